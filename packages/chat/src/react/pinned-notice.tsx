import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Banner } from '@courtside/ui';
import { useState } from 'react';
import { m } from './messages.ts';

/** What the operator pinned to the room. Whoever has read it may put it away, until the room is opened again. */
export function PinnedNotice({ text }: { text: string }) {
  const t = useT();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Banner
      role="region"
      aria-label={t(m.pinned)}
      className="cs-chat-pinned"
      onClose={() => setRead(true)}
      closeLabel={t(words.close)}
    >
      {text}
    </Banner>
  );
}
