import { readLayers, type Layer } from '../layer.ts';
import type { Frame, Imagery } from '../imagery-family.ts';
import { drawFrom, hashText, pick } from '../seed.ts';
import { ARENA_SCENES, DRAW_SCENES, SPORT_SCENES } from './arena-scenes.ts';
import type { GameKind } from './game-kind.ts';
import { FAMILIES, isGameMotif, type GameMotif } from './game-motifs.ts';
import { handOf } from './hand.ts';
import type { Figure, Scene, SceneDrawer } from './scene.ts';
import { SEA_SCENES } from './sea-scenes.ts';
import { SLOT_SCENES } from './slot-scenes.ts';
import { CARD_SCENES, TABLE_SCENES } from './table-scenes.ts';

const SCENES: Readonly<Record<GameKind, readonly [SceneDrawer, ...SceneDrawer[]]>> = {
  TY: SPORT_SCENES,
  ZR: TABLE_SCENES,
  DZ: SLOT_SCENES,
  BY: SEA_SCENES,
  QP: CARD_SCENES,
  DJ: ARENA_SCENES,
  CP: DRAW_SCENES,
};

/** The scene and the hue of a hall's own picture. */
const HALLS: Readonly<Record<GameKind, { scene: number; hue: number }>> = {
  TY: { scene: 0, hue: 5 },
  ZR: { scene: 0, hue: 4 },
  DZ: { scene: 0, hue: 3 },
  BY: { scene: 3, hue: 2 },
  QP: { scene: 1, hue: 7 },
  DJ: { scene: 2, hue: 1 },
  CP: { scene: 0, hue: 6 },
};

/** Number of a brand's hues for games; the first is that of all its pictures. */
export const HUES = 7;

export const GAME_FRAMES = {
  tile: { width: 240, height: 240, x: 120, y: 118, glyph: 138 },
  wide: { width: 480, height: 180, x: 362, y: 90, glyph: 124 },
} as const satisfies Readonly<Record<string, Frame>>;
export type GameArtSize = keyof typeof GAME_FRAMES;

export interface GameArtInput {
  readonly seed: string;
  readonly kind: GameKind;
  readonly theme: string | undefined;
  readonly size: GameArtSize;
  readonly imagery: Imagery;
}

export interface GameArt {
  readonly motif: GameMotif;
  /** 1 to `HUES`. */
  readonly hue: number;
  /** Index of the scene among those of the kind. */
  readonly scene: number;
  /** Swaps the tones of the large shapes and the ground. */
  readonly bright: boolean;
  readonly back: readonly Layer[];
  readonly figures: readonly Figure[];
  readonly front: readonly Layer[];
}

/**
 * Composes a game's picture. The number at the end of the seed steps through hues and scenes, so that games with
 * consecutive codes never look the same; the text before the number decides where the steps start.
 */
export function composeGame({ seed, kind, theme, size, imagery }: GameArtInput): GameArt {
  const [, stem = '', digits = ''] = /^(.*?)(\d{0,9})$/s.exec(seed) ?? [];
  const [from, step] = [hashText(stem), Number(digits)];
  const scenes = SCENES[kind];
  const hue = 1 + ((from + step * 3 + Math.floor(step / HUES)) % HUES);
  const scene = ((from >>> 4) + step + Math.floor(step / scenes.length)) % scenes.length;
  const bright = ((from >>> 9) + step + Math.floor(step / 3)) % 3 === 0;
  const draw = drawFrom(`${kind} ${seed}`);
  const family = FAMILIES[kind];
  const motif = isGameMotif(theme) ? theme : pick(draw, family);
  const [one, ...rest] = family.filter((each) => each !== motif);
  const drawn = (scenes[scene] ?? scenes[0])({
    draw,
    frame: GAME_FRAMES[size],
    hand: handOf(imagery),
    motif,
    others: [one ?? motif, ...rest],
  });
  return { motif, hue, scene, bright, ...toLayers(drawn) };
}

const toLayers = ({
  back,
  figures,
  front = [],
}: Scene): Pick<GameArt, 'back' | 'figures' | 'front'> => ({
  back: back.flatMap((each) => readLayers(each)),
  figures,
  front: front.flatMap((each) => readLayers(each)),
});

/** Composes a hall's picture: its first glyph between its next two, each hall in a hue of its own. */
export function composeHall(kind: GameKind, size: GameArtSize, imagery: Imagery): GameArt {
  const [motif, left = motif, right = motif, ...more] = FAMILIES[kind];
  const frame = GAME_FRAMES[size];
  const { scene, hue } = HALLS[kind];
  const drawn = (SCENES[kind][scene] ?? SCENES[kind][0])({
    draw: drawFrom(`hall ${kind}`),
    frame,
    hand: handOf(imagery),
    motif,
    others: [left, right, ...more],
  });
  const { x, y, glyph } = frame;
  const beside = (at: -1 | 1, other: GameMotif): Figure => ({
    motif: other,
    x: x + at * glyph * 0.52,
    y: y + glyph * 0.16,
    size: glyph * 0.56,
    turn: at * 9,
  });
  return {
    motif,
    hue,
    scene,
    bright: false,
    ...toLayers({
      ...drawn,
      figures: [
        ...drawn.figures.slice(0, -1),
        beside(-1, left),
        beside(1, right),
        ...drawn.figures.slice(-1),
      ],
    }),
  };
}
