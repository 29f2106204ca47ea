import { expect, test } from './fixtures.ts';

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
const WARNING = { 'zh-Hans': '温馨提示', 'zh-Hant': '溫馨提示' };

for (const { locale, other, refresh } of [
  { locale: 'zh-Hans', other: null, refresh: '刷新余额' },
  { locale: 'zh-Hant', other: '语言 繁體', refresh: '重新整理餘額' },
] as const) {
  test(
    `[CO-06] [CO-07] [CO-13] [CO-15] [CO-41] [CO-44] [CO-45] [CO-46] [CO-47] [CO-48] a refusal that no screen owns is told in a sentence, in ${locale}`,
    { tag: '@landing' },
    async ({ page, doors, guard, logInAs }) => {
      guard.allowProblem(/^console: Failed to load resource: /);
      await logInAs('10.00');
      await page.goto('/download');
      if (other) await page.getByRole('button', { name: other }).click();
      const button = page.getByRole('banner').getByRole('button', { name: refresh });
      await expect(button).toBeVisible();
      for (const [code, simplified, traditional] of SENTENCES) {
        await doors.fault({ path: BALANCE, statusCode: code, times: 100 });
        await button.click();
        const toast = page.locator('.cs-toast').filter({
          hasText: locale === 'zh-Hant' ? traditional : simplified,
        });
        await expect(toast.first(), String(code)).toBeVisible();
        // The header reads the balance by itself as well, so that a fault for one call could be taken by another.
        await doors.clearFaults();
      }
      // 6012 is a warning: it stays until it is read.
      await doors.fault({ path: BALANCE, statusCode: 6012, times: 100 });
      await button.click();
      // As its title and as what it says.
      await expect(
        page.getByRole('alertdialog').getByText(WARNING[locale], { exact: true }),
      ).toHaveCount(2);
    },
  );
}
