import { hero, other, type SceneDrawer, type SceneInput } from './scene.ts';
import { area, ellipse, line, list, onCircle, steps, type Point } from './shapes.ts';

/** Cards held like a fan behind the glyph. */
function fanOf({ frame: { x, y, glyph } }: SceneInput, count: number, dy = 0): string[] {
  const [wide, high] = [glyph * 0.5, glyph * 0.74];
  const foot = y + glyph * (0.62 + dy);
  return steps(count).flatMap((at) => {
    const angle = ((at - (count - 1) / 2) / count) * 1.7;
    const place = ([dx, up]: Point): Point => [
      x + dx * Math.cos(angle) + up * Math.sin(angle),
      foot - up * Math.cos(angle) + dx * Math.sin(angle),
    ];
    const card = area(
      place([-wide / 2, glyph * 0.42]),
      place([wide / 2, glyph * 0.42]),
      place([wide / 2, glyph * 0.42 + high]),
      place([-wide / 2, glyph * 0.42 + high]),
    );
    return [`1-5${card}`, `3${card}`, `${at % 2 === 0 ? 5 : 2}-2${card}`];
  });
}

function chips(x: number, y: number, count: number): string[] {
  return steps(count).flatMap((at) => {
    const high = y - at * 7;
    return [
      `1-2${ellipse(x, high, 17, 7)}`,
      `${at % 2 === 0 ? 4 : 3}${ellipse(x, high, 17, 7)}`,
      `5${ellipse(x, high - 1.5, 9, 3.4)}`,
    ];
  });
}

/** A table under its lamp. */
const lamp: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, width, height, glyph } = frame;
  const top = height * 0.84;
  const lean = (draw() - 0.5) * glyph * 0.5;
  return {
    back: [
      ...hand.sky(draw, frame),
      `3~${area([x - 10 + lean, 0], [x + 10 + lean, 0], [x + glyph * 0.86, top], [x - glyph * 0.86, top])}`,
      `2${ellipse(x, height * 0.97, width * 0.62, height * 0.24)}`,
      `4-3${ellipse(x, height * 0.97, width * 0.56, height * 0.2)}`,
    ],
    figures: [hero(input, { dy: -0.02 })],
    front: [
      ...chips(x - width * 0.36, height * 0.9, 2 + Math.floor(draw() * 3)),
      ...chips(x + width * 0.36, height * 0.92, 1 + Math.floor(draw() * 3)),
    ],
  };
};

/** The players' half of a table, with the places for their stakes. */
const seats: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const count = 5 + Math.floor(draw() * 3);
  const top = y - glyph * 0.72;
  const places = steps(count).flatMap((at) => [
    ...onCircle(x, top, glyph * 1.26, 0.5 + (at - (count - 1) / 2) / (count * 2.7)),
    9,
  ]);
  return {
    back: [
      `2~${hand.rays(draw, frame, x, height)}`,
      `3o${list([x, top, glyph * 1.5])}`,
      `2o${list([x, top, glyph * 1.44])}`,
      `3~-2o${list([x, top, glyph * 1.08])}`,
      `${draw() < 0.5 ? 4 : 5}-2.5o${list(places)}`,
      `1${area([0, 0], [width, 0], [width, height * 0.07], [0, height * 0.07])}`,
    ],
    figures: [hero(input, { dy: -0.06, part: 0.94 })],
  };
};

/** The glyph in front of a hand of cards. */
const fan: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, height, glyph } = frame;
  return {
    back: [
      ...hand.sky(draw, frame),
      `2${hand.disc(x, y, glyph * 0.78)}`,
      ...fanOf(input, 3 + Math.floor(draw() * 3), 0.06),
      ...hand.floor(draw, frame, height * 0.86),
    ],
    figures: [hero(input, { dy: 0.12, part: 0.9 })],
  };
};

/** A wheel with its numbers, larger than the picture. */
const wheel: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const [cx, cy, radius] = [x, y + glyph * 0.66, glyph * 1.3];
  const start = draw() / 18;
  const fields = steps(18).map((at) =>
    area(
      [cx, cy],
      onCircle(cx, cy, radius * 0.94, start + at / 18),
      onCircle(cx, cy, radius * 0.94, start + (at + 0.5) / 18),
    ),
  );
  return {
    back: [
      ...hand.sky(draw, frame),
      `3~o${list([cx, cy, radius])}`,
      `1o${list([cx, cy, radius * 0.94])}`,
      `2${fields.join('')}`,
      `4${area([cx, cy], onCircle(cx, cy, radius * 0.94, start), onCircle(cx, cy, radius * 0.94, start + 1 / 36))}`,
      `1o${list([cx, cy, radius * 0.66])}`,
      `2o${list([cx, cy, radius * 0.62])}`,
      `1~${area([0, height * 0.93], [width, height * 0.93], [width, height], [0, height])}`,
    ],
    figures: [hero(input, { part: 0.98 })],
    front: [`5${area([x - 7, 0], [x + 7, 0], [x, 15])}`],
  };
};

/** Tiles in a row below. */
const tiles: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const count = 5;
  const wide = width / count;
  const shift = draw() * 0.3 * wide;
  const row = (part: number, top: number) =>
    list(
      steps(count + 1).flatMap((at) => [at * wide - shift + 2, top, wide - 4, height * part, 6]),
    );
  return {
    back: [
      `2~${hand.rays(draw, frame, x, y)}`,
      `2${hand.disc(x, y - glyph * 0.06, glyph * 0.66)}`,
      `1r${row(0.3, height * 0.775)}`,
      `3r${row(0.3, height * 0.79)}`,
      `5r${row(0.3, height * 0.83)}`,
    ],
    figures: [hero(input, { dy: -0.08, part: 0.98 })],
  };
};

/** The glyph on a board that runs to the horizon. */
const board: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, width, height } = frame;
  const far = height * (0.5 + draw() * 0.06);
  const at = (across: number, deep: number): Point => {
    const seen = deep / (2 - deep);
    const half = width * (0.42 + seen * 0.5);
    return [x + (across - 0.5) * 2 * half, far + (height - far) * seen];
  };
  const squares = steps(8).flatMap((column) =>
    steps(5)
      .filter((row) => (row + column) % 2 === 0)
      .map((row) =>
        area(
          at(column / 8, row / 5),
          at((column + 1) / 8, row / 5),
          at((column + 1) / 8, (row + 1) / 5),
          at(column / 8, (row + 1) / 5),
        ),
      ),
  );
  return {
    back: [
      ...hand.sky(draw, frame),
      `2${area(at(0, 0), at(1, 0), at(1, 1), at(0, 1))}`,
      `3~${squares.join('')}`,
    ],
    figures: [hero(input, { dy: -0.02, turn: draw() * 6 - 3 })],
  };
};

/** The glyph on a plaque, with two others of its kind. */
const plaque: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const diamond = (part: number) =>
    area(
      [x, y - glyph * part],
      [x + glyph * part, y],
      [x, y + glyph * part],
      [x - glyph * part, y],
    );
  const corner = (px: number, py: number) => ({
    motif: other(input),
    x: width * px,
    y: height * py,
    size: glyph * 0.36,
  });
  const left = draw() < 0.5;
  return {
    back: [
      ...hand.sky(draw, frame),
      `2${diamond(1.02)}`,
      `3~-3${diamond(0.94)}`,
      `1~${diamond(0.78)}`,
      `4-2${line([x - glyph * 0.9, y], [x + glyph * 0.9, y])}`,
    ],
    figures: [
      corner(left ? 0.14 : 0.86, 0.15),
      corner(left ? 0.86 : 0.14, 0.86),
      hero(input, { part: 0.96 }),
    ],
  };
};

export const TABLE_SCENES = [lamp, fan, wheel, seats] as const;
export const CARD_SCENES = [fan, tiles, board, plaque] as const;
