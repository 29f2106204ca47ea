import { CourtsideError } from '@courtside/kernel';
import { type ScreenRoute } from '@courtside/shell/react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { member } from '../site/scripts.ts';
import { close, heading, open, screen, setUpSmallSite } from './small-site.tsx';

const MEMBER_INFO = '/site/api/v1/user/member/info';

setUpSmallSite();

describe('who may enter', () => {
  test('[NV-04] a visitor on a members-only route is told to log in and lands on home', async () => {
    const { at } = await open('/mine');
    await expect.element(heading('首页')).toBeVisible();
    await expect.element(page.getByText('请先登录', { exact: true })).toBeVisible();
    expect(at()).toBe('/');
  });

  test('a member enters a members-only route and is told nothing', async () => {
    await open('/mine', { member: true });
    await expect.element(heading('会员')).toBeVisible();
    await expect.element(page.getByText('请先登录', { exact: true })).not.toBeInTheDocument();
  });

  test('[NV-04] a member whose session ends while a page still loads is led home, and asked nothing', async () => {
    const { services, at } = await open('/mine/slow', {
      member: true,
      more: [
        screen('/mine/slow', '慢', {
          access: 'login',
          load: () => new Promise<never>(() => undefined),
        }),
      ],
    });
    const login = vi.fn<() => void>();
    services.events.on('login', login);
    await expect.element(page.getByRole('status', { name: '加载中' })).toBeVisible();
    services.session.close();
    await expect.element(heading('首页')).toBeVisible();
    expect(at()).toBe('/');
    await expect.element(page.getByText('请先登录', { exact: true })).not.toBeInTheDocument();
    expect(login).not.toHaveBeenCalled();
  });

  test.each([
    ['phone', { bindPhone: false, bindRealName: true }],
    ['real name', { bindPhone: true, bindRealName: false }],
  ])(
    '[NV-03] a member without %s is sent from a bound route to the auth page',
    async (_, bound) => {
      const { at } = await open('/mine/bound', { member: true, bound });
      await expect.element(heading('认证')).toBeVisible();
      expect(at()).toBe('/mine/auth');
    },
  );

  test('[NV-03] a member with phone and real name enters a bound route', async () => {
    const { at } = await open('/mine/bound', {
      member: true,
      bound: { bindPhone: true, bindRealName: true },
    });
    await expect.element(heading('取款')).toBeVisible();
    expect(at()).toBe('/mine/bound');
  });

  test('a bound route asks once, however long the answer takes, and then shows', async () => {
    const { gateway, goTo } = await open('/', { member: true });
    gateway.latency(60);
    const asked = () => gateway.requests.filter(({ path }) => path === MEMBER_INFO).length;
    const before = asked();
    await goTo('/mine/bound');
    await expect.element(heading('取款')).toBeVisible();
    expect(asked() - before).toBe(1);
  });

  test('what is bound can be asked for again by its button', async () => {
    const { gateway, goTo } = await open('/', { member: true });
    gateway.on(MEMBER_INFO, { statusCode: 6317, message: '系统繁忙' });
    await goTo('/mine/bound');
    const retry = page.getByRole('button', { name: '重试' });
    await expect.element(retry).toBeVisible();
    member('1.00')(gateway, (simplified) => simplified);
    await retry.click();
    await expect.element(heading('取款')).toBeVisible();
  });

  test('a deposit page is found only while the deposit is on', async () => {
    await open('/mine/savemoney', { member: true, toggles: { deposit: false } });
    await expect.element(heading('页面不存在')).toBeVisible();
    close();
    await open('/mine/savemoney', { member: true });
    await expect.element(heading('存款页')).toBeVisible();
  });

  test('a page that is in no table is not found, and its button leads home', async () => {
    const { at } = await open('/no/such/page');
    await expect.element(heading('页面不存在')).toBeVisible();
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect.element(heading('首页')).toBeVisible();
    expect(at()).toBe('/');
  });

  test('a screen that fails leaves the frame, says what to do and is reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { reports } = await open('/broken');
    await expect.element(page.getByRole('button', { name: '刷新页面' })).toBeVisible();
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    expect(reports).toEqual([
      [new Error('broken on purpose'), { during: 'render', path: '/broken' }],
    ]);
  });

  test('a screen that could not be fetched can be asked for again, or comes by itself', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cut = new CourtsideError('cut', { code: 'site.part-missing', kind: 'network' });
    const load = vi.fn<ScreenRoute['load']>();
    load.mockRejectedValueOnce(cut).mockRejectedValueOnce(cut);
    load.mockImplementation(screen('/late', '来迟').load);
    const { line } = await open('/late', { more: [screen('/late', '来迟', { load })] });
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await line(false);
    await expect.element(page.getByText(/网络已断开/)).toBeVisible();
    await line(true);
    await expect.element(heading('来迟')).toBeVisible();
    await expect.element(page.getByText(/网络已断开/)).not.toBeInTheDocument();
  });
});
