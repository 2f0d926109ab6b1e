## page

page-teach = 教える
page-about-teach = クラスのページ、宿題、指導案など、授業のためのもの

## teach

teach-title = 先生向け
teach-classPage = クラスのページ
teach-collect = 宿題を集める
teach-projector = プロジェクター
teach-projectorWhat = レッスンを開いて「投影」を選びます。文字が大きく、スクロールは要りません。ペンとリモコンのキーが使え、そのステップをスマートフォンで開く二次元コードも出せます。
teach-handout = 配布用のリンク
teach-handoutWhat = 盤、パズル、探索へのリンクで、使えるものを決められます。ヒントなし、時間を計らない、答えは求めたときだけ、使える探索を限るなどです。
teach-sheets = プリント
teach-sheetsWhat = パズル、トレース表、空の盤を A4 かレターで、解答付きで印刷します。同じ番号からはいつも同じプリントができます。
teach-embed = 埋め込み
teach-embedWhat = 盤、探索、パズルを自分のウェブページや学習システムに埋め込みます。
teach-predict = 予想
teach-predictWhat = 「見る」で「ステップごとに尋ねる」を入れると、探索が次にすることを、見る前に生徒が答えます。
teach-notes = 各レッスンの指導案
teach-notesWhat = レッスンごとに印刷用の 1 ページがあります。ねらい、45 分の流れ、よくある誤解、発問、画面を使わない活動、理由付きの解答です。
teach-untitled = 課題
teach-tasks = 課題
teach-tasksWhat = 課題は新しいウィンドウで開きます。終わったらここに戻ってください。この端末で終わったことは、このページに表示されます。
teach-name = 名前
teach-nameless = 名前なし
teach-task = 課題 { $number }
teach-say = 終わりました
teach-done = 完了
teach-open = まだです
teach-answered = { $questions } 問中 { $done } 問に解答
teach-receipt = 控え
teach-receiptWhat = 控えは、テキスト、リンク、ファイルのどれでも提出できます。先生に二次元コードを読み取ってもらうこともできます。
teach-receiptNone = 課題を始めると、ここに控えが出ます。
teach-receiptCode = 控えの二次元コード
teach-receiptHonest = 控えの最後の 5 文字で、打ち間違いが分かります。ただし、だれが取り組んだかの証明にはなりません。これはサーバーのないページではできないことです。
teach-take = ほかの画面の控えを加える（自作の探索など）
teach-copy = テキストをコピー
teach-copyLink = リンクとしてコピー
teach-save = ファイルに保存
teach-forTeachers = このクラスのページを先生として開く
teach-collectHow = 控えかそのリンクを 1 行に 1 つずつ貼り付けるか、ファイルをここにドロップするか、二次元コードを順にカメラにかざしてください。1 人から複数届いたときは、最後のものを数えます。
teach-receipts = 控え（1 行に 1 つ）
teach-add = 加える
teach-files = ファイルを選ぶ
teach-folder = フォルダーを選ぶ
teach-camera = 二次元コードを読み取る
teach-cameraOff = 読み取りをやめる
teach-cameraWhat = カメラの映像
teach-forget = すべて取り除く
teach-collected =
    { $count ->
       *[other] 控え { $count } 枚を集めました
    }
teach-damaged =
    { $count ->
       *[other] { $count } 行を読み取れませんでした
    }
teach-damagedForm = 控えではないか、一部が欠けています。
teach-damagedSum = この控えはチェックサムが合いません。文字が違うか、抜けています。生徒の控えと見比べるか、もう一度送ってもらってください。
teach-table = 集めた宿題
teach-csv = CSV で保存
teach-cellLesson = { $questions } 問中、1 回目で正解 { $first } 問、後で正解 { $later } 問、答えを表示 { $shown } 問
teach-cellVersion =
    { $version ->
        [earlier] { $cell }（以前のバージョンのレッスン）
       *[unknown] { $cell }（別のバージョンのレッスンなので、ここでは問題が分かりません）
    }
teach-cellPuzzle =
    { $hints ->
        [0] { $clock }、ヒントなし
       *[other] { $clock }、ヒント { $hints } 回
    }
teach-cellSaid = 完了
teach-hardest = 難しかった問題
teach-hard = 「{ $lesson }」問 { $question }：
teach-hardFirst = 1 回目で正解：{ $asked } 人中 { $first } 人。
teach-hardWrong = { $answer }（{ $count } 人）：
teach-collectKept = 控えは、取り除くまでこの端末に残ります。
teach-poll = カードで回答
teach-pollWhat = プロジェクターに問題を出し、印刷したカードをカメラでクラス全員分まとめて読み取ります。結果は表示するまで隠れています。
teach-pollHow = 生徒は答えが上になるようにカードを掲げます。カメラか写真で、すべてのカードを一度に読み取ります。カードがなければ、答えを 2 文字で入力するか、スマートフォンからコードで受け取れます。
teach-pollCards = カードを印刷
teach-pollBack = 問題に戻る
teach-pollQuestion = 問題
teach-pollFrom = 問題の出どころ
teach-pollOwn = 自作
teach-pollStep = レッスンの問題
teach-pollText = 問題文
teach-pollFree = 答えは何ですか。
teach-pollOn = 答え方
teach-pollOns =
    { $on ->
        [answers] 4 つの答えから 1 つ
       *[squares] 盤のマス
    }
teach-pollSquares = 盤のマスを 4 つまで選ぶと、カードの A から D がそのマスを表します。コードならどのマスでも答えられます。
teach-pollAnswer = 答え { $letter }
teach-pollLine =
    { $kind ->
        [row] { $line } 行目
       *[column] { $line } 列目
    }
teach-pollPresent = プロジェクターに出す
teach-pollBoard = 問題の盤
teach-pollAnswers = 答え
teach-pollRight = 正解
teach-pollTotal =
    { $count ->
        [0] まだ答えはありません
       *[other] { $count } 件の答え（カード { $cards } 件、コード { $codes } 件）
    }
teach-pollCamera = カメラ
teach-pollPhotograph = 写真を選ぶ
teach-pollStarting = カメラを起動しています。
teach-pollInSight = { $count } 枚のカードが見えています
teach-pollReveal = 結果を表示
teach-pollHide = 結果を隠す
teach-pollAgain = もう一度尋ねる
teach-pollPrivate = 画像はこの端末で読み取られ、保存も送信もされません。写真は貼り付けることも、ここにドロップすることもできます。
teach-pollPhones = スマートフォンからの回答
teach-pollPhonesHow = 投影画面で「二次元コード」を押すと、生徒はスマートフォンで問題を開き、答えを選んでコードを受け取ります。コードは画面から読み取るか、チャットから貼り付けてください。
teach-pollSent = スマートフォンのコード（貼り付け、読み取り）
teach-pollUnread = この問題のコードがない行が { $count } 行あります。
teach-ballotHow = 答えを選んでください。次に、コードを先生に見せるか、コピーして送ってください。このページは何も送信しません。
teach-ballotLine =
    { $kind ->
        [row] 行
       *[column] 列
    }
teach-ballotCode = あなたのコード
teach-ballotPicture = 先生が読み取るコードの図
teach-pollCode = コード
teach-pollCodes =
    { $on ->
        [answers] コードは答えの文字を 2 回続けたものです。たとえば BB です。
       *[squares] コードはマスを表します。行の文字、列の文字の順で、BD は 2 行 4 列です。
    }
teach-pollNoCode = このコードの答えはありません。
teach-pollUntype = 最後のコードを取り消す
teach-cards = 回答用のカード
teach-cardsWhat = 生徒に 1 枚ずつ配ります。上になった文字が答えです。文字は小さいので、隣からは読めません。カードは { $most } 種類まであります。1 ページ 1 枚ならフル HD のカメラで 7 m、2 枚なら 5 m、4 枚なら 3 m 先から、1200 万画素の写真なら 11 m、8 m、5 m 先から読み取れます。
teach-cardsCount = カード
teach-cardsEach = 1 ページの枚数
teach-cardsOnPage = 1 ページに { $count } 枚
teach-cardsPage = { $pages } ページ中 { $page } ページ
teach-card = カード { $number }
teach-paper = 用紙
teach-papers =
    { $paper ->
        [A4] A4
       *[letter] レター
    }
teach-print = 印刷
teach-window = 先生用のウィンドウ
teach-windowWhat = プロジェクターとは別のウィンドウに、指導案、正解、次のステップ、経過時間、これまでに尋ねたことを表示します。どの投影のバーからも開けます。
teach-windowNothing = まだ何も投影していません。レッスンを開いて「投影」を選ぶと、このウィンドウも連動します。
teach-windowSince = 経過
teach-windowRestart = はじめから
teach-windowPress =
    { $command ->
        [previous] 戻る
        [next] 次へ
        [answer] 答え
       *[black] 黒い画面
    }
teach-windowNow = 投影中
teach-windowNext = 次：{ $title }
teach-windowLast = これが最後のステップです。
teach-windowWhy = もっと知りたい人に
teach-windowTries = これまでの答え：{ $answers }
teach-windowWrongs = 予想される誤答
teach-windowShown = 結果はクラスに見えています。
teach-windowHidden = 結果はまだクラスに見えません。
teach-windowLog = これまでに尋ねたこと
teach-windowNoLog = まだどの問題にも答えがありません。
teach-windowBecame =
    { $became ->
        [right] { $count ->
            [0] 1 回目で正解
           *[other] 誤答 { $count } 件のあと正解
        }
        [shown] { $count ->
            [0] 答えを表示
           *[other] 誤答 { $count } 件のあと答えを表示
        }
       *[open] 未解答、誤答 { $count } 件
    }
teach-windowHands = { $count } 件の答え
teach-windowHandsRight = { $count } 件中 { $right } 件が正解
teach-windowNotes = 指導案
teach-exam = テスト
teach-examHow = 同じ番号からはいつも同じテストができます。隣の席とは種類が違います。問題が足りるかぎり、2 つの種類に同じ課題は出ません。
teach-examSeed = テストの番号
teach-examVariants = 種類の数
teach-examCount =
    { $kind ->
        [lessonQuestions] レッスンの問題
        [traces] トレース
        [puzzles] パズル
       *[proofs] 証明
    }
teach-examLessons = 問題の出どころ
teach-examAll = すべてのレッスン
teach-examOf = 探索：{ $search }
teach-examOwn = 自作のレッスン
teach-examSearch = トレースする探索
teach-examFrom = このステップの次から
teach-examSteps = トレースのステップ数
teach-examSize = 盤
teach-examLevel = パズルの難しさ
teach-examLevels =
    { $level ->
        [easy] やさしい
        [medium] ふつう
        [hard] 難しい
       *[expert] 上級
    }
teach-examKey = 解答
teach-examLink = 生徒用のリンクをコピー
teach-examTry = 生徒として試す
teach-examHonest = 画面のテストはヒントを出さず、提出するまで正誤も示しません。端末をロックするものではありません。
teach-examMaking = テストを作っています。
teach-examTitle = テスト { $seed }、種類 { $variant }
teach-examKeyOf = 解答、種類 { $variant }
teach-examDate = 日付
teach-examBoard = 課題の盤
teach-examPuzzle = 足りないクイーンを加えなさい。各行に 1 つずつ置き、同じ列にも同じ対角線にも 2 つ置いてはいけません。
teach-examProof = これらのクイーンを残して解を完成させることはできません。どのクイーンだけで、もう不可能になりますか。できるだけ少ない個数で答えなさい。
teach-examColumns = 上の行から順に列：{ $columns }
teach-examPuzzleWhy = ほかの完成形はありません。
teach-examProofWhy = この { $count } 個のクイーンだけで解はなくなり、どれか 1 つを除くと解があります。同じ個数の別の組も正解のことがあります。
teach-examColumnsLine = 列
teach-examQueensLine = クイーン
teach-examAnswer = 答え
teach-examMark = 盤のマスに印を付けなさい。
teach-examDoesAt = ステップ { $step } で起こること
teach-examRowAt = ステップ { $step } の行
teach-examColumnAt = ステップ { $step } の列
teach-takeTitle = テスト { $seed }
teach-takeWhat = 名前を書き、自分のテストの種類を選んでください。提出するまで答えは変えられます。提出すると、先生に渡す控えが出ます。
teach-takeVariant = どの種類ですか。
teach-takeBegin = 種類 { $variant }
teach-takeTasks = 課題
teach-takeOpen = 課題 { $number }、未解答
teach-takeAnswered = 課題 { $number }、解答済み
teach-takeOnBoard =
    { $kind ->
        [puzzles] 盤にクイーンを置いてください。
        [proofs] 盤のクイーンを選んでください。
       *[lessonQuestions] 盤のマスを選んでください。
    }
teach-takePrevious = 戻る
teach-takeNext = 次へ
teach-takeHandIn = 提出する
teach-takeLeft =
    { $count ->
        [0] すべての課題に答えました。
       *[other] 未解答の課題が { $count } 個あります。
    }
teach-takeDone = 提出しました
teach-write = レッスンエディター
teach-writeHow = どの画面でも、「送る」を押して「このステップを自分のレッスンに加える」を選びます。ここでは文章を書き、問題を選びます。答えはエンジンが見つけます。書いたものはこの端末に残ります。
teach-writeSample = コピーして始めるレッスン
teach-writeOpen = ファイルからレッスンを開く
teach-writeTitle = 題名
teach-writeAbout = レッスンを一文で
teach-writeSteps = ステップ
teach-writeStep = ステップ { $step }
teach-writeAdd = このページの盤でステップを加える
teach-writeBoard = ステップの盤
teach-writeTake = このページの盤を使う
teach-writeShows = 一緒に見せるもの
teach-writeFigure =
    { $figure ->
        [transport] 探索を 1 ステップずつ
        [words] ワードか配列
        [code] コード
       *[counts] 計数
    }
teach-writeEarlier = 前へ移す
teach-writeLater = 後へ移す
teach-writeRemove = ステップを削除
teach-writeWords = ステップの文章
teach-writeStepTitle = 見出し
teach-writeText = 本文。空行で段落が分かれ、**アスタリスク 2 つ**で囲むと強調されます。
teach-writeWhy = なぜ大切か（なくてもよい）
teach-writeAsk = 問題
teach-writeAsks =
    { $ask ->
        [none] なし
        [stated] 自作の選択問題
        [own] ファイルのとおり
        [ways] 盤を完成させる方法は何通りですか
        [free] 空きマスはいくつですか
        [attacked-squares] 利きのあるマスはいくつですか
        [conflicts] 互いに利いているクイーンの組はいくつですか
        [dead] 空きマスのない空の行はどれですか
        [forced] クイーンが必ず入るマスはどれですか
        [blame] 犯人のクイーンはどれですか
        [blame-size] 犯人のクイーンはいくつですか
        [solved] これは解ですか
        [images] 異なる回転と反転はいくつですか
        [next] 探索が次にクイーンを置くのはどこですか
        [next-kind] 探索で次に起こることは何ですか
        [free-squares] この行の空きマスはどれですか（すべて）
        [peaceful] どの 2 つも利き合わないように駒を置いてください
        [queen] ある行のクイーンが決まった列に来るまで、盤を回転・反転してください
        [so-far] あることが決まった回数だけ起こったステップへ進んでください
        [register] 探索のワードをビットごとに埋めてください
        [sorted] 探索を、試すクイーンの少ない順に並べてください
        [modular-sizes] トーラス上に解がある大きさはどれですか（複数）
       *[next-row] 探索が次に選ぶ行はどれですか
    }
teach-writeChoice =
    { $choice ->
        [yes] はい
        [no] いいえ
        [tried] クイーンを置く
        [removed] クイーンを取り除く
        [rejected] マスを却下する
        [deadEnd] 行き止まり
       *[solution] 解
    }
teach-writeJudged = エンジンの答え：{ $answers }
teach-writeQuestion = 自分の言葉での問題
teach-writeLabel = 選択肢 { $number }
teach-writeIsRight = 選択肢 { $number } は正解
teach-writeAddLabel = 選択肢を加える
teach-writeNoLabel = 選択肢 { $number } を削除
teach-writeMissing =
    { $missing ->
        [title] レッスンに題を付けてください。
        [heading] 見出しを書いてください。
        [question] 問題を書いてください。
        [choices] 選択肢を 2 つ以上、言葉で書いてください。
        [marked] 正解に印を付けてください。
        [right] 正解への返事を書いてください。
       *[wrong] 誤答への返事を書いてください。
    }
teach-writeMissingAt = ステップ { $step }：{ $words }
teach-writeUnfinished = 足りないところが { $count } か所あります：
teach-writeRight = 正解への返事
teach-writeWrong = 誤答への返事
teach-writeRow = 行
teach-writeKind = 起こったこと
teach-writeWord = ワード
teach-writeIs =
    { $of ->
        [peaceful] 駒の総数
        [queen] その行のクイーンの列
       *[so-far] 回数
    }
teach-writeSearches = 並べる探索
teach-writeSizes = 選べる大きさ
teach-writeReply = 「{ $answer }」への返事
teach-writeNoReply = 「{ $answer }」への返事を削除
teach-writeReplyTo = この誤答だけへの返事を加える
teach-writeWhole = レッスン全体
teach-writeNone = まだステップがありません。
teach-writeHolds = レッスンは完成です。ステップは { $count } 個、どの問題にも答えがあります。
teach-writeTry = レッスンを開く
teach-writeKeep = 自分のレッスンに保存
teach-writeKept = 自分のレッスンに保存済み
teach-writeLink = 生徒用のリンクをコピー
teach-writeFiles = ファイルに保存
teach-writePaper = 印刷するには、レッスンを開いて「紙で」を選びます。生徒の答えは、ほかのレッスンと同じように控えに入ります。

## error

error-ballot-unread = リンクに問題の全体が入っていません。途中で切れているかもしれません。
error-camera = カメラが使えません。ブラウザーで許可するか、写真をファイルとして選んでください。
error-no-photograph = これらのファイルから画像を読み取れませんでした。
error-draft-unkept = このブラウザーは書いた内容を保存しません。ページを閉じる前に、レッスンをファイルに保存してください。
error-lesson-right = ステップ { $place } は「{ $answer }」を誤答として扱っていますが、その答えは正解です。返事を削除してください。

# クラスで分け合う数え上げ。
teach-together = みんなで数える
teach-togetherWhat = 1 台では何時間もかかる数え上げを分け合います。それぞれの端末が自分の分担を数え、控えを合わせると解の総数になります。
teach-togetherHow = 端末ごとに別のアドレスを渡します。端末はネットワークなしで、何回かに分けてでも、自分の分担の解を数え、最後に控えを出します。控えをここに集めると、足りない分担、食い違い、合計が分かります。
teach-togetherSize = クイーン
teach-togetherDevices = 端末
teach-togetherTimes = 1 コアですべての解を数えると、クイーン 18 個で約 5 秒、21 個で 20 分、22 個で 3 時間、23 個で 1 日以上かかります。ブラウザーではもう少し長くかかります。4 コアの端末が 30 台あれば、その 100 分の 1 で済みます。
teach-togetherDevice = 端末 { $number } / { $of }
teach-togetherPrevious = 前の端末
teach-togetherNext = 次の端末
teach-togetherCopy = すべてのアドレスをコピー
teach-togetherCode = 端末 { $number } のアドレスの二次元コード
teach-togetherReceipts = 控え
teach-togetherOf = クイーン { $size } 個、端末 { $of } 台
teach-togetherHere = 提出された分担
teach-togetherShares = { $of } 個のうち { $here } 個
teach-togetherMissing = 未提出
teach-togetherConfirmed = 2 台目の端末で確認済み
teach-togetherDiffers = 分担 { $number } は違う数で提出されています（{ $found }）。どれかが誤りです。もう一度数えてもらってください。
teach-togetherAgrees = 公表されている解の数（OEIS A000170）と同じです。
teach-togetherWrong = 公表されている数は { $published }（OEIS A000170）なので、少なくとも 1 つの分担が誤りです。分担を 2 台目の端末にも数えてもらうと見つかります。
teach-togetherUnpublished = この盤について公表されている数はありません。
teach-togetherTwice = 分担を確かめるには、同じアドレスを 2 台の端末に渡します。数が違えば、どちらかが誤っています。控えのチェックサムで見つかるのは打ち間違いだけです。

teach-classTick = クラスのページに入れるものを選んでください。
teach-classKind =
    { $kind ->
        [lessons] レッスン
        [puzzles] パズル
        [tasks] Python の課題
       *[tests] テスト
    }
teach-classMore = ほか { $count } 件
teach-classLessonName = レッスン { $number }：{ $title }
teach-classPuzzle =
    { $family ->
        [completion] 盤の完成
        [regions] 領域
       *[stars] スターバトル
    } { $size }×{ $size }、{ $word ->
        [easy] やさしい
        [medium] ふつう
        [hard] 難しい
       *[expert] 上級
    }{ $number ->
        [1] {""}
       *[other] 、その { $number }
    }
teach-classTask =
    課題 { $number }：{ $number ->
        [1] 解を 1 つ
        [2] 92 個の解すべて
        [3] どの解も 1 回だけ
        [4] 最初からあるクイーン付き
        [5] 解がないとき
        [6] クイーン 2,056 個未満
        [7] クイーン 762 個以下
        [8] 再帰なし
        [9] ワードのビット演算
        [10] 50 行の盤を修復
        [11] 12 個の異なる解
       *[12] トーラス上
    }
teach-classTest = テスト { $number }
teach-classCode = このページをスマートフォンで開く二次元コード
teach-classPupilsWhat = チャットや学習システムに
teach-classPrintWhat = 各リンクの二次元コード付き一覧
teach-classScorm = SCORM ファイル
teach-classScormWhat = Moodle などに。得点を報告
teach-classEmbed = 埋め込み
teach-classEmbedWhat = 自分のページ用のフレームをコピー
teach-classNone = まだ何も選ばれていません。
teach-classTitle = ページのタイトル
teach-classUntitled = 無題
teach-classLinkTitle = リンク { $number } のタイトル
teach-classRemove = リンク { $number } を取り除く
teach-classHandout = { $room }（配布用）
teach-classGuest = このクラスのページは、リンクかファイルから開いたものです。自分のページはそのままです。
teach-classTake = 自分のページに加える
teach-classMine = 自分のページに戻る
teach-classUnopened = このリンクは開けません：{ $why }
teach-classCopy = 1 つのリンクとしてコピー
teach-classPupils = リンクをコピー
teach-classTasks = 課題として取り組む
teach-classSave = ファイルに保存
teach-classRead = ファイルを開く
teach-classTooLong = 1 つのアドレスにはリンクが多すぎます。ファイルに保存してください。
teach-classUnkept = このブラウザーは何も保存しません。このページをリンクかファイルとして保存してください。
teach-classScan = 二次元コードを読み取ると画面で開きます。
teach-classCodeFor = リンク { $number } の二次元コード
teach-classMove = リンク { $number } を動かす：ドラッグするか矢印キーを押す
teach-classMinutes = { $minutes } 分
teach-classSum = { $count } 件あります。
teach-classAbout = 約 { $minutes } 分です。
teach-classAny = 大きさと難しさを選ぶ
teach-classFamily = 種類
teach-classFamilies =
    { $family ->
        [completion] 盤の完成
        [regions] 領域
       *[stars] スターバトル
    }
teach-classMakeTest = テストを作る
teach-classOthers = 盤、探索、ほかのパズル、自分のレッスンを加えるには、それを開き、「送る」「二次元コード」「クラスのページに加える」の順に押します。
teach-classSheet = 紙のクラスのページ
teach-classNoCode = リンクが長すぎて二次元コードにできません。
teach-classStays = 解答は、提出されるまで生徒の端末にとどまります。
teach-privacy = プライバシー
teach-accessibility = アクセシビリティ
teach-curriculum = カリキュラム
teach-host = 自分で公開する
teach-inRoom = 教室で
teach-onPaper = プリント
teach-writeNav = レッスンを書く
teach-collectNav = 集める
teach-school = 学校向け
teach-schoolWhat = 学校向けのページ（英語）。
