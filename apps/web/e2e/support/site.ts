import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calendars, CUP, teams } from './calendar.ts';
import { createComplaints } from './complaints.ts';
import { openDoors, type DoorMatch, type Doors, type NewMatch } from './doors.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

type Show = NonNullable<DoorMatch['showType']>;

/** What a test wants of its match. */
export interface Wish extends NewMatch {
  /** Whether a match that was made is one, such as by the line of a market. */
  fits?: (match: DoorMatch) => boolean;
}

/** Minutes to the kick-off of a match that is made. */
const KICK_OFF: Readonly<Record<Show, number>> = { RB: -5, FT: 300, FU: 24 * 60 };

/** A whole site of one worker: its own gateway, books and matches, and the web server before them. */
export interface Site {
  readonly url: string;
  /** Where the gateway itself answers: another origin than the site's. */
  readonly gameOrigin: string;
  readonly doors: Doors;
  /**
   * A football match that only this test knows. A live one (`RB`) is in its fifth minute and stands still until the test
   * moves it; one of today (`FT`) kicks off in five hours, an early one (`FU`) a day later.
   */
  make(show: Show, wish?: Wish): Promise<DoorMatch>;
  /** Takes the matches that were made off the board. */
  clear(): Promise<void>;
  /** What the gateway complained about because of a test; without one, what it told of no test. */
  complaints(test?: string): string;
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
  let made = 0;
  const there: string[] = [];
  return {
    url: `http://127.0.0.1:${webPort}`,
    gameOrigin,
    doors,
    async clear() {
      // One that is over is off the board already.
      for (const gidm of there.splice(0)) {
        await doors.match(gidm, { void: true }).catch(() => undefined);
      }
    },
    async make(show, { fits = () => true, ...match } = {}) {
      // Lines follow the goals that are expected: another match may have the line that is wanted.
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const expect = { h: 0.7 + ((attempt * 7) % 30) / 10, c: 1.1 + (attempt % 4) / 10 };
        const found = await doors.make({
          league: '港湾友谊杯',
          ...teams(made),
          inMinutes: KICK_OFF[show],
          still: show === 'RB',
          ...(attempt === 0 ? {} : { expect }),
          ...match,
        });
        made += 1;
        there.push(found.gidm);
        if (fits(found)) return found;
      }
      throw new Error(`No match of ${show} can be made that fits`);
    },
    complaints: (test) =>
      test === undefined ? sandbox.complaints.rest() : sandbox.complaints.of(test),
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
  const complaints = createComplaints();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => children.delete(child));
  const listening = new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (/listening on/.test(printed)) resolve();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints.add(chunk.toString());
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${complaints.rest()}`)));
  });
  return {
    listening,
    complaints,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
