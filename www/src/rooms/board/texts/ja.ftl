## page

page-board = 盤
page-about-board = クイーンを置いて調べる。ほかの駒、規則、盤でも

## say

say-what = どの 2 つも同じ行・列・対角線に並ばないように、{ $size } 個のクイーンを置きます。
say-set =
    { $set ->
        [0] 同じラインに並ばないように *{ $count } 個*置きます。
       *[other] 同じラインに並ばないように、あと *{ $count } 個*置きます。
    }
say-setPieces = あと *{ $count } 個*置きます。
say-attacked = *{ $row } 行目*のクイーンが利いています。
say-attackedPiece = *{ $row } 行 { $column } 列*の駒が利いています。
say-completed = 完成しました。
say-completedOf =
    { $count ->
        [1] 完成しました。完成形はこれだけです。
       *[other] 完成しました。{ $count } 通りのうちの 1 つです。
    }
say-solved = *解けました。*どの駒も利き合っていません。
say-solvedOf =
    { $more ->
        [0] *解けました。*解はこれだけです。
       *[other] *解けました。*{ $count } 個の解の 1 つ。あと { $more } 個。
    }
say-impossible = ここからは完成できません。*なぜ？*
say-noSolution = この盤に解はありません。
say-conflict = 利き合う駒があります。
say-searching = 探索中…
say-unanswered = まだ答えがありません。
say-opening = 探索が解を探しています。タップすると止まります。
say-find = 完成形は { $count } 通りです。1 つ見つけてください。

## hint

hint-ring = { $ways } 通りのうち { $count } 通りがこのマスを使います

## cards

cards-label = ほかのページ
cards-today = 今日のパズル
cards-todayWhat = 毎日 3 問
cards-explained = 8 クイーンのしくみ
cards-explainedWhat = 規則から始めます

## figure

figure-noEngine = 不明：エンジンを起動できませんでした
figure-ways = 通りの完成形（この { $queens } 個のクイーンから）
figure-solutions = 個の解（{ $size }×{ $size }）
figure-finished = クイーンはすべて置かれ、どれも利き合っていません
figure-conflict = 通り（利き合うクイーンがあります）
figure-pending = 計数中
figure-unknown = まだ数えていません
figure-queens = クイーン { $count } 個
figure-step = クイーン { $count } 個：{ $ways }
figure-notKnown = 不明
figure-release = { $row } 行目のクイーンを取り除くと最も多く、{ $count } 通りになります。
figure-remove = 取り除く
figure-tooMany = 多すぎてここでは数えられません
figure-logarithmic = クイーンを置くごとの通り数（対数目盛）
figure-more = 個の解がまだあります
figure-short = 通りの完成形
figure-shortAll = 個の解

## asks

asks-label = 質問と答え
asks-complete = 完成させる
asks-another = 別の完成形
asks-why = なぜ？
asks-send = 送る
asks-count = 数える
asks-watch = 見る
asks-watchFail = 行き詰まりを見る
asks-findMore = ほかの解を探す

## edits

edits-label = 盤
edits-undo = 元に戻す
edits-redo = やり直す
edits-clear = 空にする
edits-mark = 「ここではない」の印を付ける
edits-markHow = マスをタップして「ここではない」の印を付けます。印は覚え書きで、探索には影響しません。ドラッグならいつでも付けられます。
edits-paste = 配置を貼り付け・入力
edits-copyList = リストをコピー
edits-copyDiagram = 図をコピー

## legend

legend-label = 記号の意味
legend-heat = 空き：ここにクイーンが入る通り数
legend-trap = 空きだが、どの完成形でもクイーンは入らない
legend-free = 空き：どのクイーンも利いていない
legend-forced = その行か列で唯一の空きマス
legend-attacked = 利きあり（短い線がその方向）
legend-left = 行の横：その行の空きマスの数
legend-notHere = 「ここではない」の印：探索には影響しません

## engine

engine-exact = 厳密探索
engine-explicit = 公式
engine-validator = 検証
engine-large = 貪欲配置と交換
engine-linear = 5 ブロックの線形時間補完
engine-learning = 節学習
engine-repair = 交互路に沿う修復

## verdict

verdict-completed = 完成
verdict-foundBy = 方法
verdict-checked = 検証
verdict-checkedWhat = クイーン { $count } 個、衝突なし、検証済み
verdict-placement = 配置
verdict-byEngine = { $engine }、{ $count } ノード、{ $time }
verdict-work = { $count } ノード、{ $time }
verdict-keep = この配置にする
verdict-copy = コピー
verdict-impossible = 完成できません
verdict-blamed = この { $count } 個のクイーンだけで、もう完成できません。
verdict-others = ほかの { $count } 個は犯人ではありません。
verdict-closes = { $line ->
        [row] これらのクイーンが利いているため、{ $number } 行目に空きマスがありません。
       *[column] これらのクイーンが利いているため、{ $number } 列目に空きマスがありません。
    }
verdict-provedBy = 証明
verdict-blame = 犯人
verdict-smallest = 最小の組：{ $rows } 行目
verdict-irreducible = これ以上減らせない組（最小とは限らない）：{ $rows } 行目
verdict-proof = 証明
verdict-unreduced = まだ減らしていない組（犯人でないものを含む可能性あり）：{ $rows } 行目
verdict-refining = より小さい組を探しています：{ $rows } 行目
verdict-noSolution = n = { $size } には解がありません
verdict-whyTwo = 2×2 では、クイーンはほかのすべてのマスに利きます。2 つ目を置く場所がありません。
verdict-whyThree = 3×3 では、中央のクイーンはすべてに利きます。端に置くと 2 マス残りますが、その 2 マスのクイーンは利き合います。
verdict-noneHere = 空の盤にも解がありません。
verdict-whyTorusTwo = 対角線が端を回り込む盤では、n 個のクイーンは n 本の異なる対角線にあり、列 − 行は 0 から n − 1 までの余りを 1 回ずつとります。差の合計は 0、余りの合計は n (n − 1) / 2 で、これが n で割り切れるのは n が奇数のときだけです。
verdict-whyTorusThree = 対角線が端を回り込む盤では、列 − 行も列 + 行も 0 から n − 1 までの余りを 1 回ずつとります。0 から n − 1 までの 2 乗の和を S とします。差と和の 2 乗の合計は、余りで数えると 2S、行と列で数えると 4S なので、2S = n (n − 1)(2n − 1) / 3 は n で割り切れるはずです。しかし n が 3 の倍数なら割り切れません。
verdict-undecided = 未決
verdict-undecidedWhat = { $nodes } ノード、{ $time }で完成形は見つからず、完成形がないことの証明もできませんでした。
verdict-goOn = 続ける
verdict-conflict = { $count } 組のクイーンが衝突
verdict-conflictWhat =
    { $row } 行目と { $otherRow } 行目のクイーンが{ $line ->
        [row] 行
        [column] 列
        [diagonal] 対角線
       *[antiDiagonal] 逆対角線
    }に沿って利き合っています。先にどちらかを取り除いてください。
verdict-removeRow = { $row } 行目のクイーンを取り除く
verdict-counted = 数え終わりました
verdict-countedWhat = 完成形はちょうど { $count } 通りです。
verdict-countedBy = 探索で計数
verdict-joinedBy = 半分の盤をつなぎ合わせて計数
verdict-cancelled = 中止しました
verdict-cancelledCount = ここまでに { $found } 通り、探索の { $share } が済みました。総数ではありません。
verdict-cancelledComplete = { $nodes } ノード、{ $time }で答えは出ていません。
verdict-again = もう一度調べる
verdict-failed = 答えなし
verdict-conflictMost = { $row } 行目のクイーンはそのうち { $count } 組に関わっています。
verdict-seen = 表示した数
verdict-seenOf = { $seen } / { $count }
verdict-noOthers =
    { $count ->
        [1] ほかにはありません。これが唯一の完成形です。
       *[other] ほかにはありません。{ $count } 通りすべてを見ました。
    }
verdict-completedPieces = 駒 { $count } 個、利き合いなし、検証済み。探索で置いた駒 { $nodes } 個、{ $time }。
verdict-keepPieces = この配置にする
verdict-countedPieces = ちょうど { $count } 通り。{ $time }で駒を { $nodes } 個置きました。
verdict-countedPawns =
    { $count ->
       *[other] ポーンの全マスでちょうど { $count } 通り。{ $time }で駒を { $nodes } 個置きました。
    }
verdict-blamedPieces =
    { $how ->
        [smallest] この { $count } 個の駒だけで、もう完成できません。これより少ない個数では、そうなりません（{ $squares }）。
        [unreduced] この { $count } 個の駒だけで、もう完成できません。もっと少ない個数でも同じかもしれません（{ $squares }）。
       *[irreducible] この { $count } 個の駒だけで、もう完成できません。どれも欠かせません（{ $squares }）。
    }
verdict-remove = { $place }を取り除く
verdict-place = { $row } 行 { $column } 列
verdict-conflictPieces = 衝突 { $count } 件
verdict-conflictPiecesWhat =
    { $one }と{ $other }の駒が{ $line ->
        [row] 行に沿って利き合っています
        [column] 列に沿って利き合っています
        [diagonal] 右下がりの対角線で利き合っています
        [antiDiagonal] 右上がりの対角線で利き合っています
        [jump] 跳んで利き合っています
       *[other] 利き合っています（式の値が同じ）
    }。

## searching

searching-searching = 探索中
searching-counting = 計数中
searching-paused = 一時停止中
searching-pause = 一時停止
searching-goOn = 続ける
searching-cancel = 中止
searching-complete = 厳密探索：{ $nodes } ノード、{ $time }。まだ答えはありません。
searching-blame = 完成形はありません。犯人の駒を探しています：{ $nodes } ノード、{ $time }。
searching-count = ここまで { $found } 通り、探索の { $share }、{ $time }。
searching-left = 残り約 { $time }。
searching-partCounted = 済んだ探索の割合
searching-partOfBudget = 計算上限までの割合
searching-expected = 全部で約 { $time }。
searching-endless = この計数には約 { $time }かかります。クイーンを増やすか、中止してください。
searching-reaching = 今のところ駒 { $count } 個（{ $time }）
projector-present = 投影

## reason

reason-sentence =
    { $is ->
        [row] { $number } 行目
       *[column] { $number } 列目
    }に残るのは { $count } マスです。{ $trials }。
reason-noSquare =
    { $is ->
        [row] { $number } 行目に置けるマスがありません。
       *[column] { $number } 列目に置けるマスがありません。
    }
reason-empties =
    { $by ->
        [row] { $at } 行目
       *[column] { $at } 列目
    }に置くと、{ $emptyIs ->
        [row] { $empty } 行目
       *[column] { $empty } 列目
    }に置けるマスがなくなります
reason-shares =
    { $by ->
        [row] { $at } 行目
       *[column] { $at } 列目
    }に置くと、{ $is ->
        [row] { $one } 行目と { $other } 行目に { $cross } 列目
       *[column] { $one } 列目と { $other } 列目に { $cross } 行目
    }しか残りません
reason-forces =
    { $by ->
        [row] { $at } 行目
       *[column] { $at } 列目
    }に置くと { $forced } に決まり、{ $emptyIs ->
        [row] { $empty } 行目
       *[column] { $empty } 列目
    }に置けるマスがなくなります
reason-forcesTwo =
    { $by ->
        [row] { $at } 行目
       *[column] { $at } 列目
    }に置くと { $forced }、続いて { $second } に決まり、{ $emptyIs ->
        [row] { $empty } 行目
       *[column] { $empty } 列目
    }に置けるマスがなくなります
reason-both = { $one }。{ $other }
reason-three = { $one }。{ $other }。{ $third }
reason-none = これらのクイーンを含む解はありません。短い理由はありませんが、証明にすべてのステップがあります。
reason-nonePieces = これらの駒を含む解はありません。
reason-takeOff = 取り除く：
reason-takeRow = { $row } 行目（{ $count } 通り）
reason-takeSquare = { $row } 行 { $column } 列（{ $count } 通り）

## pictures

pictures-all = { $count } 通りすべて
pictures-some = { $count } 通りのうちのいくつか
pictures-more = ほか { $count } 通り
pictures-images = 回転と反転で { $count } 通りになります
pictures-twelve = 92 = 11 × 8 + 4。12 個のユニーク解と、その回転・反転です。

## found

found-of = { $all } 個のうち { $count } 個を自分で見つけました。
found-some = { $count } 個を自分で見つけました。
