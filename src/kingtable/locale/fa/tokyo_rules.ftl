# پادشاه توکیو: چرا چیزی پذیرفته نمی‌شود.

refuse-kot-notation = «⁦{ $text }⁩» حرکتی از پادشاه توکیو نیست. نمونه‌ها: ⁦keep 3 3 claw⁩، ⁦done⁩، ⁦yield⁩، ⁦buy jets⁩، ⁦end⁩.
refuse-kot-phase = حالا وقت «⁦{ $move }⁩» نیست (⁦{ $phase }⁩). این‌ها ممکن است: ⁦{ $words }⁩.
refuse-kot-no-throws = هیچ پرتابی نمانده است.
refuse-kot-dice = این تاس‌ها روی میز نیستند. روی میز: { $dice }.
refuse-kot-keep-all = دست‌کم یک تاس ریخته می‌شود؛ برای نگه داشتن همه بگویید ⁦done⁩.
refuse-kot-no-die = هیچ تاسی { $face } را نشان نمی‌دهد.
refuse-kot-same-face = تاس همان رو را نشان می‌داد.
refuse-kot-no-card = این هیولا { $card } ندارد.
refuse-kot-used = { $card } را این‌گونه، یا دوباره در این نوبت، نمی‌توان به کار برد.
refuse-kot-energy = این { NUMBER($needs) } انرژی می‌خواهد؛ { NUMBER($energy) } انرژی هست.
refuse-kot-healthy = جان همین حالا در حداکثر خود، { NUMBER($health) }، است.
refuse-kot-row-empty = کارتی برای تعویض نیست.
refuse-kot-hearts = همهٔ قلب‌ها ({ NUMBER($hearts) }) باید درست پخش شوند: ⁦heal⁩، ⁦poison⁩، ⁦shrink⁩ یا صندلی‌هایی که درمان می‌خواهند.
refuse-kot-charge = حداکثر به اندازهٔ انرژی هیولا، { NUMBER($energy) }، می‌توان روی آن گذاشت.
refuse-kot-must-copy = باید کارتی انتخاب کنید: کارتی برای تقلید هست.
refuse-kot-mimic = بازیکن { NUMBER($seat) } کارت { $card } ندارد که حالا بتوان از آن تقلید کرد.
refuse-kot-row = { $card } در ردیف نیست: { $row }.
refuse-kot-not-there = بازیکن { NUMBER($seat) } کارت { $card } ندارد که بتوان خرید.
refuse-kot-not-revealed = { $card } همین حالا رو نشده است.
refuse-kot-only-revealed = حالا فقط کارتی را می‌توان خرید که تازه رو شده است.
refuse-kot-deck-empty = دستهٔ کارت خالی است.
refuse-kot-price = قیمت کارت { NUMBER($price) } انرژی است؛ { NUMBER($energy) } انرژی هست.
refuse-kot-odds = احتمال برای تاس‌هایی گفته می‌شود که هنگام پرتاب نگه می‌دارید: ⁦keep FACE ...⁩

option-bay = خلیج توکیو با پنج یا شش هیولا بازی می‌شود، نه { NUMBER($given) }.

position-number = این باید عددی صحیح از { NUMBER($least) } تا { NUMBER($most) } باشد.
position-seats = این باید فهرستی از صندلی‌ها با شماره از صفر باشد؛ { NUMBER($players) } صندلی هست.
position-bool = این باید true یا false باشد.
position-card = کارت «{ $card }» وجود ندارد.
position-cards = این باید فهرستی از کارت‌ها باشد، حداکثر ۶۶ کارت.
position-card-twice = از { $card } فقط { NUMBER($copies) } کارت در جعبه هست.
position-discard-card = { $card } هنگام خرید مصرف می‌شود: کسی نمی‌تواند آن را داشته باشد.
position-copies = فقط «{ card-mimic }» کارتی را تقلید می‌کند.
position-copied = بازیکن { NUMBER($seat) } کارت { $card } ندارد که «{ card-mimic }» بتواند تقلید کند.
position-health = این هیولا حداکثر { NUMBER($most) } جان دارد.
position-dead-with = هیولای بی‌جان نه کارت دارد، نه انرژی و نه نشانگر.
position-row = ردیف فهرستی از حداکثر سه کارت است؛ null جای خالی است.
position-dead-in-tokyo = بازیکن { NUMBER($seat) } حذف شده است و نمی‌تواند در توکیو باشد.
position-both-places = بازیکن { NUMBER($seat) } نمی‌تواند هر دو جا را داشته باشد.
position-bay = با { NUMBER($living) } هیولای زنده خلیج توکیو در بازی نیست، یا اصلاً بازی نمی‌شود.
position-phase = مرحله‌ها: { $known }.
position-dice = تاس‌ها فهرستی از حداکثر { NUMBER($most) } رو هستند: 1، 2، 3، heart، energy، claw.
position-not-over = هنوز کسی نبرده است و بیش از یک هیولا زنده است.
position-dead-turn = بازیکن { NUMBER($seat) } حذف شده است و نوبت او نمی‌تواند باشد.
position-needs-agenda = تصمیم «{ $phase }» میان کاری دیگر می‌آید: agenda باید بگوید کدام.
position-agenda = این agenda از این نسخه نیست.

odds-dice = تعداد تاس‌ها از ۱ تا { NUMBER($most) } است.
odds-face = «{ $face }» روی تاس نیست. روها: { $known }.
odds-number = این نقشه برای { NUMBER($dice) } تاس است.
odds-values = برای هر یک از { NUMBER($count) } پیامد یک مقدار لازم است.
odds-rerolls = پرتاب‌های مانده از ۰ تا { NUMBER($most) } است.
odds-want = «⁦{ $text }⁩» خواسته‌ای نیست. یک عدد و یک رو بنویسید، مانند «⁦3 claw⁩».
