import { DEFAULT_LOCALE, LOCALES, type Locale } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { Button, ButtonLink, IconLogout, IconMoon, IconReceipt, IconSun } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { Brand } from '../core/brand.ts';
import { CATEGORIES } from '../core/categories.ts';
import { categoryPath } from '../core/category-path.ts';
import { m } from './messages.ts';
import { useServices } from './services.tsx';
import { useEdition } from './use-edition.ts';
import { useSession } from './use-session.ts';

const LANGUAGE_NAMES: Record<Locale, string> = { 'zh-Hans': '简体', 'zh-Hant': '繁體' };

export interface SiteHeaderProps {
  /** The balance, from the wallet package. */
  balance: ReactNode;
  onLogout: () => void;
}

export function SiteHeader({ balance, onLogout }: SiteHeaderProps) {
  const t = useT();
  const { brand, events } = useServices();
  const { loggedIn } = useSession();
  return (
    <header className="cs-shell-header">
      <div className="cs-shell-header__bar">
        <Link to="/" className="cs-shell-header__logo">
          <Logo brand={brand} />
        </Link>
        <nav className="cs-shell-header__nav" aria-label={t(m.mainNavigation)}>
          {CATEGORIES.filter((category) => brand.openCategories.includes(category)).map(
            (category) => (
              <NavLink key={category} to={categoryPath(category)} end={category === 'home'}>
                {t(m[category])}
              </NavLink>
            ),
          )}
        </nav>
        <div className="cs-shell-header__tools">
          <LanguageSwitch />
          <EditionSwitch />
        </div>
        <nav className="cs-shell-header__account" aria-label={t(m.accountNavigation)}>
          {loggedIn ? (
            <>
              {balance}
              {brand.toggles.deposit && (
                <ButtonLink
                  variant="accent"
                  size="sm"
                  className="cs-shell-header__deposit"
                  render={<Link to="/mine/savemoney" />}
                >
                  {t(m.deposit)}
                </ButtonLink>
              )}
              <NavLink
                className="cs-shell-header__tool"
                to="/mine/betRecord"
                aria-label={t(m.betRecord)}
              >
                <IconReceipt size={18} aria-hidden />
                <span className="cs-shell-header__tool-text">{t(m.betRecord)}</span>
              </NavLink>
              <button
                type="button"
                className="cs-shell-header__tool"
                aria-label={t(m.logout)}
                title={t(m.logout)}
                onClick={onLogout}
              >
                <IconLogout size={18} aria-hidden />
              </button>
            </>
          ) : (
            <>
              <Button
                size="sm"
                variant="ghost"
                className="cs-shell-header__login"
                onClick={() => events.emit('login', undefined)}
              >
                {t(m.login)}
              </Button>
              <Button size="sm" variant="accent" onClick={() => events.emit('register', undefined)}>
                {t(m.register)}
              </Button>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

function Logo({ brand: { name, logo } }: { brand: Brand }) {
  if (!logo) return name;
  return (
    <>
      <img src={logo.mark} alt="" width="28" height="28" />
      <img src={logo.wordmark} alt={name} className="cs-shell-header__wordmark" />
    </>
  );
}

function EditionSwitch() {
  const t = useT();
  const { edition: store } = useServices();
  const { edition, choiceAllowed } = useEdition();
  if (!choiceAllowed) return null;
  const dark = edition === 'professional';
  const label = t(dark ? m.toLight : m.toDark);
  return (
    <button
      type="button"
      className="cs-shell-header__tool"
      aria-label={label}
      title={label}
      onClick={() => store.choose(dark ? 'classic' : 'professional')}
    >
      {dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </button>
  );
}

function LanguageSwitch() {
  const t = useT();
  const locale = useLocale();
  const { i18n, storage } = useServices();
  const other = LOCALES.find((each) => each !== locale) ?? DEFAULT_LOCALE;
  return (
    <button
      type="button"
      className="cs-shell-header__tool"
      lang={other}
      aria-label={`${t(m.language)} ${LANGUAGE_NAMES[other]}`}
      onClick={() => {
        storage.set('courtside.locale', other);
        void i18n.activate(other);
      }}
    >
      {LANGUAGE_NAMES[other]}
    </button>
  );
}
