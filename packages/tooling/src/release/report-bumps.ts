export type Bump = 'patch' | 'minor' | 'major';

/** Change of the reports of a package's public interface. */
export interface ReportChange {
  readonly name: string;
  /** The package's version before the change. */
  readonly version: string;
  /** True when a line was removed or changed, so that code using it may not compile. */
  readonly removes: boolean;
}

const ORDER: readonly Bump[] = ['patch', 'minor', 'major'];

/** The minimum bump for a change of the public interface: a minor before 1.0; from then on a major for removals. */
export const leastBump = ({ version, removes }: ReportChange): Bump =>
  removes && !version.startsWith('0.') ? 'major' : 'minor';

/** The bumps in a changeset. @example bumpsOf("---\n'@courtside/ui': minor\n---\n") // { '@courtside/ui': 'minor' } */
export function bumpsOf(changeset: string): Record<string, Bump> {
  const [, head = ''] = changeset.split(/^---$/m);
  return Object.fromEntries(
    [...head.matchAll(/^['"]?([^'":]+)['"]?:\s*(patch|minor|major)\s*$/gm)].map(
      ([, name = '', bump]) => [name, bump as Bump],
    ),
  );
}

/** Changes of a public interface without a sufficient changeset, one line each. */
export function unfitBumps(
  changes: readonly ReportChange[],
  changesets: readonly string[],
): string[] {
  const bumps = changesets.map(bumpsOf);
  return changes.flatMap((change) => {
    const least = leastBump(change);
    const highest = Math.max(-1, ...bumps.map((each) => ORDER.indexOf(each[change.name] as Bump)));
    if (highest >= ORDER.indexOf(least)) return [];
    const told = highest < 0 ? 'no changeset tells it' : `its changeset says ${ORDER[highest]}`;
    return [`The public interface of ${change.name} changes, which is a ${least}: ${told}`];
  });
}
