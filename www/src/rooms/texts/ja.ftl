## hidden

hidden-room = ここには答えが表示されます。求めるまでは隠してあります。

## projector

projector-bar = プロジェクター
projector-previous = 戻る
projector-next = 次へ
projector-answer = 答え
projector-pen = ペン
projector-wipe = 消す
projector-code = 二次元コード
projector-codeWhat = 自分のスマートフォンで開けます
projector-codeFor = { $address } の二次元コード
projector-close = 閉じる
projector-teacherWindow = 先生用のウィンドウ
projector-full = 全画面
projector-end = 終了
projector-said = 説明
projector-screen = 画面 { $screen } / { $screens }

## error

error-bad-number = { $name }：「{ $found }」は { $least } から { $most } までの整数ではありません。
error-class-too-large = このクラスのページは大きすぎます（{ $size } バイト、上限は { $largest } バイト）。自分のページはそのままです。
error-class-unread = クラスのページではないか、途中で切れています。自分のページはそのままです。
error-class-newer = このクラスのページは、このサイトの新しいバージョン（形式 { $version }）で作られました。自分のページはそのままです。
error-class-full = クラスのページに入るリンクは { $most } 個までです。自分のページはそのままです。
error-class-link = このクラスのページのリンク { $number } は別の場所を指すため、開きませんでした。自分のページはそのままです。
error-game-size = ゲームは 1～{ $largest } 行の盤で行います（{ $size } 行は不可）。
error-game-move = { $turn } 手目のマスは、その時点で空きマスではありません。
error-board-form-square = マス { $found } は盤にありません。最後は { $last } です。
error-square-off-board = { $row } 行 { $column } 列（0 から数えて）は { $size } 行の盤にありません。
error-shared-column = { $otherRow } 行目と { $row } 行目のクイーンはどちらも { $column } 列目にあり、回転すると同じ行に並びます。
error-report-damaged = 部分 { $shard } の報告が壊れています。この部分を数え直してください。
error-report-foreign = 部分 { $shard } の報告は別の問題のものです。この部分を数え直してください。
error-report-not-blocking = 部分 { $shard } の報告にあるクイーンは完成させられます。この部分を調べ直してください。
error-puzzle-size = パズルは 1～{ $largest } 行です（{ $size } 行は不可）。
error-puzzle-labels = 領域のラベルが { $found } 個あります。マスごとに 1 つ、{ $expected } 個必要です。
error-puzzle-label = 領域 { $found } はありません。領域の番号は 0～{ $last } です。
error-puzzle-empty-region = 領域 { $region } にマスがありません。
error-puzzle-stars = 1 本のラインに入る星は 1～{ $most } 個で、{ $stars } 個ではありません。
error-puzzle-square = マス { $found } は盤にありません。最後は { $last } です。
error-puzzle-no-way = このパズルは完成させられません。
error-puzzle-several-ways = このパズルには完成形が 2 通り以上あります。
error-puzzle-make-size = この種のパズルは { $least }～{ $most } 行です（{ $size } 行は不可）。
error-grade-not-to-be-had =
    { $tries } 回試しましたが、{ $size } 行の{ $grade ->
        [easy] やさしい
       *[medium] ふつうの
        [hard] 難しい
        [expert] 上級の
    }パズルは見つかりませんでした。
error-puzzle-too-many-ways = 完成形が { $most } 通りを超えます。先にクイーンをいくつか置いてください。
error-guilty-number = 犯人のクイーンは 1～{ $most } 個です（{ $fewest } 個は不可）。
error-guilty-not-to-be-had = { $tries } 回試しましたが、犯人のクイーンがちょうど { $fewest } 個の { $size } 行の盤は見つかりませんでした。
error-daily-unreadable = 「{ $found }」は日付ではありません。2026-11-22 のように書いてください。
error-daily-range = { $found } の日替わりパズルはありません。{ $first } から { $last } までです。
error-rule-unknown = 「{ $found }」という規則はありません。
error-rule-unknown-board = 「{ $found }」という盤はありません。torus と cylinder があります。
error-rule-bad-shift = 行を「{ $found }」だけずらすことはできません。0 から { $farthest } までの数か、1-3@7 のような範囲が必要です。
error-rule-formula-count = 規則の式は 1～{ $most } 個です（{ $found } 個は不可）。
error-rule-own-law =
    { $rule } は{ $feature ->
        [plane] 平面の盤
        [cylinder] 円柱
        [torus] トーラス
       *[walls] 壁
        [regions] 領域
    }と併用できません。この規則は壁のない平面の盤のクイーン用です。
error-rule-regions-touching = 領域は「隣り合わない」（touching）の規則で使うもので、{ $rule } とは併用できません。
error-rule-regions-plane = 領域は平面の盤用です。
error-rule-regions-square = 領域は行と列が同数の盤用です。
error-rule-size = { $rows }×{ $columns }：この規則では行も列も 1～{ $largest } です。
error-rule-square = マス { $found } は盤にありません。最後は { $last } です。
error-rule-blocked = { $row } 行 { $column } 列：壁や空けておくマスに駒は置けません。
error-rule-conflict = { $row } 行 { $column } 列と { $otherRow } 行 { $otherColumn } 列：この 2 つのマスに同時に駒を置くことはできません。
error-rule-regions = 領域のラベルが { $found } 個あります。0 から { $last } までの { $expected } 個が必要です。
error-formula-too-long = 式 { $formula } は { $characters } 文字です。読めるのは { $longest } 文字までです。
error-formula-too-deep = 式 { $formula }、{ $place } 文字目：括弧の入れ子が { $deepest } を超えています。
error-formula-bad-character = 式 { $formula }、{ $place } 文字目：「{ $found }」は式に使えません。
error-formula-unknown-name = 式 { $formula }、{ $place } 文字目：「{ $found }」という名前は使えません。使えるのは i、j、n、m、mod、abs、gcd、min、max です。
error-formula-bad-number = 式 { $formula }、{ $place } 文字目：{ $found } は 2,147,483,647 より大きい数です。
error-formula-no-value = 式 { $formula }、{ $place } 文字目：数、i、j、n、m、関数か「(」が足りません。
error-formula-no-operator = 式 { $formula }、{ $place } 文字目：「{ $found }」はここに置けません。演算子、コンマ、「)」か終わりが必要です。
error-formula-open-bracket = 式 { $formula }、{ $place } 文字目：括弧が閉じていません。
error-formula-no-bracket = 式 { $formula }、{ $place } 文字目：{ $function } の後に「(」がありません。
error-formula-bad-values = 式 { $formula }、{ $place } 文字目：{ $function } はこの個数（{ $found }）の値をとりません。
error-excluded-too-long = テキストは { $bytes } バイトあります。読めるのは { $longest } バイトまでです。
error-excluded-unexpected =
    { $line } 行目：「{ $found }」。次のものが必要です：{ $expected ->
        [name] n =、numdiags =、diags =（それぞれ 1 回）
        [equals] 名前の後の =
       *[number] 0 以上の整数
        [list] 組のリストの前の [
        [pair] 組の前の [
        [comma] 組の中のコンマ
        [pair-end] 組の後の ]
        [next-pair] 組の後のコンマか ]
    }。
error-excluded-missing = 「{ $name } =」がありません。
error-excluded-size = n は { $size } ですが、1 から { $largest } まででなければなりません。
error-excluded-fewer = numdiags は { $announced } ですが、diags には { $listed } 個しかありません。
error-excluded-diagonal = diags の { $place } 番目の組：対角線 { $diagonal } は盤にありません。対角線は 0 から { $last } までです。
error-excluded-kind = diags の { $place } 番目の組：種類が { $kind } です。1 は和の対角線、0 は差の対角線です。
error-cnf-too-large = { $size } 行の盤の論理式は { $bytes } バイトになります。書けるのは { $largest } バイトまでです。
error-cnf-unreadable =
    論理式 { $line } 行目：「{ $found }」。次のものが必要です：{ $expected ->
        [header] p cnf、続いて変数の数と節の数
        [cnf] p の後の cnf
        [variables] 変数の数
        [clauses] 節の数
        [end] 宣言した数までの節
       *[literal] 変数（負号可）か、節を終える 0
    }。
error-cnf-cut = 論理式が { $line } 行目で終わり、{ $expected } 個の節のうち { $clauses } 個しかありません。途中で切れたのかもしれません。
error-drat-unreadable = 証明 { $line } 行目：「{ $found }」。変数（負号可）、ステップの前の d、またはステップを終える 0 が必要です。
error-drat-cut = 証明が { $line } 行目、ステップの途中で終わっています。途中で切れたのかもしれません。
error-drat-other-formula = 証明 { $line } 行目に変数 { $variable } がありますが、論理式の変数は { $variables } 個です。別の論理式の証明です。
error-proof-too-much =
    { $what ->
        [variables] ここで検査できる量を超えています。変数は { $most } 個までです。
       *[literals] ここで検査できる量を超えています。リテラルは { $most } 個までです。
        [steps] ここで検査できる量を超えています。ステップは { $most } 個までです。
    }
error-lesson-missing = レッスンを取得できませんでした。もう一度お試しください。
error-lesson-unknown = その名前のレッスンはありません。
error-lesson-files = レッスンは .json と .md の 2 つのファイルです。両方を選んでください。
error-lesson-too-large = ファイルが { $size } バイトあります。レッスンは { $largest } バイトまでです。
error-lesson-no-json = .json ファイルを読めません：{ $why }
error-lesson-version = このレッスンはバージョン { $version } 用です。このページが読めるのはバージョン { $known } です。
error-lesson-bad = レッスンの { $place } に誤りがあります：{ $what } が必要です。
error-lesson-link = リンクにレッスンの全体が入っていません。途中で切れているかもしれません。
error-lesson-claim = ステップ { $place } は { $of } を { $is } としていますが、エンジンの答えは { $found } です。
error-lesson-answerless = ステップ { $place } の問題では、選べる答えのどれも正解になりません。
error-lesson-empty = レッスンにはステップが少なくとも 1 つ必要です。

## charts

chart-missing = グラフを取得できませんでした。数値は表にあります。

## theatre, words

theatre-stage = 盤とワード
theatre-words = マシンワード（各ビットは列の下）
theatre-word = { $name }：ビット { $columns } が 1
theatre-wordEmpty = { $name }：すべて 0
theatre-boards = 64 ビットのワードで表した盤
theatre-boardWord = { $name }：{ $count } マス、16 進 { $hexadecimal }
theatre-bytes = 64 ビットワードのバイト、1 列に 1 つ
theatre-byteWord = { $name }：{ $values }
theatre-tallies = 各ラインのクイーン
theatre-tally = { $name }：衝突 { $count } 件、{ $lines } 本のライン
theatre-taken = { $name }：{ $lines } 本中 { $count } 本にクイーン
theatre-panes = 区画
theatre-tree = 探索木
theatre-code = コード
theatre-counting = 計数
theatre-search = 探索
theatre-searchNow = 探索：{ $search }
theatre-group =
    { $group ->
        [backtracking] バックトラック
        [words] ビット
        [ahead] 先読み
        [symmetry] 対称性
        [repair] 修復
       *[formula] 公式
    }
theatre-groupWhat =
    { $group ->
        [backtracking] 1 行に 1 個ずつ置き、行き詰まったら戻る。
        [words] 同じことを、列をビットにした 1 ワードで。
        [ahead] どこかの行か列にマスがなくなったら打ち切る。
        [symmetry] 一部だけ探索し、残りは反転と回転で得る。
        [repair] 一度に全部置き、よくなるかぎり交換する。
       *[formula] 探索なし。ナイトの動き、または n を法とする直線。
    }
theatre-inGroup =
    { $search ->
        [bitmask] ビットマスク
        [bitboard-columns] 列
        [bitboard-lines] 行と列
        [bitboard-fewest] 最少候補優先
        [bitboard-pairs] 空き 2 マス優先
        [halved] 半分
        [both-mirrors] 両方の鏡像
        [staircases] 2 つの階段
       *[bitboard] ビットボード
    }
theatre-cannot =
    { $why ->
        [rule] この規則で動くのは「規則による探索」だけ
        [size] { $count } 行まで
        [given] 空の盤だけ
       *[modular] n が 2 でも 3 でも割り切れないときだけ
    }
theatre-tab =
    { $tab ->
        [board] 盤
        [tree] 探索木
        [code] コード
        [steps] ステップ
       *[counts] 計数
    }
theatre-beside = 盤の横
theatre-seed = シード
theatre-anotherSeed = 別のシード
theatre-listing = コード（直前に実行した行に印付き）
theatre-breakpoint = { $number } 行目のブレークポイント
theatre-registers-columns = 列
theatre-registers-diagonals = 対角線
theatre-registers-antiDiagonals = 逆対角線
theatre-registers-free = 空き
theatre-registers-queen = クイーン
theatre-registers-folded = 折り畳み
theatre-registers-used = 使用済み
theatre-registers-sideMask = sideMask
theatre-registers-lastMask = lastMask
theatre-registers-topBit = topBit
theatre-registers-endBit = endBit
theatre-registers-rows = 行
theatre-registers-attacks = 利き
theatre-registers-taken = 使用済みの列
theatre-registers-counts = 個数
theatre-registers-eights = 8 がある？
theatre-registers-sevens = 7 か 8？
theatre-registers-rowCounts = 行の個数
theatre-registers-rowEights = 行：8 がある？
theatre-registers-rowSevens = 行：7 か 8？
theatre-short-columns = 列
theatre-short-diagonals = 対角
theatre-short-antiDiagonals = 逆対角
theatre-short-free = 空き
theatre-short-queen = Q
theatre-short-folded = 折畳
theatre-short-used = 使用
theatre-short-sideMask = side
theatre-short-lastMask = last
theatre-short-topBit = top
theatre-short-endBit = end
theatre-short-counts = 個数
theatre-short-eights = 8?
theatre-short-sevens = 7, 8?
theatre-short-rowCounts = 行
theatre-short-rowEights = 行 8?
theatre-short-rowSevens = 行 7, 8?
listing-form = コード
listing-forms =
    { $form ->
        [pseudo] 擬似コード
       *[python] Python
    }
listing-fromEmpty = プログラムは空の盤から始まります。最初からあるクイーンの行は、ステップでは飛ばします。
theatre-counts-tried = 試したクイーン
theatre-counts-forced = 強制されたクイーン
theatre-counts-rejected = 却下したマス
theatre-counts-removed = 取り除いたクイーン
theatre-counts-turns = 比べた回転
theatre-counts-deadEnds = 行き止まり
theatre-counts-solutions = 解
theatre-counts-total = 像を含めて
theatre-counts-refused = 却下した組
theatre-counts-returns = 復帰
theatre-counts-block = ブロック
theatre-counts-left = 空き行
theatre-counts-swaps = 交換
theatre-counts-noSwap = 交換できない行
theatre-counts-sweeps = 一巡の回数
theatre-counts-shuffles = シャッフル
theatre-counts-remainder = n を 12 で割った余り
theatre-counts-conflicts = 今の衝突
theatre-counts-standing = 盤上のクイーン
theatre-counts-of = { $count } / { $size }
words-bitSet = ビット { $bit }、1：{ $said }
words-bitClear = ビット { $bit }、0：{ $said }
words-column = { $column } 列目
words-square = { $row } 行 { $column } 列
words-through = { $row } 行 { $column } 列を通る{ $name }
words-nothing = 盤のマスではない

## linear: the table of risk and damage

tables-risk =
    { $count ->
        [1] リスクが最大の行
       *[other] リスクが最大の行。先頭の { $count } 行から 1 行をランダムに選択
    }
tables-figure-risk = 空きマス
tables-damage = { $row } 行目のマス
tables-figure-damage = ふさぐ数
tables-projection = 空き行 × 空き列：{ $size } × { $size }
tables-projectionLabel = 空き行と空き列が { $size } ずつあり、空きマスは { $count } 個、ほかのマスには利きがあります。
tables-projectionRefused = 最後に組にした { $row } 行目と { $column } 列目のマスには利きがあります。

## traces

error-trace-version = { $line } 行目が「{ $found }」です。実行の記録は「queens trace 1」で始まります。
error-trace-line = 記録の { $line } 行目：「{ $found }」。必要な形：{ $expected }
error-trace-size = { $line } 行目：盤は { $size } 行です。記録できる盤は 1 行から 1,000 行までです。
error-trace-large = 記録できる盤は 1,000 行までですが、この盤は { $size } 行です。
error-trace-beside = 記録の { $line } 行目：{ $number } は盤の外です。行と列は 0 から { $last } までです。
error-trace-columns = 記録の { $line } 行目には列が { $columns } 個あります。行ごとに 1 個、{ $size } 個が必要です。
error-trace-taken = 記録の { $line } 行目は { $row } 行 { $column } 列（0 から数えて）にクイーンを置きますが、そこにはもうあります。
error-trace-empty = 記録の { $line } 行目は { $row } 行 { $column } 列（0 から数えて）のクイーンを取り除きますが、そこにはありません。
error-trace-swap = 記録の { $line } 行目は { $row } 行（0 から数えて）のクイーンを交換しますが、その行のクイーンは { $queens } 個です。ちょうど 1 個が必要です。
error-trace-source-line = 記録の { $line } 行目はプログラムの { $number } 行目を指していますが、プログラムの行は 1 から { $last } までです。
error-trace-return = 記録の { $line } 行目は関数から戻りますが、呼び出された関数がありません。
error-trace-over = 記録の { $line } 行目：「{ $found }」。実行の終わりの後には何も書けません。
error-trace-too-much =
    { $what ->
       *[lines] 記録が長すぎます。{ $most } 行までです。
        [line] 記録の { $line } 行目が長すぎます。{ $most } バイトまでです。
        [memory] 記録の { $line } 行目：実行が大きすぎます。{ $most } バイトまでです。
        [source] 記録の { $line } 行目：プログラムが長すぎます。{ $most } 行までです。
        [calls] 記録の { $line } 行目：呼び出しが多すぎます。同時に { $most } 個までです。
        [names] 記録の { $line } 行目：名前の種類が多すぎます。{ $most } 個までです。
        [name] 記録の { $line } 行目：名前は { $most } 文字までです。
    }
error-trace-not-text = 記録の { $line } 行目にテキストではない文字があります。
error-trace-cut = 記録が { $line } 行目で終わっています。続きに「{ $expected }」が必要です。途中で切れたのかもしれません。

## piece

piece-name =
    { $piece ->
        [queen] クイーン
        [bishop] ビショップ
        [knight] ナイト
        [king] キング
        [pawn] ポーン
       *[rook] ルーク
    }
piece-said =
    { $kind ->
        [moved] { $row } 行目の駒を { $column } 列目へ移しました。
        [removed] { $row } 行 { $column } 列の駒を取り除きました。
       *[set] { $row } 行 { $column } 列に駒を置きました。
    }
error-search-queens-alone = この探索は平面の盤のクイーン専用です。「規則による探索」はどの規則にも使えます。
error-search-piece-conflict = { $row } 行 { $column } 列と { $otherRow } 行 { $otherColumn } 列の駒が互いに利いています。探索には衝突のない盤が必要です。どちらかを取り除いてください。
error-decide-unable = この探索には外から選択を指示できません。
error-decide-formula = この探索は何も選びません。クイーンの位置は公式で決まります。
error-decide-recorded = これは記録された実行なので、別の道には進めません。
error-decide-lists = この探索は何も選びません。すべての順列を並べ、盤が埋まってから対角線を調べます。
error-decide-images = この探索は反転や回転で得られる解を省くため、選択の先にある解を見逃してしまいます。
error-decide-repair = この探索は何も選びません。どの行にもクイーンがあり、2 つのクイーンが列を交換します。
error-decide-draws = この探索はマスをランダムに選び、ほかのマスを試しません。そのため選択の先に何があるかを示せません。
error-decide-checks = これは盤を検査する実行で、クイーンを置きません。
error-decide-over = 探索は終わっています。マスを試すには前のステップに戻ってください。
error-decide-no-choice = このステップではクイーンを置かないので、選ぶものがありません。
error-decide-forced = このステップに選択肢はありません。そのラインに残ったマスは { $row } 行 { $column } 列だけです。
error-decide-outside = { $row } 行 { $column } 列のマスはありません。
error-decide-occupied = { $row } 行 { $column } 列にはクイーンがあります。
error-decide-attacked = { $otherRow } 行 { $otherColumn } 列のクイーンが { $row } 行 { $column } 列に利いています。
error-decide-tried = 探索はここで { $row } 行 { $column } 列をすでに試しました。
error-decide-other-row = このステップでは { $row } 行目ではなく { $otherRow } 行目で選びます。
error-decide-other-column = このステップでは { $column } 列目ではなく { $otherColumn } 列目で選びます。
error-decide-other-line = このステップで選ぶのは { $row } 行 { $column } 列とは別のマスです。
search-by-rule = 規則による探索
search-both-mirrors = ビットマスク、両方の鏡像
search-permutations = 順列
search-bitboard-pairs = ビットボード 1a、空き 2 マス優先
search-validator = 検証
story-rook = { $row } 行目では、*{ $column } 列目*にまだクイーンがないので、そこに置きます。対角線は調べません。
story-rookBack = *{ $row } 行 { $column } 列*にクイーンがある盤はすべて調べたので、このクイーンを取り除きます。
story-sound = { $row } 行 { $column } 列では、*欄 B[{ $column }]、D1[{ $d1 }]、D2[{ $d2 }] は開いている*ので、このクイーンが閉じます。
story-checkedSolution = 終わりました。クイーンは { $size } 個で、2 度閉じた欄はありません。*この盤は解です。*
story-checkedClash = 終わりました。欄がすでに閉じていたので、*2 つのクイーンが互いに利いています*。下の行を読む必要はありません。
story-checkedPart = 終わりました。クイーンは { $count } 個で、*互いに利いていません*。空の行があるので、まだ解ではありません。
theatre-registers-open = 空き
theatre-short-open = 空
theatre-counts-piecesLeft = 残りの駒
theatre-counts-openSquares = 空きマス
story-startVariant =
    { $ordered ->
        [yes] 置く駒は *{ $count }* 個。この規則では、ほかの駒がふさいだマスが再び空くことがあるので、上の行から順に埋めます。
       *[no] 置く駒は *{ $count }* 個。候補が最も少ないラインから埋めます。
    }
story-solvedByRule = *解 { $nth }*：すべての駒（{ $count } 個）が置かれ、互いに利いていません。
story-byRule-inRow =
    { $tried ->
        [0] { $must ->
            [1] { $row } 行目には駒が必要で、空きマスが最も少ないラインです（{ $count }）。まず *{ $column } 列目*を試します。
           *[other] { $row } 行目は空きマスが最も少なく（{ $count }）、空のままでもかまいません。まず *{ $column } 列目*を試します。
        }
       *[other] { $row } 行目の次の空きマス、*{ $column } 列目*を試します。
    }
story-byRule-inColumn =
    { $tried ->
        [0] { $must ->
            [1] { $column } 列目には駒が必要で、空きマスが最も少ないラインです（{ $count }）。まず *{ $row } 行目*を試します。
           *[other] { $column } 列目は空きマスが最も少なく（{ $count }）、空のままでもかまいません。まず *{ $row } 行目*を試します。
        }
       *[other] { $column } 列目の次の空きマス、*{ $row } 行目*を試します。
    }
story-byRule-inLine =
    { $tried ->
        [0] { $must ->
            [1] 駒が必要なラインのうち、空きマスが最も少ないもの（{ $count }）を選びます。まず *{ $row } 行 { $column } 列*を試します。
           *[other] 空きマスが最も少ないライン（{ $count }）を選びます。空のままでもかまいません。まず *{ $row } 行 { $column } 列*を試します。
        }
       *[other] このラインの次の空きマス、*{ $row } 行 { $column } 列*を試します。
    }
story-byRule-inOrder =
    { $tried ->
        [0] { $must ->
            [1] 次は { $row } 行目で、駒が必要です。空きマスは { $count } 個です。まず *{ $column } 列目*を試します。
           *[other] 次は { $row } 行目で、空のままでもかまいません。空きマスは { $count } 個です。まず *{ $column } 列目*を試します。
        }
       *[other] { $row } 行目の次の空きマス、*{ $column } 列目*を試します。
    }
story-byRule-onlyInRow = { $row } 行目には駒が必要で、空いているのは *{ $column } 列目*だけです。
story-byRule-onlyInColumn = { $column } 列目には駒が必要で、空いているのは *{ $row } 行目*だけです。
story-byRule-onlyInLine = *{ $row } 行 { $column } 列*は、駒が必要なラインに残る唯一の空きマスです。
story-byRule-back =
    { $count ->
        [0] { $stays ->
            [1] *{ $row } 行 { $column } 列*の駒を取り除き、そのラインは空のままにします。
           *[other] *{ $row } 行 { $column } 列*の駒を取り除きます。そのラインのマスはすべて試しました。
        }
       *[other] *{ $row } 行 { $column } 列*の駒を取り除きます。そのラインでこれから試すマスは { $count } 個です。
    }
story-byRule-deadRow = *{ $line } 行目で行き止まり*：駒が必要なのに、空きマスがありません。
story-byRule-deadColumn = *{ $line } 列目で行き止まり*：駒が必要なのに、空きマスがありません。
story-byRule-dead = *行き止まり*：残りの駒は { $count } 個、空きマスのあるラインは { $lines } 本で、1 本に 1 個しか置けません。
story-byRule-deadInOrder = *行き止まり*：この下の行は埋められません。

## tree

tree-title = 探索木
tree-view = 探索木の表示
tree-views-path = 経路
tree-views-whole = 全体
tree-views-outline = アウトライン
tree-large = 拡大
tree-zoom = 拡大と縮小
tree-all = 全体
tree-out = 縮小
tree-in = 拡大
tree-fit = 探索木の全体を表示
tree-tooLarge = 試したクイーンが多すぎて、ここには描けません。タイムラインの上の帯が実行の全体を示します。
tree-path = 探索が置いたクイーン、上から順に：列 { $columns }
tree-pathEmpty = 探索はまだクイーンを置いていません
tree-wholeLabel = 探索した全体：試したクイーン { $nodes } 個、解 { $solutions } 個
tree-outline = 探索木のアウトライン
tree-icicle = 全体を帯で表示。クイーンごとに 1 本の帯が、1 つ前に置いたクイーンの帯の下に並びます。試したクイーン { $nodes } 個、解 { $solutions } 個。選ぶとそこへ移ります
tree-item = { $name }：{ $said }
tree-node = { $row } 行 { $column } 列
tree-forced = { $row } 行 { $column } 列、強制
tree-is-path = 盤上
tree-is-now = 最後に置いた
tree-is-wait = これから試す
tree-is-solved = この下に解 { $count } 個
tree-is-failed = すぐに失敗
tree-is-failedAfter = クイーン { $count } 個の後に失敗
tree-key-path = 盤上
tree-key-now = 最後に置いた
tree-key-wait = これから試す
tree-key-solved = 解に至る
tree-key-failed = 失敗、下に試したクイーンの数
tree-key-number = 数字：クイーンの列。列を埋める探索では行

## notes

notes-part =
    { $part ->
        [aim] ねらい
        [before] 前提となる知識
        [plan] 45 分の流れ
        [misconceptions] よくある誤解
        [ask] 発問
        [unplugged] 画面を使わない活動
       *[further] 発展
    }

## steps of a search that are followed by hand

byHand-ask =
    { $step ->
        [0] 探索「{ $search }」がこの盤で始まります。最初の { $count } ステップを書きましょう。1 番目は書いてあります。
       *[other] 探索「{ $search }」は { $step } ステップ進み、盤はこのとおりです。次の { $count } ステップを書きましょう。1 番目は書いてあります。
    }
byHand-events = 起こること：クイーンを置く、却下する、取り除く、行き止まり、解、2 つの行の交換。交換では列の欄に 2 つ目の行を書きます。
byHand-event =
    { $event ->
        [set] 置く
        [rejected] 却下する
        [removed] 取り除く
        [deadEnd] 行き止まり
        [solution] 解
        [swapped] 行の交換
       *[other] その他
    }
byHand-step = ステップ
byHand-does = 起こること
byHand-row = 行
byHand-column = 列

## what can be sent

share-panel =
    { $panel ->
        [picture] 画像
        [animation] アニメーション
        [data] 書き出し
        [text] テキスト
        [link] 二次元コード
        [embed] 埋め込み
       *[print] プリント
    }
share-addStep = このステップを自分のレッスンに加える
share-panelWhat =
    { $panel ->
        [picture] SVG、PNG
        [animation] GIF、WebM
        [data] ステップ、解
        [text] 盤の図、puzz.link、MiniZinc
        [link] 開く人への制限も決められます
        [embed] 自分のページに
       *[print] 紙のパズル
    }
