tokyo-stands = { $place ->
    [city] در شهر توکیو ایستاده است
    [bay] در خلیج توکیو ایستاده است
   *[outside] بیرون از توکیو
}
tokyo-throws = { $n } تاس می‌ریزد
tokyo-poison-long = سم: در پایان هر نوبت خود { $n } جان از دست می‌دهد؛ بیرون از توکیو یک قلب می‌تواند یکی را بردارد.
tokyo-shrink-long = کوچک‌شده: { $n } تاس کمتر می‌ریزد؛ بیرون از توکیو یک قلب می‌تواند یکی را بردارد.
tokyo-odds-wait = در حال محاسبه…
tokyo-odds-none = تاسی نگه دارید تا احتمال بیشتر شدنش را ببینید.
tokyo-odds-caption = احتمال‌ها با { $n } پرتاب مانده
tokyo-odds-vp = { $n } امتیاز
tokyo-odds-heal = { $n } جان
tokyo-odds-energy = { $n } انرژی
tokyo-odds-row = دست‌کم { $dice }
tokyo-deadly-throw = هرچه بریزید، این یعنی مرگ.
tokyo-at-once-long = فوری: هنگام خرید کار می‌کند و کنار می‌رود
tokyo-keeps-long = نگه‌داشتنی: نزد شما می‌ماند و کار می‌کند
tokyo-costs = قیمت { $n }
tokyo-printed-cost = قیمت روی کارت: { $n }
tokyo-buy-for = خرید با { $n } انرژی
tokyo-ranking = رتبه‌ها
tokyo-end-points = { $n } امتیاز
tokyo-end-health = { $n } جان مانده
tokyo-end-cards = کارت‌ها: { $cards }
tokyo-end-no-cards = بدون کارت
tokyo-end-out = در نوبت { $n } حذف شد ({ $why })
tokyo-end-out-by = در نوبت { $n } حذف شد ({ $who }، { $why })
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
tokyo-hearts-poison = برداشتن سم
tokyo-hearts-shrink = بزرگ شدن دوباره
tokyo-hearts-other = درمان { $who } که تا { $n } انرژی می‌پردازد
tokyo-hearts-after = { $energy ->
    [0] بعد { $n } جان دارید.
   *[other] بعد { $n } جان دارید، و { $energy } انرژی بیشتر.
}

## Monster Batteries

tokyo-charge-label = انرژی برای باتری‌ها: { $n }
tokyo-charge-note = { $n ->
    [0] بدون انرژی باتری‌ها خالی‌اند و فوراً کنار گذاشته می‌شوند.
   *[other] { $n } انرژی روی آن‌ها می‌ماند؛ هر نوبت { NUMBER(2) } برمی‌گردد.
}

## A die

tokyo-pick-die = تاسی که عوض می‌شود
tokyo-becomes = { $card }: روی تازه
tokyo-use-price = { $n } انرژی
tokyo-use-lost = کارت پس از آن از دست می‌رود
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = دفعهٔ بعد، بدون پرسش
tokyo-presets-note = در همین مرورگر می‌ماند. حرکتی که یعنی مرگ همیشه پرسیده می‌شود.
tokyo-preset-yield = واگذاری، اگر کمتر از { $n } جان بماند
tokyo-preset-stay = ماندن، اگر { $n } جان یا بیشتر بماند
tokyo-preset-never = بدون پرسش برای:

tokyo-confirm-title = این یعنی مرگ حتمی
tokyo-confirm = پس از «{ $move }» در این نوبت هیچ‌چیز هیولای شما را نجات نمی‌دهد. با این حال انجام شود؟
tokyo-confirm-no = نه، بازگشت
tokyo-confirm-yes = بله: { $move }
