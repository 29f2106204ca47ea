#!/usr/bin/env node
// Bundles the headless entry of a package with everything it stands on, as a site would, so that its size can be
// budgeted: `headless-bundle.ts betslip` writes `.courtside/headless/betslip.js`. With a file named, that is bundled
// from source, for tests and measurements in workers and browsers: `headless-bundle.ts api-client src/index.ts` writes
// `.courtside/source/api-client-index.js`.
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { SOURCE_CONDITION } from '../src/package-json.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [name, file] = process.argv.slice(2);
if (name === undefined) throw new Error('Which package?');
const out = file === undefined ? name : `${name}-${basename(file, '.ts')}`;

await build({
  entry: { [out]: join(root, 'packages', name, file ?? 'dist/index.js') },
  outDir: join(root, '.courtside', file === undefined ? 'headless' : 'source'),
  esbuildOptions(options) {
    if (file !== undefined) options.conditions = [SOURCE_CONDITION];
  },
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
