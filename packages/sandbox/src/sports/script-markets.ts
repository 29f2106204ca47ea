import { type Mood, moodOf, moodyGoals, type PriceTime } from '../pricing/mood.ts';
import type { ScriptState } from '../world/match-state.ts';
import type { Offer } from './offers.ts';
import { moduleOf } from './sport-module.ts';

/** Number of basketball moments that share their prices, except near the end. */
const BASKETS = 4;
const NEAR_END = 120;

/** Before the start the market of these sports moves four times as slowly as that of football. */
function moodNow({ plan, moment }: ScriptState, time: PriceTime): Mood {
  const mood = moodOf(plan, time, moment !== undefined);
  if (moment !== undefined) return mood;
  const beat = Math.floor(mood.beat / 4);
  return { ...mood, key: `${mood.size} ${beat}`, beat };
}

/** Everything that the prices of a match depend on; they stay the same while it does. */
export function scriptPriceKey(state: ScriptState, time: PriceTime, drift: boolean): string {
  const live = state.moment !== undefined;
  const mood = drift ? moodNow(state, time).key : '';
  if (!live) return mood;
  const { sport } = state.plan;
  const late = state.played < NEAR_END;
  const step = sport === 'BK' && !late ? Math.floor(state.step / BASKETS) : state.step;
  // The clock runs between two scores.
  const clock = sport === 'OP' ? Math.floor(state.played / 60) : 0;
  return `${state.period}|${step}|${clock}|${mood}|${JSON.stringify(sport === 'BK' && !late ? '' : state.parts)}`;
}

/** Influence of the market's mood on the expected points. */
const MOOD = 0.35;

/** Markets of a match of any sport other than football. */
export function scriptOffers(state: ScriptState, time: PriceTime, drift: boolean): Offer[] {
  const { plan, moment, parts, played } = state;
  const even = { h: 1, c: 1 };
  const raw = drift ? moodyGoals(even, plan.gidm, moodNow(state, time)) : even;
  const mood = { h: 1 + (raw.h - 1) * MOOD, c: 1 + (raw.c - 1) * MOOD };
  return moduleOf(plan).offers(plan, { moment, parts, watch: played, mood });
}
