import { parseArgs } from 'node:util';
import { CourtsideError } from '@courtside/kernel';
import { MOST_GAMES } from './content/games.ts';

const MOST_CAPTCHAS = 1_000_000;

export interface CliOptions {
  readonly help: boolean;
  readonly port: number;
  readonly data: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly fresh: boolean;
  readonly fixtures: string | undefined;
  readonly competition: string | undefined;
  readonly at: number | undefined;
  readonly speed: number | undefined;
  readonly seed: number;
  readonly encrypted: boolean;
  readonly testDoors: boolean;
  readonly deposit: boolean;
  readonly drift: boolean;
  readonly market: string;
  readonly log: boolean;
  readonly captchasPerAddress: number | undefined;
  readonly games: number | undefined;
  readonly gameOrigin: string | undefined;
}

export const USAGE = `courtside-sandbox [options]
  --port N              port on 127.0.0.1 (SANDBOX_PORT, 8787)
  --data DIR            folder of the embedded database; in memory without it
                        (DATABASE_URL: use that Postgres instead)
  --fresh               forget everything that was kept
  --fixtures DIR        play the openfootball calendars in this folder
  --competition NAME    start in this one of them (default: the one that ends last)
  --at ISO              put the site's clock to this instant
  --speed N             site seconds in a second (1)
  --seed N              seed of everything that is invented (1)
  --encrypted           the encrypted mode of the contract
  --test-doors          open the doors under /__sandbox
  --deposit on|off      the deposit feature (on)
  --market NAME         the market policy of player protection (demo); a name that is
                        not known gets the strictest
  --games N             games in the catalogue (those that have a name)
  --game-origin URL     where launches lead that answer with a whole address
                        (default: paths in the site's origin)
  --captchas-per-address N
                        new captchas within a minute for one address (120)
  --no-drift            keep prices still while nothing happens
  --log                 tell of every refused call on stderr, a line of JSON each`;

function bad(message: string): CourtsideError {
  return new CourtsideError(message, { code: 'sandbox.option', kind: 'configuration' });
}

function numberOf(name: string, value: string | undefined, least: number, most: number) {
  if (value === undefined) return undefined;
  const found = Number(value);
  if (value.trim() === '' || !Number.isFinite(found) || found < least || found > most) {
    throw bad(`${name} must be a number from ${least} to ${most}, not "${value}"`);
  }
  return found;
}

function wholeOf(name: string, value: string | undefined, most: number): number | undefined {
  const found = numberOf(name, value, 0, most);
  if (found !== undefined && !Number.isInteger(found)) throw bad(`${name} is a whole number`);
  return found;
}

function originOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw bad('--game-origin is an address such as http://127.0.0.1:8787');
  }
  return url.origin;
}

/** @throws CourtsideError `sandbox.option` */
export function cliOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CliOptions {
  const values = parse(args);
  const at = values.at === undefined ? undefined : Date.parse(values.at);
  if (Number.isNaN(at)) throw bad(`--at must be an instant such as 2026-06-11T19:00:00Z`);
  if (values.deposit !== 'on' && values.deposit !== 'off') throw bad('--deposit is on or off');
  const port = numberOf('The port', values.port ?? env['SANDBOX_PORT'], 0, 65_535) ?? 8787;
  const seed = numberOf('--seed', values.seed, 0, 2 ** 31) ?? 1;
  if (!Number.isInteger(port) || !Number.isInteger(seed))
    throw bad('Port and seed are whole numbers');
  return {
    help: values.help,
    port,
    data: values.data,
    databaseUrl: env['DATABASE_URL'],
    fresh: values.fresh,
    fixtures: values.fixtures,
    competition: values.competition,
    at,
    speed: numberOf('--speed', values.speed, 0, 10_000),
    seed,
    encrypted: values.encrypted,
    testDoors: values['test-doors'],
    deposit: values.deposit === 'on',
    drift: !values['no-drift'],
    market: values.market,
    log: values.log,
    captchasPerAddress: wholeOf(
      '--captchas-per-address',
      values['captchas-per-address'],
      MOST_CAPTCHAS,
    ),
    games: wholeOf('--games', values.games, MOST_GAMES),
    gameOrigin: originOf(values['game-origin']),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        port: { type: 'string' },
        data: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        fixtures: { type: 'string' },
        competition: { type: 'string' },
        at: { type: 'string' },
        speed: { type: 'string' },
        seed: { type: 'string' },
        encrypted: { type: 'boolean', default: false },
        'test-doors': { type: 'boolean', default: false },
        deposit: { type: 'string', default: 'on' },
        games: { type: 'string' },
        'game-origin': { type: 'string' },
        'captchas-per-address': { type: 'string' },
        'no-drift': { type: 'boolean', default: false },
        market: { type: 'string', default: 'demo' },
        log: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw bad(cause instanceof Error ? cause.message : 'Bad options');
  }
}
