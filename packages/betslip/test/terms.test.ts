import { marketCode, marketMessages, type MarketKind as TermKind } from '@courtside/betting-terms';
import { expect, test } from 'vitest';
import { marketOf, MATCH_WTYPES } from '../src/index.ts';

/** A team total is one market to grade, and two to name. */
const graded = (kind: TermKind) =>
  /^(home|away)-total$/.test(kind) ? 'team-total' : kind.replace('set-', '');

test('every market that is graded has a name, and the two agree on what it is', () => {
  for (const wtype of [...MATCH_WTYPES, 'ARG1', 'ARG7', 'P1R', 'P12RML', 'P3ROUH'] as const) {
    const rule = marketOf(wtype);
    const code = marketCode(wtype);
    expect(code && graded(code.kind), wtype).toBe(rule?.kind);
    expect(code?.inPlay, wtype).toBe(rule?.inPlay);
    expect(code?.period === 'half', wtype).toBe(rule?.period === 'ht');
    expect(code?.part, wtype).toBe(rule?.part);
    expect(code?.kind.startsWith('set-'), wtype).toBe(rule?.inSets);
    expect(code?.nth, wtype).toBe(rule?.nth);
    expect(code && marketMessages[code.kind].message, wtype).toBeTruthy();
  }
});
