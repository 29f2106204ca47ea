import { useT } from '@courtside/i18n/react';
import type { LegalKind } from '../core/legal-text.ts';
import { LegalDocument } from './legal-document.tsx';
import { titles } from './route-titles.ts';

/** A page that is one legal text. */
function LegalScreen({ kind }: { kind: LegalKind }) {
  const t = useT();
  return (
    <div className="cs-help-page">
      <h1 className="cs-help-page__title">{t(titles[kind])}</h1>
      <LegalDocument kind={kind} level={2} contents />
    </div>
  );
}

/** `/app/help/gztk`: rules and terms. */
export function TermsScreen() {
  return <LegalScreen kind="terms" />;
}

/** `/app/help/ysgz`: privacy rules. */
export function PrivacyScreen() {
  return <LegalScreen kind="privacy" />;
}
