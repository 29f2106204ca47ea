import { useContext, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { routeAddress, type RouteParameters } from '../../core/route-address.ts';
import { Table, useRouteTable } from './route-table.ts';

export interface Navigation {
  /**
   * Opens a route by its name, which is its path pattern.
   *
   * @throws CourtsideError `shell.unknown-route`, `shell.missing-parameter`
   */
  open(name: string, parameters?: RouteParameters): void;
  /** Goes to the page before this one, or home when there is none. */
  back(): void;
  /** Reloads the page with all its code and data. */
  reload(): void;
}

/** Index of the entry in the history of this tab, as the router writes it. */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Navigation from code; for members, use links. */
export function useNavigation(): Navigation {
  const navigate = useNavigate();
  const rows = useRouteTable();
  const table = useContext(Table);
  return useMemo(
    () => ({
      open(name, parameters) {
        const known = rows.map(({ route }) => route.path);
        // The routes of an area that is not loaded are known by their prefix only.
        const names = table.pendingAt(name) ? [...known, name] : known;
        void navigate(routeAddress(names, name, parameters));
      },
      back: () => void (placeInHistory() > 0 ? navigate(-1) : navigate('/')),
      reload: () => location.reload(),
    }),
    [navigate, rows, table],
  );
}
