#!/usr/bin/env node
// Runs the whole thing on this machine: the sandbox gateway and the web app. See README.md for its options.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isPortFree, portFrom } from '../src/ports.ts';
import { run } from '../src/run.ts';
import { startService, type Service } from '../src/service.ts';
import { siteKeys } from '../src/site-keys.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = resolve(root, '.courtside');
const services: Service[] = [];

function fail(message: string): never {
  console.error(`\n${message}\n`);
  for (const service of services) service.stop();
  process.exit(1);
}

function step(text: string) {
  console.log(`- ${text}`);
}

function options() {
  try {
    const { values } = parseArgs({
      // npm and pnpm may hand their own separator on.
      args: process.argv.slice(2).filter((each) => each !== '--'),
      options: {
        brand: { type: 'string' },
        fixtures: { type: 'string' },
        competition: { type: 'string' },
        at: { type: 'string' },
        speed: { type: 'string' },
        seed: { type: 'string' },
        encrypted: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        hmr: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(
      `${(error as Error).message}\nOptions: --brand NAME --fixtures DIR --competition NAME --at ISO --speed N --seed N --encrypted --fresh`,
    );
  }
}

async function main() {
  const wanted = options();
  const webPort = portFrom('WEB_PORT', 5173);
  const sandboxPort = portFrom('SANDBOX_PORT', 8787);
  if (webPort === sandboxPort) fail('WEB_PORT and SANDBOX_PORT must differ.');
  for (const [name, port] of [
    ['WEB_PORT', webPort],
    ['SANDBOX_PORT', sandboxPort],
  ] as const) {
    if (await isPortFree(port)) continue;
    fail(
      `Port ${port} is in use. Stop what uses it, or choose another: ${name}=${port + 1} npm start`,
    );
  }
  if (wanted.fresh) {
    step('Forgetting the data of earlier runs');
    await rm(folder, { recursive: true, force: true });
  }
  const keys = await siteKeys(folder);
  const env = {
    WEB_PORT: String(webPort),
    SANDBOX_PORT: String(sandboxPort),
    COURTSIDE_SIGN_KEY: keys.signKey,
    COURTSIDE_CRYPT_KEY: keys.cryptKey,
    ...(wanted.brand === undefined ? {} : { COURTSIDE_BRAND: wanted.brand }),
  };
  const sandboxArgs = ['--port', String(sandboxPort), '--data', resolve(folder, 'data')];
  sandboxArgs.push('--test-doors', '--speed', wanted.speed ?? '20');
  for (const name of ['competition', 'at', 'seed'] as const) {
    const value = wanted[name];
    if (value !== undefined) sandboxArgs.push(`--${name}`, value);
  }
  if (wanted.fixtures !== undefined) sandboxArgs.push('--fixtures', resolve(root, wanted.fixtures));
  if (wanted.encrypted) sandboxArgs.push('--encrypted');
  // The books may be in a Postgres, which no folder holds.
  if (wanted.fresh) sandboxArgs.push('--fresh');

  step('Starting the sandbox gateway');
  const sandbox = startService(
    'sandbox',
    ['--conditions=@courtside/source', 'packages/sandbox/src/cli.ts', ...sandboxArgs],
    { cwd: root, env, readyWhen: /listening on/ },
  );
  services.push(sandbox);
  // Its refusal (a bad folder, a broken file) should be heard at once, not after the build.
  sandbox.ready.catch((error: Error) => fail(`The sandbox did not start:\n${error.message}`));

  if (!wanted.hmr) {
    step('Building the web app (only what changed)');
    const turbo = resolve(root, 'node_modules/.bin/turbo');
    const built = await run(
      turbo,
      ['run', 'build', '--filter=@courtside/web', '--only', '--output-logs=errors-only'],
      { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
    );
    if (built.code !== 0) fail(`The web app did not build:\n${built.output}`);
  }
  step('Starting the web app');
  const web = wanted.hmr
    ? startService(
        'web',
        [
          '--conditions=@courtside/source',
          'node_modules/vite/bin/vite.js',
          '--configLoader',
          'native',
        ],
        {
          cwd: resolve(root, 'apps/web'),
          env,
          readyWhen: /Local:/,
        },
      )
    : startService('web', ['--conditions=@courtside/source', 'apps/web/server/main.ts'], {
        cwd: root,
        env,
        readyWhen: /listening on/,
      });
  services.push(web);
  web.ready.catch((error: Error) => fail(`The web app did not start:\n${error.message}`));
  await Promise.all([sandbox.ready, web.ready]);
  console.log(
    `\nCourtside is running at http://localhost:${webPort} (demo member: demo8888, password: demo8888). Ctrl-C stops it.`,
  );

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    for (const service of services) service.stop();
    void Promise.all(services.map((service) => service.ended)).then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  for (const service of services) {
    void service.ended.then((code) => {
      if (!stopping) fail(`The ${service.name} ended unexpectedly (exit code ${code}).`);
    });
  }
}

main().catch((error: Error) => fail(error.message));
