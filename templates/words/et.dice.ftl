## happenings: Mis juhtus matši täringutega ja mida tehti ilma kirjata.
happenings-dice_committed =
    { $first ->
        [1] Midagi pole veel visatud: enne vajan mõlemalt midagi täringute jaoks.
       *[other] Enne kui viset { $first } visatakse, vajan mõlemalt uuesti midagi täringute jaoks.
    } { $scheme ->
        [plain] Visked tulenevad minu salajasest arvust, millega olen end sidunud kahe ankruga selle kirja lõpus, ja sellest, mida te mõlemad saadate.
        [beacon-start] Visked tulenevad minu salajasest arvust, millega olen end sidunud kahe ankruga selle kirja lõpus, sellest, mida te mõlemad saadate, ja avaliku juhuallika voorust, mis tuleb pärast seda.
       *[beacon] Visked tulenevad minu salajasest arvust, millega olen end sidunud kahe ankruga selle kirja lõpus, sellest, mida te mõlemad saadate, ja iga vise avaliku juhuallika omaette voorust.
    }
happenings-match_started = Sinu matš on alanud. Sinu vastane: { $opponent }.
happenings-match_reopened = Kohtunik otsustas, et see matš jätkub. Põhjus: "{ $reason }"{ happenings-reason_stop }
happenings-match_shown = Siin on sinu matš. Sinu vastane: { $opponent }.
happenings-dice_reminder = Täringud ootavad sinu vastust. Kuidas olen end sidunud, on minu esimeses kirjas selle matši kohta.
happenings-rolls_void = Seega kehtetud, neid ei mängi keegi: { JOIN(EACH($rolls, "happenings-rolls_void-each"), ", ") }. Järgmine vise saab järgmise vaba numbri.
happenings-rolls_void-each = vise { $item-0 } ({ $item-1 })
happenings-you_gave =
    { $kept ->
        [yes] Sinu sõnad täringute jaoks saabusid { MOMENT($arrived) }. Need on järgmise mängu jaoks ja jäävad suletuks, kuni see mäng on lõppenud. Need asendavad varasemaid, mille selles mängus saatsid, ja hilisemad asendaksid neid. Need on: { $line }
       *[no] Sinu panus täringutesse saabus { MOMENT($arrived) } ja kehtib: { $line }
    }
happenings-dice_bound =
    { $first ->
        [1] Mõlemad olete täringutesse midagi andnud. See on selle kirja lõpus koos tekstiga, millest kõik visked tulenevad. Palun võrdle enne oma esimest käiku kolme asja: oma sõnu või oma kirja välju Date ja Message-ID; ankruid minu esimese kirja omadega; ja D-d.
       *[other] Alates viskest { $first } kehtib täringutele uus tekst; see on selle kirja lõpus.
    }
happenings-round_named = Täringud võtavad nüüd avaliku juhuallika drand (võrk quicknet) vooru { $round }, reegli järgi kirjast, mis saabus { MOMENT($arrived) }. See tuleb { MOMENT($hour) }; enne seda ei tea seda keegi ja seni ükski kell ei käi.
happenings-bg_turn =
    { $who ->
        [you] Sina:
       *[they] { $opponent }:
    }{ $dice ->
        [none] { "" }
       *[other] { " " }vise { $dice }{ $rolled_why ->
            [autoroll] { " " }(sinu korraldus "autoroll")
            [autoroll_on_bar] { " " }(sinu korraldus "autoroll while on the bar")
            [in_advance] { " " }(ette antud)
           *[other] { "" }
        }{ $play ->
            [none] { "" }
           *[other] { "," }
        }
    }{ $play ->
        [none] { "" }
        [no_play] { " " }käiku ei olnud, kord läks edasi
       *[other] { " " }käik { $play }
    }{ happenings-bg_why }.
# why something was done without a letter; of the other's orders nothing is told
happenings-bg_why =
    { $why ->
        [forced] { " " }(ainus võimalik käik)
        [last_checker] { " " }(viimane nupp läheb välja)
        [greedy] { " " }(sinu korraldus "greedy")
        [take_if_doubled] { " " }(sinu korraldus "take if doubled")
        [drop_if_doubled] { " " }(sinu korraldus "drop if doubled")
        [double_next_turn] { " " }(sinu korraldus "double next turn")
        [autoroll] { " " }(sinu korraldus "autoroll")
        [autoroll_on_bar] { " " }(sinu korraldus "autoroll while on the bar")
        [in_advance] { " " }(ette antud)
        [unasked] { " " }(rohkem võita ei saa)
       *[other] { "" }
    }
happenings-bg_act =
    { $who ->
        [you] Sina:
       *[they] { $opponent }:
    } { moves-did }{ happenings-bg_why }.
happenings-bg_opening =
    Avavise: sina { $mine }, { $opponent } { $theirs }; { $begins ->
        [nobody] võrdsete täringute korral visatakse uuesti.
        [you] sina alustad.
       *[they] alustab { $opponent }.
    }
happenings-bg_game_over =
    Mäng { $game } on läbi: { $winner ->
        [you] sina võitsid
       *[they] { $opponent } võitis
    } { $points ->
        [one] ühe punkti
       *[other] { $points } punkti
    }{ $size ->
        [gammon] { ", " }gammon
        [backgammon] { ", " }backgammon
       *[single] { "" }
    }.{ ADD($given_mine, $given_theirs) ->
        [0] { "" }
       *[other] { " " }Turniirijuhi otsusega antud punktid loevad nüüd: { $given_theirs ->
            [0] sulle { $given_mine }
           *[other] { $given_mine ->
                [0] vastasele ({ $opponent }) { $given_theirs }
               *[other] sulle { $given_mine }, vastasele ({ $opponent }) { $given_theirs }
            }
        }.
    } Seis on { $mine }–{ $theirs }.
happenings-orders_stand = Sinu kehtivad korraldused: { JOIN($orders, "; ") }. Neid näed ainult sina; "orders off" võtab need tagasi.
happenings-break_asked =
    { $wanted ->
        [yes] Sinu vaheaeg on kirjas: see algab, kui see mäng on läbi, ja kestab viis päeva. „vaheaeg maha“ võtab selle tagasi. { $left ->
            [0] Rohkem sul selles matšis vaheaegu ei ole.
           *[other] Sul on selles matšis veel { $left }.
        }
       *[no] Sinu vaheaja soov on tagasi võetud.
    }
happenings-break_begun =
    { $who ->
        [you] Algab sinu vaheaeg
        [they] Algab vaheaeg, mille võttis { $opponent }
       *[both] Teil mõlemal algab vaheaeg
    }: järgmine mäng algab { MOMENT($until) } ja seni ükski kell ei käi.
happenings-break_over = Vaheaeg on läbi ja algab järgmine mäng.
# mida hilinemine matši alguses on toonud
happenings-late_reminder =
    Täringud ootavad sind ka siin: { AND($games) }. Kõigile piisab ühest vastusest.
happenings-late_waiting =
    { $opponent } ei saatnud õigel ajal seda, mida täringud vajavad, ja seepärast saad sina { $points ->
        [one] ühe punkti
       *[other] { $points } punkti
    }.
happenings-you_were_late =
    Sa jäid täringutele vajalikuga hiljaks { $days ->
        [one] { $days } päeva
       *[other] { $days } päeva
    }, { $lost ->
        [yes] ja sellega oled matši kaotanud.
       *[no] ja seepärast saab { $opponent } { $points ->
            [one] ühe punkti
           *[other] { $points } punkti
        }.
    }
happenings-they_were_late =
    { $opponent } jäi täringutele vajalikuga hiljaks { $days ->
        [one] { $days } päeva
       *[other] { $days } päeva
    }, { $lost ->
        [yes] ja sellega oled matši võitnud.
       *[no] ja seepärast saad sina { $points ->
            [one] ühe punkti
           *[other] { $points } punkti
        }.
    }
happenings-seed_told = Matš on läbi ja täringute taga olev salajane arv on selle kirja lõpus: nüüd saab igaüks iga viset kontrollida.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] Sul pole nüüd püsikorraldusi.
       *[other] Sinu püsikorraldused nüüd: { JOIN($orders, "; ") }. Neist tead ainult sina; "orders off" võtab need tagasi.
    }
happenings-reason_stop =
    { ANY(ENDSWITH($reason, "."), ENDSWITH($reason, "!"), ENDSWITH($reason, "?")) ->
        [yes] { "" }
       *[no] .
    }
happenings-points_given =
    { $why ->
        [director] Turniirijuht andis punkte: { happenings-points_shared }.
       *[other] Punktid hilinemise eest: { happenings-points_shared }.
    } { $waits ->
        [yes] Need loetakse siis, kui praegune partii on lõppenud, pärast selle enda punkte.
       *[no] Need loetakse kohe.
    }{ $reason ->
        [yes] { " " }Põhjus: "{ $reason }"{ happenings-reason_stop }
       *[no] { "" }
    }
happenings-points_shared =
    { $yours ->
        [0] { happenings-points_theirs }
       *[other] { $theirs ->
            [0] { happenings-points_yours }
           *[other] { happenings-points_yours }, { happenings-points_theirs }
        }
    }
happenings-points_yours =
    { $yours ->
        [one] üks sulle
       *[other] { $yours } sulle
    }
happenings-points_theirs =
    { $theirs ->
        [one] üks mängijale { $opponent }
       *[other] { $theirs } mängijale { $opponent }
    }
happenings-you_called_director =
    Oled kutsunud turniirijuhi. Sinu kiri on tema ees ja ka vastane loeb seda; midagi ei mängita ja ükski kell ei käi, kuni ta on vastanud; ainult "concede match" võetakse ikka vastu.{ $text ->
        [yes] { "" }
       *[no] { " " }Sa ei kirjutanud, milles asi: kirjuta see vastuses, "call director:" järele.
    }
happenings-they_called_director =
    { $opponent } on kutsunud turniirijuhi{ $text ->
        [yes] { " " }ja kirjutab: "{ $text }"
       *[no] .
    } Midagi ei mängita ja ükski kell ei käi, kuni ta on vastanud; ainult "concede match" võetakse ikka vastu. Kui tahad talle selle kohta midagi öelda, vasta reaga "call director: ..."; ka sinu kiri pannakse tema ette.
happenings-director_answered = Turniirijuht vastab: "{ $reason }"{ happenings-reason_stop } Matš jätkub sealt, kus see oli.
happenings-score_entered = Matši seis, sinu oma enne, on { $yours }–{ $theirs }; nii see jääb, mida laud ka ei ütleks.
happenings-points_taken_back = Turniirijuhi antud punkte enam ei loeta: { happenings-points_shared }. Põhjus: "{ $reason }"{ happenings-reason_stop }

## stages: Mida lugejalt enne esimest viset palutakse.
stages-contribute = Palun vasta reaga "phrase: ..." ja mõne oma sõnaga, 3 kuni 200 märki: need saavad täringute osaks. Iga muu vastus loeb samuti; siis tulevad selle asemele kirja Date ja Message-ID. Kellelegi ei näidata, mida sa saadad, enne kui ka vastane on midagi saatnud.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-breaks =
    Vaheajad mängude vahel: sinul { $left ->
        [0] pole enam ühtegi
       *[other] on veel { $left }
    }, { $opponent }: { $theirs ->
        [0] 0
       *[other] { $theirs }
    }.{ $wanted ->
        [you] { " " }Sinu oma algab, kui see mäng on läbi.
        [they] { " " }{ $opponent } võtab ühe, kui see mäng on läbi.
        [both] { " " }Te mõlemad võtate ühe, kui see mäng on läbi.
       *[other] { "" }
    }
asked-match_summary =
    Sul on pooleli { $games } { $games ->
        [one] matš
       *[other] matši
    }{ $yours ->
        [yes]
            { $games ->
                [one] { " " }ja selles
               *[other]
                    { SAME($yours, $games) ->
                        [yes] { " " }ja neist kõigis
                       *[no]
                            { " " }ja neist { $yours }{ MORE($games, 1) ->
                                [yes] { " " }matšis
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
asked-points_wait =
    Kui see mäng on lõppenud, loevad turniirijuhi otsusega antud punktid: { $theirs ->
        [0] sulle { $mine }
       *[other] { $mine ->
            [0] vastasele ({ $opponent }) { $theirs }
           *[other] sulle { $mine }, vastasele ({ $opponent }) { $theirs }
        }
    }.
asked-your_gift = Täringud ootavad sind: palun vasta minu kirjale selle matši kohta reaga „phrase: ...“ või kuidas tahes.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Enne kõike muud vajan sinu vastust sellele kirjale.
letter-their_gift = Ootan seda, mida { $opponent } täringutele annab. Sina ei pea midagi tegema.
# mida hilinemine matši alguses seni maksab
letter-late_mine =
    { $late-state ->
        [due] Kui see pole saabunud { FULL_DAY($late-last_day) } päeva lõpuks, { $late-loses ->
            [yes] kaotad matši.
           *[no] saab { $opponent } ühe punkti ja { $late-step ->
                [one] iga päevaga
               *[other] iga { $late-step } päevaga
            } veel ühe; pärast { FULL_DAY($late-lost_day) } kaotad matši.
        }
        [costs] See on { $late-days } päeva hilinenud ja { $opponent } saab selle eest { $late-points ->
            [one] ühe punkti
           *[other] { $late-points } punkti
        }. Kui see pole saabunud { FULL_DAY($late-last_day) } päeva lõpuks, { $late-loses ->
            [yes] kaotad matši.
           *[no] lisandub veel üks; pärast { FULL_DAY($late-lost_day) } kaotad matši.
        }
        [lost] See on { $late-days } päeva hilinenud, mis kaotab matši; aga vastane on sama hiljaks jäänud, nii et otsustab kohtunik.
        [came] Sinu vastus hilines { $late-days } päeva ja { $opponent } saab selle eest { $late-points ->
            [one] ühe punkti
           *[other] { $late-points } punkti
        }.
       *[came_lost] See hilines { $late-days } päeva, mis kaotab matši.
    }
letter-late_theirs =
    { $late-state ->
        [due] Kui midagi pole saabunud { FULL_DAY($late-last_day) } päeva lõpuks, { $late-loses ->
            [yes] võidad matši.
           *[no] saad ühe punkti ja { $late-step ->
                [one] iga päevaga
               *[other] iga { $late-step } päevaga
            } veel ühe; pärast { FULL_DAY($late-lost_day) } võidad matši.
        }
        [costs] See on { $late-days } päeva hilinenud ja saad selle eest { $late-points ->
            [one] ühe punkti
           *[other] { $late-points } punkti
        }. Kui midagi pole saabunud { FULL_DAY($late-last_day) } päeva lõpuks, { $late-loses ->
            [yes] võidad matši.
           *[no] saad veel ühe; pärast { FULL_DAY($late-lost_day) } võidad matši.
        }
        [lost] { $opponent } on { $late-days } päeva hiljaks jäänud, mis kaotab matši; aga sina oled sama hiljaks jäänud, nii et otsustab kohtunik.
        [came] { $opponent } jäi { $late-days } päeva hiljaks ja saad selle eest { $late-points ->
            [one] ühe punkti
           *[other] { $late-points } punkti
        }.
       *[came_lost] { $opponent } jäi { $late-days } päeva hiljaks, mis kaotab matši.
    }
letter-on_break =
    { $who ->
        [you] Sul on vaheaeg
        [they] { $opponent } on vaheajal
       *[both] Teil mõlemal on vaheaeg
    }: järgmine mäng algab { MOMENT($until) }. Ükski kell ei käi ja keegi ei pea midagi tegema.
letter-against_match = { $game-game } – { $game-opponent }: alustate mõlemad, täringute pärast
letter-dice_of_start = { $event-id } algab: sinu sõnad täringute jaoks
letter-dice_of_round = { $event-id }, { $round-number }. voor: sinu sõnad täringute jaoks
letter-for_every_match =
    Palun vasta sellele kirjale reaga "fraas: ..." ja mis tahes oma sõnadega, 3 kuni 200 märki: { $games ->
        [one] need saavad
       *[other] üks kord kõigi nende matšide jaoks, need saavad
    } osaks täringutest. Ka iga muu vastus loeb; siis asendavad seda selle Date ja Message-ID. Matši laud tuleb siis, kui olete mõlemad vastanud. Ankrud, millega olen end sidunud, on kirja lõpus.
letter-late_each =
    Kui sinu vastus pole saabunud { FULL_DAY($late-last_day) } päeva lõpuks, { $late-loses ->
        [yes] kaotad { letter-late_matches }.
       *[no] saab { $games ->
            [one] su vastane
           *[other] iga neist vastastest
        } ühe punkti ja { $late-step ->
            [one] iga päevaga
           *[other] iga { $late-step } päevaga
        } veel ühe; pärast { FULL_DAY($late-lost_day) } kaotad { letter-late_matches }.
    }
letter-late_matches =
    { $games ->
        [one] matši
       *[other] need matšid
    }
letter-phrase_sample = fraas:        oma sõnad täringute jaoks
letter-beacon_awaited = Ootan avaliku juhuallika vooru { $round }, mis tuleb { MOMENT($hour) }; kui allikas vaikib, ootan edasi. Ükski kell ei käi ja keegi ei pea midagi tegema.
letter-director_awaited = Turniirijuht on kutsutud: midagi ei mängita ja ükski kell ei käi, kuni ta on vastanud. Sul pole vaja midagi teha.

## dice: Vastus küsimusele "täringud": arvud lugeja visetest, kuidas need sünnivad ja kuidas neid kontrollida.
dice-subject =
    { $match ->
        [yes] { $match-game }: täringud
       *[no] Sinu matšide täringud
    }
dice-so_far =
    { $m-rolls ->
        [0] Selles matšis ({ $m-opponent }) pole veel visatud.
        [one] Selles matšis ({ $m-opponent }) on tehtud üks vise.
       *[other] Selles matšis ({ $m-opponent }) on tehtud { $m-rolls } viset.
    }
dice-waits =
    { $m-waits ->
        [mine] Järgmiseks viskeks vajan midagi sinult: rida "fraas: ..." sinu enda sõnadega või mis tahes muud vastust.
        [theirs] Järgmiseks viskeks ootan seda, mida { $m-opponent } täringutele annab.
       *[beacon] Järgmiseks viskeks ootan avaliku juhuallika vooru.
    }
dice-made =
    Nii need sünnivad: minu salajasest arvust, millega sidusin end kahe ankruga enne, kui midagi visati, ja sellest, mida te mõlemad saatsite. { $scheme ->
        [plain] Iga vise järgneb neist ja oma numbrist. Ma ei saa ühtegi muuta, kuid minu pidaja võiks tulevasi teada.
        [beacon-start] Lisandub avaliku juhuallika voor, mida keegi enne ei teadnud. Iga vise järgneb neist ja oma numbrist; ma ei saa ühtegi muuta, kuid minu pidaja võiks tulevasi teada.
       *[beacon] Iga vise järgneb neist, oma numbrist ja avaliku juhuallika voorust, mida keegi enne ei teadnud, nii et keegi ei saa seda ette teada.
    }
dice-again =
    { $n ->
        [one] Ühe korra pidin end uuesti siduma, teise salajase arvuga, ja te andsite mõlemad jälle midagi.
       *[other] { $n } korda pidin end uuesti siduma, teise salajase arvuga, ja te andsite mõlemad jälle midagi.
    }
dice-open = Salajane arv on nüüd teada, nii et kõike saab üle arvutada.
dice-void_rolls = Visked, mis ei kehti; keegi neid ei mängi ja nende numbrid ei kordu:
dice-void =
    { $v-count ->
        [one] Vise { $v-numbers }
       *[other] Visked { $v-numbers }
    }: { $v-lost ->
        [yes] saadetud enne, kui meie andmebaas tuli varukoopiast taastada.
       *[no] { $v-reason ->
            [yes] otsuse põhjal. Põhjus: "{ $v-reason }"
           *[no] otsuse põhjal.
        }
    }
dice-check = Nii saab neid kontrollida: lisatud on { $file }, protokoll kõigest, mis nende täringute kohta on öeldud. Kontrollprogramm on üks Pythoni fail, verify_dice.py, mis ei vaja midagi muud; selle kirjutab "corr dice verify --program" ja kohtunik saab selle sulle saata. Siis arvutab "python3 verify_dice.py { $file }" iga viske üle.
dice-letters_prove = See loeb ka meie kirju, kui need on faili salvestatud: need tõendavad rohkem kui protokoll, sest igaüks neist oli sul enne järgmist viset.
dice-scope =
    { $f-scope ->
        [match] Selles matšis
        [event] Turniiril { $f-name }: { $f-matches ->
            [one] üks matš
           *[other] { $f-matches } matši
        }
       *[all] Kõigis sinu matšides: { $f-matches ->
            [one] üks
           *[other] { $f-matches }
        }{ $f-matches ->
            [100] , viimased
           *[other] { "" }
        }
    }
dice-side =
    { $name ->
        [you] sina
        [match] vastane
       *[other] vastased
    }
dice-row =
    { $name ->
        [rolls] viskeid
        [mean] silmi viske kohta
        [doubles] duubleid
       *[begun] alustatud mänge
    }
dice-face = täringuid { $face } silmaga
dice-of = { $part } / { $whole }
dice-even =
    { $e-what ->
        [faces] Silmad: sina { dice-rare_mine }, teine pool { dice-rare_theirs }, kokku { dice-rare_both }.
        [doubles] Duublid: sina { dice-rare_mine }, teine pool { dice-rare_theirs }, kokku { dice-rare_both }.
       *[openings] Kes alustab: { dice-rare_both }.
    }
dice-rare_mine =
    { $e-mine ->
        [0] otsustamiseks liiga vähe
        [1] midagi haruldast pole
       *[other] haruldasem kui üks { $e-mine } hulgast
    }
dice-rare_theirs =
    { $e-theirs ->
        [0] otsustamiseks liiga vähe
        [1] midagi haruldast pole
       *[other] haruldasem kui üks { $e-theirs } hulgast
    }
dice-rare_both =
    { $e-both ->
        [0] otsustamiseks liiga vähe
        [1] midagi haruldast pole
       *[other] haruldasem kui üks { $e-both } hulgast
    }
dice-counted = Arvesse lähevad kõik tehtud visked, ka need, mis ei kehti. Duubli silmad loevad topelt ja avaviskest on kummalgi üks täring; ausad täringud annavad pikapeale 8,17 silma viske kohta ja duubli ühes käigus kuuest. "Haruldasem kui üks 20 hulgast" ütleb hii-ruut-test: ausad täringud näivad ebaühtlasemad vähem kui ühes 20 sama pikast nimekirjast. Kes vaatab 20 nimekirja, leiab sellise.
dice-none_yet = Sinu matšides pole veel visatud.

## reasons: Miks täringute kohta pole midagi öelda.
reasons-no_dice = Sa küsisid täringute kohta, kuid sinu partiides ei visata midagi: neid mängitakse ilma täringuteta.

## gifts: Kviitung selle kohta, mida kiri andis korraga mitme matši täringutele.
gifts-subject = Sinu sõnad täringute jaoks on saabunud
gifts-arrived =
    See, mida täringutele andsid, saabus { MOMENT($arrived) } ja kehtib { $games ->
        [one] selle matši
       *[other] nende { $games } matši
    } jaoks. Sa ei pea enam midagi tegema. Matši laud tuleb siis, kui olete mõlemad vastanud.
gifts-waits = { $one-game }, vastane { $one-opponent }, ootab seda, mida { $one-opponent } annab.
gifts-yours = Sinu oma on: { $one-line }
gifts-thrown = { $one-game }, vastane { $one-opponent }, on mõlemad saanud: selle täringutest räägib eraldi kiri.
