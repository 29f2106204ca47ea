import type { Promotion, PromotionStanding } from '@courtside/contract';
import type { ComponentType } from 'react';
import type { PromotionKind } from '../core/kinds.ts';

/** Props of the body of a kind's page. */
export interface PromotionBodyProps {
  promotion: Promotion;
  /** The member's standing; null for a visitor, and for an ended promotion. */
  standing: PromotionStanding | null;
  /** True when it can no longer be joined or claimed. */
  ended: boolean;
}

/**
 * A kind of promotions with its look: one module, which no other kind imports. A brand adds its own with
 * `promotionsFeature({ kinds: [...standardKinds, own] })`.
 *
 * @example
 * export const redEnvelope: PromotionKindView = {
 *   kind: 'redEnvelope',
 *   path: '/activity/redEnvelope',
 *   load: async () => (await import('./red-envelope.tsx')).RedEnvelope,
 * };
 */
export interface PromotionKindView extends PromotionKind {
  /** Loads the content between the head of the page and the rules. */
  readonly load: () => Promise<ComponentType<PromotionBodyProps>>;
}
