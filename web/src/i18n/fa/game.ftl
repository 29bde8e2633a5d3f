# متن‌های دعوت و بازی‌ای که به خانه برده می‌شود.

invite-making = دعوت آماده می‌شود…
invite-unreached = این سرور فقط روی همین رایانه در دسترس است و دستگاه‌های دیگر نمی‌توانند این نشانی را باز کنند. آن را دوباره این‌گونه اجرا کنید:
invite-picture = دعوت به شکل تصویری برای دوربین
invite-code = کد
invite-code-words = در صفحه آغاز، بخش «پیوستن به میز» نوشته می‌شود. یک بار و تا ده دقیقه کار می‌کند.
invite-own = { $side ->
    [white] بازی با سفید روی این دستگاه
   *[black] بازی با سیاه روی این دستگاه
}
share-copy = رونوشت پیوند
share-copied = رونوشت شد
share-share = هم‌رسانی…
game-table = رفتن به میز
game-start = آغاز
game-first = به آغاز
game-back = یک حرکت به عقب
game-on = یک حرکت به جلو
game-last = به پایان
game-pgn = بازی به شکل PGN
game-rulings = همراه رأی‌ها
game-print = چاپ برگه ثبت حرکات
game-reading = بازی آورده می‌شود…
paper-title = برگه ثبت حرکات
paper-day = تاریخ
paper-control = کنترل زمان
paper-result = نتیجه
paper-signature = { $side ->
    [white] امضای سفید
   *[black] امضای سیاه
}
paper-time = ساعت
game-times = آنچه ساعت‌ها در پایان نشان می‌دادند
