import { expect, test } from 'vitest';
import { leagueText, teamText } from './names.ts';

test('sides and leagues are told in both scripts, and unknown ones as they are', () => {
  expect(teamText('South Korea', 'zh-cn')).toBe('韩国');
  expect(teamText('South Korea', 'zh-tw')).toBe('韓國');
  expect(teamText('New Zealand', 'zh-tw')).toBe('紐西蘭');
  expect(teamText('AC Milan (ITA)', 'zh-cn')).toBe('AC米兰');
  expect(teamText('Chicago Fire', 'zh-cn')).toBe('Chicago Fire');
  expect(leagueText('World Cup 2026', 'zh-tw')).toBe('2026 世界盃');
  expect(leagueText('China | Super League 2025', 'zh-cn')).toBe('中国超级联赛');
});
