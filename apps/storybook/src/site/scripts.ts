import type { CallPath } from '@courtside/api-client';
import type {
  League,
  Match,
  OrderAnswer,
  Outright,
  SportsAnswer,
  SportsAnswers,
  SportsCall,
} from '@courtside/contract';
import * as home from './home-answers.ts';
import { otherSports } from './other-sports.ts';
import { liveMatches, title, wonTitle } from './sports-matches.ts';
import { history, play } from './play-scripts.ts';
import type { Script } from './story-gateway.ts';

const CONTENT: readonly CallPath[] = [
  '/site/api/v1/advertising/queryNoticeListByPage',
  '/site/api/v1/advertising/getMyDiscountAd',
  '/game/api/v1/venue/getVenueInfoByCategory',
  '/game/api/v1/venue/gameList',
  '/game/api/v1/venue/getBonusPools',
  '/act/api/v1/promotion/config',
  '/site/api/v1/advertising/sponsorContent',
];
const RESOURCE = '/game/api/v1/venue/resource';

/** Everything that the operator publishes. */
export const content: Script = (gateway, zh) => {
  gateway.on('/site/api/v1/advertising/queryNoticeListByPage', { data: home.notices(zh) });
  gateway.on('/site/api/v1/advertising/getMyDiscountAd', { data: home.banners(zh) });
  gateway.on('/game/api/v1/venue/getVenueInfoByCategory', { data: home.venues(zh) });
  gateway.on('/game/api/v1/venue/gameList', (body) => ({ data: home.foundGames(zh, body) }));
  gateway.on('/game/api/v1/venue/getBonusPools', { data: home.pools(zh) });
  gateway.on('/act/api/v1/promotion/config', { data: home.promotions(zh) });
  gateway.on('/site/api/v1/advertising/sponsorContent', { data: home.sponsors(zh) });
  gateway.on('/site/api/v1/configuration/onlinecustomservice', {
    data: { url: 'https://support.example.com/chat' },
  });
};

/** The operator's content and the matches are on their way, for ever. */
export const contentLoading: Script = (gateway) => {
  for (const path of [...CONTENT, RESOURCE] as const) gateway.hang(path);
};

/** Neither content nor matches can be reached. */
export const contentCut: Script = (gateway) => {
  for (const path of [...CONTENT, RESOURCE] as const) gateway.cut(path);
};

/** What is asked at these paths is on its way, for ever. */
export const onItsWay =
  (...paths: readonly CallPath[]): Script =>
  (gateway) => {
    for (const path of paths) gateway.hang(path);
  };

/** These paths cannot be reached. */
export const outOfReach =
  (...paths: readonly CallPath[]): Script =>
  (gateway) => {
    for (const path of paths) gateway.cut(path);
  };

/** This path answers once, and cannot be reached after that. */
export const goneAfterFirst =
  (path: CallPath): Script =>
  (gateway) =>
    gateway.cutAfter(path, 1);

/** What becomes of an order; none is sent where it is left out. */
export type Decision = Pick<OrderAnswer, 'active' | 'reason'>;

const COUNTS = { FU: 60, FT: 7, RB: 3 };

const byLeague = (matches: readonly Match[]): League[] =>
  [...new Set(matches.map(({ league_id }) => league_id))].map((league_id) => {
    const own = matches.filter((match) => match.league_id === league_id);
    return {
      league_id,
      league_name: own[0]?.league_name ?? '',
      isShow: true,
      isExpand: true,
      matches: own,
    };
  });

type Quote = SportsAnswers['getQuotes']['quotes'][number];

function quoteOf(
  { gid, wtype, pick }: Pick<Quote, 'gid' | 'wtype' | 'pick'>,
  matches: readonly Match[],
): Quote {
  const match = matches.find(({ markets }) => markets.some((each) => each.gid === gid));
  const market = match?.markets.find((each) => each.gid === gid && each.wtype === wtype);
  return {
    gid,
    gidm: match?.gidm ?? '',
    wtype,
    pick,
    open: market?.sw ?? false,
    ior: market?.ior[pick] ?? '0.00',
    ratio: market?.ratio ?? '',
    strong: market?.strong ?? '',
    score: { h: match?.sc_FT_H ?? 0, c: match?.sc_FT_C ?? 0 },
    isLive: true,
    min: '10.00',
    max: '20000.00',
    token: 'quote',
    expiresInMs: 8000,
  };
}

function answerTo(
  call: SportsCall,
  matches: readonly Match[],
  decision?: Decision,
  outrights: readonly Outright[] = [],
): SportsAnswer {
  const { method, request } = call;
  const now = { version: 1, serverTime: home.STORY_TIME };
  if (method === 'getMatchList') {
    return {
      method,
      ...now,
      counts: matches.length > 0 ? COUNTS : { FU: 0, FT: 0, RB: 0 },
      leagues: byLeague(matches),
    };
  }
  if (method === 'getMatchChanges') {
    return { method, ...now, counts: COUNTS, reset: false, matches: [], removed: [] };
  }
  if (method === 'getOutrights') {
    const { showType } = request;
    const shown = outrights.filter((each) => (showType ?? each.showType) === each.showType);
    return { method, serverTime: home.STORY_TIME, outrights: shown };
  }
  if (method === 'getQuotes') {
    return { method, quotes: request.picks.map((pick) => quoteOf(pick, matches)), series: null };
  }
  if (method !== 'placeBet' && method !== 'getOrder') throw new Error(`No script for ${method}`);
  const placed = method === 'placeBet' ? request : null;
  const { active, reason }: Decision = decision ?? { active: 'none', reason: null };
  return {
    method,
    key: request.key,
    active,
    reason,
    ticket_id: active === 'refused' ? '' : 'CS2605160042',
    gid: placed?.gid ?? '',
    gidm: '',
    wtype: placed?.wtype ?? null,
    pick: placed?.pick ?? null,
    ior: placed?.ior ?? '0.00',
    ratio: placed?.ratio ?? '',
    strong: '',
    stake: placed?.stake ?? '0.00',
    maxWin: '0.00',
    delayMs: 0,
    placedAt: home.STORY_TIME,
  };
}

/** The board with live matches of invented clubs; orders are decided as told. */
export const board =
  (decision?: Decision, change: (match: Match) => Match = (match) => match): Script =>
  (gateway, zh) => {
    const matches = liveMatches(zh).map(change);
    gateway.on(RESOURCE, (body) => ({
      data: answerTo(body as SportsCall, matches, decision, [title(zh), wonTitle(zh)]),
    }));
  };

/** The overview of all sports, a small board of each. */
export const overviewBoard: Script = (gateway, zh) => {
  const matches = [...liveMatches(zh), ...otherSports(zh)];
  gateway.on(RESOURCE, (body) => ({ data: answerTo(body as SportsCall, matches) }));
};

export const suspendedBoard: Script = board(undefined, (match) => ({
  ...match,
  markets: match.markets.map((market) => ({ ...market, sw: false })),
}));

export const emptyBoard: Script = (gateway) =>
  gateway.on(RESOURCE, (body) => ({ data: answerTo(body as SportsCall, []) }));

/** The sports venue is closed to all until a time that it tells. */
export const venueInMaintenance: Script = (gateway, zh) =>
  gateway.on(RESOURCE, {
    statusCode: 6415,
    message: zh('场馆维护中', '場館維護中'),
    data: { reopensAt: home.STORY_TIME + 45 * 60_000 },
  });

/** The sports venue is closed to callers from here. */
export const regionShutOut: Script = (gateway, zh) =>
  gateway.on(RESOURCE, {
    statusCode: 6031,
    message: zh('您所在的地区暂不提供服务', '您所在的地區暫不提供服務'),
  });

/** The list comes, and then nothing more. */
export const staleBoard: Script = (gateway, zh) => {
  const matches = liveMatches(zh);
  gateway.on(RESOURCE, (body) => {
    gateway.cut(RESOURCE);
    return { data: answerTo(body as SportsCall, matches) };
  });
};

/** A member's info and balance, with no limits and nothing that shuts play. */
export const member =
  (
    total = '12580.50',
    bound: { bindPhone: boolean; bindRealName: boolean } = { bindPhone: true, bindRealName: true },
  ): Script =>
  (gateway, zh) => {
    gateway.on('/fd/api/v1/transfer/getBalance', {
      data: {
        centerWalletBalance: total,
        lockedMoney: '0.00',
        totalBalance: total,
        currency: 'CNY',
      },
    });
    // The header asks for deposits that are not decided.
    gateway.on('/fd/api/v1/payment/types', { data: { channels: [], waiting: [] } });
    gateway.on('/site/api/v1/user/member/info', {
      data: {
        userId: '10000001',
        name: 'linjiang88',
        ...bound,
        bindEmail: false,
        phoneNumber: '138****0042',
        sealed: {},
        nickname: '',
        profileSubmitted: false,
        secondPasswordSet: true,
        securityLevel: 'medium',
        avatar: { url: '', motif: 'avatar-football' },
        vipLevel: 0,
        currency: 'CNY',
        registeredAt: home.STORY_TIME,
      },
    });
    play()(gateway, zh);
    history(gateway, zh);
  };

/** Several scripts, one after the other. */
export const all =
  (...scripts: readonly Script[]): Script =>
  (gateway, zh) => {
    for (const script of scripts) script(gateway, zh);
  };
