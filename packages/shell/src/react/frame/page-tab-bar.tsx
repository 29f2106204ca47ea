import { useT } from '@courtside/i18n/react';
import { Button, IconButton, IconClose } from '@courtside/ui';
import { Link } from 'react-router';
import { m } from './page-tab-messages.ts';
import { RETURNING, usePages } from '../routes/pages.tsx';
import { rowAt, useRouteTable } from '../routes/route-table.ts';
import { usePageNames } from '../routes/use-page-name.ts';

/** The row of visited pages. It is hidden while only one page was visited. */
export function PageTabBar() {
  const t = useT();
  const table = useRouteTable();
  const nameOf = usePageNames();
  const { tabs, current, close, closeOthers } = usePages();
  if (tabs.length < 2) return null;
  return (
    <nav className="cs-shell-tabs" aria-label={t(m.visited)}>
      <ul>
        {tabs.map((tab) => {
          const route = rowAt(table, tab.path)?.route;
          if (!route) return null;
          const title = nameOf(tab.path) ?? t(route.title);
          return (
            <li key={tab.path} className="cs-shell-tabs__tab">
              <Link
                to={tab.path + tab.search}
                state={RETURNING}
                aria-current={tab.path === current ? 'page' : undefined}
              >
                {title}
              </Link>
              <IconButton label={t(m.close, { page: title })} onClick={() => close(tab.path)}>
                <IconClose size={16} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        className="cs-shell-tabs__others"
        disabled={tabs.every((tab) => tab.path === current)}
        onClick={() => closeOthers(current)}
      >
        {t(m.closeOthers)}
      </Button>
    </nav>
  );
}
