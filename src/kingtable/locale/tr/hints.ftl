# Above the turn that is proposed.
hint-title = Ben olsam böyle yapardım
hint-thinking = Düşünüyorum…
hint-place = { $domino } numarayı yerleştirin: { $where }.
hint-discard = { $domino } numaralı dominoyu kenara ayırın.
hint-claim = { $domino } numarayı seçin.

## Why: Kingdomino

hint-most = { $gain ->
    [0] Şimdi hiçbir yer puan getirmiyor.
   *[other] Şimdi { $gain } puan getirir; hiçbir yer daha fazlasını getirmez.
}
hint-less = { $gain ->
    [0] Şimdi puan getirmez; { $most } puan mümkündü.
   *[other] Şimdi { $gain } puan getirir; { $most } puan mümkündü.
}
hint-bonus = { $bonus ->
    [harmony] { -harmony } ek puanı mümkün kalır.
   *[middle_kingdom] { -middle-kingdom } ek puanı mümkün kalır.
}
hint-open = Daha gelebilecek dominolar: { $coming }. Bunlardan krallığınıza sığacaklar: { $fits }.
hint-open-all = Daha gelebilecek her domino krallığınıza sığar.
hint-open-more = Daha gelebilecek dominolar: { $coming }. Bunlardan krallığınıza sığacaklar: { $fits }; en çok puan getiren yerden sonra: { $other }.
hint-no-place = Hiçbir yere uymuyor.
hint-claim-most = { $domino } numara sonra size { $gain } puan getirebilir; boştakilerin hiçbiri daha fazlasını getiremez.
hint-claim-gain = { $domino } numara sonra size { $gain } puan getirebilir.
hint-claim-fits = { $domino } numara krallığınıza sığar; boştakilerin hepsi sığmaz.
hint-takes = { $who } için { $gain } puan edebilirdi.
hint-first = Sonraki turda ilk siz oynarsınız.
hint-playouts = Karşılaştırdığım yollar: { $turns }. Bunun için sonuna kadar oynadığım oyunlar: { $games }.

## Why: King of Tokyo

hint-odds = { $p }: en az { $dice }.
hint-sure = Tuttuklarınız her durumda { $n } puan getirir.
hint-all-again = Bence tutmaya değer bir şey yok: bütün zarları yeniden atardım.
hint-stop = Böylece önünüzde duran sizin olur: { $told }.
hint-stop-nothing = Yeniden atmak, getireceğinden fazlasını tehlikeye atar.
hint-effect = Ne olur: { $told }.
hint-pays = { $n } enerji tutar; { $left } enerji kalır.
hint-loses = Bununla { $card } kartını kaybedersiniz.
hint-sweep = Bence bu kartların hiçbiri fiyatına değmez.
hint-saves = Bence bu kartların hiçbiri fiyatına değmez: { $n } enerjiniz sizde kalır.
hint-health = { $n } canınız olur.
hint-rivals = Bir sonraki sıranıza kadar pençeleri Tokyo’yu vuran { $n } canavar zar atar.
hint-stays = Sırasına Tokyo’da başlayan { NUMBER(2) } puan alır.
hint-only-way = Başka her yanıt kesin ölümdür.
