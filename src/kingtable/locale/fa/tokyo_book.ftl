## Sections of the printed rulebook

tokyo-section-aim = هدف بازی
tokyo-section-setup = چیدمان شروع بازی
tokyo-section-turn = کلیت نوبت بازیکن‌ها
tokyo-section-roll = ریختن و دوباره ریختن تاس
tokyo-section-dice = انجام کارهای مربوط به تاس‌ها
tokyo-section-king = پادشاه شدن
tokyo-section-tokyo = تأثیرات توکیو
tokyo-section-buy = خرید کارت
tokyo-section-cards = توضیحات مربوط به کارت‌ها
tokyo-section-winning = بردن بازی
tokyo-section-advanced = قوانین بازی پیشرفته

## Topics: the title, and the example that the picture shows

tokyo-topic-aim = پادشاه توکیو
tokyo-topic-aim-example = ۲۰ امتیاز، یا آخرین هیولای زنده: یعنی برد.
tokyo-topic-turn = در نوبتتان چه می‌کنید
tokyo-topic-turn-example = سه تا ۳ سه امتیاز می‌آورد و یک تاس ۱ انرژی. بعد می‌توانید کارت بخرید، و نوبتتان تمام می‌شود.
tokyo-topic-roll = سه پرتاب
tokyo-topic-roll-example = ۳-۳ را نگه می‌دارید و چهار تاس را دوباره می‌ریزید؛ ۳ تازه را هم نگه می‌دارید و سه تاس را دوباره می‌ریزید. پس از پرتاب سوم ۳-۳-۳-۳، یک پنجه و یک انرژی دارید.
tokyo-topic-faces = شش وجه تاس
tokyo-topic-faces-example = ۱، ۲، ۳، قلب، انرژی و پنجه.
tokyo-topic-numbers = عددها امتیاز می‌آورند
tokyo-topic-numbers-example = ۳-۳-۳-۳ می‌شود ⁦۳ + ۱ = ۴⁩ امتیاز. ۲-۲ چیزی نمی‌آورد.
tokyo-topic-energy = انرژی
tokyo-topic-energy-example = سه تاس با انرژی: ۱ انرژی ۴ می‌شود.
tokyo-topic-hearts = قلب‌ها
tokyo-topic-hearts-example = دو قلب بیرون از توکیو: ۶ جان ۸ می‌شود. در توکیو همان ۶ می‌ماند.
tokyo-topic-claws = پنجه‌ها
tokyo-topic-claws-example = دو پنجه از بیرون: جان هیولای توکیو از ۹ به ۷ می‌رسد.
tokyo-topic-enter = گرفتن توکیو
tokyo-topic-enter-example = توکیو خالی است: سه پنجه به کسی آسیب نمی‌زند. هیولا وارد می‌شود و ۱ امتیاز می‌گیرد.
tokyo-topic-hold = ماندن در توکیو
tokyo-topic-hold-example = نوبتتان در توکیو شروع می‌شود: ۴ امتیاز ۶ می‌شود.
tokyo-topic-yield = واگذار کردن توکیو
tokyo-topic-yield-example = دو پنجه ۲ جان هیولای توکیو را می‌گیرد. او توکیو را واگذار می‌کند؛ مهاجم وارد می‌شود و ۱ امتیاز می‌گیرد.
tokyo-topic-fall = وقتی هیولای توکیو حذف شود
tokyo-topic-fall-example = دو پنجه در برابر ۲ جان: حذف. مهاجم جایش را می‌گیرد.
tokyo-topic-buy = خرید کارت
tokyo-topic-buy-example = ۱۰ انرژی، و کارتی به قیمت ۷: ۳ انرژی می‌ماند و کارتی تازه رو می‌شود.
tokyo-topic-sweep = تعویض کارت‌ها
tokyo-topic-sweep-example = با ۲ انرژی سه کارت تازه رو می‌شود: ۱۰ انرژی ۸ می‌شود.
tokyo-topic-kinds = نگه‌داشتنی یا فوری
tokyo-topic-kinds-example = «{ card-extra-head }» نزد شما می‌ماند و کار می‌کند. «{ card-heal }» هنگام خرید کار می‌کند و بعد کنار گذاشته می‌شود.
tokyo-topic-deck = وقتی دسته تمام شود
tokyo-topic-deck-example = دسته خالی است: کارت‌های کنارگذاشته بُر می‌خورند و دستهٔ تازه می‌شوند.
tokyo-topic-out = حذف
tokyo-topic-out-example = دو پنجه در برابر ۱ جان: هیولا حذف می‌شود.
tokyo-topic-points = ۲۰ امتیاز
tokyo-topic-points-example = در پایان نوبت ۲۰ امتیاز و ۳ جان: برد. ۲۰ امتیاز و ۰ جان: برد نیست.
tokyo-topic-last = آخرین هیولای زنده
tokyo-topic-last-example = دو هیولا حذف شده‌اند: سومی با هر امتیازی برنده است.
tokyo-topic-bay = شهر و خلیج
tokyo-topic-bay-example = یک هیولا در شهر است و یکی در خلیج. هر دو در توکیو هستند.
tokyo-topic-both = حمله وقتی خلیج هست
tokyo-topic-both-example = دو پنجه از شهر به سه هیولای بیرون می‌خورد؛ هیولای خلیج آسیبی نمی‌بیند.
tokyo-topic-setup = بازی چگونه شروع می‌شود
tokyo-topic-setup-example = ۱۰ جان، ۰ امتیاز، بدون انرژی؛ سه کارت رو است.
tokyo-topic-first = چه کسی شروع می‌کند
tokyo-topic-first-example = سه پنجه در برابر دو پنجه: هیولایی که سه پنجه دارد شروع می‌کند.
tokyo-topic-software = شمارش خودکار
tokyo-topic-software-example = ۳-۳-۳، دو پنجه، یک انرژی: امتیاز، انرژی و آسیب برایتان شمرده می‌شود.

## The card book

king-of-tokyo-appendix = واژه‌ها و کارت‌ها
tokyo-book-kind-all = همه
tokyo-book-kind-keep = نگه‌داشتنی
tokyo-book-kind-once = فوری
tokyo-book-here = در این بازی
tokyo-book-in-row = در ردیف
tokyo-book-owned = دارنده: { $who }
tokyo-book-discarded = کنارگذاشته
tokyo-book-found = { $n ->
    [0] هیچ کارتی نیست.
   *[other] { $n } کارت
}
