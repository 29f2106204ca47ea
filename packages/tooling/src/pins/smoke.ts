import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { headlessOptions } from '../machine/chromium-options.ts';
import type { BrandAddresses } from './brand-app.ts';
import { npmEnv } from './registry.ts';

/** An address that is no route. */
const UNKNOWN = '/no/such/page';

/** A screen to open. */
export interface Visit {
  readonly path: string;
  /** Whether a page is there; undefined where that depends on what the parameters name. */
  readonly found: boolean | undefined;
}

/** Every route of a site without a parameter, and one unknown address. */
export const plainVisits = ({ open, closed, routes }: BrandAddresses): Visit[] => [
  ...routes
    .filter((route) => !route.includes(':'))
    .map((path) => ({
      path,
      // Other addresses may lead elsewhere, as the loading page does.
      found: open.includes(path) || closed.includes(path) ? true : undefined,
    })),
  { path: UNKNOWN, found: false },
];

/**
 * Every route of a site with parameters, at an address that a screen linked to; else with the values given for its
 * parameters, else with `1`, which names nothing: the screen is loaded and may say so.
 *
 * @example parameterVisits({ …, routes: ['/', '/card/:id'] }, { links: ['/card/7'], values: {} }) // [{ path: '/card/7', found: true }]
 */
export function parameterVisits(
  { routes }: BrandAddresses,
  { links, values }: { links: readonly string[]; values: Readonly<Record<string, string>> },
): Visit[] {
  return routes
    .filter((route) => route.includes(':'))
    .map((route) => {
      const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
      const linked = links.find((link) => pattern.test(link) && !routes.includes(link));
      if (linked !== undefined) return { path: linked, found: true };
      const path = route.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '1');
      return { path, found: undefined };
    });
}

export const openBrowser = (): Promise<Browser> => chromium.launch(headlessOptions());

/** For how long a page is looked at whose calls never rest. */
const LATE_PARTS_MS = 5000;

/** Screens are opened in parallel, because much of their time is waiting. */
const AT_ONCE = 4;

interface Running {
  url: string;
  /** Its output to stderr so far. */
  complaints(): string;
  stop(): Promise<void>;
}

function start(
  cwd: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Running> {
  const child = spawn(command, args, {
    cwd,
    env: { ...npmEnv(''), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, url] = /listening on (http:\S+)/.exec(printed) ?? [];
      if (url === undefined) return;
      resolve({
        url,
        complaints: () => complaints,
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      });
    });
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.once('error', reject);
    void ended.then(() =>
      reject(new Error(`${command} ${args.join(' ')} ended: ${printed}${complaints}`)),
    );
  });
}

const keys = {
  COURTSIDE_SIGN_KEY: randomBytes(32).toString('hex'),
  COURTSIDE_CRYPT_KEY: randomBytes(32).toString('hex'),
};

/** Starts the gateway installed in the folder by its command. */
const startGateway = (folder: string): Promise<Running> =>
  start(
    folder,
    join(folder, 'node_modules/.bin/courtside-sandbox'),
    ['--port', '0', '--test-doors', '--no-drift'],
    keys,
  );

/**
 * Opens every route of a built brand as a member, in front of the sandbox that is installed with it.
 *
 * @returns the problems, one line each, and the number of screens
 */
export async function smoke(
  folder: string,
  { browser, addresses }: { browser: Browser; addresses: BrandAddresses },
): Promise<{ problems: string[]; screens: number }> {
  const problems: string[] = [];
  const running: Record<string, Running> = {};
  try {
    const gateway = (running['gateway'] = await startGateway(folder));
    const site = (running['site'] = await start(folder, process.execPath, ['server.ts'], {
      ...keys,
      WEB_PORT: '0',
      SANDBOX_PORT: new URL(gateway.url).port,
    }));
    const context = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1280, height: 900 },
    });
    await logIn(context, gateway.url);
    const links = new Set<string>();
    const openAll = async (visits: readonly Visit[]) => {
      for (let from = 0; from < visits.length; from += AT_ONCE) {
        const opened = visits
          .slice(from, from + AT_ONCE)
          .map((visit) => openPath(context, site.url, visit));
        for (const screen of await Promise.all(opened)) {
          problems.push(...screen.problems);
          for (const link of screen.links) links.add(link);
        }
      }
    };
    const plain = plainVisits(addresses);
    await openAll(plain);
    const values = { gidm: await makeMatch(gateway.url) };
    const more = parameterVisits(addresses, { links: [...links], values });
    await openAll(more);
    await context.close();
    return { problems, screens: plain.length + more.length };
  } finally {
    for (const [name, { stop, complaints }] of Object.entries(running).toReversed()) {
      await stop();
      if (complaints() !== '') problems.push(`the ${name} complained: ${complaints()}`);
    }
  }
}

/** @returns the number of a match that is being played */
async function makeMatch(gateway: string): Promise<string> {
  const response = await fetch(`${gateway}/__sandbox/matches`, {
    method: 'POST',
    body: JSON.stringify({ inMinutes: -10, still: true }),
  });
  if (!response.ok) throw new Error(`no match: ${await response.text()}`);
  return ((await response.json()) as { gidm: string }).gidm;
}

async function logIn(context: BrowserContext, gateway: string): Promise<void> {
  const response = await fetch(`${gateway}/__sandbox/members`, {
    method: 'POST',
    body: JSON.stringify({ name: 'harbour01', password: 'secret123', balance: '100.00' }),
  });
  if (!response.ok) throw new Error(`no member: ${await response.text()}`);
  const member = (await response.json()) as { userId: string; token: string };
  await context.addInitScript(({ userId, token }) => {
    localStorage.setItem('courtside.userId', userId);
    localStorage.setItem('courtside.token', token);
  }, member);
  await context.addInitScript({
    content: "addEventListener('courtside:ready', () => performance.mark('courtside:ready'))",
  });
}

/**
 * Waits until the site answers on the page, which may have been rendered before, no placeholder is left, and parts that
 * come later have come. A page that polls is never without calls: these last are not waited for in vain.
 */
async function waitUntilWhole(page: Page): Promise<void> {
  const timeout = 20_000;
  await page.waitForFunction(
    () => performance.getEntriesByName('courtside:ready').length > 0,
    undefined,
    { timeout },
  );
  await page.locator('h1').first().waitFor({ state: 'attached', timeout });
  await page.locator('.cs-skeleton').first().waitFor({ state: 'detached', timeout });
  await page.waitForLoadState('networkidle', { timeout: LATE_PARTS_MS }).catch(() => undefined);
}

/** A screen works when its heading is shown, it is found where it must be, and nothing was thrown or refused. */
async function openPath(
  context: BrowserContext,
  url: string,
  { path, found }: Visit,
): Promise<{ problems: string[]; links: string[] }> {
  const problems: string[] = [];
  let links: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${path}: ${error.stack ?? error.message}`));
  try {
    await page.goto(url + path);
    if (found !== undefined) {
      await page.waitForURL((at) => at.pathname === path, { timeout: 20_000 });
    }
    await waitUntilWhole(page);
    const isMissing =
      (await page.getByRole('heading', { name: '页面不存在', level: 1 }).count()) > 0;
    if (found !== undefined && isMissing === found)
      problems.push(`${path}: ${isMissing ? 'is not found' : 'is found'}`);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
    links = hrefs.map((href) => href.replace(/[?#].*$/, ''));
  } catch (error) {
    problems.push(`${path}: ${(error as Error).message}`);
  }
  await page.close();
  return { problems, links };
}
