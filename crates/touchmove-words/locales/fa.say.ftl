# آنچه بازیکن در جعبه فرمان می‌گوید و پاسخ آن، به فارسی. واژه‌های هر فرمان با ویرگول جدا می‌شوند.

command-help = راهنما
command-say = بگو، آخرین
command-repeat = تکرار
command-pieces = مهره‌ها
command-white = سفید
command-black = سیاه
command-file = ستون
command-rank = عرض
command-square = مربع، چیست
command-time = زمان، ساعت
command-moves = حرکت‌ها
command-braille = بریل
command-offer = پیشنهاد، پیشنهاد تساوی، تساوی
command-accept = پذیرفتن، قبول
command-reject = نپذیرفتن، رد
command-press = فشردن، بفشار
command-ready = آماده، آغاز، از سرگیری، ادامه
command-resign = تسلیم
command-touch = لمس
command-adjust = مرتب، مرتب می‌کنم
command-claim = ادعا
command-claim-repetition = تکرار
command-claim-fifty = پنجاه، پنجاه حرکت، ۵۰، 50
command-claim-illegal = حرکت غیرقانونی، غیرقانونی
command-claim-touched = مهره لمس‌شده، لمس
command-claim-flag = پرچم

say-help = یک حرکت بگویید، مانند e4 یا Nf3 یا Springer Felix drei. یا: بگو، تکرار، مهره‌ها، ستون e، عرض 4، مربع e4، زمان، حرکت‌ها، بریل، لمس e2، مرتب e2، فشردن، پیشنهاد، پذیرفتن، نپذیرفتن، ادعا تکرار، ادعا پنجاه، ادعا حرکت غیرقانونی، ادعا لمس، ادعا پرچم، تسلیم، آماده.
say-unclear = «{ $text }» را نفهمیدم. برای فرمان‌ها بگویید: راهنما.
say-not-your-move = نوبت حرکت شما نیست.
say-several = «{ $text }» می‌تواند بیش از یک مهره باشد. مربع مبدأ را هم بگویید.
say-name-the-piece = مهره تازه را هم نام ببرید.
say-no-such-piece = «{ $text }» هیچ مهره شما نیست. هر دو مربع را بگویید.
say-no-move = هنوز حرکتی انجام نشده است.
say-moves-hidden = بازیکنان خود ثبت می‌کنند؛ حرکت‌ها اینجا گفته نمی‌شود.
say-side = { $player ->
    [white] سفید: { $text }.
   *[black] سیاه: { $text }.
}
say-file = ستون { $name }: { $text }.
say-rank = عرض { $name }: { $text }.
say-empty = خالی
say-piece = { $player ->
    [white] { $piece } سفید { $square }
   *[black] { $piece } سیاه { $square }
}
say-square-empty = { $square } خالی
say-time = شما { $own } دارید و حریف { $other }. { $runs ->
    [own] ساعت شما کار می‌کند.
    [other] ساعت حریف کار می‌کند.
   *[nobody] ساعت‌ها ایستاده‌اند.
}
say-completed = شما { $count } حرکت کامل کرده‌اید.
say-hours = { $count } ساعت
say-minutes = { $count } دقیقه
say-seconds = { $count } ثانیه
say-offered = شما تساوی پیشنهاد می‌کنید.
say-accepted = شما تساوی را می‌پذیرید.
say-rejected = شما تساوی را نمی‌پذیرید.
say-pressed = شما ساعت خود را می‌فشارید.
say-ready = شما آماده‌اید.
say-nothing-to-start = چیزی برای آغاز نیست.
say-resign = آیا تسلیم می‌شوید؟ بگویید بله یا خیر.
say-touched = شما لمس می‌کنید: { $piece }.
say-adjusted = شما مهره { $square } را مرتب می‌کنید.
say-claim-repetition = شما با تکرار ادعای تساوی دارید. بگویید بله یا خیر.
say-claim-fifty = شما با پنجاه حرکت ادعای تساوی دارید. بگویید بله یا خیر.
say-claim-illegal = شما ادعا می‌کنید که حریف حرکت غیرقانونی انجام داده است. بگویید بله یا خیر.
say-claim-touched = شما ادعا می‌کنید که حریف مهره لمس‌شده را حرکت نداده است. بگویید بله یا خیر.
say-claim-flag = شما ادعا می‌کنید که پرچم حریف سقوط کرده است. بگویید بله یا خیر.
