import type { TermMessage } from './message.ts';

export const p = {
  draw: /*i18n*/ { id: 'terms.pick.draw', message: '和局' },
  home: /*i18n*/ { id: 'terms.pick.home', message: '主胜' },
  away: /*i18n*/ { id: 'terms.pick.away', message: '客胜' },
  over: /*i18n*/ { id: 'terms.pick.over', message: '大' },
  under: /*i18n*/ { id: 'terms.pick.under', message: '小' },
  odd: /*i18n*/ { id: 'terms.pick.odd', message: '单' },
  even: /*i18n*/ { id: 'terms.pick.even', message: '双' },
  yes: /*i18n*/ { id: 'terms.pick.yes', message: '是' },
  no: /*i18n*/ { id: 'terms.pick.no', message: '否' },
  otherScore: /*i18n*/ { id: 'terms.pick.otherScore', message: '其他比分' },
  goals: /*i18n*/ { id: 'terms.pick.goals', message: '{goals} 球' },
  goalsOrMore: /*i18n*/ { id: 'terms.pick.goalsOrMore', message: '{goals} 球或以上' },
  either: /*i18n*/ { id: 'terms.pick.either', message: '{one} 或 {other}' },
  winsBy: /*i18n*/ { id: 'terms.pick.winsBy', message: '{team} 净胜 {goals} 球' },
  winsByMore: /*i18n*/ { id: 'terms.pick.winsByMore', message: '{team} 净胜 {goals} 球或以上' },
  goallessDraw: /*i18n*/ { id: 'terms.pick.goallessDraw', message: '无进球和局' },
  scoringDraw: /*i18n*/ { id: 'terms.pick.scoringDraw', message: '有进球和局' },
  noGoal: /*i18n*/ { id: 'terms.pick.noGoal', message: '无进球' },
} as const satisfies Record<string, TermMessage>;

/** The three results of 1X2, where there is no space for the names of the teams. */
export const resultPickMessages: Readonly<Record<'H' | 'N' | 'C', TermMessage>> = {
  H: p.home,
  N: p.draw,
  C: p.away,
};
