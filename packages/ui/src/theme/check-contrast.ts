import { blend, converter, wcagContrast } from 'culori';
import type { Pair } from './contrast-pairs.ts';

type Tokens = ReadonlyMap<string, string>;

const toOklch = converter('oklch');

function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(`--cs-${name}`);
  if (!value || !toOklch(value)) throw new Error(`--cs-${name} is no colour: ${value ?? '(none)'}`);
  return value;
}

/** Two colours used on each other with too little contrast. */
export interface ContrastFault {
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  /** Ratio that WCAG requires. */
  readonly minimum: number;
}

/** The pairs that have too little contrast. */
export function contrastFaults(tokens: Tokens, pairs: readonly Pair[]): ContrastFault[] {
  return pairs.flatMap(([foreground, background, minimum]) => {
    const ratio = wcagContrast(colourOf(tokens, foreground), colourOf(tokens, background));
    return ratio >= minimum ? [] : [{ foreground, background, ratio, minimum }];
  });
}

/** Contrast of `front` on a partly transparent `back` that lies over `ground`. */
export function contrastOver(tokens: Tokens, front: string, back: string, ground: string): number {
  return wcagContrast(colourOf(tokens, front), blend([ground, colourOf(tokens, back)]));
}

/** Difference of two colours in perceived lightness (OKLCH), 0 to 1. */
export function lightnessGap(tokens: Tokens, one: string, other: string): number {
  const lightness = (name: string) => toOklch(colourOf(tokens, name))?.l ?? 0;
  return Math.abs(lightness(one) - lightness(other));
}

/** Degrees between two hues, 0 to 180. */
export function hueGap(tokens: Tokens, one: string, other: string): number {
  const hue = (name: string) => toOklch(colourOf(tokens, name))?.h ?? 0;
  const gap = Math.abs(hue(one) - hue(other)) % 360;
  return Math.min(gap, 360 - gap);
}
