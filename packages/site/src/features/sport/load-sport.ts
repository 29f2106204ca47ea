import { perSite } from '@courtside/shell/react';

/** The board and the slip of a site, loaded on first use. */
export const siteSport = perSite(async (site) => {
  // Starts loading the socket in parallel; the code that awaits it reports a failure.
  site.services.socket().catch(() => undefined);
  return (await import('./site-sport.ts')).loadSiteSport(site);
});
