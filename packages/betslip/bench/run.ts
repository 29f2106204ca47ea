// Speed of the engine beside a published library and a naive version in floats, all in one process and one run.
import { performance } from 'node:perf_hooks';
import { convertOdds } from '@courtside/money';
import { from as oddsFrom } from 'oddslib';
import { evaluateTicket, lineCount, settleTicket, type TicketLeg } from '../src/index.ts';

const FOLDS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const PRICES = ['0.95', '0.85', '1.05', '0.50', '0.66', '1.20', '2.20', '0.90', '3.50', '1.00'];
const CODES = ['W', 'W', 'LW', 'W', 'P', 'W', 'LL', 'W', 'W', 'W'] as const;
const RULES = { folds: FOLDS, unit: 200n, rounding: 'half-even', roundEach: 'line' } as const;
const LEGS: readonly TicketLeg[] = PRICES.map((hkPrice, index) => ({
  hkPrice,
  code: CODES[index] ?? 'W',
}));
const EUROPEAN = Array.from({ length: 9900 }, (_, n) => ((n + 101) / 100).toFixed(2));

/** Keeps results in use, so that no work is optimised away. */
let sink = 0;

function naiveTicket(factors: readonly number[]): number {
  let sum = 0;
  for (let mask = 1; mask < 2 ** factors.length; mask++) {
    let size = 0;
    let product = 2;
    for (let leg = 0; leg < factors.length; leg++) {
      if (Math.floor(mask / 2 ** leg) % 2 === 0) continue;
      size += 1;
      product *= factors[leg] ?? 0;
    }
    if (size > 1) sum += Math.round(product * 100) / 100;
  }
  return sum;
}

function naiveMalay(european: number): number {
  const h = european - 1;
  return Math.round((h <= 1 ? h : -1 / h) * 100) / 100;
}

const MULTIPLIER: Readonly<Record<string, (h: number) => number>> = {
  W: (h) => 1 + h,
  LW: (h) => 1 + h / 2,
  P: () => 1,
  LL: () => 0.5,
};
const FLOATS = LEGS.map(({ hkPrice, code }) => MULTIPLIER[code]?.(Number(hkPrice)) ?? 0);

interface Case {
  readonly name: string;
  readonly group: string;
  /** Times that one call does the work. */
  readonly times: number;
  readonly run: () => void;
}

const CASES: readonly Case[] = [
  {
    group: `ten picks, all folds (${lineCount(10, FOLDS)} lines)`,
    name: 'evaluate, exact',
    times: 1,
    run: () => {
      sink += Number(evaluateTicket({ ...RULES, prices: PRICES }).most);
    },
  },
  {
    group: 'ten picks, all folds',
    name: 'settle, exact',
    times: 1,
    run: () => {
      sink += Number(settleTicket({ ...RULES, legs: LEGS }).payout);
    },
  },
  {
    group: 'ten picks, all folds',
    name: 'settle, naive floats',
    times: 1,
    run: () => {
      sink += naiveTicket(FLOATS);
    },
  },
  {
    group: 'European to Malay, 1.01 to 100.00',
    name: 'exact',
    times: EUROPEAN.length,
    run: () => {
      for (const price of EUROPEAN) sink += convertOdds(price, 'E', 'M', 'half-up').length;
    },
  },
  {
    group: 'European to Malay, 1.01 to 100.00',
    name: 'oddslib',
    times: EUROPEAN.length,
    run: () => {
      for (const price of EUROPEAN) sink += oddsFrom('decimal', Number(price)).to('malay');
    },
  },
  {
    group: 'European to Malay, 1.01 to 100.00',
    name: 'naive floats',
    times: EUROPEAN.length,
    run: () => {
      for (const price of EUROPEAN) sink += naiveMalay(Number(price));
    },
  },
];

/** Microseconds of one unit of work: warmed up, then the median and the 95th percentile of as many rounds as fit in a second. */
function measure({ run, times }: Case): { median: number; p95: number; rounds: number } {
  const warm = performance.now();
  while (performance.now() - warm < 400) run();
  const rounds: number[] = [];
  const began = performance.now();
  while (performance.now() - began < 1000) {
    const start = performance.now();
    run();
    rounds.push(((performance.now() - start) * 1000) / times);
  }
  rounds.sort((a, b) => a - b);
  const at = (share: number) => rounds[Math.floor((rounds.length - 1) * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), rounds: rounds.length };
}

const wrong = EUROPEAN.filter((price) => {
  const exact = Number(convertOdds(price, 'E', 'M', 'half-up'));
  return naiveMalay(Number(price)) !== exact;
}).length;
const library = EUROPEAN.filter((price) => {
  const exact = convertOdds(price, 'E', 'M', 'half-up');
  return oddsFrom('decimal', Number(price)).to('malay').toFixed(2) !== exact;
}).length;

console.log('| work | version | median | 95 % | a second |');
console.log('| --- | --- | --- | --- | --- |');
for (const each of CASES) {
  const { median, p95 } = measure(each);
  const perSecond = Math.round(1_000_000 / median).toLocaleString('en');
  console.log(
    `| ${each.group} | ${each.name} | ${median.toFixed(2)} us | ${p95.toFixed(2)} us | ${perSecond} |`,
  );
}
console.log(
  `\nOf ${EUROPEAN.length} prices, naive floats show ${wrong} wrong, oddslib ${library}.`,
);
if (!Number.isFinite(sink)) process.exitCode = 1;
