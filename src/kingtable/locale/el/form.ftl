form-seats = Ποιοι παίζουν
form-players = Παίκτες
form-seat = Θέση { $n }
form-who = Ποιος κάθεται στη θέση { $n }
form-bot = Μποτ στη θέση { $n }
form-name = Όνομα στη θέση { $n }
form-name-hint = Όνομα (προαιρετικό)
form-colour = Χρώμα της θέσης { $n }
seat-me = Εγώ
seat-here = Εδώ, στην ίδια οθόνη
seat-friend = Φίλος, με σύνδεσμο
seat-joins = Στην ίδια οθόνη με τον προηγούμενο φίλο
seat-bot = Μποτ
seat-up = Θέση { $n } προς τα πάνω
seat-down = Θέση { $n } προς τα κάτω
bot-kind-random-text = Παίζει στην τύχη.
bot-kind-person-text = { $games ->
    [0] Τόσο δυνατός όσο εσείς: ήπιος στην αρχή, ακολουθεί τα αποτελέσματά σας.
    [one] Τόσο δυνατός όσο εσείς: { $n } στα 100 μετά από { $games } παρτίδα. Ακολουθεί τα αποτελέσματά σας.
   *[other] Τόσο δυνατός όσο εσείς: { $n } στα 100 μετά από { $games } παρτίδες. Ακολουθεί τα αποτελέσματά σας.
}
bot-rating = Έλο { $elo } ({ $low } έως { $high }).
bot-any-strength = Όποια δύναμη θέλετε
form-strength = Δύναμη του μποτ στη θέση { $n }
strength-told = { $n } στα 100: { $feel }
strength-feel = { $band ->
    [weakest] Παίζει για διασκέδαση και του ξεφεύγουν πολλά.
    [weak] Ξέρει τους κανόνες και κάνει πολλά λάθη.
    [fair] Παίζει καλά, με λάθη σαν των ανθρώπων.
    [strong] Δύσκολος αντίπαλος· σπάνια κάνει λάθος.
   *[strongest] Δεν χαρίζει τίποτα.
}
bot-kind-greedy-text = Παίρνει ό,τι δίνει πόντους τώρα.
bot-kind-sampler-text = Παίζει με τον νου του την υπόλοιπη παρτίδα, πολλές φορές.
bot-kind-novice-text = Του αρέσουν τα στέμματα, και κάνει λάθη.
bot-kind-planner-text = Έχει μάθει πού μπορεί να φτάσει ένα βασίλειο.
bot-kind-expert-text = Σκέφτεται μπροστά, με όσα έμαθε παίζοντας με τον εαυτό του.
bot-kind-master-text = Το ίδιο, με περισσότερη σκέψη.
bot-kind-attacker-text = Μαζεύει νύχια και μένει στο Τόκιο υπερβολικά πολύ.
bot-kind-racer-text = Μαζεύει αριθμούς και σχεδόν τίποτα άλλο.
bot-kind-builder-text = Φυλάει ενέργεια για τις πιο ακριβές κάρτες.
bot-kind-roller-text = Ξέρει τις ακριβείς πιθανότητες των ζαριών.
bot-kind-learner-text = Ξέρει από πάρα πολλές παρτίδες τι φέρνει τη νίκη.
form-rules = Κανόνες
form-preset = Εκδοχή κανόνων
kingdomino-preset-official = Κανονισμός
kingdomino-preset-official-text = Ο επίσημος κανονισμός, πρώτη έκδοση.
kingdomino-preset-bga = Διαδικτυακά
kingdomino-preset-bga-text = Όπως στη γνωστή διαδικτυακή πλατφόρμα: με τρεις παίκτες χρησιμοποιούνται όλα τα ντόμινο, με δύο οι πρώτες επιλογές γίνονται με τη σειρά 1-2-2-1.
form-open = Άνοιγμα τραπεζιού
form-open-friends = Άνοιγμα τραπεζιού και σύνδεσμοι
form-games = Παιχνίδια
king-of-tokyo-form-colour = Τέρας της θέσης { $n }
clock-usual-text = { NUMBER(2) } λεπτά στη σειρά σας, { NUMBER(30) } δευτερόλεπτα για ενδιάμεση ερώτηση.
clock-quick-text = { NUMBER(45) } δευτερόλεπτα στη σειρά σας, { NUMBER(15) } για ενδιάμεση ερώτηση.
clock-none-text = Ο καθένας παίρνει όσο χρόνο χρειάζεται.
king-of-tokyo-goal = Γίνετε το πρώτο τέρας με { NUMBER(20) } πόντους ή το τελευταίο ζωντανό.
