## page

page-questions = 论文中的十个问题
page-about-questions = 论文中的十个问题，附实测答案

## questions

questions-list = 问题
questions-source = 这些问题由 E. Grigoryan 在线性补全论文的第 10 节提出。答案由本页的引擎在此算出。
questions-back = 回到棋盘
questions-toBoard = 显示 { $rows } × { $columns } 的棋盘
questions-number =
    { $topic ->
        [toggled] 10.2
        [parity] 10.3
        [overlaid] 10.4
        [sliding] 10.5
        [oneDimension] 10.6–7
        [game] 10.8
        [firstPass] 10.9–10
       *[sharing] 10.1
    }
questions-title =
    { $topic ->
        [toggled] 重新打开的对角线
        [parity] 按奇偶攻击的皇后
        [overlaid] 叠放的两个棋盘
        [sliding] 错开的行
        [oneDimension] 线段与坛子
        [game] 双人游戏
        [firstPass] 为什么第一遍放满六成，以及两翼
       *[sharing] 没有共同格的解
    }
questions-asked =
    { $topic ->
        [toggled] 对角线打开封住的格，封住空闲的格。在 n 行 n − k 列上，若要三个解没有共同的格，k 最大是多少？
        [parity] 偶数列的皇后只封住偶数行的格，奇数列的皇后只封住奇数行的格。现在有多少解？解的镜像还是解吗？
        [overlaid] 两个棋盘叠在一起。深色格上的皇后在两个棋盘上封住自己各线的深色格，浅色格上的皇后封住浅色格。两个棋盘能同时摆满吗？
        [sliding] 每隔一行错开 k 格。有解的最大 k 是多少？
       *[sharing] 在 n 行 m 列上能选出多少个解，使任意两个都没有共同的格？
    }
questions-reading =
    { $topic ->
        [toggled] 解读：皇后自上而下放置，每个都放在当时空闲的格上，并封住所在的行与列。一种解读中，被列封住的格一直封住；另一种解读中，对角线也会打开它。只有在后一种解读中，n 个皇后才能放进少于 n 列。
        [parity] 三种解读。第一：皇后只封住其对角线上的格（10.3 b2）。第二：皇后封住其对角线和列上的格，且不能放在别的皇后封住的格上（b1 与 b2）。第三：线相同，但逐行放置，皇后可以封住上方已有皇后的格。
        [overlaid] 解读：格的颜色由行与列之和的奇偶决定；皇后封住的格在两个棋盘上都封住，包括它自己的格。于是偶格与奇格互不影响，可以分别考虑：各自最多能放几个皇后？
        [sliding] 解读：第 2、4…… 行向右错开 k 格，列与对角线按错开后的位置通过各格。
       *[sharing] 解读：每个解在每行都有一个皇后，且互不攻击。若有 m 个这样的解没有共同的格，它们就铺满整个 n × m 棋盘；在 n × n 上，这就是皇后拉丁方。
    }
questions-size =
    { $topic ->
        [sharing] 行数 n
        [sliding] 大小 n
        [parity] 大小上限 n =
        [overlaid] 大小上限 n =
       *[toggled] 大小上限 n =
    }
questions-wider = 增加的列数
questions-measuring = 正在测量 { $rows } × { $columns }：{ $all } 项中完成 { $done } 项；{ $nodes } 个节点，用时 { $time }
questions-stop = 停止
questions-stopped = 已停止，已测得的结果保留。
questions-goOn = 继续
questions-done = 全部在此测得，用时 { $time }。
questions-solutions = 解
questions-sharingSoFar =
    { $count ->
        [0] 正在找解：目前 { $solutions } 个。
        [1] 目前 { $solutions } 个解中可选 { $count } 个。
       *[other] 目前 { $solutions } 个解中有 { $count } 个没有共同的格。
    }
questions-sharingAtLeast = 至少有 { $count } 个解没有共同的格：只比较了 { $solutions } 个，还有更多的解。
questions-sharingAll =
    { $square ->
        [yes] { $count } 个解没有共同的格，并铺满整个棋盘：一个皇后拉丁方。
       *[no] { $count } 个解没有共同的格，并铺满整个棋盘。
    }
questions-sharingMost =
    { $count ->
        [1] 最多一个：共有 { $solutions } 个解，任意两个都有共同的格。
       *[other] { $solutions } 个解中最多有 { $count } 个没有共同的格。所有可能都已试过。
    }
questions-sharingBoard = { $rows } × { $columns } 的棋盘，{ $count } 个解各以一个字母标在格上
questions-sharingTable = 没有共同格的解最多有几个
questions-published = { $oeis }：n = { $size } 时为 { $count }
questions-beyond = { $oeis } 列有各 n 的最大值
questions-agrees = 在此求得，与之一致
questions-toggledTable =
    { $reading ->
        [toggled] 被列封住的格一直封住
       *[toggled-open] 对角线也会打开它
    }
questions-toggledLargest = 最大的 k
questions-toggledAnswer = 按第二种解读，n 从 { $first } 到 { $most } 时 k = n − { $first }；更小的棋盘没有这样的 k。
questions-toggledCells = 表中每格为解的个数，对勾表示其中有 { $count } 个没有共同的格。
questions-enough = { $count } 个没有共同的格
questions-noneSuch = 无
questions-laws = 解读
questions-law =
    { $law ->
        [parity] 对角线与列
        [parity-in-order] 逐行放置
       *[parity-diagonals] 对角线
    }
questions-lawIs =
    { $law ->
        [parity] 皇后封住对角线和列上与其列同奇偶的行，皇后不能放在别的皇后封住的格上。
        [parity-in-order] 同样的线，但自上而下放置：皇后可以封住上方已有皇后的格。
       *[parity-diagonals] 皇后封住对角线上与其列同奇偶的行，所在的行与列则全部封住。
    }
questions-parityLong = 从 n = { $size } 起，n 每加 1，用时约为原来的十倍。
questions-parityCount = { $size } × { $size } 上有 { $count } 个解，图中显示每格在多少个解中有皇后。
questions-heatMap = { $size } × { $size } 的热力图：每格在多少个解中有皇后
questions-symmetric =
    { $mirror ->
        [leftRight] 左右对称。
        [topBottom] 上下对称。
       *[halfTurn] 旋转 180 度后相同。
    }
questions-asymmetric =
    { $mirror ->
        [leftRight] 左右不同：第 { $row } 行第 { $column } 列为 { $count }，镜像为 { $others }。
        [topBottom] 上下不同：第 { $row } 行第 { $column } 列为 { $count }，镜像为 { $others }。
       *[halfTurn] 旋转 180 度后不同：第 { $row } 行第 { $column } 列为 { $count }，对面的格为 { $others }。
    }
questions-parityTable = n × n 上的解
questions-plainQueens = 通常的皇后
questions-overlaidAnswer = 不能。从 n = 2 起，两个棋盘不可能都摆满。每行的偶格与奇格都要各有一个皇后，因此偶格与奇格各需 n 个皇后，但哪一类都放不下 n 个。
questions-overlaidWhy =
    { $corners ->
        [yes] n = { $size } 的{ $sum ->
            [even] 偶
           *[odd] 奇
        }格在 { $antiDiagonals } 条反对角线上，每条至多一个皇后。第一条和最后一条各是一个角，最长的对角线连接这两个角，所以至多 { $bound } 个皇后。
       *[no] n = { $size } 的{ $sum ->
            [even] 偶
           *[odd] 奇
        }格在 { $diagonals } 条对角线和 { $antiDiagonals } 条反对角线上，每条线至多一个皇后，所以至多 { $bound } 个皇后。
    }
questions-overlaidMost =
    { $sum ->
        [even] 偶格：至多 { $count } 个。所有可能都已试过。
       *[odd] 奇格：至多 { $count } 个。所有可能都已试过。
    }
questions-overlaidSoFar =
    { $sum ->
        [even] 偶格：目前 { $count } 个。
       *[odd] 奇格：目前 { $count } 个。
    }
questions-overlaidBoard =
    { $sum ->
        [even] { $size } × { $size } 的偶格及其对角线，{ $count } 个皇后
       *[odd] { $size } × { $size } 的奇格及其对角线，{ $count } 个皇后
    }
questions-overlaidTable = 各类格上最多的皇后数（实测）
questions-class =
    { $sum ->
        [even] 偶
       *[odd] 奇
    }
questions-bound = 按线得出的上限
questions-together = 合计
questions-wouldBe = 摆满两个棋盘所需
questions-slidingGrows = 正在对每个错开量计算解数。
questions-slidingLevel = 没有最大的 k：解数增长，从 k = { $shift } 起保持为 { $count }。从 k = 2n − 1 起，错开量不同的行没有公共的线。
questions-slidingChart = { $size } 皇后的解数随隔行错开量的变化
questions-ways = 解数
questions-shift = 每隔一行错开 k 格
questions-numbers = 数值
questions-random = 随机错开
questions-randomWhat = 每行相对上一行错开 1 到 { $size } 格，左右交替，共 { $seeds } 个种子。
questions-randomWays =
    { $count ->
        [1] 第一个种子的解数为 { $least }。
       *[other] { $count } 个种子的解数在 { $least } 与 { $most } 之间。
    }
