## page

page-large = 超大棋盘
page-about-large = 数百万行的棋盘

## large

large-board = { $size } × { $size } 棋盘，以图像显示
large-told = 结果
large-view = 第 { $firstRow } 到 { $lastRow } 行，第 { $firstColumn } 到 { $lastColumn } 列
large-keys = 方向键移动，加 Shift 更远；加减键缩放；Home 显示整个棋盘；能看到单个格时按 Enter 放置或移除皇后；l 开关放大镜。
large-zoomIn = 放大
large-zoomOut = 缩小
large-lens = 放大镜
large-home = 整个棋盘
large-square = 第 { $row } 行第 { $column } 列
large-given = 第 { $row } 行第 { $column } 列：给定
large-found = 第 { $row } 行第 { $column } 列：找到
large-free = 第 { $row } 行第 { $column } 列：空闲
large-attacked =
    第 { $row } 行第 { $column } 列：{ $line ->
        [row] 沿行
        [column] 沿列
        [diagonal] 沿对角线
       *[antiDiagonal] 沿反对角线
    }受第 { $by } 行攻击
large-givenCount = 给定
large-foundCount = 找到
large-inView = 当前显示
large-rowsAPixel = { $count } 行
large-pixelsASquare = { $count } 像素
large-k = 给定皇后数 k
large-source = 给定的皇后
large-sources-random = 随机
large-sources-solution = 取自一个解
large-engine = 引擎
large-engines-auto = 按大小选择
large-engines-linear = 线性，五个阶段
large-engines-exact = 精确搜索
large-generate = 生成
large-validate = 校验
large-explicit = 两道阶梯
large-formulas = 按公式
large-modular = 模直线
large-modularHead = 模直线
large-modularWhat = 直线每行向右移 { $step } 列，到边缘就绕回。共 { $size } 个皇后，即使对角线首尾相接也互不攻击。
large-step = 步长（0 为最小的）
large-inner = 内层大小
large-tileNow = 铺砌
large-innerStep = 内层步长（0 为最小）
large-tileItself = 用自身铺砌
large-steps = 大小为 { $size } 的模直线的步长
large-stepsOf = 大小 { $size }，步长共 { $count } 个：
large-fractalWhat = 要得到分形，请再点按一次“铺砌”，每个皇后又会变成同样的小棋盘。用模解自身铺砌，棋盘增长得更快。任何模解都可以，例如从文件读入的解。
large-tiledAgain = 已按链接铺砌，{ $size } 个皇后互不攻击。
large-stepWhat = 步长是每行前进的列数。这个数及其前后两个数与 n 都没有 1 以外的公约数。反复铺砌，棋盘就成了分形。
large-tileWhat = 铺砌用一个模解代替每个皇后。它必须是模解，这时它的各条对角线模其大小各不相同，所以相邻对角线上的方块互不攻击。
large-tiledHead = 已铺砌
large-tiledWhat = 每个皇后的方块中有一个大小为 { $inner } 的模解。共 { $size } 个皇后，互不攻击。
large-generated = 已生成
large-generatedWhat =
    { $count ->
        [1] 1 个皇后，放在空闲格上。
       *[other] { $count } 个皇后，互不攻击。
    }
large-method = 方法
large-pairs = 空闲行与列的随机配对
large-time = 时间
large-explicitHead = 按公式
large-explicitWhat = n = { $size } 除以 12 余 { $remainder }，所以各列为：
large-evenRows = 偶数列
large-oddRows = 奇数列
large-even-straight = 2、4、6……
large-even-firstToEnd = 4、6……，最后 2
large-odd-straight = 1、3、5……
large-odd-threeOneFiveLast = 3、1、7、9……，最后 5
large-odd-firstTwoToEnd = 5、7……，最后 1、3
large-odd-pairsSwapped = 3、1、7、5……
large-opened = 已打开
large-openedWhat = { $name }：{ $count } 个皇后。
large-saved = 已保存
large-savedWhat = { $name }，{ $size }。
large-timePublished = { $time }（已发表值为 { $published }）
large-setRows = 放上皇后的行
large-setWhat = { $count }（另有 { $more } 个皇后放下又移除）
large-returns = 返回
large-nodes = 放下的皇后
large-impossibleWhat = 精确搜索已试遍所有可能，这个棋盘无法补全。
large-undecidedWhat = 在上限之内没有找到补全，也没有证明补全不存在。
large-valid = 有效
large-validWhat =
    { $count ->
        [1] 1 个皇后，没有冲突。
       *[other] { $count } 个皇后，互不攻击。
    }
large-validModular = 这是模解：即使对角线首尾相接，也没有两个皇后在同一条对角线上。
large-invalid = 有冲突
large-invalidWhat = 有 { $count } 行与上面某行冲突。
large-firstConflict =
    第一处冲突：第 { $row } 行与第 { $otherRow } 行，{ $line ->
        [row] 沿行
        [column] 沿列
        [diagonal] 沿对角线
       *[antiDiagonal] 沿反对角线
    }。
large-removedHead = 已移除皇后
large-setHead = 已放上皇后
large-attackedHead = 该格不空闲
large-closed = 由此封住了 { $count } 个其他空闲格：
large-cancelled = 棋盘未变。
large-working-generate = 正在生成
large-working-explicit = 正在构造
large-working-modular = 正在构造
large-working-tile = 正在铺砌
large-working-complete = 正在补全
large-working-validate = 正在校验
large-working-open = 正在读取文件
large-working-save = 正在写入文件
large-working-pair = 正在找一对相近的布局
large-phases-read = 读取棋盘
large-phases-pass = 贪心放置
large-phases-swap = 交换
large-phases-repair = 沿交错路修复
large-phases-block1 = 阶段 1
large-phases-block2 = 阶段 2
large-phases-block3 = 阶段 3
large-phases-block4 = 阶段 4
large-phases-block5 = 阶段 5
large-phases-exact = 精确搜索
large-phases-build = 按公式构造
large-phases-blame = 寻找祸首
large-phases-check = 校验
large-phases-over = 校验
large-file = 文件
large-fileWhat = 数字（空行为 0，与论文的文件相同）、CSV 或 JSON，最大 128 MB
large-open = 打开……
large-save = 另存为
large-form = 格式
large-forms-numbers = 数字
large-forms-csv = CSV
large-forms-json = JSON
large-drop = 也可把文件拖到棋盘上。
large-example = 论文的例子
large-unlinked = 链接装不下此棋盘。请保存为文件再分享。
large-moreWhat = 给定的皇后、种子、引擎、上限、公式、校验、文件
large-slider = 大小，从一千到一百万
large-figureFree = 行空闲
large-figureFilled = 填满其余 { $count } 行
large-storyCompleted = *{ $count }* 个皇后，互不攻击。
large-storyFull = 放好了 *{ $count }* 个皇后，每行一个。
large-storyGiven = 放好了 *{ $count }* 个皇后，还有 { $free } 行空闲。
large-pixel = 一像素
large-aSquare = 一格
large-rowTaken = 第 { $row } 行第 { $column } 列：该行的皇后在第 { $by } 列
large-pairedHead = 一对相近布局之一
large-pairedWith = 这个布局可以补全，请点按“补全”。
large-pairedWithout = 这个布局与某个可补全的布局只差一行，却不能补全。请点按“补全”。
large-undone = 已撤销
large-undoneWhat = 回到前一个棋盘。
large-redone = 已重做
large-redoneWhat = 回到后一个棋盘。
large-savedLong = { $name }，{ $size }。文件太长，无法再在此打开（上限为 { $most }）。存为数字会短些。
large-row = 行
large-goToRow = 转到该行
large-nearest = 最近的皇后
large-setAll = { $count }（没有移除皇后）

## linear

linear-watch-repair = 观看梯度修复
linear-watchWhat-linear = 从给定的皇后开始，逐步观看已发表的五阶段方法。
linear-watchWhat-repair = 在所有空闲行和列都放上皇后，然后两行两行地交换所在的列，只要冲突减少就继续。
linear-theatre-linear = 在棋盘上逐步观看
linear-theatre-repair = 在棋盘上逐步观看梯度修复
linear-onBoard = 在棋盘上
linear-block = 阶段
linear-left = 剩余行
linear-queens = 皇后
linear-levels = 基准层的皇后数
linear-deadEnds = 死路
linear-returns = 返回
linear-bands = 依次经过各阶段，共 { $count } 次
linear-names-1 = 1：配对
linear-names-2 = 2：投影
linear-names-3 = 3：随机
linear-names-4 = 4：计数
linear-names-5 = 5：最小风险
linear-names-6 = 精确
linear-leftWhat = 空闲行从 { $first } 降到 { $last }
linear-solved = 已解出，返回 *{ $returns }* 次。
linear-gaveUp = 达到上限时放弃，还剩 { $count } 行，*未定*。
linear-story-block1 = *阶段 1* 遍历打乱的空闲行列配对。还剩 { $count } 行。
linear-story-block2 = *阶段 2* 只考虑空闲的行和列。还剩 { $count } 行。
linear-story-block3 = *阶段 3* 随机取一个空闲行及其中一个空闲格。还剩 { $count } 行。
linear-story-block4 = *阶段 4* 数出每行的空闲格。还剩 { $count } 行。
linear-story-block5 = *阶段 5* 取风险最大的行和损害最小的格。还剩 { $count } 行。
linear-story-exact = *精确搜索*从达到上限处继续。还剩 { $count } 行。
linear-story-over = 结束。还剩 { $count } 行。
linear-exact = 用精确搜索继续
linear-step = 第 *{ $step }* 步
linear-stepsAFrame = 每帧 { $count } 步
linear-rate = 每帧 { $count } 步
linear-rateMost = 最快

## error

error-no-modular = { $size } 行没有模解，因为 n 既不能被 2 整除，也不能被 3 整除。棋盘未变。
error-large-lost = 引擎崩溃，棋盘已丢失。请重新打开文件，或另行生成。
error-too-large-by-hand = 手动放皇后限于 { $largest } 行，此棋盘有 { $size } 行。
error-large-conflict = 有两个皇后互相攻击，所以无法补全。“校验”会指出是哪两个。
error-generate-more-than-rows = { $queens } 个皇后放不进 { $size } 行，因为每个要占一行。棋盘未变。
error-generate-too-many = 没有一次尝试能在 { $size } 行上随机放下 { $queens } 个皇后，最好的一次放下了 { $reached } 个。请不要超过此数。棋盘未变。
error-generate-no-solution = { $size } 行的棋盘无解。
error-construct-step-range = 在 { $size } 行上，直线的步长应为 0 到 { $largest }，不能是 { $step }。
error-construct-step = { $size } 行上步长为 { $step } 的直线不是模解，因为 { $number } 与 { $size } 有公约数 { $divisor }。请选既不被 2 整除、也不被 3 整除的大小，及其步长之一。
error-construct-outer = 此棋盘不是解，不能铺砌。请先补全。
error-construct-inner-empty = 内层棋盘有一行没有皇后，不是解。请先补全。
error-construct-inner-column = 内层棋盘有一列有两个皇后，不是解。
error-construct-inner = 内层解不是模解，因为有两个皇后同在一条首尾相接的对角线上。
error-construct-no-solution = { $size } 行的棋盘无解。
error-construct-size = 无法构造 { $size } 行的棋盘，可以是 1 到 { $largest } 行。
error-no-pair = 在 { $size } 行上没有找到一对相近的布局。棋盘未变。
error-file-empty = 文件为空。应为每行一个列号，空行为 0。
error-file-too-long = 文件太长（{ $bytes } 字节，上限 { $longest } 字节）。
error-file-too-many-rows = 文件第 { $line } 行：文件超过 { $largest } 行，这是能读取的上限。
error-file-no-form = 文件第 { $line } 行：“{ $found }”。应为数、“行,列”或 JSON。
error-file-number = 文件第 { $line } 行第 { $word } 项：“{ $found }”。应为列号，0 到 { $largest } 的整数。
error-file-fields = 文件第 { $line } 行：“{ $found }”，应为行、逗号和列。
error-file-row = 文件第 { $line } 行：行号是“{ $found }”，应为 { $expected }。
error-file-json = 文件第 { $line } 行第 { $word } 项：应为 { $expected }，而不是 { $found }。
error-file-cut = 文件止于第 { $line } 行，已读 { $rows } 行，此处应为 { $expected }，可能被截断了。
error-file-count = 文件写明有 { $n } 行，实际有 { $rows } 行。
error-file-column = 第 { $row } 行给出第 { $column } 列，而文件只有 { $rows } 行，可能被截断了。
error-file-repeated-column = 第 { $otherRow } 行与第 { $row } 行都在第 { $column } 列，而每列应只出现一次。
error-file-gone = 文件已无法读取，可能已被移动、更改或删除。棋盘未变。
error-no-queen = 棋盘上没有皇后。
error-no-canvas = 此浏览器不能在线程中绘图（OffscreenCanvas），或者内存不足以绘制这幅图。请换用其他浏览器或更新的版本。
