## Sections of the printed rulebook

tokyo-section-aim = ゲームの目的
tokyo-section-setup = 準備
tokyo-section-turn = 手番の流れ
tokyo-section-roll = ダイスを振る
tokyo-section-dice = ダイスの解決
tokyo-section-king = キング・オブ・トーキョーになる
tokyo-section-tokyo = トーキョーの効果
tokyo-section-buy = カードの購入
tokyo-section-cards = カード
tokyo-section-winning = 勝利
tokyo-section-advanced = 上級ルール

## Topics: the title, and the example that the picture shows

tokyo-topic-aim = キング・オブ・トーキョー
tokyo-topic-aim-example = 20点に届くか、最後の生き残りになれば勝ちです。
tokyo-topic-turn = 手番にすること
tokyo-topic-turn-example = 3が三つで3点、もう一つのダイスでエネルギーを1得ます。その後カードを購入でき、手番が終わります。
tokyo-topic-roll = 3回振る
tokyo-topic-roll-example = 3-3を残して4個を振り直し、新しく出た3も残して3個を振り直します。3回目の後は3-3-3-3と爪とエネルギーです。
tokyo-topic-faces = 六つの目
tokyo-topic-faces-example = 1、2、3、ハート、エネルギー、爪です。
tokyo-topic-numbers = 数字で点を得る
tokyo-topic-numbers-example = 3-3-3-3は3＋1＝4点です。2-2では何も得られません。
tokyo-topic-energy = エネルギー
tokyo-topic-energy-example = エネルギーの目が三つで、エネルギーが1から4になります。
tokyo-topic-hearts = ハート
tokyo-topic-hearts-example = トーキョーの外ではハート二つでライフが6から8になります。トーキョーでは6のままです。
tokyo-topic-claws = 爪
tokyo-topic-claws-example = 外から爪二つで、トーキョーのモンスターのライフは9から7になります。
tokyo-topic-enter = トーキョーに入る
tokyo-topic-enter-example = トーキョーには誰もいないので、三つの爪は誰にも当たりません。モンスターが入り、1点を得ます。
tokyo-topic-hold = トーキョーにとどまる
tokyo-topic-hold-example = トーキョーで手番を始めると、4点が6点になります。
tokyo-topic-yield = 明け渡す
tokyo-topic-yield-example = 爪二つでトーキョーのモンスターが2ダメージを受け、明け渡します。攻撃したモンスターが入り、1点を得ます。
tokyo-topic-fall = トーキョーのモンスターが脱落したとき
tokyo-topic-fall-example = ライフ2に爪二つで脱落です。攻撃したモンスターがその場所に入ります。
tokyo-topic-buy = カードの購入
tokyo-topic-buy-example = エネルギー10でコスト7のカードを購入すると、3が残り、新しいカードが公開されます。
tokyo-topic-sweep = 場札の総入れ替え
tokyo-topic-sweep-example = エネルギー2で新しい3枚が並び、エネルギーは10から8になります。
tokyo-topic-kinds = 保持と即時
tokyo-topic-kinds-example = 「{ card-extra-head }」は手元に残って効果が続きます。「{ card-heal }」は購入したときに効果を発揮し、その後捨て札になります。
tokyo-topic-deck = 山札がなくなったとき
tokyo-topic-deck-example = 山札が空になったので、捨て札をシャッフルして新しい山札にします。
tokyo-topic-out = 脱落
tokyo-topic-out-example = ライフ1に爪二つで、モンスターは脱落します。
tokyo-topic-points = 20点
tokyo-topic-points-example = 手番の終わりに20点とライフ3なら勝ちです。20点でもライフ0なら勝ちではありません。
tokyo-topic-last = 最後の生き残り
tokyo-topic-last-example = 2体が脱落しました。残りの1体は、点がいくつでも勝ちです。
tokyo-topic-bay = シティとベイ
tokyo-topic-bay-example = 1体がシティに、1体がベイにいます。どちらもトーキョーにいます。
tokyo-topic-both = ベイがあるときの攻撃
tokyo-topic-both-example = シティからの爪二つは外の3体に当たり、ベイのモンスターはダメージを受けません。
tokyo-topic-setup = ゲームの始まり
tokyo-topic-setup-example = ライフ10、0点、エネルギーなし。3枚のカードが公開されています。
tokyo-topic-first = 最初の手番
tokyo-topic-first-example = 爪三つと二つなら、三つ出したモンスターから始めます。
tokyo-topic-software = 自動で数えるもの
tokyo-topic-software-example = 3-3-3、爪二つ、エネルギー一つ：点、エネルギー、ダメージは自動で数えられます。

## The card book

king-of-tokyo-appendix = 用語とカード
tokyo-book-kind-all = すべて
tokyo-book-kind-keep = 保持
tokyo-book-kind-once = 即時
tokyo-book-here = このゲームにあるもの
tokyo-book-in-row = 場札
tokyo-book-owned = 持ち主：{ $who }
tokyo-book-discarded = 捨て札
tokyo-book-found = { $n ->
    [0] カードはありません。
   *[other] { $n }枚
}
