## explanations: Why a black stone is forbidden or allowed; the reasons stand below what they prove.
explanations-kind =
    { $verdict ->
        [five] en femma
        [overline] en overline
        [double_four] en dubbelfyra
       *[double_three] en dubbeltrea
    }
# Of so many threes of a stone, so many are real.
explanations-unreal =
    { $real ->
        [yes] bara en
       *[no] ingen
    } av dess { $threes ->
        [2] två
        [3] tre
       *[4] fyra
    } treor kan verkligen bli en fri fyra
# The stone in question. `threes` is 0 unless it is allowed because too few of them are real.
explanations-verdict =
    { $verdict ->
        [five] { $point } ger femma och vinner, vad draget än ger i övrigt.
       *[other]
            { $verdict ->
                [yes] { $point } är förbjudet för svart: { explanations-kind }.
               *[no]
                    { $threes ->
                        [yes] { $point } är tillåtet: { explanations-unreal }.
                       *[no] { $point } är tillåtet: draget ger varken overline, dubbelfyra eller dubbeltrea.
                    }
            }
    }
# A stone that is tried, to make an open four of a three.
explanations-tried =
    { $verdict ->
        [five] Inte på { $point }: en svart sten där skulle ge femma direkt.
       *[other]
            { $verdict ->
                [yes]
                    Inte på { $point }: en svart sten där skulle ge { explanations-kind }{ $told ->
                        [yes] { "" }
                       *[no] { " " }(skälen ligger för djupt för att räknas upp här)
                    }.
               *[no] På { $point } är en svart sten tillåten: { explanations-unreal }.
            }
    }
# The rows; `points` is where they can grow.
explanations-five = { $stones } är en femma.
explanations-overline = { $stones } är en overline: en obruten rad av { $count }.
explanations-four =
    { MORE(COUNT($points), 1) ->
        [yes] Den fria fyran
       *[no] Fyran
    } { $stones } kan bli femma på { JOIN($points, " eller ") }.
explanations-three =
    Trean { $stones } { $points ->
        [yes] kan bli en fri fyra på { JOIN($points, " eller ") }
       *[no] kan inte verkligen bli en fri fyra
    }.
# Above the sentences, and below the board that goes with them.
explanations-marks =
    { $numbers ->
        [yes] Siffrorna visar vilken rad stenarna hör till, bokstäverna
       *[no] Bokstäverna på brädet visar
    } var en rad kan växa.

## moves: What a player did, after "Du" or a name: the words are the same for both.
moves-did = { AND(EACH(ACTS($moves), "moves-did-each")) }
moves-did-each =
    { $item-0 ->
        [colour]
            valde { $item-1 ->
                [black] svart
               *[white] vit
            }
        [pass] avstod
        [leave] lämnade draget till den andra spelaren
        [fifths] valde att spela svart och ge förslag till femte drag
        [count]
            begärde { $item-1 ->
                [1] ett förslag
               *[other] { $item-1 } förslag
            } till femte drag
        [offer] föreslog som femte drag: { $item-1 }
        [keep] valde { $item-1 } som femte drag
        [took] fångade { $item-1 }
        [removed] lät ta bort { $item-1 }
       *[other] spelade { $item-1 }
    }
moves-does = { AND(EACH(ACTS(LIST($text)), "moves-does-each")) }
moves-you =
    { $theirs ->
        [yes] { "" }
       *[no] { " " }du
    }
moves-colour =
    { $item-1 ->
        [black] svart
       *[white] vit
    }
moves-does-each =
    { $item-0 ->
        [colour] väljer{ moves-you } { moves-colour }
        [pass] avstår{ moves-you }
        [leave] lämnar{ moves-you } draget till den andra spelaren
        [fifths] väljer{ moves-you } att spela svart och ge förslag till femte drag
        [count]
            begär{ moves-you } { $item-1 ->
                [1] ett förslag
               *[other] { $item-1 } förslag
            } till femte drag
        [offer] föreslår{ moves-you } som femte drag: { $item-1 }
        [keep] väljer{ moves-you } { $item-1 } som femte drag
       *[other] spelar{ moves-you } { $item-1 }
    }
# Ett svar om stenar i det här språkets ord.
moves-own_stones = { REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE($text, "white", "vit"), "black", "svart"), "keep ", "välj "), "remove", "ta bort"), "offer ", "erbjud "), "fifths", "femte drag"), "pass", "avstå"), "leave", "lämna"), "opening", "inledning"), "accept", "anta"), "decline", "avböj"), "resign", "ge upp"), "preview", "visa"), "draw?", "remi?"), "claim draw", "kräv remi"), "if ", "om "), " then ", " så ") }
# Var en sten i inledningen hör hemma: inom kvadraten av en storlek kring mitten.
moves-inside =
    { $size ->
        [3] intill mitten
       *[other] högst { DIV($size, 2) } punkter från mitten
    }
# Hur figurer av stenar som räknas som samma får skilja sig: kongruens, eller brädets symmetrier.
moves-same =
    { $congruent ->
        [yes] , vriden, speglad eller flyttad
       *[no] , vriden eller speglad med hela brädet
    }

## openings: How a game begins, one sentence for each key of the event setting `opening`.
openings-free_gomoku = Den första stenen får läggas var som helst. Fem eller fler i rad vinner, och inget är förbjudet.
openings-free_renju = Svarts första sten ligger i mitten, sedan är spelet fritt.
openings-rif = En spelare lägger de tre första stenarna, den andra väljer färg. Vit spelar drag 4, svart ger två förslag till femte drag, vit väljer ett av dem.
openings-yamaguchi = En spelare lägger de tre första stenarna och säger hur många förslag till femte drag som ska ges (1 till 50); den andra väljer färg. Vit spelar drag 4, svart ger förslagen, vit väljer ett av dem.
openings-soosorv = En spelare lägger de tre första stenarna, den andra väljer färg. Vit spelar drag 4 och säger hur många förslag till femte drag som ska ges (1 till 4); den andra får då byta färg. Svart ger förslagen, vit väljer ett av dem.
openings-soosorv_8 = En spelare lägger de tre första stenarna, den andra väljer färg. Vit spelar drag 4 och säger hur många förslag till femte drag som ska ges (1 till 8); den andra får då byta färg. Svart ger förslagen, vit väljer ett av dem.
openings-taraguchi = Sten 1 ligger i mitten. Stenarna 2, 3 och 4 följer i växande kvadrater kring den; varje gång lägger den spelare som inte lade den förra stenen nästa eller lämnar den till motståndaren. Vid drag 5 lägger den spelaren stenen inom 9 x 9-kvadraten eller lämnar den, och den som inte lade den väljer färg; eller spelar svart och ger fem förslag till femte drag, av vilka vit väljer ett.
openings-taraguchi_10 = Sten 1 ligger i mitten. Stenarna 2, 3 och 4 följer i växande kvadrater kring den; varje gång lägger den spelare som inte lade den förra stenen nästa eller lämnar den till motståndaren. Vid drag 5 lägger den spelaren stenen inom 9 x 9-kvadraten eller lämnar den, och den som inte lade den väljer färg; eller spelar svart och ger tio förslag till femte drag, av vilka vit väljer ett.
openings-sakata = En spelare lägger de tre första stenarna, den andra drag 4 (inom 7 x 7-kvadraten) och 5 (inom 9 x 9); sedan väljer den första färg.
openings-whites_option = Vit väljer en av de 24 inledningarna och spelar drag 4; svart ger två förslag till femte drag, vit väljer ett av dem.

## rules: Vad regelbrevet säger om renju ensamt.
rules-renju_also_gomoku = Luffarschack (gomoku) är också ett eget spel här, med inledningar där bara exakt fem vinner och en, "free", där även fler vinner; den här tävlingen spelas som renjuns inledning "free-gomoku", där fem eller fler vinner.

## stages: What the position asks of the reader, to be read after "Det är din tur."
stages-play =
    { $stacked ->
        [yes] Välj vilken stapel du vill, också en med stenar i
       *[no] Välj vilken fri skärningspunkt du vill
    }{ $can_pass ->
        [yes] , eller skriv "avstå"
       *[no] { "" }
    }.
stages-place_opening =
    Lägg inledningen: sten { $first } till { $last } på en rad, varannan svart och varannan vit{ MOD($first, 2) ->
        [yes] , svart först
       *[no] , vit först
    }. { $first ->
        [one] Sten 1 läggs i mitten, sten 2
       *[other] Sten 2 läggs
    } alldeles intill mitten (rakt eller snett), sten 3 högst två punkter från mitten. Du kan också nämna inledningen vid namn: "inledning D4".
stages-place_declare = Lägg inledningen: stenarna 1 till 3 på en rad, svart först, och hur många förslag till femte drag svart sedan ska ge: { $low } till { $high }. Sten 1 läggs i mitten, sten 2 intill mitten (rakt eller snett), sten 3 högst två punkter från mitten. Du kan också nämna inledningen vid namn: "inledning D4, 3 femte drag".
stages-name_opening = Välj en av inledningarna D1 till D{ $last } och I1 till I{ $last }, som ger stenarna 1 till 3, och spela drag 4, allt på en rad.
stages-place_inside =
    { MORE(COUNT($sizes), 1) ->
        [yes]
            Lägg stenarna { $first } { COUNT($sizes) ->
                [2] och
               *[other] till
            } { $last } på en rad,{ " " }
       *[no] Lägg sten { $first }{ " " }
    }{ JOIN(EACH($sizes, "stages-place_inside-each"), ", ") }.
stages-place_inside-each =
    { MORE(COUNT($sizes), 1) ->
        [yes] sten { ADD($first, SUB($number, 1)) }{ " " }
       *[no] { "" }
    }{ INSIDE($item) }
stages-take_or_leave = Lägg sten { $ply } { moves-inside }, eller skriv "lämna" för att lämna den till motståndaren.
stages-fifth_ways = Det finns tre sätt: lägg sten 5 { moves-inside }, så väljer motståndaren färg; eller skriv "lämna", så lägger motståndaren den och du väljer färg; eller skriv "femte drag" för att spela svart och ge { $count } förslag till femte drag.
stages-choose_colour =
    Välj färg: svara "svart" eller "vit". { $then ->
        [yes] Efter "{ OWN(FIRST(PARTITION($then, ","))) }" är det fortfarande din tur: du får skriva "{ OWN($then) }" på en rad, allt på en gång.
       *[no] { "" }
    }
stages-play_declare = Välj vilken fri skärningspunkt du vill, och lägg till hur många förslag till femte drag som svart ska ge: { $low } till { $high }.
stages-offer_fifths =
    { $count ->
        [one] Nu är det dags för svarts femte drag: skicka en punkt.
       *[other] Ge { $count } olika förslag till svarts femte drag, alla på en rad. Inga två får leda till samma figur av stenar{ moves-same }. Din motståndare väljer ett av dem.
    }
stages-keep_fifth =
    { COUNT($offers) ->
        [one] Din motståndare föreslår bara { $offers-0 } som femte drag; det syns som en bokstav på brädet. Svara med det för att behålla det; du får lägga till ditt eget nästa drag på samma rad.
       *[other] Din motståndare föreslår { JOIN($offers, ", ") } som femte drag; de syns som bokstäver på brädet, i den ordningen. Välj ett av dem; du får lägga till ditt eget nästa drag på samma rad.
    }
