import { chatMessages } from '@courtside/chat/messages';
import type { ChatRoomProps } from '@courtside/chat/react';
import { lazyPart, type FeatureSite } from '@courtside/shell/react';
import type { ComponentType } from 'react';

/** The room of a match, for beside its page. A page without it is better than none. */
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
