### The English words. Every message stands in fa/ too, with the same arguments.
### Voice: short whole sentences, friendly, exact. A person is called first in the sentence. No exclamation marks.
### Several messages belong to the place in the code that makes their id, as `news-<game>-<kind>`.

# General

player = Player
computer-player = Computer { $letter }
namesake-player = { $name } { $letter }
forgotten-player = a player
list-comma = ,
list-and = and
none = none
language-en = English
language-fa = Persian
duration = { $unit ->
    [minutes] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
    [hours] { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
   *[days] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
}

# Lobby

lobby-head = **{ $game }**, { $blurb }
lobby-seats = Seats: { $seats }
lobby-seat = { $mark }{ "\u00A0" }{ $letter }{ "\u00A0" }{ $name }
lobby-seat-free = { $mark }{ "\u00A0" }{ $letter }{ "\u00A0" }free
lobby-limit = Turn limit: { $limit }
lobby-language = Language: { $language }
lobby-thread = played in a thread of its own
lobby-option = { $name }: { $value }
lobby-rematch = { $names }, a rematch: the same game, with the seats turned by one. Press [Leave] if you can't play.
lobby-closed = This table was closed.
lobby-idle = Nobody began within 24 hours, so this table was closed.
over-stopped = { $name } stopped the game.
over-stopped-all = All players agreed to stop the game.
thread-name = { $game }: { $names }
thread-begun = The game of { $names } has begun. It is played in the thread under this post.
thread-again = The thread of { $names } was deleted. Their game goes on here.
over-nobody = Nobody plays this game any more, so it was closed.
over-idle = Nobody came back for 14 days, so this game was closed.

# Buttons

button-join = Join
button-leave = Leave
button-computer = Add computer player
button-dismiss = Remove computer player
button-options = Options
button-begin = Begin
button-newgame = New game
button-rules = Rules
button-play = Play
button-mine = My board
button-board = Board
button-text = Text board
button-undo = Undo
button-undo-move = Undo “{ $move }”
button-back = Back
button-show = Show it
button-happened = What happened
button-resign = Resign
button-stop = Stop the game
button-agree = Agree
button-rematch = Rematch
button-log = All moves
button-record = Record
button-forget = Forget me
button-mute = Mute this turn
button-nudge = Nudge
button-here = I'm back
button-replace = Replace { $name }
button-refuse = Refuse
button-take-seat = Take the seat
button-by-computer = Computer player
button-by-somebody = Somebody else

# Turns

turn-yours = { $n ->
    [1] { $names }, it is your turn.
    [2] { $names }, both may play now.
   *[other] { $names }, all may play now.
}
menu-choose = Choose a move
title-in = { $game } in “{ $room }”
panel-title = { $game }, you are { $mark } { $letter }.
turn-progress = { $progress }.
turn-until = Until { $when }.
turn-until-whose = { $names } until { $when }
turn-until-each = Time: { $each }.
turn-seal = Shuffles sealed: `{ $seal }`
turn-waiting = Waiting for { $names }.
turn-more = and { $n } more
board-missed = **What you missed:**

# Deadlines and reminders

limit-none = none
weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
deadline-at = { $weekday } { $time }
deadline-days = { $n ->
    [one] { $n } day from now
   *[other] { $n } days from now
}
deadline-until = until { $when }
reminder-half = { $name }, half of your time for { $game } is over; time left: { $left }.
reminder-near = { $name }, your time for { $game } is almost over; time left: { $left }.
reminder-again = { $name }, it is still your turn in { $game }.
reminder-nudge = { $name }, the others are waiting for you in { $game }.
reminder-rule = After that the rule plays: { $moves }.
remind-head = When it is your turn, I remind you at half of the time and again near its end.
remind-now = Chosen: { $chosen }
remind-where = Where I remind you
remind-here = in the room
remind-private = in private
remind-off = not at all
remind-every = How often besides
remind-every-off = no other reminders
remind-every-span = every { $span }
remind-quiet = Quiet hours
remind-quiet-off = no quiet hours
remind-quiet-hours = quiet from { $start } to { $end }
remind-zone = Your time zone
remind-zone-room = times by the clock of the room

# Settings of a room

settings-head = What this room has set for its games:
settings-is = { $name }: { $value }
settings-language = Language
settings-language-any = that of whoever opens a table
settings-limit = Turn limit
settings-zone = Time zone
settings-where = Where tables stand
settings-where-here = where they are opened
settings-where-threads = in threads, one for each game
settings-where-elsewhere = in another place
settings-stop = Who may stop
settings-stop-creator = who opened the table, or all together
settings-stop-players = anybody who plays
settings-stop-vote = all together
settings-stop-admins = admins only
away-now = { $name } is away. The game waits no longer than a minute for an away seat; if everybody is away it pauses.
away-until = { $name } is away until { $when }. The game waits no longer than a minute for an away seat.
away-still = Away: { $names }.
away-paused-until = Everybody is away, so the game pauses until { $when }, or until one of you presses [I'm back].
away-paused = Everybody is away, so the game pauses. It goes on when one of you presses [I'm back]; after 14 days it is closed.
gone-chat = { $name } has left this chat. The game doesn't wait for this seat; somebody else may take it over.
gone-blocked = I can't write to { $name } in private any more. Where a turn needs that, somebody else may take the seat over.

# Private answers

answer-joined = You have seat { $letter }. The game begins when somebody presses [Begin].
answer-joined-already = You already have a seat at this table.
answer-seated = You have seat { $letter } at a table for { $game }, which hasn't begun yet.
answer-knock = Parts of this game are for your eyes only. Open the private chat and press Start there, so that I can write to you.
answer-unreached = I can't write to { $names } in private yet, and this game needs that: [Join] once more, then Start in the chat that opens.
answer-left = You left the table.
answer-not-seated = You have no seat at this table.
answer-join = You have no seat at this table. Join first.
answer-full = All seats are taken.
answer-outside = Only who is in this chat can have a seat at its tables.
answer-join-options = Only those who sit at this table choose its options. Join first.
answer-leave-nothing = You have no seat at this table, so there is nothing to leave.
answer-join-first = Only those who sit can begin. Join first.
answer-creator-first = { $n ->
    [one] { $name } opened this table and may begin first. After { $n } minute everybody who sits may.
   *[other] { $name } opened this table and may begin first. After { $n } minutes everybody who sits may.
}
answer-too-few = { $n ->
    [one] { $n } more player is needed.
   *[other] { $n } more players are needed.
}
answer-begun-already = The game has begun already.
answer-running = A game of { $game } is running here: { $progress }, { $names } to play.
answer-lobby-open = A table for { $game } is open here.
answer-elsewhere = Tables of this room stand in another place; a table for { $game } is open there now.
answer-thread-hint = For another game here, open a thread and type `/newgame` in it.
answer-computer-added = { $name } sits at the table.
answer-computer-removed = The computer player left the table.
answer-no-computer = No computer player sits here.
answer-options = Options of { $game }. Everybody who sits may change them until the game begins.
answer-language = I'll write to you in English.
answer-languages = I know English and Persian. Write `/language en` or `/language fa` for yourself, with `room` behind it for this room.
answer-language-room = I'll write in English in this room.
answer-limit-is = Turn limit in this room: { $limit }. To change it, write for example `/limit 2d`, or `/limit off` for none.
answer-limit = Turn limit in this room: { $limit }
answer-limit-game = Turn limit of this game: { $limit }
answer-stoppers-later = While a game is open here, only admins of the chat choose who may stop it.
answer-here = You're back, and the game waits for you again.
answer-here-already = You aren't away in this game.
answer-away = You're away in your games until you press [I'm back], play, or type `/away off`. No game waits longer than a minute for you.
answer-away-until = You're away in your games until { $when }. No game waits longer than a minute for you.
answer-away-off = You're back in all your games.
answer-muted = No more reminders come in this turn. `/mute off` brings them back.
answer-unmuted = Reminders come in this turn again.
answer-mute-none = It isn't your turn, so there is nothing to mute.
answer-nudged = I'm calling { $names }. Quiet hours are kept.
answer-nudge-yours = It is your own turn.
answer-nudge-nobody = Nobody who is here has to play now.
answer-nudge-late = The last call was not long ago. The next nudge is possible from { $when } on.
answer-nudge-off = Reminders are off for { $names } now.
answer-done = Done. { $line }
answer-undone = Took back “{ $move }”.
answer-yours = It is your turn.
answer-waiting = Waiting for { $names }. You'll be mentioned when it is your turn.
answer-watching = You're watching this game. `/board` shows where it stands.
answer-old-board = That board is from an earlier move. Here is the current one.
answer-others-button = These choices are { $name }'s. Press [Play] for your own.
answer-changed = The question has changed since. Here is the current one.
answer-over = This game is over.
answer-gone = That game is no longer here.
answer-resign = Leave this game for good? You can't come back. The others play on; where only one is left, or nobody but computer players, the game ends.
answer-resigned = You left the game.
answer-stop = Stop the game for everybody? It can't go on afterwards.
answer-stopped = The game is stopped.
answer-log-empty = Nothing has been played yet.
answer-log-later = Keeping the moves in mind is this game. All of them can be read when it is over.
answer-record-later = The record holds the seed of the shuffles, so it comes when the game is over.
answer-stop-admins = Only admins of this chat may stop a game here.
answer-stop-lobby = Only who opened the table, or an admin, may close it. `/leave` gives your seat up.
answer-asked = { $n ->
    [one] The players are asked: { $n } of { $of } agrees so far.
   *[other] The players are asked: { $n } of { $of } agree so far.
}
answer-all-agreed = It is agreed and done.
answer-refused = You are against it, so nothing changes.
answer-withdrawn = You took the question back.
answer-motion-over = This question is no longer open.
answer-turned-down = The players have answered that already. You can ask again from { $when } on.
answer-motion-open = The players are asked something else now. That has to be answered first.
answer-whose = Whose seat shall somebody else get?
answer-who-instead = Who shall take over { $mark } { $letter } from { $name }? The others are asked.
answer-take-seat = Would you like to take over { $mark } { $letter } from { $name }? The players are asked.
answer-left-for-good = { $name } has left the game for good, so nobody can take over.
answer-resigned-already = You have left this game for good.

# What can't be done

error-unreadable = “{ $text }” can't be read as a move.
error-not-legal = “{ $text }” isn't possible now.
error-nearest = { $n ->
    [1] Did you mean `{ $first }`?
    [2] Did you mean `{ $first }` or `{ $second }`?
   *[other] Did you mean `{ $first }`, `{ $second }` or `{ $third }`?
}
error-nothing-played = Nothing of this line was played.
error-no-game = No game is running here. Type `/newgame` to open one.
error-unknown-command = There is no command “{ $text }”. Type `/help` to see all.
error-unknown-game = There is no game “{ $text }”. You can play: { $games }.
error-unknown-language = “{ $text }” is no language I know. I know English (`en`) and Persian (`fa`).
error-unknown-limit = “{ $text }” is no turn limit. Write `off`, or hours or days from `1h` to `7d`.
error-limit-of = Write `/limit 12h` for this room, or `/limit 12h game` for the game that runs here.
error-away = “{ $text }” is no time to come back. Write `12h`, `3d`, a date such as `2026-12-24`, or `off`.
error-mute = Write `/mute` or `/mute off`.
error-remind = “{ $text }” is no setting of reminders. An example: `/remind private every=6h quiet=22:00-08:00 zone=Europe/Berlin`
error-settings = “{ $text }” is no setting of a room. An example: `/settings language=fa limit=2d zone=Europe/Berlin where=here stop=vote`
error-setting-value = “{ $text }” isn't possible for `{ $name }`. For example: { $values }.
error-settings-where = “{ $text }” is no place here where both of us may write. Write `where=here`, `where=threads` in a channel where I may open threads, or name another place of this chat.
error-unknown-option = “{ $text }” is no option of { $game }. Its options: { $options }.
error-computer = Write `/computer add` or `/computer remove`.
error-unknown-seat = There is no seat “{ $text }” at this table. Write its letter, or the name of who sits there.
error-replace = Write for example `/replace B computer`, or `/replace B person` to look for somebody.
error-where = Write `/language en` for yourself, or `/language en room` for this room.
error-stats = Write `/stats`, `/stats hide` or `/stats show`.
error-look = There is no “{ $text }” to look at here. Write `/board`, or one of these behind it: { $looks }.
error-forget = Write `/forget me`, and I delete all I know of you. I ask once more before.
error-press = This button is no longer in use.
error-option-value = Values of “{ $name }”: { $values }.
error-option-range = “{ $name }” may be any whole number from { $least } to { $most }.
error-memory = I can't reach my memory right now, so nothing was changed. Try again in a minute.
error-too-much = I can't do so much at once. Try again in a few seconds.
error-many-tables = Many tables were opened here just now. The next one is possible in a few minutes.
error-busy = Others acted at the same moment, so yours didn't count. Try again.
error-stored = This game was stored by another version of me, and this one can't read it. It stays as it is until whoever runs me brings me up to date.
error-unexpected = Something went wrong on my side. Nothing was changed.
error-picture = (picture later)

# What one player asks of the others

motion-stop = { $name } wants to stop the game.
motion-takeback = { $n ->
    [0] { $name } asks to take back “{ $move }”.
    [one] { $name } asks to take back “{ $move }”, and with it the move that came after it.
   *[other] { $name } asks to take back “{ $move }”, and with it the { $n } moves that came after it.
}
motion-computer = { $name } suggests that a computer player takes over { $mark } { $letter } from { $former }.
motion-person = { $name } would like to take over { $mark } { $letter } from { $former }.
motion-offer = { $name } is looking for somebody to take over { $mark } { $letter } from { $former }.
motion-asked = { $names }, do you agree? { $n } of { $of } so far.
motion-nobody = Everybody is away. Whoever of the players comes back first is asked.
motion-holder = { $name } keeps the seat by refusing in time.
motion-until = Open until { $when }.
motion-agreed = It is agreed.
motion-refused = { $name } is against it, so nothing changes.
motion-withdrawn = { $name } took the question back.
motion-lapsed = It was not decided in time, so nothing changes.
motion-played-on = There is a later move now, so this one can't be taken back.

# Undo: the engine's own reasons, engine/match.py

undo-nothing = You have nothing to take back.
undo-committed = More was revealed since, so this move can't be taken back.
undo-closed = Your turn is over. `/takeback` asks the others whether this move may be taken back.
undo-others = Others have built on this move since. `/takeback` asks them whether it may be taken back.
undo-left = A player has left the game since, so this move can't be taken back.
undo-over = The game is over, so no move can be taken back.

# What happened

news-seat = { $name }: { $news }
news-by-rule = { $name }'s time is over; played by the rule: { $news }
news-table = { $news }.
news-run = { $name } { $news }
news-times = { $news } (× { $n })
news-joint = { ", " }
news-sentences = { ". " }
news-undone = took back “{ $move }”
news-took-over = took over from { $name }
news-sat-down = took the seat over

# The end

over-title = { $game } is over.
over-title-after = { $game } is over after { $length }.
over-place = { $medal } { $name } { $points }
over-left = { $name } left with { $points }
over-shared = { $names } share the win.
over-opened = Shuffles opened: seed `{ $seed }`, matches `{ $seal }`.

# Remembering

log-head = **{ $game }**, the moves so far as everybody may know them:
log-turn = { $n }. { $news }
record-head = The record of { $game }. `{ $command }` plays it again and checks it.
stats-mine = **Your games, in all chats**
stats-line = { $n ->
    [one] { $game }: { $n } game, won { $won }.
   *[other] { $game }: { $n } games, won { $won }.
}
stats-series = Won in a row: { $series }, at most { $longest }.
stats-alone = { $n ->
    [one] Alone or with computer players only: { $n } game.
   *[other] Alone or with computer players only: { $n } games.
}
stats-none = You have no game yet that counts.
stats-here = **{ $game } in this chat**
stats-place = { $n ->
    [one] { $medal } { $name } { $rating } ({ $n } game, won { $won })
   *[other] { $medal } { $name } { $rating } ({ $n } games, won { $won })
}
stats-how = A game counts when at least two people finish it. Everybody begins with { $start }; computer players have no rating.
stats-shown = You are listed on leaderboards. `/stats hide` keeps you out of them.
stats-hidden = You are on no leaderboard. `/stats show` lists you again.
forget-sure = Forget all I know of you? Your settings and your numbers are deleted, and your seats stay as those of a player without a name. Games that still run go on without you. What was posted stays in the chats. This can't be taken back.
forget-done = I have forgotten you.

# Pictures and boards in words

picture-waiting = Waiting for { $names }
picture-to-play = { $names } to play
picture-label = { $label }:
picture-gone = left the game
picture-place = Place { $n }
picture-wins = { $names } wins
picture-shared = Shared win: { $names }
picture-over = The game is over
text-seat = { $name } ({ $letter })
text-sentence = { $name }: { $text }

# Help

help-head = I deal and referee board games in this chat and draw the board after every turn.
help-start = `/newgame landverse` opens a table. Join, add computer players if you like, and begin.
help-play = When it is your turn, press [Play], or type a move, for example `/move land c2`.
help-heading = **{ $text }**
help-table = Before a game
help-turn = Your turn
help-games = Your games
help-players = Players
help-yours = For you alone
help-room = For this room
help-command = `/{ $name }` { $text }
help-language = For Persian: `/language fa`

# Commands

command-newgame = Open a table for a new game
command-join = Take a seat at the table
command-leave = Leave the table before the game begins
command-begin = Begin the game
command-computer = Add a computer player, or remove one
command-options = Choose the options of the game before it begins
command-board = Show the board
command-hand = Show what only you may see
command-move = Play a move, for example: land c2
command-m = Play a move, for example: land c2
command-undo = Take back your last move
command-takeback = Ask the others to let you take back a move of an earlier turn
command-rules = Show the rules of a game
command-games = Show your games and what can be played
command-resign = Leave a running game for good
command-replace = Ask that somebody else, or a computer player, takes over a seat
command-stop = Stop the game for everybody
command-language = Choose the language: en or fa
command-limit = Set the turn limit of this room
command-settings = Show or choose what this room has set for its games
command-away = Say that you are away, for a time or until you are back
command-nudge = Call those who have to play, at most once in 4 hours
command-mute = No more reminders in this turn
command-remind = Choose where, how often and when I remind you
command-help = Show what I can do
command-log = Show all moves so far
command-record = Show the record of a game that is over
command-rematch = Play again with the same people
command-stats = Show how you and this chat have done
command-forget = Delete all I know of you

# What /board can show

look-text = text
look-mine = mine

# Games of a person

games-offer = You can play: { $games }.
games-named = { $game } (`{ $slug }`)
games-mine = Your games:
games-line = { $game }, { $state } { $progress }.
games-turn = it is your turn.
games-wait = waiting for { $names }.
games-lobby = { $game }, the table is open.
games-none = You have no running games.
games-number = { $n }. { $line }
games-open = { $n }. { $game }

# Discord

error-cant-post = I can answer you but may not post in this channel: I need { $permissions }. Nothing was started.
discord-muted = I may not post in this channel: I need { $permissions }. What you do counts, but the others see nothing of it until I may.
discord-thread-closed = The thread { $thread } is closed, so I can't post there. Somebody has to open it again.
discord-permission-view_channel = View Channel
discord-permission-send_messages = Send Messages
discord-permission-send_messages_in_threads = Send Messages in Threads
discord-permission-attach_files = Attach Files
parameter-game = The game
parameter-options = Options, for example: pace=free
parameter-what = Add one, or remove one
parameter-move = One move, or several in a row
parameter-as = As text, your own board, or a part of it
parameter-language = English or Persian
parameter-where = For the posts that everybody here sees
parameter-limit = How long a turn may take
parameter-list = Be on no leaderboard, or on all again
parameter-whom = Yourself
parameter-seat = The seat's letter, or the name of who sits there
parameter-by = By a computer player, by somebody else, or by yourself
parameter-of = For the running game alone
parameter-until = For example 12h, 3d, 2026-12-24, or off
parameter-switch = To be reminded in this turn again
parameter-reminders = For example: private every=6h quiet=22:00-08:00 zone=Europe/Berlin
parameter-settings = For example: limit=2d zone=Europe/Berlin where=threads stop=vote

# Telegram

button-full = Full size
button-private = Open in private
button-to-group = Add to a group
telegram-start = Add me to a group to play with friends, or type `/newgame landverse` here to play alone or against computer players.
telegram-place = In “{ $chat }”:
telegram-secret = What only you may know I'll show you in private. Write such moves to me there, or use the buttons.
telegram-nobody = I can't tell who it is when somebody writes as a group or a channel. Write as yourself to play.
telegram-cant-post = I can answer you but may not write in this group: its admins have to allow me to send messages. Nothing was started.

# Local page

web-open = Open { $address } and type /newgame landverse
web-stopping = Stopping. The games are kept.
web-welcome = Type `/` to see what you can do. Open this page in a second tab to play against yourself.
web-start = What would you like to play?
web-new-game = New game: { $game }
web-name = Your name
web-enter = Come in
web-come-back = Come back as { $name }
web-line = Type a move or a command
web-send = Send
web-only-you = Only you see this
web-close = Close
web-newer = New message
web-log = What everybody sees
web-rooms = Rooms
web-other-room = Another room
web-go = Go
web-offline = Connection lost. Trying again.
web-title = Board games
web-your-turn = ● your turn

# Words that are typed behind commands

typed-language = language
typed-limit = limit
typed-zone = zone
typed-where = where
typed-stop = stop
typed-every = every
typed-quiet = quiet
typed-off = off
typed-me = me
typed-room = room
typed-game = game
typed-here = here
typed-private = private
typed-threads = threads
typed-hide = hide
typed-show = show
typed-add = add
typed-remove = remove
typed-computer = computer
typed-person = person
typed-creator = creator
typed-players = players
typed-vote = vote
typed-admins = admins
typed-en = english
typed-fa = persian
typed-h = hours
typed-d = days
