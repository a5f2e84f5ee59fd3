### Vad tävlingsdomare och kommittéer får veta när de gör eller frågar något. Hur meningarna skrivs står i CONTRIBUTING.md.

## desk: Vad alla åtgärder säger.
desk-waits = { $count } brev väntar på att skickas
desk-nothing_done = inget gjordes
desk-letters_would_go =
    { $letters ->
        [yes] Brev som skulle gå ut:
       *[no] Ingen skulle få veta något.
    }
desk-table_would_change =
    { $table ->
        [yes] Så skulle tabellen ändras:
       *[no] Tabellen skulle inte ändras.
    }
desk-norms_would_change = Så skulle normerna ändras:
desk-not_in_it = inte med
desk-placed =
    { NONE($place) ->
        [yes] annullerad
       *[no]
            plats { $place } med { NUMBER($points) }{ $left ->
                [yes] , har lämnat
               *[no] { "" }
            }
    }
desk-no_norms = inga
desk-keep = behålla
desk-norms =
    { $norms ->
        [yes] { $norms }
       *[no] ingen norm
    } ({ $points } av { $completed } hittills)
desk-games_annulled =
    { $done ->
        [yes] Annullerade:
       *[no] Partier som skulle annulleras:
    }
desk-games_drawn =
    { $done ->
        [yes] Lottade:
       *[no] Partier som skulle lottas:
    }
desk-rounds_stay =
    { $several ->
        [yes] Rond { $first } till { $last }
       *[no] Rond { $first }
    } står kvar som lottad: ändringen räknas för kommande lottningar (26.5).
desk-game = { $game }  { $players }  (rond { $round })
desk-game_waits = ; { $game } väntar: först granskas flaggan { $due } UTC

## deeds: Vad en åtgärd har gjort, för loggen och för svaret.
deeds-censured =
    { $player } har fått { $measure ->
        [warning] en varning
        [reprimand] en tillrättavisning
       *[other] { $measure }
    } i { $event }
deeds-excluded = { $player } är avstängd från { $event }
deeds-reinstated = { $player } deltar i { $event } igen
deeds-assessed = { $game } räknas som { $result } vid nästa lottning
deeds-ruled =
    { $game } är dömt till { $result }, { $ending ->
        [adjudication] på domslut
        [walkover] på walkover
        [withdrawal] genom utträde
        [time] på tid
       *[other] { $ending }
    }
deeds-corrected = { $game } har nu resultatet { $result }
deeds-left = { $player } har lämnat { $event }
deeds-substituted = { $new } har tagit platsen efter { $old } i { $event }
deeds-annulled = { $game } är annullerat
deeds-redrawn = alla partier i { $event } följer av resultaten igen
deeds-undone = beslut { $number } är upphävt: "{ $what }"
deeds-would_be_undone = Beslut { $number } skulle upphävas: "{ $what }"
deeds-appeal_decided =
    överklagandet av beslut { $number } i { $event } är { $verdict ->
        [allowed] bifallet
        [dismissed] avslaget
       *[other] { $verdict }
    }
deeds-changed = { $event } har ändrats: { $keys }
deeds-cancelled = { $event } är inställd
deeds-changes_in_file = Det här ändras i tävlingsfilen:
deeds-changes_for_players =
    { $changes ->
        [yes] Det här får spelarna läsa om det:
       *[no] Inget av det rör spelarna.
    }
deeds-reopened = { $event } pågår igen
deeds-refused = { $player } deltar inte i { $event }
deeds-asked = tillfrågade: { $count } spelare; { $wait }
deeds-rules_sent =
    reglerna för { $event } är { $day ->
        [yes] överlämnade
       *[no] skickade
    } till { $count } spelare{ $day ->
        [yes] { " " }den { $day }
       *[no] { "" }
    }; { $wait }
deeds-few_entered =
    { $entered } är anmälda, och enligt filen ska det vara { $least }{ $unranked ->
        [yes] ; med färre än fem räknas resultaten inte för någon rangordning (art. 3 § 1)
       *[no] { "" }
    }
deeds-mail_not_tried = inget svar än på ett brev som prövar posten: { AND($players) }
deeds-waiting_for_a_place = väntar på en plats eller på ditt ja: { AND($players) }
deeds-open = { $event } är öppen, med { $count } spelare
deeds-has_players =
    { $event } har { $count } spelare{ $waiting ->
        [0] { "" }
       *[other] ; { $waiting } spelare står i kö för en plats
    }
deeds-entered =
    { AND($players) } är { COUNT($players) ->
        [one] anmäld
       *[other] anmälda
    } till { $event }
deeds-with_seed = Med fröet { $seed }:
deeds-started =
    { $event } har börjat: { $players } spelare, { $games } { $games ->
        [one] parti
       *[other] partier
    }
deeds-numbers_by_lot = startnumren är lottade, frö { $seed }
deeds-to_send = { $wait } (`corr daemon` eller `corr send`)
deeds-bye =
    { COUNT($who) ->
        [0] lotten avgör vem som står över
       *[other] { AND($who) } står över
    } i rond { $round } av { $event }
deeds-late = { AND($players) } deltar i { $event } från och med nästa rond
deeds-goes_on_there = { $event } fortsätter hos { $to }, och här kan inget mer göras åt den.
deeds-captain = { $player } är lagkapten för { $team }
deeds-more_time =
    { $days } { $days ->
        [one] dag
       *[other] dagar
    } till i { $game }{ $move ->
        [yes] { " " }för drag { $move }
       *[no] { "" }
    }
deeds-clock_stands = klockan i { $game } står still
deeds-clock_runs = klockan i { $game } går igen
deeds-lost_by_time = { $game } är förlorat på tid
deeds-goes_on =
    { $game } fortsätter, med { $days } { $days ->
        [one] dag
       *[other] dagar
    } för draget
deeds-moves_withdrawn =
    { $last ->
        [yes] det som spelades sist
       *[no] det som kom efter drag { $to }
    } i { $game } är tillbakadraget
deeds-on_leave =
    { $player } är ledig från { $first } till { $last }{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }
deeds-leave_taken_back =
    det som återstod av ledigheten för { $player } är tillbakadraget{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }
deeds-added =
    { $name } är { $player }{ $event ->
        [yes]
            { " " }och { $waits ->
                [yes] står i kö till
               *[no] är anmäld till
            } { $event }
       *[no] { "" }
    }
deeds-over_for_good = { $event } skulle vara slut för gott; det kan inte upphävas, och dess id förblir upptaget:
deeds-games_stopped =
    { "  " }{ $count } { $count ->
        [one] parti
       *[other] partier
    } pågår: stoppas och annulleras
deeds-games_not_counted =
    { "  " }{ $count } { $count ->
        [one] parti
       *[other] partier
    } är slut: annulleras, resultaten räknas inte längre
deeds-games_never_played =
    { "  " }{ $count } { $count ->
        [one] parti
       *[other] partier
    } är lottade men inte påbörjade: spelas aldrig
deeds-nothing_comes_of_it = { "  " }det blir varken tabell, normer, rangordning eller rapport av den
deeds-to_keep_results = { "  " }(för att behålla resultaten: `corr event close { $event } --early`)
deeds-nothing_played = { "  " }inget har spelats
deeds-players_free = { "  " }{ $count } anmälda spelare: fria igen, var och en får ett brev

## roles: Vem som får ge ett kommando i brev.
roles-for_arbiters = det här är för domarna i tävlingar som inte är slut
roles-its_id = dess id
roles-which_event = säg vilken tävling: { $example } hör hemma efter kommandot
roles-no_event = det finns ingen tävling { $event }
roles-nobody_named = [ranking] i inställningarna nämner ingen
roles-only = bara { $who } kan göra det här: { $named }
roles-who =
    { $code ->
        [readers] en domare i tävlingen eller dess kommitté
        [arbiters] en domare i tävlingen
        [chief] huvuddomaren i tävlingen
        [committee] tävlingens kommitté, eller huvuddomaren om det inte finns någon
        [desk] en domare i någon tävling, eller den som driver servern
        [rankers] rankingkommittén eller förbundets styrelse
        [ranking] rankingkommittén
       *[board] förbundets styrelse
    }
roles-moved = { $event } fortsätter hos { $to }: skriv dit
roles-chief_appoints = bara huvuddomaren utser: { $chief }
roles-plays_in_it = du spelar i { $event }; den som kan ändra { AND($keys) }: { $who }
roles-about_you = det här gäller dig; den som kan avgöra det: { $who }
roles-about_a_rival = det här gäller din motståndare i { $game }; den som kan avgöra det: { $who }
roles-own_game = { $game } är ditt eget parti; den som kan döma i det: { $who }

## by_letter: Varför en rad i ett brev inte är ett kommando som kan ges.
by_letter-why = säg varför efter --reason; de som berörs läser det
by_letter-could_not_be = det gick inte att göra
by_letter-usage = { $fault }; det heter `{ $usage }`
by_letter-quotation_mark = ett citattecken saknas
by_letter-too_many_words = fler än { $most } ord är inget kommando
by_letter-attach = { $file }: bifoga den filen i brevet
by_letter-not_by_mail = { $option } kan inte användas i brev
by_letter-only_here = `corr { $command }` kan bara ges där programmet körs, inte i brev
by_letter-no_command = det finns inget kommando `corr { $words }`
by_letter-not_so = så går det inte
by_letter-unfit = { $name }: väntade { $expected }, fick { $found }
by_letter-missing = { $name } saknas
by_letter-no_option = det finns inget tillval { $option }
by_letter-one_of = { JOIN($words, ", ", " eller ") }
by_letter-whole_number =
    ett heltal{ $least ->
        [yes] { " " }från { $least }
       *[no] { "" }
    }{ $most ->
        [yes] { " " }till { $most }
       *[no] { "" }
    }

## needs: Det som behöver tävlingsdomaren, i morgonbrevet och i "corr status"; `d` är en tidpunkt.
needs-utc = { dates-moment }
needs-letter_waits =
    ett brev väntar sedan { needs-utc } på att { $what ->
        [handled] behandlas
       *[sent] skickas
    }
needs-set_aside =
    { $count } brev { $count ->
        [one] är lagt åt sidan för att du ska se på det
       *[other] är lagda åt sidan för att du ska se på dem
    }
needs-lost = { $count } brev kom inte fram och har inte skickats igen
needs-come_back = brev till { $who } kommer tillbaka{ $known }: { $why }
needs-report_alone =
    , enligt enbart en studs{ MORE($times, 1) ->
        [yes] , för { $times }:e gången
       *[no] { "" }
    }{ $wrong ->
        [yes] { " " }({ $wrong } visade sig vara fel)
       *[no] { "" }
    }
needs-reports_repeated =
    klockorna för { $who } har på { $days } dagar stannats av enbart { $count } { $count ->
        [one] studs
       *[other] studsar
    }{ $wrong ->
        [yes] , och { $wrong } visade sig vara fel
       *[no] { "" }
    }
needs-aside =
    { $code ->
        [bounce_unproven] en studs som säger att brev inte kommer fram, vilket inget bevisar,
        [bounce_unclear] en studs som inte säger klart om ett brev kom fram
       *[other] ett brev som kom i tid
    }
needs-in_doubt = { needs-aside } gör att { $who } inte förlorar på tid förrän { needs-utc }
needs-loss_held =
    { $who } förlorar inte { $game } på tid { $d ->
        [yes] före { needs-utc }
       *[no] ännu
    }, för { AND($why) } är lagt åt sidan
needs-time_over = tiden för { $who } i { $game } är slut, och du avgör
needs-claim =
    { BOARD_COLOUR($colour) } kräver vinst efter drag { $after } med { $line }: { $finding ->
        [proved] bevisat
        [refuted] motbevisat
        [undecided] inte avgjort
        [wrong_line] fel variant
       *[other] { $finding }
    }{ $refused ->
        [yes] ; avslaget: "{ $refused }"
       *[no] { "" }
    }
needs-appeal = { $who } överklagar beslut { $number }: bifall överklagandet, så att beslutet faller, eller avslå det, så att beslutet står fast
needs-appeal_elsewhere = överklagandet från { $who } av beslut { $number } väntar på dem som avgör det
needs-fallen = överklagandet av beslut { $number } har bifallits, och beslutet är inte upphävt än
needs-silence =
    { $heard ->
        [yes] inte hörts av sedan { DAY($heard) } { $heard-year }
       *[no] aldrig hörts av
    }
needs-silent =
    { $who } har { needs-silence }, och är vid draget i { $games } { $games ->
        [one] parti
       *[other] partier
    }
needs-paused = klockan i { $game } har varit pausad i { $days } dagar
needs-wrong_games =
    { AND($games) }{ $more ->
        [yes] { " " }…
       *[no] { "" }
    } följer inte av resultaten som de är nu: { $redraw } annullerar { COUNT($games) ->
        [one] det
       *[other] dem
    } och lottar det som följer
needs-missing_in_finals =
    finalgrupperna saknar { $count } { $count ->
        [one] parti: { $redraw } lottar det
       *[other] partier: { $redraw } lottar dem
    }
needs-round_due = rond { $round } skulle ha börjat { FULL_DAY($day) } och har inte gjort det
needs-over = alla lottade partier är slut: tävlingen kan stängas
needs-rules =
    { $missing } av { $count } spelare i { $event } har inte fått reglerna, som { $late ->
        [yes] skulle ha skickats
       *[no] ska skickas
    } senast { FULL_DAY($due) }
needs-report =
    rapporten till kommittén om { $event } { $late ->
        [yes] är försenad: den skulle ha skickats
       *[no] ska skickas
    } senast { FULL_DAY($due) }
needs-short = anmälningstiden är slut, med { $count } spelare i stället för { $least }
needs-start = tävlingen skulle ha börjat { FULL_DAY($day) }
needs-entry =
    { $who } vill delta{ $places ->
        [yes] { "" }
       *[no] , men det finns ingen ledig plats
    }
needs-stranger = { $name }, som inte finns i registret, vill delta
needs-strangers_waiting = { $count } brev från personer som inte finns i registret och vill delta väntar: högst { $most } besvaras på en timme
needs-not_tried = inget svar än på brevet som prövar posten: { $players }
needs-players = { AND(WITH($names, needs-and_more)) }
needs-and_more =
    { $more ->
        [0] { "" }
       *[other] { $more } till
    }
