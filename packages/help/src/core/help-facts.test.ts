import { MAX_IMAGE_BYTES } from '@courtside/api-client';
import { checkNewName, checkNewPassword, isDeviceCode, RESEND_SECONDS } from '@courtside/auth';
import { LOCALES } from '@courtside/i18n';
import { COOL_OFF_HOURS, EXCLUSION_MONTHS, FLOOR } from '@courtside/responsible-play';
import { defineBrand } from '@courtside/shell';
import { checkWithdrawalAmount, passwordChange, passwordTransition } from '@courtside/wallet';
import { DAILY_PAYOUT_USD, gradeMarket, MAX_PICKS, type Score } from '@courtside/betslip';
import { expect, it } from 'vitest';
import { pageLines } from '../search/page-lines.ts';
import { FIGURES, helpFacts } from './help-facts.ts';
import { HELP_PAGES } from './help-pages.ts';

type Figure = keyof typeof FIGURES;

const saying = new Map<Figure, string>();
for (const page of HELP_PAGES) {
  for (const locale of LOCALES) {
    const said = JSON.stringify(await pageLines(page, locale));
    for (const name of Object.keys(FIGURES) as Figure[]) {
      const before = saying.get(name) ?? '';
      if (said.includes(`{${name}}`)) saying.set(name, `${before} ${page} (${locale})`);
    }
  }
}

/** Message for a figure that differs from its source, with the texts that use it. */
const saidBy = (name: Figure): string =>
  `${name}, which is said by${saying.get(name) ?? ' no text'}`;

/** The lengths from 0 to 20 that a rule accepts. */
const taken = (accepts: (length: number) => boolean) =>
  Array.from({ length: 21 }, (_, length) => length).filter(accepts);
const between = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

it('says of user names and passwords what the forms take', () => {
  const text = (length: number) => 'ab1'.repeat(7).slice(0, length);
  const names = taken((length) => checkNewName(text(length)).length === 0);
  const passwords = taken((length) => checkNewPassword(text(length)).length === 0);
  expect(FIGURES.nameMin, saidBy('nameMin')).toBe(names.at(0));
  expect(FIGURES.nameMax, saidBy('nameMax')).toBe(names.at(-1));
  expect(FIGURES.passwordMin, saidBy('passwordMin')).toBe(passwords.at(0));
  expect(FIGURES.passwordMax, saidBy('passwordMax')).toBe(passwords.at(-1));
  expect([names, passwords]).toEqual([
    between(FIGURES.nameMin, FIGURES.nameMax),
    between(FIGURES.passwordMin, FIGURES.passwordMax),
  ]);
});

it('says of the withdrawal password what its form takes', () => {
  const accepts = (length: number) => {
    const typed = '1'.repeat(length);
    const start = passwordChange(false);
    const edited = (['password', 'repeat'] as const).reduce(
      (state, field) => passwordTransition(state, { type: 'edited', field, text: typed }).state,
      start,
    );
    return passwordTransition(edited, { type: 'submitted' }).effects.length > 0;
  };
  expect(taken(accepts)).toHaveLength(1);
  expect(FIGURES.pinDigits, saidBy('pinDigits')).toBe(taken(accepts)[0]);
});

it('says of codes and of the wait for another what their form takes', () => {
  const lengths = taken((length) => isDeviceCode('1'.repeat(length)));
  expect(lengths).toHaveLength(1);
  expect(FIGURES.codeDigits, saidBy('codeDigits')).toBe(lengths[0]);
  expect(FIGURES.codeWait, saidBy('codeWait')).toBe(RESEND_SECONDS);
});

it('says of a payment slip how large a picture may be', () => {
  expect(FIGURES.slipMegabytes, saidBy('slipMegabytes')).toBe(MAX_IMAGE_BYTES / 1024 / 1024);
});

it('says of the age below which nobody may play what every policy and every brand begins at', () => {
  expect(FIGURES.adultAge, saidBy('adultAge')).toBe(FLOOR.minimumAge);
  const brandOf = (minimumAge: number) =>
    defineBrand({
      name: 'Testbrand',
      slogan: { 'zh-Hans': '标语', 'zh-Hant': '標語' },
      licence: { 'zh-Hans': '牌照', 'zh-Hant': '牌照' },
      openCategories: ['home'],
      minimumAge,
    });
  expect(brandOf(FIGURES.adultAge).minimumAge).toBe(FIGURES.adultAge);
  expect(() => brandOf(FIGURES.adultAge - 1)).toThrow('minimumAge');
});

it('says of amounts what the form takes', () => {
  const limits = {
    min: '1.00',
    max: '999999999999.00',
    available: '999999999999.00',
    amountLeft: '999999999999.00',
  };
  const fits = (typed: string) => checkWithdrawalAmount(typed, limits, 'CNY').ok;
  expect(fits('1'.repeat(FIGURES.amountLength))).toBe(true);
  expect(fits('1'.repeat(FIGURES.amountLength + 1))).toBe(false);
  expect(fits(`1.${'1'.repeat(FIGURES.amountDecimals)}`)).toBe(true);
  expect(fits(`1.${'1'.repeat(FIGURES.amountDecimals + 1)}`)).toBe(false);
});

it('says of rests and exclusions what protection allows', () => {
  expect(FIGURES.restHours, saidBy('restHours')).toBe(COOL_OFF_HOURS.min);
  expect(FIGURES.restWeeks, saidBy('restWeeks')).toBe(COOL_OFF_HOURS.max / 7 / 24);
  expect(FIGURES.exclusionMonths, saidBy('exclusionMonths')).toBe(EXCLUSION_MONTHS.min);
  expect(FIGURES.exclusionYears, saidBy('exclusionYears')).toBe(EXCLUSION_MONTHS.max / 12);
});

it('says of bets what their rules say', () => {
  expect(FIGURES.maxPicks, saidBy('maxPicks')).toBe(MAX_PICKS);
  // Figures of the rows in the terms' table, each with the kinds of that row.
  const rows = {
    payoutFootball: ['football', 'basketball'],
    payoutTennis: ['tennis', 'american-football', 'baseball', 'ice-hockey', 'rugby', 'volleyball'],
    payoutOther: ['other-sport'],
    payoutOutright: ['outright'],
    payoutCasino: ['casino'],
    payoutFinancials: ['financials'],
  } as const satisfies Partial<Record<Figure, readonly (keyof typeof DAILY_PAYOUT_USD)[]>>;
  for (const [name, kinds] of Object.entries(rows)) {
    for (const kind of kinds) {
      expect(FIGURES[name as Figure], saidBy(name as Figure)).toBe(
        Number(DAILY_PAYOUT_USD[kind]).toLocaleString('en-US'),
      );
    }
  }
  expect(Object.values(rows).flat().toSorted()).toEqual(Object.keys(DAILY_PAYOUT_USD).toSorted());
});

it('says up to which score correct scores are listed', () => {
  const other = (wtype: string, ft: Score) =>
    gradeMarket({ wtype, pick: 'OVH', strong: '', ratio: '', result: { ht: ft, ft } });
  const { listedGoals, listedGoalsHalf } = FIGURES;
  expect(other('PD', [listedGoals, 0])).toBe('L');
  expect(other('PD', [listedGoals + 1, 0])).toBe('W');
  expect(other('HPD', [listedGoalsHalf, 0])).toBe('L');
  expect(other('HPD', [listedGoalsHalf + 1, 0])).toBe('W');
});

it('takes name and age from the brand', () => {
  expect(helpFacts({ name: '{age}', minimumAge: 21 }, 'zh-Hans')).toMatchObject({
    brand: '{age}',
    age: '21',
  });
});
