refuse-kot-notation = Το «{ $text }» δεν είναι κίνηση του King of Tokyo. Για παράδειγμα: keep 3 3 claw, done, yield, buy jets, end.
refuse-kot-phase = Το «{ $move }» δεν γίνεται τώρα ({ $phase }). Δυνατές κινήσεις: { $words }.
refuse-kot-no-throws = Δεν απομένει καμία ρίψη.
refuse-kot-dice = Αυτά τα ζάρια δεν είναι στο τραπέζι. Το τραπέζι έχει: { $dice }.
refuse-kot-keep-all = Ρίχνεται τουλάχιστον ένα ζάρι· γράψτε «done» για να τα κρατήσετε όλα.
refuse-kot-no-die = Κανένα ζάρι δεν δείχνει { $face }.
refuse-kot-same-face = Το ζάρι θα έδειχνε την ίδια όψη.
refuse-kot-no-card = Αυτό το τέρας δεν έχει την κάρτα «{ $card }».
refuse-kot-used = Η κάρτα «{ $card }» δεν χρησιμοποιείται έτσι, ή όχι ξανά σε αυτή τη σειρά.
refuse-kot-energy = Κόστος σε ενέργεια: { $needs }· αυτό το τέρας έχει: { $energy }.
refuse-kot-healthy = Οι ζωές είναι ήδη στο μέγιστο: { $health }.
refuse-kot-row-empty = Δεν υπάρχει ανοιχτή κάρτα για ανανέωση.
refuse-kot-hearts = Μοιράστε όλες τις καρδιές ({ $hearts }): heal, poison, shrink ή θέσεις που χρειάζονται ζωές.
refuse-kot-charge = Μπορείτε να βάλετε πάνω της το πολύ { $energy } από την ενέργειά σας: δεν έχετε άλλη.
refuse-kot-must-copy = Πρέπει να επιλεγεί κάρτα: υπάρχει μία για αντιγραφή.
refuse-kot-mimic = Ο παίκτης { $seat } δεν έχει κάρτα «{ $card }» που να μπορεί να αντιγραφεί τώρα.
refuse-kot-row = Η κάρτα «{ $card }» δεν είναι στις ανοιχτές: { $row }.
refuse-kot-not-there = Ο παίκτης { $seat } δεν έχει κάρτα «{ $card }» που να μπορεί να αγοραστεί.
refuse-kot-not-revealed = Η κάρτα «{ $card }» δεν άνοιξε μόλις τώρα.
refuse-kot-only-revealed = Τώρα μπορεί να αγοραστεί μόνο κάρτα που μόλις άνοιξε.
refuse-kot-deck-empty = Η στοίβα είναι άδεια.
refuse-kot-price = Το κόστος της κάρτας σε ενέργεια είναι { $price }· αυτό το τέρας έχει: { $energy }.
refuse-kot-odds = Πιθανότητες δίνονται μόνο για τα ζάρια που κρατάτε, όσο ρίχνετε: keep FACE ...

option-bay = Ο Κόλπος του Τόκιο παίζεται με πέντε ή έξι τέρατα, όχι με { $given }.

position-number = Εδώ χρειάζεται ακέραιος αριθμός από { $least } έως { $most }.
position-seats = Εδώ χρειάζεται λίστα θέσεων, αριθμημένων από το 0· υπάρχουν { $players }.
position-bool = Εδώ χρειάζεται true ή false.
position-card = Δεν υπάρχει κάρτα «{ $card }».
position-cards = Εδώ χρειάζεται λίστα καρτών, το πολύ 66.
position-card-twice = Από την κάρτα «{ $card }» υπάρχει στο κουτί μόνο { $copies ->
    [one] { $copies } αντίτυπο
   *[other] { $copies } αντίτυπα
}.
position-discard-card = Η κάρτα «{ $card }» εξαντλείται με την αγορά της: δεν μπορεί να την έχει κανείς.
position-copies = Μόνο η κάρτα «{ card-mimic }» αντιγράφει κάρτα.
position-copied = Ο παίκτης { $seat } δεν έχει κάρτα «{ $card }» που να μπορεί να αντιγράψει η κάρτα «{ card-mimic }».
position-health = Αυτό το τέρας έχει το πολύ { $most } ζωές.
position-dead-with = Ένα τέρας χωρίς ζωές δεν έχει κάρτες, ενέργεια ή δείκτες.
position-row = Οι ανοιχτές κάρτες είναι λίστα με το πολύ τρεις κάρτες· το null είναι κενό.
position-dead-in-tokyo = Ο παίκτης { $seat } αποκλείστηκε και δεν μπορεί να είναι στο Τόκιο.
position-both-places = Ο παίκτης { $seat } δεν μπορεί να κατέχει και τις δύο θέσεις.
position-bay = Ο Κόλπος του Τόκιο δεν χρησιμοποιείται με { $living } ζωντανά τέρατα ή δεν παίζεται.
position-phase = Δυνατές φάσεις: { $known }.
position-dice = Τα ζάρια είναι λίστα με το πολύ { $most } όψεις, καθεμία σε εισαγωγικά: "1", "2", "3", "heart", "energy", "claw".
position-not-over = Η παρτίδα δεν τελείωσε: δεν έχει κερδίσει κανείς και ζουν περισσότερα από ένα τέρατα.
position-dead-turn = Ο παίκτης { $seat } αποκλείστηκε και δεν μπορεί να έχει τη σειρά.
position-needs-agenda = Η απόφαση «{ $phase }» έρχεται στη μέση μιας ενέργειας: το πεδίο agenda πρέπει να λέει ποιας.
position-agenda = Αυτή η έκδοση δεν γνωρίζει αυτό το agenda.
position-dice-early = Πριν από την πρώτη ρίψη δεν υπάρχουν ζάρια, και δεν απομένουν ρίψεις.
position-dice-thrown = Εδώ μπορούν να υπάρχουν το πολύ { $most } ζάρια: το κουτί έχει οκτώ και αυτό το τέρας ρίχνει { $thrown }.
position-even = Εδώ χρειάζεται άρτιος αριθμός.
position-memory = Αυτό δεν ορίζεται σε αυτό το σημείο της σειράς.
position-agenda-order = Το agenda έχει αδύνατη σειρά: κάτω από κάθε ζημιά χρειάζεται ο έλεγχός της, κάτω από κάθε παραχώρηση η είσοδος στο Τόκιο.
position-agenda-phase = Το πεδίο agenda ζητά άλλη απόφαση.

odds-dice = Υπάρχουν 1 έως { $most } ζάρια.
odds-face = Το «{ $face }» δεν είναι όψη των ζαριών. Όψεις: { $known }.
odds-number = { $dice ->
    [one] Αυτό το πλάνο είναι για { $dice } ζάρι.
   *[other] Αυτό το πλάνο είναι για { $dice } ζάρια.
}
odds-values = Δώστε μία τιμή για καθένα από τα { $count } αποτελέσματα.
odds-rerolls = Απομένουν 0 έως { $most } ρίψεις.
odds-want = Το «{ $text }» δεν λέει τι θέλετε. Γράψτε έναν αριθμό και μια όψη, όπως «3 claw».
