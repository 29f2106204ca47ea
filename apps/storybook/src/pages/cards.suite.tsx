import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../site/open-page.tsx';
import { all, member } from '../site/scripts.ts';
import { CARDS_PATH, withdrawals } from '../site/withdrawal-scripts.ts';

const BANK = '/mine/addBankCard';
const SET_DEFAULT = '/fd/api/v1/bankCard/setDefault';
const REMOVE = '/fd/api/v1/bankCard/remove';
const ADD = '/fd/api/v1/bankCard/add';
const DECRYPT = '/site/api/v1/site/common/singleDataDecryption';
/** The card that is not the default. */
const CARD = '晨曦银行 ****0013';
const NOT_DONE = '操作未成功，未作更改，可再试一次';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const confirm = async (name: '确认绑定' | '确认删除') => {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabelText('取款密码', { exact: true }).fill('135790');
  await dialog.getByRole('button', { name }).click();
  return dialog;
};

test('a new default is seen under way, and no other change begins meanwhile', async () => {
  const { gateway } = await openPage(BANK, { script: all(member(), withdrawals()) });
  gateway.hang(SET_DEFAULT);
  await button(`设为默认 ${CARD}`).click();
  await expect.element(button(`设为默认 ${CARD}`)).toHaveAttribute('aria-busy', 'true');
  await expect.element(button(`删除 ${CARD}`)).toHaveAttribute('aria-disabled', 'true');
});

test('a new default that was lost and not set says so, and can be set again', async () => {
  const { gateway } = await openPage(BANK, { script: all(member(), withdrawals()) });
  gateway.cut(SET_DEFAULT);
  await button(`设为默认 ${CARD}`).click();
  await expect.element(main.getByText(/正在查询操作结果/)).toBeVisible();
  await expect.element(main.getByText(NOT_DONE)).toBeVisible();
  gateway.on(SET_DEFAULT, { data: { list: [] } });
  gateway.mend(SET_DEFAULT);
  await button(`设为默认 ${CARD}`).click();
  await expect.element(page.getByText('已设为默认账户')).toBeVisible();
  await expect.element(main.getByText(NOT_DONE)).not.toBeInTheDocument();
});

test('a removal that was lost and not carried out says so, and can be sent again', async () => {
  const { gateway } = await openPage(BANK, { script: all(member(), withdrawals()) });
  gateway.cut(REMOVE);
  await button(`删除 ${CARD}`).click();
  const dialog = await confirm('确认删除');
  await expect.element(dialog.getByText(NOT_DONE)).toBeVisible();
  gateway.on(REMOVE, { data: { list: [] } });
  gateway.mend(REMOVE);
  await confirm('确认删除');
  await expect.element(page.getByText('收款账户已删除')).toBeVisible();
});

test('a card whose holder cannot be had is not sent, and says so at once', async () => {
  const { gateway, asked } = await openPage(BANK, {
    script: all(member(), withdrawals({}, 'none')),
  });
  gateway.cut(DECRYPT);
  await main.getByRole('textbox', { name: '银行卡号' }).fill('6200000000000427');
  await button('核对并绑定').click();
  const dialog = await confirm('确认绑定');
  await expect.element(dialog.getByText(NOT_DONE)).toBeVisible();
  expect(asked(ADD)).toBe(0);
  gateway.on(DECRYPT, { data: { value: '林晓岚' } });
  gateway.mend(DECRYPT);
  gateway.on(ADD, { statusCode: 6009, message: '该账户已被绑定' });
  await confirm('确认绑定');
  await expect.element(page.getByRole('alert')).toHaveTextContent('该账户已被绑定');
  expect(gateway.requests.find(({ path }) => path === ADD)?.body).toMatchObject({
    holder: '林晓岚',
  });
});

test('the outcome of a change is not asked for after its page was left', async () => {
  const clock = fakeClock(1_800_000_000_000);
  const { gateway, close, asked } = await openPage(BANK, {
    clock,
    script: all(member(), withdrawals()),
  });
  const drawn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 1) {
      clock.advance(1000);
      await drawn();
      clock.paint();
    }
  };
  await expect
    .poll(async () => {
      await pass(1);
      return button(`删除 ${CARD}`).query() !== null;
    })
    .toBe(true);
  gateway.cut(REMOVE);
  await button(`删除 ${CARD}`).click();
  await confirm('确认删除');
  await expect
    .poll(async () => {
      await pass(1);
      return page.getByText(/正在查询操作结果/).query() !== null;
    })
    .toBe(true);
  // The list is on its way when the page is left, and fails after that.
  gateway.hang(CARDS_PATH);
  await pass(4);
  close();
  gateway.on(CARDS_PATH, () => ({ drop: true }));
  gateway.mend(CARDS_PATH);
  await pass(120);
  const before = asked(CARDS_PATH);
  await pass(60);
  expect(asked(CARDS_PATH)).toBe(before);
});
