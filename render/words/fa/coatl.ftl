# Its name

game-coatl = کوآتل

# Pictures and boards in words

coatl-family = { $family ->
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
coatl-round = { $n ->
    [0] آماده‌سازی
   *[other] دور { FA($n) }
}
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
coatl-points-now = { FA($n) }+
coatl-more = × { FA($n) }
coatl-temple-mine = معبد شما
coatl-temple-pile = دستهٔ { FA($n) }
