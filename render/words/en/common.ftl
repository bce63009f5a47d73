### The English words. Every message stands in fa/ too, with the same arguments.
### Voice: short whole sentences, friendly, exact. A person is called first in the sentence. No exclamation marks.
### Several messages belong to the place in the code that makes their id, as `news-<game>-<kind>`.

# General

player = Player
computer-player = Computer { $letter }
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
lobby-seat = { $mark } { $letter } { $name }
lobby-seat-free = { $mark } { $letter } free
lobby-limit = Turn limit: { $limit }
lobby-language = Language: { $language }
lobby-option = { $name }: { $value }
lobby-closed = This table was closed.
over-stopped = { $name } stopped the game.
over-stopped-all = All players agreed to stop the game.

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
button-back = Back
button-show = Show it
button-happened = What happened
button-resign = Resign
button-stop = Stop the game
button-agree = Agree

# Turns

turn-yours = { $n ->
    [1] { $names }, it is your turn.
    [2] { $names }, both may play now.
   *[other] { $names }, all may play now.
}
menu-choose = Choose a move
panel-title = { $game }, you are { $mark } { $letter }.
turn-progress = { $progress }.
turn-until = Until { $when }.
turn-seal = Shuffles sealed: `{ $seal }`
turn-waiting = Waiting for { $names }.
turn-more = and { $n } more

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

# Private answers

answer-joined = You have seat { $letter }. Begin when everybody is here.
answer-joined-already = You already have a seat at this table.
answer-left = You left the table.
answer-not-seated = You have no seat at this table.
answer-join = You have no seat at this table. Join first.
answer-full = All seats are taken.
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
answer-computer-added = { $name } sits at the table.
answer-computer-removed = The computer player left the table.
answer-no-computer = No computer player sits here.
answer-options = Options of { $game }. Everybody who sits may change them until the game begins.
answer-language = I'll write to you in English.
answer-languages = I know English (`en`) and Persian (`fa`).
answer-language-room = I'll write in English in this room.
answer-limit = Turn limit in this room: { $limit }
answer-done = Done: { $news }.
answer-waiting = Waiting for { $names }. You'll be mentioned when it is your turn.
answer-watching = You're watching this game. `/board` shows where it stands.
answer-old-board = That board is from an earlier move. Here is the current one.
answer-others-button = These choices are { $name }'s. Press [Play] for your own.
answer-changed = The question has changed since. Here is the current one.
answer-over = This game is over.
answer-gone = That game is no longer here.
answer-resign = Leave this game for good? You can't come back. The others play on; where only one is left, the game ends.
answer-resigned = You left the game.
answer-stop = Stop the game for everybody? It can't go on afterwards.
answer-stop-vote = You agreed to stop. The game stops when all players agree: { $n } of { $of } so far.
answer-stopped = The game is stopped.
stop-asked = { $name } wants to stop the game. It stops when all players agree: { $n } of { $of } so far.

# What can't be done

error-unreadable = “{ $text }” can't be read as a move.
error-not-legal = “{ $text }” isn't possible now.
error-nearest = { $n ->
    [1] Did you mean `{ $first }`?
    [2] Did you mean `{ $first }` or `{ $second }`?
   *[other] Did you mean `{ $first }`, `{ $second }` or `{ $third }`?
}
error-no-game = No game is running here. Type `/newgame` to open one.
error-unknown-command = There is no command “{ $text }”. Type `/help` to see all.
error-unknown-game = There is no game “{ $text }”. You can play: { $games }.
error-unknown-language = “{ $text }” is no language I know. I know English (`en`) and Persian (`fa`).
error-unknown-limit = “{ $text }” is no turn limit. Write `off`, or hours or days from `1h` to `7d`.
error-unknown-option = “{ $text }” is no option of { $game }. Its options: { $options }.
error-computer = Write `/computer add` or `/computer remove`.
error-where = Write `/language en` for yourself, or `/language en room` for this room.
error-press = This button is no longer in use.
error-option-value = Values of “{ $name }”: { $values }.
error-memory = I can't reach my memory right now, so nothing was changed. Try again in a minute.
error-busy = Others acted at the same moment, so yours didn't count. Try again.
error-unexpected = Something went wrong on my side. Nothing was changed.
error-picture = (picture later)

# Undo: the engine's own reasons, engine/match.py

undo-nothing = You have nothing to take back.
undo-committed = More was revealed since, so this move can't be taken back.
undo-others = Others have built on this move since, so it can't be taken back.
undo-over = The game is over, so no move can be taken back.

# What happened

news-seat = { $name }: { $news }
news-by-rule = { $name }'s time is over; played by the rule: { $news }
news-table = { $news }
news-run = { $name } { $news }
news-times = { $news } (× { $n })
news-joint = { ", " }
news-undone = took back “{ $move }”

# The end

over-title = { $game } is over.
over-place = { $medal } { $name } { $points }
over-shared = { $names } share the win.
over-opened = Shuffles opened: seed `{ $seed }`, matches `{ $seal }`.

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
help-commands = Commands:
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
command-rules = Show the rules of a game
command-games = Show your games and what can be played
command-resign = Leave a running game for good
command-stop = Stop the game for everybody
command-language = Choose the language: en or fa
command-limit = Set the turn limit of this room
command-help = Show what I can do

# What /board can show

look-text = text
look-mine = mine

# Games of a person

games-offer = You can play: { $games }.
games-mine = Your games:
games-line = { $game }: { $state } { $progress }
games-turn = it is your turn.
games-wait = waiting for { $names }.
games-lobby = the table is open.
games-none = You have no running games.

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

# Telegram

button-full = Full size
button-private = Open in private
button-to-group = Add to a group
telegram-start = Add me to a group to play with friends, or type `/newgame landverse` here to play alone or against computer players.
telegram-place = In “{ $chat }”:
telegram-nobody = I can't tell who it is when somebody writes as a group or a channel. Write as yourself to play.

# Local page

web-open = Open { $address } and type /newgame landverse
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
