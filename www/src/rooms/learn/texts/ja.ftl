## learn

learn-course = { $count } の短いレッスン
learn-what = レッスンは盤と短い文、そして盤の上で答えてから先に進む問いでできています。どこから始めても構いません。順番はいちばんやさしいというだけです。
learn-lessons = レッスン
learn-begin = レッスン 1 から始める
learn-wereIn = 前回はレッスン { $lesson }、ステップ { $step }/{ $steps } まで
learn-start = 始める
learn-goOn = 続ける
learn-minutes = { $count } 分
learn-done = { $steps } ステップ中 { $done } 済み
learn-doneAll = 済み
learn-teachers = 先生方へ
learn-openFile = レッスンを開く
learn-openFileWhat = レッスンは 2 つのファイルです。手順の lesson.json と文章の en.md、両方を選んでください。合わないところは場所とともにここに示します。どのレッスンも投影できます。Page Down で進み、Page Up で戻り、B で画面を黒くします。盤に描いたものは次のステップで消えます。短いレッスンはアドレスに収まるので、リンクを配れます。
learn-score = 終えたところ
learn-scoreLine = { $lesson } { $title }：{ $steps } ステップ中 { $done }。1 度で正解 { $first }、後で正解 { $later }、答えを見た { $shown }
learn-scoreWhat = この文をコピーして提出できます。この機器にだけ保存されます。
learn-erase = 消す
learn-board = レッスンの盤
learn-lesson = レッスンの文章
learn-shelf = レッスン
learn-steps = ステップ
learn-step = ステップ { $step }：{ $title }
learn-stepDone = ステップ { $step }、済み：{ $title }
learn-at = ステップ { $step }/{ $steps }
learn-around = 自由に見る
learn-aroundWhat = 道筋から離れました。自由に置き、取り、動かしてください。ステップはそのまま待っています。
learn-back = ステップ { $step } に戻る
learn-present = 投影
learn-leavePresent = 投影表示を終える
learn-why = なぜ大切なのか
learn-see = その部屋で見る
learn-previous = 前へ
learn-next = 次へ
learn-skip = 飛ばす
learn-end = レッスン一覧へ
learn-show = 答えを見る
learn-answer = 答える
learn-number = あなたの答え
learn-answers = 答え
learn-answerOnBoard = 盤でマスを選んでください。
learn-answerLine = 盤かここで選ぶか、番号を押してください。
learn-row = { $line } 行目
learn-column = { $line } 列目

## error

error-lesson-missing = レッスンを取得できませんでした。もう一度お試しください。
error-lesson-unknown = その名前のレッスンはありません。
error-lesson-files = レッスンは .json と .md の 2 つのファイルです。両方を選んでください。
error-lesson-too-large = ファイルが { $size } バイトあります。レッスンは { $largest } までです。
error-lesson-no-json = .json ファイルを読めません：{ $why }
error-lesson-version = このレッスンは版 { $version } 用です。このページが読むのは版 { $known } です。
error-lesson-bad = レッスンの { $place } が合いません：{ $what } が必要です。
error-lesson-link = リンクにレッスンの全体が入っていません。途中で切れているかもしれません。
error-lesson-claim = ステップ { $place } は { $of } を { $is } としていますが、エンジンの答えは { $found } です。
error-lesson-answerless = ステップ { $place } の問いには、答えられる正解がありません。
