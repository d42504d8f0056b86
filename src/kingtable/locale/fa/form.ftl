form-seats = چه کسانی بازی می‌کنند
form-players = بازیکنان
form-seat = صندلی { $n }
form-who = چه کسی روی صندلی { $n } می‌نشیند
form-bot = ربات صندلی { $n }
form-name = نام در صندلی { $n }
form-name-hint = نام (اختیاری)
form-colour = رنگ صندلی { $n }
seat-me = من
seat-here = این‌جا، پای همین صفحه
seat-friend = یک دوست، با پیوند
seat-joins = با دوست قبلی پای یک صفحه
seat-bot = ربات
seat-up = بردن صندلی { $n } به بالا
seat-down = بردن صندلی { $n } به پایین
bot-kind-random-text = تصادفی بازی می‌کند.
bot-kind-person-text = { $games ->
    [0] به قدرت خود شما: اول آرام، بعد بسته به نتیجه‌های شما.
   *[other] به قدرت خود شما: { $n } از ۱۰۰ پس از { $games } بازی. با نتیجه‌های شما تغییر می‌کند.
}
bot-rating = درجهٔ قدرت: { $elo } (با اطمینان ۹۵٪ از { $low } تا { $high })؛ ۰ یعنی بازی تصادفی.
bot-any-strength = هر قدرتی
strength-for = { $level ->
    [1] برای شش‌ساله‌ها
    [2] برای تازه‌کارها
    [3] برای خانواده
    [4] برای بازیکنان همیشگی
    [5] برای خبره‌ها
   *[6] برای قهرمان‌ها
}
form-strength = قدرت ربات صندلی { $n }
strength-told = { $n } از ۱۰۰: { $feel }
strength-feel = { $band ->
    [weakest] برای تفریح بازی می‌کند و خیلی چیزها را نمی‌بیند.
    [weak] قوانین را بلد است، ولی زیاد اشتباه می‌کند.
    [fair] خوب بازی می‌کند، با اشتباه‌هایی مثل اشتباه آدم‌ها.
    [strong] بردن از آن سخت است؛ کم اشتباه می‌کند.
   *[strongest] هیچ‌چیز را از دست نمی‌دهد.
}
bot-kind-greedy-text = هرچه همین حالا امتیاز دارد برمی‌دارد.
bot-kind-sampler-text = ادامهٔ بازی را بارها در ذهن تا پایان بازی می‌کند.
bot-kind-novice-text = تاج‌ها را دوست دارد و همیشه دقیق نیست.
bot-kind-planner-text = یاد گرفته است که هر سرزمین به کجا می‌رسد.
bot-kind-expert-text = چند حرکت جلوتر را می‌سنجد، با آنچه از بازی با خودش یاد گرفته است.
bot-kind-attacker-text = پنجه جمع می‌کند و زیاد در توکیو می‌ماند.
bot-kind-racer-text = عدد جمع می‌کند و جز آن تقریباً هیچ.
bot-kind-builder-text = انرژی را برای گران‌ترین کارت‌ها پس‌انداز می‌کند.
bot-kind-roller-text = احتمال دقیق تاس‌ها را می‌داند.
bot-kind-learner-text = از بازی‌های بسیار یاد گرفته است که چطور می‌شود برد.
form-rules = قوانین
form-preset = نسخهٔ قوانین
kingdomino-preset-official = دفترچهٔ قوانین
kingdomino-preset-official-text = دفترچهٔ رسمی، ویرایش اول.
kingdomino-preset-bga = آنلاین
kingdomino-preset-bga-text = مانند سکوی آنلاین معروف: سه نفر با همهٔ دومینوها بازی می‌کنند و دو نفر به ترتیب ۱-۲-۲-۱ شروع می‌کنند.
form-open = باز کردن میز
form-open-friends = باز کردن میز و گرفتن پیوندها
form-games = بازی‌ها
king-of-tokyo-form-colour = هیولای صندلی { $n }
clock-usual-text = { NUMBER(2) } دقیقه برای نوبت خود.
king-of-tokyo-clock-usual-text = { NUMBER(2) } دقیقه برای نوبت خود، { NUMBER(30) } ثانیه اگر در نوبت دیگران چیزی پرسیده شود.
clock-quick-text = { NUMBER(45) } ثانیه برای نوبت خود.
king-of-tokyo-clock-quick-text = { NUMBER(45) } ثانیه برای نوبت خود، { NUMBER(15) } ثانیه اگر در نوبت دیگران چیزی پرسیده شود.
clock-none-text = هر کس هر قدر بخواهد فکر می‌کند.
king-of-tokyo-goal = اولین هیولایی باشید که { NUMBER(20) } امتیاز می‌گیرد، یا آخرین هیولای زنده.
