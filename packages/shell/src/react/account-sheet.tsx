import { words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import {
  Button,
  ButtonLink,
  Drawer,
  IconLogout,
  IconService,
  OddsText,
  PRICE_COLORS,
  RadioGroupField,
  SegmentedControl,
} from '@courtside/ui';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { CATEGORIES } from '../core/categories.ts';
import { categoryPath } from '../core/category-path.ts';
import { isCategoryOpen } from '../core/is-category-open.ts';
import { m } from './bar-messages.ts';
import { CategoryIcon } from './category-icon.tsx';
import { categoryTitles } from './category-titles.ts';
import { m as service } from './customer-service-messages.ts';
import { m as display } from './display-messages.ts';
import { MenuIcon } from './menu-icon.tsx';
import type { LoadMenu, MenuEntry } from './menu.ts';
import { m as member } from './member-messages.ts';
import { m as shell } from './messages.ts';
import { useServices } from './services.tsx';
import { useChooseLanguage } from './use-choose-language.ts';
import { useCustomerService } from './use-customer-service.ts';
import { useEdition } from './use-edition.ts';
import { useMemberMenu } from './use-member-menu.ts';
import { useMenu } from './use-menu.ts';
import { usePriceColors } from './use-price-colors.ts';
import { useMember } from './use-rails.ts';
import { useSession } from './use-session.ts';

export interface AccountSheetProps {
  open: boolean;
  onClose: () => void;
  menu: readonly MenuEntry[];
  memberMenu: LoadMenu | undefined;
}

/** All that is the member's own and has no room in the header of a phone; a visitor's way in. */
export function AccountSheet({ open, onClose, menu, memberMenu }: AccountSheetProps) {
  const t = useT();
  const { loggedIn } = useSession();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(m.mine)}
      closeLabel={t(words.close)}
      side="bottom"
      className="cs-shell-sheet"
    >
      {loggedIn ? (
        <Suspense>
          <Account menu={menu} memberMenu={memberMenu} onClose={onClose} />
        </Suspense>
      ) : (
        <WayIn onClose={onClose} />
      )}
      <OtherCategories onClose={onClose} />
      <Settings />
      <Help onClose={onClose} loggedIn={loggedIn} />
    </Drawer>
  );
}

function WayIn({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { events } = useServices();
  const open = (name: 'login' | 'register') => () => {
    onClose();
    events.emit(name, undefined);
  };
  return (
    <div className="cs-shell-sheet__pair">
      <Button variant="secondary" block onClick={open('login')}>
        {t(words.login)}
      </Button>
      <Button variant="accent" block onClick={open('register')}>
        {t(words.register)}
      </Button>
    </div>
  );
}

interface AccountProps {
  menu: readonly MenuEntry[];
  memberMenu: LoadMenu | undefined;
  onClose: () => void;
}

function Account({ menu: ownMenu, memberMenu, onClose }: AccountProps) {
  const t = useT();
  const menu = useMemberMenu(ownMenu, memberMenu);
  const { data } = useMember();
  const main = useMenu(menu, 'account-main');
  const entries = [...useMenu(menu, 'account'), ...useMenu(menu, 'account-more')];
  return (
    <>
      {data && <p className="cs-shell-sheet__name">{data.name}</p>}
      <div className="cs-shell-sheet__pair">
        {main.map(({ path, title }) => (
          <ButtonLink
            key={path}
            variant="accent"
            block
            render={<Link to={path} onClick={onClose} />}
          >
            {t(title)}
          </ButtonLink>
        ))}
      </div>
      <ul className="cs-shell-sheet__list">
        {entries.map(({ path, title, icon }) => (
          <li key={path}>
            <Link to={path} onClick={onClose}>
              {icon && <MenuIcon load={icon} />}
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every open category: the bar has room for some of them only. */
function OtherCategories({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { brand } = useServices();
  const others = CATEGORIES.filter(
    (category) => category !== 'home' && category !== 'sport' && isCategoryOpen(brand, category),
  );
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className="cs-shell-sheet__title">{t(m.more)}</h3>
      <ul className="cs-shell-sheet__tiles">
        {others.map((category) => (
          <li key={category}>
            <Link to={categoryPath(category)} onClick={onClose}>
              <CategoryIcon category={category} size={20} />
              {t(categoryTitles[category])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Settings() {
  const t = useT();
  const { i18n, edition: store, priceColors } = useServices();
  const { edition, choiceAllowed } = useEdition();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const colors = usePriceColors();
  const moves = { up: t(display.up), down: t(display.down) };
  return (
    <section className="cs-shell-sheet__settings">
      <h3 className="cs-shell-sheet__title">{t(m.settings)}</h3>
      {i18n.languages.length > 1 && (
        <SegmentedControl
          label={t(shell.language)}
          value={language.tag}
          onChange={(tag) => {
            const next = i18n.languages.find((each) => each.tag === tag);
            if (next) choose(next);
          }}
          options={i18n.languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        />
      )}
      {choiceAllowed && (
        <SegmentedControl
          label={t(m.edition)}
          value={edition}
          onChange={(next) => store.choose(next)}
          options={[
            { value: 'classic', label: t(m.classic) },
            { value: 'professional', label: t(m.professional) },
          ]}
        />
      )}
      <RadioGroupField
        label={t(display.priceColors)}
        value={colors}
        onChange={(next) => priceColors.choose(next)}
        options={PRICE_COLORS.map((value) => ({ value, label: t(display[value]) }))}
      />
      <p className="cs-shell-display__sample">
        <OddsText value="1.05" move="up" moveLabels={moves} />
        <OddsText value="0.92" move="down" moveLabels={moves} />
      </p>
    </section>
  );
}

function Help({ onClose, loggedIn }: { onClose: () => void; loggedIn: boolean }) {
  const t = useT();
  const { logout } = useServices();
  const navigate = useNavigate();
  const { open, busy } = useCustomerService();
  return (
    <ul className="cs-shell-sheet__list">
      <li>
        <button type="button" aria-busy={busy} onClick={open}>
          <IconService size={18} aria-hidden />
          {t(service.service)}
        </button>
      </li>
      {loggedIn && (
        <li>
          <button
            type="button"
            onClick={() => {
              onClose();
              void logout().then(() => navigate('/'));
            }}
          >
            <IconLogout size={18} aria-hidden />
            {t(member.logout)}
          </button>
        </li>
      )}
    </ul>
  );
}
