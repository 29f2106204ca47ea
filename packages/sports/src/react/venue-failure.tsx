import { formatInstant } from '@courtside/i18n';
import { useFaultText, useLanguage, useT } from '@courtside/i18n/react';
import { LoadFailure, useConnection, useCustomerService } from '@courtside/shell/react';
import { Banner, Button, ButtonLink } from '@courtside/ui';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { venueRefusal } from '../core/venue-refusal.ts';
import { m as board } from './messages.ts';
import { m } from './venue-messages.ts';

/** Removes the full stop of a gateway's sentence, so that another can follow. */
const open = (sentence: string) => sentence.replace(/[。.！!]$/, '');

/** The text of a fault that concerns the whole venue, in the gateway's words; null for any other fault. */
function useVenueText(): (fault: unknown) => string | null {
  const t = useT();
  const { tag } = useLanguage();
  const faultText = useFaultText();
  return useCallback(
    (fault) => {
      const refusal = venueRefusal(fault);
      if (!refusal) return null;
      const said = open(faultText(fault));
      if (refusal.kind === 'region') return t(m.regionDetail, { said });
      const { reopensAt } = refusal;
      return reopensAt === null
        ? t(m.maintenanceDetail, { said })
        : t(m.maintenanceUntil, { said, time: formatInstant(reopensAt, tag) });
    },
    [faultText, t, tag],
  );
}

export interface VenueFailureProps {
  /** Title that names the content that could not be loaded. */
  title: string;
  fault: unknown;
  retry: () => unknown;
}

/** Shown where the venue sent nothing. While it is closed, or blocks this caller, it says so and shows other ways. */
export function VenueFailure({ title, fault, retry }: VenueFailureProps) {
  const t = useT();
  const text = useVenueText()(fault);
  const kind = venueRefusal(fault)?.kind;
  if (text === null) return <LoadFailure title={title} fault={fault} retry={retry} />;
  return (
    <LoadFailure
      title={t(kind === 'region' ? m.region : m.maintenance)}
      detail={text}
      retry={retry}
      ways={
        <>
          {kind === 'region' && <ServiceWay />}
          <ButtonLink variant="ghost" render={<Link to="/" />}>
            {t(m.home)}
          </ButtonLink>
        </>
      }
    />
  );
}

function ServiceWay() {
  const t = useT();
  const { open: ask, busy } = useCustomerService();
  return (
    <Button variant="ghost" loading={busy} onClick={ask}>
      {t(m.service)}
    </Button>
  );
}

/**
 * Says that the shown data is old, and why where the venue gave a reason; hidden while the connection bar says it for
 * the whole site. It stays in view below the list and moves no row.
 */
export function StaleBanner({ fault }: { fault: unknown }) {
  const t = useT();
  const { usable } = useConnection();
  const text = useVenueText()(fault);
  if (text === null && !usable) return null;
  return (
    <Banner className="cs-sports-stale cs-above-foot" tone="danger" role="status" data-stale>
      {text ?? t(board.stale)}
    </Banner>
  );
}
