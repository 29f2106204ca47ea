import { defineFeature, type Feature } from '@courtside/shell/react';
import {
  responsiblePlayFrameMessages,
  responsiblePlayMessages,
  type ResponsiblePlayMessageId,
} from '../catalogs/index.ts';
import type { HashPassword } from './idle-lock.tsx';
import { titles } from './route-titles.ts';

export interface PlayFeatureOptions {
  /** Hashes a password for the gateway; use `passwordHash` of `@courtside/auth`. */
  hashPassword: HashPassword;
}

/** The tools of player protection, and their effects on every screen of a member. */
export function responsiblePlayFeature({
  hashPassword,
}: PlayFeatureOptions): Feature<ResponsiblePlayMessageId> {
  return defineFeature({
    id: 'responsible-play',
    areas: [
      {
        under: ['/mine/play', '/responsible-play'],
        load: async () => ({ routes: (await import('./play-routes.ts')).playRoutes }),
      },
    ],
    slots: {
      'member-bar': async () =>
        (await import('./create-member-bar.tsx')).createMemberBar(hashPassword),
      'play-gate': async () => (await import('./play-gate.tsx')).PlayGate,
    },
    menu: [{ path: '/responsible-play', title: titles.about, place: 'footer' }],
    memberMenu: async () => (await import('./member-menu.ts')).memberMenu,
    frameMessages: [responsiblePlayFrameMessages],
    messages: [responsiblePlayMessages],
    styles: () => import('@courtside/responsible-play/styles.css'),
  });
}
