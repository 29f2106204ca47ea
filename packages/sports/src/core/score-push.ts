import type { GatewayFrame, Match } from '@courtside/contract';

/** The score of a match as the socket pushes it (10014), shown before the list has it. */
export type ScorePush = Pick<
  Extract<GatewayFrame, { msgId: 10014 }>['msgData'],
  'gidm' | 'status' | 'h' | 'c'
>;

/** Calls back with each pushed score. @returns stops the calls */
export type ScorePushes = (listener: (push: ScorePush) => void) => () => void;

const STATUSES: ReadonlySet<unknown> = new Set<Match['gameStatus']>([
  'scheduled',
  'in-play',
  'half-time',
  'finished',
  'abandoned',
]);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * The score that a frame pushes; null for other frames, and for one whose fields do not match the contract.
 *
 * @example scoreOf({ msgId: 10014, msgData: { rid: 'm-1', gidm: '1', status: 'in-play', h: 1, c: 0 } })?.h // 1
 */
export function scoreOf(frame: GatewayFrame): ScorePush | null {
  if (frame.msgId !== 10014) return null;
  // The data came over the wire, so its type is not certain.
  const data = frame.msgData as Partial<ScorePush> | null | undefined;
  if (!data || typeof data.gidm !== 'string' || !STATUSES.has(data.status)) return null;
  if (!isCount(data.h) || !isCount(data.c)) return null;
  return data as ScorePush;
}

/** The match with the pushed score; the same object where nothing changed. */
export function withScore(match: Match, { gidm, status, h, c }: ScorePush): Match {
  // The start of a match changes more than its score, so it waits for the list.
  if (match.gidm !== gidm || !match.isLive) return match;
  if (match.sc_FT_H === h && match.sc_FT_C === c && match.gameStatus === status) return match;
  return { ...match, gameStatus: status, sc_FT_H: h, sc_FT_C: c };
}

/** Scores that were pushed while an answer of the gateway was awaited, as the answer may be older than they are. */
export interface PushedScores {
  /** Called when a request is sent: its answer contains all earlier pushes, so they are dropped. */
  asked(): void;
  push(score: ScorePush): void;
  /** Called when a match came in order with the pushes, such as by the feed: its pushed score is dropped. */
  told(gidm: string): void;
  /** Returns a match of the answer with the pushed score, if there is one. */
  over(match: Match): Match;
}

/**
 * @example
 * const pushed = createPushedScores();
 * pushed.asked(); // then the socket pushes a goal, which the answer does not know
 * show(pushed.over(answer.match));
 */
export function createPushedScores(): PushedScores {
  const scores = new Map<string, ScorePush>();
  return {
    asked: () => scores.clear(),
    push: (score) => void scores.set(score.gidm, score),
    told: (gidm) => void scores.delete(gidm),
    over(match) {
      const score = scores.get(match.gidm);
      return score ? withScore(match, score) : match;
    },
  };
}
