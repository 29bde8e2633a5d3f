# متن‌های ساعت، برگه ثبت، میز داور، مسابقه‌ها و نمایشگرها.

## ساعت به‌تنهایی

clock-title = ساعت شطرنج
clock-words = برای صفحه چوبی: زمان را انتخاب کنید، دستگاه را کنار صفحه بگذارید و آغاز کنید.
clock-set = تنظیم ساعت
clock-begin = آغاز
clock-go-on = ادامه
clock-press-start = هنگامی که هر دو بازیکن آماده‌اند ساعت سفید را به کار بیندازید.
clock-stand = ساعت‌ها متوقف‌اند.
clock-pause = توقف ساعت‌ها
clock-call = فراخواندن داور
clock-claim-flag = { $side ->
    [white] پرچم سفید سقوط کرده است
   *[black] پرچم سیاه سقوط کرده است
}
clock-flag-first = این پرچم اول سقوط کرد
clock-moves = { $count } حرکت
clock-swap = تعویض طرفین
clock-whole = تمام‌صفحه
clock-begins = { $side ->
    [white] سفید: ساعت‌ها را به کار بینداز
   *[black] سیاه: ساعت‌ها را به کار بینداز
}
clock-moves-of = { $count } از { $quota } حرکت
clock-period = دوره { $period } از { $periods }
clock-back = بازگشت { $seconds }
clock-turn = { $side ->
    [white] پس از این ساعت سفید کار می‌کند: عوض شود
   *[black] پس از این ساعت سیاه کار می‌کند: عوض شود
}
clock-interrupted-reloaded = صفحه دوباره بار شد. ساعت‌ها روی آخرین زمان نشان‌داده‌شده متوقف‌اند.
clock-interrupted-slept = دستگاه به خواب رفته بود یا زمانش عوض شده بود. ساعت‌ها متوقف‌اند.
clock-enter = ثبت در سرور
clock-enter-later = ارتباط نیست: بعداً در سرور ثبت شود
clock-enter-not = ثبت نشد: { $problem }
clock-entered = بازی در سرور
clock-again = دوباره با همین تنظیم
clock-other = ساعتی دیگر
clock-unread = این زمان خوانده نمی‌شود. این‌گونه بنویسید: 5+3، 25 d5 یا 25 b5.

outcome-title = نتیجه
outcome-words = هر دو بازیکن یک نتیجه را اعلام می‌کنند.
outcome-words-both = هر دو بازیکن این نتیجه را اعلام می‌کنند.
outcome-sign = { $side ->
    [white] امضای سفید
   *[black] امضای سیاه
}
outcome-signed = { $side ->
    [white] سفید امضا کرده است
   *[black] سیاه امضا کرده است
}

correct-title = اصلاح ساعت‌ها
correct-time = { $side ->
    [white] زمان سفید
   *[black] زمان سیاه
}
correct-reason = دلیل
correct-reason-given = به بهترین تشخیص داور تنظیم شد
correct-article = ماده
correct-logged = زمان‌های ثبت‌شده
correct-logged-none = مانند اکنون
correct-logged-hint = زمانی که پس از آن با رأی داده شده در آن نیست؛ آن را دوباره بیفزایید.
correct-logged-one = { $seq }: { $text } ({ $white } – { $black })
correct-set = تنظیم ساعت‌ها

## برگه ثبت الکترونیکی

sheet-title = { $white } – { $black }
sheet-of = { $side ->
    [white] برگه ثبت سفید
   *[black] برگه ثبت سیاه
}
sheet-start = برگه ثبت
sheet-start-words = برای صفحه چوبی: حرکت‌ها را در این دستگاه بنویسید. درباره آن‌ها چیزی نمی‌گوید و هیچ‌یک را از دست نمی‌دهد.
sheet-start-side = بازی شما با
sheet-start-begin = آغاز برگه ثبت
sheet-here = این برگه فقط در همین دستگاه است. همین‌که سرور پاسخ دهد، تحویل داده می‌شود.
sheet-here-kept = در این دستگاه آغاز شده و هنوز تحویل داده نشده
sheet-number = حرکت
sheet-empty = هنوز چیزی نوشته نشده است.
sheet-no-seat = برگه ثبت متعلق به یک بازیکن است: پیوند سفید یا سیاه را در این دستگاه باز کنید.
sheet-next = حرکت { $number }
sheet-write-anew = بازنویسی { $number }
sheet-anew = { $number } { $text }، دوباره بنویسید
sheet-write = ثبت
sheet-dash = — برای حرکت جاافتاده
sheet-offer = پیشنهاد تساوی
sheet-time = زمان ساعت
sheet-note = یادداشت
sheet-claim-matter = ادعا
sheet-up-to-date = از روی برگه دیگر تکمیل شد
sheet-marks = یادداشت‌های دیگر
sheet-sealed = حرکت ثبتی
sheet-sealed-words = حرکت نوشته می‌شود، پاکت بسته می‌شود و ساعت متوقف می‌شود. پیش از باز شدن پاکت هیچ‌کس آن را نمی‌بیند.
sheet-seal = بستن پاکت
sheet-sign = امضای نتیجه
sheet-frozen = ادعای شما نزد داور است. تا تصمیم داور چیزی نمی‌توان نوشت.
sheet-unsent = { $count ->
    [0] سرور پاسخ نمی‌دهد. به نوشتن ادامه دهید: اینجا نگه داشته و بعد فرستاده می‌شود.
   *[other] { $count } نوشته در این دستگاه منتظر پاسخ سرور است.
}
sheet-only = فقط حرکت‌ها
sheet-entry = نوشتن حرکت‌ها
sheet-pad = مربع‌ها و حروف
sheet-pad-on = نمایش مربع‌ها
sheet-pad-off = پنهان کردن مربع‌ها
sheet-back = پاک کردن آخرین حرف

## میز داور

desk-keys = با کلیدهای جهت میز را انتخاب کنید، با Enter باز کنید، با n قدیمی‌ترین درخواست را باز کنید و با Escape بازگردید.
keys-title = کلیدها
keys-desk = روی میز داور
keys-board = پای یک میز
keys-incident = چه روی داده است؟
keys-results = نتیجه‌های دور
keys-arrows = انتخاب میز
keys-number = میز این جایگاه
keys-open = باز کردن میز
keys-call = باز کردن قدیمی‌ترین درخواست
keys-correct = اصلاح ساعت‌ها
keys-pause = متوقف کردن ساعت‌ها یا از سرگیری
keys-back = بازگشت به میز داور
keys-kind = انتخاب آنچه رخ داد
keys-search = جست‌وجو
keys-rule = رفتن به دکمه تأیید رأی، و در آنجا تأیید آن
keys-white-wins = سفید می‌برد
keys-black-wins = سیاه می‌برد
keys-draw = مساوی
keys-forfeit = برد یا باخت به سبب غیبت
desk-no-boards = هنوز میزی اینجا نیست. بازی‌هایی با داور آماده کنید یا مسابقه‌ای را باز کنید.
desk-no-tables = این دور هنوز میزی ندارد. آن‌ها را در صفحه دور آماده کنید. میز چوبی به آن نیازی ندارد: همان‌جا بگویید چه شد.
desk-to-round = به صفحه دور
tile-move = حرکت { $number }
tile-calls = { $count } درخواست
badge-irregular = { $count ->
    [one] وضعیت غیرعادی
   *[other] { $count } وضعیت غیرعادی
}
badge-flag = { $side ->
    [white] پرچم سفید
   *[black] پرچم سیاه
}
badge-fivefold = تکرار پنج‌باره
badge-seventy-five = ۷۵ حرکت
badge-threefold = سه بار
badge-twofold = دو بار
badge-progress = { $count } حرکت بدون پیشرفت
badge-offer = { $side ->
    [white] پیشنهاد سفید
   *[black] پیشنهاد سیاه
}
badge-exempt = { $side ->
    [white] سفید از ثبت معاف است
   *[black] سیاه از ثبت معاف است
}
badge-unrecorded = { $side ->
    [white] سفید: { $count } ثبت‌نشده
   *[black] سیاه: { $count } ثبت‌نشده
}
desk-disk-low = دیسک سرور رو به پر شدن است. پیش از دور بعد جا باز کنید.
desk-disk-scarce = دیسک سرور تقریباً پر است: تا جا باز نشود فایلی پذیرفته و نسخه‌ای ساخته نمی‌شود. بازی ادامه دارد.
badge-held = معلق
badge-lost = ارتباط قطع

calls-title = درخواست‌های داور ({ $count })
calls-sound = صدا
calls-none = درخواستی نیست.
calls-said = { $count ->
    [one] درخواست داور از میز { $board }
   *[other] { $count } درخواست داور، آخرین از میز { $board }
}
call-stopped = ساعت‌ها متوقف‌اند.
call-flag = { $side ->
    [white] پرچم سفید سقوط کرده است.
   *[black] پرچم سیاه سقوط کرده است.
}
call-default = زمان مجاز تأخیر گذشت: { $side ->
    [white] سفید حرکت نکرده است.
   *[black] سیاه حرکت نکرده است.
}
call-irregular = { $side ->
    [white] سفید وضعیتی غیرعادی پدید آورده که کسی ادعا نکرده است.
   *[black] سیاه وضعیتی غیرعادی پدید آورده که کسی ادعا نکرده است.
}

board-title = میز { $number }
board-told = میز { $board }: { $text }
board-back = همه میزها
board-state = وضعیت
board-sheets = برگه‌های ثبت
board-journal = دفتر وقایع
board-clock = سوابق ساعت
journal-none = هنوز چیزی روی نداده است.
journal-late = پیش از قطع شدن سرور فرستاده شده و پس از آن رسیده است
log-entry = شماره
log-act = آنچه انجام شد

incident-title = چه روی داده است؟
incident-illegal-move = حرکتی غیرقانونی کامل شده است
incident-touched-piece = مهره لمس‌شده بازی یا گرفته نشده است
incident-flag = پرچمی سقوط کرده است
incident-both-flags = هر دو پرچم سقوط کرده‌اند
incident-displaced = مهره‌ها در مربع‌های نادرست‌اند
incident-device = بازیکنی دستگاه الکترونیکی دارد
incident-disturbance = مزاحمت: دادن زمان
incident-penalty = تخلف: جریمه
incident-not-recorded = بازیکنی ثبت نمی‌کند
incident-absent = بازیکنی حاضر نیست
incident-both-absent = هیچ‌یک از بازیکنان حاضر نیست
incident-set-up = بازی نادرست آغاز شده است
incident-illegal-position = پوزیسیون غیرقانونی است
incident-boards-differ = دو صفحه یکسان نیستند
incident-outsider = فرد دیگری دخالت می‌کند
incident-seal = جلسه پایان می‌یابد: باید حرکت ثبتی نوشته شود
incident-envelope = پاکت تحویل داده شد
incident-resume-adjourned = بازی ناتمام از سر گرفته می‌شود
incident-open-envelope = پاکت باز می‌شود
incident-envelope-missing = پاکت گم شده است
incident-reinstate = بازگرداندن پوزیسیون پیشین
incident-refuses = بازیکنی از رعایت قوانین خودداری می‌کند
incident-change-result = نتیجه باید تغییر کند
incident-rule-result = تعیین نتیجه
incident-play-on = بازی با این حال ادامه می‌یابد
incident-consent = موافقت با تساوی
incident-admit-late = اجازه بازی به بازیکنی که دیر رسیده است
incident-leave = اجازه ترک محوطه بازی به بازیکن
incident-bag = اجازه به بازیکن برای استفاده از کیفی که تلفن در آن است
incident-dead = پوزیسیون مرده است: اثبات
incident-position-lost = پوزیسیون را نمی‌توان بازسازی کرد
incident-clocks-run = ساعت‌ها کار می‌کنند.
incident-note = چیز دیگر، برای ثبت
incident-missing = پس از تکمیل اطلاعات، رأی نشان داده می‌شود.
incident-preview = رأی
incident-nothing = این پیامدی ندارد.
incident-position = پوزیسیون روی صفحه تغییر می‌کند.
incident-confirm = صدور رأی
incident-other = چیز دیگر
fact-side = کدام بازیکن
fact-square = مربع مهره
fact-fault = چه چیز نادرست بود
fact-minutes = { $side ->
    [white] دقیقه برای سفید
   *[black] دقیقه برای سیاه
}
fault-pieces = مهره‌ها در مربع‌های نادرست
fault-orientation = صفحه نادرست گذاشته شده
fault-colours = رنگ‌ها معکوس
fault-clock-setting = ساعت نادرست تنظیم شده
penalty-opponent-points = امتیاز بیشتر برای حریف
penalty-own-points = امتیاز کمتر برای بازیکن
penalty-expulsion = اخراج از مسابقه
undo = پس گرفتن
undo-words = رأی ثبت شد. می‌توان آن را پس گرفت:
undo-clocks = ساعت‌ها به { $white } برای سفید و { $black } برای سیاه برگردانده می‌شوند.
undo-result = نتیجه { $score } دوباره ثبت می‌شود.
undo-play-on = بازی از پوزیسیون روی صفحه و با ساعت‌ها همان‌گونه که هستند ادامه می‌یابد.
undo-stays = این‌ها همان‌گونه که رأی داده شد می‌مانند: { $what }.
undo-stays-position = پوزیسیون روی صفحه
undo-stays-count = شمار حرکت‌های غیرقانونی
undo-stays-penalty = جریمه ثبت‌شده
undo-stays-question = پرسش از داور
told-taken-back = پس گرفته شد:

## مسابقه‌ها، دفتر، نمایشگرهای سالن

office-login = داور: ورود
office-login-words = در دستگاهی که معرفی شده است.
office-first = اولین انتصاب
office-first-words = تا کسی منصوب نشده، سرور کدی روی نمایشگر خود نشان می‌دهد. کسی که آن را وارد کند سرداور می‌شود.
office-code = کد روی نمایشگر سرور
office-name = نام
office-password = گذرواژه، دست‌کم ۱۲ نویسه
office-enter = ورود
office-appoint = سرداور شدن
office-me = { $name }، داور
office-leave = خروج

events-none = هنوز مسابقه‌ای نیست. سرداور آن را برپا می‌کند.
event-new = مسابقه تازه
event-trf = از فایل
event-trf-words = فایل گزارش مسابقه (TRF)، جدول بازیکنان (CSV) یا بایگانی. پیش از پذیرفتن، محتوای آن نشان داده می‌شود.
event-name = نام مسابقه
event-zone = منطقه زمانی مسابقه
event-zone-browser = { $zone } (این مرورگر)
event-zone-set = تعیین منطقه زمانی
event-zone-words = ساعت‌های اعلام‌شده و چاپ‌شده از آن پیروی می‌کنند.
event-place = محل
event-section = گروه
event-section-line = { $name }: دور { $round } از { $rounds }، { $players } بازیکن
event-rounds = دورها
event-control = کنترل زمان
event-system = روش
event-system-swiss = سوئیسی
event-system-round-robin = دوره‌ای
event-system-double-round-robin = دوره‌ای رفت و برگشت
event-system-other = دیگر
event-players = بازیکنان
event-players-typed = بازیکنان ({ $count })
event-players-hint = هر خط یک بازیکن، ریتینگ پس از نام؛ یا جدولی از Excel یا chess-results بچسبانید
event-set-up = برپا کردن مسابقه
event-parts = بخش‌های مسابقه
event-round = دور
event-standings = جدول
event-files = فایل‌ها
event-regulations = مقررات
event-tie-breaks = پوئن‌شکنی‌ها
event-hall = نمایشگر سالن
standing-withdrawn = کنار رفته
standing-expelled = اخراج شده

round-board = میز
round-table = بازی زنده
round-default = باقی‌مانده زمان مجاز تأخیر
round-result-of = نتیجه میز { $board }
round-result-is = نتیجه میز { $board }: { $result }
ruled-under = { $text } ({ $article })
round-unpaired = این دور هنوز قرعه‌کشی نشده است.
round-list = فهرست قرعه‌کشی
round-list-words = هر خط یک بازی: میز، سفید، سیاه، با شماره یا نام؛ یا پاسخ برنامه قرعه‌کشی؛ یا فهرست قرعه‌کشی برنامه Vega؛ یا TRF با دور قرعه‌کشی‌شده؛ یا جدولی که از Swiss-Manager، chess-results یا Excel کپی شده است. بازیکن تنها در یک خط استراحت دارد.
round-publish = انتشار قرعه‌کشی
round-draft = پیش‌نویس با شماره‌های شروع
round-kind = در هر میز
round-tables = آماده کردن میزها
round-codes = کد جایگاه‌ها
round-picture = کد { $code } برای دوربین
kind-board = یک تبلت هم صفحه است هم ساعت
kind-mixed = دو دستگاه، برای هر بازیکن یکی
kind-clock = فقط ساعت
kind-sheet = فقط برگه‌های ثبت
kind-wooden = هیچ: همه چیز را داور وارد می‌کند
kind-feed = صفحه الکترونیکی
round-resume = پس از قطع سرور، بازی‌ها خودکار از سر گرفته می‌شوند
round-resume-never = هرگز: داور تصمیم می‌گیرد
round-resume-seconds = اگر حداکثر { $count } ثانیه طول کشیده باشد
seat-table = هر دو بازیکن
seat-white = سفید
seat-black = سیاه
seat-white-assistant = دستیار سفید
seat-black-assistant = دستیار سیاه
bye-pairing-allocated = بدون حریف
bye-half-point = نیم امتیاز
bye-zero-point = بدون امتیاز
bye-full-point = امتیاز کامل

standings-rank = رتبه
standings-name = نام
standings-points = امتیاز
standings-performance = ریتینگ عملکرد

files-out = فایل‌ها
files-print = چاپ
file-trf16 = گزارش مسابقه، قالب ۲۰۱۶
file-trf26 = گزارش مسابقه، قالب ۲۰۲۶
file-pgn = بازی‌ها
file-archive = همه‌چیز، به صورت بایگانی
file-site = صفحه‌های وب همه دورها برای هر وب‌گاه
file-report = گزارش رویدادها
print-pairings = قرعه‌کشی
print-scoresheets = برگه‌های ثبت
print-slips = برگه‌های نتیجه
print-envelopes = پاکت حرکت‌های ثبتی
print-boards = وضعیت همه میزها

join-code = کد جایگاه شما
join-sit = نشستن سر جای خود
join-words = کد روی برگه میز شما یا در صفحه دعوت حریف است و یک بار کار می‌کند. با دوربین هم می‌توانید آن را بخوانید.

hall-all = بازی‌های این سرور
watch-hidden = این بازی پس از پایان نشان داده می‌شود.
watch-hidden-words = این مسابقه بازی‌های در جریان را نشان نمی‌دهد. این صفحه پس از پایان بازی خودش آن را نشان می‌دهد.
hall-none = هنوز میزی آماده نشده است.
hall-round = دور { $round }
hall-standings = جدول پس از دور { $round }
hall-page = نمایشگر { $page } از { $pages }
hall-drawn = شطرنج ۹۶۰، پوزیسیون { $number }

## مقررات

badge-device = ارتباط دستگاه قطع است
event-supervision = بازی سریع و بلیتس
event-supervision-limited = چند بازی برای هر داور: قوانین پیوست‌های بازی سریع و بلیتس
event-supervision-full = برای هر بازی یک داور و ثبت حرکت‌ها: قوانین مسابقه
event-no-section = این مسابقه هنوز گروهی ندارد.
event-open-section = باز کردن گروه
event-another-section = یک گروه دیگر
round-start = آغاز دور
moment-hint = ۱۴۰۵/۰۸/۲۴ ۱۴:۳۰
round-announce = اعلام
round-begins = دور آغاز می‌شود: { $time }، { $left } مانده
round-begun = آغاز شد: { $time }
round-default-over = زمان مجاز تأخیر تمام شده است
reg-unsaid = { $value } (پیش‌فرض)
reg-unsaid-article = { $value } (پیش‌فرض، { $article })
reg-no-rule = این ویرایش چنین قاعده‌ای ندارد
reg-must-be-chosen = برای بازی سریع و بلیتس باید انتخاب شود
reg-as-the-full-rules = تا اندازه‌ای که مقررات کامل اجازه می‌دهد
reg-white-loses-it = از وقت سفید کم می‌شود
reg-possible = ممکن است
reg-always = همیشه برقرار است
reg-device-penalty = تلفن یا دستگاه دیگر نزد بازیکن
reg-loss = باخت بازی
reg-warning = اخطار
reg-opponent-time = وقت بیشتر برای حریف
reg-own-time = وقت کمتر برای بازیکن
reg-fine = جریمه نقدی
reg-minutes = { $count } دقیقه
reg-number = { $count }
reg-on = بله
reg-off = خیر
reg-default-time = تأخیر مجاز بازیکن، به دقیقه
reg-stated-tempo = نوع زمان بازی
reg-standard = استاندارد
reg-rapid = بازی سریع
reg-blitz = بلیتس
reg-by-the-times = همان‌گونه که کنترل زمان می‌گوید
reg-points = امتیاز هر نتیجه
reg-points-win = برد
reg-points-draw = مساوی
reg-points-loss = باخت
reg-one-and-a-half = ۱ برای برد، ½ برای مساوی، ۰ برای باخت
reg-supervision = بازی سریع و بلیتس
reg-limited = چند بازی برای هر داور
reg-full = برای هر بازی یک داور
reg-games-per-arbiter = تعداد بازی‌های هر داور
reg-recorder = ثبت‌کننده در بازی سریع و بلیتس
reg-nobody = هیچ‌کس
reg-german = آلمانی
reg-english = انگلیسی
reg-armenian = ارمنی
reg-persian = فارسی
reg-arbiter-or-assistant = داور یا دستیار
reg-draw-agreement = تساوی با توافق
reg-allowed = مجاز
reg-with-consent = با موافقت داور
reg-after-moves = فقط پس از { $count } حرکت هر بازیکن
reg-scoresheet = برگه ثبت
reg-paper = کاغذی
reg-electronic = الکترونیکی
reg-claim-verification = ادعاها
reg-where-moves-are-known = وقتی همه حرکت‌ها معلوم باشد بررسی می‌شود
reg-arbiter-confirms = داور تأیید می‌کند
reg-auto-flag = سقوط پرچم خودکار اعلام می‌شود
reg-machine-observes = حرکت غیرقانونی بی‌درنگ یافته می‌شود
reg-table-sounds = دستگاه بازیکنان می‌تواند صدا بدهد
reg-last-move-marked = آخرین حرکت روی صفحه بازیکنان نشان داده می‌شود
reg-both-absent = زمان سپری‌شده در غیاب هر دو بازیکن
reg-as-the-laws-say = چنان‌که قوانین می‌گوید
reg-divided = نصف می‌شود
reg-first-arrival-starts = با آمدن اولین نفر آغاز می‌شود
reg-both-late = هر دو دیر می‌آیند
reg-both-lose = هر دو می‌بازند
reg-arbiter-decides = داور تصمیم می‌گیرد
reg-adjournment = بازی‌ها ناتمام گذاشته می‌شوند
reg-guideline-iii = راهنمای ۳ برقرار است
reg-chess960 = شطرنج ۹۶۰
reg-report-on-leave = بازیکن باید ترک محوطه بازی را اطلاع دهد
reg-device-in-bag = دستگاه خاموش می‌تواند در کیف باشد
reg-appeals = می‌توان تجدیدنظر در رأی خواست
reg-rated = دارای ریتینگ
reg-special-clock = ساعت ویژه برای بازیکنان معلول بینایی
reg-announcement-language = زبان اعلام حرکت‌ها
reg-unpromoted-pawn-placed-on-request = ترفیع فراموش‌شده، اگر حریف بی‌درنگ بخواهد، بدون جریمه کامل می‌شود
reg-places-venue = محل بازی
reg-places-area = محوطه بازی
reg-places-smoking = محل سیگار کشیدن
reg-places-contiguous = جاهای کنار محل بازی که تلفن در آن مجاز نیست
reg-fair-play-document = قواعد بازی منصفانه
reg-adaptations = تمهیدات برای بازیکنان معلول بینایی
reg-set = تعیین مقررات
reg-set-done = مقررات تعیین شد.
reg-words = فقط پیش از آغاز اولین بازی گروه می‌توان آن‌ها را تغییر داد.

assistant-join = جایگاه دستیار
assistant-title = { $side ->
    [white] دستیار سفید
   *[black] دستیار سیاه
}
assistant-announced = { $side ->
    [white] سفید اعلام کرد:
   *[black] سیاه اعلام کرد:
}
assistant-moves = حرکت‌ها: اعلام، و انجام روی صفحه دیگر
assistant-move = حرکت
assistant-announce = اعلام
assistant-execute = روی صفحه دیگر انجام شد
assistant-repeat = تکرار حرکت حریف
assistant-score = ثبت حرکت و ساعت
assistant-entry = نوشته
assistant-inform = زمان‌ها و شمار حرکت‌ها
assistant-tell = بازیکن می‌پرسد: گفتن زمان هر دو و شمار حرکت‌ها
assistant-told = { $side ->
    [white] سفید: { $time }، { $count } حرکت.
   *[black] سیاه: { $time }، { $count } حرکت.
}
assistant-claim = پرچم، و مهره‌های لمس‌شده
assistant-square = مربع
assistant-touch = { $side ->
    [white] سفید این مهره را لمس کرده است: به داور گفته شود
   *[black] سیاه این مهره را لمس کرده است: به داور گفته شود
}
assistant-adjourn = ناتمام گذاشتن بازی
assistant-none-else = دستیار کار دیگری نمی‌کند: نه راهنمایی می‌کند و نه بدون پرسش چیزی می‌گوید.

# A device that belongs to a board of an event.
board-device-waits = این دستگاه متعلق به این میز است ({ $name }). وقتی داور دور بعد را باز کند، بازی همین‌جا باز می‌شود.
board-device-none = این دستگاه متعلق به هیچ میزی نیست. کد آن نزد داور است.

# A move sealed on the tablet between both players.
seal-title = { $side ->
    [white] حرکت ثبتی سفید
   *[black] حرکت ثبتی سیاه
}
seal-hand-over = تبلت به { $name } داده می‌شود. { $opponent } و دیگران تا بسته شدن پاکت نگاه نمی‌کنند.
seal-alone = من { $name } هستم و کس دیگری صفحه را نمی‌بیند
seal-words = حرکت را بنویسید؛ نشان داده نمی‌شود و روی صفحه انجام نمی‌شود. تا باز شدن پاکت هیچ‌کس آن را نمی‌خواند، داور هم.
seal-show = نشان دادن نوشته من
seal-close = بستن پاکت و متوقف کردن ساعت
