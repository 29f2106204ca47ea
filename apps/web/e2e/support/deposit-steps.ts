import { expect, type Locator, type Page } from '@playwright/test';
import { decode } from 'fast-png';
import readQr from 'jsqr';

export const amountField = (page: Page): Locator => page.getByRole('textbox', { name: '存款金额' });
export const submitDeposit = (page: Page): Locator =>
  page.getByRole('button', { name: '立即存款' });
/** The heading of how an order stands. */
export const orderStatus = (page: Page): Locator =>
  page.getByRole('main').locator('output.cs-wallet-status');
export const openMark = (page: Page): Locator =>
  page.getByRole('link', { name: '有存款订单待完成' });

/** Every channel of the sandbox, with what is chosen there and what then stands in the balance. */
export const CHANNELS = [
  { channel: /网银快捷存款/, kind: 'recharge', credited: '¥300' },
  { channel: /银行卡转账/, kind: 'transfer', credited: '¥300' },
  { channel: /支付宝/, kind: 'recharge', credited: /^¥299\.\d\d?$/ },
  { channel: /微信支付/, kind: 'recharge', credited: /^¥299\.\d\d?$/ },
  { channel: /USDT-TRC20/, kind: 'virtual', bonus: true, credited: '¥303' },
  {
    channel: /USDT-ERC20/,
    kind: 'virtual',
    amount: '600',
    bonus: false,
    credited: '¥600',
  },
  { channel: /汇旺钱包/, kind: 'huione', credited: '¥300' },
  {
    channel: /XNBSK/,
    kind: 'xnbsk',
    bonus: true,
    bound: true,
    credited: '¥301.50',
  },
] as const;

/** Fills the form in, without sending it. */
export async function fillDeposit(
  page: Page,
  channel: string | RegExp,
  amount: string,
  { bonus }: { bonus?: boolean } = {},
): Promise<void> {
  await page.goto('/mine/savemoney');
  await page
    .getByRole('radiogroup', { name: '存款渠道' })
    .getByRole('radio', { name: channel })
    .check();
  await amountField(page).fill(amount);
  if (bonus !== undefined) {
    await page
      .getByRole('radiogroup', { name: '存款加赠' })
      .getByRole('radio', { name: bonus ? /^领取加赠/ : /^不领取/ })
      .check();
  }
}

/** Opens an order and waits for its page. @returns its number */
export async function openDeposit(
  page: Page,
  channel: string | RegExp,
  amount: string,
  options: { bonus?: boolean } = {},
): Promise<string> {
  await fillDeposit(page, channel, amount, options);
  await submitDeposit(page).click();
  await expect(page).toHaveURL(/\/mine\/savemoney\/[a-z]+\/D\d+$/);
  return page.url().replace(/^.*\//, '');
}

/** What the picture of a QR code says, read as a phone would read it. */
export async function textOfQr(code: Locator): Promise<string> {
  await code.scrollIntoViewIfNeeded();
  return textOfPicture(await code.screenshot({ scale: 'css' }));
}

/** What the QR code in a picture says. */
export function textOfPicture(png: Uint8Array): string {
  const { data, width, height, channels } = decode(png);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    for (let part = 0; part < 4; part += 1) {
      pixels[at * 4 + part] = part < channels ? (data[at * channels + part] ?? 0) : 255;
    }
  }
  return readQr(pixels, width, height)?.data ?? '';
}
