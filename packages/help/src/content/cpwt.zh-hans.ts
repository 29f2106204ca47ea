import { links, section, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  faq: true,
  sections: [
    section(
      'closed',
      '为什么提示已封盘？',
      '每期在开奖之前停止投注。封盘前没有确认成功的投注不会成立，也不扣款。',
    ),
    section('cancel', '投注之后能撤销吗？', '不能。确认之前请核对期号、号码、注数和总投注额。'),
    section(
      'late',
      '开奖了却没有派彩？',
      '先刷新投注记录。仍然没有派发，请带上注单号联系在线客服。',
      links(['/mine/betRecord', '查看投注记录'], ['/app/help/zxkf', '联系在线客服']),
    ),
    section(
      'where',
      '中奖的钱在哪里？',
      '在该场馆的钱包里。转回中心钱包之后可以取款。',
      links(['/app/help/zz', '场馆转账']),
    ),
    section('delay', '官方推迟开奖怎么办？', '注单保留到补开为止。官方宣布该期取消，退还本金。'),
    section(
      'chase',
      '追号是什么？',
      '预先投注以后的多期。中奖后是否停止、怎样取消，以场馆的说明为准。',
      warning('追号会让投注额快速增加，请先定好总额。'),
    ),
    section(
      'turnover',
      '彩票计不计流水？',
      '已结算的有效投注计入流水；退款和取消的不计。同一期覆盖大部分号码的投注，可能不计入优惠的流水，以活动规则为准。',
    ),
    section('hot', '冷号和热号有用吗？', '没有。每期独立，过去的号码不影响以后的机会。'),
  ],
};
