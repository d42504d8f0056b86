# میز پادشاه توکیو، آن‌طور که صفحه می‌گوید.

## میز

tokyo-goal-short = نخستین با { NUMBER(20) } امتیاز، یا آخرین هیولای زنده
tokyo-monsters = { $n } هیولا
tokyo-with-bay = شهر و خلیج
tokyo-city-only = فقط شهر
tokyo-turn = نوبت { $n }
tokyo-over-chip = پایان بازی، نوبت { $n }
tokyo-city = شهر توکیو
tokyo-city-short = شهر
tokyo-bay-short = خلیج
tokyo-empty = خالی
tokyo-pays = { NUMBER(1) } هنگام ورود، { NUMBER(2) } در هر نوبت
tokyo-scene = شهر توکیو: { $city }.
tokyo-scene-bay = شهر توکیو: { $city }. خلیج توکیو: { $bay }.
tokyo-figures = هیولاهای دیگر، به ترتیب نوبت
tokyo-name-you = { $who }، شما
tokyo-board = { $who }: { $health } جان، { $vp } امتیاز، { $energy } انرژی، { $place ->
    [city] در شهر توکیو
    [bay] در خلیج توکیو
   *[outside] بیرون از توکیو
}، { $cards } کارت. دیدن صفحهٔ هیولا
tokyo-board-out = { $who } از بازی بیرون رفته است. دیدن صفحهٔ هیولا
tokyo-out = بیرون از بازی
tokyo-out-short = بیرون
tokyo-stands = { $place ->
    [city] در شهر توکیو ایستاده است
    [bay] در خلیج توکیو ایستاده است
   *[outside] بیرون از توکیو
}
tokyo-throws = { $n } تاس می‌ریزد
tokyo-poison = سم { $n }
tokyo-shrink = کوچک { $n }
tokyo-poison-long = سم: پایان هر نوبت خود { $n } جان از دست می‌دهد؛ هر قلب یکی را برمی‌دارد.
tokyo-shrink-long = کوچک‌شده: { $n } تاس کمتر می‌ریزد؛ هر قلب یکی را برمی‌دارد.
tokyo-winged = این نوبت در امان
tokyo-again = دوباره بازی می‌کند
tokyo-more-cards = { $n } کارت دیگر
tokyo-cards = { $n ->
    [0] بی‌کارت
   *[other] { $n } کارت
}
tokyo-copying = { $card }: { $copied }
tokyo-with-counters = { $card } ({ $n })

## تاس‌ها

tokyo-dice = تاس‌ها
tokyo-dice-of = { $you ->
    [yes] تاس‌های شما
   *[no] تاس‌های { $who }
}
tokyo-tap-to-keep = تاس‌هایی را که نگه می‌دارید انتخاب کنید؛ نگه داشتن انگشت یا دکمه همهٔ آن رو را برمی‌دارد
tokyo-all-kept = همه نگه داشته شد
tokyo-kept-and-again = نگه‌داشته: { $kept } · برای پرتاب دوباره: { $n }
tokyo-die = تاس { $n }: { $face }
tokyo-die-kept = تاس { $n }: { $face }، نگه داشته
tokyo-no-dice = تاسی روی میز نیست.
tokyo-throw = { $n ->
    [0] پرتاب
   *[other] پرتاب { $n } تاس
}
tokyo-stop = همین‌جا بس
tokyo-stop-short = بس
tokyo-odds = احتمال
tokyo-if-stop = اگر حالا بس کنید
tokyo-damage-on = { $n } به { $who }
tokyo-you-enter = { $place ->
    [city] شهر توکیو را می‌گیرید
   *[bay] خلیج توکیو را می‌گیرید
}
tokyo-with-cards = با { $cards }
tokyo-nothing = هیچ
tokyo-stop-hurt = { $n } آسیب به شما
tokyo-stop-poison = سپس سم { $n } جان می‌گیرد
tokyo-odds-wait = در حال شمارش…
tokyo-odds-none = تاسی نگه دارید تا احتمال بیشتر شدنش را ببینید.
tokyo-odds-caption = احتمال‌ها با { $n } پرتاب مانده
tokyo-odds-row = دست‌کم { $n } تا { $face }
tokyo-odds-vp = { $n } امتیاز
tokyo-health = جان
tokyo-damage = آسیب
tokyo-odds-heal = { $n } جان
tokyo-odds-energy = { $n } انرژی
tokyo-odds-kills = حذف: { $who }
tokyo-effect-vp = { $sign ->
    [less] { $n } امتیاز از دست می‌دهید
   *[more] { $n } امتیاز برای شما
}
tokyo-effect-chances = سپس جان شما: { $chances }
tokyo-effect-chance = { $n } ({ $p })
tokyo-use-price = · { $n } انرژی
tokyo-use-lost = · کارت پس از آن از دست می‌رود
tokyo-risk = مرگ: { $p }
tokyo-risk-between = مرگ: { $low } تا { $high }
tokyo-risk-luck = مرگ، مگر با بخت
tokyo-deadly-throw = هر چه بریزید، این یعنی مرگ.

## کارت‌ها

tokyo-market = کارت‌های فروشی
tokyo-no-card = کارتی نیست
tokyo-card-label = { $card }، { $n } انرژی
tokyo-at-once = فوری
tokyo-keeps = نگه‌داشتنی
tokyo-at-once-long = فوری: هنگام خرید کار می‌کند و کنار می‌رود
tokyo-keeps-long = نگه‌داشتنی: نزد شما می‌ماند و کار می‌کند
tokyo-affordable = می‌توانید بخرید
tokyo-affordable-short = می‌رسد
tokyo-short = { $n } کم دارید
tokyo-short-after = با بس کردن { $n }
tokyo-costs = قیمت { $n }
tokyo-printed-cost = قیمت روی کارت: { $n }
tokyo-buy = بخر
tokyo-buy-what = {" "}{ $card } با { $n } انرژی
tokyo-buy-for = خرید با { $n } انرژی
tokyo-sweep = جارو، { NUMBER(2) }
tokyo-buy-later = خرید پس از تاس‌هاست.
tokyo-deck = { $deck } در دسته، { $discard } کنار رفته
tokyo-read-card = خواندن: { $card }

## جمله

tokyo-keep = هرچه می‌خواهید نگه دارید.
tokyo-throws-left = { $n } پرتاب مانده.
tokyo-thrown = تاس‌ها ریخته شد.
tokyo-more-throws = یک پرتاب دیگر بخرید، یا بس کنید.
tokyo-ask-probe = یکی از تاس‌های { $who } را دوباره می‌ریزید؟
tokyo-ask-probe-rest = تاس را انتخاب کنید.
tokyo-ask-change = تاسی را عوض می‌کنید؟
tokyo-ask-change-rest = وگرنه تاس‌ها همین‌طور حساب می‌شود.
tokyo-pick-die = تاسی که عوض می‌شود
tokyo-becomes = { $card }: می‌شود
tokyo-ask-hearts = { $n ->
    [1] قلب شما صرف چه شود؟
   *[other] { $n } قلب خود را تقسیم کنید.
}
tokyo-ask-hearts-rest = هرچه به چیز دیگری ندهید شما را درمان می‌کند.
tokyo-hit-you = { $n ->
    [0] { $who } به شما حمله کرد و آسیبی نزد.
   *[other] { $who } به شما { $n } آسیب زد.
}
tokyo-hits-you = { $who } به شما { $n } آسیب می‌زند.
tokyo-threat = به‌زودی { $n } جان از دست می‌دهید { $why }.
tokyo-ask-react-rest = چه می‌کنید؟
tokyo-ask-yield-rest = در توکیو می‌مانید یا واگذار می‌کنید؟
tokyo-ask-buy = کارت بخرید، یا نوبت را تمام کنید.
tokyo-energy-left = { $n } انرژی دارید.
tokyo-ask-charge = باتری‌ها را پر کنید.
tokyo-ask-charge-rest = بانک به همان اندازه می‌افزاید.
tokyo-ask-opportunist = کارت تازه: شما پیش از همه می‌توانید بخرید.
tokyo-ask-sell = کارتی را پس می‌دهید؟
tokyo-ask-sell-rest = آنچه پرداخته‌اید برمی‌گردد.
tokyo-ask-mimic = کدام کارت تقلید شود؟
tokyo-other-rolled = { $who } تاس می‌ریزد.
tokyo-other-probe = { $who } می‌تواند تاسی را دوباره بریزد.
tokyo-other-change = { $who } می‌تواند تاسی را عوض کند.
tokyo-other-hearts = { $who } قلب‌ها را تقسیم می‌کند.
tokyo-other-react = { $who } ضربه می‌خورد و تصمیم می‌گیرد.
tokyo-other-yield = { $who } تصمیم می‌گیرد: ماندن یا واگذاری.
tokyo-other-buy = { $who } کارت‌ها را نگاه می‌کند.
tokyo-other-charge = { $who } باتری‌ها را پر می‌کند.
tokyo-other-opportunist = { $who } می‌تواند زودتر کارت تازه را بخرد.
tokyo-other-sell = { $who } می‌تواند کارتی را پس بدهد.
tokyo-other-mimic = { $who } کارتی برای تقلید انتخاب می‌کند.
tokyo-you-watch = شما بیرون رفته‌اید. تماشا کنید، یا هر وقت خواستید بروید.

## پاسخ‌ها

tokyo-answers = پاسخ‌های شما
tokyo-if-late = اگر زمان تمام شود
tokyo-deadly = یعنی مرگ
tokyo-move-stay = { $place ->
    [city] ماندن در شهر
   *[bay] ماندن در خلیج
}
tokyo-move-yield = { $place ->
    [city] واگذاری شهر
   *[bay] واگذاری خلیج
}
tokyo-move-take = تحمل می‌کنم
tokyo-move-pass = نه، ادامه
tokyo-move-end = تمام
tokyo-move-keep = { $n ->
    [0] پرتاب همهٔ تاس‌ها
   *[other] نگه داشتن { $dice } و پرتاب بقیه
}
tokyo-move-done = همین‌طور بماند
tokyo-move-again = پرتاب دوبارهٔ یک ۳
tokyo-move-sweep = جارو کردن کارت‌ها
tokyo-move-buy = خرید { $card }
tokyo-move-buy-top = خرید { $card } (روی دسته)
tokyo-move-buy-from = خرید { $card } از { $who }
tokyo-move-sell = پس دادن { $card }
tokyo-move-mimic = { $card } از { $who }
tokyo-move-probe = پرتاب دوباره: { $face }
tokyo-move-change = { $card }: { $face } می‌شود { $to }
tokyo-move-charge = گذاشتن { $n } انرژی
tokyo-note-stay = { NUMBER(2) } امتیاز هنگام آغاز نوبت شما.
tokyo-note-yield = { $jets ->
    [yes] بی‌آسیب می‌روید.{" "}
   *[no] {""}
}{ $who } باید { $place ->
    [city] شهر را
   *[bay] جای خالی را
} بگیرد.
tokyo-note-take = با هیچ کارتی پاسخ نمی‌دهید؛ تاس‌های استتار در هر حال ریخته می‌شوند.
tokyo-note-camouflage = اول تاس‌هایش ریخته می‌شود: به آنچه می‌ماند هنوز می‌توانید پاسخ دهید.
tokyo-note-sweep = { NUMBER(2) } انرژی: سه کارت تازه.
tokyo-charge-label = انرژی برای باتری‌ها: { $n }
tokyo-charge-note = { $n ->
    [0] بدون انرژی باتری‌ها خالی‌اند و همان دم کنار می‌روند.
   *[other] { $n } انرژی روی آن‌ها می‌ماند؛ هر نوبت { NUMBER(2) } برمی‌گردد.
}
tokyo-hearts-heal = درمان خودم
tokyo-hearts-n = { $n } قلب
tokyo-hearts-poison = برداشتن سم
tokyo-hearts-shrink = بزرگ شدن دوباره
tokyo-hearts-other = درمان { $who } که تا { $n } انرژی می‌پردازد
tokyo-hearts-seal = همین‌طور تقسیم کن
tokyo-hearts-after = { $energy ->
    [0] سپس { $n } جان دارید.
   *[other] سپس { $n } جان دارید، و { $energy } انرژی بیشتر.
}
tokyo-less = کمتر: { $what }
tokyo-more = بیشتر: { $what }
tokyo-confirm-title = این یعنی مرگ حتمی
tokyo-confirm = پس از «{ $move }» در این نوبت هیچ چیز هیولای شما را نجات نمی‌دهد. با این حال انجام شود؟
tokyo-confirm-no = نه، برگرد
tokyo-confirm-yes = بله: { $move }

## پاسخ‌های آماده

tokyo-presets = دفعهٔ بعد، بدون پرسش
tokyo-presets-title = پاسخ‌های همیشگی من
tokyo-presets-open = همهٔ پاسخ‌های همیشگی من…
tokyo-preset-yield = واگذاری اگر جان کمتر شود از
tokyo-preset-stay = ماندن اگر جان بماند دست‌کم
tokyo-preset-health = جان
tokyo-preset-never = هرگز نپرس برای:
tokyo-presets-note = در همین مرورگر می‌ماند. حرکتی که یعنی مرگ همیشه پرسیده می‌شود.
tokyo-preset-told-yield = پاسخ آمادهٔ شما: واگذاری اگر کمتر از { $n } جان بماند.
tokyo-preset-told-stay = پاسخ آمادهٔ شما: ماندن اگر { $n } جان یا بیشتر بماند.
tokyo-preset-told-never = پاسخ آمادهٔ شما: برای { $card } هرگز نپرس.
tokyo-change-preset = تغییر

## چرا

tokyo-why-dice = از تاس‌ها
tokyo-why-tokyo = برای آغاز نوبت در توکیو
tokyo-why-enter = برای گرفتن توکیو
tokyo-why-buy = برای کارت
tokyo-why-sweep = برای جارو کردن کارت‌ها
tokyo-why-sell = برای کارت پس‌داده
tokyo-why-attack = در حمله
tokyo-why-poison = از سم
tokyo-why-card = با { $card }
tokyo-leave-out = بیرون از بازی
tokyo-leave-bay = خلیج بسته شد
tokyo-leave-displaced = رانده شد
tokyo-lose-used = مصرف شد
tokyo-lose-empty = خالی شد
tokyo-lose-heart = تاس قلب آورد
tokyo-lose-sell = پس داده شد
tokyo-lose-out = بیرون از بازی

## گزارش

tokyo-log-start = پرتاب آغازین: { $rolls }. { $you ->
    [yes] شما آغاز می‌کنید.
   *[no] { $who } آغاز می‌کند.
}
tokyo-log-start-claws = { $who } { $n }
tokyo-log-start-again = ؛ دوباره:{" "}
tokyo-log-turn = نوبت { $n }: { $you ->
    [yes] شما
   *[no] { $who }
}
tokyo-log-turn-extra = نوبت { $n }: { $you ->
    [yes] دوباره شما
   *[no] دوباره { $who }
} ({ $card })
tokyo-log-throw = { $you ->
    [yes] شما ریختید: { $dice }.
   *[no] { $who } ریخت: { $dice }.
}
tokyo-log-again = { $you ->
    [yes] شما یک ۳ را دوباره ریختید: { $to }.
   *[no] { $who } یک ۳ را دوباره ریخت: { $to }.
}
tokyo-log-extra-throw = { $you ->
    [yes] شما با { $card } یک پرتاب دیگر گرفتید.
   *[no] { $who } با { $card } یک پرتاب دیگر گرفت.
}
tokyo-log-probe = { $you ->
    [yes] شما تاسی را دوباره ریختید: { $face } شد { $to }.
   *[no] { $who } تاسی را دوباره ریخت: { $face } شد { $to }.
}
tokyo-log-change = { $you ->
    [yes] شما با { $card } { $face } را { $to } کردید.
   *[no] { $who } با { $card } { $face } را { $to } کرد.
}
tokyo-log-stop = { $you ->
    [yes] شما با { $dice } بس کردید.
   *[no] { $who } با { $dice } بس کرد.
}
tokyo-log-vp = { $you ->
    [yes] شما { $n } امتیاز گرفتید { $why }: اکنون { $now }.
   *[no] { $who } { $n } امتیاز گرفت { $why }: اکنون { $now }.
}
tokyo-log-vp-lost = { $you ->
    [yes] شما { $n } امتیاز از دست دادید { $why }: اکنون { $now }.
   *[no] { $who } { $n } امتیاز از دست داد { $why }: اکنون { $now }.
}
tokyo-log-energy = { $you ->
    [yes] شما { $n } انرژی گرفتید { $why }: اکنون { $now }.
   *[no] { $who } { $n } انرژی گرفت { $why }: اکنون { $now }.
}
tokyo-log-energy-paid = { $you ->
    [yes] شما { $n } انرژی پرداختید { $why }: اکنون { $now }.
   *[no] { $who } { $n } انرژی پرداخت { $why }: اکنون { $now }.
}
tokyo-log-heal = { $you ->
    [yes] شما { $n } جان گرفتید { $why }: اکنون { $now }.
   *[no] { $who } { $n } جان گرفت { $why }: اکنون { $now }.
}
tokyo-log-poison = { $you ->
    [yes] شما { $n } سم گرفتید.
   *[no] { $who } { $n } سم گرفت.
}
tokyo-log-poison-gone = { $you ->
    [yes] شما { $n } سم را برداشتید.
   *[no] { $who } { $n } سم را برداشت.
}
tokyo-log-shrink = { $you ->
    [yes] شما کوچک شدید: { $n } تاس کمتر.
   *[no] { $who } کوچک شد: { $n } تاس کمتر.
}
tokyo-log-shrink-gone = { $you ->
    [yes] شما دوباره بزرگ شدید: { $n } تاس بیشتر.
   *[no] { $who } دوباره بزرگ شد: { $n } تاس بیشتر.
}
tokyo-log-attack = { $you ->
    [yes] شما با { $n } چنگال حمله کردید: { $targets }.
   *[no] { $who } با { $n } چنگال حمله کرد: { $targets }.
}
tokyo-log-attack-nobody = { $you ->
    [yes] شما با { $n } چنگال حمله کردید و به کسی نخورد.
   *[no] { $who } با { $n } چنگال حمله کرد و به کسی نخورد.
}
tokyo-log-damage = { $you ->
    [yes] شما { $n } جان از دست دادید { $why }: { $now } مانده.
   *[no] { $who } { $n } جان از دست داد { $why }: { $now } مانده.
}
tokyo-log-damage-by = { $you ->
    [yes] { $by } به شما { $n } آسیب زد { $why }: { $now } جان مانده.
   *[no] { $by } به { $who } { $n } آسیب زد { $why }: { $now } جان مانده.
}
tokyo-log-prevented = { $you ->
    [yes] { $card } { $n } آسیب را از شما دور کرد.
   *[no] { $card } { $n } آسیب را از { $who } دور کرد.
}
tokyo-log-camouflage = { $you ->
    [yes] استتار شما ریخت: { $dice }.
   *[no] استتار { $who } ریخت: { $dice }.
}
tokyo-log-yield = { $you ->
    [yes] شما توکیو را واگذار کردید.
   *[no] { $who } توکیو را واگذار کرد.
}
tokyo-log-stay = { $you ->
    [yes] شما در توکیو ماندید.
   *[no] { $who } در توکیو ماند.
}
tokyo-log-leave = { $place ->
    [city] شهر توکیو
   *[bay] خلیج توکیو
} از { $you ->
    [yes] شما
   *[no] { $who }
} خالی شد: { $why }.
tokyo-log-enter = { $you ->
    [yes] شما
   *[no] { $who }
} { $place ->
    [city] شهر توکیو
   *[bay] خلیج توکیو
} را { $you ->
    [yes] گرفتید
   *[no] گرفت
}.
tokyo-log-bay-closed = کمتر از پنج هیولا زنده است: خلیج توکیو بسته شد.
tokyo-log-out = { $you ->
    [yes] شما از بازی بیرون رفتید.
   *[no] { $who } از بازی بیرون رفت.
}
tokyo-log-out-by = { $you ->
    [yes] { $by } شما را از بازی بیرون کرد.
   *[no] { $by } { $who } را از بازی بیرون کرد.
}
tokyo-log-child = { $you ->
    [yes] { $card }: شما با ده جان از نو آغاز می‌کنید.
   *[no] { $card }: { $who } با ده جان از نو آغاز می‌کند.
}
tokyo-log-buy = { $you ->
    [yes] شما { $card } را با { $n } انرژی خریدید.
   *[no] { $who } { $card } را با { $n } انرژی خرید.
}
tokyo-log-buy-top = { $you ->
    [yes] شما { $card } را از روی دسته با { $n } انرژی خریدید.
   *[no] { $who } { $card } را از روی دسته با { $n } انرژی خرید.
}
tokyo-log-buy-from = { $you ->
    [yes] شما { $card } را از { $from } با { $n } انرژی خریدید.
   *[no] { $who } { $card } را از { $from } با { $n } انرژی خرید.
}
tokyo-log-lose = { $you ->
    [yes] { $card } از دست شما رفت: { $why }.
   *[no] { $card } از دست { $who } رفت: { $why }.
}
tokyo-log-reveal = کارت تازه: { $card }.
tokyo-log-sweep = { $you ->
    [yes] شما کارت‌ها را جارو کردید.
   *[no] { $who } کارت‌ها را جارو کرد.
}
tokyo-log-shuffle = کارت‌های کنارگذاشته بُر خورد و دسته شد.
tokyo-log-mimic = { $you ->
    [yes] شما { $card } را تقلید می‌کنید
   *[no] { $who } { $card } را تقلید می‌کند
}{ $own ->
    [yes] .
   *[no] {" "}(از { $of }).
}
tokyo-log-unmimic = { $you ->
    [yes] کارتی که تقلید می‌کردید از بازی رفت.
   *[no] کارتی که { $who } تقلید می‌کرد از بازی رفت.
}
tokyo-log-charge = { $you ->
    [yes] شما { $n } انرژی روی باتری‌ها گذاشتید.
   *[no] { $who } { $n } انرژی روی باتری‌ها گذاشت.
}

## پایان

tokyo-over-points = { NUMBER(20) } امتیاز: { $who }.
tokyo-over-survival = آخرین هیولای سرپا: { $who }.
tokyo-over-nobody = همه با هم از پا افتادند: کسی برنده نشد.
tokyo-ranking = رتبه‌ها
tokyo-end-points = { $n } امتیاز
tokyo-end-health = { $n } جان مانده
tokyo-end-cards = کارت‌ها: { $cards }
tokyo-end-no-cards = بی‌کارت
tokyo-end-out = در نوبت { $n } بیرون رفت { $why }
tokyo-end-out-by = در نوبت { $n } بیرون رفت: { $who }، { $why }
tokyo-course = امتیازها، نوبت به نوبت
tokyo-course-label = امتیازها در { $n } نوبت؛ در پایان: { $who }. پایین: چه کسی در توکیو بود.
tokyo-course-one = { $who } { $n }
tokyo-tally = بازی به زبان عدد
tokyo-tally-dealt = آسیبی که زد
tokyo-tally-taken = آسیبی که دید
tokyo-tally-begun = آغاز نوبت در توکیو
tokyo-tally-bought = کارت‌های خریده
tokyo-look = { $who }: دیدن صفحه
