### The lesson of King of Tokyo: of each situation its title, its task, and what is said of an answer.
### A title has room for 28 letters, all else for about 110: it stands above a board on a phone.
### Those who play are monsters; what they are called stands in the start page's words (king-of-tokyo-name).

## Dice

# Room: 28
lesson-keep = Keeping dice
lesson-keep-text = With 20 points you win. Three 3s score 3, and you have two. Keep both and roll all the others.
lesson-keep-right = A third 3! Three of a number score that many points, and each further one scores 1 more.
lesson-keep-stop = Two 3s score nothing yet, and you have two more rolls. You may stop early, but not now.
lesson-keep-lose = You are giving away a 3. Mark both 3s, so that they stay where they are, and roll the rest.
lesson-keep-more = The two 3s are right. But each die that you keep besides has no chance of becoming the third.
# Room: 28
lesson-hearts = Hearts in Tokyo
lesson-hearts-text = You hold Tokyo and have lost health. Your dice show three hearts. Keep what helps you there, and roll on.
lesson-hearts-right = In Tokyo hearts do nothing. Outside, each one would have healed 1.
lesson-hearts-stop = Three dice would be wasted: in Tokyo hearts do nothing. Roll at least those once more.
lesson-hearts-hold = In Tokyo hearts do nothing for you, however much you need them. Roll those dice again.
# Room: 28
lesson-claws = Claws
# The monster with 2 health is the one in Tokyo.
lesson-claws-text = From outside your claws hit only Tokyo, and the monster there has 2 health left. Keep both claws.
lesson-claws-right = 2 damage: it is eliminated, and you take its place in Tokyo, with 1 point.
lesson-claws-few = That leaves it to luck. Keep both claws, and the monster in Tokyo is eliminated for certain.

## Tokyo

# Room: 28
lesson-enter = Into Tokyo
lesson-enter-text = Tokyo is empty. One claw is enough to take it, and taking it scores 1 point. Make sure of it.
lesson-enter-right = You are in Tokyo: 1 point now, and 2 more if you are still there when your next turn begins.
lesson-enter-without = That leaves it to luck: without a claw nobody takes Tokyo. Keep the one you have.
# Room: 28
lesson-yield = Yielding
lesson-yield-text = An attack took 3 of your 6 health. In Tokyo hearts do not help, and another monster rolls before you. Yield Tokyo.
lesson-yield-right = The damage stays, but you are safe outside, and the attacker must take your place.
lesson-yield-stay = You may stay. But you have 3 health, hearts do nothing here, and every claw rolled outside Tokyo hits you.

## Cards

# Room: 28
lesson-buy = Buying
lesson-buy-text = You have 4 energy. Buy the card that stays with you and works for the rest of the game: a Keep card.
lesson-buy-right = It is yours now and works by itself. A new card takes its place in the row.
lesson-buy-once = That one works once, at once, and is discarded. Look for a Keep card that you can afford.
lesson-buy-swept = Sweeping costs 2 energy, and there is a Keep card here that you can afford.
lesson-buy-nothing = You may save energy. But there is a Keep card here that you can afford.
# Room: 28
lesson-sweep = Sweeping
lesson-sweep-text = You have 5 energy, and all three cards cost more. For 2 energy you get three new ones: do that.
lesson-sweep-right = Three new cards, and 3 energy are left to buy one of them at once.
lesson-sweep-ended = The energy stays yours, but so do these cards. For 2 energy you can have three others.
# Room: 28
lesson-answer = An answer
lesson-answer-text = Three claws hit you, and you have 3 health. Your card { card-wings } stops all damage for 2 energy. Use it.
lesson-answer-right = No damage at all, to the end of this turn. Cards may answer in other monsters’ turns too.
lesson-answer-hurt = 0 health: you would be eliminated. { card-wings } costs 2 energy, and you have them.

## The end, and five monsters

# Room: 28
lesson-twenty = 20 points, alive
lesson-twenty-text = You have 16 points, 6 energy and 4 health. With 20 points at the end of your turn you win. Buy the right card.
lesson-twenty-right = 20 points, and alive: you win. The other way to win is to be the last monster left.
lesson-twenty-dead = It scores enough points, but costs 4 health. An eliminated monster does not win.
lesson-twenty-short = That is not 20 points. One of these cards gives the 4 points that you need.
# Room: 28
lesson-bay = City and Bay
lesson-bay-text = With five monsters Tokyo has a second place. The City is taken, the Bay is free. Make sure that you get in.
lesson-bay-right = Your claws hit the City, its monster stays, and you take the Bay, with 1 point as in the City.
lesson-bay-outside = That leaves it to luck. One claw damages the City and takes you into the Bay.
