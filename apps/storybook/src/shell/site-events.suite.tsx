import { GatewayError } from '@courtside/api-client';
import { useAction, type ScreenRoute } from '@courtside/shell/react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { heading, open, screen, setUpSmallSite, textOf } from './small-site.tsx';

setUpSmallSite();

describe('site events', () => {
  test('[DG-01] the login prompt says why, and its button leads to the login', async () => {
    const { services } = await open('/');
    await expect.element(heading('首页')).toBeVisible();
    const login = vi.fn<() => void>();
    services.events.on('login', login);
    const prompt = page.getByRole('alertdialog', { name: '温馨提示' });

    services.events.emit('showLoginTips', undefined);
    await expect.poll(() => textOf(prompt)).toMatch('请先登录后再了解更多');
    expect(login).not.toHaveBeenCalled();
    await prompt.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => login.mock.calls.length).toBe(1);
    await expect.element(prompt).not.toBeInTheDocument();
  });

  /** A screen whose button meets a refusal. */
  const refusing = (statusCode: number): ScreenRoute => ({
    ...screen('/refusing', '被拒'),
    load: async () =>
      function Refusing() {
        const { run } = useAction();
        const refuse = () => {
          throw new GatewayError(statusCode, '请先完善资料');
        };
        return (
          <button type="button" onClick={() => void run(async () => refuse())}>
            提交
          </button>
        );
      },
  });
  const submit = page.getByRole('button', { name: '提交' });

  test.each([
    ['[CO-51]', 6449],
    ['[CO-16]', 6015],
  ])('%s %d is told in a dialog that leads to the data of the member', async (_, code) => {
    const more = [refusing(code), screen('/mine/userinfo', '资料', { access: 'login' })];
    const { at } = await open('/refusing', { member: true, more });
    const prompt = page.getByRole('alertdialog', { name: '温馨提示' });

    await submit.click();
    await expect.poll(() => textOf(prompt)).toMatch('请先完善资料');
    await prompt.getByRole('button', { name: '取消' }).click();
    await expect.element(prompt).not.toBeInTheDocument();
    expect(at()).toBe('/refusing');

    await submit.click();
    await prompt.getByRole('button', { name: '去完善' }).click();
    await expect.element(heading('资料')).toBeVisible();
    expect(at()).toBe('/mine/userinfo');
  });

  test('where there is no such page, that is a message', async () => {
    const { services } = await open('/refusing', { member: true, more: [refusing(6449)] });
    await submit.click();
    await expect.element(page.getByText('请先完善资料')).toBeVisible();
    expect(services.dialogs.getState().asked).toEqual([]);
  });

  test('a game that must be entered again is told once, in a dialog that stays', async () => {
    const { services } = await open('/');
    await expect.element(heading('首页')).toBeVisible();
    services.events.emit('reEnterGame', undefined);
    services.events.emit('reEnterGame', undefined);
    const prompt = page.getByRole('alertdialog', { name: '温馨提示' });
    await expect.poll(() => textOf(prompt)).toMatch('数据异常，请重新进入游戏');
    expect(services.dialogs.getState().asked).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(prompt.getByRole('button').elements()).toHaveLength(1);
    expect(services.dialogs.getState().asked).toHaveLength(1);
  });

  test('[DG-04] the loading dialog goes by itself after three seconds, if asked to', async () => {
    const { services, clock } = await open('/');
    await expect.element(heading('首页')).toBeVisible();
    const loading = page.getByText('加载中…');

    services.events.emit('showLoading', { closes: true });
    await expect.element(loading).toBeVisible();
    clock.advance(2999);
    expect(services.dialogs.getState().loading).not.toBeNull();
    clock.advance(1);
    await expect.element(loading).not.toBeInTheDocument();

    services.events.emit('showLoading', { closes: false });
    await expect.element(loading).toBeVisible();
    clock.advance(60_000);
    expect(services.dialogs.getState().loading).not.toBeNull();
    services.events.emit('dismissLoading', undefined);
    await expect.element(loading).not.toBeInTheDocument();
  });
});
