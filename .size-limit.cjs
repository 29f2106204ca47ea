// Budgets in brotli bytes: what a browser downloads. The entry is every script that index.html names.
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');

// The rules engine as a site of another make would use it: without screens or a store, with its arithmetic.
execFileSync(process.execPath, ['packages/tooling/bin/headless-bundle.ts', 'betslip']);
// The client with its cryptography in it, which a site loads with the first call.
execFileSync(process.execPath, ['packages/tooling/bin/headless-bundle.ts', 'api-client']);

const dist = 'apps/web/dist';
const html = readFileSync(`${dist}/index.html`, 'utf8');
const entry = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([file]) => `${dist}/${file}`);
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
const built = Object.values(manifest);
const routes = [...new Set(built.map(({ file }) => `${dist}/${file}`))].filter(
  (file) => file.endsWith('.js') && !entry.includes(file),
);
const styles = [...new Set(built.flatMap(({ file, css = [] }) => [file, ...css]))]
  .filter((file) => file.endsWith('.css'))
  .map((file) => `${dist}/${file}`);

module.exports = [
  { name: 'betslip: headless', path: '.courtside/headless/betslip.js', limit: '12 kB' },
  { name: 'api-client: headless', path: '.courtside/headless/api-client.js', limit: '25 kB' },
  { name: 'web: entry scripts', path: entry, limit: '120 kB' },
  { name: 'web: styles', path: styles, limit: '20 kB' },
  ...routes.map((path) => ({
    name: `web: chunk ${path
      .split('/')
      .pop()
      .replace(/-[^-]+\.js$/, '')}`,
    path,
    limit: '40 kB',
  })),
];
