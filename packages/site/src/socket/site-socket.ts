import { type ChatConnection, createConnection } from '@courtside/chat';
import type { SiteServices } from '@courtside/shell/react';
import { LOCALE_TAGS } from '../core/locale-tags.ts';
import { pageWire } from './page-wire.ts';
import { watchTab } from './watch-tab.ts';

const JWT = '/site/api/v1/user/member/jwt';

/** The address of a gateway's socket; on the page's origin where the gateway has none of its own. */
export function socketAddress(
  gateway: { url: string; siteId: string },
  page: string,
  language: string,
): URL {
  const address = new URL('/stream/ws', gateway.url || page);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  address.search = new URLSearchParams({
    ...{ clientType: 'web', siteId: gateway.siteId, language, bundles: '1' },
  }).toString();
  return address;
}

type SocketServices = Pick<
  SiteServices,
  'client' | 'session' | 'connection' | 'clock' | 'random' | 'errors' | 'gateway' | 'i18n'
>;

/** Frames for parts other than chat: changed limits, and the feed of the lists. */
const OTHERS = [10020, 20002, 20003];
/** Many clients that lost the same gateway must not reconnect at once. */
const JITTER_MS = 1_000;

/** The socket that the parts of a site share, until the site is disposed. It connects when the first one listens. */
export function createSiteSocket(services: SocketServices): ChatConnection {
  const { client, session, connection, clock, random, errors, gateway, i18n } = services;
  let stopWatching: (() => void) | null = null;
  const socket: ChatConnection = createConnection({
    open(events) {
      // Not earlier: a page that is rendered at build time has no tab.
      stopWatching ??= watchTab({
        page: document,
        clock,
        onRest: socket.pause,
        onReturn: socket.resume,
      });
      return pageWire(socketAddress(gateway, location.href, LOCALE_TAGS[i18n.locale]), events, () =>
        socket.retry(),
      );
    },
    token: session.token,
    async jwt() {
      const token = session.token();
      const { body } = await client.call(JWT, {});
      if (session.token() === token) session.keepJwt(body);
      return body;
    },
    online: connection.usable,
    clock,
    random,
    jitterMs: JITTER_MS,
    others: OTHERS,
    onFault: (fault) => errors.report(fault, { during: 'socket' }),
  });
  const stops = [session.subscribe(socket.logIn), connection.onBack(socket.retry)];
  return {
    ...socket,
    dispose() {
      for (const stop of stops) stop();
      stopWatching?.();
      socket.dispose();
    },
  };
}
