## On the page, where a link is copied

link-for = پیوند برای { $who }
link-once = فقط همین صندلی را باز می‌کند، آن هم یک بار.
link-each = هر دوستی که بازش کند، روی یک صندلی خالی می‌نشیند.
link-everybody = همه
link-friend = دوستی
link-share = هم‌رسانی
link-share-needs = هم‌رسانی با برنامه‌های دیگر به HTTPS نیاز دارد.
reach-title = پیوند تا کجا کار می‌کند
reach-here = همین رایانه
reach-here-text = هر مرورگری روی آن.
reach-home = خانهٔ شما
reach-home-text = گوشی‌ها و لپ‌تاپ‌های شبکهٔ شما.
reach-anywhere = همه‌جا
reach-anywhere-text = تا وقتی این رایانه روشن است.
reach-this-far = پیوند تا این‌جا کار می‌کند
reach-state = { $is ->
    [near] کار می‌کند
    [far] تا این‌جا
   *[beyond] هنوز نه
}
reach-other-device = { $who } در خانهٔ شما با دستگاه دیگری بازی می‌کند؟
reach-other-home = { $who } در خانهٔ دیگری است؟
reach-restart = { -kingtable } را روی این رایانه ببندید و با این فرمان دوباره اجرا کنید. میز و همهٔ صندلی‌ها سر جایشان می‌مانند. بعد پیوند را دوباره رونوشت کنید.
reach-awake = تا وقتی بازی می‌کنید، این رایانه روشن بماند و به خواب نرود.
reach-firewall = اگر پیوند روی دستگاه دیگر باز نمی‌شود، دیوار آتش این رایانه جلوی Python را گرفته است. Python را در شبکه‌های خصوصی مجاز کنید.
copy-command = رونوشت فرمان
share-tools = این فرمان به cloudflared، Tailscale یا ngrok نیاز دارد. اگر هیچ‌کدام روی این رایانه نباشد، می‌گوید چگونه یکی را نصب کنید.
share-would = با این فرمان همه‌چیز از { $reader } می‌گذرد و آن شرکت می‌تواند آن را بخواند، پیوندها را هم. در خانهٔ شما چیزی از شبکه بیرون نمی‌رود.
share-would-none = با این فرمان همه‌چیز تا همین رایانه رمزنگاری‌شده می‌آید. کسی در میانهٔ راه نمی‌تواند آن را بخواند.

## On the page and in the terminal of the computer that runs the table

share-asking = در حال گرفتن نشانی عمومی از { $program }…
share-open = تا وقتی این رایانه روشن است، هر کس پیوند داشته باشد می‌تواند { $address } را باز کند.
share-moved = نشانی عمومی عوض شده است: { $address }. پیوندهایی که پیش‌تر فرستاده‌اید دیگر کار نمی‌کنند؛ پیوند تازه بفرستید.
share-reader = همه‌چیز از { $reader } می‌گذرد و آن شرکت می‌تواند آن را بخواند، پیوندها را هم.
share-again = { -kingtable } خودش دوباره تلاش می‌کند. تا آن وقت پیوندها حداکثر در خانهٔ شما کار می‌کنند.
share-given-up = پیوندها حداکثر در خانهٔ شما کار می‌کنند.
share-ended = برنامهٔ { $program } بسته شد: { $detail }
share-silent = برنامهٔ { $program } به‌موقع نشانی نداد: { $detail }
share-not-connected = برنامهٔ { $program } نشانی داد، ولی وصل نشد: { $detail }
share-too-often = درخواست‌های زیادی به ارائه‌دهندهٔ { $program } رسیده است. { -kingtable } پس از ۱۵ دقیقه دوباره می‌پرسد.
share-no-start = برنامهٔ { $program } اجرا نشد: { $detail }
share-login = برنامهٔ { $program } حساب کاربری می‌خواهد: { $detail }
share-not-allowed = شبکهٔ { $program } شما هنوز اجازهٔ این کار را نمی‌دهد: { $detail }
share-runs-already = برنامهٔ { $program } از پیش روی همین درگاه کار می‌کند.
share-refused = برنامهٔ { $program } پذیرفته نشد: { $detail }
share-ssh-host = برنامهٔ ssh این رایانه را هنوز نمی‌شناسد. یک بار خودتان به آن وصل شوید و دوباره امتحان کنید.
share-ssh-key = رایانهٔ دیگر کلید شما را نمی‌پذیرد: { $detail }
share-ssh-port = درگاه روی رایانهٔ دیگر گرفته شده است: { $detail }
share-ssh-nobody = رایانهٔ دیگر پاسخ نمی‌دهد: { $detail }

## In the terminal: the command is wrong, or the program is missing

share-unknown = راهی برای هم‌رسانی با «{ $text }» نیست. یکی از این‌ها را برگزینید: { $known }، ⁦ssh:MACHINE=https://ADDRESS⁩.
share-missing = این رایانه { $program } ندارد. برای نصب آن: { $line }
share-none = این رایانه برنامه‌ای ندارد که میز را به روی اینترنت باز کند. برای نصب { $program } که حساب کاربری نمی‌خواهد: { $line }
share-ssh = بنویسید ⁦ssh:MACHINE=https://ADDRESS⁩. به جای ADDRESS نامی بیاید که دوستانتان با آن به آن رایانه می‌رسند.
