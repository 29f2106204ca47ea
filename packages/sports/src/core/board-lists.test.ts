import type { SportsMethod } from '@courtside/contract';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createBoard, type ListSport } from './board.ts';
import { createOutrights } from './outrights.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const none = { FU: 0, FT: 0, RB: 0 };

/** Records the requests, and answers with empty lists. */
function listener() {
  const asked: [method: SportsMethod, request: object][] = [];
  const gateway = {
    ask: (method: SportsMethod, request: object) => {
      asked.push([method, request]);
      return Promise.resolve({
        version: 1,
        serverTime: 0,
        counts: none,
        leagues: [],
        outrights: [],
      });
    },
  } as never;
  return { asked, common: { gateway, clock: fakeClock(0), random: seededRandom(1), pollMs: 1000 } };
}

test('[SP-01] [SP-02] a board asks for its sport and its list, and titles are asked for by sport and day', async () => {
  const sports: readonly ListSport[] = 'ALL FT VF BK TN OP SK BS VB TT'.split(' ') as ListSport[];
  for (const sport of sports) {
    for (const showType of ['RB', 'FT', 'FU'] as const) {
      const { asked, common } = listener();
      const board = createBoard({ ...common, sport, showType });
      board.start();
      await settle();
      board.dispose();
      expect(asked).toEqual([['getMatchList', { gtype: sport, showType }]]);
    }
    for (const showType of ['FSFT', 'FSFU', undefined] as const) {
      const { asked, common } = listener();
      const outrights = createOutrights({ ...common, sport, showType });
      outrights.start();
      await settle();
      outrights.dispose();
      const request = { gtype: sport, ...(showType && { showType }) };
      expect(asked).toEqual([['getOutrights', request]]);
    }
  }
});
