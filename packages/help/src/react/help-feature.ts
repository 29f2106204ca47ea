import { defineFeature, type Feature } from '@courtside/shell/react';
import { helpRoutes } from './help-routes.ts';

/** Terms and privacy, named in the footer of every page. */
export const helpFeature: Feature = defineFeature({
  id: 'help',
  routes: helpRoutes,
  menu: helpRoutes.map(({ path, title }, index) => ({
    path,
    title,
    place: 'footer',
    order: index,
  })),
  styles: () => import('@courtside/help/styles.css'),
});
