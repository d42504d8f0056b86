### The lesson of Kingdomino: of each situation its title, its task, and what is said of an answer.
### A title has room for 28 letters, all else for about 110: it stands above a board on a phone.
### $gain: what the answer brings. $best: what the best one brings; both are points.

## Claiming

# Room: 28
lesson-early = Early
lesson-early-text = The most points win: squares × crowns. You want to act first in the next round. Which do you claim?
lesson-early-right = The smallest number acts first. Large numbers carry crowns, but act late.
# $n: the place in the order of the next round, 2 to 4.
lesson-early-later = With that one you are number { $n } in the next round. The smallest number acts first.
# Room: 28
lesson-crowns = Crowns
lesson-crowns-text = Crowns make points, and you have mines with a crown. Claim the domino that can score the most for you.
lesson-crowns-right = It can score { $best }: its crowns count for your mines. In exchange, you go last in the next round.
lesson-crowns-poor = It can score { $gain }, another one { $best }. Look for crowns on a terrain that you have.

## Placing

# Room: 28
lesson-matching = Matching
lesson-matching-text = One half that matches is enough. Here both can: place the domino so that each half joins its own terrain.
lesson-matching-right = Wheat beside wheat, forest beside forest: two properties grow at once.
lesson-matching-half = Allowed, because one half touches. But both can join their own terrain: look at the corner between wheat and forest.
# Room: 28
lesson-frame = The frame
lesson-frame-text = Your kingdom is 5 squares wide, so nothing fits at its left or right. Enlarge the wheat with the crown.
lesson-frame-right = Above and below there is room. The frame is 5 × 5 squares, wherever the castle is in it.
lesson-frame-apart = It fits there, but scores { $gain }. Beside the wheat with the crown it scores { $best }.
# Room: 28
lesson-nowhere = Nothing fits
lesson-nowhere-text = Your castle is walled in, and you have no swamp: this domino fits nowhere. Do the one thing that is left.
lesson-nowhere-right = It is discarded, which costs no points. As long as a domino fits anywhere, it must be placed.

## Scoring

# Room: 28
lesson-area = Squares times crowns
lesson-area-text = A property scores its squares times its crowns. Place the domino where it scores the most.
lesson-area-right = It scores { $best }: wheat has two crowns, so its new square counts twice, and the lake grows too.
lesson-area-less = That scores { $gain }, but { $best } are possible. A new square counts once for each crown of its property.
# Room: 28
lesson-lonely = A lonely crown
lesson-lonely-text = Five forest squares without a crown score nothing. Give them the crown.
lesson-lonely-right = Six forest squares with one crown: that makes { $best }.
lesson-lonely-alone = By itself this crown scores { $gain }. Joined to the five forest squares it scores { $best }.

## Bonuses and ties

# Room: 28
lesson-middle = The middle
lesson-middle-text = { -middle-kingdom } gives 10 points if your castle ends in the centre. Place the domino so that it still can.
lesson-middle-right = Two squares at most on each side of the castle: it can still be the centre.
lesson-middle-aside = Now three squares are on one side of the castle: it can never be the centre of 5 × 5.
# Room: 28
lesson-harmony = No discard
lesson-harmony-text = { -harmony } gives 5 points if you discard no domino. Claim one that will fit in your last round.
lesson-harmony-right = Forest and pasture: you have both, so it will fit.
lesson-harmony-unfit = You have none of its terrains, and the castle is walled in: you would have to discard it.
# Room: 28
lesson-tie = A tie
lesson-tie-text = You are tied on points. Then the largest property wins, crowns or not. Place your last domino so that you win.
lesson-tie-right = Your largest property has five squares, theirs four: you win the tie.
lesson-tie-level = Largest property and crowns are equal there: the victory would be shared. Enlarge the forest.
