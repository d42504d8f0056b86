sprt-bounds = { $low } ve { $high } sınırları anlamsız: ilki daha küçük olmalı.
sprt-errors = { $alpha } ve { $beta } hata oranları anlamsız: ikisi de 0 ile 0,5 arasında olmalıdır.

tournament-title = Bot turnuvası
tournament-about = { $games } oyun, ortak dağıtımlar, değişen koltuklar; ilk dağıtımın tohumu { NUMBER($seed, useGrouping: 0) }
tournament-ratings = Güç puanları (Elo) ve %95’lik aralıklar
tournament-shares = Satırdaki botun sütundaki botun önüne geçme oranı
tournament-tests = Sınamalar: üst çizginin üstü daha güçlü, alt çizginin altı daha güçlü değil
tournament-elo = Elo
tournament-interval = %95’lik aralık
tournament-second = openskill
tournament-games = Oyun
tournament-lineup = Kim kime karşı
tournament-deals = Dağıtım
tournament-verdict = Sonuç
sprt-verdict = { $verdict ->
    [stronger] ilki daha güçlü
    [not-stronger] ilki daha güçlü değil
   *[open] belli olmadı
}
tournament-test = { $verdict ->
    [stronger] { $bots }: ilki daha güçlü (dağıtım: { $deals }).
    [not-stronger] { $bots }: ilki daha güçlü değil (dağıtım: { $deals }).
   *[open] { $bots }: belli olmadı (dağıtım: { $deals }).
}
tournament-bots = Bir turnuva en az iki bot ister.
tournament-twice = Turnuvadaki her bot bir kez yazılır.
tournament-anchor = “{ $bot }” bu turnuvada oynamıyor, sıfır noktası olamaz.
tournament-sprt = Sınama ELO:ELO biçiminde yazılır, örneğin 0:30; “{ $given }” böyle değil.
tournament-sprt-order = Bir sınamada ilk Elo daha küçük olmalıdır, örneğin 0:30; “{ $given }” böyle değil.
tournament-cluster = Hiçbir Ray kümesi yanıt vermiyor ({ $why }). “local” yalnızca bu bilgisayardır.
tournament-other = { $file } başka bir turnuvanın: botlar, seçenekler, tohum ya da tür farklı.
tournament-line = { $file } dosyasının { $line }. satırı bir turnuva satırı değil.
tournament-version = Bu dosyayı { -kingtable } programının başka bir sürümü yazmış: yalnızca sürüm { $version } okunabilir.

process-start = { $bot } başlatılamıyor: { $why }
process-silent = { $bot } { $seconds } saniye içinde yanıt vermedi ve kapatıldı.
process-ended = { $bot } yanıt vermeden sona erdi (kod { $code }).
worker-ended = Bir çalışma süreci, yanıt vermeden { $code } koduyla sonlandı. Bir bot sonlandırmış ya da bellek dolmuş olabilir.
process-answer = { $bot } “{ $line }” yanıtını verdi. İstenen bir JSON satırıdır: {"{"}"id": { $id }, "moves": ["..."]{"}"}.
