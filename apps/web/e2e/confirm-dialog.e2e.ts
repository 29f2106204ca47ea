import { expect, test, type Page } from './fixtures.ts';
import { openDeposit, orderStatus } from './support/deposit-steps.ts';
import { NAMED } from './support/named-addresses.ts';

const button = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

test('[DG-03] the confirm dialog is titled 温馨提示 unless told otherwise, has both buttons and a width of its own, and waits', async ({
  page,
  logInAs,
}) => {
  await logInAs('0.00');
  await openDeposit(page, /银行卡转账/, '408');
  await page.getByRole('button', { name: '关闭订单' }).click();
  const dialog = page.getByRole('alertdialog', { name: '温馨提示', exact: true });
  await expect(dialog).toHaveCSS('width', '400px');
  await expect(dialog).toHaveAccessibleDescription(/关闭/);
  await expect(dialog.getByRole('button')).toHaveText(['', '取消', '确定']);
  await expect(button(page, '关闭')).toBeVisible();
  await button(page, '取消').click();
  await expect(dialog).toHaveCount(0);
  await expect(orderStatus(page)).toHaveText('等待付款');

  await page.getByRole('button', { name: '关闭订单' }).click();
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/closeOrder*', async (route) => {
    await held;
    await route.fallback();
  });
  await button(page, '确定').click();
  await expect(button(page, '确定')).toHaveAttribute('aria-busy', 'true');
  await expect(button(page, '取消')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(dialog).toHaveCount(0);
  await expect(orderStatus(page)).toHaveText('订单已关闭');
});

test('[DG-03] the confirm dialog is 600 wide unless told otherwise, takes a title, and may hide its close icon', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('0.00');
  await page.goto((await NAMED['/mine/feedback/']?.(page, site)) ?? '/mine/feedback');
  await page.getByRole('button', { name: '删除这条反馈' }).click();
  const dialog = page.getByRole('alertdialog', { name: '删除这条反馈', exact: true });
  await expect(dialog).toHaveCSS('width', '600px');
  await expect(dialog.getByRole('button')).toHaveText(['取消', '确定']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('希望增加夜间模式的对比度');
});

test('[DG-03] the confirm dialog may have one button, or none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const open = async (title: string) => {
    await page.getByRole('button', { name: title }).first().click();
    return page.getByRole('dialog', { name: title, exact: true });
  };
  const none = await open('存款渠道安全提示');
  await expect(none).toHaveCSS('width', '600px');
  await expect(none.getByRole('button')).toHaveCount(1);
  await none.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(none).toHaveCount(0);

  const single = await open('仅限年满 18 周岁人士使用本站');
  await expect(single.getByRole('button')).toHaveText(['', '限额与休息']);
  await single.getByRole('button', { name: '限额与休息' }).click();
  await expect(single).toHaveCount(0);
  // A page of members, to which a visitor is led by way of the login.
  await expect(page.locator('.cs-toasts').getByText('请先登录', { exact: true })).toBeVisible();
});
