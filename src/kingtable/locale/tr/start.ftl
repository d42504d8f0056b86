-kingtable = Kingtable
-dynasty = Hanedan
-middle-kingdom = Merkez Krallık
-harmony = Harmoni
-mighty-duel = Büyük Düello

kingtable = { -kingtable }
kingdomino-title = Kingdomino

start-lead = Çekin bir sandalye.
start-exact = Kural kitabına harfi harfine uyan iki masa oyunu.
start-how = Tek başınıza botlara karşı ya da bağlantıyla çağırdığınız arkadaşlarınızla. Hesap gerekmez.
kingdomino-facts = { NUMBER(2) }–{ NUMBER(4) } oyuncu, { NUMBER(15) } dk
facts = { $least }–{ $most } oyuncu
play-now = Hemen oyna
set-up = Masa kur
learn = On kısa adımda öğren
go-on = Devam et
code-title = Kodunuz mu var?
code-text = Arkadaşınızdan gelen altı harf ve rakam
code-go = Masaya git
new-title = Yeni misiniz?
new-text = Bütün kural kitabı tek sayfada
last-replay = Son oyunun tekrarı
independent = Bağımsız bir projedir; oyunların yayıncılarıyla ilişkisi yoktur.
language = Dil
theme = Renkler
theme-now = Renkler: { $theme }. Değiştir
theme-system = cihazdaki gibi
theme-light = açık
theme-dark = koyu
no-server = Sunucu yanıt vermiyor. Yeniden deneyin.
rules-of = Kurallar: { $game }
home = Başlangıç sayfasına dön
tables-mine = Masalarım
tables-with = { $who } ile
tables-gathers = Diğerleri bekleniyor
tables-your-turn = Sıra sizde.
tables-bot-turn = Sıra bir botta
tables-turn-of = Sıra { $who } adlı oyuncuda
tables-other-turn = Sıra başka bir oyuncuda
tables-gone = Bu masa artık yok.
tables-go-on = Devam et: { $game }, masa { $code }
tables-forget-which = Unut: { $game }, masa { $code }
tables-forget-text = Bu masa unutulsun mu? Koltuğunuzun anahtarı yalnızca bu tarayıcıda: o olmadan geri dönemezsiniz.
tables-forget = Unut
tables-keep = Masa kalsın
tables-all = Tümünü göster ({ $n })
code-empty = Kod altı harf ve rakamdan oluşur.
nowhere = Burada bir şey yok.
nowhere-text = Bu adres hiçbir { -kingtable } sayfasına çıkmıyor. Bağlantıya bir daha bakın.

form-seats = Kimler oynuyor
form-players = Oyuncular
form-seat = { $n }. koltuk
form-who = { $n }. koltukta oturan
form-bot = { $n }. koltuktaki bot
form-name = { $n }. koltuktaki ad
form-name-hint = Ad (isteğe bağlı)
form-colour = { $n }. koltuğun rengi
seat-me = Ben
seat-friend = Bağlantıyla gelen bir arkadaş
seat-bot = Bir bot
seat-up = { $n }. koltuğu yukarı taşı
seat-down = { $n }. koltuğu aşağı taşı
bot-kind-random = Acemi
bot-kind-random-text = Rastgele oynar.
bot-kind-person = Denk rakip
bot-kind-person-text = { $games ->
    [0] Sizin kadar güçlü: önce yumuşak, sonra sonuçlarınıza göre.
   *[other] Sizin kadar güçlü: { $games } oyundan sonra 100 üzerinden { $n }. Sonuçlarınıza göre değişir.
}
bot-rating = Elo { $elo } ({ $low } ile { $high } arası).
bot-any-strength = Seçilen güç
form-strength = { $n }. koltuktaki botun gücü
strength-told = 100 üzerinden { $n }: { $feel }
strength-feel = { $band ->
    [weakest] Eğlenmek için oynar, çok şeyi kaçırır.
    [weak] Kuralları bilir, çok hata yapar.
    [fair] İyi oynar, insanlar gibi hata yapar.
    [strong] Yenmesi zordur; az yanılır.
   *[strongest] Hiçbir fırsatı kaçırmaz.
}
bot-kind-greedy = Açgözlü
bot-kind-greedy-text = Hemen puan getireni alır.
bot-kind-sampler = Düşünür
bot-kind-sampler-text = Oyunun kalanını kafasında defalarca sonuna kadar oynar.
bot-kind-novice = Amatör
bot-kind-novice-text = Taçları sever, her zaman dikkatli değildir.
bot-kind-planner = Planlayıcı
bot-kind-planner-text = Bir krallığın nereye varabileceğini öğrenmiştir.
bot-kind-expert = Uzman
bot-kind-expert-text = Kendisiyle oynayarak öğrendikleriyle ileriyi düşünür.
bot-kind-master = Usta
bot-kind-master-text = Aynısı, daha uzun düşünerek.
bot-kind-attacker = Kavgacı
bot-kind-attacker-text = Pençe toplar, Tokyo’da gereğinden uzun kalır.
bot-kind-racer = Koşucu
bot-kind-racer-text = Sayı toplar, başka şeye pek bakmaz.
bot-kind-builder = Koleksiyoncu
bot-kind-builder-text = En pahalı kartlar için enerji biriktirir.
bot-kind-roller = Hesapçı
bot-kind-roller-text = Zarların kesin olasılıklarını bilir.
bot-kind-learner = Emektar
bot-kind-learner-text = Neyin kazandırdığını pek çok oyundan bilir.
colour = { $colour ->
    [blue] Mavi, daire
    [rose] Pembe, baklava
    [pine] Çam yeşili, üçgen
    [amber] Kehribar, kare
    [violet] Mor, artı
   *[teal] Turkuaz, yıldız
}
form-rules = Kurallar
form-preset = Kural sürümü
kingdomino-preset-official = Kural kitabı
kingdomino-preset-official-text = Resmî kural kitabı, birinci baskı.
kingdomino-preset-bga = Çevrimiçi
kingdomino-preset-bga-text = Ünlü çevrimiçi platformdaki gibi: üç oyuncu bütün dominoları kullanır, iki oyuncu ilk seçimleri 1-2-2-1 sırasıyla yapar.
form-open = Masayı aç
form-open-friends = Masayı aç ve bağlantıları al
kingdomino-option-middle_kingdom = { -middle-kingdom }
kingdomino-option-middle_kingdom-text = Oyun sonunda kaleniz krallığınızın tam ortasındaysa { NUMBER(10) } ek puan.
kingdomino-option-harmony = { -harmony }
kingdomino-option-harmony-text = Hiçbir dominoyu oyun dışı bırakmazsanız { NUMBER(5) } ek puan.
kingdomino-option-mighty_duel = { -mighty-duel }
kingdomino-option-mighty_duel-text = { NUMBER(48) } dominonun tamamı ve { NUMBER(7) } × { NUMBER(7) } karelik krallıklar. Deneyimli oyuncular için.
kingdomino-option-dynasty = { -dynasty }
kingdomino-option-dynasty-text = Art arda üç oyun; en yüksek toplam kazanır.
kingdomino-option-three_players = Dominolar
kingdomino-option-three_players-36-text = { NUMBER(12) } domino görülmeden kutuda kalır; domino sıraları üçlüdür.
kingdomino-option-three_players-48-text = { NUMBER(48) } dominonun tamamı; domino sıraları dörtlüdür, kimsenin seçmediği domino oyun dışı kalır.
kingdomino-option-start_order = İlk seçimler
kingdomino-option-start_order-kings = Krallar çekilir
kingdomino-option-start_order-kings-text = Krallar tek tek çekilir; kralı çıkan seçer.
kingdomino-option-start_order-snake = Yılan sırası (1-2-2-1)
kingdomino-option-start_order-snake-text = İlk oyuncu çekilişle belirlenir; iki oyuncuyla sıra 1-2-2-1 olur.

players = { $n } oyuncu
rules = Kurallar
close = Kapat
between-sentences = {" "}
player-name = { $colour ->
    [blue] Mavi
    [rose] Pembe
    [pine] Çam
    [amber] Kehribar
    [violet] Mor
   *[teal] Turkuaz
}
bot-name = { $colour ->
    [blue] Bot Söğüt
    [rose] Bot Kiraz
    [pine] Bot Sedir
    [amber] Bot Selvi
    [violet] Bot Erik
   *[teal] Bot Akçaağaç
}
bot-short = { $colour ->
    [blue] Söğüt
    [rose] Kiraz
    [pine] Sedir
    [amber] Selvi
    [violet] Erik
   *[teal] Akçaağaç
}
refused = Masa bunu kabul etmedi.
watch = İzle
try-again = Yeniden dene
rules-title = Kurallar
rules-none = { $game } kuralları burada anlatılmıyor. Oynanabilecek olanlar düğmelerde yazıyor.
kingdomino-aim = Kalenizin çevresinde en iyi krallığı kurun: geniş mülkler, bol taç.
kingdomino-keys = Tuşlar: oklar taşır, R döndürür, Enter taslak koyar, Escape geri alır, 1–4 seçer.

king-of-tokyo-title = King of Tokyo
king-of-tokyo-facts = { NUMBER(2) }–{ NUMBER(6) } canavar, { NUMBER(30) } dk
form-games = Oyunlar
king-of-tokyo-form-colour = { $n }. koltuğun canavarı
form-clock = Karar süresi
clock-usual = Normal
clock-usual-text = Kendi sıranızda { NUMBER(2) } dakika, aradaki sorular için { NUMBER(30) } saniye.
clock-quick = Hızlı
clock-quick-text = Kendi sıranızda { NUMBER(45) } saniye, aradaki sorular için { NUMBER(15) } saniye.
clock-none = Süresiz
clock-none-text = Herkes gerektiği kadar düşünür.
king-of-tokyo-option-bay = { tokyo-bay }
king-of-tokyo-option-bay-text = Tokyo’da ikinci bir yer; beş veya daha çok canavar hayattayken açıktır.
king-of-tokyo-option-bay-later = Beş veya altı canavarla Tokyo Körfezi de oynanabilir.
king-of-tokyo-colour = { $colour ->
    [blue] Yosun, mavi
    [rose] Çaydanlık, pembe
    [pine] Fener, çam yeşili
    [amber] Baykuş, kehribar
    [violet] Turp, mor
   *[teal] Salyangoz, turkuaz
}
king-of-tokyo-name = { $colour ->
    [blue] Yosun
    [rose] Çaydanlık
    [pine] Fener
    [amber] Baykuş
    [violet] Turp
   *[teal] Salyangoz
}
king-of-tokyo-goal = { NUMBER(20) } puana ilk ulaşan ya da hayatta kalan son canavar siz olun.
king-of-tokyo-aim = Zar atın, Tokyo’ya girin, hayatta kalın. { NUMBER(20) } puana ilk ulaşan ya da hayatta kalan son canavar kazanır.
king-of-tokyo-keys = Tuşlar: 1–9 bir zarı tutar, Shift o yüzün hepsini, T atar, S durur, O olasılıkları gösterir.
tokyo-bay = Tokyo Körfezi
