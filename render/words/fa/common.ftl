### The Persian words. Every message stands in en/ too, with the same arguments.
### FA() writes numbers and times in Persian digits, CODE() keeps a code or a command running from the left.
### Spelling: Persian ی and ک, half spaces, ezafe as هٔ; a noun after a number stays singular; nothing is glued to a placeable.
### MOVE() writes a notation, or a part of one, in the words of this language.

# General

player = بازیکن
computer-player = رایانهٔ { CODE($letter) }
namesake-player = { $name } { CODE($letter) }
forgotten-player = یک بازیکن
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
lobby-seat = { $mark }{ "\u00A0" }{ CODE($letter) }{ "\u00A0" }{ $name }
lobby-seat-free = { $mark }{ "\u00A0" }{ CODE($letter) }{ "\u00A0" }خالی
lobby-limit = مهلت نوبت: { $limit }
lobby-language = زبان: { $language }
lobby-thread = در رشتهٔ خودش
lobby-option = { $name }: { $value }
lobby-rematch = { $names }، بازی دوباره: همان بازی، با یک صندلی جابه‌جایی. اگر نمی‌توانید بازی کنید، دکمهٔ «ترک میز» را بزنید.
lobby-closed = این میز بسته شد.
lobby-idle = در { FA(24) } ساعت کسی بازی را شروع نکرد و این میز بسته شد.
over-stopped = { $name } بازی را متوقف کرد.
over-stopped-all = همهٔ بازیکنان با توقف بازی موافقت کردند.
thread-name = { $game }: { $names }
thread-begun = بازی { $names } شروع شد و در رشتهٔ زیر همین پیام ادامه دارد.
thread-again = رشتهٔ بازی { $names } پاک شد. بازی همین‌جا ادامه دارد.
over-nobody = دیگر کسی بازی نمی‌کند و این بازی بسته شد.
over-idle = { FA(14) } روز کسی برنگشت و این بازی بسته شد.

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
button-undo-move = پس گرفتن «{ $move }»
button-back = بازگشت
button-show = نمایش
button-happened = چه گذشت
button-resign = تسلیم شدن
button-stop = توقف بازی
button-agree = موافقت
button-rematch = بازی دوباره
button-log = همهٔ حرکت‌ها
button-record = پروندهٔ بازی
button-forget = حذف اطلاعات من
button-mute = سکوت در این نوبت
button-nudge = یادآوری
button-here = برگشتم
button-replace = جایگزینی { $name }
button-refuse = مخالفت
button-take-seat = گرفتن صندلی
button-by-computer = بازیکن رایانه‌ای
button-by-somebody = کسی دیگر

# Turns

turn-yours = { $n ->
    [1] { $names }، نوبت شماست.
    [2] { $names }، هر دو می‌توانید بازی کنید.
   *[other] { $names }، همه می‌توانید بازی کنید.
}
menu-choose = انتخاب حرکت
title-in = { $game } («{ $room }»)
panel-title = در { $game } شما { $mark } { CODE($letter) } هستید.
turn-progress = { $progress }.
turn-until = مهلت: تا { $when }.
turn-until-whose = { $names } تا { $when }
turn-until-each = مهلت: { $each }.
turn-seal = بُرها مُهر شده‌اند: `{ $seal }`
turn-waiting = در انتظار { $names }.
turn-more = و { FA($n) } مورد دیگر
board-missed = **آنچه ندیده‌اید:**

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
reminder-near = { $name }، مهلت شما در { $game } رو به پایان است؛ { $left } مانده است.
reminder-again = { $name }، در { $game } هنوز نوبت شماست.
reminder-nudge = { $name }، دیگران در { $game } در انتظار شما هستند.
reminder-rule = پس از آن طبق قانون بازی می‌شود: { $moves }.
remind-head = وقتی نوبت شماست، در نیمهٔ مهلت و بار دیگر نزدیک پایان آن یادآوری می‌کنم.
remind-now = انتخاب شما: { $chosen }
remind-where = جای یادآوری
remind-here = در همین گفتگو
remind-private = در خصوصی
remind-off = یادآوری نشود
remind-every = یادآوری‌های دیگر
remind-every-off = بدون یادآوری دیگر
remind-every-span = هر { $span }
remind-quiet = ساعت‌های سکوت
remind-quiet-off = بدون ساعت سکوت
remind-quiet-hours = سکوت از { FA($start) } تا { FA($end) }
remind-zone = منطقهٔ زمانی شما
remind-zone-room = ساعت‌ها به وقت گفتگو

# Settings of a room

settings-head = تنظیمات این گفتگو برای بازی‌هایش:
settings-is = { $name }: { $value }
settings-language = زبان
settings-language-any = زبان کسی که میز را باز می‌کند
settings-limit = مهلت نوبت
settings-zone = منطقهٔ زمانی
settings-where = جای میزها
settings-where-here = همان‌جا که باز می‌شوند
settings-where-threads = هر بازی در رشتهٔ خودش
settings-where-elsewhere = در جای دیگر
settings-stop = توقف بازی
settings-stop-creator = بازکنندهٔ میز، یا همه با هم
settings-stop-players = هر بازیکن
settings-stop-vote = همه با هم
settings-stop-admins = فقط مدیران
away-now = { $name } غایب است. بازی برای صندلی غایب بیش از یک دقیقه منتظر نمی‌ماند؛ اگر همه غایب باشند، مکث می‌کند.
away-until = { $name } تا { $when } غایب است. بازی برای صندلی غایب بیش از یک دقیقه منتظر نمی‌ماند.
away-still = غایب: { $names }.
away-paused-until = همه غایب هستند و بازی تا { $when } مکث می‌کند. با دکمهٔ «برگشتم» زودتر ادامه می‌یابد.
away-paused = همه غایب هستند و بازی مکث می‌کند. با دکمهٔ «برگشتم» ادامه می‌یابد؛ پس از { FA(14) } روز بسته می‌شود.
gone-chat = { $name } این گفتگو را ترک کرده است. بازی منتظر این صندلی نمی‌ماند؛ کسی دیگر می‌تواند آن را بگیرد.
gone-blocked = دیگر نمی‌توانم به { $name } در گفتگوی خصوصی بنویسم. اگر نوبت به آن نیاز دارد، کسی دیگر می‌تواند صندلی را بگیرد.

# Private answers

answer-joined = صندلی { CODE($letter) } برای شماست. بازی با دکمهٔ «شروع بازی» شروع می‌شود.
answer-joined-already = شما سر این میز صندلی دارید.
answer-seated = صندلی { CODE($letter) } سر یک میز { $game } برای شماست و بازی هنوز شروع نشده است.
answer-knock = بخشی از این بازی را فقط شما می‌بینید. گفتگوی خصوصی را باز کنید و آنجا { CODE("Start") } را بزنید تا بتوانم برایتان بنویسم.
answer-unreached = هنوز نمی‌توانم در گفتگوی خصوصی برای { $names } بنویسم و این بازی به آن نیاز دارد: نخست دوباره «پیوستن» و سپس { CODE("Start") } در گفتگویی که باز می‌شود.
answer-left = میز را ترک کردید.
answer-not-seated = شما سر این میز صندلی ندارید.
answer-join = شما سر این میز صندلی ندارید. نخست بپیوندید.
answer-full = همهٔ صندلی‌ها پر شده‌اند.
answer-outside = فقط کسانی که در این گفتگو هستند می‌توانند سر میزهای آن صندلی داشته باشند.
answer-join-options = گزینه‌های این میز را فقط کسانی که نشسته‌اند انتخاب می‌کنند. نخست بپیوندید.
answer-leave-nothing = شما سر این میز صندلی ندارید و چیزی برای ترک کردن نیست.
answer-join-first = فقط کسانی که نشسته‌اند می‌توانند بازی را شروع کنند. نخست بپیوندید.
answer-creator-first = این میز را { $name } باز کرده است و نخست او می‌تواند بازی را شروع کند. پس از { FA($n) } دقیقه هر کس که نشسته است می‌تواند شروع کند.
answer-too-few = { FA($n) } بازیکن دیگر لازم است.
answer-begun-already = بازی شروع شده است.
answer-running = اینجا یک بازی { $game } در جریان است: { $progress }، نوبت { $names }.
answer-lobby-open = اینجا یک میز { $game } باز است.
answer-elsewhere = میزهای این گفتگو جای دیگری هستند؛ میز { $game } آنجا باز شد.
answer-thread-hint = برای یک بازی دیگر در این کانال، رشته‌ای باز کنید و در آن بنویسید { CODE("`/newgame`") }.
answer-computer-added = { $name } سر میز نشست.
answer-computer-removed = بازیکن رایانه‌ای میز را ترک کرد.
answer-no-computer = بازیکن رایانه‌ای سر این میز نیست.
answer-options = گزینه‌های { $game }. تا شروع بازی هر کس که نشسته است می‌تواند آن‌ها را تغییر دهد.
answer-language = از این پس به فارسی برایتان می‌نویسم.
answer-languages = انگلیسی و فارسی را می‌شناسم. برای خودتان بنویسید { CODE("`/language en`") } یا { CODE("`/language fa`") }، و برای این گفتگو پس از آن { CODE("`room`") }.
answer-language-room = از این پس در این گفتگو به فارسی می‌نویسم.
answer-limit-is = مهلت نوبت در این گفتگو: { $limit }. برای تغییر آن بنویسید برای نمونه { CODE("`/limit 2d`") }، یا { CODE("`/limit off`") } برای برداشتن آن.
answer-limit = مهلت نوبت در این گفتگو: { $limit }
answer-limit-game = مهلت نوبت در این بازی: { $limit }
answer-stoppers-later = تا وقتی اینجا بازی‌ای باز است، فقط مدیران گفتگو تعیین می‌کنند چه کسی می‌تواند آن را متوقف کند.
answer-here = برگشتید و بازی دوباره منتظر شما می‌ماند.
answer-here-already = در این بازی غایب نیستید.
answer-away = تا وقتی «برگشتم» را بزنید، بازی کنید یا { CODE("`/away off`") } بنویسید، در بازی‌هایتان غایب هستید. هیچ بازی‌ای بیش از یک دقیقه منتظر شما نمی‌ماند.
answer-away-until = تا { $when } در بازی‌هایتان غایب هستید. هیچ بازی‌ای بیش از یک دقیقه منتظر شما نمی‌ماند.
answer-away-off = به همهٔ بازی‌هایتان برگشتید.
answer-muted = در این نوبت یادآوری دیگری نمی‌آید. با { CODE("`/mute off`") } دوباره می‌آید.
answer-unmuted = در این نوبت دوباره یادآوری می‌شود.
answer-mute-none = نوبت شما نیست و یادآوری‌ای در راه نیست.
answer-nudged = به { $names } یادآوری می‌کنم. ساعت‌های سکوت به جا می‌مانند.
answer-nudge-yours = نوبت خود شماست.
answer-nudge-nobody = اکنون نوبت هیچ بازیکن حاضری نیست.
answer-nudge-late = از یادآوری پیشین زمان زیادی نگذشته است. یادآوری بعدی از { $when } ممکن است.
answer-nudge-off = یادآوری برای { $names } اکنون خاموش است.
answer-done = انجام شد. { $line }
answer-undone = حرکت «{ $move }» پس گرفته شد.
answer-yours = نوبت شماست.
answer-waiting = در انتظار { $names }. وقتی نوبت شما شد، خبرتان می‌کنم.
answer-watching = شما تماشاگر این بازی هستید. با { CODE("`/board`") } تخته نمایش داده می‌شود.
answer-old-board = این تخته برای یکی از حرکت‌های پیشین است. تختهٔ کنونی این است.
answer-others-button = این انتخاب‌ها برای { $name } است. برای انتخاب خود دکمهٔ «بازی کردن» را بزنید.
answer-changed = این پرسش عوض شده است. پرسش کنونی این است.
answer-over = این بازی تمام شده است.
answer-gone = آن بازی دیگر اینجا نیست.
answer-resign = این بازی را برای همیشه ترک می‌کنید؟ بازگشت ممکن نیست. دیگران ادامه می‌دهند؛ اگر تنها یک بازیکن بماند، یا فقط بازیکنان رایانه‌ای بمانند، بازی تمام می‌شود.
answer-resigned = بازی را ترک کردید.
answer-stop = بازی برای همه متوقف شود؟ پس از آن ادامه ممکن نیست.
answer-stopped = بازی متوقف شده است.
answer-log-empty = هنوز حرکتی انجام نشده است.
answer-log-later = این بازی، بازی حافظه است. همهٔ حرکت‌ها پس از پایان بازی نمایش داده می‌شوند.
answer-record-later = بذر بُرها در پرونده است؛ پرونده پس از پایان بازی آماده می‌شود.
answer-stop-admins = اینجا فقط مدیران گفتگو می‌توانند بازی را متوقف کنند.
answer-stop-lobby = فقط کسی که میز را باز کرده است، یا مدیر گفتگو، می‌تواند آن را ببندد. با { CODE("`/leave`") } صندلی شما خالی می‌شود.
answer-asked = { $n ->
    [0] از بازیکنان پرسیده شد: هنوز کسی از { FA($of) } نفر موافق نیست.
    [one] از بازیکنان پرسیده شد: تاکنون { FA($n) } نفر از { FA($of) } نفر موافق است.
   *[other] از بازیکنان پرسیده شد: تاکنون { FA($n) } نفر از { FA($of) } نفر موافق هستند.
}
answer-all-agreed = پذیرفته و انجام شد.
answer-refused = مخالفت کردید و چیزی تغییر نمی‌کند.
answer-withdrawn = پرسش را پس گرفتید.
answer-motion-over = این پرسش دیگر باز نیست.
answer-turned-down = بازیکنان به این درخواست پاسخ داده‌اند. از { $when } به بعد می‌توانید دوباره بپرسید.
answer-motion-open = اکنون پرسش دیگری از بازیکنان باز است. نخست لازم است به آن پاسخ داده شود.
answer-whose = صندلی چه کسی به کس دیگری برسد؟
answer-who-instead = چه کسی به جای { $name } صندلی { $mark } { CODE($letter) } را بگیرد؟ از دیگران پرسیده می‌شود.
answer-take-seat = می‌خواهید به جای { $name } صندلی { $mark } { CODE($letter) } را بگیرید؟ از بازیکنان پرسیده می‌شود.
answer-left-for-good = { $name } بازی را برای همیشه ترک کرده است و کسی نمی‌تواند جای او را بگیرد.
answer-resigned-already = شما این بازی را برای همیشه ترک کرده‌اید.

# What can't be done

error-unreadable = حرکتی با نوشتهٔ «{ $text }» نمی‌شناسم.
error-not-legal = «{ $text }» اکنون ممکن نیست.
error-nearest = { $n ->
    [1] منظورتان «{ $first }» است؟
    [2] منظورتان «{ $first }» است یا «{ $second }»؟
   *[other] منظورتان «{ $first }» است، «{ $second }» یا «{ $third }»؟
}
error-nothing-played = از این خط هیچ حرکتی بازی نشد.
error-no-game = اینجا بازی‌ای در جریان نیست. با { CODE("`/newgame`") } می‌توانید بازی تازه‌ای باز کنید.
error-unknown-command = دستور «{ $text }» وجود ندارد. همهٔ دستورها با { CODE("`/help`") } نمایش داده می‌شوند.
error-unknown-game = بازی «{ $text }» وجود ندارد. بازی‌های موجود: { $games }.
error-unknown-language = «{ $text }» را نمی‌شناسم. انگلیسی ({ CODE("`en`") }) و فارسی ({ CODE("`fa`") }) ممکن است.
error-unknown-limit = «{ $text }» مهلت نوبت نیست. بنویسید { CODE("`off`") }، یا ساعت و روز از { CODE("`1h`") } تا { CODE("`7d`") }.
error-limit-of = برای این گفتگو بنویسید { CODE("`/limit 12h`") } و برای بازی در جریان { CODE("`/limit 12h game`") }.
error-away = «{ $text }» زمان بازگشت نیست. بنویسید { CODE("`12h`") }، { CODE("`3d`") }، تاریخی مانند { CODE("`2026-12-24`") } یا { CODE("`off`") }.
error-mute = بنویسید { CODE("`/mute`") } یا { CODE("`/mute off`") }.
error-remind = «{ $text }» از تنظیمات یادآوری نیست. یک نمونه: { CODE("`/remind private every=6h quiet=22:00-08:00 zone=Europe/Berlin`") }
error-settings = «{ $text }» از تنظیمات گفتگو نیست. یک نمونه: { CODE("`/settings language=fa limit=2d zone=Asia/Tehran where=here stop=vote`") }
error-setting-value = مقدار «{ $text }» برای { CODE($name) } ممکن نیست. برای نمونه: { $values }.
error-settings-where = «{ $text }» اینجا جایی نیست که هر دو بتوانیم در آن بنویسیم. بنویسید { CODE("`where=here`") }، یا در کانالی که می‌توانم رشته باز کنم { CODE("`where=threads`") }، یا جای دیگری از همین گفتگو را نام ببرید.
error-unknown-option = «{ $text }» از گزینه‌های { $game } نیست. گزینه‌ها: { $options }.
error-computer = بنویسید { CODE("`/computer add`") } یا { CODE("`/computer remove`") }.
error-unknown-seat = صندلی «{ $text }» سر این میز نیست. حرف صندلی یا نام کسی را که آنجا نشسته است بنویسید.
error-replace = برای نمونه بنویسید { CODE("`/replace B computer`") }، یا { CODE("`/replace B person`") } برای پیدا کردن کسی.
error-where = برای خودتان بنویسید { CODE("`/language fa`") } و برای این گفتگو { CODE("`/language fa room`") }.
error-stats = بنویسید { CODE("`/stats`") }، { CODE("`/stats hide`") } یا { CODE("`/stats show`") }.
error-look = «{ $text }» اینجا چیزی برای دیدن نیست. بنویسید { CODE("`/board`") }، یا پس از آن یکی از این‌ها: { $looks }.
error-forget = بنویسید { CODE("`/forget me`") } تا هرچه از شما می‌دانم حذف شود. پیش از آن یک بار دیگر می‌پرسم.
error-press = این دکمه دیگر به کار نمی‌آید.
error-option-value = مقدارهای ممکن برای «{ $name }»: { $values }.
error-option-range = «{ $name }» می‌تواند هر عدد درستی از { FA($least) } تا { FA($most) } باشد.
error-memory = الان به حافظه‌ام دسترسی ندارم و چیزی تغییر نکرد. یک دقیقهٔ دیگر دوباره امتحان کنید.
error-too-much = این همه را یک‌باره نمی‌توانم انجام دهم. چند ثانیهٔ دیگر دوباره امتحان کنید.
error-many-tables = در این گفتگو به‌تازگی میزهای زیادی باز شده‌اند. چند دقیقهٔ دیگر می‌توانید میز تازه‌ای باز کنید.
error-busy = دیگران هم‌زمان دست به کار شدند و کار شما ثبت نشد. دوباره امتحان کنید.
error-stored = این بازی با نسخهٔ دیگری از ربات ذخیره شده و این نسخه آن را نمی‌خواند. بازی دست‌نخورده می‌ماند تا گردانندهٔ ربات آن را به‌روز کند.
error-unexpected = مشکلی پیش آمد و چیزی تغییر نکرد.
error-picture = (تصویر کمی دیرتر می‌رسد)

# What one player asks of the others

motion-stop = { $name } می‌خواهد بازی متوقف شود.
motion-takeback = { $n ->
    [0] { $name } می‌خواهد «{ $move }» را پس بگیرد.
   *[other] { $name } می‌خواهد «{ $move }» را همراه با { FA($n) } حرکت پس از آن پس بگیرد.
}
motion-computer = { $name } پیشنهاد می‌کند که بازیکن رایانه‌ای به جای { $former } صندلی { $mark } { CODE($letter) } را بگیرد.
motion-person = { $name } می‌خواهد به جای { $former } صندلی { $mark } { CODE($letter) } را بگیرد.
motion-offer = { $name } دنبال کسی است که به جای { $former } صندلی { $mark } { CODE($letter) } را بگیرد.
motion-asked = { $names }، موافق هستید؟ تاکنون { FA($n) } نفر از { FA($of) } نفر.
motion-nobody = همه غایب هستند. از نخستین بازیکنی که برگردد پرسیده می‌شود.
motion-holder = اگر { $name } پیش از پایان مهلت مخالفت کند، صندلی را نگه می‌دارد.
motion-until = مهلت پاسخ: تا { $when }
motion-agreed = پذیرفته شد.
motion-refused = { $name } مخالف است و چیزی تغییر نمی‌کند.
motion-withdrawn = { $name } پرسش را پس گرفت.
motion-lapsed = تا پایان مهلت تصمیمی گرفته نشد و چیزی تغییر نمی‌کند.
motion-played-on = پس از آن حرکت دیگری انجام شده است؛ این حرکت را دیگر نمی‌شود پس گرفت.

# Undo: the engine's own reasons, engine/match.py

undo-nothing = حرکتی برای پس گرفتن ندارید.
undo-committed = پس از این حرکت چیز تازه‌ای رو شده است؛ این حرکت را دیگر نمی‌شود پس گرفت.
undo-closed = نوبت شما تمام شده است. با { CODE("`/takeback`") } می‌توانید از دیگران بپرسید که این حرکت پس گرفته شود.
undo-others = دیگران بر پایهٔ این حرکت بازی کرده‌اند. با { CODE("`/takeback`") } می‌توانید از آن‌ها بپرسید که پس گرفته شود.
undo-left = پس از این حرکت کسی بازی را ترک کرده است؛ این حرکت را دیگر نمی‌شود پس گرفت.
undo-over = بازی تمام شده است؛ دیگر حرکتی را نمی‌شود پس گرفت.

# What happened

news-seat = { $name }: { $news }
news-by-rule = مهلت { $name } تمام شد؛ طبق قانون بازی شد: { $news }
news-table = { $news }.
news-run = { $name } { $news }
news-times = { $news } (× { FA($n) })
news-joint = { "، " }
news-sentences = { ". " }
news-undone = حرکت «{ $move }» پس گرفته شد
news-took-over = به جای { $name } نشست
news-sat-down = روی این صندلی نشست

# The end

over-title = بازی { $game } تمام شد.
over-title-after = { $game } پس از { $length } تمام شد.
over-place = { $medal } { $name } { FA($points) }
over-left = { $name } بازی را با { FA($points) } ترک کرد
over-shared = برد مشترک: { $names }.
over-opened = بُرها باز شدند: بذر `{ $seed }`، با مُهر `{ $seal }` می‌خواند.

# Remembering

log-head = **{ $game }**، حرکت‌ها تا اینجا، آن‌گونه که همه می‌توانند بدانند:
log-turn = { FA($n) }. { $news }
record-head = پروندهٔ بازی { $game }. دستور `{ $command }` آن را دوباره بازی می‌کند و می‌سنجد.
stats-mine = **بازی‌های شما در همهٔ گفتگوها**
stats-line = { $game }: { FA($n) } بازی، { FA($won) } برد.
stats-series = برد پیاپی: { FA($series) }، بیشترین: { FA($longest) }.
stats-alone = تنها یا فقط با رایانه: { FA($n) } بازی.
stats-none = هنوز بازی‌ای ندارید که به حساب بیاید.
stats-here = **{ $game } در این گفتگو**
stats-place = { $medal } { $name } { FA($rating) } ({ FA($n) } بازی، { FA($won) } برد)
stats-how = بازی وقتی به حساب می‌آید که دست‌کم دو نفر آن را به پایان برسانند. همه با { FA($start) } شروع می‌کنند؛ بازیکنان رایانه‌ای رتبه ندارند.
stats-shown = نام شما در جدول‌ها هست. با { CODE("`/stats hide`") } از آن‌ها حذف می‌شود.
stats-hidden = نام شما در هیچ جدولی نیست. با { CODE("`/stats show`") } دوباره نمایش داده می‌شود.
forget-sure = هرچه از شما می‌دانم فراموش شود؟ تنظیمات و آمار شما حذف می‌شوند و صندلی‌های شما به نام «یک بازیکن» می‌مانند. بازی‌های در جریان بدون شما ادامه می‌یابند. پیام‌های فرستاده‌شده در گفتگوها می‌مانند. پس گرفتن این کار ممکن نیست.
forget-done = شما را فراموش کردم.

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
help-heading = **{ $text }**
help-table = پیش از بازی
help-turn = نوبت شما
help-games = بازی‌های شما
help-players = بازیکنان
help-yours = فقط برای شما
help-room = برای این گفتگو
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
command-takeback = پرسیدن از دیگران برای پس گرفتن حرکتی از نوبت پیش
command-rules = نمایش قوانین یک بازی
command-games = نمایش بازی‌های شما و بازی‌های موجود
command-resign = ترک همیشگی بازی در جریان
command-replace = پیشنهاد جایگزینی یک بازیکن با کسی دیگر یا رایانه
command-stop = توقف بازی برای همه
command-language = انتخاب زبان: en یا fa
command-limit = تعیین مهلت نوبت در این گفتگو
command-settings = دیدن یا تغییر تنظیمات این گفتگو برای بازی‌هایش
command-away = اعلام غیبت، تا زمانی معین یا تا بازگشت
command-nudge = یادآوری به کسانی که نوبتشان است، هر { FA(4) } ساعت یک بار
command-mute = سکوت یادآوری‌ها در این نوبت
command-remind = انتخاب جا، فاصله و ساعت یادآوری‌ها
command-help = راهنما
command-log = نمایش همهٔ حرکت‌ها تا اینجا
command-record = نمایش پروندهٔ بازی تمام‌شده
command-rematch = بازی دوباره با همین بازیکنان
command-stats = نمایش آمار شما و این گفتگو
command-forget = حذف هرچه از شما می‌دانم

# What /board can show

look-text = متن
look-mine = خودم

# Games of a person

games-offer = می‌توانید بازی کنید: { $games }.
games-named = { $game } ({ CODE($slug) })
games-mine = بازی‌های شما:
games-line = { $game }، { $state } { $progress }.
games-turn = نوبت شماست.
games-wait = در انتظار { $names }.
games-lobby = { $game }، میز باز است.
games-none = بازی در جریانی ندارید.
games-number = { FA($n) }. { $line }
games-open = { FA($n) }. { $game }

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
parameter-list = حذف از جدول‌ها یا نمایش دوباره
parameter-whom = خودتان
parameter-seat = حرف صندلی، یا نام کسی که آنجا نشسته است
parameter-by = با بازیکن رایانه‌ای، با کسی دیگر، یا با خودتان
parameter-of = فقط برای بازی در جریان
parameter-until = برای نمونه { CODE("12h") }، { CODE("3d") }، { CODE("2026-12-24") } یا { CODE("off") }
parameter-switch = برای یادآوری دوباره در این نوبت
parameter-reminders = برای نمونه: { CODE("private every=6h quiet=22:00-08:00 zone=Europe/Berlin") }
parameter-settings = برای نمونه: { CODE("limit=2d zone=Asia/Tehran where=threads stop=vote") }

# Telegram

button-full = اندازهٔ کامل
button-private = باز کردن در خصوصی
button-to-group = افزودن به گروه
telegram-start = برای بازی با دوستان مرا به یک گروه اضافه کنید، یا همین‌جا { CODE("`/newgame landverse`") } را بنویسید تا تنها یا با بازیکنان رایانه‌ای بازی کنید.
telegram-place = در «{ $chat }»:
telegram-secret = آنچه فقط شما می‌توانید ببینید در گفتگوی خصوصی نمایش داده می‌شود. این حرکت‌ها را همان‌جا بنویسید یا دکمه‌ها را بزنید.
telegram-nobody = وقتی کسی به نام گروه یا کانال می‌نویسد، نمی‌دانم چه کسی است. برای بازی به نام خودتان بنویسید.
telegram-cant-post = می‌توانم پاسخ بدهم، ولی اجازهٔ نوشتن در این گروه را ندارم: لازم است مدیران گروه فرستادن پیام را برای ربات آزاد کنند. بازی شروع نشد.

# Local page

web-open = نشانی { $address } را باز کنید و بنویسید { CODE("/newgame landverse") }
web-stopping = در حال توقف. بازی‌ها می‌مانند.
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

# Words that are typed behind commands

typed-language = زبان
typed-limit = مهلت
typed-zone = منطقه
typed-where = جا
typed-stop = توقف
typed-every = هر
typed-quiet = سکوت
typed-off = خاموش
typed-me = من
typed-room = گفتگو
typed-game = بازی
typed-here = اینجا
typed-private = خصوصی
typed-threads = رشته
typed-hide = پنهان
typed-show = آشکار
typed-add = افزودن
typed-remove = حذف
typed-computer = رایانه
typed-person = کسی
typed-creator = بازکننده
typed-players = بازیکنان
typed-vote = همه
typed-admins = مدیران
typed-en = انگلیسی
typed-fa = فارسی
typed-h = ساعت
typed-d = روز
