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
  /** Returns to a page that was left, instead of opening it as a new one. */
  returnTo(tab: PageTab): void;
  close(path: string): void;
  closeOthers(path: string): void;
}

const Context = createContext<Pages | null>(null);

export interface PagesProviderProps {
  /** The current page, or null when it has no tab: not found, not allowed. */
  page: PageTab | null;
  /** Owner of the pages; another owner's pages are forgotten. */
  owner: string | null;
  children: (pages: Pages) => ReactNode;
}

/** Navigation state of a return to a page that was left. */
export const RETURNING = { returning: true } as const;

/** Remembers the pages that were visited (spec access 2). */
export function PagesProvider({ page, owner, children }: PagesProviderProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [state, setState] = useState({ pages: NO_TABS, key: '', owner });
  let pages = state.pages;
  if (state.key !== key || state.owner !== owner || (page && page.path !== pages.current)) {
    // During the render, so that the previous pages are never painted.
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
        // The page is shown until the next one is: it stays `current`, or the render would add its tab again.
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
