# The texts of the pages on which arbiters run an event.

## Results

confirm = Հաստատել
result-none = արդյունք դեռ չկա
result-adjourned = հետաձգված
result-unplayed = չի խաղացվել
result-before = մինչև փոփոխությունը
result-keys = Ստեղներ՝ 1 սպիտակները հաղթեցին, 0 սևերը հաղթեցին, = ոչ-ոքի (խաղը խաղացվել է). + կամ − խաղը չի խաղացվել, քանի որ մյուս խաղացողը չեկավ։ Սլաքներով անցնում եք տողից տող, Enter-ը բացում է բոլոր արդյունքները։
result-reason-wrong-entry = Սխալ է մուտքագրվել
result-reason-wrong-slip = Արդյունքի թերթիկը սխալ էր
result-reason-told = Խաղացողը նախապես ասել էր, որ չի գա
result-reason-ruling = Մրցավարի որոշումը

## Pairings

round-look = Ստուգել զույգերը
round-file = Ֆայլից
round-program = Շվեյցարական խաղափուլը կազմում է զուգակցման ծրագիրը՝ տվեք նրան մրցաշարի ֆայլը և պատասխանը տեղադրեք այստեղ։
round-preview = Խաղափուլ { $number }, դեռ հրապարակված չէ
round-reason = Այնուամենայնիվ հրապարակելու պատճառը
round-reason-begun = Խաղափուլը սկսվել է՝ փոփոխության պատճառը
round-change-list = Փոխել ցուցակը
round-correct = Ուղղել զույգերը
pairing-turn = Տախտակ { $board }՝ փոխել գույները
pairing-up = Տախտակ { $board }՝ մեկ տախտակ վեր
doubt-unfinished = Թիվ { $round } խաղափուլն ավարտված չէ. առանց արդյունքի խաղեր՝ { $games }։
doubt-repeated = Տախտակ { $board }՝ այս երկուսն արդեն հանդիպել են թիվ { $round } խաղափուլում։
doubt-third-color = { $color ->
    [white] { $name }՝ երրորդ անգամ անընդմեջ սպիտակներով։
   *[black] { $name }՝ երրորդ անգամ անընդմեջ սևերով։
}
doubt-missing = { $name }՝ ո՛չ խաղ ունի, ո՛չ ազատ խաղափուլ։
doubt-asked-for-bye = { $name } խնդրել էր այս խաղափուլում չզուգակցել։
doubt-second-bye = { $name } արդեն մեկ անգամ ազատ է եղել։
doubt-result-dropped = Տախտակ { $board }՝ { $result } արդյունքը ջնջվում է, քանի որ խաղը ցուցակում չկա։

## Opening a round

round-kinds = Որոշ տախտակների մոտ այլ տեսակի սեղան
round-kinds-boards = Տախտակներ
round-kinds-set = Սահմանել այս տեսակը
round-start-only = Միայն այս տախտակները
round-start-all = Գործարկել ժամացույցները (տախտակներ՝ { $count })
round-started = Ժամացույցները գործարկվեցին միաժամանակ (տախտակներ՝ { $count })։
round-codes-print = Տպել քարտերը
round-codes-words = Ամեն կոդ գործում է մեկ անգամ՝ մինչև խաղափուլի ավարտը։ Նոր կոդը փոխարինում է հնին։
round-code-renew = Նոր կոդ { $board } տախտակի համար

## Players

player-number = Համար
player-rating = Վարկանիշ
player-federation = Ֆեդերացիա
player-fide-id = ՖԻԴԵ համար
player-state = Նշումներ
player-from = թիվ { $round } խաղափուլից սկսած
player-bye-line = Խաղափուլ { $round }՝ { $kind }
player-late = Գրանցել խաղացող
player-words = Ուշ եկող խաղացողը ստանում է հաջորդ համարը, իսկ անցած խաղափուլերի համար՝ ոչ մի միավոր։
player-name-hint = Ազգանուն, Անուն
player-title = Կոչում
player-born = Ծնված
player-sex = Սեռ
player-female = իգական
player-male = արական
player-club = Ակումբ
player-save = Պահպանել
player-enter = Գրանցել խաղացողին
player-in-round = Խաղափուլ
player-half-bye = Ազատ՝ կես միավորով
player-absent = Բացակա կլինի
player-plays = Այնուամենայնիվ կխաղա
player-withdraw = Դուրս գալ թիվ { $round } խաղափուլից սկսած
player-return = Վերադառնում է
player-measure = Հատուկ պայման (12.2.6)
player-grant = Տրամադրել

## Arbiters and devices

people-title = Մրցավարներ և սարքեր
people-arbiters = Մրցավարներ
people-chief = Գլխավոր մրցավար
people-section = Խումբ { $name }
people-appoint = Նշանակել մրցավար
people-rank = Որտեղ
people-dismiss = Հեռացնել՝ { $name }
people-devices = Մրցավարների սարքերը
people-device-remove = Հեռացնել սարքը՝ { $name }
people-devices-words = Մրցավարները մուտք են գործում միայն այս սարքերում։ Սարքը հեռացնելիս դրանում մուտք գործածները դուրս են գալիս։
people-device = Ավելացնել սարք
people-device-words = Այդ սարքում բացեք էջը և մուտքագրեք այս կոդը, հետո մուտք է գործում սարքի մրցավարը։ Կոդը գործում է մեկ անգամ, տասը րոպե։
people-device-name = Սարքի անունը
people-device-code = Ստանալ կոդ
people-screen = Ավելացնել դահլիճի էկրան
people-screen-of = Մրցաշար
people-screen-words = Այդ էկրանին բացեք էջը և մուտքագրեք այս կոդը. այնուհետև այն ցույց է տալիս մրցաշարի տախտակներն ու աղյուսակը։ Կոդը գործում է մեկ անգամ, տասը րոպե։
people-sessions = Մուտք են գործել
people-session = { $who }, վերջին անգամ՝ { $time }
people-holder-seat = Խաղացողի սարք, { $name }
people-holder-assistant = Խաղացողի օգնական
people-holder-display = Դահլիճի էկրան, { $name }
people-end = Փակել մուտքը՝ { $who }
people-root = Պլանշետներ, որոնք ճանաչում են այս սերվերը
people-root-words = Պլանշետը չի վստահում այս սերվերին, քանի դեռ նրա արմատային վկայականը տեղադրված չէ։ Պլանշետի տեսախցիկը պահեք կոդի դիմաց, այս մեկ անգամ այնուամենայնիվ բացեք հասցեն, մատնահետքը համեմատեք այստեղի հետ և տեղադրեք ֆայլը պլանշետի կարգավորումներում. այնուհետև այն միշտ կվստահի այս սերվերին։
people-root-picture = Կոդ տեսախցիկի համար՝ արմատային վկայականը
people-root-fingerprint = Մատնահետք
people-backup = Պահուստային պատճեն
people-backup-words = Պատճենն ունի բոլոր մրցաշարերն ու խաղերը, մրցավարներին, տեղերը, վկայականներն ու կարգավորումները՝ ամենը, ինչ պետք է մեկ այլ մեքենայի՝ շարունակելու համար։ Պահեք այն այնտեղ, որտեղ միայն Դուք կարող եք կարդալ։
office-recover = Գաղտնաբառը կամ սարքը կորե՞լ է
office-recover-words = Սերվերի վրա գործարկեք «touchmove office recover»։ Մուտքագրեք երևացող կոդը, անունը և նոր գաղտնաբառը։
office-recover-enter = Կրկին դառնալ գլխավոր մրցավար
office-show = Ցույց տալ գաղտնաբառը
desk-events = Ձեր մրցաշարերը
desk-open = Բացել մրցավարի վահանակը՝ { $name }
desk-log-in = Մուտք գործեք՝ ձեր մրցաշարի վահանակը բացելու համար։
desk-no-event = Դեռ ոչ մի մրցաշար կազմված չէ։
desk-set-up = Կազմել մրցաշար

## Rounds, tie-breaks, points

terms-title = Խաղափուլեր և լրացուցիչ ցուցանիշներ
terms-words = Լրացուցիչ ցուցանիշները հաշվվում են միավորներից հետո՝ նշված հերթականությամբ։
terms-add = Ավելացնել ցուցանիշ
terms-remove = Հեռացնել՝ { $code }
terms-first = { $code }՝ մեկ տեղ առաջ
terms-save = Պահպանել
terms-bye = Միավորներ առանց հակառակորդի մնացած խաղացողին
terms-control-words = Ժամանակի վերահսկումը կարելի է փոխել, մինչև սկսվի խմբի առաջին խաղը. դրանից հետո՝ առանձին խաղատախտակի մոտ և պատճառը նշելով։
needs-title = Ինչ է պետք խաղացողին խաղատախտակի մոտ
needs-assistant = Օգնական խաղատախտակի մոտ (Հավելված D)
needs-assistant-name = Օգնականի անունը
needs-words = Այսուհետև պատրաստվող սեղանները գիտեն դա. օգնականը ստանում է իր սեփական կոդը։ Թույլ տեսողություն ունեցող խաղացողների հատուկ ժամացույցը սահմանվում է կանոնադրությամբ։

## Files of others

import-players = Խաղացողներ՝ { $count }
import-paired = զուգակցված խաղափուլեր՝ { $count }
import-left-out = Չհասկացված և բաց թողնված արժեքներ՝ { $count }
import-line = Տող { $line }՝
import-no-heading = առանց վերնագրի
import-archive = Սա արխիվ է. մրցաշարը կվերականգնվի իր խաղերով, ինչպես եղել է։
import-unknown = «{ $name }» ֆայլը ո՛չ մրցաշարի հաշվետվություն է, ո՛չ խաղացողների աղյուսակ, ո՛չ էլ արխիվ։
import-forget = Այլ ֆայլ
import-tie-breaks = Լրացուցիչ ցուցանիշներ՝ ցանկացած հերթականությամբ՝ { $codes }
column-nothing = պետք չէ
column-number = Համար
column-name = Անուն, ազգանուն
column-surname = Ազգանուն
column-given = Անուն
column-title = Կոչում
column-rating = Վարկանիշ
column-federation = Ֆեդերացիա
column-fide-id = ՖԻԴԵ համար
column-born = Ծնված
column-sex = Սեռ
column-club = Ակումբ
file-swiss-manager = Թիվ { $round } խաղափուլի արդյունքները Swiss-Manager-ի համար

## Վճիռներ և բողոքներ

event-matters = Որոշումներ
broadcast-title = Հանդիսատես
broadcast-running = Ընթացող խաղերը
broadcast-hidden = չեն ցուցադրվում մինչև ավարտը
broadcast-after-moves = ցուցադրվում են մի քանի քայլ ուշացումով
broadcast-after-minutes = ցուցադրվում են մի քանի րոպե ուշացումով
broadcast-live = ցուցադրվում են անմիջապես
broadcast-count-after-moves = Յուրաքանչյուր խաղացողի քայլեր
broadcast-count-after-minutes = Րոպե
broadcast-save = Սահմանել
broadcast-set = Պահպանված է։
broadcast-is-hidden = Ընթացող խաղերը չեն ցուցադրվում մինչև ավարտը։
broadcast-is-after-moves = Ընթացող խաղերը ցուցադրվում են, երբ յուրաքանչյուր խաղացող ավարտել է ևս { $count } քայլ։
broadcast-is-after-minutes = Ընթացող խաղերը ցուցադրվում են { $count } րոպե ուշացումով։
broadcast-is-live = Ընթացող խաղերը ցուցադրվում են անմիջապես։
broadcast-words = Եթե ոչինչ սահմանված չէ, ընթացող խաղերը տեսնում են միայն խաղացողներն ու մրցավարները (6.12.1)։ Սահմանվածը վերաբերում է ամեն հրապարակայինին՝ խաղատախտակներին, ժամացույցներին, քայլերին, դահլիճի էկրաններին, PGN-ին։ Ավարտված խաղը ցուցադրվում է ամբողջությամբ։ Սա կարելի է փոխել ցանկացած պահի։
push-problem = Խաղերը չեն ուղարկվում { $to }՝ { $problem }։ Փորձը կրկնվում է. ոչինչ չի կորչում։
push-to = Խաղերը PGN-ով ուղարկվում են { $to }, երբ փոխվում են։
push-complete = Ամեն ինչ ուղարկված էր ժամը { $time }-ին։
file-pgn-boards = Տախտակի PGN՝
file-pgn-board = Թիվ { $board } տախտակի PGN
category-title = Մրցանակային անվանակարգեր
category-words = Խաղացողը պետք է բավարարի բոլոր լրացված պայմանները։ Առանց վարկանիշի խաղացողները համարվում են ցանկացած թվից ցածր. ում ծննդյան տարին հայտնի չէ, ո՛չ պատանի է, ո՛չ վետերան։
category-new = Նոր անվանակարգ
category-name = Անվանակարգի անունը
category-below = Վարկանիշը ցածր է
category-from = Վարկանիշը՝ սկսած
category-young = Ծնված այս տարում կամ հետո
category-old = Ծնված այս տարում կամ առաջ
category-sex = Կանայք կամ տղամարդիկ
category-anybody = բոլորը
category-women = կանայք
category-men = տղամարդիկ
category-club = Ակումբ
category-players = Միայն այս համարները
category-remove = Հանել
category-add = Ավելացնել անվանակարգ
category-save = Պահպանել անվանակարգերը
category-saved = Անվանակարգերը պահպանված են։
category-one = Անվանակարգ
category-all = բոլորը
ratings-title = ՖԻԴԵ-ի վարկանիշային ցուցակ
ratings-words = Ընտրեք կամ գցեք ցուցակը, ինչպես այն տալիս է ՖԻԴԵ-ն (սովորական կամ նշագրված տեքստ, սեղմված կամ ոչ)։ Այնուհետև խաղացող մուտքագրելիս անուններն ու համարները գտնվում են նրանում։
ratings-file = Ֆայլ
ratings-reading = Ցուցակն ընթերցվում է…
ratings-read = Կարդացվել է { $count } խաղացող, չի կարդացվել { $refused } տող։ Ցուցակը դեռ չի օգտագործվում։
ratings-refused = Չհասկացվեց՝
ratings-take = Օգտագործել այս ցուցակը
ratings-taken = Ցուցակն օգտագործվում է՝ { $count } խաղացող։
event-rename = Վերանվանել
matter-penalise = Պատժել խաղացողին
matter-appeal = Բողոքարկել որոշումը
matter-appeal-this = Բողոքարկել սա
matter-refuses = Հրաժարվում է ենթարկվել օրենքներին
matter-meddle = Խաղացողը միջամտում է ուրիշի խաղին
matter-log = Գրանցել միջադեպ
matter-keep-sheet = Բլանկը հանձնված է
matter-resumption = Նշանակել հետաձգված խաղի վերսկսումը
matter-lift = Վերացնել
matter-decide = Որոշել բողոքը
matter-player = Խաղացող
matter-of-game = Խաղ
matter-no-game = առանց խաղի
matter-game = Խաղափուլ { $round }, տախտակ { $board }. { $white } – { $black }
matter-against = Որ որոշման դեմ
matter-verdict = Որոշում
matter-grounds = Հիմքեր
matter-moment = Երբ
matter-where = Որտեղ
verdict-rejected = մերժված է, որոշումը մնում է
verdict-upheld = բավարարված է. որոշումը չեղարկվում է
verdict-result = բավարարված է՝ այլ արդյունքով
verdict-withdrawn = խաղացողը հետ է վերցրել
matters-appeals = Բողոքներ
matters-open = դեռ որոշված չէ
matters-penalties = Պատիժներ
matters-no-penalties = Պատիժներ չկան։
matters-lifted = Վերացված է
matters-ruled = Որոշումներ ({ $count })
matters-entry = գրառում { $number }
officials-title = Պաշտոնատար անձինք հաշվետվությունում
officials-none = Դեռ ոչ ոք նշված չէ։
officials-name = Անուն
officials-post = Պաշտոն
officials-add = Ավելացնել
post-chief-arbiter = գլխավոր մրցավար
post-deputy-chief-arbiter = գլխավոր մրցավարի տեղակալ
post-arbiter = մրցավար
post-section-arbiter = խմբի մրցավար
post-assistant = օգնական
post-organiser = կազմակերպիչ

round-pair = Զուգակցել ծրագրով
standings-after = Խաղափուլից հետո
standings-last = վերջինից
print-pairings-by-name = Զույգերն ըստ անունների
print-standings = Աղյուսակ՝ արդյունքներով
print-players = Խաղացողներ
print-cards = Տախտակների համարներ՝ կտրելու համար
file-pgn-round = Թիվ { $round } խաղափուլի խաղերը

# Devices that belong to a board and follow it through the rounds.
devices-title = Պլանշետներ, որոնք մնում են իրենց տախտակի մոտ
devices-words = Ամեն սարք գրանցվում է մեկ անգամ։ Երբ խաղափուլի սեղանները բացվում են, սարքն ինքնաբերաբար բացում է իր տախտակի խաղը։
devices-boards = Տախտակներ
devices-seats = Ամեն տախտակի մոտ
devices-one = մեկ պլանշետ երկու խաղացողի համար
devices-two = մեկական սարք ամեն կողմի համար
devices-codes = Սարքերի կոդերը
devices-codes-words = Ամեն կոդ գործում է մեկ անգամ, մեկ օրվա ընթացքում։ Նույն տեղի նոր կոդն օգտագործողը զբաղեցնում է այդ տեղը։
devices-none = Դեռ ոչ մի սարք գրանցված չէ։
device-place = Տախտակ { $board }, { $name }
device-sits = իր խաղին է
device-waits = սպասում է իր սեղանին
device-end = Փակել. տախտակ { $board }, { $name }
people-holder-board = Տախտակի սարք

## Closing and hiding an event

keeping-title = Մրցաշարի պահպանում
keeping-is-hidden = Մրցաշարը թաքցված է. այն հրապարակային ցուցակներում չկա, բայց հասցեն իմացողը կարող է բացել այն։
keeping-is-listed = Մրցաշարը հրապարակային ցուցակում է։
keeping-hide = Թաքցնել մրցաշարը
keeping-unhide = Կրկին ցուցադրել ցուցակում
keeping-close-words = Երբ ամեն ինչ ավարտված է, մրցաշարը կարելի է փակել։ Այնուհետև այն միայն կարդում են, մինչև կրկին բացվի։
keeping-close = Փակել մրցաշարը
keeping-reason = Կրկին բացելու պատճառը
keeping-reopen = Կրկին բացել մրցաշարը
keeping-is-closed = Մրցաշարը փակված է։ Այն կարելի է կարդալ, տպել և արտահանել, բայց ոչինչ չի կարելի փոխել։
events-closed = փակված
events-hidden = թաքցված

## A file beside an event that runs

compare-file = Համեմատել ֆայլի հետ
compare-words = Swiss-Manager-ի, Vega-ի կամ այլ ծրագրի խաղացողների ֆայլը (TRF, CSV) քաշեք այստեղ կամ ընտրեք. նախ ցույց է տրվում, թե ինչն է նոր, ինչը չկա և ինչն է փոխվել։
compare-none = Ֆայլում նույնն է, ինչ խաղացողների ցուցակում։
compare-added = Նոր խաղացողներ՝ { $count }
compare-changed = Փոխված խաղացողներ՝ { $count }
compare-gone = Ֆայլում չկան՝ { $count }
compare-gone-words = Այստեղ ընտրվածը դուրս է գալիս մրցաշարից { $round ->
    [1] առաջին
   *[other] { $round }-րդ
} խաղափուլից։
compare-apply = Կատարել փոփոխությունները՝ { $count }
compare-done = Կատարված փոփոխություններ՝ { $count }։
compare-reason = մրցաշարի ֆայլում չկա
pairing-differs =
    { $count ->
        [0] Նույնն է, ինչ հրապարակվածը։
       *[other] Հրապարակվածից տարբերվող խաղատախտակներ՝ { $count }։
    }
pairing-board = Խաղատախտակ
standings-csv = Աղյուսակը՝ CSV
