import type { Promotion, PromotionStanding } from '@courtside/contract';

/** The group of a promotion on the member's welfare page. */
export type WelfareGroup = 'claimable' | 'running' | 'done';

export interface WelfareItem {
  readonly promotion: Promotion;
  readonly standing: PromotionStanding;
}

const GROUP_OF: Readonly<Record<PromotionStanding['state'], WelfareGroup | null>> = {
  claimable: 'claimable',
  running: 'running',
  open: 'running',
  claimed: 'done',
  // There is no reward, or none for this member.
  information: null,
  'not-eligible': null,
};

/** The claimable, running and finished promotions, each in the operator's order. */
export function welfareOf(
  promotions: readonly Promotion[],
  standings: readonly PromotionStanding[],
): Readonly<Record<WelfareGroup, readonly WelfareItem[]>> {
  const items = promotions.flatMap((promotion) => {
    const standing = standings.find((each) => each.promotionId === promotion.promotionId);
    return standing ? [{ promotion, standing }] : [];
  });
  const group = (name: WelfareGroup) =>
    items.filter(({ standing }) => GROUP_OF[standing.state] === name);
  return { claimable: group('claimable'), running: group('running'), done: group('done') };
}

/** The targets that can be claimed: the completed tasks, or the promotion as a whole. */
export function claimsOf({
  promotionId,
  state,
  tasks,
}: PromotionStanding): readonly { promotionId: string; taskId?: string }[] {
  if (state !== 'claimable') return [];
  const reached = tasks.filter((task) => task.state === 'claimable');
  return reached.length > 0
    ? reached.map(({ taskId }) => ({ promotionId, taskId }))
    : [{ promotionId }];
}
