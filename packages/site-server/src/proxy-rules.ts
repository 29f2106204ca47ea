import type { IncomingMessage } from 'node:http';
import { gameHeaders } from './game-rights.ts';

/** Paths of the gateway: its calls, uploaded pictures and demonstration games. All others are the site's. */
export const GATEWAY_PATH =
  /^\/(?:(?:site|fd|act|game|stream)\/api\/|site\/upload\/[^/]|game\/demo\/[^/])/;

/** The chat's web socket (spec betting 3); the path may have a query. */
export const SOCKET_PATH = /^\/stream\/ws(?:\?|$)/;

/** A rule of Vite's proxy. */
interface ProxyRule {
  target: string;
  ws?: true;
  configure?: (proxy: ProxyServer) => void;
}

/** The part of Vite's proxy with an event for each answer. */
interface ProxyServer {
  on(
    event: 'proxyRes',
    listener: (answer: IncomingMessage, request: IncomingMessage) => void,
  ): unknown;
}

/** As in the site's own server; see `gameHeaders`. */
function takeRights(proxy: ProxyServer): void {
  proxy.on('proxyRes', (answer, request) => {
    answer.headers = gameHeaders(request.url ?? '', answer.headers);
  });
}

/** The development server's proxy rules. */
export function proxyRules(target: string): Record<string, ProxyRule> {
  return {
    [GATEWAY_PATH.source]: { target, configure: takeRights },
    [SOCKET_PATH.source]: { target, ws: true },
  };
}
