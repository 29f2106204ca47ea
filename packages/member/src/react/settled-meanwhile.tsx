import { formatDay, formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import type { useMember } from '@courtside/shell/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { LookKeeper } from '../core/last-look.ts';
import { pageTotals } from '../core/page-totals.ts';
import { memberApi } from '../redux/member-api.ts';
import { Amount } from './amount.tsx';
import { hm } from './home-messages.ts';
import { useRecordLanguage } from './use-record-language.ts';

/** Most bets that are counted. */
const MOST = 50;

type Member = NonNullable<ReturnType<typeof useMember>['data']>;

interface MeanwhileProps {
  member: Member;
  now: number;
  looks: LookKeeper;
}

/** The settled bets of a member who was away; nothing after less than twelve hours. */
export function SettledMeanwhile({ member, now, looks }: MeanwhileProps) {
  const { userId, currency } = member;
  const since = looks.awaySince(userId, now);
  useEffect(() => looks.looked(userId, now), [looks, userId, now]);
  return since === null ? null : <Settled since={since} currency={currency} />;
}

function Settled({ since, currency }: { since: number; currency: string }) {
  const t = useT();
  const { tag } = useLanguage();
  const language = useRecordLanguage();
  const { currentData } = memberApi.useBetRecordPageQuery({
    ...{ status: 'settled', period: 'month', days: null, number: '', venue: '', category: '' },
    ...{ language, pageNum: 1, pageSize: MOST },
  });
  const settled = currentData?.list.filter(({ settledAt }) => (settledAt ?? 0) > since) ?? [];
  if (settled.length === 0) return null;
  const { count, payout } = pageTotals(settled);
  const more = settled.length === MOST && (currentData?.total ?? 0) > MOST;
  const at = { day: formatDay(since, tag), time: formatTime(since, tag) };
  return (
    <p className="cs-member-home__meanwhile">
      <span>
        {t(more ? hm.meanwhileMore : hm.meanwhile, { ...at, count: String(count) })}{' '}
        <Amount amount={payout} currency={currency} />
      </span>
      <Link to="/mine/betRecord?status=settled&period=month">{t(hm.meanwhileLink)}</Link>
    </p>
  );
}
