review-begins = Η ανασκόπηση αρχίζει…
review-working = Εξετάστηκαν { $done } από { $of } αποφάσεις…
review-again = Ξανά
review-curve = Πιθανότητες νίκης, κίνηση προς κίνηση
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
review-nothing = Κανένα μεγάλο λάθος, και η τύχη δεν έκρινε πολλά.
review-change = { $who } { $change }
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
review-share = Αντιγραφή συνδέσμου για εδώ
review-about = Οι πιθανότητες ισχύουν ανάμεσα σε μποτ περίπου ίσης δύναμης. Τις καλύτερες κινήσεις τις βρήκε το { $bot }, με { $n } δείγματα για καθεμία. Ο αριθμός μετά το ± είναι το μισό ενός διαστήματος 95% και αφορά μόνο τα δείγματα.
review-played = Παίχτηκε
review-better = Καλύτερα
review-list-costliest = Τα ακριβότερα: { $n }
review-list-own = { $you ->
    [yes] Δικά μου: { $n }
   *[no] { $who }: { $n }
}
review-list-others = Των άλλων: { $n }
review-list-luck = Τύχη: { $n }
review-moments = Στιγμές
review-previous = Προηγούμενη στιγμή
review-next = Επόμενη στιγμή
review-grade-1 = μικρό λάθος
review-grade-2 = λάθος
review-grade-3 = μεγάλο λάθος
review-dearest = το ακριβότερο από { $n }
review-before = { $you ->
    [yes] Πριν τη σειρά σας
   *[no] { $who }: πριν την κίνηση
}
review-figures = Πόσο άξιζε
review-between = { $from } έως { $to }
review-of-games = στις 100 παρτίδες, { $from } έως { $to }
review-of-chance = της πιθανότητας που υπήρχε
review-of-lead = προβάδισμα στο τέλος, σε πόντους
review-from = Από { $start } σε { $result }, στις 100 παρτίδες
review-most = Κυρίως: { $where }
review-mean-lead = Χαμένο προβάδισμα ανά απόφαση, σε πόντους: { $mean } ± { $half }. Αποφάσεις: { $n }
review-mean-share = Χαμένη πιθανότητα ανά απόφαση: { $mean } ± { $half }. Αποφάσεις: { $n }
review-beside = Τα μποτ «{ $level }» έχασαν περισσότερα σε { $n } από 100 παρτίδες σε τέτοια τραπέζια.
review-beside-of = { $who }: { $beside }
review-free = Κινήσεις χωρίς κόστος: { $n } από { $of }. Ίσες με την καλύτερη: { $equal }
review-drawn-played = Παίχτηκε: { $where }.
review-drawn-better = Καλύτερα: { $where }.
review-heard = { $when }, { $who }.
review-heard-played = Παίχτηκε: { $turn }
review-heard-better = Καλύτερα: { $turn }
review-follow = Τι ακολούθησε
review-how = Πώς λειτουργεί αυτό;
review-stroke = Από τύχη, σε παρτίδες στις 100: { $told }
review-retry-task = { $when }: τι θα παίζατε;
review-retried = Δοκιμή
review-heard-retried = Δοκιμή: { $turn }
review-retried-best = Βρήκατε την καλύτερη κίνηση.
review-retried-equal = Ισάξια με την καλύτερη, όσο δείχνουν τα δείγματα.
review-retried-games = { $points ->
    [one] Η καλύτερη κερδίζει { $points } παρτίδα περισσότερη στις 100 (± { $half }).
   *[other] Η καλύτερη κερδίζει { $points } παρτίδες περισσότερες στις 100 (± { $half }).
}
review-retried-points = { $points ->
    [one] Η καλύτερη τελειώνει { $points } πόντο πιο μπροστά (± { $half }).
   *[other] Η καλύτερη τελειώνει { $points } πόντους πιο μπροστά (± { $half }).
}
