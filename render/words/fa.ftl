### The Persian words. Every message stands in en.ftl too, with the same arguments.
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

# Games

game-landverse = لندورس
game-landverse-blurb = ۱ تا ۴ بازیکن، هر کدام حدود ۱۸ حرکت کوتاه. نقشهٔ خود را پر کنید؛ بزرگ‌ترین خشکی و بزرگ‌ترین دریا امتیاز می‌آورند.

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
turn-yours-landverse = { $n ->
    [1] { $names }، نوبت شماست.
    [2] { $names }، هر دو می‌توانید کاشی بگذارید.
   *[other] { $names }، همه می‌توانید کاشی بگذارید.
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
undo-committed-landverse = کاشی‌های بعدی رو شده‌اند؛ این حرکت را دیگر نمی‌شود پس گرفت.
undo-others = دیگران بر پایهٔ این حرکت بازی کرده‌اند؛ این حرکت را دیگر نمی‌شود پس گرفت.
undo-over = بازی تمام شده است؛ دیگر حرکتی را نمی‌شود پس گرفت.

# What happened

news-seat = { $name }: { $news }
news-by-rule = مهلت { $name } تمام شد؛ طبق قانون بازی شد: { $news }
news-table = { $news }
news-times = { $news } (× { FA($n) })
news-joint = { "، " }
news-undone = حرکت «{ $move }» پس گرفته شد

# The end

over-title = بازی { $game } تمام شد.
over-place = { $medal } { $name } { FA($points) }
over-shared = برد مشترک: { $names }.
over-opened = بُرها باز شدند: بذر `{ $seed }`، با مُهر `{ $seal }` می‌خواند.

# Landverse: options

option-landverse-pace = سرعت بازی
option-landverse-pace-hint = زمان رو شدن کاشی‌های بعدی: برای همه با هم، یا برای هر بازیکن پس از پایان حرکت او.
option-landverse-pace-round = دور به دور
option-landverse-pace-free = آزاد
option-landverse-first_scoring = مرحلهٔ ۱ پس از
option-landverse-first_scoring-hint = نخستین امتیازدهی پس از چند کاشی از هر بازیکن انجام می‌شود.
option-landverse-first_scoring-12 = ۱۲ کاشی
option-landverse-first_scoring-18 = ۱۸ کاشی
option-landverse-equal = قلمروهای هم‌اندازه
option-landverse-equal-hint = وقتی چند قلمرو هم‌نوع به یک اندازه بزرگ‌ترین باشند، چند تا از آن‌ها امتیاز می‌آورند.
option-landverse-equal-both = دو تا
option-landverse-equal-all = همه
option-landverse-equal-one = یکی

# Landverse: the words of its notation

notation-landverse-land = خشکی
notation-landverse-sea = دریا

# Landverse: questions and answers

landverse-why-no-place = «{ CODE($place) }» روی نقشه نیست.
landverse-why-chosen = { $tile ->
    [land] کاشی خشکی و ستون { CODE($column) } انتخاب شده است. خانه‌ای از همین ستون را انتخاب کنید یا آن را پس بگیرید.
   *[sea] کاشی دریا و ستون { CODE($column) } انتخاب شده است. خانه‌ای از همین ستون را انتخاب کنید یا آن را پس بگیرید.
}
landverse-why-which-tile = کدام کاشی را روی { CODE($place) } می‌گذارید، خشکی یا دریا؟
landverse-why-not-in-hand = { $tile ->
    [land] در این حرکت کاشی خشکی برای چیدن ندارید.
   *[sea] در این حرکت کاشی دریا برای چیدن ندارید.
}
landverse-why-column = { $tile ->
    [land] کاشی خشکی در ستون { CODE($column) } جایی ندارد.
   *[sea] کاشی دریا در ستون { CODE($column) } جایی ندارد.
}
landverse-why-taken = خانهٔ { CODE($cell) } پر است.
landverse-why-mismatch = { $tile ->
    [land] کاشی خشکی روی { CODE($cell) } جور نیست: با کاشی { CODE($beside) } نمی‌خواند.
   *[sea] کاشی دریا روی { CODE($cell) } جور نیست: با کاشی { CODE($beside) } نمی‌خواند.
}

# Landverse: what happened

news-landverse-placed = { $how ->
    [only] { $tile ->
        [land] خشکی { CODE($cell) } (تنها جای ممکن)
       *[sea] دریا { CODE($cell) } (تنها جای ممکن)
    }
   *[cell] { $tile ->
        [land] خشکی { CODE($cell) }
       *[sea] دریا { CODE($cell) }
    }
}
news-landverse-discarded = { $tile ->
    [land] کاشی خشکی جایی نداشت و دور انداخته شد
   *[sea] کاشی دریا جایی نداشت و دور انداخته شد
}
news-landverse-scored = مرحلهٔ { FA($stage) }: { FA($points) } امتیاز
news-landverse-left = بازی را ترک کرد
over-landverse-stage1 = مرحلهٔ ۱: { FA($total) } (خشکی { FA($land) }، دریا { FA($sea) })
over-landverse-stage2 = مرحلهٔ ۲: { FA($total) } (خشکی { FA($land) }، دریا { FA($sea) })
over-landverse-largest = امتیازها برابر شدند؛ بزرگ‌ترین قلمرو در مرحلهٔ ۲ برنده را تعیین کرد.

# Landverse: tiles

scenery-landverse = { $scenery ->
    [plain] دشت
    [forest] جنگل
    [mountain] کوه
    [cliff] صخره
    [village] روستا
    [desert] بیابان
    [open] دریای باز
    [waves] موج
    [ship] کشتی
    [reef] مرجان
    [whale] نهنگ
   *[gulls] مرغ دریایی
}
tile-landverse = { $pattern ->
    [plain] دشت پهناور
    [forest] جنگل انبوه
    [mountain] کوه‌های بلند
    [village] دو روستا
    [desert] بیابان بزرگ
    [open] دریای باز
    [waves] موج‌های بلند
    [ship] دو کشتی
    [reef] مرجان بزرگ
    [whale] گلهٔ نهنگ
    [across] { $first } بالای { $second }
    [along] { $first } کنار { $second }
   *[whole] { $first } و { $second }
}

# Landverse: pictures and boards in words

landverse-progress = حرکت { FA($move) } از { FA($moves) }
landverse-waiting = در انتظار
landverse-place-pair = جفت خود را بگذارید
landverse-to-place = برای چیدن
landverse-your-pair = جفت شما
landverse-fits = در { FA($n) } خانه جور است
landverse-stage1 = مرحلهٔ ۱
landverse-stage2 = مرحلهٔ ۲
landverse-now = اکنون
landverse-total = مجموع
landverse-left = { FA($n) } مانده
landverse-pairs-left = { FA($n) } جفت مانده
landverse-discarded = دورریخته
landverse-label = { $label }:
landverse-place-land = کاشی خشکی را بگذارید
landverse-place-sea = کاشی دریا را بگذارید
landverse-stage1-after = پس از حرکت { FA($n) }
landverse-gone = بازی را ترک کرد
landverse-place = مقام { FA($n) }
landverse-wins = برنده شد
landverse-shared = برد مشترک
landverse-over = بازی تمام شد
landverse-goal = بزرگ‌ترین خشکی و بزرگ‌ترین دریا امتیاز می‌آورند.
landverse-hint-pair = یک کاشی و ستون آن را انتخاب کنید. علامت‌ها نشان می‌دهند کدام کاشی در کدام خانه جور است.
landverse-hint-land = ستونی برای کاشی خشکی انتخاب کنید.
landverse-hint-sea = ستونی برای کاشی دریا انتخاب کنید.
landverse-hint-cell = یکی از خانه‌های علامت‌دار را انتخاب کنید.
landverse-short-pair = کاشی خشکی: { $land }. کاشی دریا: { $sea }. یک کاشی و ستون آن را انتخاب کنید.
landverse-short-land = کاشی خشکی: { $land }. ستون آن را انتخاب کنید.
landverse-short-sea = کاشی دریا: { $sea }. ستون آن را انتخاب کنید.
landverse-short-cell = { $kind ->
    [land] کاشی خشکی: { $tile }. کدام خانهٔ ستون { CODE($column) }؟
   *[sea] کاشی دریا: { $tile }. کدام خانهٔ ستون { CODE($column) }؟
}
landverse-short-points = { $name } { FA($points) }
landverse-short-all = { $stage ->
    [now] امتیازهای اکنون: { $points }.
   *[over] امتیازها: { $points }.
}
landverse-text-seat = { $name } ({ CODE($letter) })
landverse-text-sentence = { $name }: { $text }
landverse-text-now = اکنون { FA($points) } امتیاز (خشکی { FA($land) }، دریا { FA($sea) }).
landverse-text-to-place = برای چیدن: { $tiles }.
landverse-text-stage = مرحلهٔ { FA($stage) }: { FA($points) } امتیاز (خشکی { FA($land) }، دریا { FA($sea) }).
landverse-text-row = ردیف { CODE($row) }: { $cells }.
landverse-text-cells = { $columns } { $what }
landverse-text-span = { CODE($first) } تا { CODE($last) }
landverse-text-empty = خالی
landverse-text-shape = { $shape ->
    [land] خشکی
    [sea] دریا
    [land-across] خشکی بالای دریا
    [sea-across] دریا بالای خشکی
    [land-along] خشکی در چپ و دریا در راست
   *[sea-along] دریا در چپ و خشکی در راست
}
landverse-text-largest = { $kind ->
    [land] بزرگ‌ترین خشکی: { FA($n) } نیمه، روی { CODE($cells) }.
   *[sea] بزرگ‌ترین دریا: { FA($n) } نیمه، روی { CODE($cells) }.
}
landverse-text-latest = آخرین کاشی‌ها: { CODE($cells) }.
landverse-text-dead = دیگر هیچ کاشی‌ای روی { CODE($cells) } جور نیست.
landverse-text-hand = { $kind ->
    [land] کاشی خشکی برای چیدن: { $tile } ({ $shape }). روی { CODE($cells) } جور است.
   *[sea] کاشی دریا برای چیدن: { $tile } ({ $shape }). روی { CODE($cells) } جور است.
}
landverse-text-pairs = { FA($n) } جفت مانده است.
landverse-text-discarded = { $n ->
    [one] { FA($n) } کاشی دورریخته: { $tile }.
   *[other] { FA($n) } کاشی دورریخته، آخرین: { $tile }.
}
landverse-text-place = مقام { FA($n) }، { FA($points) } امتیاز.

# Rules

rules-landverse-1 = {""}**لندورس**
    نقشه‌ای برای خود دارید، ۶ در ۶ خانه، و آن را با کاشی‌های خشکی و دریا پر می‌کنید. بزرگ‌ترین خشکی و بزرگ‌ترین دریای شما امتیاز می‌آورند، یک بار زودتر و یک بار در پایان.

    {""}**حرکت.** بازی ۱۸ حرکت دارد. در هر حرکت یک کاشی خشکی و یک کاشی دریا برای شما رو می‌شود. هر دو را به هر ترتیبی که می‌خواهید روی خانه‌های خالی نقشهٔ خود بگذارید. لازم نیست کاشی کنار کاشی دیگری باشد. کاشی‌ها نمی‌چرخند. آنچه روی کاشی‌ها کشیده شده است فقط برای زیبایی است.
    همهٔ بازیکنان هم‌زمان حرکت می‌کنند. وقتی حرکت همه تمام شد، کاشی‌های بعدی رو می‌شوند.

    {""}**جور بودن.** هر کاشی دو نیمه دارد و هر نیمه خشکی یا دریاست. جایی که دو کاشی به هم می‌رسند، در سراسر لبه باید خشکی به خشکی و دریا به دریا برسد. کاشی‌ای که جایی ندارد دور انداخته می‌شود. کاشی‌ای که جایی دارد باید گذاشته شود، حتی اگر کاشی دیگر جایش را از دست بدهد.
    خانه‌ای که ضربدر دارد دیگر جای هیچ کاشی‌ای نیست.
rules-landverse-2 = {""}**قلمرو.** نیمه‌های هم‌نوع که لبه‌هایشان به هم می‌رسند یک قلمرو می‌سازند. گوشه‌ها به حساب نمی‌آیند. اندازهٔ قلمرو شمار نیمه‌های آن است.

    {""}**امتیازدهی.** مرحلهٔ ۱ پس از ۱۲ کاشی نخست شما حساب می‌شود و کاشی‌های دورریخته هم به شمار می‌آیند. مرحلهٔ ۲ در پایان بازی حساب می‌شود. در هر مرحله هر نیمهٔ بزرگ‌ترین خشکی و هر نیمهٔ بزرگ‌ترین دریای شما یک امتیاز می‌آورد. اگر چند قلمرو از یک نوع با هم بزرگ‌ترین باشند، دو تا از آن‌ها امتیاز می‌آورند.
    هر کس در دو مرحله بیشترین امتیاز را بگیرد برنده است. اگر امتیازها برابر باشند، کسی برنده است که در مرحلهٔ ۲ بزرگ‌ترین قلمرو را دارد، خشکی یا دریا. اگر آن هم برابر باشد، برد مشترک است.

    {""}**بازی در اینجا.** دکمهٔ «بازی کردن» را بزنید و کاشی، ستون و خانه را انتخاب کنید، یا بنویسید { CODE("`/move land c2`") }. تا کاشی‌های بعدی رو نشده‌اند می‌توانید حرکت را پس بگیرید. اگر مهلت تمام شود، نخستین جای ممکن برای شما گرفته می‌شود. کسی که بازی را ترک کند امتیازهایی را که تا آن زمان گرفته است نگه می‌دارد، ولی برنده نمی‌شود.
rules-landverse-3 = {""}**گزینه‌ها.** سرعت بازی: کاشی‌های بعدی برای همه با هم رو می‌شوند (دور به دور)، یا برای هر بازیکن پس از پایان حرکت او (آزاد). مرحلهٔ ۱: پس از ۱۲ یا ۱۸ کاشی. قلمروهای هم‌اندازه: دو تا امتیاز می‌آورند، یا همه، یا یکی.

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
parameter-as = به شکل متن، اگر تصویر به کار نمی‌آید
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
