# Its name

game-coatl = کوآتل
game-coatl-blurb = ۱ تا ۴ بازیکن، هر کدام حدود ۳۰ نوبت کوتاه. از سر، بدن و دم مارهای پردار بسازید تا رنگ‌هایشان پیشگویی‌های شما را محقق کنند.

# Options

option-coatl-sacrifices = قربانی‌ها
option-coatl-sacrifices-hint = هر بازیکن سه توکن برای اقدامی ویژه دارد یا نه؛ هر توکن یک بار به کار می‌رود.
option-coatl-sacrifices-off = خاموش
option-coatl-sacrifices-on = روشن
option-coatl-fourth = کوآتل چهارم
option-coatl-fourth-hint = هر بازیکن می‌تواند بیش از سه کوآتل آغاز کند یا نه.
option-coatl-fourth-off = خاموش
option-coatl-fourth-on = روشن
option-coatl-bodies = قطعه‌های بدن
option-coatl-bodies-hint = شمار قطعه‌های بدن: همه، یا برای دو و سه بازیکن کمتر. در بازی تک‌نفره همیشه ۱۰ قطعه از هر رنگ.
option-coatl-bodies-box = همهٔ قطعه‌ها
option-coatl-bodies-scaled = به تعداد بازیکن
option-coatl-closed = کارت کوآتل کامل
option-coatl-closed-hint = تصویرها کدام روی کارت‌های کنار کوآتل کامل را نشان می‌دهند.
option-coatl-closed-backs = پشت کارت
option-coatl-closed-faces = روی کارت

# The words of its notation

notation-coatl-burn = سوزاندن
notation-coatl-take = برداشتن
notation-coatl-draw = کشیدن
notation-coatl-deck = دسته
notation-coatl-build = ساختن
notation-coatl-new = تازه
notation-coatl-start = آغاز
notation-coatl-to = رفتن به
notation-coatl-front = جلو
notation-coatl-back = عقب
notation-coatl-fulfil = تحقق
notation-coatl-temple = معبد
notation-coatl-offer = قربانی
notation-coatl-gift = پیشکش
notation-coatl-vision = مکاشفه
notation-coatl-vow = نذر
notation-coatl-drop = دور انداختن
notation-coatl-toss = حذف
notation-coatl-done = تمام
notation-coatl-skip = رد کردن
notation-coatl-stop = توقف
notation-coatl-pass = پاس
notation-coatl-head = سر
notation-coatl-body = بدن
notation-coatl-tail = دم
notation-coatl-yellow = زرد
notation-coatl-red = قرمز
notation-coatl-black = سیاه
notation-coatl-green = سبز
notation-coatl-blue = آبی
notation-coatl-tally = شمارش
notation-coatl-lone = جفت تنها
notation-coatl-triple = سه‌تایی
notation-coatl-pair = جفت
notation-coatl-weave = بافته
notation-coatl-wall = دیوار
notation-coatl-quad = چهارتایی
notation-coatl-rainbow = رنگین‌کمان
notation-coatl-bridge = پل
notation-coatl-mirror = آینه

# Pieces in a sentence

told-coatl-head = سر { $rest }
told-coatl-body = بدن { $rest }
told-coatl-tail = دم { $rest }
twice-coatl-head = دو سر { $rest }
twice-coatl-body = دو بدن { $rest }
twice-coatl-tail = دو دم { $rest }

# Why something isn't open

coatl-why-question = { $question ->
    [burn] نخست انتخاب کنید کدام پیشگویی‌ها را نگه می‌دارید.
    [draw] در حال برداشتن پیشگویی هستید. نخست «تمام» را بگویید.
    [build] در حال ساختن هستید. نخست «تمام» را بگویید.
    [complete] کوآتل کامل است. نخست پیشگویی‌های آن را کنارش بگذارید.
    [temple] نخست معبدی برای کوآتل کامل انتخاب کنید یا آن را رد کنید.
    [toss] در حال حذف قطعه هستید. نخست «تمام» را بگویید.
    [gift] نخست قطعه‌های پیشکش خود را انتخاب کنید.
    [drop] نخست انتخاب کنید کدام پیشگویی‌ها را دور می‌اندازید، سپس «تمام» را بگویید.
   *[vow] نخست معبدی را که برمی‌دارید انتخاب کنید.
}
coatl-why-build-first = نخست انتخاب کنید کدام کوآتل را می‌سازید، برای نمونه «{ MOVE("build c1", game: "coatl") }» یا «{ MOVE("build new", game: "coatl") }».
coatl-why-nothing-done = نخست کاری انجام دهید؛ پس از آن می‌توانید تمام کنید.
coatl-why-keep = { $more ->
    [one] می‌توانید { FA($most) } پیشگویی نگه دارید. { FA($more) } پیشگویی دیگر بسوزانید.
   *[other] می‌توانید { FA($most) } پیشگویی نگه دارید. { FA($more) } پیشگویی دیگر بسوزانید.
}
coatl-why-no-card = { MOVE($card, game: "coatl") } در دست شما نیست.
coatl-why-no-space = خزانه خانه‌ای به نام «{ CODE($space) }» ندارد.
coatl-why-space-empty = خانهٔ { CODE($space) } خالی است.
coatl-why-no-room = { $room ->
    [0] تختهٔ شما پر است و نمی‌توانید { CODE($space) } را بردارید.
    [one] تختهٔ شما برای { FA($room) } قطعه جا دارد و در { CODE($space) } { FA($pieces) } قطعه هست.
   *[other] تختهٔ شما برای { FA($room) } قطعه جا دارد و در { CODE($space) } { FA($pieces) } قطعه هست.
}
coatl-why-hand-full = { FA($most) } پیشگویی در دست دارید و بیش از این مجاز نیست.
coatl-why-deck-empty = پیشگویی دیگری برای کشیدن نمانده است.
coatl-why-slot-empty = روی { CODE($slot) } کارتی نیست.
coatl-why-no-slot = ردیف پیشگویی جایی به نام «{ CODE($slot) }» ندارد.
coatl-why-only-turned = تازه به این کوآتل رفته‌اید. نخست کاری در آن انجام دهید.
coatl-why-no-pieces = قطعه‌ای برای آغاز کوآتل ندارید.
coatl-why-unfinished = { FA($most) } کوآتل ناتمام دارید. پیش از آغاز کوآتل تازه یکی از آن‌ها را کامل کنید.
coatl-why-started = { FA($most) } کوآتل آغاز کرده‌اید و بیش از این مجاز نیست.
coatl-why-no-coatl = کوآتلی به نام «{ CODE($coatl) }» ندارید.
coatl-why-complete = { CODE($coatl) } کامل است و چیزی به آن افزوده نمی‌شود.
coatl-why-nothing-there = با قطعه‌ها و کارت‌های شما کاری روی { CODE($coatl) } ممکن نیست.
coatl-why-no-piece = { MOVE($piece, game: "coatl") } روی تختهٔ شما نیست.
coatl-why-closed = { $end ->
    [front] جلوی این کوآتل با سر بسته شده است.
   *[back] عقب این کوآتل با دم بسته شده است.
}
coatl-why-wrong-end = { $kind ->
    [head] سر فقط در جلو جا می‌گیرد.
   *[tail] دم فقط در عقب جا می‌گیرد.
}
coatl-why-no-body = میان سر و دم کوآتل دست‌کم یک قطعهٔ بدن لازم است.
coatl-why-bare = این قطعه کوآتل را کامل می‌کند و هیچ‌کدام از پیشگویی‌های شما با آن محقق نمی‌شود. کوآتل کامل دست‌کم یک پیشگویی لازم دارد.
coatl-why-needs-card = کوآتل کامل دست‌کم یک پیشگویی لازم دارد.
coatl-why-same-card = همین پیشگویی کنار این کوآتل هست.
coatl-why-four-cards = کنار این کوآتل { FA($most) } پیشگویی هست و بیش از این مجاز نیست.
coatl-why-unfulfilled = این کوآتل هنوز { MOVE($card, game: "coatl") } را محقق نمی‌کند: { FA($times) } از { FA($needed) }.
coatl-why-no-temple = { CODE($temple) } نه در دست شماست و نه بالای یکی از دسته‌ها.
coatl-why-unmet = این کوآتل هیچ‌کدام از خواسته‌های معبد «{ temple-coatl }» را ندارد.
coatl-why-no-sacrifices = این بازی بدون قربانی است.
coatl-why-token-idle = { $token ->
    [gift] در کیسه‌ها چیزی نیست که تختهٔ شما برایش جا داشته باشد.
   *[vow] معبدی آشکار نیست.
}
coatl-why-token-used = { $token ->
    [gift] پیشکش برگزیده را به کار برده‌اید.
    [vision] مکاشفه را به کار برده‌اید.
   *[vow] نذر را به کار برده‌اید.
}
coatl-why-no-gift = پیشکش یک سر، یک دم یا دو قطعهٔ بدن است و لازم است روی تخته برایش جا باشد.
coatl-why-not-in-bag = { MOVE($piece, game: "coatl") } در کیسه نمانده است.
coatl-why-not-stuck = این فقط برای کسی است که نمی‌تواند بردارد، بکشد، بسازد یا قربانی بدهد.
coatl-why-no-stop = فقط از اقدام دوم نوبت پایانی می‌شود گذشت.

# What happened

news-coatl-first = بازیکن نخست شد
news-coatl-burned = { $card ->
    [hidden] یک پیشگویی سوزاند
   *[known] { MOVE($card, game: "coatl") } را سوزاند
}
times-coatl-burned = { $card ->
    [hidden] { FA($times) } پیشگویی سوزاند
   *[known] { MOVE($card, game: "coatl") } را سوزاند (× { FA($times) })
}
news-coatl-kept = { $cards ->
    [0] پیشگویی نگه نداشت
   *[other] { FA($cards) } پیشگویی نگه داشت
}
news-coatl-took = { $pieces ->
    [2] { BOTH($first, $second, game: "coatl") } را برداشت ({ CODE($space) })
   *[1] { MOVE($first, game: "coatl") } را برداشت ({ CODE($space) })
}
news-coatl-filled = خزانه پر شد
news-coatl-picked = { MOVE($card, game: "coatl") } را از ردیف برداشت ({ CODE($slot) })
news-coatl-drew = { $card ->
    [hidden] یک پیشگویی از دسته کشید
   *[known] { MOVE($card, game: "coatl") } را از دسته کشید
}
times-coatl-drew = { $card ->
    [hidden] { FA($times) } پیشگویی از دسته کشید
   *[known] { MOVE($card, game: "coatl") } را از دسته کشید (× { FA($times) })
}
news-coatl-reshuffled = پیشگویی‌های دورریخته بُر خوردند و دوباره دسته شدند
news-coatl-started = { CODE($coatl) } را با { MOVE($piece, game: "coatl") } آغاز کرد
news-coatl-joined = { $end ->
    [front] { MOVE($piece, game: "coatl") } را جلوی { CODE($coatl) } گذاشت
   *[back] { MOVE($piece, game: "coatl") } را عقب { CODE($coatl) } گذاشت
}
news-coatl-fulfilled = { $points ->
    [one] { MOVE($card, game: "coatl") } را کنار { CODE($coatl) } گذاشت، { FA($points) } امتیاز
   *[other] { MOVE($card, game: "coatl") } را کنار { CODE($coatl) } گذاشت، { FA($points) } امتیاز
}
news-coatl-completed = { CODE($coatl) } را کامل کرد
news-coatl-claimed = معبد «{ temple-coatl }» را برای { CODE($coatl) } گرفت، { FA($points) } امتیاز
news-coatl-ending = { $how ->
    [A] بازیکنی سه کوآتل کامل کرده است؛ دیگران هر کدام یک نوبت پایانی دارند
   *[B] قطعه‌های بدن تمام شده‌اند؛ دور تا آخر بازی می‌شود و سپس هر بازیکن یک نوبت پایانی دارد
}
news-coatl-offered = { $token ->
    [gift] پیشکش برگزیده را به کار برد
    [vision] مکاشفه را به کار برد
   *[vow] نذر را به کار برد
}
news-coatl-given = { MOVE($piece, game: "coatl") } را از کیسه انتخاب کرد
news-coatl-dropped = { $card ->
    [hidden] یک پیشگویی دور انداخت
   *[known] { MOVE($card, game: "coatl") } را دور انداخت
}
times-coatl-dropped = { $card ->
    [hidden] { FA($times) } پیشگویی دور انداخت
   *[known] { MOVE($card, game: "coatl") } را دور انداخت (× { FA($times) })
}
news-coatl-vowed = معبد «{ temple-coatl }» را به دست گرفت
news-coatl-tossed = { MOVE($piece, game: "coatl") } را از بازی حذف کرد
news-coatl-passed = کاری ممکن نبود و پاس داد
news-coatl-drained = { $pieces ->
    [2] از بازی بیرون رفت ({ CODE($space) }): { BOTH($first, $second, game: "coatl") }
   *[1] از بازی بیرون رفت ({ CODE($space) }): { MOVE($first, game: "coatl") }
}
news-coatl-left = بازی را ترک کرد
over-coatl-c1 = { CODE("c1") }: { FA($total) } (پیشگویی { FA($prophecies) }، معبد { FA($temple) })
over-coatl-c2 = { CODE("c2") }: { FA($total) } (پیشگویی { FA($prophecies) }، معبد { FA($temple) })
over-coatl-c3 = { CODE("c3") }: { FA($total) } (پیشگویی { FA($prophecies) }، معبد { FA($temple) })
over-coatl-more = کوآتل‌های دیگر: { FA($total) } (پیشگویی { FA($prophecies) }، معبد { FA($temple) })
over-coatl-cards = امتیازها برابر شدند؛ شمار کارت‌های کنار کوآتل‌های کامل برنده را تعیین کرد.
over-coatl-serpent = امتیازها و کارت‌ها برابر شدند؛ پرامتیاز‌ترین کوآتل برنده را تعیین کرد.

# Cards and titles

family-coatl = { $family ->
    [tally] شمارش
    [lone] جفت تنها
    [triple] سه‌تایی
    [pair] جفت
    [weave] بافته
    [wall] دیوار
    [quad] چهارتایی
    [rainbow] رنگین‌کمان
    [bridge] پل
   *[mirror] آینه
}
prophecy-coatl = { $card ->
    [tally-y] خرمن خورشید
    [tally-r] تودهٔ اخگر
    [tally-k] گنجینهٔ شب
    [tally-g] انبوه برگ
    [tally-b] انبار باران
    [lone-y] دو خورشید تنها
    [lone-r] دو اخگر تنها
    [lone-k] دو شب تنها
    [lone-g] دو برگ تنها
    [lone-b] دو باران تنها
    [triple-y] سه خورشید پیاپی
    [triple-r] سه اخگر پیاپی
    [triple-k] سه شب پیاپی
    [triple-g] سه برگ پیاپی
    [triple-b] سه باران پیاپی
    [pair-yg] خورشید پیش از برگ
    [pair-rk] اخگر پیش از شب
    [pair-yb] خورشید پیش از باران
    [pair-gb] برگ پیش از باران
    [pair-kg] شب پیش از برگ
    [pair-yk] خورشید پیش از شب
    [pair-rb] اخگر پیش از باران
    [weave-kbkb] بافتهٔ شب و باران
    [weave-yryr] بافتهٔ خورشید و اخگر
    [weave-rgrg] بافتهٔ اخگر و برگ
    [wall-rrrgg] دیوار اخگر، تاج برگ
    [wall-kkggg] دیوار شب، تاج برگ
    [wall-yybbb] دیوار خورشید، تاج باران
    [quad-bbyy] دو باران، دو خورشید
    [quad-rrbb] دو اخگر، دو باران
    [quad-kkyy] دو شب، دو خورشید
    [quad-ggrr] دو برگ، دو اخگر
    [rainbow-ykrgb] رنگین‌کمان خورشید تا باران
    [rainbow-rkbyg] رنگین‌کمان اخگر تا برگ
    [rainbow-kgrby] رنگین‌کمان شب تا خورشید
    [bridge-ykr] پل شب از خورشید به اخگر
    [bridge-gyk] پل خورشید از برگ به شب
    [bridge-ybg] پل باران از خورشید به برگ
    [bridge-bgk] پل برگ از باران به شب
    [bridge-rkb] پل شب از اخگر به باران
    [bridge-rby] پل باران از اخگر به خورشید
    [bridge-grk] پل اخگر از برگ به شب
    [bridge-gyg] پل خورشید از برگ به برگ
    [bridge-bgb] پل برگ از باران به باران
    [mirror-ky] آینهٔ شب و خورشید
    [mirror-gk] آینهٔ برگ و شب
    [mirror-kb] آینهٔ شب و باران
    [mirror-yr] آینهٔ خورشید و اخگر
   *[mirror-rb] آینهٔ اخگر و باران
}
temple-coatl = { $temple ->
    [no-y-len-7] بی‌خورشید، سرای هفت
    [no-k-len-8] بی‌شب، سرای هشت
    [no-g-len-9] بی‌برگ، سرای نه
    [no-b-len-10] بی‌باران، سرای ده
    [no-r-len-11] بی‌اخگر، سرای یازده
    [eq-ry-len-12] ترازوی اخگر و خورشید، سرای دوازده
    [eq-yg-len-6] ترازوی خورشید و برگ، سرای شش
    [eq-bk-len-9] ترازوی باران و شب، سرای نه
    [eq-rg-len-6] ترازوی اخگر و برگ، سرای شش
    [eq-by-len-12] ترازوی باران و خورشید، سرای دوازده
    [no-k-eq-br] بی‌شب، ترازوی باران و اخگر
    [no-b-eq-kr] بی‌باران، ترازوی شب و اخگر
    [no-g-eq-ky] بی‌برگ، ترازوی شب و خورشید
    [no-r-eq-bg] بی‌اخگر، ترازوی باران و برگ
   *[no-y-eq-kg] بی‌خورشید، ترازوی شب و برگ
}
rank-coatl = { $rank ->
    [pupil] شاگرد
    [scribe] کاتب
    [priest] کاهن
    [high-priest] کاهن اعظم
   *[feathered-serpent] مار پردار
}

# Pictures and boards in words

coatl-round = { $n ->
    [0] آماده‌سازی
   *[other] دور { FA($n) }
}
coatl-last-round = دور { FA($n) }، نوبت‌های پایانی
coatl-length = { FA($n) } دور
coatl-goal = سومین کوآتل کامل پایان را می‌آورد؛ فقط کوآتل‌های کامل امتیاز دارند.
coatl-last = نوبت پایانی: { FA($n) } اقدام
coatl-left = رفته است
coatl-order-burn = حداکثر سه کارت نگه دارید
coatl-order-turn = نوبت شماست
coatl-order-draw = کشیدن یا پایان
coatl-order-build = ادامهٔ ساختن
coatl-order-complete = گذاشتن کارت
coatl-order-temple = انتخاب معبد
coatl-order-toss = انتخاب قطعه برای حذف
coatl-order-gift = انتخاب قطعه
coatl-order-drop = انتخاب کارت برای کنار گذاشتن
coatl-order-vow = انتخاب معبد
coatl-hint = فقط شما می‌بینید. سبز: اکنون کنار آن کوآتل گذاشته می‌شود؛ مهره‌ها: آنچه پلهٔ بعد کم دارد.
coatl-private = فقط شما می‌بینید.
coatl-score = امتیاز
coatl-no-cards = پیشگویی در دست ندارید
coatl-times = { FA($n) } از { FA($of) }
coatl-more = × { FA($n) }
coatl-temple-mine = معبد شما
coatl-temple-pile = دستهٔ { FA($n) }
coatl-ranked = { $title }، با { FA($n) } امتیاز.
coatl-named = { $name } ({ CODE($code) })
coatl-temple = { $name }: { $asked }
coatl-lacks = بدون { $colour }
coatl-equal = { $first } برابر { $second }
coatl-pieces = { FA($n) } قطعه
coatl-ask-burn = { $more ->
    [0] حداکثر { FA($most) } کارت نگه دارید: آنچه نمی‌خواهید بسوزانید و سپس «تمام» را بزنید.
   *[other] حداکثر { FA($most) } کارت نگه دارید: دست‌کم { FA($more) } کارت بسوزانید و سپس «تمام» را بزنید.
}
coatl-ask-turn = قطعه بردارید، پیشگویی بکشید یا بسازید.
coatl-ask-draw = پیشگویی دیگری بکشید یا «تمام» را بزنید.
coatl-ask-build = قطعه‌ای یا پیشگویی‌ای بگذارید یا «تمام» را بزنید.
coatl-ask-complete = این کوآتل کامل است. پیشگویی‌های آن را بگذارید و سپس «تمام» را بزنید.
coatl-ask-temple = معبدی برای این کوآتل بردارید یا آن را رد کنید.
coatl-ask-toss = آنچه از بازی بیرون می‌رود را انتخاب کنید.
coatl-ask-gift = قطعه‌ای از کیسه‌ها انتخاب کنید.
coatl-ask-drop = پیشگویی‌هایی که دور می‌اندازید را انتخاب کنید و سپس «تمام» را بزنید.
coatl-ask-vow = معبدی را که به دست می‌گیرید انتخاب کنید.
coatl-short-points = امتیازها: { $each }.
coatl-short-completed = کوآتل‌های کامل: { $each }.
coatl-short-one = { $name } { FA($n) }
coatl-short-hand = در دست شما: { $cards }.
coatl-text-round = { $round }.
coatl-text-score = امتیاز: { FA($n) }.
coatl-text-first = بازیکن نخست.
coatl-text-left = بازی را ترک کرده است.
coatl-text-last = نوبت پایانی، با { FA($n) } اقدام.
coatl-text-serpent = { CODE($coatl) }: { CODE($letters) }، { FA($n) } قطعه، { $front ->
    [closed] نخستین سر
   *[open] جلو باز
}، { $back ->
    [closed] آخرین دم
   *[open] عقب باز
}.
coatl-text-backs = { $temple ->
    [yes] کنار آن { FA($n) } پیشگویی و یک معبد.
   *[no] کنار آن { FA($n) } پیشگویی.
}
coatl-text-worth = { $card } { FA($n) }
coatl-text-beside = کنار آن { $cards }، روی هم { FA($n) }.
coatl-text-board = روی تخته: { $pieces }.
coatl-text-held = در دست مانده: { $cards }.
coatl-text-hands = پیشگویی در دست: { FA($n) }، معبد: { FA($temples) }.
coatl-text-tokens = قربانی‌های مانده: { $tokens }.
coatl-text-card = در دست شما: { $card }.
coatl-text-far = روی { CODE($coatl) } { FA($n) } بار ({ FA($points) } امتیاز)
coatl-text-fits = اکنون { $each }.
coatl-text-temple = معبد شما: { $temple }.
coatl-text-letters = حرف‌ها: { CODE("Y") } زرد، { CODE("R") } قرمز، { CODE("K") } سیاه، { CODE("G") } سبز، { CODE("B") } آبی؛ کوآتل از سر به دم خوانده می‌شود.
coatl-text-space = { CODE($space) } { $pieces }
coatl-text-supply = خزانه: { $spaces }.
coatl-text-bags = در کیسه‌ها: سر { FA($heads) }، بدن { FA($bodies) }، دم { FA($tails) }.
coatl-text-deck = { $n ->
    [0] پیشگویی در دسته نمانده است.
   *[other] { FA($n) } پیشگویی در دسته.
}
coatl-text-slot = { CODE($slot) }: { $card }
coatl-text-pile = دستهٔ معبد { FA($n) }، { FA($left) } کارت مانده: { $temple }
coatl-text-moves = حرکت‌های شما: { $moves }.

# Rules

rules-coatl-1 = {""}**کوآتل**
    سرها، قطعه‌های بدن و دم‌ها را به هم می‌پیوندید و مارهای پردار می‌سازید: کوآتل‌ها. رنگ‌های کوآتل پیشگویی‌ها را محقق می‌کنند و پیشگویی‌ها امتیاز می‌آورند.

    {""}**آغاز بازی.** هر بازیکن یک معبد پنهان و چند پیشگویی می‌گیرد. همه هم‌زمان انتخاب می‌کنند: هر کس حداکثر ۳ پیشگویی نگه می‌دارد و بقیه را می‌سوزاند.

    {""}**نوبت شما** یک اقدام است، یکی از این سه.
    {""}**برداشتن قطعه:** همهٔ یک خانهٔ خزانه، که یک سر، یک دم یا دو قطعهٔ بدن است. تختهٔ شما برای ۸ قطعه جا دارد و باید برای همهٔ آن خانه جا باشد. وقتی همهٔ خانه‌های بدن، یا همهٔ خانه‌های سر و دم، خالی شوند، خزانه از کیسه‌ها پر می‌شود.
    {""}**برداشتن پیشگویی:** یکی یا بیشتر، از ردیف یا از دسته، تا ۵ پیشگویی در دست. وقتی تمام کنید، ردیف پر می‌شود.
    {""}**ساختن:** هر قدر و به هر ترتیبی که می‌خواهید. با هر قطعه‌ای کوآتلی آغاز کنید. به دو سر آن قطعه بیفزایید: سر در جلو، دم در عقب و بدن میان آن‌ها. پیشگویی‌ای از دست خود را کنار کوآتل ناتمامی بگذارید که آن را محقق می‌کند؛ امتیاز آن پس از این هم می‌تواند بیشتر شود. حداکثر ۲ کوآتل ناتمام دارید و در کل بازی ۳ کوآتل آغاز می‌کنید. قطعه‌ها دیگر جابه‌جا نمی‌شوند.
rules-coatl-2 = {""}**کامل شدن.** کوآتلی که سر و دم و میان آن‌ها بدن دارد کامل است. همان‌جا می‌توانید پیشگویی‌های دیگری را که محقق می‌کند کنارش بگذارید، روی هم ۱ تا ۴ پیشگویی، هیچ دو تایی یکسان نه. سپس می‌توانید یک معبد از دست خود یا از بالای دسته‌ها بگیرید، اگر یکی از دو خواستهٔ آن برآورده باشد: ۳ امتیاز، یا برای هر دو ۷ امتیاز. پس از آن کوآتل بسته می‌شود.

    {""}**الگوها** از سر به دم خوانده می‌شوند. همهٔ قطعه‌ها به حساب می‌آیند، از هر نوع. در یک کارت هر قطعه یک بار به کار می‌رود، ولی می‌تواند برای کارت‌های دیگر هم به کار رود. بالا‌ترین پله‌ای که به آن برسید امتیاز می‌آورد.
    شمارش: قطعه‌های آن رنگ، هر جا که باشند. جفت تنها: درست دو قطعه کنار هم؛ انتهای باز مرز به حساب نمی‌آید. سه‌تایی: سه قطعهٔ پیاپی. جفت: رنگی درست پیش از رنگ دیگر. بافته، دیوار، چهارتایی، رنگین‌کمان: رنگ‌ها درست به همین ترتیب. پل: رنگ نخست، یک یا چند قطعه از رنگ میانی، رنگ آخر. آینه: دو رنگ، دست‌کم یک قطعه از هر رنگی، همان دو رنگ وارونه.

    {""}**معبدها** دو تا از این‌ها را می‌خواهند: رنگی که نیست، دو رنگ به یک شمار (از هر کدام دست‌کم یکی)، شمار معینی قطعه.
rules-coatl-3 = {""}**پایان بازی.** وقتی کسی ۳ کوآتل کامل کند، دیگران هر کدام یک نوبت پایانی دارند: کسانی که در دور پس از او هستند ۱ یا ۲ اقدام، و کسانی که پیش از او هستند ۱ اقدام. وقتی در خزانه و کیسه قطعهٔ بدن نماند، دور تا آخر بازی می‌شود و همه یک نوبت پایانی دارند.
    فقط کوآتل‌های کامل امتیاز می‌آورند. بیشترین امتیاز برنده است، سپس بیشترین کارت کنار کوآتل‌های کامل، سپس پرامتیاز‌ترین کوآتل. پس از آن برد مشترک است.

    {""}**تک‌نفره** با ۱۰ قطعهٔ بدن از هر رنگ بازی می‌کنید و پس از هر نوبت یک خانهٔ خزانه از بازی بیرون می‌رود.

    {""}**بازی در اینجا.** کارت‌هایتان را فقط خودتان می‌بینید، با «بازی کردن». تا وقتی چیز تازه‌ای رو نشده یا کس دیگری بازی نکرده است، می‌توانید قدم‌های خود را پس بگیرید. کسی که هیچ کاری برایش ممکن نیست قطعه‌هایی را حذف می‌کند یا پاس می‌دهد.

    {""}**گزینه‌ها.** قربانی‌ها: هر بازیکن سه توکن دارد و هر کدام را یک بار به جای یک اقدام به کار می‌برد. پیشکش برگزیده: قطعه‌هایی به انتخاب شما از کیسه. مکاشفه: ردیف تازه، دور انداختن پیشگویی‌ها و برداشتن پیشگویی‌های دیگر. نذر: معبدی آشکار به دست شما می‌آید. کوآتل چهارم: آغاز کوآتل‌ها حدی ندارد. قطعه‌های بدن: برای ۲، ۳ یا ۴ بازیکن ۱۴، ۱۸ یا ۲۴ قطعه از هر رنگ. کارت کوآتل کامل: تصویرها پشت یا روی کارت‌ها را نشان می‌دهند.
