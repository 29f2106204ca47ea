import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase, testServer, type NewDatabase } from '@courtside/tooling/database';
import { calendars, CUP } from './calendar.ts';
import { openDoors, type Doors } from './doors.ts';
import { createMatchMaker, type MatchMaker } from './match-maker.ts';
import { startProgram, type Program } from './program.ts';

/** A whole site of one worker: its own gateway, books and matches, and the web server before them. */
export interface Site extends MatchMaker {
  readonly url: string;
  /** Where the gateway itself answers: another origin than the site's. */
  readonly gameOrigin: string;
  readonly doors: Doors;
  /** What gateway and web server complained about because of a test; without one, what they told of no test. */
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

/** How the site says that it is reached from outside. Its port is not known before it listens, and nobody opens this. */
const PUBLIC_URL = 'https://site.example';

/** A gateway, and a site in front of it, each on a port that the system gave it. */
export async function startSite({
  encrypted,
  speed = 1,
  prerendered = true,
  games = false,
}: SiteOptions): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'courtside-e2e-'));
  for (const { file, json } of calendars())
    await writeFile(join(folder, file), JSON.stringify(json));
  const keys = {
    COURTSIDE_SIGN_KEY: randomBytes(32).toString('hex'),
    COURTSIDE_CRYPT_KEY: randomBytes(32).toString('hex'),
  };
  let database: NewDatabase | undefined;
  const running: Program[] = [];
  const run = async (...how: Parameters<typeof startProgram>): Promise<Program> => {
    const program = await startProgram(...how);
    running.push(program);
    return program;
  };
  async function stop() {
    await Promise.all(running.map((program) => program.stop()));
    await Promise.all([database?.drop(), rm(folder, { recursive: true, force: true })]);
  }
  try {
    const server = testServer();
    if (server !== '') database = await newDatabase({ server, start: 'courtside_site' });
    const gateway = await run(
      [
        'packages/sandbox/src/cli.ts',
        ...['--port', '0', '--fixtures', folder, '--competition', CUP],
        ...['--speed', String(speed), '--no-drift', '--test-doors'],
        ...(encrypted ? ['--encrypted'] : []),
      ],
      { ...keys, DATABASE_URL: database?.url },
    );
    const gameOrigin = `http://127.0.0.1:${gateway.port}`;
    const web = await run(['apps/web/server/main.ts'], {
      ...keys,
      SANDBOX_PORT: String(gateway.port),
      WEB_PORT: '0',
      WEB_HOST: '127.0.0.1',
      PUBLIC_URL,
      // A site that sets none; a developer's own environment may have one.
      SITE_ID: undefined,
      ...(prerendered ? {} : { COURTSIDE_PRERENDERED: 'off' }),
      ...(games ? { COURTSIDE_BRAND_GAME_ORIGINS: gameOrigin } : {}),
    });
    const doors = openDoors(gameOrigin);
    return {
      url: `http://127.0.0.1:${web.port}`,
      gameOrigin,
      doors,
      ...createMatchMaker(doors),
      complaints: (test) =>
        [gateway, web]
          .map(({ complaints }) => (test === undefined ? complaints.rest() : complaints.of(test)))
          .join(''),
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}
