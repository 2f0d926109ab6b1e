## page

page-segments = 一维视图
page-about-segments = 把搜索中的皇后看作坛子里的球

## segments

segments-board = 棋盘
segments-title = 一维视图
segments-what = 这是同一问题的一维形式（E. Grigoryan 论文的 10.6 与 10.7）。在每条线段上封住一个单元，或从每个坛子取出一个球。每次选择都占用该线段（或坛子）、它在其余所有线段上的号码，以及两个控制数组中各一处：D1 中的 r = n + j − i，D2 中的 t = i + j。选择之前这两处都须为 0。棋盘的第 i 行就是线段 i 和坛子 i，行中的格就是它们的单元与球。
segments-tooLarge = 线段与坛子只画到 { $most } 行的棋盘。
segments-questions = 论文中的问题
segments-segments = 线段
segments-urns = 坛子
segments-segmentsLabel = { $size } 条线段，各 { $size } 个单元，其中 { $count } 条上封住了单元
segments-urnsLabel = { $size } 个坛子，各 { $size } 个球，已从其中 { $count } 个取出一个球
segments-control = 控制数组 { $name }，封住的位置：{ $closed }
segments-told =
    { $state ->
        [chosen] 线段 { $segment }，单元 { $cell }：已选，封住 D1({ $r }) 和 D2({ $t })。
        [open] 线段 { $segment }，单元 { $cell }：D1({ $r }) = { $first }，D2({ $t }) = { $second }，可以选。
        [segment] 线段 { $segment }，单元 { $cell }：此线段上已选了另一个单元。
        [number] 线段 { $segment }，单元 { $cell }：同号单元已在另一条线段上选中。
       *[control] 线段 { $segment }，单元 { $cell }：D1({ $r }) = { $first }，D2({ $t }) = { $second }，因此封住。
    }
