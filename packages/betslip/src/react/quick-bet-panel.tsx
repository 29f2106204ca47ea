import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { currencyInfo, type Currency } from '@courtside/money';
import { Button, StakeField } from '@courtside/ui';
import { memo, useId, useState, useSyncExternalStore } from 'react';
import { quickBetsOf, type QuickBets, type QuickBetFault } from '../core/slip/quick-bet.ts';
import type { QuickBetter } from '../runner/create-quick-bets.ts';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';

/** Turns quick bets (快速下注) on and off, and tells while they are on what a press on a price does. */
export const QuickBetPanel = memo(function QuickBetPanel({
  quick,
  currency,
}: {
  quick: QuickBetter;
  currency: Currency;
}) {
  const t = useT();
  const on = useSyncExternalStore(quick.subscribe, quick.current, quick.current);
  const [open, setOpen] = useState(false);
  if (on) return <QuickBetsOn on={on} onOff={quick.turnOff} />;
  if (!open) {
    return (
      <Button variant="ghost" size="sm" block onClick={() => setOpen(true)}>
        {t(m.quickBet)}
      </Button>
    );
  }
  return (
    <QuickBetForm
      currency={currency}
      onOn={(quickBets) => {
        quick.turnOn(quickBets);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
});

function QuickBetsOn({ on, onOff }: { on: QuickBets; onOff: () => void }) {
  const t = useT();
  const { amount, used, bound } = on;
  return (
    <div className="cs-betslip-quickbet is-on">
      <p role="status">
        {t(m.quickBetOn, {
          amount: moneyText(amount),
          used: moneyText(used),
          bound: moneyText(bound),
        })}
      </p>
      <Button variant="secondary" size="sm" onClick={onOff}>
        {t(m.quickBetTurnOff)}
      </Button>
    </div>
  );
}

interface QuickBetFormProps {
  currency: Currency;
  onOn: (quick: QuickBets) => void;
  onCancel: () => void;
}

/** Both amounts must be typed: there are no defaults and no quick amounts. */
function QuickBetForm({ currency, onOn, onCancel }: QuickBetFormProps) {
  const t = useT();
  const title = useId();
  const [amount, setAmount] = useState('');
  const [bound, setBound] = useState('');
  const [fault, setFault] = useState<QuickBetFault['code'] | null>(null);
  return (
    <form
      className="cs-betslip-quickbet"
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = quickBetsOf({ amount, bound }, currency);
        setFault(typed.ok ? null : typed.error.code);
        if (typed.ok) onOn(typed.value);
      }}
    >
      <h3 id={title}>{t(m.quickBet)}</h3>
      <p>{t(m.quickBetWhat)}</p>
      <StakeField
        label={t(m.quickBetAmount)}
        notAmount={t(words.notAmount)}
        value={amount}
        unit={currencyInfo(currency).sign}
        onChange={setAmount}
        error={fault === 'quick.amount' ? t(m.quickBetAmountWrong) : undefined}
      />
      <StakeField
        label={t(m.quickBetBound)}
        notAmount={t(words.notAmount)}
        value={bound}
        unit={currencyInfo(currency).sign}
        onChange={setBound}
        error={fault === 'quick.bound' ? t(m.quickBetBoundWrong) : undefined}
      />
      <div className="cs-betslip-quickbet__actions">
        <Button type="submit" variant="primary" size="sm">
          {t(m.quickBetTurnOn)}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t(m.quickBetCancel)}
        </Button>
      </div>
    </form>
  );
}
