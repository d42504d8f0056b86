say-called = { $who }: { $what }
take-back-of = Αναίρεση: { $who }
only-looks = Κοιτάζει μόνο: { $who }
secret-card = κρυφή κάρτα
turn-to-side = Στροφή προς τα εδώ
turn-picture = Στροφή της εικόνας
turn-picture-text = προς τον παίκτη που έχει σειρά
places = Ποιος κάθεται πού
places-text = Πάτησε ένα όνομα για να πάει στην επόμενη πλευρά.
place-of = { $side ->
    [near] { $who }: από εδώ
    [left] { $who }: αριστερά
    [far] { $who }: απέναντι
   *[right] { $who }: δεξιά
}
only-answers = Απαντά μόνο: { $who }
waits-for = σε αναμονή
not-asked = χωρίς ερώτηση
at-this-screen = σε αυτή την οθόνη
by-link = με σύνδεσμο

among-say-claim-first = Επιλογή του πρώτου ντόμινο. Οι μικροί αριθμοί παίζουν νωρίς, οι μεγάλοι φέρνουν στέμματα.
among-say-claim-next = Επιλογή του επόμενου ντόμινο.
among-say-place = Τοποθέτηση του { $domino } και μετά επιλογή του επόμενου ντόμινο.
among-say-claim-final = Με την επιλογή του επόμενου ντόμινο οριστικοποιείται.
among-say-make-final = Οριστικοποίηση όταν όλα είναι όπως πρέπει.
among-in-hand-again = Το { $domino } είναι πάλι στο χέρι.
among-say-sent-rest = Η κίνηση αποθηκεύεται…
among-since-your-turn = Από την τελευταία σειρά εδώ
among-pace-to-my-turn = Ως την επόμενη ερώτηση
among-tokyo-pays = { NUMBER(1) } με την είσοδο, { NUMBER(2) } όταν αρχίζει εκεί μια σειρά
among-tokyo-tap-to-keep = Επιλογή ζαριών που μένουν· με παρατεταμένο πάτημα όλα με την ίδια όψη
among-tokyo-if-stop = Με στάση τώρα
among-tokyo-you-enter = { $place ->
    [city] είσοδος στην Πόλη του Τόκιο
   *[bay] είσοδος στον Κόλπο του Τόκιο
}
among-tokyo-stop-hurt = ζημιά { $n } εδώ
among-tokyo-effect-vp = { $sign ->
    [less] { $n ->
        [one] { $n } πόντος λιγότερος
       *[other] { $n } πόντοι λιγότεροι
    }
   *[more] { $n ->
        [one] { $n } πόντος
       *[other] { $n } πόντοι
    }
}
among-tokyo-effect-chances = μετά οι ζωές: { $chances }
among-tokyo-risk-luck = αποκλεισμός, αν δεν βοηθήσει η τύχη
among-tokyo-affordable = αρκεί η ενέργεια
among-tokyo-short-after = ενέργεια { $n } με στάση
among-tokyo-buy-later = Οι αγορές γίνονται μετά τα ζάρια.
among-tokyo-keep = Ποια ζάρια μένουν;
among-tokyo-hit-you = { $n ->
    [0] επίθεση από { $who }, χωρίς ζημιά.
   *[other] ζημιά { $n } από { $who }.
}
among-tokyo-hits-you = Έρχεται ζημιά { $n } από { $who }.
among-tokyo-threat = { $n ->
    [one] Κινδυνεύει { $n } ζωή ({ $why }).
   *[other] Κινδυνεύουν { $n } ζωές ({ $why }).
}
among-tokyo-ask-react-rest = Ποια είναι η απάντηση;
among-tokyo-ask-buy = Αγορά καρτών ή τέλος της σειράς.
among-tokyo-energy-left = { $n ->
    [one] { $n } κύβος ενέργειας.
   *[other] { $n } κύβοι ενέργειας.
}
among-tokyo-ask-sell-rest = Ό,τι πληρώθηκε επιστρέφεται.
among-tokyo-you-watch = Αποκλείστηκε· οι άλλοι συνεχίζουν.
among-tokyo-answers = Οι απαντήσεις
among-tokyo-note-stay = { NUMBER(2) } πόντοι όταν αρχίσει η επόμενη σειρά.
among-tokyo-note-yield = { $jets ->
    [yes] { $place ->
        [city] Φεύγει χωρίς ζημιά. { $who } πρέπει να μπει στην Πόλη.
       *[bay] Φεύγει χωρίς ζημιά. { $who } πρέπει να μπει σε ελεύθερη θέση.
    }
   *[no] { $place ->
        [city] { $who } πρέπει να μπει στην Πόλη.
       *[bay] { $who } πρέπει να μπει σε ελεύθερη θέση.
    }
}
among-tokyo-note-take = Δεν χρησιμοποιείται καμία κάρτα· τα ζάρια που σταματούν ζημιά ρίχνονται έτσι κι αλλιώς.
among-tokyo-note-camouflage = Πρώτα ρίχνονται τα ζάρια της: για όση ζημιά αφήσουν υπάρχει ακόμα απάντηση.
among-tokyo-deadly-throw = Όποια ζάρια κι αν έρθουν, σημαίνουν αποκλεισμό.
among-tokyo-keeps-long = Μόνιμη: μένει στον κάτοχό της και συνεχίζει να ισχύει
among-tokyo-hearts-heal = Ζωές
among-tokyo-hearts-after = { $energy ->
    [0] Μετά οι ζωές είναι { $n }.
   *[other] Μετά οι ζωές είναι { $n } και η ενέργεια { $energy } παραπάνω.
}
among-tokyo-dice-nothing = τίποτα
among-tokyo-confirm = Μετά την κίνηση «{ $move }» τίποτα δεν μπορεί να σώσει αυτό το τέρας σε αυτή τη σειρά. Να γίνει παρ’ όλα αυτά;
among-tokyo-ask-hearts = { $n ->
    [one] Πού πηγαίνει η καρδιά;
   *[other] Πού πηγαίνουν οι { $n } καρδιές;
}
among-tokyo-ask-hearts-rest = Οι καρδιές που μένουν δίνουν πίσω ζωές.
among-tokyo-ask-opportunist = Άνοιξε νέα κάρτα, με προτεραιότητα στην αγορά.
among-move-seat = Μεταφορά αυτής της θέσης σε άλλη συσκευή
among-your-name = Όνομα σε αυτό το τραπέζι
among-leave-alone = Οριστική αποχώρηση από το τραπέζι; Τα κλειδιά των θέσεων βρίσκονται μόνο σε αυτό το πρόγραμμα περιήγησης: χωρίς αυτά κανείς δεν μπορεί να επιστρέψει.
among-leave-others = Οριστική αποχώρηση; Οι θέσεις μένουν, αλλά τα κλειδιά τους βρίσκονται μόνο σε αυτό το πρόγραμμα περιήγησης. Οι άλλοι μπορούν να βάλουν μποτ ή να συμφωνήσουν να κλείσει το τραπέζι.
among-leave-lends = Μετά την αποχώρηση οι άλλοι μπορούν να βάλουν ένα μποτ· με την επιστροφή η θέση είναι πάλι του κατόχου της.
among-resign-sure = Παραίτηση; Σημαίνει την τελευταία θέση, και ένα μποτ παίζει ως το τέλος.
among-resign-sure-alone = Παραίτηση; Η παρτίδα τελειώνει εδώ, με την τελευταία θέση.
among-awake-is = { $on ->
    [yes] μένει ανοιχτή όσο παίζει κάποιος εδώ
   *[no] μπορεί να σβήσει
}
among-server-back-none = Δεν γίνεται αναίρεση τώρα: αποκαλύφθηκε κάτι νέο ή έπαιξε κάποιος άλλος.
among-server-not-your-turn = Είναι η σειρά κάποιου άλλου.
among-server-resigned = Αυτή η θέση έχει παραιτηθεί· ένα μποτ παίζει ως το τέλος.
