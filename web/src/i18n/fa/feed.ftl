# صفحه‌های الکترونیکی و حرکت‌هایی که داور وارد می‌کند.

feed-title = صفحهٔ الکترونیکی
feed-no-livechess = سرور از LiveChess صفحه‌ای نمی‌پرسد؛ آن را با --livechess اجرا کنید.
feed-livechess-lost = LiveChess پاسخ نمی‌دهد.
feed-assigned = صفحهٔ { $serial } سر این میز است.
feed-take-away = برداشتن آن
feed-lost = صفحه پاسخ نمی‌دهد. تا آن زمان حرکت‌ها را با دست وارد کنید.
feed-serial = شمارهٔ روی صفحه
feed-assign = گذاشتن سر این میز
feed-kings = شاه‌ها در مرکز نتیجهٔ { $score } را نشان می‌دهند.
feed-enter-result = وارد کردن این نتیجه
feed-disorder = هیچ حرکت قانونی آنچه را در { $squares } ایستاده است توضیح نمی‌دهد.
feed-clock-runs = ساعت کنار صفحه کار می‌کند، اما بازی آغاز نشده است.
feed-turned = صفحه وارونه است و همان‌گونه خوانده می‌شود.
feed-difference = { $side ->
    [white] ساعت سفید کنار صفحه { NUMBER($seconds, useGrouping: 0) } ثانیه بیشتر از این ساعت نشان می‌دهد.
   *[black] ساعت سیاه کنار صفحه { NUMBER($seconds, useGrouping: 0) } ثانیه بیشتر از این ساعت نشان می‌دهد.
  }

entry-title = حرکت‌های انجام‌شده روی صفحه
entry-move = حرکت
entry-pressed = ساعت فشرده شد
entry-enter = وارد کردن
