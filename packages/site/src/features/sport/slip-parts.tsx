import { useT } from '@courtside/i18n/react';
import {
  lazyPart,
  LoadFailure,
  useServices,
  type FeatureSite,
  type MissingPartProps,
} from '@courtside/shell/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadSlipColumn } from './load-slip-column.ts';
import { slipNotLoaded } from './refusal-messages.ts';
import type { SiteSport } from './site-sport.ts';

/**
 * In place of a slip that did not load. The slip's button in the bar of a phone loads it again, too. On a phone this place is below
 * the list, so a member who waits for the slip is told.
 */
function failedSlip({ slipDoor }: SiteSport) {
  return function FailedSlip({ fault, retry }: MissingPartProps) {
    const t = useT();
    const { toaster } = useServices();
    const title = t(slipNotLoaded);
    const isAsked = useRef(false);
    const isHere = useRef(false);
    const tell = () => toaster.show(title, 'error');
    async function ask() {
      if (isAsked.current) return;
      isAsked.current = true;
      // The slip takes the focus when it comes: this button is gone then.
      slipDoor.openNext();
      try {
        await retry();
      } catch {
        // On another page nobody waits for this slip.
        if (!isHere.current) return;
        slipDoor.forget();
        tell();
      } finally {
        isAsked.current = false;
      }
    }
    const called = useEffectEvent((open?: boolean) => {
      // True where the slip was waited for, and has not come.
      if (open === undefined) void ask();
      else tell();
    });
    useEffect(() => {
      isHere.current = true;
      const end = slipDoor.listen((open) => called(open));
      return () => {
        isHere.current = false;
        end();
      };
    }, []);
    return <LoadFailure title={title} fault={fault} retry={ask} automatic={false} />;
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
