import { checkedOrigins, type SitePolicy } from './security-headers.ts';

/** Address of the page that shows content of a game in a frame (spec betting 4: what is no address). */
export const CONTENT_HOST = '/game-content';

/** A page with the headers that it is served with. */
export interface HostPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Takes one document from the page around it and becomes it. */
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
 * The page that a game's content is written into. Its policy takes its origin away, so that scripts in the content reach
 * nothing of the site and no cookie, and lets it fetch from the brand's game origins and, as anybody may, from the
 * gateway behind the site.
 *
 * @throws CourtsideError `site-server.bad-policy` naming a value that is no https origin
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
