import type { components, GatewayFrame } from '@courtside/contract';
import type { Activity } from './judge.ts';
import type { LimitKind, LimitPeriod } from './limit-kinds.ts';

type Schemas = components['schemas'];
export type PlayState = Schemas['PlayState'];
export type PlaySessionView = Schemas['PlaySession'];
export type PlayLimitView = Schemas['PlayLimit'];

/** The refusal code of a shut activity; null when it is open. */
export const shutCode = ({ shut }: Pick<PlayState, 'shut'>, activity: Activity): number | null =>
  shut.find((each) => each.activity === activity)?.code ?? null;

export const limitIn = (
  { limits }: Pick<PlayState, 'limits'>,
  kind: LimitKind,
  period: LimitPeriod,
): PlayLimitView | undefined => limits.find((each) => each.kind === kind && each.period === period);

/** State of a session's clock between two answers of the gateway. */
export interface SessionClock {
  readonly elapsedMs: number;
  /** True while no stake is accepted, until the gateway reports that the check was acknowledged. */
  readonly checkDue: boolean;
  readonly over: boolean;
  readonly idle: boolean;
}

/**
 * The session as shown between two requests. It may report a due check earlier than the gateway, but never report none
 * when one is due.
 *
 * @param now by the gateway's clock, in ms
 */
export function sessionClock(session: PlaySessionView, now: number): SessionClock {
  const past = (at: number | null): boolean => at !== null && now >= at;
  return {
    elapsedMs: Math.max(0, now - session.startedAt),
    checkDue: session.checkDue || past(session.nextCheckAt),
    over: session.over || past(session.endsAt),
    idle: session.idle || past(session.idleAt),
  };
}

/** A refusal of player protection, with the data of its code. */
export type PlayRefusalView =
  | { readonly code: 6701; readonly data: Schemas['LimitReached'] }
  | { readonly code: 6702; readonly data: Schemas['SessionOver'] }
  | { readonly code: 6703; readonly data: Schemas['RealityCheckDue'] }
  | { readonly code: 6704 | 6705 | 6710; readonly data: Schemas['UntilRefusal'] }
  | { readonly code: 6706; readonly data: Schemas['UnderAge'] }
  | { readonly code: 6707; readonly data: Schemas['LimitRequired'] }
  | { readonly code: 6708; readonly data: Schemas['NotInMarket'] }
  | { readonly code: 6709 | 6711; readonly data: null };

const WITHOUT_DATA = new Set([6709, 6711]);
const NEEDED: Readonly<Record<number, string>> = {
  6701: 'limit',
  6702: 'startedAt',
  6703: 'session',
  6704: 'until',
  6705: 'until',
  6706: 'minimumAge',
  6707: 'kinds',
  6708: 'feature',
  6710: 'until',
};

/**
 * The refusal in a call's fault, or null when it is about something else, or lacks the data of its code.
 *
 * @example playRefusal({ statusCode: 6704, data: { until: null } }) // { code: 6704, data: { until: null } }
 */
export function playRefusal(fault: {
  readonly statusCode?: number;
  readonly data?: unknown;
}): PlayRefusalView | null {
  const { statusCode: code = 0, data } = fault;
  if (WITHOUT_DATA.has(code)) return { code, data: null } as PlayRefusalView;
  const needed = NEEDED[code];
  if (needed === undefined || typeof data !== 'object' || data === null) return null;
  return needed in data ? ({ code, data } as PlayRefusalView) : null;
}

/** A change of the member's protection on another device or tab. */
export interface PlayEvent {
  readonly what: 'limit' | 'reality-check' | 'session' | 'break';
  readonly at: number;
}

/** @returns null for frames of the socket that are about something else */
export const playEvent = (frame: GatewayFrame): PlayEvent | null =>
  frame.msgId === 10020 ? frame.msgData : null;
