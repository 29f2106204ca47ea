import type { DepositChannel } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Tag } from '@courtside/ui';
import { useId } from 'react';
import { shownAmount } from '../core/shown-amount.ts';
import { m } from './messages.ts';

export interface ChannelPickerProps {
  channels: readonly DepositChannel[];
  channelId: string;
  currency: string;
  onChange: (channelId: string) => void;
}

/** `1.00` is 1, `0.50` is 0.5. */
const shownPercent = (text: string) => text.replace(/\.00$|(?<=\.\d)0$/, '');

/** The channels as a radio group: all in sight, each with its limits, its bonus and what it says of fees. */
export function ChannelPicker({ channels, channelId, currency, onChange }: ChannelPickerProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="cs-wallet-channels">
      <legend className="cs-wallet-legend">{t(m.channel)}</legend>
      {channels.map((channel) => (
        <label key={channel.channelId} className="cs-wallet-channel">
          <input
            type="radio"
            name={name}
            value={channel.channelId}
            checked={channel.channelId === channelId}
            onChange={() => onChange(channel.channelId)}
          />
          <span className="cs-wallet-channel__name">
            {channel.name}
            {channel.bonusPercent !== undefined && (
              <Tag tone="success">
                {t(m.channelBonus, { percent: shownPercent(channel.bonusPercent) })}
              </Tag>
            )}
          </span>
          <span className="cs-wallet-channel__limits">
            {t(m.channelLimits, {
              min: shownAmount(channel.min, currency),
              max: shownAmount(channel.max, currency),
            })}
          </span>
          {channel.note && <span className="cs-wallet-channel__note">{channel.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
