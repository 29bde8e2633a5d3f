# Ինչ է պատասխանում `touchmove explain` հրամանը, հայերեն։ $verdict՝ yes, no, not-established կամ told, $player՝ white կամ black։

explain-not-understood = հարց, սյունակ { $column }՝ «{ $word }» բառը չի հասկացվում։ Կարելի է հարցնել՝

explain-castle =
    { $verdict ->
        [yes] Այո, { player-inside } կարող են փոխատեղում կատարել։
       *[no] Ոչ, { player-inside } չեն կարող փոխատեղում կատարել։
    }
explain-castle-rook-first = Ոչ, { player-inside } նախ ձեռք են տվել նավակին և այդ քայլով դրանով փոխատեղում կատարել չեն կարող։
explain-move =
    { $verdict ->
        [yes] Այո, քայլը հնարավոր է։
        [not-established] Գրվածը կարող է մի քանի քայլ նշանակել։
       *[no] Ոչ, այս քայլը կատարել չի կարելի։
    }
explain-legal-moves = Հնարավոր քայլերը՝ { $moves }։
explain-claim =
    { $verdict ->
        [yes] Այո, { player-inside } կարող են ոչ-ոքի պահանջել։
        [not-established] Ոչինչ ցույց չի տալիս, որ { player-inside } կարող են ոչ-ոքի պահանջել, բայց ամեն ինչ հայտնի չէ։
       *[no] Ոչ, { player-inside } չեն կարող ոչ-ոքի պահանջել։
    }
explain-claim-anything =
    { $verdict ->
        [yes] Այո, { player-inside } պահանջելու բան ունեն։
        [not-established] Ոչինչ ցույց չի տալիս, որ { player-inside } պահանջելու բան ունեն, բայց ամեն ինչ հայտնի չէ։
       *[no] Ոչ, { player-inside } պահանջելու բան չունեն։
    }
explain-claim-with =
    { $verdict ->
        [yes] Այո, { player-inside } այս քայլով կարող են ոչ-ոքի պահանջել։
        [not-established] Ոչինչ ցույց չի տալիս, որ { player-inside } այս քայլով կարող են ոչ-ոքի պահանջել, բայց ամեն ինչ հայտնի չէ։
       *[no] Ոչ, { player-inside } այս քայլով չեն կարող ոչ-ոքի պահանջել։
    }
explain-agreement =
    { $verdict ->
        [yes] Այո, խաղացողները կարող են ոչ-ոքիի շուրջ համաձայնվել։
        [not-established] Հնարավոր չէ հաստատել՝ խաղացողները կարո՞ղ են ոչ-ոքիի շուրջ համաձայնվել։
       *[no] Ոչ, խաղացողները չեն կարող ոչ-ոքիի շուրջ համաձայնվել։
    }
explain-not-admitted =
    { $verdict ->
        [not-established] Հնարավոր չէ հաստատել, պահանջի մասին ոչինչ չի պատմվել։
       *[no] Ոչ մի պահանջ չի մերժվել։
    }
explain-act-not-admitted =
    { $verdict ->
        [not-established] Հնարավոր չէ հաստատել, կատարվածի մասին ոչինչ չի պատմվել։
       *[no] Ոչինչ չի մերժվել։
    }
explain-repeated =
    { $verdict ->
        [not-established] Հնարավոր չէ հաստատել, խաղի քայլերը հայտնի չեն։
       *[told] Խաղի դիրքերը համեմատվել են։
    }
explain-flag-falls =
    { $verdict ->
        [lost] { player } պարտվում են։
        [drawn] Խաղն ավարտվում է ոչ-ոքի։
       *[goes-on] Խաղը շարունակվում է։
    }
explain-can-checkmate =
    { $verdict ->
        [yes] Այո, { player-inside } դեռ կարող են մատ անել։
        [not-established] Դա ապացուցված չէ։
       *[no] Ոչ, { player-inside } այլևս չեն կարող մատ անել։
    }
explain-dead =
    { $verdict ->
        [yes] Այո, դա մեռյալ դիրք է։
        [not-established] Դա ապացուցված չէ։
       *[no] Ոչ, դա մեռյալ դիրք չէ։
    }
explain-must-move =
    { $verdict ->
        [yes] Այո, { player-inside } պարտավոր են։
        [told] Որոշում է այն, ինչին { player-inside } ձեռք են տվել։
        [not-established] Միայն դիրքը ցույց չի տալիս, թե ինչին են ձեռք տվել։
       *[no] Ոչ, { player-inside } պարտավոր չեն։
    }
explain-must-record =
    { $verdict ->
        [yes] Այո, { player-inside } պետք է գրառեն քայլերը։
        [not-established] Առանց ժամացույցների հնարավոր չէ հաստատել։
       *[no] Ոչ, { player-inside } պարտավոր չեն գրառել։
    }
explain-whose-move = { player-of } քայլն է։
explain-in-check =
    { $verdict ->
        [yes] Այո, { player-inside } շախի տակ են։
       *[no] Ոչ, { player-inside } շախի տակ չեն։
    }
explain-checkmate =
    { $verdict ->
        [yes] Այո, դա մատ է։
       *[no] Ոչ, դա մատ չէ։
    }
explain-stalemate =
    { $verdict ->
        [yes] Այո, դա պատ է։
       *[no] Ոչ, դա պատ չէ։
    }
explain-over =
    { $verdict ->
        [yes] Այո, խաղն ավարտվել է։
       *[no] Ոչ, խաղը չի ավարտվել։
    }
explain-legal-position =
    { $verdict ->
        [not-established] Ոչինչ ցույց չի տալիս, որ դիրքն անհնարին է։
       *[no] Ոչ, հնարավոր քայլերով այս դիրքին հասնել հնարավոր չէ։
    }
explain-what-if = Ոչինչ չի հետևում։
explain-missing = պակասում է՝
