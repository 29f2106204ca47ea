import { betMessages, marketWords, outcomeMessages, pickWords } from '@courtside/betting-terms';
import type { BetRecord, TicketLeg } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { QueryView, useShown } from '@courtside/shell/react';
import { Badge, ButtonLink, DataList } from '@courtside/ui';
import { Link } from 'react-router';
import { memberApi } from '../redux/member-api.ts';
import { Amount } from './amount.tsx';
import { useBetTools } from './bet-tools.ts';
import { CashOutBox } from './cash-out-box.tsx';
import { LegStanding, LegSubject } from './leg-parts.tsx';
import { m } from './messages.ts';
import { Ticket } from './record-parts.tsx';
import { am, tm } from './ticket-messages.ts';
import { useOffers, type LiveOffer } from './use-offers.ts';
import { usePriceNow } from './use-price-now.ts';
import { useNamedPrice, usePriceText } from './use-price-text.ts';
import { useRecordLanguage } from './use-record-language.ts';

/** As many as a member can watch; the page of records has the rest. */
const MOST = 50;
const POLL_MS = 5000;
/** Poll interval while only their number is shown. */
const COUNT_POLL_MS = 15_000;

/** The member's running bets; `isWatched` while they are on the screen. */
export function useOpenBets({ loggedIn, isWatched }: { loggedIn: boolean; isWatched: boolean }) {
  const language = useRecordLanguage();
  const shown = useShown();
  const every = isWatched ? POLL_MS : COUNT_POLL_MS;
  return memberApi.useBetRecordPageQuery(
    {
      ...{ status: 'unsettled', period: 'week', days: null, number: '', venue: '', category: '' },
      ...{ language, pageNum: 1, pageSize: MOST },
    },
    { skip: !loggedIn, pollingInterval: shown ? every : 0, refetchOnMountOrArgChange: true },
  );
}

/** Running bets beside the slip: the state of each leg, its condition to win, and the cash-out value. */
export function OpenBets({
  query,
  currency,
}: {
  query: ReturnType<typeof useOpenBets>;
  currency: string | undefined;
}) {
  const t = useT();
  const list = query.currentData?.list ?? [];
  const offers = useOffers(
    list.filter(({ status }) => status === 'unsettled').map((record) => record.ticket_id),
  );
  const priceNow = usePriceNow(list);
  return (
    <QueryView
      query={{ ...query, data: query.currentData }}
      rows={4}
      loadingLabel={t(m.loading)}
      isEmpty={(page) => page.list.length === 0}
      empty={<p className="cs-member-open__empty">{t(m.noUnsettled)}</p>}
    >
      {(page) => (
        <>
          <ul className="cs-member-open" aria-label={t(am.list)}>
            {page.list.map((record) => (
              <li
                key={record.ticket_id}
                className="cs-member-open__bet"
                data-ticket={record.ticket_id}
              >
                <OpenBet
                  record={record}
                  live={offers.get(record.ticket_id)}
                  priceNow={priceNow}
                  currency={currency}
                />
              </li>
            ))}
          </ul>
          <ButtonLink
            className="cs-member-open__all"
            size="sm"
            render={<Link to="/mine/betRecord" />}
          >
            {t(am.all)}
          </ButtonLink>
        </>
      )}
    </QueryView>
  );
}

function OpenBet({
  record,
  live,
  priceNow,
  currency,
}: {
  record: BetRecord;
  live: LiveOffer | undefined;
  priceNow: (leg: TicketLeg) => string | null;
  currency: string | undefined;
}) {
  const t = useT();
  const legs = record.legs ?? [];
  const series = legs.length > 1;
  return (
    <>
      <div className="cs-member-open__head">
        <Ticket record={record} />
        {record.status === 'delay' && <Badge tone="warning">{t(outcomeMessages.pending)}</Badge>}
        {series && (
          <span className="cs-member-league">
            {t(m.seriesOf, {
              combination: record.combination || `${legs.length}串1`,
              lines: record.lines ?? 1,
            })}
          </span>
        )}
      </div>
      <ol className="cs-member-legs">
        {legs.map((leg) => (
          <li key={`${leg.gid}/${leg.wtype}/${leg.pick}`} className="cs-member-legs__item">
            <OpenLeg leg={leg} series={series} now={priceNow(leg)} />
          </li>
        ))}
      </ol>
      <DataList
        className="cs-member-open__sums"
        items={[
          {
            label: t(betMessages.stake),
            value: <Amount amount={record.stake} currency={currency} />,
          },
          { label: t(tm.mayWin), value: <Amount amount={record.maxWin} currency={currency} /> },
        ]}
      />
      <CashOutBox ticket={record.ticket_id} live={live} currency={currency} />
    </>
  );
}

function OpenLeg({ leg, series, now }: { leg: TicketLeg; series: boolean; now: string | null }) {
  const t = useT();
  const tools = useBetTools();
  const priceText = usePriceText();
  const namedPrice = useNamedPrice();
  const { wtype } = leg;
  const need = leg.resultCode === null ? tools?.need(leg, t) : null;
  return (
    <>
      <span className="cs-member-teams">
        <LegSubject leg={leg} />
      </span>
      <span className="cs-member-badges">
        <LegStanding leg={leg} />
      </span>
      <span className="cs-member-pick">
        {marketWords(leg, t).text} <strong>{pickWords(leg, t).text}</strong>{' '}
        {namedPrice({ wtype, price: leg.ior, series })}
      </span>
      {now !== null && (
        <span className="cs-member-scores">
          {t(tm.priceNow, { price: priceText({ wtype, price: now, series }) })}
        </span>
      )}
      {need && <span className="cs-member-need">{need}</span>}
    </>
  );
}
