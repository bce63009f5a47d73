### The Persian words. Every message stands in en/ too, with the same arguments.
### FA() writes numbers and times in Persian digits, CODE() keeps a code or a command running from the left.
### Spelling: Persian ی and ک, half spaces, ezafe as هٔ; a noun after a number stays singular; nothing is glued to a placeable.

# General

player = بازیکن
computer-player = رایانهٔ { CODE($letter) }
list-comma = ،
list-and = و
none = هیچ
language-en = انگلیسی
language-fa = فارسی
duration = { $unit ->
    [minutes] { FA($n) } دقیقه
    [hours] { FA($n) } ساعت
   *[days] { FA($n) } روز
}

# Lobby

lobby-head = **{ $game }**، { $blurb }
lobby-seats = صندلی‌ها: { $seats }
lobby-seat = { $mark } { CODE($letter) } { $name }
lobby-seat-free = { $mark } { CODE($letter) } خالی
lobby-limit = مهلت نوبت: { $limit }
lobby-language = زبان: { $language }
lobby-option = { $name }: { $value }
lobby-closed = این میز بسته شد.
over-stopped = { $name } بازی را متوقف کرد.
over-stopped-all = همهٔ بازیکنان با توقف بازی موافقت کردند.

# Buttons

button-join = پیوستن
button-leave = ترک میز
button-computer = افزودن رایانه
button-dismiss = حذف رایانه
button-options = گزینه‌ها
button-begin = شروع بازی
button-newgame = بازی تازه
button-rules = قوانین
button-play = بازی کردن
button-mine = تختهٔ من
button-board = تخته
button-text = تختهٔ متنی
button-undo = پس گرفتن
button-back = بازگشت
button-show = نمایش
button-happened = چه گذشت
button-resign = تسلیم شدن
button-stop = توقف بازی
button-agree = موافقت

# Turns

turn-yours = { $n ->
    [1] { $names }، نوبت شماست.
    [2] { $names }، هر دو می‌توانید بازی کنید.
   *[other] { $names }، همه می‌توانید بازی کنید.
}
menu-choose = انتخاب حرکت
panel-title = { $game }: شما { $mark } { CODE($letter) } هستید.
turn-progress = { $progress }.
turn-until = مهلت: تا { $when }.
turn-seal = بُرها مُهر شده‌اند: `{ $seal }`
turn-waiting = در انتظار { $names }.
turn-more = و { FA($n) } مورد دیگر

# Deadlines and reminders

limit-none = ندارد
weekday = { $day ->
    [1] دوشنبه
    [2] سه‌شنبه
    [3] چهارشنبه
    [4] پنجشنبه
    [5] جمعه
    [6] شنبه
   *[7] یکشنبه
}
deadline-at = { $weekday } ساعت { FA($time) }
deadline-days = { FA($n) } روز دیگر
deadline-until = تا { $when }
reminder-half = { $name }، نیمی از مهلت شما در { $game } گذشته است؛ { $left } مانده است.

# Private answers

answer-joined = صندلی { CODE($letter) } برای شماست. وقتی همه آمدند، بازی را شروع کنید.
answer-joined-already = شما سر این میز صندلی دارید.
answer-left = میز را ترک کردید.
answer-not-seated = شما سر این میز صندلی ندارید.
answer-join = شما سر این میز صندلی ندارید. نخست بپیوندید.
answer-full = همهٔ صندلی‌ها پر شده‌اند.
answer-join-first = فقط کسانی که نشسته‌اند می‌توانند بازی را شروع کنند. نخست بپیوندید.
answer-creator-first = این میز را { $name } باز کرده است و نخست او می‌تواند بازی را شروع کند. پس از { FA($n) } دقیقه هر کس که نشسته است می‌تواند شروع کند.
answer-too-few = { FA($n) } بازیکن دیگر لازم است.
answer-begun-already = بازی شروع شده است.
answer-running = اینجا یک بازی { $game } در جریان است: { $progress }، نوبت { $names }.
answer-lobby-open = اینجا یک میز { $game } باز است.
answer-computer-added = { $name } سر میز نشست.
answer-computer-removed = بازیکن رایانه‌ای میز را ترک کرد.
answer-no-computer = بازیکن رایانه‌ای سر این میز نیست.
answer-options = گزینه‌های { $game }. تا شروع بازی هر کس که نشسته است می‌تواند آن‌ها را تغییر دهد.
answer-language = از این پس به فارسی برایتان می‌نویسم.
answer-languages = انگلیسی ({ CODE("`en`") }) و فارسی ({ CODE("`fa`") }) را می‌شناسم.
answer-language-room = از این پس در این گفتگو به فارسی می‌نویسم.
answer-limit = مهلت نوبت در این گفتگو: { $limit }
answer-done = انجام شد: { $news }.
answer-waiting = در انتظار { $names }. وقتی نوبت شما شد، خبرتان می‌کنم.
answer-watching = شما تماشاگر این بازی هستید. با { CODE("`/board`") } تخته نمایش داده می‌شود.
answer-old-board = این تخته برای یکی از حرکت‌های پیشین است. تختهٔ کنونی این است.
answer-others-button = این انتخاب‌ها برای { $name } است. برای انتخاب خود دکمهٔ «بازی کردن» را بزنید.
answer-changed = این پرسش عوض شده است. پرسش کنونی این است.
answer-over = این بازی تمام شده است.
answer-gone = آن بازی دیگر اینجا نیست.
answer-resign = این بازی را برای همیشه ترک می‌کنید؟ بازگشت ممکن نیست. دیگران ادامه می‌دهند؛ اگر تنها یک بازیکن بماند، بازی تمام می‌شود.
answer-resigned = بازی را ترک کردید.
answer-stop = بازی برای همه متوقف شود؟ پس از آن ادامه ممکن نیست.
answer-stop-vote = با توقف موافقت کردید. وقتی همهٔ بازیکنان موافق باشند، بازی متوقف می‌شود: تاکنون { FA($n) } نفر از { FA($of) } نفر.
answer-stopped = بازی متوقف شده است.
stop-asked = { $name } می‌خواهد بازی را متوقف کند. وقتی همهٔ بازیکنان موافق باشند، بازی متوقف می‌شود: تاکنون { FA($n) } نفر از { FA($of) } نفر.

# What can't be done

error-unreadable = حرکتی با نوشتهٔ «{ $text }» نمی‌شناسم.
error-not-legal = «{ $text }» اکنون ممکن نیست.
error-nearest = { $n ->
    [1] منظورتان «{ $first }» است؟
    [2] منظورتان «{ $first }» است یا «{ $second }»؟
   *[other] منظورتان «{ $first }» است، «{ $second }» یا «{ $third }»؟
}
error-no-game = اینجا بازی‌ای در جریان نیست. با { CODE("`/newgame`") } می‌توانید بازی تازه‌ای باز کنید.
error-unknown-command = دستور «{ $text }» وجود ندارد. همهٔ دستورها با { CODE("`/help`") } نمایش داده می‌شوند.
error-unknown-game = بازی «{ $text }» وجود ندارد. بازی‌های موجود: { $games }.
error-unknown-language = «{ $text }» را نمی‌شناسم. انگلیسی ({ CODE("`en`") }) و فارسی ({ CODE("`fa`") }) ممکن است.
error-unknown-limit = «{ $text }» مهلت نوبت نیست. بنویسید { CODE("`off`") }، یا ساعت و روز از { CODE("`1h`") } تا { CODE("`7d`") }.
error-unknown-option = «{ $text }» از گزینه‌های { $game } نیست. گزینه‌ها: { $options }.
error-computer = بنویسید { CODE("`/computer add`") } یا { CODE("`/computer remove`") }.
error-where = برای خودتان بنویسید { CODE("`/language fa`") } و برای این گفتگو { CODE("`/language fa room`") }.
error-press = این دکمه دیگر به کار نمی‌آید.
error-option-value = مقدارهای ممکن برای «{ $name }»: { $values }.
error-memory = الان به حافظه‌ام دسترسی ندارم و چیزی تغییر نکرد. یک دقیقهٔ دیگر دوباره امتحان کنید.
error-busy = دیگران هم‌زمان دست به کار شدند و کار شما ثبت نشد. دوباره امتحان کنید.
error-unexpected = مشکلی پیش آمد و چیزی تغییر نکرد.
error-picture = (تصویر کمی دیرتر می‌رسد)

# Undo: the engine's own reasons, engine/match.py

undo-nothing = حرکتی برای پس گرفتن ندارید.
undo-committed = پس از این حرکت چیز تازه‌ای رو شده است؛ این حرکت را دیگر نمی‌شود پس گرفت.
undo-others = دیگران بر پایهٔ این حرکت بازی کرده‌اند؛ این حرکت را دیگر نمی‌شود پس گرفت.
undo-over = بازی تمام شده است؛ دیگر حرکتی را نمی‌شود پس گرفت.

# What happened

news-seat = { $name }: { $news }
news-by-rule = مهلت { $name } تمام شد؛ طبق قانون بازی شد: { $news }
news-table = { $news }
news-run = { $name } { $news }
news-times = { $news } (× { FA($n) })
news-joint = { "، " }
news-undone = حرکت «{ $move }» پس گرفته شد

# The end

over-title = بازی { $game } تمام شد.
over-place = { $medal } { $name } { FA($points) }
over-shared = برد مشترک: { $names }.
over-opened = بُرها باز شدند: بذر `{ $seed }`، با مُهر `{ $seal }` می‌خواند.

# Pictures and boards in words

picture-waiting = در انتظار { $names }
picture-to-play = نوبت { $names }
picture-label = { $label }:
picture-gone = بازی را ترک کرد
picture-place = مقام { FA($n) }
picture-wins = { $names } برنده شد
picture-shared = برد مشترک: { $names }
picture-over = بازی تمام شد
text-seat = { $name } ({ CODE($letter) })
text-sentence = { $name }: { $text }

# Help

help-head = در این گفتگو بازی‌های رومیزی را برگزار و داوری می‌کنم و پس از هر نوبت تخته را رسم می‌کنم.
help-start = با { CODE("`/newgame landverse`") } یک میز باز می‌شود. بپیوندید، اگر خواستید بازیکن رایانه‌ای اضافه کنید، و بازی را شروع کنید.
help-play = وقتی نوبت شما شد، دکمهٔ «بازی کردن» را بزنید یا حرکت را بنویسید، برای نمونه { CODE("`/move land c2`") }.
help-commands = دستورها:
help-command = { "\u2068\u200E" }`/{ $name }`{ "\u2069" } { $text }
help-language = برای انگلیسی: { CODE("`/language en`") }

# Commands

command-newgame = باز کردن میز برای بازی تازه
command-join = نشستن سر میز
command-leave = ترک میز پیش از شروع بازی
command-begin = شروع بازی
command-computer = افزودن بازیکن رایانه‌ای یا حذف آن
command-options = انتخاب گزینه‌های بازی پیش از شروع
command-board = نمایش تخته
command-hand = نمایش آنچه فقط شما می‌بینید
command-move = بازی کردن یک حرکت، برای نمونه: خشکی { CODE("c2") }
command-m = بازی کردن یک حرکت، برای نمونه: خشکی { CODE("c2") }
command-undo = پس گرفتن آخرین حرکت شما
command-rules = نمایش قوانین یک بازی
command-games = نمایش بازی‌های شما و بازی‌های موجود
command-resign = ترک همیشگی بازی در جریان
command-stop = توقف بازی برای همه
command-language = انتخاب زبان: en یا fa
command-limit = تعیین مهلت نوبت در این گفتگو
command-help = راهنما

# What /board can show

look-text = متن
look-mine = خودم

# Games of a person

games-offer = می‌توانید بازی کنید: { $games }.
games-mine = بازی‌های شما:
games-line = { $game }: { $state } { $progress }
games-turn = نوبت شماست.
games-wait = در انتظار { $names }.
games-lobby = میز باز است.
games-none = بازی در جریانی ندارید.

# Discord

error-cant-post = می‌توانم پاسخ بدهم، ولی اجازهٔ فرستادن پیام در این کانال را ندارم: { $permissions } لازم است. بازی شروع نشد.
discord-muted = اجازهٔ فرستادن پیام در این کانال را ندارم: { $permissions } لازم است. حرکت‌های شما به حساب می‌آیند، ولی تا این اجازه را ندارم دیگران آن‌ها را نمی‌بینند.
discord-thread-closed = رشتهٔ { $thread } بسته است و نمی‌توانم آنجا پیام بفرستم. لازم است کسی دوباره آن را باز کند.
discord-permission-view_channel = «View Channel»
discord-permission-send_messages = «Send Messages»
discord-permission-send_messages_in_threads = «Send Messages in Threads»
discord-permission-attach_files = «Attach Files»
parameter-game = بازی
parameter-options = گزینه‌ها، برای نمونه: pace=free
parameter-what = افزودن یا حذف
parameter-move = یک حرکت، یا چند حرکت پشت سر هم
parameter-as = به شکل متن، تختهٔ خودتان، یا بخشی از آن
parameter-language = انگلیسی یا فارسی
parameter-where = برای پیام‌هایی که همه اینجا می‌بینند
parameter-limit = مهلت هر نوبت

# Telegram

button-full = اندازهٔ کامل
button-private = باز کردن در خصوصی
button-to-group = افزودن به گروه
telegram-start = برای بازی با دوستان مرا به یک گروه اضافه کنید، یا همین‌جا { CODE("`/newgame landverse`") } را بنویسید تا تنها یا با بازیکنان رایانه‌ای بازی کنید.
telegram-place = در «{ $chat }»:
telegram-nobody = وقتی کسی به نام گروه یا کانال می‌نویسد، نمی‌دانم چه کسی است. برای بازی به نام خودتان بنویسید.

# Local page

web-open = نشانی { $address } را باز کنید و بنویسید { CODE("/newgame landverse") }
web-welcome = با نوشتن `/` می‌بینید چه کارهایی ممکن است. همین نشانی را در زبانهٔ دیگری هم باز کنید تا با خودتان بازی کنید.
web-start = کدام بازی را شروع می‌کنید؟
web-new-game = بازی تازه: { $game }
web-name = نام شما
web-enter = ورود
web-come-back = بازگشت با نام { $name }
web-line = حرکت یا دستور را بنویسید
web-send = فرستادن
web-only-you = فقط شما می‌بینید
web-close = بستن
web-newer = پیام تازه
web-log = آنچه همه می‌بینند
web-rooms = گفتگوها
web-other-room = گفتگوی دیگر
web-go = رفتن
web-offline = اتصال قطع شد. دوباره تلاش می‌کنم.
web-title = بازی‌های رومیزی
web-your-turn = ● نوبت شما
