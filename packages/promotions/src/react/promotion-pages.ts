import type { Screen } from '@courtside/shell/react';
import { createKinds } from '../core/kinds.ts';
import type { PromotionKindView } from './kind-view.ts';
import { createExchangeScreen } from './pages/exchange-screen.tsx';
import { createListScreen } from './pages/list-screen.tsx';
import { createPromotionScreen } from './pages/promotion-screen.tsx';
import { createWelfareScreen } from './pages/welfare-screen.tsx';

export interface PromotionPages {
  readonly list: Screen;
  readonly welfare: Screen;
  readonly exchange: Screen;
  readonly page: (kind: string) => Screen;
}

/** The screens of a site with these kinds. */
export function promotionPages(views: readonly PromotionKindView[]): PromotionPages {
  const kinds = createKinds(views);
  const pages = new Map(views.map((each) => [each.kind, createPromotionScreen(kinds, each)]));
  const landing = createPromotionScreen(kinds, kinds.of(''));
  return {
    list: createListScreen(kinds),
    welfare: createWelfareScreen(kinds),
    exchange: createExchangeScreen(kinds.of('signGift').path),
    page: (kind) => pages.get(kind) ?? landing,
  };
}
