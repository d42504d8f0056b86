# صفحه در کنار میز، هر بازی که باشد.

## میز

name-ask = دیگران شما را چه صدا کنند؟
name-none = بی‌نام
keep-name = ثبت
leave = ترک موقت میز
rank = { $n ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
   *[other] { $n }
}
replay = بازپخش
title-your-turn = ● نوبت شما – { $game }
title-table = { $game } – { -kingtable }
screen-title = { $game } – { $screen }
watching = { $n } تماشاگر
log = گزارش
hint-ask = شما بودید چه می‌کردید؟
key-tip = { $what } ({ $key })
keys = کلیدها
key-walk = پاسخ بعدی یا قبلی
menu = فهرست
you = شما
name-you = شما
away = این‌جا نیست
bot-plays = ربات بازی می‌کند
points = امتیاز
turn = چرخش
discard = کنار گذاشتن { $domino }

## جمله

say-connecting = در حال اتصال…
say-your-turn = نوبت شماست.
say-sent = فرستاده شد.
say-sent-rest = حرکت شما ذخیره می‌شود…
say-bot-thinks = یک لحظه.
say-bot-warming = ربات‌های قوی هنوز آماده نیستند؛ تا آن وقت ربات‌های ساده‌تر جای آن‌ها بازی می‌کنند.
say-not-here = در انتظار { $who } که سر میز نیست.
say-you-win = شما بردید!
say-wins = { $who } برنده شد.
say-shared = پیروزی مشترک: { $who }.
say-nobody-wins = هیچ‌کس برنده نشد.

## خبرها

the-rule = قانون
rules-here = این چیست؟
offline = ارتباط قطع شد. دوباره تلاش می‌شود؛ چیزی از دست نمی‌رود.
offline-pending = ارتباط قطع شد. حرکت شما نگه داشته شده و همین که میز پاسخ دهد دوباره فرستاده می‌شود.
offline-device = این دستگاه آفلاین است. همین که دوباره وصل شود، بازی ادامه پیدا می‌کند.
offline-asleep = رایانه‌ای که این میز رویش است پاسخ نمی‌دهد. شاید به خواب رفته باشد. این صفحه را باز نگه دارید: همین که آن رایانه برگردد، بازی ادامه پیدا می‌کند. اگر نشانی‌اش عوض شده باشد، پیوند تازه بخواهید.
offline-stopped = { -kingtable } دیگر روی این رایانه اجرا نیست. دوباره اجرایش کنید: چیزی از دست نرفته است.
offline-proxy = صفحه باز می‌شود، ولی ⁦WebSocket⁩ آن نه: پیشکاری میان این صفحه و سرور آن را نگه می‌دارد. اگر پیوند را دوستی فرستاده است، این پیام را برایش بفرستید.
rematch-open = میز تازه‌ای برای بازی دوباره باز شد.
busy-again = این صفحه خودش دوباره تلاش می‌کند.
windows = این صندلی در { $n } پنجره باز است. اگر کار شما نیست، صندلی را به دستگاه دیگری ببرید تا در همهٔ پنجره‌های دیگر بسته شود.
log-by-clock = زمان تمام شد؛ میز پاسخ داد:
stand-in-played = از ربات { $who } نشد پرسید؛ میز جایش بازی کرد.
log-by-default = از ربات پاسخی نیامد؛ میز به جای او بازی کرد:
claim-failed = هنوز سر میز نیستید.
table-closed = شما سر این میز نیستید.

## چه کسی نیست، و پایان میز

note-substitute = { $you ->
    [yes] ربات را تا بازگشت { $whose } جای او نشاندید.
   *[no] { $who } ربات را تا بازگشت { $whose } جای او نشاند.
}
note-back = { $you ->
    [yes] برگشتید و باز خودتان بازی می‌کنید.
   *[no] { $who } برگشت و باز خودش بازی می‌کند.
}
note-taken = { $you ->
    [yes] شما حرکت آخرتان را پس گرفتید.
   *[no] { $who } حرکت آخر را پس گرفت.
}
note-resigned = { $you ->
    [yes] شما انصراف دادید.
   *[no] { $who } انصراف داد.
}
note-ended = با توافق { $who }.
note-begun = این بازی ادامهٔ میز ⁦{ $table }⁩ پس از حرکت { $n } است. هر چه آن‌جا هنوز پنهان بود دوباره بُر خورده است.
said-by-clock = { $you ->
    [yes] زمان تمام شد؛ ساعت جای شما بازی کرد:
   *[no] ساعت جای { $who } بازی کرد:
}
said-by-bot = { $you ->
    [yes] ربات جای شما بازی کرد:
   *[no] ربات جای { $who } بازی کرد:
}
log-by-bot = ربات جای او بازی کرد:

## گزارش

log-over = بازی تمام شد.

## سرعت نمایش

play = پخش
pause = مکث
pace = سرعت نمایش حرکت دیگران
pace-name = { $pace ->
    [slow] آهسته
    [fast] تند
    [once] بی‌درنگ
   *[normal] عادی
  }
pace-now = سرعت: { pace-name }. تغییر
pace-short = { $pace ->
    [slow] ۰٫۵×
    [fast] ۲٫۵×
    [once] ⏭
   *[normal] ۱×
  }
pace-go-on = ادامه
pace-step = گام بعدی
pace-to-my-turn = رفتن به نوبت من
pace-to-the-end = رفتن به پایان
sound = صدا
sound-is = { $on ->
    [yes] روشن
   *[no] خاموش
  }
since-your-turn = از نوبت قبلی شما
since-show = نمایش
announced = آنچه خوانده می‌شود
announced-name = { $much ->
    [some] چیزهای مهم
    [none] هیچ‌چیز
   *[all] همه‌چیز
  }

## بازی‌ای که صفحه نمی‌شناسد

plain-board = صفحهٔ بازی
plain-own = کارت‌های شما
plain-moves = حرکت‌های شما
plain-choose = یک حرکت انتخاب کنید.
plain-turn = نوبت { $who } است.
plain-move = { $who }: { $move }
plain-points = { $n } امتیاز

## زمان

clock-left = { $n } ثانیه مانده
clock-late = { $n } ثانیه مانده است.
