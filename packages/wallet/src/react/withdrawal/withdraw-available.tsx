import { useT } from '@courtside/i18n/react';
import { type Currency, shownAmount } from '@courtside/money';
import { useBalance, useCovered, useServices, WordHint } from '@courtside/shell/react';
import { Button, DataList, ProgressBar } from '@courtside/ui';
import { countdownText } from '../../core/deposit-time.ts';
import { mostWithdrawable } from '../../core/withdrawal-amount.ts';
import type { WithdrawalBlock } from '../../core/withdrawal-eligibility.ts';
import { useNow } from '../use-now.ts';
import { w } from './messages.ts';
import type { ShownInfo } from './use-withdrawal-info.ts';

export interface WithdrawAvailableProps {
  info: ShownInfo;
  blocks: readonly WithdrawalBlock[];
  /** When `info` was read, in ms since the epoch. */
  readAt: number;
  currency: Currency;
  /** Opens the reset of the withdrawal password by code. */
  onReset: () => void;
}

/** The amount that can be withdrawn now, and the reasons against the rest. */
export function WithdrawAvailable({
  info,
  blocks,
  readAt,
  currency,
  onReset,
}: WithdrawAvailableProps) {
  const t = useT();
  const covered = useCovered();
  const balance = useBalance();
  const most = blocks.length > 0 ? '0.00' : mostWithdrawable(info, currency).amount;
  const locked = balance.data?.lockedMoney ?? '0.00';
  return (
    <div className="cs-withdraw__available">
      <DataList
        layout="figures"
        items={[
          {
            label: t(w.withdrawable),
            shownLabel: <WordHint word="withdrawable">{t(w.withdrawable)}</WordHint>,
            value: <strong>{covered(shownAmount(most, currency))}</strong>,
          },
          { label: t(w.available), value: covered(shownAmount(info.available, currency)) },
          ...(locked === '0.00'
            ? []
            : [
                {
                  label: t(w.locked),
                  shownLabel: <WordHint word="locked">{t(w.locked)}</WordHint>,
                  value: covered(shownAmount(locked, currency)),
                },
              ]),
        ]}
      />
      {blocks.length > 0 && (
        <ul aria-label={t(w.whyNot)} className="cs-withdraw__blocks">
          {blocks.map((block) => (
            <li key={block.code}>
              <Block
                block={block}
                info={info}
                readAt={readAt}
                currency={currency}
                onReset={onReset}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Block({
  block,
  info,
  readAt,
  currency,
  onReset,
}: Omit<WithdrawAvailableProps, 'blocks'> & { block: WithdrawalBlock }) {
  const t = useT();
  const shown = (amount: string) => shownAmount(amount, currency);
  switch (block.code) {
    case 'turnover':
      return <Turnover info={info} left={block.left} currency={currency} />;
    case 'password-locked':
      return <PasswordLock until={readAt + block.lockedMs} onReset={onReset} />;
    case 'password-unset':
      return <>{t(w.passwordUnset)}</>;
    case 'no-card':
      return <>{t(w.noCard)}</>;
    case 'day-times':
      return <>{t(w.dayTimes)}</>;
    case 'day-amount':
      return <>{t(w.dayAmount, { left: shown(block.left) })}</>;
    case 'balance':
      return <>{t(w.balanceLow, { min: shown(block.min) })}</>;
  }
}

/** Remaining turnover of each deposit and bonus, as bars. */
function Turnover({ info, left, currency }: { info: ShownInfo; left: string; currency: Currency }) {
  const t = useT();
  const shown = (amount: string) => shownAmount(amount, currency);
  const parts =
    info.turnoverParts.length > 0
      ? info.turnoverParts
      : [{ title: '', required: info.turnoverRequired, done: info.turnoverDone }];
  return (
    <div className="cs-withdraw__turnover">
      <p>{t(w.turnover, { left: shown(left) })}</p>
      {parts.map(({ title, required, done }, at) => (
        <ProgressBar
          // Two deposits may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${at} ${title}`}
          label={title || t(w.turnover, { left: shown(left) })}
          hideLabel={title === ''}
          value={Number(done)}
          max={Number(required)}
          tone={done === required ? 'success' : 'brand'}
          text={t(w.turnoverDone, { done: shown(done), required: shown(required) })}
        />
      ))}
      <p className="cs-withdraw__note">
        {t(w.turnoverDetail)} <WordHint word="turnover">{t(w.whatIsTurnover)}</WordHint>
      </p>
    </div>
  );
}

function PasswordLock({ until, onReset }: { until: number; onReset: () => void }) {
  const t = useT();
  const { clock } = useServices();
  const now = useNow(clock);
  return (
    <span className="cs-money-row">
      <span>{t(w.passwordLocked, { time: countdownText(Math.max(0, until - now)) })}</span>
      <Button size="sm" onClick={onReset}>
        {t(w.resetByCode)}
      </Button>
    </span>
  );
}
