## Chapters

kingdomino-book-aim = هدف
kingdomino-book-turn = یک دور
kingdomino-book-placing = چیدن دومینوها
kingdomino-book-score = پایان و امتیاز
kingdomino-book-opening = شروع بازی
kingdomino-book-variants = قوانین اضافی

## Sections of the printed rulebook, as this language's edition has them

kingdomino-section-aim = هدف بازی
kingdomino-section-setup = چیدمان
kingdomino-section-play = نحوهٔ انجام بازی
kingdomino-section-connect = قوانین اتصال
kingdomino-section-end = پایان بازی
kingdomino-section-score = پایان بازی
kingdomino-section-ties = پایان بازی
kingdomino-section-variants = قوانین اضافی

## Topics: the title, and the example that the picture shows

kingdomino-topic-aim = سرزمینی ۵ × ۵
kingdomino-topic-aim-example = دوازده دومینو و قلعه ۵ × ۵ خانه را پر می‌کنند. گندم کنار گندم است و جنگل کنار جنگل.
kingdomino-topic-order = نوبت با کیست
kingdomino-topic-order-example = اول شاهی که روی ۳ است بازی می‌کند، بعد شاه روی ۲۴، بعد شاه روی ۴۱.
kingdomino-topic-turn = در نوبتتان چه می‌کنید
kingdomino-topic-turn-example = شاه شما روی ۲۴ است: ۲۴ را در سرزمینتان بچینید و بعد شاه را روی ۴۱ از ردیف بعد بگذارید.
kingdomino-topic-claim = انتخاب دومینو
kingdomino-topic-claim-example = روی ۱۲ و ۴۱ شاه هست. دومینوهای ۲۴ و ۴۸ آزادند.
kingdomino-topic-number = شمارهٔ کوچک یا بزرگ
kingdomino-topic-number-example = ۳ تاج ندارد و زود نوبتش می‌شود. ۴۸ سه تاج دارد و آخر از همه نوبتش می‌شود.
kingdomino-topic-touch = چه کنار چه می‌آید
kingdomino-topic-touch-example = ۲۰ آخر از همه چیده شد: گندمش به گندم و به قلعه چسبیده است. دریاچه‌اش کنار هر چیزی می‌تواند باشد.
kingdomino-topic-frame = حداکثر ۵ × ۵
kingdomino-topic-frame-example = پهنای این سرزمین پنج خانه است. هنوز از بالا و پایین جا دارد، اما از پهلو نه.
kingdomino-topic-discard = وقتی هیچ‌جا جا نشود
kingdomino-topic-discard-example = دو خانه خالی است، اما کنارشان جنگلی نیست: دومینوی ۵ کنار گذاشته می‌شود.
kingdomino-topic-end = دور آخر
kingdomino-topic-end-example = ۸ چیده شده است؛ بعد نوبت ۳۰ و ۴۶ است. دیگر چیزی برای انتخاب نمانده.
kingdomino-topic-property = خانه‌ها ضرب‌در تاج‌ها
kingdomino-topic-property-example = پنج خانهٔ گندم با دو تاج: ⁦۵ × ۲ = ۱۰⁩. پنج خانهٔ دریاچه بی‌تاج: ۰. روی هم ⁦۱۰ + ۸ + ۴ + ۴ + ۲ = ۲۸⁩ امتیاز.
kingdomino-topic-tie = تساوی
kingdomino-topic-tie-example = امتیازها مساوی است: چهار خانهٔ پیوستهٔ گندم از دو خانهٔ دریاچه جلوتر است، حتی بی‌تاج.
kingdomino-topic-opening = انتخاب‌های اول
kingdomino-topic-opening-example = شاهی که اول برداشته شد روی ۶ است. سه شاه دیگر هم به ترتیب برداشتن می‌آیند.
kingdomino-topic-dynasty = { -dynasty }
kingdomino-topic-dynasty-example = ۳۱، ۴۲ و ۳۸ امتیاز، روی هم ۱۱۱.
kingdomino-topic-middle = { -middle-kingdom }
kingdomino-topic-middle-example = هر سوی قلعه دو خانه است: ۱۰ امتیاز بیشتر.
kingdomino-topic-harmony = { -harmony }
kingdomino-topic-harmony-example = هر دوازده دومینو در سرزمین است: ۵ امتیاز بیشتر.
kingdomino-topic-duel = { -mighty-duel }
kingdomino-topic-duel-example = دو بازیکن، هر کدام ۲۴ دومینو: با قلعه ۷ × ۷ خانه پر می‌شود.
kingdomino-topic-three = سه بازیکن، ردیف‌های چهارتایی
kingdomino-topic-three-example = روی ۴۱ شاهی نیست: از بازی بیرون می‌رود.
