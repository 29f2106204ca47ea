import { expect, test } from 'vitest';
import type { PlayRefusalView } from './play-view.ts';
import { refusalOfParams, refusalParams } from './refusal-params.ts';

test('a refusal that was kept is the same', () => {
  const refusals: PlayRefusalView[] = [
    { code: 6704, data: { until: null } },
    { code: 6709, data: null },
    {
      code: 6701,
      data: { limit: 'loss', period: 'day', value: '1.00', used: '1.00', left: '0.00', until: 9 },
    },
  ];
  for (const refusal of refusals) expect(refusalOfParams(refusalParams(refusal))).toEqual(refusal);
});

test.each([
  {},
  { refusal: 'x' },
  { refusal: 'null' },
  { refusal: '{"code":"6704"}' },
  { refusal: '{"code":6701}' },
])('what is no refusal is none: %j', (params) => {
  expect(refusalOfParams(params)).toBeNull();
});
