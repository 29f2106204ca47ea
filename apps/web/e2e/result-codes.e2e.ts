import type { Request } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';

const BALANCE = '/fd/api/v1/transfer/getBalance';
/** Codes that no screen shows in a place of its own, with what the gateway says in each script. */
const SENTENCES = [
  [6005, '服务器开小差了，请稍后再试', '伺服器暫時異常，請稍後再試'],
  [6006, '网关错误，请稍后再试', '閘道錯誤，請稍後再試'],
  [6014, '调用异常，请稍后再试', '呼叫異常，請稍後再試'],
  [6301, '场馆参数错误', '場館參數錯誤'],
  [6316, '系统正在维护', '系統正在維護'],
  [6317, '系统繁忙，请稍后再试', '系統繁忙，請稍後再試'],
  [6318, '系统错误，请稍后再试', '系統錯誤，請稍後再試'],
  [6366, '系统测试中', '系統測試中'],
  [6399, '系统异常，请稍后再试', '系統異常，請稍後再試'],
] as const;
/** What the site says by itself of a code that came without a sentence. */
const STOCK = [
  [6003, '请求被拒绝', '請求被拒絕'],
  [6004, '未找到数据', '未找到資料'],
  [6005, '服务出了点小问题，请稍后重试', '服務出了點小問題，請稍後重試'],
  [6007, '请求参数错误', '請求參數錯誤'],
  // A copy that the browser made of a request is refused so: the line failed, nobody did what they must not.
  [6008, '网络异常，请重试', '網路異常，請重試'],
  [6009, '数据已存在', '資料已存在'],
  [6011, '请勿频繁提交', '請勿頻繁提交'],
  [6013, '系统维护中', '系統維護中'],
  [6303, '暂无数据', '暫無資料'],
  // No code of the table.
  [6777, '操作失败，请稍后重试', '操作失敗，請稍後重試'],
] as const;
const SCRIPTS = [
  {
    ...{ locale: 'zh-Hans', choice: null, refresh: '刷新余额', warning: '温馨提示' },
    ...{ expired: '登录已失效，请重新登录', queued: '请求正在排队，请稍候' },
  },
  {
    ...{ locale: 'zh-Hant', choice: '语言 繁體', refresh: '重新整理餘額', warning: '溫馨提示' },
    ...{ expired: '登入已失效，請重新登入', queued: '請求正在排隊，請稍候' },
  },
] as const;

const isTraditional = (locale: string) => locale === 'zh-Hant';
const toast = (page: Page, text: string) =>
  page.locator('.cs-toast').filter({ hasText: text }).first();

for (const { locale, choice, refresh, warning, expired, queued } of SCRIPTS) {
  test.describe(`in ${locale}`, () => {
    const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: refresh });
    /** Reads of the balance that have no answer yet. */
    let open: Set<Request>;
    /** A press joins a read that is on its way; one from before the fault would be answered without it. */
    async function press(page: Page): Promise<void> {
      await expect.poll(() => open.size).toBe(0);
      await button(page).click();
    }
    test.beforeEach(async ({ page, guard, logInAs }) => {
      guard.allowProblem(/^console: Failed to load resource: /);
      open = new Set();
      page.on('request', (each) => new URL(each.url()).pathname === BALANCE && open.add(each));
      page.on('requestfinished', (each) => open.delete(each));
      page.on('requestfailed', (each) => open.delete(each));
      // Of a request of a page that was left, the end may never be told.
      page.on('framenavigated', () => open.clear());
      await logInAs('10.00');
      await page.goto('/download');
      // The page is the site's before anything is pressed.
      await expect(
        page.getByRole('banner').getByRole('button', { name: '刷新余额' }),
      ).toBeVisible();
      if (choice !== null) await page.getByRole('button', { name: choice }).click();
      await expect(button(page)).toBeVisible();
    });

    test(
      '[CO-06] [CO-07] [CO-13] [CO-15] [CO-41] [CO-44] [CO-45] [CO-46] [CO-47] [CO-48] a refusal that no screen owns is told in a sentence',
      { tag: '@landing' },
      async ({ page, doors }) => {
        for (const [code, simplified, traditional] of SENTENCES) {
          await doors.fault({ path: BALANCE, statusCode: code, times: 100 });
          await press(page);
          const sentence = isTraditional(locale) ? traditional : simplified;
          await expect(toast(page, sentence), String(code)).toBeVisible();
          // The header reads the balance by itself as well, so that a fault for one call could be taken by another.
          await doors.clearFaults();
        }
        // 6012 is a warning: it stays until it is read.
        await doors.fault({ path: BALANCE, statusCode: 6012, times: 100 });
        await press(page);
        // As its title and as what it says.
        await expect(page.getByRole('alertdialog').getByText(warning, { exact: true })).toHaveCount(
          2,
        );
      },
    );

    test('[CO-04] [CO-05] [CO-08] [CO-10] [CO-12] [CO-43] [CO-56] [CO-57] a code that comes without words is told in those of the site, an unknown one in the gateway’s', async ({
      page,
      doors,
    }) => {
      for (const [code, simplified, traditional] of STOCK) {
        await doors.fault({ path: BALANCE, statusCode: code, message: '', times: 100 });
        await press(page);
        const sentence = isTraditional(locale) ? traditional : simplified;
        await expect(toast(page, sentence), String(code)).toBeVisible();
        await doors.clearFaults();
      }
      const unknown = { statusCode: 6777, message: '请求正在排队，请稍候' };
      await doors.fault({ path: BALANCE, ...unknown, times: 100 });
      await press(page);
      await expect(toast(page, queued)).toBeVisible();
      await doors.clearFaults();
      // An expired login ends the session as well.
      await doors.fault({ path: BALANCE, statusCode: 6001, message: '', times: 100 });
      await press(page);
      await expect(toast(page, expired)).toBeVisible();
      await expect(page.getByRole('dialog', { name: /^登[录入]\/[注註]/ })).toBeVisible();
      await expect(button(page)).toHaveCount(0);
    });
  });
}
