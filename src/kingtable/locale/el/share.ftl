## On the page, where a link is copied

link-for = Σύνδεσμος για: { $who }
link-once = Ανοίγει μόνο αυτή τη θέση, μία φορά.
link-each = Όποιος φίλος τον ανοίξει κάθεται σε μια ελεύθερη θέση.
link-everybody = όλοι
link-friend = κάποιος φίλος
link-share = Κοινοποίηση
link-share-needs = Η κοινοποίηση σε εφαρμογή χρειάζεται HTTPS.
reach-title = Ως πού φτάνει ο σύνδεσμος
reach-here = Αυτός ο υπολογιστής
reach-here-text = Κάθε πρόγραμμα περιήγησης σε αυτόν.
reach-home = Το σπίτι σας
reach-home-text = Κινητά και φορητοί στο δίκτυό σας.
reach-anywhere = Παντού
reach-anywhere-text = Όσο είναι ανοιχτός ο υπολογιστής.
reach-this-far = Ο σύνδεσμος φτάνει ως εδώ
reach-state = { $is ->
    [near] ανοίγει
    [far] ως εδώ
   *[beyond] όχι ακόμη
}
reach-other-device = Παίζει από άλλη συσκευή στο σπίτι σας; ({ $who })
reach-other-home = Βρίσκεται σε άλλο σπίτι; ({ $who })
reach-restart = Κλείστε το { -kingtable } σε αυτόν τον υπολογιστή και ξεκινήστε το με αυτή την εντολή. Το τραπέζι και όλες οι θέσεις μένουν. Έπειτα αντιγράψτε ξανά τον σύνδεσμο.
reach-awake = Όσο παίζετε, αφήστε τον υπολογιστή ανοιχτό και να μην μπαίνει σε αναστολή.
reach-firewall = Αν ο σύνδεσμος δεν ανοίγει σε άλλη συσκευή, ένα τείχος προστασίας σε αυτόν τον υπολογιστή εμποδίζει την Python. Επιτρέψτε την στα ιδιωτικά δίκτυα.
copy-command = Αντιγραφή εντολής
share-tools = Η εντολή χρειάζεται cloudflared, Tailscale ή ngrok. Αν ο υπολογιστής δεν έχει κανένα, σας λέει πώς να εγκαταστήσετε ένα.
share-would = Με αυτή την εντολή όλα περνούν από την { $reader }, που μπορεί να τα διαβάσει, μαζί και τους συνδέσμους. Στο σπίτι σας τίποτα δεν βγαίνει από το δίκτυο.
share-would-none = Με αυτή την εντολή όλα έρχονται κρυπτογραφημένα ως αυτόν τον υπολογιστή. Κανείς ενδιάμεσα δεν μπορεί να τα διαβάσει.

## On the page and in the terminal of the computer that runs the table

share-asking = Ζητείται δημόσια διεύθυνση από το { $program }…
share-open = Όσο είναι ανοιχτός ο υπολογιστής, όποιος έχει σύνδεσμο μπορεί να ανοίξει το { $address }.
share-moved = Η δημόσια διεύθυνση άλλαξε: { $address }. Οι σύνδεσμοι που στείλατε δεν ισχύουν πια· στείλτε νέους.
share-reader = Όλα περνούν από την { $reader }, που μπορεί να τα διαβάσει, μαζί και τους συνδέσμους.
share-again = Το { -kingtable } ξαναδοκιμάζει μόνο του. Ως τότε οι σύνδεσμοι ανοίγουν το πολύ στο σπίτι σας.
share-given-up = Οι σύνδεσμοι ανοίγουν το πολύ στο σπίτι σας.
share-ended = Το { $program } τερματίστηκε: { $detail }
share-silent = Το { $program } δεν έδωσε διεύθυνση εγκαίρως: { $detail }
share-not-connected = Το { $program } έδωσε διεύθυνση, αλλά δεν συνδέθηκε: { $detail }
share-too-often = Ο πάροχος του { $program } έχει δεχτεί πάρα πολλά αιτήματα. Το { -kingtable } ξαναρωτά σε 15 λεπτά.
share-no-start = Το { $program } δεν ξεκίνησε: { $detail }
share-login = Το { $program } χρειάζεται λογαριασμό: { $detail }
share-not-allowed = Το δίκτυό σας στο { $program } δεν το επιτρέπει ακόμη: { $detail }
share-runs-already = Το { $program } εξυπηρετεί ήδη αυτή τη θύρα.
share-refused = Το { $program } δεν έγινε δεκτό: { $detail }
share-ssh-host = Το ssh δεν γνωρίζει ακόμη αυτόν τον υπολογιστή. Συνδεθείτε μία φορά μόνοι σας και δοκιμάστε ξανά.
share-ssh-key = Ο άλλος υπολογιστής δεν δέχεται το κλειδί σας: { $detail }
share-ssh-port = Η θύρα στον άλλο υπολογιστή είναι πιασμένη: { $detail }
share-ssh-nobody = Ο άλλος υπολογιστής δεν απαντά: { $detail }

## In the terminal: the command is wrong, or the program is missing

share-unknown = Δεν υπάρχει κοινή χρήση με «{ $text }». Επιλέξτε: { $known }, ssh:MACHINE=https://ADDRESS.
share-missing = Αυτός ο υπολογιστής δεν έχει { $program }. Για εγκατάσταση: { $line }
share-none = Αυτός ο υπολογιστής δεν έχει πρόγραμμα που ανοίγει ένα τραπέζι στο διαδίκτυο. Για εγκατάσταση του { $program }, που δεν θέλει λογαριασμό: { $line }
share-ssh = Γράψτε ssh:MACHINE=https://ADDRESS, όπου ADDRESS το όνομα με το οποίο οι φίλοι σας βρίσκουν εκείνον τον υπολογιστή.
