import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { fakeClock } from '@courtside/kernel/testing';
import type { Toggles } from '@courtside/shell';
import {
  CrashPage,
  routeTable,
  SiteLayout,
  SiteRoutes,
  useNamePage,
  useServices,
  type ScreenRoute,
  type TableArea,
} from '@courtside/shell/react';
import { SiteProviders } from '@courtside/site';
import { ToastRegion } from '@courtside/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { all, content, member as memberScript } from '../site/scripts.ts';
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

const PATHS = [
  '/',
  '/named',
  '/kept',
  '/fresh',
  '/mine',
  '/mine/bound',
  '/mine/auth',
  '/mine/savemoney',
];

export const screen = (
  path: string,
  name: string,
  rest: Partial<ScreenRoute> = {},
): ScreenRoute => ({
  path,
  title: title(name),
  access: 'public',
  load: async () =>
    function Screen() {
      return <Counter name={name} />;
    },
  ...rest,
});

/** One of many pages of a route, which its title does not tell apart. */
function Named() {
  useNamePage('甲 对 乙');
  return <Counter name="甲 对 乙" />;
}

/** A small site: every kind of route once. */
const ROUTES: readonly ScreenRoute[] = [
  screen('/', '首页'),
  screen('/named', '比赛', { load: async () => Named }),
  screen('/kept', '长留'),
  screen('/fresh', '重来', { cache: false }),
  screen('/mine', '会员', { access: 'login' }),
  screen('/mine/bound', '取款', { access: 'bound' }),
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
  areas?: readonly TableArea[];
  toggles?: Partial<Toggles>;
  bound?: Bound;
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
let closeOpened = () => undefined as void;
/** Closes what is open; `open` opens another. */
export const close = () => closeOpened();

/** For each suite of it: the row of visited pages is for screens that have room for it, and nothing stays open. */
export function setUpSmallSite() {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => {
    close();
    vi.restoreAllMocks();
  });
}

function Toasts() {
  return <ToastRegion toaster={useServices().toaster} label="通知" closeLabel="关闭通知" />;
}

/** Opens the small site at an address. Time stands still until the clock is moved. */
export async function open(
  path: string,
  { member = false, more = [], areas = [], toggles, bound }: Opened = {},
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
    script: all(content, memberScript('88.00', bound)),
    ...(toggles ? { toggles } : {}),
  });
  const logout = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const services = {
    ...site.services,
    logout,
  };
  const table = routeTable([...ROUTES, ...more], areas);
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
    <SiteProviders site={{ services, store: site.store }}>
      <RouterProvider router={router} />
      <Toasts />
    </SiteProviders>,
  );
  const stopConnection = services.connection.start();
  closeOpened = () => {
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
    /** To an address, or by so many steps of the history. */
    goTo: (to: string | number) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to),
  };
}

export const textOf = (locator: Locator) => locator.query()?.textContent ?? '';
export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const tabs = () => page.getByRole('navigation', { name: '访问过的页面' });
/**
 * Follows the link to a path, and waits until the page of that name is shown: every page has these links, so the next
 * step would otherwise find one of the page before.
 */
export async function go(path: string, name: string): Promise<void> {
  await page.getByRole('link', { name: `去 ${path}`, exact: true }).click();
  await expect.element(heading(name)).toBeVisible();
}
