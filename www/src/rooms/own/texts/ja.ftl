## page

page-own = 自作
page-about-own = 自分で Python で書いた探索をたどる

own-program = プログラム
own-state = プログラムの状態
own-editorHelp = Escape のあと Tab でエディターを離れます。F9 でその行にブレークポイントを置きます。
own-before = 「実行」を押すと、プログラムが盤に何をするかを前にも後ろにもたどれます。
own-begin = 最初のプログラム
own-begins-one = 再帰で解を 1 つ
own-begins-all = 再帰ですべての解
own-begins-loop = 再帰なし
own-begins-table = リストのリスト
own-begins-sets = ラインの集合
own-begins-bits = ビットのワード
own-begins-ahead = 先読み
own-begins-least = 選択肢の少ない行から
own-begins-given = 最初からあるクイーンのまわりに
own-begins-repair = 衝突を減らす修復
own-begins-generator = ジェネレーター
own-begins-permutations = 順列
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
own-fromTrace = 保存された実行の記録です。左のプログラムも一緒に保存されたものです。
own-changed = 実行のあとでプログラムが変わりました。盤は前の実行を示しています。
own-unlinked = プログラムが長すぎてリンクに入りません。ファイルに保存してください。
own-inLine = プログラムの { $line } 行目：{ $why }
own-failure =
    { $code ->
        [syntax] Python として読めません。ここか前の行で、コロン、かっこ、字下げが抜けていることがよくあります。
        [match] 「match」はここでは使えません。「if」と「elif」を使ってください。
        [async] 「async」はここでは使えません。
        [name] この名前にはまだ値がありません。Python のメッセージ：{ $detail }
        [index] リストにこの位置はありません。Python のメッセージ：{ $detail }
        [type] 値の型が合いません。Python のメッセージ：{ $detail }
        [value] この値はここでは使えません。Python のメッセージ：{ $detail }
        [key] このキーはありません。Python のメッセージ：{ $detail }
        [zero] 0 で割っています。
        [attribute] この値には求められたものがありません。Python のメッセージ：{ $detail }
        [import] このモジュールはここにはありません。Python のメッセージ：{ $detail }
        [assert] ここで主張されていることは偽です。{ $detail }
        [recursion] 同時に開いている呼び出しが多すぎます。再帰に終わりはありますか。
        [endless] プログラムがとても長く動いたので止めました。このループに終わりはありますか。
        [memory] プログラムがメモリーを使いすぎたので止めました。
        [output] プログラムの出力が多すぎたので止めました。
        [input] ここでは何も入力できません。値をプログラムに書いてください。
        [file] このファイルは、16 KB までのプログラムでも、保存された実行の記録でもありません。
        [broken] ここでは Python を起動できませんでした。
       *[other] プログラムが失敗しました。Python のメッセージ：{ $detail }
    }
own-found =
    { $different ->
        [0] このプログラムは解を見つけません。
       *[other] このプログラムは異なる解を { $different } 個見つけます。
    }
own-foundOf =
    { $how ->
        [none] このプログラムは { $all } 個の解を 1 つも見つけません。
        [again] このプログラムは { $all } 個中 { $different } 個の解を見つけます。同じ解をくり返し、全部で { $solutions } 回です。
       *[once] このプログラムは { $all } 個中 { $different } 個の解を 1 回ずつ見つけます。
    }
own-wrong = 解でないものを { $count } 回、解と呼んでいます。
own-noBoard = このプログラムには、クイーンを表す変数がありません。
own-howToShow = クイーンを列のリスト、リストのリスト、マスの集合のどれかで表すか、place(row, column)、remove(row, column)、solution() を呼んでください。
own-tried = 試したクイーンは { $tried } 個です。
own-triedBeside = 試したクイーンは { $tried } 個です。ビットマスクの探索は { $bitmask } 個を試します。
own-cut = 実行が長すぎるため、始めの部分だけを示します。
own-shows =
    { $form ->
        [columns] 盤は「{ $name }」を示しています：行ごとの列、{ $from } から。
        [table] 盤は「{ $name }」を示しています：行ごとのリスト。
       *[squares] 盤は「{ $name }」を示しています：クイーンのマス、{ $from } から。
    }
own-show = 「{ $name }」を示す
own-start = プログラムはまだ始まっていません。
own-step =
    { $kind ->
        [tried] プログラムの { $line } 行目が { $row } 行 { $column } 列にクイーンを置きます。
        [forced] プログラムの { $line } 行目が { $row } 行 { $column } 列にクイーンを置きます。ほかのマスは残っていません。
        [removed] プログラムの { $line } 行目が { $row } 行 { $column } 列のクイーンを取ります。
        [rejected] プログラムの { $line } 行目が { $row } 行 { $column } 列を見ます。利きがあります。
        [swapped] プログラムの { $line } 行目が { $row } 行と { $column } 行の列を交換します。
        [deadEnd] プログラムの { $line } 行目で行き止まりになります。
        [restart] プログラムの { $line } 行目が最初からやり直します。
        [solution] これは解です。
        [over] プログラムが終わりました。
       *[phase] プログラムの { $line } 行目が動きます。
    }
own-said = { $said }
own-stateEmpty = プログラムをたどる間、ここに呼び出しと値が出ます。
own-calls = 呼び出し
own-noCalls = 動いている関数はありません。
own-moreCalls = この前に { $count } 個の呼び出し
own-values = 値
own-printed = 出力
own-nothingPrinted = まだありません。
