# خط فرمان.

bonus-middle-kingdom = قلعه در مرکز
bonus-harmony = سرزمین کامل
score-total = جمع
player = بازیکن { $seat }
line-now = این دور
line-next = دور بعد
final-line = { $rank }. بازیکن { $seat }: { $score }
final-tie-largest = بازیکن‌های { $a } و { $b } مساوی‌اند: قلمرو بزرگ‌تر تعیین می‌کند.
final-tie-crowns = بازیکن‌های { $a } و { $b } و بزرگ‌ترین قلمروهایشان مساوی‌اند: تاج‌ها تعیین می‌کنند.
final-tie-shared = بازیکن‌های { $a } و { $b } هم‌رتبه‌اند.

event-game = بازی { $number } آغاز می‌شود.
event-kings = ترتیب قرعهٔ شاه‌ها: بازیکن‌های { $seats }.
event-line = ردیفی رو شد: { $dominoes }.
event-claim = بازیکن { $seat } دومینوی { $domino } را انتخاب می‌کند.
event-place = بازیکن { $seat } دومینوی { $domino } را می‌چیند: { $gain ->
    [0] فعلاً بی‌امتیاز
   *[other] { $gain } امتیاز
}.
event-discard = بازیکن { $seat } برای { $domino } جایی ندارد و آن را کنار می‌گذارد.
event-leftover = کسی { $domino } را انتخاب نکرد؛ از بازی بیرون می‌رود.
event-round = دور { $round }.
event-scored = امتیازهای بازی { $number }: { $scores }.
event-over = بازی تمام شد. رتبه‌ها: { $ranks }.

verify-moves = { $moves } حرکت، همه مجاز.
verify-dealt = چیده‌شده از کلیدی که SHA-256 آن { $commitment } است.
verify-seed = چیده‌شده از بذر { $seed }؛ پیش از بازی تعهدی به آن داده نشده بود.
verify-scores = امتیازها: { $scores }.

play-seat = فقط { $players } صندلی هست.
play-ask = حرکت شما ({ $count } حرکت ممکن؛ ? فهرست، q خروج):
play-forced = فقط یک حرکت ممکن است: { $move }.
play-thinking = بازیکن { $seat } فکر می‌کند …
play-left = میز را ترک کردید.
play-saved = پروندهٔ بازی در { $file } است.

match-bots = مسابقه دو تا چهار ربات دارد، نه { $count }.
match-playing = در حال بازی
match-title = { $games } بازی، هر چینش با همهٔ چرخش‌های صندلی
match-bot = ربات
match-wins = برد
match-score = امتیاز
match-deviation = انحراف
match-margin = فاصله تا بهترین رقیب
match-alone = بالاترین به‌تنهایی
match-level = بالاترین مشترک
