# آنچه فرمان `touchmove explain` به فارسی پاسخ می‌دهد.

explain-not-understood = پرسش، ستون { $column }: `{ $word }` فهمیده نشد؛ می‌توان پرسید:

explain-castle =
    { $verdict ->
        [yes] بله، { player } می‌تواند قلعه برود.
       *[no] نه، { player } نمی‌تواند قلعه برود.
    }
explain-castle-rook-first = نه: { player } اول رخ را لمس کرده است و در این حرکت نمی‌تواند با آن قلعه برود.
explain-move =
    { $verdict ->
        [yes] بله، این حرکت قانونی است.
        [not-established] این نوشته می‌تواند چند حرکت باشد.
       *[no] نه، این حرکت را نمی‌توان انجام داد.
    }
explain-legal-moves = حرکت‌های قانونی: { $moves }.
explain-claim =
    { $verdict ->
        [yes] بله، { player } می‌تواند ادعای تساوی کند.
        [not-established] چیزی نشان نمی‌دهد که { player } بتواند ادعای تساوی کند، اما همه چیز معلوم نیست.
       *[no] نه، { player } نمی‌تواند ادعای تساوی کند.
    }
explain-claim-anything =
    { $verdict ->
        [yes] بله، { player } چیزی برای ادعا دارد.
        [not-established] چیزی نشان نمی‌دهد که { player } چیزی برای ادعا داشته باشد، اما همه چیز معلوم نیست.
       *[no] نه، { player } چیزی برای ادعا ندارد.
    }
explain-claim-with =
    { $verdict ->
        [yes] بله، { player } با این حرکت می‌تواند ادعای تساوی کند.
        [not-established] چیزی نشان نمی‌دهد که { player } با این حرکت بتواند ادعای تساوی کند، اما همه چیز معلوم نیست.
       *[no] نه، { player } با این حرکت نمی‌تواند ادعای تساوی کند.
    }
explain-agreement =
    { $verdict ->
        [yes] بله، بازیکنان می‌توانند بر سر تساوی توافق کنند.
        [not-established] نمی‌توان گفت که بازیکنان می‌توانند بر سر تساوی توافق کنند یا نه.
       *[no] نه، بازیکنان نمی‌توانند بر سر تساوی توافق کنند.
    }
explain-not-admitted =
    { $verdict ->
        [not-established] نمی‌توان گفت: ادعایی گزارش نشده است.
       *[no] هیچ ادعایی رد نشده است.
    }
explain-act-not-admitted =
    { $verdict ->
        [not-established] نمی‌توان گفت: از آنچه رخ داده چیزی گزارش نشده است.
       *[no] چیزی رد نشده است.
    }
explain-repeated =
    { $verdict ->
        [not-established] نمی‌توان گفت: حرکت‌های بازی معلوم نیست.
       *[told] پوزیسیون‌های بازی با هم مقایسه شدند.
    }
explain-flag-falls =
    { $verdict ->
        [lost] { player } می‌بازد.
        [drawn] بازی مساوی است.
       *[goes-on] بازی ادامه می‌یابد.
    }
explain-can-checkmate =
    { $verdict ->
        [yes] بله، { player } هنوز می‌تواند مات کند.
        [not-established] این ثابت نشده است.
       *[no] نه، { player } دیگر نمی‌تواند مات کند.
    }
explain-dead =
    { $verdict ->
        [yes] بله، این پوزیسیون مرده است.
        [not-established] این ثابت نشده است.
       *[no] نه، این پوزیسیون مرده نیست.
    }
explain-must-move =
    { $verdict ->
        [yes] بله، { player } باید این کار را بکند.
        [told] آنچه { player } لمس کرده است تعیین می‌کند.
        [not-established] پوزیسیون به تنهایی نشان نمی‌دهد چه چیزی لمس شده است.
       *[no] نه، { player } مجبور نیست.
    }
explain-must-record =
    { $verdict ->
        [yes] بله، { player } باید حرکت‌ها را ثبت کند.
        [not-established] بدون ساعت‌ها نمی‌توان گفت.
       *[no] نه، { player } لازم نیست ثبت کند.
    }
explain-whose-move = نوبت حرکت با { player } است.
explain-in-check =
    { $verdict ->
        [yes] بله، { player } کیش است.
       *[no] نه، { player } کیش نیست.
    }
explain-checkmate =
    { $verdict ->
        [yes] بله، این مات است.
       *[no] نه، این مات نیست.
    }
explain-stalemate =
    { $verdict ->
        [yes] بله، این پات است.
       *[no] نه، این پات نیست.
    }
explain-over =
    { $verdict ->
        [yes] بله، بازی تمام شده است.
       *[no] نه، بازی تمام نشده است.
    }
explain-legal-position =
    { $verdict ->
        [not-established] چیزی نشان نمی‌دهد که پوزیسیون غیرقانونی باشد.
       *[no] نه، هیچ حرکت قانونی به این پوزیسیون نمی‌رسد.
    }
explain-what-if = چیزی در پی ندارد.
explain-missing = آنچه نیست:
