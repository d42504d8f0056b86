list-two = { $first }, { $last }
help-usage = Kullanım:
help-options = Seçenekler
help-commands = Komutlar
help-default = verilmezse { $value }
help-default-cores = bütün çekirdekler
help-help = Bu yardımı göster ve çık.
help-version = Sürümü göster ve çık.
help-lang = Komut satırının dili; verilmezse bu bilgisayarınki.
help-as-json = JSON yazdır.

usage-try = Yardım için: “{ $command }”.
usage-error = Hata: { $told }
usage-option-unknown = { $option } diye bir seçenek yok.
usage-option-near = { $option } diye bir seçenek yok. Benzerleri: { $near }.
usage-command-unknown = “{ $command }” diye bir komut yok.
usage-missing = { $name } gerekli.
usage-choice = { $name } şunlardan biri olmalıdır: { $choices }.
usage-number = { $name } bir tam sayı olmalıdır.
usage-number-range = { $name } bir tam sayı olmalıdır: { $range }.
usage-decimal = { $name } bir sayı olmalıdır.
usage-decimal-range = { $name } bir sayı olmalıdır: { $range }.
usage-value = { $option } bir değer ister.
usage-flag = { $option } değer almaz.
usage-extra = Fazladan verilenler: { $words }
usage-folder = { $name } okuyabildiğiniz bir klasör olmalıdır.
usage-file = { $name } okuyabildiğiniz bir dosya olmalıdır.

help-main-text = Kural kitaplarına göre masa oyunları: tarayıcıda bir masa, botlar ve kesin kurallı bir motor. Komut verilmezse masa tarayıcıda açılır.
help-host = Dinlenecek adres; 0.0.0.0 ev ağına da açar.
help-port = Bağlantı noktası; verilmezse { NUMBER(8000, useGrouping: 0) } ya da boş olan sonraki.
help-data = Masaların veritabanının klasörü.
help-browser = Sayfayı tarayıcıda aç.
help-table-short = Masayı tarayıcıda aç (kingtable tek başına bunu yapar).
help-table-text = Masayı tarayıcıda açar; seçenekleri komuttan önce verilen tek başına kingtable ile aynıdır.

help-play-short = Uçbirimde botlara karşı oyna.
help-play-text = Uçbirimde oynatır. Bir hamleyi listelendiği gibi yazın (=23, 17@1,0>E; keep 3 3, yield) ya da listedeki numarasını; ? listeyi gösterir, q masadan kalkar.
help-players = Oyuncu sayısı; verilmezse o oyunun olağan sayısı.
help-seat = Koltuğunuz.
help-bot = Oyunun bir botu, örneğin random, greedy, sampler:500 ya da kendi ağınızla planner:net=FILE; verilmezse olağan bot.
help-play-seed = Dağıtımı yinelenebilir yap.
help-save = Oyun bitince oyun dosyasını bu dosyaya yaz.
help-preset = Bir seçenek kümesi.

help-match-short = Botları birbirine karşı oynat: koltuk döndürme, aralıklar, grafik.
help-match-text = Botları oynatır, örneğin greedy random, sampler:500 greedy greedy greedy ya da king-of-tokyo random random. Oyun adı verilmezse Kingdomino oynarlar. Her dağıtım, koltukların her döndürülüşünde oynanır; aralıklar dağıtımlar üzerinden alınır ve %95’liktir.
help-games = En az bu kadar oyun, tam dağıtımlar hâlinde.
help-match-seed = İlk dağıtımın tohumu.
help-match-deals = --games yerine: bu kadar dağıtım, her biri koltukların her döndürülüşünde.
help-processes = Aynı anda kaç süreç çalışacağı.

help-tournament-short = Birçok botu birbirine karşı oynat: aralıklı güç puanları; yarıda kalan turnuva sürdürülebilir.
help-tournament-text = Botları herkes herkesle oynatır, örneğin random greedy sampler:200 ya da king-of-tokyo roller racer attacker --players 4. Bütün gruplar aynı dağıtımları koltuk değiştirerek oynar. Puanlar en yüksek olabilirlikle Elo’dur; aralıklar dağıtımlar üzerinden alınır ve %95’liktir.
help-tournament-players = Bir oyundaki koltuk sayısı; verilmezse olağan sayı. Koltuktan az bot varsa biri diğerinin kopyalarıyla oynar.
help-kind = round-robin: herkes herkesle; gauntlet: ilki diğerlerinin her biriyle.
help-deals = Her grup için en fazla bu kadar dağıtım.
help-tournament-games = --deals yerine: toplamda en az bu kadar oyun, tam dağıtımlar hâlinde.
help-every-seating = Yalnızca döndürülüşler değil, koltukların her dizilişi.
help-sprt = İlk botun bu kadar güçlü olup olmadığı belli olunca grubu bitirir, örneğin 0:30.
help-anchor = Puanı 0 olan bot; verilmezse hepsinin ortalaması.
help-tournament-seed = İlk dağıtımın tohumu.
help-file = Oyunları tek tek oraya yaz; aynı komut, durdurulan turnuvayı kaldığı yerden sürdürür.
help-csv = Her oyunun her koltuğu için oraya bir satır yaz.
help-parquet = Aynı satırları Parquet olarak yaz (pyarrow gerekir).
help-html = Oraya grafikli bir rapor yaz.
help-ray = Bu adresteki Ray kümesinde oynat; local, burada bir küme başlatır (ray gerekir).

help-data-short = Botlara çok sayıda oyun oynat ve hepsini tek bir Parquet dosyasına yaz.
help-data-text = Botlara çok sayıda oyun oynatır, örneğin greedy random ya da king-of-tokyo roller --players 4, ve her oyunu bir satır olarak tek bir Parquet dosyasına yazar: pandas, polars ve kingtable.data okur. Tek bot tüm koltuklarda oynar; birden çok bot her oyunda bir koltuk ilerler. Bot verilmezse güçlü botların en hızlısı oynar. Dosya ancak tüm oyunlar yazılınca ortaya çıkar.
help-data-games = Kaç oyun oynanacağı.
help-data-players = Bir oyundaki koltuk sayısı; verilmezse bot sayısı ya da olağan sayı.
help-data-seed = İlk oyunun tohumu; ötekilerinki onu izler.
help-data-file = Yazılacak dosya (verilmezse GAME.parquet).

help-train-short = Bir oyunun botlarını kendileriyle oynatarak eğit.
help-train-text = Bir oyunun botları için sıfırdan bir ağ eğitir: kendisiyle oyun turları, bu oyunlardan yeni bir ağ ve bir sınama. Yeni ağ yalnızca daha güçlüyse eskisinin yerini alır. Hepsi klasörde durur: net.npz, rounds.csv ve rounds.svg; bir de sonraki turların yeniden öğrendiği oyunlar (games-0001.npz ve devamı). Orada zaten bir net.npz varsa onunla başlar.
help-folder = Eğitimin yazdığı her şeyin klasörü.
help-resume = Klasördeki turları sürdür.
help-rounds = Bu kadar turdan sonra dur.
help-hours = Bu kadar saatten sonra yeni tur başlatma.
help-train-method = Yöntem: rounds, oyunun botlarının ağı için; ppo, her oyun için ayrı bir politika (jax gerekir).
help-minutes = Bu kadar dakika sonra dur (--hours yerine).
help-against = --method ppo ile: politikanın karşısında ölçüleceği bot (verilmezse oyunun alışılmış ölçüsü).
help-league = --method ppo ile: eğitimin eski bir ağının bir koltukta oynadığı oyunların payı (verilmezse --ray ile yeni eğitimde 0,2, yoksa 0).
help-keep-games = --method ppo ile: her geçişin kaç oyunu klasördeki games.parquet dosyasına yazılsın (verilmezse 0; pyarrow gerekir).
help-train-ray = --method ppo ile: bu adresteki Ray kümesinde eğit; local, burada bir küme başlatır (ray gerekir).
help-rollouts = --ray ile: kaç aktör oynasın, her biri bir çekirdekte (verilmezse kümenin çekirdeklerinden bir eksik).
help-train-games = Bir turun oyun sayısı.
help-train-seed = Aynı tohum ve turlar aynı ağı verir.

help-net-short = Bir ağı ONNX dosyasına ya da ONNX dosyasını ağa dönüştür.
help-net-text = SOURCE içindeki ağı TARGET dosyasına yazar: başka programların çalıştırması için .npz’den .onnx’e ya da botların oynaması için .onnx’ten .npz’ye (planner:net=FILE). Çizgenin girdisi oyunun özelliklerinden bir satır, çıktısı botların okuduğudur.

help-analyse-short = Kayıtlı bir oyunu incele: olasılıklar, kayıplar, şans, herkesin oyun düzeyi.
help-analyse-text = FILE içindeki (ya da girdideki) bitmiş oyunu inceler: herkesin kazanma olasılığı hamle hamle, olasılığı artıracak hamleler, şans ve hatalardan kayıplar ayrı ayrı. --at ile tek bir konum, oyun bitmiş olsun olmasın.
help-analyse-bot = Hamleleri tartan bot, örneğin sampler:2000; verilmezse o oyunun olağan botu.
help-analyse-at = Bu kadar hamleden sonraki konum, başka bir şey değil; eksi sayı sondan sayar.
help-samples = Her konumdan sonuna dek oynanan oyunlar.
help-analyse-seed = Bot ve örnekler için tohum; aynı tohum aynı yanıtı verir.
help-analyse-html = Oraya grafikli bir sayfa yaz.
help-stream = Girdideki sorgulara yanıt ver, satır başına bir JSON nesnesi.

help-replay-short = Kayıtlı bir oyunu hamle hamle yeniden oynat.
help-replay-text = FILE içindeki (ya da standart girdideki) oyun dosyasını yeniden oynatır: her olay sözle, ardından masanın son hâli.
help-at = Bu kadar hamleden sonraki masayı göster, başka bir şey gösterme; eksi sayı sondan sayar.
help-replay-as-json = Konumu (--at hamleden sonrakini, yoksa sonuncuyu) JSON olarak yazdır.

help-verify-short = Bir oyun dosyasını denetle: yeniden oynanıyor mu, mühürlü dağıtımına dokunulmuş mu.
help-verify-text = FILE içindeki (ya da standart girdideki) oyun dosyasını denetler. Oyun, sunucunun anahtarından ve oyuncuların paylarından yeniden kurulup yeniden oynanır: anahtarın SHA-256 özeti oyundan önce gösterilen mühür olmalı, her pay koltuğunun gösterdiğine uymalı, bütün hamleler kurala uygun ve sonuç aynı olmalıdır. Bunun kanıtlamadıkları da söylenir.
help-commitment = Masanın oyundan önce gösterdiği mühür.
help-digest = Sayfanızın payını verirken sakladığı özet.
help-share = Mühürlü dağıtımda bulunması gereken, sayfanızın sakladığı bir pay.

help-bench-short = Motoru bu makinede ölç.
help-bench-text = Motoru bu makinenin tek çekirdeğinde ölçer: bütün oyunları ya da adı verileni. Testlerin yalın örnekleri, kaynak kopyasında python -m benchmarks.speed ile onun yanında ölçülür.
help-seconds = Ölçüm başına saniye.
help-start = Sıfırdan derlemeyi de ölç (yavaş).

help-score-short = Bir krallık çizimini puanla: mülkler, ek puanlar ve toplam.
help-score-text = FILE içine (ya da standart girdiye) yazılmış krallığı puanlar. Satırlar yukarıdan aşağıya, kareler boşlukla ayrılır: W buğday, F orman, L göl, P çayır, S bataklık, M maden, yanında taç sayısı; CC kale, .. boş. Satırlar yeni satırla ya da eğik çizgiyle ayrılır. Boş bir satır birkaç oyuncunun krallıklarını ayırır; o zaman sıralar ve beraberliği neyin çözdüğü de yazılır. Bir kutunun dominolarıyla yapılamayan kareler stderr’e yazılır.
help-score-middle-kingdom = { -middle-kingdom } sayılsın: kale ortadaysa { NUMBER(10) } puan.
help-score-harmony = { -harmony } sayılsın: eksiksiz krallığa { NUMBER(5) } puan.
help-score-mighty-duel = { NUMBER(7) } × { NUMBER(7) } karelik bir krallık.

help-odds-short = King of Tokyo zarlarının olasılıklarını göster.
help-odds-text = King of Tokyo zarlarının en iyi oyunla kesin olasılıklarını göster. FACES şunlardır: 1 2 3 heart energy claw. --want verilmezse yararlı olan her şeyi gösterir.
help-rerolls = Kalan atışlar.
help-dice = Zar sayısı; yüzler yazılmazsa zarlar henüz atılmamıştır (o zaman sayı verilmezse { NUMBER(6) }).
help-want = Bir yüzden en az bu kadar, örneğin "3 claw"; birkaç kez verilirse hepsi birden.
