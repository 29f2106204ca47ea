import { DAY } from '../time/beijing.ts';

/** Conditions and rewards of promotions, used by their pages and their rules. Sums in fen. */
export const DEPOSITS = {
  'p-first': { least: 10_000n, bonus: 1800n },
  'p-again': { least: 50_000n, bonus: 800n },
} as const;

/** Tasks of a new member. */
export const TASKS = [
  ['phone', '绑定手机号码', 300n],
  ['real-name', '完成实名认证', 300n],
  ['first-bet', '完成首笔有效投注', 500n],
] as const;
export const TASKS_WITHIN = 30 * DAY;
export const ALL_TASKS = TASKS.reduce((sum, [, , amount]) => sum + amount, 0n);

/** Number of signed days for one gift. */
export const SIGN_DAYS = 7;
export const SIGN_BONUS = 1000n;

/** Share of valid stakes, in ten thousandths. */
export const RETURNED = 40n;

/** For each of the two friends. */
export const FRIEND_BONUS = 1000n;
