# Ժամացույցի, բլանկի, մրցավարի վահանակի, մրցաշարերի և էկրանների տեքստերը։

## Միայն ժամացույցը

clock-title = Շախմատի ժամացույց
clock-words = Փայտե խաղատախտակի համար. ընտրեք ժամանակը, սարքը դրեք տախտակի կողքին և սկսեք։
clock-set = Կարգավորել ժամացույցը
clock-begin = Սկսել
clock-go-on = Շարունակել
clock-press-start = Գործարկեք սպիտակների ժամացույցը, երբ երկու խաղացողներն էլ պատրաստ են։
clock-stand = Ժամացույցները կանգնեցված են։
clock-pause = Կանգնեցնել ժամացույցները
clock-call = Կանչել մրցավարին
clock-claim-flag = { $side ->
    [white] Սպիտակների դրոշակն ընկել է
   *[black] Սևերի դրոշակն ընկել է
}
clock-flag-first = դրոշակն ընկել է առաջինը
clock-moves = { $count } քայլ
clock-swap = Փոխել կողմերը
clock-whole = Ամբողջ էկրանով
clock-begins = { $side ->
    [white] Սպիտակներ. գործարկել ժամացույցները
   *[black] Սևեր. գործարկել ժամացույցները
}
clock-moves-of = { $count } քայլ { $quota }-ից
clock-period = ստուգում { $period } / { $periods }
clock-back = հետ՝ { $seconds }
clock-turn = { $side ->
    [white] Հաջորդը սպիտակների ժամացույցն է. փոխել
   *[black] Հաջորդը սևերի ժամացույցն է. փոխել
}
clock-interrupted-reloaded = Էջը նորից է բեռնվել։ Ժամացույցները կանգնած են վերջին ցուցմունքի վրա։
clock-interrupted-slept = Սարքը քնել էր, կամ փոխվել էր դրա ժամը։ Ժամացույցները կանգնած են։
clock-enter = Գրանցել սերվերում
clock-enter-later = Կապ չկա. սերվերում կգրանցվի ավելի ուշ
clock-enter-not = Հնարավոր չեղավ գրանցել՝ { $problem }
clock-entered = Խաղը սերվերում
clock-again = Նույնը նորից
clock-other = Ուրիշ ժամացույց
clock-unread = Այս ժամանակը հնարավոր չէ կարդալ։ Գրեք այսպես՝ 5+3, 25 d5, 25 b5 կամ 40/90+30, 30+30։

outcome-title = Արդյունք
outcome-words = Երկու խաղացողներն էլ նշում են նույն արդյունքը։
outcome-words-both = Երկու խաղացողներն էլ նշում են այս արդյունքը։
outcome-sign = { $side ->
    [white] Սպիտակները ստորագրում են
   *[black] Սևերը ստորագրում են
}
outcome-signed = { $side ->
    [white] Սպիտակները ստորագրել են
   *[black] Սևերը ստորագրել են
}

correct-title = Ուղղել ժամացույցները
correct-time = { $side ->
    [white] Սպիտակների ժամանակը
   *[black] Սևերի ժամանակը
}
correct-reason = Պատճառ
correct-reason-given = կարգավորված է մրցավարի լավագույն դատողությամբ
correct-article = Հոդված
correct-logged = Գրանցված ժամանակները
correct-logged-none = ինչպես հիմա
correct-logged-hint = Այդ պահից հետո որոշմամբ տրված ժամանակը դրա մեջ չէ. կրկին ավելացրեք այն։
correct-logged-one = { $seq }. { $text } ({ $white } – { $black })
correct-set = Կարգավորել ժամացույցները

## Էլեկտրոնային բլանկը

sheet-title = { $white } – { $black }
sheet-of = { $side ->
    [white] Սպիտակների բլանկը
   *[black] Սևերի բլանկը
}
sheet-start = Բլանկ
sheet-start-words = Փայտե խաղատախտակի համար. քայլերը գրառեք այս սարքում։ Սարքը քայլերը չի մեկնաբանում, և ոչ մի քայլ չի կորչում։
sheet-start-side = Դուք խաղում եք
sheet-start-begin = Սկսել բլանկը
sheet-here = Այս բլանկը միայն այս սարքում է։ Այն կհանձնվի, հենց որ սերվերը պատասխանի։
sheet-here-kept = Սկսված է այս սարքում, դեռ չի հանձնվել
sheet-number = Քայլ
sheet-empty = Դեռ ոչինչ գրված չէ։
sheet-no-seat = Բլանկը մեկ խաղացողինն է. այս սարքում բացեք սպիտակների կամ սևերի սեփական հղումը։
sheet-next = Քայլ { $number }
sheet-write-anew = { $number } գրվում է նորից
sheet-anew = { $number } { $text }, գրել նորից
sheet-write = Գրել
sheet-dash = — բաց թողնված քայլի համար
sheet-offer = ոչ-ոքիի առաջարկ
sheet-time = Ժամացույցի ժամանակը
sheet-note = Նշում
sheet-claim-matter = Պահանջ
sheet-up-to-date = Լրացված է մյուս բլանկից
sheet-marks = Այլ գրառումներ
sheet-sealed = Գաղտնի քայլ
sheet-sealed-words = Քայլը գրվում է, ծրարը փակվում է, և ժամացույցը կանգնեցվում է։ Մինչև ծրարի բացվելը քայլը ոչ ոք չի տեսնում։
sheet-seal = Փակել ծրարը
sheet-sign = Ստորագրել արդյունքը
sheet-frozen = Ձեր պահանջը մրցավարի մոտ է։ Մինչև որոշումը ոչինչ գրել չի կարելի։
sheet-unsent = { $count ->
    [0] Սերվերը չի պատասխանում։ Շարունակեք գրել. գրվածը կպահվի այստեղ և կուղարկվի հետո։
   *[other] { $count } գրառում սպասում է այս սարքում, մինչև սերվերը պատասխանի։
}
sheet-only = Միայն քայլերը
sheet-entry = Գրել քայլեր
sheet-pad = Դաշտեր և տառեր
sheet-pad-on = Ցույց տալ դաշտերը
sheet-pad-off = Թաքցնել դաշտերը
sheet-back = Ջնջել վերջին տառը

## Մրցավարի վահանակը

desk-keys = Սլաքներով ընտրեք տախտակը, Enter-ով բացեք, n-ով բացեք ամենաերկար սպասող կանչը, Escape-ով վերադարձեք։
keys-title = Ստեղներ
keys-desk = Մրցավարի սեղանին
keys-board = Խաղատախտակի մոտ
keys-incident = Ի՞նչ է պատահել
keys-results = Խաղափուլի արդյունքները
keys-arrows = ընտրել խաղատախտակը
keys-number = այս տեղի խաղատախտակը
keys-open = բացել խաղատախտակը
keys-call = բացել ամենաերկար սպասող կանչը
keys-correct = ուղղել ժամացույցները
keys-pause = կանգնեցնել ժամացույցները կամ կրկին միացնել
keys-back = վերադառնալ սեղանին
keys-kind = ընտրել, թե ինչ պատահեց
keys-search = որոնել
keys-rule = անցնել որոշման հաստատման կոճակին, և այնտեղ՝ հաստատել
keys-white-wins = սպիտակները հաղթում են
keys-black-wins = սևերը հաղթում են
keys-draw = ոչ-ոքի
keys-forfeit = հաղթանակ կամ պարտություն չներկայանալու պատճառով
desk-no-boards = Այստեղ դեռ տախտակ չկա։ Պատրաստեք մրցավարով խաղեր կամ բացեք մրցաշար։
desk-no-tables = Այս խաղափուլում սեղաններ դեռ չկան։ Պատրաստեք դրանք խաղափուլի էջում։ Փայտե տախտակին սեղան պետք չէ. այնտեղ պատմեք՝ ինչ է պատահել։
desk-to-round = Դեպի խաղափուլը
tile-move = քայլ { $number }
tile-calls = { $count } կանչ
badge-irregular = { $count ->
    [one] խախտում
   *[other] { $count } խախտում
}
badge-flag = { $side ->
    [white] Սպիտակների դրոշակը
   *[black] Սևերի դրոշակը
}
badge-fivefold = հնգակի կրկնություն
badge-seventy-five = 75 քայլ
badge-threefold = երեք անգամ
badge-twofold = երկու անգամ
badge-progress = { $count } քայլ առանց առաջընթացի
badge-offer = { $side ->
    [white] Սպիտակներն առաջարկում են
   *[black] Սևերն առաջարկում են
}
badge-exempt = { $side ->
    [white] Սպիտակները կարող են չգրառել
   *[black] Սևերը կարող են չգրառել
}
badge-unrecorded = { $side ->
    [white] Սպիտակներ. { $count } չգրառված
   *[black] Սևեր. { $count } չգրառված
}
desk-disk-low = Սերվերի սկավառակը գրեթե լիքն է։ Տեղ ազատեք հաջորդ խաղափուլից առաջ։
desk-disk-scarce = Սերվերի սկավառակին գրեթե տեղ չկա. մինչև տեղ ազատվի, ֆայլեր չեն ընդունվում և պատճեններ չեն արվում։ Խաղը շարունակվում է։
badge-held = կասեցված
badge-lost = կապ չկա

calls-title = Կանչեր ({ $count })
calls-sound = ձայն
calls-none = Կանչեր չկան։
calls-said = { $count ->
    [one] Կանչ { $board } տախտակից
   *[other] { $count } կանչ, վերջինը՝ { $board } տախտակից
}
call-stopped = Ժամացույցները կանգնեցված են։
call-flag = { $side ->
    [white] Սպիտակների դրոշակն ընկած է։
   *[black] Սևերի դրոշակն ընկած է։
}
call-default = Ուշացման թույլատրելի ժամանակն անցել է. { $side ->
    [white] սպիտակները քայլ չեն արել։
   *[black] սևերը քայլ չեն արել։
}
call-irregular = { $side ->
    [white] Սպիտակները խախտում են թույլ տվել, որի մասին ոչ ոք չի հայտարարել։
   *[black] Սևերը խախտում են թույլ տվել, որի մասին ոչ ոք չի հայտարարել։
}

board-title = Տախտակ { $number }
board-told = Տախտակ { $board }՝ { $text }
board-back = Բոլոր տախտակները
board-state = Վիճակ
board-sheets = Բլանկներ
board-journal = Մատյան
board-clock = Ժամացույցի մատյան
journal-none = Դեռ ոչինչ չի եղել։
journal-late = ուղարկվել է սերվերի ընդհատումից առաջ, հասել է հետո
log-entry = Գրառում
log-act = Ինչ է արվել

incident-title = Ի՞նչ է պատահել
incident-illegal-move = Ավարտվել է անհնարին քայլ
incident-touched-piece = Ձեռք տրված խաղաքարով չեն խաղացել կամ այն չեն վերցրել
incident-flag = Դրոշակ է ընկել
incident-both-flags = Երկու դրոշակներն էլ ընկած են
incident-displaced = Խաղաքարերը սխալ դաշտերում են
incident-device = Խաղացողն էլեկտրոնային սարք ունի
incident-disturbance = Խանգարում. տալ ժամանակ
incident-penalty = Խախտում. պատժել
incident-not-recorded = Խաղացողը չի գրառում
incident-absent = Խաղացողը ներկա չէ
incident-both-absent = Խաղացողներից ոչ մեկը ներկա չէ
incident-set-up = Խաղը սխալ է սկսվել
incident-illegal-position = Դիրքն անհնարին է
incident-boards-differ = Երկու տախտակները տարբերվում են
incident-outsider = Միջամտում է կողմնակի անձ
incident-seal = Խաղաշրջանն ավարտվում է. պետք է գաղտնի քայլ գրանցել
incident-envelope = Ծրարը հանձնված է
incident-resume-adjourned = Հետաձգված խաղը վերսկսվում է
incident-open-envelope = Ծրարը բացվում է
incident-envelope-missing = Ծրարը չկա
incident-reinstate = Վերականգնել ավելի վաղ դիրքը
incident-refuses = Խաղացողը հրաժարվում է ենթարկվել օրենքներին
incident-change-result = Արդյունքը պետք է փոխել
incident-rule-result = Որոշել արդյունքը
incident-play-on = Խաղը, այնուամենայնիվ, շարունակվում է
incident-consent = Համաձայնել ոչ-ոքիին
incident-admit-late = Թույլ տալ խաղալ ուշացածին
incident-leave = Թույլ տալ խաղացողին լքել խաղատեղը
incident-bag = Թույլ տալ խաղացողին օգտվել պայուսակից, որում հեռախոսն է
incident-dead = Դիրքը մեռյալ է՝ ապացույց
incident-position-lost = Դիրքը հնարավոր չէ վերականգնել
incident-clocks-run = Ժամացույցներն աշխատում են։
incident-note = Այլ բան՝ գրանցման համար
incident-missing = Որոշումը կերևա, երբ բոլոր տվյալները լրացվեն։
incident-preview = Որոշումը
incident-nothing = Սա հետևանքներ չունի։
incident-position = Տախտակի դիրքը փոխվում է։
incident-confirm = Հաստատել որոշումը
incident-other = Այլ բան
fact-side = Որ խաղացողը
fact-square = Խաղաքարի դաշտը
fact-fault = Ինչն էր սխալ
fact-minutes = { $side ->
    [white] Րոպեներ սպիտակներին
   *[black] Րոպեներ սևերին
}
fault-pieces = խաղաքարերը սխալ դաշտերում
fault-orientation = տախտակը սխալ է դրված
fault-colours = գույները հակառակ են
fault-clock-setting = ժամացույցը սխալ է կարգավորված
penalty-opponent-points = ավելի շատ միավոր հակառակորդին
penalty-own-points = ավելի քիչ միավոր խաղացողին
penalty-expulsion = հեռացում մրցաշարից
undo = Հետ վերցնել
undo-words = Որոշումը գրանցված է։ Այն կարելի է հետ վերցնել՝
undo-clocks = Ժամացույցները վերադարձվում են՝ սպիտակները { $white }, սևերը { $black }։
undo-result = Կրկին գրանցվում է { $score } արդյունքը։
undo-play-on = Խաղը շարունակվում է խաղատախտակի դիրքից, ժամացույցները մնում են ինչպես կան։
undo-stays = Մնում է ինչպես որոշված է՝ { $what }։
undo-stays-position = դիրքը խաղատախտակին
undo-stays-count = անհնարին քայլերի հաշիվը
undo-stays-penalty = գրանցված պատիժը
undo-stays-question = մրցավարին ուղղված հարցը
told-taken-back = Հետ է վերցված՝

## Մրցաշարեր, գրասենյակ, դահլիճի էկրաններ

office-login = Մրցավար. մուտք
office-login-words = Գրանցված սարքում։
office-first = Առաջին նշանակումը
office-first-words = Քանի դեռ ոչ ոք նշանակված չէ, սերվերը կոդ է ցույց տալիս իր էկրանին։ Ով այն մուտքագրի, կդառնա գլխավոր մրցավար։
office-code = Կոդը սերվերի էկրանին
office-name = Անուն
office-password = Գաղտնաբառ՝ 12 կամ ավելի նիշ
office-enter = Մտնել
office-appoint = Դառնալ գլխավոր մրցավար
office-me = { $name }, մրցավար
office-leave = Դուրս գալ

events-none = Դեռ մրցաշար չկա։ Այն կազմում է գլխավոր մրցավարը։
event-new = Նոր մրցաշար
event-trf = Ֆայլից
event-trf-words = Մրցաշարի ֆայլ (TRF), խաղացողների աղյուսակ (CSV) կամ արխիվ։ Բովանդակությունը ցույց է տրվում, մինչև որևէ բան ընդունվի։
event-name = Մրցաշարի անունը
event-zone = Մրցաշարի ժամային գոտին
event-zone-browser = { $zone } (այս դիտարկիչը)
event-zone-set = Սահմանել ժամային գոտին
event-zone-words = Հայտարարված և տպված ժամերը հետևում են դրան։
event-place = Վայրը
event-section = Խումբ
event-section-line = { $name }. խաղափուլ { $round }, ընդամենը { $rounds }, { $players } խաղացող
event-rounds = Խաղափուլեր
event-control = Ժամանակի վերահսկում
event-system = Համակարգ
event-system-swiss = շվեյցարական
event-system-round-robin = շրջանաձև
event-system-double-round-robin = կրկնակի շրջանաձև
event-system-other = այլ
event-players = Խաղացողներ
event-players-typed = Խաղացողներ ({ $count })
event-players-hint = Ամեն տողում մեկ խաղացող, վարկանիշը՝ անունից հետո. կամ տեղադրեք աղյուսակ Excel-ից կամ chess-results-ից
event-set-up = Կազմել մրցաշարը
event-parts = Մրցաշարի մասերը
event-round = Խաղափուլ
event-standings = Աղյուսակ
event-files = Ֆայլեր
event-regulations = Կանոնադրություն
event-tie-breaks = Լրացուցիչ ցուցանիշներ
event-hall = Էկրան դահլիճի համար
standing-withdrawn = դուրս է եկել
standing-expelled = հեռացված է

round-board = Տախտակ
round-table = Սեղան
round-default = Ուշացման թույլատրելի ժամանակից մնացել է
round-result-of = { $board } տախտակի արդյունքը
round-result-is = { $board } տախտակի արդյունքը՝ { $result }
ruled-under = { $text } ({ $article })
round-unpaired = Այս խաղափուլի զույգերը դեռ չկան։
round-list = Զույգերի ցուցակ
round-list-words = Ամեն տողում մեկ խաղ՝ տախտակ, սպիտակներ, սևեր՝ համարներով կամ անուններով. կամ զուգակցման ծրագրի պատասխանը, կամ Vega-ի զուգակցումների ցուցակը, կամ զուգակցված խաղափուլով TRF, կամ Swiss-Manager-ից, chess-results-ից կամ Excel-ից պատճենած աղյուսակը։ Տողում միայնակ խաղացողն ազատ է։
round-publish = Հրապարակել զույգերը
round-draft = Սևագիր՝ ըստ մեկնարկային համարների
round-kind = Ամեն սեղանին
round-tables = Պատրաստել սեղանները
round-codes = Տեղերի կոդերը
round-picture = { $code } կոդը տեսախցիկի համար
kind-board = մեկ պլանշետ՝ տախտակ և ժամացույց
kind-mixed = երկու սարք՝ յուրաքանչյուր խաղացողին մեկը
kind-clock = միայն ժամացույց
kind-sheet = միայն բլանկներ
kind-wooden = ոչինչ. ամեն ինչ մուտքագրում է մրցավարը
kind-feed = էլեկտրոնային տախտակ
round-resume = Սերվերի ընդհատումից հետո խաղերն ինքնաբերաբար վերսկսվում են
round-resume-never = երբեք. որոշում է մրցավարը
round-resume-seconds = եթե այն տևել է ամենաշատը { $count } վայրկյան
seat-table = երկու խաղացողները
seat-white = սպիտակներ
seat-black = սևեր
seat-white-assistant = սպիտակների օգնականը
seat-black-assistant = սևերի օգնականը
bye-pairing-allocated = հակառակորդ չկա
bye-half-point = կես միավոր
bye-zero-point = առանց միավորի
bye-full-point = լրիվ միավոր

standings-rank = Տեղ
standings-name = Անուն
standings-points = Միավոր
standings-performance = Ցուցաբերած վարկանիշը

files-out = Ֆայլեր
files-print = Տպել
file-trf16 = Մրցաշարի հաշվետվություն, 2016-ի ձև
file-trf26 = Մրցաշարի հաշվետվություն, 2026-ի ձև
file-pgn = Խաղերը
file-archive = Ամեն ինչ՝ որպես արխիվ
file-site = Բոլոր խաղափուլերի վեբ էջերը՝ ցանկացած կայքի համար
file-report = Պատահարների հաշվետվություն
print-pairings = Զույգեր
print-scoresheets = Բլանկներ
print-slips = Արդյունքի թերթիկներ
print-envelopes = Ծրարներ գաղտնի քայլերի համար
print-boards = Բոլոր տախտակների վիճակը

join-code = Ձեր տեղի կոդը
join-sit = Զբաղեցնել տեղը
join-words = Կոդը ձեր սեղանի թերթիկի վրա է կամ հակառակորդի էկրանին՝ հրավերի մեջ, և գործում է մեկ անգամ։ Այն կարելի է կարդալ նաև տեսախցիկով։

hall-all = Խաղերն այս սերվերում
watch-hidden = Այս խաղը կցուցադրվի ավարտվելուց հետո։
watch-hidden-words = Այս մրցաշարում ընթացող խաղերը չեն ցուցադրվում։ Էջն ինքը կցուցադրի խաղը, երբ այն ավարտվի։
hall-none = Դեռ տախտակ չի պատրաստված։
hall-round = Խաղափուլ { $round }
hall-standings = Աղյուսակ · խաղափուլ { $round }
hall-page = Էկրան { $page }, ընդամենը { $pages }
hall-drawn = Շախմատ 960, դիրք { $number }

## Կանոնադրություն

badge-device = սարքի հետ կապ չկա
event-supervision = Արագ շախմատ և կայծակնային
event-supervision-limited = Մեկ մրցավարին մի քանի խաղ՝ A և B հավելվածների կանոններով
event-supervision-full = Ամեն խաղին մեկ մրցավար, քայլերը գրանցվում են՝ Մրցաշարի կանոններով
event-no-section = Այս մրցաշարը դեռ խումբ չունի։
event-open-section = Բացել խումբը
event-another-section = Եվս մեկ խումբ
round-start = Խաղափուլի սկիզբը
moment-hint = օրինակ՝ 1405/08/24 14:30
round-announce = Հայտարարել
round-begins = Խաղափուլը կսկսվի՝ { $time }, մնաց { $left }
round-begun = Սկսվել է՝ { $time }
round-default-over = ուշացման թույլատրելի ժամանակը լրացել է
reg-unsaid = { $value } (լռելյայն)
reg-unsaid-article = { $value } (լռելյայն, { $article })
reg-no-rule = այս խմբագրությունում նման կանոն չկա
reg-must-be-chosen = պետք է ընտրել արագ շախմատի և կայծակնային խաղի համար
reg-as-the-full-rules = որքան թույլ են տալիս լրիվ կանոնները
reg-white-loses-it = այն կորցնում է սպիտակներով խաղացողը
reg-possible = հնարավոր է
reg-always = միշտ գործում է
reg-device-penalty = Հեռախոս կամ այլ սարք խաղացողի մոտ
reg-loss = պարտություն խաղում
reg-warning = զգուշացում
reg-opponent-time = ավելի շատ ժամանակ հակառակորդին
reg-own-time = ավելի քիչ ժամանակ խաղացողին
reg-fine = տուգանք
reg-minutes = { $count } րոպե
reg-number = { $count }
reg-on = այո
reg-off = ոչ
reg-default-time = Որքան կարող է ուշանալ խաղացողը, րոպե
reg-stated-tempo = Խաղաժամանակ
reg-standard = սովորական
reg-rapid = արագ
reg-blitz = կայծակնային
reg-by-the-times = ինչպես ասում է ժամանակի վերահսկումը
reg-points = Միավորներ արդյունքի համար
reg-points-win = հաղթանակ
reg-points-draw = ոչ-ոքի
reg-points-loss = պարտություն
reg-one-and-a-half = 1՝ հաղթանակի, ½՝ ոչ-ոքիի, 0՝ պարտության համար
reg-supervision = Արագ շախմատ և կայծակնային
reg-limited = մի քանի խաղ մրցավարին
reg-full = մեկ մրցավար ամեն խաղին
reg-games-per-arbiter = Քանի խաղ է հսկում մրցավարը
reg-recorder = Ով է գրառում արագ շախմատի և կայծակնային խաղերը
reg-nobody = ոչ ոք
reg-german = գերմաներեն
reg-english = անգլերեն
reg-armenian = հայերեն
reg-persian = պարսկերեն
reg-arbiter-or-assistant = մրցավարը կամ օգնականը
reg-draw-agreement = Ոչ-ոքի համաձայնությամբ
reg-allowed = թույլատրվում է
reg-with-consent = մրցավարի համաձայնությամբ
reg-after-moves = երբ յուրաքանչյուր խաղացող կատարել է առնվազն { $count } քայլ
reg-scoresheet = Բլանկներ
reg-paper = թղթային
reg-electronic = էլեկտրոնային
reg-claim-verification = Պահանջներ
reg-where-moves-are-known = որոշվում են, երբ բոլոր քայլերը հայտնի են
reg-arbiter-confirms = հաստատում է մրցավարը
reg-auto-flag = Դրոշակի ընկնելն ինքնաբերաբար է արձանագրվում
reg-machine-observes = Անհնարին քայլերը գտնվում են անմիջապես
reg-table-sounds = Խաղացողների սարքերը կարող են ձայն հանել
reg-last-move-marked = Վերջին քայլը նշվում է խաղացողների խաղատախտակին
reg-both-absent = Մինչև որևէ խաղացողի գալն անցած ժամանակը
reg-as-the-laws-say = ինչպես օրենքներն են ասում
reg-divided = կիսվում է
reg-first-arrival-starts = սկսվում է առաջինի գալուց
reg-both-late = Երկուսն էլ ուշանում են
reg-both-lose = երկուսն էլ պարտվում են
reg-arbiter-decides = որոշում է մրցավարը
reg-adjournment = Խաղերը հետաձգվում են
reg-guideline-iii = Գործում է III ուղեցույցը
reg-chess960 = Շախմատ 960
reg-report-on-leave = Խաղացողները պետք է տեղեկացնեն խաղատեղից հեռանալու մասին
reg-device-in-bag = Անջատված սարքը կարող է լինել պայուսակում
reg-appeals = Որոշումները կարելի է բողոքարկել
reg-rated = Վարկանիշային
reg-special-clock = Հատուկ ժամացույց թույլ տեսողություն ունեցող խաղացողների համար
reg-announcement-language = Քայլերի հայտարարման լեզուն
reg-unpromoted-pawn-placed-on-request = Մոռացված փոխարկումն ավարտվում է առանց պատժի, եթե հակառակորդն անմիջապես խնդրի
reg-places-venue = Խաղավայր
reg-places-area = Խաղատեղ
reg-places-smoking = Ծխելու տեղ
reg-places-contiguous = Խաղավայրին կից տարածք, որտեղ հեռախոսն արգելված է
reg-fair-play-document = Արդարացի խաղի կանոններ
reg-adaptations = Հարմարեցումներ թույլ տեսողություն ունեցող խաղացողների համար
reg-set = Սահմանել կանոնադրությունը
reg-set-done = Կանոնադրությունը սահմանված է։
reg-words = Կարելի է փոխել միայն մինչև խմբի առաջին խաղի սկիզբը։

assistant-join = Օգնականի տեղը
assistant-title = { $side ->
    [white] Սպիտակների օգնականը
   *[black] Սևերի օգնականը
}
assistant-announced = { $side ->
    [white] Սպիտակները հայտարարել են՝
   *[black] Սևերը հայտարարել են՝
}
assistant-moves = Քայլերը. հայտարարել, կատարել մյուս խաղատախտակի վրա
assistant-move = Քայլ
assistant-announce = Հայտարարել
assistant-execute = Կատարված է մյուս խաղատախտակի վրա
assistant-repeat = Կրկնել հակառակորդի քայլը
assistant-score = Գրանցում և ժամացույց
assistant-entry = Գրառում
assistant-inform = Ժամանակը և քայլերի թիվը
assistant-tell = Խաղացողը հարցնում է. ասել երկուսի ժամանակը և քայլերի թիվը
assistant-told = { $side ->
    [white] Սպիտակներ՝ { $time }, { $count } քայլ։
   *[black] Սևեր՝ { $time }, { $count } քայլ։
}
assistant-claim = Դրոշակը և ձեռք տրված խաղաքարերը
assistant-square = Դաշտ
assistant-touch = { $side ->
    [white] Սպիտակները ձեռք են տվել այս խաղաքարին՝ ասել մրցավարին
   *[black] Սևերը ձեռք են տվել այս խաղաքարին՝ ասել մրցավարին
}
assistant-adjourn = Խաղի հետաձգում
assistant-none-else = Օգնականն ուրիշ ոչինչ չի անում. ոչ մի խորհուրդ, ոչինչ՝ առանց հարցնելու։

# A device that belongs to a board of an event.
board-device-waits = Այս սարքն այս տախտակինն է ({ $name })։ Երբ մրցավարը բացի հաջորդ խաղափուլի սեղանը, խաղն այստեղ ինքնաբերաբար կբացվի։
board-device-none = Այս սարքը ոչ մի տախտակի չի պատկանում։ Կոդը մրցավարի մոտ է։

# A move sealed on the tablet between both players.
seal-title = { $side ->
    [white] Սպիտակների գաղտնի քայլը
   *[black] Սևերի գաղտնի քայլը
}
seal-hand-over = Պլանշետը վերցնում է { $name } խաղացողը։ { $opponent } խաղացողը և մյուսները չեն նայում, մինչև ծրարը փակվի։
seal-alone = Ես { $name }-ն եմ, և ուրիշ ոչ ոք էկրանը չի տեսնում
seal-words = Գրեք քայլը. այն չի ցուցադրվում և տախտակի վրա չի կատարվում։ Մինչև ծրարի բացվելը այն ոչ ոք չի կարդում, մրցավարն էլ։
seal-show = Ցույց տալ գրածս
seal-close = Փակել ծրարը և կանգնեցնել ժամացույցը
