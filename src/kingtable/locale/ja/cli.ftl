score-total = 合計
player = プレイヤー{ $seat }
line-now = このラウンド
line-next = 次のラウンド
final-line = { $rank }位：プレイヤー{ $seat }、{ $score }点
final-tie-largest = プレイヤー{ $a }と{ $b }は同点です。最も大きな地所で決まります。
final-tie-crowns = プレイヤー{ $a }と{ $b }は同点で、最も大きな地所も同じです。王冠の数で決まります。
final-tie-shared = プレイヤー{ $a }と{ $b }は同じ順位を分け合います。
score-kind = { $square }のマスはどのドミノにもありません。
score-count = { $square }のマスは{ $n }個ですが、ドミノには{ $most }個しかありません。
score-odd = プレイヤー{ $seat }：マスの数が奇数（{ $n }）ですが、ドミノは2マスずつです。
score-loose = プレイヤー{ $seat }：{ $n }個のマスが城とつながっていません。
score-crownless = プレイヤー{ $seat }：この王国には王冠がありません。
score-impossible = { NUMBER(48) }枚のドミノではこの形を作れません。読み違えたマスがあるかもしれません。
score-open = { NUMBER(48) }枚のドミノで作れるかどうかは、分かりませんでした。
score-repair = プレイヤー{ $seat }、{ $row }行目、{ $column }マス目：{ $square }なら作れます。合計{ $score }点。
score-too-many = 王国が{ $count }個ありますが、1ゲームのプレイヤーは{ $most }人までです。

event-game = 第{ $number }ゲームの開始。
event-kings = 国王コマを引いた順：プレイヤー{ $seats }。
event-line = 公開されたドミノ列：{ $dominoes }。
event-claim = プレイヤー{ $seat }が{ $domino }番を選びました。
event-place = { $gain ->
    [0] プレイヤー{ $seat }が{ $domino }番を配置しました。まだ点はありません。
   *[other] プレイヤー{ $seat }が{ $domino }番を配置しました。{ $gain }点。
}
event-discard = プレイヤー{ $seat }は{ $domino }番を置ける場所がなく、捨てました。
event-leftover = 誰も{ $domino }番を選ばなかったため、ゲームから除かれました。
event-round = 第{ $round }ラウンド。
event-scored = 第{ $number }ゲームの得点：{ $scores }。
event-over = ゲーム終了です。順位：{ $ranks }。

verify-moves = { $moves }回の行動、すべてルールどおり。
verify-dealt = 乱数のもとの鍵のSHA-256：{ $commitment }。
verify-seed = 乱数のもとのシード：{ $seed }。ゲームの前に封はされていません。
verify-shares = { $people }人のうち{ $shares }人の乱数が使われました。
verify-no-share = 席{ $seat }は乱数を提供していないため、そのプレイヤーには何も証明されません。
verify-scores = 得点：{ $scores }。
verify-proved = このダイジェストとこの乱数を保存していたプレイヤーには証明済み：この乱数は誰も選んでいません。
verify-proved-little = 証明済み：乱数は最初の行動より前に決まっていました。未証明：誰も乱数を提供していないため、乱数が選ばれたものでないこと。
verify-unproved = 未証明：この乱数を誰も選んでいないこと。このページが保存したダイジェストと提供した乱数を --digest と --share で指定してください。
verify-silent = 未証明：この乱数を誰も選んでいないこと。提供した乱数を公開しなかったため、他の全員がシャッフルし直した席：{ $seats }。それがホストの席なら、ホストは最大{ $deals }通りの結果を見て、その一つで止められました。
verify-silent-old = 未証明：この乱数を誰も選んでいないこと。提供する乱数に封をしながら公開しなかった席：{ $seats }。ホストがその人たちと組んでいれば、{ $deals }通りの結果から一つを選べました。
verify-loose = このゲームの乱数は古いバージョンで作られました。名前、ボット、オプションが固定されたのは提供された乱数が知られた後なので、ホストが乱数を選べた可能性があります。
verify-digest = ゲーム、オプション、席、ボット、封のダイジェスト：{ $digest }。
verify-not-proved = 未証明：誰ものぞかなかったこと。ホストは、ゲーム中にそのファイルを読めます。各席で誰が行動したかは、サーバーがそう伝えているだけです。

play-seat = 席は{ $players }席しかありません。
play-ask = 行動（{ $count }通り、? で一覧、q で終了）：
play-forced = できる行動は一つだけです：{ $move }。
play-thinking = プレイヤー{ $seat }が考えています…
play-early = { -kingtable }がこのコンピューター用にコンパイルされるまで、{ $bot }の代わりに{ $substitute }がプレイします。
play-bot-failed = { $bot }が行動を返しませんでした：{ $why }
play-left = テーブルを離れました。
play-saved = 対戦データは{ $file }にあります。
stopped = 中止しました。
standard-output = 出力
games-stopped = { $whole }ゲーム中{ $games }ゲームで中止しました。
games-stopped-in = { $whole }ゲーム中{ $games }ゲームで中止しました。{ $file }にあります。
tournament-stopped = { $whole }ゲーム中{ $games }ゲームで中止しました。{ $file }にあり、同じコマンドで続けられます。
train-stopped = 中止しました。ここまでの学習は{ $folder }にあります。--resumeで続けられます。

train-none = { $game }で学べるものは、まだありません。
train-begun = { $folder }にはすでに途中の学習があります。--resumeで続けるか、別のフォルダーを選んでください。
train-progress = { $doing ->
    [plays] ラウンド{ $round }：自己対戦
    [trains] ラウンド{ $round }：学習{ $epoch }回目
   *[tests] ラウンド{ $round }：前のネットとのテスト、{ $deals }
}
train-round = ラウンド
train-rows = 行数
train-loss = 誤差
train-verdict = 判定
train-deals = 乱数列
train-mean = 差
train-said = { $verdict ->
    [first] 最初のネット
    [stronger] 強くなったので採用
    [not-stronger] 強くなっていません
   *[unclear] はっきりしないので不採用
}
train-kept = 最も良いネットは{ $file }にあります。
train-play = 対戦する：{ $command }
train-compare = 付属のネットと比べる：{ $command }
train-only = { $option }は{ $how }のときだけ使えます。
train-other = { $folder }の学習は{ $game }のもので、{ $bot }を相手に測っています。別の学習には別のフォルダーを選んでください。
train-compiles = 準備中：ゲームと学習をコンパイルしています…
train-passes = { $number }回目（ゲーム数：{ $games }、分：{ $minutes }）
train-minutes = 分
train-games = ゲーム数
train-entropy = エントロピー
train-won = { $bot }に対する勝率
train-kept-policy = 方策は{ $file }にあります。
train-restarted = 停止したアクターを{ $count }回起動し直しました（{ $actors }）。
train-taken = クラスターにはすでにアクター「{ $actor }」があります。その学習が終わるのを待つか、別の名前のフォルダーを選んでください。
train-actor = アクター「{ $actor }」は応答する前に{ $count }回停止しました：{ $why }
net-none = { $game }のボットはネットを読みません。
net-endings = 一方のファイル名は「.npz」、もう一方は「.onnx」で終わる必要があります。
net-written = 書き込みました：{ $file }
data-written = 書き込みました：{ $file }（ゲーム数{ $games }、1ゲームのバイト数{ $bytes }、毎秒のゲーム数{ $rate }）

match-bots = このゲームで対戦できるボットは{ $least }体から{ $most }体です。{ $count }体ではできません。
games-or-deals = --gamesと--dealsは、どちらか一つだけ指定してください。
match-playing = 対戦中
match-title = { $games }ゲーム、どの乱数列も席のすべての入れ替えで
match-bot = ボット
match-wins = 勝ち
match-share = { $share }（{ $low }〜{ $high }）
match-all-won = { $share }、少なくとも{ $low }
match-none-won = { $share }、多くても{ $high }
match-score = 得点
match-deviation = 標準偏差
match-margin = 他の最高点との差
match-alone = 単独最高
match-level = 同点最高

tell-column-tokyo = トーキョー
tell-column-counters = カウンター
tell-column-cards = カード
tell-place-city = トーキョーシティ
tell-place-bay = トーキョーベイ
tell-out-of-game = 脱落
tell-poison = 毒{ $n }
tell-shrink = 縮小{ $n }
tell-row = 場札：
tell-deck = 山札に残り{ $deck }枚
tell-throws-left = { $rerolls ->
    [0] もう振れません
   *[other] あと{ $rerolls }回振れます
}
tell-ask = { $phase ->
    [rolled] プレイヤー{ $seat }：振り直しますか、止めますか？
    [probe] プレイヤー{ $seat }：「{ card-psychic-probe }」をダイスに使いますか？
    [change] プレイヤー{ $seat }：ダイスを変えますか？
    [hearts] プレイヤー{ $seat }：ハートを何に使いますか？
    [react] プレイヤー{ $seat }：ダメージを受けますか、何かで応じますか？
    [yield] プレイヤー{ $seat }：トーキョーを明け渡しますか、とどまりますか？
    [buy] プレイヤー{ $seat }：何か購入しますか？
    [charge] プレイヤー{ $seat }：「{ card-monster-batteries }」にエネルギーをいくつ置きますか？
    [opportunist] プレイヤー{ $seat }：公開されたばかりのカードを購入しますか？
    [sell] プレイヤー{ $seat }：カードを売却しますか？
   *[mimic] プレイヤー{ $seat }：「{ card-mimic }」でどのカードをまねますか？
}
tell-ask-damage = { $by ->
    [0] { $damage }ダメージ。
   *[other] プレイヤー{ $by }から{ $damage }ダメージ。
}
tell-stop-now = ここで止めると：
tell-nothing = 何もなし
tell-gain-vp = { $n }点
tell-gain-heal = ライフ{ $n }
tell-gain-energy = エネルギー{ $n }
tell-hits = プレイヤー{ $seat }に{ $n }ダメージ（残りライフ{ $left }）
tell-enters = { $place ->
    [bay] トーキョーベイに入る
   *[city] トーキョーシティに入る
}
tell-hearts = ハート{ $hearts }個の使い方の例：hearts heal=1 poison=1 shrink=1 2=1（数字は0から数えた席で、その席を回復）
tell-keep = keep FACE ... でそのダイスを残し、他を振ります。keep だけならすべて振ります。

tell-start-roll = 爪で最初の手番を決めます（{ $rolls }）：プレイヤー{ $first }。
tell-turn = { $extra ->
    [freeze_time] 第{ $number }手番：再びプレイヤー{ $seat }（{ card-freeze-time }）。
    [frenzy] 第{ $number }手番：再びプレイヤー{ $seat }（{ card-frenzy }）。
   *[no] 第{ $number }手番：プレイヤー{ $seat }。
}
tell-throw = プレイヤー{ $seat }が振った目：{ $thrown }。場のダイス：{ $dice }。
tell-again = プレイヤー{ $seat }が3の目を振り直し、{ $to }になりました。
tell-extra-throw = プレイヤー{ $seat }がもう1回振ります（{ $card }）。
tell-probe = プレイヤー{ $seat }がダイスを1個振り直させ、{ $face }が{ $to }になりました。
tell-change = プレイヤー{ $seat }がダイスを{ $face }から{ $to }に変えました（{ $card }）。
tell-stop = プレイヤー{ $seat }が止めました：{ $dice }。
tell-vp = { $sign ->
    [less] プレイヤー{ $seat }が{ $amount }点を失いました（{ $why }）。{ $vp }点。
   *[more] プレイヤー{ $seat }が{ $amount }点を得ました（{ $why }）。{ $vp }点。
}
tell-energy = { $sign ->
    [less] プレイヤー{ $seat }がエネルギーを{ $amount }支払いました（{ $why }）。残り{ $energy }。
   *[more] プレイヤー{ $seat }がエネルギーを{ $amount }得ました（{ $why }）。合計{ $energy }。
}
tell-heal = プレイヤー{ $seat }がライフを{ $amount }回復しました（{ $why }）。ライフ{ $health }。
tell-counters = プレイヤー{ $seat }のカウンターの増減：毒{ $poison }、縮小{ $shrink }。
tell-attack = { $hit ->
    [0] プレイヤー{ $seat }が爪{ $claws }個で攻撃しましたが、誰にも当たりません。
   *[other] プレイヤー{ $seat }がプレイヤー{ $targets }を爪{ $claws }個で攻撃しました。
}
tell-damage = { $by ->
    [0] プレイヤー{ $seat }が{ $amount }ダメージを受けました（{ $why }）。残りライフ{ $health }。
   *[other] プレイヤー{ $seat }が{ $amount }ダメージを受けました（プレイヤー{ $by }、{ $why }）。残りライフ{ $health }。
}
tell-prevented = プレイヤー{ $seat }が{ $amount }ダメージを免れました（{ $why }）。
tell-camouflage = プレイヤー{ $seat }の「{ card-camouflage }」のダイス：{ $dice }。
tell-yield = プレイヤー{ $seat }が明け渡しました。
tell-stay = プレイヤー{ $seat }がとどまりました。
tell-leave = { $place ->
    [bay] { $how ->
        [bay] プレイヤー{ $seat }がトーキョーベイを離れました。ベイが閉じました。
        [displaced] プレイヤー{ $seat }がトーキョーベイから押し出されました。
       *[other] プレイヤー{ $seat }がトーキョーベイを離れました。
    }
   *[city] { $how ->
        [displaced] プレイヤー{ $seat }がトーキョーシティから押し出されました。
       *[other] プレイヤー{ $seat }がトーキョーシティを離れました。
    }
}
tell-enter = { $place ->
    [bay] プレイヤー{ $seat }がトーキョーベイに入りました。
   *[city] プレイヤー{ $seat }がトーキョーシティに入りました。
}
tell-bay-closed = トーキョーベイが閉じました。
tell-out = プレイヤー{ $seat }が脱落しました。
tell-child = プレイヤー{ $seat }が復帰しました：{ card-it-has-a-child }。
tell-buy = { $origin ->
    [seat] プレイヤー{ $seat }がプレイヤー{ $owner }から「{ $card }」をエネルギー{ $price }で購入しました。
    [top] プレイヤー{ $seat }が山札から「{ $card }」をエネルギー{ $price }で購入しました。
   *[row] プレイヤー{ $seat }が「{ $card }」をエネルギー{ $price }で購入しました。
}
tell-lose = { $how ->
    [used] プレイヤー{ $seat }が「{ $card }」を失いました（使用済み）。
    [empty] プレイヤー{ $seat }が「{ $card }」を失いました（空）。
    [heart] プレイヤー{ $seat }が「{ $card }」を失いました（ハートの目）。
    [sell] プレイヤー{ $seat }が「{ $card }」を失いました（売却）。
   *[other] プレイヤー{ $seat }が「{ $card }」を失いました。
}
tell-reveal = 「{ $card }」が公開されました。
tell-sweep = プレイヤー{ $seat }が場札を総入れ替えしました。
tell-shuffle = 捨て札が新しい山札になりました。
tell-mimic = プレイヤー{ $seat }の「{ card-mimic }」が、プレイヤー{ $of }の「{ $card }」をまねます。
tell-unmimic = プレイヤー{ $seat }の「{ card-mimic }」がまねるカードはなくなりました。
tell-charge = プレイヤー{ $seat }が「{ card-monster-batteries }」にエネルギーを{ $amount }置きました。
tell-over = { $cause ->
    [points] プレイヤー{ $seat }が20点に届き、勝ちました。
    [survival] プレイヤー{ $seat }が最後の生き残りとなり、勝ちました。
   *[nobody] 全員が脱落し、勝者はいません。
}
tell-why-dice = ダイス
tell-why-tokyo = トーキョー滞在
tell-why-enter = トーキョー入り
tell-why-buy = 購入
tell-why-sweep = 総入れ替え
tell-why-sell = 売却
tell-why-attack = 攻撃
tell-why-poison = 毒

odds-title = ダイス{ $dice }個、{ tell-throws-left }：{ $faces }
odds-unthrown = まだ振っていません
odds-wish = { $wish }：{ $percent }%
odds-keep = 残す：{ $faces }
odds-keep-none = 残さず、すべて振ります。
odds-stop = すべて残します。望みの目がそろっています。
odds-count = 指定した目は{ $count }個ですが、--diceは{ $dice }です。--diceを省くか、同じ数の目を指定してください。
odds-goal = 目と最低数
odds-chance = 確率

bench-start = プロセス一つの起動
bench-starting = 初回と同じように、すべてを最初からコンパイルしています…
bench-none = { $game }には測定する項目がありません。パッケージに測定の指定がありません。

help-workers = ボット用のプロセスの数。省略時はコアごとに一つで、最大8です。
help-bots = 席に着ける自作のボット。このフォルダーのモジュールなら kingdomino=my_bot:Mine のように GAME=MODULE:CLASS の形で、自分で学習したネットなら GAME=BOT:net=FILE の形で指定します。何度でも指定できます。
help-allow-host = table.example.org のような、このサーバーに届く名前。何度でも指定できます。このコンピューターのアドレスと localhost には不要です。
help-behind-proxy = このサーバーの手前のプロキシのアドレスまたはネットワーク（127.0.0.1 や 172.16.0.0/12 など）。その X-Forwarded-For で接続元がわかります。何度でも指定できます。
help-sharing = cloudflared、tailscale、ngrok、または ssh:MACHINE=https://ADDRESS でテーブルをインターネットに公開します。値がなければ、このコンピューターにある最初のものを使います。
table-starting = サーバーを起動しています…
table-host = 空です。このコンピューターだけで待ち受けるには--hostを省き、家庭内ネットワークから接続するには0.0.0.0を指定してください。
table-allow-host = 「{ $given }」はtable.example.orgのようなサーバー名ではありません。
table-behind-proxy = 「{ $given }」は192.168.1.2や172.16.0.0/12のようなアドレスやネットワークではありません。名前は使えません。
table-at = { -kingtable }：{ $address }
table-already-at = { -kingtable }はすでに動いています：{ $address }
table-at-home = 家庭内ネットワーク：{ $address }
table-not-listening = { $problem ->
    [address] { $host }のポート{ $port }で待ち受けできません：このコンピューターにそのアドレスはありません。--hostか--portを変えてください。
    [name] { $host }のポート{ $port }で待ち受けできません：このコンピューターはその名前を知りません。--hostか--portを変えてください。
    [denied] { $host }のポート{ $port }で待ち受けできません：そのポートの使用が許可されていません。--hostか--portを変えてください。
   *[other] { $host }のポート{ $port }で待ち受けできません：{ $why }。--hostか--portを変えてください。
}
table-ports-taken = ポート{ $first }から{ $last }はすべて使用中です。--portで1つ選んでください。
table-port-taken = ポート{ $port }は別のプログラムが使っています。別のポートを選ぶか、--portを省いてください。
folder-not-made = { $problem ->
    [missing] フォルダー{ $file }を作れません：その上の場所がフォルダーではありません。--dataで別のフォルダーを選んでください。
    [denied] フォルダー{ $file }を作れません：書き込みが許可されていません。--dataで別のフォルダーを選んでください。
    [full] フォルダー{ $file }を作れません：ディスクに空きがありません。--dataで別のフォルダーを選んでください。
   *[other] フォルダー{ $file }を作れません：{ $why }。--dataで別のフォルダーを選んでください。
}
folder-not-written = { $problem ->
    [missing] フォルダー{ $file }に書き込めません：フォルダーではありません。--dataで別のフォルダーを選んでください。
    [denied] フォルダー{ $file }に書き込めません：書き込みが許可されていません。--dataで別のフォルダーを選んでください。
    [full] フォルダー{ $file }に書き込めません：ディスクに空きがありません。--dataで別のフォルダーを選んでください。
   *[other] フォルダー{ $file }に書き込めません：{ $why }。--dataで別のフォルダーを選んでください。
}
database-not-opened = { $problem ->
    [missing] データベース{ $file }を開けません：ありません。--dataで別のフォルダーを選んでください。
    [denied] データベース{ $file }を開けません：書き込みが許可されていません。--dataで別のフォルダーを選んでください。
    [full] データベース{ $file }を開けません：ディスクに空きがありません。--dataで別のフォルダーを選んでください。
   *[other] データベース{ $file }を開けません：{ $why }。--dataで別のフォルダーを選んでください。
}
folder-in-use = { $process ->
    [unknown] フォルダー{ $file }は別の{ -kingtable }が使っています。そちらを止めるか、--dataで別のフォルダーを選んでください。
   *[other] フォルダー{ $file }は別の{ -kingtable }（プロセス{ $process }）が使っています。そちらを止めるか、--dataで別のフォルダーを選んでください。
}
database-in-use = データベース{ $file }は、同じ名前か別の名前で、別の{ -kingtable }が使っています。そちらを止めるか、--dataで別のフォルダーを選んでください。
database-read-only = { $what ->
    [file] データベース{ $file }は読み取り専用です。書き込めるようにするか、--dataで別のフォルダーを選んでください。
   *[folder] フォルダー{ $file }は読み取り専用です。書き込めるようにするか、--dataで別のフォルダーを選んでください。
}
database-not-now = データベース{ $file }は今使えません（{ $detail }）。何も変更していません。フォルダーに書き込めるか、ディスクに空きがあるか、別のプログラムが使っていないかを確かめてください。または--dataで別のフォルダーを選んでください。
database-foreign = ファイル{ $file }は別のプログラムのデータベースです。何も変更していません。--dataで別のフォルダーを選んでください。
database-newer = データベース{ $file }は、より新しい{ -kingtable }が書いたものです（形式は{ $form }、この版が読めるのは{ $known }まで）。何も変更していません。新しい{ -kingtable }をインストールするか、--dataで別のフォルダーを選んでください。
database-damaged = { $what ->
    [copy] データベース{ $file }は壊れています（{ $detail }バイトしかなく、コピーに失敗したときの状態です）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
    [cut] データベース{ $file }は壊れています（{ $bytes }バイトのはずが{ $detail }バイトです）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
    [empty] データベース{ $file }は壊れています（中身がありません）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
    [foreign] データベース{ $file }は壊れています（データベースではありません）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
    [form] データベース{ $file }は壊れています（形式は{ $detail }です）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
    [lacks] データベース{ $file }は壊れています（{ $table }に{ $detail }がありません）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
    [trigger] データベース{ $file }は壊れています（triggerがあります：{ $detail }）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
   *[other] データベース{ $file }は壊れています（{ $detail }）。何も変更していません。バックアップと入れ替えるか、移動して空の状態から始めてください。
}
tell-plain-move = プレイヤー{ NUMBER($seat) }：{ $move }
tell-plain-over = ゲーム終了です。
