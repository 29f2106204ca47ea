import { defineFeature, type Feature } from '@courtside/shell/react';
import { helpFrameMessages, helpMessages, type HelpMessageId } from '../catalogs/index.ts';
import { helpRoutes } from './help-routes.ts';

/** Terms and privacy, named in the footer of every page. */
export const helpFeature: Feature<HelpMessageId> = defineFeature({
  id: 'help',
  routes: helpRoutes,
  menu: helpRoutes.map(({ path, title }, index) => ({
    path,
    title,
    place: 'footer',
    order: index,
  })),
  frameMessages: [helpFrameMessages],
  messages: [helpMessages],
  styles: () => import('@courtside/help/styles.css'),
});
