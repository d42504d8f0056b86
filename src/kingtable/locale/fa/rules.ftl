rules-search = جست‌وجو در قوانین و کارت‌ها
rules-found = { $n ->
    [0] این واژه‌ها در هیچ بخشی از قوانین نیست.
   *[other] در { $n } بخش پیدا شد.
}
rules-contents = فهرست
rules-example = مثال:
rules-section = دفترچهٔ قوانین: { $section }
rules-ours = در دفترچهٔ قوانین نیست: روش { -kingtable }
rules-more = بیشتر در کتاب قوانین
rules-here-title = حالا روی میز
