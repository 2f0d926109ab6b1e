## story: the steps of a run

story-breakpoint = 在断点处停下。
story-beyond = 运行没有这么多步，这是最后一步。
story-noMore = 没有更多了。
story-choiceFirst = 第 { $row } 行：*第 { $column } 列*是第一个不受攻击的列，就试这一列。
story-choiceNext = 第 { $row } 行：*第 { $column } 列*是下一个不受攻击的列，就试这一列。
story-only-free = 第 { $row } 行：只有*第 { $column } 列*空闲，就试这一列。
story-only-again = 第 { $row } 行：只剩*第 { $column } 列*可试。
story-only-mirror = 第 { $row } 行：这里只试*第 { $column } 列*，其余空闲列得到的是镜像。
story-only-turn = 第 { $row } 行：这里只试*第 { $column } 列*，其余空闲列得到的是旋转和反射。
story-only-wrap = 第 { $row } 行：对角线首尾相接时，只有*第 { $column } 列*空闲，就试这一列。
story-among-free = 第 { $row } 行：第 { $columns } 列空闲。
story-among-again = 第 { $row } 行：还有第 { $columns } 列可试。
story-among-mirror = 第 { $row } 行：这里试第 { $columns } 列，其余空闲列得到的是镜像。
story-among-turn = 第 { $row } 行：这里试第 { $columns } 列，其余空闲列得到的是旋转和反射。
story-among-wrap = 第 { $row } 行：对角线首尾相接时，第 { $columns } 列空闲。
story-many-free = 第 { $row } 行：有 { $count } 列空闲。
story-many-again = 第 { $row } 行：还有 { $count } 列可试。
story-many-mirror = 第 { $row } 行：这里试 { $count } 列，其余空闲列得到的是镜像。
story-many-turn = 第 { $row } 行：这里试 { $count } 列，其余空闲列得到的是旋转和反射。
story-many-wrap = 第 { $row } 行：对角线首尾相接时，有 { $count } 列空闲。
story-order-lowestBit = 最低位的 1 是*第 { $column } 列*，就试这一列。
story-order-lowestZero = 最低位的 0 是*第 { $column } 列*，就试这一列。
story-order-highestBit = 最高位的 1 是*第 { $column } 列*，就试这一列。
story-order-lowestBitInColumn = 最低位的 1 是*第 { $row } 行*，就试这一行。
story-onlyInColumn-free = 第 { $column } 列：只有*第 { $row } 行*空闲，就试这一行。
story-onlyInColumn-again = 第 { $column } 列：只剩*第 { $row } 行*可试。
story-amongInColumn-free = 第 { $column } 列：第 { $rows } 行空闲。
story-amongInColumn-again = 第 { $column } 列：还有第 { $rows } 行可试。
story-onlyOneInRow = 第 { $row } 行：*只剩第 { $column } 列一格*，皇后放在那里。
story-onlyOneInColumn = 第 { $column } 列：*只剩第 { $row } 行一格*，皇后放在那里。
story-attacked =
    第 { $row } 行第 { $column } 列{ $line ->
        [row] 沿行
        [column] 沿列
        [diagonal] 沿对角线
       *[antiDiagonal] 沿反对角线
    }受到*第 { $byRow } 行的皇后*攻击。
story-deadEnd =
    死路：*{ $line ->
        [row] 第 { $number } 行
        [column] 第 { $number } 列
        [diagonal] 对角线 { $number }
       *[antiDiagonal] 反对角线 { $number }
    }没有空闲格*，{ $why }。
story-deadEndByRule =
    死路：*{ $line ->
        [row] 第 { $number } 行
        [column] 第 { $number } 列
        [diagonal] 对角线 { $number }
       *[antiDiagonal] 反对角线 { $number }
    }已无格可放*。
story-deadEndBoth =
    死路：*{ $line ->
        [row] 第 { $number } 行
        [column] 第 { $number } 列
        [diagonal] 对角线 { $number }
       *[antiDiagonal] 反对角线 { $number }
    }已无格可放*，{ $why }。
story-leftOut =
    { $along ->
        [columns] 第 { $squares } 列
       *[rows] 第 { $squares } 行
    }被略去，因为{ $rule ->
        [mirror] 搜索会在别处找到这种棋盘的镜像
        [turn] 搜索会在别处找到这种棋盘的旋转或反射
       *[wrap] 对角线首尾相接
    }。
story-attacksColumns = 第 { $row } 行的皇后攻击第 { $squares } 列
story-attacksRows = 第 { $row } 行的皇后攻击第 { $squares } 行
story-attackedByRows = 第 { $rows } 行的皇后攻击了其中每一格
story-attackedByMany = { $count } 个皇后攻击了其中每一格
story-back = *第 { $row } 行第 { $column } 列*之后的各种放法都已试过，因此移除这个皇后。
story-then-columns = 还有第 { $columns } 列可试。
story-then-many = 还有 { $count } 列可试。
story-then-none = 此行已无列可试。
story-then-nextColumn = 接着检查第 { $column } 列。
story-then-lastColumn = 它在该行的最后一列。
story-then-rows = 还有第 { $rows } 行可试。
story-then-noneInColumn = 此列已无行可试。
story-backForced = *第 { $row } 行第 { $column } 列*被迫放下的皇后之后的各种放法都已试过，因此移除它，而{ $line ->
        [row] 第 { $number } 行
        [column] 第 { $number } 列
        [diagonal] 对角线 { $number }
       *[antiDiagonal] 反对角线 { $number }
    }已无别处可试。
story-decided = *自选*：在第 { $row } 行第 { $column } 列放一个皇后。之后由搜索继续。
story-decidedBack = 这次自选之后的各种放法都已试过，因此移除*第 { $row } 行第 { $column } 列*的皇后。
story-decidedOver =
    { $count ->
        [0] 分支结束：第 { $row } 行第 { $column } 列有皇后时*没有解*。
       *[other] 分支结束：第 { $row } 行第 { $column } 列有皇后时找到 *{ $count } 个解*。
    }
story-turnedSmaller = 左转 { $degrees } 度后，第 { $row } 行皇后右边的格数是 { $turned } 而不是 { $own }。转后的棋盘读出的数更小，所以*这个棋盘被排除*。
story-turnedLarger = 左转 { $degrees } 度后，第 { $row } 行皇后右边的格数是 { $turned } 而不是 { $own }。*这个棋盘读出的数更小*。
story-turnedEqual = 左转 { $degrees } 度后，棋盘*不变*。
story-turnedEqualQuarter = 左转 { $degrees } 度后，棋盘*不变*，所以任何旋转都不改变它。
story-evenStair = 第 { $row } 行：下一个偶数列，*第 { $column } 列*。
story-evenBent = 第 { $row } 行：*第 { $column } 列*。因为 n 除以 12 余 { $remainder }，它排在偶数列的最后。
story-oddStair = 第 { $row } 行：下一个奇数列，*第 { $column } 列*。
story-oddBent = 第 { $row } 行：*第 { $column } 列*。因为 n 除以 12 余 { $remainder }，奇数列的次序有所改变。
story-gain = 交换*第 { $row } 行与第 { $otherRow } 行*的皇后，冲突从 { $before } 降到 { $after }。
story-noGain = 第 { $row } 行：*任何交换都不起作用*。还剩 { $count } 个冲突。
story-shuffle = *打乱皇后*，第 { $attempt } 次，共 { $attempts } 次。开始时有 { $count } 个冲突。
story-sweep = 遍历所有行对的*第 { $number } 遍*开始，有 { $count } 个冲突。
story-block-1 = *阶段 1* 把空闲的行和列随机配对，直到剩下 { $until } 行。
story-block-2 = *阶段 2*：从这里起只考虑 { $count } 个空闲行和列。
story-block-3 = *阶段 3* 随机抽取空闲行及其中的空闲格，直到剩下 { $until } 行。
story-block-4 = *阶段 4* 数出每行的空闲格：空闲格越少，风险越大。再数出在每个空闲格放皇后会封住其他行的多少格，即损害。
story-block-5 = *阶段 5* 取风险最大的行，及其中损害最小的格。
story-pair = 随机配对第 { $row } 行与第 { $column } 列，*该格空闲*。
story-pass = 所有配对都检查过，还剩 { $count } 行，*再来一遍*。
story-passNone = 死路：所有配对都检查过，*没有空闲的*。
story-noSquare = 死路：*第 { $row } 行没有空闲格*。
story-drawn =
    { $count ->
        [1] 抽到第 { $row } 行，及其唯一的空闲格*第 { $column } 列*。
       *[other] 抽到第 { $row } 行，在它的 { $count } 个空闲格中抽到*第 { $column } 列*。
    }
story-base = *第 { $row } 行第 { $column } 列*作为基点。选基点时风险最大的行优先，每行从左起。该行有 { $count } 个空闲格。
story-leastRisk = 第 { $row } 行风险最大，有 { $free } 个空闲格。*第 { $column } 列*损害最小，只封住别处 { $count } 格。
story-leastRiskDrawn = 第 { $row } 行从 { $ties } 个风险最大的行中抽出，有 { $free } 个空闲格。*第 { $column } 列*损害最小，只封住别处 { $count } 格。
story-return-1 = *第 { $returns } 次返回*，回到给定的皇后，阶段 1 重新开始。
story-return-2 = *第 { $returns } 次返回*，回到基准层 2，有 { $count } 个皇后，阶段 3 重新开始。
story-return-3 = *第 { $returns } 次返回*，回到基点，第 { $repeat } 次尝试改抽别的皇后。
story-return-next = *第 { $returns } 次返回*，回到基准层 3，有 { $count } 个皇后。从这个基点的随机选择都没有得到解，于是换下一个基点。
story-solved = *第 { $nth } 个解*：{ $size } 个皇后都已放好，互不攻击。
story-solvedWithImages = *第 { $nth } 个解*。连同它的像计为 { $count } 个。
story-overWithImages = 结束：*{ $count } 个解*，代表全部 { $total } 个。没有别的了。
story-overAll = 结束：*{ $count } 个解*，没有别的了。
story-overWrapped = 结束：对角线首尾相接时也成立的*解有 { $count } 个*，没有别的了。
story-overNone = 结束：所有可能都已试过，*无解*。
story-overSolved = 结束：找到 *{ $count } 个解*。
story-overUnsolved = 结束：各次尝试都已用完，没有找到解。这不能证明无解，可能有解。

## theatre: why a board cannot be watched, and what can be done

theatre-refused = 无法观看
theatre-refusedConflict = 第 { $rows } 行的皇后互相攻击，而搜索需要没有冲突的棋盘。请移除其中一个。
theatre-refusedTooLarge = “{ $name }”最多用于 { $largest } 行的棋盘，而现在有 { $size } 行。请换别的搜索。
theatre-refusedNotEmpty = “{ $name }”从空棋盘开始，它的解不一定包含给定的皇后。
theatre-refusedEven = 对角线首尾相接时，{ $size } 行无解，任何偶数 n 都无解。行 + 列的 n 个值须模 n 各不相同，其和模 n 应为 n/2，但所有行与所有列之和为 0。
theatre-refusedThirds = 对角线首尾相接时，{ $size } 行无解，凡能被 3 整除的 n 都无解。列 − 行与列 + 行须各自取遍模 n 的所有值。设 S = 1² + … + (n − 1)²，它们的平方之和按一种算法是 2S，按另一种是 4S（模 n），于是 n 须整除 2S，而 3 整除 n 时并非如此。
theatre-refusedWrapped = 第 { $rows } 行的皇后沿首尾相接的对角线互相攻击。请移除其中一个，或换别的搜索。
theatre-sized = { $size } 行
theatre-remove = 移除第 { $row } 行的皇后
theatre-again = 再试一次

## theatre: conflicts over a run

theatre-curve = 运行中的冲突数，从 { $first } 到 { $last }，选择一处即可跳到那里
theatre-curveMost = { $count } 个冲突

## bounds

bounds-head = 搜索上限
bounds-levels = 基准层
bounds-published = 按已发表的值
bounds-all = 全部五个阶段
bounds-own = 自己选择
bounds-second = 基准层 2
bounds-third = 基准层 3
bounds-repeats = 阶段 5 的重复次数
bounds-returns = 返回次数上限
bounds-eachStep = 每次选择都重算损害
