## page

page-large = 巨大な盤
page-about-large = 数百万行の盤

## large

large-board = { $size }×{ $size } の盤、画像で表示
large-told = 結果
large-view = { $firstRow }～{ $lastRow } 行目、{ $firstColumn }～{ $lastColumn } 列目
large-keys = 矢印で移動、Shift で遠くへ。プラスとマイナスで拡大・縮小、Home で盤全体、マスが見えるとき Enter でクイーンを置く・取り除く、l で拡大鏡。
large-zoomIn = 拡大
large-zoomOut = 縮小
large-lens = 拡大鏡
large-home = 盤全体
large-square = { $row } 行 { $column } 列
large-given = { $row } 行 { $column } 列：最初からあるクイーン
large-found = { $row } 行 { $column } 列：見つかったクイーン
large-free = { $row } 行 { $column } 列：空き
large-attacked =
    { $row } 行 { $column } 列：{ $by } 行目から{ $line ->
        [row] 行
        [column] 列
        [diagonal] 対角線
       *[antiDiagonal] 逆対角線
    }に沿って利きあり
large-givenCount = 最初から
large-foundCount = 見つかった数
large-inView = 表示中
large-rowsAPixel = { $count } 行
large-pixelsASquare = { $count } ピクセル
large-k = 最初の個数 k
large-source = 最初からあるクイーン
large-sources-random = ランダム
large-sources-solution = 解から
large-engine = エンジン
large-engines-auto = 大きさで選ぶ
large-engines-linear = 線形、5 ブロック
large-engines-exact = 厳密探索
large-generate = 生成
large-validate = 検証
large-explicit = 2 つの階段
large-formulas = 公式で
large-modular = モジュラーな直線
large-modularHead = モジュラーな直線
large-modularWhat = 直線は 1 行ごとに { $step } 列ずつ右へ、端を回り込んで進みます。クイーンは { $size } 個で、対角線が回り込んでも利き合いません。
large-step = 間隔（0 は最小のもの）
large-inner = 内側の大きさ
large-tileNow = 敷き詰める
large-innerStep = 内側の間隔（0 は最小のもの）
large-tileItself = 同じ盤どうしで敷き詰める
large-steps = 大きさ { $size } のモジュラーな直線になる間隔
large-stepsOf = 大きさ { $size } の間隔（{ $count } 個）：
large-fractalWhat = フラクタルを作るには、もう一度「敷き詰める」を押します。どのクイーンも、また同じ小さな盤になります。モジュラー解を同じ盤どうしで敷き詰めると、さらに速く大きくなります。ファイルから読んだものなど、どのモジュラー解でも使えます。
large-tiledAgain = リンクのとおりに敷き詰めました。{ $size } 個のクイーンはどれも利き合いません。
large-stepWhat = 間隔は、直線が 1 行ごとに進む列の数です。その数も前後の数も、1 以外に n との公約数を持ちません。何度も敷き詰めると、盤はフラクタルになります。
large-tileWhat = 敷き詰めると、各クイーンの場所にモジュラー解が入ります。モジュラー解なら、大きさを法として対角線がすべて異なるので、隣り合う対角線のブロックも利き合いません。ほかの解は使えません。
large-tiledHead = 敷き詰めました
large-tiledWhat = 各クイーンのブロックに大きさ { $inner } のモジュラー解があります。クイーンは { $size } 個で、どれも利き合いません。
large-generated = 生成しました
large-generatedWhat =
    { $count ->
        [1] クイーン 1 個を空きマスに置きました。
       *[other] クイーン { $count } 個、どれも利き合いません。
    }
large-method = 方法
large-pairs = 空き行と空き列のランダムな組
large-time = 時間
large-explicitHead = 公式で
large-explicitWhat = n = { $size } を 12 で割った余りは { $remainder } なので、列は次のとおりです。
large-evenRows = 偶数の列
large-oddRows = 奇数の列
large-even-straight = 2、4、6、…
large-even-firstToEnd = 4、6、…、最後に 2
large-odd-straight = 1、3、5、…
large-odd-threeOneFiveLast = 3、1、7、9、…、最後に 5
large-odd-firstTwoToEnd = 5、7、…、最後に 1、3
large-odd-pairsSwapped = 3、1、7、5、…
large-opened = 開きました
large-openedWhat = { $name }：クイーン { $count } 個。
large-saved = 保存しました
large-savedWhat = { $name }、{ $size }。
large-timePublished = { $time }（公表値は { $published }）
large-setRows = 埋めた行
large-setWhat = { $count }（ほかに { $more } 個を置いて取り除きました）
large-returns = 復帰
large-nodes = 置いたクイーン
large-impossibleWhat = 厳密探索がすべてを試しました。この盤は完成できません。
large-undecidedWhat = 上限までに完成形は見つからず、完成形がないことの証明もできませんでした。
large-valid = 正しい
large-validWhat =
    { $count ->
        [1] クイーン 1 個、衝突なし。
       *[other] クイーン { $count } 個、どれも利き合いません。
    }
large-validModular = モジュラー解です。端を回り込む対角線を共有するクイーンもありません。
large-invalid = 衝突あり
large-invalidWhat = { $count } 行が上の行と衝突しています。
large-firstConflict =
    最初は、{ $row } 行目と { $otherRow } 行目の{ $line ->
        [row] 行
        [column] 列
        [diagonal] 対角線
       *[antiDiagonal] 逆対角線
    }に沿った衝突。
large-removedHead = クイーンを取り除きました
large-setHead = クイーンを置きました
large-attackedHead = 空きではありません
large-closed = これでほかの空きマス { $count } 個がふさがりました：
large-cancelled = 盤はそのままです。
large-working-generate = 生成中
large-working-explicit = 構成中
large-working-modular = 構成中
large-working-tile = 敷き詰め中
large-working-complete = 完成形を探索中
large-working-validate = 検証中
large-working-open = ファイルを読み込み中
large-working-save = ファイルに書き出し中
large-working-pair = 近い組を探索中
large-phases-read = 盤の読み込み
large-phases-pass = 貪欲法の一巡
large-phases-swap = 交換
large-phases-repair = 交互路に沿う修復
large-phases-block1 = ブロック 1
large-phases-block2 = ブロック 2
large-phases-block3 = ブロック 3
large-phases-block4 = ブロック 4
large-phases-block5 = ブロック 5
large-phases-exact = 厳密探索
large-phases-build = 公式による構成
large-phases-blame = 犯人のクイーン
large-phases-check = 検証
large-phases-over = 検証
large-file = ファイル
large-fileWhat = 数（空き行は 0、論文のファイルと同じ）、CSV、JSON、128 MB まで
large-open = 開く…
large-save = 名前を付けて保存
large-form = 形式
large-forms-numbers = 数値
large-forms-csv = CSV
large-forms-json = JSON
large-drop = ファイルを盤にドロップすることもできます。
large-example = 論文の例
large-unlinked = この盤はリンクに入りません。共有するには、ファイルに保存してください。
large-moreWhat = 最初のクイーン、シード、エンジン、上限、公式、検証、ファイル
large-slider = 大きさ、千から百万まで
large-figureFree = 行が空いています
large-figureFilled = で残りの { $count } 行を埋めました
large-storyCompleted = クイーンは *{ $count }* 個で、互いに利いていません。
large-storyFull = クイーンは *{ $count }* 個で、各行に 1 つずつあります。
large-storyGiven = クイーンは *{ $count }* 個、空き行は { $free } 行です。
large-pixel = 1 ピクセル
large-aSquare = 1 マス
large-rowTaken = { $row } 行 { $column } 列：この行のクイーンは { $by } 列目にあります
large-pairedHead = 近い組の一方
large-pairedWith = この配置は完成できます。「完成させる」を押してください。
large-pairedWithout = 完成できる配置と 1 行だけ違うこの配置は、完成できません。「完成させる」を押してください。
large-undone = 元に戻しました
large-undoneWhat = 前の盤に戻りました。
large-redone = やり直しました
large-redoneWhat = 次の盤に戻りました。
large-savedLong = { $name }、{ $size }。長すぎて、ここでは開き直せません（上限は { $most }）。数値形式なら短くなります。
large-row = 行
large-goToRow = 行へ移動
large-nearest = 最寄りのクイーン
large-setAll = { $count }（取り除いたクイーンなし）

## linear

linear-watch-repair = 勾配による修復を見る
linear-watchWhat-linear = 公表された 5 ブロックの方法を、最初からあるクイーンから 1 ステップずつ見ます。
linear-watchWhat-repair = すべての空き行・空き列にクイーンを置き、衝突が減るかぎり列を交換します。
linear-theatre-linear = 盤で 1 ステップずつ見る
linear-theatre-repair = 勾配による修復を盤で見る
linear-onBoard = 盤で
linear-block = ブロック
linear-left = 残り行
linear-queens = クイーン
linear-levels = 基準レベルのクイーン数
linear-deadEnds = 行き止まり
linear-returns = 復帰
linear-bands = 順に通ったブロック、のべ { $count } 回
linear-names-1 = 1：組
linear-names-2 = 2：射影
linear-names-3 = 3：ランダム
linear-names-4 = 4：計数
linear-names-5 = 5：最小リスク
linear-names-6 = 厳密
linear-leftWhat = 空き行は { $first } から { $last } に減少
linear-solved = 復帰 *{ $returns }* 回で解けました。
linear-gaveUp = 残り { $count } 行で上限に達したため、*未決*です。
linear-story-block1 = *ブロック 1* は空き行と空き列のシャッフルした組を順に調べます。残りは { $count } 行です。
linear-story-block2 = *ブロック 2* では空き行と空き列だけを考えます。残りは { $count } 行です。
linear-story-block3 = *ブロック 3* は空き行とその空きマスをランダムに選びます。残りは { $count } 行です。
linear-story-block4 = *ブロック 4* は各行の空きマスを数えます。残りは { $count } 行です。
linear-story-block5 = *ブロック 5* はリスク最大の行と損害最小のマスを選びます。残りは { $count } 行です。
linear-story-exact = 方法が上限に達したところから、*厳密探索*で続けます。残りは { $count } 行です。
linear-story-over = 終わりました。残りは { $count } 行です。
linear-exact = 厳密探索で続ける
linear-step = ステップ *{ $step }*
linear-stepsAFrame = 1 コマに { $count } ステップ
linear-rate = 1 コマに { $count } ステップ
linear-rateMost = 最速

## error

error-no-modular = { $size } 行にモジュラー解はありません。n は 2 でも 3 でも割り切れてはいけません。盤はそのままです。
error-large-lost = エンジンが異常終了し、盤が失われました。ファイルを開き直すか、別の盤を生成してください。
error-too-large-by-hand = 手で置けるのは { $largest } 行までで、この盤は { $size } 行です。
error-large-conflict = 2 つのクイーンが利き合っているので、完成できません。「検証」でどれか分かります。
error-generate-more-than-rows = { $queens } 個のクイーンは { $size } 行に入りません。クイーン 1 個に 1 行が必要です。盤はそのままです。
error-generate-too-many = { $size } 行にランダムに { $queens } 個を置けた試行はなく、最多は { $reached } 個でした。それ以下を指定してください。盤はそのままです。
error-generate-no-solution = { $size } 行の盤に解はありません。
error-construct-step-range = { $size } 行では、直線の間隔は 0～{ $largest } です（{ $step } は不可）。
error-construct-step = { $size } 行で間隔 { $step } の直線はモジュラー解になりません。{ $number } と { $size } に公約数 { $divisor } があります。2 でも 3 でも割り切れない大きさと、その間隔を選んでください。
error-construct-outer = この盤は解ではないので、敷き詰められません。先に完成させてください。
error-construct-inner-empty = 内側の盤にクイーンのない行があり、解ではありません。先に完成させてください。
error-construct-inner-column = 内側の盤の 1 つの列にクイーンが 2 つあり、解ではありません。
error-construct-inner = 内側の解はモジュラーではありません。端を回り込む対角線を共有するクイーンがあります。
error-construct-no-solution = { $size } 行の盤に解はありません。
error-construct-size = { $size } 行の盤は構成できません。構成できるのは 1～{ $largest } 行です。
error-no-pair = { $size } 行で近い組は見つかりませんでした。盤はそのままです。
error-file-empty = ファイルが空です。行ごとに列番号（空の行は 0）が必要です。
error-file-too-long = ファイルが長すぎます（{ $bytes } バイト、上限は { $longest } バイト）。
error-file-too-many-rows = ファイルの { $line } 行目：盤の行が、読める上限の { $largest } 行を超えています。
error-file-no-form = ファイルの { $line } 行目：「{ $found }」。数、「行,列」か JSON が必要です。
error-file-number = ファイルの { $line } 行目、{ $word } 番目：「{ $found }」。0 から { $largest } までの列番号が必要です。
error-file-fields = ファイルの { $line } 行目：「{ $found }」。行、コンマ、列の並びが必要です。
error-file-row = ファイルの { $line } 行目：行番号が「{ $found }」です。{ $expected } でなければなりません。
error-file-json = ファイルの { $line } 行目、{ $word } 番目：{ $found } ではなく { $expected } が必要です。
error-file-cut = ファイルが { $line } 行目、盤の { $rows } 行で終わっています。続きに { $expected } が必要です。途中で切れたのかもしれません。
error-file-count = ファイルには { $n } 行とありますが、実際は { $rows } 行です。
error-file-column = { $row } 行目が { $column } 列目を指していますが、ファイルは { $rows } 行しかありません。途中で切れたのかもしれません。
error-file-repeated-column = { $otherRow } 行目と { $row } 行目がどちらも { $column } 列目です。どの列も 1 回ずつでなければなりません。
error-file-gone = ファイルがもう読めません。移動、変更または削除されました。盤はそのままです。
error-no-queen = 盤にクイーンがありません。
error-no-canvas = このブラウザーはワーカーで画像を描けない（OffscreenCanvas）か、この画像のためのメモリーが足りません。別のブラウザーか新しいバージョンをお試しください。
