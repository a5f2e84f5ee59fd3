## openings: Kuidas mäng algab, üks lause iga `opening` väärtuse kohta.
openings-gomoku_swap2 = Üks mängija paneb kivid 1 kuni 3 (must, valge, must) ükskõik kuhu. Teine valib värvi või paneb kivi 4 (valge) ja kivi 5 (must) ja laseb esimesel valida. Valge jätkab.
openings-gomoku_swap1 = Üks mängija paneb kivid 1 kuni 3 (must, valge, must) ükskõik kuhu; teine valib värvi. Valge mängib 4. käigu.
openings-gomoku_russian = Musta esimene kivi on keskpunktis, valge esimene võib olla ükskõik kus ja musta teine väljaspool keskmist 5 x 5 ruutu.
openings-gomoku_free = Kõik käigud on algusest peale vabad.
openings-gomoku_balanced = Kivi 1 (must) on keskpunktis, teine mängija paneb kivi 2 (valge) selle kõrvale ja esimene paneb kivi 3 (must) ükskõik kuhu. Siis paneb teine kivi 4 (valge) ja kivi 5 (must), esimene valib värvi ja valge mängib 6. käigu.
openings-rows_tournament1 = Valge esimene kivi on keskpunktis, musta esimene võib olla ükskõik kus ja valge teine väljaspool keskmist 5 x 5 ruutu (turniirireegel I).
openings-rows_free = Valge esimene kivi on keskpunktis, edasi on mäng vaba.
openings-rows_swap3 = Üks mängija paneb kivid 1 (valge, keskpunkti), 2 (must) ja 3 (valge); teine valib värvi. Must mängib 4. käigu.
openings-rows_renju_swap = Kivi 1 (valge) on keskpunktis, kivi 2 (must) selle kõrval, kivi 3 (valge) ükskõik kus; värvi valib see, kes kivi 3 ei pannud. Must mängib 4. käigu.
openings-rows_balanced = Kivi 1 (valge) on keskpunktis, teine mängija paneb kivi 2 (must) selle kõrvale ja esimene paneb kivi 3 (valge) ükskõik kuhu. Siis paneb teine kivi 4 (must) ja kivi 5 (valge), esimene valib värvi ja must mängib 6. käigu.

## stages: Mida seis lugejalt ootab.
stages-rows_place =
    { MORE(COUNT($stones), 1) ->
        [yes]
            { $free ->
                [yes] Pane kivid { $stones-0-0 } kuni { ADD($stones-0-0, SUB(COUNT($stones), 1)) } ühel real, kuhu soovid; kivi { $stones-0-0 } on { BOARD_COLOUR($stones-0-1) }, edasi värvid vahelduvad.
               *[no] Pane need kivid ühel real, selles järjekorras: { JOIN(EACH($stones, "stages-rows_place-each"), ", ") }.
            }
       *[no] Pane { JOIN(EACH($stones, "stages-rows_place-each"), "") }.
    }
stages-rows_place-each =
    kivi { $item-0 } ({ BOARD_COLOUR($item-1) }){ " " }{ $item-2 ->
        [centre] keskpunkti, { $centre }
        [adjacent] otse keskpunkti kõrvale (sirgelt või diagonaalis)
        [outside] väljapoole keskmist 5 x 5 ruutu, { $low } kuni { $high }
       *[anywhere] ükskõik millisele vabale punktile
    }
stages-rows_choose_or_place =
    Vali värv: vasta "must" või "valge". Või pane kivi { $first } (valge) ja kivi { ADD($first, 1) } (must) ühel real, kuhu soovid; siis valib vastane. Pärast "{ OWN(FIRST(PARTITION($then, ","))) }" on käik endiselt sinu: võid kirjutada ühele reale "{ OWN($then) }", kõik korraga.

## reasons: Miks midagi ei tehtud ja mida selle asemel saata.
reasons-inside_zone = { $point } on keskmise 5 x 5 ruudu sees, { $low } kuni { $high }. See kivi peab olema väljaspool.
reasons-no_column_i = Sellel laual ei ole veergu i, seega punkti { $point } ei ole. Kas mõtled { JOIN($readings, " või ") }? Saada siis palun see.
reasons-asterisk = Tärn punkti { $point } järel ütleb, et käik võtab kive, aga see ei võtnud midagi. Käik mängiti siiski.
reasons-asterisks =
    { $around ->
        [yes] Sinu käigu ümber on tärnid. Need võivad seda rõhutada või öelda, et see võtab kive, ja ma ei arva ära, kumba.
       *[no] Sinu käigu järel on mitu tärni, aga seal tohib olla kõige rohkem üks.
    } Kas mõtled { JOIN($readings, " või ") }? Saada siis palun see.
reasons-asterisk_late = Sinu { $move } mängiti ilma tärnita ja tagantjärele seda lisada ei saa. Käik kehtib nii, nagu see on.
reasons-not_needed = Kivid, mille eemaldamist palusid, eemaldati ja sellega partii lõppes. Sinu käiku "{ OWN($text) }" polnud vaja ja seda ei mängitud.
reasons-other_notation =
    "{ $text }" ei ole käik { reasons-other_notation-called }. { JOIN(EACH($found, "reasons-other_notation-each"), " ") } Ma ei arva ära: palun saada punkt, mida mõtled, või muuda kirjaviisi ("määra notatsioon tähed", "suhteline" või "maatriks").
reasons-other_notation-called =
    { $own ->
        [relative] sammudes keskpunktist (R2U1), nagu oled seadnud
        [matrix] arvudes (21, -2-1), nagu oled seadnud
       *[letters] tähe ja numbriga (k10)
    }
reasons-other_notation-each =
    { $item-0 ->
        [relative] Loetuna sammudena keskpunktist oleks see { $item-1 }.
        [matrix] Loetuna arvudena oleks see { $item-1 }.
        [no_column_i] Loetuna tähe ja numbrina oleks see { $item-1 }, aga sellel laual ei ole veergu i.
       *[letters] Loetuna tähe ja numbrina oleks see { $item-1 }.
    }
reasons-bad_notation =
    { $text ->
        [yes] Notatsiooni "{ $text }" ei ole.{ " " }
       *[no] { "" }
    }Kirjuta "määra notatsioon tähed" (k10), "määra notatsioon suhteline" (R2U1) või "määra notatsioon maatriks" (21, -2-1).
reasons-colour_or_two = Nüüd valid värvi ("must" või "valge") või paned kaks kivi ühel real, näiteks "{ $example }". Üksik kivi pole kumbki. Kui tahad võtta värvi ja kohe käia, kirjuta "{ OWN($then) }".
reasons-no_draw_in_opening = Viiki saab pakkuda alles siis, kui avang on läbi.
reasons-no_pass_here = Selle turniiri reeglite järgi ei saa passida. Palun saada käik.
reasons-nothing_left = Vastase viimane käik ei jätnud lauale võetud kive, mida saaks eemaldada.
reasons-removed_already = Need on juba eemaldatud. Nüüd on sinu käik: palun saada ainult see.
reasons-no_remove =
    { $captures ->
        [yes] Sellel võistlusel eemaldab programm võetud kivid ise, seda ei pea keegi paluma.
       *[no] Selles mängus kive ei võeta, seega pole midagi eemaldada.
    } Palun saada oma käik.
reasons-wrong_asterisk = Tärn ütleb, et käik võtab kive, aga punktil { $point } on see valesti või puudub.
reasons-no_agreed_draws = Selle turniiri reeglite järgi ei saa viigis kokku leppida.

## endings: Kuidas mäng lõppes.
endings-captures =
    { $winner ->
        [you] Sa oled võtnud nii palju kive, et võitsid. Palju õnne!
       *[other] { $opponent } on võtnud nii palju kive, et võitis.
    }
endings-five_given =
    { $detail ->
        [bomb]
            { $winner ->
                [you] Mängija { $opponent } pomm andis sulle viisiku. Sa võitsid.
               *[other] Sinu pomm andis vastasele { $opponent } viisiku ja sellega võidu.
            }
       *[other]
            { $winner ->
                [draw] Viimane võtmine jättis teisele lauale viisiku: mäng on viik.
                [you] { $opponent } võttis kive ja see andis sulle viisiku. Sa võitsid.
               *[other] Sinu võtmine andis vastasele { $opponent } viisiku ja sellega võidu.
            }
    }

## explanations: Miks partii nii lõppes, kui viimane käik seda ei näita.
explanations-rows_double_three =
    { $point } tegi { $count ->
        [2] kaks
        [3] kolm
       *[other] neli
    } lahtist kolme:
explanations-rows_stood =
    { $stones } on viisik. { $reply ->
        [yes]
            { $enough ->
                [yes] { $reply } oli viies võtmine ({ JOIN($taken, ", ") }), kuid ei lõhkunud viisikut, mis oli enne: seepärast võitis viisik.
               *[no] { $reply } ei lõhkunud seda, seepärast see võitis.
            }
       *[no] Passimine ei lõhu midagi, seepärast see võitis.
    }
explanations-rows_five_given =
    { $point } võttis { JOIN($taken, ", ") } kuuest või pikemast reast. Sellest jäi järele viisik { $stones }{ $drawn ->
        [yes] ; et see oli ühtlasi viies võtmine, jäi partii viiki
       *[no] { "" }
    }.
explanations-rows_broken = { $stones } oli viisik. { $point } lõhkus selle, võttes { JOIN($taken, ", ") }, ja see oli viies võtmine: see võitis.
explanations-rows_removed = Kivid, mis jäid lauale ja siis eemaldati, { JOIN($taken, ", ") }, lähevad võtja arvele ja nüüd on neid võiduks küllalt.

## rules: Mida reeglikiri nendest mängudest ütleb.
rules-aids_self = Osalev programm või rühm kasutab iseennast.
rules-rows_board =
    Laual on { $size } x { $size } punkti: veerud A kuni { $last }{ $i ->
        [yes] { "" }
       *[no] { " " }ilma täheta I
    }, read 1 kuni { $size }.
rules-rows_first_two =
    { $how ->
        [shared] Kivid 1 ja 2 panevad eri mängijad.
       *[one] Kivid 1 ja 2 paneb üks mängija.
    }
rules-aids =
    { $aids ->
        [own] Oma raamatud, märkmed ja lauad on lubatud. Mängivad programmid ja teiste nõuanded on keelatud.
        [none] Raamatud, märkmed, teised lauad, programmid ja teiste nõuanded on keelatud, mängija ausõnal.
       *[all] Lubatud on kõik, mis aitab.
    }
rules-rows_captures =
    Kaks sama värvi kivi{ $three ->
        [yes] , või kolm,
       *[no] { "" }
    } mis on kõrvuti, võetakse ära, kui vastane paneb teise kahest kivist, mis need sisse piiravad, sirgelt või diagonaalis; üks käik võib võtta mitu korda. Võetud kivid lahkuvad laualt ja nende punktidele võib uuesti käia. Kes ise käib kahe vastase kivi vahele, ei kaota midagi.{ $claimed ->
        [yes] { " " }Sellel turniiril võetakse kivid ära ainult siis, kui käigu järel on tärn (m12*). Muidu jäävad need alles, kui vastane ei kirjuta enne oma järgmist käiku "eemalda": siis võetakse need ära ja loetakse sellele, kes võttis.
       *[no] { " " }Programm võtab kivid ise ära, olgu käigul tärn või mitte.
    }
rules-rows_wins =
    { $exact ->
        [yes]
            { $black_only ->
                [yes] Viis järjest võidab, sirgelt või diagonaalis: mustal täpselt viis, valgel ka kuus või rohkem.
               *[no] Viis järjest võidab, sirgelt või diagonaalis: täpselt viis. Kuus või rohkem ei võida, aga viisik nende kõrval võidab.
            }
       *[no] Viis või rohkem järjest võidab, sirgelt või diagonaalis.
    }{ $stones ->
        [yes] { " " }Võidab ka see, kes on võtnud { $stones } kivi.
       *[no] { "" }
    }
rules-rows_imperfect = Viisik, mille vastane saab kohe järgmise käiguga kive võttes lõhkuda, veel ei võida. Kui see on pärast seda käiku alles, siis võidab; passimine ei lõhu midagi.
rules-rows_against = Kui viisikut lõhkuv käik on ühtlasi viies võtmine, siis see võidab. Viies võtmine, mis viisikut ei lõhu, kaotab sellele.
rules-rows_given = Võtmine, mis teeb vastase kuuesest või pikemast reast viisiku, annab vastasele võidu; kui see on viies võtmine, on mäng viik.
rules-rows_double_three = Valge ei tohi ühe käiguga teha kahte lahtist kolme: see kaotab kohe, kui see ei tee viisikut või viiendat võtmist ega lõhu vastase viisikut. Kivid võetakse enne kolmede lugemist.
rules-rows_judged = Programm hindab iga käiku: võit lõpetab mängu kohe.
rules-rows_code =
    { $passes ->
        [yes] Kehtivad rahvusvahelised reeglid: mängija võib passida; kaks passi järjest, kokkulepe või täis laud on viik.
       *[no] Kehtivad Rootsi reeglid: keegi ei tohi passida, viigis ei saa kokku leppida ja täis laud on viik.
    }
rules-rows_passes =
    Mängija võib passida, kui avang on läbi. { $full ->
        [yes] Kaks passi järjest ja täis laud on viik.
       *[no] Kaks passi järjest on viik.
    }
rules-rows_also_renju = Ka renjul on avangureegel nimega "free-gomoku"; seda turniiri mängitakse gomoku reeglite järgi.

## board: Mis on laua kõrval.
board-count_captured = Võetud: sina { $mine }, { $opponent } { $theirs }.
board-emptied = Äsja võetud:
board-taken = Äsja võetud: { JOIN($points, ", ") }.
board-seen =
    Eelvaade näitab ainult kivi: mida see ka { $what ->
        [bomb] õhiks, jääb sellele lauale.
        [recoloured] ümber värviks, jääb sellel laual oma värvi.
       *[captured] võtaks, jääb sellele lauale.
    }

## help: Abikirja read nendest mängudest; näited algavad esimesest veerust.
help-rows_stones = h8 i9 j10            avangu kivid, ühel real
help-rows_colour_and_move = valge, g7            sinu värv ja järgmine käik
help-rows_asterisk = m12*                 käik, mis võtab, kus seda tuleb nõuda
help-rows_remove = eemalda, g7          vastase jäetud kivid eemaldatakse, ja sa käid
help-rows_notation = määra notatsioon suhteline  punktid sammudena keskpunktist: R2U1

## me: Mida mängijale nende mängude seadete kohta öeldakse.
me-notation =
    Punktid: { $value ->
        [relative] sammudena keskpunktist, nagu R2U1
        [matrix] sammudena keskpunktist arvudes, nagu 21 ja -2-1
       *[other] tähe ja numbriga
    }

## letter: Mida nende mängude kirjad räägivad: viimane ja need, mis muidu oleksid liiga suured.
letter-thought = Mõtlemisaeg kokku: sina { SPAN($mine) }, { $opponent } { SPAN($theirs) }.
letter-near =
    Puudutada saab heledamaid punkte, kuni { $steps } sammu kaugusel { $stones ->
        [yes] kivist
       *[no] keskpunktist
    }. Iga muu punkti saad ise kirjutada:
letter-near_else = Ava tühi vastus

## table: Värvide märgid, kui alustab valge.
table-white_first = avangu alguses valge
table-black_second = avangu alguses must

## settings: Kuidas punktide notatsioon valitakse.
settings-set_notation_relative = määra notatsioon suhteline     punktid sammudena keskpunktist, nagu R2U1
settings-set_notation_letters = määra notatsioon tähed         punktid jälle tähe ja numbriga
