wish-setup = هیولاها و نام‌ها
wish-rolled = چه ریختید؟
wish-title = چه می‌خواهید؟
wish-over = پرتاب آخر
wish-left = { $n ->
    [0] پرتابی نمانده
   *[other] { $n } پرتاب مانده
}
wish-left-label = { wish-left }. تغییر
wish-dice = تاس‌ها
wish-die = { $state ->
    [kept] تاس { $n }: { $face }، نگه‌داشته. برداشتن
   *[loose] تاس { $n }: { $face }. برداشتن
}
wish-none = تاس { $n }: هنوز نه
wish-faces = آنچه ریختید را بزنید
wish-hint = روهایی را که ریخته‌اید بزنید. با زدن روی هر تاس، آن را برمی‌دارید. بعد می‌بینید تاس‌ها چه می‌توانند بشوند و کدام را نگه دارید.
wish-wish = خواسته
wish-keep = نگه دار
wish-rolls = { $n ->
    [0] حالا
   *[other] { $n } پرتاب
}
wish-number = { $n ->
    [2] دو تا { $face }
    [3] سه تا { $face }
    [4] چهار تا { $face }
    [5] پنج تا { $face }
    [6] شش تا { $face }
   *[other] { $n } × { $face }
}
wish-both = { $one }، { $two }
wish-kill = حذف { $who }
wish-brings = { $what }: { $n }، سپس { $m }
wish-whose = { $who }، سلامتی
wish-row = { $wish }. { $brings }. نگه دارید: { $dice }. { $chances }
wish-chance = { $n ->
    [0] { $p } همین حالا
   *[other] { $p } پس از { $n } پرتاب
}
wish-nothing = هیچ تاسی
wish-roll = { $n ->
    [0] پرتاب { $m } تاس
   *[other] { $n } بماند، پرتاب { $m } تاس
}
wish-missing = { $n } تاس مانده
wish-turn = نوبت تازه
wish-undo = برگردان
wish-cards = کارت‌ها
wish-card-dice = { $card }، { $n } تاس
wish-card-rolls = { $card }، { NUMBER(1) } پرتاب بیشتر
wish-card-turns = { $card }، { NUMBER(1) } تاس
wish-card-ones = { $card }، { NUMBER(1) } تاس
wish-cards-text = هر کلید در هر نوبت یک بار حساب می‌شود. انرژی و نشانگرها را خودتان بردارید.
wish-monsters = شمارنده‌ها
wish-monster = { $who }: سلامتی { $health }، امتیاز { $points }، انرژی { $energy }، { tokyo-where }. تغییر
wish-health = سلامتی
wish-energy = انرژی
wish-since = این نوبت { $gain }
wish-where = جا
wish-outside = بیرون
wish-rolls-now = تاس می‌ریزد
wish-sure-health = بیش از { NUMBER(12) } سلامتی؟
wish-sure-points = بیش از { NUMBER(20) } امتیاز؟
wish-sure-low = کمتر از { NUMBER(0) }؟
wish-yes = بله، { $n }
wish-no = نه، { $n }
wish-many = هیولاها
wish-nth = هیولای { $n }
wish-nth-name = نام هیولای { $n }
wish-anew = بازی تازه
wish-key-face = تاس این را نشان می‌دهد
wish-key-wish = انتخاب خواسته
wish-key-roll = پرتاب، یا نوبت تازه
wish-key-left = یک پرتاب کمتر
wish-said = { $dice }. { $n } تاس مانده.
wish-said-all = { $wishes }.
wish-said-one = { $wish } { $p }
