import { gradeSport, type SportGradeInput } from '@courtside/betslip';
import { count } from '@courtside/tooling/testing';
import { describe, expect, test } from 'vitest';
import type { ScoreLine } from '../football/match-plan.ts';
import { NO_EDIT } from '../world/match-edit.ts';
import type { ScriptState } from '../world/match-state.ts';
import type { Offer } from './offers.ts';
import { rulesOf, type Discipline, type ScriptPlan, type ScriptSport, wonOf } from './script.ts';
import { scriptOffers } from './script-markets.ts';
import { scriptOf, scriptState } from './script-state.ts';
import { needOf } from './sets-script.ts';
import { moduleOf } from './sport-module.ts';

const SEEDS = 220;
/** Of those, the ones whose every price is looked at. */
const PRICED = count('sportPlans');
const KICK_OFF = Date.parse('2026-11-22T12:00:00Z');
const START = { wall: KICK_OFF, site: KICK_OFF };

type Kind = readonly [
  name: string,
  sport: ScriptSport,
  discipline?: Discipline | undefined,
  bestOf?: number,
];
const KINDS: readonly Kind[] = [
  ['basketball', 'BK'],
  ['tennis, best of 3', 'TN', undefined, 3],
  ['tennis, best of 5', 'TN', undefined, 5],
  ['volleyball', 'VB', undefined, 5],
  ['table tennis', 'TT', undefined, 7],
  ['baseball', 'BS'],
  ['snooker', 'SK', undefined, 9],
  ['American football', 'OP', 'AF'],
  ['ice hockey', 'OP', 'IH'],
  ['rugby', 'OP', 'RU'],
];

function planOf([name, sport, discipline, bestOf]: Kind, seed: number): ScriptPlan {
  return {
    sport,
    ...(discipline === undefined ? {} : { discipline }),
    gidm: `261122${String(seed).padStart(4, '0')}`,
    league: '联赛',
    teamH: '主队',
    teamC: '客队',
    kickOff: KICK_OFF,
    seed: `${name} ${seed}`,
    // Over the whole possible range.
    edge: ((seed % 21) - 10) / 10,
    ...(bestOf === undefined ? {} : { bestOf }),
  };
}

const plansOf = (kind: Kind): ScriptPlan[] =>
  Array.from({ length: SEEDS }, (_, seed) => planOf(kind, seed));

const stateAt = (plan: ScriptPlan, seconds: number): ScriptState =>
  scriptState(plan, NO_EDIT, KICK_OFF + seconds * 1000);

const notLess = (a: ScoreLine, b: ScoreLine): boolean => a.h >= b.h && a.c >= b.c;

const LESS: ScoreLine = { h: -1, c: -1 };

/** A dozen instants of a match, from before it starts to after its end. */
const instants = (plan: ScriptPlan): number[] =>
  Array.from({ length: 12 }, (_, at) => -60 + (at / 11) * (scriptOf(plan).length + 120));

const GRADES: readonly string[] = ['W', 'L', 'P', 'LW', 'LL'];

/** The question to gradeSport for a market code. */
function graded({ wtype, strong, ratio }: Offer, pick: string, state: ScriptState) {
  const { plan, result } = state;
  if (result === null) throw new Error('No result');
  const [, part, base = ''] = /^(H|P\d+)?(.*)$/.exec(wtype) ?? [];
  const code = base.replace(/E$/, '').replace(/^R(?=.)/, '');
  const sets = moduleOf(plan).counts === 'sets';
  const inSets = code === 'SR' || code === 'PD' || (code === 'ML' && sets) || plan.sport === 'SK';
  const scope = part === undefined ? 'match' : part === 'H' ? 'H1' : Number(part.slice(1));
  return gradeSport({
    market: (code === 'SR' ? 'R' : code) as SportGradeInput['market'],
    scope,
    count: part === undefined && inSets ? 'parts' : 'points',
    pick,
    strong,
    ratio,
    result: code === 'M' ? { ...result, overtime: null } : result,
  });
}

describe.each(KINDS.map((kind) => ({ name: kind[0], kind })))('$name', ({ kind }) => {
  const plans = plansOf(kind);

  test('a plan is played the same for the same seed, and otherwise for another', () => {
    for (const plan of plans.slice(0, 20)) expect(scriptOf({ ...plan })).toEqual(scriptOf(plan));
    const lengths = new Set(plans.map((plan) => scriptOf(plan).length));
    expect(lengths.size).toBeGreaterThan(SEEDS / 4);
    const ends = new Set(plans.map((plan) => JSON.stringify(scriptOf(plan).moments.at(-1)?.parts)));
    expect(ends.size).toBeGreaterThan(10);
  });

  test('scores and parts never decrease, time goes on, a clock only runs down within its period', () => {
    const faults: unknown[] = [];
    for (const plan of plans) {
      const { moments, length } = scriptOf(plan);
      for (const [at, moment] of moments.entries()) {
        const before = moments[at - 1];
        if (before === undefined) continue;
        const same = moment.period === before.period && moment.parts.length === before.parts.length;
        const good =
          moment.at >= before.at &&
          moment.finished >= before.finished &&
          before.parts.every((part, index) => notLess(moment.parts[index] ?? LESS, part)) &&
          (!same || moment.watch <= before.watch);
        if (!good) faults.push([plan.seed, before, moment]);
      }
      const end = moments.at(-1)?.at ?? 0;
      if (length < end || length >= moduleOf(plan).longest) faults.push([plan.seed, length]);
    }
    expect(faults).toEqual([]);
  });

  test('the state at an instant is what of the script has happened by then', () => {
    for (const plan of plans.slice(0, 60)) {
      const { moments, length } = scriptOf(plan);
      for (const second of instants(plan)) {
        const state = stateAt(plan, second);
        const happened = moments.findLast(({ at }) => at <= second);
        expect(state.parts).toEqual(happened?.parts ?? []);
        expect(state.status === 'scheduled').toBe(second < 0);
        const next = moments[state.step + 1];
        const least = next?.period === happened?.period ? (next?.watch ?? 0) : 0;
        expect(state.played).toBeLessThanOrEqual(happened?.watch ?? 0);
        expect(state.played).toBeGreaterThanOrEqual(Math.min(least, happened?.watch ?? 0));
        expect(['finished', 'abandoned'].includes(state.status)).toBe(second >= length);
        const left = stateAt(plan, second + 1).played;
        const running = stateAt(plan, second + 1).step === state.step && second > 0;
        if (running && second + 1 < length) expect(left).toBeLessThanOrEqual(state.played);
      }
    }
  });

  test('the parts add up to the score, and the result has them', () => {
    for (const plan of plans) {
      const state = stateAt(plan, scriptOf(plan).length + 1);
      if (state.status !== 'finished') continue;
      const { parts, score, result } = state;
      const sum = parts.reduce((all, { h, c }) => ({ h: all.h + h, c: all.c + c }), { h: 0, c: 0 });
      expect(score).toEqual(moduleOf(plan).counts === 'sets' ? wonOf(parts) : sum);
      const told = [...(result?.periods ?? []), ...(result?.overtime ? [result.overtime] : [])];
      expect(told.reduce((all, [h]) => all + h, 0)).toBe(sum.h);
      expect(told.reduce((all, [, c]) => all + c, 0)).toBe(sum.c);
      if (rulesOf(plan) !== 'RU') expect(score.h === score.c && plan.sport !== 'BS').toBe(false);
    }
  });

  test('every price is at least 0.01 or closed, and the house keeps between nothing and a quarter', () => {
    const faults: unknown[] = [];
    for (const plan of plans.slice(0, PRICED)) {
      for (const second of instants(plan)) {
        const state = stateAt(plan, second);
        if (state.status === 'finished' || state.status === 'abandoned') continue;
        for (const { wtype, ior } of scriptOffers(state, START, true)) {
          const prices = Object.values(ior);
          const open = prices.filter((price) => price !== '0.00');
          if (open.some((price) => Number(price) < 0.01)) faults.push([plan.seed, wtype, ior]);
          const some = open.length < prices.length || open.length === 0;
          const implied = open.reduce((all, price) => all + 1 / (1 + Number(price)), 0);
          // In exact scores, hardly possible picks are not offered and missing in the sum.
          const least = some && (wtype.endsWith('PD') || wtype.endsWith('M')) ? 0 : 1;
          if (open.length > 0 && (implied < least || implied > 1.25)) {
            faults.push([plan.seed, second, wtype, ior]);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('before the start the main line of the match is near even on both sides', () => {
    for (const plan of plans.slice(0, 60)) {
      // Frames of snooker and sets move in steps too large for that.
      if (plan.sport === 'SK') continue;
      const offers = scriptOffers(stateAt(plan, -60), START, false);
      for (const base of plan.sport === 'TN' ? ['OU'] : ['R', 'OU']) {
        const main = offers.find(({ wtype }) => wtype === base);
        const gap = Math.abs(Number(main?.ior['H']) - Number(main?.ior['C']));
        expect(gap).toBeLessThan(0.5);
      }
    }
  });

  test('every market that is offered is graded by the result, for every pick', () => {
    const faults: unknown[] = [];
    for (const plan of plans.slice(0, PRICED)) {
      const ended = stateAt(plan, scriptOf(plan).length + 1);
      if (ended.status !== 'finished') continue;
      for (const second of instants(plan)) {
        const state = stateAt(plan, second);
        if (state.status === 'finished') continue;
        for (const offer of scriptOffers(state, START, false)) {
          for (const pick of Object.keys(offer.ior)) {
            const { code } = graded(offer, pick, ended);
            if (!GRADES.includes(code)) faults.push([plan.seed, second, offer.wtype, pick, code]);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('what the prices say comes true as often as they say it', () => {
    const marks = { ML: [0, 0, 0], M: [0, 0, 0], R: [0, 0, 0], OU: [0, 0, 0] };
    for (const plan of plans) {
      const { length } = scriptOf(plan);
      const ended = stateAt(plan, length + 1);
      if (ended.status !== 'finished') continue;
      for (const second of [-60, length * 0.6]) {
        const seen = new Set<string>();
        for (const offer of scriptOffers(stateAt(plan, second), START, false)) {
          const base = offer.wtype.replace(/^R(?=.)/, '').replace(/E$/, '');
          if (!(base in marks) || seen.has(base)) continue;
          seen.add(base);
          const prices = Object.values(offer.ior);
          // The likeliest pick: sides are equally often strong and weak, so the home side's average would show nothing.
          const [[pick = ''] = []] = Object.entries(offer.ior).toSorted((a, b) => +a[1] - +b[1]);
          if (prices.includes('0.00')) continue;
          const implied = (price: string | undefined): number => 1 / (1 + Number(price));
          const chance =
            implied(offer.ior[pick]) / prices.reduce((all, each) => all + implied(each), 0);
          const { code } = graded(offer, pick, ended);
          if (code === 'P') continue;
          const mark = marks[base as keyof typeof marks];
          mark[0] = (mark[0] ?? 0) + chance;
          mark[1] = (mark[1] ?? 0) + ({ W: 1, LW: 0.75, LL: 0.25 }[code as string] ?? 0);
          mark[2] = (mark[2] ?? 0) + chance * (1 - chance);
        }
      }
    }
    for (const [base, [said = 0, came = 0, variance = 0]] of Object.entries(marks)) {
      // Two instants of the same match are not independent, and the model is an approximation.
      expect.soft(Math.abs(said - came), base).toBeLessThanOrEqual(4.5 * Math.sqrt(variance));
    }
  });

  test('parts that are over are in the result at once, and no others', () => {
    for (const plan of plans.slice(0, 40)) {
      for (const second of instants(plan)) {
        const { result, finished, parts, status } = stateAt(plan, second);
        if (status !== 'in-play' && status !== 'half-time') continue;
        const over = parts.slice(0, finished);
        const told = [...(result?.periods ?? []), ...(result?.overtime ? [result.overtime] : [])];
        expect(told).toEqual(over.map(({ h, c }) => [h, c]));
      }
    }
  });
});

describe('sets end as the rules have it', () => {
  const ended = (kind: Kind): { plan: ScriptPlan; sets: readonly ScoreLine[] }[] =>
    plansOf(kind).flatMap((plan) => {
      const state = stateAt(plan, scriptOf(plan).length + 1);
      return state.status === 'finished' ? [{ plan, sets: state.parts }] : [];
    });

  const inSets = KINDS.filter(([, , , bestOf]) => bestOf !== undefined);
  test.each(inSets.map((kind) => ({ name: kind[0], kind })))('$name', ({ kind }) => {
    const [, sport, , bestOf = 3] = kind;
    for (const { plan, sets } of ended(kind)) {
      const won = wonOf(sets);
      expect(Math.max(won.h, won.c)).toBe(needOf(plan));
      expect(Math.min(won.h, won.c)).toBeLessThan(needOf(plan));
      // Play ends once the match is decided.
      expect(Math.max(...Object.values(wonOf(sets.slice(0, -1))))).toBe(needOf(plan) - 1);
      for (const [index, { h, c }] of sets.entries()) {
        const [most, least] = [Math.max(h, c), Math.min(h, c)];
        if (sport === 'SK') expect(most).toBeGreaterThan(least);
        else if (sport === 'TN') {
          const legal = (most === 6 && least <= 4) || (most === 7 && (least === 5 || least === 6));
          expect(legal).toBe(true);
        } else {
          const last = index === bestOf - 1;
          const target = sport === 'TT' ? 11 : last ? 15 : 25;
          expect(most === target ? least <= target - 2 : least === most - 2).toBe(true);
          expect(most).toBeGreaterThanOrEqual(target);
        }
      }
    }
  });
});

test('baseball has nine innings, and more only while it is level', () => {
  for (const plan of plansOf(['baseball', 'BS'])) {
    const state = stateAt(plan, scriptOf(plan).length + 1);
    if (state.status !== 'finished') continue;
    expect(state.parts.length).toBeGreaterThanOrEqual(9);
    for (let innings = 9; innings < state.parts.length; innings += 1) {
      const { h, c } = state.parts
        .slice(0, innings)
        .reduce((all, part) => ({ h: all.h + part.h, c: all.c + part.c }), { h: 0, c: 0 });
      expect(h).toBe(c);
    }
  }
});

test('about one match in a hundred does not end as it should, and says how', () => {
  const endings = KINDS.flatMap((kind) => plansOf(kind).map((plan) => scriptOf(plan).ending));
  const odd = endings.filter((ending) => ending !== 'finished');
  expect(odd.length / endings.length).toBeGreaterThan(0.004);
  expect(odd.length / endings.length).toBeLessThan(0.02);
  expect(new Set(odd)).toEqual(new Set(['postponed', 'walkover', 'retired', 'abandoned']));
  for (const plan of KINDS.flatMap(plansOf)) {
    const { ending, length } = scriptOf(plan);
    if (ending === 'finished') continue;
    const state = stateAt(plan, length + 1);
    expect([state.status, state.result?.status]).toEqual(['abandoned', ending]);
  }
});
