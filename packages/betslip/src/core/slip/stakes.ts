import {
  addMoney,
  compareMoney,
  type Currency,
  currencyInfo,
  fromMinor,
  isPositiveMoney,
  minus,
  type Money,
  type MoneyViolation,
  parseMoney,
  plus,
  times,
  toMinor,
  toPlaces,
  zero,
} from '@courtside/money';
import { ok, type Result } from '@courtside/kernel';
import { winnings } from '../amounts.ts';
import { combinationsOf } from '../combinations.ts';
import type { SlipEntry } from '../pick/entry.ts';
import { validEntries } from './slip-picks.ts';
import { SERIES_STAKE, type SlipMode, type SlipState } from './slip-state.ts';
import { evaluateTicket, type TicketOutlook } from '../settlement/ticket.ts';
import { riskAmount } from './win-risk.ts';

/** One stake the slip can take: for a pick, or for each line of a combination of all picks. */
export interface StakeField {
  readonly id: string;
  readonly picks: readonly string[];
  /** `3串4` in a series, null for a single bet. */
  readonly combination: string | null;
  readonly folds: readonly number[];
  /** Number of lines by which the stake is multiplied. */
  readonly lines: number;
  /** Hong Kong prices of the picks. */
  readonly prices: readonly string[];
  /** Hong Kong price of the whole, exact decimal text; null for a combination of several lines, which has none. */
  readonly price: string | null;
}

const single = { combination: null, folds: [1], lines: 1 } as const;

/** Fields by list of picks and mode, so that they are the same objects while the picks are the same. */
const KNOWN = new WeakMap<readonly SlipEntry[], Map<SlipMode, readonly StakeField[]>>();

/**
 * The stakes that the slip takes in its mode, the accumulator of all picks first in a series; none when it is empty.
 * Picks that a series cannot hold (`isInvalid`) are left out of it. A series of one pick is one line on it, which no
 * house accepts and `violationsOf` reports.
 */
export function stakeFields({
  entries,
  mode,
}: Pick<SlipState, 'entries' | 'mode'>): readonly StakeField[] {
  const byMode = KNOWN.get(entries) ?? new Map<SlipMode, readonly StakeField[]>();
  KNOWN.set(entries, byMode);
  const known = byMode.get(mode);
  if (known) return known;
  const valid = validEntries({ entries });
  const fields = mode === 'series' ? fieldsOfSeries(valid) : valid.map(fieldOfPick);
  byMode.set(mode, fields);
  return fields;
}

const fieldOfPick = ({ id, terms: { price } }: SlipEntry): StakeField => ({
  ...single,
  id,
  picks: [id],
  prices: [price],
  price,
});

function fieldsOfSeries(entries: readonly SlipEntry[]): readonly StakeField[] {
  if (entries.length === 0) return [];
  const prices = entries.map(({ terms }) => terms.price);
  const picks = entries.map(({ id }) => id);
  const price = minus(
    prices.reduce((product, each) => times(product, plus(each, '1')), '1'),
    '1',
  );
  const all = { ...single, id: SERIES_STAKE, picks, prices, folds: [picks.length], price };
  const [, ...others] = combinationsOf(picks.length);
  return [
    { ...all, combination: `${picks.length}串1` },
    ...others.map(({ name, folds, lines }) => ({
      ...all,
      id: name,
      combination: name,
      folds,
      lines,
      price: null,
    })),
  ];
}

/** The typed stake, or ''. A point at the end is ignored, as the member is still typing. */
export function stakeText(slip: SlipState, id: string): string {
  return (slip.stakes[id] ?? '').replace(/^(\d+)\.$/, '$1');
}

/** The typed stake of a field as money, or the reason why it is invalid. */
export function stakeOf<C extends Currency>(
  slip: SlipState,
  id: string,
  currency: C,
): Result<Money<C>, MoneyViolation> {
  return parseMoney<C>(stakeText(slip, id), currency);
}

/** Stake of one line of a field: the typed amount, or at a negative price the amount that `winRisk` makes of it. */
export function lineStake<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  currency: C,
): Result<Money<C>, MoneyViolation> {
  const typed = stakeOf(slip, field.id, currency);
  if (!typed.ok || field.price === null || field.combination !== null) return typed;
  const { oddsFormat: format, winRisk } = slip;
  return ok(riskAmount<C>({ typed: typed.value, hkPrice: field.price, format, winRisk }));
}

/** Cost and possible returns of a field. */
export interface FieldOutlook<C extends Currency = Currency> {
  readonly field: StakeField;
  /** Stake of each line. */
  readonly unit: Money<C>;
  /** Stake of all lines. */
  readonly stake: Money<C>;
  /** Return, stake included, if every pick wins. */
  readonly most: Money<C>;
  /** The smallest return if the field wins at all, without halves and voids. */
  readonly least: Money<C>;
}

/** Cached outlooks of each field, by the stake of a line in smallest units; at most `OUTLOOKS` of them. */
const outlooks = new WeakMap<StakeField, Map<bigint, TicketOutlook>>();
/** Size of the cache. A key stroke in one stake requests the same outlooks of all other fields many times. */
const OUTLOOKS = 8;

/** The outlook of a field, cached for each stake: the slip, its limits and its buttons need it at each key stroke. */
export function outlookOf(field: StakeField, unit: bigint): TicketOutlook {
  const known = outlooks.get(field) ?? new Map<bigint, TicketOutlook>();
  outlooks.set(field, known);
  const before = known.get(unit);
  if (before) return before;
  const { prices, folds } = field;
  const outlook = evaluateTicket({
    prices,
    folds,
    unit,
    rounding: 'truncate',
    roundEach: 'ticket',
  });
  if (known.size >= OUTLOOKS) known.clear();
  known.set(unit, outlook);
  return outlook;
}

/** The field's outlook, or null while its stake cannot be read or is zero. */
export function fieldOutlook<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  currency: C,
): FieldOutlook<C> | null {
  const typed = lineStake(slip, field, currency);
  if (!typed.ok || !isPositiveMoney(typed.value)) return null;
  const outlook = outlookOf(field, toMinor(typed.value));
  return {
    field,
    unit: typed.value,
    stake: fromMinor<C>(outlook.stake, currency),
    most: fromMinor<C>(outlook.most, currency),
    least: fromMinor<C>(outlook.least, currency),
  };
}

export interface SlipTotals<C extends Currency = Currency> {
  /** Sum of the stakes of all lines that can be read. */
  readonly stake: Money<C>;
  /** Number of lines with such a stake. */
  readonly lines: number;
  /** 可赢额 if every bet wins, without the stake, at the decimals of the currency. */
  readonly winnings: string;
  /** Return, stakes included, if every bet wins. */
  readonly most: Money<C>;
  /** The smallest return if the slip wins at all; zero while nothing is staked. */
  readonly least: Money<C>;
}

/** Sums over the stakes typed so far; fast enough to be called at each key stroke. */
export function slipTotals<C extends Currency>(slip: SlipState, currency: C): SlipTotals<C> {
  let stake: Money<C> = zero<C>(currency);
  let most: Money<C> = stake;
  let least: Money<C> | null = null;
  let lines = 0;
  const { digits } = currencyInfo(currency);
  let won = '0';
  for (const field of stakeFields(slip)) {
    const outlook = fieldOutlook(slip, field, currency);
    if (!outlook) continue;
    stake = addMoney<C>(stake, outlook.stake);
    most = addMoney<C>(most, outlook.most);
    if (!least || compareMoney<C>(outlook.least, least) < 0) least = outlook.least;
    lines += field.lines;
    won = plus(
      won,
      field.price === null
        ? minus(outlook.most.amount, outlook.stake.amount)
        : winnings(outlook.unit.amount, field.price, digits),
    );
  }
  return {
    stake,
    lines,
    winnings: toPlaces(won, digits, 'truncate'),
    most,
    least: least ?? zero<C>(currency),
  };
}
