### Why a service of the Riverfolk Robots is not offered.

why-robots_own_services = the Riverfolk Robots sell services and buy none
why-robots_at_start = services are bought at the start of your Birdsong
why-robots_not_to_dominance = the Riverfolk Robots sell nothing to who plays for dominance
why-robots_no_service_left = the Riverfolk Robots sell you { $count } this turn, and you have bought that many
why-robots_cannot_pay = a service costs { $price }, and you can pay { $count }
why-robots_not_in_market = { $card } is not for sale
why-robots_bought_already = you have bought this service this turn
why-robots_never_hires = without warriors of your own you cannot hire Mercenaries
