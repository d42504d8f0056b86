### King of Tokyo: what is read in its book: its rules and words, and what players ask about its cards.

## What players ask about the cards

card-acid-attack-ruling = The other side is outside Tokyo if you are in it, and in Tokyo if you are outside; monsters on your own side are never hit. With a claw it is part of the attack. Without a claw it is not an attack: nobody may yield and you do not take Tokyo. Bought in your own buying step, it deals its 1 at once.
card-alien-metabolism-ruling = Never less than 0, and wherever you buy: from the row, the top of the deck or another monster. Sweeping still costs 2. { card-metamorph } gives back what you really paid.
card-alpha-monster-ruling = One claw is enough, even when you only take an empty Tokyo or all your damage is stopped. However many monsters you hit, it is 1 point.
card-armor-plating-ruling = A blow of 2 or more hurts in full. An attack with all its extra damage is one blow, and so is all your poison. If { card-camouflage } leaves 1, that is stopped too. Attacked in Tokyo, you may still yield.
card-background-dweller-ruling = While you are rolling, before you stop. One 3 at a time, and only dice that show 3.
card-burrowing-ruling = The extra damage needs a claw. The 1 for yielding is not an attack. It is not dealt when you are eliminated or pushed out, nor when nobody takes Tokyo. A monster that falls to 0 by it does not take Tokyo.
card-camouflage-ruling = It works by itself and against all damage, from cards and poison too. A blow stopped in full gives you no poison or shrink counter. Attacked in Tokyo, you may still yield.
card-complete-destruction-ruling = The dice still do what they always do. Faces changed by cards count. More dice do no harm, and the heart counts in Tokyo too.
card-dedicated-news-team-ruling = Not for buying this card itself, and not for sweeping. Cards bought with { card-opportunist }, { card-made-in-a-lab } or { card-parasitic-tentacles } count. The point comes before the effect of the card.
card-drop-from-high-altitude-ruling = You take the City, with the usual 1 point. A monster in the City leaves unhurt; that does not count as yielding. A monster in the Bay stays. If you are in the Bay, you do not move.
card-eater-of-the-dead-ruling = You gain the points for each monster, whatever the cause and on anybody’s turn. A monster that comes back with { card-it-has-a-child } counts too.
card-energize-ruling = It is one gain: { card-friend-of-children } adds 1.
card-energy-hoarder-ruling = You keep the energy. 5 energy score nothing, 11 score 1 point, 12 score 2. Energy on { card-monster-batteries } does not count.
card-evacuation-orders-ruling = Nobody falls below 0. A monster that falls below 20 before the turn ends has not won.
card-even-bigger-ruling = You gain the 2 health in Tokyo too; this is not healing, so { card-regeneration } adds nothing. If you lose the card you lose 2 health, but never your last. Nobody ever has more than 12.
card-extra-head-ruling = From your next turn on. Two cards { card-extra-head } make it two more dice.
card-fire-blast-ruling = This is not an attack: nobody may yield, and nobody takes the place of a monster eliminated by it.
card-fire-breathing-ruling = Neighbours are the nearest living monsters, in Tokyo or not. A neighbour you are not attacking takes 1: that is not an attack, so it gives no counters and nobody may yield. With two monsters left it is 1, not 2. Damage by bought cards does not count.
card-freeze-time-ruling = Three 1s or more. Three 1s again: yet another turn, with yet one fewer die. It is a full turn, with buying and the points for Tokyo. It happens by itself.
card-frenzy-ruling = This turn is finished first. If you buy it on another monster’s turn, yours comes after that one; then the order continues from where it was. It begins with all your dice.
card-friend-of-children-ruling = 1 each time, not 1 for each energy: two energy dice give 3. Energy that others pay you counts. Energy back from { card-metamorph } or { card-monster-batteries } does not.
card-gas-refinery-ruling = This is not an attack: nobody may yield, nobody takes the place of a monster eliminated by it, and cards that strengthen attacks add nothing.
card-giant-brain-ruling = Four rolls in all, each of as many dice as you like.
card-gourmet-ruling = Three 1s or more. 1-1-1 scores 3 points in all, 1-1-1-1 scores 4.
card-heal-ruling = In Tokyo too. { card-regeneration } makes it 3. Your health does not rise above its maximum.
card-healing-ray-ruling = Nobody can refuse; a monster that has too little pays all it has. Such a heart does not heal you. You must be outside Tokyo, the other need not. With { card-regeneration }, if you use no heart on yourself, you may give the others one more heart in total.
card-herbivore-ruling = Damage by your cards counts as well. An attack that is stopped in full damages nobody. Damage to yourself does not matter.
card-herd-culler-ruling = After your last roll, before the dice count.
card-high-altitude-bombing-ruling = This is not an attack: nobody may yield. If everybody is eliminated, nobody wins.
card-it-has-a-child-ruling = You keep your energy and your poison and shrink counters, and come back outside Tokyo. An attacker takes the place you held. On your own turn, the turn continues.
card-jet-fighters-ruling = The points come first. 20 points do not win if you are eliminated this turn.
card-jets-ruling = You decide when you know the damage; it saves you from a deadly attack too. The attacker still takes Tokyo. If you stay, you take it all. Leaving because the Bay closes does not count as yielding.
card-made-in-a-lab-ruling = Only you see it. What you do not buy stays on top. When the top changes, you see the new one.
card-metamorph-ruling = You may discard any number, even cards of this turn and { card-metamorph } itself. You get what you really paid. { card-friend-of-children } adds nothing.
card-mimic-ruling = You may copy any monster’s card, even your own, but not another { card-mimic }. It works as if just bought, with counters of its own. If the copied card leaves play, choose again for 1 energy at the start of a turn. If the copy would discard itself, { card-mimic } is discarded.
card-monster-batteries-ruling = You choose once, when you get it. When it is empty it is discarded; with 0 that is at once. { card-friend-of-children } adds nothing. If another monster takes the card, it keeps its energy and is not charged again.
card-national-guard-ruling = The points come first. 20 points do not win if you are eliminated this turn.
card-nova-breath-ruling = Only monsters in Tokyo may yield, and only to an attacker from outside. If you take an empty Tokyo, nobody is hit.
card-nuclear-power-plant-ruling = It heals in Tokyo too. { card-regeneration } makes it 4.
card-omnivore-ruling = The dice count for other things as well: 1-2-3-3-3 scores 2 points and 3 points.
card-opportunist-ruling = You pay its usual price, before anybody else may take it. The card that fills the gap is offered too. On your own turn you buy in your buying step. Two owners are asked clockwise from the monster whose turn it is.
card-parasitic-tentacles-ruling = Only in your own buying step, and nobody can refuse. Counters and energy on the card come with it. If you pay less, the owner gets less. With { card-even-bigger } the seller loses 2 health, and you gain 2.
card-plot-twist-ruling = After your last roll, before the dice count. You may keep it for a later turn.
card-poison-quills-ruling = Three 2s or more. The other side is outside Tokyo if you are in it, and in Tokyo if you are outside. With a claw it is part of the attack. Without a claw it is not an attack: nobody may yield and you do not take Tokyo.
card-poison-spit-ruling = One counter per attack, however much damage. Outside Tokyo a heart can remove one instead of healing. Counters stay when this card or its owner is gone. All poison of a monster is one blow and not an attack.
card-psychic-probe-ruling = After its last roll, before it changes dice with cards. You choose the die. The new face counts, a heart too.
card-rapid-healing-ruling = On others’ turns too, in Tokyo too, and just before a blow hits you, but not once your health is 0. { card-regeneration } makes each payment heal 2.
card-regeneration-ruling = 1 each time, not 1 for each heart: two hearts heal 3. Not when another monster heals you.
card-rooting-for-the-underdog-ruling = Only if you alone have the fewest: a tie scores nothing. Eliminated monsters do not count.
card-shrink-ray-ruling = One counter per attack. Outside Tokyo a heart can remove one instead of healing; the die is back on the next turn. Counters stay when this card is gone. A monster with no die left does not roll.
card-smoke-cloud-ruling = You may spend several in one turn. If another monster takes the card, the counters stay on it. A { card-mimic } copy gets 3 counters of its own.
card-solar-powered-ruling = Also on the turn you buy it. { card-friend-of-children } makes it 2.
card-spiked-tail-ruling = You need at least one claw. Every monster you attack takes 1 more.
card-stretchy-ruling = After your last roll, as often as you can afford. The energy on these dice is not yours yet.
card-tanks-ruling = The points come first. 20 points do not win if you are eliminated this turn.
card-telepath-ruling = As often as you can afford, each of as many dice as you like. The energy on these dice is not yours yet.
card-urbavore-ruling = So 3 points in all, in the City or the Bay. The extra damage needs a claw; damage by bought cards does not grow.
card-vast-storm-ruling = A monster with 7 energy loses 3. Energy on { card-monster-batteries } is safe.
card-were-only-making-it-stronger-ruling = 1 energy, however big the blow. Only health really lost counts.
card-wings-ruling = You may wait until you see what would hit you, from dice, cards or poison. A blow stopped this way gives you no counter. Attacked in Tokyo, you may still yield.

## Words on the cards

# A word that cards use, and what it means.
word-reroll = Reroll
word-reroll-text = An extra roll beyond the usual three. You choose how many of your dice you reroll, unless the card names one die.
word-damage = Damage
word-damage-text = Each point of damage costs 1 health. All damage that one cause does to a monster at a time is one blow.
word-attack = Attack
word-attack-text = You attack if your dice show at least one claw. Without a claw a card that strengthens attacks adds nothing. Damage by a bought card is never an attack. An attack that is stopped in full damages nobody.
word-yield = Yield
word-yield-text = A monster in Tokyo that is attacked with dice from outside may leave, even if nothing hurt it. It takes the damage all the same, and the attacker must take a place.
word-eliminated = Eliminated
word-eliminated-text = A monster with 0 health is eliminated. Its cards are discarded, its energy goes back to the bank.
word-keep = Keep
word-keep-text = The card stays with you and works to the end of the game, unless it says otherwise.
word-at-once = At once
word-at-once-text = The card works when you buy it and is then discarded.

## The rules, by the numbers of their requirements; tokyo-rules-... are the headings

tokyo-rules-aim = The aim
rule-T-010 = You are a monster and want to become King of Tokyo.
rule-T-011 = The first monster with 20 points wins, or the last one left alive.

tokyo-rules-setup = Set-up
rule-T-029 = Each monster begins with 10 health, 0 points and no energy. Nobody is in Tokyo.
rule-T-041 = The 66 cards are shuffled; three are face up beside the deck.
rule-T-045 = All roll six dice. The monster with the most claws begins; tied monsters roll again. Then play goes round clockwise.

tokyo-rules-turn = Your turn
rule-T-048 = Roll the dice; do what they show; buy cards if you like; end your turn.
rule-T-051 = First roll all six dice.
rule-T-052 = Then you may reroll twice. You may stop earlier.
rule-T-053 = Each time, reroll as many dice as you like, even those that you kept before.
rule-T-056 = Your final faces count: first the numbers, then hearts, energy and claws.

tokyo-rules-dice = The dice
rule-T-059 = Three dice with the same number score that number: 3-3-3 scores 3.
rule-T-061 = Each further die of that number scores 1 more point: 3-3-3-3 scores 4.
rule-T-063 = Fewer than three equal numbers score nothing.
rule-T-064 = Energy: 1 energy for each die. It stays yours until you spend it.
rule-T-073 = Heart: heals 1 damage, up to 10 health. A heart can take away a poison or shrink counter instead.
rule-T-075 = In Tokyo hearts do nothing for you.
rule-T-076 = Cards heal in Tokyo too.
rule-T-067 = Claw: each deals 1 damage to every monster on the other side: outside Tokyo if you are in it, in Tokyo if you are outside.
rule-T-068 = From Tokyo you hit all monsters outside.
rule-T-069 = From outside you hit all monsters in Tokyo.

tokyo-rules-tokyo = Tokyo
rule-T-105 = While Tokyo is empty, the first monster with a claw takes it. Without a claw nobody takes it.
rule-T-106 = A monster that takes an empty Tokyo damages nobody with those claws.
rule-T-116 = Taking a place in Tokyo scores 1 point.
rule-T-117 = If you begin your turn in Tokyo you gain 2 points.
rule-T-108 = A monster in Tokyo that is attacked may yield: it leaves. It may also stay.
rule-T-110 = A monster that yields still takes the damage.
rule-T-109 = The attacker must take the place of a monster that yields.
rule-T-112 = If the attack eliminates the monster in Tokyo, the attacker takes its place.
rule-T-113 = Damage by cards is not an attack: nobody may yield, and after an elimination the place stays empty.

tokyo-rules-cards = Cards
rule-T-078 = After the dice you may buy cards with energy, as many as you can afford.
rule-T-083 = A bought card is replaced at once. You may buy the new one too.
rule-T-081 = Sweep: pay 2 energy to discard the three cards and turn up three new ones. Repeat as often as you can afford.
rule-T-090 = Keep cards stay with you and work to the end of the game, unless they say otherwise.
rule-T-092 = Other cards work at once and are then discarded.
rule-T-095 = Cards lift your health above 10 only if they say so.
rule-T-040 = When the deck is used up, the discarded cards are shuffled into a new one.

tokyo-rules-elimination = Elimination
rule-T-071 = A monster with 0 health is eliminated. Its cards are discarded and its energy is gone.
rule-T-155 = An eliminated monster takes no further part; you may keep watching.

tokyo-rules-winning = Winning
rule-T-149 = With one monster left alive the game ends; it wins.
rule-T-151 = 20 points win at the end of a turn, anybody’s, and only if you are still alive then.
rule-T-152 = If several living monsters have 20 points then, the one that reached 20 first wins.
rule-T-154 = If all are eliminated together, nobody wins.

tokyo-rules-bay = Five and six players
rule-T-121 = With five or six monsters Tokyo has two places, the City and the Bay. Both are in Tokyo and work the same way. The table can be opened without the Bay.
rule-T-119 = Monsters in the City and the Bay do not hit each other, only those outside.
rule-T-123 = A monster that takes Tokyo gets the City if it is free, otherwise the Bay.
rule-T-125 = If the City is taken and the Bay free, an attacker damages the monster in the City and then takes the Bay, or the City if that monster yields.
rule-T-130 = If both places are given up, the attacker takes the City and the Bay stays empty. A monster never moves from one place to the other.
rule-T-133 = As soon as fewer than five are alive the Bay closes, and a monster there leaves Tokyo.

tokyo-rules-software = What { -kingtable } does by itself
rule-T-058 = It does what your dice show, in the order of the rules. It counts, moves monsters into and out of Tokyo, refills the row and shuffles.
rule-T-096 = At the end of your turn your cards take effect, then poison hurts, then the game checks whether anyone has 20 points.
rule-T-006 = It asks you only when you have a choice. Where the rulebook is silent, the notes on the cards say how it is played here.
tokyo-book-words = Words on the cards
tokyo-book-cards = All cards
