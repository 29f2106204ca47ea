import { resolveBrand, type Values } from './build-css.ts';
import { contrastFaults, hueGap, lightnessGap, type ContrastFault } from './check-contrast.ts';
import { PAIRS } from './contrast-pairs.ts';
import { EDITIONS, type Tiers } from './tiers.ts';
import { referenceOf, tokenPaths } from './token-file.ts';

/** Below this difference two colours of different hue look equally light; 0.08 is a visible step of a palette. */
export const LIGHTNESS_GAP = 0.08;
/** Degrees. */
export const HUE_GAP = 60;

/** A line for each pair of a brand that has too little contrast, with its edition and palette. */
export function themeContrast(tiers: Tiers, brand: string): string[] {
  const looks = resolveBrand(tiers, brand);
  const problems = new Set<string>();
  for (const edition of EDITIONS) {
    for (const [mode, group] of Object.entries(tiers.priceColors)) {
      const tokens = named(looks[edition]);
      const moves = new Set<string>();
      for (const [path, { $value }] of tokenPaths(group)) {
        moves.add(path);
        tokens.set(`--cs-${path}`, looks[edition].get(referenceOf($value) ?? '') ?? '');
      }
      const isMove = ({ foreground, background }: ContrastFault) =>
        moves.has(foreground) || moves.has(background);
      for (const fault of contrastFaults(tokens, PAIRS)) {
        problems.add(`${edition}${isMove(fault) ? ` ${mode}` : ''}: ${sentence(fault)}`);
      }
      if (
        lightnessGap(tokens, 'up', 'down') < LIGHTNESS_GAP ||
        hueGap(tokens, 'up', 'down') < HUE_GAP
      ) {
        problems.add(`${edition} ${mode}: up and down must differ in lightness and in hue`);
      }
    }
  }
  return [...problems];
}

const sentence = ({ foreground, background, ratio, minimum }: ContrastFault) =>
  `${foreground} on ${background} has ${ratio.toFixed(2)}, needs ${minimum}`;

const named = (values: Values) =>
  new Map([...values].map(([path, value]) => [`--cs-${path.replaceAll('.', '-')}`, value]));
