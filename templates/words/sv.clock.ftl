## letter: Klockan i en match, som har en tidsbank eller inte går förrän någon har begärt den.
letter-free = Din tidsbank rörs inte före { MOMENT($until) }.
letter-no_clock =
    { $why ->
        [option] Ingen klocka går i den här matchen: den gör det från nästa tur när ni båda har skrivit "klocka på".
        [preference] Ingen klocka går i den här matchen: den gör det från nästa tur när en av er skriver "klocka på".
        [asked] Ingen klocka går i den här matchen än: du har begärt den, och den går från nästa tur om { $opponent } också begär den.
        [answered] Ingen klocka går i den här matchen än: { $opponent } har begärt den, och den går från nästa tur om du också skriver "klocka på".
       *[next] Ingen klocka går i den här turen än: den går från nästa tur, med full tidsbank för er båda.
    }
## happenings
happenings-reminder_bank =
    En påminnelse: { $opponent } väntar på ditt svar, och { SAME($share, "50%") ->
        [yes] hälften av det som fanns i din tidsbank är förbrukat.
       *[no]
            { ENDSWITH($share, "%") ->
                [yes] { BUT_LAST($share) } procent av det som fanns i din tidsbank är förbrukat.
               *[no] { SHARE($share) } innan din tidsbank är tom.
            }
    }
happenings-reminder_unclocked =
    En påminnelse: { $opponent } har väntat på ditt svar i { $days } { $days ->
        [one] dag
       *[other] dagar
    }. Ingen klocka går och du förlorar inget på det, men låt inte matchen bli liggande.
happenings-you_asked_clock =
    { $runs ->
        [yes] Du begärde klockan: den går från nästa tur, med full tidsbank för er båda.
       *[no] Du begärde klockan. Den går när { $opponent } också begär den.
    }
happenings-they_asked_clock =
    { $runs ->
        [yes] { $opponent } begärde klockan: den går från nästa tur, med full tidsbank för er båda.
       *[no] { $opponent } begärde klockan. Den går från nästa tur om du också skriver "klocka på".
    }
happenings-clock_imposed =
    Tävlingsledaren låter en klocka gå under resten av den här matchen (5.28): från nästa tur har var och en av er en tidsbank på { SPAN($bank) }, två dagar för { $points ->
        [one] den enda poäng
       *[other] var och en av de { $points } poäng
    } som den ledande ännu saknar, och de första { SPAN($delay) } av varje tur kostar inget av den. Skälet: "{ $reason }"{ happenings-reason_stop }
happenings-clock_lifted = Klockan som tävlingsledaren införde i den här matchen är återtagen, som om den aldrig hade gått. Skälet: "{ $reason }"{ happenings-reason_stop }
## asked
asked-no_clock = ingen klocka
asked-unclocked =
    { $turn ->
        [you] Du är i tur
       *[other] { $opponent } är i tur
    } vid kast { $ply }, sedan { SPAN($used) }.
## help
help-clock_on = klocka på            du vill att klockan går från nästa tur
## rules
rules-match_brief =
    { $by_round ->
        [yes] I första ronden går en match till { $points } poäng.
       *[no] En match går till { $points } poäng.
    } Du har { MATCH_TIME($terms) }
rules-match_time = { AND(LIST(rules-brief-per_move, rules-match_time-bank, rules-brief-control, rules-brief-fischer)) }
rules-match_time-bank =
    { $terms-total ->
        [yes]
            en tidsbank på { SPAN($terms-total) } för hela matchen{ $terms-delay ->
                [yes] { " " }och ytterligare { SPAN($terms-delay) } för varje tur
               *[no] { "" }
            }
       *[no] { "" }
    }
rules-bank =
    Klockan gäller hela matchen och går från det första kastet. Varje spelare har en tidsbank på { SPAN($each) } för varje poäng som krävs för att vinna matchen{ $points ->
        [0] .
       *[other] : { SPAN($time) } i en match till { $points } poäng.
    }
rules-turn_delay = De första { SPAN($time) } av varje tur kostar inget av den tiden (fördröjning); det som inte används av dem går förlorat. En tur är allt du gör tills motståndaren ska handla: ett kast och draget efter det är en, och svaret på en dubbling eller på ett erbjudande om att ge upp är en. Varje parti börjar med en egen tur. Det som servern kastar, spelar eller passar åt dig kostar ingen tid.
rules-reminders_bank =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] Inga påminnelser skickas.
       *[no]
            Du får en påminnelse { $shares ->
                [yes] när { REPLACE(AND($shares), "%", " procent") } av det som finns i din tidsbank när en tur börjar är förbrukat
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }och{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] { AND(EACH($spans, "rules-reminders-each")) } innan den är tom
               *[no] { "" }
            }.
    }
rules-late_match =
    { $forfeit ->
        [automatic] Den som är sen förlorar matchen på tid; ställningen blir som den är.
        [on_claim] Den som är sen förlorar matchen på tid om motståndaren kräver det ("kräv tid") eller tävlingsledaren beslutar det; ställningen blir som den är. Det som kommer sent men före kravet räknas.
       *[arbiter] Om någon är sen avgör tävlingsledaren vad som händer; det som kommer sent men före beslutet räknas.
    }
rules-clock_use =
    { $use ->
        [option] Klockan går bara om båda spelarna begär den ("klocka på"), från nästa tur och med full tidsbank; till dess förlorar ingen på tid.
       *[preference] Klockan går om en av spelarna kräver den ("klocka på"), från nästa tur och med full tidsbank; till dess förlorar ingen på tid.
    }
rules-clock_penalty = Tävlingsledaren får införa en klocka i en långsam match: från nästa tur har varje spelare en tidsbank på 2 dagar för varje poäng som den ledande ännu saknar.
