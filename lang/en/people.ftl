### People and their devices, lists of games, what a host and a guest can do about one another. Beside table.ftl, which has the rest.
###
### $name: name of a person or of an account. $count: how many there are (a number). $time: a time of day. $table: name of a table.

people-title = You on this server
people-places = Places
people-games = Games
people-no_server = No server answers here. Games on this device go on without one.

## Name and account

people-known_as = Your account: { $name }
people-name_kept = Your name is kept.
people-registered = The account is yours. Log in with it on any device.
people-logged_in = Welcome back.
people-logged_out = You are logged out.
people-password_hint = At least eight characters. A few words in a row are good.
people-guest_leaves = You play as a guest: once logged out, nobody can prove to be you, and your seats are lost. Make an account first, or connect another device.
people-others = Log out all other devices
people-others_out = { $count ->
        [one] { $count } other device is
       *[other] { $count } other devices are
    } logged out.

## Other devices

people-device_text = A code makes your phone, tablet or computer play as the same person: the same seats, the same games.
people-device_make = Make a code
people-device_anew = Make a new code
people-until = Until { $time }
people-pair_title = Connect this device
people-pair_text = From now on this device plays as the person who made the code.
people-pair_code = The code
people-pair_do = Connect
people-pair_have = I have a code for this device
people-pair_warn = A guest who played on this device until now is left behind, with their seats.

## Notifications

people-push_text = This browser can tell you that a table waits for you, also when no page is open.
people-push_on = This browser tells you when a table waits for you.
people-push_end = Stop notifications
people-push_impossible = This browser cannot be called here: it needs an address with https and an app that is kept on the device.
people-undo_asked = { $table }: somebody asks to take back a step.
people-webhook_text = For your own programs: the address is called with a short message when a table waits for you.
people-webhook_set = The address will be called.
people-webhook_gone = No address is called any more.
people-webhook_end = Call nothing
people-webhook_secret = Every call is signed with this secret. It is shown only now:

## Manners

people-unwanted = People you do not hear or meet
people-unwanted_none = There is nobody. May it stay so.
people-gone = somebody who is gone
people-is_mute = muted
people-is_block = blocked
people-what_happened = What happened?
people-at_table = People at this table
people-computer = computer player
people-covered = a computer player plays on
people-screen_open = Open a shared screen

## Data

people-data = Your data
people-data_text = Kept are your name, your account, your games and what you wrote at tables. Nothing else, and nobody else gets it.

## Links and journals

people-link = Link or code of a table
people-link_go = Go there
people-link_bad = This leads to no table. A link ends with sixteen letters and digits.
people-game_delete = Delete this game from the device?
    .text = It is kept nowhere else: once deleted, nobody can bring it back.
people-game_export = Export
    .text = Saves the game as a file: to keep it, to look at it, or to go on with it elsewhere.
people-import_text = A game that was exported here or elsewhere: watch it again, or go on with it.
people-import_file = File of the journal
people-import_here = Open on this device
people-import_there = Open on the server

## Was it fair?

people-published = Published before the first card:
people-seed = Seed, told at the end:
people-check = The first line is the SHA-256 of “hullbreach seed 1” and the bytes of the seed. With the exported journal, the command “hullbreach verify” follows every draw.

## A host who is gone

people-host_gone = The host is away
people-host_unseen = The host has no seat here
# $minutes: how long the host may be away (a number).
people-host_rule = Before the game begins, whoever sits here can become the host once the host has been away for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
people-host_become = Become the host
# $time: how long, in figures.
people-host_from = Possible in { $time }
people-host_early = Not yet: the host was here less than { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ago.

## Watching

people-watch_copy = Copy the link for watching
    .text = Whoever opens it looks on and takes no seat.
