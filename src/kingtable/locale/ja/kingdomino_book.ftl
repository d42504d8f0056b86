## Chapters

kingdomino-book-aim = 目的
kingdomino-book-turn = ラウンドの進め方
kingdomino-book-placing = ドミノの配置
kingdomino-book-score = 終わりと得点
kingdomino-book-opening = 始め方
kingdomino-book-variants = ヴァリアント

## Sections of the printed rulebook, as this language's edition has them

kingdomino-section-aim = 目的
kingdomino-section-setup = ゲームの準備
kingdomino-section-play = プレイ
kingdomino-section-connect = ドミノの配置ルール
kingdomino-section-end = ゲーム終了と得点計算
kingdomino-section-score = ゲーム終了と得点計算
kingdomino-section-ties = ゲーム終了と得点計算
kingdomino-section-variants = ヴァリアント

## Topics: the title, and the example that the picture shows

kingdomino-topic-aim = 5×5マスの王国
kingdomino-topic-aim-example = 12枚のドミノと城で5×5マスが埋まります。小麦畑は小麦畑と、森林は森林と並びます。
kingdomino-topic-order = 手番の順
kingdomino-topic-order-example = まず3番の国王コマ、次に24番、最後に41番の手番です。
kingdomino-topic-turn = 手番にすること
kingdomino-topic-turn-example = 国王コマは24番にあります。24番を王国に配置してから、次のドミノ列の41番に国王コマを置きます。
kingdomino-topic-claim = ドミノを選ぶ
kingdomino-topic-claim-example = 12番と41番には国王コマがあります。24番と48番のドミノは空いています。
kingdomino-topic-number = 小さい番号と大きい番号
kingdomino-topic-number-example = 3番は王冠がなく、手番が早く来ます。48番は王冠が三つあり、手番は最後です。
kingdomino-topic-touch = 隣り合わせの決まり
kingdomino-topic-touch-example = 最後に加えたのは20番です。小麦畑が小麦畑と城に接しています。湖の隣は何でもかまいません。
kingdomino-topic-frame = 5×5マスまで
kingdomino-topic-frame-example = この王国は横に5マスあります。上下にはまだ広げられますが、左右には広げられません。
kingdomino-topic-discard = どこにも置けないとき
kingdomino-topic-discard-example = 2マス空いていますが、隣に森林がありません。5番のドミノは捨てます。
kingdomino-topic-end = 最後のラウンド
kingdomino-topic-end-example = 8番はもう配置しました。次は30番、その次は46番です。選ぶドミノは残っていません。
kingdomino-topic-property = マスの数×王冠の数
kingdomino-topic-property-example = 王冠が二つある5マスの小麦畑は5×2＝10点、王冠のない5マスの湖は0点です。合計は10＋8＋4＋4＋2＝28点です。
kingdomino-topic-tie = 同点のとき
kingdomino-topic-tie-example = 点が同じとき、つながった4マスの小麦畑は、王冠がなくても2マスの湖に勝ちます。
kingdomino-topic-opening = 最初の選択
kingdomino-topic-opening-example = 最初に引いた国王コマは6番にあります。残りの三つも、引いた順に続きます。
kingdomino-topic-dynasty = { -dynasty }
kingdomino-topic-dynasty-example = 31点、42点、38点で合計111点です。
kingdomino-topic-middle = { -middle-kingdom }
kingdomino-topic-middle-example = 城の上下左右に2マスずつあるので、10点の加点です。
kingdomino-topic-harmony = { -harmony }
kingdomino-topic-harmony-example = 12枚のドミノがすべて王国にあるので、5点の加点です。
kingdomino-topic-duel = { -mighty-duel }
kingdomino-topic-duel-example = 2人で24枚ずつ使い、城と合わせて7×7マスが埋まります。
kingdomino-topic-three = 3人で4枚ずつのドミノ列
kingdomino-topic-three-example = 41番には国王コマがありません。このドミノはゲームから除きます。
