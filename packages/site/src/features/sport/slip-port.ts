import { isGatewayError, isOutcomeKnown } from '@courtside/api-client';
import {
  pickId,
  type OrderIntent,
  type OrderLeg,
  type OrderLine,
  type OrderOutcome,
  type SeriesQuote,
  type TakenLine,
} from '@courtside/betslip';
import type { LegQuote, QuotedPick, SlipPort, SlipQuote } from '@courtside/betslip/runner';
import type { OrderAnswer, PickQuote, SportsAnswers, SportsRequests } from '@courtside/contract';
import { PLAY_REFUSED, playRefusal, refusalParams } from '@courtside/responsible-play';
import type { SportsGateway } from '@courtside/sports';
import type { PriceLink } from './price-link.ts';

type QuotesAnswer = SportsAnswers['getQuotes'];
type GatewayPick = SportsRequests['getQuotes']['picks'][number];

const NOT_FOUND = 6004;
const isUnknown = (error: unknown): boolean => isGatewayError(error, NOT_FOUND);

/** The quote of a pick that the gateway does not know, or no longer knows. */
const NOT_OFFERED: SlipQuote = {
  open: false,
  price: '0.00',
  ratio: '',
  strong: '',
  limits: { min: '0', max: '0' },
  score: null,
  token: '',
};

/**
 * Adapts the sports gateway to `SlipPort`.
 *
 * @param listener called for each quote, and for each pick that is not offered, before the slip
 */
export function createSlipPort(
  sports: SportsGateway,
  listener?: Pick<PriceLink, 'quoted' | 'notOffered'>,
): SlipPort {
  const heard = (quote: PickQuote): SlipQuote => {
    listener?.quoted(quote);
    return slipQuote(quote);
  };

  const alone = (pick: QuotedPick): Promise<SlipQuote> =>
    sports.ask('getQuote', gatewayPick(pick)).then(heard, (error: unknown) => {
      if (!isUnknown(error)) throw error;
      listener?.notOffered(pick);
      return NOT_OFFERED;
    });

  return {
    async quotes(picks, series) {
      const told = await sports
        .ask('getQuotes', { picks: picks.map(gatewayPick), series })
        .catch((error: unknown) => {
          if (!isUnknown(error)) throw error;
          return null;
        });
      // One pick that the gateway does not know must not fail the quotes of the others.
      if (!told) return { quotes: await Promise.all(picks.map(alone)), series: null };
      return {
        quotes: picks.map((_, index) => {
          const quote = told.quotes[index];
          return quote ? heard(quote) : null;
        }),
        series: told.series && seriesQuote(told.series, picks),
      };
    },
    async place(intent, line, quotes) {
      try {
        return outcomeOf(
          line.combination === null
            ? await sports.ask('placeBet', singleOf(intent, line, quotes))
            : await sports.ask('placeSeries', seriesOf(intent, line, quotes)),
        );
      } catch (error) {
        return refusalOf(error);
      }
    },
    ask: async (lineKey) => outcomeOf(await sports.ask('getOrder', { key: lineKey })),
    giveUp: async (lineKey) =>
      outcomeOf(await sports.ask('getOrder', { key: lineKey, giveUp: true })),
  };
}

const gatewayPick = ({ gameId, wtype, pick }: Pick<QuotedPick, 'gameId' | 'wtype' | 'pick'>) =>
  ({ gid: gameId, wtype, pick }) as GatewayPick;

function slipQuote(told: PickQuote): SlipQuote {
  return {
    open: told.open,
    ...(told.over && { over: true }),
    price: told.ior,
    ratio: told.ratio,
    strong: told.strong,
    limits: { min: told.min, max: told.max },
    score: told.isLive ? [told.score.h, told.score.c] : null,
    // A gateway that omits them has none.
    relations: told.relations ?? [],
    token: told.token,
    validMs: told.expiresInMs,
  };
}

function seriesQuote(
  { min, max, reason, legs }: NonNullable<QuotesAnswer['series']>,
  picks: readonly QuotedPick[],
): SeriesQuote {
  const ids = picks.map(({ id }) => id);
  return { limits: { min, max }, reason, picks: legs.flatMap((index) => ids[index] ?? []) };
}

/** A leg with the terms that the member saw, and the token of its latest quote. */
function legOf(leg: OrderLeg, quotes: readonly LegQuote[]) {
  const [h, c] = leg.score ?? [0, 0];
  return {
    ...gatewayPick(leg),
    quoteToken: quotes.find(({ id }) => id === leg.id)?.token ?? '',
    ior: leg.price,
    ratio: leg.ratio,
    strong: leg.strong,
    ...(leg.score && { score: { h, c } }),
  };
}

function singleOf(
  { oddsChange, lineChange }: OrderIntent,
  line: OrderLine,
  quotes: readonly LegQuote[],
) {
  const [leg] = line.legs as readonly [OrderLeg];
  return { ...legOf(leg, quotes), key: line.key, stake: line.stake, oddsChange, lineChange };
}

function seriesOf(
  { oddsChange, lineChange }: OrderIntent,
  line: OrderLine,
  quotes: readonly LegQuote[],
) {
  return {
    key: line.key,
    legs: line.legs.map((leg) => legOf(leg, quotes)),
    combination: line.combination?.name ?? '',
    unit: line.unit,
    oddsChange,
    lineChange,
  };
}

/** The outcome of a refusal by the gateway; any other fault leaves the outcome open, and is thrown on. */
function refusalOf(error: unknown): OrderOutcome {
  if (!isGatewayError(error) || !isOutcomeKnown(error)) throw error;
  const refusal = playRefusal(error);
  const reason =
    refusal === null
      ? { code: 'house.refused', params: { message: error.serverMessage } }
      : { code: PLAY_REFUSED, params: refusalParams(refusal) };
  return { status: 'rejected', reasons: [reason] };
}

/** The terms that the house accepted: its prices may be better than the sent ones. */
function takenBy(answer: OrderAnswer): TakenLine | null {
  const { stake, gid, wtype, pick, ior, ratio, strong, score } = answer;
  const legs =
    answer.legs ?? (wtype && pick ? [{ gid, wtype, pick, ior, ratio, strong, score }] : []);
  if (legs.length === 0) return null;
  return {
    stake,
    legs: legs.map((leg) => ({
      id: pickId({ gameId: leg.gid, wtype: leg.wtype, pick: leg.pick }),
      price: leg.ior,
      ratio: leg.ratio,
      strong: leg.strong,
      ...(leg.score && { score: [leg.score.h, leg.score.c] }),
    })),
  };
}

/** Why a line was refused: for a series the reasons of its legs, each once with its picks. */
function reasonsOf({ reason, legs = [] }: OrderAnswer) {
  const own = legs.filter((leg) => leg.reason);
  if (own.length === 0) return [{ code: `house.${reason ?? 'refused'}` }];
  return [...new Set(own.map((leg) => leg.reason))].map((code) => ({
    code: `house.${code}`,
    picks: own
      .filter((leg) => leg.reason === code)
      .map(({ gid, wtype, pick }) => pickId({ gameId: gid, wtype, pick })),
  }));
}

function outcomeOf(answer: OrderAnswer): OrderOutcome {
  switch (answer.active) {
    case 'accepted':
      return { status: 'accepted', ticketId: answer.ticket_id, taken: takenBy(answer) };
    case 'delay':
      return {
        status: 'pending',
        ticketId: answer.ticket_id,
        wait: answer.waitReason ?? 'delay',
        leftMs: answer.delayMs,
      };
    case 'refused':
      return { status: 'rejected', reasons: reasonsOf(answer), maxStake: answer.maxStake ?? null };
    case 'none':
      return { status: 'absent' };
  }
}
