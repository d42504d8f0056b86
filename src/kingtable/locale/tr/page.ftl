name-ask = Diğerleri size ne desin?
name-none = Adsız
keep-name = Kaydet
leave = Şimdilik kalk
rank = { $n }.
replay = Tekrar
title-your-turn = ● Sıra sizde – { $game }
title-table = { $game } – { -kingtable }
screen-title = { $game } – { $screen }
watching = { $n } izleyici
log = Kayıt
hint-ask = Siz olsanız ne yapardınız?
key-tip = { $what } ({ $key })
keys = Tuşlar
key-walk = sonraki ya da önceki yanıt
menu = Menü
you = Siz
name-you = siz
away = burada değil
bot-plays = bot oynuyor
points = Puan
turn = Döndür
discard = { $domino } numarayı oyun dışı bırak

say-connecting = Bağlanıyor…
say-your-turn = Sıra sizde.
say-sent = Gönderildi.
say-sent-rest = Hamleniz kaydediliyor…
say-bot-thinks = Bir saniye.
say-bot-warming = Güçlü botlar hâlâ hazırlanıyor; o zamana kadar yerlerine daha basit botlar oynuyor.
say-not-here = Bekleniyor: { $who } masada değil.
say-you-win = Kazandınız!
say-wins = { $who } kazandı.
say-shared = Zafer paylaşıldı: { $who }.
say-nobody-wins = Kazanan yok.

the-rule = Kural
rules-here = Bu nedir?
offline = Bağlantı koptu. Yeniden deneniyor; hiçbir şey kaybolmadı.
offline-pending = Bağlantı koptu. Hamleniz saklandı; masa yanıt verir vermez yeniden gönderilecek.
offline-device = Bu cihaz çevrimdışı. Yeniden bağlanır bağlanmaz oyun sürer.
offline-asleep = Masanın bulunduğu bilgisayar yanıt vermiyor. Uykuya geçmiş olabilir. Bu sayfayı açık bırakın: o bilgisayar geri gelir gelmez oyun sürer. Adresi değiştiyse yeni bir bağlantı isteyin.
offline-stopped = { -kingtable } bu bilgisayarda artık çalışmıyor. Yeniden başlatın: hiçbir şey kaybolmadı.
offline-proxy = Sayfa açılıyor, ama WebSocket bağlantısı açılmıyor: sayfa ile sunucu arasındaki bir vekil sunucu onu durduruyor. Bağlantıyı bir arkadaşınız gönderdiyse bu iletiyi ona gönderin.
rematch-open = Rövanş açıldı.
busy-again = Bu sayfa kendiliğinden yeniden dener.
windows = Bu koltuk { $n } pencerede açık. Açan siz değilseniz koltuğunuzu başka bir cihaza taşıyın; diğerlerinin hepsi dışarıda kalır.
log-by-clock = Süre doldu; masa yanıtladı:
stand-in-played = Bota sorulamadı; masa onun yerine oynadı: { $who }.
log-by-default = Bot yanıt vermedi; onun yerine masa oynadı:
claim-failed = Henüz masada değilsiniz.
table-closed = Bu masada değilsiniz.

note-substitute = { $you ->
    [yes] { $whose } dönene kadar yerine bir bot oynatıyorsunuz.
   *[no] { $who }, { $whose } dönene kadar yerine bir bot oynatıyor.
}
note-back = { $you ->
    [yes] Döndünüz; yine kendiniz oynuyorsunuz.
   *[no] { $who } döndü ve yeniden oynuyor.
}
note-taken = { $you ->
    [yes] Son hamlenizi geri aldınız.
   *[no] { $who } son hamleyi geri aldı.
}
note-resigned = { $you ->
    [yes] Çekildiniz.
   *[no] { $who } çekildi.
}
note-ended = Kabul edenler: { $who }.
note-begun = Bu oyun, { $table } masasındaki oyunu { $n }. hamleden sonra sürdürüyor. Orada hâlâ gizli olan her şey yeniden karıştırıldı.
said-by-clock = { $you ->
    [yes] Süre doldu; sizin yerinize saat oynadı:
   *[no] { $who } yerine saat oynadı:
}
said-by-bot = { $you ->
    [yes] Sizin yerinize bir bot oynadı:
   *[no] { $who } yerine bir bot oynadı:
}
log-by-bot = Yerine bir bot oynadı:

log-over = Oyun bitti.

play = Oynat
pause = Duraklat
pace = Diğerlerinin hamlelerinin hızı
pace-name = { $pace ->
    [slow] Yavaş
    [fast] Hızlı
    [once] Anında
   *[normal] Normal
  }
pace-now = Hız: { pace-name }. Değiştir
pace-short = { $pace ->
    [slow] ½×
    [fast] 2½×
    [once] ⏭
   *[normal] 1×
  }
pace-go-on = Devam et
pace-step = Sonraki adım
pace-to-my-turn = Benim sırama git
pace-to-the-end = Sona git
sound = Ses
sound-is = { $on ->
    [yes] Açık
   *[no] Kapalı
  }
since-your-turn = Son sıranızdan beri
since-show = Göster
announced = Sesli okunanlar
announced-name = { $much ->
    [some] Önemliler
    [none] Hiçbir şey
   *[all] Her şey
  }

plain-board = Tahta
plain-own = Kartlarınız
plain-moves = Hamleleriniz
plain-choose = Bir hamle seçin.
plain-turn = Sıra { $who } adlı oyuncuda.
plain-move = { $who }: { $move }
plain-points = { $n } puan

clock-left = { $n } saniye kaldı
clock-late = { $n } saniye kaldı.
