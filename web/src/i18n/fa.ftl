# متن‌های صفحه؛ نام کارها و چیزها همان است که در قوانین است.

# ltr یا rtl: سوی نوشتن زبان.
direction = rtl
page-unread = این صفحه بار نشد: سرور پاسخ نمی‌دهد.
page-again = تلاش دوباره
language-choose = زبان
letters-choose = حرف‌های مهره‌ها
letters-page = حرف مهره‌ها: این زبان
calendar-gregorian = تقویم میلادی
calendar-solar = تقویم خورشیدی

app = Touchmove
app-line = شما بازی می‌کنید؛ Touchmove ساعت را اداره می‌کند و قوانین را می‌داند.

## آغاز

start-choose = چه مدت؟
start-play = بازی
start-where = کجا
start-where-one = یک دستگاه برای هر دو
start-where-white = هر کس با دستگاه خودش: من سفید
start-where-black = هر کس با دستگاه خودش: من سیاه
start-where-lot = هر کس با دستگاه خودش: رنگ به قرعه
start-playing = میز آماده می‌شود…
start-more = نام‌ها، زمان دیگر، ویرایش قوانین، داور، بازیکن نابینا
start-own = کنترل زمان دیگر
start-own-hint = دقیقه و ثانیه برای هر حرکت، برای نمونه ⁦25+10⁩ یا ⁦40/90+30⁩، ⁦30+30⁩
start-white = نام سفید
start-black = نام سیاه
start-edition = قوانین
start-edition-2023 = لازم‌الاجرا از ۱ ژانویه ۲۰۲۳
start-edition-2001 = لازم‌الاجرا از ۱ ژوئیه ۲۰۰۱
start-manner = حرکت‌های غیرقانونی
start-manner-strict = سخت‌گیرانه: مانند بازی حضوری پای صفحه، خود بازیکنان آن‌ها را تشخیص می‌دهند
start-manner-friendly = دوستانه: میز آن‌ها را نشان می‌دهد
start-arbiter = داور
start-arbiter-absent = ندارد: بازیکنان به جای داور با توافق تصمیم می‌گیرند
start-arbiter-present = دارد، با میز خودش
start-position = پوزیسیون اولیه
start-position-standard = استاندارد
start-position-drawn = شطرنج ۹۶۰، به قید قرعه
start-problem = میز آماده نشد: { $problem }

control-3-2 = بلیتس
control-5-3 = بلیتس
control-10-5 = بازی سریع
control-15-10 = بازی سریع
control-90-30 = استاندارد
control-fide = استاندارد
control-words = { $minutes } دقیقه، { $seconds } ثانیه برای هر حرکت
control-fide-words = و ⁦30+30⁩ تا پایان

start-version = Touchmove { $version }
start-licences = مجوزهای نرم‌افزارهای به‌کاررفته
start-docs = راهنماها (به انگلیسی)
start-demonstration = دیدن یک مسابقه نمونه
start-demonstration-words = در پوشه‌ای جداگانه که با خاموش شدن سرور پاک می‌شود

games-title = بازی‌ها
games-mine = بازی‌های من
games-running = در جریان
games-finished = پایان‌یافته
games-more = بیشتر
games-replay = بازبینی
games-none = هنوز اینجا بازی نشده است.
games-unread = فهرست را اکنون نمی‌توان خواند.
games-resume = بازگشت به بازی
games-watch = تماشا
games-pair = { $white } – { $black }
games-edition = قوانین { $edition }
games-friendly = دوستانه
games-arbiter = با داور

phase-not-started = آغاز نشده
phase-playing = در جریان
phase-stopped = ساعت‌ها متوقف
phase-adjourned = ناتمام مانده
phase-result-pending = نتیجه هنوز معلوم نیست
phase-over = پایان یافته
phase-cancelled = لغو شده

## افراد

white = سفید
black = سیاه
arbiter = داور

## میز

table-title = { $white } – { $black }
table-board = صفحه شطرنج
table-of = { $side ->
    [white] طرف سفید
   *[black] طرف سیاه
}
table-layout-facing = روبه‌رو
table-layout-beside = کنار هم
table-record = حرکت‌ها و رأی‌ها
table-help = روش کار
table-seats = دعوت
table-menu = منو
table-whole = تمام‌صفحه
sounds-off = صداها: خاموش
sounds-soft = صداها: آرام
sounds-loud = صداها: بلند
table-acts = اقدام‌ها
table-answer = پاسخ
table-after = سپس
table-read-all = خواندن همه
table-elsewhere = مهره‌ها روی صفحه چوبی‌اند.
table-feed = مهره‌ها روی صفحه الکترونیکی حرکت داده می‌شوند.
table-leave = ترک
watch-after-moves = با { $count } حرکت تأخیر نشان داده می‌شود
watch-after-minutes = با { $count } دقیقه تأخیر نشان داده می‌شود
table-watching = شما تماشا می‌کنید
table-unread = چنین میزی نیست یا سرور پاسخ نمی‌دهد: { $problem }
table-joining = پیوستن به میز…
table-no-seat = اینجا جایی برای شما نیست
table-closed = پیوند درست را از کسی بخواهید که بازی را برپا کرده است.
table-watch-instead = تماشای بازی

piece-king = شاه
piece-queen = وزیر
piece-rook = رخ
piece-bishop = فیل
piece-knight = اسب
piece-pawn = پیاده
piece-of = { $side ->
    [white] { $piece } سفید
   *[black] { $piece } سیاه
}
square-empty = { $square }، خالی
square-piece = { $square }، { $piece }
square-touched = { $square }، { $piece }، لمس‌شده

promote-title = ترفیع پیاده { $square } به
promote-leave = پیاده بماند

clock-press = { $side ->
    [white] فشردن ساعت سفید
   *[black] فشردن ساعت سیاه
}
clock-start = { $side ->
    [white] سفید آماده است: آغاز
   *[black] سیاه آماده است: آغاز
}
clock-resume = { $side ->
    [white] سفید با ادامه موافق است
   *[black] سیاه با ادامه موافق است
}
clock-stands = { $side ->
    [white] ساعت سفید
   *[black] ساعت سیاه
}
clock-time = { $side ->
    [white] سفید
   *[black] سیاه
} { $hours ->
    [0] {""}
   *[other] { $hours } ساعت
} { $minutes ->
    [0] {""}
   *[other] { $minutes } دقیقه
} { $seconds } ثانیه دارد، { $runs ->
    [yes] ساعت کار می‌کند
   *[no] ساعت ایستاده است
}
clock-running = کار می‌کند
clock-flag = پرچم
clock-delay = تأخیر { $seconds }
clock-ready = آماده
clock-tap-start = هنگام آمادگی ضربه بزنید
clock-tap-resume = برای ادامه ضربه بزنید
clock-arbiter-starts = داور آغاز می‌کند
clock-arbiter-resumes = داور از سر می‌گیرد

act-adjust = مرتب می‌کنم
act-adjust-done = مرتب شد
act-adjusting = مهره‌هایی را که مرتب می‌کنید لمس کنید
act-offer = پیشنهاد تساوی
act-offered = تساوی پیشنهاد شد
act-accept = پذیرفتن
act-reject = نپذیرفتن
act-claim = ادعا
act-stop = توقف ساعت‌ها
act-seal = نوشتن حرکت ثبتی
state-sealing = { $side ->
    [white] جلسه پایان می‌یابد: سفید حرکت ثبتی می‌نویسد.
   *[black] جلسه پایان می‌یابد: سیاه حرکت ثبتی می‌نویسد.
}
act-resign = تسلیم
act-offer-open = { $side ->
    [white] سفید تساوی پیشنهاد می‌کند
   *[black] سیاه تساوی پیشنهاد می‌کند
}
act-refused = پذیرفته نشد: { $problem }
act-late = پیش از قطع شدن سرور فرستاده شده و انجام نشده است؛ داور تصمیم می‌گیرد: { $text }
act-late-again = پیش از قطع شدن سرور فرستاده شده و انجام نشده است. هنگام ادامه دوباره انجامش دهید: { $text }

state-not-started = برای آغاز، هر دو بازیکن روی ساعت خود ضربه می‌زنند.
state-stopped = ساعت‌ها متوقف‌اند. برای ادامه، هر دو بازیکن روی ساعت خود ضربه می‌زنند.
state-not-started-arbiter = داور بازی را آغاز می‌کند.
state-stopped-arbiter = ساعت‌ها متوقف‌اند. داور بازی را از سر می‌گیرد.
state-not-started-watch = بازی هنوز آغاز نشده است.
state-stopped-watch = ساعت‌ها متوقف‌اند.
state-waiting = { $side ->
    [white] سفید آماده است؛ سیاه هنوز باید روی ساعت خود ضربه بزند.
   *[black] سیاه آماده است؛ سفید هنوز باید روی ساعت خود ضربه بزند.
}
state-claim = { $side ->
    [white] سفید ادعای تساوی دارد؛ رسیدگی می‌شود.
   *[black] سیاه ادعای تساوی دارد؛ رسیدگی می‌شود.
}
warning-not-a-move = هیچ حرکت قانونی به آنجا نمی‌رسد. پیش از فشردن، مهره را جای دیگر بگذارید.
state-result-pending = بازی پایان یافته؛ نتیجه هنوز باید معلوم شود.
state-adjourned = بازی ناتمام مانده است.
state-cancelled = بازی لغو شد.

line-open = این اتصال رمزگذاری نشده است: هر کس در این شبکه می‌تواند آنچه را فرستاده می‌شود بخواند و تغییر دهد.
line-lost = قطع
table-held = بازی معلق است: آنچه به یکی از دستگاه‌ها نشان داده شده در دفتر وقایع نیست. داور تصمیم می‌گیرد.
table-held-alone = آنچه به یکی از دستگاه‌ها نشان داده شده در دفتر وقایع نیست. برگه‌های ثبت خود را مقایسه کنید؛ وقتی هر دو تأیید کنید بازی ادامه می‌یابد.
line-lost-words = سرور به این دستگاه پاسخ نمی‌دهد. اگر ارتباط فقط این دستگاه قطع شده باشد، ساعت‌ها همچنان کار می‌کنند؛ آنچه می‌بینید آخرین وضعیت دریافت‌شده است.
line-lost-own = ارتباط این دستگاه قطع است. ساعت شما همچنان کار می‌کند. آنچه می‌بینید آخرین وضعیت دریافت‌شده است؛ با برقراری ارتباط، بازی همین‌جا ادامه می‌یابد.
line-restarting = سرور در حال راه‌اندازی دوباره است و ساعت‌ها را متوقف می‌کند. آنچه می‌بینید آخرین وضعیت دریافت‌شده است؛ این صفحه خودش باز وصل می‌شود.
line-back = ارتباط برقرار شد
device-lost = { $side ->
    [white] ارتباط دستگاه سفید قطع است. ساعت سفید مانند پیش کار می‌کند.
   *[black] ارتباط دستگاه سیاه قطع است. ساعت سیاه مانند پیش کار می‌کند.
}
device-back = { $side ->
    [white] ارتباط دستگاه سفید دوباره برقرار است.
   *[black] ارتباط دستگاه سیاه دوباره برقرار است.
}

claim-title = { $side ->
    [white] ادعای سفید
   *[black] ادعای سیاه
}
claim-repetition = سه بار همان پوزیسیون
claim-fifty-moves = پنجاه حرکت بدون گرفتن مهره و بدون حرکت پیاده
claim-illegal-move = حرکت غیرقانونی حریف
claim-touched-piece = حریف مهره لمس‌شده را حرکت نداد
claim-flag = سقوط پرچم حریف
claim-basis = مبنای ادعا
claim-basis-board = اکنون روی صفحه است
claim-basis-intended = حرکت بعدی من که اینجا نوشته می‌شود آن را پدید می‌آورد
claim-intended = حرکتی که در نظر دارید
claim-intended-hint = برای نمونه ⁦Ng8⁩. پس از ادعا دیگر نمی‌توان آن را عوض کرد.
claim-make = ادعا
claim-cancel = بازگشت

stop-help = درخواست کمک
stop-displaced = مهره‌ها افتادند
stop-clock = ساعت درست نیست

resign-title = { $side ->
    [white] آیا سفید تسلیم می‌شود؟
   *[black] آیا سیاه تسلیم می‌شود؟
}
resign-words = با تسلیم، بازی پایان می‌یابد و نمی‌توان آن را پس گرفت.
resign-make = تسلیم

record-moves = حرکت‌ها
record-moves-none = هنوز حرکتی نیست.
record-moves-hidden = بازیکنان خود ثبت می‌کنند.
record-rulings = رأی‌ها
record-rulings-none = هنوز رأیی صادر نشده است.
record-not-pressed = فشرده نشده
record-number = ⁦{ $number }.⁩

ruling-article = ماده { $number }
number-preface = پیش‌گفتار
number-intro = مقدمه
number-samples = نمونه‌ها
number-guidelines = راهنماها
ruling-reading = برداشت { $id }
ruling-said = رأی: { $text }
move-said = { $side ->
    [white] سفید: { $text }
   *[black] سیاه: { $text }
}
press-said = { $side ->
    [white] سفید ساعت را فشرد.
   *[black] سیاه ساعت را فشرد.
}
low-time = { $side ->
    [white] سفید
   *[black] سیاه
} { $hours ->
    [0] {""}
   *[other] { $hours } ساعت
} { $minutes ->
    [0] {""}
   *[other] { $minutes } دقیقه
} { $seconds ->
    [0] {""}
   *[other] { $seconds } ثانیه
} وقت دارد.

result-white = سفید برد
result-black = سیاه برد
result-draw = مساوی
result-other = بازی پایان یافت
result-again = بازی تازه
rematch = بازی برگشت
rematch-accept = پذیرفتن بازی برگشت
rematch-wanted = حریف شما بازی برگشت می‌خواهد.
after-event = بازگشت به مسابقه
after-standings = جدول رده‌بندی
game-keep = ذخیره بازی
ending-checkmate = با مات
ending-stalemate = با پات
ending-dead-position = با پوزیسیون مرده
ending-resignation = { $winner ->
    [white] سیاه تسلیم شد
    [black] سفید تسلیم شد
   *[nobody] با تسلیم
}
ending-agreement = با توافق
ending-repetition = با تکرار پوزیسیون
ending-fifty-moves = با قاعده ۵۰ حرکت
ending-fivefold-repetition = با پنج بار تکرار
ending-seventy-five-moves = با قاعده ۷۵ حرکت
ending-time = { $winner ->
    [white] وقت سیاه تمام شد
    [black] وقت سفید تمام شد
   *[nobody] با پایان وقت
}
ending-both-flags = با سقوط هر دو پرچم
ending-illegal-moves = { $winner ->
    [white] به علت حرکت‌های غیرقانونی سیاه
    [black] به علت حرکت‌های غیرقانونی سفید
   *[nobody] به علت حرکت‌های غیرقانونی
}
ending-illegal-position = به علت پوزیسیون غیرقانونی
ending-default = { $winner ->
    [white] سیاه به‌موقع حاضر نشد
    [black] سفید به‌موقع حاضر نشد
   *[nobody] به علت غیبت
}
ending-sealed-move = { $winner ->
    [white] به علت حرکت ثبتی سیاه
    [black] به علت حرکت ثبتی سفید
   *[nobody] به علت حرکت ثبتی
}
ending-quickplay = با قاعده اتمام سریع
ending-device = { $winner ->
    [white] به علت دستگاه الکترونیکی سیاه
    [black] به علت دستگاه الکترونیکی سفید
   *[nobody] به علت دستگاه الکترونیکی
}
ending-penalty = به علت جریمه داور
ending-signed = طبق برگه‌های امضاشده
ending-stated = طبق اعلام بازیکنان
ending-ruling = با رأی داور

law-title = ماده { $number }
law-this = قوانین { $edition }، حاکم بر این بازی
law-other = ویرایش دیگر
law-none = ویرایش دیگر چنین ماده‌ای ندارد.
law-reading = ماده خوانده می‌شود…
law-unread = ماده بار نشد: { $problem }
close = بستن

seats-title = دعوت به این میز
seats-table = هر دو بازیکن، یک تبلت
seats-white = دستگاه سفید
seats-black = دستگاه سیاه
seats-arbiter = داور
seats-white-assistant = دستیار سفید
seats-black-assistant = دستیار سیاه
seats-watch = فقط تماشا

question-mine = شما گفتید: { $choice }. حریف هنوز پاسخ نداده است.
question-theirs = حریف می‌گوید: { $choice }. موافقت شما لازم است.
question-elsewhere = پاسخ این پرسش با اقدام دیگری داده می‌شود.
question-minutes = دقیقه
question-decide = تصمیم

choice-yes = بله
choice-no = خیر
choice-white = سفید
choice-black = سیاه
choice-unknown = معلوم نیست
choice-postponed = موکول به بعد
choice-drawn = مساوی
choice-loses = باخت
choice-restart = بازی تازه
choice-continue = بازی ادامه می‌یابد
choice-penalties = جریمه
choice-no-penalty = بدون جریمه، زیرا
choice-moves = تعداد حرکت‌ها
choice-ply = بازگشت به پوزیسیون
ply-after = پس از { $move }
ply-beginning = در آغاز
ply-number = پس از حرکت
choice-means = منظور این است
choice-divided = تقسیم شود

penalty-warning = اخطار
penalty-opponent-time = زمان بیشتر برای حریف
penalty-own-time = زمان کمتر برای بازیکن
penalty-loss = بازی باخته اعلام می‌شود

desk-title = داور
desk-start = آغاز بازی
desk-pause = متوقف کردن ساعت‌ها
desk-resume = از سرگیری
desk-flag-white = سقوط پرچم سفید
desk-flag-black = سقوط پرچم سیاه
desk-pause-reason = داور ساعت‌ها را متوقف می‌کند
desk-act-on-it = اقدام
desk-to-move = نوبت حرکت
desk-appearances = این پوزیسیون
desk-times = { $count } بار
desk-progress = بدون گرفتن مهره و بدون حرکت پیاده
desk-moves = { $count } حرکت
desk-completed = حرکت‌های کامل‌شده
desk-illegal = حرکت‌های غیرقانونی
desk-flag = پرچم
desk-flag-up = بالا
desk-flag-down = سقوط کرده
desk-sheet = برگه ثبت
desk-sheet-right = کامل
desk-sheet-missing = { $missing } حرکت کم
desk-sheet-wrong = { $wrong } نادرست
desk-exempt = ثبت لازم نیست

irregular-illegal-move = { $side ->
    [white] سفید
   *[black] سیاه
} در حرکت { $number } حرکتی غیرقانونی را کامل کرد.
irregular-unpromoted-pawn = { $side ->
    [white] سفید
   *[black] سیاه
} در حرکت { $number } پیاده را در عرض آخر رها کرد.
irregular-press-without-move = { $side ->
    [white] سفید
   *[black] سیاه
} در حرکت { $number } بدون انجام حرکت ساعت را فشرد.
irregular-two-hands = { $side ->
    [white] سفید
   *[black] سیاه
} در حرکت { $number } از دو دست استفاده کرد.
irregular-touched-piece = { $side ->
    [white] سفید
   *[black] سیاه
} در حرکت { $number } مهره لمس‌شده را حرکت نداد.

obliged-nothing-touched-can-move = { $side ->
    [white] سفید
   *[black] سیاه
} تنها مهره‌ای را لمس کرده که نمی‌تواند حرکت کند
obliged-move = { $side ->
    [white] سفید
   *[black] سیاه
} باید مهره { $square } را حرکت دهد
obliged-capture = { $side ->
    [white] سفید
   *[black] سیاه
} باید مهره { $square } را بگیرد
obliged-capture-with = { $side ->
    [white] سفید
   *[black] سیاه
} باید با مهره { $own } مهره { $enemy } را بگیرد
obliged-castle = { $side ->
    [white] سفید
   *[black] سیاه
} باید با رخ { $rook } قلعه برود
obliged-king-otherwise = { $side ->
    [white] سفید
   *[black] سیاه
} باید حرکت دیگری با شاه انجام دهد
obliged-anything-after-castling = { $side ->
    [white] سفید
   *[black] سیاه
} می‌تواند هر حرکت قانونی انجام دهد
obliged-king-released = { $side ->
    [white] سفید
   *[black] سیاه
} باید حرکت دیگری با شاه انجام دهد
obliged-rook-first = { $side ->
    [white] سفید
   *[black] سیاه
} باید رخ { $rook } را حرکت دهد
obliged-released = { $side ->
    [white] سفید
   *[black] سیاه
} باید مهره را در { $square } باقی بگذارد
obliged-promote = { $side ->
    [white] سفید
   *[black] سیاه
} باید پیاده را در { $square } ترفیع دهد
obliged-intended = { $side ->
    [white] سفید
   *[black] سیاه
} باید حرکت نوشته‌شده را انجام دهد: { $text }

help-title = روش کار میز
help-touch = گذاشتن انگشت روی مهره، لمس آن به حساب می‌آید. آن را بکشید یا روی مربع مقصد ضربه بزنید. برای برگرداندن، آن را در مربع خودش رها کنید.
help-any = مهره را در هر مربعی می‌توان گذاشت؛ جلوی حرکت غیرقانونی گرفته نمی‌شود. به آن پس از فشردن ساعت و با ادعای کسی رسیدگی می‌شود.
help-capture = برای گرفتن، روی مهره حریف رها کنید. آن پاسان: پیاده خود را حرکت دهید، سپس پیاده گرفته‌شده حریف را لمس کنید. برای برداشتن مهره حریف از صفحه، دو بار آن را لمس کنید یا از صفحه بیرون بکشید.
help-castle = قلعه: اول شاه، سپس رخ.
help-promote = وقتی پیاده به عرض آخر رسید، مهره جدید را در همان مربع انتخاب کنید.
help-press = سپس ساعت خود را بفشارید: همه ساعت دکمه است.
help-keys = کلیدها
help-key-arrows = کلیدهای جهت
help-key-arrows-words = روی صفحه می‌گردند؛ با نوشتن ⁦e4⁩ به آنجا می‌روید
help-key-enter = Enter
help-key-enter-words = مهره را لمس یا رها می‌کند
help-key-delete = Delete
help-key-delete-words = مهره را از صفحه برمی‌دارد
help-key-space = فاصله
help-key-space-words = ساعتی را که کار می‌کند می‌فشارد
help-key-shift = Shift چپ یا راست
help-key-shift-words = ساعت سفید یا سیاه را می‌فشارد

## صفحه‌های دیگر

start-places = بخش‌های دیگر
start-laws = هر دو ویرایش در کنار هم، با نمونه‌هایی که گام‌به‌گام نمایش داده می‌شوند
start-drill = درباره رویدادها رأی بدهید؛ پاسخ شما با ماده‌های قوانین سنجیده می‌شود
diagram-told = سفید: { $white }. سیاه: { $black }.

## قوانین

laws-title = قوانین

chapter-A = بازی سریع
chapter-B = بلیتس
chapter-C = نمادگذاری جبری
chapter-D = بازیکنان نابینا و معلول بینایی
chapter-I = بازی‌های ناتمام
chapter-II = شطرنج ۹۶۰
chapter-III = اتمام سریع بازی


## تمرین

drill-title = تمرین


ways = بیش از یک بازی
ways-join = پیوستن به میز
ways-join-words = با کد برگه میز شما
ways-clock = فقط ساعت
ways-clock-words = کنار صفحه چوبی
ways-sheet = برگه ثبت
ways-sheet-words = نوشتن حرکت‌ها در این دستگاه
ways-events = مسابقه‌ها
ways-events-words = برپا کردن، تماشا، نتیجه‌ها
ways-desk = میز داور
ways-desk-words = همه میزهای شما در یک نگاه
ways-what = چه روی داده است؟
ways-what-words = رأی درباره رویداد در چند ثانیه
ways-explain = پرسش درباره یک پوزیسیون
## برای بازیکنانی که صفحه را نمی‌بینند

start-blind = چه کسی صفحه را نمی‌بیند
start-blind-nobody = هر دو بازیکن می‌بینند
start-blind-both = هیچ‌یک از بازیکنان صفحه را نمی‌بیند
start-announce = حرکت‌ها اعلام می‌شود
start-announce-own = به فارسی
start-announce-german = به آلمانی، چنان‌که پیوست D پیشنهاد می‌کند
announced = { $side ->
    [white] سفید اعلام می‌کند
   *[black] سیاه اعلام می‌کند
}
announced-repeat = تکرار
result-said = بازی پایان یافت: { $score }، { $ending }.
command-box = فرمان‌ها
command-title = { $side ->
    [white] فرمان‌های سفید
   *[black] فرمان‌های سیاه
}
command-send = بگو
command-hint = یک حرکت، یا: راهنما، بگو، مهره‌ها، ستون e، عرض 4، زمان، حرکت‌ها، فشردن. کلید خط کج به اینجا می‌آورد.
command-yes = بله، آری
command-not-done = انجام نشد.
command-lost = ارتباط قطع شد؛ کاری انجام نشد.
command-speaks = بلند گفتن
command-announcing = شیوه اعلام حرکت‌ها
command-announcing-law = به واژه‌های این بازی (پیوست D)
command-announcing-own = اعلام به زبان من
command-announcing-literate = خواندن به زبان من
low-times = هنگام کمبود زمان
low-times-0 = کمبود زمان: گفته نشود
low-times-1 = کمبود زمان: در ۱۰ ثانیه
low-times-2 = کمبود زمان: در ۱ دقیقه، ۱۰ ثانیه
low-times-3 = کمبود زمان: در ۵ دقیقه، ۱ دقیقه، ۱۰ ثانیه
