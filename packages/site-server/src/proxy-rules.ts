/** Paths that belong to the gateway: its calls, uploaded pictures and demonstration games. All else is the site's. */
export const GATEWAY_PATH =
  /^\/(?:(?:site|fd|act|game|stream)\/api\/|site\/upload\/[^/]|game\/demo\/[^/])/;

/** The chat's web socket (spec betting 3); the address may have a query. */
export const SOCKET_PATH = /^\/stream\/ws(?:\?|$)/;

/** What Vite's proxy is told of an address. */
interface ProxyRule {
  target: string;
  ws?: true;
}

/** The development server's proxy rules. */
export function proxyRules(target: string): Record<string, ProxyRule> {
  return {
    [GATEWAY_PATH.source]: { target },
    [SOCKET_PATH.source]: { target, ws: true },
  };
}
