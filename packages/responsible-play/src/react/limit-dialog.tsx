import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useAction, useForm, useServices } from '@courtside/shell/react';
import { Banner, Button, Dialog } from '@courtside/ui';
import { useCallback, useRef, useState } from 'react';
import { checkLimitText } from '../core/check-limit-text.ts';
import { isTimeKind } from '../core/limit-kinds.ts';
import type { PlayLimitView } from '../core/play-view.ts';
import { playApi } from '../redux/play-api.ts';
import { LimitField } from './limit-field.tsx';
import { limitProblem } from './limit-problem.ts';
import { m } from './messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

export interface LimitDialogProps {
  limit: PlayLimitView;
  open: boolean;
  onClose: () => void;
}

/** The form of one limit; no value is suggested. */
export function LimitDialog({ limit, open, onClose }: LimitDialogProps) {
  const t = useT();
  const texts = usePlayTexts();
  const faultText = useFaultText();
  const { toaster } = useServices();
  const [setLimit] = playApi.useSetPlayLimitMutation();
  const { kind, period, ceiling } = limit;
  const isTime = isTimeKind(kind);
  const [typed, setTyped] = useState(limit.value?.replace(/\.00$/, '') ?? '');
  /** A fault of the request, not an error of the value. */
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { busy, run } = useAction(
    useCallback(
      (caught: unknown) => {
        setFault(faultText(caught));
        return true;
      },
      [faultText],
    ),
  );
  const save = (value: string | null) =>
    void run(async () => {
      const { outcome } = await setLimit({ kind, period, value }).unwrap();
      toaster.show(t(outcome === 'waiting' ? m.waits : m.inForceNow), 'success');
      onClose();
    });
  const checked = checkLimitText(typed, { kind, ceiling });
  const form = useForm({
    fields: ['limit'],
    check: () => (checked.ok ? undefined : limitProblem(checked, kind, t, texts.value)),
    onSubmit: () => checked.ok && save(checked.value),
  });
  const change = (text: string) => {
    setTyped(text);
    form.edit('limit');
    setFault(null);
  };
  return (
    <Dialog
      open={open}
      width="sm"
      title={texts.limitName(kind, period)}
      closeLabel={t(words.close)}
      dismissible={false}
      onClose={onClose}
      initialFocus={() => field.current}
    >
      <form {...form.props} className="cs-play-form">
        {fault !== null && (
          <Banner tone="danger" role="alert">
            {fault}
          </Banner>
        )}
        <LimitField
          ref={field}
          label={t(isTime ? m.minutesField : m.amountField)}
          minutes={isTime}
          value={typed}
          {...form.field('limit')}
          onChange={change}
        />
        <div className="cs-play__buttons">
          {limit.value !== null && (
            <Button disabled={busy} onClick={() => save(null)}>
              {t(m.remove)}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={busy}>
            {t(words.confirm)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
