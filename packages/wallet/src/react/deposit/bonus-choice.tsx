import type { DepositChannel } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { RadioGroupField } from '@courtside/ui';
import { shownPercent } from './channel-picker.tsx';
import { d } from './deposit-messages.ts';

export interface BonusChoiceProps {
  channel: DepositChannel & { bonusPercent: string };
  /** Null until the member chooses: a bonus has conditions, so there is no default. */
  value: boolean | null;
  error: string | undefined;
  onChange: (takes: boolean) => void;
}

/** Choice whether to take the channel's bonus, with the turnover of both answers. */
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
