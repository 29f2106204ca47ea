import { use } from 'react';
import type { LoadMenu, MenuEntry } from './menu.ts';
import { useServices } from '../services.tsx';

const NONE: Promise<readonly MenuEntry[]> = Promise.resolve([]);

// One promise for each loader: React needs the same one at each attempt to draw.
const asked = new WeakMap<LoadMenu, Promise<readonly MenuEntry[]>>();

/**
 * All entries of a member's menus, including those that are loaded for members. Suspends while they load. If loading
 * fails it returns only the others, and retries when the menu is drawn after the connection is back.
 */
export function useMemberMenu(
  menu: readonly MenuEntry[],
  load: LoadMenu | undefined,
): readonly MenuEntry[] {
  const { connection, errors } = useServices();
  if (load && !asked.has(load)) {
    const loading = load().catch((fault: unknown) => {
      errors.report(fault, { during: 'load-part' });
      const stop = connection.onBack(() => {
        stop();
        asked.delete(load);
      });
      return [];
    });
    asked.set(load, loading);
  }
  const more = use((load && asked.get(load)) ?? NONE);
  return more.length === 0 ? menu : [...menu, ...more];
}
