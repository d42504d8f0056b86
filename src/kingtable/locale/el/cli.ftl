score-total = Σύνολο
player = Παίκτης { $seat }
line-now = Αυτός ο γύρος
line-next = Επόμενος γύρος
final-line = { $rank }. Παίκτης { $seat }: { $score }
final-tie-largest = Ισοπαλία των παικτών { $a } και { $b }: κρίνει η μεγαλύτερη ενότητα.
final-tie-crowns = Ισοπαλία των παικτών { $a } και { $b }, και στις μεγαλύτερες ενότητες: κρίνουν τα στέμματα.
final-tie-shared = Οι παίκτες { $a } και { $b } μοιράζονται τη θέση τους.
score-kind = Κανένα ντόμινο δεν έχει τετράγωνο { $square }.
score-count = Υπάρχουν { $n } τετράγωνα { $square }· τα ντόμινο έχουν μόνο { $most }.
score-odd = Παίκτης { $seat }: ο αριθμός των τετραγώνων, { $n }, είναι περιττός, αλλά κάθε ντόμινο έχει δύο.
score-loose = Παίκτης { $seat }: { $n ->
    [one] { $n } τετράγωνο δεν συνδέεται με το κάστρο.
   *[other] { $n } τετράγωνα δεν συνδέονται με το κάστρο.
}
score-crownless = Παίκτης { $seat }: αυτό το βασίλειο δεν έχει στέμμα.
score-impossible = Τα { NUMBER(48) } ντόμινο δεν μπορούν να το φτιάξουν. Ίσως διαβάστηκε λάθος ένα τετράγωνο.
score-open = Δεν βρέθηκε αν τα { NUMBER(48) } ντόμινο μπορούν να το φτιάξουν.
score-repair = Παίκτης { $seat }, { $row }η σειρά, { $column }ο τετράγωνο: γίνεται με { $square }. Σύνολο: { $score }.
score-too-many = Υπάρχουν { $count } βασίλεια, αλλά μια παρτίδα έχει το πολύ { $most } παίκτες.

event-game = Αρχίζει η παρτίδα { $number }.
event-kings = Οι βασιλιάδες βγαίνουν με αυτή τη σειρά: παίκτες { $seats }.
event-line = Ανοίγει μια γραμμή: { $dominoes }.
event-claim = Ο παίκτης { $seat } επιλέγει το { $domino }.
event-place = { $gain ->
    [0] Ο παίκτης { $seat } τοποθετεί το { $domino }: κανένας πόντος ακόμα.
    [one] Ο παίκτης { $seat } τοποθετεί το { $domino }: { $gain } πόντος.
   *[other] Ο παίκτης { $seat } τοποθετεί το { $domino }: { $gain } πόντοι.
}
event-discard = Ο παίκτης { $seat } δεν έχει θέση για το { $domino } και το ξεσκαρτάρει.
event-leftover = Κανείς δεν επέλεξε το { $domino }· βγαίνει από την παρτίδα.
event-round = Γύρος { $round }.
event-scored = Βαθμολογία της παρτίδας { $number }: { $scores }.
event-over = Η παρτίδα τελείωσε. Θέσεις: { $ranks }.

verify-moves = { $moves ->
    [one] { $moves } κίνηση, επιτρεπτή.
   *[other] { $moves } κινήσεις, όλες επιτρεπτές.
}
verify-dealt = Το μοίρασμα έγινε από το κλειδί με SHA-256 { $commitment }.
verify-seed = Το μοίρασμα έγινε από τον σπόρο { $seed }· δεν είχε σφραγιστεί πριν από την παρτίδα.
verify-shares = Μερίδια που μπήκαν στο μοίρασμα: { $shares } από { $people } άτομα.
verify-no-share = Η θέση { $seat } δεν έδωσε μερίδιο: δεν συμμετείχε στο μοίρασμα, και στον παίκτη της δεν αποδεικνύεται τίποτα.
verify-scores = Βαθμολογία: { $scores }.
verify-proved = Αποδείχτηκε στον παίκτη που κράτησε αυτή τη σύνοψη και αυτό το μερίδιο: κανείς δεν διάλεξε αυτό το μοίρασμα.
verify-proved-little = Αποδείχτηκε: το μοίρασμα ήταν ορισμένο πριν από την πρώτη κίνηση. Δεν αποδείχτηκε: ότι δεν το διάλεξε κανείς, γιατί κανείς δεν έδωσε μερίδιο.
verify-unproved = Δεν αποδείχτηκε: ότι κανείς δεν διάλεξε αυτό το μοίρασμα. Η δική σας σελίδα κράτησε μια σύνοψη και ένα μερίδιο· συγκρίνετέ τα με --digest και --share.
verify-silent = Δεν αποδείχτηκε: ότι κανείς δεν διάλεξε αυτό το μοίρασμα. Θέσεις που κράτησαν κρυφό το μερίδιό τους, ώστε οι άλλοι σφράγισαν καινούριο: { $seats }. Αν ο διαχειριστής συνεργάζεται μαζί τους, είδε έως { $deals } μοιράσματα και μπορούσε να σταματήσει σε ένα.
verify-silent-old = Δεν αποδείχτηκε: ότι κανείς δεν διάλεξε αυτό το μοίρασμα. Θέσεις που σφράγισαν μερίδιο και δεν το φανέρωσαν: { $seats }. Αν ο διαχειριστής συνεργάζεται μαζί τους, μπορούσε να διαλέξει ένα από { $deals } μοιράσματα.
verify-loose = Το μοίρασμα το έκανε παλαιότερη έκδοση. Όριζε ονόματα, μποτ και επιλογές μόνο αφού γίνονταν γνωστά τα μερίδια, άρα όποιος διαχειριζόταν τον διακομιστή μπορούσε να διαλέξει ανάμεσα σε μοιράσματα.
verify-digest = Σύνοψη παιχνιδιού, επιλογών, θέσεων, μποτ και σφραγίδων: { $digest }.
verify-not-proved = Δεν αποδείχτηκε: ότι κανείς δεν κοίταξε. Ο διαχειριστής του διακομιστή μπορεί να διαβάσει το αρχείο του στη διάρκεια της παρτίδας. Ποιος έπαιξε για μια θέση το λέει μόνο ο διακομιστής.

play-seat = Υπάρχουν μόνο { $players } θέσεις.
play-ask = Η κίνησή σας ({ $count } δυνατές· ? τις δείχνει, q για έξοδο):
play-forced = Γίνεται μόνο μία κίνηση: { $move }.
play-thinking = Ο παίκτης { $seat } σκέφτεται…
play-early = Το { $substitute } παίζει στη θέση του { $bot } ώσπου να μεταγλωττιστεί το { -kingtable } για αυτόν τον υπολογιστή.
play-bot-failed = Το { $bot } δεν έδωσε κίνηση: { $why }
play-left = Φύγατε από το τραπέζι.
play-saved = Το αρχείο της παρτίδας είναι στο { $file }.
stopped = Διακόπηκε.
standard-output = αποτέλεσμα
games-stopped = Διακόπηκε μετά από { $games } από { $whole } παρτίδες.
games-stopped-in = Διακόπηκε μετά από { $games } από { $whole } παρτίδες. Βρίσκονται στο { $file }.
tournament-stopped = Διακόπηκε μετά από { $games } από { $whole } παρτίδες. Βρίσκονται στο { $file }, όπου συνεχίζει η ίδια εντολή.
train-stopped = Διακόπηκε. Η εκπαίδευση ως εδώ βρίσκεται στο { $folder }· το --resume τη συνεχίζει.

train-none = Στο { $game } δεν υπάρχει ακόμα κάτι για εκπαίδευση.
train-begun = Στον φάκελο { $folder } υπάρχουν ήδη γύροι: το --resume τους συνεχίζει, αλλιώς διαλέξτε άλλον φάκελο.
train-progress = { $doing ->
    [plays] Γύρος { $round }: παρτίδες με τον εαυτό του
    [trains] Γύρος { $round }: εκπαίδευση, πέρασμα { $epoch }
   *[tests] Γύρος { $round }: δοκιμή με το παλιό δίκτυο, { $deals }
}
train-round = Γύρος
train-rows = Γραμμές
train-loss = Σφάλμα
train-verdict = Συμπέρασμα
train-deals = Μοιράσματα
train-mean = Διαφορά
train-said = { $verdict ->
    [first] το πρώτο
    [stronger] ισχυρότερο: έγινε δεκτό
    [not-stronger] όχι ισχυρότερο
   *[unclear] ασαφές: δεν έγινε δεκτό
}
train-kept = Το καλύτερο δίκτυο είναι στο { $file }.
train-play = Παίξτε μαζί του: { $command }
train-compare = Συγκρίνετέ το με το δίκτυο του πακέτου: { $command }
train-only = Η επιλογή { $option } ισχύει μόνο με { $how }.
train-other = Η εκπαίδευση στον φάκελο { $folder } αφορά το { $game }, με μέτρο το { $bot }. Για άλλη διαλέξτε άλλον φάκελο.
train-compiles = Προετοιμασία: μεταγλωττίζονται το παιχνίδι και η μάθηση …
train-passes = Πέρασμα { $number } (παρτίδες: { $games }, λεπτά: { $minutes })
train-minutes = Λεπτά
train-games = Παρτίδες
train-entropy = Εντροπία
train-won = Νίκες εναντίον { $bot }
train-kept-policy = Η πολιτική είναι στο { $file }.
train-restarted = { $count ->
    [one] Μία διεργασία σταμάτησε και ξεκίνησε πάλι ({ $actors }).
   *[other] { $count } διεργασίες σταμάτησαν και ξεκίνησαν πάλι ({ $actors }).
}
train-taken = Η συστοιχία έχει ήδη τη διεργασία «{ $actor }»: περιμένετε να τελειώσει εκείνη η εκπαίδευση ή διαλέξτε φάκελο με άλλο όνομα.
train-actor = Η διεργασία «{ $actor }» σταμάτησε { $count } φορές πριν απαντήσει: { $why }
net-none = Τα μποτ του { $game } δεν διαβάζουν δίκτυα.
net-endings = Το ένα αρχείο πρέπει να τελειώνει σε .npz και το άλλο σε .onnx.
net-written = Γράφτηκε: { $file }
data-written = Γράφτηκε: { $file } (παρτίδες: { $games }· byte ανά παρτίδα: { $bytes }· παρτίδες ανά δευτερόλεπτο: { $rate })

match-bots = Ένας αγώνας αυτού του παιχνιδιού έχει { $least } έως { $most } μποτ, όχι { $count }.
games-or-deals = Δώστε --games ή --deals, όχι και τα δύο.
match-playing = Παίζονται
match-title = { $games } παρτίδες, κάθε μοίρασμα με κάθε εναλλαγή των θέσεων
match-bot = Μποτ
match-wins = Νίκες
match-share = { $share } ({ $low } έως { $high })
match-all-won = { $share }, τουλάχιστον { $low }
match-none-won = { $share }, το πολύ { $high }
match-score = Πόντοι
match-deviation = Απόκλιση
match-margin = Διαφορά από το καλύτερο άλλο
match-alone = Πρώτο μόνο του
match-level = Πρώτο με άλλα

## King of Tokyo in the terminal

tell-column-tokyo = Τόκιο
tell-column-counters = Δείκτες
tell-column-cards = Κάρτες
tell-place-city = Πόλη του Τόκιο
tell-place-bay = Κόλπος του Τόκιο
tell-out-of-game = αποκλείστηκε
tell-poison = { $n } δηλητήριο
tell-shrink = { $n } συρρίκνωση
tell-row = Προς αγορά:
tell-deck = { $deck } ακόμα στη στοίβα
tell-throws-left = { $rerolls ->
    [0] δεν απομένει ρίψη
    [one] απομένει { $rerolls } ρίψη
   *[other] απομένουν { $rerolls } ρίψεις
}
tell-ask = { $phase ->
    [rolled] Παίκτης { $seat }: νέα ρίψη ή σταμάτημα;
    [probe] Παίκτης { $seat }: η κάρτα «{ card-psychic-probe }» σε ένα ζάρι;
    [change] Παίκτης { $seat }: αλλαγή ενός ζαριού;
    [hearts] Παίκτης { $seat }: πού πηγαίνουν οι καρδιές;
    [react] Παίκτης { $seat }: αποδοχή της ζημιάς ή κάποια απάντηση;
    [yield] Παίκτης { $seat }: παραχώρηση του Τόκιο ή παραμονή;
    [buy] Παίκτης { $seat }: αγορά;
    [charge] Παίκτης { $seat }: πόση ενέργεια μπαίνει στην κάρτα «{ card-monster-batteries }»;
    [opportunist] Παίκτης { $seat }: αγορά της κάρτας που μόλις άνοιξε;
    [sell] Παίκτης { $seat }: επιστροφή κάρτας;
   *[mimic] Παίκτης { $seat }: ποια κάρτα αντιγράφει η κάρτα «{ card-mimic }»;
}
tell-ask-damage = { $by ->
    [0] Ζημιά: { $damage }.
   *[other] Ζημιά από τον παίκτη { $by }: { $damage }.
}
tell-stop-now = Όπως είναι τα ζάρια:
tell-nothing = τίποτα
tell-gain-vp = { $n ->
    [one] { $n } πόντος
   *[other] { $n } πόντοι
}
tell-gain-heal = { $n ->
    [one] { $n } ζωή
   *[other] { $n } ζωές
}
tell-gain-energy = { $n ->
    [one] { $n } κύβος ενέργειας
   *[other] { $n } κύβοι ενέργειας
}
tell-hits = ζημιά { $n } στον παίκτη { $seat } (μένουν: { $left })
tell-enters = { $place ->
    [bay] είσοδος στον Κόλπο του Τόκιο
   *[city] είσοδος στην Πόλη του Τόκιο
}
tell-hearts = { $hearts ->
    [one] { $hearts } καρδιά
   *[other] { $hearts } καρδιές
}, για μοίρασμα όπως: hearts heal=1 poison=1 shrink=1 2=1 (ένας αριθμός δίνει ζωή σε εκείνη τη θέση, μετρώντας από το 0)
tell-keep = Το keep FACE ... κρατά εκείνα τα ζάρια και ρίχνει τα άλλα· σκέτο keep τα ρίχνει όλα.

tell-start-roll = Ποιος αρχίζει το κρίνουν τα νύχια ({ $rolls }): παίκτης { $first }.
tell-turn = { $extra ->
    [freeze_time] { $number }η σειρά: πάλι ο παίκτης { $seat } ({ card-freeze-time }).
    [frenzy] { $number }η σειρά: άλλη μία για τον παίκτη { $seat } ({ card-frenzy }).
   *[no] { $number }η σειρά: παίκτης { $seat }.
}
tell-throw = Ο παίκτης { $seat } φέρνει { $thrown }. Στο τραπέζι: { $dice }.
tell-again = Ο παίκτης { $seat } ξαναρίχνει ένα 3: { $to }.
tell-extra-throw = Ο παίκτης { $seat } έχει άλλη μία ρίψη ({ $card }).
tell-probe = Ο παίκτης { $seat } ξαναρίχνει ένα ξένο ζάρι, από { $face } σε { $to }.
tell-change = Ο παίκτης { $seat } αλλάζει ένα ζάρι από { $face } σε { $to } ({ $card }).
tell-stop = Ο παίκτης { $seat } σταματά με { $dice }.
tell-vp = { $sign ->
    [less] { $amount ->
        [one] Ο παίκτης { $seat } χάνει { $amount } πόντο ({ $why }) και έχει { $vp }.
       *[other] Ο παίκτης { $seat } χάνει { $amount } πόντους ({ $why }) και έχει { $vp }.
    }
   *[more] { $amount ->
        [one] Ο παίκτης { $seat } κερδίζει { $amount } πόντο ({ $why }) και έχει { $vp }.
       *[other] Ο παίκτης { $seat } κερδίζει { $amount } πόντους ({ $why }) και έχει { $vp }.
    }
}
tell-energy = { $sign ->
    [less] { $amount ->
        [one] Ο παίκτης { $seat } δίνει { $amount } κύβο ενέργειας ({ $why }) και έχει { $energy }.
       *[other] Ο παίκτης { $seat } δίνει { $amount } κύβους ενέργειας ({ $why }) και έχει { $energy }.
    }
   *[more] { $amount ->
        [one] Ο παίκτης { $seat } κερδίζει { $amount } κύβο ενέργειας ({ $why }) και έχει { $energy }.
       *[other] Ο παίκτης { $seat } κερδίζει { $amount } κύβους ενέργειας ({ $why }) και έχει { $energy }.
    }
}
tell-heal = { $amount ->
    [one] Ο παίκτης { $seat } ανακτά { $amount } ζωή ({ $why }) και έχει { $health }.
   *[other] Ο παίκτης { $seat } ανακτά { $amount } ζωές ({ $why }) και έχει { $health }.
}
tell-counters = Αλλάζουν οι δείκτες του παίκτη { $seat }: δηλητήριο { $poison }, συρρίκνωση { $shrink }.
tell-attack = { $hit ->
    [0] { $claws ->
        [one] Ο παίκτης { $seat } επιτίθεται με { $claws } νύχι: κανένας στόχος.
       *[other] Ο παίκτης { $seat } επιτίθεται με { $claws } νύχια: κανένας στόχος.
    }
   *[other] { $claws ->
        [one] Ο παίκτης { $seat } επιτίθεται με { $claws } νύχι: { $targets }.
       *[other] Ο παίκτης { $seat } επιτίθεται με { $claws } νύχια: { $targets }.
    }
}
tell-damage = { $by ->
    [0] { $amount ->
        [one] Ο παίκτης { $seat } χάνει { $amount } ζωή ({ $why })· μένουν: { $health }.
       *[other] Ο παίκτης { $seat } χάνει { $amount } ζωές ({ $why })· μένουν: { $health }.
    }
   *[other] { $amount ->
        [one] Ο παίκτης { $seat } χάνει { $amount } ζωή (παίκτης { $by }, { $why })· μένουν: { $health }.
       *[other] Ο παίκτης { $seat } χάνει { $amount } ζωές (παίκτης { $by }, { $why })· μένουν: { $health }.
    }
}
tell-prevented = { $amount ->
    [one] Ο παίκτης { $seat } γλιτώνει { $amount } ζωή ({ $why }).
   *[other] Ο παίκτης { $seat } γλιτώνει { $amount } ζωές ({ $why }).
}
tell-camouflage = Τα ζάρια της κάρτας «{ card-camouflage }» για τον παίκτη { $seat }: { $dice }.
tell-yield = Ο παίκτης { $seat } παραχωρεί το Τόκιο.
tell-stay = Ο παίκτης { $seat } μένει.
tell-leave = { $place ->
    [bay] { $how ->
        [bay] Ο παίκτης { $seat } φεύγει από τον Κόλπο του Τόκιο: ο Κόλπος έκλεισε.
        [displaced] Ο παίκτης { $seat } φεύγει από τον Κόλπο του Τόκιο: εκτόπιση.
       *[other] Ο παίκτης { $seat } φεύγει από τον Κόλπο του Τόκιο.
    }
   *[city] { $how ->
        [displaced] Ο παίκτης { $seat } φεύγει από την Πόλη του Τόκιο: εκτόπιση.
       *[other] Ο παίκτης { $seat } φεύγει από την Πόλη του Τόκιο.
    }
}
tell-enter = { $place ->
    [bay] Ο παίκτης { $seat } μπαίνει στον Κόλπο του Τόκιο.
   *[city] Ο παίκτης { $seat } μπαίνει στην Πόλη του Τόκιο.
}
tell-bay-closed = Ο Κόλπος του Τόκιο έκλεισε.
tell-out = Ο παίκτης { $seat } αποκλείεται.
tell-child = Ο παίκτης { $seat } επιστρέφει: { card-it-has-a-child }
tell-buy = { $origin ->
    [seat] { $price ->
        [one] Ο παίκτης { $seat } αγοράζει την κάρτα «{ $card }» με { $price } κύβο ενέργειας από τον παίκτη { $owner }.
       *[other] Ο παίκτης { $seat } αγοράζει την κάρτα «{ $card }» με { $price } κύβους ενέργειας από τον παίκτη { $owner }.
    }
    [top] { $price ->
        [one] Ο παίκτης { $seat } αγοράζει την κάρτα «{ $card }» με { $price } κύβο ενέργειας από τη στοίβα.
       *[other] Ο παίκτης { $seat } αγοράζει την κάρτα «{ $card }» με { $price } κύβους ενέργειας από τη στοίβα.
    }
   *[row] { $price ->
        [one] Ο παίκτης { $seat } αγοράζει την κάρτα «{ $card }» με { $price } κύβο ενέργειας.
       *[other] Ο παίκτης { $seat } αγοράζει την κάρτα «{ $card }» με { $price } κύβους ενέργειας.
    }
}
tell-lose = { $how ->
    [used] Ο παίκτης { $seat } χάνει την κάρτα «{ $card }»: χρησιμοποιήθηκε.
    [empty] Ο παίκτης { $seat } χάνει την κάρτα «{ $card }»: άδειασε.
    [heart] Ο παίκτης { $seat } χάνει την κάρτα «{ $card }»: καρδιά.
    [sell] Ο παίκτης { $seat } χάνει την κάρτα «{ $card }»: επιστράφηκε.
   *[other] Ο παίκτης { $seat } χάνει την κάρτα «{ $card }».
}
tell-reveal = Ανοίγει κάρτα: { $card }.
tell-sweep = Ο παίκτης { $seat } ανανεώνει τις ανοιχτές κάρτες.
tell-shuffle = Το ξεσκαρτάρισμα γίνεται η νέα στοίβα.
tell-mimic = Η κάρτα «{ card-mimic }» του παίκτη { $seat } αντιγράφει την κάρτα «{ $card }» του παίκτη { $of }.
tell-unmimic = Η κάρτα «{ card-mimic }» του παίκτη { $seat } δεν αντιγράφει πια τίποτα.
tell-charge = { $amount ->
    [one] Ο παίκτης { $seat } βάζει { $amount } κύβο ενέργειας στην κάρτα «{ card-monster-batteries }».
   *[other] Ο παίκτης { $seat } βάζει { $amount } κύβους ενέργειας στην κάρτα «{ card-monster-batteries }».
}
tell-over = { $cause ->
    [points] Ο παίκτης { $seat } έχει 20 πόντους και κερδίζει.
    [survival] Ο παίκτης { $seat } μένει τελευταίος στη ζωή και κερδίζει.
   *[nobody] Δεν μένει κανείς: δεν κερδίζει κανείς.
}
tell-why-dice = ζάρια
tell-why-tokyo = μέσα στο Τόκιο
tell-why-enter = είσοδος στο Τόκιο
tell-why-buy = αγορά
tell-why-sweep = ανανέωση
tell-why-sell = επιστροφή
tell-why-attack = επίθεση
tell-why-poison = δηλητήριο

## The odds of dice

odds-title = { $dice ->
    [one] { $dice } ζάρι, { tell-throws-left }: { $faces }
   *[other] { $dice } ζάρια, { tell-throws-left }: { $faces }
}
odds-unthrown = δεν ρίχτηκαν ακόμα
odds-wish = { $wish }: { $percent }%
odds-keep = Κρατήστε: { $faces }
odds-keep-none = Κρατήστε: τίποτα, ρίξτε τα όλα.
odds-stop = Κρατήστε τα όλα: ο στόχος επιτεύχθηκε.
odds-count = Όψεις που δόθηκαν: { $count }· το --dice λέει { $dice }. Παραλείψτε το --dice ή δώστε τόσες όψεις.
odds-goal = Τουλάχιστον
odds-chance = Πιθανότητα

bench-start = Μία διεργασία που τα ξεκινά
bench-starting = Μεταγλώττιση των πάντων από την αρχή, όπως στην πρώτη εκκίνηση…
bench-none = Το { $game } δεν έχει μετρήσεις: το πακέτο του δεν δηλώνει καμία.

## The options of the table

help-workers = Διεργασίες για τα μποτ· αλλιώς μία για κάθε πυρήνα, το πολύ 8.
help-bots = Ένα δικό σας μποτ που μπορεί να καθίσει: GAME=MODULE:CLASS από ένα module σε αυτόν τον φάκελο, όπως kingdomino=my_bot:Mine, ή GAME=BOT:net=FILE με ένα δικό σας δίκτυο· μπορεί να δοθεί πολλές φορές.
help-allow-host = Ένα όνομα με το οποίο προσεγγίζεται αυτός ο διακομιστής, όπως table.example.org· μπορεί να δοθεί πολλές φορές. Οι διευθύνσεις αυτού του υπολογιστή και το localhost δεν το χρειάζονται.
help-behind-proxy = Διεύθυνση ή δίκτυο ενός διαμεσολαβητή μπροστά από αυτόν τον διακομιστή, όπως 127.0.0.1 ή 172.16.0.0/12. Το X-Forwarded-For του λέει ποιος ρωτά. Μπορεί να δοθεί πολλές φορές.
help-sharing = Ανοίγει το τραπέζι στο διαδίκτυο με cloudflared, tailscale ή ngrok, ή με ssh:MACHINE=https://ADDRESS· σκέτο, με το πρώτο που έχει ο υπολογιστής.
table-starting = Ο διακομιστής ξεκινά…
table-host = Είναι κενό. Παραλείψτε το --host για να ακούει μόνο σε αυτόν τον υπολογιστή, ή δώστε 0.0.0.0 για το οικιακό δίκτυο.
table-allow-host = Το «{ $given }» δεν είναι όνομα διακομιστή, όπως table.example.org.
table-behind-proxy = Το «{ $given }» δεν είναι διεύθυνση ή δίκτυο, όπως 192.168.1.2 ή 172.16.0.0/12. Όνομα δεν γίνεται.
table-at = Το { -kingtable } είναι στο { $address }
table-at-home = Στο δίκτυό σας: { $address }
table-not-listening = Το τραπέζι δεν μπορεί να ακούει στο { $host }, θύρα { $port }: { $problem ->
    [address] αυτός ο υπολογιστής δεν έχει αυτή τη διεύθυνση
    [name] αυτός ο υπολογιστής δεν γνωρίζει αυτό το όνομα
    [denied] δεν έχετε δικαίωμα χρήσης αυτής της θύρας
   *[other] { $why }
}. Διαλέξτε άλλο --host ή --port.
table-ports-taken = Οι θύρες { $first } έως { $last } είναι όλες πιασμένες. Διαλέξτε μία με το --port.
table-port-taken = Άλλο πρόγραμμα χρησιμοποιεί τη θύρα { $port }. Διαλέξτε άλλη ή παραλείψτε το --port.
folder-not-made = Ο φάκελος { $file } δεν μπορεί να δημιουργηθεί: { $problem ->
    [missing] η θέση πάνω από αυτόν δεν είναι φάκελος
    [denied] δεν έχετε δικαίωμα εγγραφής εκεί
    [full] ο δίσκος είναι γεμάτος
   *[other] { $why }
}. Διαλέξτε άλλον με το --data.
folder-not-written = Δεν γίνεται εγγραφή στον φάκελο { $file }: { $problem ->
    [missing] δεν είναι φάκελος
    [denied] δεν έχετε δικαίωμα εγγραφής εκεί
    [full] ο δίσκος είναι γεμάτος
   *[other] { $why }
}. Διαλέξτε άλλον με το --data.
database-not-opened = Η βάση δεδομένων { $file } δεν ανοίγει: { $problem ->
    [missing] δεν υπάρχει
    [denied] δεν έχετε δικαίωμα εγγραφής εκεί
    [full] ο δίσκος είναι γεμάτος
   *[other] { $why }
}. Διαλέξτε άλλον φάκελο με το --data.
folder-in-use =
    { $process ->
        [unknown] Άλλο { -kingtable } χρησιμοποιεί τον φάκελο { $file }.
       *[other] Άλλο { -kingtable } (διεργασία { $process }) χρησιμοποιεί τον φάκελο { $file }.
    } Σταματήστε εκείνο ή διαλέξτε άλλον φάκελο με το --data.
database-in-use = Άλλο { -kingtable } χρησιμοποιεί τη βάση δεδομένων { $file }, με αυτό ή με άλλο όνομα. Σταματήστε εκείνο ή διαλέξτε άλλον φάκελο με το --data.
database-read-only =
    { $what ->
        [file] Η βάση δεδομένων { $file } είναι μόνο για ανάγνωση.
       *[folder] Ο φάκελος { $file } είναι μόνο για ανάγνωση.
    } Επιτρέψτε την εγγραφή ή διαλέξτε άλλον φάκελο με το --data.
database-not-now = Η βάση δεδομένων { $file } δεν μπορεί να χρησιμοποιηθεί τώρα ({ $detail }). Τίποτα δεν άλλαξε. Ελέγξτε ότι επιτρέπεται η εγγραφή στον φάκελό της, ότι ο δίσκος δεν είναι γεμάτος και ότι δεν τη χρησιμοποιεί άλλο πρόγραμμα· ή διαλέξτε άλλον φάκελο με το --data.
database-foreign = Το αρχείο { $file } είναι βάση δεδομένων άλλου προγράμματος. Τίποτα δεν άλλαξε. Διαλέξτε άλλον φάκελο με το --data.
database-newer = Νεότερο { -kingtable } έγραψε τη βάση δεδομένων { $file } (η μορφή της είναι { $form }, αυτό εδώ γνωρίζει έως { $known }). Τίποτα δεν άλλαξε. Εγκαταστήστε το νεότερο { -kingtable } ή διαλέξτε άλλον φάκελο με το --data.
database-damaged = Η βάση δεδομένων { $file } έχει πάθει ζημιά ({ $what ->
    [copy] έχει { $detail } byte, όπως μετά από αντιγραφή που απέτυχε
    [cut] έχει { $detail } byte αντί για { $bytes }
    [empty] είναι άδεια
    [foreign] δεν είναι βάση δεδομένων
    [form] η μορφή της είναι { $detail }
    [lacks] από το { $table } λείπει: { $detail }
    [trigger] έχει ένα trigger: { $detail }
   *[other] { $detail }
}). Τίποτα δεν άλλαξε. Βάλτε στη θέση της ένα αντίγραφο ασφαλείας ή μετακινήστε την για να ξεκινήσετε με μια άδεια.
tell-plain-move = Παίκτης { NUMBER($seat) }: { $move }
tell-plain-over = Η παρτίδα τελείωσε.
