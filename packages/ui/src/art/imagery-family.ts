/** Families of pictures included in the kit: courts in perspective, diagonals over a grid, waves and circles. */
export const IMAGERIES = ['courtside', 'meridian', 'vermilion'] as const;
export type BuiltInImagery = (typeof IMAGERIES)[number];

/**
 * A brand's own family of pictures.
 *
 * @example
 * const rings: ImageryFamily = {
 *   name: 'rings',
 *   drawGround: (draw, { x, y, glyph }) =>
 *     [0.5, 0.75, 1].map((part) => ({
 *       tone: 3,
 *       line: 2,
 *       circles: [{ x, y, radius: glyph * (part + draw() * 0.1) }],
 *     })),
 * };
 */
export interface ImageryFamily {
  /** Name that distinguishes the family; the same text gives another picture in another family. */
  readonly name: string;
  /**
   * Draws the layers behind the glyph, from back to front.
   *
   * @param draw returns the next pseudo-random number from 0 up to 1, determined by the picture's seed
   */
  readonly drawGround: (draw: () => number, frame: Frame) => readonly GroundLayer[];
}

/** One layer of a ground; it has a path or circles. */
export interface GroundLayer {
  /** Colour of the brand's pictures: `--cs-art-1` (the ground's own) to `--cs-art-5`. */
  readonly tone: 1 | 2 | 3 | 4 | 5;
  /** Drawn at half strength. @default false */
  readonly faint?: boolean;
  /** Width of the line; without it the shapes are filled. */
  readonly line?: number;
  /** SVG path data. */
  readonly path?: string;
  readonly circles?: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

export type Imagery = BuiltInImagery | ImageryFamily;

/** The frame of a picture, and the place of its glyph. */
export interface Frame {
  width: number;
  height: number;
  /** Middle of the glyph. */
  x: number;
  y: number;
  /** Side of the glyph. */
  glyph: number;
}
