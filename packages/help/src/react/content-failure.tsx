import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { LoadFailure, useNavigation } from '@courtside/shell/react';
import { m } from './messages.ts';
import type { Content } from './use-content.ts';

/** Shown instead of a text that could not be loaded. */
export function ContentFailure({
  again,
  retry,
}: Omit<Extract<Content<unknown>, { status: 'failed' }>, 'status'>) {
  const t = useT();
  const { reload } = useNavigation();
  // Some browsers remember that a module failed to load until the page is reloaded.
  return (
    <LoadFailure
      title={t(m.failed)}
      detail={t(again ? m.stillFailedDetail : m.failedDetail)}
      retry={again ? reload : retry}
      automatic={!again}
      {...(again && { retryText: t(words.reload) })}
    />
  );
}
