# صفحه‌های الکترونیکی و حرکت‌هایی که داور وارد می‌کند.

feed-title = صفحه الکترونیکی
feed-no-livechess = LiveChess وصل نیست؛ سرور را با --livechess اجرا کنید.
feed-livechess-lost = LiveChess پاسخ نمی‌دهد.
feed-assigned = صفحه الکترونیکی { $serial } به این میز وصل است.
feed-take-away = جدا کردن
feed-lost = صفحه الکترونیکی پاسخ نمی‌دهد. تا برقراری دوباره ارتباط، حرکت‌ها را دستی وارد کنید.
feed-serial = شماره سریال صفحه الکترونیکی
feed-assign = وصل کردن به این میز
feed-kings = شاه‌ها در مرکز نتیجه { $score } را نشان می‌دهند.
feed-enter-result = وارد کردن این نتیجه
feed-disorder = آنچه در { $squares } دیده می‌شود با هیچ حرکت قانونی جور نیست.
feed-clock-runs = ساعت کنار صفحه کار می‌کند، اما بازی هنوز آغاز نشده است.
feed-turned = صفحه الکترونیکی وارونه است و همان‌گونه خوانده می‌شود.
feed-difference = { $side ->
    [white] ساعت سفید کنار صفحه { NUMBER($seconds, useGrouping: 0) } ثانیه بیشتر از این ساعت نشان می‌دهد.
   *[black] ساعت سیاه کنار صفحه { NUMBER($seconds, useGrouping: 0) } ثانیه بیشتر از این ساعت نشان می‌دهد.
  }

entry-title = حرکت‌های انجام‌شده روی صفحه
entry-move = حرکت
entry-pressed = ساعت فشرده شد
entry-enter = وارد کردن
