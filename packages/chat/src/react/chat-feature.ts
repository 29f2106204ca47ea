import { defineFeature, type Feature } from '@courtside/shell/react';
import { chatFrameMessages, type ChatMessageId } from '../catalogs/index.ts';
import type { Moderate } from '../core/speech.ts';
import { moderateRooms } from './moderation.ts';
import { titles } from './route-titles.ts';

export interface ChatFeatureOptions {
  /**
   * The brand's list of words, asked before something is sent and before something is shown: the text as it may stand,
   * null for not at all. It holds in every room of the site, beside a match too.
   */
  readonly moderate?: Moderate;
}

/**
 * The chat rooms on a page of their own. Other pages put a `ChatPanel` beside what they show.
 *
 * @example chatFeature({ moderate: (msg) => (msg.includes('代充') ? null : msg.replaceAll('菜鸡', '**')) });
 */
export function chatFeature({ moderate }: ChatFeatureOptions = {}): Feature<ChatMessageId> {
  return defineFeature({
    id: 'chat',
    areas({ services }) {
      // When the site is composed: before any page of it can open a room.
      if (moderate) moderateRooms(services, moderate);
      return [{ under: ['/chat'], load: async () => (await import('./chat-area.ts')).chatArea }];
    },
    menu: [{ path: '/chat', title: titles.rooms, place: 'footer' }],
    frameMessages: [chatFrameMessages],
  });
}
