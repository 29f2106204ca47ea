import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'what',
      '我们提供什么',
      '{brand} 为年满 {age} 周岁的会员提供体育投注，以及真人、棋牌、电竞、彩票、电子和捕鱼场馆。访客可以浏览公开页面，投注和资金操作需要登录。',
    ),
    section(
      'promise',
      '我们的承诺',
      list(
        '结算有步骤：每张注单都说明为什么这样派彩。',
        '资金有去处：每一笔存款、取款和转账都可以查到状态。',
        '规则写清楚：帮助里的例子用结算的同一套规则计算。',
        '保护会员：限额、休息和自我排除由系统执行，期满之前不能解除。',
      ),
    ),
    section(
      'records',
      '记录和监督',
      '交易记录自交易之日起保存 {recordYears} 年。对赛果有异议，可以在 {disputeDays} 天内提出。',
      links(
        ['/app/help/gztk', '规则与条款'],
        ['/app/help/ysgz', '隐私政策'],
        ['/app/help/bczr', '博彩责任'],
      ),
    ),
    section('who', '运营者与牌照', '下面是品牌公布的资料。'),
  ],
};
