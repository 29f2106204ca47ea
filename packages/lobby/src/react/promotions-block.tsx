import { useT } from '@courtside/i18n/react';
import { Section, useHasRoute } from '@courtside/shell/react';
import { Link } from 'react-router';
import { lobbyApi } from '../redux/lobby-api.ts';
import { PromotionsShape } from './block-shapes.tsx';
import { PromotionList } from './lower-parts.tsx';
import { LowerQuery } from './lower-query.tsx';
import { m } from './messages.ts';
import { useNear } from './use-near.ts';

const MOST = 4;
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
      <LowerQuery near={near} query={load} Shape={PromotionsShape}>
        {(promotions) => <PromotionList promotions={promotions.slice(0, MOST)} />}
      </LowerQuery>
    </Section>
  );
}
