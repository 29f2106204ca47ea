import type { Promotion } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Artwork, Card, Picture, Tag } from '@courtside/ui';
import { Link } from 'react-router';
import { categoryOf } from '../../core/find-promotions.ts';
import { categoryMessages } from '../messages.ts';
import { usePromotionDates } from '../promotion-dates.ts';

export interface PromotionCardProps {
  promotion: Promotion;
  address: string;
  ended: boolean;
}

/** A promotion of the list; the whole card is a link to it. */
export function PromotionCard({ promotion, address, ended }: PromotionCardProps) {
  const t = useT();
  const dates = usePromotionDates();
  const { promotionId, picture, title, text, scope } = promotion;
  return (
    <Card
      role="article"
      pressable
      level={2}
      className="cs-promo-card"
      media={
        <Picture src={picture.url}>
          <Artwork motif={picture.motif} seed={promotionId} ratio="card" />
        </Picture>
      }
      title={<Link to={address}>{title}</Link>}
      aside={
        <Tag tone={ended ? 'neutral' : 'brand'}>{t(categoryMessages[categoryOf(promotion)])}</Tag>
      }
      footer={`${scope} · ${dates(promotion, ended)}`}
    >
      {text}
    </Card>
  );
}
