/** Well-known names of leagues, as in the shortcuts to them. */
const LEAGUES: readonly (readonly [RegExp, string])[] = [
  [/^World Cup (\d{4})$/, '$1 世界杯'],
  [/^Euro (\d{4})$/, '$1 欧洲杯'],
  [/^English Premier League.*$/, '英超'],
  [/^Italian Serie A.*$/, '意甲'],
  [/^Spain Primera División.*$/, '西甲'],
  [/^Deutsche Bundesliga.*$/, '德甲'],
  [/^French Ligue 1.*$/, '法甲'],
  [/^UEFA Champions League.*$|^欧洲冠军联赛$/, '欧冠'],
  [/^China \| Super League.*$/, '中超'],
];

/** @example leagueHans('World Cup 2026') // '2026 世界杯' */
export function leagueHans(name: string): string {
  const rule = LEAGUES.find(([pattern]) => pattern.test(name));
  return rule === undefined ? name : name.replace(rule[0], rule[1]);
}
