import { CourtsideError } from '@courtside/kernel';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  closeOtherTabs,
  closeTab,
  NO_TABS,
  visit,
  type PageTab,
  type PageTabs,
} from '../../core/page-tabs.ts';

export interface Pages extends PageTabs {
  /** Goes to a page as to one that was left, not as to a new one. */
  returnTo(tab: PageTab): void;
  close(path: string): void;
  closeOthers(path: string): void;
}

const Context = createContext<Pages | null>(null);

export interface PagesProviderProps {
  /** The current page, or null when it has no tab: not found, not allowed. */
  page: PageTab | null;
  /** Who the pages belong to; another owner's pages are forgotten. */
  owner: string | null;
  children: (pages: Pages) => ReactNode;
}

/** What a navigation carries when it goes back to a page that was left. */
export const RETURNING = { returning: true } as const;

/** Remembers the pages that were visited (spec access 2). */
export function PagesProvider({ page, owner, children }: PagesProviderProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [state, setState] = useState({ pages: NO_TABS, key: '', owner });
  let pages = state.pages;
  if (state.key !== key || state.owner !== owner || (page && page.path !== pages.current)) {
    // During the render, so that no frame shows the pages of before.
    const base = state.owner === owner ? pages : NO_TABS;
    pages = page ? visit(base, page) : { ...base, current: '' };
    setState({ pages, key, owner });
  }
  const change = useCallback(
    (next: PageTabs) => setState((before) => ({ ...before, pages: next })),
    [],
  );
  const value = useMemo(
    (): Pages => ({
      ...pages,
      returnTo: (tab) => void navigate(tab.path + tab.search, { state: RETURNING }),
      close(path) {
        const { state: next, goTo } = closeTab(pages, path);
        if (goTo === null) return change(next);
        // The page is still shown until the next one is: it leaves the row on arrival.
        change({ ...next, current: pages.current });
        void navigate(goTo, { state: RETURNING });
      },
      closeOthers: (path) => change(closeOtherTabs(pages, path)),
    }),
    [change, navigate, pages],
  );
  return <Context value={value}>{children(value)}</Context>;
}

/** @throws CourtsideError `shell.no-provider` when there is no `SiteRoutes` above */
export function usePages(): Pages {
  const pages = useContext(Context);
  if (!pages) {
    throw new CourtsideError('usePages needs SiteRoutes above it', {
      code: 'shell.no-provider',
      kind: 'programming',
    });
  }
  return pages;
}
