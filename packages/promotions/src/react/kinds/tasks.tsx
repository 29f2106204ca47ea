import type { Promotion, PromotionStanding } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useHasRoute } from '@courtside/shell/react';
import { ButtonLink, Card, Tag } from '@courtside/ui';
import { Link } from 'react-router';
import { ClaimButton } from '../claim-button.tsx';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { m, stateMessages } from '../messages.ts';
import { StandingCard } from '../standing-card.tsx';
import { useCurrency } from '../use-currency.ts';

const PROFILE = '/mine/userinfo';
/** Tasks that are completed in the profile. No task has a link to a bet. */
const IN_PROFILE: readonly string[] = ['phone', 'real-name', 'email'];

/** A task of the public list; its state is known for a member only. */
type Task = NonNullable<Promotion['tasks']>[number] &
  Partial<Pick<PromotionStanding['tasks'][number], 'state'>>;

/** Tasks of a new member, each with its own amount and button. */
export function TasksBody({ promotion, standing }: PromotionBodyProps) {
  const t = useT();
  const currency = useCurrency();
  const hasProfile = useHasRoute(PROFILE);
  const { promotionId } = promotion;
  const tasks: readonly Task[] = standing?.tasks ?? promotion.tasks ?? [];
  const late = standing?.state === 'not-eligible';
  if (tasks.length === 0) return null;
  return (
    <>
      {standing && <StandingCard standing={standing} title={promotion.title} claims={false} />}
      <Card level={2} title={t(k.taskList)} flush>
        <ul className="cs-promo-rows">
          {tasks.map(({ taskId, text, amount, state: of }) => (
            <li key={taskId}>
              <span className="cs-promo-rows__what">
                {text}
                <strong>{shownAmount(amount, currency)}</strong>
              </span>
              {of && (
                <Tag tone={of === 'claimable' && !late ? 'success' : 'neutral'}>
                  {of === 'open'
                    ? t(k.taskOpen)
                    : t(of === 'claimable' && late ? k.taskLate : stateMessages[of])}
                </Tag>
              )}
              {of === 'open' && hasProfile && IN_PROFILE.includes(taskId) && (
                <ButtonLink size="sm" render={<Link to={PROFILE} />}>
                  {t(m.bind)}
                </ButtonLink>
              )}
              {of && (
                <ClaimButton
                  target={{ promotionId, taskId }}
                  title={text}
                  label={t(m.claim)}
                  size="sm"
                  open={of === 'claimable' && !late}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
