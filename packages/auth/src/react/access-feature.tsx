import {
  defineFeature,
  type DialogProps,
  type Feature,
  type FeatureSite,
} from '@courtside/shell/react';
import { authFrameMessages, authMessages, type AuthMessageId } from '../catalogs/index.ts';
import type { LegalTexts } from './legal.tsx';
import { titles } from './route-titles.ts';

export interface AccessFeatureOptions {
  /** Loads the terms and the privacy policy, which another package contains, with their texts. */
  legal: (site: FeatureSite) => Promise<LegalTexts>;
}

/**
 * Login, registration, a forgotten password and a new device, as a dialog that is loaded when it is first opened, and
 * the page where members bind phone, real name and mailbox and change their password.
 */
export function accessFeature({ legal }: AccessFeatureOptions): Feature<AuthMessageId> {
  return defineFeature({
    id: 'access',
    routes: [
      {
        path: '/mine/auth',
        title: titles.binding,
        access: 'login',
        // Passwords and codes must not outlive the page.
        cache: false,
        load: async () => (await import('./binding-page.ts')).loadBinding(),
      },
    ],
    memberMenu: async () => (await import('./member-menu.ts')).memberMenu,
    dialogs: {
      auth: {
        on: ['login', 'register', 'forgetPassword', 'newDevice'],
        async load(site) {
          const [{ AuthDialog }, cipher, texts] = await Promise.all([
            import('./auth-dialog.tsx'),
            site.services.deviceCipher(),
            legal(site),
          ]);
          return function SiteAuthDialog({ opened }: DialogProps) {
            return <AuthDialog opened={opened} cipher={cipher} legal={texts} />;
          };
        },
      },
    },
    frameMessages: [authFrameMessages],
    messages: [authMessages],
    styles: () => import('@courtside/auth/styles.css'),
  });
}
