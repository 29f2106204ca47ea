import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button, CodeField, Dialog } from '@courtside/ui';
import type { DeviceCheck, DeviceEvent } from '../core/device-check.ts';
import { COMPLETION_LENGTH, type CompletionViolation } from '../core/device-rules.ts';
import { m, violationMessages } from './messages.ts';

/** Asks for the four digits that the masked phone hides, before a code is sent to it (spec access 2). */
export function DigitsDialog({
  device: { digits, member },
  problem,
  dispatch,
}: {
  device: DeviceCheck;
  problem: CompletionViolation | string | null;
  dispatch: (event: DeviceEvent) => void;
}) {
  const t = useT();
  const { clock } = useServices();
  const error =
    problem === null
      ? undefined
      : typeof problem === 'string'
        ? problem
        : t(violationMessages[problem.code]);
  return (
    <Dialog
      open
      width="sm"
      title={t(m.digitsTitle)}
      closeLabel={t(words.close)}
      onClose={() => dispatch({ type: 'dialogClosed' })}
    >
      <form
        noValidate
        className="cs-auth-form"
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'digitsGiven', now: clock.now() });
        }}
      >
        <p>{t(m.digitsAsk, { phone: member.phoneNumber })}</p>
        <CodeField
          label={t(m.digits)}
          name="digits"
          autoComplete="off"
          length={COMPLETION_LENGTH}
          value={digits}
          error={error}
          onChange={(text) => dispatch({ type: 'digitsTyped', text })}
        />
        <Button type="submit" variant="primary" size="lg" block>
          {t(words.confirm)}
        </Button>
      </form>
    </Dialog>
  );
}
