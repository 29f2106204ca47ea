import type { Promotion } from '@courtside/contract';
import { formatDay } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { QueryView } from '@courtside/shell/react';
import { Artwork, Card } from '@courtside/ui';
import { lobbyApi } from '../redux/lobby-api.ts';
import { m } from './messages.ts';
import { Section } from './section.tsx';

const MOST = 4;

/** The first promotions in the operator's order. */
export function PromotionsBlock() {
  const t = useT();
  const load = lobbyApi.usePromotionsQuery();
  return (
    <Section title={t(m.promotions)} note={t(m.promotionsNote)}>
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
    </Section>
  );
}

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const locale = useLocale();
  const from = formatDay(promotion.startsAt, locale);
  return (
    <Card
      role="article"
      className="cs-lobby-promotion"
      media={<Artwork motif={promotion.picture.motif} seed={promotion.promotionId} ratio="card" />}
      title={promotion.title}
      footer={
        <>
          {promotion.scope}
          {' · '}
          {promotion.endsAt === null
            ? t(m.fromDay, { from })
            : t(m.fromTo, { from, to: formatDay(promotion.endsAt, locale) })}
        </>
      }
    >
      {promotion.text}
    </Card>
  );
}
