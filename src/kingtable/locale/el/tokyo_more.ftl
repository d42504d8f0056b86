tokyo-stands = { $place ->
    [city] Στην Πόλη του Τόκιο
    [bay] Στον Κόλπο του Τόκιο
   *[outside] Έξω από το Τόκιο
}
tokyo-throws = { $n ->
    [one] Ρίχνει { $n } ζάρι
   *[other] Ρίχνει { $n } ζάρια
}
tokyo-poison-long = { $n ->
    [one] Δηλητήριο: χάνει { $n } ζωή στο τέλος κάθε σειράς του· έξω από το Τόκιο μια καρδιά μπορεί να αφαιρέσει τον δείκτη.
   *[other] Δηλητήριο: χάνει { $n } ζωές στο τέλος κάθε σειράς του· έξω από το Τόκιο μια καρδιά μπορεί να αφαιρέσει έναν δείκτη.
}
tokyo-shrink-long = { $n ->
    [one] Συρρίκνωση: ρίχνει { $n } ζάρι λιγότερο· έξω από το Τόκιο μια καρδιά μπορεί να αφαιρέσει τον δείκτη.
   *[other] Συρρίκνωση: ρίχνει { $n } ζάρια λιγότερα· έξω από το Τόκιο μια καρδιά μπορεί να αφαιρέσει έναν δείκτη.
}
tokyo-odds-wait = Υπολογισμός…
tokyo-odds-none = Κρατήστε ζάρια για να δείτε την πιθανότητα να έρθουν κι άλλα ίδια.
tokyo-odds-caption = { $n ->
    [one] Πιθανότητες με { $n } ρίψη ακόμα
   *[other] Πιθανότητες με { $n } ρίψεις ακόμα
}
tokyo-odds-vp = { $n ->
    [one] { $n } πόντος
   *[other] { $n } πόντοι
}
tokyo-odds-heal = { $n ->
    [one] { $n } ζωή
   *[other] { $n } ζωές
}
tokyo-odds-energy = { $n ->
    [one] { $n } κύβος ενέργειας
   *[other] { $n } κύβοι ενέργειας
}
tokyo-odds-row = τουλάχιστον { $dice }
tokyo-deadly-throw = Ό,τι κι αν φέρετε, σημαίνει θάνατο.
tokyo-at-once-long = Άμεση: ισχύει με την αγορά και μετά ξεσκαρτάρεται
tokyo-keeps-long = Μόνιμη: μένει σε εσάς και συνεχίζει να ισχύει
tokyo-costs = κόστος { $n }
tokyo-printed-cost = Τυπωμένο κόστος: { $n }
tokyo-buy-for = { $n ->
    [one] Αγορά με { $n } κύβο ενέργειας
   *[other] Αγορά με { $n } κύβους ενέργειας
}
tokyo-ranking = Κατάταξη
tokyo-end-points = { $n ->
    [one] { $n } πόντος
   *[other] { $n } πόντοι
}
tokyo-end-health = { $n ->
    [one] μένει { $n } ζωή
   *[other] μένουν { $n } ζωές
}
tokyo-end-cards = Κάρτες: { $cards }
tokyo-end-no-cards = Καμία κάρτα
tokyo-end-out = Αποκλεισμός στην { $n }η σειρά ({ $why })
tokyo-end-out-by = Αποκλεισμός στην { $n }η σειρά ({ $who }, { $why })
tokyo-course = Πόντοι στο τέλος κάθε σειράς
tokyo-course-label = { $n ->
    [one] Πόντοι σε { $n } σειρά· στο τέλος: { $who }. Από κάτω: ποιο τέρας ήταν στο Τόκιο.
   *[other] Πόντοι σε { $n } σειρές· στο τέλος: { $who }. Από κάτω: ποιο τέρας ήταν στο Τόκιο.
}
tokyo-course-one = { $who } { $n }
tokyo-tally = Η παρτίδα σε αριθμούς
tokyo-tally-damage = Ζημιά
tokyo-tally-dealt = έκανε
tokyo-tally-taken = πήρε
tokyo-tally-begun = Σειρές που άρχισε στο Τόκιο
tokyo-tally-bought = Κάρτες που αγόρασε
tokyo-look = { $who }: προβολή ταμπλό

## Hearts

tokyo-hearts-heal = Ζωές για μένα
tokyo-hearts-n = { $n ->
    [one] { $n } καρδιά
   *[other] { $n } καρδιές
}
tokyo-hearts-poison = Αφαίρεση δηλητηρίου
tokyo-hearts-shrink = Αφαίρεση συρρίκνωσης
tokyo-hearts-other = { $n ->
    [one] Ζωές για: { $who } (δίνει έως { $n } κύβο ενέργειας)
   *[other] Ζωές για: { $who } (δίνει έως { $n } κύβους ενέργειας)
}
tokyo-hearts-after = { $energy ->
    [0] { $n ->
        [one] Μετά έχετε { $n } ζωή.
       *[other] Μετά έχετε { $n } ζωές.
    }
    [one] { $n ->
        [one] Μετά έχετε { $n } ζωή και { $energy } κύβο ενέργειας παραπάνω.
       *[other] Μετά έχετε { $n } ζωές και { $energy } κύβο ενέργειας παραπάνω.
    }
   *[other] { $n ->
        [one] Μετά έχετε { $n } ζωή και { $energy } κύβους ενέργειας παραπάνω.
       *[other] Μετά έχετε { $n } ζωές και { $energy } κύβους ενέργειας παραπάνω.
    }
}

## Monster Batteries

tokyo-charge-label = Ενέργεια για τις μπαταρίες: { $n }
tokyo-charge-note = { $n ->
    [0] Χωρίς ενέργεια πάνω τους οι μπαταρίες είναι άδειες και ξεσκαρτάρονται αμέσως.
    [one] Θα έχουν πάνω τους { $n } κύβο ενέργειας· σε κάθε σειρά σας επιστρέφουν { NUMBER(2) }.
   *[other] Θα έχουν πάνω τους { $n } κύβους ενέργειας· σε κάθε σειρά σας επιστρέφουν { NUMBER(2) }.
}

## A die

tokyo-pick-die = Το ζάρι που αλλάζει
tokyo-becomes = { $card }: η νέα όψη
tokyo-use-price = { $n ->
    [one] { $n } κύβος ενέργειας
   *[other] { $n } κύβοι ενέργειας
}
tokyo-use-lost = μετά η κάρτα χάνεται
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = Την επόμενη φορά, χωρίς ερώτηση
tokyo-presets-note = Φυλάσσονται σε αυτό το πρόγραμμα περιήγησης. Για κίνηση που σημαίνει θάνατο η σελίδα ρωτά πάντα.
tokyo-preset-yield = { $n ->
    [one] Παραχώρηση κάτω από { $n } ζωή
   *[other] Παραχώρηση κάτω από { $n } ζωές
}
tokyo-preset-stay = { $n ->
    [one] Παραμονή από { $n } ζωή και πάνω
   *[other] Παραμονή από { $n } ζωές και πάνω
}
tokyo-preset-never = Καμία ερώτηση για:

tokyo-confirm-title = Αυτό σημαίνει βέβαιο θάνατο
tokyo-confirm = Μετά την κίνηση «{ $move }» τίποτα δεν μπορεί να σώσει το τέρας σας σε αυτή τη σειρά. Να γίνει παρ’ όλα αυτά;
tokyo-confirm-no = Όχι, πίσω
tokyo-confirm-yes = Ναι: { $move }
