import type { NavigationEntry } from '@courtside/contract';

export type MenuCode = NavigationEntry['code'];

/**
 * Paths of the operator's entries. Entries of home are in the site's own navigation; customer service is not a page.
 */
export const MENU_PATHS: Readonly<Partial<Record<MenuCode, string>>> = {
  venture: '/agent',
  sponsor: '/sponsor',
  discount: '/activity/discount',
  app: '/download',
  save_money: '/mine/savemoney',
  transfer_money: '/mine/transfermoney',
  take_money: '/mine/takemoney',
  profile: '/mine/userinfo',
  vip: '/mine/vip',
  Welfare: '/mine/welfare',
  bet_record: '/mine/betRecord',
  trade_record: '/mine/transRecord',
  message: '/mine/message',
};

/** The entry that opens customer service. */
export const SERVICE = 'customer';

export type PlacedEntry = NavigationEntry & {
  /** Null opens customer service. */
  readonly path: string | null;
};

/** Entries of a member's page, in the operator's order: only those whose page this site has. */
export function menuOf(
  entries: readonly NavigationEntry[],
  has: (path: string) => boolean,
): readonly PlacedEntry[] {
  return entries.flatMap((entry): PlacedEntry[] => {
    if (entry.code === SERVICE) return [{ ...entry, path: null }];
    const path = MENU_PATHS[entry.code];
    return path !== undefined && has(path) ? [{ ...entry, path }] : [];
  });
}
