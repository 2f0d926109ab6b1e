## page

page-learn = 学习
page-about-learn = 带问题的短课程

## learn

learn-course = { $count } 堂短课
learn-what = 每课有一个棋盘、几句话和一些问题，答完才能继续。从哪一课开始都行；列出的次序是由易到难。
learn-lessons = 课程
learn-begin = 从第 1 课开始
learn-wereIn = 上次学到第 { $lesson } 课第 { $step } 步，共 { $steps } 步
learn-nextAfter = 第 { $lesson } 课已完成。接下来：
learn-allDone = 所有课程都已完成。
learn-start = 开始
learn-goOn = 继续
learn-minutes = { $count } 分钟
learn-done = 已完成 { $done } / { $steps } 步
learn-doneAll = 已完成
learn-teachers = 教师专区
learn-toTeachers = 教师专区
learn-mine = 自己的课程
learn-forget = 移除“{ $title }”
learn-openFile = 打开课程
learn-openFileWhat = 一课由两个普通文件组成：lesson.json 是步骤，zh-Hans.md 或 en.md 是课文。请把两个都选上。其中的错误会在此报告，并指出位置。任何一课都可投影：Page Down 向前，Page Up 向后，B 黑屏。画在棋盘上的东西到下一步就会消失。较短的课程可以放进链接，便于分发。
learn-score = 学习记录
learn-scoreLine = { $lesson } { $title }：{ $done } / { $steps } 步；一次答对 { $first }，后来答对 { $later }，看了答案 { $shown }
learn-scoreWhat = 复制这段文字即可上交。学习记录只保存在本设备上。
learn-erase = 清除
learn-board = 课程的棋盘
learn-lesson = 课文
learn-shelf = 课程
learn-steps = 步骤
learn-step = 第 { $step } 步：{ $title }
learn-stepDone = 第 { $step } 步，已完成：{ $title }
learn-at = 第 { $step } 步，共 { $steps } 步
learn-atRecap = 小结
learn-atReview = 前面课程的第 { $question } 题，共 { $questions } 题
learn-from = 选自课程“{ $lesson }”
learn-toReview = 复习：前面课程的问题
learn-screenAt = { $at }，第 { $screen } 屏，共 { $screens } 屏
learn-around = 自由探索
learn-aroundWhat = 已离开课程步骤：可随意放置和移除皇后，也可运行搜索。这一步保持离开时的样子。
learn-back = 回到第 { $step } 步
learn-present = 投影
learn-hands = 举牌答题
learn-paper = 打印版
learn-paperSheet = 学生练习纸
learn-paperNotes = 教案
learn-paperBack = 返回课程
learn-paperKey = 末尾附答案
learn-paperMaking = 正在制作练习纸。
learn-paperName = 姓名
learn-paperDate = 日期
learn-paperCode = 扫码打开本课
learn-paperStep = { $step } { $title }
learn-paperBoard = 第 { $step } 步的棋盘
learn-paperAnswer = 答案
learn-paperMark =
    { $way ->
        [squares] 请在棋盘上标出这些格。
        [place] 请在棋盘上画出棋子。
       *[square] 请在棋盘上标出该格。
    }
learn-paperKeyHead = 答案
learn-print = 打印
learn-codeWords1 = 当本行还有空闲格时：
learn-codeWords2 = queen ← free & −free，其中最低位的 1
learn-codeWords4 = 下到下一个没有皇后的行，往下 g 行：
learn-codeWords9 = 如果每行都有皇后：一个解
learn-codeWords10 = 如果进入该行时就没有空闲格：死路
learn-codeWords11 = 如果这是第一行：结束
learn-codeWords12 = 把对角线移位还原，退到上一行，移除皇后
learn-codeArrays1 = place(row)，最初是最上面没有皇后的行：
learn-codeArrays2 = 如果每行都有皇后：一个解，返回
learn-codeArrays3 = column ← 从左起的每一列：
learn-codeArrays4 = columns[column]、diagonals[column − row] 或
learn-codeArrays5 = antiDiagonals[row + column] 已被占用：换下一列
learn-codeArrays6 = 占用三条线：皇后放在 row, column
learn-codeArrays7 = place(下一个没有皇后的行)
learn-codeArrays8 = 如果没有空闲的列：死路
learn-codeArrays9 = 从 place 返回后：释放三条线
learn-codeArrays10 = 从第一次调用返回后：结束
learn-why = 这有什么意义？
learn-see = 在对应栏目中查看
learn-previous = 上一步
learn-next = 下一步
learn-skip = 跳过
learn-end = 到课程列表
learn-nextLesson = 下一课：{ $title }
learn-wrongAgain = 第 { $tries } 个答案也不对。
learn-show = 显示答案
learn-answer = 回答
learn-answerIs = 答案：{ $answer }
learn-number = 答案
learn-answers = 答案
learn-answerOnBoard = 请在棋盘上选择一格。
learn-answerLine = 请在棋盘上或在此处选择，或按其数字键。
learn-row = 第 { $line } 行
learn-column = 第 { $line } 列
learn-again = 重新开始
learn-chooseAll = 请选择所有正确答案，然后点按“回答”。
learn-markOnBoard =
    { $count ->
        [0] 请在棋盘上标出格子，然后点按“回答”。
       *[other] 已标出 { $count } 格。
    }
learn-placeOnBoard =
    { $count ->
        [0] 请在棋盘上放棋子，然后点按“回答”。再点按一次可移除。
       *[other] 已放 { $count } 个棋子。
    }
learn-setBits = 请设定机器字“{ $name }”的各位，然后点按“回答”。
learn-bit = 第 { $line } 列：{ $bit }
learn-bitsAre = 为 1 的列：{ $columns }
learn-putInOrder = 请用箭头排好各行的顺序，然后点按“回答”。
learn-up = 上移：{ $line }
learn-down = 下移：{ $line }
learn-stepUntil = 请用棋盘下方的按钮逐步前进，然后点按“回答”。
learn-stepWas = 第 { $step } 步
learn-turnBoard = 请转动棋盘，然后点按“回答”。
learn-turnRight = 转 90 度
learn-mirror = 左右翻转
