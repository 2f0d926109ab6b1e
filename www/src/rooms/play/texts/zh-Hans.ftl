## page

page-play = 游戏
page-about-play = 谜题和双人游戏

## play

play-undo = 撤销
play-redo = 重做
play-size = 大小
play-by = { $size } × { $size }
play-byStars = { $size } × { $size }，各 { $stars } 个
play-kind = 种类
play-grade = 难度
play-panels = 玩什么
play-start-back = 回到开始页
play-start-today = 今天
play-start-family =
    { $family ->
        [regions] 区域
        [stars] 星战
       *[completion] 补全棋盘
    }
play-start-play = 开始
play-start-again = 再看一次
play-start-also = 也是今天
play-start-solved = 已解出
play-start-left =
    { $count ->
        [0] 今天的 3 题都解出了。{ $hours } 小时后有新题。
       *[other] 今天还剩 { $count } 题。{ $hours } 小时后有新题。
    }
play-start-any = 随时
play-start-goOn = 继续
play-start-bring = 从图片或文字
play-start-picture = 选择图片
play-start-text = 或用文字表示的棋盘
play-start-forms = puzz.link 的链接、逐行的区域字母、用 Q 和点画的图、各行的列号、JSON。
play-start-open = 打开
play-start-paste = 粘贴
play-panel =
    { $panel ->
        [puzzle] 谜题
        [shelf] 题库
        [own] 自制
        [train] 练习
       *[game] 双人对局
    }
play-family =
    { $family ->
        [completion] 补全
        [regions] 区域
        [stars] 星战
       *[guilty] 找出祸首
    }
play-kinds-today =
    { $is ->
        [solved] { $family ->
            [regions] 今日区域，已解出
            [stars] 今日星战，已解出
           *[completion] 今日补全，已解出
        }
       *[open] { $family ->
            [regions] 今日区域
            [stars] 今日星战
           *[completion] 今日补全
        }
    }
play-word =
    { $word ->
        [easy] 容易
        [medium] 中等
        [hard] 困难
        [expert] 专家
       *[search] 需要搜索
    }
play-rule =
    { $rule ->
        [single] 唯一格
        [block] 方块
        [pointer] 区块
        [killer] 封死格
        [set] 线组
        [strip] 条带
        [trial] 试放
       *[trial-and-rules] 试放加规则
    }

play-keys-puzzle = 按键：*h* 提示，再按更详细；*m* 标记；*u* 撤销；*s* 存档点，再按返回；*a* 标出被攻击的格；*n* 新谜题。
play-keys-game = 按键：*w* 显示胜着；*u* 撤销；*n* 新一局。
play-keys-own = 按键：*u* 撤销。
play-keys-regions = 按键：按区域的字母选择该区域，Enter 画上；*u* 撤销。

## What a square is called

play-square-queen =
    { $player ->
        [white] 白皇后
       *[black] 黑皇后
    }
play-square-open = 可放
play-square-given = 给定的皇后
play-square-lifted = 已移除
play-square-own = 自己的皇后
play-square-wrong = 有误
play-square-notYet = 还不行
play-square-region = 区域 { $region }
play-square-hint =
    { $sign ->
        [forced] 皇后就在这里
        [killer] 这里不能放皇后
        [starved] 现在空闲，放下后即封住
        [held] 剩下的格之一
        [follows] 由假设推出
       *[blame] 这里有误
    }
play-square-closed = 被 { $squares } 封住
play-square-last = 最后一着
play-square-worth =
    { $worth ->
        [wins] 在此放皇后可胜
        [ties] 在此放皇后成平局
       *[loses] 在此放皇后会输
    }

## A puzzle

play-puzzle-side = 谜题
play-puzzle-making =
    { $tries ->
        [0] 正在制作谜题……
       *[other] 正在制作谜题……已舍弃 { $tries } 次尝试。
    }
play-puzzle-cancel = 取消
play-puzzle-daily =
    { $family ->
        [regions] 每日区域，{ $day }
        [stars] 每日星战，{ $day }
       *[completion] 每日补全，{ $day }
    }
play-puzzle-own = 手工制作的谜题
play-puzzle-made =
    { $family ->
        [completion] 补全 { $size } × { $size }，第 { $seed } 号
        [stars] 星战 { $size } × { $size }，第 { $seed } 号
       *[regions] 区域 { $size } × { $size }，第 { $seed } 号
    }
play-puzzle-begin =
    { $family ->
        [completion] { $count ->
            [1] 找出*最后一个皇后*：任意两个都不能互相攻击。只有一种解法。
           *[other] 找出其余 *{ $count } 个皇后*：任意两个都不能互相攻击。只有一种解法。
        }
       *[regions] 每行、每列、每个*区域*各放一个皇后，任意两个不相邻，斜向也不行。只有一种解法。
    }
play-puzzle-beginStars = 每行、每列、每个*区域*各放 *{ $stars } 个皇后*，任意两个不相邻，斜向也不行。只有一种解法。
play-puzzle-crowded =
    { $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }有 *{ $count } 个皇后*，只能有 { $stars } 个。
play-puzzle-notYet = 还不行：现在还无法确定这一格。
play-puzzle-left =
    { $count ->
        [0] 每行都有了皇后。
       *[other] 还要找 *{ $count } 个皇后*。
    }
play-puzzle-clash =
    { $rule ->
        [row] *第 { $row } 行第 { $column } 列*与*第 { $otherRow } 行第 { $otherColumn } 列*的皇后不能并存：它们在同一行。
        [column] *第 { $row } 行第 { $column } 列*与*第 { $otherRow } 行第 { $otherColumn } 列*的皇后不能并存：它们在同一列。
        [region] *第 { $row } 行第 { $column } 列*与*第 { $otherRow } 行第 { $otherColumn } 列*的皇后不能并存：它们在同一区域 { $region }。
        [touch] *第 { $row } 行第 { $column } 列*与*第 { $otherRow } 行第 { $otherColumn } 列*的皇后不能并存：它们相邻。
       *[diagonal] *第 { $row } 行第 { $column } 列*与*第 { $otherRow } 行第 { $otherColumn } 列*的皇后不能并存：它们在同一对角线上。
    }
play-puzzle-fixed = *第 { $row } 行*的皇后是给定的，不能移动。
play-puzzle-wrong =
    { $what ->
        [queen] *第 { $row } 行第 { $column } 列*的皇后有误。
       *[mark] *第 { $row } 行第 { $column } 列*的标记有误：那里应放皇后。
    }
play-puzzle-solvedStory = { $count } 个皇后都已放好，这是唯一的解。
play-puzzle-steps = 已走 { $count } 步
play-puzzle-mark = 点按标记“不放这里”
play-bar = 谜题按钮
play-bar-tap =
    { $what ->
        [queen] 点按放皇后，长按标记“不放这里”
       *[cross] 点按标记“不放这里”，再点按放皇后；长按直接放皇后
    }
play-bar-close = 关闭提示
play-puzzle-save = 存档点
play-puzzle-restore = 回到存档点
play-puzzle-clearMarks = 清除标记
play-puzzle-auto = 标出被攻击的格
play-puzzle-crossed = 给封住的格打叉
play-puzzle-plain = 不用彩色
play-puzzle-tells = 指出错误
play-puzzle-strict = 不许猜
play-puzzle-strictWhat = 只放能确定的格
play-puzzle-lastGood = 回到最后正确的一步
play-puzzle-showTimer = 显示用时
play-puzzle-ladder = 此题需要的规则
play-puzzle-proof = 只有一种补全（已证明）
play-puzzle-new = 新谜题
play-puzzle-harder = 更难的谜题
play-puzzle-guilty = 找出祸首
play-puzzle-sheet = 打印一页此类谜题
play-puzzle-previous = 回到上一个谜题
play-puzzle-startAgain = 重新开始
play-puzzle-takes =
    { $rule ->
        [single] 每个皇后都放在某条线仅剩的一格上。
        [block] 方块 { $count } 次，之后都是唯一格。
        [pointer] 区块 { $count } 次，之后都是唯一格。
        [killer] { $below ->
            [singles] 封死格 { $count } 次，之后都是唯一格。
           *[more] 封死格 { $count } 次，加上更简单的规则。
        }
        [set] 线组 { $count } 次，加上更简单的规则。
        [strip] 条带 { $count } 次，加上更简单的规则。
        [trial] { $below ->
        [singles] 试放 { $count } 次，之后都是唯一格。
       *[more] 试放 { $count } 次，加上更简单的规则。
    }
       *[trial-and-rules] 用上所有规则的试放 { $count } 次，加上更简单的规则。
    }

## Hints

play-hint-label = 提示
play-hint-degrees = 提示的详细程度
play-hint-degree =
    { $degree ->
        [where] 在哪里
        [why] 为什么
       *[do] 执行
    }
play-hint-where =
    请看{ $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }。
play-hint-whereLines =
    请看{ $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }。
play-hint-whereTrial = 请看*第 { $row } 行*：其中一格走不通。
play-hint-whereWrong = 请先回头看：棋盘上有不能保留的皇后或标记。
play-hint-wrong =
    { $what ->
        [queen] *第 { $row } 行第 { $column } 列*的皇后不能保留：唯一的解在那里没有皇后。
       *[mark] *第 { $row } 行第 { $column } 列*的标记不能保留：唯一的解在那里有皇后。
    }
play-hint-wrongTrial = *第 { $row } 行第 { $column } 列*的皇后不能保留：顺着数字推下去，*{ $line }*的空闲格就不够了。
play-hint-lines =
    { $kind ->
        [row] 第 { $line } 行
        [column] 第 { $line } 列
       *[region] 区域 { $line }
    }
play-hint-search = 从这里起没有规则可用，只能搜索。
play-hint-single =
    { $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }只剩一个空闲格：它的皇后在*第 { $row } 行第 { $column } 列*。
play-hint-pointer =
    { $pair ->
        [row-region] *第 { $line } 行*的空闲格都在*区域 { $within }* 中
        [column-region] *第 { $line } 列*的空闲格都在*区域 { $within }* 中
        [region-row] *区域 { $line }* 的空闲格都在*第 { $within } 行*中
       *[region-column] *区域 { $line }* 的空闲格都在*第 { $within } 列*中
    }，无论皇后放在其中哪一格，都会封住{ $count ->
        [1] *第 { $row } 行第 { $column } 列*。
       *[other] 这 *{ $count } 格*。
    }
play-hint-killer = *第 { $row } 行第 { $column } 列*的皇后会封住{ $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }的所有空闲格，所以那里不能放。
play-hint-killers = 在这 *{ $count } 格*中任何一格放皇后，都会封住{ $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }的所有空闲格，所以那里不能放。
play-hint-set =
    { $pair ->
        [row-column] *第 { $lines } 行*的空闲格都在*第 { $within } 列*中，所以这些列的其余格没有皇后。
        [column-row] *第 { $lines } 列*的空闲格都在*第 { $within } 行*中，所以这些行的其余格没有皇后。
        [row-region] *第 { $lines } 行*的空闲格都在*区域 { $within }* 中，所以这些区域的其余格没有皇后。
        [column-region] *第 { $lines } 列*的空闲格都在*区域 { $within }* 中，所以这些区域的其余格没有皇后。
        [region-row] *区域 { $lines }* 的空闲格都在*第 { $within } 行*中，所以这些行的其余格没有皇后。
       *[region-column] *区域 { $lines }* 的空闲格都在*第 { $within } 列*中，所以这些列的其余格没有皇后。
    }
play-hint-setStars = *{ $lines }*还需要 *{ $count } 个皇后*，*{ $of }*的空闲格都在*{ $within }*中，而那里需要的正好一样多，所以*{ $within }*的其余格没有皇后。
play-hint-singles =
    { $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }还需要 *{ $count } 个皇后*，空闲格也正好这么多：其中一个在*第 { $row } 行第 { $column } 列*。
play-hint-block =
    { $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }还需要 *{ $count } 个皇后*。其余空闲格落在 { $blocks } 个二乘二的方块里，每个方块最多一个皇后，所以*第 { $row } 行第 { $column } 列*有皇后。
play-hint-room =
    { $excluded ->
        [1] 在*第 { $row } 行第 { $column } 列*放皇后，
       *[other] 在这 *{ $excluded } 格*中任何一格放皇后，
    }{ $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }就放不下还需要的 *{ $count } 个皇后*，所以那里不能放。
play-hint-strip =
    { $band ->
        [alone] *{ $insideOf }*的空闲格里正好还要放 *{ $count } 个*皇后。
        [inside] *{ $regionsOf }*的空闲格都在*{ $inside }*中，那里的其余空闲格里正好还要放 *{ $count } 个*皇后。
       *[touched] *{ $linesOf }*的空闲格都在*{ $within }*中，那里的其余空闲格里正好还要放 *{ $count } 个*皇后。
    }{ $what ->
        [none] 所以那里没有皇后。
        [queen] 没有*第 { $row } 行第 { $column } 列*就放不下，所以那里有皇后。
        [one] 在*第 { $row } 行第 { $column } 列*放皇后就放不下了，所以那里不能放。
       *[exclude] 在这 *{ $excluded } 格*中任何一格放皇后就放不下了，所以那里不能放。
    }
play-hint-same =
    { $pair ->
        [row-region] *第 { $line } 行*的空闲格都在*区域 { $within }* 中，而该区域需要的皇后一样多，
        [column-region] *第 { $line } 列*的空闲格都在*区域 { $within }* 中，而该区域需要的皇后一样多，
        [region-row] *区域 { $line }* 的空闲格都在*第 { $within } 行*中，而该行需要的皇后一样多，
       *[region-column] *区域 { $line }* 的空闲格都在*第 { $within } 列*中，而该列需要的皇后一样多，
    }所以其余格没有皇后。
play-hint-trial =
    假设在*第 { $row } 行第 { $column } 列*放皇后，顺着数字推下去，{ $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }将没有空闲格。所以那里不能放。
play-hint-trialRules =
    假设在*第 { $row } 行第 { $column } 列*放皇后，不仅用唯一格，还用上所有规则，{ $kind ->
        [row] *第 { $line } 行*
        [column] *第 { $line } 列*
       *[region] *区域 { $line }*
    }将没有空闲格。所以那里不能放。
play-hint-forced = *{ $number }* 是*{ $line }*最后一个空闲格。
play-hint-mayI = 可以猜吗？
play-hint-guessWrong = 现在不行：之前放下的皇后或标记有误。
play-hint-guess =
    { $rule ->
        [single] 不必猜：有条线只剩一个空闲格。
        [block] 不必猜：有条线的空闲格只占很少几个二乘二的方块，其中一格必有皇后。
        [pointer] 不必猜：有条线的空闲格都在另一条线中，会封住那条线的其余格。
        [killer] 不必猜：有一格若放皇后，会封住某条线的所有空闲格，所以那里没有皇后。
        [set] 不必猜：请找空闲格全都落在另外少数几条线中的线。
        [strip] 不必猜：请找完全落在几行或几列中的区域，看看这些行列还剩下什么。
        [trial] 没有更简单的办法：在某处假设一个皇后，顺着必然的结果推下去。
        [trial-and-rules] 没有更简单的办法：在某处假设一个皇后，用上所有规则。
       *[search] 可以：这里没有规则可用，只能猜了。
    }

## A puzzle that is solved

play-solved-in = 用时 { $time }
play-solved-plain = 已解出
play-solved-how =
    放下 { $set } 个，移除 { $taken } 个，{ $hints ->
        [0] 没有用提示
       *[other] 用提示 { $hints } 次
    }
play-solved-proved =
    { $count ->
        [0] 没有猜测：每一格都是确定的，没有一次点按被拒。
       *[other] 没有猜测：每一格都是确定的，有 { $count } 次点按被拒。
    }
play-solved-best =
    { $is ->
        [best] 这是同类 { $count } 题中的最短用时。此前最短：{ $time }。
       *[later] 同类 { $count } 题中的最短用时：{ $time }。
    }
play-solved-days =
    { $count ->
        [1] 连续记录的第 1 天。
       *[other] 已连续 { $count } 天。
    }
play-solved-next = 下一题
play-solved-play = 看看为什么
play-solved-backwards = 倒放
play-solved-watch = 看搜索怎样解出
play-solved-chain = 逐步解法
play-solved-end = 皇后都已放好。
play-solved-step = 解法的一步
play-solved-at = 第 { $step } 步，共 { $steps } 步
play-solved-leave = 回到自己的棋盘
play-race-who =
    { $who ->
        [you] 您
       *[they] 对手 { $time }
    }
play-race-far =
    { $who ->
        [you] 您：皇后 { $queens } / { $of }，叉号 { $marks } 个。
       *[they] 对手用时 { $time }。此刻对手：皇后 { $queens } / { $of }，叉号 { $marks } 个。
    }
play-race-end =
    { $is ->
        [first] 您 *{ $you }*，对手 *{ $they }*。您更快。
        [second] 您 *{ $you }*，对手 *{ $they }*。对手更快。
       *[same] 您 *{ $you }*，对手 *{ $they }*。平局。
    }
play-share-title = 皇后
play-share-daily =
    { $family ->
        [regions] 皇后，区域，{ $day }
        [stars] 皇后，星战，{ $day }
       *[completion] 皇后，补全棋盘，{ $day }
    }
play-share-how =
    { $size } × { $size }，{ $word }，{ $time }，{ $count ->
        [0] 无提示
       *[other] { $count } 次提示
    }
play-share-proved = 不许猜，被拒 { $count } 次
play-share-label = 用于分享的文字，不含答案
play-share-key = 🟦 找到，🟨 用提示，⬜ 移除过。其中不含答案所在的格。
play-share-send = 发送
play-share-race = 让别人通过链接与您的进度比赛（只含皇后和叉号的数量，不含位置）

## 说明理由来解题

play-reasons-enter = 附理由证明
play-reasons-label = 理由
play-reasons-leave =
    { $to ->
        [editor] 回到编辑
       *[puzzle] 不附理由
    }
play-reasons-back = 返回
play-reasons-check = 能推出吗？
play-reasons-copy = 复制证明
play-reasons-drat = 保存以供检验（CNF 和 DRAT）
play-reasons-saving = 正在写入文件：{ $percent }%
play-reasons-pictures = 保存为图片
play-reasons-receipt = 复制回执
play-reasons-proof = 自己的证明
play-reasons-rules = 规则
play-reasons-through = 经过该格的线
play-reasons-kinds = 指向
play-reasons-pointed = 所指的格
play-reasons-against = 反例中的皇后
play-reasons-rule =
    { $rule ->
        [single] 皇后：线上唯一格
        [pointer] 空：一线含于另一线（区块）
        [killer] 空：使线无格（封死格）
        [set] 空：几条线占满（线组）
        [trial] 空：推唯一格（试放）
       *[trial-and-rules] 空：用所有规则（试放）
    }
play-reasons-ruleStars =
    { $rule ->
        [single] 皇后：剩余格全放
        [block] 皇后：方块
        [pointer] 空：区块
        [killer] 空：放不下
        [set] 空：线组
        [trial] 空：试放
       *[trial-and-rules] 空：按规则试放
    }
play-reasons-strip =
    { $claim ->
        [queen] 皇后：条带
       *[empty] 空：条带
    }
play-reasons-kind =
    { $kind ->
        [row] 行
        [column] 列
       *[region] 区域
    }
play-reasons-line =
    { $kind ->
        [row] 第 { $line } 行
        [column] 第 { $line } 列
       *[region] 区域 { $line }
    }
play-reasons-begin =
    { $steps ->
        [0] 请点按一个能判断的空闲格。皇后或叉号都要附上理由才会接受：一条规则，以及它所指的行、列或区域。
       *[other] 已证明 { $steps } 步。请点按下一个格。
    }
play-reasons-which = *第 { $row } 行第 { $column } 列*：由哪条规则决定？
play-reasons-lines =
    { $rule ->
        [single] *第 { $row } 行第 { $column } 列*有皇后：它是哪条线上唯一的空闲格？
        [pointer] *第 { $row } 行第 { $column } 列*是空的：某条线的空闲格都在另一条线上，它的皇后会封住该格。请点按这条线。
        [killer] *第 { $row } 行第 { $column } 列*是空的：皇后放在这里会封住某条线的全部空闲格。请点按这条线。
        [set] *第 { $row } 行第 { $column } 列*是空的：别的线需要它所在的线的全部空闲格。请点按这些线，至少两条。
        [trial] *第 { $row } 行第 { $column } 列*是空的：假设这里有皇后，逐个放下唯一格，某条线就没有空闲格了。请点按这条线。
       *[trial-and-rules] *第 { $row } 行第 { $column } 列*是空的：假设这里有皇后，用所有规则推下去，某条线就没有空闲格了。请点按这条线。
    }
play-reasons-linesStars =
    { $rule ->
        [single] *第 { $row } 行第 { $column } 列*有皇后：哪条线的空闲格正好是所需的皇后数？
        [block] *第 { $row } 行第 { $column } 列*有皇后：哪条线的其余空闲格只落在很少几个二乘二的方块里，放不下所需的皇后？每个方块最多一个皇后。
        [pointer] *第 { $row } 行第 { $column } 列*是空的：某条线的空闲格都在另一条线上，而后者所需的皇后不比前者多。请点按这条线。
        [killer] *第 { $row } 行第 { $column } 列*是空的：皇后放在这里，某条线就放不下了。二乘二的方块最多一个皇后。请点按这条线。
        [set] *第 { $row } 行第 { $column } 列*是空的：别的线的皇后占满了它所在的线。请点按这些线，至少一条。
        [trial] *第 { $row } 行第 { $column } 列*是空的：假设这里有皇后，按唯一格和方块推下去，某条线就放不下了。请点按这条线。
        [trial-and-rules] *第 { $row } 行第 { $column } 列*是空的：假设这里有皇后，用所有规则推下去，某条线就放不下了。请点按这条线。
       *[strip] { $claim ->
            [queen] *第 { $row } 行第 { $column } 列*有皇后：某些行或列与其区域之间剩下的条带少不了这一格。请点按这些行或列。
           *[empty] *第 { $row } 行第 { $column } 列*是空的：某些行或列与其区域之间剩下的条带放不下这个皇后。请点按这些行或列。
        }
    }
play-reasons-refused =
    { $claim ->
        [queen] *推不出来。*画出的皇后与已证明的一切相符，但*第 { $row } 行第 { $column } 列*没有皇后。
       *[empty] { $lines ->
            [row] *推不出来。*画出的皇后与已证明的一切相符：一个在*第 { $line } 行*，一个在*第 { $row } 行第 { $column } 列*。
            [column] *推不出来。*画出的皇后与已证明的一切相符：一个在*第 { $line } 列*，一个在*第 { $row } 行第 { $column } 列*。
            [region] *推不出来。*画出的皇后与已证明的一切相符：一个在*区域 { $line }*，一个在*第 { $row } 行第 { $column } 列*。
           *[lines] *推不出来。*画出的皇后与已证明的一切相符：所指的每条线上各一个，还有一个在*第 { $row } 行第 { $column } 列*。
        }
    }
play-reasons-refusedStars =
    { $claim ->
        [queen] *推不出来。*画出的皇后与已证明的一切相符，占满所指的线，但*第 { $row } 行第 { $column } 列*没有皇后。
       *[empty] *推不出来。*画出的皇后与已证明的一切相符，占满所指的线，其中一个在*第 { $row } 行第 { $column } 列*。
    }
play-reasons-otherwise = 关于*第 { $row } 行第 { $column } 列*的结论正确，但由这条规则和这些线推不出来。
play-reasons-known = *第 { $row } 行第 { $column } 列*已经确定，没有什么要证明。
play-reasons-done =
    { $known ->
        [no] *证明完毕*，共 { $own } 步。
       *[yes] *证明完毕*，共 { $own } 步。计算机的证明有 { $machine } 步。
    }
play-reasons-length =
    { $known ->
        [no] 共 { $own } 步。
       *[yes] 共 { $own } 步。计算机的证明有 { $machine } 步。
    }
play-reasons-claim = 自己的棋盘
play-reasons-help =
    { $is ->
        [first] 提示
       *[more] 为什么？
    }
play-reasons-goalWays =
    { $ways ->
        [0] 要证明：这个棋盘*无法补全*。
        [1] 要证明：补全*只有一种*。
       *[other] 要证明：补全*恰有 { $ways } 种*。
    }
play-reasons-goalSquare =
    { $is ->
        [queen] 要证明：*第 { $row } 行第 { $column } 列*有皇后。
       *[empty] 要证明：*第 { $row } 行第 { $column } 列*是空的。
    }
play-reasons-setGoal = 只证明这一格
play-reasons-wholeGoal = 证明整个棋盘
play-reasons-suppose = 分情况：皇后或空
play-reasons-lemmas = 引理
play-reasons-useLemma = 用引理：{ $name }
play-reasons-byLemma = 由引理*{ $name }*：
play-reasons-keepLemma = 把最后几步存为引理
play-reasons-lemmaName = 名称
play-reasons-lemmaSteps = 步数
play-reasons-lemmaKeep = 保存
play-reasons-dropLemma = 删除引理 { $name }
play-reasons-turns = 情况
play-reasons-turn =
    { $turn ->
        [end] 矛盾
        [other] 另一种情况
       *[both] 两种情况都成立
    }
play-reasons-supposed =
    { $is ->
        [queen] 假设有皇后
       *[empty] 假设为空
    }
play-reasons-inCase =
    { $is ->
        [queen] 假设*第 { $row } 行第 { $column } 列*有*皇后*。请点按能推出的格，或指出矛盾。
       *[empty] 假设*第 { $row } 行第 { $column } 列**没有皇后*。请点按能推出的格，或指出矛盾。
    }
play-reasons-ends = 哪条线没有地方放皇后？或者哪几条线的位置少于所需的皇后？请逐一点按，再检查。
play-reasons-possible = *没有矛盾。*画出的皇后占了所有这些线，与已证明的一切相符。
play-reasons-hidden = 这些线不能都有皇后，但要再走几步才能看出来。
play-reasons-ended = *矛盾*：不可能如此。
play-reasons-split = *第 { $row } 行第 { $column } 列*或者有皇后，或者是空的。
play-reasons-side =
    { $is ->
        [queen] 如果有皇后：
       *[empty] 如果是空的：
    }
play-reasons-turned =
    { $turn ->
        [way] 皇后都已放好：*这是一种补全*。
        [other] 转到另一种情况。
       *[both] 两种情况下都成立，所以得证。
    }
play-reasons-contradiction =
    { $kind ->
        [row] { $count ->
            [1] *矛盾*：第 { $line } 行没有地方放皇后。
           *[other] *矛盾*：第 { $line } 行不能都有皇后。
        }
        [column] { $count ->
            [1] *矛盾*：第 { $line } 列没有地方放皇后。
           *[other] *矛盾*：第 { $line } 列不能都有皇后。
        }
       *[region] { $count ->
            [1] *矛盾*：区域 { $line } 没有地方放皇后。
           *[other] *矛盾*：区域 { $line } 不能都有皇后。
        }
    }
play-reasons-noRoom =
    { $kind ->
        [row] *矛盾*：第 { $line } 行放不下它的皇后。
        [column] *矛盾*：第 { $line } 列放不下它的皇后。
       *[region] *矛盾*：区域 { $line } 放不下它的皇后。
    }
play-reasons-helpNone = 用这里允许的规则无法继续推下去。请撤销一步，或不附理由继续。
play-reasons-helpSuppose = 用规则推不下去了。请对*第 { $row } 行第 { $column } 列*分两种情况：有皇后，或是空的。
play-reasons-helpEnd =
    { $kind ->
        [row] 这里有矛盾：*第 { $line } 行*没有地方放皇后。
        [column] 这里有矛盾：*第 { $line } 列*没有地方放皇后。
       *[region] 这里有矛盾：*区域 { $line }* 没有地方放皇后。
    }
play-reasons-helpNoRoom =
    { $kind ->
        [row] 这里有矛盾：*第 { $line } 行*放不下它的皇后。
        [column] 这里有矛盾：*第 { $line } 列*放不下它的皇后。
       *[region] 这里有矛盾：*区域 { $line }* 放不下它的皇后。
    }

## Moves, titles and setters

play-moves-begin = 用 *{ $count } 步*解开。
play-moves-queen = *第 { $number } 步*：皇后放在*第 { $row } 行第 { $column } 列*。计算机在第 { $step } 步放下它。
play-moves-queenAlone = *第 { $number } 步*：皇后放在*第 { $row } 行第 { $column } 列*。
play-moves-crosses = *第 { $number } 步*：{ $count } 个叉。
play-moves-removed = *第 { $number } 步*：移除。
play-moves-machine = 计算机走到第 { $step } 步，共 { $steps } 步
play-moves-sent = 链接带有一个 { $count } 步的解法。
play-moves-watchSent = 观看
play-moves-watch = 观看我的步骤
play-moves-send = 发送我的解法
play-puzzle-titled =
    { $is ->
        [title] { $title }
        [setter] { $setter } 的谜题
       *[both] { $title }，作者 { $setter }
    }
play-own-about =
    { $name ->
        [title] 标题
       *[setter] 作者
    }

## Training

play-train-enter = 练习一种技巧
play-train-title = 练习
play-train-making = 正在寻找局面……
play-train-what = 练习内容
play-train-due = 薄弱的技巧
play-train-number =
    { $rule ->
        [single] 第 { $number } 个局面，共 { $of } 个：唯一格
        [block] 第 { $number } 个局面，共 { $of } 个：方块
        [pointer] 第 { $number } 个局面，共 { $of } 个：区块
        [killer] 第 { $number } 个局面，共 { $of } 个：封死格
        [set] 第 { $number } 个局面，共 { $of } 个：线组
        [strip] 第 { $number } 个局面，共 { $of } 个：条带
       *[trial] 第 { $number } 个局面，共 { $of } 个：试放
    }
play-train-asks =
    { $rule ->
        [single] 这里可以用*唯一格*：某条线只剩一个空闲格。先点按这个格，再点按它的线。
        [pointer] 这里最简单的办法是*区块*：某条线的空闲格都在另一条线上。先点按被它们封住的一个格，再点按这条线。
        [killer] 这里最简单的办法是*封死格*：皇后放在某个格会封住某条线的全部空闲格。先点按这个格，再点按这条线。
        [set] 这里最简单的办法是*线组*：几条线需要同样多的另一些线的全部空闲格。先点按由此封住的一个格，再点按这几条线。
       *[trial] 这里最简单的办法是*试放*：假设有一个皇后，逐个放下唯一格，某条线就没有空闲格了。先点按这个格，再点按这条线。
    }
play-train-asksStars =
    { $rule ->
        [single] 这里可以用*唯一格*：某条线的空闲格正好是所需的皇后数。先点按其中一格，再点按这条线。
        [block] 这里最简单的办法是*方块*：少了某一格，某条线的空闲格就只落在很少几个二乘二的方块里，放不下所需的皇后。先点按这个格，再点按这条线。
        [pointer] 这里最简单的办法是*区块*：某条线的空闲格都在另一条线上，后者所需的皇后不比前者多。先点按由此封住的一个格，再点按前一条线。
        [killer] 这里最简单的办法是*封死格*：皇后放在某个格，某条线就放不下了。先点按这个格，再点按这条线。
        [set] 这里最简单的办法是*线组*：几条线的皇后占满了另一些线。先点按由此封住的一个格，再点按这几条线。
        [strip] 这里最简单的办法是*条带*：行或列与其区域不重合的部分，皇后的数目是确定的。先点按由此决定的一个格，再点按这些行或列。
       *[trial] 这里最简单的办法是*试放*：假设有一个皇后，按唯一格和方块推下去，某条线就放不下了。先点按这个格，再点按这条线。
    }
play-train-next = 下一个局面
play-train-again = 再来十个
play-train-end = 这一轮结束：{ $count } 个中有 { $clean } 个不用提示就一次找到。
play-train-run = 这一轮
play-train-outcome =
    { $is ->
        [clean] { $rule ->
            [single] 唯一格：{ $time }
            [block] 方块：{ $time }
            [pointer] 区块：{ $time }
            [killer] 封死格：{ $time }
            [set] 线组：{ $time }
            [strip] 条带：{ $time }
           *[trial] 试放：{ $time }
        }
        [missed] { $rule ->
            [single] 唯一格：{ $time }，被拒 { $count } 次
            [block] 方块：{ $time }，被拒 { $count } 次
            [pointer] 区块：{ $time }，被拒 { $count } 次
            [killer] 封死格：{ $time }，被拒 { $count } 次
            [set] 线组：{ $time }，被拒 { $count } 次
            [strip] 条带：{ $time }，被拒 { $count } 次
           *[trial] 试放：{ $time }，被拒 { $count } 次
        }
        [helped] { $rule ->
            [single] 唯一格：{ $time }，用了提示
            [block] 方块：{ $time }，用了提示
            [pointer] 区块：{ $time }，用了提示
            [killer] 封死格：{ $time }，用了提示
            [set] 线组：{ $time }，用了提示
            [strip] 条带：{ $time }，用了提示
           *[trial] 试放：{ $time }，用了提示
        }
       *[shown] { $rule ->
            [single] 唯一格：已给出
            [block] 方块：已给出
            [pointer] 区块：已给出
            [killer] 封死格：已给出
            [set] 线组：已给出
            [strip] 条带：已给出
           *[trial] 试放：已给出
        }
    }
play-train-known = 各种技巧的熟练程度
play-train-new = 还没有练过
play-train-card =
    { $best ->
        [none] { $done } 个中一次做对 { $clean } 个
       *[some] { $done } 个中一次做对 { $clean } 个，最快 { $time }
    }
play-lesson-open =
    { $rule ->
        [single] 讲解唯一格
        [block] 讲解方块
        [pointer] 讲解区块
        [killer] 讲解封死格
        [set] 讲解线组
        [strip] 讲解条带
       *[trial] 讲解试放
    }
play-lesson-number =
    { $rule ->
        [single] 唯一格，第 { $number } 步，共 { $of } 步
        [block] 方块，第 { $number } 步，共 { $of } 步
        [pointer] 区块，第 { $number } 步，共 { $of } 步
        [killer] 封死格，第 { $number } 步，共 { $of } 步
        [set] 线组，第 { $number } 步，共 { $of } 步
        [strip] 条带，第 { $number } 步，共 { $of } 步
       *[trial] 试放，第 { $number } 步，共 { $of } 步
    }
play-lesson-what =
    { $rule ->
        [single] *唯一格*：某条线只剩一个空闲格。这里的线指行、列或区域。这条线的皇后就放在这个格上。
        [pointer] *区块*：某条线的空闲格都在另一条线上。它的皇后也是那条线的皇后，所以那条线的其他格都空着。
        [killer] *封死格*：皇后放在这个格，就会封住某条线的全部空闲格。那条线就没有皇后了，所以这个格空着。
        [set] *线组*：几条线的空闲格都在同样多的另一些线上。它们的皇后也是那些线的皇后，所以那里的其他格都空着。
       *[trial] *试放*：假设某个格有皇后，再一步步放下唯一格。如果某条线没有空闲格了，假设就不成立，这个格空着。
    }
play-lesson-stars =
    { $rule ->
        [single] *唯一格*：某条线的空闲格正好是还需要的皇后数。每个空闲格都有皇后。
        [block] 皇后互不相邻，所以二乘二的*方块*里最多有一个皇后。如果某条线的空闲格正好占满与所需皇后数同样多的方块，只有一格的方块里就有皇后。
        [pointer] *区块*：某条线的空闲格都在另一条线上，而那条线所需的皇后不比它多。那条线的其他格都空着。
        [killer] *封死格*：皇后放在这个格，某条线就放不下所需的皇后了。这个格空着。
        [set] *线组*：几条线的空闲格都在另一些线上，而那些线合起来所需的皇后不比它们多。那些线的其他格都空着。
        [strip] *条带*：一条或相邻的几条行或列。其中的区域占去的皇后数是已知的，所以其余部分的皇后数也是已知的。这就决定了一个格。
       *[trial] *试放*：假设某个格有皇后，再按唯一格和方块推下去。如果某条线放不下了，这个格空着。
    }
play-lesson-find =
    { $rule ->
        [single] 找*唯一格*：看空闲格最少的线，再看新皇后攻击到的每条线。
        [block] 找*方块*：看空闲格除一个以外都挤在一起的线。
        [pointer] 找*区块*：看小的区域，它的空闲格是不是都在同一行或同一列？
        [killer] 找*封死格*：看只有两三个空闲格的线，再找一个能攻击到它们全部的格。
        [set] 找*线组*：看两条空闲格很少的线，它们的空闲格是不是在同样的另外两条线上，然后再看三条线。
        [strip] 找*条带*：取边上的一两行或一两列，数一数完全落在里面的区域。
       *[trial] 找*试放*：取一条有两个空闲格的线，再取一个能攻击到其中一格的格。最后才用它：其他技巧都更快。
    }
play-lesson-end = 这一课结束了。
play-lesson-train = 练习这个技巧
play-lesson-back = 回到谜题
play-lesson-page = 可供链接的网页
play-lesson-try = 在棋盘上试试
play-review-title = 用到的规则
play-review-rule =
    { $missed ->
        [0] { $rule ->
            [single] 唯一格：{ $used } 次
            [block] 方块：{ $used } 次
            [pointer] 区块：{ $used } 次
            [killer] 封死格：{ $used } 次
            [set] 线组：{ $used } 次
            [strip] 条带：{ $used } 次
            [trial] 试放：{ $used } 次
           *[trial-and-rules] 试放加规则：{ $used } 次
        }
       *[other] { $rule ->
            [single] 唯一格：{ $used } 次，错过 { $missed } 次
            [block] 方块：{ $used } 次，错过 { $missed } 次
            [pointer] 区块：{ $used } 次，错过 { $missed } 次
            [killer] 封死格：{ $used } 次，错过 { $missed } 次
            [set] 线组：{ $used } 次，错过 { $missed } 次
            [strip] 条带：{ $used } 次，错过 { $missed } 次
            [trial] 试放：{ $used } 次，错过 { $missed } 次
           *[trial-and-rules] 试放加规则：{ $used } 次，错过 { $missed } 次
        }
    }
play-review-train = 练习
play-review-trainRule =
    { $rule ->
        [single] 练习唯一格
        [block] 练习方块
        [pointer] 练习区块
        [killer] 练习封死格
        [set] 练习线组
        [strip] 练习条带
       *[trial] 练习试放
    }

## The key to the marks

play-legend =
    { $what ->
        [given] 给定，不能移除
        [own] 自己放的
        [lifted] 已移除
        [nothere] “不放这里”的标记
        [attacked] 被攻击，及其来向
        [killer] 这里不能放皇后
        [held] 剩下的格之一
       *[starved] 现在空闲，放下后即封住
    }

## A puzzle of one's own

play-own-label = 自制谜题
play-own-bar = 编辑按钮
play-own-nextBrush = 正在画区域 { $region }。下一个：{ $next }
play-own-form = 种类和大小
play-own-looking = 正在查找……
play-own-doubts = 点线边界读得不确定：在旁边的格子上重画即可改正。
play-own-ways =
    { $count ->
        [1] *只有一种补全*：这已是一道谜题。
       *[other] *{ $count } 种补全*。{ $family ->
            [completion] 在显示 1 的格放皇后，就只剩一种。
           *[regions] 请继续画区域，直到只剩一种。
        }
    }
play-own-different =
    { $count ->
        [1] 它们经旋转或反射后全都相同。
       *[other] 其中经旋转或反射也不相同的有 { $count } 种。
    }
play-own-twin =
    { $where ->
        [played] { $turned ->
            [yes] 本设备上玩过与此题旋转或反射后相同的谜题。
           *[no] 这个谜题在本设备上玩过。
        }
       *[shelf] { $turned ->
            [yes] 题库里已有与此题旋转或反射后相同的谜题：
           *[no] 题库里已有这个谜题：
        }
    }
play-own-openTwin = 打开它
play-own-many = *超过 { $count } 种补全*。
play-own-none =
    { $count ->
        [0] *无法补全*。
       *[other] *无法补全*：祸首是带括号的皇后。
    }
play-own-noneRegions =
    { $count ->
        [1] *无法补全*：区域 { $regions } 放不进皇后。
       *[other] *无法补全*：区域 { $regions } 不能都有皇后。
    }
play-own-noneStars =
    { $count ->
        [1] *无法补全*：区域 { $regions } 放不下 *{ $stars } 个皇后*。
       *[other] *无法补全*：区域 { $regions } 不能各放 *{ $stars } 个皇后*。
    }
play-own-empty = *区域 { $regions }* 没有格，请给每个区域至少画一格。
play-own-split = *区域 { $regions }* 分成了几块。
play-own-shown = 第 *{ $way }* 种，共 { $count } 种。
play-own-showWay = 显示一种
play-own-nextWay = 另一种
play-own-hideWay = 隐藏
play-own-clear = 清空
play-own-play = 开始玩
play-own-prove =
    { $ways ->
        [0] 证明无法补全
        [1] 证明恰有一种补全
       *[other] 证明恰有 { $ways } 种补全
    }
play-own-link = 复制链接
play-own-fewest = 补上最少的皇后，使解唯一
play-own-given = 已补上 { $count } 个皇后
play-own-choices =
    { $count ->
        [1] 没有别的选法能用同样少的皇后使解唯一。
       *[other] 用同样少的皇后使解唯一的选法有 { $count } 种，最容易的谜题排在前面。
    }
play-own-choicesMore = 另有 { $count } 种选法，得到的谜题不会更容易。
play-own-choiceTakes = { $word }（{ $rule }：{ $count }）
play-own-busy =
    { $stage ->
        [begun] 正在开始……
        [listing] 正在列出补全方式：{ $ways }
        [trying] 正在试放 { $queens } 个皇后：{ $percent }%
       *[grading] 正在评定各种选法的难度：{ $percent }%
    }
play-own-drop = 移除不需要的皇后
play-own-stars = 每条线的皇后数
play-own-brush = 区域
play-own-what = 放皇后，或画区域，直到只剩一种补全。链接中只有谜题，没有答案。

## Which queens are guilty?

play-guilty-heading = 找出祸首 { $size } × { $size }，第 { $seed } 号
play-guilty-ask = 现在能补全吗？
play-guilty-count = 祸首个数
play-guilty-these = { $count } 个祸首
play-guilty-taken =
    { $count ->
        [0] 没有皇后互相攻击，却*无法补全*。请尽量少地移除皇后。
       *[other] 已移除 *{ $count } 个皇后*。
    }
play-guilty-answer =
    { $answer ->
        [still] *仍然无法补全。*
       *[more] 现在能补全了，但*更少*也够。
    }
play-guilty-solved =
    { $count ->
        [1] *祸首正是这个皇后*：现在能补全了，而移除别的任何一个都不行。
       *[other] *祸首正是这 { $count } 个*：现在能补全了，而移除别的 { $count } 个都不行。
    }

## The shelf

play-shelf-title = 题库
play-shelf-count = 每个谜题都只有一种补全，难度经过证明。共 { $all } 个，已解出 { $solved } 个，已开始 { $begun } 个。
play-shelf-takes =
    { $word ->
        [easy] 唯一格
        [medium] 区块、封死格
        [hard] 线组、一次试放
       *[expert] 较长或多次试放
    }
play-shelf-none = 没有：这种大小的谜题只有“容易”和“中等”。
play-shelf-puzzle =
    { $is ->
        [solved] { $size } × { $size }，{ $word }，第 { $number } 个（共 { $of } 个），已解出
        [begun] { $size } × { $size }，{ $word }，第 { $number } 个（共 { $of } 个），已开始
       *[open] { $size } × { $size }，{ $word }，第 { $number } 个（共 { $of } 个），未玩
    }
play-packs-title = 按技巧
play-packs-about = 每题证明中最难的一步，就是这条规则。
play-packs-technique =
    { $technique ->
        [singles] 唯一格
        [pointers] 区块
        [killers] 封死格
        [pairs] 两条线的线组
        [triples] 三条及以上的线组
       *[trials] 一次试放
    }
play-packs-count = { $solved } / { $all }
play-shelf-lately =
    { $is ->
        [begun] 已开始
       *[solved] 最近解出
    }
play-shelf-begun = 已开始
play-shelf-given = 给定 { $count } 个

## The days

play-days-earlier = 上个月
play-days-later = 下个月
play-days-solvedIn =
    { $count ->
        [0] 这个月还没有解出每日谜题。
       *[other] 这个月解出了 { $count } 个每日谜题。
    }
play-days-day =
    { $is ->
        [solved] { $day }，已解出
        [begun] { $day }，已开始
        [ahead] { $day }，未到
       *[open] { $day }，未玩
    }
play-days-key = ✓ 已解出，◐ 已开始，○ 未玩。从周一到周日逐渐变难。所有人的谜题相同，以当地日期为准。
play-days-record = 记录
play-days-inARow = 连续天数
play-days-longest = 最长连续天数
play-days-dailies = 每日谜题
play-days-all = 谜题总数
play-days-withoutHint = 不用提示
play-days-kept = 记录只保存在本设备上。
play-days-export = 存为文件
play-days-import = 从文件读取
play-days-erase = 清除
play-days-eraseSure = 要清除本设备上保存的所有谜题记录吗？

## The game for two

play-game-score = 比分与规则
play-game-terms = 对局规则
play-game-begin =
    { $closing ->
        [ownColour] 皇后封住所在行、列、对角线上*与自己所在格同色*的格。放下的皇后多者胜。白方先走。
       *[lines] 皇后封住所在行、列、对角线上的*每一格*。放下最后一个皇后者胜。白方先走。
    }
play-game-left =
    { $player ->
        [white] 白方把皇后放在*第 { $row } 行第 { $column } 列*。
       *[black] 黑方把皇后放在*第 { $row } 行第 { $column } 列*。
    }还有 { $count } 格可放。
play-game-leftHalves =
    { $player ->
        [white] 白方把皇后放在*第 { $row } 行第 { $column } 列*。
       *[black] 黑方把皇后放在*第 { $row } 行第 { $column } 列*。
    }可放：浅色 { $light } 格，深色 { $dark } 格。
play-game-passed =
    { $player ->
        [white] 白方超时，轮到黑方。
       *[black] 黑方超时，轮到白方。
    }
play-game-moves = 已走 { $count } 着
play-game-resign = 认输
play-game-again = 再来一局
play-game-swap = 交换双方
play-game-show = 显示胜着
play-game-player =
    { $player ->
        [white] 白方
       *[black] 黑方
    }
play-game-person = 同一设备上的玩家
play-game-you = 您
play-game-engineIs = 引擎：{ $level }
play-game-level =
    { $level ->
        [random] 任意格
        [closesLeast] 封得最少
        [threeAhead] 前瞻三着
       *[perfect] 完美
    }
play-game-turn =
    { $player ->
        [white] { $is ->
            [thinks] 白方思考中。
           *[moves] 轮到白方。
        }
       *[black] { $is ->
            [thinks] 黑方思考中。
           *[moves] 轮到黑方。
        }
    }
play-game-bar = 对局按钮
play-game-toMove = 轮到走棋
play-game-thinks = 思考中
play-game-queens = { $count } 个皇后
play-game-weighing = 正在推算每一着的价值……
play-game-outlook =
    { $outlook ->
        [white] 白方可胜
        [black] 黑方可胜
       *[tie] 双方都走最佳则为平局
    }
play-game-worth =
    { $value ->
        [0] 现在能放的每个皇后都有应对，所以该走的一方无法确保由自己放下最后一个。
       *[other] 该走的一方能够确保由自己放下最后一个。
    }
play-game-mirror = 右半是左半的镜像，双方互换。谁总以镜像回应对方的每一着，谁就不会输。
play-game-half =
    { $half ->
        [light] 浅色：{ $value }
       *[dark] 深色：{ $value }
    }
play-game-halfOpen = 还有 { $count } 格可放。
play-game-whyOver =
    { $player ->
        [white] 白方的最后一个皇后封住了所有可放的格。
       *[black] 黑方的最后一个皇后封住了所有可放的格。
    }
play-game-whyAnswer =
    { $player ->
        [white] 白方这一着好：有 { $count } 格可放，无论皇后放在哪一格，白方都有应对。
       *[black] 黑方这一着好：有 { $count } 格可放，无论皇后放在哪一格，黑方都有应对。
    }
play-game-whyEqual =
    { $player ->
        [white] 白方这一着好：浅色与深色两半各值 { $value }，每个皇后都有应对。
       *[black] 黑方这一着好：浅色与深色两半各值 { $value }，每个皇后都有应对。
    }
play-game-whyZero =
    { $player ->
        [white] 白方这一着好：两半都值 0，任一半中的每个皇后在同一半都有应对。
       *[black] 黑方这一着好：两半都值 0，任一半中的每个皇后在同一半都有应对。
    }
play-game-ended =
    { $ending ->
        [tie] 平局，各 { $most }
        [whiteMore] 白方以 { $most } 比 { $least } 胜
        [blackMore] 黑方以 { $most } 比 { $least } 胜
        [whiteLast] 白方放下最后的皇后，获胜
        [blackLast] 黑方放下最后的皇后，获胜
        [whiteResigned] 白方认输：黑方胜
        [blackResigned] 黑方认输：白方胜
        [whiteTime] 白方超时：黑方胜
       *[blackTime] 黑方超时：白方胜
    }
play-game-opponent = 对手
play-game-aPerson = 同一设备上的玩家
play-game-anEngine = 引擎
play-game-levels = 棋力
play-game-yours = 您执哪一方
play-game-winner = 获胜条件
play-game-closing =
    { $closing ->
        [ownColour] 皇后多者胜
       *[lines] 最后放者胜
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] 皇后只封住各线上与自己所在格同色的格。终局时放下的皇后多者胜。不计时的时候，黑方最多打平。
       *[lines] 经典玩法：皇后封住其各线上的每一格。放下最后一个者胜。
    }
play-game-clock = 计时方式
play-game-clocks =
    { $clock ->
        [none] 不计时
        [each] 各 5 分钟
        [shortTurn] 每着 10 秒
        [longTurn] 每着 60 秒
       *[turn] 每着 30 秒
    }

## error

error-play-size = 没有这种大小的谜题。
error-play-day = 那一天没有每日谜题。
error-play-proof-long = 这个证明中有一步需要的子句太多，无法写入文件。请把这一步分成几种情况，然后再保存。
error-play-region = 链接中的区域无效：每个区域至少有一格，区域数须等于行数。
error-play-no-way = 那个谜题无法补全。
error-play-many-ways = 那个谜题的补全不止一种，没有唯一的答案。
error-play-goal = 有的补全在那里有皇后，有的没有，所以单就这一格没有什么可证明。
error-play-lemma = 无论平移、旋转还是反射，这条引理都推不到这一格。
error-play-clash = 这些皇后中有两个互相攻击，没有什么可证明。
error-play-ways = 那个棋盘的补全多于 { $most } 种，太多而无法证明。
error-play-cancelled = 已取消。
error-play-no-exercise = 没有找到这种技巧的局面。请另选一种。
error-play-damaged = 本设备上保存的谜题记录有一部分无法读取。其余完好，损坏的部分已另行保存。
error-play-newer = 本设备上的谜题记录由本页的更新版本保存。它已另行保存，新的记录从现在开始。
error-play-import = 那个文件中没有谜题记录。
error-play-import-newer = 那份记录由本页的更新版本保存。
error-play-import-part = 文件已损坏，其中 { $count } 个已解出的谜题可以读取。
error-play-clock = 本设备的时钟显示的日期早于 { $day }，而那天解出过谜题。连续天数只算到今天。
error-play-other-tab = 这个谜题已在另一标签页解出。
