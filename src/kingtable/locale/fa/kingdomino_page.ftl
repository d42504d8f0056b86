# میز کینگدومینو، به زبان صفحه.

## میز

opening = انتخاب‌های نخست
of-rounds = از { $m }
round-of = دور { $n } از { $m }
game-of = بازی { $n } از { $m }
sums-so-far = تا اینجا: { $sums }
over-chip = پایان بازی، { $n } دور
this-round = این دور
next-round = دور بعد
no-next-line = آخرین دومینوها روی میز است. پس از این دور امتیازها شمرده می‌شود.
kings-order = ترتیب شاه‌ها
nobodys = بی‌صاحب
state-done = چیده شد
state-now = نوبت اوست
state-waits = در انتظار
state-pencil = موقت
order-entry = { $state ->
    [done] { $who } دومینوی { $domino } را چیده است
    [now] { $who } دومینوی { $domino } را می‌چیند
   *[waits] { $who } با دومینوی { $domino } در انتظار است
}
claim = انتخاب
claim-label = انتخاب دومینوی { $domino }: { $face }. دور بعد نفر { $turn ->
    [1] اول
    [2] دوم
    [3] سوم
   *[4] چهارم
}، تا { $gain } امتیاز بیشتر
plays-turn = نفر { $turn ->
    [1] اول
    [2] دوم
    [3] سوم
   *[4] چهارم
}
turn-short = { $turn ->
    [1] اول
    [2] دوم
    [3] سوم
   *[4] چهارم
}
up-to = تا
depends-on-chance = بسته به قرعه
to-come = هنوز در راه
to-come-count = هنوز در راه: { $n }
to-come-out = { $n } تا از این‌ها نمی‌آید
to-come-never = { $n } دومینو در جعبه می‌ماند
to-come-none = چیزی نمانده
your-kingdom = سرزمین شما
kingdom-of = سرزمین { $who }
open-kingdom = { $who }، { $score } امتیاز. دیدن سرزمین
properties = قلمروها
properties-without = { $n } قلمرو دیگر بی‌امتیاز
terrain = زمین
squares-crowns = خانه × تاج
gain = افزایش
total = جمع
score-is = { $points } امتیاز
score-would = اکنون { $points } امتیاز، با این چیدن { $after }
bonus-open = { $bonus }: هنوز ممکن است
bonus-lost = { $bonus }: دیگر ممکن نیست
bonus-won = { $bonus }: به دست آمد
discarded = کنار گذاشته: { $dominoes }
discarded-short = کنار رفته { $dominoes }
lift = برداشتن
seal-place = قطعی کن
key-move = حرکت
key-turn = چرخش
key-pencil = گذاشتن
key-claim = انتخاب
board-keys = در دست: { $domino }، { $face }. کلیدهای جهت دومینو را به جاهای ممکن می‌برند، R می‌چرخاند، Enter موقت می‌گذارد، Escape برمی‌دارد.
places-short = { $n } جا هست. روی یک حلقه بزنید.
places-each = { $n } جا هست، هر کدام { $gain } امتیاز.
places-from-to = { $n } جا هست، از { $least } تا { $most } امتیاز.
places-costly = { $n ->
    [1] یکی از آن‌ها «{ $bonus }» را از بین می‌برد.
   *[other] { $n } تای آن‌ها «{ $bonus }» را از بین می‌برد.
}
gives-up = («{ $bonus }» از دست می‌رود)
fits-here = به { $n } شکل جا می‌شود، تا { $gain } امتیاز بیشتر

## نام خانه‌ها و جاها

terrain-wheat = گندم
terrain-forest = جنگل
terrain-water = دریاچه
terrain-pasture = چمنزار
terrain-swamp = مرداب
terrain-mine = معدن
castle = قلعه
empty = خالی
square = { $terrain ->
    [wheat] گندم
    [forest] جنگل
    [water] دریاچه
    [pasture] چمنزار
    [swamp] مرداب
   *[mine] معدن
}{ $crowns ->
    [0] {""}
   *[other] {" "}با { $crowns } تاج
}
domino-face = { $left } در کنار { $right }
where-castle = خانهٔ قلعه
where-right = { $n } به راست
where-left = { $n } به چپ
where-up = { $n } به بالا
where-down = { $n } به پایین
where-both = { $across }، { $along }
place-words = { $left } در { $leftAt }؛ { $right } در { $rightAt }

## جمله

say-claim-first = نخستین دومینوی خود را انتخاب کنید. عدد کوچک زودتر بازی می‌کند، عدد بزرگ تاج دارد.
say-claim-next = دومینوی بعدی را انتخاب کنید.
say-place = دومینوی { $domino } را بچینید، بعد انتخاب کنید.
say-place-last = دومینوی { $domino } را بچینید؛ دور آخر است.
say-pencilled = دومینوی { $domino } فعلاً این‌جاست.
say-claim-final = با انتخاب دومینوی بعدی، جایش قطعی می‌شود.
say-make-final = اگر مطمئنید، قطعی‌اش کنید.
say-no-fit = دومینوی { $domino } هیچ‌جا جا نمی‌شود.
say-no-fit-rest = باید کنار گذاشته شود و امتیازی ندارد.
say-other-places = { $who } دومینوی { $domino } را می‌چیند.
say-other-claims = { $who } یک دومینو انتخاب می‌کند.

## گزارش

log-game = بازی { $n } آغاز شد.
log-kings = قرعهٔ شاه‌ها: { $who }.
log-line = رو شد: { $dominoes }.
said-line = رو شد: { $dominoes }.
said-domino = { $domino }، { $face }
log-claim = { $you ->
    [yes] شما دومینوی { $domino } را انتخاب کردید.
   *[no] { $who } دومینوی { $domino } را انتخاب کرد.
}
log-claim-forced = { $you ->
    [yes] شما دومینوی { $domino } را برداشتید؛ تنها همان مانده بود.
   *[no] { $who } دومینوی { $domino } را برداشت؛ تنها همان مانده بود.
}
log-place = { $you ->
    [yes] شما دومینوی { $domino } را چیدید{ $gain ->
        [0] .
       *[other] {" "}و { $gain } امتیاز گرفتید.
    }
   *[no] { $who } دومینوی { $domino } را چید{ $gain ->
        [0] .
       *[other] {" "}و { $gain } امتیاز گرفت.
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
    [0] { $points } امتیاز از قلمروها.
    [1] { $points } امتیاز از قلمروها، و یک پاداش.
   *[other] { $points } امتیاز از قلمروها، و هر دو پاداش.
}
end-your-rank = { $n ->
    [2] شما با { $total } امتیاز دوم شدید.
    [3] شما با { $total } امتیاز سوم شدید.
   *[4] شما با { $total } امتیاز چهارم شدید.
}
score-table = امتیازها، قلمرو به قلمرو
sum = مجموع
game-number = بازی { $n }
largest-property = بزرگ‌ترین قلمرو
crowns = تاج‌ها
kingdoms = سرزمین‌ها
squares = { $n } خانه
tie-largest = { $who } هر کدام { $score } امتیاز دارند. قلمروی بزرگ‌تر تعیین می‌کند: { $values }.
tie-crowns = { $who } هر کدام { $score } امتیاز و قلمروهایی هم‌اندازه دارند. تاج‌ها تعیین می‌کند: { $values }.
tie-shared = { $who } هر کدام { $score } امتیاز، قلمروی هم‌اندازه و تاج برابر دارند: رتبهٔ { $place } مشترک است.
tie-squares-of = { $who } { $n } خانه
tie-crowns-of = { $who } { $n } تاج
