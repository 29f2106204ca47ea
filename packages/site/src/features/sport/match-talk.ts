import { chatMessages } from '@courtside/chat/messages';
import type { ChatRoomProps } from '@courtside/chat/react';
import { lazyPart, type FeatureSite } from '@courtside/shell/react';
import type { ComponentType } from 'react';

/** The chat room beside the page of a match. If it cannot be loaded, the page is shown without it. */
export function matchTalk({ services }: FeatureSite): ComponentType<ChatRoomProps> {
  return lazyPart(
    async () => {
      const [{ ChatPanel }] = await Promise.all([
        import('./match-talk-part.ts'),
        import('@courtside/chat/styles.css'),
        services.i18n.use(chatMessages),
      ]);
      return ChatPanel;
    },
    () => null,
  );
}
