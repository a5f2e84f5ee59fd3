## openings: Hur ett parti inleds, en mening för varje nyckel av inställningen `opening`.
openings-gomoku_swap2 = Den ena spelaren placerar sten 1 till 3 (svart, vit, svart) var som helst. Den andra väljer färg, eller placerar sten 4 (vit) och sten 5 (svart) och låter den första välja. Vit fortsätter.
openings-gomoku_swap1 = Den ena spelaren placerar sten 1 till 3 (svart, vit, svart) var som helst; den andra väljer färg. Vit spelar drag 4.
openings-gomoku_russian = Svarts första sten ligger i mitten, vits första får ligga var som helst och svarts andra utanför den mittersta kvadraten på 5 x 5.
openings-gomoku_free = Alla drag är fria från det första.
openings-gomoku_balanced = Sten 1 (svart) ligger i mitten, den andra spelaren placerar sten 2 (vit) intill den, och den första placerar sten 3 (svart) var som helst. Sedan placerar den andra sten 4 (vit) och sten 5 (svart), den första väljer färg, och vit spelar drag 6.
openings-rows_tournament1 = Vits första sten ligger i mitten, svarts första får ligga var som helst och vits andra utanför den mittersta kvadraten på 5 x 5 (turneringsregel I).
openings-rows_free = Vits första sten ligger i mitten, sedan är spelet fritt.
openings-rows_swap3 = Den ena spelaren placerar sten 1 (vit, i mitten), 2 (svart) och 3 (vit); den andra väljer färg. Svart spelar drag 4.
openings-rows_renju_swap = Sten 1 (vit) ligger i mitten, sten 2 (svart) intill den, sten 3 (vit) var som helst; den som inte placerade sten 3 väljer färg. Svart spelar drag 4.
openings-rows_balanced = Sten 1 (vit) ligger i mitten, den andra spelaren placerar sten 2 (svart) intill den, och den första placerar sten 3 (vit) var som helst. Sedan placerar den andra sten 4 (svart) och sten 5 (vit), den första väljer färg, och svart spelar drag 6.

## stages: Vad ställningen väntar på, att läsas efter "Det är ditt drag."
# Varje `stones` är ett nummer, en färg och var den hör hemma.
stages-rows_place =
    { MORE(COUNT($stones), 1) ->
        [yes]
            { $free ->
                [yes] Placera sten { $stones-0-0 } till { ADD($stones-0-0, SUB(COUNT($stones), 1)) } på en rad, var du vill; sten { $stones-0-0 } är { BOARD_COLOUR($stones-0-1) }, och färgerna turas om.
               *[no] Placera de här stenarna på en rad, i den här ordningen: { JOIN(EACH($stones, "stages-rows_place-each"), ", ") }.
            }
       *[no] Placera { JOIN(EACH($stones, "stages-rows_place-each"), "") }.
    }
stages-rows_place-each =
    sten { $item-0 } ({ BOARD_COLOUR($item-1) }){ " " }{ $item-2 ->
        [centre] i mitten, på { $centre }
        [adjacent] intill mitten (rakt eller diagonalt)
        [outside] utanför den mittersta kvadraten på 5 x 5, { $low } till { $high }
       *[anywhere] på vilken ledig punkt som helst
    }
stages-rows_choose_or_place =
    Välj färg: svara "svart" eller "vit". Eller placera sten { $first } (vit) och sten { ADD($first, 1) } (svart) på en rad, var som helst; då väljer motståndaren. Efter "{ OWN(FIRST(PARTITION($then, ","))) }" är det fortfarande ditt drag: du kan skriva "{ OWN($then) }" på en rad, allt på en gång.

## reasons: Varför något inte blev gjort, och vad som ska skickas i stället.
reasons-inside_zone = { $point } ligger i den mittersta kvadraten på 5 x 5, { $low } till { $high }. Den här stenen ska ligga utanför den.
reasons-no_column_i = Det här brädet har ingen kolumn i, så { $point } finns inte. Menar du { JOIN($readings, " eller ") }? Skicka i så fall det.
reasons-other_notation =
    "{ $text }" är inget drag { reasons-other_notation-called }. { JOIN(EACH($found, "reasons-other_notation-each"), " ") } Jag gissar inte: skicka punkten som du menar, eller ändra hur du skriver ("ställ in notation bokstäver", "relativ" eller "matris").
reasons-other_notation-called =
    { $own ->
        [relative] i steg från mitten (R2U1), som du har ställt in
        [matrix] i tal (21, -2-1), som du har ställt in
       *[letters] med bokstav och siffra (k10)
    }
reasons-other_notation-each =
    { $item-0 ->
        [relative] Läst som steg från mitten vore det { $item-1 }.
        [matrix] Läst som tal vore det { $item-1 }.
        [no_column_i] Läst som bokstav och siffra vore det { $item-1 }, och det här brädet har ingen kolumn i.
       *[letters] Läst som bokstav och siffra vore det { $item-1 }.
    }
reasons-bad_notation =
    { $text ->
        [yes] Det finns ingen notation som heter "{ $text }".{ " " }
       *[no] { "" }
    }Skriv "ställ in notation bokstäver" (k10), "ställ in notation relativ" (R2U1) eller "ställ in notation matris" (21, -2-1).
reasons-asterisk = Asterisken efter { $point } säger att draget fångar, och det fångade inget. Draget spelades ändå.
reasons-asterisks =
    { $around ->
        [yes] Det står asterisker runt ditt drag. De kan framhäva det, eller säga att det fångar, och jag gissar inte vilket.
       *[no] Det står flera asterisker efter ditt drag, och högst en får stå där.
    } Menar du { JOIN($readings, " eller ") }? Skicka i så fall det.
reasons-asterisk_late = Ditt { $move } spelades utan asterisk, och ingen kan läggas till i efterhand. Draget gäller som det är.
reasons-not_needed = Stenarna som du bad om togs bort, och därmed var partiet slut. Ditt "{ OWN($text) }" behövdes inte och spelades inte.
reasons-colour_or_two = Nu väljer du färg ("svart" eller "vit"), eller placerar två stenar på en rad, till exempel "{ $example }". En enda sten är ingetdera. Vill du ta färgen och spela draget på en gång, så skriv "{ OWN($then) }".
reasons-no_draw_in_opening = Remi går att erbjuda först när inledningen är klar.
reasons-no_pass_here = Enligt reglerna för den här tävlingen kan man inte avstå. Skicka ett drag.
reasons-nothing_left = Motståndarens senaste drag lämnade inga fångade stenar på brädet som kan tas bort.
reasons-removed_already = De är redan borttagna. Nu är det ditt drag: skicka bara det.
reasons-no_remove =
    { $captures ->
        [yes] I den här tävlingen tar programmet självt bort fångade stenar, så ingen behöver be om det.
       *[no] I det här spelet fångas inga stenar, så det finns inget att ta bort.
    } Skicka ditt drag.
reasons-wrong_asterisk = En asterisk betyder att draget fångar, och { $point } har en där ingen ska vara, eller saknar den.
reasons-no_agreed_draws = Enligt reglerna för den här tävlingen kan man inte komma överens om remi.

## endings: Hur partiet slutade.
endings-captures =
    { $winner ->
        [you] Du har fångat så många stenar som behövs och vann. Grattis!
       *[other] { $opponent } har fångat så många stenar som behövs och vann.
    }
endings-five_given =
    { $detail ->
        [bomb]
            { $winner ->
                [you] { $opponent }s bomb gav dig en femma. Du vann.
               *[other] Din bomb gav { $opponent } en femma, som därmed vann.
            }
       *[other]
            { $winner ->
                [draw] Den sista fångsten lämnade den andra en femma på brädet: partiet är remi.
                [you] { $opponent } fångade, och det gav dig en femma. Du vann.
               *[other] Din fångst gav { $opponent } en femma, som därmed vann.
            }
    }

## explanations: Varför ett parti slutade som det gjorde, där det sista draget inte visar det.
explanations-rows_double_three =
    { $point } gav { $count ->
        [2] två
        [3] tre
       *[other] fyra
    } öppna treor:
explanations-rows_stood =
    { $stones } är en femma. { $reply ->
        [yes]
            { $enough ->
                [yes] { $reply } var den femte fångsten ({ JOIN($taken, ", ") }) men förstörde inte femman, som kom först: därför vann femman.
               *[no] { $reply } förstörde den inte, och därför vann den.
            }
       *[no] Att avstå förstör ingenting, och därför vann den.
    }
explanations-rows_five_given =
    { $point } fångade { JOIN($taken, ", ") }, ur en rad av sex eller fler. Det som blev kvar av den, { $stones }, är en femma{ $drawn ->
        [yes] ; eftersom det också var den femte fångsten är partiet remi
       *[no] { "" }
    }.
explanations-rows_broken = { $stones } var en femma. { $point } förstörde den genom att fånga { JOIN($taken, ", ") }, och det var den femte fångsten: den vann.
explanations-rows_removed = Stenarna som låg kvar på brädet och sedan togs bort, { JOIN($taken, ", ") }, räknas för den som fångade dem, och nu räcker de till vinst.

## rules: Vad regelbrevet säger om partierna.
rules-aids =
    { $aids ->
        [own] Du får använda egna böcker, anteckningar och bräden. Program som spelar spelet och råd från andra är förbjudna.
        [none] Böcker, anteckningar, andra bräden, program och råd från andra är förbjudna, på heder och samvete.
       *[all] Du får använda allt som hjälper dig.
    }
rules-aids_self = Ett program eller en grupp som deltar använder sig självt.
rules-rows_board =
    Brädet har { $size } x { $size } punkter: kolumnerna A till { $last }{ $i ->
        [yes] { "" }
       *[no] { " " }utan bokstaven I
    }, raderna 1 till { $size }.
rules-rows_first_two =
    { $how ->
        [shared] Sten 1 och 2 placeras av var sin spelare.
       *[one] Sten 1 och 2 placeras av en och samma spelare.
    }
rules-rows_captures =
    Två stenar av samma färg{ $three ->
        [yes] , eller tre,
       *[no] { "" }
    } som ligger bredvid varandra fångas när motståndaren spelar den andra av två stenar som innesluter dem, rakt eller diagonalt; ett drag kan fånga på flera håll. Fångade stenar lämnar brädet, och på deras punkter får man spela igen. Den som själv spelar mellan två av motståndarens stenar förlorar ingenting.{ $claimed ->
        [yes] { " " }I den här tävlingen tas fångade stenar bort bara om draget har en asterisk efter sig (m12*). Annars ligger de kvar, om inte motståndaren skriver "ta bort" före sitt nästa drag: då tas de bort och räknas för den som fångade.
       *[no] { " " }Programmet tar bort fångade stenar av sig självt, vare sig draget har en asterisk eller inte.
    }
rules-rows_wins =
    { $exact ->
        [yes]
            { $black_only ->
                [yes] Fem i rad vinner, rakt eller diagonalt: för svart precis fem, för vit också sex eller fler.
               *[no] Fem i rad vinner, rakt eller diagonalt: precis fem. Sex eller fler vinner inte, men en femma bredvid dem vinner.
            }
       *[no] Fem eller fler i rad vinner, rakt eller diagonalt.
    }{ $stones ->
        [yes] { " " }Den som har fångat { $stones } stenar vinner också.
       *[no] { "" }
    }
rules-rows_imperfect = En femma som motståndaren kan förstöra genom en fångst i det allra nästa draget vinner inte ännu. Står den kvar efter det draget vinner den; att avstå förstör ingenting.
rules-rows_against = Om draget som förstör en femma också är den femte fångsten vinner det. En femte fångst som inte förstör femman förlorar mot den.
rules-rows_given = En fångst som gör en femma av motståndarens sexa eller längre rad ger motståndaren vinsten; är den samtidigt den femte fångsten blir partiet remi.
rules-rows_double_three = Vit får inte göra två öppna treor med ett drag: det förlorar genast, om det inte ger en femma eller den femte fångsten, eller förstör en femma för motståndaren. Stenar fångas innan treor räknas.
rules-rows_judged = Programmet bedömer varje drag: en vinst avslutar partiet genast.
rules-rows_code =
    { $passes ->
        [yes] De internationella reglerna gäller: en spelare får avstå, och två avståenden i rad, en överenskommelse eller ett fullt bräde är remi.
       *[no] De svenska reglerna gäller: ingen får avstå, remi kan inte avtalas, och ett fullt bräde är remi.
    }
rules-rows_passes =
    En spelare får avstå när inledningen är över. { $full ->
        [yes] Två avståenden i rad och ett fullt bräde är remi.
       *[no] Två avståenden i rad är remi.
    }
rules-rows_also_renju = Även renju har en inledningsregel som heter "free-gomoku"; den här tävlingen spelas enligt reglerna för luffarschack.

## board: Vad som står bredvid brädet.
board-count_captured = Fångade stenar: du { $mine }, { $opponent } { $theirs }.
board-emptied = Nyss fångade:
board-taken = Nyss fångade: { JOIN($points, ", ") }.
board-seen =
    En förhandsvisning visar bara stenen: vad den än kan { $what ->
        [bomb] spränga bort ligger kvar på det här brädet.
        [recoloured] färga om behåller sin färg på det här brädet.
       *[captured] fånga ligger kvar på det här brädet.
    }

## help: Hjälprader om dessa spel; exemplen börjar i första kolumnen.
help-rows_stones = h8 i9 j10            stenar i inledningen, på en rad
help-rows_colour_and_move = vit, g7              din färg och nästa drag
help-rows_asterisk = m12*                 ett drag som fångar, där fångst ska begäras
help-rows_remove = ta bort, g7          stenarna som motståndaren lämnade tas bort, och du spelar
help-rows_notation = ställ in notation relativ  punkter i steg från mitten: R2U1

## me: Vad en spelare får veta om inställningarna för dessa spel.
me-notation =
    Punkter: { $value ->
        [relative] i steg från mitten, som R2U1
        [matrix] i steg från mitten som tal, som 21 och -2-1
       *[other] med bokstav och siffra
    }

## letter: Vad brev i dessa spel berättar: det sista, och de som annars blir för stora.
letter-thought = Betänketid sammanlagt: du { SPAN($mine) }, { $opponent } { SPAN($theirs) }.
letter-near =
    Du kan trycka på de ljusare punkterna, högst { $steps } steg från { $stones ->
        [yes] en sten
       *[no] mitten
    }. Andra punkter kan du skriva själv:
letter-near_else = Öppna ett tomt svar

## table: Färgernas tecken där vit börjar.
table-white_first = vit när inledningen började
table-black_second = svart

## settings: Hur notationen för punkter väljs.
settings-set_notation_relative = ställ in notation relativ      punkter i steg från mitten, som R2U1
settings-set_notation_letters = ställ in notation bokstäver    punkter med bokstav och siffra igen
