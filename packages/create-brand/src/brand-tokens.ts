import { CourtsideError } from '@courtside/kernel';
import { clampChroma, converter, parse, type Oklch } from 'culori';

export interface BrandColours {
  /** `#rrggbb`: buttons, links, the header's tint. */
  readonly primary: string;
  /** `#rrggbb`: the one accent of a view. */
  readonly accent: string;
}

/**
 * Lightness of each step, and its part of the colour's own chroma, as in the default theme, whose contrasts they keep.
 */
type Steps = Readonly<Record<string, readonly [lightness: number, chroma: number]>>;

const BRAND: Steps = {
  1: [0.945, 0.15],
  2: [0.785, 0.9],
  3: [0.72, 0.95],
  4: [0.42, 1],
  5: [0.36, 0.9],
  6: [0.29, 0.4],
  7: [0.2, 0.35],
};
const ACCENT: Steps = {
  1: [0.83, 0.7],
  2: [0.785, 0.9],
  3: [0.48, 1],
  4: [0.42, 0.9],
  5: [0.2, 0.35],
};
const NIGHT: Steps = { 1: [0.29, 0.4], 2: [0.24, 0.3], 3: [0.21, 0.18], 4: [0.166, 0.13] };
const ART: Steps = { 1: [0.31, 0.5], 2: [0.49, 0.85], 3: [0.85, 0.5] };

const toOklch = converter('oklch');

function read(name: keyof BrandColours, text: string): Oklch {
  const colour = /^#[0-9a-f]{6}$/i.test(text) ? toOklch(parse(text)) : undefined;
  if (colour) return colour;
  throw new CourtsideError(
    `${name} must be a colour such as #0a7a6c, not ${JSON.stringify(text)}`,
    {
      code: 'create-brand.option',
      kind: 'configuration',
    },
  );
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function palette({ c: chroma, h = 0 }: Oklch, steps: Steps): object {
  return Object.fromEntries(
    Object.entries(steps).map(([step, [l, part]]) => {
      const { c } = clampChroma({ mode: 'oklch', l, c: chroma * part, h }, 'oklch');
      return [step, { $value: { colorSpace: 'oklch', components: [l, round(c), round(h)] } }];
    }),
  );
}

/**
 * A token file from two colours. Their hue and chroma are kept; their lightness is that of the default theme, so that
 * every pair of colours keeps its contrast.
 *
 * @throws CourtsideError `create-brand.option` for a value that is not `#rrggbb`
 * @example brandTokens({ primary: '#1c4f9c', accent: '#d97a00' })
 */
export function brandTokens({ primary, accent }: BrandColours): object {
  const [one, other] = [read('primary', primary), read('accent', accent)];
  return {
    $description: `Made from ${primary} and ${accent} by @courtside/create-brand.`,
    palette: {
      $type: 'color',
      brand: palette(one, BRAND),
      accent: palette(other, ACCENT),
      night: palette(one, NIGHT),
      art: palette(one, ART),
    },
  };
}
