import type { Schemas } from '../gateway-call.ts';

type Game = Schemas['Game'];
type Theme = Game['theme'];
type Feature = Game['features'][number];

const GLYPHS: Readonly<Record<Exclude<Theme, 'classic'>, string>> = {
  fortune: 'coin ingot packet chest chip gift crown gourd compass',
  fruit: 'fruit seven bell candy peach',
  orient: 'lantern pagoda lotus fan mask moon drum rabbit leaf mahjong panda',
  myth: 'dragon phoenix koi tiger temple pharaoh pyramid flame volcano frog',
  space: 'planet rocket star bolt gem grid wheel',
  adventure: 'sword helmet longship pickaxe castle potion mountain anchor shield target snow horse',
  ocean:
    'fish octopus shark crab wave whale turtle jelly squid pearl trident coral manta angler boat sail',
};

const THEMES: ReadonlyMap<string, Theme> = new Map(
  Object.entries(GLYPHS).flatMap(([theme, glyphs]) =>
    glyphs.split(' ').map((glyph) => [glyph, theme as Theme] as const),
  ),
);

/** Theme of a game; `classic` for tables, draws and matches. */
export function themeOf(category: Game['category'], motif: string): Theme {
  if (category === 'BY') return 'ocean';
  return category === 'DZ' ? (THEMES.get(motif) ?? 'classic') : 'classic';
}

const FEATURES: Readonly<Partial<Record<Game['category'], readonly Feature[]>>> = {
  DZ: ['three-reels'],
  BY: ['choose-target'],
  ZR: ['live-table'],
  CP: ['instant-draw'],
  DJ: ['best-of-three'],
};

/** Features in the game's rules. */
export const featuresOf = (category: Game['category'], pooled: boolean): Feature[] => [
  ...(FEATURES[category] ?? []),
  ...(pooled ? (['jackpot'] as const) : []),
];

const CYCLE = ['medium', 'low', 'high'] as const;

/** Spread of a game's wins; only for slots. */
export const volatilityOf = (category: Game['category'], index: number): Game['volatility'] =>
  category === 'DZ' ? (CYCLE[index % CYCLE.length] ?? 'medium') : '';
