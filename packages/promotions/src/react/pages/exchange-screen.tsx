import type { ExchangeGift } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Page, QueryView, useHasRoute, useServices } from '@courtside/shell/react';
import { Artwork, ButtonLink, Card, EmptyState, StatTile } from '@courtside/ui';
import { Link } from 'react-router';
import { POINTS } from '../../core/claim.ts';
import { promotionsApi } from '../../redux/promotions-api.ts';
import { ClaimButton } from '../claim-button.tsx';
import { titles } from '../route-titles.ts';
import { w } from '../welfare-messages.ts';

const RECORDS = '/mine/giftRecord';
const SIGN = 'signGift';

/** `/mine/exchange`: gifts in exchange for the points of sign-ins. */
export function createExchangeScreen(signPath: string) {
  return function ExchangeScreen() {
    const t = useT();
    const gifts = promotionsApi.useExchangeGiftsQuery(undefined, {
      refetchOnMountOrArgChange: true,
    });
    const sign = promotionsApi
      .usePromotionPageQuery('running')
      .data?.find(({ kind }) => kind === SIGN);
    const hasRecords = useHasRoute(RECORDS);
    return (
      <Page title={t(titles.exchange)} width="medium">
        <QueryView query={gifts} rows={6}>
          {({ points, list }) => (
            <>
              <Card>
                <div className="cs-promo-points">
                  <StatTile label={t(w.points)} value={points} note={t(w.pointsNote)} />
                  {sign && (
                    <ButtonLink
                      render={<Link to={`${signPath}/${encodeURIComponent(sign.promotionId)}`} />}
                    >
                      {t(w.signIn)}
                    </ButtonLink>
                  )}
                </div>
              </Card>
              <Card level={2} title={t(w.gifts)} flush>
                {list.length === 0 ? (
                  <EmptyState title={t(w.noGifts)} />
                ) : (
                  <ul className="cs-promo-rows">
                    {list.map((gift, at) => (
                      <GiftRow
                        key={gift.giftId}
                        gift={gift}
                        motif={DRAWINGS[at % DRAWINGS.length]}
                        points={points}
                      />
                    ))}
                  </ul>
                )}
              </Card>
            </>
          )}
        </QueryView>
        {hasRecords && (
          <p>
            <Link className="cs-promo-link" to={RECORDS}>
              {t(w.records)}
            </Link>
          </p>
        )}
      </Page>
    );
  };
}

/** One for each row, as the gateway sends none. */
const DRAWINGS = ['gift', 'coin', 'gem', 'crown', 'star', 'chip'] as const;

interface GiftRowProps {
  gift: ExchangeGift;
  motif: (typeof DRAWINGS)[number] | undefined;
  points: number;
}

function GiftRow({ gift, motif = DRAWINGS[0], points }: GiftRowProps) {
  const t = useT();
  const { dialogs } = useServices();
  const { giftId, title, text, points: cost } = gift;
  const ask = async (exchange: () => void) => {
    const yes = await dialogs.confirm({
      title: t(w.ask),
      content: t(w.askText, { points: cost, title, text }),
    });
    if (yes) exchange();
  };
  return (
    <li data-gift={giftId}>
      <Artwork motif={motif} seed={giftId} ratio="square" plain className="cs-promo-rows__art" />
      <div className="cs-promo-rows__what">
        <span className="cs-promo-rows__title">{title}</span>
        <span>{text}</span>
        <small>
          {t(w.cost, { points: cost })}
          {points < cost && <> · {t(w.short, { points: cost - points })}</>}
        </small>
      </div>
      <div className="cs-promo-rows__act">
        <ClaimButton
          target={{ promotionId: POINTS, giftId }}
          title={title}
          label={t(w.exchange)}
          open={points >= cost}
          onPress={(exchange) => void ask(exchange)}
        />
      </div>
    </li>
  );
}
