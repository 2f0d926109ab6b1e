## tree

tree-title = 树
tree-view = 树的显示方式
tree-views-path = 路径
tree-views-whole = 整体
tree-views-outline = 大纲
tree-large = 放大
tree-tooLarge = 试放的皇后太多，这里画不下。标尺上方的条形显示整个运行。
tree-path = 搜索放下的皇后，自上而下：第 { $columns } 列
tree-pathEmpty = 搜索尚未放下皇后
tree-wholeLabel = 探索的全部：试放皇后 { $nodes } 个，解 { $solutions } 个
tree-outline = 树的大纲
tree-icicle = 以条形表示整个运行，每个皇后一条，位于它所依附的皇后之下：试放皇后 { $nodes } 个，解 { $solutions } 个。选一条即可跳到那里
tree-item = { $name }：{ $said }
tree-node = 第 { $row } 行第 { $column } 列
tree-forced = 第 { $row } 行第 { $column } 列，被迫
tree-is-path = 在棋盘上
tree-is-now = 最后放下
tree-is-wait = 尚待尝试
tree-is-solved = 其下有 { $count } 个解
tree-is-failed = 立即失败
tree-is-failedAfter = 试 { $count } 个皇后之后失败
tree-key-path = 在棋盘上
tree-key-now = 最后放下
tree-key-wait = 尚待尝试
tree-key-solved = 通向解
tree-key-failed = 失败，下为试放的皇后数

## predict

predict-title = 预测
predict-switch = 每步之前问我
predict-asks = 接下来会怎样？
predict-how = 在棋盘上选出放置、排除或移除皇后的格，或选下面之一。
predict-deadEnd = 死路
predict-solution = 解
predict-exhausted = 结束
predict-right = 对。
predict-wrong = 不对：您说的是{ $said }。
predict-said-deadEnd = 死路
predict-said-solution = 解
predict-said-exhausted = 结束
predict-score = { $count } 次中对 { $right } 次
predict-anew = 重新计分
predict-show = 显示答案

## keys

keys-space = 空格

## why

why-head = 为什么是这样
why-bitmask = 三个字表示下一行被攻击的格：列不动，一种对角线左移一位，另一种右移一位。一行的空闲格于是就是一个字，x & −x 是它的最低位的 1。所以循环只对每个空闲格运行一次，从不对被攻击的格运行。
why-halved = 没有一个解左右镜像后等于自身，所以一半就够：这里第一行的皇后在第二行皇后的左边。上下镜像几乎不会带来更多：它限制最后一行的皇后，而那时其他的都已放好。
why-symmetric = 棋盘有八种看法，收益却只有约四倍，原因有四。限制只涉及边上的三四个皇后，而缺角的棋盘不便循环。对最后一行的限制来得太晚。对两侧列的限制不过相当于两条长对角线。而每个解算 2、4 还是 8 次，仍须逐个判断。
why-symmetricWhere = 第一个皇后在右半边：否则镜像的数更小。它从不放在正中：那样其余三边也要放正中，而它们互相攻击。在角上时，右数第二列的皇后到角的距离大于第二行的皇后：否则沿对角线的镜像数更小。其他情形下，放在 X 的皇后会使变换后的数更小。只有放在 A、B 或 C 的皇后才可能这样：那时把棋盘转 90、180 或 270 度来比较，说明文字会说是哪一个。
why-symmetricExercise = 请自己验证：转 90 度不变的棋盘，转 180 度和 270 度也不变；转 90 度变了的，转 270 度也变。所以一个解算 2、4 或 8 次。
why-symmetricDrawn = 第一行及其皇后，不能放其他皇后的 X，以及需要检查转 90、180、270 度的 A、B、C
why-completions = 数出所有补全是 #P 完全的，没有人知道在每个棋盘上都快的方法。这里把给定的皇后并入每个空闲行的字。已发表数据：32 行给定 12 个，通常不到一分钟。
why-array-recursive = 每种线一个数组，适用于任何大小，而字受位数所限。它逐格查看，所以字要快好几倍。已发表的结果中，递归调用要花去约五分之一的速度；这里用栈代替了调用，所以“竞赛”里看不出差别。
why-array-iterative = 与递归的搜索相同，只是没有调用，因此按已发表的结果更快一些（本页两者都不用调用）。字一次看一行的所有格，比两者都快好几倍。
why-bitboard = 把所有被攻击的格放进一个字是不够的：两个皇后攻击同一格时，移除一个不应使它空闲。分成三个字（行、对角线、反对角线），每条线只属于一个皇后，移除它就恰好清掉它所设的。
why-bitboard-columns = 在每个字节里数一列被攻击的格，各列同时进行。八个是死路，七个只剩一格，立即放下。于是尝试 672 个皇后而不是 2,056 个，约为其三分之一（1 / 3.06）；另有 762 个是强制的。
why-bitboard-lines = Habr 上的文章（2022 年）提到也看行的 1a 版，约少 80 次尝试和 140 次强制。两边都有强制皇后时谁先，文章没有说。这种解读先列，再取第一个空闲列：尝试 636，强制 702。文章约为 592 和 622。
why-bitboard-fewest = 1a 版的第二种解读：在空闲格最少的行上分支，尝试 590，强制 596。文章约为 592 和 622。
why-modular = 若每条对角线都绕回，只有 n 既不能被 2 整除、也不能被 3 整除时才有解。这样的解可以拼接铺满大棋盘，也可以层层嵌套成分形：“大棋盘”两者都能做。
why-repair = 交换两列仍保持每行每列一个皇后，并可能减少冲突。若没有交换能减少，运行就陷入局部极小（坑），全部重新打乱。n 越大，坑越少见：从 50,000 起第一次尝试几乎总能成功（已发表数据）。它不能证明无解。
why-linear = 随机选择快而盲目，所以用来放最初的皇后；最后的放在风险最小处。两个控制数组 D1（n + 列 − 行）和 D2（行 + 列）说明每格的对角线是否空闲。补全是 NP 完全的：放弃的运行什么也没有证明。论文的阶段 1 总把一遍做完，阶段 2 把棋盘投影到更小的棋盘。这里阶段 1 在达到第 2 层的那个皇后处停下，阶段 2 只记一个数，因为空闲的行列始终以列表保存：棋盘是一样的。
why-staircases = 相隔一个马步的皇后互不攻击，所以先偶数列、后奇数列的两道阶梯几乎就是解。当 n 除以 12 余 2、3、8 或 9 时，两道阶梯会在对角线上相遇，需要移动几级。对 4 以上的任何 n，都能在与 n 成正比的时间内得到一个解；它不找其他解，也不考虑给定的皇后。依据 Pauls（1874）和 Bernhardsson（1991）；“大棋盘”可为数百万行构造。
why-by-rule = 必须放子而空闲格少的线，选错的余地也小，所以下一步选候选最少的线；没有空闲格的线会立刻结束这一支。若一子可以打开另一子关闭的格，就不能事先排除任何线，于是从上到下逐行填。
