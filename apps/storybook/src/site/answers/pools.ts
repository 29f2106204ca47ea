import type { CallData } from '@courtside/api-client';
import type { Say } from '../story-gateway.ts';

export const pools = (zh: Say): CallData<'/game/api/v1/venue/getBonusPools'> => ({
  pools: [
    {
      poolId: 'grand',
      name: zh('彗星奖池', '彗星奖池'),
      venueCode: 'HXDZ',
      gameCode: 'HXDZ007',
      amount: '1193139.88',
      perSecond: '0.37',
      asOf: 1778934300000,
      currency: 'CNY',
    },
    {
      poolId: 'major',
      name: zh('千箱万宝', '千箱万宝'),
      venueCode: 'JSDZ',
      gameCode: 'JSDZ008',
      amount: '245675.00',
      perSecond: '0.21',
      asOf: 1778934300000,
      currency: 'CNY',
    },
    {
      poolId: 'dragon',
      name: zh('龙宫夺宝', '龙宫夺宝'),
      venueCode: 'LGBY',
      gameCode: 'LGBY001',
      amount: '85811.00',
      perSecond: '0.13',
      asOf: 1778934300000,
      currency: 'CNY',
    },
    {
      poolId: 'lucky',
      name: zh('七福临门', '七福临门'),
      venueCode: 'QFDZ',
      gameCode: 'QFDZ001',
      amount: '13129.00',
      perSecond: '0.07',
      asOf: 1778934300000,
      currency: 'CNY',
    },
  ],
});
