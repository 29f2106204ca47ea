import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { GatewayError } from '@courtside/api-client';
import { createSiteI18n } from '@courtside/i18n';
import { SiteI18nProvider } from '@courtside/i18n/react';
import { CourtsideError } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import type { Toggles } from '@courtside/shell';
import {
  CrashPage,
  routeTable,
  ServicesProvider,
  SiteLayout,
  SiteRoutes,
  useAction,
  useServices,
  type ScreenRoute,
} from '@courtside/shell/react';
import { FRAME_MESSAGES } from '@courtside/site';
import { ToastRegion, UiProvider } from '@courtside/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { content } from '../site/scripts.ts';
import { createStorySite } from '../site/story-site.ts';

/** What a member has bound. */
interface Bound {
  bindPhone: boolean;
  bindRealName: boolean;
}

const title = (message: string) => ({ id: `shell.suite.${message}`, message });

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
      <ul>
        {PATHS.map((path) => (
          <li key={path}>
            <Link to={path}>{`去 ${path}`}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const PATHS = ['/', '/kept', '/fresh', '/mine', '/mine/bound', '/mine/auth', '/mine/savemoney'];

const screen = (path: string, name: string, rest: Partial<ScreenRoute> = {}): ScreenRoute => ({
  path,
  title: title(name),
  access: 'public',
  load: async () =>
    function Screen() {
      return <Counter name={name} />;
    },
  ...rest,
});

/** A small site: every kind of route once. */
const ROUTES: readonly ScreenRoute[] = [
  screen('/', '首页'),
  screen('/kept', '长留'),
  screen('/fresh', '重来', { cache: false }),
  screen('/mine', '会员', { access: 'login' }),
  screen('/mine/bound', '提款', { access: 'bound' }),
  screen('/mine/auth', '认证', { access: 'login' }),
  screen('/mine/savemoney', '存款页', { access: 'login', deposit: true }),
  screen('/download', '下载'),
  screen('/bare', '无页脚', { footer: false }),
  screen('/broken', '坏掉', { load: () => Promise.reject(new Error('broken on purpose')) }),
];

interface Opened {
  member?: boolean;
  /** Routes besides those of the small site. */
  more?: readonly ScreenRoute[];
  toggles?: Partial<Toggles>;
  bound?: Bound;
  /** How what is bound is asked for, instead of `bound`. */
  binding?: () => Promise<Bound>;
}

/** A line that the test switches. */
function fakeNetwork() {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    online: () => online,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async become(next: boolean) {
      online = next;
      for (const listener of listeners) listener();
    },
  };
}

const i18n = createSiteI18n();
for (const source of FRAME_MESSAGES) void i18n.use(source);
let close = () => undefined as void;
// The row of visited pages is for screens that have room for it.
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

function Toasts() {
  return <ToastRegion toaster={useServices().toaster} label="通知" closeLabel="关闭通知" />;
}

/** Opens the small site at an address. Time stands still until the clock is moved. */
async function open(
  path: string,
  { member = false, more = [], toggles, bound, binding }: Opened = {},
) {
  await i18n.activate('zh-Hans');
  const clock = fakeClock(1_800_000_000_000);
  const reports: unknown[] = [];
  const network = fakeNetwork();
  const { site, gateway } = createStorySite({
    i18n,
    network,
    errors: { report: (...report) => void reports.push(report) },
    member,
    clock,
    script: content,
    ...(toggles ? { toggles } : {}),
  });
  const logout = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const services = {
    ...site.services,
    logout,
    ...(bound ? { binding: () => Promise.resolve(bound) } : {}),
    ...(binding ? { binding } : {}),
  };
  const table = routeTable([...ROUTES, ...more]);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <SiteRoutes
            table={table}
            crash={CrashPage}
            layout={({ children }) => (
              <SiteLayout
                member={<strong>¥88.00</strong>}
                menu={[
                  { path: '/kept', title: title('规则'), place: 'footer' },
                  { path: '/mine/savemoney', title: title('存款'), place: 'account-main' },
                  { path: '/nowhere', title: title('没有的页面'), place: 'footer' },
                ]}
              >
                {children}
              </SiteLayout>
            )}
          />
        ),
      },
    ],
    { initialEntries: [path] },
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <UiProvider>
      <SiteI18nProvider site={i18n}>
        <ServicesProvider services={services}>
          <Provider store={site.store.redux}>
            <RouterProvider router={router} />
            <Toasts />
          </Provider>
        </ServicesProvider>
      </SiteI18nProvider>
    </UiProvider>,
  );
  const stopConnection = services.connection.start();
  close = () => {
    stopConnection();
    root.unmount();
    host.remove();
    router.dispose();
  };
  return {
    clock,
    gateway,
    logout,
    services,
    reports,
    line: network.become,
    at: () => router.state.location.pathname,
  };
}

const textOf = (locator: Locator) => locator.query()?.textContent ?? '';
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tabs = () => page.getByRole('navigation', { name: '访问过的页面' });
const go = (path: string) => page.getByRole('link', { name: `去 ${path}`, exact: true }).click();

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
    await expect.element(heading('提款')).toBeVisible();
    expect(at()).toBe('/mine/bound');
  });

  test('a bound route asks once, however long the answer takes, and then shows', async () => {
    const binding = vi.fn<() => Promise<Bound>>(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve({ bindPhone: true, bindRealName: true }), 60);
        }),
    );
    await open('/mine/bound', { member: true, binding });
    await expect.element(heading('提款')).toBeVisible();
    expect(binding).toHaveBeenCalledTimes(1);
  });

  test('a binding that cannot be had is asked for again by its button', async () => {
    const binding = vi.fn<() => Promise<Bound>>();
    binding.mockRejectedValueOnce(new Error('away'));
    binding.mockResolvedValueOnce({ bindPhone: true, bindRealName: true });
    await open('/mine/bound', { member: true, binding });
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(heading('提款')).toBeVisible();
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

describe('the row of visited pages', () => {
  test('shows what was visited, marks the page of the moment and leads back', async () => {
    await open('/');
    await expect.element(heading('首页')).toBeVisible();
    await expect.element(tabs()).not.toBeInTheDocument();
    await go('/kept');
    await expect.element(heading('长留')).toBeVisible();
    await expect.element(tabs().getByRole('link')).toHaveLength(2);
    await expect
      .element(tabs().getByRole('link', { name: '长留' }))
      .toHaveAttribute('aria-current', 'page');
    await tabs().getByRole('link', { name: '首页' }).click();
    await expect.element(heading('首页')).toBeVisible();
  });

  test('a page keeps its state, one with cache false begins anew', async () => {
    await open('/kept');
    await page.getByRole('button', { name: '长留 0' }).click();
    await expect.element(page.getByRole('button', { name: '长留 1' })).toBeVisible();
    await go('/fresh');
    await page.getByRole('button', { name: '重来 0' }).click();
    await expect.element(page.getByRole('button', { name: '重来 1' })).toBeVisible();
    await tabs().getByRole('link', { name: '长留' }).click();
    await expect.element(page.getByRole('button', { name: '长留 1' })).toBeVisible();
    await tabs().getByRole('link', { name: '重来' }).click();
    await expect.element(page.getByRole('button', { name: '重来 0' })).toBeVisible();
  });

  test('closing the page of the moment shows its neighbour', async () => {
    const { at } = await open('/');
    await go('/kept');
    await go('/fresh');
    await expect.element(tabs().getByRole('link')).toHaveLength(3);
    await tabs().getByRole('button', { name: '关闭重来' }).click();
    await expect.element(heading('长留')).toBeVisible();
    expect(at()).toBe('/kept');
    await expect.element(tabs().getByRole('link')).toHaveLength(2);
  });

  test('closing the others leaves the page of the moment, and no row', async () => {
    await open('/');
    await go('/kept');
    await go('/fresh');
    await tabs().getByRole('button', { name: '关闭其他' }).click();
    await expect.element(tabs()).not.toBeInTheDocument();
    await expect.element(heading('重来')).toBeVisible();
  });
});

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
    await page.getByRole('button', { name: '切换到专业版' }).click();
    await expect.poll(() => document.documentElement.dataset['edition']).toBe('professional');
    await page.getByRole('button', { name: '切换到经典版' }).click();
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

describe('around the screen', () => {
  test('[DG-07] customer service opens only once the security notice is confirmed', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { gateway } = await open('/');
    const service = page.getByRole('banner').getByRole('button', { name: '在线客服' });
    const notice = page.getByRole('alertdialog', { name: '安全提示' });

    await service.click();
    await expect.poll(() => textOf(notice)).toMatch(/充值渠道只在官方.*谨防诈骗.*验证码/);
    expect(opened).not.toHaveBeenCalled();
    await notice.getByRole('button', { name: '取消' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();

    await service.click();
    await notice.getByRole('button', { name: '联系客服' }).click();
    await expect
      .poll(() => opened.mock.calls)
      .toEqual([['https://support.example.com/chat', '_blank', 'noopener,noreferrer']]);
    // The second time the address was still known.
    expect(
      gateway.requests.filter(({ path }) => path.endsWith('/onlinecustomservice')),
    ).toHaveLength(1);
  });

  test('the footer tells age and licence on every page but those that leave it out', async () => {
    await open('/');
    const footer = page.getByRole('contentinfo');
    await expect.poll(() => textOf(footer)).toMatch(/年满 18 周岁/);
    await expect.poll(() => textOf(footer)).toMatch(/演示站点，不接受真实资金/);
    await footer.getByRole('link', { name: '规则' }).click();
    await expect.element(heading('长留')).toBeVisible();
    close();
    await open('/bare');
    await expect.element(heading('无页脚')).toBeVisible();
    await expect.element(footer).not.toBeInTheDocument();
  });

  test('the link that skips to the screen comes first', async () => {
    await open('/');
    await expect.element(heading('首页')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('跳到主要内容');
  });
});

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
