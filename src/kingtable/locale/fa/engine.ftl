# آنچه هر دو بازی با یک جمله رد می‌کنند.

refuse-over = بازی تمام شده است.
refuse-turn-over = نوبت پیش از { $move } تمام می‌شود.
refuse-not-yet = هنوز معلوم نیست پس از حرکت‌های پیش از { $move } چه می‌شود. اول آن‌ها را بازی کنید.
option-unknown = چنین گزینه‌ای وجود ندارد. گزینه‌ها: { $known }.
option-value = «{ $value }» ممکن نیست. مقدارهای مجاز: { $allowed }.
option-requires = برای این باید { $other } یکی از { $needed } باشد؛ حالا { $given } است.
option-seed = بذر عددی صحیح از ۰ تا ⁦۲⁶⁴ − ۱⁩ است.
option-key = کلید باید ۳۲ بایت باشد.
option-seed-or-key = شانس یا از بذر می‌آید یا از کلید؛ فقط یکی را بدهید.
refuse-plain-illegal = { $move } حالا ممکن نیست. حرکت‌های ممکن: { $legal }.
refuse-plain-unread = «{ $move }» حرکتی از این بازی نیست. حرکت‌های ممکن: { $legal }.
refuse-action-number = «{ $action }» شمارهٔ هیچ حرکتی نیست.
refuse-action = حرکت { $action } حالا مجاز نیست.
refuse-undo = حرکتی نیست که پس گرفته شود.
refuse-at = تا این‌جا { NUMBER($moves) } حرکت انجام شده است: عددی از ۰ تا { NUMBER($moves) } بدهید، یا عددی منفی که از پایان شمرده شود.
game-unknown = بازی «{ $game }» وجود ندارد. بازی‌ها: { $known }.
seat-unknown = صندلی‌ها از صفر شماره می‌خورند؛ { NUMBER($players) } صندلی هست.
number-range = عددی صحیح از { NUMBER($least) } تا { NUMBER($most) } لازم است.
state-bytes = این‌ها بایت‌های وضعیتی از { $game } نیستند؛ { NUMBER($wanted) } بایت لازم است.
batch-actions = این‌جا برای هر بازی یک عدد صحیح لازم است: آرایه‌ای از عددهای صحیح با شکل { $wanted }. شکل آن { $shape } و نوع آن { $kind } است.
batch-action = حرکت { $action } وجود ندارد. شمارهٔ حرکت‌ها از { NUMBER(0) } تا { NUMBER($most) } است.
batch-origin = بازی { NUMBER($lane) } در دستهٔ دیگری شروع شده است، از بازی‌ای که این دسته نمی‌شناسد.
batch-match = این‌جا یک بازی { $game } با گزینه‌های همین دسته لازم است: { $options }.
batch-snapshot = این‌جا یک نسخهٔ ذخیره‌شده از دسته‌ای از بازی { $game } با همین گزینه‌ها و شکل { $wanted } لازم است.
explicit-deck = در { $game } بخش { $row } نمی‌گوید هر جایگاه چند کارت آن را می‌شناسد؛ پس کارت‌هایش یکی‌یکی رو نمی‌شوند.
explicit-outcome = این‌جا نتیجهٔ { $outcome } ممکن نیست. ⁦chance()⁩ نتیجه‌های ممکن را می‌دهد، از { $first } تا { $last }.
extra-missing = این به بستهٔ { $package } نیاز دارد که این‌جا نصب نیست: ⁦{ $command }⁩
batch-observations = بازی { $game } مشاهده‌ای به شکل { $value } ندارد. شکل‌های ممکن: { $known }.
batch-gains = بازی { $game } اعلام نمی‌کند که یک حرکت چند امتیاز اضافه می‌کند.
env-opponents = یک ربات برای همهٔ حریفان بدهید، یا برای هر یک از { $wanted } حریف یکی. حالا { $given } تاست.
env-seat = صندلی عددی از ۰ تا { $most } است، یا “random”. «{ $seat }» ممکن نیست.
data-row = ⁦{ $file }⁩، سطر { $row }: { $told }
data-given = بازی‌ها از یک فایل یا از جدول Arrow، pandas یا polars می‌آیند، نه از { $given }.
data-file = فایل ⁦{ $file }⁩ به‌صورت فایل Parquet بازی‌ها خوانده نمی‌شود: { $why }
data-write = فایل ⁦{ $file }⁩ نوشته نمی‌شود: { $why }
data-column = فایل بازی‌ها چنین ستونی ندارد، یا آن را فقط یک بار دارد. ستون‌ها: { $known }.
data-column-missing = این ستون نیست. ستون‌ها: { $known }.
data-type = نوع این ستون { $given } است، اما { $wanted } لازم است.
data-null = این‌جا هر بازی یک مقدار لازم دارد.
data-number = { $value } جا نمی‌گیرد: عددی از نوع { $wanted } لازم است.
data-result = با بازپخش، نتیجه این می‌شود: { $right }.
data-no-result = با این حرکت‌ها بازی تمام شده است، پس امتیازها و رتبه‌ها لازم است.
data-record = این پرونده از بازی ستون‌های دیگر نیست.
data-source = هر بازی دقیقاً یکی از seed، key و deal را لازم دارد.
data-bots = یک ربات برای همهٔ صندلی‌ها نام ببرید، یا برای هر یک از { $players } صندلی یکی، نه { $count }.
data-minari-id = «{ $id }» نام یک مجموعه‌دادهٔ Minari نیست: نامی مانند ⁦kingtable/games-v0⁩ بدهید.
data-minari-exists = مجموعه‌دادهٔ Minari با نام { $id } هست: آن را پاک کنید، یا نام یا نسخهٔ دیگری بدهید.
data-mixed = یک مجموعه‌دادهٔ Minari یک بازی با یک دسته گزینه دارد. این فایل با { $game } شروع می‌شود و بازی‌های دیگری هم دارد.
data-nothing = هیچ بازی این فایل تمام نشده است، پس چیزی برای نوشتن نیست.
plot-curve = فایل ⁦{ $file }⁩ یک CSV با این ستون‌های عددی نیست: جدولی بدهید که آن‌ها را داشته باشد، یا پوشهٔ یک آموزش.
plot-tournament = فایل ⁦{ $file }⁩ خوانده نمی‌شود: فایلی را بدهید که ⁦kingtable tournament --file⁩ نوشته است.
position-object = این‌جا باید یک شیء JSON باشد.
position-field = وضعیت بازی چنین بخشی ندارد. بخش‌ها: { $known }.
position-shape = این باید عددهای صحیح باشد، به همان تعداد که در وضعیت بازی هست.
position-version = این قالب شناخته‌شده نیست؛ نسخهٔ { NUMBER($version) } شناخته‌شده است.
position-one-each = برای هر یک از { NUMBER($players) } بازیکن یک مورد لازم است.
position-seat = صندلی‌ها از صفر شماره می‌خورند؛ { NUMBER($players) } صندلی هست.
record-object = پروندهٔ بازی یک شیء JSON است.
record-given = پروندهٔ بازی یک dict است، یا متن JSON آن (str یا bytes)، یا مسیر فایلی که آن را دارد، نه { $given }.
record-file = فایل { $file } خوانده نمی‌شود. مسیر فایلی که هست لازم است، یا متن JSON که با آکولاد شروع شود.
record-json = این JSON کامل نیست: در سطر { NUMBER($line) }، ستون { NUMBER($column) } خطا دارد. پروندهٔ بازی یک شیء JSON است.
record-text = این متن JSON با کدگذاری UTF-8 نیست. پروندهٔ بازی یک شیء JSON است.
record-field = پروندهٔ بازی چنین بخشی ندارد. بخش‌ها: { $known }.
record-version = این قالب شناخته‌شده نیست؛ نسخهٔ { NUMBER($version) } شناخته‌شده است.
record-options = گزینه‌ها باید یک شیء JSON باشند.
record-key = کلید باید ۶۴ رقم در مبنای ۱۶ باشد.
record-commitment = کلید با مهری که در شروع بازی نشان داده شد نمی‌خواند.
record-position = بازی یا گزینه‌های این وضعیت با پرونده یکی نیست.
record-seed = پرونده یک بذر (عدد صحیح) دارد، یا یک کلید همراه با مهرش.
record-moves = حرکت‌ها باید فهرستی از حرکت‌های نوشته‌شده باشند.
record-unfinished = پرونده نتیجه دارد، اما با این حرکت‌ها بازی هنوز تمام نشده است.
record-result = با بازپخش حرکت‌ها امتیازها چیز دیگری می‌شود: { $scores }.
bot-seat = نوبت صندلی { $seat } نیست: ربات برای صندلی‌ای بازی می‌کند که نوبت اوست.
bot-unknown = رباتی به نام «{ $bot }» وجود ندارد. ربات‌ها: { $known }.
bot-object = ‏{ $bot } ربات نیست: شیئی با متد `choose` لازم است، نه کلاس آن.
bot-module = ربات { $bot } ساخته نشد ({ $why }). قالب درست «module:Class» است، با کلاسی که آرگومان نمی‌خواهد.
bot-silent = ‏{ $bot } برای صندلی { NUMBER($seat) } چیزی انتخاب نکرد؛ دست‌کم یک حرکت لازم است.
bot-illegal = ‏{ $bot } پس از { NUMBER($moves) } حرکت { $action } را انتخاب کرد که مجاز نیست: { $why }
bot-budget = «{ $bot }:{ $budget }» ممکن نیست: بودجه تعداد شبیه‌سازی‌هاست، از ۱ تا ۱۰۰۰۰۰۰، برای ربات‌هایی که جست‌وجو می‌کنند.
bot-strength = «{ $bot }:{ $budget }» ممکن نیست: قدرت آن عددی است از ۱ تا { $most }.
bot-net = ربات { $bot } فایل شبکه نمی‌خواند؛ این ربات‌ها می‌خوانند: { $known }.
net-damaged = شبکهٔ { $file } خوانده نشد ({ $why }): فایلی را بدهید که آموزش نوشته است.
net-onnx-form = شبکهٔ { $file } شکل دیگری دارد: گراف آن باید ⁦{ $nodes }⁩ پشت سر هم باشد.
net-game = شبکهٔ { $file } برای { $game } است: شبکه‌ای برای { $wanted } بدهید.
net-version = شبکهٔ { $file } برای نسخهٔ { $version } ویژگی‌هاست: آن را برای نسخهٔ { $wanted } دوباره آموزش دهید.
net-shape = شبکهٔ { $file } جور نیست: شبکه‌ای با { $inputs } ورودی و { $outputs } خروجی بدهید.
rounds-damaged = فهرست دورهای ⁦{ $file }⁩ خوانده نمی‌شود.
learner-damaged = آموزش ⁦{ $file }⁩ خوانده نمی‌شود ({ $why }). پوشه‌ای لازم است که ⁦kingtable train --method ppo⁩ نوشته باشد.
record-deal = بخش «deal» در پرونده یک میز، یک کلید با مهرش و برای هر صندلی یک ردیف دارد: seat، kind، name، colour، bot، commit، share.
record-share = این سهم با مهری که صندلی پیش از چیدن بازی نشان داده بود جور نیست.
record-deal-format = این شکل از ترتیب بازی شناخته‌شده نیست؛ شکل { $known } شناخته‌شده است.
record-commit-of-bot = ربات سهمی مهر نمی‌کند، پس صندلی‌اش مهری ندارد.
record-digest = این پرونده به بازی، گزینه‌ها، صندلی‌ها، ربات‌ها یا مهرهای دیگری بسته است، نه به این چکیده.
record-commands = فهرست فرمان‌ها برای هر فرمان می‌گوید کدام صندلی، به دست چه کسی (seat، bot، clock یا stand-in) و با چند حرکت؛ جمعشان برابر شمار حرکت‌هاست.
record-together = پرونده با فهرست‌هایی از دو صندلی یا بیشتر می‌گوید چه کسانی با هم نشسته‌اند؛ هر صندلی حداکثر یک بار.
record-origin = شروع بازی ادامه‌دار با table و seq و record گفته می‌شود: بازی‌ای با همین گزینه‌ها که در آن هنوز کسی باید تصمیم بگیرد.
record-share-missing = این سهم در ترتیب بازی نیامده است.

# برای کسی که منتظر کامپایلر است

compiling = { $game ->
    [kingdomino] { $kept ->
        [yes] کامپایل قوانین { kingdomino-title } ({ $name }) … فقط همین یک بار؛ نگه داشته می‌شود.
       *[no] کامپایل قوانین { kingdomino-title } ({ $name }) … نگه‌داشتنی نیست و هر بار از نو کامپایل می‌شود.
    }
    [king_of_tokyo] { $kept ->
        [yes] کامپایل قوانین { king-of-tokyo-title } ({ $name }) … فقط همین یک بار؛ نگه داشته می‌شود.
       *[no] کامپایل قوانین { king-of-tokyo-title } ({ $name }) … نگه‌داشتنی نیست و هر بار از نو کامپایل می‌شود.
    }
   *[other] { $kept ->
        [yes] کامپایل { $name } … فقط همین یک بار؛ نگه داشته می‌شود.
       *[no] کامپایل { $name } … نگه‌داشتنی نیست و هر بار از نو کامپایل می‌شود.
    }
}
bot-guest = ربات خودتان چنین نوشته می‌شود: ⁦GAME=MODULE:CLASS⁩ یا ⁦GAME=BOT:net=FILE⁩، مانند ⁦kingdomino=my_bot:Mine⁩؛ «⁦{ $text }⁩» چنین نیست.
bot-guest-twice = نام دو ربات { $bot } می‌شود: نام فایل یکی از شبکه‌ها را عوض کنید.
bot-hint = هیچ رباتی از { $game } راهنمایی نمی‌کند.
bot-analyse = ربات { $bot } برای حرکت‌ها ارزشی حساب نمی‌کند.
bot-prospects = هیچ رباتی از { $game } بخت برد را نمی‌گوید.
