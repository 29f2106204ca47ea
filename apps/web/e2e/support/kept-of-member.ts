import type { Page } from '@playwright/test';

/** Keeps a value as the client does that opened it for the member. */
export async function keepDecrypted(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('DD_phone', JSON.stringify({ data: '13800000000', verified: true }));
  });
}

/** What a page still keeps of a member: session, chat token, opened values. */
export const keptOfMember = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(DD_|courtside\.(token|userId|jwt)$)/.test(key)),
  );
