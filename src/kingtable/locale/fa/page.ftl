# صفحه: هر آنچه بازیکن در مرورگر می‌خواند.

kingtable = کینگ‌تیبل
kingdomino-title = کینگدومینو

## آغاز

start-lead = یک صندلی پیش بکشید.
start-exact = دو بازی رومیزی، درست مطابق دفترچهٔ قوانین.
start-how = تنها در برابر ربات‌ها، یا با دوستان از راه پیوند. بدون ثبت‌نام.
kingdomino-facts = { NUMBER(2) } تا { NUMBER(4) } نفر، { NUMBER(15) } دقیقه
facts = { $least } تا { $most } نفر
play-now = شروع بازی
set-up = چیدن میز
go-on = ادامه
go-on-title = میزی چشم‌به‌راه شماست
go-on-with = { $game } با { $who }
code-title = کد دارید؟
code-text = شش حرف از یک دوست
code-go = رفتن به میز
new-title = تازه‌کارید؟
new-text = همهٔ قوانین در یک برگ
last-replay = بازپخش آخرین بازی
independent = پروژه‌ای مستقل، بی‌ارتباط با ناشران بازی‌ها.
language = زبان
theme = رنگ‌ها
theme-now = رنگ‌ها: { $theme }. تغییر
theme-system = مانند دستگاه
theme-light = روشن
theme-dark = تیره
no-server = سرور پاسخ نمی‌دهد. دوباره تلاش کنید.
home = به آغاز

## فرم

form-seats = چه کسانی بازی می‌کنند
form-players = بازیکنان
form-seat = صندلی { $n }
form-who = چه کسی روی صندلی { $n } می‌نشیند
form-bot = ربات صندلی { $n }
form-name = نام در صندلی { $n }
form-name-hint = نام (اختیاری)
form-colour = رنگ صندلی { $n }
seat-me = من
seat-friend = یک دوست، با پیوند
seat-bot = ربات
seat-up = بردن صندلی { $n } به بالا
seat-down = بردن صندلی { $n } به پایین
bot-kind-random = مبتدی
bot-kind-random-text = تصادفی بازی می‌کند.
bot-kind-greedy = حریص
bot-kind-greedy-text = هرچه همین حالا امتیاز دارد.
bot-kind-sampler = متفکر
bot-kind-sampler-text = ادامهٔ بازی را بارها در ذهن تا پایان بازی می‌کند.
bot-kind-attacker = جنگجو
bot-kind-attacker-text = پنجه جمع می‌کند و زیاد در توکیو می‌ماند.
bot-kind-racer = دونده
bot-kind-racer-text = عدد جمع می‌کند و نه چیز دیگری.
bot-kind-builder = گردآورنده
bot-kind-builder-text = انرژی را برای گران‌ترین کارت‌ها پس‌انداز می‌کند.
bot-kind-roller = حسابگر
bot-kind-roller-text = احتمال دقیق تاس‌ها را می‌داند.
colour = { $colour ->
    [blue] آبی، دایره
    [rose] سرخابی، لوزی
    [pine] سبز، مثلث
    [amber] کهربایی، مربع
    [violet] بنفش، صلیب
   *[teal] فیروزه‌ای، ستاره
}
form-rules = قوانین
form-preset = شیوهٔ بازی
kingdomino-preset-official = دفترچهٔ قوانین
kingdomino-preset-official-text = دفترچهٔ رسمی، ویرایش نخست.
kingdomino-preset-bga = آنلاین
kingdomino-preset-bga-text = مانند سکوی آنلاین معروف: سه نفر با همهٔ دومینوها بازی می‌کنند و دو نفر به ترتیب ۱-۲-۲-۱ آغاز می‌کنند.
form-open = باز کردن میز
form-open-friends = باز کردن میز و گرفتن پیوندها
kingdomino-option-middle_kingdom = { middle-kingdom }
kingdomino-option-middle_kingdom-text = اگر قلعه در مرکز سرزمین باشد، { NUMBER(10) } امتیاز بیشتر.
kingdomino-option-harmony = { harmony }
kingdomino-option-harmony-text = اگر هیچ دومینویی کنار نگذارید، { NUMBER(5) } امتیاز بیشتر.
kingdomino-option-mighty_duel = دوئل بزرگ
kingdomino-option-mighty_duel-text = همهٔ { NUMBER(48) } دومینو و سرزمین‌های { NUMBER(7) } × { NUMBER(7) }. برای بازیکنان باتجربه.
kingdomino-option-dynasty = سلسله
kingdomino-option-dynasty-text = سه بازی پشت سر هم؛ بیشترین مجموع برنده است.
kingdomino-option-three_players = دومینوها
kingdomino-option-three_players-36-text = { NUMBER(12) } دومینو نادیده در جعبه می‌ماند؛ ردیف‌های سه‌تایی.
kingdomino-option-three_players-48-text = همهٔ { NUMBER(48) } دومینو؛ ردیف‌های چهارتایی، و آن که کسی انتخاب نکند از بازی بیرون می‌رود.
kingdomino-option-start_order = انتخاب‌های نخست
kingdomino-option-start_order-kings = قرعهٔ شاه‌ها
kingdomino-option-start_order-kings-text = شاه‌ها یکی‌یکی بیرون می‌آیند؛ شاهِ هر کس بیرون آمد، او انتخاب می‌کند.
kingdomino-option-start_order-snake = رفت و برگشت
kingdomino-option-start_order-snake-text = نفر نخست با قرعه معلوم می‌شود؛ در بازی دونفره ترتیب ۱-۲-۲-۱ است.

## میز

title-your-turn = ● نوبت شما – { $game }
title-table = { $game } – کینگ‌تیبل
players = { $n } نفره
middle-kingdom = قلعه در مرکز
harmony = سرزمین کامل
opening = انتخاب‌های نخست
round = دور { $n }
of-rounds = از { $m }
round-of = دور { $n } از { $m }
game-of = بازی { $n } از { $m }
over-chip = پایان بازی، { $n } دور
watching = { $n } تماشاگر
log = گزارش بازی
rules = قوانین
menu = فهرست
close = بستن
you = شما
player-name = { $colour ->
    [blue] آبی
    [rose] سرخابی
    [pine] سبز
    [amber] کهربایی
    [violet] بنفش
   *[teal] فیروزه‌ای
}
bot-name = { $colour ->
    [blue] ربات بید
    [rose] ربات گیلاس
    [pine] ربات سدر
    [amber] ربات سرو
    [violet] ربات آلو
   *[teal] ربات افرا
}
bot-short = { $colour ->
    [blue] بید
    [rose] گیلاس
    [pine] سدر
    [amber] سرو
    [violet] آلو
   *[teal] افرا
}
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
to-come-none = چیزی نمانده
your-kingdom = سرزمین شما
kingdom-of = سرزمین { $who }
open-kingdom = { $who }، { $score } امتیاز. دیدن سرزمین
away = اینجا نیست
properties = قلمروها
terrain = زمین
squares-crowns = خانه × تاج
points = امتیاز
gain = افزایش
total = جمع
score-is = { $points } امتیاز
score-would = اکنون { $points } امتیاز، با این چیدن { $after }
bonus-open = { $bonus }: هنوز ممکن است
bonus-lost = { $bonus }: دیگر ممکن نیست
bonus-won = { $bonus }: به دست آمد
discarded = کنار گذاشته: { $dominoes }
discarded-short = کنار رفته { $dominoes }
turn = چرخش
lift = برداشتن
discard = کنار گذاشتن { $domino }
seal-place = قطعی کن
key-move = حرکت
key-turn = چرخش
key-pencil = گذاشتن
key-claim = انتخاب
board-keys = سرزمین شما. کلیدهای جهت دومینو را به جاهای ممکن می‌برند، R می‌چرخاند، Enter موقت می‌گذارد، Escape برمی‌دارد.
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

say-connecting = در راه میز…
say-your-turn = نوبت شماست.
say-claim-first = نخستین دومینوی خود را انتخاب کنید. عدد کوچک زودتر بازی می‌کند، عدد بزرگ تاج دارد.
say-claim-next = دومینوی بعدی را انتخاب کنید.
say-place = دومینوی { $domino } را بچینید، بعد انتخاب کنید.
say-place-last = دومینوی { $domino } را بچینید؛ دور آخر است.
say-pencilled = دومینوی { $domino } فعلاً این‌جاست.
say-claim-final = با انتخاب دومینوی بعدی، جایش قطعی می‌شود.
say-make-final = اگر مطمئنید، قطعی‌اش کنید.
say-no-fit = دومینوی { $domino } هیچ‌جا جا نمی‌شود.
say-no-fit-rest = باید کنار گذاشته شود و امتیازی ندارد.
say-sent = فرستاده شد.
say-sent-rest = میز دارد آن را می‌نویسد…
say-other-places = { $who } دومینوی { $domino } را می‌چیند.
say-other-claims = { $who } یک دومینو انتخاب می‌کند.
say-bot-thinks = یک لحظه.
say-bot-warming = ربات‌ها دارند گرم می‌شوند؛ حرکت نخست چند ثانیه طول می‌کشد.
say-not-here = در انتظار { $who } که سر میز نیست.
say-you-win = شما بردید!
say-wins = { $who } برنده شد.
say-shared = پیروزی مشترک: { $who }.
say-nobody-wins = هیچ‌کس برنده نشد.

## خبرها

refused = میز آن را نپذیرفت.
the-rule = قانون
offline = ارتباط قطع شد. دوباره تلاش می‌شود؛ چیزی از دست نمی‌رود.
offline-pending = ارتباط قطع شد. حرکت شما نگه داشته شده و همین که میز پاسخ دهد دوباره فرستاده می‌شود.
rematch-open = بازی دوباره باز شد.
watch = تماشا
try-again = دوباره تلاش کنید
busy-again = این صفحه خودش دوباره تلاش می‌کند.
windows = این صندلی در { $n } پنجره باز است. اگر کار شما نیست، صندلی را به دستگاه دیگری ببرید تا همهٔ پنجره‌های دیگر بیرون بمانند.
log-by-clock = زمان تمام شد؛ میز پاسخ داد:
log-by-stand-in = از ربات پاسخی نیامد؛ میز به جای او بازی کرد:
claim-failed = هنوز سر میز نیستید.

## پیش از قرعه

gather-waiting = چشم‌به‌راه { $who }.
gather-then = همین که همه بنشینند، بازی چیده می‌شود.
gather-invite = برای هر دوست پیوند خودش را بفرستید. همین که همه بنشینند، بازی چیده می‌شود.
gather-sealing = قرعه دارد مهر می‌شود.
gather-sealing-rest = صفحهٔ هر کس سهم خود را می‌گذارد. کمی طول می‌کشد، دست بالا ده ثانیه.
gather-bot = ربات
gather-sealed = آمد و مهر کرد
gather-deal = چیدن بازی بی‌انتظار
gather-without = { $n ->
    [one] { $who } در این قرعه سهمی نخواهد داشت، ولی باز هم می‌تواند بیاید و بازی کند.
   *[other] { $who } در این قرعه سهمی نخواهند داشت، ولی باز هم می‌توانند بیایند و بازی کنند.
}

## گزارش

log-game = بازی { $n } آغاز شد.
log-kings = قرعهٔ شاه‌ها: { $who }.
log-line = رو شد: { $dominoes }.
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
log-over = بازی تمام شد.

## فهرست، دعوت، قوانین

table-code = میز
copy-watch = رونوشت پیوند تماشا
copied = رونوشت شد
copy-link = رونوشت پیوند
invite = پیوند دوستان
invite-title = دوستان را بیاورید
invite-text = هر پیوند یک صندلی را یک بار باز می‌کند. بفرستید، یا بگذارید اسکن شود.
invite-local = این سرور فقط روی همین رایانه باز است. برای دوستان آن را با ‎--host 0.0.0.0‎ اجرا کنید و صفحه را با نشانی رایانه باز کنید.
to-the-table = به سوی میز
came = آمد
has-come = آمده بود، اکنون نیست
awaited = در راه
link-anew = ساختن پیوند تازه
link-make = ساختن پیوند
move-seat = بردن صندلی به دستگاه دیگر
move-text = این پیوند را در دستگاه دیگر باز کنید. همین که باز شود، صندلی از آنِ آن دستگاه است و این یکی آن را از دست می‌دهد.
move-closes = تا آن وقت این پنجره را باز نگه دارید: با بستنش پیوند از کار می‌افتد.
qr-alt = کد QR پیوند { $who }
your-name = نام شما سر این میز
keep-name = ثبت
leave = ترک میز، برمی‌گردم
leave-forget = ترک میز و فراموشی صندلی
deal-title = قرعهٔ مهرشده
deal-promised = سرور پیش از بازی کلید خود را با این عدد مهر کرده است. در پایان، صفحهٔ شما می‌سنجد که قرعه از همان کلید و از سهم همه به دست آمده باشد.
rules-title = قوانین
rules-none = قوانین { $game } این‌جا نیامده است. حرکت‌های ممکن روی دکمه‌ها نوشته شده‌اند.
kingdomino-aim = گرد قلعهٔ خود بهترین سرزمین را بسازید: قلمروهای بزرگ با تاج‌های بسیار.
kingdomino-keys = کلیدها: جهت‌ها حرکت، R چرخش، Enter گذاشتن، Escape برداشتن، ۱ تا ۴ انتخاب.

## پایان

end-made = { $bonuses ->
    [0] { $points } امتیاز از قلمروها.
    [1] { $points } امتیاز از قلمروها، و یک پاداش.
   *[other] { $points } امتیاز از قلمروها، و هر دو پاداش.
}
end-your-rank = { $n ->
    [2] شما دوم شدید:
    [3] شما سوم شدید:
   *[4] شما چهارم شدید:
}
score-table = امتیازها، قلمرو به قلمرو
sum = مجموع
game-number = بازی { $n }
largest-property = بزرگ‌ترین قلمرو
crowns = تاج‌ها
kingdoms = سرزمین‌ها
squares = { $n } خانه
rank = { $n ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
   *[other] { $n }م
}
tie-largest = { $who } هر کدام { $score } امتیاز دارند. قلمروی بزرگ‌تر تعیین می‌کند: { $values }.
tie-crowns = { $who } هر کدام { $score } امتیاز و قلمروهایی هم‌اندازه دارند. تاج‌ها تعیین می‌کند: { $values }.
tie-shared = { $who } هر کدام { $score } امتیاز، قلمروی هم‌اندازه و تاج برابر دارند: رتبهٔ { $place } مشترک است.
tie-squares-of = { $who } { $n } خانه
tie-crowns-of = { $who } { $n } تاج
rematch = بازی دوباره
rematch-join = پیوستن به بازی دوباره
share = رونوشت پیوند بازپخش
deal-check = بررسی قرعه
deal-sealed = قرعهٔ این میز از نسخه‌ای قدیمی‌تر است: پیش از بازی تنها سرور کلید خود را با این عدد مهر کرد و کس دیگری در قرعه سهمی نداشت.
deal-commitment = مهر کلید سرور
deal-key = کلید سرور، در پایان نشان داده شد
deal-game-key = کلید این بازی، ساخته از همه
deal-record = دریافت پروندهٔ این بازی
deal-how = این فرمان با همان پرونده می‌سنجد که هر تاس و دومینو از این کلید به دست آمده باشد:
check-working = در حال بررسی…
check-proved = همه‌چیز جور است: هیچ‌کس نمی‌توانست کلید این بازی را انتخاب کند، نه سرور و نه بازیکنی.
check-little = چیزی ناجور نیست، ولی ثابت نمی‌شود که کسی این قرعه را انتخاب نکرده است.
check-wrong = جور نیست. قرعه آن‌گونه که مهر شده بود کشیده نشده است.
check-mark = { $mark ->
    [yes] جور است:
    [no] جور نیست:
   *[open] ثابت نشده:
}
check-key-promised = کلید سرور با مهری که پیش از شناختن میز نشان داد جور است.
check-key = کلید سرور با مهری که پیش از قرعه نشان داد جور است.
check-key-late = کلید سرور با مهرش جور است، ولی صفحهٔ شما مهرِ پیش از قرعه را نگه نداشته است.
check-key-wrong = کلید سرور با مهری که پیش از قرعه نشان داده شد جور نیست.
check-share = سهم صفحهٔ شما در قرعه هست.
check-share-none = صفحهٔ شما در این قرعه سهمی نگذاشت: دیگران می‌توانستند آن را انتخاب کنند.
check-share-out = سهم صفحهٔ شما از قرعه بیرون ماند: به‌موقع نرسید یا پذیرفته نشد.
check-share-wrong = سهمی که در پرونده برای شما آمده، آن نیست که صفحهٔ شما گذاشت.
check-seals = { $who }: سهم‌ها همان است که پیش از رو شدن سهم صفحهٔ شما مهر شده بود.
check-seals-wrong = { $who }: سهم آن نیست که پیش از رو شدن سهم صفحهٔ شما مهر شده بود.
check-left-out = بیرون از قرعه ماند: { $who }.
check-nobody-out = کسی بیرون نماند.
check-not-proved = آنچه این ثابت نمی‌کند
check-not-looked = این که کسی نگاه نکرده است: گردانندهٔ سرور کلید را در پرونده‌ای دارد و می‌تواند بداند چه در راه است. جایی بازی کنید که به او اعتماد دارید.
check-not-silent = این که میزبان با همدستی بازیکنی قرعه را پیشاپیش ندیده باشد: می‌توانستند سهم آن بازیکن را کنار بگذارند تا یک قرعهٔ دیگر بیاید. در آن صورت نام او بالا در میان بیرون‌ماندگان آمده است.
check-not-who = این که چه کسی بازی کرد: بازیکن، ربات یا ساعت، این را سرور می‌گوید.

## بازپخش

replay = بازپخش
replay-slider = جای بازی
replay-at = حرکت { $n } از { $m }
replay-count = { $n } از { $m }
replay-start = میز چیده شده است.
replay-live = این بازی هنوز در جریان است. بازپخش پس از پایان باز می‌شود.
play = پخش
pause = ایست
step-back = یک حرکت عقب
step-forth = یک حرکت جلو

## بازی‌ای که صفحه نمی‌شناسد

plain-board = صفحهٔ بازی
plain-moves = حرکت‌های شما
plain-choose = یک حرکت انتخاب کنید.
plain-turn = نوبت { $who } است.
plain-move = { $who }: { $move }
plain-points = { $n } امتیاز

## پادشاه توکیو در آغاز و فرم؛ زمان

king-of-tokyo-title = پادشاه توکیو
king-of-tokyo-facts = { NUMBER(2) } تا { NUMBER(6) } هیولا، { NUMBER(30) } دقیقه
form-games = بازی‌ها
king-of-tokyo-form-colour = هیولای صندلی { $n }
form-clock = زمان تصمیم
clock-usual = معمولی
clock-usual-text = { NUMBER(2) } دقیقه برای نوبت خود، { NUMBER(30) } ثانیه برای پرسش میان نوبت دیگران.
clock-quick = تند
clock-quick-text = { NUMBER(45) } ثانیه برای نوبت خود، { NUMBER(15) } ثانیه برای پرسش میان نوبت دیگران.
clock-none = بی‌زمان
clock-none-text = هر کس هر قدر بخواهد فکر می‌کند.
clock-left = { $n } ثانیه مانده
clock-late = { $n } ثانیه مانده است.
king-of-tokyo-option-bay = { tokyo-bay }
king-of-tokyo-option-bay-text = جای دومی در توکیو؛ تا وقتی پنج هیولا یا بیشتر زنده‌اند باز است.
king-of-tokyo-option-bay-later = با پنج یا شش هیولا می‌توان خلیج توکیو را هم بازی کرد.
king-of-tokyo-colour = { $colour ->
    [blue] خزه، آبی
    [rose] کتری، سرخابی
    [pine] فانوس، سبز
    [amber] جغد، کهربایی
    [violet] ترب، بنفش
   *[teal] حلزون، فیروزه‌ای
}
king-of-tokyo-name = { $colour ->
    [blue] خزه
    [rose] کتری
    [pine] فانوس
    [amber] جغد
    [violet] ترب
   *[teal] حلزون
}
