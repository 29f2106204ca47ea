import { formatComing } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useSiteNow } from '@courtside/shell/react';
import { useCallback } from 'react';
import { m } from './messages.ts';

const MINUTE_MS = 60_000;

/** Returns the text with the reopening time of a closed venue, with the day when it is another one. */
export function useClosedText(): (reopensAt: number | null) => string {
  const t = useT();
  const { tag } = useLanguage();
  const now = useSiteNow({ everyMs: MINUTE_MS });
  return useCallback(
    (reopensAt) =>
      reopensAt === null
        ? t(m.closedOpen)
        : t(m.closedUntil, { time: formatComing(reopensAt, now, tag) }),
    [now, t, tag],
  );
}
