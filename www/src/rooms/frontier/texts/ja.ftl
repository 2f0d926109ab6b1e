## page

page-frontier = 未解決問題
page-about-frontier = まだだれも答えていないクイーンの問題を、このコンピューターで調べる

## frontier

frontier-list = 未解決問題
frontier-title =
    { $topic ->
        [estimate] 解はおよそいくつか
        [threshold] 何個のクイーンで盤をふさげるか
        [hardness] 難しいのはどこか
        [greedy] 無限に広い盤のクイーン
        [coins] すべてのラインにコインを
        [certificate] 証明付きの数え上げ
       *[open] 未解決の問題の一覧
    }
frontier-asked =
    { $topic ->
        [estimate] クイーン 27 個の解は専用の装置で数えられましたが、28 個の解の数は知られていません。それでも 1,000 個まで、どこまで信じてよいかを示す区間とともに、その数を推定できます。
        [threshold] 互いに利かず、しかも完成できないように、クイーンをいくつか置きます。最少で何個あれば足りるでしょうか。ある個数までは、どのように配置しても完成できます。その個数は 20 行までの盤で知られています。
        [hardness] ランダムな盤で、いくつかのマスを使えなくするか、いくつかの対角線を除外します。そこにはクイーンを置けません。少なければほとんどの盤に解があり、多ければどの盤にも解がありません。その間に、解の有無を決めるのが難しい盤があります。クイーンをランダムに置いた盤には、そのような難しい範囲がありません（Gent、Jefferson、Nightingale 2017）。3 つの探索がそれぞれの盤を判定するので、行き止まりからの学習で何が変わるかが分かります。
        [greedy] 行ごとに、それまでのクイーンの利きがない最初のマスにクイーンを置きます。盤は右にも下にも限りなく続きます。クイーンは、傾きが黄金比とその逆数である 2 本の直線の近くに並びます。直線からのずれについては、証明されていないことが多くあります。
        [coins] 盤にコインを置きます。どの行にもどの列にも同じ数だけ置き、どの対角線にもそれより多くは置きません。1 つずつなら n クイーン問題です。4 行以上のどの盤でも、各ラインの数が 1 から n までのどれであっても置けると予想されています（L. Duponcheel, 2026）。証明はまだありません。
        [certificate] クイーン 8 個の解が 92 個であることは、どうすれば確かめられるでしょうか。ここでは探索がすべての判断を書き出します。エンジンとコードをまったく共有しない別のプログラムが、ゲームの規則だけを使ってその判断をたどり、変えられた語をすべて見つけます。
       *[open] それぞれの問題について知られていること、答えの確かめ方、そして調べられる場所です。
    }
frontier-start = 開始
frontier-pause = 一時停止
frontier-goOn = 再開
frontier-stop = 停止
frontier-size = クイーンの数
frontier-estimate = クイーン { $size } 個の解はおよそ { $about } 個です。推定区間は { $low } から { $high } です。100 回のうち 95 回は、このような区間が正しい数を含みます。
frontier-bar = { $low } から { $high } までの区間と推定値 { $about }
frontier-counted = 数えられた数：
frontier-probes = 試行：
frontier-time = 時間：
frontier-base = 推定値の n 乗根 ÷ n：
frontier-limit = その極限：
frontier-roots = クイーンの数 n ごとの、解の数の n 乗根を n で割った値
frontier-rootsLegend = 点はクイーン { $first } 個から { $last } 個までの正確な数、輪は推定値、破線は極限です。
frontier-method = クイーン 40 個までの試行は、探索木をランダムに下りながら選択肢の数を掛け合わせるものです（Knuth 1975）。それより多い場合は、互いに利くクイーンがなくなるまで冷やしていくランダムな順列です（Neal 2001）。どちらも平均は解の数に等しくなります。極限は Simkin（2021）によります。
frontier-watchProbe = 1 回の試行を 1 ステップずつ見る
frontier-board = 盤
frontier-rows = 行
frontier-clear = 盤を空にする
frontier-place = 完成できなくなるまで、クイーンを盤に置いてください。
frontier-judging = クイーンが { $queens } 個あります。
frontier-open =
    { $judged ->
        [undecided] クイーン { $queens } 個。完成できるかどうかは未決です。
       *[completed] クイーン { $queens } 個。まだ完成できます。
    }
frontier-attacked = 互いに利くクイーンがあります。そうならないように盤をふさいでください。
frontier-blocked = クイーン { $queens } 個で盤がふさがりました。
frontier-fewer = クイーン { $queens } 個で盤がふさがりました。実は { $fewest } 個で足ります。
frontier-fewest = クイーン { $queens } 個で盤がふさがりました。これより少ない個数ではふさげません。
frontier-search = 最小の個数
frontier-sizes = 最小の個数は { $least } 行から { $most } 行の盤で求められます。
frontier-published =
    { $most ->
        [0] { $size } 行で知られていること：クイーン 1 個で盤をふさげます（OEIS A374013）。
       *[other] { $size } 行で知られていること：クイーン { $most } 個ならどの配置からも完成できますが、それより多いと完成できない配置があります（OEIS A374013）。
    }
frontier-unpublished = { $size } 行の値はどの表にもありません。探索には数分から数時間かかります。
frontier-covers = クイーン { $queens } 個の配置：{ $share }。完成形のある配置は { $count } 個です。
frontier-foundLabel = { $size } 行の結果
frontier-blocking = 盤をふさぐクイーン { $queens } 個。各行の列：{ $columns }
frontier-threshold =
    { $most ->
        [0] { $size } 行では、クイーン 1 個で盤をふさげます。
       *[other] { $size } 行では、クイーン { $most } 個なら必ず完成できます。
    }
frontier-why =
    { $most ->
        [0] この { $queens } 個のクイーンには完成形がありません。したがって、必ず完成できる個数はありません。
       *[other] この { $queens } 個のクイーンには完成形がありません。{ $most } 個までのどの配置にも完成形が見つかりました。
    }
frontier-placements = 配置：
frontier-show = 盤に表示
frontier-copy = 結果をテキストでコピー
frontier-newTerm = 表は { $last } 行で終わっています（OEIS A374013）。{ $size } 行の値はここで見つかったもので、表にはありません。
frontier-newLabel = { $size } 行の新しい項
frontier-newWhy = しくみの異なる 2 つの探索が、クイーン { $most } 個の配置 { $count } 個のすべてに完成形を見つけました。一方はマスの軌道ごとに、もう一方は対称性を使わずに行ごとに調べます。図のクイーン { $queens } 個からは完成できません。その証明は検査済みです。
frontier-foundHere = { $size } 行：{ $term }（ここで発見）
frontier-keptShards = この探索のうち { $count } 個の部分がこの端末に保存されています。探索はその続きから始まります。
frontier-forget = 保存した部分を削除
frontier-certify = 数えて検査
frontier-spoil = 1 語を変えて検査
frontier-words = 証明の語数：
frontier-certificate = 証明の冒頭
frontier-copyCertificate = 証明をコピー
frontier-certificateHow = 語は探索の判断です。r3 は 3 行目の空きマスをすべて試し、c3 は 3 列目のマスを試します。!r3 は 3 行目に空きマスがないこと、= は解を表します。どの解にも各行と各列にクイーンがちょうど 1 個あるので、数え落としも重複もありません。コマンド「queens frontier count 8」がこの証明を書き出し、「queens frontier check」が検査します。
frontier-spoiled = { $at } 番目の語を変えました。
frontier-holds =
    { $count ->
        [0] 証明は正しく、クイーン { $size } 個の解はありません。
       *[other] 証明は正しく、クイーン { $size } 個の解は { $count } 個です。
    }
frontier-doubt =
    { $why ->
        [head] 却下：冒頭の語が行数と解の数になっていません。
        [short] 却下：証明が探索の途中で終わっています。
        [long] { $at } 番目の語で却下：探索は終わっているのに、証明が続いています。
        [word] { $at } 番目の語で却下：判断を表す語ではありません。
        [taken] { $at } 番目の語で却下：この行または列は、すでにクイーンがあるか、盤の外です。
        [free] { $at } 番目の語で却下：この行または列にはまだ空きマスがあります。
        [missing] { $at } 番目の語で却下：クイーンが足りないので、解ではありません。
       *[count] 却下：解の数が、証明に書かれた数と違います。
    }
frontier-closer = 近づく
frontier-farther = 遠ざかる
frontier-fromRow = 最初の行
frontier-inView = { $first }～{ $last } 行目
frontier-setting = { $count } 個のクイーンを置いています…
frontier-plain = 表示中の行の貪欲なクイーン。2 本の直線に沿っている
frontier-firstRows = 表示中の最初の行
frontier-row = 行
frontier-column = 列
frontier-ratio = 列 ÷ 行
frontier-question = 問題
frontier-sequence = 数列（OEIS）
frontier-known = 知られている値
frontier-checked = 確かめ方
frontier-upTo = { $size } まで：… { $terms }
frontier-openQuestion =
    { $id ->
        [count] クイーン n 個の解はいくつあるか
        [threshold] 何個のクイーンまで必ず完成できるか
        [greedy] 各行の貪欲なクイーンはどの列にあるか
        [disjoint] 共通のマスのない解はいくつまであるか
        [armies] 互いに利かない 2 つの軍はどこまで大きくなるか
        [domination] 最少で何個のクイーンがすべてのマスに利くか
        [coins] どの行と列にも c 個、どの対角線にも c 個以下のコインを置けるか
       *[independent] 互いに利かずにすべてのマスに利くには、最少で何個か
    }
frontier-checkedBy =
    { $id ->
        [count] 正確な数。100 回のうち 95 回正しい区間
        [threshold] 対称性を使わない探索と配置の数
        [greedy] 定義どおりに 1 マスずつ
        [disjoint] 全数探索
        [armies] 全数探索
        [domination] 全数探索
        [coins] 定義どおり、ラインごとに
       *[independent] 全数探索
    }
frontier-ask = 調べる
frontier-askOf =
    { $id ->
        [count] 解の数を調べる
        [threshold] 必ず完成できる個数を調べる
        [greedy] 貪欲なクイーンの場所を調べる
        [disjoint] 共通のマスのない解がいくつまであるか調べる
        [armies] 2 つの軍の大きさを調べる
        [domination] すべてのマスに利く最少の個数を調べる
        [coins] すべてのラインにコインを置けるか調べる
       *[independent] 互いに利かずにすべてのマスに利く最少の個数を調べる
    }

error-frontier-size = この問題に答えられるのは { $least } 行から { $most } 行の盤です。{ $size } 行では答えられません。
error-frontier-queens = クイーン { $queens } 個が指定されましたが、可能なのは 1 個から { $most } 個です。
error-frontier-obstacles = この大きさの盤に置ける障害は { $most } 個までです。{ $amount } 個は置けません。
frontier-each = 1 本のラインのコイン
frontier-coins = コイン：
frontier-tooMany = 対角線の超過：
frontier-swaps = 交換：
frontier-coinsBoard = { $size }×{ $size } の盤、各行と各列にコイン { $each } 個
frontier-coinsRight = { $size }×{ $size } の盤にコイン { $count } 個を置けます。各行と各列に { $each } 個、どの対角線も { $each } 個以下です。別のプログラムがすべてのラインを数えました。
frontier-coinsWrong = { $size }×{ $size } の盤のコイン { $count } 個は認められません。{ $each } 個より多いラインがあります。
frontier-coinsHow = 行と列の数は初めから合っています。2 つの行のコインの列を入れ替えることを、対角線の超過が増えないかぎり繰り返します。ときどき 1 つ増えることも許します。多すぎる対角線のコインは別の色で描きます。
frontier-conjectured = 4 行以上のすべての盤について予想
