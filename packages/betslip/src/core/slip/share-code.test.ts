import { expect, test } from 'vitest';
import { championSelection, matchSelection, slipAfter, slipWith } from '../../testing/index.ts';
import { readShareCode, shareCode } from './share-code.ts';

const malformed = { ok: false, error: { code: 'share.malformed' } };
const many = (count: number) =>
  `CS1${Array.from({ length: count }, (_, at) => `;${at + 1}:R:H`).join('')}`;

test('a code holds picks only, and gives them back from the text around it', () => {
  const slip = slipWith([
    matchSelection(),
    matchSelection({ gameId: '1002', gidm: '2', wtype: 'T', pick: '7+', ratio: '', strong: '' }),
  ]);
  const staked = slipAfter([{ type: 'setStakeOfAll', text: '4321' }], slip);
  const code = shareCode(staked.entries);
  expect(code).toBe('CS1;1001:R:H;1002:T:7+');
  expect(readShareCode(`我的投注单\n${code}\n一起看球`)).toEqual({
    ok: true,
    value: [
      { gameId: '1001', wtype: 'R', pick: 'H' },
      { gameId: '1002', wtype: 'T', pick: '7+' },
    ],
  });
});

test('so does that of a champion bet', () => {
  const code = shareCode(slipWith([championSelection()]).entries);
  expect(readShareCode(code)).toEqual({
    ok: true,
    value: [{ gameId: '9001', wtype: 'FS', pick: '7' }],
  });
});

test('ten picks are as many as a slip holds', () => {
  expect(readShareCode(many(10))).toMatchObject({ ok: true });
  expect(readShareCode(many(11))).toEqual(malformed);
});

test.each([
  '',
  'CS1',
  'CS1;',
  'CS2;1001:R:H',
  'CS1;1001:R',
  'CS1;1001:ZZ:H',
  'CS1;1001:R:X',
  'CS1;1001:constructor:H',
  'CS1;1001:R:H;1001:R:H',
  'CS1;1001:R:H;9001:FS:7',
  'CS1;<script>:R:H',
  `${'x'.repeat(5000)}CS1;1001:R:H`,
])('what is no code is refused: %s', (text) => {
  expect(readShareCode(text)).toEqual(malformed);
});
