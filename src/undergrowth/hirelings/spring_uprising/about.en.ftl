### Spring Uprising and Rabbit Scouts in one line each.

about-faction-spring_uprising = A die brings rebels, or all enemies in a clearing fall
about-faction-rabbit_scouts = A matching card, and you defend with the higher die
