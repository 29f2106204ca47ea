import { useT } from '@courtside/i18n/react';
import {
  AccountExtras,
  EntryIcon,
  MenuBadge,
  MenuIcon,
  mineSectionTitles,
  useMineMenu,
  useWide,
  type MenuEntry,
} from '@courtside/shell/react';
import { Card, IconChevronRight } from '@courtside/ui';
import { Link, Navigate } from 'react-router';
import { MineHead } from './mine-head.tsx';
import { mm } from './mine-messages.ts';
import { OperatorServices, useOperatorServices } from './operator-services.tsx';

/** Number of entries about funds, the most used ones, that are shown apart as large targets. */
const ACTS = 4;

/**
 * `/mine`, the root of the member centre: the member's name, their balance, and all of their pages. Where the centre
 * shows its menu beside the page, this redirects to the first page.
 */
export function MineScreen() {
  const t = useT();
  const wide = useWide();
  const groups = useMineMenu();
  const all = groups.flatMap(({ entries }) => entries);
  const services = useOperatorServices(all.map(({ path }) => path));
  const [first] = all;
  if (wide && first) return <Navigate to={first.path} replace />;
  const acts = groups.flatMap(({ section, entries }) => (section === 'funds' ? entries : []));
  const shown = new Set(acts.slice(0, ACTS));
  return (
    <section className="cs-mine">
      <MineHead />
      {shown.size > 0 && (
        <nav className="cs-mine-acts" aria-label={t(mm.acts)}>
          {[...shown].map((entry) => (
            <Link key={entry.path} to={entry.path}>
              <EntryIcon entry={entry} />
              {t(entry.title)}
            </Link>
          ))}
        </nav>
      )}
      {groups.map(({ section, entries }) => {
        const rest = entries.filter((entry) => !shown.has(entry));
        return (
          rest.length > 0 && (
            <Card key={section} level={2} title={t(mineSectionTitles[section])} flush>
              <ul className="cs-mine-menu">
                {rest.map((entry) => (
                  <li key={entry.path}>
                    <Line entry={entry} />
                  </li>
                ))}
              </ul>
            </Card>
          )
        );
      })}
      <OperatorServices entries={services} />
      <AccountExtras level={2} service={!services.some(({ path }) => path === null)} />
    </section>
  );
}

function Line({ entry: { path, title, icon, badge } }: { entry: MenuEntry }) {
  const t = useT();
  return (
    <Link to={path}>
      {icon && <MenuIcon load={icon} />}
      <span className="cs-mine-menu__name">{t(title)}</span>
      {badge && <MenuBadge load={badge} />}
      <IconChevronRight size={16} aria-hidden />
    </Link>
  );
}
