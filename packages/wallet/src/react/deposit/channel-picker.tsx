import type { DepositChannel } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { RadioGroupField, Tag } from '@courtside/ui';
import { m } from '../messages.ts';
import { d, needNames } from './deposit-messages.ts';

export interface ChannelPickerProps {
  channels: readonly DepositChannel[];
  channelId: string;
  currency: string;
  onChange: (channelId: string) => void;
}

/** A percentage without trailing zeros: `1.00` is 1, `0.50` is 0.5. */
export const shownPercent = (text: string): string => text.replace(/\.00$|(?<=\.\d)0$/, '');

const isNone = (percent: string): boolean => !/[1-9]/.test(percent);

/** The channels as a radio group: all visible, each with its limits, costs and needs before it is chosen. */
export function ChannelPicker({ channels, channelId, currency, onChange }: ChannelPickerProps) {
  const t = useT();
  return (
    <RadioGroupField
      label={t(m.channel)}
      direction="cards"
      value={channelId}
      onChange={onChange}
      options={channels.map((channel) => ({
        value: channel.channelId,
        label: channel.name,
        aside: (
          <>
            {channel.lastUsed && <Tag tone="brand">{t(d.lastUsed)}</Tag>}
            {channel.bonusPercent !== undefined && (
              <Tag tone="success">
                {t(m.channelBonus, { percent: shownPercent(channel.bonusPercent) })}
              </Tag>
            )}
          </>
        ),
        detail: <ChannelFacts channel={channel} currency={currency} />,
      }))}
    />
  );
}

function ChannelFacts({ channel, currency }: { channel: DepositChannel; currency: string }) {
  const t = useT();
  const { feePercent, arrival, needs = [], asksPayer, note } = channel;
  const facts = [
    feePercent !== undefined &&
      (isNone(feePercent) ? t(d.noFee) : t(d.fee, { percent: shownPercent(feePercent) })),
    arrival !== undefined && t(d.arrival, { time: arrival }),
  ].filter((fact) => fact !== false);
  const list = needs.map((need) => t(needNames[need])).join(t(d.listComma));
  return (
    <>
      <span className="cs-deposit-fact">
        {t(m.channelLimits, {
          min: shownAmount(channel.min, currency),
          max: shownAmount(channel.max, currency),
        })}
      </span>
      {facts.length > 0 && <span className="cs-deposit-fact">{facts.join(' · ')}</span>}
      {list !== '' && <span className="cs-deposit-fact is-need">{t(d.needs, { list })}</span>}
      {asksPayer && <span className="cs-deposit-fact is-need">{t(d.payer)}</span>}
      {note && <span className="cs-deposit-fact">{note}</span>}
    </>
  );
}
