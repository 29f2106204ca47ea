import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, Dialog } from '@courtside/ui';
import type { ReactNode } from 'react';
import { m } from './messages.ts';

/** The two texts that a new member agrees to. */
export interface LegalTexts {
  /** Version of both texts, which the gateway stores with the account. */
  version: string;
  terms: ReactNode;
  privacy: ReactNode;
}

export type LegalPage = 'terms' | 'privacy';

export interface LegalAgreementProps {
  age: number;
  legal: LegalTexts;
  /** The text that is open; null for none. */
  reading: LegalPage | null;
  onRead: (page: LegalPage | null) => void;
}

/** The sentence of the agreement; the names in it open both texts. Opening one does not tick the box. */
export function LegalAgreement({ age, legal, reading: page, onRead }: LegalAgreementProps) {
  const t = useT();
  const link = (name: LegalPage, text: string) => (
    <button
      type="button"
      className="cs-auth-link"
      onClick={(event) => {
        event.preventDefault();
        onRead(name);
      }}
    >
      {text}
    </button>
  );
  return (
    <>
      {t(m.agreeAge, { age })}
      {link('terms', t(m.agreeTerms))}
      {t(m.agreeAnd)}
      {link('privacy', t(m.agreePrivacy))}
      <Dialog
        open={page !== null}
        onClose={() => onRead(null)}
        title={t(page === 'privacy' ? m.privacy : m.terms)}
        closeLabel={t(words.close)}
        footer={
          <Button onClick={() => onRead(page === 'privacy' ? 'terms' : 'privacy')}>
            {t(page === 'privacy' ? m.readTerms : m.readPrivacy)}
          </Button>
        }
      >
        <div className="cs-auth-legal">{page !== null && legal[page]}</div>
      </Dialog>
    </>
  );
}
