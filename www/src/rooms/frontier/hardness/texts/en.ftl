## hardness

hardness-obstacle = Obstacle
hardness-obstacleName =
    { $obstacle ->
        [squares] Blocked squares
        [diagonals] Excluded diagonals
       *[queens] Queens on the board
    }
hardness-seed = Seed
hardness-measured = { $count } of { $all } boards
hardness-searches = Search
hardness-search =
    { $search ->
        [plain] Row by row
        [narrowest] Fewest choices first
       *[learning] Learning
    }
hardness-solvable = With a solution
hardness-cost = Nodes
hardness-axis =
    { $obstacle ->
        [squares] Blocked squares
        [diagonals] Excluded diagonals
       *[queens] Rows with a queen
    }
hardness-shareChart =
    { $obstacle ->
        [squares] Share of the boards with a solution, against the share of blocked squares
        [diagonals] Share of the boards with a solution, against the share of excluded diagonals
       *[queens] Share of the boards with a solution, against the share of rows with a queen
    }
hardness-costChart =
    { $search ->
        [plain] Nodes of the search row by row for each board, and the medians of all three searches
        [narrowest] Nodes of the search with the fewest choices first for each board, and the medians of all three searches
       *[learning] Nodes of the learning search for each board, and the medians of all three searches
    }
hardness-legend = Each dot is a board: green and round if it has a solution, red and square if it has none, grey if undecided. In the upper chart, undecided boards widen the line to a band. The lines below are the medians of the three searches: dotted row by row, solid for the fewest choices first, dashed for the learning search. A node is a queen that is set, or a square that the learning search decides on. Each search stops after { $most } nodes; its dot is then at the top. Click a dot to see its board.
hardness-values = All values
hardness-caption = Median of the nodes
hardness-over = over { $most }
hardness-between = { $least } to { $most }
hardness-looked =
    { $obstacle ->
        [squares] Boards with the same number of blocked squares
        [diagonals] Boards with the same number of excluded diagonals
       *[queens] Boards with the same number of queens
    }
hardness-share =
    { $obstacle ->
        [squares] Blocked squares
        [diagonals] Excluded diagonals
       *[queens] Rows with a queen
    }
hardness-group =
    { $obstacle ->
        [squares] Blocked squares: { $amount }. Boards with a solution: { $solvable }.
        [diagonals] Excluded diagonals: { $amount }. Boards with a solution: { $solvable }.
       *[queens] Queens on the board: { $amount }. Boards with a solution: { $solvable }.
    }
hardness-boards = Boards
hardness-one =
    { $found ->
        [true] Board { $at }: it has a solution. Nodes: { $cost }.
        [false] Board { $at }: it has no solution. Nodes: { $cost }.
       *[null] Board { $at }: undecided. Nodes: { $cost }.
    }
hardness-look = Look
hardness-lookAt = Look at the boards at { $share }
hardness-choose = Move the slider or click a dot to see a board.
hardness-picture =
    { $obstacle ->
        [squares] Board with { $size } rows and blocked squares
        [diagonals] Board with { $size } rows and excluded diagonals
       *[queens] Board with { $size } rows and some queens
    }
hardness-verdict =
    { $found ->
        [true] This board has a solution.
        [false] This board has no solution.
       *[null] No search has decided this board.
    }
hardness-open = Show on the board
hardness-watch = Watch the search
hardness-prove = Find a proof
hardness-proving = Looking for a proof…
hardness-solved = The board has a solution.
hardness-proved =
    { $holds ->
        [yes] There is no solution. The checker has followed the proof step by step. Steps: { $steps }, time: { $time }.
       *[no] The checker has refused the proof.
    }
hardness-saveFormula = Save the formula
hardness-saveProof = Save the proof
