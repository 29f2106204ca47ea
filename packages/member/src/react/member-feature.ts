import {
  bettingTermsMessages,
  bettingTermsResultsMessages,
  type BettingTermsMessageId,
} from '@courtside/betting-terms/messages';
import { defineFeature, type Feature } from '@courtside/shell/react';
import { IconReceipt } from '@courtside/ui';
import { memberFrameMessages, memberMessages, type MemberMessageId } from '../catalogs/index.ts';
import type { memberApi } from '../redux/member-api.ts';
import { memberRoutes } from './member-routes.ts';
import { titles } from './route-titles.ts';

/** The member's own pages: bet records. */
export const memberFeature: Feature<MemberMessageId | BettingTermsMessageId> = defineFeature({
  id: 'member',
  routes: memberRoutes,
  endpoints: {
    betRecordPage: true,
    betRecordTotal: true,
  } satisfies Record<keyof typeof memberApi.endpoints, true>,
  menu: [{ path: '/mine/betRecord', title: titles.title, place: 'account', icon: IconReceipt }],
  frameMessages: [memberFrameMessages],
  messages: [memberMessages, bettingTermsMessages, bettingTermsResultsMessages],
  styles: () => import('@courtside/member/styles.css'),
});
