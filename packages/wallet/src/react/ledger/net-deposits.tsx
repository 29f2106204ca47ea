import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { addMoney, type Currency, money, shownAmount, zero } from '@courtside/money';
import { useCovered } from '@courtside/shell/react';
import { Button, Card, DataList } from '@courtside/ui';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { l } from './messages.ts';

const SPANS = [7, 30, 365] as const;

/** The member's deposits less their withdrawals, over a week, a month and a year. */
export function NetDeposits({ currency }: { currency: Currency }) {
  const t = useT();
  return (
    <Card>
      <h2 className="cs-ledger__subtitle">{t(l.net)}</h2>
      <p className="cs-ledger__note">{t(l.netHint)}</p>
      <DataList
        layout="figures"
        aria-label={t(l.net)}
        items={SPANS.map((days) => ({
          label: t(l.netDays, { days }),
          value: <Net days={days} currency={currency} />,
        }))}
      />
    </Card>
  );
}

function Net({ days, currency }: { days: number; currency: Currency }) {
  const t = useT();
  const covered = useCovered();
  const fresh = { refetchOnMountOrArgChange: true };
  const deposits = ledgerApi.useDealSumsQuery({ kind: 'deposit', days }, fresh);
  const withdrawals = ledgerApi.useDealSumsQuery({ kind: 'withdraw', days }, fresh);
  const returns = ledgerApi.useDealSumsQuery({ kind: 'withdrawReturn', days }, fresh);
  const queries = [deposits, withdrawals, returns];
  const sums = queries.map(({ data }) => data);
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.some(({ error }) => error !== undefined)) {
    return (
      <Button size="sm" onClick={() => void Promise.all(missing.map((each) => each.refetch()))}>
        {t(words.retry)}
      </Button>
    );
  }
  if (missing.length > 0) return <>--</>;
  // `net` is negative for money that left the wallet.
  const net = sums.reduce(
    (sum, each) => addMoney(sum, money(each?.net ?? '0', currency)),
    zero(currency),
  );
  return <>{covered(shownAmount(net.amount, currency))}</>;
}
