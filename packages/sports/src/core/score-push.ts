import type { GatewayFrame, Match } from '@courtside/contract';

/** The score of a match as the socket pushes it (10014), to be shown before the list says it. */
export type ScorePush = Pick<
  Extract<GatewayFrame, { msgId: 10014 }>['msgData'],
  'gidm' | 'status' | 'h' | 'c'
>;

/** Calls back with each score that is pushed. @returns stops it */
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
 * The score that a frame pushes; null for every other frame, and for one whose fields are not those of the contract.
 *
 * @example scoreOf({ msgId: 10014, msgData: { rid: 'm-1', gidm: '1', status: 'in-play', h: 1, c: 0 } })?.h // 1
 */
export function scoreOf(frame: GatewayFrame): ScorePush | null {
  if (frame.msgId !== 10014) return null;
  // Whatever the types say, it came over the wire.
  const data = frame.msgData as Partial<ScorePush> | null | undefined;
  if (!data || typeof data.gidm !== 'string' || !STATUSES.has(data.status)) return null;
  if (!isCount(data.h) || !isCount(data.c)) return null;
  return data as ScorePush;
}

/** The match at the score that was pushed; the same object where that says nothing new. */
export function withScore(match: Match, { gidm, status, h, c }: ScorePush): Match {
  // How a match that begins is shown is more than its score: the list says it.
  if (match.gidm !== gidm || !match.isLive) return match;
  if (match.sc_FT_H === h && match.sc_FT_C === c && match.gameStatus === status) return match;
  return { ...match, gameStatus: status, sc_FT_H: h, sc_FT_C: c };
}

/** The scores that were pushed while an answer of the gateway was awaited, which may be older than they are. */
export interface PushedScores {
  /** A question goes out: what was pushed before is in its answer. */
  asked(): void;
  push(score: ScorePush): void;
  /** The match was told in order with the pushes, such as by the feed: they count no more. */
  told(gidm: string): void;
  /** A match of the answer at the score that counts. */
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
