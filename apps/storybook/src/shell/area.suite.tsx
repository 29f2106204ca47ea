import { CourtsideError } from '@courtside/kernel';
import type { ScreenRoute } from '@courtside/shell/react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heading, open, setUpSmallSite } from './small-site.tsx';

setUpSmallSite();

const vip: ScreenRoute = {
  path: '/mine/vip',
  title: { id: 'small.vip', message: '会员等级' },
  access: 'login',
  load: async () => () => <h1>会员等级</h1>,
};

/** An area that comes when the test says so. */
function heldArea() {
  const load = vi.fn<() => Promise<readonly ScreenRoute[]>>();
  let come = () => undefined as void;
  load.mockReturnValue(new Promise((resolve) => void (come = () => resolve([vip]))));
  return { load, areas: [{ under: ['/mine/vip'], load }], come: () => come() };
}

describe('pages whose routes come later', () => {
  test('such a page is waited for, and is no missing page meanwhile', async () => {
    const { areas, come } = heldArea();
    await open('/mine/vip', { member: true, areas });
    await expect.element(page.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(page.getByText('页面不存在').elements()).toHaveLength(0);
    come();
    await expect.element(heading('会员等级')).toBeVisible();
  });

  test('its rules hold as soon as they are known: a visitor is sent home', async () => {
    const { areas, come } = heldArea();
    await open('/mine/vip', { areas });
    come();
    await expect.element(heading('首页')).toBeVisible();
  });

  test('an address that it turns out not to have is a missing page', async () => {
    const { areas, come } = heldArea();
    await open('/mine/vipx', { member: true, areas });
    come();
    await expect.element(heading('页面不存在')).toBeVisible();
  });

  test('what could not be had is asked for again', async () => {
    const { areas, load } = heldArea();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cut = new CourtsideError('cut', { code: 'site.part-missing', kind: 'network' });
    load.mockRejectedValueOnce(cut).mockResolvedValueOnce([vip]);
    await open('/mine/vip', { member: true, areas });
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(heading('会员等级')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
