# Էլեկտրոնային տախտակներ և մրցավարի մուտքագրած քայլեր։

feed-title = Էլեկտրոնային տախտակ
feed-no-livechess = Սերվերը LiveChess-ից տախտակներ չի հարցնում․ գործարկեք այն --livechess-ով։
feed-livechess-lost = LiveChess-ը չի պատասխանում։
feed-assigned = Այս սեղանին { $serial } տախտակն է։
feed-take-away = Հեռացնել
feed-lost = Տախտակը չի պատասխանում։ Մինչ այդ քայլերը մուտքագրեք ձեռքով։
feed-serial = Տախտակի համարը
feed-assign = Դնել այս սեղանին
feed-kings = Կենտրոնում կանգնած արքաները ցույց են տալիս արդյունքը՝ { $score }։
feed-enter-result = Մուտքագրել այս արդյունքը
feed-disorder = Ոչ մի հնարավոր քայլ չի բացատրում, թե ինչ է կանգնած { $squares } դաշտերում։
feed-clock-runs = Տախտակի մոտի ժամացույցն աշխատում է, իսկ պարտիան չի սկսվել։
feed-turned = Տախտակը շրջված է և այդպես էլ կարդացվում է։
feed-difference = { $side ->
    [white] Սպիտակների ժամացույցը տախտակի մոտ { NUMBER($seconds, useGrouping: 0) } վրկ ավելի է ցույց տալիս, քան այս մեկը։
   *[black] Սևերի ժամացույցը տախտակի մոտ { NUMBER($seconds, useGrouping: 0) } վրկ ավելի է ցույց տալիս, քան այս մեկը։
  }

entry-title = Տախտակի վրա կատարված քայլերը
entry-move = Քայլ
entry-pressed = Ժամացույցը սեղմվել է
entry-enter = Մուտքագրել
