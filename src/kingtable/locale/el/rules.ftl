rules-search = Αναζήτηση σε κανόνες και κάρτες
rules-found = { $n ->
    [0] Κανένα θέμα των κανόνων δεν έχει αυτές τις λέξεις.
    [one] Βρέθηκε σε { $n } θέμα.
   *[other] Βρέθηκε σε { $n } θέματα.
}
rules-contents = Περιεχόμενα
rules-example = Παράδειγμα:
rules-section = Κανονισμός: { $section }
rules-ours = Δεν υπάρχει στον κανονισμό: έτσι το παίζει το { -kingtable }
rules-more = Περισσότερα στο βιβλίο
rules-here-title = Τώρα στο τραπέζι
