import type { Violation } from '@courtside/kernel';
import { compareDecimals, isCurrency, isDecimal, parsePrice } from '@courtside/money';
import type { Score, Terms } from '../pick/entry.ts';
import {
  type LineState,
  legsOf,
  type OrderIntent,
  type OrderLeg,
  type OrderLine,
  type OrderOutcome,
  type LiveOrder,
} from './order-state.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown): value is string => isText(value) && value !== '';
const isListOf = (value: unknown, is: (each: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(is);
const isAmount = (value: unknown): boolean => isDecimal(value) && compareDecimals(value, '0') >= 0;

/** True for two whole numbers from 0, or null when there is no score. */
export function isScoreOrNull(value: unknown): value is Score | null {
  if (value === null) return true;
  return (
    isListOf(value, (goals) => Number.isSafeInteger(goals) && Number(goals) >= 0) &&
    value.length === 2
  );
}

/** True for a valid price, line and score. */
export function isTerms(value: unknown): value is Terms {
  if (!isRecord(value)) return false;
  const { price, ratio, strong, score } = value;
  return (
    isText(price) &&
    parsePrice(price, 'H').ok &&
    isText(ratio) &&
    (strong === '' || strong === 'H' || strong === 'C') &&
    isScoreOrNull(score)
  );
}

const EVENT_TEXTS = ['hgid', 'gide', 'team_h', 'team_c', 'league', 'sport'];

function isLeg(value: unknown): value is OrderLeg {
  if (!isRecord(value) || !isTerms(value)) return false;
  const { event, ...leg }: Fields = { ...value };
  return (
    ['id', 'gameId', 'gidm', 'wtype', 'pick'].every((name) => isName(leg[name])) &&
    isRecord(event) &&
    EVENT_TEXTS.every((name) => isText(event[name])) &&
    typeof event['inPlay'] === 'boolean'
  );
}

function isCombination(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const isWhole = (each: unknown) => Number.isSafeInteger(each) && Number(each) > 0;
  return isName(value['name']) && isListOf(value['folds'], isWhole) && isWhole(value['lines']);
}

function isLine(value: unknown): value is OrderLine {
  if (!isRecord(value)) return false;
  const { key, field, legs, combination, unit, stake, most } = value;
  return (
    isName(key) &&
    isName(field) &&
    isListOf(legs, isLeg) &&
    legs.length > 0 &&
    isCombination(combination) &&
    [unit, stake, most].every(isAmount)
  );
}

/** True for a valid intent. It guards data that was stored on a device and may be damaged. */
export function isIntent(value: unknown): value is OrderIntent {
  if (!isRecord(value)) return false;
  const { key, owner, currency, lines, oddsChange, lineChange } = value;
  return (
    isName(key) &&
    isName(owner) &&
    isCurrency(currency) &&
    isListOf(lines, isLine) &&
    lines.length > 0 &&
    (oddsChange === 'none' || oddsChange === 'better' || oddsChange === 'any') &&
    typeof lineChange === 'boolean'
  );
}

const isReason = (value: unknown): value is Violation => isRecord(value) && isName(value['code']);

/** True when the bet as the gateway accepted it can be shown, with a stake and a price of each leg, or is not given. */
function isTaken(value: unknown, legs: readonly OrderLeg[]): boolean {
  if (value === null || value === undefined) return true;
  if (!isRecord(value) || !isAmount(value['stake']) || !Array.isArray(value['legs'])) return false;
  const ids = new Set(legs.map(({ id }) => id));
  return value['legs'].every(
    (leg) => isRecord(leg) && isTerms({ score: null, ...leg }) && ids.has(String(leg['id'])),
  );
}

function isOutcome(value: unknown, legs: readonly OrderLeg[]): boolean {
  if (!isRecord(value)) return false;
  const { status, ticketId, wait, leftMs, taken, reasons, maxStake } = value;
  switch (status) {
    case 'absent':
      return true;
    case 'accepted':
      return isName(ticketId) && isTaken(taken, legs);
    case 'pending':
      return (
        isText(ticketId) &&
        [undefined, 'delay', 'danger-ball'].includes(wait as undefined) &&
        (leftMs === undefined || (Number.isFinite(leftMs) && Number(leftMs) >= 0))
      );
    case 'rejected':
      return (
        isListOf(reasons, isReason) &&
        (maxStake === undefined || maxStake === null || isAmount(maxStake))
      );
    default:
      return false;
  }
}

/** Reason why an answer about a line is unreadable, or null when it is readable. */
export function outcomeFault(
  outcome: OrderOutcome,
  line: OrderLine,
): Violation<'outcome.malformed'> | null {
  return isOutcome(outcome, line.legs) ? null : { code: 'outcome.malformed' };
}

function isLineState(value: unknown, legs: readonly OrderLeg[]): value is LineState {
  if (!isRecord(value)) return false;
  if (value['status'] === 'sent') return true;
  if (value['status'] === 'unknown') return typeof value['absent'] === 'boolean';
  return value['status'] !== 'absent' && isOutcome(value, legs);
}

/** True for a valid order that was sent, as it is stored: a valid intent, and a state of each of its lines. */
export function isSentOrder(value: unknown): value is LiveOrder {
  if (!isRecord(value) || !isIntent(value['intent'])) return false;
  const { intent, lines } = value as Fields & { intent: OrderIntent };
  if (!isRecord(lines)) return false;
  const legs = legsOf(intent);
  return intent.lines.every(
    ({ key }) => Object.hasOwn(lines, key) && isLineState(lines[key], legs),
  );
}
