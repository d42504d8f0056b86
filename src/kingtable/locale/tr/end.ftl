end-won = { $you ->
    [yes] { $n } puanla kazandınız!
   *[no] { $who } { $n } puanla kazandı.
}
count-step = { $what }: { $gains }.
count-gain = { $who } { $gain }
count-next = Sonraki
count-result = Sonuca git
count-again = Yeniden say
rematch = Rövanş
picture-keep = Resmi kaydet
picture-there = Resim hazır.
picture-none = Bu tarayıcı resmi çizemiyor.
picture-place = { $of } kişide { $rank }.
share = Tekrarın bağlantısını kopyala
review = İnceleme
deal-check = Karıştırmayı denetle
deal-sealed = Bu masayı daha eski bir sürüm karıştırdı: anahtarını oyundan önce bu sayıyla yalnızca sunucu mühürledi, hiçbir oyuncu rastgele sayı katmadı.
deal-commitment = Sunucunun mührü (anahtarının karması)
deal-key = Sunucunun oyun sonunda açılan anahtarı
deal-game-key = Bu oyunun, herkesin sayılarından oluşan anahtarı
deal-record = Bu oyunun dosyasını indir
deal-how = Her zarın ve her dominonun anahtardan çıktığını şu komut, oyun dosyasıyla denetler:
check-working = Denetleniyor…
check-proved = Her şey uyuyor: bu oyunun anahtarını kimse seçemezdi, ne sunucu ne de bir oyuncu.
check-little = Çelişen bir şey yok ama bu, karıştırmayı kimsenin seçmediğini size kanıtlamaz.
check-wrong = Bu uyuşmuyor: mühürlenen karıştırma bu değil.
check-mark = { $mark ->
    [yes] Uyuyor:
    [no] Uyuşmuyor:
   *[open] Kanıtlanmadı:
}
check-key-promised = Sunucunun anahtarı, masayı bilmeden önce koyduğu mühre uyuyor.
check-key = Sunucunun anahtarı, karıştırmadan önce koyduğu mühre uyuyor.
check-key-late = Sunucunun anahtarı mührüne uyuyor ama sayfanız mührü karıştırmadan önce saklamamış; bu yüzden ikisini karşılaştıramıyor.
check-key-wrong = Sunucunun anahtarı, karıştırmadan önce koyduğu mühre uymuyor.
check-bound = Oyun, seçenekler, koltuklar, botlar ve mühürler, sunucunun sayfanız rastgele sayısını göndermeden önce bildirdikleriyle aynı.
check-bound-wrong = Oyun, seçenekler, koltuklar, botlar ya da mühürler, sunucunun sayfanız rastgele sayısını göndermeden önce bildirdiklerinden farklı.
check-bound-none = Sayfanız, sunucunun rastgele sayılar bilinmeden önce bildirdiklerini saklamamış: oyun, seçenekler, koltuklar, botlar ve mühürler.
check-bound-loose = Bu masayı daha eski bir sürüm karıştırdı. O sürüm adları, botları ve seçenekleri rastgele sayılar bilinmeden önce sabitlemiyordu; sunucu birkaç karıştırma arasından seçim yapmış olabilir.
check-seats-wrong = { $who }: bu koltuğun bilgileri dürüst bir sunucunun yazdığı biçimde değil.
check-share = Sayfanızın rastgele sayısı karıştırmaya katıldı.
check-share-none = Sayfanız bu karıştırma için rastgele sayı vermedi: diğerleri onu seçmiş olabilir.
check-share-out = Sayfanızın rastgele sayısı karıştırmanın dışında kaldı: geç geldi ya da kabul edilmedi.
check-share-wrong = Sizin için kaydedilen rastgele sayı, sayfanızın gönderdiği değil.
check-seals = { $who }: rastgele sayı, sayfanız kendi sayısını açmadan önce konan mühre uyuyor.
check-seals-wrong = { $who }: rastgele sayı, sayfanız kendi sayısını açmadan önce konan mühre uymuyor.
check-left-out = Karıştırmanın dışında kalanlar: { $who }.
check-silent = Rastgele sayısını açmayanlar, bu yüzden ötekiler yeniden karıştırdı: { $who }. Sunucuyu işleten onlarla birlikteyse en fazla { $deals } karıştırma gördü ve birinde durabilirdi.
check-silent-old = Rastgele sayı mühürleyip açmayanlar: { $who }. Sunucuyu işleten onlarla birlikteyse { $deals } karıştırmadan birini seçebilirdi.
check-nobody-out = Kimse dışarıda kalmadı.
check-not-proved = Bunun kanıtlamadıkları
check-not-looked = Kimsenin bakmadığı: sunucuyu işletenin anahtarı bir dosyadadır; ne geleceğini bilebilir. Bakmayacağına güvendiğiniz yerde oynayın.
check-not-page = Bu sayfanın dürüst olduğu. Sayfa sunucuyu işletenden gelir; o, yalnızca her şeyin uyduğunu söyleyen bir sayfa gönderebilirdi. Emin olmak için kaydı kendi bilgisayarınızdaki { -kingtable } ile denetleyin.
check-not-who = Hamleyi kimin yaptığı: oyuncu mu, bot mu, saat mi, bunu yalnızca sunucu bildirir.

replay-slider = Oyundaki konum
replay-at = Hamle { $n } / { $m }
replay-count = { $n } / { $m }
replay-start = Oyunun başlangıcı
replay-live = Bu oyun hâlâ sürüyor. Tekrarı, oyun bitince açılır.
play-on = Buradan devam et
play-on-against = Rakipler
play-on-same = Aynı botlar
step-back = Bir hamle geri
step-forth = Bir hamle ileri

ended-title = Bu masa bitirildi
ended-text = Sonuç yok.
