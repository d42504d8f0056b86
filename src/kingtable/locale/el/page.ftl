## The table

name-ask = Πώς να σας φωνάζουν οι άλλοι;
name-none = Χωρίς όνομα
keep-name = Αποθήκευση
leave = Προσωρινή αποχώρηση
rank = { $n }ο
replay = Επανάληψη
title-your-turn = ● Η σειρά σας – { $game }
title-table = { $game } – { -kingtable }
screen-title = { $game } – { $screen }
watching = Παρακολουθούν: { $n }
log = Ιστορικό
hint-ask = Εσείς τι θα κάνατε;
key-tip = { $what } ({ $key })
keys = Πλήκτρα
key-walk = επόμενη ή προηγούμενη απάντηση
menu = Μενού
you = Εσείς
name-you = εσάς
away = απουσιάζει
bot-plays = παίζει μποτ
points = Πόντοι
turn = Στροφή
discard = Ξεσκαρτάρισμα { $domino }

## The sentence

say-connecting = Σύνδεση…
say-your-turn = Η σειρά σας.
say-sent = Στάλθηκε.
say-sent-rest = Η κίνησή σας αποθηκεύεται…
say-bot-thinks = Μια στιγμή.
say-bot-warming = Τα δυνατά μποτ ετοιμάζονται ακόμα· ως τότε παίζουν στη θέση τους πιο απλά μποτ.
say-not-here = Αναμονή: { $who } δεν είναι στο τραπέζι.
say-you-win = Κερδίσατε!
say-wins = Κερδίζει: { $who }.
say-shared = Μοιράζονται τη νίκη: { $who }.
say-nobody-wins = Δεν κερδίζει κανείς.

## Notices

the-rule = Ο κανόνας
rules-here = Τι είναι αυτό;
offline = Η σύνδεση χάθηκε. Γίνεται νέα προσπάθεια· τίποτα δεν χάνεται.
offline-pending = Η σύνδεση χάθηκε. Η κίνησή σας φυλάσσεται και θα σταλεί ξανά μόλις απαντήσει το τραπέζι.
offline-device = Είστε εκτός σύνδεσης. Η παρτίδα συνεχίζεται μόλις συνδεθείτε.
offline-asleep = Ο υπολογιστής του τραπεζιού δεν απαντά· ίσως είναι σε αναστολή. Αφήστε τη σελίδα ανοιχτή. Αν άλλαξε η διεύθυνσή του, ζητήστε νέο σύνδεσμο.
offline-stopped = Το { -kingtable } δεν τρέχει πια εδώ. Ξεκινήστε το πάλι: τίποτα δεν χάθηκε.
offline-proxy = Η σελίδα ανοίγει, αλλά το WebSocket της όχι: το σταματά ένας διαμεσολαβητής ανάμεσα στη σελίδα και τον διακομιστή. Αν λάβατε τον σύνδεσμο από κάποιο φιλικό σας πρόσωπο, στείλτε του αυτό το μήνυμα.
rematch-open = Άνοιξε ρεβάνς.
busy-again = Η σελίδα προσπαθεί ξανά μόνη της.
windows = { $n ->
    [one] Αυτή η θέση είναι ανοιχτή σε { $n } παράθυρο. Αν δεν το ανοίξατε εσείς, μεταφέρετε τη θέση σας σε άλλη συσκευή, και όλοι οι άλλοι μένουν απ’ έξω.
   *[other] Αυτή η θέση είναι ανοιχτή σε { $n } παράθυρα. Αν δεν τα ανοίξατε εσείς, μεταφέρετε τη θέση σας σε άλλη συσκευή, και όλοι οι άλλοι μένουν απ’ έξω.
}
log-by-clock = Ο χρόνος τελείωσε· το τραπέζι απάντησε:
stand-in-played = Το μποτ δεν απάντησε και το τραπέζι έπαιξε για εκείνο: { $who }.
log-by-default = Το μποτ δεν απάντησε· στη θέση του έπαιξε το τραπέζι:
claim-failed = Δεν έχετε καθίσει ακόμα στο τραπέζι.
table-closed = Δεν κάθεστε σε αυτό το τραπέζι.

## Who is away, and the end of a table

note-substitute = { $you ->
    [yes] Βάλατε ένα μποτ στη θέση του παίκτη { $whose } μέχρι την επιστροφή.
   *[no] { $who }: έβαλε ένα μποτ στη θέση του παίκτη { $whose } μέχρι την επιστροφή.
}
note-back = { $you ->
    [yes] Επιστρέψατε και παίζετε πάλι εσείς.
   *[no] { $who }: επέστρεψε και παίζει πάλι.
}
note-taken = { $you ->
    [yes] Πήρατε πίσω την τελευταία κίνηση.
   *[no] Πήρε πίσω την τελευταία κίνηση: { $who }.
}
note-resigned = { $you ->
    [yes] Παραιτηθήκατε.
   *[no] Παραιτήθηκε: { $who }.
}
note-ended = Συμφώνησαν: { $who }.
note-begun = Συνέχεια του τραπεζιού { $table } μετά την κίνηση { $n }. Ό,τι ήταν ακόμα κρυφό εκεί ανακατεύτηκε ξανά.
said-by-clock = { $you ->
    [yes] Ο χρόνος τελείωσε· το ρολόι έπαιξε για εσάς:
   *[no] { $who }: έπαιξε το ρολόι:
}
said-by-bot = { $you ->
    [yes] Ένα μποτ έπαιξε για εσάς:
   *[no] { $who }: έπαιξε ένα μποτ:
}
log-by-bot = Στη θέση του παίκτη έπαιξε ένα μποτ:

## The log

log-over = Η παρτίδα τελείωσε.

## The pace at which one looks

play = Αναπαραγωγή
pause = Παύση
pace = Ρυθμός για τις κινήσεις των άλλων
pace-name = { $pace ->
    [slow] Αργός
    [fast] Γρήγορος
    [once] Αμέσως
   *[normal] Κανονικός
  }
pace-now = Ρυθμός: { pace-name }. Αλλαγή
pace-short = { $pace ->
    [slow] ½×
    [fast] 2½×
    [once] ⏭
   *[normal] 1×
  }
pace-go-on = Συνέχεια
pace-step = Επόμενο βήμα
pace-to-my-turn = Ως τη σειρά μου
pace-to-the-end = Ως το τέλος
sound = Ήχος
sound-is = { $on ->
    [yes] Ανοιχτός
   *[no] Κλειστός
  }
since-your-turn = Από την τελευταία σας σειρά
since-show = Προβολή
announced = Τι διαβάζεται δυνατά
announced-name = { $much ->
    [some] Τα σημαντικά
    [none] Τίποτα
   *[all] Όλα
  }

## A game that the page does not know

plain-board = Ταμπλό
plain-own = Οι κάρτες σας
plain-moves = Οι κινήσεις σας
plain-choose = Διαλέξτε κίνηση.
plain-turn = Παίζει { $who }.
plain-move = { $who }: { $move }
plain-points = { $n ->
    [one] { $n } πόντος
   *[other] { $n } πόντοι
}

## Clocks

clock-left = { $n ->
    [one] Μένει { $n } δευτερόλεπτο
   *[other] Μένουν { $n } δευτερόλεπτα
}
clock-late = { $n ->
    [one] Μένει { $n } δευτερόλεπτο.
   *[other] Μένουν { $n } δευτερόλεπτα.
}
