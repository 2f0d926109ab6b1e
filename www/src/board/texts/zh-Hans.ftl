## board

board-label = { $rows } × { $columns } 棋盘
board-cell = 第 { $row } 行第 { $column } 列
board-queen = 皇后
board-found = 找到的皇后
board-ghost = 试放的皇后
board-free = 空闲
board-forced = 所在线上唯一的空闲格
board-attackedBy = 被{ $by }的皇后攻击
board-byRow = 第 { $row } 行
board-heat = { $count } 种补全在此放皇后
board-trap = 空闲，但没有任何补全在此放皇后
board-notHere = 标记为“不放这里”
board-blame = 祸首
board-wall = 墙
board-conflict = 有冲突
board-try = 正在尝试
board-reject = 已排除
board-dead = 所在线上已无空闲格
board-leftOut = 被搜索规则排除
board-keptEmpty = 留空的格
board-damage = 会封住其他行的 { $count } 格
board-leftInRows = 每行的空闲格数

## said

said-set = 已在第 { $row } 行第 { $column } 列放上皇后。
said-moved = 第 { $row } 行的皇后移到了第 { $column } 列。
said-removed = 已移除第 { $row } 行第 { $column } 列的皇后。
said-marked = 第 { $row } 行第 { $column } 列已标记“不放这里”。
said-unmarked = 第 { $row } 行第 { $column } 列的标记已去除。
said-undone = 已撤销。
said-redone = 已重做。
said-cleared = 棋盘已清空。

## hidden

hidden-show = 显示答案
