# Above the turn that is proposed.
hint-title = わたしならこうします
hint-thinking = 考え中…
hint-warming = 強いボットの準備中は、もう少し時間がかかります。
hint-why = 理由
hint-place = { $domino }番を置く：{ $where }。
hint-discard = { $domino }番を捨てる。
hint-claim = { $domino }番を選ぶ。
hint-chance = その後の勝率：{ $p }。
hint-second = 2番目によい手では勝率が{ $points }ポイント下がり、{ $p }になります。
hint-either = どちらでもかまいません。もう一つの手：{ $turn }

## Why: Kingdomino

hint-most = { $gain ->
    [0] 今、点になる置き場所はありません。
   *[other] 今{ $gain }点で、これより点の多い置き場所はありません。
}
hint-less = { $gain ->
    [0] 今は点になりません（他の場所なら最大{ $most }点）。
   *[other] 今は{ $gain }点です（他の場所なら最大{ $most }点）。
}
hint-middle = { -middle-kingdom }の可能性が残ります。
hint-open = これから来るかもしれないドミノ：{ $coming }枚。そのうち配置後の王国に置けるもの：{ $fits }枚。
hint-open-all = これから来るかもしれないドミノは、どれも配置後の王国に置けます。
hint-open-more = これから来るかもしれないドミノ：{ $coming }枚。そのうち配置後の王国に置けるもの：{ $fits }枚（点が最も多い置き場所なら{ $other }枚）。
hint-no-place = どこにも置けません。
hint-claim-most = { $domino }番は次のラウンドで最大{ $gain }点になり、空いているドミノにこれより点の多いものはありません。
hint-claim-gain = { $domino }番は次のラウンドで最大{ $gain }点になります。
hint-claim-fits = { $domino }番は王国に置けます。空いているドミノには、置けないものもあります。
hint-takes = { $who }が選べば最大{ $gain }点になります。
hint-first = 次のラウンドで最初に手番が来ます。
hint-playouts = 比べた手：{ $turns }通り。先まで試したところ、これがいちばんよい結果でした。

## Why: King of Tokyo

hint-odds = { $p }：{ $dice }以上。
hint-sure = 残すダイスだけで、必ず{ $n }点になります。
hint-all-again = 残す価値のある目はないと考え、ダイスをすべて振り直します。
hint-stop = ここで止めると：{ $told }。
hint-stop-nothing = 振り直すと、良くなる見返りより悪くなるおそれのほうが大きいと考えます。
hint-effect = その結果：{ $told }。
hint-pays = エネルギーを{ $n }使い、{ $left }残ります。
hint-loses = これでカード「{ $card }」を失います。
hint-sweep = 場札は、どれもコストに見合わないと考えます。
hint-saves = 場札は、どれもコストに見合わないと考えます。エネルギー{ $n }はそのまま残ります。
hint-health = ライフは{ $n }になります。
hint-rivals = 次の自分の手番までに、トーキョーを攻撃できるモンスター{ $n }体がダイスを振ります。
hint-stays = トーキョーで手番を始めると{ NUMBER(2) }点です。
hint-only-way = 他の選択肢では必ず脱落します。
