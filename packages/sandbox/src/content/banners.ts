import type { Schemas } from '../gateway-call.ts';

type Advertisement = Schemas['Advertisement'];

const picture = (motif: string) => ({ url: '', motif });

const BANNERS: Readonly<Record<'home' | 'discount', readonly Advertisement[]>> = {
  home: [
    {
      adId: 'home-football',
      title: '每一球，都有盘口',
      text: '滚球、今日、早盘，全场与半场独赢、让球、大小盘实时更新',
      action: '查看赛事',
      path: '/game/sport',
      picture: picture('football'),
    },
    {
      adId: 'home-odds',
      title: '赔率变了，先问过您',
      text: '下注前选择不接受变化、接受更好赔率或接受任意变化，不会悄悄改价',
      action: '查看盘口',
      path: '/game/sport',
      picture: picture('scale'),
    },
    {
      adId: 'home-safe',
      title: '量力而行，随时喊停',
      text: '存款、投注、时长限额自己定，调低即时生效，调高需等候',
      action: '了解工具',
      path: '/responsible-play',
      picture: picture('shield'),
    },
    {
      adId: 'home-records',
      title: '每张注单，清清楚楚',
      text: '赛果、退款原因与派彩步骤逐条列出，交易记录保存五年',
      action: '我的投注',
      path: '/mine/betRecord',
      picture: picture('ticket'),
    },
  ],
  discount: [
    {
      adId: 'discount-first',
      title: '首存礼遇',
      text: '首笔存款达标可领奖励金，流水要求在领取前写明',
      action: '',
      path: '',
      picture: picture('gift'),
    },
  ],
};

export const banners = (position: 'home' | 'discount'): Advertisement[] => [...BANNERS[position]];
