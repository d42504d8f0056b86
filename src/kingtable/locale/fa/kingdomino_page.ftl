# میز کینگدومینو، به زبان صفحه.

## میز

opening = انتخاب‌های اول
round-of = دور { $n } از { $m }
game-of = بازی { $n } از { $m }
sums-so-far = تا این‌جا: { $sums }
over-chip = پایان بازی، { $n } دور
this-round = این دور
next-round = دور بعد
no-next-line = آخرین دومینوها روی میز است. پس از این دور امتیازها شمرده می‌شود.
kings-order = ترتیب شاه‌ها
nobodys = بی‌صاحب
state-done = چیده شد
state-now = نوبت حرکت
state-waits = در انتظار
state-pencil = موقت
order-entry = { $you ->
    [yes] { $state ->
        [done] دومینوی { $domino } را چیده‌اید
        [now] دومینوی { $domino } را می‌چینید
       *[waits] با دومینوی { $domino } در انتظارید
    }
   *[no] { $state ->
        [done] { $who } دومینوی { $domino } را چیده است
        [now] { $who } دومینوی { $domino } را می‌چیند
       *[waits] { $who } با دومینوی { $domino } در انتظار است
    }
}
claim = انتخاب
claim-label = انتخاب دومینوی { $domino }: { $face }. دور بعد نفر { turn-short }، تا { $gain } امتیاز بیشتر
plays-turn = نفر { turn-short }
turn-short = { $turn ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
   *[other] { $turn }
}
up-to = تا { $gain }
claim-short = { turn-short } · تا { $gain }
depends-on-chance = بسته به شانس
to-come-count = هنوز در راه: { $n }
to-come-out = { $n } تا از این‌ها نمی‌آید
to-come-never = { $n } دومینو در جعبه می‌ماند
to-come-none = چیزی نمانده
your-kingdom = سرزمین شما
kingdom-of = سرزمین { $who }
open-kingdom = { $who }، { $score } امتیاز. دیدن سرزمین
properties = قلمروها
properties-without = { $n } قلمرو دیگر، بی‌امتیاز
properties-more = { $n } قلمرو دیگر
terrain = { $terrain ->
    [wheat] گندم
    [forest] جنگل
    [water] دریاچه
    [pasture] چمنزار
    [swamp] مرداب
   *[mine] معدن
}
squares-crowns = خانه × تاج
gain = افزایش
total = جمع
score-is = { $points } امتیاز
score-would = امتیاز حالا { $points }، با این چیدن { $after }
bonus-open = { $bonus }: هنوز ممکن است
bonus-lost = { $bonus }: دیگر ممکن نیست
bonus-won = { $bonus }: به دست آمد
bonus-cost = { $bonus } { $points }
full-stop = { $told }.
discarded = کنارگذاشته: { $dominoes }
discarded-short = کنارگذاشته { $dominoes }
lift = برداشتن
seal-place = قطعی کردن
key-move = حرکت
key-turn = چرخش
key-pencil = گذاشتن
key-claim = انتخاب
board-keys = در دست: { $domino }، { $face }. کلیدهای جهت دومینو را به جاهای ممکن می‌برند، R می‌چرخاند، Enter موقت می‌گذارد، Escape برمی‌دارد.
places-short = { $n } جا هست. روی یک حلقه بزنید.
places-each = { $n ->
    [1] یک جا هست، { $gain } امتیاز.
   *[other] { $n } جا هست، هر کدام { $gain } امتیاز.
}
places-from-to = { $n } جا هست، از { $least } تا { $most } امتیاز.
places-costly = { $n ->
    [1] یکی از آن‌ها «{ $bonus }» را از بین می‌برد.
   *[other] { $n } تای آن‌ها «{ $bonus }» را از بین می‌برد.
}
gives-up = (از دست می‌رود: { $bonus })
fits-here = به { $n } شکل جا می‌شود، تا { $gain } امتیاز بیشتر
no-place-there = در این جهت دیگر جایی نیست.
one-way = آن‌جا فقط به همین شکل جا می‌شود.
in-hand-again = دومینوی { $domino } دوباره در دست شماست.
place-first = اول دومینوی { $domino } را بچینید.
claimed-already = دومینوی { $domino } قبلاً انتخاب شده است.
no-such-claim = { $n ->
    [0] چیزی برای انتخاب نمانده است.
   *[other] دور بعد { $n } دومینو دارد.
}

## نام خانه‌ها و جاها

terrain-wheat = گندم
terrain-forest = جنگل
terrain-water = دریاچه
terrain-pasture = چمنزار
terrain-swamp = مرداب
terrain-mine = معدن
terrain-letter = { $terrain ->
    [wheat] گ
    [forest] ج
    [water] د
    [pasture] چم
    [swamp] مر
   *[mine] مع
}
castle = قلعه
empty = خالی
square = { $crowns ->
    [0] { terrain }
   *[other] { terrain } با { $crowns } تاج
}
domino-face = { $left } در کنار { $right }
where-castle = خانهٔ قلعه
where-right = { $n } به راست
where-left = { $n } به چپ
where-up = { $n } به بالا
where-down = { $n } به پایین
where-both = { $across }، { $along }
place-words = { $left } در { $leftAt }؛ { $right } در { $rightAt }
place-sentence = { $where }.
place-gains = { $where }: { $gain }
place-costs = { $where }: { $gain } (از دست می‌رود: { $bonus })

## جمله

say-claim-first = اولین دومینوی خود را انتخاب کنید. عددهای کوچک زودتر بازی می‌کنند، عددهای بزرگ تاج بیشتری دارند.
say-claim-next = دومینوی بعدی را انتخاب کنید.
say-place = دومینوی { $domino } را بچینید، بعد انتخاب کنید.
say-place-last = دومینوی { $domino } را بچینید؛ دور آخر است.
say-pencilled = دومینوی { $domino } فعلاً این‌جاست.
say-claim-final = با انتخاب دومینوی بعدی، جایش قطعی می‌شود.
say-make-final = اگر مطمئنید، قطعی‌اش کنید.
say-gives-up = با این کار { $bonus } از دست می‌رود.
say-no-fit = دومینوی { $domino } هیچ‌جا جا نمی‌شود.
say-no-fit-rest = باید کنار گذاشته شود و امتیازی ندارد.
say-other-places = نوبت { $who } است که دومینوی { $domino } را بچیند.
say-other-claims = نوبت { $who } است که یک دومینو انتخاب کند.

## گزارش

log-game = بازی { $n } شروع شد.
log-kings = قرعهٔ شاه‌ها: { $who }.
log-line = رو شد: { $dominoes }.
said-line = رو شد: { $dominoes }.
said-domino = { $domino } ({ $face })
log-claim = { $you ->
    [yes] شما دومینوی { $domino } را انتخاب کردید.
   *[no] { $who } دومینوی { $domino } را انتخاب کرد.
}
log-claim-forced = { $you ->
    [yes] شما دومینوی { $domino } را انتخاب کردید؛ فقط همان مانده بود.
   *[no] { $who } دومینوی { $domino } را انتخاب کرد؛ فقط همان مانده بود.
}
log-place = { $you ->
    [yes] { $gain ->
        [0] شما دومینوی { $domino } را چیدید.
       *[other] شما دومینوی { $domino } را چیدید و { $gain } امتیاز گرفتید.
    }
   *[no] { $gain ->
        [0] { $who } دومینوی { $domino } را چید.
       *[other] { $who } دومینوی { $domino } را چید و { $gain } امتیاز گرفت.
    }
}
log-discard = { $you ->
    [yes] شما دومینوی { $domino } را کنار گذاشتید: هیچ‌جا جا نمی‌شد.
   *[no] { $who } دومینوی { $domino } را کنار گذاشت: هیچ‌جا جا نمی‌شد.
}
log-leftover = دومینوی { $domino } را کسی نخواست: از بازی بیرون رفت.
log-round = دور { $n }
log-scored = امتیازها: { $scores }.
log-score = { $who } { $score }

## پایان

end-made = { $bonuses ->
    [none] { $points } امتیاز از قلمروها.
    [middle_kingdom] { $points } امتیاز از قلمروها، و «{ -middle-kingdom }».
    [harmony] { $points } امتیاز از قلمروها، و «{ -harmony }».
   *[both] { $points } امتیاز از قلمروها، و هر دو امتیاز اضافه.
}
end-made-game = بازی { $n }: { end-made }
end-your-rank = { $n ->
    [2] شما با { $total } امتیاز دوم شدید.
    [3] شما با { $total } امتیاز سوم شدید.
    [4] شما با { $total } امتیاز چهارم شدید.
    [5] شما با { $total } امتیاز پنجم شدید.
   *[6] شما با { $total } امتیاز ششم شدید.
}
score-table = امتیازها، قلمرو به قلمرو
sum = مجموع
game-number = بازی { $n }
largest-property = بزرگ‌ترین قلمرو
crowns = تاج‌ها
kingdoms = سرزمین‌ها
squares = { $n } خانه
tie-largest = تساوی با { $score } امتیاز: { $who }. بزرگ‌ترین قلمرو برنده را تعیین می‌کند: { $values }.
tie-crowns = تساوی با { $score } امتیاز و قلمروهای هم‌اندازه: { $who }. تاج‌ها برنده را تعیین می‌کنند: { $values }.
tie-shared = تساوی با { $score } امتیاز، قلمروهای هم‌اندازه و تاج‌های برابر: { $who }. رتبهٔ { $place } مشترک است.
tie-sum = تساوی با { $score } امتیاز: { $who }. رتبهٔ { $place } مشترک است.
tie-squares-of = { $who } ({ $n } خانه)
tie-crowns-of = { $who } ({ $n } تاج)
