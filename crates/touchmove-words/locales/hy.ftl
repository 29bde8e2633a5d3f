# What the rulings say, in Armenian.
#
# Every decision, reason, question and choice has its message. The players are in the plural, սպիտակները and սևերը.
# The first group of messages is this language's own: parts that sentences share, in the cases that they need.

## Parts that sentences share

# $player: who does something
player =
    { $player ->
        [white] Սպիտակները
       *[black] Սևերը
    }
player-inside =
    { $player ->
        [white] սպիտակները
       *[black] սևերը
    }
opponent =
    { $player ->
        [white] Սևերը
       *[black] Սպիտակները
    }
opponent-inside =
    { $player ->
        [white] սևերը
       *[black] սպիտակները
    }
# $player: whose something is
player-of =
    { $player ->
        [white] Սպիտակների
       *[black] Սևերի
    }
player-of-inside =
    { $player ->
        [white] սպիտակների
       *[black] սևերի
    }
opponent-of =
    { $player ->
        [white] Սևերի
       *[black] Սպիտակների
    }
# $player: to whom something is given
player-to =
    { $player ->
        [white] Սպիտակներին
       *[black] Սևերին
    }
player-to-inside =
    { $player ->
        [white] սպիտակներին
       *[black] սևերին
    }
opponent-to-inside =
    { $player ->
        [white] սևերին
       *[black] սպիտակներին
    }

# $piece
piece =
    { $piece ->
        [pawn] զինվոր
        [knight] ձի
        [bishop] փիղ
        [rook] նավակ
        [queen] թագուհի
       *[king] արքա
    }
piece-the =
    { $piece ->
        [pawn] զինվորը
        [knight] ձին
        [bishop] փիղը
        [rook] նավակը
        [queen] թագուհին
       *[king] արքան
    }

# $promotion
promotion =
    { $promotion ->
        [knight] ձի
        [bishop] փիղ
        [rook] նավակ
       *[queen] թագուհի
    }

# $count
ordinal =
    { $count ->
        [1] առաջին
        [2] երկրորդ
        [3] երրորդ
        [4] չորրորդ
        [5] հինգերորդ
        [6] վեցերորդ
       *[other] { $count }-րդ
    }

# $parts, $hours, $minutes, $seconds
duration =
    { $parts ->
        [hours-minutes-seconds] { $hours } ժամ { $minutes } րոպե { $seconds } վայրկյան
        [hours-minutes] { $hours } ժամ { $minutes } րոպե
        [hours-seconds] { $hours } ժամ { $seconds } վայրկյան
        [hours] { $hours } ժամ
        [minutes-seconds] { $minutes } րոպե { $seconds } վայրկյան
        [minutes] { $minutes } րոպե
        [seconds] { $seconds } վայրկյան
       *[none] մեկ վայրկյանից պակաս ժամանակ
    }

# $move, $piece, $from, $to, $promotion
move =
    { $move ->
        [short-castling] կարճ փոխատեղում
        [long-castling] երկար փոխատեղում
        [promotion] զինվորը { $from } դաշտից { $to } դաշտ, փոխարկում՝ { promotion }
        [capture] { piece-the } { $from } դաշտից վերցնում է { $to } դաշտում
       *[plain] { piece-the } { $from } դաշտից { $to } դաշտ
    }

# $times, $white, $black
clock-times =
    { $times ->
        [both] սպիտակներ { $white }, սևեր { $black }
        [white] սպիտակներ { $white }
        [black] սևեր { $black }
       *[neither] ինչպես կան
    }
# $counters, $white-moves, $black-moves
move-counters =
    { $counters ->
        [both] Քայլերի հաշվիչները ցույց են տալիս { $white-moves } սպիտակների և { $black-moves } սևերի համար։
        [white] Քայլերի հաշվիչը ցույց է տալիս { $white-moves } սպիտակների համար։
        [black] Քայլերի հաշվիչը ցույց է տալիս { $black-moves } սևերի համար։
       *[neither] { "" }
    }

# $penalty, $player and what the penalty needs: a length of time, $award, $text, $rounds
penalty =
    { $penalty ->
        [warning] զգուշացում
        [opponent-time] { opponent-to-inside } ավելացվում է { duration }
        [own-time] { player-inside } կորցնում են { duration }
        [opponent-points] { opponent-inside } միավոր են ստանում { points }
        [own-points] { player-inside } միավոր են ստանում { points }
        [loss] խաղը պարտված է, և { opponent-inside } միավոր են ստանում { points }
        [fine] դրամական տուգանք՝ { $text }
        [exclusion] { rounds } մասնակցելու արգելք
       *[expulsion] մրցաշարից հեռացում
    }
# $rounds, $count
rounds =
    { $count ->
        [1] թիվ { $rounds } խաղափուլին
       *[other] թիվ { $rounds } խաղափուլերին
    }
# $award
points =
    { $award ->
        [win] ինչպես հաղթանակի դեպքում
        [draw] ինչպես ոչ-ոքիի դեպքում
       *[loss] ինչպես պարտության դեպքում
    }

# $winner, $score
result =
    { $winner ->
        [white] Սպիտակները հաղթեցին, { $score }
        [black] Սևերը հաղթեցին, { $score }
        [nobody] Խաղն ավարտվեց ոչ-ոքի
        [neither] Երկու խաղացողներն էլ պարտվեցին, { $score }
       *[uneven] Խաղն ավարտված է, { $score }
    }

# $fault
fault =
    { $fault ->
        [pieces] խաղաքարերը կանգնած էին սխալ դաշտերում
        [orientation] խաղատախտակը սխալ էր դրված
        [colours] գույները հակառակ էին
       *[clock-setting] ժամացույցը սխալ էր կարգավորված
    }

# $incident
incident =
    { $incident ->
        [board-turned-wrongly] խաղատախտակը սխալ է դրված
        [two-hands] մեկ քայլը կատարվել է երկու ձեռքով
        [press-with-other-hand] ժամացույցը սեղմվել է ոչ այն ձեռքով, որով կատարվել է քայլը
        [finger-on-the-clock] մատը պահվել է ժամացույցի կոճակի վրա
        [clock-abuse] ժամացույցի հետ զգույշ չեն վարվել
        [clock-misplaced] ժամացույցը դրված է սխալ կողմում
        [pieces-displaced] խախտվել է խաղաքարերի դասավորությունը
        [scoresheet-hidden] բլանկը թաքցվել է մրցավարից
        [disrepute] շախմատի բարի համբավը վնասող վարք
        [left-venue] առանց թույլտվության դուրս են եկել խաղավայրից
        [left-area-with-the-move] քայլ կատարող խաղացողն առանց թույլտվության դուրս է եկել խաղատեղից
        [outside-help] օգտվել են նշումներից, խորհուրդներից կամ վերլուծությունից
        [device-in-venue] էլեկտրոնային սարք խաղավայրում
        [inspection] հրաժարվել են զննումից
        [smoking-outside-the-area] ծխել են ծխելու տեղից դուրս
        [reconstruction-not-helped] չեն օգնել խաղի վերականգնմանը
        [poor-environment] խաղի պայմանները վատ են
        [players-disturbed] խաղացողներին խանգարել են
        [time-trouble] ցայտնոտ
        [arbiter-told-of-a-move] խաղացողին ասել են, որ հակառակորդը քայլել է
        [interference] չխաղացող մեկը միջամտել է
        [phone-in-venue] հեռախոս խաղավայրում
        [board-too-small] հատուկ խաղատախտակը չափազանց փոքր է
        [dark-squares-not-raised] հատուկ խաղատախտակի մուգ դաշտերը բարձր չեն
        [no-securing-aperture] հատուկ խաղատախտակի դաշտերից մեկն անցք չունի
        [peg-does-not-fit] խաղաքարերից մեկն անցքին հարմար ձողիկ չունի
        [black-pieces-not-marked] սև խաղաքարերը նշված չեն
        [speaking-clock-unfit] խոսող ժամացույցը պիտանի չէ
        [tactile-clock-unfit] շոշափելի ժամացույցը պիտանի չէ
        [dial-cannot-be-felt] ժամացույցի թվացույցը հնարավոր չէ շոշափել
       *[flag-cannot-be-felt] ժամացույցի դրոշակը հնարավոր չէ շոշափել
    }

## A ruling whose decision and reason are two sentences

# $decision, $reason: whole sentences
ruling = { $decision } { $reason }

## Decisions

# $score, $winner, $ending
decision-over =
    { result }՝ { $ending ->
        [checkmate] մատ
        [stalemate] պատ
        [dead-position] խաղացողներից ոչ մեկը չի կարող մատ անել
        [resignation] հակառակորդը հանձնվեց
        [agreement] համաձայնությամբ
        [repetition] նույն դիրքն առաջացել է երեք անգամ
        [fifty-moves] յուրաքանչյուր խաղացողի հիսուն քայլ առանց զինվորի քայլի և վերցնելու
        [fivefold-repetition] նույն դիրքն առաջացել է հինգ անգամ
        [seventy-five-moves] յուրաքանչյուր խաղացողի յոթանասունհինգ քայլ առանց զինվորի քայլի և վերցնելու
        [time] ժամանակով
        [both-flags] երկու դրոշակներն էլ ընկած են
        [illegal-moves] անհնարին քայլերի պատճառով
        [illegal-position] խաղատախտակի վրա անհնարին դիրք է
        [default] ուշացման թույլատրելի ժամանակից հետո ներկայանալու պատճառով
        [sealed-move] գաղտնի քայլի պատճառով
        [quickplay] արագ ավարտում արված պահանջով
        [device] էլեկտրոնային սարքի պատճառով
        [penalty] պատժամիջոցով
        [signed] ինչպես ստորագրել են երկու խաղացողները
        [stated] ինչպես հայտնել են խաղացողները
       *[ruling] մրցավարի որոշմամբ
    }։
decision-over-because-accepted = { decision-over }
decision-over-because-answered = { decision-over }
decision-over-because-arbiter = { decision-over } Մրցավարի պատճառաբանությունը՝ { $text }։
decision-over-because-both-flags = { decision-over }
decision-over-because-both-too-late = { result }՝ երկուսն էլ ուշացան։
decision-over-because-carries-device = { decision-over }
decision-over-because-checkmate = { decision-over }
decision-over-because-claim-right = { decision-over }
decision-over-because-claim-wrong = Ոչ-ոքիի պահանջը մերժված է։ { result }։
decision-over-because-illegal-position = { decision-over }
decision-over-because-late =
    { $winner ->
        [white] Սպիտակները հաղթեցին, { $score }՝ սևերն ուշացան { duration }։
        [black] Սևերը հաղթեցին, { $score }՝ սպիտակներն ուշացան { duration }։
       *[other] { result }՝ խաղատախտակի մոտ ուշացել են { duration }։
    }
decision-over-because-neither-can-checkmate = { decision-over }
decision-over-because-opponent-can-checkmate = { decision-over }
decision-over-because-refuses-to-comply =
    { $winner ->
        [white] Սպիտակները հաղթեցին, { $score }՝ սևերը համառորեն հրաժարվում էին պահպանել օրենքները։
        [black] Սևերը հաղթեցին, { $score }՝ սպիտակները համառորեն հրաժարվում էին պահպանել օրենքները։
        [neither] Երկու խաղացողներն էլ պարտվեցին, { $score }՝ երկուսն էլ համառորեն հրաժարվում էին պահպանել օրենքները։
       *[other] { result }՝ խաղացողը համառորեն հրաժարվում էր պահպանել օրենքները։
    }
decision-over-because-stalemate = { decision-over }
decision-over-because-appeared = { decision-over }
decision-over-because-without-progress = { decision-over }
decision-over-because-opponent-cannot-checkmate =
    { $ending ->
        [resignation] Չնայած հանձնվելուն՝ խաղը ոչ-ոքի է, որովհետև հակառակորդը հնարավոր քայլերի ոչ մի շարքով չի կարող մատ անել։
        [time] Թեև դրոշակն ընկել է, խաղը ոչ-ոքի է, որովհետև հակառակորդը հնարավոր քայլերի ոչ մի շարքով չի կարող մատ անել։
        [illegal-moves] Չնայած անհնարին քայլերին՝ խաղը ոչ-ոքի է, որովհետև հակառակորդը հնարավոր քայլերի ոչ մի շարքով չի կարող մատ անել։
        [sealed-move] Չնայած գաղտնի քայլին՝ խաղը ոչ-ոքի է, որովհետև հակառակորդը հնարավոր քայլերի ոչ մի շարքով չի կարող մատ անել։
       *[other] { decision-over } Հակառակորդը հնարավոր քայլերի ոչ մի շարքով չի կարող մատ անել։
    }

# $from, $to, $winner
decision-rescored =
    Արդյունքը { $from }-ի փոխարեն { $to } է{ $winner ->
        [white] . սպիտակները հաղթեցին։
        [black] . սևերը հաղթեցին։
        [nobody] . խաղը ոչ-ոքի է։
        [neither] . երկու խաղացողներն էլ պարտվեցին։
       *[uneven] ։
    }
decision-rescored-because-answered = { decision-rescored }
decision-rescored-because-both-signed = Երկու խաղացողները ստորագրել են { $to }, այն փոխարինում է { $from } արդյունքին։
decision-new-game = Խաղը չեղարկվում է, և սկսվում է նոր խաղ։
decision-new-game-because-moves-made-by-both =
    Խաղն սկսվել էր հակառակ գույներով, և { $count ->
        [0] ոչ բոլոր խաղացողներն են քայլ կատարել
        [1] յուրաքանչյուր խաղացող կատարել է ընդամենը մեկ քայլ
       *[other] յուրաքանչյուր խաղացող կատարել է ընդամենը { $count } քայլ
    }. խաղը չեղարկվում է, և սկսվում է նոր խաղ։
decision-new-game-because-position-lost = Դիրքը հնարավոր չէ պարզել. խաղը չեղարկվում է, և սկսվում է նոր խաղ։
decision-new-game-because-wrong-set-up =
    { $fault ->
        [pieces] Սկզբում խաղաքարերը կանգնած էին սխալ դաշտերում. խաղը չեղարկվում է, և սկսվում է նոր խաղ։
        [orientation] Խաղատախտակը սխալ էր դրված. խաղը չեղարկվում է, և սկսվում է նոր խաղ։
        [colours] Խաղն սկսվել էր հակառակ գույներով. այն չեղարկվում է, և սկսվում է նոր խաղ։
       *[clock-setting] Ժամացույցը սխալ էր կարգավորված. խաղը չեղարկվում է, և սկսվում է նոր խաղ։
    }
decision-result-pending = Խաղն ավարտված է, արդյունքը սպասում է որոշման։
decision-result-pending-because-claim-pending = Պահանջն ավարտում է խաղը, արդյունքը սպասում է դրա մասին որոշման։
decision-play-goes-on = Խաղը շարունակվում է։
decision-play-goes-on-because-answered = { decision-play-goes-on }
decision-play-goes-on-because-both-flags = Երկու դրոշակներն էլ ընկած են, և հնարավոր չէ պարզել, թե որն է առաջինը ընկել. խաղը շարունակվում է։
decision-play-goes-on-because-claim-pending = Պահանջի մասին որոշումը հետաձգված է, և խաղը շարունակվում է։
decision-play-goes-on-because-moves-made-by-both =
    { $count ->
        [1] Յուրաքանչյուր խաղացող կատարել է մեկ քայլ. խաղը շարունակվում է։
       *[other] Յուրաքանչյուր խաղացող կատարել է { $count } քայլ. խաղը շարունակվում է։
    }
decision-play-goes-on-because-let-in = Մրցավարը թույլ է տալիս ուշացածին խաղալ. խաղը շարունակվում է։
decision-play-goes-on-because-scores-agree = Երկու գրառումները համընկնում են. տարբերվող տախտակն ուղղվում է, և խաղը շարունակվում է։
decision-play-goes-on-because-slip-too-late = Քայլը հայտարարելիս արված վրիպումը ժամանակին չի ուղղվել. հայտարարված քայլը մնում է ուժի մեջ, և խաղը շարունակվում է։
decision-play-goes-on-because-wrong-set-up =
    { $fault ->
        [pieces] Սկզբում խաղաքարերը կանգնած էին սխալ դաշտերում, բայց նորից սկսելն ուշ է. խաղը շարունակվում է։
        [orientation] Խաղատախտակը սխալ էր դրված. դիրքը տեղափոխվում է ճիշտ դրված տախտակի վրա, և խաղը շարունակվում է։
        [colours] Խաղն սկսվել էր հակառակ գույներով, բայց շարունակվում է։
       *[clock-setting] Ժամացույցը սխալ էր կարգավորված, բայց խաղը շարունակվում է։
    }
# $player
decision-has-move = Քայլը { player-of-inside }նն է։
decision-has-move-because-move-made = { opponent } քայլ են կատարել՝ { move }։ Քայլը { player-of-inside }նն է։
# $square
decision-fixed = Խաղաքարը մնում է { $square } դաշտում։
decision-fixed-because-released-there = Խաղաքարը բաց է թողնվել { $square } դաշտում և մնում է այնտեղ։
# $player
decision-completed = { player } ավարտել են քայլը։
decision-completed-because-pressed = { decision-completed }
decision-completed-because-move-ended-game = { player } ավարտել են քայլը, որն ավարտեց խաղը։
decision-completed-because-next-move-made = { player } կատարել են հաջորդ քայլը և դրանով առանց սեղմելու ավարտել նախորդը։
# $player
decision-illegal-completed = { player } ավարտել են անհնարին քայլ։
decision-illegal-completed-because-illegal-move = { decision-illegal-completed }
decision-illegal-completed-because-pressed-without-move = { player } սեղմել են ժամացույցն առանց քայլ կատարելու, դա համարվում է անհնարին քայլ։
decision-reinstated = Խաղատախտակի վրա վերականգնված է ավելի վաղ եղած դիրքը։
decision-reinstated-because-both-agreed = Երկու խաղացողները համաձայն են հետ վերցնել անհնարին քայլը. խաղատախտակի վրա կրկին դրան նախորդած դիրքն է։
decision-reinstated-because-displaced = Խաղաքարերի դասավորությունը խախտված էր. խաղատախտակի վրա կրկին դրան նախորդած դիրքն է։
decision-reinstated-because-illegal-move = Քայլն անհնարին էր. խաղատախտակի վրա կրկին դրան նախորդած դիրքն է։
decision-reinstated-because-last-identifiable = Անհնարին քայլից առաջ եղած դիրքը հնարավոր չէ հաստատել. խաղատախտակին կրկին դրանից առաջ եղած վերջին դիրքն է, որը հնարավոր է հաստատել։
decision-reinstated-because-pawn-not-exchanged = Զինվորը չի փոխարինվել, իսկ նրա տեղում թագուհին պատասխան քայլը դարձնում է անհնար. խաղատախտակին կրկին պատասխանից առաջ եղած դիրքն է։
decision-reinstated-because-plain = Քայլը հետ է վերցվում. խաղատախտակի վրա կրկին դրան նախորդած դիրքն է։
decision-reinstated-because-scores-differ = Երկու գրառումները տարբերվում են. խաղատախտակի վրա կրկին վերջին դիրքն է, որում դրանք համընկնում են։
# $piece, $square
decision-placed = { $square } դաշտում դրվում է { piece }։
decision-placed-because-pawn-not-exchanged = Զինվորը չի փոխվել. { $square } դաշտում այն դառնում է { piece }։
decision-stands = Անհնարին քայլը մնում է ուժի մեջ։
decision-stands-because-lapsed = Անհնարին քայլի վերաբերյալ պահանջ ներկայացնելն ուշ է. այն մնում է ուժի մեջ։
# $player, $count
decision-counted = Սա համարվում է { player-of-inside } { ordinal } անհնարին քայլը։
decision-counted-because-illegal-move = { decision-counted }
decision-counted-because-pawn-not-exchanged = Զինվորը մնացել է վերջին հորիզոնականի վրա. սա համարվում է { player-of-inside } { ordinal } անհնարին քայլը։
decision-counted-because-pressed-without-move = Ժամացույցը սեղմվել է առանց քայլի. սա համարվում է { player-of-inside } { ordinal } անհնարին քայլը։
decision-counted-because-two-hands = Մեկ քայլը կատարվել է երկու ձեռքով. սա համարվում է { player-of-inside } { ordinal } անհնարին քայլը։
# $player
decision-bound = { player-of } համար պարտադիր են ձեռք տրված խաղաքարերը։
# $player, $obliged, $square, $own, $enemy, $rook, $from, $to, $piece and what a move needs
decision-bound-because-touched =
    { $obliged ->
        [nothing] { player } կարող են կատարել ցանկացած հնարավոր քայլ։
        [nothing-touched-can-move] Ձեռք տրված խաղաքարերից ոչ մեկով չի կարելի քայլել, և ոչ մեկը չի կարելի վերցնել. { player-inside } կարող են կատարել ցանկացած հնարավոր քայլ։
        [move] { player } պետք է քայլեն { $square } դաշտի խաղաքարով։
        [capture] { player } պետք է վերցնեն { $square } դաշտի խաղաքարը։
        [capture-with] { player } պետք է { $own } դաշտի խաղաքարով վերցնեն { $enemy } դաշտի խաղաքարը։
        [castle] { player } պետք է փոխատեղում կատարեն { $rook } դաշտի նավակով։
        [castling-begun] { player } պետք է փոխատեղում կատարեն { $rook } դաշտի նավակով։
        [king-otherwise] Այստեղ փոխատեղումը հնարավոր քայլ չէ. { player-inside } պետք է կատարեն արքայի մեկ այլ քայլ։
        [anything-after-castling] Այստեղ փոխատեղումը հնարավոր քայլ չէ, և արքան չի կարող քայլել. { player-inside } կարող են կատարել ցանկացած հնարավոր քայլ։
        [king-released] Արքան բաց է թողնվել փոխատեղման համար, որն այստեղ հնարավոր քայլ չէ. { player-inside } պետք է կատարեն արքայի մեկ այլ քայլ, եթե այդպիսին կա։
        [rook-first] { $rook } դաշտի նավակին ձեռք է տրվել արքայից առաջ. { player-inside } պետք է քայլեն նավակով և այդ կողմում չեն կարող փոխատեղում կատարել։
        [released] { player } պետք է { $from } դաշտի խաղաքարը թողնեն { $square } դաշտում։
        [promote] Նոր խաղաքարը դիպել է { $square } դաշտին. { player-inside } պետք է կատարեն այս փոխարկումը՝ { piece }։
       *[intended] { player } պետք է կատարեն գրված քայլը՝ { move }։
    }
# $player, $right
decision-right-lost =
    { $right ->
        [touch-complaint] { player } այլևս չեն կարող պահանջ ներկայացնել հակառակորդի ձեռք տված խաղաքարի վերաբերյալ։
        [draw-claim] { player } այս քայլի ընթացքում այլևս չեն կարող ոչ-ոքի պահանջել։
        [illegal-move-complaint] { player } այլևս չեն կարող պահանջ ներկայացնել անհնարին քայլի վերաբերյալ։
        [assistant] { player } չեն կարող ունենալ այս օգնականին։
       *[castling-in-this-game] { player } կորցրել են փոխատեղման իրավունքը։
    }
decision-right-lost-because-claim-too-late = { player } առանց պահանջի ձեռք են տվել խաղաքարի կամ քայլ կատարել և այս քայլի ընթացքում այլևս չեն կարող ոչ-ոքի պահանջել։
decision-right-lost-because-assistant-not-approved = { player } չեն կարող ունենալ այս օգնականին. մրցավարը հավանություն չի տվել։
decision-right-lost-because-wrong-set-up =
    { $right ->
        [castling-in-this-game] { player } այս խաղում չեն կարող փոխատեղում կատարել, որովհետև սկզբում { fault }։
       *[other] { decision-right-lost } Սկզբում { fault }։
    }
# $player, $duty
decision-duty =
    { $duty ->
        [record] { player } պետք է գրառեն քայլերը։
        [complete-sheet] { player } քայլից առաջ պետք է լրացնեն բլանկը։
        [return-sheet] { player } քայլից առաջ պետք է վերադարձնեն հակառակորդի բլանկը։
        [put-back] { player } պետք է խաղաքարերը տեղը դնեն, երբ աշխատում է իրենց ժամացույցը։
        [mark-offer] { player } բլանկում պետք է նշեն ոչ-ոքիի առաջարկը։
        [intended-move] { player } պետք է կատարեն գրված քայլը։
        [seal] { player } պետք է գաղտնի քայլ գրեն։
        [announce] { player } պետք է հայտարարեն քայլը։
       *[state-sealed] { player } պետք է ասեն գաղտնի գրված քայլը։
    }
decision-duty-because-displaced = { decision-duty }
decision-duty-because-seal-ordered = Խաղի համար սահմանված ժամանակն ավարտված է. { player-inside } պետք է գաղտնի քայլ գրեն։
decision-duty-because-move-made = Խաղատախտակի վրա քայլ է կատարվել. { player-inside } պետք է գաղտնի գրեն հենց այդ քայլը ({ move })։
decision-duty-because-envelope-missing = Ծրարը չի գտնվում. { player-inside } պետք է կատարեն այն քայլը, որը, իրենց ասելով, գաղտնի գրել էին։
decision-duty-because-touched = { decision-bound-because-touched }
# $player, $duty
decision-freed =
    { $duty ->
        [record] { player } պարտավոր չեն գրառել քայլերը։
        [complete-sheet] { player } լրացրել են բլանկը։
        [return-sheet] { player } վերադարձրել են հակառակորդի բլանկը։
        [put-back] { player } խաղաքարերը տեղն են դրել։
        [mark-offer] { player } նշել են ոչ-ոքիի առաջարկը։
        [intended-move] { player } պարտավոր չեն կատարել գրված քայլը։
        [seal] { player } պարտավոր չեն գաղտնի քայլ գրել։
        [announce] { player } հայտարարել են քայլը։
       *[state-sealed] { player } ասել են գաղտնի գրված քայլը։
    }
decision-freed-because-need-not-record = { decision-freed }
decision-freed-because-scoresheet-complete = { decision-freed }
# $player
decision-clock-starts = Աշխատում է { player-of-inside } ժամացույցը։
decision-clock-starts-because-displaced = { player } խախտել են խաղաքարերի դասավորությունը, ուստի մինչև դրա վերականգնումն աշխատում է իրենց ժամացույցը։
decision-clock-starts-because-not-there = { decision-clock-starts }
decision-clock-starts-because-let-in = { decision-clock-starts }
decision-clocks-stop = Ժամացույցները կանգնեցված են։
decision-clocks-stop-because-answered = { decision-clocks-stop }
decision-clocks-stop-because-scoresheet-incomplete = Ժամացույցները կանգնեցված են, մինչև երկու բլանկներն էլ լրացվեն։
decision-clocks-stop-because-wrong-set-up = Ժամացույցները կանգնեցված են. { fault }։
# $player and a length of time
decision-time-added = { player-to } ավելացվում է { duration }։
decision-time-added-because-award = { decision-time-added }
decision-time-added-because-claim-wrong = Պահանջը սխալ էր. { player-to-inside } ավելացվում է { duration }։
decision-time-added-because-claim-pending = Մինչ որոշումը հետաձգված է, { player-to-inside } ավելացվում է { duration }։
decision-time-added-because-illegal-moves = { opponent-of } { ordinal } ավարտված անհնարին քայլը. { player-to-inside } ավելացվում է { duration }։
decision-time-added-because-nobody-there = Սկզբին ոչ մի խաղացող ներկա չէր. { player-to-inside } վերադարձվում է { duration }։
# $player and a length of time
decision-time-taken = { player } կորցնում են { duration }։
decision-time-taken-because-award = { decision-time-taken }
decision-time-taken-because-claim-wrong = Պահանջը սխալ էր. { player-inside } կորցնում են { duration }։
decision-time-taken-because-nobody-there = Սկզբին ոչ մի խաղացող ներկա չէր. { player-inside } կորցնում են { duration }։
# $times, $white, $black, $counters, $white-moves, $black-moves
decision-clocks-set = Ժամացույցները կարգավորված են՝ { clock-times }։ { move-counters }
decision-clocks-set-because-answered = { decision-clocks-set }
decision-clocks-set-because-envelope-missing = Ժամացույցները կարգավորված են այնպես, ինչպես խաղը հետաձգելիս՝ { clock-times }։ { move-counters }
# A length of time
decision-increment-set = Այսուհետ երկու ժամացույցներին էլ յուրաքանչյուր քայլի համար ավելանում է { duration }։
decision-increment-set-because-answered = { decision-increment-set }
# $player
decision-next-period = { player } անցնում են հաջորդ ստուգմանը։
decision-next-period-because-both-flags = Երկու դրոշակներն էլ ընկած են, և հնարավոր չէ պարզել, թե որն է առաջինը ընկել. { player-inside } անցնում են հաջորդ ստուգմանը։
decision-next-period-because-moves-completed = { player } ժամանակին ավարտել են քայլերը և անցնում են հաջորդ ստուգմանը։
decision-next-period-because-moves-not-proven = Հնարավոր չէ ապացուցել, թե քանի քայլ է կատարվել. { player-of-inside } հաջորդ քայլը հաջորդ ստուգման առաջինն է։
decision-next-period-because-moves-proven =
    { $count ->
        [1] Ապացուցված է մեկ քայլ. { player-inside } անցնում են հաջորդ ստուգմանը։
       *[other] Ապացուցված է { $count } քայլ. { player-inside } անցնում են հաջորդ ստուգմանը։
    }
# $player
decision-flag-fallen = { player-of } դրոշակն ընկել է։
decision-flag-fallen-because-both-flags = Երկու դրոշակներն էլ ընկած են, առաջինն ընկել է { player-of-inside }նը։
# $player
decision-offer-open = { player } ոչ-ոքի են առաջարկում։
# $player
decision-offer-ends = { player-of } ոչ-ոքիի առաջարկն ավարտվել է։
decision-offer-ends-because-ended-by-touch = { opponent } ձեռք են տվել խաղաքարի. { player-of-inside } ոչ-ոքիի առաջարկն ավարտվել է։
decision-offer-ends-because-ended-by-words = { opponent } մերժել են { player-of-inside } ոչ-ոքիի առաջարկը։
decision-not-admitted = Սա հետևանք չունի։
decision-not-admitted-because-released-there = Սա հետևանք չունի. { $square } դաշտի խաղաքարը պետք է մնա այնպես, ինչպես կա։
decision-not-admitted-because-penalty-owed = Սա հետևանք չունի. օրենքները պատժամիջոց են պահանջում։
decision-in-order = Ամեն ինչ կարգին է։
decision-in-order-because-accidental = Հպումն ակնհայտորեն պատահական էր և չի պարտավորեցնում։
decision-in-order-because-announced = Նախապես հայտարարվել էր, ուստի ձեռք տալը չի պարտավորեցնում։
decision-in-order-because-answered = { decision-in-order }
decision-in-order-because-asked-so-often = Կարելի է նայել բլանկը. սա { ordinal } խնդրանքն է։
decision-in-order-because-both-must-confirm = Սա ուժի մեջ կմտնի, երբ երկու խաղացողներն էլ ասեն։
decision-in-order-because-captured-piece-stands = Քայլը կատարված կլինի, երբ վերցված խաղաքարը հանվի { $square } դաշտից։
decision-in-order-because-flag-fell = Դրոշակն ընկած է։
decision-in-order-because-illegal-position = Երկու արքաներն էլ շախի տակ են, կամ զինվոր է կանգնած իր վերջին հորիզոնականի վրա. մրցավարը սպասում է, մինչև ավարտվի հաջորդ քայլը։
decision-in-order-because-in-time = Խաղացողը եկել է ժամանակին։
decision-in-order-because-may-still-come = Խաղացողը դեռ կարող է գալ ժամանակին։
decision-in-order-because-move-ended-game = Քայլն ավարտեց խաղը։
decision-in-order-because-move-made = Քայլը կատարված է՝ { move }։
decision-in-order-because-move-not-announced = Քայլը կատարված կլինի, երբ հայտարարվի։
decision-in-order-because-move-not-on-board = Քայլը կատարված կլինի, երբ արվի խաղատախտակի վրա։
decision-in-order-because-moves-proven =
    { $count ->
        [1] Ապացուցված է մեկ քայլ։
       *[other] Ապացուցված է { $count } քայլ։
    }
decision-in-order-because-nothing-found = Ոչ մի խախտում չի հայտնաբերվել։
decision-in-order-because-other-notation = «{ $text }» գրառումն ընդունվում է, թեև հանրահաշվական նշագրություն չէ։
decision-in-order-because-not-his-move = Հակառակորդի քայլն է. հայտարարությունը ոչինչ չի փոխում։
decision-in-order-because-scoresheet-incomplete = Առայժմ պարտադիր չէ, որ բլանկը լրացված լինի։
decision-in-order-because-slip-corrected = Քայլը հայտարարելիս արված վրիպումը ժամանակին ուղղվել է։
decision-in-order-because-written-in-advance = «{ $text }» կարելի է գրել մինչև քայլը կատարելը։
# $number, $question: a whole question
decision-referred = Հարց { $number } մրցավարին՝ { $question }
decision-referred-because-arbiter = Հարց { $number } մրցավարին՝ { $question } Հայտարարությունը՝ { $text }։
# $incident, $player
decision-incident =
    { $player ->
        [white] Նշում սպիտակների մասին
        [black] Նշում սևերի մասին
       *[nobody] Նշում
    }՝ { incident }։
decision-incident-because-arbiter = { decision-incident } Մրցավարի նշումը՝ { $text }։
decision-incident-because-displaced = { decision-incident }
decision-incident-because-two-hands = { decision-incident }
decision-incident-because-no-permission = { decision-incident }
decision-incident-because-refused-inspection = { decision-incident }
# $player
decision-breach = { player } խախտել են կանոնը։
decision-breach-because-answered = Մրցավարը գտնում է, որ { player-inside } խախտել են կանոնը։
decision-breach-because-asked-so-often = { player } չափազանց հաճախ են խնդրել ցույց տալ բլանկը՝ { $count } անգամ։
decision-breach-because-captured-piece-stands = { player } սեղմել են ժամացույցը, երբ վերցված խաղաքարը դեռ կանգնած էր { $square } դաշտում։
decision-breach-because-clock-not-running = { player } ուղղել են խաղաքարը, բայց դա կարող է անել միայն այն խաղացողը, որի ժամացույցն աշխատում է։
decision-breach-because-conditional = { player } ոչ-ոքիի առաջարկին պայման են կցել՝ { $text }։ Պայմանը հետևանք չունի, առաջարկը մնում է ուժի մեջ։
decision-breach-because-device-on = { player-of } պայուսակում եղած սարքն անջատված չէ։
decision-breach-because-entry-differs = { player } գրել են «{ $text }», որը կատարված քայլը չէ։
decision-breach-because-move-not-announced = { player } սեղմել են ժամացույցը մինչև քայլը հայտարարելը։
decision-breach-because-move-unrecorded = { player } չեն գրառել խաղի ավելի վաղ քայլերից մեկը։
decision-breach-because-not-his-move = { player } ուղղել են խաղաքարը հակառակորդի քայլի ժամանակ։
decision-breach-because-not-reported = { player } դուրս են եկել խաղատեղից՝ առանց մրցավարին տեղեկացնելու։
decision-breach-because-no-offer = { player } նշել են ոչ-ոքիի առաջարկ, որը ոչ ոք չի արել։
decision-breach-because-nothing-sealed = { player } կանգնեցրել են ժամացույցը մինչև գաղտնի քայլ գրելը։
decision-breach-because-offer-not-marked = { player } բլանկում չեն նշել ոչ-ոքիի առաջարկը։
decision-breach-because-other-notation = { player } գրել են «{ $text }», որը հանրահաշվական նշագրություն չէ։
decision-breach-because-pressed = { player } միացրել են հակառակորդի ժամացույցը՝ ժամացույցները պարզապես կանգնեցնելու փոխարեն։
decision-breach-because-pressed-without-move = { player } սեղմել են ժամացույցն առանց քայլ կատարելու։
decision-breach-because-previous-move-unrecorded = { player } քայլ են կատարել՝ առանց նախորդ քայլը գրառելու։
decision-breach-because-no-permission = { player } սա արել են առանց մրցավարի թույլտվության։
decision-breach-because-refuses-to-sign = { player } հրաժարվում են ստորագրել բլանկները։
decision-breach-because-scoresheet-incomplete = { player-of } բլանկը լրացված չէ։
decision-breach-because-sheet-not-returned = { player } չեն վերադարձրել հակառակորդի բլանկը։
decision-breach-because-two-hands = { player } մեկ քայլը կատարել են երկու ձեռքով։
decision-breach-because-unasked = { player-of } օգնականը տվել է տեղեկություն, որը ոչ ոք չէր հարցրել։
decision-breach-because-written-in-advance = { player } գրել են «{ $text }» մինչև քայլը կատարելը։
decision-breach-because-written-move-unreadable = { player } գրել են «{ $text }», որը հնարավոր չէ կարդալ։
# $player, $penalty and what the penalty needs
decision-penalised = Պատժամիջոց { player-to-inside }՝ { penalty }։
decision-penalised-because-answered = { decision-penalised }
decision-penalised-because-carries-device = Պատժամիջոց { player-to-inside } էլեկտրոնային սարք կրելու համար՝ { penalty }։
# $player, $text
decision-sheet-note = { player-of } բլանկը փոխարինվում է. դրա նախկին գրառումները ({ $text }) պահպանվում են։
decision-adjourned = Խաղը հետաձգված է։
# $score
decision-annulled = { $score } արդյունքն այլևս ուժի մեջ չէ։
decision-annulled-because-answered = { decision-annulled }
# $control
decision-control-set = Ժամացույցները կարգավորված են { $control } ժամանակի վերահսկման համար։
# $times, $white, $black, $counters, $white-moves, $black-moves
decision-clock-replaced = Շախմատի ժամացույցը փոխվում է։ Նորը կարգավորված է՝ { clock-times }։ { move-counters }
# $white, $black
decision-move-count = Մրցավարը հայտնում է ավարտված քայլերի թիվը՝ սպիտակներ { $white }, սևեր { $black }։
decision-move-count-because-flag-fell = { decision-move-count }
# $player
decision-appealed = { player } բողոքարկում են մրցավարի որոշումը։
decision-sent-out = Հանդիսատեսը պետք է դուրս գա խաղավայրից։
decision-sent-out-because-answered = { decision-sent-out }
# $text
decision-put-to-fide = ՖԻԴԵ-ին հարց է ուղղվում՝ { $text }
# $text
decision-envelope-opened = Ծրարը բացվում է. գաղտնի գրված էր «{ $text }»։

## Reasons

reason-plain = { "" }
reason-not-his-move = Հակառակորդի քայլն է։
reason-game-over = Խաղն ավարտված է։
reason-not-begun = Խաղը չի սկսվել։
reason-clocks-stand = Ժամացույցները կանգնեցված են։
# $square
reason-no-piece = { $square } դաշտում խաղաքար չկա։
reason-announced = Ձեռք տալուց առաջ հայտարարվել էր։
reason-clock-not-running = Խաղաքարերն ուղղել կարող է միայն այն խաղացողը, որի ժամացույցն աշխատում է։
reason-nothing-to-stop = Խաղացողի ժամացույցը չի աշխատում, ուստի կանգնեցնելու բան չկա։
reason-accidental = Հպումն ակնհայտորեն պատահական էր։
# $obliged, $square, $own, $enemy, $rook, $from, $to, $piece and what a move needs
reason-touched =
    { $obliged ->
        [nothing] Կարելի է կատարել ցանկացած հնարավոր քայլ։
        [nothing-touched-can-move] Ձեռք տրված խաղաքարերից ոչ մեկով չի կարելի քայլել, և ոչ մեկը չի կարելի վերցնել։
        [move] Պետք է քայլի { $square } դաշտի խաղաքարը։
        [capture] Պետք է վերցվի { $square } դաշտի խաղաքարը։
        [capture-with] { $enemy } դաշտի խաղաքարը պետք է վերցվի { $own } դաշտի խաղաքարով։
        [castle] Արքան պետք է փոխատեղվի { $rook } դաշտի նավակի հետ։
        [castling-begun] Արքան պետք է փոխատեղվի { $rook } դաշտի նավակի հետ։
        [king-otherwise] Արքան պետք է կատարի մեկ այլ քայլ։
        [anything-after-castling] Այստեղ փոխատեղումը հնարավոր քայլ չէ, և արքան չի կարող քայլել։
        [king-released] Արքան բաց է թողնվել փոխատեղման համար և պետք է կատարի մեկ այլ քայլ, եթե կարող է։
        [rook-first] { $rook } դաշտի նավակին ձեռք է տրվել արքայից առաջ։
        [released] { $from } դաշտի խաղաքարը մնում է { $square } դաշտում։
        [promote] { $square } դաշտի նոր խաղաքարը { piece } է։
       *[intended] Պետք է կատարվի գրված քայլը՝ { move }։
    }
# $square
reason-released-there = Խաղաքարը բաց է թողնվել { $square } դաշտում։
# $move, $piece, $from, $to, $promotion
reason-move-made = Քայլը կատարված է՝ { move }։
# $square
reason-captured-piece-stands = Վերցված խաղաքարը դեռ կանգնած է { $square } դաշտում։
reason-both-flags = Երկու դրոշակներն էլ ընկած են։
reason-checkmate = Արքան հարվածի տակ է, և ոչ մի հնարավոր քայլ չի փրկում նրան։
reason-stalemate = Հնարավոր քայլ չկա, և արքան հարվածի տակ չէ։
reason-neither-can-checkmate = Խաղացողներից ոչ մեկը հնարավոր քայլերի ոչ մի շարքով չի կարող մատ անել։
reason-opponent-can-checkmate = Հակառակորդը հնարավոր քայլերի որևէ շարքով կարող է մատ անել։
reason-opponent-cannot-checkmate = Հակառակորդը հնարավոր քայլերի ոչ մի շարքով չի կարող մատ անել։
reason-accepted = Ոչ-ոքիի առաջարկն ընդունվել է։
reason-not-both-have-moved = Նախ յուրաքանչյուր խաղացող պետք է քայլ կատարած լինի։
reason-barred-by-regulations = Կանոնադրությունը դա արգելում է առանց մրցավարի համաձայնության։
reason-no-offer = Ոչ-ոքիի առաջարկ չկա։
reason-cannot-be-withdrawn = Այն հետ վերցնել չի կարելի։
reason-untimely-offer = Ոչ-ոքի առաջարկվում է քայլը կատարելուց հետո և ժամացույցը սեղմելուց առաջ։
# $text
reason-conditional = Պայման էր կցված՝ { $text }
reason-ended-by-touch = Հակառակորդը ձեռք է տվել խաղաքարի։
reason-ended-by-words = Հակառակորդը բանավոր մերժել է այն։
# $count
reason-appeared = Նույն դիրքն առաջացել է { $count } անգամ։
# $count
reason-without-progress = Յուրաքանչյուր խաղացող կատարել է { $count } քայլ առանց զինվորի քայլի և վերցնելու։
reason-claim-right = Պահանջը ճիշտ է։
reason-claim-wrong = Պահանջը սխալ է։
reason-claim-too-late = Պահանջել պետք է մինչև խաղաքարին ձեռք տալը կամ քայլ կատարելը։
reason-display-only = Պահանջը չի կարող հիմնված լինել միայն ցուցադրվածի վրա։
reason-written-move-illegal = Գրված քայլը հնարավոր քայլ չէ։
# $text
reason-written-move-unreadable = «{ $text }» գրառումը հնարավոր չէ կարդալ որպես քայլ։
reason-flag-fell = Դրոշակն ընկած է։
reason-moves-completed = Քայլերն ավարտվել են մինչև դրոշակի ընկնելը։
reason-flag-up = Դրոշակը դեռ ընկած չէ։
reason-flag-not-for-arbiter = Այստեղ դրոշակի մասին կարող են հայտարարել միայն խաղացողները։
reason-clocks-not-stopped = Պահանջողը նախ պետք է կանգնեցնի ժամացույցները։
reason-pressed = Քայլը կատարվել է, և ժամացույցը սեղմվել է։
reason-next-move-made = Հաջորդ քայլը կատարվել է առանց ժամացույցը սեղմելու։
reason-move-ended-game = Քայլն ավարտեց խաղը։
reason-pressed-without-move = Ժամացույցը սեղմվել է առանց քայլի։
reason-two-hands = Մեկ քայլը կատարվել է երկու ձեռքով։
reason-pawn-not-exchanged = Զինվորը մնացել է վերջին հորիզոնականի վրա։
reason-illegal-move = Քայլն անհնարին էր։
# $count
reason-illegal-moves = Սա հակառակորդի { ordinal } ավարտված անհնարին քայլն է։
reason-nothing-found = Ոչ մի խախտում չի հայտնաբերվել։
reason-lapsed = Պահանջ ներկայացնելն ուշ է։
reason-last-identifiable = Անհնարին քայլից առաջ եղած դիրքը հնարավոր չէ հաստատել։
reason-displaced = Խաղաքարերի դասավորությունը խախտվել է։
# A length of time
reason-award = Օրենքները տալիս են { duration }։
# $text
reason-arbiter = Մրցավարի պատճառաբանությունը՝ { $text }։
# $stop: why the program itself has stopped the clocks
system-stop =
    { $stop ->
       *[server-interrupted] սերվերի աշխատանքն ընդհատվել էր
        [board-clock-stopped] տախտակի կողքի ժամացույցը կանգնեցվել է
        [entry-missing] սերվերի մատյանում բացակայում է այն, ինչ արդեն ցուցադրվել էր
        [ruled-otherwise] ծրագրի այս տարբերակն այս խաղում ինչ-որ բան այլ կերպ է որոշում
    }
stopped-by-system = Պատճառը՝ { system-stop }։
reason-answered = Մրցավարը պատասխանել է հարցին։
reason-no-such-option = Այդպիսի հարց չկա, կամ սա դրա պատասխաններից չէ։
reason-reason-missing = Մրցավարը պետք է պատճառաբանի։
reason-not-foreseen = Այս օրենքները դա չեն նախատեսում։
reason-not-announced-by-event = Մրցաշարի կանոնադրությունը դա չէր հայտարարել։
# A length of time
reason-too-much-time = Ժամացույցին դեռ չափազանց շատ ժամանակ կա՝ { duration }։
reason-both-must-confirm = Սա ուժի մեջ կմտնի, երբ երկու խաղացողներն էլ ասեն։
reason-players-disagree = Խաղացողները համաձայն չեն։
reason-begun = Խաղն սկսվել է։
reason-no-result = Խաղը դեռ արդյունք չունի։
# $fault
reason-wrong-set-up = Խաղը սխալ է սկսվել՝ { fault }։
# $count
reason-moves-made-by-both =
    { $count ->
        [0] Դեռ ոչ բոլոր խաղացողներն են քայլ կատարել։
        [1] Յուրաքանչյուր խաղացող կատարել է մեկ քայլ։
       *[other] Յուրաքանչյուր խաղացող կատարել է { $count } քայլ։
    }
# $text
reason-no-such-article = Այս օրենքներում չկա «{ $text }» հոդված։
reason-amount-out-of-range = Օրենքներն այս չափը չեն թույլատրում։
reason-too-many-points = Խաղացողները միասին կստանային խաղի արժեքից ավելին։
reason-penalty-owed = Օրենքները պատժամիջոց են պահանջում։
# A length of time
reason-late = Խաղացողն ուշացել է { duration }։
reason-may-still-come = Խաղացողը դեռ կարող է գալ։
reason-in-time = Խաղացողը եկել է ժամանակին։
reason-nobody-there = Սկզբին ոչ մի խաղացող ներկա չէր։
reason-both-too-late = Երկու խաղացողներն էլ ուշացել են։
reason-let-in = Մրցավարը թույլ է տալիս ուշացածին խաղալ։
reason-illegal-position = Երկու արքաներն էլ շախի տակ են, կամ զինվոր է կանգնած իր վերջին հորիզոնականի վրա։
reason-both-agreed = Երկու խաղացողները համաձայնել են։
reason-no-permission = Մրցավարը դա չէր թույլատրել։
reason-not-reported = Մրցավարին չէին տեղեկացրել։
# $count
reason-repeated = Սա արվել է { $count } անգամ։
reason-refuses-to-comply = Օրենքները համառորեն չեն պահպանվել։
reason-other-sex = Խաղացողին զննում է միայն նույն սեռի անձը։
reason-refused-inspection = Խաղացողը հրաժարվել է զննումից։
reason-carries-device = Խաղացողի մոտ էլեկտրոնային սարք կար։
reason-device-on = Պայուսակում եղած սարքն անջատված չէր։
# $text
reason-written-in-advance = «{ $text }» գրվել է մինչև քայլը կատարելը։
# $text
reason-entry-differs = «{ $text }» կատարված քայլը չէ։
# $text
reason-other-notation = «{ $text }» հանրահաշվական նշագրություն չէ։
reason-previous-move-unrecorded = Խաղացողի սեփական վերջին քայլը գրառված չէ։
# $count
reason-move-unrecorded = Ավելի վաղ քայլերից մեկը գրառված չէ՝ համար { $count }, երկու խաղացողների քայլերը հաշված։
reason-offer-not-marked = Ոչ-ոքիի առաջարկը նշված չէ։
reason-need-not-record = Առայժմ խաղացողը պարտավոր չէ գրառել քայլերը։
reason-scoresheet-incomplete = Բլանկներից մեկը լրացված չէ։
reason-scoresheet-complete = Բլանկը լրացված է։
reason-sheet-not-returned = Հակառակորդի բլանկը չի վերադարձվել։
reason-no-snapshot = Նախ պետք է գրի առնել դիրքը և ժամանակները։
# $count
reason-moves-proven =
    { $count ->
        [1] Ապացուցված է մեկ քայլ։
       *[other] Ապացուցված է { $count } քայլ։
    }
reason-moves-not-proven = Հնարավոր չէ ապացուցել, թե քանի քայլ է կատարվել։
# $text
reason-move-not-written = «{ $text }» նախապես չէր գրվել բլանկում։
reason-refuses-to-sign = Խաղացողը հրաժարվում է ստորագրել։
reason-both-signed = Երկու խաղացողները ստորագրել են դա։
reason-signatures-differ = Խաղացողները ստորագրել են տարբեր արդյունքներ։
# $count
reason-asked-so-often =
    { $count ->
        [1] Խնդրել են մեկ անգամ։
       *[other] Խնդրել են { $count } անգամ։
    }
reason-move-not-announced = Քայլը չի հայտարարվել։
reason-move-not-on-board = Հայտարարված քայլը խաղատախտակի վրա չի կատարվել։
# $text
reason-announcement-unclear = «{ $text }» չի ասում, թե որ քայլն է։
reason-promotion-not-named = Նոր խաղաքարը չի անվանվել։
reason-slip-corrected = Քայլը հայտարարելիս արված վրիպումը ժամանակին ուղղվել է։
reason-slip-too-late = Ժամացույցը սեղմվել էր մինչև վրիպումն ուղղելը։
# $text
reason-repeat-differs = «{ $text }» հայտարարված քայլը չէ։
reason-nothing-announced = Ոչ մի քայլ չի հայտարարվել։
reason-not-between-sighted-and-blind = Դա միայն տեսողունակ և թույլ տեսողություն ունեցող խաղացողների խաղի համար է։
reason-scores-agree = Երկու գրառումները համընկնում են։
reason-scores-differ = Երկու գրառումները տարբերվում են։
reason-assistant-not-approved = Մրցավարը հավանություն չի տվել օգնականին։
reason-not-his-duty = Օգնականը դա անելու իրավունք չունի։
reason-assistant-needed = Օգնական պետք է լինի։
reason-unasked = Ոչ ոք դա չէր հարցրել։
reason-disability = Սահմանափակ կարողություններով խաղացողից ժամանակ չի պակասեցվում։
reason-only-once = Դա արդեն արվել է։
reason-seal-ordered = Այժմ պետք է գաղտնի քայլ գրել։
reason-already-sealed = Գաղտնի քայլը գրված է և փոխել չի կարելի։
reason-nothing-sealed = Գաղտնի քայլ չի գրվել։
# A length of time
reason-too-little-time = Ժամացույցին դրա համար չափազանց քիչ ժամանակ կա՝ { duration }։
reason-envelope-incomplete = Պակասում է ծրարի վրա պարտադիր գրվելիք մի բան։
reason-envelope-closed = Ծրարը չի բացվել։
reason-envelope-missing = Ծրարը չի գտնվում։
reason-position-lost = Դիրքը հնարավոր չէ պարզել։
# $player
reason-not-there = { player } ներկա չեն։
reason-extra-time-given = Ժամացույցները յուրաքանչյուր քայլի համար ժամանակ են ավելացնում։
reason-not-last-period = Սա վերջին ստուգումը չէ։
reason-claim-pending = Պահանջը սպասում է որոշման։
reason-papers-incomplete = Պահանջը հիմնավորող նյութերը լրիվ չեն։
reason-no-arbiter = Խաղին ոչ մի մրցավար չի հսկում։
reason-arbiter-present = Խաղին մրցավար է հսկում։

## Questions to the arbiter

# $player, $square
question-touch-intended = { player } միտումնավո՞ր են ձեռք տվել { $square } դաշտի խաղաքարին։
# $player
question-touched-piece = Գրված քայլն անհնարին է։ { player } պարտավո՞ր են քայլել նրա խաղաքարով, ինչպես եթե դրան ձեռք տված լինեին։
# $player, $then
question-can-checkmate =
    { player } դեռ կարո՞ղ են հնարավոր քայլերի որևէ շարքով մատ անել։ { $then ->
        [resignation] Հակառակորդը հանձնվել է։ Եթե մատ անել այլևս հնարավոր չէ, խաղը ոչ-ոքի է։
        [flag] Հակառակորդի դրոշակն ընկել է։ Եթե մատ անել այլևս հնարավոր չէ, խաղը ոչ-ոքի է։
        [illegal-moves] Հակառակորդն ավարտել է թույլատրվածից մեկով ավելի անհնարին քայլ։ Եթե մատ անել այլևս հնարավոր չէ, խաղը ոչ-ոքի է։
       *[sealed-move] Հակառակորդի գաղտնի քայլը սխալ էր։ Եթե մատ անել այլևս հնարավոր չէ, խաղը ոչ-ոքի է։
    }
# $player, $rule, $on, $text
question-draw-claim =
    { $rule ->
        [repetition] { $on ->
            [named] { player } նշում են «{ $text }» քայլը՝ առանց այն գրելու, և հայտարարում են, որ դրանից հետո նույն դիրքը կառաջանա երրորդ անգամ։ Ոչ-ոքիի պահանջը ճի՞շտ է։
            [written] { player } հայտարարում են, որ «{ $text }» քայլից հետո նույն դիրքը կառաջանա երրորդ անգամ։ Ոչ-ոքիի պահանջը ճի՞շտ է։
           *[board] { player } հայտարարում են, որ նույն դիրքն առաջացել է երրորդ անգամ։ Ոչ-ոքիի պահանջը ճի՞շտ է։
        }
       *[fifty-moves] { $on ->
            [named] { player } նշում են «{ $text }» քայլը՝ առանց այն գրելու, և հայտարարում են հիսուն քայլ առանց զինվորի քայլի և վերցնելու։ Ոչ-ոքիի պահանջը ճի՞շտ է։
            [written] { player } հայտարարում են, որ «{ $text }» քայլով յուրաքանչյուր խաղացող կատարած կլինի հիսուն քայլ առանց զինվորի քայլի և վերցնելու։ Ոչ-ոքիի պահանջը ճի՞շտ է։
           *[board] { player } հայտարարում են, որ յուրաքանչյուր խաղացող կատարել է հիսուն քայլ առանց զինվորի քայլի և վերցնելու։ Ոչ-ոքիի պահանջը ճի՞շտ է։
        }
    }
# $player
question-stopped-with-reason = { player } ժամացույցները կանգնեցնելու պատճառ ունեի՞ն։
# $player
question-penalty = Ի՞նչ պատժամիջոց է տրվում { player-to-inside }։
# $player
question-consent = Մրցավարը համաձա՞յն է ոչ-ոքիին։
# $player
question-distraction = { player } դրանով խանգարե՞լ են հակառակորդին։
question-which-flag-first = Երկու դրոշակներն էլ ընկած են։ Ո՞րն է առաջինը ընկել։
question-reversed-colours = Խաղն սկսվել էր հակառակ գույներով։ Այն շարունակվո՞ւմ է։
question-which-position = Ո՞ր դիրքն է վերականգնվում խաղատախտակի վրա։
# $white, $black
question-clock-times = Ժամացույցները կարգավորվո՞ւմ են այն ժամանակվա ցուցմունքով՝ սպիտակներ { $white } և սևեր { $black }, թե մնում են այնպես, ինչպես կան։
# $player, $ground
question-quickplay =
    { $ground ->
        [cannot-win] { player } ոչ-ոքի են պահանջում, որովհետև հակառակորդը չի կարող հաղթել ընդունված միջոցներով։
       *[no-effort] { player } ոչ-ոքի են պահանջում, որովհետև հակառակորդը չի փորձում հաղթել ընդունված միջոցներով։
    } Խաղը ոչ-ոքի՞ է, որոշումը հետաձգվո՞ւմ է, թե պահանջը մերժվում է։
# $player
question-quickplay-after-flag = Ոչ-ոքի էր պահանջվել, և { player-of-inside } դրոշակն ընկել է։ Խաղը ոչ-ոքի՞ է։
# $player
question-quickplay-increment = { player } խնդրում են լրացուցիչ ժամանակ յուրաքանչյուր քայլի համար։ Տրվո՞ւմ է։
# $player
question-quickplay-alone = { player } ոչ-ոքի են պահանջել և դրանով ավարտել խաղը։ Այն ոչ-ոքի՞ է։
question-signed-result = Երկու խաղացողները ստորագրել են արդյունք, որը խաղինը չէ։ Այն մնո՞ւմ է ուժի մեջ։
# $player, $text
question-sheet-entry = { player } բլանկում գրել են «{ $text }»։ Դա կապ ունի՞ խաղի հետ։
question-moves-made = Քանի՞ քայլ է կատարվել։
# $text
question-sealed-move = Գաղտնի գրված էր «{ $text }»։ Ո՞ր քայլն է նշանակում։
# $player
question-late-clock-complaint = { player } չափազանց ուշ են նշում, որ ժամացույցը սխալ է։ Այնուամենայնիվ ուղղվո՞ւմ է։
# $player
question-device = { player-of } մոտ էլեկտրոնային սարք կա՞։
question-boards-differ = Երկու տախտակները տարբերվում են։ Ինչպե՞ս են դրանք ուղղվում։
# $fault
question-set-up =
    { $fault ->
        [pieces] Սկզբում խաղաքարերը սխա՞լ դաշտերում էին կանգնած։
        [orientation] Սկզբում խաղատախտակը սխա՞լ էր դրված։
        [colours] Խաղը հակառա՞կ գույներով էր սկսվել։
       *[clock-setting] Ժամացույցը սխա՞լ էր կարգավորված։
    }
question-clock-setting = Մրցաշարի ժամանակացույցը կտուժե՞ր, եթե ժամացույցի կարգավորումը մնար այնպես, ինչպես կա։
question-both-late = Երկու խաղացողներն էլ ուշացել են։ Երկուսն էլ պարտվո՞ւմ են։
question-both-absent = Սկզբին ոչ մի խաղացող ներկա չէր։ Ո՞վ է կորցնում ժամանակը։
# $player, $to
question-leave =
    { $to ->
        [venue] { player } կարո՞ղ են դուրս գալ խաղատեղից։
       *[outside] { player } կարո՞ղ են դուրս գալ խաղավայրից։
    }
# $player
question-king-taken = { player } վերցրել են արքան։ Դա ընդունվո՞ւմ է որպես պահանջ, որ հակառակորդի քայլն անհնարին էր։
# $player
question-bag = { player } կարո՞ղ են օգտվել պայուսակից։
# $player
question-clock-defect = Ժամացույցն ակնհայտորեն անսա՞րք է, ինչպես ասում են { player-inside }։
question-extra-time = Խանգարման պատճառով լրացուցիչ ժամանակ տրվո՞ւմ է։
question-onlooker = Հանդիսատեսը պե՞տք է դուրս գա խաղավայրից։
# $player
question-announcement = { player } հայտարարել են ոչ այն քայլը, որը կատարել են։ Երկուսից ո՞րն է մնում ուժի մեջ։
# $player
question-pressed-unannounced = { player } սեղմել են ժամացույցը մինչև քայլը հայտարարելը։ Դա համարվո՞ւմ է առանց քայլի սեղմում։
# $text
question-other = { $text }
# $player, $ground
question-admit-quickplay =
    { $ground ->
        [cannot-win] Ժամացույցները յուրաքանչյուր քայլի համար ժամանակ են ավելացնում։ Այնուամենայնիվ լսվո՞ւմ է { player-of-inside } պահանջը, որ հակառակորդը չի կարող հաղթել ընդունված միջոցներով։
       *[no-effort] Ժամացույցները յուրաքանչյուր քայլի համար ժամանակ են ավելացնում։ Այնուամենայնիվ լսվո՞ւմ է { player-of-inside } պահանջը, որ հակառակորդը չի փորձում հաղթել։
    }
# $player
question-quickplay-later = { player-of } պահանջի մասին որոշումը հետաձգված էր։ Այժմ խաղը ոչ-ոքի՞ է։
# $player
question-resumed-clocks = { player } ասում են, որ ժամացույցները սխալ են։ Ի՞նչ պետք է ցույց տան դրանք։
# $player
question-other-notation = { player } գրառումը վարել են ոչ հանրահաշվական նշագրությամբ։ Բլանկն ընդունվո՞ւմ է որպես ապացույց։

## Answers of the arbiter

choice-yes = Այո
choice-no = Ոչ
choice-white = Սպիտակները
choice-black = Սևերը
choice-unknown = Հնարավոր չէ պարզել
# A length of time
choice-postponed =
    { $parts ->
        [none] Որոշումը հետաձգվում է
       *[other] Որոշումը հետաձգվում է, և հակառակորդին ավելացվում է { duration }
    }
choice-drawn = Խաղը ոչ-ոքի է
# $award
choice-loses = Խաղացողը պարտվում է, և հակառակորդը միավոր է ստանում { points }
choice-restart = Խաղն սկսվում է նորից
choice-continue = Խաղը շարունակվում է
# $how-many, and of one penalty what it needs
choice-penalties =
    { $how-many ->
        [none] Առանց պատժամիջոցի
        [one] { $penalty ->
            [warning] Զգուշացում
            [opponent-time] Հակառակորդին ավելացվում է { duration }
            [own-time] Խաղացողին պակասեցվում է { duration }
            [opponent-points] Հակառակորդը միավոր է ստանում { points }
            [own-points] Խաղացողը միավոր է ստանում { points }
            [loss] Խաղը պարտված է, և հակառակորդը միավոր է ստանում { points }
            [fine] Դրամական տուգանք՝ { $text }
            [exclusion] { rounds } մասնակցելու արգելք
           *[expulsion] Մրցաշարից հեռացում
        }
       *[several] { $count } պատժամիջոց միասին
    }
# $reason
choice-no-penalty = Առանց պատժամիջոցի՝ { $reason }
# $moves
choice-moves =
    { $moves ->
        [1] Մեկ քայլ
       *[other] { $moves } քայլ
    }
# $ply
choice-ply = { $ply } քայլից առաջ եղած դիրքը՝ երկու խաղացողների քայլերը հաշված
# $text
choice-means = Նշանակում է { $text }
choice-divided = Բաժանվում է հավասարապես
