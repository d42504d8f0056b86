-kingtable = Kingtable
-dynasty = 王朝
-middle-kingdom = 中央王国
-harmony = 調和
-mighty-duel = 壮大な決闘

kingtable = { -kingtable }
kingdomino-title = キングドミノ

start-lead = さあ、席へどうぞ。
start-exact = ルールブックどおりに遊べる、二つのボードゲーム。
start-how = 一人でボットと、またはリンクで友達と。アカウントは不要です。
kingdomino-facts = { NUMBER(2) }～{ NUMBER(4) }人、{ NUMBER(15) }分
facts = { $least }～{ $most }人
play-now = 今すぐ遊ぶ
set-up = テーブルを用意
together = この画面で一緒に
learn = 短い10問で覚える
go-on = 続ける
code-title = コードをお持ちですか？
code-text = 友達から届いた6文字の英数字
code-go = テーブルへ
new-title = 初めてですか？
new-text = ルールブックのすべてを1枚に
last-replay = 前回のゲームのリプレイ
pad-entry = 本物のテーブルで
kingdomino-pad = 得点シート
king-of-tokyo-pad = 確率シート
independent = 独立したプロジェクトです。各ゲームの発売元とは関係ありません。
language = 言語
theme = 配色
theme-now = 配色：{ $theme }。変更する
theme-system = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
no-server = サーバーから応答がありません。もう一度お試しください。
no-server-yet = サーバーから応答がありません。このページは自動で再試行します。
page-newer = { -kingtable }が更新されました。このページは新しい版を読み込みます。テーブルはそのまま残ります。
rules-of = ルール：{ $game }
home = ホーム
tables-mine = 参加中のテーブル
tables-with = 相手：{ $who }
tables-gathers = 他の人を待っています
tables-your-turn = あなたの手番です。
tables-bot-turn = ボットの手番
tables-turn-of = { $who }の手番
tables-other-turn = 他のプレイヤーの手番
tables-gone = このテーブルはもうありません。
tables-go-on = 続ける：{ $game }、テーブル{ $code }
tables-forget-which = 消去：{ $game }、テーブル{ $code }
tables-forget-text = このテーブルを消去しますか？席の鍵はこのブラウザーにしかなく、消すと戻れなくなります。
tables-forget = 消去する
tables-keep = 残しておく
tables-all = { $n }件すべてを表示
code-empty = コードは6文字の英数字です。
nowhere = ここには何もありません。
nowhere-text = このアドレスには{ -kingtable }のページがありません。リンクをもう一度お確かめください。

bot-kind-random = 初心者
bot-kind-person = 互角
bot-kind-greedy = 欲張り屋
bot-kind-sampler = 思索家
bot-kind-novice = アマチュア
bot-kind-planner = 計画家
bot-kind-expert = 熟練者
bot-kind-master = 名人
bot-kind-attacker = 暴れん坊
bot-kind-racer = ランナー
bot-kind-builder = 収集家
bot-kind-roller = 計算家
bot-kind-learner = 古強者
colour = { $colour ->
    [blue] 青、丸
    [rose] ピンク、ひし形
    [pine] 緑、三角
    [amber] オレンジ、四角
    [violet] 紫、十字
   *[teal] 青緑、星
}
kingdomino-option-middle_kingdom = { -middle-kingdom }
kingdomino-option-middle_kingdom-text = 最後に城が王国の中央にあれば{ NUMBER(10) }点の加点。
kingdomino-option-harmony = { -harmony }
kingdomino-option-harmony-text = ドミノを1枚も捨てなければ{ NUMBER(5) }点の加点。
kingdomino-option-mighty_duel = { -mighty-duel }
kingdomino-option-mighty_duel-text = { NUMBER(48) }枚のドミノをすべて使い、王国は{ NUMBER(7) }×{ NUMBER(7) }。慣れた人向けです。
kingdomino-option-dynasty = { -dynasty }
kingdomino-option-dynasty-text = 続けて3ゲーム遊び、合計点が最も高い人の勝ち。
kingdomino-option-three_players = ドミノの枚数
kingdomino-option-three_players-36-text = { NUMBER(12) }枚のドミノは見ないまま箱に残します。ドミノ列は3枚ずつ。
kingdomino-option-three_players-48-text = { NUMBER(48) }枚のドミノをすべて使います。ドミノ列は4枚ずつで、誰も選ばなかった1枚はゲームから除きます。
kingdomino-option-start_order = 最初の選択
kingdomino-option-start_order-kings = 国王コマを引く
kingdomino-option-start_order-kings-text = 国王コマを一つずつ引きます。自分のコマが引かれたら、ドミノを選びます。
kingdomino-option-start_order-snake = 折り返し順（1-2-2-1）
kingdomino-option-start_order-snake-text = 最初のプレイヤーをくじで決めます。2人では1-2-2-1の順です。

players = { $n }人
rules = ルール
close = 閉じる
between-sentences = {""}
player-name = { $colour ->
    [blue] 青
    [rose] ピンク
    [pine] 緑
    [amber] オレンジ
    [violet] 紫
   *[teal] 青緑
}
bot-name = { $colour ->
    [blue] ボットのヤナギ
    [rose] ボットのサクラ
    [pine] ボットのスギ
    [amber] ボットのイトスギ
    [violet] ボットのスモモ
   *[teal] ボットのカエデ
}
bot-short = { $colour ->
    [blue] ヤナギ
    [rose] サクラ
    [pine] スギ
    [amber] イトスギ
    [violet] スモモ
   *[teal] カエデ
}
refused = 受け付けられませんでした。もう一度お試しください。
watch = 観戦
try-again = もう一度試す
rules-title = ルール
rules-none = { $game }のルールブックはここにはありません。できることはすべてボタンに表示されます。
kingdomino-aim = 城のまわりに最高の王国を築きましょう。王冠の多い、大きな地所が決め手です。
kingdomino-keys = キー操作：矢印キーで移動、Rで回転、Enterで仮置き、Escapeで戻す、1～4で選択、Hでヒント。

king-of-tokyo-title = キング・オブ・トーキョー
king-of-tokyo-facts = モンスター{ NUMBER(2) }～{ NUMBER(6) }体、{ NUMBER(30) }分
form-clock = 持ち時間
clock-usual = 標準
clock-quick = 短め
clock-none = 無制限
king-of-tokyo-option-bay = { tokyo-bay }
king-of-tokyo-option-bay-text = トーキョーの二つ目の場所です。生き残りが5体以上の間だけ使います。
king-of-tokyo-option-bay-later = モンスターが5体か6体なら、トーキョーベイも使えます。
king-of-tokyo-colour = { $colour ->
    [blue] コケ、青
    [rose] ヤカン、ピンク
    [pine] チョウチン、緑
    [amber] フクロウ、オレンジ
    [violet] ダイコン、紫
   *[teal] カタツムリ、青緑
}
king-of-tokyo-name = { $colour ->
    [blue] コケ
    [rose] ヤカン
    [pine] チョウチン
    [amber] フクロウ
    [violet] ダイコン
   *[teal] カタツムリ
}
king-of-tokyo-aim = ダイスを振り、トーキョーに入り、生き延びましょう。{ NUMBER(20) }点に届くか、最後の生き残りになれば勝ちです。
king-of-tokyo-keys = キー操作：1～9でダイスを残す（Shiftを押すと同じ目をすべて）、Tで振る、Sで止める、Oで確率を表示、Hでヒント。
tokyo-bay = トーキョーベイ
