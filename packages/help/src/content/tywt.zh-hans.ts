import { links, section, steps, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  faq: true,
  sections: [
    section(
      'changed',
      '为什么下注时赔率变了？',
      '赔率随比赛和投注情况变化。您的设置决定怎样处理：不接受、接受更好的，或者全部接受。没有得到您同意的变化，注单不会成立。',
      links(['/app/help/tytzjc#changes', '接受新赔率的设置']),
    ),
    section(
      'pending',
      '注单一直显示待确认？',
      '滚球注单要等几秒，期间出现进球、红牌或危险进攻，可能被拒绝。被拒绝不扣款。页面断线时不要重新下注，恢复后会自动查询结果。',
    ),
    section(
      'half-result',
      '为什么只赢了一半？',
      '四分之一球的盘口把投注额分成两半，分别结算。一半赢、一半走水，就是赢半。',
      links(['/app/help/rqgl#quarter', '四分之一球']),
    ),
    section('push', '走水是什么意思？', '减去盘口之后正好打平，退还本金，不赢不输，也不计流水。'),
    section('extra', '加时赛和点球算不算？', '除非玩法另有注明，足球只计九十分钟和伤停补时。'),
    section(
      'multi',
      '为什么同一场不能串关？',
      '同一场比赛的选项互相影响，机会不能相乘，所以不能放进同一串。冠军盘也不能与比赛盘口混在一起。',
    ),
    section(
      'cap',
      '为什么说超过派彩上限？',
      '当日同一项目已经派发的和可能派发的，加上这张注单，会超过每日上限。降低投注额，或者等到下一个投注日；投注日从北京时间正午开始。',
      links(['/app/help/yhgz#limits', '派彩上限']),
    ),
    section(
      'cash-out-gone',
      '提前结算的按钮不见了？',
      '盘口暂停、比赛结束，或者玩法不支持时，不能提前结算。金额变了会再问您一次。',
    ),
    section(
      'wrong',
      '结算好像错了？',
      steps(
        '打开注单，先看“为什么这样结算”。',
        '对照官方比分，确认是否只计半场或投注之后的进球。',
        '仍有疑问，在赛果公布之日起 {disputeDays} 天内联系在线客服，并提供注单号。',
      ),
      links(['/mine/betRecord', '查看投注记录'], ['/app/help/zxkf', '联系在线客服']),
    ),
  ],
};
