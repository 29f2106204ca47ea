import { useT } from '@courtside/i18n/react';
import { currencyInfo, type Currency } from '@courtside/money';
import { Card } from '@courtside/ui';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { l } from './messages.ts';

/** Milliseconds until a shown rate is requested again. */
const POLL_MS = 60_000;

/** The current rates of virtual coins, for deposits and for withdrawals; nothing when there are none. */
export function TransferRates({ currency }: { currency: Currency }) {
  const t = useT();
  const { data } = ledgerApi.useTransferRatesQuery(undefined, { pollingInterval: POLL_MS });
  const rates = data?.rates.filter(({ against }) => against === currency) ?? [];
  if (rates.length === 0) return null;
  // A rate has more decimals than an amount.
  const { sign } = currencyInfo(currency);
  return (
    <Card>
      <h2 className="cs-ledger__subtitle">{t(l.rates)}</h2>
      <ul className="cs-ledger__lines">
        {rates.map((rate) => (
          <li key={rate.currency}>
            {t(l.rateLine, {
              currency: rate.currency,
              deposit: sign + rate.deposit,
              withdrawal: sign + rate.withdrawal,
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
