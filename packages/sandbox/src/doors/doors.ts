import { parentOf } from '../football/specials.ts';
import { Hono } from 'hono';
import type { LimitsNow } from '../betting/bet-limits.ts';
import type { CaptchaLimiter } from '../access/captcha-limits.ts';
import type { Captchas } from '../access/captchas.ts';
import type { Chat } from '../chat/chat.ts';
import { chatDoors } from '../chat/chat-doors.ts';
import type { Codes } from '../access/codes.ts';
import { memberByName } from '../access/members.ts';
import type { Sessions } from '../access/sessions.ts';
import type { SiteGate } from '../access/site-gate.ts';
import type { Db } from '../db/db.ts';
import { halfDone } from '../funds/check-orders.ts';
import type { SignalCodes } from '../funds/signal-codes.ts';
import { checkLedger } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { playDoor } from '../play/play-door.ts';
import type { Play } from '../play/play.ts';
import type { RateLimiter } from '../wire/rate-limit.ts';
import type { Calendar } from '../world/calendar.ts';
import type { Edits } from '../world/edits.ts';
import type { World } from '../world/world.ts';
import type { Engine } from '../engine.ts';
import type { RefusedCall } from '../gateway.ts';
import type { Faults } from './faults.ts';
import { asBody, type DoorBody, DoorError, instant, number, text } from './input.ts';
import { changeBetLimits } from './bet-limits-door.ts';
import type { Halls } from '../games/halls.ts';
import type { Favourites } from '../games/favourites.ts';
import type { Launches } from '../games/launch.ts';
import type { VenueWallets } from '../games/venue-wallets.ts';
import { gamesDoor } from './games-door.ts';
import { changeCaptchaLimits } from './captcha-limits-door.ts';
import { changeGate } from './gate-door.ts';
import { makeMatch } from './make-match-door.ts';
import { correctMatch, editMatch, matchSummary } from './match-door.ts';
import { upsertMember } from './member-door.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

export interface DoorParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly calendar: Calendar;
  readonly edits: Edits;
  readonly world: World;
  readonly engine: Engine;
  readonly captchas: Captchas;
  readonly captchaLimiter: CaptchaLimiter;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly chat: Chat;
  readonly play: Play;
  /** The latest refused calls. */
  readonly refusals: readonly RefusedCall[];
  readonly signalCodes: SignalCodes;
  readonly codes: Codes;
  readonly gate: SiteGate;
  readonly limiter: RateLimiter;
  readonly limits: LimitsNow;
  readonly halls: Halls;
  readonly launches: Launches;
  readonly favourites: Favourites;
  readonly venueWallets: VenueWallets;
}

/** The doors under `/__sandbox`: plain JSON without signatures, for tests and demos. */
export function createDoors(parts: DoorParts): Hono {
  const { db, clock, calendar, edits, world, engine, captchas, sessions, faults } = parts;
  const { chat, refusals, signalCodes, codes, limiter } = parts;
  const app = new Hono().basePath('/__sandbox');
  const read = (raw: string): DoorBody => {
    try {
      return asBody(raw === '' ? {} : JSON.parse(raw));
    } catch (fault) {
      throw fault instanceof DoorError ? fault : new DoorError('The body is not JSON');
    }
  };
  const json = async (request: { text(): Promise<string> }): Promise<DoorBody> =>
    read(await request.text());
  const time = () => ({ siteTime: clock.site(), speed: clock.speed() });

  app.onError((fault, c) =>
    fault instanceof DoorError
      ? c.json({ error: fault.message }, 400)
      : c.json({ error: fault.message, stack: fault.stack }, 500),
  );
  app.get('/codes', async (c) => c.json(await codes.delivered(c.req.query('to'))));
  app.post('/gate', async (c) => c.json(await changeGate(parts.gate, await json(c.req))));
  app.post('/play', async (c) => c.json(await playDoor(parts, await json(c.req))));
  app.post('/limits', async (c) => {
    const body = await json(c.req);
    const [burst, perSecond] = [number(body, 'burst'), number(body, 'perSecond')];
    if (burst === undefined && perSecond === undefined) return c.json(limiter.set());
    if (burst === undefined || burst < 0 || perSecond === undefined || perSecond < 0) {
      throw new DoorError('Give burst and perSecond, both at least 0, or neither');
    }
    return c.json(limiter.set({ burst, perSecond }));
  });
  app.post('/games', async (c) => c.json(await gamesDoor(parts, await json(c.req))));
  app.post('/bet-limits', async (c) => c.json(changeBetLimits(parts.limits, await json(c.req))));
  app.post('/captcha-limits', async (c) =>
    c.json(await changeCaptchaLimits(parts.captchaLimiter, await json(c.req))),
  );
  app.get('/captcha/:id', async (c) => {
    const found = await captchas.peek(c.req.param('id'));
    return found === undefined ? c.json({ error: 'No such captcha' }, 404) : c.json(found);
  });
  app.post('/members', async (c) => c.json(await upsertMember(parts, await json(c.req))));
  app.post('/members/:name/expire', async (c) => {
    const member = await memberByName(db, c.req.param('name'));
    if (member === undefined) return c.json({ error: 'No such member' }, 404);
    await sessions.closeAll(member.id);
    return c.json({ userId: member.id });
  });
  app.get('/clock', (c) => c.json(time()));
  app.post('/clock', async (c) => {
    const body = await json(c.req);
    const [set, ms, speed] = [
      instant(body, 'set'),
      number(body, 'advanceMs'),
      number(body, 'speed'),
    ];
    if (speed !== undefined && (speed < 0 || speed > 10_000)) {
      throw new DoorError('speed must be between 0 and 10000');
    }
    if (ms !== undefined && (ms < 0 || ms > YEAR_MS)) {
      throw new DoorError('advanceMs must not be negative, nor more than a year');
    }
    await engine.alone(async () => {
      if (speed !== undefined) await clock.setSpeed(speed);
      if (set !== undefined) await clock.set(set);
      await engine.advance(Math.floor(ms ?? 0));
    });
    return c.json(time());
  });
  app.post('/faults', async (c) => {
    const body = await json(c.req);
    const path = text(body, 'path');
    if (path === undefined) throw new DoorError('path is missing');
    const id = faults.add({
      path,
      method: text(body, 'method') ?? '',
      times: number(body, 'times') ?? 1,
      latencyMs: number(body, 'latencyMs') ?? 0,
      httpStatus: number(body, 'httpStatus'),
      statusCode: number(body, 'statusCode'),
      message: text(body, 'message'),
      data: body['data'] === undefined ? null : asBody(body['data']),
      drop: body['drop'] === true,
      dropAfter: body['dropAfter'] === true,
    });
    return c.json({ id });
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({});
  });
  app.get('/matches', (c) => {
    world.refresh();
    const gtype = c.req.query('gtype') ?? 'FT';
    const wanted = calendar
      .around(clock.site())
      .filter((plan) => plan.sport === gtype && parentOf(plan.gidm) === undefined);
    const ids = new Set([...wanted.map((plan) => plan.gidm), ...edits.gidms]);
    const states = [...ids].flatMap((gidm) => world.stateOf(gidm) ?? []);
    states.sort((a, b) => a.plan.kickOff - b.plan.kickOff);
    return c.json(states.map((state) => matchSummary(state, world)));
  });
  app.post('/matches', async (c) => {
    const body = await json(c.req);
    return engine.alone(async () => {
      const gidm = await makeMatch(edits, calendar, body, clock.site());
      await engine.advance(0);
      const state = world.stateOf(gidm);
      if (state === undefined) throw new Error('The match that was made is not there');
      return c.json(matchSummary(state, world));
    });
  });
  app.post('/matches/:gidm', async (c) => {
    const body = await json(c.req);
    const gidm = c.req.param('gidm');
    return engine.alone(async () => {
      const state = world.stateOf(gidm);
      if (state === undefined) return c.json({ error: 'No such match' }, 404);
      await editMatch(edits, state, body, clock.site());
      await engine.advance(0);
      const after = world.stateOf(gidm) ?? state;
      return c.json(matchSummary(after, world));
    });
  });
  app.post('/matches/:gidm/result', async (c) => {
    const body = await json(c.req);
    const gidm = c.req.param('gidm');
    return engine.alone(async () => {
      const state = world.stateOf(gidm);
      if (state === undefined) return c.json({ error: 'No such match' }, 404);
      await correctMatch(edits, state, body, clock.site());
      await engine.advance(0);
      return c.json(matchSummary(world.stateOf(gidm) ?? state, world));
    });
  });
  app.get('/refusals', (c) => c.json(refusals));
  app.route('/chat', chatDoors(db, clock, chat, read));
  app.get('/ledger', async (c) =>
    c.json({ ...(await checkLedger(db)), halfDone: await halfDone(db) }),
  );
  // The action of a wallet app with the code of `createSignalCode`.
  app.post('/signal-codes/:code', async (c) => {
    const orderId = await signalCodes.redeem(c.req.param('code'));
    return orderId === undefined ? c.json({ error: 'No such code' }, 404) : c.json({ orderId });
  });
  app.all('*', (c) => c.json({ error: 'No such door' }, 404));
  return app;
}
