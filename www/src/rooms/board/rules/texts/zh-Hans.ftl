## rules

rules-title =
    { $law ->
        [half] 半皇后
        [rooks] 车
        [bishops] 象
        [knights] 马
        [kings] 王
        [superqueens] 超级皇后
        [empresses] 女皇
        [touching] 不相邻的皇后
        [toggled] 皇后，切换对角线
        [toggled-open] 皇后，切换对角线
        [parity-diagonals] 皇后，按奇偶
        [parity] 皇后，按奇偶
        [parity-in-order] 皇后，按奇偶
        [light-dark] 皇后，深浅色分开
        [sliding] 皇后，错开的行
        [formula] 皇后，按公式
       *[queens] 皇后
    }
rules-where =
    { $shape ->
        [wide] { $surface ->
        [torus] 环面，宽 { $columns }
        [cylinder] 圆柱面，宽 { $columns }
       *[plane] 棋盘宽 { $columns }
    }
       *[square] { $surface ->
        [torus] 环面
        [cylinder] 圆柱面
       *[plane] {""}
    }
    }
rules-withWalls = 有 { $count } 格墙
rules-document = { $count } 个{ $pieces }
rules-sheet = 规则
rules-pieces = 棋子
rules-laws = 变体
rules-boards = 棋盘
rules-name =
    { $law ->
        [half] 半皇后
        [rooks] 车
        [bishops] 象
        [knights] 马
        [kings] 王
        [superqueens] 超级皇后
        [empresses] 女皇
        [touching] 不相邻
        [toggled] 切换对角线
        [toggled-open] 切换并打开
        [parity-diagonals] 对角线奇偶
        [parity] 各线奇偶
        [parity-in-order] 依次奇偶
        [light-dark] 深色与浅色
        [sliding] 错开的行
        [formula] 按公式
       *[queens] 皇后
    }
rules-what =
    { $law ->
        [half] 只有一条对角线
        [rooks] 行与列
        [bishops] 只有对角线
        [knights] 马步
        [kings] 一步
        [superqueens] 皇后兼马
        [empresses] 车兼马
        [touching] 行、列、相邻
        [toggled] 封住的格会再打开
        [toggled-open] 被列封住的也是
        [parity-diagonals] 只有与其列同奇偶的行
        [parity] 列也是
        [parity-in-order] 自上而下放置
        [light-dark] 只限同色的格
        [sliding] 隔行错开
        [formula] 自定的线
       *[queens] 行、列、对角线
    }
rules-about =
    { $law ->
        [half] 半皇后攻击所在的行、列和向右下的对角线。
        [rooks] 车攻击行和列。
        [bishops] 象攻击两条对角线；一行可以放多个。
        [knights] 马攻击一步能跳到的格；一行可以放多个。
        [kings] 王攻击周围八格；一行可以放多个。
        [superqueens] 超级皇后兼有皇后与马的攻击。
        [empresses] 女皇兼有车与马的攻击。
        [touching] 每行每列一个，任意两个不相邻，斜向也不行。
        [toggled] 皇后逐行放置。行与列被封住；对角线封住空闲的格，并打开被对角线封住的格。
        [toggled-open] 皇后逐行放置。行与列被封住；对角线封住空闲的格，并打开封住的格，包括被列封住的。
        [parity-diagonals] 偶数列的皇后只封住其对角线的偶数行，奇数列的只封住奇数行。
        [parity] 偶数列的皇后只封住其对角线和所在列的偶数行，奇数列的只封住奇数行。
        [parity-in-order] 与“各线奇偶”相同，但皇后逐行放置：皇后可以封住上方已有皇后的格。
        [light-dark] 深色格上的皇后封住其各线的深色格，浅色格上的皇后封住浅色格。
        [sliding] 每隔一行向右错开，列与对角线按错开后的位置通过各格。
        [formula] 封住行、列，以及某个公式取值与皇后处相同的每一格。
       *[queens] 皇后攻击行、列和两条对角线。
    }
rules-aboutSurface =
    { $surface ->
        [cylinder] 左右边缘相接。
       *[torus] 对边相接：线从一边出去，就从另一边进来。
    }
rules-surface =
    { $surface ->
        [torus] 环面
        [cylinder] 圆柱面
       *[plane] 平面
    }
rules-ownLaw = 此变体只用于没有墙的平面棋盘上的皇后。
rules-size = 大小
rules-rows = 行
rules-columns = 列
rules-count = 棋子总数
rules-shift = 错开
rules-shiftHow = 列；1-3@7 表示随机一到三，种子 7
rules-walls = 墙
rules-walling =
    { $count ->
        [0] 点按格子放置
       *[other] 点按格子放置，已有 { $count } 格
    }
rules-formulas = 某个公式在两个皇后处取值相同，它们就互相攻击
rules-formulasHow = i 为行，j 为列，从 1 起；n 为行数，m 为列数；+ - { $times } / mod、abs、gcd、min、max。加“mod n”则线首尾相接。
rules-oneMore = 增加公式
rules-oneLess = 移除公式
rules-plain = 通常的皇后
rules-questions = 论文中的问题
rules-close = 完成
rules-tapsSetWalls = 点按格子可设置或移除墙。
rules-setAside =
    此问题针对空棋盘，您的 { $count } 个棋子暂时移到一旁。
rules-backToMine = 恢复我的棋子
rules-ofConflict = 种方式（有棋子互相攻击）
rules-ofEmpty = 种放法（{ $pieces } 个棋子）
rules-ofSome = 种方式补全（{ $pieces } 个棋子已放 { $set } 个）
rules-ofFull = 棋子都已放好，互不攻击
rules-inNoTable = 本页没有此棋盘的已发表数值。
rules-inNoTableWalls = 本页没有这种带墙棋盘的已发表数值。
rules-goalInNoTable = 本页没有此棋盘这一目标的已发表数值。
rules-foundHere = OEIS 未收录；本项目得到：{ $count }
rules-beyondTable = { $oeis } 收录的正是这个数列，但本页没有这个大小的项
rules-published = { $oeis }：空棋盘上 { $count }
rules-agrees = 已在此计数，结果相符
rules-conflictFirst = 有棋子互相攻击，请先移除一个。
rules-prove = 证明
rules-goals = 证明什么
rules-goal =
    { $goal ->
        [fewest] 攻击所有格的最少个数
        [fewestApart] 攻击所有格且互不攻击的最少个数
        [armies] 两支和平的军队
       *[most] 互不攻击的最多个数
    }
rules-bound = { $count } 个棋子
rules-armies = { $count } 对 { $count }
rules-army =
    { $army ->
        [round] 圆形军队的{ $piece }
       *[square] 方形军队的{ $piece }
    }
rules-armiesInOrder = 逐行放置棋子的规则下不可用：两支军队没有先后次序。
rules-reached =
    { $goal ->
        [fewest] 它们攻击了所有格，再少一个都不够。
        [fewestApart] 它们攻击了所有格且互不攻击，再少一个都不够。
        [armies] 一方的棋子不攻击另一方的任何棋子，双方各再多一个就不行。
       *[most] 互不攻击，再多一个就不行。
    }
rules-notReached = 无论放多少棋子，总有格不受攻击。
rules-inWays = 有 { $count } 种方式。
rules-proved = 所有可能都已试过：{ $time }内放下 { $nodes } 个棋子。
rules-legendJump = 被跳跃攻击
rules-legendWrap = 被首尾相接的线攻击，字母表示从何处出、何处入
rules-legendReopened = 封住后又打开
rules-legendFormula = { $name } 的取值与皇后处相同
rules-legendHeat = 空闲：在此放棋子的方式数
rules-publishedPawns = { $oeis }：兵在所有格子上共 { $count }
rules-countPawns = 对所有格子计数
rules-regions = 区域
rules-drawRegions = 随机划分
rules-noRegions = 无
rules-regionsWhere = 区域只与“不相邻”一起用，棋盘须为行数与列数相等的平面棋盘。
rules-diagonals = 保持空白
rules-differences = 对角线（列 − 行）
rules-sums = 反对角线（列 + 行）

## error

error-rules-text = 此文本不是棋盘。应把棋盘的每一行写成一行文字，Q 为棋子，# 为墙，点为空闲格。
error-rules-diagonals = 这里需要一串数，例如 3, -2。
error-rules-no-regions = 这个大小的棋盘放不下这些棋子，因此也没有区域。
