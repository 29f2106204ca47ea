import type { CallData } from '@courtside/api-client';
import type { Say } from '../story-gateway.ts';

export const banners = (zh: Say): CallData<'/site/api/v1/advertising/getMyDiscountAd'> => ({
  list: [
    {
      adId: 'home-football',
      title: zh('每一球，都有盘口', '每一球，都有盘口'),
      text: zh(
        '滚球、今日、早盘，全场与半场独赢、让球、大小盘实时更新',
        '滚球、今日、早盘，全场与半场独赢、让球、大小盘实时更新',
      ),
      action: zh('查看赛事', '查看赛事'),
      path: '/game/sport',
      picture: { url: '', motif: 'football' },
    },
    {
      adId: 'home-odds',
      title: zh('赔率变了，先问过您', '赔率变了，先问过您'),
      text: zh(
        '下注前选择不接受变化、接受更好赔率或接受任意变化，不会悄悄改价',
        '下注前选择不接受变化、接受更好赔率或接受任意变化，不会悄悄改价',
      ),
      action: zh('查看盘口', '查看盤口'),
      path: '/game/sport',
      picture: { url: '', motif: 'scale' },
    },
    {
      adId: 'home-safe',
      title: zh('量力而行，随时喊停', '量力而行，随时喊停'),
      text: zh(
        '存款、投注、时长限额自己定，调低即时生效，调高需等候',
        '存款、投注、时长限额自己定，调低即时生效，调高需等候',
      ),
      action: zh('了解工具', '了解工具'),
      path: '/app/help/gztk',
      picture: { url: '', motif: 'shield' },
    },
    {
      adId: 'home-records',
      title: zh('每张注单，清清楚楚', '每张注单，清清楚楚'),
      text: zh(
        '赛果、退款原因与派彩步骤逐条列出，交易记录保存五年',
        '赛果、退款原因与派彩步骤逐条列出，交易记录保存五年',
      ),
      action: zh('我的投注', '我的投注'),
      path: '/mine/betRecord',
      picture: { url: '', motif: 'ticket' },
    },
  ],
});
