# Ինչ է գրված տպված էջերի վրա, հայերեն։

print-scoresheet = Խաղի բլանկ
print-pairings = Զույգեր, խաղափուլ { $round }
print-slip = Խաղի արդյունքը
print-envelope = Գաղտնի քայլ
print-boards = Խաղատախտակների վիճակը
print-event = Մրցաշար
print-place = Վայր
print-section = Խումբ
print-round = Խաղափուլ
print-round-number = Խաղափուլ { $round }
print-board = Խաղատախտակ
print-board-number = Խաղատախտակ { $board }
print-day = Ամսաթիվ
print-start = Սկիզբ
print-control = Ժամանակի վերահսկում
print-white = Սպիտակներ
print-black = Սևեր
print-rating = Վարկանիշ
print-result = Արդյունք
print-signature-white = Սպիտակների ստորագրությունը
print-signature-black = Սևերի ստորագրությունը
print-signature-arbiter = Մրցավարի ստորագրությունը
print-arbiter = Գլխավոր մրցավար
print-first-position = Սկզբնական դիրք
print-sheet = Թերթ { $sheet }՝ { $sheets }-ից

## Խաղազույգեր
print-bye-allocated = Ազատ է, հակառակորդ չունի
print-bye-half = Կես միավոր առանց խաղի
print-bye-full = Մեկ միավոր առանց խաղի
print-bye-zero = Բացակա
print-no-round = Այս խաղափուլի զույգերը կազմված չեն։

## Գաղտնի քայլ
print-position-before = Գաղտնի քայլին նախորդող դիրքը
print-time-used = Ծախսված ժամանակ
print-time-left = Մնացած ժամանակ
print-sealed-by = Գաղտնի քայլը գրել է
print-sealed-number = Գաղտնի քայլի համարը
print-offer = Ոչ-ոքիի առաջարկ, որ դեռ ուժի մեջ է
print-nobody = Չկա
print-resumption = Վերսկսման օրը, ժամը և վայրը
print-not-fixed = Դեռ որոշված չէ
print-no-envelope = Ոչ մի ծրար փակված չէ։

## Խաղատախտակների վիճակը
print-no-moves = Ոչ մի քայլ կատարված չէ։
print-not-recorded = Քայլերը հայտնի չեն. պետք է նայել բլանկները։
print-to-move-white = Քայլի հերթը սպիտակներինն է
print-to-move-black = Քայլի հերթը սևերինն է
print-clock-runs = աշխատում է
print-phase-before = Խաղը չի սկսվել
print-phase-playing = Խաղն ընթանում է
print-phase-stopped = Ժամացույցները կանգնած են
print-phase-adjourned = Խաղը հետաձգված է
print-phase-over = Խաղն ավարտված է
print-as-of = Մատյանի { $entry } գրառումից հետո

print-standings = Աղյուսակը խաղափուլ { $round }-ից հետո
print-players = Խաղացողներ
print-name = Անուն
print-number = Համար
print-rank = Տեղ
print-federation = Ֆեդերացիա
print-fide-id = ՖԻԴԵ համար
print-born = Ծնված
print-points = Միավորներ
print-colour = Գույն
print-opponent = Հակառակորդ
