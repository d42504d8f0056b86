end-won = { $you ->
    [yes] { $n }点で勝ちました！
   *[no] { $who }が{ $n }点で勝ちました。
}
count-step = { $what }：{ $gains }。
count-gain = { $who } { $gain }
count-next = 次へ
count-result = 結果へ
count-again = もう一度数える
rematch = 再戦
picture-keep = 画像を保存
picture-there = 画像ができました。
picture-none = このブラウザーでは画像を描けません。
picture-place = { $of }人中{ $rank }位
share = リプレイのリンクをコピー
review = 振り返り
deal-check = シャッフルを確かめる
deal-sealed = このテーブルは古いバージョンがシャッフルしました。ゲームの前にサーバーだけがこの数字で自分の鍵に封をし、プレイヤーは誰も乱数を加えていません。
deal-commitment = サーバーの封（鍵のハッシュ）
deal-key = サーバーの鍵（終了時に公開）
deal-game-key = このゲームの鍵（全員の乱数から）
deal-record = このゲームの対戦データをダウンロード
deal-how = すべてのダイスとドミノがこの鍵から決まることは、対戦データと次のコマンドで確かめられます：
check-working = 確認中…
check-proved = すべて一致：このゲームの鍵は、サーバーもプレイヤーも、誰も選べませんでした。
check-little = 矛盾はありません。ただし、このシャッフルを誰も選んでいないことまでは証明されていません。
check-wrong = 一致しません。封をしたとおりのシャッフルではありません。
check-mark = { $mark ->
    [yes] 一致：
    [no] 不一致：
   *[open] 未証明：
}
check-key-promised = サーバーの鍵は、テーブルのことを知る前に付けた封と一致します。
check-key = サーバーの鍵は、シャッフルの前に付けた封と一致します。
check-key-late = サーバーの鍵は封と一致しますが、シャッフルの前の封をこのページは保存していないため、比べることができません。
check-key-wrong = サーバーの鍵が、シャッフルの前に付けた封と一致しません。
check-bound = ゲーム、オプション、席、ボット、封は、このページが乱数を送る前にサーバーが示したとおりです。
check-bound-wrong = ゲーム、オプション、席、ボット、封のどれかが、このページが乱数を送る前にサーバーが示したものと違います。
check-bound-none = 乱数が知られる前にサーバーが示したもの（ゲーム、オプション、席、ボット、封）を、このページは保存していません。
check-bound-loose = このテーブルは古いバージョンがシャッフルしました。名前、ボット、オプションが乱数より先に固定されていなかったため、サーバーがいくつかのシャッフルから選べた可能性があります。
check-seats-wrong = { $who }：この席の内容が、正直なサーバーの書く形ではありません。
check-share = このページの乱数はシャッフルに加えられました。
check-share-none = このページはこのシャッフルに乱数を出していません。他の人がシャッフルを選べたかもしれません。
check-share-out = このページの乱数はシャッフルから外されました。間に合わなかったか、受け取られませんでした。
check-share-wrong = 対戦データにあるこの席の乱数が、このページの送ったものと違います。
check-seals = { $who }：乱数は、このページが乱数を公開する前に付けた封と一致します。
check-seals-wrong = { $who }：乱数が、このページが乱数を公開する前に付けた封と一致しません。
check-left-out = シャッフルから外された人：{ $who }。
check-silent = 乱数を公開せず、他の全員がシャッフルし直すことになった人：{ $who }。ホストがその人たちと組んでいれば、最大{ $deals }通りのシャッフルを見て、その一つで止められました。
check-silent-old = 乱数に封をしながら公開しなかった人：{ $who }。ホストがその人たちと組んでいれば、{ $deals }通りのシャッフルから一つを選べました。
check-nobody-out = 外された人はいません。
check-not-proved = これで証明されないこと
check-not-looked = 誰ものぞかなかったこと：サーバーを動かすホストは鍵のファイルを持ち、先を知ることができます。のぞかないと信頼できるホストの所で遊んでください。
check-not-page = このページが正直であること：ページはホストから届くので、「すべて一致」と言うだけのページを送ることもできます。確かめるには、自分のコンピューターの{ -kingtable }で対戦データを検証してください。
check-not-who = 誰が行動したか：プレイヤーか、ボットか、時間切れの自動処理かは、サーバーが伝えているだけです。

replay-slider = ゲーム中の位置
replay-at = 全{ $m }手中{ $n }手目
replay-count = { $n }／{ $m }
replay-start = ゲーム開始
replay-live = このゲームはまだ続いています。リプレイは終了後に見られます。
play-on = ここから続ける
play-on-against = 相手
play-on-same = 同じボット
step-back = 一手戻る
step-forth = 一手進む

ended-title = このテーブルは終わりになりました
ended-text = 結果はありません。
