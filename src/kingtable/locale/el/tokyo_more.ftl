tokyo-stands = { $place ->
    [city] Στην Πόλη του Τόκιο
    [bay] Στον Κόλπο του Τόκιο
   *[outside] Έξω από το Τόκιο
}
tokyo-throws = { $n ->
    [one] Για ρίψη: { $n } ζάρι
   *[other] Για ρίψη: { $n } ζάρια
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
tokyo-deadly-throw = Ό,τι κι αν φέρετε, σημαίνει αποκλεισμό.
tokyo-at-once-long = Άμεση: ισχύει με την αγορά και μετά ξεσκαρτάρεται
tokyo-keeps-long = Μόνιμη: μένει σε εσάς και συνεχίζει να ισχύει
tokyo-costs = κόστος { $n }
tokyo-printed-cost = Τυπωμένο κόστος: { $n }
tokyo-buy-for = { $n ->
    [one] Αγορά με { $n } κύβο ενέργειας
   *[other] Αγορά με { $n } κύβους ενέργειας
}
tokyo-means = { $card }, αν αγοραστεί
tokyo-means-not = { $card }: δεν αρκεί η ενέργεια
tokyo-means-afford = Μένει ενέργεια και για: { $cards }.
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
tokyo-end-out = Αποκλεισμός στην { $n }η σειρά ({ $why })
tokyo-end-out-by = Αποκλεισμός στην { $n }η σειρά ({ $who }, { $why })
end-your-points = { $n ->
    [one] Έχετε { $n } πόντο.
   *[other] Έχετε { $n } πόντους.
}
tokyo-end-from = Πόντοι από
tokyo-from = { $source ->
    [dice] ζάρια
    [tokyo] Τόκιο
   *[cards] κάρτες
}
tokyo-end-from-told = Από ζάρια { $dice }, από το Τόκιο { $tokyo }, από κάρτες { $cards }.
tokyo-end-behind = { $n ->
    [one] { $n } πόντο πίσω.
   *[other] { $n } πόντους πίσω.
}
tokyo-end-best = { $n ->
    [one] Καλύτερη: η { $turn }η σειρά, { $n } πόντος.
   *[other] Καλύτερη: η { $turn }η σειρά, { $n } πόντοι.
}
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
tokyo-hearts-poison = Αφαίρεση δείκτη δηλητηρίου
tokyo-hearts-shrink = Αφαίρεση δείκτη συρρίκνωσης
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
    [one] Θα έχουν πάνω τους { $n } κύβο ενέργειας· σε κάθε σειρά επιστρέφουν { NUMBER(2) }.
   *[other] Θα έχουν πάνω τους { $n } κύβους ενέργειας· σε κάθε σειρά επιστρέφουν { NUMBER(2) }.
}

## A die

tokyo-pick-die = Το ζάρι που αλλάζει
tokyo-becomes = { $card }: η νέα όψη
tokyo-use-price = { $n ->
    [one] { $n } κύβος ενέργειας
   *[other] { $n } κύβοι ενέργειας
}
tokyo-use-lost = μετά η κάρτα χάνεται
tokyo-dice-lie = Όπως είναι: { $told }
tokyo-dice-then = Τότε: { $told }
tokyo-dice-nothing = τίποτα για εσάς
tokyo-move-risk = { $move } ({ $risk })

## Standing answers

tokyo-presets = Την επόμενη φορά, χωρίς ερώτηση
tokyo-presets-note = Ισχύουν μόνο σε αυτό το τραπέζι. Πριν από κίνηση που σας αποκλείει η σελίδα ρωτά πάντα.
tokyo-preset-yield = { $n ->
    [one] Παραχώρηση κάτω από { $n } ζωή
   *[other] Παραχώρηση κάτω από { $n } ζωές
}
tokyo-preset-stay = { $n ->
    [one] Παραμονή από { $n } ζωή και πάνω
   *[other] Παραμονή από { $n } ζωές και πάνω
}
tokyo-preset-never = Καμία ερώτηση για:

tokyo-confirm-title = Βέβαιος αποκλεισμός
tokyo-confirm = Μετά την κίνηση «{ $move }» τίποτα δεν μπορεί να σώσει το τέρας σας σε αυτή τη σειρά. Να γίνει παρ’ όλα αυτά;
tokyo-confirm-no = Όχι, πίσω
tokyo-confirm-yes = Ναι: { $move }

tokyo-stop-poison = { $n ->
    [one] μετά χάνετε { $n } ζωή από δηλητήριο
   *[other] μετά χάνετε { $n } ζωές από δηλητήριο
}
tokyo-ask-probe = Νέα ρίψη για ένα ζάρι του τέρατος { $who };
tokyo-ask-change-rest = Αλλιώς τα ζάρια μετράνε όπως έπεσαν.
tokyo-ask-hearts = { $n ->
    [one] Πού πηγαίνει η καρδιά σας;
   *[other] Μοιράστε τις { $n } καρδιές σας.
}
tokyo-ask-hearts-rest = Οι καρδιές που μένουν σάς δίνουν πίσω ζωές.
tokyo-ask-charge-rest = Η τράπεζα προσθέτει άλλη τόση ενέργεια.
tokyo-ask-opportunist = Άνοιξε νέα κάρτα: έχετε προτεραιότητα στην αγορά.
tokyo-other-opportunist = { $who } έχει προτεραιότητα να αγοράσει μια νέα κάρτα.
tokyo-log-turn-extra = { $you ->
    [yes] { $n }η σειρά: πάλι εσείς ({ $card })
   *[no] { $n }η σειρά: πάλι { $who } ({ $card })
}
tokyo-log-again = { $you ->
    [yes] Ξαναρίξατε ένα 3: έγινε { $to }.
   *[no] { $who }: ξανάριξε ένα 3, που έγινε { $to }.
}
tokyo-log-extra-throw = { $you ->
    [yes] Πήρατε άλλη μία ρίψη ({ $card }).
   *[no] { $who }: πήρε άλλη μία ρίψη ({ $card }).
}
tokyo-log-probe = { $you ->
    [yes] Ξαναρίξατε ένα ζάρι: από { $face } έγινε { $to }.
   *[no] { $who }: ξανάριξε ένα ζάρι, που από { $face } έγινε { $to }.
}
tokyo-log-change = { $you ->
    [yes] Αλλάξατε ένα ζάρι από { $face } σε { $to } ({ $card }).
   *[no] { $who }: άλλαξε ένα ζάρι από { $face } σε { $to } ({ $card }).
}
tokyo-log-vp-lost = { $you ->
    [yes] { $n ->
        [one] Χάσατε { $n } πόντο ({ $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[other] Χάσατε { $n } πόντους ({ $why })· { $now ->
           [one] μένει { $now }
          *[other] μένουν { $now }
       }.
    }
   *[no] { $n ->
        [one] { $who }: έχασε { $n } πόντο ({ $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[other] { $who }: έχασε { $n } πόντους ({ $why })· { $now ->
           [one] μένει { $now }
          *[other] μένουν { $now }
       }.
    }
}
tokyo-log-energy-paid = { $you ->
    [yes] { $n ->
        [one] Πληρώσατε { $n } κύβο ενέργειας ({ $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[other] Πληρώσατε { $n } κύβους ενέργειας ({ $why })· { $now ->
           [one] μένει { $now }
          *[other] μένουν { $now }
       }.
    }
   *[no] { $n ->
        [one] { $who }: πλήρωσε { $n } κύβο ενέργειας ({ $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[other] { $who }: πλήρωσε { $n } κύβους ενέργειας ({ $why })· { $now ->
           [one] μένει { $now }
          *[other] μένουν { $now }
       }.
    }
}
tokyo-log-poison = { $you ->
    [yes] { $n ->
        [one] Πήρατε { $n } δείκτη δηλητηρίου.
       *[other] Πήρατε { $n } δείκτες δηλητηρίου.
    }
   *[no] { $n ->
        [one] { $who }: πήρε { $n } δείκτη δηλητηρίου.
       *[other] { $who }: πήρε { $n } δείκτες δηλητηρίου.
    }
}
tokyo-log-poison-gone = { $you ->
    [yes] { $n ->
        [one] Αφαιρέσατε { $n } δείκτη δηλητηρίου.
       *[other] Αφαιρέσατε { $n } δείκτες δηλητηρίου.
    }
   *[no] { $n ->
        [one] { $who }: αφαίρεσε { $n } δείκτη δηλητηρίου.
       *[other] { $who }: αφαίρεσε { $n } δείκτες δηλητηρίου.
    }
}
tokyo-log-shrink = { $you ->
    [yes] { $n ->
        [one] Συρρικνωθήκατε: { $n } ζάρι λιγότερο.
       *[other] Συρρικνωθήκατε: { $n } ζάρια λιγότερα.
    }
   *[no] { $n ->
        [one] { $who }: συρρικνώθηκε, { $n } ζάρι λιγότερο.
       *[other] { $who }: συρρικνώθηκε, { $n } ζάρια λιγότερα.
    }
}
tokyo-log-shrink-gone = { $you ->
    [yes] { $n ->
        [one] Μεγαλώσατε πάλι: { $n } ζάρι παραπάνω.
       *[other] Μεγαλώσατε πάλι: { $n } ζάρια παραπάνω.
    }
   *[no] { $n ->
        [one] { $who }: μεγάλωσε πάλι, { $n } ζάρι παραπάνω.
       *[other] { $who }: μεγάλωσε πάλι, { $n } ζάρια παραπάνω.
    }
}
tokyo-log-prevented = { $you ->
    [yes] { $n ->
        [one] Γλιτώσατε { $n } ζωή ({ $card }).
       *[other] Γλιτώσατε { $n } ζωές ({ $card }).
    }
   *[no] { $n ->
        [one] { $who }: γλίτωσε { $n } ζωή ({ $card }).
       *[other] { $who }: γλίτωσε { $n } ζωές ({ $card }).
    }
}
tokyo-log-camouflage = { $you ->
    [yes] Ρίξατε για την κάρτα «{ card-camouflage }»: { $dice }.
   *[no] { $who }: έριξε για την κάρτα «{ card-camouflage }» και έφερε { $dice }.
}
tokyo-log-bay-closed = Ζουν λιγότερα από πέντε τέρατα: ο Κόλπος του Τόκιο έκλεισε.
tokyo-log-child = { $you ->
    [yes] Αρχίζετε πάλι με δέκα ζωές ({ $card }).
   *[no] { $who }: αρχίζει πάλι με δέκα ζωές ({ $card }).
}
tokyo-log-buy-top = { $you ->
    [yes] { $n ->
        [one] Αγοράσατε από τη στοίβα την κάρτα «{ $card }» με { $n } κύβο ενέργειας.
       *[other] Αγοράσατε από τη στοίβα την κάρτα «{ $card }» με { $n } κύβους ενέργειας.
    }
   *[no] { $n ->
        [one] { $who }: αγόρασε από τη στοίβα την κάρτα «{ $card }» με { $n } κύβο ενέργειας.
       *[other] { $who }: αγόρασε από τη στοίβα την κάρτα «{ $card }» με { $n } κύβους ενέργειας.
    }
}
tokyo-log-buy-from = { $you ->
    [yes] { $n ->
        [one] Αγοράσατε από το τέρας { $from } την κάρτα «{ $card }» με { $n } κύβο ενέργειας.
       *[other] Αγοράσατε από το τέρας { $from } την κάρτα «{ $card }» με { $n } κύβους ενέργειας.
    }
   *[no] { $mine ->
        [yes] { $n ->
            [one] { $who }: αγόρασε από εσάς την κάρτα «{ $card }» με { $n } κύβο ενέργειας.
           *[other] { $who }: αγόρασε από εσάς την κάρτα «{ $card }» με { $n } κύβους ενέργειας.
        }
       *[no] { $n ->
            [one] { $who }: αγόρασε την κάρτα «{ $card }» ({ $from }) με { $n } κύβο ενέργειας.
           *[other] { $who }: αγόρασε την κάρτα «{ $card }» ({ $from }) με { $n } κύβους ενέργειας.
        }
    }
}
tokyo-log-mimic = { $you ->
    [yes] { $own ->
        [yes] Αντιγράφετε την κάρτα «{ $card }».
       *[no] Αντιγράφετε την κάρτα «{ $card }» ({ $of }).
    }
   *[no] { $own ->
        [yes] { $who }: αντιγράφει την κάρτα «{ $card }».
       *[no] { $who }: αντιγράφει την κάρτα «{ $card }» ({ $of }).
    }
}
tokyo-log-unmimic = { $you ->
    [yes] Η κάρτα που αντιγράφατε δεν είναι πια σε ισχύ.
   *[no] { $who }: η κάρτα που αντέγραφε δεν είναι πια σε ισχύ.
}
tokyo-log-charge = { $you ->
    [yes] { $n ->
        [one] Βάλατε { $n } κύβο ενέργειας στις μπαταρίες.
       *[other] Βάλατε { $n } κύβους ενέργειας στις μπαταρίες.
    }
   *[no] { $n ->
        [one] { $who }: έβαλε { $n } κύβο ενέργειας στις μπαταρίες.
       *[other] { $who }: έβαλε { $n } κύβους ενέργειας στις μπαταρίες.
    }
}

tokyo-find = Βρείτε κάρτα ή κάτοχο
tokyo-found-none = Δεν βρέθηκε απάντηση.
