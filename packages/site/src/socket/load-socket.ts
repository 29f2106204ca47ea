import { perSite } from '@courtside/shell/react';

/** The socket of a site, loaded when a part of it first joins. */
export const siteSocket = perSite(async (site) =>
  (await import('./site-socket.ts')).createSiteSocket(site.services),
);
