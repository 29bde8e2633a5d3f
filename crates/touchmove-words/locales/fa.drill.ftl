# Acts told in words, and the texts of `touchmove drill`, in Persian.
#
# `player` and `piece` are in fa.ftl. Counts have Persian digits; squares, moves, results, clock readings, the seed and the
# year of an edition stay as they are and are isolated.

## What players do: PlayerAct.

act-say-adjust = { player } می‌گوید «مرتب می‌کنم»
act-adjust = { player } { piece } { $square } را مرتب می‌کند
act-touch = { $contact ->
    [accident] دست { player } آشکارا تصادفی به { piece } { $square } می‌خورد
    [disputed] { player } { piece } { $square } را لمس می‌کند؛ تصادفی بودن آن محل اختلاف است
   *[intent] { player } { piece } { $square } را لمس می‌کند
}
act-touch-together = { player } مهره‌های { $first } و { $second } را با هم لمس می‌کند
act-say-castle = { player } می‌گوید که قلعه می‌رود
act-lift = { player } { piece } را از { $square } بلند می‌کند
act-remove = { player } { piece } را از { $square } برمی‌دارد
act-place = { player } یک { piece } به { $square } می‌آورد
act-place-enemy = { player } یک { piece } به رنگ مهره‌های حریف به { $square } می‌آورد
act-release = { player } مهره را در { $square } رها می‌کند
act-use-both-hands = { player } از هر دو دست استفاده می‌کند
act-press = { $hand ->
    [other] { player } ساعت را با دست دیگر می‌فشارد
   *[same] { player } ساعت را می‌فشارد
}
act-stop = { player } ساعت‌ها را { $for ->
    [help] برای درخواست کمک متوقف می‌کند: { $text }
    [displaced] به علت نامرتب شدن مهره‌ها متوقف می‌کند
    [clock-setting] به سبب تنظیم نادرست ساعت متوقف می‌کند
    [claim] برای ادعا متوقف می‌کند
    [sealed] پس از نوشتن حرکت ثبتی متوقف می‌کند
    [arrived] هنگام رسیدن متوقف می‌کند
   *[none] بدون گفتن دلیل متوقف می‌کند
}
act-displace = { player } مهره‌های { $squares } را می‌اندازد
act-put-back = { player } مهره‌ها را به جا برمی‌گرداند
act-write-move = { player } حرکت { $text } را در برگه ثبت می‌نویسد
act-write-spoken = { player } حرکت { $text } را برای دستگاه ضبط صدا می‌گوید
act-write-dash = { player } در برگه ثبت خط تیره می‌گذارد
act-write-up-to-date = { player } همه حرکت‌های جاافتاده را در برگه ثبت می‌نویسد
act-write-draw-offer = { player } در برگه ثبت (=) می‌نویسد
act-write-time = { player } زمان { $text } را در برگه ثبت می‌نویسد
act-write-claim-matter = { player } در برگه ثبت درباره ادعا یادداشت می‌کند: { $text }
act-write-note = { player } در برگه ثبت یادداشت می‌کند: { $text }
act-borrow-sheet = { player } برگه ثبت حریف را برمی‌دارد
act-return-sheet = { player } برگه ثبت حریف را برمی‌گرداند
act-offer = { player } تساوی پیشنهاد می‌کند
act-offer-condition = { player } با شرط تساوی پیشنهاد می‌کند: { $text }
act-accept = { player } می‌پذیرد
act-reject = { player } پیشنهاد را رد می‌کند
act-withdraw = { player } می‌خواهد پیشنهاد یا ادعا را پس بگیرد
# $whose: whether the move was the claimant's own or the opponent's
act-claim-draw = { $on ->
    [written] { $rule ->
        [repetition] { player } به سبب تکرار پوزیسیون با حرکت نوشته‌شده { $text } ادعای تساوی می‌کند
       *[fifty-moves] { player } به سبب پنجاه حرکت با حرکت نوشته‌شده { $text } ادعای تساوی می‌کند
    }
    [named] { $rule ->
        [repetition] { player } به سبب تکرار پوزیسیون با حرکت { $text } که نوشته نشده است ادعای تساوی می‌کند
       *[fifty-moves] { player } به سبب پنجاه حرکت با حرکت { $text } که نوشته نشده است ادعای تساوی می‌کند
    }
   *[board] { $rule ->
        [repetition] { player } به سبب تکرار پوزیسیون ادعای تساوی می‌کند
       *[fifty-moves] { player } به سبب پنجاه حرکت ادعای تساوی می‌کند
    }
}
act-claim-illegal-move = { player } ادعا می‌کند که حرکت غیرقانونی انجام شده است
act-claim-own-illegal-move = { player } ادعا می‌کند که آخرین حرکت خودش غیرقانونی بوده است
act-claim-move-was-illegal = { $whose ->
    [own] { player } ادعا می‌کند که حرکت شماره { $number } خودش غیرقانونی بوده است
   *[opponent] { player } ادعا می‌کند که حرکت شماره { $number } حریف غیرقانونی بوده است
}
act-claim-touched-piece = { player } ادعا می‌کند که مهره لمس‌شده باید حرکت کند
act-claim-flag = { player } ادعا می‌کند که پرچم حریف سقوط کرده است
act-claim-own-flag = { player } ادعا می‌کند که پرچم خودش سقوط کرده است
act-claim-set-up = { player } ادعا می‌کند که بازی نادرست آغاز شده است
act-claim-displaced = { player } ادعا می‌کند که مهره‌ها در مربع‌های نادرست قرار دارند
act-claim-quickplay = { $ground ->
    [no-effort] { player } ادعای تساوی می‌کند، چون حریف برای بردن به طریقه‌های متعارف نمی‌کوشد
   *[cannot-win] { player } ادعای تساوی می‌کند، چون حریف نمی‌تواند به طریقه‌های متعارف ببرد
}
act-claim-quickplay-increment = { player } برای هر حرکت ادعای زمان اضافی می‌کند
act-claim-quickplay-alone = { $ground ->
    [no-effort] { player } در نبود داور ادعای تساوی می‌کند، چون حریف برای بردن به طریقه‌های متعارف نمی‌کوشد
   *[cannot-win] { player } در نبود داور ادعای تساوی می‌کند، چون حریف نمی‌تواند به طریقه‌های متعارف ببرد
}
act-claim-clock-defect = { player } ادعا می‌کند که ساعت خراب است
act-claim-disturbance = { player } ادعا می‌کند که حریف مزاحمت ایجاد می‌کند: { $text }
act-resign = { player } تسلیم می‌شود
act-sign = { player } نتیجه { $score } را امضا می‌کند
act-arrive = { player } می‌رسد
act-ask-leave = { player } اجازه می‌خواهد { $to ->
    [outside] محل بازی
   *[venue] محوطه بازی
} را ترک کند
act-leave = { player } { $to ->
    [outside] محل بازی
   *[venue] محوطه بازی
} را ترک می‌کند
act-return = { player } برمی‌گردد
act-ask-to-see-sheet = { player } می‌خواهد برگه ثبت داور را ببیند
act-ask-for-sheet = { player } برگه ثبت می‌خواهد
act-ask-explanation = { player } توضیح می‌خواهد
act-ask-move-count = { player } می‌پرسد چند حرکت انجام شده است
act-appeal = { player } تجدیدنظر می‌خواهد
act-write-sealed = { player } حرکت ثبتی را می‌نویسد: { $text }
act-close-envelope = { player } پاکت را می‌بندد
act-state-sealed = { player } می‌گوید که حرکت ثبتی { $text } بود
act-contest-clock = { player } می‌گوید ساعت نادرست است
act-announce = { player } «{ $text }» را اعلام می‌کند
act-repeat = { player } «{ $text }» را تکرار می‌کند
act-demand-two-boards = { player } خواستار دو صفحه است
act-report-boards-differ = { player } خبر می‌دهد که صفحه‌ها تفاوت دارند
act-agree-to-correct = { player } با درست کردن حرکت غیرقانونی موافقت می‌کند
act-restart = { player } ساعت متوقف را دوباره به کار می‌اندازد
act-say-check = { player } می‌گوید «کیش»
act-refuse-to-sign = { player } از امضا خودداری می‌کند
act-ask-bag = { player } اجازه می‌خواهد از کیفی که دستگاه در آن است استفاده کند
act-use-bag = { player } از آن کیف استفاده می‌کند
act-confirm = { player } با این موافق است: { $text }

## What assistants and others do: AssistantAct, Observation.

assistant-for-player = دستیار { player }: { $text }
assistant-execute = دستیار { player } حرکت { $text } را روی صفحه دیگر انجام می‌دهد
assistant-tell = دستیار { player } حرکت‌ها و زمان‌ها را { $asked ->
    [yes] به درخواست او
   *[no] بدون آن که کسی بپرسد
} می‌گوید
assistant-report-touch = دستیار { player } خبر می‌دهد که حریف مهره { $square } را لمس کرد

bystander-flag = یکی از حاضران خبر می‌دهد که پرچم { player } سقوط کرده است
bystander-both-flags = یکی از حاضران خبر می‌دهد که هر دو پرچم سقوط کرده است
bystander-both-absent = یکی از حاضران خبر می‌دهد که هیچ بازیکنی حاضر نیست
bystander-illegal-move = یکی از حاضران خبر می‌دهد که حرکت غیرقانونی انجام شده است
bystander-touched-piece = یکی از حاضران خبر می‌دهد که مهره { $square } لمس شده است
bystander-illegal-position = یکی از حاضران خبر می‌دهد که پوزیسیون غیرقانونی است
bystander-set-up = یکی از حاضران خبر می‌دهد که بازی نادرست آغاز شده است
bystander-displaced = یکی از حاضران خبر می‌دهد که مهره‌ها در مربع‌های نادرست قرار دارند
bystander-boards-differ = یکی از حاضران خبر می‌دهد که صفحه‌ها تفاوت دارند
bystander-not-recorded = یکی از حاضران خبر می‌دهد که { player } حرکت‌ها را ثبت نکرده است
bystander-device = یکی از حاضران خبر می‌دهد که { player } دستگاه الکترونیکی همراه دارد
bystander-device-in-bag = یکی از حاضران خبر می‌دهد که { player } دستگاهی خاموش در کیف دارد
bystander-device-sounds = یکی از حاضران خبر می‌دهد که دستگاه در کیف { player } صدا می‌دهد
bystander-absent = یکی از حاضران خبر می‌دهد که { player } حاضر نیست
bystander-outsider = یکی از حاضران خبر می‌دهد که فردی غیرمجاز حضور دارد: { $text }

## What arbiters do: ArbiterAct.

arbiter-start = داور ساعت را به کار می‌اندازد
# $stop
system-pause = ساعت‌ها متوقف شد: { system-stop }
arbiter-pause = داور ساعت‌ها را متوقف می‌کند: { $reason }
arbiter-resume = داور اجازه می‌دهد بازی ادامه یابد
arbiter-observe-flag = داور می‌بیند که پرچم { player } سقوط کرده است
arbiter-observe-both-flags = داور می‌بیند که هر دو پرچم سقوط کرده است
arbiter-observe-both-absent = داور می‌بیند که هیچ بازیکنی حاضر نیست
arbiter-observe-illegal-move = داور می‌بیند که حرکت غیرقانونی انجام شده است
arbiter-observe-touched-piece = داور می‌بیند که مهره { $square } لمس شده است
arbiter-observe-illegal-position = داور می‌بیند که پوزیسیون غیرقانونی است
arbiter-observe-set-up = داور می‌بیند که بازی نادرست آغاز شده است
arbiter-observe-displaced = داور می‌بیند که مهره‌ها در مربع‌های نادرست قرار دارند
arbiter-observe-boards-differ = داور می‌بیند که صفحه‌ها تفاوت دارند
arbiter-observe-not-recorded = داور می‌بیند که { player } حرکت‌ها را ثبت نکرده است
arbiter-observe-device = داور می‌بیند که { player } دستگاه الکترونیکی همراه دارد
arbiter-observe-device-in-bag = داور می‌بیند که { player } دستگاهی خاموش در کیف دارد
arbiter-observe-device-sounds = داور می‌بیند که دستگاه در کیف { player } صدا می‌دهد
arbiter-observe-absent = داور می‌بیند که { player } حاضر نیست
arbiter-observe-outsider = داور می‌بیند که فردی غیرمجاز حضور دارد: { $text }
arbiter-decide = داور پاسخ می‌دهد: { $choose ->
    [yes] بله
    [no] خیر
    [white] سفید
    [black] سیاه
    [unknown] معلوم نیست
    [postponed] تصمیم به تعویق می‌افتد
    [drawn] بازی مساوی است
    [loses] بازی باخته اعلام می‌شود
    [restart] بازی از نو آغاز می‌شود
    [continue] بازی ادامه می‌یابد
    [penalties] جریمه
    [no-penalty] بدون جریمه
    [moves] تعدادی حرکت
    [ply] پوزیسیونی پیشین
    [means] معنای آنچه نوشته شده است
   *[divided] به طور برابر
}
arbiter-set-clocks = داور ساعت‌ها را تنظیم می‌کند: { $text }
arbiter-give-time = داور زمان اضافی می‌دهد: { $text }
arbiter-reinstate = داور پوزیسیونی پیشین را برمی‌گرداند
arbiter-penalise = داور { player } را جریمه می‌کند: { $reason }
arbiter-change-result = داور نتیجه را به { $score } تغییر می‌دهد
arbiter-enter-result = داور نتیجه‌ای را که بازیکنان اعلام کرده‌اند ثبت می‌کند: { $score }
# $incident, $note
arbiter-log = یادداشت داور: { incident }. { $note }
arbiter-rule-freely = داور رأی می‌دهد: { $reason }
arbiter-declare-dead = داور پوزیسیون را مرده اعلام می‌کند
arbiter-proves = داور درباره امکان برد { player } دلیلی قطعی دارد
arbiter-admit-late = داور اجازه می‌دهد { player } با وجود دیر رسیدن بازی کند
arbiter-consent = داور به تساوی رضایت می‌دهد
arbiter-assistant = داور دستیار { player } را می‌پذیرد
arbiter-refuse-assistant = داور دستیار { player } را نمی‌پذیرد
arbiter-disability = داور معلولیت { player } را اعلام می‌کند
arbiter-grant-leave = داور به { player } اجازه بیرون رفتن می‌دهد
arbiter-refuse-leave = داور به { player } اجازه بیرون رفتن نمی‌دهد
arbiter-authorise-device = داور دستگاهی را مجاز می‌کند: { $name }
arbiter-designate = داور جایی را تعیین می‌کند: { $name }
arbiter-clock-side = داور می‌گوید ساعت در کدام سمت باشد
arbiter-appoint-assistant = داور ناظری تعیین می‌کند: { $name }
arbiter-replace = داور دستگاهی را عوض می‌کند
arbiter-take-snapshot = داور پوزیسیون و زمان‌ها را می‌نویسد
arbiter-reconstructed = داور با بازسازی بازی درمی‌یابد: { $text }
arbiter-order-seal = داور می‌خواهد که حرکت ثبتی نوشته شود
arbiter-confirm-envelope = داور نوشته‌های روی پاکت را تأیید می‌کند
arbiter-resume-adjourned = داور اجازه می‌دهد بازی ناتمام از سر گرفته شود
arbiter-open-envelope = داور پاکت را باز می‌کند
arbiter-envelope-missing = پاکت پیدا نمی‌شود
arbiter-position-lost = پوزیسیون را نمی‌توان مشخص کرد
arbiter-tell-move-count = داور می‌گوید چند حرکت انجام شده است
arbiter-refer-to-fide = داور پرسشی را از فیده می‌پرسد: { $text }
arbiter-set-control = داور کنترل زمان دیگری تعیین می‌کند
arbiter-refuses-to-comply = داور خودداری از رعایت قوانین را تشخیص می‌دهد: { $reason }
arbiter-inspect = به دستور داور { player } بازرسی می‌شود
arbiter-grant-bag = داور به { player } اجازه می‌دهد از کیف استفاده کند
arbiter-admit-person = داور کسی را راه می‌دهد: { $name }

## Questions and answers of the drill.

drill-title = تمرین برای داوران
drill-paper = برگه پرسش‌ها
drill-key = کلید پاسخ‌ها
drill-edition = قوانین { $edition }
drill-seed = عدد آغاز { $seed }: همان پرسش‌ها با { "\u2066" }--seed { $seed }{ "\u2069" } دوباره می‌آید
drill-incident = رویداد { $number } از { $of }
drill-time = کنترل زمان { $control }، { $tempo ->
    [rapid] بازی سریع
    [blitz] بلیتس
   *[standard] شطرنج استاندارد
}
drill-event = مسابقه: { $text }
drill-moves = حرکت‌ها تا اینجا: { $text }
drill-position = پوزیسیون: { $text }
drill-clocks = ساعت‌ها: سفید { $white }، سیاه { $black }
drill-to-move = نوبت حرکت { player } است
drill-before = پیش از این چه گذشت
drill-now = اکنون چه می‌گذرد
drill-ask = رأی شما چیست؟
drill-name = نام
drill-points = امتیاز
drill-of-points = از { $points }

drill-part-result = بازی
drill-part-position = پوزیسیون
drill-part-time = زمان
drill-part-count = حرکت‌های غیرقانونی
drill-part-touch = بازیکن چه باید بازی کند
drill-part-clocks = ساعت‌ها
drill-part-admission = چه اثری دارد
drill-part-article = بر پایه کدام ماده

drill-result-goes-on = بازی ادامه می‌یابد
drill-result-wins = { player } می‌برد، { $score }
drill-result-drawn = بازی مساوی است
drill-result-score = نتیجه { $score } است
drill-result-new-game = بازی باطل می‌شود و بازی تازه‌ای انجام می‌گیرد
drill-result-pending = بازی تمام شده است؛ نتیجه در انتظار تصمیم است
drill-result-adjourned = بازی ناتمام گذاشته می‌شود

drill-position-stays = همان‌گونه که هست می‌ماند
drill-position-back = پوزیسیون پیش از حرکت { $move } { player } به صفحه برمی‌گردد
drill-position-placed = در { $square } یک { piece } گذاشته می‌شود

drill-time-none = کسی زمانی نمی‌گیرد و از دست نمی‌دهد
drill-time-added = { player } { $time } بیشتر می‌گیرد
drill-time-taken = { player } { $time } از دست می‌دهد

drill-count-none = چیزی به شمار نمی‌آید
drill-count = این { nth } حرکت غیرقانونی { player } است

drill-tie-free = { player } می‌تواند هر حرکت قانونی را انجام دهد
drill-tie-move = { player } باید { piece } { $square } را حرکت دهد
drill-tie-capture = { player } باید { piece } { $square } را بگیرد
drill-tie-capture-with = { player } باید { piece } { $square } را با مهره { $other } بگیرد
drill-tie-castle = { player } باید با رخ { $square } قلعه برود
drill-tie-king = { player } باید شاه را حرکت دهد
drill-tie-rook = { player } باید رخ { $square } را حرکت دهد و نمی‌تواند در آن جناح قلعه برود
drill-tie-released = { player } باید مهره را در { $square } بگذارد بماند
drill-tie-promote = { player } باید در { $square } به { piece } ترفیع دهد
drill-tie-intended = { player } باید حرکت نوشته‌شده را انجام دهد

drill-clock-runs = ساعت { player } کار می‌کند
drill-clocks-stand = هر دو ساعت متوقف است

drill-admitted = پذیرفته می‌شود
drill-not-admitted = پذیرفته نمی‌شود
drill-referred = ابتدا داور باید تصمیم بگیرد

drill-answer = پاسخ
drill-letters = با یک حرف پاسخ دهید، یا با چند حرف برای پرسش‌های بعدی؛ سطر خالی پاسخ به شمار نمی‌آید و q پایان می‌دهد.
drill-expected = باید حرفی از a تا { $last }، سطر خالی یا q باشد
drill-right = درست
drill-wrong = نادرست؛ پاسخ درست: { $text }
drill-no-answer = بدون پاسخ؛ پاسخ درست: { $text }
drill-ruling = رأی
drill-why = چرا
drill-other = بر پایه قوانین { $edition }
drill-other-same = همان
drill-other-not-comparable = آن ویرایش قاعده‌ای برای این ندارد، یا بازی به اینجا نمی‌رسید
drill-score = { $right } از { $asked } درست، { $percent } درصد
drill-passed = قبول: { $percent } درصد؛ { $pass } درصد لازم بود
drill-failed = مردود: { $percent } درصد؛ { $pass } درصد لازم بود
drill-progress = تا اینجا: { $right } از { $asked } درست در { $sessions } نوبت تمرین
drill-nothing = در این موضوع رویدادی نیست
drill-topic-line = { $topic }: { $count } رویداد

## How texts are put together. What is isolated does not show which way a line runs; the mark before it does.

drill-sentence = { "\u200F" }{ $text }.
drill-label = { "\u200F" }{ $label }: { $text }
drill-clauses = { "\u200F" }{ $first }؛ { $next }
list-two = { "\u200F" }{ $first }، { $next }
list-and = { "\u200F" }{ $first } و { $next }
list-or = { "\u200F" }{ $first } یا { $next }
# $player, $text
player-value = { player } { $text }

# What the event has announced, phrase by phrase as scenarios say it; a number is $first, another $second.
drill-said-adjournment = بازی‌ها می‌توانند ناتمام بمانند و بعد ادامه یابند
drill-said-default-time-n = زمان مجاز تأخیر { $first } است
drill-said-guideline-iii = راهنمای III جاری است
drill-said-no-arbiter = داوری حضور ندارد
drill-said-time-is-added-at-zero = زمان هنگام رسیدن ساعت به صفر افزوده می‌شود
drill-said-time-is-added-with-the-last-move = زمان با آخرین حرکت هر دوره افزوده می‌شود
drill-said-chess960 = شطرنج ۹۶۰ بازی می‌شود
drill-said-supervision-full-n-games-per-arbiter-recorded = نظارت کامل، برای هر داور حداکثر { $first } بازی، با ضبط
drill-said-supervision-full-n-games-per-arbiter = نظارت کامل، برای هر داور حداکثر { $first } بازی
drill-said-supervision-unstated = درباره نظارت چیزی گفته نشده است
drill-said-draws-with-consent = توافق بر تساوی فقط با موافقت داور ممکن است
drill-said-draws-after-n-moves = توافق بر تساوی فقط پس از { $first } حرکت ممکن است
drill-said-auto-flag = ساعت خود افتادن پرچم را ادعا می‌کند
drill-said-the-arbiter-verifies-claims = داور ادعاها را بررسی می‌کند
drill-said-two-boards = هر بازیکن صفحه خود را دارد
drill-said-machine-observes = دستگاهی صفحه را زیر نظر دارد
drill-said-both-late-is-for-the-arbiter = اگر هر دو بازیکن دیر برسند، داور تصمیم می‌گیرد
drill-said-fine-of-n-for-smoking = جریمه سیگار کشیدن { $first } است
drill-said-devices-in-bags = دستگاه‌های الکترونیکی خاموش می‌توانند در کیف بمانند
drill-said-automatic-press = با انجام حرکت، ساعت خودکار فشرده می‌شود
drill-said-automatic-draws-limit-proofs = تساوی‌های خودکار دامنه اثبات را محدود می‌کنند
drill-said-unused-time-lapses = زمان استفاده‌نشده در پایان دوره از بین می‌رود
drill-said-three-points-for-a-win = برد سه امتیاز دارد
drill-said-the-arbiter-leaves-illegal-moves-of-rapid-play-alone = در بازی سریع، داور در حرکت‌های غیرقانونی دخالت نمی‌کند
drill-said-report-on-leaving = بازیکنی که بیرون می‌رود به داور خبر می‌دهد
drill-said-public-display = بازی‌ها به تماشاگران نشان داده می‌شوند
drill-said-no-public-display = بازی‌ها به تماشاگران نشان داده نمی‌شوند
drill-said-other-notations-are-accepted = نمادگذاری‌های دیگر نیز پذیرفته می‌شوند
drill-said-no-appeals = تجدیدنظر وجود ندارد
drill-said-rejected-claims-are-for-the-arbiter = پیامد ادعای ردشده را داور تعیین می‌کند
drill-said-electronic-scoresheets = برگه‌های ثبت الکترونیکی به کار می‌روند
drill-said-the-first-arrival-starts-the-clock = هر کس اول برسد ساعت را به کار می‌اندازد
drill-said-absence-is-divided = زمان غیبت میان دو بازیکن تقسیم می‌شود
drill-said-session-n-to-n = جلسه از { $first } تا { $second } است
drill-said-a-touch-forfeits-all-complaints = بازیکنی که مهره‌ای را لمس کند دیگر حق اعتراض ندارد
drill-said-a-device-costs-a-warning = کیفر داشتن دستگاه اخطار است
drill-said-scoresheets-kept = هر دو بازیکن حرکت‌ها را ثبت می‌کنند
drill-said-scoresheets-only = حرکت‌ها فقط از برگه‌های ثبت معلوم است
drill-said-white-visually-disabled = سفید صفحه را نمی‌بیند
drill-said-black-visually-disabled = سیاه صفحه را نمی‌بیند
drill-said-white-disabled = سفید معلولیت دارد
drill-said-white-has-an-assistant-who-may-announce = سفید دستیاری دارد که می‌تواند حرکت‌ها را اعلام کند
drill-said-white-has-an-assistant-who-may-claim = سفید دستیاری دارد که می‌تواند ادعا کند
drill-said-white-has-an-assistant-who-may-announce-and-claim = سفید دستیاری دارد که می‌تواند حرکت‌ها را اعلام و ادعا کند
drill-said-white-has-an-assistant-who-may-record-and-press = سفید دستیاری دارد که می‌تواند حرکت‌ها را ثبت کند و ساعت را فشار دهد
drill-said-white-has-an-assistant-who-may-make-moves = سفید دستیاری دارد که می‌تواند حرکت‌ها را انجام دهد
drill-said-white-has-an-assistant-who-may-inform = سفید دستیاری دارد که می‌تواند شمار حرکت‌ها و زمان را بگوید
drill-said-white-has-an-assistant-who-may-adjourn = سفید دستیاری دارد که می‌تواند حرکت ثبتی را بنویسد
