gather-waiting = Beklenenler: { $who }.
gather-then = Karıştırma, herkes oturunca başlar.
gather-invite = Bağlantıyı arkadaşlarınıza gönderin.
gather-all = Herkes burada.
gather-you-begin = Oyunu siz başlatırsınız; ondan önce süre işlemez.
gather-host-begins = Oyunu { $who } başlatır; ondan önce süre işlemez.
gather-you-may = Masayı açan burada değil: siz başlatabilirsiniz. Ondan önce süre işlemez.
gather-anybody = Burada oturan herkes başlatabilir. Ondan önce süre işlemez.
gather-begin = Başlat
gather-bots = Boş koltuklarda botlarla başlat
gather-sealing = Kimse hile yapamasın diye birlikte karıştırıyoruz…
gather-sealing-rest = Herkesin sayfası karıştırmaya kendi rastgele sayısını katıyor. En fazla on saniye sürer.
gather-anew = Rastgele sayısını açmayan: { $who }. Ötekiler onsuz yeniden karıştırıyor.
gather-bot = bot
gather-sealed = burada, hazır
gather-deal = Beklemeden başlat
gather-without = { $n ->
    [one] Yalnızca karıştırma { $who } olmadan yapılır; sonra gelip oynayabilir.
   *[other] Yalnızca karıştırma { $who } olmadan yapılır; sonra gelip oynayabilirler.
}
seat-already = Burada zaten { $who } adıyla oturuyorsunuz.
seat-already-text = Bu bağlantı aynı masadaki başka bir koltuk için. Onu alırsanız { $who } adıyla oturduğunuz koltuk boşalır.
seat-in-address = Bu tarayıcı hiçbir şey saklamıyor. Koltuğunuzu yalnızca bu sayfanın adresi yeniden açar: saklayın ve kimseye göstermeyin.
seat-stay = { $who } olarak kal
seat-instead = Diğer koltuğa geç
seat-beside = Onu başka biri bu ekranda oynar

table-code = Masa
copy-watch = İzleme bağlantısını kopyala
big-screen = Büyük ekranda göster
copied = Kopyalandı
copy-link = Bağlantıyı kopyala
invite = Arkadaşlar için bağlantılar
invite-title = Arkadaşlarınızı getirin
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
deal-title = Adil karıştırma
deal-promised = Sunucu bu sayıyla anahtarını oyundan önce mühürledi. Oyun sonunda sayfanız, karıştırmanın bu anahtardan ve herkesin rastgele sayısından yapıldığını denetler.
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
substitute-now = { $who } dönene kadar yerine bir bot oynuyor.
end-proposed = { $you ->
    [yes] Bu masayı sonuçsuz bitirmeyi öneriyorsunuz.
   *[no] { $who } bu masayı sonuçsuz bitirmeyi öneriyor.
}
end-awaits = Beklenenler: { $who }.
end-agree = Bitir
end-decline = Devam
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

## What a phone can do

awake = Ekran
awake-is = { $on ->
    [yes] sıra bendeyken açık kalır
   *[no] kararabilir
}
awake-cannot = Bu tarayıcı ekranı açık tutamıyor.
awake-needs = Ekranı açık tutmak için HTTPS gerekir.
home-screen = Ana ekran
home-screen-add = { -kingtable } ekle
home-screen-menu = Tarayıcınızın menüsünden bu sayfayı ana ekrana ekleyebilirsiniz.
home-screen-needs = Ana ekrana eklemek için HTTPS gerekir.

## A rematch, phrases, moves taken back, giving up

rematch-asked = { $you ->
    [yes] Rövanş istediniz.
   *[no] { $who } rövanş istiyor.
}
rematch-moves = Koltuklar birer kayar.
rematch-yes = Yine oynarım
rematch-there = Rövanşa git
rematch-watch = Rövanşı izle
rematch-later = Şimdi değil
rematch-joined = { $who }: var
rematch-awaited = { $who }: yanıt bekleniyor
gather-rematch = Rövanş davetinden gelirler.
gather-clock = Kendi sıranız için { $turn }. Sonra yerinize saat oynar.
king-of-tokyo-gather-clock = Kendi sıranız için { $turn }, başkasının sırasında size bir şey sorulursa { $ask }. Sonra yerinize saat oynar.
seconds = { NUMBER($n) } sn
minutes = { NUMBER($n) } dk
gather-no-clock = Saat yok: herkes istediği kadar düşünür.
colour-yours = Renginiz
colour-of = { $colour }, alan: { $who }
phrase-hello = Merhaba!
phrase-luck = Bol şans!
phrase-new = İlk kez oynuyorum
phrase-moment = Bir dakika
phrase-nice = Güzel hamle
phrase-oops = Eyvah
phrase-thanks = Teşekkürler
phrase-played = İyi oynadınız!
phrase-close = Az kaldı
phrase-more = Bir daha?
phrase-pleasure = Memnuniyetle
phrase-going = Gitmeliyim
phrase-says = { $who }: { $phrase }
evening = Bu akşamki oyunlar: { $n }. Kazanılanlar: { $wins }.
evening-wins = { $who } { $n }
phrases = Bir şey söyleyin
phrases-silence = Sustur
take-back = Geri al
back-proposed = { $you ->
    [yes] Son hamlenizi geri almak istiyorsunuz.
   *[no] { $who } son hamleyi geri almak istiyor.
}
back-agree = İzin ver
back-decline = Hayır, kalsın
back-withdraw = Kalsın
back-withdrawn = { $you ->
    [yes] Hamleyi olduğu gibi bıraktınız.
   *[no] { $who } hamleyi olduğu gibi bıraktı.
}
back-declined = { $you ->
    [yes] Hamlenin kalmasını istediniz.
   *[no] { $who } hamlenin kalmasını istiyor.
}
back-lapsed = Oyun sürdü; hamle kaldı.
resign = Çekil
resign-sure = Çekilmek istiyor musunuz? Sonuncu olursunuz, yerinize sonuna kadar bir bot oynar.
resign-sure-alone = Çekilmek istiyor musunuz? Oyun burada biter ve sonuncu olursunuz.
lend-resigned = Çekilen { $who } yerine bir bot oynuyor.
title-rematch = ● { $who }: rövanş?
loudness = Ses düzeyi
language-none-else = Tarayıcıdan bu sayfayı çevirmemesi istenir: çeviri, masada eski sayılar bırakır.
