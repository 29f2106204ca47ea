#!/usr/bin/env node
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CourtsideError, isCourtsideError } from '@courtside/kernel';
import { runtimeConfig } from './runtime-config.ts';
import { buildOf } from './serve-site.ts';

const USAGE = `courtside-site COMMAND [options], in the folder of a brand's app
  start           runs the sandbox gateway and server.ts over the built site
  dev             runs the sandbox gateway and Vite
  config          prints the runtime configuration of dist from the environment,
                  for a server that is not courtside's
  texts FILE      collects the texts of the site for a language, or brings
                  FILE.json up to date; needs @lingui/cli
  --market NAME   the sandbox's market policy
  --test-doors    opens the sandbox's doors for tests
Reads .env, where there is one; WEB_PORT (5173) and SANDBOX_PORT (8787).`;

function fail(reason: string): never {
  throw new CourtsideError(reason, { code: 'site-server.command', kind: 'configuration' });
}

function portOf(name: string, fallback: number): Promise<number> {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`${name} is no port`);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new CourtsideError(`Port ${port} is in use; choose another by ${name}`, {
          code: 'site-server.command',
          kind: 'configuration',
        }),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** Starts a program of the app. @returns once it has printed that it is up */
function launch(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  { env, up }: { env: NodeJS.ProcessEnv; up: RegExp },
): Promise<ChildProcess> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (up.test(printed)) resolve(child);
    });
    child.once('error', (error) => reject(error));
    child.once('close', (code) =>
      reject(
        new CourtsideError(`The ${name} ended (${code ?? 'stopped'}). ${printed.trim()}`, {
          code: 'site-server.command',
          kind: 'configuration',
        }),
      ),
    );
  });
}

async function run(isDev: boolean, options: readonly string[]): Promise<void> {
  const bin = (name: string) => join('node_modules', '.bin', name);
  if (!existsSync(bin('courtside-sandbox'))) fail('Run npm install first: there is no sandbox');
  if (!isDev && !existsSync('dist/index.html')) fail('Run npm run build first: there is no dist');
  const web = await portOf('WEB_PORT', 5173);
  const gateway = await portOf('SANDBOX_PORT', 8787);
  if (web === gateway) fail('WEB_PORT and SANDBOX_PORT must differ');
  const key = () => randomBytes(32).toString('hex');
  const env = {
    ...process.env,
    WEB_PORT: String(web),
    SANDBOX_PORT: String(gateway),
    COURTSIDE_SIGN_KEY: process.env['COURTSIDE_SIGN_KEY'] || key(),
    COURTSIDE_CRYPT_KEY: process.env['COURTSIDE_CRYPT_KEY'] || key(),
  };
  const running: ChildProcess[] = [];
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const child of running) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const watch = (name: string) => (child: ChildProcess) => {
    running.push(child);
    child.once('close', (code) => {
      if (isStopping) return;
      console.error(`courtside-site: the ${name} ended (${code ?? 'stopped'})`);
      process.exitCode = 1;
      stop();
    });
  };
  try {
    await launch('sandbox', [bin('courtside-sandbox'), '--port', String(gateway), ...options], {
      env,
      up: /listening on/,
    }).then(watch('sandbox'));
    const site = isDev ? [bin('vite')] : [process.execPath, 'server.ts'];
    await launch('site', site as [string, ...string[]], { env, up: /listening on|Local:/ }).then(
      watch('site'),
    );
  } catch (fault) {
    stop();
    throw fault;
  }
  console.log(`The site is at http://127.0.0.1:${web} (member demo8888, password demo8888)`);
  console.log('It runs on the sandbox gateway; Ctrl-C stops both.');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      market: { type: 'string' },
      'test-doors': { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [command, file] = positionals;
  if (command === 'config') {
    const config = { ...runtimeConfig(process.env), build: await buildOf('dist') };
    return console.log(JSON.stringify(config));
  }
  if (command === 'texts') {
    if (file === undefined) fail('texts needs a file, such as src/texts/en.json');
    const { writeTexts } = await import('./texts/write-texts.ts');
    const { texts, missing, unused } = await writeTexts('.', file);
    return console.log(`${file}: ${texts} translated, ${missing} missing, ${unused} unused`);
  }
  if (command !== 'start' && command !== 'dev') fail(`start, dev, config or texts\n${USAGE}`);
  await run(command === 'dev', [
    ...(values.market === undefined ? [] : ['--market', values.market]),
    ...(values['test-doors'] ? ['--test-doors', '--no-drift'] : []),
  ]);
}

main().catch((fault: unknown) => {
  // An error of the user is one line; an error of ours has its stack.
  console.error(isCourtsideError(fault) ? `courtside-site: ${fault.message}` : fault);
  process.exitCode = 1;
});
