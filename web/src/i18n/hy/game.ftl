# Հրավերի և տուն տարվող խաղի տեքստերը։

invite-making = Հրավերը պատրաստվում է…
invite-unreached = Այս սերվերը հասանելի է միայն այս համակարգչում. այլ սարքեր հասցեն բացել չեն կարող։ Գործարկեք այն նորից այսպես՝
invite-picture = Հրավերը՝ տեսախցիկով կարդալու նկար
invite-code = Կոդ
invite-code-words = Մուտքագրվում է սկզբի էջում՝ «Միանալ սեղանին» բաժնում։ Գործում է մեկ անգամ, տասը րոպե։
invite-own = { $side ->
    [white] Այս սարքով խաղալ սպիտակներով
   *[black] Այս սարքով խաղալ սևերով
}
share-copy = Պատճենել հղումը
share-copied = Պատճենված է
share-share = Կիսվել…
game-table = Դեպի սեղան
game-start = Սկիզբը
game-first = Դեպի սկիզբ
game-back = Մեկ քայլ հետ
game-on = Մեկ քայլ առաջ
game-last = Դեպի վերջ
game-pgn = Խաղը՝ PGN ֆայլով
game-rulings = որոշումներով հանդերձ
game-print = Տպել բլանկը
game-reading = Խաղը բերվում է…
paper-title = Խաղի բլանկ
paper-day = Ամսաթիվ
paper-control = Ժամանակի վերահսկում
paper-result = Արդյունք
paper-signature = { $side ->
    [white] Սպիտակների ստորագրությունը
   *[black] Սևերի ստորագրությունը
}
paper-time = Ժամացույց
game-times = Ինչ էին ցույց տալիս ժամացույցները վերջում
