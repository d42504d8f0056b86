review-begins = 振り返りを始めます…
review-working = 振り返り中：全{ $of }件の決定のうち{ $done }件…
review-again = もう一度
review-curve = 一手ごとの勝率
review-now = 今の勝率：{ $told }
review-chance = { $who } { $p }
review-who = プレイヤー
review-accuracy = 正確さ
review-lost = ミスでの損失
review-luck = 運
review-unit = ミスでの損失と運は勝率のポイントで、100ポイントが1勝に当たります。
review-points = 大事だった場面
review-nothing = 大きな損をした手番はなく、運の偏りも小さめでした。
review-loss = { $n }手目、{ $who }：よりよい行動なら勝率が{ $points }ポイント上がっていました。
review-stroke = { $n }手目、偶然による変化（ポイント）：{ $told }
review-change = { $who } { $change }
review-better = よりよい行動：
review-dice-played = 残したダイス
review-dice-better = 残すとよかったダイス
review-dice = { $n ->
    [0] 出た目：{ $rolled }。残すダイスはありません。
   *[other] 出た目：{ $rolled }。残すダイス：{ $kept }。
}
review-gain = 勝率が{ $points }ポイント上がっていました（±{ $half }）。
review-show = テーブルに表示
review-back = 実際の行動を表示
review-shown = 実際の行動ではありません。よりよい行動をした場合のテーブルです。
review-share = この場面のリンクをコピー
review-about = 勝率は同じくらいの強さのボットどうしのものです。よりよい行動は{ $bot }、試行は各{ $n }回。±の後は95%信頼区間の半分で、試行の数だけによるものです。
