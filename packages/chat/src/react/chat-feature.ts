import { defineFeature, type Feature } from '@courtside/shell/react';
import { chatFrameMessages, type ChatMessageId } from '../catalogs/index.ts';
import { titles } from './route-titles.ts';

/** The chat rooms on a page of their own. Other pages put a `ChatPanel` beside what they show. */
export function chatFeature(): Feature<ChatMessageId> {
  return defineFeature({
    id: 'chat',
    areas: [{ under: ['/chat'], load: async () => (await import('./chat-area.ts')).chatArea }],
    menu: [{ path: '/chat', title: titles.rooms, place: 'footer' }],
    frameMessages: [chatFrameMessages],
  });
}
