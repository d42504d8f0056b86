list-two = { $first }、{ $last }
help-usage = 使い方:
help-options = オプション
help-commands = コマンド
help-default = 既定値 { $value }
help-default-cores = すべてのコア
help-help = この説明を表示して終了します。
help-version = バージョンを表示して終了します。
help-lang = コマンドラインの言語。省略時はこのコンピューターの言語です。
help-as-json = JSONで出力します。

usage-try = 使い方は「{ $command }」で表示されます。
usage-error = エラー：{ $told }
usage-option-unknown = オプション { $option } はありません。
usage-option-near = オプション { $option } はありません。似たもの：{ $near }。
usage-command-unknown = コマンド「{ $command }」はありません。
usage-missing = { $name } を指定してください。
usage-choice = { $name } は次のいずれかを指定してください：{ $choices }。
usage-number = { $name } は整数で指定してください。
usage-number-range = { $name } は整数で指定してください：{ $range }。
usage-decimal = { $name } は数で指定してください。
usage-decimal-range = { $name } は数で指定してください：{ $range }。
usage-value = { $option } には値が必要です。
usage-flag = { $option } は値を取りません。
usage-extra = 余分な引数：{ $words }
usage-folder = { $name } には読み込めるフォルダーを指定してください。
usage-file = { $name } には読み込めるファイルを指定してください。

help-main-text = ルールブックどおりのボードゲーム。ブラウザーで遊べるテーブルと、ボットと、正確なエンジンがあります。コマンドの省略時は、ブラウザーでテーブルを開きます。
help-host = 待ち受けるアドレス。0.0.0.0 なら家庭内ネットワークからも接続できます。
help-port = ポート。省略時は { NUMBER(8000, useGrouping: 0) } か、その次に空いているものです。
help-data = テーブルのデータベースを置くフォルダー。
help-browser = ページをブラウザーで開きます。
help-table-short = ブラウザーでテーブルを開きます（kingtable だけのときと同じ）。
help-table-text = ブラウザーでテーブルを開きます。kingtable だけのときと同じで、オプションはコマンドの前に書きます。

help-play-short = ターミナルでボットと対戦します。
help-play-text = ターミナルで遊びます。ゲームの名前は省略でき、その場合は標準のゲームです。行動は一覧のとおりに書く（=23、17@1,0>E、keep 3 3、yield）か、一覧の番号を書きます。? で一覧を表示し、q で終了します。
help-players = 人数。省略時は、そのゲームの標準の人数です。
help-seat = 自分の席。
help-bot = 対戦するボット。例：random、greedy、sampler:500、自分のネットを使う planner:net=FILE。省略時は、そのゲームの標準のボットです。
help-play-seed = 乱数を再現できるようにします。
help-save = 終了時に対戦データをこのファイルに書き出します。
help-preset = オプションの組み合わせ。

help-match-short = ボットどうしを対戦させます。席の入れ替え、信頼区間、グラフ付き。
help-match-text = ボットどうしを対戦させます。例：greedy random、sampler:500 greedy greedy greedy、king-of-tokyo random random。ゲームの名前の省略時はキングドミノです。どの乱数列も、席のすべての入れ替えで対戦します。区間は95%で、乱数列を単位に計算します。
help-games = 最低のゲーム数。乱数列は途中で打ち切りません。
help-match-seed = 最初の乱数列のシード。
help-match-deals = --gamesの代わりに、乱数列の数。どれも席のすべての入れ替えで対戦します。
help-processes = 使うプロセスの数。

help-tournament-short = 多くのボットを対戦させます。区間付きのレーティングを出し、中断しても再開できます。
help-tournament-text = ボットを総当たりで対戦させます。例：random greedy sampler:200、king-of-tokyo roller racer attacker --players 4。どの組も同じ乱数列を、席を交代して行います。レーティングは最尤法によるElo、区間は95%で、乱数列を単位に計算します。
help-tournament-players = ゲームの席数。省略時は標準の数です。席よりボットが少なければ、1体が別の1体の複製と対戦します。
help-kind = round-robin：総当たり。gauntlet：最初のボットが他のそれぞれと対戦。
help-deals = 各組の乱数列の数の上限。
help-tournament-games = --dealsの代わりに、全体での最低のゲーム数。乱数列は途中で打ち切りません。
help-every-seating = 席の入れ替えだけでなく、すべての並べ方で行います。
help-sprt = 最初のボットがこの差だけ強いかどうかがはっきりした時点で組を終えます。例：0:30。
help-anchor = レーティングを0とするボット。省略時は全体の平均。
help-tournament-seed = 最初の乱数列のシード。
help-file = ゲームを一つずつこのファイルに書きます。同じコマンドをもう一度実行すると、続きから始まります。
help-csv = 各ゲームの席ごとに1行をこのファイルに書きます。
help-parquet = 同じ行をParquetで書きます（pyarrowが必要）。
help-html = グラフ付きの報告をこのファイルに書きます。
help-ray = このアドレスのRayクラスターで対戦させます。localなら、ここで新しく始めます（rayが必要）。

help-data-short = ボットに多くのゲームを対戦させ、一つのParquetファイルに書きます。
help-data-text = ボットに多くのゲームを対戦させ、一つのParquetファイルに1ゲーム1行で書きます。例：greedy random、king-of-tokyo roller --players 4。ファイルはpandas、polars、kingtable.dataで読めます。ボットが1体ならすべての席で対戦し、複数ならゲームごとに席を一つずつ移ります。ボットの省略時は、強いボットのうち最も速いものが対戦します。ファイルは、すべてのゲームを書き終えたときにできます。
help-data-games = ゲーム数。
help-data-players = ゲームの席数。省略時はボットの数か、標準の数です。
help-data-seed = 最初のゲームのシード。他のゲームのシードはその続きです。
help-data-file = 書き込むファイル。省略時はGAME.parquetです。

help-train-short = ボットに自己対戦で学習させます。
help-train-text = ゲームのボットのネットを、何もないところから学習します。自己対戦、その対戦からの新しいネット、テストを1ラウンドとして繰り返します。新しいネットは、強くなったときだけ入れ替わります。すべてフォルダーに残ります（net.npz、rounds.csv、rounds.svg）。各ラウンドの対戦（games-0001.npzなど）も残り、後のラウンドの学習にも使われます。フォルダーにすでにnet.npzがあれば、そこから学習を始めます。
help-folder = 学習の結果をすべて保存するフォルダー。
help-resume = フォルダーにある学習を続きから再開します。
help-rounds = このラウンド数で終わります。
help-hours = この時間を過ぎたら、次のラウンドを始めません。
help-train-method = 方法：roundsはゲームのボットのネット用、ppoはどのゲームでも使える独自の方策（jaxが必要）。
help-minutes = この分数で終わります（--hoursの代わり）。
help-against = --method ppoのとき、方策を測る相手のボット（省略時はゲームのいつもの相手）。
help-league = --method ppoのとき、この学習の過去のネットが1席を受け持つゲームの割合（省略時は、--rayで新しく始める学習では0.2、それ以外は0）。
help-keep-games = --method ppoのとき、1回ごとにフォルダーのgames.parquetに残すゲーム数（省略時は0、pyarrowが必要）。
help-train-ray = --method ppoのとき、そのアドレスのRayクラスター、またはlocalで学習します（rayが必要）。
help-rollouts = --rayのとき、対戦するアクターの数。それぞれ1コアを使います（省略時はクラスターのコア数より1つ少ない数）。
help-train-games = 1ラウンドのゲーム数。
help-train-seed = 同じシードとラウンド数なら、同じネットになります。

help-net-short = ネットをONNXファイルに変換します。逆もできます。
help-net-text = SOURCEのネットをTARGETに書き込みます。「.npz」から「.onnx」に変換すると他のソフトで実行でき、「.onnx」から「.npz」に変換するとボットが使えます（planner:net=FILE）。グラフの入力はゲームの特徴量の1行、出力はボットが読む値です。

help-analyse-short = 記録されたゲームを振り返ります。勝率、損失、運、各自の腕前。
help-analyse-text = FILE（または標準入力）の終わったゲームを振り返ります。全員の勝率を一手ごとに示し、勝率を上げられた行動を挙げ、運による損得とミスでの損失を分けます。--at を付けると、終わっていないゲームでも、一つの局面を分析できます。
help-analyse-bot = 行動を評価するボット。例：sampler:2000。省略時は標準のもの。
help-analyse-at = その手数の後の局面だけ。負の数は終わりから数えます。
help-samples = 各局面から最後まで試すゲームの数。
help-analyse-seed = ボットと試行のシード。同じなら結果も同じです。
help-analyse-html = グラフ付きのページをこのファイルに書きます。
help-stream = 標準入力の問い合わせに答えます。1行に一つのJSONオブジェクト。

help-replay-short = 記録されたゲームを一手ずつたどり直します。
help-replay-text = FILE（または標準入力）の対戦データをたどり直し、すべての出来事を言葉で表示し、最後のテーブルを示します。
help-at = その手数の後のテーブルだけを表示します。負の数は終わりから数えます。
help-replay-as-json = 局面（--at の手数の後、省略時は最後）をJSONで出力します。

help-verify-short = 対戦データを調べます。たどり直せるか、乱数に手が加えられていないか。
help-verify-text = FILE（または標準入力）の対戦データを調べます。サーバーの鍵とプレイヤーの提供した乱数から結果を作り直し、ゲームをたどり直します。鍵のSHA-256はゲーム前に示された封と、提供された各乱数はその席の封と一致し、すべての行動が正しく、結果も同じでなければなりません。これで証明されないことも示します。
help-commitment = ゲームの前にテーブルで示された封。
help-digest = 自分のページが乱数を提供したときに保存したダイジェスト。
help-share = 使われたはずの、自分のページが保存した乱数。

help-bench-short = このコンピューターでエンジンの速さを測ります。
help-bench-text = このコンピューターの1コアでエンジンの速さを測ります。すべてのゲームか、名前を挙げたゲームです。テスト用の素朴な実装との比較は、チェックアウトの中で python -m benchmarks.speed を使います。
help-seconds = 一つの数値ごとの秒数。
help-start = 最初からのコンパイルの時間も測ります。しばらくかかります。

help-score-short = 王国の図の得点を計算します。地所、ボーナス、合計。
help-score-text = FILE（または標準入力）に書かれた王国の得点を計算します。行は上から下へ、マスは空白で区切ります。W 小麦畑、F 森林、L 湖、P 草原、S 湿地、M 鉱山に王冠の数を付け、CC は城、.. は空きです。行は改行か斜線で区切ります。空行で区切れば、複数のプレイヤーの王国を読み、順位と同点の決め手も示します。1箱のドミノで作れないマスは標準エラー出力に示します。
help-score-middle-kingdom = { -middle-kingdom }を得点に加えます。城が中央にあれば{ NUMBER(10) }点です。
help-score-harmony = { -harmony }を得点に加えます。王国がすべて埋まっていれば{ NUMBER(5) }点です。
help-score-mighty-duel = { NUMBER(7) }×{ NUMBER(7) }マスの王国。

help-odds-short = キング・オブ・トーキョーのダイスの確率を表示します。
help-odds-text = 最善に振ったときの、キング・オブ・トーキョーのダイスの正確な確率。FACES は 1 2 3 heart energy claw です。--want の省略時は、役に立つものをすべて示します。
help-rerolls = あと何回振れるか。
help-dice = ダイスの数。目を書かなければまだ振っていないものとします（その場合の既定値は{ NUMBER(6) }）。
help-want = "3 claw" のように、ある目の最低の個数。いくつも指定すると、すべてがそろう確率を求めます。
