import { drawFrom, pick } from '../../art/seed.ts';

/** Patterns that divide a shield between its two colours. */
export const PARTINGS = [
  'border',
  'pale',
  'stripes',
  'hoops',
  'bend',
  'chevron',
  'quarters',
  'sash',
] as const;
export type Parting = (typeof PARTINGS)[number];

export interface ClubLook {
  /** Hex colours; the first is the ground of the monogram. */
  colours: readonly [string, string];
  parting: Parting;
  monogram: string;
  /**
   * Colour of the monogram: the second where its contrast on the first is at least 4.5:1, else the better of black and
   * white.
   */
  ink: string;
}

// A club is known by its colours, like a country by its flag: they belong to no brand and to no edition.
export const DEEP = [
  '#a3121c',
  '#14224d',
  '#1a489c',
  '#0b5f33',
  '#1b1b1f',
  '#6b1230',
  '#4a2a7f',
  '#0a5560',
  '#5a2e12',
] as const;
export const BRIGHT = [
  '#ffffff',
  '#f5c431',
  '#a9d5f5',
  '#d5dbe1',
  '#ffcda6',
  '#b6e3c0',
  '#f9cdda',
] as const;

const WHITE = '#ffffff';
const BLACK = '#000000';
const TEXT = 4.5;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two hex colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Common words before and after the names of clubs. */
const FILLERS =
  /^(?:a?fc|[acs]f|sc|ac|as|ss|us|rc|cd|ud|sv|vfb|vfl|tsg|bc|1\.|club|de|the|&|\d+)$/i;
const HAN = /\p{Script=Han}/u;

/** Up to three letters of a name, or its first Chinese character. @example monogramOf('Real Madrid CF') // 'RM' */
export function monogramOf(name: string): string {
  const han = HAN.exec(name);
  if (han) return han[0];
  const words = name.split(/[\s.\-/]+/).filter(Boolean);
  const telling = words.filter((word) => !FILLERS.test(word));
  const used = telling.length > 0 ? telling : words;
  const [only = ''] = used;
  const letters =
    used.length === 1 ? [...only].slice(0, 2) : used.map((word) => [...word][0] ?? '');
  return letters.slice(0, 3).join('').toUpperCase();
}

/** The look of a club: the given parts, and the rest determined by its name. */
export function clubLook(
  name: string,
  given: Partial<Pick<ClubLook, 'colours' | 'parting' | 'monogram'>> = {},
): ClubLook {
  const draw = drawFrom(name);
  const drawn: [string, string] = [pick(draw, DEEP), pick(draw, BRIGHT)];
  const parting = pick(draw, PARTINGS);
  const colours = given.colours ?? drawn;
  const [ground, other] = colours;
  const best = contrastOf(WHITE, ground) >= contrastOf(BLACK, ground) ? WHITE : BLACK;
  return {
    colours,
    parting: given.parting ?? parting,
    monogram: given.monogram ?? monogramOf(name),
    ink: contrastOf(other, ground) >= TEXT ? other : best,
  };
}
