import {
  marketWords,
  pickWords,
  scoreText,
  type Translate,
  unitWords,
} from '@courtside/betting-terms';
import { isCourtsideError } from '@courtside/kernel';
import type { Score, Strong } from '../core/pick/entry.ts';
import { explainGrade } from '../core/settlement/grade.ts';
import { explainCounted } from '../core/settlement/grade-leg.ts';
import { parseLine } from '../core/pick/line.ts';
import { type Market, marketOf } from '../core/pick/markets.ts';
import type { ResultCode } from '../core/settlement/result-code.ts';
import { countsFromBet, isSportCode } from '../core/pick/sports.ts';
import type { WorkedLeg } from './ticket-working.ts';
import { w } from './working-messages.ts';

const scoreOf = ({ h, c }: { readonly h: number; readonly c: number }): Score => [h, c];

const isFootball = ({ gtype }: WorkedLeg): boolean => countsFromBet(gtype ?? 'FT');

/** The amount or lead beyond which the grade on a line does not change. */
function mostOf({ ratio }: WorkedLeg): number {
  const line = parseLine(ratio);
  return line.ok ? Math.ceil(line.value / 4) + 2 : 2;
}

type Grades = (difference: number) => ResultCode;

/** The smallest difference that wins in full, and the grade of the difference below it. */
function leastToWin(grade: Grades, most: number): { least: number; below: ResultCode } | null {
  for (let goals = -most; goals <= most; goals++) {
    if (grade(goals) === 'W') return { least: goals, below: grade(goals - 1) };
  }
  return null;
}

function gradeOr(leg: WorkedLeg, score: Score): ResultCode {
  const { wtype, pick, ratio } = leg;
  const bet = { wtype, pick, ratio, strong: leg.strong as Strong };
  try {
    const { gtype } = leg;
    if (gtype && !isFootball(leg)) {
      return isSportCode(gtype) ? explainCounted({ ...bet, sport: gtype }, score).code : 'L';
    }
    const base = leg.isLive && leg.baseScore ? scoreOf(leg.baseScore) : null;
    const end: Score = base ? [base[0] + score[0], base[1] + score[1]] : score;
    return explainGrade({ ...bet, result: { ht: end, ft: end }, scoreAtBet: base }).code;
  } catch (fault) {
    if (isCourtsideError(fault)) return 'L';
    throw fault;
  }
}

function handicapNeed(leg: WorkedLeg, team: string, t: Translate): string | null {
  const own = (by: number): Score => (by >= 0 ? [by, 0] : [0, -by]);
  const need = leastToWin((by) => {
    const [mine, theirs] = own(by);
    return gradeOr(leg, leg.pick === 'H' ? [mine, theirs] : [theirs, mine]);
  }, mostOf(leg));
  if (!need) return null;
  const { least, below } = need;
  const since = leg.isLive && isFootball(leg) && leg.baseScore;
  const unit = unitWords(leg, t);
  const values = { team, unit, goals: Math.abs(least), score: since ? scoreText(since) : '' };
  const halves = { LW: w.elseHalfWon, LL: w.elseHalfLost, P: w.elsePush } as const;
  const under = Object.hasOwn(halves, below)
    ? t(halves[below as keyof typeof halves], { unit })
    : '';
  const main =
    least > 0
      ? since
        ? w.leadSince
        : w.lead
      : least === 0
        ? since
          ? w.levelSince
          : w.level
        : since
          ? w.behindSince
          : w.behind;
  return t(main, values) + under;
}

function totalNeed(leg: WorkedLeg, { kind, period, side }: Market, t: Translate): string | null {
  const plain = { ...leg, isLive: false };
  const grades = Array.from({ length: mostOf(leg) + 1 }, (_, goals) =>
    gradeOr(plain, side === 'C' ? [0, goals] : [goals, 0]),
  );
  const isOver = leg.pick === (side === null ? 'C' : 'O');
  const goals = isOver ? grades.indexOf('W') : grades.lastIndexOf('W');
  if (goals < 0) return null;
  const beside = grades[isOver ? goals - 1 : goals + 1];
  const unit = unitWords(leg, t);
  const halves = { LW: w.besideHalfWon, LL: w.besideHalfLost, P: w.besidePush } as const;
  const also =
    beside !== undefined && Object.hasOwn(halves, beside)
      ? t(halves[beside as keyof typeof halves], { goals: isOver ? goals - 1 : goals + 1, unit })
      : '';
  if (isFootball(leg) && kind === 'total') {
    const half = period === 'ht';
    const message = isOver ? (half ? w.halfOver : w.over) : half ? w.halfUnder : w.under;
    return t(message, { goals }) + also;
  }
  const team = side === null ? '' : side === 'H' ? leg.team_h : leg.team_c;
  const values = { period: marketWords(leg, t).period, team, goals, unit };
  return t(isOver ? w.overOf : w.underOf, values) + also;
}

function winnerNeed(leg: WorkedLeg, { kind, period }: Market, team: string, t: Translate): string {
  const isDraw = leg.pick === 'N';
  if (period === 'ht' && isFootball(leg)) return t(isDraw ? w.halfDraw : w.halfWins, { team });
  if (period !== 'ft') {
    const values = { team, period: marketWords(leg, t).period };
    return t(isDraw ? w.drawPeriod : w.winsPeriod, values);
  }
  if (kind === 'moneyline') return t(w.winsMatch, { team });
  if (isFootball(leg)) return t(isDraw ? w.draw : w.wins, { team });
  return t(isDraw ? w.drawRegulation : w.winsRegulation, { team });
}

/**
 * The condition for a running leg to win, in one sentence; null for a market that this version does not know.
 *
 * @example winCondition(leg, t) // 下注时 1-1 起，阿根廷 再净胜 1 球或以上即赢
 */
export function winCondition(leg: WorkedLeg, t: Translate): string | null {
  if (leg.wtype === 'FS') return t(w.title, { team: leg.team_h });
  const market = marketOf(leg.wtype);
  if (!market) return null;
  const team = leg.pick === 'H' ? leg.team_h : leg.team_c;
  switch (market.kind) {
    case 'handicap': {
      const need = handicapNeed(leg, team, t);
      if (!need || market.period === 'ft') return need;
      if (isFootball(leg)) return t(w.inHalf, { need });
      return t(w.inPeriod, { need, period: marketWords(leg, t).period });
    }
    case 'total':
    case 'team-total':
      return totalNeed(leg, market, t);
    case 'winner':
    case 'moneyline':
      return winnerNeed(leg, market, team, t);
    default: {
      const pick = pickWords(leg, t).selection;
      return t(w.exactly, { market: marketWords(leg, t).text, pick });
    }
  }
}
