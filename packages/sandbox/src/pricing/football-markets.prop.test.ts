import fc from 'fast-check';
import { expect, test } from 'vitest';
import { footballMarkets, type FootballView } from './football-markets.ts';
import { periodOffers } from './market-rows.ts';
import { CLOSED, longPrice } from './price-text.ts';
import { halfFullChances, scoreChances, scoreGrid } from './score-grid.ts';

const goals = fc.double({ min: 0.3, max: 3, noNaN: true });
const scored = fc.record({ h: fc.nat(4), c: fc.nat(4) });

const view = (
  left: { h: number; c: number },
  change: Partial<FootballView> = {},
): FootballView => ({
  period: '',
  score: { h: 0, c: 0 },
  half: null,
  left,
  halfLeft: { h: left.h * 0.45, c: left.c * 0.45 },
  ...change,
});
const offers = (wanted: FootballView) =>
  footballMarkets(wanted, (row, half) => `${row}${half ? 'h' : ''}`);
const market = (wanted: FootballView, wtype: string) =>
  offers(wanted).find((each) => each.wtype === wtype);
const implied = (price: string): number => 1 / (1 + Number(price));
const sum = (chances: Readonly<Record<string, number>>): number =>
  Object.values(chances).reduce((all, each) => all + each, 0);

test('the chances of a market whose picks exclude each other add up to one', () => {
  fc.assert(
    fc.property(goals, goals, scored, (h, c, score) => {
      const cells = scoreGrid({ h, c }, score);
      for (const base of ['EO', 'PD', 'T', 'TS', 'WM']) {
        expect(sum(scoreChances(base, false, cells) ?? {}), base).toBeCloseTo(1, 3);
      }
      for (const half of [null, score]) {
        const halfLeft = { h: half ? 0 : h / 2, c: half ? 0 : c / 2 };
        expect(sum(halfFullChances({ score, half, halfLeft, left: { h, c } }))).toBeCloseTo(1, 3);
      }
      // Two of three results win: each result is in two of the picks.
      expect(sum(scoreChances('DC', false, cells) ?? {})).toBeCloseTo(2, 3);
    }),
  );
});

test('the house keeps a margin on every market of which one pick wins, and no more than is usual', () => {
  fc.assert(
    fc.property(goals, goals, (h, c) => {
      for (const { wtype, ior } of offers(view({ h, c }))) {
        const prices = Object.values(ior);
        // A market with a pick at the maximum price has no complete book.
        if (/^(DC|CS|WN)$/.test(wtype) || prices.some((price) => Number(price) >= 300)) continue;
        if (prices.includes(CLOSED)) continue;
        const loaded = prices.reduce((all, price) => all + implied(price), 0);
        expect(loaded, wtype).toBeGreaterThan(1.02);
        expect(loaded, wtype).toBeLessThan(1.2);
      }
    }),
  );
});

test('what cannot happen any more has no price: scores below the score, and both teams once both have scored', () => {
  fc.assert(
    fc.property(goals, goals, scored, (h, c, score) => {
      const live = view({ h, c }, { period: 'H2', score, half: { h: 0, c: 0 } });
      const exact = market(live, 'RPD')?.ior ?? {};
      for (const [pick, price] of Object.entries(exact)) {
        const [, home, away] = /^H(\d)C(\d)$/.exec(pick) ?? [];
        const below = Number(home) < score.h || Number(away) < score.c;
        if (home !== undefined && below) expect(price, pick).toBe(CLOSED);
      }
      const both = score.h > 0 && score.c > 0;
      if (both) expect(market(live, 'RTS')?.ior).toEqual({ Y: CLOSED, N: CLOSED });
      if (score.c > 0) expect(market(live, 'RCS')?.ior['H']).toBe(CLOSED);
      expect(market(live, `ARG${score.h + score.c + 1}`)).toBeDefined();
      expect(market(live, 'HRPD')).toBeUndefined();
    }),
  );
});

test('before the match there is no next goal, and no market in play', () => {
  const names = offers(view({ h: 1.5, c: 1.1 })).map(({ wtype }) => wtype);
  expect(names).toEqual('OUH OUC DC TS EO T PD CS WN WM F HEO HT HPD'.split(' '));
});

test('a main line has two sides near evens, or there is none', () => {
  const little = fc.double({ min: 0.01, max: 3, noNaN: true });
  fc.assert(
    fc.property(little, little, scored, (h, c, score) => {
      const left = { h, c };
      const list = periodOffers(
        { plain: left, moody: left, score, inPlay: true, half: false, rows: 5 },
        (row) => String(row),
      );
      for (const wtype of ['RE', 'ROU']) {
        const main = list.find((each) => each.wtype === wtype);
        for (const price of Object.values(main?.ior ?? {})) {
          expect(Number(price), `${wtype} ${main?.ratio}`).toBeGreaterThan(0.55);
          expect(Number(price), `${wtype} ${main?.ratio}`).toBeLessThan(1.45);
        }
      }
    }),
  );
});

test('a long shot keeps a price, what is sure or impossible has none', () => {
  expect([
    longPrice(0.5, 0.14),
    longPrice(0.001, 0.14),
    longPrice(0, 0.14),
    longPrice(1, 0.14),
  ]).toEqual(['0.75', '300.00', CLOSED, CLOSED]);
});
