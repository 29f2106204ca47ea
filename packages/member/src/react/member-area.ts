import type { AreaParts, FeatureSite } from '@courtside/shell/react';
import type { MemberOptions } from './member-feature.ts';
import { memberRoutes } from './member-routes.ts';
import { profileRoutes } from './profile-routes.ts';

/** The member's own pages. */
export const memberArea = (
  site: FeatureSite,
  { betTools, ...profile }: MemberOptions,
): AreaParts => ({
  routes: [...memberRoutes(betTools && (() => betTools(site))), ...profileRoutes(site, profile)],
});
