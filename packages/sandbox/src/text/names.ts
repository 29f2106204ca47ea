import { CLUBS } from './clubs.ts';
import { leagueHans } from './leagues.ts';
import type { Language } from './messages.ts';
import { NATIONALS } from './nationals.ts';
import { translate } from './translate.ts';

/** Names that Hong Kong and Taiwan do not merely write with other characters. */
const OWN_HANT: Readonly<Record<string, string>> = {
  澳大利亚: '澳洲',
  波黑: '波士尼亞與赫塞哥維納',
  佛得角: '維德角',
  '刚果（金）': '剛果民主共和國',
  科特迪瓦: '象牙海岸',
  加纳: '迦納',
  新西兰: '紐西蘭',
  尼日利亚: '奈及利亞',
  卡塔尔: '卡達',
  沙特阿拉伯: '沙烏地阿拉伯',
  突尼斯: '突尼西亞',
  哥斯达黎加: '哥斯大黎加',
  意大利甲级联赛: '義大利甲級聯賽',
  克罗地亚: '克羅埃西亞',
  阿森纳: '兵工廠',
  切尔西: '車路士',
  托特纳姆热刺: '熱刺',
  尤文图斯: '祖雲達斯',
  巴塞罗那: '巴塞隆納',
};

/** A club's name without the country that some calendars add. @example bareName('AC Milan (ITA)') // 'AC Milan' */
export const bareName = (name: string): string => name.replace(/ \([A-Z]{3}\)$/, '');

const inLanguage = (hans: string, language: Language): string =>
  language === 'zh-tw'
    ? (OWN_HANT[hans] ?? translate(hans, language).replaceAll('杯', '盃'))
    : hans;

/** A side's name for people; one that is not in the tables is shown as the calendar has it. */
export function teamText(name: string, language: Language): string {
  const bare = bareName(name);
  return inLanguage(NATIONALS[bare] ?? CLUBS[bare] ?? bare, language);
}

export const leagueText = (name: string, language: Language): string =>
  inLanguage(leagueHans(name), language);
