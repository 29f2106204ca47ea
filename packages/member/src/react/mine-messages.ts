import { titles } from './route-titles.ts';

export const mm = {
  title: titles.mine,
  acts: /*i18n*/ { id: 'member.mine-acts', message: '常用' },
  balance: /*i18n*/ { id: 'member.mine-balance', message: '中心钱包余额' },
  cover: /*i18n*/ { id: 'member.mine-cover', message: '隐藏余额' },
  covered: /*i18n*/ { id: 'member.mine-covered', message: '余额已隐藏' },
  running: /*i18n*/ { id: 'member.mine-running', message: '未结算 {count} 注' },
  grade: /*i18n*/ { id: 'member.mine-grade', message: '贵宾等级 V{grade}' },
  services: /*i18n*/ { id: 'member.mine-services', message: '更多服务' },
  letters: titles.letters,
  hot: /*i18n*/ { id: 'member.mine-hot', message: '热门' },
  fresh: /*i18n*/ { id: 'member.mine-new', message: '新' },
} as const;
