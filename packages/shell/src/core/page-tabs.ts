/** A visited page by its path; `search` is its last query. */
export interface PageTab {
  readonly path: string;
  readonly search: string;
  /** Whether the page keeps its state while another is shown. */
  readonly kept: boolean;
}

export interface PageTabs {
  /** In the order of the first visit. */
  readonly tabs: readonly PageTab[];
  /** Path of the page that is shown. */
  readonly current: string;
}

/** Maximum number of tabs; more would keep too much of the site alive. */
export const MOST_TABS = 10;

export const NO_TABS: PageTabs = { tabs: [], current: '' };

/** Records that a page is shown: its tab joins the row, and the oldest tab leaves when there are too many. */
export function visit({ tabs }: PageTabs, page: PageTab): PageTabs {
  const known = tabs.some(({ path }) => path === page.path);
  const next = known
    ? tabs.map((tab) => (tab.path === page.path ? page : tab))
    : [...tabs, page].slice(-MOST_TABS);
  return { tabs: next, current: page.path };
}

/** Closes one page. If it is shown, `goTo` is its right neighbour, else its left one, else home. */
export function closeTab(state: PageTabs, path: string): { state: PageTabs; goTo: string | null } {
  const at = state.tabs.findIndex((tab) => tab.path === path);
  if (at < 0) return { state, goTo: null };
  const tabs = state.tabs.filter((tab) => tab.path !== path);
  if (path !== state.current) return { state: { ...state, tabs }, goTo: null };
  const next = tabs[at] ?? tabs[at - 1];
  return { state: { tabs, current: '' }, goTo: next ? next.path + next.search : '/' };
}

/** Closes all pages but one. */
export function closeOtherTabs(state: PageTabs, path: string): PageTabs {
  return { ...state, tabs: state.tabs.filter((tab) => tab.path === path) };
}
