import type { RaceBoard } from '@courtside/contract';
import { formatDay, formatInstant } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { QueryView, useShown } from '@courtside/shell/react';
import { Card, DataList, DataTable, EmptyState, Tag, type DataColumn } from '@courtside/ui';
import { useMemo } from 'react';
import { promotionsApi } from '../../redux/promotions-api.ts';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { StandingCard, useCounted } from '../standing-card.tsx';
import { useCurrency } from '../use-currency.ts';
import { PrizeSteps } from './prize-steps.tsx';

/** Poll interval of the leaders while they are visible, in ms. */
const EVERY_MS = 30_000;

type Leader = RaceBoard['list'][number];

/** The leaders, the member's own place, and the prizes of the places. */
export function RaceBody({ promotion, standing, ended }: PromotionBodyProps) {
  const t = useT();
  const counted = useCounted();
  return (
    <>
      {standing && (
        <StandingCard
          standing={standing}
          title={promotion.title}
          rewardLabel={t(standing.state === 'running' ? k.rankPrize : k.lastWeek)}
        >
          <DataList
            layout="figures"
            items={[
              {
                label: t(k.ownRank),
                value: standing.rank === null ? t(k.noRank) : t(k.rankNow, { rank: standing.rank }),
              },
              ...(standing.progress
                ? [{ label: t(k.pointsNow), value: counted(standing.progress.done, 'point') }]
                : []),
            ]}
          />
        </StandingCard>
      )}
      <PrizeSteps
        steps={promotion.steps}
        title={t(k.steps)}
        nameOf={(from, to) =>
          from === to ? t(k.rankNow, { rank: from }) : t(k.ranks, { from, to })
        }
      />
      {!ended && <Leaders promotionId={promotion.promotionId} />}
    </>
  );
}

function boardColumns(t: Translate, currency: string | undefined): DataColumn<Leader>[] {
  return [
    { key: 'rank', head: t(k.rank), kind: 'rowHeader', cell: ({ rank }) => rank },
    {
      key: 'name',
      head: t(k.member),
      cell: ({ name, own }) => (
        <>
          {name} {own && <Tag tone="brand">{t(k.you)}</Tag>}
        </>
      ),
    },
    {
      key: 'prize',
      head: t(k.prize),
      kind: 'number',
      cell: ({ prize }) => shownAmount(prize, currency),
    },
  ];
}

function Leaders({ promotionId }: { promotionId: string }) {
  const t = useT();
  const { tag } = useLanguage();
  const currency = useCurrency();
  const board = promotionsApi.useRaceBoardQuery(promotionId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useShown() ? EVERY_MS : 0,
  });
  const columns = useMemo(() => boardColumns(t, currency), [t, currency]);
  return (
    <Card level={2} title={t(k.board)}>
      <QueryView
        query={board}
        rows={8}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t(k.noBoard)} detail={t(k.noBoardDetail)} />}
      >
        {({ list, from, to, at, players }) => (
          <>
            <p className="cs-promo-note">
              {t(k.boardNote, {
                from: formatDay(from, tag),
                to: formatDay(to - 1, tag),
                at: formatInstant(at, tag),
                count: players,
              })}
            </p>
            <DataTable
              columns={columns}
              rows={list}
              rowKey={({ rank }) => String(rank)}
              caption={t(k.board)}
              hideCaption
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
