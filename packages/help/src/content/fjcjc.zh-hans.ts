import { links, section, steps, table, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'enter',
      '进入彩票场馆',
      steps(
        '登录后打开“彩票”，选择场馆。',
        '需要时把金额转入场馆钱包。',
        '选择彩种。页面显示本期的期号、封盘倒计时和上期开奖。',
      ),
      links(['/game/lottery', '打开彩票'], ['/app/help/zz', '场馆转账']),
    ),
    section(
      'bet',
      '怎样投注',
      steps(
        '选择玩法，例如和值、单双或直选。',
        '选择号码。页面显示注数。',
        '输入每注金额，核对总投注额。',
        '在封盘之前确认。确认后不能撤销。',
      ),
      warning('总投注额是注数乘每注金额。复式号码会产生很多注，请先看清。'),
    ),
    section(
      'plays',
      '先从简单的玩法开始',
      table(
        '玩法的难易',
        ['玩法', '猜什么', '中奖机会'],
        ['单双、大小', '和值或某一位的单双、大小', '较大'],
        ['组选', '号码，不分先后', '较小'],
        ['直选', '号码和先后都要对', '很小'],
      ),
      '赔率越高，中奖机会越小。任何“必中”的方法都不存在。',
    ),
    section(
      'draw',
      '核对开奖',
      '每一期的开奖号码以该彩种官方公布的为准。开奖后场馆自动派彩，中奖金额进入场馆钱包。',
      links(['/mine/betRecord', '查看投注记录']),
    ),
    section(
      'stop',
      '控制节奏',
      '彩票开奖快，不知不觉会投很多期。开始之前定好今天的金额和时间，到了就停。',
      links(
        ['/mine/play', '设置限额'],
        ['/app/help/bczr', '博彩责任'],
        ['/app/help/dzjj', '彩票玩法与规则简介'],
      ),
    ),
  ],
};
