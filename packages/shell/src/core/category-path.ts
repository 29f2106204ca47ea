import type { Category } from './categories.ts';

const paths: Partial<Record<Category, string>> = {
  home: '/',
  sport: '/game/sport',
  egame: '/game/egame',
  realbet: '/game/realbet',
  lottery: '/game/lottery',
  chess: '/game/chess',
  gaming: '/game/gaming',
  fish: '/game/fishing',
};

/** Address of a category's page (spec access 2). @example categoryPath('fish') // '/game/fishing' */
export function categoryPath(category: Category): string {
  return paths[category] ?? '/';
}
