// Loaded with the menu that shows it.
import { welfareOf } from '../core/welfare.ts';
import { promotionsApi } from '../redux/promotions-api.ts';

/** What waits to be claimed: promotions, and the weekly gift of a grade. */
export function useClaimableCount(): number {
  const promotions = promotionsApi.usePromotionPageQuery('running').data;
  const standings = promotionsApi.usePromotionStandingsQuery().data;
  const week = promotionsApi.useWelfareWeekQuery().data;
  const open = promotions && standings ? welfareOf(promotions, standings).claimable.length : 0;
  return open + (week?.lastWeek.state === 'claimable' ? 1 : 0);
}
