# What is ruled in an event, in Armenian.
#
# Every decision and every reason of an event has its message. Names come as they are written and take no endings: a
# sentence has them as its subject, or after ՝.

## Parts that sentences share

# $sections, $section, $round, $board, $white, $black
event-game =
    { $sections ->
        [one] Խաղափուլ { $round }, տախտակ { $board }
       *[several] { $section }, խաղափուլ { $round }, տախտակ { $board }
    } ({ $white } – { $black })

# $penalty and what the penalty needs: a length of time, $award, $text, $rounds, $count
event-penalty =
    { $penalty ->
        [warning] զգուշացում
        [opponent-time] հակառակորդին ավելացվում է { duration }
        [own-time] խաղացողին պակասեցվում է { duration }
        [opponent-points] հակառակորդը միավոր է ստանում { points }
        [own-points] խաղացողը միավոր է ստանում { points }
        [loss] խաղը պարտված է, և հակառակորդը միավոր է ստանում { points }
        [fine] դրամական տուգանք՝ { $text }
        [exclusion] { rounds } մասնակցելու արգելք
       *[expulsion] մրցաշարից հեռացում
    }

## Said first, and put into other messages

# $is, $score
event-outcome =
    { $is ->
        [scored] { $score }
        [adjourned] հետաձգված
        [unplayed] չի խաղացվել
       *[open] արդյունք դեռ չկա
    }
# $number
event-nobody = խաղացող { $number }

# $decision, $reason: whole sentences
event-ruling = { $decision } { $reason }

## Decisions

event-decision-in-order = Ամեն ինչ կարգին է։
event-decision-not-admitted = Սա հետևանք չունի։
# a game, $result
event-decision-result = { event-game }՝ { $result }։
# a game, $from, $to
event-decision-rescored = { event-game }՝ { $from } արդյունքը փոխվում է, նորն է { $to }։
# a game
event-decision-adjourned = { event-game }՝ խաղը հետաձգված է։
# $number, $name, a penalty
event-decision-penalised = Պատժամիջոց { $number }՝ { $name }. { event-penalty }։
# $name, $round
event-decision-excluded = { $name } զրկվում է թիվ { $round } խաղափուլին մասնակցելու իրավունքից։
# $name
event-decision-expelled = { $name } հեռացվում է մրցաշարից։
# $number
event-decision-lifted = Թիվ { $number } պատժամիջոցը չեղարկված է։
# a game, $player, $count
event-decision-illegal-moves =
    { $player ->
        [white] { event-game }՝ ավարտված անհնարին քայլեր. { $white }՝ { $count }։
       *[black] { event-game }՝ ավարտված անհնարին քայլեր. { $black }՝ { $count }։
    }
# $number, $name
event-decision-appealed = { $name } բողոքարկում է մրցավարի որոշումը՝ բողոք { $number }։
# $number, $is; a game and $result where the verdict gives a result
event-decision-appeal-decided =
    { $is ->
        [rejected] Թիվ { $number } բողոքը մերժված է. որոշումը մնում է ուժի մեջ։
        [upheld] Թիվ { $number } բողոքը բավարարված է. որոշումը չեղարկվում է։
        [upheld-with] Թիվ { $number } բողոքը բավարարված է. որոշումը չեղարկվում է։ { event-game }՝ { $result }։
       *[withdrawn] Թիվ { $number } բողոքը հետ է վերցված։
    }
# $name
event-decision-accommodated = Հատուկ պայման է տրամադրվում { $name } խաղացողի համար։
# a game, $name
event-decision-spectator = { event-game }՝ { $name } այս խաղի հանդիսատես է։
# $section, $round
event-decision-supervision-lacking = { $section }, խաղափուլ { $round }՝ մրցավարներից մեկը լրիվ կանոնների թույլատրածից ավելի խաղ ունի։
# $player, $name, $incident
event-decision-incident =
    { $player ->
        [nobody] Նշում
       *[somebody] Նշում { $name } խաղացողի մասին
    }. { incident }։

## Reasons

event-reason-plain = { "" }
# $text: who decided or appealed
event-reason-arbiter = Նշված պատճառը՝ { $text }։
event-reason-by-the-game = Այդպես է որոշվել խաղում։
event-reason-signed = Խաղացողներն այդպես են հայտնել։
event-reason-absent = Ուշացման թույլատրելի ժամանակում ոչ բոլորն են եկել։
event-reason-may-still-come = Ուշացման թույլատրելի ժամանակը դեռ չի լրացել։
event-reason-refuses-to-comply = Օրենքները համառորեն չեն պահպանվել։
# $name
event-reason-not-in-the-event = { $name } մրցաշարից դուրս է։
# $name
event-reason-excluded-from-round = { $name } զրկված է խաղափուլին մասնակցելու իրավունքից։
# $name
event-reason-has-withdrawn = { $name } դուրս է եկել մրցաշարից։
# $article, $refusal
event-reason-unlawful =
    Կանոնադրությունը հակասում է օրենքներին ({ $article })՝ { $refusal ->
        [no-time] խաղացողը խաղալու ժամանակ չունի
        [supervision-unstated] պետք է նշվի, թե որ կանոններն են գործում արագ շախմատի և կայծակնային խաղի համար
        [supervision-unknown] այս խմբագրությունն արագ շախմատը և կայծակնային խաղը չի բաժանում ըստ հսկողության
        [too-many-games] մրցավարը լրիվ կանոնների համար չափազանց շատ խաղ ունի
        [nobody-records] լրիվ կանոնների համար պետք է, որ մեկը գրառի յուրաքանչյուր խաղը
        [tempo-unstated] խաղացողների ժամանակները երկու տեմպի են պատկանում, և պետք է նշվի, թե որն է գործում
        [tempo-contradicted] նշված տեմպը չի համապատասխանում խաղացողների ժամանակներին
        [draws-restricted] այս խմբագրությունն իրավունք չի տալիս սահմանափակել ոչ-ոքիի առաջարկները
        [guideline-out-of-place] ուղեցույցը միայն սովորական և արագ շախմատի համար է, առանց հավելման
        [guideline-unknown] այս խմբագրությունն ուղեցույցի փոխարեն իր օրենքն ունի
        [chess960-unknown] այս խմբագրությունը նախատեսում է միայն մեկ սկզբնական դիրք
        [electronic-scoresheet-unknown] այս խմբագրությունն էլեկտրոնային բլանկ չի նախատեսում
        [fines-unknown] այս խմբագրությունը դրամական տուգանք չի նախատեսում
        [points-out-of-order] հաղթանակը պետք է ավելի արժենա, քան ոչ-ոքին, իսկ ոչ-ոքին՝ ավելի, քան պարտությունը
        [local-rules] այս խմբագրությունը ֆեդերացիայի կանոններ չի թույլատրում
        [local-rule-contradicts] ֆեդերացիայի կանոնը չի կարող փոխել հոդված
        [local-rule-abroad] ֆեդերացիայի կանոնը գործում է միայն իր տարածքում
       *[session-backwards] խաղաշրջանն ավարտվում է սկսվելուց առաջ
    }։
# $why
event-reason-bad-score =
    { $why ->
        [not-a-normal-value] Խաղացողը միավոր է ստանում ինչպես հաղթանակի, ոչ-ոքիի կամ պարտության դեպքում, և ոչինչ՝ դրանց միջև։
        [too-many-points] Խաղացողները միասին կստանային խաղի արժեքից ավելին։
       *[half-a-forfeit] Չներկայանալը գրվում է երկու խաղացողների համար կամ ոչ մեկի։
    }
event-reason-taken = Համարն զբաղված է։
# $number
event-reason-no-player = Չկա խաղացող { $number }։
# $number
event-reason-no-official = Չկա պաշտոնյա { $number }։
# $number
event-reason-no-section = Չկա խումբ { $number }։
# $number
event-reason-no-game = Չկա խաղ { $number }։
event-reason-no-such-matter = Չկա այդպիսի պատժամիջոց, բողոք կամ գրառում։
# $name
event-reason-plays-elsewhere = { $name } այնտեղ չի խաղում։
# $name
event-reason-paired-twice = { $name } խաղացողը երկու զույգում է ընդգրկված։
event-reason-board-twice = Տախտակներից մեկն օգտագործված է երկու անգամ։
event-reason-begun = Խաղն արդեն սկսվել է։
event-reason-has-result = Խաղն արդյունք ունի։
event-reason-no-result = Խաղն արդյունք չունի։
event-reason-same-result = Խաղն արդեն այդ արդյունքն ունի։
event-reason-event-closed = Մրցաշարը փակված է։
event-reason-already-so = Այդպես էլ կա։
event-reason-games-go-on = Խաղ է ընթանում։
event-reason-reason-missing = Պետք է պատճառ նշել։
event-reason-name-missing = Պետք է անուն նշել։
event-reason-not-foreseen = Այս օրենքները դա չեն նախատեսում։
event-reason-barred-by-regulations = Կանոնադրությունը դա թույլ չի տալիս։
event-reason-not-announced = Դա նախապես չէր հայտարարվել։
event-reason-amount-out-of-range = Օրենքներն այս չափը չեն թույլատրում։
event-reason-needs-game = Դա մեկ խաղի է վերաբերում, որը պետք է նշել։
# $count
event-reason-too-many-games = Մրցավարներից մեկն ունենալու էր այսքան խաղ՝ { $count }։
event-reason-supervision-differs = Ամբողջ մրցաշարում արագ շախմատի և կայծակնային խաղի համար գործում են նույն կանոնները։
event-reason-bad-session = Խաղաշրջանը պետք է ավարտվի սկսվելուց հետո, և գոնե մեկը պետք է լինի։
event-reason-already-decided = Դա արդեն որոշված է։
event-reason-not-adjourned = Խաղը հետաձգված չէ։
event-reason-not-his-game = Ով այդ խաղը չի խաղում, հանդիսատես է։
event-reason-his-game = Դա խաղացողի սեփական խաղն է։

## What happened

# $section
event-act-open-section = Բացվում է խումբ { $section }
# $name
event-act-register = { $name } գրանցվում է
# $name
event-act-amend = Ճշտվում են { $name } անունով գրանցված տվյալները
# $name, $round, $reason
event-act-withdraw = { $name } խաղացողը թիվ { $round } խաղափուլից սկսած դուրս է գալիս մրցաշարից՝ { $reason }
# $name
event-act-return = { $name } վերադառնում է
# $kind, $name, $round
event-act-request-bye =
    { $kind ->
        [nobody] { $name } այնուամենայնիվ խաղում է, խաղափուլ { $round }
       *[other] { $name } խնդրում է չզուգակցել թիվ { $round } խաղափուլում
    }
# $section
event-act-amend-section = Ճշտվում են խմբի պայմանները՝ { $section }
# $name
event-act-rename = Մրցաշարի նոր անվանումը՝ { $name }
event-act-close = Մրցաշարը փակվում է
# $reason
event-act-reopen = Մրցաշարը կրկին բացվում է՝ { $reason }
event-act-hide = Մրցաշարը հանվում է հրապարակային ցուցակներից
event-act-unhide = Մրցաշարը կրկին հրապարակային ցուցակներում է
event-act-set-zone = Սահմանվում է մրցաշարի ժամային գոտին
# $section, $round, $reason
event-act-correct-pairings = { $section }, խաղափուլ { $round }՝ մրցավարը սահմանում է զույգերը՝ { $reason }
# $name
event-act-appoint = { $name } նշանակվում է
# $name
event-act-dismiss = { $name } թողնում է պաշտոնը
event-act-regulate = Սահմանվում է կանոնադրությունը
# $section, $round
event-act-schedule = { $section }, խաղափուլ { $round }՝ հայտարարվում են ժամերը
# $section, $round
event-act-pair = { $section }, խաղափուլ { $round }՝ հրապարակվում են զույգերը
# a game, $result
event-act-report = { event-game }, արդյունքն ըստ խաղի մատյանի՝ { $result }
# a game, $result
event-act-hand-in = { event-game }՝ խաղացողները հանձնում են { $result }
# a game, $who, $player
event-act-absent =
    { event-game }՝ { $who ->
        [both] երկու խաղացողներն էլ բացակայում են
       *[one] { $player ->
            [white] սպիտակները բացակայում են
           *[black] սևերը բացակայում են
        }
    }
# a game, $result, $reason
event-act-change-result = { event-game }՝ մրցավարը փոխում է արդյունքը, նորն է { $result }. { $reason }
# a game
event-act-adjourn = { event-game }՝ խաղը հետաձգվում է
# a game
event-act-fix-resumption = { event-game }՝ որոշվում են խաղը վերսկսելու ժամանակը և տեղը
# $name, $reason
event-act-penalise = Մրցավարը { $name } խաղացողի նկատմամբ պատժամիջոց է կիրառում՝ { $reason }
# $number, $reason
event-act-lift = Թիվ { $number } պատժամիջոցը չեղարկվում է՝ { $reason }
# a game, $who, $player, $reason
event-act-refuses-to-comply =
    { event-game }՝ { $who ->
        [both] երկու խաղացողներն էլ համառորեն հրաժարվում են պահպանել օրենքները
       *[one] { $player ->
            [white] սպիտակները համառորեն հրաժարվում են պահպանել օրենքները
           *[black] սևերը համառորեն հրաժարվում են պահպանել օրենքները
        }
    }. { $reason }
# $name, $grounds
event-act-appeal = { $name } բողոքարկում է՝ { $grounds }
# $number, $reason
event-act-decide-appeal = Թիվ { $number } բողոքի որոշումը՝ { $reason }
# $name, $measure
event-act-accommodate = Հատուկ պայման { $name } խաղացողի համար՝ { $measure }
# a game, $name, $how
event-act-meddle = { event-game }՝ { $name } միջամտում է խաղին՝ { $how }
# a game, $player
event-act-keep-sheet =
    { event-game }՝ { $player ->
        [white] սպիտակների բլանկը հանձնվում է
       *[black] սևերի բլանկը հանձնվում է
    }
# $incident, $remark
event-act-log = Մրցավարի նշումը՝ { incident }։ { $remark }
# $show, $moves or $minutes
event-act-broadcast =
    { $show ->
        [after-moves] Ընթացող խաղերը ցուցադրվում են ուշացումով՝ յուրաքանչյուր խաղացողի ևս { $moves } քայլից հետո
        [after-minutes] Ընթացող խաղերը ցուցադրվում են { $minutes } րոպե ուշացումով
        [live] Ընթացող խաղերը ցուցադրվում են անմիջապես
       *[hidden] Ընթացող խաղերը տեսնում են միայն խաղացողներն ու մրցավարները
    }
# $section
event-act-set-categories = Սահմանվում են խմբի մրցանակային անվանակարգերը՝ { $section }

## The report of what was ruled

report-title = Դեպքերի մասին զեկույց
report-event = Մրցաշար
report-laws = Օրենքներ
report-of = Զեկույցի բովանդակությունը
report-nothing = Ոչինչ չի որոշվել։
# $edition
report-edition = ՖԻԴԵ-ի շախմատի օրենքներ, { $edition }
report-whole-event = ամբողջ մրցաշարը
# $section
report-section = խումբ { $section }
# $section, $round
report-round = խումբ { $section }, խաղափուլ { $round }
# $game
report-game = խաղ { $game }
# $entry
report-event-entry = մրցաշար, գրառում { $entry }
# $game, $entry, $players
report-game-entry = խաղ { $game }, գրառում { $entry } ({ $players })
# $name
report-by = կայացրել է՝ { $name }
# $white, $black
report-clocks = Ժամացույցները՝ սպիտակներ { $white }, սևեր { $black }
report-clocks-before = Ժամացույցները դրանից առաջ՝ սպիտակներ { $white }, սևեր { $black }
report-clocks-after = Ժամացույցները դրանից հետո՝ սպիտակներ { $white }, սևեր { $black }
report-organiser = կազմակերպիչը
report-journal = խաղի մատյանը
# $number
report-appeal = Բողոք { $number }
report-lodged = Ներկայացված է
report-appellant = Ով
report-grounds = Հիմքերը
report-decided = Որոշումը
report-undecided = դեռ չկա
# $is, $number, a game and $result, $when, $name, $text
report-verdict = { event-decision-appeal-decided } { $when }, { $name }. { $text }
report-against = Ինչի դեմ
# $entry
report-against-event = մրցաշարի գրառում { $entry }
# $game, $entry
report-against-game = { $game } խաղի թիվ { $entry } գրառման մասին որոշումը
report-white = Սպիտակներ
report-black = Սևեր
report-result = Արդյունք
report-section-of = Խումբ
report-control = Ժամանակի վերահսկում
report-tempo = Տեմպ
# $tempo
report-tempo-is =
    { $tempo ->
        [standard] սովորական
        [rapid] արագ շախմատ
       *[blitz] կայծակնային
    }
report-position = Դիրքը գրառումից առաջ
report-until-then = Մինչ այդ
# $white, $white-illegal, $black, $black-illegal: counts
report-moves = սպիտակների քայլեր՝ { $white }, անհնարին՝ { $white-illegal }, սևերի քայլեր՝ { $black }, անհնարին՝ { $black-illegal }
