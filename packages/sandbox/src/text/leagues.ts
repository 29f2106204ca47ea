const LEAGUES: readonly (readonly [RegExp, string])[] = [
  [/^World Cup (\d{4})$/, '$1 世界杯'],
  [/^Euro (\d{4})$/, '$1 欧洲杯'],
  [/^English Premier League.*$/, '英格兰超级联赛'],
  [/^Italian Serie A.*$/, '意大利甲级联赛'],
  [/^Spain Primera División.*$/, '西班牙甲级联赛'],
  [/^Deutsche Bundesliga.*$/, '德国甲级联赛'],
  [/^French Ligue 1.*$/, '法国甲级联赛'],
  [/^UEFA Champions League.*$/, '欧洲冠军联赛'],
  [/^China \| Super League.*$/, '中国超级联赛'],
];

/** @example leagueHans('World Cup 2026') // '2026 世界杯' */
export function leagueHans(name: string): string {
  const rule = LEAGUES.find(([pattern]) => pattern.test(name));
  return rule === undefined ? name : name.replace(rule[0], rule[1]);
}
