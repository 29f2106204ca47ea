import type { Promotion, PromotionStanding } from '@courtside/contract';
import type { ComponentType } from 'react';
import type { PromotionKind } from '../core/kinds.ts';

/** What the body of a kind's page is given. */
export interface PromotionBodyProps {
  promotion: Promotion;
  /** How the member stands; null for a visitor, and for what ended. */
  standing: PromotionStanding | null;
  /** Nothing of it can be joined or claimed any more. */
  ended: boolean;
}

/**
 * A kind of promotions with its look: one module, which no other kind knows. A brand adds its own with
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
  /** Brings what stands between the head of the page and the rules. */
  readonly load: () => Promise<ComponentType<PromotionBodyProps>>;
}
