import { type Mood, moodOf, moodyGoals, type PriceTime } from '../pricing/mood.ts';
import type { ScriptState } from '../world/match-state.ts';
import type { Offer } from './offers.ts';
import { moduleOf } from './sport-module.ts';

/** How many of the script's moments of basketball share their prices, unless the end is near. */
const BASKETS = 4;
const NEAR_END = 120;

/** Before the start the market of these sports is four times as calm as that of football. */
function moodNow({ plan, moment }: ScriptState, time: PriceTime): Mood {
  const mood = moodOf(plan, time, moment !== undefined);
  if (moment !== undefined) return mood;
  const beat = Math.floor(mood.beat / 4);
  return { ...mood, key: `${mood.size} ${beat}`, beat };
}

/** What the prices of a match depend on; as long as it is the same, so are they. */
export function scriptPriceKey(state: ScriptState, time: PriceTime, drift: boolean): string {
  const live = state.moment !== undefined;
  const mood = drift ? moodNow(state, time).key : '';
  if (!live) return mood;
  const { sport } = state.plan;
  const late = state.played < NEAR_END;
  const step = sport === 'BK' && !late ? Math.floor(state.step / BASKETS) : state.step;
  // A clock runs on between two scores.
  const clock = sport === 'OP' ? Math.floor(state.played / 60) : 0;
  return `${state.period}|${step}|${clock}|${mood}|${JSON.stringify(sport === 'BK' && !late ? '' : state.parts)}`;
}

/** How much the market's mood moves the points that are expected. */
const MOOD = 0.35;

/** Markets of a match of any sport beside football. */
export function scriptOffers(state: ScriptState, time: PriceTime, drift: boolean): Offer[] {
  const { plan, moment, parts, played } = state;
  const even = { h: 1, c: 1 };
  const raw = drift ? moodyGoals(even, plan.gidm, moodNow(state, time)) : even;
  const mood = { h: 1 + (raw.h - 1) * MOOD, c: 1 + (raw.c - 1) * MOOD };
  return moduleOf(plan).offers(plan, { moment, parts, watch: played, mood });
}
