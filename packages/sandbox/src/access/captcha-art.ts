import { randomInt } from 'node:crypto';
import { GLYPHS } from './glyphs.ts';

const dataUri = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const some = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const INK = ['#1f3a5f', '#5b2a3c', '#1e5945', '#5a4511', '#3d2b6b'] as const;

/** Four characters that a person can read. */
export const captchaText = (): string =>
  Array.from({ length: 4 }, () => some(Object.keys(GLYPHS))).join('');

/** The picture of a text, drawn stroke by stroke: there is no text in it to copy out. */
export function captchaPicture(text: string): string {
  const letters = Array.from(text, (char, i) => {
    const move = `translate(${14 + i * 26 + randomInt(5)} ${10 + randomInt(7)})`;
    const turn = `rotate(${randomInt(41) - 20} 8 12) scale(${3.4 + randomInt(9) / 10})`;
    return `<path transform="${move} ${turn}" d="${GLYPHS[char] ?? ''}" stroke="${some(INK)}" stroke-width=".75"/>`;
  });
  const noise = Array.from({ length: 5 }, () => {
    const y = (): number => randomInt(48);
    return `<path d="M0 ${y()}Q${randomInt(120)} ${y()} 120 ${y()}" stroke="${some(INK)}" stroke-width="1" opacity=".45"/>`;
  });
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48" viewBox="0 0 120 48"><rect width="120" height="48" fill="#f3f1ec"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}${noise.join('')}</g></svg>`,
  );
}

export const SLIDER = { width: 320, height: 160, piece: 48, tolerance: 5 } as const;

export interface SliderArt {
  readonly x: number;
  readonly y: number;
  readonly image: string;
  readonly piece: string;
}

/** A scene with a hole in it, and the piece that was cut out. */
export function sliderArt(): SliderArt {
  const { width, height, piece } = SLIDER;
  const x = randomInt(piece + 40, width - piece - 8);
  const y = randomInt(8, height - piece - 8);
  const hue = randomInt(360);
  const hills = Array.from({ length: 3 }, (_, i) => {
    const base = 70 + i * 28;
    return `<path d="M0 ${base}Q${40 + randomInt(60)} ${base - 50 + randomInt(30)} ${140 + randomInt(40)} ${base}T${width} ${base - randomInt(20)}V${height}H0Z" fill="hsl(${hue + i * 35} 45% ${62 - i * 14}%)"/>`;
  });
  const dots = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${3 + randomInt(9)}" fill="hsl(${randomInt(360)} 60% 60%)" opacity=".55"/>`,
  );
  const scene = `<rect width="${width}" height="${height}" fill="hsl(${hue} 50% 82%)"/>${hills.join('')}${dots.join('')}`;
  // A square with a knob on its right side.
  const shape = `M4 4H38V18Q46 14 46 24Q46 34 38 30V44H4Z`;
  return {
    x,
    y,
    image: dataUri(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene}<path transform="translate(${x} ${y})" d="${shape}" fill="#000" fill-opacity=".5" stroke="#fff" stroke-opacity=".7"/></svg>`,
    ),
    piece: dataUri(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${piece}" height="${piece}" viewBox="0 0 ${piece} ${piece}"><clipPath id="p"><path d="${shape}"/></clipPath><g clip-path="url(#p)"><g transform="translate(${-x} ${-y})">${scene}</g></g><path d="${shape}" fill="none" stroke="#fff" stroke-width="1.5"/></svg>`,
    ),
  };
}
