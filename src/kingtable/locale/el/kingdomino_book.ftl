## Chapters

kingdomino-book-aim = Ο σκοπός
kingdomino-book-turn = Ένας γύρος
kingdomino-book-placing = Τοποθέτηση των ντόμινο
kingdomino-book-score = Το τέλος και η βαθμολογία
kingdomino-book-opening = Η αρχή
kingdomino-book-variants = Παραλλαγές

## Sections of the printed rulebook, as this language's edition has them

kingdomino-section-aim = Σκοπός του Παιχνιδιού
kingdomino-section-setup = Προετοιμασία
kingdomino-section-play = Παίζοντας το Παιχνίδι
kingdomino-section-connect = Κανόνες τοποθέτησης
kingdomino-section-end = Το Τέλος του Παιχνιδιού
kingdomino-section-score = Το Τέλος του Παιχνιδιού
kingdomino-section-ties = Το Τέλος του Παιχνιδιού
kingdomino-section-variants = Παραλλαγές

## Topics: the title, and the example that the picture shows

kingdomino-topic-aim = Ένα βασίλειο 5 × 5
kingdomino-topic-aim-example = Δώδεκα ντόμινο και το κάστρο γεμίζουν 5 × 5 τετράγωνα. Το σιτάρι είναι δίπλα σε σιτάρι, το δάσος δίπλα σε δάσος.
kingdomino-topic-order = Ποιος παίζει πότε
kingdomino-topic-order-example = Πρώτος παίζει ο βασιλιάς στο 3, μετά εκείνος στο 24, μετά εκείνος στο 41.
kingdomino-topic-turn = Τι κάνετε στη σειρά σας
kingdomino-topic-turn-example = Ο βασιλιάς σας είναι στο 24: τοποθετείτε το 24 στο βασίλειό σας και μετά βάζετε τον βασιλιά στο 41 της επόμενης γραμμής.
kingdomino-topic-claim = Επιλογή ντόμινο
kingdomino-topic-claim-example = Στο 12 και στο 41 υπάρχουν βασιλιάδες. Ελεύθερα είναι τα ντόμινο 24 και 48.
kingdomino-topic-number = Μικρός ή μεγάλος αριθμός
kingdomino-topic-number-example = Το 3 δεν έχει στέμμα και παίζει νωρίς. Το 48 έχει τρία στέμματα και παίζει τελευταίο.
kingdomino-topic-touch = Τι μπαίνει δίπλα σε τι
kingdomino-topic-touch-example = Το 20 προστέθηκε τελευταίο: το σιτάρι του ακουμπά σε σιτάρι και στο κάστρο. Η λίμνη του μπορεί να είναι δίπλα σε οτιδήποτε.
kingdomino-topic-frame = Όχι πάνω από 5 × 5
kingdomino-topic-frame-example = Αυτό το βασίλειο έχει πλάτος πέντε τετράγωνα. Μπορεί ακόμα να μεγαλώσει προς τα πάνω και προς τα κάτω, όχι όμως στα πλάγια.
kingdomino-topic-discard = Όταν δεν χωράει πουθενά
kingdomino-topic-discard-example = Δύο τετράγωνα είναι ελεύθερα, αλλά δίπλα τους δεν υπάρχει δάσος: το ντόμινο 5 ξεσκαρτάρεται.
kingdomino-topic-end = Ο τελευταίος γύρος
kingdomino-topic-end-example = Το 8 έχει ήδη τοποθετηθεί· ακολουθούν το 30 και το 46. Δεν μένει τίποτα για επιλογή.
kingdomino-topic-property = Τετράγωνα επί στέμματα
kingdomino-topic-property-example = Πέντε τετράγωνα σιταριού με δύο στέμματα: 5 × 2 = 10. Πέντε τετράγωνα λίμνης χωρίς στέμμα: 0. Συνολικά 10 + 8 + 4 + 4 + 2 = 28 πόντοι.
kingdomino-topic-tie = Ισοπαλία
kingdomino-topic-tie-example = Ίσοι πόντοι: τέσσερα ενωμένα τετράγωνα σιταριού, ακόμα και χωρίς στέμμα, νικούν δύο τετράγωνα λίμνης.
kingdomino-topic-opening = Οι πρώτες επιλογές
kingdomino-topic-opening-example = Ο βασιλιάς που βγήκε πρώτος είναι στο 6. Οι άλλοι τρεις ακολουθούν με τη σειρά που βγήκαν.
kingdomino-topic-dynasty = { -dynasty }
kingdomino-topic-dynasty-example = 31, 42 και 38 πόντοι κάνουν 111.
kingdomino-topic-middle = { -middle-kingdom }
kingdomino-topic-middle-example = Δύο τετράγωνα σε κάθε πλευρά του κάστρου: 10 επιπλέον πόντοι.
kingdomino-topic-harmony = { -harmony }
kingdomino-topic-harmony-example = Και τα δώδεκα ντόμινο είναι μέσα στο βασίλειο: 5 επιπλέον πόντοι.
kingdomino-topic-duel = { -mighty-duel }
kingdomino-topic-duel-example = Δύο παίκτες με 24 ντόμινο ο καθένας: μαζί με το κάστρο γεμίζουν 7 × 7 τετράγωνα.
kingdomino-topic-three = Τρεις παίκτες, γραμμές των τεσσάρων
kingdomino-topic-three-example = Στο 41 δεν υπάρχει βασιλιάς: το ντόμινο βγαίνει από την παρτίδα.
