import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the pages in the build's folder. No address leads into it: its name begins with a dot. */
export const PAGES_FOLDER = '.pages';
export const PAGES_INDEX = 'index.json';
/** Cookie with the language that the visitor chose on this device. */
export const LANGUAGE_COOKIE = 'courtside.locale';

/** The pages of a build: `<brand>/<language>/<file>` for each of these. */
export interface PagesIndex {
  readonly brands: Readonly<Record<string, BrandPages>>;
  /** Files by the path of the page. */
  readonly files: Readonly<Record<string, string>>;
}

export interface BrandPages {
  /** Tags in the order of preference; the first replaces a language that is not among them. */
  readonly languages: readonly string[];
  /** Language for visitors who have chosen none; null for the language that the browser requests. */
  readonly defaultLanguage: string | null;
  /** Addresses for search engines: public pages, and the beginnings of members' pages. */
  readonly addresses?: SiteAddresses;
}

export interface SiteAddresses {
  readonly open: readonly string[];
  readonly closed: readonly string[];
  /** Pages that the brand has turned off, although the build has them for other brands. @default none */
  readonly off?: readonly string[];
  /** Every route of the brand; one that is neither open nor closed shows no page of its own. @default not known */
  readonly routes?: readonly string[];
}

/** @returns null for a build without pages */
export async function readPagesIndex(root: string): Promise<PagesIndex | null> {
  try {
    return JSON.parse(await readFile(join(root, PAGES_FOLDER, PAGES_INDEX), 'utf8')) as PagesIndex;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const brandNamed = (index: PagesIndex, brand: string | null) =>
  brand ?? Object.keys(index.brands)[0] ?? '';

/** The pages of a brand in a build; null for the only brand, or the first one. */
export function brandPages(index: PagesIndex, brand: string | null): BrandPages | undefined {
  const name = brandNamed(index, brand);
  return Object.hasOwn(index.brands, name) ? index.brands[name] : undefined;
}

/**
 * The file of a page below the folder of pages, or null where the build has none.
 *
 * @param brand null for the only brand, or the first one
 * @example pageFile(index, { path: '/', brand: 'courtside', headers }) // '/courtside/zh-Hant/index.html'
 */
export function pageFile(
  index: PagesIndex,
  {
    path,
    brand,
    headers,
  }: { path: string; brand: string | null; headers: IncomingMessage['headers'] },
): string | null {
  const name = brandNamed(index, brand);
  const pages = brandPages(index, brand);
  const file = Object.hasOwn(index.files, path) ? index.files[path] : undefined;
  if (!pages || file === undefined || pages.addresses?.off?.includes(path)) return null;
  const chosen = cookieOf(headers.cookie, LANGUAGE_COOKIE);
  const asked = pages.defaultLanguage ?? languageAsked(headers['accept-language']);
  const language =
    pages.languages.find((tag) => tag === chosen) ?? languageOf(pages.languages, asked);
  return language === undefined ? null : `/${name}/${language}/${file}`;
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The first language of an `Accept-Language`, the same as `navigator.language` in the page. */
const languageAsked = (header = ''): string => /^[\w-]+/.exec(header.trim())?.[0] ?? '';

/** Regions and scripts that use Traditional Chinese. */
const TRADITIONAL = /^zh\b.*-(?:Hant|TW|HK|MO)\b/i;

function languageOf(languages: readonly string[], asked: string): string | undefined {
  const same = languages.find((tag) => tag.toLowerCase() === asked.toLowerCase());
  if (same !== undefined) return same;
  const wanted = TRADITIONAL.test(asked) && !/-Hans\b/i.test(asked) ? 'zh-Hant' : 'zh-Hans';
  const primary = asked.split('-', 1)[0]?.toLowerCase();
  const related = languages.find((tag) => tag.split('-', 1)[0]?.toLowerCase() === primary);
  return (
    languages.find((tag) => tag === wanted && primary === 'zh') ??
    related ??
    languages.find((tag) => tag === 'zh-Hans') ??
    languages[0]
  );
}
