// A separate chunk, for the registration form.
import type { LegalTexts } from '@courtside/auth/react';
import { LEGAL_VERSIONS } from '@courtside/help';
import { LegalDocument } from '@courtside/help/react';

/** Terms and privacy policy, the same as on the help pages. */
export const legalTexts: LegalTexts = {
  version: `${LEGAL_VERSIONS.terms} / ${LEGAL_VERSIONS.privacy}`,
  terms: <LegalDocument kind="terms" />,
  privacy: <LegalDocument kind="privacy" />,
};
