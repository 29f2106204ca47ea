import { useT } from '@courtside/i18n/react';
import { useHasRoute } from '@courtside/shell/react';
import { ButtonLink, DataList } from '@courtside/ui';
import { Link } from 'react-router';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { StandingCard, useCounted } from '../standing-card.tsx';
import { PrizeSteps } from './prize-steps.tsx';

const VIP = '/mine/vip/detail';

/** A page of text, which is in its head and rules. Also for kinds that this site does not know. */
export function LandingBody({ promotion, standing }: PromotionBodyProps) {
  if (!standing || standing.state === 'information') return null;
  return <StandingCard standing={standing} title={promotion.title} />;
}

/** A share of last week's turnover. */
export function BettingGiftBody({ promotion, standing }: PromotionBodyProps) {
  const t = useT();
  const counted = useCounted();
  if (!standing) return null;
  return (
    <StandingCard standing={standing} title={promotion.title} rewardLabel={t(k.rebate)}>
      {standing.progress && (
        <DataList
          layout="figures"
          items={[
            {
              label: t(k.thisWeek),
              value: counted(standing.progress.done, standing.progress.unit),
            },
          ]}
        />
      )}
    </StandingCard>
  );
}

/** A gift for each reached grade. */
export function GradeGiftBody({ promotion, standing }: PromotionBodyProps) {
  const t = useT();
  const hasGrades = useHasRoute(VIP);
  return (
    <>
      {standing && (
        <StandingCard
          standing={standing}
          title={promotion.title}
          rewardLabel={t(k.gradeGift)}
          action={
            hasGrades && (
              <ButtonLink size="lg" render={<Link to={VIP} />}>
                {t(k.grades)}
              </ButtonLink>
            )
          }
        />
      )}
      <PrizeSteps
        steps={promotion.steps}
        title={t(k.gradeGift)}
        nameOf={(grade) => t(k.gradeName, { grade })}
      />
    </>
  );
}
