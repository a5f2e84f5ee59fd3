### Meningarna i corr. Hur de skrivs står i CONTRIBUTING.md.

## language: Vad alla blad tar av språket: listor, tal, ordet för en mästarnivå.
language-and = { JOIN($words, ", ", " och ") }
language-number = { REPLACE(REPLACE($text, "-", "−"), ".", ",") }
language-decimal_mark = ,
language-dan = DAN

## absence: Ledighet, i alla brev som berättar om den. Tider är läsarens lokala.
absence-end =
    { EVE($d) ->
        [yes] till och med { FULL_DAY(EVE($d)) }
       *[no] till { dates-moment }
    }
# läsarens egen
absence-yours =
    { $ruled ->
        [yes] Tävlingsdomaren har gett dig ledigt
       *[no] Du är ledig
    }{ $begun ->
        [yes] { "" }
       *[no] { " " }från { MOMENT($since) }
    } { ABSENCE_END($until) }. { $begun ->
        [yes] Din tid står stilla
       *[no] Då står din tid stilla
    } i partierna här nedan, och i dem som börjar under tiden{ $ruled ->
        [yes] ; det kostar dig inga lediga dagar
       *[no] { "" }
    }.
absence-taken_back =
    { $ruled ->
        [yes] Tävlingsdomaren har dragit in det som återstod av din ledighet
       *[no] Det som återstod av din ledighet tas tillbaka
    }: den slutar { MOMENT($until) }, med en dags varsel. Från och med då går din tid igen.
absence-will_not_begin =
    { $ruled ->
        [yes] Tävlingsdomaren har dragit in din ledighet
       *[no] Din ledighet tas tillbaka
    } från { MOMENT($since) } { ABSENCE_END($until) }: den börjar inte, och din tid går då som vanligt.
absence-still_announced = Du har fortfarande anmält ledighet från { MOMENT($since) } { ABSENCE_END($until) }: den gäller.
absence-to_end_others = Vill du ta tillbaka den också, så nämn en dag i den: "ledigt av { $day }", eller skriv "ledigt av allt".
absence-why = Tävlingsdomarens skäl: "{ $reason }"
absence-left =
    Du har { $days } av { $most } { $most ->
        [one] ledig dag
       *[other] lediga dagar
    } kvar för { $year }.
absence-no_games = Inget av dina partier som pågår här ändras av det.
absence-game =
    { $game } mot { $opponent }: { $over ->
        [yes]
            { $turn ->
                [you] din tid
               *[other] tiden för { $opponent }
            } var slut { MOMENT($due) }; ledigheten ger den inte tillbaka.
       *[no]
            { NONE($due) ->
                [yes]
                    { $turn ->
                        [give_you] dina ord till tärningarna saknas ännu.
                        [give_other] orden från { $opponent } till tärningarna saknas ännu.
                       *[other]
                            { $turn ->
                                [you] det är ditt drag
                               *[other] { $opponent } är vid draget
                            }, och den klockan står stilla ändå.
                    }
               *[no]
                    { $turn ->
                        [you] ditt svar ska vara framme senast { MOMENT($due) }.
                       *[other] { $opponent } är vid draget, till { MOMENT($due) }.
                    }
            }
    }
absence-told = Dina motståndare har fått veta när du är borta, och inget annat.
absence-to_take_back = Vill du ta tillbaka det som återstår av ledigheten, så svara "ledigt av": då slutar den en dag senare.
# en motståndares
absence-theirs =
    { $player } är ledig{ $begun ->
        [yes] { "" }
       *[no] { " " }från { MOMENT($since) }
    } { ABSENCE_END($until) }. Så länge står tiden stilla för { $player }.
absence-theirs_back = { $player } är tillbaka tidigare: ledigheten slutar nu { MOMENT($until) }, och då går tiden igen för { $player }.
absence-theirs_not = { $player } blir ändå inte borta från { MOMENT($since) } { ABSENCE_END($until) }: tiden går då som vanligt för { $player }.
absence-your_own_time = Din egen tid går som vanligt.
# i brev om partier
absence-your_leave =
    Du är ledig{ $begun ->
        [yes] { "" }
       *[no] { " " }från { MOMENT($since) }
    } { ABSENCE_END($until) }: { $begun ->
        [yes] din tid står stilla
       *[no] då står din tid stilla
    }.
absence-their_leave =
    { $opponent } är ledig{ $begun ->
        [yes] { "" }
       *[no] { " " }från { MOMENT($since) }
    } { ABSENCE_END($until) }: { $begun ->
        [yes] så länge
       *[no] då
    } står tiden stilla för { $opponent }.

## advance_words: Orden i normerna i förväg. Nivåer och poäng kommer in som text.
advance_words-decimal_mark = { language-decimal_mark }
advance_words-dan = { language-dan }
advance_words-heading-norms = Normer i förväg
advance_words-heading-what_if = Tänk om
advance_words-heading-outcome = Vad ett avslut skulle ge nu
advance_words-heading-levels = Normerna, i poäng
advance_words-heading-missing = Återstår, i poäng
advance_words-heading-none = Ingen norm som det ser ut nu
advance_words-heading-prospects = Vad poängen i slutet leder till
advance_words-heading-new_players = Nya spelare räknas som
advance_words-label-participants = Deltagare
advance_words-label-over = Avslutade partier
advance_words-label-to_come = Partier som återstår
advance_words-label-undrawn = Partier var, ännu inte lottade
advance_words-label-player = Spelare
advance_words-label-level = Nivå
advance_words-label-completed = Klara
advance_words-label-scheduled = Partier
advance_words-label-points = Poäng
advance_words-label-rise2 = Stiga två
advance_words-label-rise1 = Stiga en
advance_words-label-confirm = Bestyrka
advance_words-label-keep = Behålla
advance_words-label-reached = nådd
advance_words-label-from = Poäng från
advance_words-label-to = Till
advance_words-label-after = Nivå då
advance_words-label-rule = Hur
advance_words-text-preliminary = Preliminärt: om alla partier som återstår spelas färdigt. Tills tävlingen är avslutad kan allt ändras (art. 2 §2).
advance_words-text-missing = Inom parentes det som inte kan nås: mer än partierna som återstår kan ge.
advance_words-text-most_points = Den som har flest poäng av alla i tävlingen behåller nivån i alla fall (art. 2 §3).
advance_words-text-unsanctioned = Tävlingen är inte sanktionerad av SLSF och ändrar ingen nivå (art. 1 §1): detta är vad som skulle krävas om den vore det.
advance_words-text-guessed = Tävlingen nämner inga partier: vem som möter vem följer av dess system; utan ett sådant möter alla alla en gång.
advance_words-text-undrawn = Ronder återstår att lotta: i dem räknas varje motståndare som de i genomsnitt som spelaren ännu kan möta.
advance_words-text-counts_as = Enligt tävlingsdomarens uppskattning, eller vad art. 4 ger av de partier som är färdigspelade; – räknas som spelarens andra motståndare i genomsnitt.
advance_words-reason-rise2 = stiger två nivåer
advance_words-reason-rise1 = stiger en nivå
advance_words-reason-confirmed = behåller och bestyrker nivån
advance_words-reason-kept = behåller nivån
advance_words-reason-kept_most_points = behåller nivån med flest poäng av alla
advance_words-reason-fell = missar normen för att behålla nivån
advance_words-reason-too_few_participants = ingen norm: färre än fem deltagare (art. 3 §1)
advance_words-reason-too_few_games = ingen norm: färre än sju partier (art. 3 §2)
advance_words-reason-too_few_opponents = ingen norm: färre än fem partier mot spelare nära nivån eller över den (art. 3 §2)
advance_words-reason-new = första nivån, funnen ur resultaten (art. 4)
advance_words-reason-new_unranked = för få partier för en första nivå (art. 3 §1–2)
advance_words-reason-new_opponents = har ingen nivå, och inget visar än hur starka motståndarna är (art. 4)
advance_words-reason-impossible = kan inte nås med partierna som återstår
advance_words-reason-unsaid = kan inte sägas i förväg
advance_words-decided-higher = nivån vid avslutningen är högre och gäller (art. 2 §4)
advance_words-decided-below = en nivå under den vid avslutningen (art. 2 §4)
advance_words-decided-close = nivån vid avslutningen var redan sänkt och gäller (art. 2 §4)
advance_words-decided-no_norm = nivån vid avslutningen gäller [K 8]
advance_words-decided-found = nivån från annat håll är inte lägre och gäller [K 13]
advance_words-decided-unranked = nivån från annat håll gäller [K 13]
advance_words-footer = { $name } · Normer i förväg, preliminära
advance_words-moving =
    Preliminärt: { $n } { $n ->
        [one] ny spelare
       *[other] nya spelare
    } deltar, så normerna kan ändras; första nivåer beror på styrkorna nedan.
advance_words-supposed = Antaget: { $game } slutar { $result }.
advance_words-supposed_points = Antaget: { $points } poäng sammanlagt i färdigspelade partier.

## asked: Meningarna i brev som svarar på frågor. Tiderna är läsarens egna.
# games
asked-head =
    { $name ->
        [game] Parti
        [due] Senast
        [left] Kvar
        [move] Drag
        [you] Du
       *[opponent] Motståndare
    }
asked-due = { dates-day } { CLOCK($d, "%H:%M") }
asked-stands = står stilla
asked-short =
    { MORE(0, $left-days) ->
        [yes] sent
       *[no]
            { $left-days ->
                [yes] { $left-days } d
               *[no] { DIV($left-seconds, 3600) } tim
            }
    }
asked-whose =
    { $ply }, { $turn ->
        [you] du
       *[other] motsp.
    }
asked-colour =
    { $name ->
        [black] svart
        [white] vit
        [none] –
       *[other] öppet
    }
asked-summary =
    { $games ->
        [yes]
            Du har { $games } { $games ->
                [one] parti
               *[other] partier
            } som pågår{ $yours ->
                [yes]
                    , och det är din tur i { SAME($yours, $games) ->
                        [yes]
                            { $games ->
                                [one] det
                               *[other] alla
                            }
                       *[no] { $yours } av dem
                    }
               *[no] . Det är inte din tur i något av dem: du behöver inte göra något
            }.
       *[no] Du har inga partier som pågår.
    }
asked-answer_first = Svara först i { $game }, senast { MOMENT($due) }.
asked-against =
    { $opponent }{ IN($colour, "black", "white") ->
        [yes]
            { " " }(du är { $colour ->
                [black] svart
               *[white] vit
            })
       *[no]
            { $colour ->
                [none] { "" }
               *[other] { " " }(färgerna är inte valda än)
            }
    }
asked-turn =
    { $turn ->
        [you] Din tur: drag { $ply }, senast { MOMENT($due) }. Du har { SPAN($left) } kvar.
       *[other] { $opponent } ska spela drag { $ply }, senast { MOMENT($due) }, om { SPAN($left) }.
    }
asked-draw =
    { $offer ->
        [theirs] { $opponent } erbjuder remi i { $game }: svara "{ $game } anta" eller "{ $game } avböj".
       *[other] Ditt remianbud i { $game } står kvar tills { $opponent } svarar.
    }
asked-more =
    Och { $n } { $n ->
        [one] parti
       *[other] partier
    } till, där det är längre tid kvar.
asked-zone = Tiderna gäller { PLACE($d) }.
asked-board = Visa brädet
asked-order =
    { $name ->
        [show] visa
       *[record] protokoll
    }
asked-to_see = Vill du se ett bräde, så svara med partiets nummer och "visa":
asked-ended = Slut de senaste 30 dagarna
asked-end =
    { $game } mot { $opponent }, { DAY($day_of) }: { $told }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }
asked-older = Äldre partier
asked-to_record = Vill du ha ett partis protokoll, så svara med partiets nummer och "protokoll":
# ett prov
asked-tested = Det fungerar: ditt brev kom fram { dates-moment }.
asked-tested_then = Du kan svara på alla våra brev precis så här.
asked-ready_for = Du är redo för { $name } ({ $id }), som börjar { FULL_DAY(CALENDAR($start)) }.
# time
asked-clock = { $game } mot { $opponent }
asked-running =
    { $turn ->
        [you] Du
       *[other] { $opponent }
    } ska spela drag { $ply }: { SPAN($used) } av { SPAN($given) } har gått, { SPAN($left) } återstår.
asked-until =
    Svaret ska vara här senast { MOMENT($local) }{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , det vill säga { CLOCK($utc, "%Y-%m-%d %H:%M") } UTC
       *[no] { "" }
    }.
asked-resting =
    { $turn ->
        [you] Tiden för { $opponent }
       *[other] Din tid
    } står stilla; för nästa drag { $turn ->
        [you] finns
       *[other] har du
    } { SPAN($coming) }.
asked-turns = Dina drag hittills, det senaste först:
asked-turn_line =
    Drag { $ply }: { SPAN($used) }{ $given_back ->
        [yes] , sedan du fått tillbaka { SPAN($given_back) }
       *[no] { "" }
    }
# table
asked-final =
    { $final ->
        [yes] Sluttabellen.
       *[no] Tabellen som den ser ut nu; tävlingen pågår ännu.
    }
asked-each_other = Alla resultat; kolumnerna har samma nummer som raderna ovan:
asked-by =
    { $name ->
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] andelen av matchernas poäng
        [mutual] poäng i partierna dem emellan
        [match_points] matchpoäng
        [game_points] poäng
        [match_wins] vunna matcher
       *[other] { ENGLISH($name) }
    }
asked-before = { $name } står före { $rival }: { BY($figure) } { NUMBER($mine) } mot { NUMBER($theirs) }.
asked-shared = { $name } och { JOIN($rivals, ", ") } delar plats: de står lika i allt.
# norms
asked-so_far =
    Du har { AMOUNT($n-points) } på { $n-completed } { $n-completed ->
        [one] färdigspelat parti
       *[other] färdigspelade partier
    }; { $n-left } av dina { $n-scheduled } pågår fortfarande.
asked-level =
    Dina normer utgår från { LEVELS_NAME($n-level) }{ SAME($n-now, $n-level) ->
        [yes] { "" }
       *[no] , den nivå som gäller för dig i tävlingen; din nivå är nu { LEVELS_NAME($n-now) }
    }.
asked-new_opponents = Du har ingen nivå än, och inget visar än hur starka dina motståndare är: vilken nivå dina resultat ger går inte att säga ännu.
asked-target =
    { AMOUNT($t-points) } för att { $t-code ->
        [rise2] stiga två nivåer, till{ " " }
        [rise1] stiga en nivå, till{ " " }
        [confirm] bestyrka{ " " }
       *[keep] behålla{ " " }
    }{ LEVELS_NAME($t-level) }: { $t-state ->
        [reached] klart
       *[other] { NUMBER($t-missing) } till
    }{ $t-state ->
        [beyond] , vilket är mer än dina partier kan ge
        [open] , vilket fortfarande är möjligt
       *[other] { "" }
    }.
asked-what_if =
    { $n-left ->
        [yes]
            { $n-left ->
                [one] Det parti som
               *[other] De { $n-left } partier som
            } pågår kan ge dig 0 till { AMOUNT(TEXT($n-left)) }. Det leder till:
       *[no] Alla dina partier är slut. Som det ser ut nu:
    }
asked-supposed =
    { $n-supposed ->
        [yes] Du frågade vad { AMOUNT($n-asked) } sammanlagt skulle leda till:
       *[no] Du frågade om { AMOUNT($n-asked) } sammanlagt, men du får mellan { NUMBER($n-points) } och { AMOUNT($n-most_in_all) }.
    }
asked-leads_to =
    { SAME($w-least, $w-most) ->
        [yes] { NUMBER($w-least) }
       *[no] { NUMBER($w-least) } till { NUMBER($w-most) }
    } poäng{ SAME($w-least, $w-least_in_all) ->
        [yes] { "" }
       *[no]
            { " " }({ SAME($w-least, $w-most) ->
                [yes] { NUMBER($w-least_in_all) }
               *[no] { NUMBER($w-least_in_all) } till { NUMBER($w-most_in_all) }
            } sammanlagt)
    }: { SAME($n-now, $n-level) ->
        [yes]
            { $w-reason ->
                [rise2]
                    du stiger två nivåer, till { $w-level ->
                        [yes] { LEVELS_NAME($w-level) }
                       *[no] ingen nivå än: färre än fem av dina partier är mot spelare nära den nivå som det visar
                    }
                [rise1]
                    du stiger en nivå, till { $w-level ->
                        [yes] { LEVELS_NAME($w-level) }
                       *[no] ingen nivå än: färre än fem av dina partier är mot spelare nära den nivå som det visar
                    }
                [confirmed]
                    du bestyrker { $w-level ->
                        [yes] { LEVELS_NAME($w-level) }
                       *[no] ingen nivå än: färre än fem av dina partier är mot spelare nära den nivå som det visar
                    }
                [kept]
                    du behåller { $w-level ->
                        [yes] { LEVELS_NAME($w-level) }
                       *[no] ingen nivå än: färre än fem av dina partier är mot spelare nära den nivå som det visar
                    }
                [fell]
                    du faller till { $w-level ->
                        [yes] { LEVELS_NAME($w-level) }
                       *[no] ingen nivå än: färre än fem av dina partier är mot spelare nära den nivå som det visar
                    }
               *[other]
                    { $w-level ->
                        [yes] { LEVELS_NAME($w-level) }
                       *[no] ingen nivå än: färre än fem av dina partier är mot spelare nära den nivå som det visar
                    }
            }
       *[no]
            { $w-level ->
                [yes] { LEVELS_NAME($w-level) }
               *[no] ingen nivå än: färre än fem av dina partier är mot spelare nära den nivå som det visar
            }
    }.
asked-most_points = Den som har flest poäng av alla i tävlingen behåller nivån i vilket fall som helst.
asked-preliminary =
    Allt detta är preliminärt tills tävlingen är avslutad.{ $n-new_players ->
        [yes]
            { " " }{ $n-new_players }{ $n-new_players ->
                [one] { " " }ny spelare deltar
               *[other] { " " }nya spelare deltar
            }: de räknas så starka som deras resultat hittills visar, utan resultat som dina andra motståndare i genomsnitt, och allt kan ändras.
       *[no] { "" }
    }
asked-undrawn =
    { $n-undrawn } av dina partier är ännu inte { $n-undrawn ->
        [one] lottat
       *[other] lottade
    }: där räknas en motståndare lika stark som de spelare du ännu kan möta är i genomsnitt.
asked-unranked =
    { $n-rated ->
        [yes] Tävlingen räknas i förbundets ratinglista i { $n-game } ({ $n-game ->
            [gomoku] G27–30
           *[other] R28–31
        }) och ger inga nivåer, så det finns inga normer.
       *[no] Tävlingens resultat räknas inte för någon ranking, så det finns inga normer.
    }
# record
asked-sides =
    { $r-black ->
        [yes]
            { $r-begins ->
                [white] Vit: { $r-white }. Svart: { $r-black }.
               *[black] Svart: { $r-black }. Vit: { $r-white }.
            }
       *[no] { $r-first } lägger de första stenarna, { $r-second } svarar; färgerna är inte valda än.
    }
asked-sides_match = { $r-first } mot { $r-second }.
asked-began = Började { FULL_DAY($day_of) }.
asked-opening = Inledning: { $name }.
asked-goes_on = Partiet pågår ännu.
asked-record = Hela partiet med alla val, i protokollets ord:
asked-no_move = Inget drag är gjort än.
asked-attached = Bifogade är { $game }.txt och { $game }.sgf, filer som program för spelet kan läsa.
asked-attached_one = Bifogad är { $game }.txt, partiet som ren text.
# what the arbiter is asked for
asked-enter_passed_on = Jag har talat om för tävlingsdomaren, { $r-arbiter }, att du vill vara med i { $r-name } ({ $r-id }).
asked-enter_then =
    Tävlingsdomaren bestämmer. Du har nummer { $r-place } i kön{ $r-free ->
        [yes] { "" }
       *[no] , och just nu är ingen plats ledig
    }. När du är anmäld får du en inbjudan; innan dess är inget avgjort.
asked-queue_passed_on = { $r-name } ({ $r-id }) är full. Du står på väntelistan, på plats { $r-place }.
asked-queue_then = Lämnar någon tävlingen före starten, så får den som står först på listan platsen och en inbjudan. Vill du inte vänta längre, så skriv "avanmäl { $r-id }".
asked-granted_passed_on = Tävlingsdomaren har sagt ja: du får vara med i { $r-name } ({ $r-id }). Den är full just nu, och du står på väntelistan, på plats { $r-place }.
asked-granted_then = { asked-queue_then }
asked-late_passed_on = { $r-name } ({ $r-id }) har redan börjat. Jag har talat om för tävlingsdomaren, { $r-arbiter }, att du vill komma med.
asked-late_then = Tävlingsdomaren bestämmer om du kommer med från nästa rond. Innan dess är inget avgjort.
asked-refused_passed_on = Tävlingsdomaren har inte tagit emot din anmälan till { $r-name } ({ $r-id }). Motivering: "{ $r-reason }"
asked-refused_then = Har du en fråga, så skriv till tävlingsdomaren, { $r-arbiter }.
asked-missed_passed_on =
    { $r-name } ({ $r-id }) { $r-reason ->
        [yes] är inställd
       *[no] har börjat
    }. Du väntade på en plats i den.
asked-missed_then =
    { $r-reason ->
        [yes] Domarens motivering: "{ $r-reason }"
       *[no] Det blev ingen för dig i tid.
    } Din önskan är struken från listan; du behöver inte göra något.
asked-unasked_passed_on = Du står inte längre på listan över dem som vill vara med i { $r-name } ({ $r-id }).
asked-come_back =
    { $r-again ->
        [arbiter] Anmälningstiden är slut: ändrar du dig, så skriv till tävlingsdomaren, { $r-arbiter }.
       *[other]
            Ändrar du dig, så skriv "anmäl { $r-id }{ $r-again ->
                [voucher] { " " }KOD
               *[other] { "" }
            }"{ $r-again ->
                [voucher] { " " }med din kod
               *[other] { "" }
            }
    }
asked-unasked_then =
    Det kostar dig inget. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other] : då står du sist på listan.
    }
asked-out_passed_on = Du är inte längre anmäld till { $r-name } ({ $r-id }).
asked-out_then =
    Inget parti hade börjat, så det kostar dig inget{ $r-free ->
        [yes] { "" }
       *[no] { " " }utom din plats
    }. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other]
            { $r-free ->
                [yes] { "" }
               *[no] : då står du sist på väntelistan
            }.
    }
asked-wish =
    { $what ->
        [queue] du står på väntelistan
        [granted] ja, när det finns en plats
        [refused] du är inte anmäld
        [missed] ingen plats den här gången
        [unasked] din önskan är struken
        [out] du är inte längre anmäld
       *[other] din önskan har förts vidare
    }
asked-withdraw_passed_on = Jag har talat om för tävlingsdomaren, { $r-arbiter }, att du vill utgå ur { $r-name } ({ $r-id }).
asked-withdraw_then =
    Inget har ändrats{ $r-running ->
        [yes] : dina partier fortsätter och deras tid går
       *[no] { "" }
    } tills tävlingsdomaren bestämmer.{ $r-running ->
        [yes]
            { " " }Om du får utgå { $r-running ->
                [one] är det parti
               *[other] är de { $r-running } partier
            } som pågår { $r-running ->
                [one] förlorat
               *[other] förlorade
            }{ $r-annulled ->
                [yes] , och eftersom färre än hälften av dina partier är färdigspelade tas du bort ur tabellen
               *[no] { "" }
            }. Har du ändrat dig, så säg det genast till tävlingsdomaren.
       *[no] { "" }
    }

## at_desk: Vad som står runt svaren på en domares kommandon.
at_desk-subject =
    { HOLDS($codes, "confirm") ->
        [yes] Bekräfta
       *[no]
            { HOLDS($codes, "done") ->
                [yes] Gjort
               *[no]
                    { ONLY($codes, "may_send") ->
                        [yes] Vad du kan skicka
                       *[no]
                            { $codes ->
                                [yes] Inget har gjorts
                               *[no] Ditt svar
                            }
                    }
            }
    }{ $first ->
        [yes] : { TRUNCATE($first, 50) }
       *[no] { "" }
    }
at_desk-confirm = Det här skulle hända. Ännu har inget gjorts. För att utföra det, svara på det här brevet senast { MOMENT($until) } med den här raden:
at_desk-code_beside = En kod och ett annat kommando stod i samma brev: då bekräftar koden inget, och det den gällde har inte gjorts. Menar du det ändå, skicka dess kod ensam.
at_desk-file_beside = En kod och en annan fil stod i samma brev: koden hade bekräftat det som visades med den tidigare filen, så inget har gjorts. Vill du använda den nya filen, skicka kommandot en gång till med den; menar du den tidigare, skicka dess kod ensam.
at_desk-changed =
    Något har ändrats sedan det visades för dig, och därför gjordes inget. { $refused ->
        [yes] Nu går det inte längre, av den här orsaken:
       *[no] Det här skulle det leda till nu.
    }
at_desk-mend = Inget har gjorts: så länge ett av dina kommandon inte går att utföra utförs inget av dem. Skicka dem en gång till.
at_desk-done =
    Det är gjort{ $log ->
        [yes] , och står i loggen ({ $log })
       *[no] { "" }
    }.
at_desk-not_done = Inget gjordes: ett kommando gick till slut inte att utföra, och då utförs inget i brevet.
at_desk-wrong_code =
    Den här koden bekräftar inget: den är fel, äldre än tre dagar eller ersatt av en nyare. { $left ->
        [one] Du kan försöka en gång till i dag.
       *[other]
            { $left ->
                [yes] Du kan försöka { $left } gånger till i dag.
               *[no] Inga fler koder tas emot i nya brev i dag.
            }
    } Är du osäker, skicka kommandot igen.
at_desk-codes_spent = För många felaktiga koder har kommit i ditt namn i dag. Svara på just det brev som gav dig koden, eller vänta till i morgon.
at_desk-done_already = Det här har redan utförts; inget gjordes igen.
at_desk-too_many = Inget gjordes: ett brev får ha { $most } kommandon, och inget längre än två tusen tecken.
at_desk-spent = Fler än { $limit } brev med kommandon har kommit från den här adressen inom en timme. Tills de är färre besvaras inga fler; koder tas fortfarande emot.
at_desk-doubtful = Ett brev med kommandon kom i ditt namn, och mejlservern för din adress säger att det inte är från dig. Inget gjordes. Om det var ditt, låt någon se över hur din mejl skickas (SPF, DKIM, DMARC), eller ge kommandot där programmet körs.
at_desk-ask_help = Med --help efter sig förklarar ett kommando sig självt; raden "corr help" ger allt som du kan skicka.
at_desk-write_code = Inget gjordes. Skriv den här raden för att utföra det som visades för dig: confirm { $code }
at_desk-how_to_vote =
    { $state ->
        [given] Inget gjordes. Din röst om överklagandet av beslut { $event }/{ $number } är räknad, och den gäller.
        [over] Inget gjordes. Överklagandet av beslut { $event }/{ $number } är avslutat: ingen röst behövs längre. Tack.
       *[open] Ingen röst kunde läsas i ditt brev, så inget gjordes. För att rösta om överklagandet av beslut { $event }/{ $number }, skriv en av de här två raderna med ditt skäl efter kolonet: "röst fastställ: varför", eller "röst ändra: till vad".
    }
at_desk-not_understood = Inget gjordes: ingen rad i ditt brev är ett kommando. Ingen människa läser den här brevlådan.
at_desk-may_send = Vad som kan skickas står sist; med --help efter sig förklarar ett kommando sig självt.
at_desk-end = De här breven är bara för dig: den som har koden kan handla i ditt namn.

## board
board-diagram = Diagram
board-last = Senaste drag
board-moves = Drag:
board-black = Svart:
board-white = Vit:
board-offers = Förslag:
board-forbidden = Förbjudet för svart:
board-spots = Märkt:
board-empty = Brädet är tomt.
board-colour =
    { $name ->
        [black] svart
        [white] vit
        [neutral] neutral
       *[other] inte vald än
    }
# `signs` are those of black and white stones; `pointed` is what the board points out, `last`, `offers` or "", and its points or labels.
board-legend =
    { $colour ->
        [black] { $signs-0 } = du (svart), { $signs-1 } = { $opponent } (vit)
        [white] { $signs-0 } = { $opponent } (svart), { $signs-1 } = du (vit)
       *[other] { $signs-0 } = svart, { $signs-1 } = vit
    }{ $pointed-0 ->
        [offers] , { LETTERS($pointed-1) } = förslag
        [preview] , parentes = förhandsvisning
        [last]
            , parentes = { COUNT($pointed-1) ->
                [one] senaste drag
               *[other] de senaste dragen
            }
       *[other] { "" }
    }
board-players =
    { $colour ->
        [black] Du är svart, { $opponent } är vit.
        [white] Du är vit, { $opponent } är svart.
       *[other] Färgerna är inte valda än.
    }
board-letters =
    { MORE(5, COUNT($labels)) ->
        [yes] { JOIN($labels, ", ") }
       *[no] { $labels-0 } till { LAST($labels) }
    }
board-pointed_out =
    { $pointed-0 ->
        [offers]
            { COUNT($pointed-1) ->
                [one] Förslaget
               *[other] Förslagen
            } till femte drag är märkt{ COUNT($pointed-1) ->
                [one] { "" }
               *[other] a
            } { LETTERS($pointed-1) }.
        [preview] Det du ville se är märkt med rött.
        [last]
            { COUNT($pointed-1) ->
                [one] Senaste draget är märkt
               *[other] De senaste dragen är märkta
            } med rött.
       *[other] { "" }
    }

## closings: Vad som skiljer sig från när tävlingen avslutades förra gången, en rad eller mening var.
closings-game =
    { $game }, { $black } – { $white }: { $after ->
        [yes] { $after }
       *[no] räknas inte
    }, { $before ->
        [yes] förut { $before }
       *[no] räknades inte förut
    }
closings-more = och { $number } till
closings-same = Alla resultat är som förut.
closings-placed =
    Enligt den förra tabellen kom { $team ->
        [yes] { $team }
       *[no] du
    } på plats { $place }, med { $points }.
closings-level = Enligt den förra tabellen hade din nivå blivit { $level }.
closings-place = plats { $place } med { $points }
closings-place_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] ingen plats
    }, förut { $before ->
        [yes] { $before }
       *[no] ingen
    }
closings-level_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] ingen nivå
    }, förut { $before ->
        [yes] { $before }
       *[no] ingen nivå
    }
closings-answer =
    { SAME($text, "yes") ->
        [yes] ja
       *[no]
            { SAME($text, "no") ->
                [yes] nej
               *[no] { $text }
            }
    }
closings-count =
    { $name }: { $what ->
        [completed] färdigspelade partier
        [points] poäng
        [keep] norm för att behålla
        [confirm] norm för att bestyrka
        [rise1] norm för att stiga en nivå
        [rise2] norm för att stiga två nivåer
       *[confirmed] bestyrkt:
    } { $after ->
        [yes] { ANSWER($after) }
       *[no] ingen
    }, förut { $before ->
        [yes] { ANSWER($before) }
       *[no] ingen
    }
closings-used_at_start = { $event } började med { $level } för { $name }, som förblir nivån vid starten där (art. 2 §4).
closings-used_at_close = { $event } avslutades med { $level } för { $name }; den måste öppnas igen och avslutas på nytt om den ska räknas med nivån som gäller nu.
closings-undecided = Inte avgjort när tävlingen avslutades: överklagandet av beslut { JOIN($rulings, ", ") }. Varför den ändå avslutades: { $reason }

## dates
dates-month =
    { $d-month ->
        [1] jan
        [2] feb
        [3] mars
        [4] apr
        [5] maj
        [6] juni
        [7] juli
        [8] aug
        [9] sep
        [10] okt
        [11] nov
       *[12] dec
    }
# $d counts from 0, Monday
dates-weekday =
    { $d ->
        [0] måndag
        [1] tisdag
        [2] onsdag
        [3] torsdag
        [4] fredag
        [5] lördag
       *[6] söndag
    }
dates-short_weekday =
    { $d ->
        [0] mån
        [1] tis
        [2] ons
        [3] tors
        [4] fre
        [5] lör
       *[6] sön
    }
dates-day = { $d-day } { dates-month }
dates-full_day =
    { STRING($d) ->
        [yes] { $d }
       *[no] { ON_WEEKDAY(WEEKDAY($d)) } { dates-day } { $d-year }
    }
dates-moment = { ON_WEEKDAY(WEEKDAY($d)) } { dates-day } kl. { CLOCK($d) } ({ PLACE($d) })
dates-days =
    { $t-days } { $t-days ->
        [one] dag
       *[other] dagar
    }
dates-hours =
    { HOURS($t) } { HOURS($t) ->
        [one] timme
       *[other] timmar
    }
dates-minutes =
    { MINUTES($t) } { MINUTES($t) ->
        [one] minut
       *[other] minuter
    }
# the largest two units of a time
dates-span =
    { MORE(0, $t-days) ->
        [yes] ingen tid
       *[no]
            { $t-days ->
                [0]
                    { HOURS($t) ->
                        [0]
                            { MINUTES($t) ->
                                [0] mindre än en minut
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
# When a reminder comes, as a clause.
dates-share =
    { SAME($text, "50%") ->
        [yes] halva tiden har gått
       *[no]
            { ENDSWITH($text, "%") ->
                [yes] { BUT_LAST($text) } procent av tiden har gått
               *[no]
                    { SAME($text, "1d") ->
                        [yes] bara en dag återstår
                       *[no]
                            { ENDSWITH($text, "d") ->
                                [yes] bara { BUT_LAST($text) } dagar återstår
                               *[no] { $text }
                            }
                    }
            }
    }
# What each limit leaves: `move`, `total`, `control` or `fischer`.
dates-limits = { JOIN(EACH($lefts, "dates-limits-each"), ", ") }
dates-limits-each =
    { SPAN($item-time) } { $item-name ->
        [move] för draget
        [total] för resten av partiet
        [bank] i tidsbanken
        [fischer] i reserv
       *[other]
            { $item-moves ->
                [one] för nästa drag
               *[other] för de närmaste { $item-moves } dragen
            }
    }

## diploma_words: Diplomets ord; `where` säger hur och när titeln nåddes.
diploma_words-month =
    { $d-month ->
        [1] januari
        [2] februari
        [3] mars
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] augusti
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }
diploma_words-dan = { language-dan }
diploma_words-heading = Diplom
diploma_words-opening = Härmed intygas att
diploma_words-reached = har erövrat titeln
diploma_words-lasting = En hederstitel: den högsta som innehavaren har nått i renju vid brädet. Den förloras aldrig.
diploma_words-place_and_date = Ort och datum
diploma_words-board = För styrelsen
diploma_words-committee = För rankingkommittén
diploma_words-day = { $d-day } { diploma_words-month } { $d-year }
diploma_words-where =
    i renju vid brädet{ $source ->
        [test] , genom ett godkänt prov den { $day }
       *[other]
            { $event ->
                [yes] , i { $event } den { $day }
               *[no]
                    { $day ->
                        [yes] , den { $day }
                       *[no] { "" }
                    }
            }
    }

## endings: How a game ended. `winner` is `you`, `opponent`, `draw` or `nobody`; `detail` the kind of a forbidden move.
endings-result =
    { $winner ->
        [you] Du vann.
        [opponent] { $opponent } vann.
        [draw] Partiet slutade remi.
       *[nobody] Ingen vann: det är förlorat för båda.
    }
endings-five =
    { $winner ->
        [you] Du fick femma och vann. Grattis!
       *[other] { $opponent } fick femma och vann.
    }
endings-overline =
    { $winner ->
        [you] Du fick overline (sex eller fler i rad), som vinner här. Grattis!
       *[other] { $opponent } fick overline (sex eller fler i rad), som vinner här.
    }
endings-forbidden-kind =
    { $detail ->
        [yes]
            { " " }({ REPLACE($detail, "_", "-") ->
                [overline] overline
                [double-four] dubbelfyra
                [double-three] dubbeltrea
               *[other] { $detail }
            })
       *[no] { "" }
    }
endings-forbidden =
    { $detail ->
        [two-threes]
            { $winner ->
                [you] { $opponent } gjorde två öppna treor med ett drag, vilket vit inte får. Du vann.
               *[other] Ditt drag gav två öppna treor, vilket vit inte får göra. { $opponent } vann.
            }
       *[other]
            { $winner ->
                [you] { $opponent } gjorde ett drag som är förbjudet för svart{ endings-forbidden-kind }. Du vann.
               *[other] Ditt drag är förbjudet för svart{ endings-forbidden-kind }. { $opponent } vann.
            }
    }
endings-resign =
    { $winner ->
        [you] { $opponent } gav upp. Du vann.
       *[other] Du gav upp. { $opponent } vann.
    }
endings-agreement = Du och { $opponent } kom överens om remi.
endings-full = Brädet är fullt: partiet slutade remi.
endings-passes = Båda spelarna avstod: partiet slutade remi.
endings-draw_claim = Remi krävdes, som tävlingens regler medger: partiet slutade remi.
endings-time =
    { $winner ->
        [you] Betänketiden tog slut för { $opponent }. Du vann.
        [opponent] Din betänketid tog slut. { $opponent } vann.
        [nobody] Betänketiden tog slut för båda: partiet är förlorat för båda.
       *[other] Betänketiden tog slut för båda: partiet slutade remi.
    }
endings-withdrawal =
    { $winner ->
        [nobody] Du och { $opponent } har båda utgått ur tävlingen: partiet är förlorat för båda.
        [you]
            { $detail ->
                [director] Tävlingsledaren har uteslutit { $opponent } ur tävlingen. Matchen räknas som vinst för dig.
                [arbiter] Tävlingsdomaren har uteslutit { $opponent } ur tävlingen. Partiet räknas som vinst för dig.
               *[other] { $opponent } har utgått ur tävlingen. Partiet räknas som vinst för dig.
            }
       *[other]
            { $detail ->
                [director] Tävlingsledaren har uteslutit dig ur tävlingen. Matchen räknas som vinst för { $opponent }.
                [arbiter] Tävlingsdomaren har uteslutit dig ur tävlingen. Partiet räknas som vinst för { $opponent }.
               *[other] Du har utgått ur tävlingen. Partiet räknas som vinst för { $opponent }.
            }
    }
endings-adjudication = Partiet avgjordes genom domslut. { endings-result }
endings-walkover =
    { $winner ->
        [nobody] Partiet påbörjades inte: det är förlorat för båda.
        [you]
            { $detail ->
                [director] Tävlingsledaren har uteslutit { $opponent } ur tävlingen, och matchen påbörjades inte. Du vann på walk-over.
                [arbiter] Tävlingsdomaren har uteslutit { $opponent } ur tävlingen, och partiet påbörjades inte. Du vann på walk-over.
               *[other] Partiet påbörjades inte. Du vann på walk-over.
            }
       *[other] Partiet påbörjades inte. { $opponent } vann på walk-over.
    }
endings-late =
    { $winner ->
        [nobody] Ingen av er började matchen i tid: partiet är förlorat för båda.
        [you] { $opponent } började inte matchen i tid. Du vann.
       *[other] Du började inte matchen i tid. { $opponent } vann.
    }
endings-annulled = Domaren har annullerat det här partiet: det räknas inte för någon, och inga fler drag behövs. Motivering: "{ $detail }"

## happenings: Each sentence takes the opponent's name and what `HAPPENINGS` lists.
happenings-game_started = Ditt parti mot { $opponent } har börjat.
happenings-deciding_started =
    Matchen mellan dig och { $opponent } står lika efter sina partier: det här avgör den. Den som behövde färre drag i sina vunna partier { $white ->
        [yes] har vit och börjar därmed
       *[no] börjar
    }; behövde båda lika många har en lott sagt vem.
happenings-you_played = Du { moves-did }.
happenings-they_played = { $opponent } { moves-did }.
happenings-you_had_played = Du { moves-did }: det brevet kom fram { MOMENT($arrived) }. Det tog dig { SPAN($used) }, och för nästa drag hade du { SPAN($left) }.
happenings-you_offered_draw = Du erbjöd remi.
happenings-they_offered_draw = { $opponent } erbjuder remi.
happenings-you_declined_draw = Du avböjde remi. Partiet går vidare.
happenings-they_declined_draw = { $opponent } avböjde remi. Partiet går vidare.
happenings-you_claimed_win = Du krävde vinst, och kravet var riktigt.
happenings-they_claimed_win = { $opponent } krävde vinst, och kravet var riktigt.
happenings-you_claimed_draw = Du krävde remi.
happenings-they_claimed_draw = { $opponent } krävde remi.
happenings-you_wrote =
    Ditt meddelande har skickats vidare till { $opponent }: "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(och { SUB(COUNT($lines), 1) } { SUB(COUNT($lines), 1) ->
                [one] rad till
               *[other] rader till
            })
       *[no] { "" }
    }.
happenings-they_wrote = { $opponent } har skrivit till dig.
happenings-clock_credited =
    Vi läste brevet sent, så du har fått tillbaka { $hours } { $hours ->
        [one] timme
       *[other] timmar
    } på din klocka.
happenings-clock_runs = Brev till dig kom tillbaka, så din klocka stod stilla. Nu går den igen, med så mycket tid som du hade kvar.
happenings-their_clock_stopped =
    Brev till { $opponent } kommer tillbaka, så { $opponent }s klocka står nu stilla{ $days ->
        [yes]
            : i högst { $days } { $days ->
                [one] dag
               *[other] dagar
            }, om det inte bekräftas att breven inte kommer fram
       *[no] { "" }
    }. Tävlingsdomaren har fått veta det.
happenings-stop_over =
    { $yours ->
        [yes] En mejlserver hade rapporterat att mina brev inte når dig, så din klocka stod stilla. Inget annat tyder på det, och nu går din klocka igen. Om du läser det här, svara gärna.
       *[no] { $opponent }s klocka går igen. Den stod stilla eftersom en mejlserver hade rapporterat att brev kommer tillbaka, och inget annat tyder på det.
    }
happenings-report_refuted =
    { $yours ->
        [yes]
            Du har svarat på ett brev som rapporterats som inte framkommet: det hade nått dig. Därför räknas ändå { $hours } { $hours ->
                [one] timme
               *[other] timmar
            } som din klocka stod stilla. Tävlingsdomaren har fått veta det; skriv till tävlingsdomaren om det är fel.
       *[no]
            { $opponent } har svarat på ett brev som rapporterats som inte framkommet: det hade kommit fram. Därför räknas ändå { $hours } { $hours ->
                [one] timme
               *[other] timmar
            } som { $opponent }s klocka stod stilla. Tävlingsdomaren har fått veta det.
    }
happenings-letters_go = Från och med nu går breven till { $address }, eftersom de kom tillbaka från din andra adress.
happenings-sent_again = Här är ditt parti mot { $opponent } en gång till, ifall mitt förra brev inte kom fram.
happenings-shown = Här är ditt parti mot { $opponent }.
happenings-reminder = En påminnelse: { $opponent } väntar på ditt drag, och { SHARE($share) }.
happenings-match_to_begin = Det blir ditt första drag i matchen mot { $opponent }. Den som inte gör det i tid förlorar alla partier i matchen (§ 17 i pentereglerna): svara därför i åtminstone ett av dem.
happenings-match_late =
    { $both ->
        [yes] Ingen av er gjorde något
       *[no]
            { $yours ->
                [yes] Du gjorde inget
               *[no] { $opponent } gjorde inget
            }
    } första drag i { $single ->
        [yes] partiet
       *[no] matchen
    } inom { SPAN($time) } efter att det var dags: tiden för det var ute { MOMENT($due) }{ $game ->
        [yes] , i { $game }
       *[no] { "" }
    }. Enligt § 17 i pentereglerna är { $single ->
        [yes] partiet förlorat
       *[no] alla partier i matchen som inte var slut förlorade
    } för { $both ->
        [yes] er båda
       *[no]
            { $yours ->
                [yes] dig
               *[no] { $opponent }
            }
    }. Den som tror att det inte kan stämma kan skriva till tävlingsdomaren.
happenings-you_claimed_line =
    { $finding ->
        [proved] Ditt krav har prövats: varje försvar förlorar mot fyror och treor. Tävlingsdomaren har fått veta det och avgör.
       *[other] Ditt krav har prövats så långt programmet räcker, och det är ännu inte känt om varje försvar förlorar. Tävlingsdomaren har fått veta det och avgör.
    } Tills dess går partiet och din klocka vidare, så spela på. Din motståndare får inte veta det.
happenings-you_claimed_time = Du krävde vinsten på tid.
happenings-they_claimed_time = { $opponent } kräver vinsten, eftersom din tid är slut.
happenings-claim_void =
    { $yours ->
        [yes] Ditt krav på vinst på tid har fallit: { $opponent }
       *[no] Kravet från { $opponent } på vinst på tid har fallit: du
    } har fått tid sedan dess.
happenings-you_are_late = Tiden för ditt drag är slut.
happenings-they_are_late = Tiden för { $opponent } att göra sitt drag är slut.
happenings-your_time_extended = Tävlingsdomaren har gett dig { SPAN($time) } till. Skälet: "{ $reason }"
happenings-their_time_extended = Tävlingsdomaren har gett { $opponent } { SPAN($time) } till. Skälet: "{ $reason }"
happenings-clocks_paused = Tävlingsdomaren har stannat klockan i partiet, för er båda. Skälet: "{ $reason }"
happenings-clocks_resumed = Tävlingsdomaren har satt i gång klockan i partiet igen, med så mycket tid som var kvar. Skälet: "{ $reason }"
happenings-reopened =
    Tävlingsdomaren har beslutat att partiet fortsätter, och { $yours ->
        [yes] du
       *[no] { $opponent }
    } har { SPAN($time) } för draget. Skälet: "{ $reason }"
happenings-moves_taken_back =
    Tävlingsdomaren har återkallat det som spelades från och med drag { $first }: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] Partiet är alltså inte slut.{ " " }
       *[no] { "" }
    }Ställningen före det gäller igen, och { $yours ->
        [yes] du är fortfarande
       *[no] { $opponent } är fortfarande
    } vid draget: tiden som har gått sedan dess kostar ingen något. Remianbud och krav som har kommit sedan dess är borta, och alla drag i förväg likaså. Tidigare brev om partiet gäller inte längre, så svara på det här. Skälet: "{ $reason }"
happenings-moves_restored =
    Det som spelades från och med drag { $first } gäller igen, som innan tävlingsdomaren återkallade det: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] Partiet är alltså slut, som det var.
       *[no]
            { $yours ->
                [yes] Du
               *[no] { $opponent }
            } är vid draget: tiden som har gått under tiden kostar ingen något. Drag i förväg är borta. Tidigare brev om partiet gäller inte längre, så svara på det här.
    } Skälet: "{ $reason }"
happenings-time_taken_back =
    Tävlingsdomaren har tagit tillbaka den tid ({ SPAN($time) }) som { $yours ->
        [yes] du
       *[no] { $opponent }
    } hade fått i partiet. Skälet: "{ $reason }"
happenings-your_claim_refused = Tävlingsdomaren ger dig inte den vinst som du krävde; partiet fortsätter. { $opponent } får inte veta något om det. Skälet: "{ $reason }"
happenings-time_given_back =
    { $why ->
        [sent] Vårt brev om ditt drag kom i väg sent
        [returned] Ett brev till dig kom tillbaka
        [clock] En klocka hos oss eller hos mejlservern gick fel
        [outage] Vi kunde inte läsa vår mejl
       *[other] Vi läste ett brev sent
    }, så du fick tillbaka { $hours } { $hours ->
        [one] timme
       *[other] timmar
    } på klockan.
happenings-their_time_given_back =
    { $why ->
        [sent] Vårt brev till { $opponent } om draget kom i väg sent
        [returned] Ett brev till { $opponent } kom tillbaka
        [clock] En klocka hos oss eller hos mejlservern gick fel
        [outage] Vi kunde inte läsa vår mejl
       *[other] Vi läste ett brev sent
    }, så { $opponent } fick tillbaka { $hours } { $hours ->
        [one] timme
       *[other] timmar
    } på klockan.
happenings-you_are_silent =
    Inget har kommit från dig på { $days } { $days ->
        [one] dag
       *[other] dagar
    }, och { $opponent } väntar på ditt drag. Är allt väl? Vilket svar som helst duger, även ett som bara säger att du behöver mer tid.
happenings-they_are_silent =
    Inget har kommit från { $opponent } på { $days } { $days ->
        [one] dag
       *[other] dagar
    }. Jag har bett om ett livstecken.
happenings-you_noted = Din anteckning är sparad. Bara du får se den.
happenings-you_entered_ifs = Dina drag i förväg är sparade. { $opponent } får inte veta något om dem.
happenings-you_replaced_ifs = Dina drag i förväg är sparade, och de tidigare är borta. { $opponent } får inte veta något om dem.
happenings-you_cancelled_ifs = Dina drag i förväg är borttagna.
happenings-played_in_advance =
    { COUNT($plies) ->
        [1]
            { $plies-0-0 ->
                [you] Ditt drag { OWN($plies-0-1) }
               *[other] Draget { OWN($plies-0-1) } av { $opponent }
            }, angett i förväg, spelades genast.
       *[other] Drag som var angivna i förväg spelades genast: { JOIN(EACH(WHO_PLAYED($plies), "happenings-played_in_advance-each"), ", ") }.
    }
happenings-played_in_advance-each =
    { $item-0 ->
        [you] du{ " " }
        [same] { "" }
       *[other] { $opponent }{ " " }
    }{ OWN($item-1) }
happenings-ifs_dropped =
    { $why ->
        [deviated] { $opponent } svarade inte som du hade väntat dig, så dina drag i förväg är borta.
        [draw_offered] { $opponent } erbjuder remi med draget, så ditt drag i förväg spelades inte: dina drag i förväg är borta.
       *[other]
            { $move ->
                [yes] Ditt drag { OWN($move) }, angett i förväg, kan inte spelas som det står nu: dina drag i förväg är borta.
               *[no] Det är fortfarande din tur, så resten av dina drag i förväg är borta.
            }
    }
happenings-previewed = Det här är bara en förhandsvisning av { OWN(JOIN($moves, ", ")) }: inget har spelats, och { $opponent } får inte veta något.
happenings-preview_overtaken = Du bad också om att först få se { OWN(JOIN($moves, ", ")) }. Det som brevet spelade gäller ändå, och brädet visar partiet som det är nu.
happenings-game_moved = Det här partiet mot { $opponent } fortsätter från den här adressen. Svara på det här brevet och inte på något äldre.
happenings-replay_started = Din match mot { $opponent } slutade lika. Omspel { $number } avgör den, med kortare tid för varje drag och ombytta färger.
happenings-ruled = Domarens motivering: "{ $reason }"
happenings-ruling_waits =
    Partiet ska avslutas genom ett domslut{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, men tiden som { $late ->
        [yes] du
       *[no] { $opponent }
    } hade för draget hade gått ut innan dess, { MOMENT($due) }. Det prövas först: om inget brev hade kommit i tid är partiet förlorat på tid; om ett hade gjort det gäller domslutet från sin egen tid. Ni får båda veta hur det blir.
happenings-ruling_dropped = Domslutet som skulle avsluta partiet gäller inte längre: partiet går vidare som det är. Skälet: "{ $reason }"
happenings-act_waits =
    { $act ->
        [substitution] { $by } ska ta över en plats i partiet
        [take_back] Drag i partiet ska tas tillbaka
       *[other] Drag i partiet som togs tillbaka ska gälla igen
    }{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, men tiden som { $late ->
        [yes] du
       *[no] { $opponent }
    } hade för draget hade gått ut innan dess, { MOMENT($due) }. Det prövas först: om inget brev hade kommit i tid är partiet förlorat på tid; om ett hade gjort det{ $act ->
        [substitution] { " " }har { $by } platsen från den tid då det beslutades.
       *[other] { " " }gäller domslutet från sin egen tid.
    } Ni får båda veta hur det blir.
happenings-act_dropped =
    { $act ->
        [substitution] { $by } tar ändå inte över någon plats i partiet: det går vidare som det är.
       *[other]
            { $why ->
                [gone]
                    Domslutet att drag skulle { $act ->
                        [take_back] tas tillbaka
                       *[other] gälla igen
                    } blev utan verkan: { $act ->
                        [take_back] inget av dem finns kvar
                       *[other] partiet hade gått vidare
                    }.
               *[other]
                    Domslutet att drag skulle { $act ->
                        [take_back] tas tillbaka
                       *[other] gälla igen
                    } gäller inte längre: partiet går vidare som det är.
            }
    }{ $reason ->
        [yes] { " " }Skälet: "{ $reason }"
       *[no] { "" }
    }
happenings-corrected = Domaren har rättat resultatet i det här partiet. Motivering: "{ $reason }"
happenings-counts_nothing =
    { $who ->
        [you] Den räknas ändå inte i tabellen: du är inte längre med i tävlingen, med färre än hälften av dina matcher färdigspelade (16.2).
        [opponent] Den räknas ändå inte i tabellen: { $opponent } är inte längre med i tävlingen, med färre än hälften av matcherna färdigspelade (16.2).
        [both] Den räknas ändå inte i tabellen: ingen av er är längre med i tävlingen, båda med färre än hälften av matcherna färdigspelade (16.2).
       *[one] Det räknas ändå inte i tabellen: en av er är inte längre med i tävlingen, med färre än hälften av partierna färdigspelade (16.2).
    }
happenings-drawn_by_old_result = Det lottades på grund av resultatet i { $game }, som inte längre gäller som det var.
happenings-seat_taken = Din motståndare är nu { $opponent }, i stället för { $player }. Domarens motivering: "{ $reason }"
happenings-took_seat = Du spelar vidare i det här partiet i stället för { $player }. Domarens motivering: "{ $reason }"
happenings-may_appeal =
    Det här är beslut { $ruling }{ $rule ->
        [yes] , enligt regel { $rule }
       *[no] { "" }
    }. Om du inte håller med, svara på det här brevet senast { FULL_DAY(CALENDAR($until)) } med en rad som börjar "överklagar:" och säger varför.

## letter: The sentences that letters about a game share. Times are local to the reader.
# the same for every letter about a position, so that they stay together
letter-subject =
    { $g-game } { $g-winner ->
        [yes]
            { $g-winner ->
                [you] slut: du vann
                [opponent] slut: motståndaren vann
                [draw] slut: remi
               *[nobody]
                    { $g-ending ->
                        [annulled] annullerat
                       *[other] slut: ingen vann
                    }
            }
       *[no]
            { $g-turn ->
                [you]
                    ditt drag { $g-ply }{ $g-due ->
                        [yes] , senast { DAY(LOCAL($g-due, $g-time_zone)) }
                       *[no] { "" }
                    }
               *[other]
                    { $g-acted ->
                        [yes] mottaget, nu drag { $g-ply }
                       *[no] motståndarens drag { $g-ply }
                    }
            }
    }
# the answer ends here
letter-marker = svara ovanför denna rad
# whose turn
letter-your_turn = Det är din tur: drag { $ply }.
letter-their_turn =
    { $opponent } { $told ->
        [yes] har fått besked och ska nu
       *[no] ska
    } spela drag { $ply }. Du behöver inte göra något.
letter-deadline = Ditt drag { $ply }, senast { MOMENT($due) }: { SPAN($left) } kvar.
letter-by = Ditt drag senast { SHORT_WEEKDAY(WEEKDAY($due)) } { DAY($due) }.
letter-their_time = Svaret ska komma senast { MOMENT($due) }, om { SPAN($left) }.
letter-your_clock = Din klocka står stilla sedan { MOMENT($since) }: brev till dig kom tillbaka. Den går igen så snart ett brev från dig kommer fram.
letter-ran_out =
    Tiden var slut { MOMENT($due) }.{ $winner ->
        [opponent] { " " }Om det inte kan stämma, skriv till tävlingsdomaren, { $arbiter }.
       *[other] { "" }
    }
letter-their_clock = Klockan för { $opponent } står stilla sedan { MOMENT($since) }: brev till { $opponent } kom tillbaka. Tävlingsdomaren har fått veta det.
letter-your_late =
    Din tid gick ut { MOMENT($due) }{ $by ->
        [claimed] , och { $opponent } har krävt vinsten. Bara ett drag från dig som kom fram före kravet räknas.
        [arbiter] . Tävlingsdomaren avgör vad som händer. Ett drag från dig som kommer fram innan dess räknas.
       *[other] . { $opponent } kan kräva vinsten. Ett drag från dig som kommer fram före kravet räknas.
    }
letter-their_late =
    Tiden för { $opponent } gick ut { MOMENT($due) }{ $by ->
        [claimed] , och du har krävt vinsten. Den är din om inget drag kom fram före ditt krav: du får besked så snart alla brev är lästa som kom före det.
        [arbiter] . Tävlingsdomaren har fått veta det och avgör vad som händer.
       *[other] . För att kräva vinsten, svara "kräv tid". Tills ditt krav kommer fram räknas ett drag från { $opponent }.
    }
letter-paused_clock = Tävlingsdomaren stannade klockan { MOMENT($since) }. Ingen tid går förrän domaren sätter i gång den igen; drag kan göras ändå.
letter-my_limits = Din tid: { dates-limits }.
letter-their_limits = Tiden för { $opponent }: { dates-limits }.
letter-they_have = För draget efter det har { $opponent } { SPAN($time) }.
letter-you_have = För ditt drag efter det har du { SPAN($time) }.
# what to answer
letter-tap =
    { IN($code, "place_opening", "place_declare", "name_opening") ->
        [yes]
            Tryck på en inledning här nedanför: ett brev öppnas med ditt svar i, och du behöver bara skicka det.{ $code ->
                [place_declare] { " " }Det begär 3 förslag till femte drag: ändra antalet först om du vill.
               *[other] { "" }
            }{ $code ->
                [name_opening] { " " }Där står också ett drag 4: ändra det först om du vill.
               *[other] { "" }
            }
       *[no]
            { $brief ->
                [yes] Tryck på en punkt och skicka brevet.
               *[no] Tryck på den punkt du vill ha på brädet här nedanför: ett brev öppnas med ditt svar i, och du behöver bara skicka det.
            }{ $code ->
                [play_declare] { " " }Det begär 3 förslag till femte drag: ändra antalet först om du vill.
               *[other] { "" }
            }
    }
letter-fill_in = Fyll i: { $text }
letter-filled_in = Knappen öppnar ett brev med ett exempel i. Byt ut punkterna mot dina egna innan du skickar det.
letter-play_it = Spela det: { $text }
letter-how = Svara på det här brevet och skriv ditt svar överst, på en egen rad, till exempel: { $example }
letter-free_move = Skriv mitt drag
letter-answer =
    { STARTSWITH($text, "keep ") ->
        [yes] Välj { REMOVEPREFIX($text, "keep ") } som femte drag
       *[no]
            { CODE($text) ->
                [black] Jag blir svart
                [white] Jag blir vit
                [accept] Remi? Ja tack
                [decline] Remi? Nej, vi spelar vidare
                [resign] Jag vill ge upp ...
                [show] Skicka brädet igen
                [pass] Ingen sten: avstå
                [leave] Lämna stenen till den andre
                [fifths] Jag blir svart och ger förslag
                [claim_five] Jag kräver femma
                [claim_forbidden] Jag kräver: förbjudet drag
                [claim_time] Jag kräver vinst på tid
                [claim_draw] Jag kräver remi
                [cancel_ifs] Ta bort mina drag i förväg
               *[other] Svara: { moves-own }
            }
    }
letter-confirm = Ja, avsluta partiet: jag ger upp
letter-yes =
    { $what ->
        [letter] Ja, det brevet är mitt
        [address] Ja, skriv till den adressen
        [remove] Ja, stryk den adressen
        [forget] Ja, glöm mig
       *[withdraw] Ja, jag lämnar tävlingen
    }
letter-draw_theirs = { $opponent } erbjuder remi: svara "anta" eller "avböj". Ett drag avböjer också.
letter-draw_yours = Ditt remianbud gäller tills { $opponent } svarar.
letter-orders =
    Du kan också skriva { $example ->
        [yes] ett drag med remianbud ("{ $example }, remi?"),{ " " }
       *[no] { "" }
    }{ $turn ->
        [opponent] drag i förväg (se "hjälp"),{ " " }
       *[other] { "" }
    }"ge upp", "visa" (för att få brädet igen) eller "hjälp" (för allt om att spela per mejl).
letter-brief = Du kan också skriva: { JOIN(EACH($orders, "letter-order"), " · ") }
letter-order =
    { CODE($item) ->
        [show] visa
        [pass] avstå
        [claim_five] kräv femma
        [claim_forbidden] kräv förbjudet
        [claim_draw] kräv remi
        [resign] ge upp
        [resign_single] ge upp enkelt
        [help] hjälp (allt du kan skriva)
       *[other] { $item }
    }
letter-claims =
    I den här tävlingen måste en vinst krävas. Får du femma, skriv { $example ->
        [yes] "{ $example }, kräv femma" med draget, eller{ " " }
       *[no] { "" }
    }"kräv femma" innan du gör ditt nästa drag.{ HOLDS($kinds, "forbidden") ->
        [yes] { " " }Gör svart ett förbjudet drag, så skriver vit "kräv förbjudet" innan vit gör sitt nästa drag; en overline kan krävas även senare, tills svart får en femma.
       *[no] { "" }
    }
letter-draw_claim = Så många drag är gjorda att remi får krävas: den som vill det skriver "kräv remi".
# moves in advance: the reader's own secret
letter-ifs = Dina drag i förväg ({ $opponent } ser dem inte):
letter-if_line = { JOIN(EACH($pairs, "letter-if_line-each"), "") }
letter-if_line-each =
    { $number ->
        [1] om { $opponent }{ " " }
       *[other] ; om { $opponent } sedan{ " " }
    }{ DOES($item-0, 1) }, så { DOES($item-1, 0) }
letter-cancel_ifs = Vill du ta tillbaka alla, skriv "avbryt om".
# parts
letter-notes = Dina anteckningar (ingen annan ser dem):
letter-appeal = Överklaga beslut { $number }
letter-appeal_sample = overklagar { $number }:
letter-not_passed_on =
    Det här har jag inte skickat vidare till { $opponent }: "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(och { SUB(COUNT($lines), 1) } { SUB(COUNT($lines), 1) ->
                [one] rad till
               *[other] rader till
            })
       *[no] { "" }
    }.{ $may_write ->
        [yes] { " " }Det som { $opponent } ska läsa skrivs under en rad med tre bindestreck, eller efter "msg:".
       *[no] { "" }
    }
letter-message = { $opponent } skriver:
letter-moves =
    { $opening ->
        [yes] Inledning { $opening }.{ " " }
       *[no] { "" }
    }{ $over ->
        [yes] Alla drag:
       *[no] Dragen hittills:
    } { REPLACE($record, "[1 fifths]", "[1 fifth]") }{ HOLDS($record, "*") ->
        [yes]
            { " " }{ $star ->
                [captured] (* = fångade)
                [recoloured] (* = omfärgade)
               *[advance] (* = angett i förväg)
            }
       *[no] { "" }
    }
letter-refused =
    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
        [yes] Allt är väl:
       *[no]
            { ANY(ONLY($codes, "confirm_resign"), ONLY($codes, "confirm_concede"), ONLY($codes, "resign_which"), ONLY($codes, "several_ways"), ONLY($codes, "unclear")) ->
                [yes] Först en fråga:
               *[no]
                    { ANY(ONLY($codes, "phrase_stands_in"), ONLY($codes, "too_many_letters"), ONLY($codes, "too_big"), ONLY($codes, "not_arrived"), ONLY($codes, "asterisk"), ONLY($codes, "not_needed")) ->
                        [yes] Att tänka på:
                       *[no]
                            { COUNT($codes) ->
                                [one] Det här gick inte:
                               *[other] Det här gick inte:
                            }
                    }
            }
    }
letter-wrote = Du skrev: { $line }
letter-unchanged = Inget har ändrats på brädet.
letter-receipt =
    Ditt brev kom fram { MOMENT($local) }{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , det vill säga { CLOCK($utc, "%H:%M") } UTC
       *[no] { "" }
    }. Det tog dig { SPAN($used) }; för ditt nästa drag har du { SPAN($left) }.
letter-others =
    { $waiting ->
        [one] Dina andra partier: { $game } väntar på dig
       *[other] Dina andra partier: { $waiting } väntar på dig, närmast { $game }
    }{ $due ->
        [yes] { " " }senast { MOMENT($due) }
       *[no] { "" }
    }.
letter-identity =
    { $match ->
        [yes] Match
       *[no] Parti
    } { $game }, { $event_name }
letter-proof = Bevis för partiet hittills: { $characters }
letter-brings = Vill du se brädet i { $game } innan du svarar, så svara på det här brevet med ordet "{ $order }".
letter-dear =
    Hej { $name ->
        [yes] { $name }
       *[no] spelare
    }!
letter-how_it_is_played = Så spelar man
letter-help_page = Allt om att spela per mejl på en enda sida: { $page }
letter-how_a_game_begins = Så börjar ett parti
letter-kind_regards = Vänliga hälsningar
letter-greeting =
    { $mine ->
        [yes] Hej { $name }
       *[no] Hej
    }!
letter-if_it_counts_this = Om det gäller gör det bara detta:
letter-and_gets_to_read =
    Och { $g ->
        [yes] { $g-opponent }
       *[no] din motståndare
    } får läsa:
letter-your_level = Din nivå
letter-dear_2 =
    Hej { $name ->
        [yes] { $name }
       *[no] spelare
    },
letter-the_reason = Motivering: "{ $news-reason }"
letter-for_the_ranking_committee = Till rankingkommittén och styrelsen
letter-against =
    { $game-game } mot { $game-opponent }{ $game-colour ->
        [yes] , du är { BOARD_COLOUR($game-colour) }
       *[no] { "" }
    }: { $game-turn ->
        [you]
            { $game-move ->
                [no]
                    du { $game-colour ->
                        [yes] börjar
                       *[no] lägger de första stenarna
                    }
               *[yes] första stenen är lagd, och du gör drag { $game-move }
            }{ $game-due ->
                [yes] , senast { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other]
            { $game-move ->
                [no]
                    { $game-opponent } { $game-colour ->
                        [yes] börjar
                       *[no] lägger de första stenarna
                    }
               *[yes] första stenen är lagd, och { $game-opponent } gör drag { $game-move }
            }
    }
letter-for_every_game_in =
    { $placed ->
        [no] För varje parti där du börjar får du också ett brev med brädet. Där motståndaren börjar väntar du bara på det.
       *[yes] För varje parti där du är vid draget får du också ett brev med brädet. Där motståndaren är det väntar du bara på det.
    }
letter-write_to_arbiter =
    Undrar du något, eller är något inte rätt? Skriv till tävlingsdomaren{ $event-arbiter ->
        [yes] , { $event-arbiter }
       *[no] { "" }
    }: svar på det här brevet läses bara av ett program.
letter-withdraw = avanmäl { $event-id }          Jag vill inte vara med

## levels: What an event did to a level, one sentence for each `reason` of the event file; `new_unranked` says why.
levels-name = { REPLACE($level, "dan", "DAN") }
levels-rise2 = Du stiger två nivåer, från { $before } till { $after }. Grattis!
levels-rise1 = Du stiger en nivå, från { $before } till { $after }. Grattis!
levels-confirmed = Du har bestyrkt { $after }.
levels-kept = Du behåller { $after }.
levels-kept_most_points = Du behåller { $after }, eftersom ingen i tävlingen fick fler poäng.
levels-fell = Din nivå är nu { $after } (den var { $before }).
levels-too_few_participants = Färre än fem spelare deltog, så inga nivåer ändras.
levels-too_few_games = Du har för få färdigspelade partier för en norm, så din nivå ändras inte.
levels-too_few_opponents = Du mötte för få motståndare nära din nivå för en norm, så din nivå ändras inte.
levels-new = Tävlingen ger dig din första nivå: { $after }. Välkommen!
levels-new_too_few_participants = Tävlingen kunde inte ge dig någon nivå än: till det krävs minst fem deltagare.
levels-new_too_few_games = Tävlingen kunde inte ge dig någon nivå än: till det krävs minst sju färdigspelade partier.
levels-new_too_few_opponents = Tävlingen kunde inte ge dig någon nivå än: till det krävs minst fem färdigspelade partier mot spelare nära den nivå som dina resultat visar, eller över den.
levels-proposed = Nivån { $after } är ett förslag tills förbundsstyrelsen har bekräftat den.

## me: About the reader: settings, the digest, the calendar, everything that is kept, the end.
# the language's own name, then others by which it may be asked for
me-language_names = svenska, Swedish
# A setting in words. `value` is as it is kept, "" for what nobody has changed; `name` and `place` are the language's own name and the town of the time zone.
me-setting =
    { $code ->
        [language] Språk: { $name }
        [time_zone]
            Tidszon: { $value ->
                [yes] { $value } (klockan i { $place })
               *[no] tävlingens
            }
        [text]
            Brev: { $value ->
                [yes] bara text, utan bilder och knappar
               *[no] med bilder och knappar
            }
        [digest]
            Hur ofta: { $value ->
                [yes] ett brev om dagen, klockan { $value }.00 ({ $place })
               *[no] varje brev på en gång
            }
        [board]
            Bräden i text: { $value ->
                [discs] svarta och vita skivor, ● och ○
                [letters] berättade med ord, för uppläsning
               *[other] X och O
            }
        [letters]
            Partibrev: { $value ->
                [short] korta, svarsanvisning på en rad
                [full] full svarsanvisning i varje brev
               *[other] full svarsanvisning för dina tre första drag
            }
        [receipts]
            Kvitton: { $value ->
                [off] inget brev för ett vanligt drag av dig; nästa brev om partiet säger vad det kostade
               *[other] ett brev för varje drag av dig
            }
        [calendar]
            Kalender: { $value ->
                [yes] breven har med dina svarstider som kalenderposter
               *[no] inga kalenderposter
            }
        [announcements]
            Nya tävlingar: { $value ->
                [yes] inga brev om dem
               *[no] ett brev om varje
            }
        [reminders]
            Påminnelser: { $value ->
                [yes]
                    { $value ->
                        [none] bara tävlingens sista
                       *[other] { REPLACE($value, " ", ", ") }, och tävlingens sista
                    }
               *[no] som varje tävling har dem
            }
        [notation] { me-notation }
        [side] { me-side }
        [forced] { me-forced }
       *[other] { "" }
    }
me-addresses =
    { COUNT($list) ->
        [one] Adress: { $list-0 }
       *[other] Adresser: breven går till { $list-0 }; du kan också skriva från { JOIN(BUT_FIRST($list), ", ") }
    }
me-changed = { $text } (nytt)
# the digest
me-digest_costs = Tänk på att din tid går medan nyheter väntar på ditt dagliga brev. Påminnelser kommer fortfarande i tid, och ett brev som inte kan vänta så länge kommer genast.
me-digest_turns =
    { $turns ->
        [0]
            { $games ->
                [one] nytt i ett parti
               *[other] nytt i { $games } partier
            }
       *[other]
            din tur i { $turns ->
                [one] ett parti
               *[other] { $turns } partier
            }
    }
me-digest_intro =
    Det här har hänt i { $games ->
        [one] ett av dina partier
       *[other] { $games } av dina partier
    } sedan mitt förra brev.
me-digest_game = { $game } mot { $opponent }
me-digest_over =
    { $winner ->
        [you] vunnet
        [opponent] förlorat
        [draw] remi
       *[other] slut
    }
me-digest_tap =
    { $turns ->
        [0] Tryck på ett parti, så öppnas ett brev som ber om brädet.
       *[other]
            Tryck på ett parti där det är din tur, så öppnas ett brev för ditt svar.{ SAME($turns, $games) ->
                [yes] { "" }
               *[no] { " " }De andra öppnar ett som ber om brädet.
            }
    }
me-digest_answer = För att svara, skriv till exempel: { $game } { $ply }. { $example }
me-digest_how = Du kan svara i alla de här partierna med ett enda brev. Skriv varje svar på en egen rad, med partiets och dragets nummer först.
me-digest_off =
    { $hour ->
        [yes] Du får ett brev om dagen, klockan { $hour }.00 ({ $place }). Skriv "ställ in sammandrag av" för att få varje brev på en gång.
       *[no] Från och med nu får du varje brev på en gång.
    }
# the calendar
me-calendar_entry = Drag senast nu: { $game } mot { $opponent }
me-calendar_note = Ditt svar i partiet { $game } måste ha kommit fram nu. Svara på brevet med brädet.
# vad den berättar som vill vara med
me-form_label =
    { $code ->
        [name] Namn
        [country] Land
        [club] Klubb
       *[member_no] Medlemsnummer
    }
me-form_button = Fyll i och skicka

## moves: Ett svar i det här språkets ord, som spelen säger det.
moves-own = { ANY(moves-own_match, moves-own_stones) }

## norms: What it takes to rise, confirm and keep a level; `n` are a player's norms.
norms-amount = { language-number } poäng
norms-completed =
    { $n-completed } { $n-completed ->
        [one] färdigspelat parti
       *[other] färdigspelade partier
    }
# In the start letter.
norms-goal =
    { $n-reason ->
        [too_few_participants] Ingen nivå kan vinnas eller förloras i den här tävlingen: färre än fem spelare deltar.
        [too_few_games] Du har färre än sju partier i den här tävlingen, för få för att vinna eller förlora en nivå.
       *[other]
            { $n-reason ->
                [yes] Färre än fem av dina partier är mot spelare nära din nivå eller över den, för få för att din nivå ska ändras i den här tävlingen.
               *[no]
                    { $n-level ->
                        [yes] Du börjar med { LEVELS_NAME($n-level) }. På dina { $n-scheduled } partier krävs:
                       *[no] Du har ingen nivå än. Tävlingen kan ge dig din första när den avslutas, om du spelar färdigt minst sju partier.
                    }
            }
    }
norms-beyond =
    { MORE(EXACT($norm), $n-scheduled) ->
        [yes] { " " }(mer än dina partier kan ge)
       *[no] { "" }
    }
norms-rise2 = { AMOUNT($n-rise2) } för att stiga två nivåer, till { LEVELS_NAME($n-rise2_level) }{ BEYOND($n, $n-rise2) }
norms-rise1 = { AMOUNT($n-rise1) } för att stiga en nivå, till { LEVELS_NAME($n-rise1_level) }{ BEYOND($n, $n-rise1) }
norms-confirm = { AMOUNT($n-confirm) } för att bestyrka { LEVELS_NAME($n-level) }
norms-keep = { AMOUNT($n-keep) } för att behålla { LEVELS_NAME($n-level) }
norms-so_far =
    Hittills har du { AMOUNT($n-points) } på { norms-completed }. Tills tävlingen är avslutad är allt detta preliminärt.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
# Vars styrka ingen vet säkert än.
norms-moving =
    Preliminärt: { $n-new_players } { $n-new_players ->
        [one] ny spelare
       *[other] nya spelare
    } deltar, och detta kan ändras.
# Till en ny spelare: vad några resultat skulle ge som det ser ut nu, `n.first`.
norms-first =
    Som det ser ut nu krävs { JOIN(EACH($n-first, "norms-first-each"), " och ") }. Tills tävlingen är avslutad är det preliminärt.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
norms-first-each =
    { $number ->
        [1] { AMOUNT($item-1) } på dina { $n-scheduled } partier
       *[other] { AMOUNT($item-1) }
    } för { LEVELS_NAME($item-0) }
# one line of a letter: what fits of it
norms-line =
    { $n-level ->
        [yes] { FITTING(TEXT(norms-norms, norms-whole, norms-you_have), TEXT(norms-norms, norms-whole, norms-you), TEXT(norms-norms_prelim, norms-whole, norms-you), TEXT(norms-prelim, norms-whole, norms-you), TEXT(norms-norms, norms-fewer, norms-you_have), TEXT(norms-norms, norms-fewer, norms-you), TEXT(norms-norms_prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-least, norms-you)) }
       *[no]
            { $n-first ->
                [yes] { FITTING(TEXT(norms-first_preliminary, norms-you_have), TEXT(norms-first_level, norms-you)) }
               *[no] Spela färdigt minst sju partier för din första nivå{ norms-you_have }
            }
    }
norms-you_have =
    { $n-completed ->
        [yes] ; du har { norms-made }
       *[no] { "" }
    }.
norms-you =
    { $n-completed ->
        [yes] ; du { norms-made }
       *[no] { "" }
    }.
norms-made = { NUMBER($n-points) } av { $n-completed }
norms-first_levels = { JOIN(EACH($n-first, "norms-first_levels-each"), "; ") } av { $n-scheduled }
norms-first_levels-each = { LEVELS_NAME($item-0) } { NUMBER($item-1) }
norms-first_preliminary = Preliminärt för första nivån: { norms-first_levels }
norms-first_level = Första nivån: { norms-first_levels }
norms-norms =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Preliminära normer:{ " " }
       *[no] Normer:{ " " }
    }
norms-norms_prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Prel. normer:{ " " }
       *[no] Normer:{ " " }
    }
norms-prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Prel.:{ " " }
       *[no] Normer:{ " " }
    }
norms-to_rise2 =
    { ALL($n-rise2, NOT(HOLDS($n-beyond, "rise2"))) ->
        [yes] { LEVELS_NAME($n-rise2_level) } { NUMBER($n-rise2) }
       *[no] { "" }
    }
norms-to_rise1 =
    { ALL($n-rise1, NOT(HOLDS($n-beyond, "rise1"))) ->
        [yes] { LEVELS_NAME($n-rise1_level) } { NUMBER($n-rise1) }
       *[no] { "" }
    }
norms-to_confirm = bestyrka { NUMBER($n-confirm) }
norms-to_keep = behålla { NUMBER($n-keep) }
norms-whole = { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm, norms-to_keep), "; ") } av { $n-scheduled }
norms-fewer =
    { MORE(EXACT($n-keep), EXACT($n-points)) ->
        [yes] { JOIN(LIST(ANY(norms-to_rise1, norms-to_rise2), norms-to_confirm, norms-to_keep), "; ") } av { $n-scheduled }
       *[no] { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm), "; ") } av { $n-scheduled }
    }
norms-least = { norms-to_confirm }; { norms-to_keep } av { $n-scheduled }

## notices: What the arbiter is told.
# why a letter is set aside
notices-aside =
    { $reason ->
        [auto_reply] ett automatiskt svar
        [auto_reply_with_order] ett automatiskt svar som har ett drag
        [list_mail] ett utskick till många
        [list_mail_with_order] ett utskick till många som har ett drag
        [bounce] en returrapport
        [bounce_with_order] en returrapport som har ett drag
        [bounce_unproven] en returrapport som inget bevisar
        [bounce_unclear] en oklar returrapport
        [own_letter] från vår egen adress
        [loop] det har kommit runt till oss igen
        [unknown_sender] okänd avsändare
        [stranger_form] en okänds anmälan, som väntar på domaren
        [stranger_waits] en okänds anmälan, som besvaras av sig själv
        [entry_in_doubt] en anmälan vars avsändare kan vara förfalskad
        [same_words] samma ord för tredje gången
        [after_one_set_aside] ett tidigare brev väntar
        [before_all_is_read] det finns mejl som inte är läst än
        [foreign_address] från en adress som inte är anmäld
        [unconfirmed] avsändaren har inte bekräftat det
        [flood] för många brev från samma avsändare
        [too_big] för stort
        [unreadable] oläsligt
        [no_sender] utan avsändare
        [two_senders] mer än en avsändare
        [not_handed_out] mejlservern lämnade inte ut det
        [crashed] programmet stannade på det
       *[other] { $reason }
    }
# det samma för den som inte känner orden
notices-set_aside =
    { $reason ->
        [foreign_address] Det svarar på ett brev från oss, men kommer från en adress som inte är anmäld för spelaren. Spelaren får ett brev med frågan om det är rätt.
        [unconfirmed] Det är skrivet i en spelares namn, och inget bevisar att spelaren har skrivit det. Avsändaren får ett brev med begäran att bekräfta det.
        [auto_reply_with_order] Det ser ut som ett automatiskt svar, men har ett drag i sig.
        [list_mail_with_order] Det ser ut som ett utskick till många, men har ett drag i sig.
        [bounce_with_order] Det ser ut som en mejlservers rapport, men har ett drag i sig.
        [entry_in_doubt] Någon vill vara med, och enligt mejlservern kan avsändaren vara förfalskad.
        [too_big] Det är för stort för att läsas. Kommer det från en spelare har spelaren fått en begäran om ett mindre.
        [unreadable] Det går inte att läsa som ett brev.
        [no_sender] Det säger inte vem som har skickat det.
        [two_senders] Det uppger mer än en avsändare.
        [not_handed_out] Mejlservern lämnade inte ut det.
        [crashed] Programmet stannade på det gång på gång.
        [failed] Programmet misslyckades med det gång på gång.
       *[other] Det gick inte att behandla.
    }
notices-letter_set_aside =
    { notices-set_aside } Det kom från { $sender ->
        [yes] { $sender }
       *[no] okänd avsändare
    }{ $subject ->
        [yes] , med ämnet "{ $subject }"
       *[no] { "" }
    }.
notices-letter_undelivered =
    Brevets ämne var { $subject ->
        [yes] "{ $subject }"
       *[no] tomt
    }. Mejlservern svarade { $reply ->
        [yes] "{ $reply }"
       *[no] inget
    }.{ $elsewhere ->
        [yes] { " " }Detsamma har skickats till { $elsewhere }.
       *[no] { "" }
    }
notices-entry_asked =
    { $name } ({ $address }) har nummer { $place } i kön; { $free ->
        [yes]
            { $free ->
                [one] en plats är ledig
               *[other] { $free } platser är lediga
            }
       *[no] ingen plats är ledig
    }.
notices-late_asked = { $name } ({ $address }) vill komma med i { $event }, som redan har börjat (26.4).
notices-entry_left = { $name } har lämnat { $event } före starten; { $entered } av { $most } platser är tagna. Den som väntade på en plats har redan fått den, om du har sagt ja.
notices-place_free = { $name } står först bland dem som väntar på ditt ja.
notices-event_filled = { $event } är full: alla { $most } platser är tagna. Fler önskemål väntar i den ordning de kommer.
notices-too_few =
    Anmälningstiden till { $event } är slut, och { $entered ->
        [one] en spelare är anmäld
       *[other]
            { $entered ->
                [yes] { $entered }
               *[no] inga
            } spelare är anmälda
    }; enligt tävlingsfilen ska det vara { $least }.{ ALL($ranked, MORE(5, $entered)) ->
        [yes] { " " }Med färre än fem spelare räknas resultaten inte för korrespondensrankingen (artikel 3, § 1).
       *[no] { "" }
    }
notices-player_left =
    { $name } ({ $player }) har lämnat { $event }, efter att ha fått veta vad det kostar och sagt ja en gång till. { $running ->
        [one] Ett parti som pågick
       *[other]
            { $running ->
                [yes] { $running }
               *[no] Inga
            } partier som pågick
    } { $unstarted ->
        [yes]
            och { $unstarted ->
                [one] ett
               *[other] { $unstarted }
            } som inte hade börjat räknas
       *[no] räknas
    } som { ADD($running, $unstarted) ->
        [one] förlorat
       *[other] förlorade
    }{ $annulled ->
        [yes] ; färre än hälften av partierna var färdigspelade, så inget av resultaten räknas i tabellen (16.2)
       *[no] { "" }
    }{ $waiting ->
        [yes] ; i { JOIN($waiting, ", ") } hade tiden gått ut innan dess, och det prövas först
       *[no] { "" }
    }{ $undecided ->
        [yes] ; om resultaten räknas i tabellen beror på det
       *[no] { "" }
    }. Motståndarna vet om det.
notices-stranger_entry =
    { $name ->
        [yes] { $name } ({ $address })
       *[no] { $address }
    } finns inte i registret och vill vara med{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }. Svaret dit säger att du avgör.
notices-stranger_form =
    { $name }, som inte finns i registret, vill vara med{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }. Adressen { $address } är bekräftad.{ $given ->
        [yes] { " " }Uppgifter: { JOIN($given, ", ") }.
       *[no] { "" }
    }{ $voucher ->
        [yes]
            { $voucher ->
                [good] { " " }Koden som anges gäller.
                [bad] { " " }Koden som anges gäller inte för tävlingen.
               *[none] { " " }Tävlingen kräver en kod, och ingen är angiven.
            }
       *[no] { "" }
    }
notices-withdrawal_asked =
    { $name } ({ $player }, { $address }) vill utgå ur { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Ett parti pågår
               *[other] { $running } partier pågår
            } och skulle förloras{ $annulled ->
                [yes] ; med färre än hälften av partierna färdigspelade skulle spelaren tas bort ur tabellen
               *[no] { "" }
            }.
       *[no] { "" }
    }
notices-player_forgotten =
    Spelaren { $player } har bett att bli glömd, och är det nu. { $addresses ->
        [yes]
            På mejlservern kan jag inte radera något: töm dess mapp "{ $folder }" på spelarens brev (från { JOIN($addresses, ", ") }{ $first ->
                [yes] , daterade { $first } till { $last }
               *[no] { "" }
            }) och på svar som citerar dem.{ " " }
       *[no] { "" }
    }{ $reported ->
        [yes] Rapporter med spelarens namn har skrivits om { JOIN($reported, ", ") }. I databasen är de namnlösa nu, men filerna på disk, det som har tryckts eller publicerats och det som kommittén har är det inte: skriv dem på nytt (corr report EVENT --out FILE) och radera de gamla. Likadant med det som du har exporterat: den som importerar en gammal export får tillbaka spelaren.{ " " }
       *[no] { "" }
    }Gör likadant med säkerhetskopior, och radera sedan det här meddelandet. Min kopia av det är borta.
notices-player_unreachable =
    Mejlservern för { $name } ({ $player }, { $where }) svarade { $reply ->
        [yes] "{ $reply }"
       *[no] inget
    }. { $games ->
        [yes] Klockan står stilla i { JOIN($games, ", ") }
       *[no] Det är inte spelarens tur i något parti; när det blir det står klockan stilla
    }.{ $alone ->
        [yes] { " " }Hittills säger bara en rapport det, och den som läser ett brev kan hitta på en: under en tur står klockan inte stilla längre än ett drag får ta.
       *[no] { "" }
    } Försök nå { $name } på annat sätt.
notices-report_refuted =
    En mejlserver rapporterade { MOMENT($reported) } att ett brev till { $name } ({ $player }) inte kom fram. { $name } har svarat på just det brevet; svaret kom { MOMENT($answered) }. Rapporten var alltså fel, eller påhittad. { $games ->
        [yes] Tiden som klockan stod stilla räknas ändå i { JOIN($games, ", ") }.
       *[no] Ingen tid räknas för det.
    }
notices-bounce_unproven =
    En returrapport säger att ett brev till { $name } ({ $player }, { $where }) inte kom fram, men den bevisar inte att det gäller ett brev från oss. Mejlservern svarade { $reply ->
        [yes] "{ $reply }"
       *[no] inget
    }. Ingen klocka har stannats.
notices-bounce_unclear =
    En mejlserver har svarat på ett brev till { $name } ({ $player }, { $where }), och jag kan inte avgöra om brevet kom fram. Den skriver { $reply ->
        [yes] "{ $reply }"
       *[no] inget
    }. Ingen klocka har stannats.
notices-answers_held = Det begärs fler brev än { $limit } i timmen utan att några drag förklarar dem: { $waiting } väntar på att skickas. Brev om drag går ut som vanligt. Skriver två program till varandra?
notices-same_words =
    Är { $name } bortrest? { $where } har svarat för tredje gången med samma ord och utan någon order: { $words ->
        [yes] "{ $words }"
       *[no] inga alls
    }. Det är troligen ett program, så jag svarar inte längre på sådana brev, och de håller ingen klocka. Du får veta det en gång.
notices-letters_flood = { $sender } har skickat fler än { $limit } brev som väntar på behandling. Fler har lagts åt sidan.
notices-mailbox_unread = Brevlådan har inte kunnat läsas sedan { MOMENT($since) }: { $reply }. Där programmet körs säger "corr doctor" vad som ska åtgärdas.
notices-put_off =
    { $what ->
        [game] Kontrollen av klockan i { $name }
        [event] Kontrollen av ronderna i { $name }
        [digest] Sammandraget till { $name }
        [morning] Morgonbrevet till tävlingsdomarna
        [purge] Gallringen av gamla brev
        [levels] Sökningen efter nivåer som sjunker
       *[month] Månadsbrevet om rankingen
    } har misslyckats. Allt annat fortsätter. Där programmet körs säger "corr check" kanske mer.
notices-purge_waits =
    { $part } av { $whole } { $what ->
        [letters] brev i databasen
       *[mails] brev på mejlservern
    } är gamla nog att gallras. Det är mer än en tiondel på en gång, så jag väntar på ditt ja: klockan eller en inställning kan vara fel. Titta där programmet körs med "corr purge --dry-run" och i [retention]; om det stämmer, kör "{ $command }" där.
notices-clocks_differ = Ett brev kom { FULL_DAY($came) } kl. { CLOCK($came) } enligt mejlserverns klocka, när det var { FULL_DAY($now) } kl. { CLOCK($now) } enligt min ({ PLACE($now) }): en av de två går fel. Se till att båda ställs rätt (NTP). Allt annat fortsätter. Där programmet körs säger "corr doctor" mer.
notices-round_waits =
    Rond { $round } i { $event } skulle börja nu, men { COUNT($games) ->
        [one] ett parti pågår
       *[other] partier pågår
    } fortfarande: { JOIN($games, ", ") }. Bedöm det mest sannolika resultatet{ COUNT($games) ->
        [one] { "" }
       *[other] { " " }för vart och ett
    } (26.5); det gäller bara lottningen, och { COUNT($games) ->
        [one] partiet
       *[other] partierna
    } fortsätter.
notices-last_round_waits =
    Rond { $round } i { $event }, den sista, skulle börja nu, men { COUNT($games) ->
        [one] ett parti pågår
       *[other] partier pågår
    } fortfarande, och inget får pågå när den lottas (14.1): { JOIN($games, ", ") }.
notices-round_fails = Den skulle börja nu, och detta är i vägen: { $why }.
notices-time_over = Tiden för { $name } i { $game } mot { $opponent } gick ut { MOMENT($due) }, och du avgör vad som händer.
notices-lost_in_time = Ett brev från { $name } i { $game } mot { $opponent } kom fram { MOMENT($arrived) }, i tid, men fick vänta tills någon hade sett på det. Under tiden förlorades partiet på tid: tiden gick ut { MOMENT($due) }.
notices-player_silent =
    Inget har kommit från { $name } ({ $player }) { $since ->
        [yes] sedan { FULL_DAY($since) }
       *[no] alls
    }, och { $event } har väntat i { $days } { $days ->
        [one] dag
       *[other] dagar
    } på { JOIN($games, ", ") }.
notices-games_wrong = Några möts som resultaten inte längre för samman: { $why }.
notices-handed_over = { $event } sköts inte längre härifrån: den fortsätter på { $to }. Skicka från och med nu dina kommandon dit; här kan inget mer göras åt den.
notices-taken_back = { $event } hade lämnats över till { $to }, och det är återtaget: den fortsätter på { $here }, dit kommandon om den ska skickas. Den som har läst in filen på { $to } får inte låta den fortsätta även där: skriv genast till { $here }.
notices-appealed =
    Det är du som slutgiltigt avgör. Beslutet: { $what }. Dess motivering{ $rule ->
        [yes] , enligt regel { $rule }
       *[no] { "" }
    }: "{ $reason }" { $name } skriver: "{ $words }"
notices-appeal_noted = { $name } skriver: "{ $words }" Kommittén har fått ärendet.
notices-appeal_changed = Beslutet faller, och det är slutgiltigt. Kommittén: "{ $reason }" Det som beslutet ledde till är ogjort. Om kommittén säger vad som ska gälla i stället återstår det att besluta.
notices-appeal_decided =
    { $stands ->
        [yes] Beslutet står fast
       *[no] Beslutet faller
    }, och det är slutgiltigt. Motivering: "{ $reason }"{ $stands ->
        [yes] { "" }
       *[no]
            { $past ->
                [yes] { " " }Det gällde en rond som har lottats sedan dess, eller har fattats på nytt: inget ska tas tillbaka.
               *[no] { " " }Ta tillbaka beslutet genom ett nytt.
            }
    }
notices-win_claimed =
    { $name } spelar { $colour ->
        [black] svart
       *[white] vit
    } och skriver: { $line }. { $finding ->
        [proved] Bevisat: varje försvar förlorar mot fyror och treor.
       *[other] Inte avgjort: fler ställningar måste ses igenom än ett brev får kosta.
    } Motståndaren har inte fått veta något.
notices-director_called =
    { $name } har tillkallat tävlingsledaren i matchen { $game } mot { $opponent }{ $words ->
        [yes] { " " }och skriver: "{ $words }"
       *[no] { " " }och säger inte varför.
    } Inget spelas och ingen klocka går förrän du svarar; båda har fått veta det. Matchen så här långt: { $record }
notices-panel_wanted =
    Det krävs tre erfarna spelare, som du utser: ingen domare i tävlingen och ingen som saken gäller. Klockan i matchen står stilla tills de har beslutat. Beslutet: { $what }. Skälet{ $rule ->
        [yes] , enligt regel { $rule }
       *[no] { "" }
    }: "{ $reason }" { $name } skriver: "{ $words }"
notices-panel_votes =
    Du ombeds avgöra det här överklagandet med två andra: { JOIN($members, ", ") }. Två lika röster avgör, slutgiltigt. Svara med en rad "röst fastställ: varför" eller "röst ändra: vad i stället, och varför"; du får en fråga om det är så du menar. Beslutet: { $what }. Skälet{ $rule ->
        [yes] , enligt regel { $rule }
       *[no] { "" }
    }: "{ $reason }" { $name } skriver: "{ $words }"{ COUNT($letters) ->
        [0] { "" }
       *[other] { " " }Det som skrevs till tävlingsledaren: { JOIN($letters, "; ") }.
    }{ $record ->
        [yes] { " " }Matchen: { $record }
       *[no] { "" }
    }
notices-panel_over = Beslutet har tagits tillbaka, och överklagandet är avslutat i och med det: din röst behövs inte längre. Tack.
notices-panel_left = En annan kommitté har utsetts för det: din röst behövs inte längre. Tack.

## notice_heads: Vad som har hänt, på en rad utan punkt: rubriken för ett besked till domaren, och dess ämne.
notice_heads-letter_set_aside =
    Ett brev { $sender ->
        [yes] från { $sender }
       *[no] utan avsändare
    } har lagts åt sidan
notice_heads-letter_undelivered = Ett brev till { $recipient } kom inte fram
notice_heads-entry_asked = { $name } vill vara med i { $event }
notice_heads-stranger_entry =
    { $name ->
        [yes] { $name }
       *[no] { $address }
    } vill vara med{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }
notice_heads-stranger_form =
    { $name } vill vara med{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }
notice_heads-player_forgotten = Spelaren { $player } är glömd
notice_heads-late_asked = { $name } vill komma med i { $event } i efterhand
notice_heads-entry_left = { $name } har lämnat { $event }
notice_heads-place_free = En plats i { $event } är ledig
notice_heads-event_filled = { $event } är full
notice_heads-too_few = { $event } har för få spelare för att börja
notice_heads-player_left = { $name } har lämnat { $event }
notice_heads-withdrawal_asked = { $name } vill utgå ur { $event }
notice_heads-player_unreachable = Brev till { $name } kommer tillbaka
notice_heads-report_refuted = En rapport om { $name } var fel
notice_heads-bounce_unproven = En returrapport om { $name } som inget bevisar
notice_heads-bounce_unclear = Ett oklart svar på ett brev till { $name }
notice_heads-answers_held = Fler brev begärs än { $limit } i timmen
notice_heads-letters_flood = En flod av brev från { $sender }
notice_heads-same_words = Samma ord gång på gång från { $name }
notice_heads-mailbox_unread = Brevlådan kan inte läsas
notice_heads-clocks_differ = Två klockor är inte överens
notice_heads-put_off = Något har misslyckats och görs om
notice_heads-purge_waits = Gamla brev väntar på att gallras
notice_heads-round_waits = Rond { $round } i { $event } väntar på partier som pågår
notice_heads-last_round_waits = Sista ronden i { $event } väntar på partier som pågår
notice_heads-round_fails = Rond { $round } i { $event } kan inte lottas
notice_heads-games_wrong = Partier i { $event } följer inte av resultaten
notice_heads-handed_over = { $event } fortsätter på annat håll
notice_heads-taken_back = { $event } fortsätter här igen
notice_heads-appealed = { $name } har överklagat beslut { $event }/{ $number }
notice_heads-appeal_noted = { $name } har överklagat ditt beslut { $event }/{ $number }
notice_heads-appeal_changed =
    Överklagandet av { $yours ->
        [yes] ditt beslut
       *[no] beslut
    } { $event }/{ $number } har bifallits
notice_heads-appeal_decided =
    Överklagandet av { $yours ->
        [yes] ditt beslut
       *[no] beslut
    } { $event }/{ $number } har { $stands ->
        [yes] avslagits
       *[no] bifallits
    }
notice_heads-time_over = Tiden för { $name } i { $game } är ute
notice_heads-lost_in_time = { $name } skrev i tid och förlorade { $game } på tid
notice_heads-player_silent = Inget kommer från { $name } i { $event }
notice_heads-win_claimed = { $name } kräver vinst i { $game }
notice_heads-director_called = { $name } tillkallar tävlingsledaren i { $game }
notice_heads-panel_wanted = { $name } har överklagat beslut { $event }/{ $number }: utse en kommitté
notice_heads-panel_votes = Din röst om överklagandet av beslut { $event }/{ $number }
notice_heads-panel_over = Överklagandet av beslut { $event }/{ $number }
notice_heads-panel_left = Överklagandet av beslut { $event }/{ $number }

## notice_else: Vad som händer om ingen gör något åt ett besked.
notice_else-nothing = Inget behöver göras.
notice_else-letter_set_aside =
    { $who ->
        [yes]
            { $until ->
                [yes] Inget behöver göras genast: { $who } förlorar inte på tid före { MOMENT($until) }. Därefter går klockan som vanligt, och brevet ligger kvar här obesvarat.
               *[no] Tills du har gjort något förlorar { $who } inte på tid.
            }
       *[no] Om du inte gör något ligger det kvar här obesvarat; ingen klocka väntar på det.
    }
notice_else-letter_undelivered =
    { $elsewhere ->
        [yes] { notice_else-nothing }
       *[no] Om du inte gör något skickas det inte igen.
    }
notice_else-entry_asked = Om du inte gör något väntar { $name } och blir inte anmäld.
notice_else-stranger_entry = Om du inte gör något blir avsändaren inte anmäld.
notice_else-stranger_form = Om du inte gör något blir avsändaren inte anmäld; ditt morgonbrev frågar igen.
notice_else-player_forgotten = Om du inte gör något finns namn och adress kvar i de breven och filerna.
notice_else-late_asked = Om du inte gör något spelar { $name } inte.
notice_else-entry_left = { notice_else-nothing }
notice_else-place_free = Om du inte gör något förblir platsen ledig.
notice_else-event_filled = { notice_else-nothing }
notice_else-too_few = Om du inte gör något börjar den inte.
notice_else-player_left = { notice_else-nothing }
notice_else-withdrawal_asked = Om du inte gör något spelar { $name } vidare.
notice_else-player_unreachable =
    Om du inte gör något går klockan igen så snart ett brev från spelaren kommer fram{ $alone ->
        [yes] , och annars när den har stått stilla så länge som ett drag får ta
       *[no] { "" }
    }.
notice_else-report_refuted =
    { $games ->
        [yes] Om du inte gör något räknas den tiden.
       *[no] { notice_else-nothing }
    }
notice_else-bounce_unproven = Inget behöver göras genast: { $name } förlorar inte på tid före { MOMENT($until) }. Därefter går klockan som vanligt.
notice_else-bounce_unclear = Inget behöver göras genast: { $name } förlorar inte på tid före { MOMENT($until) }. Därefter går klockan som vanligt.
notice_else-answers_held = Om du inte gör något går de ut efter hand, högst { $limit } i timmen.
notice_else-letters_flood = Om du inte gör något ligger de kvar här obesvarade. Är avsändaren en spelare förlorar spelaren inte på tid under tiden.
notice_else-same_words = { notice_else-nothing }
notice_else-mailbox_unread = Tills det går ligger breven kvar där, och ingen förlorar på tid; brev går ut som vanligt.
notice_else-clocks_differ = Tills de är överens förlorar ingen på tid; därefter får alla spelare tillbaka den tid som min klocka kan ha tagit ifrån dem.
notice_else-put_off =
    Om du inte gör något görs ett nytt försök varje timme{ $what ->
        [game] ; tills det lyckas förlorar ingen det partiet på tid
       *[other] { "" }
    }.
notice_else-purge_waits = Om du inte gör något gallras inget.
notice_else-round_waits = Om du inte gör något lottas ronden när de partierna är slut.
notice_else-last_round_waits = Om du inte gör något lottas ronden när inget parti pågår.
notice_else-round_fails = Om du inte gör något börjar ronden inte.
notice_else-games_wrong = Om du inte gör något fortsätter partierna som de är.
notice_else-handed_over = { notice_else-nothing }
notice_else-taken_back = Om ingen har läst in filen på annat håll behöver inget göras.
notice_else-appealed = Om du inte gör något gäller beslutet, överklagandet väntar, och ditt morgonbrev frågar igen.
notice_else-appeal_noted = { notice_else-nothing }
notice_else-appeal_changed = Om du inte gör något är beslutet ogjort, och inget annat kommer i dess ställe.
notice_else-appeal_decided =
    { $commands ->
        [yes] Om du inte gör något förblir det som beslutet ändrade som det är.
       *[no] { notice_else-nothing }
    }
notice_else-time_over = Om du inte gör något går partiet vidare: ett drag som kommer fram innan du har bestämt dig räknas, och båda spelarna påminns varje vecka.
notice_else-lost_in_time = Om du inte gör något förblir partiet förlorat.
notice_else-player_silent = Om du inte gör något fortsätter partierna och deras klockor som de är.
notice_else-win_claimed = Om du inte gör något går partiet vidare.
notice_else-director_called = Om du inte gör något står matchen stilla.
notice_else-panel_wanted = Om du inte gör något gäller beslutet, klockan står stilla och ditt morgonbrev frågar igen.
notice_else-panel_votes = Om du inte gör något avgör de två andra, om de är eniga.
notice_else-panel_over = { notice_else-nothing }
notice_else-panel_left = { notice_else-nothing }

## does: Vad ett kommando gör som ett brev föreslår; det står ovanför kommandot.
does-mail_show = För att läsa det först:
does-mail_release = För att det ändå ska behandlas:
does-mail_drop = För att lägga undan det obesvarat:
does-mail_list = För att se listan:
does-mail_resend = För att skicka brädet igen, som det är nu:
does-bounce_unproven_mail_release = Om du tror på den, så att klockan stannar:
does-bounce_unproven_mail_drop = Om du inte gör det:
does-bounce_unclear_mail_release = Om brevet inte kom fram, så att klockan stannar:
does-bounce_unclear_mail_drop = Om det gjorde det:
does-letters_flood_mail_release = För att de ändå ska behandlas:
does-letters_flood_mail_drop = För att lägga undan dem obesvarade:
does-same_words_mail_release = För att detta ändå ska besvaras:
does-same_words_mail_list = För att se alla:
does-event_enter = Om du går med på det:
does-too_few_event_enter = För att anmäla en till, med nummer eller adress i stället för PLAYER:
does-event_late = Om du går med på det:
does-event_refuse = Om du inte gör det:
does-event_change = För att förlänga anmälningstiden eller kräva färre spelare (min_players), med den ändrade filen bifogad:
does-event_cancel = För att ställa in tävlingen:
does-event_withdraw = För att ta ut spelaren:
does-player_add = Om du går med på det:
does-stranger_entry_player_add = Om du går med på det, med namnet i stället för NAME:
does-player_unreachable = Om du vet att brev inte kommer fram, så att den står stilla längre:
does-player_reachable = Om brev kommer fram igen, så att klockan går:
does-player_reachable_address = Likadant, med en annan adress i stället för NEW:
does-clock_extend = För att ge mer tid:
does-report_refuted_clock_extend = Om den inte ska räknas, för att ge den tillbaka:
does-clock_forfeit = För att döma partiet som förlorat:
does-game_reopen = För att låta partiet gå vidare; sedan måste brevet skickas igen:
does-game_claim = För att se på dragföljden:
does-event_assess = För att säga vad ett parti troligen blir, till exempel:
does-event_rule = För att avsluta ett parti med det resultat som är rätt, till exempel:
does-game_answer_claim_yes = För att ge vinsten:
does-game_answer_claim_no = För att avslå kravet:
does-game_answer_call = För att svara, så att matchen går vidare (TEXT är det båda läser):
does-appeal_panel = För att utse de tre, adresser eller spelare i stället för A, B och C:
does-appeal_vote_uphold = Om beslutet är rätt:
does-appeal_vote_change = Om det ska ändras:
does-game_points = För att ge den som tillkallade ett poäng:
does-director_called_event_warn = För att varna den som tillkallade utan skäl:
does-director_called_clock_extend = För att ge tid, när det går vidare:
does-appeal_changed_any = Kommandot för beslutet, att skicka igen med det som kommittén säger i stället:
does-appeal_decided_event_rule = För att ta tillbaka beslutet:
does-event_correct = För att ta tillbaka beslutet:
does-event_draw = För att lotta ronden ändå:
does-round_fails_event_draw = För att lotta den när inget är i vägen:
does-event_redraw = För att annullera det som är fel och lotta det som följer:
does-event_reopen = Först, för att låta tävlingen pågå igen:
does-undo = För att ta tillbaka beslutet:
does-log = För att se allt om saken:
does-status = För att se hur allt står till:
does-appeal_decide_allow = För att bifalla överklagandet, så att beslutet faller:
does-appeal_decide_dismiss = För att avslå det, så att beslutet står fast:
does-ranking_confirm = För att fastställa titeln:
does-ranking_confirm_refuse = För att avslå den:
does-other = Vad som kan göras:
does-how =
    Ett kommando kan skickas som det står, med en tryckning eller i ett svar: du får se vad som skulle hända innan det görs.{ $wants_reason ->
        [yes] { " " }Skriv bara först ditt skäl i stället för TEXT.
       *[no] { "" }
    }

## outcomes: Vad brevet när en tävling är slut berättar om läsarens nivå; `o` är utfallet med sina siffror.
outcomes-scored =
    Du fick { AMOUNT($o-points) } på { $o-completed } { $o-completed ->
        [one] färdigspelat parti
       *[other] färdigspelade partier
    }
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
        [confirmed] { outcomes-scored }; normen för att bestyrka { LEVELS_NAME($o-decided-level) } var { NUMBER($o-decided-points) }.
        [kept_most_points] { outcomes-scored }, och ingen i tävlingen fick fler; normen för att behålla { LEVELS_NAME($o-own) } var { NUMBER($o-decided-points) }.
        [kept] { outcomes-to_keep }
        [kept_lowest] { outcomes-to_keep }
        [fell] { outcomes-to_keep }
       *[other] { outcomes-scored }.
    }
outcomes-participants = { $o-participants } deltog. { outcomes-scored }.
outcomes-too_few = { outcomes-scored }; för en norm krävs sju partier.
outcomes-near = { outcomes-scored }, varav { $o-near } mot spelare nära nivån eller över den; för en norm krävs fem sådana.
outcomes-reached =
    { outcomes-scored }{ $o-decided-missing ->
        [yes] { "" }
       *[no] ; normen för { LEVELS_NAME($o-decided-level) } var { NUMBER($o-decided-points) }
    }.
outcomes-to_keep = { outcomes-scored }; normen för att behålla { LEVELS_NAME($o-own) } var { NUMBER($o-decided-points) }.
outcomes-next =
    { $o-next_one ->
        [yes]
            { $o-next_one-code ->
                [confirm] { " " }Att bestyrka den hade krävt { NUMBER($o-next_one-points) }.
                [keep] { "" }
               *[other]
                    { " " }{ LEVELS_NAME($o-next_one-level) } hade krävt { NUMBER($o-next_one-points) }{ MORE(EXACT($o-next_one-points), $o-completed) ->
                        [yes]
                            , mer än { $o-completed } { $o-completed ->
                                [one] färdigspelat parti
                               *[other] färdigspelade partier
                            } kan ge
                       *[no] { "" }
                    }.
            }
       *[no] { "" }
    }
# När nivån ändrades på annat håll medan tävlingen pågick.
outcomes-meanwhile =
    { $o-meanwhile ->
        [higher] Enbart genom den här tävlingen skulle din nivå vara { LEVELS_NAME($o-reached) }. Under tiden hade den blivit { LEVELS_NAME($o-close) }, och den högre av de två gäller: din nivå är { LEVELS_NAME($o-after) }.
        [lowered] Enbart genom den här tävlingen skulle din nivå vara { LEVELS_NAME($o-reached) }. Under tiden hade den blivit { LEVELS_NAME($o-close) }; eftersom normen för att behålla missades sänks den ett steg: din nivå är nu { LEVELS_NAME($o-after) }.
       *[other] Under tiden hade din nivå blivit { LEVELS_NAME($o-close) }, och det förblir den.
    }
outcomes-mean =
    Så sattes normerna: dina motståndare hade i genomsnitt index { NUMBER($o-mean) }, där 10 kyu är 1, 1 kyu är 10 och 1 DAN är 11{ $o-own ->
        [yes] ; ingen räknas som mer än tre nivåer från din
       *[no] { "" }
    }. Normer avrundas till halva poäng.
outcomes-unranked = Tävlingen räknas inte för någon ranking: din nivå är fortfarande { LEVELS_NAME($held) }.
outcomes-unsanctioned =
    Tävlingen är inte sanktionerad av SLSF, och därför ändrar den ingen nivå{ $held ->
        [yes] : din är fortfarande { LEVELS_NAME($held) }
       *[no] { " " }och ger ingen
    }.
outcomes-lowest = Du behåller 10 kyu: ingen nivå ligger under den.
# Läsarens egen tabell.
outcomes-head =
    { $name ->
        [level] Nivå
        [what] För att
        [norm] Norm
       *[made] Du
    }
outcomes-what =
    { $code ->
        [rise2] stiga två nivåer
        [rise1] stiga en nivå
        [confirm] bestyrka den
        [keep] behålla den
       *[obtain] erhålla den
    }
outcomes-made =
    { $missing ->
        [yes] { NUMBER($missing) } saknas
       *[no] nådd
    }

## pairings: Lottningen i ett terminalfönster, rond för rond.
pairings-lots = startnumren är lottade, lottfrö { $seed }
pairings-head =
    { $number ->
        [yes]
            Rond { $number }{ $rounds ->
                [yes] { " " }av { $rounds }
               *[no] { "" }
            }{ $day_of ->
                [yes] , från { $day_of }
               *[no] { "" }
            }{ $seed ->
                [yes] , lottfrö { $seed }
               *[no] { "" }
            }
       *[no] Partier utan känd rond
    }
pairings-state =
    { $name ->
        [running] pågår
        [waiting] inte börjat
        [annulled] annullerat
       *[other] inte spelat
    }
pairings-result =
    { $points }{ $score ->
        [yes] , { $score }
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }({ $ended ->
                [walkover] walk-over
                [late] kom för sent
                [concede] gav upp matchen
                [penalty] straffpoäng
                [withdrawal] utgick
                [time] tid
               *[adjudication] domslut
            })
       *[no] { "" }
    }{ $replay ->
        [yes] , omspel { $replay }
       *[no] { "" }
    }
pairings-consolation = tröstcup
pairings-empty = { $points } (tomt bord: { JOIN($teams, " och ") }, 21.3)
pairings-nobody = ingen
pairings-bye = frirond: { $name }

## rating_words: Ratingens ord: turneringar, listor, spelare. Siffrorna kommer in som text.
rating_words-decimal_mark = { language-decimal_mark }
rating_words-yes_no-yes = ja
rating_words-yes_no-no = nej
rating_words-heading-event = Rating för en turnering
rating_words-heading-list = Ratinglista
rating_words-heading-player = En spelares rating
rating_words-heading-conditions = Turneringen
rating_words-heading-ratings = Vad som hände med ratingtalen
rating_words-heading-newcomers = Nya spelare: ingångsrating
rating_words-heading-rounds = Iterationen, omgång för omgång
rating_words-heading-uncounted = Partier som inte räknas
rating_words-heading-questions = Öppna frågor i reglerna som har betydelse här
rating_words-heading-players = Spelare för spelare
rating_words-heading-on_list = På listan
rating_words-heading-off_list = Utanför listan
rating_words-heading-deducted = Avdrag för inaktivitet
rating_words-heading-published = Annorlunda än publicerat
rating_words-heading-history = Turnering för turnering
rating_words-heading-course = Ratingen över tid
rating_words-heading-by_mail = Rating
rating_words-heading-placings = Deltagarna i placeringsordning (R28.4)
rating_words-heading-matches = Matchernas resultat (R28.4)
rating_words-heading-games = Partier
rating_words-label-event = Turnering
rating_words-label-dates = Spelad
rating_words-label-game = Spel
rating_words-label-minutes = Minuter per parti
rating_words-label-control = Minuter till en tidskontroll
rating_words-label-sanctioned = Sanktionerad
rating_words-label-international = Internationell
rating_words-label-counts = Räknas för listan
rating_words-label-period = Period
rating_words-label-place = Plats
rating_words-label-player = Spelare
rating_words-label-member = Medlemsnr
rating_words-label-club = Klubb
rating_words-label-rating = Rating
rating_words-label-before = Före
rating_words-label-entry = Ingång
rating_words-label-matches = Matcher
rating_words-label-sum = Summa
rating_words-label-after = Efter
rating_words-label-change = Ändring
rating_words-label-opponent = Motståndare
rating_words-label-opponent_rating = Rating
rating_words-label-difference = Skillnad
rating_words-label-band = Rad
rating_words-label-result = Resultat
rating_words-label-idle = Overksam
rating_words-label-mark = Anmärkning
rating_words-label-black = Svart
rating_words-label-white = Vit
rating_words-label-why = Varför
rating_words-label-what = Vad
rating_words-label-was = Publicerat
rating_words-label-now = Nu
rating_words-label-round = Omgång
rating_words-label-found = Ingång z
rating_words-label-total = g(z)
rating_words-label-below = g(z − 1)
rating_words-label-highest = Högsta tillåtna ingång (U)
rating_words-label-official = Officiell
rating_words-label-official_list = Officiell lista
rating_words-label-points = Poäng
rating_words-label-opening = Öppning
rating_words-label-thinking_time = Betänketid
rating_words-label-team = Lag
rating_words-label-moves = Drag
rating_words-label-weaver = Weaverpoäng
rating_words-outcome-win = vunnen
rating_words-outcome-draw = remi
rating_words-outcome-loss = förlorad
rating_words-uncounted-thinking_time = för kort betänketid (R29.1)
rating_words-uncounted-walkover = walk-over (R29.2)
rating_words-uncounted-no_result = ingen vann och ingen remi avtalades (R29.2)
rating_words-uncounted-no_moves = en spelare gjorde inget drag (R29.2)
rating_words-mark-new = ny
rating_words-mark-back = tillbaka
rating_words-mark-off = utanför listan
rating_words-mark-deducted = −50
rating_words-status-withdrew = har utgått: resultaten står kvar och resten är förlorat (16.3)
rating_words-status-annulled = utgick tidigt: inget resultat räknas (16.2)
rating_words-status-replaced = lämnade platsen till en ersättare
rating_words-happened-start = rating när listorna började
rating_words-happened-deducted = ytterligare tre perioder utan turnering (R29.5)
rating_words-happened-off = nio perioder utan turnering: utanför listan (R29.6)
rating_words-happened-struck = struken ur registret (R30.1)
rating_words-question-16 = [T16] Tabellen används en gång för en match, inte för vart och ett av dess partier.
rating_words-question-18 = [T18] En ny spelare med färre än tre räknade matcher har ingången 1200.
rating_words-question-19 = [T19] En ny spelares rating efter turneringen ligger inom tio från ingången.
rating_words-text-newcomers = Alla nya spelare börjar på 1200 och flyttas tillsammans. Varje steg finner den lägsta ingång z där summan av ändringarna g(z) inte är över 0, eller z − 1 om den summan ligger närmare 0; motståndarna har sin rating från före turneringen, eller sin ingång från omgången före (R30) [T17].
rating_words-text-no_swede = Såvitt resultaten säger deltar ingen från Sverige: styrelsen får räkna en internationell turnering bara om minst en gör det (R31).
rating_words-text-not_rated = Turneringen räknas inte för listan: den är inte sanktionerad, eller ska inte ratas.
rating_words-text-ratings_alone = Av denna utgåva är bara ratingtalen bevarade; övriga uppgifter är som de räknas i dag.
rating_words-text-unofficial = Inofficiell: efter den hittills sista turneringen. Inget dras av före periodens slut.
rating_words-text-limited = Inom tio från ingången (R30.3) [T19].
rating_words-text-held = Färre än tre matcher: 1200 [T18].
rating_words-text-none = Ingen räknad match: ingen rating [T18].
rating_words-text-idle = Overksam: perioder i rad utan turnering.
rating_words-text-deducted = −50: avdrag för tre sådana perioder (R29.5).
rating_words-text-published = Den officiella listan står kvar som den publicerades. Resultat eller beslut har ändrats sedan dess; dessa platser skulle vara andra.
rating_words-text-stays = Dessa listor står kvar som de publicerades. Resultat eller beslut har ändrats sedan dess; förloppet nedan är det som följer i dag.
rating_words-text-replaced = Utgåvan går att läsa som den publicerades. Dessa platser är andra som det följer i dag.
rating_words-text-corrected = Listan före står kvar som den publicerades; det som ändrades efter det ingår också i förändringarna.
rating_words-text-by_mail = Spelat per brev. Förbundets styrelse har sanktionerat tävlingen som rankingtävling, så dess resultat räknas i spelets ratinglista (R28.3) [T30]. En walkover och ett parti där en av de två inte gjort något drag räknas inte (R29.2) [T20]; förlust på tid räknas. Tabellen används en gång per match (R29.3) [T16], med ratingen från före tävlingen. Tävlingen hör till den period då den avslutades (R29.4) [T21].
rating_words-text-results = Spelad per brev. Tävlingen räknas inte för någon ranking eller ratinglista: detta är rapporten med alla resultat (19.1 k), i den form som R28.4 anger.
rating_words-text-games = Med de färger som varje parti slutade med; där det slutade innan de valdes, lottningens. Den färg som börjar står först. Walk-over och partier som avgjordes utan spel är märkta.
rating_words-text-games_without_colours = Walk-over och matcher som avgjordes utan spel är märkta.
rating_words-label-score = Ställning
rating_words-to_points = match till { AND($points) } poäng
rating_words-after_period = Efter period { $period }
rating_words-official_for = Officiell för period { $period } ({ $first } – { $last }).
rating_words-published_on = Publicerad { $day }.
rating_words-edition = Rättad utgåva { $number }, publicerad { $day }. Tidigare utgåvor finns kvar.
rating_words-replaced_on = Utgåva { $number } gäller inte längre: en rättad utgåva ersatte den { $day }.
rating_words-taken_back_on = Utgåva { $number } gäller inte längre: den återkallades { $day }.
rating_words-then = { $player }: { $now }, på det andra sättet { $other }
rating_words-plotted = { $player }: från { $first } till { $last }, mellan { $low } och { $high }.
rating_words-together = { $one } – { $other }: { $games } partier räknade som en match.
rating_words-time =
    { $points ->
        [0] { AND(LIST(rules-brief-per_move, rules-brief-total, rules-brief-control, rules-brief-fischer)) }
       *[other] { MATCH_TIME($terms) }
    }
rating_words-report_of = Ratingtävling per brev: { $name }
rating_words-results_of = Resultat: { $name }
rating_words-bye = Frirond i rond { $round }: { $name }
rating_words-rounds =
    { $count } { $count ->
        [one] omgång
       *[other] omgångar
    } tills inget ändrades.

## reasons: Why an order was not carried out, and what to send instead.
# the board
reasons-not_a_move = "{ $text }" är inget drag som jag kan läsa. Ett drag är en bokstav och en siffra, till exempel i9.
reasons-off_board = { $point } ligger utanför brädet. Bokstäverna och siffrorna i kanten visar vilka punkter som finns.
reasons-occupied = Det ligger redan en sten på { $point }. Välj en fri skärningspunkt.
reasons-twice = { $point } står två gånger. Ange olika punkter.
reasons-stone_count =
    Nu ska { $expected } { $expected ->
        [one] sten
       *[other] stenar
    } läggas, och din rad har { $found }.
reasons-not_centre = Den första stenen hör hemma i mitten av brädet, på { $point }.
reasons-not_adjacent = Den andra stenen måste ligga alldeles intill { $centre }, rakt eller snett; det gör inte { $point }.
reasons-not_inside = { $point } ligger för långt ut: den här stenen måste ligga i kvadraten { $size } x { $size } runt mitten.
reasons-no_pass = Ingen får avstå förrän inledningen är klar. Skicka ett drag.
reasons-no_leave = Här finns inget drag att lämna till motståndaren.
reasons-no_such_opening = Den inledningen finns inte. En inledning har en beteckning, till exempel D4, eller ett namn, till exempel Kagetsu.
reasons-not_this_opening = { $opening } kan inte väljas under den här regeln.
reasons-choose_colour = Först måste en färg väljas. Svara "svart" eller "vit".
reasons-declare_first = Ditt drag måste säga hur många förslag till femte drag som svart ska ge, från { $low } till { $high }. Lägg till antalet på samma rad, till exempel "{ $low } femte drag".
reasons-declare_range = { $found } förslag till femte drag kan inte begäras här. Välj ett antal från { $low } till { $high }.
reasons-offer_count = { $expected } förslag till femte drag ska ges, och din rad har { $found }.
reasons-offer_symmetric = { $first } och { $second } leder till samma figur av stenar{ moves-same }, och räknas som ett förslag. Byt ut ett av dem och skicka alla förslag på nytt.
reasons-keep_one = Först måste ett av förslagen till femte drag väljas. Välj ett av { JOIN($offers, ", ") }.
reasons-not_offered = { $point } fanns inte bland förslagen. Välj ett av { JOIN($offers, ", ") }.
reasons-no_choice_now = Det går inte att välja nu. Skicka det som efterfrågas.
reasons-none_of_three_ways = Det är inget av de tre sätten. Skicka en sten { moves-inside }, eller "lämna", eller "femte drag" för att spela svart och ge { $count } förslag till femte drag.
reasons-one_stone_or_offers = Nu ska en sten läggas eller { $count } förslag till femte drag ges, och din rad har { $found } punkter.
reasons-not_yours_after = Efter "{ OWN($accepted) }" är det inte längre din tur, så "{ moves-own }" är inte ditt att lägga till. Vill du det, skicka bara "{ OWN($accepted) }".
reasons-skips_i =
    { $point ->
        [yes] Det ligger redan en sten på { $point }.
       *[no] "{ moves-own }" kan inte spelas.
    } Gamla servrar ritade brädet utan bokstaven i; menar du "{ OWN($readings-0) }" på vårt bräde, som har den? Skicka i så fall det.
# the game
reasons-not_your_turn = Det är inte din tur. Du får ett brev när det är det.
reasons-already_played =
    Ditt { OWN($move) } har kommit fram och är redan { $ply ->
        [yes] spelat: drag { $ply }{ $played ->
            [yes] , { MOMENT($played) }
           *[no] { "" }
        }
       *[no]
            { IN($move, "roll", "double", "take", "drop", "accept", "refuse") ->
                [yes] gjort
               *[no] valt
            }{ $played ->
            [yes] : { MOMENT($played) }
           *[no] { "" }
        }
    }.
reasons-not_arrived =
    Jag har inget { OWN($move) } från dig i det här partiet.{ $readings ->
        [yes] { " " }För att spela det, svara med en rad: { OWN($readings-0) }
       *[no] { "" }
    }
reasons-old_letter = Ställningen har ändrats sedan brevet som du svarade på: nu är det drag { $ply }. Svara på det här brevet i stället.
reasons-moves_taken_back = Tävlingsdomaren har återkallat drag i det här partiet, och ditt brev kan handla om det som är borta, så inget gjordes. Här nedanför är partiet som det är nu: svara på det här brevet i stället.
reasons-wrong_number = Du skrev drag { $found }, men nu är det drag { $expected }. Titta på brädet här nedanför och skicka ditt drag på nytt.
reasons-game_over = Partiet är slut.
reasons-game_annulled = Det här partiet har annullerats av domaren: det räknas inte för någon, och därför kan inget spelas i det.
reasons-too_late =
    Ditt brev kom fram { MOMENT($arrived) }, men tiden för det här draget hade gått ut { MOMENT($due) }{ $forfeit ->
        [automatic] { "" }
       *[other]
            { CODE($forfeit) ->
                [on_claim] , och din motståndare hade krävt vinst
               *[arbiter] , och domaren hade beslutat att partiet därmed är förlorat
            }
    }, så det spelades inte. Om du tycker att det inte är rätt, skriv till domaren, { $arbiter }, som kan låta partiet gå vidare.
reasons-came_in_time = Ditt brev kom fram { MOMENT($arrived) }, i tid, men det fick vänta tills någon hade sett på det, och när tiden gick ut { MOMENT($due) } förlorades partiet under tiden. Därför spelades det inte. Domaren, { $arbiter }, har fått veta det och kan låta partiet gå vidare.
reasons-behind_another = Tiden för ditt drag är ute, men ett brev i ditt namn som kom i tid, { MOMENT($arrived) } från { $sender }, väntar tills någon har sett på det. Till dess förlorar du inte på tid, och även det här brevet väntar: du behöver inte skicka det igen. Om du har fått en fråga om det tidigare brevet, svara på den.
reasons-no_draw_offer = Det finns inget remianbud att svara på.
reasons-draw_needs_move = Remi erbjuds tillsammans med ett drag. Skriv båda i samma brev: ditt drag och "remi?".
reasons-draw_too_early = I den här tävlingen är remi inte möjligt före drag { $move }.
reasons-draw_offers_spent =
    Du har redan erbjudit remi { $limit } { $limit ->
        [one] gång
       *[other] gånger
    } i det här partiet, och fler tillåter tävlingen inte.
reasons-claims_automatic = I den här tävlingen behöver inget krävas: programmet bedömer varje drag, och en vinst på brädet avslutar partiet av sig själv.
reasons-claim_refused =
    { $kind ->
        [five] Du har ingen femma som kan krävas nu.
        [forbidden] Det finns inget förbjudet drag som du kan kräva nu.
       *[other] Det finns ingen vinst som du kan kräva nu.
    } Partiet går vidare, och tävlingsdomaren kan se att kravet var fel. Din motståndare får inte veta det.
reasons-claim_plainly = Ett krav nämner ingen sten och ingen sorts förbjudet drag. Skriv "kräv förbjudet" om svart har gjort något förbjudet drag, eller "kräv femma" om du har fått fem eller fler i rad. Inget har krävts, och inget drag i det här brevet har gjorts.
reasons-no_line_claims = En vinst kan bara krävas med en dragföljd i tävlingar i renju.
reasons-line_not_playable =
    Dragföljden kan inte prövas{ $move ->
        [yes] : { $move } kan inte spelas där
       *[no] { "" }
    }. Skriv bådas drag från ditt nästa och tills två hot står, till exempel "kräver vinst: 23. h5 24. h6 25. g7". Inget har krävts.
reasons-line_claimed_already = Du har redan krävt vinst i den här ställningen.
reasons-line_claims_spent = Du har krävt { $limit } vinster i det här partiet som inte kunde visas, och fler prövas inte.
reasons-line_not_proved = Ditt krav har prövats, och dragföljden visar inte att varje försvar förlorar mot fyror och treor. Partiet går vidare, och tävlingsdomaren kan se att kravet har framställts. Din motståndare får inte veta det.
reasons-time_automatic = En vinst på tid behöver inte krävas: den som är sen förlorar så snart alla tidigare brev är lästa.
reasons-time_arbiter = I den här tävlingen avgör tävlingsdomaren vad som händer när någon är sen. Du behöver inte kräva något: domaren får veta det så snart alla tidigare brev är lästa.
reasons-time_yours = Det är din tur i det här partiet, så det är din egen tid som går.
reasons-time_stands = Motståndarens klocka står stilla, så den tiden kan inte vara slut.
reasons-time_not_over = Motståndaren är inte sen: tiden räcker till { MOMENT($due) }.
reasons-time_claimed = Vinsten på tid är redan krävd. Du får besked så snart alla brev som kom före kravet är lästa.
reasons-no_draw_claim = I den här tävlingen kan remi inte krävas.
reasons-draw_claim_too_early = Remi kan krävas när { $move } drag har gjorts i partiet.
reasons-ifs_no_play = Dina tärningar är inte kända än, så inget drag kan läggas i förväg: efter "så" får det stå "ta", "släpp", "dubbla" eller "kasta".
reasons-confirm_concede = Vill du verkligen ge upp hela matchen { $game }? Svara i så fall "ge upp matchen" en gång till; annars går matchen vidare.
reasons-confirm_resign = Vill du verkligen ge upp? Svara i så fall "{ $game } ge upp"; annars går partiet vidare.
reasons-goes_on =
    Partiet går vidare, och ingenting har gjorts.{ $asked ->
        [draw] { " " }Remianbudet avböjs av ditt nästa drag, eller genast med "avböj".
        [meant] { " " }När du vet ditt drag, skicka det på en egen rad utan något annat.
       *[resign] { "" }
    }
reasons-ifs_need_move = Drag i förväg ("om … så …") skickas tillsammans med ett eget drag, eller för sig medan det är motståndarens tur. De här har inte sparats.
reasons-ifs_not_allowed = I den här tävlingen kan drag inte anges i förväg.
reasons-ifs_unclear = Jag kunde inte läsa dina drag i förväg till slut, eller så ger de två svar på samma drag. Skriv vart och ett på en egen rad, till exempel: om g7 så i10, sedan om h5 så j4
reasons-no_ifs = Du har inga drag i förväg i det här partiet, så det finns inget att ta bort.
reasons-no_undo = I den här tävlingen kan ett drag inte tas tillbaka: det gäller när det har kommit fram.
# the player's own settings
reasons-bad_setting = "{ $text }" ändrar ingen inställning. Skriv "ställ in", sedan språk, tidszon, sammandrag, bräde, brev, kvitton, kalender, påminnelser eller adress, och vad det ska vara, till exempel "ställ in sammandrag 7"; eller "ställ in bara text" eller "ställ in html". Svara "inställningar" för att se dina.
reasons-bad_language =
    { $text ->
        [yes] Jag kan inte skriva brev på "{ $text }".{ " " }
       *[no] { "" }
    }Du kan välja { JOIN($languages, " eller ") }, till exempel "ställ in språk { FIRST(PARTITION($languages-0, " ")) }".
reasons-bad_time_zone =
    { $text ->
        [yes] Jag känner inte till tidszonen "{ $text }".{ " " }
       *[no] { "" }
    }{ $near ->
        [yes] Menar du { JOIN($near, " eller ") }? Skriv då "ställ in tidszon { $near-0 }".
       *[no] Skriv en större stad i din tidszon, till exempel "ställ in tidszon Stockholm" eller "ställ in tidszon America/New_York".
    }
reasons-bad_text =
    { $text ->
        [yes] "{ $text }" är inget slags brev.{ " " }
       *[no] { "" }
    }Skriv "ställ in bara text" för brev utan bilder, eller "ställ in html" för brev med bilder och knappar.
reasons-bad_digest =
    { $text ->
        [yes] Jag förstår inte klockslaget "{ $text }".{ " " }
       *[no] { "" }
    }Skriv "ställ in sammandrag 7" för ett brev om dagen klockan sju på morgonen, "ställ in sammandrag 18" för klockan sex på kvällen, eller "ställ in sammandrag av" för varje brev på en gång.
reasons-bad_board =
    { $text ->
        [yes] Det finns inget bräde av slaget "{ $text }".{ " " }
       *[no] { "" }
    }Skriv "ställ in bräde XO", "ställ in bräde skivor" eller "ställ in bräde bokstäver".
reasons-bad_letters =
    { $text ->
        [yes] Det finns inga brev av slaget "{ $text }".{ " " }
       *[no] { "" }
    }Skriv "ställ in brev korta" (svarsanvisning på en rad), "ställ in brev fulla" eller "ställ in brev automatiskt" (full svarsanvisning för dina tre första drag).
reasons-bad_receipts =
    { $text ->
        [yes] Jag förstår inte "{ $text }".{ " " }
       *[no] { "" }
    }Skriv "ställ in kvitton av" om du inte vill ha brev för ett vanligt drag som spelades, eller "ställ in kvitton på".
reasons-bad_calendar =
    { $text ->
        [yes] Jag förstår inte "{ $text }".{ " " }
       *[no] { "" }
    }Skriv "ställ in kalender på" eller "ställ in kalender av".
reasons-bad_reminders =
    { $text ->
        [yes] Jag kan inte läsa ut påminnelser ur "{ $text }".{ " " }
       *[no] { "" }
    }Skriv till exempel "ställ in påminnelser 3d, 1d" (tre dagar och en dag innan tiden är slut), "ställ in påminnelser 50%", eller "ställ in påminnelser tävlingens" för tävlingens egna.
reasons-bad_announcements =
    { $text ->
        [yes] Jag förstår inte "{ $text }".{ " " }
       *[no] { "" }
    }Skriv "ställ in tävlingsnytt av" om du inte vill ha brev om nya tävlingar, eller "ställ in tävlingsnytt på".
reasons-forget_running = Du är fortfarande med: { JOIN($where, ", ") }. Jag kan glömma dig när dina partier är slut och deras tävlingar är avslutade, för till dess behöver rapporterna ditt namn. Vill du sluta nu, så avanmäl dig först från tävlingen eller skriv till tävlingsdomaren, och be mig sedan igen.
# events and questions
reasons-no_event = Du är inte med i någon tävling här.
reasons-which_event =
    Jag vet inte vilken tävling du menar. Skriv dess nummer på samma rad{ $events ->
        [yes] : { JOIN($events, " eller ") }
       *[no] { "" }
    }.
reasons-unknown_event =
    Jag känner inte till någon tävling { $event } som du är med i. { $yours ->
        [yes] Du är med i { JOIN($yours, " och ") }.
       *[no] Du är inte med i någon tävling här.
    }
reasons-no_such_event =
    Här finns ingen tävling { $event }. { $open ->
        [yes] Anmälningar tas emot till { JOIN($open, " och ") }.
       *[no] Just nu tar ingen tävling emot anmälningar.
    }
reasons-event_not_started = { $event } har inte börjat än; den börjar { FULL_DAY(CALENDAR($start)) }.
reasons-event_cancelled = { $event } är inställd och spelas inte längre; inget av den räknas. Domarens motivering: "{ $why }"
reasons-event_over = { $event } är slut. Det sista brevet om den berättade hur det gick.
reasons-already_entered = Du är redan anmäld till { $event }.
reasons-entries_closed = { $event } tar inte emot fler anmälningar. Vill du ändå vara med, så skriv till tävlingsdomaren, { $arbiter }.
reasons-event_running = { $event } har redan börjat, och ingen kan komma med längre. Om någon utgår kan en annan få ta över platsen: skriv till tävlingsdomaren, { $arbiter }.
reasons-dice_known = Du är med och sköter { $event } och skulle med dess tärningar kunna känna till kast som ännu inte är gjorda: därför kan du inte spela i den. Med tärningar som tar en runda från en offentlig slumpkälla går det; tävlingsdomaren är { $arbiter }.
reasons-event_ended =
    { $event } är slut. { $open ->
        [yes] Anmälningar tas emot till { JOIN($open, " och ") }.
       *[no] Just nu tar ingen tävling emot anmälningar.
    }
reasons-in_queue =
    Du väntar redan på { $event }: du har nummer { $place } i kön. { $granted ->
        [yes] Du är anmäld så snart en plats blir ledig.
       *[no] Tävlingsdomaren har fått din fråga och bestämmer.
    }
reasons-voucher_needed = För att anmäla dig till { $event } behöver du en kod från tävlingsdomaren. Skriv den på samma rad: "anmäl { $event } KOD". Har du ingen, så fråga tävlingsdomaren, { $arbiter }.
reasons-voucher_unknown = Det här är ingen kod för { $event }. En kod är tolv bokstäver, som BCDF-GHJK-LMNP, och står efter tävlingen: "anmäl { $event } BCDF-GHJK-LMNP". Jämför den bokstav för bokstav med den som du har fått, eller fråga tävlingsdomaren, { $arbiter }.
reasons-voucher_used = Den här koden för { $event } är redan använd: varje kod gäller en gång. Be tävlingsdomaren, { $arbiter }, om en ny.
reasons-left_already = Du har redan lämnat { $event }. Du behöver inte göra något.
reasons-asked_already = Din önskan om { $event } har redan nått tävlingsdomaren i dag. Du får svar därifrån.
reasons-no_running_games = Du har inget parti som pågår.
reasons-which_game =
    Jag vet inte vilket parti du menar. Skriv partiets nummer först{ $games ->
        [yes] : { JOIN($games, ", ") }
       *[no] { "" }
    }. Svaret på "partier" säger vem som spelade i vilket.
reasons-too_many_questions = Jag svarar på { $limit } frågor av det här slaget per brev. Ställ resten i ett nytt brev.
reasons-no_leave_days = I { $event } finns inga lediga dagar: ett partis tid går alla dagar. Kan du inte spela på ett tag, så säg till tävlingsdomaren i god tid: { $arbiter }.
reasons-bad_leave = Jag läste ledighet från { FULL_DAY($first) } till { FULL_DAY($last) }. Ledigheten kan inte sluta innan den börjar, och inte börja före i dag, { FULL_DAY($today) }. Skriv till exempel "ledigt 10 dagar" (från och med nu) eller "ledigt { $today } till { $today }" med dina egna datum.
reasons-leave_too_far = Jag läste ledighet till { FULL_DAY($last) }. Ledighet kan anmälas upp till två år i förväg: till { FULL_DAY($most) }.
reasons-leave_already = I { $event } är du redan ledig, till och med { FULL_DAY($last) }: det här lägger inget till. Vill du ha mer, så skriv en senare sista dag.
reasons-leave_too_short =
    I { $event } är en ledighet minst { $least } { $least ->
        [one] dag
       *[other] dagar
    } lång. Du kan i stället skriva: "ledigt { $first } till { $last }".
reasons-leave_too_late = I { $event } ska ledighet anmälas { SPAN($notice) } innan den börjar. Du kan i stället skriva: "ledigt { $first } till { $last }".
reasons-leave_spent =
    { $event } ger { $most } { $most ->
        [one] ledig dag
       *[other] lediga dagar
    } om året. För { $year } har du { $left } kvar, och det här skulle ta { $days }. { $last ->
        [yes] Du kan i stället skriva: "ledigt { $first } till { $last }".{ " " }
       *[no] { "" }
    }Mer, till exempel vid sjukdom, kan bara tävlingsdomaren ge.
reasons-which_leave = Du har anmält ledighet{ JOIN(EACH($leaves, "reasons-which_leave-each"), ",") }. Nämn en dag i den som du tar tillbaka, "ledigt av { DATE(LOCAL($leaves-0-0, $zone)) }", eller skriv "ledigt av allt".
reasons-which_leave-each = { " " }från { FULL_DAY(DATE(LOCAL($item-0, $zone))) } till { FULL_DAY(ANY(EVE(LOCAL($item-1, $zone)), DATE(LOCAL($item-1, $zone)))) }
reasons-leave_unread = Om du blir borta, så skriv på en egen rad hur länge: "ledigt 10 dagar" (från och med nu), eller från vilken dag till vilken: "ledigt { $today } till { $today }" med dina egna datum. "ledigt av" tar tillbaka det.
reasons-no_leave_to_end = Du har ingen ledighet som kan tas tillbaka.
reasons-leave_often = Ledighet kan anmälas och tas tillbaka { $limit } gånger om dagen, eftersom dina motståndare får veta det varje gång. Skriv igen i morgon.
reasons-leave_ends = Din ledighet slutar av sig själv { MOMENT(LOCAL($until, $zone)) }. Den skulle inte sluta tidigare om den togs tillbaka, för klockor går igen först efter en dags varsel.
# the letter
reasons-no_ruling_of_yours =
    { $number ->
        [yes] Beslut { $number } gäller inte dig
       *[no] Det finns inget beslut som du kan överklaga nu
    }. Svara på det brev som berättade om beslutet.
reasons-appealed_already =
    { $mine ->
        [yes] Du har redan överklagat beslut { $number }
       *[no] Beslut { $number } är redan överklagat
    }. Det avgörs en gång för alla.
reasons-appeal_too_late =
    { $until ->
        [yes] Beslut { $number } kunde överklagas till och med { FULL_DAY(CALENDAR($until)) }; det står fast.
       *[no] Beslut { $number } är slutgiltigt och kan inte överklagas.
    }
reasons-appeal_without_words = Skriv efter "överklagar:" varför du inte håller med om beslut { $number }: den som avgör läser det.
reasons-only_captain_appeals = För ett lag får bara lagkaptenen överklaga, så det här är ännu inget överklagande av beslut { $number }. Det du skrev har skickats till din lagkapten, { $captain }, som kan överklaga till och med { FULL_DAY(CALENDAR($until)) }.
reasons-for_arbiters = Det är ett kommando för tävlingens domare, och den här adressen är ingen av deras. Vad du själv kan skriva står i svaret på "hjälp".
reasons-for_ranking =
    Det är ett kommando för { $who ->
        [board] förbundsstyrelsen
        [ranking] rankingkommittén
       *[other] rankingkommittén och förbundsstyrelsen
    }, och den här adressen är ingen av deras. Själv kan du fråga, på en egen rad: "normer" om vad din nivå kräver och vad den kan bli, och "tabell" om tävlingens tabell. Allt annat står i svaret på "hjälp".
reasons-no_order =
    { $game ->
        [yes] Jag hittade inget drag i ditt brev. Skriv ditt drag på en egen rad.
       *[no] Jag hittade inget i ditt brev som jag kan göra. Skriv vad du vill på en egen rad: "partier" räknar upp dina partier, "hjälp" allt man kan skriva.
    } Är du sjuk eller ska du vara borta, så skriv hur länge på en egen rad, till exempel "ledigt 10 dagar"; behöver du något annat, skriv till tävlingsdomaren, { $arbiter }.
reasons-cannot_read =
    { $kind ->
        [encrypted] Ditt brev är krypterat, och jag kan inte öppna det. Skicka det igen utan kryptering; om ditt mejlprogram signerar brev, stäng av det också.
        [winmail] Av ditt brev fick jag bara en fil "winmail.dat", som bara Outlook kan öppna. Skicka det igen som oformaterad text: välj "Formatera text" och sedan "Oformaterad text" i Outlook.
       *[other] Ditt brev är en bild utan text, och jag kan inte läsa bilder. Skriv ditt svar med bokstäver och siffror.
    }
reasons-unclear =
    { COUNT($readings) ->
        [0] Jag är inte säker på vad du vill spela. Skicka en rad med ditt svar och inget annat.
        [1] Menar du { OWN($readings-0) }? Svara i så fall: { OWN($readings-0) }
       *[other] Menar du { JOIN(EACH($readings, "reasons-unclear-each"), " eller ") }? Svara med ett av dem, på en rad och inget annat.
    }
reasons-unclear-each = "{ OWN($item) }"
reasons-unread_line = Jag kunde inte läsa den här raden. Det som gäller ett annat parti börjar med partiets nummer, sedan dragets nummer och draget, till exempel: SK24-021 13. h5
reasons-no_messages = I den här tävlingen skickas inga meddelanden vidare till motståndaren. Ditt har inte skickats.
reasons-too_many_messages = Jag skickar vidare { $limit } meddelanden från dig per timme. Det här har inte skickats vidare; skicka det igen senare.
reasons-not_passed_on =
    { $why ->
        [known] Den här raden har inte skickats vidare, eftersom den också står i brevet som du svarade på. Om du har skrivit den själv, skicka den igen med "msg:" framför.
        [signature] De här raderna verkar vara din underskrift, så de har inte skickats vidare. Om de var till din motståndare, skicka dem igen med "msg:" före varje rad.
       *[other]
            Från och med den här raden har dina ord inte skickats vidare, eftersom { $why ->
                [your_address] en av dina adresser står där
                [our_address] vår adress står där
                [our_marker] en del av vårt brev står där
               *[other] ditt mejlprogram verkar ha lagt till dem
            }.{ ANY(SAME($why, "your_address"), SAME($why, "our_address")) ->
                [yes] { " " }Adresser stannar hos mig. Skicka gärna resten utan den.
               *[no] { " " }Om du har skrivit dem själv, skicka dem igen på egna rader, utan det som är citerat.
            }
    }
reasons-words_left_out =
    De här orden har utelämnats i det som de andra läser, eftersom { $why ->
        [your_address] en av dina adresser står där
        [our_address] vår adress står där
       *[other] en del av vårt brev står där
    }. Allt annat har skickats vidare.
reasons-untagged = Jag kunde inte se vilket brev du svarade på. Gällde det ett drag, så svara på det här brevet och skicka ditt drag på nytt. Vill du vara med i en tävling, så skriv "anmäl" och dess kortnamn på en egen rad, till exempel: anmäl SK24
reasons-number_missing = Ditt brev svarar på ett annat parti, så ett drag i { $game } måste säga sitt nummer: annars ser jag inte vilket bräde du hade framför dig. Menar du brädet som det står nu, så skicka: { OWN($readings-0) }
reasons-unproven = Jag kunde inte se om brevet verkligen är från dig. Svara på det här brevet och skriv den raden en gång till, så vet jag att det är du.
reasons-event_moved = { $event } sköts inte längre härifrån: den fortsätter på { $address }, och därifrån finns ett brev att svara på. Skicka det dit. Inget i det här brevet har spelats.
reasons-unknown_game = Jag känner inte till något parti { $game } som du spelar.
reasons-foreign_address = Brevet kom från { $address }, en adress som inte är anmäld för det här partiet.
reasons-nothing_to_confirm = Det finns inget att bekräfta i det brev som du svarade på. Om ett av våra brev har bett dig bekräfta något, svara då på just det brevet, från den adress som det gick till.
reasons-not_confirmed = Mitt brev bad om ett ja. Vill du säga ja, så svara på det med ordet "bekräfta" på en egen rad. Vill du säga nej, så skriv "nej".
reasons-question_closed = Den frågan väntar inte längre på svar: den är mer än 30 dagar gammal, eller så har en nyare tagit dess plats. Inget har ändrats. Du kan helt enkelt be om det igen.
reasons-bad_address = Jag kan inte skriva till "{ $text }". Skicka hela adressen, till exempel "ställ in adress anna@example.org".
reasons-address_known = Våra brev till dig går redan till { $address }.
reasons-asked_often = Du har bett om en annan adress { $limit } gånger sedan i går. Svara på de brev som du har fått, eller försök igen i morgon.
reasons-address_asked = Jag har redan skrivit till { $address }, för mindre än 30 dagar sedan. Leta efter det brevet där och svara på det. Om det har försvunnit kan din tävlingsdomare hjälpa till.
reasons-too_many_addresses = Jag har skrivit till så många nya adresser i dag att jag inte får skriva till fler. Försök igen i morgon.
reasons-address_unknown = { $address } är ingen av dina adresser här. Brevet om dina inställningar visar vilka de är: skriv "inställningar".
reasons-address_last = { $address } är din enda adress, så jag kan inte stryka den. Lägg först till en annan, till exempel "ställ in adress anna@example.org".
reasons-too_many_letters = Du har på en timme fått { $limit } svar från mig på brev som inte ändrade något på brädet: frågor om hjälp eller brädet, upprepningar och sådant som inte kunde utföras. Fler sådana besvaras inte just nu; drag och meddelanden till motståndare tas emot som vanligt.
reasons-too_big = Ditt brev är för stort för att läsas (högst { $limit }), kanske på grund av en bild. Skicka det igen utan bilagor.

## register_words: Orden i rankinglistan och i en spelares historik. Nivåer och datum kommer in som text.
register_words-decimal_mark = { language-decimal_mark }
register_words-dan = { language-dan }
register_words-heading-list = Rankinglista för korrespondensspel
register_words-heading-players = Listan
register_words-heading-count = Spelare på varje nivå
register_words-heading-history = Rankinghistorik
register_words-heading-now = I dag
register_words-heading-next = Vad som ska göras, och när
register_words-heading-plot = Nivån genom tiden
register_words-heading-steps = Vad som har hänt
register_words-heading-exemptions = Undantag från bestyrkande
register_words-label-line = Nr
register_words-label-day = Dag
register_words-label-players = Spelare
register_words-label-dan = Med DAN-nivå
register_words-label-kyu = Med kyu-nivå
register_words-label-name = Namn
register_words-label-player = Id
register_words-label-level = Nivå
register_words-label-member_no = Medlemsnr
register_words-label-club = Klubb
register_words-label-country = Land
register_words-label-since = Sedan
register_words-label-source = Genom
register_words-label-confirmed_on = Senast bestyrkt
register_words-label-due = Bestyrks senast
register_words-label-falls_to = Skulle sänkas till
register_words-label-on = Datum
register_words-label-what = Vad som hände
register_words-label-report = Rapport
register_words-label-before = Före
register_words-label-after = Efter
register_words-label-confirmed = Bestyrkt
register_words-label-remark = Anmärkning
register_words-label-first = Från
register_words-label-last = Till
register_words-source-committee = rankingkommittén
register_words-source-unconfirmed = obestyrkt
register_words-source-list = en tidigare lista
register_words-text-list = Nivåerna som de officiellt är den här dagen; en föreslagen DAN-titel är inte med. En nivå som inte bestyrks på fem år sänks ett steg (art. 2 §5).
register_words-text-unsanctioned = Inte sanktionerade av SLSF, så de ändrar ingens nivå (art. 1 §1)
register_words-text-sanction_unknown = Inget sägs om huruvida SLSF har sanktionerat dessa; de räknas som om så vore (art. 1 §1)
register_words-text-stated = De här filerna anger en annan nivå än filerna som avslutades före dem (art. 2 §4):
register_words-text-undated = – under ”Senast bestyrkt”: ingen har sagt sedan när nivån gäller. De fem åren, och en sänkning, räknas från dagen då den först nämndes.
register_words-text-nobody = Ingen har någon nivå än.
register_words-text-no_level = Ingen officiell nivå än. Den första tävlingen med minst sju färdigspelade partier kan ge en (art. 4).
register_words-text-no_steps = Ingenting har hänt än.
register_words-text-lowest = Ingenting: 10 kyu behöver inte bestyrkas.
register_words-text-exempt = Ingenting för tillfället: ett undantag från bestyrkande gäller (årsmötet den 7 februari 2009).
register_words-text-steps = Det som togs tillbaka gäller inte längre; det står kvar här för att kunna ses.
register_words-text-open = tills vidare
register_words-moment-start = vid starten
register_words-moment-three_months = efter tre månader
register_words-moment-close = vid avslutningen
register_words-yes_no-yes = ja
register_words-yes_no-no = nej
register_words-reason-rise2 = Steg två nivåer
register_words-reason-rise1 = Steg en nivå
register_words-reason-confirmed = Behöll och bestyrkte nivån
register_words-reason-kept = Behöll nivån
register_words-reason-kept_most_points = Behöll nivån med flest poäng av alla
register_words-reason-fell = Missade normen för att behålla nivån
register_words-reason-too_few_participants = Ingen norm: färre än fem deltagare
register_words-reason-too_few_games = Ingen norm: färre än sju färdigspelade partier
register_words-reason-too_few_opponents = Ingen norm: färre än fem partier mot spelare nära nivån
register_words-reason-new = Första nivån, funnen ur resultaten
register_words-reason-new_unranked = För lite för en första nivå
register_words-reason-rose_held = Steg i tävlingen; en nivå från annat håll var lika hög eller högre och gäller (art. 2 §4)
register_words-reason-fell_held = Missade normen för att behålla nivån, som redan hade sjunkit och står kvar (art. 2 §4)
register_words-reason-regained = Behöll nivån vid tre månader, som gäller igen (art. 2 §4)
register_words-reason-reached = Steg till en nivå vars norm nåddes, räknat från nivån vid tre månader (art. 2 §4)
register_words-reason-new_held = Nivå beräknad ur resultaten; den från annat håll var inte lägre och gäller [K 13]
register_words-reason-new_higher = Nivå beräknad ur resultaten, högre än den från annat håll [K 13]
register_words-reason-unsanctioned = Inte sanktionerad: ändrar inget
register_words-reason- = Nivå given
register_words-reason-first = Första nivån
register_words-reason-committee = Satt av rankingkommittén
register_words-reason-unconfirmed = Inte bestyrkt på fem år: sänktes ett steg
register_words-reason-list = Införd från en tidigare lista
register_words-as_of = Per den { $day }
register_words-footer = { $what } · { $day }
register_words-plotted = Från { $first } till { $last } låg nivån mellan { $low } och { $high }; nu är den { $now }.
register_words-confirm = Senast { $due } måste en tävling avslutas där poängen når normen för att erhålla { $level }. Annars sänks nivån till { $to } den dagen (art. 2 §5).
register_words-awaits = Styrelsen har inte beslutat om { $level } än, föreslagen genom { $event } som avslutades { $day }. När den är bekräftad gäller den från den dagen (art. 1 §5).
register_words-stated = { $event }: { $name } har { $level } { $moment }, { $held } enligt filerna före; { $level } gäller.
register_words-stated_new = { $event }: { $name } är ny där, men har { $held } enligt filerna före; { $held } gäller.
register_words-status =
    { $what ->
        [proposed] föreslagen: väntar på styrelsen
        [granted] bekräftad av styrelsen { $day }
        [refused] avslagen av styrelsen { $day }
        [taken_back] återtagen { $day }
        [entered] införd { $day }
        [undated] sedan när är inte känt
       *[other] { "" }
    }

## report_words: Orden i rankingkommitténs rapport. Nivåer, poäng och datum kommer in som text.
report_words-decimal_mark = { language-decimal_mark }
report_words-dan = { language-dan }
report_words-heading-event = Tävlingen
report_words-heading-missing = Det här saknas i rapporten
report_words-heading-list = Deltagare
report_words-heading-remarks = Avgjort för tabellen
report_words-heading-report = Rapport till rankingkommittén
report_words-heading-preliminary = Preliminär beräkning av rankingförändringarna (art. 1 §4)
report_words-heading-table = Rankingtabell
report_words-heading-crosstable = Korstabell
report_words-heading-games_told = Partier som av särskilt skäl räknas eller inte
report_words-heading-players = Spelare för spelare
report_words-heading-newcomers = Nya spelare
report_words-heading-rounds = Beräkningen, varv för varv
report_words-heading-proposed = Föreslagna DAN-titlar
report_words-heading-committee = För kommittén att avgöra
report_words-heading-questions = Öppna frågor i reglerna som spelar roll här
report_words-heading-deadlines = Tidsfrister
report_words-label-line = Nr
report_words-label-number = Rapport nr
report_words-label-country = Land
report_words-label-id = Id
report_words-label-due = Senast
report_words-label-sent = Skickat
report_words-label-what = Vad
report_words-label-dates = Spelades
report_words-label-three_months = Tre månader efter start
report_words-label-arbiter = Tävlingsdomare
report_words-label-sanction = Sanktionerad av
report_words-label-game = Spel
report_words-label-participants = Deltagare
report_words-label-games = Partier
report_words-label-place = Plats
report_words-label-player = Spelare
report_words-label-member = Medlemsnr
report_words-label-club = Klubb
report_words-label-start = Start
report_words-label-own = 3 mån.
report_words-label-close = Slut
report_words-label-completed = N
report_words-label-points = Poäng
report_words-label-score = Tabellpoäng
report_words-label-mean = P_med
report_words-label-after = Efter
report_words-label-rule = Regel
report_words-label-level = Nivå
report_words-label-in_event = Nivå i tävlingen (P1)
report_words-label-final = Slutlig nivå
report_words-label-estimate = Uppskattning
report_words-label-source = Källa
report_words-label-by_round = Nivå efter varje varv
report_words-label-result = Resultat
report_words-label-least = Minsta
report_words-label-greatest = Största
report_words-label-now = Som beräknat
report_words-label-then = Enligt alternativet
report_words-label-confirmed = bestyrkt
report_words-label-proposed = föreslagen
report_words-label-new = ny
report_words-label-new_player = Ny spelare
report_words-label-no_norm = ingen norm
report_words-label-annulled = struken
report_words-label-decided = Avgjort
report_words-label-alternative = Alternativ
report_words-label-black = Svart
report_words-label-white = Vit
report_words-label-ended_on = Slutade
report_words-label-why = Varför
report_words-label-rules_due = Turneringsregler och rankingvillkor till deltagarna, senast (art. 1 §3)
report_words-label-report_due = Denna rapport till rankingkommittén, senast (art. 1 §4)
report_words-reason-rise2 = steg två nivåer (art. 2 §2g, art. 3 §4)
report_words-reason-rise1 = steg en nivå (art. 2 §2g)
report_words-reason-confirmed = behöll och bestyrkte (art. 2 §2g, §5)
report_words-reason-kept = behöll (art. 2 §2g)
report_words-reason-kept_lowest = missade normen; inget finns under 10 kyu (art. 1 §1)
report_words-reason-kept_most_points = behöll med flest poäng i tävlingen (art. 2 §3) [K 6]
report_words-reason-fell = missade normen för behållande (art. 2 §2g)
report_words-reason-too_few_participants = ingen norm: färre än fem deltagare (art. 3 §1)
report_words-reason-too_few_games = ingen norm: färre än sju färdigspelade partier (art. 3 §2)
report_words-reason-too_few_opponents = ingen norm: färre än fem färdigspelade partier mot P0 − 3 eller högre (art. 3 §2)
report_words-reason-new = ny spelare, nivån framräknad ur resultaten (art. 4)
report_words-reason-new_unranked = ny spelare, för litet underlag för officiell ranking (art. 3 §1–2) [K 12]
report_words-reason-new_elsewhere = ny spelare; nivån ur resultaten (art. 4) ligger inte över P2
report_words-decided-higher = P2 är högre och gäller (art. 2 §4)
report_words-decided-below = en nivå under P2 (art. 2 §4)
report_words-decided-close = P2 var redan sänkt och gäller (art. 2 §4)
report_words-decided-no_norm = P2 gäller [K 8]
report_words-decided-found = P2, nivån från annat håll, gäller [K 13]
report_words-decided-unranked = P2, nivån från annat håll, gäller [K 13]
report_words-source-found = ur resultaten
report_words-source-supplied = tävlingsdomaren
report_words-source-mean = de andras medelvärde
report_words-counting-walkover = walk-over: räknas inte (art. 2 §2a)
report_words-counting-no_moves = inte båda har gjort ett drag: räknas inte (art. 2 §2a) [K 2]
report_words-counting-withdrawal = någon utgick, partiet pågick inte på tremånadersdagen: räknas inte (art. 2 §2a) [K 3]
report_words-counting-adjudication = domslut, partiet pågick inte på tremånadersdagen: räknas inte (art. 2 §2a) [K 3]
report_words-counting-withdrawal_counts = någon utgick, partiet pågick på tremånadersdagen: räknas (art. 2 §2a)
report_words-counting-adjudication_counts = domslut, partiet pågick på tremånadersdagen: räknas (art. 2 §2a)
report_words-question-1 = Utländska deltagare räknas som andra, med sin nivå hemifrån. (art. 1 §1)
report_words-question-2 = Ett parti räknas bara om båda spelarna gjort ett drag. (art. 2 §2a)
report_words-question-3 = En tidsförlust före tremånadersdagen räknas, ett domslut räknas inte. (art. 2 §2a)
report_words-question-4 = Bara poäng i färdigspelade partier prövas mot en norm. (art. 2 §1)
report_words-question-5 = Spelarens egna normer utgår från nivån efter tre månader. (art. 2 §4)
report_words-question-6 = Delat flest poäng gäller för alla som delar, enligt tävlingens tabell. (art. 2 §3)
report_words-question-7 = En deltagare som aldrig gjort ett drag räknas som deltagare. (art. 3 §1)
report_words-question-8 = Där ingen norm kunde sättas behåller spelaren nivån vid slutet. (art. 2 §4)
report_words-question-11 = En ny spelares första uppskattning görs ur resultaten. (art. 4)
report_words-question-12 = En ny spelare för vilken art. 3 inte medger någon norm får ingen officiell ranking. (art. 3 §1–2)
report_words-question-13 = En ny spelare som fått en nivå på annat håll under tiden behåller den högre. (art. 4)
report_words-question-14 = Efter en cirkel är fixpunkten under den resultatet. (art. 4)
report_words-alternative-foreign_new = Utländska deltagare behandlas som nya.
report_words-alternative-unmoved_on_the_date = Ett parti vars klocka gick på tremånadersdagen räknas även utan drag.
report_words-alternative-endings_no_time = En tidsförlust före tremånadersdagen räknas inte.
report_words-alternative-endings_adjudication = Ett domslut före tremånadersdagen räknas.
report_words-alternative-points_event = Poängen i tävlingen, med walk-over, prövas mot en norm.
report_words-alternative-own_level_start = Spelarens egna normer utgår från nivån vid starten.
report_words-alternative-most_points_sole = Bara en ensam segrare har flest poäng.
report_words-alternative-most_points_completed = Flest poäng i färdigspelade partier gäller.
report_words-alternative-participants_moved = En deltagare som aldrig gjort ett drag räknas inte.
report_words-alternative-no_norm_table = Där ingen norm kunde sättas gäller tabellen i art. 2 §4 med P1 = P0.
report_words-alternative-new_few_games_ranked = Varje ny spelare med ett färdigspelat parti får den framräknade nivån.
report_words-alternative-new_elsewhere_last_event = Den tävling som slutar sist avgör.
report_words-alternative-circle_greatest = Den största fixpunkten är resultatet.
report_words-alternative-estimate_least = Tävlingsdomaren uppskattar alla; nedre gräns: den minsta fixpunkten.
report_words-alternative-estimate_greatest = Tävlingsdomaren uppskattar alla; övre gräns: den största fixpunkten.
report_words-subject-foreign_new = Utländska deltagare
report_words-subject-unmoved_on_the_date = Partier utan drag som pågick på tremånadersdagen
report_words-subject-endings_no_time = Tidsförluster före tremånadersdagen
report_words-subject-endings_adjudication = Domslut före tremånadersdagen
report_words-subject-points_event = Poäng på walk-over
report_words-subject-own_level_start = Nivån som spelarens egna normer utgår från
report_words-subject-most_points_sole = Delat flest poäng
report_words-subject-most_points_completed = Flest poäng i färdigspelade partier
report_words-subject-participants_moved = Deltagare som aldrig gjort ett drag
report_words-subject-no_norm_table = Den slutliga nivån där ingen norm kunde sättas
report_words-subject-new_few_games_ranked = Nya spelare med för få partier
report_words-subject-new_elsewhere_last_event = Nya spelare med en nivå från annat håll
report_words-subject-circle_greatest = Resultatet efter en cirkel
report_words-subject-estimate_least = Nya spelares första uppskattning, nedre gräns
report_words-subject-estimate_greatest = Nya spelares första uppskattning, övre gräns
report_words-text-sanction_unknown = inte angiven; bara tävlingar sanktionerade av SLSF räknas (art. 1 §1)
report_words-text-sanction_none = inte sanktionerad av SLSF: ändrar ingen nivå (art. 1 §1)
report_words-text-crosstable = Färdigspelade partier utan parentes; inom parentes partier som inte räknas för normer (walk-over, partier som någon utgick ur och domslut före tremånadersdagen, partier utan drag av båda). N, poäng: bara färdigspelade partier. Tabellpoäng: poäng i tävlingens tabell.
report_words-text-games_told = Varje parti inom parentes ovan, och varje parti som räknas bara för att det pågick på tremånadersdagen. Alla andra spelades till slut eller förlorades på tid, och räknas [K 3].
report_words-text-table = N: färdigspelade partier. Poäng: tagna i dem. Tabellpoäng: poäng i tävlingens tabell. P_med: motståndarnas medelrankingindex, startnivåer, högst tre nivåer från spelarens egen (art. 2 §2c–d); för en ny spelare utan den gränsen. Nivåer vid start, efter tre månader (P0) och vid slutet (P2).
report_words-text-newcomers = R0 är den första uppskattningen; i varje varv får varje ny spelare den högsta nivå vars norm poängen i alla färdigspelade partier når, tills inget ändras (art. 4).
report_words-text-beyond = Gränsen på två nivåer kan bara hävas för den som deltar för första gången (art. 3 §4). Om detta var en av dessa spelares första korrtävling ombeds kommittén avgöra:
report_words-text-proposed = Förbundsstyrelsen utdelar DAN-titlar; från 3 DAN krävs dess slutliga fastställande (art. 1 §5). Till dess används den tidigare nivån i andra tävlingar, och tävlingar under tiden räknas inte om [K 10].
report_words-text-changed = Nivån ändrades under tävlingen, så art. 2 §4 ger den slutliga nivån.
report_words-text-undecided = Reglerna tillåter mer än ett svar för dessa spelare, eftersom minsta och största fixpunkten skiljer sig:
report_words-text-unchanged = Ingen öppen fråga i rankingreglerna ändrar något utfall i denna tävling.
report_words-text-questions = Förbundsstyrelsen avgör frågor om dessa regler (art. 1 §5). Här står bara de som ändrar ett utfall.
report_words-text-no_level = ingen nivå
report_words-step-opponents = Motståndare (nr: index)
report_words-step-ranked = Partier mot rankade spelare
report_words-step-estimate = Uppskattning, R0
report_words-step-completed = Färdigspelade partier, N
report_words-step-points = Poäng (vinster, remier)
report_words-step-sum = Indexens summa
report_words-step-mean = P_med (art. 2 §2d)
report_words-step-limit = Utan gränsen på två nivåer
report_words-step-in_event = Nivå i tävlingen, P1
report_words-step-final = Slutlig nivå (art. 2 §4)
report_words-step-found = Framräknad nivå
report_words-step-participants = Deltagare
report_words-step-near = Partier mot P0 − 3 eller högre
report_words-final-higher = P1 ≥ P0, alltså den högre av P1 och P2
report_words-final-below = P1 < P0 ≤ P2, alltså en nivå under P2
report_words-final-close = P1 < P0 och P2 < P0, alltså P2
report_words-final-no_norm = ingen norm, alltså P2
report_words-final-found = den högre av den framräknade nivån och P2
report_words-met-yes = nådd
report_words-met-no = inte nådd
report_words-confirms-yes = bestyrkt
report_words-confirms-no = inte bestyrkt
report_words-text_of-players = Varje siffra kan räknas om ur raderna nedan. Talet före kolon är motståndarens nummer i korstabellen, det efter är indexet vid starten, för nya spelare det framräknade (10 kyu = 1, 1 kyu = 10, 1 DAN = 11); 12 → 9 räknas som 9 (art. 2 §2c). Normen för att erhålla en nivå P är (0,5 + 0,15 · (P − P_med)) · N, för att behålla nivån P0 är den (0,25 + 0,15 · (P0 − P_med)) · N; båda avrundas till halva poäng, mitt emellan uppåt (art. 2 §2e–f).
report_words-text_of-colours = ● svart och ○ vit enligt lottningen; spelets regler kan ha bytt dem.
report_words-text_of-nothing_missing = Inget som rapporten behöver saknas.
report_words-text_of-unknown = inte känt
report_words-text_of-not_yet = inte än
report_words-text_of-not_sent = inte skickade
report_words-text_of-late = för sent
report_words-text_of-early = Tävlingen var slut före tremånadersdagen. Nivån vid slutet gäller som nivå efter tre månader, och inget parti pågick den dagen.
report_words-text_of-unsanctioned = Tävlingen är inte sanktionerad av SLSF, så den varken ändrar eller bestyrker någons nivå (art. 1 §1). Allt som följer är vad den skulle ge om den vore det.
report_words-text_of-going = Tävlingen pågår fortfarande: detta är vad ett avslut nu skulle ge.
report_words-group-high = högsta
report_words-group-middle = median
report_words-group-low = lägsta
report_words-keeps = För att behålla { $level }
report_words-obtains = För att erhålla { $level }
report_words-confirming = För att erhålla { $level }, den slutliga nivån
report_words-levels = Vid start { $start } · efter tre månader, P0: { $own } · vid slutet, P2: { $close }
report_words-superseded =
    Rapporten gäller inte längre: tävlingen öppnades igen den { $day }.{ $why ->
        [yes] { " " }Angivet skäl: { $why }
       *[no] { "" }
    }
report_words-replaced = Den ersattes av rapport nr { $number }, från { $day }.
report_words-follows = Den ersätter rapport nr { $number }, efter vilken tävlingen öppnades igen. Angivet skäl: { $why }
report_words-changed_since = Vad som ändrats sedan rapport { $number }
report_words-left_out =
    { $count } { $count ->
        [one] parti pågår
       *[other] partier pågår
    } ännu och är inte med.
report_words-lacks =
    { $what ->
        [sanction] Ingen sanktion är angiven; bara tävlingar sanktionerade av SLSF räknas (art. 1 §1).
        [arbiter] Ingen tävlingsdomare är angiven.
        [name] Namn saknas: { $names }.
        [member] Medlemsnummer saknas: { $names }.
        [game] Spelet och dess inledningsregel är inte angivna.
        [level_three_months] Nivå efter tre månader saknas, den vid starten antas gälla: { $names }.
        [level_close] Nivå vid slutet saknas, den efter tre månader antas gälla: { $names }.
        [started_on]
            Startdag saknas, tävlingens första dag antas gälla: { $names } { $names ->
                [1] parti
               *[other] partier
            }.
        [letters] På papper behöver dessa namn ett typsnitt i datorn som gjorde PDF-filen och kan annars bli tomma rutor: { $names }.
        [rules_sent] När reglerna skickades till deltagarna är inte känt här.
        [source] Varifrån nivåerna vid starten kommer är inte känt här.
       *[other] { "" }
    }
report_words-not_sent_to = inte till { $count } spelare
report_words-plotted =
    Nivåerna för { $count } { $count ->
        [one] ny spelare
       *[other] nya spelare
    } från uppskattningen R0 under { $rounds } varv, mellan { $least } och { $greatest }.
report_words-players = { $count } spelare
report_words-footer = { $name } · Rapport till rankingkommittén
report_words-period = { $start } till { $close }
report_words-games = { $total }, varav { $completed } färdigspelade
report_words-participants =
    { $total }{ $new ->
        [yes]
            , varav { $new } { $new ->
                [one] ny
               *[other] nya
            }
       *[no] { "" }
    }
report_words-would_reach = { $name }: { $points } poäng når normen för { $beyond }; med gränsen { $after }.
report_words-proposal =
    { $name }: { $level }{ $former ->
        [yes] { " " }(nu { $former })
       *[no] { "" }
    }
report_words-circle = Beräkningen går i en cirkel med { $length } vektorer, från varv { $first }. Resultatet är den fixpunkt som nås från m, varje spelares lägsta nivå i cirkeln [K 14]:
report_words-bounds = { $name }: { $least } till { $greatest }, här { $result }
report_words-missing = För att räkna ut detta måste tävlingsdomaren uppskatta { $names }.

## rounds: Det en spelare får veta om en rond utöver partierna som börjar.
rounds-bye = Du har frirond: ronden räknas som vunnen utan parti.
rounds-free = Du har inget nytt parti i den här ronden.
rounds-waiting =
    { $games ->
        [one] Ett parti till börjar
       *[other] { $games } partier till börjar
    } för dig så snart andra har slutat: ingen spelar fler än { $limit } på en gång.
rounds-next =
    Rond { $number }{ $rounds ->
        [yes] { " " }av { $rounds }
       *[no] { "" }
    } börjar den { $day }.
rounds-more =
    Rond { $number }{ $rounds ->
        [yes] { " " }av { $rounds }
       *[no] { "" }
    } lottas när den här har spelats; då får du ett brev.
rounds-section = Du spelar i { $name }, tillsammans med { JOIN($others, ", ") }.
rounds-out = Du har inte gått vidare till den omgång som börjar nu. Din plats i tabellen är den i din grupp.

## rules: Vad en tävlingsfil betyder för en spelare, en mening per makro.
rules-theme =
    { $name ->
        [event] Tävlingen
        [games] Partierna
        [wins] Så vinns ett parti
        [draws] Remi
        [time] Din tid
        [letters] Breven
        [table_alone] Tabellen
        [rated_table] Tabell och rating
       *[table] Tabell och ranking
    }
# the event
rules-about = { $name } ({ $id }) är en tävling i { rules-about_game } per mejl.
rules-entries = Anmälningar tas emot till och med { $last }.
rules-entry =
    { $how ->
        [confirmed] Den som skriver "anmäl { $id }" är anmäld när tävlingsdomaren säger ja
        [direct] Den som skriver "anmäl { $id }" är anmäld på en gång
       *[voucher] Den som skriver "anmäl { $id }" med en kod från tävlingsdomaren är anmäld på en gång
    }; när alla platser är tagna väntar önskemålen i den ordning de kom.
rules-test_days =
    { $days ->
        [one] Dagen
       *[other] { $days } dagar
    } före starten får alla ett brev att prova mejlen med.
rules-starts = Spelet börjar { $start } kl. 00:00, tidszon { $time_zone }.
rules-players =
    { SAME($least, $most) ->
        [yes] Precis { $least }
       *[no]
            Minst { $least }{ MORE(10000, $most) ->
                [yes] { " " }och högst { $most }
               *[no] { "" }
            }
    } spelare deltar.
rules-arbiters =
    Överdomare är { $chief }.{ $others ->
        [yes] { " " }Övriga domare: { JOIN($others, ", ") }.
       *[no] { "" }
    }
rules-director = Tävlingsledare är { $director }. I en tvist skriver du "tillkalla tävlingsledaren: ..." och vad saken gäller: då spelas inget och ingen klocka går förrän han har svarat, och det båda spelarna skriver läggs fram för honom. Han kan varna, ge motståndaren poäng eller utesluta; poäng räknas när partiet som pågår är slut.
rules-agreements = Det som två spelare kommer överens om i strid med reglerna är ogiltigt.
rules-committee = Rankingkommitté är { JOIN($people, ", ") }.
rules-appeals =
    { $days ->
        [yes]
            Den som inte godtar ett beslut av domaren kan överklaga inom { $days } { $days ->
                [one] dag
               *[other] dagar
            }, genom att svara på brevet om det med en rad som börjar "överklagar:" och säger varför. { COUNT($who) ->
                [0] Slutgiltigt avgörs det av tre erfarna spelare som domaren utser, ingen av dem part eller i tävlingsledningen.
               *[other] Slutgiltigt avgörs det av { JOIN($who, ", ") }.
            }
       *[no] Domarens beslut kan inte överklagas.
    }
# the games
rules-round_robin =
    Alla möter alla { $games ->
        [1] en gång
        [2] två gånger, med ombytta färger
       *[other] { $games } gånger, med ombytta färger från en omgång till nästa
    }.
rules-match =
    { ANY(ENDSWITH($until, "points"), ENDSWITH($until, "wins")) ->
        [yes]
            Det är en match mellan två spelare, som spelas tills en av dem har { FIRST(SPLIT($until, " ")) } { ENDSWITH($until, "points") ->
                [yes] poäng
               *[no] vinster
            }; färgerna växlar.
       *[no]
            { $until ->
                [yes] Det är en match på { $games } partier mellan två spelare, som är slut så snart den är avgjord; färgerna växlar.
               *[no]
                    Det är en match på { $games } { $games ->
                        [one] parti
                       *[other] partier
                    } mellan två spelare; färgerna växlar.
            }
    }
rules-scheveningen =
    Två lag möts: alla spelar mot alla i det andra laget { $games ->
        [1] en gång
        [2] två gånger, med ombytta färger
       *[other] { $games } gånger
    } (Scheveningen, tabell { $table }: { $table ->
        [A] ett lag börjar i alla partier i en rond
       *[other] båda lagen börjar i lika många partier i varje rond
    }).
rules-monrad =
    Det är en monradtävling: { $rounds ->
        [yes]
            { $rounds } { $rounds ->
                [one] rond
               *[other] ronder
            }
       *[no] så många ronder som reglerna föreslår
    }, där spelare med samma eller nästan samma poäng lottas mot varandra; ingen möter någon två gånger.{ MORE($games, 1) ->
        [yes] { " " }En match har { $games } partier, med växlande färger.
       *[no] { "" }
    } Är antalet udda får någon av dem som ligger lägst frirond, vilket räknas som vinst.
rules-cup =
    Det är en cup: den som förlorar en match åker ut.{ MORE($games, 1) ->
        [yes] { " " }En match har { $games } partier.
       *[no] { "" }
    }{ $drawn ->
        [yes] { " " }En match som slutar lika spelas om med halva tiden för varje drag och ombytta färger, tills den är avgjord; ett omspel börjar av sig självt när partiet före har slutat.
       *[no] { "" }
    }{ $third_place ->
        [yes] { " " }Förlorarna i semifinalerna spelar om tredje plats.
       *[no] { "" }
    }{ $consolation ->
        [yes] { " " }Den som förlorar i första ronden, eller i den andra efter frirond i den första, spelar vidare i en tröstcup om platserna därunder.
       *[no] { "" }
    }
rules-teams =
    { $pairing ->
        [round_robin] Alla lag möter alla andra lag.
        [scheveningen] Alla lag i ena halvan möter alla lag i den andra (Scheveningen).
       *[monrad] Det är en monradtävling för lag: i varje rond lottas lag med lika eller nästan lika många vunna matcher mot varandra; inga två möts två gånger.
    } Ett lag har { $boards } { $boards ->
        [one] bord
       *[other] bord
    }{ $reserves ->
        [yes]
            { " " }och högst { $reserves } { $reserves ->
                [one] reserv
               *[other] reserver
            }
       *[no] { "" }
    }; vid varje bord i en match spelas { $games ->
        [one] ett parti
       *[other] { $games } partier, med växlande färger
    }. Det lag som nämns först börjar vid de udda borden.
rules-line_ups =
    Borden följer lagets rangordning. Saknas någon flyttar de andra upp, och en reserv går in vid sista bordet. { $captains ->
        [member] Lagkaptenen, en av spelarna,
       *[other] Lagkaptenen
    } anmäler uppställningen till domaren före en rond; annars spelar de första.
rules-team_names = Lagen är { AND($names) }.
rules-stages =
    Först spelas { $sections } { $sections ->
        [one] grupp
       *[other] grupper
    } ({ $name }), där alla möter alla { $games ->
        [1] en gång
        [2] två gånger, med ombytta färger
       *[other] { $games } gånger
    }. Spelarna fördelas { $spread ->
        [serpentine] efter startnummer, fram och tillbaka
        [pots] genom lottning, de bästa i olika grupper
       *[lot] genom lottning
    }.
rules-final_group =
    Till { $name } går { ALL($qualify, $after) ->
        [yes]
            nummer { ADD($after, 1) }{ MORE($qualify, 1) ->
                [yes] { " " }till { ADD($after, $qualify) }
               *[no] { "" }
            } i varje grupp
       *[no]
            { $qualify ->
                [yes]
                    { $qualify ->
                        [one] den första
                       *[other] de { $qualify } första
                    } i varje grupp
               *[no] { "" }
            }
    }{ ALL($qualify, $best_next) ->
        [yes] { " " }och{ " " }
       *[no] { "" }
    }{ $best_next ->
        [yes]
            { $best_next ->
                [one] den bästa
               *[other] de { $best_next } bästa
            } av de följande, efter plats och poäng per parti
       *[no] { "" }
    }; där möter alla alla.{ $carry_over ->
        [yes] { " " }Resultaten dem emellan räknas även där, och de möts inte igen.
       *[no] { " " }Gruppernas resultat räknas inte där.
    }
rules-who_is_level = De som delar en plats vid gränsen skiljs åt av domaren eller genom lottning.
rules-league =
    Det är en serie med { COUNT($names) } { COUNT($names) ->
        [one] division
       *[other] divisioner
    }: { AND($names) }. I varje möter alla alla { $games ->
        [1] en gång
        [2] två gånger, med ombytta färger
       *[other] { $games } gånger
    }.
rules-border = Efter säsongen flyttas { $down } från { $upper } ner till { $lower } och { $up } från { $lower } upp till { $upper }.
rules-rounds =
    { $at_once ->
        [yes] Alla partier börjar samtidigt.
       *[no]
            { $dates ->
                [yes] Ronderna börjar { AND($dates) }; en ny rond väntar inte på partier som pågår.
               *[no]
                    { $days ->
                        [yes]
                            En rond börjar { $days ->
                                [one] varje dag
                               *[other] var { $days }:e dag
                            }; en ny rond väntar inte på partier som pågår.
                       *[no] En rond börjar när domaren bestämmer det; då får alla ett brev.
                    }
            }
    }
rules-rounds_of_matches =
    { $at_once ->
        [yes] Alla matcher börjar samtidigt.
       *[no]
            { $dates ->
                [yes] Ronderna börjar { AND($dates) }; en ny rond väntar inte på matcher som pågår.
               *[no]
                    { $days ->
                        [yes]
                            En rond börjar { $days ->
                                [one] varje dag
                               *[other] var { $days }:e dag
                            }; en ny rond väntar inte på matcher som pågår.
                       *[no] En rond börjar när domaren bestämmer det; då får alla ett brev.
                    }
            }
    }
rules-until_decided =
    De som möts spelar en match på högst { $most } partier med växlande färger. Den är slut så snart en av dem inte längre kan hinnas upp: partier som den inte behöver spelas inte och räknas inte för någon. { $at_once ->
        [yes] De partier som matcherna behöver i alla händelser börjar alla vid starten,
       *[no] De partier som behövs i alla händelser börjar samtidigt,
    } varje ytterligare parti av sig självt så snart det är klart att det behövs.{ $deciding ->
        [yes] { "" }
       *[no] { " " }Har båda lika många poäng till sist är matchen oavgjord.
    }
rules-deciding_game = Står en match lika efter sina partier avgörs den av ett parti till. Det börjas av den som behövde färre drag i de partier som han eller hon vann (egna stenar; en vinst utan spel är inget drag alls); behövde båda lika många, eller vann ingen något parti, säger en lott ur tävlingens offentliga frö vem. Blir också det partiet remi är matchen oavgjord.
rules-games_follow =
    { $at_once ->
        [yes] De partier som behövs i alla händelser börjar samtidigt; varje ytterligare parti börjar av sig självt så snart det är klart att det behövs.
       *[no] Första partiet börjar vid starten, varje följande av sig självt när det föregående har slutat utan att avgöra matchen.
    }
rules-max_running =
    Ingen har mer än { $most } { $most ->
        [one] parti
       *[other] partier
    } på gång samtidigt: fler börjar när andra har slutat.
rules-seeding =
    Startnumren { $how ->
        [lot] lottas
        [ranking] ges efter ranking, den högsta nivån först
       *[list] är de som står i domarens lista
    }.
rules-opening =
    Inledningsregeln är { $rule }.{ $told ->
        [yes] { " " }{ $told }
       *[no] { "" }
    }
rules-fifths =
    Två förslag till femte drag får inte ge samma figur av stenar, { $symmetry ->
        [congruent] vriden, speglad eller flyttad
       *[board] vriden eller speglad med hela brädet
    }.
# winning
rules-judged =
    Programmet bedömer varje drag: { $free ->
        [yes] fem eller fler i rad
       *[no] en femma, en overline eller ett förbjudet drag
    } avslutar partiet genast.
rules-claimed =
    En vinst måste krävas: en femma tillsammans med draget, eller före samma spelares nästa drag.{ $forbidden ->
        [yes] { " " }Ett förbjudet drag krävs före vits nästa drag, en overline även senare.
       *[no] { "" }
    } Ett felaktigt krav avslås och antecknas, och partiet går vidare.
# draws
rules-draws =
    { $most ->
        [yes]
            Du får erbjuda remi { $most ->
                [one] en gång
               *[other] högst { $most } gånger
            } per parti, tillsammans med ett drag{ $since ->
                [yes] , från drag { $since }
               *[no] { "" }
            }.
       *[no] Remi efter överenskommelse är inte tillåten.
    }
rules-passes = Två avståenden i rad ger remi, från drag { $since }.
rules-draw_claim = När { $after } drag är gjorda får vem som helst av de två kräva remi.
# time
rules-counting =
    { $days ->
        [calendar] Tiden räknas i kalenderdagar ({ $zone }): den dag då motståndarens brev kommer fram är fri, och du har på dig till den sista dagens slut.
       *[other]
            Din tid går från det att motståndarens brev kommer fram hit till dess att ditt gör det{ $fast ->
                [yes] { "" }
               *[no] ; ett dygn är 24 timmar
            }.
    }
rules-per_move = Du har { SPAN($time) } på dig för varje svar.
rules-total =
    För hela partiet har du { SPAN($time) }{ $same_country ->
        [yes] , eller { SPAN($same_country) } mot en motståndare från ditt eget land
       *[no] { "" }
    }.
rules-control =
    Du har { SPAN($time) } för { $moves ->
        [one] varje drag
       *[other] { $moves } drag i taget
    }; det du inte använder får du behålla.
rules-fischer =
    Du börjar med { SPAN($start) }, och varje drag ger dig { SPAN($increment) } till{ $most ->
        [yes] , upp till { SPAN($most) }
       *[no] { "" }
    }.
rules-double_after = Den som tänker längre än { SPAN($time) } på ett drag förbrukar dubbel tid därefter.
rules-delay = De första { SPAN($time) } på varje drag kostar inget av den tiden.
rules-free_days = Ingen tid går { AND(WITH(EACH($weekdays, "rules-free_days-each"), $dates)) }.
rules-free_days-each = { ON_WEEKDAY($item) }ar
rules-start_within =
    { $single ->
        [yes] Den som inte har gjort något första drag i ett parti (en sten eller ett val) inom { SPAN($time) } efter att det var dags förlorar partiet. Semesterdagar räknas inte, inte heller tid som vår sida har tappat.
       *[no] Den som inte har gjort något första drag i en match (en sten eller ett val) inom { SPAN($time) } efter att det var dags förlorar alla partier i matchen; gäller det båda samtidigt är de förlorade för båda. Semesterdagar räknas inte, inte heller tid som vår sida har tappat. Ett parti som dessförinnan förloras på sin egen tid är ett förlorat parti.
    }
rules-late =
    { $forfeit ->
        [automatic] Den som är sen förlorar partiet på tid.
        [on_claim] Den som är sen förlorar partiet på tid om motståndaren kräver det ("kräv tid"); ett sent drag som kommer fram före kravet räknas.
       *[arbiter] Om någon är sen avgör tävlingsdomaren vad som händer; ett sent drag som kommer fram före beslutet räknas.
    }
rules-spans = { AND(EACH($times, "rules-spans-each")) }
rules-spans-each = { SPAN($item) }
rules-silence =
    { ALL(NOT($words), NOT($arbiter)) ->
        [yes] Ingen frågar en spelare som är vid draget och som inget kommer från, utöver påminnelserna.
       *[no]
            Om inget alls kommer från en spelare som är vid draget{ $words ->
                [yes] { " " }får båda veta det efter { SPANS($words) }
               *[no] { "" }
            }{ ALL($words, $arbiter) ->
                [yes] { " " }och
               *[no]
                    { $arbiter ->
                        [yes] { " " }får
                       *[no] { "" }
                    }
            }{ $arbiter ->
                [yes]
                    { " " }tävlingsdomaren { $words ->
                        [yes] { "" }
                       *[no] veta det{ " " }
                    }efter { SPANS($arbiter) }
               *[no] { "" }
            }; ledighet räknas inte.
    }
rules-brief = Du har { AND(LIST(rules-brief-per_move, rules-brief-total, rules-brief-control, rules-brief-fischer)) }
rules-brief-per_move =
    { $terms-per_move ->
        [yes] { SPAN($terms-per_move) } för varje drag
       *[no] { "" }
    }
rules-brief-total =
    { $terms-total ->
        [yes]
            { $terms-delay ->
                [yes] en tidsbank på { SPAN($terms-total) }, som de första { SPAN($terms-delay) } av varje tur inte tar något av
               *[no] { SPAN($terms-total) } för hela partiet
            }
       *[no] { "" }
    }
rules-brief-control =
    { $terms-control ->
        [yes] { SPAN($terms-control-time) } för { $terms-control-moves } drag i taget
       *[no] { "" }
    }
rules-brief-fischer =
    { $terms-fischer ->
        [yes] { SPAN($terms-fischer-start) } att börja med och { SPAN($terms-fischer-increment) } till för varje drag
       *[no] { "" }
    }
rules-reminders =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] Inga påminnelser skickas.
       *[no]
            Du får en påminnelse { $shares ->
                [yes] när { REPLACE(AND($shares), "%", " procent") } av tiden har gått
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }och{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] { AND(EACH($spans, "rules-reminders-each")) } innan den är slut
               *[no] { "" }
            }.
    }
rules-reminders-each = { SPAN($item) }
rules-kept_clock = Partier som började innan det här ändrades behåller den tid de började med.
rules-leave_if_short = Matcher som är för korta för pauser har ledighet i stället.
rules-leave =
    { $days ->
        [yes]
            Du har { $days } { $days ->
                [one] ledig dag
               *[other] lediga dagar
            } per kalenderår, { $per_player ->
                [yes] för alla dina tävlingar tillsammans
               *[no] i den här tävlingen
            }{ MORE($least, 1) ->
                [yes] , minst { $least } i taget
               *[no] { "" }
            }{ $notice ->
                [yes] , anmälda { SPAN($notice) } i förväg
               *[no] , också från och med nu
            }: skriv "ledigt 2026-07-01 till 2026-07-21" eller "ledigt 10 dagar". När du är borta står din tid stilla.
       *[no] Det finns ingen ledighet{ $free ->
            [yes] .
           *[no] : tiden går årets alla dagar.
        }
    }
# letters
rules-final = Ett drag gäller när det har kommit fram: det kan inte tas tillbaka.
rules-proof =
    { $authority ->
        [tag] Ett drag räknas om det kommer från din registrerade adress och svarar på vårt brev, så att det bär det brevets märke.
        [address] Ett drag räknas om det kommer från din registrerade adress och din mejlleverantör går i god för det; ett som inte svarar på vårt brev måste ange partiet och draget.
       *[both] Ett drag räknas om det kommer från din registrerade adress, svarar på vårt brev, så att det bär det brevets märke, och din mejlleverantör går i god för det.
    }
rules-published =
    Alla som har tävlingens sida kan följa { $games ->
        [running] matcherna
       *[finished] de matcher som är slut
    } där, drag för drag.
rules-messages =
    { $allowed ->
        [yes] Du får skicka ett meddelande till motståndaren tillsammans med ett drag.
       *[no] Meddelanden till motståndaren skickas inte vidare.
    }
rules-in_advance =
    { $allowed ->
        [yes] Du får lämna drag i förväg, för det som motståndaren kan tänkas svara ("om g7 så i10"); ingen ser dem innan de spelas.
       *[no] Drag kan inte lämnas i förväg.
    }
rules-languages = Breven skrivs på { AND(EACH($codes, "rules-languages-each")) }.
rules-languages-each =
    { $item ->
        [de] tyska
        [en] engelska
        [et] estniska
        [sv] svenska
       *[other] { $item }
    }
# the table
rules-places =
    { $kind ->
        [cup] Placeringen avgörs av den rond då man åkte ut; de som åkte ut i samma rond delar platsen.
        [match] Den som har flest poäng vinner matchen.
       *[other]
            Placeringen avgörs av { JOIN(EACH($names, "rules-places-each"), ", sedan ") }{ HOLDS($names, "team_points") ->
                [yes] ; de som ändå står lika delar platsen.
               *[no] ; den som ändå står lika delar platsen.
            }
    }
rules-places-each =
    { $item ->
        [points]
            { HOLDS($names, "team_points") ->
                [yes] spelarnas poäng i sina matcher och partier
               *[no] poäng
            }
        [team_points] lagens matchpoäng
        [game_points]
            { HOLDS($names, "team_points") ->
                [yes] spelarnas poäng i sina partier
               *[no] poäng i partier
            }
        [match_points]
            { HOLDS($names, "team_points") ->
                [yes] spelarnas poäng i sina matcher
               *[no] poäng i matcher
            }
        [berger] Berger
        [points_ratio] andelen av matchernas poäng
        [buchholz] Buchholz (motståndarnas poäng)
        [mutual]
            { HOLDS($names, "team_points") ->
                [yes] matcherna mellan dem som fortfarande står lika
               *[no] partierna mellan dem som fortfarande står lika
            }
        [match_wins]
            { HOLDS($names, "team_points") ->
                [yes] vunna matcher
               *[no] vunna matcher
            }
       *[other] { ENGLISH($item) }
    }
rules-weaver = Poängen i en match ges efter Weavers regel: två vinster ger 2 poäng, och med en vinst var får den som behövde färre drag 1,25 och den andra 0,75.
rules-withdrawals =
    { $early ->
        [yes] Den som utgår med färre än hälften av partierna färdigspelade tas bort ur tabellen; annars står resultaten kvar och de återstående partierna förloras.
       *[no] Resultaten för den som utgår står kvar, och de återstående partierna förloras.
    }
rules-withdrawals_of_matches =
    { $early ->
        [yes] Den som utgår med färre än hälften av matcherna färdigspelade tas bort ur tabellen; annars står resultaten kvar och de återstående matcherna förloras.
       *[no] Resultaten för den som utgår står kvar, och de återstående matcherna förloras.
    }
rules-rating = Resultaten räknas i förbundets ratinglista i { $game }{ $sanctioned_by ->
        [yes] , sanktionerat av { $sanctioned_by }
       *[no] { "" }
    }: ett pars partier en gång för varje match, och inget parti där en av de två inte gjort något drag ({ $game ->
        [gomoku] G27–30
       *[other] R28–31
    }).
rules-ranking =
    { $system ->
        [none] Resultaten räknas inte för någon ranking.
       *[other]
            { $counts ->
                [yes]
                    Resultaten räknas för korrespondensrankingen{ $sanctioned_by ->
                        [yes] , sanktionerad av { $sanctioned_by }
                       *[no] { "" }
                    }, om minst fem deltar.
               *[no] Resultaten ändrar ingen nivå i korrespondensrankingen: tävlingen är inte sanktionerad av SLSF.
            }
    }

## rulings: Vad domaren har beslutat för en spelare, en mening i varje makro.
rulings-withdrawn =
    Du deltar inte längre i { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Ditt parti som pågick
               *[other] Dina { $running } partier som pågick
            } räknas som { $running ->
                [one] förlorat
               *[other] förlorade
            }.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $running ->
                [yes]
                    Det gör också { $unstarted ->
                        [one] ett
                       *[other] { $unstarted }
                    } som inte hade börjat
               *[no]
                    { $unstarted ->
                        [one] Ett av dina partier som inte hade börjat räknas som förlorat
                       *[other] { $unstarted } av dina partier som inte hade börjat räknas som förlorade
                    }
            }.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Du hade spelat färre än hälften av dina partier, så inget av dina resultat räknas i tabellen.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }I { JOIN($waiting, ", ") } hade tiden gått ut innan dess, och det prövas först; du får veta hur { COUNT($waiting) ->
                [one] partiet
               *[other] partierna
            } slutar.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Om dina resultat räknas i tabellen beror på det och är öppet tills dess: de räknas om minst hälften av dina partier visar sig vara färdigspelade.
       *[no] { "" }
    }
rulings-excluded =
    Tävlingsdomaren har uteslutit dig ur { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Ditt parti som pågick
               *[other] Dina { $running } partier som pågick
            } räknas som { $running ->
                [one] förlorat
               *[other] förlorade
            }.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] Ett av dina partier som inte hade börjat räknas som förlorat
               *[other] { $unstarted } av dina partier som inte hade börjat räknas som förlorade
            }.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Du hade spelat färre än hälften av dina partier, så inget av dina resultat räknas i tabellen.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }I { JOIN($waiting, ", ") } hade tiden gått ut innan dess, och det prövas först; du får veta hur { COUNT($waiting) ->
                [one] partiet
               *[other] partierna
            } slutar.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Om dina resultat räknas i tabellen beror på det och är öppet tills dess: de räknas om minst hälften av dina partier visar sig vara färdigspelade.
       *[no] { "" }
    }
rulings-left_decided =
    Nu är det avgjort om det som du spelade i { $event } räknas, vilket var öppet när { $team ->
        [yes] { $team }
       *[no] du
    } lämnade tävlingen: { $annulled ->
        [yes] färre än hälften
       *[no] minst hälften
    } av { $team ->
        [yes] lagets
       *[no] dina
    } partier var färdigspelade, så { $annulled ->
        [yes] inget av resultaten räknas
       *[no] resultaten räknas
    } i tabellen.
rulings-warned = Tävlingsdomaren i { $event } ger dig en varning.
rulings-reprimanded = Tävlingsdomaren i { $event } ger dig en allvarlig anmärkning. Om det upprepas kan du bli utesluten.
rulings-rival_censured =
    { $name } har fått en { $measure ->
        [warning] varning
       *[other] allvarlig tillrättavisning
    } för något i er match { $game }.
rulings-rival_cleared =
    Den { $measure ->
        [warning] varning
       *[other] allvarliga anmärkning
    } som { $name } hade fått för något i er match { $game } gäller inte längre.
rulings-measure_lifted =
    Den { $measure ->
        [reprimand] allvarliga anmärkning
       *[other] varning
    } som du hade fått i { $event } gäller inte längre.
rulings-reinstated =
    { $team ->
        [yes] { $team } deltar
       *[no] Du deltar
    } åter i { $event }. { $games ->
        [0] Inget av dina partier
        [1] Ett av dina partier
       *[other] { $games } av dina partier
    } fortsätter{ $games ->
        [yes] ; du får ett brev om varje, och det som du hade spelat räknas
       *[no] , men det som du hade spelat räknas
    }.
rulings-entry_cancelled = Du är inte längre anmäld till { $event }.
rulings-seat_decided =
    I { $game } har det prövats om tiden hade gått ut. { $taken ->
        [yes] Det hade den inte: { $name } spelar vidare i partiet.
       *[no] Partiet var slut innan du kunde ta över det: det förblir ett parti för { $name }.
    }
rulings-_first =
    { $waiting ->
        [yes] { " " }I { JOIN($waiting, ", ") } hade tiden gått ut innan dess, och det prövas först; du får veta hur det blir.
       *[no] { "" }
    }
rulings-replaced =
    { $by } spelar vidare i { $event } i ditt ställe{ $games ->
        [yes]
            , i { $games ->
                [one] det parti
               *[other] de { $games } partier
            } som återstår
       *[no] { "" }
    }. Partierna som var slut förblir dina. Du behöver inte göra något mer.{ rulings-_first }
rulings-took_over =
    Du tar över platsen efter { $player } i { $event }{ $games ->
        [yes]
            , med { $games ->
                [one] ett parti
               *[other] { $games } partier
            }
       *[no] { "" }
    }. Du får ett brev med brädet för varje parti. Där det är din tur har du hela tiden för ett drag från och med nu.{ rulings-_first }
rulings-joined = Du deltar i { $event } från och med rond { $round }, med de poäng som du får från och med då. Du får ett brev när ronden lottas.
rulings-assessed =
    Ditt parti { $game } mot { $opponent } fortsätter. När nästa rond lottas räknas det, tills det verkliga resultatet är känt, som { $winner ->
        [you] vunnet av dig
        [opponent] vunnet av { $opponent }
        [draw] remi
       *[nobody] förlorat för båda
    }. I tabellen kommer bara det verkliga resultatet.
rulings-not_assessed = Ditt parti { $game } mot { $opponent } fortsätter. Det räknas inte längre med ett antaget resultat när nästa rond lottas; ronder som redan är lottade står fast.
rulings-captain = Du är nu lagkapten för { $team } i { $event }: du anmäler lagets uppställningar och återbud till domaren, och bara du får överklaga för laget.
rulings-line_up =
    I rond { $round } i { $event } ställer { $team } upp så här, från första bordet: { JOIN($players, ", ") }. { $board ->
        [yes] Du sitter vid bord { $board }.
       *[no] Du spelar inte i den ronden.
    }
rulings-open_boards =
    { $home } är inte fulltaligt i rond { $round } av { $event }. { $team } har valt att lagets bord { AND($boards) } står tomt. { $board ->
        [0] Du spelar inte i den ronden.
       *[other] { $wins ->
            [yes] Vid bord { $board } vinner du på walk-over.
           *[no] Du sitter vid bord { $board }.
        }
    }
rulings-boards_lifted =
    Det som gästerna hade valt för { $home } i rond { $round } av { $event } är taget tillbaka: lagets sista bord står tomma. { $board ->
        [0] Du spelar inte i den ronden.
       *[other] { $wins ->
            [yes] Vid bord { $board } vinner du på walk-over.
           *[no] Du sitter vid bord { $board }.
        }
    }
rulings-boards_wanted =
    I rond { $round } av { $event } gästar { $team } { $home }, som saknar { $short ->
        [one] en spelare. Som lagkapten för { $team } väljer du vilket av lagets bord som står tomt
       *[other] { $short } spelare. Som lagkapten för { $team } väljer du vilka av lagets bord som står tomma
    }, och därmed { $short ->
        [one] vem av er som vinner
       *[other] vilka av er som vinner
    } på walk-over (SBGF 3.4); lagets spelare behåller sin ordning vid de andra borden. Svara { $day ->
        [yes] före { FULL_DAY(CALENDAR($day)) }, då ronden lottas,
       *[no] innan ronden lottas
    } { $short ->
        [one] med en av de här raderna. Utan den står sista bordet tomt.
       *[other] med en rad som den här, som nämner { $short } bord. Utan den står de sista borden tomma.
    }
rulings-team_withdrawn =
    { $team } deltar inte längre i { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Ditt parti som pågick
               *[other] Dina { $running } partier som pågick
            } räknas som { $running ->
                [one] förlorat
               *[other] förlorade
            }.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] Ett av dina partier som inte hade börjat räknas som förlorat
               *[other] { $unstarted } av dina partier som inte hade börjat räknas som förlorade
            }.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Laget hade spelat färre än hälften av sina partier, så inget av dess resultat räknas i tabellen.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }I { JOIN($waiting, ", ") } hade tiden gått ut innan dess, och det prövas först; du får veta hur { COUNT($waiting) ->
                [one] partiet
               *[other] partierna
            } slutar.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Om dess resultat räknas i tabellen beror på det och är öppet tills dess: de räknas om minst hälften av lagets partier visar sig vara färdigspelade.
       *[no] { "" }
    }
rulings-relieved =
    { $by } i ditt lag spelar vidare i { $event } i ditt ställe{ $games ->
        [yes]
            , i { $games ->
                [one] ett parti
               *[other] { $games } partier
            }
       *[no] { "" }
    }. Partierna som var slut förblir dina, och du är kvar i laget.{ rulings-_first }
rulings-relieves =
    Du spelar vidare för { $player } i ditt lag i { $event }{ $games ->
        [yes]
            , i { $games ->
                [one] ett parti
               *[other] { $games } partier
            }
       *[no] { "" }
    }. Du får ett brev med brädet för varje parti. Där det är din tur har du hela tiden för ett drag från och med nu.{ rulings-_first }
rulings-bye =
    { $team ->
        [yes] { $team } har ingen motståndare
       *[no] Du har frirond
    } i rond { $round } i { $event }: den räknas som vunnen utan parti.
rulings-bye_lifted =
    Det gäller inte längre att { $team ->
        [yes] { $team } är utan motståndare
       *[no] du har frirond
    } i rond { $round } i { $event }: lottningen avgör vem som får frirond.
rulings-moved =
    Ett resultat har ändrats, och därmed vilka som spelar i finalgrupperna i { $event }.{ $section ->
        [yes]
            { " " }Du spelar nu i { $section }{ $before ->
                [yes] , inte längre i { $before }
               *[no] { "" }
            }; dina nya partier börjar med egna brev.
       *[no] { " " }Du spelar inte längre i { $before }, och dina partier där räknas inte.
    }
rulings-appealed =
    { $mine ->
        [yes] Du har
       *[no] { $name } har
    } överklagat beslut { $event }/{ $number }. { COUNT($who) ->
        [0] Slutgiltigt avgörs det av tre erfarna spelare som domaren utser; till dess gäller beslutet, och klockan i matchen står stilla.
       *[other] Slutgiltigt avgörs det av { JOIN($who, ", ") }; till dess gäller beslutet.
    }
rulings-appeal_ended = Beslutet har tagits tillbaka, så överklagandet av beslut { $event }/{ $number } är avslutat: det finns inget kvar att avgöra.
rulings-appeal_decided =
    Överklagandet av beslut { $event }/{ $number } har { $stands ->
        [yes] avslagits: beslutet står fast
       *[no]
            { $taken_back ->
                [yes] bifallits: beslutet faller, och det som det ledde till är ogjort
               *[no]
                    { $past ->
                        [yes] bifallits: beslutet faller; det gällde en rond som har lottats sedan dess, eller har fattats på nytt, så inget mer ändras
                       *[no] bifallits: beslutet faller, och domaren tar tillbaka det genom ett nytt
                    }
            }
    }. Det är slutgiltigt.
rulings-team_games =
    Domaren har fattat ett beslut om { COUNT($games) ->
        [one] ett av ditt lags partier
       *[other] flera av ditt lags partier
    } i { $event }: { JOIN(EACH($games, "rulings-team_games-each"), ", ") }. Detta gjordes: "{ $what }". Du får veta det som lagkapten: bara du får överklaga för laget.
rulings-team_games-each = { $item-0 } ({ $item-1 } – { $item-2 })
rulings-team_writes = { $name } i ditt lag skriver om beslut { $event }/{ $number } ("{ $what }"): "{ $words }" Bara du som lagkapten får överklaga. Inget händer om du inte skickar det vidare: svara med en rad som börjar "överklagar:", med de här orden eller dina egna.

## standings: En ställning: kolumnhuvuden, och varför var och en står där, som siffrorna, en cup och grupper säger det.
standings-mutual = Inbördes
standings-match_wins = Vinster
standings-byes = Frironder
standings-over = alla partier är avslutade
standings-over_matches = alla matcher är avslutade
standings-going_matches =
    { $games } { $games ->
        [one] match
       *[other] matcher
    } återstår
standings-over_in_file = alla partier i filen är avslutade
standings-undecided = allt är inte avgjort
standings-going =
    { $games } { $games ->
        [one] parti
       *[other] partier
    } återstår
standings-missing =
    { $games } { $games ->
        [one] parti
       *[other] partier
    } i spelschemat saknas i filen och räknas som { $games ->
        [one] ospelat
       *[other] ospelade
    }
standings-sides = Lagens partipoäng: { $points }
standings-cancelled = inställd { $day_of }, inget parti räknas ({ $why })
standings-ordinal =
    { $n }:{ ALL(IN(MOD($n, 10), 1, 2), NOT(IN(MOD($n, 100), 11, 12))) ->
        [yes] a
       *[no] e
    }
standings-figure =
    { $name ->
        [points] poäng
        [game_points] partipoäng
        [match_points] matchpoäng
        [team_points] lagpoäng
        [own_game_points] individuella partipoäng
        [own_match_points] individuella matchpoäng
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] andelen av poängen
        [mutual] inbördes resultat
        [mutual_matches] resultat i inbördes matcher
        [match_wins] antal vunna matcher
       *[other] { ENGLISH($name) }
    }
standings-figures = { AND(EACH($names, "standings-figures-each")) }
standings-figures-each = { FIGURE($item) }
standings-parted =
    { FIGURE($by) }{ $within ->
        [yes] { " " }i de inbördes matcherna
       *[no] { "" }
    }, { $mine } mot { $theirs }
standings-before =
    före { $name } på { standings-parted }{ $level ->
        [yes] { " " }(samma { STANDINGS_FIGURES($level) })
       *[no] { "" }
    }
standings-after =
    efter { $name } på { standings-parted }{ $level ->
        [yes] { " " }(samma { STANDINGS_FIGURES($level) })
       *[no] { "" }
    }
standings-shared = delar plats med { AND(WITH($names, standings-shared-more)) }: samma { STANDINGS_FIGURES($level) }
standings-shared-more =
    { $more ->
        [0] { "" }
        [one] { $more } annan
       *[other] { $more } andra
    }
# For the arbiter the place stands before the reason.
standings-placed =
    { $how ->
        [cup_shared] delad{ " " }
       *[other] { "" }
    }{ ORDINAL($place) }{ $how ->
        [alone] { "" }
        [shared] ,{ " " }
        [cup] :{ " " }
        [cup_shared] :{ " " }
       *[other] { " " }
    }{ $why }
standings-section = { ORDINAL($place) } i { $name }
standings-cup_round =
    { $round ->
        [final] finalen
        [semifinal] semifinalen
        [quarterfinal] kvartsfinalen
        [consolation_final] tröstcupens final
        [consolation] tröstcupens rond { $number }
        [round] rond { $number }
        [places] rond { $number } om plats { $first }–{ $last }
       *[for_place] matchen om { ORDINAL($first) } plats
    }
standings-score =
    { $how ->
        [replay] { $mine }–{ $theirs } och { $replays } omspel
       *[other]
            { IN($how, "walkover", "decision") ->
                [yes]
                    { $how ->
                        [walkover] på walk-over
                       *[decision] genom tävlingsdomarens beslut
                    }{ ANY(NOT(SAME($mine, "0")), NOT(SAME($theirs, "0"))) ->
                        [yes] { " " }({ $mine }–{ $theirs })
                       *[no] { "" }
                    }
               *[no] { $mine }–{ $theirs }
            }
    }
standings-won = vann { $round } mot { $rival }, { $score }
standings-lost = förlorade { $round } mot { $rival }, { $score }
standings-both_lost = förlorade { $round }, liksom { $rival }, { $score }
standings-nobody = ingen att möta i { $round }
standings-withdrew = har utgått: den som kommer till { $round } går vidare
standings-waits = kvar i cupen: väntar på motståndare
standings-waits_in = kvar i cupen: väntar på motståndare i { $round }
standings-plays = kvar i cupen: spelar { $round } mot { $rival }, { $score }

## table: The words of the crosstable (`TableWords`): its heads, then what the signs mean.
table-place = Plats
table-name = Namn
table-team = Lag
table-games = Partier
table-matches = Matcher
table-team_points = Lagpoäng
table-points = Poäng
table-match = Match
table-buchholz = Buchholz
table-berger = Berger
table-points_ratio = Andel
table-status = Status
table-mark = { language-decimal_mark }
table-b = s
table-w = v
table-r = R
table-board = Bord
table-draw = remi
table-running = pågår
table-given = vinst utan spel
table-unplayed = förlust utan spel, eller inte spelat
table-scored = 7–5 poängen i en match, de egna först; ett tecken före dem säger hur den avgjordes i stället
table-late_win = motståndaren kom för sent
table-late_loss = kom för sent
table-bye = frirond: ingen motståndare, lika bra som en vunnen match (26.4)
table-black = svart när inledningen började
table-white = vit
table-by_rounds_alone = Varje rond: motståndarens nummer och resultatet.
table-by_rounds = Varje rond: motståndarens nummer, färgen och resultatet.
table-by_sides = Alla resultat; numren är spelarnas i tabellen ovanför.
table-by_teams = Alla matcher, med poängen på borden.
table-by_team_rounds = Varje rond: motståndarens nummer och poängen på borden.
table-withdrew = har utgått; resultaten står kvar och resten är förlust (16.3)
table-program = ett program
table-group = en grupp
table-annulled = Utgick tidigt, inga resultat räknas (16.2):
table-taken_back = Annullerade av domaren, räknas inte för någon [T 35]:
table-decided = Där reglerna lämnar ett val har detta bestämts, och det betyder något i den här tabellen:
table-t2 = partipoäng går före matchpoäng
table-t5 = partier som pågår när någon utgår är inte avslutade
table-t6 = den som utgår förlorar de partier som är kvar, och vinster utan spel är inga avslutade partier
table-t7 = de som är lika i allt delar platsen, och nästa plats hoppas över
table-t8 = partierna mellan dem som är lika räknas bara en gång, för alla tillsammans
table-t9 = vinster utan spel räknas i Buchholz och Berger
table-t10 = enligt Weavers regel är vinst och remi värda 1½ mot ½
table-t11 = enligt Weavers regel jämförs bara vinnarens egna drag
table-t12 = den som utgick med poäng som ingen annan hade är värd just de poängen för motståndarna
table-t13 = Berger räknar de verkliga poängen för dem som har utgått
table-t14 = en frirond är värd en poäng för varje parti i en match
table-t15 = matcher med fler än två partier per bord avgörs av bordens matchpoäng
table-t32b = de näst bästa i olika grupper jämförs efter plats, sedan efter siffrorna per parti, sedan genom lottning
table-t32c = de som delade en plats i en grupp på gränsen skildes åt genom tävlingsdomarens beslut eller lottning
table-t32d = den som utgick lämnade plats åt nästa i samma grupp
table-t32e = resultat mellan två från samma grupp räknas i deras finalgrupp
table-t32f = de som inte gick vidare står efter finalgrupperna, efter platsen i gruppen och sedan efter siffrorna per parti
table-t33c = en match där ingen fick poäng slog ut båda
table-t33d = en match var slut så snart ledningen var större än det som återstod
table-t33e = den som hade frirond i cupens första rond och förlorar i den andra spelar också i tröstcupen
table-t34a = en remi som gav båda de avtalade poängen gjorde matchen oavgjord

## table_page: Orden för en tävlings tabell som webbsida, vid sidan av korstabellens.
table_page-heading-standings = Ställning
table_page-heading-crosstable = Korstabell
table_page-heading-rounds = Rond för rond
table_page-heading-replays = Drag för drag
table_page-heading-dice = Tärningar
table_page-replays = Öppna en match för att följa den på brädet, med knapparna under det, med piltangenterna eller genom att välja ur listan. Drag står i numreringen hos den vars de är, och brädet ligger som spelaren med de mörka brickorna ser det.
table_page-dice = Det som binder tärningarna i varje match: serverns ankare, som stod fast innan någon gav något, vad båda spelarna gav, sammandraget av det, och efter slutet serverns frö. Ur detta följer varje kast i matchen.
table_page-label-consolation = tröstcup
table_page-label-matches = Matcher
table_page-label-dates = Datum
table_page-label-system = Spelsystem
table_page-label-game = Spel
table_page-label-players = Spelare
table_page-label-teams = Lag
table_page-label-games = Partier
table_page-label-arbiter = Tävlingsdomare
table_page-label-director = Tävlingsledare
table_page-label-why = Varför
table_page-label-bye = frirond
table_page-label-empty = tomt bord
table_page-label-replay = omspel
table_page-label-missing = Saknas i filen, räknas som ospelade
table_page-system-round_robin = Alla möter alla
table_page-system-match = Match
table_page-system-scheveningen = Scheveningen
table_page-system-monrad = Monrad
table_page-system-cup = Cup
table_page-system-stages = Grupper
table_page-system-teams = Lag, alla möter alla
table_page-system-teams_monrad = Monrad för lag
table_page-state-running = pågår
table_page-state-waiting = inte börjat
table_page-state-unplayed = inte spelat
table_page-state-annulled = annullerat
table_page-ended-walkover = walk-over
table_page-ended-late = kom för sent
table_page-ended-withdrawal = utgick
table_page-ended-time = tid
table_page-ended-adjudication = domslut
table_page-ended-concede = gav upp
table_page-ended-penalty = straffpoäng
table_page-to_points = match till { AND($points) } poäng
table_page-kind =
    { $over ->
        [yes] Sluttabell
       *[no] Tabell
    }
table_page-cancelled = Inställd { $day }: inget parti räknas. Motivering: "{ $why }"
table_page-progress =
    { $over } avslutade{ $going ->
        [yes] , { $going } återstår
       *[no] { "" }
    }
table_page-period =
    { ALL($start, $close) ->
        [yes] { $start } till { $close }
       *[no]
            { $start ->
                [yes] från { $start }
               *[no] –
            }
    }
table_page-round =
    { $number ->
        [yes] Rond { $number }
       *[no] Partier utan känd rond
    }
table_page-seed = lottfrö { $text }
table_page-lots = Startnumren är lottade, lottfrö { $text }.
table_page-many = Partierna är för många för att ronderna ska visas här.

## teams: Det spelarna i ett lag får veta om det.
teams-meets =
    { $team } möter { $against }. { $board ->
        [yes] Du sitter vid bord { $board }.
       *[no] Du är inte uttagen i den här ronden.
    } Matchens bord:
teams-bye = { $team } har ingen motståndare i den här ronden: den räknas som en vunnen match.
teams-free = { $team } har ingen motståndare i den här ronden.
teams-board =
    Bord { $number }: { $one ->
        [yes] { $one }
       *[no] ingen
    } – { $other ->
        [yes] { $other }
       *[no] ingen
    }
teams-captain = Lagkapten för { $team } är { $captain }.
teams-plays_for = Du spelar för { $team }.

## title_words: Orden om titlar vid brädet: tävlingar, listor, spelare, prov. Siffror kommer in som text.
title_words-decimal_mark = { language-decimal_mark }
title_words-dan = { language-dan }
title_words-yes_no-yes = ja
title_words-yes_no-no = nej
title_words-heading-event = Titlar vid brädet
title_words-heading-list = Titelregister
title_words-heading-player = En spelares titlar
title_words-heading-tests = Protokoll över kyuprov
title_words-heading-conditions = Tävlingen
title_words-heading-titles = Hur det gick med titlarna
title_words-heading-players = Spelare för spelare
title_words-heading-differing = Titlar i filen som inte är registrets
title_words-heading-questions = Öppna frågor i reglerna som spelar roll här
title_words-heading-history = Historik
title_words-heading-events = Tävlingar
title_words-heading-carried = Partier som väntar på nästa tävling
title_words-heading-sittings = Kyuprov
title_words-label-event = Tävling
title_words-label-dates = Spelades
title_words-label-kind = Slag
title_words-label-minutes = Minuter per parti
title_words-label-clocks = Klockor
title_words-label-notation = Notering
title_words-label-rules = Officiella RIF-regler
title_words-label-open = Titlar som den räcker till
title_words-label-player = Spelare
title_words-label-member = Medlemsnr
title_words-label-before = Före
title_words-label-after = Efter
title_words-label-games = Partier
title_words-label-points = Poäng
title_words-label-up2 = Två upp
title_words-label-up1 = En upp
title_words-label-keep = Behålla
title_words-label-outcome = Utfall
title_words-label-opponent = Motståndare
title_words-label-title = Titel
title_words-label-sum = Summa
title_words-label-since = Sedan
title_words-label-honorary = Hederstitel
title_words-label-honorary_since = Nådd
title_words-label-carried = Väntande partier
title_words-label-on = Datum
title_words-label-source = Genom
title_words-label-reason = Skäl
title_words-label-file = I filen
title_words-label-register = I registret
title_words-label-number = Nr
title_words-label-level = Nivå
title_words-label-result = Resultat
title_words-label-judge = Rankingdomare
title_words-label-paper = Provblad
title_words-label-rating = Rating
title_words-goal-up2 = Två nivåer upp
title_words-goal-up1 = En nivå upp
title_words-goal-keep = Att behålla
title_words-outcome-up2 = stiger två nivåer
title_words-outcome-up1 = stiger en nivå
title_words-outcome-keep = behåller titeln
title_words-outcome-down = faller en nivå
title_words-outcome-lowest = missar normen; under 15 kyu finns ingenting
title_words-outcome-carried = för få partier: de väntar på nästa tävling
title_words-outcome-not_counted = tävlingen räknas inte
title_words-lacking-event = inte ett slags tävling där den titeln kan erövras
title_words-lacking-minutes = för kort betänketid per parti
title_words-lacking-clocks = inga klockor
title_words-lacking-notation = ingen notering
title_words-lacking-rules = inte spelad efter de officiella RIF-reglerna
title_words-lacking-games = för få partier
title_words-kind-sanctioned = sanktionerad
title_words-kind-international = internationell
title_words-kind-approved = godkänd av en rankingdomare
title_words-kind-world = VM:s A-tävling eller lag-VM
title_words-source-entered = beslut
title_words-source-test = kyuprov
title_words-source-home = titel hemma
title_words-source-event = tävling
title_words-passed-yes = godkänt
title_words-passed-no = inte godkänt
title_words-question-23 = [T23] Antalet partier som krävs är det för titeln som ska erövras.
title_words-question-24 = [T24] En tävling som inte räcker till för den nuvarande titeln räknas inte alls.
title_words-question-25 = [T25] Motståndare utan titel räknas som 15 kyu.
title_words-question-26 = [T26] Alla väntande partier räknas tillsammans.
title_words-reached = nådd
title_words-missed = inte nådd
title_words-closed = inte öppen
title_words-not_counted = Räknas inte: motståndaren gjorde inget drag
title_words-then =
    Annars: { $outcome }, { $after }{ $waiting ->
        [yes] ; väntande partier: { $waiting }
       *[no] { "" }
    }.
title_words-does_not_count = Tävlingen räknas inte för spelaren: { $what }.
title_words-said = { $player }: { $first } före, { $last } efter.
title_words-as_of = Titlar den { $day }

## announcement
announcement-subject = { $event-name }: anmälan är öppen
announcement-a_tournament_of_by = { $event-name } ({ $event-id }), en tävling i { GAME($event-game) } per mejl, tar emot anmälningar till och med { FULL_DAY(CALENDAR($last)) }. Den börjar { FULL_DAY(CALENDAR($event-start)) }.
announcement-to_take_part = Att vara med
announcement-you_need_a_voucher =
    Du behöver en kod från tävlingsdomaren, { $event-arbiter }. Svara på det här brevet med raden nedan och din kod sist på den. { $free ->
        [yes]
            Du är anmäld på en gång; { $free } av { $most } platser är { $free ->
                [one] ledig.
               *[other] lediga.
            }
       *[no] Just nu är alla platser tagna: då väntar du på nästa som blir ledig.
    }
announcement-answer_this_letter_with =
    Svara på det här brevet med raden nedan, eller tryck på knappen om du ser en, och skicka. { $how ->
        [direct] Du är anmäld på en gång
       *[other] Tävlingsdomaren säger sedan ja eller nej
    }; { $free } av { $most } platser är { $free ->
        [one] ledig
       *[other] lediga
    }.
announcement-enter_i_would_like =
    anmäl { $event-id }{ $how ->
        [voucher] { " " }KOD
       *[other] { "" }
    }          Jag vill vara med
announcement-if_you_do_not = Vill du inte vara med behöver du inte göra något.
announcement-you_get_a_letter =
    Du får ett brev med brädet varje gång det är din tur, och du svarar på det med ditt drag, till exempel i9. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
announcement-answer_rules_and_you = Svara "regler { $event-id }", så får du alla regler. Vill du inte ha brev om nya tävlingar, så svara "ställ in tävlingsnytt av".

## arbiter
arbiter-subject =
    { COUNT($notices) } { COUNT($notices) ->
        [one] sak
       *[other] saker
    } att se till
arbiter-write_to = För att själv skriva till { $name }:

## committee_report
committee_report-subject = { $event-id }: rapport till rankingkommittén
committee_report-to_the_ranking_committee = Till rankingkommittén
committee_report-was_closed_on_here =
    { $event-name } ({ $event-id }) avslutades { FULL_DAY($closed) }. Här är rapporten med den preliminära beräkningen av rankingförändringarna (art. 1 §4){ MORE($number, 1) ->
        [yes] ; den är nummer { $number } och ersätter de tidigare
       *[no] { "" }
    }. Sista dag för den: { FULL_DAY($due) }.
committee_report-attached_are = Bifogat finns:
committee_report-pdf_the_report_to = { $event-id }.pdf: rapporten, att läsa och skriva ut
committee_report-json_the_event_file = { $event-id }.json: tävlingens fil, som allt kan räknas om ur
committee_report-csv_every_table_of = { $event-id }-….csv: rapportens alla tabeller, för kalkylprogram
committee_report-your_answer_goes_to = Svar på det här brevet läses bara av ett program; tävlingsdomaren är { $arbiter }.
committee_report-rating_closed_on =
    { $event-name } ({ $event-id }) avslutades { FULL_DAY($closed) }. Här är rapporten med vad den gjorde med ratinglistan i { $game } ({ $game ->
        [gomoku] G27.4
       *[other] R28.4
    }){ MORE($number, 1) ->
        [yes] ; den är nummer { $number } och ersätter de tidigare
       *[no] { "" }
    }. Sista dagen för den: { FULL_DAY($due) }.
committee_report-json_the_rating_file = { $event-id }-rating.json: vad ratinglistan fick, ur vilket ratingen kan räknas om
committee_report-results_subject = { $event-id }: rapport med alla resultat
committee_report-to_the_competition_committee = Till tävlingskommittén
committee_report-results_closed_on =
    { $event-name } ({ $event-id }) avslutades { FULL_DAY($closed) }. Här är rapporten med alla resultat (19.1 k){ MORE($number, 1) ->
        [yes] ; den är nummer { $number } och ersätter de tidigare
       *[no] { "" }
    }. Sista dag för den: { FULL_DAY($due) }.

## confirm
confirm-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }{ $what ->
        [letter] är det här brevet från dig?
        [address]
            { $mine ->
                [yes] ska våra brev gå till en annan adress?
               *[no] får våra brev gå till den här adressen?
            }
        [remove] ska vi stryka en adress?
        [forget] ska vi glömma dig?
       *[withdraw] vill du lämna { $value }?
    }
confirm-a_letter_in_your =
    Ett brev i ditt namn kom från { $address } { MOMENT(LOCAL($arrived, $zone)) }{ $g ->
        [yes] , om ditt parti { $g-game } mot { $g-opponent }
       *[no] { "" }
    }.
confirm-the_mail_server_that = Mejlservern som tog emot det säger att det kan vara förfalskat, så inget har gjorts än.
confirm-in_this_tournament_a = I den här tävlingen måste en mejlserver gå i god för varje avsändare. Det gjorde ingen för det här brevet, så inget har gjorts än.
confirm-did_you_not_write = Var det inte du som skrev? Då behöver du inte göra något, och inget kommer att hända.
confirm-did_you_not_write_it = Var det inte du som skrev? Svara då med ordet "nej", så läggs det undan. Gör du ingenting händer inte heller något.
confirm-did_you_write_it = Var det du? Brevet ber om mer än vad jag kan visa här, så det går inte att bekräfta. Skicka det igen som flera kortare brev.
confirm-did_you_write_it_then = Var det du? Svara då på det här brevet med ordet "bekräfta" på en egen rad, så gäller ditt brev från den stund då det kom fram.
confirm-you_asked_for_our = Du bad om att våra brev ska gå till { $value } från och med nu. Vi har skrivit till båda adresserna, och båda måste säga ja: då kan ingen annan få dina brev skickade någon annanstans, och en felskrivning gör ingen skada.
confirm-you_will_still_be = Du kan fortfarande skriva till oss från den gamla adressen.
confirm-did_you_not_ask = Har du inte bett om det? Svara då med ordet "nej", eller gör ingenting: inget ändras.
confirm-is_it_right_then = Stämmer det? Svara då på det här brevet med ordet "bekräfta" på en egen rad.
confirm-who_plays_in_tournaments = { $name }, som spelar i tävlingar hos { $site-name }, bad om att våra brev ska gå till den här adressen.
confirm-are_you_not_then = Är du inte { $name }? Då behöver du inte göra något, och du hör inte av oss igen.
confirm-is_it_you_then = Är det du? Svara då på det här brevet med ordet "bekräfta" på en egen rad.
confirm-you_asked_us_to = Du bad oss stryka adressen { $value }. Brev därifrån gäller då inte längre som dina, och våra brev går till din andra adress.
confirm-did_you_not_ask_for = Har du inte bett om det? Svara då med ordet "nej", eller gör ingenting: inget ändras.
confirm-is_it_right_then_answer = Stämmer det? Svara då på det här brevet med ordet "bekräfta" på en egen rad.
confirm-you_want_to_leave = Du vill lämna { $leaving-name } ({ $leaving-event }). Den pågår, så det här kostar det dig:
confirm-still_going_lost =
    { $leaving-running ->
        [one] Ditt parti
       *[other] Dina { $leaving-running } partier
    } som pågår är { $leaving-running ->
        [one] förlorat
       *[other] förlorade
    }.
confirm-not_begun_as_lost =
    { $leaving-unstarted ->
        [one] Ett parti
       *[other] { $leaving-unstarted } partier
    } som inte har börjat räknas också som { $leaving-unstarted ->
        [one] förlorat
       *[other] förlorade
    }.
confirm-you_have_completed_of = Du har spelat färdigt { $leaving-completed } av { $leaving-games } partier, färre än hälften: inget av dina resultat räknas i tabellen.
confirm-you_have_completed_of_games = Du har spelat färdigt { $leaving-completed } av { $leaving-games } partier; dina resultat står kvar i tabellen.
confirm-your_opponents_and_the = Dina motståndare och tävlingsdomaren får veta det. Du kan inte ångra det själv.
confirm-did_you_not_ask_for_this = Har du inte bett om det, eller vill du spela vidare? Svara då med ordet "nej", eller gör ingenting: inget ändras.
confirm-are_you_sure_then = Är du säker? Svara då på det här brevet inom sju dagar med ordet "bekräfta" på en egen rad, eller skriv "utgå { $leaving-event }" en gång till.
confirm-you_asked_to_be = Du bad om att bli glömd. Ditt namn, din klubb och dina adresser tas bort ur mina böcker, dina brev till mig töms, och av andras brev blir bara det kvar som de själva skrev. Dina avslutade partier står kvar under ett annat namn. Det går inte att ångra.
confirm-i_cannot_delete_the = Breven som ligger kvar på vår mejlserver, och säkerhetskopior, kan jag inte radera: det gör tävlingsdomaren, som får veta det.
confirm-did_you_not_ask_for_this_then_answer = Har du inte bett om det? Svara då med ordet "nej", eller gör ingenting: inget ändras.
confirm-are_you_sure_then_answer = Är du säker? Svara då på det här brevet med ordet "bekräfta" på en egen rad.

## confirmed
confirmed-subject =
    { $state ->
        [waiting] tack, ett ja till behövs
        [declined] tack, inget har gjorts
       *[other] tack, allt är klart
    }
confirmed-thank_you_for_telling = Tack för att du sa till. Det brevet är undanlagt och gäller inte. Om någon annan skrev det: skicka inte våra brev vidare till någon, och byt lösenord till din mejl om du inte är säker på att bara du kan läsa den.
confirmed-thank_you_for_telling_us = Tack för att du sa till. Inget har ändrats, och den frågan är avslutad.
confirmed-thank_you_your_yes =
    Tack, ditt ja har kommit fram. Nu måste även den andra adressen säga ja: { $mine ->
        [yes] leta efter vårt brev hos { $value }
       *[no] svara på det brev som vi har skickat dit
    }.
confirmed-from_now_on_our = Från och med nu går våra brev till { $value }. Du kan fortfarande skriva till oss från dina andra adresser.
confirmed-the_address_has_been = Adressen { $value } är struken. Brev därifrån gäller inte längre som dina.
confirmed-that_letter_has_been = Det brevet är redan avklarat. Du behöver inte göra något.
confirmed-this_has_been_done = Det är gjort. Du behöver inte göra något.

## crosstable
crosstable-subject = { $ids }: tabellen

## digest
digest-subject = Dina partier: { DIGEST_TURNS($turns, COUNT($digest)) }

## event_cancelled
event_cancelled-subject = { $event-id } är inställd
event_cancelled-is_cancelled_the_arbiters = { $event-name } ({ $event-id }) är inställd. Domarens motivering: "{ $reason }"
event_cancelled-all_its_games_are =
    Alla partier är annullerade, för alla.{ $going ->
        [yes]
            { " " }{ $going ->
                [one] Ett av dina partier pågick: dess klocka
               *[other] { $going } av dina partier pågick: deras klockor
            } har stannat, och ett drag som du skickar ändrar inget längre.
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }{ $ended ->
                [one] Ett av dina partier var slut: resultatet räknas inte längre.
               *[other] { $ended } av dina partier var slut: resultaten räknas inte längre.
            }
       *[no] { "" }
    } Det blir ingen tabell, och inget räknas för normer eller ranking.
event_cancelled-it_will_not_be = Den kommer inte att spelas, och din anmälan gäller inte längre.
event_cancelled-you_need_not_do = Du behöver inte göra något.

## event_changed
event_changed-subject = { $event-id }: det här har ändrats
event_changed-something_has_changed_in = Något har ändrats i { $event-name } ({ $event-id }). Domarens motivering: "{ $reason }"
event_changed-now =
    { $change-before ->
        [yes] Nu
       *[no] Nytt
    }: { $sentence }
event_changed-before =
    { $change-now ->
        [yes] Förut
       *[no] Gäller inte längre
    }: { $sentence }
event_changed-everything_else_stays_as =
    { $team ->
        [yes] { PLAYS_FOR($team) }{ " " }
       *[no] { "" }
    }Allt annat är som det var.{ $clock_kept ->
        [yes] { " " }{ rules-kept_clock }
       *[no] { "" }
    }
event_changed-you_need_not_do = Du behöver inte göra något.
event_changed-you_are_still_entered = Du är fortfarande anmäld och behöver inte göra något. Vill du inte spela på de här villkoren, så svara före starten med den här raden:

## event_closed
event_closed-subject =
    { $event-id } avslutad: { $place ->
        [yes]
            { $team ->
                [yes] { $team },{ " " }
               *[no] { "" }
            }plats { $place }
       *[no] sluttabellen
    }
event_closed-is_over_thank_you =
    { $event-name } är avslutad.{ $place ->
        [yes]
            { " " }{ $team ->
                [yes] { $team }
               *[no] Du
            } kom på { $shared ->
                [yes] delad{ " " }
               *[no] { "" }
            }plats { $place }{ $points ->
                [yes] , med { NUMBER($points) } poäng
               *[no] { "" }
            }.
       *[no] { "" }
    } Tack för att du spelade!
event_closed-what_has_changed_since = Vad som har ändrats sedan den avslutades förra gången
event_closed-placed_before = { CLOSINGS_PLACED($team, $before-placed-place, AMOUNT($before-placed-points)) }
event_closed-the_event_counts_from = Tävlingen räknas från { FULL_DAY($since) }.
event_closed-today_you_hold_other = I dag har du { LEVELS_NAME($now) }: annat har ändrat din nivå sedan den dagen.
event_closed-the_final_table = Sluttabell
event_closed-your_rating = Din rating
event_closed-rating =
    Tävlingen räknas i förbundets ratinglista i { $game }. { $after ->
        [yes]
            { $before ->
                [yes] Din rating går från { $before } till { $after }, genom denna tävling för sig.
               *[no] Du kommer in på den med { $after }; din ingångsrating beräknades till { $entry }.
            }
       *[no] Inget av dina partier räknas, så du får ingen rating.
    }

## event_moved
event_moved-subject = { $event-id } sköts nu från en annan adress
event_moved-has_moved_from_now = { $event-name } ({ $event-id }) har flyttat: från och med nu sköts den från { $address }, adressen som det här brevet kom från. Skriv bara hit, och svara inte på något äldre brev: det du skickar till den gamla adressen spelas inte.
event_moved-nothing_else_has_changed =
    Inget annat har ändrats: bräden,{ $gap ->
        [yes] { "" }
       *[no] { " " }tider,
    } drag i förväg och anteckningar är som de var.{ $gap ->
        [yes]
            { " " }Ingen tid räknas medan tävlingen var på väg; det var { SPAN($gap) }. Den vars klocka gick har fått tillbaka den, så { COUNT($games) ->
                [one] tiden här
               *[other]
                    { $games ->
                        [yes] tiderna här
                       *[no] en tid i ett brev från och med nu
                    }
            } kan vara senare än i ett äldre brev.
       *[no] { "" }
    }
event_moved-line =
    { COUNT($games) ->
        [one] Det här är ditt pågående parti
       *[other] Det här är dina pågående partier
    }:
event_moved-against =
    { $game-game } mot { $game-opponent }: { $game-turn ->
        [you]
            din tur{ $game-due ->
                [yes] , senast { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other] motståndarens tur
    }
event_moved-for_every_game_in = För varje parti där det är din tur får du också ett brev med brädet, att svara på.
event_moved-your_arbiter_is = Din tävlingsdomare är { $event-arbiter }.

## event_reopened
event_reopened-subject = { $event-id } är öppen igen
event_reopened-was_closed_and_is = { $event-name } ({ $event-id }) var avslutad och är öppen igen. Domarens motivering: "{ $reason }"
event_reopened-the_final_table_that =
    Sluttabellen som du fick gäller inte längre{ $level ->
        [yes] , och inte heller { LEVELS_NAME($level) }, nivån som den gav dig: tills vidare har du den du hade förut
       *[no] { "" }
    }. När tävlingen avslutas igen får du den nya tabellen och läser vad som har ändrats.
event_reopened-you_need_not_do = Du behöver inte göra något. Berörs något av dina partier får du ett eget brev om det.
event_reopened-rating_taken_back = Det som tävlingen gav till förbundets ratinglista i { $game } tas tillbaka tills den avslutas igen.

## event_rules
event_rules-subject = { $ids }: reglerna i korthet

## foreign
foreign-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }ett brev med annan adress
foreign-dear = Hej { $name }!
foreign-a_letter_about_your =
    Ett brev om ditt parti { $g-game } mot { $g-opponent } kom från { $address } { MOMENT(LOCAL($arrived, $zone)) }. Den adressen är inte anmäld för dig, så inget har spelats.{ $too_long ->
        [yes] { "" }
       *[no] { " " }Det väntar på ditt svar: om det kom i tid förlorar du inte på tid för att ett drag saknas före { MOMENT(LOCAL($holds, $zone)) }.
    }
foreign-a_letter_that_answers = Ett brev som svarar på ett av våra brev till dig kom från { $address } { MOMENT(LOCAL($arrived, $zone)) }. Den adressen är inte anmäld för dig, så inget har gjorts.
foreign-was_it_not_you = Var det inte du? Då behöver du inte göra något. Skicka inte våra brev vidare: den som har ett av dem kan försöka svara i ditt ställe.
foreign-was_it_not_you_then = Var det inte du? Svara då med ordet "nej", så läggs det undan. Gör du ingenting händer inte heller något. Skicka inte våra brev vidare: den som har ett av dem kan försöka svara i ditt ställe.
foreign-would_you_like_to = Vill du skriva från den adressen oftare? Svara då på något av våra brev med en rad som börjar med "ställ in adress" och slutar med adressen.
foreign-was_it_you_that = Var det du? Brevet ber om mer än vad jag kan visa här, så det går inte att bekräfta. Skicka det igen själv från din anmälda adress.
foreign-was_it_you_then = Var det du? Svara då på det här brevet med ordet "bekräfta" på en egen rad, så gäller det brevet från den stund då det kom fram.

## forgotten
forgotten-subject = Du är glömd
forgotten-as_you_asked_has = Som du önskade har { $site-name } glömt dig. Ditt namn, din klubb, ditt medlemsnummer, ditt land och dina adresser är borta, och likaså breven mellan dig och mig. Det här brevet är det sista; när det har skickats försvinner också din adress.
forgotten-in_the_tables_of = I tabellerna för tävlingar som du har spelat i heter du nu { $anonymous }. Dina partier och resultat finns kvar, för de är också dina motståndares, och det gör också dina nivåer, som deras har räknats ut från.
forgotten-reasons_and_other_words = Skäl och andra ord som har skrivits om dig eller dina partier är också borta, vem som än skrev dem, och likaså allt annat i dina tävlingar som nämnde dig. Vad som har beslutats finns kvar, med den regel som det vilar på, för det förklarar resultaten.
forgotten-letters_of_your_opponents = Av motståndarnas brev finns bara det kvar som de själva skrev, utan ditt namn.
forgotten-some_things_are_not = Allt rår jag inte över. Dina brev ligger kvar på vår mejlserver, i mappen "{ $folder }", och kanske i säkerhetskopior: tävlingsdomaren har fått veta att de ska raderas där. Meddelanden som du har skickat till motståndare finns i deras brevlådor, och tabeller, rapporter och kopior av tävlingar som har tryckts, publicerats eller skickats till andra kan inte kallas tillbaka.
forgotten-thank_you_for_playing = Tack för att du har spelat. Du är välkommen tillbaka när som helst: be bara en tävlingsdomare att anmäla dig.

## games
games-subject =
    Dina partier: { $yours ->
        [yes] din tur i { $yours } av { ADD(COUNT($games), $more) }
       *[no] inget väntar på dig
    }

## help
help-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }Att spela per mejl
help-you_play_by_answering = Du spelar genom att svara på breven med brädet. Tryck på det du vill i brevet och skicka det som öppnas, eller svara och skriv ditt svar överst, på en egen rad. Stora och små bokstäver, komman och mellanslag spelar ingen roll, och vårt brev får stå kvar nedanför. Flera rader är flera svar.
help-your_move = Ditt drag
help-i_letter_and_number = i9                   bokstav och siffra, som i brädets kant
help-i_with_its_number = 13. i9               med dragets nummer, om du vill
help-my_move_is_i = mitt drag är i9      med ord
help-preview_i_see_it = förhandsvisa i9      se det på brädet utan att spela det
help-pass_you_place_no = avstå                du lägger ingen sten (inte under inledningen)
help-a_move_counts_as = En hel mening går också bra, om inget annat i brevet talar om ett annat drag eller om en tvekan; gör något det blir du tillfrågad först. Ett drag gäller så snart det har kommit fram, och det kan inte tas tillbaka.
help-the_opening = Inledningen
help-every_letter_tells_you = Varje brev säger vad som ska göras:
help-h_i_j_the = h8 i9 j10            de tre första stenarna
help-white_your_colour_black = vit                  din färg: svart eller vit
help-white_g_your_colour = vit, g7              din färg och nästa drag
help-g_fifths_a_move = g7, 3 femte drag     ett drag, och hur många femte drag du begär
help-offer_g_i_the = erbjud g7 i7         dina förslag till femte drag
help-keep_i_the_fifth = välj i7              det femte drag du väljer
help-keep_i_h_the = välj i7, h5          samma, och nästa drag
help-leave_you_leave_the = lämna                du lämnar stenen till motståndaren
help-fifths_you_play_black = femte drag           du blir svart och ger förslag till femte drag
help-opening_d_g_an = inledning D4, g7     en inledning med dess namn, och drag 4
help-moves_in_advance = Drag i förväg
help-they_are_played_at = De spelas genast om motståndaren svarar så, och glöms annars. Bara du ser dem. De följer med ditt drag eller skickas ensamma:
help-i_if_g_then = i9; om g7 så i10     du spelar i9; om svaret är g7, i10
help-if_g_i_if = om g7 i10, om j10 f6   ett drag för vart och ett av två svar
help-cancel_ifs_take_all = avbryt om            ta tillbaka alla
help-a_draw = Remi
help-a_draw_is_offered = Remi erbjuds tillsammans med ett drag. Ett drag av motståndaren avböjer.
help-i_draw_you_play = i9, remi?            du spelar i9 och erbjuder remi
help-accept_you_take_the = anta                 du tackar ja
help-decline_you_do_not = avböj                du tackar nej
help-claims = Att kräva
help-most_events_need_no = I de flesta tävlingar behövs inga krav: programmet bedömer varje drag och varje klocka. Där en vinst måste krävas säger breven det, och du skriver:
help-claim_five_before_your = kräv femma           före ditt nästa drag: du har fått femma
help-i_claim_five_the = i9, kräv femma       samma, tillsammans med draget
help-claim_forbidden_black_made = kräv förbjudet       svart gjorde ett förbjudet drag
help-claim_draw_enough_moves = kräv remi            tillräckligt många drag är gjorda för remi
help-white_claims_a_forbidden = Vit kräver ett förbjudet drag före vits nästa drag, en overline även senare, tills svart får en femma. Ett krav nämner ingen sten. Ett felaktigt krav antecknas, och partiet går vidare.
help-in_every_event_on = I alla tävlingar får du, när du är vid draget, visa att du vinner med fyror och treor vad motståndaren än gör:
help-in_events_of_renju = I tävlingar i renju får du, när du är vid draget, visa att du vinner med fyror och treor vad motståndaren än gör:
help-claim_win_h_h = kräver vinst: h5 h6 g7   bådas drag, tills två hot står
help-the_line_is_checked = Dragföljden prövas och tävlingsdomaren avgör; partiet går vidare under tiden. Tre dragföljder som inte visar någon vinst är tillåtna i ett parti.
help-concede = ge upp matchen        hela matchen; du frågas en gång
help-resigning = Att ge upp
help-resign_you_are_asked = ge upp               du får en fråga om du menar det
help-resign_you_are_not = { $id } ge upp      du får ingen fråga
help-messages_and_notes = Meddelanden och anteckningar
help-begin_a_line_with = Börja en rad med "msg:", som i "msg: Fint drag!", eller skriv under en rad med tre bindestreck: det går till motståndaren, och inget annat i ditt brev gör det. En rad som börjar med "not:" sparas för dig ensam och står i dina kommande brev.
help-note_watch_g_a = not: se upp för g9   en anteckning till dig själv
help-questions = Frågor
help-show_the_board_of = visa                 partiets bräde en gång till
help-games_all_your_games = partier              alla dina partier, det mest brådskande först
help-time_how_much_time = tid                  hur mycket tid båda har
help-record_the_game_as = protokoll            partiet som protokoll, även som fil
help-table_the_crosstable_of = tabell               tävlingens korstabell
help-norms_what_your_level = normer               vad din nivå kräver och vad den kan bli
help-norms_if_the_same = normer om 5,5        samma sak, och vad 5,5 poäng skulle ge
help-rules_the_rules_of = regler               tävlingens regler
help-test_whether_your_letters = test                 om dina brev kommer fram
help-help_this_letter_again = hjälp                det här brevet en gång till
help-several_games_and_events = Flera partier och tävlingar
help-answer_the_letter_of = Svara på brevet i det parti du menar, eller skriv partiets nummer först, med dragets nummer. Lägg till tävlingens namn när du frågar om en annan:
help-i_a_move_in = { $id } 13. i9      ett drag i det partiet
help-show_the_board_of_that = { $id } visa        det partiets bräde
help-table_the_table_of = tabell { FIRST(PARTITION($id, "-")) }          den tävlingens tabell
help-your_time = Din tid
help-every_letter_says_until = Varje brev säger hur länge du har på dig. Det som räknas är när ditt brev kommer fram hit. Ska du vara borta en tid, så ta ledigt: din tid står stilla i alla dina partier, och dina motståndare får veta det. Tävlingarna säger hur många dagar om året de ger.
help-leave_days_from_now = ledigt 10 dagar                    från och med nu
help-leave_to_from_that = ledigt 2026-07-01 till 2026-07-21  från den dagen, med den sista
help-leave_off_you_are = ledigt av                          den slutar en dag senare
help-taking_part = Att vara med
help-enter_you_would_like = anmäl { FIRST(PARTITION($id, "-")) }           du vill spela i den tävlingen
help-withdraw_you_leave_it = utgå { FIRST(PARTITION($id, "-")) }            du lämnar den, när du vet vad det kostar
help-appeal_i_was_in = överklagar: jag skrev i tid  ett beslut av domaren
help-your_letters = Dina brev
help-settings_what_you_have = inställningar        vad du har valt, och vad mer som finns
help-set_language = ställ in språk sv    { JOIN($languages, ", ") }
help-set_text_only_no = ställ in bara text   utan bilder och knappar
help-set_html_pictures_and = ställ in html        bilder och knappar igen
help-set_digest_daily_one = ställ in sammandrag dagligen   ett brev om dagen
help-set_digest_the_same = ställ in sammandrag 18   samma, klockan 18
help-set_digest_off_a = ställ in sammandrag av   ett brev för varje drag igen
help-set_board_discs_and = ställ in bräde skivor   ● och ○ för stenarna
help-set_board_letters_the = ställ in bräde bokstäver   brädet i ord, att lyssna på
help-set_board_xo_x = ställ in bräde XO    X och O för stenarna igen
help-set_letters_short = ställ in brev korta   svarsanvisning på en rad
help-set_letters_full = ställ in brev fulla   full svarsanvisning i varje brev
help-set_receipts_off = ställ in kvitton av   inget brev för ett vanligt drag av dig
help-set_announcements_off_no = ställ in tävlingsnytt av   inga brev om nya tävlingar
help-set_calendar_on_deadlines = ställ in kalender på   svarstider till din kalender
help-set_reminders_d_d = ställ in påminnelser 3d, 1d  när breven påminner dig om ditt drag
help-your_time_zone_and = Din tidszon, och en annan adress för våra brev (båda adresserna tillfrågas först):
help-set_timezone_europe_stockholm = ställ in tidszon Europe/Stockholm
help-set_address_anna_example = ställ in adress anna@example.org
help-about_you = Om dig
help-mydata_everything_that_is = mina uppgifter       allt som finns sparat om dig
help-forget_your_name_is = glöm mig             ditt namn tas bort; du får en fråga först
help-letters_that_lie_on = Brev som ligger på mejlservern är det tävlingsdomaren som raderar.
help-when_something_goes_wrong = När något blir fel
help-nothing_happens_on_the = Inget händer på brädet: du får ett brev som säger varför, och du försöker bara igen.

## invitation
invitation-subject = Inbjudan: { $event-name }
invitation-you_are_entered_in =
    { $moved_up ->
        [yes] En plats har blivit ledig.{ " " }
       *[no] { "" }
    }Du är anmäld till { $event-name } ({ $event-id }), en tävling i { GAME($event-game) } per mejl. Den börjar { FULL_DAY(CALENDAR($event-start)) }.{ $team ->
        [yes] { " " }{ PLAYS_FOR($team) }
       *[no] { "" }
    }
invitation-you_get_a_letter = Du får ett brev med brädet varje gång det är din tur, och du svarar på det med ditt drag, till exempel i9.
invitation-that_is_all_any =
    Det är allt: vilket mejlprogram som helst duger, hemma eller i telefonen. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
invitation-director = Tävlingsledare är { $event-director }: i en tvist tillkallar du honom med en rad som börjar "tillkalla tävlingsledaren:".
invitation-counts_for_rating = Partierna räknas i förbundets ratinglista i { $game }.
invitation-who_plays_so_far = Hittills spelar
invitation-you_need_not_do = Du behöver inte göra något nu. Vill du ändå inte vara med, så svara före starten med den här raden:

## leave
leave-subject =
    { ALL($leave-off, $leave-until) ->
        [yes] Din ledighet slutar tidigare
       *[no]
            { $leave-off ->
                [yes] Din ledighet tas tillbaka
               *[no] Din ledighet
            }
    }

## level_news
level_news-subject =
    { $news-code ->
        [ahead] Din nivå måste bestyrkas
        [fell] Din nivå har sjunkit
       *[other] Din nivå i rankingen
    }
level_news-the_federations_board_has =
    Förbundsstyrelsen har bekräftat { LEVELS_NAME($news-level) }, som { $news-event } föreslog för dig. Grattis! { $news-held ->
        [yes] Den gäller från
       *[no] Du har den sedan
    } { FULL_DAY($news-first) }, dagen då tävlingen avslutades. Tävlingar som har börjat eller avslutats sedan dess förblir som de är.{ $news-held ->
        [yes]
            { " " }Du har nu { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , sedan { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , genom { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-the_federations_board_has_not = Förbundsstyrelsen har inte bekräftat { LEVELS_NAME($news-level) }, som { $news-event } föreslog för dig. Du behåller nivån du hade förut.
level_news-the_ranking_committee_has =
    Rankingkommittén har fört in din nivå: { $news-held ->
        [yes] { "" }
       *[no] du har{ " " }
    }{ LEVELS_NAME($news-level) }{ $news-held ->
        [yes] { " " }från och med{ " " }
       *[no] { " " }sedan{ " " }
    }{ FULL_DAY($news-first) }.{ $news-held ->
        [yes]
            { " " }Du har nu { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , sedan { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , genom { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-you_confirm_your_level =
    Du { $news-past ->
        [yes] behövde
       *[no] behöver
    } inte bestyrka din nivå från { FULL_DAY($news-first) }{ $news-last ->
        [yes] { " " }till { FULL_DAY($news-last) }. Därefter löper fem år
       *[no] { " " }och tills vidare
    }.
level_news-a_decision_about_your =
    Ett beslut om din nivå, från { FULL_DAY($news-first) }, gäller inte längre. { $news-level ->
        [yes] Du har nu { LEVELS_NAME($news-level) }
       *[no] Du har nu ingen nivå
    }.
level_news-you_hold_and_nothing = Du har { LEVELS_NAME($news-before) }, och ingenting har bestyrkt den på några år. Om ingen tävling som avslutas senast { FULL_DAY($news-first) } gör det, sjunker den till { LEVELS_NAME($news-level) } den dagen: en nivå måste bestyrkas vart femte år. Den som når normen för en nivå i en tävling bestyrker den.
level_news-if_you_play_over = Spelar du aktivt och kontinuerligt vid bräde behöver du inte bestyrka: säg till rankingkommittén.
level_news-no_event_has_confirmed = Ingen tävling har bestyrkt { LEVELS_NAME($news-before) } på fem år, så du har { LEVELS_NAME($news-level) } sedan { FULL_DAY($news-first) }. De fem åren börjar om den dagen.
level_news-kind_regards =
    { $news-code ->
        [ahead] { "" }
       *[other] Du behöver inte göra något nu.{ " " }
    }Vänliga hälsningar

## level_ruling
level_ruling-subject = Beslut om en nivå: { $player }
level_ruling-the_board_has_confirmed =
    Styrelsen har bekräftat { LEVELS_NAME($news-level) } för { $player }, föreslagen av { $news-event }. Den är officiell från { FULL_DAY($news-first) }; tävlingar som har börjat eller avslutats sedan dess förblir som de är.{ $news-held ->
        [yes]
            { " " }Nivån är nu { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , sedan { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , genom { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_ruling-the_board_has_refused = Styrelsen har avslagit { LEVELS_NAME($news-level) } för { $player }, föreslagen av { $news-event }. Den förra nivån består.
level_ruling-holds_as_the_committee =
    { $player } har { LEVELS_NAME($news-level) }{ $news-held ->
        [yes] { " " }från och med
       *[no] { " " }sedan
    } { FULL_DAY($news-first) }, enligt kommitténs beslut.{ $news-held ->
        [yes]
            { " " }Nivån är nu { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , sedan { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , genom { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_ruling-confirm_from =
    { $player } { $news-past ->
        [yes] behövde
       *[no] behöver
    } inte bestyrka från { FULL_DAY($news-first) }{ $news-last ->
        [yes] { " " }till { FULL_DAY($news-last) }
       *[no] { " " }och tills vidare
    }.
level_ruling-a_decision_about_of =
    Ett beslut om { $player } från { FULL_DAY($news-first) } är upphävt.{ $news-level ->
        [yes] { " " }Nivån är nu { LEVELS_NAME($news-level) }.
       *[no] { "" }
    }

## morning
morning-subject =
    { COUNT($needs) } { COUNT($needs) ->
        [one] sak
       *[other] saker
    } väntar på dig{ ALL($new, MORE(COUNT($needs), $new)) ->
        [yes]
            , { $new } av dem { $new ->
                [one] ny
               *[other] nya
            }
       *[no] { "" }
    }
morning-good_morning = God morgon!
morning-you_the_most_urgent =
    { COUNT($needs) ->
        [one] Det här väntar på dig:
       *[other] Det här väntar på dig, det mest brådskande först:
    }
morning-new =
    { $need-new ->
        [yes] NYTT:{ " " }
       *[no] { "" }
    }{ $need-event ->
        [yes] { $need-event }:{ " " }
       *[no] { "" }
    }{ $need-words }{ $need-since ->
        [yes] { " " }(sedan { DAY($need-since) })
       *[no] { "" }
    }
morning-what_is_new_since = Det som är nytt sedan det förra brevet av det här slaget är märkt. Varje sak kommer igen varje dag tills den är avklarad, och en dag utan något kommer inget brev. "corr status" visar samma sak.

## my_data
my_data-subject = Allt som är sparat om dig
my_data-the_attached_file_holds = Den bifogade filen { $file } innehåller allt som { $site-name } har sparat om dig: din rad i registret, dina adresser och inställningar, dina nivåer, dina tävlingar och partier med resultat, och dina brev till mig: deras text, deras öde och vad mejlservern sa om avsändaren. Av brev som kom i ditt namn från andra adresser finns allt utom texten, och av mina till dig datum, ämne och öde.
my_data-it_is_a_text = Det är en textfil (JSON). Alla textredigerare öppnar den, och andra program kan läsa den.
my_data-so_that_the_letter = För att brevet inte ska bli för stort har texten i dina { $left_out } äldsta brev utelämnats. Tävlingsdomaren kan skicka den till dig.
my_data-these_are_left_out = Det här är utelämnat: texten i mina brev till dig, för dem har du; filer och bilder som följde med dina brev; koderna som visar att dina brev är dina; och det som är motståndarnas hemlighet: drag som de har angett i förväg, krav som var felaktiga och deras anteckningar.
my_data-to_have_your_name = Vill du att ditt namn och din adress tas bort, svara "glöm mig".

## norm_table
norm_table-subject = { $ids }: dina normer

## opponent_leave
opponent_leave-subject =
    { $leave-player }{ ALL($leave-off, $leave-until) ->
        [yes] { " " }är tillbaka tidigare
       *[no]
            { $leave-off ->
                [yes] { " " }blir inte borta
               *[no] { " " }tar ledigt
            }
    }

## ranking_due
ranking_due-subject = Rankingen: { JOIN(LIST(ranking_due-confirming, ranking_due-waiting, ranking_due-missing), ", ") }
ranking_due-confirming =
    { $to_confirm ->
        [0] { "" }
        [one] { $to_confirm } nivå att bestyrka
       *[other] { $to_confirm } nivåer att bestyrka
    }
ranking_due-waiting =
    { COUNT($titles) ->
        [0] { "" }
        [one] { COUNT($titles) } titel väntar
       *[other] { COUNT($titles) } titlar väntar
    }
ranking_due-missing =
    { COUNT($reports) ->
        [0] { "" }
        [one] { COUNT($reports) } rapport saknas
       *[other] { COUNT($reports) } rapporter saknas
    }
ranking_due-these_levels_fall_within = De här nivåerna sjunker inom ett halvår om ingen tävling bestyrker dem före dess (art. 2 §5):
ranking_due-from_to =
    { FULL_DAY($one-due) }: { $one-name }{ $one-member_no ->
        [yes] { " " }({ $one-member_no })
       *[no] { "" }
    }, från { LEVELS_NAME($one-level) } till { LEVELS_NAME($one-falls_to) }
ranking_due-and_more_corr_ranking = … och { $more } till: "corr ranking due" i ett svar ger hela listan.
ranking_due-these_dan_titles_wait = De här DAN-titlarna väntar på styrelsen (art. 1 §5):
ranking_due-proposed_by_which_was = { $one-name }: { LEVELS_NAME($one-level) }, föreslagen av { $one-event }, som avslutades { FULL_DAY($one-closed) }
ranking_due-the_arbiters_have_not = De här rapporterna har domarna inte skickat till kommittén än (art. 1 §4):
ranking_due-the_last_day =
    { $one-name } ({ $one-event }): sista dagen { $one-late ->
        [yes] var
       *[no] är
    } { FULL_DAY($one-due) }
ranking_due-this_letter_comes_once = Det här brevet kommer en gång i månaden om det finns något att säga. I ett svar kan du fråga när som helst:
ranking_due-corr_ranking_due_the = corr ranking due               samma sak, ett år framåt
ranking_due-corr_ranking_list_all = corr ranking list              alla nivåer som de är i dag

## ready
ready-subject = { $event-id }: prova din mejl före starten
ready-starts_on_until_then = { $event-name } börjar { FULL_DAY(CALENDAR($event-start)) }. Se före dess om våra brev når dig och dina når oss.
ready-answer_this_letter_with = Svara på det här brevet med ordet "redo", eller tryck på knappen om du ser en, och skicka.
ready-ready_my_mail_works = redo          Min mejl fungerar
ready-you_get_a_letter = Du får ett brev tillbaka på en gång. Kommer det inget inom en timme, så skriv till tävlingsdomaren, { $event-arbiter }.

## record
record-subject = { $record-game }: protokollet

## refused
refused-subject =
    { $g ->
        [yes] { LETTER_SUBJECT($g) }
       *[no]
            Ditt brev: { ONLY($codes, "too_many_letters") ->
                [yes] inga fler svar just nu
               *[no]
                    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
                        [yes] allt är väl
                       *[no] titta igen, tack
                    }
            }
    }

## round
round-subject =
    { $event-id }, { $round-match ->
        [yes] parti { $round-number }
       *[no] rond { $round-number }
    }{ $games ->
        [yes]
            : { COUNT($games) ->
                [one] ditt parti
               *[other] dina partier
            }
       *[no] { "" }
    }
round-round_of_has_begun =
    { $round-match ->
        [yes] Parti { $round-number } i { $event-name } har börjat.
       *[no] Rond { $round-number } i { $event-name } har börjat.
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] Det här är ditt parti
               *[other] Det här är dina { COUNT($games) } partier
            }:
       *[no] { "" }
    }
round-your_arbiter_is_good = Din tävlingsdomare är { $event-arbiter }. Lycka till!

## ruling
ruling-the_reason = Motivering: "{ $reason }"
ruling-subject = { $event-id }: ett beslut som gäller dig
ruling-boards_line =
    { $short ->
        [one] tomt bord: { $first }
       *[other] tomma bord: { JOIN($boards, ", ") }
    }
ruling-boards_wins = { $name } vinner på walk-over
ruling-subject_boards = { $event-id }: vilka bord står tomma i rond { $round }?
ruling-subject_chosen = { $event-id }: de tomma borden i rond { $round }
ruling-appeal_by = Du kan överklaga till och med { FULL_DAY(CALENDAR($until)) }.
ruling-this_is_ruling_if =
    Det här är beslut { $ruling }{ $rule ->
        [yes] , enligt regel { $rule }
       *[no] { "" }
    }. Om du inte håller med, svara på det här brevet senast { FULL_DAY(CALENDAR($until)) } med en rad som börjar "överklagar:" och säger varför. Har du en fråga, skriv till tävlingsdomaren: { $event-arbiter }
ruling-this_is_ruling =
    Det här är beslut { $ruling }{ $rule ->
        [yes] , enligt regel { $rule }
       *[no] { "" }
    }.

## settings
settings-subject = Dina inställningar
settings-your_settings_have_been =
    { HAVING($settings, "changed") ->
        [yes] Dina inställningar har ändrats. Nu är de:
       *[no]
            { $ordered ->
                [yes] Inget behövde ändras. Dina inställningar är:
               *[no] Dina inställningar är:
            }
    }
settings-to_change_them = Att ändra dem
settings-answer_this_letter_with = Svara på det här brevet med någon av raderna:
settings-set_language_language_of = ställ in språk { $language }            brevens språk: { $own_name }
settings-set_timezone_europe_stockholm = ställ in tidszon Europe/Stockholm   tider i breven efter klockan där
settings-set_text_only_letters = ställ in bara text           brev utan bilder och knappar
settings-set_html_letters_with = ställ in html                brev med bilder och knappar
settings-set_digest_one_letter = ställ in sammandrag 7        ett brev om dagen, klockan sju
settings-set_digest_off_every = ställ in sammandrag av       varje brev på en gång
settings-set_board_xo_boards = ställ in bräde XO            bräden i text med X och O
settings-set_board_discs_boards = ställ in bräde skivor        bräden i text med ● och ○
settings-set_board_letters_boards = ställ in bräde bokstäver     bräden berättade med ord, för uppläsning
settings-set_letters_short = ställ in brev korta          svarsanvisning på en rad
settings-set_letters_full = ställ in brev fulla          full svarsanvisning i varje brev
settings-set_letters_auto = ställ in brev automatiskt    full vid dina tre första drag
settings-set_receipts_off = ställ in kvitton av          inget brev för ett vanligt drag av dig
settings-set_receipts_on = ställ in kvitton på          ett brev för varje drag av dig
settings-set_calendar_on_letters = ställ in kalender på         svarstider som poster i din kalender
settings-set_calendar_off_no = ställ in kalender av         inga sådana poster
settings-set_reminders_d_d = ställ in påminnelser 3d, 1d  påminnelser tre dagar och en dag före slutet
settings-set_reminders_event_reminders = ställ in påminnelser tävlingens   påminnelser som varje tävling har dem
settings-set_announcements_off_no = ställ in tävlingsnytt av     inga brev om nya tävlingar
settings-set_address_new_example = ställ in adress ny@example.org   breven går till en annan adress
settings-your_data = Dina uppgifter
settings-mydata_everything_that_is = mina uppgifter               allt som är sparat om dig, som en fil
settings-forget_me_your_name = glöm mig                     ditt namn och din adress tas bort
settings-to_leave_an_event = Att lämna en tävling
settings-one_letter_a_day = Ett brev om dagen är det minsta du kan få medan du spelar. Ingen av inställningarna tar dig ur en tävling. Vill du lämna en, så skriv:
settings-withdraw_you_leave_it = utgå { $event }                    du lämnar den; först får du veta vad det kostar

## start
start-subject =
    { $event-id }{ $round-joined ->
        [yes]
            : välkommen{ $games ->
                [yes] , dina partier
               *[no] { "" }
            }
       *[no] { " " }startar: dina partier
    }
start-welcome_to_this_is =
    { $round-joined ->
        [yes] Välkommen till { $event-name }, som redan pågår.
       *[no] { $event-name } har börjat.
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] Det här är ditt parti
               *[other] Det här är dina { COUNT($games) } partier
            }:
       *[no] { "" }
    }
start-please_try_this_first = Prova det här först
start-answer_this_letter_with = Svara på det här brevet med ordet "test", eller tryck på knappen om du ser en, så får du ett brev tillbaka: då vet vi båda att breven kommer fram.
start-test_i_have_got = test          Jag har fått brevet
start-how_to_play = Så spelar du
start-answer_the_letter_with = Svara på brevet med brädet. Skriv ditt drag överst, på en egen rad, till exempel i9.
start-counted_from_the_arrival =
    { $event-points ->
        [0] { BRIEF($event-terms) }, räknat från det att motståndarens drag kom hit till det att ditt kommer hit. Varje drag bekräftas.
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }, räknat från det att turen börjar här till det att ditt svar kommer hit. Allt du gör bekräftas.
    }{ $event-reminders ->
        [yes] { " " }Du får en påminnelse när { JOIN(EACH($event-reminders, "start-counted_from_the_arrival-each"), ", när ", " och när ") }.
       *[no] { "" }
    }
start-counted_from_the_arrival-each = { SHARE($item) }
start-answer_help_to_any = Svara "hjälp" på något brev med ett bräde, så får du en lista över allt du kan skriva; "regler" ger alla regler för tävlingen.
start-how_a_game_ends = Så slutar ett parti
start-once_moves_have_been = När { $event-draw_claim_after } drag har gjorts får vem som helst av spelarna kräva remi.
start-who_plays = De som spelar
start-your_arbiter_is_good = Din tävlingsdomare är { $event-arbiter }. Lycka till, och mycket nöje!

## stranger
stranger-subject =
    { ALL($told, $event) ->
        [yes] { $event }:{ " " }
       *[no] { "" }
    }Ditt brev till { $site-name }
stranger-hello = Hej!
stranger-thank_you_your_address =
    Tack{ $name ->
        [yes] , { $name }
       *[no] { "" }
    }. Din adress är bekräftad, och tävlingsdomaren har fått det du skrev{ $event ->
        [yes] , för { $event }
       *[no] { "" }
    }. Tävlingsdomaren bestämmer; blir du anmäld får du en inbjudan.
stranger-this_is_a_program = Det här är { $site-name }, ett program som sköter tävlingar per mejl. Ditt brev har kommit fram, men jag känner inte igen din adress och kunde därför inte göra något med det.
stranger-would_you_like_to =
    Vill du vara med{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }? Jag har berättat det för tävlingsdomaren, som bestämmer och skriver till dig. Du behöver inte göra något mer nu.{ $late ->
        [yes] { " " }Anmälan till { $event } är stängd, men tävlingsdomaren kan ändå släppa in dig.
       *[no] { "" }
    }{ ALL($by_voucher, NOT($voucher)) ->
        [yes] { " " }Till { $event } behöver du en kod från tävlingsdomaren; skriv den efter { $event } på raden nedan.
       *[no] { "" }
    }
stranger-it_goes_faster_if = Det går fortare om du svarar på det här brevet med de här raderna, ifyllda; det visar också att adressen är din. Lämna tomt det du inte har:
stranger-enter =
    anmäl { $event }{ $voucher ->
        [yes] { " " }{ $voucher }
       *[no] { "" }
    }
stranger-would_you_like_to_take = Vill du vara med i { $event }? Den är inställd och kommer inte att spelas. Domarens motivering: "{ $cancelled }"
stranger-do_you_play_in =
    Spelar du i någon av våra tävlingar? Skriv i så fall från den adress som du anmälde dig med, eller lägg till den här: svara därifrån på något av våra brev med en rad som börjar med "ställ in adress" och slutar med den nya adressen. Din tävlingsdomare kan också hjälpa till.{ $arbiter ->
        [yes] { " " }Tävlingsdomarens adress är { $arbiter }.
       *[no] { "" }
    }
stranger-you_need_not_answer = Du behöver inte svara på det här brevet.

## tested
tested-subject = Det fungerar: ditt brev har kommit fram

## times
times-subject =
    { COUNT($games) ->
        [one] { $games-0-game }
       *[other] Dina partier
    }: tiden som återstår

## title_news
title_news-subject =
    { $news-code ->
        [passed] Du har klarat provet
        [failed] Ditt prov
       *[other] Din titel vid brädet
    }
title_news-the_ranking_committee_has = Rankingkommittén har fört in din titel vid brädet: { LEVELS_NAME($news-level) }, från och med { FULL_DAY($news-day) }.
title_news-you_passed_the_test = Du klarade provet för { LEVELS_NAME($news-level) } { FULL_DAY($news-day) }, med { $news-judge } som rankingdomare. Grattis!
title_news-the_test_for_that = Provet för { LEVELS_NAME($news-level) } som du avlade { FULL_DAY($news-day) }, med { $news-judge } som rankingdomare, blev inte godkänt. Du förlorar ingen titel på det.
title_news-the_title_at_the = Titeln vid brädet som rankingkommittén hade fört in för dig, { LEVELS_NAME($news-level) } från och med { FULL_DAY($news-day) }, var felaktigt införd och gäller inte längre.
title_news-the_test_for_on = Provet för { LEVELS_NAME($news-level) } { FULL_DAY($news-day) } var felaktigt infört för dig och räknas inte längre.
title_news-the_results_of_have = Resultaten från { $news-event } ({ FULL_DAY($news-day) }) har förts in i titelregistret.
title_news-the_results_of_have_been = Resultaten från { $news-event } ({ FULL_DAY($news-day) }) har rättats i titelregistret.
title_news-the_results_of_have_been_taken = Resultaten från { $news-event } ({ FULL_DAY($news-day) }) har tagits bort ur titelregistret.
title_news-that_changes_your_title = Det ändrar din titel vid brädet, som hittills var { LEVELS_NAME($news-before) }.
title_news-that_changes_your_title_at = Det ändrar din titel vid brädet; hittills hade du ingen.
title_news-your_title_at_the =
    Din titel vid brädet är { LEVELS_NAME($news-held) }{ $news-since ->
        [yes] , sedan { FULL_DAY($news-since) }
       *[no] { "" }
    }{ $news-through ->
        [yes] , genom { $news-through }
       *[no] { "" }
    }.
title_news-you_have_no_title = Du har ingen titel vid brädet.
title_news-your_title_at_the_board = Din titel vid brädet är nu { LEVELS_NAME($news-held) }.
title_news-the_next_test_that =
    Nästa prov som du får avlägga är för högst { LEVELS_NAME($news-highest) }, { $news-earliest ->
        [yes] tidigast { FULL_DAY($news-earliest) }
       *[no] så snart du vill
    }.
title_news-you_need_not_do = Du behöver inte göra något nu. Vänliga hälsningar
