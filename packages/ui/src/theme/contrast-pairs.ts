/** Foreground, background, least contrast. Names are custom properties without `--cs-`. */
export type Pair = readonly [foreground: string, background: string, minimum: number];

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the marks of a control, its state or its focus. */
export const TEXT = 4.5;
export const CONTROL = 3;

const SURFACES = ['surface', 'surface-2', 'surface-3', 'page'] as const;
const MOVES = ['up', 'down'] as const;

const cross = (
  foregrounds: readonly string[],
  backgrounds: readonly string[],
  minimum: number,
): Pair[] =>
  foregrounds.flatMap((front) => backgrounds.map((back): Pair => [front, back, minimum]));

/** Every pair in which a style sheet of the kit puts one colour on the other. */
export const PAIRS: readonly Pair[] = [
  ...cross(['text', 'text-2', 'text-3', 'brand', 'brand-hover'], SURFACES, TEXT),
  ...cross(['accent-text', 'live', 'danger', 'success', 'warning', 'info'], SURFACES, TEXT),
  ...cross(['text', 'text-2', 'text-3', 'brand'], ['brand-soft'], TEXT),
  ...cross(['text-3', 'accent-text'], ['danger-soft'], TEXT),
  ...['danger', 'success', 'warning', 'info'].flatMap((tone) =>
    cross([tone, 'text', 'text-2'], [`${tone}-soft`], TEXT),
  ),

  ...cross(['on-brand'], ['brand', 'brand-hover'], TEXT),
  ...cross(['on-accent'], ['accent', 'accent-hover'], TEXT),
  ...cross(['on-inverse'], ['inverse', 'inverse-danger', 'inverse-success'], TEXT),
  // Partly transparent: checked over white here, over white and black in a separate test.
  ['on-media-control', 'media-control', TEXT],
  ...cross(['on-art'], ['art-1', 'art-2'], TEXT),

  ...cross(['on-header', 'on-header-2', 'header-accent'], ['header', 'header-2'], TEXT),
  ...cross(['header-focus'], ['header', 'header-2'], CONTROL),

  ...cross(['text', 'text-2'], ['price-bg', 'price-hover'], TEXT),
  ...cross(['on-price-selected'], ['price-selected', 'price-selected-hover'], TEXT),
  ...cross(['on-price-pending', 'text'], ['price-pending'], TEXT),
  ...cross(['on-price-suspended'], ['price-suspended'], TEXT),
  ...cross(MOVES, ['price-bg', 'price-hover', 'surface', 'surface-2'], TEXT),
  ...MOVES.map((move): Pair => [move, `${move}-soft`, TEXT]),

  // A control is distinguished from its surroundings by its border or its filling.
  ...cross(['line-strong', 'focus', 'accent-line'], SURFACES, CONTROL),
  ...cross(['brand', 'focus'], ['brand-soft'], CONTROL),
  ...cross(['focus', 'price-selected'], ['price-bg', 'price-hover'], CONTROL),
  ...cross(
    [1, 2, 3, 4, 5, 6].map((n) => `chart-${n}`),
    ['surface', 'surface-2'],
    CONTROL,
  ),
];

const MOVE_PALETTE = 'the up and down of some palette of price colours, which are checked in each';

/** Semantic colours without a pair, and why. */
export const EXEMPT: Readonly<Record<string, string>> = {
  line: 'parts rows and cells; nothing is known by it alone',
  'chart-grid': 'helps the eye; the values are in the axis texts',
  scrim: 'lies under dialogs, and nothing is written on it',
  'art-3': 'shape of a picture without text',
  'art-4': 'shape of a picture without text',
  'art-5': 'shape of a picture without text',
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7].flatMap((hue) =>
      [1, 2, 3].map((tone) => [`game-${hue}-${tone}`, 'shape of a picture without text']),
    ),
  ),
  'move-red': MOVE_PALETTE,
  'move-red-soft': MOVE_PALETTE,
  'move-green': MOVE_PALETTE,
  'move-green-soft': MOVE_PALETTE,
  'move-blue': MOVE_PALETTE,
  'move-blue-soft': MOVE_PALETTE,
  'move-orange': MOVE_PALETTE,
  'move-orange-soft': MOVE_PALETTE,
};
