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
handout-rules = Proofs may use only: { $rules }.
handout-rule =
    { $rule ->
        [single] only square of a line
        [block] blocks
        [pointer] pointers
        [killer] killers
        [set] sets
        [strip] strips
        [trial] trials by singles
        [trial-and-rules] trials by all rules
       *[cases] cases
    }
handout-unknown =
    { $count ->
        [one] This link also contains something that this page does not know and ignores: { $words }.
       *[other] This link also contains things that this page does not know and ignores: { $words }.
    }
handout-leave = Open the full page
