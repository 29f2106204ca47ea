import { type OrderLeg, type OrderOutcome } from '@courtside/betslip';
import type { LegQuote, SlipPort, SlipQuote } from '@courtside/betslip/runner';
import type { OrderAnswer, SportsMethod, SportsRequests } from '@courtside/contract';
import type { SignedClient } from './signed-client.ts';

/** What befalls one question: it never arrives, its answer is lost, it arrives twice, or nothing. */
export type Fate = 'request-lost' | 'answer-lost' | 'twice' | 'answered';

type Pick = SportsRequests['getQuotes']['picks'][number];

const gatewayPick = (pick: { gameId: string; wtype: string; pick: string }): Pick =>
  ({ gid: pick.gameId, wtype: pick.wtype, pick: pick.pick }) as Pick;

function legOf(leg: OrderLeg, quotes: readonly LegQuote[]) {
  return {
    ...gatewayPick(leg),
    quoteToken: quotes.find(({ id }) => id === leg.id)?.token ?? '',
    ior: leg.price,
    ratio: leg.ratio,
    strong: leg.strong,
    ...(leg.score && { score: { h: leg.score[0], c: leg.score[1] } }),
  };
}

function outcomeOf(answer: OrderAnswer): OrderOutcome {
  switch (answer.active) {
    case 'accepted':
      return { status: 'accepted', ticketId: answer.ticket_id };
    case 'delay':
      return { status: 'pending', ticketId: answer.ticket_id };
    case 'refused':
      return { status: 'rejected', reasons: [{ code: `house.${answer.reason}` }] };
    case 'none':
      return { status: 'absent' };
  }
}

/** The gateway of a test behind a slip, over a line that loses and repeats what it carries. */
export function slipHouse(client: SignedClient, fateOf: (method: SportsMethod) => Fate): SlipPort {
  async function ask<M extends SportsMethod>(method: M, request: SportsRequests[M]) {
    const fate = fateOf(method);
    if (fate === 'request-lost') throw new Error('cut before');
    if (fate === 'twice') void client.sports(method, request).catch(() => undefined);
    const { status_code, data } = await client.sports(method, request);
    if (fate === 'answer-lost') throw new Error('cut after');
    if (status_code !== 6000) throw new Error(`${method}: ${status_code}`);
    return data;
  }
  return {
    async quotes(picks, series) {
      const { quotes } = await ask('getQuotes', { picks: picks.map(gatewayPick), series });
      return {
        quotes: quotes.map((told): SlipQuote => ({
          open: told.open,
          price: told.ior,
          ratio: told.ratio,
          strong: told.strong,
          limits: { min: told.min, max: told.max },
          score: told.isLive ? [told.score.h, told.score.c] : null,
          token: told.token,
          validMs: told.expiresInMs,
        })),
        series: null,
      };
    },
    async place({ oddsChange, lineChange }, line, quotes) {
      const { key, unit, combination } = line;
      const legs = line.legs.map((leg) => legOf(leg, quotes));
      const [leg] = legs;
      if (!leg) throw new Error('A line without a leg');
      return outcomeOf(
        combination === null
          ? await ask('placeBet', { ...leg, key, stake: line.stake, oddsChange, lineChange })
          : await ask('placeSeries', {
              ...{ key, legs, combination: combination.name, unit, oddsChange, lineChange },
            }),
      );
    },
    ask: async (key) => outcomeOf(await ask('getOrder', { key })),
    giveUp: async (key) => outcomeOf(await ask('getOrder', { key, giveUp: true })),
  };
}
