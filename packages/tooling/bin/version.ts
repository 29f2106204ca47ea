#!/usr/bin/env node
// Makes a release out of the changesets: versions, a changelog in each package that changes, release notes in the root,
// and the address of the source in each manifest. Commits nothing.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageJson } from '../src/package-json.ts';
import { addressFields, withAddress } from '../src/release/address.ts';
import { versionPackages, writeReleaseNotes } from '../src/release/version-packages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const released = await versionPackages(root, join(root, 'node_modules/.bin/changeset'));
if (released.length > 0) {
  await writeReleaseNotes(root, released, new Date().toISOString().slice(0, 10));
}
const { courtside } = await readPackageJson(root);
for (const name of await readdir(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  const pkg = await readPackageJson(folder);
  if (pkg.private) continue;
  const fields = addressFields(courtside?.repository ?? '', root, folder);
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify(withAddress(pkg, fields), null, 2)}\n`,
  );
}
for (const { name, from, to } of released) console.log(`${name} ${from} -> ${to}`);
console.log(`${released.length} packages have a new version`);
