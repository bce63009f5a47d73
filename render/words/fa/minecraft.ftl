# Its name

game-minecraft = ماینکرفت: سازندگان و زیستگاه‌ها
game-minecraft-blurb = ۲ تا ۴ بازیکن، برای دو نفر هر کدام حدود ۲۴ نوبت. زمین را کاوش کنید، از انبار بلوک بردارید، روی تختهٔ خود بسازید و با ماب‌ها بجنگید؛ سه فاز به ساخته‌های شما امتیاز می‌دهند.

# Undo

undo-committed-minecraft = از آن زمان چیزی رو شده یا بازیکن بعدی پاسخ داده است؛ این کار را دیگر نمی‌شود پس گرفت.

# Options

option-minecraft-actions = هر دو اقدام
option-minecraft-actions-hint = هر دو اقدام نوبت باید انجام شود، یا نوبت می‌تواند زودتر تمام شود.
option-minecraft-actions-must = اجباری
option-minecraft-actions-may = اختیاری
option-minecraft-first = آغازگر
option-minecraft-first-hint = چه کسی شروع می‌کند: به تصادف، یا یکی از صندلی‌ها.
option-minecraft-first-random = تصادفی
option-minecraft-first-A = صندلی { CODE("A") }
option-minecraft-first-B = صندلی { CODE("B") }
option-minecraft-first-C = صندلی { CODE("C") }
option-minecraft-first-D = صندلی { CODE("D") }
option-minecraft-colours = انتخاب رنگ
option-minecraft-colours-hint = تخته‌ها تصادفی پخش می‌شوند، یا هر صندلی رنگی را می‌گیرد که در پایین انتخاب کرده است.
option-minecraft-colours-random = تصادفی
option-minecraft-colours-chosen = انتخابی
option-minecraft-scoring = امتیازدهی شما
option-minecraft-scoring-hint = کامل: بزرگ‌ترین گروه پیوسته به حساب می‌آید. مبتدی: همهٔ خانه‌های یک ویژگی به حساب می‌آیند.
option-minecraft-scoring-full = کامل
option-minecraft-scoring-beginner = مبتدی
option-minecraft-colour = رنگ شما
option-minecraft-colour-hint = وقتی رنگ‌ها انتخابی باشند. اگر دو نفر یک رنگ بخواهند، صندلی جلوتر آن را می‌گیرد.
option-minecraft-colour-any = هر کدام
option-minecraft-colour-red = قرمز (درهٔ قرمز)
option-minecraft-colour-blue = آبی (ساحل آبی)
option-minecraft-colour-yellow = زرد (دشت زرد)
option-minecraft-colour-green = سبز (یال سبز)

# The words of its notation

notation-minecraft-explore = کاوش
notation-minecraft-collect = جمع‌آوری
notation-minecraft-build = ساختن
notation-minecraft-fight = جنگیدن
notation-minecraft-weapon = اسلحه
notation-minecraft-go = رفتن
notation-minecraft-take = برداشتن
notation-minecraft-choose = انتخاب
notation-minecraft-pay = پرداختن
notation-minecraft-put = گذاشتن
notation-minecraft-draw = رو کردن
notation-minecraft-stop = توقف
notation-minecraft-skip = رد کردن
notation-minecraft-tnt = تی‌ان‌تی
notation-minecraft-yes = بله
notation-minecraft-no = نه
notation-minecraft-trade = معامله
notation-minecraft-end = پایان نوبت
code-minecraft-pay = { $kind ->
    [w] { FA($n) } چوب
    [s] { FA($n) } شن
    [t] { FA($n) } سنگ
    [o] { FA($n) } ابسیدین
   *[e] { FA($n) } زمرد
}

# What /board can show

look-minecraft-cube = مکعب
look-minecraft-ground = زمین

# Questions and answers

minecraft-why-no-place = «{ CODE($place) }» جایی از این نوع نیست.
minecraft-why-dry = سه دور است که بلوکی از انبار برداشته نشده است؛ نوبت با جمع‌آوری آغاز می‌شود.
minecraft-why-question = { $question ->
    [explore] در حال کاوش هستید. نخست تقاطعی انتخاب کنید یا بازگردید.
    [take] در حال برداشتن بلوک هستید. نخست بلوک را بردارید.
    [build] در حال ساختن هستید. نخست سازه‌ای انتخاب کنید یا بازگردید.
    [pay] در حال ساختن هستید. نخست پرداخت را انتخاب کنید یا بازگردید.
    [put] در حال ساختن هستید. نخست خانه‌ای انتخاب کنید یا بازگردید.
    [fight] می‌خواهید بجنگید. نخست مابی انتخاب کنید یا بازگردید.
    [bow] در حال جنگ هستید. نخست بگویید با کمان توکن دیگری رو می‌شود یا نه.
    [tnt] در حال جنگ هستید. نخست بگویید تی‌ان‌تی منفجر می‌شود یا نه.
    [weapon] در حال برداشتن اسلحه هستید. نخست یکی را انتخاب کنید یا بازگردید.
   *[extra] هر دو اقدام شما انجام شده است. مابی را برای یک اقدام دیگر معامله کنید یا نوبت را تمام کنید.
}
minecraft-why-used = { $action ->
    [explore] در این نوبت کاوش کرده‌اید؛ هر نوبت دو اقدام متفاوت است.
    [collect] در این نوبت جمع‌آوری کرده‌اید؛ هر نوبت دو اقدام متفاوت است.
    [build] در این نوبت ساخته‌اید؛ هر نوبت دو اقدام متفاوت است.
    [fight] در این نوبت جنگیده‌اید؛ هر نوبت دو اقدام متفاوت است.
   *[weapon] در این نوبت اسلحه برداشته‌اید؛ هر نوبت دو اقدام متفاوت است.
}
minecraft-why-none = { $action ->
    [explore] الان کاوش ممکن نیست.
    [collect] الان هیچ بلوکی برداشتنی نیست.
    [build] کنار شما سازهٔ رویی که هزینه‌اش را داشته باشید نیست.
    [fight] کنار شما ماب رویی نیست.
   *[weapon] کنار شما اسلحهٔ رویی نیست.
}
minecraft-why-far = { CODE($place) } بیش از دو گام دور است.
minecraft-why-first = این بخشی از «{ MOVE($action, game: "minecraft") }» است که باید پیش از آن بیاید.
minecraft-why-empty = روی { CODE($place) } چیزی نمانده است.
minecraft-why-covered = بلوک بالای { CODE($place) } برای برداشتن دو سمت باز لازم دارد.
minecraft-why-no-building = روی { CODE($place) } سازهٔ رویی نیست.
minecraft-why-no-mob = روی { CODE($place) } ماب رویی نیست.
minecraft-why-missing = این بلوک‌ها کم است: { MOVE($blocks, game: "minecraft", after: "pay") }.
minecraft-why-apart = مهرهٔ شما کنار { CODE($place) } نایستاده است.
minecraft-why-face-down = آنچه روی { CODE($place) } است هنوز رو نشده است؛ نخست کنار آن کاوش کنید.

# What happened

news-minecraft-began = آغازگر است
news-minecraft-went = به { CODE($crossing) } رفت
news-minecraft-found = «{ $what }» روی { CODE($place) }
list-minecraft-found = { $items } را رو کرد
news-minecraft-took = از { CODE($column) } یک بلوک { $colour } برداشت
news-minecraft-built = { $points ->
    [0] «{ $what }» را روی خانهٔ { FA($space) } ساخت (پرداخت: { MOVE($paid, game: "minecraft", after: "pay") })
   *[other] «{ $what }» را روی خانهٔ { FA($space) } ساخت (پرداخت: { MOVE($paid, game: "minecraft", after: "pay") }) و { FA($points) } تجربه گرفت
}
news-minecraft-fought = روی { CODE($place) } با { $what } جنگید
news-minecraft-turned = { $points ->
    [0] { $what }
   *[other] { $what } ({ FA($points) } تجربه)
}
list-minecraft-turned = توکن‌های رو شده: { $items }
news-minecraft-fell = { $won ->
    [yes] { $tnt ->
        [0] قلب: { FA($hearts) } در برابر { FA($of) }، پیروز شد و { FA($points) } تجربه گرفت
       *[other] تی‌ان‌تی منفجر شد، قلب: { FA($hearts) } در برابر { FA($of) }، پیروز شد و { FA($points) } تجربه گرفت
    }
   *[no] قلب: { FA($hearts) } در برابر { FA($of) }، پیروز نشد
}
news-minecraft-armed = { $what } را از { CODE($place) } برداشت
news-minecraft-traded = { $what } را برای یک اقدام دیگر معامله کرد
news-minecraft-scored = { $points ->
    [0] فاز { CODE($phase) }: ۰ تجربه
   *[other] فاز { CODE($phase) }: { $value } { FA($spaces) } × { FA($worth) } = { FA($points) } تجربه
}
news-minecraft-paid = { $what }: { $value } { FA($spaces) } × { FA($each) } = { FA($points) } تجربه
news-minecraft-left = بازی را ترک کرد
over-minecraft-xp = سازه‌ها { FA($buildings) }، ماب‌ها { FA($mobs) }، کج‌بیل { FA($hoes) }، فاز { CODE("A") } { FA($a) }، { CODE("B") } { FA($b) }، { CODE("C") } { FA($c) }، ماب‌های پایان { FA($bonus) }
over-minecraft-buildings = تجربه‌ها برابر شدند؛ سازه‌های بیشتر برنده را تعیین کرد.
over-minecraft-mobs = تجربه‌ها و سازه‌ها برابر شدند؛ ماب‌های بیشتر برنده را تعیین کرد.

# Things and values

name-minecraft-carved-totem = توتم تراشیده
name-minecraft-woodcutter-cabin = کلبهٔ هیزم‌شکن
name-minecraft-log-footbridge = پل تنهٔ درخت
name-minecraft-timber-barn = طویلهٔ چوبی
name-minecraft-clay-sundial = ساعت آفتابی گلی
name-minecraft-brook-crossing = گذر جویبار
name-minecraft-hedge-hutch = لانهٔ پرچینی
name-minecraft-mossy-statue = تندیس خزه‌پوش
name-minecraft-ranger-tower = برج جنگلبان
name-minecraft-ivy-arch-bridge = پل طاقی پیچک
name-minecraft-raven-fountain = فوارهٔ کلاغ
name-minecraft-druid-lodge = سرای دروئید
name-minecraft-palm-planter = گلدان نخل
name-minecraft-plank-causeway = گذرگاه تخته‌ای
name-minecraft-camel-yard = شترخان
name-minecraft-dune-obelisk = ستون تل‌ماسه
name-minecraft-desert-palace = کاخ بیابان
name-minecraft-oasis-bridge = پل واحه
name-minecraft-cactus-garden = باغ کاکتوس
name-minecraft-canyon-house = خانهٔ دره
name-minecraft-lizard-terrarium = تراریوم مارمولک
name-minecraft-night-market-inn = مهمان‌سرای شب‌بازار
name-minecraft-dark-glass-viaduct = پل بلند شیشهٔ تیره
name-minecraft-summit-banner = بیرق قله
name-minecraft-alpine-chalet = کلبهٔ آلپی
name-minecraft-llama-stable = اصطبل لاما
name-minecraft-sandstone-cairn = سنگ‌چین ماسه‌سنگی
name-minecraft-ledge-walk = گذر لبهٔ پرتگاه
name-minecraft-carved-peak = قلهٔ تراشیده
name-minecraft-miners-hall = تالار معدنچیان
name-minecraft-gorge-viaduct = پل بلند تنگه
name-minecraft-echo-monolith = تک‌سنگ پژواک
name-minecraft-cliff-keep = دژ صخره
name-minecraft-eagle-aviary = آشیانهٔ عقاب
name-minecraft-sled-post = تیرک سورتمه
name-minecraft-snow-hut = کلبهٔ برفی
name-minecraft-frost-boardwalk = گذرگاه یخ‌زده
name-minecraft-drift-shelter = پناهگاه برفی
name-minecraft-snow-bridge = پل برفی
name-minecraft-polar-kennel = لانهٔ سگ قطبی
name-minecraft-icefall-bridge = پل آبشار یخی
name-minecraft-yak-byre = طویلهٔ یاک
name-minecraft-aurora-lantern = فانوس شفق
name-minecraft-bear-grotto = غار خرس
name-minecraft-spider = عنکبوت
name-minecraft-zombie = زامبی
name-minecraft-skeleton = اسکلت
name-minecraft-creeper = کریپر
name-minecraft-witch = جادوگر
name-minecraft-enderman = اندرمن
name-minecraft-wooden-sword = شمشیر چوبی
name-minecraft-stone-sword = شمشیر سنگی
name-minecraft-potato = سیب‌زمینی سمی
name-minecraft-iron-sword = شمشیر آهنی
name-minecraft-diamond-sword = شمشیر الماسی
name-minecraft-bow = کمان
name-minecraft-golden-hoe = کج‌بیل طلایی
name-minecraft-stone-pickaxe = کلنگ سنگی
name-minecraft-tnt = تی‌ان‌تی
name-minecraft-forest = جنگل
name-minecraft-desert = بیابان
name-minecraft-mountain = کوهستان
name-minecraft-tundra = توندرا
name-minecraft-wood = چوب
name-minecraft-sand = شن
name-minecraft-stone = سنگ
name-minecraft-obsidian = ابسیدین
name-minecraft-decoration = تزیینی
name-minecraft-dwelling = مسکونی
name-minecraft-bridge = پل
name-minecraft-animal-house = جای حیوانات
name-minecraft-emerald = زمرد
many-minecraft-wooden-sword = شمشیر چوبی
many-minecraft-stone-sword = شمشیر سنگی
many-minecraft-potato = سیب‌زمینی سمی
many-minecraft-iron-sword = شمشیر آهنی
many-minecraft-diamond-sword = شمشیر الماسی
many-minecraft-bow = کمان
many-minecraft-golden-hoe = کج‌بیل طلایی
many-minecraft-stone-pickaxe = کلنگ سنگی
many-minecraft-tnt = تی‌ان‌تی
many-minecraft-spider = عنکبوت
many-minecraft-zombie = زامبی
many-minecraft-skeleton = اسکلت
many-minecraft-creeper = کریپر
many-minecraft-witch = جادوگر
many-minecraft-enderman = اندرمن
many-minecraft-emerald = زمرد

# Pictures and boards in words

minecraft-title = ماینکرفت
minecraft-turn = نوبت { FA($n) }
minecraft-length = { FA($n) } نوبت
minecraft-goal = کاوش کنید، جمع کنید، بسازید و بجنگید؛ سه فاز به ساخته‌های شما امتیاز می‌دهند.
minecraft-store = انبار بلوک
minecraft-blocks = { FA($n) } بلوک
minecraft-percent = { FA($n) }٪
minecraft-sheet-buildings = سازه‌ها
minecraft-sheet-mobs = ماب‌ها
minecraft-sheet-hoes = کج‌بیل طلایی
minecraft-sheet-biome = زیستگاه
minecraft-sheet-material = جنس
minecraft-sheet-type = کاربری
minecraft-sheet-bonus = ماب‌ها در پایان
minecraft-sheet-sum = جمع
minecraft-no-mob = هنوز مابی ندارد
minecraft-gone = بازی را ترک کرد
minecraft-beginner-mark = م
minecraft-ask-action = یک اقدام انتخاب کنید
minecraft-ask-explore = به تقاطعی بروید
minecraft-ask-take = یک بلوک بردارید
minecraft-ask-build = سازه‌ای انتخاب کنید
minecraft-ask-pay = پرداخت را انتخاب کنید
minecraft-ask-put = خانه‌ای انتخاب کنید
minecraft-ask-fight = مابی انتخاب کنید
minecraft-ask-bow = یکی دیگر رو می‌کنید؟
minecraft-ask-tnt = منفجر می‌کنید؟
minecraft-ask-weapon = اسلحه‌ای بردارید
minecraft-ask-extra = یک اقدام دیگر؟
minecraft-hint-action = یک اقدام انتخاب کنید. آنچه می‌شود ساخت، با آن جنگید یا برداشت کنار شماست.
minecraft-hint-explore = به یکی از تقاطع‌های نشان‌دار بروید؛ آنچه کنار آن به پشت است رو می‌شود.
minecraft-hint-take = بلوک بالای یکی از ستون‌های نشان‌دار را بردارید.
minecraft-hint-build = سازه‌ای را انتخاب کنید که هزینه‌اش را دارید.
minecraft-hint-pay = هزینهٔ «{ $what }» را چگونه می‌پردازید؟ زمرد به جای هر بلوکی پذیرفته می‌شود.
minecraft-hint-put = «{ $what }» را روی هر خانه‌ای می‌توانید بگذارید؛ آنچه زیر آن برود از بازی بیرون است.
minecraft-hint-fight = ماب را نام ببرید؛ توکن‌های شما بُر می‌خورند و سه تا رو می‌شوند.
minecraft-hint-bow = با کمان می‌توانید یک توکن دیگر رو کنید.
minecraft-hint-tnt = با تی‌ان‌تی پیروز می‌شوید و توکن آن از بازی بیرون می‌رود.
minecraft-hint-weapon = یکی از توکن‌های رو را که کنار شماست بردارید.
minecraft-hint-extra = یک ماب را برای یک اقدام دیگر معامله کنید یا نوبت را تمام کنید.
minecraft-face-down = به پشت
minecraft-empty = خالی
minecraft-hearts = { FA($n) } قلب
minecraft-payable = هزینه‌اش را دارید.
minecraft-count = { FA($n) } { $what }
minecraft-missing = کم است: { $blocks }
minecraft-gift-action = یک اقدام دیگر
minecraft-gift-bonus = { FA($each) } تجربه برای هر { $value }
minecraft-chance = شانس برد: { FA($chance) }٪
minecraft-chance-tnt = شانس { FA($chance) }٪، با تی‌ان‌تی { FA($tnt) }٪
minecraft-battle = قلب: { FA($n) } در برابر { FA($of) }
minecraft-won = پیروز شد
minecraft-lost = پیروز نشد
minecraft-short-xp = { $name } { FA($n) } تجربه
minecraft-short-all = { $all }.
minecraft-text-player = { FA($n) } تجربه، در { CODE($crossing) }، بلوک‌ها: { $blocks }.
minecraft-text-board = تخته: { $spaces }.
minecraft-text-space = { FA($n) } { $what }
minecraft-text-weapons = اسلحه‌ها: { $weapons }.
minecraft-text-mobs = ماب‌ها: { $mobs }.
minecraft-text-blocks = { FA($n) } بلوک در انبار مانده است.
minecraft-text-left = { FA($n) } بلوک در انبار مانده است، { FA($left) } تا فاز { CODE($phase) }.
minecraft-text-columns = ستون‌ها از پایین به بالا ({ CODE("w") } چوب، { CODE("s") } شن، { CODE("t") } سنگ، { CODE("o") } ابسیدین، { CODE("e") } زمرد؛ «؟» را کسی نمی‌بیند): { CODE($columns) }
minecraft-text-takeable = برداشتنی: { CODE($columns) }.
minecraft-text-open = رو: { $tiles }.
minecraft-text-at = { CODE($code) } { $what }
minecraft-text-tokens = اسلحه‌های روی زمین: { $tokens }.
minecraft-text-building = { $n ->
    [0] { CODE($code) } { $what } ({ MOVE($cost, game: "minecraft", after: "pay") })
   *[other] { CODE($code) } { $what } ({ MOVE($cost, game: "minecraft", after: "pay") }؛ { FA($n) } تجربه)
}
minecraft-text-mob = { CODE($code) } { $what } ({ FA($hearts) } قلب؛ { FA($n) } تجربه)
minecraft-text-place = مقام { FA($n) }، { FA($points) } تجربه.

# Rules

rules-minecraft-1 = {""}**ماینکرفت: سازندگان و زیستگاه‌ها**
    روی زمین بازی راه بروید، از انبار بلوک بردارید، روی تختهٔ نه‌خانه‌ای خود بسازید و با ماب‌ها بجنگید. با تمام شدن هر لایهٔ انبار یک فاز امتیازدهی می‌شود؛ پس از فاز سوم بازی تمام است و بیشترین تجربه برنده می‌شود.

    {""}**نوبت** دو اقدام متفاوت است.
    {""}**کاوش**: تا دو گام از تقاطعی به تقاطع دیگر بروید؛ آنچه کنار شما به پشت است رو می‌شود. { CODE("`go s2`") }
    {""}**جمع‌آوری**: دو بلوک بردارید. بالای بلوک و دو سمت آن باید باز باشد. { CODE("`take a1 b1`") }
    {""}**ساختن**: بلوک‌های یک سازهٔ رو را که کنار شماست بپردازید و آن را روی هر خانهٔ خود بگذارید، روی زیستگاه چاپی یا سازهٔ پیشین هم می‌شود. زمرد جای هر بلوکی را می‌گیرد. { CODE("`build j3 5`") }
    {""}**جنگیدن**: یک ماب رو را که کنار شماست نام ببرید. سه توکن اسلحهٔ شما رو می‌شود؛ اگر قلب‌ها کافی باشند، ماب و تجربهٔ آن از شماست. { CODE("`fight i3`") }
    {""}**اسلحه**: یک توکن رو را که کنار شماست بردارید. { CODE("`weapon g3`") }
rules-minecraft-2 = {""}**توکن‌ها.** با کمان می‌توانید یکی دیگر رو کنید. کج‌بیل طلایی ۲ تجربه و کلنگ سنگی یک بلوک می‌دهد، در جنگ باخته هم. تی‌ان‌تی اگر منفجر شود ۵ قلب است و از بازی بیرون می‌رود؛ فقط وقتی پرسیده می‌شود که با آن پیروز می‌شوید.
    {""}**ماب‌ها.** برخی را پس از دو اقدام می‌توانید معامله کنید، هر کدام برای یک اقدام دیگر. بقیه در پایان برای هر خانهٔ پیدا که نام برده‌اند تجربه می‌دهند.

    {""}**فازها.** { CODE("A") } (پایان لایهٔ نخست): زیستگاه‌ها، چاپی‌ها هم. { CODE("B") } (لایهٔ دوم): جنس سازه‌ها. { CODE("C") } (لایهٔ سوم): کاربری آن‌ها؛ سپس بازی تمام می‌شود. هر بار ویژگی‌ای از شما به حساب می‌آید که بیشتر می‌ارزد: شمار خانه‌های بزرگ‌ترین گروه پیوستهٔ آن ضرب در ارزش آن. مبتدی همهٔ خانه‌های آن ویژگی را می‌شمارد.
    اگر تجربه‌ها برابر باشند، سازه‌های پیدای بیشتر و سپس ماب‌های بیشتر برنده را تعیین می‌کنند.
rules-minecraft-3 = {""}**بازی در اینجا.** دکمهٔ «بازی کردن» را بزنید یا کدهایی را که روی تصویر می‌بینید بنویسید: { CODE("a1") } تا { CODE("d4") } ستون‌های انبار، { CODE("g1") } تا { CODE("l6") } جاهای زمین، { CODE("p1") } تا { CODE("t5") } تقاطع‌ها و ۱ تا ۹ خانه‌های شما هستند. تا چیزی رو نشده یا بازیکن بعدی پاسخ نداده است می‌توانید پس بگیرید. اگر مهلت تمام شود، نوبت در صورت امکان تمام می‌شود، وگرنه نخستین انتخاب ممکن گرفته می‌شود.
    اگر سه دور بلوکی از انبار برداشته نشود، نوبت‌ها با جمع‌آوری آغاز می‌شوند تا بلوکی برداشته شود.
