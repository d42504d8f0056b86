review-begins = İnceleme başlıyor…
review-working = İncelenen kararlar: { $done } / { $of }…
review-again = Yeniden
review-curve = Hamle hamle kazanma olasılıkları
review-who = Oyuncu
review-level = Oyun düzeyi
review-level-beginner = acemi
review-level-casual = ara sıra oynayan
review-level-intermediate = orta düzey
review-level-advanced = ileri düzey
review-level-expert = usta
review-left-lead = Kaçan puan
review-left-share = Kaçan olasılık
review-start = Önce
review-own = Kendi hamlesi
review-others = Diğerleri
review-luck = Şans
review-result = Sonuç
review-even = Eşit şansla
review-unit = Kaçan puan ve kaçan olasılık, oyuncunun kendi hamlelerinin ortalamasıdır: en iyi hamle onu kaç puan daha öne geçirirdi ve kazanma olasılığının ne kadarı kaçtı. Diğer sütunlar 100 oyun üzerindendir. Oyundan önceki olasılıktan sonuca götürürler; sonuncusu şans olmadan sonuçtur.
review-few = “–”: { $n } karardan azı sayılıyor, değerlendirmek için çok az.
review-sum = { $who }: oyundan önce 100 oyunda { $start }, kendi hamleleri { $own }, diğerlerinin hamleleri { $others }, şans { $luck }, sonuç 100 oyunda { $result }. Eşit şansla: 100 oyunda { $even }.
review-nothing = Hiçbir hamle çok şey kaybettirmedi, şansın etkisi de azdı.
review-change = { $who } { $change }
review-dice = { $n ->
    [0] Atılan: { $rolled }. Hiçbiri tutulmuyor.
   *[other] Atılan: { $rolled }. Tutulan: { $kept }.
}
review-gain = 100 oyunda { $points } oyun daha kazandırırdı (± { $half }).
review-ahead = { $points } puan daha öne geçirirdi (± { $half }).
review-share = Bu anın bağlantısını kopyala
review-about = Olasılıklar yaklaşık eşit güçteki botlar arasındadır; daha iyi hamleler { $bot } ile, her biri { $n } örnekten. ± işaretinden sonraki, yalnızca örneklerin %95’lik aralığının yarısıdır.
review-played = Oynanan
review-better = Daha iyisi
review-list-costliest = En pahalıları: { $n }
review-list-own = { $you ->
    [yes] Benim: { $n }
   *[no] { $who }: { $n }
}
review-list-others = Diğerleri: { $n }
review-list-luck = Şans: { $n }
review-moments = Anlar
review-previous = Önceki an
review-next = Sonraki an
review-grade-1 = küçük hata
review-grade-2 = hata
review-grade-3 = büyük hata
review-dearest = { $n } hatanın en pahalısı
review-before = { $you ->
    [yes] Sıranızdan önce
   *[no] { $who }: hamleden önce
}
review-figures = Değeri
review-between = { $from } – { $to }
review-of-games = 100 oyunda, { $from } ile { $to } arası
review-of-chance = var olan olasılıktan
review-of-lead = oyun sonundaki fark, puan
review-from = { $start } → { $result }, 100 oyunda
review-most = En çok: { $where }
review-mean-lead = Karar başına kaçan fark, puan: { $mean } ± { $half }. Karar: { $n }
review-mean-share = Karar başına kaçan olasılık: { $mean } ± { $half }. Karar: { $n }
review-beside = “{ $level }” botları böyle masalarda 100 oyunun { $n } tanesinde daha çok kaybetti.
review-beside-of = { $who }: { $beside }
review-free = Kayıpsız hamleler: { $n } / { $of }. En iyiye eşit: { $equal }
review-drawn-played = Oynanan: { $where }.
review-drawn-better = Daha iyisi: { $where }.
review-heard = { $when }, { $who }.
review-heard-played = Oynanan: { $turn }
review-heard-better = Daha iyisi: { $turn }
review-follow = Sonrasını gör
review-how = Bu nasıl çalışır?
review-stroke = Şansla, 100 oyunda: { $told }
review-retry-task = { $when }: siz ne oynardınız?
review-retried = Denenen
review-heard-retried = Denenen: { $turn }
review-retried-best = En iyi hamleyi buldunuz.
review-retried-equal = Örneklerin gösterdiği kadarıyla en iyi hamleye eşit.
review-retried-games = En iyi hamle 100 oyunda { $points } oyun daha kazandırır (± { $half }).
review-retried-points = En iyi hamle { $points } puan daha önde bitirir (± { $half }).
