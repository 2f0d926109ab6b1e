## play

play-undo = 元に戻す
play-redo = やり直す
play-size = 大きさ
play-by = { $size }×{ $size }

## What a square is called

play-square-queen =
    { $player ->
        [white] 白のクイーン
       *[black] 黒のクイーン
    }
play-square-open = 空き
play-square-closed = { $squares } からふさがれている
play-square-last = 最後の手
play-square-worth =
    { $worth ->
        [wins] ここに置くと勝ち
        [ties] ここに置くと引き分け
       *[loses] ここに置くと負け
    }

## A puzzle

## Hints

## A puzzle that is solved

## The key to the marks

## A puzzle of one's own

## The days

## The game for two

play-game-score = 得点と取り決め
play-game-terms = 取り決め
play-game-begin =
    { $closing ->
        [ownColour] クイーンは自分の行、列、対角線のうち*自分のマスと同じ色のマス*をふさぎます。多く置いた方の勝ち。白が先手です。
       *[lines] クイーンは自分の行、列、対角線の*すべてのマス*をふさぎます。最後のクイーンを置いた方の勝ち。白が先手です。
    }
play-game-left =
    { $player ->
        [white] 白が *{ $row } 行 { $column } 列*にクイーンを置きました。
       *[black] 黒が *{ $row } 行 { $column } 列*にクイーンを置きました。
    }空きは { $count } マスです。
play-game-leftHalves =
    { $player ->
        [white] 白が *{ $row } 行 { $column } 列*にクイーンを置きました。
       *[black] 黒が *{ $row } 行 { $column } 列*にクイーンを置きました。
    }空きは明るいマス { $light }、暗いマス { $dark } です。
play-game-passed =
    { $player ->
        [white] 白の時間が切れ、手番が移りました。
       *[black] 黒の時間が切れ、手番が移りました。
    }
play-game-moves = ここまで { $count } 手
play-game-resign = 投了
play-game-again = もう一局
play-game-swap = 先後を替える
play-game-show = 勝てる手を見る
play-game-player =
    { $player ->
        [white] 白
       *[black] 黒
    }
play-game-person = ここにいる人
play-game-you = あなた
play-game-engineIs = エンジン：{ $level }
play-game-level =
    { $level ->
        [random] 無作為
        [closesLeast] ふさぐのが最少
        [threeAhead] 3 手先を読む
       *[perfect] 完全
    }
play-game-toMove = 手番
play-game-thinks = 考え中
play-game-queens = クイーン { $count } 個
play-game-weighing = 各手の価値を調べています…
play-game-outlook =
    { $outlook ->
        [white] 白が勝てます
        [black] 黒が勝てます
       *[tie] 引き分けに持ち込めます
    }
play-game-worth =
    { $value ->
        [0] いま置けるどのクイーンにも応手があるので、手番の側は最後のクイーンを置けません。
       *[other] 手番の側は、最後のクイーンを自分のものにできます。
    }
play-game-mirror = 右半分は、色を入れ替えた左半分の鏡像です。毎手まねる側はこれを保ち、負けません。
play-game-half =
    { $half ->
        [light] 明るいマス：{ $value }
       *[dark] 暗いマス：{ $value }
    }
play-game-halfOpen = 空きは { $count } マスです。
play-game-whyOver =
    { $player ->
        [white] 白の最後のクイーンが、空きマスをすべてふさぎました。
       *[black] 黒の最後のクイーンが、空きマスをすべてふさぎました。
    }
play-game-whyAnswer =
    { $player ->
        [white] 白の好手でした。空きは { $count } マスで、どこに置かれても白に応手があります。
       *[black] 黒の好手でした。空きは { $count } マスで、どこに置かれても黒に応手があります。
    }
play-game-whyEqual =
    { $player ->
        [white] 白の好手でした。明暗の半分はどちらも価値 { $value } で、一方の変化に他方で応えられます。
       *[black] 黒の好手でした。明暗の半分はどちらも価値 { $value } で、一方の変化に他方で応えられます。
    }
play-game-whyZero =
    { $player ->
        [white] 白の好手でした。両半分とも価値 0 で、どのクイーンにも同じ半分で応えられます。
       *[black] 黒の好手でした。両半分とも価値 0 で、どのクイーンにも同じ半分で応えられます。
    }
play-game-ended =
    { $ending ->
        [tie] 引き分け、{ $most } 対 { $most }
        [whiteMore] 白の勝ち、{ $most } 対 { $least }
        [blackMore] 黒の勝ち、{ $most } 対 { $least }
        [whiteLast] 最後のクイーンで白の勝ち
        [blackLast] 最後のクイーンで黒の勝ち
        [whiteResigned] 白の投了、黒の勝ち
        [blackResigned] 黒の投了、白の勝ち
        [whiteTime] 白の時間切れ、黒の勝ち
       *[blackTime] 黒の時間切れ、白の勝ち
    }
play-game-opponent = 相手
play-game-aPerson = ここにいる人
play-game-anEngine = エンジン
play-game-levels = 強さ
play-game-yours = あなたの色
play-game-winner = 勝敗
play-game-closing =
    { $closing ->
        [ownColour] クイーンの多い方
       *[lines] 最後に置いた方
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] クイーンは自分のマスと同じ色のマスだけをふさぎます。最後に多く置いた方の勝ちです。
       *[lines] 古典的なゲーム：クイーンはラインのすべてのマスをふさぎます。最後に置いた方の勝ちです。
    }
play-game-clock = 時計
play-game-clocks =
    { $clock ->
        [none] 時計なし
        [each] 各 5 分
       *[turn] 1 手 30 秒
    }

## error
