sprt-bounds = 境界{ $low }と{ $high }には意味がありません。最初の値のほうが小さくなければなりません。
sprt-errors = 誤り率{ $alpha }と{ $beta }には意味がありません。どちらも0と0.5の間でなければなりません。

tournament-title = ボットの大会
tournament-about = { $games }ゲーム、共通の乱数列、席は交代。最初の乱数列のシードは{ NUMBER($seed, useGrouping: 0) }
tournament-ratings = レーティング（Elo）と95%信頼区間
tournament-shares = 行のボットが列のボットより上位になった割合
tournament-tests = 検定：上の線より上なら強い、下の線より下なら強くない
tournament-elo = Elo
tournament-interval = 95%信頼区間
tournament-second = openskill
tournament-games = ゲーム数
tournament-lineup = 対戦の組
tournament-deals = 乱数列の数
tournament-verdict = 判定
sprt-verdict = { $verdict ->
    [stronger] 最初のボットのほうが強い
    [not-stronger] 最初のボットのほうが強いとは言えない
   *[open] まだ決まらない
}
tournament-test = { $verdict ->
    [stronger] { $bots }：最初のボットのほうが強い（乱数列の数：{ $deals }）。
    [not-stronger] { $bots }：最初のボットのほうが強いとは言えない（乱数列の数：{ $deals }）。
   *[open] { $bots }：まだ決まらない（乱数列の数：{ $deals }）。
}
tournament-bots = 大会には少なくとも2体のボットが必要です。
tournament-twice = 大会のボットはそれぞれ一度だけ書きます。
tournament-anchor = 「{ $bot }」はこの大会に出ていないので、基準の0にできません。
tournament-sprt = 検定は0:30のようにELO:ELOの形で書きます。「{ $given }」は違います。
tournament-sprt-order = 検定では0:30のように小さいEloを先に書きます。「{ $given }」は違います。
tournament-cluster = Rayのクラスターが応答しません（{ $why }）。「local」はこのマシンだけを意味します。
tournament-other = { $file }には別の大会が入っています。ボット、オプション、シード、種類のどれかが違います。
tournament-line = { $file }の{ $line }行目は大会の行ではありません。
tournament-version = このファイルは別のバージョンの{ -kingtable }が書いたものです。読めるのはバージョン{ $version }だけです。

process-start = { $bot }を起動できません：{ $why }
process-silent = { $bot }は{ $seconds }秒以内に答えなかったため、終了させました。
process-ended = { $bot }は答える前に終了しました（コード{ $code }）。
worker-ended = 作業プロセスが答える前にコード{ $code }で終了しました。ボットが終了させたか、メモリーが足りなかった可能性があります。
process-answer = { $bot }の答えは「{ $line }」でした。JSONの1行が必要です：{"{"}"id": { $id }, "moves": ["..."]{"}"}
