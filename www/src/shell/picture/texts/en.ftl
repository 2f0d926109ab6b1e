## picture

picture-title = A board in a picture
picture-board = The board that was read, { $size } × { $size }
picture-help = The blue lines are the borders that were read. Tap a border to set or remove it, a square to change what stands on it. By keys: arrows move, Shift and an arrow changes a border, Enter a square.
picture-size = Size
picture-by = { $size } × { $size }
picture-open = Open this board
picture-leave = Cancel
picture-plain = { $size } × { $size } squares, { $queens ->
        [0] no queens.
        [one] { $queens } queen.
       *[other] { $queens } queens.
    } No regions were found.
picture-regions = { $size } × { $size } squares, { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, { $queens ->
        [0] no queens.
        [one] { $queens } queen.
       *[other] { $queens } queens.
    }
picture-wrongRegions = A board of { $size } rows has { $size } regions: some border was read wrongly. The dotted ones are doubtful.
picture-ways =
    { $ways ->
        [one] There is exactly one way to finish.
        [none] There is no way to finish: perhaps something was read wrongly. The dotted borders are doubtful.
       *[several] There are several ways to finish: perhaps something was read wrongly. The dotted borders are doubtful.
        [many] There are very many ways to finish: perhaps something was read wrongly. The dotted borders are doubtful.
    }
picture-square = Row { $row }, column { $column }, region { $region }{ $piece ->
        [queen] , queen
        [cross] , cross
       *[none] {""}
    }

## error

error-picture-unreadable = No board was found in this picture. It needs a square grid with visible lines, seen from the front.
