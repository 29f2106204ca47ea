import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { currencyInfo } from '@courtside/money';
import { StakeField } from '@courtside/ui';
import { useState } from 'react';
import { m } from './messages.ts';
import { StakeKeypad } from './stake-keypad.tsx';
import type { SlipFormState } from './use-slip-form.ts';

const ALL = 'all';

/** One stake for every pick, or for every chosen combination. */
export function StakeOfAll({ form }: { form: SlipFormState }) {
  const t = useT();
  const [text, setText] = useState('');
  const label = t(m.stakeOfAll);
  function change(next: string) {
    setText(next);
    form.setStakeOfAll(next);
  }
  return (
    <div className="cs-betslip-stake">
      <StakeField
        label={label}
        hideLabel
        notAmount={t(words.notAmount)}
        placeholder={label}
        value={text}
        unit={currencyInfo(form.currency).sign}
        onChange={change}
        onFocus={() => form.enter(ALL)}
        onClick={() => form.enter(ALL)}
        data-stake={ALL}
        {...form.keypadProps}
      />
      <StakeKeypad form={form} id={ALL} label={label} value={text} onChange={change} />
    </div>
  );
}
