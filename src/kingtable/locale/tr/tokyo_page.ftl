tokyo-goal-short = { NUMBER(20) } puana ilk ulaşan ya da hayatta kalan son canavar
tokyo-monsters = { $n } canavar
tokyo-with-bay = Şehir ve körfez
tokyo-city-only = Yalnızca şehir
tokyo-turn = { $n }. sıra
tokyo-over-chip = Oyun bitti, { $n }. sıra
tokyo-city = Tokyo Şehri
tokyo-city-short = Şehir
tokyo-bay-short = Körfez
tokyo-tag = { $place }:
tokyo-empty = boş
tokyo-pays = girerken { NUMBER(1) }, sıranıza orada başlarken { NUMBER(2) }
tokyo-scene = Tokyo Şehri: { $city }.
tokyo-scene-bay = Tokyo Şehri: { $city }. Tokyo Körfezi: { $bay }.
tokyo-figures = Diğer canavarlar, saat yönünde
tokyo-name-you = { $who }, siz
tokyo-board = { $who }: { $health } can, { $vp } puan, { $energy } enerji, { tokyo-where }, kartlar: { $cards }. Tablosunu gör
tokyo-where = { $place ->
    [city] Tokyo Şehri’nde
    [bay] Tokyo Körfezi’nde
   *[outside] Tokyo dışında
}
tokyo-board-out = { $who } elendi. Tablosunu gör
tokyo-out = elenmiş
tokyo-out-short = elenmiş
tokyo-poison = zehir { $n }
tokyo-shrink = küçülme { $n }
tokyo-winged = bu sıra hasarsız
tokyo-again = bir sıra daha
tokyo-cards = { $n ->
    [0] Kart yok
   *[other] { $n } kart
}
tokyo-copying = { $card }: { $copied }
tokyo-with-counters = { $card } ({ $n })

tokyo-dice = Zarlar
tokyo-dice-of = { $you ->
    [yes] Zarlarınız
   *[no] Zarlar: { $who }
}
tokyo-tap-to-keep = Tutacaklarınızı seçin; aynı yüzün hepsini almak için zara basılı tutun
tokyo-all-kept = Hepsi tutuldu
tokyo-kept-and-again = Tutulan: { $kept } · Yeniden atılacak: { $n }
tokyo-die = { $n }. zar: { $face }
tokyo-die-kept = { $n }. zar: { $face }, tutuldu
tokyo-no-dice = Masada zar yok.
tokyo-throw = { $n ->
    [0] At
   *[other] { $n } zar at
}
tokyo-stop = Burada dur
tokyo-stop-short = Dur
tokyo-odds = Olasılıklar
tokyo-key-die = bir zarı tut
tokyo-key-face = o yüzün tüm zarlarını tut
tokyo-if-stop = Şimdi durursanız
tokyo-damage-on = { $n } hasar: { $who }
tokyo-you-enter = { $place ->
    [city] Tokyo Şehri’ne girersiniz
   *[bay] Tokyo Körfezi’ne girersiniz
}
tokyo-with-cards = şu kartlarla: { $cards }
tokyo-nothing = hiçbir şey
tokyo-stop-hurt = size { $n } hasar
tokyo-health = can
tokyo-damage = hasar
tokyo-odds-kills = elenir: { $who }
tokyo-effect-vp = { $sign ->
    [less] { $n } puan kaybedersiniz
   *[more] size { $n } puan
}
tokyo-effect-chances = sonra canınız: { $chances }
tokyo-effect-chance = { $n } ({ $p })
tokyo-risk = elenme: { $p }
tokyo-risk-between = elenme: { $low } ile { $high } arası
tokyo-risk-luck = şans yardım etmezse elenme

tokyo-market = Satıştaki kartlar
tokyo-no-card = kart yok
tokyo-bought-by = alan: { $who }
tokyo-card-label = { $card }, { $n } enerji, Kalıcı.
tokyo-card-label-once = { $card }, { $n } enerji, Anlık.
tokyo-at-once = Anlık
tokyo-keeps = Kalıcı
tokyo-affordable = bunu alabilirsiniz
tokyo-affordable-short = alınabilir
tokyo-short = { $n } eksik
tokyo-short-after = durursanız { $n } enerji
tokyo-buy = Satın al
tokyo-buy-what = { $card } kartını { $n } enerjiye satın al
tokyo-sweep = Kartları yenile, { NUMBER(2) }
tokyo-buy-later = Kartları zarlardan sonra alırsınız.
tokyo-deck = destede { $deck }, ıskartada { $discard }
tokyo-read-card = Oku: { $card }

tokyo-keep = İstediklerinizi tutun.
tokyo-throws-left = { $n ->
    [one] Bir atış kaldı.
   *[other] { $n } atış kaldı.
}
tokyo-thrown = Zarlar atıldı.
tokyo-more-throws = Bir atış daha satın alın ya da durun.
tokyo-ask-probe-rest = Zarı seçin.
tokyo-ask-change = Bir zarı değiştirecek misiniz?
tokyo-hit-you = { $n ->
    [0] { $who } size saldırdı ama hasar veremedi.
   *[other] { $who } size saldırdı: { $n } can kaybettiniz.
}
tokyo-hits-you = { $who } size saldırıyor: { $n } hasar.
tokyo-threat = { $n } can kaybetmek üzeresiniz ({ $why }).
tokyo-ask-react-rest = Nasıl yanıt verirsiniz?
tokyo-ask-yield-rest = Tokyo’da kalıyor musunuz, yoksa bırakıyor musunuz?
tokyo-ask-buy = Kart satın alın ya da sıranızı bitirin.
tokyo-energy-left = { $n } enerjiniz var.
tokyo-ask-charge = Pilleri doldurun.
tokyo-ask-sell = Kartları geri satacak mısınız?
tokyo-ask-sell-rest = Ödediğinizi geri alırsınız.
tokyo-ask-mimic = Hangi kart kopyalansın?
tokyo-rolls = { $you ->
    [yes] { $n } zar atıyorsunuz.
   *[no] { $who } { $n } zar atıyor.
}
tokyo-other-rolled = { $who } zar atıyor.
tokyo-other-probe = { $who } bir zarı yeniden atabilir.
tokyo-other-change = { $who } bir zarı değiştirebilir.
tokyo-other-hearts = { $who } kalplerini paylaştırıyor.
tokyo-other-react = { $who } darbe alıyor ve nasıl yanıt vereceğine karar veriyor.
tokyo-other-yield = { $who } karar veriyor: kalmak mı, bırakmak mı?
tokyo-other-buy = { $who } kartlara bakıyor.
tokyo-other-charge = { $who } pilleri dolduruyor.
tokyo-other-sell = { $who } kartlarını geri satabilir.
tokyo-other-mimic = { $who } kopyalayacağı kartı seçiyor.
tokyo-you-watch = Elendiniz. İzlemeyi sürdürün ya da istediğiniz zaman kalkın.

tokyo-answers = Yanıtlarınız
tokyo-answers-all =
    { $n ->
        [one] Yanıt
       *[other] { $n } yanıtın tümü
    }
tokyo-if-late = süre dolarsa
tokyo-deadly = elenmek demektir
tokyo-move-stay = { $place ->
    [city] Şehirde kal
   *[bay] Körfezde kal
}
tokyo-move-yield = { $place ->
    [city] Şehri bırak
   *[bay] Körfezi bırak
}
tokyo-move-take = Hasarı al
tokyo-move-pass = Hayır, devam
tokyo-move-end = Bitir
tokyo-move-keep = { $n ->
    [0] Bütün zarları at
   *[other] Tut: { $dice }; kalanını at
}
tokyo-move-done = Olduğu gibi bırak
tokyo-move-again = Bir 3’ü yeniden at
tokyo-move-sweep = Kartları yenile
tokyo-move-buy = Satın al: { $card }
tokyo-move-buy-top = Satın al: { $card } (destenin en üstü)
tokyo-move-buy-from = Satın al: { $card } (sahibi: { $who })
tokyo-move-sell = Sat: { $card }
tokyo-move-mimic = { $card } ({ $who })
tokyo-move-probe = Yeniden at: { $face }
tokyo-move-change = { $card }: { $face } yerine { $to }
tokyo-move-charge = Pillere { $n } enerji koy
tokyo-note-stay = Sıranız başlarken { NUMBER(2) } puan.
tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] Hasar almadan çıkarsınız. { $who } şehre girmek zorunda.
       *[bay] Hasar almadan çıkarsınız. { $who } boş bir yere girmek zorunda.
    }
   *[no] { $place ->
        [city] { $who } şehre girmek zorunda.
       *[bay] { $who } boş bir yere girmek zorunda.
    }
}
tokyo-note-sweep = { NUMBER(2) } enerji: üç yeni kart.
tokyo-hearts-seal = Böyle paylaştır
tokyo-less = Azalt: { $what }
tokyo-more = Artır: { $what }

tokyo-presets-title = Hazır yanıtlarım
tokyo-presets-open = Bütün hazır yanıtlarım…
tokyo-change-preset = Değiştir
tokyo-standing = { $n } hazır yanıt

tokyo-why-dice = zarlar
tokyo-why-tokyo = Tokyo’da başlanan sıra
tokyo-why-enter = Tokyo’ya giriş
tokyo-why-buy = kart alımı
tokyo-why-sweep = kartları yenileme
tokyo-why-sell = geri satılan kart
tokyo-why-attack = saldırı
tokyo-why-poison = zehir
tokyo-leave-out = elendi
tokyo-leave-bay = körfez kapandı
tokyo-leave-displaced = yerinden edildi
tokyo-lose-used = kullanıldı
tokyo-lose-empty = boşaldı
tokyo-lose-heart = zar kalp gösterdi
tokyo-lose-sell = geri satıldı
tokyo-lose-out = elendi

tokyo-log-start = { $you ->
    [yes] Başlangıç atışı: { $rolls }. Siz başlıyorsunuz.
   *[no] Başlangıç atışı: { $rolls }. { $who } başlıyor.
}
tokyo-log-start-claws = { $who } { $n }
tokyo-log-start-again = { $rolls }; yeniden: { $more }
tokyo-log-turn = { $you ->
    [yes] { $n }. sıra: siz
   *[no] { $n }. sıra: { $who }
}
tokyo-log-throw = { $you ->
    [yes] Zar attınız: { $dice }.
   *[no] { $who } zar attı: { $dice }.
}
tokyo-log-all-dice = Bütün zarlar: { $dice }.
tokyo-log-stop = { $you ->
    [yes] Durdunuz: { $dice }.
   *[no] { $who } durdu: { $dice }.
}
tokyo-log-vp = { $you ->
    [yes] { $n } puan kazandınız ({ $why }): toplam { $now }.
   *[no] { $who } { $n } puan kazandı ({ $why }): toplam { $now }.
}
tokyo-log-energy = { $you ->
    [yes] { $n } enerji kazandınız ({ $why }): toplam { $now }.
   *[no] { $who } { $n } enerji kazandı ({ $why }): toplam { $now }.
}
tokyo-log-heal = { $you ->
    [yes] { $n } canınızı geri kazandınız ({ $why }): { $now } can.
   *[no] { $who } { $n } canını geri kazandı ({ $why }): { $now } can.
}
tokyo-log-attack = { $you ->
    [yes] { $n } pençeyle saldırdınız; hedef: { $targets }.
   *[no] { $who } { $n } pençeyle saldırdı; hedef: { $targets }.
}
tokyo-log-attack-nobody = { $you ->
    [yes] { $n } pençeyle saldırdınız ama kimseyi vurmadınız.
   *[no] { $who } { $n } pençeyle saldırdı ama kimseyi vurmadı.
}
tokyo-log-damage = { $you ->
    [yes] { $n } can kaybettiniz ({ $why }); { $now } can kaldı.
   *[no] { $who } { $n } can kaybetti ({ $why }); { $now } can kaldı.
}
tokyo-log-damage-by = { $you ->
    [yes] { $n } can kaybettiniz ({ $by }, { $why }); { $now } can kaldı.
   *[no] { $mine ->
        [yes] Şu canavara { $n } hasar verdiniz: { $who } ({ $why }); { $now } can kaldı.
       *[no] { $who } { $n } can kaybetti ({ $by }, { $why }); { $now } can kaldı.
    }
}
tokyo-log-yield = { $you ->
    [yes] Tokyo’yu bıraktınız.
   *[no] { $who } Tokyo’yu bıraktı.
}
tokyo-log-stay = { $you ->
    [yes] Tokyo’da kaldınız.
   *[no] { $who } Tokyo’da kaldı.
}
tokyo-log-leave = { $you ->
    [yes] { $place ->
        [city] Tokyo Şehri’nden çıktınız ({ $why }).
       *[bay] Tokyo Körfezi’nden çıktınız ({ $why }).
    }
   *[no] { $place ->
        [city] { $who } Tokyo Şehri’nden çıktı ({ $why }).
       *[bay] { $who } Tokyo Körfezi’nden çıktı ({ $why }).
    }
}
tokyo-log-enter = { $you ->
    [yes] { $place ->
        [city] Tokyo Şehri’ne girdiniz.
       *[bay] Tokyo Körfezi’ne girdiniz.
    }
   *[no] { $place ->
        [city] { $who } Tokyo Şehri’ne girdi.
       *[bay] { $who } Tokyo Körfezi’ne girdi.
    }
}
tokyo-log-out = { $you ->
    [yes] Elendiniz.
   *[no] { $who } elendi.
}
tokyo-log-out-by = { $you ->
    [yes] { $by } sizi eledi.
   *[no] { $mine ->
        [yes] Şu canavarı elediniz: { $who }.
       *[no] { $by } şu canavarı eledi: { $who }.
    }
}
tokyo-log-buy = { $you ->
    [yes] { $card } kartını { $n } enerjiye satın aldınız.
   *[no] { $who } { $card } kartını { $n } enerjiye satın aldı.
}
tokyo-log-nothing-bought = { $you ->
    [yes] Hiçbir şey satın almadınız.
   *[no] { $who } hiçbir şey satın almadı.
}
tokyo-log-lose = { $you ->
    [yes] { $card } kartı elinizden gitti ({ $why }).
   *[no] { $who } { $card } kartını kaybetti ({ $why }).
}
tokyo-log-reveal = Yeni açılan: { $card }.
tokyo-log-sweep = { $you ->
    [yes] Açık kartları yenilediniz.
   *[no] { $who } açık kartları yeniledi.
}
tokyo-log-shuffle = Iskarta karıştırılıp yeni deste oldu.

tokyo-over-points = { NUMBER(20) } puana ulaşan: { $who }.
tokyo-over-survival = Hayatta kalan son canavar: { $who }.
tokyo-over-nobody = Hepsi aynı anda elendi: kazanan yok.
tokyo-note-take = Hiçbir kartla yanıt vermezsiniz; { card-camouflage } zarlarını yine de atar.
tokyo-note-camouflage = Önce onun zarları atılır: geriye kalan için yine yanıt verebilirsiniz.
tokyo-preset-told-yield = Hazır yanıtınız uygulandı: { $n } candan az kalacaksa bırak.
tokyo-preset-told-stay = Hazır yanıtınız uygulandı: { $n } veya daha çok can kalacaksa kal.
tokyo-preset-told-never = Hazır yanıtınız uygulandı: hiç sorma: { $card }.
