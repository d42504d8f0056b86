rematch = 再戦
rematch-join = 再戦に加わる
share = リプレイのリンクをコピー
review = 振り返り
deal-check = 並び順を確かめる
deal-sealed = このテーブルの並び順は古い版で作られました。ゲームの前にサーバーだけがこの数字で自分の鍵に封をし、他の誰も並び順に持ち分を加えていません。
deal-commitment = サーバーの鍵の封
deal-key = サーバーの鍵（終了時に公開）
deal-game-key = このゲームの鍵（全員の持ち分から）
deal-record = このゲームの対戦データをダウンロード
deal-how = すべてのダイスとドミノがこの鍵から決まることは、対戦データと次のコマンドで確かめられます：
check-working = 確認中…
check-proved = すべて一致：このゲームの鍵は、サーバーもプレイヤーも、誰も選べませんでした。
check-little = 矛盾はありません。ただし、この並び順を誰も選んでいないことまでは、こちらには証明されていません。
check-wrong = 一致しません。並び順は封をしたとおりには作られていません。
check-mark = { $mark ->
    [yes] 一致：
    [no] 不一致：
   *[open] 未証明：
}
check-key-promised = サーバーの鍵は、テーブルのことを知る前に約束した封と一致します。
check-key = サーバーの鍵は、並び順を決める前に示した封と一致します。
check-key-late = サーバーの鍵は封と一致しますが、並び順を決める前の封をこのページは保存していません。
check-key-wrong = サーバーの鍵が、並び順を決める前に示した封と一致しません。
check-share = このページの持ち分は並び順に加えられました。
check-share-none = このページはこの並び順に持ち分を出していません。他の人が並び順を選べたかもしれません。
check-share-out = このページの持ち分は並び順から外されました。間に合わなかったか、受け取られませんでした。
check-share-wrong = 対戦データにあるこの席の持ち分が、このページの出したものと違います。
check-seals = { $who }：このページが持ち分を明かす前に封をしたとおりの持ち分です。
check-seals-wrong = { $who }：このページが持ち分を明かす前に封をした持ち分ではありません。
check-left-out = 並び順から外された人：{ $who }。
check-nobody-out = 外された人はいません。
check-not-proved = これで証明されないこと
check-not-looked = 誰ものぞかなかったこと：サーバーを動かす人は鍵のファイルを持ち、先を知ることができます。のぞかないと信頼できる人の所で遊んでください。
check-not-silent = ホストとプレイヤーが組んで先に並び順を見なかったこと：そのプレイヤーの持ち分を外せば、別の並び順を一つだけ得られます。その場合、その席は上に「外された」と示されます。
check-not-who = 誰が行動したか：プレイヤーか、ボットか、時間切れの自動処理かは、サーバーがそう伝えているだけです。

replay-slider = ゲーム中の位置
replay-at = { $m }手中{ $n }手目
replay-count = { $n }/{ $m }
replay-start = テーブルの用意ができました。
replay-live = このゲームはまだ続いています。リプレイは終了後に見られます。
play-on = ここから続ける
play-on-against = 相手
play-on-same = 同じボット
step-back = 一手戻る
step-forth = 一手進む

ended-title = このテーブルは終わりになりました
ended-text = 結果はありません。
