# میز پادشاه توکیو، آن‌طور که صفحه می‌گوید.

## میز

tokyo-goal-short = اولین هیولا با { NUMBER(20) } امتیاز، یا آخرین هیولای زنده
tokyo-monsters = { $n } هیولا
tokyo-with-bay = شهر و خلیج
tokyo-city-only = فقط شهر
tokyo-turn = نوبت { $n }
tokyo-over-chip = پایان بازی، نوبت { $n }
tokyo-city = شهر توکیو
tokyo-city-short = شهر
tokyo-bay-short = خلیج
tokyo-tag = { $place }:
tokyo-empty = خالی
tokyo-pays = { NUMBER(1) } هنگام ورود، { NUMBER(2) } وقتی نوبتتان آن‌جا شروع شود
tokyo-scene = شهر توکیو: { $city }.
tokyo-scene-bay = شهر توکیو: { $city }. خلیج توکیو: { $bay }.
tokyo-figures = هیولاهای دیگر، در جهت عقربه‌های ساعت
tokyo-name-you = { $who }، شما
tokyo-board = { $who }: { $health } جان، { $vp } امتیاز، { $energy } انرژی، { tokyo-where }، کارت‌ها: { $cards }. دیدن صفحهٔ هیولا
tokyo-where = { $place ->
    [city] در شهر توکیو
    [bay] در خلیج توکیو
   *[outside] بیرون از توکیو
}
tokyo-board-out = { $who } حذف شد. دیدن صفحهٔ هیولا
tokyo-out = حذف‌شده
tokyo-out-short = حذف‌شده
tokyo-poison = سم { $n }
tokyo-shrink = کوچک‌شدن { $n }
tokyo-winged = این نوبت در امان
tokyo-again = یک نوبت دیگر
tokyo-cards = { $n ->
    [0] بدون کارت
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
tokyo-tap-to-keep = تاس‌هایی را که نگه می‌دارید انتخاب کنید؛ برای همهٔ تاس‌های هم‌رو، یکی را فشرده نگه دارید
tokyo-all-kept = همه نگه داشته شد
tokyo-kept-and-again = نگه‌داشته: { $kept } · برای پرتاب دوباره: { $n }
tokyo-die = تاس { $n }: { $face }
tokyo-die-kept = تاس { $n }: { $face }، نگه‌داشته
tokyo-no-dice = تاسی روی میز نیست.
tokyo-throw = { $n ->
    [0] پرتاب
   *[other] پرتاب { $n } تاس
}
tokyo-stop = توقف
tokyo-stop-short = توقف
tokyo-odds = احتمال
tokyo-key-die = نگه داشتن یک تاس
tokyo-key-face = نگه داشتن همهٔ تاس‌های هم‌رو
tokyo-if-stop = اگر حالا توقف کنید
tokyo-damage-on = { $n } آسیب: { $who }
tokyo-you-enter = { $place ->
    [city] شهر توکیو را می‌گیرید
   *[bay] خلیج توکیو را می‌گیرید
}
tokyo-with-cards = با { $cards }
tokyo-nothing = هیچ
tokyo-stop-hurt = { $n } آسیب به شما
tokyo-health = جان
tokyo-damage = آسیب
tokyo-odds-kills = حذف: { $who }
tokyo-effect-vp = { $sign ->
    [less] { $n } امتیاز از دست می‌دهید
   *[more] { $n } امتیاز برای شما
}
tokyo-effect-chances = بعد جان شما: { $chances }
tokyo-effect-chance = { $n } ({ $p })
tokyo-risk = حذف: { $p }
tokyo-risk-between = حذف: { $low } تا { $high }
tokyo-risk-luck = حذف، مگر بخت یاری کند

## کارت‌ها

tokyo-market = کارت‌های فروشی
tokyo-no-card = کارتی نیست
tokyo-bought-by = خریدار: { $who }
tokyo-card-label = { $card }، { $n } انرژی، نگه‌داشتنی.
tokyo-card-label-once = { $card }، { $n } انرژی، فوری.
tokyo-at-once = فوری
tokyo-keeps = نگه‌داشتنی
tokyo-affordable = می‌توانید بخرید
tokyo-affordable-short = خریدنی
tokyo-short = { $n } کم دارید
tokyo-short-after = { $n } انرژی با توقف
tokyo-buy = خرید
tokyo-buy-what = خرید کارت { $card } با { $n } انرژی
tokyo-sweep = تعویض کارت‌ها، { NUMBER(2) }
tokyo-buy-later = خرید پس از تاس‌هاست.
tokyo-deck = { $deck } در دسته، { $discard } کنارگذاشته
tokyo-read-card = خواندن: { $card }

## جمله

tokyo-keep = هرچه می‌خواهید نگه دارید.
tokyo-throws-left = { $n } پرتاب مانده.
tokyo-thrown = تاس‌ها ریخته شد.
tokyo-more-throws = یک پرتاب دیگر بخرید، یا توقف کنید.
tokyo-ask-probe-rest = تاس را انتخاب کنید.
tokyo-ask-change = تاسی را عوض می‌کنید؟
tokyo-hit-you = { $n ->
    [0] { $who } به شما حمله کرد ولی آسیبی نزد.
   *[other] { $who } به شما { $n } آسیب زد.
}
tokyo-hits-you = { $who } به شما { $n } آسیب می‌زند.
tokyo-threat = به‌زودی { $n } جان از دست می‌دهید ({ $why }).
tokyo-ask-react-rest = چه می‌کنید؟
tokyo-ask-yield-rest = در توکیو می‌مانید یا توکیو را واگذار می‌کنید؟
tokyo-ask-buy = کارت بخرید، یا نوبت را تمام کنید.
tokyo-energy-left = { $n } انرژی دارید.
tokyo-ask-charge = باتری‌ها را پر کنید.
tokyo-ask-sell = کارتی را پس می‌دهید؟
tokyo-ask-sell-rest = آنچه پرداخته‌اید برمی‌گردد.
tokyo-ask-mimic = «{ card-mimic }» کدام کارت را تقلید کند؟
tokyo-rolls = { $you ->
    [yes] شما { $n } تاس می‌ریزید.
   *[no] { $who } { $n } تاس می‌ریزد.
}
tokyo-other-rolled = { $who } تاس می‌ریزد.
tokyo-other-probe = { $who } می‌تواند تاسی را دوباره بریزد.
tokyo-other-change = { $who } می‌تواند تاسی را عوض کند.
tokyo-other-hearts = { $who } قلب‌ها را تقسیم می‌کند.
tokyo-other-react = { $who } ضربه می‌خورد و تصمیم می‌گیرد.
tokyo-other-yield = { $who } تصمیم می‌گیرد: ماندن یا واگذاری.
tokyo-other-buy = { $who } کارت‌ها را نگاه می‌کند.
tokyo-other-charge = { $who } باتری‌ها را پر می‌کند.
tokyo-other-sell = { $who } می‌تواند کارتی را پس بدهد.
tokyo-other-mimic = { $who } کارتی برای تقلید انتخاب می‌کند.
tokyo-you-watch = شما حذف شدید. تماشا کنید، یا هر وقت خواستید بروید.

## پاسخ‌ها

tokyo-answers = پاسخ‌های شما
tokyo-answers-all =
    { $n ->
        [1] پاسخ
       *[other] همهٔ { $n } پاسخ
    }
tokyo-if-late = اگر زمان تمام شود
tokyo-deadly = یعنی حذف
tokyo-move-stay = { $place ->
    [city] ماندن در شهر
   *[bay] ماندن در خلیج
}
tokyo-move-yield = { $place ->
    [city] واگذاری شهر
   *[bay] واگذاری خلیج
}
tokyo-move-take = پذیرش آسیب
tokyo-move-pass = نه، ادامه
tokyo-move-end = پایان نوبت
tokyo-move-keep = { $n ->
    [0] پرتاب همهٔ تاس‌ها
   *[other] نگه داشتن { $dice } و پرتاب بقیه
}
tokyo-move-done = همین‌طور بماند
tokyo-move-again = پرتاب دوبارهٔ یک ۳
tokyo-move-sweep = تعویض کارت‌ها
tokyo-move-buy = خرید کارت { $card }
tokyo-move-buy-top = خرید کارت { $card } (روی دسته)
tokyo-move-buy-from = خرید کارت { $card } از { $who }
tokyo-move-sell = پس دادن کارت { $card }
tokyo-move-mimic = { $card } ({ $who })
tokyo-move-probe = پرتاب دوباره: { $face }
tokyo-move-change = { $card }: { $face } می‌شود { $to }
tokyo-move-charge = گذاشتن { $n } انرژی
tokyo-note-stay = { NUMBER(2) } امتیاز هنگام شروع نوبت شما.
tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] بی‌آسیب می‌روید. { $who } باید شهر را بگیرد.
       *[bay] بی‌آسیب می‌روید. { $who } باید جای خالی را بگیرد.
    }
   *[no] { $place ->
        [city] { $who } باید شهر را بگیرد.
       *[bay] { $who } باید جای خالی را بگیرد.
    }
}
tokyo-note-sweep = { NUMBER(2) } انرژی: سه کارت تازه.
tokyo-hearts-seal = تقسیم به همین شکل
tokyo-less = کمتر: { $what }
tokyo-more = بیشتر: { $what }

## پاسخ‌های همیشگی

tokyo-presets-title = پاسخ‌های همیشگی من
tokyo-presets-open = همهٔ پاسخ‌های همیشگی من…
tokyo-change-preset = تغییر
tokyo-standing = { $n } پاسخ همیشگی

## چرا

tokyo-why-dice = تاس‌ها
tokyo-why-tokyo = شروع نوبت در توکیو
tokyo-why-enter = گرفتن توکیو
tokyo-why-buy = خرید کارت
tokyo-why-sweep = تعویض کارت‌ها
tokyo-why-sell = کارت پس‌داده
tokyo-why-attack = حمله
tokyo-why-poison = سم
tokyo-leave-out = حذف شد
tokyo-leave-bay = خلیج بسته شد
tokyo-leave-displaced = رانده شد
tokyo-lose-used = مصرف شد
tokyo-lose-empty = خالی شد
tokyo-lose-heart = تاس قلب آورد
tokyo-lose-sell = پس داده شد
tokyo-lose-out = حذف شد

## گزارش

tokyo-log-start = { $you ->
    [yes] پرتاب شروع: { $rolls }. شما شروع می‌کنید.
   *[no] پرتاب شروع: { $rolls }. { $who } شروع می‌کند.
}
tokyo-log-start-claws = { $who } { $n }
tokyo-log-start-again = { $rolls }؛ دوباره: { $more }
tokyo-log-turn = { $you ->
    [yes] نوبت { $n }: شما
   *[no] نوبت { $n }: { $who }
}
tokyo-log-throw = { $you ->
    [yes] شما تاس ریختید: { $dice }.
   *[no] { $who } تاس ریخت: { $dice }.
}
tokyo-log-all-dice = همهٔ تاس‌ها: { $dice }.
tokyo-log-stop = { $you ->
    [yes] شما توقف کردید: { $dice }.
   *[no] { $who } توقف کرد: { $dice }.
}
tokyo-log-vp = { $you ->
    [yes] شما { $n } امتیاز گرفتید ({ $why })؛ حالا { $now }.
   *[no] { $who } { $n } امتیاز گرفت ({ $why })؛ حالا { $now }.
}
tokyo-log-energy = { $you ->
    [yes] شما { $n } انرژی گرفتید ({ $why })؛ حالا { $now }.
   *[no] { $who } { $n } انرژی گرفت ({ $why })؛ حالا { $now }.
}
tokyo-log-heal = { $you ->
    [yes] شما { $n } جان گرفتید ({ $why })؛ حالا { $now }.
   *[no] { $who } { $n } جان گرفت ({ $why })؛ حالا { $now }.
}
tokyo-log-attack = { $you ->
    [yes] شما با { $n } پنجه به { $targets } حمله کردید.
   *[no] { $who } با { $n } پنجه به { $targets } حمله کرد.
}
tokyo-log-attack-nobody = { $you ->
    [yes] شما با { $n } پنجه حمله کردید و به کسی نخورد.
   *[no] { $who } با { $n } پنجه حمله کرد و به کسی نخورد.
}
tokyo-log-damage = { $you ->
    [yes] شما { $n } جان از دست دادید ({ $why }): { $now } مانده.
   *[no] { $who } { $n } جان از دست داد ({ $why }): { $now } مانده.
}
tokyo-log-damage-by = { $you ->
    [yes] { $by } به شما { $n } آسیب زد ({ $why }): { $now } جان مانده.
   *[no] { $mine ->
        [yes] شما به { $who } { $n } آسیب زدید ({ $why }): { $now } جان مانده.
       *[no] { $by } به { $who } { $n } آسیب زد ({ $why }): { $now } جان مانده.
    }
}
tokyo-log-yield = { $you ->
    [yes] شما توکیو را واگذار کردید.
   *[no] { $who } توکیو را واگذار کرد.
}
tokyo-log-stay = { $you ->
    [yes] شما در توکیو ماندید.
   *[no] { $who } در توکیو ماند.
}
tokyo-log-leave = { $you ->
    [yes] { $place ->
        [city] شما از شهر توکیو رفتید ({ $why }).
       *[bay] شما از خلیج توکیو رفتید ({ $why }).
    }
   *[no] { $place ->
        [city] { $who } از شهر توکیو رفت ({ $why }).
       *[bay] { $who } از خلیج توکیو رفت ({ $why }).
    }
}
tokyo-log-enter = { $you ->
    [yes] { $place ->
        [city] شما شهر توکیو را گرفتید.
       *[bay] شما خلیج توکیو را گرفتید.
    }
   *[no] { $place ->
        [city] { $who } شهر توکیو را گرفت.
       *[bay] { $who } خلیج توکیو را گرفت.
    }
}
tokyo-log-out = { $you ->
    [yes] شما حذف شدید.
   *[no] { $who } حذف شد.
}
tokyo-log-out-by = { $you ->
    [yes] { $by } شما را حذف کرد.
   *[no] { $mine ->
        [yes] شما { $who } را حذف کردید.
       *[no] { $by } { $who } را حذف کرد.
    }
}
tokyo-log-buy = { $you ->
    [yes] شما «{ $card }» را با { $n } انرژی خریدید.
   *[no] { $who } «{ $card }» را با { $n } انرژی خرید.
}
tokyo-log-nothing-bought = { $you ->
    [yes] شما چیزی نخریدید.
   *[no] { $who } چیزی نخرید.
}
tokyo-log-lose = { $you ->
    [yes] کارت «{ $card }» از دست شما رفت ({ $why }).
   *[no] کارت «{ $card }» از دست { $who } رفت ({ $why }).
}
tokyo-log-reveal = کارت تازه: { $card }.
tokyo-log-sweep = { $you ->
    [yes] شما کارت‌ها را عوض کردید.
   *[no] { $who } کارت‌ها را عوض کرد.
}
tokyo-log-shuffle = کارت‌های کنارگذاشته بُر خورد و دسته شد.

## پایان

tokyo-over-points = رسیدن به { NUMBER(20) } امتیاز: { $who }.
tokyo-over-survival = آخرین هیولای زنده: { $who }.
tokyo-over-nobody = همه با هم حذف شدند: کسی برنده نشد.
tokyo-note-take = با هیچ کارتی پاسخ نمی‌دهید؛ تاس‌های «{ card-camouflage }» در هر حال ریخته می‌شوند.
tokyo-note-camouflage = اول تاس‌هایش ریخته می‌شود: به آنچه می‌ماند هنوز می‌توانید پاسخ دهید.
tokyo-preset-told-yield = پاسخ همیشگی شما: واگذاری اگر کمتر از { $n } جان بماند.
tokyo-preset-told-stay = پاسخ همیشگی شما: ماندن اگر { $n } جان یا بیشتر بماند.
tokyo-preset-told-never = پاسخ همیشگی شما: بدون پرسش برای «{ $card }».
