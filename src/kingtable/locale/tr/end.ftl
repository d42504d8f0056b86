end-won = { $you ->
    [yes] { $n } puanla kazandınız!
   *[no] { $who } { $n } puanla kazandı.
}
rematch = Rövanş
share = Tekrarın bağlantısını kopyala
review = İnceleme
deal-check = Mühürlü kurayı denetle
deal-sealed = Bu masa daha eski bir sürümle kuruldu: anahtarını oyundan önce bu sayıyla yalnızca sunucu mühürledi, mühürlü kurada başka kimsenin payı yoktu.
deal-commitment = Sunucu anahtarının mührü
deal-key = Sunucunun, oyun sonunda gösterilen anahtarı
deal-game-key = Bu oyunun, hepsinden oluşturulan anahtarı
deal-record = Bu oyunun dosyasını indir
deal-how = Her zarın ve her dominonun anahtardan çıktığını şu komut, oyun dosyasıyla denetler:
check-working = Denetleniyor…
check-proved = Her şey uyuyor: bu oyunun anahtarını kimse seçemezdi, ne sunucu ne de bir oyuncu.
check-little = Çelişen bir şey yok ama bu mühürlü kurayı kimsenin seçmediği size kanıtlanmış değil.
check-wrong = Bu uyuşmuyor. Mühürlü kura, mühürlendiği gibi değil.
check-mark = { $mark ->
    [yes] Uyuyor:
    [no] Uyuşmuyor:
   *[open] Kanıtlanmadı:
}
check-key-promised = Sunucunun anahtarı, masayı bilmeden önce gösterdiği mühre uyuyor.
check-key = Sunucunun anahtarı, mühürlü kura oluşturulmadan önce gösterdiği mühre uyuyor.
check-key-late = Sunucunun anahtarı mührüne uyuyor ama sayfanız, mühürlü kura oluşturulmadan önceki mührü saklamamış; bu yüzden karşılaştıramıyor.
check-key-wrong = Sunucunun anahtarı, mühürlü kura oluşturulmadan önce gösterilen mühre uymuyor.
check-bound = Oyun, seçenekler, koltuklar, botlar ve mühürler, sunucunun sayfanız payını vermeden önce bildirdikleriyle aynı.
check-bound-wrong = Oyun, seçenekler, koltuklar, botlar ya da mühürler, sunucunun sayfanız payını vermeden önce bildirdiklerinden farklı.
check-bound-none = Sayfanız, sunucunun paylar bilinmeden önce bildirdiklerini saklamamış: oyun, seçenekler, koltuklar, botlar ve mühürler.
check-bound-loose = Bu masanın kurasını daha eski bir sürüm oluşturdu. O sürüm adları, botları ve seçenekleri paylar bilinmeden önce sabitlemiyordu; sunucu kuralar arasından seçim yapmış olabilir.
check-seats-wrong = { $who }: dürüst bir sunucunun yazacağı gibi yazılmamış.
check-share = Sayfanızın payı mühürlü kuraya katıldı.
check-share-none = Sayfanız bu mühürlü kuraya pay vermedi: diğerleri onu seçmiş olabilir.
check-share-out = Sayfanızın payı mühürlü kuranın dışında kaldı: zamanında gelmedi ya da alınmadı.
check-share-wrong = Oyun dosyasında sizin için, sayfanızın verdiğinden başka bir pay var.
check-seals = { $who }: paylar, sayfanız kendi payını açmadan önce mühürlendikleri gibi.
check-seals-wrong = { $who }: sayfanız kendi payını açmadan önce mühürlenen pay bu değil.
check-left-out = Mühürlü kuranın dışında kalanlar: { $who }.
check-silent = Payını açmayanlar, bu yüzden ötekiler yeni pay mühürledi: { $who }. Sunucuyu işleten onlarla birlikteyse en çok { $deals } kura gördü ve birinde durabilirdi.
check-silent-old = Pay mühürleyip açmayanlar: { $who }. Sunucuyu işleten onlarla birlikteyse { $deals } kuradan birini seçebilirdi.
check-nobody-out = Kimse dışarıda kalmadı.
check-not-proved = Bunun kanıtlamadıkları
check-not-looked = Kimsenin bakmadığı: sunucuyu işletenin anahtarı bir dosyadadır; ne geleceğini bilebilir. Bakmayacağına güvendiğiniz yerde oynayın.
check-not-page = Bu sayfanın dürüst olduğu. Sayfa sunucuyu işletenden gelir; o, yalnızca her şeyin uyduğunu söyleyen bir sayfa gönderebilirdi. Emin olmak için kaydı kendi bilgisayarınızdaki { -kingtable } ile denetleyin.
check-not-who = Hamleyi kimin yaptığı: oyuncu mu, bot mu, saat mi, bunu sunucu söyler.

replay-slider = Oyundaki konum
replay-at = Hamle { $n } / { $m }
replay-count = { $n } / { $m }
replay-start = Masa kuruldu.
replay-live = Bu oyun hâlâ sürüyor. Tekrarı, oyun bitince açılır.
play-on = Buradan devam et
play-on-against = Rakipler
play-on-same = Aynı botlar
step-back = Bir hamle geri
step-forth = Bir hamle ileri

ended-title = Bu masa bitirildi
ended-text = Sonuç yok.
