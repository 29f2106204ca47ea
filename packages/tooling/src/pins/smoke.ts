import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumOptions } from '../machine/chromium-options.ts';
import { npmEnv } from './registry.ts';

/** The paths of all screens of the packages, read from their sources, and one unknown path. */
export async function screenPaths(root: string): Promise<string[]> {
  const paths = new Set<string>();
  for await (const file of glob('packages/*/src/**/*.ts', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const code = await readFile(join(root, file), 'utf8');
    for (const [, path = ''] of code.matchAll(
      /^\s+path: '(\/[^':*]*)',\n\s+(?:access|title|\.\.\.)/gm,
    ))
      paths.add(path);
  }
  return [...paths, '/no/such/page'];
}

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

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
export const startGateway = (folder: string): Promise<Running> =>
  start(
    folder,
    join(folder, 'node_modules/.bin/courtside-sandbox'),
    ['--port', '0', '--test-doors', '--no-drift'],
    keys,
  );

/** Opens each path as a member. @returns the problems, one line each */
export async function smoke(
  folder: string,
  { browser, gateway, paths }: { browser: Browser; gateway: Running; paths: readonly string[] },
): Promise<string[]> {
  const site = await start(folder, process.execPath, ['server.ts'], {
    ...keys,
    WEB_PORT: '0',
    SANDBOX_PORT: new URL(gateway.url).port,
  });
  const problems: string[] = [];
  try {
    const context = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1280, height: 900 },
    });
    await logIn(context, gateway.url);
    for (let from = 0; from < paths.length; from += AT_ONCE) {
      const opened = paths
        .slice(from, from + AT_ONCE)
        .map((path) => openPath(context, site.url, path));
      problems.push(...(await Promise.all(opened)).flat());
    }
    await context.close();
  } finally {
    await site.stop();
  }
  for (const [name, { complaints }] of Object.entries({ site, gateway })) {
    if (complaints() !== '') problems.push(`the ${name} complained: ${complaints()}`);
  }
  return problems;
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
}

/** A screen works when its heading and the member's account are shown, and nothing was thrown or refused. */
async function openPath(context: BrowserContext, url: string, path: string): Promise<string[]> {
  const problems: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${path}: ${error.stack ?? error.message}`));
  try {
    await page.goto(url + path);
    // The loading page navigates to the home page on its own.
    const wanted = path === '/loading' ? '/' : path;
    await page.waitForURL((at) => at.pathname === wanted, { timeout: 20_000 });
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 20_000 });
    const isMissing =
      (await page.getByRole('heading', { name: '页面不存在', level: 1 }).count()) > 0;
    if (isMissing !== (path === '/no/such/page'))
      problems.push(`${path}: ${isMissing ? 'is not found' : 'is found'}`);
    if (path !== '/loading') await page.waitForLoadState('networkidle', { timeout: 20_000 });
  } catch (error) {
    problems.push(`${path}: ${(error as Error).message}`);
  }
  await page.close();
  return problems;
}
