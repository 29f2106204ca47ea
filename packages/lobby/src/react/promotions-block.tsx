import type { Promotion } from '@courtside/contract';
import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { QueryView, Section, useHasRoute } from '@courtside/shell/react';
import { Artwork, Card, Picture } from '@courtside/ui';
import { Link } from 'react-router';
import { lobbyApi } from '../redux/lobby-api.ts';
import { comingClass } from './coming-class.ts';
import { m } from './messages.ts';
import { useNear } from './use-near.ts';

const MOST = 4;
/** Path of a page that can show a promotion of any kind. */
const PAGE = '/activity/activityLandPage';
const LIST = '/activity/discount';

/** The first promotions in the operator's order. */
export function PromotionsBlock() {
  const t = useT();
  const [ref, near] = useNear('promotions');
  const load = lobbyApi.usePromotionsQuery(undefined, { skip: !near });
  const hasList = useHasRoute(LIST);
  // Such as for a member who takes a break.
  if (load.data?.length === 0) return null;
  return (
    <Section
      ref={ref}
      className={comingClass(load)}
      size="lg"
      title={t(m.promotions)}
      actions={
        hasList && (
          <Link className="cs-lobby-more" to={LIST}>
            {t(m.allPromotions)}
          </Link>
        )
      }
    >
      <p className="cs-lobby-note">{t(m.promotionsNote)}</p>
      {near && (
        <QueryView query={load} rows={4}>
          {(promotions) => (
            <ul className="cs-lobby-promotions">
              {promotions.slice(0, MOST).map((promotion) => (
                <li key={promotion.promotionId}>
                  <PromotionCard promotion={promotion} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </Section>
  );
}

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const { tag } = useLanguage();
  const { picture, promotionId } = promotion;
  const hasPage = useHasRoute(`${PAGE}/:id`);
  const from = formatDay(promotion.startsAt, tag);
  return (
    <Card
      role="article"
      className="cs-lobby-promotion"
      media={
        <Picture src={picture.url}>
          <Artwork motif={picture.motif} seed={promotionId} ratio="card" />
        </Picture>
      }
      pressable={hasPage}
      title={
        hasPage ? (
          <Link to={`${PAGE}/${encodeURIComponent(promotionId)}`}>{promotion.title}</Link>
        ) : (
          promotion.title
        )
      }
      footer={
        <>
          {promotion.scope}
          {' · '}
          {promotion.endsAt === null
            ? t(m.fromDay, { from })
            : t(m.fromTo, { from, to: formatDay(promotion.endsAt, tag) })}
        </>
      }
    >
      {promotion.text}
    </Card>
  );
}
