import { HALF } from '../football/match-plan.ts';
import type { Schemas } from '../gateway-call.ts';
import type { Language } from '../text/messages.ts';
import { leagueText, teamText } from '../text/names.ts';
import { Refusal } from '../wire/refusal.ts';
import { leagueId } from './listed-match.ts';
import type { MatchState } from './match-state.ts';
import type { World } from './world.ts';

type Minute = Schemas['MatchMinute'];
type Event = Schemas['MatchEvent'];

const FULL = 2 * HALF;

/** @example minuteOf(2760, 'H1') // { minute: 45, added: 2 } */
function minuteOf(played: number, period: string): Minute {
  if (period === '') return { minute: 0, added: 0 };
  if (period === 'HT') return { minute: HALF / 60, added: 0 };
  if (period === 'FT') return { minute: FULL / 60, added: 0 };
  const running = Math.floor(played / 60) + 1;
  const last = (period === 'H1' ? HALF : FULL) / 60;
  return { minute: Math.min(running, last), added: Math.max(0, running - last) };
}

/** The events so far, without future ones. */
function timelineOf(state: MatchState): Event[] {
  const { status, period, played, score, half, goals } = state;
  const event = (kind: Event['kind'], minute: Minute, now: Event['score']): Event => ({
    kind,
    minute,
    side: '',
    score: now,
  });
  const told = (of: 'H1' | 'H2'): Event[] =>
    (goals ?? [])
      .filter((goal) => goal.period === of)
      .map((goal) => ({
        kind: 'goal',
        minute: minuteOf(goal.played, of),
        side: goal.side === 'h' ? 'H' : 'C',
        score: goal.score,
      }));
  return [
    ...(period === '' ? [] : [event('kick-off', minuteOf(0, ''), { h: 0, c: 0 })]),
    ...told('H1'),
    ...(half === null ? [] : [event('half-time', minuteOf(0, 'HT'), half)]),
    ...told('H2'),
    ...(status === 'finished' ? [event('full-time', minuteOf(0, 'FT'), score)] : []),
    ...(status === 'abandoned' ? [event('abandoned', minuteOf(played, period), score)] : []),
  ];
}

/** @throws Refusal 6004 */
export function matchDetail(
  world: World,
  gidm: string,
  language: Language,
): Schemas['MatchDetail'] {
  const state = world.stateOf(gidm);
  if (state === undefined) throw new Refusal(6004, '赛事不存在');
  const { plan } = state;
  return {
    gidm,
    league_id: leagueId(plan.league),
    league_name: leagueText(plan.league, language),
    team_h: teamText(plan.teamH, language),
    team_c: teamText(plan.teamC, language),
    kickOff: plan.kickOff,
    gameStatus: state.status,
    se_now: state.period,
    minute: minuteOf(state.played, state.period),
    score: state.score,
    HalfTime: state.half,
    timeline: timelineOf(state),
    video: { state: 'none', url: '' },
  };
}
