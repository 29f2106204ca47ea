import { createContext, useCallback, useContext } from 'react';
import { matchRoutes } from 'react-router';
import { createChunk, type Chunk } from '../../core/chunk.ts';
import type { Screen, ScreenRoute } from '../feature.ts';

export interface TableRow {
  route: ScreenRoute;
  /** The screen's code, loaded when the screen is first shown. */
  chunk: Chunk<Screen>;
}

/** Routes that are loaded when an address below one of `under` is first opened. */
export interface TableArea {
  /** Prefixes of its paths. @example ['/activity/'] */
  readonly under: readonly string[];
  readonly load: () => Promise<readonly ScreenRoute[]>;
}

/** The routes of a site: those that are known, and the areas whose routes are not known yet. */
export interface RouteTable {
  /** The routes known so far: the same list until an area is loaded. */
  readonly rows: () => readonly TableRow[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The area to load before it is known whether the address has a page; undefined when that is known. */
  readonly pendingAt: (path: string) => Chunk<unknown> | undefined;
}

/** As the router compares: without regard to case and to a slash at the end. */
const keyOf = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

const EMPTY = routeTable([]);

export const CurrentRoute = createContext<ScreenRoute | null>(null);
export const Rows = createContext<readonly TableRow[]>([]);
export const Table = createContext<RouteTable>(EMPTY);

/**
 * Prepares a route table, made of the fragments of a site's packages, for `SiteRoutes`.
 * Each screen becomes a chunk that loads when it is first shown.
 */
export function routeTable(
  routes: readonly ScreenRoute[],
  areas: readonly TableArea[] = [],
): RouteTable {
  const toRow = (route: ScreenRoute): TableRow => ({
    route,
    chunk: createChunk(() => route.load()),
  });
  let rows: readonly TableRow[] = routes.map(toRow);
  const listeners = new Set<() => void>();
  const pending = new Map(
    areas.map((area) => [
      area,
      createChunk(async () => {
        rows = [...rows, ...(await area.load()).map(toRow)];
        pending.delete(area);
        for (const listener of listeners) listener();
      }),
    ]),
  );
  return {
    rows: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pendingAt(path) {
      if (rowAt(rows, path)) return undefined;
      const asked = path.toLowerCase();
      const [nearest] = [...pending]
        .flatMap(([{ under }, chunk]) => under.map((start) => ({ start, chunk })))
        .filter(({ start }) => asked.startsWith(start.toLowerCase()))
        .toSorted((a, b) => b.start.length - a.start.length);
      return nearest?.chunk;
    },
  };
}

/**
 * The route of an address among the known routes. As the router ranks them, `/game/sport` goes before `/game/:info`,
 * in whichever order packages name them.
 */
export function rowAt(rows: readonly TableRow[], path: string): TableRow | undefined {
  const asked = keyOf(path);
  // The router compiles its patterns each time, and a frame looks up each of its links whenever it is drawn.
  return (
    rows.find(({ route }) => keyOf(route.path) === asked) ??
    matchRoutes(
      rows.flatMap((row) => (row.route.path.includes(':') ? { path: row.route.path, row } : [])),
      path,
    )?.[0]?.route.row
  );
}

/** The current route, or null on the not-found page. */
export function useCurrentRoute(): ScreenRoute | null {
  return useContext(CurrentRoute);
}

/** Every route of the site that is known so far. */
export function useRouteTable(): readonly TableRow[] {
  return useContext(Rows);
}

/** Returns a function that tells whether the site has, or may still load, a page at an address, of any package. */
export function useHasRoutes(): (path: string) => boolean {
  const rows = useRouteTable();
  const table = useContext(Table);
  return useCallback(
    (path) => rowAt(rows, path) !== undefined || table.pendingAt(path) !== undefined,
    [rows, table],
  );
}

/** Whether the site has a page of this path, such as one of another package. */
export function useHasRoute(path: string): boolean {
  return useHasRoutes()(path);
}
