wish-setup = Τέρατα, ονόματα
wish-rolled = Τι φέρατε;
wish-title = Τι θέλετε;
wish-over = Η τελευταία ρίψη
wish-left = { $n ->
    [0] καμία ρίψη
    [one] ακόμα { $n } ρίψη
   *[other] ακόμα { $n } ρίψεις
}
wish-left-label = { wish-left }. Αλλαγή
wish-dice = Ζάρια
wish-die = { $state ->
    [kept] Ζάρι { $n }: { $face }, μένει. Αφαίρεση
   *[loose] Ζάρι { $n }: { $face }. Αφαίρεση
}
wish-none = Ζάρι { $n }: λείπει
wish-faces = Αγγίξτε ό,τι ήρθε
wish-hint = Αγγίξτε τις όψεις που ρίξατε. Ένα άγγιγμα σε ζάρι το παίρνει πίσω. Μετά βλέπετε τι μπορούν να γίνουν τα ζάρια και ποια να κρατήσετε.
wish-wish = Στόχος
wish-keep = Μένουν
wish-rolls = { $n ->
    [0] τώρα
    [one] { $n } ρίψη
   *[other] { $n } ρίψεις
}
wish-number = { $n ->
    [2] Δύο { $face }
    [3] Τρία { $face }
    [4] Τέσσερα { $face }
    [5] Πέντε { $face }
    [6] Έξι { $face }
   *[other] { $n } × { $face }
}
wish-both = { $one }, { $two }
wish-kill = Αποκλεισμός: { $who }
wish-brings = { $what }: { $n }, μετά { $m }
wish-whose = { $who }, ζωές
wish-row = { $wish }. { $brings }. Κρατήστε: { $dice }. { $chances }
wish-chance = { $n ->
    [0] { $p } όπως είναι
    [one] { $p } μετά από { $n } ρίψη
   *[other] { $p } μετά από { $n } ρίψεις
}
wish-nothing = κανένα ζάρι
wish-roll = { $n ->
    [0] Ρίψη { $m ->
        [one] { $m } ζαριού
       *[other] { $m } ζαριών
    }
   *[other] Μένουν { $n }, ρίψη { $m ->
        [one] { $m } ζαριού
       *[other] { $m } ζαριών
    }
}
wish-missing = { $n ->
    [one] Λείπει { $n } ζάρι
   *[other] Λείπουν { $n } ζάρια
}
wish-turn = Νέα σειρά
wish-undo = Αναίρεση
wish-cards = Κάρτες
wish-card-dice = { $card }, { $n ->
    [one] { $n } ζάρι
   *[other] { $n } ζάρια
}
wish-card-rolls = { $card }, +{ NUMBER(1) } ρίψη
wish-card-turns = { $card }, { NUMBER(1) } ζάρι
wish-card-ones = { $card }, { NUMBER(1) } ζάρι
wish-cards-text = Κάθε διακόπτης μετρά μία φορά σε κάθε σειρά. Την ενέργεια και τους δείκτες τα αφαιρείτε εσείς.
wish-monsters = Μετρητές
wish-monster = { $who }: ζωές { $health }, πόντοι { $points }, ενέργεια { $energy }, { tokyo-where }. Αλλαγή
wish-health = Ζωές
wish-energy = Ενέργεια
wish-since = τώρα: { $gain }
wish-where = Θέση
wish-outside = Έξω
wish-rolls-now = Ρίχνει τα ζάρια
wish-sure-health = Πάνω από { NUMBER(12) } ζωές;
wish-sure-points = Πάνω από { NUMBER(20) } πόντους;
wish-sure-low = Κάτω από { NUMBER(0) };
wish-yes = Ναι, { $n }
wish-no = Όχι, { $n }
wish-many = Τέρατα
wish-nth = Τέρας { $n }
wish-nth-name = Όνομα για το τέρας { $n }
wish-anew = Νέα παρτίδα
wish-key-face = ένα ζάρι δείχνει αυτό
wish-key-wish = επιλογή στόχου
wish-key-roll = ρίψη ή νέα σειρά
wish-key-left = μία ρίψη λιγότερη
wish-said = { $dice }. { $n ->
    [one] Λείπει { $n } ζάρι
   *[other] Λείπουν { $n } ζάρια
}.
wish-said-all = { $wishes }.
wish-said-one = { $wish } { $p }
