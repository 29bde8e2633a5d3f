# Acts told in words, and the texts of `touchmove drill`, in Armenian.
#
# The first group is this file's own; `player`, `player-of`, `piece-the` and `ordinal` are in hy.ftl.

## Parts that sentences share

# $piece: to which something is done
piece-to =
    { $piece ->
        [pawn] զինվորին
        [knight] ձիուն
        [bishop] փղին
        [rook] նավակին
        [queen] թագուհուն
       *[king] արքային
    }
# $piece: with which a move is made
piece-with =
    { $piece ->
        [pawn] զինվորով
        [knight] ձիով
        [bishop] փղով
        [rook] նավակով
        [queen] թագուհով
       *[king] արքայով
    }

## What players do: PlayerAct.

act-say-adjust = { player } ասում են «ուղղում եմ»
act-adjust = { player } ուղղում են { $square } դաշտի { piece-the }
act-touch = { $contact ->
    [accident] { player } ակնհայտորեն պատահաբար դիպչում են { $square } դաշտի { piece-to }
    [disputed] { player } ձեռք են տալիս { $square } դաշտի { piece-to }, դրա պատահական լինելը վիճելի է
   *[intent] { player } ձեռք են տալիս { $square } դաշտի { piece-to }
}
act-touch-together = { player } միաժամանակ ձեռք են տալիս { $first } և { $second } դաշտերի խաղաքարերին
act-say-castle = { player } ասում են, որ փոխատեղում են կատարելու
act-lift = { player } { $square } դաշտից բարձրացնում են { piece-the }
act-remove = { player } { $square } դաշտից հանում են { piece-the }
act-place = { player } { piece } են բերում { $square } դաշտ
act-place-enemy = { player } հակառակորդի գույնի { piece } են բերում { $square } դաշտ
act-release = { player } խաղաքարը բաց են թողնում { $square } դաշտում
act-use-both-hands = { player } օգտագործում են երկու ձեռքն էլ
act-press = { $hand ->
    [other] { player } ժամացույցը սեղմում են մյուս ձեռքով
   *[same] { player } սեղմում են ժամացույցը
}
act-stop = { player } կանգնեցնում են ժամացույցները { $for ->
    [help] օգնություն խնդրելու համար՝ { $text }
    [displaced] խաղաքարերի դասավորության խախտման պատճառով
    [clock-setting] ժամացույցի սխալ կարգավորման պատճառով
    [claim] պահանջ ներկայացնելու համար
    [sealed] գաղտնի քայլը գրելուց հետո
    [arrived] ժամանելուն պես
   *[none] առանց պատճառ նշելու
}
act-displace = { player } խախտում են { $squares } դաշտերի խաղաքարերի դասավորությունը
act-put-back = { player } խաղաքարերը տեղն են դնում
act-write-move = { player } բլանկում գրում են { $text } քայլը
act-write-spoken = { player } { $text } քայլն ասում են ձայնագրող սարքին
act-write-dash = { player } բլանկում գծիկ են դնում
act-write-up-to-date = { player } բլանկում գրում են բոլոր պակասող քայլերը
act-write-draw-offer = { player } բլանկում գրում են (=)
act-write-time = { player } բլանկում գրում են ժամանակը՝ { $text }
act-write-claim-matter = { player } բլանկում նշում են կատարում պահանջի մասին՝ { $text }
act-write-note = { player } բլանկում նշում են կատարում՝ { $text }
act-borrow-sheet = { player } վերցնում են հակառակորդի բլանկը
act-return-sheet = { player } վերադարձնում են հակառակորդի բլանկը
act-offer = { player } ոչ-ոքի են առաջարկում
act-offer-condition = { player } պայմանով ոչ-ոքի են առաջարկում՝ { $text }
act-accept = { player } ընդունում են
act-reject = { player } մերժում են առաջարկը
act-withdraw = { player } ցանկանում են հետ վերցնել առաջարկը կամ պահանջը
# $whose: whether the move was the claimant's own or the opponent's
act-claim-draw = { $on ->
    [written] { $rule ->
        [repetition] { player } ոչ-ոքի են պահանջում դիրքի կրկնությամբ՝ գրի առնված { $text } քայլով
       *[fifty-moves] { player } ոչ-ոքի են պահանջում հիսուն քայլի կանոնով՝ գրի առնված { $text } քայլով
    }
    [named] { $rule ->
        [repetition] { player } ոչ-ոքի են պահանջում դիրքի կրկնությամբ՝ { $text } քայլով, որը գրված չէ
       *[fifty-moves] { player } ոչ-ոքի են պահանջում հիսուն քայլի կանոնով՝ { $text } քայլով, որը գրված չէ
    }
   *[board] { $rule ->
        [repetition] { player } ոչ-ոքի են պահանջում դիրքի կրկնությամբ
       *[fifty-moves] { player } ոչ-ոքի են պահանջում հիսուն քայլի կանոնով
    }
}
act-claim-illegal-move = { player } հայտարարում են անհնարին քայլի մասին
act-claim-own-illegal-move = { player } հայտարարում են, որ իրենց վերջին քայլն անհնարին էր
act-claim-move-was-illegal = { $whose ->
    [own] { player } հայտարարում են, որ իրենց թիվ { $number } քայլն անհնարին էր
   *[opponent] { player } հայտարարում են, որ հակառակորդի թիվ { $number } քայլն անհնարին էր
}
act-claim-touched-piece = { player } հայտարարում են, որ պարտադիր է քայլել ձեռք տրված խաղաքարով
act-claim-flag = { player } հայտարարում են, որ հակառակորդի դրոշակն ընկել է
act-claim-own-flag = { player } հայտարարում են, որ իրենց դրոշակն ընկել է
act-claim-set-up = { player } հայտարարում են, որ խաղը սխալ է սկսվել
act-claim-displaced = { player } հայտարարում են, որ խաղաքարերը սխալ դաշտերում են
act-claim-quickplay = { $ground ->
    [no-effort] { player } ոչ-ոքի են պահանջում, որովհետև հակառակորդը չի փորձում հաղթել ընդունված միջոցներով
   *[cannot-win] { player } ոչ-ոքի են պահանջում, որովհետև հակառակորդը չի կարող հաղթել ընդունված միջոցներով
}
act-claim-quickplay-increment = { player } պահանջում են հավելում յուրաքանչյուր քայլի համար
act-claim-quickplay-alone = { $ground ->
    [no-effort] { player } առանց մրցավարի ներկայության ոչ-ոքի են պահանջում, որովհետև հակառակորդը չի փորձում հաղթել ընդունված միջոցներով
   *[cannot-win] { player } առանց մրցավարի ներկայության ոչ-ոքի են պահանջում, որովհետև հակառակորդը չի կարող հաղթել ընդունված միջոցներով
}
act-claim-clock-defect = { player } հայտարարում են, որ ժամացույցն անսարք է
act-claim-disturbance = { player } հայտարարում են, որ հակառակորդը խանգարում է՝ { $text }
act-resign = { player } հանձնվում են
act-sign = { player } ստորագրում են { $score } արդյունքը
act-arrive = { player } գալիս են
act-ask-leave = { player } թույլտվություն են խնդրում դուրս գալու { $to ->
    [outside] խաղավայրից
   *[venue] խաղատեղից
}
act-leave = { player } դուրս են գալիս { $to ->
    [outside] խաղավայրից
   *[venue] խաղատեղից
}
act-return = { player } վերադառնում են
act-ask-to-see-sheet = { player } խնդրում են ցույց տալ մրցավարի բլանկը
act-ask-for-sheet = { player } բլանկ են խնդրում
act-ask-explanation = { player } բացատրություն են խնդրում
act-ask-move-count = { player } հարցնում են, թե քանի քայլ է կատարվել
act-appeal = { player } բողոքարկում են որոշումը
act-write-sealed = { player } գրում են գաղտնի քայլը՝ { $text }
act-close-envelope = { player } փակում են ծրարը
act-state-sealed = { player } հայտնում են, թե որն էր գաղտնի քայլը՝ { $text }
act-contest-clock = { player } ասում են, որ ժամացույցը սխալ է
act-announce = { player } հայտարարում են «{ $text }»
act-repeat = { player } կրկնում են «{ $text }»
act-demand-two-boards = { player } պահանջում են երկու խաղատախտակ
act-report-boards-differ = { player } հայտնում են, որ խաղատախտակները տարբերվում են
act-agree-to-correct = { player } համաձայնում են ուղղել անհնարին քայլը
act-restart = { player } միացնում են կանգնած ժամացույցը
act-say-check = { player } ասում են «շախ»
act-refuse-to-sign = { player } հրաժարվում են ստորագրել
act-ask-bag = { player } խնդրում են թույլ տալ օգտվել պայուսակից, որում սարք կա
act-use-bag = { player } օգտվում են այդ պայուսակից
act-confirm = { player } համաձայն են սրան՝ «{ $text }»

## What assistants and others do: AssistantAct, Observation.

assistant-for-player = Գործում է { player-of-inside } օգնականը։ { $text }
assistant-execute = { player-of } օգնականը մյուս խաղատախտակի վրա կատարում է { $text } քայլը
assistant-tell = { player-of } օգնականը հայտնում է քայլերը և ժամանակները { $asked ->
    [yes] խնդրանքով
   *[no] առանց խնդրանքի
}
assistant-report-touch = { player-of } օգնականը հայտնում է, որ հակառակորդը ձեռք է տվել { $square } դաշտի խաղաքարին

bystander-flag = Կողմնակի անձը հայտնում է, որ { player-of-inside } դրոշակն ընկել է
bystander-both-flags = Կողմնակի անձը հայտնում է, որ երկու դրոշակներն էլ ընկել են
bystander-both-absent = Կողմնակի անձը հայտնում է, որ ոչ մի խաղացող ներկա չէ
bystander-illegal-move = Կողմնակի անձը հայտնում է, որ անհնարին քայլ է կատարվել
bystander-touched-piece = Կողմնակի անձը հայտնում է, որ { $square } դաշտի խաղաքարին ձեռք է տրվել
bystander-illegal-position = Կողմնակի անձը հայտնում է, որ դիրքն անհնարին է
bystander-set-up = Կողմնակի անձը հայտնում է, որ խաղը սխալ է սկսվել
bystander-displaced = Կողմնակի անձը հայտնում է, որ խաղաքարերը սխալ դաշտերում են
bystander-boards-differ = Կողմնակի անձը հայտնում է, որ խաղատախտակները տարբերվում են
bystander-not-recorded = Կողմնակի անձը հայտնում է, որ { player-inside } չեն գրառել քայլերը
bystander-device = Կողմնակի անձը հայտնում է, որ { player-of-inside } մոտ էլեկտրոնային սարք կա
bystander-device-in-bag = Կողմնակի անձը հայտնում է, որ { player-of-inside } պայուսակում անջատված սարք կա
bystander-device-sounds = Կողմնակի անձը հայտնում է, որ { player-of-inside } պայուսակում եղած սարքը ձայն է հանում
bystander-absent = Կողմնակի անձը հայտնում է, որ { player-inside } ներկա չեն
bystander-outsider = Կողմնակի անձը հայտնում է, որ ներկա է կողմնակի անձ՝ { $text }

## What arbiters do: ArbiterAct.

arbiter-start = Մրցավարը միացնում է ժամացույցը
# $stop
system-pause = Ժամացույցները կանգնեցվեցին, որովհետև { system-stop }
arbiter-pause = Մրցավարը կանգնեցնում է ժամացույցները՝ { $reason }
arbiter-resume = Մրցավարը թույլ է տալիս շարունակել խաղը
arbiter-observe-flag = Մրցավարը տեսնում է, որ { player-of-inside } դրոշակն ընկել է
arbiter-observe-both-flags = Մրցավարը տեսնում է, որ երկու դրոշակներն էլ ընկել են
arbiter-observe-both-absent = Մրցավարը տեսնում է, որ ոչ մի խաղացող ներկա չէ
arbiter-observe-illegal-move = Մրցավարը տեսնում է, որ անհնարին քայլ է կատարվել
arbiter-observe-touched-piece = Մրցավարը տեսնում է, որ { $square } դաշտի խաղաքարին ձեռք է տրվել
arbiter-observe-illegal-position = Մրցավարը տեսնում է, որ դիրքն անհնարին է
arbiter-observe-set-up = Մրցավարը տեսնում է, որ խաղը սխալ է սկսվել
arbiter-observe-displaced = Մրցավարը տեսնում է, որ խաղաքարերը սխալ դաշտերում են
arbiter-observe-boards-differ = Մրցավարը տեսնում է, որ խաղատախտակները տարբերվում են
arbiter-observe-not-recorded = Մրցավարը տեսնում է, որ { player-inside } չեն գրառել քայլերը
arbiter-observe-device = Մրցավարը տեսնում է, որ { player-of-inside } մոտ էլեկտրոնային սարք կա
arbiter-observe-device-in-bag = Մրցավարը տեսնում է, որ { player-of-inside } պայուսակում անջատված սարք կա
arbiter-observe-device-sounds = Մրցավարը տեսնում է, որ { player-of-inside } պայուսակում եղած սարքը ձայն է հանում
arbiter-observe-absent = Մրցավարը տեսնում է, որ { player-inside } ներկա չեն
arbiter-observe-outsider = Մրցավարը տեսնում է, որ ներկա է կողմնակի անձ՝ { $text }
arbiter-decide = Մրցավարը պատասխանում է՝ { $choose ->
    [yes] այո
    [no] ոչ
    [white] սպիտակները
    [black] սևերը
    [unknown] հնարավոր չէ պարզել
    [postponed] որոշումը հետաձգվում է
    [drawn] խաղը ոչ-ոքի է
    [loses] խաղը պարտված է
    [restart] խաղն սկսվում է նորից
    [continue] խաղը շարունակվում է
    [penalties] պատժամիջոցներ
    [no-penalty] առանց պատժամիջոցի
    [moves] քայլերի որոշակի թիվ
    [ply] ավելի վաղ եղած դիրքը
    [means] գրվածի նշանակությունը
   *[divided] հավասարապես
}
arbiter-set-clocks = Մրցավարը կարգավորում է ժամացույցները՝ { $text }
arbiter-give-time = Մրցավարը լրացուցիչ ժամանակ է տալիս՝ { $text }
arbiter-reinstate = Մրցավարը վերականգնում է ավելի վաղ եղած դիրքը
arbiter-penalise = Մրցավարը պատժում է { player-to-inside }՝ { $reason }
arbiter-change-result = Մրցավարը փոխում է արդյունքը՝ { $score }
arbiter-enter-result = Մրցավարը գրանցում է խաղացողների հայտնած արդյունքը՝ { $score }
# $incident, $note
arbiter-log = Մրցավարի նշումը՝ { incident }։ { $note }
arbiter-rule-freely = Մրցավարը որոշում է՝ { $reason }
arbiter-declare-dead = Մրցավարը դիրքը հայտարարում է մեռյալ
arbiter-proves = Մրցավարն ապացույց ունի { player-of-inside } հնարավորությունների մասին
arbiter-admit-late = Մրցավարը թույլ է տալիս ուշացած { player-to-inside } խաղալ
arbiter-consent = Մրցավարը համաձայնում է ոչ-ոքիին
arbiter-assistant = Մրցավարը հավանություն է տալիս { player-of-inside } օգնականին
arbiter-refuse-assistant = Մրցավարը մերժում է { player-of-inside } օգնականին
arbiter-disability = Մրցավարն արձանագրում է { player-of-inside } սահմանափակ կարողությունները
arbiter-grant-leave = Մրցավարը { player-to-inside } թույլ է տալիս դուրս գալ
arbiter-refuse-leave = Մրցավարը { player-to-inside } թույլ չի տալիս դուրս գալ
arbiter-authorise-device = Մրցավարը թույլատրում է սարքը՝ { $name }
arbiter-designate = Մրցավարը տեղ է հատկացնում՝ { $name }
arbiter-clock-side = Մրցավարն ասում է, թե որ կողմում է դրվում ժամացույցը
arbiter-appoint-assistant = Մրցավարը դիտորդ է նշանակում՝ { $name }
arbiter-replace = Մրցավարը փոխում է սարքը
arbiter-take-snapshot = Մրցավարը գրի է առնում դիրքը և ժամանակները
arbiter-reconstructed = Մրցավարը խաղի վերականգնմամբ պարզում է՝ { $text }
arbiter-order-seal = Մրցավարը պահանջում է գաղտնի քայլ գրել
arbiter-confirm-envelope = Մրցավարը հաստատում է ծրարի վրա գրվածը
arbiter-resume-adjourned = Մրցավարը թույլ է տալիս վերսկսել հետաձգված խաղը
arbiter-open-envelope = Մրցավարը բացում է ծրարը
arbiter-envelope-missing = Ծրարը չի գտնվում
arbiter-position-lost = Դիրքը հնարավոր չէ պարզել
arbiter-tell-move-count = Մրցավարը հայտնում է, թե քանի քայլ է կատարվել
arbiter-refer-to-fide = Մրցավարը հարց է ուղղում ՖԻԴԵ-ին՝ { $text }
arbiter-set-control = Մրցավարը սահմանում է ժամանակի այլ վերահսկում
arbiter-refuses-to-comply = Մրցավարը գտնում է, որ հրաժարվել են պահպանել օրենքները՝ { $reason }
arbiter-inspect = Մրցավարի կարգադրությամբ զննում են { player-to-inside }
arbiter-grant-bag = Մրցավարը թույլ է տալիս { player-to-inside } օգտվել պայուսակից
arbiter-admit-person = Մրցավարը ներս է թողնում մեկին՝ { $name }

## Questions and answers of the drill.

drill-title = Վարժություններ մրցավարների համար
drill-paper = Հարցաթերթ
drill-key = Ճիշտ պատասխաններ
drill-edition = { $edition } թվականի օրենքներ
drill-seed = Սկզբնաթիվ { $seed }. նույն հարցերը կրկնվում են --seed { $seed } ընտրանքով
drill-incident = Դեպք { $number }, ընդամենը՝ { $of }
drill-time = Ժամանակի վերահսկում՝ { $control }, { $tempo ->
    [rapid] արագ շախմատ
    [blitz] կայծակնային շախմատ
   *[standard] սովորական շախմատ
}
drill-event = Մրցաշարը՝ { $text }
drill-moves = Կատարված քայլերը՝ { $text }
drill-position = Դիրքը՝ { $text }
drill-clocks = Ժամացույցները՝ սպիտակներ { $white }, սևեր { $black }
drill-to-move = Քայլը { player-of-inside }նն է
drill-before = Ինչ է տեղի ունեցել նախկինում
drill-now = Ինչ է տեղի ունենում հիմա
drill-ask = Ինչպե՞ս եք որոշում
drill-name = Անուն
drill-points = Միավորներ
drill-of-points = { $points }-ից

drill-part-result = Խաղը
drill-part-position = Դիրքը
drill-part-time = Ժամանակը
drill-part-count = Անհնարին քայլերը
drill-part-touch = Ինչ պետք է խաղա խաղացողը
drill-part-clocks = Ժամացույցները
drill-part-admission = Հետևանքը
drill-part-article = Որ հոդվածով

drill-result-goes-on = Խաղը շարունակվում է
drill-result-wins = { player } հաղթում են, { $score }
drill-result-drawn = Խաղը ոչ-ոքի է
drill-result-score = Արդյունքը { $score } է
drill-result-new-game = Խաղը չեղարկվում է, և սկսվում է նոր խաղ
drill-result-pending = Խաղն ավարտված է, արդյունքը սպասում է որոշման
drill-result-adjourned = Խաղը հետաձգված է

drill-position-stays = Մնում է այնպես, ինչպես կա
drill-position-back = Վերականգնվում է { player-of-inside } { $move ->
    [1] առաջին
   *[other] { $move }-րդ
} քայլից առաջ եղած դիրքը
drill-position-placed = { $square } դաշտում դրվում է { piece }

drill-time-none = Ոչ մեկի ժամանակը չի փոխվում
drill-time-added = { player-to } ավելացվում է { $time }
drill-time-taken = { player } կորցնում են { $time }

drill-count-none = Ոչինչ չի հաշվվում
drill-count = Սա { player-of-inside } { ordinal } անհնարին քայլն է

drill-tie-free = { player } կարող են կատարել ցանկացած հնարավոր քայլ
drill-tie-move = { player } պետք է քայլեն { $square } դաշտի { piece-with }
drill-tie-capture = { player } պետք է վերցնեն { $square } դաշտի { piece-the }
drill-tie-capture-with = { player } պետք է { $other } դաշտի խաղաքարով վերցնեն { $square } դաշտի { piece-the }
drill-tie-castle = { player } պետք է փոխատեղում կատարեն { $square } դաշտի նավակով
drill-tie-king = { player } պետք է քայլեն արքայով
drill-tie-rook = { player } պետք է քայլեն { $square } դաշտի նավակով և այդ կողմում չեն կարող փոխատեղում կատարել
drill-tie-released = { player } պետք է խաղաքարը թողնեն { $square } դաշտում
drill-tie-promote = { player } { $square } դաշտում պետք է կատարեն այս փոխարկումը՝ { piece }
drill-tie-intended = { player } պետք է կատարեն գրված քայլը

drill-clock-runs = Աշխատում է { player-of-inside } ժամացույցը
drill-clocks-stand = Երկու ժամացույցներն էլ կանգնած են

drill-admitted = Դա ընդունվում է
drill-not-admitted = Դա չի ընդունվում
drill-referred = Նախ պետք է որոշի մրցավարը

drill-answer = Պատասխան
drill-letters = Պատասխանեք մեկ տառով կամ հաջորդ հարցերի համար միանգամից մի քանիսով. դատարկ տողը պատասխան չի համարվում, q-ն ավարտում է։
drill-expected = պետք է լինի տառ՝ a-ից մինչև { $last }, դատարկ տող կամ q
drill-right = Ճիշտ է
drill-wrong = Սխալ է, ճիշտ պատասխանը՝ { $text }
drill-no-answer = Պատասխան չկա, ճիշտ պատասխանը՝ { $text }
drill-ruling = Որոշումը
drill-why = Ինչու
drill-other = Ըստ { $edition } թվականի օրենքների
drill-other-same = Նույնը
drill-other-not-comparable = Այդ խմբագրությունը դրա համար կանոն չունի, կամ խաղն այդտեղ չէր հասնի
drill-score = { $asked } հարցից { $right } ճիշտ պատասխան, { $percent } %
drill-passed = Հանձնված է՝ { $percent } %, պահանջվում էր { $pass } %
drill-failed = Հանձնված չէ՝ { $percent } %, պահանջվում էր { $pass } %
drill-progress = Մինչ այժմ՝ { $asked } հարցից { $right } ճիշտ պատասխան, պարապմունքների թիվը՝ { $sessions }
drill-nothing = Այս թեմայով դեպք չկա
drill-topic-line = { $topic }՝ { $count } դեպք

## How texts are put together.

drill-sentence = { $text }։
drill-label = { $label }՝ { $text }
drill-clauses = { $first }, { $next }
list-two = { $first }, { $next }
list-and = { $first } և { $next }
list-or = { $first } կամ { $next }
# $player, $text
player-value = { player } { $text }

# What the event has announced, phrase by phrase as scenarios say it; a number is $first, another $second.
drill-said-adjournment = խաղերը կարող են հետաձգվել
drill-said-default-time-n = ուշացման թույլատրելի ժամանակը { $first } է
drill-said-guideline-iii = գործում է Ուղեցույց III-ը
drill-said-no-arbiter = մրցավար չկա
drill-said-time-is-added-at-zero = ժամանակն ավելանում է, երբ ժամացույցը հասնում է զրոյի
drill-said-time-is-added-with-the-last-move = ժամանակն ավելանում է ստուգման վերջին քայլի հետ
drill-said-chess960 = խաղում են շախմատ 960
drill-said-supervision-full-n-games-per-arbiter-recorded = լիարժեք հսկողություն, յուրաքանչյուր մրցավարին առավելագույնը { $first } խաղ, գրանցվում է
drill-said-supervision-full-n-games-per-arbiter = լիարժեք հսկողություն, յուրաքանչյուր մրցավարին առավելագույնը { $first } խաղ
drill-said-supervision-unstated = հսկողության մասին ոչինչ ասված չէ
drill-said-draws-with-consent = ոչ-ոքի կարելի է պայմանավորվել միայն մրցավարի համաձայնությամբ
drill-said-draws-after-n-moves = ոչ-ոքի կարելի է պայմանավորվել միայն { $first } քայլից հետո
drill-said-auto-flag = ժամացույցն ինքն է հայտարարում դրոշակի անկումը
drill-said-the-arbiter-verifies-claims = մրցավարը ստուգում է պահանջները
drill-said-two-boards = յուրաքանչյուր խաղացող ունի իր տախտակը
drill-said-machine-observes = սարքը հետևում է տախտակին
drill-said-both-late-is-for-the-arbiter = եթե երկու խաղացողն էլ ուշանում են, որոշում է մրցավարը
drill-said-fine-of-n-for-smoking = ծխելու տուգանքը { $first } է
drill-said-devices-in-bags = էլեկտրոնային սարքերը կարող են անջատված մնալ պայուսակներում
drill-said-automatic-press = Քայլը կատարելիս ժամացույցն ինքնաբերաբար սեղմվում է
drill-said-automatic-draws-limit-proofs = խաղն ինքնին ավարտող ոչ-ոքիները սահմանափակում են ապացույցները
drill-said-unused-time-lapses = չօգտագործված ժամանակը ստուգումից հետո կորչում է
drill-said-three-points-for-a-win = հաղթանակը երեք միավոր է
drill-said-the-arbiter-leaves-illegal-moves-of-rapid-play-alone = արագ շախմատում մրցավարը չի միջամտում անհնարին քայլերին
drill-said-report-on-leaving = հեռացող խաղացողը տեղեկացնում է մրցավարին
drill-said-public-display = խաղերը ցուցադրվում են հանդիսատեսին
drill-said-no-public-display = խաղերը չեն ցուցադրվում հանդիսատեսին
drill-said-other-notations-are-accepted = ընդունվում են նաև այլ նշագրություններ
drill-said-no-appeals = բողոքարկում չկա
drill-said-rejected-claims-are-for-the-arbiter = մերժված պահանջի հետևանքը որոշում է մրցավարը
drill-said-electronic-scoresheets = օգտագործվում են էլեկտրոնային բլանկներ
drill-said-the-first-arrival-starts-the-clock = ժամացույցը միացնում է առաջինը ժամանածը
drill-said-absence-is-divided = բացակայության ժամանակը բաժանվում է երկու խաղացողի միջև
drill-said-session-n-to-n = խաղաշրջանը տևում է { $first }-ից { $second }
drill-said-a-touch-forfeits-all-complaints = ֆիգուրին դիպչող խաղացողն այլևս պահանջ ներկայացնել չի կարող
drill-said-a-device-costs-a-warning = սարքի համար զգուշացնում են
drill-said-scoresheets-kept = երկու խաղացողն էլ գրառում են
drill-said-scoresheets-only = քայլերը հայտնի են միայն բլանկներից
drill-said-white-visually-disabled = սպիտակները չեն տեսնում տախտակը
drill-said-black-visually-disabled = սևերը չեն տեսնում տախտակը
drill-said-white-disabled = սպիտակները հաշմանդամություն ունեն
drill-said-white-has-an-assistant-who-may-announce = սպիտակներն ունեն օգնական, որը կարող է հայտարարել քայլերը
drill-said-white-has-an-assistant-who-may-claim = սպիտակներն ունեն օգնական, որը կարող է պահանջներ ներկայացնել
drill-said-white-has-an-assistant-who-may-announce-and-claim = սպիտակներն ունեն օգնական, որը կարող է հայտարարել քայլերը և պահանջներ ներկայացնել
drill-said-white-has-an-assistant-who-may-record-and-press = սպիտակներն ունեն օգնական, որը կարող է գրառել և սեղմել ժամացույցը
drill-said-white-has-an-assistant-who-may-make-moves = սպիտակներն ունեն օգնական, որը կարող է կատարել քայլերը
drill-said-white-has-an-assistant-who-may-inform = սպիտակներն ունեն օգնական, որը կարող է հայտնել քայլերի թիվը և ժամանակը
drill-said-white-has-an-assistant-who-may-adjourn = սպիտակներն ունեն օգնական, որը կարող է գրել գաղտնի քայլը
