import { expect, test, type Page } from './fixtures.ts';
import { barSlip, pickOne, place, slip, stake } from './support/board-steps.ts';

test.use({ viewport: { width: 390, height: 568 }, hasTouch: true, isMobile: true });

const keypad = (page: Page) => slip(page).getByRole('group', { name: '数字键盘，投注额' });
const key = (page: Page, name: string) => keypad(page).getByRole('button', { name, exact: true });

test('on a phone a stake is typed on keys of the slip, which never cover the field', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  await pickOne(page, site);
  await barSlip(page).tap();
  await expect(keypad(page)).toHaveCount(0);
  await stake(page).tap();
  await expect(stake(page)).toHaveAttribute('inputmode', 'none');
  // Both in sight on a small phone, without a hand that scrolls.
  await expect(key(page, '完成')).toBeInViewport({ ratio: 1 });
  await expect(stake(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['1', '2', '小数点', '5', '删除一位', '7', '5', '9'])
    await key(page, name).tap();
  await expect(stake(page)).toHaveValue('12.75');
  await expect(stake(page)).toBeFocused();
  await expect(keypad(page).getByRole('status')).toHaveText('12.75');
  const field = await stake(page).boundingBox();
  const keys = await keypad(page).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
  // A cap works as for what is typed.
  for (const name of ['删除一位', '删除一位', '删除一位', '0', '0', '0'])
    await key(page, name).tap();
  await expect(stake(page)).toHaveValue('1000');
  await expect(slip(page)).toContainText('已调整为可用余额 ¥1,000');
  await key(page, '完成').tap();
  await expect(keypad(page)).toHaveCount(0);
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveText('下注 ¥1,000');
});

test('the system keyboard can be chosen in its place, and the choice is kept', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  await pickOne(page, site);
  await barSlip(page).tap();
  await stake(page).tap();
  await key(page, '系统键盘').tap();
  await expect(stake(page)).toHaveAttribute('inputmode', 'decimal');
  await expect(stake(page)).toBeFocused();
  await expect(keypad(page)).toHaveCount(0);
  await page.reload();
  // The pick is there still, in a slip that is folded.
  await barSlip(page).tap();
  await stake(page).tap();
  await expect(stake(page)).toHaveAttribute('inputmode', 'decimal');
  await slip(page).getByRole('button', { name: '使用数字键盘' }).tap();
  await key(page, '7').tap();
  await expect(stake(page)).toHaveValue('7');
});
