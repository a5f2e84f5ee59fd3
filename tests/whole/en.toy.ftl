## rules: What the rules letter says of the toy game.
rules-toy_off = Whoever writes "bar/off" wins at once.

## help: Its own orders.
help-toy_steps = 8/5 6/5              your steps, on one line

## explanations: Why it ended.
explanations-toy_off = Nothing was left on the bar after { $acts } acts.
