import { pick } from '../seed.ts';
import { SMALL_FISH } from './game-motifs.ts';
import { hero, type SceneDrawer, type SceneInput } from './scene.ts';
import { line, list, round, steps } from './shapes.ts';

function bubbles({ draw, frame: { width, height } }: SceneInput, count: number): string {
  const all = steps(count).flatMap(() => [
    width * (0.06 + draw() * 0.88),
    height * (0.06 + draw() * 0.74),
    2.5 + draw() * 5.5,
  ]);
  return `3~-2o${list(all)}`;
}

/** Light from above, in the brand's style of rays. */
const light = ({ draw, frame, hand }: SceneInput): string =>
  `2~${hand.rays(draw, frame, frame.x, -frame.height * 0.2)}`;

/** Sand, in two rows of dunes. */
function bed({ draw, frame: { width, height } }: SceneInput): string[] {
  const dune = (high: number, shift: number) =>
    `M0 ${height}V${round(high)}Q${round(width * (0.2 + shift))} ${round(high - 20)} ${round(width * 0.5)} ${round(high + 6)}T${width} ${round(high)}V${height}z`;
  return [`2${dune(height * 0.82, draw() * 0.2)}`, `3~${dune(height * 0.9, -draw() * 0.1)}`];
}

/** Light falls through the water. */
const deep: SceneDrawer = (input) => ({
  back: [light(input), bubbles(input, 7), ...bed(input)],
  figures: [hero(input, { part: 1.04, turn: input.draw() * 12 - 6 })],
});

/** The screen of a boat's echo sounder. */
const sonar: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, glyph, width, height } = frame;
  const rings = [0.58, 0.84, 1.1].map((part) => `3~-2${hand.disc(x, y, glyph * part)}`);
  const marks = steps(5).flatMap(() => [width * draw(), height * draw(), 3.5]);
  return {
    back: [
      light(input),
      `2${hand.disc(x, y, glyph * 0.84)}`,
      ...rings,
      `3~-1.5${line([x, 0], [x, height])}${line([0, y], [width, y])}`,
      `4o${list(marks)}`,
    ],
    figures: [hero(input, { part: 0.98 })],
  };
};

/** A school of fish in the background. */
const school: SceneDrawer = (input) => {
  const { draw, frame } = input;
  const { width, height } = frame;
  const motif = pick(draw, SMALL_FISH);
  const flip = draw() < 0.5;
  const places = [
    [0.14, 0.16],
    [0.42, 0.1],
    [0.84, 0.18],
    [0.1, 0.82],
    [0.88, 0.8],
    [0.6, 0.9],
  ] as const;
  return {
    back: [light(input), bubbles(input, 6)],
    figures: [
      ...places.map(([px, py]) => ({
        motif,
        x: width * px + draw() * 12,
        y: height * py + draw() * 10,
        size: frame.glyph * (0.26 + draw() * 0.1),
        flip,
      })),
      hero(input, { part: 1.08, turn: flip ? -6 : 6 }),
    ],
  };
};

/** The glyph between corals. */
const reef: SceneDrawer = (input) => {
  const { draw, frame } = input;
  const { width, height, glyph } = frame;
  const coral = (x: number, size: number, flip: boolean) => ({
    motif: 'coral' as const,
    x,
    y: height - glyph * size * 0.42,
    size: glyph * size,
    flip,
  });
  return {
    back: [light(input), bubbles(input, 8), ...bed(input)],
    figures: [
      coral(width * 0.12, 0.62 + draw() * 0.16, false),
      coral(width * 0.88, 0.5 + draw() * 0.2, true),
      hero(input, { dy: -0.08, part: 1.02, turn: draw() * 10 - 5 }),
    ],
  };
};

/** The glyph in the meshes of a net. */
const net: SceneDrawer = (input) => {
  const { draw, frame, hand } = input;
  const { x, y, glyph, width, height } = frame;
  const gap = 26 + draw() * 8;
  const count = Math.ceil((width + height) / gap);
  const meshes = steps(count).map((at) => {
    const from = at * gap - height * 0.58;
    return (
      line([from, 0], [from + height * 0.58, height]) +
      line([from + height * 0.58, 0], [from, height])
    );
  });
  return {
    back: [
      light(input),
      `2${hand.disc(x, y, glyph * 0.9)}`,
      `3~-1.5${meshes.join('')}`,
      `1~${hand.disc(x, y, glyph * 0.7)}`,
    ],
    figures: [hero(input, { part: 1.06, turn: draw() * 16 - 8 })],
    front: [bubbles(input, 4)],
  };
};

export const SEA_SCENES = [deep, sonar, school, reef, net] as const;
