import { useT } from '@courtside/i18n/react';
import { TextField } from '@courtside/ui';
import { walletApi } from '../../redux/wallet-api.ts';
import { d } from './deposit-messages.ts';

/** Most characters of a name, as the contract has it. */
const MOST = 30;

export interface PayerFieldProps {
  channelId: string;
  value: string;
  onChange: (name: string) => void;
}

/** The name on the account that pays, with what the gateway knows of it. */
export function PayerField({ channelId, value, onChange }: PayerFieldProps) {
  const t = useT();
  const { data } = walletApi.useCustomerInfoQuery(channelId);
  const hints = [
    t(d.payerHint),
    data?.lastPayerName && t(d.payerLast, { name: data.lastPayerName }),
    data?.realName && t(d.payerReal, { name: data.realName }),
    data?.cardTail && t(d.payerCard, { tail: data.cardTail }),
  ].filter(Boolean);
  return (
    <TextField
      label={t(d.payer)}
      name="payer"
      autoComplete="name"
      maxLength={MOST}
      value={value}
      hint={hints.join(' ')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
