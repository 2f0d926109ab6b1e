## opening

opening-opened =
    { $form ->
        [puzz-link] puzz.link
        [penpa] Penpa+
        [pzpr] pzpr ファイル
        [letters] 文字で表した領域
        [task] 領域のリスト
        [json] データで表した盤
        [sbn] Star Battle Notation
        [fen] FEN
        [squares] マスのリスト
        [diagonals] 除外された対角線（CSPLib 079）
        [cnf] DIMACS の論理式
        [dzn] MiniZinc のデータ
        [legup] LEGUP のファイル
        [starb] 講座のファイル
        [picture] 画像
       *[placement] 配置
    }：{ $size }
opening-size =
    { $kind ->
        [stars] スターバトル、{ $rows }×{ $columns }、各行・各列・各領域に星 { $stars } 個。
       *[pieces] { $rows }×{ $columns } マス、駒 { $pieces } 個。
    }
opening-several = このテキストにある盤：{ $boards } 個
opening-severalFirst = 最初の { $shown } 個だけを並べています。
opening-severalOne = { $number }. { $size }
opening-asQueen = クイーンとして読む
opening-asForbidden = 使えないマスとして読む
opening-doubtful = 領域が { $size } 個ではなく { $regions } 個読み取られました。つながったか、切れた領域があります。ここで直してください。

## error

error-opening-stars = { $rows }×{ $columns } のスターバトルで、各行・各列・各領域に星が { $stars } 個ずつ入ります。このページで解けるのは、星が 1 個から 3 個、17×17 までで、何も置かれていないものです。
error-opening-regions = この盤は { $rows } 行に対して領域が { $regions } 個あり、ここのどのパズルにも当てはまりません。テキストか画像を直してください。
error-opening-size = 領域や壁があるか、1 行に駒が複数ある { $rows }×{ $columns } の盤は大きすぎます。上限は { $largest }×{ $largest } です。
error-board-form-unknown = { $line } 行目 { $column } 文字目の「{ $found }」で始まる盤は読めません。読めるのは { $expected } です。
error-board-form-unexpected =
    { $line } 行目 { $column } 文字目：「{ $found }」。ここには{ $expected ->
       *[kind] スターバトル
        [rule] 規則
        [size] 盤の大きさ
        [stars] 星の数
        [borders] 領域の境界
        [regions] 領域
        [walls] 壁
        [given] 同じ種類の駒
        [marks] バツ印
        [row] ほかと同じ長さの行
        [square] マス
        [comments] どの盤の論理式かを示すコメント
    }が必要です。
error-board-form-open = どの領域にも属さないマスが { $squares } 個あります。最初は { $row } 行 { $column } 列です。すべてのマスに領域が必要です。
error-board-note-first = テキストには盤が { $boards } 個あります。これは最初の盤です。
error-board-note-stars-tried = 星の数がテキストにありません。どのラインにも { $stars } 個のとき、解がちょうど 1 つになります。
error-board-note-stars-assumed = 星の数がテキストにないため、どのラインにも { $stars } 個とみなしました。
error-board-note-rating = テキストの星の数 { $number } は難しさとして読みました。どのラインも星は { $stars } 個です。
error-board-note-sign-queen = 「{ $sign }」は、使えないマスではなくクイーンとして読みました。
error-board-note-sign-forbidden = 「{ $sign }」は、クイーンではなく使えないマスとして読みました。
error-board-note-two-regions = { $row } 行 { $column } 列は 2 つの領域に入っています。後のほうを使います。
error-board-note-from-one = 列は 1 から数え、0 を空の行としました。0 から数えると、すべての行にクイーンがあります。
error-board-form-too-long = このテキストは { $bytes } バイトあります。盤として読めるのは { $longest } バイトまでです。
error-board-form-size = { $rows }×{ $columns } マスは読めません。ここで読める盤の行と列は 1 から { $largest } までです。
error-board-form-cannot-hold =
    この形式では{ $part ->
       *[kind] この種類のパズル
        [rule] この規則
        [size] この大きさの盤
        [stars] この数の星
        [borders] この境界
        [regions] この領域
        [walls] 壁
        [given] 盤上の駒
        [marks] バツ印
        [row] この行
        [square] このマス
        [comments] コメント
    }を表せません。
