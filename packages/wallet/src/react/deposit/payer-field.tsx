import { useT } from '@courtside/i18n/react';
import { Button, TextField } from '@courtside/ui';
import { useRef, useState } from 'react';
import { d } from './deposit-messages.ts';
import { useCustomerInfo } from './use-customer-info.ts';

/** Maximum number of characters of a name, by the contract. */
const MOST = 30;

export interface PayerFieldProps {
  channelId: string;
  /** The member's input; empty while the known name is used. */
  value: string;
  onChange: (name: string) => void;
}

/** The name on the paying account. A name that the gateway knows is not asked for again, unless another person pays. */
export function PayerField({ channelId, value, onChange }: PayerFieldProps) {
  const t = useT();
  const { data } = useCustomerInfo(channelId);
  const input = useRef<HTMLInputElement>(null);
  const [another, setAnother] = useState(false);
  const known = data?.lastPayerName ?? data?.realName ?? null;
  const isKnown = known !== null && !another && value === '';
  const hints = isKnown
    ? [t(data?.lastPayerName ? d.payerLast : d.payerReal)]
    : [
        t(d.payerHint),
        known !== null && t(d.payerEmpty, { name: known }),
        data?.cardTail && t(d.payerCard, { tail: data.cardTail }),
      ];
  return (
    <TextField
      ref={input}
      label={t(isKnown ? d.payerKnown : d.payer)}
      name="payer"
      autoComplete={isKnown ? 'off' : 'name'}
      maxLength={MOST}
      readOnly={isKnown}
      value={isKnown ? known : value}
      hint={hints.filter(Boolean).join(' ')}
      end={
        isKnown && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setAnother(true);
              input.current?.focus();
            }}
          >
            {t(d.payerAnother)}
          </Button>
        )
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
