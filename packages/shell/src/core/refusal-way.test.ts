import { RESULT_CODES, type ResultCodeAction } from '@courtside/contract';
import { expect, test } from 'vitest';
import { refusalWay } from './refusal-way.ts';

const codesOf = (way: string) =>
  RESULT_CODES.filter(({ code }) => refusalWay(code) === way).map(({ code }) => code);

test('what a code asks for decides how it is told; most are a toast', () => {
  expect(codesOf('complete-data')).toEqual([6015, 6449]);
  expect(codesOf('re-enter-game')).toEqual([6099, 6302]);
  expect(codesOf('dialog')).toEqual([6012, 6501]);
  expect(codesOf('silent')).toEqual([6000, 6500]);
  expect(codesOf('toast')).toEqual(expect.arrayContaining([6001, 6025, 6413, 6415, 6502]));
});

test('[CO-57] an unknown code is told by its message, as is a fault without a code', () => {
  expect(refusalWay(6777)).toBe('toast');
  expect(refusalWay(null)).toBe('toast');
});

/** Actions whose flow or screen is still to come; until then the sentence is a message. */
const WAITING: Readonly<Partial<Record<ResultCodeAction, string>>> = {
  'verify-device': 'check of a new device',
  'verify-phone': 'binding and changing a phone',
  'start-over': 'password recovery',
  wait: 'codes by phone and e-mail',
  'contact-service': 'login that leads to customer service',
  'transfer-in': 'entry into a venue',
  'maintenance-page': 'entry into a venue',
};
/** Taken by the login and registration flow, or by the session. */
const ELSEWHERE: readonly ResultCodeAction[] = ['login', 'ask-captcha', 'ask-slider'];

test('every action of the table is told in its way, taken by a flow, or waits for a named one', () => {
  const actions = [...new Set(RESULT_CODES.map(({ action }) => action))];
  expect(actions).toHaveLength(17);
  const here = [
    'none',
    'show-message',
    'show-dialog',
    'retry-later',
    'bind-phone',
    'bind-real-name',
  ];
  const known = [...here, 're-enter-game', ...ELSEWHERE, ...Object.keys(WAITING)];
  expect(actions.toSorted()).toEqual(known.toSorted());
});
