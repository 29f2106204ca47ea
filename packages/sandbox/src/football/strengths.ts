import { bareName } from '../text/names.ts';
import { hash32 } from './dice.ts';
import type { ScoreLine } from './match-plan.ts';

/** Rough ratings (Elo-like) of well-known sides; the others get one from their name. */
const RATINGS: Readonly<Record<string, number>> = {
  Spain: 2150,
  Argentina: 2120,
  France: 2090,
  England: 2040,
  Brazil: 2030,
  Portugal: 2010,
  Netherlands: 1990,
  Germany: 1960,
  Belgium: 1930,
  Croatia: 1930,
  Colombia: 1950,
  Uruguay: 1920,
  Norway: 1900,
  Morocco: 1890,
  Switzerland: 1880,
  Japan: 1880,
  Senegal: 1850,
  Ecuador: 1890,
  Turkey: 1850,
  Austria: 1830,
  Mexico: 1830,
  USA: 1780,
  'South Korea': 1770,
  Australia: 1760,
  Iran: 1780,
  Sweden: 1760,
  Egypt: 1740,
  Algeria: 1760,
  'Ivory Coast': 1740,
  Paraguay: 1800,
  Canada: 1770,
  Scotland: 1770,
  Denmark: 1860,
  Serbia: 1770,
  Poland: 1760,
  Tunisia: 1650,
  'Czech Republic': 1730,
  'Bosnia & Herzegovina': 1630,
  Ghana: 1610,
  'South Africa': 1610,
  'Saudi Arabia': 1580,
  Qatar: 1560,
  Iraq: 1590,
  Uzbekistan: 1680,
  Jordan: 1650,
  'DR Congo': 1650,
  Panama: 1690,
  'Cape Verde': 1590,
  Haiti: 1520,
  Curaçao: 1470,
  'New Zealand': 1560,
  Russia: 1730,
  Nigeria: 1720,
  Peru: 1740,
  Iceland: 1650,
  'Costa Rica': 1690,
  'Manchester City FC': 1990,
  'Liverpool FC': 1990,
  'Arsenal FC': 1980,
  'Chelsea FC': 1890,
  'Real Madrid CF': 1990,
  'FC Barcelona': 1980,
  'Club Atlético de Madrid': 1890,
  'FC Bayern München': 1970,
  'Bayer 04 Leverkusen': 1900,
  'Borussia Dortmund': 1860,
  'Paris Saint-Germain FC': 1970,
  'FC Internazionale Milano': 1960,
  'SSC Napoli': 1890,
  'Juventus FC': 1870,
  'AC Milan': 1850,
  'Atalanta BC': 1880,
  'Shanghai Port FC': 1800,
  'Shanghai Shenhua': 1790,
  'Chengdu Rongcheng': 1770,
  'Shandong Taishan': 1740,
};

/** A side's rating. @example rating('Spain') // 2150 */
export function rating(team: string): number {
  const name = bareName(team);
  return RATINGS[name] ?? 1590 + (hash32(name) % 180);
}

const HOME_ADVANTAGE = 65;
const POINTS_PER_GOAL = 190;
const GOALS_A_MATCH = 2.65;

/** Expected goals of each side in ninety minutes. */
export function expectedGoals(teamH: string, teamC: string, neutral: boolean): ScoreLine {
  const edge = rating(teamH) - rating(teamC) + (neutral ? 0 : HOME_ADVANTAGE);
  const supremacy = Math.max(-3, Math.min(3, edge / POINTS_PER_GOAL));
  const total = GOALS_A_MATCH + Math.abs(supremacy) * 0.18;
  const floor = 0.22;
  return {
    h: Math.max(floor, (total + supremacy) / 2),
    c: Math.max(floor, (total - supremacy) / 2),
  };
}
