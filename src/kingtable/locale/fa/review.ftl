review-begins = بازبینی شروع می‌شود …
review-working = بازبینی‌شده: { $done } از { $of } تصمیم …
review-again = دوباره
review-curve = بخت برد، حرکت به حرکت
review-now = بخت برد حالا: { $told }
review-chance = { $who } { $p }
review-who = بازیکن
review-accuracy = دقت
review-lost = زیان اشتباه‌ها
review-luck = شانس
review-unit = زیان اشتباه‌ها و شانس به واحد درصدِ بخت برد است: ۱۰۰ واحد یعنی یک برد.
review-points = آنچه مهم بود
review-nothing = در هیچ نوبتی چیز زیادی از دست نرفت، و شانس هم کم‌اثر بود.
review-loss = حرکت { $n } – { $who }: نوبتی بهتر بخت برد را { $points } واحد درصد بالا می‌برد.
review-stroke = حرکت { $n } – از روی شانس، به واحد درصد: { $told }
review-change = { $who } ⁦{ $change }⁩
review-better = بهتر این بود:
review-dice-played = نگه داشته شد
review-dice-better = بهتر بود نگه داشته شود
review-dice = { $n ->
    [0] ریخته‌شده: { $rolled }. هیچ‌کدام نگه داشته نمی‌شود.
   *[other] ریخته‌شده: { $rolled }. نگه‌داشته: { $kept }.
}
review-gain = این بخت برد را { $points } واحد درصد بالا می‌برد (± { $half }).
review-show = نشان‌دادن روی میز
review-back = نشان‌دادن آنچه بازی شد
review-shown = این بازی نشد؛ اگر می‌شد، بهتر بود.
review-share = رونوشت پیوند همین‌جا
review-about = بخت برد میان ربات‌هایی با توان نزدیک به هم است؛ نوبت‌های بهتر از ⁦{ $bot }⁩، هر کدام { $n } نمونه. عدد پس از ± نیمهٔ بازهٔ ۹۵٪ است، فقط از نمونه‌ها.
