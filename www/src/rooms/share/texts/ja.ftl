## page

page-share = 送る
page-about-share = 保存、印刷、リンク

## share

share-heading =
    { $panel ->
        [picture] 盤の画像を保存
        [animation] 探索をアニメーションとして保存
        [data] ステップや解を保存
        [text] 盤をテキストで
        [link] リンクと二次元コード
        [embed] 別のページに埋め込む
       *[print] プリントを印刷
    }

share-form = 形式
share-scale = 大きさ
share-colours = 配色
share-colour =
    { $colours ->
        [light] ライト
       *[dark] ダーク
    }
share-numbers = 行と列の番号
share-marks = 利きの印
share-clear = 背景を透明に
share-pixels = { $width } × { $height } ピクセル。
share-pictureTitle = { $size } 行の盤
share-savePicture = 画像を保存

share-by = 1 コマごとに
share-byWhat =
    { $by ->
        [event] 1 ステップ
       *[deadEnd] 行き止まりと解
    }
share-side = 幅（ピクセル）
share-speed = 毎秒のコマ数
share-sentence = 説明文
share-loop = 繰り返す
share-from = 開始ステップ
share-to = 終了ステップ
share-toHere = 最初からステップ { $step } まで
share-allSteps = 分かっている全ステップ
share-runOf = 「見る」の探索のステップです：{ $search }。
share-runBranch = 「見る」の探索の、選択までのステップと、それに続く分岐のステップです：{ $search }。
share-estimate = { $frames } コマ、{ $seconds }、約 { $size }。
share-unknownLength = 最大 { $most } コマまで作ります。
share-tooLong = アニメーションは { $most } コマ、10 分、20 MB までです。
share-first200 = 最初の 200 ステップだけ
share-byDeadEnd = 行き止まりごとに
share-saveAnimation = アニメーションを保存
share-progress = 作成中
share-made = { $of } コマ中 { $made } コマまで作成、{ $size }。
share-saved = 保存しました：{ $name }、{ $size }。

share-what = 保存するもの
share-steps = ステップ
share-solutions = 解
share-plain = テキスト
share-solutionsWhat = 空の盤での { $size } クイーンの全解を、各行の列番号の並びで保存します。解を並べられるのは { $listed } 行までです。
share-waysWhat = この盤を今の規則で完成させるすべての方法を、駒の行と列で保存します（3.5 は 3 行 5 列）。並べるのは { $most } 通りまでです。
share-listedOnly = 解を並べられるのは { $listed } 行までです。この盤は { $size } 行です。
share-stepsWhat = 各ステップには、イベント、マス、その時点で盤にあるクイーンが入ります。行と列は 1 から数え、0 はクイーンのない行です。
share-stepsVariant = 各ステップには、イベント、マス、その時点で盤にある駒が入ります（3.5 は 3 行 5 列）。行と列は 1 から数えます。
share-traceFile = 実行の記録
share-traceWhat = 最初のステップからの実行です。どんなプログラムでも書けるテキストで、「見る」の Python で開けます。
share-saveData = データを保存

share-textForm =
    { $form ->
       *[diagram] 盤の図
        [list] 列
        [puzz-link] puzz.link（アドレス）
        [penpa] Penpa+（アドレス）
        [pzpr] pzpr（ファイル）
        [letters] 文字で表した領域
        [task] 領域のリスト
        [sbn] Star Battle Notation
        [json] JSON
        [fen] FEN
        [squares] マス
        [diagonals] 除外された対角線（CSPLib 079）
        [cnf] DIMACS CNF
        [dzn] MiniZinc のデータ
        [legup] LEGUP
        [starb] 講座のファイル
        [placement] 配置
        [minizinc] MiniZinc
        [minizinc-link] MiniZinc Playground（アドレス）
        [ortools] OR-Tools（Python）
        [smtlib] SMT-LIB
    }
share-saveText = ファイルに保存
share-textWhat = 図、アドレス、リスト、論理式をこのページのどこに貼り付けても、盤がまた開きます。
share-copy = コピー

share-opens = リンクで開くもの
share-opensBoard = 盤
share-opensStep = ステップ { $step } の探索
share-opensSearch = このステップの探索
share-opensPuzzle = パズル
share-opensLesson = レッスン
share-handout = 開いた人への制限
share-noHints = ヒントなし
share-noClock = 時間を計らない
share-hideAnswers = 答えは求めたときだけ
share-allSearches = すべての探索を使えます。選ぶと、それだけになります
share-someSearches = { $count } 種類の探索を選べます
share-allRules = 証明ではすべての規則を使えます。選ぶと、それだけになります
share-someRules = 証明で { $count } 種類の規則を使えます
share-rule =
    { $rule ->
        [single] 唯一のマス
        [block] ブロック
        [pointer] 限定
        [killer] つぶし
        [set] 組
        [strip] 帯
        [trial] 唯一のマスだけの仮定
        [trial-and-rules] すべての規則の仮定
       *[cases] 場合分け
    }
share-courtesy = 何が使えるかをページの 1 行に示します。1 回押せばページ全体が開きます。制限はお願いであり、ロックではありません。
share-codeWhat = 二次元コードは幅 18 mm 以上で印刷してください。
share-copyLink = リンクをコピー
share-saveCode = 二次元コードを SVG で保存
share-codeOf = { $address } の二次元コード
share-noCode = リンクが長すぎて二次元コードにできません。

share-embedKind = 埋め込むもの
share-embedKinds =
    { $kind ->
        [frame] フレーム
        [element] 要素
       *[link] リンク
    }
share-embedWhat =
    { $kind ->
        [frame] このページそのものをフレームで表示します。探索とステップも使えます。読み込むのはこのアドレスだけで、Cookie を使わず、何も保存しません。
        [element] 自分で書くページのための独立した盤です。読者がクイーンを動かすと、スクリプトに通知されます。
       *[link] フレームやスクリプトが取り除かれる教材ページ向けです。
    }
share-embedQueens = ここで作る要素の HTML に書けるのは、正方形の盤のクイーンだけです。この盤にはフレームを使ってください。
share-embedSize =
    { $size ->
        [wide] 640 × 640
        [tall] 480 × 760
       *[full] 全幅
    }
share-embedColours =
    { $colours ->
        [light] ライト
        [dark] ダーク
       *[system] 読者に合わせる
    }
share-embedLanguage = 言語
share-embedReader = 読者に合わせる
share-embedLines = ページに貼る HTML
share-embedPreview = フレームのプレビュー
share-embedLive = 読者に見えるとおりの表示です。
share-embedTitle =
    { $opens ->
        [board] { $size } クイーンの盤
        [puzzle] クイーンのパズル
        [lesson] クイーンのレッスン
       *[step] { $size } クイーンの探索をステップごとに
    }

share-classAdd = クラスのページに加える
share-classStep = { $size } クイーン：{ $search }、ステップ { $step }
share-classLesson = { $title }、ステップ { $step }

share-sheetQueens = 盤の規則にかかわらず、プリントの問題はクイーンだけです。
share-puzzles = パズル
share-family = パズルの種類
share-families =
    { $family ->
        [completion] 盤の完成
        [stars] スターバトル
       *[regions] 領域
    }
share-trace = トレース表
share-empty = 空の盤
share-number = 数
share-size = 大きさ
share-grade = 難しさ
share-grades =
    { $grade ->
        [easy] やさしい
        [medium] ふつう
        [hard] 難しい
        [expert] 上級
       *[rising] だんだん難しく
    }
share-traced = トレース表の盤
share-tracedSearch = トレース表の探索
share-tracedFrom = このステップの次から
share-tracedSteps = 表のステップ数
share-sheet = プリント番号
share-key = 解答
share-keys =
    { $key ->
        [own] 別のページ
        [below] 逆さまに
       *[none] なし
    }
share-paper = 用紙
share-papers =
    { $paper ->
        [A4] A4
       *[letter] レター
    }
share-codes = 各パズルに二次元コード
share-named = 名前と日付の欄
share-print = 印刷
share-others = 別のパズル
share-making = プリントを作成中です。
share-noSheet = この大きさでは、その難しさのパズルが見つかりませんでした。別の難しさか、より大きな盤を選んでください。
share-page = ページ { $page } / { $pages }
share-foot = プリント { $sheet }、{ $page } / { $pages } ページ
share-who = 名前
share-when = 日付
share-sheetPuzzles = 盤を完成させよう
share-sheetPuzzlesWhat = 足りないクイーンを置きましょう。各行に 1 個ずつ置き、同じ列や同じ対角線に 2 個あってはいけません。どの盤も完成形はちょうど 1 通りです。
share-sheetRegionsWhat = 各行・各列・各領域にクイーンを 1 つずつ置きましょう。クイーンどうしは斜めにも隣り合ってはいけません。完成形は 1 通りです。
share-sheetStarsWhat = 各行・各列・各領域にクイーンを { $stars } 個ずつ置きましょう。クイーンどうしは斜めにも隣り合ってはいけません。完成形は 1 通りです。
share-boardName = パズル { $number }
share-keyName = パズル { $number } の解答
share-givenOf = 最初から { $count } 個、あと { $more } 個
share-codeFor = パズル { $number } の二次元コード
share-columnsLine = 列
share-sheetTrace = 探索を手でたどろう
share-traceWords = クイーンを置いたステップでは、次の行のワードも書きましょう。列や対角線がふさがっているところ、またはマスが空いているところに 1、それ以外に 0 を書きます。ほかのステップと最後の行では、ワードは書きません。
share-traceWord =
    { $word ->
        [columns] 列
        [diagonals] 対角線 ↘
        [anti] 逆対角線 ↙
       *[free] 空き
    }
share-sheetEmpty = 空の盤
share-sheetEmptyWhat = どの 2 個も利き合わないようにクイーンを置きましょう。回転や反転で重ならない解をいくつ見つけられますか。
share-sheetKey = 解答
share-sheetKeyWhat = 最初からあるクイーンは塗りつぶし、加えるクイーンは輪郭だけです。盤の下の数字は上の行からの列番号です。

## error

error-share-too-many = { $count } ステップはここでは多すぎます（上限は { $most }）。少なくしてください。
error-scorm-missing = SCORM ファイルを作れませんでした。1 つのファイルになったページ（queens.html）がこのサイトにありません。ウェブサーバーから Queens を開いて、もう一度試してください。
error-share-too-many-ways = 完成形が { $most } 通りを超えます。先に駒をいくつか置いてください。
error-no-encoder = このブラウザーは WebM を作れません。GIF で保存してください。
