wish-setup = Canavarlar, adlar
wish-rolled = Ne attınız?
wish-title = Ne istiyorsunuz?
wish-over = Son atış
wish-left = { $n ->
    [0] atış kalmadı
   *[other] { $n } atış kaldı
}
wish-left-label = { wish-left }. Değiştir
wish-dice = Zarlar
wish-die = { $state ->
    [kept] { $n }. zar: { $face }, tutuluyor. Geri al
   *[loose] { $n }. zar: { $face }. Geri al
}
wish-none = { $n }. zar: eksik
wish-faces = Ne geldiyse dokunun
wish-hint = Attığınız yüzlere dokunun. Bir zara dokununca geri alınır. Sonra zarların ne olabileceğini ve hangilerini tutacağınızı görürsünüz.
wish-wish = İstek
wish-keep = Tut
wish-rolls = { $n ->
    [0] şimdi
   *[other] { $n } atış
}
wish-number = { $n ->
    [2] İki tane { $face }
    [3] Üç tane { $face }
    [4] Dört tane { $face }
    [5] Beş tane { $face }
    [6] Altı tane { $face }
   *[other] { $n } × { $face }
}
wish-both = { $one }, { $two }
wish-kill = Eleme: { $who }
wish-brings = { $what }: { $n }, sonra { $m }
wish-whose = { $who }, can
wish-row = { $wish }. { $brings }. Tut: { $dice }. { $chances }
wish-chance = { $n ->
    [0] böyle { $p }
   *[other] { $n } atıştan sonra { $p }
}
wish-nothing = hiç zar yok
wish-roll = { $n ->
    [0] { $m } zar at
   *[other] { $n } zar tut, { $m } zar at
}
wish-missing = { $n } zar eksik
wish-turn = Yeni sıra
wish-undo = Geri al
wish-cards = Kartlar
wish-card-dice = { $card }, { $n } zar
wish-card-rolls = { $card }, +{ NUMBER(1) } atış
wish-card-turns = { $card }, { NUMBER(1) } zar
wish-card-ones = { $card }, { NUMBER(1) } zar
wish-cards-text = Her kart her sırada bir kez sayılır. Enerjiyi ve jetonları siz düşersiniz.
wish-monsters = Sayılar
wish-monster = { $who }: can { $health }, puan { $points }, enerji { $energy }, { tokyo-where }. Değiştir
wish-health = Can
wish-energy = Enerji
wish-since = bu sırada { $gain }
wish-where = Yer
wish-outside = Dışarıda
wish-rolls-now = Zarları atıyor
wish-sure-health = { NUMBER(12) } candan fazla mı?
wish-sure-points = { NUMBER(20) } puandan fazla mı?
wish-sure-low = { NUMBER(0) } altında mı?
wish-yes = Evet, { $n }
wish-no = Hayır, { $n }
wish-many = Canavarlar
wish-nth = { $n }. canavar
wish-nth-name = { $n }. canavarın adı
wish-anew = Yeni oyun
wish-key-face = bir zar bunu gösteriyor
wish-key-wish = istek seç
wish-key-roll = at ya da yeni sıra
wish-key-left = bir atış az
wish-said = { $dice }. { $n } zar eksik.
wish-said-all = { $wishes }.
wish-said-one = { $wish } { $p }
