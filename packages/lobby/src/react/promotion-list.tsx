import type { Promotion } from '@courtside/contract';
import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useHasRoute } from '@courtside/shell/react';
import { Artwork, Card, Picture } from '@courtside/ui';
import { Link } from 'react-router';
import { m } from './messages.ts';

/** Path of a page that can show a promotion of any kind. */
const PAGE = '/activity/activityLandPage';

/** Promotions as cards, each a link to its page where the site has one. */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  return (
    <ul className="cs-lobby-promotions">
      {promotions.map((promotion) => (
        <li key={promotion.promotionId}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
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
          <p className="cs-lobby-promotion__scope">{promotion.scope}</p>
          <p>
            {promotion.endsAt === null
              ? t(m.fromDay, { from })
              : t(m.fromTo, { from, to: formatDay(promotion.endsAt, tag) })}
          </p>
        </>
      }
    >
      <p className="cs-lobby-promotion__text">{promotion.text}</p>
    </Card>
  );
}
