## On the page, where a link is copied

link-for = Bağlantı: { $who }
link-once = Yalnızca bu koltuğu, bir kez açar.
link-each = Açan her arkadaşınız boş bir koltuğa oturur.
link-everybody = herkes
link-friend = Bir arkadaşınız
link-share = Paylaş
link-share-needs = Bir uygulamayla paylaşmak için HTTPS gerekir.
reach-title = Bağlantı nereden açılır
reach-here = Bu bilgisayar
reach-here-text = Üzerindeki her tarayıcı.
reach-home = Eviniz
reach-home-text = Ağınızdaki telefonlar ve bilgisayarlar.
reach-anywhere = Her yer
reach-anywhere-text = Bu bilgisayar açık oldukça.
reach-this-far = Bağlantı buraya kadar açılır
reach-state = { $is ->
    [near] açılır
    [far] buraya kadar
   *[beyond] henüz değil
}
reach-other-device = { $who } evinizde başka bir cihazla mı oynuyor?
reach-other-home = { $who } başka bir evde mi?
reach-restart = Bu bilgisayarda { -kingtable } programını kapatıp bu komutla başlatın. Masa ve bütün koltuklar yerinde kalır. Sonra bağlantıyı yeniden kopyalayın.
reach-awake = Oynadığınız sürece bu bilgisayar açık kalsın ve uykuya geçmesin.
reach-firewall = Bağlantı başka bir cihazda açılmıyorsa bu bilgisayardaki güvenlik duvarı Python’u engelliyordur. Özel ağlarda Python’a izin verin.
copy-command = Komutu kopyala
share-tools = Bu komut için cloudflared, Tailscale ya da ngrok gerekir. Bu bilgisayarda hiçbiri yoksa komut birini nasıl kuracağınızı söyler.
share-would = Bu komutla her şey { $reader } üzerinden geçer; bu şirket bağlantılar dahil hepsini okuyabilir. Evinizdeyken hiçbir şey ağınızdan dışarı çıkmaz.
share-would-none = Bu komutla her şey bu bilgisayara kadar şifreli gelir. Aradaki hiç kimse okuyamaz.

## On the page and in the terminal of the computer that runs the table

share-asking = Genel adres isteniyor ({ $program })…
share-open = Bu bilgisayar açık oldukça bağlantısı olan herkes şunu açabilir: { $address }
share-moved = Genel adres değişti: { $address }. Daha önce gönderdiğiniz bağlantılar artık açılmaz; yenilerini gönderin.
share-reader = Her şey { $reader } üzerinden geçer; bu şirket bağlantılar dahil hepsini okuyabilir.
share-again = { -kingtable } kendiliğinden yeniden dener. O zamana kadar bağlantılar en fazla evinizde açılır.
share-given-up = Bağlantılar en fazla evinizde açılır.
share-ended = { $program } kapandı: { $detail }
share-silent = { $program } zamanında adres vermedi: { $detail }
share-not-connected = { $program } adres verdi ama bağlanmadı: { $detail }
share-too-often = { $program } sağlayıcısına çok fazla istek gitti. { -kingtable } 15 dakika sonra yeniden sorar.
share-no-start = { $program } başlamadı: { $detail }
share-login = { $program } için hesap gerekiyor: { $detail }
share-not-allowed = { $program } ağınız buna henüz izin vermiyor: { $detail }
share-runs-already = { $program } bu bağlantı noktasında zaten çalışıyor.
share-refused = { $program } reddedildi: { $detail }
share-ssh-host = ssh bu bilgisayarı henüz tanımıyor. Bir kez elle bağlanıp yeniden deneyin.
share-ssh-key = Öteki bilgisayar anahtarınızı kabul etmiyor: { $detail }
share-ssh-port = Öteki bilgisayardaki bağlantı noktası dolu: { $detail }
share-ssh-nobody = Öteki bilgisayar yanıt vermiyor: { $detail }

## In the terminal: the command is wrong, or the program is missing

share-unknown = “{ $text }” ile paylaşılamaz. Şunlardan birini seçin: { $known }, ssh:MACHINE=https://ADDRESS.
share-missing = Bu bilgisayarda { $program } yok. Kurmak için: { $line }
share-none = Bu bilgisayarda masayı internete açan bir program yok. Hesap istemeyen { $program } programını kurmak için: { $line }
share-ssh = ssh:MACHINE=https://ADDRESS biçiminde yazın; ADDRESS, arkadaşlarınızın o bilgisayara ulaştığı addır.
