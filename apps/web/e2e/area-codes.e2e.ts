import { expect, test, type Page } from './fixtures.ts';

const WORDS = {
  'zh-Hans': {
    ...{ login: '登录', forgot: '忘记密码', area: '国家或地区', home: '中国大陆 +86' },
    ...{ typed: '韩', found: '韩国 +82', none: '没有符合的国家或地区' },
  },
  'zh-Hant': {
    ...{ login: '登入', forgot: '忘記密碼', area: '國家或地區', home: '中國大陸 +86' },
    ...{ typed: '韓', found: '韓國 +82', none: '沒有符合的國家或地區' },
  },
} as const;

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const options = (page: Page) => page.getByRole('option');

for (const [script, words] of Object.entries(WORDS)) {
  test(`[AU-04] [VA-05] in ${script} the area of a phone is found by its name and its code, with the keyboard alone`, async ({
    page,
  }) => {
    await page.addInitScript((kept) => localStorage.setItem('courtside.locale', kept), script);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: words.login, exact: true }).click();
    await page.getByRole('button', { name: words.forgot }).click();
    const area = field(page, words.area);
    await expect(area).toHaveValue(words.home);

    await area.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(words.typed);
    await expect(options(page)).toHaveText([words.found]);
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue(words.found);
    await expect(area).toBeFocused();

    for (const code of ['+852', '852', '８５２']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
      await expect(options(page), code).toHaveCount(1);
      await expect(options(page)).toContainText('+852');
    }
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue(/\+852$/);

    // Nothing is found: it is said, and the area stays.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('没有这里');
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(words.none)).toBeHidden();
    await expect(area).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(area).toHaveValue(/\+852$/);
  });
}
