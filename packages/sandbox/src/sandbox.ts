import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createPeople } from './people.ts';
import { createOrders } from './betting/orders.ts';
import { createRecords } from './betting/records.ts';
import { settleAll } from './betting/settlement.ts';
import { type Chat, createChat, SOCKET_PATH } from './chat/chat.ts';
import type { Connection } from './chat/connection.ts';
import type { ChatSocket } from './chat/hub.ts';
import type { Db } from './db/db.ts';
import { migrate } from './db/migrations.ts';
import { secretOf } from './db/secret.ts';
import { createDoors } from './doors/doors.ts';
import { createFaults } from './doors/faults.ts';
import { upsertMember } from './doors/member-door.ts';
import { createEngine } from './engine.ts';
import type { Competition } from './football/fixtures.ts';
import { chooseCompetition } from './football/fixtures.ts';
import { createGateway, Dropped, languageOf, type RefusedCall } from './gateway.ts';
import { createFunds } from './funds/create-funds.ts';
import type { WithdrawalPasswords } from './funds/withdrawal-password.ts';
import { verifyChatJwt } from './member/chat-jwt.ts';
import { gradeOf } from './member/grades.ts';
import { demoRoutes } from './games/demo-routes.ts';
import { handlers } from './handlers.ts';
import { createPromotions } from './promotions/promotions.ts';
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

/** How many the door of refusals remembers. */
const MOST_REFUSALS = 500;
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
  /** Who knows the members' withdrawal passwords; the sandbox itself by default. */
  readonly withdrawalPasswords?: WithdrawalPasswords;
  /** Told of what should never happen: a handler that threw, an answer outside the contract. */
  readonly onFault?: (fault: unknown) => void;
  /** Told of every call that was refused, without anything secret. */
  readonly onRefusal?: (refusal: RefusedCall) => void;
}

export interface Sandbox {
  /** The whole gateway as a function. Rejects where a test asked for the connection to be cut. */
  fetch(request: Request): Promise<Response>;
  /** For a server: as `fetch`, with what is known of the connection. */
  handle(request: Request, caller: Caller): Promise<Response>;
  /** Whether an address is that of the chat socket, with what the contract wants in its query. */
  takes(url: URL): boolean;
  /** Opens a chat connection on a socket that came to such an address. */
  connect(url: URL, socket: ChatSocket): Connection;
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

  const faults = createFaults();
  const people = await createPeople({ db, clock, cryptKey: keys.crypt });
  const { sessions, images, feedbacks, secondPassword, turnoverOf, chatSecret } = people;
  const records = createRecords(db);
  const orders = createOrders({ db, clock, world, secret: await secretOf(db, 'quote-secret') });
  const deposit = options.deposit === false ? 0 : 1;
  const passwords = options.withdrawalPasswords ?? secondPassword;
  const money = createFunds({ db, clock, seed, deposit, passwords });
  const contract = loadContract();
  const check = requestCheck(db, contract, keys);
  const limiter = createRateLimiter();
  const levelOf = async (memberId: string): Promise<number> => gradeOf(await turnoverOf(memberId));
  const promotions = createPromotions({ db, clock, gradeOf: levelOf });
  const chat: Chat = await createChat({
    db,
    clock,
    world,
    sessions,
    faults,
    verifyJwt: (jwt) => verifyChatJwt(chatSecret, jwt, clock.wall())?.sub,
    vipLevelOf: levelOf,
    onFault,
  });
  const jobs = [
    { run: () => orders.decideDue(), nextDue: () => orders.nextDue() },
    ...money.jobs,
    { run: () => feedbacks.answerDue(), nextDue: () => feedbacks.nextDue() },
    { run: () => settleAll(db, clock, world) },
    { run: () => chat.run() },
  ];
  const engine = createEngine({ clock, world, edits, jobs, check, onFault });
  const refusals: RefusedCall[] = [];
  const gateway = createGateway({
    contract,
    keys,
    check,
    sessions,
    encrypted,
    faults,
    limiter,
    onFault,
    onRefusal(refusal) {
      refusals.push(refusal);
      if (refusals.length > MOST_REFUSALS) refusals.shift();
      options.onRefusal?.(refusal);
    },
    handlers: handlers({
      db,
      clock,
      access: people,
      member: people,
      messages: { ...people, records },
      funds: money.funds,
      games: money.games,
      promotions,
      records,
      world,
      sports: sportsHandler(clock, world, orders),
      chat,
      site: { encryption: encrypted ? 1 : 0, deposit },
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
    app.route(
      '/',
      createDoors({
        ...people,
        calendar,
        edits,
        world,
        engine,
        faults,
        limiter,
        chat,
        refusals,
        signalCodes: money.funds.signalCodes,
      }),
    );
    const demo = { name: 'demo8888', password: 'demo8888', token: false };
    const [known] = await db.query(`SELECT id FROM members WHERE name_key = 'demo8888'`);
    if (known === undefined) {
      await upsertMember({ db, clock, sessions }, { ...demo, balance: '10000.00' });
    }
  } else {
    app.all('/__sandbox/*', (c) => c.notFound());
  }
  app.route('/', demoRoutes({ ...money.demo, onFault }));
  app.get('/site/upload/:id', (c) => images.serve(c.req.param('id')));
  app.all('*', (c) => gateway(c.req.raw, c.env.ip));
  app.onError((fault, c) => {
    if (fault instanceof Dropped) return dropConnection(c.env);
    throw fault;
  });

  engine.start();
  const watch = setInterval(() => chat.check(), 1000);
  watch.unref();
  const handle = async (request: Request, caller: Caller): Promise<Response> =>
    app.fetch(request, caller);
  return {
    handle,
    fetch: (request) => handle(request, callerOf(undefined, request.headers)),
    takes: ({ pathname, searchParams }) =>
      pathname === SOCKET_PATH &&
      searchParams.get('clientType') === 'web' &&
      /^[0-9]{1,8}$/.test(searchParams.get('siteId') ?? ''),
    connect(url, socket) {
      const wanted = url.searchParams.get('language') ?? '';
      return chat.open(socket, languageOf('', new Headers({ 'accept-language': wanted })));
    },
    async close() {
      clearInterval(watch);
      chat.close();
      await engine.stop();
    },
  };
}
