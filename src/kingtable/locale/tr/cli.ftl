score-total = Toplam
player = { $seat }. oyuncu
line-now = Bu tur
line-next = Sonraki tur
final-line = { $rank }. sırada { $seat }. oyuncu: { $score }
final-tie-largest = { $a }. ve { $b }. oyuncu berabere: sonucu daha geniş mülk belirler.
final-tie-crowns = { $a }. ve { $b }. oyuncu berabere, en geniş mülkleri de eşit: sonucu taçlar belirler.
final-tie-shared = { $a }. ve { $b }. oyuncu yerlerini paylaşır.
score-kind = Hiçbir dominoda { $square } karesi yok.
score-count = { $square } kareleri: { $n }, ama dominolarda yalnızca { $most } tane var.
score-odd = { $seat }. oyuncu: kare sayısı ({ $n }) tek, oysa her dominoda iki kare var.
score-loose = { $seat }. oyuncu: { $n } kare kaleye bağlı değil.
score-crownless = { $seat }. oyuncu: bu krallıkta taç yok.
score-impossible = { NUMBER(48) } domino bunu oluşturamaz. Belki bir kare yanlış okundu.
score-open = { NUMBER(48) } dominonun bunu oluşturup oluşturamayacağı bulunamadı.
score-repair = { $seat }. oyuncu, { $row }. satır, { $column }. kare: { $square } ile olur. Toplam: { $score }.
score-too-many = { $count } krallık var, ama bir oyunda en fazla { $most } oyuncu olur.

event-game = { $number }. oyun başlıyor.
event-kings = Krallar şu sırayla çekildi: oyuncular { $seats }.
event-line = Domino sırası açıldı: { $dominoes }.
event-claim = { $seat }. oyuncu { $domino } numarayı seçti.
event-place = { $gain ->
    [0] { $seat }. oyuncu { $domino } numarayı yerleştirdi: henüz puan yok.
   *[other] { $seat }. oyuncu { $domino } numarayı yerleştirdi: { $gain } puan.
}
event-discard = { $seat }. oyuncunun { $domino } numara için yeri yok; dominoyu oyun dışı bıraktı.
event-leftover = { $domino } numarayı kimse seçmedi; oyun dışı kaldı.
event-round = { $round }. tur.
event-scored = { $number }. oyunun puanları: { $scores }.
event-over = Oyun bitti. Sıralama: { $ranks }.

verify-moves = { $moves ->
    [one] { $moves } hamle, kurala uygun.
   *[other] { $moves } hamle, hepsi kurala uygun.
}
verify-dealt = Mühürlü dağıtım, SHA-256 özeti şu olan anahtardan oluşturuldu: { $commitment }.
verify-seed = Dağıtım şu tohumdan oluşturuldu: { $seed }; oyundan önce mühürlenmemişti.
verify-shares = Mühürlü dağıtımda kullanılan paylar: { $shares } / { $people } oyuncu.
verify-no-share = { $seat } numaralı koltuk mühürlü dağıtıma pay vermedi, bu yüzden oyuncusuna bir şey kanıtlanmış olmadı.
verify-scores = Puanlar: { $scores }.
verify-proved = Bu özeti ve bu payı saklamış olan oyuncuya kanıtlandı: bu mühürlü dağıtımı kimse seçmedi.
verify-proved-little = Kanıtlandı: mühürlü dağıtım ilk hamleden önce belirlenmişti. Kanıtlanmadı: onu kimsenin seçmediği; çünkü kimse pay vermedi.
verify-unproved = Kanıtlanmadı: bu mühürlü dağıtımı kimsenin seçmediği. Sayfanız bir özet ve bir pay sakladı: onları --digest ve --share ile verin.
verify-silent = Kanıtlanmadı: bu mühürlü dağıtımı kimsenin seçmediği. Payını açmayan, bu yüzden ötekilerin yeniden karıştırdığı koltuklar: { $seats }. Bunlar sunucuyu işletenin koltuklarıysa en fazla { $deals } dağıtım gördü ve birinde durabilirdi.
verify-silent-old = Kanıtlanmadı: bu mühürlü dağıtımı kimsenin seçmediği. Pay mühürleyip açmayan koltuklar: { $seats }. Sunucuyu işleten onlarla birlikteyse { $deals } dağıtımdan birini seçebilirdi.
verify-loose = Bu oyunun dağıtımını daha eski bir sürüm oluşturdu. O sürüm adları, botları ve seçenekleri ancak paylar bilindikten sonra sabitliyordu; sunucuyu işleten, dağıtımlar arasından seçim yapmış olabilir.
verify-digest = Oyunun, seçeneklerin, koltukların, botların ve mühürlerin özeti: { $digest }.
verify-not-proved = Kanıtlanmadı: kimsenin bakmadığı. Sunucuyu işleten, dosyasını oyun sırasında okuyabilir. Bir koltuk için kimin hamle yaptığını yalnızca sunucu söyler.

play-seat = Yalnızca { $players } koltuk var.
play-ask = Hamleniz ({ $count } seçenek, ? listeler, q masadan kalkar):
play-forced = Tek bir hamle mümkün: { $move }.
play-thinking = { $seat }. oyuncu düşünüyor…
play-early = { -kingtable } bu bilgisayar için derlenene kadar { $bot } yerine { $substitute } oynuyor.
play-bot-failed = { $bot } hamle vermedi: { $why }
play-left = Masadan kalktınız.
play-saved = Oyun dosyası: { $file }.
stopped = Durduruldu.
standard-output = Çıktı
games-stopped = { $whole } oyundan { $games } tanesi oynandı ve durduruldu.
games-stopped-in = { $whole } oyundan { $games } tanesi oynandı ve durduruldu. Oyunlar şurada: { $file }.
tournament-stopped = { $whole } oyundan { $games } tanesi oynandı ve durduruldu. Oyunlar şurada: { $file }. Aynı komut orada sürdürür.
train-stopped = Durduruldu. Buraya kadarki eğitim { $folder } klasöründe; --resume onu sürdürür.

train-none = { $game } için henüz öğrenilecek bir şey yok.
train-begun = { $folder } klasöründe zaten turlar var: --resume onları sürdürür, ya da başka bir klasör seçin.
train-progress = { $doing ->
    [plays] { $round }. tur: kendisiyle oyunlar
    [trains] { $round }. tur: eğitim, { $epoch }. geçiş
   *[tests] { $round }. tur: eski ağa karşı sınama, { $deals }
}
train-round = Tur
train-rows = Satır
train-loss = Hata
train-verdict = Karar
train-deals = Dağıtım
train-mean = Fark
train-said = { $verdict ->
    [first] ilki
    [stronger] daha güçlü: alındı
    [not-stronger] daha güçlü değil
   *[unclear] belirsiz: alınmadı
}
train-kept = En iyi ağ { $file } dosyasında.
train-play = Ona karşı oynayın: { $command }
train-compare = Paketteki ağla karşılaştırın: { $command }
train-only = { $option } yalnızca { $how } ile kullanılır.
train-other = { $folder } klasöründeki eğitim { $game } içindir ve { $bot } karşısında ölçülür. Başka bir eğitim için başka bir klasör seçin.
train-compiles = Hazırlanıyor: oyun ve öğrenici derleniyor …
train-passes = Geçiş { $number } (oyun: { $games }, dakika: { $minutes })
train-minutes = Dakika
train-games = Oyun
train-entropy = Entropi
train-won = { $bot } karşısında kazanma
train-kept-policy = Politika { $file } dosyasında.
train-restarted = { $count ->
    [one] Bir aktör durdu ve yeniden başlatıldı ({ $actors }).
   *[other] { $count } aktör durdu ve yeniden başlatıldı ({ $actors }).
}
train-taken = Kümede “{ $actor }” aktörü zaten var: o eğitimin bitmesini bekleyin, ya da adı başka olan bir klasör seçin.
train-actor = “{ $actor }” aktörü yanıt vermeden önce { $count } kez durdu: { $why }
net-none = { $game } botları ağ okumaz.
net-endings = Dosyalardan biri .npz, diğeri .onnx ile bitmelidir.
net-written = Yazıldı: { $file }
data-written = Yazıldı: { $file } (oyun: { $games }; oyun başına bayt: { $bytes }; saniyede oyun: { $rate })

match-bots = Bu oyunun bir karşılaşmasında { $least } ile { $most } arası bot olur, { $count } değil.
games-or-deals = --games ya da --deals verin, ikisini birden değil.
match-playing = Oynanıyor
match-title = { $games } oyun, her dağıtım koltukların her döndürülüşünde
match-bot = Bot
match-wins = Galibiyet
match-share = { $share } ({ $low } ile { $high } arası)
match-all-won = { $share }, en az { $low }
match-none-won = { $share }, en fazla { $high }
match-score = Puan
match-deviation = Sapma
match-margin = En iyi rakiple fark
match-alone = Tek başına birinci
match-level = Birinciliği paylaşan

tell-column-tokyo = Tokyo
tell-column-counters = Jetonlar
tell-column-cards = Kartlar
tell-place-city = Tokyo Şehri
tell-place-bay = Tokyo Körfezi
tell-out-of-game = elendi
tell-poison = { $n } zehir
tell-shrink = { $n } küçülme
tell-row = Satışta:
tell-deck = destede { $deck } kart daha
tell-throws-left = { $rerolls ->
    [0] atış kalmadı
   *[other] { $rerolls } atış kaldı
}
tell-ask = { $phase ->
    [rolled] { $seat }. oyuncu: yeniden atmak mı, durmak mı?
    [probe] { $seat }. oyuncu: { card-psychic-probe } bir zara kullanılsın mı?
    [change] { $seat }. oyuncu: bir zar değişsin mi?
    [hearts] { $seat }. oyuncu: kalpler ne için?
    [react] { $seat }. oyuncu: hasarı almak mı, yanıt vermek mi?
    [yield] { $seat }. oyuncu: Tokyo’yu bırakmak mı, kalmak mı?
    [buy] { $seat }. oyuncu: bir şey satın alınsın mı?
    [charge] { $seat }. oyuncu: { card-monster-batteries } üzerine kaç enerji konsun?
    [opportunist] { $seat }. oyuncu: az önce açılan kart satın alınsın mı?
    [sell] { $seat }. oyuncu: bir kart satılsın mı?
   *[mimic] { $seat }. oyuncu: { card-mimic } hangi kartı kopyalasın?
}
tell-ask-damage = { $by ->
    [0] { $damage } hasar.
   *[other] { $by }. oyuncudan { $damage } hasar.
}
tell-stop-now = Şimdi durursanız:
tell-nothing = hiçbir şey
tell-gain-vp = { $n } puan
tell-gain-heal = { $n } can
tell-gain-energy = { $n } enerji
tell-hits = { $seat }. oyuncuya { $n } hasar (kalan: { $left })
tell-enters = { $place ->
    [bay] Tokyo Körfezi’ne giriş
   *[city] Tokyo Şehri’ne giriş
}
tell-hearts = { $hearts } kalp, şöyle paylaştırılır: hearts heal=1 poison=1 shrink=1 2=1 (bir sayı o koltuğu iyileştirir, 0’dan sayılır)
tell-keep = keep FACE ... bu zarları tutar, kalanını atar; tek başına keep hepsini atar.

tell-start-roll = Kimin başlayacağını pençeler belirler ({ $rolls }): { $first }. oyuncu.
tell-turn = { $extra ->
    [freeze_time] { $number }. sıra: yine { $seat }. oyuncu ({ card-freeze-time }).
    [frenzy] { $number }. sıra: yine { $seat }. oyuncu ({ card-frenzy }).
   *[no] { $number }. sıra: { $seat }. oyuncu.
}
tell-throw = { $seat }. oyuncu zar attı: { $thrown }. Masada: { $dice }.
tell-again = { $seat }. oyuncu bir 3’ü yeniden attı: { $to } oldu.
tell-extra-throw = { $seat }. oyuncu bir atış daha yapıyor ({ $card }).
tell-probe = { $seat }. oyuncu bir zarı yeniden attı: { $face } yerine { $to }.
tell-change = { $seat }. oyuncu bir zarı değiştirdi: { $face } yerine { $to } ({ $card }).
tell-stop = { $seat }. oyuncu durdu: { $dice }.
tell-vp = { $sign ->
    [less] { $seat }. oyuncu { $amount } puan kaybetti ({ $why }); puanı { $vp }.
   *[more] { $seat }. oyuncu { $amount } puan kazandı ({ $why }); puanı { $vp }.
}
tell-energy = { $sign ->
    [less] { $seat }. oyuncu { $amount } enerji ödedi ({ $why }); enerjisi { $energy }.
   *[more] { $seat }. oyuncu { $amount } enerji kazandı ({ $why }); enerjisi { $energy }.
}
tell-heal = { $seat }. oyuncu { $amount } canını geri kazandı ({ $why }); canı { $health }.
tell-counters = { $seat }. oyuncunun jetonları değişti: zehir { $poison }, küçülme { $shrink }.
tell-attack = { $hit ->
    [0] { $seat }. oyuncu { $claws } pençeyle saldırdı ama kimseyi vurmadı.
    [1] { $seat }. oyuncu { $claws } pençeyle saldırdı; hedef: { $targets }. oyuncu.
   *[other] { $seat }. oyuncu { $claws } pençeyle saldırdı; hedef oyuncular: { $targets }.
}
tell-damage = { $by ->
    [0] { $seat }. oyuncu { $amount } hasar aldı ({ $why }): { $health } can kaldı.
   *[other] { $seat }. oyuncu { $amount } hasar aldı ({ $by }. oyuncu, { $why }): { $health } can kaldı.
}
tell-prevented = { $seat }. oyuncu { $amount } hasardan kurtuldu ({ $why }).
tell-camouflage = { card-camouflage } zarları, { $seat }. oyuncu: { $dice }.
tell-yield = { $seat }. oyuncu Tokyo’yu bıraktı.
tell-stay = { $seat }. oyuncu kaldı.
tell-leave = { $place ->
    [bay] { $how ->
        [bay] { $seat }. oyuncu Tokyo Körfezi’nden çıktı: körfez kapandı.
        [displaced] { $seat }. oyuncu Tokyo Körfezi’nden çıktı: yerinden edildi.
       *[other] { $seat }. oyuncu Tokyo Körfezi’nden çıktı.
    }
   *[city] { $how ->
        [displaced] { $seat }. oyuncu Tokyo Şehri’nden çıktı: yerinden edildi.
       *[other] { $seat }. oyuncu Tokyo Şehri’nden çıktı.
    }
}
tell-enter = { $place ->
    [bay] { $seat }. oyuncu Tokyo Körfezi’ne girdi.
   *[city] { $seat }. oyuncu Tokyo Şehri’ne girdi.
}
tell-bay-closed = Tokyo Körfezi kapandı.
tell-out = { $seat }. oyuncu elendi.
tell-child = { $seat }. oyuncu geri döndü: { card-it-has-a-child }
tell-buy = { $origin ->
    [seat] { $seat }. oyuncu { $card } kartını { $price } enerjiye { $owner }. oyuncudan satın aldı.
    [top] { $seat }. oyuncu { $card } kartını { $price } enerjiye desteden satın aldı.
   *[row] { $seat }. oyuncu { $card } kartını { $price } enerjiye satın aldı.
}
tell-lose = { $how ->
    [used] { $seat }. oyuncu { $card } kartını kaybetti: kullanıldı.
    [empty] { $seat }. oyuncu { $card } kartını kaybetti: boşaldı.
    [heart] { $seat }. oyuncu { $card } kartını kaybetti: kalp geldi.
    [sell] { $seat }. oyuncu { $card } kartını kaybetti: satıldı.
   *[other] { $seat }. oyuncu { $card } kartını kaybetti.
}
tell-reveal = { $card } açıldı.
tell-sweep = { $seat }. oyuncu açık kartları yeniledi.
tell-shuffle = Iskarta karıştırılıp yeni deste oldu.
tell-mimic = { $seat }. oyuncunun { card-mimic } kartı, { $of }. oyuncunun { $card } kartını kopyalıyor.
tell-unmimic = { $seat }. oyuncunun { card-mimic } kartı artık bir şey kopyalamıyor.
tell-charge = { $seat }. oyuncu { card-monster-batteries } üzerine { $amount } enerji koydu.
tell-over = { $cause ->
    [points] { $seat }. oyuncunun 20 puanı var ve kazandı.
    [survival] { $seat }. oyuncu hayatta kalan son canavar ve kazandı.
   *[nobody] Hepsi elendi: kazanan yok.
}
tell-why-dice = zarlar
tell-why-tokyo = Tokyo’da
tell-why-enter = Tokyo’ya giriş
tell-why-buy = satın alma
tell-why-sweep = kartları yenileme
tell-why-sell = satış
tell-why-attack = saldırı
tell-why-poison = zehir

odds-title = { $dice } zar, { tell-throws-left }: { $faces }
odds-unthrown = henüz atılmadı
odds-wish = { $wish }: %{ $percent }
odds-keep = Tut: { $faces }
odds-keep-none = Tut: hiçbirini, hepsini at.
odds-stop = Hepsini tut: istediğiniz zaten var.
odds-count = Verilen yüz sayısı: { $count }; --dice ise { $dice } diyor. --dice yazmayın ya da o kadar yüz verin.
odds-goal = En az
odds-chance = Olasılık

bench-start = Bir süreci başlatma
bench-starting = İlk başlatmadaki gibi her şey sıfırdan derleniyor…
bench-none = { $game } için ölçülecek bir şey yok: paketi ölçüm bildirmiyor.

help-workers = Botlar için süreç sayısı (verilmezse her çekirdeğe bir tane, en fazla 8).
help-bots = Masaya oturabilecek kendi botunuz: bu klasördeki bir modülden GAME=MODULE:CLASS, örneğin kingdomino=my_bot:Mine, ya da kendi ağınızla GAME=BOT:net=FILE; birden çok kez verilebilir.
help-allow-host = Bu sunucuya ulaşılan bir ad, örneğin table.example.org; birden çok kez verilebilir. Bu makinenin adresleri ve localhost için gerekmez.
help-behind-proxy = Bu sunucunun önündeki bir vekil sunucunun adresi ya da ağı, örneğin 127.0.0.1 ya da 172.16.0.0/12. X-Forwarded-For üst bilgisi kimin sorduğunu bildirir. Birden çok kez verilebilir.
help-sharing = Masayı cloudflared, tailscale, ngrok ya da ssh:MACHINE=https://ADDRESS ile internete açar; değer verilmezse bu bilgisayardaki ilk programla.
table-starting = Sunucu başlatılıyor…
table-host = Bu boş. Yalnızca bu bilgisayarda dinlemek için --host yazmayın; ev ağını da açmak için 0.0.0.0 verin.
table-allow-host = “{ $given }” bir sunucu adı değil; örnek: table.example.org.
table-behind-proxy = “{ $given }” bir adres ya da ağ değil; örnek: 192.168.1.2 ya da 172.16.0.0/12. Ad yeterli değil.
table-at = { -kingtable } şurada: { $address }
table-already-at = { -kingtable } zaten şurada: { $address }
table-at-home = Ağınızda: { $address }
table-not-listening = { $problem ->
    [address] Masa { $host } adresinde, { $port } numaralı bağlantı noktasında dinleyemiyor: bu bilgisayarın böyle bir adresi yok. Başka bir --host ya da --port seçin.
    [name] Masa { $host } adresinde, { $port } numaralı bağlantı noktasında dinleyemiyor: bu bilgisayar bu adı bilmiyor. Başka bir --host ya da --port seçin.
    [denied] Masa { $host } adresinde, { $port } numaralı bağlantı noktasında dinleyemiyor: o bağlantı noktasını kullanma izniniz yok. Başka bir --host ya da --port seçin.
   *[other] Masa { $host } adresinde, { $port } numaralı bağlantı noktasında dinleyemiyor: { $why }. Başka bir --host ya da --port seçin.
}
table-ports-taken = { $first } ile { $last } arasındaki bağlantı noktalarının hepsi dolu. --port ile birini seçin.
table-port-taken = { $port } numaralı bağlantı noktasını başka bir program kullanıyor. Başka birini seçin ya da --port yazmayın.
folder-not-made = { $problem ->
    [missing] { $file } klasörü oluşturulamıyor: üstündeki yer bir klasör değil. --data ile başka bir klasör seçin.
    [denied] { $file } klasörü oluşturulamıyor: oraya yazma izniniz yok. --data ile başka bir klasör seçin.
    [full] { $file } klasörü oluşturulamıyor: disk dolu. --data ile başka bir klasör seçin.
   *[other] { $file } klasörü oluşturulamıyor: { $why }. --data ile başka bir klasör seçin.
}
folder-not-written = { $problem ->
    [missing] { $file } klasörüne yazılamıyor: bu bir klasör değil. --data ile başka bir klasör seçin.
    [denied] { $file } klasörüne yazılamıyor: oraya yazma izniniz yok. --data ile başka bir klasör seçin.
    [full] { $file } klasörüne yazılamıyor: disk dolu. --data ile başka bir klasör seçin.
   *[other] { $file } klasörüne yazılamıyor: { $why }. --data ile başka bir klasör seçin.
}
database-not-opened = { $problem ->
    [missing] { $file } veritabanı açılamıyor: yerinde yok. --data ile başka bir klasör seçin.
    [denied] { $file } veritabanı açılamıyor: oraya yazma izniniz yok. --data ile başka bir klasör seçin.
    [full] { $file } veritabanı açılamıyor: disk dolu. --data ile başka bir klasör seçin.
   *[other] { $file } veritabanı açılamıyor: { $why }. --data ile başka bir klasör seçin.
}
folder-in-use = { $process ->
    [unknown] { $file } klasörünü başka bir { -kingtable } kullanıyor. Onu durdurun ya da --data ile başka bir klasör seçin.
   *[other] { $file } klasörünü başka bir { -kingtable } (işlem { $process }) kullanıyor. Onu durdurun ya da --data ile başka bir klasör seçin.
}
database-in-use = { $file } veritabanını, bu adla ya da başka bir adla, başka bir { -kingtable } kullanıyor. Onu durdurun ya da --data ile başka bir klasör seçin.
database-read-only = { $what ->
    [file] { $file } veritabanı salt okunur. Yazılabilir yapın ya da --data ile başka bir klasör seçin.
   *[folder] { $file } klasörü salt okunur. Yazılabilir yapın ya da --data ile başka bir klasör seçin.
}
database-not-now = { $file } veritabanı şu anda kullanılamıyor ({ $detail }). Hiçbir şey değişmedi. Klasörüne yazılabildiğini, diskin dolu olmadığını ve başka bir programın onu kullanmadığını kontrol edin ya da --data ile başka bir klasör seçin.
database-foreign = { $file } başka bir programın veritabanı. Hiçbir şey değişmedi. --data ile başka bir klasör seçin.
database-newer = { $file } veritabanını daha yeni bir { -kingtable } yazmış (biçimi { $form }, bu sürüm { $known } biçimini biliyor). Hiçbir şey değişmedi. Daha yeni { -kingtable } sürümünü kurun ya da --data ile başka bir klasör seçin.
database-damaged = { $what ->
    [copy] { $file } veritabanı hasarlı (yarım kalan bir kopya gibi, { $detail } bayt). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
    [cut] { $file } veritabanı hasarlı ({ $bytes } bayt yerine { $detail } bayt). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
    [empty] { $file } veritabanı hasarlı (içi boş). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
    [foreign] { $file } veritabanı hasarlı (bir veritabanı değil). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
    [form] { $file } veritabanı hasarlı (biçimi { $detail }). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
    [lacks] { $file } veritabanı hasarlı ({ $table } içinde şu yok: { $detail }). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
    [trigger] { $file } veritabanı hasarlı (bir trigger var: { $detail }). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
   *[other] { $file } veritabanı hasarlı ({ $detail }). Hiçbir şey değişmedi. Yerine bir yedek koyun ya da boş biriyle başlamak için onu başka yere taşıyın.
}
tell-plain-move = { NUMBER($seat) }. oyuncu: { $move }
tell-plain-over = Oyun bitti.
