# متن‌های بازی‌هایی که سرور قطعشان کرده است.

gaps-title = { $count ->
    [one] سرور { $count } بازی را قطع کرده است
   *[other] سرور { $count } بازی را قطع کرده است
}
gaps-words = زمان نبودن سرور به حساب کسی گذاشته نشده است. هر بازی با تصمیم شما ادامه می‌یابد.
gaps-all = از سرگیری همه، بدون کسر زمان
gap-cause-restart = سرور دوباره راه‌اندازی شد
gap-cause-takeover = سرور دیگری بازی را به عهده گرفت
gap-cause-suspended = دستگاه به خواب رفته بود
gap-cause-stopped = سرور متوقف شده بود
gap-cause-stalled = دیسک پاسخ نمی‌داد
gap-cause-full = دیسک پر بود
gap-cause-fault = سرور در این صفحه از کار افتاد
gap-length = نبود به مدت { $time }
gap-length-unknown = نبود، مدتش معلوم نیست
gap-ran = { $side ->
    [white] ساعت سفید کار می‌کرد
   *[black] ساعت سیاه کار می‌کرد
}
gap-fell = { $side ->
    [white] ساعت سفید در { $time } به صفر رسید و کسی ندید. تنها شما می‌توانید سقوط پرچم را اعلام کنید.
   *[black] ساعت سیاه در { $time } به صفر رسید و کسی ندید. تنها شما می‌توانید سقوط پرچم را اعلام کنید.
}
gap-evidence = پیش از قطع فرستاده شده و پس از آن رسیده است
gap-evidence-words = آنچه علامت می‌زنید با ادامهٔ بازی انجام می‌شود؛ بقیه رد می‌شود.
gap-times = زمان
gap-credit = چیزی کسر نشود
gap-charge = { $side ->
    [white] کسر از سفید
   *[black] کسر از سیاه
}
gap-add = افزودن به هر دو
gap-set = تنظیم ساعت‌ها
gap-seconds = ثانیه
gap-reason = دلیل
gap-reason-given = کار سرور قطع شده بود
gap-resume = همین حکم و از سرگیری
