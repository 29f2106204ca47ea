// Budgets in brotli bytes: what a browser downloads. The entry is every script that index.html names.
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');

// The rules engine as a site of another make would use it: without screens or a store, with its arithmetic.
execFileSync(process.execPath, ['packages/tooling/bin/headless-bundle.ts', 'betslip']);
// The chat protocol, without screens.
execFileSync(process.execPath, ['packages/tooling/bin/headless-bundle.ts', 'chat']);
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
const stylesOf = (name) => `${dist}/${manifest[name].file}`;
const ofPackage = (name) => stylesOf(`../../packages/${name}/src/styles/index.css`);
// What every page has: the kit and the frame, in the look that takes the most.
const baseStyles = [
  ...manifest['index.html'].css.map((file) => `${dist}/${file}`),
  ...manifest['src/looks/vermilion.ts'].css.map((file) => `${dist}/${file}`),
];
// A page loads the styles of its own features and no others.
const pages = {
  home: ['lobby', 'sports'],
  sports: ['sports', 'betslip', 'member', 'responsible-play'],
  wallet: ['wallet', 'responsible-play'],
  help: ['help'],
  login: ['auth'],
};

module.exports = [
  { name: 'betslip: headless', path: '.courtside/headless/betslip.js', limit: '20 kB' },
  { name: 'chat: headless', path: '.courtside/headless/chat.js', limit: '8 kB' },
  { name: 'api-client: headless', path: '.courtside/headless/api-client.js', limit: '25 kB' },
  { name: 'web: entry scripts', path: entry, limit: '120 kB' },
  ...Object.entries(pages).map(([page, packages]) => ({
    name: `web: styles of ${page}`,
    path: [...baseStyles, ...packages.map(ofPackage)],
    // The board stands beside the slip and the bets that run.
    limit: page === 'sports' ? '21 kB' : '20 kB',
  })),
  ...routes.map((path) => ({
    name: `web: chunk ${path
      .split('/')
      .pop()
      .replace(/-[^-]+\.js$/, '')}`,
    path,
    limit: '40 kB',
  })),
];
