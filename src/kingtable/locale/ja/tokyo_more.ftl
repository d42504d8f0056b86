tokyo-stands = { $place ->
    [city] トーキョーシティにいる
    [bay] トーキョーベイにいる
   *[outside] トーキョーの外にいる
}
tokyo-throws = ダイスを{ $n }個振る
tokyo-poison-long = 毒：自分の手番終了時に毎回ライフを{ $n }失います。トーキョーの外なら、ハート1個でカウンターを1個取り除けます。
tokyo-shrink-long = 縮小：振るダイスが{ $n }個減ります。トーキョーの外なら、ハート1個でカウンターを1個取り除けます。
tokyo-odds-wait = 計算中…
tokyo-odds-none = ダイスを残すと、その目が増える確率を表示します。
tokyo-odds-caption = あと{ $n }回振れるときの確率
tokyo-odds-vp = { $n }点
tokyo-odds-heal = ライフ{ $n }
tokyo-odds-energy = エネルギー{ $n }
tokyo-odds-row = { $dice }以上
tokyo-deadly-throw = 何が出ても脱落します。
tokyo-at-once-long = 即時：購入したときに効果を発揮し、捨て札になります
tokyo-keeps-long = 保持：手元に残り、効果が続きます
tokyo-costs = コスト{ $n }
tokyo-printed-cost = カードに書かれたコスト：{ $n }
tokyo-buy-for = エネルギー{ $n }で購入
tokyo-ranking = 順位
tokyo-end-points = { $n }点
tokyo-end-health = 残りライフ{ $n }
tokyo-end-cards = カード：{ $cards }
tokyo-end-no-cards = カードなし
tokyo-end-out = 第{ $n }手番に脱落（{ $why }）
tokyo-end-out-by = 第{ $n }手番に脱落（{ $who }、{ $why }）
tokyo-course = 手番ごとの得点
tokyo-course-label = { $n }手番分の得点の推移。最終結果：{ $who }。下はトーキョーにいたモンスター。
tokyo-course-one = { $who }（{ $n }点）
tokyo-tally = 数字で見るゲーム
tokyo-tally-damage = ダメージ
tokyo-tally-dealt = 与えた
tokyo-tally-taken = 受けた
tokyo-tally-begun = トーキョーで始めた手番
tokyo-tally-bought = 購入したカード
tokyo-look = { $who }：ボードを見る

## Hearts

tokyo-hearts-heal = 自分を回復
tokyo-hearts-n = ハート{ $n }個
tokyo-hearts-poison = 毒を取り除く
tokyo-hearts-shrink = 縮小を取り除く
tokyo-hearts-other = { $who }を回復（エネルギーを最大{ $n }受け取る）
tokyo-hearts-after = { $energy ->
    [0] 使った後のライフは{ $n }です。
   *[other] 使った後のライフは{ $n }、エネルギーは{ $energy }増えます。
}

## Monster Batteries

tokyo-charge-label = 電池に置くエネルギー：{ $n }
tokyo-charge-note = { $n ->
    [0] エネルギーを置かなければ電池は空で、すぐに捨て札になります。
   *[other] エネルギーが{ $n }置かれ、手番ごとに{ NUMBER(2) }戻ります。
}

## A die

tokyo-pick-die = 目を変えるダイス
tokyo-becomes = { $card }：新しい目
tokyo-use-price = エネルギー{ $n }
tokyo-use-lost = その後カードを失う
tokyo-move-risk = { $move }（{ $risk }）

## Standing answers

tokyo-presets = 次からは尋ねない
tokyo-presets-note = このブラウザーに保存されます。脱落につながる行動は必ず尋ねます。
tokyo-preset-yield = 残りライフが{ $n }未満になるなら明け渡す
tokyo-preset-stay = ライフが{ $n }以上残るならとどまる
tokyo-preset-never = 尋ねないカード：

tokyo-confirm-title = 確実に脱落します
tokyo-confirm = 「{ $move }」を行うと、この手番のうちに自分のモンスターを救う手段はなくなります。それでも行いますか？
tokyo-confirm-no = やめて戻る
tokyo-confirm-yes = 行う：{ $move }
