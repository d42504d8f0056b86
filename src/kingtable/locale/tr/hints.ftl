# Above the turn that is proposed.
hint-title = Ben olsam böyle yapardım
hint-thinking = Düşünüyorum…
hint-warming = Güçlü botlar hazırlanırken daha uzun sürer.
hint-why = Neden?
hint-place = { $domino } numarayı yerleştirin: { $where }.
hint-discard = { $domino } numarayı oyun dışı bırakın.
hint-claim = { $domino } numarayı seçin.
hint-chance = Sonra kazanma olasılığınız: { $p }.
hint-second = İkinci en iyi hamle bunu { $points } puan düşürürdü: { $p }.
hint-either = İkisi de olur. Öteki: { $turn }

## Why: Kingdomino

hint-most = { $gain ->
    [0] Şimdi hiçbir yer puan getirmiyor.
   *[other] Şimdi { $gain } puan getirir; hiçbir yer daha fazlasını getirmez.
}
hint-less = { $gain ->
    [0] Şimdi puan getirmez; { $most } puan mümkündü.
   *[other] Şimdi { $gain } puan getirir; { $most } puan mümkündü.
}
hint-middle = { -middle-kingdom } ek puanı mümkün kalır.
hint-open = Daha gelebilecek dominolar: { $coming }. Krallığınızda yeri olacaklar: { $fits }.
hint-open-all = Daha gelebilecek her dominonun krallığınızda yeri olur.
hint-open-more = Daha gelebilecek dominolar: { $coming }. Krallığınızda yeri olacaklar: { $fits }; en çok puan getiren yere konursa: { $other }.
hint-no-place = Hiçbir yere uymuyor.
hint-claim-most = { $domino } numara sonra size { $gain } puan getirebilir; boştakilerin hiçbiri daha fazlasını getiremez.
hint-claim-gain = { $domino } numara sonra size { $gain } puan getirebilir.
hint-claim-fits = { $domino } numaranın krallığınızda yeri var; boştakiler arasında yeri olmayan da var.
hint-takes = { $who } için { $gain } puan getirebilirdi.
hint-first = Sonraki turda ilk siz oynarsınız.
hint-playouts = Karşılaştırdığım yollar: { $turns }. Oyunu sürdürünce en iyisi bu çıktı.

## Why: King of Tokyo

hint-odds = { $p }: en az { $dice }.
hint-sure = Tuttuklarınız her durumda { $n } puan getirir.
hint-all-again = Bence tutmaya değer bir şey yok: bütün zarları yeniden atardım.
hint-stop = Durursanız: { $told }.
hint-stop-nothing = Yeniden atmak, getireceğinden fazlasını tehlikeye atar.
hint-effect = Sonucu: { $told }.
hint-pays = { $n } enerji tutar; { $left } enerji kalır.
hint-loses = Böylece { $card } kartını kaybedersiniz.
hint-sweep = Bence bu kartların hiçbiri fiyatına değmez.
hint-saves = Bence bu kartların hiçbiri fiyatına değmez: { $n } enerjiniz sizde kalır.
hint-health = { $n } canınız olur.
hint-rivals = Bir sonraki sıranıza kadar pençeleri Tokyo’yu vuran { $n } canavar zar atar.
hint-stays = Sırasına Tokyo’da başlayan { NUMBER(2) } puan kazanır.
hint-only-way = Başka her yanıt kesin ölümdür.
