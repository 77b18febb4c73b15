### Spring Uprising and Rabbit Scouts in one line each.

about-faction-spring_uprising = A die brings rebels, or fells all enemies somewhere
about-faction-rabbit_scouts = A matching card, and you defend with the higher die
