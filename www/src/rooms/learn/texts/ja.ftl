## page

page-learn = 学ぶ
page-about-learn = 問題付きの短いレッスン

## learn

learn-course = 短いレッスン { $count } 課
learn-what = レッスンは、盤と短い文と、先へ進む前に答える問題でできています。どこから始めてもかまいません。並び順はやさしい順です。
learn-lessons = レッスン
learn-begin = レッスン 1 から始める
learn-wereIn = 前回はレッスン { $lesson }、ステップ { $step } / { $steps } まで
learn-nextAfter = レッスン { $lesson } は終わりました。次のレッスン：
learn-allDone = すべてのレッスンが終わりました。
learn-start = 始める
learn-goOn = 続ける
learn-minutes = { $count } 分
learn-done = { $steps } ステップ中 { $done } ステップ済み
learn-doneAll = 済み
learn-teachers = 先生向け
learn-toTeachers = 先生向け
learn-mine = 自分のレッスン
learn-forget = 「{ $title }」を取り除く
learn-openFile = レッスンを開く
learn-openFileWhat = レッスンは 2 つのテキストファイルです。ステップの lesson.json と、文章の ja.md か en.md です。両方を選んでください。誤りがあれば、その場所とともにここに示します。どのレッスンもプロジェクターで映せます。Page Down で進み、Page Up で戻り、B で画面を黒くします。盤に描いたものは次のステップで消えます。短いレッスンはリンクに収まるので、リンクで配れます。
learn-score = 学習の記録
learn-scoreLine = { $lesson } { $title }：{ $steps } ステップ中 { $done }。1 回目で正解 { $first } 問、後で正解 { $later } 問、答えを表示 { $shown } 問
learn-scoreWhat = この文をコピーして提出できます。記録はこの端末にだけ保存されます。
learn-erase = 消す
learn-board = レッスンの盤
learn-lesson = レッスンの文章
learn-shelf = レッスン
learn-steps = ステップ
learn-step = ステップ { $step }：{ $title }
learn-stepDone = ステップ { $step }、済み：{ $title }
learn-at = ステップ { $step } / { $steps }
learn-atRecap = まとめ
learn-atReview = 前のレッスンの問題 { $question } / { $questions }
learn-from = レッスン「{ $lesson }」より
learn-toReview = 前のレッスンの問題
learn-screenAt = { $at }（画面 { $screen } / { $screens }）
learn-around = 自由に試す
learn-aroundWhat = レッスンから離れました。クイーンを自由に置いたり取り除いたりでき、探索も実行できます。ステップは離れたときのままです。
learn-back = ステップ { $step } に戻る
learn-present = 投影
learn-hands = カードで回答
learn-paper = 紙で
learn-paperSheet = 生徒用プリント
learn-paperNotes = 指導案
learn-paperBack = レッスンに戻る
learn-paperKey = 解答は最後に
learn-paperMaking = プリントを作成しています。
learn-paperName = 名前
learn-paperDate = 日付
learn-paperCode = このレッスンを開く二次元コード
learn-paperStep = { $step } { $title }
learn-paperBoard = ステップ { $step } の盤
learn-paperAnswer = 答え
learn-paperMark =
    { $way ->
        [squares] 盤のマスに印を付けましょう。
        [place] 盤に駒を描きましょう。
       *[square] 盤のマスに印を付けましょう。
    }
learn-paperKeyHead = 解答
learn-print = 印刷
learn-codeWords1 = この行に空きマスがある間：
learn-codeWords2 = queen ← free & −free（最下位の 1）
learn-codeWords4 = クイーンのない次の行へ g 行下りる：
learn-codeWords9 = すべての行にクイーンがあれば：解
learn-codeWords10 = 行に入ったときに空きマスがなければ：行き止まり
learn-codeWords11 = 最初の行なら：終わり
learn-codeWords12 = 対角線を逆にシフトして上の行へ戻り、クイーンを取り除く
learn-codeArrays1 = place(row)、最初はクイーンのない一番上の行：
learn-codeArrays2 = すべての行にクイーンがあれば：解、戻る
learn-codeArrays3 = column ← 左から順に各列：
learn-codeArrays4 = columns[column]、diagonals[column − row] または
learn-codeArrays5 = antiDiagonals[row + column] が使用中：次の列へ
learn-codeArrays6 = 3 本のラインを使用中にする：row, column にクイーンを置く
learn-codeArrays7 = place(クイーンのない次の行)
learn-codeArrays8 = 空いた列がなければ：行き止まり
learn-codeArrays9 = place から戻ったら：3 本のラインを空ける
learn-codeArrays10 = 最初の呼び出しから戻ったら：終わり
learn-why = なぜ大切なのですか
learn-see = 専用の画面で見る
learn-previous = 前へ
learn-next = 次へ
learn-skip = 飛ばす
learn-end = レッスン一覧へ
learn-nextLesson = 次のレッスン：{ $title }
learn-wrongAgain = { $tries } 回目の答えも正しくありません。
learn-show = 答えを見る
learn-answer = 答える
learn-answerIs = 答え：{ $answer }
learn-number = 答え
learn-answers = 答え
learn-answerOnBoard = 盤でマスを選んでください。
learn-answerLine = 盤かここで選ぶか、番号のキーを押してください。
learn-row = { $line } 行目
learn-column = { $line } 列目
learn-again = 最初から
learn-chooseAll = 正しい答えをすべて選び、「答える」を押してください。
learn-markOnBoard =
    { $count ->
        [0] 盤でマスに印を付け、「答える」を押してください。
       *[other] { $count } 個のマスに印が付いています。
    }
learn-placeOnBoard =
    { $count ->
        [0] 盤に駒を置き、「答える」を押してください。もう一度押すと取り除けます。
       *[other] 駒を { $count } 個置きました。
    }
learn-setBits = ワード「{ $name }」のビットを決め、「答える」を押してください。
learn-bit = { $line } 列目：{ $bit }
learn-bitsAre = 1 のビットの列：{ $columns }
learn-putInOrder = 矢印で行を正しい順に並べ、「答える」を押してください。
learn-up = 上へ：{ $line }
learn-down = 下へ：{ $line }
learn-stepUntil = 盤の下のボタンでステップを進め、「答える」を押してください。
learn-stepWas = ステップ { $step }
learn-turnBoard = 盤を回し、「答える」を押してください。
learn-turnRight = 90 度回転
learn-mirror = 左右反転
