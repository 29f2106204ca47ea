import { isInstant } from '@courtside/kernel';
import { compareDecimals, isDecimal, parsePrice } from '@courtside/money';
import type { Selection, StakeLimits, Wtype } from '../pick/entry.ts';
import { parseLine } from '../pick/line.ts';
import { isPickOf, marketOf } from '../pick/markets.ts';
import { isRecord, isScoreOrNull, isText } from '../order/order-guards.ts';
import type { PriceUpdate } from './slip-state.ts';
import { SPORT_CODES, type SportCode } from '../pick/sports.ts';

const STATUSES: readonly unknown[] = ['open', 'suspended', 'closed'];
const TEXTS = ['gameId', 'gidm', 'team_h', 'team_c', 'league', 'wtype', 'pick'] as const;

const isTextIfAny = (value: unknown) => value === undefined || isText(value);
const areTextsIfAny = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every(isText));

/** True for valid limits, or none. */
export function isLimits(value: unknown): value is StakeLimits | null | undefined {
  if (value === null || value === undefined) return true;
  if (!isRecord(value)) return false;
  const { min, max } = value;
  return (
    isDecimal(min) &&
    isDecimal(max) &&
    compareDecimals(min, '0') >= 0 &&
    compareDecimals(max, min) >= 0
  );
}

/**
 * True for a line that fits the market: a number of quarters if the market has lines, with the giving side if needed.
 */
function isLineOf(wtype: Wtype, ratio: unknown, strong: unknown): boolean {
  if (!isText(ratio) || (strong !== '' && strong !== 'H' && strong !== 'C')) return false;
  const kind = marketOf(wtype)?.kind;
  if (kind !== 'handicap' && kind !== 'total' && kind !== 'team-total') return true;
  const line = parseLine(ratio);
  return line.ok && (kind !== 'handicap' || line.value === 0 || strong !== '');
}

/** True for a market that the slip accepts. */
export const isKnownWtype = (wtype: string): wtype is Wtype =>
  wtype === 'FS' || marketOf(wtype) !== null;

/** True for a pick of the market; of an outright only the gateway knows the runners, so any runner is accepted. */
export function isKnownPick(wtype: Wtype, pick: string): boolean {
  if (wtype === 'FS') return pick !== '';
  const market = marketOf(wtype);
  return market !== null && isPickOf(market, pick);
}

/**
 * The invalid field of a selection, or null for a valid one. A board passes data of a gateway, and its errors must be
 * found here and not when the member types a stake.
 *
 * @example selectionFault({ ...selection, price: 'abc' }) // 'price'
 */
export function selectionFault(selection: Selection): string | null {
  const told: unknown = selection;
  if (!isRecord(told)) return 'selection';
  const text = TEXTS.find((name) => !isText(told[name]));
  if (text) return text;
  const { wtype, pick, ratio, strong, price, score, limits, relations } = selection;
  if (selection.gameId === '') return 'gameId';
  if (wtype !== 'FS' && !marketOf(wtype)) return 'wtype';
  if (!isKnownPick(wtype, pick)) return 'pick';
  if (!isLineOf(wtype, ratio, strong)) return 'ratio';
  if (!isText(price) || !parsePrice(price, 'H').ok) return 'price';
  if (!isScoreOrNull(score)) return 'score';
  if (!isLimits(limits)) return 'limits';
  if (selection.kickOff !== undefined && !isInstant(selection.kickOff)) return 'kickOff';
  if (typeof selection.inPlay !== 'boolean') return 'inPlay';
  if (!isTextIfAny(selection.hgid) || !isTextIfAny(selection.gide)) return 'hgid';
  if (!isTextIfAny(selection.discipline)) return 'discipline';
  if (!STATUSES.includes(selection.status ?? 'open')) return 'status';
  if (!SPORT_CODES.includes(selection.sport ?? ('FT' satisfies SportCode))) return 'sport';
  return areTextsIfAny(relations) ? null : 'relations';
}

/** As `selectionFault`, for an update of a pick from a feed. An invalid price suspends the pick and is no fault. */
export function updateFault(update: PriceUpdate): string | null {
  const { wtype, ratio, strong, score, status, limits, relations } = update;
  const knowsLine = ratio === undefined || isLineOf(wtype, ratio, strong ?? 'H');
  if (!knowsLine) return 'ratio';
  if (strong !== undefined && strong !== '' && strong !== 'H' && strong !== 'C') return 'strong';
  if (score !== undefined && !isScoreOrNull(score)) return 'score';
  if (status !== undefined && !STATUSES.includes(status)) return 'status';
  if (!areTextsIfAny(relations)) return 'relations';
  return isLimits(limits) ? null : 'limits';
}
