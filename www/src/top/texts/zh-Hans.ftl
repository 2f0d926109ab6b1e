## page

page-title = { $count } 皇后：{ $view }
page-board = 棋盘
page-learn = 学习
page-rules = 规则
page-theatre = 剧场
page-count = 计数
page-race = 竞赛
page-large = 大棋盘
page-solutions = 全部解
page-proof = 证明
page-questions = 论文的问题
page-segments = 线段与坛子
page-bits = 位运算
page-share = 分享
page-play = 游戏
page-modes = 栏目
page-more = 更多
page-about-board = 放置皇后，查询结果
page-about-play = 谜题和双人游戏
page-about-share = 保存、打印、链接
page-about-learn = 带习题的短课
page-about-rules = 别的棋子、棋盘和规则
page-about-theatre = 观看搜索
page-about-count = 精确数出所有解
page-about-solutions = 所有的解及其对称像
page-about-large = 数百万行的棋盘
page-about-bits = 一个字里的 64 格
page-skip = 跳到内容
page-queens = 皇后
page-broken = 引擎无法启动，因此什么也不能计算。棋盘仍会显示攻击。请重新载入页面再试。
page-titleWithout = { $what }：{ $view }
page-without-bits = 64 位
page-plain = 此栏目只显示普通皇后。您的棋盘用的是另一种规则，可在“棋盘”、“剧场”和“全部解”中使用。
page-toRule = 回到那个棋盘
page-fetching = 正在获取“{ $room }”……

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
top-saveWhat = 图片、动画、练习纸
top-help = 帮助与按键
top-helpName = 帮助
top-helpWhat = 按键和出处
top-close = 关闭

## help

help-title = 帮助与按键

## paste

paste-title = 粘贴或输入布局
