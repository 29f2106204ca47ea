import type { Message } from '@courtside/i18n';

export type HallType = 'ZR' | 'QP' | 'DJ' | 'CP';

/** Names of the things that the venues of a hall list. */
export const listedIn: Readonly<Record<HallType, Message>> = {
  ZR: /*i18n*/ { id: 'venues.listed-zr', message: '桌台' },
  QP: /*i18n*/ { id: 'venues.listed-qp', message: '牌桌' },
  DJ: /*i18n*/ { id: 'venues.listed-dj', message: '赛事' },
  CP: /*i18n*/ { id: 'venues.listed-cp', message: '彩种' },
};

/** Introduction of a hall to its kind of venues. */
export const hallLeads: Readonly<Record<HallType, Message>> = {
  ZR: /*i18n*/ {
    id: 'venues.lead-zr',
    message: '真人荷官在线发牌，每张桌台的限额写在桌前；牌路只是记录，不预示下一局。',
  },
  QP: /*i18n*/ {
    id: 'venues.lead-qp',
    message: '麻将、斗地主与象棋残局，按底分入座，随时可以离桌。',
  },
  DJ: /*i18n*/ {
    id: 'venues.lead-dj',
    message: '英雄对战与射击赛事的赛前和局中盘口，以官方赛果结算。',
  },
  CP: /*i18n*/ {
    id: 'venues.lead-cp',
    message: '选号后开奖，玩法与开奖时间以场馆页面为准；每次开奖相互独立。',
  },
};
