import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, Drawer } from '@courtside/ui';
import { useState } from 'react';
import { ChatRoom, type ChatRoomProps } from './chat-room.tsx';
import { m } from './messages.ts';
import { useWide } from './use-wide.ts';

/** The room beside a page: a panel from 1280 px on; below that, a button that opens a sheet. */
export function ChatPanel({ rid, page }: Omit<ChatRoomProps, 'onOnline'>) {
  const t = useT();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  if (wide) {
    return (
      <div className="cs-chat-panel">
        <ChatRoom {...{ rid, page }} />
      </div>
    );
  }
  return (
    <>
      <Button className="cs-chat-open" onClick={() => setOpen(true)}>
        {t(m.open)}
      </Button>
      <Drawer
        open={open}
        title={t(m.title)}
        closeLabel={t(words.close)}
        onClose={() => setOpen(false)}
        className="cs-chat-sheet"
      >
        <ChatRoom {...{ rid, page }} />
      </Drawer>
    </>
  );
}
