import type { AreaParts } from '@courtside/shell/react';
import { promotionsMessages } from '../catalogs/index.ts';
import type { PromotionKindView } from './kind-view.ts';
import { standardKinds } from './kinds/standard-kinds.ts';
import { promotionRoutes } from './promotion-routes.ts';

/** All pages of promotions, with their texts and styles. */
export const promotionArea = (kinds: readonly PromotionKindView[] = standardKinds): AreaParts => ({
  routes: promotionRoutes(kinds),
  messages: [promotionsMessages],
  styles: () => import('@courtside/promotions/styles.css'),
});
