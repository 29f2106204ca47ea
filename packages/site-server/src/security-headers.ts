import { CourtsideError } from '@courtside/kernel';

/** What a brand allows its pages to load, show and be framed by beyond their own origin. */
export interface SitePolicy {
  /** Origins that a game frame may show: https, or of this machine (`http://127.0.0.1:8787`). */
  gameOrigins?: readonly string[];
  /** Https origins of pictures of games, venues and promotions. @default only the site's own origin */
  imageOrigins?: readonly string[];
  /** Scripts that a page may add later: paths of the site or https URLs. */
  scripts?: readonly string[];
  /** Https origins that may frame the site. @default none */
  frameAncestors?: readonly string[];
}

const ORIGIN = /^https:\/\/[\w.-]+(:[0-9]+)?$/;
/** For games, also on the machine itself: a developer's gateway has no certificate. */
const GAME_ORIGIN = /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]+)?$/;
const SCRIPT = /^https:\/\/[\w.-]+(:[0-9]+)?\/[^\s;,'"]+$/;

function checked(key: keyof SitePolicy, values: readonly string[] = [], form: RegExp) {
  for (const value of values) {
    // A semicolon in a value would begin another directive.
    if (form.test(value)) continue;
    throw new CourtsideError(`${key} has ${JSON.stringify(value)}, which the policy cannot name`, {
      code: 'site-server.bad-policy',
      kind: 'configuration',
    });
  }
  return values;
}

/** @throws CourtsideError `site-server.bad-policy` */
export const checkedOrigins = (key: 'gameOrigins', values: readonly string[] | undefined) =>
  checked(key, values, GAME_ORIGIN);

/**
 * The security headers of every page. Scripts and styles come from the site itself; scripts that a page adds later must
 * pass one Trusted Types policy, `courtside`, to which the site gives an exact list. Pictures may be `data:` URLs
 * because captchas come in an answer.
 *
 * @throws CourtsideError `site-server.bad-policy` naming a value that is not an https origin or URL
 * @example securityHeaders({ gameOrigins: ['https://games.example'] })['content-security-policy']
 */
export function securityHeaders({
  gameOrigins,
  imageOrigins,
  scripts = [],
  frameAncestors,
}: SitePolicy = {}): Readonly<Record<string, string>> {
  const elsewhere = scripts.filter((script) => !script.startsWith('/'));
  const list = (...values: readonly string[]) => values.join(' ');
  const ancestors = checked('frameAncestors', frameAncestors, ORIGIN);
  return {
    'content-security-policy': [
      "default-src 'none'",
      list("script-src 'self'", ...checked('scripts', elsewhere, SCRIPT)),
      "style-src 'self'",
      list("img-src 'self' data:", ...checked('imageOrigins', imageOrigins, ORIGIN)),
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      list("frame-src 'self'", ...checkedOrigins('gameOrigins', gameOrigins)),
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      list('frame-ancestors', ...(ancestors.length > 0 ? ancestors : ["'none'"])),
      "require-trusted-types-for 'script'",
      'trusted-types courtside',
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}
