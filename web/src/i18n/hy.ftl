# Էջի տեքստերը. գործողությունների և իրերի անունները օրենքների անուններն են։

# ltr կամ rtl. գրության ուղղությունը։
direction = ltr
page-unread = Այս էջը չստացվեց. սերվերը չի պատասխանում։
page-again = Փորձել նորից
language-choose = Լեզու

app = Touchmove
app-line = Դուք խաղում եք։ Այն պահում է ժամացույցը և գիտի օրենքները։

## Սկիզբ

start-choose = Որքա՞ն ժամանակ
start-play = Խաղալ
start-where = Որտեղ
start-where-one = Մեկ սարք մեր միջև
start-where-white = Ամեն մեկն իր սարքով. ես՝ սպիտակներով
start-where-black = Ամեն մեկն իր սարքով. ես՝ սևերով
start-where-lot = Ամեն մեկն իր սարքով. գույները՝ վիճակահանությամբ
start-playing = Սեղանը պատրաստվում է…
start-more = Անուններ, օրենքներ, մրցավար
start-own = Ժամանակի այլ հսկողություն
start-own-hint = Րոպեներ և վայրկյաններ քայլին, ինչպես կգրեիք՝ 25+10, 40/90+30, 30+30
start-white = Սպիտակների անունը
start-black = Սևերի անունը
start-edition = Օրենքներ
start-edition-2023 = Ուժի մեջ 2023 թվականի հունվարի 1-ից
start-edition-2001 = Ուժի մեջ 2001 թվականի հուլիսի 1-ից
start-manner = Անհնարին քայլեր
start-manner-strict = Խիստ. դրանք գտնում են խաղացողները, ինչպես տախտակի մոտ
start-manner-friendly = Ընկերական. դրանք ցույց է տալիս սեղանը
start-arbiter = Մրցավար
start-arbiter-absent = Չկա. խաղացողները միասին որոշում են այն, ինչ որոշելու էր նա
start-arbiter-present = Կա՝ իր սեփական սեղանով
start-position = Սկզբնական դիրք
start-position-standard = Սովորական
start-position-drawn = Շախմատ 960, վիճակահանությամբ
start-problem = Սեղանը չպատրաստվեց՝ { $problem }

control-3-2 = Կայծակնային
control-5-3 = Կայծակնային
control-10-5 = Արագ շախմատ
control-15-10 = Արագ շախմատ
control-90-30 = Դասական
control-fide = Դասական
control-words = { $minutes } րոպե, { $seconds } վայրկյան քայլին
control-fide-words = և 30+30 մինչև վերջ

start-version = Touchmove { $version }
start-licences = Օգտագործված մասերի արտոնագրերը

games-title = Խաղեր
games-mine = Իմը
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
table-record = Քայլեր և վճիռներ
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
table-watching = Դուք դիտում եք
table-unread = Այդպիսի սեղան չկա, կամ սերվերը չի պատասխանում՝ { $problem }
table-joining = Միանում ենք սեղանին…
table-no-seat = Այստեղ ձեզ համար տեղ չկա
table-closed = Սերվերն ասում է՝ { $problem }։ Ճիշտ հղումը խնդրեք նրանից, ով պատրաստել է խաղը։
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
clock-delay = ուշացում { $seconds }
clock-ready = պատրաստ է
clock-tap-start = հպվեք, երբ պատրաստ լինեք
clock-tap-resume = հպվեք՝ շարունակելու համար
clock-arbiter-starts = սկսում է մրցավարը
clock-arbiter-resumes = վերսկսում է մրցավարը

act-adjust = Ուղղում եմ
act-adjust-done = Ուղղված է
act-adjusting = Հպվեք այն խաղաքարերին, որոնք ուղղում եք
act-offer = Առաջարկել ոչ-ոքի
act-offered = Ոչ-ոքին առաջարկված է
act-accept = Ընդունել
act-reject = Մերժել
act-claim = Պահանջ
act-stop = Կանգնեցնել
act-resign = Հանձնվել
act-offer-open = { $side ->
    [white] Սպիտակներն առաջարկում են ոչ-ոքի
   *[black] Սևերն առաջարկում են ոչ-ոքի
}
act-refused = Չի ընդունվել՝ { $problem }
act-late = Ուղարկվել է սերվերի ընդհատումից առաջ և չի կատարվել. որոշումը մրցավարինն է՝ { $text }
act-late-again = Ուղարկվել է սերվերի ընդհատումից առաջ և չի կատարվել։ Շարունակելիս արեք նորից՝ { $text }

state-not-started = Սկսելու համար երկու խաղացողներն էլ հպվում են իրենց ժամացույցին։
state-stopped = Ժամացույցները կանգնած են։ Շարունակելու համար երկու խաղացողներն էլ հպվում են իրենց ժամացույցին։
state-not-started-arbiter = Խաղն սկսում է մրցավարը։
state-stopped-arbiter = Ժամացույցները կանգնած են։ Խաղը վերսկսում է մրցավարը։
state-not-started-watch = Խաղը դեռ չի սկսվել։
state-stopped-watch = Ժամացույցները կանգնած են։
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

line-open = Այս կապը գաղտնագրված չէ. այս ցանցում ցանկացած մեկը կարող է կարդալ և փոխել ուղարկվածը։
line-lost = Կապ չկա
table-held = Խաղը պահված է. մատյանում չկա այն, ինչ ցուցադրվել է մի սարքի։ Որոշում է մրցավարը։
table-held-alone = Մատյանում չկա այն, ինչ ցուցադրվել է մի սարքի։ Համեմատեք ձեր բլանկները. խաղը կշարունակվի, երբ երկուսդ էլ ասեք։
line-lost-words = Սերվերը չի պատասխանում այս սարքին։ Եթե միայն այս սարքն է կտրված, ժամացույցները շարունակում են աշխատել. այն, ինչ տեսնում եք, վերջինն է, որ ասվել է։
line-lost-own = Այս սարքն առանց կապի է։ Ձեր ժամացույցը շարունակում է աշխատել։ Այն, ինչ տեսնում եք, վերջինն է, որ ասվել է. այստեղ կխաղաք, երբ կապը վերականգնվի։
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
claim-basis = Ինչի հիման վրա
claim-basis-board = Դա տախտակի վրա է
claim-basis-intended = Դրան կբերի իմ հաջորդ քայլը՝ այստեղ գրված
claim-intended = Քայլը, որը մտադիր եք կատարել
claim-intended-hint = Օրինակ՝ Ng8։ Պահանջից հետո այն չի փոխվում։
claim-make = Պահանջել
claim-cancel = Հետ

stop-help = Օգնություն կանչելու համար
stop-displaced = Խաղաքարերը վայր են ընկել
stop-clock = Ժամացույցը սխալ է

resign-title = { $side ->
    [white] Սպիտակները հանձնվո՞ւմ են
   *[black] Սևերը հանձնվո՞ւմ են
}
resign-words = Սա ավարտում է խաղը և հետ չի վերցվում։
resign-make = Հանձնվել

record-moves = Քայլեր
record-moves-none = Քայլ դեռ չկա։
record-moves-hidden = Խաղացողներն իրենք են գրառում։
record-rulings = Վճիռներ
record-rulings-none = Մինչ այժմ վճռելու բան չի եղել։
record-not-pressed = չի սեղմվել
record-number = { $number }.

ruling-article = Հոդված { $number }
ruling-reading = Մեկնաբանություն { $id }
ruling-said = Վճիռ՝ { $text }
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
rematch-wanted = Ձեր մրցակիցը ռևանշ է ուզում։
game-keep = Պահել խաղը
ending-checkmate = մատ
ending-stalemate = պատ
ending-dead-position = մեռյալ դիրք
ending-resignation = հանձնվել են
ending-agreement = համաձայնությամբ
ending-repetition = կրկնությամբ
ending-fifty-moves = հիսուն քայլով
ending-fivefold-repetition = հնգակի կրկնությամբ
ending-seventy-five-moves = յոթանասունհինգ քայլով
ending-time = ժամանակով
ending-both-flags = երկու դրոշակներն էլ ընկել են
ending-illegal-moves = անհնարին քայլերի պատճառով
ending-illegal-position = անհնարին դիրքի պատճառով
ending-default = չներկայանալու պատճառով
ending-sealed-move = գաղտնի քայլի պատճառով
ending-quickplay = արագ ավարտի կանոնով
ending-device = արգելված սարքի պատճառով
ending-penalty = պատժամիջոցով
ending-signed = ըստ ստորագրվածի
ending-ruling = մրցավարի վճռով

law-title = Հոդված { $number }
law-edition = { $edition } թվականի օրենքներ
law-this = այս խաղի
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
choice-unknown = Ոչ ոք չի կարող ասել
choice-postponed = Հետաձգել
choice-drawn = Ոչ-ոքի
choice-loses = Պարտություն
choice-restart = Նոր խաղ
choice-continue = Խաղը շարունակվում է
choice-penalties = Պատժամիջոց
choice-no-penalty = Առանց պատժամիջոցի, որովհետև
choice-moves = Քայլերի թիվը
choice-ply = Հետ՝ դեպի կես քայլ
choice-means = Դա նշանակում է
choice-divided = Բաժանել

penalty-warning = զգուշացում
penalty-opponent-time = ավելի շատ ժամանակ հակառակորդին
penalty-own-time = ավելի քիչ ժամանակ խաղացողին
penalty-loss = խաղը պարտված է

desk-title = Մրցավար
desk-start = Սկսել խաղը
desk-pause = Կանգնեցնել ժամացույցները
desk-resume = Վերսկսել
desk-flag-white = Սպիտակների դրոշակն ընկել է
desk-flag-black = Սևերի դրոշակն ընկել է
desk-pause-reason = Մրցավարը կանգնեցնում է ժամացույցները
desk-act-on-it = Գործել
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
} { $number }-րդ քայլին անհնարին քայլ են կատարել։
irregular-unpromoted-pawn = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number }-րդ քայլին զինվորը թողել են վերջին հորիզոնականում։
irregular-press-without-move = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number }-րդ քայլին սեղմել են առանց քայլի։
irregular-two-hands = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number }-րդ քայլին օգտագործել են երկու ձեռքը։
irregular-touched-piece = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} { $number }-րդ քայլին չեն քայլել ձեռք տրված խաղաքարով։

obliged-nothing-touched-can-move = ձեռք է տրվել միայն այնպիսի խաղաքարի, որը չի կարող քայլել
obliged-move = պետք է քայլի { $square } դաշտի խաղաքարով
obliged-capture = պետք է վերցնի { $square } դաշտում
obliged-capture-with = պետք է { $own } դաշտի խաղաքարով վերցնի { $enemy } դաշտում
obliged-castle = պետք է փոխատեղում կատարի { $rook } դաշտի նավակով
obliged-king-otherwise = պետք է այլ կերպ քայլի արքայով
obliged-anything-after-castling = կարող է կատարել ցանկացած հնարավոր քայլ
obliged-king-released = պետք է այլ կերպ քայլի արքայով
obliged-rook-first = պետք է քայլի { $rook } դաշտի նավակով
obliged-released = պետք է խաղաքարը թողնի { $square } դաշտում
obliged-promote = պետք է փոխարկի { $square } դաշտում
obliged-intended = պետք է կատարի գրված քայլը՝ { $text }

help-title = Ինչպես է աշխատում սեղանը
help-touch = Մատը խաղաքարի վրա հպում է և հաշվվում է։ Քաշեք այն կամ հպվեք այն դաշտին, որտեղ բաց եք թողնում։ Հետ դնելու համար բաց թողեք իր դաշտում։
help-any = Ցանկացած դաշտ կլինի. սեղանը չի կասեցնում անհնարին քայլը։ Այն գնահատվում է, երբ ժամացույցը սեղմված է և ինչ-որ մեկը պահանջ է ներկայացնում։
help-capture = Վերցնելու համար բաց թողեք հակառակորդի խաղաքարի վրա։ Կողանցիկ վերցնելու համար քայլեք զինվորով, ապա հպվեք անցած զինվորին։ Խաղաքարը տախտակից հանելու համար երկու անգամ հպվեք դրան կամ քաշեք տախտակից դուրս։
help-castle = Փոխատեղումը կատարեք նախ արքայով, հետո նավակով։
help-promote = Երբ զինվորը հասնի վերջ, նրա դաշտում ընտրեք նոր խաղաքարը։
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

start-places = Խաղից բացի
start-laws = Երկու հրատարակությունները կողք կողքի՝ խաղացվող դեպքերով
start-drill = Դեպքեր, որոնց մասին վճիռ եք կայացնում. գնահատվում է հոդվածներով
diagram-told = Սպիտակներ՝ { $white }։ Սևեր՝ { $black }։

## Օրենքները

number-preface = Նախաբան
number-intro = ներածություն
number-samples = նմուշներ
number-guidelines = Ուղեցույցներ
laws-title = Օրենքները
laws-words = Յուրաքանչյուր դրույթի իմաստը՝ մեր բառերով. պաշտոնական տեքստերը ՖԻԴԵ-ինն են։ Երկու հրատարակությունները կողք կողքի են, ամեն հարց՝ իր համարժեքի կողքին։
laws-search = Փնտրել բառեր կամ համարներ
laws-show = Ինչ է ցուցադրվում
laws-articles = Դրույթներ
laws-terms = Բառարան
laws-view = Որ խմբագրությունը
laws-view-both = Երկու խմբագրությունները
laws-view-differs = Միայն տարբերվողը
laws-chapters = Օրենքների մասերը
laws-count = { $count } հարց
laws-terms-count = { $count } եզրույթ
laws-not-there = Այս հրատարակության մեջ չկա։
laws-nothing = Ոչինչ չի գտնվել։
laws-scenarios = { $count } խաղացվող դեպք

chapter-intro = Ներածություն և նախաբան
chapter-1 = Խաղի բնույթը և նպատակը
chapter-2 = Խաղաքարերի սկզբնական դիրքը
chapter-3 = Խաղաքարերի քայլերը
chapter-4 = Խաղաքարերով քայլ կատարելը
chapter-5 = Խաղի ավարտը
chapter-6 = Շախմատի ժամացույցը
chapter-7 = Խախտումներ
chapter-8 = Քայլերի գրառումը
chapter-9 = Ոչ-ոքի
chapter-10 = Միավորներ
chapter-11 = Խաղացողների վարքագիծը
chapter-12 = Մրցավարը
chapter-A = Արագ շախմատ
chapter-B = Կայծակնային խաղ
chapter-C = Հանրահաշվական նշագրություն
chapter-D = Կույր և թույլ տեսողություն ունեցող խաղացողներ
chapter-I = Հետաձգված խաղեր
chapter-II = Շախմատ 960
chapter-III = Արագ ավարտ

scenario-title = Դեպք
scenario-begins = Այսպիսին է խաղը պատմության սկզբում։
scenario-no-ruling = Վճռելու բան չկա։
scenario-back = Հետ
scenario-on = Առաջ
scenario-step = { $step }՝ { $of }-ից
scenario-asks = Այս դեպքը հարց է տալիս դիրքի կամ մրցաշարի մասին. ցուցադրվում է այնպես, ինչպես գրված է։
scenario-written = Ինչպես գրված է

## Վարժանքը

drill-offline = Սերվերի հետ կապ չկա. այս վարժությունները պահված են սարքում։
drill-title = Վարժանք
drill-words = Դիրք, ժամացույցներ և պատահածը. դուք վճռում եք և գնահատվում հոդվածներով ու մյուս հրատարակության պատասխանով։
drill-topic = Թեմա
drill-topic-all = Ամեն ինչ
drill-topic-of = { $topic } ({ $count })
drill-count = Քանի՞ հատ
drill-incidents = { $count } դեպք
drill-begin = Սկսել
drill-again = Նորից
drill-incident = Դեպք { $number }՝ { $of }-ից
drill-before = Մինչ այդ
drill-now = Ինչ է պատահում
drill-after = Խաղը վճռից հետո
drill-mark = Այսպես եմ վճռում
drill-right = ճիշտ է
drill-wrong = սխալ է
drill-next = Հաջորդը
drill-score = { $asked } պատասխանից ճիշտ էր { $right }-ը՝ { $percent } %։
drill-seed = ընտրություն { $seed }
drill-reading = Դեպքը պատրաստվում է…
drill-unread = Վարժանքը հնարավոր չէ կարդալ՝ { $problem }

topic-adjourned = Հետաձգված խաղեր
topic-arbiter = Մրցավարը
topic-behaviour = Խաղացողների վարքագիծը
topic-blind = Կույր խաղացողներ
topic-board = Խաղատախտակը
topic-chess960 = Շախմատ 960
topic-clock = Շախմատի ժամացույցը
topic-competition = Մրցաշարը
topic-draw = Ոչ-ոքի
topic-end = Խաղի ավարտը
topic-irregularity = Խախտումներ
topic-late = Ուշացում
topic-notation = Նշագրություն
topic-quickplay = Արագ ավարտ
topic-rapid = Արագ և կայծակնային խաղ
topic-recording = Քայլերի գրառումը
topic-set-up = Խաղաքարերի դասավորումը
topic-tempo = Խաղի տեսակները
topic-touch = Ձեռք տրված խաղաքարեր
topic-view = Ինչ է ցուցադրվում

ways = Ավելին, քան մեկ խաղը
ways-join = Միանալ սեղանին
ways-join-words = ձեր սեղանի թերթիկի կոդով
ways-clock = Միայն ժամացույց
ways-clock-words = փայտե խաղատախտակի կողքին
ways-sheet = Բլանկ
ways-sheet-words = քայլերը գրանցել այս սարքում
ways-events = Մրցաշարեր
ways-events-words = կազմել, դիտել, արդյունքներ
ways-desk = Մրցավարի սեղան
ways-desk-words = ձեր բոլոր տախտակները մեկ հայացքով
ways-what = Ի՞նչ է պատահել
ways-what-words = միջադեպ՝ վճռված վայրկյաններում
## Խաղատախտակը չտեսնող խաղացողների համար

start-blind = Ո՞վ չի տեսնում խաղատախտակը
start-blind-nobody = Երկուսն էլ տեսնում են
start-blind-both = Երկուսն էլ չեն տեսնում
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
command-announcing-law = Հայտարարել ըստ Հավելված D-ի
command-announcing-own = Հայտարարել իմ լեզվով
command-announcing-literate = Կարդալ իմ լեզվով
low-times = Երբ քիչ ժամանակ է մնում
low-times-0 = Քիչ ժամանակ՝ չի ասվում
low-times-1 = Քիչ ժամանակ՝ 10 վայրկյանին
low-times-2 = Քիչ ժամանակ՝ 1 րոպեին, 10 վայրկյանին
low-times-3 = Քիչ ժամանակ՝ 5 րոպեին, 1 րոպեին, 10 վայրկյանին

## Խնդիրներ, որոնք անվանում է սերվերը

problem-there-is-no-such-game = Այդպիսի խաղ չկա։
problem-there-is-no-such-event = Այդպիսի մրցաշար չկա։
problem-there-is-no-such-section = Այդպիսի բաժին չկա։
problem-there-is-no-such-round = Այդպիսի խաղափուլ չկա։
problem-there-is-no-such-code-it-may-be-used-up-or-too-old = Այդպիսի կոդ չկա. գուցե արդեն օգտագործված է կամ հնացել է։
problem-the-table-is-closed = Սեղանը փակ է։
problem-this-link-opens-no-seat-at-this-table = Այս հղումը ոչ մի տեղ չի բացում այս սեղանի մոտ։
problem-this-session-has-ended = Այս մուտքն ավարտված է։
problem-too-many-messages-wait-a-moment = Չափազանց շատ հաղորդում. սպասեք մի պահ։
problem-only-the-arbiter-may-ask-this = Սա կարող է հարցնել միայն մրցավարը։
problem-nobody-may-act-for-another = Ոչ ոք չի կարող գործել ուրիշի փոխարեն։
problem-the-devices-at-this-table-are-not-there-for-this = Այս սեղանի սարքերը դրա համար չեն։
problem-this-name-and-this-password-do-not-belong-together-or-this-device-is-not-enrolled = Այս անունն ու գաղտնաբառը միմյանց չեն համապատասխանում, կամ այս սարքը գրանցված չէ։
problem-a-password-has-12-to-128-letters = Գաղտնաբառը 12-ից 128 տառ է։
problem-a-chief-arbiter-has-been-appointed-already = Գլխավոր մրցավար արդեն նշանակված է։
problem-only-an-arbiter-of-this-may-do-it-log-in-first = Սա կարող է անել միայն դրա մրցավարը. նախ մուտք գործեք։
problem-this-is-no-matter-of-this-section = Սա այս բաժնի գործը չէ։
problem-results-of-live-games-come-from-the-games-themselves = Ուղիղ խաղերի արդյունքները գալիս են հենց խաղերից։
problem-no-table-is-set-up-for-this-board = Այս տախտակի համար սեղան պատրաստված չէ։
problem-the-journal-is-the-arbiters = Մատյանը մրցավարինն է։
problem-the-game-is-held-the-journal-does-not-have-what-a-device-was-shown-the-arbiter-decides = Խաղը պահված է. մատյանում չկա այն, ինչ ցուցադրվել է մի սարքի. որոշում է մրցավարը։
problem-a-ruling-on-a-game-that-is-held-needs-a-reason = Պահված խաղի մասին որոշումը պատճառ է պահանջում։
problem-there-is-too-little-room-on-the-disk-make-room-first-then-bring-the-file = Սկավառակին շատ քիչ տեղ կա. նախ տեղ ազատեք, ապա բերեք ֆայլը։
problem-there-are-too-many-watching-try-again-later = Չափազանց շատերն են դիտում. փորձեք ավելի ուշ։
