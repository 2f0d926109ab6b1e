## unit

unit-milliseconds = { $time } 毫秒
unit-seconds = { $time } 秒
unit-minutes = { $minutes } 分 { $seconds } 秒
unit-hours = { $hours } 小时 { $minutes } 分
unit-bytes = { $count } 字节
unit-kilobytes = { $size } KB
unit-megabytes = { $size } MB
unit-wholeMinutes = { $time } 分钟
unit-wholeHours = { $time } 小时
unit-days = { $time } 天
unit-years = { $time } 年

## error

error-language-unknown = 网址要求使用语言“{ $found }”，而本页没有这种语言，已改用您的语言或英语显示。
error-language-missing = 无法获取该语言的文字。请在网络恢复后重试。
error-step-unkept = 此浏览器不保存任何内容，无法添加这一步。
error-class-unkept = 此浏览器不保存任何内容，无法添加此链接。
error-unknown = 出了问题（{ $code }）。棋盘未变。
error-bad-size = “{ $found }”无效：n 须为 { $smallest } 到 { $largest } 的整数（更大的棋盘请到“超大棋盘”）。
error-too-large-to-show = 那个棋盘有 { $size } 行，这里最多显示 { $largest } 行。请粘贴到“超大棋盘”。
error-engine-missing = 引擎无法启动。请重新载入页面再试。
error-engine-late = 引擎仍在载入。
error-engine-lost = 引擎多次崩溃，不会再重新启动。请重新载入页面再试。
error-trap = 引擎崩溃，已重新启动。棋盘未变。
error-clipboard = 浏览器不允许本页使用剪贴板。可以从地址栏复制链接。
error-storage = 此浏览器不为本页保存任何内容。一切功能都正常，但关闭页面后所做的内容会丢失。
error-size = 这里不能用 { $size } 行的棋盘，应为 1 到 { $largest } 行。
error-column-out-of-range = 第 { $row } 行给出的是第 { $column } 列，但最后一列是 { $last }。
error-complete-too-large = { $free } 个空闲行太多，无法补全；上限为 { $largest } 行。
error-text-empty = 文本中没有布局。
error-text-too-long = 文本太长（{ $bytes } 字节，上限 { $longest } 字节）。
error-text-too-many-rows = 此列表有 { $rows } 行，而棋盘最多 { $largest } 行。
error-text-no-form = 文本第 { $line } 行：“{ $found }”既不是列号列表，也不是由点和 Q 组成的图。
error-text-bad-column = 文本第 { $line } 行第 { $word } 项：“{ $found }”。应为 0 到 { $last } 的列号。
error-text-bad-square = 文本第 { $line } 行第 { $square } 格：“{ $found }”。应为点或 Q。
error-text-second-queen = 文本第 { $line } 行第 { $square } 格：同一行出现第二个皇后。
error-text-width = 文本第 { $line } 行有 { $squares } 格，应与第一行相同，为 { $expected } 格。
error-text-height = 有 { $rows } 行，应与每行的格数相同，为 { $expected } 行。
error-job-over = 这个问题已经回答过。请重新提问。
error-link-empty = 网址中没有指定棋盘。
error-link-too-long = 网址太长，不是本页的链接（{ $bytes } 字节，上限 { $longest } 字节）。
error-link-version = 本页无法识别网址的版本“{ $found }”。
error-link-pair = 网址在“{ $found }”处被截断或损坏。
error-link-unknown-key = 本页无法识别网址中的“{ $key }”。
error-link-repeated-key = 网址中“{ $key }”出现两次。
error-link-missing-key = 网址中缺少“{ $key }”，可能被截断了。
error-link-word = 网址中 { $key } 的值“{ $found }”无效。
error-link-size = 网址中的大小“{ $found }”无效。
error-link-column = 网址中第 { $queen } 个皇后是“{ $found }”，列号应不超过 { $last }。
error-link-too-many-queens = 网址中有 { $queens } 个皇后，而棋盘只有 { $size } 行。
error-link-seed = 网址中的种子“{ $found }”无效。
error-link-step = 网址中的步数“{ $found }”无效。
error-link-own = 网址中用于此处的值“{ $found }”无效。
error-room-failed = 页面的这一部分打开失败：{ $why }。其余部分照常工作。
error-room-link = 页面的这一部分无法完整读取链接，已按平常方式打开。
error-room-missing = 无法获取页面的这一部分。请在网络恢复后重试。
error-renewed = 本页已更新。请重新载入，棋盘会保留。
error-search-unknown = 这里没有名为“{ $name }”的搜索。
error-search-too-large = 此搜索只用于较小的棋盘。
error-search-not-empty = 此搜索只能从空棋盘开始。
error-search-no-modular = { $size } 行的棋盘在对角线首尾相接时无解。
error-search-wrapped = 有两个皇后沿首尾相接的对角线互相攻击。
error-search-conflict = 有两个皇后互相攻击，所以不存在要找的解。
error-count-too-many-free = { $free } 个空闲行太多，无法计数；上限为 { $limit } 行。
error-count-unplanned = 本页最多对 { $limit } 行的棋盘计数。{ $size } 行的棋盘，一个线程约需 { $seconds } 秒。
error-count-endless = 对 { $free } 个空闲行计数，一个线程约需 { $seconds } 秒。请放上更多皇后。
error-count-lost = 同一部分多次使引擎崩溃，计数已停止。可能是内存不足，减少线程可以减少占用。
error-count-kept = 有 { $count } 个保存的部分已损坏或版本不同，已删除。
error-count-too-large = { $size } 行的棋盘太大，无法计数；上限为 { $limit } 行。
error-argument-type = 传给引擎的参数有误：{ $name }。
error-argument-range = 传给引擎的参数有误：{ $name } 的范围是 { $least } 到 { $most }。
error-argument-choice = 传给引擎的参数有误：{ $name }。
error-argument-length = 传给引擎的参数有误：{ $name } 有 { $length } 项，上限为 { $most }。
error-no-randomness = 本设备没有随机数来源。
error-size-for-large = { $size } 行的棋盘太大，此处最多显示 { $largest } 行。

## notice

notice-linkCopied = 链接已复制。
notice-placementCopied = 布局已复制。
notice-textCopied = 文本已复制。
notice-stepAdded = 这一步已加入您的课程，可在“教学”的课程编辑器中编辑。
notice-linkAdded = 链接已添加到“教学”中的班级页。
notice-resumed = 引擎已重新启动，棋盘未变。
notice-left = 搜索已从这个棋盘重新开始。
notice-back = 回到第 { $step } 步
notice-reload = 重新载入
notice-openLarge = 在“超大棋盘”中打开 { $size } 行

## line

line-row = 行
line-column = 列
line-diagonal = 对角线
line-antiDiagonal = 反对角线
