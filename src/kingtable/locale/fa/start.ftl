# آنچه پیش از میز خوانده می‌شود: صفحهٔ شروع، فرم، نام بازی‌ها.

-kingtable = کینگ‌تیبل
-dynasty = سلسله پادشاهی
-middle-kingdom = پادشاهی میانی
-harmony = توازن
-mighty-duel = دوئل قدرتمندانه

kingtable = { -kingtable }
kingdomino-title = کینگدومینو

## شروع

start-lead = بفرمایید سر میز.
start-exact = دو بازی رومیزی، درست مطابق دفترچهٔ قوانین.
start-how = در برابر ربات‌ها، یا با دوستان از راه پیوند. بدون ثبت‌نام.
kingdomino-facts = { NUMBER(2) } تا { NUMBER(4) } نفر، { NUMBER(15) } دقیقه
facts = { $least } تا { $most } نفر
play-now = شروع بازی
set-up = چیدن میز
together = با هم پای این صفحه
learn = یادگیری در ده گام کوتاه
go-on = ادامه
code-title = کد دارید؟
code-text = شش حرف و رقم از یک دوست
code-go = رفتن به میز
new-title = تازه‌کارید؟
new-text = همهٔ قوانین در یک برگ
last-replay = بازپخش آخرین بازی
pad-entry = سر میز واقعی
kingdomino-pad = برگهٔ امتیاز
king-of-tokyo-pad = برگهٔ احتمال
independent = پروژه‌ای مستقل، بی‌ارتباط با ناشران بازی‌ها.
language = زبان
theme = رنگ‌ها
theme-now = رنگ‌ها: { $theme }. تغییر
theme-system = مانند دستگاه
theme-light = روشن
theme-dark = تیره
no-server = سرور پاسخ نمی‌دهد. دوباره تلاش کنید.
no-server-yet = سرور پاسخ نمی‌دهد. این صفحه خودش دوباره تلاش می‌کند.
page-newer = { -kingtable } به‌روز شد. این صفحه نسخهٔ تازه را باز می‌کند؛ میزهایتان می‌مانند.
rules-of = قوانین: { $game }
home = صفحهٔ اول
tables-mine = میزهای من
tables-with = با { $who }
tables-gathers = در انتظار دیگران
tables-your-turn = نوبت شماست.
tables-bot-turn = نوبت ربات است
tables-turn-of = نوبت { $who }
tables-other-turn = نوبت بازیکن دیگری است
tables-gone = این میز دیگر نیست.
tables-go-on = ادامه: { $game }، میز { $code }
tables-forget-which = فراموش کردن { $game }، میز { $code }
tables-forget-text = این میز فراموش شود؟ کلید صندلی شما فقط در همین مرورگر است؛ بدون آن نمی‌توانید برگردید.
tables-forget = فراموش شود
tables-keep = بماند
tables-all = نمایش هر { $n } میز
code-empty = کد شش حرف و رقم دارد.
nowhere = این‌جا چیزی نیست.
nowhere-text = این نشانی به هیچ صفحه‌ای از { -kingtable } نمی‌رسد. پیوند را دوباره ببینید.

## فرم

bot-kind-random = مبتدی
bot-kind-person = هم‌سطح شما
bot-kind-greedy = حریص
bot-kind-sampler = متفکر
bot-kind-novice = آماتور
bot-kind-planner = برنامه‌ریز
bot-kind-expert = خبره
bot-kind-master = استاد
bot-kind-attacker = جنگجو
bot-kind-racer = دونده
bot-kind-builder = گردآورنده
bot-kind-roller = حسابگر
bot-kind-learner = کهنه‌کار
colour = { $colour ->
    [blue] آبی، دایره
    [rose] صورتی، لوزی
    [pine] سبز، مثلث
    [amber] کهربایی، مربع
    [violet] بنفش، به‌علاوه
   *[teal] فیروزه‌ای، ستاره
}
kingdomino-option-middle_kingdom = { -middle-kingdom }
kingdomino-option-middle_kingdom-text = اگر قلعه در مرکز سرزمین باشد، { NUMBER(10) } امتیاز بیشتر.
kingdomino-option-harmony = { -harmony }
kingdomino-option-harmony-text = اگر هیچ دومینویی کنار نگذارید، { NUMBER(5) } امتیاز بیشتر.
kingdomino-option-mighty_duel = { -mighty-duel }
kingdomino-option-mighty_duel-text = همهٔ { NUMBER(48) } دومینو و سرزمین‌های { NUMBER(7) } × { NUMBER(7) }. برای بازیکنان باتجربه.
kingdomino-option-dynasty = { -dynasty }
kingdomino-option-dynasty-text = سه بازی پشت سر هم؛ بیشترین مجموع برنده است.
kingdomino-option-three_players = دومینوها
kingdomino-option-three_players-36-text = { NUMBER(12) } دومینو دیده‌نشده در جعبه می‌ماند؛ ردیف‌های سه‌تایی.
kingdomino-option-three_players-48-text = همهٔ { NUMBER(48) } دومینو؛ ردیف‌های چهارتایی، و آن که کسی انتخاب نکند از بازی بیرون می‌رود.
kingdomino-option-start_order = انتخاب‌های اول
kingdomino-option-start_order-kings = قرعهٔ شاه‌ها
kingdomino-option-start_order-kings-text = شاه‌ها یکی‌یکی بیرون می‌آیند؛ وقتی شاه شما بیرون آمد، یک دومینو انتخاب می‌کنید.
kingdomino-option-start_order-snake = ترتیب رفت‌وبرگشتی (۱-۲-۲-۱)
kingdomino-option-start_order-snake-text = نفر اول با قرعه معلوم می‌شود؛ در بازی دونفره ترتیب ۱-۲-۲-۱ است.

## واژه‌های همه‌جا

players = { $n } نفره
rules = قوانین
close = بستن
between-sentences = {" "}
player-name = { $colour ->
    [blue] آبی
    [rose] صورتی
    [pine] سبز
    [amber] کهربایی
    [violet] بنفش
   *[teal] فیروزه‌ای
}
bot-name = { $colour ->
    [blue] ربات بید
    [rose] ربات گیلاس
    [pine] ربات سدر
    [amber] ربات سرو
    [violet] ربات آلو
   *[teal] ربات افرا
}
bot-short = { $colour ->
    [blue] بید
    [rose] گیلاس
    [pine] سدر
    [amber] سرو
    [violet] آلو
   *[teal] افرا
}
refused = پذیرفته نشد. دوباره امتحان کنید.
watch = تماشا
try-again = تلاش دوباره
rules-title = قوانین
rules-none = دفترچهٔ قوانین { $game } این‌جا نیست. همهٔ حرکت‌های ممکن روی دکمه‌ها نوشته شده‌اند.
kingdomino-aim = دور قلعهٔ خود بهترین سرزمین را بسازید: قلمروهای بزرگ با تاج‌های بسیار.
kingdomino-keys = کلیدها: جهت‌ها حرکت، R چرخش، Enter گذاشتن، Escape برداشتن، 1 تا 4 انتخاب، H راهنمایی.

## پادشاه توکیو، زمان

king-of-tokyo-title = پادشاه توکیو
king-of-tokyo-facts = { NUMBER(2) } تا { NUMBER(6) } هیولا، { NUMBER(30) } دقیقه
form-clock = زمان تصمیم
clock-usual = معمولی
clock-quick = تند
clock-none = نامحدود
king-of-tokyo-option-bay = { tokyo-bay }
king-of-tokyo-option-bay-text = جای دومی در توکیو؛ تا وقتی پنج هیولا یا بیشتر زنده‌اند باز است.
king-of-tokyo-option-bay-later = با پنج یا شش هیولا می‌توان خلیج توکیو را هم بازی کرد.
king-of-tokyo-colour = { $colour ->
    [blue] خزه، آبی
    [rose] کتری، صورتی
    [pine] فانوس، سبز
    [amber] جغد، کهربایی
    [violet] ترب، بنفش
   *[teal] حلزون، فیروزه‌ای
}
king-of-tokyo-name = { $colour ->
    [blue] خزه
    [rose] کتری
    [pine] فانوس
    [amber] جغد
    [violet] ترب
   *[teal] حلزون
}
king-of-tokyo-aim = تاس بریزید، توکیو را بگیرید و زنده بمانید. برنده کسی است که { NUMBER(20) } امتیاز بگیرد یا آخرین هیولای زنده باشد.
king-of-tokyo-keys = کلیدها: 1 تا 9 نگه داشتن تاس، با Shift همهٔ تاس‌های هم‌رو، T پرتاب، S توقف، O احتمال‌ها، H راهنمایی.
tokyo-bay = خلیج توکیو
