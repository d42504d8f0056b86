review-begins = İnceleme başlıyor…
review-working = İncelenen kararlar: { $done } / { $of }…
review-again = Yeniden
review-curve = Hamle hamle kazanma olasılıkları
review-now = Şu anki olasılıklar: { $told }
review-chance = { $who } { $p }
review-who = Oyuncu
review-accuracy = İsabet
review-lost = Hatalardan kayıp
review-luck = Şans
review-unit = Hatalar ve şans, kazanma olasılığı puanıyla ölçülür: 100 puan bir galibiyettir.
review-points = Önemli anlar
review-nothing = Hiçbir hamle çok şey kaybettirmedi, şansın etkisi de azdı.
review-loss = { $n }. hamle – { $who }: daha iyi bir hamle kazanma olasılığını { $points } puan artırırdı.
review-stroke = { $n }. hamle – şansla, puan olarak: { $told }
review-change = { $who } { $change }
review-better = Daha iyisi şuydu:
review-dice-played = Tutulanlar
review-dice-better = Tutulsa daha iyi olurdu
review-dice = { $n ->
    [0] Atılan: { $rolled }. Hiçbiri tutulmuyor.
   *[other] Atılan: { $rolled }. Tutulan: { $kept }.
}
review-gain = Kazanma olasılığını { $points } puan artırırdı (± { $half }).
review-show = Masada göster
review-back = Oynananı göster
review-shown = Bu oynanmadı: daha iyi olurdu.
review-share = Bu anın bağlantısını kopyala
review-about = Olasılıklar yaklaşık eşit güçteki botlar arasındadır; daha iyi hamleler { $bot } ile, her biri { $n } örnekten. ± işaretinden sonraki, yalnızca örneklerin %95’lik aralığının yarısıdır.
