import type { DepositChannel } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useId } from 'react';
import { shownAmount } from '../core/shown-amount.ts';
import { m } from './messages.ts';

export interface ChannelPickerProps {
  channels: readonly DepositChannel[];
  channelId: string;
  currency: string;
  onChange: (channelId: string) => void;
}

/** The channels as a radio group: all in sight, each with its limits. */
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
          <span className="cs-wallet-channel__name">{channel.name}</span>
          <span className="cs-wallet-channel__limits">
            {t(m.channelLimits, {
              min: shownAmount(channel.min, currency),
              max: shownAmount(channel.max, currency),
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
