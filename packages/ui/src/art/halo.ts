import type { Layer } from './layer.ts';
import { pathData } from './path-data.ts';

/** Width of the dark outline of a glyph, in units of 1/64 of its side. */
const HALO = 1.5;

/**
 * Whether both layers can be drawn as one path: their lines are equally wide. Layers with turned copies or half
 * strength (which shows the layers below) stay separate.
 */
const joins = (one: Layer, other: Layer): boolean =>
  one.line === other.line && [one, other].every(({ turns, faint }) => turns === 1 && !faint);

/**
 * The outline of a glyph, to be drawn below it: every layer in the darkest tone, `HALO` wider on each side.
 *
 * @example haloOf(readLayers('5o32 32 24|4M8 32h48')) // one layer with both shapes
 */
export function haloOf(layers: readonly Layer[]): Layer[] {
  const joined: Layer[] = [];
  for (const layer of layers) {
    const at = joined.findIndex((each) => joins(each, layer));
    const before = joined[at];
    if (!before) joined.push(layer);
    else {
      const path = pathData(before) + pathData(layer);
      joined[at] = { ...before, kind: 'path', path, numbers: [] };
    }
  }
  return joined.map((layer) => ({
    ...layer,
    tone: '1',
    faint: false,
    outline: (layer.line ?? 0) + 2 * HALO,
  }));
}
