import { expect, test } from 'vitest';
import { isExtraInning, isOvertime, matchClock, secondsText } from './match-clock.ts';

test.each([
  ['scheduled', '', 0, { phase: 'scheduled' }],
  ['in-play', '1H^00:00', 0, { phase: 'first-half', minute: 1 }],
  ['in-play', '1H^22:11', 1331, { phase: 'first-half', minute: 23 }],
  ['in-play', '2H^45:00', 2700, { phase: 'second-half', minute: 46 }],
  ['in-play', '2H^garbage', 3000, { phase: 'second-half', minute: 51 }],
  ['half-time', 'HT^^', 2820, { phase: 'half-time' }],
  ['finished', '', 5600, { phase: 'finished' }],
] as const)('%s %s is read as the feed means it', (gameStatus, re_time, t_count, clock) => {
  expect(matchClock({ gameStatus, re_time, t_count })).toEqual(clock);
});

const playing = { gameStatus: 'in-play', re_time: '' } as const;

test('[SP-08] seconds are told as mm:ss, and a period whose name has OT in it is overtime', () => {
  expect([0, 9, 250, 720, 3600].map(secondsText)).toEqual([
    '00:00',
    '00:09',
    '04:10',
    '12:00',
    '60:00',
  ]);
  expect(['OT', 'OT2', '1OT', 'Q4', 'HT'].map(isOvertime)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const match = { ...playing, gameType: 'BK', t_count: 250 } as const;
  expect(matchClock({ ...match, se_now: 'Q3' })).toEqual({ phase: 'part', part: 3, left: '04:10' });
  expect(matchClock({ ...match, se_now: 'OT' })).toEqual({ phase: 'overtime', left: '04:10' });
  expect(matchClock({ ...match, se_now: 'HT' })).toEqual({ phase: 'half-time' });
});

test('[SP-09] baseball is in extra innings from the ninth on', () => {
  expect([1, 8, 9, 12].map(isExtraInning)).toEqual([false, false, true, true]);
  const inning = (inningNum: number) =>
    matchClock({ ...playing, t_count: 0, gameType: 'BS', se_now: 'I3', inningNum, half: 'top' });
  expect(inning(8)).toEqual({ phase: 'inning', inning: 8, half: 'top', extra: false });
  expect(inning(9)).toEqual({ phase: 'inning', inning: 9, half: 'top', extra: true });
});

test('[SP-05] sets and frames have no clock, and a period that is not known is the first part', () => {
  const match = { ...playing, t_count: 0 } as const;
  expect(matchClock({ ...match, gameType: 'TN', se_now: 'S2' })).toEqual({
    phase: 'part',
    part: 2,
    left: null,
  });
  expect(matchClock({ ...match, gameType: 'SK', se_now: 'F11' })).toMatchObject({ part: 11 });
  expect(matchClock({ ...match, gameType: 'VB', se_now: '' })).toMatchObject({ part: 1 });
  const rugby = {
    ...match,
    gameType: 'OP',
    se_now: 'H2',
    re_time: 'H2^12:00',
    t_count: 720,
  } as const;
  expect(matchClock(rugby)).toEqual({ phase: 'half', half: 2, left: '12:00' });
});
