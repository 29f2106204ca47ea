import { crowd } from '@courtside/chat/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NOW, openRoom, said } from '../site/open-room.tsx';

const ME = { userId: '100123', nickname: '球迷小林' } as const;

const field = () => page.getByRole('textbox', { name: '发言内容' });
const why = () => document.querySelector('.cs-chat-composer__why')?.textContent ?? '';

const HOUR = 3_600_000;

describe.each([
  ['as the gateway’s', 0],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('[CH-05] a mute, on a device whose clock is %s', (_, ahead) => {
  test('counts down, and opens the field when it ends and not before', async () => {
    const { gateway, pass, time } = await openRoom({ ahead });
    const until = time() + 60_000;
    const mute = { rid: 'lobby', ...ME, reason: '发布广告', until };
    gateway.push({ msgId: 10004, msgData: mute });
    await pass(1000);
    expect(why()).toBe('您已被禁言：发布广告（0:59 后可发言）');
    await expect.element(field()).toBeDisabled();
    await pass(9000);
    expect(why()).toContain('（0:50 后可发言）');
    await pass(49_000);
    expect(why()).toContain('（0:01 后可发言）');
    await expect.element(field()).toBeDisabled();
    await pass(2000);
    expect(why()).toBe('');
    await expect.element(field()).toBeEnabled();
  });
});

test('whoever speaks too fast is told in the field for how long, may type on, and is heard then', async () => {
  const { gateway, pass } = await openRoom();
  gateway.refuseNext({ code: 'too-fast', message: '', about: 10003, waitMs: 5000 });
  await field().fill('好球');
  await userEvent.keyboard('{Enter}');
  await pass(1000);
  expect(why()).toBe('发言过快，请稍候再试（0:04 后可发言）');
  await expect.element(field()).toBeEnabled();
  expect(said()).toEqual([]);
  await pass(6000);
  expect(why()).toBe('');
  expect(said()).toEqual(['好球']);
});

describe('a brand’s list of words', () => {
  const moderate = (msg: string) => (msg.includes('代充') ? null : msg.replaceAll('菜鸡', '**'));

  test('refuses what may not be said, beside the field, and sends what may stand', async () => {
    const { gateway, pass } = await openRoom({ moderate });
    await field().fill('代充找我');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('发言含有不允许的内容')).toBeVisible();
    expect(gateway.said()).toEqual([]);
    await field().fill('对面菜鸡');
    await userEvent.keyboard('{Enter}');
    await pass(1000);
    expect(gateway.said().map(({ msg }) => msg)).toEqual(['对面**']);
  });

  test('is asked of what others say, what was said before included', async () => {
    const { gateway, pass } = await openRoom({
      moderate,
      before(room) {
        room.speak('代充加我');
        room.speak('菜鸡互啄');
      },
    });
    gateway.speak('又是代充');
    gateway.speak('真菜鸡');
    await pass(1000);
    expect(said()).toEqual(['**互啄', '真**']);
  });

  test('without one everything is said and shown', async () => {
    const { gateway, pass } = await openRoom();
    gateway.speak('真菜鸡');
    await pass(1000);
    expect(said()).toEqual(['真菜鸡']);
  });
});

describe('what a screen reader is told', () => {
  const told = () => {
    const region = [...document.querySelectorAll('[role="status"]')].find(
      (each) => !each.matches('.cs-chat__link, .cs-chat-composer__why'),
    );
    return region?.textContent ?? '';
  };

  test('one sentence in eight seconds, politely, however much is said; the log is silent', async () => {
    const { gateway, pass } = await openRoom({ before: (room) => room.speak('进来之前说的') });
    expect(document.querySelector('[role="log"]')?.getAttribute('aria-live')).toBe('off');
    await pass(9000);
    // What was there on entering is no news.
    expect(told()).toBe('');
    const room = crowd(gateway, { speakers: 500 });
    room.speak(200);
    gateway.speak('最后一句', { nickname: '午夜补时' });
    await pass(1000);
    expect(told()).toBe('');
    await pass(8000);
    const first = '新增 201 条发言，最新一条来自 午夜补时：最后一句';
    expect(told()).toBe(first);
    gateway.speak('又一句', { nickname: '午夜补时' });
    await pass(4000);
    expect(told()).toBe(first);
    await pass(5000);
    expect(told()).toBe('新增 1 条发言，最新一条来自 午夜补时：又一句');
    const regions = [...document.querySelectorAll('[aria-live="assertive"], [role="alert"]')];
    expect(regions.map((each) => each.textContent).join('')).toBe('');
  });

  test('nothing while it is paused, and then what came meanwhile', async () => {
    const { gateway, pass } = await openRoom({ before: (room) => room.speak('进来之前说的') });
    const toggle = async () => {
      await page.getByRole('button', { name: '聊天室设置' }).click();
      await page.getByRole('menuitemcheckbox', { name: '屏幕阅读器播报新发言' }).click();
      await userEvent.keyboard('{Escape}');
    };
    await toggle();
    gateway.speak('暂停时说的', { nickname: '午夜补时' });
    await pass(20_000);
    expect(told()).toBe('');
    await toggle();
    await pass(9000);
    expect(told()).toBe('新增 1 条发言，最新一条来自 午夜补时：暂停时说的');
  });
});

test('[CH-17] a prediction says how it ended', async () => {
  const { gateway, pass } = await openRoom({ rid: 'm-1' });
  const sender = { userId: '100777', nickname: '看台老郑', vipLevel: 4, guest: 0 } as const;
  const shown = () => document.querySelector('.cs-chat-note--prediction')?.textContent ?? '';
  const record = { rid: 'm-1', id: 1, sender, at: NOW, h: 2, c: 1 };
  const states = [
    ['open', '看台老郑 预测比分 2:1'],
    ['hit', '看台老郑 预测比分 2:1 猜中'],
    ['missed', '看台老郑 预测比分 2:1 未猜中'],
    ['void', '看台老郑 预测比分 2:1 比赛取消，预测作废'],
  ] as const;
  for (const [state, text] of states) {
    gateway.push({ msgId: 10018, msgData: { ...record, state } });
    await pass(1000);
    expect(shown()).toBe(text);
  }
});
