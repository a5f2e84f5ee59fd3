## letter: Die Uhr eines Matchs, das eine Zeitbank hat oder ohne Uhr läuft, bis jemand sie verlangt.
letter-free = Er nimmt nichts von deiner Zeitbank bis { MOMENT($until) }.
letter-no_clock =
    { $why ->
        [option] In diesem Match läuft keine Uhr: Sie läuft vom nächsten Zug an, sobald ihr beide "Uhr an" geschrieben habt.
        [preference] In diesem Match läuft keine Uhr: Sie läuft vom nächsten Zug an, sobald einer von euch "Uhr an" schreibt.
        [asked] In diesem Match läuft noch keine Uhr: Du hast sie verlangt, und sie läuft vom nächsten Zug an, wenn { $opponent } sie auch verlangt.
        [answered] In diesem Match läuft noch keine Uhr: { $opponent } hat sie verlangt, und sie läuft vom nächsten Zug an, wenn du auch "Uhr an" schreibst.
       *[next] In diesem Zug läuft noch keine Uhr: Sie läuft vom nächsten an, mit voller Zeitbank für euch beide.
    }
## happenings
happenings-reminder_bank =
    Eine Erinnerung, weil { SAME($share, "50%") ->
        [yes] die Hälfte dessen verbraucht ist, was in deiner Zeitbank war
       *[no]
            { ENDSWITH($share, "%") ->
                [yes] { BUT_LAST($share) } % dessen verbraucht sind, was in deiner Zeitbank war
               *[no] { SHARE($share) }, bis deine Zeitbank leer ist
            }
    }: { $opponent } wartet auf deine Antwort.
happenings-reminder_unclocked =
    Eine Erinnerung: { $opponent } wartet seit { $days } { $days ->
        [one] Tag
       *[other] Tagen
    } auf deine Antwort. Es läuft keine Uhr, und du verlierst nichts dadurch; aber lass das Match bitte nicht liegen.
happenings-you_asked_clock =
    { $runs ->
        [yes] Du hast die Uhr verlangt: Sie läuft vom nächsten Zug an, mit voller Zeitbank für euch beide.
       *[no] Du hast die Uhr verlangt. Sie läuft, sobald { $opponent } sie auch verlangt.
    }
happenings-they_asked_clock =
    { $runs ->
        [yes] { $opponent } hat die Uhr verlangt: Sie läuft vom nächsten Zug an, mit voller Zeitbank für euch beide.
       *[no] { $opponent } hat die Uhr verlangt. Sie läuft vom nächsten Zug an, wenn du auch "Uhr an" schreibst.
    }
happenings-clock_imposed =
    Der Turnierleiter lässt für den Rest dieses Matchs eine Uhr laufen (5.28): Vom nächsten Zug an hat jeder von euch eine Zeitbank von { SPAN($bank) }, zwei Tage für { $points ->
        [one] den einen Punkt, der
       *[other] jeden der { $points } Punkte, die
    } dem Führenden noch { $points ->
        [one] fehlt
       *[other] fehlen
    }, und die ersten { SPAN($delay) } jedes Zugs kosten nichts davon. Die Begründung: "{ $reason }"{ happenings-reason_stop }
happenings-clock_lifted = Die Uhr, die der Turnierleiter für dieses Match angeordnet hatte, ist zurückgenommen, als wäre sie nie gelaufen. Die Begründung: "{ $reason }"{ happenings-reason_stop }
## asked
asked-no_clock = keine Uhr
asked-unclocked =
    { $turn ->
        [you] Du bist
       *[other] { $opponent } ist
    } bei Wurf { $ply } am Zug, bisher { SPAN($used) }.
## help
help-clock_on = Uhr an               die Uhr soll vom nächsten Zug an laufen
## rules
rules-match_brief =
    { $by_round ->
        [yes] In der ersten Runde geht ein Match auf { $points }{ " " }
       *[no] Ein Match geht auf { $points }{ " " }
    }{ $points ->
        [one] Punkt
       *[other] Punkte
    }. Du hast { MATCH_TIME($terms) }
rules-match_time = { AND(LIST(rules-brief-per_move, rules-match_time-bank, rules-brief-control, rules-brief-fischer)) }
rules-match_time-bank =
    { $terms-total ->
        [yes]
            eine Zeitbank von { SPAN($terms-total) } für das ganze Match{ $terms-delay ->
                [yes] { " " }und { SPAN($terms-delay) } mehr für jeden Zug
               *[no] { "" }
            }
       *[no] { "" }
    }
rules-bank =
    Die Uhr gilt für das ganze Match und läuft vom ersten Wurf an. Jeder Spieler hat eine Zeitbank von { SPAN($each) } für jeden Punkt, der zum Gewinn des Matchs nötig ist{ $points ->
        [0] .
        [one] : { SPAN($time) } in einem Match auf { $points } Punkt.
       *[other] : { SPAN($time) } in einem Match auf { $points } Punkte.
    }
rules-turn_delay = Die ersten { SPAN($time) } jedes Zugs kosten nichts davon; was du davon nicht brauchst, verfällt. Ein Zug ist alles, was du tust, bis dein Gegner dran ist: ein Wurf und das Setzen danach sind einer, und so ist es die Antwort auf ein Doppel oder auf ein Angebot aufzugeben. Jede Partie beginnt mit einem eigenen Zug. Was der Server für dich würfelt, setzt oder passt, kostet keine Zeit.
rules-reminders_bank =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] Es gibt keine Erinnerungen.
       *[no]
            Du wirst erinnert, { $shares ->
                [yes] wenn { AND($shares) } dessen verbraucht sind, was deine Zeitbank zu Beginn eines Zugs enthält
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }und{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] { AND(EACH($spans, "rules-reminders-each")) } bevor sie leer ist
               *[no] { "" }
            }.
    }
rules-late_match =
    { $forfeit ->
        [automatic] Wer zu spät ist, verliert das Match auf Zeit; der Stand bleibt, wie er ist.
        [on_claim] Wer zu spät ist, verliert das Match auf Zeit, wenn der Gegner es reklamiert ("reklamiere Zeit") oder der Turnierleiter es so entscheidet; der Stand bleibt, wie er ist. Was spät, aber vor der Reklamation ankommt, zählt.
       *[arbiter] Wenn jemand zu spät ist, entscheidet der Turnierleiter, was folgt; was spät, aber vor der Entscheidung ankommt, zählt.
    }
rules-clock_use =
    { $use ->
        [option] Die Uhr läuft nur, wenn beide Spieler sie verlangen ("Uhr an"), vom nächsten Zug an und mit voller Zeitbank; bis dahin verliert niemand auf Zeit.
       *[preference] Die Uhr läuft, wenn einer der Spieler sie verlangt ("Uhr an"), vom nächsten Zug an und mit voller Zeitbank; bis dahin verliert niemand auf Zeit.
    }
rules-clock_penalty = Der Turnierleiter kann für ein langsames Match eine Uhr anordnen: Vom nächsten Zug an hat jeder Spieler eine Zeitbank von 2 Tagen für jeden Punkt, der dem Führenden noch fehlt.
