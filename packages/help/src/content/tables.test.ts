import { gradeMarket, type GradeInput, type Score } from '@courtside/betslip';
import { LOCALES } from '@courtside/i18n';
import { describe, expect, it } from 'vitest';
import { loadHelpText, type HelpTextId } from './load-page.ts';

const WORDS = {
  'zh-Hans': { W: '赢', LW: '赢半', P: '走水', LL: '输半', L: '输' },
  'zh-Hant': { W: '贏', LW: '贏半', P: '走水', LL: '輸半', L: '輸' },
} as const;

interface Claim {
  readonly page: HelpTextId;
  readonly section: string;
  /** Scores by row. */
  readonly scores: readonly Score[];
  /** Bets by column, from the second column on. */
  readonly bets: readonly Omit<GradeInput, 'result'>[];
}

const handicap = (pick: string, ratio: string) =>
  ({ wtype: 'R', pick, strong: 'H', ratio }) as const;
const total = (pick: string, ratio: string) => ({ wtype: 'OU', pick, strong: '', ratio }) as const;
const MARGINS: readonly Score[] = [
  [2, 0],
  [1, 0],
  [0, 0],
];
const GOALS: readonly Score[] = [
  [2, 1],
  [1, 1],
  [1, 0],
];

const CLAIMS: readonly Claim[] = [
  {
    page: 'rqgl',
    section: 'whole',
    scores: MARGINS,
    bets: [handicap('H', '1'), handicap('C', '1')],
  },
  {
    page: 'rqgl',
    section: 'quarter',
    scores: MARGINS,
    bets: [handicap('H', '0.5'), handicap('H', '1'), handicap('H', '0.5 / 1')],
  },
  { page: 'dxqgl', section: 'whole', scores: GOALS, bets: [total('C', '2'), total('H', '2')] },
  {
    page: 'dxqgl',
    section: 'quarter',
    scores: GOALS,
    bets: [total('C', '2 / 2.5'), total('H', '2 / 2.5')],
  },
];

describe.each(LOCALES)('tables of results (%s)', (locale) => {
  it.each(CLAIMS)(
    'say what the rules say: $page, $section',
    async ({ page, section, ...claim }) => {
      const { sections } = await loadHelpText(page, locale);
      const tables = sections
        .filter(({ id }) => id === section)
        .flatMap(({ body }) => body)
        .flatMap((block) => (typeof block !== 'string' && 'table' in block ? [block.table] : []));
      expect(tables.map(({ rows }) => rows.map(([, ...cells]) => cells))).toEqual([
        claim.scores.map((ft) =>
          claim.bets.map((bet) => {
            const code = gradeMarket({ ...bet, result: { ht: null, ft } });
            return WORDS[locale][code as 'W'];
          }),
        ),
      ]);
    },
  );
});
