say-called = { $who }：{ $what }
take-back-of = 取り消す：{ $who }
only-looks = { $who }だけが見る
secret-card = 裏向きのカード
turn-to-side = こちら向きにする
turn-picture = 画面を回す
turn-picture-text = 手番の人のほうへ向けます
places = 座る場所
places-text = 名前を押すと、次の辺に移ります。
place-of = { $side ->
    [near] { $who }：手前
    [left] { $who }：左
    [far] { $who }：向かい
   *[right] { $who }：右
}
only-answers = { $who }だけが答えます
waits-for = 待機中
not-asked = 質問なし
at-this-screen = この画面
by-link = リンクで参加

among-say-claim-first = 最初のドミノを選んでください。数字が小さいほど手番が早く、大きいほど王冠が付きやすくなります。
among-say-claim-next = 次のドミノを選んでください。
among-say-place = { $domino }番のドミノを配置してから、次のドミノを選んでください。
among-say-claim-final = 次のドミノを選ぶと確定します。
among-say-make-final = これでよければ確定してください。
among-in-hand-again = { $domino }番を手元に戻しました。
among-say-sent-rest = 記録しています…
among-since-your-turn = この画面の前回の手番以降
among-pace-to-my-turn = 次の質問まで進む
among-tokyo-pays = 入ると{ NUMBER(1) }点、そこで手番を始めると{ NUMBER(2) }点
among-tokyo-tap-to-keep = 残すダイスを選択。長押しで同じ目をすべて選択
among-tokyo-if-stop = ここで止めると
among-tokyo-you-enter = { $place ->
    [city] トーキョーシティに入る
   *[bay] トーキョーベイに入る
}
among-tokyo-stop-hurt = { $n }ダメージを受ける
among-tokyo-effect-vp = { $sign ->
    [less] { $n }点を失う
   *[more] { $n }点を得る
}
among-tokyo-effect-chances = その後のライフ：{ $chances }
among-tokyo-risk-luck = 運が悪ければ脱落
among-tokyo-affordable = 購入できます
among-tokyo-short-after = 止めるとエネルギー{ $n }
among-tokyo-buy-later = 購入はダイスの後です。
among-tokyo-keep = 残すダイスを選んでください。
among-tokyo-hit-you = { $n ->
    [0] { $who }の攻撃、ダメージなし。
   *[other] { $who }から{ $n }ダメージ。
}
among-tokyo-hits-you = このままでは{ $who }から{ $n }ダメージを受けます。
among-tokyo-threat = このままでは{ $n }ダメージを受けます（{ $why }）。
among-tokyo-ask-react-rest = どう応じますか？
among-tokyo-ask-buy = カードを購入するか、手番を終えてください。
among-tokyo-energy-left = 手持ちのエネルギーは{ $n }です。
among-tokyo-ask-sell-rest = 支払ったエネルギーが戻ります。
among-tokyo-you-watch = 脱落しました。ゲームは続きます。
among-tokyo-answers = 選択肢
among-tokyo-note-stay = 次の手番開始時に{ NUMBER(2) }点。
among-tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] 無傷で離れます。{ $who }は必ずシティに入ります。
       *[bay] 無傷で離れます。{ $who }は必ず空いた場所に入ります。
    }
   *[no] { $place ->
        [city] { $who }は必ずシティに入ります。
       *[bay] { $who }は必ず空いた場所に入ります。
    }
}
among-tokyo-note-take = カードでは応じません。ダメージを防ぐダイスは、それでも振られます。
among-tokyo-note-camouflage = そのダイスを先に振ります。残ったダメージには、その後でも応じられます。
among-tokyo-deadly-throw = 何が出ても脱落します。
among-tokyo-keeps-long = 保持：持ち主の手元に残り、効果が続きます
among-tokyo-hearts-heal = 回復
among-tokyo-hearts-after = { $energy ->
    [0] 使った後のライフは{ $n }です。
   *[other] 使った後のライフは{ $n }、エネルギーは{ $energy }増えます。
}
among-tokyo-dice-nothing = 影響なし
among-tokyo-confirm = 「{ $move }」を行うと、この手番のうちにこのモンスターを救う手段はなくなります。それでも行いますか？
among-tokyo-ask-hearts = ハート{ $n }個の使い道を決めてください。
among-tokyo-ask-hearts-rest = 残りのハートは回復に使われます。
among-tokyo-ask-opportunist = 新しい場札です。最初に購入できます。
among-move-seat = この席を別の端末に移す
among-your-name = このテーブルでの名前
among-leave-alone = このテーブルから完全に離れますか？席の鍵はこのブラウザーにしかなく、離れると誰も戻れなくなります。
among-leave-others = 完全に離れますか？席はそのまま残りますが、鍵はこのブラウザーにしかありません。離れた席はボットに任されるか、合意してテーブルが終わることがあります。
among-leave-lends = 離れている間、席をボットに任されることがあります。戻ればすぐにまた元の人の席です。
among-resign-sure = 投了しますか？最下位になり、席は最後までボットが代行します。
among-resign-sure-alone = 投了しますか？ゲームはここで終わり、最下位になります。
among-awake-is = { $on ->
    [yes] この画面の手番の間は消さない
   *[no] 消えてもよい
}
among-server-back-none = 今は取り消せません。新しいものがめくられたか、別の端末で手が指されました。
among-server-not-your-turn = 今は別の人の手番です。
among-server-resigned = この席は投了しています。最後までボットが代行します。
