import { useT } from '@courtside/i18n/react';
import {
  lazyPart,
  LoadFailure,
  type FeatureSite,
  type MissingPartProps,
} from '@courtside/shell/react';
import { useEffect, useRef } from 'react';
import { loadSlipColumn } from './load-slip-column.ts';
import { slipNotLoaded } from './refusal-messages.ts';
import type { SiteSport } from './site-sport.ts';

/** In place of a slip that did not load. The slip's button in the bar of a phone loads it again, too. */
function failedSlip({ slipDoor }: SiteSport) {
  return function FailedSlip({ retry }: MissingPartProps) {
    const t = useT();
    const latest = useRef(retry);
    useEffect(() => {
      latest.current = retry;
    });
    useEffect(
      () =>
        slipDoor.listen((open) => {
          slipDoor.openNext();
          // True only says that it was wanted before.
          if (open === undefined) latest.current();
        }),
      [],
    );
    return <LoadFailure title={t(slipNotLoaded)} retry={retry} automatic={false} />;
  };
}

/** The column of the slip beside a single match. */
export const slipPart = (site: FeatureSite, sport: SiteSport) =>
  lazyPart(() => loadSlipColumn(site), failedSlip(sport));

/**
 * The column of the slip beside a list of matches: loads when the slip is due; see `SlipDue`.
 *
 * @param beside loads what its page has not loaded, such as texts
 */
export const dueSlipPart = (
  site: FeatureSite,
  sport: SiteSport,
  beside: () => Promise<unknown> = async () => undefined,
) =>
  lazyPart(async () => {
    await sport.slipDue();
    const [SlipColumn] = await Promise.all([loadSlipColumn(site), beside()]);
    return SlipColumn;
  }, failedSlip(sport));
