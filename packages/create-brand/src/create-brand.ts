import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandTokens } from './brand-tokens.ts';
import { FEATURES, type BrandOptions } from './options.ts';
import { refuse } from './refuse.ts';

const PACKAGE = new URL('../package.json', import.meta.url);
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));

/** npm leaves files of these names out of a package. */
const RENAMED = { _gitignore: '.gitignore', '_env.example': '.env.example' } as const;

/** Packages that are not needed to run or serve the page. */
const DEVELOPMENT = ['@courtside/sandbox', '@playwright/test', '@types/node', 'typescript', 'vite'];

const code = (value: unknown) => JSON.stringify(value);

async function checkEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return [];
    return refuse(`${folder} cannot be written to: ${fault.message}`, 'create-brand.folder');
  });
  if (found.length > 0)
    refuse(`${folder} is not empty, and nothing in it is touched`, 'create-brand.folder');
}

async function readTokens(file: string): Promise<object> {
  try {
    const tokens: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof tokens === 'object' && tokens !== null && !Array.isArray(tokens)) return tokens;
  } catch (cause) {
    refuse(`--tokens ${file}: ${(cause as Error).message}`);
  }
  return refuse(`--tokens ${file} is no object of tokens`);
}

/**
 * Writes a brand's app; everything is checked before the first file is written.
 *
 * @returns the folder, as an absolute path
 * @throws CourtsideError `create-brand.folder` when the folder is not empty, `create-brand.option` for a bad token file
 * or colour
 */
export async function createBrand(options: BrandOptions): Promise<string> {
  const folder = resolve(options.folder);
  await checkEmpty(folder);
  const { look } = options;
  const tokens = 'file' in look ? await readTokens(look.file) : brandTokens(look);
  const manifest = await manifestOf(basename(folder), options.market);
  await mkdir(folder, { recursive: true });
  await cp(TEMPLATE, folder, { recursive: true, force: false });
  for (const [from, to] of Object.entries(RENAMED))
    await rename(join(folder, from), join(folder, to));
  const files = {
    'package.json': json(manifest),
    'tokens.json': json(tokens),
    'src/brand.ts': brandFile(options, basename(folder)),
  };
  for (const [file, text] of Object.entries(files))
    await writeFile(join(folder, file), text, { flag: 'wx' });
  for (const file of ['index.html', 'README.md', 'docs/deploy.md', 'deploy/nginx.conf']) {
    const name = file.endsWith('.html') ? escapeHtml(options.name) : options.name;
    const text = await readFile(join(folder, file), 'utf8');
    const filled = text
      .replaceAll('BRAND_NAME', () => name)
      .replaceAll('BRAND_FOLDER', basename(folder));
    await writeFile(join(folder, file), filled);
  }
  return folder;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The ranges with which this package is developed and tested: its optional peers, and the packages for Storybook, which
 * npm would otherwise install with this package.
 */
async function manifestOf(name: string, market: string): Promise<object> {
  const { peerDependencies, courtside } = JSON.parse(await readFile(PACKAGE, 'utf8')) as {
    peerDependencies: Record<string, string>;
    courtside: { storybook: Record<string, string> };
  };
  const entries = Object.entries(peerDependencies);
  const isForDevelopment = ([each]: [string, string]) => DEVELOPMENT.includes(each);
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18.0' },
    scripts: {
      theme: `courtside-theme tokens.json --name ${name} --out src/theme.css`,
      start: `npm run build && courtside-site start --market ${market}`,
      dev: `npm run theme && courtside-site dev --market ${market}`,
      build: 'npm run theme && vite build --logLevel warn',
      serve: 'node server.ts',
      storybook: 'npm run theme && storybook dev --port 6006 --disable-telemetry',
      'build-storybook':
        'npm run theme && storybook build --output-dir dist-storybook --disable-telemetry --quiet',
      typecheck: 'tsc --noEmit',
      test: 'npm run build && playwright test',
    },
    dependencies: Object.fromEntries(entries.filter((each) => !isForDevelopment(each))),
    devDependencies: {
      ...Object.fromEntries(entries.filter(isForDevelopment)),
      ...courtside.storybook,
    },
  };
}

const CONTENT = { 'zh-Hans': '简体', 'zh-Hant': '繁體' } as const;

function languageOf(tag: string): object {
  const content = Object.hasOwn(CONTENT, tag) ? (tag as keyof typeof CONTENT) : undefined;
  if (content) return { tag, name: CONTENT[content], content };
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return { tag, name };
}

/** Categories of the home page that a feature brings. */
const CATEGORIES = {
  sportsbook: ['sport'],
  venues: ['egame', 'realbet', 'lottery', 'chess', 'gaming', 'fish'],
} as const;

function brandFile(options: BrandOptions, theme: string): string {
  const { name, slogan, imagery, age, licence, licenceHant, market, toggles } = options;
  const left = FEATURES.filter((each) => !options.features.includes(each));
  const hasSport = options.features.includes('sportsbook');
  const open = Object.entries(CATEGORIES)
    .filter(([feature]) => options.features.some((each) => each === feature))
    .flatMap(([, categories]) => categories);
  return `import type { BrandInput } from '@courtside/shell';

/** Everything that the site knows of the brand. */
export const brand: BrandInput = {
  name: ${code(name)},
  slogan: { 'zh-Hans': ${code(slogan)}, 'zh-Hant': ${code(slogan)} },
  theme: ${code(theme)},
  imagery: ${code(imagery)},
  minimumAge: ${age},
  licence: { 'zh-Hans': ${code(licence)}, 'zh-Hant': ${code(licenceHant)} },
  market: ${code(market)},
  openCategories: ${code(['home', ...open])},
  toggles: ${code(hasSport ? toggles : { skipSport: true, ...toggles })},
};

/** What the site can be read in; texts that a language lacks show in Chinese until \`texts\` has them. */
export const languages = [
${options.languages.map((tag) => `  ${code(languageOf(tag))},\n`).join('')}] as const;

/** Features of Courtside that the brand leaves out, by their ids. */
export const leftOut: readonly string[] = ${code(left)};
`;
}
