import { pinyin } from 'pinyin-pro';
import { leagueText, teamText } from './names.ts';
import { NICKNAMES } from './nicknames.ts';
import { translate } from './translate.ts';

const known = new Map<string, string>();

/** A name in pinyin, and its initials. @example spelled('龙虎') // 'longhu lh' */
export function spelled(name: string): string {
  let made = known.get(name);
  if (made === undefined) {
    const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
    const whole = pinyin(name, options).join('');
    const initials = pinyin(name, { ...options, pattern: 'first' }).join('');
    made = `${whole} ${initials}`.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '');
    known.set(name, made);
  }
  return made;
}

/** Supporters' names of a side, in both scripts. */
const nicknamesOf = (name: string): readonly string[] =>
  (NICKNAMES[name] ?? []).flatMap((each) => [each, translate(each, 'zh-tw')]);

/**
 * Pinyin and initials of names, for a search on a Latin keyboard, and supporters' names of the sides.
 *
 * @param names both teams and the league, as in the calendar
 * @example searchText(['Liverpool FC', 'Arsenal FC', '英超']) // 'liwupu lwp asenna asn yingchao yc'
 */
export function searchText([home, away, league]: readonly [string, string, string]): string {
  const names = [teamText(home, 'zh-cn'), teamText(away, 'zh-cn'), leagueText(league, 'zh-cn')];
  const called = names.flatMap(nicknamesOf);
  return [...names.map(spelled), ...new Set(called)].join(' ');
}
