import { marketCode, type MarketKind } from '@courtside/betting-terms';

/** Layout of a market's prices: columns beside each other, each from the top down. */
export interface PickColumns {
  /** The side at the head of each column; null where each price has its own label. */
  readonly heads: readonly ('H' | 'N' | 'C')[] | null;
  readonly columns: readonly (readonly string[])[];
  /** Whether the heads say everything, so that a price needs no text of its own but its line. */
  readonly headed: boolean;
  /** Picks that belong to no column, such as any other score. */
  readonly rest: readonly string[];
}

const SIDES = ['H', 'N', 'C'] as const;
type Head = (typeof SIDES)[number];

/** Kinds whose picks are the two sides, or the two and the draw. */
const OF_SIDES: ReadonlySet<MarketKind> = new Set([
  'winner',
  'moneyline',
  'handicap',
  'set-handicap',
  'clean-sheet',
  'win-to-nil',
]);

const isSide = (pick: string): pick is Head => (SIDES as readonly string[]).includes(pick);

/** The side that wins with this score or margin; null where the pick does not say. */
function winnerOf(pick: string): Head | null {
  const [, h, c] = /^H(\d{1,2})C(\d{1,2})$/.exec(pick) ?? [];
  if (h !== undefined && c !== undefined) {
    if (h === c) return 'N';
    return Number(h) > Number(c) ? 'H' : 'C';
  }
  if (/^[HC](\d|OV)$/.test(pick)) return pick.startsWith('H') ? 'H' : 'C';
  return pick === '0' || pick === 'N' ? 'N' : null;
}

/** Sort key of a score, so that scores go from the lowest up: the higher count of goals first, then the lower. */
function weight(pick: string): number {
  const [, h = '0', c = '0'] = /^H(\d{1,2})C(\d{1,2})$/.exec(pick) ?? [];
  const [high, low] = [Math.max(Number(h), Number(c)), Math.min(Number(h), Number(c))];
  return high * 100 + low;
}

function byWinner(picks: readonly string[]): PickColumns {
  const heads = SIDES.filter((side) => picks.some((pick) => winnerOf(pick) === side));
  const columns = heads.map((side) =>
    picks.filter((pick) => winnerOf(pick) === side).toSorted((a, b) => weight(a) - weight(b)),
  );
  return { heads, headed: false, columns, rest: picks.filter((pick) => winnerOf(pick) === null) };
}

/** Half-time results from the top down, final results from left to right. */
function byEnd(picks: readonly string[]): PickColumns {
  const columns = SIDES.map((end) =>
    SIDES.map((half) => `${half}${end}`).filter((pick) => picks.includes(pick)),
  );
  const placed = new Set(columns.flat());
  return { heads: null, headed: false, columns, rest: picks.filter((pick) => !placed.has(pick)) };
}

/** Picks with an order other than the gateway's. */
const ORDERS: Readonly<Partial<Record<MarketKind, readonly string[]>>> = {
  // The feed's C is over.
  total: ['C', 'H'],
  'set-total': ['C', 'H'],
  'nth-goal': SIDES,
  'double-chance': ['HN', 'HC', 'CN'],
};

/** Puts the picks of one line beside each other. */
function beside(kind: MarketKind | undefined, picks: readonly string[]): PickColumns {
  const ofSides = kind !== undefined && OF_SIDES.has(kind);
  const order = ofSides ? SIDES : ((kind && ORDERS[kind]) ?? picks);
  const placed = order.filter((pick) => picks.includes(pick));
  const rest = picks.filter((pick) => !placed.includes(pick));
  const heads = ofSides ? placed.filter(isSide) : null;
  return { heads, headed: ofSides, columns: placed.map((pick) => [pick]), rest };
}

/**
 * Layout of a market's picks on the page of its match.
 *
 * @example pickColumns('PD', ['H1C0', 'H0C0', 'H0C1', 'OVH']).columns // [['H1C0'], ['H0C0'], ['H0C1']]
 */
export function pickColumns(wtype: string, picks: readonly string[]): PickColumns {
  const kind = marketCode(wtype)?.kind;
  if (kind === 'correct-score' || kind === 'winning-margin') return byWinner(picks);
  return kind === 'half-full' ? byEnd(picks) : beside(kind, picks);
}
