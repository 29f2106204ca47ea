import { useT } from '@courtside/i18n/react';
import { Skeleton } from '@courtside/ui';
import { m } from './messages.ts';

/** Placeholder of a match, as large as its head and its first markets. */
export function MatchSkeleton() {
  const t = useT();
  return (
    <>
      <Skeleton className="cs-match-score" rows={3} label={t(m.loading)} />
      <div className="cs-match-page__parts is-markets" aria-hidden>
        <Skeleton className="cs-match-markets" rows={12} label="" />
        <Skeleton className="cs-match-info" rows={8} label="" />
      </div>
    </>
  );
}
