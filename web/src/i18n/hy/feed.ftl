# Էլեկտրոնային տախտակներ և մրցավարի մուտքագրած քայլեր։

feed-title = Էլեկտրոնային տախտակ
feed-no-livechess = LiveChess-ը միացված չէ. սերվերը գործարկեք --livechess ընտրանքով։
feed-livechess-lost = LiveChess-ը չի պատասխանում։
feed-assigned = Այս սեղանին միացված է { $serial } տախտակը։
feed-take-away = Անջատել
feed-lost = Էլեկտրոնային տախտակը չի պատասխանում։ Մինչև կապի վերականգնումը քայլերը մուտքագրեք ձեռքով։
feed-serial = Տախտակի սերիական համարը
feed-assign = Միացնել այս սեղանին
feed-kings = Կենտրոնում կանգնած արքաները ցույց են տալիս արդյունքը՝ { $score }։
feed-enter-result = Մուտքագրել այս արդյունքը
feed-disorder = { $squares } դաշտերի վիճակը չի բացատրվում ոչ մի հնարավոր քայլով։
feed-clock-runs = Տախտակի ժամացույցն աշխատում է, իսկ խաղը դեռ չի սկսվել։
feed-turned = Տախտակը շրջված է. այդպես էլ կարդացվում է։
feed-difference = { $side ->
    [white] Սպիտակների ժամացույցը տախտակի մոտ { NUMBER($seconds, useGrouping: 0) } վրկ ավելի է ցույց տալիս, քան այս մեկը։
   *[black] Սևերի ժամացույցը տախտակի մոտ { NUMBER($seconds, useGrouping: 0) } վրկ ավելի է ցույց տալիս, քան այս մեկը։
  }

entry-title = Տախտակի վրա կատարված քայլերը
entry-move = Քայլ
entry-pressed = Ժամացույցը սեղմվել է
entry-enter = Մուտքագրել
