import { perSite } from '@courtside/shell/react';

/** The board and the slip of a site, fetched when something first needs them. */
export const siteSport = perSite(async (site) => {
  // Begins beside the code that waits for it, and that tells of a failure.
  site.services.socket().catch(() => undefined);
  return (await import('./site-sport.ts')).loadSiteSport(site);
});
