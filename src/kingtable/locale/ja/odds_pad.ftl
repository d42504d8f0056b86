wish-setup = モンスターと名前
wish-rolled = 何が出ましたか？
wish-title = 何を狙いますか？
wish-over = 最後の出目
wish-left = { $n ->
    [0] もう振れません
   *[other] あと{ $n }回
}
wish-left-label = { wish-left }。変更
wish-dice = ダイス
wish-die = { $state ->
    [kept] ダイス{ $n }：{ $face }、残す。取り消す
   *[loose] ダイス{ $n }：{ $face }。取り消す
}
wish-none = ダイス{ $n }：未入力
wish-faces = 出た目を選ぶ
wish-hint = テーブルに出たダイスの目を選んでください。ダイスに触れると取り消せます。全部そろうと、何が狙えるか、どれを残すかが分かります。
wish-wish = 狙い
wish-keep = 残す
wish-rolls = { $n ->
    [0] 今
   *[other] { $n }回
}
wish-number = { $n ->
    [2] { $face }を二つ
    [3] { $face }を三つ
    [4] { $face }を四つ
    [5] { $face }を五つ
    [6] { $face }を六つ
   *[other] { $face }を{ $n }個
}
wish-both = { $one }、{ $two }
wish-kill = { $who }を脱落させる
wish-brings = { $what }：{ $n }から{ $m }
wish-whose = { $who }のライフ
wish-row = { $wish }。{ $brings }。残す：{ $dice }。{ $chances }
wish-chance = { $n ->
    [0] このままで{ $p }
   *[other] { $n }回振ると{ $p }
}
wish-nothing = なし
wish-roll = { $n ->
    [0] { $m }個すべて振る
   *[other] { $n }個残し、{ $m }個振る
}
wish-missing = あと{ $n }個
wish-turn = 新しい手番
wish-undo = 取り消す
wish-cards = カード
wish-card-dice = { $card }、{ $n }個
wish-card-rolls = { $card }、+{ NUMBER(1) }回
wish-card-turns = { $card }、{ NUMBER(1) }個
wish-card-ones = { $card }、{ NUMBER(1) }個
wish-cards-text = どれも手番ごとに一度だけ数えます。エネルギーやカウンターは自分で取り除いてください。
wish-monsters = カウンター
wish-monster = { $who }：ライフ{ $health }、{ $points }点、エネルギー{ $energy }、{ tokyo-where }。変更
wish-health = ライフ
wish-energy = エネルギー
wish-since = この手番 { $gain }
wish-where = 場所
wish-outside = 外
wish-rolls-now = ダイスを振る
wish-sure-health = ライフが{ NUMBER(12) }を超えますか？
wish-sure-points = { NUMBER(20) }点を超えますか？
wish-sure-low = { NUMBER(0) }より小さくなりますか？
wish-yes = はい、{ $n }
wish-no = いいえ、{ $n }
wish-many = モンスターの数
wish-nth = モンスター{ $n }
wish-nth-name = モンスター{ $n }の名前
wish-anew = 新しいゲーム
wish-key-face = この目が出た
wish-key-wish = 狙いを選ぶ
wish-key-roll = 振る、または新しい手番
wish-key-left = 残り回数を減らす
wish-said = { $dice }。あと{ $n }個。
wish-said-all = { $wishes }。
wish-said-one = { $wish } { $p }
