import type { Schemas } from '../gateway-call.ts';

/** The menu in the operator's order (spec access 2). */
export const NAVIGATION: readonly Schemas['NavigationEntry'][] = [
  { code: 'home', name: '首页', mark: '' },
  { code: 'sport', name: '体育', mark: 'hot' },
  { code: 'egame', name: '电子', mark: '' },
  { code: 'realbet', name: '真人', mark: '' },
  { code: 'lottery', name: '彩票', mark: '' },
  { code: 'chess', name: '棋牌', mark: '' },
  { code: 'gaming', name: '电竞', mark: '' },
  { code: 'fish', name: '捕鱼', mark: '' },
  { code: 'customer', name: '客服', mark: '' },
  { code: 'venture', name: '合营', mark: '' },
  { code: 'sponsor', name: '赞助', mark: '' },
  { code: 'discount', name: '优惠', mark: 'new' },
  { code: 'app', name: '应用', mark: '' },
  { code: 'save_money', name: '存款', mark: '' },
  { code: 'transfer_money', name: '转账', mark: '' },
  { code: 'take_money', name: '取款', mark: '' },
  { code: 'profile', name: '个人资料', mark: '' },
  { code: 'vip', name: '贵宾', mark: '' },
  { code: 'Welfare', name: '福利中心', mark: '' },
  { code: 'bet_record', name: '投注记录', mark: '' },
  { code: 'trade_record', name: '交易记录', mark: '' },
  { code: 'message', name: '消息', mark: '' },
];
