begin-you = Siz: { $who }.
begin-goal-kingdomino = { $games ->
    [1] { $n } tur sonunda en çok puan kazanır.
   *[other] { $games } oyun sonunda en çok puan kazanır.
}
begin-claims = { $you ->
    [yes] İlk siz seçersiniz.
   *[no] İlk { $who } seçer.
}
begin-order = Seçme sırası
begin-dominoes = İlk { $n } domino
begin-claim-one = Sıra size gelince birini seçin.
begin-squares = kare × taç
begin-goal-tokyo = { NUMBER(20) } puan ya da ayakta kalan son canavar kazanır.
begin-begins = { $you ->
    [yes] Siz başlarsınız.
   *[no] { $who } başlar.
}
begin-claws = En çok pençe başlar. Eşitlikte yeniden atılır.
begin-tied = { $who }: { $n } pençeyle eşit, yeniden atılıyor.
begin-after = Sıranız { $who } oynadıktan sonra.
begin-roll = Altı zarı en çok üç kez atın, istediklerinizi tutun.
begin-now = Hemen başla
