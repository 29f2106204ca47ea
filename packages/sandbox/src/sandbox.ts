import type { SportCode } from '@courtside/contract';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { MarketPolicies, RuleSet } from '@courtside/responsible-play';
import type { CaptchaLimits } from './access/captcha-limits.ts';
import { createSiteGate } from './access/site-gate.ts';
import { createPeople } from './people.ts';
import { betLimits, type BetLimits } from './betting/bet-limits.ts';
import { createCashOuts } from './betting/cash-out.ts';
import { CASH_OUT_POLICIES, type CashOutPolicies } from './betting/cash-out-policy.ts';
import { createOrders } from './betting/orders.ts';
import { createQuotes } from './betting/quotes.ts';
import { createRecords } from './betting/records.ts';
import { createSettlement } from './betting/settlement.ts';
import { bundled } from './chat/bundle.ts';
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
import { createHalls } from './games/halls.ts';
import { demoRoutes } from './games/demo-routes.ts';
import { handlers } from './handlers.ts';
import { createPlay } from './play/play.ts';
import { createPromotions } from './promotions/promotions.ts';
import { openHouse } from './ledger/ledger.ts';
import { type Caller, callerOf, dropConnection } from './serve.ts';
import { createMatchCalls } from './sports-calls/match-calls.ts';
import { sportsHandler } from './sports-handler.ts';
import { calendarStart } from './time/calendar-start.ts';
import { siteClock } from './time/site-clock.ts';
import { loadContract } from './wire/contract.ts';
import type { SiteKeys } from './wire/keys.ts';
import { createRateLimiter } from './wire/rate-limit.ts';
import { requestCheck } from './wire/request-check.ts';
import { sportsCalendar } from './sports/sports-calendar.ts';
import { fixtureCalendar, generatedCalendar, wholeCalendar } from './world/calendar.ts';
import { openEdits } from './world/edits.ts';
import { withMade } from './world/made-matches.ts';
import { createWorld } from './world/world.ts';

/** Number of refusals that the door of refusals keeps. */
const MOST_REFUSALS = 500;
const AFTER_KICK_OFF_MS = 5 * 60_000;

export interface SandboxOptions {
  readonly db: Db;
  readonly keys: SiteKeys;
  /** From `loadFixtures`; a calendar is generated without them. */
  readonly competitions?: readonly Competition[];
  /** The competition in which site time starts; the last one by default. */
  readonly competition?: string;
  /** Sets site time to this instant (UTC ms). */
  readonly at?: number;
  /** Site seconds in a second; 1 by default. */
  readonly speed?: number;
  /** Sports besides football; all of them by default. */
  readonly sports?: readonly SportCode[];
  /** Seed of all invented data; 1 by default. */
  readonly seed?: number;
  readonly encrypted?: boolean;
  readonly testDoors?: boolean;
  /** The deposit feature; on by default. */
  readonly deposit?: boolean;
  /** Whether a withdrawal requires the withdrawal password; on by default. */
  readonly withdrawPassword?: boolean;
  /** Name of the policy of player protection; a market that is not in `policies` gets the strictest of each point. */
  readonly market?: string;
  /** Market policies by name; `MARKET_POLICIES` of `@courtside/responsible-play` by default. */
  readonly policies?: MarketPolicies;
  /** Limits of a member's open bets; missing ones are those of `BET_LIMITS`. */
  readonly betLimits?: Partial<BetLimits>;
  /**
   * Limits of new captchas within a minute, and of text questions within ten; missing ones are those of
   * `CAPTCHA_LIMITS`: 20 for a device, 120 for an address, and 8 and 24 questions.
   */
  readonly captchaLimits?: Partial<CaptchaLimits>;
  /** Cash-out by the name of the market; a market that is not in the table has none. Open for `demo` by default. */
  readonly cashOut?: CashOutPolicies;
  /** Only for negative controls: the enforced rules of player protection. All by default. */
  readonly playRules?: RuleSet;
  /**
   * Origin of launches that answer with a whole address, such as `https://games.example`; without it they are paths.
   */
  readonly gameOrigin?: string;
  /** Number of games in the catalogue; all named ones by default. */
  readonly games?: number;
  /** False stops price moves while nothing happens; true by default. */
  readonly drift?: boolean;
  /** Access to the members' withdrawal passwords; the sandbox's own by default. */
  readonly withdrawalPasswords?: WithdrawalPasswords;
  /** Called with unexpected faults: a handler that threw, an answer outside the contract. */
  readonly onFault?: (fault: unknown) => void;
  /** Called for every refused call, without secrets. */
  readonly onRefusal?: (refusal: RefusedCall) => void;
}

export interface Sandbox {
  /** The whole gateway as a function. Rejects when a test requested a cut connection. */
  fetch(request: Request): Promise<Response>;
  /** For a server: like `fetch`, with the data of the connection. */
  handle(request: Request, caller: Caller): Promise<Response>;
  /** Whether an address is that of the socket, with the query that the contract requires. */
  takes(url: URL): boolean;
  /** Opens a connection on a socket with such an address. */
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
  const football =
    competitions === undefined ? generatedCalendar(seed) : fixtureCalendar(competitions, played);
  const edits = await openEdits(db);
  const whole = wholeCalendar(
    football,
    sportsCalendar(seed, options.sports),
    options.sports === undefined || options.sports.length > 0,
  );
  const calendar = withMade(whole, edits);
  const drift = options.drift ?? true;
  const world = createWorld({ clock, calendar, edits, drift });
  const matchCalls = createMatchCalls({ clock, calendar, edits, world, drift });
  world.refresh();

  const faults = createFaults();
  const gate = createSiteGate(db);
  const play = createPlay({
    db,
    clock,
    gate,
    market: options.market ?? 'unconfigured',
    ...(options.policies === undefined ? {} : { policies: options.policies }),
    ...(options.playRules === undefined ? {} : { rules: options.playRules }),
  });
  const people = await createPeople({
    db,
    clock,
    cryptKey: keys.crypt,
    gate,
    play,
    captchaLimits: options.captchaLimits,
  });
  const { sessions, images, feedbacks, secondPassword, turnoverOf, chatSecret } = people;
  const records = createRecords(db, world);
  const secret = await secretOf(db, 'quote-secret');
  const limits = betLimits(options.betLimits);
  const orders = createOrders({ db, clock, world, play, seed, limits, secret });
  const quotes = createQuotes({ clock, world, secret });
  const policies = options.cashOut ?? CASH_OUT_POLICIES;
  const cashOuts = createCashOuts({ db, clock, world, play, secret, policies });
  const deposit = options.deposit === false ? 0 : 1;
  const passwords = options.withdrawalPasswords ?? secondPassword;
  const halls = createHalls({ clock, origin: options.gameOrigin, games: options.games });
  const money = createFunds({
    db,
    clock,
    seed,
    deposit,
    passwords,
    asksPassword: options.withdrawPassword !== false,
    play,
    halls,
  });
  const contract = loadContract();
  const check = requestCheck(db, contract, keys);
  const limiter = createRateLimiter();
  const levelOf = async (memberId: string): Promise<number> => gradeOf(await turnoverOf(memberId));
  const promotions = createPromotions({ db, clock, play, gradeOf: levelOf });
  const chat: Chat = await createChat({
    db,
    clock,
    world,
    sessions,
    faults,
    verifyJwt: (jwt) => verifyChatJwt(chatSecret, jwt, clock.wall())?.sub,
    vipLevelOf: levelOf,
    async breakUntil(memberId) {
      const shut = await play.shutBy(memberId, 'chat');
      return shut?.code === 6704 || shut?.code === 6705 ? shut.until : undefined;
    },
    onFault,
  });
  const jobs = [
    { run: () => orders.decideDue(), nextDue: () => orders.nextDue() },
    ...money.jobs,
    { run: () => feedbacks.answerDue(), nextDue: () => feedbacks.nextDue() },
    { run: createSettlement({ db, clock, world, letters: people.letters }) },
    { run: () => chat.run() },
  ];
  const engine = createEngine({ clock, world, edits, jobs, check, onFault });
  const refusals: RefusedCall[] = [];
  const gateway = createGateway({
    contract,
    keys,
    check,
    sessions,
    play,
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
      member: { ...people, slips: money.funds.deposits },
      messages: { ...people, records, play },
      funds: money.funds,
      games: money.games,
      promotions,
      records,
      world,
      sports: sportsHandler({ db, clock, world, quotes, orders, cashOuts, matchCalls }),
      chat,
      play,
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
  // Catalogues, boards and promotions are long and say the same words again and again.
  for (const path of ['/game/*', '/act/*']) app.use(path, compress({ encoding: 'gzip' }));
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
        limits,
        chat,
        play,
        refusals,
        signalCodes: money.funds.signalCodes,
        halls,
        launches: money.games.launches,
        favourites: money.games.favourites,
        venueWallets: money.games.venueWallets,
      }),
    );
    const demo = { name: 'demo8888', password: 'demo8888', token: false };
    const [known] = await db.query(`SELECT id FROM members WHERE name_key = 'demo8888'`);
    if (known === undefined) {
      await upsertMember({ db, clock, sessions, play }, { ...demo, balance: '10000.00' });
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
      const isBundled = url.searchParams.get('bundles') === '1';
      const language = languageOf('', new Headers({ 'accept-language': wanted }));
      return chat.open(isBundled ? bundled(socket) : socket, language);
    },
    async close() {
      clearInterval(watch);
      chat.close();
      await engine.stop();
    },
  };
}
