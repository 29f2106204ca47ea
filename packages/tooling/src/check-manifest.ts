import { CONTEXT_PACKAGES } from './context-packages.ts';
import type { PackageJson } from './package-json.ts';

const OWN = '@courtside/';
/** Allowed range of a context package as a peer: more than one minor, including patches. */
const SPAN = /^(\^[1-9]\d*\.\d+\.\d+|>=\d+\.\d+\.\d+ <\d+\.\d+\.\d+)$/;
/** Third-party modules whose state or context must exist once per page. */
const ONE_TO_A_PAGE = ['react', 'react-dom', 'react-redux', 'react-router', '@lingui/react'];

/**
 * Problems in a published manifest that would keep a brand from pinning versions, one line each.
 *
 * @example checkManifest({ name: '@courtside/a', version: '0.1.0', dependencies: { x: '1.2.3' } }) // ['@courtside/a: x is pinned …']
 */
export function checkManifest(pkg: PackageJson): string[] {
  const problems: string[] = [];
  for (const [name, range] of Object.entries(pkg.dependencies ?? {})) {
    if (CONTEXT_PACKAGES.includes(name) || ONE_TO_A_PAGE.includes(name)) {
      problems.push(`${name} holds state that is one to a page: make it a peer, not a dependency`);
    } else if (name.startsWith(OWN)) {
      if (!/^\^\d/.test(range)) problems.push(`${name} is pinned to ${range}: use workspace:^`);
    } else if (!/^[\^~]\d/.test(range)) {
      problems.push(
        `${name} is pinned to ${range}: brands wait for us to get its security patches`,
      );
    }
  }
  for (const [name, range] of Object.entries(pkg.peerDependencies ?? {})) {
    if (name.startsWith(OWN)) {
      if (!SPAN.test(range)) {
        problems.push(
          `peer ${name} is ${range}, not ^x.y.z of a major or ">=lowest <first that breaks"`,
        );
      }
      if (pkg.devDependencies?.[name] === undefined) {
        problems.push(
          `peer ${name} is not developed against: devDependencies lack workspace:* of it`,
        );
      }
    } else if (!/^(\^|>=)\d/.test(range)) problems.push(`peer ${name} is pinned to ${range}`);
  }
  for (const field of ['description', 'license', 'keywords', 'engines', 'files'] as const) {
    if (pkg[field] === undefined) problems.push(`it has no ${field}`);
  }
  return problems.map((problem) => `${pkg.name}: ${problem}`);
}

/**
 * Files missing in a tarball, or needless ones, one line each. @param files its paths, without the leading `package/`
 */
export function checkFiles(pkg: PackageJson, files: readonly string[]): string[] {
  const wanted = ['package.json', 'README.md', 'LICENSE'];
  // The first release writes it.
  if (pkg.version !== '0.0.0') wanted.push('CHANGELOG.md');
  return [
    ...wanted
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is not in its tarball`),
    ...files
      // The template's files are those of a created brand.
      .filter((file) => !file.startsWith('template/'))
      .filter((file) => /\.(test|stories)\.[a-z.]+$|\.po$/.test(file))
      .map((file) => `${file} is in its tarball, and no brand needs it`),
    // A map to missing sources shows an empty editor.
    ...(files.some((file) => file.endsWith('.d.ts.map')) &&
    !files.some((file) => file.startsWith('src/'))
      ? ['its declaration maps point to src, which is not in its tarball']
      : []),
  ].map((problem) => `${pkg.name}: ${problem}`);
}

/** A path of the workspace, or a relative link. */
const PLACES =
  /`((?:docs|packages|apps|scripts|test|bench|etc)\/[^`\s]*)`|\]\((?:\.\/)?((?:\.\.\/|docs\/|src\/)[^)\s]*)\)/g;

/** Files that a README names but its tarball lacks, one line each. */
export function checkReadme(pkg: PackageJson, readme: string, files: readonly string[]): string[] {
  return [...readme.matchAll(PLACES)]
    .map(([, path, link]) => path ?? link ?? '')
    .filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))
    .map((path) => `${pkg.name}: its README names ${path}, which is not in its tarball`);
}
