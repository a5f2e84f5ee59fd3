## happenings: Vad som hände med en matchs tärningar, och vad som gjordes utan brev.
happenings-dice_committed =
    { $first ->
        [1] Inget är kastat än: först behöver jag något av er båda till tärningarna.
       *[other] Innan kast { $first } kastas behöver jag på nytt något av er båda till tärningarna.
    } { $scheme ->
        [plain] Kasten följer av ett hemligt tal hos mig, som jag har bundit mig till med de två ankarna sist i det här brevet, och av det ni båda skickar.
        [beacon-start] Kasten följer av ett hemligt tal hos mig, som jag har bundit mig till med de två ankarna sist i det här brevet, av det ni båda skickar och av en runda från en offentlig slumpkälla som kommer efter det.
       *[beacon] Kasten följer av ett hemligt tal hos mig, som jag har bundit mig till med de två ankarna sist i det här brevet, av det ni båda skickar och vart och ett av en egen runda från en offentlig slumpkälla.
    }
happenings-match_started = Din match mot { $opponent } har börjat.
happenings-match_reopened = Tävlingsdomaren har beslutat att matchen fortsätter. Skälet: "{ $reason }"{ happenings-reason_stop }
happenings-match_shown = Här är din match mot { $opponent }.
happenings-dice_reminder = Tärningarna väntar på ditt svar. Hur jag har bundit mig står i mitt första brev om den här matchen.
happenings-rolls_void = Ogiltiga blir därmed, och spelas av ingen: { JOIN(EACH($rolls, "happenings-rolls_void-each"), ", ") }. Nästa kast får nästa lediga nummer.
happenings-rolls_void-each = kast { $item-0 } ({ $item-1 })
happenings-you_gave =
    { $kept ->
        [yes] Ditt bidrag till tärningarna kom { MOMENT($arrived) } och gäller från och med nästa parti. Det visas för ingen förrän det här partiet är slut, ersätter det som du kan ha skickat tidigare under partiet och ersätts av nya ord som du skickar under det. Så lyder det: { $line }
       *[no] Ditt bidrag till tärningarna kom { MOMENT($arrived) } och gäller: { $line }
    }
happenings-dice_bound =
    { $first ->
        [1] Ni har båda gett något till tärningarna. Det står sist i det här brevet, med texten som alla kast följer av. Jämför tre saker före ditt första drag: dina egna ord, eller Date och Message-ID i ditt eget brev; ankarna med dem i mitt första brev; och D.
       *[other] Från kast { $first } gäller en ny text för tärningarna; den står sist i det här brevet.
    }
happenings-round_named = Tärningarna tar nu runda { $round } från den offentliga slumpkällan drand (dess nät quicknet), enligt regeln efter ett brev som kom { MOMENT($arrived) }. Den kommer { MOMENT($hour) }; ingen känner den innan dess, och ingen klocka går så länge.
happenings-bg_turn =
    { $who ->
        [you] Du
       *[they] { $opponent }
    }{ $dice ->
        [none] { "" }
       *[other] { " " }slog { $dice }{ $rolled_why ->
            [autoroll] { " " }(din order "kasta själv")
            [autoroll_on_bar] { " " }(din order "kasta själv på baren")
            [in_advance] { " " }(angivet på förhand)
           *[other] { "" }
        }{ $play ->
            [none] { "" }
           *[other] { " och" }
        }
    }{ $play ->
        [none] { "" }
        [no_play] { " " }kunde inte flytta, så turen gick vidare
       *[other] { " " }spelade { $play }
    }{ happenings-bg_why }.
# why something was done without a letter; of the other's orders nothing is told
happenings-bg_why =
    { $why ->
        [forced] { " " }(det enda möjliga draget)
        [last_checker] { " " }(den sista brickan tas hem)
        [greedy] { " " }(din order "ta hem mest")
        [take_if_doubled] { " " }(din order "ta vid dubbling")
        [drop_if_doubled] { " " }(din order "släpp vid dubbling")
        [double_next_turn] { " " }(din order "dubbla nästa tur")
        [autoroll] { " " }(din order "kasta själv")
        [autoroll_on_bar] { " " }(din order "kasta själv på baren")
        [in_advance] { " " }(angivet på förhand)
        [unasked] { " " }(mer går inte att vinna)
       *[other] { "" }
    }
happenings-bg_act =
    { $who ->
        [you] Du
       *[they] { $opponent }
    } { moves-did }{ happenings-bg_why }.
happenings-bg_opening =
    Öppningskast: du { $mine }, { $opponent } { $theirs }; { $begins ->
        [nobody] lika tärningar kastas om.
        [you] du börjar.
       *[they] { $opponent } börjar.
    }
happenings-bg_game_over =
    Parti { $game } är slut: { $winner ->
        [you] du vann
       *[they] { $opponent } vann
    } { $points ->
        [one] en poäng
       *[other] { $points } poäng
    }{ $size ->
        [gammon] { " " }med gammon
        [backgammon] { " " }med backgammon
       *[single] { "" }
    }.{ ADD($given_mine, $given_theirs) ->
        [0] { "" }
       *[other] { " " }Poängen enligt tävlingsledarens beslut räknas nu: { $given_theirs ->
            [0] { $given_mine } till dig
           *[other] { $given_mine ->
                [0] { $given_theirs } till { $opponent }
               *[other] { $given_mine } till dig, { $given_theirs } till { $opponent }
            }
        }.
    } Det står { $mine }–{ $theirs }.
happenings-orders_stand = Dina stående order: { JOIN(EACH($orders, "happenings-order-each"), "; ") }. Bara du ser dem; "stående order av" tar tillbaka dem.
# en stående order med det här språkets ord
happenings-order-each = { OWN($item) }
happenings-break_asked =
    { $wanted ->
        [yes] Din paus är noterad: den börjar när det här partiet är slut och varar i fem dagar. "paus av" tar tillbaka den. { $left ->
            [0] Du har ingen till i den här matchen.
           *[other] Du har { $left } till i den här matchen.
        }
       *[no] Din önskan om paus är tillbakatagen.
    }
happenings-break_begun =
    { $who ->
        [you] Din paus börjar
        [they] { $opponent } tar paus
       *[both] Ni tar paus båda två
    }: nästa parti börjar { MOMENT($until) }, och ingen klocka går innan dess.
happenings-break_over = Pausen är slut, och nästa parti börjar.
# vad en försening vid en matchs start har gett
happenings-late_reminder =
    Tärningarna väntar fortfarande på dig också i { AND($games) }. Ett svar räcker för alla.
happenings-late_waiting =
    { $opponent } har inte i tid skickat det som tärningarna behöver, och därför får du { $points } poäng.
happenings-you_were_late =
    Du var { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    } försenad med det som tärningarna behöver, { $lost ->
        [yes] och därmed har du förlorat matchen.
       *[no] och därför får { $opponent } { $points } poäng.
    }
happenings-they_were_late =
    { $opponent } var { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    } försenad med det som tärningarna behöver, { $lost ->
        [yes] och därmed har du vunnit matchen.
       *[no] och därför får du { $points } poäng.
    }
happenings-seed_told = Matchen är slut, och det hemliga talet bakom tärningarna står sist i det här brevet: nu kan alla kontrollera varje kast.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] Du har inga stående order nu.
       *[other] Dina stående order nu: { JOIN(EACH($orders, "happenings-order-each"), "; ") }. Bara du vet om dem; "stående order av" tar tillbaka dem.
    }
happenings-reason_stop =
    { ANY(ENDSWITH($reason, "."), ENDSWITH($reason, "!"), ENDSWITH($reason, "?")) ->
        [yes] { "" }
       *[no] .
    }
happenings-points_given =
    { $why ->
        [director] Tävlingsledaren har gett poäng: { happenings-points_shared }.
       *[other] Poäng för försening: { happenings-points_shared }.
    } { $waits ->
        [yes] De räknas när partiet som spelas nu är slut, efter dess egna poäng.
       *[no] De räknas genast.
    }{ $reason ->
        [yes] { " " }Skälet: "{ $reason }"{ happenings-reason_stop }
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
        [one] en till dig
       *[other] { $yours } till dig
    }
happenings-points_theirs =
    { $theirs ->
        [one] en till { $opponent }
       *[other] { $theirs } till { $opponent }
    }
happenings-you_called_director =
    Du har tillkallat tävlingsledaren. Ditt brev ligger framför honom, och din motståndare läser det också; inget spelas och ingen klocka går förrän han har svarat; bara "ge upp matchen" tas emot ändå.{ $text ->
        [yes] { "" }
       *[no] { " " }Du har inte skrivit vad saken gäller: gör det i ett svar, efter "tillkalla tävlingsledaren:".
    }
happenings-they_called_director =
    { $opponent } har tillkallat tävlingsledaren{ $text ->
        [yes] { " " }och skriver: "{ $text }"
       *[no] .
    } Inget spelas och ingen klocka går förrän han har svarat; bara "ge upp matchen" tas emot ändå. Vill du säga något om saken till honom, svara med en rad "tillkalla tävlingsledaren: ..."; ditt brev läggs också fram för honom.
happenings-director_answered = Tävlingsledaren svarar: "{ $reason }"{ happenings-reason_stop } Matchen fortsätter där den stod.
happenings-score_entered = Ställningen i matchen är { $yours }–{ $theirs }, din först; så står den, vad brädet än säger.
happenings-points_taken_back = Poäng som tävlingsledaren hade gett räknas inte längre: { happenings-points_shared }. Skälet: "{ $reason }"{ happenings-reason_stop }

## stages: Vad läsaren ombeds om före det första kastet.
stages-contribute = Svara med en rad "fras: ..." och några egna ord, 3 till 200 tecken: de blir en del av tärningarna. Varje annat svar räknas också; då gäller dess Date och Message-ID i stället. Ingen får se vad du skickar innan din motståndare också har skickat något.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-breaks =
    Pauser mellan partierna: { $left ->
        [0] du har ingen kvar
       *[other] du har { $left } kvar
    }, { $opponent } { $theirs ->
        [0] ingen
       *[other] { $theirs }
    }.{ $wanted ->
        [you] { " " }Din börjar när det här partiet är slut.
        [they] { " " }{ $opponent } tar en när det här partiet är slut.
        [both] { " " }Ni tar en båda två när det här partiet är slut.
       *[other] { "" }
    }
asked-match_summary =
    Du har { $games } { $games ->
        [one] match
       *[other] matcher
    } som pågår{ $yours ->
        [yes]
            , och det är din tur i { SAME($yours, $games) ->
                [yes]
                    { $games ->
                        [one] den
                       *[other] alla
                    }
               *[no] { $yours } av dem
            }
       *[no] . Det är inte din tur i någon av dem: du behöver inte göra något
    }.
asked-points_wait =
    När det här partiet är slut räknas poäng enligt tävlingsledarens beslut: { $theirs ->
        [0] { $mine } till dig
       *[other] { $mine ->
            [0] { $theirs } till { $opponent }
           *[other] { $mine } till dig, { $theirs } till { $opponent }
        }
    }.
asked-your_gift = Tärningarna väntar på dig: svara på mitt brev om den här matchen, med en rad "fras: ..." eller hur du vill.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Först av allt behöver jag ditt svar på det här brevet.
letter-their_gift = Jag väntar på vad { $opponent } ger till tärningarna. Du behöver inte göra något.
# vad en försening vid en matchs start kostar hittills
letter-late_mine =
    { $late-state ->
        [due] Har det inte kommit senast { FULL_DAY($late-last_day) } { $late-loses ->
            [yes] förlorar du matchen.
           *[no] får { $opponent } en poäng, och en till { $late-step ->
                [one] varje dag
               *[other] var { $late-step }:e dag
            }; efter { FULL_DAY($late-lost_day) } förlorar du matchen.
        }
        [costs] Det är { $late-days } dagar försenat, och { $opponent } får { $late-points } poäng för det. Har det inte kommit senast { FULL_DAY($late-last_day) } { $late-loses ->
            [yes] förlorar du matchen.
           *[no] blir det en till; efter { FULL_DAY($late-lost_day) } förlorar du matchen.
        }
        [lost] Det är { $late-days } dagar försenat, vilket förlorar matchen; men din motståndare är lika sen, så tävlingsledaren avgör.
        [came] Ditt svar kom { $late-days } dagar för sent, och { $opponent } får { $late-points } poäng för det.
       *[came_lost] Det kom { $late-days } dagar för sent, vilket förlorar matchen.
    }
letter-late_theirs =
    { $late-state ->
        [due] Har det inte kommit senast { FULL_DAY($late-last_day) } { $late-loses ->
            [yes] vinner du matchen.
           *[no] får du en poäng, och en till { $late-step ->
                [one] varje dag
               *[other] var { $late-step }:e dag
            }; efter { FULL_DAY($late-lost_day) } vinner du matchen.
        }
        [costs] Det är { $late-days } dagar försenat, och du får { $late-points } poäng för det. Har det inte kommit senast { FULL_DAY($late-last_day) } { $late-loses ->
            [yes] vinner du matchen.
           *[no] får du en till; efter { FULL_DAY($late-lost_day) } vinner du matchen.
        }
        [lost] { $opponent } är { $late-days } dagar försenad, vilket förlorar matchen; men du är lika sen, så tävlingsledaren avgör.
        [came] { $opponent } var { $late-days } dagar försenad, och du får { $late-points } poäng för det.
       *[came_lost] { $opponent } var { $late-days } dagar försenad, vilket förlorar matchen.
    }
letter-on_break =
    { $who ->
        [you] Du har paus
        [they] { $opponent } har paus
       *[both] Ni har paus båda två
    }: nästa parti börjar { MOMENT($until) }. Ingen klocka går, och ingen behöver göra något.
letter-against_match = { $game-game } mot { $game-opponent }: ni börjar båda, för tärningarna
letter-dice_of_start = { $event-id } startar: dina ord till tärningarna
letter-dice_of_round = { $event-id }, rond { $round-number }: dina ord till tärningarna
letter-for_every_match =
    Svara på det här brevet med en rad "fras: ..." och valfria egna ord, 3 till 200 tecken: { $games ->
        [one] de blir
       *[other] en gång för alla dessa matcher, de blir
    } en del av tärningarna. Vilket annat svar som helst räknas också; då gäller dess Date och dess Message-ID i stället. Brädet för en match kommer när ni båda har svarat. Ankarna som jag har bundit mig med står sist.
letter-late_each =
    Har ditt svar inte kommit senast { FULL_DAY($late-last_day) } { $late-loses ->
        [yes] förlorar du { letter-late_matches }.
       *[no] får { $games ->
            [one] din motståndare
           *[other] var och en av de här motståndarna
        } en poäng, och en till { $late-step ->
            [one] varje dag
           *[other] var { $late-step }:e dag
        }; efter { FULL_DAY($late-lost_day) } förlorar du { letter-late_matches }.
    }
letter-late_matches =
    { $games ->
        [one] matchen
       *[other] de här matcherna
    }
letter-phrase_sample = fras:        egna ord till tärningarna
letter-beacon_awaited = Jag väntar på runda { $round } från den offentliga slumpkällan, som kommer { MOMENT($hour) }; om den är tyst fortsätter jag att vänta. Ingen klocka går, och ingen behöver göra något.
letter-director_awaited = Tävlingsledaren är tillkallad: inget spelas och ingen klocka går förrän han har svarat. Du behöver inte göra något.

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
dice-counted = Alla kast som har gjorts räknas, även de som inte gäller. Ett dubbelslag räknas med sina steg två gånger, och av ett öppningskast har var och en sin tärning; rättvisa tärningar ger i längden 8,17 steg per kast och dubbelslag i en tur av sex. "Ovanligare än en gång på 20" är vad chi-två-testet säger: rättvisa tärningar ser ojämnare ut än så i mindre än en av 20 lika långa listor. Den som ser på 20 listor hittar en sådan.
dice-none_yet = Inget kast har gjorts i dina matcher än.

## reasons: Varför det inte finns något att säga om tärningar.
reasons-no_dice = Du frågade om tärningarna, men i dina partier kastas ingenting: de spelas utan tärningar.

## gifts: Kvittot på vad ett brev gav till tärningarna i flera matcher på en gång.
gifts-subject = Dina ord till tärningarna har kommit
gifts-arrived =
    Det du gav till tärningarna kom { MOMENT($arrived) } och gäller för { $games ->
        [one] den här matchen
       *[other] de här { $games } matcherna
    }. Du behöver inte göra något mer. Brädet för en match kommer när ni båda har svarat.
gifts-waits = { $one-game } mot { $one-opponent } väntar på vad { $one-opponent } ger.
gifts-yours = Ditt lyder: { $one-line }
gifts-thrown = { $one-game } mot { $one-opponent } har bådas: ett eget brev berättar om tärningarna.
