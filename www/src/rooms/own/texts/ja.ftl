## page

page-own = Python
page-about-own = 自分で Python で書いた探索をたどる

own-program = プログラム
own-state = プログラムの状態
own-editorHelp = Escape のあと Tab でエディターを離れます。F9 でその行にブレークポイントを設定します。
own-before = 「実行」を押すと、プログラムが盤に何をするかを前にも後ろにもたどれます。
own-begin = 最初のプログラム
own-begins-one = 再帰で解を 1 つ
own-begins-all = 再帰ですべての解
own-begins-loop = 再帰なし
own-begins-table = リストのリスト
own-begins-sets = ラインの集合
own-begins-bits = ワードのビット演算
own-begins-ahead = 先読み
own-begins-least = 選択肢の少ない行から
own-begins-given = 最初からあるクイーンを残して
own-begins-repair = 衝突を減らす修復
own-begins-probe = 推定の 1 回の試行
own-begins-generator = ジェネレーター
own-begins-permutations = 順列
own-remark-columns = queens[row] は、その行のクイーンの列。
own-remark-columnsMinus = queens[row] は、その行のクイーンの列。クイーンがなければ -1。
own-remark-columnsNone = queens[row] は、その行のクイーンの列。クイーンがなければ None。
own-remark-attacked = 同じ対角線上の 2 つのクイーンは、列の差と行の差が等しい。
own-remark-back = この列からは解に至らなかったので、次の列を試す。
own-remark-copy = queens はこの後も変わるので、コピーを取っておく。
own-remark-further = ほかの列からも解が見つかるかもしれない。
own-remark-next = 最後に試した列の次の列。-1 の次は 0。
own-remark-up = この行にはもう列がないので、上の行に戻る。
own-remark-stay = 解が見つかった。同じ行でさらに解を探す。
own-remark-table = board[row][col] は、クイーンがあれば 1、なければ 0。
own-remark-above = クイーンは上の行にしかないので、上だけを調べる。
own-remark-lines = col - row は右下がりの対角線上で、col + row は右上がりの対角線上で一定。
own-remark-bits = ビット col が列 col を表す。full では n 個のビットがすべて 1。
own-remark-lowest = 最下位の 1。つまり最初の空いている列。
own-remark-shift = 1 つ下の行では、対角線の利きが左右に 1 列ずつ移る。
own-remark-free = free[row] は、その行でどのクイーンの利きも及ばない列のリスト。
own-remark-deadEnd = 後の行に空いている列がなくなれば、先へ進む必要はない。
own-remark-least = 空いている列が最も少ない行を選ぶ。誤りが最も早く分かるから。
own-remark-given = コピーを使う。動かせないクイーンはリスト given に残しておく。
own-remark-stays = 最初からあるクイーンは動かさない。利きを受けていないかだけを調べる。
own-remark-start = 各行に 1 つずつランダムに置く。初めは互いに利いているものが多い。
own-remark-chance = 利きが最も少ない列からランダムに選ぶ。堂々巡りを避けるため。
own-remark-yields = 解を渡す。次の解を求められると、探索が再開する。
own-remark-tuples = 毎回新しいタプルを作るので、元に戻す必要がない。
own-remark-permutations = 順列ではどの列も 1 度ずつ現れるので、対角線だけを調べればよい。
own-remark-differ = 集合では同じ数は 1 つになる。n 個あれば対角線はすべて異なる。
own-remark-weight = 選択肢の数の積。すべての試行で平均すると、ちょうど解の数になる。
own-remark-fewest = 空いている列が最も少ない行。重みのばらつきが小さくなる。
own-remark-drawn = 空いている列から 1 つを、等しい確率でランダムに選ぶ。
own-yours = 自分のプログラム
own-kept = この端末に保存したもの
own-open = 開く…
own-save = プログラムを保存
own-saveRun = 実行の記録を保存
own-run = 実行
own-stop = 停止
own-pane-code = コード
own-pane-board = 盤
own-pane-state = 状態
own-running = プログラムを実行しています。
own-writing = プログラムが終わりました。ステップを整理しています。
own-fromLink = このプログラムはリンクに入っていました。「実行」を押すまで動きません。
own-fromTrace = 保存された実行の記録です。表示中のプログラムも一緒に保存されたものです。
own-changed = 実行のあとでプログラムが変わりました。盤は前の実行を示しています。
own-unlinked = プログラムが長すぎてリンクに入りません。ファイルに保存してください。
own-inLine = プログラムの { $line } 行目：{ $why }
own-failure =
    { $code ->
        [syntax] Python として読めません。ここか前の行で、コロン、括弧、字下げが抜けていることがよくあります。
        [equals] 「=」は名前に値を入れます。比べるときは「==」と書きます。
        [colon] この「{ $detail }」の行の終わりにコロンがありません。
        [open] 括弧「{ $detail }」が閉じられていません。
        [close] 括弧「{ $detail }」に対応する開き括弧がありません。
        [quote] この文字列には閉じる引用符がありません。
        [indent] この行は字下げが必要です。前の行がコロンで終わっています。
        [deeper] この行の字下げは深すぎます。前の行はブロックを始めていません。
        [level] この行の字下げは、上のどの行とも合いません。
        [tabs] 字下げにタブと空白が混ざっています。いつも空白 4 つを使ってください。
        [loop] { $detail } 行目のループは同じことを繰り返すだけなので、止めました。
        [stopped] ここでプログラムを止めました。
        [match] 「match」はここでは使えません。「if」と「elif」を使ってください。
        [async] 「async」はここでは使えません。
        [name] この名前にはまだ値がありません。Python のメッセージ：{ $detail }
        [index] リストにこの位置はありません。Python のメッセージ：{ $detail }
        [type] 値の型が合いません。Python のメッセージ：{ $detail }
        [value] この値はここでは使えません。Python のメッセージ：{ $detail }
        [key] このキーはありません。Python のメッセージ：{ $detail }
        [zero] 0 で割っています。
        [attribute] この値にその属性はありません。Python のメッセージ：{ $detail }
        [import] このモジュールはここにはありません。Python のメッセージ：{ $detail }
        [assert] assert の条件が成り立っていません。
        [assertSaid] assert の条件が成り立っていません。プログラムのメッセージ：{ $detail }
        [recursion] 呼び出しが深くなりすぎました。「{ $detail }」が繰り返し呼ばれています。再帰は終わりますか。
        [endless] プログラムがとても長く動いたので止めました。このループは終わりますか。
        [memory] プログラムが、ここで使えるメモリーを超えたので止めました。盤を小さくするか、ためるものを減らしてください。例えば、解を集めずに数だけ数えます。
        [output] プログラムの出力が多すぎたので止めました。
        [input] プログラムが値を求めています。下に入力してください。
        [file] このファイルは、16 KB までのプログラムでも、保存された実行の記録でもありません。
        [broken] ここでは Python を起動できませんでした。
        [blocked] ここでは Python がブロックされました。このページのサーバーが送る Content-Security-Policy が Python を禁じています。サーバーが送るべきものは、ドキュメントの「Deploying」にあります。
       *[other] プログラムが失敗しました。Python のメッセージ：{ $detail }
    }
own-found =
    { $different ->
        [0] このプログラムは解を 1 つも見つけません。
       *[other] このプログラムは異なる解を { $different } 個見つけます。
    }
own-foundOf =
    { $how ->
        [impossible] この盤に解はなく、このプログラムも解を見つけません。
        [none] このプログラムは { $all } 個の解を 1 つも見つけません。
        [again] このプログラムは { $all } 個中 { $different } 個の解を見つけます。同じ解を繰り返し、全部で { $solutions } 回です。
       *[once] このプログラムは { $all } 個中 { $different } 個の解を 1 回ずつ見つけます。
    }
own-wrong = 解でないものを { $count } 回、解と呼んでいます。
own-accepts =
    { $solutions ->
        [0] このプログラムは、クイーンがすべて置かれた盤 { $full } 個を解とみなしますが、どれも解ではありません。
       *[other] このプログラムは、クイーンがすべて置かれた盤 { $full } 個を解とみなします。{ $solutions } 個は解で、{ $wrong } 個は解ではありません。
    }
own-attack = 最初の誤りでは、{ $row } 行 { $column } 列と { $otherRow } 行 { $otherColumn } 列のクイーンが互いに利いています。
own-showWrong = 盤で見る
own-reaches =
    { $how ->
        [missed] { $all } 個中 { $different } 個の解が盤に現れましたが、そのときだけ実行される行がないので、プログラムは解に気づいていません。
       *[reached] { $all } 個中 { $different } 個の解が盤に現れました。
    }
own-denies = 解はないと出力しています。
own-prints = 出力は { $printed } ですが、正しい数は { $all } です。
own-printsRight = 正しい数 { $all } を出力しています。
own-list = 「{ $name }」
own-returned = 戻り値
own-same = { $list }には { $count } 個ありますが、すべて同じリストです。最後の中身は { $same } です。queens[:] のように、毎回コピーを加えてください。
own-listRight = { $list }には { $all } 個の解がすべて 1 回ずつあります。
own-listWrong = { $list }には盤が { $count } 個あります。異なる解は { $solutions } 個で、{ $wrong } 個は解ではありません。
own-listAgain = { $list }には盤が { $count } 個ありますが、異なるものは { $different } 個だけです。
own-table = 解がプログラムに書いてあります。プログラムは探していません。
own-rows = プログラムの { $line } 行目は 1 つの行を作り、すべての行に使っています。1 回の代入ですべての行が変わります。[[0 for _ in range(n)] for _ in range(n)] と書いてください。
own-near =
    { $why ->
        [long] 最も近いのは「{ $name }」ですが、要素が 64 個を超えています。
        [few] 最も近いのは「{ $name }」ですが、クイーンが 2 つになることがありません。
        [outside] 最も近いのは「{ $name }」ですが、この盤の列でない数があります。
       *[other] 最も近いのは「{ $name }」ですが、値がこの盤のクイーンではありません。
    }
own-uncalled =
    { $kind ->
        [class] 何も呼び出されていません。クラス「{ $name }」は定義されていますが、使われていません。最後に次の行を加えてください：{ $add }
       *[function] 何も呼び出されていません。関数「{ $name }」は定義されていますが、使われていません。最後に次の行を加えてください：{ $add }
    }
own-ownSize = このプログラムは { $size }×{ $size } の盤を使っています。
own-typeIn = 値
own-runWith = この値で実行
own-stops =
    { $how ->
        [solution] 解が 1 つ見つかるとすぐ、プログラムの { $line } 行目で止まります。
        [usedUp] 盤の 1 行目をすべて試したあと、プログラムの { $line } 行目で止まります。
        [early] 盤の 1 行目のマスを { $tried } 個だけ試して、プログラムの { $line } 行目で止まります。
       *[standing] クイーンを { $queens } 個置いたまま、プログラムの { $line } 行目で止まります。
    }
own-tasks = 課題
own-task = 課題 { $number }：
own-asks-one = 8×8 の盤で解を 1 つ見つけましょう。
own-asks-all = 8×8 の盤で 92 個の解をすべて見つけましょう。
own-asks-once = 8×8 の盤で 92 個の解を、どれも 1 回ずつ見つけましょう。
own-asks-given = 最初からあるクイーンを残す解をすべて見つけましょう。リスト「given」には、行ごとに列か None が入っています。
own-asks-none = 解がないときは 1 行出力し、あるときは見つけましょう。最初からあるクイーンはリスト「given」にあります。盤は 2 つです。
own-asks-fewer = 試すクイーンを 2,056 個より少なくして、92 個の解をすべて見つけましょう。
own-asks-ahead = 試すクイーンを 762 個以下にして、92 個の解をすべて見つけましょう。
own-asks-loop = 再帰を使わずに 92 個の解をすべて見つけましょう。
own-asks-bits = リスト、タプル、集合を使わず、ワードのビット演算だけで 92 個の解をすべて見つけましょう。クイーンは place(row, column)、remove(row, column)、solution() で示します。
own-asks-repair = 50×50 の盤のすべての行にクイーンを置き、200 回以内の移動で修復しましょう。
own-asks-orbits = 8×8 の盤で、回転や反転で重ならない 12 個の解を見つけましょう。それぞれ 1 回ずつ solution() を呼びます。
own-asks-torus = トーラスでは、対角線が反対側の端へ続きます。5 個のクイーンの 10 個の解と、7 個の 28 個の解をすべて見つけましょう。
own-copyTask = この課題へのリンクをコピー
own-leaveTask = 課題をやめる
own-done = 済み
own-reached = 課題 { $number } ができました。
own-notReached = 課題 { $number } はまだできていません。
own-judged =
    { $why ->
        [stopped] プログラムが最後まで動きませんでした。
        [wrong] 解でないものを解と呼んでいます。
        [found] { $asked } 個中 { $figure } 個を見つけます。
        [again] 同じ解を繰り返し見つけ、全部で { $figure } 回になります。
        [moved] 最初からクイーンのある { $figure } 行目に、別のクイーンを置いています。
        [silent] この盤に解はありませんが、プログラムは何も出力しません。
        [missed] 2 つ目の盤には解がありますが、見つけていません。
        [tried] クイーンを { $figure } 個試しています。{ $asked } 個以下でなければなりません。
        [recursion] プログラムの { $figure } 行目の関数が自分自身を呼んでいます。
        [container] プログラムの { $figure } 行目でリスト、タプル、集合か添字を使っています。
        [noBits] &、|、^、<<、>> によるワードの演算がありません。
        [unsolved] 解にたどり着きません。
        [swaps] { $figure } 回動かしています。{ $asked } 回以内でなければなりません。
        [noSwaps] まずすべての行にクイーンを置き、利き合うものが残っていなければなりません。
        [orbits] solution() を { $asked } 回呼んでいますが、12 個の解のうち { $figure } 個だけです。
        [torus] トーラスでは解でないものが { $figure } 個あります。
       *[reached] エンジンが確かめました。
    }
own-handIn = 提出用：
own-copyReceipt = コピー
own-race = ほかの探索と競走させる
own-shuffle = 行を並べかえる
own-order-up = 上へ
own-order-down = 下へ
own-order-out = 字下げを減らす
own-order-in = 字下げを増やす
own-order-leave = テキストとして編集
own-order-help = 行を上下左右にドラッグするか、矢印キーを使います。Alt と上下で行を動かし、左右で字下げを変えます。どんな順番でも実行できます。実行した結果がヒントになります。
own-order-line = { $line } 行目、字下げ { $depth }：{ $text }
own-noBoard = このプログラムには、クイーンを表す変数がありません。
own-howToShow = クイーンを列のリスト、リストのリスト、マスの集合のどれかで表すか、place(row, column)、remove(row, column)、solution() を呼んでください。
own-tried = 試したクイーンは { $tried } 個です。
own-triedBeside = 試したクイーンは { $tried } 個です。ビットマスクの探索は { $bitmask } 個を試します。
own-cut = 実行が長すぎるため、始めの部分だけを示します。
own-thin = 実行が長いため、終わりの部分はすべての行ではなく、クイーンの動きだけを記録しています。
own-shows =
    { $form ->
        [columns] 盤は「{ $name }」を示しています：行ごとの列、{ $from } から。
        [table] 盤は「{ $name }」を示しています：行ごとのリスト。
        [map] 盤は「{ $name }」を示しています：行と列の辞書、{ $from } から。
        [flat] 盤は「{ $name }」を示しています：すべてのマスを 1 つのリストに。
        [digits] 盤は「{ $name }」を示しています：行ごとに数字 1 つ、{ $from } から。
       *[squares] 盤は「{ $name }」を示しています：クイーンのマス、{ $from } から。
    }
own-show = 「{ $name }」を示す
own-start = プログラムはまだ始まっていません。
own-step =
    { $kind ->
        [tried] プログラムの { $line } 行目が { $row } 行 { $column } 列にクイーンを置きます。
        [forced] プログラムの { $line } 行目が { $row } 行 { $column } 列にクイーンを置きます。ほかのマスは残っていません。
        [removed] プログラムの { $line } 行目が { $row } 行 { $column } 列のクイーンを取り除きます。
        [rejected] プログラムの { $line } 行目が { $row } 行 { $column } 列を調べます。そこには利きがあります。
        [swapped] プログラムの { $line } 行目が { $row } 行と { $column } 行の列を交換します。
        [deadEnd] プログラムの { $line } 行目で行き止まりになります。
        [restart] プログラムの { $line } 行目が最初からやり直します。
        [solution] これは解です。
        [over] プログラムが終わりました。
       *[phase] プログラムの { $line } 行目を実行します。
    }
own-said = { $said }
own-stateEmpty = プログラムをたどる間、ここに呼び出しと値が出ます。
own-calls = 呼び出し
own-noCalls = 実行中の関数はありません。
own-moreCalls = この前に { $count } 個の呼び出し
own-values = 値
own-printed = 出力
own-nothingPrinted = まだありません。
