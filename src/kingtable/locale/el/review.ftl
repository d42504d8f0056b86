review-begins = Η ανασκόπηση αρχίζει…
review-working = Εξετάστηκαν { $done } από { $of } αποφάσεις…
review-again = Ξανά
review-curve = Πιθανότητες νίκης, κίνηση προς κίνηση
review-now = Πιθανότητες τώρα: { $told }
review-chance = { $who } { $p }
review-who = Παίκτης
review-accuracy = Ακρίβεια
review-lost = Από λάθη
review-luck = Τύχη
review-unit = Τα λάθη και η τύχη μετριούνται σε μονάδες πιθανότητας νίκης: 100 μονάδες είναι μία νίκη.
review-points = Τι μέτρησε
review-nothing = Κανένα μεγάλο λάθος, και η τύχη δεν έκρινε πολλά.
review-loss = { $points ->
    [one] Κίνηση { $n } – { $who }: μια καλύτερη θα ανέβαζε την πιθανότητα νίκης κατά { $points } μονάδα.
   *[other] Κίνηση { $n } – { $who }: μια καλύτερη θα ανέβαζε την πιθανότητα νίκης κατά { $points } μονάδες.
}
review-stroke = Κίνηση { $n } – από τύχη, σε μονάδες: { $told }
review-change = { $who } { $change }
review-better = Καλύτερα θα ήταν:
review-dice-played = Κρατήθηκαν
review-dice-better = Καλύτερα έτσι
review-dice = { $n ->
    [0] Ρίψη: { $rolled }. Δεν μένει κανένα.
   *[other] Ρίψη: { $rolled }. Μένουν: { $kept }.
}
review-gain = { $points ->
    [one] Θα ανέβαζε την πιθανότητα νίκης κατά { $points } μονάδα (± { $half }).
   *[other] Θα ανέβαζε την πιθανότητα νίκης κατά { $points } μονάδες (± { $half }).
}
review-show = Εμφάνιση στο τραπέζι
review-back = Εμφάνιση όσων παίχτηκαν
review-shown = Αυτό δεν παίχτηκε: θα ήταν καλύτερο.
review-share = Αντιγραφή συνδέσμου για εδώ
review-about = Οι πιθανότητες ισχύουν ανάμεσα σε μποτ περίπου ίσης δύναμης. Τις καλύτερες κινήσεις τις βρήκε το { $bot }, με { $n } δείγματα για καθεμία. Ο αριθμός μετά το ± είναι το μισό ενός διαστήματος 95% και αφορά μόνο τα δείγματα.
