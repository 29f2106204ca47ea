import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';

test.each([
  [6030, 'contactService'],
  [6034, 'otherWay'],
  [6035, 'startOver'],
  [6036, 'retype'],
  [6037, 'newCode'],
  [6038, 'newCode'],
  [6039, 'contactService'],
  [6066, 'wait'],
  [6501, 'contactService'],
  [6502, 'contactService'],
  [6002, null],
  [null, null],
])('after %s: %s', (statusCode, help) => {
  expect(nextStepOf(statusCode)).toBe(help);
});
