import type { PromotionStanding } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Card, DataList, ProgressBar, Tag } from '@courtside/ui';
import type { ReactNode } from 'react';
import { isSome } from '../core/is-some.ts';
import { ClaimButton } from './claim-button.tsx';
import { m, reasonHelp, stateMessages } from './messages.ts';
import { useCurrency } from './use-currency.ts';

type State = PromotionStanding['state'];

const TONES: Readonly<Record<State, 'neutral' | 'info' | 'success' | 'warning'>> = {
  information: 'neutral',
  open: 'info',
  running: 'info',
  claimable: 'success',
  claimed: 'neutral',
  'not-eligible': 'warning',
};

export const StandingTag = ({ state }: { state: State }) => {
  const t = useT();
  return <Tag tone={TONES[state]}>{t(stateMessages[state])}</Tag>;
};

/** The progress in its unit. Nothing where there is no target. */
export function StandingProgress({
  standing: { progress },
  label,
}: {
  standing: PromotionStanding;
  label?: string;
}) {
  const t = useT();
  const shown = useCounted();
  if (!progress || !isSome(progress.target)) return null;
  return (
    <ProgressBar
      label={label ?? t(m.progress)}
      value={Number(progress.done)}
      max={Number(progress.target)}
      text={t(m.progressOf, {
        done: shown(progress.done, progress.unit),
        target: shown(progress.target, progress.unit),
      })}
      tone={Number(progress.done) >= Number(progress.target) ? 'success' : 'brand'}
    />
  );
}

/** A count with its unit. */
export function useCounted() {
  const t = useT();
  const currency = useCurrency();
  const units = { day: m.days, friend: m.friends, task: m.tasks, point: m.points } as const;
  return (count: string, unit: NonNullable<PromotionStanding['progress']>['unit']): string =>
    unit === 'amount' ? shownAmount(count, currency) : t(units[unit], { count });
}

export interface StandingCardProps {
  standing: PromotionStanding;
  title: string;
  /** Label of the progress. */
  progressLabel?: string;
  /** Label of the reward. @default 奖励 */
  rewardLabel?: string;
  /** Content between progress and button. */
  children?: ReactNode;
  /** Content beside the button, such as a link. */
  action?: ReactNode;
  /** False hides the button, where the kind has its own. @default true */
  claims?: boolean;
}

/** The member's standing: state, progress, the reward and its conditions, the reasons, the button. */
export function StandingCard({
  standing,
  title,
  progressLabel,
  rewardLabel,
  children,
  action,
  claims = true,
}: StandingCardProps) {
  const t = useT();
  const { tag } = useLanguage();
  const currency = useCurrency();
  const { state, reward, reasons, againAt, promotionId } = standing;
  const some = reward !== null && isSome(reward.amount);
  return (
    <Card
      level={2}
      title={t(m.mine)}
      aside={<StandingTag state={state} />}
      className="cs-promo-standing"
      data-state={state}
    >
      <StandingProgress
        standing={standing}
        {...(progressLabel !== undefined && { label: progressLabel })}
      />
      {some && (
        <DataList
          layout="figures"
          items={[
            { label: rewardLabel ?? t(m.reward), value: shownAmount(reward.amount, currency) },
          ]}
        />
      )}
      {children}
      {reasons.map(({ code, text }) => {
        const help = reasonHelp[code];
        return (
          <p key={code} className="cs-promo-standing__reason">
            {text}
            {help && <small>{t(help)}</small>}
          </p>
        );
      })}
      <div className="cs-promo-standing__act">
        {claims && (
          <ClaimButton
            target={{ promotionId }}
            title={title}
            label={
              some ? t(m.claimOf, { amount: shownAmount(reward.amount, currency) }) : t(m.claim)
            }
            open={state === 'claimable'}
            size="lg"
          />
        )}
        {action}
        {some && (
          <p className="cs-promo-standing__terms">
            {isSome(reward.turnover)
              ? t(m.terms, { turnover: shownAmount(reward.turnover, currency) })
              : t(m.noTerms)}
          </p>
        )}
      </div>
      {againAt !== null && state !== 'claimable' && (
        <p className="cs-promo-standing__again">
          {t(m.againAt, { time: formatInstant(againAt, tag) })}
        </p>
      )}
    </Card>
  );
}
