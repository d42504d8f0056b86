name-ask = 他の人に見せる名前は？
name-none = 名前なし
keep-name = 保存
leave = 席を残して離れる
rank = { $n ->
    [1] 1位
    [2] 2位
    [3] 3位
    [4] 4位
    [5] 5位
    [6] 6位
   *[other] { $n }位
}
replay = リプレイ
title-your-turn = ● あなたの手番 – { $game }
title-table = { $game } – { -kingtable }
screen-title = { $game } – { $screen }
watching = 観戦{ $n }人
log = 記録
hint-ask = ヒントを聞く
key-tip = { $what }（{ $key }）
keys = キー操作
key-walk = 次または前の選択肢
menu = メニュー
you = あなた
name-you = あなた
away = 離席中
bot-plays = ボットが代行
points = 点
turn = 回転
discard = { $domino }番を捨てる

say-connecting = 接続しています…
say-your-turn = あなたの手番です。
say-sent = 送りました。
say-sent-rest = 記録しています…
say-bot-thinks = 少々お待ちください。
say-bot-warming = 強いボットはまだ準備中です。それまでは、やさしいボットが代わりにプレイします。
say-not-here = 待っています：{ $who }がテーブルにいません。
say-you-win = 勝ちました！
say-wins = { $who }の勝ちです。
say-shared = 勝利を分け合います：{ $who }。
say-nobody-wins = 勝者はいません。

the-rule = このルール
rules-here = これは何？
offline = 接続が切れました。つなぎ直しています。何も失われません。
offline-pending = 接続が切れました。行動は保管してあり、つながりしだい送り直します。
offline-device = この機器はネットワークにつながっていません。つながりしだい、ゲームは続きます。
offline-asleep = テーブルを動かしているコンピューターが応答しません。スリープ中かもしれません。このページは開いたままにしてください。戻りしだい、ゲームは続きます。アドレスが変わった場合は、新しいリンクを頼んでください。
offline-stopped = { -kingtable }はこのコンピューターで動いていません。もう一度起動してください。何も失われていません。
offline-proxy = ページは開きますが、WebSocketがつながりません。ページとサーバーの間のプロキシが止めています。友達からリンクを受け取った場合は、このメッセージを友達に送ってください。
rematch-open = 再戦のテーブルが開かれました。
busy-again = このページは自動で再試行します。
windows = この席は{ $n }個のウィンドウで開かれています。身に覚えがなければ、席を別の端末に移してください。他はすべて締め出されます。
log-by-clock = 時間切れのため、自動で回答しました：
stand-in-played = ボット（{ $who }）に尋ねられなかったため、テーブルが代わりに指しました。
log-by-default = ボットから応答がなかったため、自動で行いました：
claim-failed = まだテーブルに着いていません。
table-closed = このテーブルには参加していません。

note-substitute = { $you ->
    [yes] { $whose }が戻るまで、ボットに任せることにしました。
   *[no] { $who }が、{ $whose }が戻るまでボットに任せることにしました。
}
note-back = { $you ->
    [yes] 席に戻り、再び自分で行動します。
   *[no] { $who }が席に戻り、再び自分で行動します。
}
note-taken = { $you ->
    [yes] 直前の手を取り消しました。
   *[no] { $who }が直前の手を取り消しました。
}
note-resigned = { $you ->
    [yes] 投了しました。
   *[no] { $who }が投了しました。
}
note-ended = 同意した人：{ $who }。
note-begun = テーブル{ $table }の{ $n }手目からの続きです。そこでまだ伏せられていたものは、シャッフルし直しました。
said-by-clock = { $you ->
    [yes] 時間切れのため、自動で行いました：
   *[no] 時間切れのため、{ $who }に代わって自動で行いました：
}
said-by-bot = { $you ->
    [yes] ボットが代わりに行いました：
   *[no] { $who }に代わってボットが行いました：
}
log-by-bot = ボットが代わりに行いました：

log-over = ゲーム終了です。

play = 再生
pause = 一時停止
pace = 他のプレイヤーの行動を見せる速さ
pace-name = { $pace ->
    [slow] ゆっくり
    [fast] 速い
    [once] 一度に
   *[normal] 普通
  }
pace-now = 速さ：{ pace-name }。変更する
pace-short = { $pace ->
    [slow] ½×
    [fast] 2½×
    [once] ⏭
   *[normal] 1×
  }
pace-go-on = 続ける
pace-step = 次へ
pace-to-my-turn = 自分の手番まで進む
pace-to-the-end = 最後まで進む
sound = 音
sound-is = { $on ->
    [yes] オン
   *[no] オフ
  }
since-your-turn = 前回の手番以降
since-show = 見る
announced = 読み上げる内容
announced-name = { $much ->
    [some] 大事なことだけ
    [none] なし
   *[all] すべて
  }

plain-board = ボード
plain-own = 手札
plain-moves = できる行動
plain-choose = 行動を選んでください。
plain-turn = { $who }の手番です。
plain-move = { $who }：{ $move }
plain-points = { $n }点

clock-left = 残り{ $n }秒
clock-late = 残り{ $n }秒です。
