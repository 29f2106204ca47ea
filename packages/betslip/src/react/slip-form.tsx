import { betMessages } from '@courtside/betting-terms';
import { formatMoney, money } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import { Button, CheckboxField, DataList, IconAlert, MoneyText, SelectField } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import type { OddsConsent } from '../core/acceptance.ts';
import type { SlipState } from '../core/slip-state.ts';
import { slipTotals } from '../core/stakes.ts';
import { violationsOf } from '../core/violations.ts';
import type { BetslipProps } from './betslip.tsx';
import { m } from './messages.ts';
import { placeReasons } from './place-reasons.ts';
import { SlipPick } from './slip-pick.tsx';
import { useReasonText } from './use-reason-text.ts';

const CHANGED = /^pick\.(odds|line)-changed$/;
const NONE_LEFT: ReadonlySet<string> = new Set();

export interface SlipFormProps extends BetslipProps {
  slip: SlipState;
  /** Told when the order is on its way: the form is gone then, and the focus that it had. */
  onPlaced: () => void;
  /** Told when a pick was removed, and its button with it. */
  onRemoved: () => void;
}

/** The picks with their stakes, what stands against placing them, and 下注. */
export function SlipForm({ slip, runner, currency, balance, loggedIn, ...props }: SlipFormProps) {
  const t = useT();
  const reasonText = useReasonText();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  /** How often 下注 was pressed in vain. */
  const [tries, setTries] = useState(0);
  const [left, setLeft] = useState(NONE_LEFT);
  const [capped, setCapped] = useState<string | null>(null);
  const violations = violationsOf(slip, { loggedIn, currency, balance });
  const { byStake, general } = placeReasons(slip, violations, { tried: tries > 0, left });
  const changed = violations.filter(({ code }) => CHANGED.test(code));
  const { winnings } = slipTotals(slip, currency);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function place() {
    setCapped(null);
    if (!loggedIn) {
      setTries(tries + 1);
      props.onLoginNeeded();
    } else if (violations.length > 0) {
      setTries(tries + 1);
    } else {
      runner.confirm(currency);
      props.onPlaced();
    }
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
      ref={form}
      className="cs-betslip-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      {slip.entries.map((entry) => {
        const stakeFault = byStake.get(entry.id);
        return (
          <SlipPick
            key={entry.id}
            entry={entry}
            rawStake={slip.stakes[entry.id] ?? ''}
            currency={currency}
            quickAmounts={props.quickAmounts}
            stakeError={stakeFault && reasonText(stakeFault)}
            changed={changed.some(({ picks }) => picks.includes(entry.id))}
            onRemove={() => {
              runner.send({ type: 'remove', id: entry.id });
              props.onRemoved();
            }}
            onStake={(text) => setStake(entry.id, text)}
            onStakeLeft={() => setLeft((before) => new Set(before).add(entry.id))}
            onQuick={(amount) => addQuick(entry.id, amount)}
          />
        );
      })}
      <SlipReasons reasons={general.map(reasonText)} />
      {capped !== null && (
        <p className="cs-betslip-note" role="status">
          {t(m.capped, { stake: capped })}
        </p>
      )}
      <DataList
        items={[
          {
            label: t(betMessages.maxWin),
            value: (
              <MoneyText
                size="lg"
                data-testid="winnings"
                value={formatMoney(money(winnings, currency))}
              />
            ),
          },
        ]}
      />
      {changed.length > 0 && (
        <Button
          block
          variant="secondary"
          onClick={() => {
            runner.send({ type: 'acceptChanges' });
            // This button is gone then; what comes next is to place.
            submit.current?.focus();
          }}
        >
          {t(m.acceptChanges)}
        </Button>
      )}
      <Button ref={submit} type="submit" variant="accent" size="lg" block>
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

/** What concerns no single stake, in one polite region that is always there, so that it is read when it changes. */
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
