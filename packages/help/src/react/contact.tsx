import { textIn } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import type { HelpContact } from './help-options.ts';
import { m } from './messages.ts';

const NOTHING: HelpContact = {};

/** The company that runs the site, its licence and its contact, as far as the brand gives them. */
export function Contact({ contact = NOTHING }: { contact: HelpContact | undefined }) {
  const t = useT();
  const language = useLanguage();
  const { brand } = useServices();
  const { company, email } = contact;
  return (
    <dl className="cs-help-contact">
      <dt>{t(m.site)}</dt>
      <dd>{brand.name}</dd>
      {company && (
        <>
          <dt>{t(m.company)}</dt>
          <dd>{company}</dd>
        </>
      )}
      <dt>{t(m.licence)}</dt>
      <dd>{textIn(brand.licence, language)}</dd>
      {email && (
        <>
          <dt>{t(m.email)}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
    </dl>
  );
}
