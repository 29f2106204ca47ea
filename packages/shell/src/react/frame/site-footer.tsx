import { textIn } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Link } from 'react-router';
import type { MenuEntry } from '../menu/menu.ts';
import { m } from '../messages.ts';
import { useServices } from '../services.tsx';

/** The lines that every page of a gambling site must show: age and licence. */
export function SiteFooter({ links }: { links: readonly MenuEntry[] }) {
  const t = useT();
  const language = useLanguage();
  const { brand } = useServices();
  return (
    <footer className="cs-shell-footer" aria-label={t(m.footer)}>
      <span className="cs-shell-footer__age" aria-hidden>
        {brand.minimumAge}+
      </span>
      <div>
        <p>{t(m.adults, { age: brand.minimumAge })}</p>
        <p className="cs-shell-footer__licence">{textIn(brand.licence, language)}</p>
      </div>
      <ul className="cs-shell-footer__links">
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path}>{t(link.title)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
