# Its name

game-landverse = لندورس
game-landverse-blurb = ۱ تا ۴ بازیکن، هر کدام حدود ۱۸ حرکت کوتاه. نقشهٔ خود را پر کنید؛ بزرگ‌ترین خشکی و بزرگ‌ترین دریا امتیاز می‌آورند.

# Turns

turn-yours-landverse = { $n ->
    [1] { $names }، نوبت شماست.
    [2] { $names }، هر دو می‌توانید کاشی بگذارید.
   *[other] { $names }، همه می‌توانید کاشی بگذارید.
}

# Private answers

answer-done-landverse = انجام شد: { $news }.

# Undo

undo-committed-landverse = کاشی‌های بعدی رو شده‌اند؛ این حرکت را دیگر نمی‌شود پس گرفت.

# Options

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

# The words of its notation

notation-landverse-land = خشکی
notation-landverse-sea = دریا

# Questions and answers

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

# What happened

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

# Tiles

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

# Pictures and boards in words

landverse-progress = حرکت { FA($move) } از { FA($moves) }
landverse-length = { FA($n) } حرکت
landverse-place-pair = جفت خود را بگذارید
landverse-to-place = برای چیدن
landverse-your-pair = جفت شما
landverse-fits = در { FA($n) } خانه جور است
landverse-stage1 = مرحلهٔ ۱
landverse-stage2 = مرحلهٔ ۲
landverse-now = ارزش کنونی
landverse-worth = ارزش
landverse-total = مجموع
landverse-left = { FA($n) } مانده
landverse-pairs-left = { FA($n) } جفت مانده
landverse-discarded = دورریخته
landverse-place-land = کاشی خشکی را بگذارید
landverse-place-sea = کاشی دریا را بگذارید
landverse-stage1-after = پس از حرکت { FA($n) }
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
    [now] ارزش کنونی نقشه‌ها: { $points }.
   *[over] امتیازها: { $points }.
}
landverse-text-now = نقشه اکنون { FA($points) } امتیاز می‌آورد (خشکی { FA($land) }، دریا { FA($sea) }).
landverse-text-tile = { $kind ->
    [land] کاشی خشکی «{ $tile }»
   *[sea] کاشی دریا «{ $tile }»
}
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
