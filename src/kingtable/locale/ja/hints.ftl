# Above the turn that is proposed.
hint-title = わたしならこうします
hint-thinking = 考え中…
hint-place = { $domino }番を置く：{ $where }。
hint-discard = { $domino }番を捨てる。
hint-claim = { $domino }番を選ぶ。

## Why: Kingdomino

hint-most = { $gain ->
    [0] 今、点になる置き場所はありません。
   *[other] 今{ $gain }点になり、これより多い置き場所はありません。
}
hint-less = { $gain ->
    [0] 今は点になりません（最大{ $most }点が可能）。
   *[other] 今は{ $gain }点です（最大{ $most }点が可能）。
}
hint-bonus = { $bonus ->
    [harmony] { -harmony }の可能性が残ります。
   *[middle_kingdom] { -middle-kingdom }の可能性が残ります。
}
hint-open = これから来るかもしれないドミノ：{ $coming }枚。そのうち王国に置けるもの：{ $fits }枚。
hint-open-all = これから来るかもしれないドミノは、どれも王国に置けます。
hint-open-more = これから来るかもしれないドミノ：{ $coming }枚。そのうち王国に置けるもの：{ $fits }枚（点が最も多い置き場所では{ $other }枚）。
hint-no-place = どこにも置けません。
hint-claim-most = { $domino }番は次に最大{ $gain }点になり、空いているドミノにこれより多いものはありません。
hint-claim-gain = { $domino }番は次に最大{ $gain }点になります。
hint-claim-fits = { $domino }番は王国に置けます。空いているドミノのすべてが置けるわけではありません。
hint-takes = { $who }にとっては最大{ $gain }点でした。
hint-first = 次のラウンドで最初に手番が来ます。
hint-playouts = 比べた手：{ $turns }通り。そのために最後まで進めたゲーム：{ $games }回。

## Why: King of Tokyo

hint-odds = { $p }：{ $dice }以上。
hint-sure = 残すダイスだけで、必ず{ $n }点になります。
hint-all-again = 残す価値のある目はないと考えます。ダイスを全部振り直します。
hint-stop = 今ある目がそのまま得られます：{ $told }。
hint-stop-nothing = もう一度振っても、良くなるより悪くなるほうが大きいと考えます。
hint-effect = この後：{ $told }。
hint-pays = エネルギーを{ $n }使い、{ $left }残ります。
hint-loses = これでカード{ $card }を失います。
hint-sweep = 並んでいるカードは、どれもコストに見合わないと考えます。
hint-saves = 並んでいるカードは、どれもコストに見合わないと考えます。エネルギー{ $n }はそのまま残ります。
hint-health = ライフは{ $n }になります。
hint-rivals = 次の自分の手番までに、トーキョーを攻撃できるモンスター{ $n }体がダイスを振ります。
hint-stays = トーキョーで手番を始めると{ NUMBER(2) }点です。
hint-only-way = 他の答えでは必ず脱落します。
