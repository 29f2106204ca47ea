import {
  type ChampionSelection,
  emptySlip,
  legsOf,
  type MatchSelection,
  type OrderIntent,
  type OrderLeg,
  type OrderLine,
  type OrderQuote,
  type Selection,
  type SlipContext,
  type SlipEvent,
  type SlipState,
  type TicketLeg,
  transition,
} from '../index.ts';
import { money } from '@courtside/money';

/** A full-time handicap pick on the home side that is open at 0.95. */
export function matchSelection(change: Partial<MatchSelection> = {}): MatchSelection {
  return {
    gameId: '1001',
    gidm: '1',
    team_h: 'Home',
    team_c: 'Away',
    league: 'League',
    inPlay: false,
    score: null,
    wtype: 'R',
    pick: 'H',
    ratio: '0.5',
    strong: 'H',
    price: '0.95',
    limits: { min: '10', max: '5000' },
    ...change,
  };
}

/** An outright pick at 5.00. */
export function championSelection(change: Partial<ChampionSelection> = {}): ChampionSelection {
  return {
    gameId: '9001',
    gidm: '9',
    team_h: 'Runner',
    team_c: '',
    league: 'League',
    inPlay: false,
    score: null,
    wtype: 'FS',
    pick: '7',
    ratio: '',
    strong: '',
    price: '5.00',
    ...change,
  };
}

/** The slip after events. Throws when one is refused, so that a test never uses a slip that it did not intend. */
export function slipAfter(events: readonly SlipEvent[], from: SlipState = emptySlip()): SlipState {
  return events.reduce((state, event) => {
    const next = transition(state, event);
    if (next.violations.length > 0) {
      throw new Error(`${event.type} was refused: ${next.violations.map((v) => v.code).join()}`);
    }
    return next.state;
  }, from);
}

/** A slip with these picks; `multiple` when there is more than one, unless `from` is given. */
export function slipWith(selections: readonly Selection[], from?: SlipState): SlipState {
  const start = from ?? emptySlip({ mode: selections.length > 1 ? 'multiple' : 'single' });
  return slipAfter(
    selections.map((selection) => ({ type: 'toggle', selection })),
    start,
  );
}

/** Logged in, with 1,000 yuan. */
export function slipContext(change: Partial<SlipContext<'CNY'>> = {}): SlipContext<'CNY'> {
  return { loggedIn: true, currency: 'CNY', balance: money('1000', 'CNY'), ...change };
}

/** One leg of an order: the pick of `matchSelection`, at the price, line and score that it has. */
export function orderLeg(change: Partial<OrderLeg> = {}): OrderLeg {
  return {
    id: '1001:R:H',
    gameId: '1001',
    gidm: '1',
    wtype: 'R',
    pick: 'H',
    price: '0.95',
    ratio: '0.5',
    strong: 'H',
    score: null,
    event: {
      hgid: '',
      gide: '',
      team_h: 'Home',
      team_c: 'Away',
      league: 'League',
      sport: 'FT',
      inPlay: false,
    },
    ...change,
  };
}

/** A single of 100.00 yuan on one leg; its key is `line-1`. */
export function orderLine(change: Partial<OrderLine> = {}): OrderLine {
  return {
    key: 'line-1',
    field: '1001:R:H',
    legs: [orderLeg()],
    combination: null,
    unit: '100.00',
    stake: '100.00',
    most: '195.00',
    ...change,
  };
}

/** An intent of one bet, of member `m-1`. */
export function orderIntent(key: string, change: Partial<OrderIntent> = {}): OrderIntent {
  return {
    key,
    owner: 'm-1',
    currency: 'CNY',
    oddsChange: 'better',
    lineChange: false,
    lines: [orderLine()],
    ...change,
  };
}

/** Quotes of a house for an intent without changes; valid until instant 5000. */
export function orderQuotes(
  intent: OrderIntent,
  change: Partial<OrderQuote> = {},
): readonly OrderQuote[] {
  return legsOf(intent).map(({ id, price, ratio, strong, score }) => ({
    id,
    price,
    ratio,
    strong,
    score,
    token: `quote-${id}`,
    expiresAt: 5000,
    ...change,
  }));
}

/** Legs of a ticket, all won at evens unless changed. */
export function ticketLegs(count: number, change: Partial<TicketLeg> = {}): readonly TicketLeg[] {
  return Array.from({ length: count }, () => ({ hkPrice: '1', code: 'W', ...change }));
}
