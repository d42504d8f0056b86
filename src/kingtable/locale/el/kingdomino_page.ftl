## The table

opening = Πρώτες επιλογές
round-of = Γύρος { $n } από { $m }
game-of = Παρτίδα { $n }/{ $m }
sums-so-far = Ως τώρα: { $sums }
over-chip = { $n ->
    [one] Τέλος παρτίδας, { $n } γύρος
   *[other] Τέλος παρτίδας, { $n } γύροι
}
this-round = Αυτός ο γύρος
next-round = Επόμενος γύρος
no-next-line = Τα τελευταία ντόμινο είναι στο τραπέζι. Μετά από αυτόν τον γύρο έρχεται η βαθμολογία των βασιλείων.
kings-order = Η σειρά των βασιλιάδων
nobodys = κανενός
state-done = τοποθετήθηκε
state-now = τώρα
state-waits = αναμονή
state-pencil = πρόχειρα
order-entry = { $you ->
    [yes] { $state ->
        [done] Τοποθετήσατε το { $domino }
        [now] Τοποθετείτε το { $domino }
       *[waits] Περιμένετε με το { $domino }
    }
   *[no] { $state ->
        [done] { $who }: τοποθέτησε το { $domino }
        [now] { $who }: τοποθετεί το { $domino }
       *[waits] { $who }: περιμένει με το { $domino }
    }
}
claim = Επιλογή
claim-label = Επιλογή { $domino }: { $face }. { turn-short } στη σειρά στον επόμενο γύρο, έως { $gain ->
    [one] { $gain } πόντο
   *[other] { $gain } πόντους
} παραπάνω
plays-turn = { turn-short } στη σειρά
turn-short = { $turn }ο
up-to = έως { $gain }
claim-short = { turn-short } · έως { $gain }
depends-on-chance = εξαρτάται από την τύχη
to-come-count = Απομένουν: { $n }
to-come-out = { $n ->
    [one] { $n } από αυτά μένει έξω
   *[other] { $n } από αυτά μένουν έξω
}
to-come-never = { $n ->
    [one] { $n } ντόμινο μένει στο κουτί
   *[other] { $n } ντόμινο μένουν στο κουτί
}
to-come-none = κανένα πια
your-kingdom = Το βασίλειό σας
kingdom-of = { $who }: βασίλειο
open-kingdom = { $who }, { $score ->
    [one] { $score } πόντος
   *[other] { $score } πόντοι
}. Προβολή βασιλείου
properties = Ενότητες
properties-without = { $n ->
    [one] { $n } ενότητα ακόμα, χωρίς πόντους
   *[other] { $n } ενότητες ακόμα, χωρίς πόντους
}
properties-more = { $n ->
    [one] { $n } ενότητα ακόμα
   *[other] { $n } ενότητες ακόμα
}
terrain = { $terrain ->
    [wheat] Σιτάρι
    [forest] Δάσος
    [water] Λίμνη
    [pasture] Λιβάδι
    [swamp] Βάλτος
   *[mine] Ορυχείο
}
squares-crowns = Τετράγωνα × στέμματα
gain = Κέρδος
total = Σύνολο
score-is = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
score-would = Βαθμολογία: τώρα { $points }, με αυτή την τοποθέτηση { $after }
bonus-open = { $bonus }: ακόμα γίνεται
bonus-lost = { $bonus }: δεν γίνεται πια
bonus-won = { $bonus }: κερδήθηκε
bonus-cost = { $bonus } { $points }
full-stop = { $told }.
discarded = Ξεσκαρταρίστηκαν: { $dominoes }
discarded-short = ξεσκαρτάρισμα: { $dominoes }
lift = Αναίρεση
seal-place = Οριστικοποίηση
key-move = μετακίνηση
key-turn = στροφή
key-pencil = πρόχειρα
key-claim = επιλογή
board-keys = Στο χέρι: { $domino }, { $face }. Τα βέλη μετακινούν το ντόμινο στις θέσεις όπου χωράει, το R το γυρίζει, το Enter το τοποθετεί πρόχειρα, το Escape το παίρνει πίσω.
places-short = { $n ->
    [one] { $n } θέση. Αγγίξτε έναν κύκλο.
   *[other] { $n } θέσεις. Αγγίξτε έναν κύκλο.
}
places-each = { $n ->
    [one] Χωράει σε { $n } θέση, που δίνει { $gain }.
   *[other] Χωράει σε { $n } θέσεις, που δίνουν από { $gain }.
}
places-from-to = Χωράει σε { $n } θέσεις, που δίνουν από { $least } έως { $most }.
places-costly = { $n ->
    [one] Σε { $n } από αυτές χάνονται επιπλέον πόντοι: { $bonus }.
   *[other] Σε { $n } από αυτές χάνονται επιπλέον πόντοι: { $bonus }.
}
gives-up = (χάνεται: { $bonus })
fits-here = { $n ->
    [one] Χωράει εδώ με { $n } τρόπο
   *[other] Χωράει εδώ με { $n } τρόπους
}, έως { $gain ->
    [one] { $gain } πόντο
   *[other] { $gain } πόντους
} παραπάνω
no-place-there = Προς τα εκεί δεν χωράει πουθενά αλλού.
one-way = Εκεί χωράει μόνο με αυτόν τον τρόπο.
in-hand-again = Το { $domino } είναι πάλι στο χέρι σας.
place-first = Τοποθετήστε πρώτα το { $domino }.
claimed-already = Το { $domino } έχει ήδη επιλεγεί.
no-such-claim = { $n ->
    [0] Δεν έμεινε τίποτα για επιλογή.
    [one] Ο επόμενος γύρος έχει { $n } ντόμινο.
   *[other] Ο επόμενος γύρος έχει { $n } ντόμινο.
}

## Words for squares and places

terrain-wheat = Σιτάρι
terrain-forest = Δάσος
terrain-water = Λίμνη
terrain-pasture = Λιβάδι
terrain-swamp = Βάλτος
terrain-mine = Ορυχείο
terrain-letter = { $terrain ->
    [wheat] Σι
    [forest] Δα
    [water] Λμ
    [pasture] Λβ
    [swamp] Βα
   *[mine] Ορ
}
castle = κάστρο
empty = άδειο
square = { $crowns ->
    [0] { terrain }
    [one] { terrain }, { $crowns } στέμμα
   *[other] { terrain }, { $crowns } στέμματα
}
domino-face = { $left }, δίπλα { $right }
where-castle = τετράγωνο του κάστρου
where-right = { $n } δεξιά
where-left = { $n } αριστερά
where-up = { $n } πάνω
where-down = { $n } κάτω
where-both = { $across }, { $along }
place-words = { $left }: { $leftAt }· { $right }: { $rightAt }
place-sentence = { $where }.
place-gains = { $where }: { $gain }
place-costs = { $where }: { $gain } (χάνεται: { $bonus })

## The sentence

say-claim-first = Επιλέξτε το πρώτο σας ντόμινο. Οι μικροί αριθμοί παίζουν νωρίς, οι μεγάλοι φέρνουν στέμματα.
say-claim-next = Επιλέξτε το επόμενο ντόμινό σας.
say-place = Τοποθετήστε το { $domino } και μετά επιλέξτε το επόμενο ντόμινο.
say-place-last = Τοποθετήστε το { $domino }: είναι ο τελευταίος γύρος.
say-pencilled = Το { $domino } τοποθετήθηκε πρόχειρα.
say-claim-final = Επιλέξτε το επόμενο ντόμινο για να οριστικοποιηθεί.
say-make-final = Οριστικοποιήστε το όταν έχετε αποφασίσει.
say-gives-up = Έτσι χάνεται: { $bonus }.
say-no-fit = Το { $domino } δεν χωράει πουθενά.
say-no-fit-rest = Πρέπει να ξεσκαρταριστεί και δεν δίνει πόντους.
say-other-places = { $who } έχει σειρά να τοποθετήσει το { $domino }.
say-other-claims = { $who } έχει σειρά να επιλέξει ντόμινο.

## The log

log-game = Αρχίζει η παρτίδα { $n }.
log-kings = Οι βασιλιάδες βγήκαν με τη σειρά: { $who }.
log-line = Άνοιξαν: { $dominoes }.
said-line = Άνοιξαν: { $dominoes }.
said-domino = { $domino } ({ $face })
log-claim = { $you ->
    [yes] Επιλέξατε το { $domino }.
   *[no] { $who }: επέλεξε το { $domino }.
}
log-claim-forced = { $you ->
    [yes] Επιλέξατε το { $domino }, το μόνο που έμενε.
   *[no] { $who }: επέλεξε το { $domino }, το μόνο που έμενε.
}
log-place = { $you ->
    [yes] { $gain ->
        [0] Τοποθετήσατε το { $domino }.
        [one] Τοποθετήσατε το { $domino } και κερδίσατε { $gain } πόντο.
       *[other] Τοποθετήσατε το { $domino } και κερδίσατε { $gain } πόντους.
    }
   *[no] { $gain ->
        [0] { $who }: τοποθέτησε το { $domino }.
        [one] { $who }: τοποθέτησε το { $domino } και κέρδισε { $gain } πόντο.
       *[other] { $who }: τοποθέτησε το { $domino } και κέρδισε { $gain } πόντους.
    }
}
log-discard = { $you ->
    [yes] Ξεσκαρτάρατε το { $domino }: δεν χωρούσε πουθενά.
   *[no] { $who }: ξεσκαρτάρισε το { $domino }, που δεν χωρούσε πουθενά.
}
log-leftover = Κανείς δεν επέλεξε το { $domino }: βγήκε από την παρτίδα.
log-round = Γύρος { $n }
log-scored = Βαθμολογία: { $scores }.
log-score = { $who } { $score }

## The end

end-made = { $bonuses ->
    [none] { $points } από ενότητες.
    [middle_kingdom] { $points } από ενότητες, συν τους πόντους της παραλλαγής «{ -middle-kingdom }».
    [harmony] { $points } από ενότητες, συν τους πόντους της παραλλαγής «{ -harmony }».
   *[both] { $points } από ενότητες, συν τους πόντους δύο παραλλαγών.
}
end-made-game = Παρτίδα { $n }: { end-made }
end-your-rank = { $total ->
    [one] { $n ->
        [2] Πήρατε τη δεύτερη θέση με { $total } πόντο.
        [3] Πήρατε την τρίτη θέση με { $total } πόντο.
        [4] Πήρατε την τέταρτη θέση με { $total } πόντο.
        [5] Πήρατε την πέμπτη θέση με { $total } πόντο.
       *[6] Πήρατε την έκτη θέση με { $total } πόντο.
    }
   *[other] { $n ->
        [2] Πήρατε τη δεύτερη θέση με { $total } πόντους.
        [3] Πήρατε την τρίτη θέση με { $total } πόντους.
        [4] Πήρατε την τέταρτη θέση με { $total } πόντους.
        [5] Πήρατε την πέμπτη θέση με { $total } πόντους.
       *[6] Πήρατε την έκτη θέση με { $total } πόντους.
    }
}
score-table = Βαθμολογία, ενότητα προς ενότητα
sum = Άθροισμα
game-number = Παρτίδα { $n }
largest-property = Μεγαλύτερη ενότητα
crowns = Στέμματα
kingdoms = Βασίλεια
squares = { $n ->
    [one] { $n } τετράγωνο
   *[other] { $n } τετράγωνα
}
tie-largest = Ισοπαλία { $score ->
    [one] στον { $score } πόντο
   *[other] στους { $score } πόντους
}: { $who }. Κρίνει η μεγαλύτερη ενότητα: { $values }.
tie-crowns = Ισοπαλία { $score ->
    [one] στον { $score } πόντο
   *[other] στους { $score } πόντους
}, με εξίσου μεγάλη ενότητα: { $who }. Κρίνουν τα στέμματα: { $values }.
tie-shared = Ισοπαλία { $score ->
    [one] στον { $score } πόντο
   *[other] στους { $score } πόντους
}, με εξίσου μεγάλη ενότητα και εξίσου πολλά στέμματα: { $who }. Κοινή η { $place }η θέση.
tie-sum = Ισοπαλία { $score ->
    [one] στον { $score } πόντο
   *[other] στους { $score } πόντους
}: { $who }. Κοινή η { $place }η θέση.
tie-squares-of = { $n ->
    [one] { $who } ({ $n } τετράγωνο)
   *[other] { $who } ({ $n } τετράγωνα)
}
tie-crowns-of = { $n ->
    [one] { $who } ({ $n } στέμμα)
   *[other] { $who } ({ $n } στέμματα)
}
