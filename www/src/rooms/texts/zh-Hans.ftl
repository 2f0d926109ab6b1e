## hidden

hidden-room = 这里显示的是答案。在要求显示之前，答案是隐藏的。

## projector

projector-bar = 投影屏幕
projector-previous = 上一步
projector-next = 下一步
projector-answer = 答案
projector-pen = 画笔
projector-wipe = 擦除
projector-code = 二维码
projector-codeWhat = 用自己的手机打开这一页
projector-codeFor = 可扫的二维码：{ $address }
projector-close = 关闭
projector-teacherWindow = 教师窗口
projector-full = 全屏
projector-end = 结束
projector-said = 说明
projector-screen = 第 { $screen } 屏，共 { $screens } 屏

## error

error-bad-number = { $name }：“{ $found }”不是 { $least } 到 { $most } 的整数。
error-class-too-large = 此班级页太大（{ $size } 字节，上限 { $largest } 字节）。您自己的班级页未变。
error-class-unread = 这不是班级页，或者不完整。您自己的班级页未变。
error-class-newer = 此班级页由本站的较新版本制作（格式 { $version }）。您自己的班级页未变。
error-class-full = 班级页最多容纳 { $most } 个链接。您自己的班级页未变。
error-class-link = 此班级页的链接 { $number } 指向别处，因此没有打开。您自己的班级页未变。
error-game-size = 双人游戏的棋盘应为 1 到 { $largest } 行，不能是 { $size } 行。
error-game-move = 第 { $turn } 着所占的格当时并不空闲。
error-board-form-square = 棋盘上没有第 { $found } 格，最后一格是第 { $last } 格。
error-square-off-board = { $size } 行的棋盘上没有第 { $row } 行第 { $column } 列（从 0 数起）。
error-shared-column = 第 { $otherRow } 行和第 { $row } 行的皇后都在第 { $column } 列，旋转后会在同一行。
error-report-damaged = 部分 { $shard } 的报告已损坏。请重新计数这一部分。
error-report-foreign = 部分 { $shard } 的报告属于另一个问题。请重新计数这一部分。
error-report-not-blocking = 部分 { $shard } 的报告中的皇后可以补全。请重新搜索这一部分。
error-puzzle-size = 谜题应为 1 到 { $largest } 行，不能是 { $size } 行。
error-puzzle-labels = 区域标号有 { $found } 个，应有 { $expected } 个，每格一个。
error-puzzle-label = 没有区域 { $found }，区域编号为 0 到 { $last }。
error-puzzle-empty-region = 区域 { $region } 没有格。
error-puzzle-stars = 每条线有 1 至 { $most } 颗星，不能是 { $stars } 颗。
error-puzzle-square = 棋盘上没有第 { $found } 格，最后一格是第 { $last } 格。
error-puzzle-no-way = 此谜题无法补全。
error-puzzle-several-ways = 此谜题有多种补全。
error-puzzle-make-size = 这种谜题应为 { $least } 到 { $most } 行，不能是 { $size } 行。
error-grade-not-to-be-had =
    试了 { $tries } 次，没有找到 { $size } 行的{ $grade ->
        [easy] 容易
       *[medium] 中等
        [hard] 困难
        [expert] 专家级
    }谜题。
error-puzzle-too-many-ways = 补全超过 { $most } 种。请先放几个皇后。
error-guilty-number = 祸首皇后应为 1 到 { $most } 个，不能是 { $fewest } 个。
error-guilty-not-to-be-had = 试了 { $tries } 次，没有找到恰有 { $fewest } 个祸首皇后的 { $size } 行棋盘。
error-daily-unreadable = “{ $found }”不是日期。请写成 2026-11-22 这样的形式。
error-daily-range = { $found } 没有每日谜题。每日谜题从 { $first } 到 { $last }。
error-rule-unknown = 没有名为“{ $found }”的规则。
error-rule-unknown-board = 没有名为“{ $found }”的棋盘，可用的有 torus 和 cylinder。
error-rule-bad-shift = 行不能错开“{ $found }”：应为 0 到 { $farthest } 的数，或 1-3@7 这样的范围。
error-rule-formula-count = 一条规则应有 1 到 { $most } 个公式，不能是 { $found } 个。
error-rule-own-law =
    { $rule } 不能与{ $feature ->
        [plane] 平面棋盘
        [cylinder] 圆柱面
        [torus] 环面
       *[walls] 墙
        [regions] 区域
    }同用，此规则用于没有墙的平面棋盘上的皇后。
error-rule-regions-touching = 区域要配 touching 规则，不能与 { $rule } 同用。
error-rule-regions-plane = 区域只能用于平面棋盘。
error-rule-regions-square = 区域只能用于行数与列数相等的棋盘。
error-rule-size = { $rows } × { $columns } 格不可用：按此规则，行和列应为 1 到 { $largest }。
error-rule-square = 棋盘上没有第 { $found } 格，最后一格是第 { $last } 格。
error-rule-blocked = 第 { $row } 行第 { $column } 列：墙上和留空的格不能放棋子。
error-rule-conflict = 第 { $row } 行第 { $column } 列和第 { $otherRow } 行第 { $otherColumn } 列：这两格的棋子不能并存。
error-rule-regions = 区域标号有 { $found } 个，应有 { $expected } 个，各为 0 到 { $last }。
error-formula-too-long = 公式 { $formula } 有 { $characters } 个字符，最多读取 { $longest } 个字符。
error-formula-too-deep = 公式 { $formula } 第 { $place } 个字符：括号嵌套超过 { $deepest } 层。
error-formula-bad-character = 公式 { $formula } 第 { $place } 个字符：公式中不能用“{ $found }”。
error-formula-unknown-name = 公式 { $formula } 第 { $place } 个字符：无法识别“{ $found }”，可用的有 i、j、n、m、mod、abs、gcd、min 和 max。
error-formula-bad-number = 公式 { $formula } 第 { $place } 个字符：{ $found } 大于 2,147,483,647。
error-formula-no-value = 公式 { $formula } 第 { $place } 个字符：此处缺少数、i、j、n、m、函数或“(”。
error-formula-no-operator = 公式 { $formula } 第 { $place } 个字符：此处不能是“{ $found }”，应为运算符、逗号、“)”或结尾。
error-formula-open-bracket = 公式 { $formula } 第 { $place } 个字符：括号没有闭合。
error-formula-no-bracket = 公式 { $formula } 第 { $place } 个字符：{ $function } 后缺少“(”。
error-formula-bad-values = 公式 { $formula } 第 { $place } 个字符：{ $function } 不能有 { $found } 个值。
error-excluded-too-long = 文本有 { $bytes } 字节，最多读取 { $longest } 字节。
error-excluded-unexpected =
    第 { $line } 行：“{ $found }”。应为：{ $expected ->
        [name] n =、numdiags = 或 diags =，各一次
        [equals] 名称后的 =
       *[number] 不小于 0 的整数
        [list] 数对列表前的 [
        [pair] 数对前的 [
        [comma] 数对中的逗号
        [pair-end] 数对后的 ]
        [next-pair] 数对后的逗号或 ]
    }。
error-excluded-missing = 缺少“{ $name } =”。
error-excluded-size = n 为 { $size }，但必须在 1 到 { $largest } 之间。
error-excluded-fewer = numdiags 为 { $announced }，但 diags 只列出 { $listed } 条。
error-excluded-diagonal = diags 的第 { $place } 对：棋盘上没有对角线 { $diagonal }。对角线从 0 到 { $last }。
error-excluded-kind = diags 的第 { $place } 对：类型为 { $kind }。1 表示和对角线，0 表示差对角线。
error-cnf-too-large = { $size } 行棋盘的公式要占 { $bytes } 字节，最多写出 { $largest } 字节。
error-cnf-unreadable =
    公式第 { $line } 行：“{ $found }”。应为：{ $expected ->
        [header] p cnf，后接变量数和子句数
        [cnf] p 后的 cnf
        [variables] 变量数
        [clauses] 子句数
        [end] 子句不多于所声明的数目
       *[literal] 变量（可带负号）或结束子句的 0
    }。
error-cnf-cut = 公式止于第 { $line } 行，{ $expected } 个子句中只有 { $clauses } 个，可能被截断了。
error-drat-unreadable = 证明第 { $line } 行：“{ $found }”。应为：变量（可带负号）、步骤前的 d 或结束步骤的 0。
error-drat-cut = 证明止于第 { $line } 行，一步未完，可能被截断了。
error-drat-other-formula = 证明第 { $line } 行提到变量 { $variable }，而公式只有 { $variables } 个变量。这是另一个公式的证明。
error-proof-too-much =
    { $what ->
        [variables] 超出这里能检验的数量：变量最多 { $most } 个。
       *[literals] 超出这里能检验的数量：文字最多 { $most } 个。
        [steps] 超出这里能检验的数量：步骤最多 { $most } 步。
    }
error-lesson-missing = 无法获取课程。请重试。
error-lesson-unknown = 没有这个名称的课程。
error-lesson-files = 一课由两个文件组成：一个 .json，一个 .md。请把两个都选上。
error-lesson-too-large = 这些文件有 { $size } 字节，一课最多 { $largest } 字节。
error-lesson-no-json = 无法读取 .json 文件：{ $why }
error-lesson-version = 此课按版本 { $version } 编写，而本页能读取的是版本 { $known }。
error-lesson-bad = 课程的 { $place } 有误：应为 { $what }。
error-lesson-link = 链接里没有完整的课程，可能被截断了。
error-lesson-claim = 步骤 { $place } 说 { $of } 是 { $is }，引擎得到的是 { $found }。
error-lesson-answerless = 步骤 { $place } 的问题，所有可能的答案都不对。
error-lesson-empty = 课程至少需要一个步骤。

## charts

chart-missing = 无法获取图表。表格中有同样的数字。

## theatre, words

theatre-stage = 棋盘与机器字
theatre-words = 机器字，每一位在其列之下
theatre-word = { $name }：第 { $columns } 位为 1
theatre-wordEmpty = { $name }：各位皆为 0
theatre-boards = 以 64 位机器字表示的棋盘
theatre-boardWord = { $name }：{ $count } 格，十六进制 { $hexadecimal }
theatre-bytes = 64 位机器字的各字节，每列一个
theatre-byteWord = { $name }：{ $values }
theatre-tallies = 每条线上的皇后
theatre-tally = { $name }：{ $count } 个冲突，在 { $lines } 条线上
theatre-taken = { $name }：{ $lines } 条中 { $count } 条有皇后
theatre-panes = 面板
theatre-tree = 搜索树
theatre-code = 代码
theatre-counting = 计数
theatre-search = 搜索
theatre-searchNow = 搜索：{ $search }
theatre-group =
    { $group ->
        [backtracking] 回溯
        [words] 位运算
        [ahead] 前瞻
        [symmetry] 对称
        [repair] 修复
       *[formula] 公式
    }
theatre-groupWhat =
    { $group ->
        [backtracking] 每行放一个皇后，走不下去就移除。
        [words] 同样的做法，用一个机器字的各位表示各列。
        [ahead] 任何一行或一列没有空闲格时就停止。
        [symmetry] 只搜索一部分，其余由反射和旋转得到。
        [repair] 一次全部放好，再交换，直到没有改进。
       *[formula] 不搜索：马步，或模 n 的直线。
    }
theatre-inGroup =
    { $search ->
        [bitmask] 位掩码
        [bitboard-columns] 列
        [bitboard-lines] 行与列
        [bitboard-fewest] 选择最少优先
        [bitboard-pairs] 两格的列优先
        [halved] 减半
        [both-mirrors] 两种镜像
        [staircases] 两道阶梯
       *[bitboard] 位棋盘
    }
theatre-cannot =
    { $why ->
        [rule] 只有“按规则搜索”支持这个规则
        [size] 最多 { $count } 行
        [given] 只用于空棋盘
       *[modular] 仅当 n 既不能被 2 也不能被 3 整除
    }
theatre-tab =
    { $tab ->
        [board] 棋盘
        [tree] 搜索树
        [code] 代码
        [steps] 步骤
       *[counts] 计数
    }
theatre-beside = 棋盘旁边
theatre-seed = 种子
theatre-anotherSeed = 换一个种子
theatre-listing = 代码，标出刚执行的行
theatre-breakpoint = 第 { $number } 行的断点
theatre-registers-columns = 列
theatre-registers-diagonals = 对角线
theatre-registers-antiDiagonals = 反对角线
theatre-registers-free = 空闲
theatre-registers-queen = 皇后
theatre-registers-folded = 折叠
theatre-registers-used = 已用
theatre-registers-sideMask = sideMask
theatre-registers-lastMask = lastMask
theatre-registers-topBit = topBit
theatre-registers-endBit = endBit
theatre-registers-rows = 行
theatre-registers-attacks = 攻击
theatre-registers-taken = 已占列
theatre-registers-counts = 计数
theatre-registers-eights = 有 8 吗？
theatre-registers-sevens = 有 7 或 8 吗？
theatre-registers-rowCounts = 行计数
theatre-registers-rowEights = 行：有 8 吗？
theatre-registers-rowSevens = 行：7 或 8？
theatre-short-columns = 列
theatre-short-diagonals = 对角
theatre-short-antiDiagonals = 反对角
theatre-short-free = 空闲
theatre-short-queen = 皇后
theatre-short-folded = 折叠
theatre-short-used = 已用
theatre-short-sideMask = side
theatre-short-lastMask = last
theatre-short-topBit = top
theatre-short-endBit = end
theatre-short-counts = 计数
theatre-short-eights = 8?
theatre-short-sevens = 7, 8?
theatre-short-rowCounts = 行
theatre-short-rowEights = 行 8?
theatre-short-rowSevens = 行 7, 8?
listing-form = 代码
listing-forms =
    { $form ->
        [pseudo] 伪代码
       *[python] Python
    }
listing-fromEmpty = 程序从空棋盘开始；步骤跳过给定皇后所在的行。
theatre-counts-tried = 试放的皇后
theatre-counts-forced = 被迫的皇后
theatre-counts-rejected = 排除的格
theatre-counts-removed = 移除的皇后
theatre-counts-turns = 比较的旋转
theatre-counts-deadEnds = 死路
theatre-counts-solutions = 解
theatre-counts-total = 连同各自的像
theatre-counts-refused = 拒绝的配对
theatre-counts-returns = 返回
theatre-counts-block = 阶段
theatre-counts-left = 空闲行
theatre-counts-swaps = 交换
theatre-counts-noSwap = 无交换的行
theatre-counts-sweeps = 遍数
theatre-counts-shuffles = 打乱
theatre-counts-remainder = n 除以 12 的余数
theatre-counts-conflicts = 当前冲突
theatre-counts-standing = 棋盘上的皇后
theatre-counts-of = { $count } / { $size }
words-bitSet = 第 { $bit } 位，为 1：{ $said }
words-bitClear = 第 { $bit } 位，为 0：{ $said }
words-column = 第 { $column } 列
words-square = 第 { $row } 行第 { $column } 列
words-through = 经过第 { $row } 行第 { $column } 列的{ $name }
words-nothing = 不对应棋盘上的格

## linear: the table of risk and damage

tables-risk =
    { $count ->
        [1] 风险最大的行
       *[other] 风险最大的行，从前 { $count } 行中随机取一行
    }
tables-figure-risk = 空闲格
tables-damage = 第 { $row } 行的格
tables-figure-damage = 会封住
tables-projection = 空闲行 × 空闲列：{ $size } × { $size }
tables-projectionLabel = { $size } 个空闲行和 { $size } 个空闲列：{ $count } 格空闲，其余都受攻击。
tables-projectionRefused = 最后配对的第 { $row } 行与第 { $column } 列，其交点受攻击。

## traces

error-trace-version = 第 { $line } 行：“{ $found }”。运行记录应以“queens trace 1”开头。
error-trace-line = 记录第 { $line } 行：“{ $found }”。应为：{ $expected }
error-trace-size = 第 { $line } 行：棋盘有 { $size } 行。记录中的棋盘应为 1 到 1,000 行。
error-trace-large = 记录中的棋盘最多 1,000 行，这个棋盘有 { $size } 行。
error-trace-beside = 记录第 { $line } 行：{ $number } 不在棋盘上，行和列为 0 到 { $last }。
error-trace-columns = 记录第 { $line } 行列出了 { $columns } 个列号，应为 { $size } 个，每行一个。
error-trace-taken = 记录第 { $line } 行在第 { $row } 行第 { $column } 列（从 0 数起）放皇后，但那里已有皇后。
error-trace-empty = 记录第 { $line } 行移除第 { $row } 行第 { $column } 列（从 0 数起）的皇后，但那里没有皇后。
error-trace-swap = 记录第 { $line } 行交换第 { $row } 行（从 0 数起）的皇后，但该行有 { $queens } 个皇后，应恰好有一个。
error-trace-source-line = 记录第 { $line } 行指向程序第 { $number } 行，而程序的行为 1 到 { $last }。
error-trace-return = 记录第 { $line } 行从函数返回，但没有调用过函数。
error-trace-over = 记录第 { $line } 行：“{ $found }”。运行结束之后不能再有内容。
error-trace-too-much =
    { $what ->
       *[lines] 记录太长：最多 { $most } 行。
        [line] 记录第 { $line } 行太长：最多 { $most } 字节。
        [memory] 记录第 { $line } 行：运行太大，最多占 { $most } 字节。
        [source] 记录第 { $line } 行：程序太长，最多 { $most } 行。
        [calls] 记录第 { $line } 行：同时进行的调用太多，最多 { $most } 个。
        [names] 记录第 { $line } 行：不同的名称太多，最多 { $most } 个。
        [name] 记录第 { $line } 行：名称最多 { $most } 个字符。
    }
error-trace-not-text = 记录第 { $line } 行含有不是文本的字符。
error-trace-cut = 记录止于第 { $line } 行，此处应为“{ $expected }”，可能被截断了。

## piece

piece-name =
    { $piece ->
        [queen] 皇后
        [bishop] 象
        [knight] 马
        [king] 王
        [pawn] 兵
       *[rook] 车
    }
piece-said =
    { $kind ->
        [moved] 第 { $row } 行的棋子移到了第 { $column } 列。
        [removed] 已移除第 { $row } 行第 { $column } 列的棋子。
       *[set] 已在第 { $row } 行第 { $column } 列放下棋子。
    }
error-search-queens-alone = 此搜索只用于平面棋盘上的皇后。“按规则搜索”适用于任何规则。
error-search-piece-conflict = 第 { $row } 行第 { $column } 列与第 { $otherRow } 行第 { $otherColumn } 列的棋子互相攻击，而搜索需要没有冲突的棋盘。请移除其中一个。
error-decide-unable = 此搜索不接受外来的选择。
error-decide-formula = 此搜索不作选择：每个皇后的位置由公式决定。
error-decide-recorded = 这是记录下来的运行，不能走另一条路。
error-decide-lists = 此搜索不作选择：它列出所有排列，只检查摆满的棋盘的对角线。
error-decide-images = 此搜索略过镜像或旋转得到的解，因此会漏掉这个选择之后的一些解。
error-decide-repair = 此搜索不作选择：每行都有皇后，每次由两个皇后交换列。
error-decide-draws = 此搜索随机抽取格子，不再试其他格子，因此无法显示这个选择之后会怎样。
error-decide-checks = 这次运行检查棋盘，不放置皇后。
error-decide-over = 搜索已经结束。要试一个格子，请回到更早的一步。
error-decide-no-choice = 搜索在这一步不放置皇后，没有什么可选。
error-decide-forced = 这一步没有选择：第 { $row } 行第 { $column } 列是它所在线上唯一剩下的格子。
error-decide-outside = 没有第 { $row } 行第 { $column } 列这个格子。
error-decide-occupied = 第 { $row } 行第 { $column } 列有皇后。
error-decide-attacked = 第 { $otherRow } 行第 { $otherColumn } 列的皇后攻击第 { $row } 行第 { $column } 列。
error-decide-tried = 搜索在这里已经试过第 { $row } 行第 { $column } 列。
error-decide-other-row = 这一步搜索在第 { $otherRow } 行选择，不在第 { $row } 行。
error-decide-other-column = 这一步搜索在第 { $otherColumn } 列选择，不在第 { $column } 列。
error-decide-other-line = 这一步搜索在其他格子中选择，不包括第 { $row } 行第 { $column } 列。
search-by-rule = 按规则搜索
search-both-mirrors = 位掩码，两种镜像
search-permutations = 排列
search-bitboard-pairs = 位棋盘 1a，两格的列优先
search-validator = 校验
story-rook = 第 { $row } 行：*第 { $column } 列*还没有皇后，就放在那里，不检查对角线。
story-rookBack = 皇后在*第 { $row } 行第 { $column } 列*的所有棋盘都检查过了，因此移除这个皇后。
story-sound = 第 { $row } 行第 { $column } 列：*单元 B[{ $column }]、D1[{ $d1 }] 和 D2[{ $d2 }] 都开着*，这个皇后把它们关闭。
story-checkedSolution = 结束：{ $size } 个皇后，没有单元被关闭两次。*这个棋盘是一个解。*
story-checkedClash = 结束：有一个单元已经关闭，所以*有两个皇后互相攻击*。下面的行不必再读。
story-checkedPart = 结束：{ $count } 个皇后，*互不攻击*。还有空行，所以还不是解。
theatre-registers-open = 空闲格
theatre-short-open = 空
theatre-counts-piecesLeft = 剩余棋子
theatre-counts-openSquares = 空闲格数
story-startVariant =
    { $ordered ->
        [yes] 待放棋子：*{ $count }* 个。在此规则下，棋子可以重新打开别的棋子封住的格，所以从上到下逐行填。
       *[no] 待放棋子：*{ $count }* 个。先填选择最少的线。
    }
story-solvedByRule = *第 { $nth } 个解*：{ $count } 个棋子都已放好，互不攻击。
story-byRule-inRow =
    { $tried ->
        [0] { $must ->
            [1] 第 { $row } 行必须有棋子，且空闲格最少（{ $count }）：先试*第 { $column } 列*。
           *[other] 第 { $row } 行空闲格最少（{ $count }），也可以空着：先试*第 { $column } 列*。
        }
       *[other] 试第 { $row } 行的下一个空闲格：*第 { $column } 列*。
    }
story-byRule-inColumn =
    { $tried ->
        [0] { $must ->
            [1] 第 { $column } 列必须有棋子，且空闲格最少（{ $count }）：先试*第 { $row } 行*。
           *[other] 第 { $column } 列空闲格最少（{ $count }），也可以空着：先试*第 { $row } 行*。
        }
       *[other] 试第 { $column } 列的下一个空闲格：*第 { $row } 行*。
    }
story-byRule-inLine =
    { $tried ->
        [0] { $must ->
            [1] 某条线上必须有棋子，且空闲格最少（{ $count }）：先试*第 { $row } 行第 { $column } 列*。
           *[other] 某条线空闲格最少（{ $count }），也可以空着：先试*第 { $row } 行第 { $column } 列*。
        }
       *[other] 试这条线的下一个空闲格：*第 { $row } 行第 { $column } 列*。
    }
story-byRule-inOrder =
    { $tried ->
        [0] { $must ->
            [1] 接着是第 { $row } 行，必须有棋子；空闲格：{ $count }。先试*第 { $column } 列*。
           *[other] 接着是第 { $row } 行，也可以空着；空闲格：{ $count }。先试*第 { $column } 列*。
        }
       *[other] 试第 { $row } 行的下一个空闲格：*第 { $column } 列*。
    }
story-byRule-onlyInRow = 第 { $row } 行必须有棋子，只有*第 { $column } 列*空闲。
story-byRule-onlyInColumn = 第 { $column } 列必须有棋子，只有*第 { $row } 行*空闲。
story-byRule-onlyInLine = *第 { $row } 行第 { $column } 列*是一条必须有棋子的线上唯一的空闲格。
story-byRule-back =
    { $count ->
        [0] { $stays ->
            [1] 移除*第 { $row } 行第 { $column } 列*的棋子，它所在的线空着。
           *[other] 移除*第 { $row } 行第 { $column } 列*的棋子，它所在的线上各格都试过了。
        }
       *[other] 移除*第 { $row } 行第 { $column } 列*的棋子，它所在的线上还有 { $count } 格要试。
    }
story-byRule-deadRow = *第 { $line } 行是死路*：必须有棋子，却没有空闲格。
story-byRule-deadColumn = *第 { $line } 列是死路*：必须有棋子，却没有空闲格。
story-byRule-dead = *死路*：还要放 { $count } 个棋子，而有空闲格的线只有 { $lines } 条，每条至多一个。
story-byRule-deadInOrder = *死路*：下面的行无法填满。

## tree

tree-title = 搜索树
tree-view = 树的显示方式
tree-views-path = 路径
tree-views-whole = 整体
tree-views-outline = 大纲
tree-large = 放大
tree-zoom = 缩放
tree-all = 全部
tree-out = 缩小
tree-in = 放大
tree-fit = 显示整棵树
tree-tooLarge = 试放的皇后太多，这里画不下。时间线上方的条形显示整个运行。
tree-path = 搜索放下的皇后，自上而下：第 { $columns } 列
tree-pathEmpty = 搜索尚未放下皇后
tree-wholeLabel = 探索的全部：试放皇后 { $nodes } 个，解 { $solutions } 个
tree-outline = 树的大纲
tree-icicle = 以条形表示整个运行，每个皇后一条，位于前一个皇后的条形之下。试放皇后 { $nodes } 个，解 { $solutions } 个。选择一条即可跳到那里
tree-item = { $name }：{ $said }
tree-node = 第 { $row } 行第 { $column } 列
tree-forced = 第 { $row } 行第 { $column } 列，被迫
tree-is-path = 在棋盘上
tree-is-now = 最后放下
tree-is-wait = 尚待尝试
tree-is-solved = 其下有 { $count } 个解
tree-is-failed = 立即失败
tree-is-failedAfter = 试放 { $count } 个皇后之后失败
tree-key-path = 在棋盘上
tree-key-now = 最后放下
tree-key-wait = 尚待尝试
tree-key-solved = 通向解
tree-key-failed = 失败，下为试放的皇后数
tree-key-number = 数字：皇后所在的列（按列放置的搜索则是行）

## notes

notes-part =
    { $part ->
        [aim] 目标
        [before] 预备知识
        [plan] 45 分钟安排
        [misconceptions] 常见误解
        [ask] 可以问的问题
        [unplugged] 不用屏幕的活动
       *[further] 拓展
    }

## steps of a search that are followed by hand

byHand-ask =
    { $step ->
        [0] 搜索“{ $search }”在这个棋盘上开始。写出它的前 { $count } 步。第一步已经写好。
       *[other] 搜索“{ $search }”已走 { $step } 步，棋盘如图。写出接下来的 { $count } 步。第一步已经写好。
    }
byHand-events = 可能发生的事：放下皇后、排除、移除、死路、解、两行交换。交换时，在列的位置写第二行的行号。
byHand-event =
    { $event ->
        [set] 放下皇后
        [rejected] 排除
        [removed] 移除
        [deadEnd] 死路
        [solution] 解
        [swapped] 两行交换
       *[other] 其他
    }
byHand-step = 步
byHand-does = 发生什么
byHand-row = 行
byHand-column = 列

## what can be sent

share-panel =
    { $panel ->
        [picture] 图片
        [animation] 动画
        [data] 导出
        [text] 文本
        [link] 二维码
        [embed] 嵌入
       *[print] 练习纸
    }
share-addStep = 把这一步加入我的课程
share-panelWhat =
    { $panel ->
        [picture] SVG、PNG
        [animation] GIF、WebM
        [data] 步骤、解
        [text] 棋盘图、puzz.link、MiniZinc
        [link] 还可以限制打开者能用的功能
        [embed] 到自己的网页
       *[print] 纸上的谜题
    }
