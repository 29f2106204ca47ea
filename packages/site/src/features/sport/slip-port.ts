import { isGatewayError, isOutcomeKnown } from '@courtside/api-client';
import { pickId, type OrderOutcome, type TakenLine } from '@courtside/betslip';
import type { SlipPort } from '@courtside/betslip/runner';
import type { OrderAnswer } from '@courtside/contract';
import type { SportsGateway } from '@courtside/sports';

/** Adapts the sports gateway to `SlipPort`. */
export function createSlipPort(sports: SportsGateway): SlipPort {
  return {
    async quote({ gameId, wtype, pick }) {
      const quote = await sports.ask('getQuote', {
        gid: gameId,
        wtype: wtype as OrderWtype,
        pick: pick as OrderPick,
      });
      return {
        open: quote.open,
        price: quote.ior,
        ratio: quote.ratio,
        strong: quote.strong,
        limits: { min: quote.min, max: quote.max },
        score: [quote.score.h, quote.score.c],
        token: quote.token,
        validMs: quote.expiresInMs,
      };
    },
    async place(intent, line, quote) {
      try {
        const answer = await sports.ask('placeBet', {
          key: intent.key,
          quoteToken: quote.token,
          gid: line.gameId,
          wtype: line.wtype as OrderWtype,
          pick: line.pick as OrderPick,
          ior: line.price,
          ratio: line.ratio,
          stake: line.stake,
          oddsChange: intent.oddsChange,
          lineChange: intent.lineChange,
        });
        return outcomeOf(answer);
      } catch (error) {
        if (!isGatewayError(error) || !isOutcomeKnown(error)) throw error;
        const params = { message: error.serverMessage };
        return { status: 'rejected', reasons: [{ code: 'house.refused', params }] };
      }
    },
    ask: async (key) => outcomeOf(await sports.ask('getOrder', { key })),
  };
}

/** The slip takes more markets than the boards of this gateway offer. */
type OrderWtype = NonNullable<OrderAnswer['wtype']>;
type OrderPick = NonNullable<OrderAnswer['pick']>;

/** What the house took: its price may be better than the one that was sent. */
function takenBy({ gid, wtype, pick, ior, ratio, strong, stake }: OrderAnswer): TakenLine[] {
  if (!wtype || !pick) return [];
  return [{ id: pickId({ gameId: gid, wtype, pick }), price: ior, ratio, strong, stake }];
}

function outcomeOf(answer: OrderAnswer): OrderOutcome {
  switch (answer.active) {
    case 'accepted':
      return { status: 'accepted', ticketId: answer.ticket_id, taken: takenBy(answer) };
    case 'delay':
      return { status: 'pending', ticketId: answer.ticket_id };
    case 'refused':
      return { status: 'rejected', reasons: [{ code: `house.${answer.reason ?? 'refused'}` }] };
    case 'none':
      return { status: 'absent' };
  }
}
