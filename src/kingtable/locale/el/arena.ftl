sprt-bounds = Τα όρια { $low } και { $high } δεν έχουν νόημα: το πρώτο πρέπει να είναι μικρότερο.
sprt-errors = Τα ποσοστά σφάλματος { $alpha } και { $beta } δεν έχουν νόημα: και τα δύο πρέπει να είναι ανάμεσα στο 0 και το 0,5.

tournament-title = Τουρνουά με μποτ
tournament-about = { $games ->
    [one] { $games } παρτίδα, κοινά μοιράσματα, εναλλαγή θέσεων· πρώτο μοίρασμα από τον σπόρο { NUMBER($seed, useGrouping: 0) }
   *[other] { $games } παρτίδες, κοινά μοιράσματα, εναλλαγή θέσεων· πρώτο μοίρασμα από τον σπόρο { NUMBER($seed, useGrouping: 0) }
}
tournament-ratings = Βαθμολογία δύναμης (Elo) με διαστήματα 95%
tournament-shares = Πόσο συχνά το μποτ της γραμμής ήρθε πριν από το μποτ της στήλης
tournament-tests = Οι έλεγχοι: πιο δυνατό πάνω από την άνω γραμμή, όχι πιο δυνατό κάτω από την κάτω
tournament-elo = Elo
tournament-interval = Διάστημα 95%
tournament-second = openskill
tournament-games = Παρτίδες
tournament-lineup = Ποιος με ποιον
tournament-deals = Μοιράσματα
tournament-verdict = Συμπέρασμα
sprt-verdict = { $verdict ->
    [stronger] το πρώτο είναι πιο δυνατό
    [not-stronger] το πρώτο δεν είναι πιο δυνατό
   *[open] δεν κρίθηκε
}
tournament-test = { $verdict ->
    [stronger] { $bots }: το πρώτο είναι πιο δυνατό (μοιράσματα: { $deals }).
    [not-stronger] { $bots }: το πρώτο δεν είναι πιο δυνατό (μοιράσματα: { $deals }).
   *[open] { $bots }: δεν κρίθηκε (μοιράσματα: { $deals }).
}
tournament-bots = Ένα τουρνουά θέλει τουλάχιστον δύο μποτ.
tournament-twice = Κάθε μποτ του τουρνουά γράφεται μία φορά.
tournament-anchor = Το «{ $bot }» δεν παίζει σε αυτό το τουρνουά και δεν μπορεί να είναι το μηδέν του.
tournament-sprt = Ένας έλεγχος γράφεται ELO:ELO, όπως 0:30· το «{ $given }» δεν είναι έτσι.
tournament-sprt-order = Το πρώτο Elo ενός ελέγχου πρέπει να είναι το μικρότερο, όπως 0:30· στο «{ $given }» δεν είναι.
tournament-cluster = Καμία συστοιχία Ray δεν απαντά ({ $why }). Το «local» είναι μόνο αυτός ο υπολογιστής.
tournament-other = Το { $file } έχει άλλο τουρνουά: διαφέρουν τα μποτ, οι επιλογές, ο σπόρος ή το είδος.
tournament-line = Η γραμμή { $line } του { $file } δεν είναι γραμμή τουρνουά.
tournament-version = Το αρχείο γράφτηκε από άλλη έκδοση του { -kingtable }: διαβάζεται μόνο η έκδοση { $version }.

process-start = Το { $bot } δεν ξεκινά: { $why }
process-silent = Το { $bot } δεν απάντησε μέσα σε { $seconds } δευτ. και τερματίστηκε.
process-ended = Το { $bot } τελείωσε (κωδικός { $code }) πριν απαντήσει.
worker-ended = Μια διεργασία τερματίστηκε με κωδικό { $code } πριν απαντήσει. Ίσως την τερμάτισε ένα μποτ ή γέμισε η μνήμη.
process-answer = Το { $bot } απάντησε «{ $line }». Χρειάζεται μία γραμμή JSON: {"{"}"id": { $id }, "moves": ["..."]{"}"}.
