import fc from 'fast-check';
import type { Market } from '@courtside/contract';
import { expect, test } from 'vitest';
import { type PeriodView, periodOffers } from './market-rows.ts';
import { CLOSED, lineText, priceText } from './price-text.ts';

const goals = fc.double({ min: 0.2, max: 3.2, noNaN: true });
/** With fewer expected goals no line is low enough. */
const usual = fc.double({ min: 0.6, max: 3.2, noNaN: true });
const view = (h: number, c: number, more: Partial<PeriodView> = {}): PeriodView => ({
  plain: { h, c },
  moody: { h, c },
  score: { h: 0, c: 0 },
  inPlay: false,
  half: false,
  rows: 3,
  ...more,
});
const offers = (wanted: PeriodView) =>
  periodOffers(wanted, (row, half) => `${row}${half ? 'h' : ''}`);
type Offer = Omit<Market, 'sw'>;
const implied = (price: string | undefined): number =>
  price === undefined || price === CLOSED ? 0 : 1 / (1 + Number(price));
const loaded = ({ ior }: Offer): number => implied(ior.H) + implied(ior.C) + implied(ior.N);
const open = ({ ior }: Offer): boolean => Object.values(ior).every((price) => price !== CLOSED);

test('the house keeps a margin on every market, and not more than is usual', () => {
  fc.assert(
    fc.property(
      goals,
      goals,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      (h, c, sh, sc) => {
        const live = view(h, c, { inPlay: true, score: { h: sh, c: sc } });
        for (const offer of [...offers(view(h, c)), ...offers(live)].filter(open)) {
          expect(loaded(offer)).toBeGreaterThan(1.02);
          expect(loaded(offer)).toBeLessThan(1.09);
        }
      },
    ),
  );
});

test('the main lines are near evens before the match', () => {
  fc.assert(
    fc.property(usual, usual, (h, c) => {
      const [, handicap] = offers(view(h, c));
      const total = offers(view(h, c)).find((offer) => offer.wtype === 'OU');
      for (const offer of [handicap, total]) {
        expect(Math.abs(implied(offer?.ior.H) - implied(offer?.ior.C))).toBeLessThan(0.2);
      }
    }),
  );
});

test('sides that change places change their prices', () => {
  fc.assert(
    fc.property(goals, goals, (h, c) => {
      const here = offers(view(h, c));
      const there = offers(view(c, h));
      const [winner] = here;
      expect(there[0]?.ior).toEqual({ H: winner?.ior.C, C: winner?.ior.H, N: winner?.ior.N });
      for (const mine of here.filter((offer) => offer.wtype === 'R' && offer.ratio !== '0')) {
        const theirs = there.find(
          (offer) =>
            offer.wtype === 'R' && offer.ratio === mine.ratio && offer.strong !== mine.strong,
        );
        if (theirs !== undefined) expect(theirs.ior).toEqual({ H: mine.ior.C, C: mine.ior.H });
      }
    }),
  );
});

test('a goal makes its side likelier to win and the total likelier to go over', () => {
  fc.assert(
    fc.property(goals, goals, fc.integer({ min: 0, max: 3 }), (h, c, sc) => {
      const live = (sh: number): Offer[] =>
        offers(view(h, c, { inPlay: true, score: { h: sh, c: sc } }));
      const [before, after] = [live(1), live(2)];
      if (before[0] !== undefined && after[0] !== undefined && open(before[0]) && open(after[0])) {
        expect(Number(after[0].ior.H)).toBeLessThanOrEqual(Number(before[0].ior.H));
        expect(Number(after[0].ior.C)).toBeGreaterThanOrEqual(Number(before[0].ior.C));
      }
      const rows = (list: Offer[]) => list.filter((offer) => offer.wtype === 'RE');
      // The handicap counts the goals to come, which a goal does not change.
      expect(rows(after).map((offer) => offer.ior)).toEqual(rows(before).map((offer) => offer.ior));
    }),
  );
});

test('each line has an id of its own, and prices and lines are written as the contract has them', () => {
  const list = offers(view(1.7, 0.9));
  expect(new Set(list.map((offer) => `${offer.gid}|${offer.wtype}`)).size).toBe(list.length);
  expect(list.map((offer) => offer.wtype)).toEqual(['M', 'R', 'R', 'R', 'OU', 'OU', 'OU']);
  expect([0, 1, 2, 3, 4, 5, 10, 11].map(lineText)).toEqual([
    '0',
    '0 / 0.5',
    '0.5',
    '0.5 / 1',
    '1',
    '1 / 1.5',
    '2.5',
    '2.5 / 3',
  ]);
  expect([
    priceText(0.5, 0),
    priceText(0.5, 0.042),
    priceText(0.0001, 0.05),
    priceText(0.99, 0.05),
  ]).toEqual(['1.00', '0.91', '0.00', '0.00']);
});
