import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Banner } from '@courtside/ui';
import { c } from './messages.ts';
import type { CardChanges } from './use-card-change.ts';

/** Tells of a new default whose answer was lost. Adding and removing a card have a dialog, which tells it itself. */
export function DefaultNotice({ changes: { state, dismiss } }: { changes: CardChanges }) {
  const t = useT();
  if (state.status === 'undone') {
    return (
      <Banner tone="warning" role="status" onClose={dismiss} closeLabel={t(words.close)}>
        {t(c.undone)}
      </Banner>
    );
  }
  if (state.status !== 'unknown' || state.task.type !== 'makeDefault') return null;
  return (
    <Banner tone="warning" role="status">
      {t(c.unknown)}
    </Banner>
  );
}
