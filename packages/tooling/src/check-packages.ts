import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedExports, readPackageJson, type PackageJson } from './package-json.ts';
import { run } from './run.ts';

/** Problems that cannot arise here: the packages are ESM only, and a style sheet has no types. */
const ACCEPTED: readonly string[] = ['CJSResolvesToESM', 'NoResolution', 'UntypedResolution'];

/** Packs each publishable package below `folder` and looks at the tarball. @returns a line for each problem */
export async function checkPackages(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const scratch = await mkdtemp(join(tmpdir(), 'courtside-pack-'));
  try {
    for (const name of await readdir(folder)) {
      const dir = join(folder, name);
      const pkg = await readPackageJson(dir);
      if (pkg.private) continue;
      problems.push(...checkExports(pkg), ...(await checkTarball(dir, pkg, scratch)));
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return problems;
}

/** What is published must be what is developed, less the source condition. */
export function checkExports(pkg: PackageJson): string[] {
  const wanted = publishedExports(pkg.exports ?? {});
  return isDeepStrictEqual(pkg.publishConfig?.exports, wanted)
    ? []
    : [`${pkg.name}: publishConfig.exports differs from exports without the source condition`];
}

async function checkTarball(dir: string, pkg: PackageJson, scratch: string): Promise<string[]> {
  const file = join(scratch, `${pkg.name.replaceAll(/[@/]/g, '_')}.tgz`);
  const packed = await run('npx', ['--yes', 'pnpm@12.18.0', 'pack', '--out', file], { cwd: dir });
  if (packed.code !== 0) return [`${pkg.name}: does not pack\n${packed.output}`];
  const bytes = await readFile(file);
  const tarball = bytes.buffer.slice(
    bytes.byteOffset,
    bytes.byteOffset + bytes.byteLength,
  ) as ArrayBuffer;
  const lint = await publint({ pack: { tarball }, strict: true });
  const types = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  return [
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
