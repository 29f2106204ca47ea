// A chunk of its own, for the registration form.
import type { LegalTexts } from '@courtside/auth/react';
import { LegalDocument } from '@courtside/help/react';

/** Terms and privacy policy as the help pages have them. */
export const legalTexts: LegalTexts = {
  terms: <LegalDocument kind="terms" />,
  privacy: <LegalDocument kind="privacy" />,
};
