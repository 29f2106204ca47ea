import { DEFAULT_LOCALE, LOCALES, type Locale, words } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { Button, ButtonLink, IconButton, IconLogout, IconMoon, IconSun } from '@courtside/ui';
import { Suspense, type ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import type { Brand } from '../core/brand.ts';
import { CATEGORIES, type Category } from '../core/categories.ts';
import { categoryPath } from '../core/category-path.ts';
import { CategoryIcon } from './category-icon.tsx';
import { categoryTitles } from './category-titles.ts';
import { DisplaySettings } from './display-settings.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './menu.ts';
import { m } from './messages.ts';
import { useServices } from './services.tsx';
import { useEdition } from './use-edition.ts';
import { useMenu } from './use-menu.ts';
import { useSession } from './use-session.ts';

const LANGUAGE_NAMES: Record<Locale, string> = { 'zh-Hans': '简体', 'zh-Hant': '繁體' };

// Its words for faults are nothing that a page has to begin with.
const ServiceButton = lazyPart(
  async () => (await import('./service-button.tsx')).ServiceButton,
  () => null,
);

export interface SiteHeaderProps {
  /** What members see before the account buttons, such as their balance. */
  member: ReactNode;
  /** Links of members: one as the main button, the others as tools. */
  menu: readonly MenuEntry[];
}

export function SiteHeader({ member, menu }: SiteHeaderProps) {
  const t = useT();
  const { brand, events, logout } = useServices();
  const navigate = useNavigate();
  const { loggedIn } = useSession();
  const main = useMenu(menu, 'account-main');
  const tools = useMenu(menu, 'account');
  return (
    <header className="cs-shell-header">
      <div className="cs-shell-header__bar">
        <Link to="/" className="cs-shell-header__logo" aria-label={brand.name}>
          <Logo brand={brand} />
        </Link>
        <nav className="cs-shell-header__nav" aria-label={t(m.mainNavigation)}>
          {CATEGORIES.filter((category) => isOpen(brand, category)).map((category) => (
            <NavLink key={category} to={categoryPath(category)} end={category === 'home'}>
              {!brand.toggles.hideNavIcon && <CategoryIcon category={category} size={18} />}
              {t(categoryTitles[category])}
            </NavLink>
          ))}
        </nav>
        <div className="cs-shell-header__tools">
          <Suspense fallback={<span className="cs-shell-header__tool" aria-hidden />}>
            <ServiceButton />
          </Suspense>
          <LanguageSwitch />
          <EditionSwitch />
          <DisplaySettings />
        </div>
        <nav className="cs-shell-header__account" aria-label={t(m.accountNavigation)}>
          {loggedIn ? (
            <>
              {member}
              {main.map(({ path, title }) => (
                <ButtonLink
                  key={path}
                  variant="accent"
                  size="sm"
                  className="cs-shell-header__deposit"
                  render={<Link to={path} />}
                >
                  {t(title)}
                </ButtonLink>
              ))}
              {tools.map(({ path, title, icon: Icon }) => (
                <NavLink
                  key={path}
                  className="cs-shell-header__tool"
                  to={path}
                  aria-label={t(title)}
                >
                  {Icon && <Icon size={18} aria-hidden />}
                  <span className="cs-shell-header__tool-text">{t(title)}</span>
                </NavLink>
              ))}
              <IconButton
                className="cs-shell-header__tool"
                label={t(m.logout)}
                title={t(m.logout)}
                onClick={() => void logout().then(() => navigate('/'))}
              >
                <IconLogout size={18} aria-hidden />
              </IconButton>
            </>
          ) : (
            <>
              <Button
                size="sm"
                variant="ghost"
                className="cs-shell-header__login"
                onClick={() => events.emit('login', undefined)}
              >
                {t(words.login)}
              </Button>
              <Button size="sm" variant="accent" onClick={() => events.emit('register', undefined)}>
                {t(words.register)}
              </Button>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

/** A site without sports has no such category, whatever else it opens. */
const isOpen = ({ openCategories, toggles }: Brand, category: Category) =>
  openCategories.includes(category) && !(category === 'sport' && toggles.skipSport);

function Logo({ brand: { name, logo } }: { brand: Brand }) {
  if (!logo) return name;
  return (
    <>
      <img src={logo.mark} alt="" width="28" height="28" />
      <img src={logo.wordmark} alt="" className="cs-shell-header__wordmark" />
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
    <IconButton
      className="cs-shell-header__tool"
      label={label}
      title={label}
      onClick={() => store.choose(dark ? 'classic' : 'professional')}
    >
      {dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </IconButton>
  );
}

function LanguageSwitch() {
  const t = useT();
  const locale = useLocale();
  const { i18n, storage, toaster } = useServices();
  const other = LOCALES.find((each) => each !== locale) ?? DEFAULT_LOCALE;
  return (
    <button
      type="button"
      className="cs-shell-header__tool"
      lang={other}
      aria-label={`${t(m.language)} ${LANGUAGE_NAMES[other]}`}
      onClick={() => {
        i18n.activate(other).then(
          () => storage.set('courtside.locale', other),
          () => toaster.show(t(m.languageFailed), 'error'),
        );
      }}
    >
      {LANGUAGE_NAMES[other]}
    </button>
  );
}
