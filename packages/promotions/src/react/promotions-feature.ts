import { defineFeature, type Feature } from '@courtside/shell/react';
import { promotionsFrameMessages, type PromotionsMessageId } from '../catalogs/index.ts';
import type { PromotionKindView } from './kind-view.ts';
import { titles } from './route-titles.ts';

export interface PromotionsOptions {
  /** The kinds of the site. @default standardKinds */
  kinds?: readonly PromotionKindView[];
}

/**
 * The list of promotions, a page for each kind, the welfare page and the exchange of points.
 *
 * @example promotionsFeature({ kinds: [...standardKinds, redEnvelope] })
 */
export function promotionsFeature({ kinds }: PromotionsOptions = {}): Feature<PromotionsMessageId> {
  return defineFeature({
    id: 'promotions',
    areas: [
      {
        under: ['/activity/', '/mine/welfare', '/mine/exchange'],
        load: async () => (await import('./promotion-area.ts')).promotionArea(kinds),
      },
    ],
    menu: [{ path: '/activity/discount', title: titles.promotions, place: 'footer' }],
    memberMenu: async () => (await import('./member-menu.ts')).memberMenu,
    frameMessages: [promotionsFrameMessages],
  });
}
