# What the rulings say, in Persian.
#
# Every decision, reason, question and choice has its message. Numbers are written with Persian digits; squares, moves and
# results stay as they are and are isolated from left to right when a message is said.
# The first group of messages is this language's own: parts that sentences share.

## Parts that sentences share

# $player
player =
    { $player ->
        [white] سفید
       *[black] سیاه
    }
opponent =
    { $player ->
        [white] سیاه
       *[black] سفید
    }

# $piece
piece =
    { $piece ->
        [pawn] پیاده
        [knight] اسب
        [bishop] فیل
        [rook] رخ
        [queen] وزیر
       *[king] شاه
    }

# $promotion
promotion =
    { $promotion ->
        [knight] اسب
        [bishop] فیل
        [rook] رخ
       *[queen] وزیر
    }

# $count
ordinal =
    { $count ->
        [1] اول
        [2] دوم
        [3] سوم
        [4] چهارم
        [5] پنجم
        [6] ششم
       *[other] شماره { $count }
    }

nth =
    { $count ->
        [1] اولین
        [2] دومین
        [3] سومین
        [4] چهارمین
        [5] پنجمین
        [6] ششمین
       *[other] { $count }‌مین
    }

# $parts, $hours, $minutes, $seconds
duration =
    { $parts ->
        [hours-minutes-seconds] { $hours } ساعت و { $minutes } دقیقه و { $seconds } ثانیه
        [hours-minutes] { $hours } ساعت و { $minutes } دقیقه
        [hours-seconds] { $hours } ساعت و { $seconds } ثانیه
        [hours] { $hours } ساعت
        [minutes-seconds] { $minutes } دقیقه و { $seconds } ثانیه
        [minutes] { $minutes } دقیقه
        [seconds] { $seconds } ثانیه
       *[none] کمتر از یک ثانیه
    }

# $move, $piece, $from, $to, $promotion
move =
    { $move ->
        [short-castling] قلعه کوچک
        [long-castling] قلعه بزرگ
        [promotion] پیاده از { $from } به { $to } با ترفیع به { promotion }
        [capture] { piece } از { $from } در { $to } می‌گیرد
       *[plain] { piece } از { $from } به { $to }
    }

# $times, $white, $black
clock-times =
    { $times ->
        [both] سفید { $white }، سیاه { $black }
        [white] سفید { $white }
        [black] سیاه { $black }
       *[neither] همان‌گونه که هست
    }
# $counters, $white-moves, $black-moves
move-counters =
    { $counters ->
        [both] حرکت‌شمارها برای سفید { $white-moves } و برای سیاه { $black-moves } را نشان می‌دهند.
        [white] حرکت‌شمار برای سفید { $white-moves } را نشان می‌دهد.
        [black] حرکت‌شمار برای سیاه { $black-moves } را نشان می‌دهد.
       *[neither] { "" }
    }

# $penalty, $player and what the penalty needs: a length of time, $award, $text, $rounds
penalty =
    { $penalty ->
        [warning] اخطار
        [opponent-time] { duration } بیشتر برای { opponent }
        [own-time] { player } { duration } از دست می‌دهد
        [opponent-points] { opponent } امتیاز { points } می‌گیرد
        [own-points] { player } امتیاز { points } می‌گیرد
        [loss] بازی باخته اعلام می‌شود و { opponent } امتیاز { points } می‌گیرد
        [fine] جریمه نقدی { $text }
        [exclusion] محرومیت از { rounds }
       *[expulsion] اخراج از مسابقه
    }
# $rounds, $count
rounds =
    { $count ->
        [1] دور { $rounds }
       *[other] دورهای { $rounds }
    }
# $award
points =
    { $award ->
        [win] برد
        [draw] تساوی
       *[loss] باخت
    }

# $winner, $score
result =
    { $winner ->
        [white] سفید برد، { $score }
        [black] سیاه برد، { $score }
        [nobody] بازی مساوی شد
        [neither] هر دو بازیکن باختند، { $score }
       *[uneven] بازی تمام شد، { $score }
    }

# $fault
fault =
    { $fault ->
        [pieces] مهره‌ها در مربع‌های نادرست بودند
        [orientation] صفحه نادرست قرار گرفته بود
        [colours] رنگ‌ها معکوس بود
       *[clock-setting] ساعت نادرست تنظیم شده بود
    }

# $incident
incident =
    { $incident ->
        [board-turned-wrongly] صفحه نادرست قرار گرفته است
        [two-hands] یک حرکت با دو دست انجام شد
        [press-with-other-hand] ساعت با دستی جز دستی که حرکت کرد فشرده شد
        [finger-on-the-clock] انگشت روی دکمه ساعت نگه داشته شد
        [clock-abuse] با ساعت با احتیاط رفتار نشد
        [clock-misplaced] ساعت در سمت نادرست است
        [pieces-displaced] مهره‌ها نامرتب شدند
        [scoresheet-hidden] برگه ثبت از دید داور پنهان شد
        [disrepute] رفتاری که به نام نیک شطرنج لطمه می‌زند
        [left-venue] محل بازی بدون اجازه ترک شد
        [left-area-with-the-move] بازیکنی که نوبت حرکت اوست محوطه بازی را بدون اجازه ترک کرد
        [outside-help] از یادداشت، توصیه یا تجزیه و تحلیل استفاده شد
        [device-in-venue] دستگاه الکترونیکی در محل بازی
        [inspection] بازرسی پذیرفته نشد
        [smoking-outside-the-area] کشیدن سیگار بیرون از جای آن
        [reconstruction-not-helped] به بازسازی بازی کمک نشد
        [poor-environment] شرایط بازی مناسب نیست
        [players-disturbed] برای بازیکنان مزاحمت ایجاد شد
        [time-trouble] کمبود زمان
        [arbiter-told-of-a-move] به بازیکن گفته شد که حریف حرکت کرده است
        [interference] کسی که بازی نمی‌کند دخالت کرد
        [phone-in-venue] تلفن در محل بازی
        [board-too-small] صفحه ویژه کوچک است
        [dark-squares-not-raised] مربع‌های تیره صفحه ویژه بلندتر نیست
        [no-securing-aperture] مربعی از صفحه ویژه سوراخ ندارد
        [peg-does-not-fit] مهره‌ای میله مناسب سوراخ ندارد
        [black-pieces-not-marked] مهره‌های سیاه علامت ندارد
        [speaking-clock-unfit] ساعت گویا مناسب نیست
        [tactile-clock-unfit] ساعت لمسی مناسب نیست
        [dial-cannot-be-felt] صفحه ساعت با دست حس نمی‌شود
       *[flag-cannot-be-felt] پرچم ساعت با دست حس نمی‌شود
    }

## A ruling whose decision and reason are two sentences

# $decision, $reason: whole sentences
ruling = { $decision } { $reason }

## Decisions

# $score, $winner, $ending
decision-over =
    { result }: { $ending ->
        [checkmate] کیش و مات
        [stalemate] پات
        [dead-position] هیچ‌یک از بازیکنان نمی‌تواند مات کند
        [resignation] حریف تسلیم شد
        [agreement] با توافق
        [repetition] همان پوزیسیون سه بار پدید آمده است
        [fifty-moves] پنجاه حرکت هر بازیکن بدون حرکت پیاده و بدون گرفتن مهره
        [fivefold-repetition] همان پوزیسیون پنج بار پدید آمده است
        [seventy-five-moves] هفتاد و پنج حرکت هر بازیکن بدون حرکت پیاده و بدون گرفتن مهره
        [time] اتمام وقت حریف
        [both-flags] هر دو پرچم سقوط کرده است
        [illegal-moves] به علت حرکت‌های غیرقانونی
        [illegal-position] پوزیسیون روی صفحه غیرقانونی است
        [default] به علت حضور پس از زمان مجاز تأخیر
        [sealed-move] به علت حرکت ثبتی
        [quickplay] با ادعا در اتمام سریع بازی
        [device] به علت دستگاه الکترونیکی
        [penalty] به علت جریمه
        [signed] طبق امضای هر دو بازیکن
        [stated] طبق اعلام بازیکنان
       *[ruling] به رأی داور
    }.
decision-over-because-accepted = { decision-over }
decision-over-because-answered = { decision-over }
decision-over-because-arbiter = { decision-over } دلیل داور: { $text }.
decision-over-because-both-flags = { decision-over }
decision-over-because-both-too-late = { result }: هر دو دیر آمدند.
decision-over-because-carries-device = { decision-over }
decision-over-because-checkmate = { decision-over }
decision-over-because-claim-right = { decision-over }
decision-over-because-claim-wrong = ادعای تساوی رد شد. { result }.
decision-over-because-illegal-position = { decision-over }
decision-over-because-late =
    { $winner ->
        [white] سفید برد، { $score }: سیاه { duration } دیر آمد.
        [black] سیاه برد، { $score }: سفید { duration } دیر آمد.
       *[other] { result }: { duration } دیر آمدن پای میز.
    }
decision-over-because-neither-can-checkmate = { decision-over }
decision-over-because-opponent-can-checkmate = { decision-over }
decision-over-because-refuses-to-comply =
    { $winner ->
        [white] سفید برد، { $score }: سیاه پیوسته از رعایت قوانین سر باز زد.
        [black] سیاه برد، { $score }: سفید پیوسته از رعایت قوانین سر باز زد.
        [neither] هر دو بازیکن باختند، { $score }: هر دو پیوسته از رعایت قوانین سر باز زدند.
       *[other] { result }: بازیکنی پیوسته از رعایت قوانین سر باز زد.
    }
decision-over-because-stalemate = { decision-over }
decision-over-because-appeared = { decision-over }
decision-over-because-without-progress = { decision-over }
decision-over-because-opponent-cannot-checkmate =
    { $ending ->
        [resignation] با وجود تسلیم، بازی مساوی است، چون حریف با هیچ رشته حرکت قانونی نمی‌تواند مات کند.
        [time] با آن که پرچم سقوط کرده، بازی مساوی است، چون حریف با هیچ رشته حرکت قانونی نمی‌تواند مات کند.
        [illegal-moves] با وجود حرکت‌های غیرقانونی، بازی مساوی است، چون حریف با هیچ رشته حرکت قانونی نمی‌تواند مات کند.
        [sealed-move] با وجود حرکت ثبتی، بازی مساوی است، چون حریف با هیچ رشته حرکت قانونی نمی‌تواند مات کند.
       *[other] { decision-over } حریف با هیچ رشته حرکت قانونی نمی‌تواند مات کند.
    }

# $from, $to, $winner
decision-rescored =
    نتیجه از { $from } به { $to } تغییر می‌کند{ $winner ->
        [white] : سفید برد.
        [black] : سیاه برد.
        [nobody] : بازی مساوی است.
        [neither] : هر دو بازیکن باختند.
       *[uneven] .
    }
decision-rescored-because-answered = { decision-rescored }
decision-rescored-because-both-signed = هر دو بازیکن { $to } را امضا کرده‌اند؛ جای نتیجه { $from } را می‌گیرد.
decision-new-game = بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد.
decision-new-game-because-moves-made-by-both =
    رنگ‌ها معکوس بود و { $count ->
        [0] هنوز هر دو بازیکن حرکت نکرده‌اند
        [1] هر بازیکن تنها یک حرکت انجام داده است
       *[other] هر بازیکن تنها { $count } حرکت انجام داده است
    }: بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد.
decision-new-game-because-position-lost = پوزیسیون را نمی‌توان مشخص کرد: بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد.
decision-new-game-because-wrong-set-up =
    { $fault ->
        [pieces] مهره‌ها در آغاز در مربع‌های نادرست بودند: بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد.
        [orientation] صفحه نادرست قرار گرفته بود: بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد.
        [colours] رنگ‌ها معکوس بود: بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد.
       *[clock-setting] ساعت نادرست تنظیم شده بود: بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد.
    }
decision-result-pending = بازی تمام شده است؛ نتیجه در انتظار تصمیم است.
decision-result-pending-because-claim-pending = ادعا بازی را تمام می‌کند؛ نتیجه در انتظار تصمیم درباره آن است.
decision-play-goes-on = بازی ادامه می‌یابد.
decision-play-goes-on-because-answered = { decision-play-goes-on }
decision-play-goes-on-because-both-flags = هر دو پرچم سقوط کرده و معلوم نیست کدام زودتر سقوط کرده است: بازی ادامه می‌یابد.
decision-play-goes-on-because-claim-pending = تصمیم درباره ادعا به تعویق افتاد و بازی ادامه می‌یابد.
decision-play-goes-on-because-moves-made-by-both =
    { $count ->
        [1] هر بازیکن یک حرکت انجام داده است: بازی ادامه می‌یابد.
       *[other] هر بازیکن { $count } حرکت انجام داده است: بازی ادامه می‌یابد.
    }
decision-play-goes-on-because-let-in = داور اجازه می‌دهد بازیکنی که دیر رسیده بازی کند: بازی ادامه می‌یابد.
decision-play-goes-on-because-scores-agree = هر دو ثبت یکی است: صفحه‌ای که تفاوت دارد اصلاح می‌شود و بازی ادامه می‌یابد.
decision-play-goes-on-because-slip-too-late = لغزش کلامی به موقع اصلاح نشد: حرکت اعلام‌شده پابرجا می‌ماند و بازی ادامه می‌یابد.
decision-play-goes-on-because-wrong-set-up =
    { $fault ->
        [pieces] مهره‌ها در آغاز در مربع‌های نادرست بودند، ولی برای آغاز دوباره دیر است: بازی ادامه می‌یابد.
        [orientation] صفحه نادرست قرار گرفته بود: پوزیسیون به صفحه‌ای که درست قرار گرفته منتقل می‌شود و بازی ادامه می‌یابد.
        [colours] رنگ‌ها معکوس بود، ولی بازی ادامه می‌یابد.
       *[clock-setting] ساعت نادرست تنظیم شده بود، ولی بازی ادامه می‌یابد.
    }
# $player
decision-has-move = نوبت حرکت { player } است.
decision-has-move-because-move-made = { opponent } حرکت کرد: { move }. نوبت حرکت { player } است.
# $square
decision-fixed = مهره در { $square } می‌ماند.
decision-fixed-because-released-there = مهره در { $square } رها شد و همان‌جا می‌ماند.
# $player
decision-completed = { player } حرکت را کامل کرد.
decision-completed-because-pressed = { decision-completed }
decision-completed-because-move-ended-game = { player } حرکت را کامل کرد و آن حرکت بازی را تمام کرد.
decision-completed-because-next-move-made = { player } حرکت بعدی را انجام داد و به این ترتیب حرکت پیش را بدون فشردن ساعت کامل کرد.
# $player
decision-illegal-completed = { player } حرکت غیرقانونی را کامل کرد.
decision-illegal-completed-because-illegal-move = { decision-illegal-completed }
decision-illegal-completed-because-pressed-without-move = { player } بدون انجام حرکت ساعت را فشرد؛ این حرکت غیرقانونی به شمار می‌آید.
decision-reinstated = پوزیسیونی پیشین دوباره روی صفحه است.
decision-reinstated-because-both-agreed = هر دو بازیکن موافق‌اند که حرکت غیرقانونی برگردد: پوزیسیون پیش از آن دوباره روی صفحه است.
decision-reinstated-because-displaced = مهره‌ها نامرتب شده بودند: پوزیسیون پیش از آن دوباره روی صفحه است.
decision-reinstated-because-illegal-move = حرکت غیرقانونی بود: پوزیسیون پیش از آن دوباره روی صفحه است.
decision-reinstated-because-last-identifiable = پوزیسیون پیش از حرکت غیرقانونی معلوم نمی‌شود: آخرین پوزیسیون پیش از آن که معلوم است دوباره روی صفحه است.
decision-reinstated-because-pawn-not-exchanged = پیاده تعویض نشده بود و وزیر به جای آن پاسخ را ناممکن می‌کند: پوزیسیون پیش از پاسخ دوباره روی صفحه است.
decision-reinstated-because-plain = حرکت برگردانده می‌شود: پوزیسیون پیش از آن دوباره روی صفحه است.
decision-reinstated-because-scores-differ = دو ثبت تفاوت دارند: آخرین پوزیسیونی که در آن یکی‌اند دوباره روی صفحه است.
# $piece, $square
decision-placed = در { $square } یک { piece } گذاشته می‌شود.
decision-placed-because-pawn-not-exchanged = پیاده عوض نشده بود: در { $square } به { piece } تبدیل می‌شود.
decision-stands = حرکت غیرقانونی پابرجا می‌ماند.
decision-stands-because-lapsed = برای اعتراض به حرکت غیرقانونی دیر است: حرکت پابرجا می‌ماند.
# $player, $count
decision-counted = این { nth } حرکت غیرقانونی { player } به شمار می‌آید.
decision-counted-because-illegal-move = { decision-counted }
decision-counted-because-pawn-not-exchanged = پیاده در عرض آخر مانده بود: این { nth } حرکت غیرقانونی { player } به شمار می‌آید.
decision-counted-because-pressed-without-move = ساعت بدون انجام حرکت فشرده شد: این { nth } حرکت غیرقانونی { player } به شمار می‌آید.
decision-counted-because-two-hands = یک حرکت با دو دست انجام شد: این { nth } حرکت غیرقانونی { player } به شمار می‌آید.
# $player
decision-bound = { player } پایبند مهره‌های لمس‌شده است.
# $player, $obliged, $square, $own, $enemy, $rook, $from, $to, $piece and what a move needs
decision-bound-because-touched =
    { $obliged ->
        [nothing] { player } می‌تواند هر حرکت قانونی را انجام دهد.
        [nothing-touched-can-move] هیچ‌یک از مهره‌های لمس‌شده را نمی‌توان حرکت داد یا گرفت: { player } می‌تواند هر حرکت قانونی را انجام دهد.
        [move] { player } باید مهره { $square } را حرکت دهد.
        [capture] { player } باید مهره { $square } را بگیرد.
        [capture-with] { player } باید مهره { $enemy } را با مهره { $own } بگیرد.
        [castle] { player } باید با رخ { $rook } قلعه برود.
        [castling-begun] { player } باید با رخ { $rook } قلعه برود.
        [king-otherwise] اینجا قلعه رفتن قانونی نیست: { player } باید حرکت دیگری با شاه انجام دهد.
        [anything-after-castling] اینجا قلعه رفتن قانونی نیست و شاه هم حرکتی ندارد: { player } می‌تواند هر حرکت قانونی را انجام دهد.
        [king-released] شاه برای قلعه رفتن رها شد که اینجا قانونی نیست: { player } باید، اگر ممکن باشد، حرکت دیگری با شاه انجام دهد.
        [rook-first] رخ { $rook } پیش از شاه لمس شد: { player } باید رخ را حرکت دهد و نمی‌تواند در آن جناح قلعه برود.
        [released] { player } باید مهره { $from } را در { $square } باقی بگذارد.
        [promote] مهره تازه { $square } را لمس کرده است: { player } باید به { piece } ترفیع دهد.
       *[intended] { player } باید حرکت نوشته‌شده را انجام دهد: { move }.
    }
# $player, $right
decision-right-lost =
    { $right ->
        [touch-complaint] { player } دیگر نمی‌تواند به مهره لمس‌شده حریف اعتراض کند.
        [draw-claim] { player } دیگر در این حرکت نمی‌تواند ادعای تساوی کند.
        [illegal-move-complaint] { player } دیگر نمی‌تواند به حرکت غیرقانونی اعتراض کند.
        [assistant] { player } نمی‌تواند این دستیار را داشته باشد.
       *[castling-in-this-game] { player } حق قلعه رفتن را از دست داده است.
    }
decision-right-lost-because-claim-too-late = { player } بدون ادعا مهره‌ای را لمس کرده یا حرکتی انجام داده است و دیگر در این حرکت نمی‌تواند ادعای تساوی کند.
decision-right-lost-because-assistant-not-approved = { player } نمی‌تواند این دستیار را داشته باشد: داور نپذیرفته است.
decision-right-lost-because-wrong-set-up =
    { $right ->
        [castling-in-this-game] { player } در این بازی نمی‌تواند قلعه برود، چون در آغاز { fault }.
       *[other] { decision-right-lost } در آغاز { fault }.
    }
# $player, $duty
decision-duty =
    { $duty ->
        [record] { player } باید حرکت‌ها را ثبت کند.
        [complete-sheet] { player } باید پیش از حرکت برگه ثبت را کامل کند.
        [return-sheet] { player } باید پیش از حرکت برگه ثبت حریف را برگرداند.
        [put-back] { player } باید مهره‌ها را در زمان ساعت خودش به جا برگرداند.
        [mark-offer] { player } باید پیشنهاد تساوی را با (=) در برگه ثبت درج کند.
        [intended-move] { player } باید حرکت نوشته‌شده را انجام دهد.
        [seal] { player } باید حرکت ثبتی خود را بنویسد.
        [announce] { player } باید حرکت را اعلام کند.
       *[state-sealed] { player } باید حرکت ثبتی را بگوید.
    }
decision-duty-because-displaced = { decision-duty }
decision-duty-because-seal-ordered = زمان مقرر بازی تمام شده است: { player } باید حرکت ثبتی خود را بنویسد.
decision-duty-because-move-made = حرکتی روی صفحه انجام شده است: { player } باید همان را به عنوان حرکت ثبتی بنویسد ({ move }).
decision-duty-because-envelope-missing = پاکت پیدا نمی‌شود: { player } باید حرکتی را انجام دهد که به گفته خودش حرکت ثبتی او بوده است.
decision-duty-because-touched = { decision-bound-because-touched }
# $player, $duty
decision-freed =
    { $duty ->
        [record] { player } وظیفه ثبت حرکت‌ها را ندارد.
        [complete-sheet] { player } برگه ثبت را کامل کرد.
        [return-sheet] { player } برگه ثبت حریف را برگرداند.
        [put-back] { player } مهره‌ها را به جا برگرداند.
        [mark-offer] { player } پیشنهاد تساوی را در برگه ثبت درج کرد.
        [intended-move] { player } لازم نیست حرکت نوشته‌شده را انجام دهد.
        [seal] { player } لازم نیست حرکت ثبتی بنویسد.
        [announce] { player } حرکت را اعلام کرد.
       *[state-sealed] { player } حرکت ثبتی را گفت.
    }
decision-freed-because-need-not-record = { decision-freed }
decision-freed-because-scoresheet-complete = { decision-freed }
# $player
decision-clock-starts = ساعت { player } کار می‌کند.
decision-clock-starts-because-displaced = { player } مهره‌ها را نامرتب کرد، پس تا برگرداندن آن‌ها ساعت { player } کار می‌کند.
decision-clock-starts-because-not-there = { decision-clock-starts }
decision-clock-starts-because-let-in = { decision-clock-starts }
decision-clocks-stop = ساعت‌ها متوقف است.
decision-clocks-stop-because-answered = { decision-clocks-stop }
decision-clocks-stop-because-scoresheet-incomplete = ساعت‌ها تا کامل شدن هر دو برگه ثبت متوقف است.
decision-clocks-stop-because-wrong-set-up = ساعت‌ها متوقف است: { fault }.
# $player and a length of time
decision-time-added = { player } { duration } بیشتر می‌گیرد.
decision-time-added-because-award = { decision-time-added }
decision-time-added-because-claim-wrong = ادعا نادرست بود: { player } { duration } بیشتر می‌گیرد.
decision-time-added-because-claim-pending = در مدت تعویق تصمیم، { player } { duration } بیشتر می‌گیرد.
decision-time-added-because-illegal-moves = { nth } حرکت غیرقانونی کامل { opponent }: { player } { duration } بیشتر می‌گیرد.
decision-time-added-because-nobody-there = هیچ بازیکنی در آغاز حاضر نبود: { player } { duration } پس می‌گیرد.
# $player and a length of time
decision-time-taken = { player } { duration } از دست می‌دهد.
decision-time-taken-because-award = { decision-time-taken }
decision-time-taken-because-claim-wrong = ادعا نادرست بود: { player } { duration } از دست می‌دهد.
decision-time-taken-because-nobody-there = هیچ بازیکنی در آغاز حاضر نبود: { player } { duration } از دست می‌دهد.
# $times, $white, $black, $counters, $white-moves, $black-moves
decision-clocks-set = ساعت‌ها تنظیم شد: { clock-times }. { move-counters }
decision-clocks-set-because-answered = { decision-clocks-set }
decision-clocks-set-because-envelope-missing = ساعت‌ها مطابق هنگام ناتمام ماندن بازی تنظیم شد: { clock-times }. { move-counters }
# A length of time
decision-increment-set = از این پس هر دو ساعت برای هر حرکت { duration } می‌افزایند.
decision-increment-set-because-answered = { decision-increment-set }
# $player
decision-next-period = { player } وارد دوره بعد می‌شود.
decision-next-period-because-both-flags = هر دو پرچم سقوط کرده و معلوم نیست کدام زودتر سقوط کرده است: { player } وارد دوره بعد می‌شود.
decision-next-period-because-moves-completed = { player } حرکت‌ها را به موقع کامل کرد و وارد دوره بعد می‌شود.
decision-next-period-because-moves-not-proven = نمی‌توان ثابت کرد چند حرکت انجام شده است: حرکت بعدی { player } اولین حرکت دوره بعد است.
decision-next-period-because-moves-proven =
    { $count ->
        [1] یک حرکت ثابت شده است: { player } وارد دوره بعد می‌شود.
       *[other] { $count } حرکت ثابت شده است: { player } وارد دوره بعد می‌شود.
    }
# $player
decision-flag-fallen = پرچم { player } سقوط کرد.
decision-flag-fallen-because-both-flags = هر دو پرچم سقوط کرده است: پرچم { player } زودتر.
# $player
decision-offer-open = { player } تساوی پیشنهاد می‌کند.
# $player
decision-offer-ends = پیشنهاد تساوی { player } تمام شد.
decision-offer-ends-because-ended-by-touch = { opponent } مهره‌ای را لمس کرد: پیشنهاد تساوی { player } تمام شد.
decision-offer-ends-because-ended-by-words = { opponent } پیشنهاد تساوی { player } را رد کرد.
decision-not-admitted = این اثری ندارد.
decision-not-admitted-because-released-there = این اثری ندارد: مهره { $square } باید همان‌گونه بماند.
decision-not-admitted-because-penalty-owed = این اثری ندارد: طبق قوانین باید جریمه شود.
decision-in-order = این درست است.
decision-in-order-because-accidental = لمس آشکارا تصادفی بود و الزامی ایجاد نمی‌کند.
decision-in-order-because-announced = پیش از لمس اعلام شده بود، پس لمس الزامی نمی‌آورد.
decision-in-order-because-answered = { decision-in-order }
decision-in-order-because-asked-so-often = برگه ثبت را می‌توان دید: این درخواست { ordinal } است.
decision-in-order-because-both-must-confirm = هرگاه هر دو بازیکن بگویند اثر می‌کند.
decision-in-order-because-captured-piece-stands = حرکت هنگامی انجام شده است که مهره گرفته‌شده از { $square } برداشته شود.
decision-in-order-because-flag-fell = پرچم سقوط کرده است.
decision-in-order-because-illegal-position = هر دو شاه کیش‌اند یا پیاده‌ای در عرض آخر خود است: داور تا کامل شدن حرکت بعدی صبر می‌کند.
decision-in-order-because-in-time = بازیکن به موقع آمده است.
decision-in-order-because-may-still-come = بازیکن هنوز می‌تواند به موقع بیاید.
decision-in-order-because-move-ended-game = حرکت بازی را تمام کرد.
decision-in-order-because-move-made = حرکت انجام شد: { move }.
decision-in-order-because-move-not-announced = حرکت هنگامی انجام شده است که اعلام شود.
decision-in-order-because-move-not-on-board = حرکت هنگامی انجام شده است که روی صفحه باشد.
decision-in-order-because-moves-proven =
    { $count ->
        [1] یک حرکت ثابت شده است.
       *[other] { $count } حرکت ثابت شده است.
    }
decision-in-order-because-nothing-found = هیچ وضعیت غیرعادی پیدا نشد.
decision-in-order-because-other-notation = «{ $text }» پذیرفته می‌شود، هرچند نمادگذاری جبری نیست.
decision-in-order-because-not-his-move = نوبت حرکت حریف است: اعلام چیزی را عوض نمی‌کند.
decision-in-order-because-scoresheet-incomplete = فعلاً لازم نیست برگه ثبت کامل باشد.
decision-in-order-because-slip-corrected = لغزش کلامی به موقع اصلاح شد.
decision-in-order-because-written-in-advance = «{ $text }» را می‌توان پیش از انجام حرکت نوشت.
# $number, $question: a whole question
decision-referred = پرسش { $number } از داور: { $question }
decision-referred-because-arbiter = پرسش { $number } برای داور: { $question } اعتراض: { $text }.
# $incident, $player
decision-incident =
    { $player ->
        [white] یادداشت درباره سفید
        [black] یادداشت درباره سیاه
       *[nobody] یادداشت
    }: { incident }.
decision-incident-because-arbiter = { decision-incident } یادداشت داور: { $text }.
decision-incident-because-displaced = { decision-incident }
decision-incident-because-two-hands = { decision-incident }
decision-incident-because-no-permission = { decision-incident }
decision-incident-because-refused-inspection = { decision-incident }
# $player
decision-breach = { player } قاعده‌ای را نقض کرد.
decision-breach-because-answered = داور تشخیص می‌دهد که { player } قاعده‌ای را نقض کرده است.
decision-breach-because-asked-so-often = { player } بیش از اندازه دیدن برگه ثبت را خواسته است: { $count } بار.
decision-breach-because-captured-piece-stands = { player } ساعت را فشرد در حالی که مهره گرفته‌شده هنوز در { $square } بود.
decision-breach-because-clock-not-running = { player } مهره‌ای را مرتب کرد، ولی تنها بازیکنی که ساعتش کار می‌کند حق این کار را دارد.
decision-breach-because-conditional = { player } برای پیشنهاد تساوی شرط گذاشت: { $text }. شرط اثری ندارد؛ پیشنهاد معتبر است.
decision-breach-because-device-on = دستگاه در کیف { player } خاموش نیست.
decision-breach-because-entry-differs = { player } «{ $text }» را نوشت که حرکت انجام‌شده نیست.
decision-breach-because-move-not-announced = { player } پیش از اعلام حرکت ساعت را فشرد.
decision-breach-because-move-unrecorded = { player } حرکتی پیشین را ثبت نکرده است.
decision-breach-because-not-his-move = { player } هنگامی که نوبت حرکت حریف بود مهره‌ای را مرتب کرد.
decision-breach-because-not-reported = { player } محوطه بازی را بدون گفتن به داور ترک کرد.
decision-breach-because-no-offer = { player } پیشنهاد تساوی‌ای را در برگه ثبت درج کرد که کسی نداده است.
decision-breach-because-nothing-sealed = { player } پیش از نوشتن حرکت ثبتی ساعت را متوقف کرد.
decision-breach-because-offer-not-marked = { player } پیشنهاد تساوی را در برگه ثبت درج نکرد.
decision-breach-because-other-notation = { player } «{ $text }» را نوشت که نمادگذاری جبری نیست.
decision-breach-because-pressed = { player } به جای متوقف کردن ساعت‌ها، ساعت حریف را به کار انداخت.
decision-breach-because-pressed-without-move = { player } بدون انجام حرکت ساعت را فشرد.
decision-breach-because-previous-move-unrecorded = { player } بدون ثبت حرکت پیش حرکت کرد.
decision-breach-because-no-permission = { player } این کار را بدون اجازه داور کرد.
decision-breach-because-refuses-to-sign = { player } از امضای برگه‌های ثبت خودداری می‌کند.
decision-breach-because-scoresheet-incomplete = برگه ثبت { player } کامل نیست.
decision-breach-because-sheet-not-returned = { player } برگه ثبت حریف را برنگرداند.
decision-breach-because-two-hands = { player } یک حرکت را با دو دست انجام داد.
decision-breach-because-unasked = دستیار { player } چیزی گفت که کسی نپرسیده بود.
decision-breach-because-written-in-advance = { player } «{ $text }» را پیش از انجام حرکت نوشت.
decision-breach-because-written-move-unreadable = { player } «{ $text }» را نوشت که خوانده نمی‌شود.
# $player, $penalty and what the penalty needs
decision-penalised = جریمه برای { player }: { penalty }.
decision-penalised-because-answered = { decision-penalised }
decision-penalised-because-carries-device = جریمه برای { player } به سبب همراه داشتن دستگاه الکترونیکی: { penalty }.
# $player, $text
decision-sheet-note = برگه ثبت { player } تعویض می‌شود؛ نوشته‌های پیشین آن ({ $text }) محفوظ است.
decision-adjourned = بازی ناتمام گذاشته شد.
# $score
decision-annulled = نتیجه { $score } دیگر معتبر نیست.
decision-annulled-because-answered = { decision-annulled }
# $control
decision-control-set = ساعت‌ها با کنترل زمان { $control } تنظیم شد.
# $times, $white, $black, $counters, $white-moves, $black-moves
decision-clock-replaced = ساعت شطرنج عوض می‌شود. ساعت تازه تنظیم شد: { clock-times }. { move-counters }
# $white, $black
decision-move-count = داور تعداد حرکت‌های کامل را می‌گوید: سفید { $white }، سیاه { $black }.
decision-move-count-because-flag-fell = { decision-move-count }
# $player
decision-appealed = { player } از تصمیم داور تجدیدنظر می‌خواهد.
decision-sent-out = تماشاگر باید محل بازی را ترک کند.
decision-sent-out-because-answered = { decision-sent-out }
# $text
decision-put-to-fide = پرسشی برای فیده فرستاده می‌شود: { $text }
# $text
decision-envelope-opened = پاکت باز شد: حرکت ثبتی «{ $text }» بود.

## Reasons

reason-plain = { "" }
reason-not-his-move = نوبت حرکت حریف است.
reason-game-over = بازی تمام شده است.
reason-not-begun = بازی آغاز نشده است.
reason-clocks-stand = ساعت‌ها متوقف است.
# $square
reason-no-piece = در { $square } مهره‌ای نیست.
reason-announced = پیش از لمس اعلام شده بود.
reason-clock-not-running = تنها بازیکنی که ساعتش کار می‌کند می‌تواند مهره‌ها را مرتب کند.
reason-nothing-to-stop = ساعت خود بازیکن کار نمی‌کند، پس چیزی برای متوقف کردن نیست.
reason-accidental = لمس آشکارا تصادفی بود.
# $obliged, $square, $own, $enemy, $rook, $from, $to, $piece and what a move needs
reason-touched =
    { $obliged ->
        [nothing] هر حرکت قانونی آزاد است.
        [nothing-touched-can-move] هیچ‌یک از مهره‌های لمس‌شده را نمی‌توان حرکت داد یا گرفت.
        [move] مهره { $square } باید حرکت کند.
        [capture] مهره { $square } باید گرفته شود.
        [capture-with] مهره { $enemy } باید با مهره { $own } گرفته شود.
        [castle] شاه باید با رخ { $rook } قلعه برود.
        [castling-begun] شاه باید با رخ { $rook } قلعه برود.
        [king-otherwise] شاه باید حرکت دیگری انجام دهد.
        [anything-after-castling] اینجا قلعه رفتن قانونی نیست و شاه هم حرکتی ندارد.
        [king-released] شاه برای قلعه رفتن رها شد و اگر بتواند باید حرکت دیگری انجام دهد.
        [rook-first] رخ { $rook } پیش از شاه لمس شد.
        [released] مهره { $from } در { $square } می‌ماند.
        [promote] مهره تازه در { $square } { piece } است.
       *[intended] حرکت نوشته‌شده باید انجام شود: { move }.
    }
# $square
reason-released-there = مهره در { $square } رها شد.
# $move, $piece, $from, $to, $promotion
reason-move-made = حرکت انجام شده است: { move }.
# $square
reason-captured-piece-stands = مهره گرفته‌شده هنوز در { $square } است.
reason-both-flags = هر دو پرچم سقوط کرده است.
reason-checkmate = شاه در معرض حمله است و هیچ حرکت قانونی نجاتش نمی‌دهد.
reason-stalemate = حرکت قانونی وجود ندارد و شاه در معرض حمله نیست.
reason-neither-can-checkmate = هیچ بازیکنی با هیچ رشته حرکت قانونی نمی‌تواند مات کند.
reason-opponent-can-checkmate = حریف می‌تواند با رشته‌ای از حرکت‌های قانونی مات کند.
reason-opponent-cannot-checkmate = حریف با هیچ رشته حرکت قانونی نمی‌تواند مات کند.
reason-accepted = پیشنهاد تساوی پذیرفته شد.
reason-not-both-have-moved = اول هر بازیکن باید یک حرکت انجام داده باشد.
reason-barred-by-regulations = مقررات مسابقه آن را بدون رضایت داور ممنوع کرده است.
reason-no-offer = پیشنهاد تساوی در کار نیست.
reason-cannot-be-withdrawn = پس گرفته نمی‌شود.
reason-untimely-offer = تساوی پس از انجام حرکت و پیش از فشردن ساعت پیشنهاد می‌شود.
# $text
reason-conditional = شرطی گذاشته شده بود: { $text }
reason-ended-by-touch = حریف مهره‌ای را لمس کرد.
reason-ended-by-words = حریف آن را شفاهی رد کرد.
# $count
reason-appeared = همان پوزیسیون { $count } بار پدید آمده است.
# $count
reason-without-progress = هر بازیکن { $count } حرکت بدون حرکت پیاده و بدون گرفتن مهره انجام داده است.
reason-claim-right = ادعا درست است.
reason-claim-wrong = ادعا نادرست است.
reason-claim-too-late = ادعا باید پیش از لمس مهره یا انجام حرکت باشد.
reason-display-only = ادعا نمی‌تواند تنها بر آنچه نمایش داده می‌شود استوار باشد.
reason-written-move-illegal = حرکت نوشته‌شده قانونی نیست.
# $text
reason-written-move-unreadable = نوشته «{ $text }» را نمی‌توان به عنوان حرکت خواند.
reason-flag-fell = پرچم سقوط کرده است.
reason-moves-completed = حرکت‌ها پیش از سقوط پرچم کامل شده بود.
reason-flag-up = پرچم هنوز بالاست.
reason-flag-not-for-arbiter = اینجا تنها بازیکنان می‌توانند سقوط پرچم را اعلام کنند.
reason-clocks-not-stopped = مدعی اول باید ساعت‌ها را متوقف کند.
reason-pressed = حرکت انجام و ساعت فشرده شد.
reason-next-move-made = حرکت بعدی بدون فشردن ساعت انجام شد.
reason-move-ended-game = حرکت بازی را تمام کرد.
reason-pressed-without-move = ساعت بدون انجام حرکت فشرده شد.
reason-two-hands = یک حرکت با دو دست انجام شد.
reason-pawn-not-exchanged = پیاده در عرض آخر مانده بود.
reason-illegal-move = حرکت غیرقانونی بود.
# $count
reason-illegal-moves = این { nth } حرکت غیرقانونی کامل حریف است.
reason-nothing-found = هیچ وضعیت غیرعادی پیدا نشد.
reason-lapsed = برای اعتراض دیر است.
reason-last-identifiable = پوزیسیون پیش از حرکت غیرقانونی معلوم نمی‌شود.
reason-displaced = مهره‌ها نامرتب شده‌اند.
# A length of time
reason-award = قوانین { duration } می‌دهد.
# $text
reason-arbiter = دلیل داور: { $text }.
# $stop: why the program itself has stopped the clocks
system-stop =
    { $stop ->
       *[server-interrupted] کار سرور قطع شده بود
        [board-clock-stopped] ساعت کنار صفحه متوقف شد
        [entry-missing] چیزی که پیش‌تر نشان داده شده در دفتر وقایع سرور نیست
        [ruled-otherwise] این نسخه برنامه درباره چیزی در این بازی رأی دیگری دارد
    }
stopped-by-system = دلیل: { system-stop }.
reason-answered = داور به پرسش پاسخ داد.
reason-no-such-option = چنین پرسشی نیست یا این یکی از پاسخ‌های آن نیست.
reason-reason-missing = داور باید دلیل بیاورد.
reason-not-foreseen = این قوانین آن را پیش‌بینی نکرده است.
reason-not-announced-by-event = مقررات مسابقه آن را اعلام نکرده بود.
# A length of time
reason-too-much-time = هنوز زمان زیادی روی ساعت است: { duration }.
reason-both-must-confirm = هرگاه هر دو بازیکن بگویند اثر می‌کند.
reason-players-disagree = بازیکنان موافق نیستند.
reason-begun = بازی آغاز شده است.
reason-no-result = بازی هنوز نتیجه‌ای ندارد.
# $fault
reason-wrong-set-up = بازی نادرست آغاز شد: { fault }.
# $count
reason-moves-made-by-both =
    { $count ->
        [0] هنوز هر دو بازیکن حرکت نکرده‌اند.
        [1] هر بازیکن یک حرکت انجام داده است.
       *[other] هر بازیکن { $count } حرکت انجام داده است.
    }
# $text
reason-no-such-article = این قوانین ماده «{ $text }» ندارد.
reason-amount-out-of-range = قوانین این مقدار را مجاز نمی‌داند.
reason-too-many-points = بازیکنان با هم بیش از ارزش یک بازی امتیاز می‌گرفتند.
reason-penalty-owed = طبق قوانین باید جریمه شود.
# A length of time
reason-late = بازیکن { duration } دیر آمد.
reason-may-still-come = بازیکن هنوز می‌تواند بیاید.
reason-in-time = بازیکن به موقع آمد.
reason-nobody-there = هیچ بازیکنی در آغاز حاضر نبود.
reason-both-too-late = هر دو بازیکن دیر آمدند.
reason-let-in = داور اجازه می‌دهد بازیکنی که دیر رسیده بازی کند.
reason-illegal-position = هر دو شاه کیش‌اند یا پیاده‌ای در عرض آخر خود است.
reason-both-agreed = هر دو بازیکن توافق کردند.
reason-no-permission = داور اجازه نداده بود.
reason-not-reported = به داور گفته نشده بود.
# $count
reason-repeated = این کار { $count } بار انجام شده است.
reason-refuses-to-comply = قوانین پیوسته رعایت نشد.
reason-other-sex = بازیکن را تنها شخصی هم‌جنس او بازرسی می‌کند.
reason-refused-inspection = بازیکن بازرسی را نپذیرفت.
reason-carries-device = بازیکن دستگاه الکترونیکی همراه داشت.
reason-device-on = دستگاه در کیف خاموش نبود.
# $text
reason-written-in-advance = «{ $text }» پیش از انجام حرکت نوشته شد.
# $text
reason-entry-differs = «{ $text }» حرکت انجام‌شده نیست.
# $text
reason-other-notation = «{ $text }» نمادگذاری جبری نیست.
reason-previous-move-unrecorded = آخرین حرکت خود بازیکن ثبت نشده است.
# $count
reason-move-unrecorded = حرکتی پیشین ثبت نشده است: شماره { $count }، با شمردن حرکت‌های هر دو بازیکن.
reason-offer-not-marked = پیشنهاد تساوی در برگه ثبت درج نشده است.
reason-need-not-record = بازیکن فعلاً وظیفه ثبت حرکت‌ها را ندارد.
reason-scoresheet-incomplete = یک برگه ثبت کامل نیست.
reason-scoresheet-complete = برگه ثبت کامل است.
reason-sheet-not-returned = برگه ثبت حریف برگردانده نشد.
reason-no-snapshot = اول باید پوزیسیون و زمان‌ها نوشته شود.
# $count
reason-moves-proven =
    { $count ->
        [1] یک حرکت ثابت شده است.
       *[other] { $count } حرکت ثابت شده است.
    }
reason-moves-not-proven = نمی‌توان ثابت کرد چند حرکت انجام شده است.
# $text
reason-move-not-written = «{ $text }» پیش‌تر در برگه ثبت نوشته نشده بود.
reason-refuses-to-sign = بازیکن از امضا خودداری می‌کند.
reason-both-signed = هر دو بازیکن آن را امضا کرده‌اند.
reason-signatures-differ = بازیکنان نتیجه‌های متفاوتی امضا کرده‌اند.
# $count
reason-asked-so-often =
    { $count ->
        [1] یک بار خواسته شده است.
       *[other] { $count } بار خواسته شده است.
    }
reason-move-not-announced = حرکت اعلام نشده است.
reason-move-not-on-board = حرکت اعلام‌شده روی صفحه انجام نشده است.
# $text
reason-announcement-unclear = «{ $text }» نمی‌گوید کدام حرکت است.
reason-promotion-not-named = مهره تازه نام برده نشد.
reason-slip-corrected = لغزش کلامی به موقع اصلاح شد.
reason-slip-too-late = پیش از اصلاح لغزش کلامی ساعت فشرده شده بود.
# $text
reason-repeat-differs = «{ $text }» حرکت اعلام‌شده نیست.
reason-nothing-announced = حرکتی اعلام نشده است.
reason-not-between-sighted-and-blind = این تنها برای بازی میان بازیکن بینا و بازیکن معلول بینایی است.
reason-scores-agree = هر دو ثبت یکی است.
reason-scores-differ = دو ثبت تفاوت دارند.
reason-assistant-not-approved = داور دستیاری را نپذیرفته است.
reason-not-his-duty = دستیار حق این کار را ندارد.
reason-assistant-needed = باید دستیاری باشد.
reason-unasked = کسی آن را نپرسیده بود.
reason-disability = از زمان بازیکن معلول کم نمی‌شود.
reason-only-once = این کار پیش‌تر شده است.
reason-seal-ordered = اکنون باید حرکت ثبتی نوشته شود.
reason-already-sealed = حرکت ثبتی نوشته شده است و نمی‌توان آن را عوض کرد.
reason-nothing-sealed = حرکت ثبتی نوشته نشده است.
# A length of time
reason-too-little-time = زمان روی ساعت برای آن کم است: { duration }.
reason-envelope-incomplete = چیزی که باید روی پاکت باشد نوشته نشده است.
reason-envelope-closed = پاکت باز نشده است.
reason-envelope-missing = پاکت پیدا نمی‌شود.
reason-position-lost = پوزیسیون را نمی‌توان مشخص کرد.
# $player
reason-not-there = { player } حاضر نیست.
reason-extra-time-given = ساعت‌ها برای هر حرکت زمان می‌افزایند.
reason-not-last-period = این دوره آخر نیست.
reason-claim-pending = ادعایی در انتظار تصمیم است.
reason-papers-incomplete = مدارک ادعا کامل نیست.
reason-no-arbiter = هیچ داوری بر بازی نظارت ندارد.
reason-arbiter-present = داوری بر بازی نظارت دارد.

## Questions to the arbiter

# $player, $square
question-touch-intended = آیا { player } مهره { $square } را به قصد لمس کرد؟
# $player
question-touched-piece = حرکت نوشته‌شده غیرقانونی است. آیا { player } باید همان مهره را حرکت دهد، گویی که لمس شده باشد؟
# $player, $then
question-can-checkmate =
    آیا { player } هنوز می‌تواند با رشته‌ای از حرکت‌های قانونی مات کند؟ { $then ->
        [resignation] حریف تسلیم شده است. اگر { player } دیگر نتواند مات کند، بازی مساوی است.
        [flag] پرچم حریف سقوط کرده است. اگر { player } دیگر نتواند مات کند، بازی مساوی است.
        [illegal-moves] حریف یک حرکت غیرقانونی بیش از حد مجاز کامل کرده است. اگر { player } دیگر نتواند مات کند، بازی مساوی است.
       *[sealed-move] حرکت ثبتی حریف نادرست بود. اگر { player } دیگر نتواند مات کند، بازی مساوی است.
    }
# $player, $rule, $on, $text
question-draw-claim =
    { $rule ->
        [repetition] { $on ->
            [named] { player } حرکت «{ $text }» را بدون نوشتن آن نام می‌برد و ادعا می‌کند که پس از آن همان پوزیسیون برای بار سوم پدید می‌آید. آیا ادعا درست است؟
            [written] { player } ادعا می‌کند که پس از حرکت «{ $text }» همان پوزیسیون برای بار سوم پدید می‌آید. آیا ادعا درست است؟
           *[board] { player } ادعا می‌کند که همان پوزیسیون برای بار سوم پدید آمده است. آیا ادعا درست است؟
        }
       *[fifty-moves] { $on ->
            [named] { player } حرکت «{ $text }» را بدون نوشتن آن نام می‌برد و پنجاه حرکت بدون حرکت پیاده و بدون گرفتن مهره را ادعا می‌کند. آیا ادعا درست است؟
            [written] { player } ادعا می‌کند که با حرکت «{ $text }» هر بازیکن پنجاه حرکت بدون حرکت پیاده و بدون گرفتن مهره انجام داده است. آیا ادعا درست است؟
           *[board] { player } ادعا می‌کند که هر بازیکن پنجاه حرکت بدون حرکت پیاده و بدون گرفتن مهره انجام داده است. آیا ادعا درست است؟
        }
    }
# $player
question-stopped-with-reason = آیا { player } برای متوقف کردن ساعت‌ها دلیلی داشت؟
# $player
question-penalty = چه جریمه‌ای برای { player }؟
# $player
question-consent = آیا داور به تساوی رضایت می‌دهد؟
# $player
question-distraction = آیا { player } با این کار مزاحم حریف شد؟
question-which-flag-first = هر دو پرچم سقوط کرده است. کدام زودتر سقوط کرد؟
question-reversed-colours = رنگ‌ها معکوس بود. آیا بازی ادامه می‌یابد؟
question-which-position = کدام پوزیسیون به صفحه برمی‌گردد؟
# $white, $black
question-clock-times = آیا ساعت‌ها به آنچه آن زمان نشان می‌داد، سفید { $white } و سیاه { $black }، برمی‌گردد یا همان‌گونه که هست می‌ماند؟
# $player, $ground
question-quickplay =
    { $ground ->
        [cannot-win] { player } ادعای تساوی می‌کند چون حریف نمی‌تواند به طریقه‌های متعارف ببرد.
       *[no-effort] { player } ادعای تساوی می‌کند چون حریف برای بردن به طریقه‌های متعارف نمی‌کوشد.
    } آیا بازی مساوی است، تصمیم به تعویق می‌افتد یا ادعا رد می‌شود؟
# $player
question-quickplay-after-flag = ادعای تساوی شده بود و پرچم { player } سقوط کرد. آیا بازی مساوی است؟
# $player
question-quickplay-increment = { player } برای هر حرکت زمان اضافی می‌خواهد. آیا داده می‌شود؟
# $player
question-quickplay-alone = { player } ادعای تساوی کرد و به این ترتیب بازی را تمام کرد. آیا مساوی است؟
question-signed-result = هر دو بازیکن نتیجه‌ای را امضا کرده‌اند که نتیجه بازی نیست. آیا معتبر است؟
# $player, $text
question-sheet-entry = { player } در برگه ثبت «{ $text }» را نوشته است. آیا به بازی مربوط است؟
question-moves-made = چند حرکت انجام شده است؟
# $text
question-sealed-move = حرکت ثبتی «{ $text }» است. منظور کدام حرکت است؟
# $player
question-late-clock-complaint = { player } دیر یادآور می‌شود که ساعت نادرست است. آیا با وجود این اصلاح می‌شود؟
# $player
question-device = آیا { player } دستگاه الکترونیکی همراه دارد؟
question-boards-differ = دو صفحه تفاوت دارند. چگونه اصلاح می‌شوند؟
# $fault
question-set-up =
    { $fault ->
        [pieces] آیا مهره‌ها در آغاز در مربع‌های نادرست بودند؟
        [orientation] آیا صفحه در آغاز نادرست قرار گرفته بود؟
        [colours] آیا رنگ‌ها در آغاز معکوس بود؟
       *[clock-setting] آیا ساعت نادرست تنظیم شده بود؟
    }
question-clock-setting = اگر تنظیم ساعت همین بماند، آیا به برنامه زمانی مسابقه آسیب می‌زند؟
question-both-late = هر دو بازیکن دیر آمدند. آیا هر دو می‌بازند؟
question-both-absent = هیچ بازیکنی در آغاز حاضر نبود. از زمان چه کسی کم می‌شود؟
# $player, $to
question-leave =
    { $to ->
        [venue] آیا { player } می‌تواند محوطه بازی را ترک کند؟
       *[outside] آیا { player } می‌تواند محل بازی را ترک کند؟
    }
# $player
question-king-taken = { player } شاه را گرفت. آیا این ادعای حرکت غیرقانونی حریف به شمار می‌آید؟
# $player
question-bag = آیا { player } می‌تواند از کیف استفاده کند؟
# $player
question-clock-defect = آیا ساعت، چنان که { player } می‌گوید، آشکارا خراب است؟
question-extra-time = آیا به سبب مزاحمت زمان اضافی داده می‌شود؟
question-onlooker = آیا تماشاگر باید محل بازی را ترک کند؟
# $player
question-announcement = { player } حرکتی جز حرکت انجام‌شده را اعلام کرد. کدام‌یک معتبر است؟
# $player
question-pressed-unannounced = { player } پیش از اعلام حرکت ساعت را فشرد. آیا این فشردن ساعت بدون حرکت به شمار می‌آید؟
# $text
question-other = { $text }
# $player, $ground
question-admit-quickplay =
    { $ground ->
        [cannot-win] ساعت‌ها برای هر حرکت زمان می‌افزایند. آیا با این همه ادعای { player } که حریف نمی‌تواند به طریقه‌های متعارف ببرد شنیده می‌شود؟
       *[no-effort] ساعت‌ها برای هر حرکت زمان می‌افزایند. آیا با این همه ادعای { player } که حریف برای بردن نمی‌کوشد شنیده می‌شود؟
    }
# $player
question-quickplay-later = تصمیم درباره ادعای { player } به تعویق افتاده بود. آیا اکنون بازی مساوی است؟
# $player
question-resumed-clocks = { player } می‌گوید ساعت‌ها نادرست است. چه باید نشان دهند؟
# $player
question-other-notation = { player } با نمادگذاری دیگری به جای جبری ثبت کرده است. آیا برگه ثبت به عنوان مدرک پذیرفته می‌شود؟

## Answers of the arbiter

choice-yes = بله
choice-no = خیر
choice-white = سفید
choice-black = سیاه
choice-unknown = معلوم نیست
# A length of time
choice-postponed =
    { $parts ->
        [none] تصمیم به تعویق می‌افتد
       *[other] تصمیم به تعویق می‌افتد و حریف { duration } بیشتر می‌گیرد
    }
choice-drawn = بازی مساوی است
# $award
choice-loses = بازیکن می‌بازد و حریف امتیاز { points } می‌گیرد
choice-restart = بازی از نو آغاز می‌شود
choice-continue = بازی ادامه می‌یابد
# $how-many, and of one penalty what it needs
choice-penalties =
    { $how-many ->
        [none] بدون جریمه
        [one] { $penalty ->
            [warning] اخطار
            [opponent-time] { duration } بیشتر برای حریف
            [own-time] { duration } کمتر برای بازیکن
            [opponent-points] حریف امتیاز { points } می‌گیرد
            [own-points] بازیکن امتیاز { points } می‌گیرد
            [loss] بازی باخته اعلام می‌شود و حریف امتیاز { points } می‌گیرد
            [fine] جریمه نقدی { $text }
            [exclusion] محرومیت از { rounds }
           *[expulsion] اخراج از مسابقه
        }
       *[several] { $count } جریمه با هم
    }
# $reason
choice-no-penalty = بدون جریمه: { $reason }
# $moves
choice-moves =
    { $moves ->
        [1] یک حرکت
       *[other] { $moves } حرکت
    }
# $ply
choice-ply = پوزیسیون پیش از حرکت { $ply }، با شمردن حرکت‌های هر دو بازیکن
# $text
choice-means = منظور { $text } است
choice-divided = برابر تقسیم می‌شود
