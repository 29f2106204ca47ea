import type { VenueBalance } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useServices, venueTypeTitles } from '@courtside/shell/react';
import { Button, DataTable, EmptyState, SwitchField, Tag, type DataColumn } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { createHideNoBalance } from '../../core/hide-no-balance.ts';
import { l } from './messages.ts';
import type { TransferWay } from './transfer-form.tsx';

export interface VenueTableProps {
  venues: readonly VenueBalance[];
  currency: string;
  /** Chooses a venue for a transfer; without it the table has no transfer buttons. */
  onChoose?: (way: TransferWay, venue: string) => void;
  /** Enters a venue. @default no button for it */
  onEnter?: (venue: VenueBalance) => void;
}

const hasMoney = ({ balance }: VenueBalance) => /[1-9]/.test(balance);

function columnsOf(
  t: Translate,
  covered: (text: string) => string,
  { currency, onChoose, onEnter }: Omit<VenueTableProps, 'venues'>,
): DataColumn<VenueBalance>[] {
  return [
    {
      key: 'venue',
      head: t(l.venue),
      kind: 'rowHeader',
      cell: ({ name, state, activity }) => (
        <span className="cs-ledger__venue">
          <span>
            {name} {state === 'maintenance' && <Tag>{t(l.maintenance)}</Tag>}
            {activity && <Tag>{t(l.bound)}</Tag>}
          </span>
          {activity && (
            <small>
              {t(l.boundDetail, {
                title: activity.title,
                left: shownAmount(activity.left, currency),
              })}
            </small>
          )}
        </span>
      ),
    },
    { key: 'kind', head: t(l.kind), cell: ({ category }) => t(venueTypeTitles[category]) },
    {
      key: 'balance',
      head: t(l.balanceThere),
      kind: 'number',
      cell: ({ balance }) => covered(shownAmount(balance, currency)),
    },
    ...(onChoose
      ? [
          {
            key: 'actions',
            head: t(l.actions),
            kind: 'actions' as const,
            cell: (venue: VenueBalance) => (
              <span className="cs-ledger__actions">
                {(['in', 'out'] as const).map((way) => (
                  <Button
                    key={way}
                    size="sm"
                    aria-label={`${t(l[way])} ${venue.name}`}
                    disabled={
                      venue.state === 'maintenance' ||
                      (way === 'out' && (venue.activity !== null || !hasMoney(venue)))
                    }
                    onClick={() => onChoose(way, venue.enName)}
                  >
                    {t(l[way])}
                  </Button>
                ))}
                {onEnter && (
                  <Button
                    size="sm"
                    aria-label={`${t(l.enter)} ${venue.name}`}
                    disabled={venue.state === 'maintenance'}
                    onClick={() => onEnter(venue)}
                  >
                    {t(l.enter)}
                  </Button>
                )}
              </span>
            ),
          },
        ]
      : []),
  ];
}

/** Balances of the venues, without the empty ones when the member hides them. */
export function VenueTable({ venues, currency, onChoose, onEnter }: VenueTableProps) {
  const t = useT();
  const covered = useCovered();
  const { storage } = useServices();
  const [kept] = useState(() => createHideNoBalance(storage));
  const [hidden, setHidden] = useState(() => kept.current());
  const columns = useMemo(
    () =>
      columnsOf(t, covered, {
        currency,
        ...(onChoose && { onChoose }),
        ...(onEnter && { onEnter }),
      }),
    [t, covered, currency, onChoose, onEnter],
  );
  return (
    <>
      <div className="cs-ledger__head">
        <h2 className="cs-ledger__subtitle">{t(l.venues)}</h2>
        <SwitchField
          label={t(l.hideNone)}
          checked={hidden}
          onChange={(hide) => {
            kept.choose(hide);
            setHidden(hide);
          }}
        />
      </div>
      <DataTable
        columns={columns}
        rows={hidden ? venues.filter(hasMoney) : venues}
        rowKey={({ enName }) => enName}
        rowAttributes={({ enName }) => ({ 'data-venue': enName })}
        caption={t(l.venues)}
        hideCaption
        empty={<EmptyState title={t(l.noneShown)} />}
      />
    </>
  );
}
