## page

page-title = { $count } 皇后：{ $view }
page-modes = 栏目
page-more = 更多
page-skip = 跳到内容
page-queens = 皇后
page-titleWithout = { $what }：{ $view }
page-plain = 此栏目只显示普通皇后。您的棋盘用的是另一种规则，可在“棋盘”、“剧场”和“全部解”中使用。
page-toRule = 回到那个棋盘
page-fetching = 正在获取“{ $room }”……

## list

list-next = { $list }、{ $item }
list-last = { $list }、{ $item }

## top

top-size = 大小 n
top-rule = 棋子、棋盘和规则
top-smaller = 减一
top-larger = 加一
top-theme = 外观：{ $theme }
top-menu = 外观、语言和帮助
top-language = 语言：{ $language }
top-languageName = 语言
top-themeName = 外观
top-themeSystem = 跟随系统
top-themeLight = 浅色
top-themeDark = 深色
top-link = 复制此处的链接
top-save = 保存、打印、链接
top-saveName = 保存和打印
top-help = 帮助与按键
top-addStep = 把这一步加入我的课程
top-helpName = 帮助
top-close = 关闭

## help

help-title = 帮助与按键

## paste

paste-title = 粘贴或输入布局
