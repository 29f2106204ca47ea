import type { Frame } from '../imagery-family.ts';
import { pick, type Draw } from '../seed.ts';
import type { GameMotif } from './game-motifs.ts';
import type { Hand } from './hand.ts';

/** A glyph in a picture. */
export interface Figure {
  readonly motif: GameMotif;
  /** Middle; `size` is the side length. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In degrees. */
  readonly turn?: number;
  /** Mirrored horizontally. */
  readonly flip?: boolean;
}

export interface SceneInput {
  readonly draw: Draw;
  readonly frame: Frame;
  readonly hand: Hand;
  readonly motif: GameMotif;
  /** Other glyphs of the kind. */
  readonly others: readonly [GameMotif, ...GameMotif[]];
}

/** Layers from back to front: shapes, glyphs, shapes in front of them; shapes in the notation of `readLayers`. */
export interface Scene {
  readonly back: readonly string[];
  readonly figures: readonly Figure[];
  readonly front?: readonly string[];
}

export type SceneDrawer = (input: SceneInput) => Scene;

/** The game's own glyph in the middle, or moved by a part of its side. */
export function hero(
  { motif, frame: { x, y, glyph } }: SceneInput,
  { dx = 0, dy = 0, part = 1, turn = 0 } = {},
): Figure {
  return { motif, x: x + dx * glyph, y: y + dy * glyph, size: glyph * part, turn };
}

/** A glyph that is not the game's own. */
export const other = ({ draw, others }: SceneInput): GameMotif => pick(draw, others);
