## theatre

theatre-opening = 正在准备
theatre-noEngine = 没有引擎就无法观看

## transport

transport-label = 播放控制
transport-first = 第一步
transport-back = 后退一步
transport-play = 播放
transport-pause = 暂停
transport-forward = 前进一步
transport-last = 最后一步
transport-scrub = 步
transport-step = 第 *{ $step }* 步，共 { $steps } 步
transport-stepAtLeast = 第 *{ $step }* 步，至少共 { $steps } 步
branch-step = 分支第 *{ $step }* 步，共 { $steps } 步，从第 { $from } 步开始
branch-stepAtLeast = 分支第 *{ $step }* 步，至少共 { $steps } 步，从第 { $from } 步开始
transport-grain = 步长
transport-grains-event = 逐步
transport-grains-row = 逐行
transport-grains-swap = 逐次交换
transport-grains-deadEnd = 逐个死路
transport-grains-shuffle = 逐次打乱
transport-grains-solution = 逐个解
transport-speed = 速度
transport-speedSlow = 每 { $seconds } 秒一步
transport-speedSteps = 每秒 { $count } 步
transport-speedFastest = 尽可能快
transport-until = 运行到……
transport-more = 更多运行选项
transport-row = 行
transport-column = 列
until-title = 运行到
transport-rate = { $rate } / 秒

## story: what a run begins with

story-startEmptyKnown = 棋盘为空，有 *{ $count }* 个解。
story-startKnown =
    { $count ->
        [1] 给定了 1 个皇后，它在 { $solutions } 个解中的 *{ $ways }* 个里。
       *[other] 给定了 { $count } 个皇后，它们同在 { $solutions } 个解中的 *{ $ways }* 个里。
    }
story-startImpossible =
    { $count ->
        [1] 给定了 { $count } 个皇后，而 { $solutions } 个解中*没有*包含它的。
       *[other] 给定了 { $count } 个皇后，而 { $solutions } 个解中*没有*同时包含它们的。
    }
story-startBlamed =
    { $count ->
        [1] 第 *{ $rows }* 行的皇后不在任何解中。
       *[other] 第 *{ $rows }* 行的皇后不能同在一个解中。
    }
story-startCompleted = { $count } 个皇后都已放好，互不攻击。
story-startEmpty = 棋盘为空。播放，或走一步，看搜索如何开始。
story-startGiven = 给定了 { $count } 个皇后。播放，或走一步，看搜索由此继续。
story-startWrapped = 此搜索只找在对角线*首尾相接*时也成立的解。

## search

search-bitmask = 位掩码
search-halved = 位掩码，减半
search-symmetric = 对称
search-completions = 全部补全
search-array-recursive = 数组，递归
search-array-iterative = 数组，迭代
search-bitboard = 位棋盘，不前瞻
search-bitboard-columns = 位棋盘，前瞻列
search-bitboard-lines = 位棋盘 1a，行与列
search-bitboard-fewest = 位棋盘 1a，选择最少优先
search-modular = 模解
search-repair = 梯度修复
search-linear = 线性补全
search-staircases = 两道阶梯（公式）
