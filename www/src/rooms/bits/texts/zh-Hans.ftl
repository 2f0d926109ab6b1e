## page

page-bits = 位技巧
page-about-bits = 一个机器字里的 64 格

## bits

bits-word = 一个机器字，四种表示
bits-board = 以棋盘表示的机器字
bits-square = 第 { $row } 行第 { $column } 列，第 { $bit } 位
bits-set = 值为 1
bits-piece-knight = 马
bits-piece-king = 王
bits-piece-queen = 皇后
bits-piece-rook = 车
bits-piece-bishop = 象
bits-piece-pawn = 兵
bits-move-can = 被攻击
bits-move-jump = 越过边缘到达
bits-bytes = 从最低字节起：{ $bytes }
bits-base-hexadecimal = 十六进制
bits-base-decimal = 十进制
bits-base-binary = 二进制
bits-mapping = 格与位的对应
bits-mappings-rows = 行为字节
bits-mappings-columns = 列为字节
bits-numbers = 格上的数
bits-numbered-none = 无
bits-numbered-bits = 0 至 63 位
bits-numbered-sum = x + y
bits-numbered-difference = 7 − x + y
bits-mask = 对角线 { $number }：{ $mask }
bits-takeMask = 作为当前机器字
bits-layers = x 是第几个字节，y 是该字节中的第几位。每个方向有十五条对角线，掩码只需计算一次。把所有攻击放进一个机器字是不够的：两个皇后攻击同一格时，移除其中一个不应使它空闲。所以行、对角线、反对角线各用一个机器字。
bits-clear = 清零
bits-flip = 取反
bits-examples-title = 文章中的例子
bits-examples-open = 显示
bits-examples-blackHole = 位于 a4（第 24 位）的马，不用掩码 notGH：移 10 位会越过边缘到 g2（第 14 位）。文章把最低位叫作 a1，而在这个棋盘上它位于左上角。
bits-examples-king = 同一篇文章的练习：王能走到几格？在角上能走 3 格，在边上 5 格，在其他地方 8 格。
bits-examples-lowest = 22 & −22 = 2：最低位的 1。指令 BSF 或 TZCNT 给出它的位置。
bits-examples-clearing = 1001010100010000 清除最低位的 1。用清除法计数时，有几个 1 就有几轮。
bits-examples-vector = 一个机器字里的八个计数器：0x0303… + 0x0101… 同时给每个字节加 1。
bits-examples-eights = 哪些字节是 8？0x0108030407080506 & 0x0808… 是 0x0008000000080000；文章印的是 0x0800000000080000，属于印刷错误。
bits-examples-oneLayer = 为什么一层不够：s1 是两个皇后沿行和对角线攻击的格子，s3 去掉上面那个皇后的攻击。最后一级显示五个格子，下面的皇后仍在攻击它们，在 s3 中却成了空闲格。
bits-examples-threeLayers = 同样的皇后，用行、对角线、反对角线三层表示。每一层里，一条线只属于一个皇后。移除上面的皇后时，没有格子被误当作空闲，最后一级为空。
bits-trick = 技巧
bits-groups-words = 对机器字
bits-groups-moves = 棋子的走法
bits-edit = 作为流水线编辑
bits-measure = 测量速度
bits-measuring = 正在测量……
bits-forms = 各种写法对照
bits-form = 写法
bits-operations = 运算次数
bits-speed = 百万次/秒
bits-uncounted = 不定
bits-unmeasured = –
bits-plain = 逐位
bits-plainMoves = 逐格
bits-onX86 = x86 指令
bits-standsFor = x86 的 { $x86 }
bits-wasmLacks = wasm 没有，用其他运算模拟
bits-thisLacks = 此版本没有，用其他运算模拟
bits-masks = 使棋子不越界的掩码
bits-blocked = 棋子互相阻挡
bits-jumps = 去掉掩码，棋子就会越过棋盘的边缘，走到打叉的格。
bits-method-shifting = 可到达的格数（用移位计数）
bits-method-clearing = 逐次清除最低位的 1
bits-method-table = 查表
bits-method-distance = 按到边的距离
bits-single = 限单个棋子
bits-agree = 各方法一致。
bits-disagree = 各方法不一致。
bits-pipeline = 流水线
bits-goTo = 转到第 { $stage } 级：{ $formula }
bits-stageName = { $stage }：{ $what }
bits-stageLabel = 第 { $stage } 级：{ $word }
bits-stage = 级
bits-stageOf = 第 *{ $stage }* 个运算，共 { $stages } 个
bits-first = 第一级
bits-back = 上一级
bits-forward = 下一级
bits-last = 最后一级
bits-operation-word = 机器字
bits-operation-not = 取反
bits-operation-negate = 取负
bits-operation-table = 查表
bits-operation-and = 与
bits-operation-or = 或
bits-operation-xor = 异或
bits-operation-add = 加
bits-operation-subtract = 减
bits-operation-left = 左移
bits-operation-right = 右移
bits-own-title = 自己的流水线
bits-own-lead = 每行写一个运算，对象可以是 x、前面的某一级（如 s1）、掩码的名称，或 7、0xFF 这样的数。
bits-own-text = 流水线，每行一级
bits-own-operation = 运算
bits-own-first = 第一操作数
bits-own-second = 第二操作数
bits-own-add = 增加一级
bits-own-remove = 移除最后一级
bits-story-word = 这个机器字：*{ $count } 位*为 1。
bits-story-not = { $one } 的各位取反：现在 *{ $count } 位*为 1。
bits-story-negate = { $one } 的各位取反，再加一。
bits-story-table = 用 { $one } 的低 16 位查表，得 *{ $answer }*。
bits-story-and = { $one } 与 { $other } 同为 1 的有 *{ $count } 位*；{ $one } 中清除了 { $lost } 位。
bits-story-or = { $one } 或 { $other } 为 1 的有 *{ $count } 位*。
bits-story-xor = { $one } 与 { $other } 相异的有 *{ $count } 位*。
bits-story-add = { $one } 加 { $other }。
bits-story-subtract = { $one } 减 { $other }。
bits-story-left = { $one } 左移 { $places } 位。
bits-story-leftLost = { $one } 左移 { $places } 位：*{ $count } 位*移出末端。
bits-story-right = { $one } 右移 { $places } 位。
bits-story-rightLost = { $one } 右移 { $places } 位：*{ $count } 位*移出末端。
bits-story-carryNone = 没有进位，因为没有同位的两个 1。
bits-story-carryRun = 进位经过 *{ $count } 位*，止于第 { $row } 行第 { $column } 列。
bits-story-carryMany = 有 *{ $count } 位*向前进位。
bits-story-borrowNone = 没有借位。
bits-story-borrowRun = 借位经过 *{ $count } 位*，止于第 { $row } 行第 { $column } 列。
bits-story-borrowMany = 有 *{ $count } 位*向下一位借。
bits-story-answer = 答案是 *{ $answer }*。
bits-tricks-lowest-title = 只保留最低位的 1
bits-tricks-lowest-form = x & −x
bits-tricks-lowest-lead = 取负就是“各位取反，再加一”。进位穿过由 0 取反而来的各位，停在 x 最低位的 1 处：只有在那里 x 与 −x 同为 1。
bits-tricks-without-lowest-title = 清除最低位的 1
bits-tricks-without-lowest-form = x & (x − 1)
bits-tricks-without-lowest-lead = 减一时，借位穿过下面的零，直到最低位的 1。这一位及以下各位都被取反，所以 x 与 x − 1 只有在它以上才相同。
bits-tricks-place-of-lowest-title = 二分查找最低位的 1
bits-tricks-place-of-lowest-form = 二分
bits-tricks-place-of-lowest-lead = 低半部分有 1 吗？如果没有，就把高半部分下移 32 位，并给答案加 32，然后再二分。从空的一半减一会使它全为 1，于是不用分支，看它的最高位就知道它是否为空。
bits-tricks-count-shifting-title = 用移位数 1 的个数
bits-tricks-count-shifting-form = 移位
bits-tricks-count-shifting-lead = 把最低位加入计数，再把下一位移下来。到最高位的 1 为止，每位一轮。
bits-tricks-count-clearing-title = 逐次清除最低位的 1 来计数
bits-tricks-count-clearing-form = 清除最低位的 1
bits-tricks-count-clearing-lead = 每轮清除一个 1，所以有几个 1 就有几轮。1 少时很快，例如马的走法。编译器能识别这个循环，把它换成一条指令。
bits-tricks-count-table-title = 查表数 1 的个数
bits-tricks-count-table-form = 查表
bits-tricks-count-table-lead = 分成四段，每段 16 位，在 65,536 字节的表中查找。T 表示这张表。
bits-tricks-count-swar-title = 64 位同时计数
bits-tricks-count-swar-form = 同时
bits-tricks-count-swar-lead = 每两位变成两位之和，每四位变成四位之和，每字节变成八位之和；最后把各字节相加。一个机器字相当于 32 个小加法器。
bits-tricks-count-byte-title = 数一个字节中 1 的个数
bits-tricks-count-byte-form = 三次求和
bits-tricks-count-byte-lead = 对八位做同样的三次求和：先是两位之和，再是四位之和，最后是八位之和。
bits-tricks-count-bytes-title = 八个字节同时计数
bits-tricks-count-bytes-form = 同时
bits-tricks-count-bytes-lead = 在字节相加之前停下，每个字节里就是它自己的计数（0 到 8）。十次运算就能数完棋盘的八条线。
bits-tricks-sum-bytes-title = 八个字节求和
bits-tricks-sum-bytes-form = 成对
bits-tricks-sum-bytes-lead = 相邻的字节两两相加，每对占 16 位以免溢出。然后各对再两两相加，最后两半相加。
bits-tricks-eights-title = 有没有全为 1 的字节？
bits-tricks-eights-form = 一次“与”
bits-tricks-eights-lead = 八个字节同时计数。0 到 8 中只有 8 的第 3 位为 1，所以一次“与”就找出棋盘上所有摆满的线。
bits-tricks-sevens-title = 有没有至多一位为 0 的字节？
bits-tricks-sevens-form = 加，再一次“与”
bits-tricks-sevens-lead = 每个计数都加一：7 变成 8，8 变成 9，第 3 位都为 1。同样一次“与”就能找到它们。
bits-tricks-gather-title = 把一列收进一个字节
bits-tricks-gather-form = 折叠
bits-tricks-gather-lead = 八个字节的最低位彼此相隔八位。三次折叠把它们合到一起：按 7、14、28。
bits-tricks-scatter-title = 把一个字节展成一列
bits-tricks-scatter-form = 折叠
bits-tricks-scatter-lead = 反过来，把一个字节的八位按 28、14、7 拉开，直到每个字节各有一位。
bits-tricks-knights-title = 马
bits-tricks-knights-form = 同时
bits-tricks-knights-lead = 马的八种走法就是八次移位，所有马同时走。从一边出去的马会从另一边进来，所以用掩码清除最前或最后的列。在上下两端，移出的位自然消失。
bits-tricks-kings-title = 王
bits-tricks-kings-form = 同时
bits-tricks-kings-lead = 先向两侧各走一步并加掩码，再把一行的三格一起上移和下移。八种走法只需四次移位。
bits-tricks-queens-title = 皇后
bits-tricks-queens-form = 同时
bits-tricks-queens-lead = 车与象合一：沿八个方向走过空闲格，先一格，再两格，再四格，最后再走一步。
bits-tricks-rooks-title = 车
bits-tricks-rooks-form = 同时
bits-tricks-rooks-lead = 先走过空闲格一格，再两格，再四格：三次加倍就到达七格。最后一步走到挡路的棋子所在的格。
bits-tricks-bishops-title = 象
bits-tricks-bishops-form = 同时
bits-tricks-bishops-lead = 沿对角线做同样的加倍，并用掩码防止对角线从另一边进来。
bits-tricks-pawns-up-title = 兵的吃子，向上
bits-tricks-pawns-up-form = 同时
bits-tricks-pawns-up-lead = 两次移位，左右各一次，并用该侧的掩码。
bits-tricks-pawns-down-title = 兵的吃子，向下
bits-tricks-pawns-down-form = 同时
bits-tricks-pawns-down-lead = 两次移位，左右各一次，并用该侧的掩码。

## error

error-word-empty =
    还没有数字，请输入{ $base ->
        [binary] 二进制
        [hexadecimal] 十六进制
       *[decimal] 十进制
    }数。
error-word-bad-digit =
    第 { $position } 个字符“{ $found }”不是{ $base ->
        [binary] 二进制
        [hexadecimal] 十六进制
       *[decimal] 十进制
    }数字。
error-word-too-many-digits =
    { $digits } 位数字太多：一个机器字最多 { $most } 位{ $base ->
        [binary] 二进制
        [hexadecimal] 十六进制
       *[decimal] 十进制
    }数字。
error-word-too-large = 这个数超出 64 位，最大为 18,446,744,073,709,551,615。
error-pipeline-too-long = 流水线有 { $bytes } 字节，最多读取 { $most } 字节。原来的仍在运行。
error-pipeline-too-many-stages = 流水线有 { $stages } 级，最多运行 { $most } 级。原来的仍在运行。
error-pipeline-operation = 第 { $stage } 级开头的“{ $found }”不是运算。请用 not、negate、table、and、or、xor、add、subtract、left 或 right。
error-pipeline-operands = 第 { $stage } 级有 { $found } 个操作数，而其运算需要 { $expected } 个。
error-pipeline-operand = 第 { $stage } 级不能对“{ $found }”运算。请写 x、前面的某一级（如 s1）、掩码或数。
error-pipeline-number = 第 { $stage } 级的数“{ $found }”超出 64 位。
error-pipeline-missing-stage = 第 { $stage } 级用到第 { $missing } 级，而它不在前面。原来的流水线仍在运行。
