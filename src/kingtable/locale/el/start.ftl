-kingtable = Kingtable
-dynasty = Δυναστεία
-middle-kingdom = Το Κεντρικό Βασίλειο
-harmony = Αρμονία
-mighty-duel = Η Μεγάλη Μονομαχία

kingtable = { -kingtable }
kingdomino-title = Kingdomino

## Start

start-lead = Πιάστε μια καρέκλα.
start-exact = Δύο επιτραπέζια παιχνίδια, πιστά στον κανονισμό τους.
start-how = Με μποτ, ή με φίλους μέσω συνδέσμου. Χωρίς λογαριασμό.
kingdomino-facts = { NUMBER(2) }–{ NUMBER(4) } παίκτες, { NUMBER(15) } λεπτά
facts = { $least }–{ $most } παίκτες
play-now = Παίξτε τώρα
set-up = Νέο τραπέζι
together = Μαζί στην ίδια οθόνη
learn = Μάθημα σε δέκα βήματα
go-on = Συνέχεια
code-title = Έχετε κωδικό;
code-text = Έξι γράμματα και ψηφία από φίλο
code-go = Στο τραπέζι
new-title = Πρώτη φορά;
new-text = Όλος ο κανονισμός σε μία σελίδα
last-replay = Επανάληψη της τελευταίας παρτίδας
pad-entry = Σε αληθινό τραπέζι
kingdomino-pad = Φύλλο βαθμολογίας
king-of-tokyo-pad = Φύλλο πιθανοτήτων
independent = Ανεξάρτητο έργο, χωρίς καμία σχέση με τους εκδότες των παιχνιδιών.
language = Γλώσσα
theme = Χρώματα
theme-now = Χρώματα: { $theme }. Αλλαγή
theme-system = όπως στη συσκευή
theme-light = ανοιχτά
theme-dark = σκούρα
no-server = Ο διακομιστής δεν απαντά. Δοκιμάστε ξανά.
no-server-yet = Ο διακομιστής δεν απαντά. Η σελίδα προσπαθεί ξανά μόνη της.
page-newer = Το { -kingtable } ενημερώθηκε. Η σελίδα φορτώνει τη νέα έκδοση· τα τραπέζια σας μένουν.
rules-of = Κανόνες: { $game }
home = Αρχική
tables-mine = Τα τραπέζια μου
tables-with = με: { $who }
tables-gathers = Περιμένει τους υπόλοιπους
tables-your-turn = Η σειρά σας.
tables-bot-turn = Παίζει μποτ
tables-turn-of = Παίζει { $who }
tables-other-turn = Παίζει άλλος παίκτης
tables-gone = Αυτό το τραπέζι δεν υπάρχει πια.
tables-go-on = Συνέχεια: { $game }, τραπέζι { $code }
tables-forget-which = Διαγραφή: { $game }, τραπέζι { $code }
tables-forget-text = Να διαγραφεί αυτό το τραπέζι από τη λίστα; Το κλειδί της θέσης σας βρίσκεται μόνο σε αυτό το πρόγραμμα περιήγησης: χωρίς αυτό δεν μπορείτε να επιστρέψετε.
tables-forget = Διαγραφή
tables-keep = Διατήρηση
tables-all = Εμφάνιση και των { $n }
code-empty = Ο κωδικός έχει έξι γράμματα και ψηφία.
nowhere = Εδώ δεν υπάρχει τίποτα.
nowhere-text = Η διεύθυνση δεν οδηγεί σε καμία σελίδα του { -kingtable }. Ελέγξτε ξανά τον σύνδεσμο.

## The form

bot-kind-random = Αρχάριος
bot-kind-person = Ισάξιος
bot-kind-greedy = Πλεονέκτης
bot-kind-sampler = Στοχαστής
bot-kind-novice = Ερασιτέχνης
bot-kind-planner = Στρατηγός
bot-kind-expert = Ειδήμων
bot-kind-master = Δεξιοτέχνης
bot-kind-attacker = Καβγατζής
bot-kind-racer = Δρομέας
bot-kind-builder = Συλλέκτης
bot-kind-roller = Μαθηματικός
bot-kind-learner = Βετεράνος
colour = { $colour ->
    [blue] Μπλε, δίσκος
    [rose] Ροζ, ρόμβος
    [pine] Πράσινο, τρίγωνο
    [amber] Κεχριμπαρένιο, τετράγωνο
    [violet] Μοβ, σταυρός
   *[teal] Πετρόλ, αστέρι
}
kingdomino-option-middle_kingdom = { -middle-kingdom }
kingdomino-option-middle_kingdom-text = { NUMBER(10) } επιπλέον πόντοι αν στο τέλος το κάστρο σας βρίσκεται στο κέντρο του βασιλείου.
kingdomino-option-harmony = { -harmony }
kingdomino-option-harmony-text = { NUMBER(5) } επιπλέον πόντοι αν δεν ξεσκαρτάρετε κανένα ντόμινο.
kingdomino-option-mighty_duel = { -mighty-duel }
kingdomino-option-mighty_duel-text = Και τα { NUMBER(48) } ντόμινο και βασίλεια { NUMBER(7) } × { NUMBER(7) }. Για έμπειρους παίκτες.
kingdomino-option-dynasty = { -dynasty }
kingdomino-option-dynasty-text = Τρεις παρτίδες στη σειρά· κερδίζει το μεγαλύτερο άθροισμα.
kingdomino-option-three_players = Ντόμινο
kingdomino-option-three_players-36-text = { NUMBER(12) } ντόμινο μένουν κρυφά στο κουτί· γραμμές των τριών.
kingdomino-option-three_players-48-text = Και τα { NUMBER(48) } ντόμινο· γραμμές των τεσσάρων, και όποιο δεν επιλέξει κανείς βγαίνει από την παρτίδα.
kingdomino-option-start_order = Πρώτες επιλογές
kingdomino-option-start_order-kings = Κλήρωση βασιλιάδων
kingdomino-option-start_order-kings-text = Οι βασιλιάδες τραβιούνται ένας ένας· όποιου ο βασιλιάς βγει, επιλέγει.
kingdomino-option-start_order-snake = Πήγαινε-έλα (1-2-2-1)
kingdomino-option-start_order-snake-text = Κληρώνεται ο πρώτος παίκτης· με δύο παίκτες η σειρά είναι 1-2-2-1.

## Words for all places

players = { $n ->
    [one] { $n } παίκτης
   *[other] { $n } παίκτες
}
rules = Κανόνες
close = Κλείσιμο
between-sentences = {" "}
player-name = { $colour ->
    [blue] Μπλε
    [rose] Ροζ
    [pine] Πράσινο
    [amber] Κεχριμπάρι
    [violet] Μοβ
   *[teal] Πετρόλ
}
bot-name = { $colour ->
    [blue] Μποτ Ιτιά
    [rose] Μποτ Κερασιά
    [pine] Μποτ Κέδρος
    [amber] Μποτ Πεύκο
    [violet] Μποτ Δαμασκηνιά
   *[teal] Μποτ Σφεντάμι
}
bot-short = { $colour ->
    [blue] Ιτιά
    [rose] Κερασιά
    [pine] Κέδρος
    [amber] Πεύκο
    [violet] Δαμασκηνιά
   *[teal] Σφεντάμι
}
refused = Δεν έγινε δεκτό. Δοκιμάστε ξανά.
watch = Παρακολούθηση
try-again = Νέα προσπάθεια
rules-title = Οι κανόνες
rules-none = Εδώ δεν υπάρχει κανονισμός για το παιχνίδι { $game }. Τα κουμπιά δείχνουν κάθε δυνατή κίνηση.
kingdomino-aim = Χτίστε το καλύτερο βασίλειο γύρω από το κάστρο σας: μεγάλες ενότητες με πολλά στέμματα.
kingdomino-keys = Πλήκτρα: τα βέλη μετακινούν, το R γυρίζει, το Enter τοποθετεί πρόχειρα, το Escape παίρνει πίσω, τα 1 έως 4 επιλέγουν, το H συμβουλεύει.

## King of Tokyo, clocks

king-of-tokyo-title = King of Tokyo
king-of-tokyo-facts = { NUMBER(2) }–{ NUMBER(6) } τέρατα, { NUMBER(30) } λεπτά
form-clock = Χρόνος απόφασης
clock-usual = Κανονικός
clock-quick = Σύντομος
clock-none = Χωρίς όριο
king-of-tokyo-option-bay = { tokyo-bay }
king-of-tokyo-option-bay-text = Μια δεύτερη θέση στο Τόκιο, ανοιχτή όσο ζουν πέντε τέρατα ή περισσότερα.
king-of-tokyo-option-bay-later = Με πέντε ή έξι τέρατα μπορεί να παιχτεί και ο Κόλπος του Τόκιο.
king-of-tokyo-colour = { $colour ->
    [blue] Βρύο, μπλε
    [rose] Τσαγερό, ροζ
    [pine] Φανάρι, πράσινο
    [amber] Νυχτοπούλι, κεχριμπαρένιο
    [violet] Ραπάνι, μοβ
   *[teal] Σαλιγκάρι, πετρόλ
}
king-of-tokyo-name = { $colour ->
    [blue] Βρύο
    [rose] Τσαγερό
    [pine] Φανάρι
    [amber] Νυχτοπούλι
    [violet] Ραπάνι
   *[teal] Σαλιγκάρι
}
king-of-tokyo-aim = Ρίξτε ζάρια, μπείτε στο Τόκιο, επιβιώστε. Κερδίζει το τέρας που φτάνει τους { NUMBER(20) } πόντους ή που μένει τελευταίο.
king-of-tokyo-keys = Πλήκτρα: τα 1 έως 9 κρατούν ένα ζάρι, μαζί με Shift όλα με την όψη του, το T ρίχνει, το S σταματά, το O δείχνει τις πιθανότητες, το H συμβουλεύει.
tokyo-bay = Κόλπος του Τόκιο
