mine-finished = Τελειωμένες
mine-place = { $rank }η από { $of }
mine-won = Νίκη
mine-resigned = Παραίτηση
mine-points = { $points ->
    [one] { $points } πόντος, με: { $who }
   *[other] { $points } πόντοι, με: { $who }
}
mine-all = Εμφάνιση όλων: { $n }
mine-total = { $game }: παρτίδες { $n }, νίκες { $won }, μέσος όρος { $mean }, καλύτερο { $best }
mine-save = Αποθήκευση των αποτελεσμάτων μου
mine-replay = Επανάληψη: { $game }, { $date }
mine-review = Ανασκόπηση: { $game }, { $date }
