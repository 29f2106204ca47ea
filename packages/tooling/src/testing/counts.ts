interface Count {
  /** The counted thing, as in the closing lines of a run. */
  readonly of: string;
  /** Number in `npm test`. */
  readonly quick: number;
  /** Number in `npm run test:thorough`. */
  readonly thorough: number;
}

/** All counts that `npm test` reduces. Everything else runs in full everywhere. */
export const COUNTS = {
  moneySequences: { of: 'sequences of money steps, transactions dying', quick: 3, thorough: 12 },
  hostileRequests: { of: 'hostile requests', quick: 2000, thorough: 10_000 },
  gatewayKills: { of: 'kills of a gateway on its own database', quick: 2, thorough: 6 },
  postgresKills: { of: 'kills of one of two gateways on a Postgres', quick: 1, thorough: 4 },
  ledgerRuns: { of: 'runs of ledger events at once', quick: 15, thorough: 100 },
  signatureRuns: { of: 'requests with one signed part changed', quick: 60, thorough: 600 },
  demoRounds: { of: 'rounds of each choice of a demo game', quick: 40_000, thorough: 2_000_000 },
  gameSequences: {
    of: 'sequences of rounds, transfers and kills at games',
    quick: 60,
    thorough: 1000,
  },
  chatFrames: { of: 'malformed chat frames', quick: 400, thorough: 4000 },
  chatSchedules: {
    of: 'schedules of a chat room with cuts, delays and frames out of order',
    quick: 200,
    thorough: 10_000,
  },
  chatHostile: { of: 'hostile frames to a chat client', quick: 2000, thorough: 100_000 },
  promotionClaims: {
    of: 'orders of claims, cancels and replies of promotions',
    quick: 1000,
    thorough: 20_000,
  },
  calendarMatches: { of: 'matches settled a second way', quick: 120, thorough: 1200 },
  sportPlans: { of: 'matches of each other sport priced and graded', quick: 60, thorough: 220 },
  orderRuns: { of: 'lives of an order', quick: 300, thorough: 4000 },
  accessRuns: { of: 'walks through the login flow', quick: 200, thorough: 2000 },
  accessWalks: { of: 'walks through all ways in', quick: 1000, thorough: 100_000 },
  bindingWalks: { of: 'walks through a binding', quick: 1000, thorough: 100_000 },
  stakeTexts: { of: 'texts typed as a stake', quick: 400, thorough: 4000 },
  playSchedules: { of: 'schedules of limits, bets and deposits', quick: 100, thorough: 1000 },
  ticketSchedules: {
    of: 'schedules of tickets, cash-outs and corrections',
    quick: 3,
    thorough: 60,
  },
  tournamentTickets: {
    of: 'tickets of a tournament settled a second way',
    quick: 300,
    thorough: 10_000,
  },
  slipFaultRuns: { of: 'orders over a line that loses and repeats', quick: 40, thorough: 1000 },
  withdrawalFaultRuns: {
    of: 'withdrawals over a line that loses, delays and repeats',
    quick: 25,
    thorough: 1000,
  },
  depositFaultRuns: { of: 'deposits over a line that loses and repeats', quick: 12, thorough: 300 },
  transferFaultRuns: {
    of: 'transfers over a line that loses, delays and repeats',
    quick: 15,
    thorough: 300,
  },
  transferSchedules: {
    of: 'schedules of transfers over a line that loses and delays',
    quick: 300,
    thorough: 10_000,
  },
  feedSchedules: {
    of: 'schedules of the feed with gaps, repeats and cuts',
    quick: 200,
    thorough: 10_000,
  },
  playTogether: { of: 'schedules at a gateway from two devices', quick: 2, thorough: 20 },
  cipherRuns: { of: 'ciphers of one engine read by another', quick: 40, thorough: 400 },
} as const satisfies Record<string, Count>;

export type CountName = keyof typeof COUNTS;

/** Declared here, because packages whose tests use this have no Node types. */
interface WithEnvironment {
  process?: { env: Readonly<Record<string, string | undefined>> };
}

/** Whether this is the thorough run. Only this function reads the variable `THOROUGH`. */
export const isThorough = (): boolean =>
  (globalThis as WithEnvironment).process?.env['THOROUGH'] === '1';

/**
 * Number of repetitions of a test.
 *
 * @example
 * fc.assert(property, { numRuns: count('ledgerRuns') });
 */
export const count = (name: CountName): number => COUNTS[name][isThorough() ? 'thorough' : 'quick'];

/** One line for each count that a quick run reduces, for its closing lines. */
export const reducedCounts = (): string[] =>
  Object.values(COUNTS).map(({ of, quick, thorough }) => `${quick} of ${thorough} ${of}`);
