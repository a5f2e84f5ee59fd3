## happenings: Vad som hände med en matchs tärningar, och vad som gjordes utan brev.
happenings-dice_committed =
    Inget är kastat än: först behöver jag något av er båda till tärningarna. { $scheme ->
        [plain] Kasten följer av ett hemligt tal hos mig, som jag har bundit mig till med de två ankarna sist i det här brevet, och av det ni båda skickar.
        [beacon-start] Kasten följer av ett hemligt tal hos mig, som jag har bundit mig till med de två ankarna sist i det här brevet, av det ni båda skickar och av en runda från en offentlig slumpkälla som kommer efter det.
       *[beacon] Kasten följer av ett hemligt tal hos mig, som jag har bundit mig till med de två ankarna sist i det här brevet, av det ni båda skickar och vart och ett av en egen runda från en offentlig slumpkälla.
    }
happenings-you_gave = Ditt bidrag till tärningarna kom { MOMENT($arrived) } och gäller: { $line }
happenings-dice_bound =
    { $first ->
        [1] Ni har båda gett något till tärningarna. Det står sist i det här brevet, med texten som alla kast följer av. Jämför tre saker före ditt första drag: dina egna ord, eller Date och Message-ID i ditt eget brev; ankarna med dem i mitt första brev; och D.
       *[other] Från kast { $first } gäller en ny text för tärningarna; den står sist i det här brevet.
    }
happenings-round_named = Tärningarna tar nu runda { $round } från den offentliga slumpkällan drand (dess nät quicknet), enligt regeln efter ett brev som kom { MOMENT($arrived) }. Den kommer { MOMENT($hour) }; ingen känner den innan dess, och ingen klocka går så länge.
happenings-done_by_itself =
    { $why ->
        [no_play]
            { $who ->
                [you] Du { moves-did }, så turen gick vidare.
               *[they] { $opponent } { moves-did }, så turen gick vidare.
            }
       *[other]
            { $who ->
                [you] Jag { moves-did } åt dig
                [they] Jag { moves-did } åt { $opponent }
               *[chance] Jag { moves-did }
            }{ $why ->
                [forced] , det enda möjliga draget
                [last_checker] , som tar hem den sista brickan
                [greedy] , enligt ordern "greedy"
                [take_if_doubled] , enligt ordern "take if doubled"
                [drop_if_doubled] , enligt ordern "drop if doubled"
                [double_next_turn] , enligt ordern "double next turn"
                [autoroll] , enligt ordern "autoroll"
                [autoroll_on_bar] , enligt ordern "autoroll while on the bar"
                [unasked] , för mer går inte att vinna
               *[other] { "" }
            }.
    }
happenings-seed_told = Matchen är slut, och det hemliga talet bakom tärningarna står sist i det här brevet: nu kan alla kontrollera varje kast.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] Du har inga stående order nu.
       *[other] Dina stående order nu: { JOIN($orders, "; ") }. Bara du vet om dem; "orders off" tar tillbaka dem.
    }

## stages: Vad läsaren ombeds om före det första kastet.
stages-contribute = Svara med en rad "fras: ..." och några egna ord, 3 till 200 tecken: de blir en del av tärningarna. Varje annat svar räknas också; då gäller dess Date och Message-ID i stället. Ingen får se vad du skickar innan din motståndare också har skickat något.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-your_gift = Tärningarna väntar på dig: svara på mitt brev om den här matchen, med en rad ”fras: ...” eller hur du vill.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Först av allt behöver jag ditt svar på det här brevet.
letter-their_gift = Jag väntar på vad { $opponent } ger till tärningarna. Du behöver inte göra något.
letter-against_match = { $game-game } mot { $game-opponent }: ni börjar båda, för tärningarna
letter-for_every_match = För varje match får du också ett brev med brädet. Svara på vart och ett, vem som än får börja: tärningarna väntar på er båda.
letter-beacon_awaited = Jag väntar på runda { $round } från den offentliga slumpkällan, som kommer { MOMENT($hour) }; om den är tyst fortsätter jag att vänta. Ingen klocka går, och ingen behöver göra något.

## dice: Svaret på "tärningar": siffror om läsarens kast, hur de görs och kontrolleras.
dice-subject =
    { $match ->
        [yes] { $match-game }: tärningarna
       *[no] Tärningarna i dina matcher
    }
dice-so_far =
    { $m-rolls ->
        [0] Inget kast har gjorts än i den här matchen mot { $m-opponent }.
        [one] Ett kast har gjorts i den här matchen mot { $m-opponent }.
       *[other] { $m-rolls } kast har gjorts i den här matchen mot { $m-opponent }.
    }
dice-waits =
    { $m-waits ->
        [mine] Till nästa kast behöver jag något av dig: en rad "fras: ..." med några egna ord, eller vilket annat svar som helst.
        [theirs] Till nästa kast väntar jag på vad { $m-opponent } ger till tärningarna.
       *[beacon] Till nästa kast väntar jag på en runda från den offentliga slumpkällan.
    }
dice-made =
    Så görs de: av ett hemligt tal hos mig, som jag band mig till med två ankare innan något kastades, och av det ni båda skickade. { $scheme ->
        [plain] Varje kast följer av detta och av sitt eget nummer. Jag kan inte ändra något av dem, men den som driver mig skulle kunna veta vilka som kommer.
        [beacon-start] Dit hör också en runda från en offentlig slumpkälla, som ingen kände till förut. Varje kast följer av detta och av sitt eget nummer; jag kan inte ändra något av dem, men den som driver mig skulle kunna veta vilka som kommer.
       *[beacon] Varje kast följer av detta, av sitt eget nummer och av en runda från en offentlig slumpkälla som ingen kände till förut, så ingen kan veta det i förväg.
    }
dice-again =
    { $n ->
        [one] En gång fick jag binda mig på nytt, till ett annat hemligt tal, och ni gav båda något igen.
       *[other] { $n } gånger fick jag binda mig på nytt, till ett annat hemligt tal, och ni gav båda något igen.
    }
dice-open = Det hemliga talet är känt nu, så allt går att räkna om.
dice-void_rolls = Kast som inte gäller; ingen spelar dem, och deras nummer kommer inte igen:
dice-void =
    { $v-count ->
        [one] Kast { $v-numbers }
       *[other] Kast { $v-numbers }
    }: { $v-lost ->
        [yes] skickade innan vår databas måste återställas från en säkerhetskopia.
       *[no] { $v-reason ->
            [yes] genom ett domslut. Skälet: "{ $v-reason }"
           *[no] genom ett domslut.
        }
    }
dice-check = Så kontrolleras de: bifogad är { $file }, protokollet över allt som har sagts om de här tärningarna. Kontrollprogrammet är en enda fil för Python, verify_dice.py, som inte behöver något annat; "corr dice verify --program" skriver den, och domaren kan skicka den till dig. Sedan räknar "python3 verify_dice.py { $file }" om varje kast.
dice-letters_prove = Det läser våra brev också, sparade i en fil: de bevisar mer än protokollet, eftersom du fick vart och ett av dem före nästa kast.
dice-scope =
    { $f-scope ->
        [match] I den här matchen
        [event] I { $f-name }: { $f-matches ->
            [one] en match
           *[other] { $f-matches } matcher
        }
       *[all] I alla dina matcher: { $f-matches ->
            [one] en
           *[other] { $f-matches }
        }{ $f-matches ->
            [100] , de senaste
           *[other] { "" }
        }
    }
dice-side =
    { $name ->
        [you] du
        [match] motståndaren
       *[other] motståndarna
    }
dice-row =
    { $name ->
        [rolls] kast
        [mean] steg per kast
        [doubles] dubbelslag
       *[begun] partier börjat
    }
dice-face = tärningar med { $face }
dice-of = { $part } av { $whole }
dice-even =
    { $e-what ->
        [faces] Ögon: du { dice-rare_mine }, andra sidan { dice-rare_theirs }, tillsammans { dice-rare_both }.
        [doubles] Dubbelslag: du { dice-rare_mine }, andra sidan { dice-rare_theirs }, tillsammans { dice-rare_both }.
       *[openings] Vem som börjar: { dice-rare_both }.
    }
dice-rare_mine =
    { $e-mine ->
        [0] för få för att säga något
        [1] inget ovanligt
       *[other] ovanligare än en gång på { $e-mine }
    }
dice-rare_theirs =
    { $e-theirs ->
        [0] för få för att säga något
        [1] inget ovanligt
       *[other] ovanligare än en gång på { $e-theirs }
    }
dice-rare_both =
    { $e-both ->
        [0] för få för att säga något
        [1] inget ovanligt
       *[other] ovanligare än en gång på { $e-both }
    }
dice-counted = Alla kast som har gjorts räknas, även de som inte gäller. Ett dubbelslag räknas med sina steg två gånger, och av ett ingångskast har var och en sin tärning; rättvisa tärningar ger i längden 8,17 steg per kast och dubbelslag i en tur av sex. "Ovanligare än en gång på 20" är vad chi-två-testet säger: rättvisa tärningar ser ojämnare ut än så i mindre än en av 20 lika långa listor. Den som ser på 20 listor hittar en sådan.
dice-none_yet = Inget kast har gjorts i dina matcher än.

## reasons: Varför det inte finns något att säga om tärningar.
reasons-no_dice = Du frågade om tärningarna, men i dina partier kastas ingenting: de spelas utan tärningar.
