## page

page-share = 发送
page-about-share = 保存、打印、链接

## share

share-heading =
    { $panel ->
        [picture] 保存棋盘图片
        [animation] 把搜索保存为动画
        [data] 保存步骤或解
        [text] 文本形式的棋盘
        [link] 链接和二维码
        [embed] 嵌入其他网页
       *[print] 打印练习纸
    }

share-form = 格式
share-scale = 大小
share-colours = 颜色
share-colour =
    { $colours ->
        [light] 浅色
       *[dark] 深色
    }
share-numbers = 行号和列号
share-marks = 攻击标记
share-clear = 透明背景
share-pixels = { $width } × { $height } 像素。
share-pictureTitle = { $size } 行的棋盘
share-savePicture = 保存图片

share-by = 每帧对应
share-byWhat =
    { $by ->
        [event] 一步
       *[deadEnd] 死路和解
    }
share-side = 宽度（像素）
share-speed = 每秒帧数
share-sentence = 说明句
share-loop = 循环
share-from = 从第几步
share-to = 到第几步
share-toHere = 从开头到第 { $step } 步
share-allSteps = 已知的所有步骤
share-runOf = 这些是“观看”中搜索的步骤：{ $search }。
share-runBranch = 这些是“观看”中搜索到您作出选择为止的步骤，以及其后分支的步骤：{ $search }。
share-estimate = { $frames } 帧，{ $seconds }，约 { $size }。
share-unknownLength = 最多制作 { $most } 帧。
share-tooLong = 动画最多 { $most } 帧、10 分钟、20 MB。
share-first200 = 只取前 200 步
share-byDeadEnd = 每个死路一帧
share-saveAnimation = 保存动画
share-progress = 正在制作
share-made = 已完成 { $made } / { $of }，{ $size }。
share-saved = 已保存：{ $name }，{ $size }。

share-what = 保存的内容
share-steps = 步骤
share-solutions = 解
share-plain = 文本
share-solutionsWhat = 空棋盘上 { $size } 个皇后的全部解，每个解从上到下列出各行的列号。最多列出 { $listed } 行棋盘的解。
share-waysWhat = 此棋盘在其规则下的全部补全，每个棋子写成行和列：3.5 即第 3 行第 5 列。最多列出 { $most } 种。
share-listedOnly = 最多列出 { $listed } 行棋盘的解，这个棋盘有 { $size } 行。
share-stepsWhat = 每一步都有事件、格和当时棋盘上的皇后。行和列从 1 数起，0 表示该行没有皇后。
share-stepsVariant = 每一步都有事件、格和当时棋盘上的棋子：3.5 即第 3 行第 5 列。行和列从 1 数起。
share-traceFile = 运行记录
share-traceWhat = 从第一步开始的运行，是任何程序都能写出的文本，可在“观看”的 Python 中打开。
share-saveData = 保存数据

share-textForm =
    { $form ->
       *[diagram] 棋盘图
        [list] 列
        [puzz-link] puzz.link（网址）
        [penpa] Penpa+（网址）
        [pzpr] pzpr（文件）
        [letters] 用字母表示的区域
        [task] 区域列表
        [sbn] Star Battle Notation
        [json] JSON
        [fen] FEN
        [squares] 格
        [diagonals] 排除的对角线（CSPLib 079）
        [cnf] DIMACS CNF
        [dzn] MiniZinc 数据
        [legup] LEGUP
        [starb] 教程文件
        [placement] 布局
        [minizinc] MiniZinc
        [minizinc-link] MiniZinc Playground（网址）
        [ortools] OR-Tools（Python）
        [smtlib] SMT-LIB
    }
share-saveText = 保存为文件
share-textWhat = 棋盘图、网址、列表和公式都可以粘贴到本页的任何位置，以重新打开棋盘。
share-copy = 复制

share-opens = 链接打开的内容
share-opensBoard = 棋盘
share-opensStep = 第 { $step } 步的搜索
share-opensSearch = 这一步的搜索
share-opensPuzzle = 谜题
share-opensLesson = 课程
share-handout = 对打开者的限制
share-noHints = 不给提示
share-noClock = 不计时
share-hideAnswers = 要求时才显示答案
share-allSearches = 提供所有搜索，勾选后只提供所选的
share-someSearches = 提供 { $count } 种搜索
share-allRules = 证明可用所有规则，勾选后只能用所选的
share-someRules = 证明可用 { $count } 种规则
share-rule =
    { $rule ->
        [single] 唯一格
        [block] 方块
        [pointer] 区块
        [killer] 封死格
        [set] 线组
        [strip] 条带
        [trial] 按唯一格试放
        [trial-and-rules] 按所有规则试放
       *[cases] 分情况
    }
share-courtesy = 页面用一行说明允许什么，点按一下即可使用完整页面。这些限制只是约定，并不上锁。
share-codeWhat = 打印二维码时宽度至少 18 毫米。
share-copyLink = 复制链接
share-saveCode = 把二维码保存为 SVG
share-codeOf = { $address } 的二维码
share-noCode = 链接太长，无法生成二维码。

share-embedKind = 嵌入的内容
share-embedKinds =
    { $kind ->
        [frame] 框架
        [element] 元素
       *[link] 链接
    }
share-embedWhat =
    { $kind ->
        [frame] 在框架中显示本页，包括搜索和步骤。只从这个网址加载，不设置 cookie，也不保存任何内容。
        [element] 供您自己编写的网页使用的独立棋盘：读者移动皇后，您的脚本会收到通知。
       *[link] 适用于会去掉框架和脚本的课程页面。
    }
share-embedQueens = 此处为元素生成的 HTML 只能包含方形棋盘上的皇后。此棋盘请用框架。
share-embedSize =
    { $size ->
        [wide] 640 × 640
        [tall] 480 × 760
       *[full] 全宽
    }
share-embedColours =
    { $colours ->
        [light] 浅色
        [dark] 深色
       *[system] 跟随读者
    }
share-embedLanguage = 语言
share-embedReader = 跟随读者
share-embedLines = 用于您网页的 HTML
share-embedPreview = 框架预览
share-embedLive = 实时显示，与读者看到的相同。
share-embedTitle =
    { $opens ->
        [board] { $size } 个皇后的棋盘
        [puzzle] 皇后谜题
        [lesson] 皇后课程
       *[step] { $size } 个皇后：逐步搜索
    }

share-classAdd = 添加到我的班级页
share-classStep = { $size } 个皇后：{ $search }，第 { $step } 步
share-classLesson = { $title }，第 { $step } 步

share-sheetQueens = 无论棋盘用什么规则，练习纸上的题都是皇后题。
share-puzzles = 谜题
share-family = 谜题类型
share-families =
    { $family ->
        [completion] 补全
        [stars] 星战
       *[regions] 区域
    }
share-trace = 跟踪表
share-empty = 空棋盘
share-number = 数量
share-size = 大小
share-grade = 难度
share-grades =
    { $grade ->
        [easy] 容易
        [medium] 中等
        [hard] 困难
        [expert] 专家
       *[rising] 由易到难
    }
share-traced = 跟踪表的棋盘
share-tracedSearch = 跟踪表的搜索
share-tracedFrom = 从第几步之后开始
share-tracedSteps = 表中的步数
share-sheet = 练习纸编号
share-key = 答案
share-keys =
    { $key ->
        [own] 单独一页
        [below] 倒印
       *[none] 不要
    }
share-paper = 纸张
share-papers =
    { $paper ->
        [A4] A4
       *[letter] Letter
    }
share-codes = 每道题旁的二维码
share-named = 姓名和日期栏
share-print = 打印
share-others = 换一批谜题
share-making = 正在制作练习纸。
share-noSheet = 这个大小没有找到该难度的谜题。请选择其他难度或更大的棋盘。
share-page = 第 { $page } 页，共 { $pages } 页
share-foot = 练习纸 { $sheet }，第 { $page } 页，共 { $pages } 页
share-who = 姓名
share-when = 日期
share-sheetPuzzles = 补全棋盘
share-sheetPuzzlesWhat = 放上缺少的皇后：每行一个，任意两个都不在同一列或同一条对角线上。每个棋盘恰好只有一种补全方式。
share-sheetRegionsWhat = 每行、每列、每个区域各放一个皇后，任意两个皇后都不相邻，斜向也不行。只有一种解法。
share-sheetStarsWhat = 每行、每列、每个区域各放 { $stars } 个皇后，任意两个皇后都不相邻，斜向也不行。只有一种解法。
share-boardName = 谜题 { $number }
share-keyName = 谜题 { $number } 的答案
share-givenOf = 给定 { $count } 个，还要放 { $more } 个
share-codeFor = 谜题 { $number } 的二维码
share-columnsLine = 列
share-sheetTrace = 手工跟踪搜索
share-traceWords = 放下皇后的那一步，也要写出下一行的各个机器字：列或对角线被占用，或者格空闲时写 1，否则写 0。其他各步和最后一行不写。
share-traceWord =
    { $word ->
        [columns] 列
        [diagonals] 对角线 ↘
        [anti] 反对角线 ↙
       *[free] 空闲
    }
share-sheetEmpty = 空棋盘
share-sheetEmptyWhat = 放置皇后，使任意两个互不攻击。能找到多少个不能互相由旋转或反射得到的解？
share-sheetKey = 答案
share-sheetKeyWhat = 给定的皇后是实心的，要放的皇后是空心的。每个棋盘下面是从上到下各行的列号。

## error

error-share-too-many = { $count } 步在这里太多了，最多 { $most } 步。请少选一些。
error-scorm-missing = 无法生成 SCORM 文件：本站没有单文件页面（queens.html）。请从 Web 服务器打开 Queens 后再试。
error-share-too-many-ways = 补全超过 { $most } 种。请先放几个棋子。
error-no-encoder = 这个浏览器不能制作 WebM 影片。请保存为 GIF。
