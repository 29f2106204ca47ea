import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { QueryView, useCovered } from '@courtside/shell/react';
import { ButtonLink, MoneyText } from '@courtside/ui';
import { Link } from 'react-router';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { b } from '../balance-panel-messages.ts';
import { dealAmount } from './deal-amount.ts';
import { dealKindMessages, dealStateMessages, l } from './messages.ts';

const SHOWN = 3;

/** The newest movements of the centre wallet, for the header. */
export function LastMovements({ currency }: { currency: string }) {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const query = ledgerApi.useDealPageQuery(
    { kind: '', state: '', period: 'month', days: null, pageNum: 1, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <h3 className="cs-wallet-panel__title">{t(b.last)}</h3>
      <QueryView
        query={query}
        rows={SHOWN}
        loadingLabel={t(words.loading)}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="cs-wallet-panel__none">{t(b.none)}</p>}
      >
        {({ list }) => (
          <ul className="cs-wallet-panel__list">
            {list.map((deal) => (
              <li key={`${deal.kind} ${deal.recordId} ${deal.at}`}>
                <span>{deal.title || t(dealKindMessages[deal.kind])}</span>
                <MoneyText tone="sign" value={covered(dealAmount(deal, currency))} />
                <time dateTime={new Date(deal.at).toISOString()}>
                  {formatInstant(deal.at, tag)}
                </time>
                <span className="cs-wallet-panel__state">{t(dealStateMessages[deal.state])}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <ButtonLink size="sm" render={<Link to="/mine/transRecord" />}>
        {t(l.allDeals)}
      </ButtonLink>
    </>
  );
}
