import { words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Button, classNames } from '@courtside/ui';
import { Suspense, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { Brand } from '../../core/brand.ts';
import { CATEGORIES } from '../../core/categories.ts';
import { categoryPath } from '../../core/category-path.ts';
import { isCategoryOpen } from '../../core/is-category-open.ts';
import { CategoryIcon } from '../menu/category-icon.tsx';
import { categoryTitles } from '../menu/category-titles.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { LoadMenu, MenuEntry } from '../menu/menu.ts';
import { m } from '../messages.ts';
import { useServices } from '../services.tsx';
import { useChooseLanguage } from './use-choose-language.ts';
import { useEdition } from '../use-edition.ts';
import { useSession } from '../use-session.ts';

// Its texts for faults are not needed at the start of a page.
const ServiceButton = lazyPart(
  async () => (await import('./service-button.tsx')).ServiceButton,
  () => null,
);

// Only members have these.
const MemberTools = lazyPart(
  async () => (await import('./member-tools.tsx')).MemberTools,
  () => null,
);

// The page can be read before these tools are loaded.
const LookTools = lazyPart(
  async () => (await import('./look-tools.tsx')).LookTools,
  () => null,
);

// Only a site of more than two languages has one.
const LanguageMenu = lazyPart(
  async () => (await import('./language-menu.tsx')).LanguageMenu,
  () => null,
);

/** The place of a tool that is still loading. */
const TOOL = <span className="cs-shell-header__tool" aria-hidden />;

export interface SiteHeaderProps {
  /** Content for members before the account buttons, such as their balance. */
  member: ReactNode;
  /** Links of members: one as the main button, the others as tools. */
  menu: readonly MenuEntry[];
  memberMenu: LoadMenu | undefined;
}

export function SiteHeader({ member, menu, memberMenu }: SiteHeaderProps) {
  const t = useT();
  const { brand, events } = useServices();
  const { loggedIn } = useSession();
  return (
    <header className={classNames('cs-shell-header', loggedIn && 'is-member')}>
      <div className="cs-shell-header__bar">
        <Link to="/" className="cs-shell-header__logo" aria-label={brand.name}>
          <Logo brand={brand} />
        </Link>
        <nav className="cs-shell-header__nav" aria-label={t(m.mainNavigation)}>
          {CATEGORIES.filter((category) => isCategoryOpen(brand, category)).map((category) => (
            <NavLink key={category} to={categoryPath(category)} end={category === 'home'}>
              {!brand.toggles.hideNavIcon && <CategoryIcon category={category} size={18} />}
              {t(categoryTitles[category])}
            </NavLink>
          ))}
        </nav>
        <div className="cs-shell-header__tools">
          <Suspense fallback={TOOL}>
            <ServiceButton />
          </Suspense>
          <LanguageSwitch />
          <span className="cs-shell-header__seldom">
            <Suspense fallback={<LookPlaces />}>
              <LookTools />
            </Suspense>
          </span>
        </div>
        <nav className="cs-shell-header__account" aria-label={t(m.accountNavigation)}>
          {loggedIn ? (
            <>
              {member}
              <Suspense>
                <MemberTools menu={menu} memberMenu={memberMenu} />
              </Suspense>
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

/** The places of the tools of the look: without a choice of editions there is one. */
function LookPlaces() {
  const { choiceAllowed } = useEdition();
  return (
    <>
      {choiceAllowed && TOOL}
      {TOOL}
    </>
  );
}

function Logo({ brand: { name, logo } }: { brand: Brand }) {
  if (!logo) return name;
  return (
    <>
      <img src={logo.mark} alt="" width="28" height="28" />
      <img src={logo.wordmark} alt="" className="cs-shell-header__wordmark" />
    </>
  );
}

function LanguageSwitch() {
  const t = useT();
  const language = useLanguage();
  const { i18n } = useServices();
  const choose = useChooseLanguage();
  const others = i18n.languages.filter((each) => each.tag !== language.tag);
  const [other] = others;
  if (!other) return null;
  if (others.length > 1) {
    return (
      <Suspense fallback={TOOL}>
        <LanguageMenu />
      </Suspense>
    );
  }
  return (
    <button
      type="button"
      className="cs-shell-header__tool"
      lang={other.tag}
      aria-label={`${t(m.language)} ${other.name}`}
      onClick={() => choose(other)}
    >
      {other.name}
    </button>
  );
}
