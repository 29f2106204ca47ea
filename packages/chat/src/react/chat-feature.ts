import { defineFeature, type Feature } from '@courtside/shell/react';
import { chatFrameMessages, type ChatMessageId } from '../catalogs/index.ts';
import type { Moderate } from '../core/speech.ts';
import { moderateRooms } from './moderation.ts';
import { titles } from './route-titles.ts';

export interface ChatFeatureOptions {
  /**
   * The brand's word filter, applied before a message is sent and before one is shown: the text as it may appear, null
   * to refuse it. It applies in every room of the site, also beside a match.
   */
  readonly moderate?: Moderate;
}

/**
 * The chat rooms on a page of their own. Other pages put a `ChatPanel` beside their content.
 *
 * @example chatFeature({ moderate: (msg) => (msg.includes('代充') ? null : msg.replaceAll('菜鸡', '**')) });
 */
export function chatFeature({ moderate }: ChatFeatureOptions = {}): Feature<ChatMessageId> {
  return defineFeature({
    id: 'chat',
    areas({ services }) {
      // Set when the site is composed, before any page of it can open a room.
      if (moderate) moderateRooms(services, moderate);
      return [{ under: ['/chat'], load: async () => (await import('./chat-area.ts')).chatArea }];
    },
    menu: [{ path: '/chat', title: titles.rooms, place: 'footer' }],
    frameMessages: [chatFrameMessages],
  });
}
