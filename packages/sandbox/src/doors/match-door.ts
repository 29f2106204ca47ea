import type { ScoreLine } from '../football/match-plan.ts';
import type { Edits } from '../world/edits.ts';
import type { MatchEdit, MatchEvent, PeriodName, PinnedPrice } from '../world/match-edit.ts';
import { scriptOf } from '../sports/script-state.ts';
import { isFootball } from '../world/match-plan.ts';
import type { MatchState } from '../world/match-state.ts';
import { endOf } from '../world/state-of.ts';
import type { World } from '../world/world.ts';
import { asBody, type DoorBody, DoorError, text } from './input.ts';

const PERIODS = new Set(['H1', 'HT', 'H2']);

function scoreIn(body: DoorBody, name: string): ScoreLine | undefined {
  if (body[name] === undefined) return undefined;
  const { h, c } = asBody(body[name]);
  const good = (goals: unknown): goals is number =>
    typeof goals === 'number' && Number.isInteger(goals) && goals >= 0 && goals < 1000;
  if (!good(h) || !good(c)) throw new DoorError(`${name} must be {"h": goals, "c": goals}`);
  return { h, c };
}

function priceIn(body: DoorBody): PinnedPrice | undefined {
  if (body['price'] === undefined) return undefined;
  const price = asBody(body['price']);
  const [gid, pick, ior, wtype] = ['gid', 'pick', 'ior', 'wtype'].map((name) => text(price, name));
  if (gid === undefined || pick === undefined || ior === undefined) {
    throw new DoorError('price must be {"gid", "pick", "ior"} and may have a "wtype"');
  }
  if (!/^(0|[1-9]\d{0,3})\.\d{2,3}$/.test(ior)) throw new DoorError('price.ior must be like 0.95');
  return { gid, pick, ior, ...(wtype === undefined ? {} : { wtype }) };
}

/** Names of the match's quarters, sets, innings or frames; none in football. */
const partsOf = ({ plan }: MatchState): readonly string[] =>
  isFootball(plan) ? [] : [...new Set(scriptOf(plan).moments.map(({ period }) => period))];

/** The events in a body, in the order in which they take effect. */
function eventsIn(body: DoorBody, state: MatchState, at: number): MatchEvent[] {
  const score = scoreIn(body, 'score');
  const half = scoreIn(body, 'half');
  const period = text(body, 'period');
  if (period !== undefined && !PERIODS.has(period) && !partsOf(state).includes(period)) {
    throw new DoorError(`period is one of ${[...PERIODS, ...partsOf(state)].join(', ')}`);
  }
  const ended = state.status === 'finished' || state.status === 'abandoned';
  const finish = body['finish'] === true;
  const called = finish || body['void'] === true || score !== undefined || period !== undefined;
  if (ended && called) throw new DoorError('The match is over');
  if (score !== undefined && state.status === 'scheduled' && !finish && period === undefined) {
    throw new DoorError('The match has not started: give a period or finish with the score');
  }
  const events: MatchEvent[] = [];
  if (period !== undefined) {
    events.push(
      PERIODS.has(period)
        ? { at, kind: 'period', period: period as PeriodName }
        : { at, kind: 'part', part: period },
    );
  }
  if (finish && state.half === null) {
    if (half !== undefined) events.push({ at, kind: 'score', score: half });
    events.push({ at, kind: 'period', period: 'H2' });
  }
  if (score !== undefined) events.push({ at, kind: 'score', score });
  if (finish) events.push({ at, kind: 'finish' });
  else if (body['void'] === true) events.push({ at, kind: 'void' });
  const { still } = body;
  if (typeof still === 'boolean') events.push({ at, kind: 'stand', still });
  return events;
}

/**
 * Changes a match as a test requests.
 *
 * @throws DoorError
 */
export async function editMatch(
  edits: Edits,
  state: MatchState,
  body: DoorBody,
  at: number,
): Promise<void> {
  const events = eventsIn(body, state, at);
  const price = priceIn(body);
  const relations = relationsIn(body);
  const { suspend } = body;
  await edits.change(state.plan.gidm, (edit): MatchEdit => {
    const kept =
      price === undefined ? edit.prices : edit.prices.filter((old) => !samePin(old, price));
    return {
      ...edit,
      ...(relations === undefined ? {} : { relations }),
      // Events later than a clock that was set back are dropped.
      events: [...edit.events.filter((event) => event.at <= at), ...events],
      suspended: typeof suspend === 'boolean' ? suspend : edit.suspended,
      calmSince: suspend === false ? at : edit.calmSince,
      prices: price === undefined ? kept : [...kept, price],
    };
  });
}

/** A half-time score that is not given again loses the goals that the final score no longer has. */
const halfWithin = (half: ScoreLine | null, score: ScoreLine | null): ScoreLine | null =>
  half === null || score === null
    ? half
    : { h: Math.min(half.h, score.h), c: Math.min(half.c, score.c) };

/**
 * Corrects the result of a match that is over: `score`, with `half` if that changes too, or `void`.
 *
 * @throws DoorError
 */
export async function correctMatch(
  edits: Edits,
  state: MatchState,
  body: DoorBody,
  at: number,
): Promise<void> {
  if (state.status !== 'finished' && state.status !== 'abandoned') {
    throw new DoorError('The match is not over: its result can be edited as it is');
  }
  const score = scoreIn(body, 'score') ?? null;
  const half = scoreIn(body, 'half') ?? halfWithin(state.half, score);
  const off = body['void'] === true;
  if ((score === null) !== off) throw new DoorError('Give the score, or void');
  if (score !== null && half !== null && (half.h > score.h || half.c > score.c)) {
    throw new DoorError('Half-time has more goals than the end');
  }
  await edits.change(state.plan.gidm, (edit): MatchEdit => {
    const events = edit.events.filter((event) => event.at <= at);
    return { ...edit, events: [...events, { at, kind: 'correct', score, half }] };
  });
}

function relationsIn(body: DoorBody): readonly string[] | undefined {
  const { relations } = body;
  if (relations === undefined) return undefined;
  const good = (each: unknown): each is string => typeof each === 'string' && each.length <= 40;
  if (!Array.isArray(relations) || !relations.every(good)) {
    throw new DoorError('relations must be a list of texts');
  }
  return relations;
}

const samePin = (a: PinnedPrice, b: PinnedPrice): boolean =>
  a.gid === b.gid && a.pick === b.pick && a.wtype === b.wtype;

/** A match as the doors return it. */
export function matchSummary(state: MatchState, world: World): Record<string, unknown> {
  const { plan } = state;
  const listed = world.find(plan.gidm);
  return {
    gidm: plan.gidm,
    sport: plan.sport,
    league: plan.league,
    team_h: plan.teamH,
    team_c: plan.teamC,
    kickOff: plan.kickOff,
    endsAt: endOf(plan),
    status: state.status,
    period: state.period,
    minute: Math.floor(state.played / 60),
    score: state.score,
    half: state.half,
    showType: listed?.show ?? null,
    suspended: listed?.suspended ?? false,
    nextGoalAt: state.nextGoalAt,
    markets: (listed?.markets ?? []).map(({ gid, wtype, ratio, strong, sw, ior }) => ({
      gid,
      wtype,
      ratio,
      strong,
      sw,
      ior,
    })),
  };
}
