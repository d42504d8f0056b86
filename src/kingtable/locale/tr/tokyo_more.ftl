tokyo-stands = { $place ->
    [city] Tokyo Şehri’nde
    [bay] Tokyo Körfezi’nde
   *[outside] Tokyo dışında
}
tokyo-throws = { $n } zar atar
tokyo-poison-long = Zehir: kendi sıralarının sonunda { $n } can kaybeder; Tokyo dışında bir kalp bir jetonu kaldırabilir.
tokyo-shrink-long = { $n ->
    [one] Küçüldü: { $n } zar eksik atar; Tokyo dışında bir kalp jetonu kaldırabilir.
   *[other] Küçüldü: { $n } zar eksik atar; Tokyo dışında bir kalp bir jetonu kaldırabilir.
}
tokyo-odds-wait = Hesaplanıyor…
tokyo-odds-none = Aynılarından daha fazlasının olasılığını görmek için zar tutun.
tokyo-odds-caption = Kalan { $n } atışla olasılıklar
tokyo-odds-vp = { $n } puan
tokyo-odds-heal = { $n } can
tokyo-odds-energy = { $n } enerji
tokyo-odds-row = en az { $dice }
tokyo-deadly-throw = Ne atarsanız atın, bu ölüm demektir.
tokyo-at-once-long = Anlık: satın alınınca etkisini gösterir, sonra ıskartaya gider
tokyo-keeps-long = Kalıcı: sizde kalır ve etkisi sürer
tokyo-costs = fiyatı { $n }
tokyo-printed-cost = Kart üzerindeki fiyat: { $n }
tokyo-buy-for = { $n } enerjiye satın al
tokyo-ranking = Sıralama
tokyo-end-points = { $n } puan
tokyo-end-health = { $n } can kaldı
tokyo-end-cards = Kartlar: { $cards }
tokyo-end-no-cards = Kart yok
tokyo-end-out = { $n }. sırada elendi ({ $why })
tokyo-end-out-by = { $n }. sırada elendi ({ $who }, { $why })
tokyo-course = Her sıranın sonunda puanlar
tokyo-course-label = { $n } sıra boyunca puanlar; sonunda: { $who }. Altta: Tokyo’da kimin durduğu.
tokyo-course-one = { $who } { $n }
tokyo-tally = Sayılarla oyun
tokyo-tally-damage = Hasar
tokyo-tally-dealt = verilen
tokyo-tally-taken = alınan
tokyo-tally-begun = Tokyo’da başlanan sıralar
tokyo-tally-bought = Satın alınan kartlar
tokyo-look = { $who }: tablosunu gör

## Hearts

tokyo-hearts-heal = Beni iyileştir
tokyo-hearts-n = { $n } kalp
tokyo-hearts-poison = Zehri kaldır
tokyo-hearts-shrink = Yeniden büyü
tokyo-hearts-other = İyileştir: { $who }, en fazla { $n } enerji öder
tokyo-hearts-after = { $energy ->
    [0] Sonra { $n } canınız olur.
   *[other] Sonra { $n } canınız olur, { $energy } enerji de kazanırsınız.
}

## Monster Batteries

tokyo-charge-label = Pillere konacak enerji: { $n }
tokyo-charge-note = { $n ->
    [0] Üzerine enerji konmazsa piller boştur ve hemen ıskartaya gider.
   *[other] Üzerinde { $n } enerji olacak; her sıranızda { NUMBER(2) } tanesi geri gelir.
}

## A die

tokyo-pick-die = Değişecek zar
tokyo-becomes = { $card }: yeni yüz
tokyo-use-price = { $n } enerji
tokyo-use-lost = kart sonra elden gider
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = Bir dahaki sefere sormadan
tokyo-presets-note = Bu tarayıcıda saklanır. Ölüm demek olan bir hamle her zaman sorulur.
tokyo-preset-yield = { $n } candan az kalacaksa bırak
tokyo-preset-stay = { $n } veya daha çok can kalacaksa kal
tokyo-preset-never = Bana hiç sorma:

tokyo-confirm-title = Bu kesin ölüm
tokyo-confirm = “{ $move }” hamlesinden sonra bu sırada canavarınızı hiçbir şey kurtaramaz. Yine de yapılsın mı?
tokyo-confirm-no = Hayır, geri dön
tokyo-confirm-yes = Evet: { $move }
