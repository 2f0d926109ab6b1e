## page

page-figures = 论文中的图
page-about-figures = 重新测量论文中的图

## figures

figures-head = 重新测量论文中的图
figures-figure = 图
figures-run = 测量
figures-save = 保存为 CSV
figures-progress = 已测样本 { $count } / { $of }。
figures-paused = 已暂停：已测样本 { $count } / { $of }。
figures-cancelled = 已取消：已测 { $count } 个样本。
figures-part = 样本完成的比例
figures-chart = 图表：{ $title }
figures-table = 已发表值与实测值
figures-quantity = 量
figures-published = 已发表值
figures-measured = 实测值
figures-error = 标准误差
figures-samples = 样本
figures-plusMinus = ± { $error }
figures-partTitle = n = { $size }
figures-sharesTitle = n = { $size }：按返回次数的运行百分比
figures-timesTitle = 每次补全的毫秒数随 n 的变化
figures-afterTitle = 放 { $queens } 个皇后之后
figures-columns-queens = 放下的皇后
figures-columns-milliseconds = 毫秒
figures-columns-returns = 返回
figures-columns-row = 行
figures-columns-looks = 检查过的配对或格
figures-columns-singles = 只有一个空闲格的步
figures-columns-moves = 移动的皇后
figures-columns-nodes = 放下的皇后，含移除的
figures-quantities-equals = 返回 { $count } 次
figures-quantities-share = 放上皇后的行的比例
figures-quantities-full = 得到完整解的概率
figures-quantities-queens = 放上皇后的平均行数
figures-quantities-milliseconds = 平均时间
figures-quantities-trimmed = 去掉最慢十分之一的平均时间
figures-quantities-completed = 达到上限的运行
figures-quantities-nodes = 放下的皇后，含移除的
figures-quantities-returns = 平均返回次数
figures-quantities-atMost = 至多返回 { $count } 次
figures-quantities-singles = 最后十二步中，所在行只有一个空闲格的步数
figures-quantities-asymmetry = 一格与其镜像的最大差
figures-names-returns = 一次补全中的返回
figures-names-eachStep = 返回（每步重算损害）
figures-names-cluster = n = 1,000 的时间：簇
figures-names-firstPass = 第一遍放满 60%
figures-names-randSet = 放上皇后的行：随机行列配对
figures-names-randRand = 放上皇后的行：随机行，随机空闲格
figures-names-freeSquares = 剩余行的空闲格
figures-names-straight = 无返回的运行随 n 的变化
figures-names-undecided = 达到上限的运行随 n 的变化
figures-names-bases = 未定的运行：减少基点
figures-names-levels = 基准层随 n 的变化
figures-names-lengths = 放上皇后的行随 n 的变化
figures-names-chance = 得到完整解的概率
figures-names-leastRisk = n = 100 的最小风险：最后十二步
figures-names-pair = 两个几乎相同的布局
figures-names-squares = 有多少个解用到每一格
figures-about-returns = 线性补全回到基准层的次数。棋盘是解的随机子集，给定皇后的个数 k 均匀抽取。
figures-about-eachStep = 与上图相同，但每格的损害在阶段 5 的每一步重算，而不是只在阶段 4 算一次。这样几乎每次运行都没有返回。
figures-about-straight = 从不回到基准层的补全的比例。已发表：n 从 7 到 100,000 超过 35%，从 320 到 22,500 超过 50%。这一比例取决于基准层：留给阶段 5 的行越多，返回的运行越少，要填的表也越大。把基准层 3 调低就能看到。
figures-about-lengths = 一种方法走不下去之前，有多少行放上了皇后：用两份打乱的列表配对，取随机行，或依次取行，每个皇后放在第一个空闲格上。
figures-about-chance = 仅凭随机选择得到完整解的频率。已发表：配对从 n = 71 起、随机行从 371 起，百万次运行中一次也没有。
figures-about-squares = 每格在多少个解中有皇后。图左右对称，上下也对称。更大的棋盘见“全部解”。
figures-of = { $part }：{ $quantity }
figures-over = 超过 { $value }
figures-kindTitle = n = { $size }，{ $kind }
figures-queensTitle = n = { $size }，k = { $queens }
figures-basesTitle = n = { $size }，基点最多 { $count } 个
figures-levelsTitle = 阶段结束时仍空闲的行随 n 的变化
figures-leaves-second = 阶段 1 之后（基准层 2）
figures-leaves-third = 阶段 3 之后（基准层 3）
figures-allRuns = 所有运行
figures-straightRuns = 无返回的运行
figures-publishedLine = 论文的直线
figures-proportional = 与 n 成正比的时间
figures-rowTitle = 每行的微秒数随 n 的变化
figures-curves-undecided = 达到上限的运行（百分比）随 n 的变化
figures-curves-lengths = 放上皇后的行（百分比）随 n 的变化
figures-curves-chance = 完整解（百分比）随 n 的变化
figures-kinds-firstPassInOrder = 只打乱列
figures-kinds-randSet = randSet & randSet
figures-kinds-randRand = rand & rand
figures-kinds-inOrder = 依次取行
figures-kinds-randSetTo = randSet & randSet
figures-kinds-randRandTo = rand & rand
figures-risk-runs = n = { $size }：最后十二步中，所在行只有一个空闲格的步数
figures-risk-table = 风险表
figures-risk-caption = 一次运行的最后十二步：各剩余行及其空闲格，标出所选的行
figures-risk-step = 步
figures-risk-ours = 行（空闲格）
figures-risk-theirs = 已发表：行（空闲格）
figures-pair-table = 一对相近的布局
figures-pair-caption = 每种大小一对：除一行外皇后相同
figures-pair-free = 空闲行
figures-pair-row = 行
figures-pair-with = 可补全的列
figures-pair-without = 不可补全的列
figures-pair-proof = 证明时放下的皇后
figures-pair-show = 放到棋盘
figures-heatTitle = n = { $size }：每格被 { $least } 到 { $most } 个解用到
figures-heatSquare = 第 { $row } 行第 { $column } 列：{ $count } 个解
figures-kindPublished = { $kind }，已发表值
figures-left = 大约还需 { $time }。
figures-under = 不到 { $value }
figures-spread = 离散程度
figures-more = 其他棋盘、皇后与上限
figures-moreWhat = 留空则用图本身的值。多个大小用分号隔开：100; 1,000。
figures-asPublished = 与图相同
figures-fields-samples = 每种大小的样本数，最多 { $most }
figures-fields-sizes = n，可填多个
figures-fields-queens = 给定皇后数 k
figures-fields-seed = 种子
figures-fields-second = 基准层 2
figures-fields-third = 基准层 3
figures-fields-repeats = 阶段 5 的重复次数
figures-fields-bases = 尝试的基点数上限
figures-fields-returns = 返回次数上限
figures-fields-free = 留空的行数
figures-fields-after = 放下几个皇后之后计数
figures-fields-damage = 损害的算法
figures-damages-own = 与图相同
figures-damages-once = 一次
figures-damages-eachStep = 每步重算
figures-quantities-different = 两者不同的行
figures-quantities-looks = 检查过的配对或格
figures-quantities-first = 第一次尝试就成功
figures-quantities-attempts = 打乱次数
figures-quantities-swaps = 交换
figures-quantities-sweeps = 遍数
figures-columns-swaps = 交换
figures-table2-caption = 表 2：上为实测值，下为已发表值
figures-table2-samples = 样本
figures-table2-least = 最短时间
figures-table2-most = 最长时间
figures-table2-row = 每行时间，µs
figures-table2-undecided = 达到上限的运行
figures-ownLine = 我们的直线
figures-ratio = “{ $one }”是“{ $other }”的 { $ours } 倍。已发表：{ $theirs } 倍。
figures-line = 从 n = 50 起的直线：log(1000 t) = { $constant } + { $slope } log n，相关系数 { $correlation }。已发表：{ $theirConstant } + { $theirSlope } log n，相关系数 { $theirCorrelation }。
figures-flanks = { $part }：众数为 { $mode }。与众数的均方根距离：较短的运行为 { $below }，较长的为 { $above }。
figures-endingsTitle = n = { $size }：达到某行数的运行中，就在那里结束的百分比
figures-orderTitle = n = { $size }：各行的空闲格，依次取行
figures-randomTitle = n = { $size }：各行的空闲格，随机取行
figures-curves-straight = 无返回的运行（百分比）随 n 的变化
figures-curves-repair = 第一次尝试成功的百分比随 n 的变化
figures-names-table2 = 表 2，图 7 至 9：时间随 n 的变化
figures-names-toLength = n = 1,000 时达到 967 个皇后的时间
figures-names-repair = 梯度修复：第一次尝试的成功率
figures-names-repairLarge = n = 100,000 的梯度修复
figures-about-table2 = 对解的随机子集做补全，取表 2 中直到一千万行的每种大小，一种接一种，样本数以时间允许为限。每行时间为什么随 n 增大而下降？阶段 1 的一个配对在任何棋盘上用时相同，而阶段 3 到 5 的一行，空闲列越多用时越长。按基准层，阶段 1 放上皇后的行所占比例随 n 增大（见“基准层随 n 的变化”），所以平均值趋近一个配对的用时。小棋盘的最短时间小于浏览器时钟的刻度，这时显示为 0。图中虚线的斜率为 1，与图 7 的对角线相同，表示每行用时都相同时，时间会怎样增长。
figures-about-cluster = n = 1,000 时补全的时间（给定 800 个皇后或任意个数），以及放下的皇后数。每一簇对应一个返回次数，论文显示了其中六簇。
figures-about-firstPass = 打乱行和列，保留能放皇后的配对。无论大小，一遍约有 60% 的行放上皇后；论文在一千万行上测得 59.97%。为什么是 60%？只要一个配对的两条对角线都空着，就能放。长对角线较早被抽到，较早被封住，短对角线则较晚。有一个模型设每条对角线按能放的配对落在其上的速率封住，n 无限增大时得出 59.98%。行越多，单次抽取的影响越小，离散程度也就越小。
figures-about-randSet = 反复遍历打乱的配对，直到有一遍放不下任何皇后，看此时有多少皇后。直方图的两翼不同，第二张图说明了原因：已放下的皇后越多，就越可能在下一步结束。左翼显示这种缓慢的增长；到了右翼，剩下的运行很少，所以骤降。
figures-about-randRand = 随机取一个空闲行和其中的一个空闲格，直到抽到的行没有空闲格，看此时有多少皇后。这里，结束的概率同样随每个皇后增长，所以左翼更长。
figures-about-freeSquares = 图 5 和图 6：随着皇后逐行放下或放在随机的行里，各剩余行的空闲格数。依次取行时，各行相差更大，所以更早有行失去最后的空闲格。
figures-about-undecided = 虽有补全，却达到 1,000 次返回上限的运行的比例。论文称之为假阴性，这里算作未定，由精确搜索判定。在论文的术语中，未摆满的布局叫 composition：有补全的是 positive，没有的是 negative。
figures-about-bases = n = 1,000 时为什么会有未定的运行。按我们的解读，阶段 5 要试遍基准层 3 的每个基点才放弃这一层。限制基点数后，它会返回基准层 2，由阶段 3 放下别的皇后，于是本会在一个坏层上用尽返回次数的运行就有了出路。
figures-about-levels = 按已发表的公式，阶段 1 结束时与阶段 3 结束时还有多少行空闲。公式是对 log n 的回归，n = 30,000 以下一个，以上一个，图中可见两者之间的落差。大部分行由阶段 1 放上皇后，阶段 5 的份额随 n 增大而下降。
figures-about-toLength = 一种是随机配对，直到有一遍放不下任何皇后（平均 967 个）；另一种是取随机行，直到放下 967 个皇后，每遇死路就重新开始。已发表：随机行要用 33 倍的时间。
figures-about-leastRisk = 阶段 5 取空闲格最少的行。论文的那次运行，最后 12 步中有 11 步，所取的行只有一个空闲格。论文算得，在 100 × 100 棋盘每行选一个空闲格约有 10^124 种选法，而这条规则无需逐一尝试。
figures-about-pair = 把一个随机解的皇后逐个移动，直到无法补全，这时最后两个布局只差一行。论文中有 n = 1,000,000,000 的这样一对，相差 1,506 行。其中 518 行空闲，按论文的算法，这些行中格的选法约有 10^1466 种，而两个布局中只有一个能补全。
figures-about-repair = 在每行每列随机放一个皇后，只要冲突减少就交换；任何交换都不起作用时，全部重新打乱。已发表（Sharakhov，据 Sosič 与 Gu）：从 n = 50,000 起，第一次尝试几乎总能成功。
figures-about-repairLarge = 从随机布局得到 100,000 行的一个解。已发表（Sharakhov）：在 2007 年的处理器上不到 40 秒。每一遍要检查 50 亿对行。
figures-why-table2 = 我们的时间是本机上 WebAssembly 的，已发表的是 2013 年台式机上的 Matlab 的。论文一直做到 n = 100,000,000（浏览器没有那么多内存），样本也更多。论文的每行时间只印成了应有的十分之一（n = 50 以下为百分之一），所以这里用论文自己的平均时间除以 n。
figures-why-eachStep = 论文中没有这一项，因为论文只在阶段 4 算一次损害。此图显示过时的数值要付出多少代价。
figures-why-straight = n 在 50 到 100 之间时，我们无返回的运行少于已发表的 35%（n = 50 时为 32%）。在这些大小上运行哪几个阶段，论文没有说明。
figures-why-undecided = 阶段 5 重复几次、何时放弃一个基准层，论文都没有说明。这里重复十次，并试遍第 3 层的每个基点：若没有一个通向解，1,000 次返回就全用在那里。n = 1,000 时 100,000 次运行中有 29 次如此，而论文中一次也没有；n = 10 时，论文中 5,000 次里有 2 次。
figures-why-cluster = 这里补全一次时间极短，本机上的其他工作会使各簇模糊不清，而放下的皇后数能清楚地显示各簇。
figures-why-firstPass = 论文中没有只打乱列的情形，列在这里供比较。
figures-why-randSet = 论文把放上皇后的平均行数取整，这里多给一位小数。
figures-why-randRand = 论文把放上皇后的平均行数取整，这里多给一位小数。
figures-why-chance = 已发表的概率出自一百万次运行。样本较少就看不到罕见的事件，要看到请选一百万。从 n = 48 起，随机配对的已发表概率在百万分之一的量级。
figures-why-toLength = Matlab 把一行作为一个向量来处理，这里逐格处理，所以随机行落后更多。
figures-why-freeSquares = 论文对每种方法只给出一次运行，这里画出每一次，以显示离散程度。依次取行时没有随机性，所以每次都一样。
figures-why-leastRisk = 论文只给出一次运行，而且是少见的一次：一百次运行中约有两次有这么多这样的步，平均是六步。论文的第 95 步漏了第 4 行，第 96 步又有了。
figures-why-pair = 我们的每对布局只差一行，最难区分，最大到一百万行，这是浏览器内存所能容纳的上限。
figures-why-repair = 已发表的只有第一次尝试几乎总能成功的起始大小。一遍的时间与行数的平方成正比，所以大棋盘费时，样本也较少：n = 50,000 时一次约半分钟。
figures-why-repairLarge = 已发表的程序是另一台计算机单核上的 Pascal，我们的是本机上的 WebAssembly。

## error

error-experiment-size = 可以测量 { $least } 到 { $largest } 行的棋盘，不能测量 { $size } 行的棋盘。
error-experiment-samples = { $samples } 个样本太多，上限为 { $most } 个。
error-figure-number =
    { $field ->
        [samples] 样本数
        [sizes] n
        [queens] 给定皇后数 k
        [seed] 种子
        [second] 基准层 2
        [third] 基准层 3
        [bases] 尝试的基点数上限
        [returns] 返回次数上限
        [free] 留空的行数
        [after] 放下几个皇后之后计数
       *[repeats] 阶段 5 的重复次数
    }：“{ $found }”不是 { $least } 到 { $most } 的整数。
error-figure-sizes = 一次测量 { $count } 个数太多，上限为 { $most } 个。
error-figure-long = 这大约要 { $hours } 小时。用 { $samples } 个样本则不到十二小时。
error-figure-too-long = n = { $size } 时，一个样本就大约要 { $hours } 小时。请选更小的 n。
error-experiment-levels = 基准层须递增，最小的棋盘有 { $size } 行，而现在第 2 层为 { $second }，第 3 层为 { $third }。请让第 2 层低于第 3 层，第 3 层在 { $least } 到 { $size } 之间。
