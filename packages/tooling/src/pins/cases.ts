import type { PackageJson } from '../package-json.ts';

/** A choice of versions that a brand may make and that must work. */
export interface PinCase {
  readonly name: string;
  /** Exact versions by package; everything else is as the brand's own manifest has it. */
  readonly pins: Readonly<Record<string, string>>;
  /** The version of each package that npm must choose, where it installs it. */
  readonly expected: Readonly<Record<string, string>>;
}

export interface Versions {
  readonly previous: string;
  readonly newest: string;
}

const numbers = (version: string): number[] => version.split('.').map(Number);

function isAbove(a: string, b: string): boolean {
  const [left, right] = [numbers(a), numbers(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
}

/**
 * The versions under which the matrix publishes the tree: the current one, and the next minor. A tree that was never
 * released counts as the first release.
 *
 * @example versionsOf('0.4.2') // { previous: '0.4.2', newest: '0.5.0' }
 */
export function versionsOf(version: string): Versions {
  const previous = version === '0.0.0' ? '0.1.0' : version;
  const [major = 0, minor = 0] = numbers(previous);
  return { previous, newest: `${major}.${minor + 1}.0` };
}

/** The lowest version of each third-party module that satisfies all peer ranges. */
export function lowestPeers(manifests: readonly PackageJson[]): Record<string, string> {
  const lowest: Record<string, string> = {};
  for (const { peerDependencies = {} } of manifests) {
    for (const [name, range] of Object.entries(peerDependencies)) {
      const [version] = /\d+\.\d+\.\d+/.exec(range) ?? [];
      if (name.startsWith('@courtside/') || version === undefined) continue;
      const known = lowest[name];
      if (known === undefined || isAbove(version, known)) lowest[name] = version;
    }
  }
  return lowest;
}

/** All newest; everything at its lowest peers; and each package one version back while the others are newest. */
export function pinCases(manifests: readonly PackageJson[]): PinCase[] {
  const versions = new Map(manifests.map(({ name, version }) => [name, versionsOf(version)]));
  const at = (which: keyof Versions) =>
    Object.fromEntries([...versions].map(([name, of]) => [name, of[which]]));
  const pinCase = (name: string, pins: PinCase['pins']): PinCase => ({
    name,
    pins,
    expected: { ...at('newest'), ...pins },
  });
  return [
    // The ranges of the brand's manifest, to which npm takes the newest.
    pinCase('all newest', {}),
    pinCase('lowest peers', { ...at('previous'), ...lowestPeers(manifests) }),
    ...[...versions].map(([name, { previous }]) =>
      pinCase(`${name} one back`, { [name]: previous }),
    ),
  ];
}

/**
 * The cases of one of at least two parts, from 1. The first case has a part of its own: it has as much to do as two
 * others.
 *
 * @throws RangeError for a part that there is not
 * @example partOf([newest, lowest, a, b], 2, 3) // [lowest, b]
 */
export function partOf(cases: readonly PinCase[], part: number, parts: number): PinCase[] {
  if (!(
    Number.isInteger(parts) &&
    parts > 1 &&
    Number.isInteger(part) &&
    part > 0 &&
    part <= parts
  )) {
    throw new RangeError(`No part ${part} of ${parts}: it takes two parts or more, counted from 1`);
  }
  if (part === 1) return cases.slice(0, 1);
  return cases.slice(1).filter((_, index) => index % (parts - 1) === part - 2);
}
