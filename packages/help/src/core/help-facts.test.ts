import { checkNewName, checkNewPassword } from '@courtside/auth';
import { COOL_OFF_HOURS, EXCLUSION_MONTHS } from '@courtside/responsible-play';
import { checkWithdrawalAmount, passwordChange, passwordTransition } from '@courtside/wallet';
import { DAILY_PAYOUT_USD, gradeMarket, MAX_PICKS, type Score } from '@courtside/betslip';
import { expect, it } from 'vitest';
import { FIGURES, helpFacts } from './help-facts.ts';

/** The lengths from 0 to 20 that a rule takes. */
const taken = (accepts: (length: number) => boolean) =>
  Array.from({ length: 21 }, (_, length) => length).filter(accepts);
const between = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

it('says of user names and passwords what the forms take', () => {
  const text = (length: number) => 'ab1'.repeat(7).slice(0, length);
  expect(taken((length) => checkNewName(text(length)).length === 0)).toEqual(
    between(FIGURES.nameMin, FIGURES.nameMax),
  );
  expect(taken((length) => checkNewPassword(text(length)).length === 0)).toEqual(
    between(FIGURES.passwordMin, FIGURES.passwordMax),
  );
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
  expect(taken(accepts)).toEqual([FIGURES.pinDigits]);
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
  expect(FIGURES.restHours).toBe(COOL_OFF_HOURS.min);
  expect(FIGURES.restWeeks * 7 * 24).toBe(COOL_OFF_HOURS.max);
  expect(FIGURES.exclusionMonths).toBe(EXCLUSION_MONTHS.min);
  expect(FIGURES.exclusionYears * 12).toBe(EXCLUSION_MONTHS.max);
});

it('says of bets what their rules say', () => {
  expect(FIGURES.maxPicks).toBe(MAX_PICKS);
  const payouts = [
    FIGURES.payoutFootball,
    FIGURES.payoutTennis,
    FIGURES.payoutOther,
    FIGURES.payoutOutright,
    FIGURES.payoutCasino,
    FIGURES.payoutFinancials,
  ].map((text) => text.replaceAll(',', ''));
  expect(new Set(Object.values(DAILY_PAYOUT_USD))).toEqual(new Set(payouts));
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
  expect(helpFacts({ name: '{age}', minimumAge: 21 })).toMatchObject({ brand: '{age}', age: '21' });
});
