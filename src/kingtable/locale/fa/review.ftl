review-begins = بازبینی شروع می‌شود …
review-working = بازبینی‌شده: { $done } از { $of } تصمیم …
review-again = دوباره
review-curve = بخت برد، حرکت به حرکت
review-who = بازیکن
review-level = بازی در حد
review-level-beginner = تازه‌کار
review-level-casual = بازیکن تفننی
review-level-intermediate = بازیکن متوسط
review-level-advanced = بازیکن پیشرفته
review-level-expert = خبره
review-left-lead = امتیاز ازدست‌رفته
review-left-share = بخت ازدست‌رفته
review-start = پیش از بازی
review-own = نوبت‌های خود
review-others = نوبت‌های دیگران
review-luck = شانس
review-result = نتیجه
review-even = با شانس برابر
review-unit = امتیاز و بخت ازدست‌رفته میانگین نوبت‌های خود بازیکن است: با بهترین حرکت چند امتیاز جلوتر می‌بود، و چه سهمی از بخت برد از دست رفت. ستون‌های دیگر از ۱۰۰ بازی است. از بخت پیش از بازی به نتیجه می‌رسد؛ ستون آخر نتیجه بدون شانس است.
review-few = «–»: کمتر از { $n } تصمیم به حساب می‌آید؛ برای ارزیابی کافی نیست.
review-sum = { $who }: پیش از بازی { $start } از ۱۰۰، نوبت‌های خود ⁦{ $own }⁩، نوبت‌های دیگران ⁦{ $others }⁩، شانس ⁦{ $luck }⁩، نتیجه { $result } از ۱۰۰. با شانس برابر: { $even } از ۱۰۰.
review-nothing = هیچ اشتباه بزرگی نبود و شانس هم با همه یکسان بود.
review-change = { $who } ⁦{ $change }⁩
review-dice = { $n ->
    [0] ریخته‌شده: { $rolled }. هیچ‌کدام نگه داشته نمی‌شود.
   *[other] ریخته‌شده: { $rolled }. نگه‌داشته: { $kept }.
}
review-gain = با آن، از ۱۰۰ بازی { $points } بازی بیشتر برده می‌شد (± { $half }).
review-ahead = با آن { $points } امتیاز جلوتر می‌بود (± { $half }).
review-share = رونوشت پیوند همین‌جا
review-about = بخت برد میان ربات‌هایی با توان نزدیک به هم است؛ حرکت‌های بهتر را ⁦{ $bot }⁩ پیدا کرده است، هر کدام با { $n } نمونه. عدد پس از ± نصف بازهٔ اطمینان ۹۵٪ است، فقط از نمونه‌ها.
review-played = بازی‌شده
review-better = بهتر
review-list-costliest = گران‌ترین‌ها: { $n }
review-list-own = { $you ->
    [yes] خودم: { $n }
   *[no] { $who }: { $n }
}
review-list-others = دیگران: { $n }
review-list-luck = شانس: { $n }
review-moments = لحظه‌ها
review-previous = لحظهٔ قبلی
review-next = لحظهٔ بعدی
review-grade-1 = اشتباه کوچک
review-grade-2 = اشتباه
review-grade-3 = اشتباه بزرگ
review-dearest = گران‌ترین از { $n }
review-before = { $you ->
    [yes] پیش از نوبت شما
   *[no] { $who }: پیش از نوبت
}
review-figures = ارزش این نوبت
review-between = { $from } تا { $to }
review-of-games = از ۱۰۰ بازی، ⁦{ $from }⁩ تا ⁦{ $to }⁩
review-of-chance = از بختی که مانده بود
review-of-lead = برتری در پایان بازی، به امتیاز
review-from = از { $start } به { $result }، از ۱۰۰ بازی
review-most = بیشترین: { $where }
review-mean-lead = برتری ازدست‌رفته در هر تصمیم، به امتیاز: ⁦{ $mean } ± { $half }⁩. تصمیم‌ها: { $n }
review-mean-share = بخت ازدست‌رفته در هر تصمیم: ⁦{ $mean } ± { $half }⁩. تصمیم‌ها: { $n }
review-beside = ربات‌های «{ $level }» پای چنین میزی در { $n } از ۱۰۰ بازی بیشتر از دست دادند.
review-beside-of = { $who }: { $beside }
review-free = نوبت‌های بی‌هزینه: { $n } از { $of }. برابر با بهترین: { $equal }
review-drawn-played = بازی‌شده: { $where }.
review-drawn-better = بهتر: { $where }.
review-heard = { $when }، { $who }.
review-heard-played = بازی‌شده: { $turn }
review-heard-better = بهتر: { $turn }
review-follow = ادامه را ببینید
review-how = این چطور کار می‌کند؟
review-stroke = از روی شانس، از ۱۰۰ بازی: { $told }
review-retry-task = { $when }: شما چه حرکتی می‌کنید؟
review-retried = تلاش شما
review-heard-retried = تلاش شما: { $turn }
review-retried-best = بهترین حرکت را پیدا کردید.
review-retried-equal = تا جایی که نمونه‌ها نشان می‌دهند، برابر با بهترین حرکت.
review-retried-games = بهترین حرکت از ۱۰۰ بازی { $points } بازی بیشتر می‌برد (± { $half }).
review-retried-points = بهترین حرکت { $points } امتیاز جلوتر به پایان می‌رسد (± { $half }).
