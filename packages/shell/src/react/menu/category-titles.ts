import type { Message } from '@courtside/i18n';
import type { Category } from '../../core/categories.ts';

/** Titles of the home categories. */
export const categoryTitles = {
  home: /*i18n*/ { id: 'shell.category.home', message: '首页' },
  sport: /*i18n*/ { id: 'shell.category.sport', message: '体育' },
  egame: /*i18n*/ { id: 'shell.category.egame', message: '电子' },
  realbet: /*i18n*/ { id: 'shell.category.realbet', message: '真人' },
  lottery: /*i18n*/ { id: 'shell.category.lottery', message: '彩票' },
  chess: /*i18n*/ { id: 'shell.category.chess', message: '棋牌' },
  gaming: /*i18n*/ { id: 'shell.category.gaming', message: '电竞' },
  fish: /*i18n*/ { id: 'shell.category.fish', message: '捕鱼' },
} as const satisfies Record<Category, Message>;
