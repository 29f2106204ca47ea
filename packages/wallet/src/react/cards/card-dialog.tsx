import type { AddableCard, MemberCard } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useForm } from '@courtside/shell/react';
import { Banner, Button, DataList, Dialog } from '@courtside/ui';
import { useState } from 'react';
import { besideHan } from '../../core/beside-han.ts';
import type { CardTask } from '../../core/card-change.ts';
import { numberInFours, tidyCardNumber } from '../../core/card-number.ts';
import { withdrawalPasswordHash } from '../../redux/money-calls.ts';
import { w } from '../withdrawal/messages.ts';
import { SixDigitField } from '../withdrawal/password-field.tsx';
import { SolveStep } from '../withdrawal/solve-step.tsx';
import { c, holderMessages, numberMessages } from './messages.ts';
import type { CardChanges } from './use-card-change.ts';

export interface CardDialogProps {
  changes: CardChanges;
  cards: readonly MemberCard[];
  addable: readonly AddableCard[];
  /** Masked registered name. */
  holder: string;
  onPassword: (byCode: boolean) => void;
}

/** The second step of a change of cards: its summary and the withdrawal password, then a refusal. */
export function CardDialog(props: CardDialogProps) {
  const t = useT();
  const { changes, onPassword } = props;
  const { state } = changes;
  if (state.status === 'refused') {
    const { statusCode, text } = state.refusal;
    return (
      <Dialog
        open
        width="sm"
        title={t(c.refused)}
        closeLabel={t(words.close)}
        onClose={changes.dismiss}
        footer={
          <div className="cs-money-row">
            <Button onClick={changes.dismiss}>{t(words.close)}</Button>
            <SolveStep
              statusCode={statusCode}
              reason=""
              onPassword={(byCode) => {
                changes.dismiss();
                onPassword(byCode);
              }}
              onRefresh={changes.dismiss}
            />
          </div>
        }
      >
        <p role="alert">{text}</p>
      </Dialog>
    );
  }
  if (state.status !== 'confirming' && state.status !== 'sent' && state.status !== 'unknown')
    return null;
  if (state.task.type === 'makeDefault') return null;
  return <Confirmation {...props} task={state.task} />;
}

function Confirmation({
  changes,
  cards,
  addable,
  holder,
  onPassword,
  task,
}: CardDialogProps & { task: Exclude<CardTask, { type: 'makeDefault' }> }) {
  const t = useT();
  const { state } = changes;
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const busy = state.status !== 'confirming';
  const refusal = state.status === 'confirming' ? state.refusal : null;
  const isAdding = task.type === 'add';
  const form = useForm({
    fields: ['password'],
    check: () => (password.length === 6 ? undefined : t(w.passwordEmpty)),
    // The field was cleared when the password was sent.
    refused: () => (password === '' ? refusal?.text : undefined),
    attempt: attempts,
    onSubmit() {
      if (busy) return;
      changes.confirm(withdrawalPasswordHash(password));
      setPassword('');
      setAttempts(attempts + 1);
    },
  });
  return (
    <Dialog
      open
      width="sm"
      title={t(isAdding ? c.confirmAdd : c.confirmRemove)}
      closeLabel={t(words.close)}
      closable={!busy}
      dismissible={false}
      onClose={changes.dismiss}
    >
      <form {...form.props} className="cs-money-stack">
        {isAdding ? (
          <NewCard task={task} addable={addable} holder={holder} />
        ) : (
          <Removed task={task} cards={cards} />
        )}
        {state.status === 'unknown' && (
          <Banner tone="warning" role="status">
            {t(c.unknown)}
          </Banner>
        )}
        {state.status === 'confirming' && state.undone && (
          <Banner tone="warning" role="status">
            {t(c.undone)}
          </Banner>
        )}
        <SixDigitField
          label={t(w.password)}
          name="withdrawal-password"
          hint={t(w.passwordHint)}
          value={password}
          disabled={busy}
          {...form.field('password')}
          onChange={(digits) => {
            setPassword(digits);
            form.edit('password');
          }}
        />
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {t(isAdding ? c.confirmAdd : c.confirmRemove)}
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          onClick={() => {
            changes.dismiss();
            onPassword(true);
          }}
        >
          {t(w.forgot)}
        </Button>
      </form>
    </Dialog>
  );
}

function NewCard({
  task,
  addable,
  holder,
}: Pick<CardDialogProps, 'addable' | 'holder'> & { task: Extract<CardTask, { type: 'add' }> }) {
  const t = useT();
  const { kind, bankCode, network } = task;
  const options = addable.find((each) => each.kind === kind)?.options ?? [];
  const option = options.find(({ code }) => code === (kind === 'bank' ? bankCode : network));
  const number = tidyCardNumber(kind, task.number);
  return (
    <>
      <DataList
        layout="stacked"
        items={[
          ...(option
            ? [{ label: t(kind === 'bank' ? c.bank : c.network), value: option.name }]
            : []),
          {
            label: t(numberMessages[kind]),
            value: (
              <span className="cs-cards__number">
                {kind === 'alipay' ? number : numberInFours(number)}
              </span>
            ),
          },
          ...(kind === 'virtual' ? [] : [{ label: t(holderMessages[kind]), value: holder }]),
        ]}
      />
      <Banner tone={kind === 'virtual' ? 'warning' : 'info'}>
        {kind === 'virtual'
          ? t(c.networkWarning, { network: besideHan(network) })
          : t(c.checkNumber)}
      </Banner>
    </>
  );
}

function Removed({
  task,
  cards,
}: {
  task: Extract<CardTask, { type: 'remove' }>;
  cards: readonly MemberCard[];
}) {
  const t = useT();
  const card = cards.find(({ cardId }) => cardId === task.cardId);
  return <p>{t(c.removeLine, { name: card?.name ?? '', number: card?.number ?? '' })}</p>;
}
