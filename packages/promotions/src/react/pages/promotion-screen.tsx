import type { Promotion } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import {
  lazyPart,
  LoadFailure,
  QueryView,
  useNamePage,
  useServices,
  useSession,
} from '@courtside/shell/react';
import {
  Artwork,
  Banner,
  ButtonLink,
  Card,
  EmptyState,
  Picture,
  Skeleton,
  Tag,
} from '@courtside/ui';
import { Suspense, type ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { categoryOf } from '../../core/find-promotions.ts';
import type { KindRegistry } from '../../core/kinds.ts';
import { promotionsApi } from '../../redux/promotions-api.ts';
import type { PromotionBodyProps, PromotionKindView } from '../kind-view.ts';
import { categoryMessages, m } from '../messages.ts';
import { OfferCard, offersSomething } from '../offer-card.tsx';
import { usePromotionDates } from '../promotion-dates.ts';
import { ShareButton } from './share-button.tsx';

export const LIST = '/activity/discount';

/**
 * The page of a kind: the head, the kind's own content, and the rules. With the id of another kind it shows that kind.
 */
export function createPromotionScreen(
  kinds: KindRegistry<PromotionKindView>,
  own: PromotionKindView,
) {
  const bodies = new Map<string, ComponentType<PromotionBodyProps>>();
  const bodyOf = (kind: string): ComponentType<PromotionBodyProps> => {
    const view = kinds.of(kind);
    const known = bodies.get(view.kind);
    if (known) return known;
    // Where it does not load, head and rules stay.
    const made = lazyPart<PromotionBodyProps>(view.load, LoadFailure);
    bodies.set(view.kind, made);
    return made;
  };
  return function PromotionScreen() {
    const { id } = useParams();
    const running = promotionsApi.usePromotionPageQuery('running');
    const find = (list: readonly Promotion[] | undefined) =>
      list?.find(({ promotionId, kind }) =>
        id === undefined ? kind === own.kind : promotionId === id,
      );
    const found = find(running.data);
    const past = promotionsApi.usePromotionPageQuery('ended', { skip: !running.data || !!found });
    return (
      <section className="cs-promo">
        <QueryView query={running} rows={8}>
          {() =>
            found ? (
              <Found
                promotion={found}
                Body={bodyOf(found.kind)}
                drawnAs={kinds.of(found.kind).kind}
              />
            ) : (
              <QueryView query={past} rows={8}>
                {(list) => {
                  const over = find(list);
                  return over ? (
                    <Found
                      promotion={over}
                      Body={bodyOf(over.kind)}
                      drawnAs={kinds.of(over.kind).kind}
                      ended
                    />
                  ) : (
                    <Absent />
                  );
                }}
              </QueryView>
            )
          }
        </QueryView>
      </section>
    );
  };
}

function Absent() {
  const t = useT();
  return (
    <EmptyState
      isPage
      title={t(m.absent)}
      detail={t(m.absentDetail)}
      action={<ButtonLink render={<Link to={LIST} />}>{t(m.showAll)}</ButtonLink>}
    />
  );
}

interface FoundProps {
  promotion: Promotion;
  Body: ComponentType<PromotionBodyProps>;
  /** The kind of the shown page. */
  drawnAs: string;
  /** @default false */
  ended?: boolean;
}

function Found({ promotion, Body, drawnAs, ended = false }: FoundProps) {
  const t = useT();
  const { brand } = useServices();
  const { loggedIn } = useSession();
  useNamePage(promotion.title);
  return (
    <>
      <Head promotion={promotion} ended={ended} />
      {ended && (
        <Banner tone="warning" role="region">
          {t(m.endedNote)}
        </Banner>
      )}
      <Suspense fallback={<Skeleton rows={4} label={t(words.loading)} />}>
        {loggedIn && !ended ? (
          <Mine promotion={promotion} Body={Body} />
        ) : (
          <>
            {!loggedIn && !ended && offersSomething(promotion, drawnAs) && (
              <OfferCard promotion={promotion} />
            )}
            <Body promotion={promotion} standing={null} ended={ended} />
          </>
        )}
      </Suspense>
      <Rules promotion={promotion} />
      <p className="cs-promo-note">{t(m.age, { age: brand.minimumAge })}</p>
    </>
  );
}

function Head({ promotion, ended }: { promotion: Promotion; ended: boolean }) {
  const t = useT();
  const dates = usePromotionDates();
  const { promotionId, picture, title, text, scope } = promotion;
  return (
    <header className="cs-promo-head">
      {picture.url !== '' && <meta property="og:image" content={picture.url} />}
      <Picture src={picture.url} eager className="cs-promo-head__art">
        <Artwork motif={picture.motif} seed={promotionId} ratio="card" />
      </Picture>
      <div className="cs-promo-head__text">
        <Link to={LIST} className="cs-promo-head__back">
          {t(m.back)}
        </Link>
        <h1>{title}</h1>
        <p>{text}</p>
        <dl className="cs-promo-head__facts">
          <div>
            <dt>{t(m.scope)}</dt>
            <dd>{scope}</dd>
          </div>
          <div>
            <dt>{t(m.period)}</dt>
            <dd>{dates(promotion, ended)}</dd>
          </div>
        </dl>
        <div className="cs-promo-head__act">
          <Tag tone={ended ? 'neutral' : 'brand'}>{t(categoryMessages[categoryOf(promotion)])}</Tag>
          <ShareButton title={title} text={text} />
        </div>
      </div>
    </header>
  );
}

/** The body with the member's standing. */
function Mine({ promotion, Body }: Pick<FoundProps, 'promotion' | 'Body'>) {
  const standing = promotionsApi.usePromotionStandingQuery(promotion.promotionId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <QueryView query={{ ...standing, data: standing.currentData }} rows={4}>
      {(data) => <Body promotion={promotion} standing={data} ended={false} />}
    </QueryView>
  );
}

function Rules({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const rules = promotion.rules ?? [];
  return (
    <Card level={2} title={t(m.rules)}>
      {rules.length === 0 ? (
        <p>{t(m.noRules)}</p>
      ) : (
        <dl className="cs-promo-rules">
          {rules.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
