tokyo-stands = { $place ->
    [city] در شهر توکیو
    [bay] در خلیج توکیو
   *[outside] بیرون از توکیو
}
tokyo-throws = { $n } تاس برای ریختن
tokyo-poison-long = سم: { $n } آسیب در پایان هر نوبت این هیولا؛ بیرون از توکیو یک قلب می‌تواند یک نشانگر را بردارد.
tokyo-shrink-long = کوچک‌شده: { $n } تاس کمتر؛ بیرون از توکیو یک قلب می‌تواند یک نشانگر را بردارد.
tokyo-odds-wait = در حال محاسبه…
tokyo-odds-none = تاسی نگه دارید تا احتمال بیشتر شدنش را ببینید.
tokyo-odds-caption = احتمال‌ها با { $n } پرتاب مانده
tokyo-odds-vp = { $n } امتیاز
tokyo-odds-heal = { $n } جان
tokyo-odds-energy = { $n } انرژی
tokyo-odds-row = دست‌کم { $dice }
tokyo-deadly-throw = هرچه بریزید، حذف می‌شوید.
tokyo-at-once-long = فوری: هنگام خرید کار می‌کند و کنار می‌رود
tokyo-keeps-long = نگه‌داشتنی: نزد شما می‌ماند و کار می‌کند
tokyo-costs = قیمت { $n }
tokyo-printed-cost = قیمت روی کارت: { $n }
tokyo-buy-for = خرید با { $n } انرژی
tokyo-means = { $card }، در صورت خرید
tokyo-means-not = { $card }: انرژی کافی نیست
tokyo-means-afford = برای این‌ها هم انرژی می‌ماند: { $cards }.
tokyo-ranking = رتبه‌ها
tokyo-end-points = { $n } امتیاز
tokyo-end-health = { $n } جان مانده
tokyo-end-cards = کارت‌ها: { $cards }
tokyo-end-out = حذف در نوبت { $n } ({ $why })
tokyo-end-out-by = حذف در نوبت { $n } ({ $who }، { $why })
end-your-points = شما { $n } امتیاز دارید.
tokyo-end-from = امتیاز از
tokyo-from = { $source ->
    [dice] تاس
    [tokyo] توکیو
   *[cards] کارت
}
tokyo-end-from-told = از تاس { $dice }، از توکیو { $tokyo }، از کارت { $cards }.
tokyo-end-behind = { $n } امتیاز عقب‌تر.
tokyo-end-best = بهترین نوبت: نوبت { $turn }، { $n } امتیاز.
tokyo-course = امتیازها، نوبت به نوبت
tokyo-course-label = امتیازها در { $n } نوبت؛ در پایان: { $who }. پایین: چه کسی در توکیو بود.
tokyo-course-one = { $who } { $n }
tokyo-tally = بازی به زبان عدد
tokyo-tally-damage = آسیب
tokyo-tally-dealt = زده
tokyo-tally-taken = دیده
tokyo-tally-begun = شروع نوبت در توکیو
tokyo-tally-bought = کارت‌های خریده
tokyo-look = { $who }: دیدن صفحه

## Hearts

tokyo-hearts-heal = درمان خودم
tokyo-hearts-n = { $n } قلب
tokyo-hearts-poison = برداشتن یک نشانگر سم
tokyo-hearts-shrink = برداشتن یک نشانگر کوچک‌شدن
tokyo-hearts-other = درمان { $who } که تا { $n } انرژی می‌پردازد
tokyo-hearts-after = { $energy ->
    [0] بعد { $n } جان دارید.
   *[other] بعد { $n } جان دارید، و { $energy } انرژی بیشتر.
}

## Monster Batteries

tokyo-charge-label = انرژی برای باتری‌ها: { $n }
tokyo-charge-note = { $n ->
    [0] بدون انرژی باتری‌ها خالی‌اند و فوراً کنار گذاشته می‌شوند.
   *[other] بعد { $n } انرژی دارند؛ هر نوبت { NUMBER(2) } برمی‌گردد.
}

## A die

tokyo-pick-die = تاسی که عوض می‌شود
tokyo-becomes = { $card }: روی تازه
tokyo-use-price = { $n } انرژی
tokyo-use-lost = کارت پس از آن مصرف می‌شود
tokyo-dice-lie = همین‌طور که هستند: { $told }
tokyo-dice-then = آن‌گاه: { $told }
tokyo-dice-nothing = برای شما هیچ‌چیز
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = دفعهٔ بعد، بدون پرسش
tokyo-presets-note = فقط سر همین میز برقرارند. پیش از حرکتی که شما را حذف می‌کند همیشه پرسیده می‌شود.
tokyo-preset-yield = واگذاری، اگر کمتر از { $n } جان بماند
tokyo-preset-stay = ماندن، اگر { $n } جان یا بیشتر بماند
tokyo-preset-never = بدون پرسش برای:

tokyo-confirm-title = حذف حتمی
tokyo-confirm = پس از «{ $move }» در این نوبت هیچ‌چیز هیولای شما را نجات نمی‌دهد. با این حال انجام شود؟
tokyo-confirm-no = نه، بازگشت
tokyo-confirm-yes = بله: { $move }

tokyo-stop-poison = سپس سم { $n } جان می‌گیرد
tokyo-ask-probe = یکی از تاس‌های { $who } را دوباره می‌ریزید؟
tokyo-ask-change-rest = وگرنه تاس‌ها همین‌طور حساب می‌شود.
tokyo-ask-hearts = { $n ->
    [1] قلب شما صرف چه شود؟
   *[other] { $n } قلب خود را تقسیم کنید.
}
tokyo-ask-hearts-rest = قلب‌های باقی‌مانده شما را درمان می‌کنند.
tokyo-ask-charge-rest = بانک به همان اندازه می‌افزاید.
tokyo-ask-opportunist = کارت تازه: شما پیش از همه می‌توانید بخرید.
tokyo-other-opportunist = { $who } می‌تواند زودتر کارت تازه را بخرد.
tokyo-log-turn-extra = { $you ->
    [yes] نوبت { $n }: دوباره شما ({ $card })
   *[no] نوبت { $n }: دوباره { $who } ({ $card })
}
tokyo-log-again = { $you ->
    [yes] شما یک ۳ را دوباره ریختید: شد { $to }.
   *[no] { $who } یک ۳ را دوباره ریخت: شد { $to }.
}
tokyo-log-extra-throw = { $you ->
    [yes] شما یک پرتاب دیگر گرفتید ({ $card }).
   *[no] { $who } یک پرتاب دیگر گرفت ({ $card }).
}
tokyo-log-probe = { $you ->
    [yes] شما تاسی را دوباره ریختید: { $face } شد { $to }.
   *[no] { $who } تاسی را دوباره ریخت: { $face } شد { $to }.
}
tokyo-log-change = { $you ->
    [yes] شما { $face } را { $to } کردید ({ $card }).
   *[no] { $who } { $face } را { $to } کرد ({ $card }).
}
tokyo-log-vp-lost = { $you ->
    [yes] شما { $n } امتیاز از دست دادید ({ $why })؛ { $now } مانده.
   *[no] { $who } { $n } امتیاز از دست داد ({ $why })؛ { $now } مانده.
}
tokyo-log-energy-paid = { $you ->
    [yes] شما { $n } انرژی پرداختید ({ $why })؛ { $now } مانده.
   *[no] { $who } { $n } انرژی پرداخت ({ $why })؛ { $now } مانده.
}
tokyo-log-poison = { $you ->
    [yes] شما { $n } نشانگر سم گرفتید.
   *[no] { $who } { $n } نشانگر سم گرفت.
}
tokyo-log-poison-gone = { $you ->
    [yes] شما { $n } نشانگر سم را برداشتید.
   *[no] { $who } { $n } نشانگر سم را برداشت.
}
tokyo-log-shrink = { $you ->
    [yes] شما کوچک شدید: { $n } تاس کمتر.
   *[no] { $who } کوچک شد: { $n } تاس کمتر.
}
tokyo-log-shrink-gone = { $you ->
    [yes] شما دوباره بزرگ شدید: { $n } تاس بیشتر.
   *[no] { $who } دوباره بزرگ شد: { $n } تاس بیشتر.
}
tokyo-log-prevented = { $you ->
    [yes] { $n } آسیب از شما دور شد ({ $card }).
   *[no] { $n } آسیب از { $who } دور شد ({ $card }).
}
tokyo-log-camouflage = { $you ->
    [yes] شما برای «{ card-camouflage }» تاس ریختید: { $dice }.
   *[no] { $who } برای «{ card-camouflage }» تاس ریخت: { $dice }.
}
tokyo-log-bay-closed = کمتر از پنج هیولا زنده است: خلیج توکیو بسته شد.
tokyo-log-child = { $you ->
    [yes] { $card }: شما با ده جان از نو شروع می‌کنید.
   *[no] { $card }: { $who } با ده جان از نو شروع می‌کند.
}
tokyo-log-buy-top = { $you ->
    [yes] شما «{ $card }» را از روی دسته با { $n } انرژی خریدید.
   *[no] { $who } «{ $card }» را از روی دسته با { $n } انرژی خرید.
}
tokyo-log-buy-from = { $you ->
    [yes] شما «{ $card }» را از { $from } با { $n } انرژی خریدید.
   *[no] { $mine ->
        [yes] { $who } «{ $card }» را از شما با { $n } انرژی خرید.
       *[no] { $who } «{ $card }» را از { $from } با { $n } انرژی خرید.
    }
}
tokyo-log-mimic = { $you ->
    [yes] { $own ->
        [yes] شما «{ $card }» را تقلید می‌کنید.
       *[no] شما «{ $card }» را تقلید می‌کنید ({ $of }).
    }
   *[no] { $own ->
        [yes] { $who } «{ $card }» را تقلید می‌کند.
       *[no] { $who } «{ $card }» را تقلید می‌کند ({ $of }).
    }
}
tokyo-log-unmimic = { $you ->
    [yes] کارتی که تقلید می‌کردید از بازی رفت.
   *[no] کارتی که { $who } تقلید می‌کرد از بازی رفت.
}
tokyo-log-charge = { $you ->
    [yes] شما { $n } انرژی روی باتری‌ها گذاشتید.
   *[no] { $who } { $n } انرژی روی باتری‌ها گذاشت.
}

tokyo-find = یافتن کارت یا صاحب آن
tokyo-found-none = پاسخی پیدا نشد.
