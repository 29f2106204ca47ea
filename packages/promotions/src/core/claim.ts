import type { PromotionExchange } from '@courtside/contract';
import { isInstant, type KeyValueStore } from '@courtside/kernel';

/** The target of a claim: the reward of a promotion, of one of its tasks, or a gift for points. */
export interface ClaimTarget {
  readonly promotionId: string;
  readonly taskId?: string;
  /** Id of a gift in the exchange of points; `promotionId` is then `points`. */
  readonly giftId?: string;
}

/** The `promotionId` of claims of gifts for points. */
export const POINTS = 'points';

/** One click on a claim button. The key is made once and kept until the outcome is known, also over reloads. */
export interface ClaimIntent {
  readonly owner: string;
  readonly key: string;
  readonly target: ClaimTarget;
  /** Time of the click. */
  readonly at: number;
}

export interface ClaimRefusal {
  readonly statusCode: number;
  readonly text: string;
}

export type ClaimOutcome =
  | { readonly status: 'given'; readonly exchange: PromotionExchange }
  | {
      readonly status: 'refused';
      readonly refusal: ClaimRefusal;
      /**
       * The gateway refused before it looked the key up (too often, suspended): this says nothing about an earlier
       * request under the same key.
       */
      readonly atDoor?: boolean;
    };

export type ClaimState =
  | { readonly status: 'idle' }
  | { readonly status: 'sent' | 'unknown'; readonly intent: ClaimIntent }
  | { readonly status: 'given'; readonly exchange: PromotionExchange; readonly key: string }
  | { readonly status: 'refused'; readonly refusal: ClaimRefusal; readonly at: number };

export const NO_CLAIM: ClaimState = { status: 'idle' };

/** Id of a target: there is only one claim of it at a time. */
export const targetId = ({ promotionId, taskId = '', giftId = '' }: ClaimTarget): string =>
  [promotionId, taskId, giftId].join('/');

/** True while the outcome of a claim is not known. */
export const claimIsOpen = ({ status }: ClaimState): boolean =>
  status === 'sent' || status === 'unknown';

export type ClaimEvent =
  | { readonly type: 'pressed'; readonly intent: ClaimIntent }
  | { readonly type: 'lost'; readonly key: string }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly outcome: ClaimOutcome;
      readonly at: number;
    }
  | { readonly type: 'dismissed' };

/** The next state; an answer that belongs to no open claim changes nothing. */
export function claimTransition(state: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.type) {
    case 'pressed':
      return claimIsOpen(state) && openKey(state) !== event.intent.key
        ? state
        : { status: 'sent', intent: event.intent };
    case 'lost':
      return openKey(state) === event.key && 'intent' in state
        ? { status: 'unknown', intent: state.intent }
        : state;
    case 'outcome': {
      const { outcome, key, at } = event;
      if (openKey(state) !== key) return state;
      return outcome.status === 'given'
        ? { ...outcome, key }
        : { status: 'refused', refusal: outcome.refusal, at };
    }
    case 'dismissed':
      return claimIsOpen(state) ? state : NO_CLAIM;
  }
}

const openKey = (state: ClaimState): string | null => ('intent' in state ? state.intent.key : null);

/** Prefix of the storage keys of claims with an unknown outcome; the member's id and the target's id follow. */
export const CLAIM_STORAGE_PREFIX = 'courtside.claim.';

export const claimStorageKey = (owner: string, target: ClaimTarget): string =>
  `${CLAIM_STORAGE_PREFIX}${owner}.${targetId(target)}`;

/** Reads a stored claim. @returns null for damaged data, or another member's claim */
export function readClaim(text: string | null, owner: string): ClaimIntent | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof ClaimIntent, unknown>> | null;
    const target = kept?.target as Partial<Record<keyof ClaimTarget, unknown>> | undefined;
    const { promotionId, taskId, giftId } = target ?? {};
    if (kept?.owner !== owner || !isInstant(kept.at)) return null;
    if (typeof kept.key !== 'string' || !/^[0-9a-f-]{36}$/.test(kept.key)) return null;
    if (typeof promotionId !== 'string') return null;
    return {
      ...{ owner, key: kept.key, at: kept.at },
      target: {
        promotionId,
        ...(typeof taskId === 'string' && { taskId }),
        ...(typeof giftId === 'string' && { giftId }),
      },
    };
  } catch {
    return null;
  }
}

/** The member's stored claims with an unknown outcome. Damaged ones are removed. */
export function keptClaims(storage: KeyValueStore, owner: string): readonly ClaimIntent[] {
  const prefix = `${CLAIM_STORAGE_PREFIX}${owner}.`;
  const found: ClaimIntent[] = [];
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix)) continue;
    const intent = readClaim(storage.get(key), owner);
    if (intent) found.push(intent);
    else storage.remove(key);
  }
  return found.sort((a, b) => a.at - b.at);
}
