import { expect, test } from 'vitest';
import { countryOf, leagueText, teamText } from './names.ts';
import { NATION_CODES } from './nation-codes.ts';
import { NATIONALS } from './nationals.ts';
import { NATIONS } from './nations.ts';

test('sides and leagues are told in both scripts, and unknown ones as they are', () => {
  expect(teamText('South Korea', 'zh-cn')).toBe('韩国');
  expect(teamText('South Korea', 'zh-tw')).toBe('韓國');
  expect(teamText('New Zealand', 'zh-tw')).toBe('紐西蘭');
  expect(teamText('AC Milan (ITA)', 'zh-cn')).toBe('AC米兰');
  expect(teamText('Chicago Fire', 'zh-cn')).toBe('Chicago Fire');
  expect(teamText('独行侠', 'zh-tw')).toBe('獨行俠');
  expect(teamText('阿尔卡拉斯', 'zh-tw')).toBe('艾卡拉茲');
  expect(leagueText('捷克乒乓球联赛', 'zh-tw')).toBe('捷克桌球聯賽');
  expect(leagueText('美国职业棒球大联盟11月冠军', 'zh-cn')).toBe('美国职业棒球大联盟11月冠军');
  expect(leagueText('美国职业棒球大联盟11月冠军', 'zh-tw')).toBe('美國職棒大聯盟11月冠軍');
  expect(leagueText('World Cup 2026', 'zh-tw')).toBe('2026 世界盃');
  expect(leagueText('China | Super League 2025', 'zh-cn')).toBe('中超');
  expect(leagueText('Italian Serie A 2025/26', 'zh-tw')).toBe('義甲');
  expect(leagueText('欧洲冠军联赛11月冠军', 'zh-tw')).toBe('歐冠11月冠軍');
});

test.each([
  ['Wales', '威尔士', '威爾斯'],
  ['China', '中国', '中國'],
  ['Italy', '意大利', '義大利'],
  ['Georgia', '格鲁吉亚', '喬治亞'],
  ['Slovenia', '斯洛文尼亚', '斯洛維尼亞'],
  ['United Arab Emirates', '阿联酋', '阿拉伯聯合大公國'],
  ['Republic of Ireland', '爱尔兰', '愛爾蘭'],
  ['Bermuda', '百慕大', '百慕達'],
  ['Syria', '叙利亚', '敘利亞'],
  ['Guinea', '几内亚', '幾內亞'],
  ['Yemen', '也门', '葉門'],
])('%s is %s, and %s in Traditional', (name, hans, hant) => {
  expect([teamText(name, 'zh-cn'), teamText(name, 'zh-tw')]).toEqual([hans, hant]);
});

test('every national side has a Chinese name, and none stands in two tables', () => {
  for (const [name, hans] of Object.entries({ ...NATIONALS, ...NATIONS })) {
    expect(hans).not.toMatch(/[A-Za-z]/);
    expect(teamText(name, 'zh-cn')).toBe(hans);
  }
  expect(Object.keys(NATIONS).filter((name) => name in NATIONALS)).toEqual([]);
});

test('every national side has a flag but one, and a club has none', () => {
  const without = [...Object.keys(NATIONALS), ...Object.keys(NATIONS)].filter(
    (name) => countryOf(name) === undefined,
  );
  expect(without).toEqual(['Chinese Taipei']);
  expect(countryOf('Wales')).toBe('GB-WLS');
  expect(countryOf('Chelsea FC')).toBeUndefined();
  for (const name of Object.keys(NATION_CODES)) expect(teamText(name, 'zh-cn')).not.toBe(name);
});

test('Traditional names follow Taiwan: nations, clubs and players alike', () => {
  expect(teamText('Chelsea FC', 'zh-tw')).toBe('切爾西');
  expect(teamText('Juventus FC', 'zh-tw')).toBe('尤文圖斯');
  expect(teamText('Ecuador', 'zh-tw')).toBe('厄瓜多');
  expect(teamText('奥沙利文', 'zh-tw')).toBe('奧沙利文');
});
