## explanations: Miks must kivi on keelatud või lubatud; põhjused seisavad selle all, mida need tõestavad.
explanations-kind =
    { $verdict ->
        [five] viis
        [overline] ülepikk rida
        [double_four] neli-neli
       *[double_three] kolm-kolm
    }
# Kivi kolmedest nii paljudest on päris nii paljud.
explanations-unreal =
    selle { $threes ->
        [2] kahest
        [3] kolmest
       *[4] neljast
    } kolmest { $real ->
        [yes] saab ainult üks
       *[no] ei saa ükski
    } tegelikult lahtiseks neljaks
# Kõnealune kivi. `threes` on 0, välja arvatud siis, kui kivi on lubatud, sest liiga vähe kolmi on päris.
explanations-verdict =
    { $verdict ->
        [five] { $point } annab viis ritta ja võidab, mida muud see ka ei teeks.
       *[other]
            { $verdict ->
                [yes] { $point } on mustale keelatud: { explanations-kind }.
               *[no]
                    { $threes ->
                        [yes] { $point } on lubatud: { explanations-unreal }.
                       *[no] { $point } on lubatud: sellest ei tule ülepikka rida, neli-nelja ega kolm-kolme.
                    }
            }
    }
# Kivi, mida proovitakse, et kolmest saaks lahtine neli.
explanations-tried =
    { $verdict ->
        [five] Mitte { $point }: must kivi annaks seal kohe viis ritta.
       *[other]
            { $verdict ->
                [yes]
                    Mitte { $point }: musta kivi tulemus oleks seal { explanations-kind }{ $told ->
                        [yes] { "" }
                       *[no] { " " }(põhjused on siin ütlemiseks liiga sügaval)
                    }.
               *[no] { $point }: must kivi on seal lubatud, sest { explanations-unreal }.
            }
    }
# Read; `points` on punktid, kus need kasvada saavad.
explanations-five = { $stones } on viis.
explanations-overline = { $stones } on ülepikk rida: katkematult { $count } kivi.
explanations-four =
    { MORE(COUNT($points), 1) ->
        [yes] Lahtine neli
       *[no] Neli
    } { $stones } võib saada viieks, punktiks { JOIN($points, " või ") }.
explanations-three =
    Kolm { $stones } { $points ->
        [yes] võib saada lahtiseks neljaks, punktiks { JOIN($points, " või ") }
       *[no] ei saa tegelikult lahtiseks neljaks
    }.
# Lausete kohal ja nende juurde kuuluva laua all.
explanations-marks =
    { $numbers ->
        [yes] Numbrid märgivad iga rea kive, tähed
       *[no] Tähed laual märgivad
    } punkte, kus rida kasvada saab.

## moves: Mida mängija vastas, "Anna Berg vastas:" või "Sinu vastus:" järel: nimisõnad, et sobiks mõlemale.
moves-did = { AND(EACH(ACTS($moves), "moves-did-each")) }
moves-did-each =
    { $item-0 ->
        [colour]
            värv { $item-1 ->
                [black] must
               *[white] valge
            }
        [pass] kivi jääb panemata
        [leave] kivi paneb teine mängija
        [fifths] must värv koos viiendate käikude pakkumisega
        [count]
            soov { $item-1 ->
                [1] 1 viies käik
               *[other] { $item-1 } viiendat käiku
            }
        [offer] viiendaks käiguks pakutud { $item-1 }
        [keep] viies käik { $item-1 }
        [took] võetud { $item-1 }
        [removed] eemaldatud { $item-1 }
       *[other]
            { HOLDS($item-1, ",") ->
                [yes] kivid
               *[no] käik
            } { $item-1 }
    }
moves-does = { AND(EACH(ACTS(LIST($text)), "moves-does-each")) }
moves-ending =
    { $theirs ->
        [yes] b
       *[no] d
    }
moves-colour =
    { $item-1 ->
        [black] must
       *[white] valge
    }
moves-does-each =
    { $item-0 ->
        [colour] vali{ moves-ending } värvi { moves-colour }
        [pass] jäta{ moves-ending } kivi panemata
        [leave] jäta{ moves-ending } kivi teise mängija panna
        [fifths] vali{ moves-ending } musta ja paku{ moves-ending } viiendaid käike
        [count]
            soovi{ moves-ending } { $item-1 ->
                [1] 1 viienda käigu
               *[other] { $item-1 } viiendat käiku
            }
        [offer] paku{ moves-ending } viiendaks käiguks { $item-1 }
        [keep] jäta{ moves-ending } viiendaks käiguks { $item-1 }
       *[other] mängi{ moves-ending } { $item-1 }
    }
# Vastus selle keele sõnadega.
moves-own =
    { $text ->
        [fifths] viiendad käigud
       *[other] { TRIM(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(TEXT(" ", $text), " 1 fifths", " 1 viies käik"), "fifths", "viiendat käiku"), "white", "valge"), "black", "must"), "keep ", "jätan "), "offer ", "pakun "), "pass", "passin"), "leave", "loovutan"), "opening", "avang"), "accept", "nõustun"), "decline", "keeldun"), "resign", "alistun"), "preview", "näita"), "draw?", "viik?"), "claim draw", "nõuan viiki"), "if ", "kui "), " then ", " siis ")) }
    }
# Kuhu avangu kivi kuulub: kui kaugele keskpunktist.
moves-inside =
    { $size ->
        [3] otse keskpunkti kõrvale
       *[other] keskpunktist kuni { DIV($size, 2) } punkti kaugusele
    }
# Mille poolest võivad samaks loetavad kivide kujundid erineda.
moves-same =
    { $congruent ->
        [yes] , ka pööratult, peegeldatult või nihutatult
       *[no] , ka koos kogu lauaga pööratult või peegeldatult
    }

## openings: Kuidas partii algab, üks lause turniiri seade `opening` iga väärtuse kohta.
openings-free_gomoku = Esimese kivi võib panna ükskõik kuhu. Viis või rohkem reas võidab ja midagi ei ole keelatud.
openings-free_renju = Musta esimene kivi on keskpunktis, edasi on mäng vaba.
openings-rif = Üks mängija paneb kolm esimest kivi, teine valib värvi. Valge mängib käigu 4, must pakub kaks viiendat käiku, valge valib neist ühe.
openings-yamaguchi = Üks mängija paneb kolm esimest kivi ja ütleb, mitu viiendat käiku tuleb pakkuda (1 kuni 50); teine valib värvi. Valge mängib käigu 4, must pakub viiendad käigud, valge valib neist ühe.
openings-soosorv = Üks mängija paneb kolm esimest kivi, teine valib värvi. Valge mängib käigu 4 ja ütleb, mitu viiendat käiku tuleb pakkuda (1 kuni 4); teine võib siis värve vahetada. Must pakub viiendad käigud, valge valib neist ühe.
openings-soosorv_8 = Üks mängija paneb kolm esimest kivi, teine valib värvi. Valge mängib käigu 4 ja ütleb, mitu viiendat käiku tuleb pakkuda (1 kuni 8); teine võib siis värve vahetada. Must pakub viiendad käigud, valge valib neist ühe.
openings-taraguchi = Kivi 1 on keskpunktis. Kivid 2, 3 ja 4 tulevad selle ümber järjest suurematesse ruutudesse; iga kord paneb järgmise kivi või loovutab selle see mängija, kes eelmist ei pannud. Viienda käigu paneb see mängija 9 x 9 ruudu sisse või loovutab selle teisele, ja kes seda ei pannud, valib värvi; või mängib ta mustaga ja pakub viis viiendat käiku, millest valge valib ühe.
openings-taraguchi_10 = Kivi 1 on keskpunktis. Kivid 2, 3 ja 4 tulevad selle ümber järjest suurematesse ruutudesse; iga kord paneb järgmise kivi või loovutab selle see mängija, kes eelmist ei pannud. Viienda käigu paneb see mängija 9 x 9 ruudu sisse või loovutab selle teisele, ja kes seda ei pannud, valib värvi; või mängib ta mustaga ja pakub kümme viiendat käiku, millest valge valib ühe.
openings-sakata = Üks mängija paneb kolm esimest kivi, teine käigud 4 (7 x 7 ruudu sisse) ja 5 (9 x 9 ruudu sisse); siis valib esimene värvi.
openings-whites_option = Valge nimetab ühe 24 avangust ja mängib käigu 4; must pakub kaks viiendat käiku, valge valib neist ühe.

## rules: Mida reeglikiri ütleb renju kohta üksi.
rules-renju_also_gomoku = Gomoku on siin ka omaette mäng, avangutega, milles võidab ainult täpselt viis, ja ühega, "free", milles võidab ka rohkem; seda turniiri mängitakse renju avanguna "free-gomoku", milles võidab viis või rohkem.

## stages: Mida seis lugejalt ootab; loetakse lause "Sinu kord." järel.
stages-play =
    { $stacked ->
        [yes] Vali ükskõik milline tulp, ka kividega
       *[no] Vali laual ükskõik milline vaba punkt
    }{ $can_pass ->
        [yes] { " " }või kirjuta "passin"
       *[no] { "" }
    }.
stages-place_opening =
    Pane avang lauale: kivid { $first } kuni { $last } ühel real, vaheldumisi must ja valge{ MOD($first, 2) ->
        [yes] , must esimesena
       *[no] , valge esimesena
    }. { $first ->
        [one] Kivi 1 läheb keskpunkti, kivi 2
       *[other] Kivi 2 läheb
    } otse keskpunkti kõrvale (otse või kaldu), kivi 3 keskpunktist kuni kahe punkti kaugusele. Võid avangu ka nimetada: "avang D4".
stages-place_declare = Pane avang lauale: kivid 1 kuni 3 ühel real, must esimesena, ja lisa, mitu viiendat käiku peab must hiljem pakkuma: { $low } kuni { $high }. Kivi 1 läheb keskpunkti, kivi 2 otse keskpunkti kõrvale (otse või kaldu), kivi 3 keskpunktist kuni kahe punkti kaugusele. Võid avangu ka nimetada: "avang D4, 3 viiendat käiku".
stages-name_opening = Nimeta üks avangutest D1 kuni D{ $last } ja I1 kuni I{ $last }, see paneb paika kivid 1 kuni 3, ja mängi käik 4, kõik ühel real.
stages-place_inside =
    { MORE(COUNT($sizes), 1) ->
        [yes]
            Pane kivid { $first } { COUNT($sizes) ->
                [2] ja
               *[other] kuni
            } { $last }, kõik ühel real:{ " " }
       *[no] Pane kivi { $first }{ " " }
    }{ JOIN(EACH($sizes, "stages-place_inside-each"), ", ") }.
stages-place_inside-each =
    { MORE(COUNT($sizes), 1) ->
        [yes] kivi { ADD($first, SUB($number, 1)) }{ " " }
       *[no] { "" }
    }{ INSIDE($item) }
stages-take_or_leave = Pane kivi { $ply } { moves-inside } või kirjuta "loovutan", siis paneb selle vastane.
stages-fifth_ways = On kolm võimalust: pane kivi 5 { moves-inside }, siis valib vastane värvi; või kirjuta "loovutan", siis paneb selle vastane ja sina valid värvi; või kirjuta "viiendad käigud", siis mängid mustaga ja pakud { $count } viiendat käiku.
stages-choose_colour =
    Vali oma värv: vasta "must" või "valge". { $then ->
        [yes] Pärast vastust "{ OWN(FIRST(PARTITION($then, ","))) }" on ikka sinu kord: võid kirjutada "{ OWN($then) }" ühele reale, kõik korraga.
       *[no] { "" }
    }
stages-play_declare = Vali ükskõik milline vaba punkt ja lisa, mitu viiendat käiku peab must pakkuma: { $low } kuni { $high }.
stages-offer_fifths =
    { $count ->
        [one] Käes on musta viies käik: saada üks punkt.
       *[other] Paku musta viiendaks käiguks { $count } eri punkti, kõik ühel real. Kaks neist ei tohi anda sama kivide kujundit{ moves-same }. Vastane valib neist ühe.
    }
stages-keep_fifth =
    { COUNT($offers) ->
        [one] Vastane pakub viiendaks käiguks ainult käiku { $offers-0 }; laual on see tähena. Vasta sellega, siis see jääb; samale reale võid lisada ka oma järgmise käigu.
       *[other] Vastane pakub viiendaks käiguks { JOIN($offers, ", ") }; laual on need samas järjekorras tähtedena. Vali, milline alles jääb; samale reale võid lisada ka oma järgmise käigu.
    }
