sprt-bounds = مرزهای { $low } و { $high } معنا ندارند: اولی باید کوچک‌تر باشد.
sprt-errors = نرخ‌های خطای { $alpha } و { $beta } معنا ندارند: هر دو باید میان ۰ و ۰٫۵ باشند.

tournament-title = تورنمنت ربات‌ها
tournament-about = { $games } بازی، چیدن‌های مشترک، صندلی‌های چرخان؛ چیدن اول از بذر { NUMBER($seed, useGrouping: 0) }
tournament-ratings = درجهٔ قدرت (⁦Elo⁩) با بازه‌های ۹۵٪
tournament-shares = چند بار ربات سطر جلوتر از ربات ستون شد
tournament-tests = آزمون‌ها: بالای خط بالایی یعنی قوی‌تر، زیر خط پایینی یعنی قوی‌تر نیست
tournament-elo = Elo
tournament-interval = بازهٔ ۹۵٪
tournament-second = openskill
tournament-games = بازی‌ها
tournament-lineup = چه کسی با چه کسی
tournament-deals = چیدن‌ها
tournament-verdict = نتیجه
sprt-verdict = { $verdict ->
    [stronger] اولی قوی‌تر است
    [not-stronger] اولی قوی‌تر نیست
   *[open] هنوز معلوم نیست
}
tournament-test = { $verdict ->
    [stronger] { $bots }: اولی قوی‌تر است (شمار چیدن‌ها: { $deals }).
    [not-stronger] { $bots }: اولی قوی‌تر نیست (شمار چیدن‌ها: { $deals }).
   *[open] { $bots }: هنوز معلوم نیست (شمار چیدن‌ها: { $deals }).
}
tournament-bots = تورنمنت دست‌کم دو ربات می‌خواهد.
tournament-twice = هر ربات تورنمنت یک بار نام برده می‌شود.
tournament-anchor = «⁦{ $bot }⁩» در این تورنمنت بازی نمی‌کند و نمی‌تواند صفر آن باشد.
tournament-sprt = آزمون چنین نوشته می‌شود: ⁦ELO:ELO⁩، مانند ⁦0:30⁩؛ «⁦{ $given }⁩» چنین نیست.
tournament-sprt-order = اولین Elo در آزمون باید کوچک‌تر باشد، مانند ⁦0:30⁩؛ در «⁦{ $given }⁩» چنین نیست.
tournament-cluster = هیچ خوشهٔ Ray پاسخ نمی‌دهد (⁦{ $why }⁩). «⁦local⁩» یعنی همین دستگاه.
tournament-other = در ⁦{ $file }⁩ تورنمنت دیگری است: ربات‌ها، گزینه‌ها، بذر یا نوع آن فرق دارد.
tournament-line = خط { $line } از ⁦{ $file }⁩ خطی از یک تورنمنت نیست.
tournament-version = این فایل را نسخهٔ دیگری از { -kingtable } نوشته است: فقط نسخهٔ { $version } خوانده می‌شود.

process-start = ⁦{ $bot }⁩ به راه نمی‌افتد: { $why }
process-silent = ⁦{ $bot }⁩ در { $seconds } ثانیه پاسخ نداد و متوقف شد.
process-ended = ⁦{ $bot }⁩ پیش از پاسخ پایان یافت (کد { $code }).
worker-ended = یک فرایند پیش از پاسخ دادن با کد { $code } پایان یافت. شاید رباتی آن را بسته، یا حافظه پر شده است.
process-answer = ⁦{ $bot }⁩ چنین پاسخ داد: «⁦{ $line }⁩». یک خط JSON لازم است: ⁦{"{"}"id": { $id }, "moves": ["..."]{"}"}⁩.
