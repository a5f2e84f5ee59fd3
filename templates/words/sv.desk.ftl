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
deeds-undone = beslut { $number } är upphävt: { $what }
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
