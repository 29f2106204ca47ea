import type { PlayState } from './play-view.ts';

/**
 * The parts of the state that a member sees or that restrict them, as text: equal while only clocks advance. Tabs of
 * one browser notify each other when it changes.
 *
 * @example
 * stateMark(before) === stateMark(after); // nothing to tell
 */
export function stateMark({ limits, required, session, break: holding, shut }: PlayState): string {
  const { startedAt, net, nextCheckAt, endsAt, checkDue, over, idle } = session;
  const sessionMark = [startedAt, net, nextCheckAt, endsAt, checkDue, over, idle];
  return JSON.stringify([sessionMark, holding, shut, limits, required]);
}
