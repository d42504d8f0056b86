gather-waiting = Beklenenler: { $who }.
gather-then = Oyun, herkes oturunca kurulur.
gather-invite = Her arkadaşınıza kendi bağlantısını gönderin.
gather-all = Herkes burada.
gather-you-begin = Oyunu siz başlatırsınız; ondan önce süre işlemez.
gather-host-begins = Oyunu { $who } başlatır; ondan önce süre işlemez.
gather-you-may = Masayı açan burada değil: siz başlatabilirsiniz. Ondan önce süre işlemez.
gather-anybody = Burada oturan herkes başlatabilir. Ondan önce süre işlemez.
gather-begin = Başlat
gather-bots = Boş koltuklarda botlarla başlat
gather-sealing = Birlikte karıştırıyoruz.
gather-sealing-rest = Kimse hile yapamasın diye herkesin sayfası katılıyor. En fazla on saniye sürer.
gather-bot = bot
gather-sealed = burada, hazır
gather-deal = Beklemeden kur
gather-without = { $n ->
    [one] { $who } karıştırmaya katılmamış olur ama yine de gelip oynayabilir.
   *[other] { $who } karıştırmaya katılmamış olur; yine de gelip oynayabilirler.
}
seat-already = Burada zaten { $who } adıyla oturuyorsunuz.
seat-already-text = Bu bağlantı aynı masadaki başka bir koltuğun. Onu alırsanız { $who } adıyla oturduğunuz koltuk bir başkası için boşalır.
seat-stay = { $who } olarak kal
seat-instead = Diğer koltuğa geç

table-code = Masa
copy-watch = İzleme bağlantısını kopyala
copied = Kopyalandı
copy-link = Bağlantıyı kopyala
invite = Arkadaşlar için bağlantılar
invite-title = Arkadaşlarınızı getirin
invite-text = Her bağlantı bir koltuğu, bir kez açar. Gönderin ya da okutun.
invite-local = Bu sunucu yalnızca bu bilgisayarda açık. Arkadaşlarınız için { $flag } ile başlatın ve sayfayı bilgisayarın adresiyle açın.
to-the-table = Masaya geç
came = burada
has-come = geldi, şu an burada değil
awaited = bekleniyor
link-anew = Yeni bağlantı oluştur
link-make = Bağlantı oluştur
move-seat = Koltuğumu başka bir cihaza taşı
move-text = Bu bağlantıyı diğer cihazda açın. Açıldığı anda koltuk o cihaza geçer, bu cihaz onu kaybeder.
move-closes = O zamana kadar bunu açık bırakın: kapatırsanız bağlantı geçersiz olur.
qr-alt = Bağlantının QR kodu: { $who }
your-name = Bu masadaki adınız
leave-forget = Kalk ve bu koltuğu unut
deal-title = Mühürlü kura
deal-promised = Sunucu bu sayıyla anahtarını oyundan önce mühürledi. Oyun sonunda sayfanız, mühürlü kuranın bu anahtardan ve herkesin payından oluşturulduğunu denetler.
leave-alone = Bu masadan tamamen kalkıyor musunuz? Koltuğunuzun anahtarı yalnızca bu tarayıcıda: o olmadan geri dönemezsiniz.
leave-others = Tamamen kalkıyor musunuz? Koltuğunuz sizin kalır ama anahtarı yalnızca bu tarayıcıda. Diğerleri yerinize bir bot oynatabilir ya da masayı bitirmek üzere anlaşabilir.
leave-sure = Tamamen kalk
leave-stay = Kal
end-propose = Bu masayı bitirmeyi öner
end-table = Bu masayı bitir
end-sure = Bu masa şimdi bitsin mi? Sonuç olmaz, kimse oynamayı sürdüremez.
end-sure-others = Bu masanın sonuçsuz bitmesi önerilsin mi? Burada olanların hepsi kabul ederse masa biter. Bir dakikadır burada olmayanlara sorulmaz.
leave-lends = Giderseniz diğerleri yerinize bir bot oynatabilir; döner dönmez koltuğunuz yine sizindir.

lend-left = { $who } masadan kalktı.
lend-long = Sıra { $who } adlı oyuncuda; uzun süredir burada değil.
lend = { $who } yerine bir bot oynasın
lent-now = { $who } dönene kadar yerine bir bot oynuyor.
end-proposed = { $you ->
    [yes] Bu masayı sonuçsuz bitirmeyi öneriyorsunuz.
   *[no] { $who } bu masayı sonuçsuz bitirmeyi öneriyor.
}
end-awaits = Beklenenler: { $who }.
end-agree = Bitir
end-decline = Oynamaya devam
end-withdraw = Yine de devam
end-withdrawn = { $you ->
    [yes] Önerinizi geri aldınız.
   *[no] { $who } önerisini geri aldı.
}
end-declined = { $you ->
    [yes] Oynamayı sürdürmek istiyorsunuz.
   *[no] { $who } oynamayı sürdürmek istiyor.
}
end-lapsed = Oyun sürdü; bitirme önerisi artık geçerli değil.
