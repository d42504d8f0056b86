say-called = { $who }: { $what }
take-back-of = Geri al: { $who }
only-looks = Yalnız { $who } baksın
secret-card = gizli kart
turn-to-side = Bu yöne çevir
turn-picture = Görüntüyü çevir
turn-picture-text = sırası gelene doğru
places = Kim nerede oturuyor
places-text = Adı sonraki kenara taşımak için ona basın.
place-of = { $side ->
    [near] { $who }: bu tarafta
    [left] { $who }: solda
    [far] { $who }: karşıda
   *[right] { $who }: sağda
}
only-answers = Yalnız { $who } yanıtlar
waits-for = beklemede
not-asked = soru yok
at-this-screen = bu ekranda
by-link = bağlantıyla

among-say-claim-first = İlk domino seçilecek. Küçük numaralar erken oynar, büyük numaralar taç getirir.
among-say-claim-next = Sonraki domino seçilecek.
among-say-place = { $domino } numaralı domino yerleştirilecek, sonra yenisi seçilecek.
among-say-claim-final = Sonraki domino seçilince kesinleşir.
among-say-make-final = Her şey tamamsa kesinleştirin.
among-in-hand-again = { $domino } numara yeniden elde.
among-say-sent-rest = Hamle kaydediliyor…
among-since-your-turn = Buradaki son sıradan beri
among-pace-to-my-turn = Sonraki soruya git
among-tokyo-pays = girerken { NUMBER(1) }, sıraya orada başlarken { NUMBER(2) }
among-tokyo-tap-to-keep = Tutulacakları seçin; aynı yüzün hepsini almak için zara basılı tutun
among-tokyo-if-stop = Şimdi durunca
among-tokyo-you-enter = { $place ->
    [city] Tokyo Şehri’ne giriş
   *[bay] Tokyo Körfezi’ne giriş
}
among-tokyo-stop-hurt = kendine { $n } hasar
among-tokyo-effect-vp = { $sign ->
    [less] { $n } puan kayıp
   *[more] { $n } puan
}
among-tokyo-effect-chances = sonra can: { $chances }
among-tokyo-risk-luck = şans yardım etmezse elenme
among-tokyo-affordable = alınabilir
among-tokyo-short-after = durunca { $n } enerji
among-tokyo-buy-later = Kartlar zarlardan sonra alınır.
among-tokyo-keep = Tutulacak zarları seçin.
among-tokyo-hit-you = { $n ->
    [0] { $who } saldırdı ama hasar veremedi.
   *[other] { $who } saldırdı: { $n } can gitti.
}
among-tokyo-hits-you = { $who } saldırıyor: { $n } hasar.
among-tokyo-threat = { $n } can gitmek üzere ({ $why }).
among-tokyo-ask-react-rest = Yanıt ne olacak?
among-tokyo-ask-buy = Kart satın alın ya da sırayı bitirin.
among-tokyo-energy-left = { $n } enerji var.
among-tokyo-ask-sell-rest = Ödenen geri gelir.
among-tokyo-you-watch = Elendi; oyun sürüyor.
among-tokyo-answers = Yanıtlar
among-tokyo-note-stay = Sonraki sıra başlarken { NUMBER(2) } puan.
among-tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] Hasar almadan çıkar. { $who } şehre girmek zorunda.
       *[bay] Hasar almadan çıkar. { $who } boş bir yere girmek zorunda.
    }
   *[no] { $place ->
        [city] { $who } şehre girmek zorunda.
       *[bay] { $who } boş bir yere girmek zorunda.
    }
}
among-tokyo-note-take = Hiçbir kart kullanılmaz; hasarı durduran zarlar yine de atılır.
among-tokyo-note-camouflage = Önce onun zarları atılır: geriye kalan için yine yanıt verilebilir.
among-tokyo-deadly-throw = Her atış elenmek demektir.
among-tokyo-keeps-long = Kalıcı: sahibinde kalır ve etkisi sürer
among-tokyo-hearts-heal = İyileştir
among-tokyo-hearts-after = { $energy ->
    [0] Sonra can { $n } olur.
   *[other] Sonra can { $n } olur, { $energy } enerji de gelir.
}
among-tokyo-dice-nothing = bir şey yok
among-tokyo-confirm = “{ $move }” hamlesinden sonra bu sırada bu canavarı hiçbir şey kurtaramaz. Yine de yapılsın mı?
among-tokyo-ask-hearts = { $n ->
    [one] Kalp ne için kullanılacak?
   *[other] { $n } kalp paylaştırılacak.
}
among-tokyo-ask-hearts-rest = Kalan kalpler iyileştirir.
among-tokyo-ask-opportunist = Yeni kart açıldı: ilk satın alma hakkı.
among-move-seat = Bu koltuğu başka bir cihaza taşı
among-your-name = Bu masadaki ad
among-leave-alone = Bu masadan tamamen kalkılsın mı? Koltukların anahtarı yalnızca bu tarayıcıda: onlar olmadan kimse geri dönemez.
among-leave-others = Tamamen kalkılsın mı? Koltuklar kalır ama anahtarları yalnızca bu tarayıcıda. Diğerleri yerlere bot oynatabilir ya da masayı bitirmek üzere anlaşabilir.
among-leave-lends = Kalkınca diğerleri yere bir bot oynatabilir; dönüldüğünde koltuk yine sahibinindir.
among-resign-sure = Çekilme onaylansın mı? Sonunculuk demektir, koltuğu sonuna kadar bir bot oynar.
among-resign-sure-alone = Çekilme onaylansın mı? Oyun burada, sonunculukla biter.
among-awake-is = { $on ->
    [yes] sıra buradayken açık kalır
   *[no] kararabilir
}
among-server-back-none = Şimdi geri alınacak bir şey yok: yeni bir şey açıldı ya da başka biri oynadı.
among-server-not-your-turn = Sıra başkasında.
among-server-resigned = Bu koltuk çekildi; sonuna kadar bir bot oynuyor.
