import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { marketOf, openBoard, pin, slip, stake, touch } from './support/board-steps.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a slip is shared as text, code and picture, and another member loads its picks at the prices of now', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const [one, two] = [await site.make('FT'), await site.make('FT')];
  const [first, second] = [marketOf(one, 'M'), marketOf(two, 'M')];
  await pin(doors, one, first, 'H', '0.95');
  await openBoard(page, 'FT');
  await touch(page, one, first, 'H');
  await slip(page).getByText('多项').click();
  await touch(page, two, second, 'H');
  await stake(page).first().fill('777');

  await slip(page).getByRole('button', { name: '复制分享' }).click();
  await expect(slip(page)).toContainText('已复制');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`${one.team_h} 1.95`);
  expect(text).toContain(`分享码 CS1;${first.gid}:M:H;${second.gid}:M:H`);
  expect(text).not.toContain('777');

  const download = page.waitForEvent('download');
  await slip(page).getByRole('button', { name: '保存图片' }).click();
  const picture = await readFile(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(5000);

  await test.step('what is closed by now is told and left out', async () => {
    await slip(page).getByRole('button', { name: '清空' }).click();
    await doors.match(two.gidm, { suspend: true });
    await pin(doors, one, first, 'H', '0.45');
    const field = slip(page).getByRole('textbox', { name: '分享码' });
    const load = slip(page).getByRole('button', { name: '载入分享的选项' });
    await field.fill('CS1;1:R:X');
    await load.click();
    await expect(slip(page)).toContainText('这不是有效的分享码');
    await field.fill(text);
    await load.click();
    await expect(slip(page)).toContainText('有 1 项已关闭或不存在，没有载入');
    await expect(slip(page).locator('.cs-betslip-pick__selection')).toHaveText([one.team_h]);
    await expect(slip(page).locator('.cs-betslip-pick__price')).toHaveText('1.45');
    await expect(stake(page)).toHaveValue('');
  });

  await test.step('and where nothing is left, that', async () => {
    await slip(page).getByRole('button', { name: '清空' }).click();
    const field = slip(page).getByRole('textbox', { name: '分享码' });
    await field.fill('CS1;999:R:H');
    await slip(page).getByRole('button', { name: '载入分享的选项' }).click();
    await expect(slip(page)).toContainText('分享的选项都已关闭或不存在');
  });
});
