## Sections of the printed rulebook

tokyo-section-aim = Σκοπός του παιχνιδιού
tokyo-section-setup = Προετοιμασία
tokyo-section-turn = Η σειρά με μια ματιά
tokyo-section-roll = Ρίψη των ζαριών
tokyo-section-dice = Εκτέλεση των ζαριών
tokyo-section-king = Πώς γίνεται κανείς Βασιλιάς του Τόκιο
tokyo-section-tokyo = Τι ισχύει στο Τόκιο
tokyo-section-buy = Αγορά καρτών
tokyo-section-cards = Οι κάρτες
tokyo-section-winning = Η νίκη
tokyo-section-advanced = Κανόνες για προχωρημένους

## Topics: the title, and the example that the picture shows

tokyo-topic-aim = Βασιλιάς του Τόκιο
tokyo-topic-aim-example = Με 20 πόντους ή ως τελευταίο ζωντανό τέρας κερδίζετε την παρτίδα.
tokyo-topic-turn = Τι κάνετε στη σειρά σας
tokyo-topic-turn-example = Τρία 3 δίνουν 3 πόντους και ένα ζάρι δίνει 1 κύβο ενέργειας. Μετά μπορείτε να αγοράσετε μια κάρτα, και η σειρά σας τελειώνει.
tokyo-topic-roll = Τρεις ρίψεις
tokyo-topic-roll-example = Κρατάτε το 3-3 και ξαναρίχνετε τέσσερα ζάρια· κρατάτε και το νέο 3 και ξαναρίχνετε τρία. Μετά την τρίτη ρίψη έχετε 3-3-3-3, ένα νύχι και ενέργεια.
tokyo-topic-faces = Οι έξι όψεις
tokyo-topic-faces-example = 1, 2, 3, καρδιά, ενέργεια και νύχι.
tokyo-topic-numbers = Οι αριθμοί δίνουν πόντους
tokyo-topic-numbers-example = Το 3-3-3-3 δίνει 3 + 1 = 4 πόντους. Το 2-2 δεν δίνει τίποτα.
tokyo-topic-energy = Ενέργεια
tokyo-topic-energy-example = Τρία ζάρια με ενέργεια: από 1 κύβο ενέργειας έχετε 4.
tokyo-topic-hearts = Καρδιές
tokyo-topic-hearts-example = Δύο καρδιές έξω από το Τόκιο: οι 6 ζωές γίνονται 8. Μέσα στο Τόκιο μένουν 6.
tokyo-topic-claws = Νύχια
tokyo-topic-claws-example = Δύο νύχια απ’ έξω: το τέρας μέσα στο Τόκιο πέφτει από τις 9 ζωές στις 7.
tokyo-topic-enter = Είσοδος στο Τόκιο
tokyo-topic-enter-example = Το Τόκιο είναι άδειο: τρία νύχια δεν κάνουν ζημιά σε κανέναν. Το τέρας μπαίνει και κερδίζει 1 πόντο.
tokyo-topic-hold = Παραμονή στο Τόκιο
tokyo-topic-hold-example = Η σειρά σας αρχίζει μέσα στο Τόκιο: οι 4 πόντοι γίνονται 6.
tokyo-topic-yield = Παραχώρηση του Τόκιο
tokyo-topic-yield-example = Δύο νύχια κοστίζουν 2 ζωές στο τέρας μέσα στο Τόκιο. Το παραχωρεί· το τέρας που επιτίθεται μπαίνει και κερδίζει 1 πόντο.
tokyo-topic-fall = Όταν αποκλείεται το τέρας στο Τόκιο
tokyo-topic-fall-example = Δύο νύχια εναντίον 2 ζωών: το τέρας αποκλείεται. Τη θέση του παίρνει το τέρας που επιτίθεται.
tokyo-topic-buy = Αγορά καρτών
tokyo-topic-buy-example = 10 κύβοι ενέργειας και κάρτα με κόστος 7: μένουν 3, και ανοίγει μια νέα κάρτα.
tokyo-topic-sweep = Ανανέωση καρτών
tokyo-topic-sweep-example = Με 2 κύβους ενέργειας ανοίγουν τρεις νέες κάρτες: από 10 μένουν 8.
tokyo-topic-kinds = Μόνιμη ή Άμεση
tokyo-topic-kinds-example = Η κάρτα «{ card-extra-head }» μένει σε εσάς και ισχύει συνέχεια. Η κάρτα «{ card-heal }» ισχύει όταν αγοραστεί και μετά ξεσκαρτάρεται.
tokyo-topic-deck = Όταν εξαντληθεί η στοίβα
tokyo-topic-deck-example = Η στοίβα είναι άδεια: οι ξεσκαρταρισμένες κάρτες ανακατεύονται και γίνονται νέα στοίβα.
tokyo-topic-out = Αποκλεισμός
tokyo-topic-out-example = Δύο νύχια εναντίον 1 ζωής: το τέρας αποκλείεται.
tokyo-topic-points = 20 πόντοι
tokyo-topic-points-example = 20 πόντοι και 3 ζωές στο τέλος της σειράς: νίκη. 20 πόντοι και 0 ζωές: όχι νίκη.
tokyo-topic-last = Το τελευταίο ζωντανό τέρας
tokyo-topic-last-example = Δύο τέρατα αποκλείστηκαν: το τρίτο κερδίζει, όσους πόντους κι αν έχει.
tokyo-topic-bay = Πόλη και Κόλπος
tokyo-topic-bay-example = Ένα τέρας είναι στην Πόλη και ένα στον Κόλπο. Και τα δύο είναι μέσα στο Τόκιο.
tokyo-topic-both = Επιθέσεις με Κόλπο
tokyo-topic-both-example = Δύο νύχια από την Πόλη χτυπούν τα τρία τέρατα έξω· το τέρας στον Κόλπο δεν παίρνει ζημιά.
tokyo-topic-setup = Πώς αρχίζει μια παρτίδα
tokyo-topic-setup-example = 10 ζωές, 0 πόντοι, καθόλου ενέργεια· τρεις κάρτες είναι ανοιχτές.
tokyo-topic-first = Ποιος αρχίζει
tokyo-topic-first-example = Τρία νύχια εναντίον δύο: αρχίζει το τέρας με τα τρία.
tokyo-topic-software = Το μέτρημα γίνεται μόνο του
tokyo-topic-software-example = 3-3-3, δύο νύχια, ένα σύμβολο ενέργειας: πόντοι, ενέργεια και ζημιά μετριούνται για εσάς.

## The card book

king-of-tokyo-appendix = Λέξεις και κάρτες
tokyo-book-kind-all = Όλες
tokyo-book-kind-keep = Μόνιμες
tokyo-book-kind-once = Άμεσες
tokyo-book-here = Σε αυτή την παρτίδα
tokyo-book-in-row = στις ανοιχτές κάρτες
tokyo-book-owned = κάτοχος: { $who }
tokyo-book-discarded = ξεσκαρταρισμένη
tokyo-book-found = { $n ->
    [0] Καμία κάρτα.
    [one] { $n } κάρτα
   *[other] { $n } κάρτες
}
