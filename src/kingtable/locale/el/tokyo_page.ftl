## The table

tokyo-goal-short = πρώτο τέρας με { NUMBER(20) } πόντους ή τελευταίο ζωντανό
tokyo-monsters = { $n } τέρατα
tokyo-with-bay = Πόλη και Κόλπος
tokyo-city-only = Μόνο Πόλη
tokyo-turn = { $n }η σειρά
tokyo-over-chip = Τέλος παρτίδας, { $n }η σειρά
tokyo-city = Πόλη του Τόκιο
tokyo-city-short = Πόλη
tokyo-bay-short = Κόλπος
tokyo-tag = { $place }:
tokyo-empty = άδεια
tokyo-pays = { NUMBER(1) } με την είσοδο, { NUMBER(2) } όταν αρχίζει εκεί η σειρά σας
tokyo-scene = Πόλη του Τόκιο: { $city }.
tokyo-scene-bay = Πόλη του Τόκιο: { $city }. Κόλπος του Τόκιο: { $bay }.
tokyo-figures = Τα άλλα τέρατα, δεξιόστροφα
tokyo-name-you = { $who }, εσείς
tokyo-board = { $who }: { $health ->
    [one] { $health } ζωή
   *[other] { $health } ζωές
}, { $vp ->
    [one] { $vp } πόντος
   *[other] { $vp } πόντοι
}, ενέργεια: { $energy }, { tokyo-where }, κάρτες: { $cards }. Προβολή ταμπλό
tokyo-where = { $place ->
    [city] στην Πόλη του Τόκιο
    [bay] στον Κόλπο του Τόκιο
   *[outside] έξω από το Τόκιο
}
tokyo-board-out = { $who }: αποκλείστηκε. Προβολή ταμπλό
tokyo-out = αποκλεισμός
tokyo-out-short = αποκλεισμός
tokyo-poison = δηλητήριο { $n }
tokyo-shrink = συρρίκνωση { $n }
tokyo-winged = άτρωτο αυτή τη σειρά
tokyo-again = άλλη μία σειρά
tokyo-cards = { $n ->
    [0] Καμία κάρτα
    [one] { $n } κάρτα
   *[other] { $n } κάρτες
}
tokyo-copying = { $card }: { $copied }
tokyo-with-counters = { $card } ({ $n })

## Dice

tokyo-dice = Ζάρια
tokyo-dice-of = { $you ->
    [yes] Τα ζάρια σας
   *[no] Ζάρια: { $who }
}
tokyo-tap-to-keep = Διαλέξτε τι κρατάτε· με παρατεταμένο πάτημα σε ένα ζάρι παίρνετε όλα με την όψη του
tokyo-all-kept = Κρατάτε όλα
tokyo-kept-and-again = Κρατάτε: { $kept } · Για νέα ρίψη: { $n }
tokyo-die = Ζάρι { $n }: { $face }
tokyo-die-kept = Ζάρι { $n }: { $face }, το κρατάτε
tokyo-no-dice = Δεν υπάρχουν ζάρια στο τραπέζι.
tokyo-throw = { $n ->
    [0] Ρίψη
    [one] Ρίψη { $n } ζαριού
   *[other] Ρίψη { $n } ζαριών
}
tokyo-stop = Σταμάτημα
tokyo-stop-short = Σταμάτημα
tokyo-odds = Πιθανότητες
tokyo-key-die = κράτημα ενός ζαριού
tokyo-key-face = κράτημα όλων με την όψη του
tokyo-if-stop = Αν σταματήσετε τώρα
tokyo-damage-on = ζημιά { $n }: { $who }
tokyo-you-enter = { $place ->
    [city] μπαίνετε στην Πόλη του Τόκιο
   *[bay] μπαίνετε στον Κόλπο του Τόκιο
}
tokyo-with-cards = με: { $cards }
tokyo-nothing = τίποτα
tokyo-stop-hurt = ζημιά { $n } σε εσάς
tokyo-health = ζωές
tokyo-damage = ζημιά
tokyo-odds-kills = αποκλεισμός: { $who }
tokyo-effect-vp = { $sign ->
    [less] { $n ->
        [one] χάνετε { $n } πόντο
       *[other] χάνετε { $n } πόντους
    }
   *[more] { $n ->
        [one] { $n } πόντος για εσάς
       *[other] { $n } πόντοι για εσάς
    }
}
tokyo-effect-chances = μετά οι ζωές σας: { $chances }
tokyo-effect-chance = { $n } ({ $p })
tokyo-risk = αποκλεισμός: { $p }
tokyo-risk-between = αποκλεισμός: { $low } έως { $high }
tokyo-risk-luck = αποκλεισμός, αν δεν βοηθήσει η τύχη

## Cards

tokyo-market = Κάρτες προς αγορά
tokyo-no-card = καμία κάρτα
tokyo-bought-by = αγορά: { $who }
tokyo-card-label = { $card }, { $n ->
    [one] { $n } κύβος ενέργειας
   *[other] { $n } κύβοι ενέργειας
}, Μόνιμη.
tokyo-card-label-once = { $card }, { $n ->
    [one] { $n } κύβος ενέργειας
   *[other] { $n } κύβοι ενέργειας
}, Άμεση.
tokyo-at-once = Άμεση
tokyo-keeps = Μόνιμη
tokyo-affordable = αρκεί η ενέργειά σας
tokyo-affordable-short = αγοράζεται
tokyo-short = { $n ->
    [one] λείπει { $n }
   *[other] λείπουν { $n }
}
tokyo-short-after = { $n ->
    [one] { $n } κύβος αν σταματήσετε
   *[other] { $n } κύβοι αν σταματήσετε
}
tokyo-buy = Αγορά
tokyo-buy-what = { $n ->
    [one] Αγορά: { $card }, με { $n } κύβο ενέργειας
   *[other] Αγορά: { $card }, με { $n } κύβους ενέργειας
}
tokyo-sweep = Ανανέωση, { NUMBER(2) }
tokyo-buy-later = Αγοράζετε μετά τα ζάρια.
tokyo-deck = { $deck } στη στοίβα, { $discard } στο ξεσκαρτάρισμα
tokyo-read-card = Ανάγνωση: { $card }

## The sentence

tokyo-keep = Κρατήστε ό,τι θέλετε.
tokyo-throws-left = { $n ->
    [one] Απομένει μία ρίψη.
   *[other] Απομένουν { $n } ρίψεις.
}
tokyo-thrown = Τα ζάρια έπεσαν.
tokyo-more-throws = Αγοράστε άλλη μία ρίψη ή σταματήστε.
tokyo-ask-probe-rest = Διαλέξτε το ζάρι.
tokyo-ask-change = Αλλαγή ενός ζαριού;
tokyo-hit-you = { $n ->
    [0] { $who } σας επιτέθηκε, χωρίς ζημιά.
    [one] { $who } σας επιτέθηκε: χάσατε { $n } ζωή.
   *[other] { $who } σας επιτέθηκε: χάσατε { $n } ζωές.
}
tokyo-hits-you = { $who } σας επιτίθεται: ζημιά { $n }.
tokyo-threat = { $n ->
    [one] Κινδυνεύετε να χάσετε { $n } ζωή ({ $why }).
   *[other] Κινδυνεύετε να χάσετε { $n } ζωές ({ $why }).
}
tokyo-ask-react-rest = Πώς απαντάτε;
tokyo-ask-yield-rest = Μένετε στο Τόκιο ή το παραχωρείτε;
tokyo-ask-buy = Αγοράστε κάρτες ή τελειώστε τη σειρά σας.
tokyo-energy-left = { $n ->
    [one] Έχετε { $n } κύβο ενέργειας.
   *[other] Έχετε { $n } κύβους ενέργειας.
}
tokyo-ask-charge = Φορτίστε τις μπαταρίες.
tokyo-ask-sell = Επιστροφή καρτών;
tokyo-ask-sell-rest = Παίρνετε πίσω όσα δώσατε.
tokyo-ask-mimic = Ποια κάρτα αντιγράφεται;
tokyo-rolls = { $you ->
    [yes] { $n ->
        [one] Ρίχνετε ένα ζάρι.
       *[other] Ρίχνετε { $n } ζάρια.
    }
   *[no] { $n ->
        [one] { $who } ρίχνει ένα ζάρι.
       *[other] { $who } ρίχνει { $n } ζάρια.
    }
}
tokyo-other-rolled = { $who } ρίχνει τα ζάρια.
tokyo-other-probe = { $who } μπορεί να ξαναρίξει ένα ζάρι.
tokyo-other-change = { $who } μπορεί να αλλάξει ένα ζάρι.
tokyo-other-hearts = { $who } μοιράζει καρδιές.
tokyo-other-react = { $who } δέχεται χτύπημα και αποφασίζει πώς θα απαντήσει.
tokyo-other-yield = { $who } αποφασίζει: παραμονή ή παραχώρηση.
tokyo-other-buy = { $who } κοιτάζει τις κάρτες.
tokyo-other-charge = { $who } φορτίζει μπαταρίες.
tokyo-other-sell = { $who } μπορεί να επιστρέψει κάρτες.
tokyo-other-mimic = { $who } διαλέγει κάρτα για αντιγραφή.
tokyo-you-watch = Αποκλειστήκατε. Συνεχίστε να παρακολουθείτε ή φύγετε όποτε θέλετε.

## Answers

tokyo-answers = Οι απαντήσεις σας
tokyo-answers-all =
    { $n ->
        [one] Η απάντηση
       *[other] Και οι { $n } απαντήσεις
    }
tokyo-if-late = αν τελειώσει ο χρόνος
tokyo-deadly = σημαίνει αποκλεισμό
tokyo-move-stay = { $place ->
    [city] Παραμονή στην Πόλη
   *[bay] Παραμονή στον Κόλπο
}
tokyo-move-yield = { $place ->
    [city] Παραχώρηση Πόλης
   *[bay] Παραχώρηση Κόλπου
}
tokyo-move-take = Αποδοχή της ζημιάς
tokyo-move-pass = Όχι, συνέχεια
tokyo-move-end = Τέλος
tokyo-move-keep = { $n ->
    [0] Ρίψη όλων των ζαριών
   *[other] Κράτημα: { $dice }, ρίψη των υπόλοιπων
}
tokyo-move-done = Μένουν όπως είναι
tokyo-move-again = Νέα ρίψη ενός 3
tokyo-move-sweep = Ανανέωση καρτών
tokyo-move-buy = Αγορά: { $card }
tokyo-move-buy-top = Αγορά: { $card } (από τη στοίβα)
tokyo-move-buy-from = Αγορά: { $card } (από το τέρας { $who })
tokyo-move-sell = Επιστροφή: { $card }
tokyo-move-mimic = { $card } ({ $who })
tokyo-move-probe = Νέα ρίψη: { $face }
tokyo-move-change = { $card }: { $face } γίνεται { $to }
tokyo-move-charge = Φόρτιση με { $n }
tokyo-note-stay = { NUMBER(2) } πόντοι όταν αρχίσει η σειρά σας.
tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] Φεύγετε χωρίς ζημιά. { $who } πρέπει να μπει στην Πόλη.
       *[bay] Φεύγετε χωρίς ζημιά. { $who } πρέπει να μπει σε ελεύθερη θέση.
    }
   *[no] { $place ->
        [city] { $who } πρέπει να μπει στην Πόλη.
       *[bay] { $who } πρέπει να μπει σε ελεύθερη θέση.
    }
}
tokyo-note-sweep = { NUMBER(2) } κύβοι ενέργειας: τρεις νέες κάρτες.
tokyo-hearts-seal = Μοίρασμα έτσι
tokyo-less = Λιγότερα: { $what }
tokyo-more = Περισσότερα: { $what }

## Presets

tokyo-presets-title = Οι μόνιμες απαντήσεις μου
tokyo-presets-open = Όλες οι μόνιμες απαντήσεις μου…
tokyo-change-preset = Αλλαγή
tokyo-standing = { $n ->
    [one] { $n } μόνιμη απάντηση
   *[other] { $n } μόνιμες απαντήσεις
}

## Why

tokyo-why-dice = ζάρια
tokyo-why-tokyo = αρχή σειράς στο Τόκιο
tokyo-why-enter = είσοδος στο Τόκιο
tokyo-why-buy = αγορά κάρτας
tokyo-why-sweep = ανανέωση καρτών
tokyo-why-sell = επιστροφή κάρτας
tokyo-why-attack = επίθεση
tokyo-why-poison = δηλητήριο
tokyo-leave-out = αποκλεισμός
tokyo-leave-bay = ο Κόλπος έκλεισε
tokyo-leave-displaced = εκτόπιση
tokyo-lose-used = χρησιμοποιήθηκε
tokyo-lose-empty = άδειασε
tokyo-lose-heart = το ζάρι έφερε καρδιά
tokyo-lose-sell = επιστράφηκε
tokyo-lose-out = αποκλεισμός

## The log

tokyo-log-start = { $you ->
    [yes] Αρχική ρίψη: { $rolls }. Αρχίζετε εσείς.
   *[no] Αρχική ρίψη: { $rolls }. Αρχίζει { $who }.
}
tokyo-log-start-claws = { $who } { $n }
tokyo-log-start-again = { $rolls }· ξανά: { $more }
tokyo-log-turn = { $you ->
    [yes] { $n }η σειρά: εσείς
   *[no] { $n }η σειρά: { $who }
}
tokyo-log-throw = { $you ->
    [yes] Ρίξατε: { $dice }.
   *[no] { $who }: έριξε { $dice }.
}
tokyo-log-all-dice = Όλα τα ζάρια: { $dice }.
tokyo-log-stop = { $you ->
    [yes] Σταματήσατε: { $dice }.
   *[no] { $who }: σταμάτησε με { $dice }.
}
tokyo-log-vp = { $you ->
    [yes] { $n ->
        [one] Κερδίσατε { $n } πόντο ({ $why })· σύνολο { $now }.
       *[other] Κερδίσατε { $n } πόντους ({ $why })· σύνολο { $now }.
    }
   *[no] { $n ->
        [one] { $who }: κέρδισε { $n } πόντο ({ $why })· σύνολο { $now }.
       *[other] { $who }: κέρδισε { $n } πόντους ({ $why })· σύνολο { $now }.
    }
}
tokyo-log-energy = { $you ->
    [yes] { $n ->
        [one] Πήρατε { $n } κύβο ενέργειας ({ $why })· σύνολο { $now }.
       *[other] Πήρατε { $n } κύβους ενέργειας ({ $why })· σύνολο { $now }.
    }
   *[no] { $n ->
        [one] { $who }: πήρε { $n } κύβο ενέργειας ({ $why })· σύνολο { $now }.
       *[other] { $who }: πήρε { $n } κύβους ενέργειας ({ $why })· σύνολο { $now }.
    }
}
tokyo-log-heal = { $you ->
    [yes] { $n ->
        [one] Ανακτήσατε { $n } ζωή ({ $why })· σύνολο { $now }.
       *[other] Ανακτήσατε { $n } ζωές ({ $why })· σύνολο { $now }.
    }
   *[no] { $n ->
        [one] { $who }: ανέκτησε { $n } ζωή ({ $why })· σύνολο { $now }.
       *[other] { $who }: ανέκτησε { $n } ζωές ({ $why })· σύνολο { $now }.
    }
}
tokyo-log-attack = { $you ->
    [yes] { $n ->
        [one] Επιτεθήκατε με { $n } νύχι σε: { $targets }.
       *[other] Επιτεθήκατε με { $n } νύχια σε: { $targets }.
    }
   *[no] { $n ->
        [one] { $who }: επιτέθηκε με { $n } νύχι σε: { $targets }.
       *[other] { $who }: επιτέθηκε με { $n } νύχια σε: { $targets }.
    }
}
tokyo-log-attack-nobody = { $you ->
    [yes] { $n ->
        [one] Επιτεθήκατε με { $n } νύχι και δεν χτυπήσατε κανέναν.
       *[other] Επιτεθήκατε με { $n } νύχια και δεν χτυπήσατε κανέναν.
    }
   *[no] { $n ->
        [one] { $who }: επιτέθηκε με { $n } νύχι και δεν χτύπησε κανέναν.
       *[other] { $who }: επιτέθηκε με { $n } νύχια και δεν χτύπησε κανέναν.
    }
}
tokyo-log-damage = { $you ->
    [yes] { $n ->
        [one] Χάσατε { $n } ζωή ({ $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[other] Χάσατε { $n } ζωές ({ $why })· { $now ->
           [one] μένει { $now }
          *[other] μένουν { $now }
       }.
    }
   *[no] { $n ->
        [one] { $who }: έχασε { $n } ζωή ({ $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[other] { $who }: έχασε { $n } ζωές ({ $why })· { $now ->
           [one] μένει { $now }
          *[other] μένουν { $now }
       }.
    }
}
tokyo-log-damage-by = { $you ->
    [yes] { $n ->
        [one] Χάσατε { $n } ζωή ({ $by }, { $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[other] Χάσατε { $n } ζωές ({ $by }, { $why })· { $now ->
           [one] μένει { $now }
          *[other] μένουν { $now }
       }.
    }
   *[no] { $mine ->
        [yes] Κάνατε ζημιά { $n } στο τέρας { $who } ({ $why })· { $now ->
            [one] μένει { $now }
           *[other] μένουν { $now }
        }.
       *[no] { $n ->
            [one] { $who }: έχασε { $n } ζωή ({ $by }, { $why })· { $now ->
                [one] μένει { $now }
               *[other] μένουν { $now }
            }.
           *[other] { $who }: έχασε { $n } ζωές ({ $by }, { $why })· { $now ->
                [one] μένει { $now }
               *[other] μένουν { $now }
            }.
        }
    }
}
tokyo-log-yield = { $you ->
    [yes] Παραχωρήσατε το Τόκιο.
   *[no] { $who }: παραχώρησε το Τόκιο.
}
tokyo-log-stay = { $you ->
    [yes] Μείνατε στο Τόκιο.
   *[no] { $who }: έμεινε στο Τόκιο.
}
tokyo-log-leave = { $you ->
    [yes] { $place ->
        [city] Φύγατε από την Πόλη του Τόκιο ({ $why }).
       *[bay] Φύγατε από τον Κόλπο του Τόκιο ({ $why }).
    }
   *[no] { $place ->
        [city] { $who }: έφυγε από την Πόλη του Τόκιο ({ $why }).
       *[bay] { $who }: έφυγε από τον Κόλπο του Τόκιο ({ $why }).
    }
}
tokyo-log-enter = { $you ->
    [yes] { $place ->
        [city] Μπήκατε στην Πόλη του Τόκιο.
       *[bay] Μπήκατε στον Κόλπο του Τόκιο.
    }
   *[no] { $place ->
        [city] { $who }: μπήκε στην Πόλη του Τόκιο.
       *[bay] { $who }: μπήκε στον Κόλπο του Τόκιο.
    }
}
tokyo-log-out = { $you ->
    [yes] Αποκλειστήκατε.
   *[no] { $who }: αποκλείστηκε.
}
tokyo-log-out-by = { $you ->
    [yes] Το τέρας { $by } σας απέκλεισε.
   *[no] { $mine ->
        [yes] Αποκλείσατε το τέρας { $who }.
       *[no] Το τέρας { $by } απέκλεισε το τέρας { $who }.
    }
}
tokyo-log-buy = { $you ->
    [yes] { $n ->
        [one] Αγοράσατε την κάρτα «{ $card }» με { $n } κύβο ενέργειας.
       *[other] Αγοράσατε την κάρτα «{ $card }» με { $n } κύβους ενέργειας.
    }
   *[no] { $n ->
        [one] { $who }: αγόρασε την κάρτα «{ $card }» με { $n } κύβο ενέργειας.
       *[other] { $who }: αγόρασε την κάρτα «{ $card }» με { $n } κύβους ενέργειας.
    }
}
tokyo-log-nothing-bought = { $you ->
    [yes] Δεν αγοράσατε τίποτα.
   *[no] { $who }: δεν αγόρασε τίποτα.
}
tokyo-log-lose = { $you ->
    [yes] Χάσατε την κάρτα «{ $card }» ({ $why }).
   *[no] { $who }: έχασε την κάρτα «{ $card }» ({ $why }).
}
tokyo-log-reveal = Άνοιξε νέα κάρτα: { $card }.
tokyo-log-sweep = { $you ->
    [yes] Ανανεώσατε τις ανοιχτές κάρτες.
   *[no] { $who }: ανανέωσε τις ανοιχτές κάρτες.
}
tokyo-log-shuffle = Το ξεσκαρτάρισμα έγινε η νέα στοίβα.

## The end

tokyo-over-points = { NUMBER(20) } πόντοι: { $who }.
tokyo-over-survival = Τελευταίο ζωντανό τέρας: { $who }.
tokyo-over-nobody = Αποκλείστηκαν όλα μαζί: δεν κερδίζει κανείς.
tokyo-note-take = Δεν απαντάτε με καμία κάρτα· τα ζάρια της κάρτας «{ card-camouflage }» ρίχνονται έτσι κι αλλιώς.
tokyo-note-camouflage = Πρώτα ρίχνονται τα ζάρια της: για όση ζημιά αφήσουν μπορείτε ακόμα να απαντήσετε.
tokyo-preset-told-yield = { $n ->
    [one] Ίσχυσε η μόνιμη απάντησή σας: παραχώρηση, αν μένει λιγότερο από { $n } ζωή.
   *[other] Ίσχυσε η μόνιμη απάντησή σας: παραχώρηση, αν μένουν λιγότερες από { $n } ζωές.
}
tokyo-preset-told-stay = { $n ->
    [one] Ίσχυσε η μόνιμη απάντησή σας: παραμονή, αν μένει { $n } ζωή ή περισσότερες.
   *[other] Ίσχυσε η μόνιμη απάντησή σας: παραμονή, αν μένουν { $n } ζωές ή περισσότερες.
}
tokyo-preset-told-never = Ίσχυσε η μόνιμη απάντησή σας: καμία ερώτηση για την κάρτα «{ $card }».
