import { Refusal } from '../wire/refusal.ts';

/** Checks a member's withdrawal password (MD5), and counts wrong ones. */
type CheckWithdrawalPassword = (
  memberId: string,
  md5: string,
) => Promise<'ok' | 'unset' | 'wrong' | 'locked'>;

/** Milliseconds until a locked password can be tried again; 0 when it is not locked. */
type WithdrawalPasswordLock = (memberId: string) => Promise<number>;

/** Number of tries left before the lock. */
type WithdrawalPasswordTries = (memberId: string) => Promise<number>;

/** Whether the member has set one. */
type HasWithdrawalPassword = (memberId: string) => Promise<boolean>;

/** Access to the members' withdrawal passwords. */
export interface WithdrawalPasswords {
  readonly check: CheckWithdrawalPassword;
  readonly has: HasWithdrawalPassword;
  readonly lockedMs: WithdrawalPasswordLock;
  readonly triesLeft: WithdrawalPasswordTries;
}

/** @throws Refusal 6100, 6110, 6012 */
export async function passWithdrawalPassword(
  { check, lockedMs, triesLeft }: Omit<WithdrawalPasswords, 'has'>,
  memberId: string,
  md5: string,
): Promise<void> {
  const found = await check(memberId, md5);
  if (found === 'wrong') {
    const left = await triesLeft(memberId);
    throw new Refusal(6100, `取款密码错误，还可尝试 ${left} 次`, { triesLeft: left });
  }
  if (found === 'locked') {
    throw new Refusal(6110, '取款密码错误次数过多，请稍后再试', {
      lockedMs: await lockedMs(memberId),
    });
  }
  if (found === 'unset') throw new Refusal(6012, '请先设置取款密码', { reason: 'password-unset' });
}
