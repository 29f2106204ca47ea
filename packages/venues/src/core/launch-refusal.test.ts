import { expect, test } from 'vitest';
import { isFinalRefusal, launchRefusal, type RefusedLaunch } from './launch-refusal.ts';

const refused = (statusCode: number | null, data: unknown = null): RefusedLaunch => ({
  statusCode,
  message: '说明',
  data,
  fault: 'fault',
});
const activity = { promotionId: 'p', title: '首存礼遇', required: '300', done: '0', left: '300' };

test('[VE-05] [CO-49] 6413 asks for an amount, with the sentence of the gateway and the promotion where it is whole', () => {
  expect(launchRefusal(refused(6413, activity), 'DZ')).toEqual({
    type: 'bound',
    message: '说明',
    activity,
  });
  expect(launchRefusal(refused(6413, { title: 1 }), 'TY')).toMatchObject({ activity: null });
});

test.each([6013, 6415])('[CO-14] [CO-50] %i is maintenance, until when it is known', (code) => {
  expect(launchRefusal(refused(code, { reopensAt: 5 }), 'DZ')).toEqual({
    type: 'maintenance',
    reopensAt: 5,
  });
  expect(launchRefusal(refused(code), 'TY')).toEqual({ type: 'maintenance', reopensAt: null });
});

test('[VE-07] sports that cannot be launched ask to log in; what has its own words keeps them', () => {
  expect(launchRefusal(refused(6301), 'TY')).toEqual({ type: 'login-first' });
  expect(launchRefusal(refused(null), 'TY')).toEqual({ type: 'login-first' });
  expect(launchRefusal(refused(6301), 'DZ')).toEqual({ type: 'fault', fault: 'fault' });
  for (const code of [6031, 6033, 6702, 6705]) {
    expect(launchRefusal(refused(code), 'TY').type).toBe('fault');
  }
});

test('[DG-09] what the site tells itself is told once', () => {
  expect(launchRefusal(refused(6302), 'TY')).toEqual({ type: 'silent' });
  expect(launchRefusal(refused(6001), 'DZ')).toEqual({ type: 'silent' });
  expect(launchRefusal(refused(6099), 'ZR')).toEqual({ type: 'silent' });
});

test('who is excluded, too young or where play is not open is not asked to try again', () => {
  for (const code of [6702, 6705, 6707, 6031, 6033]) expect(isFinalRefusal(code)).toBe(true);
  for (const code of [6701, 6708, 6030, 6034, 6004, null]) expect(isFinalRefusal(code)).toBe(false);
});
