import { checkedOrigins, type SitePolicy } from './security-headers.ts';

/** Path of the page that shows content of a game in a frame (spec betting 4: for content that is not an address). */
export const CONTENT_HOST = '/game-content';

/** A page and the headers of its answer. */
export interface HostPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Receives one document from the page around it and replaces itself with it. */
const BODY = `<!doctype html>
<meta charset="utf-8">
<title>-</title>
<script>
addEventListener('message', function take(event) {
  var said = event.data;
  if (event.source !== parent || !said || said.type !== 'courtside.content') return;
  removeEventListener('message', take);
  document.open();
  document.write(String(said.content));
  document.close();
});
</script>
`;

/**
 * The page that a game's content is written into. Its policy removes its origin, so that scripts in the content have no
 * access to the site and its cookies, and lets it fetch from the brand's game origins and, like any other origin, from
 * the gateway behind the site.
 *
 * @throws CourtsideError `site-server.bad-policy` naming a value that is not an https origin
 */
export function contentHost({ gameOrigins }: SitePolicy = {}): HostPage {
  const games = checkedOrigins('gameOrigins', gameOrigins).join(' ');
  const from = (directive: string) => `${directive} ${games}`.trim();
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        'sandbox allow-scripts allow-forms',
        "default-src 'none'",
        from("script-src 'unsafe-inline'"),
        from("style-src 'unsafe-inline'"),
        from("img-src 'self' data:"),
        from("font-src 'self'"),
        from("media-src 'self'"),
        from("connect-src 'self'"),
        from("frame-src 'self'"),
        from("form-action 'self'"),
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    },
    body: BODY,
  };
}
