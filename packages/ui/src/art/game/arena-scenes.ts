import { hero, other, type SceneDrawer } from './scene.ts';
import { area, ellipse, line, list, onCircle, round, steps } from './shapes.ts';

/** Two sides, parted by one line. */
const versus: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, width, height, glyph, y } = frame;
  const lean = width * (0.14 + draw() * 0.1);
  return {
    back: [
      `2${area([0, 0], [x + lean, 0], [x - lean, height], [0, height])}`,
      `2~${hand.rays(draw, frame, x, y)}`,
      `4-4${line([x + lean, 0], [x - lean, height])}`,
      `1${hand.disc(x, y, glyph * 0.66)}`,
      `3~-3${hand.disc(x, y, glyph * 0.66)}`,
    ],
    figures: [
      { motif: other(input), x: width * 0.14, y: height * 0.84, size: glyph * 0.36 },
      { motif: other(input), x: width * 0.86, y: height * 0.16, size: glyph * 0.36, flip: true },
      hero(input, { part: 0.94 }),
    ],
  };
};

/** The view finder around a target. */
const finder: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const far = glyph * 0.78;
  const arm = glyph * 0.22;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx = 1, sy = 1]) =>
    line(
      [x + sx * (far - arm), y + sy * far],
      [x + sx * far, y + sy * far],
      [x + sx * far, y + sy * (far - arm)],
    ),
  );
  const bars = steps(4).flatMap((at) => [14 + at * 13, height - 20, 9, 8, 1]);
  return {
    back: [
      ...hand.sky(draw, frame),
      `2${hand.disc(x, y, glyph * 0.66)}`,
      `2~-10${hand.disc(x, y, glyph * (0.86 + draw() * 0.1))}`,
      `5-5${corners.join('')}`,
      `4r${list(bars.slice(0, 5 * (1 + Math.floor(draw() * 4))))}`,
      `3~r${list([width - 62, height - 20, 48, 8, 1])}`,
    ],
    figures: [hero(input)],
  };
};

/** A stage between two lights, and the heads of the audience. */
const stage: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, width, height, glyph } = frame;
  const beam = (side: number) => {
    const from = x + side * width * 0.42;
    const to = x - side * width * (0.02 + draw() * 0.1);
    return area([from - 8, 0], [from + 8, 0], [to + 44, height * 0.8], [to - 44, height * 0.8]);
  };
  const heads = steps(9).flatMap((at) => [
    ((at + 0.5) * width) / 9 + draw() * 8 - 4,
    height * (0.95 + draw() * 0.03),
    13 + draw() * 4,
  ]);
  return {
    back: [
      ...hand.sky(draw, frame),
      `3~${beam(-1)}`,
      `3~${beam(1)}`,
      `2${ellipse(x, height * 0.82, glyph * 0.94, glyph * 0.2)}`,
      `4-3${ellipse(x, height * 0.82, glyph * 0.84, glyph * 0.15)}`,
    ],
    figures: [hero(input, { dy: -0.06 })],
    front: [`1o${list(heads)}`],
  };
};

/** Cells of equal size. */
const cells: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const radius = 30 + draw() * 6;
  const all = steps(5).flatMap((row) =>
    steps(Math.ceil(width / (radius * 1.8)) + 1).map(
      (column) => [(column + (row % 2) / 2) * radius * 1.8, row * radius * 1.56 + 6] as const,
    ),
  );
  const cell = (cx: number, cy: number, part: number) =>
    area(...steps(6).map((at) => onCircle(cx, cy, radius * part, at / 6)));
  return {
    back: [
      ...hand.sky(draw, frame),
      `2~${all.map(([cx, cy]) => cell(cx, cy, 0.92)).join('')}`,
      `3~${all
        .filter(() => draw() < 0.2)
        .map(([cx, cy]) => cell(cx, cy, 0.92))
        .join('')}${cell(width + radius, height + radius, 0.5)}`,
      `2${hand.disc(x, y, glyph * 0.7)}`,
      `4-3${hand.disc(x, y, glyph * 0.76)}`,
    ],
    figures: [hero(input, { part: 0.96 })],
  };
};

/** Balls in a drum. */
const drum: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const ball = glyph * 0.15;
  const balls = steps(9).map((at) => [
    ...onCircle(x, y, glyph * (0.7 + draw() * 0.06), 0.27 + at / 17 + draw() * 0.01),
    ball,
  ]);
  return {
    back: [
      `2~${hand.rays(draw, frame, x, y)}`,
      `2o${list([x, y, glyph * 0.92])}`,
      `1~o${list([x, y, glyph * 0.78])}`,
      ...balls.flatMap((one, at) => {
        const [bx = 0, by = 0] = one;
        return [
          `${at % 3 === 0 ? 4 : at % 3 === 1 ? 3 : 5}o${list(one)}`,
          `1~o${list([bx, by, ball * 0.45])}`,
        ];
      }),
      `3~-4o${list([x, y, glyph * 0.92])}`,
      `1${area([0, height * 0.94], [width, height * 0.94], [width, height], [0, height])}`,
    ],
    figures: [hero(input, { dy: -0.1, part: 0.86 })],
  };
};

/** Path data of digits in straight strokes, relative to their middle. */
const DIGITS = [
  'm-3-5h6v10h-6z',
  'm-2-4l2-1v10',
  'm-3-5h6v5h-6v5h6',
  'm-3-5h6v5h-5m5 0v5h-6',
  'm-3-5v5h6m0-5v10',
  'm3-5h-6v5h6v5h-6',
  'm3-5h-6v10h6v-5h-6',
  'm-3-5h6l-4 10',
  'm-3-5h6v10h-6zm0 5h6',
] as const;

/** Drawn numbers, as balls in a row below. */
const row: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const count = 5 + Math.floor(draw() * 2);
  const chosen = Math.floor(draw() * count);
  const radius = Math.min((width / count) * 0.42, 20);
  const places = steps(count).map((at) => [((at + 0.5) * width) / count, height * 0.87]);
  return {
    back: [
      ...hand.sky(draw, frame),
      `2${hand.disc(x, y - glyph * 0.1, glyph * 0.72)}`,
      `3~-2${hand.disc(x, y - glyph * 0.1, glyph * 0.78)}`,
      `1${area([0, height * 0.76], [width, height * 0.76], [width, height], [0, height])}`,
      ...places.flatMap(([cx = 0, cy = 0], at) => [
        `${at === chosen ? 4 : 3}o${list([cx, cy, radius])}`,
        `5o${list([cx, cy, radius * 0.56])}`,
        `1-2.4M${round(cx)} ${round(cy)}${DIGITS[Math.floor(draw() * DIGITS.length)] ?? ''}`,
      ]),
    ],
    figures: [hero(input, { dy: -0.14, part: 0.96 })],
  };
};

/** A form with its crosses. */
const form: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, width, height, glyph } = frame;
  const side = width / 7;
  const fields = steps(7).flatMap((column) =>
    steps(Math.ceil(height / side)).map((line_) => [column * side + 3, line_ * side + 3] as const),
  );
  const box = ([bx, by]: readonly [number, number]) => [bx, by, side - 6, side - 6, 4];
  return {
    back: [
      ...hand.sky(draw, frame),
      `2~r${list(fields.flatMap(box))}`,
      `4r${list([...fields.filter(() => draw() < 0.1), fields[3] ?? ([0, 0] as const)].flatMap(box))}`,
      `1${hand.disc(x, y, glyph * 0.74)}`,
      `2${hand.disc(x, y, glyph * 0.66)}`,
    ],
    figures: [hero(input, { part: 0.94 })],
  };
};

/** Lanes that run to one point. */
const lanes: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, width, height } = frame;
  const far = height * (0.36 + draw() * 0.08);
  const away = x + (draw() - 0.5) * width * 0.5;
  const count = 5;
  const edge = (at: number) => width * (at / count - 0.5) * 3 + width / 2;
  return {
    back: [
      ...hand.sky(draw, frame),
      ...steps(count).map(
        (at) =>
          `${at % 2 === 0 ? '2' : '2~'}${area([away - 6 + (at * 12) / count, far], [away - 6 + ((at + 1) * 12) / count, far], [edge(at + 1), height], [edge(at), height])}`,
      ),
      `5-3${line([away, far + 14], [away + (width / 2 - away) * 0.2, far + 46])}`,
      `3~-2${line([0, far], [width, far])}`,
    ],
    figures: [hero(input, { dy: 0.04 })],
  };
};

/** A ground under four lights. */
const night: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { width, height, glyph, x, y } = frame;
  const lights = [0.12, 0.88].flatMap((side) =>
    steps(6).flatMap((at) => [
      width * side + ((at % 3) - 1) * 10,
      height * 0.1 + Math.floor(at / 3) * 10 + draw() * 2,
      3.8,
    ]),
  );
  return {
    back: [
      `3~${area([width * 0.12, height * 0.1], [x + glyph * 0.2, height], [x - glyph * 1.1, height])}`,
      `3~${area([width * 0.88, height * 0.1], [x + glyph * 1.1, height], [x - glyph * 0.2, height])}`,
      `5o${list(lights)}`,
      ...hand.floor(draw, frame, y + glyph * 0.3),
    ],
    figures: [hero(input)],
  };
};

/** The sides of a match on a board above the ground. */
const score: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, width, height, glyph, y } = frame;
  return {
    back: [
      `2~${hand.rays(draw, frame, x, y + glyph * 0.2)}`,
      ...hand.floor(draw, frame, height * (0.66 + draw() * 0.06)),
      `1r${list([x - width * 0.34, 10, width * 0.68, 34, 6])}`,
      `3r${list([x - width * 0.3, 17, width * 0.22, 20, 3, x + width * 0.08, 17, width * 0.22, 20, 3])}`,
      `4o${list([x, 22, 3, x, 32, 3])}`,
    ],
    figures: [hero(input, { dy: 0.12, part: 1.02, turn: draw() * 8 - 4 })],
  };
};

export const ARENA_SCENES = [versus, finder, stage, cells] as const;
export const DRAW_SCENES = [drum, row, form, lanes] as const;
export const SPORT_SCENES = [night, lanes, score, stage] as const;
