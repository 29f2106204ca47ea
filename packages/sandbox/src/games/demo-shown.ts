import type { DemoPage } from './launch.ts';

/** Symbols that a round shows, by the names of their drawings; decided with the outcome. */
export type Shown = readonly string[];

const REEL = ['fruit', 'bell', 'seven', 'gem', 'star', 'coin'] as const;
const SUITS = ['spade', 'heart', 'club', 'diamond'] as const;

/** A whole number from 0 to below `count`. */
const whole = (roll: () => number, count: number): number => Math.floor(roll() * count);

/** Three faces that are not all the same; all such combinations are equally likely. */
function missed(roll: () => number): Shown {
  for (;;) {
    const faces = Array.from({ length: 3 }, () => REEL[whole(roll, REEL.length)] ?? REEL[0]);
    if (new Set(faces).size > 1) return faces;
  }
}

/** Two cards, the first higher, as numbers from 1 (ace) to 13. */
function higher(roll: () => number): readonly [number, number] {
  for (;;) {
    const [one, other] = [1 + whole(roll, 13), 1 + whole(roll, 13)];
    if (one > other) return [one, other];
  }
}

const suit = (roll: () => number): string => SUITS[whole(roll, SUITS.length)] ?? SUITS[0];

const SHOWN: Readonly<Record<DemoPage, (outcome: string, roll: () => number) => Shown>> = {
  slots: (outcome, roll) => (outcome === 'miss' ? missed(roll) : [outcome, outcome, outcome]),
  fishing: (outcome) => [outcome],
  live(outcome, roll) {
    const [high, low] = higher(roll);
    const [dragon, tiger] =
      outcome === 'tie' ? [high, high] : outcome === 'dragon' ? [high, low] : [low, high];
    return [`${suit(roll)}-${dragon}`, `${suit(roll)}-${tiger}`];
  },
  cards(outcome, roll) {
    if (outcome === 'joker') return ['joker'];
    const suits =
      outcome === 'red' ? (['heart', 'diamond'] as const) : (['spade', 'club'] as const);
    return [`${suits[whole(roll, 2)] ?? suits[0]}-${1 + whole(roll, 13)}`];
  },
  lottery: (outcome) => [outcome],
  esports(outcome, roll) {
    const [home] = outcome.split('-');
    const winner = home === '2' ? 'home' : 'away';
    const loser = home === '2' ? 'away' : 'home';
    if (outcome === '2-0' || outcome === '0-2') return [winner, winner];
    // A random choice which of the first two games the loser won.
    return roll() < 0.5 ? [loser, winner, winner] : [winner, loser, winner];
  },
  sport(outcome, roll) {
    const [few, more] = [whole(roll, 3), 1 + whole(roll, 3)];
    if (outcome === 'draw') return [String(few), String(few)];
    return outcome === 'home'
      ? [String(few + more), String(few)]
      : [String(few), String(few + more)];
  },
};

/** Symbols that a page shows for an outcome. */
export const shownOf = (page: DemoPage, outcome: string, roll: () => number): Shown =>
  SHOWN[page](outcome, roll);
