import { SPECIAL_LEAGUE, SPECIAL_TEAM } from '../football/specials.ts';
import { CLUBS } from './clubs.ts';
import { HANT_NAMES } from './hant-names.ts';
import { leagueHans } from './leagues.ts';
import type { Language } from './messages.ts';
import { NATIONALS } from './nationals.ts';
import { NATION_CODES } from './nation-codes.ts';
import { NATIONS } from './nations.ts';
import { translate } from './translate.ts';

/** A club's name without the country suffix of some calendars. @example bareName('AC Milan (ITA)') // 'AC Milan' */
export const bareName = (name: string): string => name.replace(/ \([A-Z]{3}\)$/, '');

const inLanguage = (hans: string, language: Language): string =>
  language === 'zh-tw'
    ? (HANT_NAMES[hans] ?? translate(hans, language).replaceAll('杯', '盃'))
    : hans;

/** A side's display name; one that is not in the tables is shown as in the calendar. */
export function teamText(name: string, language: Language): string {
  const [suffix = '', counted] = SPECIAL_TEAM.exec(name) ?? [];
  if (counted !== undefined) {
    const team = teamText(name.slice(0, -suffix.length), language);
    return `${team} (${inLanguage(counted, language)})`;
  }
  const bare = bareName(name);
  return inLanguage(NATIONALS[bare] ?? NATIONS[bare] ?? CLUBS[bare] ?? bare, language);
}

/** The country of a national side, for its flag; undefined for a club. @example countryOf('Wales') // 'GB-WLS' */
export function countryOf(name: string): string | undefined {
  const [suffix = ''] = SPECIAL_TEAM.exec(name) ?? [];
  return NATION_CODES[suffix === '' ? name : name.slice(0, -suffix.length)];
}

/** A competition's display name; a title of a month is named after its competition. */
export function leagueText(name: string, language: Language): string {
  const [suffix = '', counted] = SPECIAL_LEAGUE.exec(name) ?? [];
  if (counted !== undefined) {
    const league = leagueText(name.slice(0, -suffix.length), language);
    return `${league} ${inLanguage(counted, language)}`;
  }
  const [, competition = name, title = ''] = /^(.*?)(\d{1,2}月冠军)?$/.exec(name) ?? [];
  return inLanguage(leagueHans(competition), language) + inLanguage(title, language);
}
