## picture

picture-title = 图片中的棋盘
picture-board = 读出的 { $size } × { $size } 棋盘
picture-help = 蓝线是读出的边界。点按边界可以加上或去掉它，点按格子可以改变其中的内容。用键盘时：方向键移动，Shift 加方向键改变边界，Enter 改变格子。
picture-size = 大小
picture-by = { $size } × { $size }
picture-open = 打开这个棋盘
picture-leave = 取消
picture-plain = { $size } × { $size } 格，{ $queens } 个皇后。没有找到区域。
picture-regions = { $size } × { $size } 格，{ $regions } 个区域，{ $queens } 个皇后。
picture-wrongRegions = { $size } 行的棋盘应有 { $size } 个区域，有的边界读错了。点线处是可疑的边界。
picture-ways =
    { $ways ->
        [one] 恰好有一种补全。
        [none] 没有补全，可能有的地方读错了。点线处是可疑的边界。
       *[several] 有几种补全，可能有的地方读错了。点线处是可疑的边界。
        [many] 有非常多的补全，可能有的地方读错了。点线处是可疑的边界。
    }
picture-square = 第 { $row } 行第 { $column } 列，区域 { $region }{ $piece ->
        [queen] ，皇后
        [cross] ，叉号
       *[none] {""}
    }

## error

error-picture-unreadable = 在这张图片中没有找到棋盘。需要正面拍摄、线条可见的方形格子。
