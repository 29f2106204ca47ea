import { hash32 } from '../football/dice.ts';
import type { ScoreLine } from '../football/match-plan.ts';

/**
 * Prices are made anew at each beat of elapsed time; each match has a beat of its own. In play the beat is some four
 * times the delay of an order, however fast the match is replayed, so that most orders find the price they were made at.
 */
export function moodBeat(gidm: string, wall: number, inPlay: boolean): number {
  const own = hash32(gidm);
  const beat = inPlay ? 18_000 + (own % 8000) : 20_000 + (own % 20_000);
  return Math.floor((wall + (own % beat)) / beat);
}

const swing = (text: string): number => hash32(text) / 2 ** 31 - 1;

/** Expected goals as the market sees them at a beat: a few per cent off the plain ones. */
export function moodyGoals(goals: ScoreLine, gidm: string, beat: number): ScoreLine {
  // A slow and a quick swing together, so that a price wanders and does not only jitter.
  const slow = (side: string): number => swing(`${gidm}|${side}|${Math.floor(beat / 6)}`) * 0.035;
  const quick = (side: string): number => swing(`${gidm}|${side}|q${beat}`) * 0.03;
  return {
    h: goals.h * (1 + slow('h') + quick('h')),
    c: goals.c * (1 + slow('c') + quick('c')),
  };
}
