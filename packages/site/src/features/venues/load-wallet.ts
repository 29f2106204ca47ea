import { perSite } from '@courtside/shell/react';

/** The wallet of a site for its venues, loaded with the first screen that needs it. */
export const venueWallet = perSite(async (site) =>
  (await import('./wallet-port.ts')).createWalletPort(site),
);
