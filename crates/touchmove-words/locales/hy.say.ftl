# Ինչ է ասում խաղացողը հրամանների դաշտում և ինչ է պատասխանվում՝ հայերեն։ Հրամանի բառերը բաժանվում են ստորակետերով։

command-help = օգնություն
command-say = ասա, վերջինը
command-repeat = կրկնել
command-pieces = խաղաքարեր
command-white = սպիտակներ, սպիտակ
command-black = սևեր, սև
command-file = ուղղաձիգ
command-rank = հորիզոնական
command-square = դաշտ, ինչ
command-time = ժամանակ, ժամացույց
command-moves = քայլեր
command-braille = բրեյլ
command-offer = առաջարկել, առաջարկել ոչ-ոքի, ոչ-ոքի
command-accept = ընդունել
command-reject = մերժել
command-press = սեղմել
command-ready = պատրաստ, սկսել, վերսկսել
command-resign = հանձնվել
command-touch = ձեռք տալ
command-adjust = ուղղել, ուղղում եմ
command-claim = պահանջ, պահանջել
command-claim-repetition = կրկնություն
command-claim-fifty = հիսուն, հիսուն քայլ, 50
command-claim-illegal = անհնարին քայլ, անհնարին
command-claim-touched = ձեռք տրված խաղաքար, ձեռք
command-claim-flag = դրոշակ

say-help = Ասեք քայլ, օրինակ՝ e4, Ձf3 կամ Springer Felix drei։ Կամ՝ ասա, կրկնել, խաղաքարեր, ուղղաձիգ e, հորիզոնական 4, դաշտ e4, ժամանակ, քայլեր, բրեյլ, ձեռք տալ e2, ուղղել e2, սեղմել, առաջարկել, ընդունել, մերժել, պահանջ կրկնություն, պահանջ հիսուն, պահանջ անհնարին քայլ, պահանջ ձեռք տրված խաղաքար, պահանջ դրոշակ, հանձնվել, պատրաստ։
say-unclear = Չհասկացա «{ $text }» արտահայտությունը։ Հրամանների համար ասեք՝ օգնություն։
say-not-your-move = Քայլի հերթը ձերը չէ։
say-several = «{ $text }» կարող է նշանակել մեկից ավելի խաղաքար։ Նշեք, թե որ դաշտից է այն գալիս։
say-name-the-piece = Նշեք նաև նոր խաղաքարը։
say-no-such-piece = «{ $text }» ձեր ոչ մի խաղաքար չի նշանակում։ Նշեք երկու դաշտերն էլ։
say-no-move = Դեռ քայլ չի կատարվել։
say-moves-hidden = Խաղացողներն իրենք են գրառում. քայլերն այստեղ չեն ասվում։
say-side = { $player ->
    [white] Սպիտակներ՝ { $text }։
   *[black] Սևեր՝ { $text }։
}
say-file = Ուղղաձիգ { $name }՝ { $text }։
say-rank = Հորիզոնական { $name }՝ { $text }։
say-empty = դատարկ
say-piece = { $player ->
    [white] սպիտակ { $piece } { $square }
   *[black] սև { $piece } { $square }
}
say-square-empty = { $square } դատարկ
say-time = Դուք ունեք { $own }, հակառակորդը՝ { $other }։ { $runs ->
    [own] Աշխատում է ձեր ժամացույցը։
    [other] Աշխատում է հակառակորդի ժամացույցը։
   *[nobody] Ժամացույցները կանգնած են։
}
say-completed = Դուք ավարտել եք { $count } քայլ։
say-hours = { $count } ժամ
say-minutes = { $count } րոպե
say-seconds = { $count } վայրկյան
say-offered = Դուք առաջարկում եք ոչ-ոքի։
say-accepted = Դուք ընդունում եք ոչ-ոքին։
say-rejected = Դուք մերժում եք ոչ-ոքին։
say-pressed = Դուք սեղմում եք ձեր ժամացույցը։
say-ready = Դուք պատրաստ եք։
say-nothing-to-start = Սկսելու բան չկա։
say-resign = Հանձնվո՞ւմ եք։ Ասեք այո կամ ոչ։
say-touched = Ձեռք եք տալիս՝ { $piece }։
say-adjusted = Ուղղում եք { $square } դաշտի խաղաքարը։
say-claim-repetition = Պահանջում եք ոչ-ոքի կրկնության պատճառով։ Ասեք այո կամ ոչ։
say-claim-fifty = Պահանջում եք ոչ-ոքի հիսուն քայլի կանոնով։ Ասեք այո կամ ոչ։
say-claim-illegal = Հայտարարում եք, որ հակառակորդն անհնարին քայլ է կատարել։ Ասեք այո կամ ոչ։
say-claim-touched = Հայտարարում եք, որ հակառակորդը ձեռք տրված խաղաքարով չի քայլել։ Ասեք այո կամ ոչ։
say-claim-flag = Հայտարարում եք, որ հակառակորդի դրոշակն ընկել է։ Ասեք այո կամ ոչ։
