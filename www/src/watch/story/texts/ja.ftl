## story: the steps of a run

story-breakpoint = ブレークポイントで止まりました。
story-beyond = 実行は指定のステップより前に終わります。これが最後のステップです。
story-noMore = これより先にはありません。
story-choiceFirst = { $row } 行目：利きのない最初の列は *{ $column } 列目*。これを試します。
story-choiceNext = { $row } 行目：利きのない次の列は *{ $column } 列目*。これを試します。
story-only-free = { $row } 行目：空きは *{ $column } 列目*だけ。これを試します。
story-only-again = { $row } 行目：残る候補は *{ $column } 列目*だけ。これを試します。
story-only-mirror = { $row } 行目：試すのは *{ $column } 列目*だけ。ほかの空きは鏡像になります。
story-only-turn = { $row } 行目：試すのは *{ $column } 列目*だけ。ほかの空きは回転や反転になります。
story-only-wrap = { $row } 行目：対角線が端を回り込むと、空きは *{ $column } 列目*だけ。これを試します。
story-among-free = { $row } 行目：{ $columns } 列目が空いています。
story-among-again = { $row } 行目：まだ { $columns } 列目が残っています。
story-among-mirror = { $row } 行目：試すのは { $columns } 列目。ほかの空きは鏡像になります。
story-among-turn = { $row } 行目：試すのは { $columns } 列目。ほかの空きは回転や反転になります。
story-among-wrap = { $row } 行目：対角線が端を回り込むと、{ $columns } 列目が空いています。
story-many-free = { $row } 行目：{ $count } 列が空いています。
story-many-again = { $row } 行目：まだ { $count } 列が残っています。
story-many-mirror = { $row } 行目：試すのは { $count } 列。ほかの空きは鏡像になります。
story-many-turn = { $row } 行目：試すのは { $count } 列。ほかの空きは回転や反転になります。
story-many-wrap = { $row } 行目：対角線が端を回り込むと、{ $count } 列が空いています。
story-order-lowestBit = 最下位の 1 は *{ $column } 列目*。これを試します。
story-order-lowestZero = 最下位の 0 は *{ $column } 列目*。これを試します。
story-order-highestBit = 最上位の 1 は *{ $column } 列目*。これを試します。
story-order-lowestBitInColumn = 最下位の 1 は *{ $row } 行目*。これを試します。
story-onlyInColumn-free = { $column } 列目：空きは *{ $row } 行目*だけ。これを試します。
story-onlyInColumn-again = { $column } 列目：残る候補は *{ $row } 行目*だけ。これを試します。
story-amongInColumn-free = { $column } 列目：{ $rows } 行目が空いています。
story-amongInColumn-again = { $column } 列目：まだ { $rows } 行目が残っています。
story-onlyOneInRow = { $row } 行目：*残るマスは { $column } 列目だけ*。クイーンはそこに入ります。
story-onlyOneInColumn = { $column } 列目：*残るマスは { $row } 行目だけ*。クイーンはそこに入ります。
story-attacked =
    { $row } 行 { $column } 列には、*{ $byRow } 行目のクイーン*が{ $line ->
        [row] 行
        [column] 列
        [diagonal] 対角線
       *[antiDiagonal] 逆対角線
    }に沿って利いています。
story-deadEnd =
    行き止まり：*{ $line ->
        [row] { $number } 行目
        [column] { $number } 列目
        [diagonal] 対角線 { $number }
       *[antiDiagonal] 逆対角線 { $number }
    }に空きマスがありません*（{ $why }）。
story-deadEndByRule =
    行き止まり：*{ $line ->
        [row] { $number } 行目
        [column] { $number } 列目
        [diagonal] 対角線 { $number }
       *[antiDiagonal] 逆対角線 { $number }
    }にマスが残っていません*。
story-deadEndBoth =
    行き止まり：*{ $line ->
        [row] { $number } 行目
        [column] { $number } 列目
        [diagonal] 対角線 { $number }
       *[antiDiagonal] 逆対角線 { $number }
    }にマスが残っていません*（{ $why }）。
story-leftOut =
    { $along ->
        [columns] { $squares } 列目
       *[rows] { $squares } 行目
    }は除かれています。{ $rule ->
        [mirror] その盤の鏡像が別のところで見つかる
        [turn] その盤の回転や反転が別のところで見つかる
       *[wrap] 対角線が端を回り込む
    }ためです。
story-attacksColumns = { $squares } 列目に { $row } 行目のクイーンの利き
story-attacksRows = { $squares } 行目に { $row } 行目のクイーンの利き
story-attackedByRows = すべてのマスに { $rows } 行目のクイーンの利き
story-attackedByMany = すべてのマスに { $count } 個のクイーンの利き
story-back = *{ $row } 行 { $column } 列*の先はすべて試したので、このクイーンを取り除きます。
story-then-columns = まだ { $columns } 列目が残っています。
story-then-many = まだ { $count } 列が残っています。
story-then-none = この行で試す列はもうありません。
story-then-nextColumn = 次は { $column } 列目を調べます。
story-then-lastColumn = その行の最後の列でした。
story-then-rows = まだ { $rows } 行目が残っています。
story-then-noneInColumn = この列で試す行はもうありません。
story-backForced = *{ $row } 行 { $column } 列*に強制されたクイーンの先はすべて試したので、取り除きます。{ $line ->
        [row] { $number } 行目
        [column] { $number } 列目
        [diagonal] 対角線 { $number }
       *[antiDiagonal] 逆対角線 { $number }
    }にほかの候補はありません。
story-decided = *あなたの選択*：{ $row } 行 { $column } 列にクイーンを置きました。ここから先は探索が続けます。
story-decidedBack = 選択の先はすべて試したので、*{ $row } 行 { $column } 列*のクイーンを取り除きます。
story-decidedOver =
    { $count ->
        [0] 分岐の終わり：{ $row } 行 { $column } 列のクイーンを含む*解はありません*。
       *[other] 分岐の終わり：{ $row } 行 { $column } 列のクイーンを含む解が *{ $count } 個*見つかりました。
    }
story-turnedSmaller = 左に { $degrees } 度回した盤のほうが小さい数になります。{ $row } 行目のクイーンの右にあるマスは { $own } ではなく { $turned } 個です。よって、*この盤は却下します*。
story-turnedLarger = 左に { $degrees } 度回すと、{ $row } 行目のクイーンの右にあるマスは { $own } ではなく { $turned } 個になります。*この盤のほうが小さい数*です。
story-turnedEqual = 左に { $degrees } 度回しても、盤は*同じ*です。
story-turnedEqualQuarter = 左に { $degrees } 度回しても盤は*同じ*なので、どう回しても変わりません。
story-evenStair = { $row } 行目：次の偶数列、*{ $column } 列目*。
story-evenBent = { $row } 行目：*{ $column } 列目*。n を 12 で割った余りが { $remainder } なので、偶数列の最後に置きます。
story-oddStair = { $row } 行目：次の奇数列、*{ $column } 列目*。
story-oddBent = { $row } 行目：*{ $column } 列目*。n を 12 で割った余りが { $remainder } なので、奇数列の順序が変わります。
story-gain = *{ $row } 行目と { $otherRow } 行目*のクイーンを交換します。衝突は { $before } 件から { $after } 件に減ります。
story-noGain = { $row } 行目：*どの交換も効果なし*。残る衝突は { $count } 件です。
story-shuffle = *クイーンをシャッフル*、{ $attempts } 回中 { $attempt } 回目。始めの衝突は { $count } 件です。
story-sweep = すべての行の組を調べる*{ $number } 巡目*が始まります。衝突は { $count } 件です。
story-block-1 = *ブロック 1* は空き行と空き列をランダムに組にし、残り { $until } 行まで続けます。
story-block-2 = *ブロック 2* では、ここから先、{ $count } 行の空き行と同じ数の空き列だけを考えます。
story-block-3 = *ブロック 3* は空き行とその空きマスをランダムに選び、残り { $until } 行まで続けます。
story-block-4 = *ブロック 4* は各行の空きマスを数えます。少ないほどリスクが大きい行です。さらに、各マスに置くとほかの行を何マスふさぐか（損害）を数えます。
story-block-5 = *ブロック 5* はリスクが最大の行から、損害が最小のマスを選びます。
story-pair = { $row } 行目と { $column } 列目をランダムに組にしました。*そのマスは空き*です。
story-pass = すべての組を調べて、残りは { $count } 行です。*次の一巡*が始まります。
story-passNone = 行き止まり：すべての組を調べましたが、*空きがありません*。
story-noSquare = 行き止まり：*{ $row } 行目に空きマスがありません*。
story-drawn = { $row } 行目をランダムに選び、その { $count } 個の空きマスから *{ $column } 列目*を選びました。
story-base = *{ $row } 行 { $column } 列*を基点にします。基点はリスクの大きい行から、各行では左から順に選びます。この行の空きマスは { $count } 個です。
story-leastRisk = { $row } 行目のリスクが最大で、空きマスは { $free } 個です。損害が最小なのは *{ $column } 列目*で、ほかの行の { $count } マスです。
story-leastRiskDrawn = リスク最大の { $ties } 行からランダムに選んだ { $row } 行目の空きマスは { $free } 個です。損害が最小なのは *{ $column } 列目*で、ほかの行の { $count } マスです。
story-return-1 = *復帰 { $returns } 回目*。最初からあるクイーンまで戻り、ブロック 1 からやり直します。
story-return-2 = *復帰 { $returns } 回目*。クイーン { $count } 個の基準レベル 2 まで戻り、ブロック 3 からやり直します。
story-return-3 = *復帰 { $returns } 回目*。基点まで戻り、{ $repeat } 回目の試行で別のクイーンを選びます。
story-return-next = *復帰 { $returns } 回目*。クイーン { $count } 個の基準レベル 3 まで戻ります。この基点からのどの試行も解に至らなかったので、次の基点に移ります。
story-solved = *解 { $nth }*：{ $size } 個のクイーンがすべて置かれ、どれも利き合っていません。
story-solvedWithImages = *解 { $nth }*。像と合わせて { $count } 個と数えます。
story-overWithImages = 終わりました。*解 { $count } 個*で、像を合わせた全 { $total } 個を代表します。ほかにはありません。
story-overAll = 終わりました。*解は { $count } 個*で、ほかにはありません。
story-overWrapped = 終わりました。対角線が端を回り込んでも成り立つ*解は { $count } 個*で、ほかにはありません。
story-overNone = 終わりました。すべて試しましたが、*解はありません*。
story-overSolved = 終わりました。*解が { $count } 個*見つかりました。
story-overUnsolved = 終わりました。すべての試行を使い切り、解は見つかりませんでした。解がないことの証明ではありません。

## theatre: why a board cannot be watched, and what can be done

theatre-refused = この探索は見られません
theatre-refusedConflict = { $rows } 行目のクイーンが利き合っています。探索には衝突のない盤が必要です。どれか 1 つを取り除いてください。
theatre-refusedTooLarge = 「{ $name }」は { $largest } 行までの盤で使えますが、この盤は { $size } 行です。別の探索を選んでください。
theatre-refusedNotEmpty = 「{ $name }」は空の盤から始めます。見つかる解が、最初からあるクイーンを含むとは限りません。
theatre-refusedEven = { $size } 行では、ほかの偶数 n と同じく、対角線が端を回り込む解はありません。行 + 列の n 個の値が n を法としてすべて異なり、その和は n を法として n/2 になるはずですが、すべての行とすべての列の和は 0 だからです。
theatre-refusedThirds = { $size } 行では、3 で割り切れるほかの n と同じく、対角線が端を回り込む解はありません。列 − 行も列 + 行も、n を法とするすべての値をとるはずです。S = 1² + … + (n − 1)² とすると、それらの 2 乗の総和は一方の数え方で 2S、他方で 4S（n を法として）になります。すると n は 2S を割り切るはずですが、n が 3 で割り切れるときは割り切りません。
theatre-refusedWrapped = { $rows } 行目のクイーンが、端を回り込む対角線で利き合っています。どれか 1 つを取り除くか、別の探索を選んでください。
theatre-sized = { $size } 行
theatre-remove = { $row } 行目のクイーンを取り除く
theatre-again = もう一度

## theatre: conflicts over a run

theatre-curve = 実行中の衝突数（{ $first } から { $last } へ）。選ぶとそこへ移ります
theatre-curveMost = 衝突 { $count } 件

## bounds

bounds-head = 探索の上限
bounds-levels = 基準レベル
bounds-published = 公表値どおり
bounds-all = 5 つのブロックすべて
bounds-own = 自分で決める
bounds-second = 基準レベル 2
bounds-third = 基準レベル 3
bounds-repeats = ブロック 5 の繰り返し
bounds-returns = 復帰の上限
bounds-eachStep = 選ぶたびに損害を数え直す
