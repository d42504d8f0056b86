### The book of King of Tokyo: titles, examples under pictures, what the printed rulebook calls its sections; the card book.
### Colours are not named: the picture shows them. $n: how many. $who: a name, which never declines, or “You”.

## Sections of the printed rulebook

tokyo-section-aim = Aim of the game
tokyo-section-setup = Set-up
tokyo-section-turn = Outline of a turn
tokyo-section-roll = Rolling the dice
tokyo-section-dice = Resolving the dice
tokyo-section-king = Becoming King of Tokyo
tokyo-section-tokyo = Effects of Tokyo
tokyo-section-buy = Buying cards
tokyo-section-cards = The cards
tokyo-section-winning = Winning
tokyo-section-advanced = Advanced rules

## Topics: the title, and the example that the picture shows

tokyo-topic-aim = King of Tokyo
tokyo-topic-aim-example = 20 points, or the last one alive: the game is won.
tokyo-topic-turn = What you do in a turn
tokyo-topic-turn-example = Three 3s score 3 points, and a die gives 1 energy. Then you may buy a card, and your turn ends.
tokyo-topic-roll = Three rolls
tokyo-topic-roll-example = Keep 3-3 and reroll four dice; keep the new 3 too and reroll three. The third roll leaves 3-3-3-3, a claw and energy.
tokyo-topic-faces = The six faces
tokyo-topic-faces-example = 1, 2, 3, heart, energy and claw.
tokyo-topic-numbers = Numbers score points
tokyo-topic-numbers-example = 3-3-3-3 scores 3 + 1 = 4 points. 2-2 scores nothing.
tokyo-topic-energy = Energy
tokyo-topic-energy-example = Three dice with energy: 1 energy becomes 4.
tokyo-topic-hearts = Hearts
tokyo-topic-hearts-example = Two hearts outside Tokyo: 6 health becomes 8. In Tokyo it stays 6.
tokyo-topic-claws = Claws
tokyo-topic-claws-example = Two claws from outside: the monster in Tokyo falls from 9 health to 7.
tokyo-topic-enter = Taking Tokyo
tokyo-topic-enter-example = Tokyo is empty: three claws hurt nobody. The monster takes it and gains 1 point.
tokyo-topic-hold = Staying in Tokyo
tokyo-topic-hold-example = Your turn begins in Tokyo: 4 points become 6.
tokyo-topic-yield = Yielding
tokyo-topic-yield-example = Two claws cost the monster in Tokyo 2 health. It yields; the attacker takes Tokyo and gains 1 point.
tokyo-topic-fall = When the monster in Tokyo falls
tokyo-topic-fall-example = Two claws against 2 health: eliminated. The attacker takes the place.
tokyo-topic-buy = Buying cards
tokyo-topic-buy-example = 10 energy, and a card for 7: 3 energy are left, and a new card is turned up.
tokyo-topic-sweep = Sweeping the cards
tokyo-topic-sweep-example = 2 energy buys three new cards for the row: 10 energy becomes 8.
tokyo-topic-kinds = Keep, or at once
tokyo-topic-kinds-example = { card-extra-head } stays with you and keeps working. { card-heal } works when it is bought and is then discarded.
tokyo-topic-deck = When the deck is used up
tokyo-topic-deck-example = The deck is empty: what was discarded is shuffled and becomes the new deck.
tokyo-topic-out = Elimination
tokyo-topic-out-example = Two claws against 1 health: the monster is eliminated.
tokyo-topic-points = 20 points
tokyo-topic-points-example = 20 points and 3 health at the end of the turn: won. 20 points and 0 health: not won.
tokyo-topic-last = The last one alive
tokyo-topic-last-example = Two monsters are eliminated: the third wins, however many points it has.
tokyo-topic-bay = City and Bay
tokyo-topic-bay-example = One monster is in the City, one in the Bay. Both are in Tokyo.
tokyo-topic-both = Attacks with a Bay
tokyo-topic-both-example = Two claws from the City hit the three monsters outside; the one in the Bay takes no damage.
tokyo-topic-setup = How a game begins
tokyo-topic-setup-example = 10 health, 0 points, no energy; three cards are face up.
tokyo-topic-first = Who begins
tokyo-topic-first-example = Three claws against two: the monster with three begins.
tokyo-topic-software = Counted for you
tokyo-topic-software-example = 3-3-3, two claws, one energy: points, energy and damage are counted for you.

## The card book

# Where the book's contents lead to it.
king-of-tokyo-appendix = Words and cards
# Buttons: which kinds of cards are shown. Room: 14
tokyo-book-kind-all = All kinds
# Room: 14
tokyo-book-kind-keep = Keep
# Room: 14
tokyo-book-kind-once = At once
# A button: only cards that are seen in this game.
tokyo-book-here = In this game
# Where a card is, as a label beside it.
tokyo-book-in-row = in the row
# The same: whose it is.
tokyo-book-owned = owner: { $who }
# The same.
tokyo-book-discarded = discarded
tokyo-book-found = { $n ->
    [0] No card.
    [one] { $n } card
   *[other] { $n } cards
}
