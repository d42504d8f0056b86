### How a game begins: read for three seconds, before the first move.
### $who: a name, which never declines. $you: whether that is the reader. $n: how many rounds or dominoes. $games: how many games.

# $who: the reader's colour (Kingdomino) or monster (King of Tokyo).
begin-you = You are { $who }.
begin-goal-kingdomino = { $games ->
    [1] Most points after { $n } rounds wins.
   *[other] Most points after { $games } games wins.
}
begin-claims = { $you ->
    [yes] You claim first.
   *[no] { $who } claims first.
}
begin-order = Order of claims
begin-dominoes = The first { $n } dominoes
begin-claim-one = When it is your turn, claim one.
# Behind a sum, as 3 × 2 = 6: how a property scores.
begin-squares = squares × crowns
begin-goal-tokyo = { NUMBER(20) } points win, or the last one standing.
begin-begins = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
begin-claws = The most claws begin; a tie is rolled again.
# $who: a list of names.
begin-tied = { $n ->
    [one] { $who } have one claw each and roll again.
   *[other] { $who } have { $n } claws each and roll again.
}
begin-after = Your turn comes after { $who }.
begin-roll = Roll six dice up to three times and keep what you like.
# A button: ends the film.
begin-now = Start now
