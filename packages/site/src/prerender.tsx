import {
  createSiteI18n,
  type Language,
  type Locale,
  type MessageTexts,
  type SiteI18n,
} from '@courtside/i18n';
import { CourtsideError } from '@courtside/kernel';
import type { Brand } from '@courtside/shell';
import {
  rowAt,
  siteData,
  siteDescription,
  type Feature,
  type TableRow,
} from '@courtside/shell/react';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { buildSite } from './build-site.ts';
import { FRAME_MESSAGES, type FrameMessageId } from './frame-messages.ts';
import { SiteApp } from './react/app.tsx';

export interface PrerenderOptions<Id extends string = string, Tag extends string = string> {
  brand: Brand;
  /** The features of the site, as in `startSite`. */
  features: (brand: Brand) => readonly Feature<Id>[];
  /** @default Simplified and Traditional Chinese */
  languages?: readonly Language<Tag>[];
  /** The brand's own texts, as in `startSite`. */
  texts?: MessageTexts<FrameMessageId | NoInfer<Id>, Locale | NoInfer<Tag>>;
  /** Tag of the language to render in. */
  language: Locale | NoInfer<Tag>;
  /** Address of the page. @example '/' */
  path: string;
}

export { siteAddresses } from './site-addresses.ts';
export type { AddressOptions, SiteAddresses } from './site-addresses.ts';

/** A page as a visitor sees it before any answer of the gateway. */
export interface PrerenderedPage {
  readonly title: string;
  /** The theme of its route: `data-theme` of the page. Undefined for the site's own. */
  readonly theme: string | undefined;
  /** Content of the site's container. */
  readonly html: string;
  /** What search engines read of the page. */
  readonly description: string;
  /** Structured data of the site, as JSON-LD. */
  readonly data: string;
}

/**
 * Renders a public page at build time: its frame and its first screen, with placeholders for the gateway's data.
 * `startSite` hydrates it in the browser.
 *
 * @throws CourtsideError `site.prerender` for a page that cannot be rendered without a browser, or that has a style
 * attribute, which the policy of the page would refuse
 * @example await prerender({ brand, features: standardFeatures, language: 'zh-Hant', path: '/' });
 */
export async function prerender<Id extends string, Tag extends string = Locale>({
  brand,
  features,
  languages,
  texts,
  language,
  path,
}: PrerenderOptions<Id, Tag>): Promise<PrerenderedPage> {
  const i18n: SiteI18n = createSiteI18n({
    ...(languages && { languages }),
    ...(texts && { texts }),
  });
  const faults: unknown[] = [];
  const site = buildSite({
    brand,
    features: features(brand),
    i18n,
    language,
    onFault: (fault) => void faults.push(fault),
    onCall: () => failed(path, 'it asks the network'),
  });
  await Promise.all([
    ...[...FRAME_MESSAGES, ...site.frameMessages].map((source) => i18n.use(source)),
    site.reach(path),
  ]);
  await i18n.activate(language);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <SiteApp
        site={site}
        router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      />
    </StrictMode>,
    {
      // A boundary that is sent later needs an inline script, which the policy of the page refuses.
      progressiveChunkSize: 1e9,
      onError: (fault) => void faults.push(fault),
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const [fault] = faults;
  if (fault !== undefined) throw failed(path, String(fault), fault);
  // The alert of a part that failed to load; every visitor would get a page with a failure.
  if (html.includes(' role="alert"')) throw failed(path, 'it shows a failure');
  const styled = / style="[^"]*"/.exec(html)?.[0];
  if (styled) throw failed(path, `it has${styled}, which the policy of the page refuses`);
  const rows = site.table.rows();
  const { description: described, theme } = rowAt(rows, path)?.route ?? {};
  return {
    title: nameOf(rows, path, html, brand.name) ?? titleOf(html) ?? brand.name,
    theme,
    html: withoutHead(html),
    description: described ? i18n.t(described) : siteDescription(brand, i18n.t),
    data: siteData(
      brand,
      i18n.t,
      i18n.languages.map(({ tag }) => tag),
    ),
  };
}

const TITLE = /<title>([^<]*)<\/title>/;
const titleOf = (html: string) => TITLE.exec(html)?.[1];

/**
 * The title of a page whose route shares its title with others: such a page sets its title only once it is shown, which
 * is too late here. The title is its heading.
 */
function nameOf(
  rows: readonly TableRow[],
  path: string,
  html: string,
  brand: string,
): string | undefined {
  const routes = rows.map(({ route }) => route);
  const route = rowAt(rows, path)?.route;
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  const shared = routes.some((each) => each !== route && each.title === route?.title);
  return shared && heading ? `${heading} - ${brand}` : undefined;
}

/** React renders elements of the head before everything else. */
const withoutHead = (html: string) =>
  html.replace(TITLE, '').replace(/^(?:<(?:link|meta)\b[^>]*>)+/, '');

function failed(path: string, why: string, cause?: unknown): CourtsideError {
  return new CourtsideError(`${path} cannot be prerendered: ${why}`, {
    code: 'site.prerender',
    kind: 'programming',
    cause,
  });
}
