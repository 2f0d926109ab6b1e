## theatre

theatre-curve = 运行中的冲突数，从 { $first } 到 { $last }；选一处即可跳到那里
theatre-curveMost = { $count } 个冲突
theatre-opening = 正在准备
theatre-noEngine = 没有引擎就无法观看
theatre-refused = 无法观看
theatre-refusedConflict = 第 { $rows } 行的皇后互相攻击，而搜索需要没有冲突的棋盘。请移除其中一个。
theatre-refusedTooLarge = “{ $name }”最多用于 { $largest } 行的棋盘，而现在有 { $size } 行。可换别的搜索。
theatre-refusedNotEmpty = “{ $name }”在空棋盘上运行：找到的解不一定包含给定的皇后。
theatre-refusedEven = { $size } 行没有对角线首尾相接仍成立的解，任何偶数 n 都没有：行 + 列的 n 个值须模 n 各不相同，其和模 n 应为 n/2；但所有行与所有列之和为 0。
theatre-refusedThirds = { $size } 行没有对角线首尾相接仍成立的解，凡被 3 整除的 n 都没有：设 S = 1² + … + (n − 1)²，所有平方之和按一种算法是 2S，按另一种是 4S（模 n），于是 n 须整除 2S，而 3 整除 n 时并非如此。
theatre-refusedWrapped = 第 { $rows } 行的皇后沿首尾相接的对角线互相攻击。请移除其中一个，或换别的搜索。
theatre-sized = { $size } 行
theatre-remove = 移除第 { $row } 行的皇后
theatre-again = 再试一次
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
transport-stepAtLeast = 第 *{ $step }* 步，至少 { $steps } 步
transport-grain = 步幅
transport-grains-event = 逐事件
transport-grains-row = 逐行
transport-grains-swap = 逐次交换
transport-grains-deadEnd = 逐个死路
transport-grains-shuffle = 逐次打乱
transport-grains-solution = 逐个解
transport-speed = 速度
transport-speedSlow = 每 { $seconds } 秒一步
transport-speedSteps = 每秒 { $count } 步
transport-speedFastest = 机器的最高速度
transport-until = 运行到……
transport-row = 行
transport-column = 列
until-title = 运行到
transport-rate = { $rate } / 秒

## story: what a run begins with

story-startEmptyKnown = 棋盘为空，有 *{ $count }* 个解。
story-startKnown =
    { $count ->
        [1] 给定了 1 个皇后：它在 { $solutions } 个解中的 *{ $ways }* 个里。
       *[other] 给定了 { $count } 个皇后：它们同在 { $solutions } 个解中的 *{ $ways }* 个里。
    }
story-startImpossible = 给定了 { $count } 个皇后，而 { $solutions } 个解中*没有*一个包含它们。
story-startBlamed =
    { $count ->
        [1] 第 *{ $rows }* 行的皇后不在任何解中。
       *[other] 第 *{ $rows }* 行的皇后不能同在一个解中。
    }
story-startCompleted = { $count } 个皇后都已放好，互不攻击。
story-startEmpty = 棋盘为空。播放，或走一步，看搜索如何开始。
story-startGiven = 给定了 { $count } 个皇后。播放，或走一步，看搜索由此继续。
story-startWrapped = 此搜索只找对角线*首尾相接*也成立的解。

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
search-bitboard-fewest = 位棋盘 1a，选择最少者优先
search-modular = 模解
search-repair = 梯度修复
search-linear = 线性补全
search-staircases = 两道阶梯（公式）
