review-begins = Η ανασκόπηση αρχίζει …
review-working = Εξετάστηκαν { $done } από { $of } αποφάσεις …
review-again = Ξανά
review-curve = Πιθανότητες νίκης, κίνηση προς κίνηση
review-now = Πιθανότητες τώρα: { $told }
review-chance = { $who } { $p }
review-who = Παίκτης
review-accuracy = Ακρίβεια
review-lost = Από λάθη
review-luck = Τύχη
review-points = Τι μέτρησε
review-nothing = Καμία κίνηση δεν έχασε πολλά, και η τύχη ήταν ήπια.
review-loss = Κίνηση { $n } – { $who }: μια καλύτερη θα πρόσθετε { $p } στις πιθανότητες νίκης.
review-stroke = Κίνηση { $n } – από τύχη: { $told }
review-better = Καλύτερα θα ήταν:
review-dice-played = Κρατήθηκαν
review-dice-better = Καλύτερα έτσι
review-dice = { $n ->
    [0] Ρίψη: { $rolled }. Δεν μένει κανένα.
   *[other] Ρίψη: { $rolled }. Μένουν: { $kept }.
}
review-gain = Θα πρόσθετε { $p } στις πιθανότητες νίκης (± { $half }).
review-show = Εμφάνιση στο τραπέζι
review-back = Εμφάνιση όσων παίχτηκαν
review-shown = Αυτό δεν παίχτηκε: θα ήταν καλύτερο.
review-share = Αντιγραφή συνδέσμου για εδώ
review-about = Οι πιθανότητες ισχύουν ανάμεσα σε μποτ περίπου ίσης δύναμης· καλύτερες κινήσεις από το { $bot }, { $n } δείγματα για καθεμία. Ό,τι ακολουθεί το ± είναι το μισό ενός διαστήματος 95%, μόνο από τα δείγματα.
