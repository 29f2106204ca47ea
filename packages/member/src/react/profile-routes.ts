import type { FeatureSite, ScreenRoute } from '@courtside/shell/react';
import type { MemberOptions } from './member-feature.ts';
import {
  loadFeedback,
  loadLetters,
  loadProfile,
  loadTour,
  loadVip,
  loadVipDetail,
} from './member-pages.ts';
import { titles } from './route-titles.ts';

/** The member's profile, VIP, letters and feedback, and the tour for new members. */
export function profileRoutes(
  site: FeatureSite,
  { minimumAge, rebate }: MemberOptions,
): readonly ScreenRoute[] {
  return [
    {
      path: '/mine/userinfo',
      title: titles.profile,
      access: 'login',
      load: () => loadProfile(site, minimumAge),
    },
    {
      path: '/mine/message',
      title: titles.letters,
      access: 'login',
      load: loadLetters,
    },
    {
      path: '/mine/vip',
      title: titles.vip,
      access: 'login',
      load: () => loadVip(site, rebate),
    },
    {
      path: '/mine/vip/detail',
      title: titles.vipDetail,
      access: 'login',
      load: loadVipDetail,
    },
    {
      path: '/mine/feedback',
      title: titles.feedback,
      access: 'login',
      load: () => loadFeedback('FeedbackFormScreen'),
    },
    {
      path: '/mine/feedback/list',
      title: titles.feedback,
      access: 'login',
      load: () => loadFeedback('FeedbackListScreen'),
    },
    {
      path: '/mine/feedback/:id',
      title: titles.feedback,
      access: 'login',
      load: () => loadFeedback('FeedbackThreadScreen'),
    },
    {
      path: '/mine/introTutorial',
      title: titles.tour,
      access: 'login',
      load: loadTour,
    },
  ];
}
