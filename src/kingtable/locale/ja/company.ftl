gather-waiting = まだ来ていない人：{ $who }。
gather-then = 全員が席に着くと、ゲームの準備が始まります。
gather-invite = 友達一人ひとりに、それぞれのリンクを送ってください。
gather-all = 全員そろいました。
gather-you-begin = 準備ができたらゲームを始めてください。それまで持ち時間は減りません。
gather-host-begins = { $who }がゲームを始めます。それまで持ち時間は減りません。
gather-you-may = テーブルを開いた人が離席中なので、代わりに始められます。それまで持ち時間は減りません。
gather-anybody = 席に着いている人なら誰でも始められます。それまで持ち時間は減りません。
gather-begin = 始める
gather-bots = 空席にボットを入れて始める
gather-sealing = 全員でシャッフルしています。
gather-sealing-rest = 誰も不正ができないように、全員のページがシャッフルに加わります。長くても10秒です。
gather-bot = ボット
gather-sealed = 着席・準備完了
gather-deal = 待たずに始める
gather-without = { $who }はシャッフルに加われませんが、後から来て遊ぶことはできます。
seat-already = すでに{ $who }として席に着いています。
seat-already-text = これは同じテーブルの別の席のリンクです。その席に移ると、{ $who }の席は他の人のために空きます。
seat-stay = { $who }のまま続ける
seat-instead = その席に移る

table-code = テーブル
copy-watch = 観戦用リンクをコピー
copied = コピーしました
copy-link = リンクをコピー
invite = 友達用のリンク
invite-title = 友達を呼ぶ
invite-text = リンク一つで、席を一つ、一度だけ開けます。送るか、読み取ってもらってください。
invite-local = このサーバーはこのコンピューターからしか使えません。友達と遊ぶには { $flag } を付けて起動し、コンピューターのアドレスでページを開いてください。
to-the-table = テーブルへ
came = 着席中
has-come = 一度来て、今は離席中
awaited = 未着席
link-anew = リンクを作り直す
link-make = リンクを作る
move-seat = 席を別の端末に移す
move-text = このリンクを別の端末で開いてください。開くとすぐに席はその端末のものになり、この端末では使えなくなります。
move-closes = それまでこの画面を開いておいてください。閉じるとリンクは使えなくなります。
qr-alt = { $who }用リンクのQRコード
your-name = このテーブルでの名前
leave-forget = この席を消去して離れる
deal-title = 封をした乱数
deal-promised = サーバーはゲームの前に、この数字で自分の鍵に封をしました。ゲームが終わると、乱数がその鍵と全員の持ち分から作られたことをこのページが確かめます。
leave-alone = このテーブルから完全に離れますか？席の鍵はこのブラウザーにしかなく、離れると戻れなくなります。
leave-others = 完全に離れますか？席はそのまま残りますが、鍵はこのブラウザーにしかありません。他の人は、席をボットに任せるか、合意してテーブルを終わらせることができます。
leave-sure = 完全に離れる
leave-stay = とどまる
end-propose = このテーブルの終了を提案
end-table = このテーブルを終わらせる
end-sure = 今すぐこのテーブルを終わらせますか？結果は残らず、誰も続きを遊べません。
end-sure-others = 結果なしでこのテーブルを終わらせることを提案しますか？今いる全員が同意すると終わります。1分以上離席している人には尋ねません。
leave-lends = 離れている間、他の人が席をボットに任せることがあります。戻ればすぐにまた自分の席です。

lend-left = { $who }が席を離れました。
lend-long = { $who }の手番ですが、長く離席しています。
lend = { $who }の席をボットに任せる
lent-now = { $who }が戻るまで、ボットが代行します。
end-proposed = { $you ->
    [yes] 結果なしでこのテーブルを終わらせることを提案しました。
   *[no] { $who }が、結果なしでこのテーブルを終わらせることを提案しています。
}
end-awaits = 返事待ち：{ $who }。
end-agree = 終わらせる
end-decline = 続ける
end-withdraw = やはり続ける
end-withdrawn = { $you ->
    [yes] 提案を取り下げました。
   *[no] { $who }が提案を取り下げました。
}
end-declined = { $you ->
    [yes] 続けることを選びました。
   *[no] { $who }は続けたいそうです。
}
end-lapsed = ゲームが進んだため、終了の提案はなくなりました。
