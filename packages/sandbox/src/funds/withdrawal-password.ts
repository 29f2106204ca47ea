import { Refusal } from '../wire/refusal.ts';

/** Whether a withdrawal password (MD5) is the member's; counts wrong ones. */
type CheckWithdrawalPassword = (
  memberId: string,
  md5: string,
) => Promise<'ok' | 'unset' | 'wrong' | 'locked'>;

/** Whether the member has set one. */
type HasWithdrawalPassword = (memberId: string) => Promise<boolean>;

/** Who knows the members' withdrawal passwords. */
export interface WithdrawalPasswords {
  readonly check: CheckWithdrawalPassword;
  readonly has: HasWithdrawalPassword;
}

/** @throws Refusal 6100, 6110, 6012 */
export async function passWithdrawalPassword(
  { check }: Pick<WithdrawalPasswords, 'check'>,
  memberId: string,
  md5: string,
): Promise<void> {
  const found = await check(memberId, md5);
  if (found === 'wrong') throw new Refusal(6100, '取款密码错误');
  if (found === 'locked') throw new Refusal(6110, '取款密码错误次数过多，请稍后再试');
  if (found === 'unset') throw new Refusal(6012, '请先设置取款密码', { reason: 'password-unset' });
}
