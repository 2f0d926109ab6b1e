## page

page-theatre = 观看
page-place-theatre = 单个搜索
page-about-theatre = 观看搜索

## predict

predict-title = 预测
predict-switch = 每步之前问我
predict-asks = 接下来会怎样？
predict-how = 请在棋盘上选择将放下、排除或移除皇后的格，或选择下面的一项。
predict-deadEnd = 死路
predict-solution = 解
predict-exhausted = 结束
predict-where = 第 { $row } 行第 { $column } 列：那里会发生什么？
predict-doing =
    { $does ->
        [set] 放下皇后
        [rejected] 排除该格
       *[removed] 移除皇后
    }
predict-saidSquare =
    { $does ->
        [set] 在第 { $row } 行第 { $column } 列放下皇后
        [rejected] 排除第 { $row } 行第 { $column } 列的格
       *[removed] 移除第 { $row } 行第 { $column } 列的皇后
    }
predict-again = 不对，回答是“{ $said }”。请再试一次。
predict-againLine = 步骤正确，代码行不正确。请再试一次。
predict-againWord = 有些位不正确。请再试一次。
predict-rightLater = 第二次答对了。
predict-later = 第二次答对 { $count } 次
predict-shown = 显示答案 { $count } 次
predict-right = 正确。
predict-wrong = 不对，回答是“{ $said }”。
predict-said-deadEnd = 死路
predict-said-solution = 解
predict-said-exhausted = 结束
predict-score = { $count } 次中对 { $right } 次
predict-resetScore = 重新计分
predict-receipt = 复制回执
predict-show = 显示答案
predict-level = 提问内容
predict-levels =
    { $level ->
        [step] 下一步
        [line] 下一步和它的代码行
        [word] 逐位填写一个机器字
       *[below] 之后还有多少解
    }
predict-restart = 重新开始
predict-phase = 新的一轮
predict-said-restart = 重新开始
predict-said-phase = 新的一轮
predict-said-swapped = 第 { $row } 行和第 { $otherRow } 行交换
predict-swaps = 请在棋盘上选择将交换皇后所在列的两行。若某格将被排除，请把它的行选两次。或选择下面的一项。
predict-swapsWith = 第 { $row } 行和哪一行？请在棋盘上选择；再选同一行表示该格将被排除。
predict-line = 回答是“{ $said }”。程序的哪一行做这件事？
predict-otherStep = 换一个步骤
predict-word = 下一步之后，“{ $name }”里是什么？
predict-wordBits = 各位从现在的值开始，第 1 列在最前。请改动这一步会改动的位。
predict-wordBoard = 各位从现在的值开始，每个字节是棋盘的一列。请改动这一步会改动的位。
predict-bit = 第 { $bit } 位
predict-below = 在这个局面之下会找到多少个解？
predict-belowUnknown = 还不知道这个局面之下有多少个解，因为运行仍在探索，或者搜索树太深。
predict-check = 检查
predict-elsewhere = 换一个局面
predict-board = 随机棋盘
predict-chance = 谁也无法知道，因为这一步是随机的，所以不计分。
predict-wrongWord = 不对，“{ $name }”中为 1 的位是 { $bits }。
predict-wrongWordEmpty = 不对，“{ $name }”的各位皆为 0。
predict-wrongLine = 步骤正确，代码行不正确。应当是：{ $line }
predict-wrongStep = 不对，回答是“{ $said }”。程序执行的是：{ $line }
predict-wrongBelow = 不对，回答是 { $said }，实际是 { $count }。

## keys

keys-space = 空格

## why

why-head = 原理
why-bitmask = 三个机器字表示下一行被攻击的格：列不动，一种对角线在棋盘上左移一格，另一种右移一格。第 0 位画在最左边，所以 « 在屏幕上把各位向右移。于是一行的空闲格就是一个机器字，x & −x 是它最低位的 1。所以循环只对每个空闲格运行一次，对被攻击的格从不运行。
why-halved = 没有一个解左右镜像后等于自身，所以搜索一半就够，这里让第一行的皇后在第二行皇后的左边。上下镜像几乎没有额外的收益，因为它只限制最后一行的皇后，而那时其他的都已放好。
why-both-mirrors = 第一个皇后在第二个的左边，最后一个皇后离棋盘边缘不比第一个更近。这样，第二种镜像只在最后一行禁止一些格，而那时几乎所有工作都已做完。Sharakhov 请读者自己验证，这样做没有收益。
why-symmetric = 棋盘有八种看法，速度却只快到约四倍，原因有四。限制只涉及边上的三四个皇后，而剩下的棋盘形状不便处理。对最后一行的限制来得太晚。对两侧列的限制不过相当于两条长对角线。而每个解算 2、4 还是 8 次，仍须逐个判断。
why-symmetricWhere = 第一个皇后在右半边，否则镜像的数更小。它从不在正中，因为那样其余各边也要用到正中的格，而这些皇后互相攻击。右数第二列的皇后比第二行的皇后离角更远，否则沿对角线的镜像数更小。图中 X 处若有皇后，就会有一个像的数更小，所以那里不放。只有 A、B 或 C 处的皇后还不能确定，这时把棋盘转 90、180 或 270 度来比较，棋盘下面的句子会说明是哪一个。
why-symmetricExercise = 请自己验证：转 90 度不变的棋盘，转 180 度和 270 度也不变；转 90 度会变的棋盘，转 270 度也会变。所以一个解算 2、4 或 8 次。
why-symmetricDrawn = 第一行及其皇后；不能放其他皇后的格 X；以及由旋转 90、180 或 270 度来决定的格 A、B、C
why-completions = 数出所有补全是 #P 完全的，目前不知道在每个棋盘上都快的方法。这里把给定皇后所攻击的格并入每个空闲行的机器字。已发表：32 行给定 12 个皇后，通常不到一分钟。
why-array-recursive = 每种线一个数组，适用于任何大小，而机器字受位数所限。但数组要逐格查看，所以机器字要快好几倍。递归调用要损失约五分之一的速度（已发表的结果）。供观看的搜索用栈代替了调用，所以“竞赛”里看不出这项代价；“计数”里用真正的调用全速运行。
why-array-iterative = 与递归的搜索相同，只是没有调用，因此约快五分之一（已发表的结果；观看时两者都不用调用，差别由“计数”测出）。机器字一次处理一行的所有格，比两者都快好几倍。在“竞赛”里按时间比赛，就能在本机上看到。
why-permutations = 像车一样，每行每列各放一个皇后，这样有 n! 个棋盘，放满之后才检查对角线。用数组的搜索在放皇后之前就检查对角线，所以放下的皇后少得多。
why-bitboard = 把所有被攻击的格放进一个机器字是不够的：两个皇后攻击同一格时，移除一个不应使它空闲。分成三个机器字（行、对角线、反对角线），每条线就只属于一个皇后，移除它时恰好清除它设下的线。
why-layers = X 是被攻击的格。只用一个机器字，移除下面的皇后时，上面的皇后仍在攻击的 { $count } 格（!）也成了空闲。每种线各用一个机器字，就不会这样。
why-layersBoth = 两个皇后都在
why-layersOne = 一个机器字：移除下面的皇后
why-layersEach = 每种线一个机器字
why-bitboard-columns = 每个字节是一列，同时数出各列被攻击的格。在 n × n 的棋盘上，n 个就是死路；n − 1 个只剩一格，皇后被迫放在那里。
why-bitboard-lines = 关于 64 位上的八皇后的文章（Habr，2022）提到 1a 版，它也检查行，在 8 × 8 的棋盘上少试放约 80 个皇后，被迫的少约 140 个。行与列都有被迫的皇后时谁先谁后，文章没有说明。这种解读先检查列，并在第一个空闲列上分支。文章中试放约 592 个，被迫约 622 个。
why-bitboard-fewest = 1a 版的第二种解读：在空闲格最少的行上分支。对 8 × 8 的棋盘，文章中试放约 592 个，被迫约 622 个。
why-bitboard-pairs = 1a 版的第三种解读，也是 704 种解读中唯一在 8 × 8 的棋盘上得出文章数字的：试放 592 个，比只检查列少 80 个；被迫 622 个，少 140 个。没有被迫的皇后时，在第一个恰有两个空闲格的列上分支；没有这样的列，就在第一个空闲列上分支。文章没有说明这种优先，它的差值 80 和 140 也可能是约数。
why-modular = 若每条对角线都首尾相接，只有 n 既不能被 2 整除、也不能被 3 整除时才有解。这样的解可以并排铺砌，也可以层层嵌套成分形，“超大棋盘”两者都能做。
why-repair = 交换两列仍保持每行每列一个皇后，并可能减少冲突。若没有交换能减少冲突，运行就陷入局部极小，即一个“坑”，这时重新打乱全部皇后。n 越大，坑越少见：从 n = 50,000 起，第一次尝试几乎总能成功（已发表）。这种方法不能证明无解。
why-linear = 随机选择快而盲目，所以只用来放最初的皇后，最后的皇后放在空闲格最少的行。两个控制数组 D1（n + 列 − 行）和 D2（行 + 列）说明每格的对角线是否空闲。这种方法可能会放弃，而这不能证明无解，因为判断皇后能否补全是 NP 完全的。论文的阶段 1 总把一遍做完，阶段 2 把棋盘投影成更小的棋盘。这里阶段 1 在达到基准层 2 的那个皇后处停下，阶段 2 无事可做，因为空闲的行和列始终保存为列表。少于 50 行时，除非在“搜索上限”中选定基准层，只运行阶段 4 和 5。
why-staircases = 相隔一个马步的皇后互不攻击，所以先偶数列、后奇数列的两道阶梯几乎就是解。当 n 除以 12 余 2、3、8 或 9 时，两道阶梯会在对角线上相遇，需要移动几个皇后。对 4 以上的任何 n，都能在与 n 成正比的时间内得到一个解。这个公式不找其他解，也不能保留给定的皇后。依据 Pauls（1874）和 Bernhardsson（1991）。“超大棋盘”可为数百万行构造解。
why-validator = 每个皇后关闭三个单元：列对应 B，两条对角线对应 D1（n + 列 − 行）和 D2（行 + 列）。单元若已关闭，就有两个皇后在同一条线上。逐行检查一遍就够，所以时间与 n 成正比。任何棋盘、任意多个皇后都能校验。可以放几个互相攻击的皇后，看看校验在哪里结束。
why-by-rule = 必须放棋子而空闲格少的线，可选的格也少，所以下一步选空闲格最少的线；没有空闲格的线就是死路。如果一个棋子可以打开另一个棋子封住的格，就不能事先数出空闲格，因此从上到下逐行填。
why-books =
    书中称之为*{ $search ->
        [bitmask] 位并行
        [halved] 对称破除
        [both-mirrors] 对称破除约束
        [symmetric] 同构排除
        [completions] 模型计数
        [array-recursive] 带回溯的深度优先搜索
        [array-iterative] 用显式栈的回溯
        [permutations] 生成与测试
        [bitboard] 位棋盘
        [bitboard-columns] 前向检验
        [bitboard-lines] 约束传播
        [bitboard-fewest] 最少剩余值（MRV）
        [bitboard-pairs] 动态变量排序
        [modular] 环面上的 n 皇后问题
        [repair] 带随机重启的局部搜索
        [linear] 随机化贪心算法
        [staircases] 显式构造
        [validator] 直接寻址表
       *[by-rule] 最小论域优先
    }*。
why-board =
    { $given ->
        [0] { $size } × { $size } 的空棋盘
       *[other] 当前 { $size } × { $size } 的棋盘（含给定皇后）
    }
why-instead = { $board }（在当前棋盘上，这些搜索用时太长）

## branch

branch-name =
    { $count ->
        [1] 分支：第 { $row } 行第 { $column } 列
       *[other] 分支：{ $count } 次选择，最后一次在第 { $row } 行第 { $column } 列
    }
branch-back = 返回搜索
branch-into = 进入分支
branch-undo = 撤销最后一次选择
branch-try = 试这里
branch-hint =
    { $count ->
        [1] 点按这条线上的空闲格，现在就试那一格。
       *[other] 点按这条线上 { $count } 个空闲格之一，现在就试那一格。
    }
branch-lane = 从第 { $step } 步开始的分支，使用自己的刻度
branch-scrub = 沿分支移动
branch-jump = 跳到第 { $step } 步，搜索在那里试这个格
branch-give = 设为给定的棋子
