say-called = { $who }: { $what }
take-back-of = پس گرفتن: { $who }
only-looks = فقط { $who } نگاه کند
secret-card = پنهان
turn-to-side = چرخاندن به این سو
turn-picture = چرخاندن تصویر
turn-picture-text = رو به کسی که نوبتش است
places = هر کس کجا نشسته
places-text = نام را بزنید تا به سوی بعدی برود.
place-of = { $side ->
    [near] { $who }: این سو
    [left] { $who }: سمت چپ
    [far] { $who }: روبه‌رو
   *[right] { $who }: سمت راست
}
only-answers = فقط { $who } پاسخ می‌دهد
waits-for = در انتظار
not-asked = بی‌پرسش
at-this-screen = پای همین صفحه
by-link = با پیوند

among-say-claim-first = اولین دومینو را انتخاب کنید. عددهای کوچک زودتر بازی می‌کنند، عددهای بزرگ تاج بیشتری دارند.
among-say-claim-next = دومینوی بعدی را انتخاب کنید.
among-say-place = دومینوی { $domino } را بچینید، بعد انتخاب کنید.
among-say-claim-final = با انتخاب دومینوی بعدی، جایش قطعی می‌شود.
among-say-make-final = اگر درست است، قطعی‌اش کنید.
among-in-hand-again = دومینوی { $domino } دوباره در دست است.
among-say-sent-rest = حرکت ذخیره می‌شود…
among-since-your-turn = از نوبت قبلی این صفحه
among-pace-to-my-turn = رفتن به پرسش بعدی
among-tokyo-pays = { NUMBER(1) } هنگام ورود، { NUMBER(2) } وقتی نوبت آن‌جا شروع شود
among-tokyo-tap-to-keep = تاس‌های نگه‌داشتنی را انتخاب کنید؛ برای همهٔ تاس‌های هم‌رو، یکی را فشرده نگه دارید
among-tokyo-if-stop = با توقف در این‌جا
among-tokyo-you-enter = { $place ->
    [city] ورود به شهر توکیو
   *[bay] ورود به خلیج توکیو
}
among-tokyo-stop-hurt = { $n } آسیب به خود
among-tokyo-effect-vp = { $sign ->
    [less] { $n } امتیاز کمتر
   *[more] { $n } امتیاز
}
among-tokyo-effect-chances = بعد جان: { $chances }
among-tokyo-risk-luck = حذف، مگر بخت یاری کند
among-tokyo-affordable = می‌شود خرید
among-tokyo-short-after = { $n } انرژی با توقف
among-tokyo-buy-later = خرید پس از تاس‌هاست.
among-tokyo-keep = تاس‌های نگه‌داشتنی را انتخاب کنید.
among-tokyo-hit-you = { $n ->
    [0] حملهٔ { $who }، بی‌آسیب.
   *[other] { $n } آسیب از { $who }.
}
among-tokyo-hits-you = { $n } آسیب از { $who } در راه است.
among-tokyo-threat = به‌زودی { $n } جان از دست می‌رود ({ $why }).
among-tokyo-ask-react-rest = پاسخ چیست؟
among-tokyo-ask-buy = کارت بخرید، یا نوبت را تمام کنید.
among-tokyo-energy-left = انرژی: { $n }.
among-tokyo-ask-sell-rest = آنچه پرداخته شده برمی‌گردد.
among-tokyo-you-watch = حذف شده؛ بازی ادامه دارد.
among-tokyo-answers = پاسخ‌ها
among-tokyo-note-stay = { NUMBER(2) } امتیاز هنگام شروع نوبت بعد.
among-tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] بی‌آسیب می‌رود. { $who } باید شهر را بگیرد.
       *[bay] بی‌آسیب می‌رود. { $who } باید جای خالی را بگیرد.
    }
   *[no] { $place ->
        [city] { $who } باید شهر را بگیرد.
       *[bay] { $who } باید جای خالی را بگیرد.
    }
}
among-tokyo-note-take = هیچ کارتی به کار نمی‌رود؛ تاس‌هایی که جلوی آسیب را می‌گیرند در هر حال ریخته می‌شوند.
among-tokyo-note-camouflage = اول تاس‌هایش ریخته می‌شود: به آنچه می‌ماند هنوز می‌شود پاسخ داد.
among-tokyo-deadly-throw = هر ریختنی یعنی حذف.
among-tokyo-keeps-long = نگه‌داشتنی: نزد صاحبش می‌ماند و کار می‌کند
among-tokyo-hearts-heal = درمان
among-tokyo-hearts-after = { $energy ->
    [0] بعد جان: { $n }.
   *[other] بعد جان: { $n }، و { $energy } انرژی بیشتر.
}
among-tokyo-dice-nothing = هیچ‌چیز
among-tokyo-confirm = پس از «{ $move }» در این نوبت هیچ‌چیز این هیولا را نجات نمی‌دهد. با این حال انجام شود؟
among-tokyo-ask-hearts = { $n ->
    [1] این قلب صرف چه شود؟
   *[other] { $n } قلب را تقسیم کنید.
}
among-tokyo-ask-hearts-rest = قلب‌های باقی‌مانده درمان می‌کنند.
among-tokyo-ask-opportunist = کارت تازه: حق خرید پیش از همه.
among-move-seat = بردن این صندلی به دستگاه دیگر
among-your-name = نام سر این میز
among-leave-alone = این میز را برای همیشه ترک می‌کنید؟ کلید صندلی‌ها فقط در همین مرورگر است؛ بدون آن‌ها کسی نمی‌تواند برگردد.
among-leave-others = برای همیشه می‌روید؟ صندلی‌ها می‌مانند، ولی کلیدشان فقط در همین مرورگر است. دیگران می‌توانند ربات‌ها را بنشانند، یا با هم میز را تمام کنند.
among-leave-lends = پس از رفتن، دیگران می‌توانند ربات بنشانند؛ با برگشتن، صندلی باز مال صاحبش است.
among-resign-sure = انصراف می‌دهید؟ این یعنی جای آخر، و رباتی تا پایان این صندلی را بازی می‌کند.
among-resign-sure-alone = انصراف می‌دهید؟ بازی همین‌جا تمام می‌شود، با جای آخر.
among-awake-is = { $on ->
    [yes] در نوبت این صفحه روشن می‌ماند
   *[no] ممکن است خاموش شود
}
among-server-back-none = حالا چیزی را نمی‌شود پس گرفت: چیز تازه‌ای رو شده، یا کس دیگری حرکت کرده است.
among-server-not-your-turn = نوبت کس دیگری است.
among-server-resigned = این صندلی انصراف داده است؛ رباتی تا پایان بازی‌اش می‌کند.
