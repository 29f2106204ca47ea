import { clampChroma, converter, formatHex, formatHex8, type Color } from 'culori';

interface Measure {
  value: number;
  unit: string;
}

interface Colour {
  colorSpace: 'oklch';
  components: [number, number, number];
  alpha?: number;
}

interface Shadow {
  color: Colour;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

const toRgb = converter('rgb');

function colour({ colorSpace, components: [l, c, h], alpha = 1 }: Colour): string {
  if (colorSpace !== 'oklch') throw new Error(`a colour in ${String(colorSpace)}, not oklch`);
  const source: Color = { mode: 'oklch', l, c, h, alpha };
  const rgb = toRgb(clampChroma(source, 'oklch'));
  return alpha === 1 ? formatHex(rgb) : formatHex8(rgb);
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
