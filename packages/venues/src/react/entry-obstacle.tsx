import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { PlayGate, useCovered, useCustomerService, useSlot } from '@courtside/shell/react';
import { Button, ButtonLink, DataList, Dialog } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { EntryState } from '../core/entry-flow.ts';
import type { EntryFunds } from '../core/entry-funds.ts';
import { codeOf, isFinalRefusal, isPlayRefusal } from '../core/launch-refusal.ts';
import type { EntryRunner } from '../runner/entry-runner.ts';
import { AllIn } from './all-in.tsx';
import { e, m } from './messages.ts';
import { useClosedText } from './use-closed-text.ts';

/** The obstacle of an entry, and the member's options. */
export function Obstacle({ state, runner }: { state: EntryState; runner: EntryRunner }) {
  const t = useT();
  const closedText = useClosedText();
  const faultText = useFaultText();
  /** A site with player protection shows its refusals in this slot. */
  const gate = useSlot('play-gate') !== null;
  const service = useCustomerService();
  const close = () => runner.dismiss();
  const again = (
    <Button variant="primary" onClick={() => runner.again()}>
      {t(words.retry)}
    </Button>
  );
  switch (state.status) {
    case 'moves-all': {
      const { request, funds } = state;
      return (
        <Dialog
          open
          width="sm"
          title={t(m.enterName, { name: request.name })}
          closeLabel={t(words.close)}
          onClose={close}
        >
          <PlayGate activity="game">
            <AllIn
              name={request.name}
              funds={funds}
              onEnter={() => runner.goOn(funds.activity !== null)}
              onClose={close}
            />
          </PlayGate>
        </Dialog>
      );
    }
    case 'maintenance': {
      const { name } = state.request;
      return (
        <Notice title={t(e.closedTitle, { name })} onClose={close}>
          <p>{t(e.closedDetail)}</p>
          <p>{closedText(state.reopensAt)}</p>
        </Notice>
      );
    }
    case 'window-blocked': {
      const { name } = state.request;
      return (
        <Notice
          title={t(e.blockedTitle)}
          onClose={close}
          action={
            <ButtonLink
              variant="primary"
              href={state.href}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              {t(e.openName, { name })}
            </ButtonLink>
          }
        >
          <p>{t(e.blockedDetail, { name })}</p>
        </Notice>
      );
    }
    case 'nowhere':
      return (
        <Notice
          title={t(e.nowhereTitle, { name: state.request.name })}
          onClose={close}
          action={
            <Button variant="primary" loading={service.busy} onClick={service.open}>
              {t(m.service)}
            </Button>
          }
        >
          <p>{t(e.nowhereDetail)}</p>
        </Notice>
      );
    case 'refused': {
      const told = gate && isPlayRefusal(codeOf(state.fault));
      return (
        <Notice
          title={t(e.refusedTitle, { name: state.request.name })}
          onClose={close}
          action={isFinalRefusal(codeOf(state.fault)) ? undefined : again}
        >
          <PlayGate activity="game" fault={state.fault}>
            {!told && <p role="alert">{faultText(state.fault)}</p>}
          </PlayGate>
          {state.funds !== undefined && <AfterLost name={state.request.name} funds={state.funds} />}
        </Notice>
      );
    }
    default:
      return null;
  }
}

/** Balances after a launch that may have moved money and whose answer was lost. */
function AfterLost({ name, funds }: { name: string; funds: EntryFunds | null }) {
  const t = useT();
  const covered = useCovered();
  if (funds === null) return <p>{t(e.lostUnknown)}</p>;
  const { centre, there, currency } = funds;
  const shown = (amount: string) => covered(shownAmount(amount, currency));
  return (
    <>
      <p>{t(e.lost)}</p>
      <DataList
        items={[
          { label: t(m.centre), value: shown(centre) },
          ...(there === null ? [] : [{ label: name, value: shown(there) }]),
        ]}
      />
    </>
  );
}

interface NoticeProps {
  title: string;
  onClose: () => void;
  action?: ReactNode;
  children: ReactNode;
}

/** Dialog with an obstacle, and the member's options. */
function Notice({ title, onClose, action, children }: NoticeProps) {
  const t = useT();
  return (
    <Dialog
      open
      width="sm"
      title={title}
      closeLabel={t(words.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(action ? words.cancel : words.confirm)}</Button>
          {action}
        </>
      }
    >
      <div className="cs-venues-notice">{children}</div>
    </Dialog>
  );
}
