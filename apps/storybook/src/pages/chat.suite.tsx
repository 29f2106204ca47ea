import '@courtside/ui/styles.css';
import '@courtside/chat/styles.css';
import { createConnection } from '@courtside/chat';
import { chatMessages } from '@courtside/chat/messages';
import { chatFeature, ChatRoom, type ChatFeatureOptions } from '@courtside/chat/react';
import { createScriptedGateway, crowd, type ScriptedGateway } from '@courtside/chat/testing';
import { createSiteI18n } from '@courtside/i18n';
import { SiteI18nProvider } from '@courtside/i18n/react';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { ServicesProvider } from '@courtside/shell/react';
import { UiProvider } from '@courtside/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { all, content, member } from '../site/scripts.ts';
import { createStorySite } from '../site/story-site.ts';

const NOW = 1_800_000_000_000;
const ME = { userId: '100123', nickname: '球迷小林' } as const;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface Opened extends ChatFeatureOptions {
  /** By how many ms the device is ahead of the gateway; below 0 it is behind. */
  ahead?: number;
  rid?: string;
  before?: (gateway: ScriptedGateway) => void;
}

/** Everything that was begun is drawn, rows that are measured first included, and has begun what it begins. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // React's effects are messages of their own, which come in their order. A page that draws all the time is never idle.
  for (let turn = 0; turn < 8; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port2.addEventListener('message', resolve, { once: true });
      port2.start();
      port1.postMessage(null);
    });
    port2.close();
  }
}

/** One room of a site on a gateway in memory, with a clock that stands still until it is moved. */
async function open({ ahead = 0, rid = 'lobby', before, ...options }: Opened = {}) {
  const clock = fakeClock(NOW);
  const time = () => clock.now() - ahead;
  const gateway = createScriptedGateway({ clock, time });
  before?.(gateway);
  const i18n = createSiteI18n();
  await Promise.all([i18n.use(chatMessages), i18n.activate('zh-Hans')]);
  const { site } = createStorySite({
    i18n,
    clock,
    member: true,
    script: all(content, member()),
    // In the place of the standard one.
    replaced: [chatFeature(options)],
    socket: () =>
      createConnection({
        open: gateway.open,
        token: () => 'token-of-a-story-0001',
        jwt: async () => 'body',
        clock,
        random: seededRandom(),
      }),
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  ends.push(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <UiProvider>
      <SiteI18nProvider site={i18n}>
        <ServicesProvider services={site.services}>
          <Provider store={site.store.redux}>
            <MemoryRouter>
              <div style={{ height: 500 }}>
                <ChatRoom rid={rid} />
              </div>
            </MemoryRouter>
          </Provider>
        </ServicesProvider>
      </SiteI18nProvider>
    </UiProvider>,
  );
  /** Moves time on by steps of a second, with everything drawn in between. */
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 1000) {
      clock.advance(Math.min(1000, left));
      await settled();
      clock.paint();
      await settled();
      // What was drawn began a timer that is due at once.
      clock.advance(0);
      await settled();
    }
  }
  await expect
    .poll(async () => {
      await pass(500);
      return document.querySelector('.cs-chat__online') !== null;
    })
    .toBe(true);
  return { gateway, pass, time };
}

const field = () => page.getByRole('textbox', { name: '发言内容' });
const why = () => document.querySelector('.cs-chat-composer__why')?.textContent ?? '';
const said = () =>
  [...document.querySelectorAll('.cs-chat-speech__text')].map((each) => each.textContent);

const HOUR = 3_600_000;

describe.each([
  ['as the gateway’s', 0],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('[CH-05] a mute, on a device whose clock is %s', (_, ahead) => {
  test('counts down, and opens the field when it ends and not before', async () => {
    const { gateway, pass, time } = await open({ ahead });
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
  const { gateway, pass } = await open();
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
    const { gateway, pass } = await open({ moderate });
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
    const { gateway, pass } = await open({
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
    const { gateway, pass } = await open();
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
    const { gateway, pass } = await open({ before: (room) => room.speak('进来之前说的') });
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
    const { gateway, pass } = await open({ before: (room) => room.speak('进来之前说的') });
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
  const { gateway, pass } = await open({ rid: 'm-1' });
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

/** A room with more said than it loads at once, and where its lines are on the screen. */
async function openLong() {
  const opened = await open({
    before(room) {
      for (let n = 1; n <= 48; n += 1) room.speak(`第 ${n} 句`);
    },
  });
  const line = (n: number) =>
    [...document.querySelectorAll('.cs-chat-speech')].find(
      (each) => each.querySelector('.cs-chat-speech__text')?.textContent === `第 ${n} 句`,
    );
  const top = (n: number) => line(n)?.getBoundingClientRect().top ?? NaN;
  await expect.poll(() => line(48)).toBeDefined();
  /** Scrolls to the first line that is loaded, and tells its number. */
  const toFirst = async (): Promise<number> => {
    await expect
      .poll(async () => {
        const log = document.querySelector('[role="log"]') as HTMLElement;
        log.scrollTop = 0;
        await settled();
        return log.scrollTop;
      })
      .toBe(0);
    return Number(/\d+/.exec(said()[0] ?? '')?.[0]);
  };
  /** Lets time pass until older lines stand above this one. */
  const older = async (than: number): Promise<void> => {
    await expect
      .poll(async () => {
        await opened.pass(500);
        return line(than - 1);
      })
      .toBeDefined();
    // The row that was the first loses its day: it is measured within the frame, before anybody sees it.
    await settled();
  };
  return { top, toFirst, older };
}

test('[CH-26] the line that is read stays where it is while older ones come above it', async () => {
  const { top, toFirst, older } = await openLong();
  let rounds = 0;
  for (let first = await toFirst(); first > 1; first = await toFirst(), rounds += 1) {
    const before = top(first + 2);
    await older(first);
    expect(Math.abs(top(first + 2) - before)).toBeLessThanOrEqual(2);
  }
  expect(rounds).toBeGreaterThan(1);
});

test('[CH-26] it stays also on a device that is slow to draw', async () => {
  // What is measured, and what waits for a frame, comes as late as with frames of this length.
  let frameMs = 0;
  onTestFinished(() => void vi.unstubAllGlobals());
  const { requestAnimationFrame: draw, ResizeObserver: Observer } = globalThis;
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) =>
    setTimeout(() => draw(then), frameMs),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class extends Observer {
      constructor(hear: ResizeObserverCallback) {
        super((sizes, self) => setTimeout(() => hear(sizes, self), frameMs));
      }
    },
  );
  const { top, toFirst, older } = await openLong();
  const first = await toFirst();
  const before = top(first + 2);
  frameMs = 300;
  await older(first);
  expect(Math.abs(top(first + 2) - before)).toBeLessThanOrEqual(2);
});

/** A room in which thirty things were said, and what says which of them has the focus. */
async function openThirty() {
  const opened = await open({
    before(room) {
      for (let n = 1; n <= 30; n += 1) room.speak(`第 ${n} 句`);
    },
  });
  await expect.poll(() => said().at(-1)).toBe('第 30 句');
  return {
    ...opened,
    log: document.querySelector('[role="log"]') as HTMLElement,
    focused: () =>
      document.activeElement?.closest('.cs-chat-speech')?.querySelector('.cs-chat-speech__text')
        ?.textContent,
  };
}

test('a list of messages is two tab stops: itself, and one message, from which the arrows lead on', async () => {
  const { log, focused } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('第 30 句');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('第 28 句');
  // Beyond the rows that were in view, which are drawn as the list scrolls.
  for (let n = 27; n >= 17; n -= 1) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focused).toBe(`第 ${n} 句`);
  }
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('第 18 句');
  expect(document.querySelector('[role="menu"]')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('第 18 句');
  // A button that has had its menu moves on too.
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('第 19 句');
  await userEvent.keyboard('{Tab}');
  expect(log.contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => document.activeElement).toBe(log);
});

test('a message that has the focus keeps it however much is said meanwhile', async () => {
  const { gateway, pass, log, focused } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  for (let n = 31; n <= 70; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.element(page.getByRole('button', { name: /40 条新消息/ })).toBeVisible();
  expect(focused()).toBe('第 30 句');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('第 29 句');
});

test('the list follows what is said again once the message with the focus is gone', async () => {
  const { gateway, pass, log } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  gateway.push({ msgId: 10015, msgData: { rid: 'lobby', upTo: 30 } });
  await pass(1000);
  for (let n = 31; n <= 60; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.poll(() => said().at(-1)).toBe('第 60 句');
});
