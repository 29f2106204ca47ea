import type { DepositChannel } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { RadioGroupField } from '@courtside/ui';
import { shownPercent } from './channel-picker.tsx';
import { d } from './deposit-messages.ts';

export interface BonusChoiceProps {
  channel: DepositChannel & { bonusPercent: string };
  /** Null until the member chose: a bonus binds, so neither is chosen for them. */
  value: boolean | null;
  error: string | undefined;
  onChange: (takes: boolean) => void;
}

/** Whether the channel's bonus is taken, with what either binds. */
export function BonusChoice({ channel, value, error, onChange }: BonusChoiceProps) {
  const t = useT();
  const times = channel.turnoverTimes;
  const terms = (message: typeof d.bonusTerms | typeof d.bonusNone) =>
    times === undefined ? {} : { detail: t(message, { times }) };
  return (
    <RadioGroupField
      label={t(d.bonus)}
      direction="cards"
      error={error}
      value={value === null ? null : value ? 'take' : 'decline'}
      onChange={(next) => onChange(next === 'take')}
      options={[
        {
          value: 'take',
          label: t(d.bonusTake, { percent: shownPercent(channel.bonusPercent) }),
          ...terms(d.bonusTerms),
        },
        { value: 'decline', label: t(d.bonusDecline), ...terms(d.bonusNone) },
      ]}
    />
  );
}
