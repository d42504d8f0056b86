## Chapters

kingdomino-book-aim = Amaç
kingdomino-book-turn = Bir tur
kingdomino-book-placing = Domino yerleştirme
kingdomino-book-score = Son ve puan hesabı
kingdomino-book-opening = Başlangıç
kingdomino-book-variants = Ek kurallar

## Sections of the printed rulebook, as this language's edition has them

kingdomino-section-aim = Amaç
kingdomino-section-setup = Hazırlık
kingdomino-section-play = Oyun
kingdomino-section-connect = Bağlantı/Birleştirme Kuralları
kingdomino-section-end = Oyunun sonu
kingdomino-section-score = Oyunun sonu
kingdomino-section-ties = Oyunun sonu
kingdomino-section-variants = Ek kurallar

## Topics: the title, and the example that the picture shows

kingdomino-topic-aim = 5 × 5’lik bir krallık
kingdomino-topic-aim-example = On iki domino ile kale 5 × 5 kareyi doldurur. Buğday buğdayın, orman ormanın yanındadır.
kingdomino-topic-order = Kim ne zaman oynar
kingdomino-topic-order-example = Önce 3 numaradaki kral oynar, sonra 24 numaradaki, sonra 41 numaradaki.
kingdomino-topic-turn = Sıranızda ne yaparsınız
kingdomino-topic-turn-example = Kralınız 24 numarada: 24 numarayı krallığınıza yerleştirin, sonra kralı yeni domino sırasındaki 41 numaraya koyun.
kingdomino-topic-claim = Domino seçme
kingdomino-topic-claim-example = 12 ve 41 numarada kral var. 24 ile 48 numaralı dominolar boşta.
kingdomino-topic-number = Küçük numara mı, büyük numara mı
kingdomino-topic-number-example = 3 numaranın tacı yoktur, erken oynar. 48 numaranın üç tacı vardır, en son oynar.
kingdomino-topic-touch = Ne neyin yanına gelir
kingdomino-topic-touch-example = En son 20 numara eklendi: buğdayı buğdaya ve kaleye değiyor. Gölü herhangi bir şeyin yanında olabilir.
kingdomino-topic-frame = 5 × 5’ten büyük olamaz
kingdomino-topic-frame-example = Bu krallığın eni beş kare. Yukarıya ve aşağıya büyüyebilir, yanlara büyüyemez.
kingdomino-topic-discard = Hiçbir yere uymadığında
kingdomino-topic-discard-example = İki kare boş ama yanlarında orman yok: 5 numaralı domino oyun dışı kalır.
kingdomino-topic-end = Son tur
kingdomino-topic-end-example = 8 numara yerleştirildi; 30 ve 46 numara sırada. Seçilecek domino kalmadı.
kingdomino-topic-property = Kare sayısı çarpı taç sayısı
kingdomino-topic-property-example = İki taçlı beş kare buğday: 5 × 2 = 10. Taçsız beş kare göl: 0. Toplam 10 + 8 + 4 + 4 + 2 = 28 puan.
kingdomino-topic-tie = Beraberlik
kingdomino-topic-tie-example = Puanlar eşit: birleşik dört kare buğday, taçsız da olsa, iki kare gölü geçer.
kingdomino-topic-opening = İlk seçimler
kingdomino-topic-opening-example = İlk çekilen kral 6 numarada. Diğer üçü, çekildikleri sırayla onu izler.
kingdomino-topic-dynasty = { -dynasty }
kingdomino-topic-dynasty-example = 31, 42 ve 38 puan toplam 111 eder.
kingdomino-topic-middle = { -middle-kingdom }
kingdomino-topic-middle-example = Kalenin her yanında iki kare var: 10 ek puan.
kingdomino-topic-harmony = { -harmony }
kingdomino-topic-harmony-example = On iki dominonun hepsi krallıkta: 5 ek puan.
kingdomino-topic-duel = { -mighty-duel }
kingdomino-topic-duel-example = İki oyuncu, her birine 24 domino: kaleyle birlikte 7 × 7 kareyi doldurur.
kingdomino-topic-three = Üç oyuncu, dörtlü domino sıraları
kingdomino-topic-three-example = 41 numarada kral yok: oyun dışı kalır.
