import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveSite, type Serving } from './serve-site.ts';

const PAGES = {
  brands: {
    courtside: {
      languages: ['zh-Hans', 'zh-Hant'],
      defaultLanguage: null,
      addresses: { open: ['/', '/app/help/gztk'], closed: ['/mine/vip', '/mine/wallet'] },
    },
    meridian: { languages: ['zh-Hans', 'zh-Hant'], defaultLanguage: null },
  },
  files: { '/': 'index.html', '/app/help/gztk': 'app/help/gztk.html' },
};

let root = '';
let serving: Serving | null = null;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'courtside-pages-'));
  await writeFile(join(root, 'index.html'), 'the browser draws this');
  for (const brand of Object.keys(PAGES.brands)) {
    for (const language of ['zh-Hans', 'zh-Hant']) {
      for (const file of Object.values(PAGES.files)) {
        const page = join(root, '.pages', brand, language, file);
        await mkdir(dirname(page), { recursive: true });
        await writeFile(page, `${brand} ${language} ${file}`);
        await writeFile(`${page}.br`, brotliCompressSync(`${brand} ${language} ${file}`));
      }
    }
  }
  await writeFile(join(root, '.pages/index.json'), JSON.stringify(PAGES));
});
afterAll(() => rm(root, { recursive: true, force: true }));
afterEach(() => {
  serving?.close();
  serving = null;
});

interface Asked {
  headers?: Record<string, string>;
  /** Overrides of the runtime configuration. */
  config?: { brandName?: string; brand?: Record<string, string> };
  prerendered?: boolean;
  publicUrl?: string;
}

async function get(
  path: string,
  { headers = {}, config = {}, prerendered = true, publicUrl }: Asked = {},
) {
  serving ??= await serveSite({
    root,
    port: 0,
    gatewayPort: 1,
    runtimeConfig: { siteId: '9000', ...config },
    prerendered,
    ...(publicUrl !== undefined && { publicUrl }),
  });
  return fetch(`http://127.0.0.1:${serving.port}${path}`, {
    headers: { 'accept-language': 'zh-CN', 'accept-encoding': 'identity', ...headers },
  });
}
const read = async (path: string, asked?: Asked) => (await get(path, asked)).text();

test('a page is in the language of the browser, and in that of the cookie before it', async () => {
  expect(await read('/')).toBe('courtside zh-Hans index.html');
  expect(await read('/', { headers: { 'accept-language': 'zh-TW,zh;q=0.9' } })).toBe(
    'courtside zh-Hant index.html',
  );
  expect(
    await read('/app/help/gztk', { headers: { cookie: 'a=b; courtside.locale=zh-Hant' } }),
  ).toBe('courtside zh-Hant app/help/gztk.html');
});

test('it is that of the brand which the server names', async () => {
  expect(await read('/', { config: { brandName: 'meridian' } })).toBe(
    'meridian zh-Hans index.html',
  );
});

test('caches keep it apart by what it depends on, and ask each time', async () => {
  const answer = await get('/');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const again = await get('/', {
    headers: { 'if-none-match': answer.headers.get('etag') ?? 'none' },
  });
  expect(again.status).toBe(304);
});

test('it comes compressed to who takes Brotli', async () => {
  const answer = await get('/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe('courtside zh-Hans index.html');
});

test.each(['/game/sport', '/no/such/page', '/app/help/gztk/', '/mine/play?x=/'])(
  'an address without one, %s, gets the page that the browser draws',
  async (path) => {
    expect(await read(path)).toBe('the browser draws this');
  },
);

test.each(['/.pages/courtside/zh-Hans/index.html', '/.pages/index.json'])(
  'the folder of the pages has no address: %s',
  async (path) => {
    expect(await read(path)).not.toContain('courtside');
  },
);

test('a brand that the environment overrides, and one that was not built, have none', async () => {
  expect(await read('/', { config: { brand: { COURTSIDE_BRAND_DEPOSIT: 'off' } } })).toBe(
    'the browser draws this',
  );
  serving?.close();
  serving = null;
  expect(await read('/', { config: { brandName: 'vermilion' } })).toBe('the browser draws this');
});

test('they can be turned off', async () => {
  expect(await read('/', { prerendered: false })).toBe('the browser draws this');
});

test('search engines are told which pages there are, at the address that the site is known by', async () => {
  const publicUrl = 'https://www.brand.example/';
  const sitemap = await get('/sitemap.xml', { publicUrl, headers: { host: 'evil.example' } });
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await sitemap.text();
  expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://www.brand.example/',
    'https://www.brand.example/app/help/gztk',
  ]);
  expect(await read('/robots.txt')).toBe(`User-agent: *
Disallow: /mine/vip
Disallow: /mine/wallet

Sitemap: https://www.brand.example/sitemap.xml
`);
});

test('a site that does not know its address has no sitemap, and still keeps members to themselves', async () => {
  expect((await get('/sitemap.xml')).status).toBe(404);
  expect(await read('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /mine/vip\nDisallow: /mine/wallet\n',
  );
});
