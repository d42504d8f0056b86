### The odds pad: people who play King of Tokyo at a real table tap in their dice, and the page says what these can become.
### $n, $m: numbers. $who: a monster, which never declines. $p: a chance, as “59.8%”. $card: the name of a card.
### $wish: as “Three 3s”. $dice: dice, as “3, 3 and claw”.

# A button: how many play, their names, and the keys. Room: 26
wish-setup = Monsters and names
# Above the faces: the players tap in the dice that they rolled. Room: 24
wish-rolled = What did you roll?
# Room: 24
wish-title = What do you wish for?
# Room: 24
wish-over = The last roll
# A button that counts down; above the dice. Room: 18
wish-left = { $n ->
    [0] no roll left
    [one] { $n } roll left
   *[other] { $n } rolls left
}
# The same, read to people who do not see it.
wish-left-label = { wish-left }. Change
# The name of a group: the dice on the table.
wish-dice = Dice
# A die of it. $face: what it shows; $state: kept or not. A press takes it back.
wish-die = { $state ->
    [kept] Die { $n }: { $face }, kept. Take it back
   *[loose] Die { $n }: { $face }. Take it back
}
wish-none = Die { $n }: missing
# The name of a group of six buttons.
wish-faces = Tap what was rolled
# Instead of wishes, until all dice are tapped in.
wish-hint = Tap the faces that you rolled. A tap on a die takes it back. Then you see what the dice can become, and which to keep.
# The heads of four columns. Room: 14
wish-wish = Wish
# Room: 8
wish-keep = Keep
# After so many rolls. Room: 10
wish-rolls = { $n ->
    [0] now
    [one] { $n } roll
   *[other] { $n } rolls
}
# Dice of one number: three 3s. $face: 1, 2 or 3.
wish-number = { $n ->
    [2] Two { $face }s
    [3] Three { $face }s
    [4] Four { $face }s
    [5] Five { $face }s
    [6] Six { $face }s
   *[other] { $n } × { $face }
}
# A wish for two faces. $one, $two: as wish-number or “2 claws”.
wish-both = { $one }, { $two }
# Claws that take the last health of monsters.
wish-kill = Eliminate { $who }
# The gain of a wish, read to people who do not see it. $what: points, health or energy.
wish-brings = { $what }: { $n }, then { $m }
# The health of another monster.
wish-whose = { $who }, health
# What a button says to people who do not see it. $wish: its wish; $brings: what it brings; $dice: what to keep; $chances: as wish-chance.
wish-row = { $wish }. { $brings }. Keep { $dice }. { $chances }
# $n: after how many rolls.
wish-chance = { $n ->
    [0] { $p } as they are
    [one] { $p } after { $n } roll
   *[other] { $p } after { $n } rolls
}
# Instead of dice to keep.
wish-nothing = no dice
# The one button. $n: how many dice are kept, $m: how many are rolled. Room: 26
wish-roll = { $n ->
    [0] Roll { $m ->
        [one] { $m } die
       *[other] all { $m } dice
    }
   *[other] Keep { $n }, roll { $m ->
        [one] { $m } die
       *[other] { $m } dice
    }
}
# The same, while dice are missing. Room: 26
wish-missing = { $n ->
    [one] { $n } die missing
   *[other] { $n } dice missing
}
# The same, when the turn is over. Room: 26
wish-turn = New turn
# Room: 12
wish-undo = Undo
# Cards that change dice. Room: 14
wish-cards = Cards
# A card as a switch. $card: its name; $n: how many dice there are with it. Room: 30
wish-card-dice = { $card }, { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
# One roll more. Room: 30
wish-card-rolls = { $card }, +{ NUMBER(1) } roll
# A die is turned to any face. Room: 30
wish-card-turns = { $card }, { NUMBER(1) } die
# A die is turned to a 1. Room: 30
wish-card-ones = { $card }, { NUMBER(1) } die
# Below the switches.
wish-cards-text = Each switch counts once a turn. The pad takes no energy and no counters: you do.
# The name of a group: a button for each monster.
wish-monsters = Counters
# A monster's button. $health, $points, $energy: numbers; $place: as in tokyo-where.
wish-monster = { $who }: health { $health }, points { $points }, energy { $energy }, { tokyo-where }. Change
wish-health = Health
wish-energy = Energy
# A counter since the turn began. $gain: as +2. Room: 18
wish-since = this turn { $gain }
# A place in Tokyo, or outside. Room: 14
wish-where = Place
wish-outside = Outside
# A button: this monster rolls the dice. Room: 20
wish-rolls-now = Rolls the dice
# Asked once, beyond what is usual.
wish-sure-health = More than { NUMBER(12) } health?
wish-sure-points = More than { NUMBER(20) } points?
wish-sure-low = Less than { NUMBER(0) }?
# Two buttons. $n: the new number, or the one that stays.
wish-yes = Yes, { $n }
wish-no = No, { $n }
# How many monsters play.
wish-many = Monsters
# A monster in the list of names. $n: its place.
wish-nth = Monster { $n }
wish-nth-name = Name of monster { $n }
wish-anew = New game
# In the list of keys: the effect of each.
wish-key-face = a die shows this
wish-key-wish = choose a wish
wish-key-roll = roll, or begin a new turn
wish-key-left = one fewer roll
# Said after a tap. $dice: the dice so far; $n: how many are missing.
wish-said = { $dice }. { $n ->
    [one] { $n } die missing
   *[other] { $n } dice missing
}.
# Said when odds are there. $wishes: as wish-said-one.
wish-said-all = { $wishes }.
wish-said-one = { $wish } { $p }
