import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calendars, CUP } from './calendar.ts';
import { openDoors, type DoorMatch, type Doors } from './doors.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

type Show = NonNullable<DoorMatch['showType']>;

/** A whole site of one worker: its own gateway, books and matches, and the web server before them. */
export interface Site {
  readonly url: string;
  /** Where the gateway itself answers: another origin than the site's. */
  readonly gameOrigin: string;
  readonly doors: Doors;
  /** A match that no other test of this worker was given. A live one stands still until the test moves it. */
  take(show: Show, fits?: (match: DoorMatch) => boolean): Promise<DoorMatch>;
  /** A live match that is played on while the test looks at it. */
  takeRunning(fits?: (match: DoorMatch) => boolean): Promise<DoorMatch>;
  /** What the gateway complained about since this was last asked. */
  complaints(): string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  encrypted: boolean;
  /** Seconds of the site in a second; 0 stands still. */
  speed?: number;
  /** Whether public pages are served as they were rendered when the site was built. @default true */
  prerendered?: boolean;
  /** Whether the gateway's own address is one that games may come from. @default false */
  games?: boolean;
}

/** A gateway and a site in front of it. A port that somebody took in the meantime is another's: then others are asked for. */
export async function startSite(options: SiteOptions): Promise<Site> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (attempt === 3 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

async function startOnce({
  encrypted,
  speed = 1,
  prerendered = true,
  games = false,
}: SiteOptions): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'courtside-e2e-'));
  for (const { file, json } of calendars())
    await writeFile(join(folder, file), JSON.stringify(json));
  const [sandboxPort, webPort] = await Promise.all([freePort(), freePort()]);
  const gameOrigin = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    COURTSIDE_SIGN_KEY: randomBytes(32).toString('hex'),
    COURTSIDE_CRYPT_KEY: randomBytes(32).toString('hex'),
    SANDBOX_PORT: String(sandboxPort),
    WEB_PORT: String(webPort),
    WEB_HOST: '127.0.0.1',
    DATABASE_URL: undefined,
    PUBLIC_URL: `http://127.0.0.1:${webPort}`,
    // A site that sets none; a developer's own environment may have one.
    SITE_ID: undefined,
    ...(prerendered ? {} : { COURTSIDE_PRERENDERED: 'off' }),
    ...(games ? { COURTSIDE_BRAND_GAME_ORIGINS: gameOrigin } : {}),
  };
  const sandbox = start(
    [
      '--conditions=@courtside/source',
      'packages/sandbox/src/cli.ts',
      ...['--port', String(sandboxPort), '--fixtures', folder, '--competition', CUP],
      ...['--speed', String(speed), '--no-drift', '--test-doors'],
      ...(encrypted ? ['--encrypted'] : []),
    ],
    env,
  );
  const web = start(['--conditions=@courtside/source', 'apps/web/server/main.ts'], env);
  async function stop() {
    await Promise.all([sandbox.stop(), web.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await Promise.all([sandbox.listening, web.listening]);
  } catch (error) {
    await stop();
    throw error;
  }
  const doors = openDoors(gameOrigin);
  const taken = new Set<string>();
  async function pick(show: Show, fits: (match: DoorMatch) => boolean): Promise<DoorMatch> {
    const matches = await doors.matches();
    const found = matches.find(
      (match) => match.showType === show && !taken.has(match.gidm) && fits(match),
    );
    if (!found) throw new Error(`No match of ${show} is left that fits`);
    taken.add(found.gidm);
    return found;
  }
  return {
    url: `http://127.0.0.1:${webPort}`,
    gameOrigin,
    doors,
    async take(show, fits = () => true) {
      const found = await pick(show, fits);
      if (show === 'RB') await doors.match(found.gidm, { still: true });
      return found;
    },
    takeRunning: (fits = () => true) => pick('RB', fits),
    complaints: sandbox.complaints,
    stop,
  };
}

/** A free port; the system does not hand the same one out again soon. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** What must not outlive this process: one that is ended in the middle of its clearing up would leave them running. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function start(args: readonly string[], env: Record<string, string | undefined>) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let complaints = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => children.delete(child));
  const listening = new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (/listening on/.test(printed)) resolve();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${complaints}`)));
  });
  return {
    listening,
    complaints() {
      const told = complaints;
      complaints = '';
      return told;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
