## page

page-board = 棋盘
page-about-board = 放置皇后，提出问题；还有其他棋子、变体和棋盘

## say

say-what = 放置 { $size } 个皇后，使任意两个都不在同一行、同一列或同一条对角线上。
say-set =
    { $set ->
        [0] 放 *{ $count }* 个皇后，任意两个不在同一条线上。
       *[other] 再放 *{ $count }* 个，任意两个不在同一条线上。
    }
say-setPieces = 再放 *{ $count }* 个。
say-attacked = 被*第 { $row } 行*的皇后攻击。
say-attackedPiece = 被*第 { $row } 行第 { $column } 列*的棋子攻击。
say-completed = 已补全。
say-completedOf =
    { $count ->
        [1] 已补全。这是唯一的方式。
       *[other] 已补全。{ $count } 种方式之一。
    }
say-solved = *已解出。*棋子互不攻击。
say-solvedOf =
    { $more ->
        [0] *已解出。*这是唯一的解。
       *[other] *已解出。*{ $count } 个解之一，还有 { $more } 个。
    }
say-impossible = 从这里无法补全。*为什么？*
say-noSolution = 这个棋盘没有解。
say-conflict = 有棋子互相攻击。
say-searching = 正在搜索……
say-unanswered = 还没有答案。
say-opening = 搜索正在找解。点按即可停止。
say-find = 有 { $count } 种方式，请找出一种。

## hint

hint-ring = { $ways } 种方式中有 { $count } 种用到这一格

## cards

cards-label = 其他栏目
cards-today = 今日谜题
cards-todayWhat = 每天三道新题
cards-explained = 八皇后详解
cards-explainedWhat = 从规则开始

## figure

figure-noEngine = 未知：引擎无法启动
figure-ways = 种方式补全这 { $queens } 个皇后
figure-solutions = 个 { $size } × { $size } 棋盘的解
figure-finished = 皇后都已放好，互不攻击
figure-conflict = 种方式（有皇后互相攻击）
figure-pending = 正在计数
figure-unknown = 尚未计数
figure-queens = { $count } 个皇后
figure-step = 放 { $count } 个皇后之后：{ $ways }
figure-notKnown = 未知
figure-release = 移除第 { $row } 行的皇后，剩下的方式最多：{ $count } 种。
figure-remove = 移除
figure-tooMany = 太多，无法在此计数
figure-logarithmic = 每放一个皇后之后的方式数（对数刻度）
figure-more = 个解还没找到
figure-short = 种补全方式
figure-shortAll = 个解

## asks

asks-label = 提问与回答
asks-complete = 补全
asks-another = 再找一个
asks-why = 为什么？
asks-send = 发送
asks-count = 计数
asks-watch = 观看
asks-watchFail = 观看失败过程
asks-findMore = 继续寻找

## edits

edits-label = 棋盘
edits-undo = 撤销
edits-redo = 重做
edits-clear = 清空
edits-mark = 标记“不放这里”
edits-markHow = 点按格子即标记“不放这里”。这些标记不影响搜索。也可随时在格子上拖动。
edits-paste = 粘贴或输入布局
edits-copyList = 复制为列表
edits-copyDiagram = 复制为棋盘图

## legend

legend-label = 标记的含义
legend-heat = 空闲：在此放皇后的补全种数
legend-trap = 空闲，但没有任何补全在此放皇后
legend-free = 空闲：没有皇后攻击它
legend-forced = 该行或该列唯一的空闲格
legend-attacked = 被攻击，短线表示方向
legend-left = 行边的数字：该行的空闲格数
legend-notHere = 您的标记“不放这里”，不影响搜索

## engine

engine-exact = 精确搜索
engine-explicit = 公式
engine-validator = 校验
engine-large = 贪心放置与交换
engine-linear = 五个阶段的线性补全
engine-learning = 子句学习
engine-repair = 沿交错路修复

## verdict

verdict-completed = 已补全
verdict-foundBy = 方法
verdict-checked = 校验
verdict-checkedWhat = { $count } 个皇后，无冲突，已校验
verdict-placement = 布局
verdict-byEngine = { $engine }，{ $count } 个节点，{ $time }
verdict-work = { $count } 个节点，{ $time }
verdict-keep = 采用这些皇后
verdict-copy = 复制
verdict-impossible = 无法补全
verdict-blamed = 仅凭这 { $count } 个皇后就已无法补全。
verdict-others = 其余 { $count } 个不是祸首。
verdict-closes =
    { $line ->
        [row] 这些皇后一起使第 { $number } 行没有空闲格。
       *[column] 这些皇后一起使第 { $number } 列没有空闲格。
    }
verdict-provedBy = 证明方法
verdict-blame = 祸首
verdict-smallest = 最小的一组：第 { $rows } 行
verdict-irreducible = 不可再减的一组，未必最小：第 { $rows } 行
verdict-proof = 证明
verdict-unreduced = 尚未缩减的一组，其中有些可能不是祸首：第 { $rows } 行
verdict-refining = 正在寻找更小的一组：第 { $rows } 行
verdict-noSolution = n = { $size } 时无解
verdict-whyTwo = 在 2 × 2 棋盘上，一个皇后攻击其余所有格，所以第二个皇后无处可放。
verdict-whyThree = 在 3 × 3 棋盘上，中央的皇后攻击其余所有格。边上的皇后留下两个空闲格，但放在这两格的皇后互相攻击。
verdict-noneHere = 空棋盘本身就无解。
verdict-whyTorusTwo = 对角线首尾相接时，n 个皇后在 n 条不同的对角线上，所以列 − 行取 0 到 n − 1 的每个余数各一次。差的总和是 0，余数的总和是 n (n − 1) / 2，只有 n 为奇数时它才能被 n 整除。
verdict-whyTorusThree = 对角线首尾相接时，列 − 行与列 + 行都取 0 到 n − 1 的每个余数各一次。设 S 为 0 到 n − 1 的平方和。差与和的平方总和按余数算是 2S，按行列算是 4S，所以 n 必须整除 2S = n (n − 1)(2n − 1) / 3，而 n 是 3 的倍数时这不可能。
verdict-undecided = 未定
verdict-undecidedWhat = 经过 { $nodes } 个节点、{ $time }，没有找到补全，也没有证明补全不存在。
verdict-goOn = 继续
verdict-conflict = 有 { $count } 对皇后冲突
verdict-conflictWhat =
    第 { $row } 行与第 { $otherRow } 行的皇后{ $line ->
        [row] 同在一行
        [column] 同在一列
        [diagonal] 同在一条对角线上
       *[antiDiagonal] 同在一条反对角线上
    }，互相攻击。请先移除其中一个。
verdict-removeRow = 移除第 { $row } 行的皇后
verdict-counted = 计数完成
verdict-countedWhat = 恰有 { $count } 种补全。
verdict-countedBy = 用搜索数出
verdict-joinedBy = 用拼合两半棋盘的方法数出
verdict-cancelled = 已取消
verdict-cancelledCount = 目前找到 { $found } 种，搜索完成了 { $share }。这不是最终数目。
verdict-cancelledComplete = 经过 { $nodes } 个节点、{ $time }，没有答案。
verdict-again = 重新计算
verdict-failed = 没有答案
verdict-conflictMost = 第 { $row } 行的皇后占其中 { $count } 对。
verdict-seen = 已显示
verdict-seenOf = { $seen } / { $count }
verdict-noOthers =
    { $count ->
        [1] 没有别的了，这是唯一的一种。
       *[other] 没有别的了，全部 { $count } 种都已看过。
    }
verdict-completedPieces = { $count } 个棋子已放好，互不攻击，已校验；搜索中共放下 { $nodes } 个，用时 { $time }。
verdict-keepPieces = 采用这些棋子
verdict-countedPieces = 恰有 { $count } 种。{ $time }内放下 { $nodes } 个棋子。
verdict-countedPawns =
    { $count ->
       *[other] 兵在所有格子上恰好共 { $count } 种，放了 { $nodes } 个棋子，用时 { $time }。
    }
verdict-blamedPieces =
    { $how ->
        [smallest] { $count ->
            [1] 仅凭这个棋子就已无法补全：{ $squares }。
           *[other] 仅凭这 { $count } 个棋子就已无法补全，再少一个就还能补全：{ $squares }。
        }
        [unreduced] { $count ->
            [1] 仅凭这个棋子就已无法补全：{ $squares }。
           *[other] 仅凭这 { $count } 个棋子就已无法补全，可能更少就已如此：{ $squares }。
        }
       *[irreducible] { $count ->
            [1] 仅凭这个棋子就已无法补全：{ $squares }。
           *[other] 仅凭这 { $count } 个棋子就已无法补全，缺一不可：{ $squares }。
        }
    }
verdict-remove = 移除{ $place }
verdict-place = 第 { $row } 行第 { $column } 列
verdict-conflictPieces = { $count } 个冲突
verdict-conflictPiecesWhat =
    { $one }与{ $other }的棋子{ $line ->
        [row] 沿行互相攻击
        [column] 沿列互相攻击
        [diagonal] 沿向右下的对角线互相攻击
        [antiDiagonal] 沿向右上的对角线互相攻击
        [jump] 以跳跃互相攻击
       *[other] 互相攻击，因为某个公式在两处取值相同
    }。

## searching

searching-searching = 正在搜索
searching-counting = 正在计数
searching-paused = 已暂停
searching-pause = 暂停
searching-goOn = 继续
searching-cancel = 取消
searching-complete = 精确搜索：{ $nodes } 个节点，{ $time }。尚无答案。
searching-blame = 没有补全。正在寻找祸首棋子：{ $nodes } 个节点，{ $time }。
searching-count = 目前 { $found } 种，完成 { $share }，{ $time }。
searching-left = 还需约 { $time }。
searching-partCounted = 搜索完成的比例
searching-partOfBudget = 已用计算限额的比例
searching-expected = 共约 { $time }。
searching-endless = 这次计数约需 { $time }。请放上更多皇后，或取消。
searching-reaching = 目前 { $count } 个棋子，用时 { $time }
projector-present = 投影

## reason

reason-sentence =
    { $is ->
        [row] 第 { $number } 行
       *[column] 第 { $number } 列
    }只剩 { $count } 格：{ $trials }。
reason-noSquare =
    { $is ->
        [row] 第 { $number } 行没有可放的格。
       *[column] 第 { $number } 列没有可放的格。
    }
reason-empties =
    { $by ->
        [row] 放在第 { $at } 行
       *[column] 放在第 { $at } 列
    }会使{ $emptyIs ->
        [row] 第 { $empty } 行
       *[column] 第 { $empty } 列
    }无格可放
reason-shares =
    { $by ->
        [row] 放在第 { $at } 行
       *[column] 放在第 { $at } 列
    }会使{ $is ->
        [row] 第 { $one } 行和第 { $other } 行都只剩第 { $cross } 列
       *[column] 第 { $one } 列和第 { $other } 列都只剩第 { $cross } 行
    }
reason-forces =
    { $by ->
        [row] 放在第 { $at } 行
       *[column] 放在第 { $at } 列
    }迫使 { $forced }，于是{ $emptyIs ->
        [row] 第 { $empty } 行
       *[column] 第 { $empty } 列
    }无格可放
reason-forcesTwo =
    { $by ->
        [row] 放在第 { $at } 行
       *[column] 放在第 { $at } 列
    }迫使 { $forced }，再迫使 { $second }，于是{ $emptyIs ->
        [row] 第 { $empty } 行
       *[column] 第 { $empty } 列
    }无格可放
reason-both = { $one }；{ $other }
reason-three = { $one }；{ $other }；{ $third }
reason-none = 没有解包含这些皇后。没有简短的理由，但证明里有每一步。
reason-nonePieces = 没有解包含这些棋子。
reason-takeOff = 移除：
reason-takeRow = 第 { $row } 行，{ $count } 种
reason-takeSquare = 第 { $row } 行第 { $column } 列，{ $count } 种

## pictures

pictures-all = 全部 { $count } 种方式
pictures-some = { $count } 种方式中的几种
pictures-more = 还有 { $count } 种
pictures-images = 经旋转和反射，这个解共变出 { $count } 个解
pictures-twelve = 92 = 11 × 8 + 4，即十二个基本解及其旋转和反射。

## found

found-of = 已亲手找到 { $all } 个中的 { $count } 个。
found-some = 已亲手找到 { $count } 个。
