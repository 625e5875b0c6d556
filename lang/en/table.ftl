### The table around any game: lobby, seats, talk, clocks, errors, replay, settings.
###
### $name: name of a person or of a player at the table. $names: several names as one list. $table: name of a table.
### $bot: name of a computer player. $game: name of a game. $seat: number of a seat, from 1. $at: what is pointed at.
### $count: how many there are (a number). $left: how many are left (a number). $turn, $of: which step, of how many (numbers).
### $seconds, $increment, $minutes: lengths of time (numbers). $time: a length of time in figures, such as 1:30.
### $link: an address. $code: a code to type in. $report: number of a report. $begun, $now: versions of the rules (numbers).
### $rule: id of a rule. $after: how many answers were given before (a number). $number: a number to press. $text: a text that is shown as it is. $speed: a factor, such as 2 (a number).
### $least, $most: the lowest and the highest of some numbers (numbers). $now may also be the last of them.
### $claim: what is claimed, as a sentence. $ending: how the game ended, as a sentence.

## The project

table-home-title = Hullbreach
table-home-line = Board games for the dark between the stars.
table-home-play_now = Play now
    .text = At once, against computer players.
table-home-play_with_friends = Play with friends
    .text = Make a table and send them a link.
table-home-learn = Learn
    .text = A playable lesson, at your own pace.
table-home-continue = Continue
    .text = Your games under way.
table-home-watch = Watch
    .text = Look on at an open table.
table-home-rulebook = Rulebook
table-home-components = Cards and components
table-home-settings = Settings
table-home-my_games = My games
table-home-no_games = No games yet. The station is quiet.

table-note-unofficial = An unofficial fan project, made without gain and without ties to the publishers. Rules are told in our own words; drawings and sounds are our own.
table-note-reconstructed = Our reconstruction
    .text = The rulebook does not give this card in full. What is missing is our own and marked as such.
table-note-provenance = Where this comes from

## Buttons everywhere

table-button-yes = Yes
table-button-no = No
table-button-cancel = Cancel
table-button-confirm = Confirm
table-button-back = Back
table-button-next = Next
table-button-close = Close
table-button-save = Save
table-button-copied = Copied
table-button-more = More
table-button-less = Less
table-button-retry = Try again
table-button-search = Search
table-button-delete = Delete
table-button-loading = Loading…

## Lobby and new tables

table-lobby-title = Lobby
table-lobby-open_tables = Open tables
table-lobby-none = No table is open right now. Make one: somebody may be waiting in the dark.
table-lobby-all_games = All games
table-lobby-by_link = I have a link or a code
table-lobby-free_seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
table-lobby-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-lobby-default_name = { $name }’s table
table-lobby-agreement = What is agreed
table-lobby-reopened = { $count ->
        [one] A game that has begun: { $count } answer was given so far. It goes on when every seat is taken.
       *[other] A game that has begun: { $count } answers were given so far. It goes on when every seat is taken.
    }

table-phase-gathering = Gathering
    .text = Seats are being taken. Nothing is dealt yet.
table-phase-playing = In play
    .text = The game is under way.
table-phase-over = Over
    .text = The game has ended.
table-phase-abandoned = Abandoned
    .text = The game was given up before its end.
table-phase-frozen = Frozen
    .text = Something went wrong at this table. Its journal is safe.
table-phase-closed = Closed
    .text = These rules cannot continue the game. Its journal is safe.

table-setting-listed = Listed in the lobby
    .text = Otherwise only those with the link find the table.
table-setting-clock = Clock
    .text = How time is kept.
table-setting-window = Reaction window
    .text = How long others may interfere. It lasts equally long whoever could answer.
table-setting-pace = Pace
    .text = How long computer players and forced steps wait, so that people can follow.
table-setting-cover_after = Cover absent players
    .text = After how much absence a computer player answers for a seat that is asked. Never, for games over weeks.
table-setting-cover_with = Covered by
    .text = Which computer player plays on for the absent.
table-setting-spectators = Spectators
    .text = Whether others may look on.
table-setting-spectator_delay = Delay for spectators
    .text = How much later spectators see the game.
table-setting-chat = Chat
    .text = Whether people can write freely. Phrases and pings always work.
table-setting-undo = Undo
    .text = Whether steps can be taken back at all.
table-setting_value-never = never
table-setting_value-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
table-setting_value-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
table-setting_value-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
table-setting_value-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## What is agreed on

table-term-players = Players
table-term-mode = Mode
table-term-board = Board
table-term-ring = Ring
table-term-levels = Cards
table-term-opening = At the start
table-term-decks = Decks

## Seats

table-seat-number = Seat { $seat }
table-seat-you = You
table-seat-host = Host
table-seat-away = away
table-seat-cover_soon = { $bot } takes over in { $time }
table-seat-conceded = has given up
# $seat: what the seat is called at the board; $name: who plays it now.
table-seat-taken = { $seat } has changed hands during the game. Played now by: { $name }
table-seat-taken_mark = taken over
    .text = This seat was given to somebody else during the game. They know the hand that came with it.
table-seat-your_name = Your name
table-seat-name_hint = This is what others see. You need no account.

table-sitter-nobody = Free seat
table-sitter-bot = { $bot } (computer player)

table-role-player = Player
    .text = You sit at the table.
table-role-screen = Shared screen
    .text = One screen for everybody in the room; hands stay on the phones.

## What you can do at a table; .text explains it or asks once more

table-command-sit = Take a seat
    .text = You play from this seat.
table-command-stand = Leave the seat
    .text = The seat is free for somebody else.
table-command-seat_bot = Computer player
    .text = A computer player takes this seat.
table-command-agree = Change the game
    .text = Game, mode and setup, before anything is dealt.
table-command-settle = Change the table
    .text = Clock, spectators, chat and the like.
table-command-rename = Rename
    .text = Give the table another name.
table-command-start = Start the game
    .text = From here on nothing can be agreed anew.
table-command-hand_over = Hand over the table
    .text = Somebody else becomes the host.
table-command-kick = Remove from the seat
    .text = While people gather, the seat is freed. Later, a computer player plays on.
table-command-abandon = Abandon the game
    .text = The game ends for everybody, without a winner. Are you sure?
    .hint = The game ends for everybody, without a winner.
table-command-answer = Do it
    .text = This is your decision.
table-command-act = Do it
    .text = This is your decision.
table-command-why_not = Why not?
    .text = Tells which rule forbids it.
table-command-claim = Claim something
    .text = Say what you have seen. True or not: after the game everybody will know.
table-command-undo = Undo
    .text = Takes back your last step, as long as nothing was revealed or rolled.
table-command-agree_to_undo = Agree to the undo
    .text = Everybody asked has to agree.
table-command-order = Standing orders
    .text = Decide in advance what happens when you could interfere.
table-command-concede = Give up
    .text = You are out. A computer player plays on for you, and you cannot win any more. Are you sure?
    .hint = You are out; a computer player plays on for you.
table-command-cover = Let a computer player go on
    .text = It plays for you until you take your seat back.
table-command-take_back = Take your seat back
    .text = The computer player stops; you decide again.
table-command-rematch = Another game
    .text = Same people, new table.
table-command-say = Send
    .text = Everybody at the table reads it.
table-command-phrase = Phrases
    .text = Everybody reads them in their own language.
table-command-ping = Point at it
    .text = Shows everybody a place on the board.

table-leave-button = Leave
    .hint = You only go to the front page. Your seat stays yours.

## Invitation and devices

table-invite-title = Invite
table-invite-text = Whoever opens this link can take a free seat. Nothing is dealt before every seat is taken.
table-invite-reopened = Whoever opens this link can take a free seat. The game goes on when every seat is taken.
table-invite-copy = Copy the link
table-invite-qr = Or scan this code
table-invite-sit = Sit down
table-invite-seat_link = Link for this seat
    .text = Works once. Give it to nobody but the one who plays here.
table-invite-seat_link_new = New link for this seat
    .text = The old link and the old device stop working.

table-device-title = Play on another device
    .text = Open this link there, or type in the code. It works once, for { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }.
table-device-code = Code: { $code }
table-device-done = This device is now yours as well.

## Waiting and turns

table-wait-for = Waiting for: { $names }
table-wait-for_seats = { $count ->
        [one] { $count } seat is
       *[other] { $count } seats are
    } still free.
table-wait-for_host = Everybody is here. The host starts the game.
table-wait-start = Everybody is here. You can start.
table-wait-others = The others are deciding.
table-wait-bots = The computer players are moving.

## Deciding

table-decide-options = What you can do
table-decide-none = Nothing to decide now.
table-decide-confirm = Do this?
table-decide-irreversible = This cannot be taken back.
table-decide-cost = Cost
table-decide-not_allowed = Not possible now
table-decide-nothing_else = There is nothing greyed out to explain here. To ask about a place or a card, tap it.
table-decide-rule = Rule { $rule }
table-decide-open_rule = Read the rule
table-decide-window_closes = The window closes in { $time }.

## Standing orders

table-orders-title = When you could interfere
    .text = A window lasts equally long whatever you order, so that nobody learns what you hold.
table-window_order-timed = Ask me for a while
    .text = You are asked while the window is open; then you pass.
table-window_order-ask = Always ask me
    .text = The game waits for your answer.
table-window_order-pass_unless_me = Pass, unless it is done to me
    .text = You are asked only when it concerns you.
table-window_order-pass = Always pass
    .text = You are never asked.

## Undo and consent

table-undo-asked = { $name } wants to take back a step. Do you agree?
table-undo-waiting = Waiting for consent: { $names }
table-undo-agree = Agree
table-undo-refuse = Refuse

## Clocks

table-clock-none = No clock
    .text = Everybody takes the time they need.
table-clock-each = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } for each decision
    .text = Then a computer player decides.
table-clock-bank = { $time } for the whole game
    .text = Each decision adds { $increment ->
            [one] { $increment } second
           *[other] { $increment } seconds
        }. When nothing is left, a computer player plays on.

## Chat, phrases, pings

table-chat-title = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-write = Write to the table
table-chat-off = This table only speaks in phrases.
table-chat-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
table-chat-phrases = Ready-made phrases
table-chat-spectator = Spectators do not speak during the game.
table-chat-hidden = Hidden message
table-chat-deleted = Deleted with its author’s data.

table-phrase-hello = Hello.
table-phrase-good_luck = Good luck.
table-phrase-yes = Yes.
table-phrase-no = No.
table-phrase-maybe = Maybe.
table-phrase-wait = Wait a moment.
table-phrase-thinking = I am thinking.
table-phrase-your_turn = It is your turn.
table-phrase-back_soon = Back in a minute.
table-phrase-thanks = Thank you.
table-phrase-sorry = I am sorry.
table-phrase-plan = I have a plan.
table-phrase-trust_me = Trust me.
table-phrase-no_trust = I do not believe you.
table-phrase-help_me = Help me!
table-phrase-coming = I am on my way.
table-phrase-leave_me = Go without me.
table-phrase-hurt = I am bleeding.
table-phrase-go_there = Go there.
table-phrase-not_there = Do not go there!
table-phrase-look_out = Look out, it is right behind you!
table-phrase-trap = It is a trap.
table-phrase-quiet = Be quiet.
table-phrase-heard = I hear something.
table-phrase-run = Run!
table-phrase-together = Stay together.
table-phrase-split_up = Let us split up.
table-phrase-my_task = I will do it.
table-phrase-your_task = Can you do it?
table-phrase-know = I know something you do not.
table-phrase-show = Show me.
table-phrase-secret = I cannot tell you.
table-phrase-mistake = That was a mistake.
table-phrase-well_done = Well done.
table-phrase-close = That was close.
table-phrase-doomed = We are all going to die.
table-phrase-good_game = Good game.
table-phrase-again = Again?

table-ping-pinged = { $name } points here: { $at }
table-ping-hint = Hold down on a place to point at it.
table-ping-choose = Choose the place to point at.
table-ping-too_many = Enough pointing for now.

## Claims

table-claim-title = Claims
table-claim-none = Nobody has claimed anything yet.
table-claim-words_only = Only words: anybody may lie.
table-claim-topic = About
table-claim-subject = Which one
table-claim-statement = What you say

## Spectators

table-watch-title = You are looking on
table-watch-delay = You see the game { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } later than the players.
table-watch-soon = The first picture is on its way.
table-watch-no_delay = You see the game as it happens.
table-watch-hidden = Hidden things stay hidden from you too.

## Connection and what happened meanwhile

table-connection-connecting = Connecting…
table-connection-reconnecting = Reconnecting…

table-digest-events = { $count ->
        [one] { $count } thing has
       *[other] { $count } things have
    } happened.
table-digest-to_you = { $count ->
        [one] { $count } of them concerns
       *[other] { $count } of them concern
    } you.
table-digest-step = Step by step
table-digest-to_now = To the present
table-digest-since_turn = Since your last turn
table-digest-look_back = Look back
table-digest-important = What matters most
table-digest-all = Show all { $count }
table-digest-then = Board as it was then
table-digest-board_now = Board as it is now, after all of this
# $turn: the number of a step.
table-digest-board_at = Board as it was at step { $turn }

## Errors

table-refusal-malformed = The message could not be read. Reload the page.
table-refusal-protocol = This page is of another version than the server. Reload it.
table-refusal-unknown = We do not know who you are. Open the table from your link, or log in.
table-refusal-forbidden = You are not allowed to do that here.
table-refusal-no_such_table = There is no such table. It may have been deleted.
table-refusal-missing = That is not here.
table-refusal-taken = Somebody else has this name already.
table-refusal-seat_taken = Somebody else has taken this seat.
table-refusal-not_your_seat = This is not your seat.
table-refusal-had_part = The host, and whoever has or had a seat in this game, cannot take another: it would show them another hand.
table-refusal-wrong_phase = That is not possible at this point of the game.
table-refusal-not_ready = Not all seats are taken yet.
table-refusal-not_asked = It is not your turn.
table-refusal-stale = The table has moved on. Look again, and decide anew.
table-refusal-rule = A rule forbids it.
table-refusal-no_undo = Too late to take it back: something was rolled, drawn or shown, or others have acted.
table-refusal-too_much = Too fast. Wait a moment.
table-refusal-too_large = That is too long.
table-refusal-frozen = This table is frozen. Its journal is kept.
table-refusal-unavailable = The table does not answer right now. Try again soon.
table-refusal-too_slow = Your connection could not keep up. We are trying again.
table-refusal-shutting_down = The server is restarting. Your game is safe; come back in a minute.

table-error-page_missing = There is nothing here. Only dark.
table-error-storage_full = No room is left on this device.
table-error-import = This file is no game we can read.
table-error-name_empty = Write a name.
table-error-login = Name and password do not match.
table-error-login_taken = This name is taken.
table-error-link_used = This link has been used already. Ask for a new one.
table-error-unexpected = Something went wrong. Nothing of your game is lost.
table-error-unsent = Not sent: the connection is lost. Try again when it is back.
table-error-unanswered = The connection was lost before an answer came. Look whether it was done.

table-notice-frozen = The program has failed at this table, and the table was stopped to protect the game. Report { $report }.
table-notice-new_rules = The game goes on under newer rules (version { $now } instead of { $begun }).
table-notice-unreadable = The game was begun under version { $begun } of the rules; version { $now } cannot continue it. Its journal is kept.
table-notice-new_seed = An imported game goes on. From answer { $after } on, chance follows from a new seed.

## Log

table-log-title = Game log
table-log-empty = Silence, so far.
table-log-filter_all = Everything
table-log-filter_me = What concerns me
table-log-to_you = you
table-log-newest = To the newest
table-log-notebook = Notebook
    .text = What you have seen, and whether it may have changed since.
table-log-touched = may have changed

## Replay

table-replay-title = Replay
table-replay-as_seat = As { $name } saw it
table-replay-as_spectator = As spectators saw it
table-replay-revealed = Everything revealed
table-replay-undecided = A “?” hides nothing: it is decided only when somebody looks.
table-replay-play = Play
table-replay-pause = Pause
table-replay-step_back = One step back
table-replay-step_forward = One step forward
table-replay-to_start = To the beginning
table-replay-to_end = To the end
table-replay-speed = Speed ×{ $speed }
table-replay-position = Step { $turn } of { $of }
table-replay-link = Link to this moment
table-replay-export = Export the journal
table-replay-import = Open a journal
table-replay-fair = The deal was fair
    .text = The seed matches what was published before the first card.
table-replay-unfair = The seed does not match
    .text = It differs from what was published before the first card.
table-replay-not_yet = Replays are open when the game is over.

## The end

table-end-title = The game is over
table-end-victory = Victory
table-end-defeat = Defeat
table-end-shared = Shared victory
table-end-nobody = Nobody has won.
table-end-winners = Winners: { $names }
table-end-why = How it came about
table-end-by_abandoning = The game was abandoned.
table-end-watch_replay = Watch the replay
table-end-share = Copy the link to the replay
table-end-again = Another game
table-end-waiting_again = { $count ->
        [one] { $count } player wants
       *[other] { $count } players want
    } another game.
table-end-new_table = To the new table
table-end-timeline = Course of the game
table-end-course = from { $least } to { $most }, { $now } at the end
table-end-secrets = What was hidden
table-end-each = How each of you fared

# $round: a number.
table-end-round = Round { $round }

# $step: a number.
table-end-step = Step { $step }

## Hot seat and offline

table-hotseat-pass = Hand the device to: { $name }
table-hotseat-ready = I am { $name }. Show my side.
table-hotseat-look_away = Everybody else looks away.
table-local-saved = Saved on this device
table-local-play = Play on this device
table-local-update = A new version is ready.
    .text = Your game stays as it is.
table-local-update_now = Update now
table-local-engine_loading = Waking the machine…
table-local-held = This game is open in another tab or window
    .text = Only one of them can go on with it. If it goes on here, the other one stops; nothing is lost.
table-local-take = Go on here

## Notifications

table-notify-title = Notifications
table-notify-your_turn = { $table }: it is your turn.
table-notify-over = { $table }: the game is over.
table-notify-cover_soon = { $table }: a computer player takes over for you soon.
table-notify-allow = Allow notifications
table-notify-blocked = Your browser blocks notifications for this page.
table-notify-webhook = Address to be called on your turn

## Settings

table-settings-title = Settings
table-settings-language = Language
table-settings-theme = Theme
table-settings-theme_dark = Dark
table-settings-theme_light = Light
table-settings-theme_system = As the device
table-settings-motion = Motion
table-settings-motion_full = Full
table-settings-motion_reduced = Reduced
table-settings-motion_none = None
table-settings-speed = Speed of the game
table-settings-speed_instant = At once
table-settings-sound = Sound
table-settings-volume = Volume
table-settings-text_size = Text size
table-settings-contrast = High contrast
table-settings-patterns = Shapes and letters besides colour
table-settings-confirm = Confirm irreversible steps
table-settings-odds = Show odds and previews
table-settings-hints = Hints
table-settings-explain = Explain every question
table-settings-english_names = Show English names too
table-settings-keys = Keyboard
table-settings-reset = Back to the defaults

## People, manners, data

table-account-title = You
table-account-guest = You play as a guest: { $name }
table-account-login = Log in
table-account-logout = Log out
table-account-register = Make an account
    .text = To find your games on every device.
table-account-login_name = Name to log in with
table-account-password = Password
table-account-export = Export my data
table-account-delete = Delete my data
    .text = Your name and your messages go for good. Games stay, without your name. Are you sure?
table-account-deleted = Your data is deleted.
table-account-kept = Tables nobody touches are deleted after { $count ->
        [one] { $count } day
       *[other] { $count } days
    }.
table-people-mute = Mute
    .text = You no longer see what this person writes.
table-people-unmute = Unmute
table-people-block = Block
    .text = This person can no longer sit at your tables.
table-people-unblock = Unblock
table-people-report = Report a person
table-people-reported = Thank you. The report has been sent.
table-problem-title = Report a problem
    .text = The exact journal of the game goes along. Write what you expected and what happened.
table-problem-sent = Thank you. The report has the number { $report }.

## Rulebook and components

table-rules-search = Search the rules
table-rules-hint = A word, or a number such as { $rule }
table-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
table-rules-none = No rule speaks of this.
table-rules-chapters = Chapters
table-rules-language = Every rule has a number that the log and the refusals name. The rules themselves are in English, in our own words.
table-rules-source = Source: { $text }
table-rules-ruling = Our ruling
table-rules-withdrawn = Withdrawn
table-rules-unknown = There is no rule { $rule }.
table-rules-open = Open in the rulebook
table-components-search = Search cards and components
table-components-none = Nothing of this name is in the box.
table-components-none_ours = No component here is wholly our own. Where only a part is ours, its card says so.
table-components-copies = { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
table-components-only_ours = Only what is our own
table-components-open = Open page
# $name (text): name of the card or component
table-components-open_of = Open the page about: { $name }
table-components-unknown = Not in the box
# $id (text): the last part of an address
table-components-unknown_text = No card or component has the address “{ $id }”. Look for it by its name.

table-set-factions = Factions
table-set-cards = Cards
table-set-bonus = Bonus cards
table-set-sectors = Sectors
table-set-units = Units
table-set-tokens = Tokens
table-set-characters = Characters
table-set-basic_actions = Basic actions
table-set-actions = Action cards
table-set-items = Items
table-set-recipes = Recipes
table-set-rooms = Rooms
table-set-events = Event cards
table-set-attacks = Intruder Attack cards
table-set-serious_wounds = Serious Wound cards
table-set-contamination = Contamination cards
table-set-weaknesses = Weaknesses
table-set-objectives = Objectives
table-set-intruder_actions = Cards of the Intruder player
table-set-coordinates = Coordinates cards
table-set-markers = Markers
table-set-dice = Dice

table-provenance-seed = From the rulebook
table-provenance-public = From public sources
table-provenance-memory = From memory, not checked
table-provenance-inferred = Follows from what is printed
table-provenance-designed = Our reconstruction
table-provenance-sources = Sources: { $text }
table-provenance-ours = Our own here: { $text }
table-part-effect = effect
table-part-name = name
table-part-kind = kind
table-part-number = number
table-part-count = copies
table-part-level = level
table-part-duplicate = what a Duplicate does to it
table-part-one_use = whether it stays
table-part-layout = layout

## Names for screen readers and for the keyboard

table-aria-skip = Skip to the decision
table-aria-board = Board
table-aria-board_hint = Move with the arrow keys, choose with Enter, leave with Escape.
# $places: names of what one comes to from here, as a list.
table-aria-leads_to = leads to { $places }
# $one, $other: names of what lies at both ends.
table-aria-between = between { $one } and { $other }
table-aria-decision = Decision
table-aria-options = Options
table-aria-me = Your side
table-aria-decks = Decks and discard piles
table-aria-others = The others
table-aria-log = Game log
table-aria-chat = Chat
table-aria-menu = Menu
table-aria-menu_open = Open the menu
table-aria-zoom_in = Zoom in
table-aria-zoom_out = Zoom out
table-aria-zoom_reset = Show the whole board
table-aria-expand = Expand
table-aria-collapse = Collapse
table-aria-selected = chosen
table-aria-possible = possible
table-aria-timer = Time left: { $time }
table-aria-keys = Keyboard help
table-aria-key_numbers = 1 to 9: choose an option
table-aria-key_enter = Enter: do it
table-aria-key_escape = Escape: back
table-aria-key_undo = U: undo
table-aria-key_log = L: log
table-aria-key_board = B: board
table-aria-key_page = I: page about what you look at
table-aria-key_point = P: point at what you look at
table-aria-key_why = W: why not?
table-aria-language = Choose a language

## Odds and previews

table-command-preview = Look ahead
    .text = Tells what an option would lead to, as far as you can know.

table-preview-title = If you do this
# $weight: how often it comes; $of: in how many cases.
table-preview-odds = { $weight } in { $of }
# $odds: odds of one thing, such as “1 in 9”.
table-preview-each = { $odds } each
# $source: what decides, such as the Noise die.
table-preview-source = Chance: { $source }
# $source: what decides, such as the Noise die.
table-preview-draw = Then chance decides: { $source }.
table-preview-hidden = What comes then depends on something you cannot see.
table-preview-paid = Once the cost is paid.
table-preview-let_pass = If nobody interferes.
table-preview-you = Then you decide again.
# $names: the players.
table-preview-others = Then others decide: { $names }.
table-preview-end = The game is over.
# $name: a player; $track: what is counted, such as Life; $from and $to: the numbers before and after.
table-preview-track = { $name }, { $track }: { $from } → { $to }

table-chance-noise_die = Noise die
table-chance-combat_die = Combat die
table-chance-intruder_bag = Intruder bag
table-chance-intruder_tokens = Intruder tokens
table-chance-attack_cards = Intruder Attack cards
table-chance-event_cards = Event cards
table-chance-serious_wounds = Serious Wound cards
table-chance-weakness_cards = Weakness cards
table-chance-contamination_scan = scan of a Contamination card
table-chance-exploration_tokens = Exploration tokens
table-chance-room_tiles_1 = Room tiles 1
table-chance-room_tiles_2 = Room tiles 2
table-chance-engine_1 = Engine 1
table-chance-engine_2 = Engine 2
table-chance-engine_3 = Engine 3
table-chance-coordinates = Coordinates cards
table-chance-generator = place of the Generator
table-chance-characters = Characters
table-chance-player_numbers = player numbers
table-chance-intruder_cards = cards of the Intruder player
table-chance-red_items = red Items
table-chance-yellow_items = yellow Items
table-chance-green_items = green Items
table-chance-captain_deck = deck of the Captain
table-chance-pilot_deck = deck of the Pilot
table-chance-scientist_deck = deck of the Scientist
table-chance-scout_deck = deck of the Scout
table-chance-soldier_deck = deck of the Soldier
table-chance-mechanic_deck = deck of the Mechanic
table-chance-corporate_objectives = Corporate Objectives
table-chance-personal_objectives = Personal Objectives
table-chance-solo_objectives = Solo/Coop Objectives
table-chance-ring = the ring
table-chance-bonus_deck = Bonus cards
table-chance-marines_deck = deck of the Marines
table-chance-aliens_deck = deck of the Aliens
table-chance-scientists_deck = deck of the Scientists
table-chance-greys_deck = deck of the Greys
table-chance-pandora_deck = deck of Pandora
