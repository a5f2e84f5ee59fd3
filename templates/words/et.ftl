### corr'i laused. Kuidas neid kirjutada: CONTRIBUTING.md. See tõlge on algus: eesti keelt emakeelena rääkiv renjumängija peaks kõik lehed üle lugema.

## language: Mida kõik lehed keelest võtavad: loetelud, arvud, meistritaseme sõna.
language-and = { JOIN($words, ", ", " ja ") }
language-number = { REPLACE(REPLACE($text, "-", "−"), ".", ",") }
language-decimal_mark = ,
language-dan = dan

## absence: Puhkus, kõigis kirjades, mis sellest räägivad. Ajad on lugeja kohalikud.
absence-end =
    { EVE($d) ->
        [yes] { FULL_DAY(EVE($d)) } päeva lõpus
       *[no] { dates-moment }
    }
# lugeja enda
absence-yours =
    { $ruled ->
        [yes] Kohtunik andis sulle puhkust
       *[no]
            { $begun ->
                [yes] Sa oled puhkusel
               *[no] Sa lähed puhkusele
            }
    }. { $begun ->
        [yes] Puhkus lõpeb{ " " }
       *[no] Puhkus algab { MOMENT($since) } ja lõpeb{ " " }
    }{ ABSENCE_END($until) }. Seni seisab sinu aeg allpool nimetatud partiides ja neis, mis vahepeal algavad{ $ruled ->
        [yes] ; puhkusepäevi see ei maksa
       *[no] { "" }
    }.
absence-taken_back =
    { $ruled ->
        [yes] Kohtunik võttis sinu ülejäänud puhkuse tagasi
       *[no] Sinu ülejäänud puhkus on tagasi võetud
    }: see lõpeb { MOMENT($until) }, päev pärast teatamist. Sellest ajast peale jookseb sinu aeg jälle.
absence-will_not_begin =
    { $ruled ->
        [yes] Kohtunik võttis sinu puhkuse tagasi
       *[no] Sinu puhkus on tagasi võetud
    }. See oleks alanud { MOMENT($since) } ja lõppenud { ABSENCE_END($until) }; nüüd see ei alga ja sinu aeg jookseb siis nagu ikka.
absence-still_announced = Sul on veel teatatud puhkus, mis algab { MOMENT($since) } ja lõpeb { ABSENCE_END($until) }: see kehtib.
absence-to_end_others = Kui tahad ka selle tagasi võtta, nimeta üks selle päev: "puhkus läbi { $day }", või kirjuta "puhkus läbi kõik".
absence-why = Kohtuniku põhjendus: "{ $reason }"
absence-left = { $year }: alles on { $days } puhkusepäeva { $most }-st.
absence-no_games = Siin ei ole pooleliolevat partiid, mida see muudaks.
absence-game =
    { $game }, vastane { $opponent }: { $over ->
        [yes]
            { $turn ->
                [you] sinu
               *[other] vastase
            } aeg sai läbi { MOMENT($due) }; puhkus seda tagasi ei anna.
       *[no]
            { NONE($due) ->
                [yes]
                    { $turn ->
                        [give_you] sinu sõnad täringute jaoks on veel puudu.
                        [give_other] vastase sõnad täringute jaoks on veel puudu.
                       *[other]
                            { $turn ->
                                [you] käik on sinu
                               *[other] käik on vastase
                            }, aga see kell seisab niigi.
                    }
               *[no]
                    { $turn ->
                        [you] sinu vastuse tähtaeg on { MOMENT($due) }.
                       *[other] käik on vastase, tähtaeg on { MOMENT($due) }.
                    }
            }
    }
absence-told = Sinu vastastele on öeldud, millal sa ära oled, ja muud ei midagi.
absence-to_take_back = Kui tahad ülejäänud puhkuse tagasi võtta, vasta "puhkus läbi": siis lõpeb see päeva pärast.
# vastase
absence-theirs =
    { $player } { $begun ->
        [yes] on puhkusel
       *[no] läheb puhkusele
    }. { $begun ->
        [yes] Puhkus lõpeb{ " " }
       *[no] Puhkus algab { MOMENT($since) } ja lõpeb{ " " }
    }{ ABSENCE_END($until) }. Puhkuse ajal tema aeg seisab.
absence-theirs_back = { $player } on varem tagasi: puhkus lõpeb nüüd { MOMENT($until) } ja siis jookseb tema aeg jälle.
absence-theirs_not = { $player } ei ole siiski ära: puhkus, mis pidi algama { MOMENT($since) } ja lõppema { ABSENCE_END($until) }, jääb ära, ja tema aeg jookseb siis nagu ikka.
absence-your_own_time = Sinu oma aeg jookseb nagu ikka.
# kirjades partiide kohta
absence-your_leave =
    { $begun ->
        [yes] Sa oled puhkusel; puhkus lõpeb{ " " }
       *[no] Sinu puhkus algab { MOMENT($since) } ja lõpeb{ " " }
    }{ ABSENCE_END($until) }. Puhkuse ajal sinu aeg seisab.
absence-their_leave =
    { $begun ->
        [yes] { $opponent } on puhkusel; puhkus lõpeb{ " " }
       *[no] { $opponent } läheb puhkusele; puhkus algab { MOMENT($since) } ja lõpeb{ " " }
    }{ ABSENCE_END($until) }. Puhkuse ajal tema aeg seisab.

## advance_words: Normide eelvaate sõnad. Tasemed ja punktid tulevad tekstina.
advance_words-decimal_mark = { language-decimal_mark }
advance_words-dan = { language-dan }
advance_words-heading-norms = Normid ette arvutatuna
advance_words-heading-what_if = Mis oleks, kui
advance_words-heading-outcome = Mida annaks turniiri lõpetamine nii
advance_words-heading-levels = Normid punktides
advance_words-heading-missing = Veel vaja, punktides
advance_words-heading-none = Praegu normi ei ole
advance_words-heading-prospects = Kuhu lõpuks saadud punktid viivad
advance_words-heading-new_players = Uued mängijad arvestatakse kui
advance_words-label-participants = Osalejaid
advance_words-label-over = Lõppenud partiisid
advance_words-label-to_come = Partiisid ees
advance_words-label-undrawn = Veel loosimata partiisid mängija kohta
advance_words-label-player = Mängija
advance_words-label-level = Tase
advance_words-label-completed = Läbi
advance_words-label-scheduled = Partiisid
advance_words-label-points = Punkte
advance_words-label-rise2 = Tõusta kaks
advance_words-label-rise1 = Tõusta üks
advance_words-label-confirm = Kinnitada
advance_words-label-keep = Hoida
advance_words-label-reached = täidetud
advance_words-label-from = Punkte alates
advance_words-label-to = Kuni
advance_words-label-after = Tase siis
advance_words-label-rule = Kuidas
advance_words-text-preliminary = Esialgne: kui kõik ees olevad partiid lõpuni mängitakse. Kuni turniir lõpeb, võib kõik muutuda (art. 2 §2).
advance_words-text-missing = Sulgudes see, mida enam ei saa täita: rohkem, kui ees olevad partiid anda saavad.
advance_words-text-most_points = Kellel on turniiril kõige rohkem punkte, hoiab taseme igal juhul (art. 2 §3).
advance_words-text-unsanctioned = SLSF ei ole turniiri heaks kiitnud ja see ei muuda ühtegi taset (art. 1 §1): siin on see, mida oleks vaja, kui ta oleks heaks kiidetud.
advance_words-text-guessed = Turniir ei nimeta partiisid: kes kellega kohtub, tuleneb turniiri süsteemist; ilma selleta kohtuvad kõik kõigiga üks kord.
advance_words-text-undrawn = Osa voore on loosimata: nendes arvestatakse iga vastast nagu keskmiselt neid, kellega mängija veel kohtuda võib.
advance_words-text-counts_as = Kohtuniku hinnangu järgi või selle järgi, mida annab art. 4 seni lõpetatud partiidest; – arvestatakse nagu mängija teisi vastaseid keskmiselt.
advance_words-reason-rise2 = tõuseb kaks taset
advance_words-reason-rise1 = tõuseb ühe taseme
advance_words-reason-confirmed = hoiab ja kinnitab taseme
advance_words-reason-kept = hoiab taseme
advance_words-reason-kept_most_points = hoiab taseme kõige suurema punktisummaga
advance_words-reason-fell = taseme hoidmise norm jääb täitmata
advance_words-reason-too_few_participants = normi ei ole: alla viie osaleja (art. 3 §1)
advance_words-reason-too_few_games = normi ei ole: alla seitsme partii (art. 3 §2)
advance_words-reason-too_few_opponents = normi ei ole: alla viie partii mängijatega, kelle tase on lähedal või kõrgem (art. 3 §2)
advance_words-reason-new = esimene tase, leitud tulemustest (art. 4)
advance_words-reason-new_unranked = esimese taseme jaoks liiga vähe partiisid (art. 3 §1–2)
advance_words-reason-new_opponents = taset ei ole, ja miski ei näita veel, kui tugevad vastased on (art. 4)
advance_words-reason-impossible = ees olevate partiidega ei ole võimalik
advance_words-reason-unsaid = ei saa ette öelda
advance_words-decided-higher = tase lõpetamisel on kõrgem ja kehtib (art. 2 §4)
advance_words-decided-below = üks tase madalam kui lõpetamisel (art. 2 §4)
advance_words-decided-close = tase lõpetamisel oli juba langenud ja kehtib (art. 2 §4)
advance_words-decided-no_norm = tase lõpetamisel kehtib [K 8]
advance_words-decided-found = mujalt saadud tase ei ole madalam ja kehtib [K 13]
advance_words-decided-unranked = mujalt saadud tase kehtib [K 13]
advance_words-footer = { $name } · Normid ette arvutatuna, esialgsed
advance_words-moving =
    Esialgne: osaleb { $n } { $n ->
        [one] uus mängija
       *[other] uut mängijat
    } ja normid võivad veel muutuda; esimesed tasemed sõltuvad allpool toodud tugevusest.
advance_words-supposed = Oletus: { $game } lõpeb { $result }.
advance_words-supposed_points = Oletus: lõpetatud partiidest kokku { $points } punkti.

## asked: Laused kirjades, mis vastavad küsimustele. Ajad on lugeja omad.
# partiid
asked-head =
    { $name ->
        [game] Partii
        [due] Tähtaeg
        [left] Aega
        [move] Käik
        [you] Sina
       *[opponent] Vastane
    }
asked-due = { dates-day } { CLOCK($d, "%H:%M") }
asked-stands = kell seisab
asked-short =
    { MORE(0, $left-days) ->
        [yes] hilinenud
       *[no]
            { $left-days ->
                [yes] { $left-days } p
               *[no] { DIV($left-seconds, 3600) } t
            }
    }
asked-whose =
    { $ply }, { $turn ->
        [you] sina
       *[other] vastane
    }
asked-colour =
    { $name ->
        [black] must
        [white] valge
        [none] –
       *[other] lahtine
    }
asked-summary =
    { $games ->
        [yes]
            Sul on pooleli { $games } { $games ->
                [one] partii
               *[other] partiid
            }{ $yours ->
                [yes]
                    { $games ->
                        [one] { " " }ja selles
                       *[other]
                            { SAME($yours, $games) ->
                                [yes] { " " }ja neist kõigis
                               *[no]
                                    { " " }ja neist { $yours }{ MORE($games, 1) ->
                                        [yes] { " " }partiis
                                       *[no] { "" }
                                    }
                            }
                    } on sinu kord
               *[no]
                    { "." } { $games ->
                        [one] Selles
                       *[other] Neist üheski
                    } ei ole sinu kord: sa ei pea midagi tegema
            }.
       *[no] Sul ei ole ühtegi pooleliolevat partiid.
    }
asked-answer_first = Palun vasta kõigepealt partiis { $game }, hiljemalt { MOMENT($due) }.
asked-against =
    { $opponent }{ IN($colour, "black", "white") ->
        [yes]
            { " " }(sina oled { $colour ->
                [black] must
               *[white] valge
            })
       *[no]
            { $colour ->
                [none] { "" }
               *[other] { " " }(värvid on veel valimata)
            }
    }
asked-turn =
    { $turn ->
        [you] Sinu kord: käik { $ply }, hiljemalt { MOMENT($due) }. Aega on jäänud { SPAN($left) }.
       *[other] Käigul { $ply } on { $opponent }, hiljemalt { MOMENT($due) }, aega on { SPAN($left) }.
    }
asked-draw =
    { $offer ->
        [theirs] { $opponent } pakub partiis { $game } viiki: vasta "{ $game } nõustun" või "{ $game } keeldun".
       *[other] Sinu viigipakkumine partiis { $game } kehtib, kuni { $opponent } vastab.
    }
asked-more =
    Ja veel { $n } { $n ->
        [one] partii
       *[other] partiid
    } hilisema tähtajaga.
asked-zone = Kellaaegade ajavöönd: { PLACE($d) }.
asked-board = Näita lauda
asked-order =
    { $name ->
        [show] näita
       *[record] protokoll
    }
asked-to_see = Laua nägemiseks vasta partii numbri ja sõnaga "näita":
asked-ended = Viimase 30 päeva jooksul lõppenud
asked-end =
    { $game }, vastane { $opponent }, { DAY($day_of) }: { $told }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }
asked-older = Vanemad partiid
asked-to_record = Partii protokolli saamiseks vasta partii numbri ja sõnaga "protokoll":
# proov
asked-tested = Kõik toimib: sinu kiri saabus { dates-moment }.
asked-tested_then = Kõigile meie kirjadele saad vastata täpselt samamoodi.
asked-ready_for = Oled valmis turniiriks { $name } ({ $id }), mis algab { FULL_DAY(CALENDAR($start)) }.
# aeg
asked-clock = { $game }, vastane { $opponent }
asked-running =
    { $turn ->
        [you] Sinu kord
       *[other] Kord: { $opponent }
    }, käik { $ply }: kulunud { SPAN($used) }, jäänud { SPAN($left) } (käigu aeg: { SPAN($given) }).
asked-until =
    Vastus peab saabuma hiljemalt { MOMENT($local) }{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , see on { CLOCK($utc, "%Y-%m-%d %H:%M") } UTC
       *[no] { "" }
    }.
asked-resting =
    { $turn ->
        [you] Vastase aeg ({ $opponent })
       *[other] Sinu aeg
    } seisab; järgmiseks käiguks on { SPAN($coming) }.
asked-turns = Sinu senised käigud, viimane enne:
asked-turn_line =
    Käik { $ply }: { SPAN($used) }{ $given_back ->
        [yes] { " " }(tagasi antud { SPAN($given_back) })
       *[no] { "" }
    }
# tabel
asked-final =
    { $final ->
        [yes] Lõpptabel.
       *[no] Tabel praegusel hetkel; turniir veel käib.
    }
asked-each_other = Kõik tulemused; veergude numbrid on ülalolevate ridade numbrid:
asked-by =
    { $name ->
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] osa matšide punktidest
        [mutual] punktid omavahelistes partiides
        [match_points] matšipunktid
        [game_points] punktid
        [match_wins] võidetud matšid
       *[other] { ENGLISH($name) }
    }
asked-before = { $name } on eespool, järgmine on { $rival }: { BY($figure) } { NUMBER($mine) } ja { NUMBER($theirs) }.
asked-shared = { AND(WITH(LIST($name), $rivals)) } jagavad kohta: nad on kõiges võrdsed.
# normid
asked-so_far =
    Sul on { AMOUNT($n-points) } ja { $n-completed } { $n-completed ->
        [one] lõpetatud partii
       *[other] lõpetatud partiid
    }; veel käib { $n-left } (kokku on sul { $n-scheduled }).
asked-level =
    Sinu normide aluseks on tase { $n-level }{ SAME($n-now, $n-level) ->
        [yes] { "" }
       *[no] , mida see turniir sinu puhul arvestab; praegu on sinu tase { $n-now }
    }.
asked-new_opponents = Sul ei ole veel taset ja miski ei näita veel, kui tugevad sinu vastased on: praegu ei saa öelda, millise taseme sinu tulemused annavad.
asked-target =
    { AMOUNT($t-points) }, et { $t-code ->
        [rise2] tõusta kaks taset, tasemele{ " " }
        [rise1] tõusta üks tase, tasemele{ " " }
        [confirm] kinnitada tase{ " " }
       *[keep] hoida tase{ " " }
    }{ $t-level }: { $t-state ->
        [reached] saavutatud
       *[other] puudu on { AMOUNT($t-missing) }
    }{ $t-state ->
        [beyond] , rohkem, kui sinu partiid veel anda saavad
        [open] , see on veel võimalik
       *[other] { "" }
    }.
asked-what_if =
    { $n-left ->
        [yes]
            { $n-left ->
                [one] Pooleliolev partii võib
               *[other] { $n-left } pooleliolevat partiid võivad
            } sulle anda 0 kuni { AMOUNT(TEXT($n-left)) }. Mis sellest tuleb:
       *[no] Kõik sinu partiid on läbi. Praegune seis:
    }
asked-supposed =
    { $n-supposed ->
        [yes] Sa küsisid, mida annaks kokku { AMOUNT($n-asked) }:
       *[no] Sa küsisid: kokku { AMOUNT($n-asked) }. Nii palju sul olla ei saa: vähim on { NUMBER($n-points) }, suurim { NUMBER($n-most_in_all) }.
    }
asked-leads_to =
    { SAME($w-least, $w-most) ->
        [yes] { NUMBER($w-least) }
       *[no] { NUMBER($w-least) } kuni { NUMBER($w-most) }
    } { $w-most ->
        [1] punkt
       *[other] punkti
    }{ SAME($w-least, $w-least_in_all) ->
        [yes] { "" }
       *[no]
            { " " }(kokku { SAME($w-least, $w-most) ->
                [yes] { NUMBER($w-least_in_all) }
               *[no] { NUMBER($w-least_in_all) } kuni { NUMBER($w-most_in_all) }
            })
    }: { SAME($n-now, $n-level) ->
        [yes]
            { $w-reason ->
                [rise2]
                    tõused kaks taset, tasemele { $w-level ->
                        [yes] { $w-level }
                       *[no] taset veel ei ole: vähem kui viis sinu partiid on mängijatega, kelle tase on sellest nähtava taseme lähedal
                    }
                [rise1]
                    tõused ühe taseme, tasemele { $w-level ->
                        [yes] { $w-level }
                       *[no] taset veel ei ole: vähem kui viis sinu partiid on mängijatega, kelle tase on sellest nähtava taseme lähedal
                    }
                [confirmed]
                    kinnitad taseme { $w-level ->
                        [yes] { $w-level }
                       *[no] taset veel ei ole: vähem kui viis sinu partiid on mängijatega, kelle tase on sellest nähtava taseme lähedal
                    }
                [kept]
                    hoiad taset { $w-level ->
                        [yes] { $w-level }
                       *[no] taset veel ei ole: vähem kui viis sinu partiid on mängijatega, kelle tase on sellest nähtava taseme lähedal
                    }
                [fell]
                    langed tasemele { $w-level ->
                        [yes] { $w-level }
                       *[no] taset veel ei ole: vähem kui viis sinu partiid on mängijatega, kelle tase on sellest nähtava taseme lähedal
                    }
               *[other]
                    { $w-level ->
                        [yes] { $w-level }
                       *[no] taset veel ei ole: vähem kui viis sinu partiid on mängijatega, kelle tase on sellest nähtava taseme lähedal
                    }
            }
       *[no]
            { $w-level ->
                [yes] { $w-level }
               *[no] taset veel ei ole: vähem kui viis sinu partiid on mängijatega, kelle tase on sellest nähtava taseme lähedal
            }
    }.
asked-most_points = Kes saab turniiril kõige rohkem punkte, hoiab oma taseme igal juhul.
asked-preliminary =
    Kuni turniir lõpeb, on see kõik esialgne.{ $n-new_players ->
        [yes]
            { " " }Osaleb { $n-new_players }{ $n-new_players ->
                [one] { " " }uus mängija
               *[other] { " " }uut mängijat
            }: uusi loetakse nii tugevaks, kui nende senised tulemused näitavad, tulemusteta aga sama tugevaks kui sinu teised vastased keskmiselt, ja kõik võib veel muutuda.
       *[no] { "" }
    }
asked-undrawn =
    Loosimata on veel { $n-undrawn } sinu { $n-undrawn ->
        [one] partii
       *[other] partiid
    }: nendes arvestatakse vastast sama tugevaks, kui on keskmiselt need, kellega sa veel kohtuda võid.
asked-unranked =
    { $n-rated ->
        [yes] See turniir läheb liidu mängu { $n-game } reitingutabelisse ({ $n-game ->
            [gomoku] G27–30
           *[other] R28–31
        }) ja tasemeid ei anna, seetõttu norme ei ole.
       *[no] Selle turniiri tulemused ei lähe ühegi edetabeli arvestusse, seetõttu norme ei ole.
    }
# protokoll
asked-sides =
    { $r-black ->
        [yes]
            { $r-begins ->
                [white] Valge: { $r-white }. Must: { $r-black }.
               *[black] Must: { $r-black }. Valge: { $r-white }.
            }
       *[no] Esimesed kivid paneb { $r-first }, vastab { $r-second }; värvid on veel valimata.
    }
asked-sides_match = { $r-first } – { $r-second }.
asked-began = Algas { FULL_DAY($day_of) }.
asked-opening = Avang: { $name }.
asked-goes_on = Partii veel käib.
asked-record = Kogu partii koos kõigi valikutega, protokolli sõnadega:
asked-no_move = Ühtegi käiku ei ole veel tehtud.
asked-attached = Kirjaga on kaasas { $game }.txt ja { $game }.sgf, failid, mida mänguprogrammid lugeda oskavad.
asked-attached_one = Kirjaga on kaasas { $game }.txt, partii lihttekstina.
# mida kohtunikult palutakse
asked-enter_passed_on = Teatasin kohtunikule ({ $r-arbiter }), et soovid osaleda turniiril { $r-name } ({ $r-id }).
asked-enter_then =
    Otsustab kohtunik. Sa oled järjekorras { $r-place }{ $r-free ->
        [yes] { "" }
       *[no] { " " }ja praegu vabu kohti ei ole
    }. Kui sind on kirja pandud, saad kutse; seni ei ole midagi otsustatud.
asked-queue_passed_on = { $r-name } ({ $r-id }) on täis. Sa oled ootenimekirjas kohal { $r-place }.
asked-queue_then = Kui keegi enne algust lahkub, saab koha ja kutse see, kes on nimekirjas esimene. Kui sa enam oodata ei soovi, kirjuta "lahkun { $r-id }".
asked-granted_passed_on = Kohtunik on nõus: võid osaleda turniiril { $r-name } ({ $r-id }). Praegu on see täis ja sa oled ootenimekirjas kohal { $r-place }.
asked-granted_then = { asked-queue_then }
asked-late_passed_on = { $r-name } ({ $r-id }) on juba alanud. Teatasin kohtunikule ({ $r-arbiter }), et soovid sellega liituda.
asked-late_then = Kohtunik otsustab, kas liitud järgmisest voorust. Seni ei ole midagi otsustatud.
asked-refused_passed_on = Kohtunik ei pannud sind kirja turniirile { $r-name } ({ $r-id }). Põhjendus: "{ $r-reason }"
asked-refused_then = Kui sul on küsimus, kirjuta kohtunikule: { $r-arbiter }.
asked-missed_passed_on =
    { $r-name } ({ $r-id }) { $r-reason ->
        [yes] on ära jäetud
       *[no] on alanud
    }. Sa ootasid seal kohta.
asked-missed_then =
    { $r-reason ->
        [yes] Kohtuniku põhjendus: "{ $r-reason }"
       *[no] Õigeks ajaks sulle kohta ei vabanenud.
    } Sinu soov on nimekirjast kustutatud; sa ei pea midagi tegema.
asked-unasked_passed_on = Sind ei ole enam nende nimekirjas, kes soovivad osaleda turniiril { $r-name } ({ $r-id }).
asked-come_back =
    { $r-again ->
        [arbiter] Enam osavõtjaid vastu ei võeta: kui mõtled ümber, kirjuta kohtunikule, { $r-arbiter }.
       *[other]
            Kui mõtled ümber, kirjuta "osalen { $r-id }{ $r-again ->
                [voucher] { " " }KOOD
               *[other] { "" }
            }"{ $r-again ->
                [voucher] { " " }oma koodiga
               *[other] { "" }
            }
    }
asked-unasked_then =
    See ei maksa sulle midagi. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other] : siis oled nimekirjas viimane.
    }
asked-out_passed_on = Sa ei ole enam kirjas turniiril { $r-name } ({ $r-id }).
asked-out_then =
    Ükski partii ei olnud alanud, seega ei maksa see sulle midagi{ $r-free ->
        [yes] { "" }
       *[no] { " " }peale koha
    }. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other]
            { $r-free ->
                [yes] { "" }
               *[no] : siis oled ootenimekirjas viimane
            }.
    }
asked-wish =
    { $what ->
        [queue] sa oled ootenimekirjas
        [granted] jah, kui koht vabaneb
        [refused] sind ei pandud kirja
        [missed] seekord sulle kohta ei olnud
        [unasked] sinu soov on kustutatud
        [out] sa ei ole enam kirjas
       *[other] sinu soov on edasi antud
    }
asked-withdraw_passed_on = Teatasin kohtunikule ({ $r-arbiter }), et soovid lahkuda turniirilt { $r-name } ({ $r-id }).
asked-withdraw_then =
    Midagi ei ole muutunud{ $r-running ->
        [yes] : sinu partiid jätkuvad ja nende aeg jookseb
       *[no] { "" }
    }, kuni kohtunik otsustab.{ $r-running ->
        [yes]
            { " " }Kui lahkud, { $r-running ->
                [one] on pooleliolev partii
               *[other] on { $r-running } pooleliolevat partiid
            } kaotatud{ $r-annulled ->
                [yes] , ja kuna lõpetatud on alla poole sinu partiidest, kustutatakse sind tabelist
               *[no] { "" }
            }. Kui oled meelt muutnud, ütle seda palun kohe kohtunikule.
       *[no] { "" }
    }

## at_desk: Mis seisab kohtuniku käskude vastuste ümber.
at_desk-subject =
    { HOLDS($codes, "confirm") ->
        [yes] Palun kinnita
       *[no]
            { HOLDS($codes, "done") ->
                [yes] Tehtud
               *[no]
                    { ONLY($codes, "may_send") ->
                        [yes] Mida saad saata
                       *[no]
                            { $codes ->
                                [yes] Midagi ei tehtud
                               *[no] Sinu vastus
                            }
                    }
            }
    }{ $first ->
        [yes] : { TRUNCATE($first, 50) }
       *[no] { "" }
    }
at_desk-confirm = Nii läheks. Veel ei ole midagi tehtud. Et see täidetaks, vasta sellele kirjale selle reaga (hiljemalt { MOMENT($until) }):
at_desk-code_beside = Ühes kirjas seisid kood ja teine käsk: siis ei kinnita kood midagi ja seda, mille jaoks see oli, ei ole tehtud. Kui mõtled ikka seda, saada selle kood üksi.
at_desk-file_beside = Ühes kirjas olid kood ja teine fail: kood oleks kinnitanud seda, mida näidati varasema failiga, nii et midagi ei ole tehtud. Kui tahad kasutada uut faili, saada käsk sellega uuesti; kui mõtled varasemat, saada selle kood üksi.
at_desk-changed =
    Pärast seda, kui seda sulle näidati, on midagi muutunud ja seepärast ei tehtud midagi. { $refused ->
        [yes] Nüüd ei saa seda enam teha, sellel põhjusel:
       *[no] Nüüd tuleks sellest see.
    }
at_desk-mend = Midagi ei tehtud: kuni üht sinu käsku ei saa täita, ei täideta ühtegi. Palun saada need uuesti.
at_desk-done =
    See on tehtud{ $log ->
        [yes] { " " }ja seisab logis ({ $log })
       *[no] { "" }
    }.
at_desk-not_done = Midagi ei tehtud: üht käsku ei saanud lõpuks täita ja siis ei täideta kirjast ühtegi.
at_desk-wrong_code =
    See kood ei kinnita midagi: see on vale, vanem kui kolm päeva või uuemaga asendatud. { $left ->
        [one] Täna saad proovida veel üks kord.
       *[other]
            { $left ->
                [yes] Täna saad proovida veel { $left } korda.
               *[no] Täna uutes kirjades enam koode vastu ei võeta.
            }
    } Kui kahtled, saada käsk uuesti.
at_desk-codes_spent = Täna on sinu nimel tulnud liiga palju valesid koode. Palun vasta just sellele kirjale, millest koodi said, või oota homseni.
at_desk-done_already = See on juba täidetud; uuesti ei tehtud midagi.
at_desk-too_many = Midagi ei tehtud: kirjas võib olla kuni { $most } käsku ja ükski ei tohi olla pikem kui kaks tuhat märki.
at_desk-spent = Sellelt aadressilt on tunni jooksul tulnud üle { $limit } kirja käskudega. Kuni neid on vähem, ei vastata enam ühelegi; koode võetakse endiselt vastu.
at_desk-doubtful = Sinu nimel tuli kiri käskudega, aga sinu aadressi meiliserver ütleb, et see ei ole sinult. Midagi ei tehtud. Kui see oli sinu oma, lase oma kirjade saatmine üle vaadata (SPF, DKIM, DMARC) või anna käsk seal, kus programm töötab.
at_desk-ask_help = Kui käsu järel on --help, selgitab see ennast; rida "corr help" toob kõik, mida saad saata.
at_desk-write_code = Midagi ei tehtud. Et sulle näidatu täide viia, kirjuta see rida: confirm { $code }
at_desk-how_to_vote =
    { $state ->
        [given] Midagi ei tehtud. Sinu hääl kaebuse kohta otsuse { $event }/{ $number } peale on loetud ja kehtib.
        [over] Midagi ei tehtud. Kaebus otsuse { $event }/{ $number } peale on lõppenud: häält enam ei vajata. Aitäh.
       *[open] Sinu kirjast ei leitud häält, seega midagi ei tehtud. Et hääletada kaebuse kohta otsuse { $event }/{ $number } peale, kirjuta üks neist kahest reast, põhjus kooloni järel: "vote uphold: miks" või "vote change: mis selle asemel".
    }
at_desk-not_understood = Midagi ei tehtud: ükski rida sinu kirjas ei ole käsk. Seda postkasti inimene ei loe.
at_desk-may_send = Mida saata saab, seisab lõpus; kui käsu järel on --help, selgitab see ennast.
at_desk-end = Need kirjad on ainult sulle: kellel on kood, saab sinu nimel tegutseda.

## board
board-diagram = Diagramm
board-last = Viimane käik
board-moves = Käigud:
board-black = Must:
board-white = Valge:
board-offers = Pakutud:
board-forbidden = Mustale keelatud:
board-spots = Märgitud:
board-empty = Laud on tühi.
board-colour =
    { $name ->
        [black] must
        [white] valge
        [neutral] neutraalne
       *[other] veel valimata
    }
# `signs` on musta ja valge kivi märgid; `pointed` on see, millele laud osutab, `last`, `offers` või "", ja selle punktid või tähed.
board-legend =
    { $colour ->
        [black] { $signs-0 } = sina (must), { $signs-1 } = { $opponent } (valge)
        [white] { $signs-0 } = { $opponent } (must), { $signs-1 } = sina (valge)
       *[other] { $signs-0 } = must, { $signs-1 } = valge
    }{ $pointed-0 ->
        [offers] , { LETTERS($pointed-1) } = pakutud
        [preview] , sulud = eelvaade
        [last]
            , sulud = { COUNT($pointed-1) ->
                [one] viimane käik
               *[other] viimased käigud
            }
       *[other] { "" }
    }
board-players =
    { $colour ->
        [black] Sina oled must, { $opponent } on valge.
        [white] Sina oled valge, { $opponent } on must.
       *[other] Veel ei ole otsustatud, kes millise värviga mängib.
    }
board-letters =
    { MORE(5, COUNT($labels)) ->
        [yes] { JOIN($labels, ", ") }
       *[no] { $labels-0 } kuni { LAST($labels) }
    }
board-pointed_out =
    { $pointed-0 ->
        [offers]
            { COUNT($pointed-1) ->
                [one] Pakutud viiendat käiku märgib
               *[other] Pakutud viiendaid käike märgivad
            } { LETTERS($pointed-1) }.
        [preview] See, mida tahtsid näha, on märgitud punasega.
        [last]
            { COUNT($pointed-1) ->
                [one] Viimane käik on märgitud
               *[other] Viimased käigud on märgitud
            } punasega.
       *[other] { "" }
    }

## closings: Mis on teisiti kui turniiri eelmisel lõpetamisel, igaühe kohta rida või lause.
closings-game =
    { $game }, { $black } – { $white }: { $after ->
        [yes] { $after }
       *[no] ei loe
    }, { $before ->
        [yes] enne { $before }
       *[no] enne ei lugenud
    }
closings-more = ja veel { $number }
closings-same = Kõik tulemused on endised.
closings-placed =
    Eelmise tabeli järgi oli { $team ->
        [yes] võistkonna { $team } koht
       *[no] sinu koht
    } { $place }, punkte { $points }.
closings-level = Eelmise tabeli järgi oleks sinu tase olnud { $level }.
closings-place = { $place }. koht, { $points }
closings-place_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] koht puudub
    }, varem { $before ->
        [yes] { $before }
       *[no] puudus
    }
closings-level_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] tase puudub
    }, varem { $before ->
        [yes] { $before }
       *[no] tase puudus
    }
closings-answer =
    { SAME($text, "yes") ->
        [yes] jah
       *[no]
            { SAME($text, "no") ->
                [yes] ei
               *[no] { $text }
            }
    }
closings-count =
    { $name }: { $what ->
        [completed] lõpetatud partiisid
        [points] punkte
        [keep] norm taseme hoidmiseks
        [confirm] norm taseme kinnitamiseks
        [rise1] norm ühe taseme tõusuks
        [rise2] norm kahe taseme tõusuks
       *[confirmed] kinnitatud:
    } { $after ->
        [yes] { ANSWER($after) }
       *[no] puudub
    }, varem { $before ->
        [yes] { ANSWER($before) }
       *[no] puudus
    }
closings-used_at_start = { $event } algas, kui mängija { $name } tase oli { $level }; see jääb seal algustasemeks (art. 2 §4).
closings-used_at_close = { $event } lõpetati, kui mängija { $name } tase oli { $level }; kui arvestada tuleb praegust taset, tuleb see uuesti avada ja uuesti lõpetada.
closings-undecided = Turniiri lõpetamise ajal lahendamata: kaebus otsuse { JOIN($rulings, ", ") } peale. Miks turniir siiski lõpetati: { $reason }

## dates: Millal: nimetavas käändes ei seisa päev kunagi.
dates-month =
    { $d-month ->
        [1] jaan
        [2] veebr
        [3] märts
        [4] apr
        [5] mai
        [6] juuni
        [7] juuli
        [8] aug
        [9] sept
        [10] okt
        [11] nov
       *[12] dets
    }
# $d loeb nullist, esmaspäevast. Millal: nimetavas käändes ei seisa päev kunagi.
dates-weekday =
    { $d ->
        [0] esmaspäeval
        [1] teisipäeval
        [2] kolmapäeval
        [3] neljapäeval
        [4] reedel
        [5] laupäeval
       *[6] pühapäeval
    }
dates-short_weekday =
    { $d ->
        [0] E
        [1] T
        [2] K
        [3] N
        [4] R
        [5] L
       *[6] P
    }
dates-day = { $d-day }. { dates-month }
dates-full_day =
    { STRING($d) ->
        [yes] { $d }
       *[no] { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day } { $d-year }
    }
dates-moment = { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day } kell { CLOCK($d) } ({ PLACE($d) })
dates-days =
    { $t-days } { $t-days ->
        [one] päev
       *[other] päeva
    }
dates-hours =
    { HOURS($t) } { HOURS($t) ->
        [one] tund
       *[other] tundi
    }
dates-minutes =
    { MINUTES($t) } { MINUTES($t) ->
        [one] minut
       *[other] minutit
    }
# the largest two units of a time
dates-span =
    { MORE(0, $t-days) ->
        [yes] 0 minutit
       *[no]
            { $t-days ->
                [0]
                    { HOURS($t) ->
                        [0]
                            { MINUTES($t) ->
                                [0] vähem kui minut
                               *[other] { dates-minutes }
                            }
                       *[other]
                            { dates-hours }{ MINUTES($t) ->
                                [0] { "" }
                               *[other] { " " }{ dates-minutes }
                            }
                    }
               *[other]
                    { dates-days }{ HOURS($t) ->
                        [0] { "" }
                       *[other] { " " }{ dates-hours }
                    }
            }
    }
# Millal meeldetuletus tuleb, osalausena.
dates-share =
    { SAME($text, "50%") ->
        [yes] pool ajast on möödas
       *[no]
            { ENDSWITH($text, "%") ->
                [yes] { BUT_LAST($text) }% ajast on möödas
               *[no]
                    { SAME($text, "1d") ->
                        [yes] jäänud on ainult üks päev
                       *[no]
                            { ENDSWITH($text, "d") ->
                                [yes] jäänud on ainult { BUT_LAST($text) } päeva
                               *[no] { $text }
                            }
                    }
            }
    }
# Kui palju iga piir alles jätab: `move`, `total`, `control` või `fischer`.
dates-limits = { JOIN(EACH($lefts, "dates-limits-each"), ", ") }
dates-limits-each =
    { $item-name ->
        [move] käiguks
        [total] partii lõpuni
        [bank] ajapangas
        [fischer] varuks
       *[other]
            { $item-moves ->
                [one] järgmiseks käiguks
               *[other] järgmiseks { $item-moves } käiguks
            }
    } { SPAN($item-time) }

## diploma_words: Diplomi sõnad; `where` ütleb, kuidas ja millal tiitel saavutati.
diploma_words-month =
    { $d-month ->
        [1] jaanuaril
        [2] veebruaril
        [3] märtsil
        [4] aprillil
        [5] mail
        [6] juunil
        [7] juulil
        [8] augustil
        [9] septembril
        [10] oktoobril
        [11] novembril
       *[12] detsembril
    }
diploma_words-dan = { language-dan }
diploma_words-heading = Diplom
diploma_words-opening = Käesolevaga tõendatakse, et
diploma_words-reached = on saavutanud tiitli
diploma_words-lasting = Autiitel: kõrgeim, mille selle omanik on renjus laua taga saavutanud. See ei kao kunagi.
diploma_words-place_and_date = Koht ja kuupäev
diploma_words-board = Juhatuse nimel
diploma_words-committee = Edetabeli komisjoni nimel
diploma_words-day = { $d-day }. { diploma_words-month } { $d-year }
diploma_words-where =
    renjus laua taga{ $source ->
        [test] , sooritades katse { $day }
       *[other]
            { $event ->
                [yes] { " " }turniiril { $event }, { $day }
               *[no]
                    { $day ->
                        [yes] , { $day }
                       *[no] { "" }
                    }
            }
    }

## endings: Kuidas partii lõppes. `winner` on `you`, `opponent`, `draw` või `nobody`; `detail` keelatud käigu liik.
endings-result =
    { $winner ->
        [you] Sina võitsid.
        [opponent] { $opponent } võitis.
        [draw] Partii jäi viiki.
       *[nobody] Keegi ei võitnud: mõlemad kaotasid.
    }
endings-five =
    { $winner ->
        [you] Sina said viis kivi ritta ja võitsid. Palju õnne!
       *[other] { $opponent } sai viis kivi ritta ja võitis.
    }
endings-overline =
    { $winner ->
        [you] Sina said ritta kuus või rohkem kivi, mis siin võidab. Palju õnne!
       *[other] { $opponent } sai ritta kuus või rohkem kivi, mis siin võidab.
    }
endings-forbidden-kind =
    { $detail ->
        [yes]
            { " " }({ REPLACE($detail, "_", "-") ->
                [overline] ülepikk rida
                [double-four] neli-neli
                [double-three] kolm-kolm
               *[other] { $detail }
            })
       *[no] { "" }
    }
endings-forbidden =
    { $detail ->
        [two-threes]
            { $winner ->
                [you] { $opponent } tegi ühe käiguga kaks lahtist kolme, mida valge ei tohi. Sina võitsid.
               *[other] Sinu käik tegi kaks lahtist kolme, mida valge ei tohi teha. { $opponent } võitis.
            }
       *[other]
            { $winner ->
                [you] { $opponent } tegi mustale keelatud käigu{ endings-forbidden-kind }. Sina võitsid.
               *[other] Sinu käik on mustale keelatud{ endings-forbidden-kind }. { $opponent } võitis.
            }
    }
endings-resign =
    { $winner ->
        [you] { $opponent } alistus. Sina võitsid.
       *[other] Sina alistusid. { $opponent } võitis.
    }
endings-agreement = Sina ja { $opponent } leppisite kokku viigis.
endings-full = Laud on täis: partii jäi viiki.
endings-passes = Mõlemad mängijad passisid: partii jäi viiki.
endings-draw_claim = Viiki nõuti turniiri reeglite järgi: partii jäi viiki.
endings-time =
    { $winner ->
        [you] { $opponent } ületas mõtlemisaja. Sina võitsid.
        [opponent] Sinu mõtlemisaeg sai läbi. { $opponent } võitis.
        [nobody] Mõlema mängija mõtlemisaeg sai läbi: mõlemad kaotasid.
       *[other] Mõlema mängija mõtlemisaeg sai läbi: partii jäi viiki.
    }
endings-withdrawal =
    { $winner ->
        [nobody] Sina ja { $opponent } lahkusite mõlemad turniirilt: mõlemad kaotasid selle partii.
        [you]
            { $detail ->
                [director] Turniirijuht kõrvaldas turniirilt mängija { $opponent }. Matš loetakse sinu võiduks.
                [arbiter] Kohtunik kõrvaldas turniirilt mängija { $opponent }. Partii loetakse sinu võiduks.
               *[other] { $opponent } lahkus turniirilt. Partii loetakse sinu võiduks.
            }
       *[other]
            { $detail ->
                [director] Turniirijuht kõrvaldas sind turniirilt. Matši võitjaks loetakse { $opponent }.
                [arbiter] Kohtunik kõrvaldas sind turniirilt. Partii võitjaks loetakse { $opponent }.
               *[other] Sina lahkusid turniirilt. Partii võitjaks loetakse { $opponent }.
            }
    }
endings-adjudication = Partii otsustas kohtunik. { endings-result }
endings-walkover =
    { $winner ->
        [nobody] Partiid ei alustatud: mõlemad kaotasid.
        [you]
            { $detail ->
                [director] Turniirijuht kõrvaldas turniirilt mängija { $opponent } ja matši ei alustatud. Sina võitsid loobumisvõiduga.
                [arbiter] Kohtunik kõrvaldas turniirilt mängija { $opponent } ja partiid ei alustatud. Sina võitsid loobumisvõiduga.
               *[other] { $opponent } ei alustanud partiid. Sina võitsid loobumisvõiduga.
            }
       *[other] Partiid ei alustatud. { $opponent } võitis loobumisvõiduga.
    }
endings-late =
    { $winner ->
        [nobody] Kumbki teist ei alustanud matši õigel ajal: partii kaotasid mõlemad.
        [you] { $opponent } ei alustanud matši õigel ajal. Sina võitsid.
       *[other] Sa ei alustanud matši õigel ajal. { $opponent } võitis.
    }
endings-annulled = Kohtunik on selle partii tühistanud: see ei loe kellelegi ja rohkem käike pole vaja. Põhjus: "{ $detail }"

## happenings: Iga lause saab vastase nime ja selle, mis on kirjas `HAPPENINGS` all.
happenings-game_started = Sinu partii on alanud. Sinu vastane: { $opponent }.
happenings-deciding_started =
    Pärast kokkulepitud partiisid on matš viigis: vastane on { $opponent } ja selle otsustab see partii. { $white ->
        [yes] Valgetega alustab see
       *[no] Alustab see
    }, kes vajas võidetud partiides vähem käike; kui mõlemad vajasid sama palju, otsustas loos.
happenings-you_played =
    { ONE_MOVE($moves) ->
        [yes] Sina mängisid { ONE_MOVE($moves) }.
       *[no] Sinu vastus: { moves-did }.
    }
happenings-you_had_played =
    { ONE_MOVE($moves) ->
        [yes] Sina mängisid { ONE_MOVE($moves) }
       *[no] Sinu vastus: { moves-did }
    }. See kiri saabus { MOMENT($arrived) }. Sul kulus { SPAN($used) } ja järgmiseks käiguks jäi { SPAN($left) }.
happenings-they_played =
    { ONE_MOVE($moves) ->
        [yes] { $opponent } mängis { ONE_MOVE($moves) }.
       *[no] { $opponent } vastas: { moves-did }.
    }
happenings-you_offered_draw = Sina pakkusid viiki.
happenings-they_offered_draw = { $opponent } pakub viiki.
happenings-you_declined_draw = Sina keeldusid viigist. Partii jätkub.
happenings-they_declined_draw = { $opponent } keeldus viigist. Partii jätkub.
happenings-you_claimed_win = Sina teatasid võidust ja teade oli õige.
happenings-they_claimed_win = { $opponent } teatas võidust ja teade oli õige.
happenings-you_claimed_draw = Sina nõudsid viiki.
happenings-they_claimed_draw = { $opponent } nõudis viiki.
happenings-you_wrote =
    Sinu sõnum on edasi saadetud: "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(ja veel { SUB(COUNT($lines), 1) } { SUB(COUNT($lines), 1) ->
                [one] rida
               *[other] rida
            })
       *[no] { "" }
    }. Saaja: { $opponent }.
happenings-they_wrote = { $opponent } kirjutas sulle.
happenings-clock_credited =
    Me lugesime selle kirja hilinemisega, seetõttu said mõtlemisaega tagasi { $hours } { $hours ->
        [one] tund
       *[other] tundi
    }.
happenings-clock_runs = Sulle saadetud kirjad tulid tagasi, seetõttu sinu kell seisis. Nüüd käib see jälle ja aega on sul sama palju kui enne.
happenings-their_clock_stopped =
    Vastasele saadetud kirjad tulevad tagasi ({ $opponent }), seetõttu vastase kell nüüd seisab{ $days ->
        [yes]
            : kõige rohkem { $days } { $days ->
                [one] päev
               *[other] päeva
            }, kui ei leia kinnitust, et kirjad kohale ei jõua
       *[no] { "" }
    }. Kohtunikule on sellest teatatud.
happenings-stop_over =
    { $yours ->
        [yes] Meiliserver teatas, et minu kirjad ei jõua sinuni, seetõttu sinu kell seisis. Miski muu seda ei kinnita ja nüüd sinu kell käib jälle. Kui sa seda loed, siis palun vasta.
       *[no] Vastase kell käib jälle ({ $opponent }). See seisis, sest meiliserver teatas, et kirjad tulevad tagasi, ja miski muu seda ei kinnita.
    }
happenings-report_refuted =
    { $yours ->
        [yes]
            Sa vastasid kirjale, mille kohta teatati, et see kohale ei jõudnud: see oli sinuni jõudnud. Seetõttu läheb arvesse ka aeg, mil sinu kell seisis: { $hours } { $hours ->
                [one] tund
               *[other] tundi
            }. Kohtunikule on sellest teatatud; kui see on vale, siis kirjuta kohtunikule.
       *[no]
            { $opponent } vastas kirjale, mille kohta teatati, et see kohale ei jõudnud: see oli kohale jõudnud. Seetõttu läheb arvesse ka aeg, mil vastase kell seisis: { $hours } { $hours ->
                [one] tund
               *[other] tundi
            }. Kohtunikule on sellest teatatud.
    }
happenings-letters_go = Nüüdsest lähevad kirjad aadressile { $address }, sest teiselt aadressilt tulid need tagasi.
happenings-sent_again = Siin on sinu partii veel kord, juhuks kui mu viimane kiri kohale ei jõudnud. Sinu vastane: { $opponent }.
happenings-shown = Siin on sinu partii. Sinu vastane: { $opponent }.
happenings-reminder = Meeldetuletus: { $opponent } ootab sinu käiku ja { SHARE($share) }.
happenings-match_to_begin = See oleks sinu esimene käik matšis, mida mängite: { $opponent } ja sina. Kes seda õigel ajal ei tee, kaotab kõik matši partiid (pente reeglite § 17): vasta seepärast palun vähemalt ühes neist.
happenings-match_late =
    { $both ->
        [yes] Kumbki teist
       *[no]
            { $yours ->
                [yes] Sa
               *[no] { $opponent }
            }
    } ei teinud esimest käiku { $single ->
        [yes] partiis
       *[no] matšis
    } õigel ajal: selleks oli aega { SPAN($time) } ja see sai läbi { MOMENT($due) }{ $game ->
        [yes] { " " }({ $game })
       *[no] { "" }
    }. Pente reeglite § 17 järgi on { $single ->
        [yes] partii
       *[no] kõik matši partiid, mis ei olnud läbi,
    } kaotatud: { $both ->
        [yes] kaotajad olete mõlemad
       *[no]
            { $yours ->
                [yes] kaotaja oled sina
               *[no] kaotaja on { $opponent }
            }
    }. Kes arvab, et see ei saa õige olla, võib kirjutada kohtunikule.
happenings-you_claimed_line =
    { $finding ->
        [proved] Sinu nõue kontrolliti: iga kaitse kaotab neljadele ja kolmedele. Kohtunikule on sellest teatatud ja tema otsustab.
       *[other] Sinu nõuet kontrolliti nii kaugele, kui programm ulatub, ja veel ei ole teada, kas iga kaitse kaotab. Kohtunikule on sellest teatatud ja tema otsustab.
    } Seni partii ja sinu kell käivad edasi, nii et palun mängi edasi. Vastasele sellest ei räägita.
happenings-you_claimed_time = Sina nõudsid ajavõitu.
happenings-they_claimed_time = { $opponent } nõuab võitu, sest sinu aeg on läbi.
happenings-claim_void =
    { $yours ->
        [yes] Sinu ajavõidu nõue enam ei kehti: vastasele ({ $opponent })
       *[no] Vastase ({ $opponent }) ajavõidu nõue enam ei kehti: sulle
    } on vahepeal aega antud.
happenings-you_are_late = Sinu käiguks antud aeg on läbi.
happenings-they_are_late = Vastase ({ $opponent }) käiguks antud aeg on läbi.
happenings-your_time_extended = Kohtunik andis sulle aega juurde: { SPAN($time) }. Põhjus: "{ $reason }"
happenings-their_time_extended = Kohtunik andis vastasele ({ $opponent }) aega juurde: { SPAN($time) }. Põhjus: "{ $reason }"
happenings-clocks_paused = Kohtunik peatas selle partii kella mõlema jaoks. Põhjus: "{ $reason }"
happenings-clocks_resumed = Kohtunik pani selle partii kella jälle käima; aega on sama palju kui enne. Põhjus: "{ $reason }"
happenings-reopened =
    Kohtunik otsustas, et see partii jätkub. Käigul on { $yours ->
        [yes] sina
       *[no] { $opponent }
    }, aega on { SPAN($time) }. Põhjus: "{ $reason }"
happenings-moves_taken_back =
    Kohtunik võttis tagasi kõik, mis mängiti alates käigust { $first }: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] Seega ei ole partii läbi.{ " " }
       *[no] { "" }
    }Jälle kehtib seis enne seda ja käigul on { $yours ->
        [yes] sina
       *[no] { $opponent }
    }: sellest ajast alates kulunud aeg ei lähe kellegi arvele. Vahepealsed viigipakkumised ja nõuded enam ei kehti, samuti kõik ette antud käigud. Varasemad kirjad selle partii kohta enam ei loe, seepärast palun vasta sellele. Põhjus: "{ $reason }"
happenings-moves_restored =
    Kõik, mis mängiti alates käigust { $first }, kehtib jälle nagu enne seda, kui kohtunik selle tagasi võttis: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] Seega on partii läbi, nagu enne.
       *[no]
            Käigul on { $yours ->
                [yes] sina
               *[no] { $opponent }
            }: vahepeal kulunud aeg ei lähe kellegi arvele. Ette antud käigud enam ei kehti. Varasemad kirjad selle partii kohta enam ei loe, seepärast palun vasta sellele.
    } Põhjus: "{ $reason }"
happenings-time_taken_back =
    Kohtunik võttis tagasi aja ({ SPAN($time) }), mille { $yours ->
        [yes] sina olid
       *[no] { $opponent } oli
    } selles partiis juurde saanud. Põhjus: "{ $reason }"
happenings-your_claim_refused = Kohtunik ei anna sulle võitu, mida sa nõudsid; partii jätkub. { $opponent } sellest midagi ei kuule. Põhjus: "{ $reason }"
happenings-time_given_back =
    { $why ->
        [sent] Meie kiri sinu käigu kohta läks teele hilinemisega
        [returned] Sulle saadetud kiri tuli tagasi
        [clock] Meie või meiliserveri kell oli vale
        [outage] Me ei saanud oma kirju lugeda
       *[other] Me lugesime ühe kirja hilinemisega
    }, seetõttu said mõtlemisaega tagasi { $hours } { $hours ->
        [one] tund
       *[other] tundi
    }.
happenings-their_time_given_back =
    { $why ->
        [sent] Meie kiri vastase käigu kohta läks teele hilinemisega
        [returned] Vastasele saadetud kiri tuli tagasi
        [clock] Meie või meiliserveri kell oli vale
        [outage] Me ei saanud oma kirju lugeda
       *[other] Me lugesime ühe kirja hilinemisega
    }, seetõttu sai { $opponent } mõtlemisaega tagasi { $hours } { $hours ->
        [one] tund
       *[other] tundi
    }.
happenings-you_are_silent =
    Sinult ei ole { $days } { $days ->
        [one] päev
       *[other] päeva
    } midagi tulnud ja { $opponent } ootab sinu käiku. Kas kõik on korras? Sobib iga vastus, ka see, et vajad rohkem aega.
happenings-they_are_silent =
    { $opponent } ei ole { $days } { $days ->
        [one] päev
       *[other] päeva
    } midagi saatnud. Palusin temalt elumärki.
happenings-you_noted = Sinu märkus on alles. Seda näed ainult sina.
happenings-you_entered_ifs = Sinu ette antud käigud on kirjas. { $opponent } neist ei tea.
happenings-you_replaced_ifs = Sinu ette antud käigud on kirjas ja varasemad on tühistatud. { $opponent } neist ei tea.
happenings-you_cancelled_ifs = Sinu ette antud käigud on tühistatud.
happenings-played_in_advance =
    { COUNT($plies) ->
        [1]
            { $plies-0-0 ->
                [you] Sinu ette antud käik
               *[other] { $opponent }: ette antud käik
            } { OWN($plies-0-1) } mängiti kohe.
       *[other] Ette antud käigud mängiti kohe: { JOIN(EACH(WHO_PLAYED($plies), "happenings-played_in_advance-each"), ", ") }.
    }
happenings-played_in_advance-each =
    { $item-0 ->
        [you] sina{ " " }
        [same] { "" }
       *[other] { $opponent }{ " " }
    }{ OWN($item-1) }
happenings-ifs_dropped =
    { $why ->
        [deviated] { $opponent } ei vastanud nii, nagu sina ootasid, seetõttu sinu ette antud käigud enam ei kehti.
        [draw_offered] { $opponent } pakub koos käiguga viiki, seetõttu sinu ette antud käiku ei mängitud: sinu ette antud käigud enam ei kehti.
       *[other]
            { $move ->
                [yes] Sinu ette antud käiku { OWN($move) } ei saa praeguses seisus mängida: sinu ette antud käigud enam ei kehti.
               *[no] Ikka on sinu kord, seetõttu ülejäänud ette antud käigud enam ei kehti.
            }
    }
happenings-previewed = See on ainult eelvaade ({ OWN(JOIN($moves, ", ")) }): midagi ei ole mängitud ja { $opponent } sellest ei tea.
happenings-preview_overtaken = Palusid ka enne näha: { OWN(JOIN($moves, ", ")) }. Selle kirjaga mängitu jääb kehtima ja laud näitab partii praegust seisu.
happenings-game_moved = See partii käib edasi siit aadressilt. Palun vasta sellele kirjale, mitte vanemale. Sinu vastane: { $opponent }.
happenings-replay_started = Sinu matš jäi viiki. Selle otsustab lisapartii nr { $number }, kus käiguks on vähem aega ja värvid on vahetatud. Sinu vastane: { $opponent }.
happenings-ruled = Kohtuniku põhjendus: "{ $reason }"
happenings-ruling_waits =
    See partii lõpeb kohtuniku otsusega{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, aga { $late ->
        [yes] sinu
       *[no] vastase ({ $opponent })
    } käigu aeg oli enne seda läbi saanud, { MOMENT($due) }. Kõigepealt vaadatakse seda: kui ükski kiri ei saabunud õigel ajal, on partii ajaga kaotatud; kui mõni saabus, kehtib otsus alates oma ajast. Mõlemad saate teada, kuidas läks.
happenings-ruling_dropped = Otsus, mis pidi selle partii lõpetama, enam ei kehti: partii jätkub nii, nagu see on. Põhjus: "{ $reason }"
happenings-act_waits =
    { $act ->
        [substitution] Selles partiis mängib ühe mängija asemel edasi { $by }
        [take_back] Selles partiis võetakse käike tagasi
       *[other] Selles partiis tagasi võetud käigud antakse tagasi
    }{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, aga { $late ->
        [yes] sinu
       *[no] vastase ({ $opponent })
    } käigu aeg oli enne seda läbi saanud, { MOMENT($due) }. Kõigepealt vaadatakse seda: kui ükski kiri ei saabunud õigel ajal, on partii ajaga kaotatud; kui mõni saabus, kehtib{ $act ->
        [substitution] { " " }vahetus
       *[other] { " " }otsus
    } alates oma ajast. Mõlemad saate teada, kuidas läks.
happenings-act_dropped =
    { $act ->
        [substitution] Siiski ei tule selles partiis kellegi asemele { $by }: partii läheb edasi nii, nagu on.
       *[other]
            { $why ->
                [gone]
                    { $act ->
                        [take_back] Otsus käigud tagasi võtta
                       *[other] Otsus käigud tagasi anda
                    } jäi mõjuta: { $act ->
                        [take_back] ühtki neist ei ole enam
                       *[other] partii oli vahepeal edasi läinud
                    }.
               *[other]
                    { $act ->
                        [take_back] Otsus käigud tagasi võtta
                       *[other] Otsus käigud tagasi anda
                    } enam ei kehti: partii läheb edasi nii, nagu on.
            }
    }{ $reason ->
        [yes] { " " }Põhjus: "{ $reason }"
       *[no] { "" }
    }
happenings-corrected = Kohtunik parandas selle partii tulemuse. Põhjendus: "{ $reason }"
happenings-counts_nothing =
    Ometi ei loe see tabelis midagi: { $who ->
        [you] sa ei ole enam turniiril ja alla poole sinu matšidest oli lõpetatud (16.2).
        [opponent] { $opponent } ei ole enam turniiril ja alla poole tema matšidest oli lõpetatud (16.2).
        [both] kumbki teist ei ole enam turniiril ja alla poole kummagi matšidest oli lõpetatud (16.2).
       *[one] üks teist ei ole enam turniiril ja alla poole tema partiidest oli lõpetatud (16.2).
    }
happenings-drawn_by_old_result = See loositi partii { $game } tulemuse põhjal, mis enam endisel kujul ei kehti.
happenings-seat_taken = Sinu vastane on nüüd { $opponent } (enne: { $player }). Kohtuniku põhjendus: "{ $reason }"
happenings-took_seat = Sina mängid seda partiid edasi (enne: { $player }). Kohtuniku põhjendus: "{ $reason }"
happenings-may_appeal =
    See on otsus { $ruling }{ $rule ->
        [yes] { " " }(reegel { $rule })
       *[no] { "" }
    }. Kui sa ei nõustu, vasta sellele kirjale hiljemalt { FULL_DAY(CALENDAR($until)) } reaga, mis algab sõnaga "kaeban:" ja ütleb, miks.

## letter
# sama ühe seisu kirjadel, et need püsiksid koos; kviitung ütleb, et see on kviitung
letter-subject =
    { $g-game } { $g-winner ->
        [yes]
            { $g-winner ->
                [you] lõpp: sina võitsid
                [opponent] lõpp: vastane võitis
                [draw] lõpp: viik
               *[nobody]
                    { $g-ending ->
                        [annulled] tühistatud
                       *[other] lõpp: keegi ei võitnud
                    }
            }
       *[no]
            { $g-turn ->
                [you]
                    sinu käik { $g-ply }{ $g-due ->
                        [yes] , tähtaeg { DAY(LOCAL($g-due, $g-time_zone)) }
                       *[no] { "" }
                    }
               *[other]
                    { $g-acted ->
                        [yes] kätte saadud, nüüd käik { $g-ply }
                       *[no] vastase käik { $g-ply }
                    }
            }
    }
# siin vastus lõpeb
letter-marker = vasta selle rea kohale
# kelle kord
letter-your_turn = Sinu kord: käik { $ply }.
letter-their_turn =
    { $told ->
        [yes] Vastasele on teatatud, käigul { $ply } on nüüd { $opponent }
       *[no] Käigul { $ply } on { $opponent }
    }. Sina ei pea midagi tegema.
letter-deadline = Sinu käik { $ply }, hiljemalt { MOMENT($due) }: aega on { SPAN($left) }.
letter-by = Sinu käik hiljemalt { SHORT_WEEKDAY(WEEKDAY($due)) } { DAY($due) }.
letter-their_time = Vastus peab saabuma hiljemalt { MOMENT($due) }, aega on { SPAN($left) }.
letter-your_clock = Sinu kell seisab ({ MOMENT($since) } alates): sulle saadetud kirjad tulid tagasi. Kell käib jälle, kui sinult saabub kiri.
letter-ran_out =
    Aeg sai otsa { MOMENT($due) }.{ $winner ->
        [opponent] { " " }Kui see ei saa õige olla, kirjuta palun kohtunikule, { $arbiter }.
       *[other] { "" }
    }
letter-their_clock = Vastase kell seisab ({ $opponent }; { MOMENT($since) } alates): talle saadetud kirjad tulid tagasi. Kohtunikule on sellest teatatud.
letter-your_late =
    Sinu aeg sai läbi { MOMENT($due) }{ $by ->
        [claimed] { " " }ja { $opponent } nõuab võitu. Loeb ainult sinu käik, mis saabus enne seda nõuet.
        [arbiter] . Edasi otsustab kohtunik. Sinu käik, mis saabub enne otsust, loeb.
       *[other] . { $opponent } võib võitu nõuda. Sinu käik, mis saabub enne nõuet, loeb.
    }
letter-their_late =
    Vastase ({ $opponent }) aeg sai läbi { MOMENT($due) }{ $by ->
        [claimed] { " " }ja sina nõudsid võitu. Võit on sinu, kui enne sinu nõuet käiku ei saabunud: saad teada kohe, kui kõik enne seda saabunud kirjad on loetud.
        [arbiter] . Kohtunikule on sellest teatatud ja edasi otsustab tema.
       *[other] . Võidu nõudmiseks vasta "nõuan ajavõitu". Kuni sinu nõue ei ole saabunud, vastase käik loeb.
    }
letter-paused_clock = Kohtunik peatas kella ({ MOMENT($since) }). Aeg ei jookse enne, kui kohtunik kella jälle käima paneb; käia võib sellegipoolest.
letter-my_limits = Sinu aeg: { dates-limits }.
letter-their_limits = Vastase ({ $opponent }) aeg: { dates-limits }.
letter-they_have = Järgmiseks käiguks on vastasel ({ $opponent }) { SPAN($time) }.
letter-you_have = Sinu järgmiseks käiguks on siis { SPAN($time) }.
# mida vastata
letter-tap =
    { IN($code, "place_opening", "place_declare", "name_opening") ->
        [yes]
            Puuduta allpool üht avangut: avaneb kiri, milles sinu vastus juba on, ja sul jääb see ainult ära saata.{ $code ->
                [place_declare] { " " }Selles on soov 3 viiendat käiku: soovi korral muuda enne seda arvu.
               *[other] { "" }
            }{ $code ->
                [name_opening] { " " }Selles on ka käik 4: soovi korral muuda enne seda.
               *[other] { "" }
            }
       *[no]
            { $brief ->
                [yes] Puuduta punkti ja saada kiri ära.
               *[no] Puuduta allpool laual punkti, mida soovid: avaneb kiri, milles sinu vastus juba on, ja sul jääb see ainult ära saata.
            }{ $code ->
                [play_declare] { " " }Selles on soov 3 viiendat käiku: soovi korral muuda enne seda arvu.
               *[other] { "" }
            }
    }
letter-fill_in = Täida: { $text }
letter-filled_in = Nupp avab kirja, milles on näide. Enne saatmist kirjuta näite asemele omaenda punktid.
letter-play_it = Käi nii: { $text }
letter-how = Vasta sellele kirjale ja kirjuta oma vastus kõige üles eraldi reale, näiteks: { $example }
letter-free_move = Kirjutan oma käigu
letter-answer =
    { STARTSWITH($text, "keep ") ->
        [yes] Viies käik olgu { REMOVEPREFIX($text, "keep ") }
       *[no]
            { CODE($text) ->
                [black] Valin musta
                [white] Valin valge
                [accept] Viik? Jah, aitäh
                [decline] Viik? Ei, mängime edasi
                [resign] Soovin alistuda ...
                [show] Saada laud uuesti
                [pass] Kivi ei pane: passin
                [leave] Selle kivi paneb vastane
                [fifths] Mängin mustaga ja pakun käigud
                [claim_five] Teatan viiest reas
                [claim_forbidden] Teatan: keelatud käik
                [claim_time] Nõuan ajavõitu
                [claim_draw] Nõuan viiki
                [cancel_ifs] Tühista minu ette antud käigud
               *[other] Vasta: { moves-own }
            }
    }
letter-confirm = Jah, lõpeta partii: ma alistun
letter-yes =
    { $what ->
        [letter] Jah, see kiri on minu
        [address] Jah, kirjutage sellele aadressile
        [remove] Jah, kustutage see aadress
        [forget] Jah, unustage mind
       *[withdraw] Jah, ma lahkun turniirilt
    }
letter-draw_theirs = { $opponent } pakub viiki: vasta "nõustun" või "keeldun". Ka käik tähendab keeldumist.
letter-draw_yours = Sinu viigipakkumine kehtib, kuni { $opponent } vastab.
letter-orders =
    Kirjutada võid ka: { $example ->
        [yes] käik koos viigipakkumisega ("{ $example }, viik?"),{ " " }
       *[no] { "" }
    }{ $turn ->
        [opponent] käigud ette (loe kirjast "abi"),{ " " }
       *[other] { "" }
    }"alistun", "näita" (laua uuesti saamiseks) või "abi" (kõik kirja teel mängimise kohta).
letter-brief = Kirjutada võid ka: { JOIN(EACH($orders, "letter-order"), " · ") }
letter-order =
    { CODE($item) ->
        [show] näita
        [pass] passin
        [claim_five] teatan viiest
        [claim_forbidden] teatan keelatud käigust
        [claim_draw] nõuan viiki
        [resign] alistun
        [resign_single] alistun lihtsalt
        [help] abi (kõik, mida kirjutada saab)
       *[other] { $item }
    }
letter-claims =
    Sellel turniiril tuleb võidust ise teatada. Kui saad viis kivi ritta, kirjuta { $example ->
        [yes] "{ $example }, teatan viiest" koos käiguga või{ " " }
       *[no] { "" }
    }"teatan viiest" enne oma järgmist käiku.{ HOLDS($kinds, "forbidden") ->
        [yes] { " " }Kui must teeb keelatud käigu, kirjutab valge enne oma järgmist käiku "teatan keelatud käigust"; ülepikast reast võib teatada ka hiljem, kuni must saab viis ritta.
       *[no] { "" }
    }
letter-draw_claim = Tehtud on nii palju käike, et viiki võib nõuda: kes seda soovib, kirjutab "nõuan viiki".
# ette antud käigud: lugeja enda saladus
letter-ifs = Sinu ette antud käigud ({ $opponent } neid ei näe):
letter-if_line = { JOIN(EACH($pairs, "letter-if_line-each"), "") }
letter-if_line-each =
    { $number ->
        [1] kui { $opponent }{ " " }
       *[other] ; kui { $opponent } seejärel{ " " }
    }{ DOES($item-0, 1) }, siis sina { DOES($item-1, 0) }
letter-cancel_ifs = Et need kõik tagasi võtta, kirjuta "tühista kui".
# osad
letter-notes = Sinu märkmed (keegi teine neid ei näe):
letter-appeal = Kaeba otsuse { $number } peale
letter-appeal_sample = kaeban { $number }:
letter-not_passed_on =
    Seda ma edasi ei saatnud ({ $opponent } seda ei näe): "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(ja veel { SUB(COUNT($lines), 1) } { SUB(COUNT($lines), 1) ->
                [one] rida
               *[other] rida
            })
       *[no] { "" }
    }.{ $may_write ->
        [yes] { " " }Kui soovid, et { $opponent } midagi loeks, kirjuta see kolme sidekriipsuga rea alla või sõna "sõnum:" järele.
       *[no] { "" }
    }
letter-message = { $opponent } kirjutab:
letter-moves =
    { $opening ->
        [yes] Avang { $opening }.{ " " }
       *[no] { "" }
    }{ $over ->
        [yes] Kõik käigud:
       *[no] Käigud seni:
    } { REPLACE($record, "[1 fifths]", "[1 fifth]") }{ HOLDS($record, "*") ->
        [yes]
            { " " }{ $star ->
                [captured] (* = võttis)
                [recoloured] (* = värvis)
               *[advance] (* = ette antud)
            }
       *[no] { "" }
    }
letter-refused =
    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
        [yes] Kõik on korras:
       *[no]
            { ANY(ONLY($codes, "confirm_resign"), ONLY($codes, "confirm_concede"), ONLY($codes, "resign_which"), ONLY($codes, "several_ways"), ONLY($codes, "unclear")) ->
                [yes] Enne üks küsimus:
               *[no]
                    { ANY(ONLY($codes, "phrase_stands_in"), ONLY($codes, "too_many_letters"), ONLY($codes, "too_big"), ONLY($codes, "not_arrived"), ONLY($codes, "asterisk"), ONLY($codes, "not_needed")) ->
                        [yes] Palun pane tähele:
                       *[no]
                            { COUNT($codes) ->
                                [one] Seda ei saanud teha:
                               *[other] Neid asju ei saanud teha:
                            }
                    }
            }
    }
letter-wrote = Sina kirjutasid: { $line }
letter-unchanged = Laual ei muutunud midagi.
letter-receipt =
    Sinu kiri saabus { MOMENT($local) }{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , see on { CLOCK($utc, "%H:%M") } UTC
       *[no] { "" }
    }. Sul kulus { SPAN($used) }; sinu järgmiseks käiguks on { SPAN($left) }.
letter-others =
    { $waiting ->
        [one] Sinu teised partiid: sind ootab { $game }
       *[other] Sinu teised partiid: sind ootab { $waiting } partiid, kõigepealt { $game }
    }{ $due ->
        [yes] , hiljemalt { MOMENT($due) }
       *[no] { "" }
    }.
letter-identity =
    { $match ->
        [yes] Matš
       *[no] Partii
    } { $game }, { $event_name }
letter-proof = Senise partii tõend: { $characters }
letter-brings = Et näha enne vastamist partii { $game } lauda, vasta sellele kirjale sõnaga "{ $order }".
letter-dear =
    Tere, { $name ->
        [yes] { $name }
       *[no] mängija
    }!
letter-how_it_is_played = Kuidas mängitakse
letter-help_page = Kõik meili teel mängimise kohta ühel lehel: { $page }
letter-how_a_game_begins = Kuidas partii algab
letter-kind_regards = Parimate soovidega
letter-greeting =
    { $mine ->
        [yes] Tere, { $name }
       *[no] Tere
    }!
letter-if_it_counts_this = Kui see kehtib, teeb see ainult seda:
letter-and_gets_to_read =
    Ja { $g ->
        [yes] { $g-opponent }
       *[no] vastane
    } saab lugeda:
letter-your_level = Sinu tase
letter-dear_2 =
    Tere, { $name ->
        [yes] { $name }
       *[no] mängija
    }!
letter-the_reason = Põhjendus: "{ $news-reason }"
letter-for_the_ranking_committee = Edetabelikomisjonile ja juhatusele
letter-against =
    { $game-game }, vastane { $game-opponent }{ $game-colour ->
        [yes] , sina oled { BOARD_COLOUR($game-colour) }
       *[no] { "" }
    }: { $game-turn ->
        [you]
            { $game-move ->
                [no]
                    { $game-colour ->
                        [yes] sina alustad
                       *[no] sina paned esimesed kivid
                    }
               *[yes] esimene kivi on laual ja käigu { $game-move } teed sina
            }{ $game-due ->
                [yes] , hiljemalt { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other]
            { $game-move ->
                [no]
                    { $game-colour ->
                        [yes] alustab vastane
                       *[no] esimesed kivid paneb vastane
                    }
               *[yes] esimene kivi on laual ja käigu { $game-move } teeb vastane
            }
    }
letter-for_every_game_in =
    { $placed ->
        [no] Iga partii kohta, mida alustad sina, saad ka kirja lauaga. Kus alustab vastane, oota lihtsalt kirja.
       *[yes] Iga partii kohta, kus käigul oled sina, saad ka kirja lauaga. Kus käigul on vastane, oota lihtsalt kirja.
    }
letter-write_to_arbiter =
    Kui sul on küsimus või midagi ei ole õige, kirjuta kohtunikule{ $event-arbiter ->
        [yes] { " " }({ $event-arbiter })
       *[no] { "" }
    }: selle kirja vastuseid loeb ainult programm.
letter-withdraw = lahkun { $event-id }          Ma ei soovi mängida

## levels: Mida turniir tasemega tegi, üks lause iga põhjuse (`reason`) kohta; `new_unranked` ütleb, miks.
levels-name = { $level }
levels-rise2 = Sa tõused kaks taset: varem { $before }, nüüd { $after }. Palju õnne!
levels-rise1 = Sa tõused ühe taseme: varem { $before }, nüüd { $after }. Palju õnne!
levels-confirmed = Sa kinnitasid oma taseme: { $after }.
levels-kept = Sinu tase jääb samaks: { $after }.
levels-kept_most_points = Sinu tase jääb samaks ({ $after }), sest keegi ei saanud turniiril rohkem punkte.
levels-fell = Sinu tase on nüüd { $after } (varem { $before }).
levels-too_few_participants = Osales vähem kui viis mängijat, seetõttu tasemed ei muutu.
levels-too_few_games = Sa lõpetasid normi jaoks liiga vähe partiisid, seetõttu sinu tase ei muutu.
levels-too_few_opponents = Sul oli normi jaoks liiga vähe sinu taseme lähedal olevaid vastaseid, seetõttu sinu tase ei muutu.
levels-new = See turniir andis sulle esimese taseme: { $after }. Tere tulemast!
levels-new_too_few_participants = See turniir ei saanud sulle veel taset anda: selleks on vaja vähemalt viie mängijaga turniiri.
levels-new_too_few_games = See turniir ei saanud sulle veel taset anda: selleks on vaja vähemalt seitset lõpetatud partiid.
levels-new_too_few_opponents = See turniir ei saanud sulle veel taset anda: selleks on vaja vähemalt viit lõpetatud partiid mängijatega, kelle tase on sinu tulemustest nähtava taseme lähedal või sellest kõrgem.
levels-proposed = Tase { $after } on ettepanek, kuni liidu juhatus on selle kinnitanud.

## me: Lugeja endast: seaded, päevakokkuvõte, kalender, kõik, mis on talletatud, lõpp.
# keele enda nimi, siis teised, millega seda küsida võib
me-language_names = eesti, Estonian, estniska, eesti keel
# Seade sõnadega. `value` on nii, nagu see on talletatud, "" on see, mida keegi ei ole muutnud; `name` ja `place` on keele enda nimi ja ajavööndi linn.
me-setting =
    { $code ->
        [language] Keel: { $name }
        [time_zone]
            Ajavöönd: { $value ->
                [yes] { $value } (kella järgi: { $place })
               *[no] sama mis turniiril
            }
        [text]
            Kirjad: { $value ->
                [yes] ainult tekst, ilma piltide ja nuppudeta
               *[no] piltide ja nuppudega
            }
        [digest]
            Kui tihti: { $value ->
                [yes] üks kiri päevas kell { $value }.00 ({ $place })
               *[no] iga kiri kohe
            }
        [board]
            Laud tekstis: { $value ->
                [discs] mustad ja valged kettad, ● ja ○
                [letters] sõnadega, ettelugemiseks
               *[other] X ja O
            }
        [letters]
            Partiikirjad: { $value ->
                [short] lühikesed, vastamise õpetus ühel real
                [full] vastamise õpetus igas kirjas täielikult
               *[other] täielik vastamise õpetus kolme esimese käigu ajal
            }
        [receipts]
            Kinnitused: { $value ->
                [off] sinu tavalise käigu kohta kirja ei tule; järgmine kiri partii kohta ütleb, kui palju see aega võttis
               *[other] kiri sinu iga käigu kohta
            }
        [calendar]
            Kalender: { $value ->
                [yes] kirjades on sinu tähtajad kalendri jaoks
               *[no] ilma kalendrikirjeteta
            }
        [announcements]
            Uued turniirid: { $value ->
                [yes] kirju ei tule
               *[no] igaühe kohta tuleb kiri
            }
        [reminders]
            Meeldetuletused: { $value ->
                [yes]
                    { $value ->
                        [none] ainult turniiri viimane
                       *[other] { REPLACE($value, " ", ", ") } ja turniiri viimane
                    }
               *[no] nagu igal turniiril
            }
        [notation] { me-notation }
        [side] { me-side }
        [forced] { me-forced }
       *[other] { "" }
    }
me-addresses =
    { COUNT($list) ->
        [one] Aadress: { $list-0 }
       *[other] Aadressid: kirjad lähevad aadressile { $list-0 }; kirjutada võid ka aadressilt { JOIN(BUT_FIRST($list), ", ") }
    }
me-changed = { $text } (uus)
# päevakokkuvõte
me-digest_costs = Palun pane tähele: sinu aeg jookseb, kuni uudised sinu igapäevast kirja ootavad. Meeldetuletused tulevad ikka õigel ajal ja kiri, mis nii kaua oodata ei saa, tuleb kohe.
me-digest_turns =
    { $turns ->
        [0]
            { $games ->
                [one] uudiseid ühest partiist
               *[other] uudiseid { $games } partiist
            }
       *[other]
            sinu kord { $turns ->
                [one] ühes partiis
               *[other] { $turns } partiis
            }
    }
me-digest_intro =
    See on juhtunud { $games ->
        [one] ühes sinu partiis
       *[other] { $games } sinu partiis
    } pärast minu viimast kirja.
me-digest_game = { $game }, vastane { $opponent }
me-digest_over =
    { $winner ->
        [you] võit
        [opponent] kaotus
        [draw] viik
       *[other] läbi
    }
me-digest_tap =
    { $turns ->
        [0] Puuduta partiid, ja avaneb kiri, mis palub selle lauda.
       *[other]
            Puuduta partiid, kus on sinu kord, ja avaneb kiri sinu vastuse jaoks.{ SAME($turns, $games) ->
                [yes] { "" }
               *[no] { " " }Teised avavad kirja, mis palub partii lauda.
            }
    }
me-digest_answer = Vastamiseks kirjuta näiteks: { $game } { $ply }. { $example }
me-digest_how = Kõigis neis partiides saad vastata ühe kirjaga. Kirjuta iga vastus eraldi reale, partii ja käigu number ees.
me-digest_off =
    { $hour ->
        [yes] Sa saad ühe kirja päevas kell { $hour }.00 ({ $place }). Kirjuta "määra kokkuvõte väljas", et saada iga kiri kohe.
       *[no] Nüüdsest saad iga kirja kohe.
    }
# kalender
me-calendar_entry = Käigu tähtaeg: { $game }, vastane { $opponent }
me-calendar_note = Sinu vastus partiis { $game } peab selleks ajaks olema kohal. Vasta lauaga kirjale.
# mida ütleb see, kes osaleda soovib
me-form_label =
    { $code ->
        [name] Nimi
        [country] Riik
        [club] Klubi
       *[member_no] Liikmenumber
    }
me-form_button = Täida ja saada

## norms: Mida on vaja, et tase tõuseks, kinnituks ja püsiks; `n` on mängija normid.
norms-amount =
    { language-number } { $text ->
        [1] punkt
       *[other] punkti
    }
norms-completed =
    { $n-completed } { $n-completed ->
        [one] lõpetatud partii
       *[other] lõpetatud partiid
    }
# Alguskirjas.
norms-goal =
    { $n-reason ->
        [too_few_participants] Sellel turniiril ei saa taset võita ega kaotada: osaleb vähem kui viis mängijat.
        [too_few_games] Sul on sellel turniiril vähem kui seitse partiid, see on taseme võitmiseks või kaotamiseks liiga vähe.
       *[other]
            { $n-reason ->
                [yes] Vähem kui viis sinu partiid on mängijatega, kelle tase on sinu omale lähedal või sellest kõrgem; see on liiga vähe, et sinu tase sellel turniiril muutuks.
               *[no]
                    { $n-level ->
                        [yes]
                            Sinu tase alguses: { $n-level }. Sul on { $n-scheduled } { $n-scheduled ->
                                [one] partii
                               *[other] partiid
                            } ja vaja on:
                       *[no] Sul ei ole veel taset. Turniir võib lõppedes anda sulle esimese, kui lõpetad vähemalt seitse partiid.
                    }
            }
    }
norms-beyond =
    { MORE(EXACT($norm), $n-scheduled) ->
        [yes] { " " }(rohkem, kui sinu partiid anda saavad)
       *[no] { "" }
    }
norms-rise2 = { AMOUNT($n-rise2) }, et tõusta kaks taset, tasemele { $n-rise2_level }{ BEYOND($n, $n-rise2) }
norms-rise1 = { AMOUNT($n-rise1) }, et tõusta üks tase, tasemele { $n-rise1_level }{ BEYOND($n, $n-rise1) }
norms-confirm = { AMOUNT($n-confirm) }, et kinnitada tase { $n-level }
norms-keep = { AMOUNT($n-keep) }, et hoida tase { $n-level }
norms-so_far =
    Seni on sul { AMOUNT($n-points) } ja { norms-completed }. Kuni turniir lõpeb, on see kõik esialgne.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
# Kelle tugevust veel keegi kindlalt ei tea.
norms-moving =
    Esialgne: osaleb { $n-new_players } { $n-new_players ->
        [one] uus mängija
       *[other] uut mängijat
    } ja see võib veel muutuda.
# Uuele mängijale: mida mõned tulemused praeguse seisuga annaksid, `n.first`.
norms-first =
    Praeguse seisuga on vaja { JOIN(EACH($n-first, "norms-first-each"), " ja ") }; sul on { $n-scheduled } { $n-scheduled ->
        [one] partii
       *[other] partiid
    }. Kuni turniir lõpeb, on see esialgne.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
norms-first-each = { AMOUNT($item-1) } taseme { $item-0 } jaoks
# one line of a letter: what fits of it
norms-line =
    { $n-level ->
        [yes] { FITTING(TEXT(norms-norms, norms-whole, norms-you_have), TEXT(norms-norms, norms-whole, norms-you), TEXT(norms-norms_prelim, norms-whole, norms-you), TEXT(norms-prelim, norms-whole, norms-you), TEXT(norms-norms, norms-fewer, norms-you_have), TEXT(norms-norms, norms-fewer, norms-you), TEXT(norms-norms_prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-least, norms-you)) }
       *[no]
            { $n-first ->
                [yes] { FITTING(TEXT(norms-first_preliminary, norms-you_have), TEXT(norms-first_level, norms-you)) }
               *[no]
                    Esimese taseme jaoks lõpeta vähemalt seitse partiid{ $n-completed ->
                        [yes]
                            ; sul on { AMOUNT($n-points) }, { $n-completed } { $n-completed ->
                                [one] lõpetatud partii
                               *[other] lõpetatud partiid
                            }
                       *[no] { "" }
                    }.
            }
    }
norms-you_have =
    { $n-completed ->
        [yes] ; sul on { norms-made }
       *[no] { "" }
    }.
norms-you =
    { $n-completed ->
        [yes] ; sul { norms-made }
       *[no] { "" }
    }.
norms-made = { NUMBER($n-points) } ({ $n-completed }-st)
norms-first_levels = { JOIN(EACH($n-first, "norms-first_levels-each"), "; ") } ({ $n-scheduled }-st)
norms-first_levels-each = { $item-0 } { NUMBER($item-1) }
norms-first_preliminary = Esialgu esimese taseme jaoks: { norms-first_levels }
norms-first_level = Esimene tase: { norms-first_levels }
norms-norms =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Esialgsed normid:{ " " }
       *[no] Normid:{ " " }
    }
norms-norms_prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Esialgsed normid:{ " " }
       *[no] Normid:{ " " }
    }
norms-prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Esialgu:{ " " }
       *[no] Normid:{ " " }
    }
norms-to_rise2 =
    { ALL($n-rise2, NOT(HOLDS($n-beyond, "rise2"))) ->
        [yes] { $n-rise2_level } { NUMBER($n-rise2) }
       *[no] { "" }
    }
norms-to_rise1 =
    { ALL($n-rise1, NOT(HOLDS($n-beyond, "rise1"))) ->
        [yes] { $n-rise1_level } { NUMBER($n-rise1) }
       *[no] { "" }
    }
norms-to_confirm = kinnita { NUMBER($n-confirm) }
norms-to_keep = hoia { NUMBER($n-keep) }
norms-whole = { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm, norms-to_keep), "; ") } ({ $n-scheduled }-st)
norms-fewer =
    { MORE(EXACT($n-keep), EXACT($n-points)) ->
        [yes] { JOIN(LIST(ANY(norms-to_rise1, norms-to_rise2), norms-to_confirm, norms-to_keep), "; ") } ({ $n-scheduled }-st)
       *[no] { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm), "; ") } ({ $n-scheduled }-st)
    }
norms-least = { norms-to_confirm }; { norms-to_keep } ({ $n-scheduled }-st)

## notices: Mida kohtunikule teatatakse.
# miks kiri kõrvale pannakse
notices-set_aside =
    { $reason ->
        [foreign_address] See vastab meie kirjale, kuid tuleb aadressilt, mis ei ole mängija oma. Mängijalt küsitakse kirja teel, kas see on temalt.
        [unconfirmed] See on mängija nimel ja miski ei tõesta, et mängija selle kirjutas. Saatjal palutakse see kirja teel kinnitada.
        [auto_reply_with_order] See on nagu automaatvastus, kuid selles on käik.
        [list_mail_with_order] See on nagu kiri paljudele, kuid selles on käik.
        [bounce_with_order] See on nagu meiliserveri teade, kuid selles on käik.
        [entry_in_doubt] Keegi soovib osaleda, kuid meiliserveri järgi võib saatja olla võltsitud.
        [too_big] See on lugemiseks liiga suur. Kui see on mängijalt, paluti temalt väiksemat.
        [unreadable] Seda ei saa kirjana lugeda.
        [no_sender] Selles ei ole saatjat.
        [two_senders] Selles on rohkem kui üks saatja.
        [not_handed_out] Meiliserver ei andnud seda välja.
        [crashed] Programm jäi selle juures üha uuesti seisma.
        [failed] Programm ei saanud sellega üha uuesti hakkama.
       *[other] Seda ei saanud käsitleda.
    }
notices-letter_set_aside =
    { notices-set_aside } Saatja: { $sender ->
        [yes] { $sender }
       *[no] teadmata
    }{ $subject ->
        [yes] ; teema: "{ $subject }"
       *[no] { "" }
    }.
notices-letter_undelivered =
    Kirja teema: { $subject ->
        [yes] "{ $subject }"
       *[no] puudub
    }. Meiliserver vastas: { $reply ->
        [yes] "{ $reply }"
       *[no] mitte midagi
    }.{ $elsewhere ->
        [yes] { " " }Sama saadeti aadressile { $elsewhere }.
       *[no] { "" }
    }
notices-entry_asked =
    { $name } ({ $address }) on järjekorras { $place }; { $free ->
        [yes]
            { $free ->
                [one] vaba on üks koht
               *[other] vabu kohti on { $free }
            }
       *[no] vabu kohti ei ole
    }.
notices-late_asked = { $name } ({ $address }) soovib liituda turniiriga { $event }, mis on juba alanud (26.4).
notices-entry_left = { $name } lahkus turniirilt { $event } enne algust; kohti on täidetud { $entered }, kokku on neid { $most }. Kes kohta ootas ja sinu nõusoleku sai, on selle juba saanud.
notices-place_free = Sinu nõusolekut ootab esimesena { $name }.
notices-event_filled = { $event } on täis: kõik { $most } kohta on täidetud. Uued soovid ootavad saabumise järjekorras.
notices-too_few =
    Turniirile { $event } enam osavõtjaid vastu ei võeta ja kirjas on { $entered ->
        [one] üks mängija
       *[other] { $entered } mängijat
    }; turniiri faili järgi peaks neid olema { $least }.{ ALL($ranked, MORE(5, $entered)) ->
        [yes] { " " }Kui mängijaid on alla viie, ei loe tulemused kirjamängu reitingu jaoks (artikkel 3, § 1).
       *[no] { "" }
    }
notices-player_left =
    { $name } ({ $player }) lahkus turniirilt { $event }; talle öeldi, mis see maksab, ja ta kinnitas seda. Kaotatuks loetakse pooleliolevaid partiisid { $running } ja alustamata partiisid { $unstarted }{ $annulled ->
        [yes] ; lõpetatud oli alla poole partiidest, seetõttu tulemused tabelis ei loe (16.2)
       *[no] { "" }
    }{ $waiting ->
        [yes] ; partiides { JOIN($waiting, ", ") } oli aeg enne seda läbi saanud ja kõigepealt vaadatakse seda
       *[no] { "" }
    }{ $undecided ->
        [yes] ; sellest sõltub, kas tulemused tabelis loevad
       *[no] { "" }
    }. Vastased teavad.
notices-stranger_entry =
    { $name ->
        [yes] { $name } ({ $address })
       *[no] { $address }
    } soovib osaleda{ $event ->
        [yes] { " " }turniiril { $event }
       *[no] { "" }
    }, kuid teda ei ole registris. Talle vastati, et otsustad sina.
notices-stranger_form =
    { $name } soovib osaleda{ $event ->
        [yes] { " " }turniiril { $event }
       *[no] { "" }
    }, kuid teda ei ole registris. Aadress { $address } on kinnitatud.{ $given ->
        [yes] { " " }Andmed: { JOIN($given, ", ") }.
       *[no] { "" }
    }{ $voucher ->
        [yes]
            { $voucher ->
                [good] { " " }Antud kood kehtib.
                [bad] { " " }Antud kood sellel turniiril ei kehti.
               *[none] { " " }See turniir nõuab koodi, kuid koodi ei antud.
            }
       *[no] { "" }
    }
notices-withdrawal_asked =
    { $name } ({ $player }, { $address }) soovib lahkuda turniirilt { $event }.{ $running ->
        [yes]
            { " " }Veel käib { $running ->
                [one] üks partii, see
               *[other] { $running } partiid, need
            } oleks siis kaotatud{ $annulled ->
                [yes] ; kuna lõpetatud on alla poole partiidest, kustutataks mängija tabelist
               *[no] { "" }
            }.
       *[no] { "" }
    }
notices-player_forgotten =
    Mängija { $player } palus end unustada ja on nüüd unustatud. { $addresses ->
        [yes]
            Postiserveris ma midagi kustutada ei saa: palun eemalda serveri kaustast "{ $folder }" tema kirjad ({ JOIN($addresses, ", ") }{ $first ->
                [yes] , kuupäevad { $first } kuni { $last }
               *[no] { "" }
            }) ja vastused, mis neid tsiteerivad.{ " " }
       *[no] { "" }
    }{ $reported ->
        [yes] Tema nimega aruandeid on tehtud turniiridest { JOIN($reported, ", ") }. Andmebaasis on need nüüd nimeta, aga failid kettal, trükitud või avaldatud tabelid ja komisjoni eksemplarid ei ole: tee need uuesti (corr report EVENT --out FILE) ja kustuta vanad. Sama käib eksporditud failide kohta: kes impordib vana faili, saab mängija tagasi.{ " " }
       *[no] { "" }
    }Tee sama varukoopiatega ja kustuta siis see teade. Minu koopia sellest on kadunud.
notices-player_unreachable =
    Mängija { $name } ({ $player }, { $where }) meiliserver vastas: { $reply ->
        [yes] "{ $reply }"
       *[no] mitte midagi
    }. { $games ->
        [yes] Kell seisab partiides: { JOIN($games, ", ") }
       *[no] Praegu ei ole üheski partiis tema kord; kui tuleb, siis kell seisab
    }.{ $alone ->
        [yes] { " " }Seni ütleb seda ainult teade, ja kes kirja loeb, võib selle ka välja mõelda: ühe käigukorra jooksul ei seisa kell kauem, kui käiguks aega on.
       *[no] { "" }
    } Palun püüa mängijat mõnel muul viisil kätte saada.
notices-report_refuted =
    Meiliserver teatas ({ MOMENT($reported) }), et kiri mängijale { $name } ({ $player }) kohale ei jõudnud. Mängija vastas just sellele kirjale; vastus tuli hiljem ({ MOMENT($answered) }). Järelikult oli teade vale või välja mõeldud. { $games ->
        [yes] Aeg, mil kell seisis, läheb siiski arvesse: { JOIN($games, ", ") }.
       *[no] Selle eest aega arvesse ei lähe.
    }
notices-bounce_unproven =
    Tagastusteade ütleb, et kiri ei jõudnud kohale: { $name } ({ $player }, { $where }), kuid see ei tõesta, et jutt on meie kirjast. Meiliserver vastas: { $reply ->
        [yes] "{ $reply }"
       *[no] mitte midagi
    }. Ühtki kella ei ole peatatud.
notices-bounce_unclear =
    Meiliserver vastas kirjale, mille saaja on { $name } ({ $player }, { $where }), ja ma ei saa aru, kas kiri jõudis kohale. Ta kirjutab: { $reply ->
        [yes] "{ $reply }"
       *[no] mitte midagi
    }. Ühtki kella ei ole peatatud.
notices-answers_held = Kirju küsitakse rohkem kui { $limit } tunnis ja ükski käik seda ei seleta: saatmist ootab { $waiting }. Kirjad käikude kohta lähevad välja nagu alati. Kas kaks programmi kirjutavad teineteisele?
notices-same_words =
    Kas { $name } on ära? { $where } vastas kolmandat korda samade sõnadega ja ilma korralduseta: { $words ->
        [yes] "{ $words }"
       *[no] tühja kirjaga
    }. Tõenäoliselt teeb seda programm, seepärast ma sellistele kirjadele enam ei vasta ja need kella ei peata. Sellest teatan üks kord.
notices-letters_flood = Saatjalt { $sender } ootab käsitlemist rohkem kui { $limit } kirja. Ülejäänud pandi kõrvale.
notices-mailbox_unread = Postkasti ei ole saanud lugeda ({ MOMENT($since) } saadik): { $reply }. Seal, kus programm töötab, ütleb "corr doctor", mida parandada.
notices-put_off =
    { $what ->
        [game] Kella kontrollimine partiis { $name }
        [event] Voorude kontrollimine turniiril { $name }
        [digest] Igapäevase kirja saatmine mängijale { $name }
        [morning] Kohtunike hommikuse kirja saatmine
        [purge] Vanade kirjade kustutamine
        [levels] Langevate tasemete otsimine
       *[month] Edetabeli kuukirja saatmine
    } ebaõnnestus. Kõik muu jätkub. Seal, kus programm töötab, ütleb võib-olla rohkem "corr check".
notices-purge_waits =
    { $what ->
        [letters] Andmebaasi kirjadest
       *[mails] Postiserveri kirjadest
    } ({ $whole }) on kustutamiseks piisavalt vanad { $part }. Seda on korraga üle kümnendiku, seepärast ootan sinu nõusolekut: kell või mõni säte võib olla vale. Vaata seal, kus programm töötab, käsuga "corr purge --dry-run" ja sätteid [retention]; kui kõik on õige, käivita seal "{ $command }".
notices-clocks_differ = Postiserveri kella järgi saabus kiri { FULL_DAY($came) } kell { CLOCK($came) }, kui minu kella järgi oli { FULL_DAY($now) } kell { CLOCK($now) } ({ PLACE($now) }): üks kahest kellast on vale. Palun laske mõlemad õigeks seada (NTP). Kõik muu jätkub. Seal, kus programm töötab, ütleb rohkem "corr doctor".
notices-round_waits = { $round }. voor ({ $event }) peaks nüüd algama, kuid veel käib: { JOIN($games, ", ") }. Palun hinda kõige tõenäolisemat tulemust (26.5); see kehtib ainult loosimisel ja partii jätkub.
notices-last_round_waits = { $round }. voor ({ $event }), viimane, peaks nüüd algama, kuid veel käib: { JOIN($games, ", ") }; selle loosimise ajal ei tohi ükski partii pooleli olla (14.1).
notices-round_fails = See peaks nüüd algama, kuid takistab see: { $why }.
notices-time_over = Partiis { $game } sai aeg otsa ({ MOMENT($due) }): hilineb { $name }, vastane on { $opponent }. Edasi otsustad sina.
notices-lost_in_time = Kiri partiis { $game } (kirjutas { $name }, vastane on { $opponent }) saabus õigel ajal ({ MOMENT($arrived) }), kuid pidi ootama, kuni keegi seda vaatab. Vahepeal kaotati partii ajaga: aeg lõppes { MOMENT($due) }.
notices-player_silent =
    { $name } ({ $player }) ei ole { $since ->
        [yes] midagi saatnud ({ FULL_DAY($since) } saadik)
       *[no] üldse midagi saatnud
    }; turniir { $event } on oodanud { $days } { $days ->
        [one] päev
       *[other] päeva
    } ({ JOIN($games, ", ") }).
notices-games_wrong = Mängivad mõned, keda need enam kokku ei vii: { $why }.
notices-handed_over = { $event } ei käi enam siit: see jätkub aadressil { $to }. Saada nüüdsest oma käsud sinna; siin ei saa sellega enam midagi teha.
notices-taken_back = { $event } oli üle antud aadressile { $to }, ja see on tagasi võetud: see jätkub aadressil { $here }, kuhu tuleb saata selle käsud. Kes on faili aadressil { $to } sisse lugenud, ei tohi lasta sel ka seal jätkuda: palun kirjuta kohe aadressile { $here }.
notices-appealed =
    Lõplik otsus on sinu teha. Vaidlustatud otsus: { $what }. Selle põhjendus{ $rule ->
        [yes] { " " }(reegel { $rule })
       *[no] { "" }
    }: "{ $reason }" { $name } kirjutab: "{ $words }"
notices-appeal_noted = { $name } kirjutab: "{ $words }" Asi on komisjoni ees.
notices-appeal_changed = Otsus ei jää jõusse ja see on lõplik. Komisjon: "{ $reason }" See, mida otsus tegi, on tagasi võetud. Kui komisjon ütleb, mis tuleb selle asemel teha, on see veel otsustada.
notices-appeal_decided =
    { $stands ->
        [yes] Otsus jääb jõusse
       *[no] Otsus ei jää jõusse
    } ja see on lõplik. Põhjendus: "{ $reason }"{ $stands ->
        [yes] { "" }
       *[no]
            { $past ->
                [yes] { " " }See käis vooru kohta, mis on vahepeal loositud, või on uuesti tehtud: midagi pole tagasi võtta.
               *[no] { " " }Palun võta otsus uue otsusega tagasi.
            }
    }
notices-win_claimed =
    { $name } ({ $colour ->
        [black] mustad
       *[white] valged
    }) kirjutab: { $line }. { $finding ->
        [proved] Tõestatud: iga kaitse kaotab neljadele ja kolmedele.
       *[other] Otsustamata: läbi tuleks vaadata rohkem seise, kui üks kiri maksta tohib.
    } Vastasele ei ole midagi öeldud.
notices-director_called =
    { $name } on kutsunud matšis { $game } (vastane { $opponent }) turniirijuhi{ $words ->
        [yes] { " " }ja kirjutab: "{ $words }"
       *[no] { " " }ega ütle, miks.
    } Midagi ei mängita ja ükski kell ei käi, kuni sa vastad; mõlemad teavad sellest. Matš seni: { $record }
notices-panel_wanted =
    Selleks on vaja kolme kogenud mängijat, kelle nimetad sina: ei ükski turniiri kohtunik ega asjaosaline. Matši kell seisab, kuni nad on otsustanud. Otsus: { $what }. Põhjus{ $rule ->
        [yes] , reegli { $rule } järgi
       *[no] { "" }
    }: "{ $reason }" { $name } kirjutab: "{ $words }"
notices-panel_votes =
    Sul palutakse see kaebus koos kahe teisega lahendada: { JOIN($members, ", ") }. Kaks ühesugust häält otsustavad lõplikult. Vasta reaga "vote uphold: miks" või "vote change: mis selle asemel ja miks"; sinult küsitakse üks kord, kas see on nii mõeldud. Otsus: { $what }. Põhjus{ $rule ->
        [yes] , reegli { $rule } järgi
       *[no] { "" }
    }: "{ $reason }" { $name } kirjutab: "{ $words }"{ COUNT($letters) ->
        [0] { "" }
       *[other] { " " }Mis turniirijuhile kirjutati: { JOIN($letters, "; ") }.
    }{ $record ->
        [yes] { " " }Matš: { $record }
       *[no] { "" }
    }
notices-panel_over = Otsus tühistati ja kaebus lõppes sellega: sinu häält enam ei vajata. Aitäh.
notices-panel_left = Selle jaoks nimetati teine komisjon: sinu häält enam ei vajata. Aitäh.

## notice_heads: Mis juhtus, ühel real ilma punktita: teate pealkiri ja teema.
notice_heads-letter_set_aside =
    Kõrvale pandi kiri, mille saatja on { $sender ->
        [yes] { $sender }
       *[no] teadmata
    }
notice_heads-letter_undelivered = Kiri ei jõudnud kohale: { $recipient }
notice_heads-entry_asked = { $name } soovib osaleda turniiril { $event }
notice_heads-stranger_entry =
    { $name ->
        [yes] { $name }
       *[no] { $address }
    } soovib osaleda{ $event ->
        [yes] { " " }turniiril { $event }
       *[no] { "" }
    }
notice_heads-stranger_form =
    { $name } soovib osaleda{ $event ->
        [yes] { " " }turniiril { $event }
       *[no] { "" }
    }
notice_heads-player_forgotten = Mängija { $player } on unustatud
notice_heads-late_asked = { $name } soovib hiljem liituda turniiriga { $event }
notice_heads-entry_left = { $name } lahkus turniirilt { $event }
notice_heads-place_free = Turniiril { $event } on vaba koht
notice_heads-event_filled = { $event } on täis
notice_heads-too_few = Turniiril { $event } on algamiseks liiga vähe mängijaid
notice_heads-player_left = { $name } lahkus turniirilt { $event }
notice_heads-withdrawal_asked = { $name } soovib lahkuda turniirilt { $event }
notice_heads-player_unreachable = Mängijale saadetud kirjad tulevad tagasi: { $name }
notice_heads-report_refuted = Teade mängija kohta oli vale: { $name }
notice_heads-bounce_unproven = Tõestamata tagastusteade mängija kohta: { $name }
notice_heads-bounce_unclear = Ebaselge vastus kirjale, mille saaja on { $name }
notice_heads-answers_held = Kirju küsitakse rohkem kui { $limit } tunnis
notice_heads-letters_flood = Kirjade uputus saatjalt { $sender }
notice_heads-same_words = Üha samad sõnad mängijalt { $name }
notice_heads-mailbox_unread = Postkasti ei saa lugeda
notice_heads-clocks_differ = Kaks kella ei ühti
notice_heads-put_off = Midagi ebaõnnestus ja seda proovitakse uuesti
notice_heads-purge_waits = Vanad kirjad ootavad kustutamist
notice_heads-round_waits = { $round }. voor ({ $event }) ootab pooleliolevaid partiisid
notice_heads-last_round_waits = Viimane voor ({ $event }) ootab pooleliolevaid partiisid
notice_heads-round_fails = { $round }. vooru ei saa loosida: { $event }
notice_heads-games_wrong = Turniiri { $event } partiid ei järgne tulemustest
notice_heads-handed_over = { $event } jätkub mujal
notice_heads-taken_back = { $event } jätkub taas siin
notice_heads-appealed = { $name } kaebas otsuse { $event }/{ $number } peale
notice_heads-appeal_noted = { $name } kaebas sinu otsuse { $event }/{ $number } peale
notice_heads-appeal_changed =
    Kaebus { $yours ->
        [yes] sinu otsuse
       *[no] otsuse
    } { $event }/{ $number } peale rahuldati
notice_heads-appeal_decided =
    Kaebus { $yours ->
        [yes] sinu otsuse
       *[no] otsuse
    } { $event }/{ $number } peale { $stands ->
        [yes] jäeti rahuldamata
       *[no] rahuldati
    }
notice_heads-time_over = { $name } hilineb: partii { $game } aeg on läbi
notice_heads-lost_in_time = { $name } kirjutas õigel ajal ja kaotas ajaga: { $game }
notice_heads-player_silent = { $name } ei vasta turniiril { $event }
notice_heads-win_claimed = { $name } nõuab võitu partiis { $game }
notice_heads-director_called = { $name } kutsub turniirijuhi matšis { $game }
notice_heads-panel_wanted = { $name } kaebas otsuse { $event }/{ $number } peale: nimeta komisjon
notice_heads-panel_votes = Sinu hääl kaebuse kohta otsuse { $event }/{ $number } peale
notice_heads-panel_over = Kaebus otsuse { $event }/{ $number } peale
notice_heads-panel_left = Kaebus otsuse { $event }/{ $number } peale

## notice_else: Mis saab, kui keegi midagi ei tee.
notice_else-nothing = Midagi ei ole vaja teha.
notice_else-letter_set_aside =
    { $who ->
        [yes]
            { $until ->
                [yes] Kohe ei ole vaja midagi teha: { $who } ei kaota ajaga enne, kui on { MOMENT($until) }. Pärast seda käib kell nagu alati ja kiri jääb siia vastamata.
               *[no] Kuni sa midagi ei tee, ei kaota { $who } ajaga.
            }
       *[no] Kui sa midagi ei tee, jääb see siia vastamata; ükski kell seda ei oota.
    }
notice_else-letter_undelivered =
    { $elsewhere ->
        [yes] { notice_else-nothing }
       *[no] Kui sa midagi ei tee, ei saadeta seda uuesti.
    }
notice_else-entry_asked = Kui sa midagi ei tee, siis { $name } ootab ja teda kirja ei panda.
notice_else-stranger_entry = Kui sa midagi ei tee, teda kirja ei panda.
notice_else-stranger_form = Kui sa midagi ei tee, teda kirja ei panda; hommikune kiri küsib uuesti.
notice_else-player_forgotten = Kui sa midagi ei tee, jäävad nimi ja aadress neisse kirjadesse ja failidesse.
notice_else-late_asked = Kui sa midagi ei tee, siis { $name } ei mängi.
notice_else-entry_left = { notice_else-nothing }
notice_else-place_free = Kui sa midagi ei tee, jääb koht vabaks.
notice_else-event_filled = { notice_else-nothing }
notice_else-too_few = Kui sa midagi ei tee, siis see ei alga.
notice_else-player_left = { notice_else-nothing }
notice_else-withdrawal_asked = Kui sa midagi ei tee, siis { $name } mängib edasi.
notice_else-player_unreachable =
    Kui sa midagi ei tee, käib kell jälle kohe, kui temalt saabub kiri{ $alone ->
        [yes] , ja muidu siis, kui see on seisnud nii kaua, kui üks käik tohib võtta
       *[no] { "" }
    }.
notice_else-report_refuted =
    { $games ->
        [yes] Kui sa midagi ei tee, läheb see aeg arvesse.
       *[no] { notice_else-nothing }
    }
notice_else-bounce_unproven = Kohe ei ole vaja midagi teha: { $name } ei kaota ajaga enne, kui on { MOMENT($until) }. Pärast seda käib kell nagu alati.
notice_else-bounce_unclear = Kohe ei ole vaja midagi teha: { $name } ei kaota ajaga enne, kui on { MOMENT($until) }. Pärast seda käib kell nagu alati.
notice_else-answers_held = Kui sa midagi ei tee, lähevad need välja vähehaaval, kuni { $limit } tunnis.
notice_else-letters_flood = Kui sa midagi ei tee, jäävad need siia vastamata. Kui saatja on mängija, ei kaota ta vahepeal ajaga.
notice_else-same_words = { notice_else-nothing }
notice_else-mailbox_unread = Kuni see taas õnnestub, jäävad kirjad sinna ja keegi ei kaota ajaga; kirjad lähevad välja nagu alati.
notice_else-clocks_differ = Kuni need ei ühti, ei kaota keegi ajaga; pärast seda saavad kõik mängijad tagasi aja, mille minu vale kell neilt võttis.
notice_else-put_off =
    Kui sa midagi ei tee, proovitakse uuesti iga tund{ $what ->
        [game] ; kuni see ei õnnestu, ei kaota seda partiid keegi ajaga
       *[other] { "" }
    }.
notice_else-purge_waits = Kui sa midagi ei tee, ei kustutata midagi.
notice_else-round_waits = Kui sa midagi ei tee, loositakse voor siis, kui need partiid on lõppenud.
notice_else-last_round_waits = Kui sa midagi ei tee, loositakse voor siis, kui ükski partii enam ei käi.
notice_else-round_fails = Kui sa midagi ei tee, siis voor ei alga.
notice_else-games_wrong = Kui sa midagi ei tee, jätkuvad partiid nii, nagu need on.
notice_else-handed_over = { notice_else-nothing }
notice_else-taken_back = Kui keegi ei ole faili mujal sisse lugenud, ei ole midagi vaja teha.
notice_else-appealed = Kui sa midagi ei tee, otsus kehtib, kaebus ootab ja hommikune kiri küsib uuesti.
notice_else-appeal_noted = { notice_else-nothing }
notice_else-appeal_changed = Kui sa midagi ei tee, on otsus tagasi võetud ja midagi muud selle asemele ei tule.
notice_else-appeal_decided =
    { $commands ->
        [yes] Kui sa midagi ei tee, jääb kõik nii, nagu otsus muutis.
       *[no] { notice_else-nothing }
    }
notice_else-time_over = Kui sa midagi ei tee, partii jätkub: käik, mis saabub enne sinu otsust, loeb, ja mõlemale mängijale tuletatakse seda iga nädal meelde.
notice_else-lost_in_time = Kui sa midagi ei tee, jääb partii kaotatuks.
notice_else-player_silent = Kui sa midagi ei tee, jätkuvad partiid ja kellad nii, nagu need on.
notice_else-win_claimed = Kui sa midagi ei tee, partii jätkub.
notice_else-director_called = Kui sa midagi ei tee, matš seisab.
notice_else-panel_wanted = Kui sa midagi ei tee, kehtib otsus, kell seisab ja hommikukiri küsib uuesti.
notice_else-panel_votes = Kui sa midagi ei tee, otsustavad kaks teist, kui nad on ühel meelel.
notice_else-panel_over = { notice_else-nothing }
notice_else-panel_left = { notice_else-nothing }

## does: Mida teeb käsk, mida kiri soovitab; see seisab käsu kohal.
does-mail_show = Et see kõigepealt läbi lugeda:
does-mail_release = Et see siiski käsitletaks:
does-mail_drop = Et see vastamata ära panna:
does-mail_list = Et näha loendit:
does-mail_resend = Et saata laud uuesti, nagu see nüüd on:
does-bounce_unproven_mail_release = Kui sa seda usud, nii et kell peatub:
does-bounce_unproven_mail_drop = Kui ei usu:
does-bounce_unclear_mail_release = Kui kiri ei jõudnud kohale, nii et kell peatub:
does-bounce_unclear_mail_drop = Kui jõudis:
does-letters_flood_mail_release = Et need siiski käsitletaks:
does-letters_flood_mail_drop = Et need vastamata ära panna:
does-same_words_mail_release = Et sellele siiski vastataks:
does-same_words_mail_list = Et näha kõiki:
does-event_enter = Kui oled nõus:
does-too_few_event_enter = Et panna kirja veel keegi, PLAYER asemel tema number või aadress:
does-event_late = Kui oled nõus:
does-event_refuse = Kui ei ole:
does-event_change = Et pikendada aega või nõuda vähem mängijaid (min_players), muudetud fail lisatud:
does-event_cancel = Et turniir ära jätta:
does-event_withdraw = Et võtta mängija turniirilt maha:
does-player_add = Kui oled nõus:
does-stranger_entry_player_add = Kui oled nõus, NAME asemel nimi:
does-player_unreachable = Kui tead, et kirjad kohale ei jõua, et kell seisaks kauem:
does-player_reachable = Kui kirjad jõuavad jälle kohale, et kell käiks:
does-player_reachable_address = Sama, NEW asemel teine aadress:
does-clock_extend = Et anda rohkem aega:
does-report_refuted_clock_extend = Kui see arvesse minna ei tohi, et see tagasi anda:
does-clock_forfeit = Et partii kaotatuks lugeda:
does-game_reopen = Et partii saaks jätkuda; pärast seda tuleb kiri uuesti saata:
does-game_claim = Et vaadata seda varianti:
does-event_assess = Et hinnata, mis partiist tõenäoliselt saab, näiteks:
does-event_rule = Et lõpetada partii õige tulemusega, näiteks:
does-game_answer_claim_yes = Et anda võit:
does-game_answer_claim_no = Et nõue tagasi lükata:
does-game_answer_call = Et vastata, nii et matš jätkub (TEXT loevad mõlemad):
does-appeal_panel = Et nimetada kolm, aadressid või mängijad A, B ja C asemele:
does-appeal_vote_uphold = Kui otsus on õige:
does-appeal_vote_change = Kui seda tuleb muuta:
does-game_points = Et anda kutsujale punkt:
does-director_called_event_warn = Et hoiatada, kes kutsus asjata:
does-director_called_clock_extend = Et anda aega, kui matš jätkub:
does-appeal_changed_any = Otsuse käsk, et saata see uuesti sellega, mida komisjon selle asemel ütleb:
does-appeal_decided_event_rule = Et võtta otsus tagasi:
does-event_correct = Et võtta otsus tagasi:
does-event_draw = Et voor ikkagi loosida:
does-round_fails_event_draw = Et see loosida, kui takistust enam ei ole:
does-event_redraw = Et tühistada, mis on vale, ja loosida, mis järgneb:
does-event_reopen = Kõigepealt, et turniir jälle käiks:
does-undo = Et võtta otsus tagasi:
does-log = Et näha kõike selle kohta:
does-status = Et näha, kuidas kõik on:
does-appeal_decide_allow = Et kaebus rahuldada, nii et otsus tühistatakse:
does-appeal_decide_dismiss = Et jätta see rahuldamata, nii et otsus jääb jõusse:
does-ranking_confirm = Et tiitel kinnitada:
does-ranking_confirm_refuse = Et seda mitte kinnitada:
does-other = Mida saab teha:
does-how =
    Käsu võib saata nii, nagu see on, puudutusega või vastuses: enne kui midagi tehakse, näidatakse sulle, mis juhtuks.{ $wants_reason ->
        [yes] { " " }Kirjuta enne ainult TEXT asemele oma põhjus.
       *[no] { "" }
    }

## outcomes: Mida lõpukiri lugeja taseme kohta ütleb; `o` on tulemus koos arvudega.
outcomes-scored =
    Sul on { $o-completed } { $o-completed ->
        [one] lõpetatud partii
       *[other] lõpetatud partiid
    } ja { AMOUNT($o-points) }
outcomes-figures = { outcomes-here }{ outcomes-next }
outcomes-here =
    { $o-code ->
        [too_few_participants] { outcomes-participants }
        [new_too_few_participants] { outcomes-participants }
        [too_few_games] { outcomes-too_few }
        [new_too_few_games] { outcomes-too_few }
        [too_few_opponents] { outcomes-near }
        [new_too_few_opponents] { outcomes-near }
        [rise2] { outcomes-reached }
        [rise1] { outcomes-reached }
        [new] { outcomes-reached }
        [confirmed] { outcomes-scored }; taseme { $o-decided-level } kinnitamise norm oli { NUMBER($o-decided-points) }.
        [kept_most_points] { outcomes-scored } ning keegi ei saanud turniiril rohkem; taseme { $o-own } hoidmise norm oli { NUMBER($o-decided-points) }.
        [kept] { outcomes-to_keep }
        [kept_lowest] { outcomes-to_keep }
        [fell] { outcomes-to_keep }
       *[other] { outcomes-scored }.
    }
outcomes-participants = Osalejaid oli { $o-participants }. { outcomes-scored }.
outcomes-too_few = { outcomes-scored }; normi jaoks on vaja seitset partiid.
outcomes-near = { outcomes-scored }; neist partiidest mängijatega, kelle tase on lähedal või kõrgem, oli { $o-near }, normi jaoks on vaja viit.
outcomes-reached =
    { outcomes-scored }{ $o-decided-missing ->
        [yes] { "" }
       *[no] ; taseme { $o-decided-level } norm oli { NUMBER($o-decided-points) }
    }.
outcomes-to_keep = { outcomes-scored }; taseme { $o-own } hoidmise norm oli { NUMBER($o-decided-points) }.
outcomes-next =
    { $o-next_one ->
        [yes]
            { $o-next_one-code ->
                [confirm] { " " }Selle kinnitamine oleks nõudnud { AMOUNT($o-next_one-points) }.
                [keep] { "" }
               *[other]
                    { " " }Tase { $o-next_one-level } oleks nõudnud { AMOUNT($o-next_one-points) }{ MORE(EXACT($o-next_one-points), $o-completed) ->
                        [yes] , rohkem kui su partiid anda saavad
                       *[no] { "" }
                    }.
            }
       *[no] { "" }
    }
# Kui tase turniiri ajal mujal muutus.
outcomes-meanwhile =
    { $o-meanwhile ->
        [higher] Ainult selle turniiri järgi oleks sinu tase { $o-reached }. Vahepeal oli see muutunud ({ $o-close }) ja kehtib kõrgem: sinu tase on { $o-after }.
        [lowered] Ainult selle turniiri järgi oleks sinu tase { $o-reached }. Vahepeal oli see muutunud ({ $o-close }); et hoidmise norm jäi täitmata, langeb see ühe võrra: sinu tase on nüüd { $o-after }.
       *[other] Vahepeal oli sinu tase muutunud ({ $o-close }) ja nii see jääb.
    }
outcomes-mean =
    Kuidas normid saadi: sinu vastaste keskmine indeks oli { NUMBER($o-mean) }, kus 10 kyu on 1, 1 kyu on 10 ja 1 dan on 11{ $o-own ->
        [yes] ; keegi ei loe sinust rohkem kui kolme taseme kaugusel
       *[no] { "" }
    }. Normid ümardatakse poole punktini.
outcomes-unranked = See turniir ei lähe edetabelis arvesse: sinu tase jääb samaks ({ $held }).
outcomes-unsanctioned =
    SLSF ei ole turniiri heaks kiitnud, seetõttu ei muuda see ühtegi taset{ $held ->
        [yes] : sinu tase jääb samaks ({ $held })
       *[no] { " " }ega anna seda
    }.
outcomes-lowest = Sinu tase jääb 10 kyu: madalamat ei ole.
# Lugeja oma tabel.
outcomes-head =
    { $name ->
        [level] Tase
        [what] Milleks
        [norm] Norm
       *[made] Sina
    }
outcomes-what =
    { $code ->
        [rise2] tõusta kaks taset
        [rise1] tõusta üks tase
        [confirm] seda kinnitada
        [keep] seda hoida
       *[obtain] see saada
    }
outcomes-made =
    { $missing ->
        [yes] { NUMBER($missing) } puudu
       *[no] täidetud
    }

## pairings: Loosimine terminaliaknas, voor vooru järel.
pairings-lots = stardinumbrid loositi, loosiseeme { $seed }
pairings-head =
    { $number ->
        [yes]
            { $number }. voor{ $rounds ->
                [yes] { " " }(voore on { $rounds })
               *[no] { "" }
            }{ $day_of ->
                [yes] , alates { $day_of }
               *[no] { "" }
            }{ $seed ->
                [yes] , loosiseeme { $seed }
               *[no] { "" }
            }
       *[no] Partiid, mille voor ei ole teada
    }
pairings-state =
    { $name ->
        [running] veel käib
        [waiting] ei ole alanud
        [annulled] tühistatud
       *[other] mängimata
    }
pairings-result =
    { $points }{ $score ->
        [yes] , { $score }
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }({ $ended ->
                [walkover] mänguta
                [late] hilines
                [concede] loobus matšist
                [penalty] karistuspunktid
                [withdrawal] lahkus
                [time] aeg
               *[adjudication] kohtuniku otsus
            })
       *[no] { "" }
    }{ $replay ->
        [yes] , kordusmäng { $replay }
       *[no] { "" }
    }
pairings-consolation = lohutuskarikas
pairings-empty = { $points } (tühi laud: { JOIN($teams, " ja ") }, 21.3)
pairings-nobody = mitte keegi
pairings-bye = vaba voor: { $name }

## rating_words: Reitingu sõnad: turniirid, nimekirjad, mängijad. Arvud tulevad sisse tekstina.
rating_words-decimal_mark = { language-decimal_mark }
rating_words-yes_no-yes = jah
rating_words-yes_no-no = ei
rating_words-heading-event = Turniiri reiting
rating_words-heading-list = Reitinguloend
rating_words-heading-player = Mängija reiting
rating_words-heading-conditions = Turniir
rating_words-heading-ratings = Mis reitingutega juhtus
rating_words-heading-newcomers = Uued mängijad: algreiting
rating_words-heading-rounds = Iteratsioon, voor vooru järel
rating_words-heading-uncounted = Partiid, mis ei lähe arvesse
rating_words-heading-questions = Reeglite lahtised küsimused, mis siin loevad
rating_words-heading-players = Mängija kaupa
rating_words-heading-on_list = Loendis
rating_words-heading-off_list = Loendist väljas
rating_words-heading-deducted = Mahaarvamised tegevusetuse eest
rating_words-heading-published = Teisiti kui avaldatud
rating_words-heading-history = Turniir turniiri järel
rating_words-heading-course = Reiting ajas
rating_words-heading-by_mail = Reiting
rating_words-heading-placings = Osalejad kohtade järjekorras (R28.4)
rating_words-heading-matches = Matšide tulemused (R28.4)
rating_words-heading-games = Partiid
rating_words-label-event = Turniir
rating_words-label-dates = Mängitud
rating_words-label-game = Mäng
rating_words-label-minutes = Minuteid partii kohta
rating_words-label-control = Minuteid ajakontrollini
rating_words-label-sanctioned = Sanktsioneeritud
rating_words-label-international = Rahvusvaheline
rating_words-label-counts = Läheb loendis arvesse
rating_words-label-period = Periood
rating_words-label-place = Koht
rating_words-label-player = Mängija
rating_words-label-member = Liikme nr
rating_words-label-club = Klubi
rating_words-label-rating = Reiting
rating_words-label-before = Enne
rating_words-label-entry = Algreiting
rating_words-label-matches = Matše
rating_words-label-sum = Summa
rating_words-label-after = Pärast
rating_words-label-change = Muutus
rating_words-label-opponent = Vastane
rating_words-label-opponent_rating = Reiting
rating_words-label-difference = Vahe
rating_words-label-band = Rida
rating_words-label-result = Tulemus
rating_words-label-idle = Tegevuseta
rating_words-label-mark = Märkus
rating_words-label-black = Must
rating_words-label-white = Valge
rating_words-label-why = Miks
rating_words-label-what = Mis
rating_words-label-was = Avaldatud
rating_words-label-now = Praegu
rating_words-label-round = Voor
rating_words-label-found = Algreiting z
rating_words-label-total = g(z)
rating_words-label-below = g(z − 1)
rating_words-label-highest = Kõrgeim lubatud algreiting (U)
rating_words-label-official = Ametlik
rating_words-label-official_list = Ametlik loend
rating_words-label-points = Punktid
rating_words-label-opening = Avang
rating_words-label-thinking_time = Mõtlemisaeg
rating_words-label-team = Võistkond
rating_words-label-moves = Käike
rating_words-label-weaver = Weaveri punktid
rating_words-outcome-win = võit
rating_words-outcome-draw = viik
rating_words-outcome-loss = kaotus
rating_words-uncounted-thinking_time = liiga vähe mõtlemisaega (R29.1)
rating_words-uncounted-walkover = loobumisvõit (R29.2)
rating_words-uncounted-no_result = keegi ei võitnud ja viiki kokku ei lepitud (R29.2)
rating_words-uncounted-no_moves = üks mängija ei teinud käiku (R29.2)
rating_words-mark-new = uus
rating_words-mark-back = tagasi
rating_words-mark-off = loendist väljas
rating_words-mark-deducted = −50
rating_words-status-withdrew = lahkus: tulemused jäävad ja ülejäänu on kaotatud (16.3)
rating_words-status-annulled = lahkus vara: ükski tulemus ei loe (16.2)
rating_words-status-replaced = andis koha asendajale
rating_words-happened-start = reiting loendite alguses
rating_words-happened-deducted = veel kolm perioodi turniirita (R29.5)
rating_words-happened-off = üheksa perioodi turniirita: loendist väljas (R29.6)
rating_words-happened-struck = registrist kustutatud (R30.1)
rating_words-question-16 = [T16] Tabelit kasutatakse üks kord matši, mitte iga partii kohta.
rating_words-question-18 = [T18] Uue mängija algreiting on vähem kui kolme arvesse mineva matši korral 1200.
rating_words-question-19 = [T19] Uue mängija reiting pärast turniiri on algreitingust kuni kümne kaugusel.
rating_words-text-newcomers = Kõik uued mängijad alustavad 1200 punktist ja liiguvad korraga. Iga samm leiab vähima algreitingu z, mille puhul muutuste summa g(z) ei ole üle 0, või z − 1, kui selle summa on nullile lähemal; vastastel on turniirieelne reiting või eelmise vooru algreiting (R30) [T17].
rating_words-text-no_swede = Tulemuste järgi ei osale kedagi Rootsist: juhatus võib rahvusvahelist turniiri arvestada ainult siis, kui vähemalt üks osaleb (R31).
rating_words-text-not_rated = Turniir ei lähe loendis arvesse: see ei ole sanktsioneeritud või seda ei reitingustata.
rating_words-text-ratings_alone = Sellest väljaandest on säilinud ainult reitingud; muud andmed on nii, nagu need täna arvutatakse.
rating_words-text-unofficial = Mitteametlik: pärast seni viimast turniiri. Enne perioodi lõppu midagi maha ei arvata.
rating_words-text-limited = Algreitingust kuni kümne kaugusel (R30.3) [T19].
rating_words-text-held = Vähem kui kolm matši: 1200 [T18].
rating_words-text-none = Ühtki arvesse minevat matši ei ole: reitingut ei anta [T18].
rating_words-text-idle = Tegevuseta: järjestikused perioodid turniirita.
rating_words-text-deducted = −50: mahaarvamine kolme sellise perioodi eest (R29.5).
rating_words-text-published = Ametlik loend jääb nii, nagu see avaldati. Tulemusi või otsuseid on pärast muudetud; need kohad oleksid teised.
rating_words-text-stays = Need loendid jäävad nii, nagu need avaldati. Tulemusi või otsuseid on pärast muudetud; allolev käik on selline, nagu see täna järeldub.
rating_words-text-replaced = See väljaanne jääb loetavaks nii, nagu see avaldati. Need kohad on tänase arvutuse järgi teised.
rating_words-text-corrected = Eelmine loend jääb nii, nagu see avaldati; muutused sisaldavad ka seda, mida pärast muudeti.
rating_words-text-by_mail = Mängiti kirja teel. Liidu juhatus on turniiri reitinguturniirina heaks kiitnud, seega lähevad selle tulemused mängu reitingutabelisse (R28.3) [T30]. Loobumisvõit ja partii, kus üks kahest ei teinud ühtki käiku, arvesse ei lähe (R29.2) [T20]; ajakaotus läheb. Tabelit kasutatakse üks kord matši kohta (R29.3) [T16], turniirieelsete reitingutega. Turniir kuulub sellesse perioodi, mil see lõpetati (R29.4) [T21].
rating_words-text-results = Mängitud kirja teel. Turniir ei loe edetabelis ega reitingutabelis: see on aruanne kõigi tulemustega (19.1 k), R28.4 ette nähtud kujul.
rating_words-text-games = Värvid on need, millega partii lõppes; kui see lõppes enne värvivalikut, siis loosimise omad. Alustav värv on esimesena. Loobumisvõidud ja mänguta otsustatud partiid on märgitud.
rating_words-text-games_without_colours = Loobumisvõidud ja mänguta otsustatud matšid on märgitud.
rating_words-label-score = Seis
rating_words-to_points = matš { AND($points) } punktini
rating_words-after_period = Pärast perioodi { $period }
rating_words-official_for = Ametlik perioodil { $period } ({ $first } – { $last }).
rating_words-published_on = Avaldatud { $day }.
rating_words-edition = Parandatud väljaanne { $number }, avaldatud { $day }. Varasemad väljaanded on alles.
rating_words-replaced_on = Väljaanne { $number } enam ei kehti: { $day } asendas selle parandatud väljaanne.
rating_words-taken_back_on = Väljaanne { $number } enam ei kehti: see võeti { $day } tagasi.
rating_words-then = { $player }: { $now }, teisiti { $other }
rating_words-plotted = { $player }: { $first } kuni { $last }, vahemikus { $low } kuni { $high }.
rating_words-together = { $one } – { $other }: { $games } partiid, arvestatud ühe matšina.
rating_words-time =
    { $points ->
        [0] { AND(LIST(rules-brief-per_move, rules-brief-total, rules-brief-control, rules-brief-fischer)) }
       *[other] { MATCH_TIME($terms) }
    }
rating_words-report_of = Reitinguturniir kirja teel: { $name }
rating_words-results_of = Tulemused: { $name }
rating_words-bye = Vaba { $round }. voorus: { $name }
rating_words-rounds =
    { $count } { $count ->
        [one] voor
       *[other] vooru
    }, kuni miski enam ei muutunud.

## reasons: Miks käsku ei täidetud ja mida selle asemel saata.
# laud
reasons-not_a_move = "{ $text }" ei ole käik, mida ma lugeda oskan. Käik on täht ja number, näiteks i9.
reasons-off_board = Punkti { $point } laual ei ole. Tähed ja numbrid laua servas näitavad, millised punktid on olemas.
reasons-occupied = Punktis { $point } on juba kivi. Palun vali vaba punkt.
reasons-twice = Punkt { $point } on nimetatud kaks korda. Palun nimeta eri punktid.
reasons-stone_count = Praegu tuleb panna { $expected } kivi, sinu real on { $found }.
reasons-not_centre = Esimene kivi kuulub laua keskpunkti: { $point }.
reasons-not_adjacent = Teine kivi peab olema otse keskpunkti ({ $centre }) kõrval, otse või kaldu; { $point } ei ole.
reasons-not_inside = { $point } on liiga kaugel: see kivi peab olema { $size } x { $size } ruudus ümber keskpunkti.
reasons-no_pass = Enne avangu lõppu ei saa passida. Palun saada käik.
reasons-no_leave = Siin ei ole käiku, mida vastasele loovutada.
reasons-no_such_opening = Sellist avangut ei ole. Avangul on tähis, näiteks D4, või nimi, näiteks Kagetsu.
reasons-not_this_opening = Selle reegli järgi ei saa avangut { $opening } valida.
reasons-choose_colour = Kõigepealt tuleb valida värv. Palun vasta "must" või "valge".
reasons-declare_first = Sinu käik peab ütlema, mitu viiendat käiku peab must pakkuma, { $low } kuni { $high }. Lisa arv samale reale, näiteks "{ OWN(TEXT($low, " fifths")) }".
reasons-declare_range = { $found } viiendat käiku siin küsida ei saa. Palun vali arv { $low } kuni { $high }.
reasons-offer_count =
    Pakkuda tuleb { $expected } { $expected ->
        [one] viies käik
       *[other] viiendat käiku
    }, sinu real on { $found }.
reasons-offer_symmetric = { $first } ja { $second } annavad sama kivide kujundi{ moves-same } ja loevad üheks pakkumiseks. Palun vaheta üks neist välja ja saada kõik pakkumised uuesti.
reasons-keep_one = Kõigepealt tuleb valida üks pakutud viiendatest käikudest. Palun vali üks: { JOIN($offers, ", ") }.
reasons-not_offered = { $point } ei ole pakutud. Palun vali üks: { JOIN($offers, ", ") }.
reasons-no_choice_now = Seda praegu valida ei saa. Palun saada see, mida küsitakse.
reasons-none_of_three_ways = See ei ole ükski kolmest võimalusest. Palun pane üks kivi { moves-inside } või kirjuta "loovutan" või kirjuta "viiendad käigud", et mängida mustaga ja pakkuda { $count } viiendat käiku.
reasons-one_stone_or_offers = Praegu tuleb panna üks kivi või pakkuda { $count } viiendat käiku, sinu real on { $found } punkti.
reasons-not_yours_after = Pärast vastust "{ OWN($accepted) }" ei ole enam sinu kord, seetõttu ei saa sina lisada "{ moves-own }". Kui sa seda soovid, saada palun ainult "{ OWN($accepted) }".
reasons-skips_i =
    { $point ->
        [yes] Punktis { $point } on juba kivi.
       *[no] "{ moves-own }" ei ole mängitav.
    } Vanad serverid joonistasid laua ilma i-täheta; kas mõtled meie laual, kus see on olemas, "{ OWN($readings-0) }"? Siis palun saada see.
# partii
reasons-not_your_turn = Praegu ei ole sinu kord. Kui on, saad kirja.
reasons-already_played =
    Sinu { OWN($move) } on kohale jõudnud ja juba { $ply ->
        [yes] mängitud: käik { $ply }{ $played ->
            [yes] , { MOMENT($played) }
           *[no] { "" }
        }
       *[no]
            { IN($move, "roll", "double", "take", "drop", "accept", "refuse") ->
                [yes] tehtud
               *[no] valitud
            }{ $played ->
            [yes] : { MOMENT($played) }
           *[no] { "" }
        }
    }.
reasons-not_arrived =
    Mul ei ole selles partiis sinu käiku { OWN($move) }.{ $readings ->
        [yes] { " " }Et see mängida, vasta ühe reaga: { OWN($readings-0) }
       *[no] { "" }
    }
reasons-old_letter = Seis on muutunud pärast seda kirja, millele sa vastasid: nüüd on käik { $ply }. Palun vasta selle asemel sellele kirjale.
reasons-moves_taken_back = Kohtunik on selles partiis käike tagasi võtnud ja sinu kiri võib käia selle kohta, mida enam ei ole, seepärast ei tehtud midagi. Allpool on partii praegune seis: palun vasta selle asemel sellele kirjale.
reasons-wrong_number = Sa kirjutasid käigu { $found }, kuid järjekorras on käik { $expected }. Palun vaata allolevat lauda ja saada uuesti.
reasons-game_over = See partii on läbi.
reasons-game_annulled = Kohtunik on selle partii tühistanud: see ei loe kellelegi, nii et selles ei saa enam midagi mängida.
reasons-too_late =
    Sinu kiri saabus { MOMENT($arrived) }, aga selle käigu aeg oli lõppenud { MOMENT($due) }{ $forfeit ->
        [automatic] { "" }
       *[other]
            { CODE($forfeit) ->
                [on_claim] { " " }ja vastane oli nõudnud võitu
               *[arbiter] { " " }ja kohtunik oli otsustanud, et partii on sellega kaotatud
            }
    }, seepärast seda ei mängitud. Kui see ei ole sinu arvates õige, kirjuta kohtunikule aadressil { $arbiter }, kes võib lasta partiil jätkuda.
reasons-came_in_time = Sinu kiri saabus { MOMENT($arrived) }, õigel ajal, kuid pidi ootama, kuni keegi seda vaatab, ja kui aeg { MOMENT($due) } lõppes, kaotati partii vahepeal. Seepärast seda ei mängitud. Kohtunikule ({ $arbiter }) on sellest teatatud ja ta võib lasta partiil jätkuda.
reasons-behind_another = Sinu käigu aeg on läbi, kuid õigel ajal ({ MOMENT($arrived) }) saabunud sinu nimel kirjutatud kiri aadressilt { $sender } ootab, kuni keegi seda vaatab. Seni sa ajaga ei kaota ja ka see kiri ootab: seda ei ole vaja uuesti saata. Kui sinult on varasema kirja kohta küsitud, vasta palun sellele küsimusele.
reasons-no_draw_offer = Ei ole viigipakkumist, millele vastata.
reasons-draw_needs_move = Viiki pakutakse koos käiguga. Kirjuta mõlemad samasse kirja: sinu käik ja "viik?".
reasons-draw_too_early = Sellel turniiril ei saa viiki olla enne käiku { $move }.
reasons-draw_offers_spent =
    Sa oled selles partiis viiki juba pakkunud ({ $limit } { $limit ->
        [one] kord
       *[other] korda
    }) ja rohkem see turniir ei luba.
reasons-claims_automatic = Sellel turniiril ei ole vaja millestki teatada: programm hindab iga käiku ja võit laual lõpetab partii ise.
reasons-claim_refused =
    { $kind ->
        [five] Sul ei ole viit, millest praegu teatada saaks.
        [forbidden] Praegu ei ole keelatud käiku, millest sa teatada saaksid.
       *[other] Praegu ei ole võitu, millest sa teatada saaksid.
    } Partii jätkub ja kohtunik näeb, et teade oli vale. Sinu vastasele seda ei öelda.
reasons-claim_plainly = Teade ei nimeta kivi ega keelatud käigu liiki. Palun kirjuta "teatan keelatud käigust", kui must tegi mis tahes keelatud käigu, või "teatan viiest", kui said ritta viis või rohkem kivi. Millestki ei teatatud ja selle kirja ühtegi käiku ei tehtud.
reasons-no_line_claims = Võitu saab käikude reaga nõuda ainult renju turniiridel.
reasons-line_not_playable =
    Seda käikude rida ei saa kontrollida{ $move ->
        [yes] : { $move } ei ole seal võimalik
       *[no] { "" }
    }. Kirjuta mõlema käigud alates sinu järgmisest, kuni laual on kaks ähvardust, näiteks "teatan võidust: 23. h5 24. h6 25. g7". Midagi ei ole nõutud.
reasons-line_claimed_already = Selles seisus oled võitu juba nõudnud.
reasons-line_claims_spent = Oled selles partiis nõudnud { $limit } võitu, mida ei saanud näidata; rohkem ei kontrollita.
reasons-line_not_proved = Sinu nõue kontrolliti: see käikude rida ei näita, et iga kaitse kaotab neljadele ja kolmedele. Partii jätkub ja kohtunik näeb, et nõue esitati. Vastasele sellest ei räägita.
reasons-time_automatic = Ajavõidust ei ole vaja teatada: kes hilineb, kaotab kohe, kui kõik varasemad kirjad on loetud.
reasons-time_arbiter = Sellel turniiril otsustab kohtunik, mis saab siis, kui keegi hilineb. Sa ei pea midagi nõudma: kohtunikule teatatakse kohe, kui kõik varasemad kirjad on loetud.
reasons-time_yours = Selles partiis on sinu kord, seega jookseb sinu enda aeg.
reasons-time_stands = Vastase kell seisab, seega ei saa tema aeg läbi olla.
reasons-time_not_over = Vastane ei ole hilinenud: aega on kuni { MOMENT($due) }.
reasons-time_claimed = Ajavõit on juba nõutud. Saad teada kohe, kui kõik enne seda saabunud kirjad on loetud.
reasons-no_draw_claim = Sellel turniiril ei saa viiki nõuda.
reasons-draw_claim_too_early =
    Viiki saab nõuda siis, kui partiis on tehtud { $move } { $move ->
        [one] käik
       *[other] käiku
    }.
reasons-ifs_no_play = Sinu täringuid veel ei teata, nii et käiku ette sisestada ei saa: sõna "then" järel võib olla "take", "drop", "double" või "roll".
reasons-confirm_concede = Kas soovid tõesti kogu matšist { $game } loobuda? Siis palun vasta veel kord "concede match"; muidu matš jätkub.
reasons-confirm_resign = Kas soovid tõesti alistuda? Siis palun vasta "{ $game } alistun"; muidu partii jätkub.
reasons-goes_on =
    Partii jätkub, midagi ei ole tehtud.{ $asked ->
        [draw] { " " }Viigipakkumise lükkab tagasi sinu järgmine käik või kohe sõna "keeldun".
        [meant] { " " }Kui sa oma käiku tead, saada see eraldi real ja ilma millegi muuta.
       *[resign] { "" }
    }
reasons-ifs_need_move = Ette antud käigud ("kui … siis …") käivad koos sinu käiguga või seisavad üksi siis, kui on vastase kord. Neid ei jäetud alles.
reasons-ifs_not_allowed = Sellel turniiril ei saa käike ette anda.
reasons-ifs_unclear = Ma ei saanud sinu ette antud käike lõpuni lugeda või annavad need samale käigule kaks vastust. Kirjuta igaüks eraldi reale, näiteks: kui g7 siis i10, siis kui h5 siis j4
reasons-no_ifs = Sul ei ole selles partiis ette antud käike, seega ei ole midagi tühistada.
reasons-no_undo = Sellel turniiril ei saa käiku tagasi võtta: see on lõplik, kui see on saabunud.
# mängija enda seaded
reasons-bad_setting = "{ $text }" ei muuda ühtki seadet. Kirjuta "määra", siis keel, ajavöönd, kokkuvõte, laud, kirjad, kinnitused, kalender, meeldetuletused või aadress ja see, mida soovid, näiteks "määra kokkuvõte 7"; või "määra ainult tekst" või "määra html". Vasta "seaded", et oma seadeid näha.
reasons-bad_language =
    { $text ->
        [yes] Ma ei oska kirju kirjutada keeles "{ $text }".{ " " }
       *[no] { "" }
    }Valida saad: { JOIN($languages, " või ") }, näiteks "määra keel { FIRST(PARTITION($languages-0, " ")) }".
reasons-bad_time_zone =
    { $text ->
        [yes] Ma ei tea ajavööndit "{ $text }".{ " " }
       *[no] { "" }
    }{ $near ->
        [yes] Kas mõtled { JOIN($near, " või ") }? Siis kirjuta "määra ajavöönd { $near-0 }".
       *[no] Palun nimeta oma ajavööndi suurlinn, näiteks "määra ajavöönd Tallinn" või "määra ajavöönd America/New_York".
    }
reasons-bad_text =
    { $text ->
        [yes] "{ $text }" ei ole kirja liik.{ " " }
       *[no] { "" }
    }Kirjuta "määra ainult tekst", kui soovid piltideta kirju, või "määra html", kui soovid piltide ja nuppudega kirju.
reasons-bad_digest =
    { $text ->
        [yes] Ma ei saa aru kellaajast "{ $text }".{ " " }
       *[no] { "" }
    }Kirjuta "määra kokkuvõte 7", et saada üks kiri päevas kell seitse hommikul, "määra kokkuvõte 18", et saada see kell kuus õhtul, või "määra kokkuvõte väljas", et saada iga kiri kohe.
reasons-bad_board =
    { $text ->
        [yes] Sellist lauda ei ole: "{ $text }".{ " " }
       *[no] { "" }
    }Kirjuta "määra laud XO", "määra laud kettad" või "määra laud sõnad".
reasons-bad_letters =
    { $text ->
        [yes] Selliseid kirju ei ole: "{ $text }".{ " " }
       *[no] { "" }
    }Kirjuta "määra kirjad lühikesed" (vastamise õpetus ühel real), "määra kirjad täielikud" või "määra kirjad tavalised" (täielik õpetus kolme esimese käigu ajal).
reasons-bad_receipts =
    { $text ->
        [yes] Ma ei saa aru: "{ $text }".{ " " }
       *[no] { "" }
    }Kirjuta "määra kinnitused väljas", kui sa mängitud tavalise käigu kohta kirja ei soovi, või "määra kinnitused sees".
reasons-bad_calendar =
    { $text ->
        [yes] Ma ei saa aru: "{ $text }".{ " " }
       *[no] { "" }
    }Kirjuta "määra kalender sees" või "määra kalender väljas".
reasons-bad_reminders =
    { $text ->
        [yes] Ma ei saa aru, milliseid meeldetuletusi sa soovid: "{ $text }".{ " " }
       *[no] { "" }
    }Kirjuta näiteks "määra meeldetuletused 3d, 1d" (kolm päeva ja üks päev enne aja lõppu), "määra meeldetuletused 50%" või "määra meeldetuletused turniiri".
reasons-bad_announcements =
    { $text ->
        [yes] Ma ei saa aru: "{ $text }".{ " " }
       *[no] { "" }
    }Kirjuta "määra turniiriteated väljas", kui sa uute turniiride kohta kirju ei soovi, või "määra turniiriteated sees".
reasons-forget_running = Sa osaled veel: { JOIN($where, ", ") }. Unustada saan sind siis, kui sinu partiid on läbi ja turniirid lõpetatud, sest seni on aruannete jaoks sinu nime vaja. Kui soovid kohe lõpetada, lahku enne turniirilt või kirjuta kohtunikule ja palu siis uuesti.
# turniirid ja küsimused
reasons-no_event = Sa ei osale siin ühelgi turniiril.
reasons-which_event =
    Ma ei tea, millist turniiri sa mõtled. Palun kirjuta selle tähis samale reale{ $events ->
        [yes] : { JOIN($events, " või ") }
       *[no] { "" }
    }.
reasons-unknown_event =
    Sinu turniiride hulgas ei ole turniiri { $event }. { $yours ->
        [yes] Sinu turniirid: { JOIN($yours, " ja ") }.
       *[no] Sa ei osale siin ühelgi turniiril.
    }
reasons-no_such_event =
    Turniiri { $event } siin ei ole. { $open ->
        [yes] Osavõtust saab teatada: { JOIN($open, " ja ") }.
       *[no] Praegu ei võta ükski turniir osavõtjaid vastu.
    }
reasons-event_not_started = { $event } ei ole veel alanud; see algab { FULL_DAY(CALENDAR($start)) }.
reasons-event_cancelled = { $event } on ära jäetud ja seda enam ei mängita; miski sellest ei loe. Kohtuniku põhjendus: "{ $why }"
reasons-event_over = { $event } on läbi. Selle viimane kiri rääkis sulle, kuidas see lõppes.
reasons-already_entered = { $event }: sa oled juba kirja pandud.
reasons-entries_closed = { $event } ei võta enam osavõtjaid vastu. Kui soovid siiski mängida, kirjuta kohtunikule: { $arbiter }.
reasons-event_running = { $event } on juba alanud ja liituda enam ei saa. Kui keegi lahkub, võib keegi teine tema koha üle võtta: kirjuta kohtunikule, { $arbiter }.
reasons-dice_known = Sa aitad turniiri { $event } korraldada ja võiksid nende täringutega teada viskeid, mis alles tulevad: seepärast ei saa sa selles mängida. Täringutega, mis võtavad avaliku juhuallika vooru, saaksid; kohtunik on { $arbiter }.
reasons-event_ended =
    { $event } on läbi. { $open ->
        [yes] Osavõtust saab teatada: { JOIN($open, " ja ") }.
       *[no] Praegu ei võta ükski turniir osavõtjaid vastu.
    }
reasons-in_queue =
    Sa juba ootad kohta turniiril { $event }: oled järjekorras { $place }. { $granted ->
        [yes] Kui koht vabaneb, pannakse sind kirja.
       *[no] Kohtunik teab sinu soovist ja otsustab.
    }
reasons-voucher_needed = Turniiril { $event } osalemiseks on vaja kohtuniku antud koodi. Kirjuta see samale reale: "osalen { $event } KOOD". Kui sul koodi ei ole, küsi kohtunikult: { $arbiter }.
reasons-voucher_unknown = See ei ole turniiri { $event } kood. Kood on kaksteist tähte, näiteks BCDF-GHJK-LMNP, ja see kirjutatakse turniiri järele: "osalen { $event } BCDF-GHJK-LMNP". Palun võrdle seda täht-tähelt saadud koodiga või küsi kohtunikult: { $arbiter }.
reasons-voucher_used = Seda turniiri { $event } koodi on juba kasutatud: iga kood kehtib ühe korra. Palu kohtunikult ({ $arbiter }) uus kood.
reasons-left_already = Sa oled turniirilt { $event } juba lahkunud. Sa ei pea midagi tegema.
reasons-asked_already = Sinu soov ({ $event }) jõudis täna juba kohtunikuni. Ta annab sulle teada.
reasons-no_running_games = Sul ei ole ühtegi pooleliolevat partiid.
reasons-which_game =
    Ma ei tea, millist partiid sa mõtled. Palun kirjuta selle number ette{ $games ->
        [yes] : { JOIN($games, ", ") }
       *[no] { "" }
    }. Kes millises mängis, ütleb vastus sõnale "partiid".
reasons-too_many_questions =
    Ühes kirjas vastan sellistele küsimustele kuni { $limit } { $limit ->
        [one] kord
       *[other] korda
    }. Palun küsi ülejäänut teises kirjas.
reasons-no_leave_days = { $event }: puhkusepäevi ei ole, partii aeg jookseb iga päev. Kui sa mõnda aega mängida ei saa, ütle seda palun aegsasti kohtunikule: { $arbiter }.
reasons-bad_leave = Sain aru, et puhkus algab { FULL_DAY($first) } ja lõpeb { FULL_DAY($last) }. Puhkus ei saa lõppeda enne algust ega alata enne tänast ({ FULL_DAY($today) }). Kirjuta näiteks "puhkus 10 päeva" (alates praegusest) või "puhkus { $today } kuni { $today }" oma kuupäevadega.
reasons-leave_too_far = Sain aru, et puhkus lõpeb { FULL_DAY($last) }. Puhkusest saab teatada kuni kaks aastat ette; viimane võimalik päev on { $most }.
reasons-leave_already = { $event }: sa oled juba puhkusel ja see lõpeb { FULL_DAY($last) }; sellega midagi ei lisandu. Kui soovid rohkem, kirjuta hilisem viimane päev.
reasons-leave_too_short =
    { $event }: puhkus kestab vähemalt { $least } { $least ->
        [one] päeva
       *[other] päeva
    }. Võid selle asemel kirjutada: "puhkus { $first } kuni { $last }".
reasons-leave_too_late = { $event }: puhkusest tuleb enne algust ette teatada, aega peab jääma vähemalt { SPAN($notice) }. Võid selle asemel kirjutada: "puhkus { $first } kuni { $last }".
reasons-leave_spent =
    { $event }: aastas on { $most } { $most ->
        [one] puhkusepäev
       *[other] puhkusepäeva
    }. Aastaks { $year } on sul alles { $left }, see võtaks { $days }. { $last ->
        [yes] Võid selle asemel kirjutada: "puhkus { $first } kuni { $last }".{ " " }
       *[no] { "" }
    }Rohkem, näiteks haiguse korral, saab anda ainult kohtunik.
reasons-which_leave = Oled teatanud puhkusest{ JOIN(EACH($leaves, "reasons-which_leave-each"), ",") }. Palun nimeta üks päev sellest, mille tagasi võtad: "puhkus läbi { DATE(LOCAL($leaves-0-0, $zone)) }", või kirjuta "puhkus läbi kõik".
reasons-which_leave-each = { " " }{ FULL_DAY(DATE(LOCAL($item-0, $zone))) } kuni { FULL_DAY(ANY(EVE(LOCAL($item-1, $zone)), DATE(LOCAL($item-1, $zone)))) }
reasons-leave_unread = Kui oled ära, kirjuta palun omaette reale, kui kaua: "puhkus 10 päeva" (praegusest alates), või mis päevast mis päevani: "puhkus { $today } kuni { $today }" oma kuupäevadega. "puhkus läbi" võtab selle tagasi.
reasons-no_leave_to_end = Sul ei ole puhkust, mida tagasi võtta.
reasons-leave_often = Puhkusest saab teatada ja seda tagasi võtta { $limit } korda päevas, sest sinu vastased saavad sellest iga kord teada. Palun kirjuta homme uuesti.
reasons-leave_ends = Sinu puhkus lõpeb ise { MOMENT(LOCAL($until, $zone)) }. Tagasi võetuna ei lõpeks see varem, sest kellad hakkavad jälle käima päev pärast teatamist.
# kiri
reasons-no_ruling_of_yours =
    { $number ->
        [yes] Otsus { $number } ei puuduta sind
       *[no] Praegu ei ole otsust, mille peale saaksid kaevata
    }. Palun vasta kirjale, mis otsusest teatas.
reasons-appealed_already =
    { $mine ->
        [yes] Sa oled otsuse { $number } peale juba kaevanud
       *[no] Otsuse { $number } peale on juba kaevatud
    }. See lahendatakse üks kord ja kõigi jaoks.
reasons-appeal_too_late =
    { $until ->
        [yes] Otsuse { $number } peale sai kaevata kuni: { FULL_DAY(CALENDAR($until)) }. Otsus jääb jõusse.
       *[no] Otsus { $number } on lõplik ja selle peale ei saa kaevata.
    }
reasons-appeal_without_words = Palun kirjuta sõna "kaeban:" järele, miks sa otsusega { $number } ei nõustu: otsustaja loeb seda.
reasons-only_captain_appeals = Võistkonna nimel võib kaevata ainult kapten, seega ei ole see veel kaebus otsuse { $number } peale. See, mida kirjutasid, saadeti sinu kaptenile. Kapten on { $captain } ja kaevata saab kuni: { FULL_DAY(CALENDAR($until)) }.
reasons-for_arbiters = See on turniiri kohtunike käsk, aga see aadress ei ole ühegi kohtuniku oma. Mida sa ise kirjutada võid, seisab vastuses sõnale "abi".
reasons-for_ranking =
    See on { $who ->
        [board] alaliidu juhatuse
        [ranking] edetabelikomisjoni
       *[other] edetabelikomisjoni ja alaliidu juhatuse
    } käsk, aga see aadress ei kuulu neile. Ise võid küsida, kumbki eraldi real: "normid" selle kohta, mida sinu tase nõuab ja mis sellest saada võib, ning "tabel" turniiri tabeli kohta. Kõik muu seisab vastuses sõnale "abi".
reasons-no_order =
    { $game ->
        [yes] Ma ei leidnud sinu kirjast käiku. Palun kirjuta oma käik eraldi reale.
       *[no] Ma ei leidnud sinu kirjast midagi, mida saaksin teha. Palun kirjuta oma soov eraldi reale: "partiid" loetleb sinu partiid, "abi" kõik, mida saab kirjutada.
    } Kui oled haige või ära, kirjuta eraldi reale, kui kauaks, näiteks "puhkus 10 päeva"; muus kirjuta kohtunikule, { $arbiter }.
reasons-cannot_read =
    { $kind ->
        [encrypted] Sinu kiri on krüptitud ja ma ei saa seda avada. Palun saada see uuesti krüptimata; kui sinu meiliprogramm kirju allkirjastab, lülita ka see välja.
        [winmail] Sain sinu kirjast ainult faili "winmail.dat", mida oskab avada üksnes Outlook. Palun saada see uuesti lihttekstina: vali Outlookis "Vorminda tekst" ja siis "Lihttekst".
       *[other] Sinu kiri on pilt ilma tekstita ja pilte ma lugeda ei oska. Palun kirjuta oma vastus tähtede ja numbritega.
    }
reasons-unclear =
    { COUNT($readings) ->
        [0] Ma ei ole kindel, mida sa mängida soovid. Palun saada üks rida oma vastusega ja mitte midagi muud.
        [1] Kas mõtlesid { OWN($readings-0) }? Siis vasta: { OWN($readings-0) }
       *[other] Kas mõtlesid { JOIN(EACH($readings, "reasons-unclear-each"), " või ") }? Palun vasta ühega neist, ühel real ja ilma muuta.
    }
reasons-unclear-each = "{ OWN($item) }"
reasons-unread_line = Ma ei saanud seda rida lugeda. Teise partii käsk algab partii numbriga, siis tulevad käigu number ja käik, näiteks: SK24-021 13. h5
reasons-no_messages = Sellel turniiril sõnumeid vastastele edasi ei saadeta. Sinu sõnumit ei saadetud.
reasons-too_many_messages = Ühe tunni jooksul saadan edasi kuni { $limit } sinu sõnumit. Seda sõnumit ei saadetud; palun saada see hiljem uuesti.
reasons-not_passed_on =
    { $why ->
        [known] Seda rida ei saadetud edasi, sest see on ka kirjas, millele vastasid. Kui kirjutasid selle ise, saada see uuesti nii, et ees on "msg:".
        [signature] Need read näivad olevat sinu allkiri, seepärast neid edasi ei saadetud. Kui need olid vastasele, saada need uuesti, iga rea ees "msg:".
       *[other]
            Alates sellest reast ei saadetud sinu sõnu edasi, sest { $why ->
                [your_address] seal on sinu aadress
                [our_address] seal on meie aadress
                [our_marker] seal on osa meie kirjast
               *[other] need näib olevat lisanud sinu postiprogramm
            }.{ ANY(SAME($why, "your_address"), SAME($why, "our_address")) ->
                [yes] { " " }Aadressid jäävad minu teada. Palun saada ülejäänu ilma aadressita.
               *[no] { " " }Kui kirjutasid need ise, saada need palun uuesti eraldi ridadel, ilma tsitaadita.
            }
    }
reasons-words_left_out =
    Need sõnad jäeti teistele saadetud tekstist välja, sest { $why ->
        [your_address] seal on sinu aadress
        [our_address] seal on meie aadress
       *[other] seal on osa meie kirjast
    }. Kõik muu saadeti edasi.
reasons-untagged = Ma ei näinud, millisele kirjale sa vastasid. Kui tegu oli käiguga, vasta palun sellele kirjale ja saada oma käik uuesti. Kui soovid turniiril osaleda, kirjuta eraldi reale "osalen" ja turniiri lühinimi, näiteks: osalen SK24
reasons-number_missing = Sinu kiri vastab teisele partiile, nii et käik partiis { $game } peab ütlema oma numbri: muidu ma ei näe, milline laud sul ees oli. Kui mõtled lauda nii, nagu see praegu on, saada: { OWN($readings-0) }
reasons-unproven = Ma ei saanud aru, kas see kiri on tõesti sinult. Palun vasta sellele kirjale ja kirjuta see rida veel kord: siis tean, et see oled sina.
reasons-event_moved = { $event } ei käi enam siit: see jätkub aadressil { $address } ja sealt on kiri, millele vastata. Palun saada oma kiri sinna. Midagi sellest kirjast ei mängitud.
reasons-unknown_game = Sinu partiide hulgas ei ole partiid { $game }.
reasons-foreign_address = Kiri tuli aadressilt { $address }, mis ei ole selle partii jaoks registreeritud.
reasons-nothing_to_confirm = Kirjas, millele sa vastasid, ei ole midagi kinnitada. Kui mõni meie kiri palus sul midagi kinnitada, vasta palun just sellele kirjale ja aadressilt, kuhu see tuli.
reasons-not_confirmed = Minu kiri ootas jah-sõna. Nõustumiseks vasta sellele palun eraldi real sõnaga "kinnitan". Keeldumiseks kirjuta "ei".
reasons-question_closed = See küsimus ei oota enam vastust: see on üle 30 päeva vana või on uuem selle asemele tulnud. Midagi ei ole muudetud. Võid seda lihtsalt uuesti paluda.
reasons-bad_address = Ma ei saa kirjutada aadressile "{ $text }". Palun saada kogu aadress, näiteks "määra aadress anna@example.org".
reasons-address_known = Meie kirjad sulle lähevad juba aadressile { $address }.
reasons-asked_often =
    Sa oled eilsest saadik teist aadressi palunud juba { $limit } { $limit ->
        [one] kord
       *[other] korda
    }. Palun vasta kirjadele, mis oled saanud, või proovi homme uuesti.
reasons-address_asked = Aadressile { $address } olen juba kirjutanud, vähem kui 30 päeva tagasi. Palun otsi see kiri sealt üles ja vasta sellele. Kui see on kadunud, aitab kohtunik.
reasons-too_many_addresses = Olen täna kirjutanud nii paljudele uutele aadressidele, et rohkematele ei tohi. Palun küsi homme uuesti.
reasons-address_unknown = { $address } ei ole sinu aadress siin. Sinu aadressid on seadete kirjas: kirjuta "seaded".
reasons-address_last = { $address } on sinu ainus aadress, seetõttu ei saa ma seda kustutada. Lisa enne teine, näiteks "määra aadress anna@example.org".
reasons-too_many_letters =
    Sa oled ühe tunni jooksul saanud minult { $limit } { $limit ->
        [one] vastuse
       *[other] vastust
    } kirjadele, mis laual midagi ei muutnud: abi ja laua palumine, kordused ja see, mida teha ei saanud. Praegu ma neile rohkem ei vasta; käigud ja sõnumid vastastele võetakse vastu nagu alati.
reasons-too_big = Sinu kiri on lugemiseks liiga suur (lubatud on { $limit }), võib-olla pildi tõttu. Palun saada see uuesti ilma manusteta.

## register_words: Edetabeli ja mängija ajaloo sõnad. Tasemed ja kuupäevad tulevad tekstina.
register_words-decimal_mark = { language-decimal_mark }
register_words-dan = { language-dan }
register_words-heading-list = Kirimängu tasemete edetabel
register_words-heading-players = Edetabel
register_words-heading-count = Mängijaid igal tasemel
register_words-heading-history = Tasemete ajalugu
register_words-heading-now = Praegu
register_words-heading-next = Mida ja mis ajaks teha
register_words-heading-plot = Tase aja jooksul
register_words-heading-steps = Mis on juhtunud
register_words-heading-exemptions = Vabastused kinnitamisest
register_words-label-line = Nr
register_words-label-day = Päev
register_words-label-players = Mängijaid
register_words-label-dan = Dan-tasemega
register_words-label-kyu = Kyu-tasemega
register_words-label-name = Nimi
register_words-label-player = Id
register_words-label-level = Tase
register_words-label-member_no = Liikme nr
register_words-label-club = Klubi
register_words-label-country = Riik
register_words-label-since = Alates
register_words-label-source = Mille põhjal
register_words-label-confirmed_on = Viimati kinnitatud
register_words-label-due = Kinnitada hiljemalt
register_words-label-falls_to = Langeks tasemele
register_words-label-on = Kuupäev
register_words-label-what = Mis juhtus
register_words-label-report = Aruanne
register_words-label-before = Enne
register_words-label-after = Pärast
register_words-label-confirmed = Kinnitatud
register_words-label-remark = Märkus
register_words-label-first = Alates
register_words-label-last = Kuni
register_words-source-committee = edetabelikomisjon
register_words-source-unconfirmed = kinnitamata
register_words-source-list = varasem nimekiri
register_words-text-list = Tasemed, nagu need sel päeval ametlikult on; ettepandud dan-tiitlit nende hulgas ei ole. Tase, mida viie aasta jooksul ei kinnitata, langeb ühe võrra (art. 2 §5).
register_words-text-unsanctioned = SLSF ei ole neid heaks kiitnud, seetõttu ei muuda need kellegi taset (art. 1 §1)
register_words-text-sanction_unknown = Ei ole öeldud, kas SLSF on need heaks kiitnud; need loetakse heakskiidetuks (art. 1 §1)
register_words-text-stated = Need failid annavad teise taseme kui enne neid lõppenud failid (art. 2 §4):
register_words-text-undated = – veerus „Viimati kinnitatud”: keegi ei ole öelnud, mis ajast tase kehtib. Viis aastat ja langus arvestatakse päevast, mil seda esimest korda nimetati.
register_words-text-nobody = Kellelgi ei ole veel taset.
register_words-text-no_level = Ametlikku taset veel ei ole. Esimese võib anda turniir, kus on vähemalt seitse lõpetatud partiid (art. 4).
register_words-text-no_steps = Midagi ei ole veel juhtunud.
register_words-text-lowest = Mitte midagi: 10 kyu kinnitamist ei vaja.
register_words-text-exempt = Praegu mitte midagi: kehtib vabastus kinnitamisest (aastakoosolek 7. veebruaril 2009).
register_words-text-steps = Tagasi võetu enam ei kehti; see jääb siia nähtavaks.
register_words-text-open = kuni edasise teateni
register_words-moment-start = alguses
register_words-moment-three_months = kolme kuu pärast
register_words-moment-close = lõpus
register_words-yes_no-yes = jah
register_words-yes_no-no = ei
register_words-reason-rise2 = Tõusis kaks taset
register_words-reason-rise1 = Tõusis ühe taseme
register_words-reason-confirmed = Hoidis ja kinnitas taseme
register_words-reason-kept = Hoidis taseme
register_words-reason-kept_most_points = Hoidis taseme kõige suurema punktisummaga
register_words-reason-fell = Taseme hoidmise norm jäi täitmata
register_words-reason-too_few_participants = Normi ei ole: alla viie osaleja
register_words-reason-too_few_games = Normi ei ole: alla seitsme lõpetatud partii
register_words-reason-too_few_opponents = Normi ei ole: alla viie partii taseme lähedal mängijatega
register_words-reason-new = Esimene tase, leitud tulemustest
register_words-reason-new_unranked = Esimese taseme jaoks liiga vähe
register_words-reason-rose_held = Tõusis turniiril; mujalt saadud tase oli sama kõrge või kõrgem ja kehtib (art. 2 §4)
register_words-reason-fell_held = Jäi taseme hoidmise normist alla; tase oli juba langenud ja jääb (art. 2 §4)
register_words-reason-regained = Hoidis kolme kuu taset, mis kehtib jälle (art. 2 §4)
register_words-reason-reached = Tõusis tasemele, mille norm täideti, arvestatuna kolme kuu tasemest (art. 2 §4)
register_words-reason-new_held = Tase leitud tulemustest; mujalt saadud ei olnud madalam ja kehtib [K 13]
register_words-reason-new_higher = Tase leitud tulemustest, kõrgem kui mujalt saadud [K 13]
register_words-reason-unsanctioned = Heaks kiitmata: midagi ei muuda
register_words-reason- = Tase antud
register_words-reason-first = Esimene tase
register_words-reason-committee = Määras edetabelikomisjon
register_words-reason-unconfirmed = Viis aastat kinnitamata: langes ühe võrra
register_words-reason-list = Kantud sisse varasemast nimekirjast
register_words-as_of = Seisuga { $day }
register_words-footer = { $what } · { $day }
register_words-plotted = Ajavahemikus { $first } kuni { $last } oli madalaim tase { $low } ja kõrgeim { $high }; praegu on see { $now }.
register_words-confirm = Hiljemalt { $due } peab lõppema turniir, kus punktid täidavad normi taseme { $level } saamiseks. Muidu langeb tase sel päeval tasemele { $to } (art. 2 §5).
register_words-awaits = Juhatus ei ole veel otsustanud taset { $level }, mille pani ette { $event }, lõppenud { $day }. Kinnitatuna kehtib see sellest päevast (art. 1 §5).
register_words-stated = { $event }: { $name } tase { $moment } on { $level }, varasemate failide järgi { $held }; arvestatakse { $level }.
register_words-stated_new = { $event }: { $name } on seal uus, aga varasemate failide järgi on tase { $held }; arvestatakse { $held }.
register_words-status =
    { $what ->
        [proposed] ette pandud: ootab juhatust
        [granted] juhatuse kinnitatud { $day }
        [refused] juhatus keeldus { $day }
        [taken_back] tagasi võetud { $day }
        [entered] sisse kantud { $day }
        [undated] alguspäev ei ole teada
       *[other] { "" }
    }

## report_words: Edetabeli komisjoni aruande sõnad. Tasemed, punktid ja kuupäevad tulevad sisse tekstina.
report_words-decimal_mark = { language-decimal_mark }
report_words-dan = { language-dan }
report_words-heading-event = Turniir
report_words-heading-missing = Aruandest puudub
report_words-heading-list = Osavõtjad
report_words-heading-remarks = Tabeli jaoks otsustatud
report_words-heading-report = Aruanne edetabeli komisjonile
report_words-heading-preliminary = Edetabeli muutuste esialgne arvutus (art. 1 §4)
report_words-heading-table = Tasemete tabel
report_words-heading-crosstable = Turniiritabel
report_words-heading-games_told = Partiid, mis loevad või ei loe erilisel põhjusel
report_words-heading-players = Mängijad ükshaaval
report_words-heading-newcomers = Uued mängijad
report_words-heading-rounds = Arvutus ringide kaupa
report_words-heading-proposed = Ettepanekud dan-tasemete kohta
report_words-heading-committee = Komisjoni otsustada
report_words-heading-questions = Reeglite lahtised küsimused, mis siin loevad
report_words-heading-deadlines = Tähtajad
report_words-label-line = Nr
report_words-label-number = Aruanne nr
report_words-label-country = Riik
report_words-label-id = Id
report_words-label-due = Hiljemalt
report_words-label-sent = Saadetud
report_words-label-what = Mis
report_words-label-dates = Mängiti
report_words-label-three_months = Kolm kuud pärast algust
report_words-label-arbiter = Kohtunik
report_words-label-sanction = Heaks kiitnud
report_words-label-game = Mäng
report_words-label-participants = Osavõtjad
report_words-label-games = Partiid
report_words-label-place = Koht
report_words-label-player = Mängija
report_words-label-member = Liikmenumber
report_words-label-club = Klubi
report_words-label-start = Algus
report_words-label-own = 3 kuud
report_words-label-close = Lõpp
report_words-label-completed = N
report_words-label-points = Punktid
report_words-label-score = Tabelis
report_words-label-mean = P_med
report_words-label-after = Pärast
report_words-label-rule = Reegel
report_words-label-level = Tase
report_words-label-in_event = Tase turniiril (P1)
report_words-label-final = Lõplik tase
report_words-label-estimate = Hinnang
report_words-label-source = Allikas
report_words-label-by_round = Tase iga ringi järel
report_words-label-result = Tulemus
report_words-label-least = Vähim
report_words-label-greatest = Suurim
report_words-label-now = Nagu arvutatud
report_words-label-then = Teise võimaluse järgi
report_words-label-confirmed = kinnitatud
report_words-label-proposed = ettepanek
report_words-label-new = uus
report_words-label-new_player = Uus mängija
report_words-label-no_norm = norm puudub
report_words-label-annulled = tühistatud
report_words-label-decided = Otsustatud
report_words-label-alternative = Teine võimalus
report_words-label-black = Must
report_words-label-white = Valge
report_words-label-ended_on = Lõppes
report_words-label-why = Miks
report_words-label-rules_due = Reeglid ja edetabeli tingimused osavõtjatele, hiljemalt (art. 1 §3)
report_words-label-report_due = See aruanne edetabeli komisjonile, hiljemalt (art. 1 §4)
report_words-reason-rise2 = tõusis kaks taset (art. 2 §2g, art. 3 §4)
report_words-reason-rise1 = tõusis ühe taseme (art. 2 §2g)
report_words-reason-confirmed = hoidis ja kinnitas taseme (art. 2 §2g, §5)
report_words-reason-kept = hoidis taset (art. 2 §2g)
report_words-reason-kept_lowest = ei täitnud normi; 10 kyu all midagi ei ole (art. 1 §1)
report_words-reason-kept_most_points = hoidis taset turniiri suurima punktisummaga (art. 2 §3) [K 6]
report_words-reason-fell = ei täitnud hoidmise normi (art. 2 §2g)
report_words-reason-too_few_participants = norm puudub: alla viie osavõtja (art. 3 §1)
report_words-reason-too_few_games = norm puudub: alla seitsme lõpetatud partii (art. 3 §2)
report_words-reason-too_few_opponents = norm puudub: alla viie lõpetatud partii tasemega P0 − 3 või kõrgem (art. 3 §2)
report_words-reason-new = uus mängija, tase leiti tulemustest (art. 4)
report_words-reason-new_unranked = uus mängija, ametlikuks tasemeks liiga vähe partiisid (art. 3 §1–2) [K 12]
report_words-reason-new_elsewhere = uus mängija; tulemustest leitud tase (art. 4) ei ole kõrgem kui P2
report_words-decided-higher = P2 on kõrgem ja kehtib (art. 2 §4)
report_words-decided-below = üks tase P2-st madalam (art. 2 §4)
report_words-decided-close = P2 oli juba langenud ja kehtib (art. 2 §4)
report_words-decided-no_norm = P2 kehtib [K 8]
report_words-decided-found = P2 ehk mujalt saadud tase kehtib [K 13]
report_words-decided-unranked = P2 ehk mujalt saadud tase kehtib [K 13]
report_words-source-found = tulemustest
report_words-source-supplied = kohtunik
report_words-source-mean = teiste keskmine
report_words-counting-walkover = loobumisvõit: ei loe (art. 2 §2a)
report_words-counting-no_moves = mõlemad ei teinud käiku: ei loe (art. 2 §2a) [K 2]
report_words-counting-withdrawal = lahkumine, partii ei olnud kolme kuu päeval pooleli: ei loe (art. 2 §2a) [K 3]
report_words-counting-adjudication = kohtuniku otsus, partii ei olnud kolme kuu päeval pooleli: ei loe (art. 2 §2a) [K 3]
report_words-counting-withdrawal_counts = lahkumine, partii oli kolme kuu päeval pooleli: loeb (art. 2 §2a)
report_words-counting-adjudication_counts = kohtuniku otsus, partii oli kolme kuu päeval pooleli: loeb (art. 2 §2a)
report_words-question-1 = Välismaa osavõtjaid arvutatakse nagu teisi, nende kodumaa tasemega. (art. 1 §1)
report_words-question-2 = Partii loeb ainult siis, kui mõlemad mängijad tegid käigu. (art. 2 §2a)
report_words-question-3 = Ajakaotus enne kolme kuu päeva loeb, kohtuniku otsus ei loe. (art. 2 §2a)
report_words-question-4 = Normiga võrreldakse ainult lõpetatud partiide punkte. (art. 2 §1)
report_words-question-5 = Mängija enda normid tulevad kolme kuu päeva tasemest. (art. 2 §4)
report_words-question-6 = Jagatud suurim punktisumma loeb kõigile, kes seda jagavad, turniiritabeli järgi. (art. 2 §3)
report_words-question-7 = Osavõtja, kes ühtegi käiku ei teinud, läheb arvesse. (art. 3 §1)
report_words-question-8 = Kui normi seada ei saanud, jääb mängijale lõpu tase. (art. 2 §4)
report_words-question-11 = Uue mängija esimene hinnang tuleb tulemustest. (art. 4)
report_words-question-12 = Uus mängija, kellele art. 3 normi ei luba, ametlikku taset ei saa. (art. 3 §1–2)
report_words-question-13 = Uus mängija, kes sai vahepeal taseme mujalt, hoiab kõrgemat. (art. 4)
report_words-question-14 = Ringi järel on tulemus selle all olev püsipunkt. (art. 4)
report_words-alternative-foreign_new = Välismaa osavõtjaid loetakse uuteks.
report_words-alternative-unmoved_on_the_date = Partii, mille kell kolme kuu päeval käis, loeb ka ilma käiguta.
report_words-alternative-endings_no_time = Ajakaotus enne kolme kuu päeva ei loe.
report_words-alternative-endings_adjudication = Kohtuniku otsus enne kolme kuu päeva loeb.
report_words-alternative-points_event = Normiga võrreldakse turniiril saadud punkte koos loobumisvõitudega.
report_words-alternative-own_level_start = Mängija enda normid tulevad alguse tasemest.
report_words-alternative-most_points_sole = Suurim punktisumma on ainult ainuvõitjal.
report_words-alternative-most_points_completed = Loeb suurim punktisumma lõpetatud partiides.
report_words-alternative-participants_moved = Osavõtja, kes ühtegi käiku ei teinud, ei lähe arvesse.
report_words-alternative-no_norm_table = Kui normi seada ei saanud, kehtib art. 2 §4 tabel, kus P1 = P0.
report_words-alternative-new_few_games_ranked = Iga lõpetatud partiiga uus mängija saab leitud taseme.
report_words-alternative-new_elsewhere_last_event = Otsustab viimasena lõppev turniir.
report_words-alternative-circle_greatest = Tulemus on suurim püsipunkt.
report_words-alternative-estimate_least = Kohtunik hindab kõiki; alumine piir: vähim püsipunkt.
report_words-alternative-estimate_greatest = Kohtunik hindab kõiki; ülemine piir: suurim püsipunkt.
report_words-subject-foreign_new = Välismaa osavõtjad
report_words-subject-unmoved_on_the_date = Kolme kuu päeval kestnud partiid ilma käiguta
report_words-subject-endings_no_time = Ajakaotused enne kolme kuu päeva
report_words-subject-endings_adjudication = Kohtuniku otsused enne kolme kuu päeva
report_words-subject-points_event = Loobumisvõitude punktid
report_words-subject-own_level_start = Tase, millest tulevad mängija enda normid
report_words-subject-most_points_sole = Jagatud suurim punktisumma
report_words-subject-most_points_completed = Suurim punktisumma lõpetatud partiides
report_words-subject-participants_moved = Osavõtjad, kes ühtegi käiku ei teinud
report_words-subject-no_norm_table = Lõplik tase, kui normi seada ei saanud
report_words-subject-new_few_games_ranked = Liiga väheste partiidega uued mängijad
report_words-subject-new_elsewhere_last_event = Uued mängijad, kellel on tase mujalt
report_words-subject-circle_greatest = Tulemus ringi järel
report_words-subject-estimate_least = Uute mängijate esimene hinnang, alumine piir
report_words-subject-estimate_greatest = Uute mängijate esimene hinnang, ülemine piir
report_words-text-sanction_unknown = märkimata; loevad ainult liidu SLSF heaks kiidetud turniirid (art. 1 §1)
report_words-text-sanction_none = SLSF ei ole heaks kiitnud: ühtegi taset ei muuda (art. 1 §1)
report_words-text-crosstable = Lõpetatud partiid on ilma sulgudeta; sulgudes on partiid, mis normide jaoks ei loe (loobumisvõidud, lahkumised ja kohtuniku otsused enne kolme kuu päeva, partiid ilma mõlema käiguta). N, punktid: ainult lõpetatud partiid. Tabelis: turniiritabeli punktid.
report_words-text-games_told = Kõik ülal sulgudes olevad partiid ja need, mis loevad ainult seetõttu, et olid kolme kuu päeval pooleli. Kõik teised mängiti lõpuni või kaotati ajaga ja loevad [K 3].
report_words-text-table = N: lõpetatud partiid. Punktid: neist saadud. Tabelis: turniiritabeli punktid. P_med: vastaste keskmine indeks, alguse tasemed, kõige rohkem kolme taseme kaugusel mängija omast (art. 2 §2c–d); uuel mängijal selle piirita. Tasemed alguses, kolme kuu päeval (P0) ja lõpus (P2).
report_words-text-newcomers = R0 on esialgne hinnang; igas ringis saab iga uus mängija kõrgeima taseme, mille normi tema punktid kõigis lõpetatud partiides täidavad, kuni midagi enam ei muutu (art. 4).
report_words-text-beyond = Kahe taseme piirist võib loobuda ainult esimest korda osaleja puhul (art. 3 §4). Kui see oli mõne järgmise mängija esimene kirjaturniir, palutakse komisjonil otsustada:
report_words-text-proposed = Dan-tasemed annab liidu juhatus; alates 3. danist on vaja selle lõplikku kinnitust (art. 1 §5). Seni kehtib teistel turniiridel endine tase ja vahepealseid turniire ümber ei arvutata [K 10].
report_words-text-changed = Tase muutus turniiri ajal, seetõttu tuleb lõplik tase art. 2 §4 järgi.
report_words-text-undecided = Nende mängijate puhul lubavad reeglid mitut vastust, sest vähim ja suurim püsipunkt erinevad:
report_words-text-unchanged = Ükski edetabeli reeglite lahtine küsimus selle turniiri tulemust ei muuda.
report_words-text-questions = Nende reeglite küsimused otsustab liidu juhatus (art. 1 §5). Loetletud on ainult need, mis siin tulemust muudavad.
report_words-text-no_level = taset ei ole
report_words-step-opponents = Vastased (nr: indeks)
report_words-step-ranked = Partiid tasemega mängijate vastu
report_words-step-estimate = Hinnang, R0
report_words-step-completed = Lõpetatud partiid, N
report_words-step-points = Punktid (võidud, viigid)
report_words-step-sum = Indeksite summa
report_words-step-mean = P_med (art. 2 §2d)
report_words-step-limit = Kahe taseme piirita
report_words-step-in_event = Tase turniiril, P1
report_words-step-final = Lõplik tase (art. 2 §4)
report_words-step-found = Leitud tase
report_words-step-participants = Osavõtjad
report_words-step-near = Partiid tasemega P0 − 3 või kõrgem
report_words-final-higher = P1 ≥ P0, seega P1 ja P2 kõrgem
report_words-final-below = P1 < P0 ≤ P2, seega üks tase allpool P2
report_words-final-close = P1 < P0 ja P2 < P0, seega P2
report_words-final-no_norm = norm puudub, seega P2
report_words-final-found = leitud tasemest ja P2-st kõrgem
report_words-met-yes = täidetud
report_words-met-no = täitmata
report_words-confirms-yes = kinnitatud
report_words-confirms-no = kinnitamata
report_words-text_of-players = Iga arvu saab allolevatest ridadest uuesti arvutada. Kooloni ees on vastase number turniiritabelis, selle järel indeks alguses, uutel mängijatel leitud indeks (10 kyu = 1, 1 kyu = 10, 1 dan = 11); 12 → 9 läheb arvesse kui 9 (art. 2 §2c). Taseme P saamise norm on (0,5 + 0,15 · (P − P_med)) · N, taseme P0 hoidmise norm (0,25 + 0,15 · (P0 − P_med)) · N; mõlemad ümardatakse poole punktini, keskelt üles (art. 2 §2e–f).
report_words-text_of-colours = ● must ja ○ valge loosimise järgi; mängureeglid võisid need vahetada.
report_words-text_of-nothing_missing = Midagi aruandele vajalikku ei puudu.
report_words-text_of-unknown = teadmata
report_words-text_of-not_yet = veel mitte
report_words-text_of-not_sent = saatmata
report_words-text_of-late = hilinenud
report_words-text_of-early = Turniir lõppes enne kolme kuu päeva. Kolme kuu tasemena loeb tase lõpus ja ükski partii sel päeval ei kestnud.
report_words-text_of-unsanctioned = SLSF ei ole seda turniiri heaks kiitnud, seetõttu ei muuda ega kinnita see kellegi taset (art. 1 §1). Kõik järgnev on see, mida turniir annaks, kui ta oleks heaks kiidetud.
report_words-text_of-going = Turniir veel kestab: nii oleks, kui see praegu lõpetada.
report_words-group-high = kõrgeim
report_words-group-middle = mediaan
report_words-group-low = madalaim
report_words-keeps = Hoida { $level }
report_words-obtains = Saada { $level }
report_words-confirming = Saada { $level }, lõplik tase
report_words-levels = Alguses { $start } · kolme kuu päeval, P0: { $own } · lõpus, P2: { $close }
report_words-superseded =
    See aruanne enam ei kehti: turniir avati uuesti { $day }.{ $why ->
        [yes] { " " }Põhjendus: { $why }
       *[no] { "" }
    }
report_words-replaced = Selle asendas aruanne nr { $number }, { $day }.
report_words-follows = See asendab aruannet nr { $number }, mille järel turniir avati uuesti. Põhjendus: { $why }
report_words-changed_since = Mis on muutunud pärast aruannet { $number }
report_words-left_out =
    { $count } { $count ->
        [one] partii kestab
       *[other] partiid kestab
    } veel ja on välja jäetud.
report_words-lacks =
    { $what ->
        [sanction] Heakskiit on märkimata; loevad ainult liidu SLSF heaks kiidetud turniirid (art. 1 §1).
        [arbiter] Kohtunik on märkimata.
        [name] Nimi puudub: { $names }.
        [member] Liikmenumber puudub: { $names }.
        [game] Mäng ja selle avang on märkimata.
        [level_three_months] Tase kolme kuu päeval puudub, eeldatakse alguse taset: { $names }.
        [level_close] Tase lõpus puudub, eeldatakse kolme kuu taset: { $names }.
        [started_on]
            Algusepäev puudub, eeldatakse turniiri esimest päeva: { $names } { $names ->
                [1] partii
               *[other] partiid
            }.
        [letters] Paberil vajavad need nimed PDF-faili teinud arvuti kirjatüüpi ja võivad jääda tühjadeks kastideks: { $names }.
        [rules_sent] Millal reeglid osavõtjatele saadeti, pole siin teada.
        [source] Kust alguse tasemed pärinevad, pole siin teada.
       *[other] { "" }
    }
report_words-not_sent_to = { $count } mängijale saatmata
report_words-plotted = { $count } uue mängija tasemed alates hinnangust R0, ringe { $rounds }, vahemikus { $least } kuni { $greatest }.
report_words-players = { $count } mängijat
report_words-footer = { $name } · Aruanne edetabeli komisjonile
report_words-period = { $start } kuni { $close }
report_words-games = { $total }, neist lõpetatud { $completed }
report_words-participants =
    { $total }{ $new ->
        [yes] , neist uusi { $new }
       *[no] { "" }
    }
report_words-would_reach = { $name }: { $points } punkti täidab taseme { $beyond } normi; piiriga { $after }.
report_words-proposal =
    { $name }: { $level }{ $former ->
        [yes] { " " }(praegu { $former })
       *[no] { "" }
    }
report_words-circle = Arvutus käib ringi: { $length } vektorit, alates ringist { $first }. Tulemus on püsipunkt, milleni jõutakse m-ist, iga mängija madalaimast tasemest ringis [K 14]:
report_words-bounds = { $name }: { $least } kuni { $greatest }, siin { $result }
report_words-missing = Selle arvutamiseks peaks kohtunik hindama: { $names }.

## rounds: Mida mängija saab voorust teada peale algavate partiide.
rounds-bye = Selles voorus oled vaba: voor loetakse sinu võiduks ilma partiita.
rounds-free = Selles voorus sul uut partiid ei ole.
rounds-waiting =
    { $games ->
        [one] Veel üks partii algab
       *[other] Veel { $games } partiid algab
    } sulle kohe, kui teised on lõppenud: korraga ei mängi keegi üle { $limit } partii.
rounds-next =
    { $number }. voor{ $rounds ->
        [yes] { " " }(kokku { $rounds })
       *[no] { "" }
    } algab { $day }.
rounds-more =
    { $number }. voor{ $rounds ->
        [yes] { " " }(kokku { $rounds })
       *[no] { "" }
    } loositakse siis, kui see on mängitud; siis saad kirja.
rounds-section = Sinu alagrupp on { $name }; teised selles: { JOIN($others, ", ") }.
rounds-out = Nüüd algavasse etappi sa edasi ei pääsenud. Koha tabelis annab sulle koht alagrupis.

## rules: Mida turniirifail mängija jaoks tähendab, üks lause makro kohta.
rules-theme =
    { $name ->
        [event] Turniir
        [games] Partiid
        [wins] Kuidas partii võidetakse
        [draws] Viik
        [time] Sinu aeg
        [letters] Kirjad
        [table_alone] Tabel
        [rated_table] Tabel ja reiting
       *[table] Tabel ja edetabel
    }
# turniir
rules-about = { $name } ({ $id }) on kirjaturniir, mida mängitakse e-kirja teel. Mäng: { rules-about_game }.
rules-entries = Osavõtust saab teatada kuni { $last }.
rules-entry =
    { $how ->
        [confirmed] Kes kirjutab "osalen { $id }", pannakse kirja, kui kohtunik on nõus
        [direct] Kes kirjutab "osalen { $id }", pannakse kohe kirja
       *[voucher] Kes kirjutab "osalen { $id }" koos kohtuniku antud koodiga, pannakse kohe kirja
    }; kui kõik kohad on täis, ootavad soovid saabumise järjekorras.
rules-test_days =
    { $days ->
        [one] Päev
       *[other] { $days } päeva
    } enne algust saavad kõik kirja, millega oma meili proovida.
rules-starts = Mäng algab { $start } kell 00:00, ajavöönd { $time_zone }.
rules-players =
    Mängijaid on { SAME($least, $most) ->
        [yes] täpselt { $least }
       *[no]
            vähemalt { $least }{ MORE(10000, $most) ->
                [yes] { " " }ja kõige rohkem { $most }
               *[no] { "" }
            }
    }.
rules-arbiters =
    Peakohtunik: { $chief }.{ $others ->
        [yes] { " " }Teised kohtunikud: { JOIN($others, ", ") }.
       *[no] { "" }
    }
rules-director = Turniirijuht on { $director }. Vaidluse korral kirjuta "call director: ..." ja milles asi: siis midagi ei mängita ja ükski kell ei käi, kuni ta on vastanud, ja mõlema mängija kirjad pannakse tema ette. Ta võib hoiatada, anda vastasele punkte või mängija välja arvata; punktid loetakse, kui käimasolev partii on lõppenud.
rules-agreements = Mida kaks mängijat nende reeglite vastaselt kokku lepivad, on tühine.
rules-committee = Edetabeli komisjon: { JOIN($people, ", ") }.
rules-appeals =
    { $days ->
        [yes]
            Kes kohtuniku otsusega ei nõustu, saab { $days } päeva jooksul kaevata: vasta otsuse kirjale reaga, mis algab sõnaga "kaeban:" ja ütleb, miks. { COUNT($who) ->
                [0] Lõplikult otsustavad kolm kogenud mängijat, kelle nimetab kohtunik; ükski neist pole osaline ega võistluse juhtkonnast.
               *[other] Lõplikult otsustab { JOIN($who, ", ") }.
            }
       *[no] Kohtuniku otsuste peale ei saa kaevata.
    }
# partiid
rules-round_robin =
    Igaüks mängib igaühega { $games ->
        [1] ühe korra
        [2] kaks korda, vahetatud värvidega
       *[other] { $games } korda, igas ringis vahetatud värvidega
    }.
rules-match =
    { ANY(ENDSWITH($until, "points"), ENDSWITH($until, "wins")) ->
        [yes]
            See on kahe mängija matš, mida mängitakse, kuni ühel on { FIRST(SPLIT($until, " ")) } { ENDSWITH($until, "points") ->
                [yes] punkti
               *[no] võitu
            }; värvid vahelduvad.
       *[no]
            { $until ->
                [yes] See on kahe mängija matš, kuni { $games } partiid, mis lõpeb kohe, kui võitja on selge; värvid vahelduvad.
               *[no]
                    See on kahe mängija matš: { $games } { $games ->
                        [one] partii
                       *[other] partiid
                    }; värvid vahelduvad.
            }
    }
rules-scheveningen =
    Kohtuvad kaks võistkonda: igaüks mängib teise võistkonna igaühega { $games ->
        [1] ühe korra
        [2] kaks korda, vahetatud värvidega
       *[other] { $games } korda
    } (Scheveningen, tabel { $table }: { $table ->
        [A] vooru kõiki partiisid alustab üks võistkond
       *[other] igas voorus alustavad mõlemad võistkonnad sama palju partiisid
    }).
rules-monrad =
    See on Monradi turniir: { $rounds ->
        [yes]
            { $rounds } { $rounds ->
                [one] voor
               *[other] vooru
            }
       *[no] nii palju voore, kui reeglid soovitavad
    }; igas voorus loositakse kokku sama või peaaegu sama punktisummaga mängijad ja keegi ei kohtu kellegagi kaks korda.{ MORE($games, 1) ->
        [yes] { " " }Matšis on { $games } partiid, värvid vahelduvad.
       *[no] { "" }
    } Paaritu arvu korral on üks viimaste seast vaba ja see loetakse võiduks.
rules-cup =
    See on karikavõistlus: kes matši kaotab, langeb välja.{ MORE($games, 1) ->
        [yes] { " " }Matšis on { $games } partiid.
       *[no] { "" }
    }{ $drawn ->
        [yes] { " " }Viigilise matši otsustab lisapartii, kus käiguks on pool ajast ja värvid on vahetatud, kuni võitja on selge; lisapartii algab ise, kui eelmine partii on lõppenud.
       *[no] { "" }
    }{ $third_place ->
        [yes] { " " }Poolfinaalide kaotajad mängivad kolmanda koha peale.
       *[no] { "" }
    }{ $consolation ->
        [yes] { " " }Kes kaotab esimeses voorus, või teises pärast vaba vooru esimeses, mängib edasi lohutuskarikal järgmiste kohtade peale.
       *[no] { "" }
    }
rules-teams =
    { $pairing ->
        [round_robin] Iga võistkond kohtub iga teisega.
        [scheveningen] Ühe poole iga võistkond kohtub teise poole iga võistkonnaga (Scheveningen).
       *[monrad] See on võistkondade Monradi turniir: igas voorus loositakse kokku sama või peaaegu sama võitude arvuga võistkonnad ja kaks võistkonda ei kohtu kaks korda.
    } Võistkonnas on { $boards } { $boards ->
        [one] laud
       *[other] lauda
    }{ $reserves ->
        [yes]
            { " " }ja kuni { $reserves } { $reserves ->
                [one] varumängija
               *[other] varumängijat
            }
       *[no] { "" }
    }; kohtumise igal laual mängitakse { $games ->
        [one] üks partii
       *[other] { $games } partiid, värvid vahelduvad
    }. Esimesena nimetatud võistkond alustab paaritutel laudadel.
rules-line_ups =
    Lauad järgivad võistkonna edetabelit. Kui keegi puudub, liiguvad teised üles ja varumängija tuleb viimasele lauale. { $captains ->
        [member] Kapten, üks mängijatest,
       *[other] Kapten
    } teatab koosseisu enne vooru kohtunikule; muidu mängivad esimesed.
rules-team_names = Võistkonnad: { AND($names) }.
rules-stages =
    Kõigepealt mängitakse alagruppides ({ $name }), neid on { $sections }. Igaüks mängib seal igaühega { $games ->
        [1] ühe korra
        [2] kaks korda, vahetatud värvidega
       *[other] { $games } korda
    }. Mängijad jagatakse { $spread ->
        [serpentine] stardinumbrite järgi edasi-tagasi
        [pots] loosiga, parimad eri alagruppidesse
       *[lot] loosiga
    }.
rules-final_group =
    Edasi gruppi { $name } pääseb { ALL($qualify, $after) ->
        [yes]
            iga alagrupi { ADD($after, 1) }.{ MORE($qualify, 1) ->
                [yes] –{ ADD($after, $qualify) }.
               *[no] { "" }
            } koht
       *[no]
            { $qualify ->
                [yes]
                    iga alagrupi { $qualify ->
                        [one] esimene
                       *[other] { $qualify } esimest
                    }
               *[no] { "" }
            }
    }{ ALL($qualify, $best_next) ->
        [yes] { " " }ja{ " " }
       *[no] { "" }
    }{ $best_next ->
        [yes]
            järgmistest { $best_next ->
                [one] parim
               *[other] { $best_next } parimat
            } koha ja partii kohta saadud punktide järgi
       *[no] { "" }
    }; seal mängib igaüks igaühega.{ $carry_over ->
        [yes] { " " }Omavahelised tulemused loevad ka seal ja uuesti nad ei kohtu.
       *[no] { " " }Alagruppide tulemused seal ei loe.
    }
rules-who_is_level = Kes piiril kohta jagavad, nende järjekorra otsustab kohtunik või loos.
rules-league =
    See on liiga, divisjonid: { AND($names) }. Igas mängib igaüks igaühega { $games ->
        [1] ühe korra
        [2] kaks korda, vahetatud värvidega
       *[other] { $games } korda
    }.
rules-border = Pärast hooaega langeb divisjonist { $upper } divisjoni { $lower } mängijaid: { $down }; tõuseb divisjonist { $lower } divisjoni { $upper }: { $up }.
rules-rounds =
    { $at_once ->
        [yes] Kõik partiid algavad korraga.
       *[no]
            { $dates ->
                [yes] Voorud algavad { AND($dates) }; uus voor ei oota pooleliolevaid partiisid.
               *[no]
                    { $days ->
                        [yes]
                            Uus voor algab { $days ->
                                [one] iga päev
                               *[other] iga { $days } päeva järel
                            }; see ei oota pooleliolevaid partiisid.
                       *[no] Voor algab siis, kui kohtunik nii otsustab; sellest saavad kõik kirja.
                    }
            }
    }
rules-rounds_of_matches =
    { $at_once ->
        [yes] Kõik matšid algavad korraga.
       *[no]
            { $dates ->
                [yes] Voorud algavad { AND($dates) }; uus voor ei oota pooleliolevaid matše.
               *[no]
                    { $days ->
                        [yes]
                            Uus voor algab { $days ->
                                [one] iga päev
                               *[other] iga { $days } päeva järel
                            }; see ei oota pooleliolevaid matše.
                       *[no] Voor algab siis, kui kohtunik nii otsustab; sellest saavad kõik kirja.
                    }
            }
    }
rules-until_decided =
    Kohtujad mängivad matši, kõige rohkem { $most } partiid, värvid vahelduvad. Matš on läbi kohe, kui üht neist ei ole enam võimalik kinni püüda: partiisid, mida pole vaja, ei mängita ja need ei loe kellelegi. { $at_once ->
        [yes] Partiid, mida on igal juhul vaja, algavad kõik turniiri alguses,
       *[no] Partiid, mida on igal juhul vaja, algavad korraga,
    } iga järgmine ise kohe, kui on selge, et seda on vaja.{ $deciding ->
        [yes] { "" }
       *[no] { " " }Kui lõpuks on mõlemal sama palju punkte, jääb matš viiki.
    }
rules-deciding_game = Kui matš on pärast oma partiisid viigis, otsustab selle veel üks partii. Seda alustab see, kes vajas võidetud partiides vähem käike (oma kive; mängimata võit ei ole ühtki käiku); kui mõlemad vajasid sama palju või keegi ei võitnud, ütleb turniiri avaldatud seemnest tehtud loos, kes. Kui ka see partii jääb viiki, on matš viigis.
rules-games_follow =
    { $at_once ->
        [yes] Partiid, mida on igal juhul vaja, algavad korraga; iga järgmine algab ise kohe, kui on selge, et seda on vaja.
       *[no] Esimene partii algab turniiri alguses, iga järgmine algab ise, kui eelmine on lõppenud ja matš pole veel otsustatud.
    }
rules-max_running = Korraga ei mängi keegi üle { $most } partii: järgmised algavad siis, kui teised on lõppenud.
rules-seeding =
    Stardinumbrid { $how ->
        [lot] loositakse
        [ranking] antakse edetabeli järgi, kõrgeim tase eespool
       *[list] on need, mis kohtuniku nimekirjas
    }.
rules-opening =
    Avangureegel: { $rule }.{ $told ->
        [yes] { " " }{ $told }
       *[no] { "" }
    }
rules-fifths =
    Kaks pakutud viiendat käiku ei tohi anda sama kivide kujundit, ka { $symmetry ->
        [congruent] pööratult, peegeldatult või nihutatult
       *[board] koos kogu lauaga pööratult või peegeldatult
    }.
# võit
rules-judged =
    Programm hindab iga käiku: { $free ->
        [yes] viis või rohkem reas
       *[no] viis, ülepikk rida või keelatud käik
    } lõpetab partii kohe.
rules-claimed =
    Võidust tuleb ise teatada: viiest koos käiguga või enne sama mängija järgmist käiku.{ $forbidden ->
        [yes] { " " }Keelatud käigust teatatakse enne valge järgmist käiku, ülepikast reast ka hiljem.
       *[no] { "" }
    } Vale teade lükatakse tagasi ja märgitakse üles ning partii jätkub.
# viik
rules-draws =
    { $most ->
        [yes]
            Viiki võid koos käiguga pakkuda { $most ->
                [one] partiis ühe korra
               *[other] partiis kuni { $most } korda
            }{ $since ->
                [yes] , alates käigust { $since }
               *[no] { "" }
            }.
       *[no] Kokkuleppeviik ei ole lubatud.
    }
rules-passes = Kaks passi järjest on viik, alates käigust { $since }.
rules-draw_claim =
    Kui tehtud on { $after } { $after ->
        [one] käik
       *[other] käiku
    }, võib kumbki mängija viiki nõuda.
# aeg
rules-counting =
    { $days ->
        [calendar] Aega arvestatakse kalendripäevades ({ $zone }): vastase kirja saabumise päev on vaba ja aega on viimase päeva lõpuni.
       *[other]
            Sinu aeg käib vastase kirja saabumisest kuni sinu kirja saabumiseni{ $fast ->
                [yes] { "" }
               *[no] ; ööpäevas on 24 tundi
            }.
    }
rules-per_move = Igaks vastuseks on sul { SPAN($time) }.
rules-total =
    Kogu partiiks on sul { SPAN($time) }{ $same_country ->
        [yes] , omamaise vastasega { SPAN($same_country) }
       *[no] { "" }
    }.
rules-control =
    Iga { $moves } { $moves ->
        [one] käigu
       *[other] käigu
    } jaoks on sul { SPAN($time) }; mis jääb üle, jääb sulle alles.
rules-fischer =
    Alguses on sul { SPAN($start) } ja iga käik annab juurde { SPAN($increment) }{ $most ->
        [yes] , kõige rohkem kokku { SPAN($most) }
       *[no] { "" }
    }.
rules-double_after = Kui mõtled ühe käigu üle kauem ({ SPAN($time) }), kulub edasi topeltaeg.
rules-delay = Iga käigu esimene osa ({ SPAN($time) }) sellest ajast ei kulu.
rules-free_days = Aeg ei käi: { AND(WITH(EACH($weekdays, "rules-free_days-each"), $dates)) }.
rules-free_days-each = { ON_WEEKDAY($item) }
rules-start_within =
    { $single ->
        [yes] Kes ei ole oma esimest käiku partiis (kivi või valik) teinud selleks antud ajaga – { SPAN($time) } hetkest, mil oli tema kord –, kaotab partii. Puhkusepäevad ei loe, samuti mitte aeg, mis läks kaduma meie süül.
       *[no] Kes ei ole oma esimest käiku matšis (kivi või valik) teinud selleks antud ajaga – { SPAN($time) } hetkest, mil oli tema kord –, kaotab kõik matši partiid; kui see kehtib korraga mõlema kohta, kaotavad mõlemad. Puhkusepäevad ei loe, samuti mitte aeg, mis läks kaduma meie süül. Partii, mis kaotatakse enne seda omaenda aja tõttu, on üks kaotatud partii.
    }
rules-late =
    { $forfeit ->
        [automatic] Kes hilineb, kaotab partii ajaga.
        [on_claim] Kes hilineb, kaotab partii ajaga, kui vastane seda nõuab ("nõuan ajavõitu"); hilinenud käik, mis saabub enne nõuet, loeb.
       *[arbiter] Kui keegi hilineb, otsustab edasi kohtunik; hilinenud käik, mis saabub enne otsust, loeb.
    }
rules-spans = { AND(EACH($times, "rules-spans-each")) }
rules-spans-each = { SPAN($item) }
rules-silence =
    { ALL(NOT($words), NOT($arbiter)) ->
        [yes] Kui käigul olevalt mängijalt midagi ei tule, ei küsi keegi peale meeldetuletuste.
       *[no]
            Kui käigul olevalt mängijalt üldse midagi ei tule, teatatakse sellest{ $words ->
                [yes] { " " }mõlemale, kui möödas on { SPANS($words) }
               *[no] { "" }
            }{ ALL($words, $arbiter) ->
                [yes] , ja
               *[no] { "" }
            }{ $arbiter ->
                [yes] { " " }kohtunikule, kui möödas on { SPANS($arbiter) }
               *[no] { "" }
            }; puhkus ei loe.
    }
rules-brief = Sul on { AND(LIST(rules-brief-per_move, rules-brief-total, rules-brief-control, rules-brief-fischer)) }
rules-brief-per_move =
    { $terms-per_move ->
        [yes] { SPAN($terms-per_move) } igaks käiguks
       *[no] { "" }
    }
rules-brief-total =
    { $terms-total ->
        [yes]
            { $terms-delay ->
                [yes] ajapank, { SPAN($terms-total) }, millest iga korra esimene osa ({ SPAN($terms-delay) }) midagi ei võta
               *[no] { SPAN($terms-total) } kogu partiiks
            }
       *[no] { "" }
    }
rules-brief-control =
    { $terms-control ->
        [yes] { SPAN($terms-control-time) } iga { $terms-control-moves } käigu jaoks
       *[no] { "" }
    }
rules-brief-fischer =
    { $terms-fischer ->
        [yes] { SPAN($terms-fischer-start) } alguses ja iga käiguga { SPAN($terms-fischer-increment) } juurde
       *[no] { "" }
    }
rules-reminders =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] Meeldetuletusi ei saadeta.
       *[no]
            Meeldetuletus tuleb siis, kui { $shares ->
                [yes] { AND($shares) } ajast on möödas
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }ja kui{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] jäänud on { AND(EACH($spans, "rules-reminders-each")) }
               *[no] { "" }
            }.
    }
rules-reminders-each = { SPAN($item) }
rules-kept_clock = Partiidele, mis algasid enne seda muudatust, jääb aeg, millega need algasid.
rules-leave_if_short = Matšides, mis on vaheaegade jaoks liiga lühikesed, kehtib nende asemel puhkus.
rules-leave =
    { $days ->
        [yes]
            Kalendriaastas on sul { $days } { $days ->
                [one] puhkusepäev
               *[other] puhkusepäeva
            }, { $per_player ->
                [yes] kõigi oma turniiride peale kokku
               *[no] sellel turniiril
            }{ MORE($least, 1) ->
                [yes] ; vähemalt { $least } korraga
               *[no] { "" }
            }{ $notice ->
                [yes] ; teata ette, nii et jääb vähemalt { SPAN($notice) }
               *[no] ; ka kohe algavaid
            }: kirjuta "puhkus 2026-07-01 kuni 2026-07-21" või "puhkus 10 päeva". Kuni sa ära oled, sinu aeg seisab.
       *[no] Puhkust ei ole{ $free ->
            [yes] .
           *[no] : aeg jookseb aasta igal päeval.
        }
    }
# kirjad
rules-final = Käik on lõplik, kui see on saabunud: seda ei saa tagasi võtta.
rules-proof =
    { $authority ->
        [tag] Käik loeb, kui see tuleb sinu registreeritud aadressilt ja vastab meie kirjale, nii et sellel on meie kirja tunnus.
        [address] Käik loeb, kui see tuleb sinu registreeritud aadressilt ja sinu meiliteenus kinnitab seda; kui see ei vasta meie kirjale, peab see nimetama partii ja käigu.
       *[both] Käik loeb, kui see tuleb sinu registreeritud aadressilt, vastab meie kirjale, nii et sellel on meie kirja tunnus, ja sinu meiliteenus kinnitab seda.
    }
rules-published =
    Kellel on turniiri leht, see saab seal { $games ->
        [running] matše
       *[finished] lõppenud matše
    } käik käigu haaval jälgida.
rules-messages =
    { $allowed ->
        [yes] Koos käiguga võid vastasele sõnumi saata.
       *[no] Sõnumeid vastasele edasi ei saadeta.
    }
rules-in_advance =
    { $allowed ->
        [yes] Võid anda käike ette selle puhuks, mida vastane vastata võib ("kui g7 siis i10"); enne mängimist ei näe neid keegi.
       *[no] Käike ette anda ei saa.
    }
rules-languages =
    Kirjade { COUNT($codes) ->
        [one] keel
       *[other] keeled
    }: { AND(EACH($codes, "rules-languages-each")) }.
rules-languages-each =
    { $item ->
        [de] saksa
        [en] inglise
        [et] eesti
        [sv] rootsi
       *[other] { $item }
    }
# tabel
rules-places =
    { $kind ->
        [cup] Koha määrab voor, milles välja langeti; samas voorus välja langenud jagavad kohta.
        [match] Matši võidab see, kellel on rohkem punkte.
       *[other]
            Kohad määravad { JOIN(EACH($names, "rules-places-each"), ", siis ") }{ HOLDS($names, "team_points") ->
                [yes] ; kes ka siis on võrdsed, jagavad kohta.
               *[no] ; kes ka siis on võrdsed, jagavad kohta.
            }
    }
rules-places-each =
    { $item ->
        [points]
            { HOLDS($names, "team_points") ->
                [yes] mängijate punktid oma matšides ja partiides
               *[no] punktid
            }
        [team_points] võistkondade kohtumispunktid
        [game_points]
            { HOLDS($names, "team_points") ->
                [yes] mängijate punktid oma partiides
               *[no] punktid partiides
            }
        [match_points]
            { HOLDS($names, "team_points") ->
                [yes] mängijate punktid oma matšides
               *[no] punktid matšides
            }
        [berger] Berger
        [points_ratio] osa oma matšide punktidest
        [buchholz] Buchholz (vastaste punktid)
        [mutual]
            { HOLDS($names, "team_points") ->
                [yes] omavahelised kohtumised nende vahel, kes on ikka võrdsed
               *[no] omavahelised partiid nende vahel, kes on ikka võrdsed
            }
        [match_wins]
            { HOLDS($names, "team_points") ->
                [yes] võidetud kohtumised
               *[no] võidetud matšid
            }
       *[other] { ENGLISH($item) }
    }
rules-weaver = Matši punktid antakse Weaveri reegli järgi: kaks võitu annavad 2 punkti; kui mõlemal on üks võit, saab see, kes vajas vähem käike, 1,25 ja teine 0,75.
rules-withdrawals =
    { $early ->
        [yes] Kes lahkub, kui lõpetatud on alla poole partiidest, kustutatakse tabelist; muidu jäävad tulemused kehtima ja ülejäänud partiid on kaotatud.
       *[no] Lahkuja tulemused jäävad kehtima ja ülejäänud partiid on kaotatud.
    }
rules-withdrawals_of_matches =
    { $early ->
        [yes] Kes lahkub, kui lõpetatud on alla poole matšidest, kustutatakse tabelist; muidu jäävad tulemused kehtima ja ülejäänud matšid on kaotatud.
       *[no] Lahkuja tulemused jäävad kehtima ja ülejäänud matšid on kaotatud.
    }
rules-rating = Tulemused lähevad liidu mängu { $game } reitingutabelisse{ $sanctioned_by ->
        [yes] { " " }(heaks kiitnud { $sanctioned_by })
       *[no] { "" }
    }: ühe paari omad üks kord matši kohta, ja mitte ükski partii, kus üks kahest ei ole käinud ({ $game ->
        [gomoku] G27–30
       *[other] R28–31
    }).
rules-ranking =
    { $system ->
        [none] Tulemused ei lähe ühegi edetabeli arvestusse.
       *[other]
            { $counts ->
                [yes]
                    Tulemused lähevad kirjamängu edetabeli arvestusse{ $sanctioned_by ->
                        [yes] { " " }(heaks kiitnud { $sanctioned_by })
                       *[no] { "" }
                    }, kui osaleb vähemalt viis mängijat.
               *[no] Tulemused ei muuda kirjamängu edetabelis ühtegi taset: SLSF ei ole turniiri heaks kiitnud.
            }
    }

## rulings: Mida kohtunik mängija kohta otsustas, igas makros üks lause.
rulings-withdrawn =
    Sina turniiril { $event } enam ei osale.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Pooleliolev partii loetakse
               *[other] { $running } pooleliolevat partiid loetakse
            } kaotatuks.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $running ->
                [yes]
                    Samuti { $unstarted ->
                        [one] üks partii, mis ei olnud
                       *[other] { $unstarted } partiid, mis ei olnud
                    } alanud
               *[no]
                    { $unstarted ->
                        [one] Üks partii, mis ei olnud alanud, loetakse
                       *[other] { $unstarted } partiid, mis ei olnud alanud, loetakse
                    } kaotatuks
            }.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Lõpetatud oli alla poole sinu partiidest, seetõttu sinu tulemused tabelis ei loe.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }{ COUNT($waiting) ->
                [one] Partiis
               *[other] Partiides
            } { JOIN($waiting, ", ") } oli aeg enne seda läbi saanud ja kõigepealt vaadatakse seda; saad teada, kuidas läks.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Sellest sõltub, kas sinu tulemused tabelis loevad, ja seni on see lahtine: need loevad, kui vähemalt pool sinu partiidest osutub lõpetatuks.
       *[no] { "" }
    }
rulings-excluded =
    Kohtunik kõrvaldas sind turniirilt { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Pooleliolev partii loetakse
               *[other] { $running } pooleliolevat partiid loetakse
            } kaotatuks.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] Üks partii, mis ei olnud alanud, loetakse
               *[other] { $unstarted } partiid, mis ei olnud alanud, loetakse
            } kaotatuks.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Lõpetatud oli alla poole sinu partiidest, seetõttu sinu tulemused tabelis ei loe.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }{ COUNT($waiting) ->
                [one] Partiis
               *[other] Partiides
            } { JOIN($waiting, ", ") } oli aeg enne seda läbi saanud ja kõigepealt vaadatakse seda; saad teada, kuidas läks.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Sellest sõltub, kas sinu tulemused tabelis loevad, ja seni on see lahtine: need loevad, kui vähemalt pool sinu partiidest osutub lõpetatuks.
       *[no] { "" }
    }
rulings-left_decided =
    Nüüd on selge, kas see, mida sa turniiril { $event } mängisid, loeb; lahkumise ajal oli see lahtine. Lõpetatud oli { $annulled ->
        [yes] alla poole
       *[no] vähemalt pool
    } { $team ->
        [yes] võistkonna
       *[no] sinu
    } partiidest, seetõttu tulemused tabelis { $annulled ->
        [yes] ei loe
       *[no] loevad
    }.
rulings-warned = Turniiri { $event } kohtunik teeb sulle hoiatuse.
rulings-reprimanded = Turniiri { $event } kohtunik teeb sulle range märkuse. Kui see kordub, võidakse sind turniirilt kõrvaldada.
rulings-rival_censured =
    { $name } sai { $measure ->
        [warning] hoiatuse
       *[other] range noomituse
    } millegi eest teie matšis { $game }.
rulings-rival_cleared =
    { $measure ->
        [warning] Hoiatus, mille
       *[other] Range märkus, mille
    } { $name } sai millegi eest teie matšis { $game }, enam ei kehti.
rulings-measure_lifted =
    { $measure ->
        [reprimand] Range märkus, mille said
       *[other] Hoiatus, mille said
    } turniiril { $event }, enam ei kehti.
rulings-reinstated =
    { $team ->
        [yes] Võistkond { $team } osaleb
       *[no] Sina osaled
    } jälle turniiril { $event }. { $games ->
        [0] Ükski sinu partii ei jätku
        [1] Üks sinu partii jätkub
       *[other] { $games } sinu partiid jätkuvad
    }{ $games ->
        [yes] ; iga kohta saad kirja, ja mängitud partiid loevad
       *[no] , aga mängitud partiid loevad
    }.
rulings-entry_cancelled = Sinu osalemine turniiril { $event } on tühistatud.
rulings-seat_decided =
    Partiis { $game } on vaadatud, kas aeg oli läbi saanud. { $taken ->
        [yes] Ei olnud: partiid mängib edasi { $name }.
       *[no] Partii oli läbi enne, kui sa selle üle said võtta: selles partiis jääb mängijaks { $name }.
    }
rulings-_first =
    { $waiting ->
        [yes]
            { " " }{ COUNT($waiting) ->
                [one] Partiis
               *[other] Partiides
            } { JOIN($waiting, ", ") } oli aeg enne seda läbi saanud ja kõigepealt vaadatakse seda; saad teada, kuidas läks.
       *[no] { "" }
    }
rulings-replaced =
    Turniiril { $event } mängib sinu asemel edasi { $by }{ $games ->
        [yes]
            { " " }({ $games ->
                [one] üks partii
               *[other] { $games } partiid
            })
       *[no] { "" }
    }. Lõppenud partiid jäävad sinu omaks. Rohkem ei ole sul midagi teha.{ rulings-_first }
rulings-took_over =
    Turniiril { $event } mängid nüüd sina{ $games ->
        [yes]
            { " " }({ $games ->
                [one] üks partii
               *[other] { $games } partiid
            })
       *[no] { "" }
    }; enne mängis { $player }. Iga partii kohta saad kirja lauaga. Kus on sinu kord, on sul nüüdsest kogu käigu aeg.{ rulings-_first }
rulings-joined = Sina osaled turniiril { $event } alates { $round }. voorust, punktidega, mis sa siis saad. Kui voor loositakse, saad kirja.
rulings-assessed =
    Sinu partii { $game } jätkub, vastane on { $opponent }. Järgmise vooru loosimisel loetakse see, kuni tegelik tulemus on teada, { $winner ->
        [you] sinu võiduks
        [opponent] vastase võiduks
        [draw] viigiks
       *[nobody] mõlema kaotuseks
    }. Tabelisse läheb ainult tegelik tulemus.
rulings-not_assessed = Sinu partii { $game } jätkub, vastane on { $opponent }. Järgmise vooru loosimisel ei loeta seda enam oletatud tulemusega; juba loositud voorud jäävad kehtima.
rulings-captain = Turniiril { $event } oled nüüd kapten, võistkond: { $team }. Sina teatad kohtunikule koosseisud ja loobumised ning ainult sina võid võistkonna nimel protestida.
rulings-line_up =
    Turniiri { $event } { $round }. voorus on võistkonna { $team } koosseis alates esimesest lauast: { JOIN($players, ", ") }. { $board ->
        [yes] Sina istud { $board }. laua taga.
       *[no] Sina selles voorus ei mängi.
    }
rulings-open_boards =
    { $home } ei ole turniiri { $event } voorus { $round } täisarvuline. { $team } valis, et selle laud { AND($boards) } jääb tühjaks. { $board ->
        [0] Sa selles voorus ei mängi.
       *[other] { $wins ->
            [yes] Lauas { $board } võidad loobumisega.
           *[no] Sa istud lauas { $board }.
        }
    }
rulings-boards_lifted =
    See, mida külalised turniiri { $event } voorus { $round } võistkonna { $home } kohta valisid, on tagasi võetud: tühjaks jäävad selle viimased lauad. { $board ->
        [0] Sa selles voorus ei mängi.
       *[other] { $wins ->
            [yes] Lauas { $board } võidad loobumisega.
           *[no] Sa istud lauas { $board }.
        }
    }
rulings-boards_wanted =
    Turniiri { $event } voorus { $round } on { $team } külas võistkonnal { $home }, kellel on puudu { $short ->
        [one] üks mängija. Võistkonna { $team } kaptenina valid sina, milline selle laud jääb tühjaks
       *[other] { $short } mängijat. Võistkonna { $team } kaptenina valid sina, millised selle lauad jäävad tühjaks
    }, ja seega, kes teie omadest võidab loobumisega (SBGF 3.4); selle mängijad jätavad ülejäänud laudades oma järjekorra samaks. Vasta enne { $day ->
        [yes] seda päeva, kui voor loositakse, { FULL_DAY(CALENDAR($day)) },
       *[no] vooru loosimist
    } { $short ->
        [one] ühega neist ridadest. Ilma selleta jääb tühjaks viimane laud.
       *[other] sellise reaga, mis nimetab { $short } lauda. Ilma selleta jäävad tühjaks viimased lauad.
    }
rulings-team_withdrawn =
    Võistkond { $team } turniiril { $event } enam ei osale.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Sinu pooleliolev partii loetakse
               *[other] Sinu { $running } pooleliolevat partiid loetakse
            } kaotatuks.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] Üks sinu partii, mis ei olnud alanud, loetakse
               *[other] { $unstarted } sinu partiid, mis ei olnud alanud, loetakse
            } kaotatuks.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Võistkonnal oli lõpetatud alla poole partiidest, seetõttu tema tulemused tabelis ei loe.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }{ COUNT($waiting) ->
                [one] Partiis
               *[other] Partiides
            } { JOIN($waiting, ", ") } oli aeg enne seda läbi saanud ja kõigepealt vaadatakse seda; saad teada, kuidas läks.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Sellest sõltub, kas selle tulemused tabelis loevad, ja seni on see lahtine: need loevad, kui vähemalt pool võistkonna partiidest osutub lõpetatuks.
       *[no] { "" }
    }
rulings-relieved =
    Turniiril { $event } mängib sinu asemel edasi { $by } sinu võistkonnast{ $games ->
        [yes]
            { " " }({ $games ->
                [one] üks partii
               *[other] { $games } partiid
            })
       *[no] { "" }
    }. Lõppenud partiid jäävad sinu omaks ja sina jääd võistkonda.{ rulings-_first }
rulings-relieves =
    Turniiril { $event } mängid nüüd edasi sina{ $games ->
        [yes]
            { " " }({ $games ->
                [one] üks partii
               *[other] { $games } partiid
            })
       *[no] { "" }
    }; enne mängis { $player } sinu võistkonnast. Iga partii kohta saad kirja lauaga. Kus on sinu kord, on sul nüüdsest kogu käigu aeg.{ rulings-_first }
rulings-bye =
    Turniiri { $event } { $round }. voorus { $team ->
        [yes] on vaba võistkond { $team }
       *[no] oled sina vaba
    }: voor loetakse võiduks ilma partiita.
rulings-bye_lifted =
    Turniiri { $event } { $round }. voorus { $team ->
        [yes] võistkond { $team } enam vaba ei ole
       *[no] sina enam vaba ei ole
    }: kes on vaba, selgub loosimisel.
rulings-moved =
    Üht tulemust on muudetud ja sellega ka seda, kes mängib turniiri { $event } finaalrühmades.{ $section ->
        [yes]
            { " " }Sina mängid nüüd rühmas { $section }{ $before ->
                [yes] , mitte enam rühmas { $before }
               *[no] { "" }
            }; uute partiide kohta saad eraldi kirjad.
       *[no] { " " }Sina ei mängi enam rühmas { $before } ja sinu sealsed partiid ei loe.
    }
rulings-appealed =
    { $mine ->
        [yes] Sa kaebasid
       *[no] { $name } kaebas
    } otsuse { $event }/{ $number } peale. { COUNT($who) ->
        [0] Lõplikult otsustavad kolm kogenud mängijat, kelle nimetab kohtunik; seni kehtib otsus ja matši kell seisab.
       *[other] Lõplikult otsustab { JOIN($who, ", ") }; seni kehtib otsus.
    }
rulings-appeal_ended = Otsus tühistati ja nii on lõppenud ka kaebus otsuse { $event }/{ $number } peale: midagi pole enam lahendada.
rulings-appeal_decided =
    Kaebus otsuse { $event }/{ $number } peale { $stands ->
        [yes] jäeti rahuldamata: otsus jääb jõusse
       *[no]
            { $taken_back ->
                [yes] rahuldati: otsus ei jää jõusse ja see, mida ta tegi, on tagasi võetud
               *[no]
                    { $past ->
                        [yes] rahuldati: otsus ei jää jõusse; see käis vooru kohta, mis on vahepeal loositud, või on uuesti tehtud, nii et muu ei muutu
                       *[no] rahuldati: otsus ei jää jõusse ja kohtunik võtab selle uue otsusega tagasi
                    }
            }
    }. See on lõplik.
rulings-team_games =
    Kohtunik tegi otsuse sinu võistkonna { COUNT($games) ->
        [one] partii
       *[other] partiide
    } kohta turniiril { $event }: { JOIN(EACH($games, "rulings-team_games-each"), ", ") }. Tehti järgmist: "{ $what }". Saad sellest teada kaptenina: võistkonna nimel võid kaevata ainult sina.
rulings-team_games-each = { $item-0 } ({ $item-1 } – { $item-2 })
rulings-team_writes = { $name } sinu võistkonnast kirjutab otsuse { $event }/{ $number } kohta ("{ $what }"): "{ $words }" Kaevata võid ainult sina kui kapten. Kui sa seda edasi ei saada, ei juhtu midagi: vasta reaga, mis algab sõnaga "kaeban:", nende või oma sõnadega.

## standings: Paremusjärjestus: päised, ja miks keegi oma kohal on: näitajate, karikasüsteemi ja alagruppide järgi.
standings-mutual = Omavahel
standings-match_wins = Võidud
standings-byes = Vabad voorud
standings-over = kõik partiid on lõppenud
standings-over_matches = kõik matšid on lõppenud
standings-going_matches =
    { $games } { $games ->
        [one] matš
       *[other] matši
    } lõpetamata
standings-over_in_file = kõik failis olevad partiid on lõppenud
standings-undecided = kõik ei ole otsustatud
standings-going =
    { $games } { $games ->
        [one] partii
       *[other] partiid
    } lõpetamata
standings-missing =
    { $games } ajakava { $games ->
        [one] partii
       *[other] partiid
    } on failist puudu ja loetakse mängimata
standings-sides = Võistkondade partiipunktid: { $points }
standings-cancelled = tühistatud { $day_of }, ükski partii ei loe ({ $why })
standings-ordinal = { $n }.
standings-figure =
    { $name ->
        [points] punktid
        [game_points] partiipunktid
        [match_points] matšipunktid
        [team_points] võistkonna punktid
        [own_game_points] individuaalsed partiipunktid
        [own_match_points] individuaalsed matšipunktid
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] osa punktidest
        [mutual] omavahelised partiid
        [mutual_matches] omavahelised matšid
        [match_wins] võidetud matšid
       *[other] { ENGLISH($name) }
    }
standings-figures = { AND(EACH($names, "standings-figures-each")) }
standings-figures-each = { FIGURE($item) }
standings-parted =
    { FIGURE($by) }{ $within ->
        [yes] { " " }omavahelistes matšides
       *[no] { "" }
    } { $mine } : { $theirs }
standings-before =
    eespool kui { $name }: { $level ->
        [yes] võrdsed { STANDINGS_FIGURES($level) },{ " " }
       *[no] { "" }
    }{ standings-parted }
standings-after =
    tagapool kui { $name }: { $level ->
        [yes] võrdsed { STANDINGS_FIGURES($level) },{ " " }
       *[no] { "" }
    }{ standings-parted }
standings-shared = koht jagatud: { AND(WITH($names, standings-shared-more)) }; võrdsed { STANDINGS_FIGURES($level) }
standings-shared-more =
    { $more ->
        [0] { "" }
       *[other] veel { $more }
    }
# For the arbiter the place stands before the reason.
standings-placed =
    { $how ->
        [cup_shared] jagatud{ " " }
       *[other] { "" }
    }{ ORDINAL($place) }{ $how ->
        [alone] { "" }
        [shared] ,{ " " }
        [cup] :{ " " }
        [cup_shared] :{ " " }
       *[other] { " " }
    }{ $why }
standings-section = { $name }: { $place }. koht
standings-cup_round =
    { $round ->
        [final] finaal
        [semifinal] poolfinaal
        [quarterfinal] veerandfinaal
        [consolation_final] lohutuskarika finaal
        [consolation] lohutuskarika { $number }. voor
        [round] { $number }. voor
        [places] { $number }. voor, kohad { $first }–{ $last }
       *[for_place] matš { $first }. kohale
    }
standings-score =
    { $how ->
        [replay]
            { $mine } : { $theirs } ja { $replays } { $replays ->
                [one] kordusmäng
               *[other] kordusmängu
            }
       *[other]
            { IN($how, "walkover", "decision") ->
                [yes]
                    { $how ->
                        [walkover] mänguta
                       *[decision] kohtuniku otsus
                    }{ ANY(NOT(SAME($mine, "0")), NOT(SAME($theirs, "0"))) ->
                        [yes] { " " }({ $mine } : { $theirs })
                       *[no] { "" }
                    }
               *[no] { $mine } : { $theirs }
            }
    }
standings-won = { $round }: võit, vastane { $rival }, { $score }
standings-lost = { $round }: kaotus, vastane { $rival }, { $score }
standings-both_lost = { $round }: kaotus, nagu ka vastasel { $rival }, { $score }
standings-nobody = { $round }: vastast ei olnud
standings-withdrew = lahkus; { $round }: edasi pääseb vastane
standings-waits = edasi pääsenud, ootab vastast
standings-waits_in = { $round }: ootab vastast
standings-plays = { $round }: mäng käib, vastane { $rival }, { $score }

## table: Turniiritabeli sõnad (`TableWords`): päised, siis märkide tähendused.
table-place = Koht
table-name = Nimi
table-team = Võistkond
table-games = Partiid
table-matches = Matšid
table-team_points = Võistkonna punktid
table-points = Punktid
table-match = Matš
table-buchholz = Buchholz
table-berger = Berger
table-points_ratio = Osa
table-status = Seis
table-mark = { language-decimal_mark }
table-b = m
table-w = v
table-r = V
table-board = Laud
table-draw = viik
table-running = veel käib
table-given = võit mänguta
table-unplayed = kaotus mänguta või mängimata
table-scored = 7–5 matši punktid, enda omad ees; märk nende ees ütleb, kuidas see muidu otsustati
table-late_win = vastane hilines
table-late_loss = hilines
table-bye = vaba voor: vastast ei ole, sama hea kui võidetud matš (26.4)
table-black = avangu alguses must
table-white = avangu alguses valge
table-by_rounds_alone = Iga voor: vastase number ja tulemus.
table-by_rounds = Iga voor: vastase number, värv ja tulemus.
table-by_sides = Kõik tulemused; numbrid on ülaloleva tabeli mängijate numbrid.
table-by_teams = Kõik matšid laudade punktidega.
table-by_team_rounds = Iga voor: vastase number ja laudade punktid.
table-withdrew = lahkus; tulemused jäävad ja ülejäänu on kaotatud (16.3)
table-program = programm
table-group = rühm
table-annulled = Lahkus varakult, tulemused ei loe (16.2):
table-taken_back = Kohtuniku tühistatud, ei loe kellelegi [T 35]:
table-decided = Kus reeglid jätavad valiku, on otsustatud nii, ja selles tabelis on sellel tähtsus:
table-t2 = partiide punktid on matšipunktidest eespool
table-t5 = partiid, mis kellegi lahkudes alles käivad, ei ole lõpetatud
table-t6 = lahkuja kaotab allesjäänud partiid, ja mänguta võidud ei ole lõpetatud partiid
table-t7 = kõiges võrdsed jagavad kohta ja järgmine koht jääb vahele
table-t8 = võrdsete omavahelised partiid loetakse üks kord, kõigi kohta koos
table-t9 = võidud mänguta lähevad Buchholzi ja Bergeri arvestusse
table-t10 = Weaveri reegli järgi on võit ja viik väärt 1½ punkti ½ vastu
table-t11 = Weaveri reegli järgi võrreldakse ainult võitja enda käike
table-t12 = kes lahkus punktidega, mida kellelgi teisel ei olnud, on vastastele väärt just neid punkte
table-t13 = Berger arvestab lahkunute tegelikke punkte
table-t14 = vaba voor on väärt punkti matši iga partii eest
table-t15 = matšid, kus laual on üle kahe partii, otsustavad laudade matšipunktid
table-t32b = eri alagruppide järgmisi võrreldakse koha järgi, siis näitajate järgi partii kohta, siis loosiga
table-t32c = kes jagasid alagrupis kohta edasipääsu piiril, need eristas kohtuniku otsus või loos
table-t32d = lahkuja asemel pääses edasi sama alagrupi järgmine
table-t32e = sama alagrupi mängijate omavahelised tulemused lähevad nende finaalgrupis arvesse
table-t32f = kes edasi ei pääsenud, on finaalgruppide järel alagrupi koha ja siis näitajate järgi partii kohta
table-t33c = matš, kus keegi punkti ei saanud, jättis mõlemad välja
table-t33d = matš oli läbi niipea, kui edu oli suurem kui järelejäänu
table-t33e = kes oli karika esimeses voorus vaba ja kaotab teises, mängib samuti lohutuskarikal
table-t34a = viik, mis andis mõlemale kokkulepitud punktid, jättis matši viiki

## table_page: Turniiri tabeli sõnad veebilehel, lisaks turniiritabeli omadele.
table_page-heading-standings = Paremusjärjestus
table_page-heading-crosstable = Turniiritabel
table_page-heading-rounds = Voor vooru haaval
table_page-heading-replays = Käik käigu haaval
table_page-heading-dice = Täringud
table_page-replays = Ava matš, et seda laual jälgida: laua all olevate nuppude, nooleklahvide või loetelu ridade abil. Käigud on selle loenduses, kelle omad need on, ja laud on nii, nagu tumedate nuppudega mängija seda näeb.
table_page-dice = Mis seob iga matši täringuid: serveri ankrud, mis olid paigas enne, kui keegi midagi andis, mõlema mängija panused, nende räsi ja pärast lõppu serveri saladus. Sellest järgneb matši iga vise.
table_page-label-consolation = lohutuskarikas
table_page-label-matches = Matšid
table_page-label-dates = Aeg
table_page-label-system = Süsteem
table_page-label-game = Mäng
table_page-label-players = Mängijad
table_page-label-teams = Võistkonnad
table_page-label-games = Partiid
table_page-label-arbiter = Kohtunik
table_page-label-director = Turniirijuht
table_page-label-why = Miks
table_page-label-bye = vaba voor
table_page-label-empty = tühi laud
table_page-label-replay = kordusmäng
table_page-label-missing = Failist puudu, loetakse mängimata
table_page-system-round_robin = Ringsüsteem
table_page-system-match = Matš
table_page-system-scheveningen = Scheveningen
table_page-system-monrad = Monrad
table_page-system-cup = Karikasüsteem
table_page-system-stages = Alagrupid
table_page-system-teams = Võistkondade ringsüsteem
table_page-system-teams_monrad = Võistkondade Monrad
table_page-state-running = veel käib
table_page-state-waiting = ei ole alanud
table_page-state-unplayed = mängimata
table_page-state-annulled = tühistatud
table_page-ended-walkover = mänguta
table_page-ended-late = hilines
table_page-ended-withdrawal = lahkus
table_page-ended-time = aeg
table_page-ended-adjudication = kohtuniku otsus
table_page-ended-concede = loobus matšist
table_page-ended-penalty = karistuspunktid
table_page-to_points = matš { AND($points) } punktini
table_page-kind =
    { $over ->
        [yes] Lõpptabel
       *[no] Tabel
    }
table_page-cancelled = Ära jäetud { $day }: ükski partii ei loe. Põhjendus: "{ $why }"
table_page-progress =
    { $over } lõppenud{ $going ->
        [yes] , { $going } lõpetamata
       *[no] { "" }
    }
table_page-period =
    { ALL($start, $close) ->
        [yes] { $start } kuni { $close }
       *[no]
            { $start ->
                [yes] alates { $start }
               *[no] –
            }
    }
table_page-round =
    { $number ->
        [yes] { $number }. voor
       *[no] Partiid, mille voor ei ole teada
    }
table_page-seed = loosiseeme { $text }
table_page-lots = Stardinumbrid loositi, loosiseeme { $text }.
table_page-many = Partiisid on voorude näitamiseks liiga palju.

## teams: Mida võistkonna mängijad sellest teada saavad.
teams-meets =
    Kohtuvad { $team } ja { $against }. { $board ->
        [yes] Sina istud { $board }. laua taga.
       *[no] Selles voorus sind koosseisus ei ole.
    } Kohtumise lauad:
teams-bye = Võistkonnal { $team } selles voorus vastast ei ole: see loetakse võidetud kohtumiseks.
teams-free = Võistkonnal { $team } selles voorus vastast ei ole.
teams-board =
    { $number }. laud: { $one ->
        [yes] { $one }
       *[no] mitte keegi
    } – { $other ->
        [yes] { $other }
       *[no] mitte keegi
    }
teams-captain = Võistkonna { $team } kapten: { $captain }.
teams-plays_for = Sina mängid võistkonnas { $team }.

## title_words: Lauatiitlite sõnad: turniirid, nimekirjad, mängijad, katsed. Arvud tulevad sisse tekstina.
title_words-decimal_mark = { language-decimal_mark }
title_words-dan = { language-dan }
title_words-yes_no-yes = jah
title_words-yes_no-no = ei
title_words-heading-event = Tiitlid laua taga
title_words-heading-list = Tiitlite register
title_words-heading-player = Mängija tiitlid
title_words-heading-tests = Kyu-katsete protokoll
title_words-heading-conditions = Turniir
title_words-heading-titles = Mis tiitlitega sai
title_words-heading-players = Mängijad ükshaaval
title_words-heading-differing = Faili tiitlid, mis erinevad registrist
title_words-heading-questions = Reeglite lahtised küsimused, mis siin loevad
title_words-heading-history = Ajalugu
title_words-heading-events = Turniirid
title_words-heading-carried = Järgmist turniiri ootavad partiid
title_words-heading-sittings = Kyu-katsed
title_words-label-event = Turniir
title_words-label-dates = Mängiti
title_words-label-kind = Liik
title_words-label-minutes = Minuteid partiis
title_words-label-clocks = Kellad
title_words-label-notation = Üleskirjutus
title_words-label-rules = Ametlikud RIF-i reeglid
title_words-label-open = Tiitlid, milleks see sobib
title_words-label-player = Mängija
title_words-label-member = Liikmenumber
title_words-label-before = Enne
title_words-label-after = Pärast
title_words-label-games = Partiid
title_words-label-points = Punktid
title_words-label-up2 = Kaks üles
title_words-label-up1 = Üks üles
title_words-label-keep = Hoida
title_words-label-outcome = Tulemus
title_words-label-opponent = Vastane
title_words-label-title = Tiitel
title_words-label-sum = Summa
title_words-label-since = Alates
title_words-label-honorary = Autiitel
title_words-label-honorary_since = Saavutatud
title_words-label-carried = Ootavad partiid
title_words-label-on = Kuupäev
title_words-label-source = Kuidas
title_words-label-reason = Põhjus
title_words-label-file = Failis
title_words-label-register = Registris
title_words-label-number = Nr
title_words-label-level = Tase
title_words-label-result = Tulemus
title_words-label-judge = Edetabelikohtunik
title_words-label-paper = Katseleht
title_words-label-rating = Reiting
title_words-goal-up2 = Kaks taset üles
title_words-goal-up1 = Üks tase üles
title_words-goal-keep = Hoidmiseks
title_words-outcome-up2 = tõuseb kaks taset
title_words-outcome-up1 = tõuseb ühe taseme
title_words-outcome-keep = hoiab tiitlit
title_words-outcome-down = langeb ühe taseme
title_words-outcome-lowest = ei täida normi; 15 kyu all midagi ei ole
title_words-outcome-carried = liiga vähe partiisid: need ootavad järgmist turniiri
title_words-outcome-not_counted = turniir ei loe
title_words-lacking-event = seda liiki turniiril seda tiitlit saavutada ei saa
title_words-lacking-minutes = liiga vähe mõtlemisaega
title_words-lacking-clocks = kellad puuduvad
title_words-lacking-notation = üleskirjutust ei olnud
title_words-lacking-rules = ei mängitud ametlike RIF-i reeglite järgi
title_words-lacking-games = liiga vähe partiisid
title_words-kind-sanctioned = heaks kiidetud
title_words-kind-international = rahvusvaheline
title_words-kind-approved = edetabelikohtuniku lubatud
title_words-kind-world = MM-i A-turniir või võistkondlik MM
title_words-source-entered = otsus
title_words-source-test = kyu-katse
title_words-source-home = kodumaa tiitel
title_words-source-event = turniir
title_words-passed-yes = sooritatud
title_words-passed-no = sooritamata
title_words-question-23 = [T23] Vajalik partiide arv on saavutatava tiitli oma.
title_words-question-24 = [T24] Turniir, mis praeguseks tiitliks ei sobi, ei loe üldse.
title_words-question-25 = [T25] Tiitlita vastased loevad kui 15 kyu.
title_words-question-26 = [T26] Kõik ootavad partiid loetakse kokku.
title_words-reached = täidetud
title_words-missed = täitmata
title_words-closed = suletud
title_words-not_counted = Ei loe: vastane ei teinud käiku
title_words-then =
    Teise võimaluse järgi: { $outcome }, { $after }{ $waiting ->
        [yes] ; ootavaid partiisid: { $waiting }
       *[no] { "" }
    }.
title_words-does_not_count = Turniir ei loe mängijale: { $what }.
title_words-said = { $player }: enne { $first }, pärast { $last }.
title_words-as_of = Tiitlid seisuga { $day }

## announcement
announcement-subject = { $event-name }: osavõtust saab teatada
announcement-a_tournament_of_by = { $event-name } ({ $event-id }) on turniir, mida mängitakse e-kirja teel. Mäng: { GAME($event-game) }. Osavõtust saab teatada kuni { FULL_DAY(CALENDAR($last)) } (kaasa arvatud). Turniir algab { FULL_DAY(CALENDAR($event-start)) }.
announcement-to_take_part = Kuidas osaleda
announcement-you_need_a_voucher =
    Vaja on kohtuniku ({ $event-arbiter }) antud koodi. Vasta sellele kirjale alloleva reaga, selle lõpus sinu kood. { $free ->
        [yes] Sind pannakse kohe kirja; vabu kohti on { $free }, kokku { $most }.
       *[no] Praegu on kõik kohad täis: siis ootad järgmist, mis vabaneb.
    }
announcement-answer_this_letter_with =
    Vasta sellele kirjale alloleva reaga või puuduta nuppu, kui seda näed, ja saada kiri ära. { $how ->
        [direct] Sind pannakse kohe kirja
       *[other] Siis ütleb kohtunik jah või ei
    }; vabu kohti on { $free }, kokku { $most }.
announcement-enter_i_would_like =
    osalen { $event-id }{ $how ->
        [voucher] { " " }KOOD
       *[other] { "" }
    }          Soovin mängida
announcement-if_you_do_not = Kui sa mängida ei soovi, ei pea sa midagi tegema.
announcement-you_get_a_letter =
    Iga kord, kui on sinu kord, saad kirja lauaga ja vastad sellele oma käiguga, näiteks i9. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
announcement-answer_rules_and_you = Vasta "reeglid { $event-id }" ja saad kõik reeglid. Kui sa uute turniiride kohta kirju ei soovi, vasta "määra turniiriteated väljas".

## arbiter
arbiter-subject =
    { COUNT($notices) } { COUNT($notices) ->
        [one] asi
       *[other] asja
    }, mis { COUNT($notices) ->
        [one] vajab
       *[other] vajavad
    } vaatamist
arbiter-write_to = Et talle ise kirjutada ({ $name }):

## committee_report
committee_report-subject = { $event-id }: aruanne edetabeli komisjonile
committee_report-to_the_ranking_committee = Edetabeli komisjonile
committee_report-was_closed_on_here =
    { $event-name } ({ $event-id }) lõpetati { FULL_DAY($closed) }. Siin on aruanne edetabeli muutuste esialgse arvutusega (art. 1 §4){ MORE($number, 1) ->
        [yes] ; see on number { $number } ja asendab varasemaid
       *[no] { "" }
    }. Tähtaeg: { FULL_DAY($due) }.
committee_report-attached_are = Lisatud on:
committee_report-pdf_the_report_to = { $event-id }.pdf: aruanne lugemiseks ja printimiseks
committee_report-json_the_event_file = { $event-id }.json: turniiri fail, millest saab kõik uuesti arvutada
committee_report-csv_every_table_of = { $event-id }-….csv: aruande kõik tabelid tabelarvutuse jaoks
committee_report-your_answer_goes_to = Selle kirja vastuseid loeb ainult programm; kohtunik on { $arbiter }.
committee_report-rating_closed_on =
    { $event-name } ({ $event-id }) lõpetati { FULL_DAY($closed) }. Siin on aruanne selle kohta, mida see mängu { $game } reitingutabelis muutis ({ $game ->
        [gomoku] G27.4
       *[other] R28.4
    }){ MORE($number, 1) ->
        [yes] ; see on number { $number } ja asendab varasemad
       *[no] { "" }
    }. Selle viimane päev: { FULL_DAY($due) }.
committee_report-json_the_rating_file = { $event-id }-rating.json: mis reitingutabelisse anti; sellest saab reitingud uuesti arvutada
committee_report-results_subject = { $event-id }: aruanne kõigi tulemustega
committee_report-to_the_competition_committee = Võistluskomisjonile
committee_report-results_closed_on =
    { $event-name } ({ $event-id }) lõpetati { FULL_DAY($closed) }. Siin on aruanne kõigi tulemustega (19.1 k){ MORE($number, 1) ->
        [yes] ; see on number { $number } ja asendab varasemaid
       *[no] { "" }
    }. Tähtaeg: { FULL_DAY($due) }.

## confirm
confirm-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }{ $what ->
        [letter] kas selle kirja kirjutasid sina?
        [address]
            { $mine ->
                [yes] kas meie kirjad lähevad edaspidi teisele aadressile?
               *[no] kas meie kirjad võivad tulla sellele aadressile?
            }
        [remove] kas kustutame ühe aadressi?
        [forget] kas me peame su unustama?
       *[withdraw] kas soovid lahkuda turniirilt { $value }?
    }
confirm-a_letter_in_your =
    Aadressilt { $address } saabus { MOMENT(LOCAL($arrived, $zone)) } sinu nimel kiri{ $g ->
        [yes] . Partii on { $g-game }, vastane { $g-opponent }
       *[no] { "" }
    }.
confirm-the_mail_server_that = Kirja vastu võtnud meiliserver ütleb, et kiri võib olla võltsitud, seetõttu ei ole veel midagi tehtud.
confirm-in_this_tournament_a = Sellel turniiril peab meiliserver iga kirja saatja eest vastutama. Selle kirja puhul seda ei tehtud, seetõttu ei ole veel midagi tehtud.
confirm-did_you_not_write = Kas sina seda ei kirjutanud? Siis ei pea sa midagi tegema ja midagi ei tehtagi.
confirm-did_you_not_write_it = Kas sina seda ei kirjutanud? Siis vasta sõnaga "ei" ja kiri pannakse kõrvale. Kui sa midagi ei tee, siis samuti midagi ei tehta.
confirm-did_you_write_it = Kas sina kirjutasid? Kirjas on rohkem, kui ma siin näidata saan, seetõttu ei saa seda kinnitada. Palun saada see uuesti mitme lühema kirjana.
confirm-did_you_write_it_then = Kas sina kirjutasid? Siis vasta sellele kirjale eraldi real sõnaga "kinnitan" ja see kehtib ajast, mil see saabus.
confirm-you_asked_for_our = Sa palusid, et meie kirjad läheksid edaspidi aadressile { $value }. Kirjutasime mõlemale aadressile ja mõlemad peavad ütlema jah: nii ei saa keegi teine sinu kirju mujale saata ja kirjaviga ei tee kahju.
confirm-you_will_still_be = Vanalt aadressilt saad meile ikka kirjutada.
confirm-did_you_not_ask = Kas sina seda ei palunud? Siis vasta sõnaga "ei" või ära tee midagi: midagi ei muutu.
confirm-is_it_right_then = Kas kõik on õige? Siis vasta sellele kirjale eraldi real sõnaga "kinnitan".
confirm-who_plays_in_tournaments = { $name }, kes mängib meie turniiridel ({ $site-name }), palus, et meie kirjad tuleksid sellele aadressile.
confirm-are_you_not_then = Kas sina ei ole { $name }? Siis ei pea sa midagi tegema ja rohkem me sulle ei kirjuta.
confirm-is_it_you_then = Kas see oled sina? Siis vasta sellele kirjale eraldi real sõnaga "kinnitan".
confirm-you_asked_us_to = Sa palusid kustutada aadressi { $value }. Sealt saadetud kirjad ei kehti siis enam sinu kirjadena ja meie kirjad lähevad sinu teisele aadressile.
confirm-did_you_not_ask_for = Kas sina seda ei palunud? Siis vasta sõnaga "ei" või ära tee midagi: midagi ei muutu.
confirm-is_it_right_then_answer = Kas kõik on õige? Siis vasta sellele kirjale eraldi real sõnaga "kinnitan".
confirm-you_want_to_leave = Sa soovid lahkuda turniirilt { $leaving-name } ({ $leaving-event }). See käib, seepärast maksab see sulle:
confirm-still_going_lost =
    { $leaving-running ->
        [one] Sinu pooleliolev partii
       *[other] Sinu { $leaving-running } pooleliolevat partiid
    } on kaotatud.
confirm-not_begun_as_lost =
    { $leaving-unstarted ->
        [one] Üks partii, mis ei ole
       *[other] { $leaving-unstarted } partiid, mis ei ole
    } alanud, loetakse samuti kaotatuks.
confirm-you_have_completed_of = Sa oled lõpetanud partiisid { $leaving-completed }, kokku on neid { $leaving-games }, seega alla poole: sinu tulemused tabelis ei loe.
confirm-you_have_completed_of_games = Sa oled lõpetanud partiisid { $leaving-completed }, kokku on neid { $leaving-games }; sinu tulemused jäävad tabelisse.
confirm-your_opponents_and_the = Sellest teatatakse sinu vastastele ja kohtunikule. Ise sa seda tagasi võtta ei saa.
confirm-did_you_not_ask_for_this = Kas sina seda ei palunud või soovid edasi mängida? Siis vasta sõnaga "ei" või ära tee midagi: midagi ei muutu.
confirm-are_you_sure_then = Kas oled kindel? Siis vasta sellele kirjale seitsme päeva jooksul eraldi real sõnaga "kinnitan" või kirjuta veel kord "lahkun { $leaving-event }".
confirm-you_asked_to_be = Sa palusid, et me su unustaksime. Sinu nimi, klubi ja aadressid kustutatakse minu raamatutest, sinu kirjad mulle tehakse tühjaks ja teiste kirjadest jääb alles ainult see, mida nad ise kirjutasid. Sinu lõpetatud partiid jäävad teise nime alla. Seda ei saa tagasi võtta.
confirm-i_cannot_delete_the = Kirju, mis on veel meie postiserveris, ja varukoopiaid ma kustutada ei saa: seda teeb kohtunik, kellele sellest teatatakse.
confirm-did_you_not_ask_for_this_then_answer = Kas sina seda ei palunud? Siis vasta sõnaga "ei" või ära tee midagi: midagi ei muutu.
confirm-are_you_sure_then_answer = Kas oled kindel? Siis vasta sellele kirjale eraldi real sõnaga "kinnitan".

## confirmed
confirmed-subject =
    { $state ->
        [waiting] aitäh, vaja on veel üht jah-sõna
        [declined] aitäh, midagi ei tehtud
       *[other] aitäh, kõik on tehtud
    }
confirmed-thank_you_for_telling = Aitäh, et teada andsid. See kiri on kõrvale pandud ja ei kehti. Kui selle kirjutas keegi teine, siis palun ära saada meie kirju kellelegi edasi ja vaheta oma meili parool, kui sa ei ole kindel, et ainult sina seda lugeda saad.
confirmed-thank_you_for_telling_us = Aitäh, et teada andsid. Midagi ei muutunud ja see küsimus on suletud.
confirmed-thank_you_your_yes =
    Aitäh, sinu jah-sõna on saabunud. Nüüd peab ka teine aadress jah ütlema: { $mine ->
        [yes] palun otsi meie kirja aadressilt { $value }
       *[no] palun vasta kirjale, mille me sinna saatsime
    }.
confirmed-from_now_on_our = Nüüdsest lähevad meie kirjad aadressile { $value }. Ka oma teistelt aadressidelt saad meile ikka kirjutada.
confirmed-the_address_has_been = Aadress { $value } on kustutatud. Sealt saadetud kirjad ei kehti enam sinu kirjadena.
confirmed-that_letter_has_been = Selle kirjaga on asjad korras. Sa ei pea midagi tegema.
confirmed-this_has_been_done = See on tehtud. Sa ei pea midagi tegema.

## crosstable
crosstable-subject = { $ids }: tabel

## digest
digest-subject = Sinu partiid: { DIGEST_TURNS($turns, COUNT($digest)) }

## event_cancelled
event_cancelled-subject = { $event-id } on ära jäetud
event_cancelled-is_cancelled_the_arbiters = Turniir { $event-name } ({ $event-id }) on ära jäetud. Kohtuniku põhjendus: "{ $reason }"
event_cancelled-all_its_games_are =
    Kõik partiid on tühistatud, kõigi jaoks.{ $going ->
        [yes]
            { " " }{ $going ->
                [one] Üks sinu partii oli pooleli: selle kell
               *[other] { $going } sinu partiid oli pooleli: nende kellad
            } on peatatud ja käik, mille saadad, ei muuda enam midagi.
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }{ $ended ->
                [one] Üks sinu partii oli lõppenud: selle tulemus enam ei loe.
               *[other] { $ended } sinu partiid oli lõppenud: nende tulemused enam ei loe.
            }
       *[no] { "" }
    } Tabelit ei tule ja miski sellest turniirist ei loe normide ega edetabeli jaoks.
event_cancelled-it_will_not_be = Seda ei mängita ja sinu osavõtt on tühistatud.
event_cancelled-you_need_not_do = Sa ei pea midagi tegema.

## event_changed
event_changed-subject = { $event-id }: mis on muutunud
event_changed-something_has_changed_in = Turniiril { $event-name } ({ $event-id }) on midagi muutunud. Kohtuniku põhjendus: "{ $reason }"
event_changed-now =
    { $change-before ->
        [yes] Nüüd
       *[no] Uus
    }: { $sentence }
event_changed-before =
    { $change-now ->
        [yes] Enne
       *[no] Enam ei kehti
    }: { $sentence }
event_changed-everything_else_stays_as =
    { $team ->
        [yes] { PLAYS_FOR($team) }{ " " }
       *[no] { "" }
    }Kõik muu jääb nii, nagu oli.{ $clock_kept ->
        [yes] { " " }{ rules-kept_clock }
       *[no] { "" }
    }
event_changed-you_need_not_do = Sa ei pea midagi tegema.
event_changed-you_are_still_entered = Sa oled endiselt kirja pandud ega pea midagi tegema. Kui sa neil tingimustel mängida ei soovi, vasta enne algust selle reaga:

## event_closed
event_closed-subject =
    { $event-id } on läbi: { $place ->
        [yes]
            { $team ->
                [yes] { $team }: koht{ " " }
               *[no] sinu koht on{ " " }
            }{ $place }
       *[no] lõpptabel
    }
event_closed-is_over_thank_you =
    { $event-name } on läbi.{ $place ->
        [yes]
            { $team ->
                [yes] { " " }Võistkonna { $team } koht on{ " " }
               *[no] { " " }Sinu koht on{ " " }
            }{ $place }{ $shared ->
                [yes] { " " }(jagatud)
               *[no] { "" }
            }{ $points ->
                [yes]
                    { $team ->
                        [yes] { " " }ja punkte on{ " " }
                       *[no] { " " }ja sul on{ " " }
                    }{ AMOUNT($points) }
               *[no] { "" }
            }.
       *[no] { "" }
    } Aitäh mängimast!
event_closed-what_has_changed_since = Mis on muutunud eelmisest lõpetamisest saadik
event_closed-placed_before = { CLOSINGS_PLACED($team, $before-placed-place, NUMBER($before-placed-points)) }
event_closed-the_event_counts_from = Turniir läheb arvesse alates: { FULL_DAY($since) }.
event_closed-today_you_hold_other = Praegu on sul { LEVELS_NAME($now) }: pärast seda päeva on taset muutnud muu.
event_closed-the_final_table = Lõpptabel
event_closed-your_rating = Teie reiting
event_closed-rating =
    Turniir läheb arvesse liidu reitingutabelis mängus { $game }. { $after ->
        [yes]
            { $before ->
                [yes] Teie reiting muutub ainuüksi selle turniiriga { $before } pealt { $after } peale.
               *[no] Te tulete sinna reitinguga { $after }; teie algreitinguks arvutati { $entry }.
            }
       *[no] Ükski teie partii arvesse ei lähe, seega te reitingut ei saa.
    }

## event_moved
event_moved-subject = { $event-id } käib nüüd teiselt aadressilt
event_moved-has_moved_from_now = { $event-name } ({ $event-id }) on kolinud: nüüdsest peetakse seda aadressilt { $address }, kust tuli ka see kiri. Palun kirjuta ainult siia ja ära vasta ühelegi vanemale kirjale: mida saadad vanale aadressile, seda ei mängita.
event_moved-nothing_else_has_changed =
    Muud ei ole muutunud: lauad,{ $gap ->
        [yes] { "" }
       *[no] { " " }ajad,
    } ette antud käigud ja märkmed on nagu enne.{ $gap ->
        [yes]
            { " " }Kolimise ajal aega ei arvestata; see kestis { SPAN($gap) }. Kelle kell käis, sai selle aja tagasi, nii et { COUNT($games) ->
                [one] siin antud aeg
               *[other]
                    { $games ->
                        [yes] siin antud ajad
                       *[no] edaspidi kirjas antud aeg
                    }
            } võib olla hilisem kui vanemas kirjas.
       *[no] { "" }
    }
event_moved-line =
    { COUNT($games) ->
        [one] See on sinu pooleliolev partii
       *[other] Need on sinu pooleliolevad partiid
    }:
event_moved-against =
    { $game-game }, vastane { $game-opponent }: { $game-turn ->
        [you]
            sinu kord{ $game-due ->
                [yes] , hiljemalt { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other] vastase kord
    }
event_moved-for_every_game_in = Iga partii kohta, kus on sinu kord, saad ka kirja lauaga, millele vastata.
event_moved-your_arbiter_is = Sinu kohtunik on { $event-arbiter }.

## event_reopened
event_reopened-subject = { $event-id } on taas avatud
event_reopened-was_closed_and_is = Turniir { $event-name } ({ $event-id }) oli lõpetatud ja on nüüd taas avatud. Kohtuniku põhjendus: "{ $reason }"
event_reopened-the_final_table_that =
    Lõpptabel, mille sa said, enam ei kehti{ $level ->
        [yes] , samuti tase, mille see sulle andis ({ LEVELS_NAME($level) }): esialgu on sul see, mis oli enne
       *[no] { "" }
    }. Kui turniir uuesti lõpetatakse, saad uue tabeli ja loed, mis muutus.
event_reopened-you_need_not_do = Sa ei pea midagi tegema. Kui asi puudutab mõnda sinu partiid, saad selle kohta eraldi kirja.
event_reopened-rating_taken_back = See, mida turniir liidu reitingutabelile mängus { $game } andis, võetakse tagasi, kuni turniir uuesti lõpetatakse.

## event_rules
event_rules-subject = { $ids }: reeglid lühidalt

## foreign
foreign-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }kiri teiselt aadressilt
foreign-dear = Tere, { $name }!
foreign-a_letter_about_your =
    Aadressilt { $address } saabus { MOMENT(LOCAL($arrived, $zone)) } kiri sinu partii { $g-game } kohta (vastane { $g-opponent }). See aadress ei ole sinu nimele registreeritud, seetõttu midagi ei mängitud.{ $too_long ->
        [yes] { "" }
       *[no] { " " }See ootab sinu vastust: kui see saabus õigel ajal, ei kaota sa puuduva käigu pärast ajaga enne { MOMENT(LOCAL($holds, $zone)) }.
    }
foreign-a_letter_that_answers = Aadressilt { $address } saabus { MOMENT(LOCAL($arrived, $zone)) } kiri, mis vastab meie kirjale sulle. See aadress ei ole sinu nimele registreeritud, seetõttu midagi ei tehtud.
foreign-was_it_not_you = Kas see ei olnud sina? Siis ei pea sa midagi tegema. Palun ära saada meie kirju edasi: kellel kiri on, see võib proovida sinu eest vastata.
foreign-was_it_not_you_then = Kas see ei olnud sina? Siis vasta sõnaga "ei" ja kiri pannakse kõrvale. Kui sa midagi ei tee, siis samuti midagi ei tehta. Palun ära saada meie kirju edasi: kellel kiri on, see võib proovida sinu eest vastata.
foreign-would_you_like_to = Kas soovid sellelt aadressilt tihedamini kirjutada? Siis vasta mõnele meie kirjale reaga, mille alguses on "määra aadress" ja lõpus aadress.
foreign-was_it_you_that = Kas see olid sina? Kirjas on rohkem, kui ma siin näidata saan, seetõttu ei saa seda kinnitada. Palun saada see ise uuesti oma registreeritud aadressilt.
foreign-was_it_you_then = Kas see olid sina? Siis vasta sellele kirjale eraldi real sõnaga "kinnitan" ja too kiri kehtib ajast, mil see saabus.

## forgotten
forgotten-subject = Sind on unustatud
forgotten-as_you_asked_has = Nagu sa palusid, on { $site-name } su unustanud. Sinu nimi, klubi, liikmenumber, riik ja aadressid on kustutatud, samuti kirjad sinu ja minu vahel. See kiri on viimane; kui see on saadetud, kaob ka sinu aadress.
forgotten-in_the_tables_of = Turniiride tabelites, kus sa mängisid, on sinu nimi nüüd { $anonymous }. Sinu partiid ja tulemused jäävad alles, sest need on ka sinu vastaste omad, samuti jäävad alles sinu tasemed, millest nende omad arvutati.
forgotten-reasons_and_other_words = Ka põhjendused ja muud sõnad, mis sinu või sinu partiide kohta kirjutati, on kustutatud, kes iganes need kirjutas, ja samuti kõik muu sinu turniiridel, kus sind nimetati. Otsused ise jäävad alles koos reegliga, millele need toetuvad, sest need seletavad tulemusi.
forgotten-letters_of_your_opponents = Vastaste kirjadest on alles ainult see, mida nad ise kirjutasid, ilma sinu nimeta.
forgotten-some_things_are_not = Kõik ei ole minu võimuses. Sinu kirjad on veel meie postiserveris, kaustas "{ $folder }", ja võib-olla varukoopiates: kohtunikul on palutud need sealt kustutada. Sõnumid, mille vastastele saatsid, on nende postkastides, ja trükitud, avaldatud või teistele saadetud tabeleid, aruandeid ja turniiride koopiaid tagasi võtta ei saa.
forgotten-thank_you_for_playing = Aitäh mängimast. Oled alati tagasi oodatud: palu lihtsalt kohtunikul end kirja panna.

## games
games-subject =
    Sinu partiid: { $yours ->
        [yes] sinu kord on { $yours } partiis (kokku { ADD(COUNT($games), $more) })
       *[no] ükski ei oota sind
    }

## help
help-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }Kuidas kirja teel mängida
help-you_play_by_answering = Sa mängid, vastates kirjadele, milles on laud. Puuduta kirjas seda, mida soovid, ja saada avanev kiri ära, või vasta kirjale ja kirjuta oma vastus kõige üles eraldi reale. Suured ja väikesed tähed, komad ja tühikud ei ole olulised ning meie kiri võib jääda vastuse alla. Mitu rida on mitu vastust.
help-your_move = Sinu käik
help-i_letter_and_number = i9                   täht ja number, nagu laua servas
help-i_with_its_number = 13. i9               soovi korral koos käigu numbriga
help-my_move_is_i = minu käik on i9      sõnadega
help-preview_i_see_it = näita i9             vaata seda laual ilma mängimata
help-pass_you_place_no = passin               sa ei pane kivi (mitte avangu ajal)
help-a_move_counts_as = Sobib ka terve lause, kui kirjas ei räägi miski teisest käigust ega kahtlusest; muidu küsitakse enne sinult. Käik kehtib kohe, kui see on saabunud, ja seda ei saa tagasi võtta.
help-the_opening = Avang
help-every_letter_tells_you = Iga kiri ütleb, mida on vaja:
help-h_i_j_the = h8 i9 j10            kolm esimest kivi
help-white_your_colour_black = valge                sinu värv: must või valge
help-white_g_your_colour = valge, g7            sinu värv ja järgmine käik
help-g_fifths_a_move = g7, 3 viiendat käiku   käik ja see, mitu viiendat käiku soovid
help-offer_g_i_the = pakun g7 i7          viiendad käigud, mida pakud
help-keep_i_the_fifth = jätan i7             viies käik, mille valid
help-keep_i_h_the = jätan i7, h5         sama ja järgmine käik
help-leave_you_leave_the = loovutan             kivi paneb vastane
help-fifths_you_play_black = viiendad käigud      mängid mustaga ja pakud viiendad käigud
help-opening_d_g_an = avang D4, g7         avang nime järgi ja käik 4
help-moves_in_advance = Käigud ette
help-they_are_played_at = Need mängitakse kohe, kui vastane just nii vastab, ja unustatakse, kui ei vasta. Ainult sina näed neid. Need käivad koos sinu käiguga või üksi:
help-i_if_g_then = i9; kui g7 siis i10   mängid i9; kui vastus on g7, siis i10
help-if_g_i_if = kui g7 i10, kui j10 f6   üks käik kummagi vastuse jaoks
help-cancel_ifs_take_all = tühista kui          võta need kõik tagasi
help-a_draw = Viik
help-a_draw_is_offered = Viiki pakutakse koos käiguga. Teise mängija käik tähendab keeldumist.
help-i_draw_you_play = i9, viik?            mängid i9 ja pakud viiki
help-accept_you_take_the = nõustun              võtad pakkumise vastu
help-decline_you_do_not = keeldun              ei võta
help-claims = Võidust teatamine
help-most_events_need_no = Enamikul turniiridel ei ole vaja millestki teatada: programm hindab iga käiku ja iga kella. Kus võidust tuleb teatada, seal ütlevad kirjad seda ja sa kirjutad:
help-claim_five_before_your = teatan viiest        enne oma järgmist käiku: said viis ritta
help-i_claim_five_the = i9, teatan viiest    sama koos käiguga
help-claim_forbidden_black_made = teatan keelatud käigust   must tegi keelatud käigu
help-claim_draw_enough_moves = nõuan viiki          viigi jaoks on tehtud piisavalt käike
help-white_claims_a_forbidden = Valge teatab keelatud käigust enne oma järgmist käiku, ülepikast reast ka hiljem, kuni must saab viis ritta. Teade ei nimeta kivi. Vale teade märgitakse üles ja partii jätkub.
help-in_every_event_on = Igal turniiril võid oma käigukorral näidata, et võidad neljade ja kolmedega, mida vastane ka teeb:
help-in_events_of_renju = Renju turniiridel võid oma käigukorral näidata, et võidad neljade ja kolmedega, mida vastane ka teeb:
help-claim_win_h_h = teatan võidust: h5 h6 g7   mõlema käigud, kuni laual on kaks ähvardust
help-the_line_is_checked = Rida kontrollitakse ja kohtunik otsustab; partii jätkub seni. Ühes partiis tohib kolm rida võitu mitte näidata.
help-concede = concede match         kogu matš; küsitakse üle
help-resigning = Alistumine
help-resign_you_are_asked = alistun              sinult küsitakse üks kord, kas oled kindel
help-resign_you_are_not = { $id } alistun     sinult ei küsita
help-messages_and_notes = Sõnumid ja märkmed
help-begin_a_line_with = Alusta rida sõnaga "sõnum:", nagu siin: "sõnum: Hea käik!", või kirjuta kolme sidekriipsuga rea alla: see läheb vastasele ja midagi muud sinu kirjast ei lähe. Rida, mille alguses on "märkus:", jääb ainult sulle ja seisab sinu järgmistes kirjades.
help-note_watch_g_a = märkus: jälgi g9     märkus iseendale
help-questions = Küsimused
help-show_the_board_of = näita                selle partii laud uuesti
help-games_all_your_games = partiid              kõik sinu partiid, kiireim esimesena
help-time_how_much_time = aeg                  kui palju aega on mõlemal
help-record_the_game_as = protokoll            partii protokoll, ka failina
help-table_the_crosstable_of = tabel                sinu turniiri tabel
help-norms_what_your_level = normid               mida sinu tase nõuab ja mis sellest saada võib
help-norms_if_the_same = normid kui 5,5       sama, ja mida annaks 5,5 punkti
help-rules_the_rules_of = reeglid              sinu turniiri reeglid
help-test_whether_your_letters = test                 kas sinu kirjad jõuavad kohale
help-help_this_letter_again = abi                  see kiri uuesti
help-several_games_and_events = Mitu partiid ja turniiri
help-answer_the_letter_of = Vasta selle partii kirjale, mida mõtled, või kirjuta ette partii number koos käigu numbriga. Teise turniiri kohta küsides lisa turniiri tähis:
help-i_a_move_in = { $id } 13. i9      käik selles partiis
help-show_the_board_of_that = { $id } näita       selle partii laud
help-table_the_table_of = tabel { FIRST(PARTITION($id, "-")) }           selle turniiri tabel
help-your_time = Sinu aeg
help-every_letter_says_until = Iga kiri ütleb, mis ajani sa vastata võid. Loeb see, millal sinu kiri siia saabub. Kui oled mõnda aega ära, võta puhkust: sinu aeg seisab kõigis sinu partiides ja vastased saavad sellest teada. Mitu päeva aastas selleks on, ütleb turniir.
help-leave_days_from_now = puhkus 10 päeva                    alates praegusest
help-leave_to_from_that = puhkus 2026-07-01 kuni 2026-07-21  esimesest päevast viimaseni
help-leave_off_you_are = puhkus läbi                        see lõpeb päeva pärast
help-taking_part = Osavõtt
help-enter_you_would_like = osalen { FIRST(PARTITION($id, "-")) }          soovid sellel turniiril mängida
help-withdraw_you_leave_it = lahkun { FIRST(PARTITION($id, "-")) }          lahkud sealt, kui tead, mis see maksab
help-appeal_i_was_in = kaeban: jõudsin õigel ajal  kohtuniku otsuse peale
help-your_letters = Sinu kirjad
help-settings_what_you_have = seaded               mida oled valinud ja mida veel valida saab
help-set_language = määra keel et        { JOIN($languages, ", ") }
help-set_text_only_no = määra ainult tekst   ilma piltide ja nuppudeta
help-set_html_pictures_and = määra html           jälle piltide ja nuppudega
help-set_digest_daily_one = määra kokkuvõte iga päev   üks kiri päevas
help-set_digest_the_same = määra kokkuvõte 18   sama, kell 18
help-set_digest_off_a = määra kokkuvõte väljas   jälle kiri iga käigu kohta
help-set_board_discs_and = määra laud kettad    kivid on ● ja ○
help-set_board_letters_the = määra laud sõnad     laud sõnadega, kuulamiseks
help-set_board_xo_x = määra laud XO        kivid on jälle X ja O
help-set_letters_short = määra kirjad lühikesed   vastamise õpetus ühel real
help-set_letters_full = määra kirjad täielikud   täielik õpetus igas kirjas
help-set_receipts_off = määra kinnitused väljas   sinu tavalise käigu kohta kirja ei tule
help-set_announcements_off_no = määra turniiriteated väljas   uute turniiride kohta kirju ei tule
help-set_calendar_on_deadlines = määra kalender sees   tähtajad sinu kalendrisse
help-set_reminders_d_d = määra meeldetuletused 3d, 1d  millal käiku meelde tuletame
help-your_time_zone_and = Sinu ajavöönd ja teine aadress meie kirjade jaoks (enne küsitakse mõlemalt aadressilt):
help-set_timezone_europe_stockholm = määra ajavöönd Europe/Tallinn
help-set_address_anna_example = määra aadress anna@example.org
help-about_you = Sinu andmed
help-mydata_everything_that_is = minu andmed          kõik, mis sinu kohta on talletatud
help-forget_your_name_is = unusta mind          sinu nimi kustutatakse; enne küsitakse
help-letters_that_lie_on = Postiserveris olevad kirjad kustutab kohtunik.
help-when_something_goes_wrong = Kui midagi läheb valesti
help-nothing_happens_on_the = Laual ei juhtu midagi: saad kirja, mis ütleb, miks, ja proovid lihtsalt uuesti.

## invitation
invitation-subject = Kutse: { $event-name }
invitation-you_are_entered_in =
    { $moved_up ->
        [yes] Üks koht on vabanenud.{ " " }
       *[no] { "" }
    }Sind on kirja pandud turniirile { $event-name } ({ $event-id }), mida mängitakse e-kirja teel. Mäng: { GAME($event-game) }. See algab { FULL_DAY(CALENDAR($event-start)) }.{ $team ->
        [yes] { " " }{ PLAYS_FOR($team) }
       *[no] { "" }
    }
invitation-you_get_a_letter = Iga kord, kui on sinu kord, saad kirja lauaga ja vastad sellele oma käiguga, näiteks i9.
invitation-that_is_all_any =
    See on kõik: sobib iga meiliprogramm, kodus või telefonis. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
invitation-director = Turniirijuht on { $event-director }: vaidluse korral kutsud ta reaga, mis algab "call director:".
invitation-counts_for_rating = Partiid lähevad liidu mängu { $game } reitingutabelisse.
invitation-who_plays_so_far = Kes seni mängivad
invitation-you_need_not_do = Praegu ei pea sa midagi tegema. Kui sa siiski mängida ei soovi, vasta enne algust selle reaga:

## leave
leave-subject =
    { ALL($leave-off, $leave-until) ->
        [yes] Sinu puhkus lõpeb varem
       *[no]
            { $leave-off ->
                [yes] Sinu puhkus on tagasi võetud
               *[no] Sinu puhkus
            }
    }

## level_news
level_news-subject =
    { $news-code ->
        [ahead] Sinu tase vajab kinnitamist
        [fell] Sinu tase langes
       *[other] Sinu tase edetabelis
    }
level_news-the_federations_board_has =
    Liidu juhatus kinnitas taseme, mille { $news-event } sulle pakkus: { LEVELS_NAME($news-level) }. Palju õnne! See kehtib alates turniiri lõpetamise päevast ({ FULL_DAY($news-first) }). Turniirid, mis on pärast seda alanud või lõpetatud, jäävad nii, nagu need on.{ $news-held ->
        [yes]
            { " " }Praegu on sinu tase { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , alates { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , turniir: { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-the_federations_board_has_not = Liidu juhatus ei kinnitanud taset, mille { $news-event } sulle pakkus: { LEVELS_NAME($news-level) }. Sulle jääb senine tase.
level_news-the_ranking_committee_has =
    Edetabelikomisjon kandis sinu taseme sisse: { LEVELS_NAME($news-level) }, alates { FULL_DAY($news-first) }.{ $news-held ->
        [yes]
            { " " }Praegu on sinu tase { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , alates { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , turniir: { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-you_confirm_your_level =
    Sa ei { $news-past ->
        [yes] pidanud
       *[no] pea
    } oma taset kinnitama: algus { FULL_DAY($news-first) }{ $news-last ->
        [yes] , lõpp { FULL_DAY($news-last) }. Sealtpeale kulgeb viis aastat
       *[no] , kuni teadet muutmisest ei tule
    }.
level_news-a_decision_about_your =
    Otsus sinu taseme kohta ({ FULL_DAY($news-first) }) enam ei kehti. { $news-level ->
        [yes] Sinu tase on nüüd { LEVELS_NAME($news-level) }
       *[no] Sul ei ole nüüd taset
    }.
level_news-you_hold_and_nothing = Sinu tase on { LEVELS_NAME($news-before) } ja mitu aastat ei ole miski seda kinnitanud. Kui ükski turniir, mis lõpetatakse hiljemalt { FULL_DAY($news-first) }, seda ei tee, langeb see samal päeval: uus tase on { LEVELS_NAME($news-level) }. Taset tuleb kinnitada iga viie aasta järel. Kes saab turniiril taseme normi täis, kinnitab selle.
level_news-if_you_play_over = Kui sa mängid aktiivselt ja pidevalt laua taga, ei pea sa kinnitama: anna sellest edetabelikomisjonile teada.
level_news-no_event_has_confirmed = Ükski turniir ei kinnitanud viie aasta jooksul sinu taset ({ LEVELS_NAME($news-before) }), seetõttu on see alates { FULL_DAY($news-first) } { LEVELS_NAME($news-level) }. Viis aastat algavad sellest päevast uuesti.
level_news-kind_regards =
    { $news-code ->
        [ahead] { "" }
       *[other] Praegu ei pea sa midagi tegema.{ " " }
    }Parimate soovidega

## level_ruling
level_ruling-subject = Otsus taseme kohta: { $player }
level_ruling-the_board_has_confirmed =
    Juhatus kinnitas mängija { $player } taseme { LEVELS_NAME($news-level) }, mille pakkus { $news-event }. See on ametlik alates { FULL_DAY($news-first) }; turniirid, mis on pärast seda alanud või lõpetatud, jäävad nii, nagu need on.{ $news-held ->
        [yes]
            { " " }Praegu on tase { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , alates { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , turniir: { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_ruling-the_board_has_refused = Juhatus ei kinnitanud mängija { $player } taset { LEVELS_NAME($news-level) }, mille pakkus { $news-event }. Jääb senine tase.
level_ruling-holds_as_the_committee =
    Mängija { $player } tase on komisjoni otsusel { LEVELS_NAME($news-level) } alates { FULL_DAY($news-first) }.{ $news-held ->
        [yes]
            { " " }Praegu on tase { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , alates { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , turniir: { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_ruling-confirm_from =
    Mängija { $player } ei { $news-past ->
        [yes] pidanud
       *[no] pea
    } taset kinnitama: algus { FULL_DAY($news-first) }{ $news-last ->
        [yes] , lõpp { FULL_DAY($news-last) }
       *[no] , kuni teadet muutmisest ei tule
    }.
level_ruling-a_decision_about_of =
    Otsus mängija { $player } kohta ({ FULL_DAY($news-first) }) on tühistatud.{ $news-level ->
        [yes] { " " }Tase on nüüd { LEVELS_NAME($news-level) }.
       *[no] { "" }
    }

## morning
morning-subject =
    { COUNT($needs) } { COUNT($needs) ->
        [one] asi vajab
       *[other] asja vajavad
    } sind{ ALL($new, MORE(COUNT($needs), $new)) ->
        [yes] , uusi { $new }
       *[no] { "" }
    }
morning-good_morning = Tere hommikust!
morning-you_the_most_urgent =
    { COUNT($needs) ->
        [one] See vajab sind:
       *[other] Need vajavad sind, kõige kiirem ees:
    }
morning-new =
    { $need-new ->
        [yes] UUS:{ " " }
       *[no] { "" }
    }{ $need-event ->
        [yes] { $need-event }:{ " " }
       *[no] { "" }
    }{ $need-words }{ $need-since ->
        [yes] { " " }(alates { DAY($need-since) })
       *[no] { "" }
    }
morning-what_is_new_since = Märgitud on see, mis on pärast eelmist sellist kirja uus. Iga asi kordub iga päev, kuni see on lahendatud; päeval, mil midagi ei ole, kirja ei tule. Sama näitab "corr status".

## my_data
my_data-subject = Kõik, mis sinu kohta on talletatud
my_data-the_attached_file_holds = Kaasas olev fail { $file } sisaldab kõike, mida { $site-name } sinu kohta hoiab: sinu kirjet registris, aadresse ja seadeid, tasemeid, turniire ja partiisid koos tulemustega ning sinu kirju mulle: teksti, seda, mis neist sai, ja mida postiserver saatja kohta ütles. Sinu nimel mujalt tulnud kirjadest on seal kõik peale teksti, minu kirjadest sulle kuupäev, teema ja see, mis neist sai.
my_data-it_is_a_text = See on tekstifail (JSON). Iga tekstiredaktor avab selle ja teised programmid oskavad seda lugeda.
my_data-so_that_the_letter =
    Et kiri liiga suureks ei läheks, on välja jäetud { $left_out ->
        [one] sinu vanima kirja tekst
       *[other] sinu { $left_out } vanima kirja tekst
    }. Kohtunik saab selle sulle saata.
my_data-these_are_left_out = Välja on jäetud: minu kirjade tekst, sest need on sul olemas; sinu kirjadega tulnud failid ja pildid; koodid, mis tõendavad, et kirjad on sinult; ja vastaste saladused: ette antud käigud, valed teated ja märkmed.
my_data-to_have_your_name = Et sinu nimi ja aadress kustutataks, vasta "unusta mind".

## norm_table
norm_table-subject = { $ids }: sinu normid

## opponent_leave
opponent_leave-subject =
    { $leave-player }{ ALL($leave-off, $leave-until) ->
        [yes] : puhkus lõpeb varem
       *[no]
            { $leave-off ->
                [yes] : puhkus jääb ära
               *[no] : puhkus
            }
    }

## ranking_due
ranking_due-subject = Edetabel – { JOIN(LIST(ranking_due-confirming, ranking_due-waiting, ranking_due-missing), ", ") }
ranking_due-confirming =
    { $to_confirm ->
        [0] { "" }
       *[other] tasemeid kinnitada: { $to_confirm }
    }
ranking_due-waiting =
    { COUNT($titles) ->
        [0] { "" }
       *[other] tiitleid ootel: { COUNT($titles) }
    }
ranking_due-missing =
    { COUNT($reports) ->
        [0] { "" }
       *[other] aruandeid puudu: { COUNT($reports) }
    }
ranking_due-these_levels_fall_within = Need tasemed langevad poole aasta jooksul, kui ükski turniir neid enne ei kinnita (art. 2 §5):
ranking_due-from_to =
    { FULL_DAY($one-due) }: { $one-name }{ $one-member_no ->
        [yes] { " " }({ $one-member_no })
       *[no] { "" }
    }, praegu { LEVELS_NAME($one-level) }, siis { LEVELS_NAME($one-falls_to) }
ranking_due-and_more_corr_ranking = … ja veel { $more }: vasta "corr ranking due" ja saad kõik.
ranking_due-these_dan_titles_wait = Need dan-tiitlid ootavad juhatuse otsust (art. 1 §5):
ranking_due-proposed_by_which_was = { $one-name }: { LEVELS_NAME($one-level) }, pakkus { $one-event }, lõpetatud { FULL_DAY($one-closed) }
ranking_due-the_arbiters_have_not = Neid aruandeid ei ole kohtunikud komisjonile veel saatnud (art. 1 §4):
ranking_due-the_last_day =
    { $one-name } ({ $one-event }): viimane päev { $one-late ->
        [yes] oli
       *[no] on
    } { FULL_DAY($one-due) }
ranking_due-this_letter_comes_once = See kiri tuleb kord kuus, kui on midagi öelda. Vastuses võid igal ajal küsida:
ranking_due-corr_ranking_due_the = corr ranking due               sama, aasta ette
ranking_due-corr_ranking_list_all = corr ranking list              kõik tasemed tänase seisuga

## ready
ready-subject = { $event-id }: palun proovi enne algust oma meili
ready-starts_on_until_then = { $event-name } algab { FULL_DAY(CALENDAR($event-start)) }. Palun vaata enne seda, kas meie kirjad jõuavad sinuni ja sinu omad meieni.
ready-answer_this_letter_with = Vasta sellele kirjale sõnaga "valmis" või puuduta nuppu, kui seda näed, ja saada kiri ära.
ready-ready_my_mail_works = valmis        Minu meil töötab
ready-you_get_a_letter = Sa saad kohe kirja vastu. Kui ühe tunni jooksul midagi ei tule, kirjuta kohtunikule: { $event-arbiter }.

## record
record-subject = { $record-game }: protokoll

## refused
refused-subject =
    { $g ->
        [yes] { LETTER_SUBJECT($g) }
       *[no]
            Sinu kiri: { ONLY($codes, "too_many_letters") ->
                [yes] praegu rohkem vastuseid ei tule
               *[no]
                    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
                        [yes] kõik on korras
                       *[no] palun vaata uuesti
                    }
            }
    }

## round
round-subject =
    { $event-id }, { $round-match ->
        [yes] { $round-number }. partii
       *[no] { $round-number }. voor
    }{ $games ->
        [yes]
            : sinu { COUNT($games) ->
                [one] partii
               *[other] partiid
            }
       *[no] { "" }
    }
round-round_of_has_begun =
    { $round-match ->
        [yes] Algas { $round-number }. partii ({ $event-name }).
       *[no] Algas { $round-number }. voor ({ $event-name }).
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] See on sinu partii
               *[other] Need on sinu { COUNT($games) } partiid
            }:
       *[no] { "" }
    }
round-your_arbiter_is_good = Sinu kohtunik on { $event-arbiter }. Edu!

## ruling
ruling-the_reason = Põhjendus: "{ $reason }"
ruling-subject = { $event-id }: otsus sinu kohta
ruling-boards_line =
    { $short ->
        [one] tühi laud: { $first }
       *[other] tühjad lauad: { JOIN($boards, ", ") }
    }
ruling-boards_wins = { $name } võidab loobumisega
ruling-subject_boards = { $event-id }: millised lauad jäävad voorus { $round } tühjaks?
ruling-subject_chosen = { $event-id }: { $round }. vooru tühjad lauad
ruling-appeal_by = Vaidlustada saad kuni { FULL_DAY(CALENDAR($until)) }.
ruling-this_is_ruling_if =
    See on otsus { $ruling }{ $rule ->
        [yes] { " " }(reegel { $rule })
       *[no] { "" }
    }. Kui sa ei nõustu, vasta sellele kirjale hiljemalt { FULL_DAY(CALENDAR($until)) } reaga, mis algab sõnaga "kaeban:" ja ütleb, miks. Küsimuse korral kirjuta kohtunikule: { $event-arbiter }
ruling-this_is_ruling =
    See on otsus { $ruling }{ $rule ->
        [yes] { " " }(reegel { $rule })
       *[no] { "" }
    }.

## settings
settings-subject = Sinu seaded
settings-your_settings_have_been =
    { HAVING($settings, "changed") ->
        [yes] Sinu seadeid on muudetud. Nüüd on need:
       *[no]
            { $ordered ->
                [yes] Midagi ei olnud vaja muuta. Sinu seaded on:
               *[no] Sinu seaded on:
            }
    }
settings-to_change_them = Kuidas neid muuta
settings-answer_this_letter_with = Vasta sellele kirjale mõnega neist ridadest:
settings-set_language_language_of = määra keel { $language }            kirjade keel: { $own_name }
settings-set_timezone_europe_stockholm = määra ajavöönd Europe/Tallinn   kirjades on sealsed kellaajad
settings-set_text_only_letters = määra ainult tekst       kirjad ilma piltide ja nuppudeta
settings-set_html_letters_with = määra html               kirjad piltide ja nuppudega
settings-set_digest_one_letter = määra kokkuvõte 7        üks kiri päevas, kell seitse hommikul
settings-set_digest_off_every = määra kokkuvõte väljas   iga kiri kohe
settings-set_board_xo_boards = määra laud XO            laud tekstis, X ja O
settings-set_board_discs_boards = määra laud kettad        laud tekstis, ● ja ○
settings-set_board_letters_boards = määra laud sõnad         laud sõnadega, ettelugemiseks
settings-set_letters_short = määra kirjad lühikesed   vastamise õpetus ühel real
settings-set_letters_full = määra kirjad täielikud   täielik õpetus igas kirjas
settings-set_letters_auto = määra kirjad tavalised   täielik õpetus kolme esimese käigu ajal
settings-set_receipts_off = määra kinnitused väljas   mängitud tavalise käigu kohta kirja ei tule
settings-set_receipts_on = määra kinnitused sees    kiri sinu iga käigu kohta
settings-set_calendar_on_letters = määra kalender sees      kirjades on tähtajad sinu kalendri jaoks
settings-set_calendar_off_no = määra kalender väljas    ilma tähtaegadeta
settings-set_reminders_d_d = määra meeldetuletused 3d, 1d   kolm päeva ja üks päev enne aja lõppu
settings-set_reminders_event_reminders = määra meeldetuletused turniiri   nagu igal turniiril
settings-set_announcements_off_no = määra turniiriteated väljas   uute turniiride kohta kirju ei tule
settings-set_address_new_example = määra aadress uus@example.org   kirjad lähevad teisele aadressile
settings-your_data = Sinu andmed
settings-mydata_everything_that_is = minu andmed              kõik, mis sinu kohta on talletatud, failina
settings-forget_me_your_name = unusta mind              sinu nimi ja aadress kustutatakse
settings-to_leave_an_event = Turniirilt lahkumine
settings-one_letter_a_day = Üks kiri päevas on kõige vähem, mida mängimise ajal saada võid. Ükski seade ei vii sind turniirilt ära. Kui soovid lahkuda, kirjuta:
settings-withdraw_you_leave_it = lahkun { $event }              lahkud sealt; enne ütleme, mis see maksab

## start
start-subject =
    { $event-id }{ $round-joined ->
        [yes]
            : tere tulemast{ $games ->
                [yes] , sinu partiid
               *[no] { "" }
            }
       *[no] { " " }algab: sinu partiid
    }
start-welcome_to_this_is =
    { $round-joined ->
        [yes] Tere tulemast turniirile { $event-name }, mis juba käib.
       *[no] { $event-name } on alanud.
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] See on sinu partii
               *[other] Need on sinu { COUNT($games) } partiid
            }:
       *[no] { "" }
    }
start-please_try_this_first = Proovi kõigepealt seda
start-answer_this_letter_with = Vasta sellele kirjale sõnaga "test" või puuduta nuppu, kui seda näed, ja saad kirja vastu: siis teame mõlemad, et kirjad jõuavad kohale.
start-test_i_have_got = test          Sain kirja kätte
start-how_to_play = Kuidas mängida
start-answer_the_letter_with = Vasta kirjale, milles on laud. Kirjuta oma käik kõige üles eraldi reale, näiteks i9.
start-counted_from_the_arrival =
    { $event-points ->
        [0] { BRIEF($event-terms) }, arvates vastase käigu saabumisest siia kuni sinu käigu saabumiseni. Iga käik kinnitatakse sulle.
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }, arvates korra algusest siin kuni sinu vastuse saabumiseni. Iga tegu kinnitatakse sulle.
    }{ $event-reminders ->
        [yes] { " " }Meeldetuletus tuleb siis, kui { JOIN(EACH($event-reminders, "start-counted_from_the_arrival-each"), ", kui ", " ja kui ") }.
       *[no] { "" }
    }
start-counted_from_the_arrival-each = { SHARE($item) }
start-answer_help_to_any = Vasta ükskõik millisele lauaga kirjale "abi" ja saad loetelu kõigest, mida kirjutada võid; "reeglid" toob selle turniiri kõik reeglid.
start-how_a_game_ends = Kuidas partii lõpeb
start-once_moves_have_been =
    Kui tehtud on { $event-draw_claim_after } { $event-draw_claim_after ->
        [one] käik
       *[other] käiku
    }, võib kumbki mängija viiki nõuda.
start-who_plays = Kes mängivad
start-your_arbiter_is_good = Sinu kohtunik on { $event-arbiter }. Edu ja head mängu!

## stranger
stranger-subject =
    { ALL($told, $event) ->
        [yes] { $event }:{ " " }
       *[no] { "" }
    }Sinu kiri: { $site-name }
stranger-hello = Tere!
stranger-thank_you_your_address =
    Aitäh{ $name ->
        [yes] , { $name }
       *[no] { "" }
    }. Sinu aadress on kinnitatud ja kohtunik teab, mida sa kirjutasid{ $event ->
        [yes] { " " }({ $event })
       *[no] { "" }
    }. Otsustab kohtunik; kui sind kirja pannakse, saad kutse.
stranger-this_is_a_program = Siin on { $site-name }, programm, mis peab turniire e-kirja teel. Sinu kiri on saabunud, kuid ma ei tunne sinu aadressi, seetõttu ei saanud ma sellega midagi teha.
stranger-would_you_like_to =
    Kas soovid osaleda{ $event ->
        [yes] { " " }turniiril { $event }
       *[no] { "" }
    }? Andsin sellest teada kohtunikule, kes otsustab ja kirjutab sulle. Rohkem ei pea sa praegu midagi tegema.{ $late ->
        [yes] { " " }Registreerumine turniirile { $event } on lõppenud, kuid kohtunik võib sind siiski kirja panna.
       *[no] { "" }
    }{ ALL($by_voucher, NOT($voucher)) ->
        [yes] { " " }Turniiril { $event } osalemiseks on vaja kohtuniku antud koodi; kirjuta see allpool { $event } järele.
       *[no] { "" }
    }
stranger-it_goes_faster_if = Kiiremini läheb, kui vastad sellele kirjale nende ridadega, täidetult; see näitab ka, et aadress on sinu oma. Mida sul ei ole, jäta tühjaks:
stranger-enter =
    osalen { $event }{ $voucher ->
        [yes] { " " }{ $voucher }
       *[no] { "" }
    }
stranger-would_you_like_to_take = Kas soovid osaleda turniiril { $event }? See on ära jäetud ja seda ei mängita. Kohtuniku põhjendus: "{ $cancelled }"
stranger-do_you_play_in =
    Kas sa mängid mõnel meie turniiril? Siis kirjuta palun aadressilt, millega end kirja panid, või lisa see aadress: vasta tolt aadressilt mõnele meie kirjale reaga, mille alguses on "määra aadress" ja lõpus uus aadress. Aidata saab ka kohtunik.{ $arbiter ->
        [yes] { " " }Kohtuniku aadress on { $arbiter }.
       *[no] { "" }
    }
stranger-you_need_not_answer = Sellele kirjale ei pea sa vastama.

## tested
tested-subject = Kõik toimib: sinu kiri on saabunud

## times
times-subject =
    { COUNT($games) ->
        [one] { $games-0-game }
       *[other] Sinu partiid
    }: allesjäänud aeg

## title_news
title_news-subject =
    { $news-code ->
        [passed] Katse on sooritatud
        [failed] Sinu katse
       *[other] Sinu tiitel laua taga
    }
title_news-the_ranking_committee_has = Edetabelikomisjon kandis sisse sinu tiitli laua taga: { LEVELS_NAME($news-level) }, alates { FULL_DAY($news-day) }.
title_news-you_passed_the_test = Sa sooritasid katse: { LEVELS_NAME($news-level) } ({ FULL_DAY($news-day) }, edetabelikohtunik { $news-judge }). Palju õnne!
title_news-the_test_for_that = Sa ei sooritanud katset: { LEVELS_NAME($news-level) } ({ FULL_DAY($news-day) }, edetabelikohtunik { $news-judge }). Ühtegi tiitlit sa sellega ei kaota.
title_news-the_title_at_the = Tiitel laua taga, mille edetabelikomisjon sulle sisse kandis ({ LEVELS_NAME($news-level) }, alates { FULL_DAY($news-day) }), oli vale ja enam ei kehti.
title_news-the_test_for_on = Katse ({ LEVELS_NAME($news-level) }, { FULL_DAY($news-day) }) kanti sulle ekslikult sisse ja enam ei loe.
title_news-the_results_of_have = Turniiri { $news-event } ({ FULL_DAY($news-day) }) tulemused on kantud tiitlite registrisse.
title_news-the_results_of_have_been = Turniiri { $news-event } ({ FULL_DAY($news-day) }) tulemused on tiitlite registris parandatud.
title_news-the_results_of_have_been_taken = Turniiri { $news-event } ({ FULL_DAY($news-day) }) tulemused on tiitlite registrist välja võetud.
title_news-that_changes_your_title = See muudab sinu tiitlit laua taga; seni oli see { LEVELS_NAME($news-before) }.
title_news-that_changes_your_title_at = See muudab sinu tiitlit laua taga; seni sul seda ei olnud.
title_news-your_title_at_the =
    Sinu tiitel laua taga on { LEVELS_NAME($news-held) }{ $news-since ->
        [yes] , alates { FULL_DAY($news-since) }
       *[no] { "" }
    }{ $news-through ->
        [yes] , turniir: { $news-through }
       *[no] { "" }
    }.
title_news-you_have_no_title = Sul ei ole laua taga tiitlit.
title_news-your_title_at_the_board = Sinu tiitel laua taga on nüüd { LEVELS_NAME($news-held) }.
title_news-the_next_test_that =
    Järgmine katse võib olla kõige rohkem { LEVELS_NAME($news-highest) }, { $news-earliest ->
        [yes] kõige varem { FULL_DAY($news-earliest) }
       *[no] millal soovid
    }.
title_news-you_need_not_do = Praegu ei pea sa midagi tegema. Parimate soovidega
