/** Supporters' names of a club, by its Simplified name, if they are not part of that name. */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  皇家马德里: ['皇马'],
  巴塞罗那: ['巴萨'],
  马德里竞技: ['马竞'],
  皇家社会: ['皇社'],
  毕尔巴鄂竞技: ['毕巴'],
  国际米兰: ['国米'],
  尤文图斯: ['尤文'],
  拜仁慕尼黑: ['拜仁'],
  多特蒙德: ['多特'],
  勒沃库森: ['药厂'],
  巴黎圣日耳曼: ['大巴黎'],
  阿森纳: ['枪手'],
  利物浦: ['红军'],
  切尔西: ['蓝军'],
  曼城: ['蓝月亮'],
  曼联: ['红魔'],
};
