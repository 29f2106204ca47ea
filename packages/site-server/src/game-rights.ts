import type { IncomingHttpHeaders } from 'node:http';

/** Documents of the gateway that are served in the origin of the site. */
const GAME_PATH = /^\/game\/demo\//;
const POLICY = 'content-security-policy';
/** Without `allow-same-origin`: its scripts run, and reach nothing of the site. */
const SANDBOX = 'sandbox allow-scripts allow-forms';

/**
 * The headers of an answer of the gateway. A game gets a policy beside its own that takes its origin away: a frame of
 * another host may lead itself there, and would else have the rights of the site.
 */
export function gameHeaders(path: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (!GAME_PATH.test(path)) return headers;
  const own = headers[POLICY];
  return { ...headers, [POLICY]: own === undefined ? SANDBOX : `${String(own)}, ${SANDBOX}` };
}
