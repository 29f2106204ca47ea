import { createAesCipher } from '@courtside/api-client';
import { AuthDialog } from '@courtside/auth/react';
import { LegalDocument } from '@courtside/help/react';
import { useServices } from '@courtside/shell/react';
import { useState } from 'react';
import type { Site } from './create-site.ts';

const LEGAL = {
  terms: <LegalDocument kind="terms" />,
  privacy: <LegalDocument kind="privacy" />,
};

interface SiteAuthDialogProps {
  site: Pick<Site, 'session' | 'cryptKey'>;
  version: string;
  initialTab: 'login' | 'register';
}

/** The auth dialog with this site's legal texts; a chunk of its own. */
export function SiteAuthDialog({ site, version, initialTab }: SiteAuthDialogProps) {
  const { random } = useServices();
  const [cipher] = useState(() => createAesCipher(site.cryptKey, random));
  return (
    <AuthDialog
      session={site.session}
      cipher={cipher}
      version={version}
      legal={LEGAL}
      initialTab={initialTab}
    />
  );
}
