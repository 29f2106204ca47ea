import type { Frame, Imagery } from '../imagery-family.ts';
import type { Draw } from '../seed.ts';
import { area, ellipse, line, list, onCircle, round, steps } from './shapes.ts';

/** The basic shapes in the style of a brand; the scenes of games are made of these. */
export interface Hand {
  /** Body of a layer: a full shape about a middle. */
  disc(x: number, y: number, radius: number): string;
  /** Body of a layer: a gate, from its top down to the foot. */
  arch(x: number, top: number, half: number, foot: number): string;
  /** Rays or rings that start at a middle and fill the frame. */
  rays(draw: Draw, frame: Frame, x: number, y: number): string;
  /** The upper part of a picture, behind everything. */
  sky(draw: Draw, frame: Frame): string[];
  /** The ground on which things stand, from `high` down. */
  floor(draw: Draw, frame: Frame, high: number): string[];
}

const SLOPE = Math.tan(Math.PI / 6);

const roundArch: Hand['arch'] = (x, top, half, foot) =>
  `M${round(x - half)} ${foot}V${round(top + half)}a${round(half)} ${round(half)} 0 0 1 ${round(2 * half)} 0V${foot}z`;

/** Courts in perspective: wedges, rows of seats, the lines of a court. */
const courtside: Hand = {
  disc: (x, y, radius) => `o${list([x, y, radius])}`,
  arch: roundArch,
  rays(draw, { width, height }, x, y) {
    const count = 9 + Math.floor(draw() * 3) * 2;
    const start = draw() / count;
    const far = width + height;
    return steps(count)
      .map((at) =>
        area(
          [x, y],
          onCircle(x, y, far, start + at / count),
          onCircle(x, y, far, start + (at + 0.5) / count),
        ),
      )
      .join('');
  },
  sky(draw, { width, height }) {
    const gap = height * (0.07 + draw() * 0.04);
    const rows = steps(6).map((at) => line([0, gap * (at + 0.6)], [width, gap * (at + 0.6)]));
    return [`2~-2${rows.join('')}`];
  },
  floor(draw, { width, height, x }, high) {
    const lean = (draw() - 0.5) * width * 0.2;
    const across = [-1.6, -0.8, 0, 0.8, 1.6].map((part) =>
      line([x + lean + part * width * 0.22, high], [x + lean * 2 + part * width * 0.46, height]),
    );
    const deep = [0.22, 0.56].map((part) =>
      line([0, high + (height - high) * part], [width, high + (height - high) * part]),
    );
    return [
      `2${area([0, high], [width, high], [width, height], [0, height])}`,
      `3~-2${line([0, high], [width, high])}${across.join('')}${deep.join('')}`,
    ];
  },
};

/** Hexagons, bands and a grid with a single angle, and no curves. */
const meridian: Hand = {
  disc: (x, y, radius) => area(...steps(6).map((at) => onCircle(x, y, radius, at / 6 + 1 / 12))),
  arch(x, top, half, foot) {
    const shoulder = top + half / 2 / SLOPE;
    const [near, far] = [half / 2, half];
    return area(
      [x - far, foot],
      [x - far, shoulder],
      [x - near, top],
      [x + near, top],
      [x + far, shoulder],
      [x + far, foot],
    );
  },
  rays(draw, { width, height }, x) {
    const wide = 15 + draw() * 12;
    const run = height * SLOPE;
    const start = ((x + draw() * wide * 2) % (wide * 2)) - run - wide * 2;
    return steps(Math.ceil((width + run * 2) / (wide * 2)))
      .map((at) => start + at * wide * 2)
      .map((at) => area([at + run, 0], [at + run + wide, 0], [at + wide, height], [at, height]))
      .join('');
  },
  sky(draw, { width, height }) {
    const cell = 40;
    const shift = Math.round(draw() * 4) * 10;
    const down = steps(Math.ceil(width / cell)).map((at) =>
      line([shift + at * cell, 0], [shift + at * cell, height]),
    );
    const along = steps(Math.ceil(height / cell)).map((at) =>
      line([0, 20 + at * cell], [width, 20 + at * cell]),
    );
    return [`2~-1${down.join('')}${along.join('')}`];
  },
  floor(draw, { width, height }, high) {
    const run = (height - high) * SLOPE;
    const wide = 10 + draw() * 8;
    const strips = steps(Math.ceil(width / (wide * 3)) + 2).map((at) => {
      const left = at * wide * 3 - run;
      return area(
        [left + run, high],
        [left + run + wide, high],
        [left + wide, height],
        [left, height],
      );
    });
    return [
      `2${area([0, high], [width, high], [width, height], [0, height])}`,
      `1~${strips.join('')}`,
      `3${area([0, high], [width, high], [width, high + 3], [0, high + 3])}`,
    ];
  },
};

/** Circles, waves and clouds. */
const vermilion: Hand = {
  disc: (x, y, radius) => `o${list([x, y, radius])}`,
  arch: roundArch,
  rays(draw, { width, height }, x, y) {
    const far = Math.hypot(width, height);
    const gap = 17 + draw() * 9;
    // Nested rings, of which every second one is filled.
    return steps(Math.floor(far / gap / 2))
      .map((at) => {
        const [outer, inner] = [gap * (at * 2 + 2), gap * (at * 2 + 1)].map(round);
        return `M${round(x)} ${round(y - (outer ?? 0))}a${outer} ${outer} 0 1 0 .1 0zM${round(x)} ${round(y - (inner ?? 0))}a${inner} ${inner} 0 1 1 -.1 0z`;
      })
      .join('');
  },
  sky(draw, { width, height }) {
    const size = height * (0.06 + draw() * 0.02);
    const cloud = (cx: number, cy: number, part: number) =>
      [
        [0, 0, 1],
        [-1.25, 0.3, 0.7],
        [1.2, 0.25, 0.75],
        [-2.1, 0.55, 0.42],
        [2.15, 0.5, 0.46],
      ].flatMap(([dx = 0, dy = 0, r = 1]) => [
        cx + dx * size * part,
        cy + dy * size * part,
        r * size * part,
      ]);
    const left = draw() < 0.5 ? 0.16 : 0.84;
    return [
      `3~o${list([
        ...cloud(width * left, height * (0.16 + draw() * 0.08), 1),
        ...cloud(width * (1 - left), height * (0.36 + draw() * 0.12), 0.8),
      ])}`,
    ];
  },
  floor(draw, { width, height }, high) {
    const scale = (height - high) * (0.42 + draw() * 0.14);
    const rows = steps(3).flatMap((row) => {
      const y = high + scale * (0.72 + row * 0.6);
      const from = -scale * (row % 2) - draw() * scale * 0.4;
      const middles = steps(Math.ceil(width / scale / 2) + 2).map((at) => from + at * scale * 2);
      const discs = (part: number) => list(middles.flatMap((at) => [at, y, scale * part]));
      const thin = round(scale * 0.09);
      return [`2o${discs(1)}`, `1-${thin}o${discs(1)}`, `3~-${thin}o${discs(0.7)} ${discs(0.4)}`];
    });
    return rows;
  },
};

const HANDS = { courtside, meridian, vermilion } as const;

/** The shapes of a family; a brand's own family draws the ground itself, the other shapes are circles and ellipses. */
export function handOf(imagery: Imagery): Hand {
  if (typeof imagery === 'string') return HANDS[imagery];
  return {
    ...vermilion,
    sky: (draw, frame) =>
      imagery
        .drawGround(draw, frame)
        .flatMap(({ tone, faint, line: width, path, circles = [] }) => {
          const head = `${tone}${faint === true ? '~' : ''}${width === undefined ? '' : `-${width}`}`;
          const round3 = circles.flatMap(({ x, y, radius }) => [x, y, radius]);
          return [
            ...(path === undefined ? [] : [head + path.trimStart()]),
            ...(round3.length === 0 ? [] : [`${head}o${list(round3)}`]),
          ];
        }),
    floor: (_draw, { width, height, x }, high) => [
      `2${ellipse(x, height + (height - high) * 0.4, width * 0.8, (height - high) * 1.4)}`,
    ],
  };
}
