import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { close, heading, open, setUpSmallSite } from './small-site.tsx';

setUpSmallSite();

describe('the header', () => {
  test('offers a visitor login and registration, and no deposit', async () => {
    const { services } = await open('/');
    const heard: string[] = [];
    services.events.on('login', () => heard.push('login'));
    services.events.on('register', () => heard.push('register'));
    const account = page.getByRole('navigation', { name: '账户' });
    await account.getByRole('button', { name: '登录' }).click();
    await account.getByRole('button', { name: '注册' }).click();
    expect(heard).toEqual(['login', 'register']);
    await expect.element(account.getByRole('link', { name: '存款' })).not.toBeInTheDocument();
  });

  test('shows a member the balance and the way to deposit, bets and out', async () => {
    const { logout } = await open('/', { member: true });
    const account = page.getByRole('navigation', { name: '账户' });
    await expect.element(account.getByText('¥88.00')).toBeVisible();
    await expect.element(account.getByRole('link', { name: '存款' })).toBeVisible();
    await expect.element(account.getByRole('link', { name: '存款', exact: true })).toBeVisible();
    await account.getByRole('button', { name: '退出登录' }).click();
    expect(logout).toHaveBeenCalledOnce();
  });

  test('leaves the deposit out where it is off', async () => {
    await open('/', { member: true, toggles: { deposit: false } });
    const account = page.getByRole('navigation', { name: '账户' });
    await expect.element(account.getByText('¥88.00')).toBeVisible();
    await expect.element(account.getByRole('link', { name: '存款' })).not.toBeInTheDocument();
  });

  test('shows its words without icons where the brand says so', async () => {
    await open('/');
    const main = page.getByRole('navigation', { name: '主导航' });
    await expect.element(main.getByRole('link', { name: '首页' })).toBeVisible();
    expect(main.element().querySelectorAll('svg').length).toBeGreaterThan(0);
    close();
    await open('/', { toggles: { hideNavIcon: true } });
    await expect.element(main.getByRole('link', { name: '首页' })).toBeVisible();
    expect(main.element().querySelectorAll('svg')).toHaveLength(0);
  });

  test('changes the edition of the page', async () => {
    await open('/');
    await page.getByRole('button', { name: '切换到专业版（深色）' }).click();
    await expect.poll(() => document.documentElement.dataset['edition']).toBe('professional');
    await page.getByRole('button', { name: '切换到经典版（浅色）' }).click();
    await expect.poll(() => document.documentElement.dataset['edition']).toBe('classic');
  });

  test('changes the colours of prices in the display settings', async () => {
    await open('/');
    await expect.element(heading('首页')).toBeVisible();
    await page.getByRole('button', { name: '显示设置' }).click();
    await page.getByRole('radio', { name: '绿涨红跌' }).click();
    await expect.poll(() => document.documentElement.dataset['priceColors']).toBe('green-up');
    await page.getByRole('radio', { name: /色弱友好/ }).click();
    await expect.poll(() => document.documentElement.dataset['priceColors']).toBe('colour-blind');
  });
});
