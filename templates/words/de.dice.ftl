## happenings: Was aus den Würfeln eines Matches wurde, und was ohne Brief geschah.
happenings-dice_committed =
    Noch ist nicht gewürfelt: Zuerst brauche ich etwas von euch beiden für die Würfel. { $scheme ->
        [plain] Die Würfe folgen aus einer geheimen Zahl von mir, an die ich mich durch die zwei Anker am Ende dieses Briefes gebunden habe, und aus dem, was ihr beide schickt.
        [beacon-start] Die Würfe folgen aus einer geheimen Zahl von mir, an die ich mich durch die zwei Anker am Ende dieses Briefes gebunden habe, aus dem, was ihr beide schickt, und aus einer Runde einer öffentlichen Zufallsquelle, die danach kommt.
       *[beacon] Die Würfe folgen aus einer geheimen Zahl von mir, an die ich mich durch die zwei Anker am Ende dieses Briefes gebunden habe, aus dem, was ihr beide schickt, und jeder aus einer eigenen Runde einer öffentlichen Zufallsquelle.
    }
happenings-you_gave = Dein Beitrag zu den Würfeln kam am { MOMENT($arrived) } an und gilt: { $line }
happenings-dice_bound =
    { $first ->
        [1] Ihr habt beide etwas zu den Würfeln beigetragen. Es steht am Ende dieses Briefes, mit dem Text, aus dem alle Würfe folgen. Vergleiche bitte drei Dinge vor deinem ersten Zug: deine eigenen Worte, oder Date und Message-ID deines eigenen Briefes; die Anker mit denen meines ersten Briefes; und D.
       *[other] Ab Wurf { $first } gilt ein neuer Text für die Würfel; er steht am Ende dieses Briefes.
    }
happenings-round_named = Die Würfel nehmen jetzt Runde { $round } der öffentlichen Zufallsquelle drand (ihres Netzes quicknet), nach der Regel aus der Ankunft eines Briefes am { MOMENT($arrived) }. Sie kommt am { MOMENT($hour) }; vorher kennt sie niemand, und bis dahin läuft keine Uhr.
happenings-done_by_itself =
    { $why ->
        [no_play]
            { $who ->
                [you] Du hast { moves-did }; der Zug ging weiter.
               *[they] { $opponent } hat { moves-did }; der Zug ging weiter.
            }
       *[other]
            { $who ->
                [you] Für dich habe ich { moves-did }
                [they] Für { $opponent } habe ich { moves-did }
               *[chance] Ich habe { moves-did }
            }{ $why ->
                [forced] , der einzige mögliche Zug
                [last_checker] , womit der letzte Stein abgetragen ist
                [greedy] , nach der Anweisung "greedy"
                [take_if_doubled] , nach der Anweisung "take if doubled"
                [drop_if_doubled] , nach der Anweisung "drop if doubled"
                [double_next_turn] , nach der Anweisung "double next turn"
                [autoroll] , nach der Anweisung "autoroll"
                [autoroll_on_bar] , nach der Anweisung "autoroll while on the bar"
                [unasked] , denn mehr ist nicht zu gewinnen
               *[other] { "" }
            }.
    }
happenings-seed_told = Das Match ist zu Ende, und die geheime Zahl hinter den Würfeln steht am Ende dieses Briefes: Jetzt kann jeder jeden Wurf nachprüfen.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] Du hast jetzt keine stehenden Anweisungen.
       *[other] Deine stehenden Anweisungen jetzt: { JOIN($orders, "; ") }. Nur du weißt davon; "orders off" nimmt sie zurück.
    }

## stages: Worum der Leser vor dem ersten Wurf gebeten wird.
stages-contribute = Bitte antworte mit einer Zeile "phrase: ..." und eigenen Worten, 3 bis 200 Zeichen: Sie werden ein Teil der Würfel. Jede andere Antwort zählt auch; dann treten ihr Date und ihre Message-ID ein. Niemand bekommt zu sehen, was du schickst, bevor dein Gegner auch etwas geschickt hat.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-your_gift = Die Würfel warten auf dich: Bitte antworte auf meinen Brief über dieses Match, mit einer Zeile „phrase: ...“ oder auf beliebige Weise.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Zuerst brauche ich deine Antwort auf diesen Brief.
letter-their_gift = Ich warte auf das, was { $opponent } zu den Würfeln gibt. Du brauchst nichts zu tun.
letter-against_match = { $game-game } gegen { $game-opponent }: Ihr beginnt beide, für die Würfel
letter-for_every_match = Zu jedem Match bekommst du auch einen Brief mit dem Brett. Bitte antworte auf jeden, wer auch beginnt: Die Würfel warten auf euch beide.
letter-beacon_awaited = Ich warte auf Runde { $round } der öffentlichen Zufallsquelle, die am { MOMENT($hour) } kommt; schweigt sie, warte ich weiter. Keine Uhr läuft, und niemand braucht etwas zu tun.

## dice: Die Antwort auf "würfel": Zahlen zu den Würfen des Lesers, wie sie entstehen und geprüft werden.
dice-subject =
    { $match ->
        [yes] { $match-game }: die Würfel
       *[no] Die Würfel deiner Matches
    }
dice-so_far =
    { $m-rolls ->
        [0] In diesem Match gegen { $m-opponent } ist noch nicht gewürfelt worden.
        [one] In diesem Match gegen { $m-opponent } ist einmal gewürfelt worden.
       *[other] In diesem Match gegen { $m-opponent } ist { $m-rolls }-mal gewürfelt worden.
    }
dice-waits =
    { $m-waits ->
        [mine] Für den nächsten Wurf brauche ich etwas von dir: eine Zeile "satz: ..." mit eigenen Worten oder irgendeine andere Antwort.
        [theirs] Für den nächsten Wurf warte ich auf das, was { $m-opponent } zu den Würfeln gibt.
       *[beacon] Für den nächsten Wurf warte ich auf eine Runde der öffentlichen Zufallsquelle.
    }
dice-made =
    So entstehen sie: aus einer geheimen Zahl von mir, auf die ich mich mit zwei Ankern festgelegt habe, ehe gewürfelt wurde, und aus dem, was ihr beide geschickt habt. { $scheme ->
        [plain] Jeder Wurf folgt daraus und aus seiner eigenen Nummer. Ich kann keinen ändern, aber wer mich betreibt, könnte die kommenden wissen.
        [beacon-start] Dazu kommt eine Runde einer öffentlichen Zufallsquelle, die vorher niemand kannte. Jeder Wurf folgt daraus und aus seiner eigenen Nummer; ich kann keinen ändern, aber wer mich betreibt, könnte die kommenden wissen.
       *[beacon] Jeder Wurf folgt daraus, aus seiner eigenen Nummer und aus einer Runde einer öffentlichen Zufallsquelle, die vorher niemand kannte; so kann ihn niemand im Voraus wissen.
    }
dice-again =
    { $n ->
        [one] Einmal musste ich mich neu festlegen, auf eine andere geheime Zahl, und ihr habt beide wieder etwas gegeben.
       *[other] { $n }-mal musste ich mich neu festlegen, auf eine andere geheime Zahl, und ihr habt beide wieder etwas gegeben.
    }
dice-open = Die geheime Zahl ist jetzt bekannt, also lässt sich alles nachrechnen.
dice-void_rolls = Würfe, die nicht gelten; niemand spielt sie, und ihre Nummern kommen nicht wieder:
dice-void =
    { $v-count ->
        [one] Wurf { $v-numbers }
       *[other] Würfe { $v-numbers }
    }: { $v-lost ->
        [yes] verschickt, ehe unsere Datenbank aus einer Sicherung wiederhergestellt werden musste.
       *[no] { $v-reason ->
            [yes] durch eine Entscheidung. Der Grund: "{ $v-reason }"
           *[no] durch eine Entscheidung.
        }
    }
dice-check = So prüft man sie: angehängt ist { $file }, das Protokoll von allem, was über diese Würfel gesagt wurde. Das Prüfprogramm ist eine einzige Datei für Python, verify_dice.py, die sonst nichts braucht; "corr dice verify --program" schreibt sie, und der Schiedsrichter kann sie dir schicken. Dann rechnet "python3 verify_dice.py { $file }" jeden Wurf nach.
dice-letters_prove = Es liest auch unsere Briefe, in einer Datei gespeichert: sie beweisen mehr als das Protokoll, denn du hattest jeden davon vor dem nächsten Wurf.
dice-scope =
    { $f-scope ->
        [match] In diesem Match
        [event] In { $f-name }: { $f-matches ->
            [one] ein Match
           *[other] { $f-matches } Matches
        }
       *[all] In allen deinen Matches: { $f-matches ->
            [one] eines
           *[other] { $f-matches }
        }{ $f-matches ->
            [100] , den letzten
           *[other] { "" }
        }
    }
dice-side =
    { $name ->
        [you] du
        [match] Gegner
       *[other] Gegner
    }
dice-row =
    { $name ->
        [rolls] Würfe
        [mean] Augen je Wurf
        [doubles] Pasche
       *[begun] Partien begonnen
    }
dice-face = Würfel mit { $face }
dice-of = { $part } von { $whole }
dice-even =
    { $e-what ->
        [faces] Augenzahlen: du { dice-rare_mine }, die andere Seite { dice-rare_theirs }, zusammen { dice-rare_both }.
        [doubles] Pasche: du { dice-rare_mine }, die andere Seite { dice-rare_theirs }, zusammen { dice-rare_both }.
       *[openings] Wer beginnt: { dice-rare_both }.
    }
dice-rare_mine =
    { $e-mine ->
        [0] zu wenige, um etwas zu sagen
        [1] nichts Seltenes
       *[other] seltener als einmal in { $e-mine }
    }
dice-rare_theirs =
    { $e-theirs ->
        [0] zu wenige, um etwas zu sagen
        [1] nichts Seltenes
       *[other] seltener als einmal in { $e-theirs }
    }
dice-rare_both =
    { $e-both ->
        [0] zu wenige, um etwas zu sagen
        [1] nichts Seltenes
       *[other] seltener als einmal in { $e-both }
    }
dice-counted = Es zählen alle Würfe, die gemacht wurden, auch die, die nicht gelten. Ein Pasch zählt mit seinen Augen doppelt, und von einem Eröffnungswurf hat jeder einen Würfel; faire Würfel bringen auf Dauer 8,17 Augen je Wurf und in einem von sechs Zügen einen Pasch. "Seltener als einmal in 20" sagt der Chi-Quadrat-Test: faire Würfel sehen in weniger als einer von 20 gleich langen Listen ungleichmäßiger aus. Wer 20 Listen ansieht, findet so eine.
dice-none_yet = In deinen Matches ist noch nicht gewürfelt worden.

## reasons: Warum es zu Würfeln nichts zu sagen gibt.
reasons-no_dice = Du hast nach den Würfeln gefragt, aber in deinen Partien wird nicht gewürfelt.
