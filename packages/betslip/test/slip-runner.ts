import { type KeyValueStore, memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import {
  emptySlip,
  type MatchSelection,
  type OrderIntent,
  type OrderOutcome,
  type OrderState,
  type SlipMode,
  type SlipState,
  transition,
} from '../src/index.ts';
import { matchSelection } from '../src/testing/index.ts';
import {
  createSlipRunner,
  type QuotedPick,
  type SlipQuote,
  type SlipQuotes,
} from '../src/runner/index.ts';

/** What the house of a test quotes when nothing has changed. */
export const quoted: SlipQuote = {
  open: true,
  price: '0.95',
  ratio: '0.5',
  strong: 'H',
  limits: { min: '10', max: '5000' },
  score: [0, 0],
  token: 'quote-1',
};
export const ID = '1001:R:H';

/** Lets every promise that is ready run. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

export const ofMatch = (n: number, change: Partial<MatchSelection> = {}) =>
  matchSelection({ gameId: String(1000 + n), gidm: String(n), ...change });

interface Placed {
  key: string;
  legs: string[];
  prices: string[];
  tokens: string[];
  combination: string | null;
}

/** A runner over a real slip, a house that a test scripts, a fake clock and a store. */
export function setUpRunner(
  storage = memoryStore(),
  member: string | null = 'm-1',
  tabStorage?: KeyValueStore,
) {
  const clock = fakeClock(1000);
  let slip: SlipState = emptySlip();
  let memberId = member;
  const placed: Placed[] = [];
  const house = {
    quote: (_pick: QuotedPick): Promise<SlipQuote | null> => Promise.resolve(quoted),
    series: null as SlipQuotes['series'],
    place: (_key: string): Promise<OrderOutcome> =>
      Promise.resolve({ status: 'accepted', ticketId: '77' }),
    ask: (_key: string): Promise<OrderOutcome> => Promise.resolve({ status: 'absent' }),
    giveUp: (_key: string): Promise<OrderOutcome> =>
      Promise.resolve({ status: 'rejected', reasons: [{ code: 'house.given-up' }] }),
  };
  const asked: string[] = [];
  const quotedAs: { ids: string[]; series: boolean }[] = [];
  const decided: string[] = [];
  const runner = createSlipRunner({
    port: {
      async quotes(picks, series) {
        quotedAs.push({ ids: picks.map(({ id }) => id), series });
        const quotes = await Promise.all(picks.map((pick) => house.quote(pick)));
        return { quotes, series: house.series };
      },
      place: (_intent: OrderIntent, line, quotes) => {
        placed.push({
          key: line.key,
          legs: line.legs.map(({ id }) => id),
          prices: line.legs.map(({ price }) => price),
          tokens: quotes.map(({ token }) => token),
          combination: line.combination?.name ?? null,
        });
        return house.place(line.key);
      },
      ask: (key) => {
        asked.push(key);
        return house.ask(key);
      },
      giveUp: (key) => house.giveUp(key),
    },
    send: (event) => {
      const answer = transition(slip, event);
      slip = answer.state;
      return answer;
    },
    read: () => slip,
    clock,
    random: seededRandom(5),
    storage,
    ...(tabStorage && { tabStorage }),
    memberId: () => memberId,
    onDecided: (status) => decided.push(status),
    onUnreadable: () => decided.push('unreadable'),
  });
  const withPicks = async (mode: SlipMode, ...stakes: [string, string][]) => {
    runner.send({ type: 'setMode', mode });
    for (const n of [1, 2, 3]) runner.toggle(ofMatch(n));
    await settle();
    for (const [id, text] of stakes) runner.send({ type: 'setStake', id, text });
  };
  const withStake = async () => {
    runner.toggle(matchSelection());
    await settle();
    runner.send({ type: 'setStake', id: ID, text: '100' });
  };
  const become = (id: string | null) => (memberId = id);
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      clock.advance(1000);
      await settle();
    }
  };
  return {
    runner,
    clock,
    house,
    placed,
    asked,
    quotedAs,
    decided,
    storage,
    withPicks,
    withStake,
    become,
    pass,
    slip: () => slip,
  };
}

export const keyOf = (order: OrderState) => (order.status === 'idle' ? '' : order.intent.key);
/** First leg and standing of each line. */
export const linesOf = (order: OrderState) =>
  order.status === 'idle'
    ? []
    : order.intent.lines.map(({ key, legs }) => [legs[0]?.id, order.lines[key]?.status]);
