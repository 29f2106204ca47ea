import { formatMoney, money } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import { Button, CheckboxField, IconAlert, SelectField } from '@courtside/ui';
import { useState } from 'react';
import type { OddsConsent } from '../core/acceptance.ts';
import type { SlipState } from '../core/slip-state.ts';
import { slipTotals } from '../core/stakes.ts';
import { violationsOf } from '../core/violations.ts';
import type { BetslipProps } from './betslip.tsx';
import { m } from './messages.ts';
import { SlipPick } from './slip-pick.tsx';
import { useReasonText } from './use-reason-text.ts';

/** Reasons that are not worth saying before the member tries. */
const QUIET: readonly string[] = ['stake.missing', 'slip.not-logged-in'];

export function SlipForm({
  slip,
  runner,
  currency,
  balance,
  loggedIn,
  onLoginNeeded,
  quickAmounts,
}: BetslipProps & { slip: SlipState }) {
  const t = useT();
  const reasonText = useReasonText();
  const [tried, setTried] = useState(false);
  const [capped, setCapped] = useState<string | null>(null);
  const violations = violationsOf(slip, { loggedIn, currency, balance });
  const told = violations.filter((each) => tried || !QUIET.includes(each.code));
  const changed = violations.some((each) => /^pick\.(odds|line)-changed$/.test(each.code));
  const { winnings } = slipTotals(slip, currency);

  function place() {
    setTried(true);
    setCapped(null);
    if (!loggedIn) {
      onLoginNeeded();
      return;
    }
    if (violations.length > 0) return;
    setTried(false);
    runner.confirm(currency);
  }

  function setStake(id: string, text: string) {
    setCapped(null);
    runner.send({ type: 'setStake', id, text });
  }

  function addQuick(id: string, amount: string) {
    const entry = slip.entries.find((each) => each.id === id);
    const cap = {
      maxLimit: entry?.limits ? money(entry.limits.max, currency) : null,
      balance: loggedIn ? balance : null,
    };
    const { effects } = runner.send({ type: 'setStake', id, text: amount, cap });
    const effect = effects.find((each) => each.type === 'stake-capped');
    setCapped(effect ? formatMoney(money(effect.stake, currency)) : null);
  }

  return (
    <form
      className="cs-betslip-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      {slip.entries.map((entry) => (
        <SlipPick
          key={entry.id}
          entry={entry}
          rawStake={slip.stakes[entry.id] ?? ''}
          currency={currency}
          quickAmounts={quickAmounts}
          violations={told.filter((each) => each.picks.includes(entry.id))}
          onRemove={() => runner.send({ type: 'remove', id: entry.id })}
          onStake={(text) => setStake(entry.id, text)}
          onQuick={(amount) => addQuick(entry.id, amount)}
        />
      ))}
      <SlipReasons reasons={told.map(reasonText)} />
      {capped !== null && (
        <p className="cs-betslip-note" role="status">
          {t(m.capped, { stake: capped })}
        </p>
      )}
      <dl className="cs-betslip-sum">
        <dt>{t(m.winnings)}</dt>
        <dd data-testid="winnings">{formatMoney(money(winnings, currency))}</dd>
      </dl>
      {changed && (
        <Button block variant="secondary" onClick={() => runner.send({ type: 'acceptChanges' })}>
          {t(m.acceptChanges)}
        </Button>
      )}
      <Button type="submit" variant="accent" size="lg" block>
        {t(m.place)}
      </Button>
      <div className="cs-betslip-consents">
        <SelectField<OddsConsent>
          label={t(m.oddsChange)}
          value={slip.oddsChange}
          options={(['none', 'better', 'any'] as const).map((value) => ({
            value,
            label: t(m[value]),
          }))}
          onChange={(oddsChange) => runner.send({ type: 'setOddsChange', oddsChange })}
        />
        <CheckboxField
          checked={slip.lineChange}
          onChange={(lineChange) => runner.send({ type: 'setLineChange', lineChange })}
        >
          {t(m.lineChange)}
        </CheckboxField>
      </div>
    </form>
  );
}

/** All reasons at once, in one polite region that is always there, so that it is read when it changes. */
function SlipReasons({ reasons }: { reasons: readonly string[] }) {
  const unique = [...new Set(reasons)];
  return (
    <div role="status" className="cs-betslip-reasons">
      {unique.length > 0 && (
        <ul>
          {unique.map((reason) => (
            <li key={reason}>
              <IconAlert size={14} aria-hidden />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
