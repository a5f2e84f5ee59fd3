## rules: What the rules letter says of the toy game.
rules-toy_off = Whoever writes "bar/off" wins at once.

## help: Its own orders.
help-toy_steps = 8/5 6/5              your steps, on one line

## explanations: Why it ended.
explanations-toy_off = Nothing was left on the bar after { $acts } acts.

## reasons: Its own reason.
reasons-toy_too_far = { $text } is too far: nothing stands on 24.

## stages: Its own stage.
stages-toy_move = Write your steps, for instance 8/5 6/5.

## endings: Its own ending.
endings-toy_off =
    { $winner ->
        [you] Your last stone is off: you won.
       *[other] { $opponent }'s last stone is off. You lost.
    }

## moves: What a player did.
moves-did-each_toy_steps = stepped { $item-1 }
