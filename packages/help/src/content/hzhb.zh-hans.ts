import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  sections: [
    section(
      'agent',
      '代理合作',
      '代理向成年人介绍本站，按协议取得佣金。代理页面说明方案和申请方式。',
      links(['/agent', '代理']),
    ),
    section(
      'sponsor',
      '赞助与品牌合作',
      '有意合作赞助体育赛事或俱乐部的，请附上项目说明和受众资料。',
      links(['/sponsor', '赞助']),
    ),
    section('content', '内容与技术合作', '场馆、支付和数据提供者，请说明持有的牌照和服务的地区。'),
    section(
      'rules',
      '合作的底线',
      list(
        '不向未成年人和自我排除的会员推广。',
        '不承诺盈利，不隐瞒风险。',
        '不使用群发、冒充官方或其他骚扰的做法。',
      ),
      '违反其中一条，合作立即终止。',
    ),
    section(
      'contact',
      '联系方式',
      '请用下面的方式联系。没有列出邮箱的，请通过在线客服转交。',
      links(['/app/help/zxkf', '联系在线客服']),
    ),
  ],
};
