import { titles } from './route-titles.ts';

export const mm = {
  title: titles.mine,
  balance: /*i18n*/ { id: 'member.mine-balance', message: '中心钱包余额' },
  grade: /*i18n*/ { id: 'member.mine-grade', message: '贵宾等级 V{grade}' },
  menu: /*i18n*/ { id: 'member.mine-menu', message: '全部服务' },
  feedback: titles.feedback,
  hot: /*i18n*/ { id: 'member.mine-hot', message: '热门' },
  fresh: /*i18n*/ { id: 'member.mine-new', message: '新' },
} as const;
