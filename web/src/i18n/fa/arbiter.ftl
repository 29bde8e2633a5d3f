# The texts of the pages on which arbiters run an event.

## Results

confirm = تأیید
result-none = هنوز نتیجه‌ای نیست
result-adjourned = ناتمام
result-unplayed = بازی نشد
result-before = پیش از تغییر
result-keys = کلیدها: 1 برد سفید، 0 برد سیاه، = تساوی (بازی انجام شده است)؛ + یا − بازی انجام نشده است، چون بازیکن دیگر نیامد. با کلیدهای جهت از سطری به سطر دیگر می‌روید و Enter همه نتیجه‌ها را باز می‌کند.
result-reason-wrong-entry = اشتباه وارد شده بود
result-reason-wrong-slip = برگه نتیجه اشتباه بود
result-reason-told = بازیکن از پیش گفته بود که نمی‌آید
result-reason-ruling = تصمیم داور

## Pairings

round-look = بررسی قرعه‌کشی
round-file = از فایل
round-program = دور سوئیسی را برنامه قرعه‌کشی تعیین می‌کند: فایل مسابقه را به آن بدهید و پاسخش را اینجا بگذارید.
round-preview = دور { $number }، هنوز اعلام نشده
round-reason = دلیل اعلام با وجود این هشدارها
round-reason-begun = دور آغاز شده است: دلیل تغییر
round-change-list = تغییر فهرست
round-correct = اصلاح قرعه‌کشی
pairing-turn = میز { $board }: تعویض رنگ‌ها
pairing-up = میز { $board }: یک میز بالاتر
doubt-unfinished = دور { $round } تمام نشده است: { $games } بازی نتیجه ندارد.
doubt-repeated = میز { $board }: این دو پیش‌تر در دور { $round } روبه‌رو شده‌اند.
doubt-third-color = { $color ->
    [white] { $name } برای سومین بار پیاپی سفید می‌گیرد.
   *[black] { $name } برای سومین بار پیاپی سیاه می‌گیرد.
}
doubt-missing = { $name } نه بازی دارد و نه استراحت.
doubt-asked-for-bye = { $name } خواسته بود که در این دور قرعه نخورد.
doubt-second-bye = { $name } پیش‌تر استراحت داشته است.
doubt-result-dropped = میز { $board }: نتیجه { $result } حذف می‌شود، چون بازی آن در فهرست نیست.

## Opening a round

round-kinds = گونه دیگر در برخی میزها
round-kinds-boards = میزها
round-kinds-set = همین نوع برای این میزها
round-start-only = فقط میزهای
round-start-all = به کار انداختن ساعت‌ها ({ $count } میز)
round-started = ساعت‌های { $count } میز هم‌زمان به کار افتاد.
round-codes-print = چاپ کارت‌ها
round-codes-words = هر کد یک بار و تا پایان دور کار می‌کند. کد جدید جای کد پیشین را می‌گیرد.
round-code-renew = کد تازه برای میز { $board }

## Players

player-number = شماره
player-rating = ریتینگ
player-federation = فدراسیون
player-fide-id = شناسه فیده
player-state = یادداشت
player-from = از دور { $round }
player-bye-line = دور { $round }: { $kind }
player-late = ثبت بازیکن
player-words = بازیکنی که دیر می‌آید شماره بعدی را می‌گیرد و برای دورهای گذشته امتیازی ندارد.
player-name-hint = نام خانوادگی، نام
player-title = عنوان
player-born = تولد
player-sex = جنسیت
player-female = زن
player-male = مرد
player-club = باشگاه
player-save = ذخیره
player-enter = ثبت بازیکن در مسابقه
player-in-round = دور
player-half-bye = استراحت با نیم امتیاز
player-absent = غایب خواهد بود
player-plays = با این حال بازی می‌کند
player-withdraw = کناره‌گیری از دور { $round } به بعد
player-return = برمی‌گردد
player-measure = ترتیب ویژه (12.2.6)
player-grant = دادن

## Arbiters and devices

people-title = داوران و دستگاه‌ها
people-arbiters = داوران
people-chief = سرداور
people-section = گروه { $name }
people-appoint = انتصاب داور
people-rank = برای
people-dismiss = لغو انتصاب { $name }
people-devices = دستگاه‌های داوران
people-device-remove = حذف دستگاه { $name }
people-devices-words = داوران تنها در این دستگاه‌ها وارد می‌شوند. با حذف یک دستگاه، هر کس در آن وارد شده باشد خارج می‌شود.
people-device = افزودن دستگاه
people-device-words = صفحه را در آن دستگاه باز کنید و این کد را آنجا وارد کنید؛ سپس داور آن وارد می‌شود. یک بار و تا ده دقیقه کار می‌کند.
people-device-name = نام دستگاه
people-device-code = ساختن کد
people-screen = افزودن نمایشگر سالن
people-screen-of = مسابقه
people-screen-words = صفحه را در آن نمایشگر باز کنید و این کد را آنجا وارد کنید؛ سپس میزها و جدول مسابقه را نشان می‌دهد. یک بار و تا ده دقیقه کار می‌کند.
people-sessions = کاربران واردشده
people-session = { $who }، آخرین بار { $time }
people-holder-seat = دستگاه بازیکن، { $name }
people-holder-assistant = دستیار بازیکن
people-holder-display = نمایشگر سالن، { $name }
people-end = خارج کردن { $who }
people-root = تبلت‌هایی که این سرور را می‌شناسند
people-root-words = تبلت تا وقتی گواهی ریشه این سرور در آن نصب نشده باشد به آن اعتماد نمی‌کند. دوربین تبلت را جلوی کد نگه دارید، این یک بار نشانی را با این همه باز کنید، اثر انگشت را با این مقایسه کنید و پرونده را در تنظیمات تبلت نصب کنید؛ پس از آن همیشه به این سرور اعتماد می‌کند.
people-root-picture = کد برای دوربین: گواهی ریشه
people-root-fingerprint = اثر انگشت
people-backup = پشتیبان‌گیری از همه چیز
people-backup-words = این نسخه همه مسابقه‌ها و بازی‌ها، داوران، جایگاه‌ها، گواهی‌ها و تنظیمات را دارد: هر آنچه دستگاهی دیگر برای ادامه لازم دارد. آن را جایی نگه دارید که تنها خودتان بتوانید بخوانید.
office-recover = گذرواژه یا دستگاه گم شده؟
office-recover-words = روی سرور «touchmove office recover» را اجرا کنید. کدی را که نشان می‌دهد، با نام و گذرواژه جدید وارد کنید.
office-recover-enter = دوباره سرداور شدن
office-show = نمایش گذرواژه
desk-events = مسابقه‌های شما
desk-open = باز کردن میز داور: { $name }
desk-log-in = برای باز کردن میز مسابقه خود وارد شوید.
desk-no-event = هنوز هیچ مسابقه‌ای برپا نشده است.
desk-set-up = برپا کردن مسابقه

## Rounds, tie-breaks, points

terms-title = دورها و پوئن‌شکنی
terms-words = پوئن‌شکنی‌ها پس از امتیاز، به همین ترتیب شمرده می‌شوند.
terms-add = افزودن پوئن‌شکنی
terms-remove = حذف { $code }
terms-first = { $code }: یک جا جلوتر
terms-save = ذخیره
terms-bye = امتیاز بازیکنی که بی‌حریف می‌ماند
terms-control-words = کنترل زمان را تا آغاز نخستین بازی گروه می‌توان تغییر داد؛ پس از آن تنها پای یک میز و با ذکر دلیل.
needs-title = نیازهای بازیکن پای صفحه
needs-assistant = دستیار پای صفحه (پیوست D)
needs-assistant-name = نام دستیار
needs-words = میزهایی که از این پس آماده شوند این را می‌دانند: دستیار رمز خودش را می‌گیرد. ساعت ویژه بازیکنان معلول بینایی در مقررات مسابقه است.

## Files of others

import-players = { $count } بازیکن
import-paired = { $count } دور قرعه‌کشی‌شده
import-left-out = { $count } مقدار فهمیده نشد و کنار گذاشته می‌شود
import-line = خط { $line }:
import-no-heading = بدون سرستون
import-archive = این بایگانی است: مسابقه با بازی‌هایش همان گونه که بود برمی‌گردد.
import-unknown = «{ $name }» نه گزارش مسابقه است، نه جدول بازیکنان و نه بایگانی.
import-forget = فایل دیگر
import-tie-breaks = پوئن‌شکنی‌ها به هر ترتیب: { $codes }
column-nothing = لازم نیست
column-number = شماره
column-name = نام کامل
column-surname = نام خانوادگی
column-given = نام
column-title = عنوان
column-rating = ریتینگ
column-federation = فدراسیون
column-fide-id = شناسه فیده
column-born = تولد
column-sex = جنسیت
column-club = باشگاه
file-swiss-manager = نتیجه‌های دور { $round } برای Swiss-Manager

## رأی‌ها و تجدیدنظر

event-matters = رأی‌ها
broadcast-title = تماشاگران
broadcast-running = بازی‌های در جریان
broadcast-hidden = پیش از پایان نشان داده نمی‌شوند
broadcast-after-moves = با چند حرکت تأخیر نشان داده می‌شوند
broadcast-after-minutes = با چند دقیقه تأخیر نشان داده می‌شوند
broadcast-live = به‌صورت زنده نشان داده می‌شوند
broadcast-count-after-moves = حرکت‌های هر بازیکن
broadcast-count-after-minutes = دقیقه
broadcast-save = تعیین
broadcast-set = ذخیره شد.
broadcast-is-hidden = بازی‌های در جریان پیش از پایان نشان داده نمی‌شوند.
broadcast-is-after-moves = بازی‌های در جریان وقتی نشان داده می‌شوند که هر بازیکن { $count } حرکت دیگر را کامل کرده باشد.
broadcast-is-after-minutes = بازی‌های در جریان با { $count } دقیقه تأخیر نشان داده می‌شوند.
broadcast-is-live = بازی‌های در جریان به‌صورت زنده نشان داده می‌شوند.
broadcast-words = اگر چیزی تعیین نشده باشد، بازی‌های در جریان را تنها بازیکنان و داوران می‌بینند (6.12.1). آنچه تعیین شود برای هر چیز همگانی است: صفحه‌ها، ساعت‌ها، حرکت‌ها، نمایشگرهای سالن و PGN. بازی پایان‌یافته کامل نشان داده می‌شود. این را هر زمان می‌توان تغییر داد.
push-problem = بازی‌ها به { $to } فرستاده نمی‌شوند: { $problem }. سرور دوباره تلاش می‌کند و چیزی از دست نمی‌رود.
push-to = بازی‌ها با هر تغییر به صورت PGN به { $to } فرستاده می‌شوند.
push-complete = همه چیز تا ساعت { $time } فرستاده شده بود.
file-pgn-boards = PGN یک میز:
file-pgn-board = PGN میز { $board }
category-title = رده‌های جایزه
category-words = بازیکن باید همه شرط‌های پرشده را داشته باشد. بازیکن بدون ریتینگ پایین‌تر از هر عددی به شمار می‌آید؛ بازیکنی که سال تولدش معلوم نیست نه جوان است نه پیشکسوت.
category-new = رده تازه
category-name = نام رده
category-below = ریتینگ کمتر از
category-from = ریتینگ از
category-young = متولد این سال یا پس از آن
category-old = متولد این سال یا پیش از آن
category-sex = زنان یا مردان
category-anybody = همه
category-women = زنان
category-men = مردان
category-club = باشگاه
category-players = تنها این شماره‌ها
category-remove = حذف
category-add = افزودن رده
category-save = ذخیره رده‌ها
category-saved = رده‌ها ذخیره شد.
category-one = رده
category-all = همه
ratings-title = فهرست ریتینگ فیده
ratings-words = فهرست را همان‌گونه که فیده منتشر می‌کند انتخاب کنید یا اینجا بیندازید (متن ساده یا نشانه‌گذاری‌شده، فشرده یا نه). سپس هنگام نوشتن نام یا شماره بازیکن در آن پیدا می‌شود.
ratings-file = فایل
ratings-reading = فهرست خوانده می‌شود…
ratings-read = { $count } بازیکن خوانده شد و { $refused } سطر خوانده نشد. هنوز چیزی به کار نرفته است.
ratings-refused = خوانده نشد:
ratings-take = استفاده از این فهرست
ratings-taken = فهرست در حال استفاده است: { $count } بازیکن.
event-rename = تغییر نام
matter-penalise = جریمه کردن بازیکن
matter-appeal = تجدیدنظرخواهی از رأی
matter-appeal-this = تجدیدنظرخواهی از این
matter-refuses = خودداری از رعایت قوانین
matter-meddle = دخالت بازیکن در بازی دیگر
matter-log = ثبت رویداد
matter-keep-sheet = برگه ثبت تحویل شد
matter-resumption = تعیین زمان از سرگیری بازی ناتمام
matter-lift = لغو
matter-decide = تصمیم درباره تجدیدنظر
matter-player = بازیکن
matter-of-game = بازی
matter-no-game = بدون بازی
matter-game = دور { $round }، میز { $board }: { $white } – { $black }
matter-against = از کدام رأی
matter-verdict = تصمیم
matter-grounds = دلایل
matter-moment = زمان
matter-where = مکان
verdict-rejected = رد شد: رأی پابرجاست
verdict-upheld = پذیرفته شد: رأی لغو می‌شود
verdict-result = پذیرفته شد، با نتیجه‌ای دیگر
verdict-withdrawn = بازیکن پس گرفت
matters-appeals = تجدیدنظرها
matters-open = هنوز تصمیمی نیست
matters-penalties = جریمه‌ها
matters-no-penalties = جریمه‌ای نیست.
matters-lifted = لغو شد
matters-ruled = رأی‌ها ({ $count })
matters-entry = ثبت { $number }
officials-title = مسئولان در گزارش
officials-none = هنوز کسی نام برده نشده است.
officials-name = نام
officials-post = سمت
officials-add = افزودن
post-chief-arbiter = سرداور
post-deputy-chief-arbiter = معاون سرداور
post-arbiter = داور
post-section-arbiter = داور گروه
post-assistant = دستیار
post-organiser = برگزارکننده

round-pair = قرعه‌کشی با برنامه
standings-after = پس از دور
standings-last = آخرین
print-pairings-by-name = قرعه‌کشی به ترتیب نام
print-standings = جدول و نتایج متقابل
print-players = بازیکنان
print-cards = شماره میزها برای بریدن
file-pgn-round = بازی‌های دور { $round }

# Devices that belong to a board and follow it through the rounds.
devices-title = تبلت‌هایی که سر میز خود می‌مانند
devices-words = هر دستگاه یک بار ثبت می‌شود. وقتی میزهای دور باز شوند، بازی میزش خودکار باز می‌شود.
devices-boards = میزها
devices-seats = سر هر میز
devices-one = یک تبلت برای هر دو بازیکن
devices-two = یک دستگاه برای هر طرف
devices-codes = کد دستگاه‌ها
devices-codes-words = هر کد یک بار و تا یک روز کار می‌کند. دستگاهی که کد جدید همان جایگاه را به کار ببرد، جای قبلی را می‌گیرد.
devices-none = هنوز هیچ دستگاهی ثبت نشده است.
device-place = میز { $board }، { $name }
device-sits = سر بازی خود است
device-waits = منتظر میز خود است
device-end = لغو ثبت دستگاه میز { $board }، { $name }
people-holder-board = دستگاه یک میز

## Closing and hiding an event

keeping-title = نگهداری مسابقه
keeping-is-hidden = مسابقه پنهان است: در هیچ فهرست همگانی نیست، ولی هر کس نشانی آن را دارد می‌تواند بازش کند.
keeping-is-listed = مسابقه در فهرست همگانی است.
keeping-hide = پنهان کردن مسابقه
keeping-unhide = بازگرداندن به فهرست
keeping-close-words = وقتی همه کارها تمام شد، می‌توان مسابقه را بست. از آن پس تنها خوانده می‌شود، تا دوباره باز شود.
keeping-close = بستن مسابقه
keeping-reason = دلیل باز کردن دوباره
keeping-reopen = باز کردن دوباره مسابقه
keeping-is-closed = این مسابقه بسته است. می‌توان آن را خواند، چاپ کرد و فایل گرفت؛ هیچ چیز آن تغییر نمی‌کند.
events-closed = بسته
events-hidden = پنهان

## A file beside an event that runs

compare-file = مقایسه با یک فایل
compare-words = فایل بازیکنان (TRF، CSV) برنامه Swiss-Manager، Vega یا برنامه‌ای دیگر را اینجا رها کنید یا انتخاب کنید: ابتدا نشان داده می‌شود چه چیز تازه است، چه نیست و چه تغییر کرده است.
compare-none = فایل همان فهرست بازیکنان است.
compare-added = بازیکنان تازه: { $count }
compare-changed = بازیکنان تغییریافته: { $count }
compare-gone = در فایل نیستند: { $count }
compare-gone-words = هر کس اینجا انتخاب شود از دور { $round } کنار گذاشته می‌شود.
compare-apply = اعمال تغییرها: { $count }
compare-done = تغییرهای انجام‌شده: { $count }.
compare-reason = در فایل مسابقه نیست
pairing-differs =
    { $count ->
        [0] همان که منتشر شده است.
       *[other] میزهایی که با منتشرشده تفاوت دارند: { $count }.
    }
pairing-board = میز
standings-csv = جدول به صورت CSV
