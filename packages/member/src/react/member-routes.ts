import type { ScreenRoute } from '@courtside/shell/react';
import type { BetTools } from './bet-tools.ts';
import { loadRecords } from './member-pages.ts';
import { titles } from './route-titles.ts';

/**
 * The member's own screens. `loadTools` loads the tools for bets of another package; without it nothing is explained.
 */
export function memberRoutes(
  loadTools: () => Promise<BetTools | null> = () => Promise.resolve(null),
): readonly ScreenRoute[] {
  const load = async () =>
    Promise.all([loadRecords(), loadTools(), import('@courtside/member/ticket.css')]);
  return [
    {
      path: '/mine/betRecord',
      title: titles.title,
      access: 'login',
      load: async () => {
        const [{ recordsPage }, tools] = await load();
        return recordsPage(tools);
      },
    },
    {
      path: '/mine/betRecord/:ticket',
      title: titles.ticket,
      access: 'login',
      load: async () => {
        const [{ ticketPage }, tools] = await load();
        return ticketPage(tools);
      },
    },
  ];
}
