import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './http-gateway.ts';
import { openChromium } from './open-chromium.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SCRIPT = "window.courtsideFingerprint = async () => 'told by the script';";
const STRICT =
  "<meta http-equiv=content-security-policy content=\"require-trusted-types-for 'script'; trusted-types 'none'\">";
/** What the servers of sites send: one policy of this name may make addresses of scripts. */
const SERVED =
  '<meta http-equiv=content-security-policy content="require-trusted-types-for \'script\'; trusted-types courtside">';
/** Asked as a page would, with a store of its own. */
const ask = (
  device: string,
) => `import('/fingerprint.js').then(({ createFingerprint, browserDevice }) => {
  const kept = new Map();
  const storage = { get: (key) => kept.get(key) ?? null, set: (key, value) => kept.set(key, value) };
  const random = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) };
  return createFingerprint(${device}, { random, storage })();
})`;
/** As a site does that lists one script. */
const listing = (path: string) => `(() => {
  const policy = trustedTypes.createPolicy('courtside', {
    createScriptURL(address) {
      if (new URL(address).pathname !== '${path}') throw new TypeError('not listed');
      return address;
    },
  });
  return browserDevice('/fingerprint_pro.js', (address) => policy.createScriptURL(address));
})()`;

let browser: Browser;
const sites: Awaited<ReturnType<typeof serve>>[] = [];
let bundle = '';

beforeAll(async () => {
  execFileSync(process.execPath, [
    `${root}/packages/tooling/bin/headless-bundle.ts`,
    'api-client',
    'src/fingerprint/index.ts',
  ]);
  bundle = readFileSync(`${root}/.courtside/source/api-client-index.js`, 'utf8');
  browser = await openChromium();
});
afterAll(async () => {
  await browser.close();
  for (const site of sites) site.stop();
});

/** What a page of such a site tells of itself. */
async function fingerprint(page: {
  head?: string;
  script?: string;
  width?: number;
  device?: string;
}) {
  const javascript = (text: string) => ({ type: 'text/javascript', text });
  const site = await serve(() => Promise.resolve(new Response('none', { status: 404 })), {
    '/': { type: 'text/html', text: `<!doctype html>${page.head ?? ''}<p>page` },
    '/fingerprint.js': javascript(bundle),
    ...(page.script ? { '/fingerprint_pro.js': javascript(page.script) } : {}),
  });
  sites.push(site);
  const screen = { width: page.width ?? 1280, height: 800 };
  const tab = await browser.newPage({ screen, viewport: screen });
  await tab.goto(`http://127.0.0.1:${site.port}/`);
  const told: unknown = await tab.evaluate(ask(page.device ?? 'browserDevice()'));
  await tab.close();
  expect(told).toMatch(/^[0-9a-f-]{36}$/);
  return told;
}

test('[CA-96] a browser has one fingerprint, and one with another screen has another', async () => {
  const print = await fingerprint({});
  expect(await fingerprint({})).toBe(print);
  expect(await fingerprint({ width: 1440 })).not.toBe(print);
});

test('[CA-96] the script of the brand is loaded from /fingerprint_pro.js when it is there', async () => {
  const print = await fingerprint({ script: SCRIPT });
  expect(print).not.toBe(await fingerprint({}));
  expect(await fingerprint({ script: SCRIPT, width: 1440 })).toBe(print);
  expect(await fingerprint({ script: 'window.other = 1' })).toBe(await fingerprint({}));
});

test('[CA-96] a page that demands trusted types uses the script that its HTML names, else its own hash', async () => {
  const named = `${STRICT}<script src="/fingerprint_pro.js"></script>`;
  const print = await fingerprint({ script: SCRIPT });
  expect(await fingerprint({ head: named, script: SCRIPT })).toBe(print);
  expect(await fingerprint({ head: STRICT, script: SCRIPT })).toBe(await fingerprint({}));
});

test('[CA-96] under the policy that a site is served with, the listed script runs and an unlisted one does not', async () => {
  const print = await fingerprint({ script: SCRIPT });
  const under = (path: string) => ({ head: SERVED, script: SCRIPT, device: listing(path) });
  expect(await fingerprint(under('/fingerprint_pro.js'))).toBe(print);
  expect(await fingerprint(under('/other.js'))).toBe(await fingerprint({}));
});
