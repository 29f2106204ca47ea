import type { AreaParts } from '@courtside/shell/react';
import { chatMessages } from '../catalogs/index.ts';
import { titles } from './route-titles.ts';

/** The page of the rooms, with its texts and styles. */
export const chatArea: AreaParts = {
  routes: [
    {
      path: '/chat',
      title: titles.rooms,
      access: 'public',
      load: async () => (await import('./rooms-screen.tsx')).RoomsScreen,
    },
  ],
  messages: [chatMessages],
  styles: () => import('@courtside/chat/styles.css'),
};
