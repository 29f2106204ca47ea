import { hash32 } from '../football/dice.ts';
import type { ScoreLine } from '../football/match-plan.ts';

const HOUR = 3_600_000;

/** When prices are made: in elapsed time, and on the site's clock. */
export interface PriceTime {
  readonly wall: number;
  readonly site: number;
}

/** What the market makes of a match for a while. */
export interface Mood {
  /** As long as it is the same, so are the prices. */
  readonly key: string;
  readonly beat: number;
  /** How far prices wander: 1 in play, less the longer it is until then. */
  readonly size: number;
}

interface Liveliness {
  readonly name: string;
  /** Least time between two moves of a match, and by how much that differs from match to match. */
  readonly beat: number;
  readonly spread: number;
  readonly size: number;
}

/** Some four times the delay of an order, however fast the match is replayed: most orders find the price they were made at. */
const IN_PLAY: Liveliness = { name: 'live', beat: 18_000, spread: 8000, size: 1 };
const SOON: Liveliness = { name: 'soon', beat: 20_000, spread: 20_000, size: 0.5 };
/** From so long before the kick-off on; far from it a price moves by a tick or two in minutes. */
const BEFORE: readonly (Liveliness & { readonly ahead: number })[] = [
  { ahead: 6 * HOUR, name: 'far', beat: 300_000, spread: 300_000, size: 0.08 },
  { ahead: HOUR, name: 'near', beat: 90_000, spread: 90_000, size: 0.2 },
];

/** The market's mood on a match: the same for the same match and beat, each match with a beat of its own. */
export function moodOf(
  { gidm, kickOff }: { readonly gidm: string; readonly kickOff: number },
  { wall, site }: PriceTime,
  inPlay: boolean,
): Mood {
  const before = BEFORE.find(({ ahead }) => kickOff - site > ahead) ?? SOON;
  const { name, beat, spread, size } = inPlay ? IN_PLAY : before;
  const own = hash32(gidm);
  const length = beat + (own % spread);
  const at = Math.floor((wall + (own % length)) / length);
  return { key: `${name} ${at}`, beat: at, size };
}

const swing = (text: string): number => hash32(text) / 2 ** 31 - 1;

/** Expected goals as the market sees them in a mood: a few per cent off the plain ones. */
export function moodyGoals(goals: ScoreLine, gidm: string, { beat, size }: Mood): ScoreLine {
  // A slow and a quick swing together, so that a price wanders and does not only jitter.
  const slow = (side: string): number => swing(`${gidm}|${side}|${Math.floor(beat / 6)}`) * 0.035;
  const quick = (side: string): number => swing(`${gidm}|${side}|q${beat}`) * 0.03;
  return {
    h: goals.h * (1 + size * (slow('h') + quick('h'))),
    c: goals.c * (1 + size * (slow('c') + quick('c'))),
  };
}
