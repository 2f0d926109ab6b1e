## handout

handout-label = Handout
handout-noHints = Puzzles give no hints.
handout-noClock = No time is taken.
handout-answers = Answers are shown when you ask.
handout-searches =
    { $count ->
        [one] One search is offered: { $searches }.
       *[other] The searches offered: { $searches }.
    }
handout-unknown =
    { $count ->
        [one] This link also says something that this page does not know, which is left out: { $words }.
       *[other] This link also says things that this page does not know, which are left out: { $words }.
    }
handout-leave = Use the whole page
