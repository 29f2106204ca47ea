import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Banner } from '@courtside/ui';
import { useState } from 'react';
import { m } from './messages.ts';

/** The operator's pinned notice of the room. The user may close it until the room is opened again. */
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
