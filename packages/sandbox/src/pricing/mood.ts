import { hash32 } from '../football/dice.ts';
import type { ScoreLine } from '../football/match-plan.ts';

const HOUR = 3_600_000;

/** Time of a price: in elapsed time, and on the site's clock. */
export interface PriceTime {
  readonly wall: number;
  readonly site: number;
}

/** The market's view of a match for a while. */
export interface Mood {
  /** Prices stay the same while the key does. */
  readonly key: string;
  readonly beat: number;
  /** Range of price moves: 1 in play, and smaller the longer it is until then. */
  readonly size: number;
}

interface Liveliness {
  readonly name: string;
  /** Minimum time between two moves of a match, and the range by which it differs between matches. */
  readonly beat: number;
  readonly spread: number;
  readonly size: number;
}

/**
 * About four times the delay of an order, at any replay speed, so that most orders meet the price at which they were
 * made.
 */
const IN_PLAY: Liveliness = { name: 'live', beat: 18_000, spread: 8000, size: 1 };
const SOON: Liveliness = { name: 'soon', beat: 20_000, spread: 20_000, size: 0.5 };
/** Before kick-off by at least `ahead`; long before it a price moves by a tick or two in minutes. */
const BEFORE: readonly (Liveliness & { readonly ahead: number })[] = [
  { ahead: 6 * HOUR, name: 'far', beat: 300_000, spread: 300_000, size: 0.08 },
  { ahead: HOUR, name: 'near', beat: 90_000, spread: 90_000, size: 0.2 },
];

/** The market's mood on a match: the same for the same match and beat; each match has its own beat. */
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

/** Expected goals in a mood: a few per cent off the plain ones. */
export function moodyGoals(goals: ScoreLine, gidm: string, { beat, size }: Mood): ScoreLine {
  // A slow and a quick swing together, so that a price wanders and does not only jitter.
  const slow = (side: string): number => swing(`${gidm}|${side}|${Math.floor(beat / 6)}`) * 0.035;
  const quick = (side: string): number => swing(`${gidm}|${side}|q${beat}`) * 0.03;
  return {
    h: goals.h * (1 + size * (slow('h') + quick('h'))),
    c: goals.c * (1 + size * (slow('c') + quick('c'))),
  };
}
