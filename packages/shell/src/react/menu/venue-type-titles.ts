import type { VenueType } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import { categoryTitles } from './category-titles.ts';

/** Titles of the gateway's kinds of venues: those of their categories on the home page. */
export const venueTypeTitles: Readonly<Record<VenueType, Message>> = {
  TY: categoryTitles.sport,
  ZR: categoryTitles.realbet,
  QP: categoryTitles.chess,
  DJ: categoryTitles.gaming,
  CP: categoryTitles.lottery,
  DZ: categoryTitles.egame,
  BY: categoryTitles.fish,
};
