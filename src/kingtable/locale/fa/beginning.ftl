begin-you = شما { $who } هستید.
begin-goal-kingdomino = { $games ->
    [1] بیشترین امتیاز پس از { $n } دور برنده است.
   *[other] بیشترین امتیاز پس از { $games } بازی برنده است.
}
begin-claims = { $you ->
    [yes] شما اول انتخاب می‌کنید.
   *[no] { $who } اول انتخاب می‌کند.
}
begin-order = ترتیب انتخاب
begin-dominoes = { $n } دومینوی اول
begin-claim-one = در نوبت خود یکی را انتخاب کنید.
begin-squares = خانه × تاج
begin-goal-tokyo = { NUMBER(20) } امتیاز برنده است، یا آخرین کسی که بماند.
begin-begins = { $you ->
    [yes] شما شروع می‌کنید.
   *[no] { $who } شروع می‌کند.
}
begin-claws = بیشترین پنجه شروع می‌کند. در تساوی دوباره می‌ریزند.
begin-tied = { $who } هر کدام { $n } پنجه دارند و دوباره می‌ریزند.
begin-after = نوبت شما پس از { $who } است.
begin-roll = شش تاس را تا سه بار بریزید و هرچه می‌خواهید نگه دارید.
begin-now = شروع
