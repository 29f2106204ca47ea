import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { gameOf } from '../content/games.ts';
import { type Language, messageFor } from '../text/messages.ts';
import { translate } from '../text/translate.ts';
import { MOST_BYTES, readBody } from '../wire/read-body.ts';
import { Refusal } from '../wire/refusal.ts';
import { demoPage, overPage } from './demo-page.ts';
import { lookOf } from './demo-looks.ts';
import { rulesOf } from './demo-rules.ts';
import { type DemoRounds, type RoundRequest, stakesOf } from './demo-rounds.ts';
import type { Launches } from './launch.ts';

const TICKET = /^[0-9a-f]{48}$/;
const KEY = /^[0-9a-f-]{36}$/;
const AMOUNT = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/;

/** Policy of the page: its own style and script, and calls to its own origin. Brands frame it. */
const policy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `img-src data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`,
  ].join('; ');

const languageOf = (header: string | undefined): Language =>
  /^zh-(hant|tw|hk|mo)\b/i.test(header ?? '') ? 'zh-tw' : 'zh-cn';

function roundOf(text: string): (RoundRequest & { ticket: string }) | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const { ticket, stake, choice, key } = json as Record<string, unknown>;
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return undefined;
  if (typeof stake !== 'string' || !AMOUNT.test(stake)) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) return undefined;
  return typeof choice === 'string' ? { ticket, stake, choice, key } : undefined;
}

/** A ticket that its venue does not know any more opens nothing. */
function gone(fault: unknown): undefined {
  if (fault instanceof Refusal) return undefined;
  throw fault;
}

export interface DemoParts {
  readonly launches: Launches;
  readonly rounds: DemoRounds;
  /** Called with unexpected faults. */
  readonly onFault: (fault: unknown) => void;
}

/** `/game/demo`: the games that launches open. Outside the contract: the ticket is the permission. */
export function demoRoutes({ launches, rounds, onFault }: DemoParts): Hono {
  const app = new Hono().basePath('/game/demo');
  /** A refusal in the form of the contract's calls. */
  const refused = (code: number, language: Language, text?: string) => ({
    status_code: code,
    data: null,
    message: text === undefined ? messageFor(code, language) : translate(text, language),
  });

  /**
   * The game of a ticket; undefined when the ticket is over.
   *
   * @throws Refusal when a break ended it: the member is told about the break, and not to enter again
   */
  async function openGame(ticket: string) {
    const game = await launches.gameOf(ticket);
    const holder = game === undefined ? await launches.holderOf(ticket) : undefined;
    if (holder !== undefined) await rounds.may(holder);
    return game;
  }

  // A site frames a page of its own origin without an origin, so its rounds come from `null`. No cookie is sent with
  // them: the ticket alone is the permission.
  for (const path of ['/round', '/standing']) {
    app.use(path, async (c, next) => {
      c.header('access-control-allow-origin', '*');
      await next();
    });
  }
  /** The venue's current balance, because the site may transfer money in while a game is open. */
  app.post('/standing', async (c) => {
    const language = languageOf(c.req.header('accept-language'));
    const body = await readBody(c.req.raw, MOST_BYTES);
    const ticket = body?.toString('utf8') ?? '';
    try {
      const game = TICKET.test(ticket) ? await openGame(ticket) : undefined;
      if (game === undefined) return c.json(refused(6001, language, '页面已失效，请重新进入'));
      const { balance, net } = await rounds.standing(game);
      return c.json({
        status_code: 6000,
        data: { balance, net },
        message: messageFor(6000, language),
      });
    } catch (fault) {
      if (fault instanceof Refusal) return c.json(refused(fault.statusCode, language, fault.said));
      onFault(fault);
      return c.json(refused(6005, language));
    }
  });
  app.post('/round', async (c) => {
    const language = languageOf(c.req.header('accept-language'));
    const body = await readBody(c.req.raw, MOST_BYTES);
    const request = roundOf(body?.toString('utf8') ?? '');
    if (request === undefined) return c.json(refused(6007, language, '金额或选择有误'));
    try {
      const game = await openGame(request.ticket);
      if (game === undefined) return c.json(refused(6001, language, '页面已失效，请重新进入'));
      const answer = await rounds.play(game, request);
      const data = { ...answer, label: translate(answer.label, language) };
      return c.json({ status_code: 6000, data, message: messageFor(6000, language) });
    } catch (fault) {
      if (fault instanceof Refusal) return c.json(refused(fault.statusCode, language, fault.said));
      onFault(fault);
      return c.json(refused(6005, language));
    }
  });

  app.get('/:page', async (c) => {
    const language = languageOf(c.req.query('lang') ?? c.req.header('accept-language'));
    const ticket = c.req.query('ticket') ?? '';
    const game = TICKET.test(ticket) ? await launches.gameOf(ticket).catch(gone) : undefined;
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', policy(nonce));
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    if (game === undefined || game.page !== c.req.param('page')) {
      return c.html(overPage(nonce, language, lookOf(c.req.query('look'))), 404);
    }
    const entry = gameOf(game.gameCode);
    return c.html(
      demoPage({
        nonce,
        language,
        page: game.page,
        rules: rulesOf(game.page, entry?.volatility),
        stakes: stakesOf(game.gameCode),
        name: entry?.name ?? '',
        ticket,
        look: lookOf(c.req.query('look')),
        standing: await rounds.standing(game),
      }),
    );
  });
  return app;
}
