// Loaded with the menu that shows it.
import { claimsOf, welfareOf } from '../core/welfare.ts';
import { promotionsApi } from '../redux/promotions-api.ts';

/** Number of claimable rewards, as on the welfare page: promotions and tasks, and the weekly gift of a grade. */
export function useClaimableCount(): number {
  const promotions = promotionsApi.usePromotionPageQuery('running').data;
  const standings = promotionsApi.usePromotionStandingsQuery().data;
  const week = promotionsApi.useWelfareWeekQuery().data;
  const { claimable } = welfareOf(promotions ?? [], standings ?? []);
  const open = claimable.flatMap(({ standing }) => claimsOf(standing));
  return open.length + (week?.lastWeek.state === 'claimable' ? 1 : 0);
}
