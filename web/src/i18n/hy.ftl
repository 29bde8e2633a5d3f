# Էջի տեքստերը. գործողությունների և իրերի անունները օրենքների անուններն են։

# ltr կամ rtl. գրության ուղղությունը։
direction = ltr
page-unread = Այս էջը հնարավոր չէ բեռնել. սերվերը չի պատասխանում։
page-again = Փորձել նորից
language-choose = Լեզու
letters-choose = Խաղաքարերի տառերը
letters-page = Խաղաքարերի տառերը՝ այս լեզվով
calendar-gregorian = Գրիգորյան օրացույց
calendar-solar = Արևային օրացույց

app = Touchmove
app-line = Դուք խաղում եք, Touchmove-ը վարում է ժամացույցը և գիտի օրենքները։

## Սկիզբ

start-choose = Որքա՞ն ժամանակ
start-play = Խաղալ
start-where = Որտեղ
start-where-one = Մեկ սարք երկուսիս համար
start-where-white = Ամեն մեկն իր սարքով. ես՝ սպիտակներով
start-where-black = Ամեն մեկն իր սարքով. ես՝ սևերով
start-where-lot = Ամեն մեկն իր սարքով. գույները՝ վիճակահանությամբ
start-playing = Սեղանը պատրաստվում է…
start-more = Անուններ, այլ ժամանակ, խմբագրություն, մրցավար, չտեսնող խաղացողներ
start-own = Ժամանակի այլ վերահսկում
start-own-hint = Րոպեներ և վայրկյաններ ամեն քայլի համար, օրինակ՝ 25+10 կամ 40/90+30, 30+30
start-white = Սպիտակների անունը
start-black = Սևերի անունը
start-edition = Օրենքներ
start-edition-2023 = Ուժի մեջ 2023 թվականի հունվարի 1-ից
start-edition-2001 = Ուժի մեջ 2001 թվականի հուլիսի 1-ից
start-manner = Անհնարին քայլեր
start-manner-strict = Խիստ. դրանք գտնում են խաղացողները, ինչպես տախտակի մոտ
start-manner-friendly = Ընկերական. դրանք ցույց է տալիս սեղանը
start-arbiter = Մրցավար
start-arbiter-absent = Չկա. խաղացողները որոշում են համաձայնությամբ
start-arbiter-present = Կա՝ իր վահանակով
start-position = Սկզբնական դիրք
start-position-standard = Սովորական
start-position-drawn = Շախմատ 960, վիճակահանությամբ
start-problem = Սեղանը չպատրաստվեց՝ { $problem }

control-3-2 = Կայծակնային
control-5-3 = Կայծակնային
control-10-5 = Արագ շախմատ
control-15-10 = Արագ շախմատ
control-90-30 = Սովորական
control-fide = Սովորական
control-words = { $minutes } րոպե, { $seconds } վայրկյան քայլին
control-fide-words = և 30+30 մինչև վերջ

start-version = Touchmove { $version }
start-licences = Օգտագործված ծրագրերի լիցենզիաները
start-docs = Ուղեցույցներ (անգլերեն)
start-demonstration = Դիտել ցուցադրական մրցաշար
start-demonstration-words = առանձին պանակում, որը կջնջվի, երբ սերվերն անջատվի

games-title = Խաղեր
games-mine = Իմ խաղերը
games-running = Ընթացող
games-finished = Ավարտված
games-more = Ավելին
games-replay = Դիտել քայլերը
games-none = Այստեղ դեռ խաղ չի եղել։
games-unread = Ցուցակն այժմ հնարավոր չէ կարդալ։
games-resume = Զբաղեցնել տեղը
games-watch = Դիտել
games-pair = { $white } – { $black }
games-edition = { $edition } թվականի օրենքներ
games-friendly = ընկերական
games-arbiter = մրցավարով

phase-not-started = չի սկսվել
phase-playing = ընթանում է
phase-stopped = ժամացույցները կանգնեցված են
phase-adjourned = հետաձգված է
phase-result-pending = արդյունքը դեռ որոշված չէ
phase-over = ավարտված է
phase-cancelled = չեղարկված է

## Մարդիկ

white = Սպիտակներ
black = Սևեր
arbiter = Մրցավար

## Սեղանը

table-title = { $white } – { $black }
table-board = Խաղատախտակ
table-of = { $side ->
    [white] Սպիտակների կողմը
   *[black] Սևերի կողմը
}
table-layout-facing = Դեմ դիմաց
table-layout-beside = Կողք կողքի
table-record = Քայլեր և որոշումներ
table-help = Ինչպես է աշխատում
table-seats = Հրավիրել
table-menu = Ընտրացանկ
table-whole = Ամբողջ էկրանով
sounds-off = Ձայներ՝ անջատված
sounds-soft = Ձայներ՝ մեղմ
sounds-loud = Ձայներ՝ բարձր
table-acts = Գործել
table-answer = Պատասխանել
table-after = Հետո՞
table-read-all = Կարդալ ամբողջը
table-elsewhere = Խաղաքարերը փայտե տախտակի վրա են։
table-feed = Խաղաքարերը տեղափոխվում են էլեկտրոնային տախտակի վրա։
table-leave = Հեռանալ
watch-after-moves = Ցուցադրվում է { $count } քայլ ուշացումով
watch-after-minutes = Ցուցադրվում է { $count } րոպե ուշացումով
table-watching = Դուք դիտում եք
table-unread = Այդպիսի սեղան չկա, կամ սերվերը չի պատասխանում՝ { $problem }
table-joining = Միանում ենք սեղանին…
table-no-seat = Այստեղ ձեզ համար տեղ չկա
table-closed = Ճիշտ հղումը խնդրեք նրանից, ով պատրաստել է խաղը։
table-watch-instead = Փոխարենը դիտել խաղը

piece-king = արքա
piece-queen = թագուհի
piece-rook = նավակ
piece-bishop = փիղ
piece-knight = ձի
piece-pawn = զինվոր
piece-of = { $side ->
    [white] սպիտակ { $piece }
   *[black] սև { $piece }
}
square-empty = { $square }, դատարկ
square-piece = { $square }, { $piece }
square-touched = { $square }, { $piece }, ձեռք տրված

promote-title = { $square } դաշտի զինվորը փոխարկել
promote-leave = Թողնել զինվորը

clock-press = { $side ->
    [white] Սեղմել սպիտակների ժամացույցը
   *[black] Սեղմել սևերի ժամացույցը
}
clock-start = { $side ->
    [white] Սպիտակները պատրաստ են. սկսել
   *[black] Սևերը պատրաստ են. սկսել
}
clock-resume = { $side ->
    [white] Սպիտակները համաձայն են շարունակել
   *[black] Սևերը համաձայն են շարունակել
}
clock-stands = { $side ->
    [white] Սպիտակների ժամացույցը
   *[black] Սևերի ժամացույցը
}
clock-time = { $side ->
    [white] Սպիտակներն ունեն
   *[black] Սևերն ունեն
} { $hours ->
    [0] {""}
   *[other] { $hours } ժամ
} { $minutes ->
    [0] {""}
   *[other] { $minutes } րոպե
} { $seconds } վայրկյան, { $runs ->
    [yes] աշխատում է
   *[no] կանգնած է
}
clock-running = աշխատում է
clock-flag = դրոշակ
clock-delay = երկարաձգում { $seconds }
clock-ready = պատրաստ է
clock-tap-start = հպվեք, երբ պատրաստ լինեք
clock-tap-resume = հպվեք՝ շարունակելու համար
clock-arbiter-starts = սկսի մրցավարը
clock-arbiter-resumes = վերսկսում է մրցավարը

act-adjust = Ուղղում եմ
act-adjust-done = Ուղղված է
act-adjusting = Հպվեք այն խաղաքարերին, որոնք ուղղում եք
act-offer = Առաջարկել ոչ-ոքի
act-offered = Ոչ-ոքին առաջարկված է
act-accept = Ընդունել
act-reject = Մերժել
act-claim = Պահանջ
act-stop = Կանգնեցնել ժամացույցները
act-seal = Գրել գաղտնի քայլը
state-sealing = { $side ->
    [white] Խաղաշրջանն ավարտվում է. սպիտակները գրում են գաղտնի քայլ։
   *[black] Խաղաշրջանն ավարտվում է. սևերը գրում են գաղտնի քայլ։
}
act-resign = Հանձնվել
act-offer-open = { $side ->
    [white] Սպիտակներն առաջարկում են ոչ-ոքի
   *[black] Սևերն առաջարկում են ոչ-ոքի
}
act-refused = Չի ընդունվել՝ { $problem }
act-late = Ուղարկվել է սերվերի ընդհատումից առաջ և չի կատարվել. որոշում է մրցավարը՝ { $text }
act-late-again = Ուղարկվել է սերվերի ընդհատումից առաջ և չի կատարվել։ Շարունակելիս արեք նորից՝ { $text }

state-not-started = Սկսելու համար երկու խաղացողներն էլ հպվում են իրենց ժամացույցին։
state-stopped = Ժամացույցները կանգնեցված են։ Շարունակելու համար երկու խաղացողներն էլ հպվում են իրենց ժամացույցին։
state-not-started-arbiter = Խաղն սկսում է մրցավարը։
state-stopped-arbiter = Ժամացույցները կանգնեցված են։ Խաղը վերսկսում է մրցավարը։
state-not-started-watch = Խաղը դեռ չի սկսվել։
state-stopped-watch = Ժամացույցները կանգնեցված են։
state-waiting = { $side ->
    [white] Սպիտակները պատրաստ են, սևերը դեռ պետք է հպվեն։
   *[black] Սևերը պատրաստ են, սպիտակները դեռ պետք է հպվեն։
}
state-claim = { $side ->
    [white] Սպիտակները պահանջում են ոչ-ոքի, պահանջը քննվում է։
   *[black] Սևերը պահանջում են ոչ-ոքի, պահանջը քննվում է։
}
warning-not-a-move = Ոչ մի հնարավոր քայլ այնտեղ չի տանում։ Սեղմելուց առաջ խաղաքարը դրեք այլ դաշտում։
state-result-pending = Խաղն ավարտված է, արդյունքը դեռ պետք է որոշվի։
state-adjourned = Խաղը հետաձգված է։
state-cancelled = Խաղը չեղարկված է։

line-open = Այս կապը գաղտնագրված չէ. այս ցանցում ով ուզի, կարող է կարդալ և փոխել ուղարկվածը։
line-lost = Կապ չկա
table-held = Խաղը կասեցված է. մատյանում չկա այն, ինչ ցուցադրվել է սարքերից մեկում։ Որոշում է մրցավարը։
table-held-alone = Մատյանում չկա այն, ինչ ցուցադրվել է սարքերից մեկում։ Համեմատեք ձեր բլանկները. խաղը կշարունակվի, երբ երկուսդ էլ հաստատեք։
line-lost-words = Սերվերը չի պատասխանում այս սարքին։ Եթե կապը կորել է միայն այս սարքում, ժամացույցները շարունակում են աշխատել. դուք տեսնում եք վերջին ստացված վիճակը։
line-lost-own = Այս սարքը կապ չունի։ Ձեր ժամացույցը շարունակում է աշխատել։ Դուք տեսնում եք վերջին ստացված վիճակը. խաղը կշարունակվի այստեղ, երբ կապը վերականգնվի։
line-restarting = Սերվերը վերագործարկվում է և կանգնեցնում է ժամացույցները։ Դուք տեսնում եք վերջին ստացված վիճակը. այս էջն ինքնաբերաբար կվերականգնվի։
line-back = Կապը վերականգնված է
device-lost = { $side ->
    [white] Սպիտակների սարքը կապ չունի։ Նրանց ժամացույցն աշխատում է առաջվա պես։
   *[black] Սևերի սարքը կապ չունի։ Նրանց ժամացույցն աշխատում է առաջվա պես։
}
device-back = { $side ->
    [white] Սպիտակների սարքը նորից կապի մեջ է։
   *[black] Սևերի սարքը նորից կապի մեջ է։
}

claim-title = { $side ->
    [white] Սպիտակների պահանջը
   *[black] Սևերի պահանջը
}
claim-repetition = Նույն դիրքը երեք անգամ
claim-fifty-moves = Հիսուն քայլ առանց վերցնելու և զինվորի քայլի
claim-illegal-move = Հակառակորդի անհնարին քայլը
claim-touched-piece = Հակառակորդը չի քայլել ձեռք տրված խաղաքարով
claim-flag = Հակառակորդի դրոշակն ընկել է
claim-basis = Պահանջի հիմքը
claim-basis-board = Դա տախտակի վրա է
claim-basis-intended = Դրան կբերի իմ հաջորդ քայլը՝ այստեղ գրված
claim-intended = Քայլը, որը մտադիր եք կատարել
claim-intended-hint = Օրինակ՝ Ձg8։ Պահանջ ներկայացնելուց հետո այն փոխել չի կարելի։
claim-make = Պահանջել
claim-cancel = Հետ

stop-help = Օգնություն կանչելու համար
stop-displaced = Խաղաքարերը վայր են ընկել
stop-clock = Ժամացույցը սխալ է

resign-title = { $side ->
    [white] Սպիտակները հանձնվո՞ւմ են
   *[black] Սևերը հանձնվո՞ւմ են
}
resign-words = Հանձնվելն ավարտում է խաղը և հետ չի վերցվում։
resign-make = Հանձնվել

record-moves = Քայլեր
record-moves-none = Քայլ դեռ չկա։
record-moves-hidden = Խաղացողներն իրենք են գրառում։
record-rulings = Որոշումներ
record-rulings-none = Դեռ որոշումներ չկան։
record-not-pressed = չի սեղմվել
record-number = { $number }.

ruling-article = Հոդված { $number }
number-preface = Նախաբան
number-intro = ներածություն
number-samples = նմուշներ
number-guidelines = Ուղեցույցներ
ruling-reading = Մեկնաբանություն { $id }
ruling-said = Որոշում՝ { $text }
move-said = { $side ->
    [white] Սպիտակներ՝ { $text }
   *[black] Սևեր՝ { $text }
}
press-said = { $side ->
    [white] Սպիտակները սեղմեցին ժամացույցը։
   *[black] Սևերը սեղմեցին ժամացույցը։
}
low-time = { $side ->
    [white] Սպիտակներին
   *[black] Սևերին
} մնաց { $hours ->
    [0] {""}
   *[other] { $hours } ժամ
} { $minutes ->
    [0] {""}
   *[other] { $minutes } րոպե
} { $seconds ->
    [0] {""}
   *[other] { $seconds } վայրկյան
}։

result-white = Սպիտակները հաղթեցին
result-black = Սևերը հաղթեցին
result-draw = Ոչ-ոքի
result-other = Խաղն ավարտված է
result-again = Նոր խաղ
rematch = Ռևանշ
rematch-accept = Ընդունել ռևանշը
rematch-wanted = Ձեր հակառակորդը ռևանշ է ուզում։
after-event = Վերադառնալ մրցաշար
after-standings = Աղյուսակ
game-keep = Պահել խաղը
ending-checkmate = մատ
ending-stalemate = պատ
ending-dead-position = մեռյալ դիրք
ending-resignation = { $winner ->
    [white] սևերը հանձնվեցին
    [black] սպիտակները հանձնվեցին
   *[nobody] հանձնվելուց հետո
}
ending-agreement = համաձայնությամբ
ending-repetition = դիրքի եռակի կրկնություն
ending-fifty-moves = 50 քայլի կանոն
ending-fivefold-repetition = դիրքի հնգակի կրկնություն
ending-seventy-five-moves = 75 քայլի կանոն
ending-time = { $winner ->
    [white] սևերի ժամանակը սպառվեց
    [black] սպիտակների ժամանակը սպառվեց
   *[nobody] ժամանակի սպառում
}
ending-both-flags = երկու դրոշակներն էլ ընկել են
ending-illegal-moves = { $winner ->
    [white] սևերի անհնարին քայլերի պատճառով
    [black] սպիտակների անհնարին քայլերի պատճառով
   *[nobody] անհնարին քայլերի պատճառով
}
ending-illegal-position = անհնարին դիրքի պատճառով
ending-default = { $winner ->
    [white] սևերը ժամանակին չներկայացան
    [black] սպիտակները ժամանակին չներկայացան
   *[nobody] չներկայանալու պատճառով
}
ending-sealed-move = { $winner ->
    [white] սևերի գաղտնի քայլի պատճառով
    [black] սպիտակների գաղտնի քայլի պատճառով
   *[nobody] գաղտնի քայլի պատճառով
}
ending-quickplay = արագ ավարտի կանոնով
ending-device = { $winner ->
    [white] սևերի էլեկտրոնային սարքի պատճառով
    [black] սպիտակների էլեկտրոնային սարքի պատճառով
   *[nobody] էլեկտրոնային սարքի պատճառով
}
ending-penalty = մրցավարի պատժամիջոցով
ending-signed = ըստ ստորագրվածի
ending-stated = ըստ խաղացողների հայտնածի
ending-ruling = մրցավարի որոշմամբ

law-title = Հոդված { $number }
law-this = { $edition } թվականի օրենքները, որոնցով ընթանում է այս խաղը
law-other = մյուս խմբագրությունը
law-none = Մյուս խմբագրությունն այդպիսի հոդված չունի։
law-reading = Հոդվածը կարդացվում է…
law-unread = Հոդվածը հնարավոր չէ կարդալ՝ { $problem }
close = Փակել

seats-title = Հրավիրել այս սեղանի մոտ
seats-table = Երկու խաղացողները՝ մեկ պլանշետով
seats-white = Սպիտակների սեփական սարքը
seats-black = Սևերի սեփական սարքը
seats-arbiter = Մրցավարը
seats-white-assistant = Սպիտակների օգնականը
seats-black-assistant = Սևերի օգնականը
seats-watch = Միայն դիտում

question-mine = Դուք ասացիք՝ { $choice }։ Հակառակորդը դեռ չի պատասխանել։
question-theirs = Հակառակորդն ասում է՝ { $choice }։ Պետք է ձեր համաձայնությունը։
question-elsewhere = Պատասխանը տրվում է այլ գործողությամբ։
question-minutes = րոպե
question-decide = Որոշել

choice-yes = Այո
choice-no = Ոչ
choice-white = Սպիտակներ
choice-black = Սևեր
choice-unknown = Հնարավոր չէ պարզել
choice-postponed = Հետաձգել
choice-drawn = Ոչ-ոքի
choice-loses = Պարտություն
choice-restart = Նոր խաղ
choice-continue = Խաղը շարունակվում է
choice-penalties = Պատժամիջոց
choice-no-penalty = Առանց պատժամիջոցի, որովհետև
choice-moves = Քայլերի թիվը
choice-ply = Վերադառնալ դիրքին
ply-after = { $move }-ից հետո
ply-beginning = սկզբում
ply-number = այս քայլից հետո
choice-means = Դա նշանակում է
choice-divided = Բաժանել

penalty-warning = զգուշացում
penalty-opponent-time = ավելի շատ ժամանակ հակառակորդին
penalty-own-time = ավելի քիչ ժամանակ խաղացողին
penalty-loss = խաղը համարվում է պարտված

desk-title = Մրցավար
desk-start = Սկսել խաղը
desk-pause = Կանգնեցնել ժամացույցները
desk-resume = Վերսկսել
desk-flag-white = Սպիտակների դրոշակն ընկել է
desk-flag-black = Սևերի դրոշակն ընկել է
desk-pause-reason = Մրցավարը կանգնեցնում է ժամացույցները
desk-act-on-it = Միջամտել
desk-to-move = Քայլի հերթը
desk-appearances = Այս դիրքը
desk-times = { $count } անգամ
desk-progress = Առանց վերցնելու և զինվորի քայլի
desk-moves = { $count } քայլ
desk-completed = Ավարտված քայլեր
desk-illegal = Անհնարին քայլեր
desk-flag = Դրոշակ
desk-flag-up = վերևում
desk-flag-down = ընկած
desk-sheet = Բլանկ
desk-sheet-right = լրացված է
desk-sheet-missing = պակասում է { $missing }
desk-sheet-wrong = սխալ է { $wrong }
desk-exempt = գրառելը պարտադիր չէ

irregular-illegal-move = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} քայլին ավարտել են անհնարին քայլ։
irregular-unpromoted-pawn = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} քայլին զինվորը թողել են վերջին հորիզոնականում։
irregular-press-without-move = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} քայլին ժամացույցը սեղմել են առանց քայլ կատարելու։
irregular-two-hands = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} քայլին օգտագործել են երկու ձեռքը։
irregular-touched-piece = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} քայլին չեն քայլել ձեռք տրված խաղաքարով։

obliged-nothing-touched-can-move = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} ձեռք են տվել միայն այնպիսի խաղաքարերի, որոնք չեն կարող քայլել
obliged-move = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է քայլեն { $square } դաշտի խաղաքարով
obliged-capture = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է վերցնեն { $square } դաշտի խաղաքարը
obliged-capture-with = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է { $own } դաշտի խաղաքարով վերցնեն { $enemy } դաշտի խաղաքարը
obliged-castle = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է փոխատեղում կատարեն { $rook } դաշտի նավակով
obliged-king-otherwise = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է կատարեն արքայի այլ քայլ
obliged-anything-after-castling = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} կարող են կատարել ցանկացած հնարավոր քայլ
obliged-king-released = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է կատարեն արքայի այլ քայլ
obliged-rook-first = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է քայլեն { $rook } դաշտի նավակով
obliged-released = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է խաղաքարը թողնեն { $square } դաշտում
obliged-promote = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է զինվորը փոխարկեն { $square } դաշտում
obliged-intended = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պետք է կատարեն գրված քայլը՝ { $text }

help-title = Ինչպես է աշխատում սեղանը
help-touch = Խաղաքարի վրա մատ դնելը համարվում է դրան ձեռք տալ։ Քաշեք այն կամ հպվեք այն դաշտին, ուր պետք է դրվի։ Հետ դնելու համար բաց թողեք իր դաշտում։
help-any = Խաղաքարը կարելի է դնել ցանկացած դաշտում. անհնարին քայլը չի արգելվում։ Այն քննվում է, երբ ժամացույցը սեղմված է, և ինչ-որ մեկը պահանջ է ներկայացնում։
help-capture = Վերցնելու համար բաց թողեք հակառակորդի խաղաքարի վրա։ Կողանցիկ վերցնելու համար քայլեք ձեր զինվորով, ապա հպվեք հակառակորդի այն զինվորին, որի կողքով անցաք։ Խաղաքարը տախտակից հանելու համար երկու անգամ հպվեք դրան կամ քաշեք տախտակից դուրս։
help-castle = Փոխատեղումը կատարեք նախ արքայով, հետո նավակով։
help-promote = Երբ զինվորը հասնի վերջին հորիզոնական, դրա դաշտում ընտրեք նոր խաղաքարը։
help-press = Հետո սեղմեք ձեր ժամացույցը. ամբողջ ժամացույցը կոճակ է։
help-keys = Ստեղներ
help-key-arrows = Սլաքներ
help-key-arrows-words = շրջում են տախտակով. e4 մուտքագրելը տանում է այնտեղ
help-key-enter = Enter
help-key-enter-words = դիպչում է խաղաքարին կամ բաց թողնում այն
help-key-delete = Delete
help-key-delete-words = խաղաքարը հանում է տախտակից
help-key-space = Բացատ
help-key-space-words = սեղմում է աշխատող ժամացույցը
help-key-shift = Ձախ կամ աջ Shift
help-key-shift-words = սեղմում է սպիտակների կամ սևերի ժամացույցը

## Այլ էջեր

start-places = Այլ բաժիններ
start-laws = Երկու խմբագրությունները կողք կողքի՝ դեպքերով, որոնք կարելի է դիտել քայլ առ քայլ
start-drill = Որոշում կայացրեք պատահարների մասին. պատասխանը ստուգվում է ըստ հոդվածների
diagram-told = Սպիտակներ՝ { $white }։ Սևեր՝ { $black }։

## Օրենքները

laws-title = Օրենքները

chapter-A = Արագ շախմատ
chapter-B = Կայծակնային խաղ
chapter-C = Հանրահաշվական նշագրություն
chapter-D = Կույր և թույլ տեսողություն ունեցող խաղացողներ
chapter-I = Հետաձգված խաղեր
chapter-II = Շախմատ 960
chapter-III = Արագ ավարտ


## Վարժանքը

drill-title = Վարժանք


ways = Ավելին, քան մեկ խաղը
ways-join = Միանալ սեղանին
ways-join-words = ձեր սեղանի թերթիկի կոդով
ways-clock = Միայն ժամացույց
ways-clock-words = փայտե խաղատախտակի կողքին
ways-sheet = Բլանկ
ways-sheet-words = քայլերը գրանցել այս սարքում
ways-events = Մրցաշարեր
ways-events-words = կազմել, դիտել, արդյունքներ
ways-desk = Մրցավարի վահանակ
ways-desk-words = ձեր բոլոր տախտակները մեկ հայացքով
ways-what = Ի՞նչ է պատահել
ways-what-words = միջադեպի որոշումը վայրկյանների ընթացքում
ways-explain = Հարց դիրքի մասին
## Խաղատախտակը չտեսնող խաղացողների համար

start-blind = Ո՞վ չի տեսնում խաղատախտակը
start-blind-nobody = Երկու խաղացողներն էլ տեսնում են
start-blind-both = Խաղացողներից ոչ մեկը չի տեսնում խաղատախտակը
start-announce = Քայլերը հայտարարվում են
start-announce-own = հայերեն
start-announce-german = գերմաներեն, ինչպես առաջարկում է Հավելված D-ն
announced = { $side ->
    [white] Սպիտակները հայտարարում են
   *[black] Սևերը հայտարարում են
}
announced-repeat = Կրկնել
result-said = Խաղն ավարտված է՝ { $score }, { $ending }։
command-box = Հրամաններ
command-title = { $side ->
    [white] Սպիտակների հրամանները
   *[black] Սևերի հրամանները
}
command-send = Ասել
command-hint = Քայլ կամ՝ օգնություն, ասա, խաղաքարեր, ուղղաձիգ e, հորիզոնական 4, ժամանակ, քայլեր, սեղմել։ Թեք գծի ստեղնը բերում է այստեղ։
command-yes = այո, ա
command-not-done = Չկատարվեց։
command-lost = Կապը կորավ. ոչինչ չկատարվեց։
command-speaks = Ասել բարձրաձայն
command-announcing = Ինչպես են հայտարարվում քայլերը
command-announcing-law = Այս խաղի բառերով (Հավելված D)
command-announcing-own = Հայտարարել իմ լեզվով
command-announcing-literate = Կարդալ իմ լեզվով
low-times = Երբ քիչ ժամանակ է մնում
low-times-0 = Քիչ ժամանակ՝ չի ասվում
low-times-1 = Քիչ ժամանակ՝ 10 վայրկյանին
low-times-2 = Քիչ ժամանակ՝ 1 րոպեին, 10 վայրկյանին
low-times-3 = Քիչ ժամանակ՝ 5 րոպեին, 1 րոպեին, 10 վայրկյանին
