review-begins = Η ανασκόπηση αρχίζει…
review-working = Εξετάστηκαν { $done } από { $of } αποφάσεις…
review-again = Ξανά
review-curve = Πιθανότητες νίκης, κίνηση προς κίνηση
review-now = Πιθανότητες τώρα: { $told }
review-chance = { $who } { $p }
review-who = Παίκτης
review-level = Έπαιξε σαν
review-level-beginner = αρχάριος
review-level-casual = περιστασιακός παίκτης
review-level-intermediate = μέτριος παίκτης
review-level-advanced = προχωρημένος
review-level-expert = ειδικός
review-left-lead = Χαμένοι πόντοι
review-left-share = Χαμένο μερίδιο
review-start = Πριν
review-own = Δικές κινήσεις
review-others = Των άλλων
review-luck = Τύχη
review-result = Αποτέλεσμα
review-even = Με ίση τύχη
review-unit = Οι χαμένοι πόντοι και η χαμένη πιθανότητα είναι μέσοι όροι των δικών κινήσεων: πόσο πιο μπροστά θα άφηνε τον παίκτη η καλύτερη κίνηση, και ποιο μέρος της πιθανότητας νίκης χάθηκε. Οι άλλες στήλες μετρούν παρτίδες στις 100. Οδηγούν από την πιθανότητα πριν την παρτίδα στο αποτέλεσμα· η τελευταία είναι το αποτέλεσμα χωρίς τύχη.
review-few = «–»: μετρούν λιγότερες από { $n } αποφάσεις, πολύ λίγες για κρίση.
review-sum = { $who }: { $start } στις 100 πριν την παρτίδα, δικές κινήσεις { $own }, κινήσεις των άλλων { $others }, τύχη { $luck }, αποτέλεσμα { $result } στις 100. Με ίση τύχη: { $even } στις 100.
review-points = Τι μέτρησε
review-nothing = Κανένα μεγάλο λάθος, και η τύχη δεν έκρινε πολλά.
review-loss = { $points ->
    [one] Κίνηση { $n } – { $who }: μια καλύτερη θα κέρδιζε { $points } παρτίδα περισσότερη στις 100.
   *[other] Κίνηση { $n } – { $who }: μια καλύτερη θα κέρδιζε { $points } παρτίδες περισσότερες στις 100.
}
review-stroke = Κίνηση { $n } – από τύχη, σε παρτίδες στις 100: { $told }
review-change = { $who } { $change }
review-better = Καλύτερα θα ήταν:
review-dice-played = Κρατήθηκαν
review-dice-better = Καλύτερα έτσι
review-dice = { $n ->
    [0] Ρίψη: { $rolled }. Δεν μένει κανένα.
   *[other] Ρίψη: { $rolled }. Μένουν: { $kept }.
}
review-gain = { $points ->
    [one] Θα κέρδιζε { $points } παρτίδα περισσότερη στις 100 (± { $half }).
   *[other] Θα κέρδιζε { $points } παρτίδες περισσότερες στις 100 (± { $half }).
}
review-ahead = { $points ->
    [one] Θα άφηνε { $points } πόντο πιο μπροστά (± { $half }).
   *[other] Θα άφηνε { $points } πόντους πιο μπροστά (± { $half }).
}
review-show = Εμφάνιση στο τραπέζι
review-back = Εμφάνιση όσων παίχτηκαν
review-shown = Αυτό δεν παίχτηκε: θα ήταν καλύτερο.
review-share = Αντιγραφή συνδέσμου για εδώ
review-about = Οι πιθανότητες ισχύουν ανάμεσα σε μποτ περίπου ίσης δύναμης. Τις καλύτερες κινήσεις τις βρήκε το { $bot }, με { $n } δείγματα για καθεμία. Ο αριθμός μετά το ± είναι το μισό ενός διαστήματος 95% και αφορά μόνο τα δείγματα.
