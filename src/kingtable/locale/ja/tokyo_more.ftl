tokyo-stands = { $place ->
    [city] トーキョーシティにいる
    [bay] トーキョーベイにいる
   *[outside] トーキョーの外にいる
}
tokyo-throws = 振るダイスは{ $n }個
tokyo-poison-long = 毒：このモンスターの手番終了時に毎回{ $n }ダメージ。トーキョーの外なら、ハート1個でカウンターを1個取り除けます。
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
tokyo-means = { $card }を購入すると
tokyo-means-not = { $card }：エネルギー不足
tokyo-means-afford = 残りのエネルギーで購入可：{ $cards }
tokyo-ranking = 順位
tokyo-end-points = { $n }点
tokyo-end-health = 残りライフ{ $n }
tokyo-end-cards = カード：{ $cards }
tokyo-end-out = 第{ $n }手番に脱落（{ $why }）
tokyo-end-out-by = 第{ $n }手番に脱落（{ $who }、{ $why }）
end-your-points = 得点は{ $n }点です。
tokyo-end-from = 点の内訳
tokyo-from = { $source ->
    [dice] ダイス
    [tokyo] トーキョー
   *[cards] カード
}
tokyo-end-from-told = ダイスで{ $dice }、トーキョーで{ $tokyo }、カードで{ $cards }。
tokyo-end-behind = { $n }点差。
tokyo-end-best = 最高の手番：第{ $turn }手番、{ $n }点。
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
tokyo-hearts-poison = 毒カウンターを取り除く
tokyo-hearts-shrink = 縮小カウンターを取り除く
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
tokyo-use-lost = その後カードはなくなる
tokyo-dice-lie = このままなら：{ $told }
tokyo-dice-then = 変えると：{ $told }
tokyo-dice-nothing = 影響なし
tokyo-move-risk = { $move }（{ $risk }）

## Standing answers

tokyo-presets = 次からは尋ねない
tokyo-presets-note = このテーブルだけで有効です。脱落につながる行動の前には必ず確認します。
tokyo-preset-yield = 残りライフが{ $n }未満になるなら明け渡す
tokyo-preset-stay = ライフが{ $n }以上残るならとどまる
tokyo-preset-never = 尋ねないカード：

tokyo-confirm-title = 確実に脱落します
tokyo-confirm = 「{ $move }」を行うと、この手番のうちに自分のモンスターを救う手段はなくなります。それでも行いますか？
tokyo-confirm-no = やめて戻る
tokyo-confirm-yes = 行う：{ $move }

tokyo-stop-poison = その後、毒でライフを{ $n }失う
tokyo-ask-probe = { $who }のダイスを1個振り直させますか？
tokyo-ask-change-rest = 変えなければ、このままの目で数えます。
tokyo-ask-hearts = ハート{ $n }個の使い道を決めてください。
tokyo-ask-hearts-rest = 残りのハートは自分の回復に使われます。
tokyo-ask-charge-rest = ストックから同じ数が加わります。
tokyo-ask-opportunist = 新しい場札です。最初に購入できます。
tokyo-other-opportunist = { $who }は新しいカードを最初に購入できます。
tokyo-log-turn-extra = { $you ->
    [yes] 第{ $n }手番：再びあなた（{ $card }）
   *[no] 第{ $n }手番：再び{ $who }（{ $card }）
}
tokyo-log-again = { $you ->
    [yes] 3の目を振り直し、{ $to }になりました。
   *[no] { $who }が3の目を振り直し、{ $to }になりました。
}
tokyo-log-extra-throw = { $you ->
    [yes] もう1回振れるようになりました（{ $card }）。
   *[no] { $who }がもう1回振れるようになりました（{ $card }）。
}
tokyo-log-probe = { $you ->
    [yes] ダイスを1個振り直させ、{ $face }が{ $to }になりました。
   *[no] { $who }がダイスを1個振り直させ、{ $face }が{ $to }になりました。
}
tokyo-log-change = { $you ->
    [yes] { $face }を{ $to }に変えました（{ $card }）。
   *[no] { $who }が{ $face }を{ $to }に変えました（{ $card }）。
}
tokyo-log-vp-lost = { $you ->
    [yes] { $n }点を失いました（{ $why }）。残り{ $now }点。
   *[no] { $who }が{ $n }点を失いました（{ $why }）。残り{ $now }点。
}
tokyo-log-energy-paid = { $you ->
    [yes] エネルギーを{ $n }支払いました（{ $why }）。残り{ $now }。
   *[no] { $who }がエネルギーを{ $n }支払いました（{ $why }）。残り{ $now }。
}
tokyo-log-poison = { $you ->
    [yes] 毒カウンターを{ $n }個受けました。
   *[no] { $who }が毒カウンターを{ $n }個受けました。
}
tokyo-log-poison-gone = { $you ->
    [yes] 毒カウンターを{ $n }個取り除きました。
   *[no] { $who }が毒カウンターを{ $n }個取り除きました。
}
tokyo-log-shrink = { $you ->
    [yes] 縮小し、ダイスが{ $n }個減りました。
   *[no] { $who }が縮小し、ダイスが{ $n }個減りました。
}
tokyo-log-shrink-gone = { $you ->
    [yes] 縮小が解け、ダイスが{ $n }個増えました。
   *[no] { $who }の縮小が解け、ダイスが{ $n }個増えました。
}
tokyo-log-prevented = { $you ->
    [yes] { $n }ダメージを免れました（{ $card }）。
   *[no] { $who }が{ $n }ダメージを免れました（{ $card }）。
}
tokyo-log-camouflage = { $you ->
    [yes] 「{ card-camouflage }」のダイスを振りました：{ $dice }。
   *[no] { $who }が「{ card-camouflage }」のダイスを振りました：{ $dice }。
}
tokyo-log-bay-closed = 生き残りが5体未満になり、トーキョーベイが閉じました。
tokyo-log-child = { $you ->
    [yes] { $card }：ライフ10で再出発します。
   *[no] { $card }：{ $who }がライフ10で再出発します。
}
tokyo-log-buy-top = { $you ->
    [yes] 山札の一番上の「{ $card }」をエネルギー{ $n }で購入しました。
   *[no] { $who }が山札の一番上の「{ $card }」をエネルギー{ $n }で購入しました。
}
tokyo-log-buy-from = { $you ->
    [yes] { $from }から「{ $card }」をエネルギー{ $n }で購入しました。
   *[no] { $mine ->
        [yes] { $who }に「{ $card }」をエネルギー{ $n }で購入されました。
       *[no] { $who }が{ $from }から「{ $card }」をエネルギー{ $n }で購入しました。
    }
}
tokyo-log-mimic = { $you ->
    [yes] { $own ->
        [yes] 「{ $card }」をまねます。
       *[no] 「{ $card }」（{ $of }）をまねます。
    }
   *[no] { $own ->
        [yes] { $who }が「{ $card }」をまねます。
       *[no] { $who }が「{ $card }」（{ $of }）をまねます。
    }
}
tokyo-log-unmimic = { $you ->
    [yes] まねていたカードが場からなくなりました。
   *[no] { $who }がまねていたカードが場からなくなりました。
}
tokyo-log-charge = { $you ->
    [yes] 電池にエネルギーを{ $n }置きました。
   *[no] { $who }が電池にエネルギーを{ $n }置きました。
}

tokyo-find = カードか持ち主を探す
tokyo-found-none = 当てはまる答えはありません。
