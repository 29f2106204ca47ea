import {
  HALF,
  HALF_TIME_BREAK,
  type MatchPlan,
  planLength,
  type ScoreLine,
  type Side,
} from '../football/match-plan.ts';
import type { MatchEdit, MatchEvent, PeriodName } from './match-edit.ts';

type MatchStatus = 'scheduled' | 'in-play' | 'half-time' | 'finished' | 'abandoned';

/** A goal that fell, with the score it made. */
export interface FallenGoal {
  readonly side: Side;
  /** Seconds on the referee's watch. */
  readonly played: number;
  readonly period: 'H1' | 'H2';
  readonly score: ScoreLine;
}

/** A match at one instant. */
export interface MatchState {
  readonly plan: MatchPlan;
  readonly status: MatchStatus;
  readonly period: '' | 'H1' | 'HT' | 'H2' | 'FT';
  /** Seconds on the referee's watch: 0 to 45 minutes and added time, the second half from 45 minutes on. */
  readonly played: number;
  readonly score: ScoreLine;
  /** Known from half-time on. */
  readonly half: ScoreLine | null;
  /** In their order; null when a score or period was set by hand, which does not say who scored when. */
  readonly goals: readonly FallenGoal[] | null;
  /** Site instant of the latest goal (or change of score). */
  readonly lastGoalAt: number | null;
  /** Site instant of the next goal that is going to fall, unless somebody interferes. */
  readonly nextGoalAt: number | null;
}

interface Fold {
  score: ScoreLine;
  half: ScoreLine | null;
  goals: FallenGoal[] | null;
  lastGoalAt: number | null;
  /** Site instant `from` is second `second` of the match, half-time included. */
  from: number;
  second: number;
  ended: 'finished' | 'abandoned' | null;
  /** Whether time passes it by. */
  still: boolean;
  /** Where the watch stopped when the match was ended by hand. */
  stopped: number;
}

const startOf = (plan: MatchPlan, period: PeriodName): number => {
  if (period === 'H1') return 0;
  return period === 'HT' ? plan.firstHalf : plan.firstHalf + HALF_TIME_BREAK;
};

/** Second of the match at an instant. */
const secondAt = (fold: Fold, at: number): number =>
  fold.still ? fold.second : fold.second + (at - fold.from) / 1000;

/** Plays the plan up to an instant: goals that fall, half-time that comes. */
function playTo(fold: Fold, plan: MatchPlan, at: number): void {
  const start = fold.second;
  const end = Math.min(secondAt(fold, at), planLength(plan));
  if (end < start) return;
  const halfDue = fold.half === null && end >= plan.firstHalf;
  for (const goal of plan.goals) {
    if (goal.at < start || goal.at >= end) continue;
    if (halfDue && fold.half === null && goal.at >= plan.firstHalf) fold.half = fold.score;
    fold.score = { ...fold.score, [goal.side]: fold.score[goal.side] + 1 };
    fold.lastGoalAt = fold.from + (goal.at - start) * 1000;
    const period = goal.at < plan.firstHalf ? 'H1' : 'H2';
    const played = watch(plan, goal.at, period);
    fold.goals?.push({ side: goal.side, played, period, score: fold.score });
  }
  if (halfDue) fold.half ??= fold.score;
  // Later calls go on from here; before kick-off the second is negative and stays so.
  fold.from = at;
  fold.second = end;
}

function applyEvent(fold: Fold, plan: MatchPlan, event: MatchEvent): void {
  switch (event.kind) {
    case 'score':
      fold.score = event.score;
      fold.goals = null;
      fold.lastGoalAt = event.at;
      break;
    case 'stand':
      fold.still = event.still;
      break;
    case 'period':
      fold.second = startOf(plan, event.period);
      fold.goals = null;
      fold.from = event.at;
      if (event.period === 'H1') fold.half = null;
      else fold.half ??= fold.score;
      break;
    case 'finish':
    case 'void':
      fold.stopped = fold.second;
      fold.ended = event.kind === 'finish' ? 'finished' : 'abandoned';
      // A match that is called off in its first half has no half-time score.
      if (event.kind === 'finish') fold.half ??= fold.score;
      break;
  }
}

function periodAt(plan: MatchPlan, second: number): MatchState['period'] {
  if (second < 0) return '';
  if (second < plan.firstHalf) return 'H1';
  if (second < plan.firstHalf + HALF_TIME_BREAK) return 'HT';
  return second < planLength(plan) ? 'H2' : 'FT';
}

function watch(plan: MatchPlan, second: number, period: MatchState['period']): number {
  switch (period) {
    case '':
      return 0;
    case 'H1':
      return Math.floor(second);
    case 'HT':
      return HALF;
    case 'H2':
      return Math.floor(HALF + second - plan.firstHalf - HALF_TIME_BREAK);
    case 'FT':
      return HALF + plan.secondHalf;
  }
}

const STATUS = {
  '': 'scheduled',
  H1: 'in-play',
  HT: 'half-time',
  H2: 'in-play',
  FT: 'finished',
} as const;

/** How a match stands at a site instant, given what was done to it. */
export function matchState(plan: MatchPlan, edit: MatchEdit, now: number): MatchState {
  const fold: Fold = {
    score: { h: 0, c: 0 },
    half: null,
    goals: [],
    lastGoalAt: null,
    from: plan.kickOff,
    second: 0,
    ended: null,
    still: false,
    stopped: 0,
  };
  for (const event of edit.events) {
    if (event.at > now || fold.ended !== null) break;
    if (event.at >= fold.from) playTo(fold, plan, event.at);
    else if (fold.second === 0) fold.second = secondAt(fold, event.at);
    fold.from = Math.min(fold.from, event.at);
    applyEvent(fold, plan, event);
  }
  if (fold.ended === null) playTo(fold, plan, now);
  const second = fold.ended === null ? secondAt(fold, now) : fold.stopped;
  const period = fold.ended === 'finished' ? 'FT' : periodAt(plan, second);
  const goal =
    fold.ended === null && !fold.still
      ? plan.goals.find((each) => each.at >= second && second >= 0)
      : undefined;
  return {
    plan,
    status: fold.ended ?? STATUS[period],
    period,
    played: watch(plan, second, period),
    score: fold.score,
    half: fold.half,
    goals: fold.goals,
    lastGoalAt: fold.lastGoalAt,
    nextGoalAt: goal === undefined ? null : now + (goal.at - second) * 1000,
  };
}
