## page

page-solutions = 全部解
page-about-solutions = 所有的解及其对称像

## solutions

solutions-board = 棋盘
solutions-gallery = 全部解
solutions-boardShows = 棋盘上的内容
solutions-oneSolution = 解
solutions-heat = 热力图
solutions-on = 个 { $size } × { $size } 棋盘的解
solutions-inOrbits = 个 { $size } × { $size } 棋盘的解，分为 { $orbits } 个轨道
solutions-listing = 正在列出解
solutions-none = { $size } × { $size } 棋盘无解：无论前几个皇后放在哪里，总有一行没有空闲格。
solutions-notListed = 解太多，无法逐个查看：列表最多到 { $listed } × { $listed }。热力图则汇总全部解。
solutions-beyond = { $size } 个皇后的解太多，此处无法列出。列表最多到 { $listed } × { $listed }，热力图最多汇总到 { $summed } × { $summed }。
solutions-goTo = 转到 { $size } 个皇后
solutions-show = 解或轨道
solutions-all = 全部 { $count } 个
solutions-folded = { $count } 个轨道
solutions-members = 轨道大小
solutions-anyMembers = 任意
solutions-orbitsOf = { $size }：{ $count } 个轨道
solutions-listed = { $count } 个解
solutions-orbitsListed = { $count } 个轨道
solutions-option = 第 { $solution } 个解，轨道 { $orbit }：第 { $columns } 列
solutions-optionFundamental = 第 { $solution } 个解，轨道 { $orbit } 的基本解：第 { $columns } 列
solutions-key-open = 在棋盘上
solutions-key-kin = 同一轨道
solutions-key-fundamental = 基本解
solutions-orbitOption = 轨道 { $orbit }，{ $count } 个解：第 { $columns } 列
solutions-pages = 解的列表页
solutions-page = 第 { $page } 页，共 { $pages } 页
solutions-previousPage = 上一页
solutions-nextPage = 下一页
solutions-place = 放到棋盘上
solutions-complement = 补解
solutions-complementEven = 补解是左右镜像（第 { $columns } 列）。两者没有共同的格。
solutions-complementOdd = 补解是左右镜像（第 { $columns } 列）。两者共有一格，在第 { $row } 行，只有中间列的皇后不动。
solutions-complementPlace = 列表共 { $count } 个解，第 { $number } 个解与它的补解（第 { $other } 个）到两端的距离相等。所以正中间的两个，第 { $middle } 个和第 { $next } 个，互为补解：每一行中两者的列号之和为 n + 1 = { $sum }。
solutions-fundamental = 自上而下数出每个皇后右边的格数，得 *{ $reading }*。此轨道中没有更小的数，所以这是*基本解*。
solutions-notFundamental = 第 *{ $row }* 行决定大小：此处皇后右边有 *{ $here }* 格，而基本解中是 *{ $least }* 格，所以基本解的数更小。
solutions-orbit = 轨道 { $orbit }
solutions-orbitOf8 = 八个像各不相同
solutions-orbitOf4 = 旋转 180° 不变：4 个解
solutions-orbitOf2 = 任何旋转都不变：2 个解
solutions-orbitOf1 = 任何变换都不变：1 个解
solutions-modular = 这个解是*模解*，即使对角线首尾相接，皇后之间也互不攻击。在任意一个解中，用这个解代替每个皇后，就得到更大棋盘的解。
solutions-notModular = 这个解不是模解：当对角线首尾相接时，有两个皇后互相攻击。
solutions-turns-identity = 原样
solutions-turns-quarterTurn = 旋转 90°
solutions-turns-halfTurn = 旋转 180°
solutions-turns-threeQuarterTurn = 旋转 270°
solutions-turns-flipHorizontal = 左 ↔ 右
solutions-turns-flipVertical = 上 ↔ 下
solutions-turns-transpose = 对角线 ↘
solutions-turns-antiTranspose = 对角线 ↙
solutions-square = 第 { $row } 行第 { $column } 列在 { $solutions } 个解中的 *{ $count }* 个里有皇后（{ $share }）。
solutions-least = 最少：{ $count }
solutions-most = 最多：{ $count }
solutions-heatNote = 每行每列之和均为 { $solutions }。数值精确，用时 { $time }。
solutions-summing = 已汇总 { $count } 个解。
solutions-progress = 汇总进度
solutions-cancel = 取消
solutions-cancelled = 汇总已取消。
solutions-sumAgain = 重新汇总
solutions-turned = 旋转后不变的解
solutions-halfTurn = 旋转 180 度
solutions-quarterTurn = 旋转 90 度
solutions-turnedPart = 已计数的部分：{ $turn }
solutions-turnedStop = 取消：{ $turn }
solutions-turnedCount = 计数：{ $turn }
solutions-orbitIs = 轨道是一个解连同它的所有旋转和反射。
solutions-variantIn = { $count ->
       *[other] 种补全
    }，分属 { $orbits ->
       *[other] { $orbits } 个轨道
    }（规则保持的对称，含恒等，共 { $symmetries } 个）
solutions-variantNone = 在此规则下，这个棋盘无法补全。
solutions-variantCut = 还有更多，这里是前 { $count } 个，轨道和热力图也只算这些。
solutions-variantOne =
    { $count ->
        [1] 第 { $solution } 个解，独自成为轨道 { $orbit }。
       *[other] 第 { $solution } 个解，属于有 { $count } 个解的轨道 { $orbit }。
    }
solutions-variantHeat =
    { $count ->
       *[other] 每格的数字表示 { $count } 个解中有多少个在此有棋子。
    }
solutions-variantOption = 第 { $solution } 个解，轨道 { $orbit }：行、列 { $places }

## error

error-solutions-size = { $size } 行的解太多，无法逐个查看，上限为 { $limit } 行。

solutions-limit = 大棋盘的极限
solutions-limitWhat = 在大棋盘上，几乎所有的解从远处看都一样，皇后以这样的密度分布。格的深浅的含义与热力图相同。
solutions-limitApart = { $size } 个皇后的热力图与极限相差 { $share }，即要移动这么大一部分皇后才能变成极限。
