import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CourtsideError } from '@courtside/kernel';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { PAGES_FOLDER, PAGES_INDEX, type PagesIndex, type SiteAddresses } from '../prerendered.ts';
import { BEFORE_PAINT } from './before-paint.ts';
import { isPageOf, withPages } from './brand-pages.ts';

export interface PrerenderBrand {
  /** Tags in the order of preference. @default Simplified and Traditional Chinese */
  languages?: readonly string[];
  /** The brand's default language; null for the language that the browser requests. @default null */
  defaultLanguage?: string | null;
  /** The theme of the brand: `data-brand` of the page. */
  theme: string;
  /** Whether the visitor may choose the dark edition, which is then set before the first paint. @default true */
  editions?: boolean;
  /** Modules whose style sheets all pages of the brand need, such as its look. @default none */
  styles?: readonly string[];
}

export interface PrerenderPages {
  /**
   * Module that exports `prerender({ brand, language, path })`, which resolves to `{ title, html, theme, description, data }`;
   * it can use `prerender` of `@courtside/site/prerender`. If it also exports `addresses({ brand })`, with the result of
   * `siteAddresses` of the same entry, the server gives search engines the list of pages.
   */
  entry: string;
  /** Brands by their names in the runtime configuration. */
  brands: Readonly<Record<string, PrerenderBrand>>;
  /** The pages by their paths, each with the modules whose style sheets it needs besides those of the site. */
  pages: Readonly<Record<string, readonly string[]>>;
}

interface Entry {
  prerender(page: { brand: string; language: string; path: string }): Promise<{
    title: string;
    html: string;
    theme?: string | undefined;
    description?: string;
    data?: string;
  }>;
  addresses?(site: { brand: string }): Promise<SiteAddresses>;
}

const LANGUAGES = ['zh-Hans', 'zh-Hant'];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Renders public pages after the build, one file per brand, language and page, into the folder that the server reads.
 */
export function prerenderPages({ entry, brands, pages }: PrerenderPages): Plugin {
  let config: ResolvedConfig;
  /** Keys of the manifest by the module names of the options. */
  const modules = new Map<string, string>();
  return {
    name: 'courtside:prerender',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      const wanted = [
        ...Object.values(pages).flat(),
        ...Object.values(brands).flatMap(({ styles = [] }) => styles),
      ];
      for (const name of new Set(wanted)) {
        const found = await this.resolve(name, join(config.root, 'index.html'));
        if (!found) throw refused(`there is no ${name}`);
        modules.set(name, relative(config.root, found.id.replace(/\?.*$/, '')));
      }
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return;
        await write();
      },
    },
  };

  async function write() {
    const folder = resolve(config.root, config.build.outDir);
    const [template, manifest] = await Promise.all([
      readFile(join(folder, 'index.html'), 'utf8'),
      readFile(join(folder, '.vite/manifest.json'), 'utf8').then(
        (text) => JSON.parse(text) as Manifest,
      ),
    ]);
    const script = `assets/edition-${createHash('sha256').update(BEFORE_PAINT).digest('hex').slice(0, 8)}.js`;
    await writeFile(join(folder, script), BEFORE_PAINT);
    const { prerender, addresses, end } = await loadEntry(resolve(config.root, entry), config);
    const index: { -readonly [Key in keyof PagesIndex]: Record<string, PagesIndex[Key][string]> } =
      {
        brands: {},
        files: {},
      };
    try {
      for (const [brand, options] of Object.entries(brands)) {
        const { languages = LANGUAGES, defaultLanguage = null } = options;
        const known = await addresses?.({ brand });
        index.brands[brand] = {
          languages,
          defaultLanguage,
          ...(known && { addresses: withPages(known, Object.keys(pages)) }),
        };
        for (const [path, ofPage] of Object.entries(pages)) {
          const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
          index.files[path] = file;
          const styles = stylesOf(manifest, [...(options.styles ?? []), ...ofPage]);
          if (known && !isPageOf(known, path)) continue;
          for (const language of languages) {
            const { theme, ...rendered } = await prerender({ brand, language, path });
            const page = fill(template, {
              ...rendered,
              styles,
              ...(options.editions === false ? {} : { script }),
              attributes: {
                lang: language,
                'data-brand': options.theme,
                'data-edition': 'classic',
                ...(theme !== undefined && { 'data-theme': theme }),
              },
              page: `${options.theme} ${language} ${path}`,
            });
            const target = join(folder, PAGES_FOLDER, brand, language, file);
            await mkdir(dirname(target), { recursive: true });
            await writeFile(target, page);
          }
        }
      }
    } finally {
      await end();
    }
    await writeFile(join(folder, PAGES_FOLDER, PAGES_INDEX), JSON.stringify(index));
  }

  function stylesOf(manifest: Manifest, names: readonly string[]): string[] {
    const files = names.flatMap((name) => {
      const chunk = manifest[modules.get(name) ?? ''];
      if (!chunk) throw refused(`the build has no ${name}`);
      return chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? []);
    });
    return [...new Set(files)];
  }
}

/** Builds the module for Node, apart from the site, and loads it. */
async function loadEntry(entry: string, { root, base }: ResolvedConfig) {
  // Inside the project, so that unbundled imports would resolve; only Node's own modules are unbundled.
  const parent = join(root, 'node_modules');
  const outDir = await mkdtemp(join(parent, '.prerender-'));
  await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@courtside/source', 'module', 'node', 'development|production'] },
    },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs', chunkFileNames: '[hash].mjs' } },
    },
  });
  const module = (await import(pathToFileURL(join(outDir, 'entry.mjs')).href)) as Entry;
  const { prerender, addresses } = module;
  return { prerender, addresses, end: () => rm(outDir, { recursive: true, force: true }) };
}

interface Filling {
  title: string;
  html: string;
  /** What search engines read of the page; without it, that of the template stays. */
  description?: string;
  /** Structured data as JSON-LD; without it, that of the template stays. */
  data?: string;
  styles: readonly string[];
  /** File of the script that runs before the first paint. */
  script?: string;
  attributes: Readonly<Record<string, string>>;
  /** Id of the page that the site checks before it hydrates. */
  page: string;
}

const refused = (why: string) =>
  new CourtsideError(`Pages cannot be prerendered: ${why}`, {
    code: 'site-server.prerender',
    kind: 'configuration',
  });

const ROOT = '<div id="root"></div>';
/** The tag after which the styles and the script before the first paint are inserted. */
const VIEWPORT = /(<meta\s+name="viewport"[^>]*>)/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*(")/;
const DATA = /(<script type="application\/ld\+json">)[^<]*(<\/script>)/;

/**
 * The build's page with the rendered content. Styles come early, as the first paint waits for them and for what they
 * need.
 */
function fill(
  template: string,
  { title, html, description, data, styles, script, attributes, page }: Filling,
): string {
  if (!template.includes(ROOT)) throw refused(`index.html has no ${ROOT}`);
  if (!VIEWPORT.test(template)) throw refused('index.html has no <meta name="viewport">');
  const named = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}="${escaped(value)}"`)
      .join('');
  const sheets = [...template.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  const own = styles.map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`);
  const first = script === undefined ? '' : `\n    <script src="/${script}"></script>`;
  // Replacement functions, as a text may contain special patterns of `replace`.
  return sheets
    .reduce((text, tag) => text.replace(tag, ''), template)
    .replace(/<html[^>]*>/, () => `<html${named(attributes)}>`)
    .replace(VIEWPORT, (meta) => meta + first + sheets.join('') + own.join(''))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(DESCRIPTION, (tag, before: string, after: string) =>
      description === undefined ? tag : `${before}${escaped(description)}${after}`,
    )
    .replace(DATA, (tag, before: string, after: string) =>
      // A text may not end the script.
      data === undefined ? tag : `${before}${data.replaceAll('<', '\\u003c')}${after}`,
    )
    .replace(ROOT, () => `<div id="root" data-page="${escaped(page)}">${html}</div>`);
}
