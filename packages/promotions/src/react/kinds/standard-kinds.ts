import type { PromotionKindView } from '../kind-view.ts';
import { STANDARD_KINDS } from '../../core/kinds.ts';

type Name = (typeof STANDARD_KINDS)[number]['kind'];

const simple = () => import('./simple.tsx');
const deposit = async () => (await import('./deposit.tsx')).DepositBody;

const LOAD: Readonly<Record<Name, PromotionKindView['load']>> = {
  landPage: async () => (await simple()).LandingBody,
  race: async () => (await import('./race.tsx')).RaceBody,
  firstDeposit: deposit,
  againDeposit: deposit,
  newTask: async () => (await import('./tasks.tsx')).TasksBody,
  drawGift: async () => (await import('./draw.tsx')).DrawBody,
  signGift: async () => (await import('./sign.tsx')).SignBody,
  bettingGift: async () => (await simple()).BettingGiftBody,
  friendInvitation: async () => (await import('./invitation.tsx')).InvitationBody,
  discount: async () => (await simple()).GradeGiftBody,
};

/** The ten kinds of the specification. */
export const standardKinds: readonly PromotionKindView[] = STANDARD_KINDS.map((kind) => ({
  ...kind,
  load: LOAD[kind.kind],
}));
