## play

play-undo = 撤销
play-redo = 重做
play-size = 大小
play-by = { $size } × { $size }

## What a square is called

play-square-queen =
    { $player ->
        [white] 白皇后
       *[black] 黑皇后
    }
play-square-open = 开放
play-square-closed = 被 { $squares } 封住
play-square-last = 最后一着
play-square-worth =
    { $worth ->
        [wins] 在此放皇后可胜
        [ties] 在此放皇后成平局
       *[loses] 在此放皇后会输
    }

## A puzzle

## Hints

## A puzzle that is solved

## The key to the marks

## A puzzle of one's own

## The days

## The game for two

play-game-score = 比分与约定
play-game-terms = 约定
play-game-begin =
    { $closing ->
        [ownColour] 皇后封住所在行、列、对角线上*与自己格同色*的格。放得多者胜。白方先走。
       *[lines] 皇后封住所在行、列、对角线上的*每一格*。放下最后一个皇后者胜。白方先走。
    }
play-game-left =
    { $player ->
        [white] 白方把皇后放在*第 { $row } 行第 { $column } 列*。
       *[black] 黑方把皇后放在*第 { $row } 行第 { $column } 列*。
    }还有 { $count } 格开放。
play-game-leftHalves =
    { $player ->
        [white] 白方把皇后放在*第 { $row } 行第 { $column } 列*。
       *[black] 黑方把皇后放在*第 { $row } 行第 { $column } 列*。
    }开放：浅色 { $light } 格，深色 { $dark } 格。
play-game-passed =
    { $player ->
        [white] 白方超时，轮到对方。
       *[black] 黑方超时，轮到对方。
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
play-game-person = 此处的人
play-game-you = 您
play-game-engineIs = 引擎：{ $level }
play-game-level =
    { $level ->
        [random] 任意格
        [closesLeast] 封得最少
        [threeAhead] 看三着
       *[perfect] 完美
    }
play-game-toMove = 该走
play-game-thinks = 正在选择
play-game-queens = { $count } 个皇后
play-game-weighing = 正在推算每着的价值……
play-game-outlook =
    { $outlook ->
        [white] 白方可胜
        [black] 黑方可胜
       *[tie] 可守成平局
    }
play-game-worth =
    { $value ->
        [0] 现在能放的每个皇后都有应对，所以该走的一方放不下最后一个。
       *[other] 该走的一方能够做到由自己放下最后一个。
    }
play-game-mirror = 右半是左半的镜像，双方互换。照搬对方每一着的人能保持这一点，因而不输。
play-game-half =
    { $half ->
        [light] 浅色：{ $value }
       *[dark] 深色：{ $value }
    }
play-game-halfOpen = 还有 { $count } 格开放。
play-game-whyOver =
    { $player ->
        [white] 白方的最后一个皇后封住了所有开放的格。
       *[black] 黑方的最后一个皇后封住了所有开放的格。
    }
play-game-whyAnswer =
    { $player ->
        [white] 白方这一着好：有 { $count } 格开放，无论皇后放在哪一格，白方都有应对。
       *[black] 黑方这一着好：有 { $count } 格开放，无论皇后放在哪一格，黑方都有应对。
    }
play-game-whyEqual =
    { $player ->
        [white] 白方这一着好：浅色与深色两半各值 { $value }，一半中的变化可以在另一半应对。
       *[black] 黑方这一着好：浅色与深色两半各值 { $value }，一半中的变化可以在另一半应对。
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
play-game-aPerson = 此处的人
play-game-anEngine = 引擎
play-game-levels = 水平
play-game-yours = 您执
play-game-winner = 胜负
play-game-closing =
    { $closing ->
        [ownColour] 皇后多者胜
       *[lines] 最后放者胜
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] 皇后只封住与自己格同色的格。终局时放皇后多者胜。
       *[lines] 经典玩法：皇后封住其各线上的每一格。放下最后一个者胜。
    }
play-game-clock = 计时
play-game-clocks =
    { $clock ->
        [none] 不计时
        [each] 各 5 分钟
       *[turn] 每着 30 秒
    }

## error
