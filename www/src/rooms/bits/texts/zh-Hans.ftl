## page

page-bits = 位技巧
page-about-bits = 一个字里的 64 格

## bits

bits-word = 一个字，四种样子
bits-board = 以棋盘表示的字
bits-square = 第 { $row } 行第 { $column } 列，第 { $bit } 位
bits-set = 为 1
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
bits-numbered-bits = 位 0 至 63
bits-numbered-sum = x + y
bits-numbered-difference = 7 − x + y
bits-mask = 对角线 { $number }：{ $mask }
bits-takeMask = 取作当前字
bits-layers = x 是字节，y 是其中的位。每个方向有十五条对角线，它们的掩码只需生成一次。把所有攻击放进一个字是不够的：两个皇后攻击同一格时，移除一个不应使它空闲。所以行和两种对角线各有一个字。
bits-clear = 清零
bits-flip = 取反
bits-examples-title = 文章中的例子
bits-examples-open = 显示
bits-examples-blackHole = 不用掩码 notGH 的 a4（位 24）上的马：移 10 位会越过边缘到 g2（位 14）。文章把最低位叫作 a1；在这个棋盘上，它在左上角。
bits-examples-king = 同一篇文章的练习：王能走到几格？角上 3 格，边上 5 格，其他地方 8 格。
bits-examples-lowest = 22 & −22 = 2：最低位的 1。指令 BSF 或 TZCNT 给出它的位置。
bits-examples-clearing = 1001010100010000 去掉最低位的 1：用清除法计数，每个 1 一轮。
bits-examples-vector = 一个字里的八个计数器：0x0303… + 0x0101… 同时给每个字节加 1。
bits-examples-eights = 哪些字节是 8？0x0108030407080506 & 0x0808… 是 0x0008000000080000；文章印的是 0x0800000000080000，属于印刷错误。
bits-examples-oneLayer = 为什么一层不够：s1 是两个皇后沿行和对角线攻击的格子，s3 去掉上面那个皇后的攻击。最后一级显示五个格子：下面的皇后仍在攻击，却被 s3 放开了。
bits-examples-threeLayers = 同样的皇后用三层：行、对角线、反对角线。每一层里，一条线只属于一个皇后。拿走上面的皇后，没有格子被误放开，最后一级为空。
bits-trick = 技巧
bits-groups-words = 对字
bits-groups-moves = 棋子的走法
bits-edit = 作为流水线编辑
bits-measure = 测量速度
bits-measuring = 正在测量……
bits-forms = 各种写法并列
bits-form = 形式
bits-operations = 运算数
bits-speed = 百万次/秒
bits-uncounted = 不定
bits-unmeasured = –
bits-plain = 逐位
bits-plainMoves = 逐格
bits-onX86 = x86 指令
bits-standsFor = x86 的 { $x86 }
bits-wasmLacks = wasm 没有；模拟
bits-thisLacks = 此版本没有；模拟
bits-masks = 什么使棋子不出棋盘
bits-blocked = 棋子互相阻挡
bits-jumps = 去掉掩码，棋盘的边缘就敞开：打叉的格要越过边缘才能到达。
bits-method-shifting = 所到的格，用移位数出
bits-method-clearing = 逐次清除最低位的 1
bits-method-table = 查表
bits-method-distance = 按到边的距离
bits-single = 限单个棋子
bits-agree = 各方法一致。
bits-disagree = 各方法不一致。
bits-pipeline = 流水线
bits-goTo = 到第 { $stage } 级：{ $formula }
bits-stageName = { $stage }：{ $what }
bits-stageLabel = 第 { $stage } 级：{ $word }
bits-stage = 级
bits-stageOf = 第 *{ $stage }* 个运算，共 { $stages } 个
bits-first = 第一级
bits-back = 上一级
bits-forward = 下一级
bits-last = 最后一级
bits-operation-word = 字
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
bits-own-lead = 每行一个运算。各自作用于 x、前面的某级（s1）、以名称表示的掩码，或如 7、0xFF 的数。
bits-own-text = 流水线，每行一级
bits-own-operation = 运算
bits-own-first = 第一操作数
bits-own-second = 第二操作数
bits-own-add = 增加一级
bits-own-remove = 移除最后一级
bits-story-word = 这个字：*{ $count } 位*为 1。
bits-story-not = { $one } 的各位取反：现在 *{ $count }* 位为 1。
bits-story-negate = { $one } 的各位取反，再加一。
bits-story-table = { $one } 的最低 16 位查表：*{ $answer }*。
bits-story-and = { $one } 与 { $other } 共有：*{ $count } 位*；{ $one } 去掉 { $lost } 位。
bits-story-or = { $one } 或 { $other } 所有：*{ $count } 位*。
bits-story-xor = { $one } 与 { $other } 相异：*{ $count } 位*。
bits-story-add = { $one } 加 { $other }。
bits-story-subtract = { $one } 减 { $other }。
bits-story-left = { $one } 左移 { $places } 位。
bits-story-leftLost = { $one } 左移 { $places } 位：*{ $count } 位*移出末端。
bits-story-right = { $one } 右移 { $places } 位。
bits-story-rightLost = { $one } 右移 { $places } 位：*{ $count } 位*移出末端。
bits-story-carryNone = 没有进位：没有同位的两个 1。
bits-story-carryRun = 进位经过 *{ $count } 位*，止于第 { $row } 行第 { $column } 列。
bits-story-carryMany = 有 *{ $count } 位*向前进位。
bits-story-borrowNone = 没有借位。
bits-story-borrowRun = 借位经过 *{ $count } 位*，止于第 { $row } 行第 { $column } 列。
bits-story-borrowMany = 有 *{ $count } 位*向下一位借。
bits-story-answer = 答案是 *{ $answer }*。
bits-tricks-lowest-title = 只留最低位的 1
bits-tricks-lowest-form = x & −x
bits-tricks-lowest-lead = 取负就是“各位取反，再加一”。这个一作为进位穿过取反后的 1，停在 x 的最低位的 1：只有在那里 x 与 −x 同为 1。
bits-tricks-without-lowest-title = 清除最低位的 1
bits-tricks-without-lowest-form = x & (x − 1)
bits-tricks-without-lowest-lead = 减一时，借位穿过下面的零直到最低位的 1：它及以下各位取反，所以 x 与 x − 1 只在其上相同。
bits-tricks-place-of-lowest-title = 二分查找最低位的 1
bits-tricks-place-of-lowest-form = 二分
bits-tricks-place-of-lowest-lead = 低半部分有 1 吗？没有，就把高半部分移下来，记下它的 32 位；再二分。从空的一半减一会使它全为 1，于是它的最高位不用分支就说明“空”。
bits-tricks-count-shifting-title = 用移位数 1 的个数
bits-tricks-count-shifting-form = 移位
bits-tricks-count-shifting-lead = 看最低位，加入计数，把下一位移下来：到最高位的 1 为止，每位一轮。
bits-tricks-count-clearing-title = 逐次清除最低位的 1 来计数
bits-tricks-count-clearing-form = 清除最低位的 1
bits-tricks-count-clearing-lead = 每轮清除一个 1，所以有几个 1 就有几轮：1 少时很快，如马的走法。编译器熟知这个循环，会换成一条指令。
bits-tricks-count-table-title = 查表数 1 的个数
bits-tricks-count-table-form = 查表
bits-tricks-count-table-lead = 分成四段，每段 16 位，在 65,536 字节的表中查找。T 指这张表。
bits-tricks-count-swar-title = 64 位同时数 1 的个数
bits-tricks-count-swar-form = 同时
bits-tricks-count-swar-lead = 每两位变成两位之和，每四位变成四位之和，每字节变成八位之和；最后把各字节相加。一个字相当于 32 个小加法器。
bits-tricks-count-byte-title = 数一个字节中 1 的个数
bits-tricks-count-byte-form = 三次求和
bits-tricks-count-byte-lead = 只对八位做同样的三次求和：两位、四位、全部。
bits-tricks-count-bytes-title = 八个字节同时数 1 的个数
bits-tricks-count-bytes-form = 同时
bits-tricks-count-bytes-lead = 在字节相加之前停下，每个字节就存着自己的计数 0 到 8：十个运算数完棋盘的八条线。
bits-tricks-sum-bytes-title = 八个字节求和
bits-tricks-sum-bytes-form = 成对
bits-tricks-sum-bytes-lead = 相邻者成对相加，每对占 16 位以免溢出；再把对相加，最后两半相加。
bits-tricks-eights-title = 有没有满的字节？
bits-tricks-eights-form = 一次“与”
bits-tricks-eights-lead = 八个字节同时计数。0 到 8 中只有 8 的第 3 位为 1，所以一次“与”找出棋盘上所有满的线。
bits-tricks-sevens-title = 有没有至多缺一位的字节？
bits-tricks-sevens-form = 加，再一次“与”
bits-tricks-sevens-lead = 每个计数加一：7 成 8，8 成 9，第 3 位都为 1。同一个“与”就能找到。
bits-tricks-gather-title = 把一列收成一个字节
bits-tricks-gather-form = 折叠
bits-tricks-gather-lead = 八个字节的最低位彼此相隔八位。三次折叠把它们合到一起：按 7、14、28。
bits-tricks-scatter-title = 把一个字节展成一列
bits-tricks-scatter-form = 折叠
bits-tricks-scatter-lead = 反过来：一个字节的八位按 28、14、7 拉开，直到每个字节一位。
bits-tricks-knights-title = 马
bits-tricks-knights-form = 同时
bits-tricks-knights-lead = 马的八种走法就是八次移位，所有马同时走。从一边走出去的会从另一边进来，所以用掩码去掉边上的列；上下两端的位自然移出。
bits-tricks-kings-title = 王
bits-tricks-kings-form = 同时
bits-tricks-kings-lead = 向两侧各走一步并加掩码；再把一行的三格一起上移和下移：四次移位走完八种走法。
bits-tricks-queens-title = 皇后
bits-tricks-queens-form = 同时
bits-tricks-queens-lead = 车与象合一：沿八个方向走过空闲格，先一格，再两格，再四格，最后再走一步。
bits-tricks-rooks-title = 车
bits-tricks-rooks-form = 同时
bits-tricks-rooks-lead = 先走过空闲格一格，再两格，再四格：三次加倍到达七格。最后一步落在挡路的棋子上。
bits-tricks-bishops-title = 象
bits-tricks-bishops-form = 同时
bits-tricks-bishops-lead = 沿对角线做同样的加倍，用掩码使对角线不从另一边进来。
bits-tricks-pawns-up-title = 兵的吃子，向上
bits-tricks-pawns-up-form = 同时
bits-tricks-pawns-up-lead = 两次移位，左右各一次，并用该侧的掩码。
bits-tricks-pawns-down-title = 兵的吃子，向下
bits-tricks-pawns-down-form = 同时
bits-tricks-pawns-down-lead = 两次移位，左右各一次，并用该侧的掩码。

## error

error-word-empty =
    还没有数字：请输入{ $base ->
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
error-word-too-large = 这个数超出 64 位：最大为 18,446,744,073,709,551,615。
error-pipeline-too-long = 流水线有 { $bytes } 字节；最多读 { $most }。原来的仍在运行。
error-pipeline-too-many-stages = 流水线有 { $stages } 级；最多运行 { $most } 级。原来的仍在运行。
error-pipeline-operation = 第 { $stage } 级以“{ $found }”开头，不是运算：请用 not、negate、table、and、or、xor、add、subtract、left 或 right。
error-pipeline-operands = 第 { $stage } 级有 { $found } 个操作数，而其运算需要 { $expected } 个。
error-pipeline-operand = 第 { $stage } 级作用于“{ $found }”：请写 x、如 s1 的级、掩码或数。
error-pipeline-number = 第 { $stage } 级的数“{ $found }”超出 64 位。
error-pipeline-missing-stage = 第 { $stage } 级用到第 { $missing } 级，而它不在前面。原来的流水线仍在运行。
