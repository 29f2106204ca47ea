import { BRANDS, EDITIONS, LOCALES, WIDTHS, type Theme } from './cases.ts';

/** How a screen is photographed: its look and the width of the window. */
export interface Shot extends Theme {
  width: (typeof WIDTHS)[number];
}

const ALL: readonly Shot[] = BRANDS.flatMap((brand) =>
  EDITIONS.flatMap((edition) =>
    LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ brand, edition, locale, width }))),
  ),
);

/** Every two values that a shot brings together, as text. */
export function pairsOf(shot: Shot): string[] {
  const values = Object.entries(shot).map(([name, value]) => `${name} ${value}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((two) => `${one}, ${two}`));
}

const PAIRS = new Set(ALL.flatMap(pairsOf));
const valuesOf = (shot: Shot): string[] =>
  Object.entries(shot).map(([name, value]) => `${name} ${value}`);
const fresh = (of: readonly string[], known: ReadonlySet<string>): number =>
  of.filter((each) => !known.has(each)).length;

/** The shot that is worth most; the first number that differs decides, then the order of all shots. */
function best(shots: readonly Shot[], worth: (shot: Shot) => readonly number[]): Shot {
  const [first] = shots
    .map((shot) => ({ shot, worth: worth(shot) }))
    .toSorted((one, two) => {
      const at = one.worth.findIndex((value, index) => value !== two.worth[index]);
      return at < 0 ? 0 : (two.worth[at] ?? 0) - (one.worth[at] ?? 0);
    });
  if (!first) throw new RangeError('No shot is left');
  return first.shot;
}

/** How many of a screen's shots `npm test` compares. */
export const QUICK = 2;
/** How many there are of each screen. */
export const PER_SCREEN = 6;

/**
 * Chooses six shots of each screen so that as many pairs of values as possible meet. The first two share no value that
 * they need not share, and over the screens they too bring every pair. What is chosen for a screen depends on its place
 * alone: a screen added at the end changes the pictures of no other.
 *
 * @example choosePictures(2)[0] // the six shots of the first screen
 */
export function choosePictures(screens: number): Shot[][] {
  const seenQuickly = new Set<string>();
  const seen = new Set<string>();
  const note = (known: Set<string>, pairs: readonly string[]) => {
    for (const pair of pairs) known.add(pair);
    if (known.size === PAIRS.size) known.clear();
  };
  return Array.from({ length: screens }, () => {
    const values = new Set<string>();
    const pairs = new Set<string>();
    const shots: Shot[] = [];
    while (shots.length < PER_SCREEN) {
      const quick = shots.length < QUICK;
      const shot = best(
        ALL.filter((each) => !shots.includes(each)),
        (each) =>
          quick
            ? [fresh(valuesOf(each), values), fresh(pairsOf(each), seenQuickly)]
            : [fresh(pairsOf(each), pairs), fresh(pairsOf(each), seen)],
      );
      shots.push(shot);
      for (const value of valuesOf(shot)) values.add(value);
      for (const pair of pairsOf(shot)) pairs.add(pair);
      if (quick) note(seenQuickly, pairsOf(shot));
      note(seen, pairsOf(shot));
    }
    return shots;
  });
}
