# خط فرمان.

bonus-middle-kingdom = قلعه در مرکز
bonus-harmony = سرزمین کامل
score-total = جمع
player = بازیکن { $seat }
line-now = این دور
line-next = دور بعد
final-line = { $rank }. بازیکن { $seat }: { $score }
final-tie-largest = بازیکن‌های { $a } و { $b } مساوی‌اند: قلمرو بزرگ‌تر تعیین می‌کند.
final-tie-crowns = بازیکن‌های { $a } و { $b } و بزرگ‌ترین قلمروهایشان مساوی‌اند: تاج‌ها تعیین می‌کنند.
final-tie-shared = بازیکن‌های { $a } و { $b } هم‌رتبه‌اند.

event-game = بازی { $number } آغاز می‌شود.
event-kings = ترتیب قرعهٔ شاه‌ها: بازیکن‌های { $seats }.
event-line = ردیفی رو شد: { $dominoes }.
event-claim = بازیکن { $seat } دومینوی { $domino } را انتخاب می‌کند.
event-place = بازیکن { $seat } دومینوی { $domino } را می‌چیند: { $gain ->
    [0] فعلاً بی‌امتیاز
   *[other] { $gain } امتیاز
}.
event-discard = بازیکن { $seat } برای { $domino } جایی ندارد و آن را کنار می‌گذارد.
event-leftover = کسی { $domino } را انتخاب نکرد؛ از بازی بیرون می‌رود.
event-round = دور { $round }.
event-scored = امتیازهای بازی { $number }: { $scores }.
event-over = بازی تمام شد. رتبه‌ها: { $ranks }.

verify-moves = { $moves } حرکت، همه مجاز.
verify-dealt = چیده‌شده از کلیدی که SHA-256 آن { $commitment } است.
verify-seed = چیده‌شده از بذر { $seed }؛ پیش از بازی تعهدی به آن داده نشده بود.
verify-shares = سهمِ { $shares } نفر از { $people } نفر در قرعه آمد.
verify-no-share = صندلی { $seat } سهمی نداد: در قرعه دستی نداشت و برای بازیکنش چیزی ثابت نمی‌شود.
verify-scores = امتیازها: { $scores }.
verify-proved = ثابت‌شده: هر کس سهم داده و آن و مهر را با آنچه صفحهٔ خودش نگه داشته بسنجد، می‌داند که هیچ‌کس این قرعه را برنگزیده است.
verify-proved-little = ثابت‌شده: قرعه پیش از نخستین حرکت معین بود. ثابت‌نشده: این‌که برگزیده نشده باشد، چون هیچ‌کس سهمی نداد.
verify-not-proved = ثابت‌نشده: این‌که کسی نگاه نکرده باشد. گردانندهٔ سرور می‌تواند در میان بازی پروندهٔ آن را بخواند. این را که چه کسی به جای یک صندلی بازی کرده فقط سرور می‌گوید.

play-seat = فقط { $players } صندلی هست.
play-ask = حرکت شما ({ $count } حرکت ممکن؛ ? فهرست، q خروج):
play-forced = فقط یک حرکت ممکن است: { $move }.
play-thinking = بازیکن { $seat } فکر می‌کند …
play-left = میز را ترک کردید.
play-saved = پروندهٔ بازی در { $file } است.

match-bots = مسابقهٔ این بازی { $least } تا { $most } ربات دارد، نه { $count }.
match-playing = در حال بازی
match-title = { $games } بازی، هر چینش با همهٔ چرخش‌های صندلی
match-bot = ربات
match-wins = برد
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
tell-out-of-game = بیرون
tell-poison = { $n } سم
tell-shrink = { $n } کوچک‌شدن
tell-row = برای فروش:
tell-deck = { $deck } کارت دیگر در دسته
tell-throws-left = { $rerolls ->
    [0] پرتابی نمانده
   *[other] { $rerolls } پرتاب مانده
}
tell-ask = بازیکن { $seat }: { $phase ->
    [rolled] دوباره می‌ریزید یا می‌ایستید؟
    [probe] تاسی را با «کاوشگر ذهن» برمی‌گردانید؟
    [change] تاسی را عوض می‌کنید؟
    [hearts] قلب‌ها برای چه؟
    [react] آسیب را می‌پذیرید یا کاری می‌کنید؟
    [yield] توکیو را واگذار می‌کنید یا می‌مانید؟
    [buy] چیزی می‌خرید؟
    [charge] چند انرژی روی «باتری هیولا» می‌گذارید؟
    [opportunist] کارتی را که همین حالا رو شد می‌خرید؟
    [sell] کارتی می‌فروشید؟
   *[mimic] «مقلد» از کدام کارت رونوشت بگیرد؟
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
tell-enters = ورود به { $place ->
    [bay] خلیج توکیو
   *[city] شهر توکیو
}
tell-hearts = { $hearts } قلب، این‌گونه پخش می‌شوند: hearts heal=1 poison=1 shrink=1 2=1 (عدد، صندلی را از صفر می‌شمارد)
tell-keep = keep FACE ... آن تاس‌ها را نگه می‌دارد و بقیه را می‌ریزد؛ keep تنها همه را می‌ریزد.

tell-start-roll = چنگال‌ها آغازگر را تعیین می‌کنند ({ $rolls }): بازیکن { $first }.
tell-turn = { $extra ->
    [freeze_time] نوبت { $number }: بار دیگر بازیکن { $seat } (توقف زمان).
    [frenzy] نوبت { $number }: یکی دیگر برای بازیکن { $seat } (جنون).
   *[no] نوبت { $number }: بازیکن { $seat }.
}
tell-throw = بازیکن { $seat } می‌ریزد: { $thrown }. روی میز: { $dice }.
tell-again = بازیکن { $seat } یک ۳ را دوباره می‌ریزد: { $to }.
tell-extra-throw = بازیکن { $seat } یک پرتاب بیشتر دارد ({ $card }).
tell-probe = بازیکن { $seat } یک { $face } را برمی‌گرداند: { $to }.
tell-change = بازیکن { $seat } یک { $face } را { $to } می‌کند ({ $card }).
tell-stop = بازیکن { $seat } می‌ایستد: { $dice }.
tell-vp = بازیکن { $seat } { $amount } امتیاز { $sign ->
    [less] از دست می‌دهد
   *[more] می‌گیرد
} ({ $why }) و { $vp } امتیاز دارد.
tell-energy = بازیکن { $seat } { $amount } انرژی { $sign ->
    [less] می‌دهد
   *[more] می‌گیرد
} ({ $why }) و { $energy } انرژی دارد.
tell-heal = بازیکن { $seat } { $amount } جان درمان می‌کند ({ $why }) و { $health } جان دارد.
tell-counters = نشانگرهای بازیکن { $seat } عوض می‌شوند: سم { $poison }، کوچک‌شدن { $shrink }.
tell-attack = بازیکن { $seat } با { $claws } چنگال حمله می‌کند به: { $hit ->
    [0] هیچ‌کس
   *[other] { $targets }
}.
tell-damage = بازیکن { $seat } { $amount } آسیب می‌بیند ({ $by ->
    [0] { $why }
   *[other] بازیکن { $by }، { $why }
}): { $health } جان می‌ماند.
tell-prevented = بازیکن { $seat } از { $amount } آسیب در امان می‌ماند ({ $why }).
tell-camouflage = تاس‌های «استتار» برای بازیکن { $seat }: { $dice }.
tell-yield = بازیکن { $seat } واگذار می‌کند.
tell-stay = بازیکن { $seat } می‌ماند.
tell-leave = بازیکن { $seat } از { $place } بیرون می‌رود{ $how ->
    [bay] : خلیج بسته شد
    [displaced] : رانده شد
   *[other] {""}
}.
tell-enter = بازیکن { $seat } وارد { $place } می‌شود.
tell-bay-closed = خلیج توکیو بسته شد.
tell-out = بازیکن { $seat } حذف شد.
tell-child = بازیکن { $seat } برمی‌گردد: «بچه دارد».
tell-buy = بازیکن { $seat } کارت { $card } را با { $price } انرژی می‌خرد{ $origin ->
    [seat] {" "}از بازیکن { $owner }
    [top] {" "}از دسته
   *[row] {""}
}.
tell-lose = { $card } از بازیکن { $seat } جدا می‌شود{ $how ->
    [used] : مصرف شد
    [empty] : خالی شد
    [heart] : با یک قلب
    [sell] : فروخته شد
   *[other] {""}
}.
tell-reveal = { $card } رو شد.
tell-sweep = بازیکن { $seat } ردیف را جمع می‌کند.
tell-shuffle = کارت‌های کنارگذاشته دستهٔ تازه می‌شوند.
tell-mimic = «مقلد» بازیکن { $seat } از { $card } بازیکن { $of } رونوشت می‌گیرد.
tell-unmimic = «مقلد» بازیکن { $seat } دیگر رونوشتی ندارد.
tell-charge = بازیکن { $seat } { $amount } انرژی روی «باتری هیولا» می‌گذارد.
tell-over = { $cause ->
    [points] بازیکن { $seat } ۲۰ امتیاز دارد و می‌برد.
    [survival] بازیکن { $seat } تنها بازمانده است و می‌برد.
   *[nobody] کسی نمانده است: هیچ‌کس نمی‌برد.
}
tell-why-dice = تاس‌ها
tell-why-tokyo = در توکیو
tell-why-enter = ورود به توکیو
tell-why-buy = خرید
tell-why-sweep = جمع کردن ردیف
tell-why-sell = فروش
tell-why-attack = حمله
tell-why-poison = سم

## احتمال تاس‌ها

odds-title = { $dice } تاس، { $rerolls ->
    [0] پرتابی نمانده
   *[other] { $rerolls } پرتاب مانده
}: { $faces }
odds-unthrown = هنوز ریخته نشده
odds-wish = { $wish }: { $percent } ٪
odds-keep = نگه دارید: { $faces }
odds-keep-none = هیچ نگه ندارید، همه را بریزید.
odds-stop = همه را نگه دارید: به دست آمده است.
odds-goal = دست‌کم
odds-chance = احتمال

bench-kingdomino = کینگدومینو
bench-king-of-tokyo = پادشاه توکیو
bench-start = پردازه‌ای که همه را راه می‌اندازد
bench-starting = همه چیز از صفر کامپایل می‌شود، مانند نخستین اجرا …

## گزینه‌های میز

help-workers = شمار فرایندهای ربات‌ها؛ اگر نیاید، برای هر هسته یکی و دست بالا ۸.
help-bots = رباتی از خودتان که می‌تواند بنشیند، مانند kingdomino=my_bot:Mine، از ماژولی در همین پوشه؛ چند بار می‌توان داد.
help-allow-host = نامی که با آن به این کارساز می‌رسند، مانند table.example.org؛ چند بار می‌توان داد. نشانی‌های خود این دستگاه و localhost نیازی به آن ندارند.
help-behind-proxy = نشانی پیشکاری که جلوی این کارساز است و X-Forwarded-For آن می‌گوید چه کسی می‌پرسد؛ چند بار می‌توان داد.
tell-plain-move = بازیکن { NUMBER($seat) }: { $move }
tell-plain-over = بازی تمام شد.
