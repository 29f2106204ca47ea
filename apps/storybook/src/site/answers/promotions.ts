import type { CallData } from '@courtside/api-client';
import type { Say } from '../story-gateway.ts';

export const promotions = (zh: Say): CallData<'/act/api/v1/promotion/config'> => ({
  list: [
    {
      promotionId: 'p-first',
      kind: 'firstDeposit',
      title: zh('首存礼遇', '首存礼遇'),
      text: zh(
        '首笔存款满 100 元，可领 18 元奖励金，1 倍流水',
        '首笔存款满 100 元，可领 18 元奖励金，1 倍流水',
      ),
      scope: zh('新会员，限一次', '新会员，限一次'),
      startsAt: 1773676800000,
      endsAt: null,
      picture: { url: '', motif: 'gift' },
    },
    {
      promotionId: 'p-race',
      kind: 'race',
      title: zh('周末五大联赛积分赛', '周末五大联赛积分赛'),
      text: zh(
        '单关有效投注累计积分，前二百名按名次发放奖励',
        '单关有效投注累计积分，前二百名按名次发放奖励',
      ),
      scope: zh('体育，周五至周一', '体育，周五至周一'),
      startsAt: 1778688000000,
      endsAt: 1779292800000,
      picture: { url: '', motif: 'trophy' },
    },
    {
      promotionId: 'p-sign',
      kind: 'signGift',
      title: zh('七日签到', '七日签到'),
      text: zh('连续签到七日可领取免费投注券一张', '连续签到七日可领取免费投注券一张'),
      scope: zh('全体会员', '全体会员'),
      startsAt: 1777132800000,
      endsAt: 1782316800000,
      picture: { url: '', motif: 'calendar' },
    },
    {
      promotionId: 'p-task',
      kind: 'newTask',
      title: zh('新手任务', '新手任务'),
      text: zh(
        '完善资料、绑定手机、设置限额，每完成一项得奖励',
        '完善资料、绑定手机、设置限额，每完成一项得奖励',
      ),
      scope: zh('注册三十日内', '注册三十日内'),
      startsAt: 1771084800000,
      endsAt: null,
      picture: { url: '', motif: 'ticket' },
    },
  ],
});
