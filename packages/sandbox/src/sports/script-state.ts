import type { SportResult } from '@courtside/betslip';
import type { ScoreLine, Side } from '../football/match-plan.ts';
import type { MatchEdit, MatchEvent } from '../world/match-edit.ts';
import type { MatchStatus, ScriptState } from '../world/match-state.ts';
import { lastBefore, type Moment, type Script, type ScriptPlan, sumOf } from './script.ts';
import { moduleOf, scoreOf, type SportModule } from './sport-module.ts';

const scripts = new WeakMap<ScriptPlan, Map<string, Script>>();

/** The script of a match, created on first use. */
export function scriptOf(plan: ScriptPlan, before: readonly ScoreLine[] = []): Script {
  let own = scripts.get(plan);
  if (own === undefined) {
    own = new Map();
    scripts.set(plan, own);
  }
  const key = before.length === 0 ? '' : JSON.stringify(before);
  let script = own.get(key);
  if (script === undefined) {
    script = moduleOf(plan).play(plan, before);
    own.set(key, script);
  }
  return script;
}

const keysOf = new WeakMap<Script, readonly Moment[]>();
function keyMoments(script: Script): readonly Moment[] {
  let keys = keysOf.get(script);
  if (keys === undefined) {
    keys = script.moments.filter(({ key }) => key);
    keysOf.set(script, keys);
  }
  return keys;
}

interface Fold {
  script: Script;
  /** Site instant at which the script starts. */
  origin: number;
  /** Correction of the script's parts after a test set a score. */
  added: readonly ScoreLine[];
  changedAt: number | null;
  ended: 'finished' | 'abandoned' | null;
  /** Second of the script at which a test ended the match. */
  stopped: number;
  /** Site instant since which the match stands still, or null while it is played. */
  stoodAt: number | null;
}

const NOTHING: ScoreLine = { h: 0, c: 0 };

/** Parts with their corrections. */
function partsAt(fold: Fold, moment: Moment | undefined): readonly ScoreLine[] {
  const parts = moment?.parts ?? [];
  if (fold.added.length === 0) return parts;
  return parts.map((part, index) => {
    const more = fold.added[index] ?? NOTHING;
    return { h: Math.max(0, part.h + more.h), c: Math.max(0, part.c + more.c) };
  });
}

const momentAt = ({ script }: Fold, second: number): Moment | undefined =>
  script.moments[lastBefore(script.moments, second)];

/** Adds a difference to the last part; a reduction that the part cannot cover goes to the parts before it. */
function spread(parts: readonly ScoreLine[], difference: ScoreLine): ScoreLine[] {
  const made: Record<Side, number>[] = parts.map((part) => ({ ...part }));
  for (const side of ['h', 'c'] as const) {
    let left = difference[side];
    for (let index = made.length - 1; index >= 0 && left !== 0; index -= 1) {
      const part = made[index];
      if (part === undefined) break;
      const more = Math.max(-part[side], left);
      part[side] += more;
      left -= more;
    }
  }
  return made;
}

/** Corrects the parts to the wanted ones from a moment on, independent of the script. */
function addTo(fold: Fold, moment: Moment, wanted: readonly ScoreLine[]): void {
  fold.added = wanted.map((part, index) => {
    const played = moment.parts[index] ?? NOTHING;
    return { h: part.h - played.h, c: part.c - played.c };
  });
}

/** Jumps to a moment of the script. Points scored in between do not count, but sets end as in the script. */
function goTo(
  fold: Fold,
  module: SportModule,
  from: Moment | undefined,
  goal: Moment,
  now: number,
): void {
  const before = partsAt(fold, from);
  fold.origin = now - Math.ceil(goal.at * 1000);
  if (module.counts === 'sets') return;
  addTo(
    fold,
    goal,
    goal.parts.map((_, index) => before[index] ?? NOTHING),
  );
}

function applyEvent(fold: Fold, plan: ScriptPlan, module: SportModule, event: MatchEvent): void {
  const now = fold.stoodAt ?? event.at;
  const second = (now - fold.origin) / 1000;
  const moment = momentAt(fold, second);
  switch (event.kind) {
    case 'stand':
      fold.origin += event.at - now;
      fold.stoodAt = event.still ? event.at : null;
      break;
    case 'period': {
      if (event.period === 'H1' || moment === undefined) fold.origin = now;
      if (event.period === 'H1' || module.counts === 'sets' || module.halfAfter === null) break;
      const half = module.halfAfter;
      const goal = fold.script.moments.find(
        (each) => each.finished >= half && (event.period === 'HT' || each.parts.length > half),
      );
      if (goal !== undefined) goTo(fold, module, moment, goal, now);
      break;
    }
    case 'part': {
      const goal = fold.script.moments.find(({ period }) => period === event.part);
      if (goal !== undefined) goTo(fold, module, moment, goal, now);
      break;
    }
    case 'score': {
      fold.changedAt = event.at;
      if (module.counts === 'sets') {
        fold.script = scriptOf(plan, module.partsFor(plan, event.score, null));
        fold.origin = now;
        break;
      }
      if (moment === undefined) break;
      const parts = partsAt(fold, moment);
      const sum = sumOf(parts);
      const difference = { h: event.score.h - sum.h, c: event.score.c - sum.c };
      addTo(fold, moment, spread(parts, difference));
      break;
    }
    case 'finish':
    case 'void':
      fold.stopped = second;
      fold.ended = event.kind === 'finish' ? 'finished' : 'abandoned';
      break;
    case 'correct':
      break;
  }
}

function statusOf(fold: Fold, second: number, moment: Moment | undefined): MatchStatus {
  if (fold.ended !== null) return fold.ended;
  if (second < 0) return 'scheduled';
  const { script } = fold;
  if (second >= script.length) return script.ending === 'finished' ? 'finished' : 'abandoned';
  return moment?.period === 'HT' ? 'half-time' : 'in-play';
}

/** Remaining seconds of a clock that counts down. */
function watchAt({ script }: Fold, index: number, second: number): number {
  const moment = script.moments[index];
  if (moment === undefined) return 0;
  const next = script.moments[index + 1];
  const least = next !== undefined && next.period === moment.period ? next.watch : 0;
  const left = moment.watch - Math.floor(Math.max(0, second - moment.at) * moment.rate);
  return moment.rate === 0 ? moment.watch : Math.max(Math.min(least, moment.watch), left);
}

/** The result for grading: finished parts, and the whole match once it is over. */
function resultOf(
  plan: ScriptPlan,
  module: SportModule,
  status: SportResult['status'] | 'running',
  over: readonly ScoreLine[],
  advances?: 'H' | 'C',
): SportResult | null {
  const pair = ({ h, c }: ScoreLine): readonly [number, number] => [h, c];
  const { sport } = plan;
  const common = {
    sport,
    ...(module.halfAfter === null ? {} : { halfAfter: module.halfAfter }),
  };
  // While a match runs, its unfinished parts count as not played; nobody grades them.
  if (status === 'running') {
    if (over.length === 0) return null;
    return { ...common, status: 'abandoned', periods: over.map(pair) };
  }
  // Extra innings are innings; in other sports, play after regulation is overtime.
  const regulation = sport === 'BS' || module.parts === 0 ? over.length : module.parts;
  const extra = over.slice(regulation);
  return {
    ...common,
    status,
    periods: over.slice(0, regulation).map(pair),
    ...(extra.length === 0 ? {} : { overtime: pair(sumOf(extra)) }),
    ...(advances === undefined ? {} : { advances }),
  };
}

/** Parts of a match that a test ended. */
function partsEnded(module: SportModule, parts: readonly ScoreLine[]): readonly ScoreLine[] {
  if (module.counts === 'sets') return parts.filter(({ h, c }) => h !== c);
  const missing = Math.max(0, module.parts - parts.length);
  return [...parts, ...Array.from({ length: missing }, () => NOTHING)];
}

/** State of a match of a sport other than football at a site instant, including the edits of a test. */
export function scriptState(plan: ScriptPlan, edit: MatchEdit, now: number): ScriptState {
  const module = moduleOf(plan);
  const fold: Fold = {
    // Before the start the script is not needed.
    script: now < plan.kickOff && edit.events.length === 0 ? UNPLAYED : scriptOf(plan),
    origin: plan.kickOff,
    added: [],
    changedAt: null,
    ended: null,
    stopped: 0,
    stoodAt: null,
  };
  for (const event of edit.events) {
    if (event.at > now || fold.ended !== null) break;
    applyEvent(fold, plan, module, event);
  }
  const second = fold.ended === null ? ((fold.stoodAt ?? now) - fold.origin) / 1000 : fold.stopped;
  const index = lastBefore(fold.script.moments, second);
  const moment = fold.script.moments[index];
  const status = statusOf(fold, second, moment);
  const byHand = fold.ended === 'finished';
  const shown = partsAt(fold, moment);
  const parts = byHand ? partsEnded(module, shown) : shown;
  const finished = byHand ? parts.length : (moment?.finished ?? 0);
  const over = parts.slice(0, finished);
  const ended = status === 'finished' || status === 'abandoned';
  const { ending, advances } = fold.script;
  const natural = fold.ended === null && ending !== 'finished' ? ending : 'abandoned';
  const outcome = status === 'finished' ? 'finished' : ended ? natural : 'running';
  const half =
    module.halfAfter !== null && finished >= module.halfAfter
      ? sumOf(parts.slice(0, module.halfAfter))
      : null;
  const keys = keyMoments(fold.script);
  const past = lastBefore(keys, second);
  const instant = (each: Moment | undefined): number | null =>
    each === undefined ? null : fold.origin + Math.ceil(each.at * 1000);
  const coming = ended || second < 0 || fold.stoodAt !== null ? undefined : keys[past + 1];
  const keyAt = instant(keys[past]);
  return corrected(module, edit, now, {
    plan,
    sport: plan.sport,
    status,
    period: status === 'finished' ? 'FT' : (moment?.period ?? ''),
    played: watchAt(fold, index, second),
    score: scoreOf(module, parts, finished),
    half,
    goals: null,
    parts,
    finished,
    result: resultOf(plan, module, outcome, over, natural === 'abandoned' ? undefined : advances),
    moment: status === 'scheduled' ? undefined : moment,
    step: index,
    lastGoalAt: fold.changedAt === null ? keyAt : Math.max(fold.changedAt, keyAt ?? 0),
    nextGoalAt: instant(coming),
  });
}

const UNPLAYED: Script = { moments: [], ending: 'finished', length: Infinity };

/** A match that is over, with the last correction of its result. */
function corrected(
  module: SportModule,
  edit: MatchEdit,
  now: number,
  state: ScriptState,
): ScriptState {
  if (state.status !== 'finished' && state.status !== 'abandoned') return state;
  const last = edit.events.findLast((event) => event.kind === 'correct' && event.at <= now);
  if (last?.kind !== 'correct') return state;
  const { plan } = state;
  if (last.score === null) {
    const result = resultOf(plan, module, 'abandoned', []);
    return { ...state, status: 'abandoned', half: last.half, result };
  }
  const parts = module.partsFor(plan, last.score, last.half ?? state.half);
  return {
    ...state,
    status: 'finished',
    period: 'FT',
    score: last.score,
    half: module.halfAfter === null ? null : (last.half ?? state.half),
    parts,
    finished: parts.length,
    result: resultOf(plan, module, 'finished', parts),
  };
}
