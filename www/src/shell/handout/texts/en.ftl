## handout

handout-label = Handout
handout-noHints = Puzzles give no hints.
handout-noClock = There is no clock.
handout-answers = Answers are hidden until you ask.
handout-searches =
    { $count ->
        [one] The only search available: { $searches }.
       *[other] The searches available: { $searches }.
    }
handout-rules =
    { $count ->
        [one] Proofs may use one rule only.
       *[other] Proofs may use { $count } rules only.
    }
handout-unknown =
    { $count ->
        [one] This link also contains something that this page does not know and ignores: { $words }.
       *[other] This link also contains things that this page does not know and ignores: { $words }.
    }
handout-leave = Open the full page
