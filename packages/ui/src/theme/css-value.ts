import { clampChroma, converter, formatHex, formatHex8, parse, type Color } from 'culori';

interface Measure {
  value: number;
  unit: string;
}

/** The form of the format since 2025.10; before, a text such as `#0a7`. */
type Colour =
  { colorSpace: 'oklch' | 'srgb'; components: [number, number, number]; alpha?: number } | string;

interface Shadow {
  color: Colour;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

const toRgb = converter('rgb');

function source(value: Colour): Color {
  if (typeof value === 'string') {
    const parsed = value.startsWith('#') ? parse(value) : undefined;
    if (!parsed) throw new Error(`${JSON.stringify(value)} is no colour`);
    return parsed;
  }
  const { colorSpace, components, alpha = 1 } = value;
  const [a, b, c] = components ?? [];
  if (![a, b, c, alpha].every(Number.isFinite)) throw new Error('a colour without its numbers');
  if (colorSpace === 'oklch') return { mode: 'oklch', l: a, c: b, h: c, alpha };
  if (colorSpace === 'srgb') return { mode: 'rgb', r: a, g: b, b: c, alpha };
  throw new Error(`a colour in ${String(colorSpace)}, not oklch or srgb`);
}

function colour(value: Colour): string {
  const rgb = toRgb(clampChroma(source(value), 'oklch'));
  return (rgb.alpha ?? 1) === 1 ? formatHex(rgb) : formatHex8(rgb);
}

const measure = ({ value, unit }: Measure) => `${value}${unit}`;

/** Lengths follow the type, which grows with wide screens (spec access 2); hairlines do not. */
const length = ({ value, unit }: Measure) =>
  unit === 'px' && value >= 4 ? `${value / 16}rem` : measure({ value, unit });

const shadow = (layers: Shadow[]) =>
  layers
    .map(({ color, offsetX, offsetY, blur, spread }) =>
      [...[offsetX, offsetY, blur, spread].map(measure), colour(color)].join(' '),
    )
    .join(', ');

/** A resolved DTCG value as CSS. */
export function cssValue(type: string | undefined, value: unknown): string {
  switch (type) {
    case 'color':
      return colour(value as Colour);
    case 'dimension':
      return length(value as Measure);
    case 'duration':
      return measure(value as Measure);
    case 'shadow':
      return shadow(value as Shadow[]);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (/\s/.test(name) ? `'${name}'` : name)).join(', ');
    case 'fontWeight':
    case 'number':
      return String(value);
    default:
      throw new Error(`no CSS for a token of type ${type ?? '(none)'}`);
  }
}
