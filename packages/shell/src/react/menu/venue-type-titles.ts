import type { VenueType } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import { categoryTitles } from './category-titles.ts';

/** What the gateway's kinds of venues are called: as the category of the home page that they are in. */
export const venueTypeTitles: Readonly<Record<VenueType, Message>> = {
  TY: categoryTitles.sport,
  ZR: categoryTitles.realbet,
  QP: categoryTitles.chess,
  DJ: categoryTitles.gaming,
  CP: categoryTitles.lottery,
  DZ: categoryTitles.egame,
  BY: categoryTitles.fish,
};
