import { useT } from '@courtside/i18n/react';
import { QueryView, Section, useHasRoute } from '@courtside/shell/react';
import { Link } from 'react-router';
import { lobbyApi } from '../redux/lobby-api.ts';
import { Coming, comingClass } from './coming.tsx';
import { PromotionList } from './lower-parts.tsx';
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
            <Coming>
              <PromotionList promotions={promotions.slice(0, MOST)} />
            </Coming>
          )}
        </QueryView>
      )}
    </Section>
  );
}
