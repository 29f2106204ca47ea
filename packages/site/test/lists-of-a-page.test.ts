import type { SportsCall, SportsRequests } from '@courtside/contract';
import { memoryStore } from '@courtside/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_SOCKET } from '../src/features/sport/no-socket.ts';
import { createSiteSport } from '../src/features/sport/site-sport.ts';
import { sportsGatewayOf } from '../src/features/sport/sports-gateway-of.ts';
import { makeSite } from './make-site.ts';

const VENUE = '/game/api/v1/venue/resource';
const FOOTBALL = ['FT RB'];
const OF_HOME = ['ALL RB', 'FT FT'];

let stop = () => undefined as void;
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

interface At {
  page: 'home' | 'board';
  /** Address of the window. */
  path: string;
  member?: boolean;
  hidden?: boolean;
  /** A list of the board that was chosen before. */
  chosen?: string;
}

/** The lists that a page of the site asks for before it has a board. */
async function listsAt({ page, path, member = false, hidden = false, chosen }: At) {
  vi.stubGlobal('location', new URL(path, 'https://site.example'));
  const shown = { visibilityState: hidden ? 'hidden' : 'visible' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), shown));
  const made = makeSite([], memoryStore());
  const asked: string[] = [];
  made.gateway.on(VENUE, (body) => {
    const request = (body as SportsCall).request as SportsRequests['getMatchList'];
    asked.push(`${request.gtype} ${request.showType}`);
    return { statusCode: 6302 };
  });
  stop = await made.start();
  if (member) made.site.services.session.open({ token: 't', userId: 'm-1' });
  const sport = createSiteSport(made.site, NO_SOCKET);
  if (chosen !== undefined) sport.choice.write(new URLSearchParams(chosen));
  sport.askAhead(page);
  // Asked after those, and in the same way.
  const last = sportsGatewayOf(made.site).ask('getMatchList', { gtype: 'BK', showType: 'FU' });
  await last.catch(() => undefined);
  sport.dispose();
  expect(asked.pop()).toBe('BK FU');
  return asked;
}

test.each<[string, At, string[]]>([
  ['the board', { page: 'board', path: '/game/sport' }, FOOTBALL],
  ['home', { page: 'home', path: '/' }, OF_HOME],
  ['home with a parameter', { page: 'home', path: '/?i=AB12' }, OF_HOME],
  ['the board for a member', { page: 'board', path: '/game/sport', member: true }, FOOTBALL],
])('%s asks for its lists ahead', async (_, at, lists) => {
  expect(await listsAt(at)).toEqual(lists);
});

test.each<[string, At]>([
  ['home for a member, who may take a break', { page: 'home', path: '/', member: true }],
  ['a hidden tab', { page: 'board', path: '/game/sport', hidden: true }],
  ['a board whose address names a list', { page: 'board', path: '/game/sport?show=FU' }],
  ['a board with a kept choice', { page: 'board', path: '/game/sport', chosen: 'sport=BK' }],
  ['a site whose router keeps its address to itself', { page: 'board', path: '/story' }],
])('%s asks for none ahead', async (_, at) => {
  expect(await listsAt(at)).toEqual([]);
});
