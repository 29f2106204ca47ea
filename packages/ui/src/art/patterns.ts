import type { BuiltInImagery, Frame } from './imagery-family.ts';
import { pick, type Draw } from './seed.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** Path data from corner to corner. */
const line = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

type Ground = (draw: Draw, frame: Frame) => string[];

/** A court seen from the side: rows of seats, the far touchline, its lines and one ball. */
const courtside: Ground = (draw, { width, height, x: middle, y, glyph }) => {
  const far = height * (0.3 + draw() * 0.1);
  const near = height * 1.04;
  const lean = (draw() - 0.5) * width * 0.24;
  const left = middle - width * 0.36 + lean;
  const right = middle + width * 0.36 + lean;
  const spread = width * 0.3;
  /** A place on the court: 0 to 1 from left to right, 0 to 1 from far to near. */
  const at = (across: number, deep: number): [number, number] => {
    // Equal steps look larger the nearer they are.
    const seen = deep / (2 - deep);
    const start = left - spread * seen;
    const end = right + spread * seen;
    return [start + (end - start) * across, far + (near - far) * seen];
  };
  const corners = `${line(at(0, 0), at(1, 0), at(1, 1), at(0, 1))}z`;
  const [cx, cy] = at(0.5, 0.56);
  const circle = `M${round(cx - glyph * 0.5)} ${round(cy)}a${round(glyph * 0.5)} ${round(glyph * 0.16)} 0 1 0 ${round(glyph)} 0a${round(glyph * 0.5)} ${round(glyph * 0.16)} 0 1 0 ${round(-glyph)} 0z`;
  const box = (inner: number, outer: number) =>
    line(at(outer, 0.22), at(inner, 0.22), at(inner, 0.82), at(outer, 0.82));
  const lines: Record<string, string> = {
    pitch: line(at(0.5, 0), at(0.5, 1)) + circle + box(0.16, 0) + box(0.84, 1),
    court:
      line(at(0.5, 0), at(0.5, 1)) +
      line(at(0, 0.14), at(1, 0.14)) +
      line(at(0, 0.86), at(1, 0.86)) +
      line(at(0.24, 0.14), at(0.24, 0.86)) +
      line(at(0.76, 0.14), at(0.76, 0.86)) +
      line(at(0.24, 0.5), at(0.76, 0.5)),
    lanes: [0.2, 0.4, 0.6, 0.8].map((deep) => line(at(0, deep), at(1, deep))).join(''),
  };
  const marks = lines[pick(draw, ['pitch', 'pitch', 'court', 'lanes'])] ?? '';
  const rows = [0.22, 0.46, 0.7, 0.94].map((part) => {
    const high = far * part;
    return line([0, high], [width, high]);
  });
  const side = draw() < 0.5 ? 0.1 : 0.9;
  const [bx, by] = at(side, 0.62 + draw() * 0.2);
  const ball = Math.min(width, height) * 0.032;
  const inFrame = Math.min(Math.max(bx, ball * 2), width - ball * 2);
  const foot = y + glyph * 0.5;
  return [
    `2~-2${rows.join('')}`,
    `2${corners}`,
    `3~-2${corners}${marks}`,
    `1~M${round(middle - glyph * 0.48)} ${round(foot)}a${round(glyph * 0.48)} ${round(glyph * 0.11)} 0 1 0 ${round(glyph * 0.96)} 0a${round(glyph * 0.48)} ${round(glyph * 0.11)} 0 1 0 ${round(-glyph * 0.96)} 0z`,
    `4o${round(inFrame)} ${round(by)} ${round(ball)}`,
  ];
};

/** Sideways distance of a diagonal for each unit down: 30 degrees from the vertical. */
const SLOPE = Math.tan(Math.PI / 6);
const CELL = 40;

/** A square grid, and bands at one single angle. */
const meridian: Ground = (draw, { width, height, x, glyph }) => {
  const steps = (size: number, first: number) =>
    Array.from({ length: Math.ceil((size - first) / CELL) }, (_, at) => first + at * CELL);
  const shift = Math.round(draw() * 4) * 10;
  const grid =
    steps(width, shift)
      .map((at) => line([at, 0], [at, height]))
      .join('') +
    steps(height, CELL / 2)
      .map((at) => line([0, at], [width, at]))
      .join('');
  const run = height * SLOPE;
  /** A band whose middle crosses half of the height at `at`. */
  const band = (at: number, wide: number, top = 0, bottom = height) => {
    const place = (down: number) => at + run / 2 - down * SLOPE;
    return `${line([place(top) - wide / 2, top], [place(top) + wide / 2, top], [place(bottom) + wide / 2, bottom], [place(bottom) - wide / 2, bottom])}z`;
  };
  const wide = glyph * (0.95 + draw() * 0.3);
  const side = draw() < 0.5 ? -1 : 1;
  const gap = wide / 2 + CELL * (0.5 + draw() * 0.3);
  const half = height / 2;
  const cut = CELL / 2 + CELL * Math.floor(draw() * Math.max(1, height / CELL - 1));
  return [
    `2~-1${grid}`,
    `2${band(x, wide)}`,
    `2~${band(x - side * (wide * 0.5 + CELL * 1.1), CELL * 1.2)}`,
    `3~${band(x - side * (wide * 0.5 + CELL * 1.1), CELL * 1.2, side > 0 ? half : 0, side > 0 ? height : half)}`,
    `4${band(x + side * gap, CELL * 0.12)}`,
    `3${band(x + side * (gap + CELL * 0.3), CELL * 0.08, cut, Math.min(height, cut + CELL * 2))}`,
    `4${band(x - side * gap, CELL * 0.16, cut, Math.min(height, cut + CELL))}`,
  ];
};

/** Rows of waves below, a full circle behind the glyph, and clouds of circles. */
const vermilion: Ground = (draw, { width, height, x, y, glyph }) => {
  const sun = glyph * (0.6 + draw() * 0.22);
  const aside = (draw() - 0.5) * glyph * 0.5;
  const above = (draw() - 0.6) * glyph * 0.24;
  const scale = Math.max(18, height * (0.1 + draw() * 0.035));
  const start = draw() * scale;
  const rows = 3;
  const waves = Array.from({ length: rows }, (_, row) => {
    const high = height - scale * 0.15 - (rows - 1 - row) * scale * 0.52;
    const from = (row % 2 === 0 ? -start : scale - start) - scale;
    const count = Math.ceil((width - from) / (scale * 2)) + 1;
    const middles = Array.from({ length: count }, (_, at) => from + at * scale * 2);
    const discs = (part: number) =>
      middles
        .map((at) => `${round(at)} ${round(high + scale * 0.5)} ${round(scale * part)}`)
        .join(' ');
    return [
      `2o${discs(1)}`,
      `1-${round(scale * 0.09)}o${discs(1)}`,
      `3~-${round(scale * 0.09)}o${discs(0.72)} ${discs(0.42)}`,
    ];
  }).flat();
  const cloud = (cx: number, cy: number, size: number) =>
    [
      [0, 0, 1],
      [-1.25, 0.3, 0.7],
      [1.2, 0.25, 0.75],
      [-2.1, 0.55, 0.42],
      [2.15, 0.5, 0.46],
    ]
      .map(
        ([dx = 0, dy = 0, r = 1]) =>
          `${round(cx + dx * size)} ${round(cy + dy * size)} ${round(r * size)}`,
      )
      .join(' ');
  const left = draw() < 0.5;
  const size = height * (0.055 + draw() * 0.02);
  // Where there is a text on the left, the sky above it stays empty.
  const [near, far] = x > width * 0.6 ? [0.6, 0.93] : [0.14, 0.88];
  const one = cloud(width * (left ? near : far), height * (0.2 + draw() * 0.1), size);
  const other = cloud(width * (left ? far : near), height * (0.42 + draw() * 0.08), size * 0.75);
  return [
    `2o${round(x + aside)} ${round(y + above)} ${round(sun)}`,
    `4-1.5o${round(x + aside * 0.6)} ${round(y + above)} ${round(sun * 1.1)}`,
    `3~o${one}`,
    `3~o${other}`,
    ...waves,
  ];
};

const GROUNDS: Readonly<Record<BuiltInImagery, Ground>> = { courtside, meridian, vermilion };

/** The layers behind the glyph, in the notation of `readLayers`, from back to front. */
export function drawGround(imagery: BuiltInImagery, draw: Draw, frame: Frame): string {
  return GROUNDS[imagery](draw, frame).join('|');
}
