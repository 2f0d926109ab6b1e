## opening

opening-opened =
    { $form ->
        [puzz-link] puzz.link
        [penpa] Penpa+
        [pzpr] pzpr 文件
        [letters] 用字母表示的区域
        [task] 区域列表
        [json] 用数据表示的棋盘
        [sbn] Star Battle Notation
        [fen] FEN
        [squares] 格的列表
        [diagonals] 排除的对角线（CSPLib 079）
        [cnf] DIMACS 公式
        [dzn] MiniZinc 数据
        [legup] LEGUP 文件
        [starb] 教程文件
        [picture] 图片
       *[placement] 布局
    }：{ $size }
opening-size =
    { $kind ->
        [stars] 星战，{ $rows } × { $columns }，每行、每列、每个区域各有 { $stars } 颗星。
       *[pieces] { $rows } × { $columns } 格，{ $pieces } 个棋子。
    }
opening-several = 这段文字里有 { $boards } 个棋盘
opening-severalFirst = 只列出前 { $shown } 个。
opening-severalOne = { $number }. { $size }
opening-asQueen = 读作皇后
opening-asForbidden = 读作禁放的格子
opening-doubtful = 读出了 { $regions } 个区域，而不是 { $size } 个，所以有些区域被合并或切开了。请在这里改正。

## error

error-opening-stars = 这是 { $rows } × { $columns } 的星战，每行、每列、每个区域各有 { $stars } 颗星。本页能玩一到三颗星、最大 17 × 17、空棋盘的星战。
error-opening-regions = 这个棋盘有 { $rows } 行，却有 { $regions } 个区域，这里没有这样的谜题。请修改文本或图片。
error-opening-size = 带有区域、墙或同一行有多个棋子的 { $rows } × { $columns } 棋盘太大，上限为 { $largest } × { $largest }。
error-board-form-unknown = 第 { $line } 行第 { $column } 个字符：“{ $found }”不是棋盘的开头。可以读取的有 { $expected }。
error-board-form-unexpected =
    第 { $line } 行第 { $column } 个字符：“{ $found }”。这里应当是{ $expected ->
       *[kind] 星战
        [rule] 规则
        [size] 棋盘的大小
        [stars] 星的数目
        [borders] 区域的边界
        [regions] 区域
        [walls] 墙
        [given] 同一种棋子
        [marks] 叉号
        [row] 与其他行一样长的一行
        [square] 一个格子
        [comments] 说明公式属于哪个棋盘的注释
    }。
error-board-form-open = 有 { $squares } 个格子不属于任何区域，第一个在第 { $row } 行第 { $column } 列。每个格子都要有区域。
error-board-note-first = 文本中有 { $boards } 个棋盘，这是第一个。
error-board-note-stars-tried = 文本没有说明星的数量。每条线上 { $stars } 颗时，恰好有一个解。
error-board-note-stars-assumed = 文本没有说明星的数量，按每条线上 { $stars } 颗处理。
error-board-note-rating = 文本中星的数量 { $number } 被当作难度，每条线上有 { $stars } 颗星。
error-board-note-sign-queen = “{ $sign }”被读作皇后，而不是禁放的格子。
error-board-note-sign-forbidden = “{ $sign }”被读作禁放的格子，而不是皇后。
error-board-note-two-regions = 第 { $row } 行第 { $column } 列同时属于两个区域，以后一个为准。
error-board-note-from-one = 列号从 1 数起，0 表示空行。若从 0 数起，则每行都有皇后。
error-board-form-too-long = 这段文本有 { $bytes } 字节，作为棋盘最多读取 { $longest } 字节。
error-board-form-size = 无法读取 { $rows } × { $columns } 格：这里的棋盘有 1 到 { $largest } 行和列。
error-board-form-cannot-hold =
    这种格式无法表示{ $part ->
       *[kind] 这类谜题
        [rule] 这条规则
        [size] 这么大的棋盘
        [stars] 这么多星
        [borders] 这些边界
        [regions] 这些区域
        [walls] 墙
        [given] 棋盘上的棋子
        [marks] 叉号
        [row] 这些行
        [square] 这些格子
        [comments] 注释
    }。
