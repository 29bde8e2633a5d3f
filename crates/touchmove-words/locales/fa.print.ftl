# آنچه روی صفحه‌های چاپی نوشته می‌شود، به فارسی.

print-scoresheet = برگه ثبت
print-pairings = قرعه‌کشی، دور { $round }
print-slip = نتیجه بازی
print-envelope = حرکت ثبتی
print-boards = وضعیت میزها
print-event = مسابقه
print-place = محل
print-section = گروه
print-round = دور
print-round-number = دور { $round }
print-board = میز
print-board-number = میز { $board }
print-day = تاریخ
print-start = شروع
print-control = کنترل زمان
print-white = سفید
print-black = سیاه
print-rating = ریتینگ
print-result = نتیجه
print-signature-white = امضای سفید
print-signature-black = امضای سیاه
print-signature-arbiter = امضای داور
print-arbiter = سرداور
print-first-position = پوزیسیون آغاز
print-sheet = برگ { $sheet } از { $sheets }

## قرعه‌کشی
print-bye-allocated = در این دور حریف ندارد
print-bye-half = نیم امتیاز بدون بازی
print-bye-full = یک امتیاز بدون بازی
print-bye-zero = غایب
print-no-round = این دور قرعه‌کشی نشده است.

## حرکت ثبتی
print-position-before = پوزیسیون پیش از حرکت ثبتی
print-time-used = زمان مصرف‌شده
print-time-left = زمان باقی‌مانده
print-sealed-by = نویسنده حرکت ثبتی
print-sealed-number = شماره حرکت ثبتی
print-offer = پیشنهاد تساوی که هنوز باز است
print-nobody = ندارد
print-resumption = تاریخ، ساعت و محل از سرگیری
print-not-fixed = هنوز تعیین نشده
print-no-envelope = هیچ پاکتی بسته نشده است.

## وضعیت میزها
print-no-moves = هنوز حرکتی انجام نشده است.
print-not-recorded = حرکت‌ها معلوم نیست؛ باید به برگه‌های ثبت نگاه کرد.
print-to-move-white = نوبت حرکت سفید است
print-to-move-black = نوبت حرکت سیاه است
print-clock-runs = در کار
print-phase-before = بازی شروع نشده است
print-phase-playing = بازی در جریان است
print-phase-stopped = ساعت‌ها متوقف‌اند
print-phase-adjourned = بازی ناتمام مانده است
print-phase-over = بازی تمام شده است
print-as-of = پس از ثبت شماره { $entry } در دفتر وقایع

print-standings = جدول رده‌بندی پس از دور { $round }
print-players = بازیکنان
print-name = نام
print-number = شماره
print-rank = رتبه
print-federation = فدراسیون
print-fide-id = شناسه فیده
print-born = زاده
print-points = امتیاز
print-colour = رنگ
print-opponent = حریف
