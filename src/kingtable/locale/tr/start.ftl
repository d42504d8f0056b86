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
together = Aynı ekranda birlikte
learn = On kısa adımda öğren
go-on = Devam et
code-title = Kodunuz mu var?
code-text = Arkadaşınızdan gelen altı harf ve rakam
code-go = Masaya git
new-title = Yeni misiniz?
new-text = Bütün kural kitabı tek sayfada
last-replay = Son oyunun tekrarı
pad-entry = Gerçek masada
kingdomino-pad = Puan sayfası
king-of-tokyo-pad = Olasılık sayfası
independent = Bağımsız bir projedir; oyunların yayıncılarıyla ilişkisi yoktur.
language = Dil
theme = Renkler
theme-now = Renkler: { $theme }. Değiştir
theme-system = cihazdaki gibi
theme-light = açık
theme-dark = koyu
no-server = Sunucu yanıt vermiyor. Yeniden deneyin.
no-server-yet = Sunucu yanıt vermiyor. Bu sayfa kendiliğinden yeniden dener.
page-newer = { -kingtable } güncellendi. Bu sayfa yeni sürümü yüklüyor; masalarınız kalır.
rules-of = Kurallar: { $game }
home = Ana sayfa
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

bot-kind-random = Acemi
bot-kind-person = Denk rakip
bot-kind-greedy = Açgözlü
bot-kind-sampler = Düşünür
bot-kind-novice = Amatör
bot-kind-planner = Planlayıcı
bot-kind-expert = Uzman
bot-kind-master = Usta
bot-kind-attacker = Kavgacı
bot-kind-racer = Koşucu
bot-kind-builder = Koleksiyoncu
bot-kind-roller = Hesapçı
bot-kind-learner = Emektar
colour = { $colour ->
    [blue] Mavi, daire
    [rose] Pembe, baklava
    [pine] Çam yeşili, üçgen
    [amber] Kehribar, kare
    [violet] Mor, artı
   *[teal] Turkuaz, yıldız
}
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
kingdomino-option-start_order-kings-text = Krallar tek tek çekilir; sizinki çıkınca bir domino seçersiniz.
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
refused = Kabul edilmedi. Yeniden deneyin.
watch = İzle
try-again = Yeniden dene
rules-title = Kurallar
rules-none = Burada { $game } için kural kitabı yok. Düğmeler yapabileceğiniz her hamleyi gösterir.
kingdomino-aim = Kalenizin çevresinde en iyi krallığı kurun: geniş mülkler, bol taç.
kingdomino-keys = Tuşlar: oklar taşır, R döndürür, Enter taslak koyar, Escape geri alır, 1–4 seçer, H ipucu verir.

king-of-tokyo-title = King of Tokyo
king-of-tokyo-facts = { NUMBER(2) }–{ NUMBER(6) } canavar, { NUMBER(30) } dk
form-clock = Karar süresi
clock-usual = Normal
clock-quick = Hızlı
clock-none = Süresiz
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
king-of-tokyo-aim = Zar atın, Tokyo’ya girin, hayatta kalın. { NUMBER(20) } puana ilk ulaşan ya da hayatta kalan son canavar kazanır.
king-of-tokyo-keys = Tuşlar: 1–9 bir zarı tutar, Shift o yüzün hepsini, T atar, S durur, O olasılıkları gösterir, H ipucu verir.
tokyo-bay = Tokyo Körfezi
