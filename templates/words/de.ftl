### Die Sätze von corr auf Deutsch. Was hier fehlt, sagen Briefe auf Englisch.
### Wie man sie schreibt: CONTRIBUTING.md.

## language: Was jedes Blatt von der Sprache nimmt: Listen, Zahlen, das Wort für eine Meisterstufe.
language-and = { JOIN($words, ", ", " und ") }
language-number = { REPLACE(REPLACE($text, "-", "−"), ".", ",") }
language-decimal_mark = { "," }
language-dan = Dan

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
            } bis { ABSENCE_END($until) } im Urlaub.
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
                        [you] Du bist am Zug
                       *[other] { $opponent } ist am Zug
                    }, und diese Uhr steht ohnehin still.
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
    } bis { ABSENCE_END($until) } im Urlaub. So lange ruht die Zeit von { $player }.
absence-theirs_back = { $player } ist früher zurück: Der Urlaub endet jetzt am { MOMENT($until) }, und dann läuft die Zeit von { $player } wieder.
absence-theirs_not = { $player } ist von { MOMENT($since) } bis { ABSENCE_END($until) } nun doch nicht weg: Die Zeit von { $player } läuft dann wie gewohnt.
absence-your_own_time = Deine eigene Zeit läuft wie gewohnt.
# in Briefen über Partien
absence-your_leave =
    Du bist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } im Urlaub: { $begun ->
        [yes] Deine Zeit ruht
       *[no] Dann ruht deine Zeit
    }.
absence-their_leave =
    { $opponent } ist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } im Urlaub: { $begun ->
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
       *[other] { " " }(Farben noch nicht gewählt)
    }
asked-turn =
    { $turn ->
        [you] Du bist am Zug: Zug { $ply }, bis { MOMENT($due) }. Dir bleiben { SPAN($left) }.
       *[other] { $opponent } ist am Zug: Zug { $ply }, bis { MOMENT($due) }. Es bleiben { SPAN($left) }.
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
asked-end = { $game } gegen { $opponent }, { DAY($day_of) }: { $told }
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
    } am Zug (Zug { $ply }): { SPAN($used) } von { SPAN($given) } verbraucht, { SPAN($left) } übrig.
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
        [you] stehen { SPAN($coming) } zur Verfügung.
       *[other] hast du { SPAN($coming) }.
    }
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
       *[other] es fehlen { $t-missing }
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
       *[no] Du hast nach insgesamt { AMOUNT($n-asked) } gefragt, aber du wirst { $n-points } bis { AMOUNT($n-most_in_all) } haben.
    }
asked-no_level = noch keine Stufe: weniger als fünf deiner Partien sind gegen Spieler nahe der Stufe, die sich hier zeigt
asked-leads_to =
    { SAME($w-least, $w-most) ->
        [yes] { $w-least }
       *[no] { $w-least } bis { $w-most }
    } { $w-most ->
        [1] Punkt
       *[other] Punkte
    }{ SAME($w-least, $w-least_in_all) ->
        [yes] { "" }
       *[no]
            { " " }({ SAME($w-least, $w-most) ->
                [yes] { $w-least_in_all }
               *[no] { $w-least_in_all } bis { $w-most_in_all }
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
asked-unranked = Die Ergebnisse dieses Turniers zählen für keine Rangliste, also gibt es keine Normen.
# Protokoll
asked-sides =
    { $r-black ->
        [yes] Schwarz: { $r-black }. Weiß: { $r-white }.
       *[no] { $r-first } setzt die ersten Steine, { $r-second } antwortet; die Farben sind noch nicht gewählt.
    }
asked-began = Begonnen am { FULL_DAY($day_of) }.
asked-opening = Eröffnung: { $name }.
asked-goes_on = Die Partie läuft noch.
asked-record = Die ganze Partie mit allen Entscheidungen, in den Wörtern des Protokolls:
asked-no_move = Noch ist kein Zug gemacht.
asked-attached = Angehängt sind { $game }.txt und { $game }.sgf, Dateien, die Programme für das Spiel lesen können.
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
       *[other] : Dann bist du der Letzte auf der Liste.
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
               *[no] : Dann bist du der Letzte auf der Warteliste
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
dates-day = { $d-day }. { dates-month }
dates-full_day =
    { STRING($d) ->
        [yes] { $d }
       *[no] { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day } { $d-year }
    }
dates-moment = { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day }, { CLOCK($d) } ({ PLACE($d) })
dates-count =
    { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }
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
    { $winner ->
        [you] { $opponent } hat einen Zug gemacht, der für Schwarz verboten ist{ endings-forbidden-kind }. Du hast gewonnen.
       *[other] Dein Zug ist für Schwarz verboten{ endings-forbidden-kind }. { $opponent } hat gewonnen.
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
        [you] { $opponent } ist aus dem Turnier ausgeschieden. Die Partie zählt als Sieg für dich.
       *[other] Du bist aus dem Turnier ausgeschieden. Die Partie zählt als Sieg für { $opponent }.
    }
endings-adjudication = Der Turnierleiter hat die Partie entschieden. { endings-result }
endings-walkover =
    { $winner ->
        [nobody] Die Partie wurde nicht begonnen: Sie ist für beide verloren.
        [you] Die Partie wurde nicht begonnen. Du hast kampflos gewonnen.
       *[other] Die Partie wurde nicht begonnen. { $opponent } hat kampflos gewonnen.
    }
endings-annulled = Der Turnierleiter hat diese Partie annulliert: Sie zählt für niemanden, und es sind keine Züge mehr nötig. Die Begründung: "{ $detail }"

## happenings: Was geschehen ist. Jeder Satz nimmt den Namen des Gegners und was `HAPPENINGS` aufzählt.
happenings-game_started = Deine Partie gegen { $opponent } hat begonnen.
happenings-you_played = Du hast { moves-did }.
happenings-they_played = { $opponent } hat { moves-did }.
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
happenings-counts_nothing = Dennoch zählt sie in der Tabelle nicht: Einer von euch ist aus dem Turnier ausgeschieden, als weniger als die Hälfte der Partien beendet war (16.2).
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
letter-your_time = Bitte antworte bis { MOMENT($due) }: Dir bleiben { SPAN($left) }.
letter-their_time = Die Antwort ist bis { MOMENT($due) } fällig: Es bleiben { SPAN($left) }.
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
            Tippe unten auf dem Brett auf den Punkt, den du willst: Ein Brief mit deiner Antwort öffnet sich, und du brauchst ihn nur abzuschicken.{ $code ->
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
        [yes] { " " }(* = im Voraus eingegeben)
       *[no] { "" }
    }
letter-refused =
    { ONLY($codes, "already_played") ->
        [yes] Alles ist in Ordnung:
       *[no]
            { ANY(ONLY($codes, "confirm_resign"), ONLY($codes, "unclear")) ->
                [yes] Erst eine Frage:
               *[no]
                    { ANY(ONLY($codes, "too_many_letters"), ONLY($codes, "too_big")) ->
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
letter-identity = Partie { $game }, { $event_name }
letter-proof = Beweis der Partie bisher: { $characters }
letter-brings = Um das Brett von { $game } zu sehen, bevor du antwortest, antworte auf diesen Brief mit dem Wort "{ $order }".
letter-dear = Hallo{ $name ->
        [yes] { " " }{ $name }
       *[no] { "" }
    },
letter-how_it_is_played = Wie gespielt wird
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
            du { $game-colour ->
                [yes] beginnst
               *[no] setzt die ersten Steine
            }{ $game-due ->
                [yes] , bis { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other]
            { $game-opponent } { $game-colour ->
                [yes] beginnt
               *[no] setzt die ersten Steine
            }
    }
letter-for_every_game_in = Zu jeder Partie, in der du beginnst, bekommst du auch einen Brief mit dem Brett. Wo dein Gegner beginnt, warte einfach darauf.

## levels: Was ein Turnier an einer Stufe geändert hat, ein Satz für jeden Grund.
levels-name = { REPLACE($level, " dan", " Dan") }
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
me-language_names = Deutsch, german, tyska, saksa
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
me-digest_answer = Antworte zum Beispiel so: { $game } { $ply }. { $example }
me-digest_how = Du kannst alle diese Partien in einem Brief beantworten. Gib jeder Antwort eine eigene Zeile, mit der Nummer der Partie und der des Zugs davor.
me-digest_off =
    { $hour ->
        [yes] Du bekommst einen Brief am Tag, um { $hour }:00 ({ $place }). Schreib "setze Zusammenfassung aus", um jeden Brief sofort zu bekommen.
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
outcomes-games =
    { $n } { $n ->
        [one] beendete Partie
       *[other] beendete Partien
    }
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
    Wie die Normen entstanden: Im Schnitt hatten deine Gegner den Index { NUMBER($o-mean) }, wobei 10 Kyu 1 ist, 1 Kyu 10 und 1 Dan 11{ $o-own ->
        [yes] ; niemand zählt als mehr als drei Stufen von deiner entfernt
       *[no] { "" }
    }. Normen werden auf halbe Punkte gerundet.
outcomes-unranked = Dieses Turnier zählt für keine Rangliste: Deine Stufe bleibt { $held }.
outcomes-unsanctioned =
    Das Turnier ist nicht vom SLSF anerkannt und ändert darum keine Stufe{ $held ->
        [yes] : Deine bleibt { $held }
       *[no] { " " }und gibt keine
    }.
outcomes-lowest = Du behältst 10 Kyu: Darunter gibt es keine Stufe.
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
    { $points }{ $ended ->
        [yes] { " " }({ $ended })
       *[no] { "" }
    }{ $replay ->
        [yes] , Wiederholung { $replay }
       *[no] { "" }
    }
pairings-empty = { $points } (leeres Brett von { JOIN($teams, " und ") }, 21.3)
pairings-nobody = niemand
pairings-bye = spielfrei: { $name }
