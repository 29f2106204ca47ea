import type { MessageIdOf } from '@courtside/i18n';
import { defineFeature, type Feature } from '@courtside/shell/react';
import type { settlementMessages } from '@courtside/betslip/messages';
import { helpFrameMessages, type HelpMessageId } from '../catalogs/index.ts';
import type { HelpOptions } from './help-options.ts';
import { titles } from './route-titles.ts';

type SettlementId = MessageIdOf<(typeof settlementMessages)[number]>;

const parts = () => import('./help-parts.ts');

/**
 * Help, terms and privacy, with links to them in the footer of every page.
 *
 * @example helpFeature({ contact: { email: 'partners@brand.example' } })
 */
export function helpFeature(options: HelpOptions = {}): Feature<HelpMessageId | SettlementId> {
  return defineFeature({
    id: 'help',
    areas: [
      {
        under: ['/app/help'],
        load: async () => (await (await parts()).loadHelpArea())(options),
      },
    ],
    slots: {
      'word-meaning': async (site) => (await (await parts()).loadWordMeaning())(options, site),
    },
    menu: [
      { path: '/app/help', title: titles.help, place: 'footer', order: 0 },
      { path: '/app/help/gztk', title: titles.terms, place: 'footer', order: 0 },
      { path: '/app/help/ysgz', title: titles.privacy, place: 'footer', order: 1 },
    ],
    frameMessages: [helpFrameMessages],
  });
}
