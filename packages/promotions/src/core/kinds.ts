import type { Promotion } from '@courtside/contract';

export type PromotionCategory = NonNullable<Promotion['category']>;

/** All categories in the order of the list. */
export const CATEGORIES: readonly PromotionCategory[] = [
  'newcomer',
  'deposit',
  'daily',
  'contest',
  'vip',
  'theme',
];

/** Data of a kind of promotions, without its look. */
export interface PromotionKind {
  /** Name in the gateway. */
  readonly kind: string;
  /** Base path of its pages, such as `/activity/racePage`; the id follows. */
  readonly path: `/activity/${string}`;
  /** Its page can be opened without an id too; it then shows the first promotion of the kind. */
  readonly withoutId?: boolean;
  /** It can be claimed only on its own page, such as a draw, which shows its chances there. @default false */
  readonly claimedOnPage?: boolean;
}

export interface KindRegistry<Kind extends PromotionKind> {
  readonly all: readonly Kind[];
  /** The kind of a promotion; the landing page for an unknown kind. */
  of(kind: string): Kind;
  /**
   * Path of a promotion's page.
   *
   * @example addressOf({ kind: 'race', promotionId: 'p-race' }) // '/activity/racePage/p-race'
   */
  addressOf(promotion: Pick<Promotion, 'kind' | 'promotionId'>): string;
}

/** The kind that replaces unknown kinds. */
export const LANDING = 'landPage';

/**
 * The kinds of a site. A brand adds its own to the list; no other code needs a change.
 *
 * @throws Error for a repeated kind or path, or a missing landing page: a mistake in the site's code
 * @example const kinds = createKinds([...standardKinds, redEnvelopeKind]);
 */
export function createKinds<Kind extends PromotionKind>(
  kinds: readonly Kind[],
): KindRegistry<Kind> {
  const byName = new Map<string, Kind>();
  for (const each of kinds) {
    if (byName.has(each.kind)) throw new Error(`Two kinds of promotions are named ${each.kind}`);
    if ([...byName.values()].some(({ path }) => path === each.path)) {
      throw new Error(`Two kinds of promotions have the path ${each.path}`);
    }
    byName.set(each.kind, each);
  }
  const landing = byName.get(LANDING);
  if (!landing) throw new Error('The kinds of promotions lack landPage');
  const of = (kind: string) => byName.get(kind) ?? landing;
  return {
    all: kinds,
    of,
    addressOf: ({ kind, promotionId }) => `${of(kind).path}/${encodeURIComponent(promotionId)}`,
  };
}

/** The ten kinds of the specification, without their looks. */
export const STANDARD_KINDS = [
  { kind: 'landPage', path: '/activity/activityLandPage' },
  { kind: 'race', path: '/activity/racePage' },
  { kind: 'firstDeposit', path: '/activity/firstDeposit' },
  { kind: 'againDeposit', path: '/activity/againDeposit' },
  { kind: 'newTask', path: '/activity/newTask' },
  { kind: 'drawGift', path: '/activity/drawGift', claimedOnPage: true },
  { kind: 'signGift', path: '/activity/signGift' },
  { kind: 'bettingGift', path: '/activity/bettingGift' },
  { kind: 'friendInvitation', path: '/activity/friendInvitation', withoutId: true },
  // The list is at `/activity/discount` itself.
  { kind: 'discount', path: '/activity/discount' },
] as const satisfies readonly PromotionKind[];
