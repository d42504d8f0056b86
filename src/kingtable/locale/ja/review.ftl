review-begins = 振り返りを始めます…
review-working = 振り返り中：全{ $of }件の決定のうち{ $done }件…
review-again = もう一度
review-curve = 一手ごとの勝率
review-who = プレイヤー
review-level = 腕前
review-level-beginner = 初心者
review-level-casual = 気軽に遊ぶ人
review-level-intermediate = 中級者
review-level-advanced = 上級者
review-level-expert = 達人
review-left-lead = 失った点
review-left-share = 失った勝率
review-start = ゲーム前
review-own = 自分の手番
review-others = 他の手番
review-luck = 運
review-result = 結果
review-even = 運を除くと
review-unit = 「失った点」と「失った勝率」は自分の手番ごとの平均で、最善の行動ならリードが何点大きかったか、あった勝率のうちどれだけを失ったかを示します。他の列は100ゲーム中の数で、ゲーム前の勝率から結果までをたどります。最後の列は運を除いた結果です。
review-few = 「–」：数えられる決定が{ $n }件より少なく、判断できません。
review-sum = { $who }：ゲーム前は100ゲーム中{ $start }、自分の手番{ $own }、他の手番{ $others }、運{ $luck }、結果は100ゲーム中{ $result }。運を除くと{ $even }。
review-nothing = 大きな損をした手番はなく、運の偏りも小さめでした。
review-change = { $who } { $change }
review-dice = { $n ->
    [0] 出た目：{ $rolled }。残すダイスはありません。
   *[other] 出た目：{ $rolled }。残すダイス：{ $kept }。
}
review-gain = 100ゲーム中{ $points }ゲーム多く勝てていました（±{ $half }）。
review-ahead = リードが{ $points }点大きくなっていました（±{ $half }）。
review-share = この場面のリンクをコピー
review-about = 勝率は同じくらいの強さのボットどうしのものです。よりよい行動は{ $bot }、試行は各{ $n }回。±の後は95%信頼区間の半分で、試行の数だけによるものです。
review-played = 実際
review-better = 最善
review-list-costliest = 損の大きい順：{ $n }
review-list-own = { $you ->
    [yes] 自分：{ $n }
   *[no] { $who }：{ $n }
}
review-list-others = 他の人：{ $n }
review-list-luck = 運：{ $n }
review-moments = 場面
review-previous = 前の場面
review-next = 次の場面
review-grade-1 = 小さなミス
review-grade-2 = ミス
review-grade-3 = 大きなミス
review-dearest = { $n }件のうち最大
review-before = { $you ->
    [yes] 手番の前
   *[no] { $who }の手番の前
}
review-figures = この手番の価値
review-between = { $from }～{ $to }
review-of-games = 100ゲーム中（{ $from }～{ $to }）
review-of-chance = あった勝率のうち
review-of-lead = 終了時のリード（点）
review-from = { $start }から{ $result }へ（100ゲーム中）
review-most = 主に{ $where }
review-mean-lead = 決定ごとに失ったリード（点）：{ $mean } ± { $half }。決定：{ $n }件
review-mean-share = 決定ごとに失った勝率：{ $mean } ± { $half }。決定：{ $n }件
review-beside = ボット「{ $level }」は、このような卓で100ゲーム中{ $n }ゲーム、より多く失いました。
review-beside-of = { $who }：{ $beside }
review-free = 損のない手番：{ $of }回中{ $n }回。最善と同等：{ $equal }回
review-drawn-played = 実際：{ $where }。
review-drawn-better = 最善：{ $where }。
review-heard = { $when }、{ $who }。
review-heard-played = 実際：{ $turn }
review-heard-better = 最善：{ $turn }
review-follow = 続きを見る
review-how = 仕組み
review-stroke = 偶然による変化（100ゲーム中）：{ $told }
review-retry-task = { $when }：どう行動しますか？
review-retried = やり直し
review-heard-retried = やり直し：{ $turn }
review-retried-best = 最善の行動です。
review-retried-equal = 試行で分かるかぎり、最善と同等です。
review-retried-games = 最善なら100ゲーム中{ $points }ゲーム多く勝てます（±{ $half }）。
review-retried-points = 最善ならリードがさらに{ $points }点大きくなります（±{ $half }）。
