opening = 最初の選択
round-of = ラウンド{ $n }／{ $m }
game-of = ゲーム{ $n }／{ $m }
sums-so-far = ここまでの合計：{ $sums }
over-chip = ゲーム終了、全{ $n }ラウンド
this-round = このラウンド
next-round = 次のラウンド
no-next-line = 最後のドミノが出ました。このラウンドが終わると王国の得点を計算します。
kings-order = 国王コマの順
nobodys = 持ち主なし
state-done = 配置済み
state-now = 手番
state-waits = 待機中
state-pencil = 仮置き
order-entry = { $you ->
    [yes] { $state ->
        [done] { $domino }番を配置済み
        [now] { $domino }番を配置中
       *[waits] { $domino }番で待機中
    }
   *[no] { $state ->
        [done] { $who }は{ $domino }番を配置済み
        [now] { $who }は{ $domino }番を配置中
       *[waits] { $who }は{ $domino }番で待機中
    }
}
claim = 選ぶ
claim-label = { $domino }番を選ぶ：{ $face }。次のラウンドは{ turn-short }の手番、最大{ $gain }点の加点
plays-turn = { turn-short }の手番
turn-short = { $turn ->
    [1] 1番目
    [2] 2番目
    [3] 3番目
    [4] 4番目
    [5] 5番目
    [6] 6番目
   *[other] { $turn }番目
}
up-to = 最大{ $gain }
claim-short = { turn-short }・最大{ $gain }
depends-on-chance = 運しだい
to-come-count = これから出るドミノ：{ $n }枚
to-come-out = このうち{ $n }枚は使われません
to-come-never = { $n }枚は箱に残ります
to-come-none = もうありません
your-kingdom = 自分の王国
kingdom-of = { $who }の王国
open-kingdom = { $who }、{ $score }点。王国を見る
properties = 地所
properties-without = 他に点のない地所が{ $n }か所
properties-more = 他に{ $n }か所
terrain = { $terrain ->
    [wheat] 小麦畑
    [forest] 森林
    [water] 湖
    [pasture] 草原
    [swamp] 湿地
   *[mine] 鉱山
}
squares-crowns = マス×王冠
gain = 加点
total = 合計
score-is = { $points }点
score-would = 今は{ $points }点、この配置で{ $after }点
bonus-open = { $bonus }：まだ達成可能
bonus-lost = { $bonus }：もう達成不可
bonus-won = { $bonus }：達成
bonus-cost = { $bonus }{ $points }点
full-stop = { $told }。
discarded = 捨てたドミノ：{ $dominoes }
discarded-short = 捨てた：{ $dominoes }
lift = 戻す
seal-place = 確定
key-move = 移動
key-turn = 回転
key-pencil = 仮置き
key-claim = 選ぶ
board-keys = 手元：{ $domino }番、{ $face }。矢印キーでドミノを置ける場所に動かし、Rで回し、Enterで仮置き、Escapeで手元に戻します。
places-short = { $n }か所に置けます。輪を選んでください。
places-each = { $n ->
    [1] 置ける場所は1か所、{ $gain }点。
   *[other] 置ける場所は{ $n }か所、どこでも{ $gain }点。
}
places-from-to = 置ける場所は{ $n }か所、{ $least }点から{ $most }点まで。
places-costly = そのうち{ $n }か所では{ $bonus }をあきらめることになります。
gives-up = （{ $bonus }をあきらめる）
fits-here = ここには{ $n }通りに置けます。最大{ $gain }点の加点
no-place-there = その方向に、ほかに置ける場所はありません。
one-way = そこにはこの向きでしか置けません。
in-hand-again = { $domino }番を手元に戻しました。
place-first = 先に{ $domino }番を配置してください。
claimed-already = { $domino }番はもう選ばれています。
no-such-claim = { $n ->
    [0] 選べるドミノはもうありません。
   *[other] 次のラウンドのドミノは{ $n }枚です。
}

terrain-wheat = 小麦畑
terrain-forest = 森林
terrain-water = 湖
terrain-pasture = 草原
terrain-swamp = 湿地
terrain-mine = 鉱山
terrain-letter = { $terrain ->
    [wheat] 麦
    [forest] 森
    [water] 湖
    [pasture] 草
    [swamp] 湿
   *[mine] 鉱
}
castle = 城
empty = 空き
square = { $crowns ->
    [0] { terrain }
   *[other] { terrain }（王冠{ $crowns }個）
}
domino-face = { $left }と{ $right }
where-castle = 城のマス
where-right = 右に{ $n }マス
where-left = 左に{ $n }マス
where-up = 上に{ $n }マス
where-down = 下に{ $n }マス
where-both = { $across }、{ $along }
place-words = { $left }は{ $leftAt }／{ $right }は{ $rightAt }
place-sentence = { $where }。
place-gains = { $where }：{ $gain }
place-costs = { $where }：{ $gain }（{ $bonus }をあきらめる）

say-claim-first = 最初のドミノを選んでください。数字が小さいほど手番が早く、大きいほど王冠が付きやすくなります。
say-claim-next = 次のドミノを選んでください。
say-place = { $domino }番のドミノを配置してから、次のドミノを選んでください。
say-place-last = { $domino }番のドミノを配置してください。これが最後のラウンドです。
say-pencilled = { $domino }番を仮置きしました。
say-claim-final = 次のドミノを選ぶと確定します。
say-make-final = これでよければ確定してください。
say-gives-up = これで{ $bonus }をあきらめることになります。
say-no-fit = { $domino }番はどこにも置けません。
say-no-fit-rest = 捨てるしかなく、点にはなりません。
say-other-places = { $who }の手番です。{ $domino }番を配置します。
say-other-claims = { $who }の手番です。ドミノを選びます。

log-game = 第{ $n }ゲームの開始。
log-kings = 国王コマを引いた順：{ $who }。
log-line = 公開されたドミノ：{ $dominoes }。
said-line = 公開されたドミノ：{ $dominoes }。
said-domino = { $domino }番（{ $face }）
log-claim = { $you ->
    [yes] { $domino }番を選びました。
   *[no] { $who }が{ $domino }番を選びました。
}
log-claim-forced = { $you ->
    [yes] 最後に残った{ $domino }番を選びました。
   *[no] { $who }が最後に残った{ $domino }番を選びました。
}
log-place = { $you ->
    [yes] { $gain ->
        [0] { $domino }番を配置しました。
       *[other] { $domino }番を配置し、{ $gain }点を得ました。
    }
   *[no] { $gain ->
        [0] { $who }が{ $domino }番を配置しました。
       *[other] { $who }が{ $domino }番を配置し、{ $gain }点を得ました。
    }
}
log-discard = { $you ->
    [yes] { $domino }番を捨てました。置ける場所がありませんでした。
   *[no] { $who }が{ $domino }番を捨てました。置ける場所がありませんでした。
}
log-leftover = 誰も{ $domino }番を選ばなかったため、ゲームから除かれました。
log-round = 第{ $n }ラウンド
log-scored = 得点：{ $scores }。
log-score = { $who }（{ $score }点）

end-made = { $bonuses ->
    [none] 地所で{ $points }点。
    [middle_kingdom] 地所で{ $points }点、さらに「{ -middle-kingdom }」。
    [harmony] 地所で{ $points }点、さらに「{ -harmony }」。
   *[both] 地所で{ $points }点、さらにボーナスが二つとも。
}
end-made-game = 第{ $n }ゲーム：{ end-made }
end-your-rank = { $n ->
    [2] { $total }点で2位です。
    [3] { $total }点で3位です。
    [4] { $total }点で4位です。
    [5] { $total }点で5位です。
   *[6] { $total }点で6位です。
}
score-table = 得点（地所ごと）
sum = 総計
game-number = 第{ $n }ゲーム
largest-property = 最も大きな地所
crowns = 王冠
kingdoms = 王国
squares = { $n }マス
tie-largest = { $score }点で同点：{ $who }。最も大きな地所で決まります：{ $values }。
tie-crowns = { $score }点で同点、最も大きな地所も同じ：{ $who }。王冠の数で決まります：{ $values }。
tie-shared = { $score }点で同点、最も大きな地所も王冠の数も同じ：{ $who }。{ $place }位を分け合います。
tie-sum = { $score }点で同点：{ $who }。{ $place }位を分け合います。
tie-squares-of = { $who }（{ $n }マス）
tie-crowns-of = { $who }（{ $n }個）
