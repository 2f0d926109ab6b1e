## hardness

hardness-obstacle = 障碍
hardness-obstacleName =
    { $obstacle ->
        [squares] 禁放的格
        [diagonals] 排除的对角线
       *[queens] 棋盘上的皇后
    }
hardness-seed = 种子
hardness-measured = { $all } 个棋盘中的 { $count } 个
hardness-searches = 搜索
hardness-search =
    { $search ->
        [plain] 逐行
        [narrowest] 选择最少优先
       *[learning] 学习
    }
hardness-solvable = 有解的棋盘
hardness-cost = 节点
hardness-axis =
    { $obstacle ->
        [squares] 禁放的格
        [diagonals] 排除的对角线
       *[queens] 有皇后的行
    }
hardness-shareChart =
    { $obstacle ->
        [squares] 有解棋盘的比例随禁放格比例的变化
        [diagonals] 有解棋盘的比例随排除的对角线比例的变化
       *[queens] 有解棋盘的比例随有皇后的行的比例的变化
    }
hardness-costChart =
    { $search ->
        [plain] 每个棋盘上逐行搜索的节点数，以及三种搜索的中位数
        [narrowest] 每个棋盘上选择最少优先搜索的节点数，以及三种搜索的中位数
       *[learning] 每个棋盘上学习搜索的节点数，以及三种搜索的中位数
    }
hardness-legend = 每个点是一个棋盘：绿色圆点有解，红色方点无解，灰色未定。上图中，有未定的棋盘时，线会变宽成带。下图的线是三种搜索的中位数：点线为逐行，实线为选择最少优先，虚线为学习。节点是放下的一个皇后；在学习搜索中，是它决定的一格。每种搜索在 { $most } 个节点后停止，这时点在最上方。点按一个点即可查看它的棋盘。
hardness-values = 全部数值
hardness-caption = 节点数的中位数
hardness-over = 超过 { $most }
hardness-between = { $least } 到 { $most }
hardness-looked =
    { $obstacle ->
        [squares] 禁放格数相同的棋盘
        [diagonals] 排除的对角线数相同的棋盘
       *[queens] 皇后数相同的棋盘
    }
hardness-share =
    { $obstacle ->
        [squares] 禁放的格
        [diagonals] 排除的对角线
       *[queens] 有皇后的行
    }
hardness-group =
    { $obstacle ->
        [squares] 禁放的格：{ $amount }。有解的棋盘：{ $solvable }。
        [diagonals] 排除的对角线：{ $amount }。有解的棋盘：{ $solvable }。
       *[queens] 棋盘上的皇后：{ $amount }。有解的棋盘：{ $solvable }。
    }
hardness-boards = 棋盘
hardness-one =
    { $found ->
        [true] 棋盘 { $at }：有解。节点：{ $cost }。
        [false] 棋盘 { $at }：无解。节点：{ $cost }。
       *[null] 棋盘 { $at }：未定。节点：{ $cost }。
    }
hardness-look = 查看
hardness-lookAt = 查看 { $share } 处的棋盘
hardness-choose = 移动滑块或点按一个点，即可查看棋盘。
hardness-picture =
    { $obstacle ->
        [squares] 有禁放格的 { $size } 行棋盘
        [diagonals] 有排除的对角线的 { $size } 行棋盘
       *[queens] 有若干皇后的 { $size } 行棋盘
    }
hardness-verdict =
    { $found ->
        [true] 这个棋盘有解。
        [false] 这个棋盘无解。
       *[null] 没有一种搜索能判定这个棋盘。
    }
hardness-open = 在棋盘上显示
hardness-watch = 观看搜索
hardness-prove = 寻找证明
hardness-proving = 正在寻找证明……
hardness-solved = 这个棋盘有解。
hardness-proved =
    { $holds ->
        [yes] 无解。检验程序已逐步核对证明。步数：{ $steps }，时间：{ $time }。
       *[no] 检验程序不接受这个证明。
    }
hardness-saveFormula = 保存公式
hardness-saveProof = 保存证明
