import { hero, other, type SceneDrawer } from './scene.ts';
import { area, list, onCircle, round, steps } from './shapes.ts';

/** Rays from behind the glyph, and a disc. */
const sun: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, glyph, height } = frame;
  return {
    back: [
      `2~${hand.rays(draw, frame, x, y)}`,
      `2${hand.disc(x, y, glyph * 0.62)}`,
      `3~-3${hand.disc(x, y, glyph * 0.68)}`,
      ...hand.floor(draw, frame, height * (0.84 + draw() * 0.04)),
    ],
    figures: [hero(input, { dy: 0.01, turn: draw() * 8 - 4 })],
  };
};

/** Three windows of a machine; the game's own glyph steps out of the middle one. */
const reels: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { width, x, y, glyph } = frame;
  const [wide, high] = [glyph * 0.62, glyph * 1.36];
  const gap = glyph * 0.06;
  const window = (at: number) => [x + at * (wide + gap) - wide / 2, y - high / 2, wide, high, 8];
  const lights = steps(9).flatMap((at) => [((at + 0.5) * width) / 9, y - high * 0.59, 3]);
  const small = { size: glyph * 0.44 };
  const places = [-1, 1].flatMap((side) =>
    [-0.3, 0.28].map((dy) => ({ side, dy: dy + draw() * 0.06 })),
  );
  return {
    back: [
      ...hand.sky(draw, frame),
      `2r${list([...window(-1), ...window(0), ...window(1)])}`,
      `3~-2r${list([...window(-1), ...window(0), ...window(1)])}`,
      `5o${list(lights)}`,
      `4-3M${round(x - wide * 1.7)} ${round(y)}h${round(wide * 3.4)}`,
    ],
    figures: [
      ...places.map(({ side, dy }) => ({
        ...small,
        motif: other(input),
        x: x + side * (wide + gap),
        y: y + dy * high,
      })),
      hero(input, { part: 0.98 }),
    ],
  };
};

/** A gate with lights, and the glyph within. */
const gate: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, glyph, height } = frame;
  const [outer, inner] = [glyph * 0.8, glyph * 0.64];
  const top = y - glyph * 0.72;
  const lights = steps(11).flatMap((at) => [
    ...onCircle(x, top + outer, (outer + inner) / 2, (at - 5) / 22),
    at % 2 === 0 ? 3.6 : 2.4,
  ]);
  return {
    back: [
      ...hand.sky(draw, frame),
      `2${hand.arch(x, top, outer, height)}`,
      `1${hand.arch(x, top + outer - inner, inner, height)}`,
      `2~${hand.arch(x, top + outer - inner * 0.8, inner * 0.8, height)}`,
      `${draw() < 0.5 ? 4 : 5}o${list(lights)}`,
      ...hand.floor(draw, frame, height * 0.83),
    ],
    figures: [hero(input, { dy: 0.04, part: 0.96 })],
  };
};

/** A medal: rings, and lights about them. */
const medal: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, glyph, height, width } = frame;
  const count = 14 + Math.floor(draw() * 4) * 2;
  const lights = steps(count).flatMap((at) => [...onCircle(x, y, glyph * 0.79, at / count), 3]);
  const foot = y + glyph * 0.62;
  return {
    back: [
      ...hand.sky(draw, frame),
      `3~${area([0, foot], [width, foot - 14], [width, foot + 18], [0, foot + 32])}`,
      `2${hand.disc(x, y, glyph * 0.86)}`,
      `1${hand.disc(x, y, glyph * 0.72)}`,
      `2${hand.disc(x, y, glyph * 0.62)}`,
      `5o${list(lights)}`,
      `4-2.5${hand.disc(x, y, glyph * 0.66)}`,
      `1~${area([0, height], [width, height - 10], [width, height], [0, height])}`,
    ],
    figures: [hero(input, { part: 0.94, turn: draw() * 10 - 5 })],
  };
};

/** The glyph so near that it exceeds the frame. */
const close: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, glyph, height } = frame;
  const side = draw() < 0.5 ? -1 : 1;
  return {
    back: [
      `2${hand.rays(draw, frame, x - side * glyph * 0.9, y + glyph)}`,
      `2${hand.disc(x + side * glyph * 0.2, y + glyph * 0.1, glyph * 0.74)}`,
    ],
    figures: [hero(input, { dx: side * 0.06, dy: 0.06, part: 1.36, turn: side * -8 })],
    front: hand.floor(draw, frame, height * 0.92),
  };
};

/** The glyph with two others of its kind. */
const trio: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, glyph, height } = frame;
  const side = (at: number) => ({
    motif: other(input),
    x: x + at * glyph * 0.56,
    y: y - glyph * (0.2 + draw() * 0.16),
    size: glyph * 0.56,
    turn: at * 12,
  });
  return {
    back: [
      ...hand.sky(draw, frame),
      `2${hand.disc(x, y - glyph * 0.1, glyph * 0.6)}`,
      ...hand.floor(draw, frame, height * (0.7 + draw() * 0.06)),
    ],
    figures: [side(-1), side(1), hero(input, { dy: 0.12 })],
  };
};

export const SLOT_SCENES = [sun, reels, gate, close, medal, trio] as const;
