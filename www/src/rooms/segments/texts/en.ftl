## page

page-segments = One-dimensional view
page-about-segments = the queens of a run as balls in urns

## segments

segments-board = Board
segments-title = One-dimensional view
segments-what = This is the same problem in one dimension (10.6 and 10.7 in E. Grigoryan’s paper). Close one cell on each segment, or draw one ball from each urn. Each choice uses up its segment (or urn), its number on all others, and one place in each of two control arrays: r = n + j − i in D1, and t = i + j in D2. Both places must be 0 before the choice. Row i of the board is segment i and urn i; its squares are their cells and balls.
segments-tooLarge =
    { $most ->
       *[other] Segments and urns are drawn for boards of up to { $most } rows.
    }
segments-questions = Questions from the paper
segments-segments = Segments
segments-urns = Urns
segments-segmentsLabel = { $size } segments of { $size } cells; a cell is closed on { $count } of them
segments-urnsLabel = { $size } urns of { $size } balls; a ball is drawn from { $count } of them
segments-control = Control array { $name }; closed places: { $closed }
segments-told =
    { $state ->
        [chosen] Segment { $segment }, cell { $cell }: chosen. It closes D1({ $r }) and D2({ $t }).
        [open] Segment { $segment }, cell { $cell }: D1({ $r }) = { $first } and D2({ $t }) = { $second }, so it can be chosen.
        [segment] Segment { $segment }, cell { $cell }: another cell of this segment is chosen.
        [number] Segment { $segment }, cell { $cell }: a cell of this number is chosen on another segment.
       *[control] Segment { $segment }, cell { $cell }: D1({ $r }) = { $first } and D2({ $t }) = { $second }, so it is closed.
    }
