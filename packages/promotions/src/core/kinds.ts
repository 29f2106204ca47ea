import type { Promotion } from '@courtside/contract';

export type PromotionCategory = NonNullable<Promotion['category']>;

/** The order in which the list offers them. */
export const CATEGORIES: readonly PromotionCategory[] = [
  'newcomer',
  'deposit',
  'daily',
  'contest',
  'vip',
  'theme',
];

/** What the site knows of a kind of promotions without drawing it. */
export interface PromotionKind {
  /** As the gateway names it. */
  readonly kind: string;
  /** Where its pages are, such as `/activity/racePage`; the id follows. */
  readonly path: `/activity/${string}`;
  /** Its page shows without an id too, for the first promotion of the kind. */
  readonly withoutId?: boolean;
  /** It is claimed on its own page alone, such as a draw whose chances stand there. @default false */
  readonly claimedOnPage?: boolean;
}

export interface KindRegistry<Kind extends PromotionKind> {
  readonly all: readonly Kind[];
  /** The kind of a promotion; one that is not known is shown as the landing page. */
  of(kind: string): Kind;
  /** Where a promotion is shown. @example addressOf({ kind: 'race', promotionId: 'p-race' }) // '/activity/racePage/p-race' */
  addressOf(promotion: Pick<Promotion, 'kind' | 'promotionId'>): string;
}

/** The kind that stands for those that are not known. */
export const LANDING = 'landPage';

/**
 * The kinds of a site. A brand adds its own to the list; nothing else has to know.
 *
 * @throws Error when a kind or a path is there twice, or the landing page is missing: the site's own mistake
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
  // The list is at /activity/discount itself.
  { kind: 'discount', path: '/activity/discount' },
] as const satisfies readonly PromotionKind[];
