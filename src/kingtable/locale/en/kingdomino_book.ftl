### The book of Kingdomino: titles, examples under pictures, and what the printed rulebook calls its sections.
### A number alone is the number of a domino. Colours are not named: the picture shows them.

## Chapters

kingdomino-book-aim = The aim
kingdomino-book-turn = A round
kingdomino-book-placing = Placing dominoes
kingdomino-book-score = The end and the score
kingdomino-book-opening = The beginning
kingdomino-book-variants = Variants

## Sections of the printed rulebook, as this language's edition has them

kingdomino-section-aim = Aim of the game
kingdomino-section-setup = Set-up
kingdomino-section-play = Course of play
kingdomino-section-connect = Connecting dominoes
kingdomino-section-end = End of the game
kingdomino-section-score = Scoring
kingdomino-section-ties = Ties
kingdomino-section-variants = Variants

## Topics: the title, and the example that the picture shows

kingdomino-topic-aim = A kingdom of 5 × 5
kingdomino-topic-aim-example = Twelve dominoes and the castle fill 5 × 5 squares. Wheat is beside wheat, forest beside forest.
kingdomino-topic-order = Who plays when
kingdomino-topic-order-example = The king on 3 plays first, then the one on 24, then the one on 41.
kingdomino-topic-turn = What you do in a turn
kingdomino-topic-turn-example = Your king is on 24: place 24 in your kingdom, then put the king on 41 of the next line.
kingdomino-topic-claim = Claiming a domino
kingdomino-topic-claim-example = Kings are on 12 and 41. Dominoes 24 and 48 are free.
kingdomino-topic-number = Low number or high
kingdomino-topic-number-example = 3 has no crown and plays early. 48 has three crowns and plays last.
kingdomino-topic-touch = What can go beside what
kingdomino-topic-touch-example = 20 was added last: its wheat touches wheat and the castle. Its lake may be beside anything.
kingdomino-topic-frame = No larger than 5 × 5
kingdomino-topic-frame-example = This kingdom is five squares wide. It can still grow upwards and downwards, but not sideways.
kingdomino-topic-discard = When nothing fits
kingdomino-topic-discard-example = Two squares are free, but none beside them is forest: domino 5 is discarded.
kingdomino-topic-end = The last round
kingdomino-topic-end-example = 8 is placed already; 30 and 46 follow. Nothing is left to claim.
kingdomino-topic-property = Squares times crowns
kingdomino-topic-property-example = Five wheat squares with two crowns: 5 × 2 = 10. Five lake squares without a crown: 0. In all 10 + 8 + 4 + 4 + 2 = 28 points.
kingdomino-topic-tie = A tie
kingdomino-topic-tie-example = Equal points: four joined wheat squares beat two lake squares, even without a crown.
kingdomino-topic-opening = The first claims
kingdomino-topic-opening-example = The king drawn first is on 6. The other three follow in the order in which they were drawn.
kingdomino-topic-dynasty = { -dynasty }
kingdomino-topic-dynasty-example = 31, 42 and 38 points make 111.
kingdomino-topic-middle = { -middle-kingdom }
kingdomino-topic-middle-example = There are two squares on each side of the castle: 10 more points.
kingdomino-topic-harmony = { -harmony }
kingdomino-topic-harmony-example = All twelve dominoes are in the kingdom: 5 more points.
kingdomino-topic-duel = { -mighty-duel }
kingdomino-topic-duel-example = Two players with 24 dominoes each: with the castle they fill 7 × 7 squares.
kingdomino-topic-three = Three players, lines of four
kingdomino-topic-three-example = No king is on 41: it leaves the game.
