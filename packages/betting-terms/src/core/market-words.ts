import { type MarketCode, marketCode } from './market-code.ts';
import {
  firstFive,
  marketMessages,
  partMarketMessages,
  partMessages,
  periodMessages,
  sportMarketMessages,
  unitMessages,
} from './market-messages.ts';
import type { Translate } from './message.ts';
import { type SportText, type SportWords, sportWords } from './sport-words.ts';

export interface NamedMarket {
  /** Code of the feed. */
  readonly wtype: string;
  /** Sport of the feed, which decides the names of periods and of some markets; football when left out. */
  readonly gtype?: SportText;
  /** Discipline of the sport OP. */
  readonly discipline?: SportText;
  /** The gateway's own name of the market; used for a code that is unknown here. */
  readonly marketName?: string | null | undefined;
}

export interface MarketWords {
  /** `全场`, `上半场` or `第1节`; empty where the market exists for the whole match only. */
  readonly period: string;
  readonly name: string;
  /** Period and name in one text. */
  readonly text: string;
}

/**
 * The name of one part of a match.
 *
 * @example partWords(2, 'TN', t) // 第2盘
 */
export function partWords(part: number, gtype: SportText, t: Translate): string {
  return t(partMessages[sportWords(gtype)], { part });
}

function periodWords({ period, part }: MarketCode, words: SportWords, t: Translate): string {
  if (period === 'whole') return '';
  if (period === 'part') return t(partMessages[words], { part });
  return t(period === 'half' && words === 'baseball' ? firstFive : periodMessages[period]);
}

/**
 * The name of a market. An unknown code keeps the gateway's name or stays a code: a bet must never be shown under the
 * name of another market.
 *
 * @example marketWords({ wtype: 'HROU' }, t).text // 上半场大小
 * @example marketWords({ wtype: 'P2R', gtype: 'BK' }, t).text // 第2节让分
 */
export function marketWords(
  { wtype, gtype, discipline, marketName }: NamedMarket,
  t: Translate,
): MarketWords {
  const code = marketCode(wtype);
  if (!code) {
    const name = marketName || wtype;
    return { period: '', name, text: name };
  }
  const words = sportWords(gtype, discipline);
  const own = code.period === 'part' ? partMarketMessages : sportMarketMessages;
  const name = t(own[words][code.kind] ?? marketMessages[code.kind], { nth: code.nth });
  // Sixty minutes are a period of their own: with 全场 in front the name would contradict itself.
  const namesPeriod = words === 'goals' && code.kind === 'winner' && code.period === 'full';
  const period = namesPeriod ? '' : periodWords(code, words, t);
  return { period, name, text: `${period}${name}` };
}

type Unit = keyof typeof unitMessages;

/** The units in which a match and a part of it are counted; `won`: the unit that wins the match, where it differs. */
const UNITS: Readonly<Record<SportWords, { match: Unit; part: Unit; won?: Unit }>> = {
  football: { match: 'goal', part: 'goal' },
  goals: { match: 'goal', part: 'goal' },
  points: { match: 'point', part: 'point' },
  baseball: { match: 'point', part: 'point' },
  tennis: { match: 'game', part: 'game', won: 'set' },
  volleyball: { match: 'point', part: 'point', won: 'game' },
  'table-tennis': { match: 'point', part: 'point', won: 'game' },
  snooker: { match: 'game', part: 'point' },
};

const IN_SETS: ReadonlySet<string> = new Set([
  'set-handicap',
  'set-total',
  'moneyline',
  'correct-score',
]);

/**
 * The unit that a market counts: goals, points, sets or games.
 *
 * @example unitWords({ wtype: 'SR', gtype: 'TN' }, t) // 盘
 */
export function unitWords({ wtype, gtype, discipline }: NamedMarket, t: Translate): string {
  const code = marketCode(wtype);
  const units = UNITS[sportWords(gtype, discipline)];
  if (code?.period === 'part') return t(unitMessages[units.part]);
  const won = code && IN_SETS.has(code.kind) ? units.won : undefined;
  return t(unitMessages[won ?? units.match]);
}
