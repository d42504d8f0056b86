## Sections of the printed rulebook

tokyo-section-aim = Oyunun amacı
tokyo-section-setup = Hazırlık
tokyo-section-turn = Bir sıranın akışı
tokyo-section-roll = Zar atma
tokyo-section-dice = Zarları uygulama
tokyo-section-king = Tokyo’nun Kralı olma
tokyo-section-tokyo = Tokyo’nun etkileri
tokyo-section-buy = Kart alma
tokyo-section-cards = Kartlar
tokyo-section-winning = Kazanma
tokyo-section-advanced = İleri kurallar

## Topics: the title, and the example that the picture shows

tokyo-topic-aim = Tokyo’nun Kralı
tokyo-topic-aim-example = 20 puana ulaşan ya da hayatta kalan son canavar oyunu kazanır.
tokyo-topic-turn = Sıranızda ne yaparsınız
tokyo-topic-turn-example = Üç tane 3 ile 3 puan, bir zarla 1 enerji kazanırsınız. Sonra kart alabilirsiniz ve sıranız biter.
tokyo-topic-roll = Üç atış
tokyo-topic-roll-example = 3-3’ü tutup dört zarı yeniden atarsınız; yeni 3’ü de tutup üç zarı yeniden atarsınız. Üçüncü atıştan sonra 3-3-3-3, bir pençe ve enerji kalır.
tokyo-topic-faces = Altı yüz
tokyo-topic-faces-example = 1, 2, 3, kalp, enerji ve pençe.
tokyo-topic-numbers = Sayılar puan getirir
tokyo-topic-numbers-example = 3-3-3-3 atan 3 + 1 = 4 puan alır. 2-2 bir şey getirmez.
tokyo-topic-energy = Enerji
tokyo-topic-energy-example = Üç enerji zarı: 1 enerji 4 olur.
tokyo-topic-hearts = Kalpler
tokyo-topic-hearts-example = Tokyo dışında iki kalp: 6 can 8 olur. Tokyo’da 6 kalır.
tokyo-topic-claws = Pençeler
tokyo-topic-claws-example = Dışarıdan iki pençe: Tokyo’daki canavarın canı 9’dan 7’ye düşer.
tokyo-topic-enter = Tokyo’ya girme
tokyo-topic-enter-example = Tokyo boş: üç pençe kimseye hasar vermez. Canavar girer ve 1 puan kazanır.
tokyo-topic-hold = Tokyo’da kalma
tokyo-topic-hold-example = Sıranız Tokyo’da başlıyor: 4 puan 6 olur.
tokyo-topic-yield = Tokyo’yu bırakma
tokyo-topic-yield-example = İki pençe Tokyo’daki canavara 2 cana mal olur. Canavar Tokyo’yu bırakır; saldıran girer ve 1 puan kazanır.
tokyo-topic-fall = Tokyo’daki canavar elenince
tokyo-topic-fall-example = 2 cana karşı iki pençe: canavar elenir. Yerine saldıran girer.
tokyo-topic-buy = Kart alma
tokyo-topic-buy-example = 10 enerji ve 7’lik bir kart: 3 enerji kalır ve yeni bir kart açılır.
tokyo-topic-sweep = Kartları yenileme
tokyo-topic-sweep-example = 2 enerjiye üç yeni kart açılır: 10 enerji 8 olur.
tokyo-topic-kinds = Kalıcı ya da Anlık
tokyo-topic-kinds-example = { card-extra-head } kartı sizde kalır ve işlemeyi sürdürür. { card-heal } kartı alındığında etkisini gösterir, sonra ıskartaya gider.
tokyo-topic-deck = Deste bitince
tokyo-topic-deck-example = Deste boş: ıskartadakiler karıştırılır ve yeni deste olur.
tokyo-topic-out = Elenme
tokyo-topic-out-example = 1 cana karşı iki pençe: canavar elenir.
tokyo-topic-points = 20 puan
tokyo-topic-points-example = Sıranın sonunda 20 puan ve 3 can: kazanılır. 20 puan ve 0 can: kazanılmaz.
tokyo-topic-last = Hayatta kalan son canavar
tokyo-topic-last-example = İki canavar elendi: üçüncüsü, puanı kaç olursa olsun kazanır.
tokyo-topic-bay = Şehir ve körfez
tokyo-topic-bay-example = Bir canavar şehirde, biri körfezde. İkisi de Tokyo’da.
tokyo-topic-both = Körfez varken saldırı
tokyo-topic-both-example = Şehirden iki pençe dışarıdaki üç canavarı vurur; körfezdeki hasar almaz.
tokyo-topic-setup = Oyun nasıl başlar
tokyo-topic-setup-example = 10 can, 0 puan, enerji yok; üç kart açık.
tokyo-topic-first = Kim başlar
tokyo-topic-first-example = İkiye karşı üç pençe: üç pençe atan canavar başlar.
tokyo-topic-software = Sizin yerinize sayılır
tokyo-topic-software-example = 3-3-3, iki pençe, bir enerji: puan, enerji ve hasar sizin için sayılır.

## The card book

king-of-tokyo-appendix = Sözcükler ve kartlar
tokyo-book-kind-all = Hepsi
tokyo-book-kind-keep = Kalıcı
tokyo-book-kind-once = Anlık
tokyo-book-here = Bu oyunda
tokyo-book-in-row = açık kartlarda
tokyo-book-owned = sahibi: { $who }
tokyo-book-discarded = ıskartada
tokyo-book-found = { $n ->
    [0] Kart yok.
   *[other] { $n } kart
}
