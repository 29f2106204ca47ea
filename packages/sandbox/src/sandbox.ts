import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createPeople } from './people.ts';
import { createOrders } from './betting/orders.ts';
import { createRecords } from './betting/records.ts';
import { settleAll } from './betting/settlement.ts';
import type { Db } from './db/db.ts';
import { migrate } from './db/migrations.ts';
import { secretOf } from './db/secret.ts';
import { createDoors } from './doors/doors.ts';
import { createFaults } from './doors/faults.ts';
import { upsertMember } from './doors/member-door.ts';
import { createEngine } from './engine.ts';
import type { Competition } from './football/fixtures.ts';
import { chooseCompetition } from './football/fixtures.ts';
import { createDeposits } from './funds/deposits.ts';
import { createGateway, Dropped } from './gateway.ts';
import { handlers } from './handlers.ts';
import { openHouse } from './ledger/ledger.ts';
import { type Caller, callerOf, dropConnection } from './serve.ts';
import { sportsHandler } from './sports-handler.ts';
import { calendarStart } from './time/calendar-start.ts';
import { siteClock } from './time/site-clock.ts';
import { loadContract } from './wire/contract.ts';
import type { SiteKeys } from './wire/keys.ts';
import { createRateLimiter } from './wire/rate-limit.ts';
import { requestCheck } from './wire/request-check.ts';
import { fixtureCalendar, generatedCalendar } from './world/calendar.ts';
import { openEdits } from './world/edits.ts';
import { createWorld } from './world/world.ts';

const AFTER_KICK_OFF_MS = 5 * 60_000;

export interface SandboxOptions {
  readonly db: Db;
  readonly keys: SiteKeys;
  /** From `loadFixtures`; a calendar is generated without them. */
  readonly competitions?: readonly Competition[];
  /** The one in which site time starts; the last one by default. */
  readonly competition?: string;
  /** Puts site time to this instant (UTC ms). */
  readonly at?: number;
  /** Site seconds in a second; 1 by default. */
  readonly speed?: number;
  /** Of everything that is invented; 1 by default. */
  readonly seed?: number;
  readonly encrypted?: boolean;
  readonly testDoors?: boolean;
  /** The deposit feature; on by default. */
  readonly deposit?: boolean;
  /** False keeps prices still while nothing happens; true by default. */
  readonly drift?: boolean;
  /** Told of what should never happen: a handler that threw, an answer outside the contract. */
  readonly onFault?: (fault: unknown) => void;
}

export interface Sandbox {
  /** The whole gateway as a function. Rejects where a test asked for the connection to be cut. */
  fetch(request: Request): Promise<Response>;
  /** For a server: as `fetch`, with what is known of the connection. */
  handle(request: Request, caller: Caller): Promise<Response>;
  close(): Promise<void>;
}

/** Builds the gateway on a database. The caller closes the database after the sandbox. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { db, keys, competitions, seed = 1, encrypted = false, testDoors = false } = options;
  const onFault = options.onFault ?? (() => undefined);
  await migrate(db);
  await openHouse(db);
  const played = competitions && chooseCompetition(competitions, options.competition);
  const start =
    played === undefined ? Date.now() : (played.matches[0]?.kickOff ?? 0) + AFTER_KICK_OFF_MS;
  const elsewhere = await calendarStart(db, played?.name ?? `generated ${seed}`, start);
  const at = options.at ?? elsewhere;
  const clock = await siteClock({
    db,
    start,
    ...(at === undefined ? {} : { at }),
    ...(options.speed === undefined ? {} : { speed: options.speed }),
  });
  const calendar =
    competitions === undefined ? generatedCalendar(seed) : fixtureCalendar(competitions);
  const edits = await openEdits(db);
  const world = createWorld({ clock, calendar, edits, drift: options.drift ?? true });
  world.refresh();

  const people = await createPeople({ db, clock, cryptKey: keys.crypt });
  const { sessions, images, feedbacks } = people;
  const records = createRecords(db);
  const orders = createOrders({ db, clock, world, secret: await secretOf(db, 'quote-secret') });
  const deposits = createDeposits(db, clock);
  const contract = loadContract();
  const check = requestCheck(db, contract, keys);
  const faults = createFaults();
  const limiter = createRateLimiter();
  const jobs = [
    { run: () => orders.decideDue(), nextDue: () => orders.nextDue() },
    { run: () => deposits.settleDue(), nextDue: () => deposits.nextDue() },
    { run: () => feedbacks.answerDue(), nextDue: () => feedbacks.nextDue() },
    { run: () => settleAll(db, clock, world) },
  ];
  const engine = createEngine({ clock, world, edits, jobs, check, onFault });
  const gateway = createGateway({
    contract,
    keys,
    check,
    sessions,
    encrypted,
    faults,
    limiter,
    onFault,
    handlers: handlers({
      db,
      clock,
      deposits,
      access: people,
      member: people,
      messages: { ...people, records },
      records,
      sports: sportsHandler(clock, world, orders),
      site: { encryption: encrypted ? 1 : 0, deposit: options.deposit === false ? 0 : 1 },
    }),
  });

  const app = new Hono<{ Bindings: Caller }>();
  app.use(
    cors({
      origin: (origin) =>
        /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin) ? origin : null,
      exposeHeaders: ['sign'],
      maxAge: 600,
    }),
  );
  if (testDoors) {
    app.route('/', createDoors({ ...people, calendar, edits, world, engine, faults, limiter }));
    const demo = { name: 'demo8888', password: 'demo8888', token: false };
    const [known] = await db.query(`SELECT id FROM members WHERE name_key = 'demo8888'`);
    if (known === undefined) {
      await upsertMember({ db, clock, sessions }, { ...demo, balance: '10000.00' });
    }
  } else {
    app.all('/__sandbox/*', (c) => c.notFound());
  }
  app.get('/site/upload/:id', (c) => images.serve(c.req.param('id')));
  app.all('*', (c) => gateway(c.req.raw, c.env.ip));
  app.onError((fault, c) => {
    if (fault instanceof Dropped) return dropConnection(c.env);
    throw fault;
  });

  engine.start();
  const handle = async (request: Request, caller: Caller): Promise<Response> =>
    app.fetch(request, caller);
  return {
    handle,
    fetch: (request) => handle(request, callerOf(undefined, request.headers)),
    close: () => engine.stop(),
  };
}
