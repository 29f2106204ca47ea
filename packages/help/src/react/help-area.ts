import { settlementMessages } from '@courtside/betslip/messages';
import type { AreaParts } from '@courtside/shell/react';
import { helpMessages } from '../catalogs/index.ts';
import type { HelpOptions } from './help-options.ts';
import { helpRoutes } from './help-routes.ts';

/** The pages of help, with their texts and styles. */
export const helpArea = (options: HelpOptions): AreaParts => ({
  routes: helpRoutes(options),
  // The steps of examples use the texts of settlements.
  messages: [helpMessages, ...settlementMessages],
  styles: () => import('@courtside/help/styles.css'),
});
