### What arbiters and committees are told when they act or ask. How sentences are written stands in CONTRIBUTING.md.

## desk: What all acts say.
desk-waits =
    { $count ->
        [one] { $count } letter waits
       *[other] { $count } letters wait
    } to be sent
