import type { Handler } from '../gateway-call.ts';
import { translated } from '../text/translate.ts';
import type { Promotions } from './promotions.ts';

export function promotionHandlers(promotions: Promotions): Readonly<Record<string, Handler>> {
  return {
    promotionVerification: async ({ memberId, body, language }) =>
      translated(
        await promotions.standing(memberId, (body as { promotionId: string }).promotionId),
        language,
      ),
    joinPromotion: async ({ memberId, body, language }) =>
      translated(
        await promotions.join(memberId, body as Parameters<Promotions['join']>[1]),
        language,
      ),
    confirmPromotion: async ({ memberId, body, language }) =>
      translated(
        await promotions.claim(memberId, body as Parameters<Promotions['claim']>[1]),
        language,
      ),
    promotionStandings: async ({ memberId, language }) =>
      translated({ list: await promotions.standings(memberId) }, language),
    raceBoard: ({ memberId, body }) =>
      promotions.board(memberId, body as Parameters<Promotions['board']>[1]),
    exchangeGifts: async ({ memberId, language }) =>
      translated(await promotions.exchangeGifts(memberId), language),
    exchangePoints: async ({ memberId, body, language }) =>
      translated(
        await promotions.exchange(memberId, body as Parameters<Promotions['exchange']>[1]),
        language,
      ),
    vipWeekInfo: async ({ memberId }) => (await promotions.vipWeekOf(memberId)).info,
    async exchangeRecord({ memberId, body, language }) {
      const page = body as Parameters<Promotions['gifts']>[1];
      const { pageNum, pageSize } = page;
      return translated(
        { pageNum, pageSize, ...(await promotions.gifts(memberId, page)) },
        language,
      );
    },
  };
}
