### Vad tävlingsdomare och kommittéer får veta när de gör eller frågar något. Hur meningarna skrivs står i CONTRIBUTING.md.

## desk: Vad alla åtgärder säger.
desk-waits = { $count } brev väntar på att skickas
desk-few =
    { AND($words) }{ $more ->
        [yes] { " " }…
       *[no] { "" }
    }
desk-would_be_done = Det som skulle göras: { $what }
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
desk-game_waits = ; { $game } väntar: först prövas tidsförlusten { $due } UTC
desk-head =
    { CODE(REPLACE($name, " (UTC)", " UTC")) ->
        [arrived] kom
        [state] läge
        [reason] skäl
        [sender] avsändare
        [key] nyckel
        [event] tävling
        [start] start
        [players] spelare
        [name] namn
        [id] id
        [first] första
        [last] sista
        [events] tävlingar
        [granted] beviljad
        [days_used_this_year] dagar i år
        [level] nivå
        [club] klubb
        [address] adress
        [due] senast
        [player] spelare
        [falls_to] faller till
        [closed] avslutad
        [on] den
        [number] nummer
        [by] av
        [what] vad
        [rule] regel
        [undone] upphävt
        [entered_UTC] infört (UTC)
        [command] kommando
        [at] när
        [game] parti
        [period] period
        [games] partier
        [end] slut
        [revision] version
        [published] publicerad
       *[other] { $name }
    }
desk-state = { why_event-state }
desk-yes = ja
desk-new = ny

## deeds: Vad en åtgärd har gjort, för loggen och för svaret.
deeds-censured =
    { $player } har fått { $measure ->
        [warning] en varning
        [reprimand] en allvarlig anmärkning
       *[other] { $measure }
    } i { $event }
deeds-excluded = { $player } är utesluten ur { $event }
deeds-reinstated = { $player } deltar i { $event } igen
deeds-assessed = { $game } räknas som { $result } vid nästa lottning
deeds-ruled =
    { $game } är dömt till { $result }, { $ending ->
        [adjudication] på domslut
        [walkover] på walk-over
        [withdrawal] genom att någon utgick
        [time] på tid
       *[other] { $ending }
    }{ $score ->
        [yes] { ", " }med ställningen { $score }
       *[no] { "" }
    }
deeds-ruled_match =
    alla partier i matchen med { $game } som inte är slut är dömda som { $game } { $result }, { $ending ->
        [adjudication] på domslut
        [walkover] på walk-over
        [withdrawal] genom att någon utgick
        [time] på tid
       *[other] { $ending }
    }
deeds-corrected =
    { $game } har nu resultatet { $result }{ $score ->
        [yes] { " " }med ställningen { $score }
       *[no] { "" }
    }
deeds-left = { $player } har lämnat { $event }
deeds-substituted = { $new } har tagit platsen efter { $old } i { $event }
deeds-annulled = { $game } är annullerat
deeds-redrawn = alla partier i { $event } följer av resultaten igen
deeds-undone = beslut { $number } är upphävt: "{ $what }"
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
        [yes] ; med färre än fem räknas resultaten inte för någon ranking (art. 3 § 1)
       *[no] { "" }
    }
deeds-mail_not_tried = inget svar än på provbrevet: { AND($players) }
deeds-waiting_for_a_place = väntar på en plats eller på ditt ja: { AND($players) }
deeds-open = { $event } är öppen, med { $count } spelare
deeds-dice_protects =
    dice = "{ $scheme }": ingen spelare och ingen främling kan förutse eller påverka ett kast så länge fröet är hemligt. Den som sköter servern kan inte ensam välja kast när spelarna ser efter vad de gav: ankarna binder först.
    { $scheme ->
        [plain] Den som sköter servern kan känna till varje kast som kommer. Den kan pröva många falska bidrag åt en spelare som inte ser efter, och förfalskningen står i ett brev för gott; tillsammans med en spelare kan den pröva många fraser. Därför får ingen av tävlingens domare spela i den, och inte heller den som sköter servern.
        [beacon-start] Den som sköter servern kan inte pröva bidrag eller fraser tills tärningarna passar: en runda från den offentliga slumpkällan kommer efter dem. Men därefter kan den känna till varje kast som kommer, och får därför inte spela i den.
       *[beacon] Den som sköter servern kan inte pröva bidrag eller fraser, och känner ett kast först från den timme då dess runda kommer. Domare och den som sköter servern får spela i den. Varje kast väntar på sin runda, en halv till en och en halv timme.
    }
    Den som sköter servern, eller en domare som läser databasen, kan slänga en framtid som inte passar, genom att annullera, lämna över eller ta tillbaka: alltid som ett beslut som båda ser, med det slängda berättat{ $scheme ->
        [beacon] ; vad som kommer i stället vet ingen
       *[other] { "" }
    }.{ $scheme ->
        [plain] { "" }
       *[other] { " " }Ett brev kunde få fel ankomsttid, för att välja bland rundor, bara om breven som nämner rundan kom efter dess timme: det är ett fel att anmäla.
    }
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
deeds-with_seed = Med lottfröet { $seed }:
deeds-started =
    { $event } har börjat: { $players } spelare, { $games } { $games ->
        [one] parti
       *[other] partier
    }, { $letters } brev
deeds-numbers_by_lot = startnumren är lottade, lottfrö { $seed }
deeds-to_send = { $wait } (`corr daemon` eller `corr send`)
deeds-bye =
    { COUNT($who) ->
        [0] lotten avgör vem som får frirond
       *[other] { AND($who) } har frirond
    } i rond { $round } i { $event }
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
deeds-clock_imposed = en klocka går i { $game } från nästa tur, med 2 dagar för varje poäng som den ledande saknar
deeds-clock_stands = klockan i { $game } står stilla
deeds-clock_runs = klockan i { $game } går igen
deeds-points_given =
    { $player } får { $n ->
        [one] ett poäng
       *[other] { $n } poäng
    } i { $game }
deeds-call_answered = svar har getts på tillkallandet i { $game }
deeds-panel_named = överklagandet av beslut { $event }/{ $number } avgörs av { JOIN($members, ", ") }
deeds-vote_given = en röst om överklagandet av beslut { $event }/{ $number }: { $verdict }
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
    } i { $game } är återkallat
deeds-on_leave =
    { $player } är ledig från { $first } till { $last }{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    }
deeds-leave_taken_back =
    det som återstod av ledigheten för { $player } är indraget{ $event ->
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
deeds-nothing_comes_of_it = { "  " }det blir varken tabell, normer, ranking eller rapport av den
deeds-to_keep_results = { "  " }(för att behålla resultaten: `corr event close { $event } --early`)
deeds-nothing_played = { "  " }inget har spelats
deeds-players_free = { "  " }{ $count } anmälda spelare: fria igen, var och en får ett brev
deeds-heard_of = { $name } har hört av sig
deeds-builds_on_it = Det här bygger på dess avslutning:
deeds-placed = plats { $place } med { NUMBER($points) }
deeds-not_in_table = inte med i tabellen
deeds-line_up =
    { $team } har sin uppställning för rond { $round }{ $lost ->
        [yes] ; { $lost }
       *[no] { "" }
    }
deeds-boards_end = { $team } kan ännu välja vilka av { $home }s bord som står tomma (SBGF 3.4): den här lottningen gör slut på det
deeds-open_boards = { $team } har valt för rond { $round }: i det andra laget står bord { AND($boards) } tomt
deeds-claim_answered =
    kravet på vinst i { $game } är { $granted ->
        [yes] riktigt
       *[no] avslaget
    }
deeds-report_goes = rapporten om { $event } skickas till { JOIN($readers, ", ") }
deeds-report_sent_before = kommittén har haft rapporten om { $event } sedan { $on }: den dagen står kvar
deeds-report_handed_over = det antecknas att rapporten om { $event } överlämnades { $on }
deeds-need_not_confirm =
    { $player } { $past ->
        [yes] behövde inte
       *[no] behöver inte
    } bestyrka nivån från { $first }{ $last ->
        [yes] { " " }till { $last }
       *[no] { " " }och framåt
    }
deeds-holds_from = { $player } har { $level } från { $first } och framåt
deeds-holds_since = { $player } har { $level } sedan { $first }
deeds-level_undone = beslut { $number } om { $player } är upphävt: { $what }
deeds-level_ruling_undone = beslut { $number } om { $player } är upphävt
deeds-dan_decided =
    { $level } för { $player } genom { $event } är { $confirmed ->
        [yes] bekräftat
       *[no] avslaget
    }{ $first ->
        [yes] , officiellt från { $first }
       *[no] { "" }
    }
deeds-held_now =
    nivån är nu { $level }{ $since ->
        [yes] { " " }sedan { $since }
       *[no] { "" }
    }, { $unconfirmed ->
        [yes] i brist på bestyrkande
       *[no] genom { $source }
    }
deeds-used_former = { AND($events) } har använt den tidigare nivån och förblir som de är
deeds-entry_undone = post { $number } gäller inte längre
deeds-test =
    { $player } { $passed ->
        [yes] klarade
       *[no] klarade inte
    } provet för { $level } { $on }
deeds-held_until_now =
    Hittills har { $player } { $level ->
        [yes] { $level }
       *[no] ingen titel
    } { $on }.

## roles: Vem som får ge ett kommando i brev.
roles-for_arbiters = det här är för domarna i tävlingar som inte är slut
roles-its_id = dess id
roles-which_event = säg vilken tävling: { $example } ska stå efter kommandot
roles-no_event = det finns ingen tävling { $event }
roles-nobody_named = [ranking] i inställningarna nämner ingen
roles-only = bara { $who } kan göra det här: { $named }
roles-who =
    { $code ->
        [readers] en domare i tävlingen eller dess kommitté
        [arbiters] en domare i tävlingen
        [chief] överdomaren i tävlingen
        [committee] tävlingens kommitté, eller överdomaren om det inte finns någon
        [desk] en domare i någon tävling, eller den som driver servern
        [rankers] rankingkommittén eller förbundsstyrelsen
        [ranking] rankingkommittén
       *[board] förbundsstyrelsen
    }
roles-moved = { $event } fortsätter hos { $to }: skriv dit
roles-chief_appoints = bara överdomaren utser: { $chief }
roles-plays_in_it = du spelar i { $event }; den som kan ändra { AND($keys) }: { $who }
roles-about_you = det här gäller dig; den som kan avgöra det: { $who }
roles-about_a_rival = det här gäller din motståndare i { $game }; den som kan avgöra det: { $who }
roles-own_game = { $game } är ditt eget parti; den som kan döma i det: { $who }

## why_game: Varför ett kommando om ett parti inte går att utföra.
why_game-ending =
    { $ending ->
        [five] med femma
        [overline] med overline
        [forbidden] genom ett förbjudet drag
        [resign] genom uppgivet parti
        [agreement] genom överenskommen remi
        [full] med fullt bräde
        [passes] genom att båda avstod
        [draw_claim] genom krav på remi
        [withdrawal] genom att någon utgick
        [time] på tid
        [adjudication] på domslut
        [walkover] på walk-over
        [annulled] genom annullering
       *[other] { $ending }
    }
why_game-stopped_already = klockan i { $game } är redan stoppad
why_game-not_stopped = ingen domare har stoppat klockan i { $game }; den som inte kan nås får sin tillbaka med `corr player reachable`
why_game-not_called = ingen har tillkallat tävlingsledaren i { $game }
why_game-no_points_here = { $game } spelas inte om poäng: sådana ges bara i matcher i backgammon
why_game-no_score_here = { $game } spelas inte till poäng och har ingen ställning: utelämna --score
why_game-score_unread = en ställning är bådas poäng, som 7-5, inte { $found }
why_game-score_missing = { $game }: det som slutar på poäng har en ställning: --score 7-5
why_game-score_of_one = en ställning är en enda matchs: utelämna --match eller --score
why_game-score_of_nothing = { $game }: en walk-over har ingen ställning, eftersom ingen spelade: utelämna --score
why_game-score_of_loser = { $game }: { $result } motsäger ställningen { $score }: matchen går till { $n } poäng, och den som har dem har vunnit
why_game-score_too_low = { $game }: med { $score } har ingen { $n } poäng, så matchen slutade inte på poäng ({ $ending }); om den gavs upp, --ending concede
why_game-not_at_it = { $player } spelar inte i { $game }
why_game-both_reach = med de poängen skulle båda komma till { $length } i { $game }; `{ $rule }` avgör matchen: för en av dem, eller 0-0
why_game-points_too_late = { $game } är slut: inga poäng kan ges i det
why_game-points_counted = poängen i { $game } räknas och står kvar: något har kastats sedan dess, eller så är matchen slut; lika många poäng till motståndaren väger upp dem
why_game-stands_still = klockan i { $game } står stilla: ingen kan förlora på tid
why_game-no_points = { $game } är ingen match till poäng: en klocka införs bara i matcher
why_game-clock_imposed = en klocka har redan införts i { $game }
why_game-no_clock_imposed = ingen klocka har införts i { $game }
why_game-no_clock_runs = ingen klocka går i { $game }: ingen kan förlora på den
why_game-no_clock_yet = ingen klocka går i { $game } än: tärningarna väntar på vad båda spelarna ger
why_game-nobody_late = ingen är sen i { $game }: det finns tid till { $due } UTC; { $end } avslutar partiet på annat sätt
why_game-goes_on_extend = { $game } pågår: { $extend_it } ger mer tid
why_game-annulled_for_good = { $game } har annullerats: det räknas ingenstans och kan inte fortsätta
why_game-ended_so = { $game } slutade { why_game-ending }: bara ett parti som förlorades på tid, eller som ett beslut avslutade, kan fortsätta
why_game-elsewhere = { $game } spelades på annat håll: det kan inte fortsätta här
why_game-players_left = { AND($gone) } har lämnat { $event }: { $game } kan inte fortsätta
why_game-over =
    { $game } är slut{ $ending ->
        [yes] { " " }({ $points ->
                [yes] { $points }
               *[no] annullerat
            }, { why_game-ending })
       *[no] { "" }
    }: { $again } låter det fortsätta
why_game-moves_and_due = { $game } har dragen 1 till { $last }, det som ska spelas inräknat
why_game-none_left = inget drag från { $first } och framåt är kvar i { $game }
why_game-gone_on = { $game } har fortsatt sedan dess: det som togs tillbaka förblir borta, och det som kom senare räknas
why_game-others_withdrawn = andra drag har tagits tillbaka i { $game } sedan dess
why_game-no_move_here = { $game } spelades på annat håll: inget av dess drag finns här
why_game-no_move = inget drag har gjorts i { $game }
why_game-ruled = { $game } har fått sitt resultat ({ $points }, { why_game-ending }) genom ett beslut: { $undo } först
why_game-moves = { $game } har dragen 1 till { $last }: --to nämner det sista som står kvar
why_game-set_by_rules = drag { $set } i { $game } är givet av reglerna: --to { $set } tar tillbaka alla andra
why_game-made_at_once = dragen { $first } till { $last } i { $game } gjordes på en gång: --to { $before } tar tillbaka alla, --to { $last } inget
why_game-annulled = { $game } har annullerats: det räknas ingenstans
why_game-is_over = { $game } är slut ({ $points }, { why_game-ending })
why_game-is_over_correct = { $over }: { $again } ger det detta resultat
why_game-not_ruled_so = ett parti döms att sluta genom { AND($ruled) }, inte genom { $ending }
why_game-goes_on_rule = { $game } pågår: { $end } avslutar det
why_game-has_result = { $game } har redan resultatet { $result } ({ why_game-ending })
why_game-annulled_already = { $game } är redan annullerat
why_game-endings = { $game }: ett slut är något av { JOIN($known, ", ") }, inte { $ending }
why_game-never_drawn = { $game }: en match blir aldrig oavgjord: 1-0, 0-1 eller 0-0, förlorad för båda
why_game-no_such_result = { $game }: { $result } är inget resultat för ett parti som slutar { why_game-ending }
why_game-no_walkover = { $game }: drag har gjorts, så det är ingen walk-over; döm det `{ $adjudication }`
why_game-fault = { $game }: { $error }
why_game-only_monrad = { $event }: resultat bedöms bara för lottningen av en Monrad
why_game-not_counting = { $game } är inget parti i { $event } som räknas
why_game-real_result = { $game } är slut: dess verkliga resultat räknas
why_game-results = ett resultat är något av { JOIN($known, ", ") }, inte { $found }
why_game-too_little = med så mycket är tiden i { $game } fortfarande slut, sedan { $due } UTC: minst --days { $least }
why_game-flag_fell =
    tiden gick ut i { $game } { $at } UTC, och { $over ->
        [yes] partiet är slut därmed
       *[no] det prövas först
    }: { $extend } ger tid ändå
why_game-held = ingen kan förlora { $game } på tid än: { $held }
why_game-time_used = tiden i { $game } skulle vara slut inom ett dygn: det som gavs har använts
why_game-no_claim = inget krav på vinst väntar på svar i { $game }
why_game-all_follow = { $event }: alla partier följer av resultaten som de är
why_game-does_not_follow = { $game } följer inte av resultaten som de är
why_game-something_waits = något väntar i { $game }: { $words }
why_game-then_annul = när det har prövats, eller upphävts, kan { $game } annulleras
why_game-no_game_set = { AND($gone) } har lämnat { $event }: inget parti kan sättas in
why_game-waits = { $what } { $at } UTC; först prövas tidsförlusten { $due } UTC
why_game-ruling_waits = ett beslut väntar redan i { $game }: { $words }
why_game-takes_that_back = { $why }: { $back } tar tillbaka det
why_game-set_in_place = { $other } sattes in i stället för { $game }
why_game-set_in_place_again = { $game } sattes in i stället för { $other }, som räknas igen
why_game-not_begun = det finns inget parti { $game }, eller så har det inte börjat
why_game-own_goes_on = { $game } är ett parti som du själv spelar, och det pågår
why_game-line_unchecked = dragföljden kan inte prövas: { $why }
why_game-over_on_board = { $game } är slut på brädet: --after nämner ett tidigare drag
why_game-not_with_player = i { $game } låg draget inte hos någon spelare efter drag { $after }
why_game-no_lines = inga dragföljder prövas i { $rules }
why_game-moves_expected = väntade drag som { $ply }. h5, inte { $text }
why_game-line_number = dragföljden säger { $found }. där drag { $expected } kommer
why_game-empty_note = en anteckning har ord; den här har inga
why_game-long_note = en anteckning har högst { $most } tecken; den här har { $found }
why_game-no_such_game = det finns inget parti { $game }
why_game-no_dice = { $game } spelas utan tärningar
why_game-own = { $game } är ett parti som du själv spelar

## why_player: Varför ett kommando om en spelare inte går att utföra.
why_player-not_entered = { $player } är inte anmäld till { $event }
why_player-other_number = { $by } spelar eller har spelat i { $event } under ett annat nummer
why_player-not_in_it = { $player } spelar inte i { $event }
why_player-left_already = { $player } har redan lämnat { $event }
why_player-no_measure =
    { $player } har ingen { $measure ->
        [warning] varning
       *[reprimand] allvarlig anmärkning
    } i { $event } som gäller
why_player-not_left = { $player } har inte lämnat { $event }
why_player-left_with_team = { $player } lämnade med { $team }: `corr undo` upphäver { $out }
why_player-named_twice = någon nämns två gånger
why_player-not_asked = { $player } har inte bett om att bli anmäld till { $event }
why_player-unknown = ingen spelare i registret är { $player }
why_player-entered_twice = { $player } är anmäld två gånger, eller i två
why_player-listed_twice = { $player } står två gånger i listan, eller i två
why_player-not_in =
    { $name } ({ $player }) spelar inte i { $event ->
        [yes] { $event }
       *[no] någon tävling som pågår
    }
why_player-leave_backwards = { $first } till { $last }: ledighet kan inte sluta innan den börjar
why_player-leave_too_far = { $first } till { $last }: ledighet ligger inom två år från i dag, { $today }
why_player-no_leave =
    { $player } har ingen ledighet{ $event ->
        [yes] { " " }i { $event }
       *[no] { "" }
    } efter { $when } UTC
why_player-can_end_with = { $player } kan sluta med { $least } till { $most } poäng, inte { $found }
why_player-of_event =
    { $several ->
        [0] ingen spelare i tävlingen är
       *[other] flera spelare är
    } { $player }
why_player-supposed_twice = --what-if { $word }: { $game } antas också sluta på annat sätt
why_player-write_points = --what-if { $word }: skriv poäng som 5.5, eller ett resultat som SK24-017=1-0
why_player-points_once = --what-if: poäng kan antas bara en gång
why_player-name_one = nämn en spelare (då får --address följa) eller flera, eller --all
why_player-all_reached = brev når redan alla
why_player-unfit_address =
    --address: { $address } är { $why ->
        [ours] vår
       *[other] en maskins
    }
why_player-belongs = { $address } tillhör redan { $owner }
why_player-no_such_player = det finns ingen spelare { $player }; se `corr player list`
why_player-reached_already = brev når redan { $player }
why_player-none_came_back = inget brev till { $player } har kommit tillbaka
why_player-known_already = att brev till { $player } kommer tillbaka är redan känt
why_player-address_expected = --address: väntade en mejladress, inte { $address }
why_player-can_write = { $name } har en adress och kan skriva "glöm mig", vilket bara de själva kan bekräfta
why_player-still_plays = { $name } spelar ännu: { JOIN($games, ", ") }
why_player-in_register = { $player } står i registret med denna adress eller detta medlemsnummer

## why_team: Varför ett kommando om ett lag inte går att utföra.
why_team-no_teams = { $event } spelas inte av lag
why_team-name_the_team = { $event } spelas av lag: `corr event enter { $event } --team TEAM PLAYER…`
why_team-no_such_team = { $event } har inget lag { $team }; dess lag är { AND($known) }
why_team-plays_already = { $player } spelar redan för { $team }
why_team-too_many = { $team } skulle ha { $both } spelare, och { $most } är tillåtna
why_team-division =
    { $event } har { $name ->
        [yes] ingen division { $name }
       *[no] divisioner (`corr event enter --team NAME`)
    }: { AND($known) }
why_team-captain_not_of_it = { $event }: { $captain } är inte en av spelarna i { $team } (21.4)
why_team-round_drawn = rond { $number } är lottad: { $substitute } säger hur en annan spelar vidare
why_team-no_opponent = { $team } har ingen motståndare i rond { $number }, så det behövs ingen uppställning
why_team-strangers = inte bland spelarna i { $team }: { AND($strangers) }
why_team-boards = { $team } har { $boards } bord, inte { $found }
why_team-boards_of_matches = bara i backgammon väljer gästerna vilka bord som står tomma; annars är det de sista
why_team-boards_too_late = rond { $number } är lottad: gästerna väljer före lottningen (3.4)
why_team-boards_of_whom = vem { $team } möter i rond { $number } vet ingen före lottningen, så inget kan väljas
why_team-boards_at_home = { $team } är hemmalag i rond { $number }: gästerna väljer (3.4)
why_team-boards_all_full = { $team } har en spelare vid varje bord i rond { $number }
why_team-boards_as_short = { $team } är inte mer fulltaligt än { $other } och väljer därför inte (3.4)
why_team-boards_so_many = { $team } saknar { $n } spelare, så lika många bord nämns, inte { $found }
why_team-boards_from_to = borden har nummer från 1 till { $most }
why_team-boards_already =
    så är det redan valt: bord { AND($boards) } står { COUNT($boards) ->
        [one] tomt
       *[other] tomma
    }
why_team-incomplete = ett lag kan börja bara när det är fulltaligt (21.3)
why_team-empty_boards = { $empty }; med --empty får det vara så
why_team-order = borden följer rangordningen (21.2): { AND($ordered) }
why_team-its_teams =
    { $event } har inget lag { $team }; dess lag: { $known ->
        [yes] { AND($known) }
       *[no] inga än
    }
why_team-left = { $team } har lämnat { $event }
why_team-not_of_one = { $event }: { $player } och { $by } är inte i samma lag
why_team-substitute_left = { $by } har lämnat { $event }
why_team-no_game = { $player } har inget parti i { $event } som { $by } kunde ta över
why_team-has_board = { $event }: { $by } har redan ett bord i rond { AND($rounds) }

## why_event: Varför ett kommando om en tävling inte går att utföra.
why_event-state =
    { $state ->
        [open] öppen
        [running] i gång
        [closed] avslutad
        [cancelled] inställd
        [moved] överlämnad
       *[other] { $state }
    }
why_event-stands = { $event } är { why_event-state }
why_event-no_entries_any_more = { $event } är { why_event-state }: ingen kan anmälas längre
why_event-entered_already = { $event }: ingenting ändras: redan anmäld, eller först till nästa lediga plats: { AND($players) }
why_event-full = { $event } är full: max_players är { $limit }
why_event-file_stays = { $event } är { why_event-state }: dess fil förblir som den är
why_event-nothing_differs = { $event }: filen säger det som redan gäller; ingenting skiljer
why_event-is_already = { $event } är redan { why_event-state }
why_event-starts_on = { $event } börjar { $start } ({ $zone }); för att börja tidigare, skriv { $today } som dess start i filen som `corr event show { $event }` skriver ut, och ge den till `corr event change { $event } FILE --reason TEXT`: spelarna får veta det
why_event-too_few_players = { $event } har { $players } spelare, min_players är { $need }
why_event-nobody_enters = { $event } är { why_event-state }: ingen kan anmäla sig till den längre
why_event-vouchers = { $event } kan ha högst { $most } koder
why_event-cancelled_before = { $event } ställdes in innan den började: { $why }
why_event-no_table = { $event } har inte börjat: det finns ingen tabell än
why_event-hand_rules = { $event }: ingen adress till { AND($players) } är känd; lämna över reglerna och säg med --sent DATE när det var
why_event-rules_at_start = { $event } är { why_event-state }: dess regler går ut när den börjar
why_event-rules_sent = alla i { $event } har fått dess regler
why_event-rules_not_then = { $event }: dess regler överlämnades inte { $on }, en dag som kommer
why_event-mail_tried = { $event } är { why_event-state }: provbrev skickas bara innan den börjar
why_event-no_letters_in = { $event }: inga brev på { AND($missing) }; språken är { AND($known) }
why_event-dice_known =
    { $player } kan inte spela i { $event } med dice = "{ $scheme }": { $who ->
        [operator] den som sköter servern (adressen står under [arbiter] i inställningarna) kan känna till varje kast som kommer; bara dice = "beacon" går
       *[arbiter] den som är domare i tävlingen kan få veta kast som kommer; dice = "beacon-start" eller "beacon" går, eller en annan domare
    }
why_event-there_already = det finns redan en tävling { $event }
why_event-entries_closed = anmälan till { $event } stängde { $last }; `corr event enter --late` är för senare
why_event-over =
    { $event } är { $state ->
        [closed] avslutad: dess rapport står fast
       *[other] redan { why_event-state }
    }
why_event-only_closed = { $event } är { why_event-state }: bara en avslutad tävling kan öppnas igen
why_event-no_report =
    { $event } har ingen rapport{ $number ->
        [0] { "" }
       *[other] { " " }nummer { $number }
    }: { $reports ->
        [0] det finns ingen, den har aldrig avslutats
        [1] det finns nummer 1
       *[other] det finns 1 till { $reports }
    }
why_event-no_address = --to { $address }: väntade en adress
why_event-no_committee = { $event } nämner ingen kommitté: säg med --to ADDRESS vem som får rapporten, eller nämn den i tävlingsfilen (`corr event change`)
why_event-report_not_then = { $event } avslutades { $closed }: dess rapport överlämnades inte { $on }; ange en dag från dess till i dag
why_event-report_rated = { $source }: tävlingen räknas för en ratinglista, som ingen fil känner: ta över den (`corr event import`) och avsluta den
why_event-report_when_closed = { $event } är { why_event-state }: rapporten följer när den avslutas
why_event-cancelled_no_results = { $event } ställdes in: den har inga resultat ({ $why })
why_event-no_norms = { $event } räknas inte för någon ranking, så det finns inga normer
why_event-not_sanctioned = { $event } är inte sanktionerad av { $federation }, så det finns inga normer
why_event-closed_norms = { $event } är avslutad: `corr report { $event }` säger vad dess normer var
why_event-cup_norms = { $event } har inte börjat: i en cup lottas första ronden vid starten, och hur många partier som följer hänger på resultaten; normer kan därför anges från starten, för de ronder som är lottade (en norm kräver sju avslutade partier, art. 3 §2)
why_event-only_running = { $event } är { why_event-state }: det går att göra bara medan den pågår{ $way }
why_event-no_sections = { $event } har inga grupper eller divisioner
why_event-strangers = { $event }: inte med: { AND($strangers) }
why_event-each_once = { $event }: en spelare eller flera, var och en nämnd en gång
why_event-divisions = { $event }: de spelar i olika divisioner: { AND($divisions) }
why_event-no_drawn_sections = { $event } har inga grupper som lottas
why_event-successor = --successor tar OLD=NEW
why_event-sent_alone = --sent antecknar vad du själv har överlämnat: ingenting skickas, och det går utan --to och --lang
why_event-send_file = { $source }: av en fil skickas inget: gör rapporten med `--pdf` och skicka den själv, eller ta över tävlingen (`corr event import`)
why_event-send_alone = --send går med bara --lang och --yes: se `corr event send-report --help`
why_event-round_not_drawn =
    { $event }: rond { $number } är inte lottad; lottade är { $drawn ->
        [yes] { JOIN($drawn, ", ") }
       *[no] inga
    }
why_event-no_such_event = det finns ingen tävling { $event }
why_event-reason = ett beslut behöver ett skäl, som de som berörs får läsa
why_event-reopen_it = ; { $reopen } låter den pågå igen

## why_draw: Varför inget kan lottas.
why_draw-no_league = { $event } är ingen serie
why_draw-season_goes_on =
    { $event }: alla partier är inte slut i { $sections ->
        [yes] { AND($sections) }
       *[no] säsongen
    }
why_draw-section_goes_on = gruppen har partier som inte är avgjorda
why_draw-shared_with_nobody = { AND($players) } delar inte sin plats med någon: det finns inget att avgöra
why_draw-no_round = det finns ingen rond { $number }
why_draw-byes_only_monrad = { $event }: vem som får frirond bestäms bara i en Monrad som pågår (26.4)
why_draw-last_drawn = { $event }: sista ronden är lottad
why_draw-in_round = { $event }, rond { $number }: { $fault }
why_draw-bye_impossible = { $event }, rond { $number }: { AND($given) } kan inte få frirond, som det var bestämt: { $why }
why_draw-lot_again = låt lotten avgöra igen (26.4): { $lift }
why_draw-strangers = inte med, eller inte längre: { AND($strangers) }
why_draw-nobody_may_meet = inga två av dem som är kvar får mötas
why_draw-others_unpaired = de andra kunde inte lottas mot varandra (26.2a); över blir: { AND($left) }
why_draw-had_bye = { AND($again) } har haft frirond tidigare, och { AND($needed) } kan få den i stället [T14]
why_draw-even = antalet är jämnt ({ $number }) och alla kan lottas, så ingen får frirond (26.4)
why_draw-byes_needed =
    { $odd ->
        [yes] antalet är udda ({ $number }), så
       *[no] { "" }
    }{ $needed } måste få frirond för att de andra ska kunna lottas, inte { $given }
why_draw-latecomers = { $event }: efteranmälda kommer med bara i en Monrad som pågår (26.4)
why_draw-in_it_already = { $player } är redan med
why_draw-last_round_drawn = sista ronden är lottad
why_draw-latecomer_alone = det är { $present } spelare: en efteranmäld får komma med ensam bara när antalet är udda (26.4), och två på en gång när det är jämnt
why_draw-full = det är fullt: max_players är { $most }
why_draw-too_many_rounds =
    { $event }: ingen möter någon två gånger, så { $players } spelare kan spela högst { $most } { $most ->
        [one] rond
       *[other] ronder
    }, inte { $rounds }
why_draw-all_drawn = { $event }: rond { $rounds }, den sista, är lottad
why_draw-you_can = du kan { $way }
why_draw-give_bye = ge { AND($byes) } frirond, så att de andra kan lottas (26.4), och lotta igen: { $draw }
why_draw-let_late_in =
    släppa in { $late } { $late ->
        [one] efteranmäld
       *[other] efteranmälda
    } (26.4), som { $command } visar
why_draw-close_when_over =
    avsluta tävlingen som den står när { $games ->
        [one] partiet som ännu pågår
       *[other] de { $games } partierna
    } är slut
why_draw-open_games = { $event }: inget parti i en tidigare rond får vara öppet före den sista (14.1): { $games }
why_draw-end_each = avsluta vart och ett med det resultat som är rätt, till exempel { $example }
why_draw-assess_each = eller säg vad vart och ett troligast blir (26.5), till exempel { $example }, och lotta ronden ändå (--unfinished)
why_draw-draw_anyway = eller lotta ronden ändå: { $draw }
why_draw-all_begun = { $event }: alla ronder har börjat
why_draw-match_decided = { $event }: matchen är avgjord; { $close }
why_draw-close_it = avsluta den med { $command }
why_draw-close_it_later = den kan avslutas när partiet som pågår är slut
why_draw-next_by_itself = { $event }: ett parti pågår ännu; nästa börjar av sig självt när det är slut (det gör daemonen, eller `corr tick`)
why_draw-may_decide_draw = { $event }: partierna som pågår kan avgöra matchen; om de inte gör det, lotta igen när ett är slut
why_draw-may_decide = { $event }: partierna som pågår kan avgöra matchen; om de inte gör det börjar nästa av sig självt (det gör daemonen, eller `corr tick`)
why_draw-match_undecided = matchen är inte avgjord
why_draw-match_games_due =
    { $games ->
        [one] en match behöver ännu ett parti, som börjar av sig självt
       *[other] matcher behöver ännu { $games } partier, som börjar av sig själva
    } (det gör daemonen, eller `corr tick`)
why_draw-finals = { $event }: finalgrupperna kan inte lottas än: { $still }
why_draw-cup_over = { $event }: cupen är slut
why_draw-cup_undecided = { $event }: inte avgjorda än: { $matches }
why_draw-cup_replay = { $event }: oavgjorda, så att det blir omspel: { $matches }; nästa `corr tick`, eller daemonen, börjar det
why_draw-round_not_begun = rond { $round } av { $rounds } har inte börjat
why_draw-round_not_drawn = rond { $round } av { $rounds } är inte lottad
why_draw-draw_or_close = lotta nästa rond med `corr event draw { $event }`, eller { $early }
why_draw-close_early = avsluta tävlingen som den står med `corr event close { $event } --early`
why_draw-still_going =
    { $event }: { $count } { $count ->
        [one] parti
       *[other] partier
    } pågår ännu: { $games }
why_draw-say_what = säg vad vart och ett troligast blir (26.5), till exempel { $example }
why_draw-not_over =
    { $count } { $count ->
        [one] parti
       *[other] partier
    } är inte slut
why_draw-do_not_follow =
    { $games } följer inte av resultaten som de nu är{ $redraw ->
        [yes]
            : { $redraw } annullerar { $count ->
                [one] det
               *[other] dem
            } och lottar det som följer
       *[no] { "" }
    }
why_draw-finals_lack =
    finalgrupperna saknar { $count } { $count ->
        [one] parti
       *[other] partier
    }{ $redraw ->
        [yes] : { $redraw } lottar dem
       *[no] { "" }
    }

## why_appeal: Varför ett överklagande inte kan avgöras så.
why_appeal-no_verdict = ett överklagande bifalls (allow) eller avslås (dismiss), inte { $word }
why_appeal-three_vote = i en tävling med matcher avgör tre spelare överklagande { $number } med sina röster: { $ways }
why_appeal-no_panel_here = överklaganden i { $event } går till dess kommitté: inga tre utses för dem
why_appeal-three_members = tre olika personer avgör; { $found } är utsedda
why_appeal-no_address = { $member } är ingen adress och ingen spelare som har en
why_appeal-of_the_management = { $address } leder tävlingen eller har fattat beslutet: ingen i tävlingsledningen avgör
why_appeal-a_party = saken gäller { $address }
why_appeal-no_member = bara de röstar om överklagande { $number } som är utsedda för det{ $members ->
        [yes] : { $members }
       *[no] , och det är ingen än
    }
why_appeal-voted_already = du har redan röstat om överklagande { $number }, och den rösten står
why_appeal-no_vote = { $word } är ingen röst: fastställ eller ändra
why_appeal-to_uphold = om beslutet är rätt: `{ $uphold }`
why_appeal-to_change = om det ska ändras: `{ $change }`
why_appeal-ambiguous = { $word } kan läsas om överklagandet och om beslutet och godtas inte längre; ingenting avgjordes
why_appeal-to_allow = för att bifalla överklagandet, så att beslutet faller: `{ $allow }`
why_appeal-to_dismiss = för att avslå överklagandet, så att beslutet står fast: `{ $dismiss }`
why_appeal-none = ingen har överklagat beslut { $number }
why_appeal-undone = beslut { $number } upphävdes genom beslut { $undone_by }
why_appeal-final = överklagandet av beslut { $number } är { $verdict }; det är slutgiltigt
why_appeal-allowed = bifallet: beslutet faller
why_appeal-dismissed = avslaget: beslutet står fast

## why_undo: Varför ett beslut inte kan upphävas.
why_undo-comes_first = beslut { $number } gäller också { $about } och kom senare: { $undo } kommer först
why_undo-the_file = tävlingens fil
why_undo-changed_since = { $name } har ändrats sedan beslut { $number }: se `corr game show { $name }`
why_undo-came_to_nothing = beslut { $number } blev om intet: { $game } var slut innan det gällde
why_undo-begun_without = { $event } har börjat utan dem: { $late } släpper in någon
why_undo-begun_with = { $event } har börjat med dem: { $withdraw } tar ut någon
why_undo-left_already = { AND($gone) } har redan lämnat { $event }
why_undo-nobody_waits = { $event } är { why_event-state }: ingen väntar på en plats längre
why_undo-round_drawn = rond { $round } i { $event } är lottad: frironderna ligger fast
why_undo-no_captain = { $team } hade ingen lagkapten tidigare: { $name } utser en annan
why_undo-other_leave = { $player } har också annan ledighet: { $cancel } tar tillbaka all
why_undo-claim_refused = ett krav som avslogs förblir avslaget; `{ $rule }` ger vinsten ändå
why_undo-come_back = { $team } är redan tillbaka
why_undo-no_ruling =
    { $event } har inget beslut { $number }: { $last ->
        [0] den har inga beslut
       *[other] dess beslut är 1 till { $last }
    }; `{ $log }` visar dem
why_undo-undone = beslut { $number } har redan upphävts genom beslut { $undone_by }
why_undo-undid = beslut { $number } upphävde beslut { $undone }; för att göra det igen: `{ $again }`
why_undo-given_since = beslut { $number } har fattats sedan dess: { $what }
why_undo-final = överklagandet av beslut { $number } är { $verdict }, och det är slutgiltigt
why_undo-cannot = beslut { $number } (`corr { $name }`) kan inte upphävas: { $instead }
why_undo-rule_anew = besluta på nytt det som ska vara annorlunda
why_undo-instead =
    { $key ->
        [close] `corr event reopen { $event } --reason TEXT` låter den pågå igen
        [reopen] `corr event close { $event }` avslutar den igen
        [redraw] lottningen följer av resultaten: `corr event correct GAME RESULT --reason TEXT` ändrar ett av dem och lottar det som följer
        [cancel] en tävling som ställts in förblir inställd; `corr event show { $event }` visar dess fil, och med ett annat id i den öppnar `corr event open FILE` den på nytt
        [send_report] det som skickats är skickat: `corr event reopen { $event } --reason TEXT` låter tävlingen pågå igen, och nästa avslutning har en ny rapport
        [decide_appeal] det som en kommitté har avgjort är slutgiltigt
       *[other] { $way }
    }

## holds: Vad som hindrar att en spelare förlorar vars tid är slut.
holds-look =
    ett brev från spelaren väntar på att du ser på det ({ notices-aside }){ $until ->
        [yes] { " " }(till { $until } UTC)
       *[no] { "" }
    }: `{ $commands-0 }`, sedan `{ $commands-1 }` eller `{ $commands-2 }`
holds-waits_in = väntar i { $game }: { $words }
holds-stopped = klockan står stilla: brev till spelaren kommer tillbaka
holds-paused = domaren har stoppat klockan: `corr clock resume`
holds-appealed = ett överklagande har stoppat klockan tills det är avgjort: `corr appeal list`
holds-ruling_number = beslut { $number }
holds-called = en spelare har tillkallat tävlingsledaren: `corr game answer-call`
holds-dice = tärningarna väntar på det spelarna ger: `corr event status` säger på vem
holds-unread = det finns oläst mejl som kan ha kommit i tid
holds-clock = den här maskinens klocka eller mejlserverns går fel
holds-set_aside = ett brev från spelaren väntar på att du ser på det: `corr mail list`
holds-unsent = brevet om draget har inte gått i väg
holds-unclaimed = tiden är slut, och motståndaren får kräva vinsten
holds-arbiter = tiden är slut: `corr clock forfeit` eller `corr clock extend` avgör
holds-ruling = ett beslut väntar
holds-failed = dess händelser kan inte läsas: `corr check`
holds-because = { $hold } ({ $cause })
holds-unproved =
    { $report } är lagd åt sidan{ $until ->
        [yes] { " " }(till { $until } UTC)
       *[no] { "" }
    }: `{ $commands-0 }` om du tror på den, annars `{ $commands-1 }`
holds-bounce_unproven = en rapport om att brev inte kommer fram, som inget bevisar,
holds-bounce_unclear = en rapport som inte klart säger om ett brev kom fram

## waits: Vad som i ett parti väntar på att en tidsförlust prövas.
waits-ruling = { $result } ({ why_game-ending })
waits-seat = { $player } på platsen efter { $former }
waits-taken_back = allt efter drag { $stays } återkallat
waits-all_taken_back = alla drag återkallade
waits-given_back = { JOIN($moves, ", ") } återgivet

## why_close: Varför en tävling inte kan avslutas.
why_close-fallen = { $event }: beslut { $number } har fallit efter överklagande och är inte tillbakataget än: `{ $way }`
why_close-decide_first = avgör först, annars avslutar `{ $close }` { $event } ändå; rapporten och breven anger skälet
why_close-undecided =
    { $event }: överklagandet från { $who ->
        [yes] { $who }
       *[no] en spelare
    } av beslut { $number } är inte avgjort sedan { $since }; { AND($judges) } avgör: `{ $allow }`, så att beslutet faller, eller `{ $dismiss }`, så att det står fast
why_close-not_yet = { $event } kan inte avslutas { $on }: i dag är det { $today }
why_close-went_on = { $event } kan inte avslutas { $on }: den pågick till { $last }
why_close-another_day = { $event } avslutas { $usual }; att det räknas från { $on } kräver --reason TEXT
why_close-only_running = { $event } är { why_event-state }: bara en tävling som pågår kan avslutas
why_close-no_level = uppskattningen av { $player }: en nivå som 7 kyu, inte { $level }
why_close-no_such_player = uppskattningen av { $player }: ingen spelare i { $event } har detta id
why_close-only_new = uppskattningen av { $player }: bara nya spelare behöver en, inte en { $held }
why_close-still_going =
    { $event }: { $count } { $count ->
        [one] parti
       *[other] partier
    } pågår ännu: { $games }
why_close-elsewhere =
    { $event }: { $count } { $count ->
        [one] parti
       *[other] partier
    } pågår på annat håll: { $games }
why_close-not_begun =
    { $event }: { $count } { $count ->
        [one] parti
       *[other] partier
    } har inte börjat: { $games }
why_close-fault = { $event }: { $fault }
why_close-estimate = --estimate tar PLAYER=LEVEL, inte { $found }
why_close-give_estimates = säg ungefär hur starka de är: `corr event close { $event } --estimate "PLAYER=8 kyu"`, en gång för var och en
why_close-give_results = ge vart och ett dess resultat med `corr event rule GAME RESULT --reason TEXT`, eller { $early }

## why_letter: Varför ett kommando om ett brev inte går att utföra.
why_letter-states = --state är något av { JOIN($known, ", ") }, all; inte { $found }
why_letter-key = ange nyckeln till ett brev, eller --from ADDRESS för en flod
why_letter-own_game = du spelar { $game }, som det här gäller: en annan domare kan se på det
why_letter-their_arbiters = det här är för domarna i { AND($events) }
why_letter-no_letter =
    { $count ->
        [0] inget brev
       *[other] { $count } brev
    } med en nyckel som börjar med { $key }; se `corr mail list`
why_letter-no_flood = inga brev från { $sender } lades åt sidan som en flod
why_letter-not_aside =
    { $key } är { $state ->
        [received] på väg att behandlas
        [handled] redan behandlat
        [refused] redan avvisat
       *[other] { $state }
    }: bara det som lades åt sidan kan flyttas
why_letter-waits = brevet till { $recipient } väntar redan på att skickas
why_letter-taken = brevet till { $recipient } togs emot av mejlservern; bara det som berättades om ett parti kan skrivas på nytt
why_letter-does_not_play = { $player } spelar inte { $game }
why_letter-no_address = { $player } har ingen adress längre
why_letter-neither = det finns inget parti och inget brev från oss som heter { $found }

## why_asked: Varför en fråga inte kan besvaras så.
why_asked-one_form = --html, --csv och --json: en i taget
why_asked-date =
    { $option ->
        [yes] { $option }: { "" }
       *[no] { "" }
    }väntade ett datum som 2026-07-01, inte { $found }
why_asked-language = --lang { $language }: det finns { JOIN($known, ", ") }

## line_faults: Vad som är fel i en dragföljd som ett krav på vinst stöder sig på.
line_faults-not_in_play = inledningen är inte klar
line_faults-not_your_turn =
    det är inte { $colour ->
        [Black] svart
       *[White] vit
    } som ska dra
line_faults-empty = den har inga drag
line_faults-not_a_point = { $last } är ingen punkt
line_faults-off_board = { $last } ligger utanför brädet
line_faults-occupied = { $last } är redan upptagen
line_faults-after_end = { $last } kommer efter partiets slut
line_faults-quiet = { $last } är varken fyra eller trea
line_faults-idle_defence = { $last } stoppar inget; dragföljden måste gå över ett försvar som gör det
line_faults-unfinished = { $last } avslutar den inte; sista draget måste hota på två sätt

## status: En tävling i korthet: `corr event status`.
status-late =
    { "  " }SEN, { $what ->
        [automatic] väntar tills all mejl är läst
        [arbiter] du avgör
       *[other] motståndaren får kräva vinsten
    }
status-wrong_claim =
    { $at }  { $player } krävde { $kind ->
        [five] en femma
        [forbidden] ett förbjudet drag
       *[win] vinst
    } efter drag { $after }
status-no_event = ingen tävling än: `corr event new`, sedan `corr event open`
status-event = { $event }  { $name }: { why_event-state }, { $players } spelare
status-to_be_set_right = Att rätta till: { $what }
status-see_standings = `corr standings { $event }` visar ställningen
status-going =
    { $count } { $count ->
        [one] parti
       *[other] partier
    } pågår, efter tidsgräns (UTC):
status-more = { "  " }… och { $count } till
status-rulings_wait = Beslut som väntar tills det är säkert om tiden gick ut dessförinnan:
status-wrong_claims =
    { $count } { $count ->
        [one] felaktigt krav
       *[other] felaktiga krav
    } antecknade (UTC):
status-measures =
    { $count } { $count ->
        [one] åtgärd
       *[other] åtgärder
    } mot spelare (19.1):
status-measure =
    { $measure ->
        [warning] varning
        [reprimand] allvarlig anmärkning
        [exclusion] uteslutning
       *[other] { $measure }
    }  { $player }: "{ $reason }"
status-places = { "  " }{ $free } av { $places } platser är lediga
status-waits_for =
    { "  " }{ $place }. { $player } väntar på { $granted ->
        [yes] en plats
       *[no] ditt ja
    } sedan { $since }
status-mail_not_tried = { "  " }inget svar än på provbrevet: { $players }
status-file_changed = { "  " }filen ändrades { $on } ({ $keys }): { $reason }
status-reopened = { "  " }öppnades igen { $on }: { $reason }
status-cancelled = { "  " }ställdes in { $on }, inget parti räknas: { $reason }
status-handed_over = { "  " }överlämnad: den fortsätter hos { $to }, och här händer inget
status-unreachable = { "  " }kan inte nås sedan { $since }: { $name } ({ $player })  { $why }
status-quiet_reason = { notices-aside }: { $count }
status-quiet = { "  " }{ $count } brev till är lagda åt sidan som ingen behöver se på ({ $reasons }): `corr mail list --all`
status-letters = { $waiting } brev väntar på att behandlas, { $leaving } på att skickas
status-set_aside = { "  " }lagt åt sidan ({ notices-aside }): { $sender }  { $key }
status-undelivered = { "  " }inte framme: { $to }  { $reply }
status-not_taken = { "  " }inte mottaget än: { $to }  { $reply }
status-stands_still = står stilla{ "     " }
status-no_clock = ingen klocka{ "    " }
status-late_start =
    { $who } är { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    } försenad: { $points } poäng till { $other }
status-on_break = paus för { $players } till { $until }
status-dice_wait = tärningarna väntar på { $players }
status-stopped =
    { "  " }sedan { $since }: { $why ->
        [stopped] brev till spelaren kom tillbaka
        [appealed] ett överklagande har stoppat klockan tills det är avgjort
        [called] en spelare har tillkallat tävlingsledaren
        [dice] tärningarna väntar
       *[paused] domaren har stoppat klockan
    }
status-rules_missing =
    { $missing } av { $players } spelare i { $event } har inte fått dess regler, som { $late ->
        [yes] skulle ha gått ut
       *[no] ska gå ut
    } senast { $due }
status-on_leave = { "  " }ledig { $first } – { $last }: { $name } ({ $player })
status-remark = # { $event } är { why_event-state }

## mail_shown: Brev som lades åt sidan: `corr mail`.
mail_shown-none = inga brev
mail_shown-undelivered = brev som inte kom fram:
mail_shown-all_arrived = alla brev har kommit fram, så vitt känt
mail_shown-nobody_asked = ingen mejlserver tillfrågades om avsändaren
mail_shown-dropped_flood = bortlagda: { $count } brev från { $sender }
mail_shown-released_flood = frisläppta: { $count } brev från { $sender }
mail_shown-dropped = bortlagt: { $key }
mail_shown-released = frisläppt: { $key }
mail_shown-queued = i kö: { $to }  <{ $message }>

## game_shown: Ett parti: `corr game show`.
game_shown-no_move = inget drag än
game_shown-opening = inledning { $opening }
game_shown-annulled = annullerat, det räknas ingenstans: { $why }
game_shown-result =
    { $points }{ $score ->
        [yes] , { $score }
       *[no] { "" }
    }, { why_game-ending }
game_shown-wrong_claim = antecknat, ett felaktigt krav: { $claim } (UTC)
game_shown-claimed = krävt: { $line }
game_shown-note =
    anteckning { $on } av { $by ->
        [yes] { $by }
       *[no] den som driver servern
    } (beslut { $ruling }): { $text }
game_shown-stands_still = draget ligger hos { $player }; klockan står stilla sedan { $since } UTC,
game_shown-stopped = eftersom domaren har stoppat den: `corr clock resume`
game_shown-appealed = eftersom ett överklagande har stoppat den tills det är avgjort: `corr appeal list`
game_shown-called = eftersom en spelare har tillkallat tävlingsledaren: `corr game answer-call`
game_shown-dice = eftersom matchens tärningar väntar på något
game_shown-returned = eftersom brev till spelaren kom tillbaka: se `corr player reachable --help`
game_shown-no_clock = { $player } är i tur; ingen klocka går
game_shown-due = draget ligger hos { $player }, senast { $due } UTC
game_shown-on_leave = { $player } är ledig { $first } – { $last } UTC
game_shown-claim_refused = ; avslaget: "{ $reason }"
game_shown-colour =
    { $colour ->
        [Black] Svart
        [White] Vit
       *[other] { $colour }
    }: { $player }
game_shown-squares = { $begins ->
    [white] Vits drag är udda, svarts är jämna och inom parentes.
   *[black] Svarts drag är udda och inom parentes, vits är jämna.
}{ $passes ->
    [yes] { " " }Avstått i drag { $passes }.
   *[no] { "" }
}
game_shown-no_squares = det här spelet har inga rutor där drag kan stå: --squares är för bräden med punkter
game_shown-no_png = dragen i sina rutor ritas som text och --svg, inte som --png
game_shown-captured = fångade stenar: { $first }, { $second }
game_shown-head = { $game }  { $first } – { $second }  (rond { $round })
game_shown-claims =
    { $colour ->
        [black] svart
        [white] vit
       *[other] { $colour }
    } kräver vinst efter drag { $after } genom { $line }: { $finding ->
        [proved] bevisat
        [refuted] vederlagt
        [undecided] inte avgjort
        [wrong_line] felaktig dragföljd
       *[other] { $finding }
    }{ $answer }
game_shown-taken_back = Återkallat av domaren { $on }, från drag { $first } och framåt: { $moves }.

## clock_shown: Vart tiden i ett parti tog vägen: `corr clock show`.
clock_shown-no_turn = { "  " }inget drag i tur än
clock_shown-happened = Vad som hände med klockorna (UTC):
clock_shown-not_yet = { "  " }förlorar inte än: { $hold }
clock_shown-at_rest = { "            " }vilade { $since } till { $until }: { $time }
clock_shown-free = { "            " }fria dagar: { $time }
clock_shown-credit =
    { "            " }{ $given ->
        [yes] gavs
       *[no] togs
    } tillbaka { $time }: { $why }
clock_shown-due = { "            " }tidsgräns { $due } ({ $limit })
clock_shown-ended =
    slutade { $at } UTC: { $points ->
        [yes] { $points }
       *[no] inget resultat
    }, { why_game-ending }
clock_shown-stands_still = draget ligger hos { $player }; klockan står stilla sedan { $since }
clock_shown-to_act = draget ligger hos { $player }, senast { $due } UTC
clock_shown-got_back = { $player } fick tillbaka { $time }: { $why }
clock_shown-arbiter_gave =
    domaren { $gave ->
        [yes] gav
       *[no] tog tillbaka från
    } { $player } { $time }: { $reason }
clock_shown-stopped = domaren stoppade klockan: { $reason }
clock_shown-stood_still =
    klockan stod stilla{ $until ->
        [yes] , till { $until }
       *[no] { "" }
    }: brev till { $player } kom tillbaka
clock_shown-started = domaren startade klockan: { $reason }
clock_shown-ran_again =
    klockan gick igen: { $reason ->
        [yes] { $reason }
       *[no] { $player } kan nås
    }
clock_shown-ran_all_the_same = klockan gick ändå, { $player } hade fått vårt brev: { $when }
clock_shown-leave = ledighet för { $player }: { $when }
clock_shown-no_leave = ingen ledighet för { $player }: { $when }
clock_shown-asked = { $player } begärde klockan
clock_shown-imposed = domaren införde en klocka, med { $time } för var och en: { $reason }
clock_shown-lifted = klockan som infördes togs tillbaka: { $reason }
clock_shown-no_clock = { $player } är i tur; ingen klocka går
clock_shown-a_match = { $time } för matchen
clock_shown-use =
    { $use ->
        [option] när båda har begärt den
       *[preference] när en av dem har begärt den
    }
clock_shown-time_claimed = { $player } krävde vinst på tid (brevet kom då)
clock_shown-match_started = { $player } började matchen, i { $game }
clock_shown-lost_by_time =
    { $player } förlorade på tid, tidsgräns { $due }{ $reason ->
        [yes] , genom domaren: { $reason }
       *[no] { "" }
    }
clock_shown-reopened = domaren lät partiet fortsätta: { $reason }
clock_shown-withdrew = domaren tog tillbaka { AND($moves) }, som kom { $came }: { $reason }
clock_shown-gave_back = domaren återgav { AND($moves) }: { $reason }
clock_shown-seat_taken = { $player } tog platsen efter { $former }: { $reason }
clock_shown-ruled = domaren avslutade partiet, { $result } ({ why_game-ending }): { $reason }
clock_shown-ruling_waits = dömt { $result } ({ why_game-ending }); först prövas tidsförlusten { $due }: { $reason }
clock_shown-seat_waits = { $player } ska ta platsen efter { $former }; { $flag }: { $reason }
clock_shown-take_back_waits = domaren tog tillbaka det som kom efter drag { $stays }; { $flag }: { $reason }
clock_shown-restore_waits = domaren återgav { AND($moves) }; { $flag }: { $reason }
clock_shown-ruling_dropped = beslutet som väntade togs tillbaka: { $reason }
clock_shown-looked_at = först prövas tidsförlusten { $due }
clock_shown-why =
    { $why ->
        [sent] vårt brev gick i väg sent
        [returned] vårt brev kom tillbaka
        [clock] en klocka gick fel
        [outage] mejlen kunde inte läsas
        [moved] tävlingen var på väg hit
        [extended] domaren gav den
        [reopened] partiet öppnades igen
       *[other] ett brev lästes sent
    }
clock_shown-limit =
    { $name ->
        [begin] första draget i matchen
        [move] det här draget
        [total] partiet
        [bank] tidsbanken
       *[fischer] i reserv
    }
clock_shown-next_moves = de nästa { $count } dragen
clock_shown-left = { $time } ({ $limit })
clock_shown-credit_why =
    { $why }{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, { $at }
clock_shown-turn =
    { "  " }drag { $ply }  { $since } till { $until ->
        [yes] { $until }
       *[no] nu{ "              " }
    }  { $passed } gick, { $counted } räknades{ $charged ->
        [yes] , { $charged } drogs
       *[no] { "" }
    }; kvar: { $left }
clock_shown-a_move = { $time } för ett drag
clock_shown-a_game = { $time } för ett parti
clock_shown-control = { $moves } drag på { $time }
clock_shown-fischer =
    { $start } + { $increment }{ $most ->
        [yes] , högst { $most }
       *[no] { "" }
    }
clock_shown-double = dubbelt efter { $time }
clock_shown-delay = { $time } av varje drag fritt
clock_shown-terms =
    { "  " }{ $limits }{ $calendar ->
        [yes] , kalenderdagar
       *[no] { "" }
    }{ $free ->
        [yes] , fria: { $free } ({ $zone })
       *[no] { "" }
    }; förlust på tid: { $forfeit ->
        [automatic] av sig självt
        [arbiter] domaren avgör
       *[other] motståndaren kräver den
    }
clock_shown-stretch = { $since } till { $until }
clock_shown-colour =
    { $colour ->
        [black] { " " }(svart)
        [white] { " " }(vit)
       *[other] { " " }({ $colour })
    }
clock_shown-seat =
    { $player }{ $colour ->
        [yes] { clock_shown-colour }
       *[no] { "" }
    }

## listed: Vad listor säger: över tävlingar, ledighet, spelare, nivåer och titlar.
listed-nobody_on_leave = ingen är ledig
listed-levels_fall = Nivåer som faller senast { $until } om ingen tävling bestyrker dem:
listed-no_level_falls = Ingen nivå faller senast { $until }.
listed-dan_titles = DAN-titlar som väntar på styrelsen (`corr ranking confirm`):
listed-reports_due = Rapporter som kommittén väntar på (`corr event send-report`):
listed-no_level_ruling = ingen har beslutat om någon nivå än
listed-no_title_entered = inget är infört
listed-title_from = { $level } från { $on }
listed-test_for =
    prov för { $level } { $on }: { $passed ->
        [yes] godkänt
       *[no] inte godkänt
    }
listed-undoes = upphäver { $number }
listed-undone_by = upphävd genom { $number }
listed-by = genom { $number }
listed-no_further_test = { $name } har klarat 1 kyu: det finns inget fler prov
listed-another_paper = med ett annat provblad än { JOIN($papers, ", ") }
listed-may_try =
    { $name } får pröva högst { $level }, { $earliest ->
        [yes] från { $earliest }
       *[no] genast
    }: { $why }
listed-no_board_event = ingen brädtävling är införd
listed-no_list_decision = inget är beslutat om listorna för { $game }
listed-letters_come_back = brev till { $name } ({ $player }) kommer tillbaka sedan { $since } UTC
listed-letters_go = { $name } ({ $player }): brev går till { $address }
listed-clocks_stand = { $name } ({ $player }): klockorna står stilla tills brev kommer fram igen
listed-days_used = { $event } { $days } av { $most }

## why_rating: Varför en fråga om rating inte kan besvaras.
why_rating-no_list = det finns ingen lista för { $game } än: { $why }
why_rating-no_period_over = ingen period av den är slut: --now
why_rating-games_listed = bara { AND($games) } har en (R28, G27)
why_rating-none_counts = ingen tävling i filerna räknas för en
why_rating-files = filer kan läsas bara där programmet körs
why_rating-now = --now är en egen lista, utan --period, --every och --edition
why_rating-edition = --edition gäller en lista, utan --every
why_rating-again_or_off = --again och --off: en av dem
why_rating-none_yet = det finns ingen lista för { $game } än: `corr rating enter FILE`
why_rating-begin_with = { $told }: de börjar med { $first }
why_rating-last_event = { $period } ligger långt fram: den sista tävlingen är från { $last }
why_rating-period = period { $text }: { $error }
why_rating-entered = { $event } är redan införd: `corr rating correct FILE --reason TEXT`
why_rating-entered_by_hand = en tävling { $event } finns redan i ratinglistan, införd från fil: `corr rating remove { $event } --reason TEXT` tar bort den, avsluta sedan igen
why_rating-other_game = { $event } spelades i { $game }, inte i { $other }
why_rating-ends_later = { $event } slutar { $end }, som ännu inte är här
why_rating-not_near = { $event } slutade { $end }, som inte ligger nära en gräns till { $period }
why_rating-several = spelare { $word }: { $name } är { JOIN($called, ", ") }: ange ett medlemsnummer
why_rating-not_entered = brädtävlingen { $event } är inte införd: `corr rating events`
why_rating-before_first = { $event } räknas i { $period }, och listan börjar med { $first }
why_rating-list_begins = listan börjar med { $first }, efter { $then }
why_rating-counts_already = { $event } räknas redan i { $then }
why_rating-active_already =
    { $player } är redan { $counted ->
        [yes] { "" }
       *[no] icke-{ "" }
    }aktiv i { $period }
why_rating-struck_already =
    { $player } är { $struck ->
        [yes] redan struken
       *[no] inte struken
    } i { $period }
why_rating-none = det finns ingen lista för { $game } än
why_rating-lists_begin = listorna för { $game } börjar med { $first }, efter { $period }
why_rating-far_ahead = { $period } ligger långt fram: i dag är det { $today }
why_rating-not_over = perioden { $period } är inte slut före { $last }
why_rating-published = listan efter { $period } publicerades { $on }: `corr rating publish { $period } --again --reason TEXT` för en rättad utgåva
why_rating-not_published = listan efter { $period } är inte publicerad än: utan --again
why_rating-again_reason = --again: ange --reason; det förblir skrivet
why_rating-no_more = det finns ingen lista för { $game } efter { $period } längre
why_rating-same = listan efter { $period } skulle bli densamma som publicerades { $on }
why_rating-events_before = det finns tävlingar i { $before }, före { $first }
why_rating-begin_later = det finns ingen lista för { $game } efter { $period }: de börjar med { $first }
why_rating-not_over_now = perioden { $period } är inte slut före { $last }: --now
why_rating-no_edition =
    listan efter { $period } har { $last ->
        [1] utgåva 1
       *[other] utgåvorna 1 till { $last }
    }, inte { $number }
why_rating-no_editions = listan efter { $period } är inte publicerad: den har inga utgåvor
why_rating-taken_out = brädtävlingen { $event } har tagits bort: `corr rating events`
why_rating-of_register =
    { $found ->
        [yes] flera spelare i registret är
       *[no] ingen spelare i registret är
    } { $player }{ $found ->
        [yes] : { JOIN($found, ", ") }
       *[no] { "" }
    }
why_rating-of_files =
    { $found ->
        [yes] flera spelare är
       *[no] ingen spelare är
    } { $player }{ $found ->
        [yes] : { JOIN($found, ", ") }
       *[no] { "" }
    }

## line_checked: Vad det blev av en dragföljd som ett krav på vinst stöder sig på: `corr game claim`.
line_checked-colour =
    { $colour ->
        [Black] svart
       *[White] vit
    }
line_checked-claims = { $game }, { line_checked-colour } ({ $player }) kräver: { $line }
line_checked-looked =
    { $count } { $count ->
        [one] ställning
       *[other] ställningar
    } undersöktes
line_checked-proved =
    bevisat: { line_checked-colour } vinner med fyror och treor vad { $other ->
        [Black] svart
       *[White] vit
    } än gör
line_checked-answers = { $looked }; { $attacks } drag av { line_checked-colour } besvarar allt
line_checked-longest = det längsta försvaret: { $line }
line_checked-undecided = inte avgjort: { $looked }, fler tilläts inte (--positions)
line_checked-not_known = det är inte känt om { $last } är ett försvar
line_checked-claimable =
    vederlagt: { $other ->
        [Black] svart
       *[White] vit
    } har en vinst att kräva från ett tidigare drag (art. 9.5–9.7)
line_checked-forbidden_move = vederlagt: { $last } är förbjudet för svart ({ $kind })
line_checked-escapes = vederlagt: { $last } klarar sig undan
line_checked-for_instance = till exempel { $line }; ingen fyra eller trea vinner
line_checked-then = då { $why }

## escaped: Vad det blir av en dragföljd som ett försvar vederlägger, efter "då".
escaped-five =
    { $other ->
        [Black] svart
       *[White] vit
    } har femma
escaped-fives =
    { $other ->
        [Black] svart
       *[White] vit
    } kan få femma på två sätt
escaped-forbidden = är det enda svaret, { $answer }, förbjudet för svart ({ $kind })
escaped-free =
    hotar inget av { $colour ->
        [Black] svarts
       *[White] vits
    } längre
escaped-nothing =
    har { $colour ->
        [Black] svart
       *[White] vit
    } ingen fyra och ingen trea kvar

## why_level: Varför ett kommando om nivåer och titlar inte går att utföra.
why_level-reason = det behövs ett skäl, som de som berörs får läsa: --reason TEXT
why_level-files = filer kan bara läsas där programmet körs
why_level-only =
    bara { $board ->
        [yes] styrelsen
       *[no] rankingkommittén
    } kan upphäva det här
why_level-on = --on är för filer: det som ska göras enligt registret räknas från i dag
why_level-within = --within { $span }: väntade en tid som 90d, 12m eller 2y
why_level-passed = säg --passed eller --failed
why_level-level = väntade en nivå som 7 kyu, inte { $found }
why_level-year = väntade en dag under åren { $first } till { $last }, inte { $found }
why_level-not_proposed = { $event } har inte föreslagit någon DAN-titel för { $player }
why_level-board = bara { $level } och högre väntar på styrelsen: `corr ranking due`
why_level-decided =
    styrelsen har redan { $refused ->
        [yes] avslagit
       *[no] bekräftat
    } { $level } för { $player } genom { $event }
why_level-see_log = `corr ranking log` visar dess nummer, och `corr ranking undo` upphäver det
why_level-backwards = undantaget från bestyrkande skulle sluta { $last }, innan den börjar { $first }
why_level-since = en nivå kan sättas från en dag som har varit, inte från { $since }
why_level-no_ruling = { $player } har inget beslut { $number }: se `corr ranking log { $player }`
why_level-undid = beslut { $number } upphävde { $undone }: ge det på nytt
why_level-undone = beslut { $number } har redan upphävts genom { $by }
why_level-reopened = { $event } har öppnats igen sedan dess: den titeln finns inte mer
why_level-own = det här gäller din egen nivå: någon annan får besluta om den
why_level-no_judge =
    { $name } är ingen rankingdomare: [ranking] judges i inställningarna nämner { $judges ->
        [yes] { JOIN($judges, ", ") }
       *[no] ingen än
    }
why_level-no_entry = ingen titel och inget prov är infört som nummer { $number }: `corr title log`
why_level-entry_undone = post { $number } har redan upphävts genom { $by }
why_level-later_test = ett senare prov bygger på det: upphäv först post { $number }
why_level-to_come = { $on } är ännu inte här
why_level-own_test = { $judge } kan inte vara domare vid sitt eget prov
why_level-no_title = { $found } är ingen nivå: skriv 15 kyu till 1 kyu eller 1 dan till 9 dan
why_level-no_test = det finns bara prov från 15 till 1 kyu, inte för { $level }
why_level-no_further_test = { $name } har klarat 1 kyu: det finns inget prov därefter
why_level-sat_later = { $name } gjorde ett prov redan { $on }: skriv in dem i tidsordning
why_level-same_paper = { $name } har haft provbladet { $paper } tidigare: ett omprov behöver ett annat
why_level-at_most = { $name } får försöka högst { $highest }, inte { $level }: { $why }
why_level-too_early = { $name } får försöka igen { $earliest }, inte { $on }
why_level-first_test =
    { $later ->
        [yes] första nivån
       *[no] första provet
    } { NONE($rating) ->
        [yes] utan rating
       *[no] med ratingen { $rating }
    }
why_level-first_missed = första provet, { $level }, missades { $on }: ett nytt försök genast, på en lägre nivå
why_level-passed_on = { $level } klarades { $on }
why_level-missed =
    { $level } missades { $count ->
        [1] en gång
        [2] två gånger
       *[other] { $count } gånger
    }, senast { $on }

## why_title: Varför en fråga om titlar vid brädet inte kan besvaras.
why_title-no_event = ingen tävling för titlar är { $event }
why_title-none_held = { $name } har inte haft någon titel till och med { $day }
why_title-home_title = { $name } har bara en hemmatitel till och med { $day }: `corr title set`
why_title-one_form = --pdf, --html och --json: en i taget
why_title-no_player = ingen spelare är { $player }

## log: Vad som har beslutats, och överklaganden: `corr log`, `corr appeal list`.
log-nothing = inget har beslutats
log-head =
    { $event }/{ $number }  { $at } UTC, av { $by ->
        [yes] { $by }
       *[no] den som driver servern, för överdomaren
    }{ $rule ->
        [yes] , regel { $rule }
       *[no] { "" }
    }
log-reason = { "  " }skäl: { $reason }
log-command = { "  " }kommando: `{ $command }`
log-undoes = { "  " }upphäver beslut { $number }
log-undone_by = { "  " }upphävt genom beslut { $number }
log-appeals_until = får överklagas till { $until }
log-no_appeal = inget överklagande
log-appealed = överklagat av { $player } { $on }: "{ $words }"
log-not_decided = överklagandet är inte avgjort än
log-decided =
    överklagandet är slutgiltigt { $verdict }, { $on }{ $by ->
        [yes] { " " }av { $by }
       *[no] { "" }
    }: "{ $reason }"
log-to_be_decided = att avgöra
log-ended_with_ruling = avslutat, för beslutet togs tillbaka
log-appeal = { $event }/{ $number }  { $state }: { $what }
log-to_allow = { "  " }för att bifalla det, så att beslutet faller: `{ $allow }`
log-to_dismiss = { "  " }för att avslå det, så att beslutet står fast: `{ $dismiss }`
log-appeal_decided = { "  " }avgjort { $on }: "{ $reason }"
log-after_closing = { $event } är avslutad och förblir som den är: det som beslut { $number } ändrade tas tillbaka när `{ $reopen }` låter den pågå igen
log-changed = { "  " }ändrade: { $changes }
log-changed_one =
    { $stream } { CODE($words) ->
        [activity_counted] aktivitet räknad
        [addresses_changed] adresser ändrade
        [announced] utlyst
        [annulled] annullerat
        [appeal_decided] överklagande avgjort
        [appealed] överklagat
        [board_ended] partiet slut på brädet
        [board_entered] brädtävling införd
        [board_removed] brädtävling borttagen
        [byes_decided] frironder bestämda
        [cancelled] inställd
        [captain_named] lagkapten utsedd
        [claim_refused] krav avslaget
        [clock_credited] tid återgiven
        [clock_asked] klockan begärd
        [clock_extended] tid given
        [clock_imposed] klocka införd
        [clock_lifted] klocka återtagen
        [clock_rested] klockan vilar
        [clock_started] klockan startad
        [clock_stopped] klockan stoppad
        [clock_unrested] klockan vilar inte
        [closed] avslutad
        [confirmation_asked] bekräftelse begärd
        [dan_decided] DAN-titel avgjord
        [draw_agreed] remi överenskommen
        [draw_claimed] remi krävd
        [draw_declined] remi avböjd
        [draw_offered] remi erbjuden
        [entered] anmäld
        [entry_asked] anmälan begärd
        [entry_granted] plats given
        [entry_refused] anmälan avslagen
        [entry_taken_back] anmälan återtagen
        [event_reopened] tävlingen öppnad igen
        [exempted] undantag från bestyrkande
        [file_changed] filen ändrad
        [forgotten] glömd
        [game_reopened] partiet öppnat igen
        [game_started] partiet börjat
        [handed_over] överlämnad
        [ifs_cancelled] drag i förväg återkallade
        [ifs_dropped] drag i förväg strukna
        [ifs_entered] drag i förväg angivna
        [leave_ended] ledighet slut
        [leave_taken] ledighet tagen
        [letters_returned] brev kom tillbaka
        [level_set] nivå satt
        [line_claimed] vinst krävd genom dragföljd
        [line_refused] dragföljd avslagen
        [line_up] uppställning
        [list_published] lista publicerad
        [list_taken_back] lista återtagen
        [mail_proved] provbrev besvarat
        [matches_drawn] matcher lottade
        [measure_lifted] åtgärd upphävd
        [measured] åtgärd
        [move_played] drag spelat
        [moves_restored] drag återgivna
        [moves_taken_back] drag återkallade
        [note_kept] anteckning
        [order_decided] ordning bestämd
        [order_undecided] ordning inte bestämd
        [period_assigned] period bestämd
        [player_reachable] spelaren nås
        [player_registered] spelare registrerad
        [player_struck] spelare struken
        [ranking_undone] nivåbeslut upphävt
        [reinstated] deltar igen
        [replay_drawn] omspel lottat
        [report_sent] rapport skickad
        [resigned] uppgivet
        [restore_waits] återgivning väntar
        [result_assessed] resultat bedömt
        [result_corrected] resultat rättat
        [round_drawn] rond lottad
        [round_opened] rond öppnad
        [round_redrawn] rond lottad om
        [rounds_drawn] ronder lottade
        [ruled] domslut
        [rules_sent] regler skickade
        [ruling_dropped] beslut faller bort
        [ruling_waits] beslut väntar
        [seat_taken] plats övertagen
        [seat_waits] plats väntar
        [sections_drawn] grupper lottade
        [sections_redrawn] grupper lottade om
        [setting_changed] inställning ändrad
        [started] började
        [substituted] ersatt
        [take_back_waits] återkallande väntar
        [taken_over] övertagen
        [team_withdrawn] laget har lämnat
        [tended] ombesörjt
        [time_claimed] vinst på tid krävd
        [time_forfeited] förlorat på tid
        [title_set] titel satt
        [title_tested] prov avlagt
        [title_undone] titel upphävd
        [vouchers_made] koder gjorda
        [withdrawn] har lämnat
       *[other] { $words }
    }
log-told =
    { "  " }underrättade: { $people ->
        [yes] { JOIN($people, ", ") }
       *[no] ingen
    }

## closing: Vad det innebär att avsluta en tävling: `corr event close`.
closing-rated = i ratinglistan i { $game }:
closing-used_another = senare tävlingar använde en annan nivå:
closing-report = { $what }, rapport { $number }:
closing-may_appeal = Det här får ännu överklagas, också när tävlingen är avslutad:
closing-may_appeal_one = { "  " }beslut { $number } ({ $what }), till { $until }, av { AND($players) }
closing-nothing_changed = inget har ändrats sedan rapport { $number }
closing-changed = ändrat sedan rapport { $number }:
closing-game =
    { "  " }{ $game } { $before ->
        [yes] { $before }
       *[no] räknades inte
    } → { $after ->
        [yes] { $after }
       *[no] räknas inte
    }
closing-place = { "  " }{ $player } { $before } → { $after }
closing-level =
    { "  " }{ $player } { $before ->
        [yes] { $before }
       *[no] ingen nivå
    } → { $after ->
        [yes] { $after }
       *[no] ingen nivå
    }
closing-others_used = andra tävlingar använde en nivå som har ändrats:
closing-began_with =
    { "  " }{ $event } började med { $level ->
        [yes] { $level }
       *[no] ingen nivå
    } för { $player }, vilket står kvar (art. 2 §4)
closing-closed_with =
    { "  " }{ $event } avslutades med { $level ->
        [yes] { $level }
       *[no] ingen nivå
    } för { $player }; om nivån som nu gäller ska räknas, `corr event reopen { $event } --reason TEXT` och avsluta den igen
closing-closed =
    { $event } är avslutad{ $again ->
        [yes] { " " }igen
       *[no] { "" }
    }{ $day ->
        [yes] , räknat från { $day }
       *[no] { "" }
    }{ $undecided ->
        [yes] , fast överklaganden inte är avgjorda: av beslut { AND($undecided) }
       *[no] { "" }
    }

## by_letter: Varför en rad i ett brev inte är ett kommando som kan ges.
by_letter-name = skriv namnet i stället för { $word }
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
by_letter-too_much = { $words } är mer än kommandot tar
by_letter-needs_value = { $option } behöver ett värde
by_letter-takes_no_value = { $option } tar inget värde
by_letter-one_of = { JOIN($words, ", ", " eller ") }
by_letter-whole_number =
    ett heltal{ $least ->
        [yes] { " " }från { $least }
       *[no] { "" }
    }{ $most ->
        [yes] { " " }till { $most }
       *[no] { "" }
    }

## guide: Sidorna i terminalen: `corr help`.
# innehållets rubriker: vilka sidorna är till för
guide-for =
    För { $whom ->
        [arbiters] tävlingsdomare
        [committees] kommittéer
        [operators] den som driver servern
        [scripts] den som skriver skript
        [developers] utvecklare
       *[players] spelare
    }
guide-ask = corr help TOPIC skriver ut en sida, corr help TOPIC WORDS vad den säger om dem.
guide-others = Andra språk: { $options }
# ovanför avsnitten på en sida, om inget har alla ord
guide-most =
    Inget avsnitt har allt i "{ $words }"; de här har mest av det.{ $pages ->
        [yes] { " " }Allt står i { AND($pages) }.
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
    , enligt enbart en returrapport{ MORE($times, 1) ->
        [yes] , för { $times }:e gången
       *[no] { "" }
    }{ $wrong ->
        [yes] { " " }({ $wrong } visade sig vara fel)
       *[no] { "" }
    }
needs-reports_repeated =
    klockorna för { $who } har på { $days } dagar stannats av enbart { $count } { $count ->
        [one] returrapport
       *[other] returrapporter
    }{ $wrong ->
        [yes] , och { $wrong } visade sig vara fel
       *[no] { "" }
    }
needs-aside =
    { $code ->
        [bounce_unproven] en returrapport som säger att brev inte kommer fram, vilket inget bevisar,
        [bounce_unclear] en returrapport som inte säger klart om ett brev kom fram
       *[other] ett brev som kom i tid
    }
needs-in_doubt = { needs-aside } gör att { $who } inte förlorar på tid förrän { needs-utc }
needs-loss_held =
    { $who } förlorar inte { $game } på tid { $d ->
        [yes] före { needs-utc }
       *[no] ännu
    }, för { AND($why) } är lagt åt sidan
needs-time_over = tiden för { $who } i { $game } är slut, och du avgör
needs-panel = { $who } överklagar beslut { $number }: tre spelare som du utser avgör det
needs-appeal = { $who } överklagar beslut { $number }: bifall överklagandet, så att beslutet faller, eller avslå det, så att beslutet står fast
needs-director = { $who } har tillkallat tävlingsledaren i { $game }: inget spelas förrän du svarar
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
needs-both_late = båda spelarna har förlorat { $game } genom sen start, och du avgör
needs-round_due = rond { $round } skulle ha börjat { FULL_DAY($day) } och har inte gjort det
needs-boards = { $team } får till lottningen välja vilka av { $home }s bord som står tomma i rond { $round }
needs-over = alla lottade partier är slut: tävlingen kan avslutas
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
needs-not_tried = inget svar än på provbrevet: { $players }
needs-players = { AND(WITH($names, needs-and_more)) }
needs-and_more =
    { $more ->
        [0] { "" }
       *[other] { $more } till
    }
