## openings: How a variant of 1987 begins that is played with black stones first.
openings-rows_free_black = Musta esimene kivi on keskel, edasi on mäng vaba.

## reasons: Miks midagi ei tehtud ja mida selle asemel saata.
reasons-no_bomb = Selles mängus pomme ei ole. Kui tahad sellele punktile käia, saada see ilma sõnata "bomb".
reasons-no_neutral = Selles mängus neutraalseid kive ei ole. Kui tahad sellele punktile käia, saada see ilma sõnata "neutral".
reasons-no_bomb_left =
    { $most ->
        [1] Sa oled oma pommi juba kasutanud.
       *[other] Sa oled oma { $most } pommi juba kasutanud.
    } Kui tahad sinna tavalist kivi panna, saada ainult punkt.
reasons-no_neutral_left = Sa oled oma { $most } neutraalset kivi juba pannud. Kui tahad sinna tavalist kivi panna, saada ainult punkt.
reasons-no_kind_yet =
    { $kind ->
        [bomb] Pommi võib mängida siis, kui avang on läbi.
       *[neutral] Neutraalse kivi võib panna siis, kui avang on läbi.
    } Saada ainult avangu punktid.
reasons-kind_late = Sinu { $move } mängiti tavalise kivina ja käiku tagantjärele muuta ei saa. See kehtib nii, nagu on.
reasons-stone_without_point =
    { $kind ->
        [bomb] Pommil peab olema punkt. Kirjuta mõlemad ühele reale, näiteks: { OWN($example) }
       *[neutral] Neutraalsel kivil peab olema punkt. Kirjuta mõlemad ühele reale, näiteks: { OWN($example) }
    }
reasons-wrong_level = Kivi tulbas { $point } oleks nüüd selle tulba kivi number { $level }. Saada "{ $point }" või "{ $point }/{ $level }".

## endings: How a variant of 1987 ended.
endings-foul-kind =
    { $detail ->
        [yes]
            { $detail ->
                [overline] overline'i
                [double-four] topeltnelja
                [open-four] lahtise nelja
               *[double-three] topeltkolme
            }
       *[no] käigu
    }
endings-foul =
    { $winner ->
        [you] { $opponent } tegi { endings-foul-kind }, mis on siin keelatud. Sa võitsid.
       *[other] Sa tegid { endings-foul-kind }, mis on siin keelatud. { $opponent } võitis.
    }
endings-captures_with_four = Viimane võtmine tegi ühtlasi lahtise nelja: mäng sinu ja mängija { $opponent } vahel on viik.

## games: Kuidas mängu lauses kutsutakse.
games-name =
    { $kind ->
        [neutral] pente neutraalsete kividega
        [ujnar] ujnar (anti-renju)
        [common_centre] renju ühise keskkiviga
        [repensi] repensi
        [renju_bomb] renju pommidega
        [gomoku_bomb] gomoku pommidega
        [renju3d] kolmemõõtmeline renju
        [klot] klot (renju keral)
        [super_fem] super-fem
        [anti_pente] anti-pente
        [pente_bomb] pente pommidega
       *[other] { $kind }
    }

## rules: What the rules letter says of the variants of 1987.
rules-about_game = { games-name }
rules-rows_torus = Laud on suletud: viimane veerg J on veel kord veerg A ja rida 9 on rida 1, nii et kivide read jätkuvad üle servade. Mõlemad on joonistatud heledama joonega; serva punkti võib nimetada kummagi nimega. Punkte on 64.
rules-rows_columns = Kivid laotakse üksteise peale. Käik nimetab tulba, näiteks h8, ja kivi läheb nende peale, mis seal juba on; vastus ütleb kõrguse (h8/3 on tulba kolmas kivi). Ükski tulp ei saa täis.
rules-rows_common_centre = Keskel asuv kivi kuulub mõlemale: sellel on selle värv, kelle käik on, ja iga käiku hinnatakse nii, et see on käigu tegija värvi.
rules-rows_recolours = Kaks sama värvi kivi, mis on kõrvuti, vahetavad värvi, kui vastane paneb teise kahest kivist, mis need sisse piiravad, sirgelt või diagonaalis; üks käik võib seda teha mitu korda. Midagi laualt ei lahku. Kes ise käib kahe vastase kivi vahele, ei kaota midagi.
rules-rows_bombs =
    Kord mängu jooksul võib kumbki mängija teha kivist pommi: kirjuta "bomb h8". Kivi ise jääb alles ja kõik teised kivid kaheksal punktil selle ümber eemaldatakse, ka sinu omad ja keskel olev.{ $neutral ->
        [yes] { " " }Ka neutraalsed kivid kaovad; neutraalne kivi ei ole kunagi pomm.
       *[no] { "" }
    }
rules-rows_neutrals = Kummalgi mängijal on { $count } neutraalset kivi ja ta võib selle panna oma kivi asemel: kirjuta "neutral h8". Keegi ei saa seda võtta ja see ei kuulu ühtegi ritta.
rules-rows_wins_columns = Viis või rohkem järjest võidab, igas suunas, ka ülespoole; aga põhjal, kus kõik rea kivid on alumises kihis, on vaja kuut või rohkem.
rules-rows_counted = Kes on võtnud { $stones } kivi, võidab samuti, või { ADD($stones, 3) }, { ADD($stones, 6) } ja nii edasi: vahepealse arvuga mäng jätkub.
rules-rows_fouls =
    { $both ->
        [yes] Mõlemale mängijale keelatud
       *[no] Mustale keelatud
    }: { AND(EACH($kinds, "rules-rows_fouls-each")) }. Selline käik kaotab kohe, kui see ei tee viisikut.
rules-rows_fouls-each =
    { $item ->
        [overline] overline
        [double-four] topeltneli
        [open-four] lahtine neli
       *[double-three] topeltkolm
    }
rules-foul_overline =
    { $even ->
        [yes] Overline on siin kuus, kaheksa, kümme … järjest. Seitse, üheksa … järjest on lubatud ega võida midagi.
       *[no] Overline on kuus või rohkem järjest.
    }
rules-foul_double_four = Topeltneli on käik, mis teeb korraga kaks nelja: kummalegi on vaja veel vaid üht kivi, et saada viisik.
rules-rows_double_four_allowed = Topeltneli on lubatud.
rules-foul_open_four =
    { $exact ->
        [yes] Lahtine neli on neli järjest ilma vaheta, mis võib saada viisikuks mõlemas otsas.
       *[no] Lahtine neli on neli järjest ilma vaheta, mille mõlemas otsas on vaba punkt.
    }
rules-foul_double_three =
    { $renju ->
        [yes] Topeltkolm on käik, mis teeb kaks kolme, millest kumbki võiks saada lahtiseks neljaks, mis ise ei ole keelatud.
       *[no] Topeltkolm on käik, mis teeb kaks kolme: kummalegi on vaja veel vaid üht kivi, et saada lahtine neli.
    }
rules-rows_fifth_with_four = Võtmine, mis võidaks, aga teeb sama käiguga lahtise nelja, on viik.
rules-decided_own_opening = Raamat ei ütle selle mängu avangu, passimise ja viigi kohta midagi. Otsustatud: nagu siin kirjas (muidu: renju avangud ja passimist ei ole).
rules-decided_white_begins = Otsustatud: igas partiis alustab valge (muidu: mängijad lepivad selles kokku).
rules-decided_captures_made = Otsustatud: võetud kivid eemaldab programm (muidu: ainult siis, kui mängija seda ütleb).
rules-decided_passes = Otsustatud: käigu võib vahele jätta, nagu hilisemates rahvusvahelistes reeglites (muidu: keegi ei või).
rules-decided_opening_captures = Otsustatud: avangus võetud kive arvestatakse värvile, kes iganes sellega pärast mängib.
rules-decided_five_given = Otsustatud: kui võtmine jätab vastasele täpselt viis kivi reas, võidab vastane, kui käik ise viit ei tee.
rules-decided_order = Otsustatud: pomm plahvatab enne kivide võtmist (muidu: pärast).
rules-decided_foul_loses = Otsustatud: keelatud käik kaotab kohe, kõigis raamatu mängudes (muidu: see lükatakse tagasi).
rules-decided_white_overline = Otsustatud: valge võidab ka kuue või rohkemaga järjest (muidu: täpselt viiega).
rules-decided_black_bound = Otsustatud: lahtiste nelikute keeld kehtib ainult mustale (muidu: mõlemale).
rules-decided_plain_three = Otsustatud: kolm loetakse selle kuju järgi (muidu: nagu renjus, kus sellest peab saama lubatud lahtine neli).
rules-decided_centre_black = Otsustatud: mustale keelatut hinnatakse nii, et keskmine kivi on must.
rules-decided_no_chain = Otsustatud: teiste värvi muudab ainult mängitud kivi, enne kui viisikuid{ $bans ->
        [yes] { " " }ja keelatud käike
       *[no] { "" }
    } hinnatakse. Värvi muutnud kivid seda ei tee (muidu: ahelana), kuid võivad hiljem ise uuesti värvi muuta.
rules-decided_finder = Otsustatud: kolmi ja nelju otsitakse läbi mängitud kivi, kui teised on värvi muutnud, ülepikka rida ka läbi mõne neist (muidu: värvivad ka proovitavad kivid).
rules-decided_five_left = Otsustatud: viisik, mille vastase käik sulle jättis, loeb siis, kui sa teed oma järgmise käigu (muidu: kohe).
rules-decided_bomb =
    Otsustatud: kivid, mille pomm eemaldab, ei ole võetud, ja pomm teatatakse koos käiguga. Kõike hinnatakse pärast plahvatust{ $exact ->
        [yes] ; kui see teeb pikemast reast viisiku, võidab viisiku omanik, kõigepealt pommi mängija.
       *[no] .
    }
rules-decided_neutral = Otsustatud: neutraalne kivi ainult tõkestab. See ei aita kunagi võtta, ja käik, mis selle paneb, ei võta midagi, ei tee viisikut ega ole kunagi keelatud (muidu: see loeb selle panijale).
rules-decided_neutral_zone = Otsustatud: raamatu "neutraalne tsoon" tähendab neutraalseid kive (muidu: avangu tsooni).
rules-decided_columns = Otsustatud: "või rohkem" kehtib mõlemal juhul, midagi ei ole keelatud ja suurimat kõrgust ei ole (muidu: täpselt viis ja kuus; renju keelatud käigud).
rules-decided_torus = Otsustatud: võidab täpselt viis; kuus või seitse järjest või kaheksane suletud ring ei võida midagi ja ükski käik ei ole keelatud (muidu: renju keelatud käigud).
rules-decided_seven = Otsustatud: seitse, üheksa … järjest on lubatud, aga ei võida midagi.
rules-decided_five_first =
    Otsustatud: viisik käib keelatu eest{ $captures ->
        [yes] { " " }ja keelatu võtmiste eest.
       *[no] .
    }
rules-decided_placed_four = Otsustatud: keelatud on ainult lahtine neli, milles on mängitud kivi, mitte see, mille võtmine mujal avas.

## board: What stands beside the board in these games.
board-count_bombs =
    Pomme alles: sul { $mine ->
        [0] 0
       *[other] { $mine } (kirjuta "bomb h8")
    }, mängijal { $opponent } { $theirs }.
board-count_neutrals =
    Neutraalseid kive alles: sul { $mine ->
        [0] 0
       *[other] { $mine } (kirjuta "neutral h8")
    }, mängijal { $opponent } { $theirs }.
board-blown = Äsja õhitud:
board-turned = Äsja värvi muutnud:
board-neutral = Neutraalsed:
board-common = Selle oma, kelle käik on:
board-stacks = Tulbad, alt üles:
board-sign_neutral =
    { $sign ->
        [yes] { $sign } = neutraalne kivi
       *[no] Sinine kivi tähega N on neutraalne.
    }
board-sign_turned =
    { $sign ->
        [yes] { $sign } = äsja värvi muutnud
       *[no] Punane rõngas tähistab äsja värvi muutnud kivi.
    }
board-sign_blown =
    { $sign ->
        [yes] { $sign } = äsja õhitud
       *[no] Punane tärn tähistab punkti, kust kivi äsja õhiti.
    }
board-sign_heights =
    Arv kivi { $sign ->
        [yes] järel
       *[no] peal
    } on tulba kõrgus; loend laua all näitab kõiki selle kive, alt üles.
board-sign_common = Keskel asuval kivil { $points-0 } on selle värv, kelle käik on.
board-sign_doubled = Veerg { $points-0 } on veel kord veerg { $points-1 } ja rida { $points-2 } on rida { $points-3 }: kivi serval on joonistatud kaks korda, nurgas neli korda.

## game_shown: Mis on `corr game show` laua kõrval.
game_shown-bombs = pomme alles: { $first }, { $second }
game_shown-neutrals = neutraalseid kive alles: { $first }, { $second }

## help: The lines of help that are of these games; samples begin in the first column.
help-rows_bomb = bomb h8              sinu ainus kivi, mis eemaldab enda ümber kivid
help-rows_neutral = neutral h8           üks sinu kividest, millel ei ole kumbagi värvi
help-rows_column = h8                   kivi tulpa h8, seal oleva peale

## moves: What a player did in these games, after "You" or a name.
moves-did-each_bomb = pomm { $item-1 }
moves-did-each_neutral = neutraalne kivi { $item-1 }
moves-did-each_blew = õhitud { $item-1 }
moves-did-each_recoloured = värvi muutnud { $item-1 }

## explanations: Which rows lost a game of these, or made a last capture a draw.
explanations-rows_four =
    { MORE(COUNT($points), 1) ->
        [yes] Lahtine neli
       *[no] Neli
    } { $stones } võib saada viieks, punktiks { JOIN($points, " või ") }.
explanations-rows_three =
    Kolm { $stones } { $points ->
        [yes] võib saada lahtiseks neljaks, punktiks { JOIN($points, " või ") }
       *[no] ei saa tegelikult lahtiseks neljaks
    }.
explanations-rows_foul =
    { $point } tegi { $kind ->
        [overline] overline'i
        [double-four] topeltnelja
        [open-four] lahtise nelja
       *[double-three] topeltkolme
    }:
explanations-rows_five_blown = { $point } õhkis { JOIN($taken, ", ") }. Kuuesest või pikemast reast jäi järele viisik { $stones }.
