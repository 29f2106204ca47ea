import type { FeatureSite, Screen } from '@courtside/shell/react';
import type { MemberOptions } from './member-feature.ts';

// A page loads the paths of its screens at first: other things that they need are loaded here, together with them.

/** The member's profile, with the market's minimum age. */
export async function loadProfile(
  site: FeatureSite,
  minimumAge: MemberOptions['minimumAge'],
): Promise<Screen> {
  const [{ createProfileScreen }, age] = await Promise.all([
    import('./profile-screen.tsx'),
    minimumAge?.(site) ?? site.services.brand.minimumAge,
    import('@courtside/member/profile.css'),
  ]);
  return createProfileScreen(age);
}

/** The letters of the site to the member. */
export async function loadLetters(): Promise<Screen> {
  const [{ LettersScreen }] = await Promise.all([
    import('./letters-screen.tsx'),
    import('@courtside/member/letters.css'),
  ]);
  return LettersScreen;
}

export async function loadTour(): Promise<Screen> {
  const [{ TourScreen }] = await Promise.all([
    import('./tour-screen.tsx'),
    import('@courtside/member/profile.css'),
  ]);
  return TourScreen;
}

/** The VIP page, with the calculation of rebates. */
export async function loadVip(site: FeatureSite, rebate: MemberOptions['rebate']): Promise<Screen> {
  const [{ createVipScreen }, rebateOf] = await Promise.all([
    import('./vip-screen.tsx'),
    rebate?.(site) ?? null,
    import('@courtside/member/vip.css'),
  ]);
  return createVipScreen(rebateOf);
}

export async function loadVipDetail(): Promise<Screen> {
  const [{ VipDetailScreen }] = await Promise.all([
    import('./vip-detail-screen.tsx'),
    import('@courtside/member/vip.css'),
  ]);
  return VipDetailScreen;
}

const feedbackStyles = () => import('@courtside/member/feedback.css');

export async function loadFeedback(
  name: 'FeedbackFormScreen' | 'FeedbackListScreen' | 'FeedbackThreadScreen',
): Promise<Screen> {
  const [pages] = await Promise.all([import('./feedback-pages.ts'), feedbackStyles()]);
  return pages[name];
}

/** The root page of the member centre. */
export async function loadMine(): Promise<Screen> {
  const [{ MineScreen }] = await Promise.all([
    import('./mine-screen.tsx'),
    import('@courtside/member/mine.css'),
  ]);
  return MineScreen;
}

/** Both pages of records. */
export const loadRecords = () => import('./record-pages.ts');
