## page

page-excluded = Excluded diagonals
page-about-excluded = place all queens off some diagonals

## excluded

excluded-title = Excluded diagonals
excluded-what = Place n queens, none of them on the listed diagonals. Instances are written as in problem 079 of CSPLib:
excluded-instance = Instance of the excluded-diagonals problem
excluded-example = Use the example
excluded-open = Open an instance
excluded-decide = Decide
excluded-decided =
    { $verdict ->
        [completed] There is a solution, found on an equivalent board of { $rows } rows.
       *[impossible] There is no solution, proved on an equivalent board of { $rows } rows.
    }
