## page

page-solutions = All solutions
page-about-solutions = see all solutions and their images

## solutions

solutions-board = Board
solutions-gallery = All solutions
solutions-boardShows = What the board shows
solutions-oneSolution = Solution
solutions-heat = Heat map
solutions-on =
    { $count ->
        [one] solution on { $size } by { $size }
       *[other] solutions on { $size } by { $size }
    }
solutions-inOrbits =
    { $count ->
        [one] solution
       *[other] solutions
    } on { $size } by { $size }, in { $orbits ->
        [one] { $orbits } orbit
       *[other] { $orbits } orbits
    }
solutions-listing = listing the solutions
solutions-none = There is no solution on { $size } by { $size }: wherever the first queens stand, some row has no free square left.
solutions-notListed = There are too many solutions to look at one by one: the gallery ends at { $listed } by { $listed }. The heat map covers them all.
solutions-beyond = There are too many solutions with { $size } queens for this room. It lists them up to { $listed } by { $listed }; the heat map covers them up to { $summed } by { $summed }.
solutions-goTo = Go to { $size } queens
solutions-show = Solutions or orbits
solutions-all =
    { $count ->
        [one] { $count } solution
       *[other] All { $count }
    }
solutions-folded =
    { $count ->
        [one] { $count } orbit
       *[other] { $count } orbits
    }
solutions-members = Orbit size
solutions-anyMembers = any
solutions-orbitsOf =
    { $count ->
        [one] { $size }: { $count } orbit
       *[other] { $size }: { $count } orbits
    }
solutions-listed =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    }
solutions-orbitsListed =
    { $count ->
        [one] { $count } orbit
       *[other] { $count } orbits
    }
solutions-option = Solution { $solution }, orbit { $orbit }: columns { $columns }
solutions-optionFundamental = Solution { $solution }, fundamental in orbit { $orbit }: columns { $columns }
solutions-key-open = on the board
solutions-key-kin = of the same orbit
solutions-key-fundamental = fundamental
solutions-orbitOption =
    { $count ->
        [one] Orbit { $orbit }, { $count } solution: columns { $columns }
       *[other] Orbit { $orbit }, { $count } solutions: columns { $columns }
    }
solutions-pages = Pages of the gallery
solutions-page = page { $page } of { $pages }
solutions-previousPage = Previous page
solutions-nextPage = Next page
solutions-place = Place on the Board
solutions-complement = complement
solutions-complementEven = The complement is the mirror image with left and right exchanged: columns { $columns }. The two have no square in common.
solutions-complementOdd = The complement is the mirror image with left and right exchanged: columns { $columns }. The two have one square in common, in row { $row }: only the queen of the middle column stays in place.
solutions-complementPlace = In the list, solution { $number } of { $count } and its complement, number { $other }, are equally far from the two ends. So the two in the middle, { $middle } and { $next }, are complements: in each row, their columns add up to n + 1 = { $sum }.
solutions-fundamental = Count the squares to the right of each queen, from the top row down: *{ $reading }*. No image in this orbit has a smaller number, so this one is *fundamental*.
solutions-notFundamental = Row *{ $row }* decides: *{ $here }* to the right of its queen here, *{ $least }* in the fundamental solution, which therefore has the smaller number.
solutions-orbit = Orbit { $orbit }
solutions-orbitOf8 = eight images, all different
solutions-orbitOf4 = a rotation by 180° changes nothing: 4 solutions
solutions-orbitOf2 = no rotation changes anything: 2 solutions
solutions-orbitOf1 = nothing changes it: 1 solution
solutions-modular = This solution is *modular*: no two queens attack each other even where diagonals wrap round the edges. Put in place of each queen of any solution, it makes a larger solution.
solutions-notModular = This solution is not modular: where diagonals wrap round the edges, two of its queens attack each other.
solutions-turns-identity = unchanged
solutions-turns-quarterTurn = rotated 90°
solutions-turns-halfTurn = rotated 180°
solutions-turns-threeQuarterTurn = rotated 270°
solutions-turns-flipHorizontal = left ↔ right
solutions-turns-flipVertical = top ↔ bottom
solutions-turns-transpose = diagonal ↘
solutions-turns-antiTranspose = diagonal ↙
solutions-square = *{ $count }* of the { $solutions } solutions ({ $share }) have a queen in row { $row }, column { $column }.
solutions-least = Fewest: { $count }
solutions-most = Most: { $count }
solutions-heatNote = Each row and each column sums to { $solutions }. Exact, computed in { $time }.
solutions-summing = { $count } solutions summed so far.
solutions-progress = Part summed
solutions-cancel = Cancel
solutions-cancelled = Cancelled.
solutions-sumAgain = Sum again
solutions-turned = Solutions that a turn leaves unchanged
solutions-halfTurn = half turn
solutions-quarterTurn = quarter turn
solutions-turnedPart = Part counted: { $turn }
solutions-turnedStop = Cancel: { $turn }
solutions-turnedCount = Count: { $turn }
solutions-orbitIs = An orbit is one solution with all its rotations and reflections.
solutions-variantIn = { $count ->
        [one] way to complete the board
       *[other] ways to complete the board
    }, in { $orbits ->
        [one] { $orbits } orbit
       *[other] { $orbits } orbits
    } under the { $symmetries ->
        [one] identity alone, the only symmetry that the rule keeps
       *[other] { $symmetries } rotations and reflections that the rule keeps
    }
solutions-variantNone = This board cannot be completed under its rule.
solutions-variantCut = There are more: these are the first { $count }, and orbits and heat map cover only these.
solutions-variantOne =
    { $count ->
        [one] Solution { $solution }, alone in orbit { $orbit }.
       *[other] Solution { $solution }, one of the { $count } in orbit { $orbit }.
    }
solutions-variantHeat =
    { $count ->
        [one] Each square shows whether the one solution has a piece there.
       *[other] Each square shows how many of the { $count } solutions have a piece there.
    }
solutions-variantOption = Solution { $solution }, orbit { $orbit }: row, column { $places }

## error

error-solutions-size = A board of { $size } rows has too many solutions to go through one by one; the limit is { $limit } rows.

solutions-limit = The limit of large boards
solutions-limitWhat = On a large board nearly all solutions look alike from afar: their queens have this density. Darker and lighter squares mean the same as on the heat map.
solutions-limitApart = With { $size } queens, the heat map differs from this limit by { $share }: that share of the queens would have to move.
