import type { Currency } from '@courtside/money';
import type { SlipEntry } from '../pick/entry.ts';
import { payoutViolations } from './payout-violations.ts';
import { isDuplicate } from '../order/placement.ts';
import type { SlipContext, SlipViolation, SlipViolationCode } from './slip-context.ts';
import { lockOf } from './slip-order.ts';
import { validEntries } from './slip-picks.ts';
import type { SlipState } from './slip-state.ts';
import { allStakeViolations, balanceViolations } from './stake-violations.ts';
import { termChanges } from '../pick/term-changes.ts';

const named = (code: SlipViolationCode, entries: readonly SlipEntry[]): readonly SlipViolation[] =>
  entries.length === 0 ? [] : [{ code, picks: entries.map(({ id }) => id) }];

function pickViolations(slip: SlipState, entry: SlipEntry): readonly SlipViolation[] {
  const picks = [entry.id];
  // The last goals of a finished match need no consent.
  if (entry.status === 'closed') return [{ code: 'pick.closed', picks }];
  const changes = termChanges(entry.seen, entry.terms, slip).map((each) => ({ ...each, picks }));
  return entry.status === 'open' ? changes : [{ code: `pick.${entry.status}`, picks }, ...changes];
}

function eventViolations<C extends Currency>(
  slip: SlipState,
  { events = {}, openBets = [], duplicates = 'pick' }: SlipContext<C>,
): readonly SlipViolation[] {
  const entries = validEntries(slip);
  const phase = ({ gidm }: SlipEntry) => events[gidm] ?? 'before';
  const repeats = ({ gidm, playInfo, pick }: SlipEntry) =>
    openBets.some((open) => isDuplicate({ gidm, wtype: playInfo.w, pick }, open, duplicates));
  const started = entries.filter((entry) => !entry.inPlay && phase(entry) === 'running');
  const ended = entries.filter((entry) => phase(entry) === 'ended');
  return [
    ...named('event.started', started),
    ...named('event.finished', ended),
    ...named('bet.duplicate', entries.filter(repeats)),
  ];
}

/**
 * The picks that a series leaves out, with the reason: of one match, or with a common relation in the feed. The rest
 * can still be placed if there are enough picks.
 */
export function seriesExclusions(slip: SlipState): readonly SlipViolation[] {
  const invalid = slip.entries.filter(({ isInvalid }) => isInvalid);
  const ofOneMatch = invalid.filter((entry) =>
    invalid.some((other) => other !== entry && other.gidm === entry.gidm),
  );
  const related = invalid.filter((entry) => !ofOneMatch.includes(entry));
  return [...named('series.same-match', ofOneMatch), ...named('series.related-legs', related)];
}

/** The gateway's reason against the whole series. */
function quotedViolations({ seriesQuote }: SlipState): readonly SlipViolation[] {
  // A closed leg is reported by the pick itself, with the latest state from the feed.
  if (!seriesQuote?.reason || seriesQuote.reason === 'leg-closed') return [];
  return [{ code: `series.${seriesQuote.reason}`, picks: seriesQuote.picks }];
}

function seriesViolations(slip: SlipState): readonly SlipViolation[] {
  if (slip.mode !== 'series' || slip.entries.length === 0) return [];
  if (validEntries(slip).length >= 2) return quotedViolations(slip);
  if (slip.entries.length >= 2) return seriesExclusions(slip);
  const picks = slip.entries.map(({ id }) => id);
  return [{ code: 'series.too-few', picks, params: { min: 2 } }];
}

/** Violations of the stakes. When a stake is above its limit, violations that follow from it are not reported too. */
function amountViolations<C extends Currency>(
  slip: SlipState,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const stakes = allStakeViolations(slip, context);
  if (stakes.some(({ code }) => code === 'stake.above-max')) return stakes;
  return [...stakes, ...balanceViolations(slip, context), ...payoutViolations(slip, context)];
}

/**
 * All reasons why the slip cannot be placed now, at once and in a fixed order; none when it can.
 *
 * Amounts in `params` are formatted text; prices are Hong Kong decimal text.
 *
 * @example
 * violationsOf(emptySlip(), { loggedIn: false, currency: 'CNY', balance: null })
 * // [{ code: 'slip.not-logged-in', picks: [] }, { code: 'slip.empty', picks: [] }]
 */
export function violationsOf<C extends Currency>(
  slip: SlipState,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const lock = lockOf(slip);
  return [
    ...(lock ? [{ code: 'order.confirming', picks: lock.picks } as const] : []),
    ...(context.loggedIn ? [] : [{ code: 'slip.not-logged-in', picks: [] } as const]),
    ...(slip.entries.length > 0 ? [] : [{ code: 'slip.empty', picks: [] } as const]),
    ...seriesViolations(slip),
    ...validEntries(slip).flatMap((entry) => pickViolations(slip, entry)),
    ...eventViolations(slip, context),
    ...amountViolations(slip, context),
  ];
}
