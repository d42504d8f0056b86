### King of Tokyo: its cards and its dice, in our own words.
### The names are ours, and nobody's trade mark: translate what the card does. An effect has 120 letters; what is a digit in
### English stays a digit. $n: how many dice.

## The cards: name and effect

card-acid-attack = Acid Attack
card-acid-attack-text = On your turns deal 1 more damage to the monsters on the other side, even without a claw.
card-alien-metabolism = Alien Metabolism
card-alien-metabolism-text = Cards cost you 1 energy less.
card-alpha-monster = Alpha Monster
card-alpha-monster-text = Whenever you attack, gain 1 point.
card-apartment-building = Apartment Building
card-apartment-building-text = Gain 3 points.
card-armor-plating = Armor Plating
card-armor-plating-text = A blow of exactly 1 damage does nothing to you.
card-background-dweller = Background Dweller
card-background-dweller-text = You may reroll a 3 as often as you like; it costs no roll.
card-burrowing = Burrowing
card-burrowing-text = In Tokyo your attacks deal 1 more damage. When you yield, the monster that takes Tokyo takes 1 damage.
card-camouflage = Camouflage
card-camouflage-text = When you would take damage, roll a die for each point of it. Each heart stops 1.
card-commuter-train = Commuter Train
card-commuter-train-text = Gain 2 points.
card-complete-destruction = Complete Destruction
card-complete-destruction-text = If your dice show 1, 2, 3, heart, energy and claw, gain 9 points.
card-corner-store = Corner Store
card-corner-store-text = Gain 1 point.
card-dedicated-news-team = Dedicated News Team
card-dedicated-news-team-text = Whenever you buy a card, gain 1 point.
card-drop-from-high-altitude = Drop from High Altitude
card-drop-from-high-altitude-text = Gain 2 points. If you are not in Tokyo, take it.
card-eater-of-the-dead = Eater of the Dead
card-eater-of-the-dead-text = Whenever another monster’s health falls to 0, gain 3 points.
card-energize = Energize
card-energize-text = Gain 9 energy.
card-energy-hoarder = Energy Hoarder
card-energy-hoarder-text = At the end of your turn gain 1 point for every 6 energy you have.
card-evacuation-orders = Evacuation Orders
card-evacuation-orders-text = All other monsters lose 5 points.
card-even-bigger = Even Bigger
card-even-bigger-text = Your health may rise to 12. Gain 2 health now.
card-extra-head = Extra Head
card-extra-head-text = Roll one more die.
card-fire-blast = Fire Blast
card-fire-blast-text = All other monsters take 2 damage.
card-fire-breathing = Fire Breathing
card-fire-breathing-text = When you attack a monster, your neighbours at the left and right take 1 more damage each.
card-freeze-time = Freeze Time
card-freeze-time-text = With three 1s take another turn after this one, with one fewer die.
card-frenzy = Frenzy
card-frenzy-text = Take another turn after this one.
card-friend-of-children = Friend of Children
card-friend-of-children-text = Whenever you gain energy, gain 1 more.
card-gas-refinery = Gas Refinery
card-gas-refinery-text = Gain 2 points. All other monsters take 3 damage.
card-giant-brain = Giant Brain
card-giant-brain-text = You have one more roll each turn.
card-gourmet = Gourmet
card-gourmet-text = With three 1s gain 2 extra points.
card-heal = Heal
card-heal-text = Heal 2 damage.
card-healing-ray = Healing Ray
card-healing-ray-text = Your hearts may heal others. They pay you 2 energy for each damage healed.
card-herbivore = Herbivore
card-herbivore-text = At the end of your turn gain 1 point if you damaged no other monster.
card-herd-culler = Herd Culler
card-herd-culler-text = Once each turn you may change one of your dice to 1.
card-high-altitude-bombing = High Altitude Bombing
card-high-altitude-bombing-text = All monsters take 3 damage, you too.
card-it-has-a-child = It Has a Child
card-it-has-a-child-text = If you are eliminated, lose all your cards and points and come back with 10 health.
card-jet-fighters = Jet Fighters
card-jet-fighters-text = Gain 5 points and take 4 damage.
card-jets = Jets
card-jets-text = If you yield Tokyo, you take no damage from that attack.
card-made-in-a-lab = Made in a Lab
card-made-in-a-lab-text = While you buy, you may look at the top card of the deck and buy it.
# It sheds its cards; in Japanese not 変態.
card-metamorph = Metamorph
card-metamorph-text = At the end of your turn you may discard Keep cards and get back the energy paid for them.
card-mimic = Mimic
card-mimic-text = Copy any Keep card in play. At the start of your turn you may pay 1 energy to copy another.
card-monster-batteries = Monster Batteries
card-monster-batteries-text = Put energy on this card; the bank adds the same amount. Take 2 of it at the start of each of your turns.
card-national-guard = National Guard
card-national-guard-text = Gain 2 points and take 2 damage.
card-nova-breath = Nova Breath
card-nova-breath-text = Your attacks hit all other monsters, wherever they are.
card-nuclear-power-plant = Nuclear Power Plant
card-nuclear-power-plant-text = Gain 2 points and heal 3 damage.
card-omnivore = Omnivore
card-omnivore-text = Once each turn, gain 2 points if your dice show 1, 2 and 3.
card-opportunist = Opportunist
card-opportunist-text = When a card is turned up on another monster’s turn, you may buy it at once.
card-parasitic-tentacles = Parasitic Tentacles
card-parasitic-tentacles-text = While you buy, you may also buy cards of other monsters. You pay their owners.
card-plot-twist = Plot Twist
card-plot-twist-text = Once: change one of your dice to any face. Then discard this card.
card-poison-quills = Poison Quills
card-poison-quills-text = With three 2s deal 2 extra damage to the monsters on the other side.
card-poison-spit = Poison Spit
card-poison-spit-text = Monsters you damage in an attack get a poison counter: 1 damage at the end of each of their turns.
card-psychic-probe = Psychic Probe
card-psychic-probe-text = On each other monster’s turn you may reroll one of its dice. A heart: discard this card.
card-rapid-healing = Rapid Healing
card-rapid-healing-text = At any time: pay 2 energy and heal 1 damage.
card-regeneration = Regeneration
card-regeneration-text = Whenever you heal, heal 1 more.
card-rooting-for-the-underdog = Rooting for the Underdog
card-rooting-for-the-underdog-text = At the end of your turn gain 1 point if you have the fewest points.
card-shrink-ray = Shrink Ray
card-shrink-ray-text = Monsters you damage in an attack get a shrink counter: they roll one fewer die.
card-skyscraper = Skyscraper
card-skyscraper-text = Gain 4 points.
card-smoke-cloud = Smoke Cloud
card-smoke-cloud-text = It has 3 smoke counters. Spend one for one more roll. Without counters discard it.
card-solar-powered = Solar Powered
card-solar-powered-text = At the end of your turn gain 1 energy if you have none.
card-spiked-tail = Spiked Tail
card-spiked-tail-text = Your attacks deal 1 more damage.
card-stretchy = Stretchy
card-stretchy-text = Pay 2 energy to change one of your dice to any face.
card-tanks = Tanks
card-tanks-text = Gain 4 points and take 3 damage.
card-telepath = Telepath
card-telepath-text = Pay 1 energy for one more roll.
card-urbavore = Urbavore
card-urbavore-text = When you begin a turn in Tokyo, gain 1 more point. Your attacks from Tokyo deal 1 more damage.
card-vast-storm = Vast Storm
card-vast-storm-text = Gain 2 points. All other monsters lose 1 of every 2 energy they have.
card-were-only-making-it-stronger = We’re Only Making It Stronger
card-were-only-making-it-stronger-text = When a blow costs you 2 health or more, gain 1 energy.
card-wings = Wings
card-wings-text = Pay 2 energy: you take no damage for the rest of this turn.

## The faces of the dice: one, and so many

# The faces of a die, by themselves.
face-1 = 1
face-2 = 2
face-3 = 3
face-heart = heart
face-energy = energy
face-claw = claw
# So many of a face.
faces-1 = { $n ->
    [one] { $n } die with 1
   *[other] { $n } dice with 1
}
faces-2 = { $n ->
    [one] { $n } die with 2
   *[other] { $n } dice with 2
}
faces-3 = { $n ->
    [one] { $n } die with 3
   *[other] { $n } dice with 3
}
faces-heart = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}
faces-energy = { $n } energy
faces-claw = { $n ->
    [one] { $n } claw
   *[other] { $n } claws
}
