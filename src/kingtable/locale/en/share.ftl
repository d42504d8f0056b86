### How far a link reaches, and a table that is open to the internet (`kingtable --share`).
### $program: cloudflared, tailscale, ngrok or ssh. $detail: in English, from that program. $reader: a company. $who: a name.
### $address: where the page is opened.

## On the page, where a link is copied

# $who: who shall get it.
link-for = Link for { $who }
link-once = It opens this one seat, once.
link-each = Each friend who opens it sits down in a free seat.
# In link-for and qr-alt: one link for all friends who are still to come.
link-everybody = everybody
# In reach-other-device and reach-other-home: any of them.
link-friend = a friend
# A button: the phone shows its own list of apps and people.
link-share = Share
link-share-needs = Sharing to an app needs HTTPS.
reach-title = How far the link reaches
reach-here = This computer
reach-here-text = Every browser on it.
reach-home = Your home
reach-home-text = Phones and laptops in your network.
reach-anywhere = Anywhere
reach-anywhere-text = While this computer is on.
# A label on the farthest of the three places. Room: 32
reach-this-far = The link reaches this far
# Below each of the three places. $is: near, far (the farthest that it reaches) or beyond. Room: 12
reach-state = { $is ->
    [near] works
    [far] this far
   *[beyond] not yet
}
reach-other-device = Does { $who } play on another device in your home?
reach-other-home = Is { $who } in another home?
reach-restart = Stop { -kingtable } on this computer and start it with this command. The table and all seats stay. Then copy the link again.
reach-awake = Keep this computer on and awake while you play.
reach-firewall = If the link does not open on another device, a firewall on this computer blocks Python. Allow Python on private networks.
copy-command = Copy the command
share-tools = This command needs cloudflared, Tailscale or ngrok. If none of them is on this computer, it says how to install one.
share-would = With this command, everything passes through { $reader }, who can read it, links included. In your home, nothing leaves your network.
share-would-none = With this command, everything is encrypted on its way to this computer. Nobody in between can read it.

## On the page and in the terminal of the computer that runs the table

share-asking = Asking { $program } for a public address…
# The line ends with the address that everybody can open.
share-open = Anybody with a link can open { $address } while this computer is on.
# The address is another one than before.
share-moved = The public address is new: { $address }. Links that you sent before no longer work; send new ones.
share-reader = { $reader } passes everything on and can read it, links included.
share-again = { -kingtable } tries again by itself. Until then, links work in your home at most.
share-given-up = Links work in your home at most.
share-ended = { $program } has ended: { $detail }
share-silent = { $program } gave no address in time: { $detail }
share-not-connected = { $program } gave an address, but did not connect: { $detail }
share-too-often = The provider of { $program } has had too many requests. { -kingtable } asks again in 15 minutes.
share-no-start = { $program } did not start: { $detail }
share-login = { $program } needs an account: { $detail }
share-not-allowed = Your { $program } network does not allow this yet: { $detail }
share-runs-already = { $program } already serves this port.
share-refused = { $program } was refused: { $detail }
share-ssh-host = ssh does not know this computer yet. Connect to it once by hand, then try again.
share-ssh-key = The other computer does not accept your key: { $detail }
share-ssh-port = The port on the other computer is taken: { $detail }
share-ssh-nobody = The other computer does not answer: { $detail }

## In the terminal: the command is wrong, or the program is missing

# $text: what was typed. $known: what can be typed.
share-unknown = There is no way to share by “{ $text }”. Choose from: { $known }, ssh:MACHINE=https://ADDRESS.
# $line: the command that installs it on this system, or the page that says how.
share-missing = This computer has no { $program }. To install it: { $line }
# $line: the command that installs it on this system, or the page that says how.
share-none = This computer has no program that opens a table to the internet. To install { $program }, which needs no account: { $line }
share-ssh = Write ssh:MACHINE=https://ADDRESS, where ADDRESS is the name by which your friends reach that computer.
