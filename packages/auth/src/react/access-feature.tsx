import {
  defineFeature,
  type DialogProps,
  type Feature,
  type FeatureSite,
} from '@courtside/shell/react';
import { authMessages, type AuthMessageId } from '../catalogs/index.ts';
import type { LegalTexts } from './legal.tsx';

export interface AccessFeatureOptions {
  /** Brings the terms and the privacy policy, which another package has, with their texts. */
  legal: (site: FeatureSite) => Promise<LegalTexts>;
}

/** Login and registration, as a dialog that comes over the network when somebody first asks for it. */
export function accessFeature({ legal }: AccessFeatureOptions): Feature<AuthMessageId> {
  return defineFeature({
    id: 'access',
    dialogs: {
      auth: {
        on: ['login', 'register'],
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
    messages: [authMessages],
    styles: () => import('@courtside/auth/styles.css'),
  });
}
