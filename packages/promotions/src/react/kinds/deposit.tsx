import { useT } from '@courtside/i18n/react';
import { useHasRoute, useServices } from '@courtside/shell/react';
import { ButtonLink, Card, Steps } from '@courtside/ui';
import { Link } from 'react-router';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { m } from '../messages.ts';
import { StandingCard } from '../standing-card.tsx';

const DEPOSIT = '/mine/savemoney';
const STEP_OF = { open: 0, running: 0, claimable: 1, claimed: 2 } as const;

/** A bonus on a deposit: the first one, or that of a week. */
export function DepositBody({ promotion, standing, ended }: PromotionBodyProps) {
  const t = useT();
  const { toggles } = useServices().brand;
  const canDeposit = useHasRoute(DEPOSIT) && toggles.deposit;
  const state = standing?.state ?? 'open';
  return (
    <>
      {standing && (
        <StandingCard
          standing={standing}
          title={promotion.title}
          progressLabel={t(k.depositDone)}
          action={
            canDeposit &&
            state === 'open' && (
              <ButtonLink variant="secondary" size="lg" render={<Link to={DEPOSIT} />}>
                {t(m.deposit)}
              </ButtonLink>
            )
          }
        />
      )}
      {!ended && (
        <Card level={2} title={t(k.how)}>
          <Steps
            label={t(k.how)}
            doneLabel={t(k.done)}
            current={state in STEP_OF ? STEP_OF[state as keyof typeof STEP_OF] : 0}
            steps={[k.step1, k.step2, k.step3].map((step) => ({ title: t(step) }))}
          />
        </Card>
      )}
    </>
  );
}
