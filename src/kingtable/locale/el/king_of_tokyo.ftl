## The cards: name and effect

card-acid-attack = Επίθεση με Οξύ
card-acid-attack-text = Στη σειρά σας τα τέρατα της απέναντι πλευράς χάνουν 1 ζωή παραπάνω, ακόμα και χωρίς νύχι.
card-alien-metabolism = Εξωγήινος Μεταβολισμός
card-alien-metabolism-text = Οι κάρτες σάς κοστίζουν 1 κύβο ενέργειας λιγότερο.
card-alpha-monster = Τέρας-Αρχηγός
card-alpha-monster-text = Κάθε φορά που επιτίθεστε, κερδίζετε 1 πόντο.
card-apartment-building = Πολυκατοικία
card-apartment-building-text = Κερδίζετε 3 πόντους.
card-armor-plating = Θωράκιση
card-armor-plating-text = Ένα χτύπημα με ακριβώς 1 ζημιά δεν σας κάνει τίποτα.
card-background-dweller = Κάτοικος του Φόντου
card-background-dweller-text = Μπορείτε να ξαναρίχνετε ένα 3 όσες φορές θέλετε· αυτό δεν μετρά ως ρίψη.
card-burrowing = Σκάψιμο
card-burrowing-text = Μέσα στο Τόκιο οι επιθέσεις σας κοστίζουν 1 ζωή παραπάνω. Αν το παραχωρήσετε, το τέρας που μπαίνει χάνει 1 ζωή.
card-camouflage = Καμουφλάζ
card-camouflage-text = Όταν πρόκειται να πάρετε ζημιά, ρίχνετε ένα ζάρι για κάθε ζωή που θα χάνατε. Κάθε καρδιά σώζει 1.
card-commuter-train = Προαστιακός
card-commuter-train-text = Κερδίζετε 2 πόντους.
card-complete-destruction = Ολοκληρωτική Καταστροφή
card-complete-destruction-text = Αν τα ζάρια σας δείχνουν 1, 2, 3, καρδιά, ενέργεια και νύχι, κερδίζετε 9 πόντους.
card-corner-store = Μπακάλικο της Γειτονιάς
card-corner-store-text = Κερδίζετε 1 πόντο.
card-dedicated-news-team = Συνεργείο Ειδήσεων
card-dedicated-news-team-text = Κάθε φορά που αγοράζετε κάρτα, κερδίζετε 1 πόντο.
card-drop-from-high-altitude = Πτώση από Ψηλά
card-drop-from-high-altitude-text = Κερδίζετε 2 πόντους. Αν δεν είστε μέσα στο Τόκιο, μπαίνετε.
card-eater-of-the-dead = Νεκροφάγο
card-eater-of-the-dead-text = Κάθε φορά που οι ζωές ενός άλλου τέρατος πέφτουν στο 0, κερδίζετε 3 πόντους.
card-energize = Ενεργειακή Φόρτιση
card-energize-text = Κερδίζετε 9 κύβους ενέργειας.
card-energy-hoarder = Απόθεμα Ενέργειας
card-energy-hoarder-text = Στο τέλος της σειράς σας κερδίζετε 1 πόντο για κάθε 6 κύβους ενέργειας που έχετε.
card-evacuation-orders = Εντολή Εκκένωσης
card-evacuation-orders-text = Όλα τα άλλα τέρατα χάνουν 5 πόντους.
card-even-bigger = Ακόμα Μεγαλύτερο
card-even-bigger-text = Μπορείτε να φτάσετε ως τις 12 ζωές. Κερδίζετε 2 ζωές τώρα.
card-extra-head = Έξτρα Κεφάλι
card-extra-head-text = Ρίχνετε ένα ζάρι παραπάνω.
card-fire-blast = Πύρινη Έκρηξη
card-fire-blast-text = Όλα τα άλλα τέρατα χάνουν 2 ζωές.
card-fire-breathing = Πύρινη Ανάσα
card-fire-breathing-text = Όταν επιτίθεστε σε τέρας, τα διπλανά σας τέρατα δεξιά και αριστερά χάνουν το καθένα 1 ζωή παραπάνω.
card-freeze-time = Πάγωμα του Χρόνου
card-freeze-time-text = Με τρία 1 παίζετε άλλη μία σειρά μετά από αυτήν, με ένα ζάρι λιγότερο.
card-frenzy = Μανία
card-frenzy-text = Παίζετε άλλη μία σειρά μετά από αυτήν.
card-friend-of-children = Φίλος των Παιδιών
card-friend-of-children-text = Κάθε φορά που κερδίζετε ενέργεια, κερδίζετε 1 κύβο παραπάνω.
card-gas-refinery = Διυλιστήριο Αερίου
card-gas-refinery-text = Κερδίζετε 2 πόντους. Όλα τα άλλα τέρατα χάνουν 3 ζωές.
card-giant-brain = Γιγάντιος Εγκέφαλος
card-giant-brain-text = Σε κάθε σειρά σας έχετε μία ρίψη παραπάνω.
card-gourmet = Καλοφαγάς
card-gourmet-text = Με τρία 1 κερδίζετε 2 επιπλέον πόντους.
card-heal = Θεραπεία
card-heal-text = Ανακτάτε 2 ζωές.
card-healing-ray = Θεραπευτική Ακτίνα
card-healing-ray-text = Οι καρδιές σας μπορούν να δώσουν ζωές σε άλλα τέρατα. Σας πληρώνουν 2 κύβους ενέργειας για κάθε ζωή.
card-herbivore = Φυτοφάγο
card-herbivore-text = Στο τέλος της σειράς σας κερδίζετε 1 πόντο, αν δεν κάνατε ζημιά σε άλλο τέρας.
card-herd-culler = Ξεδιάλεγμα
card-herd-culler-text = Μία φορά σε κάθε σειρά σας μπορείτε να αλλάξετε ένα ζάρι σας σε 1.
card-high-altitude-bombing = Βομβαρδισμός από Ψηλά
card-high-altitude-bombing-text = Όλα τα τέρατα χάνουν 3 ζωές, και το δικό σας.
card-it-has-a-child = Έχει Παιδί!
card-it-has-a-child-text = Αν αποκλειστείτε, χάνετε όλες τις κάρτες και τους πόντους σας και επιστρέφετε με 10 ζωές.
card-jet-fighters = Μαχητικά Αεροσκάφη
card-jet-fighters-text = Κερδίζετε 5 πόντους και χάνετε 4 ζωές.
card-jets = Προωθητήρες
card-jets-text = Αν παραχωρήσετε το Τόκιο, δεν παίρνετε ζημιά από εκείνη την επίθεση.
card-made-in-a-lab = Φτιαγμένο σε Εργαστήριο
card-made-in-a-lab-text = Όταν αγοράζετε, μπορείτε να κοιτάξετε την πάνω κάρτα της στοίβας και να την αγοράσετε.
card-metamorph = Μεταμόρφωση
card-metamorph-text = Στο τέλος της σειράς σας μπορείτε να ξεσκαρτάρετε Μόνιμες κάρτες και να πάρετε πίσω την ενέργεια που δώσατε.
card-mimic = Μίμος
card-mimic-text = Αντιγράφετε μια Μόνιμη κάρτα σε ισχύ. Στην αρχή της σειράς σας, με 1 κύβο ενέργειας, μπορείτε να αντιγράψετε άλλη.
card-monster-batteries = Μπαταρίες Τέρατος
card-monster-batteries-text = Βάλτε ενέργεια στην κάρτα· η τράπεζα προσθέτει άλλη τόση. Κάθε σειρά σας αρχίζει με 2 κύβους της για εσάς.
card-national-guard = Εθνοφρουρά
card-national-guard-text = Κερδίζετε 2 πόντους και χάνετε 2 ζωές.
card-nova-breath = Ανάσα Νόβα
card-nova-breath-text = Οι επιθέσεις σας χτυπούν όλα τα άλλα τέρατα, όπου κι αν βρίσκονται.
card-nuclear-power-plant = Πυρηνικό Εργοστάσιο
card-nuclear-power-plant-text = Κερδίζετε 2 πόντους και ανακτάτε 3 ζωές.
card-omnivore = Παμφάγο
card-omnivore-text = Μία φορά σε κάθε σειρά σας κερδίζετε 2 πόντους, αν τα ζάρια σας δείχνουν 1, 2 και 3.
card-opportunist = Καιροσκόπος
card-opportunist-text = Όταν ανοίγει κάρτα στη σειρά άλλου τέρατος, μπορείτε να την αγοράσετε αμέσως.
card-parasitic-tentacles = Παρασιτικά Πλοκάμια
card-parasitic-tentacles-text = Όταν αγοράζετε, μπορείτε να αγοράσετε και κάρτες άλλων τεράτων. Πληρώνετε τους κατόχους τους.
card-plot-twist = Ανατροπή
card-plot-twist-text = Μία φορά: αλλάξτε ένα ζάρι σας σε όποια όψη θέλετε. Μετά ξεσκαρτάρετε αυτή την κάρτα.
card-poison-quills = Δηλητηριώδη Αγκάθια
card-poison-quills-text = Με τρία 2 τα τέρατα της απέναντι πλευράς χάνουν 2 επιπλέον ζωές.
card-poison-spit = Δηλητηριώδες Φτύσιμο
card-poison-spit-text = Τα τέρατα στα οποία κάνετε ζημιά σε επίθεση παίρνουν δείκτη δηλητηρίου: χάνουν 1 ζωή στο τέλος κάθε σειράς τους.
card-psychic-probe = Ανίχνευση Σκέψης
card-psychic-probe-text = Στη σειρά κάθε άλλου τέρατος μπορείτε να ξαναρίξετε ένα ζάρι του. Με καρδιά, ξεσκαρτάρετε αυτή την κάρτα.
card-rapid-healing = Ταχεία Ίαση
card-rapid-healing-text = Οποτεδήποτε: πληρώνετε 2 κύβους ενέργειας και ανακτάτε 1 ζωή.
card-regeneration = Αναγέννηση
card-regeneration-text = Κάθε φορά που ανακτάτε ζωές, ανακτάτε 1 παραπάνω.
card-rooting-for-the-underdog = Με τον Αδύναμο
card-rooting-for-the-underdog-text = Στο τέλος της σειράς σας κερδίζετε 1 πόντο, αν έχετε τους λιγότερους πόντους.
card-shrink-ray = Ακτίνα Συρρίκνωσης
card-shrink-ray-text = Τα τέρατα στα οποία κάνετε ζημιά σε επίθεση παίρνουν δείκτη συρρίκνωσης: ρίχνουν ένα ζάρι λιγότερο.
card-skyscraper = Ουρανοξύστης
card-skyscraper-text = Κερδίζετε 4 πόντους.
card-smoke-cloud = Σύννεφο Καπνού
card-smoke-cloud-text = Έχει 3 δείκτες καπνού. Ξοδέψτε έναν για μία ακόμα ρίψη. Χωρίς δείκτες ξεσκαρτάρεται.
card-solar-powered = Ηλιακή Τροφοδοσία
card-solar-powered-text = Στο τέλος της σειράς σας κερδίζετε 1 κύβο ενέργειας, αν δεν έχετε κανέναν.
card-spiked-tail = Αγκαθωτή Ουρά
card-spiked-tail-text = Οι επιθέσεις σας κοστίζουν 1 ζωή παραπάνω.
card-stretchy = Λάστιχο
card-stretchy-text = Πληρώστε 2 κύβους ενέργειας για να αλλάξετε ένα ζάρι σας σε όποια όψη θέλετε.
card-tanks = Τανκς
card-tanks-text = Κερδίζετε 4 πόντους και χάνετε 3 ζωές.
card-telepath = Τηλεπάθεια
card-telepath-text = Πληρώστε 1 κύβο ενέργειας για μία ακόμα ρίψη.
card-urbavore = Πολεοφάγο
card-urbavore-text = Αν αρχίζετε τη σειρά σας μέσα στο Τόκιο: 1 πόντος παραπάνω. Οι επιθέσεις σας από εκεί κοστίζουν 1 ζωή παραπάνω.
card-vast-storm = Σαρωτική Καταιγίδα
card-vast-storm-text = Κερδίζετε 2 πόντους. Όλα τα άλλα τέρατα χάνουν 1 από κάθε 2 κύβους ενέργειας που έχουν.
card-were-only-making-it-stronger = Το Κάνουμε πιο Δυνατό!
card-were-only-making-it-stronger-text = Όταν ένα χτύπημα σας κοστίζει 2 ζωές ή περισσότερες, κερδίζετε 1 κύβο ενέργειας.
card-wings = Φτερά
card-wings-text = Πληρώστε 2 κύβους ενέργειας: δεν παίρνετε ζημιά ως το τέλος αυτής της σειράς.

## The faces of the dice: one, and so many

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = καρδιά
face-energy = ενέργεια
face-claw = νύχι
faces-1 = { $n ->
    [one] { $n } ζάρι με 1
   *[other] { $n } ζάρια με 1
}
faces-2 = { $n ->
    [one] { $n } ζάρι με 2
   *[other] { $n } ζάρια με 2
}
faces-3 = { $n ->
    [one] { $n } ζάρι με 3
   *[other] { $n } ζάρια με 3
}
faces-heart = { $n ->
    [one] { $n } καρδιά
   *[other] { $n } καρδιές
}
faces-energy = { $n ->
    [one] { $n } σύμβολο ενέργειας
   *[other] { $n } σύμβολα ενέργειας
}
faces-claw = { $n ->
    [one] { $n } νύχι
   *[other] { $n } νύχια
}
