import type { Message } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useCallback } from 'react';

/** Names of themes and features of games, by the contract's codes. */
const traits: Readonly<Record<string, Message>> = {
  classic: /*i18n*/ { id: 'venues.t-classic', message: '经典' },
  fortune: /*i18n*/ { id: 'venues.t-fortune', message: '招财纳福' },
  fruit: /*i18n*/ { id: 'venues.t-fruit', message: '水果' },
  orient: /*i18n*/ { id: 'venues.t-orient', message: '国风' },
  myth: /*i18n*/ { id: 'venues.t-myth', message: '神话' },
  space: /*i18n*/ { id: 'venues.t-space', message: '太空' },
  adventure: /*i18n*/ { id: 'venues.t-adventure', message: '冒险' },
  ocean: /*i18n*/ { id: 'venues.t-ocean', message: '海洋' },
  'three-reels': /*i18n*/ { id: 'venues.t-reels', message: '三轴转轮' },
  'choose-target': /*i18n*/ { id: 'venues.t-target', message: '自选目标' },
  'live-table': /*i18n*/ { id: 'venues.t-table', message: '真人桌台' },
  'instant-draw': /*i18n*/ { id: 'venues.t-draw', message: '即时开奖' },
  'best-of-three': /*i18n*/ { id: 'venues.t-three', message: '三局两胜' },
  jackpot: /*i18n*/ { id: 'venues.t-jackpot', message: '附带奖池' },
};

/** Rules of the features. */
export const featureRules: Readonly<Record<string, Message>> = {
  'three-reels': /*i18n*/ {
    id: 'venues.r-reels',
    message: '每局转动三个转轮，停下后三个图案相同即按赔付表返还，赔付含本金。',
  },
  'choose-target': /*i18n*/ {
    id: 'venues.r-target',
    message: '先选目标再发射，目标越大倍数越高、命中机会越小；未命中不返还。',
  },
  'live-table': /*i18n*/ {
    id: 'venues.r-table',
    message: '选定投注区，开牌后按桌面标示的赔率结算。',
  },
  'instant-draw': /*i18n*/ {
    id: 'venues.r-draw',
    message: '选号后开奖，每次开奖相互独立，与以往的结果无关。',
  },
  'best-of-three': /*i18n*/ {
    id: 'venues.r-three',
    message: '三局两胜，先赢两局的一方胜；按所选的结果是否打出结算。',
  },
  jackpot: /*i18n*/ {
    id: 'venues.r-jackpot',
    message: '附带一个奖池，金额以场馆公布的为准；任何一局都可能开出，概率很小。',
  },
};

/** Returns the name of a theme or a feature; the gateway's own code when the site has no name for it. */
export function useTraitName(): (trait: string) => string {
  const t = useT();
  return useCallback(
    (trait) => {
      const known = traits[trait];
      return known ? t(known) : trait;
    },
    [t],
  );
}
