refuse-over = ゲームは終わっています。
refuse-turn-over = { $move }の前に手番が終わっています。
refuse-not-yet = この先は{ $move }より前の行動で決まります。先にそれを行ってください。
option-unknown = そのようなオプションはありません。使えるもの：{ $known }。
option-value = 「{ $value }」は使えません。使えるもの：{ $allowed }。
option-kind = { $kind ->
    [number] 引用符のない整数が必要です。「{ $value }」は違います。使えるもの：{ $allowed }。
    [switch] 引用符のないtrueかfalseが必要です。「{ $value }」は違います。
   *[text] 引用符で囲んだ文字列が必要です。{ $value }は違います。使えるもの：{ $allowed }。
}
option-requires = これには{ $other }が{ $needed }でなければなりませんが、{ $given }になっています。
option-seed = シードは0から2⁶⁴−1までの整数です。
option-key = 鍵は32バイトです。
option-seed-or-key = 乱数のもとはシードか鍵です。どちらか一つを指定してください。
refuse-plain-illegal = { $move }は今はできません。できること：{ $legal }。
refuse-plain-unread = 「{ $move }」はこのゲームの行動ではありません。今できること：{ $legal }。
refuse-action-number = 「{ $action }」は行動の番号ではありません。
refuse-action = 行動{ $action }は今はできません。
refuse-undo = 取り消せる行動がありません。
refuse-at = これまでの行動は{ $moves }回です。0から{ $moves }までの数か、終わりから数える負の数を指定してください。
game-unknown = 「{ $game }」というゲームはありません。あるもの：{ $known }。
seat-unknown = 席は0から数えます。全部で{ $players }席です。
number-range = { $least }から{ $most }までの整数を指定してください。
state-bytes = { $game }の局面のバイト列ではありません。{ $wanted }バイトが必要です。
batch-actions = ゲームごとに整数が1つ必要です。形が{ $wanted }の整数の配列を渡してください。渡された配列の形は{ $shape }、型は{ $kind }です。
batch-action = 行動{ $action }はありません。行動の番号は0から{ $most }までです。
batch-origin = ゲーム{ $lane }は別のバッチで、このバッチが知らない対戦から始まりました。
batch-match = このバッチと同じオプションの{ $game }の対戦でなければなりません：{ $options }。
batch-snapshot = 同じオプションの{ $game }のバッチで、形が{ $wanted }のスナップショットでなければなりません。
explicit-deck = { $game }の項目{ $row }は、各席が何枚のカードを知っているかを示さないため、カードを1枚ずつ公開できません。
explicit-outcome = ここで{ $outcome }は起こりません。起こりうる結果はchance()が示します（{ $first }から{ $last }まで）。
extra-missing = これにはパッケージ{ $package }が必要ですが、入っていません。{ $command }
file-write = { $problem ->
    [missing] { $file }に書き込めません。フォルダーがありません。先に作るか、別のフォルダーを指定してください。
    [folder] { $file }に書き込めません。これはフォルダーです。ファイルを指定してください。
    [denied] { $file }に書き込めません。書き込みが許可されていません。別のフォルダーを選んでください。
    [full] { $file }に書き込めません。ディスクに空きがありません。
    [long] { $file }に書き込めません。名前が長すぎます。
   *[other] { $file }に書き込めません：{ $why }
}
file-read = { $problem ->
    [missing] ファイル{ $file }はありません。
    [folder] { $file }を読み込めません。これはフォルダーです。ファイルを指定してください。
    [denied] { $file }を読み込めません。読み込みが許可されていません。
   *[other] { $file }を読み込めません：{ $why }
}
file-text = { $file }はUTF-8のテキストではありません。UTF-8で保存してください。
batch-observations = { $game }に観測の形式{ $value }はありません。使えるもの：{ $known }。
batch-gains = { $game }は、行動で増える点数を宣言していません。
env-opponents = 全員の相手に1つのボットを指定するか、{ $wanted }人の相手それぞれに1つずつ指定してください。今は{ $given }つあります。
env-seat = 席は0から{ $most }までの数字か“random”です。「{ $seat }」は使えません。
data-row = { $file }の行{ $row }：{ $told }
data-given = ゲームはファイルか、Arrow、pandas、polarsの表から読みます。{ $given }は使えません。
data-file = { $file }をゲームのParquetファイルとして読み込めません：{ $why }
data-column = ゲームのファイルにそのような列はないか、一つしかありません。列：{ $known }。
data-column-missing = この列がありません。列：{ $known }。
data-type = この列の型は{ $given }ですが、{ $wanted }が必要です。
data-null = ここにはどのゲームにも値が必要です。
data-number = { $value }は入りません。型が{ $wanted }の数を指定してください。
data-result = 行動をたどり直すと、こうなります：{ $right }。
data-no-result = この行動でゲームは終わるので、得点と順位が必要です。
data-record = この対戦データは、他の列のゲームのものではありません。
data-source = ゲームにはseed、key、dealのうちちょうど一つが必要です。
data-bots = すべての席に1体か、{ $players }席のそれぞれに1体のボットを指定してください。{ $count }体ではできません。
data-minari-id = 「{ $id }」はMinariのデータセットの名前ではありません。kingtable/games-v0のような名前にしてください。
data-minari-exists = Minariのデータセット{ $id }はすでにあります。削除するか、名前かバージョンを変えてください。
data-mixed = Minariのデータセットには、同じオプションの一つのゲームだけが入ります。このファイルは{ $game }で始まり、他のゲームもあります。
data-nothing = このファイルには終わったゲームがないので、書き込むものがありません。
plot-curve = { $file }は、これらの数の列があるCSVではありません。その列がある表か、学習のフォルダーを指定してください。
plot-tournament = { $file }を読み込めません。kingtable tournament --fileで書き出したファイルを指定してください。
position-object = JSONオブジェクトでなければなりません。
position-field = 局面にそのような項目はありません。使えるもの：{ $known }。
position-shape = このゲームの局面と同じ個数の整数でなければなりません。
position-version = 引用符のない数{ $version }が必要です。この形式の他のバージョンはここでは扱えません。
position-one-each = { $players }人のプレイヤーそれぞれに一つずつ指定してください。
position-seat = 席は0から数えます。全部で{ $players }席です。
record-object = 対戦データはJSONオブジェクトです。
record-given = 対戦データは、dict、そのJSON（strかbytes）、またはそれを収めたファイルのパスです。{ $given }ではありません。
record-file = ファイル{ $file }を読み込めません。対戦データは、存在するファイルのパスか、波括弧で始まるJSONです。
record-json = 正しいJSONではありません。{ NUMBER($line) }行{ NUMBER($column) }列に誤りがあります。対戦データは一つのJSONオブジェクトです。
record-text = UTF-8のJSONではありません。対戦データは一つのJSONオブジェクトです。
record-field = 対戦データにそのような項目はありません。使えるもの：{ $known }。
record-version = { $given ->
    [missing] バージョンがありません。新しい対戦データのバージョンは{ $version }です。
    [kind] バージョンは引用符のない整数で書きます。新しい対戦データのバージョンは{ $version }です。
   *[unknown] この形式のバージョンはここでは扱えません。扱えるもの：{ $known }。
}
record-options = オプションはJSONオブジェクトでなければなりません。
record-key = 鍵は64桁の16進数でなければなりません。
record-commitment = 鍵が、ゲームの前にテーブルが示した封と一致しません。
record-position = 局面のゲームかオプションが、対戦データのものと異なります。
record-seed = 対戦データには、シード（整数）か、鍵とその封があります。
record-moves = moves は、決められた書き方の行動のリストでなければなりません。
record-unfinished = 対戦データには結果がありますが、この行動ではゲームが終わりません。
record-result = 行動をたどり直すと、得点が異なります：{ $scores }。
bot-seat = 席{ $seat }の手番ではありません。ボットは手番の席で行動します。
bot-unknown = 「{ $bot }」というボットはありません。使えるもの：{ $known }。
bot-object = { $bot }はボットではありません。クラスではなく、`choose` メソッドを持つオブジェクトを渡してください。
bot-module = ボット{ $bot }を作れません（{ $why }）。引数なしで作れるクラスを「module:Class」の形で指定してください。
bot-silent = { $bot }が席{ $seat }で何も選びませんでした。行動を少なくとも一つ選ばなければなりません。
bot-illegal = { $bot }が{ $moves }回の行動の後に選んだ{ $action }は行えません：{ $why }
bot-budget = 「{ $bot }:{ $budget }」は使えません。探索するボットの後に、試行回数を1から1000000までの数で書いてください。
bot-strength = 「{ $bot }:{ $budget }」は使えません。強さは1から{ $most }までの数です。
bot-net = ボット{ $bot }はネットのファイルを読み込みません。読み込めるボット：{ $known }。
net-damaged = ネット{ $file }を読み込めません（{ $why }）。kingtable train が書き出したファイルを指定してください。
net-archive = ネット{ $file }は完全なnpzファイルではありません。学習で書き出されたファイルを指定してください。
net-onnx-form = ネット{ $file }の形が違います。グラフは{ $nodes }の順に並んでいる必要があります。
net-game = ネット{ $file }は{ $game }用です。{ $wanted }用のネットを指定してください。
net-version = ネット{ $file }は特徴量のバージョン{ $version }用です。バージョン{ $wanted }用に学習し直してください。
net-shape = ネット{ $file }は形が合いません。入力{ $inputs }個、出力{ $outputs }個のものを指定してください。
rounds-damaged = 学習したラウンドの一覧{ $file }を読み込めません。
learner-damaged = { $file }の学習を読み込めません（{ $why }）。kingtable train --method ppoが書いたフォルダーを使ってください。
record-deal = 対戦データの deal には、テーブル、鍵とその封、席ごとの項目があります：seat、kind、name、colour、bot、commit、share。
record-share = この席の提供した乱数が、ゲームの乱数を決める前に付けた封と一致しません。
record-deal-format = この形式の deal には対応していません。対応しているもの：{ $known }。
record-commit-of-bot = ボットは乱数を提供しないので、その席に封はありません。
record-digest = この対戦データのゲーム、オプション、席、ボット、封のどれかが、このダイジェストのものと違います。
record-commands = 各コマンドには、席、誰が行ったか（seat、bot、clock、stand-in）、行動の数を書きます。コマンド全体の行動の数は、対戦データの行動の数と同じです。
record-together = 一緒に座った席をリストにしてください。各リストに2席以上、どの席も1回までです。
record-origin = 続きのゲームは、もとを table、seq、record で示します：オプションが同じで、まだ誰かが決めるところのあるゲームです。
record-share-missing = この提供された乱数は使われていません。

compiling = { $game ->
    [kingdomino] { $kept ->
        [yes] { kingdomino-title }のルール（{ $name }）をコンパイルしています…一度だけで、結果は保存されます。
       *[no] { kingdomino-title }のルール（{ $name }）をコンパイルしています…結果を保存できないため、プロセスごとにやり直します。
    }
    [king_of_tokyo] { $kept ->
        [yes] { king-of-tokyo-title }のルール（{ $name }）をコンパイルしています…一度だけで、結果は保存されます。
       *[no] { king-of-tokyo-title }のルール（{ $name }）をコンパイルしています…結果を保存できないため、プロセスごとにやり直します。
    }
   *[other] { $kept ->
        [yes] { $name }をコンパイルしています…一度だけで、結果は保存されます。
       *[no] { $name }をコンパイルしています…結果を保存できないため、プロセスごとにやり直します。
    }
}
bot-guest = 自作のボットは kingdomino=my_bot:Mine のように GAME=MODULE:CLASS か GAME=BOT:net=FILE の形で書きます。「{ $text }」は違います。
bot-guest-twice = 2体のボットの名前がどちらも{ $bot }になります。ネットのファイルのどちらかの名前を変えてください。
bot-hint = { $game }のボットにヒントを出すものはありません。
bot-analyse = { $bot }は行動の価値を計算しません。
bot-prospects = { $game }のボットに勝率を出すものはありません。
