## page

page-race = 竞赛
page-about-race = 几种搜索同时进行

## race

race-title = 竞赛
race-lead =
    各搜索从同一棋盘开始，共用一个时钟，计的是{ $clock ->
        [tried] 试放的皇后
        [events] 步数
       *[time] 本机时间
    }。
race-none = 这些搜索都不能用于此棋盘。
race-failed = 引擎崩溃，竞赛随之结束。
race-told-tried =
    “{ $name }”试放 { $tried } 个皇后，得到{ $count ->
        [1] 唯一的解
       *[other] 全部 { $count } 个解
    }。
race-told-forced =
    “{ $name }”试放 { $tried } 个皇后，另有 { $forced } 个被迫放下，得到{ $count ->
        [1] 唯一的解
       *[other] 全部 { $count } 个解
    }。
race-told-swapped = “{ $name }”：{ $swaps } 次交换，{ $count } 个解。
race-place = 第 { $place } 名：
race-won = 最先完成的是“{ $name }”。
race-ratio = “{ $other }”试放的皇后是“{ $name }”的 { $ratio } 倍。
race-start = 开始
race-pause = 暂停
race-goOn = 继续
race-again = 再来一次
race-hurry = 到终点
race-cancel = 取消
race-clock = 时钟计的是
race-clocks-tried = 试放的皇后
race-clocks-events = 步数
race-clocks-time = 本机时间
race-work =
    { $clock ->
        [tried] 试放 { $amount }
        [events] { $amount } 步
       *[time] { $amount }
    }
race-lane = 第 { $number } 道：{ $name }
race-search = 第 { $number } 道的搜索
race-leave = 移除第 { $number } 道
race-more = 增加搜索
race-board = 小棋盘，有 { $size } 个皇后中的 { $count } 个
race-waits = 就绪
race-stands =
    { $count } 个解，{ $clock ->
        [tried] 试放 { $amount }
        [events] { $amount } 步
       *[time] { $amount }
    }
race-ended =
    { $count } 个解，{ $clock ->
        [tried] 试放 { $amount }
        [events] { $amount } 步
       *[time] { $amount }
    }，结束
race-compared = 计数对照
race-events = 步数
race-time = 时间
race-chart = 图表
race-solutionsFound = 找到的解
race-line = { $name } { $count } 个解
race-chartLabel =
    找到的解，横轴为{ $clock ->
        [tried] 试放的皇后
        [events] 步数
       *[time] 本机时间
    }：{ $lanes }

search-recorded = 自己的程序
error-recorded-elsewhere = 这条赛道播放在 Python 中于此棋盘上运行过的程序。请先在那里运行，再从那里打开竞赛。
error-recorded-untimed = 程序在 Python 中所用的时间无法与此比较。请选择别的计时方式。
