import { haloOf } from './halo.ts';
import { readLayers, type Layer } from './layer.ts';
import { Layers } from './layers.tsx';

interface Read {
  readonly layers: readonly Layer[];
  readonly halo: readonly Layer[];
}

/** Cache: glyphs are few and drawn often, so each is parsed once. */
const read = new Map<string, Read>();

function readGlyph(picture: string): Read {
  const known = read.get(picture);
  if (known) return known;
  const layers = readLayers(picture);
  const fresh = { layers, halo: haloOf(layers) };
  read.set(picture, fresh);
  return fresh;
}

/** A glyph in the notation of `readLayers`, 64 on a side, with the dark outline that separates it from its ground. */
export function Glyph({ picture }: { picture: string }) {
  const { layers, halo } = readGlyph(picture);
  return (
    <>
      <Layers layers={halo} />
      <Layers layers={layers} />
    </>
  );
}
