import { defineFeature, type DialogProps, type Feature } from '@courtside/shell/react';
import type { LegalTexts } from './legal.tsx';

export interface AccessFeatureOptions {
  /** Brings the terms and the privacy policy, which another package has. */
  legal: () => Promise<LegalTexts>;
}

/** Login and registration, as a dialog that comes over the network when somebody first asks for it. */
export function accessFeature({ legal }: AccessFeatureOptions): Feature {
  return defineFeature({
    id: 'access',
    dialogs: {
      auth: {
        on: ['login', 'register'],
        async load({ services }) {
          const [{ AuthDialog }, cipher, texts] = await Promise.all([
            import('./auth-dialog.tsx'),
            services.deviceCipher(),
            legal(),
          ]);
          return function SiteAuthDialog({ opened }: DialogProps) {
            return <AuthDialog opened={opened} cipher={cipher} legal={texts} />;
          };
        },
      },
    },
    styles: () => import('@courtside/auth/styles.css'),
  });
}
