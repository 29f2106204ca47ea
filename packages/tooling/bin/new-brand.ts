#!/usr/bin/env node
// Does what a newcomer does, from an empty folder and with a registry that has our packages: one command makes a brand,
// `npm test` and `npm start` run it, and a browser opens it. With --pinned, the new brand pins a package back and passes
// its tests. Needs the packages to be built.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageJson } from '../src/package-json.ts';
import { versionsOf } from '../src/pins/cases.ts';
import { npmEnv, startRegistry } from '../src/pins/registry.ts';
import { openBrowser } from '../src/pins/smoke.ts';
import { asVersion, packWorkspace } from '../src/pins/tarballs.ts';
import { run } from '../src/run.ts';
import { chromiumOptions } from '../src/machine/chromium-options.ts';
import { freePort } from '../src/machine/free-port.ts';

const { executablePath } = chromiumOptions();
const FLAGS = [
  ...['--name', 'Harbour', '--primary', '#1c4f9c', '--accent', '#d97a00', '--imagery', 'meridian'],
  ...['--languages', 'zh-Hans,zh-Hant,en', '--toggles', 'showSponsor=on', '--market', 'demo'],
  ...['--age', '21', '--licence', '测试站点，没有牌照。'],
];

/** Pinned back: it holds the context of the frame, so that a second copy would crash every screen. */
const PINNED = '@courtside/shell';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = join(root, '.courtside');
const scratch = await mkdtemp(join(tmpdir(), 'courtside-new-brand-'));
const registry = await startRegistry(join(kept, 'registry'));
const brand = join(scratch, 'my-brand');
const env: NodeJS.ProcessEnv = {
  ...npmEnv(registry.url),
  npm_config_cache: join(kept, 'npm-cache'),
  WEB_PORT: String(await freePort()),
  SANDBOX_PORT: String(await freePort()),
  ...(executablePath === undefined ? {} : { CHROMIUM_PATH: executablePath }),
};

async function must(command: string, args: readonly string[], cwd: string): Promise<void> {
  const startedAt = Date.now();
  const { code, output } = await run(command, args, { cwd, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${output}`);
  const last = output.trim().split('\n').at(-1) ?? '';
  console.log(
    `${args.slice(0, 2).join(' ')}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s. ${last}`,
  );
}

/** Runs `npm start` until a browser has seen the site. */
async function startAndOpen(): Promise<void> {
  const child = spawn('npm', ['start'], { cwd: brand, env, detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [, address] = /The site is at (http:\S+)/.exec(printed) ?? [];
        if (address !== undefined) resolve(address);
      });
      child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      void ended.then(() => reject(new Error(`npm start ended:\n${printed}`)));
    });
    const browser = await openBrowser();
    const page = await browser.newPage({ locale: 'zh-CN' });
    await page.goto(`${url}/game/sport`);
    await page.getByText('测试站点，没有牌照。').first().waitFor({ timeout: 20_000 });
    const theme = await page.locator('html').getAttribute('data-brand');
    await browser.close();
    if (theme !== 'my-brand') throw new Error(`The page has the theme ${theme}`);
    console.log(`npm start: ${url} shows the licence line in the brand's theme`);
  } finally {
    // npm and what it started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

async function openNewBrand(): Promise<void> {
  await must('npm', ['run', 'typecheck'], brand);
  await must('npm', ['run', 'build-storybook'], brand);
  await must('npm', ['test'], brand);
  await startAndOpen();
}

async function pinBack(pin: string): Promise<void> {
  await must('npm', ['install', '--save-exact', '--strict-peer-deps', `${PINNED}@${pin}`], brand);
  const { version } = await readPackageJson(join(brand, 'node_modules', PINNED));
  if (version !== pin) throw new Error(`${PINNED} ${pin} was pinned, and ${version} is installed`);
  await must('npm', ['test'], brand);
}

try {
  let pin = '';
  for (const folder of (await packWorkspace(root, join(scratch, 'packed'))).values()) {
    const { name, version } = await readPackageJson(folder);
    const { previous, newest } = versionsOf(version);
    await registry.publish(await asVersion(folder, previous));
    await registry.publish(await asVersion(folder, newest));
    if (name === PINNED) pin = previous;
  }
  // npx takes what it installed before, whatever has been published since.
  await rm(join(kept, 'npm-cache', '_npx'), { recursive: true, force: true });
  await must('npm', ['create', '--yes', '@courtside/brand', 'my-brand', '--', ...FLAGS], scratch);
  await (process.argv.includes('--pinned') ? pinBack(pin) : openNewBrand());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await registry.close();
  await rm(scratch, { recursive: true, force: true });
}
