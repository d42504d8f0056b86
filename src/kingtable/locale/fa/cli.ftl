# خط فرمان.

score-total = جمع
player = بازیکن { $seat }
line-now = این دور
line-next = دور بعد
final-line = { $rank }. بازیکن { $seat }: { $score }
final-tie-largest = بازیکن‌های { $a } و { $b } مساوی‌اند: قلمرو بزرگ‌تر برنده را تعیین می‌کند.
final-tie-crowns = بازیکن‌های { $a } و { $b } و بزرگ‌ترین قلمروهایشان مساوی‌اند: تاج‌ها برنده را تعیین می‌کنند.
final-tie-shared = بازیکن‌های { $a } و { $b } هم‌رتبه‌اند.
score-kind = هیچ دومینویی خانهٔ ⁦{ $square }⁩ ندارد.
score-count = { $n } خانهٔ ⁦{ $square }⁩ نوشته شده، ولی دومینوها فقط { $most } تا دارند.
score-odd = بازیکن { $seat }: شمار خانه‌ها، { $n }، فرد است، ولی هر دومینو دو خانه دارد.
score-loose = بازیکن { $seat }: { $n } خانه به قلعه وصل نیست.
score-crownless = بازیکن { $seat }: این سرزمین تاجی ندارد.
score-impossible = با { NUMBER(48) } دومینو نمی‌شود این را ساخت. شاید خانه‌ای اشتباه خوانده شده است.
score-open = معلوم نشد که با { NUMBER(48) } دومینو می‌شود این را ساخت یا نه.
score-repair = بازیکن { $seat }، ردیف { $row }، خانهٔ { $column }: با ⁦{ $square }⁩ می‌شود. جمع: { $score }.
score-too-many = { $count } سرزمین نوشته شده، ولی یک بازی حداکثر { $most } بازیکن دارد.

event-game = بازی { $number } شروع می‌شود.
event-kings = ترتیب قرعهٔ شاه‌ها: بازیکن‌های { $seats }.
event-line = ردیفی رو شد: { $dominoes }.
event-claim = بازیکن { $seat } دومینوی { $domino } را انتخاب می‌کند.
event-place = { $gain ->
    [0] بازیکن { $seat } دومینوی { $domino } را می‌چیند: فعلاً بی‌امتیاز.
   *[other] بازیکن { $seat } دومینوی { $domino } را می‌چیند: { $gain } امتیاز.
}
event-discard = بازیکن { $seat } برای دومینوی { $domino } جایی ندارد و آن را کنار می‌گذارد.
event-leftover = کسی دومینوی { $domino } را انتخاب نکرد؛ از بازی بیرون می‌رود.
event-round = دور { $round }.
event-scored = امتیازهای بازی { $number }: { $scores }.
event-over = بازی تمام شد. رتبه‌ها: { $ranks }.

verify-moves = { $moves } حرکت، همه مجاز.
verify-dealt = چیده‌شده از کلیدی که SHA-256 آن { $commitment } است.
verify-seed = چیده‌شده از بذر { $seed }؛ پیش از بازی مهری از آن نشان داده نشده بود.
verify-shares = سهمِ { $shares } نفر از { $people } نفر در ترتیب بازی آمد.
verify-no-share = صندلی { $seat } سهمی نداد: در ترتیب بازی دستی نداشت و برای بازیکنش چیزی ثابت نمی‌شود.
verify-scores = امتیازها: { $scores }.
verify-proved = ثابت‌شده برای بازیکنی که این چکیده و این سهم را نگه داشته است: هیچ‌کس این ترتیب را انتخاب نکرده است.
verify-proved-little = ثابت‌شده: ترتیب پیش از اولین حرکت معین بود. ثابت‌نشده: این‌که کسی آن را انتخاب نکرده باشد، چون هیچ‌کس سهمی نداد.
verify-unproved = ثابت‌نشده: این‌که هیچ‌کس این ترتیب را انتخاب نکرده است. صفحهٔ خودتان چکیده‌ای و سهمی نگه داشته است؛ با ⁦--digest⁩ و ⁦--share⁩ مقایسه کنید.
verify-silent = ثابت‌نشده: این‌که هیچ‌کس این ترتیب را انتخاب نکرده است. صندلی‌هایی که سهمشان را فاش نکردند، چنان‌که دیگران سهم تازه‌ای مهر کردند: { $seats }. اگر گردانندهٔ سرور با آن‌ها همدست باشد، تا { $deals } ترتیب دیده و می‌توانسته روی یکی بماند.
verify-silent-old = ثابت‌نشده: این‌که هیچ‌کس این ترتیب را انتخاب نکرده است. صندلی‌هایی که سهمی مهر کردند و فاش نکردند: { $seats }. اگر گردانندهٔ سرور با آن‌ها همدست باشد، می‌توانست یکی از { $deals } ترتیب را انتخاب کند.
verify-loose = این بازی را نسخه‌ای قدیمی‌تر چیده است. آن نسخه نام‌ها، ربات‌ها و گزینه‌ها را تازه پس از آشکار شدن سهم‌ها معین می‌کرد، پس گردانندهٔ سرور می‌توانست از میان ترتیب‌ها یکی را انتخاب کند.
verify-digest = چکیدهٔ بازی، گزینه‌ها، صندلی‌ها، ربات‌ها و مهرها { $digest } است.
verify-not-proved = ثابت‌نشده: این‌که کسی نگاه نکرده باشد. گردانندهٔ سرور می‌تواند در میان بازی پروندهٔ آن را بخواند. این را که چه کسی به جای یک صندلی بازی کرده فقط سرور می‌گوید.

play-seat = فقط { $players } صندلی هست.
play-ask = حرکت شما ({ $count } حرکت ممکن؛ ? فهرست، q خروج):
play-forced = فقط یک حرکت ممکن است: { $move }.
play-thinking = بازیکن { $seat } فکر می‌کند …
play-early = تا وقتی { -kingtable } برای این دستگاه کامپایل می‌شود، ⁦{ $substitute }⁩ به جای ⁦{ $bot }⁩ بازی می‌کند.
play-bot-failed = ⁦{ $bot }⁩ حرکتی نداد: { $why }
play-left = میز را ترک کردید.
play-saved = پروندهٔ بازی در { $file } است.
stopped = متوقف شد.
standard-output = خروجی
games-stopped = پس از { $games } بازی از { $whole } بازی متوقف شد.
games-stopped-in = پس از { $games } بازی از { $whole } بازی متوقف شد. بازی‌ها در ⁦{ $file }⁩ هستند.
tournament-stopped = پس از { $games } بازی از { $whole } بازی متوقف شد. بازی‌ها در ⁦{ $file }⁩ هستند و همین فرمان آن‌جا ادامه می‌دهد.
train-stopped = متوقف شد. آموزش تا این‌جا در ⁦{ $folder }⁩ است؛ ⁦--resume⁩ آن را ادامه می‌دهد.

train-none = در { $game } هنوز چیزی برای یادگیری نیست.
train-begun = در { $folder } از قبل دورهایی هست: ⁦--resume⁩ آن‌ها را ادامه می‌دهد، یا پوشهٔ دیگری انتخاب کنید.
train-progress = { $doing ->
    [plays] دور { $round }: بازی با خود
    [trains] دور { $round }: آموزش، بار { $epoch }
   *[tests] دور { $round }: آزمون در برابر شبکهٔ قبلی، { $deals }
}
train-round = دور
train-rows = سطر
train-loss = خطا
train-verdict = نتیجه
train-deals = چیدن‌ها
train-mean = برتری
train-said = { $verdict ->
    [first] اولی
    [stronger] قوی‌تر: جایگزین شد
    [not-stronger] قوی‌تر نیست
   *[unclear] نامعلوم: جایگزین نشد
}
train-kept = بهترین شبکه در { $file } است.
train-play = با آن بازی کنید: { $command }
train-compare = آن را با شبکهٔ بسته بسنجید: { $command }
train-only = گزینهٔ { $option } فقط با { $how } به کار می‌رود.
train-other = آموزش پوشهٔ { $folder } برای { $game } است و با { $bot } سنجیده می‌شود. برای آموزشی دیگر پوشهٔ دیگری انتخاب کنید.
train-compiles = آماده‌سازی: بازی و یادگیرنده کامپایل می‌شوند …
train-passes = دور { $number } (بازی: { $games }، دقیقه: { $minutes })
train-minutes = دقیقه
train-games = بازی
train-entropy = آنتروپی
train-won = برد در برابر { $bot }
train-kept-policy = سیاست بازی در { $file } است.
train-restarted = { $count ->
    [1] یک کنشگر از کار افتاد و دوباره راه افتاد (⁦{ $actors }⁩).
   *[other] { $count } کنشگر از کار افتادند و دوباره راه افتادند (⁦{ $actors }⁩).
}
train-taken = خوشه از قبل کنشگر «⁦{ $actor }⁩» را دارد: تا پایان آن آموزش صبر کنید، یا پوشه‌ای با نام دیگر انتخاب کنید.
train-actor = کنشگر «⁦{ $actor }⁩» { $count } بار پیش از پاسخ از کار افتاد: ⁦{ $why }⁩
net-none = ربات‌های { $game } شبکه نمی‌خوانند.
net-endings = نام یکی از دو فایل باید با ⁦.npz⁩ و نام دیگری با ⁦.onnx⁩ تمام شود.
net-written = نوشته شد: { $file }
data-written = نوشته شد: ⁦{ $file }⁩ (بازی‌ها: { $games }؛ بایت برای هر بازی: { $bytes }؛ بازی در ثانیه: { $rate })

match-bots = مسابقهٔ این بازی { $least } تا { $most } ربات دارد، نه { $count }.
games-or-deals = ⁦--games⁩ یا ⁦--deals⁩ را بدهید، نه هر دو.
match-playing = در حال بازی
match-title = { $games } بازی، هر چیدن با همهٔ گردش‌های صندلی‌ها
match-bot = ربات
match-wins = برد
match-share = { $share } (از { $low } تا { $high })
match-all-won = { $share }، دست‌کم { $low }
match-none-won = { $share }، حداکثر { $high }
match-score = امتیاز
match-deviation = انحراف
match-margin = فاصله تا بهترین رقیب
match-alone = بالاترین به‌تنهایی
match-level = بالاترین مشترک

## پادشاه توکیو در پایانه

tell-column-tokyo = توکیو
tell-column-counters = نشانگرها
tell-column-cards = کارت‌ها
tell-place-city = شهر توکیو
tell-place-bay = خلیج توکیو
tell-out-of-game = حذف‌شده
tell-poison = { $n } سم
tell-shrink = { $n } کوچک‌شدن
tell-row = برای فروش:
tell-deck = { $deck } کارت دیگر در دسته
tell-throws-left = { $rerolls ->
    [0] پرتابی نمانده
   *[other] { $rerolls } پرتاب مانده
}
tell-ask = { $phase ->
    [rolled] بازیکن { $seat }: دوباره می‌ریزید یا توقف می‌کنید؟
    [probe] بازیکن { $seat }: تاسی را با «{ card-psychic-probe }» دوباره می‌ریزید؟
    [change] بازیکن { $seat }: تاسی را عوض می‌کنید؟
    [hearts] بازیکن { $seat }: قلب‌ها برای چه؟
    [react] بازیکن { $seat }: آسیب را می‌پذیرید یا کاری می‌کنید؟
    [yield] بازیکن { $seat }: توکیو را واگذار می‌کنید یا می‌مانید؟
    [buy] بازیکن { $seat }: چیزی می‌خرید؟
    [charge] بازیکن { $seat }: چند انرژی روی «{ card-monster-batteries }» می‌گذارید؟
    [opportunist] بازیکن { $seat }: کارتی را که همین حالا رو شد می‌خرید؟
    [sell] بازیکن { $seat }: کارتی می‌فروشید؟
   *[mimic] بازیکن { $seat }: «{ card-mimic }» کدام کارت را تقلید کند؟
}
tell-ask-damage = { $by ->
    [0] { $damage } آسیب.
   *[other] { $damage } آسیب از بازیکن { $by }.
}
tell-stop-now = تاس‌ها، همین‌طور که هستند:
tell-nothing = هیچ
tell-gain-vp = { $n } امتیاز
tell-gain-heal = { $n } جان
tell-gain-energy = { $n } انرژی
tell-hits = { $n } آسیب به بازیکن { $seat } (می‌ماند: { $left })
tell-enters = { $place ->
    [bay] ورود به خلیج توکیو
   *[city] ورود به شهر توکیو
}
tell-hearts = { $hearts } قلب، این‌گونه پخش می‌شوند: ⁦hearts heal=1 poison=1 shrink=1 2=1⁩ (عدد یعنی درمان آن صندلی؛ صندلی‌ها از صفر شماره می‌خورند)
tell-keep = ⁦keep FACE ...⁩ آن تاس‌ها را نگه می‌دارد و بقیه را می‌ریزد؛ ⁦keep⁩ بدون چیز دیگر همه را می‌ریزد.

tell-start-roll = پنجه‌ها تعیین می‌کنند چه کسی شروع کند ({ $rolls }): بازیکن { $first }.
tell-turn = { $extra ->
    [freeze_time] نوبت { $number }: بار دیگر بازیکن { $seat } ({ card-freeze-time }).
    [frenzy] نوبت { $number }: یک نوبت دیگر برای بازیکن { $seat } ({ card-frenzy }).
   *[no] نوبت { $number }: بازیکن { $seat }.
}
tell-throw = بازیکن { $seat } تاس می‌ریزد: { $thrown }. روی میز: { $dice }.
tell-again = بازیکن { $seat } یک ۳ را دوباره می‌ریزد: { $to }.
tell-extra-throw = بازیکن { $seat } یک پرتاب بیشتر دارد ({ $card }).
tell-probe = بازیکن { $seat } یک { $face } را دوباره می‌ریزد: { $to }.
tell-change = بازیکن { $seat } یک { $face } را { $to } می‌کند ({ $card }).
tell-stop = بازیکن { $seat } توقف می‌کند: { $dice }.
tell-vp = { $sign ->
    [less] { $amount } امتیاز از بازیکن { $seat } کم می‌شود ({ $why })؛ { $vp } امتیاز می‌ماند.
   *[more] { $amount } امتیاز برای بازیکن { $seat } ({ $why })؛ حالا { $vp } امتیاز دارد.
}
tell-energy = { $sign ->
    [less] { $amount } انرژی از بازیکن { $seat } کم می‌شود ({ $why })؛ { $energy } انرژی می‌ماند.
   *[more] { $amount } انرژی برای بازیکن { $seat } ({ $why })؛ حالا { $energy } انرژی دارد.
}
tell-heal = { $amount } جان برای بازیکن { $seat } ({ $why })؛ حالا { $health } جان دارد.
tell-counters = نشانگرهای بازیکن { $seat } عوض می‌شوند: سم { $poison }، کوچک‌شدن { $shrink }.
tell-attack = { $hit ->
    [0] بازیکن { $seat } با { $claws } پنجه حمله می‌کند: هیچ‌کس.
   *[other] بازیکن { $seat } با { $claws } پنجه حمله می‌کند: { $targets }.
}
tell-damage = { $by ->
    [0] { $amount } آسیب به بازیکن { $seat } ({ $why })؛ { $health } جان می‌ماند.
   *[other] { $amount } آسیب به بازیکن { $seat } از بازیکن { $by } ({ $why })؛ { $health } جان می‌ماند.
}
tell-prevented = بازیکن { $seat } از { $amount } آسیب در امان می‌ماند ({ $why }).
tell-camouflage = تاس‌های «{ card-camouflage }» برای بازیکن { $seat }: { $dice }.
tell-yield = بازیکن { $seat } توکیو را واگذار می‌کند.
tell-stay = بازیکن { $seat } می‌ماند.
tell-leave = { $place ->
    [bay] { $how ->
        [bay] بازیکن { $seat } از خلیج توکیو بیرون می‌رود: خلیج بسته شد.
        [displaced] بازیکن { $seat } از خلیج توکیو بیرون می‌رود: رانده شد.
       *[other] بازیکن { $seat } از خلیج توکیو بیرون می‌رود.
    }
   *[city] { $how ->
        [displaced] بازیکن { $seat } از شهر توکیو بیرون می‌رود: رانده شد.
       *[other] بازیکن { $seat } از شهر توکیو بیرون می‌رود.
    }
}
tell-enter = { $place ->
    [bay] بازیکن { $seat } وارد خلیج توکیو می‌شود.
   *[city] بازیکن { $seat } وارد شهر توکیو می‌شود.
}
tell-bay-closed = خلیج توکیو بسته شد.
tell-out = بازیکن { $seat } حذف شد.
tell-child = بازیکن { $seat } برمی‌گردد: «{ card-it-has-a-child }».
tell-buy = { $origin ->
    [seat] بازیکن { $seat } کارت «{ $card }» را با { $price } انرژی از بازیکن { $owner } می‌خرد.
    [top] بازیکن { $seat } کارت «{ $card }» را با { $price } انرژی از دسته می‌خرد.
   *[row] بازیکن { $seat } کارت «{ $card }» را با { $price } انرژی می‌خرد.
}
tell-lose = { $how ->
    [used] کارت «{ $card }» از بازیکن { $seat } جدا می‌شود: مصرف شد.
    [empty] کارت «{ $card }» از بازیکن { $seat } جدا می‌شود: خالی شد.
    [heart] کارت «{ $card }» از بازیکن { $seat } جدا می‌شود: با یک قلب.
    [sell] کارت «{ $card }» از بازیکن { $seat } جدا می‌شود: فروخته شد.
   *[other] کارت «{ $card }» از بازیکن { $seat } جدا می‌شود.
}
tell-reveal = کارت «{ $card }» رو شد.
tell-sweep = بازیکن { $seat } کارت‌ها را عوض می‌کند.
tell-shuffle = کارت‌های کنارگذاشته دستهٔ تازه می‌شوند.
tell-mimic = «{ card-mimic }» بازیکن { $seat } کارت «{ $card }» بازیکن { $of } را تقلید می‌کند.
tell-unmimic = «{ card-mimic }» بازیکن { $seat } دیگر کارتی را تقلید نمی‌کند.
tell-charge = بازیکن { $seat } روی «{ card-monster-batteries }» { $amount } انرژی می‌گذارد.
tell-over = { $cause ->
    [points] بازیکن { $seat } ۲۰ امتیاز دارد و می‌برد.
    [survival] بازیکن { $seat } آخرین هیولای زنده است و می‌برد.
   *[nobody] کسی نمانده است: هیچ‌کس نمی‌برد.
}
tell-why-dice = تاس‌ها
tell-why-tokyo = در توکیو
tell-why-enter = ورود به توکیو
tell-why-buy = خرید
tell-why-sweep = تعویض کارت‌ها
tell-why-sell = فروش
tell-why-attack = حمله
tell-why-poison = سم

## احتمال تاس‌ها

odds-title = { $dice } تاس، { tell-throws-left }: { $faces }
odds-unthrown = هنوز ریخته نشده
odds-wish = { $wish }: { $percent }٪
odds-keep = نگه دارید: { $faces }
odds-keep-none = هیچ نگه ندارید، همه را بریزید.
odds-stop = همه را نگه دارید: به دست آمده است.
odds-count = روهای نام‌برده: { $count }؛ ⁦--dice⁩ می‌گوید { $dice }. ⁦--dice⁩ را ننویسید، یا به همان تعداد رو نام ببرید.
odds-goal = دست‌کم
odds-chance = احتمال

bench-start = فرایندی که همه را راه می‌اندازد
bench-starting = همه‌چیز از صفر کامپایل می‌شود، مانند اولین اجرا …
bench-none = برای { $game } چیزی برای اندازه‌گیری نیست: بستهٔ آن سنجه‌ای معرفی نکرده است.

## گزینه‌های میز

help-workers = شمار فرایندهای ربات‌ها؛ اگر نیاید، برای هر هسته یکی و حداکثر ۸.
help-bots = رباتی از خودتان که می‌تواند بنشیند: ⁦GAME=MODULE:CLASS⁩ از ماژولی در همین پوشه، مانند ⁦kingdomino=my_bot:Mine⁩، یا ⁦GAME=BOT:net=FILE⁩ با شبکهٔ خودتان؛ چند بار می‌توان داد.
help-allow-host = نامی که با آن به این سرور می‌رسند، مانند ⁦table.example.org⁩؛ چند بار می‌توان داد. نشانی‌های خود این دستگاه و ⁦localhost⁩ نیازی به آن ندارند.
help-behind-proxy = نشانی یا شبکهٔ پیشکاری که جلوی این سرور است، مانند ⁦127.0.0.1⁩ یا ⁦172.16.0.0/12⁩. ⁦X-Forwarded-For⁩ آن می‌گوید چه کسی می‌پرسد. چند بار می‌توان داد.
help-sharing = میز را با cloudflared، tailscale، ngrok یا ⁦ssh:MACHINE=https://ADDRESS⁩ به روی اینترنت باز می‌کند؛ بدون مقدار، با اولین برنامه‌ای که این رایانه دارد.
table-starting = سرور در حال راه‌اندازی است…
table-host = این خالی است. ⁦--host⁩ را ننویسید تا سرور فقط روی همین رایانه گوش دهد، یا ⁦0.0.0.0⁩ بدهید تا شبکهٔ خانگی راه یابد.
table-allow-host = «⁦{ $given }⁩» نام میزبان نیست؛ نمونه: ⁦table.example.org⁩.
table-behind-proxy = «⁦{ $given }⁩» نشانی یا شبکه نیست؛ نمونه: ⁦192.168.1.2⁩ یا ⁦172.16.0.0/12⁩. نام پذیرفته نیست.
table-at = { -kingtable } این‌جاست: ⁦{ $address }⁩
table-at-home = در شبکهٔ شما: ⁦{ $address }⁩
table-not-listening = میز نمی‌تواند در ⁦{ $host }⁩، درگاه ⁦{ $port }⁩ گوش دهد: { $problem ->
    [address] این رایانه آن نشانی را ندارد
    [name] این رایانه آن نام را نمی‌شناسد
    [denied] اجازهٔ استفاده از آن درگاه را ندارید
   *[other] { $why }
}. ⁦--host⁩ یا ⁦--port⁩ دیگری انتخاب کنید.
table-ports-taken = درگاه‌های ⁦{ $first }⁩ تا ⁦{ $last }⁩ همه گرفته‌اند. یکی را با ⁦--port⁩ انتخاب کنید.
table-port-taken = برنامهٔ دیگری از درگاه ⁦{ $port }⁩ استفاده می‌کند. درگاه دیگری انتخاب کنید، یا ⁦--port⁩ را ننویسید.
folder-not-made = پوشهٔ ⁦{ $file }⁩ ساخته نمی‌شود: { $problem ->
    [missing] جای بالاتر از آن پوشه نیست
    [denied] اجازهٔ نوشتن در آن‌جا را ندارید
    [full] دیسک پر است
   *[other] { $why }
}. با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
folder-not-written = در پوشهٔ ⁦{ $file }⁩ نوشته نمی‌شود: { $problem ->
    [missing] این پوشه نیست
    [denied] اجازهٔ نوشتن در آن‌جا را ندارید
    [full] دیسک پر است
   *[other] { $why }
}. با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
database-not-opened = پایگاه دادهٔ ⁦{ $file }⁩ باز نمی‌شود: { $problem ->
    [missing] آن‌جا نیست
    [denied] اجازهٔ نوشتن در آن‌جا را ندارید
    [full] دیسک پر است
   *[other] { $why }
}. با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
folder-in-use =
    { $process ->
        [unknown] { -kingtable } دیگری از پوشهٔ ⁦{ $file }⁩ استفاده می‌کند.
       *[other] { -kingtable } دیگری (فرایند ⁦{ $process }⁩) از پوشهٔ ⁦{ $file }⁩ استفاده می‌کند.
    } آن را متوقف کنید، یا با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
database-in-use = { -kingtable } دیگری، با همین نام یا نامی دیگر، از پایگاه دادهٔ ⁦{ $file }⁩ استفاده می‌کند. آن را متوقف کنید، یا با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
database-read-only =
    { $what ->
        [file] پایگاه دادهٔ ⁦{ $file }⁩ فقط‌خواندنی است.
       *[folder] پوشهٔ ⁦{ $file }⁩ فقط‌خواندنی است.
    } نوشتن در آن را مجاز کنید، یا با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
database-not-now = از پایگاه دادهٔ ⁦{ $file }⁩ اکنون نمی‌توان استفاده کرد ({ $detail }). چیزی تغییر نکرد. ببینید که بتوان در پوشهٔ آن نوشت، دیسک پر نباشد و برنامهٔ دیگری از آن استفاده نکند؛ یا با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
database-foreign = فایل ⁦{ $file }⁩ پایگاه دادهٔ برنامهٔ دیگری است. چیزی تغییر نکرد. با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
database-newer = { -kingtable } تازه‌تری پایگاه دادهٔ ⁦{ $file }⁩ را نوشته است (شکل آن ⁦{ $form }⁩ است، این نسخه ⁦{ $known }⁩ را می‌شناسد). چیزی تغییر نکرد. نسخهٔ تازه‌تر را نصب کنید، یا با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید.
database-damaged = پایگاه دادهٔ ⁦{ $file }⁩ آسیب دیده است ({ $what ->
    [copy] ⁦{ $detail }⁩ بایت دارد، مانند پس از کپی ناتمام
    [cut] به‌جای ⁦{ $bytes }⁩ بایت ⁦{ $detail }⁩ بایت دارد
    [empty] خالی است
    [foreign] پایگاه داده نیست
    [form] شکل آن ⁦{ $detail }⁩ است
    [lacks] ⁦{ $table }⁩ این را ندارد: ⁦{ $detail }⁩
    [trigger] یک trigger دارد: ⁦{ $detail }⁩
   *[other] ⁦{ $detail }⁩
}). چیزی تغییر نکرد. نسخهٔ پشتیبانی به جای آن بگذارید، یا آن را جابه‌جا کنید تا با پایگاهی خالی شروع شود.
tell-plain-move = بازیکن { NUMBER($seat) }: { $move }
tell-plain-over = بازی تمام شد.
