import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { DoorMember } from './doors.ts';

/** The withdrawal password of members of these tests. */
export const SIX = '135790';
export const TRC20 = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW';
export const ERC20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const luhnDigit = (body: string): string => {
  const sum = [...body].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** The card number that begins with some digits: with its check digit. */
export const cardNumberOf = (body: string): string => body + luhnDigit(body);

/** A card number with a right check digit that no other test has. */
export const newCardNumber = (prefix = '620000'): string =>
  cardNumberOf(prefix + String(randomInt(1e9, 1e10 - 1)).slice(0, 15 - prefix.length));

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** An address of the network with a right checksum that no other test has. */
export function newTrc20(): string {
  const body = Buffer.concat([Buffer.from([0x41]), randomBytes(20)]);
  const checked = Buffer.concat([body, sha256(sha256(body)).subarray(0, 4)]);
  let text = '';
  for (let left = BigInt(`0x${checked.toString('hex')}`); left > 0n; left /= 58n) {
    text = (BASE58[Number(left % 58n)] ?? '') + text;
  }
  return text;
}

/** In lower case, which carries no checksum. */
export const newErc20 = (): string => `0x${randomBytes(20).toString('hex')}`;

export const newPhone = (): string => `139${randomInt(10_000_000, 99_999_999)}`;

/** A member who may withdraw: bound, with a withdrawal password and one bank card. */
export const drawer = (more: Partial<DoorMember> = {}): Partial<DoorMember> => ({
  phone: newPhone(),
  realName: '林晓岚',
  withdrawalPassword: SIX,
  cards: [{ kind: 'bank', number: newCardNumber(), bankCode: 'DEMO' }],
  ...more,
});

/** A device that no code was sent to: all pages of this machine look alike, and a second code in a day asks for a captcha. */
export const onOwnDevice = (page: Page): Promise<unknown> =>
  page.addInitScript((id) => {
    if (origin !== 'null') localStorage.setItem('courtside.device', id);
  }, randomUUID());

export const amountField = (page: Page) => page.getByRole('textbox', { name: '取款金额' });
/** As far as the confirmation. */
export async function chooseAmount(page: Page, amount: string): Promise<void> {
  await amountField(page).fill(amount);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('dialog', { name: '确认取款' })).toBeVisible();
}

/** The second step. */
export async function confirmWith(page: Page, digits: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '确认取款' });
  await dialog.getByLabel('取款密码', { exact: true }).fill(digits);
  await dialog.getByRole('button', { name: /^确认取款/ }).click();
}

export const statusOf = (page: Page) => page.locator('.cs-wallet-status');

/** A withdrawal that is not paid yet: its review goes on by itself while a test looks. */
export const UNDER_WAY = /^(已提交|审核中|出款中)$/;
/** Path of the call that begins a withdrawal. */
export const NEW_WITHDRAWAL = '/fd/api/v1/withdraw/new';
