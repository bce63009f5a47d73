# Its name

game-ants = مورچه‌ها
game-ants-blurb = ۲ بازیکن، هر کدام حدود ۱۰۰ نوبت کوتاه. کلنی خود را کارت به کارت بسازید و با کارت‌های اضافی به کلنی دیگر حمله کنید. نسخهٔ «کلنی مورچه‌ها» بازی سریع است.
game-ants-colony = کلنی مورچه‌ها
game-ants-colony-blurb = ۲ بازیکن، هر کدام حدود ۹۰ نوبت کوتاه. نسخهٔ سریع «مورچه‌ها»: کلنی خود را کارت به کارت بسازید و با کارت‌های اضافی به کلنی دیگر حمله کنید.

# Undo

undo-committed-ants = در مورچه‌ها هر نوبت کارت‌های تازه‌ای رو می‌شوند؛ هیچ حرکتی را نمی‌شود پس گرفت.

# Options

option-ants-variant = نسخه
option-ants-variant-hint = کلنی از کدام رتبه‌ها ساخته می‌شود و کدام کارت معامله می‌کند.
option-ants-variant-ants = مورچه‌ها
option-ants-variant-colony = کلنی مورچه‌ها، بازی سریع
option-ants-storage = نوع ذخیره
option-ants-storage-hint = کارت‌های ذخیره و کارت کشیده را همه می‌بینند یا فقط صاحب آن‌ها.
option-ants-storage-open = آشکار
option-ants-storage-hidden = پنهان
option-ants-king_closes = شاه می‌بندد
option-ants-king_closes-hint = پس از مبارزه با شاه نمی‌شود دوباره به آن رتبه حمله کرد.
option-ants-king_closes-off = خاموش
option-ants-king_closes-on = روشن
option-ants-shuffle_discards = بُر زدن دورریز
option-ants-shuffle_discards-hint = دستهٔ دورریز پیش از آن که دستهٔ کشیدن شود بُر می‌خورد.
option-ants-shuffle_discards-off = خاموش
option-ants-shuffle_discards-on = روشن
option-ants-stall_limit = حد بن‌بست
option-ants-stall_limit-hint = پس از این تعداد نوبت بی‌رشد پشت سر هم بازی تمام می‌شود.
option-ants-stall_limit-60 = ۶۰ نوبت
option-ants-stall_limit-150 = ۱۵۰ نوبت
option-ants-stall_limit-400 = ۴۰۰ نوبت
option-ants-draw_five = کشیدن پنج‌تایی
option-ants-draw_five-hint = بازیکن می‌تواند پنج بار کشیدن را یکجا سفارش دهد؛ هر وقت چیزی برای تصمیم باشد، از او پرسیده می‌شود.
option-ants-draw_five-off = خاموش
option-ants-draw_five-on = روشن

# The words of its notation, and its codes as they are shown

notation-ants-draw = کشیدن
notation-ants-build = ساختن
notation-ants-wild = جانشین
notation-ants-reinforce = تقویت
notation-ants-attack = حمله
notation-ants-answer = دفاع
notation-ants-fight = مبارزه
notation-ants-store = ذخیره
notation-ants-discard = دور انداختن
notation-ants-swap = عوض کردن
notation-ants-trade = معامله
notation-ants-take = برداشتن
notation-ants-dump = خالی کردن
code-ants = { CARD($code) }

# Questions and answers

ants-why-place-first = کارت { CODE(CARD($drawn)) } کشیده شده است. نخست آن را بازی کنید.
ants-why-no-cards = کارتی برای کشیدن نمانده است.
ants-why-no-orders = این میز بدون «کشیدن ۵» بازی می‌شود.
ants-why-not-held = کارت { CODE(CARD($card)) } را ندارید.
ants-why-stored-already = کارت { CODE(CARD($card)) } از پیش ذخیره است. می‌توانید آن را خالی کنید.
ants-why-not-stored = این کار فقط با کارت ذخیره ممکن است و { CODE(CARD($card)) } تازه کشیده شده است.
ants-why-attacked = به کلنی شما حمله شده است؛ تا دفاع نکنید رشد نمی‌کند.
ants-why-not-attacked = به کلنی شما حمله نشده است.
ants-why-not-opened = کلنی شما هنوز باز نشده است. با { CODE(CARD($first)) } باز می‌شود.
ants-why-not-next = کارت بعدی کلنی شما { CODE(CARD($next)) } است و { CODE(CARD($card)) } رتبهٔ دیگری دارد.
ants-why-no-wild-card = در کلنی شما فقط { CODE(CARD($jack)) } می‌تواند جانشین باشد.
ants-why-jack-itself = کارت بعدی کلنی شما { CODE(CARD($next)) } است؛ { CODE(CARD($card)) } را می‌توانید به جای خودش بسازید.
ants-why-not-top = رتبهٔ رو در کلنی شما { CODE(CARD($rank)) } است و { CODE(CARD($card)) } رتبهٔ دیگری دارد.
ants-why-twin = هر کلنی هر دو کارت { CODE(CARD($twin)) } خود را لازم دارد؛ این رتبه نه حمله می‌کند و نه تقویت.
ants-why-closed = رتبهٔ رو در کلنی شما از پیش بسته است.
ants-why-rival-not-opened = کلنی دیگر هنوز باز نشده است و چیزی برای حمله نیست.
ants-why-not-rival = رتبهٔ رو در کلنی دیگر { CODE(CARD($rival)) } است و { CODE(CARD($card)) } رتبهٔ دیگری دارد.
ants-why-rival-attacked = به کلنی دیگر از پیش حمله شده است.
ants-why-rival-closed = رتبهٔ رو در کلنی دیگر بسته است.
ants-why-no-king = مبارزه فقط با شاه ممکن است.
ants-why-storage-full = همهٔ جایگاه‌های شما پر هستند.
ants-why-no-wild = در کلنی شما سربازی به جای رتبهٔ دیگری نیست.
ants-why-not-wild-rank = سرباز شما به جای { CODE(CARD($wild)) } است و { CODE(CARD($card)) } رتبهٔ دیگری دارد.
ants-why-no-trader = معامله با { CODE(CARD($card)) } ممکن نیست.
ants-why-take-instead = کارت { CODE(CARD($jack)) } روی دستهٔ دورریز است. می‌توانید آن را بردارید.
ants-why-top-not-own = کارت روی دستهٔ دورریز رنگ شما را ندارد.
ants-why-no-taking = برداشتن از دستهٔ دورریز فقط در کلنی مورچه‌ها ممکن است.
ants-why-no-jack-on-top = کارت { CODE(CARD($jack)) } روی دستهٔ دورریز نیست.

# What happened

news-ants-opened = { $variant ->
    [ants] { $colour ->
        [red] کلنی قرمز باز شد
       *[black] کلنی سیاه باز شد
    } (کارت‌های رو شده: { FA($cards) }، روی دستهٔ دورریز: { $top ->
        [none] هیچ
       *[card] { CODE(CARD($top)) }
    })
   *[colony] { $colour ->
        [red] کلنی قرمز باز شد و پس از آن کلنی سیاه
       *[black] کلنی سیاه باز شد و پس از آن کلنی قرمز
    } (کارت‌های رو شده: { FA($cards) }، روی دستهٔ دورریز: { $top ->
        [none] هیچ
       *[card] { CODE(CARD($top)) }
    })
}
news-ants-ordered = پنج بار کشیدن سفارش داده شد
news-ants-did = { $action ->
    [build] کارت { CODE(CARD($card)) } ساخته شد
    [wild] کارت { CODE(CARD($card)) } به جای { CODE(CARD($rank)) } گذاشته شد
    [reinforce] تقویت با { CODE(CARD($card)) }
    [attack] حمله با { CODE(CARD($card)) }
    [answer] کارت { CODE(CARD($other)) } زیر { CODE(CARD($card)) } به دام افتاد
    [fight] مبارزه با { CODE(CARD($card)) }؛ کارت { CODE(CARD($other)) } رانده شد
    [store] { $card ->
        [hidden] یک کارت ذخیره شد
       *[card] کارت { CODE(CARD($card)) } ذخیره شد
    }
    [discard] کارت { CODE(CARD($card)) } دور انداخته شد
    [swap] کارت { CODE(CARD($card)) } با { CODE(CARD($other)) } عوض شد
    [trade] کارت { CODE(CARD($card)) } با { CODE(CARD($other)) } معامله شد
    [take] کارت { CODE(CARD($other)) } به جای { CODE(CARD($card)) } برداشته شد
   *[dump] کارت ذخیرهٔ { CODE(CARD($card)) } دور انداخته شد
}
news-ants-useless = { CODE(CARD($card)) }
run-ants-useless = { $n ->
    [one] { $items }: به کار نیامد و دور انداخته شد
   *[other] { $items }: به کار نیامدند و دور انداخته شدند
}
news-ants-turned = { $shuffled ->
    [yes] دستهٔ دورریز بُر خورد و اکنون دستهٔ کشیدن است ({ FA($cards) } کارت)
   *[no] دستهٔ دورریز برگردانده شد و اکنون دستهٔ کشیدن است ({ FA($cards) } کارت)
}
news-ants-dry = { FA($turns) } نوبت بی‌رشد؛ در { FA($limit) } بازی تمام می‌شود
news-ants-left = بازی را ترک کرد
news-ants-over = { $how ->
    [finished] پس از { FA($turns) } نوبت یک کلنی کامل شد
    [stall] چیزی رشد نکرد و بازی پس از { FA($turns) } نوبت به بن‌بست رسید
   *[left] بازی پس از { FA($turns) } نوبت تمام شد
}
over-ants-colony = { FA($steps) } پله چیده شد
over-ants-attacked = پله‌ها برابر بودند: کلنی‌ای که زیر حمله نبود برنده شد.

# Pictures and boards in words

ants-title = { $variant ->
    [ants] مورچه‌ها
   *[colony] کلنی مورچه‌ها
}
ants-turn = نوبت { FA($n) }
ants-step = پلهٔ
ants-of = از { FA($n) }
ants-not-open = هنوز باز نشده
ants-draw = بازی مساوی شد
ants-dry = بدون رشد
ants-store = ذخیره
ants-your-store = ذخیرهٔ شما
ants-their-store = ذخیرهٔ { $name }
ants-order-turn = بکشید یا کارتی به کار ببرید
ants-order-card = کارت خود را بگذارید
ants-hint-turn = زیر هر کارت نوشته شده است با آن چه می‌شود کرد.
ants-hint-card = کنار کارت کشیده نوشته شده است با آن چه می‌شود کرد.
ants-goal = { $variant ->
    [ants] رنگ خود را از آس تا آس، رتبه به رتبه، بچینید.
   *[colony] رنگ خود را از بی‌بی تا شاه، رتبه به رتبه، بچینید.
}
ants-rank = { $rank ->
    [a] آس
    [j] سرباز
    [q] بی‌بی
    [k] شاه
   *[number] { FA($n) }
}
ants-jack = { $eyes ->
    [one-eyed] سرباز یک‌چشم
   *[two-eyed] سرباز دوچشم
}
ants-card = { $suit ->
    [s] { $rank } پیک
    [c] { $rank } گشنیز
    [h] { $rank } دل
   *[d] { $rank } خشت
}
ants-short-step = { $name } { FA($n) }
ants-short-all = پله از { FA($of) }: { $steps }.
ants-short-next = کارت بعدی شما: { $rank }.
ants-text-colour = { $colour ->
    [red] قرمز: دل و خشت.
   *[black] سیاه: پیک و گشنیز.
}
ants-text-step = پلهٔ { FA($n) } از { FA($of) }: { $rank }. بعدی: { $next }.
ants-text-unopened = هنوز باز نشده است. نخستین کارت: { $next }.
ants-text-whole = هر { FA($n) } پله چیده شده است.
ants-text-left = بازی را ترک کرد.
ants-text-attacked = زیر حملهٔ { $card } است.
ants-text-closed = رتبهٔ رو بسته است.
ants-text-wild = سرباز یک‌چشم به جای { $rank } است.
ants-text-trapped = به دام افتاده: { $cards }.
ants-text-pile = دسته از پایین به بالا: { $cards }.
ants-text-drawn = کارت کشیده: { $card }.
ants-text-back = یک کارت پنهان
ants-text-stored = کارت‌های ذخیره: { $cards }.
ants-text-stored-none = کارتی ذخیره نشده است.
ants-text-stored-backs = { FA($n) } کارت پنهان ذخیره شده است.
ants-text-draws = { FA($n) } کشیدن دیگر مانده است.
ants-text-pile-left = { $n ->
    [0] دستهٔ کشیدن خالی است.
   *[other] { FA($n) } کارت در دستهٔ کشیدن مانده است.
}
ants-text-discards = { $n ->
    [one] { FA($n) } کارت دورریخته: { $card }.
   *[other] { FA($n) } کارت دورریخته، کارت رو: { $card }.
}
ants-text-dry = { FA($n) } نوبت بی‌رشد؛ در { FA($limit) } بازی تمام می‌شود.
ants-text-moves = می‌توانید بازی کنید: { $moves }.

# Rules

rules-ants-1 = {""}**مورچه‌ها**
    دو بازیکن در ساختن کلنی یک‌رنگ با هم رقابت می‌کنند، کارت به کارت: آس، ۲، ۳ و همین‌طور تا ۱۰، سرباز، بی‌بی، شاه، آس. پیک و گشنیز سیاه‌اند، دل و خشت قرمز. یک دسته ۵۲ کارت در بازی است. در آغاز کارت‌ها رو می‌شوند تا آس بیاید؛ آس کلنی کسی را که آن را رو کرده است باز می‌کند و رنگ‌ها با آن معلوم می‌شوند.

    {""}**هر نوبت** یک اقدام است: کارت روی دستهٔ کشیدن را می‌کشید و بازی می‌کنید، یا یکی از کارت‌های ذخیرهٔ خود را به کار می‌برید. می‌توانید:
    {""}**ساختن**: رتبهٔ بعدی را با رنگ خود روی کلنی خود بگذارید؛
    {""}**ذخیره**: کارت کشیده‌ای با رنگ خود را در یکی از سه جایگاه خود بگذارید؛
    {""}**تقویت**: کارت دوم رتبهٔ رو را روی آن بگذارید؛ آن رتبه بسته می‌شود و دیگر نمی‌شود به آن حمله کرد؛
    {""}**حمله**: کارتی با رنگ خود را روی کلنی دیگر بگذارید، اگر هم‌رتبهٔ کارت روی آن باشد؛
    {""}**دور انداختن** کارت کشیده یا **خالی کردن** یک جایگاه.
    کارتی که فقط می‌شود آن را دور انداخت، خودکار دور انداخته می‌شود.
rules-ants-2 = {""}**زیر حمله** کلنی رشد نمی‌کند. بازیکن می‌تواند با کارت دیگر همان رتبه **دفاع** کند: مهاجم به دام می‌افتد و رتبه بسته می‌شود. یا با شاه **مبارزه** کند: مهاجم و شاه به دستهٔ دورریز می‌روند. آس نه حمله می‌کند و نه به آن حمله می‌شود.

    {""}**سربازهای یک‌چشم** (پیک و دل) **جانشین** هستند: هر کدام می‌تواند به جای کارت بعدی رنگ خود بیاید یا در برابر حمله دفاع کند. سپس می‌توانید کارت اصلی را با سرباز **عوض کنید**.
    {""}**بی‌بی ذخیره** می‌تواند با کارت روی دستهٔ دورریز **معامله** شود، اگر آن کارت رنگ شما را داشته باشد.

    {""}**دستهٔ کشیدن.** وقتی تمام شود، دستهٔ دورریز بدون بُر زدن برگردانده می‌شود. کارت‌های زیر کارت رو را کسی نمی‌بیند؛ خوب است آن‌ها را به خاطر بسپارید.

    {""}**پایان.** آخرین آس بی‌درنگ برنده می‌شود. پس از ۱۵۰ نوبت پشت سر هم که هیچ کلنی رشد نکند بازی تمام می‌شود: پلهٔ بیشتر برنده است، سپس کلنی‌ای که زیر حمله نیست، وگرنه بازی مساوی است.
rules-ants-3 = {""}**کلنی مورچه‌ها** نسخهٔ سریع است. کلنی از بی‌بی، آس، ۲ و همین‌طور تا ۱۰، بی‌بی و شاه ساخته می‌شود. هر دو کلنی در آغاز با بی‌بی باز می‌شوند؛ بی‌بی نه حمله می‌کند و نه به آن حمله می‌شود. سربازها رتبه‌ای ندارند. به جای بی‌بی، سرباز دوچشم معامله می‌کند. اگر سرباز یک‌چشم شما روی دستهٔ دورریز باشد، می‌توانید آن را به جای یک کارت ذخیره **بردارید**.

    {""}**بازی در اینجا.** دکمهٔ «بازی کردن» را بزنید و انتخاب کنید، یا بنویسید { CODE("`/move build 7h`") }: حرف‌های { CODE("s") }، { CODE("c") }، { CODE("h") } و { CODE("d") } پیک، گشنیز، دل و خشت هستند. با «کشیدن ۵» پنج بار کشیدن را سفارش می‌دهید؛ تا چیزی برای تصمیم باشد، از شما پرسیده می‌شود. هیچ حرکتی پس گرفته نمی‌شود. اگر مهلت تمام شود، کارتی برای شما کشیده و دور انداخته می‌شود. هر کس بازی را ترک کند بازنده است.

    {""}**گزینه‌ها.** نوع ذخیره: آشکار یا پنهان. شاه می‌بندد: مبارزه رتبه را می‌بندد. بُر زدن دورریز: پیش از آن که دوباره کشیده شود. حد بن‌بست: تعداد نوبت‌های بی‌رشد تا پایان بازی، از ۶۰ تا ۴۰۰. کشیدن پنج‌تایی: اگر «کشیدن ۵» ممکن باشد.
