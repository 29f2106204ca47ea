import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waysIn } from './access-scripts.ts';
import { openSite } from './open-site.tsx';
import { createStorySite } from './story-site.ts';

/** A site of the web app; its auth dialog opens for the events of any feature. */
async function open() {
  await page.viewport(1280, 800);
  const { site } = createStorySite({
    i18n: createSiteI18n(),
    locale: 'zh-Hans',
    script: waysIn,
  });
  await openSite(site, '/agent');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return site.services;
}

const dialog = () => document.querySelector<HTMLElement>('.cs-auth-dialog');

test('[AU-04] [AU-17] switchAuthWay changes the form: 1 login, 2 registration, 3 by phone, 4 by e-mail', async () => {
  const { events } = await open();
  events.emit('login', undefined);
  for (const [way, tab, value] of [
    ['emailRecovery', '邮箱找回', '4'],
    ['phoneRecovery', '手机找回', '3'],
    ['register', '注册', '2'],
    ['login', '登录', '1'],
  ] as const) {
    await expect.poll(dialog).not.toBeNull();
    events.emit('switchAuthWay', way);
    await expect
      .element(page.getByRole('tab', { name: tab, exact: true }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => dialog()?.dataset['switch']).toBe(value);
  }
  events.emit('closeAuth', undefined);
  await expect.poll(dialog).toBeNull();
});

test('[AU-17] a check that another feature asks for keeps the remembered pair', async () => {
  const { events, storage } = await open();
  storage.set('courtside.remember', '1');
  storage.set('courtside.remembered', '{"name":"ab12","password":"sealed"}');
  events.emit('newDevice', {
    maskedPhone: '138****5678',
    name: 'linjiang88',
    passwordHash: 'f'.repeat(32),
    message: '请验证身份',
  });
  await expect.element(page.getByText('请验证身份')).toBeVisible();
  await expect.element(page.getByLabelText('6 位验证码')).toHaveFocus();
  events.emit('closeAuth', undefined);
  await expect.poll(dialog).toBeNull();
  expect(storage.get('courtside.remember')).toBe('1');
});

test('Escape closes a recovery from the area of its phone too, once the list of areas is closed', async () => {
  const { events } = await open();
  events.emit('forgetPassword', undefined);
  const area = page.getByRole('combobox', { name: '国家或地区' });
  await area.click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(area).toHaveValue('中国大陆 +86');
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
});
