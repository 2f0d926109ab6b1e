## page

page-title = { $count } 皇后：{ $view }
page-modes = 栏目
page-more = 更多
page-path = 路径
page-skip = 跳到内容
page-queens = 皇后
page-titleWithout = { $what }：{ $view }
page-plain = 此栏目只显示通常的皇后。当前棋盘用的是另一种规则，可在“棋盘”“观看”和“全部解”中使用。
page-toRule = 回到那个棋盘
page-fetching = 正在载入“{ $room }”……

## list

list-next = { $list }、{ $item }
list-last = { $list }、{ $item }

## top

top-size = 大小 n
top-rule = 棋子、变体、棋盘
top-smaller = 减一
top-larger = 加一
top-close = 关闭

## help

help-title = 帮助与按键

## tools

send-title = 发送
settings-title = 设置

## paste

paste-title = 粘贴或输入布局
