import { expect, test } from 'vitest';
import { checkBirthday, checkNickname, checkProfile, cleanNickname } from './profile-rules.ts';

const NOW = Date.parse('2026-06-12T00:00:00+08:00');
const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

test('[VA-14] a birthday is a day of the calendar', () => {
  for (const no of [
    '',
    '2000-02-30',
    '2001-02-29',
    '1990-13-01',
    '1990-00-10',
    '90-05-20',
    '1990/05/20',
    '１９９０-05-20',
    ' 1990-05-20',
    '1990-05-20\u202e',
    '0990-05-20',
    '1899-12-31',
    '😀',
    '1990-05-20'.repeat(100_000),
  ]) {
    expect(codes(checkBirthday(no, NOW, 18)), no.slice(0, 12)).toEqual(['member.birthday-missing']);
  }
  expect(checkBirthday('1900-01-01', NOW, 18)).toEqual([]);
});

test('[VA-14] who is of age on this very day in Beijing may play, one day later they are too young', () => {
  expect(checkBirthday('2008-06-12', NOW, 18)).toEqual([]);
  expect(codes(checkBirthday('2008-06-13', NOW, 18))).toEqual(['member.under-age']);
  // The day begins at midnight in Beijing, not in the server's time zone.
  expect(codes(checkBirthday('2008-06-12', NOW - 1, 18))).toEqual(['member.under-age']);
  expect(codes(checkBirthday('2030-01-01', NOW, 18))).toEqual(['member.under-age']);
  // A market may require a higher age.
  expect(codes(checkBirthday('2005-06-13', NOW, 21))).toEqual(['member.under-age']);
  expect(checkBirthday('2005-06-12', NOW, 21)).toEqual([]);
});

test('[VA-14] who was born on 29 February is of age on 1 March', () => {
  const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
  expect(codes(checkBirthday('2008-02-29', at('2026-02-28'), 18))).toEqual(['member.under-age']);
  expect(checkBirthday('2008-02-29', at('2026-03-01'), 18)).toEqual([]);
});

test('a nickname has one to twelve characters that can be seen', () => {
  for (const yes of ['甲', '小测试', 'abcdefghijkl', '😀'.repeat(6), 'a b']) {
    expect(checkNickname(yes), yes).toEqual([]);
  }
  for (const no of [
    '',
    '   ',
    '\u200b\u202e',
    '\u200d',
    '\u200d \u200d',
    'abcdefghijklm',
    '😀'.repeat(7),
    'a\u0000b',
    'a'.repeat(1_000_000),
  ]) {
    expect(codes(checkNickname(no)), no.slice(0, 14)).toEqual(['member.nickname-malformed']);
  }
  expect(cleanNickname(' \u202e小\u200b测  试\u200c\ufeff ')).toBe('小测 试');
  // The joiners between the three persons must stay.
  expect(cleanNickname('👨‍👩‍👧\u200b')).toBe('👨‍👩‍👧');
});

test('everything that is missing is said at once, in the order of the fields', () => {
  expect(codes(checkProfile({ nickname: '', gender: null, birthday: '' }, NOW, 18))).toEqual([
    'member.nickname-malformed',
    'member.gender-missing',
    'member.birthday-missing',
  ]);
  const whole = { nickname: '小测试', gender: 'female', birthday: '1990-05-20' } as const;
  expect(checkProfile(whole, NOW, 18)).toEqual([]);
});
