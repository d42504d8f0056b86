form-seats = 参加者
form-players = 人数
form-seat = 席{ $n }
form-who = 席{ $n }に座る人
form-bot = 席{ $n }のボット
form-name = 席{ $n }の名前
form-name-hint = 名前（省略できます）
form-colour = 席{ $n }の色
seat-me = 自分
seat-here = この画面で一緒に
seat-friend = 友達（リンクで招待）
seat-joins = 前の友達と同じ画面で
seat-bot = ボット
seat-up = 席{ $n }を上へ
seat-down = 席{ $n }を下へ
bot-kind-random-text = 行き当たりばったりに動きます。
bot-kind-person-text = { $games ->
    [0] 自分と同じくらいの強さです。最初はやさしく、結果に合わせて変わります。
   *[other] 自分と同じくらいの強さです。{ $games }回のゲームを終えて強さ{ $n }／100です。結果に合わせて変わります。
}
bot-rating = 強さ：Elo { $elo }（95%の確からしさで{ $low }～{ $high }）。0はランダムなプレイです。
bot-any-strength = 強さを選ぶ
strength-for = { $level ->
    [1] { NUMBER(6) }歳向け
    [2] 初心者向け
    [3] 家族向け
    [4] 慣れた人向け
    [5] 上級者向け
   *[6] チャンピオン向け
}
form-strength = 席{ $n }のボットの強さ
strength-told = 強さ{ $n }／100：{ $feel }
strength-feel = { $band ->
    [weakest] 気楽に遊び、よく見落とします。
    [weak] ルールは知っていますが、間違いが多いです。
    [fair] 上手に遊び、人と同じような間違いをします。
    [strong] 手ごわく、めったに間違えません。
   *[strongest] まったく隙がありません。
}
bot-kind-greedy-text = 今すぐ点になるものを取ります。
bot-kind-sampler-text = 頭の中でゲームの続きを何度も最後まで試します。
bot-kind-novice-text = 王冠が好きで、ときどき間違えます。
bot-kind-planner-text = 王国がどう育つかを学んでいます。
bot-kind-expert-text = 自己対戦で学んだことをもとに、先を読みます。
bot-kind-attacker-text = 爪を集め、トーキョーに居座りすぎます。
bot-kind-racer-text = 数字を集め、他のものにはあまり目を向けません。
bot-kind-builder-text = エネルギーをため、最も高いカードを狙います。
bot-kind-roller-text = ダイスの正確な確率を知っています。
bot-kind-learner-text = 数多くのゲームから、何が勝ちにつながるかを知っています。
form-rules = ルール
form-preset = ルールの種類
kingdomino-preset-official = 公式ルール
kingdomino-preset-official-text = 公式ルールブック（初版）に従います。
kingdomino-preset-bga = オンライン
kingdomino-preset-bga-text = 有名なオンラインプラットフォームと同じです。3人ではドミノをすべて使い、2人では最初の選択を1-2-2-1の順に行います。
form-open = テーブルを開く
form-open-friends = テーブルを開いてリンクを受け取る
form-games = ゲーム
king-of-tokyo-form-colour = 席{ $n }のモンスター
clock-usual-text = 自分の手番は{ NUMBER(2) }分です。
king-of-tokyo-clock-usual-text = 自分の手番は{ NUMBER(2) }分、他の人の手番に質問されたときは{ NUMBER(30) }秒です。
clock-quick-text = 自分の手番は{ NUMBER(45) }秒です。
king-of-tokyo-clock-quick-text = 自分の手番は{ NUMBER(45) }秒、他の人の手番に質問されたときは{ NUMBER(15) }秒です。
clock-none-text = 誰もが好きなだけ考えられます。
king-of-tokyo-goal = 最初に{ NUMBER(20) }点に届くか、最後まで生き残れば勝ちです。
