import type { Schemas } from '../gateway-call.ts';
import type { DemoPage } from './launch.ts';

type Volatility = Schemas['Game']['volatility'];

/** A possible outcome of a round; `weight` is out of the sum of all weights. */
interface Outcome {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
}

interface Choice {
  readonly id: string;
  readonly label: string;
  /** Payout of a stake of 100, by outcome; zero for outcomes that are not listed. */
  readonly pays: Readonly<Record<string, number>>;
}

export interface DemoGame {
  readonly title: string;
  readonly rule: string;
  readonly outcomes: readonly Outcome[];
  readonly choices: readonly Choice[];
}

export const MIN_STAKE = '1.00';
export const MAX_STAKE = '500.00';

const digits = Array.from({ length: 10 }, (_, i) => String(i));
const of = (ids: readonly string[], pay: number): Record<string, number> =>
  Object.fromEntries(ids.map((id) => [id, pay]));

/** Number of each three of a kind in ten thousand rounds: fruit, bells, sevens, gems. */
const reels = ([fruit, bell, seven, gem]: readonly [number, number, number, number]): Outcome[] => [
  { id: 'miss', label: '未中', weight: 10_000 - fruit - bell - seven - gem },
  { id: 'fruit', label: '水果三连', weight: fruit },
  { id: 'bell', label: '铃铛三连', weight: bell },
  { id: 'seven', label: '红七三连', weight: seven },
  { id: 'gem', label: '宝石三连', weight: gem },
];

export const DEMO_GAMES: Readonly<Record<DemoPage, DemoGame>> = {
  slots: {
    title: '三轴转轮',
    rule: '三个图案相同即中奖，赔付含本金。',
    outcomes: reels([1500, 300, 60, 11]),
    choices: [
      { id: 'spin', label: '转动', pays: { fruit: 300, bell: 800, seven: 2500, gem: 10_000 } },
    ],
  },
  fishing: {
    title: '一炮捕鱼',
    rule: '选一种鱼开炮；火力越强，能捕到的鱼越大。赔付含本金。',
    outcomes: [
      { id: 'direct', label: '正中要害', weight: 475 },
      { id: 'strong', label: '重创', weight: 1425 },
      { id: 'graze', label: '擦中', weight: 2900 },
      { id: 'miss', label: '落空', weight: 5200 },
    ],
    choices: [
      { id: 'small', label: '小鱼', pays: of(['direct', 'strong', 'graze'], 200) },
      { id: 'middle', label: '海龟', pays: of(['direct', 'strong'], 500) },
      { id: 'big', label: '鲨鱼', pays: of(['direct'], 2000) },
    ],
  },
  live: {
    title: '龙虎',
    rule: '龙、虎各发一张，点大者胜。押龙或虎遇和退回一半，押和得十二倍，赔付含本金。',
    outcomes: [
      { id: 'dragon', label: '龙胜', weight: 78 },
      { id: 'tie', label: '和', weight: 13 },
      { id: 'tiger', label: '虎胜', weight: 78 },
    ],
    choices: [
      { id: 'dragon', label: '龙', pays: { dragon: 200, tie: 50 } },
      { id: 'tie', label: '和', pays: { tie: 1200 } },
      { id: 'tiger', label: '虎', pays: { tiger: 200, tie: 50 } },
    ],
  },
  cards: {
    title: '红黑翻牌',
    rule: '从含两张王的五十四张牌中翻一张。赔付含本金。',
    outcomes: [
      { id: 'red', label: '红牌', weight: 26 },
      { id: 'black', label: '黑牌', weight: 26 },
      { id: 'joker', label: '王', weight: 2 },
    ],
    choices: [
      { id: 'red', label: '红', pays: { red: 200 } },
      { id: 'black', label: '黑', pays: { black: 200 } },
      { id: 'joker', label: '王', pays: { joker: 2500 } },
    ],
  },
  lottery: {
    title: '一位数开奖',
    rule: '开出 0 至 9 中的一个数字；0 至 4 为小，5 至 9 为大。赔付含本金。',
    outcomes: digits.map((id) => ({ id, label: id, weight: 1 })),
    choices: [
      { id: 'small', label: '小', pays: of(digits.slice(0, 5), 190) },
      { id: 'big', label: '大', pays: of(digits.slice(5), 190) },
      ...digits.map((id) => ({ id, label: id, pays: of([id], 950) })),
    ],
  },
  esports: {
    title: '三局两胜',
    rule: '晨星队对夜航队，三局两胜。赔付含本金。',
    outcomes: [
      { id: '2-0', label: '晨星 2 比 0', weight: 28 },
      { id: '2-1', label: '晨星 2 比 1', weight: 27 },
      { id: '1-2', label: '夜航 2 比 1', weight: 24 },
      { id: '0-2', label: '夜航 2 比 0', weight: 21 },
    ],
    choices: [
      { id: 'home', label: '晨星胜', pays: of(['2-0', '2-1'], 172) },
      { id: 'away', label: '夜航胜', pays: of(['1-2', '0-2'], 210) },
      { id: 'three', label: '打满三局', pays: of(['2-1', '1-2'], 185) },
    ],
  },
  sport: {
    title: '一场定胜负',
    rule: '虚拟足球一场，猜主胜、平局或客胜。赔付含本金。',
    outcomes: [
      { id: 'home', label: '主队取胜', weight: 42 },
      { id: 'draw', label: '双方打平', weight: 27 },
      { id: 'away', label: '客队取胜', weight: 31 },
    ],
    choices: [
      { id: 'home', label: '主胜', pays: { home: 225 } },
      { id: 'draw', label: '平局', pays: { draw: 350 } },
      { id: 'away', label: '客胜', pays: { away: 305 } },
    ],
  },
};

const SLOTS: Readonly<Record<Volatility, DemoGame>> = {
  '': DEMO_GAMES.slots,
  medium: DEMO_GAMES.slots,
  low: { ...DEMO_GAMES.slots, outcomes: reels([2200, 250, 30, 2]) },
  high: { ...DEMO_GAMES.slots, outcomes: reels([900, 300, 96, 19]) },
};

/** The reels of a volatility; all have the same outcome names. */
export const slotsOf = (volatility: Volatility): DemoGame => SLOTS[volatility];

/** The rules of a game. */
export const rulesOf = (page: DemoPage, volatility: Volatility = ''): DemoGame =>
  page === 'slots' ? slotsOf(volatility) : DEMO_GAMES[page];

/** @param at in [0, 1) */
export function drawn(game: DemoGame, at: number): Outcome {
  const sum = game.outcomes.reduce((all, each) => all + each.weight, 0);
  let left = Math.floor(at * sum);
  for (const outcome of game.outcomes) {
    left -= outcome.weight;
    if (left < 0) return outcome;
  }
  throw new Error('A draw lies in [0, 1)');
}

/** Average payout of a choice, in per cent with two decimals, truncated. @example '95.00' */
export function returnToPlayer(game: DemoGame, choice: Choice): string {
  const sum = game.outcomes.reduce((all, each) => all + each.weight, 0);
  const back = game.outcomes.reduce(
    (all, each) => all + each.weight * (choice.pays[each.id] ?? 0),
    0,
  );
  const hundredths = Math.floor((back * 100) / sum);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
