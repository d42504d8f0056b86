begin-you = 担当は{ $who }です。
begin-goal-kingdomino = { $games ->
    [1] { $n }ラウンド後に最も得点の多い人の勝ちです。
   *[other] { $games }ゲーム後に最も得点の多い人の勝ちです。
}
begin-claims = { $you ->
    [yes] 最初に選んでください。
   *[no] 最初に選ぶのは{ $who }です。
}
begin-order = 選ぶ順
begin-dominoes = 最初の{ $n }枚のドミノ
begin-claim-one = 手番が来たら1枚選んでください。
begin-squares = マス × 王冠
begin-goal-tokyo = { NUMBER(20) }点を取るか、最後まで生き残れば勝ちです。
begin-begins = { $you ->
    [yes] 最初の手番です。
   *[no] { $who }から始まります。
}
begin-claws = 爪の最も多い人が先です。同数なら振り直します。
begin-tied = { $who }は爪が{ $n }個ずつなので、振り直します。
begin-after = 手番は{ $who }の次です。
begin-roll = 6個のダイスを3回まで振り、好きな目を残します。
begin-now = 今すぐ始める
