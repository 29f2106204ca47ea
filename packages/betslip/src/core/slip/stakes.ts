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
  /** How many lines the stake is multiplied by. */
  readonly lines: number;
  /** Hong Kong prices of the picks. */
  readonly prices: readonly string[];
  /** Hong Kong price of the whole, exact decimal text; null for a combination of several lines, which has none. */
  readonly price: string | null;
}

const single = { combination: null, folds: [1], lines: 1 } as const;

/** Of each list of picks and mode, so that fields are the same objects for as long as the picks are. */
const KNOWN = new WeakMap<readonly SlipEntry[], Map<SlipMode, readonly StakeField[]>>();

/**
 * The stakes that the slip takes in its mode, the accumulator of all picks first in a series; none when it is empty. Picks
 * that a series may not hold (`isInvalid`) are left out of it. A series of one pick is one line on it, which no house takes
 * and `violationsOf` names.
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

/** What was typed, or ''. A point at the end is one still being typed after, and is not looked at. */
export function stakeText(slip: SlipState, id: string): string {
  return (slip.stakes[id] ?? '').replace(/^(\d+)\.$/, '$1');
}

/** What was typed in a field as money, or why it is none. */
export function stakeOf<C extends Currency>(
  slip: SlipState,
  id: string,
  currency: C,
): Result<Money<C>, MoneyViolation> {
  return parseMoney<C>(stakeText(slip, id), currency);
}

/** What one line of a field stakes: what was typed, or what a negative price makes of it (`winRisk`). */
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

/** What a field costs and may bring. */
export interface FieldOutlook<C extends Currency = Currency> {
  readonly field: StakeField;
  /** Stake of each line. */
  readonly unit: Money<C>;
  /** Stake of all lines. */
  readonly stake: Money<C>;
  /** Return, stake included, if every pick wins. */
  readonly most: Money<C>;
  /** The smallest return of one that wins at all, without halves and voids. */
  readonly least: Money<C>;
}

/** Of each field, by the stake of a line in smallest units; `OUTLOOKS` of them at most. */
const outlooks = new WeakMap<StakeField, Map<bigint, TicketOutlook>>();
/** A key of one stake asks for the same of all others, many times. */
const OUTLOOKS = 8;

/** What the whole slip, its limits and its buttons ask for with each key, worked out once for each stake. */
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
  /** How many bets that is. */
  readonly lines: number;
  /** 可赢额 if every bet wins, without the stake, at the decimals of the currency. */
  readonly winnings: string;
  /** Return, stakes included, if every bet wins. */
  readonly most: Money<C>;
  /** The smallest return of a slip that wins at all; zero while nothing is staked. */
  readonly least: Money<C>;
}

/** Sums over the stakes typed so far; fit to be worked out on each key stroke. */
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
