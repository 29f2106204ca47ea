import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { LoadFailure } from '@courtside/shell/react';
import { m } from './messages.ts';
import type { Content } from './use-content.ts';

/** Stands where a text would be that could not be fetched. */
export function ContentFailure({
  again,
  retry,
}: Omit<Extract<Content<unknown>, { status: 'failed' }>, 'status'>) {
  const t = useT();
  // Some browsers remember that a module could not be fetched until the page is loaded anew.
  return (
    <LoadFailure
      title={t(m.failed)}
      detail={t(again ? m.stillFailedDetail : m.failedDetail)}
      retry={again ? () => location.reload() : retry}
      automatic={!again}
      {...(again && { retryText: t(words.reload) })}
    />
  );
}
