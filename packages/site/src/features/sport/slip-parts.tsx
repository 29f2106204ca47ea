import { lazyPart, LoadFailure, perSite } from '@courtside/shell/react';
import { loadSlipColumn } from './load-slip-column.ts';
import { siteSport } from './load-sport.ts';

const Failed = () => <LoadFailure />;

/** The column of the slip, for the screens of a site. */
export const slipParts = perSite((site) => ({
  /** Beside a list of matches: loads when the slip is due; see `SlipDue`. */
  DueSlipColumn: lazyPart(async () => {
    const sport = await siteSport.of(site);
    await sport.slipDue();
    return loadSlipColumn(site);
  }, Failed),
  /** Beside a single match. */
  SlipColumn: lazyPart(() => loadSlipColumn(site), Failed),
}));
