tokyo-stands = { $place ->
    [city] Tokyo Şehri’nde
    [bay] Tokyo Körfezi’nde
   *[outside] Tokyo dışında
}
tokyo-throws = Atılacak { $n } zar
tokyo-poison-long = Zehir: bu canavarın her sırasının sonunda { $n } hasar; Tokyo dışında bir kalp bir jetonu kaldırabilir.
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
tokyo-deadly-throw = Ne atarsanız atın, elenirsiniz.
tokyo-at-once-long = Anlık: satın alınınca etkisini gösterir, sonra ıskartaya gider
tokyo-keeps-long = Kalıcı: sizde kalır ve etkisi sürer
tokyo-costs = fiyatı { $n }
tokyo-printed-cost = Kart üzerindeki fiyat: { $n }
tokyo-buy-for = { $n } enerjiye satın al
tokyo-means = { $card } alınırsa
tokyo-means-not = { $card }: enerji yetmiyor
tokyo-means-afford = Kalan enerji şunlara da yeter: { $cards }.
tokyo-ranking = Sıralama
tokyo-end-points = { $n } puan
tokyo-end-health = { $n } can kaldı
tokyo-end-cards = Kartlar: { $cards }
tokyo-end-out = Elenme: { $n }. sıra ({ $why })
tokyo-end-out-by = Elenme: { $n }. sıra ({ $who }, { $why })
end-your-points = { $n } puanınız var.
tokyo-end-from = Puanlar
tokyo-from = { $source ->
    [dice] zar
    [tokyo] Tokyo
   *[cards] kart
}
tokyo-end-from-told = Zardan { $dice }, Tokyo’dan { $tokyo }, karttan { $cards }.
tokyo-end-behind = { $n } puan geride.
tokyo-end-best = En iyisi: { $turn }. sıra, { $n } puan.
tokyo-course = Her sıranın sonunda puanlar
tokyo-course-label = { $n } sıra boyunca puanlar; sonunda: { $who }. Altta: Tokyo’da kimin olduğu.
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
tokyo-hearts-poison = Bir zehir jetonunu kaldır
tokyo-hearts-shrink = Bir küçülme jetonunu kaldır
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
tokyo-use-lost = kart sonra tükenir
tokyo-dice-lie = Olduğu gibi: { $told }
tokyo-dice-then = O zaman: { $told }
tokyo-dice-nothing = size bir şey yok
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = Bir dahaki sefere sormadan
tokyo-presets-note = Yalnızca bu masada geçerlidir. Sizi eleyecek bir hamleden önce her zaman sorulur.
tokyo-preset-yield = { $n } candan az kalacaksa bırak
tokyo-preset-stay = { $n } veya daha çok can kalacaksa kal
tokyo-preset-never = Bana hiç sorma:

tokyo-confirm-title = Kesin elenme
tokyo-confirm = “{ $move }” hamlesinden sonra bu sırada canavarınızı hiçbir şey kurtaramaz. Yine de yapılsın mı?
tokyo-confirm-no = Hayır, geri dön
tokyo-confirm-yes = Evet: { $move }

tokyo-stop-poison = sonra zehir { $n } can alır
tokyo-ask-probe = { $who } adlı canavarın bir zarını yeniden atacak mısınız?
tokyo-ask-change-rest = Yoksa zarlar olduğu gibi sayılır.
tokyo-ask-hearts = { $n ->
    [one] Kalbinizi ne için kullanacaksınız?
   *[other] { $n } kalbinizi paylaştırın.
}
tokyo-ask-hearts-rest = Kalan kalpler sizi iyileştirir.
tokyo-ask-charge-rest = Banka da bir o kadar ekler.
tokyo-ask-opportunist = Yeni kart açıldı: önce siz satın alabilirsiniz.
tokyo-other-opportunist = { $who } yeni kartı önce satın alabilir.
tokyo-log-turn-extra = { $you ->
    [yes] { $n }. sıra: yine siz ({ $card })
   *[no] { $n }. sıra: yine { $who } ({ $card })
}
tokyo-log-again = { $you ->
    [yes] Bir 3’ü yeniden attınız: { $to } oldu.
   *[no] { $who } bir 3’ü yeniden attı: { $to } oldu.
}
tokyo-log-extra-throw = { $you ->
    [yes] Bir atış daha aldınız ({ $card }).
   *[no] { $who } bir atış daha aldı ({ $card }).
}
tokyo-log-probe = { $you ->
    [yes] Bir zarı yeniden attınız: { $face } yerine { $to }.
   *[no] { $who } bir zarı yeniden attı: { $face } yerine { $to }.
}
tokyo-log-change = { $you ->
    [yes] Bir zarı değiştirdiniz: { $face } yerine { $to } ({ $card }).
   *[no] { $who } bir zarı değiştirdi: { $face } yerine { $to } ({ $card }).
}
tokyo-log-vp-lost = { $you ->
    [yes] { $n } puan kaybettiniz ({ $why }): { $now } kaldı.
   *[no] { $who } { $n } puan kaybetti ({ $why }): { $now } kaldı.
}
tokyo-log-energy-paid = { $you ->
    [yes] { $n } enerji ödediniz ({ $why }): { $now } kaldı.
   *[no] { $who } { $n } enerji ödedi ({ $why }): { $now } kaldı.
}
tokyo-log-poison = { $you ->
    [yes] { $n } zehir jetonu aldınız.
   *[no] { $who } { $n } zehir jetonu aldı.
}
tokyo-log-poison-gone = { $you ->
    [yes] { $n } zehir jetonundan kurtuldunuz.
   *[no] { $who } { $n } zehir jetonundan kurtuldu.
}
tokyo-log-shrink = { $you ->
    [yes] Küçüldünüz: { $n } zar eksik.
   *[no] { $who } küçüldü: { $n } zar eksik.
}
tokyo-log-shrink-gone = { $you ->
    [yes] Yeniden büyüdünüz: { $n } zar daha.
   *[no] { $who } yeniden büyüdü: { $n } zar daha.
}
tokyo-log-prevented = { $you ->
    [yes] { $n } hasardan kurtuldunuz ({ $card }).
   *[no] { $who } { $n } hasardan kurtuldu ({ $card }).
}
tokyo-log-camouflage = { $you ->
    [yes] { card-camouflage } için zar attınız: { $dice }.
   *[no] { $who } { card-camouflage } için zar attı: { $dice }.
}
tokyo-log-bay-closed = Hayatta beşten az canavar var: Tokyo Körfezi kapandı.
tokyo-log-child = { $you ->
    [yes] { $card }: on canla yeniden başlıyorsunuz.
   *[no] { $card }: { $who } on canla yeniden başlıyor.
}
tokyo-log-buy-top = { $you ->
    [yes] { $card } kartını destenin üstünden { $n } enerjiye satın aldınız.
   *[no] { $who } { $card } kartını destenin üstünden { $n } enerjiye satın aldı.
}
tokyo-log-buy-from = { $you ->
    [yes] { $card } kartını { $n } enerjiye satın aldınız (satan: { $from }).
   *[no] { $mine ->
        [yes] { $who } { $card } kartını sizden { $n } enerjiye satın aldı.
       *[no] { $who } { $card } kartını { $n } enerjiye satın aldı (satan: { $from }).
    }
}
tokyo-log-mimic = { $you ->
    [yes] { $own ->
        [yes] Kopyaladığınız kart: { $card }.
       *[no] Kopyaladığınız kart: { $card } ({ $of }).
    }
   *[no] { $own ->
        [yes] { $who } { $card } kartını kopyalıyor.
       *[no] { $who } { $card } kartını kopyalıyor ({ $of }).
    }
}
tokyo-log-unmimic = { $you ->
    [yes] Kopyaladığınız kart oyundan çıktı.
   *[no] { $who } adlı canavarın kopyaladığı kart oyundan çıktı.
}
tokyo-log-charge = { $you ->
    [yes] Pillere { $n } enerji koydunuz.
   *[no] { $who } pillere { $n } enerji koydu.
}

tokyo-find = Kart ya da sahibini bul
tokyo-found-none = Uyan yanıt yok.
