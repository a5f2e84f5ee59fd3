## happenings: Was aus den Würfeln eines Matches wurde, und was ohne Brief geschah.
happenings-dice_committed =
    { $first ->
        [1] Noch ist nicht gewürfelt: Zuerst brauche ich etwas von euch beiden für die Würfel.
       *[other] Bevor Wurf { $first } geworfen wird, brauche ich von euch beiden neu etwas für die Würfel.
    } { $scheme ->
        [plain] Die Würfe folgen aus einer geheimen Zahl von mir, an die ich mich durch die zwei Anker am Ende dieses Briefes gebunden habe, und aus dem, was ihr beide schickt.
        [beacon-start] Die Würfe folgen aus einer geheimen Zahl von mir, an die ich mich durch die zwei Anker am Ende dieses Briefes gebunden habe, aus dem, was ihr beide schickt, und aus einer Runde einer öffentlichen Zufallsquelle, die danach kommt.
       *[beacon] Die Würfe folgen aus einer geheimen Zahl von mir, an die ich mich durch die zwei Anker am Ende dieses Briefes gebunden habe, aus dem, was ihr beide schickt, und jeder aus einer eigenen Runde einer öffentlichen Zufallsquelle.
    }
happenings-match_started = Dein Match gegen { $opponent } hat begonnen.
happenings-match_reopened = Der Turnierleiter hat entschieden, dass dieses Match weitergeht. Die Begründung: "{ $reason }"{ happenings-reason_stop }
happenings-match_shown = Hier ist dein Match gegen { $opponent }.
happenings-dice_reminder = Die Würfel warten auf deine Antwort. Wie ich mich gebunden habe, steht in meinem ersten Brief zu diesem Match.
happenings-rolls_void = Damit sind ungültig und werden von niemandem gespielt: { JOIN(EACH($rolls, "happenings-rolls_void-each"), ", ") }. Der nächste Wurf bekommt die nächste freie Nummer.
happenings-rolls_void-each = Wurf { $item-0 } ({ $item-1 })
happenings-you_gave =
    { $kept ->
        [yes] Deine Worte für die Würfel kamen am { MOMENT($arrived) } an. Sie gelten für das nächste Spiel und bleiben verschlossen, bis dieses zu Ende ist. Sie ersetzen solche, die du in diesem Spiel schon geschickt hast, und spätere würden sie ersetzen. Sie lauten: { $line }
       *[no] Dein Beitrag zu den Würfeln kam am { MOMENT($arrived) } an und gilt: { $line }
    }
happenings-dice_bound =
    { $first ->
        [1] Ihr habt beide etwas zu den Würfeln beigetragen. Es steht am Ende dieses Briefes, mit dem Text, aus dem alle Würfe folgen. Vergleiche bitte drei Dinge vor deinem ersten Zug: deine eigenen Worte, oder Date und Message-ID deines eigenen Briefes; die Anker mit denen meines ersten Briefes; und D.
       *[other] Ab Wurf { $first } gilt ein neuer Text für die Würfel; er steht am Ende dieses Briefes.
    }
happenings-round_named = Die Würfel nehmen jetzt Runde { $round } der öffentlichen Zufallsquelle drand (ihres Netzes quicknet), nach der Regel aus der Ankunft eines Briefes am { MOMENT($arrived) }. Sie kommt am { MOMENT($hour) }; vorher kennt sie niemand, und bis dahin läuft keine Uhr.
happenings-bg_turn =
    { $who ->
        [you] Du hast
       *[they] { $opponent } hat
    }{ $dice ->
        [none] { "" }
       *[other] { " " }{ $dice } gewürfelt{ $rolled_why ->
            [autoroll] { " " }(deine Anweisung "autoroll")
            [autoroll_on_bar] { " " }(deine Anweisung "autoroll while on the bar")
            [in_advance] { " " }(im Voraus eingegeben)
           *[other] { "" }
        }{ $play ->
            [none] { "" }
           *[other] { " und" }
        }
    }{ $play ->
        [none] { "" }
        [no_play] { " " }nichts ziehen können; der Zug ging weiter
       *[other] { " " }{ $play } gespielt
    }{ happenings-bg_why }.
# why something was done without a letter; of the other's orders nothing is told
happenings-bg_why =
    { $why ->
        [forced] { " " }(der einzige mögliche Zug)
        [last_checker] { " " }(damit ist der letzte Stein abgetragen)
        [greedy] { " " }(deine Anweisung "greedy")
        [take_if_doubled] { " " }(deine Anweisung "take if doubled")
        [drop_if_doubled] { " " }(deine Anweisung "drop if doubled")
        [double_next_turn] { " " }(deine Anweisung "double next turn")
        [autoroll] { " " }(deine Anweisung "autoroll")
        [autoroll_on_bar] { " " }(deine Anweisung "autoroll while on the bar")
        [in_advance] { " " }(im Voraus eingegeben)
        [unasked] { " " }(mehr ist nicht zu gewinnen)
       *[other] { "" }
    }
happenings-bg_act =
    { $who ->
        [you] Du hast
       *[they] { $opponent } hat
    } { moves-did }{ happenings-bg_why }.
happenings-bg_opening =
    Eröffnungswurf: du { $mine }, { $opponent } { $theirs }; { $begins ->
        [nobody] bei gleichen Würfeln wird noch einmal gewürfelt.
        [you] du beginnst.
       *[they] { $opponent } beginnt.
    }
happenings-bg_game_over =
    Spiel { $game } ist zu Ende: { $winner ->
        [you] du hast
       *[they] { $opponent } hat
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }{ $size ->
        [gammon] { " " }mit einem Gammon
        [backgammon] { " " }mit einem Backgammon
       *[single] { "" }
    } gewonnen.{ ADD($given_mine, $given_theirs) ->
        [0] { "" }
       *[other] { " " }Die Punkte nach Entscheidung des Turnierleiters zählen jetzt: { $given_theirs ->
            [0] { $given_mine } für dich
           *[other] { $given_mine ->
                [0] { $given_theirs } für { $opponent }
               *[other] { $given_mine } für dich, { $given_theirs } für { $opponent }
            }
        }.
    } Es steht { $mine }–{ $theirs }.
happenings-orders_stand = Deine Anweisungen: { JOIN($orders, "; ") }. Nur du siehst sie; "orders off" nimmt sie zurück.
happenings-break_asked =
    { $wanted ->
        [yes] Deine Pause ist notiert: Sie beginnt, wenn dieses Spiel zu Ende ist, und dauert fünf Tage. „pause ab“ nimmt sie zurück. { $left ->
            [0] Du hast keine weitere in diesem Match.
           *[other] Du hast noch { $left } in diesem Match.
        }
       *[no] Dein Wunsch nach einer Pause ist zurückgenommen.
    }
happenings-break_begun =
    { $who ->
        [you] Deine Pause beginnt
        [they] { $opponent } hat Pause
       *[both] Ihr habt beide Pause
    }: Das nächste Spiel beginnt am { MOMENT($until) }, und bis dahin läuft keine Uhr.
happenings-break_over = Die Pause ist zu Ende, und das nächste Spiel beginnt.
# was eine Verspätung zu Beginn eines Matches gebracht hat
happenings-late_reminder =
    Die Würfel warten auch in { AND($games) } noch auf dich. Eine Antwort genügt für alle.
happenings-late_waiting =
    { $opponent } hat nicht rechtzeitig geschickt, was die Würfel brauchen, und darum bekommst du { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
happenings-you_were_late =
    Du warst { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } verspätet mit dem, was die Würfel brauchen, { $lost ->
        [yes] und damit hast du das Match verloren.
       *[no] und darum bekommt { $opponent } { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
happenings-they_were_late =
    { $opponent } war { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } verspätet mit dem, was die Würfel brauchen, { $lost ->
        [yes] und damit hast du das Match gewonnen.
       *[no] und darum bekommst du { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
happenings-seed_told = Das Match ist zu Ende, und die geheime Zahl hinter den Würfeln steht am Ende dieses Briefes: Jetzt kann jeder jeden Wurf nachprüfen.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] Du hast jetzt keine stehenden Anweisungen.
       *[other] Deine stehenden Anweisungen jetzt: { JOIN($orders, "; ") }. Nur du weißt davon; "orders off" nimmt sie zurück.
    }
happenings-reason_stop =
    { ANY(ENDSWITH($reason, "."), ENDSWITH($reason, "!"), ENDSWITH($reason, "?")) ->
        [yes] { "" }
       *[no] .
    }
happenings-points_given =
    { $why ->
        [director] Der Turnierleiter hat Punkte vergeben: { happenings-points_shared }.
       *[other] Punkte für Verspätung: { happenings-points_shared }.
    } { $waits ->
        [yes] Sie zählen, wenn das laufende Spiel zu Ende ist, nach dessen eigenen Punkten.
       *[no] Sie zählen sofort.
    }{ $reason ->
        [yes] { " " }Der Grund: "{ $reason }"{ happenings-reason_stop }
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
        [one] einer an dich
       *[other] { $yours } an dich
    }
happenings-points_theirs =
    { $theirs ->
        [one] einer an { $opponent }
       *[other] { $theirs } an { $opponent }
    }
happenings-you_called_director =
    Du hast den Turnierleiter gerufen. Dein Brief liegt ihm vor, und dein Gegner liest ihn auch; nichts wird gespielt und keine Uhr läuft, bis er geantwortet hat; nur "concede match" wird trotzdem angenommen.{ $text ->
        [yes] { "" }
       *[no] { " " }Du hast nicht geschrieben, worum es geht: Schreib es in einer Antwort, hinter "call director:".
    }
happenings-they_called_director =
    { $opponent } hat den Turnierleiter gerufen{ $text ->
        [yes] { " " }und schreibt: "{ $text }"
       *[no] .
    } Nichts wird gespielt und keine Uhr läuft, bis er geantwortet hat; nur "concede match" wird trotzdem angenommen. Wenn du ihm etwas dazu sagen willst, antworte mit einer Zeile "call director: ..."; auch dein Brief wird ihm vorgelegt.
happenings-director_answered = Der Turnierleiter antwortet: "{ $reason }"{ happenings-reason_stop } Das Match geht weiter, wo es stand.
happenings-score_entered = Der Spielstand des Matches, deiner zuerst, ist { $yours }–{ $theirs }; so gilt er, was auch immer das Brett sagt.
happenings-points_taken_back = Punkte, die der Turnierleiter vergeben hatte, zählen nicht mehr: { happenings-points_shared }. Der Grund: "{ $reason }"{ happenings-reason_stop }

## stages: Worum der Leser vor dem ersten Wurf gebeten wird.
stages-contribute = Bitte antworte mit einer Zeile "phrase: ..." und eigenen Worten, 3 bis 200 Zeichen: Sie werden ein Teil der Würfel. Jede andere Antwort zählt auch; dann treten ihr Date und ihre Message-ID ein. Niemand bekommt zu sehen, was du schickst, bevor dein Gegner auch etwas geschickt hat.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-breaks =
    Pausen zwischen den Spielen: { $left ->
        [0] du hast keine mehr
       *[other] du hast noch { $left }
    }, { $opponent } { $theirs ->
        [0] keine
       *[other] { $theirs }
    }.{ $wanted ->
        [you] { " " }Deine beginnt, wenn dieses Spiel zu Ende ist.
        [they] { " " }{ $opponent } hat eine, wenn dieses Spiel zu Ende ist.
        [both] { " " }Ihr habt beide eine, wenn dieses Spiel zu Ende ist.
       *[other] { "" }
    }
asked-match_summary =
    Du hast { $games } { $games ->
        [one] laufendes Match
       *[other] laufende Matches
    }{ $yours ->
        [yes]
            , und { SAME($yours, $games) ->
                [yes]
                    { $games ->
                        [one] du bist darin am Zug
                       *[other] du bist in allen am Zug
                    }
               *[no] in { $yours } davon bist du am Zug
            }
       *[no] . Du bist in keinem am Zug und brauchst nichts zu tun
    }.
asked-points_wait =
    Wenn dieses Spiel zu Ende ist, zählen Punkte nach Entscheidung des Turnierleiters: { $theirs ->
        [0] { $mine } für dich
       *[other] { $mine ->
            [0] { $theirs } für { $opponent }
           *[other] { $mine } für dich, { $theirs } für { $opponent }
        }
    }.
asked-your_gift = Die Würfel warten auf dich: Bitte antworte auf meinen Brief über dieses Match, mit einer Zeile „phrase: ...“ oder auf beliebige Weise.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Zuerst brauche ich deine Antwort auf diesen Brief.
letter-their_gift = Ich warte auf das, was { $opponent } zu den Würfeln gibt. Du brauchst nichts zu tun.
# was eine Verspätung zu Beginn eines Matches bis jetzt kostet
letter-late_mine =
    { $late-state ->
        [due] Ist sie nicht da, wenn { FULL_DAY($late-last_day) } zu Ende ist, { $late-loses ->
            [yes] verlierst du das Match.
           *[no] bekommt { $opponent } einen Punkt, und { $late-step ->
                [one] jeden Tag
               *[other] alle { $late-step } Tage
            } einen weiteren; nach { FULL_DAY($late-lost_day) } verlierst du das Match.
        }
        [costs] Sie ist { $late-days } Tage verspätet, und { $opponent } bekommt dafür { $late-points ->
            [one] einen Punkt
           *[other] { $late-points } Punkte
        }. Ist sie nicht da, wenn { FULL_DAY($late-last_day) } zu Ende ist, { $late-loses ->
            [yes] verlierst du das Match.
           *[no] kommt einer hinzu; nach { FULL_DAY($late-lost_day) } verlierst du das Match.
        }
        [lost] Sie ist { $late-days } Tage verspätet, was das Match verliert; aber die Gegenseite ist es auch, darum entscheidet der Schiedsrichter.
        [came] Deine Antwort kam { $late-days } Tage zu spät, und { $opponent } bekommt dafür { $late-points ->
            [one] einen Punkt
           *[other] { $late-points } Punkte
        }.
       *[came_lost] Sie kam { $late-days } Tage zu spät, was das Match verliert.
    }
letter-late_theirs =
    { $late-state ->
        [due] Ist nichts da, wenn { FULL_DAY($late-last_day) } zu Ende ist, { $late-loses ->
            [yes] gewinnst du das Match.
           *[no] bekommst du einen Punkt, und { $late-step ->
                [one] jeden Tag
               *[other] alle { $late-step } Tage
            } einen weiteren; nach { FULL_DAY($late-lost_day) } gewinnst du das Match.
        }
        [costs] Es ist { $late-days } Tage verspätet, und du bekommst dafür { $late-points ->
            [one] einen Punkt
           *[other] { $late-points } Punkte
        }. Ist nichts da, wenn { FULL_DAY($late-last_day) } zu Ende ist, { $late-loses ->
            [yes] gewinnst du das Match.
           *[no] bekommst du einen weiteren; nach { FULL_DAY($late-lost_day) } gewinnst du das Match.
        }
        [lost] { $opponent } ist { $late-days } Tage verspätet, was das Match verliert; aber du bist es auch, darum entscheidet der Schiedsrichter.
        [came] { $opponent } kam { $late-days } Tage zu spät, und du bekommst dafür { $late-points ->
            [one] einen Punkt
           *[other] { $late-points } Punkte
        }.
       *[came_lost] { $opponent } kam { $late-days } Tage zu spät, was das Match verliert.
    }
letter-on_break =
    { $who ->
        [you] Du hast Pause
        [they] { $opponent } hat Pause
       *[both] Ihr habt beide Pause
    }: Das nächste Spiel beginnt am { MOMENT($until) }. Keine Uhr läuft, und niemand braucht etwas zu tun.
letter-against_match = { $game-game } gegen { $game-opponent }: Ihr beginnt beide, für die Würfel
letter-dice_of_start = { $event-id } beginnt: deine Worte für die Würfel
letter-dice_of_round = { $event-id }, Runde { $round-number }: deine Worte für die Würfel
letter-for_every_match =
    Bitte antworte auf diesen Brief mit einer Zeile "satz: ..." und beliebigen eigenen Worten, 3 bis 200 Zeichen: { $games ->
        [one] sie werden
       *[other] einmal für alle diese Matches, sie werden
    } Teil der Würfel. Jede andere Antwort zählt auch; dann stehen ihr Date und ihre Message-ID dafür. Das Brett eines Matches kommt, wenn ihr beide geantwortet habt. Die Anker, durch die ich mich gebunden habe, stehen am Ende.
letter-late_each =
    Ist deine Antwort nicht da, wenn { FULL_DAY($late-last_day) } zu Ende ist, { $late-loses ->
        [yes] verlierst du { letter-late_matches }.
       *[no] bekommt { $games ->
            [one] dein Gegner
           *[other] jeder dieser Gegner
        } einen Punkt, und { $late-step ->
            [one] jeden Tag
           *[other] alle { $late-step } Tage
        } einen weiteren; nach { FULL_DAY($late-lost_day) } verlierst du { letter-late_matches }.
    }
letter-late_matches =
    { $games ->
        [one] das Match
       *[other] diese Matches
    }
letter-phrase_sample = satz:        eigene Worte für die Würfel
letter-beacon_awaited = Ich warte auf Runde { $round } der öffentlichen Zufallsquelle, die am { MOMENT($hour) } kommt; schweigt sie, warte ich weiter. Keine Uhr läuft, und niemand braucht etwas zu tun.
letter-director_awaited = Der Turnierleiter ist gerufen: Nichts wird gespielt und keine Uhr läuft, bis er geantwortet hat. Du musst nichts tun.

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

## gifts: Die Quittung für das, was ein Brief zu den Würfeln mehrerer Matches gab.
gifts-subject = Deine Worte für die Würfel sind da
gifts-arrived =
    Was du zu den Würfeln gegeben hast, kam am { MOMENT($arrived) } an und gilt für { $games ->
        [one] dieses Match
       *[other] diese { $games } Matches
    }. Du brauchst nichts weiter zu tun. Das Brett eines Matches kommt, wenn ihr beide geantwortet habt.
gifts-waits = { $one-game } gegen { $one-opponent } wartet auf das, was { $one-opponent } gibt.
gifts-yours = Deines lautet: { $one-line }
gifts-thrown = { $one-game } gegen { $one-opponent } hat beides: Ein eigener Brief sagt, was die Würfel tun.
