## page

page-proof = Proof checker
page-about-proof = prove that a board cannot be completed, and check proofs

## proof

proof-board = Try to prove that this board of { $size } rows cannot be completed
proof-what = A proof consists of a formula in DIMACS CNF and a list of steps in DRAT. Any DRAT checker can verify it.
proof-size = The formula takes { $size }.
proof-find = Find a proof
proof-back = Back to the board
proof-running =
    { $phase ->
        [decide] Looking for a completion: { $nodes } nodes.
        [prove] There is none. The proof is being written: { $nodes } nodes, { $size }.
       *[write] The formula is being written: { $size }.
    }
proof-none = This board can be completed, so there is no proof.
proof-found = It cannot be completed. The proof took { $time }.
proof-short = Unit propagation alone refutes the formula, so the proof is only its last step, the empty clause.
proof-saveFormula = Save the formula, { $size }
proof-saveProof = Save the proof, { $size }
proof-checkThis = Check this proof
proof-byHand = Prove it by hand
proof-check = Check a proof
proof-checkWhat = The checker shares no code with the search. It accepts a step only if unit propagation confirms it.
proof-openFormula = Open a formula
proof-openProof = Open a proof
proof-checkIt = Check
proof-checking = Part of the steps checked
proof-ok = Every step follows, up to the contradiction: the formula cannot be satisfied. Checked in { $time }.
proof-wrong = The step in line { $line } of the proof does not follow.
proof-unfinished = Every step follows, but the proof ends before it reaches the contradiction.
