import {
  HALF,
  HALF_TIME_BREAK,
  type FootballPlan,
  planLength,
  type ScoreLine,
} from './match-plan.ts';
import { correctedAt } from './planned-correction.ts';
import type { MatchEdit, MatchEvent, PeriodName } from '../world/match-edit.ts';
import type { FallenGoal, FootballState } from '../world/match-state.ts';

interface Fold {
  score: ScoreLine;
  half: ScoreLine | null;
  goals: FallenGoal[] | null;
  lastGoalAt: number | null;
  /** Site instant `from` is second `second` of the match, half-time included. */
  from: number;
  second: number;
  ended: 'finished' | 'abandoned' | null;
  /** True while the match's clock stands still. */
  still: boolean;
  /** Seconds on the referee's watch when a test ended the match. */
  stopped: number;
}

const startOf = (plan: FootballPlan, period: PeriodName): number => {
  if (period === 'H1') return 0;
  return period === 'HT' ? plan.firstHalf : plan.firstHalf + HALF_TIME_BREAK;
};

/** Second of the match at an instant. */
const secondAt = (fold: Fold, at: number): number =>
  fold.still ? fold.second : fold.second + (at - fold.from) / 1000;

/** Plays the plan up to an instant, with its goals and half-time. */
function playTo(fold: Fold, plan: FootballPlan, at: number): void {
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
  // Later calls continue from here; before kick-off the second is negative and stays so.
  fold.from = at;
  fold.second = end;
}

const lowest = (a: ScoreLine, b: ScoreLine): ScoreLine => ({
  h: Math.min(a.h, b.h),
  c: Math.min(a.c, b.c),
});

function applyEvent(fold: Fold, plan: FootballPlan, event: MatchEvent): void {
  switch (event.kind) {
    case 'score':
      fold.score = event.score;
      // A cancelled goal may be one of the first half: a match never ends with fewer goals than it had at half-time.
      fold.half &&= lowest(fold.half, event.score);
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
    case 'part':
    case 'correct':
      break;
    case 'finish':
    case 'void':
      fold.stopped = fold.second;
      fold.ended = event.kind === 'finish' ? 'finished' : 'abandoned';
      // A match that is abandoned in its first half has no half-time score.
      if (event.kind === 'finish') fold.half ??= fold.score;
      break;
  }
}

function periodAt(plan: FootballPlan, second: number): FootballState['period'] {
  if (second < 0) return '';
  if (second < plan.firstHalf) return 'H1';
  if (second < plan.firstHalf + HALF_TIME_BREAK) return 'HT';
  return second < planLength(plan) ? 'H2' : 'FT';
}

function watch(plan: FootballPlan, second: number, period: FootballState['period']): number {
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

/** The edits with their instants converted to football's normal pace. */
function slowed(edit: MatchEdit, toOwn: (at: number) => number): MatchEdit {
  return { ...edit, events: edit.events.map((event) => ({ ...event, at: toOwn(event.at) })) };
}

/** State of a football match at a site instant, including the edits of a test. */
export function footballState(plan: FootballPlan, edit: MatchEdit, now: number): FootballState {
  const { kickOff, pace = 1 } = plan;
  if (pace === 1) return realState(plan, edit, now);
  const toOwn = (at: number): number => kickOff + (at - kickOff) * pace;
  const toSite = (at: number | null): number | null =>
    at === null ? null : Math.ceil(kickOff + (at - kickOff) / pace);
  const state = realState(plan, slowed(edit, toOwn), toOwn(now));
  return {
    ...state,
    lastGoalAt: toSite(state.lastGoalAt),
    nextGoalAt: toSite(state.nextGoalAt),
  };
}

function realState(plan: FootballPlan, edit: MatchEdit, now: number): FootballState {
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
  const correction = now >= (correctedAt(plan, edit) ?? Infinity) ? plan.correction : undefined;
  return corrected(edit, now, {
    plan,
    sport: plan.sport,
    parts: [],
    result: null,
    status: fold.ended ?? STATUS[period],
    period,
    played: watch(plan, second, period),
    score: correction?.score ?? fold.score,
    half: fold.half,
    // The last goal is the cancelled one.
    goals: correction ? (fold.goals?.slice(0, -1) ?? null) : fold.goals,
    lastGoalAt: fold.lastGoalAt,
    nextGoalAt: goal === undefined ? null : now + (goal.at - second) * 1000,
  });
}

/** A match that is over, with the last correction of its result. */
function corrected(edit: MatchEdit, now: number, state: FootballState): FootballState {
  if (state.status !== 'finished' && state.status !== 'abandoned') return state;
  const last = edit.events.findLast((event) => event.kind === 'correct' && event.at <= now);
  if (last?.kind !== 'correct') return state;
  if (last.score === null) return { ...state, status: 'abandoned', half: last.half };
  return {
    ...state,
    status: 'finished',
    period: 'FT',
    score: last.score,
    half: last.half ?? state.half,
    goals: null,
  };
}
