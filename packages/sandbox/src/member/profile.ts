import { ageReachedAt } from '@courtside/responsible-play';
import type { Db } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';

const ADULT_YEARS = 18;

/**
 * Spec access 5: Chinese characters or Latin letters, with middle dots in between; Chinese names may have Latin letters
 * inside.
 *
 * @example isRealName('阿依古丽·测试') // true
 */
export function isRealName(name: string): boolean {
  if (/··/.test(name) || name.startsWith('·') || name.endsWith('·')) return false;
  return (
    /^\p{Script=Han}[\p{Script=Han}A-Za-z·]*\p{Script=Han}$|^\p{Script=Han}$/u.test(name) ||
    /^[A-Za-z](?:[A-Za-z·]*[A-Za-z])?$/.test(name)
  );
}

/** Whether a day is at least 18 years before an instant, by China's clock. @throws Refusal 6007 for an invalid day */
export function isAdult(birthday: string, now: number): boolean {
  const day = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== birthday) {
    throw new Refusal(6007, '请输入生日，确保您已满18岁');
  }
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const [year = '', ...rest] = birthday.split('-');
  return [String(Number(year) + ADULT_YEARS).padStart(4, '0'), ...rest].join('-') <= today;
}

export interface ProfileInput {
  readonly gender: 'male' | 'female';
  readonly birthday: string;
  readonly nickname: string;
}

/**
 * @param tooYoung called with the instant until which play is blocked, before the refusal
 * @throws Refusal 6007 when too young, 6009 when it was submitted before
 */
export async function submitProfile(
  db: Db,
  memberId: string,
  { gender, birthday, nickname }: ProfileInput,
  now: number,
  tooYoung: (until: number) => Promise<void>,
): Promise<void> {
  const name = nickname.trim();
  if (name === '') throw new Refusal(6007, '请输入昵称');
  if (!isAdult(birthday, now)) {
    await tooYoung(ageReachedAt(birthday, ADULT_YEARS) ?? now);
    throw new Refusal(6007, '您的年龄未满18，无法游戏哦');
  }
  const changed = await db.query(
    `UPDATE members SET gender = $2, birthday = $3, nickname = $4 WHERE id = $1 AND birthday IS NULL RETURNING id`,
    [memberId, gender, birthday, name],
  );
  if (changed.length === 0) throw new Refusal(6009, '资料提交后不可修改');
}
