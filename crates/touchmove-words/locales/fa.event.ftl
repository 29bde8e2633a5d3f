# What is ruled in an event, in Persian.
#
# Every decision and every reason of an event has its message. Numbers are written with Persian digits; results stay as they
# are and are isolated from left to right when a message is said, as names are.

## Parts that sentences share

# $sections, $section, $round, $board, $white, $black
event-game =
    { $sections ->
        [one] دور { $round }، میز { $board }
       *[several] { $section }، دور { $round }، میز { $board }
    } ({ $white } – { $black })

# $penalty and what the penalty needs: a length of time, $award, $text, $rounds, $count
event-penalty =
    { $penalty ->
        [warning] اخطار
        [opponent-time] { duration } بیشتر برای حریف
        [own-time] بازیکن { duration } از دست می‌دهد
        [opponent-points] حریف امتیاز { points } می‌گیرد
        [own-points] بازیکن امتیاز { points } می‌گیرد
        [loss] بازی باخته اعلام می‌شود و حریف امتیاز { points } می‌گیرد
        [fine] جریمه نقدی { $text }
        [exclusion] محرومیت از { rounds }
       *[expulsion] اخراج از مسابقه
    }

## Said first, and put into other messages

# $is, $score
event-outcome =
    { $is ->
        [scored] { $score }
        [adjourned] ناتمام
        [unplayed] انجام نشده
       *[open] هنوز بدون نتیجه
    }
# $number
event-nobody = بازیکن { $number }

# $decision, $reason: whole sentences
event-ruling = { $decision } { $reason }

## Decisions

event-decision-in-order = این درست است.
event-decision-not-admitted = این اثری ندارد.
# a game, $result
event-decision-result = { event-game }: { $result }.
# a game, $from, $to
event-decision-rescored = { event-game }: نتیجه از { $from } به { $to } تغییر می‌کند.
# a game
event-decision-adjourned = { event-game }: بازی ناتمام مانده است.
# $number, $name, a penalty
event-decision-penalised = جریمه { $number } برای { $name }: { event-penalty }.
# $name, $round
event-decision-excluded = { $name } از دور { $round } محروم می‌شود.
# $name
event-decision-expelled = { $name } از مسابقه اخراج می‌شود.
# $number
event-decision-lifted = جریمه { $number } برداشته می‌شود.
# a game, $player, $count
event-decision-illegal-moves =
    { $player ->
        [white] { event-game }: تعداد حرکت‌های غیرقانونی کامل { $white }: { $count }.
       *[black] { event-game }: تعداد حرکت‌های غیرقانونی کامل { $black }: { $count }.
    }
# $number, $name
event-decision-appealed = { $name } از تصمیم داور تجدیدنظر می‌خواهد: تجدیدنظر { $number }.
# $number, $is; a game and $result where the verdict gives a result
event-decision-appeal-decided =
    { $is ->
        [rejected] درخواست تجدیدنظر { $number } رد شد: تصمیم پابرجا می‌ماند.
        [upheld] درخواست تجدیدنظر { $number } پذیرفته شد: تصمیم لغو می‌شود.
        [upheld-with] درخواست تجدیدنظر { $number } پذیرفته شد: تصمیم لغو می‌شود. { event-game }: { $result }.
       *[withdrawn] درخواست تجدیدنظر { $number } پس گرفته شد.
    }
# $name
event-decision-accommodated = برای { $name } تدبیر ویژه‌ای در نظر گرفته شد.
# a game, $name
event-decision-spectator = { event-game }: { $name } تماشاگر این بازی است.
# $section, $round
event-decision-supervision-lacking = { $section }، دور { $round }: یکی از داوران بیش از آنچه مقررات کامل اجازه می‌دهد بازی دارد.
# $player, $name, $incident
event-decision-incident =
    { $player ->
        [nobody] یادداشت
       *[somebody] یادداشت درباره { $name }
    }: { incident }.

## Reasons

event-reason-plain = { "" }
# $text: who decided or appealed
event-reason-arbiter = دلیل گفته‌شده: { $text }.
event-reason-by-the-game = در بازی چنین رأی داده شده است.
event-reason-signed = بازیکنان آن را اعلام کرده‌اند.
event-reason-absent = بازیکنی در زمان مجاز تأخیر نیامد.
event-reason-may-still-come = زمان مجاز تأخیر هنوز تمام نشده است.
event-reason-refuses-to-comply = قوانین پیوسته رعایت نشد.
# $name
event-reason-not-in-the-event = { $name } دیگر در مسابقه نیست.
# $name
event-reason-excluded-from-round = { $name } از این دور محروم است.
# $name
event-reason-has-withdrawn = { $name } از مسابقه کناره گرفته است.
# $article, $refusal
event-reason-unlawful =
    مقررات مسابقه با قوانین ناسازگار است ({ $article }): { $refusal ->
        [no-time] بازیکنی زمانی برای بازی ندارد
        [supervision-unstated] باید گفته شود بازی سریع و بلیتس با کدام مقررات انجام می‌شود
        [supervision-unknown] این ویرایش بازی سریع و بلیتس را بر پایه نظارت جدا نمی‌کند
        [too-many-games] داور برای مقررات کامل بیش از اندازه بازی دارد
        [nobody-records] در مقررات کامل باید کسی هر بازی را ثبت کند
        [tempo-unstated] زمان‌های بازیکنان به دو نوع بازی تعلق دارد و باید گفته شود کدام ملاک است
        [tempo-contradicted] نوع بازی اعلام‌شده با زمان‌های بازیکنان مطابقت ندارد
        [draws-restricted] این ویرایش اختیار محدود کردن پیشنهاد تساوی را نمی‌دهد
        [guideline-out-of-place] راهنما تنها برای بازی استاندارد و بازی سریع بدون زمان اضافی است
        [guideline-unknown] این ویرایش به جای راهنما قانون خودش را دارد
        [chess960-unknown] این ویرایش تنها یک پوزیسیون اولیه پیش‌بینی کرده است
        [electronic-scoresheet-unknown] این ویرایش برگه ثبت الکترونیکی پیش‌بینی نکرده است
        [fines-unknown] این ویرایش جریمه نقدی پیش‌بینی نکرده است
        [points-out-of-order] ارزش برد باید بیش از تساوی و ارزش تساوی بیش از باخت باشد
        [local-rules] این ویرایش مقررات فدراسیون را مجاز نمی‌داند
        [local-rule-contradicts] مقررات فدراسیون نمی‌تواند ماده‌ای را تغییر دهد
        [local-rule-abroad] مقررات فدراسیون تنها در سرزمین خودش معتبر است
       *[session-backwards] جلسه پیش از آغاز خود پایان می‌یابد
    }.
# $why
event-reason-bad-score =
    { $why ->
        [not-a-normal-value] بازیکن امتیاز برد، تساوی یا باخت می‌گیرد و چیزی میان آن‌ها نیست.
        [too-many-points] بازیکنان با هم بیش از ارزش یک بازی امتیاز می‌گرفتند.
       *[half-a-forfeit] غیبت برای هر دو بازیکن نوشته می‌شود یا برای هیچ‌کدام.
    }
event-reason-taken = این شماره گرفته شده است.
# $number
event-reason-no-player = بازیکن { $number } وجود ندارد.
# $number
event-reason-no-official = مسئول { $number } وجود ندارد.
# $number
event-reason-no-section = گروه { $number } وجود ندارد.
# $number
event-reason-no-game = بازی { $number } وجود ندارد.
event-reason-no-such-matter = چنین جریمه، تجدیدنظر یا ثبتی وجود ندارد.
# $name
event-reason-plays-elsewhere = { $name } آنجا بازی نمی‌کند.
# $name
event-reason-paired-twice = { $name } دو بار در قرعه‌کشی آمده است.
event-reason-board-twice = یک میز دو بار به کار رفته است.
event-reason-begun = بازی آغاز شده است.
event-reason-has-result = بازی نتیجه دارد.
event-reason-no-result = بازی نتیجه ندارد.
event-reason-same-result = بازی همین نتیجه را دارد.
event-reason-event-closed = مسابقه بسته است.
event-reason-already-so = هم‌اکنون چنین است.
event-reason-games-go-on = یک بازی در جریان است.
event-reason-reason-missing = باید دلیلی آورده شود.
event-reason-name-missing = باید نامی آورده شود.
event-reason-not-foreseen = این قوانین آن را پیش‌بینی نکرده است.
event-reason-barred-by-regulations = مقررات مسابقه آن را اجازه نمی‌دهد.
event-reason-not-announced = از پیش اعلام نشده بود.
event-reason-amount-out-of-range = قوانین این مقدار را مجاز نمی‌داند.
event-reason-needs-game = به یک بازی مربوط است که باید نام برده شود.
# $count
event-reason-too-many-games = در این صورت یکی از داوران { $count } بازی خواهد داشت.
event-reason-supervision-differs = در سراسر مسابقه یک دسته مقررات بازی سریع و بلیتس حاکم است.
event-reason-bad-session = جلسه باید پس از آغاز خود پایان یابد و دست‌کم یکی لازم است.
event-reason-already-decided = درباره آن پیش‌تر تصمیم گرفته شده است.
event-reason-not-adjourned = بازی ناتمام نمانده است.
event-reason-not-his-game = کسی که آن بازی را انجام نمی‌دهد تماشاگر است.
event-reason-his-game = بازی خود بازیکن است.

## What happened

# $section
event-act-open-section = گروه { $section } باز می‌شود
# $name
event-act-register = { $name } ثبت نام می‌شود
# $name
event-act-amend = مشخصات { $name } اصلاح می‌شود
# $name, $round, $reason
event-act-withdraw = { $name } از دور { $round } به بعد کناره می‌گیرد: { $reason }
# $name
event-act-return = { $name } برمی‌گردد
# $kind, $name, $round
event-act-request-bye =
    { $kind ->
        [nobody] { $name } با این همه در دور { $round } بازی می‌کند
       *[other] { $name } برای دور { $round } درخواست استراحت می‌کند
    }
# $section
event-act-amend-section = شرایط گروه { $section } اصلاح می‌شود
# $name
event-act-rename = نام تازه مسابقه: { $name }
event-act-close = مسابقه بسته می‌شود
# $reason
event-act-reopen = مسابقه دوباره باز می‌شود: { $reason }
event-act-hide = مسابقه از فهرست‌های همگانی برداشته می‌شود
event-act-unhide = مسابقه دوباره در فهرست‌های همگانی است
event-act-set-zone = منطقه زمانی مسابقه تعیین می‌شود
# $section, $round, $reason
event-act-correct-pairings = { $section }، دور { $round }: داور قرعه‌کشی را تعیین می‌کند: { $reason }
# $name
event-act-appoint = { $name } منصوب می‌شود
# $name
event-act-dismiss = { $name } کار را ترک می‌کند
event-act-regulate = مقررات مسابقه تعیین می‌شود
# $section, $round
event-act-schedule = { $section }، دور { $round }: زمان‌ها اعلام می‌شود
# $section, $round
event-act-pair = { $section }، دور { $round }: قرعه‌کشی اعلام می‌شود
# a game, $result
event-act-report = { event-game }: نتیجه طبق دفتر وقایع بازی: { $result }
# a game, $result
event-act-hand-in = { event-game }: بازیکنان { $result } را تحویل می‌دهند
# a game, $who, $player
event-act-absent =
    { event-game }: { $who ->
        [both] هر دو بازیکن غایب‌اند
       *[one] { $player ->
            [white] سفید غایب است
           *[black] سیاه غایب است
        }
    }
# a game, $result, $reason
event-act-change-result = { event-game }: داور نتیجه را به { $result } تغییر می‌دهد: { $reason }
# a game
event-act-adjourn = { event-game }: بازی ناتمام می‌ماند
# a game
event-act-fix-resumption = { event-game }: زمان و محل از سرگیری تعیین می‌شود
# $name, $reason
event-act-penalise = داور { $name } را جریمه می‌کند: { $reason }
# $number, $reason
event-act-lift = جریمه { $number } برداشته می‌شود: { $reason }
# a game, $who, $player, $reason
event-act-refuses-to-comply =
    { event-game }: { $who ->
        [both] هر دو بازیکن پیوسته از رعایت قوانین سر باز می‌زنند
       *[one] { $player ->
            [white] سفید پیوسته از رعایت قوانین سر باز می‌زند
           *[black] سیاه پیوسته از رعایت قوانین سر باز می‌زند
        }
    }: { $reason }
# $name, $grounds
event-act-appeal = { $name } تجدیدنظر می‌خواهد: { $grounds }
# $number, $reason
event-act-decide-appeal = درباره تجدیدنظر { $number } تصمیم گرفته شد: { $reason }
# $name, $measure
event-act-accommodate = تدبیر ویژه برای { $name }: { $measure }
# a game, $name, $how
event-act-meddle = { event-game }: { $name } در بازی دخالت می‌کند: { $how }
# a game, $player
event-act-keep-sheet =
    { event-game }: { $player ->
        [white] برگه ثبت سفید تحویل داده می‌شود
       *[black] برگه ثبت سیاه تحویل داده می‌شود
    }
# $incident, $remark
event-act-log = یادداشت داور: { incident }. { $remark }
# $show, $moves or $minutes
event-act-broadcast =
    { $show ->
        [after-moves] بازی‌های در جریان پس از { $moves } حرکت دیگر از هر بازیکن نشان داده می‌شوند
        [after-minutes] بازی‌های در جریان با { $minutes } دقیقه تأخیر نشان داده می‌شوند
        [live] بازی‌های در جریان بی‌درنگ نشان داده می‌شوند
       *[hidden] بازی‌های در جریان را تنها بازیکنان و داوران می‌بینند
    }
# $section
event-act-set-categories = رده‌های جایزه گروه { $section } تعیین شد

## The report of what was ruled

report-title = گزارش رویدادها
report-event = مسابقه
report-laws = قوانین
report-of = گزارش درباره
report-nothing = هیچ رأیی داده نشده است.
# $edition
report-edition = قوانین شطرنج فیده، { $edition }
report-whole-event = کل مسابقه
# $section
report-section = گروه { $section }
# $section, $round
report-round = گروه { $section }، دور { $round }
# $game
report-game = بازی { $game }
# $entry
report-event-entry = مسابقه، ثبت { $entry }
# $game, $entry, $players
report-game-entry = بازی { $game }، ثبت { $entry } ({ $players })
# $name
report-by = صادرکننده: { $name }
# $white, $black
report-clocks = ساعت‌ها: سفید { $white }، سیاه { $black }
report-clocks-before = ساعت‌ها پیش از آن: سفید { $white }، سیاه { $black }
report-clocks-after = ساعت‌ها پس از آن: سفید { $white }، سیاه { $black }
report-organiser = برگزارکننده
report-journal = دفتر بازی
# $number
report-appeal = تجدیدنظر { $number }
report-lodged = درخواست‌شده در
report-appellant = درخواست‌کننده
report-grounds = دلایل
report-decided = تصمیم
report-undecided = هنوز نه
# $is, $number, a game and $result, $when, $name, $text
report-verdict = { event-decision-appeal-decided } { $when }، { $name }: { $text }
report-against = تصمیم مورد اعتراض
# $entry
report-against-event = ثبت { $entry } مسابقه
# $game, $entry
report-against-game = رأی مربوط به ثبت { $entry } بازی { $game }
report-white = سفید
report-black = سیاه
report-result = نتیجه
report-section-of = گروه
report-control = کنترل زمان
report-tempo = نوع بازی
# $tempo
report-tempo-is =
    { $tempo ->
        [standard] استاندارد
        [rapid] بازی سریع
       *[blitz] بلیتس
    }
report-position = پوزیسیون پیش از ثبت
report-until-then = تا آن هنگام
# $white, $white-illegal, $black, $black-illegal: counts
report-moves = حرکت‌های سفید: { $white }، غیرقانونی { $white-illegal }؛ حرکت‌های سیاه: { $black }، غیرقانونی { $black-illegal }
