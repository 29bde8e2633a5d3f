## پرسش درباره یک پوزیسیون

explain-title = پرسش درباره یک پوزیسیون
explain-words = پرسشی به زبان ساده درباره پوزیسیون یا حرکت‌هایی که وارد می‌کنید؛ پاسخ با ماده‌های هر دو ویرایش. به بازی‌هایی که اینجا در جریان است نگاه نمی‌شود. هنگام بازی این صفحه تنها برای داوران است (۱۱.۳.۱).
explain-game = پوزیسیون یا حرکت‌ها
explain-game-words = یک FEN یا حرکت‌های یک PGN؛ خالی یعنی پوزیسیون اولیه
explain-question = پرسش
explain-ask = بپرسید
explain-examples = برای نمونه
explain-both = هر دو ویرایش
explain-edition = قوانین { $edition }
explain-missing = نامعلوم:
explain-laws = قوانین
