refuse-over = Oyun bitti.
refuse-turn-over = Sıra, şu hamleden önce bitiyor: { $move }.
refuse-not-yet = Ne geleceğini şu hamleden önceki hamleler belirler: { $move }. Önce onları oynayın.
option-unknown = Böyle bir seçenek yok. Bilinenler: { $known }.
option-value = “{ $value }” olmaz. İzin verilenler: { $allowed }.
option-kind = { $kind ->
    [number] Burada “…” olmadan bir tam sayı gerekir, “{ $value }” değil. İzin verilenler: { $allowed }.
    [switch] Burada “…” olmadan true ya da false gerekir, “{ $value }” değil.
   *[text] Burada “…” içinde bir metin gerekir, { $value } değil. İzin verilenler: { $allowed }.
}
option-requires = Bunun için { $other } şöyle olmalıdır: { $needed }; şu anda: { $given }.
option-seed = Tohum, 0 ile 2⁶⁴ − 1 arasında bir tam sayıdır.
option-key = Anahtar 32 bayttır.
option-seed-or-key = Şans ya bir tohumdan ya da bir anahtardan gelir: ikisinden birini verin.
refuse-plain-illegal = Şimdi mümkün değil: { $move }. Mümkün olanlar: { $legal }.
refuse-plain-unread = “{ $move }” bu oyunun bir hamlesi değil. Şimdi mümkün olanlar: { $legal }.
refuse-action-number = “{ $action }” bir hamle numarası değil.
refuse-action = { $action } numaralı hamle şimdi yapılamaz.
refuse-undo = Geri alınacak hamle yok.
refuse-at = { $moves } hamle yapıldı: 0 ile { $moves } arası bir sayı ya da sondan sayan eksi bir sayı gerekir.
game-unknown = “{ $game }” diye bir oyun yok. Bilinenler: { $known }.
seat-unknown = Koltuklar 0’dan başlayarak numaralanır; { $players } koltuk var.
number-range = { $least } ile { $most } arasında bir tam sayı verin.
state-bytes = Bunlar bir { $game } konumunun baytları değil: { $wanted } bayt gerekir.
batch-actions = Burada her oyun için bir tam sayı gerekir: { $wanted } biçiminde bir tam sayı dizisi. Verilenin biçimi { $shape }, türü { $kind }.
batch-action = { $action } numaralı hamle yok. Hamlelerin numaraları 0 ile { $most } arasındadır.
batch-origin = { $lane } numaralı oyun başka bir toplu oyunda, burada bilinmeyen bir oyundan başladı.
batch-match = Burada aynı seçeneklerle bir { $game } oyunu gerekir: { $options }.
batch-snapshot = Burada aynı seçeneklerle, { $wanted } biçiminde bir { $game } toplu oyununun kopyası gerekir.
explicit-deck = { $game } oyununda { $row } alanı, bir koltuğun kaç kartını bildiğini söylemiyor; bu yüzden kartları tek tek açılamaz.
explicit-outcome = Burada { $outcome } çıkamaz. Olası sonuçları chance() verir: { $first } ile { $last } arası.
extra-missing = Bunun için { $package } paketi gerekir, burada kurulu değil: { $command }
file-write = { $problem ->
    [missing] { $file } yazılamıyor: klasörü yok. Önce klasörü oluşturun ya da başka bir yere yazın.
    [folder] { $file } yazılamıyor: bu bir klasör. Bir dosya adı verin.
    [denied] { $file } yazılamıyor: oraya yazma izniniz yok. Başka bir yer seçin.
    [full] { $file } yazılamıyor: disk dolu.
    [long] { $file } yazılamıyor: adı çok uzun.
   *[other] { $file } yazılamıyor: { $why }
}
file-read = { $problem ->
    [missing] { $file } diye bir dosya yok.
    [folder] { $file } okunamıyor: bu bir klasör. Bir dosya adı verin.
    [denied] { $file } okunamıyor: okuma izniniz yok.
   *[other] { $file } okunamıyor: { $why }
}
file-text = { $file } UTF-8 ile yazılmış bir metin değil: UTF-8 olarak kaydedin.
batch-observations = { $game } oyununda { $value } biçiminde gözlem yok. Olabilecekler: { $known }.
batch-gains = { $game } oyunu, bir hamlenin kaç puan eklediğini bildirmiyor.
env-opponents = Bütün rakipler için bir bot ya da { $wanted } rakibin her biri için bir bot verin. Şu anda { $given } tane var.
env-seat = Koltuk, 0 ile { $most } arasında bir sayıdır ya da “random”. “{ $seat }” olamaz.
data-row = { $file }, satır { $row }: { $told }
data-given = Oyunlar bir dosyadan ya da bir Arrow, pandas veya polars tablosundan gelir; { $given } olmaz.
data-file = { $file } bir oyunlar Parquet dosyası olarak okunamıyor: { $why }
data-column = Oyun dosyasında böyle bir sütun yoktur ya da yalnızca bir kez vardır. Sütunlar: { $known }.
data-column-missing = Bu sütun eksik. Sütunlar: { $known }.
data-type = Bu sütunun türü { $given }; { $wanted } gerekir.
data-null = Burada her oyun için bir değer gerekir.
data-number = { $value } sığmıyor: { $wanted } türünde bir sayı verin.
data-result = Yeniden oynanınca hamleler şunu veriyor: { $right }.
data-no-result = Bu hamlelerle oyun bitiyor; puanlar ve sıralama gerekir.
data-record = Bu oyun dosyası, öteki sütunlardaki oyunun değil.
data-source = Bir oyun için seed, key ve deal arasından tam olarak biri gerekir.
data-bots = Tüm koltuklar için bir bot ya da { $players } koltuğun her biri için bir bot verin, { $count } değil.
data-minari-id = “{ $id }” bir Minari veri kümesi adı değil: kingtable/games-v0 gibi bir ad verin.
data-minari-exists = { $id } adlı Minari veri kümesi zaten var: silin ya da başka bir ad veya sürüm verin.
data-mixed = Bir Minari veri kümesinde aynı seçeneklerle tek bir oyun bulunur. Bu dosya { $game } ile başlıyor ve başkalarını da içeriyor.
data-nothing = Bu dosyadaki hiçbir oyun bitmemiş, yazılacak bir şey yok.
plot-curve = { $file }, bu sayı sütunlarını içeren bir CSV değil: bunları içeren bir tablo ya da bir eğitimin klasörünü verin.
plot-tournament = { $file } okunamıyor: kingtable tournament --file ile yazılan dosyayı verin.
position-object = Bu bir JSON nesnesi olmalıdır.
position-field = Konumda böyle bir alan yok. Bilinenler: { $known }.
position-shape = Bunlar, oyunun bir konumundaki kadar tam sayı olmalıdır.
position-version = Burada “…” olmadan { $version } sayısı gerekir: biçimin başka bir sürümü burada bilinmiyor.
position-one-each = { $players } oyuncunun her biri için bir değer verin.
position-seat = Koltuklar 0’dan başlayarak numaralanır; { $players } koltuk var.
record-object = Oyun dosyası bir JSON nesnesidir.
record-given = Oyun dosyası bir dict, str ya da bytes olarak JSON ya da bunu içeren bir dosyanın yoludur; gelen: { $given }.
record-file = { $file } dosyası okunamıyor. Oyun dosyası, var olan bir dosyanın yolu ya da süslü ayraçla başlayan JSON’dur.
record-json = Geçerli bir JSON değil: { NUMBER($line) }. satır, { NUMBER($column) }. sütunda hata var. Oyun dosyası tek bir JSON nesnesidir.
record-text = Bu, UTF-8 ile yazılmış JSON değil. Oyun dosyası tek bir JSON nesnesidir.
record-field = Oyun dosyasında böyle bir alan yok. Bilinenler: { $known }.
record-version = { $given ->
    [missing] Sürüm eksik. Yeni bir oyun dosyasının sürümü: { $version }.
    [kind] Sürüm “…” olmadan bir tam sayı olmalıdır. Yeni bir oyun dosyasının sürümü: { $version }.
   *[unknown] Biçimin bu sürümü burada bilinmiyor. Bilinenler: { $known }.
}
record-options = Seçenekler bir JSON nesnesi olmalıdır.
record-key = Anahtar 64 onaltılık rakam olmalıdır.
record-commitment = Anahtar, masanın oyundan önce gösterdiği mühre uymuyor.
record-position = Konum, oyun dosyasındakinden başka bir oyunun ya da başka seçeneklerin konumu.
record-seed = Oyun dosyasında ya bir tohum, yani bir tam sayı, ya da mührüyle birlikte bir anahtar bulunur.
record-moves = Hamleler, gösterimle yazılmış bir hamle listesi olmalıdır.
record-unfinished = Oyun dosyası bir sonuç bildiriyor ama bu hamlelerle oyun bitmiyor.
record-result = Yeniden oynanınca hamleler başka puanlar veriyor: { $scores }.
bot-seat = Sıra { $seat } numaralı koltukta değil: bot, sırası gelen koltuk için oynar.
bot-unknown = “{ $bot }” diye bir bot yok. Bilinenler: { $known }.
bot-object = { $bot } bir bot değil: `choose` yöntemi olan bir nesne verin, sınıfını değil.
bot-module = { $bot } botu oluşturulamıyor ({ $why }). “module:Class” verin: bağımsız değişken almayan bir sınıf.
bot-silent = { $bot }, { $seat } numaralı koltuk için hiçbir şey seçmedi: en az bir hamle seçmelidir.
bot-illegal = { $bot }, { $moves } hamleden sonra oynanamayacak bir hamle seçti, { $action }: { $why }
bot-budget = “{ $bot }:{ $budget }” olmaz: bütçe, arama yapan botlar için 1 ile 1000000 arası bir deneme oyunu sayısıdır.
bot-strength = “{ $bot }:{ $budget }” olmaz: gücü 1 ile { $most } arası bir sayıdır.
bot-net = { $bot } botu ağ dosyası okumaz; okuyan botlar: { $known }.
net-damaged = { $file } ağı okunamıyor ({ $why }): kingtable train komutunun yazdığı bir dosya verin.
net-archive = { $file } ağı okunamıyor: tam bir .npz dosyası değil. kingtable train komutunun yazdığı bir dosya verin.
net-onnx-form = { $file } ağının biçimi farklı: çizgesi sırayla { $nodes } olmalı.
net-game = { $file } ağı { $game } için: { $wanted } için bir ağ verin.
net-version = { $file } ağı özelliklerin { $version }. sürümü için: { $wanted }. sürüm için yeniden eğitin.
net-shape = { $file } ağı uymuyor: { $inputs } girdili ve { $outputs } çıktılı bir ağ verin.
rounds-damaged = { $file } tur listesi okunamıyor.
learner-damaged = { $file } eğitimi okunamıyor ({ $why }). kingtable train --method ppo komutunun yazdığı bir klasör gerekir.
record-deal = Oyun dosyasındaki mühürlü dağıtımda bir masa, mührüyle birlikte bir anahtar ve her biri için bir koltuk kaydı bulunur: seat, kind, name, colour, bot, commit, share.
record-share = Bu pay, koltuğun mühürlü dağıtımdan önce koyduğu mühre uymuyor.
record-deal-format = Mühürlü dağıtımın bu biçimi burada bilinmiyor. Bilinen: { $known }.
record-commit-of-bot = Bot pay vermez, bu yüzden koltuğunun mührü olmaz.
record-digest = Oyun dosyası bu özete değil; başka bir oyuna, seçeneklere, koltuklara, botlara ya da mühürlere bağlı.
record-commands = Her komut koltuğunu, kimin oynadığını (seat, bot, clock ya da stand-in) ve kaç hamlesi olduğunu söyler. Komutların toplam hamle sayısı oyun dosyasınınkine eşittir.
record-together = Birlikte oturan koltukları listeleyin: her listede iki veya daha çok koltuk, her koltuk en fazla bir kez.
record-origin = Devam eden bir oyun, başladığı yeri table, seq ve record ile bildirir: aynı seçeneklerle, birinin hâlâ karar vereceği bir oyun.
record-share-missing = Bu pay mühürlü dağıtıma katılmadı.

compiling = { $game ->
    [kingdomino] { $kept ->
        [yes] { kingdomino-title } kuralları derleniyor ({ $name })… Yalnızca bu kez; sonuç saklanır.
       *[no] { kingdomino-title } kuralları derleniyor ({ $name })… Sonuç saklanamıyor, her süreç yeniden derler.
    }
    [king_of_tokyo] { $kept ->
        [yes] { king-of-tokyo-title } kuralları derleniyor ({ $name })… Yalnızca bu kez; sonuç saklanır.
       *[no] { king-of-tokyo-title } kuralları derleniyor ({ $name })… Sonuç saklanamıyor, her süreç yeniden derler.
    }
   *[other] { $kept ->
        [yes] { $name } derleniyor… Yalnızca bu kez; sonuç saklanır.
       *[no] { $name } derleniyor… Sonuç saklanamıyor, her süreç yeniden derler.
    }
}
bot-guest = Kendi botunuz GAME=MODULE:CLASS veya GAME=BOT:net=FILE biçiminde yazılır, örneğin kingdomino=my_bot:Mine; “{ $text }” böyle değil.
bot-guest-twice = İki botun adı { $bot } olurdu: ağlardan birinin dosyasını yeniden adlandırın.
bot-hint = Hiçbir { $game } botu ipucu vermez.
bot-analyse = { $bot } hamlelerin değerini hesaplamaz.
bot-prospects = Hiçbir { $game } botu kazanma olasılığı hesaplamaz.
