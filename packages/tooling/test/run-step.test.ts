import { expect, test } from 'vitest';
import { telling, warningsIn } from '../src/verify/run-step.ts';

test('what a green step warns of is kept, each once, without what pnpm says of itself and the titles of tests', () => {
  const output = `[WARN] The registry publishes no pnpm, so the packageManager pin was not recorded
built in 3 s
  (!) Warning: a chunk is large
warn: deprecated
warn: deprecated
  ✓  13 [plain] › deposit.e2e.ts:21 › virtual currency: a warning, the address in groups (3.2s)
\u001b[32m  ✓\u001b[39m  14 deposit.e2e.ts:40 › another warning
forewarned is forearmed`;
  expect(warningsIn(output)).toEqual(['(!) Warning: a chunk is large', 'warn: deprecated']);
});

test('of a failed command the lines are told that speak of a fault, not the aftermath', () => {
  const output = `> tsc
src/slip.ts(3,4): error TS2322: Type 'string' is not assignable
Checked 40 files
 ELIFECYCLE  Command failed with exit code 2.
 Tasks:    3 successful, 4 total
Failed:    @courtside/betslip#typecheck`;
  expect(telling(output)).toBe("src/slip.ts(3,4): error TS2322: Type 'string' is not assignable");
  expect(telling('one\ntwo\n\n')).toBe('one\ntwo');
});

test('of a runner the last faults are told, that it was ended first, and no test that passed', () => {
  const passing = Array.from({ length: 30 }, (_, at) => ` ✓ error-codes.test.ts ${at} (missing)`);
  const faults = Array.from({ length: 20 }, (_, at) => `Error: fault ${at}`);
  const output = [...passing, ...faults, 'error: it had not ended after 5 ms'].join('\n');
  const lines = telling(output, 'last').split('\n');
  expect(lines[0]).toBe('error: it had not ended after 5 ms');
  expect(lines.at(-1)).toBe('Error: fault 19');
  expect(lines).toHaveLength(13);
});
