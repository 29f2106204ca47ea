import { perSite } from '@courtside/shell/react';

/** The board and the slip of a site, fetched when something first needs them. */
export const siteSport = perSite(async (site) =>
  (await import('./site-sport.ts')).createSiteSport(site),
);
