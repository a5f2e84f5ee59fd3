## track: Backgammoni laud sõnades ja see, mis on tekstina laua all. `who` ja `owner` on `you` ja `opponent`, pealtvaatajale `dark` ja `light`; punktid on selle loenduses, kelle laud see on, 25 on baar ja 0 väljaviidud nupud; `count` on nuppude arv.
track-diagram = Backgammoni laud
# `hops` on käigu tegija loenduses; `yours` on vastase omad lugeja loenduses, muidu tühi.
track-last =
    { $who ->
        [you] Sinu viimane käik:
        [opponent] Vastase viimane käik:
        [dark] Tumeda viimane käik:
       *[light] Heleda viimane käik:
    } { JOIN($hops, ", ") }{ $yours ->
        [yes]
            ; { $who ->
                [dark] heleda punktidel
                [light] tumeda punktidel
               *[opponent] sinu punktidel
            } { JOIN($yours, ", ") }
       *[no] { "" }
    }.
track-hop =
    { $start ->
        [25] baarilt
       *[other] { $start }-lt
    } { $end ->
        [0] välja
       *[other] { $end }-le
    }{ $hit ->
        [yes] { " " }löögiga
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { " " }({ track-count })
    }
track-side =
    { $who ->
        [you] Sina
        [opponent] Vastane, sinu punktidel
        [dark] Tume{ $far ->
            [yes] , heleda punktidel
           *[no] { "" }
        }
       *[light] Hele{ $far ->
            [yes] , tumeda punktidel
           *[no] { "" }
        }
    }: { JOIN($places, ", ") }.
track-place =
    { $point ->
        [25] baar
        [0] väljas
       *[other] { $point }
    } { track-count }
track-count =
    { $count ->
        [1] üks
        [2] kaks
        [3] kolm
        [4] neli
        [5] viis
        [6] kuus
        [7] seitse
        [8] kaheksa
        [9] üheksa
        [10] kümme
        [11] üksteist
        [12] kaksteist
        [13] kolmteist
        [14] neliteist
        [15] viisteist
       *[other] { $count }
    }
track-pips =
    Pipid: { $who ->
        [dark] tume { $mine }, hele { $theirs }
        [light] hele { $mine }, tume { $theirs }
       *[you] sina { $mine }, vastane { $theirs }
    }.
track-dice =
    { $who ->
        [you] Sinu vise on
        [opponent] Vastase vise on
        [dark] Tumeda vise on
       *[light] Heleda vise on
    } { $first } ja { $second }.
track-opening =
    Avavise: { $who ->
        [dark] tume { $mine }, hele { $theirs }
        [light] hele { $mine }, tume { $theirs }
       *[you] sina { $mine }, vastane { $theirs }
    }.
track-cube =
    { $owner ->
        [you] Kuubik on sinu käes
        [opponent] Kuubik on vastase käes
        [dark] Kuubik on tumeda käes
        [light] Kuubik on heleda käes
       *[nobody] Kuubik on keskel
    }, väärtusega { $value }.
track-double =
    { $who ->
        [you] Sa kahekordistasid panuse, kuubik { $value }: vastane peab vastama.
        [opponent] Vastane kahekordistas panuse, kuubik { $value }: sina pead vastama.
        [dark] Tume kahekordistas panuse, kuubik { $value }: hele peab vastama.
       *[light] Hele kahekordistas panuse, kuubik { $value }: tume peab vastama.
    }
track-score =
    Seis: { $who ->
        [dark] tume { $mine }, hele { $theirs }
        [light] hele { $mine }, tume { $theirs }
       *[you] sina { $mine }, vastane { $theirs }
    }, matš { $length } punktini.{ $crawford ->
        [yes] { " " }See on Crawfordi mäng: ilma kuubikuta.
       *[no] { "" }
    }
track-turn =
    { $who ->
        [you] On sinu käik.
        [opponent] On vastase käik.
        [dark] On tumeda käik.
       *[light] On heleda käik.
    }
track-text_signs =
    { $who ->
        [dark] { $mine } = tume, { $theirs } = hele
        [light] { $mine } = hele, { $theirs } = tume
       *[you] { $mine } = sina, { $theirs } = vastane
    }
track-text_score =
    { $mine }–{ $theirs }, matš { $length } punktini{ $crawford ->
        [yes] , Crawford
       *[no] { "" }
    }
track-text_pips = pipid { $mine }–{ $theirs }
track-text_last = viimane käik { $sign }: { $play }
track-text_turn = { $sign } on käigul

## stages: Mida matš lugejalt ootab, pärast lauset "On sinu kord."
stages-bg_roll_or_double =
    Kirjuta "roll", et täringuid visata (vise { $number }), või "double", et enne viset kahekordistada panus väärtuseni { ADD($cube, $cube) }.{ $dead ->
        [yes] { " " }Kuubik ei saa sulle selles mängus enam midagi juurde anda: "autoroll" säästab sind nendest kirjadest, kuni kirjutad "orders off".
       *[no] { "" }
    }
stages-bg_play = Vise { $number } on { $dice }. Kirjuta iga nupu kohta, kust ja kuhu ta läheb, oma laua numbritega ning sõnadega "bar" ja "off".
stages-bg_take_or_drop =
    Vastane kahekordistab panuse: { $cube } asemel { $doubled }. Kirjuta "take", et mängida edasi väärtusega { $doubled } ja saada kuubik endale, või "drop", et see mäng kaotada; see maksab { $cube } punkti.
stages-bg_accept_or_refuse =
    Vastane pakub, et annab alla { $size ->
        [single] lihtmängu
        [gammon] gammoni
       *[backgammon] backgammoni
    }, ja sina saad { $points } punkti. Kirjuta "accept", et see vastu võtta, või "refuse", et edasi mängida.
stages-bg_dice = Täringud visatakse, vise { $number }. Sa ei pea midagi tegema.

## reasons: Miks midagi ei tehtud ja mida selle asemel saata.
reasons-bg_legal = Vise on { $dice }; lubatud käigud on näiteks { JOIN($examples, " või ") }.
reasons-several_ways = "{ $text }" saab mängida mitut moodi, mis viivad erinevate seisudeni: { JOIN($readings, " või ") }. Palun saada see, mida mõtled.
reasons-no_checker =
    { $part } ei ole võimalik: sul ei ole nuppu { $point ->
        [bar] baaril
       *[other] oma punktil { $point }
    }. { reasons-bg_legal }
reasons-bar_first = { $part } ei ole võimalik: sul on nupp baaril, mis peab enne teisi lauale tulema. { reasons-bg_legal }
reasons-not_the_roll = { $part } ei ole võimalik: nii kaugele täringud nuppu ei vii. { reasons-bg_legal }
reasons-not_home = { $part } ei ole võimalik: nuppe viiakse välja alles siis, kui kõik sinu nupud on sinu punktidel 6 kuni 1. { reasons-bg_legal }
reasons-not_the_highest = { $part } ei ole võimalik: punktist suurem täring viib välja ainult sinu kõrgeimalt punktilt, kus on nupp. { reasons-bg_legal }
reasons-blocked = { $part } ei ole võimalik: vastasel on sinu punktil { $point } vähemalt kaks nuppu. { reasons-bg_legal }
reasons-not_together = "{ $text }" ei ole tervikuna võimalik: peatus teel on kinni või täringut mängitaks kaks korda. { reasons-bg_legal }
reasons-nothing_hit = Sa kirjutasid, et lööd oma punktil { $point }, aga seal ei lööda midagi. { reasons-bg_legal }
reasons-play_more = Sa mängisid täringutest { $used }, aga mängida saab { $most }, ja siis peab. { reasons-bg_legal }
reasons-higher_die = Kahest täringust saab mängida ainult ühe, ja siis peab see olema suurem, { $die }. { reasons-bg_legal }
reasons-rolled = Täringud on juba visatud: { $dice }. Kahekordistada saab ainult enne seda. Palun saada oma käik.
reasons-not_rolled = Sa kirjutasid "{ $text }", aga täringuid ei ole veel visatud. Palun kirjuta "roll" või "double", et enne kahekordistada.
reasons-plays_up =
    Sa kirjutasid "{ $text }", aga sinu nupud liiguvad allapoole, sinu punktist 24 punktini 1, ja sa kirjutad oma numbreid.{ $turned ->
        [yes] { " " }Nende järgi oleks see: { $turned }
       *[no] { $dice ->
            [yes] { " " }{ reasons-bg_legal }
           *[no] { "" }
        }
    }
reasons-no_beavers = Siin biiverit (beaver) ei ole. Kahekordistusele vastatakse "take" või "drop"; kes vastu võtab, saab kuubi endale ja võib hilisemas korras kahekordistada.
reasons-wrong_cube = Sa kirjutasid kahekordistuse { $text } peale, aga see oleks { $cube }. Midagi ei tehtud: palun kirjuta "double", kui seda soovid.
reasons-wrong_roll = Sa kirjutasid viske { $text }, aga vise on { $dice }. Midagi ei mängitud. Palun vaata allolevat lauda ja saada oma käik uuesti.
reasons-wrong_roll_number = Sa kirjutasid viske { $found }, aga kehtib vise { $expected }. Midagi ei mängitud. Palun vaata allolevat lauda ja saada oma vastus uuesti.
reasons-double_due = Sa kirjutasid "{ $text }", aga enne tuleb vastata vastase kahekordistusele: "take" või "drop".
reasons-resignation_due = Sa kirjutasid "{ $text }", aga enne tuleb vastata vastase pakkumisele alla anda: "accept" või "refuse".
reasons-nothing_to_answer = Sa kirjutasid "{ $text }", aga praegu ei ole midagi, millele see vastaks.
reasons-nothing_to_pass = Keegi ei pea passima: kord, milles ei saa midagi mängida, lõpeb iseenesest. See sõna tähendab "drop" ja kehtib ainult siis, kui tuleb vastata kahekordistusele.
reasons-if_unread = Ma ei saanud sinu tingimust lõpuni lugeda või annavad sinu tingimused samale asjale kaks vastust. Kirjuta igaüks eraldi reale, näiteks: kui double siis take
reasons-unread_match_line = Ma ei saanud seda rida lugeda. See, mida matšis teed, seisab matši numbri järel, näiteks: { $game } roll
reasons-if_what = Sa kirjutasid "kui { $text }", aga sõna "kui" järel võib olla ainult "double" või liikumised vastase järgmisest käigust tema enda loenduses, näiteks: if 8/5* then double. Midagi sellest ei jäetud meelde.
reasons-if_answer = Sa kirjutasid "kui { $reply } siis { $text }", aga pärast "{ $reply }" saab olla ainult { JOIN($choices, " või ") }. Midagi sellest ei jäetud meelde.
reasons-if_rolled = Vastane on veeretanud ega saa kahekordistada enne, kui oled käinud. Midagi sellest ei jäetud meelde. "take if doubled" (või "drop if doubled") jäetakse meelde ka praegu ja see vastab järgmisele kahekordistusele, millal see ka ei tuleks.
reasons-if_own_turn = "kui … siis …" on vastase korra jaoks, aga praegu on sinu kord. Midagi sellest ei jäetud meelde. "take if doubled" (või "drop if doubled") jäetakse meelde ka praegu ja see vastab järgmisele kahekordistusele.
reasons-if_elsewhere = Tingimus käigu kohta käib ühe laua kohta ja see kiri ei vasta mängu { $game } lauale. Palun saada see vastuseks kirjale mängu { $game } kohta, näiteks sellele. „if double then take“ lauda ei vaja: seda võib saata mis tahes kirjas.
reasons-if_no_double = Sa kirjutasid, mida teed, kui vastane kahekordistab, aga praegu vastane kahekordistada ei saa. Midagi sellest ei jäetud meelde.
reasons-if_no_such_play = Sa kirjutasid "kui { $text }", aga { $part } ei saa olla vastase järgmises käigus. Palun kirjuta vastase liikumised tema enda loenduses, nagu kirjad neid näitavad: 24-st allapoole, üks täring korraga, "*" löögi jaoks. Midagi sellest ei jäetud meelde.
reasons-phrase_twice = Sinu kirjas on { $found } erinevat fraasi, aga kehtida saab ainult üks. Ühtegi ei võetud vastu: palun saada see, mida mõtled.
reasons-resign_which =
    Mida sa alla annad: "resign single" ({ $cube } { $cube ->
        [one] punkt
       *[other] punkti
    } vastasele), "resign gammon" ({ ADD($cube, $cube) }) või "resign backgammon" ({ ADD($cube, ADD($cube, $cube)) })? Vastane võtab vastu või keeldub.
reasons-refused_before = Sellest on vastane selles korras juba keeldunud. "{ $text }" saab pakkuda uuesti hilisemas korras; suurema pakkumise saab teha kohe.
reasons-no_double_opening = Mängu esimene vise visatakse sinu eest, nii et enne seda ei saa keegi kahekordistada. Palun saada oma käik.
reasons-no_double_crawford = See on Crawfordi mäng, milles keegi kahekordistada ei tohi.
reasons-no_cube = Ühe punktini mängitavas matšis kuubikut ei ole.
reasons-no_access = Kuubik on väärtusega { $cube } vastase käes, kes ainsana saab praegu kahekordistada. Palun kirjuta "roll".
reasons-bad_side =
    Laud saab olla kahte pidi{ $text ->
        [yes] , ja "{ $text }" pole kumbki
       *[no] { "" }
    }: "määra pool vasak" või "määra pool parem".
reasons-bad_forced =
    Valikuta käigud tehakse sinu eest või mitte{ $text ->
        [yes] , ja "{ $text }" pole kumbki
       *[no] { "" }
    }: "määra sunnitud sees" või "määra sunnitud väljas".
reasons-dice_wait = Enne visatakse täringud, nii et praegu ei saa midagi mängida. Kui on sinu kord, saad kirja.
reasons-phrase_too_long = Sinu fraasis on { $found } märki, ja lubatud on { $most }. Seda ei võetud vastu: palun saada lühem.
reasons-phrase_too_short = Sinu fraasi ei võetud vastu: selles peab olema vähemalt { $least } märki.
reasons-phrase_stands_in = Sinu fraasi ei võetud vastu: selles peab olema vähemalt { $least } märki. Selle asemel kehtib sinu kiri ise oma Date ja Message-ID järgi, ja nii see jääb.
reasons-no_stand_in = Sinu kirjal ei ole kuupäeva ega Message-ID-d, nii et see ei saa fraasi asendada. Palun saada fraas: "phrase:" ja selle järel mõned sõnad.
reasons-phrase_given = Sinu panus täringutesse on juba kohal, ja neid on ainult üks. See jääb nii, nagu on.
reasons-no_act =
    Ma ei leidnud sinu kirjast midagi, mida saab mängida. Palun kirjuta eraldi reale, mida teed. { $breaks ->
        [0] Kui oled haige või ära, kirjuta eraldi reale, kui kauaks, näiteks "puhkus 10 päeva".
       *[other] Kui oled ära, annab "vaheaeg" sulle viiepäevase vaheaja enne järgmist mängu.
    } Vaidluse korral kirjuta "call director: ..." ja milles asi; muus kirjuta kohtunikule, { $arbiter }.
reasons-call_stays = Turniirijuhi kutsumist ei saa tagasi võtta: selle lõpetab ainult tema vastus. Kui asi on lahendatud, kirjuta seda talle: "call director: ...".
reasons-director_called = Turniirijuht on kutsutud, nii et midagi ei mängita, kuni ta on vastanud; ainult "concede match" võetakse ikka vastu. Midagi pole muutunud. Kui tahad talle midagi öelda, kirjuta rida "call director: ...".
reasons-time_no_clock = Selle korra ajal kell ei käi, nii et keegi ei saa ajaga kaotada.
reasons-clock_comes = Kella on juba soovitud: see käib järgmisest korrast alates ja teil mõlemal on täis ajapank.
reasons-clock_on = Siin ei pea keegi kella soovima: see käib niikuinii.
reasons-clock_asked = Sa juba soovisid kella. See käib, kui seda soovib ka vastane.
reasons-no_breaks = Sellel võistlusel vaheaegu ei ole; kehtib puhkus. Kirjuta, kui kauaks sa ära oled: „puhkus 5 päeva“.
reasons-no_leave_breaks = { $event }: puhkust ei ole, selle asemel on matšidel mängude vahel vaheajad. Vasta matši kirjale „vaheaeg“ ja sinu oma algab, kui mäng on läbi.
reasons-break_too_short = Alla 7 punkti matšil vaheaegu ei ole; selles kehtib võistluse puhkus. Kirjuta, kui kauaks sa ära oled: „puhkus 5 päeva“.
reasons-break_runs = Sinu vaheaeg juba kestab, lõpuga { MOMENT($until) }, ja lõpeb ise.
reasons-break_wanted = Oled juba vaheaega palunud: see algab, kui see mäng on läbi. „vaheaeg maha“ võtab soovi tagasi.
reasons-no_break_wanted =
    Sa ei ole vaheaega palunud. { $left ->
        [0] Selles matšis pole sul enam ühtegi.
       *[other] Sul on veel { $left }: „vaheaeg“ palub ühe, mis algab, kui mäng on läbi.
    }
reasons-boards_none = Valida ei ole midagi: ühelgi koduvõistkonnal, kellel te järgmisena külas olete, ei ole mängijaid puudu.
reasons-boards_which = Valid praegu võistkondade { AND($teams) } eest. Palun vasta kirjale, mis sinult küsis, et ma teaksin, kumba mõtled. Midagi ei ole veel valitud.
reasons-boards_captain = Selle, millised lauad tühjaks jäävad, valib võistkonna { $team } kapten: { $captain }. Midagi ei muudetud.
reasons-boards_too_late = Voor { $number } on loositud ja sellega lõppes tühjaks jäävate laudade valik.
reasons-boards_of_whom = Kellega { $team } voorus { $number } kohtub, ei ole enne loosimist teada, nii et midagi ei saa valida.
reasons-boards_at_home = { $team } mängib voorus { $number } kodus; millised lauad tühjaks jäävad, valivad külalised.
reasons-boards_all_full = Võistkonnal { $team } on voorus { $number } nüüd igas lauas mängija, nii et ükski ei jää tühjaks.
reasons-boards_as_short = Võistkonnal { $team } ei ole rohkem mängijaid kui võistkonnal { $other }, seega ta ei vali; tühjaks jäävad viimased lauad.
reasons-boards_so_many =
    { $n ->
        [one] Võistkonnal { $team } on puudu üks mängija, seega nimeta üks laud, mitte { $found }.
       *[other] Võistkonnal { $team } on puudu { $n } mängijat, seega nimeta sama palju laudu, mitte { $found }.
    } Midagi ei valitud; palun saada rida uuesti.
reasons-boards_from_to = Lauad on nummerdatud 1 kuni { $most }. Midagi ei valitud; palun saada rida uuesti.
reasons-boards_already =
    Nii on juba valitud: { COUNT($boards) ->
        [one] laud { AND($boards) } jääb tühjaks
       *[other] lauad { AND($boards) } jäävad tühjaks
    }. Midagi ei muutu.
reasons-boards_by_number =
    Palun nimeta laud selle numbriga, 1 kuni { $most }. { $mine ->
        [yes] { $text } mängib võistkonnas { $team }, ükskõik milline laud tühjaks jääb: muutuvad ainult kohad.
       *[no] „{ $text }“ selles voorus võistkonnas { $team } ei mängi.
    } Midagi ei ole veel valitud.
reasons-breaks_spent =
    { $most ->
        [one] Selles matšis on sul üks vaheaeg ja see on võetud.
       *[other] Selles matšis on sul { $most } vaheaega ja need on võetud.
    }

## endings: Kuidas matš lõppes.
endings-score =
    { $winner ->
        [you] Sul on punktid, mis matši võidavad. Palju õnne!
       *[other] Vastasel { $opponent } on punktid, mis matši võidavad.
    }
endings-penalty =
    { $winner ->
        [you] Karistuspunktid vastasele { $opponent } viisid sind matši lõpuni. Sa võitsid.
       *[other] Karistuspunktid sulle viisid matši lõpuni ja võidab { $opponent }.
    }
endings-concede =
    { $winner ->
        [you] { $opponent } andis matši alla. Sa võitsid.
       *[other] Sa andsid matši alla. Võitis { $opponent }.
    }

## moves: Mida mängija matšis vastas, "Anna Berg vastas:" või "Sinu vastus:" järel.
moves-does-each_double = kahekordista{ moves-ending }
moves-does-each_take = võta{ moves-ending } vastu
moves-does-each_drop = loobu{ moves-ending }
moves-does-each_roll = veereta{ moves-ending }
moves-did-each_bg_played = käik { $item-1 }
moves-did-each_bg_no_play = käiku ei olnud
moves-did-each_bg_rolled = täringud
moves-did-each_bg_opened = avavise { $item-1 }
moves-did-each_bg_threw = vise { $item-1 }
moves-did-each_bg_doubled = kahekordistus, kuubik { $item-1 }
moves-did-each_bg_took = kahekordistus vastu võetud
moves-did-each_bg_dropped = kahekordistusest loobutud
moves-did-each_bg_resigned =
    pakkumine alla anda: { $item-1 ->
        [single] lihtmäng
        [gammon] gammon
       *[backgammon] backgammon
    }
moves-did-each_bg_accepted = allaandmine vastu võetud
moves-did-each_bg_refused = allaandmisest keeldutud
moves-did-each_bg_conceded = matš alla antud
moves-did-each_bg_points = turniirijuhi antud punktid ({ REPLACE($item-1, " ", "–") })
moves-did-each_bg_late = punktid hilinemise eest ({ REPLACE($item-1, " ", "–") })

## rules: Mida reeglite kiri matši kohta ütleb.
rules-bg_match =
    { $points ->
        [1] Matš käib ühe punktini: kes mängu võidab, on võitnud matši.
       *[other] Matš käib { $points } punktini: kellel need esimesena on, on võitnud. Mäng järgneb mängule iseenesest.
    } Iga mäng algab ühe täringuga kummalegi: suurem alustab ja mängib mõlemad; võrdsed täringud visatakse uuesti.
rules-bg_lengths = Mitme punktini matš käib, oleneb voorust: { AND($lengths) } voorudes 1 kuni { $rounds } ja { $last } kõigis hilisemates. Kellel need esimesena on, on matši võitnud; mäng järgneb mängule iseenesest. Iga mäng algab ühe täringuga kummalegi: suurem alustab ja mängib mõlemad; võrdsed täringud visatakse uuesti.
rules-bg_plays = Iga täring viib ühte nuppu, dublett mängitakse neli korda. Mängida tuleb nii palju täringuid kui võimalik; kui kahest saab mängida ainult ühe, siis suurema, kui see on võimalik. Kord, milles ei saa midagi mängida, lõpeb iseenesest, ja ainus võimalik käik tehakse iseenesest.
rules-bg_cube =
    { $points ->
        [1] Kuubikut ei ole.
       *[other] Oma korras enne viset tohid panuse kahekordistada, kui kuubik on keskel või sinu, aga mitte enne mängu esimest viset. Vastane võtab vastu, mängib kahekordse panusega edasi ja saab kuubiku, või loobub ja kaotab mängu senise väärtusega. Esimeses mängus pärast seda, kui kellelgi on puudu ainult üks punkt, Crawfordi mängus, ei tohi keegi kahekordistada; pärast seda on kuubik jälle vaba. Automaatseid kahekordistusi, beaver'eid ja Jacoby reeglit ei ole.
    }
rules-bg_dice =
    Täringud tulevad serveri salajasest arvust, millega ta end enne matši seob, ja kummagi mängija panusest: real "phrase:" sinu valitud sõnad, või sinu kiri ise. Matš algab, kui mõlemad on kohal. Iga viset saab hiljem kontrollida, ja salajane arv avaldatakse lõpus.{ $scheme ->
        [beacon_start] { " " }Lisaks segatakse sisse avaliku juhuslikkuse allika arv, esimesest täistunnist vähemalt pool tundi pärast teist panust.
        [beacon] { " " }Iga vise võtab lisaks avaliku juhuslikkuse allika arvu, esimesest täistunnist vähemalt pool tundi pärast kirja, mis seda nõuab, nii et täringud võivad tulla kuni poolteist tundi hiljem.
       *[plain] { "" }
    }
rules-bg_guarded =
    Ükski mängija ei saa viset ette näha ega valida, ja server ei saa midagi muuta, kui mõlemad on panuse andnud. { $scheme ->
        [beacon_start] Ka serveri pidaja ei saa proovida valesid panuseid ega fraase, ei üksi ega koos mängijaga. Aga ta teab tulevasi viskeid ja võiks neist rääkida.
        [beacon] Ka serveri pidaja ei saa proovida valesid panuseid ega fraase, ja keegi, ka tema mitte, ei tea viset enne selle tundi.
       *[plain] Aga serveri pidaja teab tulevasi viskeid, võiks neist rääkida, ja võiks ühe mängija abiga, või valekirjaga sellelt, kes ei vaata, valida paljude fraaside vahel. Saada oma fraas ja võrdle seda sellega, mida sulle näidatakse.
    }
rules-bg_notation = Käigu kirjutad oma loenduses, vabas järjekorras: "24/18 13/11", "bar/20", "6/off", "8/5*" (lööb; tärni võib ära jätta), "6/4(2)" kahe nupu kohta, "24/18/13" nupu kohta, mis käib kaks korda. Ees võivad olla viske number ja täringud, "12. 52: 13/8 24/22": kui need ei ole laua omad, ei mängita midagi.
rules-bg_orders =
    Püsivad korraldused jäävad salajaseks ja kehtivad, kuni sa need tagasi võtad ("orders off"): "autoroll", "greedy" (viia välja kõige rohkem, kui kedagi enam lüüa ei saa){ $points ->
        [1] { "" }
       *[other] , "autoroll while on the bar", "double next turn", "take if doubled" ja "drop if doubled"
    }. Pärast "set forced off" küsitakse sinult ka ainsat võimalikku käiku.
rules-bg_late =
    Matši esimesele kirjale vastate mõlemad, täringute pärast. Kes seda { $first ->
        [one] ühe päeva
       *[other] { $first } päeva
    } jooksul pärast saatmise päeva ei tee, annab teisele enne 1. mängu ühe punkti ja iga { $step ->
        [one] päevaga
       *[other] { $step } päevaga
    } veel ühe; üle poole matši punktidest kaotab selle. Puhkust ja päevi, mil kirjad minuni ei jõudnud, ei arvestata.
rules-bg_breaks =
    Puhkuse asemel on matši mängude vahel viiepäevased vaheajad: kummalgi { $breaks ->
        [one] üks
       *[other] kuni { $breaks }, matši pikkuse järgi
    }. Kirjuta mängu ajal „vaheaeg“ ja sinu oma algab, kui see on läbi; kasutamata vaheaeg kaob.
rules-bg_values = Mäng annab kuubiku väärtuse, gammonina kahekordse (kaotaja ei ole ühtegi nuppu välja viinud), backgammonina kolmekordse (ja tal on nupp baaril või võitja kodulaual). Gammon ja backgammon loevad igas matšis.
rules-bg_resigns = Oma korras, enne viset või käigu asemel, tohid pakkuda, et annad alla: "resign single", "resign gammon" või "resign backgammon". Vastane võtab vastu või keeldub; kui ta keeldub, läheb mäng edasi nagu enne. Pakkumine kõige kohta, mida vastane veel võita saab, võetakse vastu küsimata. "concede match" annab alla terve matši, ükskõik kelle kord on.

## help: Abi read selle mängu kohta; näited algavad esimesest veerust.
help-bg_play = 12. 52: 13/8 24/22   koos viske numbri ja täringutega
help-bg_bar_and_off = bar/20 6/off         baarilt lauale ja laualt ära
help-bg_hit = 8/5* 6/4(2)          löök ja kaks nuppu korraga
help-bg_roll = roll                 sa viskad täringud
help-bg_double = double               sa kahekordistad, enne viset
help-bg_take = take                 sa võtad kahekordistuse vastu
help-bg_drop = drop                 sa loobud ja kaotad mängu
help-bg_resign = resign gammon        sa pakud gammonit (või: single)
help-bg_accept = accept               sa võtad selle vastu ("refuse": keeldud)
help-bg_orders = autoroll             püsiv korraldus: sa ei kahekordista
help-bg_orders_off = orders off           kõik sellised lõpevad
help-bg_phrase = phrase: punased ratsud  sinu panus täringutesse
help-bg_pass = pass                 loobub samuti, aga ainult kahekordistusest
help-bg_bar = autoroll while on the bar  kordadel, mis algavad seal
help-bg_next = double next turn     sinu järgmisel korral
help-bg_if_doubled = take if doubled      järgmine vastus sellele (või: drop ...)
help-bg_greedy = greedy               viib lõpus välja kõige rohkem
help-bg_claim_time = claim time           võidad matši ajaga, kui vastase aeg on läbi
help-bg_call = call director: ...   vaidlus: kõik seisab; mõlemad loevad seda
help-bg_dice = täringud             täringud: arvud ja kuidas neid kontrollida
help-bg_board_discs = määra laud kettad    nupud on ● ja ○
help-bg_board_xo = määra laud XO        nupud on jälle X ja O
help-bg_answer_the_letter_of = Vasta selle matši kirjale, mida mõtled, või kirjuta ette matši number. Teise turniiri kohta küsides lisa turniiri tähis:
help-bg_elsewhere = { $id } take         vastus selles matšis
help-bg_side = määra pool vasak     laud teistpidi
help-bg_forced = määra sunnitud väljas sinult küsitakse ka ainsat võimalikku käiku
help-bg_break = vaheaeg              viis päeva vaheaega enne järgmist mängu („vaheaeg maha“: ei)
help-bg_breaks_only = Iga kiri ütleb, mis ajani sa vastata võid. Loeb see, millal sinu kiri siia saabub. Sinu matšides ei ole puhkust, vaid vaheajad: rida „vaheaeg“ mängu ajal, ja järgmine mäng algab viis päeva pärast selle lõppu. Seni ei käi matšis kellegi kell. „partiid“ ütleb, mitu sul veel on; kasutamata vaheaeg kaob koos matšiga.
help-bg_breaks_too = Vaheaegadega matšides ei ole puhkust: rida „vaheaeg“ mängu ajal, ja järgmine mäng algab viis päeva pärast selle lõppu. „partiid“ ütleb, mitu sul veel on.
help-bg_if_double = kui double siis take  sinu vastus kahekordistusele
help-bg_if_play = kui 24/18 siis double  kahekordistad, kui seda mängitakse

## me: Mida matšide mängija on valinud, sätete kirjas.
me-side =
    Matšide laud: sinu nupud käivad { $value ->
        [yes] päripäeva, sinu kodu on all vasakul
       *[no] vastupäeva, sinu kodu on all paremal
    }
me-forced =
    Ainus võimalik käik: { $value ->
        [yes] sinult küsitakse ikkagi
       *[no] tehakse sinu eest, nagu ka see, millega viimane nupp koju viiakse
    }

## settings: Kuidas matšide mängija seda muudab.
settings-set_side_left = määra pool vasak                matšide laud, sinu kodu all vasakul
settings-set_side_right = määra pool parem                sinu kodu jälle all paremal
settings-set_forced_off = määra sunnitud väljas           sinult küsitakse ka ainsat võimalikku käiku
settings-set_forced_on = määra sunnitud sees             sellised käigud tehakse jälle sinu eest

## letter: Mida kiri matši kohta küsib, teemareal ja selle all.
letter-match_subject =
    { $g-game } { $g-turn ->
        [you]
            { $g-stage-code ->
                [contribute] sinu sõnad täringutele
                [bg_roll_or_double] viska või kahekordista
                [bg_play] sinu vise { $g-stage-params-dice }
                [bg_take_or_drop] kahekordistus? võta vastu või loobu
                [bg_accept_or_refuse] alistumine? võta vastu või keeldu
               *[other] sinu kord
            }{ $g-due ->
                [yes] , tähtaeg { DAY(LOCAL($g-due, $g-time_zone)) }
               *[no] { "" }
            }
       *[opponent]
            { $g-called ->
                [yes] turniirijuht on kutsutud
               *[no]
                    { $g-acted ->
                        [yes] kätte saadud,{ " " }
                       *[no] { "" }
                    }{ $g-stage-code ->
                        [bg_roll_or_double] vastane viskab või kahekordistab
                        [bg_play] vastase vise { $g-stage-params-dice }
                        [bg_take_or_drop] vastane võtab vastu või loobub
                        [bg_accept_or_refuse] vastane võtab vastu või keeldub
                       *[other]
                            { $g-break_until ->
                                [yes] paus kuni { DAY(LOCAL($g-break_until, $g-time_zone)) }
                               *[no] ootame täringuid
                            }
                    }
            }
    }
# mida teeb see, kelle kord on; sõnade "Sinu kord:" järel
letter-match_asked =
    { $stage-code ->
        [bg_roll_or_double] visata või kahekordistada
        [bg_play] mängida { $stage-params-dice }
        [bg_take_or_drop] vastu võtta või loobuda
        [bg_accept_or_refuse] vastu võtta või keelduda
       *[other] vastata
    }
letter-match_your_turn = Sinu kord { letter-match_asked }.
letter-match_deadline = Sinu kord { letter-match_asked }, hiljemalt { MOMENT($due) }: aega on { SPAN($left) }.
letter-match_their_turn =
    { $told ->
        [yes] Vastasele on teatatud, nüüd on { $opponent } kord
       *[no] On { $opponent } kord
    } { letter-match_asked }. Sina ei pea midagi tegema.
letter-match_they_have = Järgmiseks vastuseks on vastasel ({ $opponent }) { SPAN($time) }.
letter-match_you_have = Sinu järgmiseks vastuseks on siis { SPAN($time) }.
letter-match_moves =
    { $over ->
        [yes]
            { $earlier ->
                [yes] Viimane mäng:
               *[no] Matš:
            }
       *[no] See mäng seni:
    } { $record }{ $earlier ->
        [yes] { " " }("protokoll" toob terve matši)
       *[no] { "" }
    }
letter-match_taps =
    { $whole ->
        [yes] Rohkem käike ei ole. Puuduta seda, mida tahad: avaneb kiri selle käiguga, ja sul tuleb see ainult ära saata.
       *[no] Iga valge väli on esimene samm, selle kohal olevast punktist sinna, mida ta nimetab. Puuduta üht: avaneb kiri, mis nii algab. Kirjuta ülejäänud käik selle järele ja saada ära.
    }
letter-match_own_words = Kirjutan oma käigu
letter-match_orders =
    Kirjutada võid ka: { $asks ->
        [bg_play] "näita" käigu ette (et näha lauda pärast seda), "resign single" (või gammon, backgammon),{ " " }
        [bg_roll_or_double] "resign single" (või gammon, backgammon),{ " " }
        [theirs] "take if doubled" (sinu vastus järgmisele kahekordistusele, või "drop if doubled"),{ " " }
       *[other] { "" }
    }"näita" (laua uuesti saamiseks) või "abi" (kõik kirja teel mängimise kohta).

## asked: Kelle kord on matšide loetelus.
asked-match_attached = Terve matš on lisatud: { JOIN(EACH($files, "asked-match_file"), "; ") }.
asked-match_file =
    { $item ->
        [mat] .mat, mida loevad GNU Backgammon ja enamik teisi programme
        [sgf] .sgf, GNU Backgammoni oma vorming
       *[txt] .txt, lugemiseks
    }
asked-match_turn =
    { $turn ->
        [you] Sinu kord { letter-match_asked }, hiljemalt { MOMENT($due) }. Aega on jäänud { SPAN($left) }.
       *[other] On { $opponent } kord { letter-match_asked }, hiljemalt { MOMENT($due) }, aega on { SPAN($left) }.
    }
asked-match_running =
    { $turn ->
        [you] Sinu kord
       *[other] Kord: { $opponent }
    }, { letter-match_asked }: kulunud { SPAN($used) }, jäänud { SPAN($left) } (aeg: { SPAN($given) }).
asked-match_turn_line =
    Vise { $ply }: { SPAN($used) }{ $given_back ->
        [yes] { " " }(tagasi antud { SPAN($given_back) })
       *[no] { "" }
    }

## board: Mis on matši pildi all.
board-checkers =
    { $checkers ->
        [dark] Sinul on tumedad nupud, vastasel { $opponent } heledad.
       *[light] Sinul on heledad nupud, vastasel { $opponent } tumedad.
    }
board-count_pips = Pipid: sina { $mine }, { $opponent } { $theirs }.

## letter: Mida matši nupud ütlevad.
# mida puudutus saadab
letter-bg_tap = { $text }
letter-bg_answer =
    { $text ->
        [phrase] Saadan oma sõnad
        [roll] Viska täringud
        [double] Kahekordista
        [take] Võtan vastu
        [drop] Loobun
        [accept] Võtan vastu
        [refuse] Keeldun: mängime edasi
       *[other] { $text }
    }

## game_shown: Mis on matši laua kõrval käsus `corr game show`.
game_shown-pips = pipid: { $first }, { $second }
# Väljaspool mängu antud punktid matši protokollis, nagu seda loetakse.
game_shown-given =
    punktid { $why ->
        [late] hilinemise eest
       *[points] turniirijuhilt
    }: { JOIN(EACH($to, "game_shown-given-each"), ", ") }
game_shown-given-each = { $item-1 }: { $item-0 }

## replay: Matš käik käigu haaval turniiri lehel, pealtvaatajale. `name` on see, kelle käik see oli või kes sellega midagi saab.
replay-act = { $name }: { moves-did }
replay-opening =
    Avavise: { $one } { $first }, { $other } { $second }{ $seat ->
        [none] , mõlemad viskavad uuesti
       *[other] { "" }
    }
replay-given =
    Turniirijuht annab punkte: { $one } { $first }, { $other } { $second }{ $waits ->
        [yes] ; need loevad, kui see mäng on läbi
       *[no] { "" }
    }
replay-late = Punktid matši alguse eest: { $one } { $first }, { $other } { $second }
replay-won =
    { $name } võidab { $game }. mängu: { $points ->
        [one] üks punkt
       *[other] { $points } punkti
    }{ $size ->
        [gammon] , gammon
        [backgammon] , backgammon
       *[single] { "" }
    }. { $given ->
        [yes] Koos turniirijuhi antud punktidega on seis
       *[no] Seis on
    } { $first }–{ $second }
replay-apart =
    { $how ->
        [yes] Otsustatud väljaspool lauda
       *[no] Turniirijuhi otsus
    }: { $points }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }{ $how ->
        [yes] , { $how }
       *[no] { "" }
    }
replay-game =
    { $game }. mäng, { $first }–{ $second }{ $crawford ->
        [yes] , Crawfordi mäng
       *[no] { "" }
    }
replay-key-game_back = Eelmine mäng
replay-key-back = Samm tagasi
replay-key-forth = Samm edasi
replay-key-game_forth = Järgmine mäng
replay-key-act = Samm
