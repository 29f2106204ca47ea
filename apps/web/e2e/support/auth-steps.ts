import { expect, type Locator, type Page } from '@playwright/test';
import type { Doors } from './doors.ts';

export const authDialog = (page: Page): Locator => page.getByRole('dialog', { name: '登录/注册' });
export const account = (page: Page): Locator => page.getByRole('navigation', { name: '账户' });
export const headerButton = (page: Page, name: '登录' | '注册'): Locator =>
  account(page).getByRole('button', { name, exact: true });
export const pictureDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '图形验证' });
export const questionDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '文字验证' });
export const sliderDialog = (page: Page): Locator => page.getByRole('dialog', { name: '安全验证' });

/**
 * Ends a member's login at the gateway and waits until the page asks for a new one. `button` sends a call that is
 * refused for it; where another call of the page was refused before, the button is gone.
 */
export async function endLogin(
  page: Page,
  doors: Doors,
  name: string,
  button: Locator,
): Promise<void> {
  await doors.expire(name);
  await expect(async () => {
    if (!(await authDialog(page).isVisible())) await button.click({ timeout: 1000 });
  }).toPass();
  // What was pressed is not pressed again, as a member would not either.
  await expect(authDialog(page)).toBeVisible();
}

async function captchaId(place: Locator): Promise<string> {
  await expect(place).toHaveAttribute('data-captcha-id', /^[0-9a-f]{32}$/);
  return (await place.getAttribute('data-captcha-id')) ?? '';
}

/** Reads the picture's text through the door. */
export async function pictureText(page: Page, doors: Doors): Promise<string> {
  const id = await captchaId(pictureDialog(page).locator('[data-captcha-id]'));
  const captcha = await doors.captcha(id);
  if (captcha.kind !== 'picture') throw new Error(`${id} is no picture`);
  return captcha.answer;
}

export async function solvePicture(page: Page, doors: Doors): Promise<void> {
  const text = await pictureText(page, doors);
  await pictureDialog(page).getByRole('textbox', { name: '验证码' }).fill(text);
  await pictureDialog(page).getByRole('button', { name: '确定' }).click();
}

/** Where the piece belongs, in pixels of the picture. */
export async function sliderPlace(page: Page, doors: Doors): Promise<number> {
  const id = await captchaId(sliderDialog(page).locator('[data-captcha-id]'));
  const captcha = await doors.captcha(id);
  if (captcha.kind !== 'slider') throw new Error(`${id} is no slider`);
  return captcha.x;
}

export async function solveSlider(page: Page, doors: Doors): Promise<void> {
  const place = await sliderPlace(page, doors);
  const slider = page.getByRole('slider', { name: '滑动验证' });
  await slider.fill(String(place));
  await slider.press('Enter');
}

/** The question that is asked in words, and what its door says is the answer. */
export async function questionAsked(
  page: Page,
  doors: Doors,
): Promise<{ id: string; answer: string }> {
  const id = await captchaId(questionDialog(page).locator('[data-captcha-id]'));
  const captcha = await doors.captcha(id);
  if (captcha.kind !== 'question') throw new Error(`${id} is no question`);
  return captcha;
}

/** Changes from the captcha that is shown to a question, and answers it. */
export async function solveInWords(page: Page, doors: Doors): Promise<void> {
  await page.getByRole('button', { name: '看不到图片？改答文字题' }).click();
  const { answer } = await questionAsked(page, doors);
  await questionDialog(page)
    .getByRole('textbox', { name: /等于多少/ })
    .fill(answer);
  await questionDialog(page).getByRole('button', { name: '确定' }).click();
}

export async function fillRegistration(
  page: Page,
  { name, password, repeat = password }: { name: string; password: string; repeat?: string },
): Promise<void> {
  const dialog = authDialog(page);
  await dialog.getByRole('textbox', { name: '用户名' }).fill(name);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByLabel('确认密码', { exact: true }).fill(repeat);
}

export async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  const dialog = authDialog(page);
  await dialog.getByRole('textbox', { name: '用户名' }).fill(name);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
}

/** The form's button; the tab of the same name is a tab. */
export const submit = (page: Page, name: '登录' | '注册'): Locator =>
  authDialog(page).getByRole('button', { name, exact: true });

/**
 * Waits for the toast that says that a code was sent. A device that had a code before, in another test of the same
 * sandbox too, reads a picture first.
 */
export async function codeArrives(page: Page, doors: Doors, toast: string): Promise<void> {
  const told = page.locator('.cs-toasts').getByText(toast);
  await expect(told.or(pictureDialog(page))).toBeVisible();
  if (await pictureDialog(page).isVisible()) await solvePicture(page, doors);
  await expect(told).toBeVisible();
}
