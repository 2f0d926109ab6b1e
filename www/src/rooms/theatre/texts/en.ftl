## tree

tree-title = Tree
tree-view = How the tree is shown
tree-views-path = Path
tree-views-whole = Whole
tree-views-outline = Outline
tree-tooLarge = Too many queens were tried to draw them all here. The bars above the ruler show the whole run.
tree-path =
    { $count ->
        [one] The queen that the search has set: column { $columns }
       *[other] The queens that the search has set, from the top: columns { $columns }
    }
tree-pathEmpty = The search has set no queen yet
tree-wholeLabel = Everything explored: { $nodes } queens tried, { $solutions } solutions
tree-outline = Outline of the tree
tree-icicle = The whole run as bars, one for each queen, under the one that it was tried under: { $nodes } queens tried, { $solutions } solutions. Choose one to go there
tree-item = { $name }: { $said }
tree-node = row { $row }, column { $column }
tree-forced = row { $row }, column { $column }, forced
tree-is-path = on the board
tree-is-now = set last
tree-is-wait = not yet
tree-is-solved =
    { $count ->
        [one] { $count } solution below
       *[other] { $count } solutions below
    }
tree-is-failed = failed at once
tree-is-failedAfter =
    { $count ->
        [one] failed after { $count } queen
       *[other] failed after { $count } queens
    }
tree-key-path = on the board
tree-key-now = set last
tree-key-wait = not yet
tree-key-solved = leads to solutions
tree-key-failed = failed, with the queens tried below

## predict

predict-title = Predict
predict-switch = Ask me before each step
predict-asks = What happens next?
predict-how = Choose the square on the board where a queen is set, rejected or removed, or one of these.
predict-deadEnd = Dead end
predict-solution = Solution
predict-exhausted = The end
predict-right = Right.
predict-wrong = Not so: you said { $said }.
predict-said-deadEnd = dead end
predict-said-solution = solution
predict-said-exhausted = the end
predict-score = { $right } of { $count } right
predict-anew = Start the score again
predict-show = Show the answer

## keys

keys-space = Space
