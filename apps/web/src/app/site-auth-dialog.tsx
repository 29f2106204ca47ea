import { AuthDialog } from '@courtside/auth/react';
import { LegalDocument } from '@courtside/help/react';
import type { Site } from './create-site.ts';

const LEGAL = {
  terms: <LegalDocument kind="terms" />,
  privacy: <LegalDocument kind="privacy" />,
};

interface SiteAuthDialogProps {
  site: Pick<Site, 'session' | 'cipher'>;
  version: string;
  initialTab: 'login' | 'register';
}

/** The auth dialog with this site's legal texts; a chunk of its own. */
export function SiteAuthDialog({ site, version, initialTab }: SiteAuthDialogProps) {
  return (
    <AuthDialog
      session={site.session}
      cipher={site.cipher}
      version={version}
      legal={LEGAL}
      initialTab={initialTab}
    />
  );
}
