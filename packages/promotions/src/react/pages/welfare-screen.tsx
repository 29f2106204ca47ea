import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { LoadFailure, Page, useHasRoute } from '@courtside/shell/react';
import { Artwork, Button, Card, EmptyState, Picture, Skeleton, Tag } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { KindRegistry } from '../../core/kinds.ts';
import { isSome } from '../../core/is-some.ts';
import { claimsOf, welfareOf, type WelfareGroup, type WelfareItem } from '../../core/welfare.ts';
import type { ClaimTarget } from '../../core/claim.ts';
import { promotionsApi } from '../../redux/promotions-api.ts';
import { ClaimButton } from '../claim-button.tsx';
import type { PromotionKindView } from '../kind-view.ts';
import { m } from '../messages.ts';
import { titles } from '../route-titles.ts';
import { StandingProgress, StandingTag } from '../standing-card.tsx';
import { useClaims } from '../use-claims.ts';
import { useCurrency } from '../use-currency.ts';
import { ClaimsTold, type NamedTarget } from './claims-told.tsx';
import { w } from '../welfare-messages.ts';

const RECORDS = '/mine/giftRecord';
/** The `promotionId` of a claim of the grade's weekly gift. */
const WEEK = 'vip-week';

/** `/mine/welfare`: the claimable, running and finished rewards. */
export function createWelfareScreen(kinds: KindRegistry<PromotionKindView>) {
  return function WelfareScreen() {
    const t = useT();
    const options = { refetchOnMountOrArgChange: true };
    const promotions = promotionsApi.usePromotionPageQuery('running', options);
    const standings = promotionsApi.usePromotionStandingsQuery(undefined, options);
    const week = promotionsApi.useWelfareWeekQuery(undefined, options);
    const claims = useClaims();
    const [busy, setBusy] = useState(false);
    const hasRecords = useHasRoute(RECORDS);
    const queries = [promotions, standings, week];
    const failed = queries.find(({ data, error }) => data === undefined && error !== undefined);
    const retry = () => Promise.all(queries.map((each) => each.refetch().unwrap()));
    const groups =
      promotions.data && standings.data && week.data
        ? welfareOf(promotions.data, standings.data)
        : null;
    const open: NamedTarget[] = groups
      ? [
          ...groups.claimable
            .filter(({ promotion }) => !kinds.of(promotion.kind).claimedOnPage)
            .flatMap(({ promotion: { title }, standing }) =>
              claimsOf(standing).map((target) => ({ ...target, title })),
            ),
          ...(week.data?.lastWeek.state === 'claimable'
            ? [{ promotionId: WEEK, title: t(w.week) }]
            : []),
        ]
      : [];
    const hasWeek = week.data !== undefined && isSome(week.data.gift);
    const none =
      groups && !hasWeek && [...groups.claimable, ...groups.running, ...groups.done].length === 0;
    return (
      <Page
        title={t(titles.welfare)}
        width="medium"
        actions={
          open.length > 1 && (
            <Button
              variant="primary"
              loading={busy}
              onClick={() => {
                setBusy(true);
                void claims.claimAll(open.map(targetOf)).finally(() => setBusy(false));
              }}
            >
              {t(w.all, { count: open.length })}
            </Button>
          )
        }
      >
        <p className="cs-promo-note">{t(w.lead)}</p>
        <ClaimsTold open={open} />
        {failed && <LoadFailure fault={failed.error} retry={retry} />}
        {!failed && !groups && <Skeleton rows={8} label={t(words.loading)} />}
        {none && <EmptyState title={t(w.none)} detail={t(m.noneDetail)} />}
        {groups && !none && (
          <>
            <Group name="claimable" title={t(w.claimable)} items={groups.claimable} kinds={kinds}>
              <WeekRow week={week.data} when="claimable" />
            </Group>
            <Group name="running" title={t(w.running)} items={groups.running} kinds={kinds}>
              <WeekRow week={week.data} when="missed" />
            </Group>
            <Group name="done" title={t(w.done)} items={groups.done} kinds={kinds}>
              <WeekRow week={week.data} when="claimed" />
            </Group>
          </>
        )}
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

/** The target without its name, as it is sent and stored. */
const targetOf = ({ promotionId, taskId }: NamedTarget): ClaimTarget => ({
  promotionId,
  ...(taskId !== undefined && { taskId }),
});

interface GroupProps {
  name: WelfareGroup;
  title: string;
  items: readonly WelfareItem[];
  kinds: KindRegistry<PromotionKindView>;
  /** More rows, after those of promotions. */
  children: ReactNode;
}

function Group({ name, title, items, kinds, children }: GroupProps) {
  const t = useT();
  const hasWeek = useWeekRow(name);
  if (items.length === 0 && !hasWeek && name !== 'claimable') return null;
  return (
    <Card level={2} title={title} flush data-group={name}>
      {items.length === 0 && !hasWeek && <p className="cs-promo-empty">{t(w.noClaimable)}</p>}
      <ul className="cs-promo-rows">
        {items.map((item) => (
          <Row
            key={item.promotion.promotionId}
            item={item}
            address={kinds.addressOf(item.promotion)}
            claimedOnPage={kinds.of(item.promotion.kind).claimedOnPage === true}
          />
        ))}
        {children}
      </ul>
    </Card>
  );
}

interface RowProps {
  item: WelfareItem;
  address: string;
  claimedOnPage: boolean;
}

function Row({ item: { promotion, standing }, address, claimedOnPage }: RowProps) {
  const t = useT();
  const { tag } = useLanguage();
  const currency = useCurrency();
  const { title, text, picture, promotionId, endsAt } = promotion;
  const { reward, state } = standing;
  const [target] = claimsOf(standing);
  return (
    <li data-promotion={promotionId}>
      <Picture src={picture.url} ratio="square" className="cs-promo-rows__art">
        <Artwork motif={picture.motif} seed={promotionId} ratio="square" plain />
      </Picture>
      <div className="cs-promo-rows__what">
        <span className="cs-promo-rows__title">
          {title} <StandingTag state={state} />
        </span>
        <span>{text}</span>
        <StandingProgress standing={standing} label={`${t(m.progress)} ${title}`} />
        <small>
          {endsAt === null ? t(w.always) : t(w.until, { time: formatInstant(endsAt, tag) })}
          {reward && isSome(reward.amount) && (
            <>
              {' · '}
              {isSome(reward.turnover)
                ? t(m.terms, { turnover: shownAmount(reward.turnover, currency) })
                : t(m.noTerms)}
            </>
          )}
        </small>
      </div>
      <div className="cs-promo-rows__act">
        {target && !claimedOnPage && (
          <ClaimButton target={target} title={title} label={t(m.claim)} open />
        )}
        <Link className="cs-promo-link" to={address} aria-label={t(w.detail, { title })}>
          {t(w.rulesShort)}
        </Link>
      </div>
    </li>
  );
}

type Week = ReturnType<typeof promotionsApi.useWelfareWeekQuery>['data'];

const WEEK_GROUP = { claimable: 'claimable', missed: 'running', claimed: 'done' } as const;

/** Whether the week of the member's grade is in a group. A grade without a weekly gift is in none. */
function useWeekRow(group: WelfareGroup): boolean {
  const week = promotionsApi.useWelfareWeekQuery().data;
  return !!week && isSome(week.gift) && WEEK_GROUP[week.lastWeek.state] === group;
}

function WeekRow({ week, when }: { week: Week; when: keyof typeof WEEK_GROUP }) {
  const t = useT();
  const currency = useCurrency();
  if (!week || week.lastWeek.state !== when || !isSome(week.gift)) return null;
  const { grade, lastWeek } = week;
  return (
    <li data-promotion={WEEK}>
      <Artwork motif="crown" seed={WEEK} ratio="square" plain className="cs-promo-rows__art" />
      <div className="cs-promo-rows__what">
        <span className="cs-promo-rows__title">
          {t(w.week)} {when === 'missed' ? <Tag>{t(w.missed)}</Tag> : <StandingTag state={when} />}
        </span>
        <span>
          {t(w.weekText, {
            grade,
            turnover: shownAmount(lastWeek.turnover, currency),
            gift: shownAmount(lastWeek.gift, currency),
          })}
        </span>
        {when === 'claimable' && <small>{t(m.noTerms)}</small>}
      </div>
      <div className="cs-promo-rows__act">
        <ClaimButton
          target={{ promotionId: WEEK }}
          title={t(w.week)}
          label={t(m.claim)}
          open={when === 'claimable'}
        />
      </div>
    </li>
  );
}
