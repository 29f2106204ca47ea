import { words } from '@courtside/i18n';
import { useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Confirm, useCovered } from '@courtside/shell/react';
import { Banner, ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import type {
  TransferIntent,
  TransferResult,
  TransferState,
  TransferTask,
} from '../../core/transfer.ts';
import type { TransferRunner } from '../../runner/transfer-runner.ts';
import { l } from './messages.ts';

export interface TransferNoticeProps {
  state: TransferState;
  runner: TransferRunner;
  currency: string;
  /** Name of a venue, by its `enName`. */
  nameOf: (enName: string) => string;
}

/** The outcome of a transfer, and the question after 6413. */
export function TransferNotice({ state, runner, currency, nameOf }: TransferNoticeProps) {
  const t = useT();
  const covered = useCovered();
  const shown = (amount: string) => shownAmount(amount, currency);
  /** For balances of wallets, which can be hidden, not for amounts that the member typed. */
  const held = (amount: string) => covered(shown(amount));
  const whatOf = ({ task }: TransferIntent) => {
    if (task.type === 'recycle') return t(l.recycle);
    const what = { name: nameOf(task.venue), amount: shown(task.amount) };
    return task.type === 'between'
      ? t(l.whatBetween, { ...what, to: nameOf(task.to) })
      : t(l.what, { ...what, way: t(task.type === 'in' ? l.in : l.out) });
  };
  const closing = { onClose: () => runner.dismiss(), closeLabel: t(words.close) };
  switch (state.status) {
    case 'none':
    case 'sent':
      return null;
    case 'unknown':
      return (
        <Banner tone="warning" role="status" title={t(l.unknown)}>
          {state.intent.task.type === 'recycle'
            ? t(l.unknownRecycle)
            : t(l.unknownMove, { what: whatOf(state.intent) })}
        </Banner>
      );
    case 'unclear':
      return (
        <Banner
          tone="warning"
          role="status"
          title={t(l.unclear)}
          action={
            <ButtonLink size="sm" render={<Link to="/mine/transRecord" />}>
              {t(l.allDeals)}
            </ButtonLink>
          }
          {...closing}
        >
          {t(l.unclearDetail, { what: whatOf(state.intent) })}
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="danger" role="alert" title={t(l.refused)} {...closing}>
          <p>{whatOf(state.intent)}</p>
          <p>{state.refusal.text}</p>
        </Banner>
      );
    case 'done':
      return (
        <Banner tone="success" role="status" title={titleOf(t, state.result, held)} {...closing}>
          <Lines
            result={state.result}
            task={state.intent.task}
            what={whatOf(state.intent)}
            {...{ held, nameOf }}
          />
        </Banner>
      );
    case 'bound': {
      const { title, left } = state.activity;
      return (
        <Confirm
          open
          width="sm"
          focus="cancel"
          title={t(l.agreeTitle)}
          confirmText={t(l.agree)}
          onConfirm={() => runner.agree()}
          onCancel={() => runner.dismiss()}
        >
          {t(l.agreeDetail, { title, left: shown(left) })}
        </Confirm>
      );
    }
  }
}

function titleOf(t: Translate, result: TransferResult, held: (amount: string) => string): string {
  if (result.type === 'moved') return t(l.moved);
  return result.venues.length === 0
    ? t(l.recycledNothing)
    : t(l.recycled, { amount: held(result.recycled) });
}

/** The moved amounts; for a recycling each venue, with the reason when its money stayed. */
function Lines({
  result,
  task,
  what,
  held,
  nameOf,
}: {
  result: TransferResult;
  task: TransferTask;
  what: string;
  held: (amount: string) => string;
  nameOf: (enName: string) => string;
}) {
  const t = useT();
  if (result.type === 'moved' && task.type === 'between') {
    const balance = held(result.venueBalance);
    return <p>{t(l.movedBetween, { what, to: nameOf(task.to), balance })}</p>;
  }
  if (result.type === 'moved') {
    return <p>{t(l.movedDetail, { what, centre: held(result.centerWalletBalance) })}</p>;
  }
  return (
    <ul className="cs-ledger__lines">
      {result.venues.map(({ enName, amount }) => (
        <li key={enName}>
          {nameOf(enName)} {held(amount)}
        </li>
      ))}
      {result.kept.map(({ enName, amount, reason }) => (
        <li key={enName}>
          {t(reason === 'activity' ? l.keptActivity : l.keptMaintenance, {
            name: nameOf(enName),
            amount: held(amount),
          })}
        </li>
      ))}
    </ul>
  );
}
