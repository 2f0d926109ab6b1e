## page

help-variant =
    { $rule ->
       *[torus] 环面上
        [superqueens] 超级皇后
        [knights] 马
    }

## help

help-what = 点按或用按键放置皇后，本页会给出补全的种数。格中的每道短线表示一条攻击线；空闲格上的数表示有多少种补全在此放皇后。“补全”找出一种，“计数”数出全部，“观看”展示搜索的过程。
help-queens = 关于皇后
help-onBoard = 在棋盘上
help-onLarge = 在大棋盘上
help-inLesson = 在课程中
help-anywhere = 任何地方
help-problem = n 皇后问题：在 n × n 的棋盘上放置 n 个皇后，使任意两个都不在同一行、同一列或同一条对角线上。
help-attacks = 皇后攻击所在行、所在列和两条对角线上的每一格。互相攻击的皇后有冲突。
help-works = 本页所依据的文献
help-docs = 文档（英文）：隐私、无障碍、课程标准、自行部署、程序、课程
help-version = Queens { $version }，依 MIT 许可证发布的自由软件。

## keys

keys-play = 播放或暂停
keys-step = 后退或前进一步
keys-ends = 第一步或最后一步
keys-deadEnd = 上一个或下一个死路或被迫的一步
keys-solution = 下一个或上一个解
keys-speed = 加快或减慢
keys-breakpoint = 在此设置或移除断点
keys-undo = 撤销或重做
keys-paste = 放上剪贴板中的布局
keys-help = 本帮助
keys-leave = 离开棋盘，关闭对话框
keys-move = 移到另一格
keys-set = 放置或移除皇后
keys-mark = 标记“不放这里”
keys-pan = 在棋盘上移动；加 Shift 更远
keys-zoom = 放大或缩小
keys-whole = 整个棋盘
keys-lens = 开关放大镜
keys-lessonStep = 课程的上一步或下一步
keys-answer = 以该行或该列作答
keys-around = 自由探索，或回到课程
keys-black = 投影时黑屏
keys-rowEnds = 该行的第一格或最后一格
keys-columnEnds = 该列的第一格或最后一格
keys-remove = 移除该行的皇后

## paste

paste-what = 列表：每行一个列号，从 1 数起，空行写 0。或棋盘图：棋盘的每一行写成一行文字，用点和 Q。
paste-field = 布局
paste-example = 0 0 4 0 8 0 0 0
paste-place = 放上这些皇后
paste-clipboard = 粘贴
paste-picture = 选择图片
paste-forms = 这里也能打开谜题：图片、puzz.link 的链接、逐行的区域字母、JSON。

## until

until-solution = 下一个解
until-deadEnd = 下一个死路
until-shuffle = 下一次打乱
until-square = 试放皇后的格：行
until-column = 列
until-back = 移除这个皇后
until-block = 执行到代码的这一行
until-end = 结束
until-row = 第 { $row } 行第 { $column } 列
until-queen = 皇后
until-whichBlock = 代码行
until-run = 运行
until-cancel = 取消
until-line = 请输入 { $from } 到 { $to } 之间的值。

## settings

settings-theme = 外观
settings-themes-system = 跟随系统
settings-themes-light = 浅色
settings-themes-dark = 深色
settings-language = 语言
settings-squares = 格的名称
settings-squaresBy-numbers = 数字
settings-squaresBy-letters = 字母，如国际象棋
settings-squaresWhat = 如国际象棋一样，列用字母表示（z 之后是 aa），行从下往上数。所有棋盘、句子、提示和复制的布局都随之改变。课程仍用数字，与课文一致。
settings-keys = 按键
settings-shortcuts = 单字符按键（n、p、x、+、−、?）
settings-projector = 投影屏幕
settings-present = 投影此页面

## send

send-what = 链接打开的正是您看到的内容。
send-copy = 复制链接
send-app = 发送到应用……
send-others = 其他发送方式
send-lessonWhat = 把所示内容加入您编写的课程
