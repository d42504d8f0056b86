form-seats = Kimler oynuyor
form-players = Oyuncular
form-seat = { $n }. koltuk
form-who = { $n }. koltukta oturan
form-bot = { $n }. koltuktaki bot
form-name = { $n }. koltuktaki ad
form-name-hint = Ad (isteğe bağlı)
form-colour = { $n }. koltuğun rengi
seat-me = Ben
seat-here = Burada, aynı ekranda
seat-friend = Bağlantıyla gelen bir arkadaş
seat-joins = Önceki arkadaşla aynı ekranda
seat-bot = Bir bot
seat-up = { $n }. koltuğu yukarı taşı
seat-down = { $n }. koltuğu aşağı taşı
bot-kind-random-text = Rastgele oynar.
bot-kind-person-text = { $games ->
    [0] Sizin kadar güçlü: önce yumuşak, sonra sonuçlarınıza göre.
   *[other] Sizin kadar güçlü: { $games } oyundan sonra 100 üzerinden { $n }. Sonuçlarınıza göre değişir.
}
bot-rating = Güç: Elo { $elo } (%95 kesinlikle { $low } ile { $high } arası); 0, rastgele oyundur.
bot-any-strength = Seçilen güç
strength-for = { $level ->
    [1] Altı yaş için
    [2] Yeni başlayanlar için
    [3] Aile için
    [4] Sık oynayanlar için
    [5] Ustalar için
   *[6] Şampiyonlar için
}
form-strength = { $n }. koltuktaki botun gücü
strength-told = 100 üzerinden { $n }: { $feel }
strength-feel = { $band ->
    [weakest] Eğlenmek için oynar, çok şeyi kaçırır.
    [weak] Kuralları bilir, çok hata yapar.
    [fair] İyi oynar, insanlar gibi hata yapar.
    [strong] Yenmesi zordur; az yanılır.
   *[strongest] Hiçbir fırsatı kaçırmaz.
}
bot-kind-greedy-text = Hemen puan getireni alır.
bot-kind-sampler-text = Oyunun kalanını kafasında defalarca sonuna kadar oynar.
bot-kind-novice-text = Taçları sever, her zaman dikkatli değildir.
bot-kind-planner-text = Bir krallığın nereye varabileceğini öğrenmiştir.
bot-kind-expert-text = Kendisiyle oynayarak öğrendikleriyle ileriyi düşünür.
bot-kind-attacker-text = Pençe toplar, Tokyo’da gereğinden uzun kalır.
bot-kind-racer-text = Sayı toplar, başka şeye pek bakmaz.
bot-kind-builder-text = En pahalı kartlar için enerji biriktirir.
bot-kind-roller-text = Zarların kesin olasılıklarını bilir.
bot-kind-learner-text = Neyin kazandırdığını pek çok oyundan bilir.
form-rules = Kurallar
form-preset = Kural sürümü
kingdomino-preset-official = Kural kitabı
kingdomino-preset-official-text = Resmî kural kitabı, birinci baskı.
kingdomino-preset-bga = Çevrimiçi
kingdomino-preset-bga-text = Ünlü çevrimiçi platformdaki gibi: üç oyuncu bütün dominoları kullanır, iki oyuncu ilk seçimleri 1-2-2-1 sırasıyla yapar.
form-open = Masayı aç
form-open-friends = Masayı aç ve bağlantıları al
form-games = Oyunlar
king-of-tokyo-form-colour = { $n }. koltuğun canavarı
clock-usual-text = Kendi sıranızda { NUMBER(2) } dakika.
king-of-tokyo-clock-usual-text = Kendi sıranızda { NUMBER(2) } dakika, başkasının sırasında size bir şey sorulursa { NUMBER(30) } saniye.
clock-quick-text = Kendi sıranızda { NUMBER(45) } saniye.
king-of-tokyo-clock-quick-text = Kendi sıranızda { NUMBER(45) } saniye, başkasının sırasında size bir şey sorulursa { NUMBER(15) } saniye.
clock-none-text = Herkes gerektiği kadar düşünür.
king-of-tokyo-goal = { NUMBER(20) } puana ilk ulaşan ya da hayatta kalan son canavar siz olun.
