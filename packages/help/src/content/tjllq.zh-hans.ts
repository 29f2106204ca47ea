import { links, list, note, section, steps, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  sections: [
    section(
      'invite',
      '邀请好友',
      '您的邀请链接带有邀请码。好友通过链接打开本站并注册，关系就绑定了，之后不能更改。',
      steps(
        '取得您的邀请链接。',
        '发给年满 {age} 周岁、同意接收的朋友。',
        '朋友用链接打开本站，在同一台设备上完成注册。',
      ),
      warning('不要向未成年人、正在自我排除或受博彩困扰的人发送邀请，也不要群发。'),
      links(['/activity/friendInvitation', '邀请好友']),
    ),
    section(
      'reward',
      '推荐礼怎样发放',
      '推荐礼的条件和金额以活动页面公布的为准。好友达到活动要求之后，奖励金进入您的中心钱包，并按活动要求完成流水。',
      list(
        '自己邀请自己、多个账户互相邀请，不发放并会追回。',
        '好友的资料必须真实，收款账户必须是本人的。',
      ),
    ),
    section(
      'rebate',
      '返水怎样计算',
      '返水是有效投注额的一定比例，与输赢无关。有效投注额达到最低要求才有返水，按两位小数向下取整。',
      note('您的等级和场馆决定比例。返水也是花钱之后的一点退还，不是收入。'),
    ),
    section(
      'agent',
      '长期推广',
      '需要长期推广的，请申请成为代理。',
      links(['/agent', '代理'], ['/app/help/hzhb', '合作伙伴']),
    ),
  ],
};
