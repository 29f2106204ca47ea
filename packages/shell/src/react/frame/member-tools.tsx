import { useT } from '@courtside/i18n/react';
import { ButtonLink, IconButton, IconChevronDown, IconLogout, Menu } from '@courtside/ui';
import { Link, NavLink, useLocation } from 'react-router';
import { EntryIcon } from '../menu/menu-badge.tsx';
import type { LoadMenu, MenuEntry } from '../menu/menu.ts';
import { m } from './member-messages.ts';
import { useMemberMenu } from '../menu/use-member-menu.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useLogoutButton } from './use-logout-button.ts';

/** A member's tools in the header beside the balance: the main button, links to their pages, and logout. */
export function MemberTools({
  menu: ownMenu,
  memberMenu,
}: {
  menu: readonly MenuEntry[];
  memberMenu: LoadMenu | undefined;
}) {
  const t = useT();
  const menu = useMemberMenu(ownMenu, memberMenu);
  const logout = useLogoutButton();
  const main = useMenu(menu, 'account-main');
  const tools = useMenu(menu, 'account');
  return (
    <>
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
      {tools.map((entry) => (
        <NavLink
          key={entry.path}
          className="cs-shell-header__tool"
          to={entry.path}
          title={t(entry.title)}
        >
          <EntryIcon entry={entry} />
          <span className="cs-shell-header__word">{t(entry.title)}</span>
        </NavLink>
      ))}
      <More menu={menu} />
      <IconButton
        className="cs-shell-header__tool"
        label={t(m.logout)}
        title={t(m.logout)}
        {...logout}
      >
        <IconLogout size={18} aria-hidden />
      </IconButton>
    </>
  );
}

/** Menu of the entries that have no room in the header. */
function More({ menu }: { menu: readonly MenuEntry[] }) {
  const t = useT();
  const { pathname } = useLocation();
  const entries = useMenu(menu, 'account-more');
  if (entries.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="cs-shell-header__tool">
          {t(m.more)}
          <IconChevronDown size={16} aria-hidden />
        </button>
      }
      entries={entries.map((entry) => ({
        kind: 'link',
        label: t(entry.title),
        ...(entry.icon && { icon: <EntryIcon entry={entry} /> }),
        render: <Link to={entry.path} />,
        current: entry.path === pathname,
      }))}
    />
  );
}
