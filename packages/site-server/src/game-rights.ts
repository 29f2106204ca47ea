import type { IncomingHttpHeaders } from 'node:http';

/** Documents of the gateway that are served on the site's origin. */
const GAME_PATH = /^\/game\/demo\//;
const POLICY = 'content-security-policy';
/** Without `allow-same-origin`: scripts run, but have no access to the site. */
const SANDBOX = 'sandbox allow-scripts allow-forms';

/**
 * The headers of a gateway's answer. A game gets a second policy that removes its origin: a frame of another host may
 * navigate to it, and would otherwise have the rights of the site.
 */
export function gameHeaders(path: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (!GAME_PATH.test(path)) return headers;
  const own = headers[POLICY];
  return { ...headers, [POLICY]: own === undefined ? SANDBOX : `${String(own)}, ${SANDBOX}` };
}
