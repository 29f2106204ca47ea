import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkFiles, checkManifest, checkReadme } from './check-manifest.ts';
import { publishedExports, readPackageJson, type PackageJson } from './package-json.ts';
import { addressFields, withAddress, type AddressFields } from './release/address.ts';
import { run } from './run.ts';

/** Problems that do not apply here: the packages are ESM only, and a style sheet has no types. */
const ACCEPTED: readonly string[] = ['CJSResolvesToESM', 'NoResolution', 'UntypedResolution'];

/** Packs each publishable package below `folder` and checks the tarball. @returns a line for each problem */
export async function checkPackages(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const root = dirname(folder);
  const address = (await readPackageJson(root)).courtside?.repository ?? '';
  const scratch = await mkdtemp(join(tmpdir(), 'courtside-pack-'));
  try {
    const packed = await run('pnpm', ['-r', 'pack', '--pack-destination', scratch], {
      cwd: folder,
    });
    if (packed.code !== 0) return [`the packages do not pack\n${packed.output}`];
    for (const name of await readdir(folder)) {
      const pkg = await readPackageJson(join(folder, name));
      if (pkg.private) continue;
      const file = `${pkg.name.replace('@', '').replace('/', '-')}-${pkg.version}.tgz`;
      problems.push(
        ...checkExports(pkg),
        ...checkAddress(pkg, addressFields(address, root, join(folder, name))),
        ...(await checkTarball(join(scratch, file), pkg)),
      );
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return problems;
}

/** The published exports must equal the developed ones without the source condition. */
export function checkExports(pkg: PackageJson): string[] {
  const wanted = publishedExports(pkg.exports ?? {});
  return isDeepStrictEqual(pkg.publishConfig?.exports, wanted)
    ? []
    : [`${pkg.name}: publishConfig.exports differs from exports without the source condition`];
}

/** The address of the source is set once, in the root. */
export function checkAddress(pkg: PackageJson, fields: AddressFields): string[] {
  return isDeepStrictEqual(withAddress(pkg, fields), pkg)
    ? []
    : [`${pkg.name}: its address is not that of the root: \`pnpm run version\` writes it`];
}

async function checkTarball(file: string, pkg: PackageJson): Promise<string[]> {
  const bytes = await readFile(file);
  const tarball = bytes.buffer.slice(
    bytes.byteOffset,
    bytes.byteOffset + bytes.byteLength,
  ) as ArrayBuffer;
  const lint = await publint({ pack: { tarball }, strict: true });
  const content = createPackageFromTarballData(new Uint8Array(tarball));
  const types = await checkPackage(content);
  const inside = `/node_modules/${pkg.name}/`;
  const files = content.listFiles().map((path) => path.slice(inside.length));
  const shipped = JSON.parse(content.readFile(`${inside}package.json`)) as PackageJson;
  return [
    ...checkManifest(shipped),
    ...checkFiles(pkg, files),
    ...checkReadme(pkg, content.readFile(`${inside}README.md`), files),
    ...lint.messages.map(
      (message) =>
        `${pkg.name}: ${formatMessage(message, lint.pkg, { color: false }) ?? message.code}`,
    ),
    ...(types.types === false
      ? [`${pkg.name}: ships no types`]
      : types.problems
          .filter((problem) => !ACCEPTED.includes(problem.kind))
          .map((problem) => `${pkg.name}: ${problem.kind} ${JSON.stringify(problem)}`)),
  ];
}
