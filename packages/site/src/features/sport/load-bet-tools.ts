import { settlementMessages } from '@courtside/betslip/messages';
import type { BetTools } from '@courtside/member/react';
import { perSite, type FeatureSite } from '@courtside/shell/react';

/** The cash-outs of a site, loaded on first use. */
export const siteCashOuts = perSite(async (site) =>
  (await import('./site-cash-outs.ts')).createSiteCashOuts(site),
);

/** The rules of bets for the member's records, with their texts. */
export const siteBetTools = perSite(async (site: FeatureSite): Promise<BetTools> => {
  const [{ createBetTools }, cashOuts] = await Promise.all([
    import('./site-bet-tools.ts'),
    siteCashOuts.of(site),
    ...settlementMessages.map((source) => site.services.i18n.use(source)),
  ]);
  return createBetTools(site.services.brand, cashOuts);
});
