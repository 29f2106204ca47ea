// Public: the kinds of a site, the content of the list and of the welfare page, and claims under one key.
export { CATEGORIES, createKinds, LANDING, STANDARD_KINDS } from './core/kinds.ts';
export type { KindRegistry, PromotionCategory, PromotionKind } from './core/kinds.ts';
export { categoryOf, findPromotions } from './core/find-promotions.ts';
export type { PromotionFilter } from './core/find-promotions.ts';
export { claimsOf, welfareOf } from './core/welfare.ts';
export type { WelfareGroup, WelfareItem } from './core/welfare.ts';
export { chanceText, fieldPath, fieldsOf, restingAngle } from './core/wheel.ts';
export type { Field } from './core/wheel.ts';
export { signMonth } from './core/sign-calendar.ts';
export type { CalendarDay, SignMonth } from './core/sign-calendar.ts';
export { claimIsOpen, NO_CLAIM, POINTS, targetId } from './core/claim.ts';
export type {
  ClaimIntent,
  ClaimOutcome,
  ClaimRefusal,
  ClaimState,
  ClaimTarget,
} from './core/claim.ts';
export { createClaimRunner } from './runner/claim-runner.ts';
export type { ClaimPort, ClaimRunner, ClaimRunnerParts } from './runner/claim-runner.ts';
