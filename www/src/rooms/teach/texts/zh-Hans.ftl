## page

page-teach = 教学
page-about-teach = 班级页、作业、教案，以及教学所需的一切

## teach

teach-title = 教师专区
teach-classPage = 班级页
teach-collect = 收作业
teach-projector = 投影屏幕
teach-projectorWhat = 打开一课并选择“投影”：字大，无需滚动，有画笔，可用遥控器的按键，还有能在手机上打开这一步的二维码。
teach-handout = 学生用页面的链接
teach-handoutWhat = 指向任意棋盘、谜题或搜索的链接，并写明允许什么：无提示、无计时、只在要求时显示答案、只用某些搜索。
teach-sheets = 练习纸
teach-sheetsWhat = 谜题、跟踪表和空棋盘，A4 或 Letter，附答案。同一编号总是生成同一张练习纸。
teach-embed = 嵌入
teach-embedWhat = 把棋盘、搜索或谜题嵌入您自己的网页或学习平台。
teach-predict = 预测
teach-predictWhat = 在“观看”里打开“每步之前问我”：学生先说出搜索下一步做什么，然后才看到。
teach-notes = 各课教案
teach-notesWhat = 每课一页可打印：目标、45 分钟安排、常见误解、提问、不用屏幕的活动，以及带理由的答案。
teach-untitled = 任务
teach-tasks = 任务
teach-tasksWhat = 每个任务在新窗口中打开。做完后回到这里；本页会显示在本设备上已完成的任务。
teach-name = 姓名
teach-nameless = 无姓名
teach-task = 任务 { $number }
teach-say = 我做完了
teach-done = 已完成
teach-open = 尚未完成
teach-answered = 已回答 { $done } / { $questions } 题
teach-receipt = 回执
teach-receiptWhat = 用任意一种方式交回执：文字、链接、文件，或者让老师扫码。
teach-receiptNone = 开始任务后，这里会出现回执。
teach-receiptCode = 回执的二维码
teach-receiptHonest = 回执的最后五个字符能查出输入错误，但不能证明作业是谁做的，没有服务器的网页都做不到这一点。
teach-take = 添加其他栏目的回执，例如自己写的搜索
teach-copy = 复制文字
teach-copyLink = 复制为链接
teach-save = 保存为文件
teach-forTeachers = 以教师身份打开此班级页
teach-collectHow = 粘贴回执或其链接，每行一条；把文件拖到这里；或者把二维码逐个对准摄像头。同一学生有多张回执时，以最后一张为准。
teach-receipts = 回执，每行一条
teach-add = 添加
teach-files = 选择文件
teach-folder = 选择文件夹
teach-camera = 扫码
teach-cameraOff = 停止扫码
teach-cameraWhat = 摄像头画面
teach-forget = 全部移除
teach-collected =
    { $count ->
       *[other] 已收 { $count } 张回执
    }
teach-damaged =
    { $count ->
       *[other] 有 { $count } 行未能读取
    }
teach-damagedForm = 这不是回执，或者缺了一部分。
teach-damagedSum = 这张回执的校验和不符：有字符写错或遗漏。请与学生的回执核对，或请学生重新发送。
teach-table = 收到的作业
teach-csv = 保存为 CSV
teach-cellLesson = 共 { $questions } 题：首次答对 { $first }，之后答对 { $later }，查看答案 { $shown }
teach-cellVersion =
    { $version ->
        [earlier] { $cell }（课程的较早版本）
       *[unknown] { $cell }（课程的另一版本，此处没有它的问题）
    }
teach-cellPuzzle =
    { $hints ->
        [0] { $clock }，无提示
       *[other] { $clock }，提示 { $hints } 次
    }
teach-cellSaid = 已完成
teach-hardest = 最难的问题
teach-hard = “{ $lesson }”第 { $question } 题：
teach-hardFirst = 首次答对：{ $asked } 人中 { $first } 人。
teach-hardWrong = { $answer }（{ $count } 人）：
teach-collectKept = 回执保存在本设备上，直到您移除它们。
teach-poll = 举牌答题
teach-pollWhat = 在投影屏幕上提问：摄像头一次读出全班的打印卡片，结果在您展示之前一直隐藏。
teach-pollHow = 学生举起卡片，让自己的答案朝上。摄像头或照片一次读出所有卡片。没有卡片时，可以输入两个字母作为答案，或者用手机给出代码。
teach-pollCards = 打印卡片
teach-pollBack = 返回问题
teach-pollQuestion = 问题
teach-pollFrom = 问题来源
teach-pollOwn = 自己的问题
teach-pollStep = 课程中的问题
teach-pollText = 问题内容
teach-pollFree = 答案是什么？
teach-pollOn = 回答方式
teach-pollOns =
    { $on ->
        [answers] 四个答案之一
       *[squares] 棋盘上的一格
    }
teach-pollSquares = 在棋盘上最多选择四格，卡片的 A 到 D 就代表这些格。用字母码可以回答任意一格。
teach-pollAnswer = 答案 { $letter }
teach-pollLine =
    { $kind ->
        [row] 第 { $line } 行
       *[column] 第 { $line } 列
    }
teach-pollPresent = 投到屏幕上
teach-pollBoard = 问题的棋盘
teach-pollAnswers = 答案
teach-pollRight = 正确
teach-pollTotal =
    { $count ->
        [0] 还没有答案
       *[other] { $count } 个答案（卡片 { $cards } 个，字母码 { $codes } 个）
    }
teach-pollCamera = 摄像头
teach-pollPhotograph = 选择照片
teach-pollStarting = 正在启动摄像头。
teach-pollInSight = 看到 { $count } 张卡片
teach-pollReveal = 显示结果
teach-pollHide = 隐藏结果
teach-pollAgain = 重新提问
teach-pollPrivate = 图像只在本设备上读取，不保存也不发送。也可以粘贴照片，或把照片拖到这里。
teach-pollPhones = 来自手机的回答
teach-pollPhonesHow = 在投影画面上按“二维码”：学生用手机打开问题，选择答案，得到代码。用摄像头读取他们屏幕上的代码，或者从聊天中粘贴。
teach-pollSent = 手机上的代码（粘贴或读取）
teach-pollUnread = 有 { $count } 行没有这个问题的代码。
teach-ballotHow = 选择一个答案，然后把代码给老师看，或者复制后发送。本页面不发送任何内容。
teach-ballotLine =
    { $kind ->
        [row] 行
       *[column] 列
    }
teach-ballotCode = 代码
teach-ballotPicture = 供老师读取的代码图
teach-pollCode = 字母码
teach-pollCodes =
    { $on ->
        [answers] 字母码是答案的字母连写两次，例如 BB。
       *[squares] 字母码表示一格：先是行的字母，再是列的字母。BD 是第 2 行第 4 列。
    }
teach-pollNoCode = 没有答案对应这个字母码。
teach-pollUntype = 撤销上一个字母码
teach-cards = 举牌用的卡片
teach-cardsWhat = 每个学生一张卡片。朝上的字母就是答案；字母很小，旁边的同学看不清。最多有 { $most } 张不同的卡片。每页一张时，全高清摄像头可在 7 米外读取，两张时 5 米，四张时 3 米；1200 万像素的照片则为 11、8、5 米。
teach-cardsCount = 卡片
teach-cardsEach = 每页张数
teach-cardsOnPage = 每页 { $count } 张
teach-cardsPage = 第 { $page } 页，共 { $pages } 页
teach-card = 卡片 { $number }
teach-paper = 纸张
teach-papers =
    { $paper ->
        [A4] A4
       *[letter] Letter
    }
teach-print = 打印
teach-window = 教师窗口
teach-windowWhat = 投影之外的第二个窗口，显示教案、正确答案、下一步、计时和已经问过的问题。可以从任何投影的工具栏打开。
teach-windowNothing = 还没有投影任何内容。打开一课，选择“投影”，这个窗口就会跟随。
teach-windowSince = 已进行
teach-windowRestart = 重新开始
teach-windowPress =
    { $command ->
        [previous] 上一步
        [next] 下一步
        [answer] 答案
       *[black] 黑屏
    }
teach-windowNow = 投影内容
teach-windowNext = 下一步：{ $title }
teach-windowLast = 这是最后一步。
teach-windowWhy = 供追问时使用
teach-windowTries = 目前的回答：{ $answers }
teach-windowWrongs = 可能的错误答案
teach-windowShown = 全班看得到结果。
teach-windowHidden = 全班还看不到结果。
teach-windowLog = 已经问过的问题
teach-windowNoLog = 还没有回答过任何问题。
teach-windowBecame =
    { $became ->
        [right] { $count ->
            [0] 一次答对
           *[other] 错 { $count } 次后答对
        }
        [shown] { $count ->
            [0] 已展示答案
           *[other] 错 { $count } 次后展示答案
        }
       *[open] 未答出，错 { $count } 次
    }
teach-windowHands = { $count } 个答案
teach-windowHandsRight = { $count } 个答案中 { $right } 个正确
teach-windowNotes = 教案
teach-exam = 测验
teach-examHow = 同一编号总是得到同一份测验。相邻座位拿到不同版本。只要问题够多，任意两个版本就没有相同的题目。
teach-examSeed = 测验编号
teach-examVariants = 版本数
teach-examCount =
    { $kind ->
        [lessonQuestions] 课程问题
        [traces] 跟踪
        [puzzles] 谜题
       *[proofs] 证明
    }
teach-examLessons = 问题来自
teach-examAll = 所有课程
teach-examOf = 搜索：{ $search }。
teach-examOwn = 自己的课程
teach-examSearch = 要跟踪的搜索
teach-examFrom = 从哪一步之后开始
teach-examSteps = 跟踪的步数
teach-examSize = 棋盘
teach-examLevel = 谜题难度
teach-examLevels =
    { $level ->
        [easy] 容易
        [medium] 中等
        [hard] 困难
       *[expert] 专家
    }
teach-examKey = 答案
teach-examLink = 复制给学生的链接
teach-examTry = 以学生身份试做
teach-examHonest = 屏幕上的测验不给提示，交卷之前也不透露答案是否正确。测验不会锁定设备。
teach-examMaking = 正在生成测验。
teach-examTitle = 测验 { $seed }，版本 { $variant }
teach-examKeyOf = 答案，版本 { $variant }
teach-examDate = 日期
teach-examBoard = 题目的棋盘
teach-examPuzzle = 补上缺少的皇后：每行一个，任意两个都不在同一列或同一条对角线上。
teach-examProof = 这些皇后无法补成一个解。仅凭其中哪些就已经不可能？写出的皇后应尽可能少。
teach-examColumns = 从上到下各行的列：{ $columns }
teach-examPuzzleWhy = 没有别的方法。
teach-examProofWhy = 仅凭这 { $count } 个皇后就已无解，去掉其中任意一个则有解。同样大小的其他组合也可能正确。
teach-examColumnsLine = 列
teach-examQueensLine = 皇后
teach-examAnswer = 答案
teach-examMark = 在棋盘上标出该格。
teach-examDoesAt = 第 { $step } 步发生什么
teach-examRowAt = 第 { $step } 步的行
teach-examColumnAt = 第 { $step } 步的列
teach-takeTitle = 测验 { $seed }
teach-takeWhat = 请写上姓名并选择自己的版本。交卷之前可以修改答案。交卷后会得到给老师的回执。
teach-takeVariant = 是哪一个版本？
teach-takeBegin = 版本 { $variant }
teach-takeTasks = 题目
teach-takeOpen = 第 { $number } 题，未答
teach-takeAnswered = 第 { $number } 题，已答
teach-takeOnBoard =
    { $kind ->
        [puzzles] 在棋盘上放下皇后。
        [proofs] 在棋盘上选择皇后。
       *[lessonQuestions] 在棋盘上选择一格。
    }
teach-takePrevious = 上一题
teach-takeNext = 下一题
teach-takeHandIn = 交卷
teach-takeLeft =
    { $count ->
        [0] 所有题目都已作答。
       *[other] 还有 { $count } 题未答。
    }
teach-takeDone = 已交卷
teach-write = 课程编辑器
teach-writeHow = 在任何栏目点按“发送”，选择“把这一步加入我的课程”。在这里写文字、选问题，答案由引擎找出。所写内容保存在本设备上。
teach-writeSample = 以此课的副本开始
teach-writeOpen = 从文件打开课程
teach-writeTitle = 标题
teach-writeAbout = 用一句话介绍课程
teach-writeSteps = 步骤
teach-writeStep = 第 { $step } 步
teach-writeAdd = 用本页的棋盘添加一步
teach-writeBoard = 这一步的棋盘
teach-writeTake = 使用本页的棋盘
teach-writeShows = 同时显示
teach-writeFigure =
    { $figure ->
        [transport] 逐步的搜索
        [words] 机器字或数组
        [code] 代码
       *[counts] 计数
    }
teach-writeEarlier = 前移
teach-writeLater = 后移
teach-writeRemove = 删除这一步
teach-writeWords = 这一步的文字
teach-writeStepTitle = 小标题
teach-writeText = 正文。空行开始新的段落；用**两个星号**强调文字。
teach-writeWhy = 为什么重要？（可不填）
teach-writeAsk = 问题
teach-writeAsks =
    { $ask ->
        [none] 无
        [stated] 自己的选择题
        [own] 与文件中相同
        [ways] 这个棋盘有几种补全？
        [free] 有多少个空闲格？
        [attacked-squares] 有多少格受到攻击？
        [conflicts] 有多少对皇后互相攻击？
        [dead] 哪个空行没有空闲格？
        [forced] 哪一格必须放皇后？
        [blame] 哪个皇后是祸首？
        [blame-size] 有几个皇后是祸首？
        [solved] 这是一个解吗？
        [images] 有多少个不同的旋转和反射？
        [next] 搜索把下一个皇后放在哪里？
        [next-kind] 搜索接下来发生什么？
        [free-squares] 这一行有哪些空闲格？（全部）
        [peaceful] 放置棋子，使它们互不攻击。
        [queen] 旋转或反射棋盘，直到某行的皇后位于指定的列。
        [so-far] 走到搜索中某事已发生指定次数的一步。
        [register] 逐位填写搜索的一个机器字。
        [sorted] 把各搜索排序，试放皇后最少的在前。
        [modular-sizes] 这些大小中哪些在环面上有解？（多选）
       *[next-row] 搜索接下来选择哪一行？
    }
teach-writeChoice =
    { $choice ->
        [yes] 是
        [no] 否
        [tried] 放下皇后
        [removed] 移除皇后
        [rejected] 排除一格
        [deadEnd] 死路
       *[solution] 解
    }
teach-writeJudged = 引擎的答案：{ $answers }
teach-writeQuestion = 用自己的话提问
teach-writeLabel = 选项 { $number }
teach-writeIsRight = 选项 { $number } 正确
teach-writeAddLabel = 添加选项
teach-writeNoLabel = 删除选项 { $number }
teach-writeMissing =
    { $missing ->
        [title] 请给课程写标题。
        [heading] 请写小标题。
        [question] 请写问题。
        [choices] 请写至少两个选项，每个都要有文字。
        [marked] 请标出正确答案。
        [right] 请写对正确答案的回复。
       *[wrong] 请写对错误答案的回复。
    }
teach-writeMissingAt = 第 { $step } 步：{ $words }
teach-writeUnfinished = 还缺 { $count } 处：
teach-writeRight = 对正确答案的回复
teach-writeWrong = 对错误答案的回复
teach-writeRow = 行
teach-writeKind = 发生了什么
teach-writeWord = 机器字
teach-writeIs =
    { $of ->
        [peaceful] 棋子总数
        [queen] 该行皇后的列
       *[so-far] 次数
    }
teach-writeSearches = 要排序的搜索
teach-writeSizes = 可选的大小
teach-writeReply = 对“{ $answer }”的回复
teach-writeNoReply = 删除对“{ $answer }”的回复
teach-writeReplyTo = 为这个错误答案单独写回复
teach-writeWhole = 整个课程
teach-writeNone = 还没有步骤。
teach-writeHolds = 课程已完整：{ $count } 步，每个问题都有答案。
teach-writeTry = 打开课程
teach-writeKeep = 保存到自己的课程
teach-writeKept = 已保存到自己的课程
teach-writeLink = 复制给学生的链接
teach-writeFiles = 保存为文件
teach-writePaper = 要打印，请打开课程并选择“打印版”。学生的答案会像其他课程的答案一样进入回执。

## error

error-ballot-unread = 链接里没有完整的问题，可能被截断了。
error-camera = 无法使用摄像头。请在浏览器中允许，或把照片作为文件选择。
error-no-photograph = 无法从这些文件中读取图像。
error-draft-unkept = 此浏览器不保存您写的内容。关闭页面前，请把课程保存为文件。
error-lesson-right = 步骤 { $place } 把“{ $answer }”当作错误答案来回复，但这个答案是对的。请删除该回复。

# 全班分担的计数。
teach-together = 一起计数
teach-togetherWhat = 把一台设备要数几小时的计数分给大家：每台设备数自己的一份，回执加起来就是全部解的个数。
teach-togetherHow = 给每台设备一个单独的网址。设备不需要网络，可分几次数完自己的一份，最后显示回执。在这里收集回执：页面会指出缺哪几份、哪几份不一致，并给出总和。
teach-togetherSize = 皇后
teach-togetherDevices = 设备
teach-togetherTimes = 用一个核心数出全部解，18 个皇后约需 5 秒，21 个约 20 分钟，22 个约 3 小时，23 个一天以上。浏览器需要更长的时间；三十台四核设备只需其百分之一的时间。
teach-togetherDevice = 第 { $number } 台设备，共 { $of } 台
teach-togetherPrevious = 上一台设备
teach-togetherNext = 下一台设备
teach-togetherCopy = 复制全部网址
teach-togetherCode = 第 { $number } 台设备的网址二维码
teach-togetherReceipts = 回执
teach-togetherOf = { $size } 个皇后，分给 { $of } 台设备
teach-togetherHere = 已交的份数
teach-togetherShares = { $here } / { $of }
teach-togetherMissing = 缺少
teach-togetherConfirmed = 已由第二台设备确认
teach-togetherDiffers = 第 { $number } 份交来的数不一致：{ $found }。其中有一个是错的，请让人再数一次。
teach-togetherAgrees = 这正是已发表的解的个数（OEIS A000170）。
teach-togetherWrong = 已发表的个数是 { $published }（OEIS A000170），所以至少有一份是错的。让第二台设备再数各份，就能找出来。
teach-togetherUnpublished = 这种棋盘没有已发表的个数。
teach-togetherTwice = 要核对某一份，可把同一个网址交给两台设备。如果数不一致，其中一台就出了错。回执的校验和只能发现输入错误。

teach-classTick = 勾选放进班级页的内容。
teach-classKind =
    { $kind ->
        [lessons] 课程
        [puzzles] 谜题
        [tasks] Python 任务
       *[tests] 测验
    }
teach-classMore = 另外 { $count } 项
teach-classLessonName = 第 { $number } 课：{ $title }
teach-classPuzzle =
    { $family ->
        [completion] 补全
        [regions] 区域
       *[stars] 星战
    } { $size } × { $size }，{ $word ->
        [easy] 容易
        [medium] 中等
        [hard] 困难
       *[expert] 专家
    }{ $number ->
        [1] {""}
       *[other] ，第 { $number } 题
    }
teach-classTask =
    任务 { $number }：{ $number ->
        [1] 一个解
        [2] 全部 92 个解
        [3] 每个解只一次
        [4] 带给定的皇后
        [5] 无解时
        [6] 少于 2,056 个皇后
        [7] 至多 762 个皇后
        [8] 不用递归
        [9] 位运算
        [10] 修复 50 行的棋盘
        [11] 12 个不同的解
       *[12] 在环面上
    }
teach-classTest = 测验 { $number }
teach-classCode = 在手机上打开本页的二维码
teach-classPupilsWhat = 用于聊天或学习平台
teach-classPrintWhat = 每一部分带二维码的列表
teach-classScorm = SCORM 文件
teach-classScormWhat = 用于 Moodle 等，可上报得分
teach-classEmbed = 嵌入
teach-classEmbedWhat = 复制用于您自己网页的框架
teach-classNone = 还没有勾选任何内容。
teach-classTitle = 页面标题
teach-classUntitled = 无标题
teach-classLinkTitle = 链接 { $number } 的标题
teach-classRemove = 移除链接 { $number }
teach-classHandout = { $room }（学生用页面）
teach-classGuest = 此班级页是从链接或文件打开的。您自己的班级页未变。
teach-classTake = 添加到我的页面
teach-classMine = 回到我的页面
teach-classUnopened = 此链接打不开：{ $why }
teach-classCopy = 复制为一个链接
teach-classPupils = 复制链接
teach-classTasks = 作为任务完成
teach-classSave = 保存为文件
teach-classRead = 打开文件
teach-classTooLong = 链接太多，一个网址放不下。请保存为文件。
teach-classUnkept = 此浏览器不保存任何内容。请把班级页保存为链接或文件。
teach-classScan = 扫码即可在屏幕上打开。
teach-classCodeFor = 链接 { $number } 的二维码
teach-classMove = 移动链接 { $number }：拖动，或按方向键
teach-classMinutes = { $minutes } 分钟
teach-classSum = 共 { $count } 项。
teach-classAbout = 约 { $minutes } 分钟。
teach-classAny = 任选大小和难度
teach-classFamily = 种类
teach-classFamilies =
    { $family ->
        [completion] 补全
        [regions] 区域
       *[stars] 星战
    }
teach-classMakeTest = 出一份测验
teach-classOthers = 要添加棋盘、搜索、其他谜题或您自己的课程，请打开它，然后依次点按“发送”“二维码”“添加到我的班级页”。
teach-classSheet = 纸质班级页
teach-classNoCode = 链接太长，无法生成二维码。
teach-classStays = 学生提交之前，答案只留在他们的设备上。
teach-privacy = 隐私
teach-accessibility = 无障碍
teach-curriculum = 课程标准
teach-host = 自行部署
teach-inRoom = 课堂上
teach-onPaper = 练习纸
teach-writeNav = 编写课程
teach-collectNav = 收集
teach-school = 给学校
teach-schoolWhat = 给学校的页面（英文）。
