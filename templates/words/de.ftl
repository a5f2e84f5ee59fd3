### Die Sätze von corr auf Deutsch. Was hier fehlt, sagen Briefe auf Englisch.
### Wie man sie schreibt: CONTRIBUTING.md.

## language: Was jedes Blatt von der Sprache nimmt: Listen, Zahlen, das Wort für eine Meisterstufe.
language-and = { JOIN($words, ", ", " und ") }
language-number = { REPLACE(REPLACE($text, "-", "−"), ".", ",") }
language-decimal_mark = { "," }
language-dan = dan

## absence: Urlaub, in allen Briefen, die davon erzählen. Zeiten sind die des Lesers.
absence-end =
    { EVE($d) ->
        [yes] einschließlich { FULL_DAY(EVE($d)) }
       *[no] { dates-moment }
    }
# der eigene
absence-yours =
    { $ruled ->
        [yes] Der Turnierleiter hat dir Urlaub gegeben{ $begun ->
                [yes] { "" }
               *[no] , von { MOMENT($since) }
            }, bis { ABSENCE_END($until) }.
       *[no] Du bist{ $begun ->
                [yes] { "" }
               *[no] { " " }von { MOMENT($since) }
            } bis { ABSENCE_END($until) } abwesend.
    } { $begun ->
        [yes] Deine Zeit ruht
       *[no] Dann ruht deine Zeit
    } in den Partien, die unten stehen, und in denen, die inzwischen beginnen{ $ruled ->
        [yes] ; es kostet dich keine Urlaubstage
       *[no] { "" }
    }.
absence-taken_back =
    { $ruled ->
        [yes] Der Turnierleiter hat zurückgenommen, was von deinem Urlaub übrig war
       *[no] Was von deinem Urlaub übrig war, ist zurückgenommen
    }: Er endet am { MOMENT($until) }, einen Tag nach dieser Ankündigung. Von da an läuft deine Zeit wieder.
absence-will_not_begin =
    { $ruled ->
        [yes] Der Turnierleiter hat deinen Urlaub von { MOMENT($since) } bis { ABSENCE_END($until) } zurückgenommen
       *[no] Dein Urlaub von { MOMENT($since) } bis { ABSENCE_END($until) } ist zurückgenommen
    }: Er beginnt nicht, und deine Zeit läuft dann wie gewohnt.
absence-still_announced = Angekündigt hast du noch Urlaub von { MOMENT($since) } bis { ABSENCE_END($until) }: Dabei bleibt es.
absence-to_end_others = Wenn du auch den zurücknehmen willst, nenne einen Tag daraus: "Urlaub beenden { $day }", oder schreib "Urlaub beenden alle".
absence-why = Der Turnierleiter begründet das so: "{ $reason }"
absence-left =
    Für { $year } hast du noch { $days } von { $most } { $most ->
        [one] Urlaubstag
       *[other] Urlaubstagen
    }.
absence-no_games = Hier läuft keine Partie von dir, an der das etwas ändert.
absence-game =
    { $game } gegen { $opponent }: { $over ->
        [yes]
            { $turn ->
                [you] Deine Zeit
               *[other] Die Zeit von { $opponent }
            } war am { MOMENT($due) } abgelaufen; Urlaub bringt sie nicht zurück.
       *[no]
            { NONE($due) ->
                [yes]
                    { $turn ->
                        [give_you] Deine Worte für die Würfel fehlen noch.
                        [give_other] Die Worte von { $opponent } für die Würfel fehlen noch.
                       *[other]
                            { $turn ->
                                [you] Du bist am Zug
                               *[other] { $opponent } ist am Zug
                            }, und diese Uhr steht ohnehin still.
                    }
               *[no]
                    { $turn ->
                        [you] Deine Antwort ist bis { MOMENT($due) } fällig.
                       *[other] { $opponent } ist am Zug, bis { MOMENT($due) }.
                    }
            }
    }
absence-told = Deine Gegner haben erfahren, wann du weg bist, und sonst nichts.
absence-to_take_back = Um zurückzunehmen, was von deinem Urlaub übrig ist, antworte "Urlaub beenden": Dann endet er einen Tag später.
# der eines Gegners
absence-theirs =
    { $player } ist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } abwesend. So lange ruht die Zeit von { $player }.
absence-theirs_back = { $player } ist früher zurück: Der Urlaub endet jetzt am { MOMENT($until) }, und dann läuft die Zeit von { $player } wieder.
absence-theirs_not = { $player } ist von { MOMENT($since) } bis { ABSENCE_END($until) } nun doch nicht weg: Die Zeit von { $player } läuft dann wie gewohnt.
absence-your_own_time = Deine eigene Zeit läuft wie gewohnt.
# in Briefen über Partien
absence-your_leave =
    Du bist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } abwesend: { $begun ->
        [yes] Deine Zeit ruht
       *[no] Dann ruht deine Zeit
    }.
absence-their_leave =
    { $opponent } ist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } abwesend: { $begun ->
        [yes] Die Zeit von { $opponent } ruht
       *[no] Dann ruht die Zeit von { $opponent }
    }.

## asked: Die Sätze der Briefe, die Fragen beantworten. Zeiten sind die des Lesers.
asked-head =
    { $name ->
        [game] Partie
        [due] Frist
        [left] Rest
        [move] Zug
        [you] Du
       *[opponent] Gegner
    }
asked-due = { dates-day } { CLOCK($d, "%H:%M") }
asked-stands = steht still
asked-short =
    { MORE(0, $left-days) ->
        [yes] vorbei
       *[no]
            { $left-days ->
                [yes] { $left-days } T
               *[no] { DIV($left-seconds, 3600) } Std
            }
    }
asked-whose =
    { $ply }, { $turn ->
        [you] du
       *[other] Gegner
    }
asked-colour =
    { $name ->
        [black] schwarz
        [white] weiß
        [none] –
       *[other] offen
    }
asked-summary =
    { $games ->
        [yes]
            Du hast { $games } laufende { $games ->
                [one] Partie
               *[other] Partien
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
               *[no] . Du bist in keiner am Zug und brauchst nichts zu tun
            }.
       *[no] Du hast keine laufenden Partien.
    }
asked-answer_first = Bitte beantworte zuerst { $game }, bis { MOMENT($due) }.
asked-against =
    { $opponent }{ $colour ->
        [black] { " " }(du hast Schwarz)
        [white] { " " }(du hast Weiß)
        [none] { "" }
       *[other] { " " }(Farben noch nicht gewählt)
    }
asked-turn =
    { $turn ->
        [you] Du bist am Zug: Zug { $ply }, bis { MOMENT($due) }. Du hast noch { SPAN($left) }.
       *[other] { $opponent } ist am Zug: Zug { $ply }, bis { MOMENT($due) }, noch { SPAN($left) }.
    }
asked-draw =
    { $offer ->
        [theirs] { $opponent } bietet in { $game } Remis an: Antworte "{ $game } nehme an" oder "{ $game } lehne ab".
       *[other] Dein Remisangebot in { $game } gilt, bis { $opponent } antwortet.
    }
asked-more =
    Und { $n } weitere { $n ->
        [one] Partie mit einer späteren Frist
       *[other] Partien mit späteren Fristen
    }.
asked-zone = Die Zeiten sind die von { PLACE($d) }.
asked-board = Das Brett zeigen
asked-order =
    { $name ->
        [show] zeige
       *[record] Protokoll
    }
asked-to_see = Um ein Brett zu sehen, antworte mit der Nummer der Partie und "zeige":
asked-ended = In den letzten 30 Tagen zu Ende gegangen
asked-end =
    { $game } gegen { $opponent }, { DAY($day_of) }: { $told }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }
asked-older = Ältere Partien
asked-to_record = Um das Protokoll einer Partie zu bekommen, antworte mit ihrer Nummer und "Protokoll":
# eine Probe
asked-tested = Es klappt: Dein Brief ist am { dates-moment } angekommen.
asked-tested_then = Du kannst jeden unserer Briefe genauso beantworten wie diesen.
asked-ready_for = Du bist bereit für { $name } ({ $id }); Beginn ist am { FULL_DAY(CALENDAR($start)) }.
# Zeit
asked-clock = { $game } gegen { $opponent }
asked-running =
    { $turn ->
        [you] Du bist
       *[other] { $opponent } ist
    } am Zug (Zug { $ply }): verbraucht { SPAN($used) } (gegeben: { SPAN($given) }), übrig { SPAN($left) }.
asked-until =
    Die Antwort ist bis { MOMENT($local) } fällig{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , das ist { CLOCK($utc, "%Y-%m-%d %H:%M") } UTC
       *[no] { "" }
    }.
asked-resting =
    { $turn ->
        [you] Die Zeit von { $opponent }
       *[other] Deine Zeit
    } ruht; für den nächsten Zug { $turn ->
        [you] gibt es
       *[other] hast du
    } { SPAN($coming) }.
asked-turns = Deine Züge bisher, der letzte zuerst:
asked-turn_line =
    Zug { $ply }: { SPAN($used) }{ $given_back ->
        [yes] , nachdem { SPAN($given_back) } zurückgegeben wurden
       *[no] { "" }
    }
# Tabelle
asked-final =
    { $final ->
        [yes] Die Schlusstabelle.
       *[no] Die Tabelle, wie sie jetzt steht; das Turnier läuft noch.
    }
asked-each_other = Alle Ergebnisse; die Spalten tragen die Nummern der Zeilen oben:
asked-by =
    { $name ->
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] der Anteil an den Punkten der Matches
        [mutual] Punkte aus den Partien gegeneinander
        [match_points] Matchpunkte
        [game_points] Punkte
        [match_wins] gewonnene Matches
       *[other] { ENGLISH($name) }
    }
asked-before = { $name } steht vor { $rival }: { BY($figure) } { $mine } zu { $theirs }.
asked-shared = { $name } und { JOIN($rivals, ", ") } teilen sich einen Platz: Sie sind in allem gleich.
# Normen
asked-so_far =
    Du hast { AMOUNT($n-points) } aus { $n-completed } beendeten { $n-completed ->
        [one] Partie
       *[other] Partien
    }; von deinen { $n-scheduled } Partien { $n-left ->
        [one] läuft
       *[other] laufen
    } noch { $n-left }.
asked-level =
    Deine Normen gehen von { $n-level } aus{ SAME($n-now, $n-level) ->
        [yes] { "" }
       *[no] , der Stufe, die dieses Turnier für dich zählt; jetzt hast du { $n-now }
    }.
asked-new_opponents = Du hast noch keine Stufe, und noch sagt nichts, wie stark deine Gegner sind: Bisher kann niemand sagen, welche Stufe deine Ergebnisse geben.
asked-target =
    { AMOUNT($t-points) }, um { $t-code ->
        [rise2] zwei Stufen aufzusteigen, auf { $t-level }
        [rise1] eine Stufe aufzusteigen, auf { $t-level }
        [confirm] { $t-level } zu bestätigen
       *[keep] { $t-level } zu behalten
    }: { $t-state ->
        [reached] erreicht
       *[other] es fehlen { NUMBER($t-missing) }
    }{ $t-state ->
        [beyond] , mehr, als deine Partien noch bringen können
        [open] , das ist noch möglich
       *[other] { "" }
    }.
asked-what_if =
    { $n-left ->
        [yes]
            { $n-left ->
                [one] Die Partie, die noch läuft, kann
               *[other] Die { $n-left } Partien, die noch laufen, können
            } dir 0 bis { AMOUNT(TEXT($n-left)) } bringen. Wozu das führt:
       *[no] Alle deine Partien sind zu Ende. So steht es jetzt:
    }
asked-supposed =
    { $n-supposed ->
        [yes] Du hast gefragt, wozu insgesamt { AMOUNT($n-asked) } führen würden:
       *[no] Du hast nach insgesamt { AMOUNT($n-asked) } gefragt, aber du wirst { NUMBER($n-points) } bis { AMOUNT($n-most_in_all) } haben.
    }
asked-no_level = noch keine Stufe: weniger als fünf deiner Partien sind gegen Spieler nahe der Stufe, die sich hier zeigt
asked-leads_to =
    { SAME($w-least, $w-most) ->
        [yes] { NUMBER($w-least) }
       *[no] { NUMBER($w-least) } bis { NUMBER($w-most) }
    } { $w-most ->
        [1] Punkt
       *[other] Punkte
    }{ SAME($w-least, $w-least_in_all) ->
        [yes] { "" }
       *[no]
            { " " }({ SAME($w-least, $w-most) ->
                [yes] { NUMBER($w-least_in_all) }
               *[no] { NUMBER($w-least_in_all) } bis { NUMBER($w-most_in_all) }
            } insgesamt)
    }: { $w-level ->
        [no] { asked-no_level }
       *[yes]
            { SAME($n-now, $n-level) ->
                [yes]
                    { $w-reason ->
                        [rise2] du steigst zwei Stufen auf, auf { $w-level }
                        [rise1] du steigst eine Stufe auf, auf { $w-level }
                        [confirmed] du bestätigst { $w-level }
                        [kept] du behältst { $w-level }
                        [fell] du fällst auf { $w-level }
                       *[other] { $w-level }
                    }
               *[no] { $w-level }
            }
    }.
asked-most_points = Wer im ganzen Turnier die meisten Punkte hat, behält die Stufe auf jeden Fall.
asked-preliminary =
    All das ist vorläufig, bis das Turnier geschlossen wird.{ $n-new_players ->
        [yes]
            { " " }{ $n-new_players } neue { $n-new_players ->
                [one] Person nimmt
               *[other] Spieler nehmen
            } teil: Sie gelten als so stark, wie ihre bisherigen Ergebnisse sagen, ohne Ergebnisse als so stark wie deine anderen Gegner im Schnitt, und all das kann sich noch ändern.
       *[no] { "" }
    }
asked-undrawn =
    { $n-undrawn } deiner Partien { $n-undrawn ->
        [one] ist
       *[other] sind
    } noch auszulosen: Darin gilt ein Gegner als so stark, wie es die, denen du noch begegnen kannst, im Schnitt sind.
asked-unranked =
    { $n-rated ->
        [yes] Dieses Turnier zählt für die Wertungsliste des Verbandes in { $n-game } ({ $n-game ->
            [gomoku] G27–30
           *[other] R28–31
        }) und für keine Stufen, also gibt es keine Normen.
       *[no] Die Ergebnisse dieses Turniers zählen für keine Rangliste, also gibt es keine Normen.
    }
# Protokoll
asked-sides =
    { $r-black ->
        [yes]
            { $r-begins ->
                [white] Weiß: { $r-white }. Schwarz: { $r-black }.
               *[black] Schwarz: { $r-black }. Weiß: { $r-white }.
            }
       *[no] { $r-first } setzt die ersten Steine, { $r-second } antwortet; die Farben sind noch nicht gewählt.
    }
asked-sides_match = { $r-first } gegen { $r-second }.
asked-began = Begonnen am { FULL_DAY($day_of) }.
asked-opening = Eröffnung: { $name }.
asked-goes_on = Die Partie läuft noch.
asked-record = Die ganze Partie mit allen Entscheidungen, in den Wörtern des Protokolls:
asked-no_move = Noch ist kein Zug gemacht.
asked-attached = Angehängt sind { $game }.txt und { $game }.sgf, Dateien, die Programme für das Spiel lesen können.
asked-attached_one = Angehängt ist { $game }.txt, die Partie als reiner Text.
# worum der Turnierleiter gebeten wird
asked-enter_passed_on = Ich habe dem Turnierleiter ({ $r-arbiter }) gesagt, dass du gern an { $r-name } ({ $r-id }) teilnehmen möchtest.
asked-enter_then =
    Der Turnierleiter entscheidet. Du bist Nummer { $r-place } in der Reihe{ $r-free ->
        [yes] { "" }
       *[no] , und im Moment ist kein Platz frei
    }. Sobald du angemeldet bist, bekommst du eine Einladung; bis dahin ist nichts entschieden.
asked-queue_passed_on = { $r-name } ({ $r-id }) ist voll. Du stehst auf der Warteliste, auf Platz { $r-place }.
asked-queue_then = Wenn jemand vor dem Beginn ausscheidet, bekommt der Erste der Liste den Platz und eine Einladung. Wenn du nicht länger warten willst, schreib "abmelden { $r-id }".
asked-granted_passed_on = Der Turnierleiter hat Ja gesagt: Du darfst an { $r-name } ({ $r-id }) teilnehmen. Im Moment ist es voll, und du stehst auf der Warteliste, auf Platz { $r-place }.
asked-granted_then = { asked-queue_then }
asked-late_passed_on = { $r-name } ({ $r-id }) hat schon begonnen. Ich habe dem Turnierleiter ({ $r-arbiter }) gesagt, dass du noch dazukommen möchtest.
asked-late_then = Der Turnierleiter entscheidet, ob du mit der nächsten Runde einsteigst. Bis dahin ist nichts entschieden.
asked-refused_passed_on = Der Turnierleiter hat dich nicht in { $r-name } ({ $r-id }) aufgenommen. Die Begründung: "{ $r-reason }"
asked-refused_then = Wenn du eine Frage hast, schreib dem Turnierleiter: { $r-arbiter }.
asked-missed_passed_on =
    { $r-name } ({ $r-id }) { $r-reason ->
        [yes] ist abgesagt
       *[no] hat begonnen
    }. Du hast auf einen Platz darin gewartet.
asked-missed_then =
    { $r-reason ->
        [yes] Der Turnierleiter begründet das so: "{ $r-reason }"
       *[no] Für dich war nicht rechtzeitig einer frei.
    } Dein Wunsch ist von der Liste gestrichen; du brauchst nichts zu tun.
asked-unasked_passed_on = Du stehst nicht mehr auf der Liste derer, die an { $r-name } ({ $r-id }) teilnehmen möchten.
asked-come_back =
    { $r-again ->
        [arbiter] Die Anmeldung ist vorbei: Wenn du es dir anders überlegst, schreib dem Turnierleiter ({ $r-arbiter }).
       *[other]
            Wenn du es dir anders überlegst, schreib "anmelden { $r-id }{ $r-again ->
                [voucher] { " " }GUTSCHEIN
               *[other] { "" }
            }"{ $r-again ->
                [voucher] { " " }mit deinem Gutschein
               *[other] { "" }
            }
    }
asked-unasked_then =
    Es kostet dich nichts. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other] : Dann stehst du am Ende der Liste.
    }
asked-out_passed_on = Du bist nicht mehr für { $r-name } ({ $r-id }) angemeldet.
asked-out_then =
    Noch hatte keine Partie begonnen, also kostet es dich nichts{ $r-free ->
        [yes] { "" }
       *[no] { " " }außer deinem Platz
    }. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other]
            { $r-free ->
                [yes] { "" }
               *[no] : Dann stehst du am Ende der Warteliste
            }.
    }
asked-wish =
    { $what ->
        [queue] du stehst auf der Warteliste
        [granted] ja, sobald ein Platz frei ist
        [refused] du bist nicht aufgenommen
        [missed] diesmal kein Platz für dich
        [unasked] dein Wunsch ist von der Liste
        [out] du bist nicht mehr angemeldet
       *[other] dein Wunsch ist weitergegeben
    }
asked-withdraw_passed_on = Ich habe dem Turnierleiter ({ $r-arbiter }) gesagt, dass du dich von { $r-name } ({ $r-id }) zurückziehen möchtest.
asked-withdraw_then =
    Es hat sich nichts geändert{ $r-running ->
        [yes] : Deine Partien gehen weiter, und ihre Zeit läuft
       *[no] { "" }
    }, bis der Turnierleiter entscheidet.{ $r-running ->
        [yes]
            { " " }Wenn du ausscheidest, { $r-running ->
                [one] ist die Partie, die noch läuft,
               *[other] sind die { $r-running } Partien, die noch laufen,
            } verloren{ $r-annulled ->
                [yes] , und weil weniger als die Hälfte deiner Partien beendet ist, wirst du aus der Tabelle genommen
               *[no] { "" }
            }. Wenn du es dir anders überlegt hast, sag es bitte gleich dem Turnierleiter.
       *[no] { "" }
    }

## board: Das Brett.
board-diagram = Diagramm
board-last = Letzter Zug
board-moves = Züge:
board-black = Schwarz:
board-white = Weiß:
board-offers = Angeboten:
board-forbidden = Verboten für Schwarz:
board-spots = Markiert:
board-empty = Das Brett ist leer.
board-colour =
    { $name ->
        [black] Schwarz
        [white] Weiß
        [neutral] neutral
       *[other] noch nicht gewählt
    }
# `signs` sind die Zeichen der schwarzen und weißen Steine; `pointed` ist, worauf das Brett zeigt.
board-legend =
    { $colour ->
        [black] { $signs-0 } = du (Schwarz), { $signs-1 } = { $opponent } (Weiß)
        [white] { $signs-0 } = { $opponent } (Schwarz), { $signs-1 } = du (Weiß)
       *[other] { $signs-0 } = Schwarz, { $signs-1 } = Weiß
    }{ $pointed-0 ->
        [offers] , { LETTERS($pointed-1) } = angeboten
        [preview] , Klammern = Vorschau
        [last]
            , Klammern = { COUNT($pointed-1) ->
                [one] letzter Zug
               *[other] letzte Züge
            }
       *[other] { "" }
    }
board-players =
    { $colour ->
        [black] Du hast Schwarz, { $opponent } hat Weiß.
        [white] Du hast Weiß, { $opponent } hat Schwarz.
       *[other] Wer welche Farbe hat, ist noch nicht entschieden.
    }
board-letters =
    { MORE(5, COUNT($labels)) ->
        [yes] { JOIN($labels, ", ") }
       *[no] { $labels-0 } bis { LAST($labels) }
    }
board-pointed_out =
    { $pointed-0 ->
        [offers]
            { COUNT($pointed-1) ->
                [one] Der angebotene fünfte Zug ist
               *[other] Die angebotenen fünften Züge sind
            } mit { LETTERS($pointed-1) } markiert.
        [preview] Was du sehen wolltest, ist rot markiert.
        [last]
            { COUNT($pointed-1) ->
                [one] Der letzte Zug ist
               *[other] Die letzten Züge sind
            } rot markiert.
       *[other] { "" }
    }

## closings: Worin sich ein früherer Abschluss eines Turniers unterscheidet.
closings-game =
    { $game }, { $black } – { $white }: { $after ->
        [yes] { $after }
       *[no] zählt nicht
    }, { $before ->
        [yes] vorher { $before }
       *[no] zählte vorher nicht
    }
closings-more = und { $number } weitere
closings-same = Alle Ergebnisse sind, wie sie waren.
closings-placed =
    Nach der früheren Tabelle { $team ->
        [yes] war { $team }
       *[no] warst du
    } Nummer { $place } ({ $points }).
closings-level = Nach der früheren Tabelle wäre deine Stufe { $level } gewesen.
closings-place = Platz { $place } ({ $points })
closings-place_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] auf keinem Platz
    }, vorher { $before ->
        [yes] { $before }
       *[no] auf keinem
    }
closings-level_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] keine Stufe
    }, vorher { $before ->
        [yes] { $before }
       *[no] keine Stufe
    }
closings-answer =
    { SAME($text, "yes") ->
        [yes] ja
       *[no]
            { SAME($text, "no") ->
                [yes] nein
               *[no] { $text }
            }
    }
closings-count =
    { $name }: { $what ->
        [completed] beendete Partien
        [points] Punkte
        [keep] Norm zum Behalten
        [confirm] Norm zum Bestätigen
        [rise1] Norm für eine Stufe mehr
        [rise2] Norm für zwei Stufen mehr
       *[confirmed] bestätigt:
    } { $after ->
        [yes] { ANSWER($after) }
       *[no] keine
    }, vorher { $before ->
        [yes] { ANSWER($before) }
       *[no] keine
    }
closings-used_at_start = { $event } begann mit { $level } von { $name }; das bleibt die Stufe an seinem Beginn (Art. 2 §4).
closings-used_at_close = { $event } wurde mit { $level } von { $name } geschlossen; es muss geöffnet und wieder geschlossen werden, wenn die jetzige Stufe dafür zählen soll.
closings-undecided =
    Nicht entschieden, als das Turnier geschlossen wurde: { MORE(COUNT($rulings), 1) ->
        [yes] die Einsprüche gegen die Entscheidungen
       *[no] der Einspruch gegen Entscheidung
    } { JOIN($rulings, ", ") }. Warum es trotzdem geschlossen wurde: { $reason }

## dates: Tage und Zeiten.
dates-month =
    { $d-month ->
        [1] Jan
        [2] Feb
        [3] März
        [4] Apr
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug
        [9] Sept
        [10] Okt
        [11] Nov
       *[12] Dez
    }
# $d zählt ab 0, Montag
dates-weekday =
    { $d ->
        [0] Montag
        [1] Dienstag
        [2] Mittwoch
        [3] Donnerstag
        [4] Freitag
        [5] Samstag
       *[6] Sonntag
    }
dates-short_weekday =
    { $d ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }
dates-day = { $d-day }. { dates-month }
dates-full_day =
    { STRING($d) ->
        [yes] { $d }
       *[no] { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day } { $d-year }
    }
dates-moment = { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day }, { CLOCK($d) } ({ PLACE($d) })
dates-days =
    { $t-days } { $t-days ->
        [one] Tag
       *[other] Tage
    }
dates-hours =
    { HOURS($t) } { HOURS($t) ->
        [one] Stunde
       *[other] Stunden
    }
dates-minutes =
    { MINUTES($t) } { MINUTES($t) ->
        [one] Minute
       *[other] Minuten
    }
# die beiden größten Einheiten einer Zeit; Sätze stellen sie nie in den Dativ
dates-span =
    { MORE(0, $t-days) ->
        [yes] 0 Minuten
       *[no]
            { $t-days ->
                [0]
                    { HOURS($t) ->
                        [0]
                            { MINUTES($t) ->
                                [0] weniger als eine Minute
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
# Wann eine Erinnerung kommt, als Nebensatz nach "wenn": das Verb steht am Ende.
dates-share =
    { SAME($text, "50%") ->
        [yes] die Hälfte der Zeit vorbei ist
       *[no]
            { ENDSWITH($text, "%") ->
                [yes] { BUT_LAST($text) } % der Zeit vorbei sind
               *[no]
                    { SAME($text, "1d") ->
                        [yes] nur noch ein Tag übrig ist
                       *[no]
                            { ENDSWITH($text, "d") ->
                                [yes] nur noch { BUT_LAST($text) } Tage übrig sind
                               *[no] { $text }
                            }
                    }
            }
    }
# Was jede Grenze übrig lässt: `move`, `total`, `control` oder `fischer`.
dates-limits = { JOIN(EACH($lefts, "dates-limits-each"), ", ") }
dates-limits-each =
    { SPAN($item-time) } { $item-name ->
        [move] für den Zug
        [total] für den Rest der Partie
        [bank] in der Zeitbank
        [fischer] als Vorrat
       *[other]
            { $item-moves ->
                [one] für den nächsten Zug
               *[other] für die nächsten { $item-moves } Züge
            }
    }

## diploma_words: Die Wörter eines Diploms; `where` sagt, wie und wann der Titel erreicht wurde.
diploma_words-month =
    { $d-month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
diploma_words-dan = { language-dan }
diploma_words-heading = Diplom
diploma_words-opening = Hiermit wird bestätigt, dass
diploma_words-reached = folgenden Titel erreicht hat:
diploma_words-lasting = Ein Ehrentitel: der höchste, den sein Träger im Renju am Brett erreicht hat. Er geht nie verloren.
diploma_words-place_and_date = Ort und Datum
diploma_words-board = Für den Vorstand
diploma_words-committee = Für den Ranglistenausschuss
diploma_words-day = { $d-day }. { diploma_words-month } { $d-year }
diploma_words-where =
    im Renju am Brett{ $source ->
        [test] , durch eine am { $day } bestandene Prüfung
       *[other]
            { $event ->
                [yes] , bei { $event } am { $day }
               *[no]
                    { $day ->
                        [yes] , am { $day }
                       *[no] { "" }
                    }
            }
    }

## endings: Wie eine Partie endete. `winner` ist `you`, `opponent`, `draw` oder `nobody`; `detail` die Art eines verbotenen Zugs.
endings-result =
    { $winner ->
        [you] Du hast gewonnen.
        [opponent] { $opponent } hat gewonnen.
        [draw] Die Partie ist remis.
       *[nobody] Niemand hat gewonnen: Sie ist für beide verloren.
    }
endings-five =
    { $winner ->
        [you] Du hast fünf in einer Reihe und gewonnen. Herzlichen Glückwunsch!
       *[other] { $opponent } hat fünf in einer Reihe und gewonnen.
    }
endings-overline =
    { $winner ->
        [you] Du hast sechs oder mehr in einer Reihe, und das gewinnt hier. Herzlichen Glückwunsch!
       *[other] { $opponent } hat sechs oder mehr in einer Reihe, und das gewinnt hier.
    }
endings-forbidden-kind =
    { $detail ->
        [yes]
            { " " }({ REPLACE($detail, "_", "-") ->
                [overline] eine Überlinie
                [double-four] eine Doppelvier
                [double-three] eine Doppeldrei
               *[other] { $detail }
            })
       *[no] { "" }
    }
endings-forbidden =
    { $detail ->
        [two-threes]
            { $winner ->
                [you] { $opponent } hat mit einem Zug zwei offene Dreier gemacht, was Weiß nicht darf. Du hast gewonnen.
               *[other] Dein Zug machte zwei offene Dreier, was Weiß nicht darf. { $opponent } hat gewonnen.
            }
       *[other]
            { $winner ->
                [you] { $opponent } hat einen Zug gemacht, der für Schwarz verboten ist{ endings-forbidden-kind }. Du hast gewonnen.
               *[other] Dein Zug ist für Schwarz verboten{ endings-forbidden-kind }. { $opponent } hat gewonnen.
            }
    }
endings-resign =
    { $winner ->
        [you] { $opponent } hat aufgegeben. Du hast gewonnen.
       *[other] Du hast aufgegeben. { $opponent } hat gewonnen.
    }
endings-agreement = Du und { $opponent } habt euch auf Remis geeinigt.
endings-full = Das Brett ist voll: Die Partie ist remis.
endings-passes = Beide haben gepasst: Die Partie ist remis.
endings-draw_claim = Remis wurde reklamiert, wie es die Regeln dieses Turniers erlauben: Die Partie ist remis.
endings-time =
    { $winner ->
        [you] Die Zeit von { $opponent } ist abgelaufen. Du hast gewonnen.
        [opponent] Deine Zeit ist abgelaufen. { $opponent } hat gewonnen.
        [nobody] Die Zeit beider Spieler ist abgelaufen: Die Partie ist für beide verloren.
       *[other] Die Zeit beider Spieler ist abgelaufen: Die Partie ist remis.
    }
endings-withdrawal =
    { $winner ->
        [nobody] Du und { $opponent } seid beide aus dem Turnier ausgeschieden: Die Partie ist für beide verloren.
        [you]
            { $detail ->
                [director] Der Turnierleiter hat { $opponent } vom Turnier ausgeschlossen. Das Match zählt als Sieg für dich.
                [arbiter] Der Turnierleiter hat { $opponent } vom Turnier ausgeschlossen. Die Partie zählt als Sieg für dich.
               *[other] { $opponent } ist aus dem Turnier ausgeschieden. Die Partie zählt als Sieg für dich.
            }
       *[other]
            { $detail ->
                [director] Der Turnierleiter hat dich vom Turnier ausgeschlossen. Das Match zählt als Sieg für { $opponent }.
                [arbiter] Der Turnierleiter hat dich vom Turnier ausgeschlossen. Die Partie zählt als Sieg für { $opponent }.
               *[other] Du bist aus dem Turnier ausgeschieden. Die Partie zählt als Sieg für { $opponent }.
            }
    }
endings-adjudication = Der Turnierleiter hat die Partie entschieden. { endings-result }
endings-walkover =
    { $winner ->
        [nobody] Die Partie wurde nicht begonnen: Sie ist für beide verloren.
        [you]
            { $detail ->
                [director] Der Turnierleiter hat { $opponent } vom Turnier ausgeschlossen, und das Match wurde nicht begonnen. Du hast kampflos gewonnen.
                [arbiter] Der Turnierleiter hat { $opponent } vom Turnier ausgeschlossen, und die Partie wurde nicht begonnen. Du hast kampflos gewonnen.
               *[other] Die Partie wurde nicht begonnen. Du hast kampflos gewonnen.
            }
       *[other] Die Partie wurde nicht begonnen. { $opponent } hat kampflos gewonnen.
    }
endings-late =
    { $winner ->
        [nobody] Keiner von euch hat das Match rechtzeitig begonnen: Die Partie ist für beide verloren.
        [you] { $opponent } hat das Match nicht rechtzeitig begonnen. Du hast gewonnen.
       *[other] Du hast das Match nicht rechtzeitig begonnen. { $opponent } hat gewonnen.
    }
endings-annulled = Der Turnierleiter hat diese Partie annulliert: Sie zählt für niemanden, und es sind keine Züge mehr nötig. Die Begründung: "{ $detail }"

## happenings: Was geschehen ist. Jeder Satz nimmt den Namen des Gegners und was `HAPPENINGS` aufzählt.
happenings-game_started = Deine Partie gegen { $opponent } hat begonnen.
happenings-deciding_started =
    Das Match zwischen dir und { $opponent } steht nach seinen Partien gleich: Diese entscheidet. { $white ->
        [yes] Weiß hat und beginnt also
       *[no] Es beginnt
    }, wer in seinen gewonnenen Partien weniger Züge brauchte; brauchten beide gleich viele, hat ein Los bestimmt, wer.
happenings-you_played = Du hast { moves-did }.
happenings-they_played = { $opponent } hat { moves-did }.
happenings-you_had_played = Du hast { moves-did }: Der Brief kam am { MOMENT($arrived) } an. Du hast { SPAN($used) } gebraucht und hattest { SPAN($left) } für den nächsten Zug.
happenings-you_offered_draw = Du hast Remis angeboten.
happenings-they_offered_draw = { $opponent } bietet Remis an.
happenings-you_declined_draw = Du hast das Remis abgelehnt. Die Partie geht weiter.
happenings-they_declined_draw = { $opponent } hat das Remis abgelehnt. Die Partie geht weiter.
happenings-you_claimed_win = Du hast den Gewinn reklamiert, und die Reklamation war richtig.
happenings-they_claimed_win = { $opponent } hat den Gewinn reklamiert, und die Reklamation war richtig.
happenings-you_claimed_draw = Du hast Remis reklamiert.
happenings-they_claimed_draw = { $opponent } hat Remis reklamiert.
happenings-you_wrote =
    Deine Nachricht an { $opponent } ist weitergegeben: "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(und { SUB(COUNT($lines), 1) } weitere { SUB(COUNT($lines), 1) ->
                [one] Zeile
               *[other] Zeilen
            })
       *[no] { "" }
    }.
happenings-they_wrote = { $opponent } hat dir geschrieben.
happenings-clock_credited =
    Wir haben diesen Brief spät gelesen, darum bekommt deine Uhr { $hours } { $hours ->
        [one] Stunde
       *[other] Stunden
    } zurück.
happenings-clock_runs = Briefe an dich kamen zurück, darum stand deine Uhr still. Jetzt läuft sie wieder, mit so viel Zeit, wie du noch hattest.
happenings-their_clock_stopped =
    Briefe an { $opponent } kommen zurück, darum steht die Uhr von { $opponent } jetzt still{ $days ->
        [yes]
            : höchstens { $days } { $days ->
                [one] Tag
               *[other] Tage
            } lang, außer es bestätigt sich, dass Briefe nicht ankommen
       *[no] { "" }
    }. Der Turnierleiter weiß davon.
happenings-stop_over =
    { $yours ->
        [yes] Ein Mailserver hatte gemeldet, dass meine Briefe dich nicht erreichen, darum stand deine Uhr still. Sonst spricht nichts dafür, und jetzt läuft deine Uhr wieder. Wenn du das liest, antworte bitte.
       *[no] Die Uhr von { $opponent } läuft wieder. Sie stand still, weil ein Mailserver gemeldet hatte, dass Briefe zurückkommen, und sonst spricht nichts dafür.
    }
happenings-report_refuted =
    { $yours ->
        [yes]
            Du hast einen Brief beantwortet, der als nicht zugestellt gemeldet war: Er hatte dich erreicht. Darum { $hours ->
                [one] zählt { $hours } Stunde
               *[other] zählen { $hours } Stunden
            }, für die deine Uhr stillstand, nun doch. Der Turnierleiter weiß davon; wenn das nicht stimmt, schreib ihm.
       *[no]
            { $opponent } hat einen Brief beantwortet, der als nicht zugestellt gemeldet war: Er war angekommen. Darum { $hours ->
                [one] zählt { $hours } Stunde
               *[other] zählen { $hours } Stunden
            }, für die die Uhr von { $opponent } stillstand, nun doch. Der Turnierleiter weiß davon.
    }
happenings-letters_go = Von jetzt an gehen Briefe an { $address }, weil sie von deiner anderen Adresse zurückkamen.
happenings-sent_again = Hier ist deine Partie gegen { $opponent } noch einmal, falls mein letzter Brief dich nicht erreicht hat.
happenings-shown = Hier ist deine Partie gegen { $opponent }.
happenings-reminder = Eine Erinnerung, weil { SHARE($share) }: { $opponent } wartet auf deinen Zug.
happenings-match_to_begin = Das wäre dein erster Zug im Match gegen { $opponent }. Wer ihn nicht rechtzeitig macht, verliert alle Partien des Matchs (§ 17 der Penteregeln): Antworte darum bitte wenigstens in einer von ihnen.
happenings-match_late =
    { $both ->
        [yes] Keiner von euch hat einen
       *[no]
            { $yours ->
                [yes] Du hast keinen
               *[no] { $opponent } hat keinen
            }
    } ersten Zug { $single ->
        [yes] der Partie
       *[no] des Matchs
    } rechtzeitig gemacht (Frist: { SPAN($time) }, seit er fällig war): Die Zeit dafür war am { MOMENT($due) } um{ $game ->
        [yes] , in { $game }
       *[no] { "" }
    }. Nach § 17 der Penteregeln { $single ->
        [yes] ist die Partie
       *[no] sind alle Partien des Matchs, die nicht zu Ende waren,
    } für { $both ->
        [yes] euch beide
       *[no]
            { $yours ->
                [yes] dich
               *[no] { $opponent }
            }
    } verloren. Wer meint, dass das nicht stimmen kann, schreibe dem Turnierleiter.
happenings-you_claimed_line =
    { $finding ->
        [proved] Deine Reklamation ist geprüft: Jede Verteidigung verliert gegen Vierer und Dreier. Der Turnierleiter weiß davon und entscheidet.
       *[other] Deine Reklamation ist geprüft, so weit das Programm reicht, und noch ist nicht bekannt, ob jede Verteidigung verliert. Der Turnierleiter weiß davon und entscheidet.
    } Bis dahin gehen die Partie und deine Uhr weiter, spiel also bitte weiter. Dein Gegner erfährt nichts davon.
happenings-you_claimed_time = Du hast den Gewinn auf Zeit reklamiert.
happenings-they_claimed_time = { $opponent } reklamiert den Gewinn, weil deine Zeit abgelaufen ist.
happenings-claim_void =
    { $yours ->
        [yes] Deine Reklamation, auf Zeit gewonnen zu haben, ist hinfällig: { $opponent } hat
       *[no] Die Reklamation von { $opponent }, auf Zeit gewonnen zu haben, ist hinfällig: Du hast
    } seither Zeit bekommen.
happenings-you_are_late = Die Zeit für deinen Zug ist abgelaufen.
happenings-they_are_late = Die Zeit von { $opponent } für den Zug ist abgelaufen.
happenings-your_time_extended = Der Turnierleiter hat dir noch { SPAN($time) } gegeben. Die Begründung: "{ $reason }"
happenings-their_time_extended = Der Turnierleiter hat { $opponent } noch { SPAN($time) } gegeben. Die Begründung: "{ $reason }"
happenings-clocks_paused = Der Turnierleiter hat die Uhr dieser Partie für euch beide angehalten. Die Begründung: "{ $reason }"
happenings-clocks_resumed = Der Turnierleiter hat die Uhr dieser Partie wieder in Gang gesetzt, mit so viel Zeit, wie übrig war. Die Begründung: "{ $reason }"
happenings-reopened =
    Der Turnierleiter hat entschieden, dass diese Partie weitergeht, und { $yours ->
        [yes] du hast
       *[no] { $opponent } hat
    } { SPAN($time) } für den Zug. Die Begründung: "{ $reason }"
happenings-moves_taken_back =
    Der Turnierleiter hat zurückgenommen, was ab Zug { $first } gespielt wurde: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] Damit ist die Partie nicht zu Ende.{ " " }
       *[no] { "" }
    }Die Stellung davor gilt wieder, und { $yours ->
        [yes] du bist weiter am Zug
       *[no] { $opponent } ist weiter am Zug
    }: Die Zeit, die seither vergangen ist, kostet niemanden etwas. Seither gemachte Remisangebote und Reklamationen sind hinfällig, ebenso alle im Voraus eingegebenen Züge. Frühere Briefe zu dieser Partie zählen nicht mehr, antworte also bitte auf diesen. Die Begründung: "{ $reason }"
happenings-moves_restored =
    Was ab Zug { $first } gespielt wurde, zählt wieder so, wie es war, bevor der Turnierleiter es zurücknahm: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] Damit ist die Partie zu Ende, wie sie es war.
       *[no]
            { $yours ->
                [yes] Du bist am Zug
               *[no] { $opponent } ist am Zug
            }: Die Zeit, die inzwischen vergangen ist, kostet niemanden etwas. Im Voraus eingegebene Züge sind weg. Frühere Briefe zu dieser Partie zählen nicht mehr, antworte also bitte auf diesen.
    } Die Begründung: "{ $reason }"
happenings-time_taken_back =
    Der Turnierleiter hat die Zeit ({ SPAN($time) }) zurückgenommen, die { $yours ->
        [yes] du für diese Partie bekommen hattest
       *[no] { $opponent } für diese Partie bekommen hatte
    }. Die Begründung: "{ $reason }"
happenings-your_claim_refused = Der Turnierleiter gibt dir den Gewinn, den du reklamiert hast, nicht; die Partie geht weiter. { $opponent } erfährt nichts davon. Die Begründung: "{ $reason }"
happenings-time_given_back =
    { $why ->
        [sent] Unser Brief über deinen Zug ist spät hinausgegangen
        [returned] Ein Brief an dich kam zurück
        [clock] Eine Uhr bei uns oder auf dem Mailserver ging falsch
        [outage] Wir konnten unsere Post nicht lesen
       *[other] Wir haben einen Brief spät gelesen
    }, darum bekommt deine Uhr { $hours } { $hours ->
        [one] Stunde
       *[other] Stunden
    } zurück.
happenings-their_time_given_back =
    { $why ->
        [sent] Unser Brief über den Zug von { $opponent } ist spät hinausgegangen
        [returned] Ein Brief an { $opponent } kam zurück
        [clock] Eine Uhr bei uns oder auf dem Mailserver ging falsch
        [outage] Wir konnten unsere Post nicht lesen
       *[other] Wir haben einen Brief spät gelesen
    }, darum bekommt die Uhr von { $opponent } { $hours } { $hours ->
        [one] Stunde
       *[other] Stunden
    } zurück.
happenings-you_are_silent =
    Seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } ist nichts von dir gekommen, und { $opponent } wartet auf deinen Zug. Geht es dir gut? Jede Antwort hilft, auch wenn sie nur sagt, dass du mehr Zeit brauchst.
happenings-they_are_silent =
    Seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } ist nichts von { $opponent } gekommen. Ich habe um ein Lebenszeichen gebeten.
happenings-you_noted = Deine Notiz ist aufgehoben. Nur du siehst sie.
happenings-you_entered_ifs = Deine Züge im Voraus sind aufgehoben. { $opponent } erfährt nichts davon.
happenings-you_replaced_ifs = Deine Züge im Voraus sind aufgehoben, und die früheren sind weg. { $opponent } erfährt nichts davon.
happenings-you_cancelled_ifs = Deine Züge im Voraus sind gelöscht.
happenings-played_in_advance =
    { COUNT($plies) ->
        [1]
            { $plies-0-0 ->
                [you] Dein Zug { OWN($plies-0-1) }
               *[other] Der Zug { OWN($plies-0-1) } von { $opponent }
            }, im Voraus eingegeben, wurde sofort gespielt.
       *[other] Im Voraus eingegebene Züge wurden sofort gespielt: { JOIN(EACH(WHO_PLAYED($plies), "happenings-played_in_advance-each"), ", ") }.
    }
happenings-played_in_advance-each =
    { $item-0 ->
        [you] du{ " " }
        [same] { "" }
       *[other] { $opponent }{ " " }
    }{ OWN($item-1) }
happenings-ifs_dropped =
    { $why ->
        [deviated] { $opponent } hat nicht so geantwortet, wie du erwartet hattest, darum sind deine Züge im Voraus weg.
        [draw_offered] { $opponent } bietet mit dem Zug Remis an, darum wurde dein Zug im Voraus nicht gespielt: Deine Züge im Voraus sind weg.
       *[other]
            { $move ->
                [yes] Dein im Voraus eingegebener Zug { OWN($move) } kann jetzt nicht gespielt werden: Deine Züge im Voraus sind weg.
               *[no] Du bist immer noch am Zug, darum ist der Rest deiner Züge im Voraus weg.
            }
    }
happenings-previewed = Das ist nur eine Vorschau auf { OWN(JOIN($moves, ", ")) }: Nichts wurde gespielt, und { $opponent } erfährt nichts davon.
happenings-preview_overtaken = Du wolltest auch { OWN(JOIN($moves, ", ")) } zuerst sehen. Was dieser Brief gespielt hat, zählt trotzdem, und das Brett zeigt die Partie, wie sie jetzt steht.
happenings-game_moved = Diese Partie gegen { $opponent } geht von dieser Adresse aus weiter. Bitte antworte auf diesen Brief und auf keinen älteren.
happenings-replay_started = Dein Match gegen { $opponent } ist unentschieden. Wiederholung { $number } entscheidet es, mit weniger Zeit für einen Zug und getauschten Farben.
happenings-ruled = Der Turnierleiter begründet das so: "{ $reason }"
happenings-ruling_waits =
    Diese Partie soll durch eine Entscheidung enden{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, aber die Zeit, die { $late ->
        [yes] du
       *[no] { $opponent }
    } für den Zug { $late ->
        [yes] hattest
       *[no] hatte
    }, war vorher abgelaufen, am { MOMENT($due) }. Das wird zuerst geprüft: Wenn rechtzeitig kein Brief gekommen ist, ist die Partie auf Zeit verloren; wenn doch, gilt die Entscheidung ab ihrer eigenen Zeit. Ihr erfahrt es beide.
happenings-ruling_dropped = Die Entscheidung, die diese Partie beenden sollte, gilt nicht mehr: Die Partie geht weiter, wie sie ist. Die Begründung: "{ $reason }"
happenings-act_waits =
    { $act ->
        [substitution] { $by } soll einen Platz in dieser Partie übernehmen
        [take_back] Züge in dieser Partie sollen zurückgenommen werden
       *[other] Zurückgenommene Züge in dieser Partie sollen wieder gelten
    }{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, aber die Zeit, die { $late ->
        [yes] du
       *[no] { $opponent }
    } für den Zug { $late ->
        [yes] hattest
       *[no] hatte
    }, war vorher abgelaufen, am { MOMENT($due) }. Das wird zuerst geprüft: Wenn rechtzeitig kein Brief gekommen ist, ist die Partie auf Zeit verloren; wenn doch, { $act ->
        [substitution] hat { $by } den Platz ab der Zeit, zu der das entschieden wurde.
       *[other] gilt die Entscheidung ab ihrer eigenen Zeit.
    } Ihr erfahrt es beide.
happenings-act_dropped =
    { $act ->
        [substitution] { $by } übernimmt nun doch keinen Platz in dieser Partie: Sie geht weiter, wie sie ist.
       *[other]
            Die Entscheidung, dass Züge { $act ->
                [take_back] zurückgenommen werden
               *[other] wieder gelten
            } sollten, { $why ->
                [gone]
                    hatte keine Wirkung: { $act ->
                        [take_back] Keiner von ihnen ist noch da
                       *[other] Die Partie war da schon weitergegangen
                    }.
               *[other] gilt nicht mehr: Die Partie geht weiter, wie sie ist.
            }
    }{ $reason ->
        [yes] { " " }Die Begründung: "{ $reason }"
       *[no] { "" }
    }
happenings-corrected = Der Turnierleiter hat das Ergebnis dieser Partie berichtigt. Die Begründung: "{ $reason }"
happenings-counts_nothing =
    { $who ->
        [you] Dennoch zählt es in der Tabelle nicht: Du bist nicht mehr im Turnier und hattest weniger als die Hälfte deiner Matches beendet (16.2).
        [opponent] Dennoch zählt es in der Tabelle nicht: { $opponent } ist nicht mehr im Turnier und hatte weniger als die Hälfte der Matches beendet (16.2).
        [both] Dennoch zählt es in der Tabelle nicht: Ihr beide seid nicht mehr im Turnier und hattet weniger als die Hälfte eurer Matches beendet (16.2).
       *[one] Dennoch zählt sie in der Tabelle nicht: Einer von euch ist nicht mehr im Turnier und hatte weniger als die Hälfte der Partien beendet (16.2).
    }
happenings-drawn_by_old_result = Sie wurde wegen des Ergebnisses von { $game } angesetzt, das nicht mehr so gilt, wie es war.
happenings-seat_taken = Dein Gegner ist jetzt { $opponent }, anstelle von { $player }. Der Turnierleiter begründet das so: "{ $reason }"
happenings-took_seat = Du spielst diese Partie anstelle von { $player } weiter. Der Turnierleiter begründet das so: "{ $reason }"
happenings-may_appeal =
    Das ist Entscheidung { $ruling }{ $rule ->
        [yes] , nach Regel { $rule }
       *[no] { "" }
    }. Wenn du nicht einverstanden bist, antworte auf diesen Brief bis { FULL_DAY(CALENDAR($until)) } mit einer Zeile, die mit "Einspruch:" beginnt und sagt, warum.

## letter: Die Sätze, die Briefe über eine Partie gemeinsam haben. Zeiten sind die des Lesers.
letter-subject =
    { $g-game } { $g-winner ->
        [yes]
            { $g-winner ->
                [you] du hast gewonnen
                [opponent] du hast verloren
                [draw] Remis
               *[nobody]
                    { $g-ending ->
                        [annulled] annulliert
                       *[other] niemand hat gewonnen
                    }
            }
       *[no]
            { $g-turn ->
                [you]
                    dein Zug { $g-ply }{ $g-due ->
                        [yes] , bis { DAY(LOCAL($g-due, $g-time_zone)) }
                       *[no] { "" }
                    }
               *[other]
                    { $g-acted ->
                        [yes] angekommen, jetzt Zug { $g-ply }
                       *[no] Zug { $g-ply } deines Gegners
                    }
            }
    }
# hier endet die Antwort
letter-marker = über dieser Zeile antworten
# wer am Zug ist
letter-your_turn = Du bist am Zug: Zug { $ply }.
letter-their_turn =
    { $opponent } { $told ->
        [yes] weiß Bescheid und ist jetzt
       *[no] ist
    } mit Zug { $ply } dran. Du brauchst nichts zu tun.
letter-deadline = Dein Zug { $ply }, bis { MOMENT($due) }: noch { SPAN($left) }.
letter-by = Dein Zug bis { SHORT_WEEKDAY(WEEKDAY($due)) } { DAY($due) }.
letter-their_time = Die Antwort ist bis { MOMENT($due) } fällig: noch { SPAN($left) }.
letter-your_clock = Deine Uhr steht seit { MOMENT($since) } still: Briefe an dich kamen zurück. Sie läuft wieder, sobald ein Brief von dir ankommt.
letter-ran_out =
    Die Zeit war am { MOMENT($due) } abgelaufen.{ $winner ->
        [opponent] { " " }Wenn das nicht stimmen kann, schreib bitte dem Turnierleiter: { $arbiter }.
       *[other] { "" }
    }
letter-their_clock = Die Uhr von { $opponent } steht seit { MOMENT($since) } still: Briefe an { $opponent } kamen zurück. Der Turnierleiter weiß davon.
letter-your_late =
    Deine Zeit war am { MOMENT($due) } abgelaufen{ $by ->
        [claimed] , und { $opponent } hat den Gewinn reklamiert. Nur ein Zug von dir, der vor der Reklamation ankam, zählt noch.
        [arbiter] . Der Turnierleiter entscheidet, was folgt. Ein Zug von dir, der vorher ankommt, zählt noch.
       *[other] . { $opponent } darf den Gewinn reklamieren. Ein Zug von dir, der vor der Reklamation ankommt, zählt noch.
    }
letter-their_late =
    Die Zeit von { $opponent } war am { MOMENT($due) } abgelaufen{ $by ->
        [claimed] , und du hast den Gewinn reklamiert. Er gehört dir, außer ein Zug ist vor deiner Reklamation angekommen: Du erfährst es, sobald alle Briefe gelesen sind, die vorher gekommen sind.
        [arbiter] . Der Turnierleiter weiß davon und entscheidet, was folgt.
       *[other] . Um den Gewinn zu reklamieren, antworte "reklamiere Zeit". Bis deine Reklamation ankommt, zählt ein Zug von { $opponent } noch.
    }
letter-paused_clock = Der Turnierleiter hat die Uhr am { MOMENT($since) } angehalten. Es vergeht keine Zeit, bis er sie wieder in Gang setzt; ziehen könnt ihr trotzdem.
letter-my_limits = Deine Zeit: { dates-limits }.
letter-their_limits = Die Zeit von { $opponent }: { dates-limits }.
letter-they_have = Für den Zug danach hat { $opponent } { SPAN($time) }.
letter-you_have = Für deinen Zug danach hast du { SPAN($time) }.
# was zu antworten ist
letter-tap =
    { IN($code, "place_opening", "place_declare", "name_opening") ->
        [yes]
            Tippe unten auf eine Eröffnung: Ein Brief mit deiner Antwort öffnet sich, und du brauchst ihn nur abzuschicken.{ $code ->
                [place_declare] { " " }Er verlangt 3 fünfte Züge: Ändere die Zahl vorher, wenn du willst.
               *[other] { "" }
            }{ $code ->
                [name_opening] { " " }Er enthält auch einen Zug 4: Ändere ihn vorher, wenn du willst.
               *[other] { "" }
            }
       *[no]
            { $brief ->
                [yes] Tippe auf einen Punkt und schick den Brief ab.
               *[no] Tippe unten auf dem Brett auf den Punkt, den du willst: Ein Brief mit deiner Antwort öffnet sich, und du brauchst ihn nur abzuschicken.
            }{ $code ->
                [play_declare] { " " }Er verlangt 3 fünfte Züge: Ändere die Zahl vorher, wenn du willst.
               *[other] { "" }
            }
    }
letter-fill_in = Ausfüllen: { $text }
letter-filled_in = Der Knopf öffnet einen Brief mit einem Beispiel. Setze deine eigenen Punkte ein, bevor du ihn abschickst.
letter-play_it = Spielen: { $text }
letter-how = Antworte auf diesen Brief und schreib deine Antwort ganz oben auf eine eigene Zeile, zum Beispiel: { $example }
letter-free_move = Meinen Zug schreiben
letter-answer =
    { STARTSWITH($text, "keep ") ->
        [yes] { REMOVEPREFIX($text, "keep ") } als fünften Zug wählen
       *[no]
            { CODE($text) ->
                [black] Ich nehme Schwarz
                [white] Ich nehme Weiß
                [accept] Remis? Ja, danke
                [decline] Remis? Nein, weiter
                [resign] Ich möchte aufgeben ...
                [show] Schick mir das Brett noch mal
                [pass] Kein Stein: passe
                [leave] Stein dem Gegner überlassen
                [fifths] Schwarz, ich biete fünfte Züge
                [claim_five] Ich reklamiere fünf
                [claim_forbidden] Reklamiere: verbotener Zug
                [claim_time] Reklamiere Gewinn auf Zeit
                [claim_draw] Ich reklamiere Remis
                [cancel_ifs] Lösche meine Züge im Voraus
               *[other] Antwort: { moves-own }
            }
    }
letter-confirm = Ja, die Partie beenden: gebe auf
letter-yes =
    { $what ->
        [letter] Ja, dieser Brief ist von mir
        [address] Ja, schreibt an diese Adresse
        [remove] Ja, streicht diese Adresse
        [forget] Ja, vergesst mich
       *[withdraw] Ja, ich verlasse das Turnier
    }
letter-draw_theirs = { $opponent } bietet Remis an: Antworte "nehme an" oder "lehne ab". Ein Zug lehnt es auch ab.
letter-draw_yours = Dein Remisangebot gilt, bis { $opponent } antwortet.
letter-orders =
    Du kannst auch { $example ->
        [yes] einen Zug mit Remisangebot ("{ $example }, Remis?"),{ " " }
       *[no] { "" }
    }{ $turn ->
        [opponent] Züge im Voraus (siehe "Hilfe"),{ " " }
       *[other] { "" }
    }"gebe auf", "zeige" (dann kommt das Brett noch einmal) oder "Hilfe" (alles über das Spielen per Mail) schreiben.
letter-brief = Du kannst auch schreiben: { JOIN(EACH($orders, "letter-order"), " · ") }
letter-order =
    { CODE($item) ->
        [show] zeige
        [pass] passe
        [claim_five] reklamiere fünf
        [claim_forbidden] reklamiere verboten
        [claim_draw] reklamiere Remis
        [resign] gebe auf
        [resign_single] einfach aufgeben
        [help] Hilfe (alles, was du schreiben kannst)
       *[other] { $item }
    }
letter-claims =
    In diesem Turnier muss ein Gewinn reklamiert werden. Wenn du einen Fünfer machst, schreib { $example ->
        [yes] "{ $example }, reklamiere fünf" mit dem Zug oder{ " " }
       *[no] { "" }
    }"reklamiere fünf", bevor du deinen nächsten Zug machst.{ HOLDS($kinds, "forbidden") ->
        [yes] { " " }Wenn Schwarz einen verbotenen Zug macht, schreibt Weiß vor dem eigenen nächsten Zug "reklamiere verboten"; eine Überlinie kann auch später noch reklamiert werden, bis Schwarz einen Fünfer macht.
       *[no] { "" }
    }
letter-draw_claim = Es sind genug Züge gemacht, um Remis zu reklamieren: Wer das will, schreibt "reklamiere Remis".
# Züge im Voraus: das Geheimnis des Lesers
letter-ifs = Deine Züge im Voraus ({ $opponent } sieht sie nicht):
letter-if_line = { JOIN(EACH($pairs, "letter-if_line-each"), "") }
letter-if_line-each =
    { $number ->
        [1] wenn { $opponent }{ " " }
       *[other] ; wenn { $opponent } dann{ " " }
    }{ DOES($item-0, 1) }, { DOES($item-1, 0) }
letter-cancel_ifs = Um alle zurückzunehmen, schreib "lösche wenn".
# Teile
letter-notes = Deine Notizen (sonst sieht sie niemand):
letter-appeal = Einspruch gegen Entscheidung { $number }
letter-appeal_sample = einspruch { $number }:
letter-not_passed_on =
    Das habe ich nicht an { $opponent } weitergegeben: "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(und { SUB(COUNT($lines), 1) } weitere { SUB(COUNT($lines), 1) ->
                [one] Zeile
               *[other] Zeilen
            })
       *[no] { "" }
    }.{ $may_write ->
        [yes] { " " }Was { $opponent } lesen soll, gehört unter eine Zeile aus drei Strichen oder hinter "Nachricht:".
       *[no] { "" }
    }
letter-message = { $opponent } schreibt:
letter-moves =
    { $opening ->
        [yes] Eröffnung { $opening }.{ " " }
       *[no] { "" }
    }{ $over ->
        [yes] Alle Züge:
       *[no] Züge bisher:
    } { REPLACE($record, "[1 fifths]", "[1 fifth]") }{ HOLDS($record, "*") ->
        [yes]
            { " " }{ $star ->
                [captured] (* = schlug)
                [recoloured] (* = färbte um)
               *[advance] (* = im Voraus eingegeben)
            }
       *[no] { "" }
    }
letter-refused =
    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
        [yes] Alles ist in Ordnung:
       *[no]
            { ANY(ONLY($codes, "confirm_resign"), ONLY($codes, "confirm_concede"), ONLY($codes, "resign_which"), ONLY($codes, "several_ways"), ONLY($codes, "unclear")) ->
                [yes] Erst eine Frage:
               *[no]
                    { ANY(ONLY($codes, "phrase_stands_in"), ONLY($codes, "too_many_letters"), ONLY($codes, "too_big"), ONLY($codes, "not_arrived"), ONLY($codes, "asterisk"), ONLY($codes, "not_needed")) ->
                        [yes] Bitte beachte:
                       *[no] Das war nicht möglich:
                    }
            }
    }
letter-wrote = Du schriebst: { $line }
letter-unchanged = Auf dem Brett hat sich nichts geändert.
letter-receipt =
    Dein Brief kam am { MOMENT($local) } an{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , das ist { CLOCK($utc, "%H:%M") } UTC
       *[no] { "" }
    }. Du hast { SPAN($used) } gebraucht; für deinen nächsten Zug hast du { SPAN($left) }.
letter-others =
    { $waiting ->
        [one] Deine anderen Partien: { $game } wartet auf dich
       *[other] Deine anderen Partien: { $waiting } warten auf dich, als nächste { $game }
    }{ $due ->
        [yes] { " " }bis { MOMENT($due) }
       *[no] { "" }
    }.
letter-identity =
    { $match ->
        [yes] Match
       *[no] Partie
    } { $game }, { $event_name }
letter-proof = Prüfsumme der Partie bisher: { $characters }
letter-brings = Um das Brett von { $game } zu sehen, bevor du antwortest, antworte auf diesen Brief mit dem Wort "{ $order }".
letter-dear = Hallo{ $name ->
        [yes] { " " }{ $name }
       *[no] { "" }
    },
letter-how_it_is_played = Wie gespielt wird
letter-help_page = Alles über das Spielen per Mail auf einer Seite: { $page }
letter-how_a_game_begins = Wie eine Partie beginnt
letter-kind_regards = Viele Grüße
letter-greeting =
    { $mine ->
        [yes] Hallo { $name }
       *[no] Hallo
    },
letter-if_it_counts_this = Wenn er zählt, bewirkt er nur das:
letter-and_gets_to_read =
    Und { $g ->
        [yes] { $g-opponent }
       *[no] dein Gegner
    } bekommt zu lesen:
letter-your_level = Deine Stufe
letter-dear_2 = Hallo{ $name ->
        [yes] { " " }{ $name }
       *[no] { "" }
    },
letter-the_reason = Die Begründung: "{ $news-reason }"
letter-for_the_ranking_committee = Für den Ranglistenausschuss und den Vorstand
letter-against =
    { $game-game } gegen { $game-opponent }{ $game-colour ->
        [black] , du hast Schwarz
        [white] , du hast Weiß
       *[other] { "" }
    }: { $game-turn ->
        [you]
            { $game-move ->
                [no]
                    du { $game-colour ->
                        [yes] beginnst
                       *[no] setzt die ersten Steine
                    }
               *[yes] der erste Stein liegt schon, und du machst Zug { $game-move }
            }{ $game-due ->
                [yes] , bis { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other]
            { $game-move ->
                [no]
                    { $game-opponent } { $game-colour ->
                        [yes] beginnt
                       *[no] setzt die ersten Steine
                    }
               *[yes] der erste Stein liegt schon, und { $game-opponent } macht Zug { $game-move }
            }
    }
letter-for_every_game_in =
    { $placed ->
        [no] Zu jeder Partie, in der du beginnst, bekommst du auch einen Brief mit dem Brett. Wo dein Gegner beginnt, warte einfach darauf.
       *[yes] Zu jeder Partie, in der du am Zug bist, bekommst du auch einen Brief mit dem Brett. Wo dein Gegner es ist, warte einfach darauf.
    }
letter-write_to_arbiter =
    Wenn du eine Frage hast oder etwas nicht stimmt, schreib dem Turnierleiter{ $event-arbiter ->
        [yes] { " " }({ $event-arbiter })
       *[no] { "" }
    }: Antworten auf diesen Brief liest nur ein Programm.
letter-withdraw = abmelden { $event-id }          Ich möchte nicht spielen

## levels: Was ein Turnier an einer Stufe geändert hat, ein Satz für jeden Grund.
levels-name = { $level }
levels-rise2 = Du steigst zwei Stufen auf, von { $before } auf { $after }. Herzlichen Glückwunsch!
levels-rise1 = Du steigst eine Stufe auf, von { $before } auf { $after }. Herzlichen Glückwunsch!
levels-confirmed = Du hast { $after } bestätigt.
levels-kept = Du behältst { $after }.
levels-kept_most_points = Du behältst { $after }, weil niemand im Turnier mehr Punkte geholt hat.
levels-fell = Deine Stufe ist jetzt { $after } (vorher { $before }).
levels-too_few_participants = Weniger als fünf Spieler haben teilgenommen, also ändern sich keine Stufen.
levels-too_few_games = Du hast zu wenige Partien für eine Norm beendet, also ändert sich deine Stufe nicht.
levels-too_few_opponents = Du hattest für eine Norm zu wenige Gegner nahe deiner Stufe, also ändert sie sich nicht.
levels-new = Dieses Turnier gibt dir deine erste Stufe: { $after }. Willkommen!
levels-new_too_few_participants = Dieses Turnier konnte dir noch keine Stufe geben: Dazu braucht es ein Turnier mit mindestens fünf Spielern.
levels-new_too_few_games = Dieses Turnier konnte dir noch keine Stufe geben: Dazu braucht es mindestens sieben beendete Partien.
levels-new_too_few_opponents = Dieses Turnier konnte dir noch keine Stufe geben: Dazu braucht es mindestens fünf beendete Partien gegen Spieler nahe der Stufe, die deine Ergebnisse zeigen, oder darüber.
levels-proposed = Die Stufe { $after } ist ein Vorschlag, bis der Vorstand des Verbands sie bestätigt hat.

## me: Über den Leser: Einstellungen, Zusammenfassung, Kalender, alles, was aufgehoben wird.
# Der eigene Name der Sprache, dann andere, unter denen sie verlangt werden kann.
me-language_names = Deutsch, German, tyska, saksa
# Eine Einstellung in Worten. `value` ist, wie es aufgehoben wird, "" für was niemand geändert hat.
me-setting =
    { $code ->
        [language] Sprache: { $name }
        [time_zone]
            Zeitzone: { $value ->
                [yes] { $value } (die Uhr in { $place })
               *[no] die deines Turniers
            }
        [text]
            Briefe: { $value ->
                [yes] nur Text, ohne Bilder und Knöpfe
               *[no] mit Bildern und Knöpfen
            }
        [digest]
            Wie oft: { $value ->
                [yes] ein Brief am Tag, um { $value }:00 ({ $place })
               *[no] jeder Brief sofort
            }
        [board]
            Bretter im Text: { $value ->
                [discs] schwarze und weiße Scheiben, ● und ○
                [letters] in Worten, zum Vorlesen
               *[other] X und O
            }
        [letters]
            Partiebriefe: { $value ->
                [short] kurz, wie man antwortet in einer Zeile
                [full] voll, wie man antwortet in jedem Brief
               *[other] wie man antwortet, voll für die ersten drei Züge
            }
        [receipts]
            Quittungen: { $value ->
                [off] kein Brief für einen einfachen Zug von dir; der nächste Brief über die Partie sagt, was er gekostet hat
               *[other] ein Brief für jeden Zug von dir
            }
        [calendar]
            Kalender: { $value ->
                [yes] Briefe bringen deine Fristen als Kalendereinträge
               *[no] keine Kalendereinträge
            }
        [announcements]
            Neue Turniere: { $value ->
                [yes] keine Briefe darüber
               *[no] ein Brief über jedes
            }
        [reminders]
            Erinnerungen: { $value ->
                [yes]
                    { $value ->
                        [none] nur die letzte des Turniers
                       *[other] { REPLACE($value, " ", ", ") } und die letzte des Turniers
                    }
               *[no] wie jedes Turnier sie hat
            }
        [notation] { me-notation }
        [side] { me-side }
        [forced] { me-forced }
       *[other] { "" }
    }
me-addresses =
    { COUNT($list) ->
        [one] Adresse: { $list-0 }
       *[other] Adressen: Briefe gehen an { $list-0 }; schreiben kannst du auch von { JOIN(BUT_FIRST($list), ", ") }
    }
me-changed = { $text } (neu)
# die Zusammenfassung
me-digest_costs = Bitte beachte: Deine Zeit läuft, während Neues auf deinen täglichen Brief wartet. Erinnerungen kommen trotzdem rechtzeitig, und ein Brief, der bis dahin nicht warten kann, kommt sofort.
me-digest_turns =
    { $turns ->
        [0]
            { $games ->
                [one] Neues aus einer Partie
               *[other] Neues aus { $games } Partien
            }
       *[other]
            in { $turns ->
                [one] einer Partie
               *[other] { $turns } Partien
            } bist du am Zug
    }
me-digest_intro =
    Das ist seit meinem letzten Brief in { $games ->
        [one] einer deiner Partien
       *[other] { $games } deiner Partien
    } geschehen.
me-digest_game = { $game } gegen { $opponent }
me-digest_over =
    { $winner ->
        [you] gewonnen
        [opponent] verloren
        [draw] remis
       *[other] beendet
    }
me-digest_tap =
    { $turns ->
        [0] Tippe auf eine Partie, und ein Brief öffnet sich, der um ihr Brett bittet.
       *[other]
            Tippe auf eine Partie, in der du am Zug bist, und ein Brief für deine Antwort öffnet sich.{ SAME($turns, $games) ->
                [yes] { "" }
               *[no] { " " }Die anderen öffnen einen, der um ihr Brett bittet.
            }
    }
me-digest_answer = Antworte zum Beispiel so: { $game } { $ply }. { $example }
me-digest_how = Du kannst alle diese Partien in einem Brief beantworten. Gib jeder Antwort eine eigene Zeile, mit der Nummer der Partie und der des Zugs davor.
me-digest_off =
    { $hour ->
        [yes] Du bekommst einen Brief am Tag, um { $hour }:00 ({ $place }). Schreib "stelle Zusammenfassung aus", um jeden Brief sofort zu bekommen.
       *[no] Von jetzt an bekommst du jeden Brief sofort.
    }
# der Kalender
me-calendar_entry = Zug fällig: { $game } gegen { $opponent }
me-calendar_note = Deine Antwort in der Partie { $game } muss bis jetzt angekommen sein. Antworte auf den Brief mit dem Brett.
# was jemand angibt, der teilnehmen möchte
me-form_label =
    { $code ->
        [name] Name
        [country] Land
        [club] Verein
       *[member_no] Mitgliedsnummer
    }
me-form_button = Ausfüllen und abschicken

## norms: Was man braucht, um aufzusteigen, eine Stufe zu bestätigen und zu behalten; `n` sind die Normen eines Spielers.
norms-amount =
    { language-number } { $text ->
        [1] Punkt
       *[other] Punkte
    }
norms-completed =
    { $n-completed } beendeten { $n-completed ->
        [one] Partie
       *[other] Partien
    }
# Im Brief zum Beginn.
norms-goal =
    { $n-reason ->
        [too_few_participants] In diesem Turnier lässt sich keine Stufe gewinnen oder verlieren: Weniger als fünf Spieler nehmen teil.
        [too_few_games] Du hast in diesem Turnier weniger als sieben Partien, zu wenige, um eine Stufe zu gewinnen oder zu verlieren.
       *[other]
            { $n-reason ->
                [yes] Weniger als fünf deiner Partien sind gegen Spieler nahe deiner Stufe oder darüber, zu wenige, als dass sich deine Stufe in diesem Turnier ändern könnte.
               *[no]
                    { $n-level ->
                        [yes] Du beginnst mit { $n-level }. In deinen { $n-scheduled } Partien brauchst du:
                       *[no] Du hast noch keine Stufe. Dieses Turnier kann dir am Ende deine erste geben, wenn du mindestens sieben Partien beendest.
                    }
            }
    }
norms-beyond =
    { MORE(EXACT($norm), $n-scheduled) ->
        [yes] { " " }(mehr, als deine Partien bringen können)
       *[no] { "" }
    }
norms-rise2 = { AMOUNT($n-rise2) }, um zwei Stufen aufzusteigen, auf { $n-rise2_level }{ BEYOND($n, $n-rise2) }
norms-rise1 = { AMOUNT($n-rise1) }, um eine Stufe aufzusteigen, auf { $n-rise1_level }{ BEYOND($n, $n-rise1) }
norms-confirm = { AMOUNT($n-confirm) }, um { $n-level } zu bestätigen
norms-keep = { AMOUNT($n-keep) }, um { $n-level } zu behalten
norms-so_far =
    Bisher hast du { AMOUNT($n-points) } aus { norms-completed }. Bis das Turnier geschlossen wird, ist all das vorläufig.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
# Deren Stärke noch niemand sicher kennt.
norms-moving =
    Vorläufig: { $n-new_players ->
        [one] Ein neuer Spieler nimmt
       *[other] { $n-new_players } neue Spieler nehmen
    } teil, und das kann sich noch ändern.
# An einen neuen Spieler: was einige Ergebnisse nach jetzigem Stand gäben.
norms-first =
    Nach jetzigem Stand brauchst du { JOIN(EACH($n-first, "norms-first-each"), " und ") }. Bis das Turnier geschlossen wird, ist das vorläufig.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
norms-first-each =
    { $number ->
        [1] { AMOUNT($item-1) } aus deinen { $n-scheduled } Partien
       *[other] { AMOUNT($item-1) }
    } für { $item-0 }
# eine Zeile eines Briefs: was davon hineinpasst
norms-line =
    { $n-level ->
        [yes] { FITTING(TEXT(norms-norms, norms-whole, norms-you_have), TEXT(norms-norms, norms-whole, norms-you), TEXT(norms-norms_prelim, norms-whole, norms-you), TEXT(norms-prelim, norms-whole, norms-you), TEXT(norms-norms, norms-fewer, norms-you_have), TEXT(norms-norms, norms-fewer, norms-you), TEXT(norms-norms_prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-least, norms-you)) }
       *[no]
            { $n-first ->
                [yes] { FITTING(TEXT(norms-first_preliminary, norms-you_have), TEXT(norms-first_level, norms-you)) }
               *[no] Für deine erste Stufe: sieben oder mehr Partien beenden{ norms-you_have }
            }
    }
norms-you_have =
    { $n-completed ->
        [yes] ; du hast { norms-made }
       *[no] { "" }
    }.
norms-you =
    { $n-completed ->
        [yes] ; du { norms-made }
       *[no] { "" }
    }.
norms-made = { NUMBER($n-points) } aus { $n-completed }
norms-first_levels = { JOIN(EACH($n-first, "norms-first_levels-each"), "; ") } aus { $n-scheduled }
norms-first_levels-each = { $item-0 } { NUMBER($item-1) }
norms-first_preliminary = Vorläufig erste Stufe: { norms-first_levels }
norms-first_level = Erste Stufe: { norms-first_levels }
norms-norms =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Vorläufige Normen:{ " " }
       *[no] Normen:{ " " }
    }
norms-norms_prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Vorl. Normen:{ " " }
       *[no] Normen:{ " " }
    }
norms-prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Vorl.:{ " " }
       *[no] Normen:{ " " }
    }
norms-to_rise2 =
    { ALL($n-rise2, NOT(HOLDS($n-beyond, "rise2"))) ->
        [yes] { $n-rise2_level } { NUMBER($n-rise2) }
       *[no] { "" }
    }
norms-to_rise1 =
    { ALL($n-rise1, NOT(HOLDS($n-beyond, "rise1"))) ->
        [yes] { $n-rise1_level } { NUMBER($n-rise1) }
       *[no] { "" }
    }
norms-to_confirm = bestätige { NUMBER($n-confirm) }
norms-to_keep = behalte { NUMBER($n-keep) }
norms-whole = { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm, norms-to_keep), "; ") } aus { $n-scheduled }
norms-fewer =
    { MORE(EXACT($n-keep), EXACT($n-points)) ->
        [yes] { JOIN(LIST(ANY(norms-to_rise1, norms-to_rise2), norms-to_confirm, norms-to_keep), "; ") } aus { $n-scheduled }
       *[no] { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm), "; ") } aus { $n-scheduled }
    }
norms-least = { norms-to_confirm }; { norms-to_keep } aus { $n-scheduled }

## outcomes: Was der Brief am Ende eines Turniers über die Stufe des Lesers sagt; `o` ist ein Ausgang mit seinen Zahlen.
outcomes-scored =
    Du hast { AMOUNT($o-points) } aus { $o-completed } beendeten { $o-completed ->
        [one] Partie
       *[other] Partien
    } geholt
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
        [confirmed] { outcomes-scored }; die Norm, um { $o-decided-level } zu bestätigen, war { NUMBER($o-decided-points) }.
        [kept_most_points] { outcomes-scored }, und niemand im Turnier hat mehr geholt; die Norm, um { $o-own } zu behalten, war { NUMBER($o-decided-points) }.
        [kept] { outcomes-to_keep }
        [kept_lowest] { outcomes-to_keep }
        [fell] { outcomes-to_keep }
       *[other] { outcomes-scored }.
    }
outcomes-participants = Teilnehmer: { $o-participants }. { outcomes-scored }.
outcomes-too_few = { outcomes-scored }; für eine Norm braucht es sieben Partien.
outcomes-near = { outcomes-scored }, davon { $o-near } gegen Spieler nahe der Stufe oder darüber; für eine Norm braucht es fünf solche Partien.
outcomes-reached =
    { outcomes-scored }{ $o-decided-missing ->
        [yes] { "" }
       *[no] ; die Norm für { $o-decided-level } war { NUMBER($o-decided-points) }
    }.
outcomes-to_keep = { outcomes-scored }; die Norm, um { $o-own } zu behalten, war { NUMBER($o-decided-points) }.
outcomes-next =
    { $o-next_one ->
        [yes]
            { $o-next_one-code ->
                [confirm] { " " }Um sie zu bestätigen, hätte es { NUMBER($o-next_one-points) } gebraucht.
                [keep] { "" }
               *[other]
                    { " " }Für { $o-next_one-level } hätte es { NUMBER($o-next_one-points) } gebraucht{ MORE(EXACT($o-next_one-points), $o-completed) ->
                        [yes]
                            , mehr, als { $o-completed } { $o-completed ->
                                [one] beendete Partie bringen kann
                               *[other] beendete Partien bringen können
                            }
                       *[no] { "" }
                    }.
            }
       *[no] { "" }
    }
# Wo sich die Stufe anderswo geändert hat, während das Turnier lief.
outcomes-meanwhile =
    { $o-meanwhile ->
        [higher] Nach diesem Turnier allein wäre deine Stufe { $o-reached }. Inzwischen war sie { $o-close } geworden, und die höhere zählt: Deine Stufe ist { $o-after }.
        [lowered] Nach diesem Turnier allein wäre deine Stufe { $o-reached }. Inzwischen war sie { $o-close } geworden; weil die Norm zum Behalten verfehlt ist, fällt sie um eine: Deine Stufe ist jetzt { $o-after }.
       *[other] Inzwischen war deine Stufe { $o-close } geworden, und dabei bleibt es.
    }
outcomes-mean =
    Wie die Normen entstanden: Im Schnitt hatten deine Gegner den Index { NUMBER($o-mean) }, wobei 10 kyu 1 ist, 1 kyu 10 und 1 dan 11{ $o-own ->
        [yes] ; niemand zählt als mehr als drei Stufen von deiner entfernt
       *[no] { "" }
    }. Normen werden auf halbe Punkte gerundet.
outcomes-unranked = Dieses Turnier zählt für keine Rangliste: Deine Stufe bleibt { $held }.
outcomes-unsanctioned =
    Das Turnier ist nicht vom SLSF anerkannt und ändert darum keine Stufe{ $held ->
        [yes] : Deine bleibt { $held }
       *[no] { " " }und gibt keine
    }.
outcomes-lowest = Du behältst 10 kyu: Darunter gibt es keine Stufe.
# Die eigene Tabelle des Lesers.
outcomes-head =
    { $name ->
        [level] Stufe
        [what] Um
        [norm] Norm
       *[made] Du
    }
outcomes-what =
    { $code ->
        [rise2] zwei Stufen aufzusteigen
        [rise1] eine Stufe aufzusteigen
        [confirm] sie zu bestätigen
        [keep] sie zu behalten
       *[obtain] sie zu erhalten
    }
outcomes-made =
    { $missing ->
        [yes] es fehlen { NUMBER($missing) }
       *[no] erreicht
    }

## pairings: Die Paarungen an einem Terminal, Runde für Runde.
pairings-lots = Startnummern ausgelost, Startwert { $seed }
pairings-head =
    { $number ->
        [yes]
            Runde { $number }{ $rounds ->
                [yes] { " " }von { $rounds }
               *[no] { "" }
            }{ $day_of ->
                [yes] , ab { $day_of }
               *[no] { "" }
            }{ $seed ->
                [yes] , Startwert { $seed }
               *[no] { "" }
            }
       *[no] Partien ohne bekannte Runde
    }
pairings-state =
    { $name ->
        [running] läuft noch
        [waiting] nicht begonnen
        [annulled] annulliert
       *[other] nicht gespielt
    }
pairings-result =
    { $points }{ $score ->
        [yes] , { $score }
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }({ $ended ->
                [concede] Match aufgegeben
                [penalty] Strafpunkte
               *[other] { $ended }
            })
       *[no] { "" }
    }{ $replay ->
        [yes] , Wiederholung { $replay }
       *[no] { "" }
    }
pairings-consolation = Trostrunde
pairings-empty = { $points } (leeres Brett von { JOIN($teams, " und ") }, 21.3)
pairings-nobody = niemand
pairings-bye = spielfrei: { $name }

## reasons: Warum etwas nicht ausgeführt wurde und was stattdessen zu schicken ist.
# das Brett
reasons-not_a_move = "{ $text }" ist kein Zug, den ich lesen kann. Ein Zug ist ein Buchstabe und eine Zahl, zum Beispiel i9.
reasons-off_board = { $point } liegt nicht auf dem Brett. Die Buchstaben und Zahlen am Rand zeigen, welche Punkte es gibt.
reasons-occupied = Auf { $point } steht schon ein Stein. Bitte wähle einen freien Punkt.
reasons-twice = { $point } steht zweimal da. Bitte nenne verschiedene Punkte.
reasons-stone_count =
    Jetzt { $expected ->
        [one] ist { $expected } Stein
       *[other] sind { $expected } Steine
    } zu setzen, und deine Zeile hat { $found }.
reasons-not_centre = Der erste Stein gehört in die Mitte des Bretts, auf { $point }.
reasons-not_adjacent = Der zweite Stein muss direkt neben { $centre } stehen, gerade oder schräg; { $point } tut das nicht.
reasons-not_inside = { $point } liegt zu weit außen: Dieser Stein muss im Quadrat { $size } x { $size } um die Mitte stehen.
reasons-no_pass = Niemand kann passen, bevor die Eröffnung vorbei ist. Bitte schick einen Zug.
reasons-no_leave = Hier gibt es keinen Zug, den du deinem Gegner überlassen könntest.
reasons-no_such_opening = So eine Eröffnung gibt es nicht. Eine Eröffnung hat einen Code wie D4 oder einen Namen wie Kagetsu.
reasons-not_this_opening = { $opening } kann nach dieser Regel nicht gewählt werden.
reasons-choose_colour = Erst ist eine Farbe zu wählen. Bitte antworte "schwarz" oder "weiß".
reasons-declare_first = Zu deinem Zug gehört, wie viele fünfte Züge Schwarz anbieten muss, von { $low } bis { $high }. Schreib die Zahl auf dieselbe Zeile, zum Beispiel "{ OWN(TEXT($low, " fifths")) }".
reasons-declare_range = { $found } fünfte Züge können hier nicht verlangt werden. Bitte wähle eine Zahl von { $low } bis { $high }.
reasons-offer_count =
    Es { $expected ->
        [one] ist { $expected } fünfter Zug
       *[other] sind { $expected } fünfte Züge
    } anzubieten, und deine Zeile hat { $found }.
reasons-offer_symmetric = { $first } und { $second } ergeben dieselbe Figur von Steinen{ moves-same }, und zählen als ein Angebot. Bitte ersetze einen davon und schick alle deine Angebote noch einmal.
reasons-keep_one = Erst ist einer der angebotenen fünften Züge zu behalten. Bitte wähle einen von { JOIN($offers, ", ") }.
reasons-not_offered = { $point } wurde nicht angeboten. Bitte wähle einen von { JOIN($offers, ", ") }.
reasons-no_choice_now = Das kann jetzt nicht gewählt werden. Bitte schick, was verlangt ist.
reasons-none_of_three_ways = Das ist keiner der drei Wege. Bitte schick einen Stein, { moves-inside }, oder "überlasse", oder "fünfte Züge", um Schwarz zu spielen und { $count } fünfte Züge anzubieten.
reasons-one_stone_or_offers = Jetzt ist ein Stein zu setzen, oder { $count } fünfte Züge sind anzubieten, und deine Zeile hat { $found } Punkte.
reasons-not_yours_after = Nach "{ OWN($accepted) }" bist du nicht mehr am Zug, also kannst du "{ moves-own }" nicht hinzufügen. Wenn du das willst, schick bitte nur "{ OWN($accepted) }".
reasons-skips_i =
    { $point ->
        [yes] Auf { $point } steht schon ein Stein.
       *[no] "{ moves-own }" kann nicht gespielt werden.
    } Alte Server zeichneten das Brett ohne den Buchstaben i; meinst du "{ OWN($readings-0) }" auf unserem Brett, das ihn hat? Dann schick bitte das.
# die Partie
reasons-not_your_turn = Du bist nicht am Zug. Wenn du es bist, bekommst du einen Brief.
reasons-already_played =
    Dein { OWN($move) } ist angekommen und schon { $ply ->
        [yes] gespielt: Zug { $ply }{ $played ->
            [yes] , { MOMENT($played) }
           *[no] { "" }
        }
       *[no]
            { IN($move, "roll", "double", "take", "drop", "accept", "refuse") ->
                [yes] ausgeführt
               *[no] gewählt
            }{ $played ->
            [yes] : { MOMENT($played) }
           *[no] { "" }
        }
    }.
reasons-not_arrived =
    Ich habe in dieser Partie kein { OWN($move) } von dir.{ $readings ->
        [yes] { " " }Um es zu spielen, antworte mit einer Zeile: { OWN($readings-0) }
       *[no] { "" }
    }
reasons-old_letter = Die Stellung hat sich seit dem Brief, auf den du geantwortet hast, geändert: Jetzt ist Zug { $ply } fällig. Bitte antworte stattdessen auf diesen Brief.
reasons-moves_taken_back = Der Turnierleiter hat in dieser Partie Züge zurückgenommen, und dein Brief könnte von dem handeln, was weg ist; darum wurde nichts getan. Unten steht die Partie, wie sie jetzt ist: Bitte antworte stattdessen auf diesen Brief.
reasons-wrong_number = Du schriebst Zug { $found }, aber Zug { $expected } ist fällig. Bitte sieh dir das Brett unten an und schick ihn noch einmal.
reasons-game_over = Diese Partie ist zu Ende.
reasons-game_annulled = Diese Partie hat der Turnierleiter annulliert: Sie zählt für niemanden, also kann darin nichts gespielt werden.
reasons-too_late =
    Dein Brief kam am { MOMENT($arrived) } an, aber die Zeit für diesen Zug war am { MOMENT($due) } abgelaufen{ $forfeit ->
        [automatic] { "" }
       *[other]
            { CODE($forfeit) ->
                [on_claim] , und dein Gegner hatte den Gewinn reklamiert
               *[arbiter] , und der Turnierleiter hatte entschieden, dass die Partie damit verloren ist
            }
    }, darum wurde er nicht gespielt. Wenn du meinst, dass das nicht stimmt, schreib dem Turnierleiter ({ $arbiter }), der die Partie weitergehen lassen kann.
reasons-came_in_time = Dein Brief kam am { MOMENT($arrived) } an, also rechtzeitig, aber er musste warten, bis ihn jemand angesehen hatte, und als die Zeit am { MOMENT($due) } ablief, war die Partie inzwischen verloren. Darum wurde er nicht gespielt. Der Turnierleiter ({ $arbiter }) weiß davon und kann die Partie weitergehen lassen.
reasons-behind_another = Die Zeit für deinen Zug ist vorbei, aber ein Brief in deinem Namen, der am { MOMENT($arrived) } rechtzeitig von { $sender } kam, wartet, bis ihn jemand angesehen hat. Bis dahin verlierst du nicht auf Zeit, und auch dieser Brief wartet: Du brauchst ihn nicht noch einmal zu schicken. Wenn du zu dem früheren Brief gefragt wurdest, beantworte bitte diese Frage.
reasons-no_draw_offer = Es gibt kein Remisangebot, auf das du antworten könntest.
reasons-draw_needs_move = Remis wird zusammen mit einem Zug angeboten. Schreib beides in einen Brief: deinen Zug und "Remis?".
reasons-draw_too_early = In diesem Turnier ist vor Zug { $move } kein Remis möglich.
reasons-draw_offers_spent =
    Du hast in dieser Partie schon { $limit } Mal Remis angeboten, und öfter erlaubt es dieses Turnier nicht.
reasons-claims_automatic = In diesem Turnier muss nichts reklamiert werden: Das Programm beurteilt jeden Zug, und ein Sieg am Brett beendet die Partie von selbst.
reasons-claim_refused =
    { $kind ->
        [five] Du hast keinen Fünfer, den du jetzt reklamieren könntest.
        [forbidden] Es gibt keinen verbotenen Zug, den du jetzt reklamieren könntest.
       *[other] Es gibt keinen Gewinn, den du jetzt reklamieren könntest.
    } Die Partie geht weiter, und der Turnierleiter kann sehen, dass die Reklamation falsch war. Dein Gegner erfährt nichts davon.
reasons-claim_plainly = Eine Reklamation nennt keinen Stein und keine Art von verbotenem Zug. Bitte schreib "reklamiere verboten", wenn Schwarz irgendeinen verbotenen Zug gemacht hat, oder "reklamiere fünf", wenn du fünf oder mehr in einer Reihe hast. Es wurde nichts reklamiert, und kein Zug dieses Briefs wurde gemacht.
reasons-no_line_claims = Ein Gewinn durch eine Zugfolge kann nur in Turnieren in Renju reklamiert werden.
reasons-line_not_playable =
    Die Zugfolge lässt sich nicht prüfen{ $move ->
        [yes] : { $move } kann dort nicht gespielt werden
       *[no] { "" }
    }. Schreib die Züge beider Seiten ab deinem nächsten, bis zwei Drohungen stehen, zum Beispiel "reklamiere Gewinn: 23. h5 24. h6 25. g7". Es wurde nichts reklamiert.
reasons-line_claimed_already = In dieser Stellung hast du schon einen Gewinn reklamiert.
reasons-line_claims_spent = Du hast in dieser Partie schon { $limit } Gewinne reklamiert, die sich nicht zeigen ließen; mehr werden nicht geprüft.
reasons-line_not_proved = Deine Reklamation ist geprüft, und die Zugfolge zeigt nicht, dass jede Verteidigung gegen Vierer und Dreier verliert. Die Partie geht weiter, und der Turnierleiter kann sehen, dass du reklamiert hast. Dein Gegner erfährt nichts davon.
reasons-time_automatic = Ein Gewinn auf Zeit muss nicht reklamiert werden: Wer zu spät ist, verliert, sobald alle früheren Briefe gelesen sind.
reasons-time_arbiter = In diesem Turnier entscheidet der Turnierleiter, was folgt, wenn jemand zu spät ist. Du brauchst nichts zu reklamieren: Er erfährt davon, sobald alle früheren Briefe gelesen sind.
reasons-time_yours = In dieser Partie bist du am Zug, also läuft deine eigene Zeit.
reasons-time_stands = Die Uhr deines Gegners steht still, also kann keine Zeit abgelaufen sein.
reasons-time_not_over = Dein Gegner ist nicht zu spät: Es ist Zeit bis { MOMENT($due) }.
reasons-time_claimed = Der Gewinn auf Zeit ist schon reklamiert. Du hörst davon, sobald alle Briefe gelesen sind, die vor der Reklamation kamen.
reasons-no_draw_claim = In diesem Turnier kann Remis nicht reklamiert werden.
reasons-draw_claim_too_early =
    Remis kann reklamiert werden, sobald in der Partie { $move } { $move ->
        [one] Zug
       *[other] Züge
    } gemacht sind.
reasons-ifs_no_play = Deine Würfel sind noch nicht bekannt, darum lässt sich kein Zug im Voraus eingeben: Hinter "then" kann "take", "drop", "double" oder "roll" stehen.
reasons-confirm_concede = Möchtest du wirklich das ganze Match { $game } aufgeben? Dann antworte bitte noch einmal "concede match"; sonst geht das Match weiter.
reasons-confirm_resign = Möchtest du wirklich aufgeben? Dann antworte bitte "{ $game } gebe auf"; sonst geht die Partie weiter.
reasons-goes_on =
    Die Partie geht weiter, und nichts wurde getan.{ $asked ->
        [draw] { " " }Das Remis lehnt dein nächster Zug ab, oder sofort "ablehnen".
        [meant] { " " }Wenn du deinen Zug weißt, schick ihn auf einer Zeile ohne etwas anderes.
       *[resign] { "" }
    }
reasons-ifs_need_move = Züge im Voraus ("wenn … dann …") kommen zusammen mit einem Zug von dir oder stehen allein, während dein Gegner am Zug ist. Diese wurden nicht aufgehoben.
reasons-ifs_not_allowed = In diesem Turnier können keine Züge im Voraus eingegeben werden.
reasons-ifs_unclear = Ich konnte deine Züge im Voraus nicht bis zum Ende lesen, oder sie geben auf denselben Zug zwei Antworten. Schreib jede auf eine eigene Zeile, zum Beispiel: wenn g7 dann i10, dann wenn h5 dann j4
reasons-no_ifs = Du hast in dieser Partie keine Züge im Voraus, also ist nichts zu löschen.
reasons-no_undo = In diesem Turnier kann ein Zug nicht zurückgenommen werden: Er gilt, sobald er angekommen ist.
# die eigenen Einstellungen
reasons-bad_setting = "{ $text }" ändert keine deiner Einstellungen. Schreib "stelle", dann Sprache, Zeitzone, Zusammenfassung, Brett, Briefe, Quittungen, Kalender, Erinnerungen oder Adresse, und was es sein soll, zum Beispiel "stelle Zusammenfassung 7"; oder "stelle nur Text" oder "stelle html". Antworte "Einstellungen", um deine zu sehen.
reasons-bad_language =
    { $text ->
        [yes] Ich kann keine Briefe in der Sprache "{ $text }" schreiben.{ " " }
       *[no] { "" }
    }Du kannst { JOIN($languages, " oder ") } wählen, zum Beispiel "stelle Sprache { FIRST(PARTITION($languages-0, " ")) }".
reasons-bad_time_zone =
    { $text ->
        [yes] Die Zeitzone "{ $text }" kenne ich nicht.{ " " }
       *[no] { "" }
    }{ $near ->
        [yes] Meintest du { JOIN($near, " oder ") }? Dann schreib "stelle Zeitzone { $near-0 }".
       *[no] Bitte nenne eine große Stadt in deiner Zeitzone, zum Beispiel "stelle Zeitzone Stockholm" oder "stelle Zeitzone America/New_York".
    }
reasons-bad_text =
    { $text ->
        [yes] "{ $text }" ist keine Art von Brief.{ " " }
       *[no] { "" }
    }Schreib "stelle nur Text" für Briefe ohne Bilder oder "stelle html" für Briefe mit Bildern und Knöpfen.
reasons-bad_digest =
    { $text ->
        [yes] Die Stunde "{ $text }" verstehe ich nicht.{ " " }
       *[no] { "" }
    }Schreib "stelle Zusammenfassung 7" für einen Brief am Tag um sieben Uhr morgens, "stelle Zusammenfassung 18" für sechs Uhr abends oder "stelle Zusammenfassung aus" für jeden Brief sofort.
reasons-bad_board =
    { $text ->
        [yes] Bretter der Art "{ $text }" gibt es nicht.{ " " }
       *[no] { "" }
    }Schreib "stelle Brett XO", "stelle Brett Scheiben" oder "stelle Brett Buchstaben".
reasons-bad_letters =
    { $text ->
        [yes] Briefe der Art "{ $text }" gibt es nicht.{ " " }
       *[no] { "" }
    }Schreib "stelle Briefe kurz" (wie man antwortet in einer Zeile), "stelle Briefe voll" oder "stelle Briefe automatisch" (voll für die ersten drei Züge).
reasons-bad_receipts =
    { $text ->
        [yes] "{ $text }" verstehe ich nicht.{ " " }
       *[no] { "" }
    }Schreib "stelle Quittungen aus", wenn du für einen einfachen Zug, der gespielt wurde, keinen Brief willst, oder "stelle Quittungen an".
reasons-bad_calendar =
    { $text ->
        [yes] "{ $text }" verstehe ich nicht.{ " " }
       *[no] { "" }
    }Schreib "stelle Kalender an" oder "stelle Kalender aus".
reasons-bad_reminders =
    { $text ->
        [yes] Aus "{ $text }" kann ich keine Erinnerungen lesen.{ " " }
       *[no] { "" }
    }Schreib zum Beispiel "stelle Erinnerungen 3d, 1d" (drei Tage und einen Tag vor Ablauf der Zeit), "stelle Erinnerungen 50%" oder "stelle Erinnerungen Turnier" für die des Turniers.
reasons-bad_announcements =
    { $text ->
        [yes] "{ $text }" verstehe ich nicht.{ " " }
       *[no] { "" }
    }Schreib "stelle Ankündigungen aus", wenn du keine Briefe über neue Turniere willst, oder "stelle Ankündigungen an".
reasons-forget_running = Du nimmst noch teil: { JOIN($where, ", ") }. Ich kann dich vergessen, sobald deine Partien zu Ende und ihre Turniere geschlossen sind, denn bis dahin brauchen deren Berichte deinen Namen. Wenn du jetzt aufhören willst, melde dich erst vom Turnier ab oder schreib deinem Turnierleiter, und frag mich dann noch einmal.
# Turniere und Fragen
reasons-no_event = Du nimmst hier an keinem Turnier teil.
reasons-which_event =
    Ich weiß nicht, welches Turnier du meinst. Bitte schreib seine Nummer auf dieselbe Zeile{ $events ->
        [yes] : { JOIN($events, " oder ") }
       *[no] { "" }
    }.
reasons-unknown_event =
    Ich kenne kein Turnier { $event } von dir. { $yours ->
        [yes] Du nimmst an { JOIN($yours, " und ") } teil.
       *[no] Du nimmst hier an keinem Turnier teil.
    }
reasons-no_such_event =
    Ein Turnier { $event } gibt es hier nicht. { $open ->
        [yes] Anmelden kann man sich für { JOIN($open, " und ") }.
       *[no] Im Moment nimmt kein Turnier Anmeldungen an.
    }
reasons-event_not_started = { $event } hat noch nicht begonnen; Beginn ist am { FULL_DAY(CALENDAR($start)) }.
reasons-event_cancelled = { $event } ist abgesagt und wird nicht mehr gespielt; nichts davon zählt. Der Turnierleiter begründet das so: "{ $why }"
reasons-event_over = { $event } ist zu Ende. Im letzten Brief davon stand, wie es ausgegangen ist.
reasons-already_entered = Du bist für { $event } schon angemeldet.
reasons-entries_closed = { $event } nimmt keine Anmeldungen mehr an. Wenn du trotzdem spielen möchtest, schreib dem Turnierleiter: { $arbiter }.
reasons-event_running = { $event } hat schon begonnen, und niemand kann mehr dazukommen. Wenn jemand ausscheidet, kann ein anderer den Platz übernehmen: Schreib dem Turnierleiter ({ $arbiter }).
reasons-dice_known = Du hilfst, { $event } zu leiten, und könntest bei diesen Würfeln Würfe kennen, die noch kommen: Darum kannst du nicht mitspielen. Mit Würfeln, die eine Runde einer öffentlichen Zufallsquelle nehmen, ginge es; der Turnierleiter ist { $arbiter }.
reasons-event_ended =
    { $event } ist zu Ende. { $open ->
        [yes] Anmelden kann man sich für { JOIN($open, " und ") }.
       *[no] Im Moment nimmt kein Turnier Anmeldungen an.
    }
reasons-in_queue =
    Du wartest schon auf { $event }: Du bist Nummer { $place } in der Reihe. { $granted ->
        [yes] Sobald ein Platz frei ist, bist du angemeldet.
       *[no] Der Turnierleiter ist gefragt und wird entscheiden.
    }
reasons-voucher_needed = Um dich für { $event } anzumelden, brauchst du einen Gutschein des Turnierleiters. Schreib ihn auf dieselbe Zeile: "anmelden { $event } GUTSCHEIN". Wenn du keinen hast, frag den Turnierleiter ({ $arbiter }).
reasons-voucher_unknown = Das ist kein Gutschein für { $event }. Einer hat zwölf Buchstaben, wie BCDF-GHJK-LMNP, und steht hinter dem Turnier: "anmelden { $event } BCDF-GHJK-LMNP". Bitte vergleiche ihn Buchstabe für Buchstabe mit dem, den du bekommen hast, oder frag den Turnierleiter ({ $arbiter }).
reasons-voucher_used = Dieser Gutschein für { $event } ist schon benutzt: Jeder gilt einmal. Bitte den Turnierleiter ({ $arbiter }) um einen anderen.
reasons-left_already = Du bist aus { $event } schon ausgeschieden. Du brauchst nichts zu tun.
reasons-asked_already = Dein Wunsch zu { $event } hat den Turnierleiter heute schon erreicht. Du hörst von ihm.
reasons-no_running_games = Du hast keine laufende Partie.
reasons-which_game =
    Ich weiß nicht, welche Partie du meinst. Bitte schreib ihre Nummer davor{ $games ->
        [yes] : { JOIN($games, ", ") }
       *[no] { "" }
    }. Die Antwort auf "Partien" sagt, wer in welcher spielt.
reasons-too_many_questions = In einem Brief beantworte ich { $limit } Fragen dieser Art. Bitte stell die übrigen in einem weiteren.
reasons-no_leave_days = In { $event } gibt es keine Urlaubstage: Die Zeit einer Partie läuft jeden Tag. Wenn du eine Weile nicht spielen kannst, sag es bitte rechtzeitig dem Turnierleiter: { $arbiter }.
reasons-bad_leave = Ich lese Urlaub vom { FULL_DAY($first) } bis { FULL_DAY($last) }. Urlaub kann nicht enden, bevor er beginnt, und nicht vor heute beginnen ({ FULL_DAY($today) }). Schreib zum Beispiel "Urlaub 10 Tage" (ab jetzt) oder "Urlaub { $today } bis { $today }" mit deinen eigenen Daten.
reasons-leave_too_far = Ich lese Urlaub bis { FULL_DAY($last) }. Urlaub kann bis zu zwei Jahre voraus angekündigt werden: bis { FULL_DAY($most) }.
reasons-leave_already = In { $event } hast du schon Urlaub, bis { FULL_DAY($last) }: Das fügt nichts hinzu. Wenn du mehr willst, schreib einen späteren letzten Tag.
reasons-leave_too_short =
    In { $event } dauert Urlaub mindestens { $least } { $least ->
        [one] Tag
       *[other] Tage
    }. Du kannst stattdessen schreiben: "Urlaub { $first } bis { $last }".
reasons-leave_too_late = In { $event } muss Urlaub vor seinem Beginn angekündigt werden, mindestens { SPAN($notice) } vorher. Du kannst stattdessen schreiben: "Urlaub { $first } bis { $last }".
reasons-leave_spent =
    { $event } gibt { $most } { $most ->
        [one] Urlaubstag
       *[other] Urlaubstage
    } im Jahr. Für { $year } hast du noch { $left }, und das hier würde { $days } brauchen. { $last ->
        [yes] Du kannst stattdessen schreiben: "Urlaub { $first } bis { $last }".{ " " }
       *[no] { "" }
    }Mehr, etwa bei Krankheit, kann nur der Turnierleiter geben.
reasons-which_leave = Du hast Urlaub angekündigt{ JOIN(EACH($leaves, "reasons-which_leave-each"), ",") }. Bitte nenne einen Tag aus dem, den du zurücknimmst, "Urlaub beenden { DATE(LOCAL($leaves-0-0, $zone)) }", oder schreib "Urlaub beenden alle".
reasons-which_leave-each = { " " }vom { FULL_DAY(DATE(LOCAL($item-0, $zone))) } bis { FULL_DAY(ANY(EVE(LOCAL($item-1, $zone)), DATE(LOCAL($item-1, $zone)))) }
reasons-leave_unread = Wenn du weg bist, schreib bitte auf einer eigenen Zeile, wie lange: "Urlaub 10 Tage" (ab jetzt), oder von welchem Tag bis zu welchem: "Urlaub { $today } bis { $today }" mit deinen eigenen Daten. "Urlaub beenden" nimmt ihn zurück.
reasons-no_leave_to_end = Du hast keinen Urlaub, der zurückgenommen werden könnte.
reasons-leave_often = Urlaub kann { $limit } Mal am Tag angekündigt und zurückgenommen werden, denn deine Gegner hören jedes Mal davon. Bitte schreib morgen wieder.
reasons-leave_ends = Dein Urlaub endet von selbst am { MOMENT(LOCAL($until, $zone)) }. Zurückgenommen würde er nicht früher enden, denn Uhren laufen erst einen Tag nach der Ankündigung wieder.
# der Brief
reasons-no_ruling_of_yours =
    { $number ->
        [yes] Entscheidung { $number } betrifft dich nicht
       *[no] Es gibt keine Entscheidung, gegen die du jetzt Einspruch erheben könntest
    }. Bitte antworte auf den Brief, in dem die Entscheidung stand.
reasons-appealed_already =
    { $mine ->
        [yes] Du hast gegen Entscheidung { $number } schon Einspruch erhoben
       *[no] Gegen Entscheidung { $number } gibt es schon einen Einspruch
    }. Darüber wird einmal entschieden, für alle.
reasons-appeal_too_late =
    { $until ->
        [yes] Gegen Entscheidung { $number } konnte bis { FULL_DAY(CALENDAR($until)) } Einspruch erhoben werden; sie gilt.
       *[no] Entscheidung { $number } ist endgültig: Niemand kann Einspruch dagegen erheben.
    }
reasons-appeal_without_words = Bitte sag hinter "Einspruch:", warum du mit Entscheidung { $number } nicht einverstanden bist: Wer entscheidet, liest es.
reasons-only_captain_appeals = Für eine Mannschaft darf nur ihr Mannschaftsführer Einspruch erheben, darum ist das noch kein Einspruch gegen Entscheidung { $number }. Was du geschrieben hast, ging an deinen Mannschaftsführer { $captain }, der bis { FULL_DAY(CALENDAR($until)) } Einspruch erheben kann.
reasons-for_arbiters = Das ist ein Befehl für die Leiter eines Turniers, und diese Adresse gehört keinem von ihnen. Was du selbst schreiben kannst, steht in der Antwort auf "Hilfe".
reasons-for_ranking =
    Das ist ein Befehl für { $who ->
        [board] den Vorstand des Verbands
        [ranking] den Ranglistenausschuss
       *[other] den Ranglistenausschuss und den Vorstand des Verbands
    }, und diese Adresse gehört niemandem davon. Was du fragen kannst, jedes auf einer eigenen Zeile: "Normen" dafür, was deine Stufe verlangt und was sie werden kann, und "Tabelle" für die Tabelle deines Turniers. Alles andere steht in der Antwort auf "Hilfe".
reasons-no_order =
    { $game ->
        [yes] Ich habe in deinem Brief keinen Zug gefunden. Bitte schreib deinen Zug auf eine eigene Zeile.
       *[no] Ich habe in deinem Brief nichts gefunden, was ich tun kann. Bitte schreib auf eine eigene Zeile, was du möchtest: "Partien" zählt deine Partien auf, "Hilfe" alles, was man schreiben kann.
    } Wenn du krank bist oder weg sein wirst, schreib auf einer eigenen Zeile, wie lange, zum Beispiel "Urlaub 10 Tage"; für alles andere schreib dem Turnierleiter, { $arbiter }.
reasons-cannot_read =
    { $kind ->
        [encrypted] Dein Brief ist verschlüsselt, und ich kann ihn nicht öffnen. Bitte schick ihn noch einmal unverschlüsselt; wenn dein Mailprogramm Briefe signiert, schalte auch das aus.
        [winmail] Von deinem Brief bekam ich nur eine Datei "winmail.dat", die nur Outlook öffnen kann. Bitte schick ihn noch einmal als reinen Text: In Outlook wähle "Text formatieren" und dann "Nur Text".
       *[other] Dein Brief ist ein Bild ohne Text, und Bilder kann ich nicht lesen. Bitte schreib deine Antwort in Buchstaben und Zahlen.
    }
reasons-unclear =
    { COUNT($readings) ->
        [0] Ich bin nicht sicher, was du spielen willst. Bitte schick eine Zeile mit deiner Antwort und sonst nichts.
        [1] Meintest du { OWN($readings-0) }? Dann antworte: { OWN($readings-0) }
       *[other] Meintest du { JOIN(EACH($readings, "reasons-unclear-each"), " oder ") }? Bitte antworte mit einem davon, auf einer Zeile und ohne etwas anderes.
    }
reasons-unclear-each = "{ OWN($item) }"
reasons-unread_line = Diese Zeile konnte ich nicht lesen. Was einer anderen Partie gilt, beginnt mit der Nummer der Partie, dann kommen die Nummer des Zugs und der Zug, zum Beispiel: SK24-021 13. h5
reasons-no_messages = In diesem Turnier werden keine Nachrichten an Gegner weitergegeben. Deine auch nicht.
reasons-too_many_messages = In einer Stunde gebe ich { $limit } Nachrichten von dir weiter. Diese wurde nicht weitergegeben; bitte schick sie später noch einmal.
reasons-not_passed_on =
    { $why ->
        [known] Diese Zeile wurde nicht weitergegeben, weil sie auch in dem Brief steht, auf den du geantwortet hast. Wenn du sie selbst geschrieben hast, schick sie noch einmal mit "Nachricht:" davor.
        [signature] Diese Zeilen scheinen deine Unterschrift zu sein, darum wurden sie nicht weitergegeben. Wenn sie für deinen Gegner gedacht waren, schick sie noch einmal, mit "msg:" vor jeder Zeile.
       *[other]
            Ab dieser Zeile wurden deine Worte nicht weitergegeben, weil { $why ->
                [your_address] dort eine Adresse von dir steht
                [our_address] dort unsere Adresse steht
                [our_marker] dort ein Teil unseres Briefs steht
               *[other] dein Mailprogramm sie hinzugefügt zu haben scheint
            }.{ ANY(SAME($why, "your_address"), SAME($why, "our_address")) ->
                [yes] { " " }Adressen bleiben bei mir. Was du noch sagen willst, schick bitte ohne sie.
               *[no] { " " }Wenn du sie selbst geschrieben hast, schick sie bitte noch einmal auf eigenen Zeilen, ohne das Zitierte.
            }
    }
reasons-words_left_out =
    Diese Worte von dir fehlen in dem, was die anderen lesen, weil { $why ->
        [your_address] dort eine Adresse von dir steht
        [our_address] dort unsere Adresse steht
       *[other] dort ein Teil unseres Briefs steht
    }. Alles andere wurde weitergegeben.
reasons-untagged = Ich konnte nicht sehen, auf welchen Brief du geantwortet hast. Wenn es um einen Zug ging, antworte bitte auf diesen Brief und schick deinen Zug noch einmal. Wenn du an einem Turnier teilnehmen möchtest, schreib "anmelden" und seinen kurzen Namen auf eine eigene Zeile, zum Beispiel: anmelden SK24
reasons-number_missing = Dein Brief antwortet auf eine andere Partie, daher muss ein Zug in { $game } seine Nummer nennen: Sonst sehe ich nicht, welches Brett du vor dir hattest. Wenn du das Brett meinst, wie es jetzt steht, schick: { OWN($readings-0) }
reasons-unproven = Ich konnte nicht sehen, ob dieser Brief wirklich von dir ist. Bitte antworte auf diesen Brief und schreib die Zeile noch einmal: Dann weiß ich, dass du es bist.
reasons-event_moved = { $event } wird nicht mehr von hier geleitet: Es geht unter { $address } weiter, und von dort gibt es einen Brief, auf den du antworten kannst. Bitte schick es dorthin. Aus diesem Brief wurde nichts gespielt.
reasons-unknown_game = Ich kenne keine Partie { $game } von dir.
reasons-foreign_address = Der Brief kam von { $address }, einer Adresse, die für diese Partie nicht eingetragen ist.
reasons-nothing_to_confirm = In dem Brief, auf den du geantwortet hast, gibt es nichts zu bestätigen. Wenn einer unserer Briefe dich um eine Bestätigung bat, antworte bitte genau auf den, von der Adresse, an die er ging.
reasons-not_confirmed = Mein Brief bat um ein Ja. Um Ja zu sagen, antworte bitte mit dem Wort "bestätige" auf einer eigenen Zeile. Um Nein zu sagen, schreib "nein".
reasons-question_closed = Diese Frage wartet nicht mehr auf eine Antwort: Sie ist mehr als 30 Tage alt, oder eine neuere ist an ihre Stelle getreten. Es hat sich nichts geändert. Du kannst einfach noch einmal darum bitten.
reasons-bad_address = An "{ $text }" kann ich nicht schreiben. Bitte schick die ganze Adresse, zum Beispiel "stelle Adresse anna@example.org".
reasons-address_known = Unsere Briefe an dich gehen schon an { $address }.
reasons-asked_often = Du hast seit gestern { $limit } Mal um eine andere Adresse gebeten. Bitte beantworte die Briefe, die du bekommen hast, oder versuch es morgen wieder.
reasons-address_asked = Ich habe schon an { $address } geschrieben, vor weniger als 30 Tagen. Bitte such dort nach dem Brief und beantworte ihn. Wenn er verloren ging, kann dein Turnierleiter helfen.
reasons-too_many_addresses = Ich habe heute an so viele neue Adressen geschrieben, dass ich an keine mehr schreiben darf. Bitte frag morgen wieder.
reasons-address_unknown = { $address } ist hier keine deiner Adressen. Der Brief über deine Einstellungen zeigt sie: Schreib "Einstellungen".
reasons-address_last = { $address } ist deine einzige Adresse, also kann ich sie nicht streichen. Füge erst eine andere hinzu, zum Beispiel "stelle Adresse anna@example.org".
reasons-too_many_letters = Du hast in einer Stunde { $limit } Antworten von mir auf Briefe bekommen, die auf dem Brett nichts geändert haben: Bitten um Hilfe oder das Brett, Wiederholungen und was nicht möglich war. Von diesen beantworte ich vorerst keine mehr; Züge und Nachrichten an deine Gegner werden angenommen wie immer.
reasons-too_big = Dein Brief ist zu groß zum Lesen (höchstens { $limit }), vielleicht wegen eines Bilds. Bitte schick ihn noch einmal ohne Anhänge.

## rounds: Was ein Spieler von einer Runde hört, neben den Partien, die beginnen.
rounds-bye = In dieser Runde bist du spielfrei: Das zählt als Sieg, ohne Partie.
rounds-free = In dieser Runde hast du keine neue Partie.
rounds-waiting =
    { $games ->
        [one] Eine weitere Partie beginnt
       *[other] { $games } weitere Partien beginnen
    } für dich, sobald andere zu Ende sind: Niemand spielt mehr als { $limit } zugleich.
rounds-next =
    Runde { $number }{ $rounds ->
        [yes] { " " }von { $rounds }
       *[no] { "" }
    } beginnt am { $day }.
rounds-more =
    Runde { $number }{ $rounds ->
        [yes] { " " }von { $rounds }
       *[no] { "" }
    } wird ausgelost, wenn diese gespielt ist; du bekommst dann einen Brief.
rounds-section = Du spielst in { $name }, mit { JOIN($others, ", ") }.
rounds-out = Du hast dich nicht für den Abschnitt qualifiziert, der jetzt beginnt. Dein Platz in der Tabelle ist der in deiner Gruppe.

## rules: Was eine Turnierdatei für einen Spieler bedeutet.
rules-theme =
    { $name ->
        [event] Das Turnier
        [games] Die Partien
        [wins] Wie eine Partie gewonnen wird
        [draws] Remis
        [time] Deine Zeit
        [letters] Briefe
        [table_alone] Die Tabelle
        [rated_table] Tabelle und Wertung
       *[table] Tabelle und Rangliste
    }
# das Turnier
rules-about = { $name } ({ $id }) ist ein Turnier per E-Mail ({ rules-about_game }).
rules-entries = Anmelden kann man sich bis { $last }.
rules-entry =
    { $how ->
        [confirmed] Wer "anmelden { $id }" schreibt, ist angemeldet, wenn der Turnierleiter Ja sagt
        [direct] Wer "anmelden { $id }" schreibt, ist sofort angemeldet
       *[voucher] Wer "anmelden { $id }" mit einem Gutschein des Turnierleiters schreibt, ist sofort angemeldet
    }; wenn alle Plätze vergeben sind, warten Wünsche in der Reihenfolge, in der sie kamen.
rules-test_days =
    { $days ->
        [one] Am Tag
       *[other] { $days } Tage
    } vor dem Beginn bekommen alle einen Brief, um die Post auszuprobieren.
rules-starts = Gespielt wird ab { $start } um 00:00, Zeitzone { $time_zone }.
rules-players =
    { SAME($least, $most) ->
        [yes] Genau { $least }
       *[no]
            Mindestens { $least }{ MORE(10000, $most) ->
                [yes] { " " }und höchstens { $most }
               *[no] { "" }
            }
    } Spieler nehmen teil.
rules-arbiters =
    Hauptturnierleiter: { $chief }.{ $others ->
        [yes] { " " }Weitere Turnierleiter: { JOIN($others, ", ") }.
       *[no] { "" }
    }
rules-director = Turnierleiter ist { $director }. In einem Streit schreibst du "call director: ..." und worum es geht: Dann wird nichts gespielt und keine Uhr läuft, bis er geantwortet hat, und was beide Spieler schreiben, wird ihm vorgelegt. Er kann verwarnen, dem Gegner Punkte geben oder ausschließen; Punkte zählen, wenn das laufende Spiel zu Ende ist.
rules-agreements = Was zwei Spieler gegen diese Regeln vereinbaren, ist nichtig.
rules-committee = Ranglistenausschuss: { JOIN($people, ", ") }.
rules-appeals =
    { $days ->
        [yes]
            Wer mit einer Entscheidung des Turnierleiters nicht einverstanden ist, kann Einspruch erheben (Frist: { $days } { $days ->
                [one] Tag
               *[other] Tage
            }): Die Antwort auf den Brief enthält eine Zeile, die mit "Einspruch:" beginnt und sagt, warum. { COUNT($who) ->
                [0] Endgültig entscheiden darüber drei erfahrene Spieler, die der Schiedsrichter benennt, keiner von ihnen Partei oder in der Leitung.
               *[other] Endgültig entscheidet darüber: { JOIN($who, ", ") }.
            }
       *[no] Niemand kann gegen eine Entscheidung des Turnierleiters Einspruch erheben.
    }
# die Partien
rules-round_robin =
    Alle spielen gegen alle, { $games ->
        [1] einmal
        [2] zweimal, mit getauschten Farben
       *[other] { $games } Mal, mit Farbtausch von Durchgang zu Durchgang
    }.
rules-match =
    { ENDSWITH($until, "points") ->
        [yes] Es ist ein Match zwischen zwei Spielern, bis einer von ihnen { FIRST(PARTITION($until, " ")) } Punkte hat; die Farben wechseln.
       *[no]
            { ENDSWITH($until, "wins") ->
                [yes] Es ist ein Match zwischen zwei Spielern, bis einer von ihnen { FIRST(PARTITION($until, " ")) } Siege hat; die Farben wechseln.
               *[no]
                    { $until ->
                        [yes] Es ist ein Match über { $games } Partien zwischen zwei Spielern, zu Ende, sobald es entschieden ist; die Farben wechseln.
                       *[no]
                            Es ist ein Match über { $games } { $games ->
                                [one] Partie
                               *[other] Partien
                            } zwischen zwei Spielern; die Farben wechseln.
                    }
            }
    }
rules-scheveningen =
    Zwei Mannschaften treffen aufeinander: Alle spielen gegen alle der anderen Mannschaft, { $games ->
        [1] einmal
        [2] zweimal, mit getauschten Farben
       *[other] { $games } Mal
    } (Scheveningen, Tafel { $table }: { $table ->
        [A] eine Mannschaft beginnt alle Partien einer Runde
       *[other] in jeder Runde beginnen beide Mannschaften gleich viele Partien
    }).
rules-monrad =
    Es ist ein Monrad: { $rounds ->
        [yes]
            { $rounds } { $rounds ->
                [one] Runde
               *[other] Runden
            }
       *[no] so viele Runden, wie die Regeln vorschlagen
    }, in denen jeweils Spieler mit gleich oder fast gleich vielen Punkten einander zugelost werden; niemand trifft zweimal auf denselben Gegner.{ MORE($games, 1) ->
        [yes] { " " }Ein Match hat { $games } Partien, in denen die Farben wechseln.
       *[no] { "" }
    } Ist die Zahl ungerade, ist einer von denen, die am tiefsten stehen, spielfrei, was als Sieg zählt.
rules-cup =
    Es ist ein Pokalturnier: Wer ein Match verliert, scheidet aus.{ MORE($games, 1) ->
        [yes] { " " }Ein Match hat { $games } Partien.
       *[no] { "" }
    }{ $drawn ->
        [yes] { " " }Ein unentschiedenes Match wird mit halber Zeit für einen Zug und getauschten Farben wiederholt, bis es entschieden ist; eine Wiederholung beginnt von selbst, wenn die Partie davor zu Ende ist.
       *[no] { "" }
    }{ $third_place ->
        [yes] { " " }Die Verlierer der Halbfinale spielen um den dritten Platz.
       *[no] { "" }
    }{ $consolation ->
        [yes] { " " }Wer in der ersten Runde verliert, oder in der zweiten nach einem Freilos in der ersten, spielt in einer Trostrunde um die Plätze darunter weiter.
       *[no] { "" }
    }
rules-teams =
    { $pairing ->
        [round_robin] Jede Mannschaft trifft auf jede andere.
        [scheveningen] Jede Mannschaft der einen Hälfte trifft auf jede der anderen (Scheveningen).
       *[monrad] Es ist ein Monrad für Mannschaften: In jeder Runde werden Mannschaften mit gleich oder fast gleich vielen gewonnenen Matches einander zugelost; keine zwei treffen zweimal aufeinander.
    } Eine Mannschaft hat { $boards } { $boards ->
        [one] Brett
       *[other] Bretter
    }{ $reserves ->
        [yes] { " " }und höchstens { $reserves } Ersatz
       *[no] { "" }
    }; an jedem Brett eines Matches { $games ->
        [one] wird eine Partie
       *[other] werden { $games } Partien mit wechselnden Farben
    } gespielt. Die zuerst genannte Mannschaft beginnt an den ungeraden Brettern.
rules-line_ups =
    Die Bretter folgen der Rangfolge der Mannschaft. Wo jemand fehlt, rücken die anderen auf, und ein Ersatz kommt ans letzte Brett. { $captains ->
        [member] Der Mannschaftsführer, einer der Spieler,
       *[other] Der Mannschaftsführer
    } meldet dem Turnierleiter vor einer Runde die Aufstellung; ohne Meldung spielen die ersten Spieler.
rules-team_names = Die Mannschaften: { AND($names) }.
rules-stages =
    Zuerst gibt es { $sections } { $sections ->
        [one] Gruppe
       *[other] Gruppen
    } ({ $name }), in denen alle gegen alle spielen, { $games ->
        [1] einmal
        [2] zweimal, mit getauschten Farben
       *[other] { $games } Mal
    }. Die Spieler kommen { $spread ->
        [serpentine] nach ihren Startnummern hinein, hin und zurück
        [pots] durch das Los hinein, die besten voneinander getrennt
       *[lot] durch das Los hinein
    }.
rules-final_group =
    In { $name } kommen { ALL($qualify, $after) ->
        [yes]
            Nummer { ADD($after, 1) }{ MORE($qualify, 1) ->
                [yes] { " " }bis { ADD($after, $qualify) }
               *[no] { "" }
            } jeder Gruppe
       *[no]
            { $qualify ->
                [yes]
                    { $qualify ->
                        [one] der Erste
                       *[other] die ersten { $qualify }
                    } jeder Gruppe
               *[no] { "" }
            }
    }{ ALL($qualify, $best_next) ->
        [yes] { " " }und{ " " }
       *[no] { "" }
    }{ $best_next ->
        [yes]
            { $best_next ->
                [one] der beste
               *[other] die { $best_next } besten
            } der nächsten, nach Platz und Punkten je Partie
       *[no] { "" }
    }; dort spielen alle gegen alle.{ $carry_over ->
        [yes] { " " }Ergebnisse gegeneinander zählen auch dort, und sie treffen nicht noch einmal aufeinander.
       *[no] { " " }Ergebnisse der Gruppen zählen dort nicht.
    }
rules-who_is_level = Wer sich über die Grenze hinweg einen Platz teilt, wird durch das Wort des Turnierleiters oder das Los getrennt.
rules-league =
    Es ist eine Liga mit { COUNT($names) } { COUNT($names) ->
        [one] Klasse
       *[other] Klassen
    }: { AND($names) }. In jeder spielen alle gegen alle, { $games ->
        [1] einmal
        [2] zweimal, mit getauschten Farben
       *[other] { $games } Mal
    }.
rules-border = Nach der Saison steigen { $down } aus { $upper } nach { $lower } ab und { $up } aus { $lower } nach { $upper } auf.
rules-rounds =
    { $at_once ->
        [yes] Alle Partien beginnen zugleich.
       *[no]
            { $dates ->
                [yes] Die Runden beginnen am { AND($dates) }; eine neue Runde wartet nicht auf Partien, die noch laufen.
               *[no]
                    { $days ->
                        [yes]
                            Alle { $days ->
                                [one] 24 Stunden
                               *[other] { $days } Tage
                            } beginnt eine Runde; eine neue Runde wartet nicht auf Partien, die noch laufen.
                       *[no] Eine Runde beginnt, wenn der Turnierleiter es sagt; alle bekommen dann einen Brief.
                    }
            }
    }
rules-rounds_of_matches =
    { $at_once ->
        [yes] Alle Matches beginnen zugleich.
       *[no]
            { $dates ->
                [yes] Die Runden beginnen am { AND($dates) }; eine neue Runde wartet nicht auf Matches, die noch laufen.
               *[no]
                    { $days ->
                        [yes]
                            Alle { $days ->
                                [one] 24 Stunden
                               *[other] { $days } Tage
                            } beginnt eine Runde; eine neue Runde wartet nicht auf Matches, die noch laufen.
                       *[no] Eine Runde beginnt, wenn der Turnierleiter es sagt; alle bekommen dann einen Brief.
                    }
            }
    }
rules-until_decided =
    Wer sich begegnet, spielt ein Match über höchstens { $most } Partien mit wechselnden Farben. Es ist zu Ende, sobald einer von beiden nicht mehr einzuholen ist: Partien, die es nicht braucht, werden nicht gespielt und zählen für niemanden. { $at_once ->
        [yes] Die Partien, die auf jeden Fall nötig sind, beginnen alle am Anfang,
       *[no] Die Partien, die auf jeden Fall nötig sind, beginnen zugleich,
    } jede weitere von selbst, sobald klar ist, dass sie nötig ist.{ $deciding ->
        [yes] { "" }
       *[no] { " " }Haben am Ende beide gleich viele Punkte, ist das Match unentschieden.
    }
rules-deciding_game = Steht ein Match nach seinen Partien gleich, entscheidet eine weitere. Sie beginnt, wer in seinen gewonnenen Partien weniger Züge brauchte (eigene Steine; ein Sieg ohne Spiel ist kein Zug); brauchten beide gleich viele oder gewann niemand, sagt ein Los aus der veröffentlichten Saat des Turniers, wer. Ist auch diese Partie remis, ist das Match unentschieden.
rules-games_follow =
    { $at_once ->
        [yes] Die Partien, die auf jeden Fall nötig sind, beginnen zugleich; jede weitere beginnt von selbst, sobald klar ist, dass sie nötig ist.
       *[no] Die erste Partie beginnt am Anfang, jede weitere von selbst, wenn die davor zu Ende ist, ohne das Match zu entscheiden.
    }
rules-max_running =
    Niemand hat mehr als { $most } laufende { $most ->
        [one] Partie
       *[other] Partien
    } zugleich: Weitere beginnen, wenn andere zu Ende sind.
rules-seeding =
    Die Startnummern { $how ->
        [lot] werden ausgelost
        [ranking] gehen nach der Rangliste, die höchste Stufe zuerst
       *[list] sind die der Liste des Turnierleiters
    }.
rules-opening =
    Die Eröffnungsregel ist { $rule }.{ $told ->
        [yes] { " " }{ $told }
       *[no] { "" }
    }
rules-fifths =
    Keine zwei angebotenen fünften Züge dürfen dieselbe Figur von Steinen ergeben, { $symmetry ->
        [congruent] auch gedreht, gespiegelt oder verschoben
       *[board] auch mit dem ganzen Brett gedreht oder gespiegelt
    }.
# gewinnen
rules-judged =
    Das Programm beurteilt jeden Zug: { $free ->
        [yes] Fünf oder mehr in einer Reihe beenden
       *[no] Ein Fünfer, eine Überlinie oder ein verbotener Zug beendet
    } die Partie sofort.
rules-claimed =
    Ein Gewinn muss reklamiert werden: ein Fünfer mit dem Zug oder vor dem eigenen nächsten Zug.{ $forbidden ->
        [yes] { " " }Ein verbotener Zug wird vor dem nächsten Zug von Weiß reklamiert, eine Überlinie auch später.
       *[no] { "" }
    } Eine falsche Reklamation wird abgewiesen und vermerkt, und die Partie geht weiter.
# Remis
rules-draws =
    { $most ->
        [yes]
            Du darfst { $most ->
                [one] einmal
               *[other] bis zu { $most } Mal
            } je Partie Remis anbieten, zusammen mit einem Zug{ $since ->
                [yes] , ab Zug { $since }
               *[no] { "" }
            }.
       *[no] Remis durch Einigung ist nicht erlaubt.
    }
rules-passes = Wenn beide nacheinander passen, ist die Partie remis, ab Zug { $since }.
rules-draw_claim = Sobald { $after } Züge gemacht sind, dürfen beide Spieler Remis reklamieren.
# Zeit
rules-counting =
    { $days ->
        [calendar] Deine Zeit zählt in Kalendertagen ({ $zone }): Der Tag, an dem der Brief deines Gegners ankommt, ist frei, und du hast Zeit bis zum Ende des letzten Tags.
       *[other]
            Deine Zeit läuft von der Ankunft des Briefs deines Gegners bis zur Ankunft deines Briefs{ $fast ->
                [yes] { "" }
               *[no] ; ein Tag sind 24 Stunden
            }.
    }
rules-per_move = Für jede Antwort hast du { SPAN($time) }.
rules-total =
    Für die ganze Partie hast du { SPAN($time) }{ $same_country ->
        [yes] , oder { SPAN($same_country) } gegen einen Gegner aus deinem eigenen Land
       *[no] { "" }
    }.
rules-control =
    Du hast { SPAN($time) } für je { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    }; was du nicht verbrauchst, wird übertragen.
rules-fischer =
    Du beginnst mit einem Vorrat ({ SPAN($start) }), und jeder Zug bringt { SPAN($increment) } dazu{ $most ->
        [yes] , höchstens bis { SPAN($most) }
       *[no] { "" }
    }.
rules-double_after = Wer über einen Zug länger als { SPAN($time) } nachdenkt, verbraucht von da an doppelt so viel Zeit.
rules-delay = Die ersten { SPAN($time) } jedes Zugs kosten nichts davon.
rules-free_days = Keine Zeit vergeht { AND(WITH(EACH($weekdays, "rules-free_days-each"), $dates)) }.
rules-free_days-each =
    { $item ->
        [0] montags
        [1] dienstags
        [2] mittwochs
        [3] donnerstags
        [4] freitags
        [5] samstags
       *[6] sonntags
    }
rules-start_within =
    { $single ->
        [yes] Wer einen ersten Zug einer Partie (einen Stein oder eine Wahl) nicht rechtzeitig gemacht hat (Frist: { SPAN($time) }, seit er fällig war), verliert die Partie. Urlaubstage zählen nicht, auch nicht Zeit, die unsere Seite verloren hat.
       *[no] Wer einen ersten Zug eines Matchs (einen Stein oder eine Wahl) nicht rechtzeitig gemacht hat (Frist: { SPAN($time) }, seit er fällig war), verliert alle Partien des Matchs; gilt das für beide zugleich, sind sie für beide verloren. Urlaubstage zählen nicht, auch nicht Zeit, die unsere Seite verloren hat. Eine Partie, die vorher auf ihre eigene Zeit verloren geht, ist eine verlorene Partie.
    }
rules-late =
    { $forfeit ->
        [automatic] Wer zu spät ist, verliert die Partie auf Zeit.
        [on_claim] Wer zu spät ist, verliert die Partie auf Zeit, wenn der Gegner es reklamiert ("reklamiere Zeit"); ein später Zug, der vor der Reklamation ankommt, zählt.
       *[arbiter] Wenn jemand zu spät ist, entscheidet der Turnierleiter, was folgt; ein später Zug, der vor der Entscheidung ankommt, zählt.
    }
rules-spans = { AND(EACH($times, "rules-spans-each")) }
rules-spans-each = { SPAN($item) }
rules-silence =
    { ALL(NOT($words), NOT($arbiter)) ->
        [yes] Wer am Zug ist und nichts schickt, wird nicht gefragt, außer durch die Erinnerungen.
       *[no]
            Wenn von einem Spieler, der am Zug ist, gar nichts kommt,{ $words ->
                [yes] { " " }hören beide davon (nach Ablauf von: { SPANS($words) })
               *[no] { "" }
            }{ ALL($words, $arbiter) ->
                [yes] { " " }und
               *[no] { "" }
            }{ $arbiter ->
                [yes] { " " }hört der Turnierleiter davon (nach Ablauf von: { SPANS($arbiter) })
               *[no] { "" }
            }; Urlaub zählt nicht mit.
    }
rules-brief = Du hast { AND(LIST(rules-brief-per_move, rules-brief-total, rules-brief-control, rules-brief-fischer)) }
rules-brief-per_move =
    { $terms-per_move ->
        [yes] { SPAN($terms-per_move) } für jeden Zug
       *[no] { "" }
    }
rules-brief-total =
    { $terms-total ->
        [yes]
            { $terms-delay ->
                [yes] eine Zeitbank von { SPAN($terms-total) }, von der die ersten { SPAN($terms-delay) } jedes Zugs nichts nehmen
               *[no] { SPAN($terms-total) } für die ganze Partie
            }
       *[no] { "" }
    }
rules-brief-control =
    { $terms-control ->
        [yes] { SPAN($terms-control-time) } für je { $terms-control-moves } Züge
       *[no] { "" }
    }
rules-brief-fischer =
    { $terms-fischer ->
        [yes] { SPAN($terms-fischer-start) } am Anfang und { SPAN($terms-fischer-increment) } mehr mit jedem Zug
       *[no] { "" }
    }
rules-reminders =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] Es gibt keine Erinnerungen.
       *[no]
            Du wirst erinnert, { $shares ->
                [yes] wenn { AND($shares) } der Zeit vorbei sind
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }und{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] { AND(EACH($spans, "rules-reminders-each")) } vor ihrem Ende
               *[no] { "" }
            }.
    }
rules-reminders-each = { SPAN($item) }
rules-kept_clock = Partien, die vor dieser Änderung begonnen haben, behalten die Zeit, mit der sie begonnen haben.
rules-leave_if_short = In Matches, die für Pausen zu kurz sind, gilt stattdessen Urlaub.
rules-leave =
    { $days ->
        [yes]
            Du hast { $days } { $days ->
                [one] Urlaubstag
               *[other] Urlaubstage
            } im Kalenderjahr, { $per_player ->
                [yes] für alle deine Turniere zusammen
               *[no] in diesem Turnier
            }{ MORE($least, 1) ->
                [yes] , mindestens { $least } am Stück
               *[no] { "" }
            }{ $notice ->
                [yes] , mindestens { SPAN($notice) } vorher angekündigt
               *[no] , auch ab sofort
            }: Schreib "Urlaub 2026-07-01 bis 2026-07-21" oder "Urlaub 10 Tage". Während du weg bist, ruht deine Zeit.
       *[no] Es gibt keinen Urlaub{ $free ->
            [yes] .
           *[no] : Die Zeit läuft an jedem Tag des Jahres.
        }
    }
# Briefe
rules-final = Ein Zug gilt, sobald er angekommen ist: Er kann nicht zurückgenommen werden.
rules-proof =
    { $authority ->
        [tag] Ein Zug zählt, wenn er von deiner eingetragenen Adresse kommt und auf unseren Brief antwortet, sodass er dessen Kennzeichen trägt.
        [address] Ein Zug zählt, wenn er von deiner eingetragenen Adresse kommt und dein Mailanbieter für ihn bürgt; einer, der nicht auf unseren Brief antwortet, muss die Partie und den Zug nennen.
       *[both] Ein Zug zählt, wenn er von deiner eingetragenen Adresse kommt, auf unseren Brief antwortet, sodass er dessen Kennzeichen trägt, und dein Mailanbieter für ihn bürgt.
    }
rules-published =
    Wer die Seite des Turniers hat, kann { $games ->
        [running] die Matches
       *[finished] die beendeten Matches
    } dort Zug um Zug verfolgen.
rules-messages =
    { $allowed ->
        [yes] Du darfst deinem Gegner mit einem Zug eine Nachricht schicken.
       *[no] Nachrichten an den Gegner werden nicht weitergegeben.
    }
rules-in_advance =
    { $allowed ->
        [yes] Du darfst Züge im Voraus eingeben, für das, was dein Gegner antworten könnte ("wenn g7 dann i10"); niemand sieht sie, bevor sie gespielt werden.
       *[no] Züge können nicht im Voraus eingegeben werden.
    }
rules-languages = Sprachen der Briefe: { AND(EACH($codes, "rules-languages-each")) }.
rules-languages-each =
    { $item ->
        [de] Deutsch
        [en] Englisch
        [et] Estnisch
        [sv] Schwedisch
       *[other] { $item }
    }
# die Tabelle
rules-places =
    { $kind ->
        [cup] Die Plätze richten sich nach der Runde, in der man ausschied; wer in derselben Runde ausschied, teilt sich den Platz.
        [match] Wer mehr Punkte hat, gewinnt das Match.
       *[other] Über die Plätze entscheiden { JOIN(EACH($names, "rules-places-each"), ", dann ") }; wer auch dann gleich ist, teilt sich den Platz.
    }
rules-places-each =
    { $item ->
        [points]
            { HOLDS($names, "team_points") ->
                [yes] die Punkte der Spieler in ihren Matches und Partien
               *[no] die Punkte
            }
        [team_points] die Matchpunkte der Mannschaften
        [game_points]
            { HOLDS($names, "team_points") ->
                [yes] die Punkte der Spieler in ihren Partien
               *[no] die Punkte in Partien
            }
        [match_points]
            { HOLDS($names, "team_points") ->
                [yes] die Punkte der Spieler in ihren Matches
               *[no] die Punkte in Matches
            }
        [berger] Berger
        [points_ratio] der Anteil an den Punkten der eigenen Matches
        [buchholz] Buchholz (die Punkte der eigenen Gegner)
        [mutual]
            { HOLDS($names, "team_points") ->
                [yes] die Matches unter denen, die noch gleich sind
               *[no] die Partien unter denen, die noch gleich sind
            }
        [match_wins] gewonnene Matches
       *[other] { ENGLISH($item) }
    }
rules-weaver = Die Punkte eines Matches gehen nach der Weaver-Regel: Zwei Siege geben 2 Punkte, und bei je einem Sieg bekommt, wer weniger Züge gebraucht hat, 1,25 und der andere 0,75.
rules-withdrawals =
    { $early ->
        [yes] Wer sich mit weniger als der Hälfte der Partien zurückzieht, wird aus der Tabelle genommen; sonst bleiben die Ergebnisse, und die übrigen Partien sind verloren.
       *[no] Die Ergebnisse dessen, der sich zurückzieht, bleiben, und die übrigen Partien sind verloren.
    }
rules-withdrawals_of_matches =
    { $early ->
        [yes] Wer sich mit weniger als der Hälfte der Matches zurückzieht, wird aus der Tabelle genommen; sonst bleiben die Ergebnisse, und die übrigen Matches sind verloren.
       *[no] Die Ergebnisse dessen, der sich zurückzieht, bleiben, und die übrigen Matches sind verloren.
    }
rules-rating = Die Ergebnisse zählen für die Wertungsliste des Verbandes in { $game }{ $sanctioned_by ->
        [yes] , anerkannt von { $sanctioned_by }
       *[no] { "" }
    }: die eines Paares einmal für jeden Wettkampf, und keine Partie, in der einer der beiden nicht gezogen hat ({ $game ->
        [gomoku] G27–30
       *[other] R28–31
    }).
rules-ranking =
    { $system ->
        [none] Die Ergebnisse zählen für keine Rangliste.
       *[other]
            { $counts ->
                [yes]
                    Die Ergebnisse zählen für die Rangliste im Fernspiel{ $sanctioned_by ->
                        [yes] , anerkannt von { $sanctioned_by }
                       *[no] { "" }
                    }, wenn fünf oder mehr teilnehmen.
               *[no] Die Ergebnisse ändern keine Stufe der Rangliste im Fernspiel: Das Turnier ist nicht vom SLSF anerkannt.
            }
    }

## rulings: Was der Turnierleiter für einen Spieler entschieden hat.
rulings-withdrawn =
    Du nimmst nicht mehr an { $event } teil.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Deine Partie, die noch lief, zählt
               *[other] Deine { $running } Partien, die noch liefen, zählen
            } als verloren.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $running ->
                [yes]
                    { $unstarted ->
                        [one] Ebenso eine, die noch nicht begonnen hatte
                       *[other] Ebenso { $unstarted }, die noch nicht begonnen hatten
                    }
               *[no]
                    { $unstarted ->
                        [one] Eine Partie von dir, die noch nicht begonnen hatte, zählt
                       *[other] { $unstarted } Partien von dir, die noch nicht begonnen hatten, zählen
                    } als verloren
            }.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Du hattest weniger als die Hälfte deiner Partien beendet, darum zählt keins deiner Ergebnisse in der Tabelle.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }In { JOIN($waiting, ", ") } war die Zeit vorher abgelaufen, was zuerst geprüft wird; du erfährst, wie { COUNT($waiting) ->
                [one] sie ausgeht
               *[other] sie ausgehen
            }.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Ob deine Ergebnisse in der Tabelle zählen, hängt davon ab und ist bis dahin offen: Sie zählen, wenn sich mindestens die Hälfte deiner Partien als beendet erweist.
       *[no] { "" }
    }
rulings-excluded =
    Der Turnierleiter hat dich von { $event } ausgeschlossen.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Deine Partie, die noch lief, zählt
               *[other] Deine { $running } Partien, die noch liefen, zählen
            } als verloren.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] Eine Partie von dir, die noch nicht begonnen hatte, zählt
               *[other] { $unstarted } Partien von dir, die noch nicht begonnen hatten, zählen
            } als verloren.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Du hattest weniger als die Hälfte deiner Partien beendet, darum zählt keins deiner Ergebnisse in der Tabelle.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }In { JOIN($waiting, ", ") } war die Zeit vorher abgelaufen, was zuerst geprüft wird; du erfährst, wie { COUNT($waiting) ->
                [one] sie ausgeht
               *[other] sie ausgehen
            }.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Ob deine Ergebnisse in der Tabelle zählen, hängt davon ab und ist bis dahin offen: Sie zählen, wenn sich mindestens die Hälfte deiner Partien als beendet erweist.
       *[no] { "" }
    }
rulings-left_decided =
    Jetzt ist entschieden, ob zählt, was du in { $event } gespielt hast; das war offen, als { $team ->
        [yes] { $team } ausschied
       *[no] du ausschiedst
    }: { $annulled ->
        [yes] Weniger als
       *[no] Mindestens
    } die Hälfte { $team ->
        [yes] der Partien der Mannschaft
       *[no] deiner Partien
    } war beendet, also { $annulled ->
        [yes] zählt keins der Ergebnisse
       *[no] zählen die Ergebnisse
    } in der Tabelle.
rulings-warned = Der Turnierleiter von { $event } verwarnt dich.
rulings-reprimanded = Der Turnierleiter von { $event } erteilt dir einen strengen Verweis. Wenn es noch einmal vorkommt, kannst du ausgeschlossen werden.
rulings-rival_censured =
    { $name } wurde wegen etwas in eurem Match { $game } { $measure ->
        [warning] verwarnt
       *[other] streng gerügt
    }.
rulings-rival_cleared =
    { $measure ->
        [warning] Die Verwarnung, die { $name } wegen etwas in eurem Match { $game } hatte, ist aufgehoben.
       *[other] Der strenge Verweis, den { $name } wegen etwas in eurem Match { $game } hatte, ist aufgehoben.
    }
rulings-measure_lifted =
    { $measure ->
        [reprimand] Der strenge Verweis, den du in { $event } hattest, ist aufgehoben.
       *[other] Die Verwarnung, die du in { $event } hattest, ist aufgehoben.
    }
rulings-reinstated =
    { $team ->
        [yes] { $team } nimmt
       *[no] Du nimmst
    } wieder an { $event } teil. { $games ->
        [0] Keine Partie von dir geht
        [1] Eine Partie von dir geht
       *[other] { $games } Partien von dir gehen
    } weiter{ $games ->
        [yes] ; über jede bekommst du einen Brief, und was du gespielt hattest, zählt
       *[no] , aber was du gespielt hattest, zählt
    }.
rulings-entry_cancelled = Du bist nicht mehr für { $event } angemeldet.
rulings-seat_decided =
    In { $game } ist geprüft, ob die Zeit abgelaufen war. { $taken ->
        [yes] Sie war es nicht: { $name } spielt darin weiter.
       *[no] Die Partie war zu Ende, bevor du sie übernehmen konntest: Sie bleibt die von { $name }.
    }
rulings-_first =
    { $waiting ->
        [yes] { " " }In { JOIN($waiting, ", ") } war die Zeit vorher abgelaufen, was zuerst geprüft wird; du erfährst, was daraus wurde.
       *[no] { "" }
    }
rulings-replaced =
    { $by } spielt in { $event } für dich weiter{ $games ->
        [yes]
            , in { $games ->
                [one] der Partie, die noch zu spielen war
               *[other] den { $games } Partien, die noch zu spielen waren
            }
       *[no] { "" }
    }. Die beendeten Partien bleiben deine. Du brauchst nichts mehr zu tun.{ rulings-_first }
rulings-took_over =
    Du übernimmst in { $event } den Platz von { $player }{ $games ->
        [yes]
            , mit { $games ->
                [one] einer Partie
               *[other] { $games } Partien
            }
       *[no] { "" }
    }. Zu jeder bekommst du einen Brief mit dem Brett. Wo du am Zug bist, hast du von jetzt an die ganze Zeit für einen Zug.{ rulings-_first }
rulings-joined = Du nimmst ab Runde { $round } an { $event } teil, mit den Punkten, die du von da an holst. Wenn die Runde ausgelost ist, bekommst du einen Brief.
rulings-assessed =
    Deine Partie { $game } gegen { $opponent } geht weiter. Für die Auslosung der nächsten Runde zählt sie, bis ihr wirkliches Ergebnis bekannt ist, als { $winner ->
        [you] Sieg für dich
        [opponent] Sieg für { $opponent }
        [draw] Remis
       *[nobody] für beide verloren
    }. In die Tabelle kommt nur das wirkliche Ergebnis.
rulings-not_assessed = Deine Partie { $game } gegen { $opponent } geht weiter. Bei der Auslosung der nächsten Runde zählt sie nicht mehr mit einem angenommenen Ergebnis; schon ausgeloste Runden bleiben, wie sie sind.
rulings-captain = Du bist jetzt der Mannschaftsführer von { $team } in { $event }: Du meldest dem Turnierleiter Aufstellungen und Rückzüge, und nur du darfst für die Mannschaft protestieren.
rulings-line_up =
    In Runde { $round } von { $event } spielt { $team } so, vom ersten Brett an: { JOIN($players, ", ") }. { $board ->
        [yes] Du sitzt an Brett { $board }.
       *[no] In dieser Runde spielst du nicht.
    }
rulings-open_boards =
    { $home } ist in Runde { $round } von { $event } nicht vollzählig. { $team } hat gewählt, dass dort Brett { AND($boards) } leer bleibt. { $board ->
        [0] Du spielst in dieser Runde nicht.
       *[other] { $wins ->
            [yes] An Brett { $board } gewinnst du kampflos.
           *[no] Du sitzt an Brett { $board }.
        }
    }
rulings-boards_lifted =
    Was die Gäste für { $home } in Runde { $round } von { $event } gewählt hatten, ist zurückgenommen: Dort bleiben die letzten Bretter leer. { $board ->
        [0] Du spielst in dieser Runde nicht.
       *[other] { $wins ->
            [yes] An Brett { $board } gewinnst du kampflos.
           *[no] Du sitzt an Brett { $board }.
        }
    }
rulings-boards_wanted =
    In Runde { $round } von { $event } ist { $team } zu Gast bei { $home }, wo { $short ->
        [one] ein Spieler fehlt. Als Mannschaftsführer von { $team } wählst du, welches Brett dort leer bleibt
       *[other] { $short } Spieler fehlen. Als Mannschaftsführer von { $team } wählst du, welche Bretter dort leer bleiben
    }, und damit, wer von euch kampflos gewinnt (SBGF 3.4); die Spieler dort behalten ihre Reihenfolge an den anderen Brettern. Antworte { $day ->
        [yes] vor { FULL_DAY(CALENDAR($day)) }, wenn die Runde ausgelost wird,
       *[no] vor der Auslosung der Runde
    } { $short ->
        [one] mit einer dieser Zeilen. Ohne sie bleibt das letzte Brett leer.
       *[other] mit einer Zeile wie dieser, die { $short } Bretter nennt. Ohne sie bleiben die letzten Bretter leer.
    }
rulings-team_withdrawn =
    { $team } nimmt nicht mehr an { $event } teil.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Deine Partie, die noch lief, zählt
               *[other] Deine { $running } Partien, die noch liefen, zählen
            } als verloren.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] Eine Partie von dir, die noch nicht begonnen hatte, zählt
               *[other] { $unstarted } Partien von dir, die noch nicht begonnen hatten, zählen
            } als verloren.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }Die Mannschaft hatte weniger als die Hälfte ihrer Partien beendet, darum zählt keins ihrer Ergebnisse in der Tabelle.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }In { JOIN($waiting, ", ") } war die Zeit vorher abgelaufen, was zuerst geprüft wird; du erfährst, wie { COUNT($waiting) ->
                [one] sie ausgeht
               *[other] sie ausgehen
            }.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Ob ihre Ergebnisse in der Tabelle zählen, hängt davon ab und ist bis dahin offen: Sie zählen, wenn sich mindestens die Hälfte der Partien der Mannschaft als beendet erweist.
       *[no] { "" }
    }
rulings-relieved =
    { $by } aus deiner Mannschaft spielt in { $event } für dich weiter{ $games ->
        [yes]
            , in { $games ->
                [one] einer Partie
               *[other] { $games } Partien
            }
       *[no] { "" }
    }. Die beendeten Partien bleiben deine, und du bleibst in der Mannschaft.{ rulings-_first }
rulings-relieves =
    Du spielst in { $event } für { $player } aus deiner Mannschaft weiter{ $games ->
        [yes]
            , in { $games ->
                [one] einer Partie
               *[other] { $games } Partien
            }
       *[no] { "" }
    }. Zu jeder bekommst du einen Brief mit dem Brett. Wo du am Zug bist, hast du von jetzt an die ganze Zeit für einen Zug.{ rulings-_first }
rulings-bye =
    { $team ->
        [yes] { $team } ist
       *[no] Du bist
    } in Runde { $round } von { $event } spielfrei: Das zählt als Sieg, ohne Partie.
rulings-bye_lifted =
    Dass { $team ->
        [yes] { $team }
       *[no] du
    } in Runde { $round } von { $event } spielfrei { $team ->
        [yes] ist
       *[no] bist
    }, ist zurückgenommen: Darüber entscheidet die Auslosung.
rulings-moved =
    Ein Ergebnis wurde geändert und damit, wer in den Finalgruppen von { $event } spielt.{ $section ->
        [yes]
            { " " }Du spielst jetzt in { $section }{ $before ->
                [yes] , nicht mehr in { $before }
               *[no] { "" }
            }; deine neuen Partien beginnen mit eigenen Briefen.
       *[no] { " " }Du spielst nicht mehr in { $before }, und deine Partien dort zählen nicht.
    }
rulings-appealed =
    { $mine ->
        [yes] Du hast
       *[no] { $name } hat
    } gegen Entscheidung { $event }/{ $number } Einspruch erhoben. { COUNT($who) ->
        [0] Endgültig entscheiden darüber drei erfahrene Spieler, die der Schiedsrichter benennt; bis dahin gilt die Entscheidung, und die Uhr des Matches steht still.
       *[other] Endgültig entscheidet darüber: { JOIN($who, ", ") }. Bis dahin gilt die Entscheidung.
    }
rulings-appeal_ended = Die Entscheidung wurde aufgehoben, und so ist auch der Einspruch gegen Entscheidung { $event }/{ $number } erledigt: Es ist nichts mehr zu entscheiden.
rulings-appeal_decided =
    Der Einspruch gegen Entscheidung { $event }/{ $number } ist { $stands ->
        [yes] abgewiesen: Die Entscheidung gilt
       *[no]
            { $taken_back ->
                [yes] angenommen: Die Entscheidung fällt, und was sie bewirkt hat, ist rückgängig gemacht
               *[no]
                    { $past ->
                        [yes] angenommen: Die Entscheidung fällt; sie betraf eine Runde, die inzwischen ausgelost ist, oder wurde neu getroffen, also ändert sich sonst nichts
                       *[no] angenommen: Die Entscheidung fällt, und der Turnierleiter nimmt sie durch eine andere zurück
                    }
            }
    }. Das ist endgültig.
rulings-team_games =
    Der Turnierleiter hat über { COUNT($games) ->
        [one] eine Partie
       *[other] Partien
    } deiner Mannschaft in { $event } entschieden: { JOIN(EACH($games, "rulings-team_games-each"), ", ") }. Das wurde getan: "{ $what }". Du hörst davon als Mannschaftsführer: Nur du darfst für die Mannschaft Einspruch erheben.
rulings-team_games-each = { $item-0 } ({ $item-1 } – { $item-2 })
rulings-team_writes = { $name } aus deiner Mannschaft schreibt zu Entscheidung { $event }/{ $number } ("{ $what }"): "{ $words }" Nur du als Mannschaftsführer darfst Einspruch erheben. Es geschieht nichts, außer du schickst es weiter: Antworte mit einer Zeile, die mit "Einspruch:" beginnt, in diesen oder deinen eigenen Worten.

## standings: Eine Rangliste eines Turniers: ihre Köpfe, und warum alle dort stehen.
standings-mutual = Direkt
standings-match_wins = Siege
standings-byes = Spielfrei
standings-over = alle Partien sind zu Ende
standings-over_matches = alle Matches sind zu Ende
standings-going_matches =
    { $games } { $games ->
        [one] Match
       *[other] Matches
    } nicht zu Ende
standings-over_in_file = alle Partien der Datei sind zu Ende
standings-undecided = noch ist nicht alles entschieden
standings-going =
    { $games } { $games ->
        [one] Partie
       *[other] Partien
    } nicht zu Ende
standings-missing =
    { $games } { $games ->
        [one] Partie des Plans steht nicht in der Datei und zählt
       *[other] Partien des Plans stehen nicht in der Datei und zählen
    } als nicht gespielt
standings-sides = Partiepunkte der Mannschaften: { $points }
standings-cancelled = abgesagt am { $day_of }, keine Partie zählt ({ $why })
standings-ordinal = { $n }.
standings-figure =
    { $name ->
        [points] Punkte
        [game_points] Partiepunkte
        [match_points] Matchpunkte
        [team_points] Mannschaftspunkte
        [own_game_points] eigene Partiepunkte
        [own_match_points] eigene Matchpunkte
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] Anteil an den Punkten
        [mutual] Partien gegeneinander
        [mutual_matches] Matches gegeneinander
        [match_wins] gewonnene Matches
       *[other] { ENGLISH($name) }
    }
standings-figures = { AND(EACH($names, "standings-figures-each")) }
standings-figures-each = { FIGURE($item) }
standings-parted =
    { $within ->
        [yes] in den Matches gegeneinander{ " " }
       *[no] { "" }
    }{ $by ->
        [mutual] { $mine } zu { $theirs } in den Partien gegeneinander
       *[other] { FIGURE($by) } { $mine } zu { $theirs }
    }
standings-before =
    vor { $name }: { $level ->
        [yes] gleiche { STANDINGS_FIGURES($level) },{ " " }
       *[no] { "" }
    }{ standings-parted }
standings-after =
    nach { $name }: { $level ->
        [yes] gleiche { STANDINGS_FIGURES($level) },{ " " }
       *[no] { "" }
    }{ standings-parted }
standings-shared = geteilt mit { AND(WITH($names, standings-shared-more)) }: gleiche { STANDINGS_FIGURES($level) }
standings-shared-more =
    { $more ->
        [0] { "" }
        [one] { $more } weiteren
       *[other] { $more } weiteren
    }
standings-placed =
    { $how ->
        [cup_shared] geteilter{ " " }
       *[other] { "" }
    }{ ORDINAL($place) }{ $how ->
        [alone] { "" }
        [shared] ,{ " " }
        [cup] :{ " " }
        [cup_shared] :{ " " }
       *[other] { " " }
    }{ $why }
standings-section = { ORDINAL($place) } in { $name }
standings-cup_round =
    { $round ->
        [consolation_final] Finale der Trostrunde
        [consolation] Runde { $number } der Trostrunde
        [round] Runde { $number }
        [places] Runde { $number }, Plätze { $first }-{ $last }
        [for_place] Match um den { ORDINAL($first) } Platz
       *[other] { $round }
    }
standings-score =
    { $how ->
        [replay]
            { $mine }-{ $theirs } und { $replays } { $replays ->
                [one] Wiederholung
               *[other] Wiederholungen
            }
       *[other]
            { IN($how, "walkover", "decision") ->
                [yes]
                    { $how ->
                        [walkover] kampflos
                       *[decision] durch Entscheidung des Turnierleiters
                    }{ ANY(NOT(SAME($mine, "0")), NOT(SAME($theirs, "0"))) ->
                        [yes] { " " }({ $mine }-{ $theirs })
                       *[no] { "" }
                    }
               *[no] { $mine }-{ $theirs }
            }
    }
standings-won = gewonnen: { $round } gegen { $rival }, { $score }
standings-lost = verloren: { $round } gegen { $rival }, { $score }
standings-both_lost = verloren: { $round }, ebenso { $rival }, { $score }
standings-nobody = kein Gegner: { $round }
standings-withdrew = zurückgezogen; weiter kommt, wer dorthin kommt: { $round }
standings-waits = noch im Pokal: wartet auf einen Gegner
standings-waits_in = noch im Pokal: wartet auf einen Gegner, { $round }
standings-plays = noch im Pokal: spielt gegen { $rival }, { $round }, { $score }

## table: Die Wörter der Kreuztabelle: ihre Köpfe, dann, was die Zeichen bedeuten.
table-place = Platz
table-name = Name
table-team = Mannschaft
table-games = Partien
table-matches = Matches
table-team_points = Mannschaftspunkte
table-points = Punkte
table-match = Match
table-buchholz = Buchholz
table-berger = Berger
table-points_ratio = Anteil
table-status = Stand
table-mark = { language-decimal_mark }
table-b = s
table-w = w
table-r = R
table-board = Brett
table-draw = remis
table-running = läuft noch
table-given = kampflos gewonnen
table-unplayed = kampflos verloren oder nicht gespielt
table-scored = 7–5 die Punkte eines Matches, die eigenen zuerst; ein Zeichen davor sagt, wie es sonst entschieden wurde
table-late_win = der Gegner kam zu spät
table-late_loss = kam zu spät
table-bye = spielfrei: kein Gegner, so gut wie ein gewonnenes Match (26.4)
table-black = schwarz, als die Eröffnung begann
table-white = weiß
table-by_rounds_alone = Jede Runde: die Nummer des Gegners und das Ergebnis.
table-by_rounds = Jede Runde: die Nummer des Gegners, die Farbe und das Ergebnis.
table-by_sides = Alle Ergebnisse; die Nummern sind die der Spieler oben.
table-by_teams = Alle Matches, mit den Punkten ihrer Bretter.
table-by_team_rounds = Jede Runde: die Nummer des Gegners und die Punkte der Bretter.
table-withdrew = zurückgezogen; die Ergebnisse bleiben, und der Rest ist verloren (16.3)
table-program = ein Programm
table-group = eine Gruppe
table-annulled = Früh zurückgezogen, kein Ergebnis zählt (16.2):
table-taken_back = Vom Turnierleiter annulliert, zählt für niemanden [T 35]:
table-decided = Wo die Regeln eine Wahl lassen, ist das entschieden, und in dieser Tabelle kommt es darauf an:
table-t2 = Partiepunkte gehen vor Matchpunkte
table-t5 = Partien, die bei einem Rückzug laufen, sind nicht beendet
table-t6 = wer sich zurückzieht, verliert die übrigen Partien, und kampflose Siege sind keine beendeten Partien
table-t7 = wer in allem gleich ist, teilt sich den Platz, und der nächste Platz entfällt
table-t8 = die Partien unter denen, die gleich sind, werden einmal für alle gezählt
table-t9 = kampflose Siege zählen bei Buchholz und Berger
table-t10 = nach der Weaver-Regel ist ein Sieg mit einem Remis 1½ zu ½ wert
table-t11 = nach der Weaver-Regel werden nur die eigenen Züge des Siegers verglichen
table-t12 = wer sich mit Punkten zurückzog, die sonst niemand hatte, ist für die Gegner diese wert
table-t13 = Berger zählt die wirklichen Punkte derer, die sich zurückzogen
table-t14 = spielfrei ist für jede Partie eines Matches einen Punkt wert
table-t15 = Matches mit mehr als zwei Partien je Brett entscheiden die Punkte der Bretter
table-t32b = Nächstplatzierte verschiedener Gruppen werden nach Platz, dann nach ihren Zahlen je Partie, dann durch das Los verglichen
table-t32c = ein über die Grenze geteilter Platz einer Gruppe wurde durch den Turnierleiter oder das Los getrennt
table-t32d = wer sich zurückzog, machte dem Nächsten derselben Gruppe Platz
table-t32e = Ergebnisse zwischen zweien derselben Gruppe zählen in ihrer Finalgruppe
table-t32f = wer sich nicht qualifizierte, steht unter den Gruppen, nach Platz in der Gruppe und dann nach den Zahlen je Partie
table-t33c = in einem Match, in dem niemand punktete, schieden beide aus
table-t33d = ein Match war zu Ende, sobald der Vorsprung größer war als der Rest
table-t33e = wer in der ersten Runde spielfrei war und in der zweiten verliert, spielt auch in der Trostrunde
table-t34a = ein Remis, das beiden die vereinbarten Punkte gab, machte das Match unentschieden

## table_page: Die Wörter der Tabelle eines Turniers als Webseite, neben denen der Kreuztabelle.
table_page-heading-standings = Stand
table_page-heading-crosstable = Kreuztabelle
table_page-heading-rounds = Runde für Runde
table_page-heading-replays = Zug um Zug
table_page-heading-dice = Würfel
table_page-replays = Öffne ein Match, um ihm auf dem Brett zu folgen: mit den Knöpfen darunter, mit den Pfeiltasten oder mit einer Zeile der Liste. Züge stehen in der Zählung dessen, der sie macht, und das Brett liegt, wie es der Spieler mit den dunklen Steinen sieht.
table_page-dice = Was die Würfel jedes Matches bindet: die Anker des Servers, die feststanden, ehe jemand etwas beitrug, was beide Spieler beitrugen, der Hash davon und nach dem Ende das Geheimnis des Servers. Daraus folgt jeder Wurf des Matches.
table_page-label-consolation = Trostrunde
table_page-label-matches = Matches
table_page-label-dates = Zeit
table_page-label-system = System
table_page-label-game = Spiel
table_page-label-players = Spieler
table_page-label-teams = Mannschaften
table_page-label-games = Partien
table_page-label-arbiter = Turnierleiter
table_page-label-director = Turnierleiter der Matches
table_page-label-why = Warum
table_page-label-bye = spielfrei
table_page-label-empty = niemand da
table_page-label-replay = Wiederholung
table_page-label-missing = Nicht in der Datei, zählen als nicht gespielt
table_page-system-round_robin = Alle gegen alle
table_page-system-match = Match
table_page-system-scheveningen = Scheveningen
table_page-system-monrad = Monrad
table_page-system-cup = Pokal
table_page-system-stages = Gruppen
table_page-system-teams = Mannschaften, alle gegen alle
table_page-system-teams_monrad = Monrad für Mannschaften
table_page-state-running = läuft noch
table_page-state-waiting = nicht begonnen
table_page-state-unplayed = nicht gespielt
table_page-state-annulled = annulliert
table_page-ended-walkover = kampflos
table_page-ended-late = kam zu spät
table_page-ended-withdrawal = zurückgezogen
table_page-ended-time = Zeit
table_page-ended-adjudication = entschieden
table_page-ended-concede = Match aufgegeben
table_page-ended-penalty = Strafpunkte
table_page-to_points =
    Match auf { AND($points) } { ONLY($points, 1) ->
        [yes] Punkt
       *[no] Punkte
    }
table_page-kind =
    { $over ->
        [yes] Schlusstabelle
       *[no] Tabelle
    }
table_page-cancelled = Abgesagt am { $day }: Keine Partie zählt. Die Begründung: "{ $why }"
table_page-progress =
    { $over } zu Ende{ $going ->
        [yes] , { $going } nicht zu Ende
       *[no] { "" }
    }
table_page-period =
    { ALL($start, $close) ->
        [yes] { $start } bis { $close }
       *[no]
            { $start ->
                [yes] ab { $start }
               *[no] –
            }
    }
table_page-round =
    { $number ->
        [yes] Runde { $number }
       *[no] Partien ohne bekannte Runde
    }
table_page-seed = Startwert { $text }
table_page-lots = Startnummern ausgelost, Startwert { $text }.
table_page-many = Es sind zu viele Partien, um die Runden hier aufzuzählen.

## teams: Was die Spieler einer Mannschaft davon hören.
teams-meets =
    { $team } trifft auf { $against }. { $board ->
        [yes] Du sitzt an Brett { $board }.
       *[no] In dieser Runde bist du nicht aufgestellt.
    } Die Bretter des Matches:
teams-bye = { $team } hat in dieser Runde keinen Gegner: Das zählt als gewonnenes Match.
teams-free = { $team } hat in dieser Runde keinen Gegner.
teams-board =
    Brett { $number }: { $one ->
        [yes] { $one }
       *[no] niemand
    } – { $other ->
        [yes] { $other }
       *[no] niemand
    }
teams-captain = Mannschaftsführer von { $team }: { $captain }.
teams-plays_for = Du spielst für { $team }.

## announcement: Ein neues Turnier.
announcement-subject = { $event-name }: Die Anmeldung ist offen
announcement-a_tournament_of_by = { $event-name } ({ $event-id }), ein Turnier per E-Mail ({ GAME($event-game) }), nimmt Anmeldungen bis { FULL_DAY(CALENDAR($last)) } an. Es beginnt am { FULL_DAY(CALENDAR($event-start)) }.
announcement-to_take_part = Mitmachen
announcement-you_need_a_voucher =
    Du brauchst einen Gutschein des Turnierleiters ({ $event-arbiter }). Antworte auf diesen Brief mit der Zeile unten und deinem Gutschein an ihrem Ende. { $free ->
        [yes]
            Du bist dann sofort angemeldet; { $free ->
                [one] { $free } von { $most } Plätzen ist
               *[other] { $free } von { $most } Plätzen sind
            } frei.
       *[no] Im Moment sind alle Plätze vergeben: Du wartest dann auf den nächsten, der frei wird.
    }
announcement-answer_this_letter_with =
    Antworte auf diesen Brief mit der Zeile unten, oder tippe auf den Knopf, wenn du einen siehst, und schick ab. { $how ->
        [direct] Du bist dann sofort angemeldet
       *[other] Der Turnierleiter sagt dann Ja oder Nein
    }; { $free ->
        [one] { $free } von { $most } Plätzen ist
       *[other] { $free } von { $most } Plätzen sind
    } frei.
announcement-enter_i_would_like =
    anmelden { $event-id }{ $how ->
        [voucher] { " " }GUTSCHEIN
       *[other] { "" }
    }          ich möchte mitspielen
announcement-if_you_do_not = Wenn du nicht spielen möchtest, brauchst du nichts zu tun.
announcement-you_get_a_letter =
    Jedes Mal, wenn du am Zug bist, bekommst du einen Brief mit dem Brett und antwortest mit deinem Zug, zum Beispiel i9. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
announcement-answer_rules_and_you = Antworte "Regeln { $event-id }", und du bekommst alle Regeln. Wenn du keine Briefe über neue Turniere willst, antworte "stelle Ankündigungen aus".

## confirm: Eine Frage, die ein Ja braucht.
confirm-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }{ $what ->
        [letter] ist dieser Brief von dir?
        [address]
            { $mine ->
                [yes] sollen unsere Briefe an eine andere Adresse gehen?
               *[no] dürfen unsere Briefe an diese Adresse gehen?
            }
        [remove] sollen wir eine Adresse streichen?
        [forget] sollen wir dich vergessen?
       *[withdraw] möchtest du { $value } verlassen?
    }
confirm-a_letter_in_your =
    Ein Brief in deinem Namen kam am { MOMENT(LOCAL($arrived, $zone)) } von { $address }{ $g ->
        [yes] , zu deiner Partie { $g-game } gegen { $g-opponent }
       *[no] { "" }
    }.
confirm-the_mail_server_that = Der Mailserver, der ihn angenommen hat, sagt, dass er gefälscht sein könnte; darum ist noch nichts geschehen.
confirm-in_this_tournament_a = In diesem Turnier muss ein Mailserver für den Absender jedes Briefs bürgen. Für diesen hat es keiner getan; darum ist noch nichts geschehen.
confirm-did_you_not_write = Ist er nicht von dir? Dann brauchst du nichts zu tun, und es geschieht nichts.
confirm-did_you_not_write_it = Ist er nicht von dir? Dann antworte mit dem Wort "nein", und er wird weggelegt. Wenn du nichts tust, geschieht auch nichts.
confirm-did_you_write_it = Ist er von dir? Er verlangt mehr, als ich dir hier zeigen kann, darum lässt er sich nicht bestätigen. Bitte schick ihn noch einmal in mehreren kürzeren Briefen.
confirm-did_you_write_it_then = Ist er von dir? Dann antworte auf diesen Brief mit dem Wort "bestätige" auf einer eigenen Zeile, und er zählt ab seiner Ankunft.
confirm-you_asked_for_our = Du hast darum gebeten, dass unsere Briefe ab jetzt an { $value } gehen. Wir haben an beide Adressen geschrieben, und beide müssen Ja sagen: So kann sich niemand sonst deine Briefe schicken lassen, und ein Tippfehler schadet nicht.
confirm-you_will_still_be = Von der alten Adresse kannst du uns weiterhin schreiben.
confirm-did_you_not_ask = Hast du nicht darum gebeten? Dann antworte mit dem Wort "nein", oder tu nichts: Es ändert sich nichts.
confirm-is_it_right_then = Stimmt es? Dann antworte auf diesen Brief mit dem Wort "bestätige" auf einer eigenen Zeile.
confirm-who_plays_in_tournaments = { $name } spielt in Turnieren von { $site-name } und hat darum gebeten, dass unsere Briefe an diese Adresse gehen.
confirm-are_you_not_then = Bist du nicht { $name }? Dann brauchst du nichts zu tun und hörst nicht mehr von uns.
confirm-is_it_you_then = Bist du es? Dann antworte auf diesen Brief mit dem Wort "bestätige" auf einer eigenen Zeile.
confirm-you_asked_us_to = Du hast uns gebeten, die Adresse { $value } zu streichen. Briefe von dort zählen dann nicht mehr als deine, und unsere Briefe gehen an deine andere Adresse.
confirm-did_you_not_ask_for = Hast du nicht darum gebeten? Dann antworte mit dem Wort "nein", oder tu nichts: Es ändert sich nichts.
confirm-is_it_right_then_answer = Stimmt es? Dann antworte auf diesen Brief mit dem Wort "bestätige" auf einer eigenen Zeile.
confirm-you_want_to_leave = Du möchtest { $leaving-name } ({ $leaving-event }) verlassen. Es läuft schon, darum kostet dich das:
confirm-still_going_lost =
    { $leaving-running ->
        [one] Deine Partie, die noch läuft, ist
       *[other] Deine { $leaving-running } Partien, die noch laufen, sind
    } verloren.
confirm-not_begun_as_lost =
    { $leaving-unstarted ->
        [one] Eine Partie, die noch nicht begonnen hat, zählt
       *[other] { $leaving-unstarted } Partien, die noch nicht begonnen haben, zählen
    } auch als verloren.
confirm-you_have_completed_of = Du hast { $leaving-completed } von { $leaving-games } Partien beendet, weniger als die Hälfte: Keins deiner Ergebnisse wird in der Tabelle zählen.
confirm-you_have_completed_of_games = Du hast { $leaving-completed } von { $leaving-games } Partien beendet; deine Ergebnisse bleiben in der Tabelle.
confirm-your_opponents_and_the = Deine Gegner und der Turnierleiter erfahren davon. Du kannst es nicht rückgängig machen.
confirm-did_you_not_ask_for_this = Hast du nicht darum gebeten, oder möchtest du weiterspielen? Dann antworte mit dem Wort "nein", oder tu nichts: Es ändert sich nichts.
confirm-are_you_sure_then = Bist du sicher? Dann antworte innerhalb von sieben Tagen auf diesen Brief mit dem Wort "bestätige" auf einer eigenen Zeile, oder schreib noch einmal "abmelden { $leaving-event }".
confirm-you_asked_to_be = Du hast darum gebeten, vergessen zu werden. Dein Name, dein Verein und deine Adressen werden aus meinen Büchern genommen, deine Briefe an mich werden geleert, und die der anderen behalten nur, was diese selbst geschrieben haben. Deine beendeten Partien stehen dann unter einem anderen Namen. Das lässt sich nicht rückgängig machen.
confirm-i_cannot_delete_the = Die Briefe, die noch auf unserem Mailserver liegen, und Sicherungskopien kann ich nicht löschen: Das ist Sache des Turnierleiters, und er erfährt davon.
confirm-did_you_not_ask_for_this_then_answer = Hast du nicht darum gebeten? Dann antworte mit dem Wort "nein", oder tu nichts: Es ändert sich nichts.
confirm-are_you_sure_then_answer = Bist du sicher? Dann antworte auf diesen Brief mit dem Wort "bestätige" auf einer eigenen Zeile.

## confirmed: Was nach dem Ja oder Nein geschah.
confirmed-subject =
    { $state ->
        [waiting] danke, ein weiteres Ja fehlt noch
        [declined] danke, es ist nichts geschehen
       *[other] danke, alles ist erledigt
    }
confirmed-thank_you_for_telling = Danke für die Auskunft. Der Brief ist weggelegt und zählt nicht. Wenn ihn jemand anderes geschrieben hat, leite unsere Briefe bitte an niemanden weiter, und ändere das Passwort deiner Mail, wenn du nicht sicher bist, dass nur du sie lesen kannst.
confirmed-thank_you_for_telling_us = Danke für die Auskunft. Es hat sich nichts geändert, und die Frage ist abgeschlossen.
confirmed-thank_you_your_yes =
    Danke, dein Ja ist angekommen. Jetzt muss die andere Adresse auch Ja sagen: { $mine ->
        [yes] Bitte such unseren Brief bei { $value }
       *[no] Bitte beantworte den Brief, den wir dorthin geschickt haben
    }.
confirmed-from_now_on_our = Von jetzt an gehen unsere Briefe an { $value }. Von deinen anderen Adressen kannst du uns weiterhin schreiben.
confirmed-the_address_has_been = Die Adresse { $value } ist gestrichen. Briefe von dort zählen nicht mehr als deine.
confirmed-that_letter_has_been = Dieser Brief ist erledigt. Du brauchst nichts zu tun.
confirmed-this_has_been_done = Das ist erledigt. Du brauchst nichts zu tun.

## crosstable: Die Tabelle auf eine Frage.
crosstable-subject = { $ids }: die Tabelle

## digest: Der tägliche Brief.
digest-subject = Deine Partien: { DIGEST_TURNS($turns, COUNT($digest)) }

## event_cancelled: Ein abgesagtes Turnier.
event_cancelled-subject = { $event-id } ist abgesagt
event_cancelled-is_cancelled_the_arbiters = { $event-name } ({ $event-id }) ist abgesagt. Der Turnierleiter begründet das so: "{ $reason }"
event_cancelled-all_its_games_are =
    Alle seine Partien sind annulliert, für alle.{ $going ->
        [yes]
            { " " }{ $going ->
                [one] Eine Partie von dir lief noch: Ihre Uhr steht
               *[other] { $going } Partien von dir liefen noch: Ihre Uhren stehen
            }, und ein Zug, den du schickst, ändert nichts mehr.
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }{ $ended ->
                [one] Eine Partie von dir war zu Ende: Ihr Ergebnis zählt nicht mehr.
               *[other] { $ended } Partien von dir waren zu Ende: Ihre Ergebnisse zählen nicht mehr.
            }
       *[no] { "" }
    } Es gibt keine Tabelle, und nichts davon zählt für Normen oder eine Rangliste.
event_cancelled-it_will_not_be = Es wird nicht gespielt, und deine Anmeldung ist hinfällig.
event_cancelled-you_need_not_do = Du brauchst nichts zu tun.

## event_changed: Was sich an einem Turnier geändert hat.
event_changed-subject = { $event-id }: was sich geändert hat
event_changed-something_has_changed_in = In { $event-name } ({ $event-id }) hat sich etwas geändert. Der Turnierleiter begründet das so: "{ $reason }"
event_changed-now =
    { $change-before ->
        [yes] Jetzt
       *[no] Neu
    }: { $sentence }
event_changed-before =
    { $change-now ->
        [yes] Vorher
       *[no] Nicht mehr
    }: { $sentence }
event_changed-everything_else_stays_as =
    { $team ->
        [yes] { PLAYS_FOR($team) }{ " " }
       *[no] { "" }
    }Alles andere bleibt, wie es war.{ $clock_kept ->
        [yes] { " " }{ rules-kept_clock }
       *[no] { "" }
    }
event_changed-you_need_not_do = Du brauchst nichts zu tun.
event_changed-you_are_still_entered = Du bist weiterhin angemeldet und brauchst nichts zu tun. Wenn du so nicht spielen möchtest, antworte vor dem Beginn mit dieser Zeile:

## event_closed: Das Ende eines Turniers.
event_closed-subject =
    { $event-id } ist zu Ende: { $place ->
        [yes]
            { $team ->
                [yes] { $team }: Nummer { $place }
               *[no] du bist Nummer { $place }
            }
       *[no] die Schlusstabelle
    }
event_closed-is_over_thank_you =
    { $event-name } ist zu Ende.{ $place ->
        [yes]
            { $team ->
                [yes] { " " }{ $team } ist
               *[no] { " " }Du bist
            }{ $shared ->
                [yes] { " " }zusammen mit anderen
               *[no] { "" }
            } Nummer { $place }{ $points ->
                [yes]
                    , mit { NUMBER($points) }{ $points ->
                        [1] { " " }Punkt
                       *[other] { " " }Punkten
                    }
               *[no] { "" }
            }.
       *[no] { "" }
    } Danke fürs Mitspielen!
event_closed-what_has_changed_since = Was sich seit dem vorigen Abschluss geändert hat
event_closed-placed_before = { CLOSINGS_PLACED($team, $before-placed-place, AMOUNT($before-placed-points)) }
event_closed-the_event_counts_from = Das Turnier zählt ab { FULL_DAY($since) }.
event_closed-today_you_hold_other = Heute hast du { LEVELS_NAME($now) }: Anderes hat deine Stufe seit diesem Tag geändert.
event_closed-the_final_table = Die Schlusstabelle
event_closed-your_rating = Ihre Wertungszahl
event_closed-rating =
    Das Turnier zählt für die Wertungsliste des Verbandes in { $game }. { $after ->
        [yes]
            { $before ->
                [yes] Ihre Wertungszahl geht durch dieses Turnier allein von { $before } auf { $after }.
               *[no] Sie kommen mit { $after } auf sie; Ihre Eingangszahl wurde zu { $entry } berechnet.
            }
       *[no] Keine Ihrer Partien zählt dafür, sodass Sie keine Wertungszahl bekommen.
    }

## event_moved: Ein Turnier wird von anderswo geleitet.
event_moved-subject = { $event-id } wird jetzt von einer anderen Adresse geleitet
event_moved-has_moved_from_now = { $event-name } ({ $event-id }) ist umgezogen: Von jetzt an wird es von { $address } geleitet, der Adresse, von der dieser Brief kam. Bitte schreib nur dorthin und antworte auf keinen älteren Brief: Was du an die alte Adresse schickst, wird nicht gespielt.
event_moved-nothing_else_has_changed =
    Sonst hat sich nichts geändert: Bretter,{ $gap ->
        [yes] { "" }
       *[no] { " " }Zeiten,
    } Züge im Voraus und Notizen sind, wie sie waren.{ $gap ->
        [yes]
            { " " }Die Zeit, in der das Turnier unterwegs war, zählt nicht: { SPAN($gap) }. Allen, deren Uhr lief, ist sie gutgeschrieben, also kann { COUNT($games) ->
                [one] die Zeit hier
               *[other]
                    { $games ->
                        [yes] jede Zeit hier
                       *[no] eine Zeit in einem Brief von jetzt an
                    }
            } später sein als in einem älteren Brief.
       *[no] { "" }
    }
event_moved-line =
    { COUNT($games) ->
        [one] Das ist deine laufende Partie
       *[other] Das sind deine laufenden Partien
    }:
event_moved-against =
    { $game-game } gegen { $game-opponent }: { $game-turn ->
        [you]
            du bist am Zug{ $game-due ->
                [yes] , bis { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other] { $game-opponent } ist am Zug
    }
event_moved-for_every_game_in = Zu jeder Partie, in der du am Zug bist, bekommst du auch einen Brief mit dem Brett, auf den du antworten kannst.
event_moved-your_arbiter_is = Dein Turnierleiter: { $event-arbiter }.

## event_reopened: Ein Turnier ist wieder offen.
event_reopened-subject = { $event-id } ist wieder offen
event_reopened-was_closed_and_is = { $event-name } ({ $event-id }) war geschlossen und ist wieder offen. Der Turnierleiter begründet das so: "{ $reason }"
event_reopened-the_final_table_that =
    Die Schlusstabelle, die du bekommen hast, gilt nicht mehr{ $level ->
        [yes] , ebenso { LEVELS_NAME($level) }, die Stufe, die sie dir gab: Bis auf Weiteres hast du die von vorher
       *[no] { "" }
    }. Wenn das Turnier wieder geschlossen wird, bekommst du die neue Tabelle und liest, was sich geändert hat.
event_reopened-you_need_not_do = Du brauchst nichts zu tun. Sollte eine Partie von dir betroffen sein, bekommst du darüber einen eigenen Brief.
event_reopened-rating_taken_back = Was das Turnier der Wertungsliste des Verbandes in { $game } gegeben hat, wird zurückgenommen, bis es wieder geschlossen wird.

## event_rules: Die Regeln auf eine Frage.
event_rules-subject = { $ids }: die Regeln in Kürze

## foreign: Ein Brief von einer fremden Adresse.
foreign-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }ein Brief von einer anderen Adresse
foreign-dear = Hallo { $name },
foreign-a_letter_about_your =
    Ein Brief zu deiner Partie { $g-game } gegen { $g-opponent } kam am { MOMENT(LOCAL($arrived, $zone)) } von { $address }. Diese Adresse ist nicht für dich eingetragen, darum wurde nichts gespielt.{ $too_long ->
        [yes] { "" }
       *[no] { " " }Er wartet auf deine Antwort: Wenn er rechtzeitig kam, verlierst du vor { MOMENT(LOCAL($holds, $zone)) } nicht auf Zeit, weil ein Zug fehlt.
    }
foreign-a_letter_that_answers = Ein Brief, der auf einen von unseren an dich antwortet, kam am { MOMENT(LOCAL($arrived, $zone)) } von { $address }. Diese Adresse ist nicht für dich eingetragen, darum ist nichts geschehen.
foreign-was_it_not_you = Warst du es nicht? Dann brauchst du nichts zu tun. Bitte leite unsere Briefe nicht weiter: Wer einen hat, könnte versuchen, für dich zu antworten.
foreign-was_it_not_you_then = Warst du es nicht? Dann antworte mit dem Wort "nein", und er wird weggelegt. Wenn du nichts tust, geschieht auch nichts. Bitte leite unsere Briefe nicht weiter: Wer einen hat, könnte versuchen, für dich zu antworten.
foreign-would_you_like_to = Möchtest du öfter von dieser Adresse schreiben? Dann antworte auf einen unserer Briefe mit einer Zeile, die mit "stelle Adresse" beginnt und mit der Adresse endet.
foreign-was_it_you_that = Warst du es? Der Brief verlangt mehr, als ich dir hier zeigen kann, darum lässt er sich nicht bestätigen. Bitte schick ihn selbst noch einmal von deiner eingetragenen Adresse.
foreign-was_it_you_then = Warst du es? Dann antworte auf diesen Brief mit dem Wort "bestätige" auf einer eigenen Zeile, und jener Brief zählt ab seiner Ankunft.

## forgotten: Der letzte Brief an jemanden, der vergessen werden wollte.
forgotten-subject = Du bist vergessen
forgotten-as_you_asked_has = Wie du es wolltest, hat { $site-name } dich vergessen. Dein Name, dein Verein, deine Mitgliedsnummer, dein Land und deine Adressen sind weg, ebenso die Briefe zwischen dir und mir. Dieser Brief ist der letzte; wenn er abgeschickt ist, verschwindet auch deine Adresse.
forgotten-in_the_tables_of = In den Tabellen der Turniere, in denen du gespielt hast, heißt du jetzt { $anonymous }. Deine Partien und Ergebnisse bleiben, denn sie gehören auch deinen Gegnern, und ebenso deine Stufen, aus denen ihre berechnet wurden.
forgotten-reasons_and_other_words = Begründungen und andere Worte, die über dich oder deine Partien geschrieben wurden, sind auch weg, von wem sie auch waren, und alles andere, was dich in deinen Turnieren nannte. Was entschieden wurde, bleibt, mit der Regel, auf der es beruht, denn es erklärt Ergebnisse.
forgotten-letters_of_your_opponents = Briefe deiner Gegner behalten nur, was sie selbst geschrieben haben, ohne deinen Namen.
forgotten-some_things_are_not = Einiges liegt nicht in meiner Hand. Deine Briefe liegen noch auf unserem Mailserver, im Ordner "{ $folder }", und vielleicht in Sicherungskopien: Der Turnierleiter ist gebeten, sie dort zu löschen. Nachrichten, die du Gegnern geschickt hast, liegen in deren Postfächern, und Tabellen, Berichte und Kopien von Turnieren, die gedruckt, veröffentlicht oder verschickt sind, lassen sich nicht zurückholen.
forgotten-thank_you_for_playing = Danke fürs Mitspielen. Du bist jederzeit wieder willkommen: Bitte einfach einen Turnierleiter, dich anzumelden.

## games: Alle Partien auf eine Frage.
games-subject =
    Deine Partien: { $yours ->
        [yes] in { $yours } von { ADD(COUNT($games), $more) } am Zug
       *[no] keine wartet auf dich
    }

## help: Alles, was man schreiben kann. Die Erklärungen beginnen in derselben Spalte.
help-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }Spielen per Mail
help-you_play_by_answering = Du spielst, indem du auf die Briefe mit dem Brett antwortest. Tippe im Brief auf das, was du willst, und schick ab, was sich öffnet, oder antworte und schreib deine Antwort ganz oben auf eine eigene Zeile. Großbuchstaben, Kommas und Leerzeichen sind egal, und unser Brief darf darunter zitiert bleiben. Mehrere Zeilen sind mehrere Antworten.
help-your_move = Dein Zug
help-i_letter_and_number = i9                   Buchstabe und Zahl, wie am Rand des Bretts
help-i_with_its_number = 13. i9               mit seiner Nummer, wenn du magst
help-my_move_is_i = mein Zug ist i9      in Worten
help-preview_i_see_it = zeige i9             auf dem Brett sehen, ohne zu spielen
help-pass_you_place_no = passe                du setzt keinen Stein (nach der Eröffnung)
help-a_move_counts_as = Auch ein ganzer Satz genügt, wenn sonst nichts im Brief von einem anderen Zug oder einem Zweifel spricht; sonst wirst du erst gefragt. Ein Zug gilt, sobald er angekommen ist, und kann nicht zurückgenommen werden.
help-the_opening = Die Eröffnung
help-every_letter_tells_you = Jeder Brief sagt dir, was fällig ist:
help-h_i_j_the = h8 i9 j10            die ersten drei Steine
help-white_your_colour_black = weiß                 deine Farbe: schwarz oder weiß
help-white_g_your_colour = weiß, g7             deine Farbe und der nächste Zug
help-g_fifths_a_move = g7, 3 fünfte Züge    ein Zug, und wie viele fünfte du verlangst
help-offer_g_i_the = biete g7 i7          die fünften Züge, die du anbietest
help-keep_i_the_fifth = behalte i7           der fünfte Zug, den du wählst
help-keep_i_h_the = behalte i7, h5       dasselbe und der nächste Zug
help-leave_you_leave_the = überlasse            dein Gegner setzt den Stein
help-fifths_you_play_black = fünfte Züge          du spielst Schwarz und bietest sie an
help-opening_d_g_an = Eröffnung D4, g7     eine Eröffnung mit Namen, und Zug 4
help-moves_in_advance = Züge im Voraus
help-they_are_played_at = Sie werden sofort gespielt, wenn dein Gegner so antwortet, und sonst vergessen. Nur du siehst sie. Sie kommen mit deinem Zug oder allein:
help-i_if_g_then = i9; wenn g7 dann i10      du spielst i9; auf g7 folgt i10
help-if_g_i_if = wenn g7 i10, wenn j10 f6  je ein Zug auf zwei Antworten
help-cancel_ifs_take_all = lösche wenn               alle zurücknehmen
help-a_draw = Remis
help-a_draw_is_offered = Remis wird zusammen mit einem Zug angeboten. Ein Zug der anderen Seite lehnt es ab.
help-i_draw_you_play = i9, Remis?           du spielst i9 und bietest Remis an
help-accept_you_take_the = nehme an             du nimmst das Angebot an
help-decline_you_do_not = lehne ab             du nimmst es nicht an
help-claims = Reklamationen
help-most_events_need_no = Die meisten Turniere brauchen keine Reklamationen: Das Programm beurteilt jeden Zug und jede Uhr. Wo ein Gewinn reklamiert werden muss, sagen es die Briefe, und du schreibst:
help-claim_five_before_your = reklamiere fünf      vor deinem nächsten Zug: du hast einen Fünfer
help-i_claim_five_the = i9, reklamiere fünf  dasselbe, zusammen mit dem Zug
help-claim_forbidden_black_made = reklamiere verboten  der Zug von Schwarz war verboten
help-claim_draw_enough_moves = reklamiere Remis     es sind genug Züge für Remis gemacht
help-white_claims_a_forbidden = Weiß reklamiert einen verbotenen Zug vor dem eigenen nächsten Zug, eine Überlinie auch später, bis Schwarz einen Fünfer macht. Eine Reklamation nennt keinen Stein. Eine falsche wird vermerkt, und die Partie geht weiter.
help-in_every_event_on = In jedem Turnier darfst du, wenn du am Zug bist, mit Vierern und Dreiern zeigen, dass du gewinnst, was immer dein Gegner tut:
help-in_events_of_renju = In Turnieren in Renju darfst du, wenn du am Zug bist, mit Vierern und Dreiern zeigen, dass du gewinnst, was immer dein Gegner tut:
help-claim_win_h_h = reklamiere Gewinn: h5 h6 g7  Züge beider, bis zwei Drohungen stehen
help-the_line_is_checked = Die Zugfolge wird geprüft, und der Turnierleiter entscheidet; die Partie geht inzwischen weiter. Drei Zugfolgen, die keinen Gewinn zeigen, sind in einer Partie erlaubt.
help-concede = concede match         das ganze Match; du wirst einmal gefragt
help-resigning = Aufgeben
help-resign_you_are_asked = gebe auf             du wirst einmal gefragt, ob du es meinst
help-resign_you_are_not = { $id } gebe auf    du wirst nicht gefragt
help-messages_and_notes = Nachrichten und Notizen
help-begin_a_line_with = Beginne eine Zeile mit "Nachricht:", wie in "Nachricht: Schöner Zug!", oder schreib unter eine Zeile aus drei Bindestrichen: Das geht an deinen Gegner, und sonst nichts aus deinem Brief. Eine Zeile, die mit "Notiz:" beginnt, ist nur für dich und steht in deinen späteren Briefen.
help-note_watch_g_a = Notiz: Achtung g9    eine Notiz für dich selbst
help-questions = Fragen
help-show_the_board_of = zeige                das Brett dieser Partie noch einmal
help-games_all_your_games = Partien              alle deine Partien, die eiligste zuerst
help-time_how_much_time = Zeit                 wie viel Zeit beide Seiten haben
help-record_the_game_as = Protokoll            die Partie als Protokoll, auch als Datei
help-table_the_crosstable_of = Tabelle              die Kreuztabelle deines Turniers
help-norms_what_your_level = Normen               was deine Stufe verlangt und werden kann
help-norms_if_the_same = Normen wenn 5.5      dasselbe, und was 5,5 Punkte gäben
help-rules_the_rules_of = Regeln               die Regeln deines Turniers
help-test_whether_your_letters = Test                 ob deine Briefe ankommen
help-help_this_letter_again = Hilfe                diesen Brief noch einmal
help-several_games_and_events = Mehrere Partien und Turniere
help-answer_the_letter_of = Antworte auf den Brief der Partie, die du meinst, oder schreib die Nummer der Partie davor, mit der Nummer des Zugs. Füge einer Frage den Namen des Turniers hinzu, wenn sie ein anderes meint:
help-i_a_move_in = { $id } 13. i9      ein Zug in dieser Partie
help-show_the_board_of_that = { $id } zeige       das Brett dieser Partie
help-table_the_table_of = Tabelle { FIRST(PARTITION($id, "-")) }         die Tabelle dieses Turniers
help-your_time = Deine Zeit
help-every_letter_says_until = Jeder Brief sagt, bis wann du antworten kannst. Es zählt, wann dein Brief hier ankommt. Wenn du eine Weile weg bist, nimm Urlaub: Deine Zeit ruht in allen deinen Partien, und deine Gegner erfahren davon. Turniere sagen, wie viele Tage im Jahr sie geben.
help-leave_days_from_now = Urlaub 10 Tage                    ab jetzt
help-leave_to_from_that = Urlaub 2026-07-01 bis 2026-07-21  vom ersten bis zum letzten Tag
help-leave_off_you_are = Urlaub beenden                    er endet dann einen Tag später
help-taking_part = Mitmachen
help-enter_you_would_like = anmelden { FIRST(PARTITION($id, "-")) }               du möchtest in diesem Turnier spielen
help-withdraw_you_leave_it = abmelden { FIRST(PARTITION($id, "-")) }               erst erfährst du, was es kostet
help-appeal_i_was_in = Einspruch: war rechtzeitig  gegen eine Entscheidung
help-your_letters = Deine Briefe
help-settings_what_you_have = Einstellungen                   was du gewählt hast und was es gibt
help-set_language = stelle Sprache de               { JOIN($languages, ", ") }
help-set_text_only_no = stelle nur Text                 keine Bilder und Knöpfe
help-set_html_pictures_and = stelle html                     wieder Bilder und Knöpfe
help-set_digest_daily_one = stelle Zusammenfassung täglich  ein Brief am Tag
help-set_digest_the_same = stelle Zusammenfassung 18       dasselbe, um 18 Uhr
help-set_digest_off_a = stelle Zusammenfassung aus      wieder ein Brief je Zug
help-set_board_discs_and = stelle Brett Scheiben           ● und ○ für die Steine
help-set_board_letters_the = stelle Brett Buchstaben         das Brett in Worten, zum Hören
help-set_board_xo_x = stelle Brett XO                 wieder X und O für die Steine
help-set_letters_short = stelle Briefe kurz              wie man antwortet, in einer Zeile
help-set_letters_full = stelle Briefe voll              wie man antwortet, in jedem Brief
help-set_receipts_off = stelle Quittungen aus           kein Brief für einen einfachen Zug
help-set_announcements_off_no = stelle Ankündigungen aus        keine Briefe über neue Turniere
help-set_calendar_on_deadlines = stelle Kalender an              Fristen für deinen Kalender
help-set_reminders_d_d = stelle Erinnerungen 3d, 1d      wann Briefe dich erinnern
help-your_time_zone_and = Deine Zeitzone und eine andere Adresse für unsere Briefe (beide Adressen werden erst gefragt):
help-set_timezone_europe_stockholm = stelle Zeitzone Europe/Berlin
help-set_address_anna_example = stelle Adresse anna@example.org
help-about_you = Über dich
help-mydata_everything_that_is = meine Daten          alles, was über dich aufgehoben ist
help-forget_your_name_is = vergiss mich         dein Name verschwindet; erst fragen wir
help-letters_that_lie_on = Briefe, die auf dem Mailserver liegen, kann nur der Turnierleiter löschen.
help-when_something_goes_wrong = Wenn etwas nicht klappt
help-nothing_happens_on_the = Auf dem Brett geschieht nichts: Du bekommst einen Brief, der sagt, warum, und versuchst es einfach noch einmal.

## invitation: Die Einladung zu einem Turnier.
invitation-subject = Einladung: { $event-name }
invitation-you_are_entered_in =
    { $moved_up ->
        [yes] Ein Platz ist frei geworden.{ " " }
       *[no] { "" }
    }Du bist für { $event-name } ({ $event-id }) angemeldet, ein Turnier per E-Mail ({ GAME($event-game) }). Es beginnt am { FULL_DAY(CALENDAR($event-start)) }.{ $team ->
        [yes] { " " }{ PLAYS_FOR($team) }
       *[no] { "" }
    }
invitation-you_get_a_letter = Jedes Mal, wenn du am Zug bist, bekommst du einen Brief mit dem Brett und antwortest mit deinem Zug, zum Beispiel i9.
invitation-that_is_all_any =
    Das ist alles: Jedes Mailprogramm genügt, zu Hause oder auf dem Handy. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
invitation-director = Turnierleiter ist { $event-director }: In einem Streit rufst du ihn mit einer Zeile, die mit "call director:" beginnt.
invitation-counts_for_rating = Die Partien zählen für die Wertungsliste des Verbandes in { $game }.
invitation-who_plays_so_far = Wer bisher mitspielt
invitation-you_need_not_do = Jetzt brauchst du nichts zu tun. Wenn du doch nicht spielen möchtest, antworte vor dem Beginn mit dieser Zeile:

## leave: Der eigene Urlaub.
leave-subject =
    { ALL($leave-off, $leave-until) ->
        [yes] Dein Urlaub endet früher
       *[no]
            { $leave-off ->
                [yes] Dein Urlaub ist zurückgenommen
               *[no] Dein Urlaub
            }
    }

## level_news: Neues über die eigene Stufe.
level_news-subject =
    { $news-code ->
        [ahead] Deine Stufe ist zu bestätigen
        [fell] Deine Stufe ist gefallen
       *[other] Deine Stufe in der Rangliste
    }
level_news-the_federations_board_has =
    Der Vorstand des Verbands hat { LEVELS_NAME($news-level) } bestätigt, die Stufe, die { $news-event } für dich vorschlug. Herzlichen Glückwunsch! { $news-held ->
        [yes] Sie gilt ab
       *[no] Du hast sie seit
    } { FULL_DAY($news-first) }, dem Tag, an dem das Turnier geschlossen wurde. Turniere, die seither begonnen haben oder geschlossen wurden, bleiben, wie sie sind.{ $news-held ->
        [yes]
            { " " }Jetzt hast du { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , seit { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , durch { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-the_federations_board_has_not = Der Vorstand des Verbands hat { LEVELS_NAME($news-level) } nicht bestätigt, die Stufe, die { $news-event } für dich vorschlug. Du behältst die Stufe von vorher.
level_news-the_ranking_committee_has =
    Der Ranglistenausschuss hat deine Stufe eingetragen: { LEVELS_NAME($news-level) } { $news-held ->
        [yes] ab { FULL_DAY($news-first) }
       *[no] seit { FULL_DAY($news-first) }
    }.{ $news-held ->
        [yes]
            { " " }Jetzt hast du { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , seit { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , durch { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-you_confirm_your_level =
    Du { $news-past ->
        [yes] musstest
       *[no] musst
    } deine Stufe ab { FULL_DAY($news-first) } { $news-last ->
        [yes] bis { FULL_DAY($news-last) } nicht bestätigen. Von diesem Tag an laufen fünf Jahre
       *[no] bis auf Weiteres nicht bestätigen
    }.
level_news-a_decision_about_your =
    Eine Entscheidung über deine Stufe, vom { FULL_DAY($news-first) }, gilt nicht mehr. { $news-level ->
        [yes] Jetzt hast du { LEVELS_NAME($news-level) }
       *[no] Jetzt hast du keine Stufe
    }.
level_news-you_hold_and_nothing = Du hast { LEVELS_NAME($news-before) }, und seit einigen Jahren hat nichts das bestätigt. Wenn es kein Turnier tut, das bis { FULL_DAY($news-first) } geschlossen wird, fällt sie an diesem Tag auf { LEVELS_NAME($news-level) }: Eine Stufe muss alle fünf Jahre bestätigt werden. Wer in einem Turnier die Norm für eine Stufe holt, bestätigt sie.
level_news-if_you_play_over = Wenn du am Brett regelmäßig und ohne Unterbrechung spielst, musst du nicht bestätigen: Sag es dem Ranglistenausschuss.
level_news-no_event_has_confirmed = Kein Turnier hat { LEVELS_NAME($news-before) } innerhalb von fünf Jahren bestätigt, darum hast du seit { FULL_DAY($news-first) } { LEVELS_NAME($news-level) }. Mit diesem Tag beginnen die fünf Jahre neu.
level_news-kind_regards =
    { $news-code ->
        [ahead] { "" }
       *[other] Jetzt brauchst du nichts zu tun.{ " " }
    }Viele Grüße

## my_data: Alles, was über jemanden aufgehoben ist.
my_data-subject = Alles, was über dich aufgehoben ist
my_data-the_attached_file_holds = Die angehängte Datei { $file } enthält alles, was { $site-name } über dich aufhebt: deinen Eintrag im Register, deine Adressen und Einstellungen, deine Stufen, deine Turniere und Partien mit ihren Ergebnissen und deine Briefe an mich: ihren Text, ihr Schicksal und was der Mailserver über den Absender sagte. Von Briefen, die in deinem Namen von anderen Adressen kamen, enthält sie alles außer dem Text, und von meinen an dich Datum, Betreff und Schicksal.
my_data-it_is_a_text = Es ist eine Textdatei (JSON). Jeder Editor öffnet sie, und andere Programme können sie lesen.
my_data-so_that_the_letter = Damit der Brief nicht zu groß wird, fehlt der Text deiner { $left_out } ältesten Briefe. Dein Turnierleiter kann ihn dir schicken.
my_data-these_are_left_out = Das fehlt: der Text meiner Briefe an dich, denn du hast sie; Dateien und Bilder, die mit deinen Briefen kamen; die Codes, mit denen deine Briefe beweisen, wer sie geschrieben hat; und was Gegner geheim halten: Züge, die sie im Voraus eingegeben haben, falsche Reklamationen und ihre Notizen.
my_data-to_have_your_name = Wenn dein Name und deine Adresse verschwinden sollen, antworte "vergiss mich".

## norm_table: Die Normen auf eine Frage.
norm_table-subject = { $ids }: deine Normen

## opponent_leave: Der Urlaub eines Gegners.
opponent_leave-subject =
    { $leave-player }{ ALL($leave-off, $leave-until) ->
        [yes] { " " }ist früher zurück
       *[no]
            { $leave-off ->
                [yes] { " " }ist nun doch nicht weg
               *[no] { " " }nimmt Urlaub
            }
    }

## ready: Die Probe vor dem Beginn.
ready-subject = { $event-id }: Bitte probier vor dem Beginn deine Mail aus
ready-starts_on_until_then = { $event-name } beginnt am { FULL_DAY(CALENDAR($event-start)) }. Bitte sieh bis dahin nach, ob unsere Briefe dich erreichen und deine uns.
ready-answer_this_letter_with = Antworte auf diesen Brief mit dem Wort "bereit", oder tippe auf den Knopf, wenn du einen siehst, und schick ab.
ready-ready_my_mail_works = bereit        Meine Mail funktioniert
ready-you_get_a_letter = Du bekommst sofort einen Brief zurück. Wenn innerhalb einer Stunde keiner kommt, schreib dem Turnierleiter: { $event-arbiter }.

## record: Das Protokoll einer Partie.
record-subject = { $record-game }: das Protokoll

## refused: Was nicht möglich war.
refused-subject =
    { $g ->
        [yes] { LETTER_SUBJECT($g) }
       *[no]
            Dein Brief: { ONLY($codes, "too_many_letters") ->
                [yes] vorerst keine Antworten mehr
               *[no]
                    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
                        [yes] alles ist in Ordnung
                       *[no] bitte sieh noch einmal nach
                    }
            }
    }

## round: Eine neue Runde.
round-subject =
    { $event-id }, { $round-match ->
        [yes] Partie { $round-number }
       *[no] Runde { $round-number }
    }{ $games ->
        [yes]
            : { COUNT($games) ->
                [one] deine Partie
               *[other] deine Partien
            }
       *[no] { "" }
    }
round-round_of_has_begun =
    { $round-match ->
        [yes] Partie { $round-number } von { $event-name } hat begonnen.
       *[no] Runde { $round-number } von { $event-name } hat begonnen.
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] Das ist deine Partie
               *[other] Das sind deine { COUNT($games) } Partien
            }:
       *[no] { "" }
    }
round-your_arbiter_is_good = Dein Turnierleiter: { $event-arbiter }. Viel Erfolg!

## ruling: Eine Entscheidung des Turnierleiters.
ruling-the_reason = Die Begründung: "{ $reason }"
ruling-subject = { $event-id }: eine Entscheidung über dich
ruling-boards_line =
    { $short ->
        [one] freies Brett: { $first }
       *[other] freie Bretter: { JOIN($boards, ", ") }
    }
ruling-boards_wins = { $name } gewinnt kampflos
ruling-subject_boards = { $event-id }: Welche Bretter bleiben in Runde { $round } leer?
ruling-subject_chosen = { $event-id }: die leeren Bretter in Runde { $round }
ruling-appeal_by = Einspruch ist bis { FULL_DAY(CALENDAR($until)) } möglich.
ruling-this_is_ruling_if =
    Das ist Entscheidung { $ruling }{ $rule ->
        [yes] , nach Regel { $rule }
       *[no] { "" }
    }. Wenn du nicht einverstanden bist, antworte auf diesen Brief bis { FULL_DAY(CALENDAR($until)) } mit einer Zeile, die mit "Einspruch:" beginnt und sagt, warum. Wenn du eine Frage hast, schreib dem Turnierleiter: { $event-arbiter }
ruling-this_is_ruling =
    Das ist Entscheidung { $ruling }{ $rule ->
        [yes] , nach Regel { $rule }
       *[no] { "" }
    }.

## settings: Die eigenen Einstellungen. Die Erklärungen beginnen in derselben Spalte.
settings-subject = Deine Einstellungen
settings-your_settings_have_been =
    { HAVING($settings, "changed") ->
        [yes] Deine Einstellungen sind geändert. Jetzt sind sie:
       *[no]
            { $ordered ->
                [yes] Es war nichts zu ändern. Deine Einstellungen sind:
               *[no] Deine Einstellungen sind:
            }
    }
settings-to_change_them = Ändern
settings-answer_this_letter_with = Antworte auf diesen Brief mit einer oder mehreren dieser Zeilen:
settings-set_language_language_of = stelle Sprache { $language }               Sprache der Briefe: { $own_name }
settings-set_timezone_europe_stockholm = stelle Zeitzone Europe/Berlin   Zeiten in Briefen nach der Uhr dort
settings-set_text_only_letters = stelle nur Text                 Briefe ohne Bilder und Knöpfe
settings-set_html_letters_with = stelle html                     Briefe mit Bildern und Knöpfen
settings-set_digest_one_letter = stelle Zusammenfassung 7        ein Brief am Tag, um 7 Uhr morgens
settings-set_digest_off_every = stelle Zusammenfassung aus      jeder Brief sofort
settings-set_board_xo_boards = stelle Brett XO                 Bretter im Text mit X und O
settings-set_board_discs_boards = stelle Brett Scheiben           Bretter im Text mit ● und ○
settings-set_board_letters_boards = stelle Brett Buchstaben         Bretter in Worten, zum Vorlesen
settings-set_letters_short = stelle Briefe kurz              wie man antwortet, in einer Zeile
settings-set_letters_full = stelle Briefe voll              wie man antwortet, in jedem Brief
settings-set_letters_auto = stelle Briefe automatisch       voll für deine ersten drei Züge
settings-set_receipts_off = stelle Quittungen aus           kein Brief für einen einfachen Zug
settings-set_receipts_on = stelle Quittungen an            ein Brief für jeden Zug von dir
settings-set_calendar_on_letters = stelle Kalender an              Briefe bringen Fristen für Kalender
settings-set_calendar_off_no = stelle Kalender aus             keine solchen Einträge
settings-set_reminders_d_d = stelle Erinnerungen 3d, 1d      drei Tage und einen Tag vor dem Ende
settings-set_reminders_event_reminders = stelle Erinnerungen Turnier     wie jedes Turnier sie hat
settings-set_announcements_off_no = stelle Ankündigungen aus        keine Briefe über neue Turniere
settings-set_address_new_example = stelle Adresse new@example.org  Briefe an eine andere Adresse
settings-your_data = Deine Daten
settings-mydata_everything_that_is = meine Daten                     alles, was über dich da ist, als Datei
settings-forget_me_your_name = vergiss mich                    dein Name und deine Adresse gehen weg
settings-to_leave_an_event = Ein Turnier verlassen
settings-one_letter_a_day = Weniger als ein Brief am Tag geht nicht, solange du spielst. Keine dieser Einstellungen nimmt dich aus einem Turnier. Wenn du eines verlassen möchtest, schreib:
settings-withdraw_you_leave_it = abmelden { $event }                   erst erfährst du, was es kostet

## start: Der Brief zum Beginn.
start-subject =
    { $event-id }{ $round-joined ->
        [yes]
            : willkommen{ $games ->
                [yes] , deine Partien
               *[no] { "" }
            }
       *[no] { " " }beginnt: deine Partien
    }
start-welcome_to_this_is =
    { $round-joined ->
        [yes] Willkommen bei { $event-name }; das Turnier hat schon begonnen.
       *[no] { $event-name } hat begonnen.
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] Das ist deine Partie
               *[other] Das sind deine { COUNT($games) } Partien
            }:
       *[no] { "" }
    }
start-please_try_this_first = Bitte probier das zuerst
start-answer_this_letter_with = Antworte auf diesen Brief mit dem Wort "Test", oder tippe auf den Knopf, wenn du einen siehst, und du bekommst einen Brief zurück: Dann wissen wir beide, dass Briefe ankommen.
start-test_i_have_got = Test          Ich habe diesen Brief bekommen
start-how_to_play = Wie du spielst
start-answer_the_letter_with = Antworte auf den Brief mit dem Brett. Schreib deinen Zug ganz oben auf eine eigene Zeile, zum Beispiel i9.
start-counted_from_the_arrival =
    { $event-points ->
        [0] { BRIEF($event-terms) }, gezählt von der Ankunft des gegnerischen Zugs hier bis zur Ankunft deines Zugs. Jeder Zug wird dir bestätigt.
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }, gezählt vom Beginn des Zugs hier bis zur Ankunft deiner Antwort. Alles, was du tust, wird dir bestätigt.
    }{ $event-reminders ->
        [yes] { " " }Du wirst erinnert, wenn { JOIN(EACH($event-reminders, "start-counted_from_the_arrival-each"), ", wenn ", " und wenn ") }.
       *[no] { "" }
    }
start-counted_from_the_arrival-each = { SHARE($item) }
start-answer_help_to_any = Antworte auf irgendeinen Brief mit einem Brett "Hilfe", und du bekommst eine Liste von allem, was du schreiben kannst; "Regeln" bringt alle Regeln dieses Turniers.
start-how_a_game_ends = Wie eine Partie endet
start-once_moves_have_been = Sobald { $event-draw_claim_after } Züge gemacht sind, dürfen beide Spieler Remis reklamieren.
start-who_plays = Wer mitspielt
start-your_arbiter_is_good = Dein Turnierleiter: { $event-arbiter }. Viel Erfolg und viel Spaß bei deinen Partien!

## stranger: An jemanden, dessen Adresse niemand kennt.
stranger-subject =
    { ALL($told, $event) ->
        [yes] { $event }:{ " " }
       *[no] { "" }
    }Dein Brief an { $site-name }
stranger-hello = Hallo,
stranger-thank_you_your_address =
    Danke{ $name ->
        [yes] , { $name }
       *[no] { "" }
    }. Deine Adresse ist bestätigt, und der Turnierleiter hat, was du geschrieben hast{ $event ->
        [yes] , für { $event }
       *[no] { "" }
    }. Der Turnierleiter entscheidet; wenn du angemeldet wirst, bekommst du eine Einladung.
stranger-this_is_a_program = Hier ist { $site-name }, ein Programm, das Turniere per E-Mail leitet. Dein Brief ist angekommen, aber ich kenne deine Adresse nicht, darum konnte ich nichts damit tun.
stranger-would_you_like_to =
    Möchtest du { $event ->
        [yes] an { $event } teilnehmen
       *[no] teilnehmen
    }? Ich habe es dem Turnierleiter gesagt; er entscheidet und wird dir schreiben.{ $late ->
        [yes] { " " }Die Anmeldung zu { $event } ist vorbei, aber vielleicht lässt dich der Turnierleiter noch dazu.
       *[no] { "" }
    }{ ALL($by_voucher, NOT($voucher)) ->
        [yes] { " " }Um dich für { $event } anzumelden, brauchst du einen Gutschein des Turnierleiters; schreib ihn unten auf der Zeile hinter { $event }.
       *[no] { "" }
    }
stranger-it_goes_faster_if = Schneller geht es, wenn du auf diesen Brief mit diesen Zeilen antwortest, ausgefüllt; das zeigt auch, dass diese Adresse dir gehört. Lass leer, was du nicht hast:
stranger-enter =
    anmelden { $event }{ $voucher ->
        [yes] { " " }{ $voucher }
       *[no] { "" }
    }
stranger-would_you_like_to_take = Möchtest du an { $event } teilnehmen? Es ist abgesagt und wird nicht gespielt. Der Turnierleiter begründet das so: "{ $cancelled }"
stranger-do_you_play_in =
    Spielst du in einem unserer Turniere? Dann schreib bitte von der Adresse, mit der du dich angemeldet hast, oder füge diese hinzu: Antworte von dort auf einen unserer Briefe mit einer Zeile, die mit "stelle Adresse" beginnt und mit der neuen Adresse endet. Auch dein Turnierleiter kann helfen.{ $arbiter ->
        [yes] { " " }Seine Adresse ist { $arbiter }.
       *[no] { "" }
    }
stranger-you_need_not_answer = Du brauchst auf diesen Brief nicht zu antworten.

## tested: Die Probe ist gelungen.
tested-subject = Es klappt: Dein Brief ist angekommen

## times: Die Zeit auf eine Frage.
times-subject =
    { COUNT($games) ->
        [one] { $games-0-game }
       *[other] Deine Partien
    }: die Zeit, die bleibt

## title_news: Neues über den eigenen Titel am Brett.
title_news-subject =
    { $news-code ->
        [passed] Du hast die Prüfung bestanden
        [failed] Deine Prüfung
       *[other] Dein Titel am Brett
    }
title_news-the_ranking_committee_has = Der Ranglistenausschuss hat deinen Titel am Brett eingetragen: { LEVELS_NAME($news-level) }, ab { FULL_DAY($news-day) }.
title_news-you_passed_the_test = Du hast am { FULL_DAY($news-day) } die Prüfung für { LEVELS_NAME($news-level) } bestanden; Aufsicht: { $news-judge }. Herzlichen Glückwunsch!
title_news-the_test_for_that = Die Prüfung für { LEVELS_NAME($news-level) }, die du am { FULL_DAY($news-day) } abgelegt hast (Aufsicht: { $news-judge }), ist nicht bestanden. Du verlierst dadurch keinen Titel.
title_news-the_title_at_the = Der Titel am Brett, den der Ranglistenausschuss für dich eingetragen hatte, { LEVELS_NAME($news-level) } ab { FULL_DAY($news-day) }, war falsch eingetragen und gilt nicht mehr.
title_news-the_test_for_on = Die Prüfung für { LEVELS_NAME($news-level) } am { FULL_DAY($news-day) } war für dich falsch eingetragen und zählt nicht mehr.
title_news-the_results_of_have = Die Ergebnisse von { $news-event } ({ FULL_DAY($news-day) }) sind in das Register der Titel eingetragen.
title_news-the_results_of_have_been = Die Ergebnisse von { $news-event } ({ FULL_DAY($news-day) }) sind im Register der Titel berichtigt.
title_news-the_results_of_have_been_taken = Die Ergebnisse von { $news-event } ({ FULL_DAY($news-day) }) sind aus dem Register der Titel genommen.
title_news-that_changes_your_title = Das ändert deinen Titel am Brett; bisher war er { LEVELS_NAME($news-before) }.
title_news-that_changes_your_title_at = Das ändert deinen Titel am Brett; bisher hattest du keinen.
title_news-your_title_at_the =
    Dein Titel am Brett ist { LEVELS_NAME($news-held) }{ $news-since ->
        [yes] , seit { FULL_DAY($news-since) }
       *[no] { "" }
    }{ $news-through ->
        [yes] , durch { $news-through }
       *[no] { "" }
    }.
title_news-you_have_no_title = Du hast keinen Titel am Brett.
title_news-your_title_at_the_board = Dein Titel am Brett ist jetzt { LEVELS_NAME($news-held) }.
title_news-the_next_test_that =
    Die nächste Prüfung, die du ablegen darfst, ist höchstens die für { LEVELS_NAME($news-highest) }, { $news-earliest ->
        [yes] ab { FULL_DAY($news-earliest) }
       *[no] sobald du willst
    }.
title_news-you_need_not_do = Jetzt brauchst du nichts zu tun. Viele Grüße
