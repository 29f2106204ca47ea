import type { AddableCard, CardKind } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useForm } from '@courtside/shell/react';
import { Banner, Button, RadioGroupField, SelectField, TextField } from '@courtside/ui';
import { useState } from 'react';
import { besideHan } from '../../core/beside-han.ts';
import type { CardTask } from '../../core/card-change.ts';
import { cardViolations, type CardDraft, type CardViolation } from '../../core/card-draft.ts';
import { bankOfNumber } from '../../core/card-number.ts';
import { fundsApi } from '../../redux/funds-api.ts';
import { c, cardMessage, holderMessages, numberHints, numberMessages } from './messages.ts';

export interface CardFormProps {
  addable: AddableCard;
  /** Masked registered name, which becomes the card's holder. */
  holder: string;
  onSubmit: (task: Extract<CardTask, { type: 'add' }>) => void;
}

const AUTOCOMPLETE: Readonly<Record<CardKind, string>> = {
  bank: 'cc-number',
  virtual: 'off',
  alipay: 'off',
};

/** Form for a new card: its number, and its bank or network. */
export function CardForm({ addable, holder, onSubmit }: CardFormProps) {
  const t = useT();
  const { kind, options } = addable;
  const { data: currencies = [] } = fundsApi.useVirtualCurrenciesQuery(undefined, {
    skip: kind !== 'virtual',
  });
  const [number, setNumber] = useState('');
  /** The member's own choice of a bank or network. */
  const [chosen, setChosen] = useState('');
  const found = kind === 'bank' ? bankOfNumber(number, options) : null;
  const only = kind === 'virtual' && options.length === 1 ? options[0]?.code : undefined;
  const option = chosen || found || only || '';
  const draft: CardDraft = {
    kind,
    number,
    bankCode: kind === 'bank' ? option : '',
    network: kind === 'virtual' ? option : '',
  };
  const violations = cardViolations(draft);
  const form = useForm<CardViolation['field']>({
    fields: ['network', 'number', 'bankCode'],
    check(field) {
      const violation = violations.find((each) => each.field === field);
      return violation && t(cardMessage(violation.code, kind), violation.params ?? {});
    },
    onSubmit: () => onSubmit({ type: 'add', ...draft }),
  });
  const hint = currencies
    .flatMap(({ networks }) => networks)
    .find(({ network }) => network === option)?.addressHint;
  return (
    <form {...form.props} className="cs-money-stack">
      {kind === 'virtual' && (
        <RadioGroupField
          label={t(c.network)}
          direction="row"
          value={option === '' ? null : option}
          error={form.field('network').error}
          onChange={setChosen}
          options={options.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField
        label={t(numberMessages[kind])}
        name={`${kind}-number`}
        autoComplete={AUTOCOMPLETE[kind]}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={kind === 'bank' ? 'numeric' : 'text'}
        maxLength={80}
        value={number}
        hint={kind === 'virtual' ? hint : t(numberHints[kind])}
        {...form.field('number')}
        onChange={({ target }) => {
          // Accepts full-width digits of a Chinese keyboard.
          setNumber(kind === 'virtual' ? target.value : target.value.normalize('NFKC'));
          form.edit('number');
        }}
      />
      {kind === 'bank' && (
        <SelectField
          layout="stack"
          label={t(c.bank)}
          name="bank"
          value={option}
          hint={found !== null && chosen === '' ? t(c.bankFound) : t(c.bankHint)}
          error={form.field('bankCode').error}
          options={[
            { value: '', label: t(c.chooseBank) },
            ...options.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={setChosen}
        />
      )}
      {kind === 'virtual' && option !== '' && (
        <Banner tone="warning">{t(c.networkWarning, { network: besideHan(option) })}</Banner>
      )}
      {kind !== 'virtual' && (
        <TextField
          label={t(holderMessages[kind])}
          name="holder"
          autoComplete="off"
          readOnly
          value={holder}
          hint={t(c.holderHint)}
        />
      )}
      <Button type="submit" variant="primary" size="lg" block>
        {t(c.next)}
      </Button>
    </form>
  );
}
