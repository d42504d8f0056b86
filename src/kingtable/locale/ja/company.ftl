gather-waiting = まだ来ていない人：{ $who }。
gather-then = 全員が席に着くと、シャッフルが始まります。
gather-invite = 友達にリンクを送ってください。
gather-all = 全員そろいました。
gather-you-begin = 準備ができたらゲームを始めてください。それまで持ち時間は減りません。
gather-host-begins = { $who }がゲームを始めます。それまで持ち時間は減りません。
gather-you-may = テーブルを開いた人が離席中なので、代わりに始められます。それまで持ち時間は減りません。
gather-anybody = 席に着いている人なら誰でも始められます。それまで持ち時間は減りません。
gather-begin = 始める
gather-bots = 空席にボットを入れて始める
gather-sealing = 誰も不正ができないように、全員でシャッフルしています…
gather-sealing-rest = 全員のページが乱数を加えます。長くても10秒です。
gather-anew = { $who }が乱数を公開しなかったので、他の全員でもう一度シャッフルします。
gather-bot = ボット
gather-sealed = 着席・準備完了
gather-deal = 待たずに始める
gather-without = シャッフルだけ{ $who }なしで行います。後から来て遊ぶことはできます。
seat-already = すでに{ $who }として席に着いています。
seat-already-text = これは同じテーブルの別の席のリンクです。その席に移ると、{ $who }の席は空きます。
seat-in-address = このブラウザーは何も保存しません。席に戻るには、このページのアドレスが要ります。控えておき、人には見せないでください。
seat-stay = { $who }のまま続ける
seat-instead = その席に移る
seat-beside = 別の人がこの画面で座る

table-code = テーブル
copy-watch = 観戦用リンクをコピー
big-screen = 大画面に表示
copied = コピー済み
copy-link = リンクをコピー
invite = 友達用のリンク
invite-title = 友達を呼ぶ
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
deal-title = 公正なシャッフル
deal-promised = サーバーはゲームの前に、この数字で自分の鍵に封をしました。ゲームが終わると、シャッフルがその鍵と全員の乱数から作られたことをこのページが確かめます。
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
substitute-now = { $who }が戻るまで、ボットが代行します。
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

## What a phone can do

awake = 画面
awake-is = { $on ->
    [yes] 手番の間は消さない
   *[no] 消えてもよい
}
awake-cannot = このブラウザーでは画面をつけたままにできません。
awake-needs = 画面をつけたままにするにはHTTPSが必要です。
home-screen = ホーム画面
home-screen-add = { -kingtable }を追加
home-screen-menu = ブラウザーのメニューから、このページをホーム画面に追加できます。
home-screen-needs = ホーム画面への追加にはHTTPSが必要です。

## A rematch, phrases, moves taken back, giving up

rematch-asked = { $you ->
    [yes] 再戦を申し込みました。
   *[no] { $who }が再戦を申し込んでいます。
}
rematch-moves = 席は一つずつずれます。
rematch-yes = 再戦する
rematch-there = 再戦のテーブルへ
rematch-watch = 再戦を観戦する
rematch-later = 今はしない
rematch-joined = { $who }：参加
rematch-awaited = { $who }：返事待ち
gather-rematch = 再戦の誘いから加わります。
gather-clock = 自分の手番は{ $turn }。過ぎると時計が代わりに行動します。
king-of-tokyo-gather-clock = 自分の手番は{ $turn }、他の人の手番に質問されたときは{ $ask }。過ぎると時計が代わりに行動します。
seconds = { NUMBER($n) }秒
minutes = { NUMBER($n) }分
gather-no-clock = 時計なし：誰でも好きなだけ考えられます。
colour-yours = 自分の色
colour-of = { $colour }（{ $who }が使用中）
phrase-hello = こんにちは！
phrase-luck = 幸運を！
phrase-new = 初めてです
phrase-moment = 少し待って
phrase-nice = いい手
phrase-oops = しまった
phrase-thanks = ありがとう
phrase-played = お見事！
phrase-close = 接戦でした
phrase-more = もう一回？
phrase-pleasure = 喜んで
phrase-going = もう行きます
phrase-says = { $who }：{ $phrase }
evening = 今日の対戦：{ $n }回。勝ち：{ $wins }。
evening-wins = { $who } { $n }
phrases = 一言
phrases-silence = 静かにする
take-back = 取り消す
back-proposed = { $you ->
    [yes] 直前の手の取り消しを求めています。
   *[no] { $who }が直前の手の取り消しを求めています。
}
back-agree = 認める
back-decline = 認めない
back-withdraw = 取り消さない
back-withdrawn = { $you ->
    [yes] 手をそのままにしました。
   *[no] { $who }は手をそのままにしました。
}
back-declined = { $you ->
    [yes] 取り消しを認めませんでした。
   *[no] { $who }は取り消しを認めませんでした。
}
back-lapsed = ゲームが進んだため、手はそのままです。
resign = 投了
resign-sure = 投了しますか？最下位になり、席は最後までボットが代行します。
resign-sure-alone = 投了しますか？ゲームはここで終わり、最下位になります。
lend-resigned = 投了した{ $who }の席はボットが代行しています。
title-rematch = ● { $who }：再戦？
loudness = 音量
language-none-else = ブラウザーによる翻訳は止めてあります。翻訳すると、古い数字がテーブルに残るためです。
