import { expect, test } from './fixtures.ts';
import {
  chooseAmount,
  confirmWith,
  drawer,
  ERC20,
  newCardNumber,
  newPhone,
  SIX,
  TRC20,
} from './support/money-steps.ts';
import type { Page } from './fixtures.ts';

const CARD_PAGES = [
  ['[RT-32] [NV-03]', '/mine/virtualCoinCard'],
  ['[RT-33] [NV-03]', '/mine/alipayManage'],
  ['[RT-34] [NV-03]', '/mine/accountManage/K100001'],
  ['[RT-35] [NV-03]', '/mine/addBankCard'],
] as const;

for (const [id, path] of CARD_PAGES) {
  test(`${id} ${path} opens for a member with phone and name, and for nobody else`, async ({
    page,
    logInAs,
    doors,
  }) => {
    const { name } = await logInAs('0', {});
    await page.goto(path);
    await expect(page).toHaveURL(/\/mine\/auth$/);
    await doors.member({ name, phone: newPhone(), realName: '林晓岚', token: false });
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('.cs-cards')).toBeVisible();
  });
}

/** The second step of a change. */
async function confirm(page: Page, name: '确认绑定' | '确认删除', digits: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('取款密码', { exact: true }).fill(digits);
  await dialog.getByRole('button', { name }).click();
}

test(
  '[WA-06] [CA-67] [CA-68] a bank card: checked, its bank found, of the registered name; default, page of its own, removed',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('500.00', drawer());
    await page.goto('/mine/takemoney');
    await page.getByRole('link', { name: '管理收款账户' }).click();
    await expect(page.getByText('已绑定 1 个，最多 5 个')).toBeVisible();
    const holder = page.getByRole('textbox', { name: '持卡人' });
    await expect(holder).toHaveValue('林**');
    await expect(holder).toHaveAttribute('readonly');
    const number = newCardNumber('621001');
    const field = page.getByRole('textbox', { name: '银行卡号' });
    await field.fill(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`);
    await page.getByRole('button', { name: '核对并绑定' }).click();
    await expect(page.getByText('银行卡号有误，请核对每一位')).toBeVisible();
    await field.fill(number.replace(/(.{4})/g, '$1 '));
    await expect(page.getByRole('combobox', { name: '开户银行' })).toHaveValue('CHENXI');
    await page.getByRole('button', { name: '核对并绑定' }).click();
    const dialog = page.getByRole('dialog', { name: '确认绑定' });
    await expect(dialog).toContainText(number.replace(/(.{4})(?=.)/g, '$1 '));
    await confirm(page, '确认绑定', '000000');
    await expect(dialog.getByText(/取款密码错误/)).toBeVisible();
    await confirm(page, '确认绑定', SIX);
    // It was wanted for a withdrawal, which the member comes back to.
    await expect(page).toHaveURL(/\/mine\/takemoney\?way=bank$/);
    const tail = `晨曦银行 ****${number.slice(-4)}`;
    await expect(page.getByRole('radio', { name: tail })).toBeVisible();
    await page.goto('/mine/addBankCard');
    await expect(page.locator('body')).not.toContainText(number);
    await page.getByRole('button', { name: `设为默认 ${tail}` }).click();
    await expect(page.getByRole('button', { name: `设为默认 ${tail}` })).toHaveCount(0);
    await page.getByRole('link', { name: `详情 ${tail}` }).click();
    await expect(page).toHaveURL(/\/mine\/accountManage\/K\d+$/);
    await expect(page.locator('dl').getByText('默认账户', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '删除' }).click();
    await expect(page.getByRole('dialog', { name: '确认删除' })).toContainText(tail);
    await confirm(page, '确认删除', SIX);
    await expect(page.locator('#main').getByText('收款账户已删除')).toBeVisible();
    await page.getByRole('link', { name: '返回列表' }).click();
    await expect(page.getByText('已绑定 1 个，最多 5 个')).toBeVisible();
  },
);

test('[WA-06] [CA-61] a virtual coin address: the network in words, the wrong one named, on a phone and by keyboard', async ({
  page,
  logInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs('500.00', drawer({ cards: [] }));
  await page.goto('/mine/virtualCoinCard');
  await expect(page.getByText('还没有绑定虚拟币地址')).toBeVisible();
  await page.getByRole('radio', { name: 'USDT-TRC20' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('以 T 开头，共 34 位')).toBeVisible();
  const field = page.getByRole('textbox', { name: '钱包地址' });
  await field.focus();
  await page.keyboard.insertText(ERC20);
  await page.keyboard.press('Enter');
  await expect(page.getByText('这是 ERC20 网络的地址，与所选网络不符')).toBeVisible();
  await field.fill(`${TRC20.slice(0, -1)}X`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('地址校验未通过，请重新复制粘贴')).toBeVisible();
  await page.getByRole('radio', { name: 'USDT-ERC20' }).check();
  await field.fill(ERC20);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '确认绑定' });
  await expect(dialog).toContainText('选错网络，币将无法找回');
  await dialog.getByLabel('取款密码', { exact: true }).focus();
  await page.keyboard.type(SIX);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${ERC20.slice(0, 4)}****${ERC20.slice(-4)}`)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(ERC20);
});

test('[WA-06] an Alipay account: a lost reply is looked up in the list, and nothing is bound twice', async ({
  page,
  doors,
  logInAs,
  guard,
}) => {
  guard.allowProblem(/Failed to load resource|ERR_/);
  await logInAs('500.00', drawer({ cards: [] }));
  await page.goto('/mine/alipayManage');
  const phone = newPhone();
  const field = page.getByRole('textbox', { name: '支付宝账号（手机号码或邮箱）' });
  await field.fill('12345');
  await page.getByRole('button', { name: '核对并绑定' }).click();
  await expect(page.getByText('请输入正确的手机号码或邮箱')).toBeVisible();
  await field.fill(phone);
  await page.getByRole('button', { name: '核对并绑定' }).click();
  await doors.fault({ path: '/fd/api/v1/bankCard/add', times: 1, dropAfter: true });
  await confirm(page, '确认绑定', SIX);
  await expect(page.getByText('网络中断，正在查询操作结果，请稍候')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toHaveCount(1);
  await expect(page.getByText('已绑定 1 个，最多 5 个')).toBeVisible();
  await page.reload();
  await expect(page.getByText('已绑定 1 个，最多 5 个')).toBeVisible();
});

test('[WA-06] five of a kind are the most, and one that another member has is refused', async ({
  page,
  doors,
  logInAs,
}) => {
  const numbers = Array.from({ length: 5 }, () => newCardNumber());
  const { name } = await logInAs('1000.00', drawer({ cards: [] }));
  await page.goto('/mine/addBankCard');
  const known = newCardNumber();
  await doors.member({
    name: `other${known.slice(-6)}`,
    ...drawer({ cards: [{ kind: 'bank', number: known, bankCode: 'DEMO' }] }),
    token: false,
  });
  await page.getByRole('textbox', { name: '银行卡号' }).fill(known);
  await page.getByRole('button', { name: '核对并绑定' }).click();
  await confirm(page, '确认绑定', SIX);
  const refused = page.getByRole('dialog', { name: '操作未成功' });
  await expect(refused).toContainText('已被绑定');
  await refused.getByRole('button', { name: '关闭' }).last().click();
  await doors.member({
    name,
    cards: numbers.map((number) => ({ kind: 'bank', number, bankCode: 'DEMO' })),
    token: false,
  });
  await page.reload();
  await expect(page.getByText('已绑定 5 个，最多 5 个')).toBeVisible();
  await expect(page.getByText('已达上限，删除一个后才能再绑定')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '银行卡号' })).toHaveCount(0);
});

test('[WA-06] a card that is being paid to stays', async ({ page, context, logInAs }) => {
  await logInAs('1000.00', drawer());
  await page.goto('/mine/takemoney');
  await chooseAmount(page, '500');
  // As far as the last press, so that the review of the withdrawal has no time to end before it.
  const other = await context.newPage();
  await other.goto('/mine/addBankCard');
  await other.getByRole('link', { name: /^详情/ }).click();
  await other.getByRole('button', { name: '删除' }).click();
  const question = other.getByRole('dialog', { name: '确认删除' });
  await question.getByLabel('取款密码', { exact: true }).fill(SIX);
  await confirmWith(page, SIX);
  await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
  await question.getByRole('button', { name: '确认删除' }).click();
  const refused = other.getByRole('dialog', { name: '操作未成功' });
  await expect(refused).toContainText('有取款正在处理');
  await refused.getByRole('button', { name: '关闭' }).last().click();
  await other.goto('/mine/addBankCard');
  await expect(other.getByText('已绑定 1 个，最多 5 个')).toBeVisible();
});
