import type { PlayState } from './play-view.ts';

/**
 * What of the state a member sees or may do, as text: equal while only clocks went on. Tabs of one browser tell each other
 * when it differs.
 *
 * @example
 * stateMark(before) === stateMark(after); // nothing to tell
 */
export function stateMark({ limits, required, session, break: holding, shut }: PlayState): string {
  const { startedAt, net, nextCheckAt, endsAt, checkDue, over, idle } = session;
  const sessionMark = [startedAt, net, nextCheckAt, endsAt, checkDue, over, idle];
  return JSON.stringify([sessionMark, holding, shut, limits, required]);
}
