# آنچه کارساز نمی‌پذیرد و دلیل آن.

server-table-unknown = میزی با کد { $table } نیست. پیوند را دوباره ببینید: کد میز شش حرف و رقم دارد.
server-table-damaged = سابقهٔ ذخیره‌شدهٔ میز { $table } در فرمان { $seq } آسیب دیده است. این میز نمی‌تواند ادامه یابد؛ میزهای دیگر سالم‌اند. میز تازه‌ای باز کنید یا از میزبان بخواهید نسخهٔ پشتیبان را برگرداند.
server-table-full = این میز پر است: { $most } پنجره سر آن باز است. یکی را ببندید و دوباره تلاش کنید.
server-token-unknown = این پیوند هیچ صندلی‌ای را سر این میز باز نمی‌کند. پیوند را دوباره بگیرید یا بدون آن تماشا کنید.
server-hello-first = نخستین پیام باید سلام باشد، آن هم در چند ثانیهٔ اول.
server-frame-malformed = کارساز این پیام را نمی‌فهمد: { $detail }.
server-only-watching = شما تماشاگرید. فقط کسی که صندلی دارد می‌تواند بازی کند.
server-not-your-turn = نوبت شما نیست.
server-too-late = دیر رسید: این پرسش پیش‌تر پاسخ گرفته است.
server-turn-over = نوبت شما پیش از { $move } تمام می‌شود.
server-game-over = بازی تمام شده است.
server-no-moves = در این فرمان هیچ حرکتی نیست.
server-id-used = این شناسه پیش‌تر برای حرکت‌های دیگری به کار رفته است. هر فرمان شناسهٔ خودش را می‌خواهد.
server-id-reserved = شناسه‌هایی که با «bot:» یا «clock:» آغاز می‌شوند از آنِ خود کارسازند.
server-not-saved = حرکت ذخیره نشد، پس چیزی عوض نشده است. دوباره تلاش کنید؛ اگر باز هم نشد، شاید دیسک میزبان پر باشد.
server-not-readable = میز اکنون خوانده نمی‌شود. دوباره تلاش کنید.
server-not-over = بازی هنوز در جریان است. این را پس از پایان بازی می‌توان گرفت.
server-game-unknown = بازی‌ای به نام { $game } نیست. بازی‌های موجود: { $games }.
server-seats-count = هر میز { $least } تا { $most } صندلی دارد، نه { $given }.
server-seats-differ = { $given } صندلی هست، ولی در گزینه‌ها شمار بازیکنان { $players } آمده است.
server-colour-unknown = رنگ { $colour } در این بازی نیست.
server-colour-twice = رنگ { $colour } دو بار انتخاب شده است.
server-bot-unknown = رباتی به نام { $bot } نیست. ربات‌های موجود: { $bots }.
server-bot-in-human-seat = نام ربات را فقط برای صندلی ربات می‌توان نوشت.
server-body-not-json = درخواست باید JSON باشد (content-type: application/json).
server-body-malformed = درخواست JSON درستی نیست: { $detail }.
server-body-field = درخواست جور نیست: { $detail }.
server-body-too-large = درخواست از { $most } بایت بزرگ‌تر است.
server-origin-foreign = درخواست از صفحهٔ پایگاه دیگری آمده است.
server-qr-text = کد QR از ۱ تا { $most } نویسه می‌گیرد.
server-language-unknown = فهرست واژه‌ای برای { $language } نیست. زبان‌های موجود: { $languages }.
server-address-unknown = در { $address } چیزی نیست.
server-method = { $method } در { $address } شدنی نیست.
server-fault = در کارساز خطایی رخ داد. چیزی عوض نشد؛ دوباره تلاش کنید.

## حد و مرزها

server-too-many = از نشانی شما یک‌باره بیش از اندازه درخواست رسید. { $seconds } ثانیهٔ دیگر دوباره تلاش کنید.
server-too-many-connections = از نشانی شما { $most } اتصال باز است و بیش از این پذیرفته نمی‌شود. چند پنجره را ببندید یا { $seconds } ثانیهٔ دیگر دوباره تلاش کنید.
server-too-many-sockets = از نشانی شما { $most } پنجره سر میزها باز است و بیش از این پذیرفته نمی‌شود. چندتا را ببندید و دوباره تلاش کنید.
server-full = کارساز بیش از این مهمان نمی‌پذیرد. { $seconds } ثانیهٔ دیگر دوباره تلاش کنید.
server-too-slow = درخواست در { $most } ثانیه به پایان نرسید.
server-header-too-large = سرآغاز درخواست از { $most } بایت بزرگ‌تر است.
server-request-malformed = این درخواست HTTP برای کارساز فهمیدنی نیست.
server-host-missing = درخواست باید درست یک بار بگوید برای کدام میزبان است.
server-host-unknown = این کارساز خود را به نام { $host } نمی‌شناسد. اگر نام درست است، میزبان آن را با --allow-host { $host } راه بیندازد.
