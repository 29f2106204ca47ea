import { useT } from '@courtside/i18n/react';
import { IconChevronLeft } from '@courtside/ui';
import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { isMineRoot, MINE_PATH } from '../../core/mine-path.ts';
import { MenuBadge } from '../menu/menu-badge.tsx';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { m, mineSectionTitles } from './mine-messages.ts';
import { useHasRoute } from '../routes/route-table.ts';
import { useMineMenu, type MineGroup } from '../menu/use-mine-menu.ts';
import { useWide } from '../use-wide.ts';

/** Navigation beside the member's pages: all of them in groups where there is room, else a link back to 我的. */
export function MineNav() {
  return useWide() ? <Groups /> : <WayBack />;
}

function WayBack() {
  const t = useT();
  const { pathname } = useLocation();
  if (!useHasRoute(MINE_PATH) || isMineRoot(pathname)) return null;
  return (
    <Link className="cs-shell-mine-back" to={MINE_PATH} aria-label={t(m.home)}>
      <IconChevronLeft size={18} aria-hidden />
      {t(m.mine)}
    </Link>
  );
}

function Groups() {
  const t = useT();
  const groups = useMineMenu();
  return (
    <nav className="cs-shell-mine" aria-label={t(m.centre)}>
      {groups.map((group) => (
        <Group key={group.section} group={group} />
      ))}
    </nav>
  );
}

function Group({ group: { section, entries } }: { group: MineGroup }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <p id={id} className="cs-shell-mine__group">
        {t(mineSectionTitles[section])}
      </p>
      <ul aria-labelledby={id}>
        {entries.map(({ path, title, icon, badge }) => (
          <li key={path}>
            <NavLink to={path}>
              {icon && <MenuIcon load={icon} />}
              <span className="cs-shell-mine__title">{t(title)}</span>
              {badge && <MenuBadge load={badge} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
