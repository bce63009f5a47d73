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
coatl-last = نوبت پایانی
coatl-left = رفته است
