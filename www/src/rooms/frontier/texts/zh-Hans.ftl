## page

page-frontier = 未解问题
page-about-frontier = 关于皇后的、至今无人解答的问题，在本机上探索

## frontier

frontier-list = 未解问题
frontier-title =
    { $topic ->
        [estimate] 大约有多少个解？
        [threshold] 最少几个皇后能封住棋盘？
        [hardness] 难在哪里？
        [greedy] 无限棋盘上的皇后
        [coins] 每条线上的硬币
        [certificate] 带证明的计数
       *[open] 全部未解问题
    }
frontier-asked =
    { $topic ->
        [estimate] 27 个皇后的解是用专用硬件数出来的，28 个皇后的解数至今未知。不过最多到 1,000 个皇后，都可以估计解数，并给出一个区间，说明估计有多可信。
        [threshold] 放上几个互不攻击的皇后，并且无法补全。最少需要几个？在某个数目以内，任何布局都能补全，这个数目目前只知道到 20 行的棋盘。
        [hardness] 取一个随机棋盘，把其中一些格设为禁放，或排除一些对角线，皇后不得放在那里。数目少时，几乎每个棋盘都有解；数目多时，都无解。两者之间是难以判定的棋盘。随机放置皇后则没有这样的中间地带（Gent、Jefferson、Nightingale 2017）。三种搜索各自判定每个棋盘，由此可见从死路中学习会带来什么变化。
        [greedy] 逐行放置，每个皇后都放在前面的皇后攻击不到的第一个格上。棋盘向右、向下都没有尽头。皇后聚集在两条直线附近，斜率是黄金比例及其倒数；关于皇后与直线的偏差，还有许多未经证明之处。
        [coins] 在棋盘上放硬币：每行每列个数相同，任何对角线上都不超过这个数。每条线放一个时，就是 n 皇后问题。有人猜想，只要棋盘至少有 4 行，每条线的个数从 1 到 n 都能做到（L. Duponcheel, 2026）。目前没有人证明。
        [certificate] 怎样确认 8 个皇后有 92 个解？这里的搜索会写下每一个决定。另一个程序与引擎没有任何共同代码，只按游戏规则逐一核对这些决定，并找出每个被改动的词。
       *[open] 每个问题目前已知什么、答案如何检验，以及在这里的何处可以试一试。
    }
frontier-start = 开始
frontier-pause = 暂停
frontier-goOn = 继续
frontier-stop = 停止
frontier-size = 皇后数
frontier-estimate = { $size } 个皇后大约有 { $about } 个解。区间为 { $low } 到 { $high }；100 次中有 95 次，这样的区间包含真实的数目。
frontier-bar = 估计值 { $about }，区间从 { $low } 到 { $high }
frontier-counted = 精确数目：
frontier-probes = 试探次数：
frontier-time = 用时：
frontier-base = 估计值的 n 次方根除以 n：
frontier-limit = 其极限：
frontier-roots = 解数的 n 次方根除以 n，随皇后数 n 的变化
frontier-rootsLegend = 圆点：{ $first } 到 { $last } 个皇后的精确解数。圆环：估计值。虚线：极限。
frontier-method = 不超过 40 个皇后时，一次试探是沿搜索树随机下行，并把各步的选择数相乘（Knuth 1975）。皇后更多时，则是一个随机排列，逐步冷却直到皇后互不攻击（Neal 2001）。两者的平均值都恰好等于解数。极限来自 Simkin（2021）。
frontier-watchProbe = 逐步观看一次试探
frontier-board = 棋盘
frontier-rows = 行数
frontier-clear = 清空棋盘
frontier-place = 在棋盘上放皇后，直到无法再补全为止。
frontier-judging = 棋盘上有 { $queens } 个皇后。
frontier-open =
    { $judged ->
        [undecided] { $queens } 个皇后，能否补全尚未判定。
       *[completed] { $queens } 个皇后，棋盘仍然可以补全。
    }
frontier-attacked = 其中有皇后互相攻击。请在互不攻击的情况下封住棋盘。
frontier-blocked = { $queens } 个皇后封住了棋盘。
frontier-fewer = { $queens } 个皇后封住了棋盘。其实 { $fewest } 个就够了。
frontier-fewest = { $queens } 个皇后封住了棋盘。再少就封不住了。
frontier-search = 最少的数目
frontier-sizes = 可以求出 { $least } 到 { $most } 行棋盘的最少数目。
frontier-published =
    { $most ->
        [0] { $size } 行的已知结果：一个皇后就能封住棋盘（OEIS A374013）。
       *[other] { $size } 行的已知结果：{ $most } 个皇后的任何布局都能补全，更多皇后则不一定（OEIS A374013）。
    }
frontier-unpublished = 没有任何表列出 { $size } 行的数值。搜索需要几分钟到几小时。
frontier-covers = { $queens } 个皇后的布局：{ $share }。已有 { $count } 个布局找到补全。
frontier-foundLabel = { $size } 行的结果
frontier-blocking = 封住棋盘的 { $queens } 个皇后，各行皇后所在的列：{ $columns }
frontier-threshold =
    { $most ->
        [0] 在 { $size } 行上，一个皇后就能封住棋盘。
       *[other] 在 { $size } 行上，{ $most } 个皇后总能补全。
    }
frontier-why =
    { $most ->
        [0] 这 { $queens } 个皇后无法补全。因此没有哪个皇后数总能补全。
       *[other] 这 { $queens } 个皇后无法补全。不超过 { $most } 个皇后的每个布局都找到了补全。
    }
frontier-placements = 布局数：
frontier-show = 在棋盘上显示
frontier-copy = 以文本复制结果
frontier-newTerm = 表格到 { $last } 行为止（OEIS A374013）。{ $size } 行的数值是在这里找到的，表中没有。
frontier-newLabel = { $size } 行的新项
frontier-newWhy = 两种原理不同的搜索为 { $most } 个皇后的全部 { $count } 个布局都找到了补全：一种按格的轨道，另一种不用对称性、逐行进行。图中的 { $queens } 个皇后无法补全，其证明已通过检验。
frontier-foundHere = { $size } 行：{ $term }，在这里找到
frontier-keptShards = 本设备保存了此搜索的 { $count } 个部分，搜索会接着进行。
frontier-forget = 删除这些部分
frontier-certify = 计数并检验
frontier-spoil = 改动一个词再检验
frontier-words = 证明的词数：
frontier-certificate = 证明的开头
frontier-copyCertificate = 复制证明
frontier-certificateHow = 这些词是搜索的决定：r3 逐一尝试第 3 行的空闲格，c3 尝试第 3 列的空闲格，!r3 表示第 3 行没有空闲格，= 表示一个解。每个解在每行每列恰有一个皇后，因此不会遗漏，也不会重复。命令“queens frontier count 8”写出这样的证明，“queens frontier check”检验它。
frontier-spoiled = 第 { $at } 个词被改动了。
frontier-holds =
    { $count ->
        [0] 证明成立：{ $size } 个皇后没有解。
       *[other] 证明成立：{ $size } 个皇后有 { $count } 个解。
    }
frontier-doubt =
    { $why ->
        [head] 拒绝：开头的词不是行数和解数。
        [short] 拒绝：证明在搜索中途结束。
        [long] 在第 { $at } 个词拒绝：搜索已经结束，证明却还在继续。
        [word] 在第 { $at } 个词拒绝：这不是一个决定。
        [taken] 在第 { $at } 个词拒绝：这条线上已有皇后，或这条线不在棋盘上。
        [free] 在第 { $at } 个词拒绝：这条线上还有空闲格。
        [missing] 在第 { $at } 个词拒绝：皇后不够，这不是解。
       *[count] 拒绝：证明中的解数与证明中写明的不同。
    }
frontier-closer = 拉近
frontier-farther = 拉远
frontier-fromRow = 起始行
frontier-inView = 第 { $first } 到 { $last } 行
frontier-setting = 正在放置 { $count } 个皇后……
frontier-plain = 当前显示的各行中的贪心皇后，沿着两条直线
frontier-firstRows = 当前显示的前几行
frontier-row = 行
frontier-column = 列
frontier-ratio = 列 / 行
frontier-question = 问题
frontier-sequence = 数列（OEIS）
frontier-known = 已知
frontier-checked = 检验方式
frontier-upTo = 到 { $size }：… { $terms }
frontier-openQuestion =
    { $id ->
        [count] n 个皇后有多少个解？
        [threshold] 多少个皇后总能补全？
        [greedy] 每行的贪心皇后在哪一列？
        [disjoint] 最多有多少个解没有共同的格？
        [armies] 互不攻击的两支皇后军队最大有多大？
        [domination] 最少几个皇后能攻击所有格？
        [coins] 能否每行每列都有 c 个硬币，而任何对角线都不超过 c 个？
       *[independent] 若皇后互不攻击，最少需要几个？
    }
frontier-checkedBy =
    { $id ->
        [count] 精确计数，以及 100 次中有 95 次正确的区间
        [threshold] 不用对称性的搜索，以及布局数
        [greedy] 按定义逐格检查
        [disjoint] 穷举搜索
        [armies] 穷举搜索
        [domination] 穷举搜索
        [coins] 按定义逐条线检查
       *[independent] 穷举搜索
    }
frontier-ask = 试一试
frontier-askOf =
    { $id ->
        [count] 试一试：有多少个解
        [threshold] 试一试：多少个皇后总能补全
        [greedy] 试一试：贪心皇后在哪里
        [disjoint] 试一试：最多有多少个解没有共同的格
        [armies] 试一试：两支军队最大有多大
        [domination] 试一试：最少几个皇后攻击所有格
        [coins] 试一试：能否在每条线上放硬币
       *[independent] 试一试：互不攻击时最少几个皇后攻击所有格
    }

error-frontier-size = 这个问题适用于 { $least } 到 { $most } 行的棋盘，不适用于 { $size } 行。
error-frontier-queens = 要求了 { $queens } 个皇后，可以是 1 到 { $most } 个。
error-frontier-obstacles = 这个大小的棋盘最多有 { $most } 个障碍，不能有 { $amount } 个。
frontier-each = 每条线的硬币
frontier-coins = 硬币：
frontier-tooMany = 对角线上多出：
frontier-swaps = 交换：
frontier-coinsBoard = { $size } × { $size } 棋盘，每行每列 { $each } 个硬币
frontier-coinsRight = { $size } × { $size } 的棋盘上可放 { $count } 个硬币：每行每列 { $each } 个，任何对角线都不超过 { $each } 个。检验程序已数过每条线。
frontier-coinsWrong = 检验程序不接受这个 { $size } × { $size } 的棋盘（{ $count } 个硬币）：有的线多于 { $each } 个。
frontier-coinsHow = 行与列的个数从一开始就对。然后反复让两行的两个硬币交换所在的列，只要对角线上多出的硬币不增加；偶尔也允许多一个。过满的对角线上的硬币用另一种颜色画出。
frontier-conjectured = 猜想对至少 4 行的所有棋盘成立
