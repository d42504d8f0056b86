opening = İlk seçimler
round-of = Tur { $n } / { $m }
game-of = Oyun { $n } / { $m }
sums-so-far = Şimdiye kadar: { $sums }
over-chip = Oyun bitti, { $n } tur
this-round = Bu tur
next-round = Sonraki tur
no-next-line = Son dominolar masada. Bu turdan sonra krallıkların puanı hesaplanır.
kings-order = Kralların sırası
nobodys = sahipsiz
state-done = yerinde
state-now = sıra burada
state-waits = beklemede
state-pencil = taslak
order-entry = { $you ->
    [yes] { $state ->
        [done] { $domino } numarayı yerleştirdiniz
        [now] { $domino } numarayı yerleştiriyorsunuz
       *[waits] { $domino } numarayla bekliyorsunuz
    }
   *[no] { $state ->
        [done] { $who } { $domino } numarayı yerleştirdi
        [now] { $who } { $domino } numarayı yerleştiriyor
       *[waits] { $who } { $domino } numarayla bekliyor
    }
}
claim = Seç
claim-label = { $domino } numarayı seç: { $face }. Sonraki turda { turn-short } sırada, en fazla { $gain } puan daha
plays-turn = { turn-short } sırada
turn-short = { $turn }.
up-to = en fazla { $gain }
claim-short = { turn-short } sıra · en fazla { $gain }
depends-on-chance = şansa bağlı
to-come-count = Gelecekler: { $n }
to-come-out = Bunlardan { $n } tanesi oyuna girmez
to-come-never = { $n } domino kutuda kalır
to-come-none = başka yok
your-kingdom = Krallığınız
kingdom-of = { $who }: krallık
open-kingdom = { $who }, { $score } puan. Krallığı gör
properties = Mülkler
properties-without = { $n } mülk daha, puansız
properties-more = { $n } mülk daha
terrain = { $terrain ->
    [wheat] Buğday
    [forest] Orman
    [water] Göl
    [pasture] Çayır
    [swamp] Bataklık
   *[mine] Maden
}
squares-crowns = Kare × taç
gain = Kazanç
total = Toplam
score-is = { $points } puan
score-would = Puan şimdi { $points }, bu yerleştirmeyle { $after }
bonus-open = { $bonus }: hâlâ mümkün
bonus-lost = { $bonus }: artık mümkün değil
bonus-won = { $bonus }: kazanıldı
bonus-cost = { $bonus } { $points }
full-stop = { $told }.
discarded = Oyun dışı: { $dominoes }
discarded-short = oyun dışı { $dominoes }
lift = Geri al
seal-place = Kesinleştir
key-move = taşı
key-turn = döndür
key-pencil = taslak koy
key-claim = seç
board-keys = Elinizde: { $domino }, { $face }. Ok tuşları dominoyu uyduğu yerlere taşır, R döndürür, Enter taslak koyar, Escape geri alır.
places-short = { $n } yere uyuyor. Bir halkaya dokunun.
places-each = { $n ->
    [one] { $n } yere uyuyor: { $gain } puan.
   *[other] { $n } yere uyuyor, her biri { $gain } puan.
}
places-from-to = { $n } yere uyuyor: { $least } ile { $most } puan arası.
places-costly = Bunlardan { $n } tanesinde { $bonus } ek puanı gider.
gives-up = (giden ek puan: { $bonus })
fits-here = Buraya { $n } biçimde uyuyor, en fazla { $gain } puan daha
no-place-there = O yönde başka yer yok.
one-way = Oraya yalnızca bu şekilde uyuyor.
in-hand-again = { $domino } numara yeniden elinizde.
place-first = Önce { $domino } numarayı yerleştirin.
claimed-already = { $domino } numara zaten seçildi.
no-such-claim = { $n ->
    [0] Seçilecek domino kalmadı.
   *[other] Sonraki turda { $n } domino var.
}

terrain-wheat = Buğday
terrain-forest = Orman
terrain-water = Göl
terrain-pasture = Çayır
terrain-swamp = Bataklık
terrain-mine = Maden
terrain-letter = { $terrain ->
    [wheat] Bu
    [forest] Or
    [water] Gö
    [pasture] Ça
    [swamp] Ba
   *[mine] Ma
}
castle = kale
empty = boş
square = { $crowns ->
    [0] { terrain }
   *[other] { terrain }, { $crowns } taç
}
domino-face = { $left } ve { $right }
where-castle = kalenin karesi
where-right = { $n } sağda
where-left = { $n } solda
where-up = { $n } yukarıda
where-down = { $n } aşağıda
where-both = { $across }, { $along }
place-words = { $left }: { $leftAt }; { $right }: { $rightAt }
place-sentence = { $where }.
place-gains = { $where }: { $gain }
place-costs = { $where }: { $gain } (giden ek puan: { $bonus })

say-claim-first = İlk dominonuzu seçin. Küçük numaralar erken oynar, büyük numaralar taç getirir.
say-claim-next = Sonraki dominonuzu seçin.
say-place = { $domino } numaralı dominoyu yerleştirin, sonra yenisini seçin.
say-place-last = { $domino } numaralı dominoyu yerleştirin: bu son tur.
say-pencilled = { $domino } numara taslak olarak duruyor.
say-claim-final = Kesinleştirmek için sonraki dominonuzu seçin.
say-make-final = Eminseniz kesinleştirin.
say-gives-up = Bununla giden ek puan: { $bonus }.
say-no-fit = { $domino } numara hiçbir yere uymuyor.
say-no-fit-rest = Oyun dışı bırakmanız gerekiyor; puan getirmez.
say-other-places = Sıra { $who } adlı oyuncuda: { $domino } numarayı yerleştirecek.
say-other-claims = Sıra { $who } adlı oyuncuda: bir domino seçecek.

log-game = { $n }. oyun başlıyor.
log-kings = Krallar çekildi: { $who }.
log-line = Açılanlar: { $dominoes }.
said-line = Açılanlar: { $dominoes }.
said-domino = { $domino } ({ $face })
log-claim = { $you ->
    [yes] { $domino } numarayı seçtiniz.
   *[no] { $who } { $domino } numarayı seçti.
}
log-claim-forced = { $you ->
    [yes] Geriye kalan tek dominoyu, { $domino } numarayı seçtiniz.
   *[no] { $who } geriye kalan tek dominoyu, { $domino } numarayı seçti.
}
log-place = { $you ->
    [yes] { $gain ->
        [0] { $domino } numarayı yerleştirdiniz.
       *[other] { $domino } numarayı yerleştirip { $gain } puan kazandınız.
    }
   *[no] { $gain ->
        [0] { $who } { $domino } numarayı yerleştirdi.
       *[other] { $who } { $domino } numarayı yerleştirip { $gain } puan kazandı.
    }
}
log-discard = { $you ->
    [yes] { $domino } numarayı oyun dışı bıraktınız: hiçbir yere uymadı.
   *[no] { $who } { $domino } numarayı oyun dışı bıraktı: hiçbir yere uymadı.
}
log-leftover = { $domino } numarayı kimse seçmedi: oyun dışı kaldı.
log-round = { $n }. tur
log-scored = Puanlar: { $scores }.
log-score = { $who } { $score }

end-made = { $bonuses ->
    [none] { $points } puan mülklerden.
    [middle_kingdom] { $points } puan mülklerden, üstüne { -middle-kingdom }.
    [harmony] { $points } puan mülklerden, üstüne { -harmony }.
   *[both] { $points } puan mülklerden, üstüne her iki ek puan.
}
end-made-game = { $n }. oyun: { end-made }
end-your-rank = { $total } puanla { $n }. oldunuz.
score-table = Mülk mülk puanlar
sum = Toplam
game-number = { $n }. oyun
largest-property = En geniş mülk
crowns = Taçlar
kingdoms = Krallıklar
squares = { $n } kare
tie-largest = { $score } puanla beraberlik: { $who }. Sonucu en geniş mülk belirler: { $values }.
tie-crowns = { $score } puanla ve eşit genişlikte mülklerle beraberlik: { $who }. Sonucu taçlar belirler: { $values }.
tie-shared = { $score } puanla, eşit genişlikte mülk ve eşit sayıda taçla beraberlik: { $who }. { $place }. sıra paylaşılır.
tie-sum = { $score } puanla beraberlik: { $who }. { $place }. sıra paylaşılır.
tie-squares-of = { $who } ({ $n } kare)
tie-crowns-of = { $who } ({ $n } taç)
