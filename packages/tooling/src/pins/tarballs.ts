import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract } from 'tar';
import type { PackageJson } from '../package-json.ts';
import { run } from '../run.ts';

/** A packed package, ready for publishing. */
export interface Packed {
  readonly manifest: PackageJson;
  readonly tarball: Buffer;
}

/**
 * Packs every publishable package of the workspace as its users get it; the packages must be built.
 *
 * @param out an empty folder
 * @returns the folders with the unpacked contents, by name of the package
 */
export async function packWorkspace(root: string, out: string): Promise<Map<string, string>> {
  const files = join(out, 'tarballs');
  const packed = await run(
    'pnpm',
    ['-r', '--filter', './packages/*', 'pack', '--pack-destination', files],
    { cwd: root },
  );
  if (packed.code !== 0) throw new Error(`The workspace does not pack:\n${packed.output}`);
  const folders = new Map<string, string>();
  for (const file of await readdir(files)) {
    const folder = join(out, file.replace(/\.tgz$/, ''));
    await mkdir(folder, { recursive: true });
    await extract({ file: join(files, file), cwd: folder, strip: 1 });
    const { name, private: isPrivate } = await manifestOf(folder);
    if (!isPrivate) folders.set(name, folder);
  }
  await rm(files, { recursive: true });
  return folders;
}

async function manifestOf(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/**
 * The same content under another version, as a release of all packages would publish it: dependencies on the other
 * packages are carets of that version, peers stay.
 *
 * @param change further changes of the manifest
 */
export async function asVersion(
  folder: string,
  version: string,
  change: (manifest: PackageJson) => PackageJson = (manifest) => manifest,
): Promise<Packed> {
  const manifest = await manifestOf(folder);
  const own = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    name.startsWith('@courtside/') ? `^${version}` : range,
  ]);
  const changed = change({
    ...manifest,
    version,
    ...(manifest.dependencies ? { dependencies: Object.fromEntries(own) } : {}),
  });
  await writeFile(join(folder, 'package.json'), JSON.stringify(changed));
  const chunks: Buffer[] = [];
  const files = await readdir(folder);
  // The same content gives the same tarball, so that npm need not fetch it again.
  const options = {
    gzip: { level: 1 },
    cwd: folder,
    prefix: 'package',
    portable: true,
    mtime: new Date(0),
  };
  for await (const chunk of create(options, files)) {
    chunks.push(chunk as Buffer);
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  return { manifest: changed, tarball: Buffer.concat(chunks) };
}
