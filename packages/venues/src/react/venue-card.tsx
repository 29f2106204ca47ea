import type { MaintenanceWindow, Venue, VenueBalance } from '@courtside/contract';
import { formatDay, formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useServices } from '@courtside/shell/react';
import { Artwork, Button, Card, Picture, Tag } from '@courtside/ui';
import { isMoney } from '../core/is-money.ts';
import { opensInWindow } from '../core/venue-codes.ts';
import { m } from './messages.ts';
import { useClosedText } from './use-closed-text.ts';

export interface VenueCardProps {
  venue: Venue;
  /** The member's balance there; undefined for a visitor. */
  held: VenueBalance | undefined;
  /** Whether the member's balance there is loading. */
  waits: boolean;
  currency: string;
  /** A money movement is under way. */
  busy: boolean;
  onBringBack: (held: VenueBalance) => void;
}

/** A venue: its description, its state, the member's balance there, and the buttons to enter and to move money. */
export function VenueCard({ venue, held, waits, currency, busy, onBringBack }: VenueCardProps) {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const closedText = useClosedText();
  const { events } = useServices();
  const { enName, category, name, state, reopensAt, nextMaintenance, minBet, picture } = venue;
  const closed = state === 'maintenance';
  const wanted = { enName, category, name };
  const hasMoney = held !== undefined && isMoney(held.balance);
  return (
    <Card
      role="article"
      aria-label={name}
      className="cs-venue-card"
      media={
        <Picture src={picture.url}>
          <Artwork motif={picture.motif} seed={venue.venueCode} ratio="card" />
        </Picture>
      }
      title={name}
      level={2}
      data-venue={enName}
      aside={
        closed ? (
          <Tag tone="warning">{t(m.closed)}</Tag>
        ) : (
          opensInWindow(enName) && <Tag>{t(m.inWindow)}</Tag>
        )
      }
    >
      <p>{venue.text}</p>
      {minBet !== null && (
        <p className="cs-venue-card__fact">
          {t(m.least, { amount: shownAmount(minBet, currency) })}
        </p>
      )}
      {closed && <p className="cs-venue-card__closed">{closedText(reopensAt)}</p>}
      {nextMaintenance && (
        <p className="cs-venue-card__fact">{t(m.nextClosed, windowText(nextMaintenance, tag))}</p>
      )}
      {(held || waits) && (
        <p className="cs-venue-card__held">
          {t(m.balanceThere)}{' '}
          <strong>{held ? covered(shownAmount(held.balance, currency)) : '--'}</strong>
        </p>
      )}
      {held?.activity && (
        <p className="cs-venues-note">
          {t(m.bound, {
            title: held.activity.title,
            left: shownAmount(held.activity.left, currency),
          })}
        </p>
      )}
      <div className="cs-venues-row">
        <Button
          variant="primary"
          disabled={closed}
          aria-label={t(m.enterName, { name })}
          onClick={() => events.emit('enterVenue', wanted)}
        >
          {t(m.enter)}
        </Button>
        {held && (
          <Button
            disabled={closed}
            aria-label={t(m.takeInName, { name })}
            onClick={() => events.emit('showVenueEntry', { ...wanted, message: '' })}
          >
            {t(m.takeIn)}
          </Button>
        )}
        {hasMoney && (
          <Button
            disabled={closed || busy || held.activity !== null}
            aria-label={t(m.bringBackName, { name })}
            onClick={() => onBringBack(held)}
          >
            {t(m.bringBack)}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Begin and end of a maintenance; the day of the end only when it is another one. */
function windowText({ from, until }: MaintenanceWindow, tag: string) {
  const [begins, ends] = [formatDay(from, tag), formatDay(until, tag)];
  return {
    from: `${begins} ${formatTime(from, tag)}`,
    until: `${ends === begins ? '' : `${ends} `}${formatTime(until, tag)}`,
  };
}
