// Budgets in brotli bytes: what a browser downloads. The entry is every script that index.html names.
const { readFileSync, readdirSync } = require('node:fs');

const dist = 'apps/web/dist';
const html = readFileSync(`${dist}/index.html`, 'utf8');
const entry = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([file]) => `${dist}/${file}`);
const routes = readdirSync(`${dist}/assets`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => `${dist}/assets/${file}`)
  .filter((file) => !entry.includes(file));

module.exports = [
  { name: 'web: entry scripts', path: entry, limit: '120 kB' },
  { name: 'web: styles', path: `${dist}/assets/*.css`, limit: '20 kB' },
  ...routes.map((path) => ({
    name: `web: chunk ${path
      .split('/')
      .pop()
      .replace(/-[^-]+\.js$/, '')}`,
    path,
    limit: '40 kB',
  })),
];
