## page

page-solutions = すべての解
page-about-solutions = すべての解とその像

## solutions

solutions-board = 盤
solutions-gallery = すべての解
solutions-boardShows = 盤に表示するもの
solutions-oneSolution = 解
solutions-heat = ヒートマップ
solutions-on = 個の解（{ $size }×{ $size }）
solutions-inOrbits = 個の解（{ $size }×{ $size }）、軌道は { $orbits } 個
solutions-listing = 解を列挙中
solutions-none = { $size }×{ $size } には解がありません。最初のクイーンをどこに置いても、空きマスのない行が出ます。
solutions-notListed = 1 つずつ見るには多すぎます。一覧は { $listed }×{ $listed } までです。ヒートマップはすべての解を合計します。
solutions-beyond = { $size } クイーンの解は多すぎて、ここでは一覧にできません。一覧は { $listed }×{ $listed }、ヒートマップの合計は { $summed }×{ $summed } までです。
solutions-goTo = { $size } クイーンへ
solutions-show = 解か軌道か
solutions-all = 全 { $count } 個
solutions-folded = 軌道 { $count } 個
solutions-members = 軌道の大きさ
solutions-anyMembers = すべて
solutions-orbitsOf = { $size }：軌道 { $count } 個
solutions-listed = 解 { $count } 個
solutions-orbitsListed = 軌道 { $count } 個
solutions-option = 解 { $solution }、軌道 { $orbit }：列 { $columns }
solutions-optionFundamental = 解 { $solution }、軌道 { $orbit } のユニーク解：列 { $columns }
solutions-key-open = 盤上
solutions-key-kin = 同じ軌道
solutions-key-fundamental = ユニーク解
solutions-orbitOption = 軌道 { $orbit }、解 { $count } 個：列 { $columns }
solutions-pages = 一覧のページ
solutions-page = { $page } / { $pages } ページ
solutions-previousPage = 前のページ
solutions-nextPage = 次のページ
solutions-place = 「盤」に置く
solutions-complement = 補解
solutions-complementEven = 補解は左右の鏡像です（列 { $columns }）。共通のマスはありません。
solutions-complementOdd = 補解は左右の鏡像です（列 { $columns }）。共通のマスは { $row } 行目の 1 つで、中央の列のクイーンだけが動きません。
solutions-complementPlace = リストでは、{ $count } 個のうち { $number } 番の解とその補解（{ $other } 番）は、それぞれの端から同じ距離にあります。したがって、真ん中の 2 つ、{ $middle } 番と { $next } 番は互いに補解で、どの行でも列の和が n + 1 = { $sum } になります。
solutions-fundamental = 上の行から順に、クイーンの右にあるマスを数えると *{ $reading }* になります。この軌道にこれより小さい数はないので、これが*ユニーク解*です。
solutions-notFundamental = 決め手は *{ $row }* 行目です。クイーンの右はここでは *{ $here }* マス、ユニーク解では *{ $least }* マスで、そちらのほうが小さい数です。
solutions-orbit = 軌道 { $orbit }
solutions-orbitOf8 = 8 つの像がすべて異なる
solutions-orbitOf4 = 180° の回転で変わらない：解 4 個
solutions-orbitOf2 = どの回転でも変わらない：解 2 個
solutions-orbitOf1 = 何をしても変わらない：解 1 個
solutions-modular = この解は*モジュラー*です。対角線が端を回り込んでも、クイーンは利き合いません。どの解でも、クイーン 1 つ 1 つの代わりにこの解を置くと、より大きな盤の解になります。
solutions-notModular = この解はモジュラーではありません。対角線が端を回り込むと、利き合うクイーンがあります。
solutions-turns-identity = そのまま
solutions-turns-quarterTurn = 90° 回転
solutions-turns-halfTurn = 180° 回転
solutions-turns-threeQuarterTurn = 270° 回転
solutions-turns-flipHorizontal = 左 ↔ 右
solutions-turns-flipVertical = 上 ↔ 下
solutions-turns-transpose = 対角線 ↘
solutions-turns-antiTranspose = 対角線 ↙
solutions-square = { $row } 行 { $column } 列には { $solutions } 個の解のうち *{ $count }* 個でクイーンがあります（{ $share }）。
solutions-least = 最少：{ $count }
solutions-most = 最多：{ $count }
solutions-heatNote = どの行も列も合計は { $solutions } です。正確な値で、計算時間は { $time }です。
solutions-summing = ここまでに { $count } 個の解を合計しています。
solutions-progress = 合計の進み具合
solutions-cancel = 中止
solutions-cancelled = 中止しました。
solutions-sumAgain = 合計し直す
solutions-turned = 回転で変わらない解
solutions-halfTurn = 180 度の回転
solutions-quarterTurn = 90 度の回転
solutions-turnedPart = 数えた割合：{ $turn }
solutions-turnedStop = 中止：{ $turn }
solutions-turnedCount = 数える：{ $turn }
solutions-orbitIs = 軌道とは、1 つの解とその回転・反転のすべてです。
solutions-variantIn = { $count ->
       *[other] 通りの完成形
    }、{ $orbits ->
       *[other] { $orbits } 個の軌道
    }（規則が保つ対称性は恒等を含めて { $symmetries } 個）
solutions-variantNone = この規則では、この盤を完成させられません。
solutions-variantCut = ほかにもあります。表示しているのは最初の { $count } 個で、軌道とヒートマップもその分です。
solutions-variantOne =
    { $count ->
        [1] 解 { $solution }。軌道 { $orbit } はこの解だけです。
       *[other] 解 { $solution }。軌道 { $orbit }（{ $count } 個）の 1 つです。
    }
solutions-variantHeat =
    { $count ->
       *[other] 各マスの数は、{ $count } 個の解のうちそこに駒があるものの数です。
    }
solutions-variantOption = 解 { $solution }、軌道 { $orbit }：行、列 { $places }

## error

error-solutions-size = { $size } 行の解は 1 つずつ見るには多すぎます。上限は { $limit } 行です。

solutions-limit = 大きな盤での極限
solutions-limitWhat = 大きな盤では、ほとんどすべての解が遠目には同じに見え、クイーンはこの密度で並びます。マスの濃淡の意味はヒートマップと同じです。
solutions-limitApart = クイーン { $size } 個のヒートマップは、極限から { $share } 離れています。これだけのクイーンを動かせば極限になります。
