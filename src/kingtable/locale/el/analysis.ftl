analyse-title = Ανασκόπηση μιας παρτίδας
analyse-running = Ανασκόπηση
analyse-by = Από το { $bot }· { $samples ->
    [one] { $samples } παρτίδα μέχρι τέλους από κάθε θέση
   *[other] { $samples } παρτίδες μέχρι τέλους από κάθε θέση
}
analyse-sum = Από πού ήρθε το αποτέλεσμα, σε παρτίδες στις 100
analyse-costliest = Οι κινήσεις που κόστισαν περισσότερο στον παίκτη { $seat }
analyse-moments = Τι μέτρησε, κίνηση προς κίνηση
analyse-curve = Πιθανότητες νίκης, κίνηση προς κίνηση
analyse-better = { $gain ->
    [one] Ο παίκτης { $seat } έπαιξε { $moves }· το { $best } θα κέρδιζε { $gain } παρτίδα περισσότερη στις 100 (± { $half }).
   *[other] Ο παίκτης { $seat } έπαιξε { $moves }· το { $best } θα κέρδιζε { $gain } παρτίδες περισσότερες στις 100 (± { $half }).
}
analyse-left = { $gain ->
    [one] Ο παίκτης { $seat } έπαιξε { $moves }· το { $best } θα τον άφηνε { $gain } πόντο πιο μπροστά (± { $half }).
   *[other] Ο παίκτης { $seat } έπαιξε { $moves }· το { $best } θα τον άφηνε { $gain } πόντους πιο μπροστά (± { $half }).
}
analyse-equal = Το { $best } θα ήταν εξίσου καλό.
analyse-chance = Μετά το { $moves } του παίκτη { $seat }, η τύχη άλλαξε την πιθανότητα νίκης του παίκτη { $other }. Σε παρτίδες στις 100: { $change }.
analyse-position = Πιθανότητες νίκης, και σε παρένθεση οι πόντοι στο τέλος
analyse-turn = Κίνηση
analyse-line = Έπειτα
analyse-now = τώρα
analysis-running = Ανασκόπηση γίνεται μόνο σε παρτίδα που τελείωσε· μια θέση της αναλύεται οποτεδήποτε.
analyse-match = Χρειάζεται παρτίδα, όπως τη δίνει η kingtable.new ή η kingtable.replay, όχι { $given }.
stream-object = Ένα ερώτημα είναι αντικείμενο JSON.
stream-unknown = Ένα ερώτημα δεν έχει τέτοιο πεδίο. Υπάρχουν: { $known }.
stream-json = Αυτό δεν είναι ερώτημα: { $why }
stream-failed = Αυτό το ερώτημα απέτυχε: { $why }
stream-slow = Δεν ήρθε απάντηση μέσα σε { $seconds } δευτ. Ζητήστε λιγότερες δοκιμαστικές παρτίδες ή λιγότερα samples, ή δώστε περισσότερα seconds.
stream-ended = Ένα μποτ τερμάτισε τη διεργασία αυτού του ερωτήματος με κωδικό { $code }.
stream-seconds = Το seconds είναι αριθμός από 1 έως { NUMBER($most, useGrouping: 0) }.
stream-field = Χρειάζεται JSON του είδους { $kind }.
stream-what = Ένα ερώτημα έχει είτε record είτε position.
stream-id = Ένα id είναι κείμενο· το μήκος του είναι τουλάχιστον 1 και το πολύ { $most }.
stream-at = Χρειάζονται αριθμοί κινήσεων του record, τουλάχιστον ένας· ένα position δεν έχει.
