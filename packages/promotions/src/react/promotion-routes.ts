import type { Screen, ScreenRoute } from '@courtside/shell/react';
import type { PromotionKindView } from './kind-view.ts';
import type { PromotionPages } from './promotion-pages.ts';
import { titles } from './route-titles.ts';

/** All routes of promotions; a brand's own kind has its own route. */
export function promotionRoutes(kinds: readonly PromotionKindView[]): readonly ScreenRoute[] {
  let made: Promise<PromotionPages> | null = null;
  const pages = () => {
    made ??= import('./promotion-pages.ts').then(({ promotionPages }) => promotionPages(kinds));
    // After a failure they are loaded again when a page is next opened.
    made.catch(() => (made = null));
    return made;
  };
  const load = (choose: (all: PromotionPages) => Screen) => async () => choose(await pages());
  return [
    {
      path: '/activity/discount',
      title: titles.promotions,
      access: 'public',
      load: load(({ list }) => list),
    },
    ...kinds.flatMap(({ kind, path, withoutId }): ScreenRoute[] => {
      const title = withoutId ? titles.invitation : titles.promotion;
      const page = { title, access: 'public', load: load((all) => all.page(kind)) } as const;
      return [...(withoutId ? [{ ...page, path }] : []), { ...page, path: `${path}/:id` }];
    }),
    {
      path: '/mine/welfare',
      title: titles.welfare,
      access: 'login',
      load: load(({ welfare }) => welfare),
    },
    {
      path: '/mine/exchange',
      title: titles.exchange,
      access: 'login',
      load: load(({ exchange }) => exchange),
    },
  ];
}
