## page

page-own = Python
page-about-own = 用 Python 编写自己的搜索，逐步观看

own-program = 程序
own-state = 程序的状态
own-editorHelp = 按 Escape 再按 Tab 离开编辑器。按 F9 在该行设断点。
own-before = 点按“运行”，向前或向后观看程序在棋盘上做了什么。
own-begin = 从这个程序开始
own-begins-one = 用递归求一个解
own-begins-all = 用递归求全部解
own-begins-loop = 不用递归
own-begins-table = 列表的列表
own-begins-sets = 线的集合
own-begins-bits = 用位运算
own-begins-ahead = 前瞻
own-begins-least = 选择最少的行优先
own-begins-given = 保留给定的皇后
own-begins-repair = 按最少冲突修复
own-begins-probe = 估计中的一次试探
own-begins-generator = 生成器
own-begins-permutations = 排列
own-remark-columns = queens[row] 是该行皇后所在的列。
own-remark-columnsMinus = queens[row] 是该行皇后所在的列，没有皇后时为 -1。
own-remark-columnsNone = queens[row] 是该行皇后所在的列，没有皇后时为 None。
own-remark-attacked = 在同一条对角线上的两个皇后，列差等于行差。
own-remark-back = 这一列没有通向解，接着试下一列。
own-remark-copy = 存一份副本，因为 queens 之后还会改变。
own-remark-further = 其他列也可能得到解。
own-remark-next = 从上次试过的列的下一列开始；-1 之后是 0。
own-remark-up = 这一行没有可试的列了，回到上一行。
own-remark-stay = 找到一个解。循环留在这一行，继续找其他解。
own-remark-table = board[row][col] 有皇后时为 1，否则为 0。
own-remark-above = 皇后只在上面的行里，所以只需检查上方。
own-remark-lines = col - row 在同一条下降的对角线上不变，col + row 在同一条上升的对角线上不变。
own-remark-bits = 第 col 位代表第 col 列。full 的 n 位全是 1。
own-remark-lowest = 最低位的 1，即第一个空闲的列。
own-remark-shift = 每往下一行，对角线上的攻击就向左或向右移动一列。
own-remark-free = free[row] 列出该行中不受任何皇后攻击的列。
own-remark-deadEnd = 如果后面某一行没有空闲的列，就不必继续。
own-remark-least = 选空闲列最少的行，在那里最早发现错误。
own-remark-given = 用副本，列表 given 里仍然保存着不能移动的皇后。
own-remark-stays = 给定的皇后不动，只需检查它没有受到攻击。
own-remark-start = 每行随机放一个皇后，一开始很多皇后互相攻击。
own-remark-chance = 在受攻击最少的列中随机选一列，以免原地打转。
own-remark-yields = 交出这个解；需要下一个解时，搜索再继续。
own-remark-tuples = 每次都建立新的元组，所以没有什么要撤回。
own-remark-permutations = 排列中每一列恰好出现一次，只需检查对角线。
own-remark-differ = 集合里相同的数只留一个，有 n 个数，就有 n 条不同的对角线。
own-remark-weight = 各步选择数的乘积：对所有试探取平均，恰好等于解的个数。
own-remark-fewest = 空闲列最少的行，这样各次权重相差较小。
own-remark-drawn = 从空闲列中随机取一列，机会均等。
own-yours = 自己的程序
own-kept = 保存在本设备上
own-open = 打开……
own-save = 保存程序
own-saveRun = 保存运行记录
own-run = 运行
own-stop = 停止
own-pane-code = 代码
own-pane-board = 棋盘
own-pane-state = 状态
own-running = 程序正在运行。
own-writing = 程序已结束，正在整理它的步骤。
own-fromLink = 此程序来自链接，点按“运行”之后才会运行。
own-fromTrace = 这是一份保存的运行记录，旁边是一同保存的程序。
own-changed = 运行之后程序已改动，棋盘显示的是之前的运行。
own-unlinked = 程序太长，放不进链接。请保存为文件。
own-inLine = 程序第 { $line } 行：{ $why }
own-failure =
    { $code ->
        [syntax] 这不是 Python。常见原因是这一行或上一行缺少冒号、括号或缩进。
        [equals] “=”给名称赋值。要比较，请写“==”。
        [colon] 这个“{ $detail }”行的末尾缺少冒号。
        [open] 括号“{ $detail }”没有闭合。
        [close] 括号“{ $detail }”没有对应的左括号。
        [quote] 这段文本缺少右引号。
        [indent] 这一行需要缩进：上一行以冒号结尾。
        [deeper] 这一行缩进过多：上一行没有开始代码块。
        [level] 这一行的缩进与上面各行都不一致。
        [tabs] 缩进混用了制表符和空格。请始终用四个空格。
        [loop] 第 { $detail } 行的循环一直重复，没有任何新变化，已被停止。
        [stopped] 您在这里停止了程序。
        [match] 这里不能用“match”，请改用“if”和“elif”。
        [async] 这里不能用“async”。
        [name] 这个名称还没有值。Python 的消息：{ $detail }
        [index] 列表中没有这个位置。Python 的消息：{ $detail }
        [type] 这些值的类型不相配。Python 的消息：{ $detail }
        [value] 这里不能用这个值。Python 的消息：{ $detail }
        [key] 没有这个键。Python 的消息：{ $detail }
        [zero] 这里的除数为零。
        [attribute] 这个值没有这个属性。Python 的消息：{ $detail }
        [import] 这里没有这个模块。Python 的消息：{ $detail }
        [assert] assert 的条件不成立。
        [assertSaid] assert 的条件不成立。程序的消息：{ $detail }
        [recursion] 调用层数太多，“{ $detail }”被反复调用。递归有终止条件吗？
        [endless] 程序运行了很久，已被停止。这个循环会结束吗？
        [memory] 程序需要的内存超出了这里的上限，已被停止。请换小一些的棋盘，或少存一些数据：例如只统计解的个数，不保存所有解。
        [output] 程序输出的内容太多，已被停止。
        [input] 程序要求输入一个值。请在下面输入。
        [file] 这个文件既不是 16 KB 以内的程序，也不是保存的运行记录。
        [broken] 这里无法启动 Python。
        [blocked] 这里的 Python 被阻止：此页面的服务器发送的 Content-Security-Policy 不允许它运行。服务器应当发送什么，见文档中的“Deploying”一页。
       *[other] 程序出错。Python 的消息：{ $detail }
    }
own-found =
    { $different ->
        [0] 您的程序没有找到解。
       *[other] 您的程序找到 { $different } 个不同的解。
    }
own-foundOf =
    { $how ->
        [impossible] 这个棋盘没有解，您的程序也没有找到解。
        [none] 共 { $all } 个解，您的程序一个也没有找到。
        [again] 您的程序找到 { $all } 个解中的 { $different } 个，有的重复，共 { $solutions } 次。
       *[once] 您的程序找到 { $all } 个解中的 { $different } 个，每个都只找到一次。
    }
own-wrong = 有 { $count } 次把不是解的布局称为解。
own-accepts =
    { $solutions ->
        [0] 您的程序把 { $full } 个摆满的棋盘当作解，但都不是解。
       *[other] 您的程序把 { $full } 个摆满的棋盘当作解：{ $solutions } 个是解，{ $wrong } 个不是。
    }
own-attack = 在第一个错误的棋盘上，第 { $row } 行第 { $column } 列和第 { $otherRow } 行第 { $otherColumn } 列的皇后互相攻击。
own-showWrong = 显示
own-reaches =
    { $how ->
        [missed] 棋盘上出现过 { $all } 个解中的 { $different } 个，但没有哪一行只在这时运行，所以程序没有发现它们。
       *[reached] 棋盘上出现过 { $all } 个解中的 { $different } 个。
    }
own-denies = 它输出“无解”。
own-prints = 它输出 { $printed }，正确的数是 { $all }。
own-printsRight = 它输出了正确的数：{ $all }。
own-list = “{ $name }”
own-returned = 返回值
own-same = { $list }有 { $count } 项，但都是同一个列表，最后是 { $same }。请每次加入一份副本，例如 queens[:]。
own-listRight = { $list }含有全部 { $all } 个解，每个一次。
own-listWrong = { $list }含有 { $count } 个棋盘，其中有 { $solutions } 个不同的解，{ $wrong } 个不是解。
own-listAgain = { $list }含有 { $count } 个棋盘，但只有 { $different } 个不同。
own-table = 解就写在程序里，程序没有搜索。
own-rows = 程序第 { $line } 行只建了一行，并用作所有的行，所以一次赋值会改变每一行。请写 [[0 for _ in range(n)] for _ in range(n)]。
own-near =
    { $why ->
        [long] 最接近的是“{ $name }”，但它超过 64 项。
        [few] 最接近的是“{ $name }”，但它从来没有两个皇后。
        [outside] 最接近的是“{ $name }”，但有些数不是这个棋盘的列。
       *[other] 最接近的是“{ $name }”，但它的值不是这个棋盘上的皇后。
    }
own-uncalled =
    { $kind ->
        [class] 没有调用任何内容：类“{ $name }”已定义，但没有使用。请在末尾加上这一行：{ $add }
       *[function] 没有调用任何内容：函数“{ $name }”已定义，但没有使用。请在末尾加上这一行：{ $add }
    }
own-ownSize = 程序使用 { $size } × { $size } 的棋盘。
own-typeIn = 值
own-runWith = 用它运行
own-stops =
    { $how ->
        [solution] 它一找到解就在程序第 { $line } 行停止。
        [usedUp] 它试完棋盘第一行之后，停在程序第 { $line } 行。
        [early] 它只试了棋盘第一行的 { $tried } 个格，就停在程序第 { $line } 行。
       *[standing] 它停在程序第 { $line } 行，棋盘上还有 { $queens } 个皇后。
    }
own-tasks = 任务
own-task = 任务 { $number }：
own-asks-one = 在 8 × 8 的棋盘上找到一个解。
own-asks-all = 在 8 × 8 的棋盘上找到全部 92 个解。
own-asks-once = 在 8 × 8 的棋盘上找到全部 92 个解，每个只一次。
own-asks-given = 找到保留给定皇后的所有解。列表“given”中，每行是一个列号或 None。
own-asks-none = 无解时输出一行，有解时找到它。给定的皇后在列表“given”里；共有两个棋盘。
own-asks-fewer = 找到全部 92 个解，并且试放的皇后少于 2,056 个。
own-asks-ahead = 找到全部 92 个解，并且最多试放 762 个皇后。
own-asks-loop = 不用递归找到全部 92 个解。
own-asks-bits = 只用机器字的位运算找到全部 92 个解，不用列表、元组或集合。用 place(row, column)、remove(row, column) 和 solution() 显示皇后。
own-asks-repair = 在 50 × 50 棋盘的每一行放一个皇后，并在 200 次移动之内修复。
own-asks-orbits = 在 8 × 8 的棋盘上找到不能互相经旋转或反射得到的 12 个解，每个调用一次 solution()。
own-asks-torus = 在环面上，对角线从对边继续延伸。找到 5 个皇后的全部 10 个解和 7 个皇后的全部 28 个解。
own-copyTask = 复制此任务的链接
own-leaveTask = 离开任务
own-done = 已完成
own-reached = 任务 { $number } 已完成。
own-notReached = 任务 { $number } 尚未完成。
own-judged =
    { $why ->
        [stopped] 程序没有运行到结束。
        [wrong] 它把不是解的布局称为解。
        [found] 您的程序找到 { $asked } 个中的 { $figure } 个。
        [again] 有的解重复找到，共 { $figure } 次。
        [moved] 第 { $figure } 行已有给定的皇后，它又放了一个。
        [silent] 这个棋盘无解，而程序什么也没有输出。
        [missed] 第二个棋盘有解，而程序没有找到。
        [tried] 它试放了 { $figure } 个皇后，最多允许 { $asked } 个。
        [recursion] 程序第 { $figure } 行的函数调用了自己。
        [container] 程序第 { $figure } 行用了列表、元组、集合或下标。
        [noBits] 没有用 &、|、^、<< 或 >> 对机器字做运算。
        [unsolved] 它没有得到解。
        [swaps] 它移动了 { $figure } 次，最多允许 { $asked } 次。
        [noSwaps] 开始时每行要有一个皇后，并且有皇后互相攻击。
        [orbits] 它调用了 { $asked } 次 solution()，得到 12 个中的 { $figure } 个。
        [torus] 其中有 { $figure } 个在环面上不是解。
       *[reached] 引擎已经核对。
    }
own-handIn = 提交：
own-copyReceipt = 复制
own-race = 与其他搜索竞赛
own-shuffle = 把各行排好顺序
own-order-up = 上移
own-order-down = 下移
own-order-out = 减少缩进
own-order-in = 增加缩进
own-order-leave = 作为文本编辑
own-order-help = 上下左右拖动各行，或用方向键：Alt 加上下键移动一行，左右键改变缩进。任何顺序都可以运行，运行结果就是提示。
own-order-line = 第 { $line } 行，缩进 { $depth }：{ $text }
own-noBoard = 此程序没有表示皇后的变量。
own-howToShow = 请把皇后放在列的列表、列表的列表或格的集合里，或者调用 place(row, column)、remove(row, column) 和 solution()。
own-tried = 试放过 { $tried } 个皇后。
own-triedBeside = 试放过 { $tried } 个皇后。位掩码搜索试放 { $bitmask } 个。
own-cut = 运行太长，只显示开头部分。
own-thin = 运行很长：最后一部分只保留了皇后的变化，没有保留每一行。
own-shows =
    { $form ->
        [columns] 棋盘显示“{ $name }”：每行一个列号，从 { $from } 数起。
        [table] 棋盘显示“{ $name }”：每行一个列表。
        [map] 棋盘显示“{ $name }”：行到列的字典，从 { $from } 数起。
        [flat] 棋盘显示“{ $name }”：所有的格在一个列表里。
        [digits] 棋盘显示“{ $name }”：每行一个数字，从 { $from } 数起。
       *[squares] 棋盘显示“{ $name }”：皇后所在的格，从 { $from } 数起。
    }
own-show = 显示“{ $name }”
own-start = 程序尚未开始。
own-step =
    { $kind ->
        [tried] 程序第 { $line } 行在第 { $row } 行第 { $column } 列放上皇后。
        [forced] 程序第 { $line } 行在第 { $row } 行第 { $column } 列放上皇后，因为没有别的格了。
        [removed] 程序第 { $line } 行移除第 { $row } 行第 { $column } 列的皇后。
        [rejected] 程序第 { $line } 行查看第 { $row } 行第 { $column } 列，那里受到攻击。
        [swapped] 程序第 { $line } 行交换第 { $row } 行和第 { $column } 行的列。
        [deadEnd] 程序第 { $line } 行走到死路。
        [restart] 程序第 { $line } 行重新开始。
        [solution] 这是一个解。
        [over] 程序已结束。
       *[phase] 程序第 { $line } 行运行。
    }
own-said = { $said }
own-stateEmpty = 观看程序时，这里显示它的调用和值。
own-calls = 调用
own-noCalls = 没有函数在运行。
own-moreCalls = 之前还有 { $count } 个调用
own-values = 值
own-printed = 输出
own-nothingPrinted = 还没有。
