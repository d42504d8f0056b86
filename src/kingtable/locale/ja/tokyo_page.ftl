tokyo-goal-short = { NUMBER(20) }点に一番乗り、または最後の生き残り
tokyo-monsters = モンスター{ $n }体
tokyo-with-bay = シティとベイ
tokyo-city-only = シティのみ
tokyo-turn = 第{ $n }手番
tokyo-over-chip = ゲーム終了、第{ $n }手番
tokyo-city = トーキョーシティ
tokyo-city-short = シティ
tokyo-bay-short = ベイ
tokyo-tag = { $place }：
tokyo-empty = 空き
tokyo-pays = 入ると{ NUMBER(1) }点、そこで手番を始めると{ NUMBER(2) }点
tokyo-scene = トーキョーシティ：{ $city }。
tokyo-scene-bay = トーキョーシティ：{ $city }。トーキョーベイ：{ $bay }。
tokyo-figures = 他のモンスター（時計回り）
tokyo-name-you = { $who }（あなた）
tokyo-board = { $who }：ライフ{ $health }、{ $vp }点、エネルギー{ $energy }、{ tokyo-where }、カード：{ $cards }。ボードを見る
tokyo-where = { $place ->
    [city] トーキョーシティ
    [bay] トーキョーベイ
   *[outside] トーキョーの外
}
tokyo-board-out = { $who }は脱落。ボードを見る
tokyo-out = 脱落
tokyo-out-short = 脱落
tokyo-poison = 毒{ $n }
tokyo-shrink = 縮小{ $n }
tokyo-winged = この手番は無傷
tokyo-again = 追加手番あり
tokyo-cards = { $n ->
    [0] カードなし
   *[other] カード{ $n }枚
}
tokyo-copying = { $card }：{ $copied }
tokyo-with-counters = { $card }（{ $n }）

tokyo-dice = ダイス
tokyo-dice-of = { $you ->
    [yes] 自分のダイス
   *[no] { $who }のダイス
}
tokyo-tap-to-keep = 残すダイスを選択。長押しで同じ目をすべて選択
tokyo-all-kept = すべて残しました
tokyo-kept-and-again = 残す：{ $kept }個・振り直す：{ $n }個
tokyo-die = ダイス{ $n }：{ $face }
tokyo-die-kept = ダイス{ $n }：{ $face }、残す
tokyo-no-dice = 場にダイスはありません。
tokyo-throw = { $n ->
    [0] 振る
   *[other] { $n }個振る
}
tokyo-stop = ここで止める
tokyo-stop-short = 止める
tokyo-odds = 確率
tokyo-key-die = ダイスを残す
tokyo-key-face = 同じ目のダイスをすべて残す
tokyo-if-stop = ここで止めると
tokyo-damage-on = { $n }ダメージ：{ $who }
tokyo-you-enter = { $place ->
    [city] トーキョーシティに入る
   *[bay] トーキョーベイに入る
}
tokyo-with-cards = カード：{ $cards }
tokyo-nothing = 何もなし
tokyo-stop-hurt = 自分に{ $n }ダメージ
tokyo-health = ライフ
tokyo-damage = ダメージ
tokyo-odds-kills = 脱落：{ $who }
tokyo-effect-vp = { $sign ->
    [less] { $n }点を失う
   *[more] { $n }点を得る
}
tokyo-effect-chances = その後のライフ：{ $chances }
tokyo-effect-chance = { $n }（{ $p }）
tokyo-risk = 脱落：{ $p }
tokyo-risk-between = 脱落：{ $low }～{ $high }
tokyo-risk-luck = 運が悪ければ脱落

tokyo-market = 購入できるカード
tokyo-no-card = カードなし
tokyo-bought-by = { $who }が購入
tokyo-card-label = { $card }、エネルギー{ $n }、保持。
tokyo-card-label-once = { $card }、エネルギー{ $n }、即時。
tokyo-at-once = 即時
tokyo-keeps = 保持
tokyo-affordable = 購入できます
tokyo-affordable-short = 購入可
tokyo-short = { $n }不足
tokyo-short-after = 止めるとエネルギー{ $n }
tokyo-buy = 購入
tokyo-buy-what = { $card }をエネルギー{ $n }で購入
tokyo-sweep = 総入れ替え、{ NUMBER(2) }
tokyo-buy-later = 購入はダイスの後です。
tokyo-deck = 山札{ $deck }枚、捨て札{ $discard }枚
tokyo-read-card = 読む：{ $card }

tokyo-keep = 残すダイスを選んでください。
tokyo-throws-left = あと{ $n }回振れます。
tokyo-thrown = ダイスが出そろいました。
tokyo-more-throws = カードでもう1回振るか、ここで止めてください。
tokyo-ask-probe-rest = ダイスを選んでください。
tokyo-ask-change = ダイスを変えますか？
tokyo-hit-you = { $n ->
    [0] { $who }に攻撃されましたが、ダメージはありません。
   *[other] { $who }の攻撃で{ $n }ダメージを受けました。
}
tokyo-hits-you = このままでは{ $who }から{ $n }ダメージを受けます。
tokyo-threat = このままでは{ $n }ダメージを受けます（{ $why }）。
tokyo-ask-react-rest = どう応じますか？
tokyo-ask-yield-rest = トーキョーにとどまりますか、明け渡しますか？
tokyo-ask-buy = カードを購入するか、手番を終えてください。
tokyo-energy-left = 手持ちのエネルギーは{ $n }です。
tokyo-ask-charge = 電池に充電してください。
tokyo-ask-sell = カードを売却しますか？
tokyo-ask-sell-rest = 支払ったエネルギーが戻ります。
tokyo-ask-mimic = どのカードをまねますか？
tokyo-rolls = { $you ->
    [yes] ダイスを{ $n }個振ります。
   *[no] { $who }がダイスを{ $n }個振ります。
}
tokyo-other-rolled = { $who }がダイスを振っています。
tokyo-other-probe = { $who }はダイスを1個振り直させることができます。
tokyo-other-change = { $who }はダイスを変えられます。
tokyo-other-hearts = { $who }がハートの使い道を決めています。
tokyo-other-react = ダメージを受ける{ $who }が、どう応じるか決めています。
tokyo-other-yield = { $who }が、とどまるか明け渡すか決めています。
tokyo-other-buy = { $who }がカードを見ています。
tokyo-other-charge = { $who }が電池に充電しています。
tokyo-other-sell = { $who }はカードを売却できます。
tokyo-other-mimic = { $who }がまねるカードを選んでいます。
tokyo-you-watch = 脱落しました。このまま観戦することも、好きなときに離れることもできます。

tokyo-answers = 選択肢
tokyo-answers-all = 選択肢{ $n }件をすべて見る
tokyo-if-late = 時間切れの場合
tokyo-deadly = 脱落します
tokyo-move-stay = { $place ->
    [city] シティにとどまる
   *[bay] ベイにとどまる
}
tokyo-move-yield = { $place ->
    [city] シティを明け渡す
   *[bay] ベイを明け渡す
}
tokyo-move-take = ダメージを受ける
tokyo-move-pass = 見送る
tokyo-move-end = 完了
tokyo-move-keep = { $n ->
    [0] すべて振る
   *[other] { $dice }を残し、他を振る
}
tokyo-move-done = このままにする
tokyo-move-again = 3の目を振り直す
tokyo-move-sweep = 場札を総入れ替えする
tokyo-move-buy = { $card }を購入
tokyo-move-buy-top = { $card }を購入（山札の一番上）
tokyo-move-buy-from = { $who }から{ $card }を購入
tokyo-move-sell = { $card }を売却
tokyo-move-mimic = { $card }（{ $who }）
tokyo-move-probe = 振り直す：{ $face }
tokyo-move-change = { $card }：{ $face }を{ $to }に変える
tokyo-move-charge = エネルギーを{ $n }置く
tokyo-note-stay = 自分の手番開始時に{ NUMBER(2) }点。
tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] 無傷で離れます。{ $who }は必ずシティに入ります。
       *[bay] 無傷で離れます。{ $who }は必ず空いた場所に入ります。
    }
   *[no] { $place ->
        [city] { $who }は必ずシティに入ります。
       *[bay] { $who }は必ず空いた場所に入ります。
    }
}
tokyo-note-sweep = エネルギー{ NUMBER(2) }で、新しいカードを3枚。
tokyo-hearts-seal = この使い方にする
tokyo-less = 減らす：{ $what }
tokyo-more = 増やす：{ $what }

tokyo-presets-title = 自動応答
tokyo-presets-open = 自動応答をすべて表示…
tokyo-change-preset = 変更する
tokyo-standing = 自動応答{ $n }件

tokyo-why-dice = ダイス
tokyo-why-tokyo = トーキョーで手番開始
tokyo-why-enter = トーキョー入り
tokyo-why-buy = カードの購入
tokyo-why-sweep = 場札の総入れ替え
tokyo-why-sell = カードの売却
tokyo-why-attack = 攻撃
tokyo-why-poison = 毒
tokyo-leave-out = 脱落
tokyo-leave-bay = ベイの閉鎖
tokyo-leave-displaced = 押し出し
tokyo-lose-used = 使用済み
tokyo-lose-empty = 空
tokyo-lose-heart = ハートの目
tokyo-lose-sell = 売却
tokyo-lose-out = 脱落

tokyo-log-start = { $you ->
    [yes] 手番決めのダイス：{ $rolls }。最初の手番です。
   *[no] 手番決めのダイス：{ $rolls }。{ $who }から始めます。
}
tokyo-log-start-claws = { $who }（爪{ $n }個）
tokyo-log-start-again = { $rolls }／振り直し：{ $more }
tokyo-log-turn = { $you ->
    [yes] 第{ $n }手番：あなた
   *[no] 第{ $n }手番：{ $who }
}
tokyo-log-throw = { $you ->
    [yes] ダイスを振りました：{ $dice }。
   *[no] { $who }がダイスを振りました：{ $dice }。
}
tokyo-log-all-dice = ダイス全体：{ $dice }。
tokyo-log-stop = { $you ->
    [yes] 止めました：{ $dice }。
   *[no] { $who }が止めました：{ $dice }。
}
tokyo-log-vp = { $you ->
    [yes] { $n }点を得ました（{ $why }）。合計{ $now }点。
   *[no] { $who }が{ $n }点を得ました（{ $why }）。合計{ $now }点。
}
tokyo-log-energy = { $you ->
    [yes] エネルギーを{ $n }得ました（{ $why }）。合計{ $now }。
   *[no] { $who }がエネルギーを{ $n }得ました（{ $why }）。合計{ $now }。
}
tokyo-log-heal = { $you ->
    [yes] ライフを{ $n }回復しました（{ $why }）。ライフ{ $now }。
   *[no] { $who }がライフを{ $n }回復しました（{ $why }）。ライフ{ $now }。
}
tokyo-log-attack = { $you ->
    [yes] { $targets }を爪{ $n }個で攻撃しました。
   *[no] { $who }が{ $targets }を爪{ $n }個で攻撃しました。
}
tokyo-log-attack-nobody = { $you ->
    [yes] 爪{ $n }個で攻撃しましたが、誰にも当たりませんでした。
   *[no] { $who }が爪{ $n }個で攻撃しましたが、誰にも当たりませんでした。
}
tokyo-log-damage = { $you ->
    [yes] ライフを{ $n }失いました（{ $why }）。残りライフ{ $now }。
   *[no] { $who }がライフを{ $n }失いました（{ $why }）。残りライフ{ $now }。
}
tokyo-log-damage-by = { $you ->
    [yes] { $by }から{ $n }ダメージを受けました（{ $why }）。残りライフ{ $now }。
   *[no] { $mine ->
        [yes] { $who }に{ $n }ダメージを与えました（{ $why }）。残りライフ{ $now }。
       *[no] { $who }が{ $by }から{ $n }ダメージを受けました（{ $why }）。残りライフ{ $now }。
    }
}
tokyo-log-yield = { $you ->
    [yes] トーキョーを明け渡しました。
   *[no] { $who }がトーキョーを明け渡しました。
}
tokyo-log-stay = { $you ->
    [yes] トーキョーにとどまりました。
   *[no] { $who }がトーキョーにとどまりました。
}
tokyo-log-leave = { $you ->
    [yes] { $place ->
        [city] トーキョーシティを離れました（{ $why }）。
       *[bay] トーキョーベイを離れました（{ $why }）。
    }
   *[no] { $place ->
        [city] { $who }がトーキョーシティを離れました（{ $why }）。
       *[bay] { $who }がトーキョーベイを離れました（{ $why }）。
    }
}
tokyo-log-enter = { $you ->
    [yes] { $place ->
        [city] トーキョーシティに入りました。
       *[bay] トーキョーベイに入りました。
    }
   *[no] { $place ->
        [city] { $who }がトーキョーシティに入りました。
       *[bay] { $who }がトーキョーベイに入りました。
    }
}
tokyo-log-out = { $you ->
    [yes] 脱落しました。
   *[no] { $who }が脱落しました。
}
tokyo-log-out-by = { $you ->
    [yes] { $by }によって脱落しました。
   *[no] { $mine ->
        [yes] { $who }を脱落させました。
       *[no] { $who }が{ $by }によって脱落しました。
    }
}
tokyo-log-buy = { $you ->
    [yes] 「{ $card }」をエネルギー{ $n }で購入しました。
   *[no] { $who }が「{ $card }」をエネルギー{ $n }で購入しました。
}
tokyo-log-nothing-bought = { $you ->
    [yes] 何も購入しませんでした。
   *[no] { $who }は何も購入しませんでした。
}
tokyo-log-lose = { $you ->
    [yes] 「{ $card }」を失いました（{ $why }）。
   *[no] { $who }が「{ $card }」を失いました（{ $why }）。
}
tokyo-log-reveal = 新しい場札：{ $card }。
tokyo-log-sweep = { $you ->
    [yes] 場札を総入れ替えしました。
   *[no] { $who }が場札を総入れ替えしました。
}
tokyo-log-shuffle = 捨て札が新しい山札になりました。

tokyo-over-points = { NUMBER(20) }点に到達：{ $who }。
tokyo-over-survival = 最後の生き残り：{ $who }。
tokyo-over-nobody = 全員が同時に脱落し、勝者はいません。
tokyo-note-take = カードでは応じません。「{ card-camouflage }」のダイスは、それでも振られます。
tokyo-note-camouflage = そのダイスを先に振ります。残ったダメージには、その後でも応じられます。
tokyo-preset-told-yield = 自動応答：残りライフが{ $n }未満になるため明け渡しました。
tokyo-preset-told-stay = 自動応答：ライフが{ $n }以上残るため、とどまりました。
tokyo-preset-told-never = 自動応答：「{ $card }」については尋ねません。
