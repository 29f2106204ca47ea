import type { Frame, GroundLayer, Imagery } from './imagery-family.ts';
import { readLayers, type Layer } from './layer.ts';
import { drawGround } from './patterns.ts';
import { drawFrom } from './seed.ts';

/** Shapes of pictures; `wide` leaves its left half free for a text. */
export const RATIOS = {
  wide: { width: 480, height: 180, x: 374, y: 92, glyph: 124 },
  card: { width: 320, height: 200, x: 160, y: 98, glyph: 124 },
  square: { width: 240, height: 240, x: 120, y: 116, glyph: 140 },
  portrait: { width: 240, height: 320, x: 120, y: 150, glyph: 148 },
} as const satisfies Readonly<Record<string, Frame>>;
export type ArtRatio = keyof typeof RATIOS;

/** Composes the ground of a picture; the same seed, family and shape give the same picture on every machine. */
export function composeGround(imagery: Imagery, seed: string, ratio: ArtRatio): Layer[] {
  const frame = RATIOS[ratio];
  if (typeof imagery === 'string') {
    return readLayers(drawGround(imagery, drawFrom(`${imagery} ${seed}`), frame));
  }
  return imagery.drawGround(drawFrom(`${imagery.name} ${seed}`), frame).flatMap(toLayers);
}

function toLayers({ tone, faint = false, line, path, circles = [] }: GroundLayer): Layer[] {
  const common = { tone: String(tone), faint, line: line ?? null, turns: 1 };
  const numbers = circles.flatMap(({ x, y, radius }) => [x, y, radius]);
  return [
    ...(path === undefined ? [] : [{ ...common, kind: 'path' as const, path, numbers: [] }]),
    ...(numbers.length === 0 ? [] : [{ ...common, kind: 'circles' as const, path: '', numbers }]),
  ];
}
