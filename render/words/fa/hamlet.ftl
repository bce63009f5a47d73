# Its name

game-hamlet = هملت
game-hamlet-blurb = ۱ تا ۴ بازیکن، حدود ۲۰ دور. دهکده‌ای کاشی به کاشی دور کلیسایی ناتمام بزرگ می‌شود؛ دهکده برای همه است، امتیازها برای خودتان.

# Options

option-hamlet-start = چیدمان آغاز
option-hamlet-start-hint = پنج سازهٔ آغاز چگونه دور کلیسا چیده می‌شوند.
option-hamlet-start-fixed = ثابت
option-hamlet-start-shuffled = تصادفی
option-hamlet-quality = مرغوبیت
option-hamlet-quality-hint = برای سازندهٔ نخستین پالایشگاه کدام کالاها دو برابر حساب می‌شوند: همهٔ کالاهای آن نوع، یا آن‌ها که همان‌جا ساخته می‌شوند.
option-hamlet-quality-holder = برای بازیکن
option-hamlet-quality-place = برای همان‌جا
option-hamlet-bought = کالای خریده
option-hamlet-bought-hint = کالای خریده از بازار حمل می‌شود یا همه‌جا به دست می‌آید.
option-hamlet-bought-carried = با حمل
option-hamlet-bought-anywhere = همه‌جا
option-hamlet-limit = سقف دور
option-hamlet-limit-hint = بازی حداکثر پس از این دور تمام می‌شود؛ در بازی تک‌نفره هرگز پس از دور ۲۵ نیست.
option-hamlet-limit-10 = ۱۰ دور
option-hamlet-limit-20 = ۲۰ دور
option-hamlet-limit-40 = ۴۰ دور

# The words of its notation

notation-hamlet-donkey = الاغ
notation-hamlet-produce = تولید
notation-hamlet-refine = پالایش
notation-hamlet-hall = تالار
notation-hamlet-build = ساختن
notation-hamlet-road = جاده
notation-hamlet-beg = کمک خواستن
notation-hamlet-rest = استراحت
notation-hamlet-to = به
notation-hamlet-fill = پر کردن
notation-hamlet-make = تعیین
notation-hamlet-again = دوباره
notation-hamlet-done = تمام
notation-hamlet-plan = نقشه
notation-hamlet-hire = استخدام
notation-hamlet-on = روی
notation-hamlet-sell = فروختن
notation-hamlet-spot = بخش
notation-hamlet-at = در
notation-hamlet-side = لبه
notation-hamlet-fit = جاگذاری
notation-hamlet-part = قسمت
notation-hamlet-take = برداشتن
notation-hamlet-buy = خریدن
notation-hamlet-auto = خودکار
notation-hamlet-timber = الوار
notation-hamlet-brick = آجر
notation-hamlet-flour = آرد
notation-hamlet-milk = شیر
notation-hamlet-wood = چوب
notation-hamlet-stone = سنگ
notation-hamlet-wheat = گندم
notation-hamlet-church = کلیسا
notation-hamlet-market = بازار
notation-hamlet-town-hall = تالار شهر
notation-hamlet-woodcutter = هیزم‌شکن
notation-hamlet-quarry = معدن سنگ
notation-hamlet-farm = مزرعه
notation-hamlet-sawmill = چوب‌بری
notation-hamlet-masons-yard = کارگاه آجرکار
notation-hamlet-dairy = شیردوشی
notation-hamlet-windmill = آسیاب بادی
notation-hamlet-coppice = بیشه
notation-hamlet-gravel-pit = گودال شن
notation-hamlet-strip-field = کرت گندم
notation-hamlet-old-wood = جنگل کهن
notation-hamlet-high-ridge = ستیغ بلند
notation-hamlet-signpost = تابلوی راه
notation-hamlet-joiners-hall = تالار نجاران
notation-hamlet-barn = انبار روستا
notation-hamlet-watchtower = برج دیده‌بانی
notation-hamlet-toll-house = راهدارخانه
notation-hamlet-brickworks = کورهٔ آجرپزی
notation-hamlet-workshop = کارگاه
notation-hamlet-great-quarry = معدن سنگ بزرگ
notation-hamlet-statue = مجسمه
notation-hamlet-grand-mill = آسیاب بزرگ
notation-hamlet-granary = انبار غله
notation-hamlet-village-green = سبزه‌میدان
notation-hamlet-fairground = میدان جشن
notation-hamlet-creamery = لبنیاتی
notation-hamlet-homestead = خانهٔ روستایی
notation-hamlet-stable = اصطبل
notation-hamlet-mill-pond = برکهٔ آسیاب
notation-hamlet-cart = گاری
notation-hamlet-trough = آبشخور
notation-hamlet-jug = کوزه
notation-hamlet-bench = نیمکت
notation-hamlet-oven = تنور
notation-hamlet-porridge = حلیم
notation-hamlet-fence = نرده
notation-hamlet-cheese = پنیر
notation-hamlet-cake = کیک
notation-hamlet-cottage = کلبه
notation-hamlet-bakehouse = نانوایی
notation-hamlet-feast = ضیافت
notation-hamlet-bell = ناقوس
notation-hamlet-walls = دیوارها
notation-hamlet-roof = سقف
notation-hamlet-crypt = سردابه
notation-hamlet-altar = محراب
notation-hamlet-yard = حیاط کلیسا
code-hamlet = { $code ->
    [p1] A
    [p2] B
    [p3] C
    [p4] D
   *[other] { $code }
}

# Tiles, goods, sale tokens, church spots, milestones

tile-hamlet = { $tile ->
    [church] کلیسا
    [market] بازار
    [town-hall] تالار شهر
    [woodcutter] هیزم‌شکن
    [quarry] معدن سنگ
    [farm] مزرعه
    [sawmill] چوب‌بری
    [masons-yard] کارگاه آجرکار
    [dairy] شیردوشی
    [windmill] آسیاب بادی
    [coppice] بیشه
    [gravel-pit] گودال شن
    [strip-field] کرت گندم
    [old-wood] جنگل کهن
    [high-ridge] ستیغ بلند
    [signpost] تابلوی راه
    [joiners-hall] تالار نجاران
    [barn] انبار روستا
    [watchtower] برج دیده‌بانی
    [toll-house] راهدارخانه
    [brickworks] کورهٔ آجرپزی
    [workshop] کارگاه
    [great-quarry] معدن سنگ بزرگ
    [statue] مجسمه
    [grand-mill] آسیاب بزرگ
    [granary] انبار غله
    [village-green] سبزه‌میدان
    [fairground] میدان جشن
    [creamery] لبنیاتی
    [homestead] خانهٔ روستایی
    [stable] اصطبل
   *[mill-pond] برکهٔ آسیاب
}
beside-hamlet = { $beside ->
    [church] کلیسا
    [market] بازار
    [town-hall] تالار شهر
    [woodcutter] هیزم‌شکن
    [quarry] معدن سنگ
    [farm] مزرعه
    [sawmill] چوب‌بری
    [masons-yard] کارگاه آجرکار
    [dairy] شیردوشی
    [windmill] آسیاب بادی
    [coppice] بیشه
    [gravel-pit] گودال شن
    [strip-field] کرت گندم
    [old-wood] جنگل کهن
    [high-ridge] ستیغ بلند
    [signpost] تابلوی راه
    [joiners-hall] تالار نجاران
    [barn] انبار روستا
    [watchtower] برج دیده‌بانی
    [toll-house] راهدارخانه
    [brickworks] کورهٔ آجرپزی
    [workshop] کارگاه
    [great-quarry] معدن سنگ بزرگ
    [statue] مجسمه
    [grand-mill] آسیاب بزرگ
    [granary] انبار غله
    [village-green] سبزه‌میدان
    [fairground] میدان جشن
    [creamery] لبنیاتی
    [homestead] خانهٔ روستایی
    [stable] اصطبل
   *[mill-pond] برکهٔ آسیاب
}
good-hamlet = { $good ->
    [timber] الوار
    [brick] آجر
    [flour] آرد
    [milk] شیر
    [wood] چوب
    [stone] سنگ
   *[wheat] گندم
}
sale-hamlet = { $sale ->
    [cart] گاری
    [trough] آبشخور
    [jug] کوزه
    [bench] نیمکت
    [oven] تنور
    [porridge] حلیم
    [fence] نرده
    [cheese] پنیر
    [cake] کیک
    [cottage] کلبه
    [bakehouse] نانوایی
   *[feast] ضیافت
}
spot-hamlet = { $spot ->
    [bell] ناقوس
    [walls] دیوارها
    [roof] سقف
    [crypt] سردابه
    [altar] محراب
   *[yard] حیاط کلیسا
}
title-hamlet = { $title ->
    [carpenter] نجار
    [mason] آجرکار
    [miller] آسیابان
    [herder] دامدار
   *[planner] شهرساز
}
rank-hamlet = { $rank ->
    [cathedral-builder] کلیساساز
    [mayor] شهردار
    [alderman] عضو شورا
    [villager] روستایی
   *[wanderer] رهگذر
}

# Why not

hamlet-why-donkeys-first = الاغ‌ها پیش از کار نخستین روستایی حرکت می‌کنند.
hamlet-why-no-donkey = روی «{ tile-hamlet }» الاغی ندارید.
hamlet-why-donkey-moved = الاغ‌های شما روی «{ tile-hamlet }» دیگر در این نوبت حرکتی ندارند.
hamlet-why-not-linked = از آنجا جاده‌ای یک‌راست به «{ tile-hamlet }» نمی‌رود.
hamlet-why-not-laid = «{ tile-hamlet }» هنوز ساخته نشده است.
hamlet-why-outside = هنوز جاده‌ای «{ tile-hamlet }» را به دهکده متصل نکرده است.
hamlet-why-all-full = همهٔ تولیدگاه‌های دهکده پرند.
hamlet-why-no-producer = «{ tile-hamlet }» تولیدگاه نیست.
hamlet-why-no-supply = ذخیره برای جای خالی «{ tile-hamlet }» چیزی ندارد.
hamlet-why-full = همهٔ جایگاه‌های «{ tile-hamlet }» پرند.
hamlet-why-no-refineries = دهکده هنوز پالایشگاهی ندارد.
hamlet-why-no-piece = مهره‌ای برای { good-hamlet } نمانده است؛ هر دو در دهکده‌اند.
hamlet-why-no-goods = این کالا و بازار هر دو از «{ tile-hamlet }» دورند: { good-hamlet }، { FA($n) }.
hamlet-why-no-goods-to-sell = برای فروش چیزی خریده نمی‌شود و این کالا در دسترس نیست: { good-hamlet }، { FA($n) }.
hamlet-why-coins = { FA($n) } سکه لازم است؛ { FA($coins) } سکه دارید.
hamlet-why-hand-full = { FA($n) } نقشه در دست دارید و بیشتر نمی‌شود.
hamlet-why-hall-empty = اکنون چیزی در تالار شهر نیست که بتوانید بگیرید.
hamlet-why-not-offered = نقشهٔ «{ tile-hamlet }» در ردیف نیست.
hamlet-why-all-hired = هر { FA($n) } روستایی را دارید.
hamlet-why-all-donkeys = هر { FA($n) } الاغ را دارید.
hamlet-why-not-face-up = توکن فروش «{ sale-hamlet }» به‌رو نیست.
hamlet-why-no-sale = کالاهای هیچ توکن فروشی را نمی‌شود کامل به بازار رساند.
hamlet-why-all-sold = توکن فروشی نمانده است.
hamlet-why-no-spot = آنچه بخش‌های خالی کلیسا می‌خواهند کامل به آنجا نمی‌رسد.
hamlet-why-church-finished = کلیسا کامل شده است.
hamlet-why-not-free = بخش «{ spot-hamlet }» کلیسا خالی نیست.
hamlet-why-no-blueprint = نقشه‌ای در دست ندارید؛ در تالار شهر نقشه هست.
hamlet-why-not-in-hand = نقشهٔ «{ tile-hamlet }» در دست شما نیست.
hamlet-why-no-flag = پرچمی برای «{ tile-hamlet }» نمانده است.
hamlet-why-no-place = جایی در دهکده نیست که «{ tile-hamlet }» هم جور باشد و هم هزینهٔ آن به آنجا برسد.
hamlet-why-no-fit = «{ tile-hamlet }» با هیچ لبهٔ خالی آنجا جور نیست.
hamlet-why-no-road = جاده‌ای برایتان نمانده است.
hamlet-why-no-road-here = اکنون نمی‌شود جاده ساخت: میان دو کوه دو چوب و میان دو جنگل دو سنگ لازم است.
hamlet-why-no-ridge = «{ tile-hamlet }» با کاشی دیگری کوه به کوه یا جنگل به جنگل مجاور نیست.
hamlet-why-road-goods = هزینهٔ جاده به «{ tile-hamlet }» نمی‌رسد، یا جادهٔ شما آنجا هست.
hamlet-why-not-needed = اکنون { good-hamlet } لازم نیست.
hamlet-why-not-for-sale = برای فروش نمی‌شود چیزی خرید.
hamlet-why-no-market = بازار از «{ tile-hamlet }» دور است.
hamlet-why-good-used-up = در ذخیره { good-hamlet } نمانده است.
hamlet-why-no-begging = کار هست: «{ tile-hamlet }» را می‌شود پر کرد.

# What happened

news-hamlet-went = الاغی را به «{ tile-hamlet }» برد
news-hamlet-produced = { $coins ->
    [0] «{ tile-hamlet }» را پر کرد
   *[other] «{ tile-hamlet }» را پر کرد و { FA($coins) } سکه گرفت
}
news-hamlet-rewarded = برای مصرف { good-hamlet } خود { FA($vp) } امتیاز و { FA($coins) } سکه گرفت
news-hamlet-bought = { good-hamlet } را به { FA($coins) } سکه خرید
news-hamlet-refined = در «{ tile-hamlet }» { good-hamlet } ساخت
news-hamlet-fixed = کالای «کارگاه» را { good-hamlet } تعیین کرد
news-hamlet-planned = نقشهٔ «{ tile-hamlet }» را برداشت
news-hamlet-hired = یک روستایی را به { FA($coins) } سکه استخدام کرد
news-hamlet-mounted = الاغی به { FA($coins) } سکه روی «{ tile-hamlet }» گذاشت
news-hamlet-refilled = { $n ->
    [0] در کیسه نقشه‌ای نمانده است
    [1] تازه در ردیف: «{ tile-hamlet }»
   *[other] تازه در ردیف: { FA($n) } نقشه، آخری «{ tile-hamlet }»
}
news-hamlet-sold = «{ sale-hamlet }» را فروخت، { FA($vp) } امتیاز و { FA($coins) } سکه
news-hamlet-raised = { $last ->
    [yes] بخش «{ spot-hamlet }» را ساخت و کلیسا کامل شد، { FA($vp) } امتیاز
   *[no] بخش «{ spot-hamlet }» کلیسا را ساخت، { FA($vp) } امتیاز
}
news-hamlet-built = «{ tile-hamlet }» را کنار «{ beside-hamlet }» ساخت، { FA($vp) } امتیاز
news-hamlet-titled = پیشگامی «{ title-hamlet }» را گرفت
news-hamlet-paved = از «{ tile-hamlet }» به «{ beside-hamlet }» جاده ساخت
news-hamlet-begged = کمک خواست و { FA($coins) } سکه گرفت
news-hamlet-rested = استراحت کرد
news-hamlet-left = بازی را ترک کرد
news-hamlet-over = { $why ->
    [church] کلیسا کامل شد و بازی تمام شد
    [limit] آخرین دور تمام شد
   *[left] بازی همین‌جا تمام می‌شود
}
news-hamlet-ranked = به رتبهٔ «{ rank-hamlet }» رسید

# The end

groups-hamlet = { $part ->
    [chaplain] جایزه‌ها
    [sacristan] جایزه‌ها
    [merchant] جایزه‌ها
    [landscaper] جایزه‌ها
    [landmark-old-wood] مکان‌های شاخص
    [landmark-high-ridge] مکان‌های شاخص
    [landmark-signpost] مکان‌های شاخص
    [landmark-watchtower] مکان‌های شاخص
    [landmark-toll-house] مکان‌های شاخص
    [landmark-statue] مکان‌های شاخص
    [landmark-village-green] مکان‌های شاخص
    [landmark-fairground] مکان‌های شاخص
    [landmark-stable] مکان‌های شاخص
    [landmark-mill-pond] مکان‌های شاخص
   *[other] امتیازها
}
over-hamlet-tiles = سازه‌ها { FA($total) }
over-hamlet-church = کلیسا { FA($total) }
over-hamlet-sales = فروش { FA($total) }
over-hamlet-goods = کالاهای مصرف‌شده { FA($total) }
over-hamlet-chaplain = کشیش { FA($total) }
over-hamlet-sacristan = خادم کلیسا { FA($total) }
over-hamlet-merchant = بازرگان { FA($total) }
over-hamlet-landscaper = محوطه‌ساز { FA($total) }
over-hamlet-landmark-old-wood = «جنگل کهن» { FA($total) }
over-hamlet-landmark-high-ridge = «ستیغ بلند» { FA($total) }
over-hamlet-landmark-signpost = «تابلوی راه» { FA($total) }
over-hamlet-landmark-watchtower = «برج دیده‌بانی» { FA($total) }
over-hamlet-landmark-toll-house = «راهدارخانه» { FA($total) }
over-hamlet-landmark-statue = «مجسمه» { FA($total) }
over-hamlet-landmark-village-green = «سبزه‌میدان» { FA($total) }
over-hamlet-landmark-fairground = «میدان جشن» { FA($total) }
over-hamlet-landmark-stable = «اصطبل» { FA($total) }
over-hamlet-landmark-mill-pond = «برکهٔ آسیاب» { FA($total) }
over-hamlet-roads = جاده‌ها { FA($total) }
over-hamlet-route = طولانی‌ترین مسیر { FA($total) }
over-hamlet-coins = سکه‌ها { FA($total) }
over-hamlet-spots = امتیازها برابر شدند؛ شمار بخش‌های کلیسا برنده را تعیین کرد.
over-hamlet-milk = امتیازها و بخش‌های کلیسا برابر شدند. طبق قانون، هر که یک لیوان شیر را سریع‌تر سر بکشد برنده است؛ اینجا کسی برنده شد که شیر بیشتری ساخته بود.

# Rules

rules-hamlet-1 = {""}**هملت**
    دهکده‌ای دور کلیسایی ناتمام بزرگ می‌شود. سازه‌ها، جاده‌ها و کالاها برای همه‌اند؛ امتیازها برای خودتان. وقتی کلیسا کامل شود، بیشترین امتیاز برنده است.

    {""}**نوبت شما.** نخست هر الاغ شما می‌تواند یک بار به کاشی متصل با جاده برود. سپس هر روستایی شما هر قدر که بخواهد روی جاده‌ها می‌رود، در یک کاشی دهکده یک کار می‌کند و می‌خوابد. وقتی همه خوابیدند، نوبت تمام است.

    {""}**کارها.**
    {""}**تولید**: جایگاه‌های خالی یک تولیدگاه را با کالای اولیه پر می‌کنید و سکه‌هایش را می‌گیرید.
    {""}**پالایش**: یک کالای اولیه را به پالایشگاه می‌رسانید و یک کالای پالایش‌شده به رنگ خود آنجا می‌گذارید. چوب الوار می‌شود، سنگ آجر، گندم آرد یا شیر.
    {""}**تالار**: یک نقشه برمی‌دارید (اولی رایگان است، هر نقشهٔ دورتر یک سکه بیشتر) و روستایی و الاغ می‌گیرید.
    {""}**بازار**: همهٔ کالاهای یک توکن فروش را می‌رسانید. برای آن چیزی خریده نمی‌شود.
    {""}**کلیسا**: آنچه یک بخش خالی می‌خواهد می‌رسانید.
    {""}**ساختن**: نقشه‌ای را کنار کاشی روستایی می‌گذارید و هزینه‌اش را به آنجا می‌رسانید.
    {""}**جاده**: کاشی روستایی را به کاشی مجاور متصل می‌کنید؛ میان دو کوه با ۲ چوب، میان دو جنگل با ۲ سنگ.
    {""}**کمک خواستن** (فقط اگر هیچ تولیدگاهی را نشود پر کرد): ۱ سکه. **استراحت**: هیچ.
rules-hamlet-2 = {""}**رساندن کالا.** کالا از کاشی خود روستایی یا کاشی متصل به آن رایگان می‌آید. برای هر کاشی دورتر، یکی از الاغ‌های شما روی کاشی میان راه لازم است. الاغ‌ها خسته نمی‌شوند.
    کالای اولیهٔ مصرف‌شده به ذخیره برمی‌گردد. کالای پالایش‌شده به صاحبش برمی‌گردد و او بی‌درنگ ۱ امتیاز و ۱ سکه می‌گیرد، هر کس که مصرف کرده باشد (از کارگاه ۲ سکه). کالایی را که کم است می‌توانید بخرید، اگر بازار در دسترس باشد؛ ولی نه برای فروش. سکه‌های هر هزینه آخر پرداخت می‌شوند.

    {""}**ساختن.** کاشی تازه با یک لبه مجاور کاشی روستایی می‌شود. در هر لبهٔ مشترک جاده به جاده می‌رسد؛ جنگل و کوه می‌توانند کنار هم باشند. دو سر جاده کاشی‌ها را متصل می‌کنند؛ لبه‌های دیگر جاده‌ای ساخته‌شده می‌خواهند. در کاشی بی‌جاده هنوز نمی‌شود کار کرد.
    امتیاز کاشی را همان وقت می‌گیرید. مکان شاخص پرچم شما را دارد و در پایان به شما امتیاز می‌دهد.
    هر که نخستین پالایشگاه یک کالا را بسازد پیشگام آن است: کالاهای او از آن نوع مرغوبند و پاداش دو برابر دارند. چهار کاشی دیگر آن کالا به کیسه می‌رود.

    {""}**تالار شهر.** روی هر نقشه‌ای که از آن می‌گذرید یک سکه می‌گذارید؛ هر که بعد آن را بردارد سکه‌ها را هم می‌گیرد. حداکثر ۳ نقشه در دست دارید. روستایی‌ها ۵، ۷ و ۹ سکه می‌ارزند و از نوبت بعد کار می‌کنند؛ الاغ ۳ سکه می‌ارزد و همان وقت بار می‌برد.
rules-hamlet-3 = {""}**پایان بازی.** دوری که آخرین بخش کلیسا در آن پر می‌شود تا آخر بازی می‌شود تا همه به یک اندازه نوبت داشته باشند. حداکثر پس از دور ۴۰ تمام می‌شود (تک‌نفره: ۲۵). سپس این‌ها به امتیازهایتان افزوده می‌شوند:
    جایزه‌ها: کشیش ۵ برای بیشترین بخش کلیسا، خادم کلیسا ۳ برای دومین، بازرگان ۴ برای بیشترین توکن فروش، محوطه‌ساز ۴ برای بیشترین مکان شاخص. در تساوی تقسیم و به پایین گرد می‌شود.
    هر مکان شاخص با پرچم شما، به قاعدهٔ خودش.
    ۱ امتیاز برای هر جادهٔ شما؛ ۲ امتیاز اگر نخستین جادهٔ بازی را شما ساخته باشید.
    ۲ امتیاز برای هر کاشی طولانی‌ترین مسیر شما روی جاده‌های چاپی و جاده‌های خودتان، بدون کلیسا.
    ۱ امتیاز برای هر ۳ سکه.
    اگر امتیازها برابر شوند، بخش‌های بیشتر کلیسا و سپس شیر بیشتر برنده را تعیین می‌کند.

    {""}**بازی در اینجا.** دکمهٔ [بازی کردن] را بزنید و انتخاب کنید، یا بنویسید: «الاغ کلیسا، به مزرعه»، «تولید معدن سنگ»، «نقشه شیردوشی، تمام»، «ساختن چوب‌بری»، «خودکار». جایی که فقط یک انتخاب باشد خودم آن را برمی‌دارم. **خودکار** هر چه از هزینه مانده است می‌رساند. کارهای نوبت خود را تا وقتی چیزی تازه رو نشده است می‌توانید پس بگیرید. اگر مهلت تمام شود، روستایی‌هایتان استراحت می‌کنند. هر که برود برنده نمی‌شود؛ آنچه ساخته است می‌ماند.
rules-hamlet-4 = {""}**مکان‌های شاخص.** جنگل کهن: ۱ برای هر لبه‌اش که به جنگل می‌رسد. ستیغ بلند: ۱ برای هر لبه‌اش که به کوه می‌رسد. تابلوی راه: ۲ برای هر پیوند جادهٔ چاپی و هر جادهٔ ساخته‌شده روی لبه‌هایش. برج دیده‌بانی: ۱ برای هر کاشی دیگر تا دو جاده دورتر. راهدارخانه: ۱ برای هر جادهٔ ساخته‌شده در دهکده، حداکثر ۸. مجسمه: ۲ برای هر مکان شاخص شما، خودش هم. سبزه‌میدان: ۱ برای هر کاشی مجاورش. میدان جشن: ۲ برای هر توکن فروش شما، حداکثر ۸. اصطبل: ۲ برای هر الاغ شما روی آن یا روی کاشی متصل به آن، حداکثر ۸. برکهٔ آسیاب: ۳ برای هر حفرهٔ بسته که به آن می‌رسد.

    {""}**گزینه‌ها.** چیدمان آغاز: سازه‌های آغاز همیشه یک جور (ثابت) یا به قید قرعه (تصادفی). مرغوبیت: همهٔ کالاهای شما از آن نوع دو برابر حساب می‌شوند، یا فقط آن‌ها که همان‌جا ساخته شده‌اند. کالای خریده: از بازار حمل می‌شود، یا همه‌جا به دست می‌آید. سقف دور: ۱۰، ۲۰ یا ۴۰ دور.

# Pictures and boards in words

hamlet-title = هملت
hamlet-round = دور { FA($n) }
hamlet-last-round = دور { FA($n) }، دور آخر
hamlet-length = { FA($n) } دور
hamlet-goal = دهکده و کلیسایش را بسازید؛ بیشترین امتیاز برنده است.
hamlet-blueprints = نقشه‌ها
hamlet-bag = کیسه: { FA($n) }
hamlet-sales = فروش
hamlet-points = امتیازها
hamlet-part-tiles = سازه‌ها
hamlet-part-church = کلیسا
hamlet-part-sales = فروش
hamlet-part-goods = کالاها
hamlet-part-awards = جایزه‌ها
hamlet-part-landmarks = شاخص‌ها
hamlet-part-roads = جاده‌ها
hamlet-part-route = مسیر
hamlet-part-coins = سکه‌ها
hamlet-part-total = مجموع
hamlet-points-now = اگر اکنون تمام شود
hamlet-hand = نقشه‌های شما
hamlet-hand-empty = نقشه‌ای در دست ندارید
hamlet-missing = مانده
hamlet-supply = ذخیره
hamlet-church = کلیسا
hamlet-price-raw = کالای اولیه
hamlet-price-refined = کالای پالایش‌شده
hamlet-count = { FA($n) } { $what }
hamlet-coins = { $n ->
    [one] { FA($n) } سکه
   *[other] { FA($n) } سکه
}
hamlet-or = { $one } یا { $other }
hamlet-any-good = از هر نوع
hamlet-does-producer = { $n ->
    [one] تولید { $goods }، { FA($n) } سکه.
   *[other] تولید { $goods }، { FA($n) } سکه.
}
hamlet-does-refinery = { $n ->
    [one] پالایش { $good }، جا برای { FA($n) } کالا.
   *[other] پالایش { $good }، جا برای { FA($n) } کالا.
}
hamlet-does-landmark = { $rule ->
    [touch-forest] { FA($n) } امتیاز برای هر لبه که به جنگل می‌رسد.
    [touch-mountain] { FA($n) } امتیاز برای هر لبه که به کوه می‌رسد.
    [roads-here] { FA($n) } امتیاز برای هر جاده روی لبه‌هایش.
    [tiles-near] { FA($n) } امتیاز برای هر کاشی تا دو اتصال.
    [all-roads] { FA($n) } امتیاز برای هر جادهٔ ساخته در دهکده.
    [flags] { FA($n) } امتیاز برای هر مکان شاخص شما.
    [neighbours] { FA($n) } امتیاز برای هر کاشی مجاور.
    [sales] { FA($n) } امتیاز برای هر توکن فروش شما.
    [donkeys-near] { FA($n) } امتیاز برای هر الاغ شما در آن یا کنار آن.
   *[holes] { FA($n) } امتیاز برای هر حفرهٔ مجاور.
}
hamlet-does-cap = حداکثر { FA($n) }.
hamlet-ask-act = چه می‌کنید؟
hamlet-ask-to = الاغ به کجا می‌رود؟
hamlet-ask-produce = کجا تولید می‌کنید؟
hamlet-ask-fill = چه چیزی در جایگاه می‌گذارید؟
hamlet-ask-refine = کجا پالایش می‌کنید؟
hamlet-ask-make = کارگاه چه می‌سازد؟
hamlet-ask-again = یکی دیگر می‌سازید؟
hamlet-ask-hall = چه برمی‌دارید؟
hamlet-ask-on = الاغ کجا می‌ایستد؟
hamlet-ask-market = چه می‌فروشید؟
hamlet-ask-church = کدام بخش را می‌سازید؟
hamlet-ask-build = کدام نقشه را می‌سازید؟
hamlet-ask-at = از کدام کاشی؟
hamlet-ask-side = از کدام لبه؟
hamlet-ask-fit = چگونه قرار بگیرد؟
hamlet-ask-deliver = کدام کالا را می‌رسانید؟
hamlet-hint-act = نخست الاغ‌ها می‌روند؛ سپس هر روستایی یک کار می‌کند.
hamlet-hint-to = الاغ به کاشی متصل می‌رود.
hamlet-hint-produce = همهٔ جایگاه‌های خالی از ذخیره پر می‌شوند.
hamlet-hint-fill = هر کالای اولیه از ذخیره ممکن است.
hamlet-hint-refine = کالای اولیه به آنجا می‌رسد و پالایش می‌شود.
hamlet-hint-make = از این پس برای همه همین کالا را می‌سازد.
hamlet-hint-again = این پالایشگاه در یک اقدام دو کالا می‌سازد.
hamlet-hint-hall = روی نقشه‌هایی که رد می‌کنید سکه گذاشته می‌شود.
hamlet-hint-on = الاغ از همان‌جا بی‌درنگ بار می‌برد.
hamlet-hint-market = همهٔ کالاهای فروش آورده می‌شوند؛ خریدن ممکن نیست.
hamlet-hint-church = امتیازش بی‌درنگ برای شماست.
hamlet-hint-build = کنار یک کاشی دهکده گذاشته می‌شود.
hamlet-hint-at = هزینه به این کاشی رسانده می‌شود.
hamlet-hint-side = لبه‌های خط‌چین با حرف تیره باز هستند.
hamlet-hint-fit = نقطه‌های سبز جای رسیدن جاده‌ها هستند.
hamlet-hint-deliver = کالاها از کاشی‌های پررنگ می‌آیند.
hamlet-none-left = چیزی نمانده است.
hamlet-short-job = «{ $what }».
hamlet-short-missing = هنوز کم است: { $what }.
hamlet-short-points = { $name } { FA($n) }
hamlet-short-all = امتیازها: { $all }.
hamlet-text-points = { $n ->
    [one] { FA($n) } امتیاز.
   *[other] { FA($n) } امتیاز.
}
hamlet-text-coins = { $n ->
    [one] { FA($n) } سکه.
   *[other] { FA($n) } سکه.
}
hamlet-text-villagers = { $n ->
    [one] { FA($n) } روستایی، ایستاده: { FA($standing) }.
   *[other] { FA($n) } روستایی، ایستاده: { FA($standing) }.
}
hamlet-text-left = بازی را ترک کرد.
hamlet-text-tiles = دهکده { FA($n) } کاشی و { FA($roads) } جادهٔ ساخته دارد.
hamlet-text-donkeys = الاغ‌ها: { $tiles }.
hamlet-text-there = { $what } { FA($n) }
hamlet-text-hand = نقشه‌های در دست: { $tiles }.
hamlet-text-pieces = مانده: { $goods }، { FA($roads) } جاده، { FA($flags) } پرچم.
hamlet-text-titles = پیشگامی‌ها: { $titles }.
hamlet-text-route = طولانی‌ترین مسیر، { FA($n) } کاشی: { $tiles }.
hamlet-text-village = دهکده
hamlet-text-code = { CODE($column) }.
hamlet-text-goods = کالاها: { $goods }.
hamlet-text-owned = { $good } از { CODE($letter) }
hamlet-text-fine = { $good } مرغوب از { CODE($letter) }
hamlet-text-free = { $n ->
    [one] { FA($n) } جایگاه خالی.
   *[other] { FA($n) } جایگاه خالی.
}
hamlet-text-flag = { $n ->
    [one] پرچم { CODE($letter) }، اکنون { FA($n) } امتیاز.
   *[other] پرچم { CODE($letter) }، اکنون { FA($n) } امتیاز.
}
hamlet-text-donkeys-here = الاغ‌های { CODE($letter) }: { FA($n) }.
hamlet-text-linked = متصل: { $tiles }.
hamlet-text-outside = جاده‌ای آن را به دهکده نمی‌رساند.
hamlet-text-priced = { $n ->
    [one] { $what } ({ $cost }؛ { FA($n) } امتیاز)
   *[other] { $what } ({ $cost }؛ { FA($n) } امتیاز)
}
hamlet-text-on-it = { $n ->
    [one] با { FA($n) } سکه روی آن
   *[other] با { FA($n) } سکه روی آن
}
hamlet-text-spots = بخش‌های خالی کلیسا: { $spots }.
hamlet-text-done = { $what } به دست { $name }
hamlet-text-filled = بخش‌های ساختهٔ کلیسا: { $spots }.
hamlet-text-row = نقشه‌های ردیف: { $tiles }. در کیسه: { FA($n) }.
hamlet-text-sales = فروش: { $sales }. در دسته: { FA($n) }.
hamlet-text-supply = ذخیره: { $goods }.
hamlet-text-prices = کالای اولیه { FA($raw) } و کالای پالایش‌شده { FA($refined) } سکه است.
hamlet-text-moves = می‌توانید بازی کنید: { $moves }.
