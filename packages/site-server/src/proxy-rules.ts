import type { IncomingMessage } from 'node:http';
import { gameHeaders } from './game-rights.ts';

/** Paths that belong to the gateway: its calls, uploaded pictures and demonstration games. All else is the site's. */
export const GATEWAY_PATH =
  /^\/(?:(?:site|fd|act|game|stream)\/api\/|site\/upload\/[^/]|game\/demo\/[^/])/;

/** The chat's web socket (spec betting 3); the address may have a query. */
export const SOCKET_PATH = /^\/stream\/ws(?:\?|$)/;

/** What Vite's proxy is told of an address. */
interface ProxyRule {
  target: string;
  ws?: true;
  configure?: (proxy: ProxyServer) => void;
}

/** The part of Vite's proxy that its answers pass through. */
interface ProxyServer {
  on(
    event: 'proxyRes',
    listener: (answer: IncomingMessage, request: IncomingMessage) => void,
  ): unknown;
}

/** As the site's own server does; see `gameHeaders`. */
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
