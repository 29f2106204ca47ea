#!/usr/bin/env node
// Bundles the headless entry of a package with everything it stands on, as a site would, so that its size can be
// budgeted: `headless-bundle.ts betslip` writes `.courtside/headless/betslip.js`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Which package?');

await build({
  entry: { [name]: join(root, 'packages', name, 'dist/index.js') },
  outDir: join(root, '.courtside/headless'),
  format: ['esm'],
  noExternal: [/.*/],
  minify: true,
  splitting: false,
  dts: false,
  silent: true,
  target: 'es2022',
  platform: 'neutral',
  config: false,
});
